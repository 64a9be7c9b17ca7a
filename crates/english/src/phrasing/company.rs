//! Who was with several others: "Ann had lunch with Bob, Cy and the baker" makes four different
//! people of them; and who somebody is not, told before what tells who she is.

use std::ops::Range;

use super::super::tokens::{Token, number, ordinal};
use super::acquaintances::PLACES;
use super::gathered::is_social;
use super::somebody::is_agent;
use super::{Mention, Wording};

/// Words for somebody of whom more is said.
const PERSONS: [&str; 18] = [
    "one",
    "person",
    "man",
    "woman",
    "boy",
    "girl",
    "child",
    "student",
    "friend",
    "guest",
    "lady",
    "gentleman",
    "victim",
    "owner",
    "winner",
    "player",
    "guy",
    "people",
];

/// What is had with others.
const OCCASIONS: [&str; 14] = [
    "lunch",
    "dinner",
    "breakfast",
    "supper",
    "brunch",
    "drinks",
    "meal",
    "meeting",
    "argument",
    "chat",
    "quarrel",
    "row",
    "fight",
    "conversation",
];

/// What comes before a verb without saying more.
const ADVERBS: [&str; 14] = [
    "had",
    "has",
    "have",
    "is",
    "was",
    "just",
    "often",
    "always",
    "once",
    "recently",
    "sometimes",
    "later",
    "also",
    "both",
];

impl Wording<'_> {
    /// "Ann had lunch with Bob, Cy and the baker": four different people.
    pub(super) fn with_several_others(&mut self) {
        let named = self.named().to_vec();
        let Some(a) = named.first() else { return };
        let end = self.said_until(named.last().map_or(0, |last| last.end));
        let over = (end..self.tokens.len()).all(|at| self.is_mark(at));
        let denied = (0..end).any(|at| self.is(at, &["not", "never", "or", "neither", "nor"]));
        if !(3..6).contains(&named.len()) || denied || !over {
            return;
        }
        let with = (a.end + 1..named[1].start).rfind(|&at| self.is(at, &["with"]));
        let Some(with) = with else { return };
        let occasion = self.is(with - 1, &OCCASIONS);
        let had = ["had", "have", "has", "ate", "eat", "eats", "shared", "share"];
        let verb = (a.end..with).find(|&at| match occasion {
            true => self.is(at, &had) && !self.is(at + 1, &["just", "often", "had", "once"]),
            false => is_social(&self.tokens[at].word) && !self.is(at, &had),
        });
        let Some(verb) = verb.filter(|&verb| with < verb + 4) else { return };
        let idle = |at: usize| self.is(at, &ADVERBS) || is_agent(&self.tokens[at].word);
        let others = self.listed_people(with + 1..end, occasion);
        if others.len() + 1 != named.len() || !(a.end..verb).all(idle) {
            return;
        }
        let who = (a.end..verb).find(|&at| self.is(at, &ADVERBS)).unwrap_or(verb);
        let many = ["three", "four", "five"][others.len() - 2];
        self.replace(end..end, &format!("are {many} different people"));
        self.replace(who..with + 1, ",");
    }

    /// The people in a list "A, B and C", each told by one value; none where one may be no person.
    /// Whom somebody has an occasion with are people, however they are called.
    fn listed_people(&self, range: Range<usize>, occasion: bool) -> Vec<Range<usize>> {
        let mut all = Vec::new();
        let mut from = range.start;
        for at in range.start..=range.end {
            if at < range.end && !self.is(at, &[",", "and"]) {
                continue;
            }
            if at > from {
                all.push(from..at);
            }
            from = at + 1;
        }
        let person = |one: &Range<usize>| {
            let mut inside = self.mentions().iter().filter(|m| one.contains(&m.start));
            let (Some(only), None) = (inside.next(), inside.next()) else { return false };
            let people = |m: &Mention| {
                m.values.iter().all(|value| self.ground.peoples.contains(&value.category))
            };
            let told = one.clone().take(3).any(|at| self.is(at, &PERSONS));
            let agent = only.end < one.end && is_agent(&self.tokens[one.end - 1].word);
            let called =
                occasion && (self.is(one.start, &["the"]) || self.tokens[one.start].capital);
            told || agent || called || people(only)
        };
        if all.len() > 1 && all.iter().all(person) { all } else { Vec::new() }
    }

    /// "Ann's dog chases the baker's cat": she has the dog, and the baker has the cat.
    pub(super) fn hers_does_to_his(&mut self) {
        let [a, x, b, y] = self.mentions() else { return };
        let category = |mention: &Mention| match mention.values.as_slice() {
            [only] => Some(only.category),
            _ => None,
        };
        let owned = category(x).filter(|_| category(x) == category(y));
        let apart = owned.is_some() && category(a) != owned && category(b) != owned;
        let (a, x) = (a.start..a.end, x.start..x.end);
        let (b, y) = (b.start..b.end, y.start..y.end);
        let owns = |owner: &Range<usize>, thing: &Range<usize>| {
            self.tokens[thing.start - 1].possessive
                && (owner.end..thing.start).all(|at| is_agent(&self.tokens[at].word))
        };
        if !apart || a.start > 1 || !owns(&a, &x) || !owns(&b, &y) {
            return;
        }
        let joints = ["and", "or", "but", "while", "nor", "who", "that", "which", "if", "then"];
        let says_more = |at: usize| {
            let word = &self.tokens[at].word;
            self.is_mark(at)
                || self.is(at, PLACES)
                || self.is(at, &joints)
                || number(word).is_some()
                || ordinal(word).is_some()
        };
        let article = b.start - usize::from(self.is(b.start - 1, &["the"]));
        let end = self.said_until(y.end);
        let over = (end..self.tokens.len()).all(|at| self.is_mark(at));
        if over && x.end < article && !(x.end..article).chain(y.end..end).any(says_more) {
            self.tokens[x.start - 1].possessive = false;
            self.tokens[y.start - 1].possessive = false;
            self.replace(y.end..end, "");
            self.replace(y.start..y.start, "has the");
            self.replace(x.end..article, "and");
            self.replace(x.start..x.start, "has the");
        }
    }

    /// "The guest (who was not Ann) that brought figs came first": what is in brackets is said of who
    /// brought figs.
    pub(super) fn not_her_before_who(&mut self) {
        let Some(open) = self.tokens.iter().position(|token| token.is(&["("])) else { return };
        let Some(close) = (open..self.tokens.len()).find(|&at| self.is(at, &[")"])) else { return };
        let who = ["who", "which", "that", "whose", "with"];
        let led = open > 1 && open < 5 && self.is(0, &["the"]) && !self.names(0..open);
        if !led || !self.is(close + 1, &who) || !self.names(open..close) {
            return;
        }
        let mut from = open + 1 + usize::from(self.is(open + 1, &["who", "which", "that"]));
        let bare = self.is(from, &["not"]);
        if bare {
            from += 1;
        } else if !self.is(from, &["is", "was", "are", "were", "does", "did", "has", "had"]) {
            return;
        }
        let Some(told) = self.named().iter().find(|named| named.start > close).cloned() else {
            return;
        };
        // Nothing comes between who it is and what tells so.
        let other = |at: usize| self.is_mark(at) || self.is(at, &["not", "or", "and", "but"]);
        let again = |at: usize| self.is(at, &["does", "did", "do", "is", "was", "are", "were"]);
        let far = (close + 2..told.start).any(other) || (close + 3..told.start).any(again);
        if far {
            return;
        }
        let mut said: Vec<Token> = self.unowning(&told);
        let aside = self.tokens[from..close].to_vec();
        let at = said.len();
        said.extend(aside);
        let len = said.len();
        self.replace(open..close + 1, "");
        self.replace_by(0..0, said);
        self.replace(len..len, ";");
        if bare {
            self.replace(at..at, "is not");
        }
    }
}
