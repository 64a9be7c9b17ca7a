//! What is said of whoever was named last, not of the subject: "next to Bob, the vet", "before Bob
//! speaks about bees".

use std::ops::Range;

use super::super::tokens::number;
use super::Wording;

/// What puts the subject somewhere, so that what is named next is somebody else.
const PLACES: &[&str] = &[
    "next", "beside", "left", "right", "above", "below", "before", "after", "behind", "ahead",
    "from", "than", "beat", "beats", "defeated", "by", "between", "of", "opposite", "overtook",
    "outran", "followed", "follows", "preceded", "precedes", "to", "and", "near",
];

impl Wording<'_> {
    /// "Ann lives next to Bob, the vet", "Ann beat Bob, the runner in red": Bob, who is that.
    pub(super) fn next_to_whom(&mut self) {
        let named = self.named().to_vec();
        let Some(i) = (2..named.len()).find(|&i| self.is_apposed(&named, i)) else { return };
        let at = named[i - 1].end;
        let who = if self.is(at + 1, &["owner"]) { "who is the" } else { "who is" };
        self.replace(at..at + 1, who);
    }

    /// Whether the value named at `i` says who the one before is, who is not the subject.
    fn is_apposed(&self, named: &[Range<usize>], i: usize) -> bool {
        let (a, b, c) = (&named[0], &named[i - 1], &named[i]);
        let end = self.said_until(c.end);
        let over = (end..self.tokens.len()).all(|at| self.is_mark(at))
            && (c.end..end).all(|at| {
                !self.does(at) && !self.is(at, &["and", "or", "next", "to", "on", "is", "left"])
            });
        let led = b.end + 1 < c.start
            && self.is(b.end, &[","])
            && self.is(b.end + 1, &["the", "a", "an", "owner"]);
        let small = (b.end + 1..c.start).all(|at| {
            !self.is_mark(at)
                && !self.is(
                    at,
                    &["and", "or", "not", "but", "next", "left", "is", "was", "nor", "other"],
                )
        });
        let placed = (a.end..b.start).any(|at| self.is(at, PLACES));
        let says = (a.end..b.start).any(|at| self.does(at));
        let subject =
            (0..a.start).all(|at| !self.is(at, PLACES) || self.is(at, &["of", "from", "to"]));
        // "Neither Ann nor Bob, the vet".
        let joined = (0..b.start).any(|at| self.is(at, &["neither", "either", "nor", "or", "if"]));
        let between = (a.end..b.start).any(|at| self.is(at, &["between"]));
        let listed = self.is_mark(b.start - 1) || self.is(b.start - 1, &["and"]) && !between;
        let apart = !self.alike(b.clone(), c.clone());
        over && led && small && placed && says && subject && !joined && !listed && apart
    }

    /// "Between Bob, the vet, and Cy, the nurse": Bob who is the vet and Cy who is the nurse.
    pub(super) fn between_whom(&mut self) {
        let Some(between) = (1..self.tokens.len()).find(|&at| self.is(at, &["between"])) else {
            return;
        };
        let named: Vec<_> =
            self.named().iter().filter(|named| named.start > between).cloned().collect();
        let [b, c, d, e] = named.as_slice() else { return };
        let apposed = |x: &Range<usize>, y: &Range<usize>| {
            self.is(x.end, &[","])
                && y.start <= x.end + 3
                && self.is(x.end + 1, &["the", "a", "an"])
        };
        let and = (c.end..d.start).any(|at| self.is(at, &["and"]));
        if !apposed(b, c) || !apposed(d, e) || !and || self.said_until(e.end) > e.end + 1 {
            return;
        }
        self.replace(d.end..d.end + 1, "who is");
        if self.is(c.end, &[","]) {
            self.replace(c.end..c.end + 1, "");
        }
        self.replace(b.end..b.end + 1, "who is");
    }

    /// "The day before Bob speaks about bees", "before Bob lectures on opera": Bob, who does.
    pub(super) fn before_somebody_does(&mut self) {
        let named = self.named().to_vec();
        let found = (1..named.len().saturating_sub(1)).find(|&i| {
            let (b, c) = (&named[i], &named[i + 1]);
            let led = b.start > 2
                && (self.is(b.start - 1, &["before", "after"])
                    || self.is(b.start - 2, &["before", "after"])
                        && self.is(b.start - 1, &["the"]));
            let verb = self.does(b.end)
                && !self.is(b.end, &["is", "was", "does", "did", "has", "had", "will"]);
            let does = self.is(b.end, &["does", "did"]) && c.start > b.end + 1;
            let small = (b.end + 1..c.start).all(|at| {
                !self.is_mark(at) && !self.does(at) && !self.is(at, &["and", "or", "the"])
                    || self.is(at, &["the"])
            });
            let side = (b.end..c.start)
                .any(|at| self.is(at, &["before", "after", "next", "than", "above", "below"]));
            let over = self.said_until(c.end) <= c.end + 1;
            let main = (0..b.start).any(|at| self.does(at));
            led && (verb || does)
                && small
                && !side
                && over
                && main
                && !self.alike(b.clone(), c.clone())
        });
        if let Some(i) = found {
            let at = named[i].end;
            self.replace(at..at, "who");
        }
    }

    /// "A dog is on Ann's left and a cat on her right": on Ann's right. "Ann is left of Bob and Cy
    /// right of him": Cy is.
    pub(super) fn on_her_other_side(&mut self) {
        let own = ["his", "her", "its", "their"];
        let side = ["left", "right"];
        let found = (4..self.tokens.len()).find(|&at| {
            self.is(at, &own) && self.is(at + 1, &side) && self.is(at - 1, &["on", "to"])
        });
        let named = self.named().to_vec();
        if let (Some(at), [x, a, y]) = (found, named.as_slice())
            && self.tokens[a.end - 1].possessive
            && self.is(a.end, &side)
            && (self.is(a.start - 1, &["on", "to"]) || self.is(a.start - 1, &["the"]))
            && x.end < a.start
            && a.end < y.start
            && y.end < at
        {
            let owner = self.tokens[a.clone()].to_vec();
            self.tokens.splice(at..at + 1, owner);
            self.named.take();
            self.replace(at - 1..at - 1, "is");
            return;
        }
        let [a, b, c] = named.as_slice() else { return };
        let and = (b.end..c.start).any(|at| self.is(at, &["and"]));
        let end = self.said_until(c.end);
        let him = end > c.end + 2 && self.is(end - 1, &["him", "her", "it", "them"]);
        let placed = (c.end..end).any(|at| {
            self.is(at, &["left", "right", "above", "below", "behind", "before", "after"])
        });
        let verb = (c.end..end).any(|at| self.does(at)) || self.is(c.end, &["has", "had"]);
        let main = (a.end..b.start).any(|at| self.does(at));
        if and && him && placed && !verb && main && c.start < b.end + 4 {
            self.replace(c.end..c.end, "is");
        }
    }

    /// "Nearer to the gate than Ann, but not as near as Bob": farther from it than Bob.
    pub(super) fn not_as_near(&mut self) {
        let near = ["near", "close"];
        let found = (4..self.tokens.len()).find(|&at| {
            self.is(at, &near)
                && self.is(at - 1, &["as"])
                && self.is(at - 2, &["not"])
                && self.is(at + 1, &["as"])
        });
        let Some(at) = found else { return };
        let first = (1..at).find(|&from| {
            self.is(from, &["nearer", "closer"])
                && self.is(from + 1, &["to"])
                && self.is(from + 2, &["the"])
                && self.is(from + 4, &["than"])
        });
        match first {
            Some(first) => {
                let words = format!("farther from the {} than", self.tokens[first + 3].word);
                self.replace(at - 2..at + 2, &words);
            }
            None => self.replace(at..at + 1, "might"),
        }
    }

    /// "One of the houses 2 to 4": house 2, 3 or 4.
    pub(super) fn one_of_the_places(&mut self) {
        let count = |at: usize| self.tokens.get(at).and_then(|token| number(&token.word));
        let found = (1..self.tokens.len()).find_map(|at| {
            let one = self.is(at, &["one"]) && self.is(at + 1, &["of"]);
            let noun = at + 2 + usize::from(self.is(at + 2, &["the"]));
            let place = self.tokens.get(noun)?;
            let place = self.ground.scenery.is_place(&place.word) && place.word.ends_with('s');
            let to = self.is(noun + 2, &["to", "through", "-"]);
            let (from, last) = (count(noun + 1)?, count(noun + 3)?);
            (one && place && to && from < last && last <= self.ground.houses).then_some((
                at,
                noun + 4,
                from,
                last,
            ))
        });
        if let Some((at, end, from, last)) = found {
            let places: Vec<String> = (from..=last).map(|place| place.to_string()).collect();
            self.replace(at..end, &format!("place {}", places.join(" or ")));
        }
    }

    /// "Ann's neighbor has a cat and plays golf": who has the cat plays golf.
    pub(super) fn the_one_neighbor(&mut self) {
        let named = self.named().to_vec();
        let [a, b, c] = named.as_slice() else { return };
        let neighbor = self.tokens[a.end - 1].possessive && self.is(a.end, &["neighbor"]);
        let and = (b.end..c.start).find(|&at| self.is(at, &["and"]));
        let Some(and) = and.filter(|_| neighbor && a.start < 2) else { return };
        let both = self.does(a.end + 1) || self.is(a.end + 1, &["has", "had"]);
        let verb = self.does(and + 1) || self.is(and + 1, &["has", "had", "is"]);
        let plain =
            !(0..c.end).any(|at| self.is(at, &["not", "or", "who", "if"]) || self.is_mark(at));
        let end = self.said_until(c.end);
        if both && verb && plain && end == c.end && !self.alike(b.clone(), c.clone()) {
            let (b, c) = (self.tokens[b.clone()].to_vec(), self.tokens[c.clone()].to_vec());
            let len = b.len();
            self.tokens.splice(end..end, b.into_iter().chain(c));
            self.named.take();
            self.replace(end + len..end + len, "is");
            self.replace(end..end, ";");
        }
    }

    /// "Before Ann speaks about bees, Bob …": of whom what is said is not sure.
    pub(super) fn before_she_does(&mut self) {
        let led = self.is(0, &["before", "after", "when", "until"]);
        let Some(mark) = (4..self.tokens.len()).find(|&at| self.is(at, &[","])) else { return };
        let named = self.named().iter().filter(|named| named.end <= mark).count();
        let first =
            self.named().first().is_some_and(|first| first.start < 3 && self.does(first.end));
        if led && first && named > 1 && !self.is(0, &["when"]) {
            self.replace(0..1, "might");
        }
    }

    /// "A day before", "a place ahead of", "a floor above": one.
    pub(super) fn one_step(&mut self) {
        let units = [
            "day", "month", "place", "position", "floor", "week", "year", "seat", "spot", "house",
            "door", "evening", "night", "slot", "lane",
        ];
        let ways = [
            "before", "after", "ahead", "behind", "above", "below", "earlier", "later", "higher",
            "lower", "up", "down", "better", "worse", "older", "younger",
        ];
        for at in 0..self.tokens.len() {
            // "On a floor above" is on any.
            let any = at > 0 && self.is(at - 1, &["on", "in", "at", "from", "to"]);
            if !self.is(at, &["a"]) || self.names(at..at + 1) || any {
                continue;
            }
            let full = usize::from(self.is(at + 1, &["full", "whole", "single"]));
            if self.is(at + 1 + full, &units) && self.is(at + 2 + full, &ways) {
                self.replace(at..at + 1 + full, "one");
            } else if self.is(at + 1, &["couple", "few"]) && self.is(at + 2, &["of"]) {
                self.replace(at..at + 3, "might");
            } else if self.is(at + 1, &["few"]) {
                self.replace(at..at + 2, "might");
            }
        }
    }

    /// "Last month", "in her last race", "in the end", "at first": no places.
    pub(super) fn no_place_at_all(&mut self) {
        // "Saw Cats last" where the last show is listed.
        let last = self.ground.cues.is_name_of_category("last");
        while last
            && let Some(at) = (1..self.tokens.len()).find(|&at| {
                let next = self.tokens.get(at + 1);
                let seat = next.is_some_and(|next| self.ground.scenery.is_place(&next.word));
                self.is(at, &["last"]) && !seat && !self.names(at..at + 1)
            })
        {
            self.replace(at..at + 1, "");
        }
        let mut at = 0;
        while at < self.tokens.len() {
            let time = ["month", "week", "year", "night", "summer", "winter", "spring", "autumn"];
            let ends = at + 2 >= self.tokens.len() || self.is_mark(at + 2);
            let last = self.is(at, &["last", "next"])
                && self.is(at + 1, &time)
                && ends
                && at > 0
                && !self.is(at - 1, &["the"]);
            let own = self.is(at, &["in", "at", "with", "for", "on"])
                && self.is(at + 1, &["his", "her", "its", "their"])
                && self.is(at + 2, &["first", "last", "second", "third"])
                && self.tokens.get(at + 3).is_some_and(|token| {
                    !token.is_mark() && !self.ground.scenery.is_place(&token.word)
                })
                && !self.names(at..at + 4);
            let comma = usize::from(self.is(at + 3, &[","]));
            if last {
                self.replace(at..at + 2, "");
            } else if own {
                self.replace(at..at + 4, "");
            } else if at > 0
                && self.tokens[at - 1].possessive
                && self.is(at, &["first", "last", "second"])
                && self.tokens.get(at + 1).is_some_and(|token| {
                    self.ground.cues.is_name_of_category(&token.word)
                        && !self.ground.scenery.is_place(&token.word)
                })
                && self.ground.cues.name_at(&self.tokens, at).is_none()
                && !self.ground.cues.is_name_of_category(&self.tokens[at].word)
            {
                self.replace(at..at + 1, "");
            } else if at == 0 && self.phrase(0, &["in the end"]).is_some() {
                self.replace(0..3 + comma, "");
            } else if at == 0 && self.phrase(0, &["at first"]).is_some() {
                let comma = usize::from(self.is(2, &[","]));
                self.replace(0..2 + comma, "");
            } else if self.is(at, &["not"])
                && self.is(at + 1, &["even"])
                && !self.is(at + 2, &["numbered", "-"])
                && self.tokens.get(at + 2).is_some_and(|t| !self.ground.scenery.is_place(&t.word))
            {
                self.replace(at + 1..at + 2, "");
            }
            at += 1;
        }
    }

    /// "The odd-numbered houses belong to Ann, the vet and the dog's owner": those are there, and no
    /// two of them are the same.
    pub(super) fn those_places_are(&mut self) {
        let belong = ["belong", "are", "were"];
        let Some(verb) = (2..7.min(self.tokens.len())).find(|&at| self.is(at, &belong)) else {
            return;
        };
        let place = self.tokens[verb - 1].word.ends_with('s')
            && self.ground.scenery.is_place(&self.tokens[verb - 1].word);
        let odd = (0..verb).any(|at| self.is(at, &["odd", "even", "end", "middle", "outer"]));
        let named = self.named().to_vec();
        let (Some(a), Some(z)) = (named.first(), named.last()) else { return };
        let end = self.said_until(z.end);
        let listed = named.windows(2).all(|pair| {
            let between = pair[0].end..pair[1].start;
            between.clone().any(|at| self.is(at, &[",", "and"])) && between.len() < 6
        });
        let plain = !(0..end).any(|at| self.is(at, &["or", "not", "neither", "nor", "either"]));
        if !place || !odd || a.start < verb || named.len() < 2 || !listed || !plain {
            return;
        }
        let who: Vec<_> = {
            let from =
                verb + 1 + self.phrase(verb + 1, &["to", "those of", "home to"]).unwrap_or(0);
            let mut who = self.tokens[from..end].to_vec();
            who.iter_mut().for_each(|word| word.possessive = false);
            who
        };
        let places = self.tokens[..verb].to_vec();
        let alike = named[1..].iter().all(|next| self.alike(a.clone(), next.clone()));
        self.tokens.drain(..end);
        let mut said = who.clone();
        let are = said.len();
        said.extend(places);
        let again = said.len();
        if !alike {
            // "Ann and Bob and Cy": commas after a stop are no list's.
            let mut who = who;
            for word in who.iter_mut().filter(|word| word.is_mark()) {
                word.word = "and".to_owned();
            }
            who.dedup_by(|next, word| next.is(&["and"]) && word.is(&["and"]));
            said.extend(who);
        }
        let len = said.len();
        self.tokens.splice(0..0, said);
        self.named.take();
        if !alike {
            self.replace(len..len, "are all different");
            self.replace(again..again, ";");
        }
        self.replace(are..are, "are in");
    }
}
