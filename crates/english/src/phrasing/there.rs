//! What is somewhere that was named before: "the scout in it", "there is a cherry in its garden";
//! and what cannot be there, "too loud for the library".

use super::super::lexicon::Class;
use super::super::scenery::Row;
use super::Wording;

impl Wording<'_> {
    /// Whether a clause can start at token `at`, after another.
    fn starts_clause(&self, at: usize) -> bool {
        at > 0 && (self.is_mark(at - 1) || self.is(at - 1, &["and", "but"]))
    }

    fn is_verb(&self, at: usize) -> bool {
        self.tokens
            .get(at)
            .is_some_and(|token| matches!(self.ground.class(&token.word), Class::Verb | Class::Be))
    }

    /// "The scout in it", "the family that lives there", "whoever owns it": whoever was spoken of.
    pub(super) fn who_is_there(&mut self) {
        let there = |at: usize| -> Option<usize> {
            let inside = self.is(at, &["in", "inside", "on", "at"]) && self.is(at + 1, &["it"]);
            match () {
                () if self.is(at, &["there"]) => Some(at + 1),
                () if inside => Some(at + 2),
                () => None,
            }
        };
        let place = (0..self.tokens.len()).find_map(|at| {
            if at > 0 && !self.starts_clause(at) {
                return None;
            }
            let from = match () {
                () if self.is(at, &["whoever"]) => at + 1,
                () if self.is(at, &["the"]) && !self.names(at + 1..at + 2) => {
                    let who = self.is(at + 2, &["who", "that", "which"]);
                    if !who {
                        let living = usize::from(
                            self.is(at + 2, &["living", "sleeping", "staying", "sitting"]),
                        );
                        return there(at + 2 + living).map(|end| at..end);
                    }
                    at + 3
                }
                () => return None,
            };
            let end = there(from + 1).or(self.is(from + 1, &["it"]).then_some(from + 2))?;
            self.is_verb(from).then_some(at..end)
        });
        let said = |end: usize| end < self.tokens.len() && !self.is_mark(end);
        if let Some(place) = place.filter(|place| said(place.end)) {
            self.replace(place, "they");
        }
    }

    /// "There is a cherry in its garden", "a scarf hangs outside that family's house": they have it.
    pub(super) fn what_is_there(&mut self) {
        let mut at = 1;
        while at < self.tokens.len() {
            let end = (at..self.tokens.len())
                .find(|&end| self.is_mark(end) || self.is(end, &["and", "but"]))
                .unwrap_or(self.tokens.len());
            if self.starts_clause(at) {
                if let Some(named) = self.thing_there(at, end) {
                    let words: Vec<_> = self.tokens[named].to_vec();
                    self.replace(at..end, "they have a");
                    self.tokens.splice(at + 3..at + 3, words);
                    self.named.take();
                    return;
                }
            }
            at += 1;
        }
    }

    /// The only value of a clause that says no more than that it is at somebody's.
    fn thing_there(&self, start: usize, end: usize) -> Option<std::ops::Range<usize>> {
        let mut at = start;
        if self.is(at, &["there"]) && self.is(at + 1, &["is", "are", "was", "were"]) {
            at += 2;
        }
        at += usize::from(self.is(at, &["a", "an", "the", "some"]));
        let mut inside = self.named().iter().filter(|named| named.start < end && start < named.end);
        let named = inside.next().filter(|named| named.start == at)?.clone();
        if inside.next().is_some() {
            return None;
        }
        let within = ["in", "on", "at", "outside", "from", "inside", "through", "of"];
        let own = |at: usize| {
            let whose = self.is(at, &["its", "their", "his", "her"]);
            let that = self.is(at, &["that", "this"])
                && self.tokens.get(at + 1).is_some_and(|noun| noun.possessive);
            whose || that
        };
        let last = |at: usize| self.is(at, &["it", "them"]) && at + 1 == end;
        let whose = (named.end + 1..end)
            .find(|&whose| (own(whose) || last(whose)) && self.is(whose - 1, &within))?;
        // "In front of" the one before is a place of its own in a queue.
        let front = self.is(whose - 1, &["of"])
            && !(self.is(whose - 2, &["front"]) && self.ground.scenery.row == Row::Side);
        let words = &self.tokens[named.end..whose - 1];
        let idle = words.len() < 5
            && words.iter().all(|token| {
                token.is(&["in", "front"])
                    || matches!(
                        self.ground.class(&token.word),
                        Class::Verb | Class::Be | Class::Unknown | Class::Filler
                    )
            });
        let noun = whose + 1 + usize::from(self.is(whose, &["that", "this"]));
        // "The dog on its left" is beside it.
        let sides = [
            "left",
            "right",
            "side",
            "other",
            "own",
            "immediate",
            "west",
            "east",
            "north",
            "south",
            "end",
            "ends",
            "place",
            "neighbor",
        ];
        if self.is(noun, &sides) {
            return None;
        }
        let told = self.tokens[start..end]
            .iter()
            .all(|token| self.ground.class(&token.word) != Class::Negation);
        let fits = last(whose) || (1..3).contains(&end.saturating_sub(noun));
        (idle && told && !front && fits).then_some(named)
    }

    /// "Too loud for the library", "too big to fit in the red house": it is not there.
    pub(super) fn too_much(&mut self) {
        let mut at = 1;
        while at + 2 < self.tokens.len() {
            let degree = usize::from(self.is(at, &["far", "much", "rather", "simply", "just"]));
            let too = at + degree;
            let how = ["far", "close", "near", "many", "much", "late", "early"];
            let fits = self.is(at - 1, &["is", "are", "was", "were"])
                && self.is(too, &["too"])
                && !self.is(too + 1, &how)
                && !self.names(too..too + 2)
                && self.is(too + 2, &["for", "to"]);
            if fits {
                let be = self.is(too + 2, &["to"]) && self.is(too + 3, &["be"]);
                self.replace(at..too + 3 + usize::from(be), "not");
                return;
            }
            at += 1;
        }
    }

    /// "It is at the oak that the doves nest, and it is there that Ann sits": the oak is where they
    /// nest, and it is Ann's.
    pub(super) fn cleft_place(&mut self) {
        let be = ["is", "was"];
        let opens = |at: usize| self.is(at, &["it"]) && self.is(at + 1, &be);
        if let Some(at) = (1..self.tokens.len()).find(|&at| {
            self.starts_clause(at)
                && opens(at)
                && self.is(at + 2, &["there", "here"])
                && self.is(at + 3, &["that"])
        }) {
            let named = self.named().iter().find(|named| named.start >= at + 4).cloned();
            if let Some(named) = named.filter(|named| named.start <= at + 5) {
                let end = (named.end..self.tokens.len()).find(|&end| self.is_mark(end));
                let end = end.unwrap_or(self.tokens.len());
                // "That Ann sits" says no more than that she is there.
                match self.names(named.end..end) {
                    true => self.replace(named.end..named.end, ", who"),
                    false => self.replace(named.end..end, ""),
                }
                self.replace(at..at + 4, "they are");
            }
        }
    }

    /// "Where there is rice, there are beans": rice is where the beans are.
    pub(super) fn where_there_is(&mut self) {
        let be = ["is", "are", "was", "were"];
        if !self.is(0, &["where", "wherever"]) || !self.is(1, &["there"]) || !self.is(2, &be) {
            return;
        }
        let there =
            (3..self.tokens.len()).find(|&at| self.is(at, &["there"]) && self.is(at + 1, &be));
        let Some(there) = there.filter(|&there| self.names(3..there)) else { return };
        let from = there - usize::from(self.is_mark(there - 1));
        let also = usize::from(self.is(there + 2, &["also"]));
        self.replace(from..there + 2 + also, "is");
        self.replace(0..3, "");
    }

    /// "At the beginning of Quick Quiz": at Quick Quiz.
    pub(super) fn at_the_beginning(&mut self) {
        let parts = ["beginning", "start", "end", "opening", "close", "conclusion"];
        let mut at = 1;
        while at + 3 < self.tokens.len() {
            let part = self.is(at, &["the"])
                && self.is(at - 1, &["at", "in", "from", "during"])
                && self.is(at + 1, &parts)
                && self.is(at + 2, &["of"]);
            let article = usize::from(self.is(at + 3, &["the"]));
            if part && self.names(at + 3 + article..at + 4 + article) {
                self.replace(at..at + 3, "");
            }
            at += 1;
        }
    }

    /// "You hear a gong at Quick Quiz, and bells at Star Talk": they are there.
    pub(super) fn you_hear(&mut self) {
        let senses = ["hear", "see", "find", "meet", "get", "notice", "spot"];
        let modal = usize::from(self.is(1, &["can", "will", "could", "would", "may"]));
        if !self.is(0, &["you", "we"]) || !self.is(1 + modal, &senses) {
            return;
        }
        let small = |at: usize| {
            self.is(at, &["a", "an", "the", "at", "in", "on", "with", "during", "and", "some"])
                || self.is_mark(at)
        };
        let named = self.named().to_vec();
        let mut from = 2 + modal;
        for value in &named {
            if !(from..value.start).all(small) {
                return;
            }
            from = value.end;
        }
        let ends = (from..self.tokens.len()).all(|at| self.is_mark(at));
        if named.len() < 4 || named.len() % 2 != 0 || !ends {
            return;
        }
        for pair in named.chunks(2).rev() {
            self.replace(pair[0].end..pair[0].end, "is");
        }
        self.replace(0..2 + modal, "");
    }

    /// "The red house is in the middle, and there is tea in it": and it has tea.
    pub(super) fn there_in_it(&mut self) {
        let Some(there) = (2..self.tokens.len()).find(|&at| {
            self.is(at, &["there"])
                && self.is(at + 1, &["is", "was", "are", "were"])
                && (self.is_mark(at - 1) || self.is(at - 1, &["and", "but"]))
        }) else {
            return;
        };
        let end = (there + 2..self.tokens.len())
            .find(|&at| self.is_mark(at))
            .unwrap_or(self.tokens.len());
        let inside = match () {
            () if self.is(end - 1, &["there"]) => end - 1,
            () if self.is(end - 1, &["it"]) && self.is(end - 2, &["in", "on"]) => end - 2,
            () => return,
        };
        if end < there + 8 && self.names(there + 2..inside) {
            self.replace(inside..end, "");
            self.replace(there..there + 2, "it has");
        }
    }

    /// "It is in the green house that milk is drunk": in the green house, milk is drunk.
    pub(super) fn straighten_cleft_places(&mut self) {
        const PLACED: &[&str] = &["in", "on", "at", "to", "from", "during"];
        let Some(at) = (0..self.tokens.len()).find(|&at| {
            let starts = at == 0 || self.is_mark(at - 1) || self.is(at - 1, &["and", "but"]);
            starts
                && self.is(at, &["it"])
                && self.is(at + 1, &["is", "was"])
                && self.is(at + 2, PLACED)
        }) else {
            return;
        };
        let that = (at + 3..self.tokens.len().min(at + 12)).find(|&that| self.is(that, &["that"]));
        let marked = |that: usize| (at..that).any(|i| self.is_mark(i));
        if let Some(that) = that.filter(|&that| !marked(that)) {
            self.replace(that..that + 1, ",");
            self.replace(at..at + 2, "");
        }
    }
}
