//! A sentence as a row of items: values, places, relations and the words that hold them together;
//! everything that says nothing by itself is left out.

use super::super::{Houses, Offsets};
use super::counting::Counting;
use super::lexicon::{Class, is_past, is_site};
use super::mentions::Mention;
use super::positions::houses_at;
use super::relations::{Side, side_at};
use super::scenery::Row;
use super::tokens::{Token, number};
use super::{Ground, verbs};

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
    /// "At the other end" than the one named before.
    OtherEnd,
    /// "Respectively".
    Respectively,
    /// "Nobody", "no one".
    Nobody,
    /// "But not both".
    NotBoth,
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
}

/// Takes a sentence apart.
pub(super) fn sentence(tokens: &[Token], ground: &Ground) -> Sentence {
    let mentions = ground.gazetteer.find(&ground.lexicon, tokens);
    let mut lexer =
        Lexer { tokens, ground, at: 0, found: Sentence { mentions, ..Sentence::default() } };
    while lexer.at < tokens.len() {
        lexer.next();
    }
    verbs::settle_dashes(&mut lexer.found.items);
    verbs::find_verb(&mut lexer.found.items);
    lexer.found
}

struct Lexer<'t> {
    tokens: &'t [Token],
    ground: &'t Ground,
    at: usize,
    found: Sentence,
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
        let mut len = 0;
        for word in phrase.split(' ') {
            if self.word(len) != word {
                return None;
            }
            len += 1;
        }
        Some(len)
    }

    fn phrases(&self, phrases: &[&str]) -> Option<usize> {
        phrases.iter().find_map(|phrase| self.phrase(phrase))
    }

    fn next(&mut self) {
        let ground = self.ground;
        const ASIDES: [&str; 8] = [
            "in the same way",
            "by the same token",
            "as it happens",
            "of course",
            "in other words",
            "at the same time",
            "for that matter",
            "as luck would have it",
        ];
        if let Some(len) = self.phrases(&ASIDES).or_else(|| self.not_necessarily()) {
            self.at += len;
            return;
        }
        if let Some((item, len)) = self.named_again() {
            self.push(item, len);
            return;
        }
        if let Some((side, len)) = self.elliptic() {
            self.push_side(side, len);
            self.push(Item::Him, 0);
            return;
        }
        if let Some((side, len)) = self.other_side() {
            self.push_side(side, len);
            return;
        }
        // "Behind door 3", "behind an even-numbered door".
        let door = |token: &Token| token.is(&["door", "doors", "desk", "counter", "window"]);
        if self.word(0) == "behind" && self.tokens[self.at + 1..].iter().take(4).any(door) {
            let after = &self.tokens[self.at + 1..];
            if after.iter().take_while(|token| !door(token)).all(|token| {
                token.is(&["a", "an", "the", "odd", "even", "numbered"])
                    || super::tokens::ordinal(&token.word).is_some()
            }) {
                self.at += 1;
                return;
            }
        }
        if let Some((item, len)) = self.fixed() {
            self.push(item, len);
            return;
        }
        // "$10 more than" is a distance even where $10 is a value.
        if ground.scenery.scale.is_some() {
            let measured = side_at(self.tokens, self.at, ground.houses, &ground.scenery);
            let counted = self.word(0).starts_with(|c: char| c.is_ascii_digit());
            if let Some((side, len)) =
                measured.filter(|(_, len)| counted && !self.crosses_mention(*len))
            {
                self.push_side(side, len);
                return;
            }
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
                // "The Finn bowls": the verb is the value.
                let verb = len == 1
                    && !ground.gazetteer.is_value(self.word(0))
                    && !self.word(0).ends_with("ing")
                    && ground.lexicon.class(self.word(0)) == Class::Verb;
                if verb {
                    self.push(Item::Verb(Form::Plain), 0);
                }
                self.push(Item::Value(index), len);
                if possessive {
                    self.push(Item::Possessive, 0);
                }
                return;
            }
        }
        let ranked = super::tokens::ordinal(self.word(0)).is_some();
        let place = ranked
            .then(|| houses_at(self.tokens, self.at, ground.houses, &ground.scenery))
            .flatten();
        if let Some((houses, len)) = place.filter(|(_, len)| !self.crosses_mention(*len)) {
            let len = len + self.of_the_row(len);
            self.push(Item::At(houses), len);
            return;
        }
        if let Some((side, len)) = side_at(self.tokens, self.at, ground.houses, &ground.scenery) {
            if !self.crosses_mention(len) {
                self.push_side(side, len);
                return;
            }
        }
        let place = houses_at(self.tokens, self.at, ground.houses, &ground.scenery);
        if let Some((houses, len)) = place.filter(|(_, len)| !self.crosses_mention(*len)) {
            let len = len + self.of_the_row(len);
            self.push(Item::At(houses), len);
            return;
        }
        self.plain_word();
    }

    /// "Right before or right after" is one side.
    fn push_side(&mut self, side: Side, len: usize) {
        let pair = ["the two", "these two", "the pair", "those two"].iter().find_map(|words| {
            let mut at = self.at + len;
            for word in words.split(' ') {
                if !self.tokens.get(at)?.is(&[word]) {
                    return None;
                }
                at += 1;
            }
            Some(at)
        });
        if let Some(after) = pair.filter(|&at| self.tokens.get(at).is_none_or(Token::is_mark)) {
            self.found.sides.push(side);
            self.push(Item::Side(self.found.sides.len() - 1), len);
            self.push(Item::Rest, after - self.at);
            return;
        }
        if let [.., Item::Side(before), Item::Or] = self.found.items.as_slice() {
            if let Some(both) = self.found.sides[*before].either(&side) {
                self.found.sides[*before] = both;
                self.found.items.pop();
                self.found.starts.pop();
                self.at += len;
                return;
            }
        }
        self.found.sides.push(side);
        self.push(Item::Side(self.found.sides.len() - 1), len);
    }

    /// Whether a value starts inside the next `len` tokens.
    fn crosses_mention(&self, len: usize) -> bool {
        self.found.mentions.iter().any(|m| (self.at + 1..self.at + len).contains(&m.start))
    }

    /// Words with one meaning wherever they stand.
    fn fixed(&self) -> Option<(Item, usize)> {
        let mentions = &self.found.mentions;
        if let Some(found) = self.words().gap(|at| mentions.iter().any(|m| m.start == at)) {
            return Some(found);
        }
        let table: &[(&[&str], Item)] = &[
            (&["if and only if", "exactly when", "exactly if", "precisely when", "iff"], Item::Iff),
            (&["only if", "only when"], Item::OnlyIf),
            (
                &[
                    "in that order",
                    "in this order",
                    "in the given order",
                    "respectively in that order",
                    "from left to right",
                    "in left to right order",
                    "in order from left to right",
                    "in the order given",
                    "in the stated order",
                    "in order",
                ],
                Item::Ordered(true),
            ),
            (
                &[
                    "in either order",
                    "in some order",
                    "in any order",
                    "not necessarily in that order",
                    "not necessarily in this order",
                    "in one order or the other",
                    "in one order or another",
                    "in one order or other",
                    "in no particular order",
                    "though not necessarily in that order",
                ],
                Item::Ordered(false),
            ),
            (
                &[
                    "directly between",
                    "immediately between",
                    "right between",
                    "directly in between",
                    "immediately in between",
                    "right in between",
                    "sandwiched between",
                    "sandwiched directly between",
                ],
                Item::Between(Within::Directly),
            ),
            (
                &["somewhere in between", "somewhere between", "anywhere between"],
                Item::Between(Within::Somewhere),
            ),
            (&["in between", "between"], Item::Between(Within::Unsaid)),
            (&["respectively"], Item::Respectively),
            (&["nobody", "no one", "no person", "no other person"], Item::Nobody),
            (&["just as"], Item::And),
            (&["neither"], Item::Neither),
            (&["either"], Item::Either),
            (&["nor"], Item::Nor),
            (&["unless"], Item::Unless),
            (&["if", "whenever", "in case", "provided that", "assuming"], Item::If),
            (&["then"], Item::Then),
            (
                &[
                    "the other one",
                    "the other person",
                    "the other house",
                    "the other",
                    "the second one",
                    "another",
                ],
                Item::Other,
            ),
            (&["but not by both", "but not both", "not both", "and not both"], Item::NotBoth),
            (&["it is not true that", "it is false that", "it is not the case that"], Item::Untrue),
            (&["and or", "used to"], Item::Danger),
        ];
        if let Some(found) = self.said_again().or_else(|| self.exactly_one()) {
            return Some(found);
        }
        let the_other = |pair: &[Token]| pair[0].is(&["the"]) && pair[1].is(&["other"]);
        let one_other = self.tokens.windows(2).any(the_other);
        if let Some(found) = self.counted_subjects(one_other) {
            return Some(found);
        }
        if let Some((item, len)) =
            table.iter().find_map(|(phrases, item)| Some((item.clone(), self.phrases(phrases)?)))
        {
            let end_named = matches!(item, Item::Either | Item::Other);
            // "He is not Noel either."
            if item == Item::Either && self.tokens.get(self.at + len).is_none_or(Token::is_mark) {
                return Some((Item::Comma, len));
            }
            // "At either end" is a place.
            if end_named && matches!(self.word(1), "end" | "side") {
                return None;
            }
            return Some((item, len));
        }
        if self.word(0) == "one"
            && one_other
            && !matches!(self.word(1), "another" | "who" | "house")
        {
            let place = houses_at(self.tokens, self.at, self.ground.houses, &self.ground.scenery);
            let side = side_at(self.tokens, self.at, self.ground.houses, &self.ground.scenery);
            if place.is_none() && side.is_none() {
                return Some((Item::One, if self.word(1) == "person" { 2 } else { 1 }));
            }
        }
        None
    }

    /// "…, though not necessarily the one right below": what comes before is at any distance.
    fn not_necessarily(&self) -> Option<usize> {
        let led = ["though not necessarily", "but not necessarily", "although not necessarily"];
        self.phrases(&led)?;
        let rest = &self.tokens[self.at..];
        let stop = rest.iter().position(|token| token.is(&[".", ";", "!"])).unwrap_or(rest.len());
        let valued =
            self.found.mentions.iter().any(|m| (self.at..self.at + stop).contains(&m.start));
        let order = rest[..stop].iter().any(|token| token.is(&["order"]));
        (!valued && !order).then_some(stop)
    }

    /// "That runner": who was spoken of before.
    fn named_again(&self) -> Option<(Item, usize)> {
        let noun = self.word(1);
        let who =
            matches!(self.ground.class(noun), Class::Noun) || self.ground.scenery.is_place(noun);
        let after_noun = matches!(self.found.items.last(), Some(Item::Noun | Item::Value(_)))
            && self.at > 0
            && !self.tokens[self.at - 1].is_mark();
        if !matches!(self.word(0), "that" | "this") || !who || after_noun {
            return None;
        }
        let named = |at: usize| self.found.mentions.iter().any(|m| m.start == at);
        if named(self.at + 1) || named(self.at + 2) {
            return None;
        }
        let start = self.found.items.is_empty() || self.after_joint();
        Some((if start { Item::Pronoun } else { Item::Him }, 2))
    }

    /// "Ann on one side and Bob on the other."
    fn other_side(&self) -> Option<(Side, usize)> {
        let led = self.at > 0 && self.tokens[self.at - 1].is(&["on", "to"]);
        let sided = self.tokens[..self.at]
            .windows(2)
            .any(|pair| pair[0].is(&["one"]) && pair[1].is(&["side"]));
        let len = self.phrase("the other side").or(self.phrase("the other"))?;
        let side = Side { readings: vec![(Offsets::NEXT_TO, "")], noun: true, mutual: false };
        (led && sided).then_some((side, len))
    }

    /// "The very next day", "the day after", with nothing after: than what was said before.
    fn elliptic(&self) -> Option<(Side, usize)> {
        let unit = |ahead: usize| {
            let word = self.word(ahead);
            is_site(word)
                || matches!(
                    word,
                    "day" | "month" | "year" | "week" | "hour" | "morning" | "evening"
                )
                || self.ground.scenery.is_place(word)
        };
        let ends = |len: usize| {
            self.tokens.get(self.at + len).is_none_or(|token| token.is_mark() || token.is(&["and"]))
        };
        let next = ["the very next", "the next", "the following"].iter().find_map(|words| {
            let len = self.phrase(words)?;
            (unit(len) && ends(len + 1)).then_some((true, len + 1))
        });
        let day = (self.word(0) == "the" && unit(1)).then(|| match self.word(2) {
            "after" | "afterwards" if ends(3) => Some((true, 3)),
            "before" if ends(3) => Some((false, 3)),
            _ => None,
        });
        let (after, len) = next.or(day.flatten())?;
        let offsets = if after { Offsets::IMMEDIATELY_RIGHT } else { Offsets::IMMEDIATELY_LEFT };
        // house(him) − house(x): one earlier than x is "after".
        Some((Side { readings: vec![(offsets, "")], noun: false, mutual: false }, len))
    }

    /// "So does", "as did"; "at the other end".
    fn said_again(&self) -> Option<(Item, usize)> {
        let aux = |word: &str| {
            matches!(word, "do" | "does" | "did" | "is" | "was" | "were" | "are" | "has" | "had")
        };
        if matches!(self.word(0), "so" | "as") && aux(self.word(1)) {
            return Some((Item::So, 1));
        }
        let led = self.at > 0 && self.tokens[self.at - 1].is(&["at", "on", "in"]);
        if led && self.phrase("the other").is_some() {
            let end = matches!(self.word(2), "end" | "side");
            let one = self.tokens[..self.at]
                .windows(2)
                .any(|pair| pair[0].is(&["one"]) && pair[1].is(&["end", "side"]));
            let last = self.tokens.get(self.at + 2).is_none_or(Token::is_mark);
            let sided = self.tokens[..self.at]
                .windows(2)
                .any(|pair| pair[0].is(&["one"]) && pair[1].is(&["side"]));
            if one && sided {
                return None;
            }
            if one && (end || last) {
                return Some((Item::OtherEnd, 2 + usize::from(end)));
            }
        }
        None
    }

    /// "Exactly one of these two statements is true:".
    fn exactly_one(&self) -> Option<(Item, usize)> {
        let start = ["exactly", "only", "precisely"].contains(&self.word(0));
        let at = usize::from(start);
        if !start && !self.found.items.is_empty()
            || self.word(at) != "one"
            || self.word(at + 1) != "of"
        {
            return None;
        }
        let rest = &self.tokens[self.at + at..];
        let end = rest.iter().take(9).position(|token| token.is(&["true", "correct", "holds"]))?;
        let plain = rest[..end].iter().all(|token| !token.is_mark());
        let mark = rest.get(end + 1).is_some_and(|token| token.is(&[":", "-", ","]));
        plain.then_some((Item::ExactlyOne, at + end + 1 + usize::from(mark)))
    }

    /// "Exactly one of A and B is C" counts its subjects, which nothing here does.
    fn counted_subjects(&self, one_other: bool) -> Option<(Item, usize)> {
        let neighbor = self.tokens.iter().any(|token| token.is(&["neighbor", "neighbors"]));
        if self.word(0) != "one" || self.word(1) != "of" || one_other || neighbor {
            return None;
        }
        let place =
            houses_at(self.tokens, self.at, self.ground.houses, &self.ground.scenery).is_some();
        (!place).then_some((Item::Danger, 2))
    }

    /// Whether a clause can start here after another.
    fn after_joint(&self) -> bool {
        matches!(
            self.found.items.last(),
            Some(Item::And | Item::But | Item::Comma | Item::Stop | Item::If | Item::Then)
        )
    }

    /// Whether an unknown word could put what follows in relation to what came before.
    fn governs(&self) -> bool {
        let before = |back: usize, words: &[&str]| {
            self.at.checked_sub(back).is_some_and(|at| self.tokens[at].is(words))
        };
        let led = before(1, &["to", "on", "at", "is"])
            || before(1, &["the"]) && before(2, &["to", "on", "at", "in"]);
        matches!(self.word(1), "of" | "from" | "than" | "to") && led
    }

    /// "The painting", "Ann's talk": nouns that are spelt like verbs.
    fn is_noun(&self) -> bool {
        let Some(before) = self.at.checked_sub(1).map(|at| &self.tokens[at]) else { return false };
        let ing = self.word(0).ends_with("ing");
        // "The teal-jacketed man".
        if self.tokens[self.at].glued {
            return true;
        }
        let led = before.is(&["a", "an", "the"]) || before.possessive && self.word(1) != "is";
        // "The acrylic painting hangs".
        let ends = self.tokens.get(self.at + 1).is_none_or(|next| {
            next.is_mark() || matches!(self.ground.class(&next.word), Class::Verb | Class::Be)
        });
        let named = matches!(self.found.items.last(), Some(Item::Value(_)))
            && self.tokens[..self.at]
                .iter()
                .rev()
                .take(4)
                .any(|token| token.is(&["a", "an", "the"]));
        let verb = |item: &Item| matches!(item, Item::Verb(_) | Item::Have | Item::Be);
        // "Has the brown sail".
        let bare = !self.word(0).ends_with(['s', 'd']) && self.found.items.iter().any(verb);
        led || (ing || bare) && ends && named
    }

    /// "Of the hallway", "of the five weddings", after a place.
    fn of_the_row(&self, len: usize) -> usize {
        let word = |ahead: usize| self.word(len + ahead);
        let of = matches!(word(0), "of" | "in" | "on") && matches!(word(1), "the" | "all" | "our");
        let counted = usize::from(number(word(2)) == Some(self.ground.houses));
        let noun = 2 + counted;
        let known = matches!(
            word(noun),
            "row"
                | "line"
                | "street"
                | "queue"
                | "race"
                | "table"
                | "hallway"
                | "corridor"
                | "group"
        );
        let plain = !word(noun).is_empty()
            && self.ground.class(word(noun)) != Class::Danger
            && self.tokens.get(self.at + len + noun).is_some_and(|token| !token.is_mark());
        let named = (self.at + len..=self.at + len + noun)
            .any(|at| self.found.mentions.iter().any(|m| m.start == at));
        let ends = !matches!(word(noun + 1), "of" | "who" | "with");
        let clear = word(0) == "of" || known || counted > 0;
        if of && plain && !named && ends && clear { noun + 1 } else { 0 }
    }

    fn form(&self, word: &str) -> Form {
        let passive = self.tokens.get(self.at + 1).is_some_and(|next| next.is(&["by"]))
            && !matches!(self.found.items.last(), Some(Item::Be | Item::Have | Item::Not));
        match () {
            _ if word.ends_with("ing") || passive => Form::Opening,
            _ if is_past(word) => Form::Past,
            _ => Form::Plain,
        }
    }

    /// Words that only lead up to what is said.
    fn lead_in(&self) -> Option<usize> {
        let finds = |word: &str| {
            matches!(word, "find" | "see" | "meet" | "notice" | "spot" | "hear" | "discover")
        };
        match self.word(0) {
            "you'll" if finds(self.word(1)) => Some(2),
            "you" if finds(self.word(1)) => Some(2),
            "you" if finds(self.word(2)) => Some(3),
            "that" | "those" if self.word(1) == "of" => Some(2),
            _ => None,
        }
    }

    fn plain_word(&mut self) {
        let token = &self.tokens[self.at];
        let word = token.word.as_str();
        let start = self.found.items.is_empty();
        if let Some((side, len)) = self.words().identity() {
            return self.push_side(side, len);
        }
        // "Before Cy does".
        let last = self.tokens[self.at + 1..].iter().all(Token::is_mark);
        if last && self.at > 0 && token.is(&["does", "did", "do", "is", "has"]) {
            self.at += 1;
            return;
        }
        // "The last to arrive", "the first to finish".
        let infinitive = word == "to"
            && matches!(self.found.items.last(), Some(Item::At(_)))
            && self.ground.class(self.word(1)) == Class::Verb;
        if infinitive {
            self.at += 2;
            return;
        }
        // "Two houses separate the Brit from the Swede."
        if word == "from"
            && self.found.items.iter().any(|item| matches!(item, Item::Gap(_)))
            && self.tokens[..self.at].iter().any(|t| t.is(&["separate", "separates", "separated"]))
        {
            return self.push(Item::And, 1);
        }
        // "You will find tea in house 1", "than that of the Brit".
        if let Some(len) = self.lead_in() {
            self.at += len;
            return;
        }
        let item = match word {
            ";" => Some(Item::Stop),
            "." | "!" if !last && self.at + 1 < self.tokens.len() => Some(Item::Stop),
            "," | "(" | ")" => Some(Item::Comma),
            "-" | ":" | "=" => Some(Item::Dash),
            "." | "!" | "?" | "#" | "|" | "/" => None,
            "and" | "while" | "whereas" | "as well as" => Some(Item::And),
            "or" => Some(Item::Or),
            "but" | "yet" | "though" | "although" => Some(Item::But),
            "there" => Some(Item::There),
            "have" | "has" | "had" | "having" => Some(Item::Have),
            "he" | "she" | "it" | "they" | "his" | "her" | "its" | "their"
                if start || self.after_joint() =>
            {
                Some(Item::Pronoun)
            }
            "him" | "them" => Some(Item::Him),
            "her" | "it" if self.tokens.get(self.at + 1).is_none_or(Token::is_mark) => {
                Some(Item::Him)
            }
            "of" | "between" | "among" if start => Some(Item::Of),
            "named" | "called" | "known" | "surnamed" | "nicknamed" => {
                Some(Item::Verb(Form::Opening))
            }
            "without" => Some(Item::Not),
            // Somebody of the row: else it were a side.
            "neighbor" | "neighbors" if self.at > 0 => Some(Item::Noun),
            "cost" | "costs" if self.ground.scenery.scale.is_some() => {
                Some(Item::Verb(Form::Plain))
            }
            // Nothing is above or below in a street.
            "under" | "over" if matches!(self.ground.scenery.row, Row::Side | Row::Time) => None,
            _ => match self.ground.class(word) {
                Class::Filler => None,
                Class::Noun => Some(Item::Noun),
                Class::Verb if self.is_noun() => Some(Item::Noun),
                Class::Verb => Some(Item::Verb(self.form(word))),
                Class::Be => Some(Item::Be),
                Class::Who => Some(Item::Who),
                Class::Negation => Some(Item::Not),
                Class::Danger => Some(Item::Danger),
                // "To the east of" may be a relation that is not known.
                Class::Unknown if self.governs() => Some(Item::Danger),
                Class::Unknown => Some(Item::Unknown),
            },
        };
        let possessive = token.possessive;
        match item {
            Some(item) => self.push(item, 1),
            None => {
                let counts = number(word).is_some() || super::tokens::ordinal(word).is_some();
                if counts && word != "one" {
                    self.found.idle.push(self.at);
                }
                self.at += 1;
            }
        }
        if possessive {
            self.push(Item::Possessive, 0);
        }
    }
}
