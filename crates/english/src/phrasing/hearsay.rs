//! What somebody says who is nobody of the puzzle: "the herald swears that …", "according to the
//! cook, …". What is said counts, not by whom.

use std::ops::Range;

use super::Wording;

/// Words for telling what is so.
const TELLS: &[&str] = &[
    "says",
    "said",
    "tells",
    "told",
    "claims",
    "claimed",
    "insists",
    "insisted",
    "swears",
    "swore",
    "adds",
    "added",
    "notes",
    "noted",
    "notices",
    "noticed",
    "remembers",
    "remembered",
    "recalls",
    "recalled",
    "reports",
    "reported",
    "mentions",
    "mentioned",
    "maintains",
    "maintained",
    "states",
    "stated",
    "declares",
    "declared",
    "confirms",
    "confirmed",
    "explains",
    "explained",
    "reveals",
    "revealed",
    "observes",
    "observed",
    "knows",
    "knew",
    "sure",
    "certain",
    "saw",
    "sees",
    "heard",
    "learned",
    "learnt",
    "discovered",
    "assures",
    "assured",
    "writes",
    "wrote",
    "points",
    "pointed",
    "whispers",
    "whispered",
    "agrees",
    "agreed",
    "testifies",
    "testified",
    "emerged",
    "transpired",
    "guessed",
    "agree",
    "prove",
    "proves",
    "proved",
    "proven",
    "show",
    "confirm",
    "know",
    "known",
    "given",
    "hear",
    "glad",
    "agreed",
    "ground",
    "clear",
    "plain",
    "evident",
    "established",
    "note",
    "remember",
    "recall",
    "communicated",
    "shows",
    "showed",
    "decreed",
    "announced",
    "announces",
];

/// Words that leave it open whether it is so, or belong to the puzzle.
const DOUBTS: &[&str] = &[
    "not",
    "never",
    "nobody",
    "no",
    "nor",
    "neither",
    "if",
    "whether",
    "who",
    "which",
    "or",
    "wrongly",
    "mistakenly",
    "incorrectly",
    "supposedly",
    "allegedly",
    "perhaps",
    "falsely",
    "lies",
    "lied",
    "liar",
    "either",
    "unless",
    "true",
    "false",
    "exactly",
    "only",
    "both",
    "statement",
    "statements",
    "fact",
];

impl Wording<'_> {
    /// "The herald swears that Ann …", "according to the herald, Ann …".
    pub(super) fn drop_who_says_so(&mut self) {
        for sentence in self.sentences().into_iter().rev() {
            if let Some(said) = self.who_says_so(&sentence) {
                self.replace(said, "");
            }
        }
    }

    /// "Ann knows that the sun shines": nothing of the puzzle.
    pub(super) fn drop_what_is_known(&mut self) {
        for sentence in self.sentences().into_iter().rev() {
            let mut words = sentence.clone().take(14);
            let that = words.find(|&at| {
                self.is(at, &["that"])
                    && at > 0
                    && self.is(at - 1, &["knows", "believes", "thinks"])
            });
            let open = that.is_some_and(|that| !self.names(that..sentence.end));
            let alone =
                !(sentence.start..sentence.end).any(|at| self.is(at, &["and", "but", "who"]));
            if open && alone {
                self.replace(sentence, "it might be so");
            }
        }
    }

    fn who_says_so(&self, sentence: &Range<usize>) -> Option<Range<usize>> {
        let start = sentence.start + usize::from(self.is(sentence.start, &["and", "but"]));
        let near = sentence.end.min(start + 10);
        let bare = |range: Range<usize>| {
            !range.clone().any(|at| self.is(at, DOUBTS)) && !self.names(range)
        };
        if self.is(start, &["according"]) && self.is(start + 1, &["to"]) {
            let comma = (start + 3..near).find(|&at| self.is(at, &[","]))?;
            let after = self.names(comma + 1..sentence.end);
            return (bare(start..comma) && after).then_some(start..comma + 1);
        }
        if self.is(start, &["as"]) {
            let comma = (start + 3..near).find(|&at| self.is(at, &[","]))?;
            let told = self.is(comma - 1, TELLS) && self.names(comma + 1..sentence.end);
            return (told && bare(start..comma)).then_some(start..comma + 1);
        }
        let tells = (start + 1..near).find(|&at| self.is(at, TELLS))?;
        let that = (tells + 1..near.max(tells + 4).min(sentence.end))
            .find(|&at| self.is(at, &["that"]))
            .filter(|that| *that < tells + 4)?;
        // "The man who says that …" is somebody; so is he of whom the sentence goes on to speak.
        let clause = self.names(that + 1..sentence.end)
            && !self.is(that + 1, &["is", "was", "has", "of", "in", "on", "at"]);
        (clause && bare(start..that)).then_some(start..that + 1)
    }
}
