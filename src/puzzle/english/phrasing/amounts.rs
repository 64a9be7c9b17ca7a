//! Amounts of two in other words: "there are two years between Ann and Bob", "the difference in
//! price between A and B is $10", "A and B cost $30 together", "only Ann is older than Bob".

use std::ops::Range;

use super::super::lexicon::Class;
use super::super::measures::is_unit;
use super::super::quantities::quantity;
use super::super::tokens::{Token, number, phrase_at};
use super::Wording;

const EXACTLY: &[&str] = &["exactly", "precisely", "just", "only"];
const BOUNDS: &[&str] = &["at least", "at most", "more than", "less than", "no more than"];

/// Words that say that somebody else is meant than a place between.
const PASSES: &[&str] = &[
    "passed",
    "elapsed",
    "separate",
    "separated",
    "separates",
    "passes",
    "separating",
    "went by",
    "go by",
];

impl Wording<'_> {
    fn phrase(&self, at: usize, phrases: &[&str]) -> Option<usize> {
        phrases.iter().find_map(|phrase| phrase_at(&self.tokens, at, phrase))
    }

    /// Where what is said from token `at` on ends: at a mark.
    fn said_until(&self, at: usize) -> usize {
        (at..self.tokens.len()).find(|&at| self.is_mark(at)).unwrap_or(self.tokens.len())
    }

    fn does(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| {
            matches!(self.ground.class(&token.word), Class::Verb | Class::Be)
                || token.is(&["cost", "costs"])
        })
    }

    /// "At least ten dollars", with its unit: how many tokens, and whether it has one.
    fn amount_at(&self, at: usize) -> Option<(usize, bool)> {
        let exactly = usize::from(self.is(at, EXACTLY));
        let bound = self.phrase(at + exactly, BOUNDS).unwrap_or(0);
        let from = at + exactly + bound;
        let (_, len) = quantity(self.tokens.get(from..)?)?;
        let unit = self.tokens.get(from + len).is_some_and(|token| {
            is_unit(&token.word)
                || token.is(&["hour", "hours"])
                || self.ground.measures.names(&token.word)
        });
        let article = self.is(from, &["a", "an"]);
        (unit || !article).then_some((from + len + usize::from(unit) - at, unit))
    }

    /// "There are two years between A and B", "a difference of $5 between", "the difference in price
    /// between A and B is $10", "90 minutes separate A from B": they are so much apart.
    pub(super) fn amounts_between(&mut self) {
        if self.ground.measures.is_empty() {
            return;
        }
        let start = self.phrase(0, &["in all ,", "and", "but"]).unwrap_or(0);
        if let Some((amount, pair)) = self.difference_of(start) {
            let end = self.said_until(start);
            let mut price = self.in_what(start, pair.start);
            let paid = ["paid", "spent", "pays", "spends", "cost", "costs", "price", "prices"];
            if price.is_empty() && pair.clone().any(|at| self.is(at, &paid)) {
                price = "in price".to_owned();
            }
            let mut words = self.two_of(pair);
            let place = words.len();
            words.extend(self.tokens[amount].to_vec());
            self.tokens.splice(start..end, words);
            let end = self.said_until(start);
            self.replace(end..end, &format!("apart {price}"));
            self.replace(start + place..start + place, "are");
        }
    }

    /// "What Ann paid and what Bob paid", "Ann from Bob": Ann and Bob.
    fn two_of(&self, pair: Range<usize>) -> Vec<Token> {
        let and = pair.clone().any(|at| self.is(at, &["and"]));
        let mut words: Vec<Token> = Vec::new();
        let mut own = false;
        for at in pair {
            let mut token = self.tokens[at].clone();
            own |= token.is(&["what"]);
            let verb = own && self.does(at) && (self.is(at + 1, &["and"]) || self.does_last(at));
            if token.is(&["what"]) || verb {
                continue;
            }
            if !and && token.is(&["from"]) {
                token.word = "and".to_owned();
            }
            own &= !token.is(&["and"]);
            words.push(token);
        }
        words
    }

    /// Whether this verb ends its clause.
    fn does_last(&self, at: usize) -> bool {
        self.does(at) && (self.said_until(at) == at + 1 || self.amount_at(at + 2).is_some())
    }

    /// The words of the amount, and those of the pair.
    fn difference_of(&self, start: usize) -> Option<(Range<usize>, Range<usize>)> {
        let end = self.said_until(start);
        let two = |pair: Range<usize>| {
            let named = self.named().iter().filter(|named| pair.contains(&named.start)).count();
            (named >= 2).then_some(pair)
        };
        let the = usize::from(self.is(start, &["the", "a"]));
        let there = self.phrase(start, &["there is", "there are", "there was", "there were"]);
        // "The difference in price between A and B is $10", "the age difference between".
        let differ = ["difference", "gap"];
        let noun = (start + the..start + the + 2).find(|&at| self.is(at, &differ));
        if let Some(noun) = noun.filter(|_| the > 0 && there.is_none()) {
            let between = (noun + 1..noun + 5).find(|&at| self.is(at, &["between"]))?;
            let be = (between + 3..end).rfind(|&at| {
                self.is(at, &["is", "was", "amounts", "came", "comes"])
                    && self.amount_at(at + 1 + usize::from(self.is(at + 1, &["to"]))).is_some()
            })?;
            let from = be + 1 + usize::from(self.is(be + 1, &["to"]));
            let (len, _) = self.amount_at(from)?;
            let over = from + len == end;
            return over.then_some((from..from + len, two(between + 1..be)?));
        }
        let at = start + there.unwrap_or(0);
        let of = self.phrase(at, &["a difference of", "a gap of", "an age gap of"]);
        let from = at + of.unwrap_or(0);
        let (len, unit) = self.amount_at(from)?;
        let mut after = from + len;
        if of.is_none() && !unit {
            return None;
        }
        // Days between may be counted as places are.
        let counts = (from..after).any(|at| {
            self.is(at, &["day", "days", "month", "months", "week", "weeks"])
                || self.ground.scenery.is_place(&self.tokens[at].word) && !self.is(at, &["one"])
        });
        if self.is(after, &["in"]) && !self.is(after + 1, &["between"]) {
            after += 2;
        }
        let passes = self.phrase(after, PASSES);
        if counts && passes.is_none() && of.is_none() {
            return None;
        }
        after += passes.unwrap_or(0);
        let separates = after > 0 && self.tokens[after - 1].word.starts_with("separat");
        let between = usize::from(self.is(after, &["between"]));
        if between == 0 && !separates || there.is_none() && passes.is_none() {
            return None;
        }
        Some((from..from + len, two(after + between..end)?))
    }

    /// "In price", "in age", where the words before say so.
    fn in_what(&self, start: usize, end: usize) -> String {
        let what = ["price", "age", "height", "weight", "length", "cost", "score"];
        let noun = (start..end + 3).find(|&at| self.is(at, &what) && at < self.tokens.len());
        let noun = noun.filter(|&at| at < end);
        noun.map_or(String::new(), |at| format!("in {}", self.tokens[at].word))
    }

    /// "A and B together cost $30", "the ages of A and B add up to 20": 30 dollars together.
    pub(super) fn amounts_together(&mut self) {
        if self.ground.measures.is_empty() || self.named().len() < 2 {
            return;
        }
        const ADD: &[&str] = &[
            "add up to",
            "adds up to",
            "added up to",
            "add to",
            "sum to",
            "total",
            "totaled",
            "totalled",
            "come to",
            "came to",
        ];
        let sum = (2..self.tokens.len()).find_map(|at| {
            let to = self.phrase(at, ADD)?;
            let exactly = usize::from(self.is(at + to, &["a"]));
            let (len, _) = self.amount_at(at + to + exactly)?;
            let two = self.named().iter().filter(|named| named.end <= at).count() > 1;
            two.then_some((at, at + to, at + to + exactly + len))
        });
        let end = self.said_until(0);
        if let Some((at, from, to)) = sum.filter(|(.., to)| *to == end) {
            self.replace(to..to, "together");
            self.replace(at..from, "are");
            return;
        }
        const WHOLE: &[&str] =
            &["together", "in total", "altogether", "in all", "combined", "between them"];
        let Some((at, len)) = (0..end).find_map(|at| Some((at, self.phrase(at, WHOLE)?))) else {
            return;
        };
        let amount = (2..end).find_map(|at| {
            let verb = self.does(at - 1) || self.is(at - 2, &["cost", "paid"]);
            let (len, _) = self.amount_at(at).filter(|_| verb)?;
            let after = at + len;
            let said = after == end || self.phrase(after, WHOLE).is_some_and(|k| after + k == end);
            said.then_some(after)
        });
        let Some(after) = amount else { return };
        if at < after {
            self.replace(after..after, "together");
            self.replace(at..at + len + usize::from(self.is(at + len, &[","])), "");
        } else {
            self.replace(at..at + len, "together");
        }
    }

    /// "Would have had to add $30 to match B": paid 30 less than B.
    pub(super) fn raise_to_match(&mut self) {
        let had = ["would have had to", "would have needed to", "would have to", "would need to"];
        let raise = ["add", "pay", "spend", "bid", "score", "find"];
        let found = (1..self.tokens.len()).find_map(|at| {
            let from = at + self.phrase(at, &had)?;
            let (len, _) = self.amount_at(from + 1).filter(|_| self.is(from, &raise))?;
            let more = from + 1 + len;
            let to = more + usize::from(self.is(more, &["more", "extra"]));
            let same = self.is(to, &["to"]) && self.is(to + 1, &["match", "equal", "reach"]);
            same.then_some((at, from, more, to + 2))
        });
        let Some((at, from, more, end)) = found else { return };
        let what = ["the amount", "the sum", "the price", "what", "the score"];
        let what = self.phrase(end, &what).unwrap_or(0);
        let score = self.is(from, &["score"]);
        self.replace(more..end + what, "less than");
        self.replace(at..from + 1, if score { "scored" } else { "paid" });
    }

    /// "Was already seven years old when B came out": came out seven years before B.
    pub(super) fn old_by_then(&mut self) {
        let found = (1..self.tokens.len()).find_map(|at| {
            let already = usize::from(self.is(at + 1, &["already", "just", "exactly"]));
            let from = at + 1 + already;
            let (len, _) = self.amount_at(from).filter(|_| self.is(at, &["is", "was"]))?;
            let years = self.is(from + len - 1, &["year", "years"]);
            let old = from + len;
            (years && self.is(old, &["old"]) && self.is(old + 1, &["when"])).then_some((at, old))
        });
        let dated = !self.ground.measures.names("old");
        if let Some((at, old)) = found.filter(|_| dated) {
            let already = usize::from(self.is(at + 1, &["already"]));
            self.replace(old..old + 2, "before");
            self.replace(at + 1..at + 1 + already, "");
        }
    }

    /// "The last appointment before 11:00", "the first one after": right before, right after.
    pub(super) fn last_before(&mut self) {
        let ends: [(&[&str], &[&str], &str); 2] = [
            (&["last", "final", "latest"], &["before", "preceding"], "immediately before"),
            (&["first", "earliest"], &["after", "following"], "immediately after"),
        ];
        for (end, joint, plain) in ends {
            let found = (1..self.tokens.len()).find(|&at| {
                self.is(at, &["the"])
                    && self.is(at + 1, end)
                    && !self.is_mark(at + 2)
                    && self.is(at + 3, joint)
                    && !self.names(at..at + 4)
            });
            if let Some(at) = found {
                self.replace(at..at + 4, plain);
            }
        }
    }

    /// What compares in the clause from `at` on: where it starts, and the token after "than".
    fn comparison_in(&self, at: usize) -> Option<(usize, usize)> {
        let end = self.said_until(at);
        let than = (at + 1..end).find(|&at| self.is(at, &["than"]))?;
        let more = [
            "more", "less", "fewer", "higher", "lower", "faster", "slower", "earlier", "later",
            "bigger", "smaller", "better", "worse", "larger",
        ];
        let compares = |at: &usize| {
            self.is(*at, &more)
                || self.ground.scenery.grade.is_some_and(|g| g.compares(&self.tokens[*at].word))
                || self.ground.measures.compares(&self.tokens[*at].word)
        };
        let start = (at + 1..than).rev().take(4).find(compares)?;
        Some((start, than + 1))
    }

    /// "Only Ann is older than Bob": she is, and one is.
    pub(super) fn only_one_compares(&mut self) {
        let of = self.phrase(0, &["of the", "of all", "out of the", "out of all"]);
        let led = of.map_or(0, |_| self.said_until(0) + 1);
        if led > 7 || led > 0 && self.names(0..led) {
            return;
        }
        if !self.is(led, &["only"]) {
            return;
        }
        let end = self.said_until(led);
        let Some((start, _)) = self.comparison_in(led + 1) else { return };
        let Some(verb) = (led + 2..start).find(|&at| self.does(at) && !self.names(at..at + 1))
        else {
            return;
        };
        // "Only the one who drives a bus is older": the verb of the whole is the last.
        let verb = (verb..start).rfind(|&at| self.does(at)).unwrap_or(verb);
        let subjects = self.named().iter().filter(|named| (led..verb).contains(&named.start));
        if subjects.count() != 1 || self.is(led + 1, &["one", "two"]) {
            return;
        }
        let said: Vec<_> = self.tokens[verb..end].to_vec();
        self.replace(end..end, "and exactly one person");
        self.tokens.splice(end + 4..end + 4, said);
        self.replace(0..led + 1, "");
    }

    /// "All the other films are older than Ann's": as many as there are others.
    pub(super) fn all_others_compare(&mut self) {
        const ALL: &[&str] = &[
            "all of the other",
            "all the other",
            "all of the others",
            "all the others",
            "everyone else",
            "everybody else",
            "every other",
            "each of the other",
            "each of the others",
            "all others",
            "all other",
            "the other",
        ];
        let Some(mut at) = self.phrase(0, ALL) else { return };
        let counted = usize::from(self.tokens.get(at).is_some_and(|t| number(&t.word).is_some()));
        // "The other" alone is one of two.
        if self.is(0, &["the"]) && counted == 0 {
            return;
        }
        at += counted;
        at += usize::from(!self.does(at) && !self.is_mark(at));
        let compared = self.comparison_in(at).filter(|(start, _)| *start < at + 4);
        if self.does(at) && compared.is_some() && !self.names(0..at + 1) {
            let others = self.ground.houses - 1;
            self.replace(0..at, &format!("exactly {others} people"));
        }
    }

    /// "Ann is not the baker; Bob is", "it is not Ann's; that was Bob": what was denied is so.
    pub(super) fn another_is(&mut self) {
        let be = ["is", "was", "are", "were", "does", "did", "has", "had"];
        let last = self.tokens.iter().rposition(|token| !token.is_mark());
        let Some(verb) = last.filter(|&last| last > 4) else { return };
        let points = (verb.saturating_sub(4).max(2)..verb).find(|&at| {
            self.is(at, &["is", "was"])
                && self.is(at - 1, &["that"])
                && self.is_mark(at - 2)
                && !(at..=verb).any(|at| self.is(at, &["not", "never"]))
        });
        if points.is_none() && !self.is(verb, &be) {
            return;
        }
        let Some(mark) = (1..verb).rfind(|&at| self.is_mark(at) || self.is(at, &["but"])) else {
            return;
        };
        let from = mark + 1 + usize::from(self.is(mark + 1, &["but", "and"]));
        let from = points.map_or(from, |be| be);
        let names = self.named().iter().filter(|named| named.start >= from).count();
        let Some(not) = (1..mark).find(|&at| self.is(at, &["not"])) else { return };
        let once = (1..mark).filter(|&at| self.is(at, &["not", "never", "nor", "no"])).count() == 1;
        let own = self.is(not - 1, &be);
        let marked = (0..mark).any(|at| self.is(at, &[";", ".", "if"]));
        let said = not + 1..mark - usize::from(self.is_mark(mark - 1));
        // A subject of one name, denied one thing.
        let subject = self.named().iter().filter(|named| named.start < not).count() == 1;
        let object = self.named().iter().filter(|named| said.contains(&named.start)).count() == 1;
        if names != 1
            || !once
            || !own
            || marked
            || !subject
            || !object
            || verb > from + 5
            || verb <= from
        {
            return;
        }
        // "Her hat is not red; that is blue": of one kind with what was denied.
        if points.is_some() && self.alike(said.clone(), from..verb + 1) {
            return;
        }
        let mut said: Vec<_> = self.tokens[said].to_vec();
        let mut after = verb + 1;
        if let Some(be) = points {
            // "That was the plumber": the plumber was what was denied.
            said.insert(0, self.tokens.remove(be));
            after -= 1;
        }
        self.tokens.splice(after..after, said);
        self.named.take();
        self.replace(mark..from, "and");
    }

    /// Whether both ranges name values of one category.
    fn alike(&self, one: Range<usize>, other: Range<usize>) -> bool {
        let found = self.ground.gazetteer.find(&self.ground.lexicon, &self.tokens);
        let category = |range: &Range<usize>| {
            let named = found.iter().find(|mention| range.contains(&mention.start))?;
            named.values.first().map(|value| value.category)
        };
        category(&one).is_some() && category(&one) == category(&other)
    }

    /// "'I paid less than Bob,' said Ann": Ann paid less than Bob.
    pub(super) fn speak_for_oneself(&mut self) {
        let said = [
            "said",
            "says",
            "explained",
            "told",
            "remarked",
            "reported",
            "recalled",
            "added",
            "replied",
            "noted",
            "admitted",
            "announced",
            "boasted",
        ];
        let Some(at) = (3..self.tokens.len()).rfind(|&at| self.is(at, &said)) else { return };
        let end = self.said_until(at);
        let over = (end..self.tokens.len()).all(|at| self.is_mark(at));
        let mine = (0..at).any(|at| self.is(at, &["i", "my"]));
        let marked = self.is_mark(at - 1);
        let names = self.named().iter().filter(|named| named.start > at).count();
        if !over || !mine || !marked || names != 1 || end > at + 6 {
            return;
        }
        let speaker: Vec<Token> = self.tokens[at + 1..end].to_vec();
        self.replace(at - 1..end, "");
        let mut at = 0;
        while at < self.tokens.len() {
            let own = self.is(at, &["my"]);
            if own || self.is(at, &["i", "me"]) {
                let mut name = speaker.clone();
                if let Some(last) = name.last_mut() {
                    last.possessive = own;
                }
                let len = name.len();
                self.tokens.splice(at..at + 1, name);
                at += len;
                if self.is(at, &["am", "have"]) {
                    let verb = if self.is(at, &["am"]) { "is" } else { "has" };
                    self.replace(at..at + 1, verb);
                }
            } else {
                at += 1;
            }
        }
        self.named.take();
    }

    /// "Cheaper than Bob's, but by more than $10", "older than Bob by two years": so much cheaper.
    pub(super) fn by_how_much(&mut self) {
        let found = (3..self.tokens.len()).find_map(|at| {
            let (len, _) = self.amount_at(at + 1).filter(|_| self.is(at, &["by"]))?;
            let over = self.said_until(at) == at + 1 + len;
            let than = (at.saturating_sub(9)..at).rfind(|&than| self.is(than, &["than"]))?;
            let (start, _) = self.comparison_in(than.checked_sub(2)?)?;
            (over && self.names(than..at)).then_some((start, at, len))
        });
        let Some((start, at, len)) = found else { return };
        // "One place", "two houses" count places.
        let unit = at + len;
        let counts = self.ground.scenery.is_place(&self.tokens[unit].word);
        if counts && !self.is(unit, &["year", "years", "hour", "hours"]) {
            return;
        }
        let amount: Vec<Token> = self.tokens[at + 1..at + 1 + len].to_vec();
        let but = usize::from(self.is(at - 1, &["but", "and", "though"]));
        let mark = usize::from(self.is(at - 1 - but, &[","]));
        self.replace(at - but - mark..at + 1 + len, "");
        self.tokens.splice(start..start, amount);
        self.named.take();
    }

    /// "It was Ann who wore the hat, …": she wore it.
    pub(super) fn straighten_cleft(&mut self) {
        let led = self.is(0, &["it"]) && self.is(1, &["is", "was"]);
        let first = self.named().first().filter(|first| led && first.start < 5).cloned();
        let Some(first) = first else { return };
        let plain = (2..first.start).all(|at| self.is(at, &["the", "a", "an"]));
        let goes_on = self.said_until(0) < self.tokens.len() - 1;
        if plain && goes_on && self.is(first.end, &["who", "that"]) && self.does(first.end + 1) {
            self.replace(first.end..first.end + 1, "");
            self.replace(0..2, "");
        }
    }

    /// "Of all five, …", "in order of release, …": says nothing.
    pub(super) fn drop_of_all(&mut self) {
        let comma = (1..7).find(|&at| self.is(at, &[","]));
        let Some(comma) = comma.filter(|&comma| !self.names(0..comma)) else { return };
        let all = ["the", "all", "these", "those", "them", "our"];
        let counted = (1..comma).any(|at| {
            self.tokens.get(at).is_some_and(|token| number(&token.word) == Some(self.ground.houses))
        });
        let whole = self.is(0, &["of"]) && self.is(1, &all) && counted
            || self.phrase(0, &["of all of them", "of them all"]).is_some();
        let order = self.phrase(0, &["in order of", "by order of"]).is_some() && comma < 5;
        let only = self.is(comma + 1, &["only"]);
        if whole && !only || order {
            self.replace(0..comma + 1, "");
        }
    }

    /// "Made by somebody other than Ann": not by her.
    pub(super) fn other_than(&mut self) {
        let found = (2..self.tokens.len()).find(|&at| {
            self.is(at, &["other"]) && self.is(at + 1, &["than"]) && !self.names(at - 2..at)
        });
        let Some(at) = found else { return };
        let article = self.is(at - 2, &["a", "an", "some", "one"]) && !self.is_mark(at - 1);
        let some = ["someone", "somebody", "something"];
        let from = if article { at - 2 } else { at - 1 };
        let clear = article || self.is(at - 1, &some);
        let denied = (0..at).any(|at| self.is(at, &["not", "no", "nobody", "never", "neither"]));
        if clear && !denied {
            let by = usize::from(self.is(from - 1, &["by", "to", "of", "with", "for"]));
            self.replace(from - by..at + 2, "not");
        }
    }

    /// "No film by Ann or Bob is set in Rome": it is not true that one is.
    pub(super) fn none_of_these(&mut self) {
        let led = ["by", "from", "with", "of"];
        let noun = self.is(0, &["no"]) && !self.is(1, &["one", "other"]) && !self.is_mark(1);
        if noun && self.is(2, &led) && !self.names(0..2) && self.names(3..7) {
            self.replace(0..1, "it is not true that the");
        }
    }

    /// "Had soup before the race": what all take part in is no place.
    pub(super) fn drop_the_event(&mut self) {
        let events = [
            "race",
            "start",
            "competition",
            "contest",
            "match",
            "game",
            "tournament",
            "event",
            "party",
        ];
        let Some(end) = self.tokens.iter().rposition(|token| !token.is_mark()) else { return };
        let before = ["before", "after", "during"];
        if end > 3
            && self.is(end, &events)
            && self.is(end - 1, &["the"])
            && self.is(end - 2, &before)
            && !self.names(end - 2..end + 1)
            && !self.is(end - 3, &["immediately", "just", "right", "directly", "day"])
        {
            self.replace(end - 2..end + 1, "");
        }
    }

    /// "Ann is the only one who is older than Bob": only she is.
    pub(super) fn the_only_one(&mut self) {
        let found = (1..self.tokens.len()).find(|&at| {
            self.is(at, &["the"])
                && self.is(at + 1, &["only", "sole"])
                && self.is(at - 1, &["is", "was", "are", "were"])
        });
        let Some(at) = found else { return };
        let Some((start, _)) = self.comparison_in(at + 2) else { return };
        let subjects = self.named().iter().filter(|named| named.end < at).count();
        let marked = (0..start).any(|at| self.is_mark(at));
        if subjects == 1 && start < at + 7 && !marked && !self.names(at..start) {
            let verb = (at..start).rfind(|&i| self.does(i) && !self.is(i, &["is", "was"]));
            match verb {
                Some(verb) => self.replace(at - 1..verb, ""),
                None => self.replace(at..start, ""),
            }
            self.replace(0..0, "only");
        }
    }

    /// "Tickets to hear Ann": for Ann. "You pay $5 more to hear Ann than to hear Bob": she costs
    /// more than him.
    pub(super) fn to_hear(&mut self) {
        let verbs = ["hear", "see", "watch", "attend", "visit", "hire", "rent", "ride", "buy"];
        let hear = |at: usize| self.is(at, &["to"]) && self.is(at + 1, &verbs);
        let paid = self.phrase(0, &["you had to pay", "you have to pay", "you pay", "it cost"]);
        if let Some(from) = paid {
            let two: Vec<usize> = (from..self.tokens.len()).filter(|&at| hear(at)).collect();
            let [a, b] = two[..] else { return };
            if !self.is(b - 1, &["than"]) || self.names(0..a) || !self.is(a - 1, &["more", "less"])
            {
                return;
            }
            let words: Vec<Token> = self.tokens[from..a].to_vec();
            let who: Vec<Token> = self.tokens[a + 2..b - 1].to_vec();
            self.replace(0..b + 2, "than");
            self.tokens.splice(0..0, words);
            self.replace(0..0, "costs");
            self.tokens.splice(0..0, who);
            self.named.take();
            return;
        }
        let prices = ["ticket", "tickets", "price", "seat", "seats", "fee", "cost"];
        while let Some(at) = (1..self.tokens.len())
            .find(|&at| self.is(at, &["to"]) && self.is(at + 1, &verbs) && self.is(at - 1, &prices))
        {
            self.replace(at..at + 2, "for");
        }
    }

    /// "Jazz is not what Ann or Bob plays": it is not theirs.
    pub(super) fn what_they_do(&mut self) {
        let found = (2..self.tokens.len()).find(|&at| {
            self.is(at, &["what", "where"]) && (self.is(at - 1, &["not", "is", "was"]))
        });
        let Some(at) = found else { return };
        let end = self.said_until(at);
        let pair = (at..end).any(|at| self.is(at, &["or"]));
        let names = self.named().iter().filter(|named| (at..end).contains(&named.start)).count();
        if pair && names == 2 && self.does(end - 1) && !self.names(end - 1..end) {
            self.replace(end - 1..end, "");
            self.replace(at..at + 1, "");
        }
    }

    /// "Going from youngest to oldest, …", "in order of age, from youngest to oldest, …": as the row
    /// goes.
    pub(super) fn going_up(&mut self) {
        let up = [
            "youngest", "lowest", "cheapest", "least", "shortest", "earliest", "lightest",
            "smallest", "oldest",
        ];
        let down = [
            "oldest", "highest", "dearest", "most", "tallest", "latest", "heaviest", "largest",
            "eldest", "longest", "greatest", "newest",
        ];
        let lead = [
            "going", "lined", "in", "from", "ordered", "ranked", "sorted", "arranged", "when",
            "standing", "listed", "reading", "placed",
        ];
        if !self.is(0, &lead) {
            return;
        }
        let from = (0..8).find(|&at| self.is(at, &["from"]));
        let Some(from) = from else { return };
        let first = from + 1 + usize::from(self.is(from + 1, &["the"]));
        let to = (first + 1..first + 4).find(|&at| self.is(at, &["to"]));
        let Some(to) = to else { return };
        let last = to + 1 + usize::from(self.is(to + 1, &["the"]));
        let Some(comma) = (last + 1..last + 4).find(|&at| self.is(at, &[","])) else { return };
        let newest = self.is(first, &["oldest"]) != self.is(last, &["newest"]);
        let rising = self.is(first, &up) && self.is(last, &down) && !newest;
        if rising && !self.names_but(0..comma, first, last) {
            self.replace(0..comma + 1, "");
        }
    }

    /// Whether a value is named in these tokens, other than by the words at two places.
    fn names_but(&self, range: Range<usize>, a: usize, b: usize) -> bool {
        self.named()
            .iter()
            .any(|named| range.contains(&named.start) && ![a, b].contains(&named.start))
    }
}
