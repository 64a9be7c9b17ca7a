//! Who is between two that are named first: "between Ann and Bob stand Cy and the baker".

use super::Wording;

impl Wording<'_> {
    /// "Between Ann and Bob stand Cy and the baker": they are between them.
    pub(super) fn between_whom_several(&mut self) {
        let named = self.named().to_vec();
        let [a, b, c, d] = named.as_slice() else { return };
        let start = usize::from(self.is(0, &["in"]));
        let joined = |x: &std::ops::Range<usize>, y: &std::ops::Range<usize>| {
            (x.end..y.start).any(|at| self.is(at, &["and"]))
                && !(x.end..y.start).any(|at| self.is_mark(at) || self.does(at))
        };
        let Some(verb) = (b.end..c.start).find(|&at| self.does(at)) else { return };
        let end = (d.end..self.tokens.len()).find(|&at| self.is_mark(at));
        let end = end.unwrap_or(self.tokens.len());
        let says = ["not", "or", "only", "exactly", "just", "either", "neither", "nor", "order"];
        let plain = !(0..end).any(|at| self.is_mark(at) || self.is(at, &says));
        let last = (d.end..self.tokens.len()).filter(|&at| !self.is_mark(at)).count() < 3;
        if !self.is(start, &["between"]) || !joined(a, b) || !joined(c, d) || !plain || !last {
            return;
        }
        let mut words = self.tokens[verb + 1..end].to_vec();
        let at = words.len();
        words.extend(self.tokens[start + 1..verb].to_vec());
        self.tokens.splice(..end, words);
        self.named.take();
        self.replace(at..at, "are somewhere between");
    }
}
