//! What a sentence says so that nobody takes it for more: "though not necessarily side by side", "but
//! not right next door", "someone other than Ann".

use super::super::lexicon::Class;
use super::Wording;

/// Words for standing side by side.
const NEAR: &[&str] = &[
    "adjacent",
    "next",
    "consecutive",
    "side",
    "directly",
    "immediately",
    "neighboring",
    "neighbors",
    "together",
    "adjoining",
    "after",
    "another",
    "beside",
    "door",
];

/// Words that only go with those.
const SMALL: &[&str] = &[
    "right", "door", "to", "it", "him", "her", "them", "in", "the", "a", "so", "at", "that",
    "each", "other", "one", "seat", "house", "place", "floor", "live", "sit", "stand", "by",
    "just", "only", "single", "position", "spot", "day", "better", "worse", "ahead", "after",
    "before", "behind", "above", "below", "earlier", "later", "higher", "lower", "straight",
];

impl Wording<'_> {
    /// "…, though not necessarily in adjacent seats", "(possibly with others in between)": says
    /// nothing.
    pub(super) fn drop_qualms(&mut self) {
        let led = |at: &usize| {
            self.is(*at, &["not", "possibly", "perhaps", "maybe"])
                && (self.is(at + 1, &["necessarily"])
                    || self.is(at + 1, &["with"]) && !self.is(*at, &["not"]))
        };
        let Some(at) = (1..self.tokens.len()).find(led) else { return };
        let joints = ["though", "although", "but", "if", "even", "and"];
        let mut start = at;
        while start > 1 && self.is(start - 1, &joints) {
            start -= 1;
        }
        let end = self.clause_end(at);
        let said = if self.is(at, &["not"]) { NEAR } else { &["between"] };
        let near = (at..end).any(|i| self.is(i, said));
        // "To the left of Ann, though not necessarily next to her" is somewhere to the left; where
        // it says so itself, the rest is nothing new.
        let sides = ["of", "above", "below", "before", "after", "behind", "than", "ahead"];
        let far = ["somewhere", "sometime", "anywhere", "further", "farther"];
        if (0..start).any(|i| self.is(i, &sides)) && !(0..start).any(|i| self.is(i, &far)) {
            return;
        }
        let marked = start > 0 && self.is_mark(start - 1);
        if !near || !marked || self.names(start..end) {
            return;
        }
        // Both marks around it go where it stands inside.
        let inside = end < self.tokens.len() && self.is(end, &[",", ")", "-"]);
        self.replace(start - 1..end + usize::from(inside), "");
    }

    /// "I noted on Tuesday that Ann …", "you will remember that": what is known.
    pub(super) fn somebody_noted_that(&mut self) {
        let knows = [
            "note",
            "noted",
            "notice",
            "noticed",
            "remember",
            "recall",
            "recalled",
            "know",
            "saw",
            "see",
            "hear",
            "heard",
            "observe",
            "observed",
            "learn",
            "learned",
            "learnt",
            "found",
            "confirm",
            "confirmed",
            "tell",
            "told",
            "report",
            "reported",
            "swear",
            "sure",
            "certain",
            "read",
            "discovered",
            "gather",
            "understand",
            "established",
            "overheard",
        ];
        if !self.is(0, &["i", "we", "you", "one", "it"]) {
            return;
        }
        let Some(that) = (2..9).find(|&at| self.is(at, &["that"])) else { return };
        let turns = |at: usize| {
            self.is_mark(at) || self.is(at, &["not", "if", "never", "whether", "who", "the"])
        };
        let known = (1..that).any(|at| self.is(at, &knows));
        if known && !(0..that).any(turns) && !self.names(0..that) && self.names(that + 1..that + 8)
        {
            self.replace(0..that + 1, "");
        }
    }

    /// "To the right of Ann, but not right next door": and they are no neighbors.
    pub(super) fn but_not_next_door(&mut self) {
        let Some(but) = (3..self.tokens.len()).find(|&at| {
            self.is(at, &["but", "though", "although", "yet"]) && self.denies_both(at + 1)
        }) else {
            return;
        };
        let not = (but + 1..but + 4).find(|&at| self.is(at, &["not"])).unwrap_or(but + 1);
        let end = self.clause_end(not);
        let near =
            ["next", "adjacent", "directly", "immediately", "beside", "neighboring", "neighbors"];
        let plain = (not + 1..end).all(|at| self.is(at, &near) || self.is(at, SMALL));
        // "But not by just one place", "though not immediately better".
        let one = |at: usize| {
            self.is(at, &["one", "single"])
                && self.tokens.get(at + 1).is_some_and(|next| {
                    next.is(&["place", "position", "spot"])
                        || self.ground.scenery.is_place(&next.word)
                })
        };
        let said = (not + 1..end).any(|at| self.is(at, &near) || one(at));
        let named = self.named();
        let [a, b] = named else { return };
        let (a, b) = (self.tokens[a.clone()].to_vec(), self.tokens[b.clone()].to_vec());
        if !plain || !said || self.names(but..end) {
            return;
        }
        let bare = |mut words: Vec<_>| {
            words.iter_mut().for_each(|word: &mut super::Token| word.possessive = false);
            words
        };
        self.replace(but..end, "and is not next to");
        let at = but + 5;
        self.tokens.splice(at..at, bare(b));
        self.tokens.splice(but + 1..but + 1, bare(a));
        self.named.take();
    }

    /// "Not", "they are not", "they do not": of the two that were named.
    fn denies_both(&self, at: usize) -> bool {
        let they = self.is(at, &["they", "these", "both"]);
        let does = ["are", "were", "do", "did"];
        self.is(at, &["not"]) || they && self.is(at + 1, &does) && self.is(at + 2, &["not"])
    }

    /// "Was someone other than Ann", "charges something other than $50": is not.
    pub(super) fn someone_else(&mut self) {
        let Some(at) = (1..self.tokens.len()).find(|&at| {
            self.is(at, &["someone", "somebody", "something", "anyone", "anything", "somewhere"])
                && self.is(at + 1, &["other"])
                && self.is(at + 2, &["than"])
        }) else {
            return;
        };
        let verb = self
            .tokens
            .get(at - 1)
            .is_some_and(|token| matches!(self.ground.class(&token.word), Class::Verb | Class::Be));
        let denied = (0..at).any(|i| self.is(i, &["not", "never", "nobody", "nothing"]));
        if verb && !denied && self.names(at + 3..self.tokens.len()) {
            self.replace(at - 1..at + 3, "is not");
        }
    }

    /// "Tea is not what the baker had": the baker is not tea.
    pub(super) fn what_they_had(&mut self) {
        let Some(what) = (2..self.tokens.len()).find(|&at| {
            self.is(at, &["what"])
                && (self.is(at - 1, &["is", "was", "were", "are"])
                    || self.is(at - 1, &["not"]) && self.is(at - 2, &["is", "was", "were", "are"]))
        }) else {
            return;
        };
        let end = self.clause_end(what);
        let verb = self
            .tokens
            .get(end - 1)
            .is_some_and(|token| matches!(self.ground.class(&token.word), Class::Verb | Class::Be));
        if verb && self.names(what + 1..end - 1) && self.names(0..what) && end > what + 2 {
            self.replace(end - 1..end, "");
            self.replace(what..what + 1, "");
        }
    }

    /// "Should Ann have the dog, …": if she has it.
    pub(super) fn should_for_if(&mut self) {
        let asks = self.tokens.last().is_some_and(|last| last.is(&["?"]));
        if self.is(0, &["should"]) && !asks && (2..self.tokens.len()).any(|at| self.is(at, &[","]))
        {
            self.replace(0..1, "if");
        }
    }

    /// "Before the race, Ann ate a banana": when nothing else happened, that says nothing.
    pub(super) fn drop_occasion(&mut self) {
        let events = [
            "race",
            "start",
            "match",
            "game",
            "show",
            "party",
            "trip",
            "contest",
            "meal",
            "dinner",
            "ceremony",
            "competition",
            "journey",
            "tour",
            "event",
        ];
        let Some(at) = (0..self.tokens.len()).find(|&at| {
            self.is(at, &["before", "after", "during"])
                && self.is(at + 1, &["the", "this", "that"])
                && self.is(at + 2, &events)
                && (at + 3 >= self.tokens.len() || self.is_mark(at + 3))
        }) else {
            return;
        };
        if !self.names(at..at + 3) && self.ground.cues.called(&self.tokens[at + 2].word).is_empty()
        {
            let comma = usize::from(at == 0 && self.is(at + 3, &[","]));
            self.replace(at..at + 3 + comma, "");
        }
    }
}
