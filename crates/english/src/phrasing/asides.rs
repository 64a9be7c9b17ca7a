//! What is told around a fact: how somebody felt about it, what was said wrong at first.

use std::ops::Range;

use super::super::lexicon::Class;
use super::super::positions::houses_at;
use super::super::relations::side_at;
use super::super::tokens::{number, ordinal, stem};
use super::Wording;
use super::acquaintances::PLACES;

/// How somebody may feel about what is so.
const FEELINGS: &[&str] = &[
    "delighted",
    "pleased",
    "glad",
    "sad",
    "upset",
    "happy",
    "disappointed",
    "cross",
    "annoyed",
    "proud",
    "out",
    "surprised",
    "relieved",
    "furious",
    "thrilled",
    "sorry",
    "angry",
    "ashamed",
    "jealous",
    "content",
    "amused",
    "unhappy",
    "excited",
    "embarrassed",
    "grateful",
    "lucky",
    "miffed",
    "crestfallen",
    "overjoyed",
];

impl Wording<'_> {
    /// "Pepper, who is no poodle, impressed the judges and won …": what she did first puts nothing
    /// anywhere, and parts who she is from what she won.
    pub(super) fn drop_idle_deed(&mut self) {
        let ground = self.ground;
        let placed = |at: usize| {
            houses_at(&self.tokens, at, ground.houses, &ground.scenery).is_some()
                || side_at(&self.tokens, at, ground.houses, &ground.scenery).is_some()
                || self.is(at, PLACES)
                || self.is(at, &["early", "late", "he", "she", "it", "they", "them", "who", "or"])
                || number(&self.tokens[at].word).is_some()
                || ground.measures.names(&self.tokens[at].word)
        };
        let does = |at: usize| {
            self.does(at) || self.tokens.get(at).is_some_and(|token| token.word.ends_with("ed"))
        };
        let found = self.named().windows(2).find_map(|two| {
            let start = two[0].end + usize::from(self.is(two[0].end, &[","]));
            let and = (start + 2..two[1].start).find(|&at| self.is(at, &["and"]))?;
            // Only after an aside of who she is: else it reads as it stands.
            let aside =
                start > two[0].end && (0..two[0].start).any(|at| self.is(at, &["who", "which"]));
            let idle = and < start + 6 && (start..and).all(|at| !placed(at) && !self.is_mark(at));
            (aside && idle && does(start) && does(and + 1)).then_some((start, and))
        });
        if let Some((start, and)) = found {
            self.replace(start..and + 1, "");
        }
    }

    /// "Reads the paper while she waits": says nothing.
    pub(super) fn drop_while(&mut self) {
        let who = ["he", "she", "it", "they"];
        let found = (2..self.tokens.len()).find(|&at| {
            let over = at + 3 >= self.tokens.len()
                || self.is_mark(at + 3)
                || self.is(at + 3, &["and", "but"]);
            self.is(at, &["while"])
                && self.is(at + 1, &who)
                && self.does(at + 2)
                && over
                && !self.names(at..at + 3)
        });
        if let Some(at) = found {
            self.replace(at..at + 3, "");
        }
    }

    /// "Ann was cross because her dog came last": her dog came last. "Ann was pleased to come
    /// second": she did.
    pub(super) fn drop_feelings(&mut self) {
        let Some(be) = (1..self.tokens.len())
            .find(|&at| self.is(at, &["is", "was", "are", "were", "felt", "feels"]))
        else {
            return;
        };
        let rest = &self.tokens[be + 1..];
        let words = rest.iter().take(6).take_while(|token| !token.is_mark()).count();
        let within = || be + 1..be + 1 + words;
        let reasons: [&[&str]; 2] = [&["because", "that", "since", "when", "to"], &["as"]];
        let reason = reasons.iter().find_map(|reasons| within().find(|&at| self.is(at, reasons)));
        let Some(reason) = reason else { return };
        let felt = be + 1..reason;
        let felt_so = self.tokens[felt.clone()].iter().any(|token| token.is(FEELINGS));
        let denied = self.tokens[felt.clone()].iter().any(|token| token.is(&["not", "never"]));
        if self.names(felt) || denied || !felt_so && !self.is(reason, &["because"]) {
            return;
        }
        if self.is(reason, &["to"]) {
            self.replace(be..reason + 1, "");
        } else if self.is(reason + 1, &["his", "her", "its", "their"]) {
            self.tokens[be - 1].possessive = true;
            self.replace(be..reason + 2, "");
        } else if self.is(reason + 1, &["he", "she", "it", "they"]) {
            self.replace(be..reason + 2, "");
        } else if self.is(reason, &["because", "that"]) {
            self.replace(0..reason + 1, "");
        }
    }

    /// "Beans grow next to… no, let us be exact: beans grow in plot 2": what comes first is taken
    /// back.
    pub(super) fn correct(&mut self) {
        let taken_back = (1..self.tokens.len()).find(|&at| {
            // "Next to... no".
            let broken_off = self.is(at - 1, &[","]) && self.tokens[at - 1].at.len() > 1;
            let doubted = self.is(at - 1, &["-"])
                && (self.is(at + 1, &["wait", "sorry"])
                    || self.is(at + 1, &[","]) && self.is(at + 2, &["wait", "sorry", "let"]));
            self.is(at, &["no"]) && (broken_off || doubted)
        });
        let Some(mut at) = taken_back else { return };
        let talk = [
            "no", "wait", "sorry", "hang", "hold", "on", "let", "us", "me", "be", "exact",
            "precise", "start", "say", "i", "mean", "rather", "correct", "myself", "wrong",
            "again",
        ];
        while self.is(at, &talk) || self.is_mark(at) {
            at += 1;
        }
        if at < self.tokens.len() {
            self.replace(0..at, "");
        }
    }

    /// "…, and no, it was not the whippet": no more than "and it was not".
    pub(super) fn drop_denial_of_doubt(&mut self) {
        let doubt = (1..self.tokens.len()).find(|&at| {
            self.is(at, &["no", "yes"])
                && self.is(at + 1, &[","])
                && (self.is_mark(at - 1) || self.is(at - 1, &["and", "but"]))
        });
        if let Some(at) = doubt {
            self.replace(at..at + 2, "");
        }
    }

    /// "It isn't used by anyone in Sales": by the person there.
    pub(super) fn anyone_denied(&mut self) {
        let told = ["in", "from", "with", "who", "whose", "wearing", "at", "on"];
        let any = (2..self.tokens.len())
            .find(|&at| self.is(at, &["anyone", "anybody"]) && self.is(at + 1, &told));
        let Some(any) = any else { return };
        let clause = (0..any).rev().take_while(|&at| !self.is_mark(at));
        if clause.into_iter().any(|at| self.is(at, &["not", "never"])) {
            self.replace(any..any + 1, "the person");
        }
    }

    /// "…, though we do not know who is in front", "but those three are not necessarily in that
    /// order": says nothing.
    pub(super) fn drop_what_is_not_known(&mut self) {
        let led = |at: &usize| {
            self.is(*at, &["though", "although", "but", "and"])
                && self.is(at + 1, &["we", "i", "nobody", "it", "you", "not", "those", "they"])
        };
        let Some(start) = (2..self.tokens.len()).find(led) else { return };
        let end = self.clause_end(start + 1);
        let known = [
            "know",
            "known",
            "say",
            "said",
            "tell",
            "sure",
            "clear",
            "remember",
            "recall",
            "necessarily",
        ];
        let open = ["who", "which", "what", "order", "where", "whether"];
        let denied = ["not", "nobody", "cannot", "forgot", "forget", "never"];
        let any = |list: &[&str]| (start..end).any(|at| self.is(at, list));
        if any(&known) && any(&open) && any(&denied) && !self.names(start..end) {
            let from = start - usize::from(self.is_mark(start - 1));
            self.replace(from..end, "");
        }
    }

    /// "Did not win either": did not win.
    pub(super) fn drop_last_either(&mut self) {
        for at in (2..self.tokens.len()).rev() {
            let ends = at + 1 == self.tokens.len() || self.is_mark(at + 1);
            // "Is not either", "nor in either" and "does not have it either" need it.
            let said = !self.is(
                at - 1,
                &[
                    "not", "is", "was", "are", "were", "in", "on", "at", "to", "it", "him", "her",
                    "them",
                ],
            );
            if ends && said && self.is(at, &["either"]) && self.denies(at) {
                self.replace(at..at + 1, "");
            }
        }
    }

    fn denies(&self, before: usize) -> bool {
        (0..before).any(|at| self.is(at, &["not", "nor", "never", "no", "neither"]))
    }

    /// "I visited Rome third, and that's where I bought the scarf": what the teller did is so.
    pub(super) fn tell_for_oneself(&mut self) {
        let told = self.ground.protagonist.as_deref().unwrap_or("i");
        // "Nora sees the vet earlier than she sees the dentist."
        let me: &[&str] = match self.is(0, &[told]) && told != "i" {
            true => &[told, "she", "he", "they"],
            false => &["i", "we"],
        };
        if !self.tokens.iter().any(|token| token.is(me)) || self.denies(self.tokens.len()) {
            return;
        }
        let does = |wording: &Self, at: usize| {
            wording.is(at, me)
                && wording.tokens.get(at + 1).is_some_and(|verb| {
                    let known = wording.ground.lexicon.class(&verb.word);
                    let told = ["saw", "went", "got", "took", "met", "flew", "rode", "made", "ate"];
                    matches!(known, Class::Verb | Class::Be)
                        || verb.is(&told)
                        || verb.word.ends_with("ed")
                })
        };
        // "And that is where I …": and it is.
        for at in 1..self.tokens.len() {
            let so = self.is(at, &["that"])
                && self.is(at + 1, &["is", "was"])
                && self.is(at + 2, &["where", "when"]);
            if so && self.is(at - 1, &["and", ","]) && does(self, at + 3) {
                self.replace(at..at + 5, "it is");
            }
        }
        if !does(self, 0) || self.names(0..2) {
            return;
        }
        let first = match self.named().first() {
            Some(first) if first.start < 9 => first.clone(),
            _ => return,
        };
        let verb = self.tokens.get(first.end).is_some_and(|next| {
            matches!(self.ground.lexicon.class(&next.word), Class::Verb | Class::Be)
        });
        if verb || first.end >= self.tokens.len() && self.named().len() == 1 && first.start < 4 {
            return;
        }
        let ends = first.end >= self.tokens.len() || self.is_mark(first.end);
        let mut at = self.tokens.len();
        while at > 2 {
            at -= 1;
            if does(self, at) {
                self.replace(at..at + 2, "");
            }
        }
        let is = if ends { first.start } else { first.end };
        self.replace(is..is, "is");
        self.replace(0..2, "");
    }

    /// "She did not get the ring neither": either.
    pub(super) fn drop_second_denial(&mut self) {
        let Some(last) = self.tokens.iter().rposition(|token| !token.is_mark()) else { return };
        let denied = (1..last).any(|at| self.is(at, &["not", "never"]));
        if last > 2 && self.is(last, &["neither"]) && denied {
            self.replace(last..last + 1, "");
        }
    }

    /// "Above all others", "above all other flowers".
    pub(super) fn drop_above_all(&mut self) {
        let found = (0..self.tokens.len()).find(|&at| {
            self.is(at, &["above"])
                && self.is(at + 1, &["all"])
                && self.is(at + 2, &["other", "others"])
        });
        let Some(at) = found else { return };
        let noun =
            self.is(at + 2, &["other"]) && at + 3 < self.tokens.len() && !self.is_mark(at + 3);
        self.replace(at..at + 3 + usize::from(noun), "");
    }

    /// "Ann is allergic to cats and therefore does not keep the cat": why comes first.
    pub(super) fn drop_causes(&mut self) {
        const SO: &[&str] = &["therefore", "hence", "thus", "consequently", "accordingly", "so"];
        let Some(so) = (3..self.tokens.len())
            .find(|&at| self.is(at, SO) && (self.is(at - 1, &["and"]) || self.is_mark(at - 1)))
        else {
            return;
        };
        let first = self.named().first().cloned();
        let Some(subject) = first.filter(|first| first.start < 2 && first.end < so) else { return };
        let them = usize::from(self.is(so + 1, &["he", "she", "it", "they"]));
        // "So does Ann": what was said holds of her too.
        let again = self.is(so, &["so"]) && them == 0 && !self.is(so + 2, &["not"]);
        if again && !self.is(so + 1, &["cannot"]) {
            return;
        }
        let goes_on = self.tokens.get(so + 1 + them).is_some_and(|token| {
            matches!(self.ground.class(&token.word), Class::Verb | Class::Be)
                || token.is(&["cannot", "can", "will", "would"])
        });
        let cause = &self.tokens[subject.end..so - 1];
        let says =
            |token: &super::Token| number(&token.word).is_some() || ordinal(&token.word).is_some();
        let odd = cause
            .iter()
            .any(|token| matches!(self.ground.class(&token.word), Class::Danger | Class::Unknown));
        // What is named there must be what the rest is about.
        let named = self.named().to_vec();
        let stems = |range: &Range<usize>| -> Vec<String> {
            self.tokens[range.clone()].iter().map(|token| stem(&token.word)).collect()
        };
        let (here, rest): (Vec<_>, Vec<_>) = named[1..].iter().partition(|named| named.start < so);
        let again = here.iter().all(|named| rest.iter().any(|later| stems(later) == stems(named)));
        let ground = self.ground;
        let placed = (subject.end..so - 1).any(|at| {
            houses_at(&self.tokens, at, ground.houses, &ground.scenery).is_some()
                || side_at(&self.tokens, at, ground.houses, &ground.scenery).is_some()
        });
        if goes_on && odd && again && !placed && !cause.iter().any(says) {
            self.replace(subject.end..so + 1 + them, "");
        }
    }

    /// "…, neither of which would match her curtains": what it was like names nothing and no place.
    pub(super) fn drop_of_which(&mut self) {
        let led = |at: &usize| {
            self.is_mark(at - 1)
                && self.is(*at, &["neither", "none", "both", "all", "either"])
                && self.is(at + 1, &["of"])
                && self.is(at + 2, &["which", "whom"])
        };
        let Some(at) = (3..self.tokens.len()).find(led) else { return };
        let end = self.said_until(at);
        let over = (end..self.tokens.len()).all(|at| self.is_mark(at));
        let ground = self.ground;
        let placed = (at + 3..end).any(|at| {
            houses_at(&self.tokens, at, ground.houses, &ground.scenery).is_some()
                || side_at(&self.tokens, at, ground.houses, &ground.scenery).is_some()
                || self.is(at, &["same", "also"])
        });
        if over && !placed && !self.names(at..end) {
            self.replace(at - 1..end, "");
        }
    }

    /// "…, because she has three already": why it is so names nothing and no place.
    pub(super) fn drop_reasons(&mut self) {
        let reasons = ["because", "since", "although", "though"];
        let them = ["it", "they", "he", "she", "that", "those", "this", "these"];
        let reason = |at: usize| {
            // "So that was not his."
            let so = self.is(at, &["so"]) && self.is(at + 1, &them);
            self.is(at, &reasons) || so
        };
        let Some(at) = (2..self.tokens.len()).rfind(|&at| reason(at)) else { return };
        let rest = &self.tokens[at + 1..];
        let end = rest.iter().position(|token| token.is(&[";", "."])).unwrap_or(rest.len());
        let says = |token: &super::Token| {
            let places = [
                "left", "right", "first", "last", "end", "ends", "next", "middle", "before",
                "after", "then", "above", "below", "earlier", "later", "neighbor", "between",
            ];
            token.is(&places) || ordinal(&token.word).is_some()
        };
        // "Since Monday", "since 4" tell when.
        let clause = rest.get(1).is_some_and(|second| !second.is_mark())
            && rest.first().is_some_and(|first| number(&first.word).is_none());
        if clause && !rest[..end].iter().any(says) && !self.names(at..at + 1 + end) {
            let from = at - usize::from(self.is_mark(at - 1));
            self.replace(from..at + 1 + end, "");
        }
    }
}
