//! Which of two that stand beside each other is where: "Ann and Bob are neighbors, Ann being in
//! front", "on consecutive days, with the cat first", "… and Ann's is the one on the left".

use std::ops::Range;

use super::super::lexicon::Class;
use super::super::tokens::{Token, phrase_at, stem};
use super::Wording;

/// What says that two stand beside each other or so far apart.
const MUTUAL: &[&str] = &[
    "each other",
    "one another",
    "neighbor",
    "neighbors",
    "neighboring",
    "adjacent",
    "adjoining",
    "consecutive",
    "successive",
    "side by side",
    "apart",
    "between",
    "back to back",
    "in a row",
    "one after the other",
    "next door",
];

/// Where one of them can be, and how that is said with the other.
const WHERE: &[(&str, &str)] = &[
    ("on the left", "somewhere to the left of"),
    ("to the left", "somewhere to the left of"),
    ("further left", "somewhere to the left of"),
    ("further to the left", "somewhere to the left of"),
    ("left", "somewhere to the left of"),
    ("leftmost", "somewhere to the left of"),
    ("on the right", "somewhere to the right of"),
    ("to the right", "somewhere to the right of"),
    ("further right", "somewhere to the right of"),
    ("further to the right", "somewhere to the right of"),
    ("right", "somewhere to the right of"),
    ("rightmost", "somewhere to the right of"),
    ("to the east", "somewhere to the east of"),
    ("further east", "somewhere to the east of"),
    ("eastern", "somewhere to the east of"),
    ("easternmost", "somewhere to the east of"),
    ("to the west", "somewhere to the west of"),
    ("further west", "somewhere to the west of"),
    ("western", "somewhere to the west of"),
    ("westernmost", "somewhere to the west of"),
    ("to the north", "somewhere to the north of"),
    ("further north", "somewhere to the north of"),
    ("to the south", "somewhere to the south of"),
    ("further south", "somewhere to the south of"),
    ("in front", "somewhere in front of"),
    ("ahead", "somewhere ahead of"),
    ("further forward", "somewhere ahead of"),
    ("behind", "somewhere behind"),
    ("in the rear", "somewhere behind"),
    ("further back", "somewhere behind"),
    ("above", "somewhere above"),
    ("on top", "somewhere above"),
    ("upper", "somewhere above"),
    ("higher", "somewhere above"),
    ("higher up", "somewhere above"),
    ("below", "somewhere below"),
    ("underneath", "somewhere below"),
    ("lower", "somewhere below"),
    ("lower down", "somewhere below"),
    ("earlier", "earlier than"),
    ("later", "later than"),
];

/// The same of what comes first or second, which without a clause of its own counts no places.
const TURN: &[(&str, &str)] = &[
    ("first", "somewhere before"),
    ("coming first", "somewhere before"),
    ("going first", "somewhere before"),
    ("second", "somewhere after"),
    ("coming second", "somewhere after"),
    ("going second", "somewhere after"),
];

impl Wording<'_> {
    /// Says where one of two is as seen from the other.
    pub(super) fn which_of_two(&mut self) {
        let Some(end) = self.tokens.iter().rposition(|token| !token.is_mark()).map(|at| at + 1)
        else {
            return;
        };
        let opens = |at: &usize| self.is(*at, &[",", ";", "-", "and", "with", "but", "(", "."]);
        let Some(start) = (3..end).rev().filter(opens).find(|&at| self.names_two(at)) else {
            return;
        };
        let mut from = start;
        while self.is(from, &[",", ";", "-", "and", "with", "but", "(", "."]) {
            from += 1;
        }
        let pairs = ["of the two", "of the pair", "of them", "of those two", "of these two"];
        let tail = pairs.iter().find_map(|pair| {
            let at = end.checked_sub(pair.split(' ').count())?;
            phrase_at(&self.tokens, at, pair).map(|_| at)
        });
        let to = tail.unwrap_or(end);
        let named: Vec<Range<usize>> =
            self.named().iter().filter(|named| named.end <= start).cloned().collect();
        let [a, b] = named.as_slice() else { return };
        let Some((verb, plain)) = self.where_it_is(from, to) else { return };
        let Some((one, other)) = self.one_and_other(from..verb, a, b) else { return };
        let bare = |range: Range<usize>| -> Vec<Token> {
            let words = self.tokens[range].iter().cloned();
            words.map(|word| Token { possessive: false, ..word }).collect()
        };
        let (one, tokens) = (bare(one), bare(other));
        let named_again = self.names(from..verb);
        self.tokens.splice(to..end, tokens);
        self.replace(verb..to, &format!("is {plain}"));
        if !named_again {
            self.tokens.splice(from..verb, one);
        }
        // The comma tells "adjacent, and" from "adjacent and right of".
        self.replace(start..from, ", and");
    }

    /// Whether two values are named before token `at`, beside each other.
    fn names_two(&self, at: usize) -> bool {
        let before = self.named().iter().filter(|named| named.end <= at).count();
        let across = self.named().iter().any(|named| named.start < at && at < named.end);
        let mutual = (0..at)
            .any(|i| MUTUAL.iter().any(|words| phrase_at(&self.tokens[..at], i, words).is_some()));
        let plain = (0..at).all(|i| !self.is(i, &["not", "or", "nor", "neither", "if", "unless"]));
        before == 2 && !across && mutual && plain
    }

    /// Where the name in these words ends, and where its bearer is.
    fn where_it_is(&self, from: usize, to: usize) -> Option<(usize, &'static str)> {
        (from + 1..to).find_map(|verb| {
            let plain = (from..verb).all(|at| {
                let class = self.ground.class(&self.tokens[at].word);
                let says = matches!(class, Class::Verb | Class::Be | Class::Negation);
                !says || self.names(at..at + 1)
            });
            let mut at = verb;
            let be = [
                "is", "was", "being", "stands", "sits", "lives", "comes", "standing", "sitting",
                "lies", "are", "has", "hangs",
            ];
            let said = self.is(at, &be);
            at += usize::from(said);
            let the = self.is(at, &["the"]);
            let one = the && self.is(at + 1, &["one"]);
            at += usize::from(the) + usize::from(one);
            let ends = |phrase: &str| {
                let len = phrase_at(&self.tokens, at, phrase)?;
                let noun = usize::from(
                    the && self.is(at + len, &["one"])
                        || the && to == at + len + 1 && self.stands_in_row(at + len),
                );
                (at + len + noun == to).then_some(())
            };
            // "The left-hand neighbor", "the right", say where only with the article.
            let fits = |phrase: &str| {
                let bare = matches!(phrase, "left" | "right" | "upper" | "eastern" | "western");
                let compares = matches!(phrase, "higher" | "lower" | "earlier" | "later");
                the == bare || the && compares || one
            };
            let found = WHERE.iter().find(|(phrase, _)| fits(phrase) && ends(phrase).is_some());
            let landmark = self.nearer_landmark(at, to);
            let near = landmark
                .map(|first| ("", if first { "somewhere before" } else { "somewhere after" }));
            if let Some((_, said)) = near.filter(|_| plain) {
                return Some((verb, said));
            }
            let turn = || TURN.iter().find(|(phrase, _)| !said && ends(phrase).is_some());
            found.or_else(turn).filter(|_| plain).map(|(_, said)| (verb, *said))
        })
    }

    /// "Nearer the door", "further from the lake", up to `to`: whether nearer to the first place.
    fn nearer_landmark(&self, at: usize, to: usize) -> Option<bool> {
        let near = self.is(at, &["nearer", "closer", "nearest", "closest"]);
        let far = self.is(at, &["further", "farther", "furthest", "farthest"]);
        let mut mark = at + 1;
        mark += usize::from(self.is(mark, &["to", "from", "away"]));
        mark += usize::from(self.is(mark, &["from"]));
        mark += usize::from(self.is(mark, &["the"]));
        let first = self.ground.scenery.bearings.landmark(&self.tokens.get(mark)?.word)?;
        ((near || far) && mark + 1 == to).then_some(first == near)
    }

    /// Of the two, the one that these words name, and the other.
    fn one_and_other(
        &self,
        words: Range<usize>,
        a: &Range<usize>,
        b: &Range<usize>,
    ) -> Option<(Range<usize>, Range<usize>)> {
        let stems = |range: &Range<usize>| -> Vec<String> {
            self.tokens[range.clone()].iter().map(|token| stem(&token.word)).collect()
        };
        let here = stems(&words);
        // "The Greek vase": the noun after the value belongs to it.
        let noun = |range: &Range<usize>| {
            let next = self.tokens.get(range.end).map(|token| self.ground.class(&token.word));
            range.end < words.start
                && matches!(next, Some(Class::Noun | Class::Unknown | Class::Filler))
        };
        let said = |range: &Range<usize>| {
            stems(range).iter().any(|word| here.contains(word) && word != "the")
        };
        let like =
            |range: &Range<usize>| said(&(range.start..range.end + usize::from(noun(range))));
        // "The plain mug" of the plain mug and the giant mug.
        let alone = (said(a), said(b));
        let found = if alone.0 != alone.1 { alone } else { (like(a), like(b)) };
        match found {
            (true, false) => Some((a.clone(), b.clone())),
            (false, true) => Some((b.clone(), a.clone())),
            _ => None,
        }
    }
}
