//! A sentence as a row of items: values, places, relations and the words that hold them together;
//! everything that says nothing by itself is left out.

mod again;
mod around;
mod counts;
mod doing;
mod ends;
mod fixed;
mod kin;
mod next;
mod pass;
mod plain;
mod sides;

use super::counting::Counting;
use super::mentions::Mention;
use super::relations::Side;
use super::scenery::Row;
use super::tokens::{Token, phrase_at};
use super::{Ground, ellipses, verbs};
use around::all_adjacent;
use puzzle::{Houses, Offsets};

/// One of the parts that a sentence's meaning is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Item {
    /// A mention of a value, by its place in [`Sentence::mentions`].
    Value(usize),
    /// Places in the row.
    At(Houses),
    /// A relation to another value, by its place in [`Sentence::sides`].
    Side(usize),
    /// "Between", and how near its ends are.
    Between(Within),
    /// "In that order", "in either order".
    Ordered(bool),
    /// "Two houses between": how far those at its ends are apart.
    Gap(Offsets),
    /// "Two houses" at the end of "between A and B there are two houses".
    Count(u8),
    /// "Two houses are to the left of": where that puts what comes next.
    Beyond(Houses),
    /// One of several amounts, by their mentions: "at least 50 dollars".
    Among(Vec<usize>),
    /// "Two people are older than": the amounts that may have what comes next.
    BeyondAmong(Vec<usize>),
    /// What is said of a possessor: "the dog's".
    Possessive,
    Verb(Form),
    /// A form of "to have": "has a neighbor".
    Have,
    Be,
    Not,
    Who,
    Noun,
    And,
    Or,
    But,
    Nor,
    Neither,
    Either,
    Comma,
    /// "It is not true that".
    Untrue,
    /// A dash or colon: where a sentence has no verb, it stands for one.
    Dash,
    If,
    Then,
    Unless,
    OnlyIf,
    Iff,
    There,
    /// "One" and "the other" of a pair.
    One,
    Other,
    /// He, she, it, or his, her, its, at the start of a clause.
    Pronoun,
    /// Him, her, it, as an object.
    Him,
    /// "Of the two": the other of two that were named before.
    Rest,
    /// "So does", "as did": what was said before holds of another.
    So,
    /// The end of a sentence or half of one, with more to come.
    Stop,
    /// "Exactly one of these is true".
    ExactlyOne,
    /// "At least one of these is true".
    AtLeastOne,
    /// "Exactly one of Ann, Bob and Cy": of the subjects that follow.
    OneAlone,
    /// "At the other end" than the one named before.
    OtherEnd,
    /// "Respectively".
    Respectively,
    /// "Nobody", "no one".
    Nobody,
    /// "But not both".
    NotBoth,
    /// Of two: as many before the one as after the other.
    Mirrored,
    /// Of two pairs: as far apart as each other.
    AsFar,
    /// "Of A and B": the pair before "one … the other".
    Of,
    /// "Each", "all", with what they differ in.
    Danger,
    /// A word that is not known.
    Unknown,
}

/// What a verb can do after a noun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// It is what the noun does.
    Plain,
    /// "The Brit living there", "the one named Ann": it opens a clause about the noun.
    Opening,
    /// "The film directed by": it may open one.
    Past,
}

/// How near the ends of "between" are to what is between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Within {
    /// Nobody says.
    Unsaid,
    /// Next door on both sides.
    Directly,
    /// At any distance.
    Somewhere,
}

/// A sentence taken apart.
#[derive(Debug, Default)]
pub(super) struct Sentence {
    pub items: Vec<Item>,
    /// By item: its first token.
    pub starts: Vec<usize>,
    pub mentions: Vec<Mention>,
    pub sides: Vec<Side>,
    /// Numbers that nothing was made of, by token.
    pub idle: Vec<usize>,
    /// Whether the first pronoun is "it", which may be what somebody has.
    pub of_thing: bool,
}

impl Sentence {
    /// The first pronoun that stands for somebody named before.
    pub fn pronoun(&self) -> Option<usize> {
        self.items.iter().position(|item| matches!(item, Item::Pronoun | Item::Him))
    }

    /// Whether a pronoun comes after two things were put beside each other, or one denied of the
    /// other, so that it may mean either.
    pub fn has_open_pronoun(&self) -> bool {
        let related = |item: &Item| {
            matches!(item, Item::Side(_) | Item::Between(_)) || self.of_thing && *item == Item::Not
        };
        self.pronoun().is_some_and(|i| self.items[..i].iter().any(related))
    }
}

/// "In front of the third chair", "before the door on the right": at it, where nothing is in front.
fn at_a_place(found: &mut Sentence, tokens: &[Token]) {
    let in_front = |i: usize| {
        let word = |more: usize| tokens.get(found.starts[i] + more);
        let is = |more: usize, words: &[&str]| word(more).is_some_and(|token| token.is(words));
        matches!(found.items[i], Item::Side(_))
            && matches!(found.items.get(i + 1), Some(Item::At(_)))
            && (is(0, &["before"]) || is(0, &["in"]) && is(1, &["front"]))
    };
    if let Some(i) = (0..found.items.len()).find(|&i| in_front(i)) {
        found.items.remove(i);
        found.starts.remove(i);
    }
}

/// Takes a sentence apart.
pub(super) fn sentence(tokens: &[Token], ground: &Ground) -> Sentence {
    let adjacent = all_adjacent(tokens);
    let tokens = &tokens[..adjacent.unwrap_or(tokens.len())];
    let mut mentions = ground.gazetteer.find(&ground.lexicon, tokens);
    ground.cues.drop_nouns_and_verbs(tokens, &mut mentions);
    let mut lexer = Lexer {
        tokens,
        ground,
        at: 0,
        found: Sentence { mentions, ..Sentence::default() },
        near: false,
        flanked: adjacent.is_some(),
        bystander: None,
        led: false,
        only: false,
    };
    lexer.only = lexer.names_only_one();
    while lexer.at < tokens.len() {
        lexer.next();
    }
    let pronoun = lexer.found.pronoun().and_then(|i| tokens.get(lexer.found.starts[i]));
    lexer.found.of_thing = pronoun.is_some_and(|token| token.is(&["it", "its"]));
    if lexer.led {
        verbs::join_two_values(&mut lexer.found);
    }
    verbs::settle_dashes(&mut lexer.found.items);
    if ground.scenery.row == Row::Side {
        at_a_place(&mut lexer.found, tokens);
    }
    verbs::drop_asides(&mut lexer.found);
    ellipses::fill_ellipses(&mut lexer.found);
    ellipses::fill_bare_relatives(&mut lexer.found, tokens);
    ellipses::fill_denied_sides(&mut lexer.found, tokens);
    verbs::fill_gaps(&mut lexer.found);
    verbs::fill_gaps_before_places(&mut lexer.found);
    verbs::find_verb(&mut lexer.found);
    verbs::fill_missing_verb(&mut lexer.found);
    lexer.found
}

struct Lexer<'t> {
    tokens: &'t [Token],
    ground: &'t Ground,
    at: usize,
    found: Sentence,
    /// Whether "directly" stands before the owner of the next side.
    near: bool,
    /// Whether the sides are those of something flanked.
    flanked: bool,
    /// Who was named only in an aside: "much to the delight of Ann".
    bystander: Option<usize>,
    /// Whether it starts with somebody who is no value and does everything.
    led: bool,
    /// Whether it speaks of "only" one: nobody else stands so.
    only: bool,
}

impl Lexer<'_> {
    fn push(&mut self, item: Item, len: usize) {
        self.found.items.push(item);
        self.found.starts.push(self.at);
        self.at += len;
    }

    fn word(&self, ahead: usize) -> &str {
        self.tokens.get(self.at + ahead).map_or("", |token| token.word.as_str())
    }

    fn words(&self) -> Counting<'_> {
        Counting { tokens: self.tokens, at: self.at, ground: self.ground }
    }

    fn phrase(&self, phrase: &str) -> Option<usize> {
        phrase_at(self.tokens, self.at, phrase)
    }

    fn phrases(&self, phrases: &[&str]) -> Option<usize> {
        phrases.iter().find_map(|phrase| self.phrase(phrase))
    }
}
