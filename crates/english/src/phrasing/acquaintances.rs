//! What people have to do with each other: who knows, envies or married somebody is not that person.

use std::ops::Range;

use super::super::kinds::{KINDS, value_kinds};
use super::super::lexicon::Class;
use super::super::tokens::stem;
use super::Wording;
use super::somebody::is_agent;

/// What somebody does and is.
const BECOMES: &[&str] = &[
    "became",
    "become",
    "becomes",
    "plays",
    "played",
    "play",
    "portrays",
    "portrayed",
    "remained",
    "named",
    "called",
    "turned",
    "means",
    "meant",
    "includes",
];

/// What puts two people in a row or compares them.
pub(super) const PLACES: &[&str] = &[
    "next",
    "alongside",
    "close",
    "adjoining",
    "past",
    "beyond",
    "nearby",
    "around",
    "east",
    "west",
    "north",
    "south",
    "beaten",
    "overtaken",
    "outranked",
    "outranks",
    "over",
    "under",
    "side",
    "door",
    "beside",
    "besides",
    "left",
    "right",
    "above",
    "below",
    "before",
    "after",
    "behind",
    "ahead",
    "between",
    "than",
    "across",
    "opposite",
    "near",
    "as",
    "from",
    "against",
    "beat",
    "beats",
    "followed",
    "follows",
    "preceded",
    "precedes",
    "neighbor",
    "neighbors",
    "not",
    "adjacent",
    "front",
    "away",
    "apart",
    "outran",
    "defeated",
    "overtook",
    "passed",
    "leads",
    "led",
    "trails",
    "trailed",
    "faces",
    "flanks",
    "joins",
    "joined",
    "neighbours",
    "lost",
];

/// What two people are to each other.
pub(in super::super) const ARE: &[&str] = &[
    "cousins",
    "siblings",
    "brothers",
    "sisters",
    "twins",
    "friends",
    "colleagues",
    "married",
    "engaged",
    "related",
    "roommates",
    "flatmates",
    "classmates",
    "teammates",
    "rivals",
];

/// What somebody is to another.
const KIN: &[&str] = &[
    "friend",
    "wife",
    "husband",
    "boss",
    "mother",
    "father",
    "son",
    "daughter",
    "girlfriend",
    "boyfriend",
    "fiancé",
    "fiancée",
    "fiance",
    "fiancee",
    "roommate",
    "flatmate",
    "colleague",
    "cousin",
    "sister",
    "brother",
    "uncle",
    "aunt",
    "nephew",
    "niece",
    "partner",
    "secretary",
];

impl Wording<'_> {
    /// "The owl's friend", where everyone has an animal for a friend: whoever has the owl.
    pub(super) fn friend_of_an_animal(&mut self) {
        const FRIEND: &[&str] = &["friend", "companion"];
        let found = self.named().iter().find_map(|named| {
            let words = &self.tokens[named.clone()];
            let key: String = words.iter().map(|token| stem(&token.word)).collect();
            let animal = value_kinds(&key).iter().any(|&kind| KINDS[kind].name == "Pet");
            if words[0].capital && named.start > 0 || !animal {
                return None;
            }
            let the = |at: usize| usize::from(at > 0 && self.is(at - 1, &["the", "a", "an"]));
            let start = named.start - the(named.start);
            let owner = words[words.len() - 1].possessive && self.is(named.end, FRIEND);
            let of = start > 1 && self.is(start - 1, &["of"]) && self.is(start - 2, FRIEND);
            let with = start > 2
                && self.is(start - 1, &["with"])
                && self.is(start - 2, &["friends"])
                && self.is(start - 3, &["is", "are", "was", "became"]);
            match () {
                () if owner => Some((start..named.end + 1, named.clone(), "the one with the")),
                () if of => {
                    let friend = start - 2 - the(start - 2);
                    Some((friend..named.end, named.clone(), "the one with the"))
                }
                () if with => Some((start - 3..named.end, named.clone(), "has the")),
                () => None,
            }
        });
        let Some((range, named, lead)) = found else { return };
        let animal = self.unowning(&named);
        let at = range.start;
        self.replace_by(range, animal);
        self.replace(at..at, lead);
        self.friend_of_an_animal();
    }

    /// "Ann met the baker", "Ann is married to the owner of the dog", "Ann's best friend has the
    /// dog": she is somebody else.
    pub(super) fn who_knows_whom(&mut self) {
        // Nothing was made of it.
        if let Some(at) =
            (0..self.tokens.len()).find(|&at| self.phrase(at, &["by the time"]).is_some())
        {
            self.replace(at..at + 3, "might");
        }
        let named = self.named().to_vec();
        let [a, b, more @ ..] = named.as_slice() else { return };
        if self.is_about_pairs() {
            return;
        }
        if let [c, ..] = more {
            self.something_for_somebody(a, b, &c.clone());
        }
        let end = self.said_until(b.end);
        let doing = self.does_to_somebody(a, b);
        let rest = b.end..end;
        let over = more.is_empty()
            && rest.clone().all(|at| {
                is_agent(&self.tokens[at].word)
                    || self.ground.scenery.is_place(&self.tokens[at].word)
                    || self.is(at, &["well", "once", "too", "yesterday", "person"])
            })
            && (end..self.tokens.len()).all(|at| self.is_mark(at))
            && (!self.tokens[b.end - 1].possessive
                || self.tokens.get(b.end).is_some_and(|token| is_agent(&token.word)));
        if let Some(doing) = doing {
            // With more to it, who has what is not sure.
            self.replace(doing, if over { "is not" } else { "might" });
            return;
        }
        if more.is_empty() && over {
            self.somebody_of_hers(a, b);
        }
        if more.is_empty() {
            self.who_they_are_to_each_other(a, b);
        }
    }

    /// Where it is said what one person does to another: "met", "is married to", "never invited".
    fn does_to_somebody(&self, a: &Range<usize>, b: &Range<usize>) -> Option<Range<usize>> {
        if self.tokens[a.end - 1].possessive || !self.is_person(a) || !self.is_person(b) {
            return None;
        }
        // "Sits directly to Noah's left".
        let sides = ["left", "right", "side", "immediate", "direct", "near", "far"];
        if self.tokens[b.end - 1].possessive && self.is(b.end, &sides) {
            return None;
        }
        // "Is written in Dutch", but "thanked the woman in white".
        let worn = b.start > 1 && self.is_somebody(b.start - 2..b.start - 1);
        if b.start > 0 && self.is(b.start - 1, &["in"]) && !worn {
            return None;
        }
        let between = a.end..b.start;
        let stops = |at: usize| {
            self.is_mark(at) || self.is(at, PLACES) || self.is(at, &["and", "or", "nor", "but"])
        };
        if let Some(from) = self.gets_from(a, b) {
            return Some(a.end..from + 1);
        }
        let denied = ["not", "never"];
        let placed = between.clone().any(|at| stops(at) && !self.is(at, &denied))
            || (0..a.start).any(|at| self.is(at, PLACES));
        if placed {
            return None;
        }
        let small = [
            "once", "often", "always", "never", "not", "does", "did", "do", "has", "had", "also",
            "really", "secretly", "recently", "just", "already",
        ];
        let mut from = a.end;
        // "The Audi driver".
        while from < b.start && is_agent(&self.tokens[from].word) {
            from += 1;
        }
        let mut at = from;
        while self.is(at, &small) {
            at += 1;
        }
        let passive = self.is(at, &["is", "was", "are", "were"]);
        at += usize::from(passive);
        let doing = self.tokens.get(at).is_some_and(|token| token.word.ends_with("ing"));
        let done = passive && (doing || self.is(at + 1, &["by", "to", "of", "with", "in"]));
        let verb = self.tokens.get(at)?;
        let class = self.ground.class(&verb.word);
        let noun = ["person", "woman", "man", "lady", "one", "girl", "boy"];
        let called =
            self.is(at, &["called"]) && self.is(at + 1, &["the"]) && self.is(at + 2, &noun);
        let sees = ["saw", "sees", "see", "heard", "hears", "watched", "noticed", "let"];
        let does = match class {
            _ if self.is(at, &sees) => true,
            Class::Verb => true,
            Class::Unknown => verb.word.ends_with('s') || verb.word.ends_with("ed") || done,
            _ => done,
        };
        // "Built the snowman with the hat".
        let made = ["built", "made", "drew", "painted", "carved", "knitted", "baked", "sewed"];
        if !does
            || passive && !done
            || self.is(at, BECOMES) && !called
            || self.is(at, &made) && !passive
            || at >= b.start
        {
            return None;
        }
        at += 1;
        at += self.what_it_takes(at, b.start);
        let led = ["with", "to", "for", "about", "by", "at", "on", "of"];
        at += usize::from(self.is(at, &led));
        // "Fell in love with".
        let whom = (at..b.start).find(|&at| {
            self.is(at, &["the", "a", "an", "whoever", "someone", "somebody", "another"])
        });
        let whom = whom.unwrap_or(b.start);
        // "Who enjoys mountain retreats is Ann": what looked like a verb is a noun.
        if (at..whom).any(|at| self.ground.class(&self.tokens[at].word) == Class::Be) {
            return None;
        }
        // "The vet", "the woman who had"; no words between that put somebody somewhere.
        let noun = |at: usize| {
            self.is(at, &["person", "one", "man", "woman", "lady", "guy", "child", "girl", "boy"])
                || is_agent(&self.tokens[at].word)
        };
        let named = b.start <= whom + 2 || noun(whom + 1) || self.is(whom, &["whoever"]);
        let own = self.ground.cues.is_told_of_category(&verb.word)
            || self.ground.cues.is_name_of_category(&format!("{}er", stem(&verb.word)));
        (whom <= at + 2 && named && !own).then_some(from..whom)
    }

    /// "Ann's best friend has the dog": she has not.
    fn somebody_of_hers(&mut self, a: &Range<usize>, b: &Range<usize>) {
        let kin = (a.end..b.start).find(|&at| self.is(at, KIN));
        let Some(kin) = kin.filter(|&at| self.tokens[a.end - 1].possessive && self.can_know(at))
        else {
            return;
        };
        let plain = (a.end..kin).all(|at| self.is(at, &["best", "good", "old", "close", "little"]));
        if plain && kin < a.end + 2 && self.does(kin + 1) {
            let verb = if self.is(kin + 1, &["is", "was"]) { 2 } else { 1 };
            self.tokens[a.end - 1].possessive = false;
            self.replace(a.end..kin + verb, "is not");
        }
    }

    /// "Ann and the baker are cousins", "Ann and the owner of the dog live together": they are two.
    fn who_they_are_to_each_other(&mut self, a: &Range<usize>, b: &Range<usize>) {
        let and = (a.end..b.start).find(|&at| self.is(at, &["and"]));
        let end = self.said_until(b.end);
        let Some(and) = and else { return };
        if (0..end).filter(|&at| self.is(at, &["and", "or", "not"])).count() > 1 {
            return;
        }
        let last = end.saturating_sub(1);
        let be = (b.end..last).find(|&at| self.is(at, &["are", "were"]));
        let kin = be.filter(|&at| {
            let plain = (at + 1..last).all(|at| {
                self.is(at, &["good", "best", "old", "close", "to", "each", "other", "first"])
            });
            let to = last > at + 3 && self.phrase(last - 2, &["to each other"]).is_some();
            let said = if to { last - 3 } else { last };
            plain && self.is(said, ARE) && self.can_know(said) || to && self.is(said, ARE)
        });
        if let Some(be) = kin {
            self.replace(be..end, "are different people");
            return;
        }
        // "The dog and the tea go together" are in one place.
        let goes = ["go", "goes", "belong", "are", "were", "come", "appear", "paired", "found"];
        let verb = last > b.end
            && self.is(last, &["together"])
            && !self.is(last - 1, &goes)
            && self.does(last - 1);
        let two = self.is_somebody(0..and) && self.is_somebody(and + 1..last - 1);
        if verb && two {
            let from = last - 1;
            self.replace(from..end, "are different people");
        }
    }

    /// Whether a category is of those who others are married to.
    fn is_about_pairs(&self) -> bool {
        let pairs = ["husband", "wife", "spouse", "partner", "bride", "groom"];
        pairs.iter().any(|word| self.ground.cues.is_name_of_category(word))
    }

    /// Whether no category is about such a word.
    fn can_know(&self, at: usize) -> bool {
        let word = &self.tokens[at].word;
        let cues = &self.ground.cues;
        !self.names(at..at + 1)
            && !cues.is_word_of_category(word)
            && !cues.is_name_of_category(word)
    }
}
