//! Several who are gathered: "three of the guests were A, B and C", "Ann and the baker play golf
//! together". Whoever is named so is somebody else than the others.

use std::ops::Range;

use super::super::tokens::number;
use super::Wording;
use super::somebody::is_agent;

/// What people do with each other, so that it takes two.
const SOCIAL: &str = "play plays played dance dances danced dine dines dined lunch lunched chat chats chatted \
    talk talks talked travel travels traveled travelled study studies studied jog jogs jogged work \
    works worked argue argues argued quarrelled quarreled meet met commute commutes carpool \
    carpools vacationed walk walks walked shop shops shopped hike hikes hiked golf golfs golfed bowl bowls bowled swim swims swam went \
    go goes trained trains train had have attended attend ate eat grew shared share";

/// What two do to each other.
const RECIPROCAL: &[&str] =
    &["dated", "quarrelled", "quarreled", "argued", "divorced", "eloped", "chatted", "fought"];

/// Whether it takes two to do so.
pub(super) fn is_social(verb: &str) -> bool {
    SOCIAL.split_ascii_whitespace().any(|word| word == verb)
}

impl Wording<'_> {
    /// "Three of the figurines were A, B and C", "among the guests were A, B and C": the figurines
    /// are, all different; of two, that they are.
    pub(super) fn so_many_of_them_are(&mut self) {
        let count = self.tokens.first().and_then(|first| number(&first.word));
        let among = self.is(0, &["among", "amongst", "included"]);
        let led = among || count.is_some_and(|k| k > 1) && self.is(1, &["of"]);
        let the = if among { 1 } else { 2 };
        if !led || !self.is(the, &["the", "these", "those", "our", "his", "her"]) {
            return;
        }
        let are = (the + 2..self.tokens.len().min(the + 7))
            .find(|&at| self.is(at, &["are", "were", "include", "included"]));
        let Some(are) = are.filter(|&are| !(the..are).any(|at| self.is_mark(at))) else { return };
        // "Three of the men are older than A" says something of them.
        let names = |at: usize| {
            let article = usize::from(self.is(at, &["the", "a", "an"]));
            let one = self.is(at + article, &["one", "person", "man", "woman", "child", "student"]);
            article > 0 && one || self.names(at + article..at + article + 3)
        };
        let led = self.is(are + 1, &["the", "a", "an"])
            || self.named().iter().any(|named| named.start == are + 1);
        if self.names(0..are) || !led || !names(are + 1) {
            return;
        }
        if count != Some(2) {
            self.replace(are..are + 1, "are");
            self.replace(0..the, "");
            return;
        }
        let end = self.said_until(are + 1);
        let ands = (are + 1..end).filter(|&at| self.is(at, &["and"])).count();
        let named = self.named().iter().filter(|named| (are..end).contains(&named.start)).count();
        let over = (end..self.tokens.len()).all(|at| self.is_mark(at));
        if over && ands == 1 && named == 2 {
            self.replace(end..end, "are two different people");
            self.replace(0..are + 1, "");
        }
    }

    /// "The five horses are: A, B, …, and E": as many as are listed, after a colon or without.
    pub(super) fn as_many_as_listed(&mut self) {
        let count = self.tokens.get(1).and_then(|token| number(&token.word));
        let Some(count) = count.filter(|&k| k > 2 && self.is(0, &["the", "these", "those"])) else {
            return;
        };
        let are = (3..self.tokens.len().min(6)).find(|&at| self.is(at, &["are", "were"]));
        let Some(are) = are.filter(|&are| !self.names(0..are)) else { return };
        let colon = usize::from(self.is(are + 1, &[":"]));
        let from = are + 1 + colon;
        let end = (from..self.tokens.len())
            .find(|&at| self.is_mark(at) && !self.is(at, &[",", "#"]))
            .unwrap_or(self.tokens.len());
        let over = (end..self.tokens.len()).all(|at| self.is_mark(at));
        let mut parts = 0;
        let mut named = true;
        for part in self.tokens[from..end].split(|token| token.is(&[",", "and"])) {
            parts += usize::from(!part.is_empty());
            named &= part.first().is_none_or(|first| {
                first.is(&["the"]) || first.capital || !first.word.chars().all(char::is_alphabetic)
            });
        }
        if over && named && parts == usize::from(count) {
            self.replace(are + 1..from, "");
            self.replace(1..2, "");
        }
    }

    /// "Among the guests are Ann and Bob: one …", "of the two guests Ann and Bob, one …": of Ann and
    /// Bob, one ….
    pub(super) fn among_them_one(&mut self) {
        let comma = self.tokens.iter().position(|token| token.is(&[","]));
        let two = self.is(0, &["of"]) && self.is(1, &["the"]) && self.is(2, &["two"]);
        let one = comma.is_some_and(|at| self.is(at + 1, &["one", "exactly"]));
        let led = self.is(4, &["the"]) || self.names(4..5);
        let claims = self.is(3, &["claims", "statements", "sentences", "things", "facts"]);
        if two && one && led && !claims && !self.names(3..4) {
            self.replace(1..4, "");
        }
        let colon = self.tokens.iter().position(|token| token.is(&[":", ";", "-"]));
        let Some(colon) = colon.filter(|&at| self.is(at + 1, &["one"])) else { return };
        let are = (2..colon.min(8)).find(|&at| self.is(at, &["are", "were"]));
        let Some(are) = are.filter(|&are| !self.names(0..are)) else { return };
        if self.is(0, &["among", "amongst"]) {
            self.replace(colon..colon + 1, ",");
            self.replace(0..are + 1, "of");
        }
    }

    /// "Of Ann and Bob, one has the cat and one the dog": and the other the dog. "Of Ann and Bob, one
    /// has the cat": exactly one.
    pub(super) fn one_and_one(&mut self) {
        let Some(comma) = self.tokens.iter().position(|token| token.is(&[","])) else { return };
        let pair = self.is(0, &["of", "between"])
            && self.named().iter().filter(|named| named.end <= comma).count() == 2;
        if !pair || !self.is(comma + 1, &["one"]) {
            return;
        }
        self.say_verb_of_the_other(comma + 2);
        let again = (comma + 2..self.tokens.len()).find(|&at| {
            let after = usize::from(self.is(at, &["and", "while"]));
            after > 0
                && self.is(at + 1, &["one"])
                && !self.is(at + 2, &["of", "who", "with", "from"])
        });
        // "One is the one who came by bike".
        let more = ["other", "one", "former", "latter", ",", ";", "-", ":"];
        let goes_on =
            |at: usize| self.is(at, &more) && !(self.is(at, &["one"]) && self.is(at - 1, &["the"]));
        let over = !(comma + 2..self.tokens.len()).any(goes_on);
        match again {
            Some(and) => self.replace(and + 1..and + 2, "the other"),
            None if over && self.is(0, &["of"]) => {
                self.replace(comma + 1..comma + 2, "exactly one")
            }
            None => {}
        }
    }

    /// "One was made in oil and the other in pastel", "one drinks tea and the other milk": the other
    /// drinks it. `at` is where it is said what one does.
    fn say_verb_of_the_other(&mut self, at: usize) {
        let found = (at..self.tokens.len()).find(|&and| {
            self.is(and, &["and", "while", "but"])
                && self.is(and + 1, &["the"])
                && self.is(and + 2, &["other"])
        });
        let Some(and) = found else { return };
        let next = and + 3 + usize::from(self.is(and + 3, &["one"]));
        let one = self.named().iter().find(|named| named.start > at && named.start < and);
        let Some(one) = one.map(|one| one.start) else { return };
        let be = ["is", "was", "are", "were", "has", "had", "does", "did"];
        let says = self.does(next) || self.is(next, &be) || self.is(next, &["not", "of", "with"]);
        let plain = !(at..and).any(|at| self.is_mark(at) || self.is(at, &["or", "not", "either"]));
        let Some(first) = self.tokens.get(next).filter(|_| !says && plain) else { return };
        // What both halves say is not said once more.
        let verb = (at..one).find(|&at| self.tokens[at].word == first.word).unwrap_or(one);
        let does = self.does(at) || self.is(at, &be);
        if does && at < verb && self.names(next..self.tokens.len()) {
            let words = self.tokens[at..verb].to_vec();
            self.tokens.splice(next..next, words);
            self.named.take();
        }
    }

    /// "Behind Ann, and Bob, and Cy too": a list like any other. "(Not necessarily in that order)"
    /// is the end of a sentence with commas for brackets.
    pub(super) fn and_another_and_another(&mut self) {
        let named = self.named().to_vec();
        let next = |a: &Range<usize>, b: &Range<usize>| {
            let article = usize::from(self.is(b.start - 1, &["the", "a", "an"]));
            self.is(a.end, &[","]) && self.is(a.end + 1, &["and"]) && b.start == a.end + 2 + article
        };
        let ands: Vec<usize> = named
            .windows(3)
            .filter(|three| next(&three[0], &three[1]) && next(&three[1], &three[2]))
            .map(|three| three[0].end + 1)
            .collect();
        for and in ands.into_iter().rev() {
            self.replace(and..and + 1, "");
        }
        let order = |at: usize| self.is(at, &["order"]) && self.is(at + 1, &[")"]);
        if let Some(close) = (4..self.tokens.len()).find(|&at| order(at)).map(|at| at + 1)
            && let Some(open) = (close.saturating_sub(8)..close).find(|&at| self.is(at, &["("]))
            && !self.names(open..close)
        {
            self.replace(close..close + 1, "");
            let joint = usize::from(self.is(open + 1, &["though", "but", "although"]));
            self.replace(open..open + 1 + joint, ",");
        }
    }

    /// "Ann and the baker play golf together", "Ann plays golf with the baker", "Ann, the baker and Cy
    /// had lunch together": they are different people.
    pub(super) fn do_it_together(&mut self) {
        let named = self.named().to_vec();
        let end = self.said_until(named.last().map_or(0, |last| last.end));
        let over = (end..self.tokens.len()).all(|at| self.is_mark(at));
        let denied = (0..end).any(|at| self.is(at, &["not", "never", "or", "neither", "nor"]));
        let placed = (0..end).any(|at| {
            self.is(at, &["next", "before", "after", "left", "right", "first", "last"])
                || self.is(at, &["armrest", "wall", "fence", "hedge", "border"])
                || number(&self.tokens[at].word).is_some()
        });
        if !(2..5).contains(&named.len()) || !over || denied || placed || named[0].start > 3 {
            return;
        }
        let social =
            |range: Range<usize>| range.clone().find(|&at| is_social(&self.tokens[at].word));
        let after = named[named.len() - 1].end;
        let listed = named.windows(2).all(|pair| {
            (pair[0].end..pair[1].start).any(|at| self.is(at, &[",", "and"]))
                && !(pair[0].end..pair[1].start).any(|at| self.does(at))
        });
        // "Ann and the baker … together", "… with each other", "… once dated".
        let each_other = self.is(end - 1, &["together", "other", "another"]);
        // "The dog and the tea go together" are in one place.
        let paired = |verb: usize| {
            self.is(verb, &["go", "goes", "went"]) && self.is(verb + 1, &["together"])
        };
        let verb = social(after..end).filter(|&verb| each_other && !paired(verb));
        let mutual = (after..end).find(|&at| self.is(at, RECIPROCAL)).filter(|&at| at + 1 == end);
        if let Some(verb) = verb.or(mutual).filter(|_| listed) {
            let adverbs = ["both", "all", "often", "always", "sometimes", "once", "used", "to"];
            let idle = |at: usize| self.is(at, &adverbs) || is_agent(&self.tokens[at].word);
            if (after..verb).all(idle) {
                let many = ["two", "three", "four"][named.len() - 2];
                let from = (after..verb).find(|&at| self.is(at, &adverbs)).unwrap_or(verb);
                self.replace(from..end, &format!("are {many} different people"));
            }
            return;
        }
        let [a, b] = named.as_slice() else { return };
        // "Ann … with the baker".
        let with = (a.end + 1..b.start).rfind(|&at| self.is(at, &["with", "against"]));
        let Some(with) = with.filter(|&with| b.start < with + 6) else { return };
        let verb = social(a.end..with);
        let person = (with..end).any(|at| {
            self.is(at, &["child", "person", "man", "woman", "student", "friend", "one"])
        });
        let somebody = self.mentions()[1]
            .values
            .iter()
            .all(|value| self.ground.peoples.contains(&value.category));
        // What comes after may say more of her.
        if let Some(verb) = verb.filter(|_| person || somebody)
            && (b.end..end).all(|at| {
                self.is(
                    at,
                    &["child", "person", "man", "woman", "student", "family", "every", "often"],
                )
            })
        {
            self.replace(verb..with + 1, "is not");
        }
    }
}
