//! How old somebody is, told by when: "born twelve years ago", "born before Ann", "seven years old
//! when B came out".

use super::Wording;

impl Wording<'_> {
    /// "Was already seven years old when B came out": came out seven years before B.
    pub(super) fn old_by_then(&mut self) {
        let found = (1..self.tokens.len()).find_map(|at| {
            let already = usize::from(self.is(at + 1, &["already", "just", "exactly"]));
            let from = at + 1 + already;
            let (len, _) = self.amount_at(from).filter(|_| self.is(at, &["is", "was"]))?;
            let years = self.is(from + len - 1, &["year", "years"]);
            let old = from + len;
            (years && self.is(old, &["old"]) && self.is(old + 1, &["when"])).then_some((at, old))
        });
        let dated = !self.ground.measures.names("old");
        if let Some((at, old)) = found.filter(|_| dated) {
            let already = usize::from(self.is(at + 1, &["already"]));
            self.replace(old..old + 2, "before");
            self.replace(at + 1..at + 1 + already, "");
        }
    }

    /// "Was born twelve years ago": is twelve years old. "Born before Ann": older than she.
    pub(super) fn born_ago(&mut self) {
        let Some(born) = (1..self.tokens.len()).find(|&at| self.is(at, &["born"])) else { return };
        // "Born before Ann" is older than she is, where ages are listed and no dates.
        let aged =
            self.ground.measures.compares("older") && !self.ground.measures.compares("sooner");
        let by = self.amount_at(born + 1).map_or(0, |(len, _)| len);
        let when = born + 1 + by;
        let than = usize::from(self.is(when + 1, &["than"]));
        let older = match () {
            () if self.is(when, &["before"]) || self.is(when, &["earlier"]) && than > 0 => {
                "older than"
            }
            () if self.is(when, &["after"]) || self.is(when, &["later"]) && than > 0 => {
                "younger than"
            }
            () => "",
        };
        if aged && !older.is_empty() && self.names(when + 1..when + 9 + than) {
            self.replace(when..when + 1 + than, older);
            self.replace(born..born + 1, "");
            return;
        }
        let Some((len, _)) = self.amount_at(born + 1) else { return };
        let ago = born + 1 + len;
        if self.is(ago, &["ago"]) && self.is(ago - 1, &["year", "years"]) {
            self.replace(ago..ago + 1, "old");
            self.replace(born..born + 1, "");
        }
    }
}
