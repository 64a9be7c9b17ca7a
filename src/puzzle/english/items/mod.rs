//! A sentence as a row of items: values, places, relations and the words that hold them together;
//! everything that says nothing by itself is left out.

mod again;
mod around;
mod counts;
mod ends;
mod fixed;
mod kin;
mod pass;
mod plain;
mod sides;

use super::super::{Houses, Offsets};
use super::counting::Counting;
use super::leaving::departs;
use super::lexicon::{Class, is_site};
use super::measures::{is_unit, pays};
use super::mentions::Mention;
use super::positions::houses_at;
use super::relations::{Side, side_at};
use super::scenery::Row;
use super::tokens::{Token, number, phrase_at};
use super::{Ground, ellipses, verbs};
use around::all_adjacent;

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

    fn next(&mut self) {
        let ground = self.ground;
        if self.passed()
            || self.neither_beside()
            || self.row_words()
            || self.said_before()
            || self.behind_a_door()
            || self.below_that()
            || self.kin()
        {
            return;
        }
        if self.by_sex() {
            return;
        }
        if let Some(len) = self.category_name() {
            self.push(Item::Noun, len);
            return;
        }
        if let Some((item, len)) = self.fixed() {
            self.push(item, len);
            return;
        }
        if self.amounts() {
            return;
        }
        if let Some((houses, len)) = self.numbered_place() {
            self.push(Item::At(houses), len);
            return;
        }
        let mention = self.found.mentions.iter().position(|mention| mention.start == self.at);
        if let Some(index) = mention {
            // "House 3" is a place even where 3 is a value, and "left of" a side.
            let len = self.found.mentions[index].end - self.at;
            let longer = |len_of: usize| len_of > len;
            let place = houses_at(self.tokens, self.at, ground.houses, &ground.scenery);
            let place = place
                .filter(|(_, place)| longer(*place) && self.ground.scenery.is_place(self.word(0)));
            if place.is_none() {
                let possessive = self.tokens[self.at + len - 1].possessive;
                // "The Finn bowls", "the one who sings": the verb is the value.
                let verb = len == 1
                    && !ground.gazetteer.is_value(self.word(0))
                    && !self.word(0).ends_with("ing")
                    && ground.lexicon.class(self.word(0)) == Class::Verb
                    && !self.has_done();
                let does = self.at > 0
                    && self.tokens[self.at - 1].is(&["who", "that", "which"])
                    && !self.tokens[self.at].capital
                    && self.word(0).ends_with('s');
                if verb || does && len == 1 {
                    self.push(Item::Verb(Form::Plain), 0);
                }
                self.push(Item::Value(index), len);
                if possessive {
                    self.push(Item::Possessive, 0);
                }
                return;
            }
        }
        if self.one_of_a_shade() {
            return;
        }
        if self.is_first_doing() {
            self.at += 1;
            return;
        }
        let ranked = super::tokens::ordinal(self.word(0)).is_some();
        let place = ranked
            .then(|| houses_at(self.tokens, self.at, ground.houses, &ground.scenery))
            .flatten();
        if let Some((houses, len)) = place.filter(|(_, len)| !self.crosses_mention(*len)) {
            if let Some((houses, more)) = self.on_its_side(houses, len) {
                self.push(Item::At(houses), len + more);
                return;
            }
            let len = len + self.of_the_row(len);
            self.push(Item::At(houses), len);
            return;
        }
        if departs(self.tokens, self.at) {
            self.push(Item::Verb(Form::Past), 1);
            return;
        }
        // "Robin leads the Badgers" where there are leaders.
        let ties = ground.lexicon.class(self.word(0)) == Class::Verb
            && ground.cues.is_name_of_category(self.word(0));
        // "Cost more than" is about prices where these do not order the row.
        let compares = |at: usize| matches!(self.word(at), "more" | "less");
        let priced = ground.measures.prices_beside_the_row();
        if matches!(self.word(0), "cost" | "costs") && compares(1) && priced {
            self.push(Item::Verb(Form::Plain), 1);
            return;
        }
        if compares(0) && priced && pays(&self.tokens[self.at.saturating_sub(3)..self.at]) {
            self.push(Item::Danger, 1);
            return;
        }
        if let Some((side, len)) = side_at(self.tokens, self.at, ground.houses, &ground.scenery) {
            if self.compares_amounts(len) {
                self.push(Item::Danger, len);
                return;
            }
            if !self.crosses_mention(len) && (!ties || len > 1) {
                if self.is_done() {
                    self.push(Item::Verb(Form::Plain), 0);
                }
                self.push_side(side, len);
                return;
            }
        }
        // "3 pounds less than", of which nothing was made so far, is no place.
        let compares = ["more", "less", "fewer", "older", "younger", "cheaper", "dearer"];
        if number(self.word(0)).is_some()
            && is_unit(self.word(1))
            && compares.contains(&self.word(2))
        {
            self.push(Item::Danger, 1);
            return;
        }
        let place = houses_at(self.tokens, self.at, ground.houses, &ground.scenery);
        if let Some((houses, len)) = place.filter(|(_, len)| !self.crosses_mention(*len)) {
            if let Some((houses, more)) = self.on_its_side(houses, len) {
                self.push(Item::At(houses), len + more);
                return;
            }
            let len = len + self.of_the_row(len);
            // "Ann won, and Bob came second": the verb is the place.
            let noun = self.at > 0 && self.tokens[self.at - 1].is(&["the", "both", "two", "its"]);
            let verb =
                matches!(self.word(0), "won" | "wins" | "win" | "starts" | "ends" | "begins");
            if verb && !noun {
                self.push(Item::Verb(Form::Plain), 0);
            }
            self.push(Item::At(houses), len);
            return;
        }
        self.plain_word();
    }

    /// "House 5" where 5 is a value too, but not of houses.
    fn numbered_place(&self) -> Option<(Houses, usize)> {
        let ground = self.ground;
        // "Stall number 4" is no other number of stalls.
        let named = usize::from(matches!(self.word(1), "number" | "no" | "nr"));
        let digit = self.word(1 + named).starts_with(|c: char| c.is_ascii_digit());
        let site = |word: &str| {
            (is_site(word) || named > 0 && ground.scenery.is_place(word))
                && !ground.cues.is_name_of_category(word)
        };
        if !digit || !site(self.word(0)) {
            return None;
        }
        let (houses, len) = houses_at(self.tokens, self.at, ground.houses, &ground.scenery)?;
        let starts_here = |m: &Mention| m.start == self.at;
        (len == 2 + named && !self.found.mentions.iter().any(starts_here)).then_some((houses, len))
    }

    /// "Has her teeth whitened": the value is what she has done, not what she does.
    fn has_done(&self) -> bool {
        matches!(self.found.items.as_slice(), [.., Item::Have, Item::Noun | Item::Unknown])
    }

    /// Whether a value starts inside the next `len` tokens.
    fn crosses_mention(&self, len: usize) -> bool {
        self.found.mentions.iter().any(|m| (self.at + 1..self.at + len).contains(&m.start))
    }
}
