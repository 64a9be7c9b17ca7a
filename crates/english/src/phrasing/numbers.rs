//! Places compared by their numbers: "the lane number of Ann is two higher than that of Bob", "in the
//! lane with the next higher number after Bob".

use super::super::lexicon::{is_place, is_site};
use super::super::tokens::number;
use super::Wording;

const MORE: &[&str] = &["higher", "greater", "larger", "bigger", "more"];
const LESS: &[&str] = &["lower", "smaller", "less"];
const BE: &[&str] = &["is", "was", "are", "were"];

impl Wording<'_> {
    /// Says who comes after whom, where the numbers are those of places.
    pub(super) fn place_numbers(&mut self) {
        if self.ground.cues.named_with("number").is_empty() {
            self.next_higher_number();
        }
        let Some(at) = self.number_of_place() else { return };
        let than = (at..self.tokens.len()).find(|&than| {
            self.is(than, &["than"]) && (self.is(than - 1, MORE) || self.is(than - 1, LESS))
        });
        // "Has a lane number two higher than" is said of whoever has it.
        let of_it = (at + 1..at + 3).any(|of| self.is(of, &["of"]));
        let theirs = at > 1 && self.tokens[at - 2].possessive;
        if than.is_none() || !(of_it || theirs) {
            return;
        }
        self.compare_places();
        while let Some(at) = self.number_of_place() {
            let of = usize::from(self.is(at + 1, &["of"]));
            let from = at - 1 - usize::from(at > 1 && self.is(at - 2, &["the"]));
            if from > 0 {
                self.tokens[from - 1].possessive = false;
            }
            self.replace(from..at + 1 + of, "");
        }
    }

    /// The word "number" after a noun for a place, unless house numbers are a list of their own.
    fn number_of_place(&self) -> Option<usize> {
        let called = |from: usize, at: usize| {
            self.ground.cues.called_whole(&self.tokens[from..at + 1]).is_some()
        };
        (1..self.tokens.len()).find(|&at| {
            let noun = &self.tokens[at - 1].word;
            let listed = self.ground.scenery.renumbered || called(at, at) || called(at - 1, at);
            let place = self.ground.scenery.is_place(noun) || is_place(noun) || is_site(noun);
            self.is(at, &["number"]) && place && !listed && !self.names(at - 1..at + 1)
        })
    }

    /// "Is two higher than", "is higher than that of A but lower than that of B".
    fn compare_places(&mut self) {
        let mut at = 1;
        while at < self.tokens.len() {
            let more = self.is(at, MORE);
            if !(more || self.is(at, LESS)) || !self.is(at + 1, &["than"]) {
                at += 1;
                continue;
            }
            let side = if more { "after" } else { "before" };
            let count = self.tokens.get(at - 1).is_some_and(|token| {
                number(&token.word).is_some() || token.word.bytes().all(|c| c.is_ascii_digit())
            });
            let end = self.after_than(at + 2);
            if count {
                self.replace(at..end, &format!("places {side}"));
            } else {
                self.replace(at..end, &format!("somewhere {side}"));
            }
            // "Than Ann's."
            if let Some(last) = self.tokens.iter_mut().rfind(|token| !token.is_mark()) {
                last.possessive = false;
            }
            at += 1;
        }
    }

    /// After "that of", "the one of".
    fn after_than(&self, at: usize) -> usize {
        let again: &[&[&str]] = &[&["that", "of"], &["those", "of"], &["the", "one", "of"]];
        let said = |words: &&&[&str]| {
            let mut all = words.iter().enumerate();
            all.all(|(i, word)| self.is(at + i, &[word]))
        };
        at + again.iter().find(said).map_or(0, |words| words.len())
    }

    /// "Is in the lane with the next higher number after Ann", "has the next higher lane number".
    fn next_higher_number(&mut self) {
        let found = (1..self.tokens.len()).find_map(|at| {
            let higher = self.is(at, &["higher", "lower"]) && self.is(at - 1, &["next"]);
            let number = (at + 1..at + 3).find(|&number| self.is(number, &["number"]))?;
            let end = number + 1;
            let joint = self.is(end, &["after", "than", "to", "from", "before"]);
            (higher && joint).then_some((at, end + 1))
        });
        let Some((at, end)) = found.filter(|(at, end)| !self.names(*at..*end)) else { return };
        let side = if self.is(at, &["higher"]) { "after" } else { "before" };
        let from = self.lead_to(at - 1);
        let verb = from > 0 && (self.does(from - 1) || self.is(from - 1, BE));
        let has = from > 0 && self.is(from - 1, &["has", "have", "had"]);
        let from = if has { from - 1 } else { from };
        let is = if has || !verb { "is " } else { "" };
        self.replace(from..end, &format!("{is}directly {side}"));
    }

    /// Where "in the lane with the" before this starts.
    fn lead_to(&self, next: usize) -> usize {
        let the = next - usize::from(next > 0 && self.is(next - 1, &["the", "a"]));
        let with = the > 2 && self.is(the - 1, &["with", "of"]) && !self.names(the - 2..the - 1);
        if !with {
            return the;
        }
        let noun = the - 2;
        let from = noun - usize::from(noun > 0 && self.is(noun - 1, &["the", "a"]));
        from - usize::from(from > 0 && self.is(from - 1, &["in", "on", "at"]))
    }
}
