//! Why values do not go together, told.

use super::sorted;
use super::telling::{Apart, Telling, fresh};
use crate::knowledge::Fact;
use crate::telling::{Point, Sentence};
use puzzle::{Offsets, Relation, Value};

impl Telling<'_> {
    /// Why values do not go together, as far as the hints have not been quoted: reasons, sentence by
    /// sentence.
    /// Where it is `concluded`, each of several hints ends with that.
    pub(super) fn apart(&self, all: &[Apart], concluded: bool) -> Vec<Sentence> {
        let mut quoted: Vec<usize> = self.quoted.to_vec();
        let mut said = self.said.to_vec();
        let mut kept = Vec::new();
        let mut known = Vec::new();
        let mut nowhere: Vec<(Value, Vec<Value>)> = Vec::new();
        for Apart { values: (value, other), hints, pairs, because } in all {
            let (mut points, mut told_anew) = (Vec::new(), Vec::new());
            // Hints that were only cited are told where one leads to another.
            let anew = self.cites && hints.iter().any(|hint| !quoted.contains(hint));
            for &hint in hints {
                let just = quoted[self.quoted.len()..].contains(&hint);
                let before = self.before.is_some_and(|told| told.quotes(hint));
                if anew && !just && !before || !quoted.contains(&hint) {
                    quoted.push(hint);
                    told_anew.push(hint);
                    points.push(self.part(hint, [*value, *other]));
                }
            }
            points.extend(self.points(&fresh(pairs, &said)));
            said.extend(pairs);
            if !points.is_empty() {
                let concluded = concluded && !self.terse;
                let apart = Point::Pair(*value.min(other), *value.max(other), false);
                let again: Vec<usize> = hints
                    .iter()
                    .copied()
                    .filter(|hint| !told_anew.contains(hint) && self.quoted.contains(hint))
                    .collect();
                let apart = match again.is_empty() {
                    true => apart,
                    false => Point::Cited(Box::new(apart), again),
                };
                let claims = if concluded { vec![apart] } else { Vec::new() };
                let told = Sentence::of(vec![Point::Kept(points)], claims);
                match kept.last_mut().filter(|last| by_one_hint(last) && by_one_hint(&told)) {
                    Some(last) => {
                        last.reasons.extend(told.reasons);
                        last.claims.extend(told.claims);
                    }
                    None => kept.push(told),
                }
            }
            if because.is_empty() {
                continue;
            }
            match partner(*other, because).or_else(|| partner(*value, because)) {
                Some(pair) => known.push(pair),
                None => match nowhere.iter_mut().find(|(of, _)| of == value) {
                    Some((_, others)) => others.push(*other),
                    None => nowhere.push((*value, vec![*other])),
                },
            }
        }
        known.extend(nowhere.into_iter().map(|(value, others)| Point::NotWith(value, others)));
        if !known.is_empty() {
            kept.push(Sentence::of(known, Vec::new()));
        }
        kept
    }

    /// The hint; of one that says several things, the one that is about either of these.
    fn part(&self, hint: usize, values: [Value; 2]) -> Point {
        let parts = match &self.puzzle.hints()[hint].relation {
            Some(Relation::And(parts)) => &parts[..],
            _ => &[],
        };
        let pair = |part: &Relation| match part {
            Relation::Offset(a, b, Offsets::SAME) if values.contains(a) => Some((*a, *b)),
            Relation::Offset(a, b, Offsets::SAME) if values.contains(b) => Some((*b, *a)),
            _ => None,
        };
        let pairs: Vec<(Value, Value)> = parts.iter().filter_map(pair).collect();
        match pairs[..] {
            [(a, b)] => Point::Cited(Box::new(Point::Pair(a, b, true)), vec![hint]),
            _ => Point::Hint { hint, at: Vec::new() },
        }
    }

    /// These reasons, sentence by sentence, and what follows in the end; hints that have been quoted
    /// are cited for it.
    pub(super) fn in_turn(
        &self,
        apart: &[Apart],
        mut told: Vec<Sentence>,
        claims: Vec<Point>,
    ) -> Vec<Sentence> {
        let hints = sorted(apart.iter().flat_map(|apart| apart.hints.iter().copied()).collect());
        let quoted = |hint: &usize| {
            let is = |point: &Point| matches!(point, Point::Hint { hint: it, .. } if it == hint);
            let kept =
                |point: &Point| matches!(point, Point::Kept(points) if points.iter().any(is));
            told.iter().flat_map(|told| &told.reasons).any(kept)
        };
        let again = hints.into_iter().filter(|it| self.quoted.contains(it) && !quoted(it));
        let again: Vec<usize> = again.collect();
        // Who is left of all has a sentence of its own.
        let ends = matches!(claims[..], [Point::LastCompanion(..)]);
        let claims = if again.is_empty() { claims } else { self.cited(claims, &again) };
        match told.last_mut().filter(|last| last.claims.is_empty() || !ends && again.is_empty()) {
            Some(last) => last.claims.extend(claims),
            None => told.push(Sentence::of(Vec::new(), claims)),
        }
        told
    }
}

/// Whether it keeps values apart by single hints.
fn by_one_hint(told: &Sentence) -> bool {
    let one = |point: &Point| matches!(point, Point::Kept(points) if matches!(points[..], [Point::Hint { .. } | Point::Cited(..)]));
    let apart = |claim: &Point| matches!(claim, Point::Pair(_, _, false));
    !told.claims.is_empty() && told.reasons.iter().all(one) && told.claims.iter().all(apart)
}

/// Whom the value is placed with.
fn partner(value: Value, facts: &[Fact]) -> Option<Point> {
    let house = facts.iter().find(|fact| fact.places() && fact.value == value)?.house();
    let with = |fact: &&Fact| fact.places() && fact.house() == house && fact.value != value;
    let other = facts.iter().find(with)?.value;
    Some(Point::Pair(value.min(other), value.max(other), true))
}
