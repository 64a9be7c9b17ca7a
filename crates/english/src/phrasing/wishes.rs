//! What somebody only wishes for, sees from afar or does while another does something: it is not
//! what they have.

use super::super::lexicon::Class;
use super::super::scenery::Row;
use super::Wording;

/// To have something, one day. "Wants to be a pilot" and "used to be timber" are not among these:
/// they may be all that is told.
const HAVE: &[&str] = &["have", "own", "keep", "get", "buy", "live", "drive", "move", "possess"];

impl Wording<'_> {
    /// "Kiki does not touch the drums": they are not hers. Houses that do not touch are not side by
    /// side.
    pub(super) fn does_not_touch(&mut self) {
        let found = (1..self.tokens.len()).find(|&at| {
            self.is(at, &["does", "do", "did"])
                && self.is(at + 1, &["not"])
                && self.is(at + 2, &["touch"])
        });
        let Some(at) = found else { return };
        let object = self.named().iter().find(|named| named.start > at + 2);
        let (Some(first), Some(object)) = (self.named().first(), object) else { return };
        // "Kiki doesn't grow tulips and doesn't touch the drums", but "Kiki's room".
        let somebody = first.start == 0
            && self.tokens[0].capital
            && !self.tokens[first.end - 1].possessive
            && !(first.end..at).any(|at| self.is_mark(at));
        let thing = !self.tokens[object.start].capital
            && (object.end >= self.tokens.len() || self.is_mark(object.end));
        let words = if somebody && thing { "does not have" } else { "is not next to" };
        self.replace(at..at + 3, words);
    }

    /// "Would like to have a cat", "used to own a dog": nobody knows what she has.
    pub(super) fn only_wished(&mut self) {
        let wish = |at: usize| -> Option<usize> {
            let would = usize::from(self.is(at, &["would"]));
            let verb = at + would;
            let likes = would > 0 && self.is(verb, &["like", "love", "prefer"])
                || self.is(
                    verb,
                    &[
                        "wants", "wanted", "wishes", "wished", "hopes", "hoped", "longs", "longed",
                        "plans", "planned", "used", "intends", "intended",
                    ],
                );
            let to = self.is(verb + 1, &["to"]) && self.is(verb + 2, HAVE);
            let word = &self.tokens.get(verb)?.word;
            // "Each wants to own something else".
            let told = self.ground.cues.is_told_of_category(word) || self.ground.cues.is_felt(word);
            (likes && to && !told).then_some(verb + 3)
        };
        let found = (1..self.tokens.len()).find_map(|at| Some((at, wish(at)?)));
        if let Some((at, end)) = found {
            self.replace(at..end, "might");
        }
    }

    /// "Ann can see the blue house from her window", "looks out on the red house": not hers.
    pub(super) fn seen_from_afar(&mut self) {
        const SEES: &[&str] = &[
            "can see",
            "could see",
            "sees",
            "overlooks",
            "looks out on",
            "looks out onto",
            "looks out over",
            "has a view of",
            "has a good view of",
            "has a fine view of",
        ];
        let [a, b] = self.named() else { return };
        let (a, b) = (a.clone(), b.clone());
        let from = (a.end..b.start).find_map(|at| Some((at, self.phrase(at, SEES)?)));
        let Some((at, len)) = from else { return };
        let article = (at + len..b.start).all(|at| self.is(at, &["the", "a", "an"]));
        let place =
            self.tokens.get(b.end).is_some_and(|token| self.ground.scenery.is_place(&token.word));
        let rest = b.end + usize::from(place);
        let end = self.said_until(rest);
        let window = self.is(rest, &["from", "out", "through"]) && !self.names(rest..end);
        let over = (end..self.tokens.len()).all(|at| self.is_mark(at));
        if article && place && over && (rest == end || window) {
            self.replace(rest..end, "");
            self.replace(at..at + len, "is not");
        }
    }

    /// "The dog hides when Ann visits its house": says nothing of whose it is.
    pub(super) fn does_when_another_does(&mut self) {
        if !matches!(self.ground.scenery.row, Row::Side | Row::Floors) {
            return;
        }
        let Some(when) = (2..self.tokens.len())
            .find(|&at| self.is(at, &["when", "whenever", "while", "because"]))
        else {
            return;
        };
        let before = self.named().iter().filter(|named| named.end <= when).count();
        let after = self.named().iter().find(|named| named.start > when).cloned();
        let (1, Some(after)) = (before, after) else { return };
        let class = |at: usize| self.tokens.get(at).map(|token| self.ground.class(&token.word));
        let does = |at: usize| matches!(class(at), Some(Class::Verb | Class::Unknown));
        if after.start <= when + 2 && does(when - 1) && does(after.end) {
            self.replace(when..when, "might");
        }
    }
}
