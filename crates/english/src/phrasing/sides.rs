//! What a sentence opens with: how many are on a side, "to the left of Ann there are two people"; the
//! place of what follows, "in the red house tea is drunk"; two of whom one is "the former".

use super::super::lexicon::Class;
use super::super::scenery::Row;
use super::super::tokens::{number, ordinal};
use super::Wording;

impl Wording<'_> {
    /// "In the red house tea is drunk", "in the middle house milk is drunk": a pause after where.
    pub(super) fn pause_after_the_place(&mut self) {
        if !self.is(0, &["in", "on", "at", "inside", "within"]) {
            return;
        }
        let named = self.named().to_vec();
        let plain = |at: usize| {
            let article = self.is(at, &["the", "a", "an", "some"]);
            let class = self.tokens.get(at).map(|token| self.ground.class(&token.word));
            let noun =
                class == Some(Class::Noun) || self.ground.scenery.is_place(&self.tokens[at].word);
            (article, noun)
        };
        // "In the red house", "on the day of the concert".
        let led_to = |start: usize| {
            (1..start).all(|at| {
                self.is(at, &["the", "a", "of", "with", "that", "same", "very"])
                    || plain(at).1
                    || self.is(at, &["day", "evening", "night", "morning", "date"])
            })
        };
        // Where it is: "the red house", "the middle house", and what is there.
        let (from, thing) = match named.as_slice() {
            [place, thing, ..]
                if place.start < 6 && led_to(place.start) && thing.start >= place.end =>
            {
                (place.end, thing)
            }
            [thing, ..] if thing.start > 2 && self.is(1, &["the"]) => (2, thing),
            _ => return,
        };
        let mut pause = thing.start;
        while pause > from && self.is(pause - 1, &["the", "a", "an", "some", "no"]) {
            pause -= 1;
        }
        let counted = |at: usize| {
            let word = &self.tokens[at].word;
            self.is(at, &["middle", "center", "central", "last", "leftmost", "rightmost", "final"])
                || ordinal(word).is_some()
        };
        let led = (from..pause).all(|at| plain(at).1 || counted(at)) && pause > 2;
        let possessive = self.tokens[pause - 1].possessive || self.tokens[thing.end - 1].possessive;
        let be = self.is(thing.end, &["is", "are", "was", "were"]);
        let done = self.tokens.get(thing.end + 1).is_some_and(|token| {
            self.ground.class(&token.word) == Class::Verb
                && !self.names(thing.end + 1..thing.end + 2)
        });
        let ends = (thing.end + 2..self.tokens.len()).all(|at| self.is_mark(at));
        if led && be && done && ends && !possessive {
            let end = thing.end;
            // "No tea is drunk": tea is not drunk.
            if self.is(pause, &["no"]) {
                self.replace(end + 1..end + 1, "not");
                self.replace(pause..pause + 1, ",");
            } else {
                self.replace(pause..pause, ",");
            }
        }
    }

    /// "Finished ahead of at least two others", "beat two other runners": so many are behind.
    pub(super) fn ahead_of_so_many(&mut self) {
        const SIDES: [(&str, &str); 12] = [
            ("ahead of", "behind"),
            ("in front of", "behind"),
            ("behind", "ahead of"),
            ("before", "after"),
            ("earlier than", "after"),
            ("after", "before"),
            ("later than", "before"),
            ("to the left of", "to the right of"),
            ("to the right of", "to the left of"),
            ("above", "below"),
            ("below", "above"),
            ("beat", "behind"),
        ];
        const BOUNDS: [&str; 8] = [
            "at least",
            "at most",
            "no more than",
            "more than",
            "exactly",
            "only",
            "just",
            "fewer than",
        ];
        let found = (1..self.tokens.len()).find_map(|at| {
            let (side, other) = SIDES.iter().find_map(|(side, other)| {
                let len = self.phrase(at, &[side]).filter(|_| !self.names(at..at + 1))?;
                Some((at + len, *other))
            })?;
            let bound = side + self.phrase(side, &BOUNDS).unwrap_or(0);
            let k = self.tokens.get(bound).filter(|k| number(&k.word).is_some())?;
            let all = self.is(bound + 1, &["other", "others", "of"]);
            let noun = bound + 1 + usize::from(self.is(bound + 1, &["other"]));
            let people = self.tokens.get(noun).is_some_and(|token| {
                self.ground.class(&token.word) == Class::Noun
                    && !self.ground.measures.names(&token.word)
            });
            let end = noun + 1;
            let ends = end >= self.tokens.len()
                || self.is_mark(end)
                || self.is(end, &["and", "but", "while"]);
            let fits = (self.is(noun, &["others", "people"]) || people || all && noun > bound + 1)
                && ends
                && number(&k.word) < Some(self.ground.houses)
                && !self.names(at..end);
            fits.then_some((at, side, bound, end, other))
        });
        let Some((at, side, bound, end, other)) = found else { return };
        let near = ["directly", "immediately", "just", "right", "somewhere", "houses", "places"];
        let verb = at - usize::from(self.does(at - 1) && !self.names(at - 1..at));
        if self.is(at - 1, &near) || !self.named().iter().any(|named| named.end <= verb) {
            return;
        }
        let counted: Vec<_> = self.tokens[side..=bound].to_vec();
        self.replace(verb..end, &format!("has people {other} them"));
        self.tokens.splice(verb + 1..verb + 1, counted);
        self.named.take();
    }

    /// "Wearing blue, Ann finished third": Ann wears blue and finished third.
    pub(super) fn while_doing_so(&mut self) {
        let opens = self.tokens.first().is_some_and(|first| {
            first.word.ends_with("ing") && first.word.len() > 4
                || first.is(&["dressed", "clad", "armed", "equipped", "seated"])
        });
        let named = self.named().to_vec();
        let [what, who, ..] = named.as_slice() else { return };
        let noun = usize::from(
            self.tokens
                .get(what.end)
                .is_some_and(|next| self.ground.class(&next.word) == Class::Noun),
        );
        let comma = what.end + noun;
        let led = (1..what.start).all(|at| {
            self.is(at, &["a", "an", "the", "in", "on", "with", "from", "as", "his", "her", "some"])
        });
        let subject = comma + 1 + usize::from(self.is(comma + 1, &["the"]));
        let verb = who.end
            + usize::from(self.tokens.get(who.end).is_some_and(|next| {
                self.ground.class(&next.word) == Class::Noun && self.does(who.end + 1)
            }));
        let fits = opens
            && what.start > 0
            && what.start < 5
            && led
            && self.is(comma, &[","])
            && who.start == subject
            && self.does(verb)
            && !self.tokens[who.end - 1].possessive;
        if !fits {
            return;
        }
        let value = self.tokens[what.clone()].to_vec();
        let len = value.len();
        let after = verb - comma - 1;
        self.tokens.drain(..comma + 1);
        self.named.take();
        self.replace(after..after, "is and");
        self.tokens.splice(after + 1..after + 1, value);
        self.named.take();
        debug_assert!(after + len < self.tokens.len());
    }

    /// "Either Ann or Bob sits at the left end, and the other at the right end": one of them does.
    pub(super) fn either_and_the_other(&mut self) {
        let named = self.named().to_vec();
        let [a, b, ..] = named.as_slice() else { return };
        let (a, b) = (a.clone(), b.clone());
        let or = (a.end..b.start).find(|&at| self.is(at, &["or"]));
        let other = (b.end + 1..self.tokens.len()).any(|at| {
            self.is(at, &["other"])
                && self.is(at - 1, &["the"])
                && (self.is(at - 2, &["and", "while", "with"]) || self.is_mark(at - 2))
        });
        let plain = self.is(0, &["either"]) && a.start < 4 && b.start < a.end + 4;
        if let (Some(or), true) = (or, plain && other) {
            self.replace(or..or + 1, "and");
            self.replace(0..1, "one of");
        }
    }

    /// "Nearer to the back of the queue than to the front": which places that are.
    pub(super) fn nearer_this_end(&mut self) {
        let found = (1..self.tokens.len()).find_map(|at| {
            let led = self.is(at, &["nearer", "closer"]) && !self.names(at..at + 1);
            let (first, next) = self.end_after(at + 1).filter(|_| led)?;
            let than = (next..next + 4).find(|&at| self.is(at, &["than"]))?;
            let (other, mut end) = self.end_after(than + 1).filter(|(other, _)| *other != first)?;
            // "Of the queue", "end", "than it is to".
            if self.is(end, &["of"]) && self.is(end + 1, &["the"]) && !self.names(end..end + 3) {
                end += 3;
            }
            (!self.names(at..end)).then_some((at, end, first, other))
        });
        let Some((at, end, first, _)) = found else { return };
        let n = self.ground.houses;
        let (from, to) = if first { (1, n / 2) } else { (n - n / 2 + 1, n) };
        let places: Vec<String> = (from..=to).map(|place| place.to_string()).collect();
        self.replace(at..end, &format!("in place {}", places.join(" or ")));
    }

    /// "Has more floors above her than below her": which places that are.
    pub(super) fn more_on_this_side(&mut self) {
        let found = (1..self.tokens.len()).find_map(|at| {
            let more = self.is(at, &["more"]);
            let led = (more || self.is(at, &["fewer", "less"])) && !self.names(at..at + 1);
            let side =
                (at + 1..at + 4).filter(|_| led).find(|&side| self.side_of(side).is_some())?;
            let (before, next) = self.side_of(side)?;
            let than = (next..next + 3).find(|&at| self.is(at, &["than"]))?;
            let other = (than + 1..than + 4).find_map(|at| self.side_of(at));
            let (_, end) = other.filter(|(other, _)| *other != before)?;
            (!self.names(at..end)).then_some((at, end, before == more))
        });
        let Some((at, end, late)) = found else { return };
        let n = self.ground.houses;
        let (from, to) = if late { (n - n / 2 + 1, n) } else { (1, n / 2) };
        let places: Vec<String> = (from..=to).map(|place| place.to_string()).collect();
        let has = (1..at).rfind(|&at| self.is(at, &["has", "have", "had"])).unwrap_or(at);
        if has + 2 >= at {
            self.replace(has..end, &format!("is in place {}", places.join(" or ")));
        }
    }

    /// "Above her", "in front of him": whether these are before her, and where that ends.
    pub(super) fn side_of(&self, at: usize) -> Option<(bool, usize)> {
        let scenery = &self.ground.scenery;
        let end = |word: &str| scenery.end_named(word);
        let (before, len) = match () {
            () if self.is(at, &["above", "over"]) => (end("top")?, 1),
            () if self.is(at, &["below", "beneath", "under"]) => (end("bottom")?, 1),
            () if self.phrase(at, &["in front of"]).is_some() => (true, 3),
            () if self.phrase(at, &["ahead of"]).is_some() => (true, 2),
            () if self.is(at, &["before"]) => (true, 1),
            () if self.is(at, &["behind", "after"]) => (false, 1),
            () if self.is(at, &["to", "on"]) && self.is(at + 2, &["left", "right"]) => {
                let of = usize::from(self.is(at + 3, &["of"]));
                (end(&self.tokens[at + 2].word)?, 3 + of)
            }
            () => return None,
        };
        let whom = usize::from(self.is(at + len, &["him", "her", "it", "them"]));
        Some((before, at + len + whom))
    }

    /// The end of the row that is named here, whether it is the first, and where that ends.
    fn end_after(&self, from: usize) -> Option<(bool, usize)> {
        let mut at = from;
        while self.is(at, &["to", "the", "it", "is", "he", "she", "was", "they", "are"]) {
            at += 1;
        }
        let word = &self.tokens.get(at)?.word;
        let scenery = &self.ground.scenery;
        let ends = ["front", "back", "left", "right", "top", "bottom", "west", "east", "rear"];
        let first = match word.as_str() {
            "front" | "head" | "start" | "beginning" => Some(true),
            "back" | "rear" | "tail" | "end" => Some(false),
            word if ends.contains(&word) => scenery.end_named(word),
            word => scenery.bearings.landmark(word),
        }?;
        let noun = usize::from(self.is(at + 1, &["end", "side", "edge"]));
        Some((first, at + 1 + noun))
    }

    /// "Needed more time than Bob": was slower, where nothing else tells how long it took.
    pub(super) fn took_longer(&mut self) {
        if self.ground.scenery.row != Row::Order || !self.ground.measures.is_empty() {
            return;
        }
        let needs = ["need", "needs", "needed", "took", "takes", "take", "required", "requires"];
        let Some(at) = (1..self.tokens.len()).find(|&at| self.is(at, &needs)) else { return };
        let much = at + 1 + usize::from(self.is(at + 1, &["a"]));
        let compared = [("longer than", "is slower than"), ("longer time than", "is slower than")]
            .into_iter()
            .chain([("more time than", "is slower than"), ("less time than", "is faster than")])
            .chain([("shorter time than", "is faster than")]);
        for (words, plain) in compared {
            if let Some(len) = self.phrase(much, &[words]) {
                self.replace(at..much + len, plain);
                return;
            }
        }
    }

    /// "In the red house they drink tea": the red house does.
    pub(super) fn what_they_do_there(&mut self) {
        let led = self.is(0, &["in", "at", "on"]);
        let first = self.named().first().filter(|first| led && first.start < 3).cloned();
        let Some(first) = first else { return };
        let noun = self.tokens.get(first.end).is_some_and(|noun| {
            self.ground.class(&noun.word) == Class::Noun || self.ground.scenery.is_place(&noun.word)
        });
        let mut who = first.end + usize::from(noun);
        let comma = usize::from(self.is(who, &[","]));
        who += comma;
        let people = self.is(who, &["they", "people", "someone", "somebody"]);
        let only = self.named().len() == 2 && !self.tokens[first.end - 1].possessive;
        if people && only && self.does(who + 1) && !self.names(who..who + 2) {
            self.replace(who - comma..who + 1, "");
            self.replace(0..1, "");
        }
    }

    /// "Of Ann and Bob, the former has the cat": Ann has it.
    pub(super) fn former_of_two(&mut self) {
        let named = self.named().to_vec();
        let [a, b, ..] = named.as_slice() else { return };
        let joined = self.is(0, &["of", "between"])
            && a.start < 3
            && self.is(a.end, &["and"])
            && b.start < a.end + 3;
        if !joined || !self.is(b.end, &[","]) || !self.is(b.end + 1, &["the"]) {
            return;
        }
        let meant = match () {
            () if self.is(b.end + 2, &["former"]) => a,
            () if self.is(b.end + 2, &["latter"]) => b,
            () => return,
        };
        let other = if meant == a { b } else { a };
        let copy = |range: &std::ops::Range<usize>| self.tokens[range.clone()].to_vec();
        let (meant, other) = (copy(meant), copy(other));
        let start = b.end + 1;
        let again = ["former", "latter"];
        if let Some(second) = (start + 2..self.tokens.len()).find(|&at| self.is(at, &again)) {
            self.tokens.splice(second - 1..second + 1, other);
        }
        self.tokens.splice(0..start + 2, meant);
        self.named.take();
    }

    /// "To the left of Ann sit just two people", "behind Bob there is nobody": so many people are
    /// there.
    pub(super) fn so_many_on_that_side(&mut self) {
        let sides =
            ["left", "right", "west", "east", "north", "south", "top", "bottom", "front", "back"];
        let led = self.is(0, &["to", "on", "at"])
            && self.is(1, &["the"])
            && self.is(2, &sides)
            && self.is(3, &["of"]);
        let front = self.is(0, &["in"]) && self.is(1, &["front"]) && self.is(2, &["of"]);
        let plain = self.is(0, &["behind", "above", "below", "beneath", "before", "after"]);
        let from = match () {
            () if led => 4,
            () if front => 3,
            () if plain => 1,
            () => return,
        };
        let end = (from..self.tokens.len()).find(|&at| self.is_mark(at));
        let end = end.unwrap_or(self.tokens.len());
        let exact = ["exactly", "only", "just", "precisely", "at", "least", "most"];
        let counts = |at: usize| {
            let k = self.tokens.get(at).and_then(|token| number(&token.word));
            k.is_some() || self.is(at, &["nobody", "nothing", "no"])
        };
        let verb = |at: usize| {
            let class = self.tokens.get(at).map(|token| self.ground.class(&token.word));
            matches!(class, Some(Class::Be | Class::Verb)) && !self.names(at..at + 1)
        };
        let Some(count) = (from + 1..end).find(|&at| counts(at) && !self.names(at..at + 1)) else {
            return;
        };
        let mut first = count;
        while first > from && self.is(first - 1, &exact) {
            first -= 1;
        }
        // "There are", "sit".
        let mut side = first;
        while side > from && (verb(side - 1) || self.is(side - 1, &["there"])) {
            side -= 1;
        }
        let last = if verb(end - 1) && end > count + 1 { end - 1 } else { end };
        let said = side < first || last < end;
        // "Two people", "no one else", but nothing that is named.
        if !said || last > count + 4 || self.names(count..last) || !self.names(from..side) {
            return;
        }
        let counted = self.tokens[first..last].to_vec();
        self.replace(side..end, "");
        self.replace(0..0, "is");
        self.tokens.splice(0..0, counted);
        self.named.take();
    }
}
