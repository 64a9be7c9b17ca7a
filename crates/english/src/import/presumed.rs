//! What hints take for granted: "Ann does not live next to the Dane" is not said of a Danish Ann, and
//! "either Ann or the Dane drinks tea" is said of two. The words do not say so; it is added only
//! where several solutions are left without it and one with it, and the reader is told.

use crate::Reading;
use puzzle::{Offsets, Relation, Value};

use super::settle::{Search, Settled};

impl Search<'_> {
    /// Adds what is taken for granted, if that leaves one solution where there were several.
    pub(super) fn presume(&mut self, settled: &mut Settled) {
        let open = settled.taken();
        // With a hint unread there would be several anyway.
        let whole = settled.chosen.iter().all(Option::is_some) && settled.asks.is_empty();
        if !whole || !settled.conflict.is_empty() || !self.leaves_several(&open) {
            return;
        }
        for also_said in [false, true] {
            let found: Vec<(usize, Relation)> = settled
                .chosen
                .iter()
                .enumerate()
                .filter_map(|(i, chosen)| {
                    let told = &self.draft.hints[i].readings[(*chosen)?].relation;
                    let mut more = Vec::new();
                    presumed(told, also_said, &mut more);
                    if denies_two(&self.draft.hints[i].text) {
                        denied(told, also_said, &mut more);
                    }
                    (!more.is_empty()).then_some((i, Relation::And(more)))
                })
                .collect();
            let all = Relation::And(found.iter().map(|(_, more)| more.clone()).collect());
            if found.is_empty() || !self.settles_with(&open, all) {
                continue;
            }
            self.add_needed(settled, found);
            return;
        }
    }

    /// Adds those that are needed for one solution: the others are tried without, one after the
    /// other.
    fn add_needed(&mut self, settled: &mut Settled, found: Vec<(usize, Relation)>) {
        let open = settled.taken();
        let mut needed = found;
        let mut at = 0;
        while at < needed.len() {
            let rest = needed.iter().enumerate().filter(|(i, _)| *i != at);
            let rest = Relation::And(rest.map(|(_, (_, more))| more.clone()).collect());
            match self.settles_with(&open, rest) {
                true => drop(needed.remove(at)),
                false => at += 1,
            }
        }
        for (i, more) in needed {
            let Some(chosen) = settled.chosen[i] else { continue };
            let told = self.draft.hints[i].readings[chosen].relation.clone();
            let relation = Relation::And(vec![told, more]);
            settled.presumed.push((i, Reading { relation, label: "of two".to_owned() }));
            let message = format!(
                "hint {}: taken to speak of two different ones; else there are several solutions",
                self.draft.hints[i].number
            );
            settled.remarks.push((i, message));
        }
    }
}

/// What a relation takes for granted; with `also_said`, also that of two things that are said of
/// somebody with "or" only one is true.
fn presumed(relation: &Relation, also_said: bool, found: &mut Vec<Relation>) {
    let different = |a: Value, b: Value| {
        (a.category != b.category).then_some(Relation::Offset(a, b, Offsets::DIFFERENT))
    };
    match relation {
        Relation::Offset(a, b, offsets)
            if offsets.contains(0) && ![Offsets::SAME, Offsets::ANY].contains(offsets) =>
        {
            found.extend(different(*a, *b));
        }
        Relation::And(parts) => parts.iter().for_each(|part| presumed(part, also_said, found)),
        Relation::Or(parts) => {
            if let [one, other] = parts.as_slice() {
                found.extend(subjects(one, other, also_said).and_then(|(a, b)| different(a, b)));
            }
        }
        _ => {}
    }
}

/// Whether the words deny something of two: "neither Ann nor the Dane", "decided against both".
fn denies_two(text: &str) -> bool {
    let mut words = text.split(|c: char| !c.is_alphanumeric());
    words.any(|word| ["neither", "nor", "both"].iter().any(|two| word.eq_ignore_ascii_case(two)))
}

/// That those of whom the same is denied are two; with `also_said`, those that are denied of one.
fn denied(relation: &Relation, also_said: bool, found: &mut Vec<Relation>) {
    let Relation::And(parts) = relation else { return };
    let pairs = parts.iter().filter_map(|part| match part {
        Relation::Offset(a, b, Offsets::DIFFERENT) => Some((*a, *b)),
        Relation::Not(inner) => match **inner {
            Relation::Offset(a, b, Offsets::SAME) => Some((a, b)),
            _ => None,
        },
        _ => None,
    });
    let pairs: Vec<(Value, Value)> = pairs.collect();
    for two in pairs.windows(2) {
        let (one, other) = (two[0], two[1]);
        let (x, y) = match () {
            () if one.1 == other.1 => (one.0, other.0),
            () if one.0 == other.0 && also_said => (one.1, other.1),
            () => continue,
        };
        if x.category != y.category {
            found.push(Relation::Offset(x, y, Offsets::DIFFERENT));
        }
    }
}

/// The two of whom the same is said; with `also_said`, the two things said of one.
fn subjects(one: &Relation, other: &Relation, also_said: bool) -> Option<(Value, Value)> {
    match (one, other) {
        (Relation::Offset(a, x, first), Relation::Offset(b, y, second))
            if [*first, *second] == [Offsets::SAME; 2] =>
        {
            match () {
                () if x == y => Some((*a, *b)),
                () if a == b && also_said => Some((*x, *y)),
                () => None,
            }
        }
        (Relation::In(a, x), Relation::In(b, y)) if x == y => Some((*a, *b)),
        _ => None,
    }
}
