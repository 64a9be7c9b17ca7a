//! One for another: "it is not Ann's; that is Bob's", "somebody other than Ann", "'I paid less than
//! Bob,' said Ann".

use std::ops::Range;

use super::super::lexicon::Class;
use super::super::tokens::Token;
use super::Wording;

impl Wording<'_> {
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

    /// "The plain hat is not Ann's; hers is red": Ann's is.
    pub(super) fn hers_is(&mut self) {
        let found = (3..self.tokens.len()).find(|&at| {
            let opens = self.is_mark(at - 1) || self.is(at - 1, &["and", "but", "while"]);
            opens
                && self.is(at, &["his", "hers", "theirs"])
                && self.is(at + 1, &["is", "was", "are", "were"])
        });
        let Some(at) = found else { return };
        let mut owners = self
            .named()
            .iter()
            .filter(|named| named.end < at && self.tokens[named.end - 1].possessive);
        if let (Some(owner), None) = (owners.next().cloned(), owners.next()) {
            let owner = self.tokens[owner].to_vec();
            self.tokens.splice(at..at + 1, owner);
            self.named.take();
        }
    }

    /// "Did not buy anything for his aunt": did not buy for his aunt.
    pub(super) fn not_anything(&mut self) {
        let to = ["for", "from", "to", "in", "at", "with", "on", "by"];
        let found = (2..self.tokens.len().saturating_sub(1)).find(|&at| {
            let denied = (at.saturating_sub(3)..at).any(|at| self.is(at, &["not", "never"]));
            self.is(at, &["anything"]) && denied && self.is(at + 1, &to)
        });
        if let Some(at) = found {
            self.replace(at..at + 1, "");
        }
    }

    /// "Will not play with anything but the yarn", "is anything but plain".
    pub(super) fn anything_but(&mut self) {
        let any = ["anything", "anywhere", "anyone", "anybody"];
        let found = (1..self.tokens.len()).find(|&at| {
            self.is(at, &any)
                && (self.is(at + 1, &["but", "except"])
                    || self.is(at + 1, &["other"]) && self.is(at + 2, &["than"]))
        });
        let Some(at) = found else { return };
        let end = at + if self.is(at + 1, &["other"]) { 3 } else { 2 };
        let not = (at.saturating_sub(5)..at).rfind(|&at| self.is(at, &["not", "never"]));
        let be = ["is", "was", "are", "were"];
        match not {
            Some(not) if !self.names(not..at) => {
                let does = ["does", "did", "will", "would", "can", "could", "do"];
                let from = not - usize::from(not > 0 && self.is(not - 1, &does));
                self.replace(at..end, "only");
                self.replace(from..not + 1, "");
            }
            None if self.is(at - 1, &be) => self.replace(at..end, "not"),
            _ => {}
        }
    }

    /// "Nobody living next to Ann has the cat": the cat is not next to her.
    pub(super) fn nobody_next_to(&mut self) {
        let start = match () {
            () if self.is(0, &["nobody"]) => 1,
            () if self.is(0, &["no", "none"]) && self.is(1, &["one", "person"]) => 2,
            () => return,
        };
        let [a, b] = self.named() else { return };
        let (a, b) = (a.clone(), b.clone());
        let next = (start..a.start).any(|at| {
            self.is(at, &["next", "beside", "adjacent", "alongside"])
                && !self.is(at - 1, &["not", "directly"])
        });
        let lives = start + usize::from(self.is(start, &["who", "that"]));
        let does =
            self.tokens.get(lives).is_some_and(|t| self.ground.class(&t.word) == Class::Verb)
                || self.is(lives, &["next", "beside", "is"]);
        let verb = self
            .tokens
            .get(a.end)
            .is_some_and(|token| matches!(self.ground.class(&token.word), Class::Verb | Class::Be));
        let end = self.said_until(0);
        let plain = !(start..end).any(|at| self.is_mark(at) || self.is(at, &["not", "and", "or"]));
        if !next || !does || !verb || !plain {
            return;
        }
        let mut words = self.tokens[b].to_vec();
        let len = words.len();
        words.extend(self.tokens[a].to_vec());
        words.iter_mut().for_each(|word| word.possessive = false);
        self.tokens.splice(..end, words);
        self.named.take();
        self.replace(len..len, "is not next to the");
    }

    /// "A neighbor who keeps cats and another who keeps birds": and a neighbor.
    pub(super) fn another_neighbor(&mut self) {
        let found = (3..self.tokens.len()).find(|&at| {
            self.is(at, &["another"])
                && self.is(at - 1, &["and"])
                && self.is(at + 1, &["who", "with"])
        });
        let Some(another) = found else { return };
        let neighbor =
            (1..another).find(|&at| self.is(at, &["neighbor"]) && self.is(at - 1, &["a", "one"]));
        let has = neighbor.is_some_and(|at| at > 1 && self.is(at - 2, &["has", "had"]));
        if has {
            self.replace(another..another + 1, "has a neighbor");
        }
    }

    /// "Nor is he in Rome", at the start of a sentence: he is not.
    pub(super) fn nor_is_he(&mut self) {
        let be = ["is", "was", "are", "were", "does", "did", "do", "has", "had", "can", "will"];
        let opens = |at: usize| {
            let person = self.is(at + 2, &["he", "she", "they"]);
            at == 0 || self.is(at - 1, &[".", ";"]) || person && self.is(at - 1, &[","])
        };
        let Some(at) = (0..self.tokens.len())
            .find(|&at| opens(at) && self.is(at, &["nor"]) && self.is(at + 1, &be))
        else {
            return;
        };
        let him = self.is(at + 2, &["he", "she", "it", "they"]);
        let first = self.named().iter().find(|named| named.start > at + 1);
        let end = match first {
            _ if him => at + 3,
            Some(first) if first.start <= at + 3 => first.end,
            _ => return,
        };
        self.replace(end..end, "not");
        let be = self.tokens.remove(at + 1);
        self.tokens.insert(end - 1, be);
        self.named.take();
        self.replace(at..at + 1, "");
    }

    /// Whether both ranges name values of one category.
    pub(super) fn alike(&self, one: Range<usize>, other: Range<usize>) -> bool {
        let found = self.mentions();
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
            let led = from > 0 && self.is(from - 1, &["by", "to", "of", "with", "for"]);
            let by = usize::from(led);
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

    /// "It was Ann who wore the hat, …": she wore it. "It was either Ann who came first or Bob who
    /// came last": either she did or he.
    pub(super) fn straighten_cleft(&mut self) {
        let led = self.is(0, &["it"]) && self.is(1, &["is", "was"]);
        let either = led && self.is(2, &["either"]);
        let named = self.named().to_vec();
        let who = |named: &Range<usize>| self.is(named.end, &["who", "that"]);
        let both: Vec<usize> =
            named.iter().filter(|named| who(named)).map(|named| named.end).collect();
        if let ([a, b], true) = (both.as_slice(), either) {
            let or = (*a..*b).any(|at| self.is(at, &["or"]));
            if or {
                self.replace(*b..*b + 1, "");
                self.replace(*a..*a + 1, "");
                self.replace(0..2, "");
                return;
            }
        }
        // "It was not Ann but Bob who wore the hat": it was Bob.
        let not = led && self.is(2, &["not"]);
        if let ([_, b, ..], [that, ..], true) = (named.as_slice(), both.as_slice(), not)
            && *that == b.end
            && (3..b.start).any(|at| self.is(at, &["but"]))
        {
            let from = (3..b.start).find(|&at| self.is(at, &["but"])).unwrap_or(b.start);
            self.replace(*that..*that + 1, "");
            self.replace(0..from + 1, "");
            return;
        }
        let first = self.named().first().filter(|first| led && first.start < 5).cloned();
        let Some(first) = first else { return };
        let plain = (2..first.start).all(|at| self.is(at, &["the", "a", "an"]));
        let goes_on = self.said_until(0) < self.tokens.len() - 1;
        if plain && goes_on && self.is(first.end, &["who", "that"]) && self.does(first.end + 1) {
            self.replace(first.end..first.end + 1, "");
            self.replace(0..2, "");
        }
    }
}
