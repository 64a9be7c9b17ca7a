//! Words with one meaning wherever they stand.

use super::super::positions::houses_at;
use super::super::relations::side_at;
use super::super::tokens::{Token, number};
use super::{Item, Lexer, Within};
use puzzle::Houses;

impl Lexer<'_> {
    /// Words with one meaning wherever they stand.
    pub(super) fn fixed(&self) -> Option<(Item, usize)> {
        let mentions = &self.found.mentions;
        // "The guest with four nights is between".
        let named = mentions.iter().any(|m| m.start == self.at && m.end > self.at + 1);
        let gap = self.words().gap(|at| mentions.iter().any(|m| m.start == at));
        if let Some(found) = gap.filter(|_| !named) {
            return Some(found);
        }
        let table: &[(&[&str], Item)] = &[
            (&["if and only if", "exactly when", "exactly if", "precisely when", "iff"], Item::Iff),
            (&["only if", "only when"], Item::OnlyIf),
            (
                &[
                    "in that order from left to right",
                    "in this order from left to right",
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
                    "but not necessarily in that order",
                    "but not necessarily in this order",
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
            (&["are mirrored"], Item::Mirrored),
            (&["are as far apart as"], Item::AsFar),
            (&["nobody", "no one", "no person", "no other person"], Item::Nobody),
            (&["just as"], Item::And),
            (&["neither"], Item::Neither),
            (&["either", "at least one of"], Item::Either),
            (&["nor"], Item::Nor),
            (&["unless"], Item::Unless),
            (&["if", "whenever", "in case", "provided that", "assuming"], Item::If),
            (&["then"], Item::Then),
            (
                &["the other one", "the other person", "the other house", "the other", "another"],
                Item::Other,
            ),
            (&["but not by both", "but not both", "not both", "and not both"], Item::NotBoth),
            (&["it is not true that", "it is false that", "it is not the case that"], Item::Untrue),
            (&["and or", "used to", "as many"], Item::Danger),
        ];
        // "On the day between Ann's and Bob's": there is only one.
        let the_one = self.word(0) == "between" && self.at > 1 && {
            let noun = &self.tokens[self.at - 1];
            self.tokens[self.at - 2].is(&["the"])
                && !noun.word.ends_with('s')
                && (noun.is(&["one"]) || self.ground.scenery.is_place(&noun.word))
        };
        if the_one {
            return Some((Item::Between(Within::Directly), 1));
        }
        // "No planet orbits nearer to the star than Arn".
        let ground = self.ground;
        let row =
            |word: &str| ground.scenery.is_place(word) || !ground.cues.called(word).is_empty();
        let no = self.word(0) == "no"
            && (self.found.items.is_empty() || self.after_joint())
            && row(self.word(1 + usize::from(self.word(1) == "other")))
            && self.tokens[self.at + 2..].iter().take(9).any(|token| token.is(&["than"]));
        if no {
            return Some((Item::Nobody, 2 + usize::from(self.word(1) == "other")));
        }
        // "One of the tables between Ann and Bob".
        let one_of = self.phrase("one of the").filter(|&len| {
            self.ground.scenery.is_place(self.word(len))
                && self.word(len).ends_with('s')
                && matches!(self.word(len + 1), "between" | "to" | "on" | "left" | "right")
        });
        if let Some(len) = one_of {
            return Some((Item::Noun, len + 1));
        }
        if let Some(found) = self.neighbors_counted() {
            return Some(found);
        }
        // "Flanked by Ann and Bob", "flanked by Ann on the left and Bob on the right".
        if let Some(len) = self.phrases(&["flanked by", "sandwiched by"]) {
            let sided = self.tokens[self.at..].iter().any(|token| token.is(&["left", "right"]));
            let item = if sided { Item::Have } else { Item::Between(Within::Directly) };
            return Some((item, len));
        }
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
            // "In case 2" is a place.
            if item == Item::If && number(self.word(len)).is_some() {
                return None;
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
            // "The 1992 show and the one in Rome, one …": named, where another "one" comes.
            let named = self.at > 0
                && self.tokens[self.at - 1].is(&["the"])
                && ["in", "for", "from", "with", "of", "by", "on", "at", "that"]
                    .contains(&self.word(1))
                && self.tokens[self.at + 1..]
                    .windows(2)
                    .any(|pair| pair[1].is(&["one"]) && !pair[0].is(&["the"]));
            if place.is_none() && side.is_none() && !named {
                return Some((Item::One, if self.word(1) == "person" { 2 } else { 1 }));
            }
        }
        None
    }

    /// "Exactly one neighbor", "no neighbor on the left", "two neighbors: Ann and Bob".
    fn neighbors_counted(&self) -> Option<(Item, usize)> {
        let n = self.ground.houses;
        let (first, last) = (Houses::only(0), Houses::only(n - 1));
        let ends = |len: usize| {
            self.tokens.get(self.at + len).is_none_or(|token| token.is_mark() || token.is(&["and"]))
        };
        let one = [
            "exactly one neighbor",
            "only one neighbor",
            "just one neighbor",
            "one neighbor",
            "a single neighbor",
            "but one neighbor",
        ];
        if let Some(len) = self.phrases(&one) {
            return ends(len).then_some((Item::At(first.union(last)), len));
        }
        if let Some(len) = self.phrases(&["no neighbor", "no neighbors", "nobody", "no one"]) {
            let mut at = len;
            at += usize::from(matches!(self.word(at), "on" | "to" | "at"));
            at += usize::from(matches!(self.word(at), "the" | "his" | "her" | "its" | "their"));
            let side = match self.word(at) {
                "left" => first,
                "right" => last,
                _ => return None,
            };
            at += 1;
            at += usize::from(matches!(self.word(at), "side"));
            return (at > len && ends(at)).then_some((Item::At(side), at));
        }
        let pair = self.phrases(&["two neighbors :", "two neighbors ,", "as neighbors both"])?;
        Some((Item::Between(Within::Directly), pair))
    }

    /// "Exactly one of these two statements is true:", "at least one of these is true".
    pub(super) fn exactly_one(&self) -> Option<(Item, usize)> {
        let least = self.word(0) == "at" && self.word(1) == "least";
        let start = least || ["exactly", "only", "precisely"].contains(&self.word(0));
        let at = usize::from(start) + usize::from(least);
        if !start && !self.found.items.is_empty()
            || self.word(at) != "one"
            || self.word(at + 1) != "of"
        {
            return None;
        }
        let rest = &self.tokens[self.at + at..];
        if let Some(len) = self.one_alone(start, at + 2).filter(|_| !least) {
            return Some((Item::OneAlone, len));
        }
        let end = (0..rest.len().min(9)).find(|&at| {
            rest[at].is(&["true", "correct", "holds"])
                || rest[at].is(&["right", "so"]) && rest[at - 1].is(&["is", "are", "was"])
        })?;
        let plain = rest[..end].iter().all(|token| !token.is_mark());
        let mark = rest.get(end + 1).is_some_and(|token| token.is(&[":", "-", ","]));
        let item = if least { Item::AtLeastOne } else { Item::ExactlyOne };
        plain.then_some((item, at + end + 1 + usize::from(mark)))
    }

    /// "Exactly one of the tea drinker, Ann and Bob is …", where `of` ends the count.
    fn one_alone(&self, counted: bool, of: usize) -> Option<usize> {
        let named = self.ground.gazetteer.find(&self.ground.lexicon, self.tokens);
        let first = named.iter().find(|mention| mention.start >= self.at + of)?;
        // "One of Ann and Bob is the baker."
        let near = || {
            let other = self.tokens.windows(2).any(|pair| pair[1].is(&["other", "others"]));
            let and = self.tokens[first.end..].iter().take(4).any(|token| token.is(&["and"]));
            first.start <= self.at + of + 1
                && !self.tokens[first.end - 1].possessive
                && and
                && !other
        };
        let opens = self.found.items.is_empty() && (counted || near());
        let plain = self.tokens[self.at + of..first.start].iter().all(|token| {
            !token.is_mark() && !token.is(&["these", "those", "following", "them", "two", "three"])
        });
        (opens && plain && first.start < self.at + of + 5).then_some(of)
    }

    /// "One of A and B is C" counts its subjects, which nothing here does.
    pub(super) fn counted_subjects(&self, one_other: bool) -> Option<(Item, usize)> {
        let neighbor = self.tokens.iter().any(|token| token.is(&["neighbor", "neighbors"]));
        if self.word(0) != "one" || self.word(1) != "of" || one_other || neighbor {
            return None;
        }
        // "One of the two dearest" names amounts.
        let amounts = || self.ground.measures.bound_at(self.tokens, self.at).is_some();
        let place = houses_at(self.tokens, self.at, self.ground.houses, &self.ground.scenery)
            .is_some()
            || amounts();
        // "The one of Alsace".
        let the = self.at > 0 && self.tokens[self.at - 1].is(&["the"]);
        let named = the && self.found.mentions.iter().any(|m| m.start == self.at + 2);
        if named && !self.tokens[self.at..].iter().any(|token| token.is(&["or"])) {
            return Some((Item::Noun, 2));
        }
        (!place).then_some((Item::Danger, 2))
    }
}
