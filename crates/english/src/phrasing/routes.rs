//! Ways from one to another, with how far they are: "start at the red house, go two to the right",
//! "you pass exactly one house to get from Ann's to Bob's", and who comes as soon as another is done.

use super::super::tokens::number;
use super::Wording;

impl Wording<'_> {
    /// Whether a sentence denies what it says, or says it only of a case.
    fn turns(&self) -> bool {
        self.tokens.iter().any(|token| token.is(&["not", "if", "never", "unless", "or"]))
    }

    /// "Start at the red house, go two to the right, and you touch the dog": the dog is two places to
    /// the right of the red house.
    pub(super) fn start_and_go(&mut self) {
        let starts = ["start", "starting", "begin", "beginning", "stand", "standing", "from"];
        let [from, to] = self.named() else { return };
        let (from, to) = (from.clone(), to.clone());
        if self.turns() {
            return;
        }
        let start = (0..from.start).find(|&at| self.is(at, &starts));
        let go = (from.end..to.start).find(|&at| self.moves(at..at + 1));
        let (Some(start), Some(go)) = (start.filter(|&at| at < 3), go) else { return };
        let end = (go..to.start).find(|&at| self.is_mark(at) || self.is(at, &["and"]));
        let Some(end) = end else { return };
        let Some(count) = (go..end).find(|&at| number(&self.tokens[at].word).is_some()) else {
            return;
        };
        let way = (count..end).find_map(|at| {
            Some(match self.tokens[at].word.as_str() {
                "right" => "to the right of",
                "left" => "to the left of",
                "up" | "upwards" => "above",
                "down" | "downwards" => "below",
                "back" | "backward" | "backwards" => "behind",
                "forward" | "forwards" => "ahead of",
                _ => return None,
            })
        });
        let way = way.or_else(|| {
            (go..count).find_map(|at| self.is(at, &["back", "backwards"]).then_some("behind"))
        });
        let Some(way) = way.filter(|_| !self.names(start..from.start)) else { return };
        let k = &self.tokens[count].word;
        let places = if k == "one" || k == "1" { "place" } else { "places" };
        let words = format!("is exactly {k} {places} {way} the");
        self.say_of_two(&to, &words, &from);
    }

    /// "You go up three floors to get from Ann's to Bob's": his is three above hers.
    pub(super) fn so_far_from_to(&mut self) {
        let ([a, b], false) = (self.named(), self.turns()) else {
            return;
        };
        let (a, b) = (a.clone(), b.clone());
        let from = (0..a.start).rfind(|&at| self.is(at, &["from"]));
        let to = (a.end..b.start).any(|at| self.is(at, &["to"]));
        let Some(from) = from.filter(|&from| to && a.start <= from + 2) else { return };
        let count = (0..from).find(|&at| number(&self.tokens[at].word).is_some_and(|k| k > 0));
        let way = (0..from).find_map(|at| match self.tokens[at].word.as_str() {
            "up" | "upwards" | "climb" | "climbs" | "ascend" => Some("above"),
            "down" | "downwards" | "descend" => Some("below"),
            _ => None,
        });
        // "From Ann to Bob it is three places"; "from Ann down to Bob" says which way.
        let ways = ["up", "down", "upwards", "downwards", "left", "right", "back"];
        let told = (0..self.tokens.len()).any(|at| self.is(at, &ways));
        let apart = (b.end..b.end + 4).find(|&at| {
            self.is(at, &["is", "was", "are", "were"]) && self.is(at - 1, &["it", "there"])
        });
        if let Some(is) = apart.filter(|_| count.is_none() && !told) {
            let exact = usize::from(self.is(is + 1, &["exactly", "just", "only"]));
            let at = is + 1 + exact;
            let k = self.tokens.get(at).filter(|token| number(&token.word).is_some());
            if let Some(k) = k.filter(|_| self.stands_in_row(at + 1)) {
                let words = format!("is exactly {} places away from the", k.word);
                self.say_of_two(&a, &words, &b);
            }
            return;
        }
        let (Some(count), Some(way)) = (count, way) else { return };
        let k = &self.tokens[count].word;
        let floors = if k == "one" || k == "1" { "floor" } else { "floors" };
        let words = format!("is exactly {k} {floors} {way} the");
        self.say_of_two(&b, &words, &a);
    }

    /// "You pass exactly one house to get from Ann's to Bob's": they are two places apart.
    pub(super) fn pass_from_to(&mut self) {
        let pass = ["pass", "passes", "passed", "passing", "past"];
        let Some(at) = (0..self.tokens.len()).find(|&at| self.is(at, &pass)) else { return };
        let exact = usize::from(self.is(at + 1, &["exactly", "just", "only", "by"]));
        let k = self.tokens.get(at + 1 + exact).and_then(|token| number(&token.word));
        let ([a, b], Some(k), false) = (self.named(), k, self.turns()) else { return };
        let from = (0..a.start).any(|at| self.is(at, &["from", "between"]));
        let to = (a.end..b.start).any(|at| self.is(at, &["to", "and"]));
        let apart = !(a.clone().contains(&at) || b.clone().contains(&at));
        if from && to && apart {
            let (a, b) = (a.clone(), b.clone());
            self.say_of_two(&a, &format!("is {} places away from the", k + 1), &b);
        }
    }

    /// "As soon as Ann was in, the very next to finish was Bob": Bob came directly after her.
    pub(super) fn as_soon_as(&mut self) {
        let led = self.is(0, &["as"]) && self.is(1, &["soon"]) && self.is(2, &["as"]);
        let [a, b] = self.named() else { return };
        let (a, b) = (a.clone(), b.clone());
        let comma = (a.end..b.start).find(|&at| self.is(at, &[","]));
        let next = |from: usize| (from..b.start).find(|&at| self.is(at, &["next", "following"]));
        let Some(next) = comma.and_then(next).filter(|_| led) else { return };
        if self.is(next + 1, &["to"]) && self.is(next + 2, &["the", "him", "her", "it"]) {
            return;
        }
        self.say_of_two(&b, "is directly after the", &a);
    }
}
