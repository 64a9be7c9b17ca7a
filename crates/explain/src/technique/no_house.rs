//! How a case ends in which a value has no house left: where that is seen.

use super::joining::narrowed;
use super::premises::{rival, shown};
use super::sides::with_side;
use super::telling::{FEW, beside_partner, grouped};
use super::{Case, Teller, Thought};
use crate::knowledge::{Fact, Knowledge};
use crate::telling::{Point, Sentence, Under};
use puzzle::{Houses, Puzzle, Relation, Value};

impl Case {
    /// The end where a value has no house left: what it runs into.
    pub(super) fn no_house(&self, teller: &mut Teller<'_>, value: Value, because: &[Fact]) {
        if teller.closes(value) {
            return;
        }
        let last = self.thoughts.last();
        let just = |fact: &Fact| last.is_some_and(|thought| thought.new.contains(fact));
        // What was found on the way is met, what came last before the rest.
        let found =
            |fact: &&Fact| fact.places() && fact.value != value && !teller.table.knows(**fact);
        let so_far = teller.supposed.iter().chain(&teller.said);
        let rival = so_far.filter(|fact| because.contains(fact)).rfind(found);
        let taken: Houses = because.iter().filter(found).filter_map(Fact::house).collect();
        let met = rival.filter(|fact| taken.len() == 1 || just(fact));
        let clash = met.and_then(|fact| Some((fact.house()?, fact.value)));
        let denied =
            because.iter().find(|fact| fact.places() && because.contains(&fact.contrary()));
        let denied = denied.filter(|fact| teller.terse || teller.seen.knows(fact.contrary()));
        // Where a hint was said to leave it.
        let said = teller.seen.placed(value).map(|house| Fact::placed(value, house));
        let said = said.filter(|fact| because.contains(&fact.contrary()) && !just(fact));
        let denied = denied.copied().or(said);
        let claim = match (denied, clash) {
            (Some(fact), _) if just(&fact) => {
                match fact.house().filter(|&house| teller.is_elsewhere(value, house)) {
                    Some(house) => Point::Also(value, house),
                    None => Point::AfterAll(fact),
                }
            }
            (Some(fact), _) => Point::AfterAll(fact.contrary()),
            (None, Some((house, other))) => Point::Clash(house, [value, other]),
            (None, None) => Point::Nowhere(value),
        };
        let rest: Vec<Fact> = because.iter().copied().filter(|fact| !found(&fact)).collect();
        let mut reasons = teller.points(&teller.unsaid(&rest));
        // That it is nowhere is what is claimed.
        let goes = |not: &Houses| not.len() < teller.houses() && said.is_none();
        reasons.retain(|point| match point {
            Point::Not(other, not) => *other != value || goes(not),
            _ => true,
        });
        let few = teller.table.candidates(value);
        let placed = because.iter().any(|fact| fact.places() && fact.value == value);
        let claim = match claim {
            // Where more than who is there keeps it out, nothing is left.
            Point::Clash(..) if !placed && (!reasons.is_empty() || taken.len() > 1) => {
                Point::Nowhere(value)
            }
            claim => claim,
        };
        let open = matches!(claim, Point::Nowhere(_)) && !placed;
        let to_say = !reasons.is_empty() || !taken.is_empty();
        if open && few.len() <= FEW && to_say && taken.difference(few) != taken {
            // Where it could be is said rather than where it could not.
            reasons.retain(|point| match point {
                Point::Not(other, _) => *other != value,
                Point::Holds(house, _) => few.contains(*house),
                _ => true,
            });
            let unsaid = teller.unsaid(&rest);
            let not = unsaid.iter().filter(|fact| fact.value == value).filter_map(Fact::house);
            let not = not.collect::<Houses>().intersection(few);
            reasons.insert(0, Point::Could(value, few));
            let rivals = because.iter().filter(found);
            reasons.extend(rivals.filter_map(|fact| {
                let house = fact.house().filter(|&it| few.contains(it))?;
                Some(Point::Holds(house, vec![fact.value]))
            }));
            reasons.extend((!not.is_empty()).then_some(Point::Not(value, not)));
        } else if claim == Point::Nowhere(value) && !teller.terse {
            let rivals: Vec<Fact> = because.iter().filter(found).copied().collect();
            reasons.extend(grouped(&teller.table, &rivals));
        }
        // Where it could be, who is there, and where it is not; or that first.
        let few = matches!(reasons[..], [Point::Could(..), ..]);
        reasons.sort_by_key(|point| match point {
            Point::Holds(house, _) => (1, *house),
            Point::Not(..) if few => (2, 0),
            _ => (0, 0),
        });
        teller.end(reasons, claim);
    }
}

/// How a hint ends that leaves no house for a value, where it was said to be in this one. Of three
/// values, it is another that has none, where all houses are taken that the hint leaves that.
fn without(puzzle: &Puzzle, told: &Sentence, seen: &Knowledge, value: Value, house: u8) -> Point {
    let [Point::Hint { hint, .. }, reasons @ ..] = &told.reasons[..] else {
        return Point::Nowhere(value);
    };
    let values = puzzle.hints()[*hint].relation.as_ref().map_or(Vec::new(), Relation::values);
    if values.len() != 3 {
        return Point::Nowhere(value);
    }
    let lost = values.into_iter().filter(|it| *it != value).find(|&other| {
        let mut with = Knowledge::nothing(puzzle);
        with.learn(Fact::placed(value, house));
        let about = |point: &&Point| match point {
            Point::Holds(_, all) => all.iter().all(|it| it.category != other.category),
            _ => true,
        };
        reasons.iter().filter(about).for_each(|point| point.teach(&mut with));
        let left = shown(puzzle, &[*hint], &with, other);
        !left.is_empty() && left.iter().all(|at| rival(seen, other, at).is_some())
    });
    lost.map_or(Point::AfterAll(Fact::ruled_out(value, house)), Point::Nowhere)
}

/// With the side on which the end of an order would have to be that has no house, where the middle was
/// said to be in this one.
fn with_side_of(puzzle: &Puzzle, told: &mut Sentence, lost: Value, middle: Fact) {
    let Some(&Point::Hint { hint, .. }) = told.reasons.first() else { return };
    if lost != middle.value {
        let mut seen = Knowledge::nothing(puzzle);
        seen.learn(middle);
        with_side(puzzle, hint, lost, seen, &mut told.reasons);
    }
}

impl Teller<'_> {
    /// Where the last hint rules the value out of all houses that others have left it: those are said
    /// before it, and it ends there.
    fn closes(&mut self, value: Value) -> bool {
        let Some(last) = self.sentences.last_mut() else { return false };
        let &[Point::Not(of, not)] = &last.claims[..] else { return false };
        let could = self.table.candidates(value);
        // Where the step has said before that it is not, it is not left to be.
        let open = could.intersection(self.told.candidates(value)).union(not);
        let left = open.iter().filter(|&house| rival(&self.seen, value, house).is_none());
        let quotes = matches!(last.reasons[..], [Point::Hint { .. }, ..]);
        let left: Houses = left.collect();
        if self.terse || !quotes || (of, not) != (value, left) || not.len() > FEW {
            return false;
        }
        let place = left.iter().next().filter(|_| left.len() == 1);
        let end = match place {
            Some(house) => without(self.puzzle, last, &self.seen, value, house),
            None => Point::Nowhere(value),
        };
        if let (Some(house), Point::Nowhere(lost)) = (place, &end) {
            with_side_of(self.puzzle, last, *lost, Fact::placed(value, house));
        }
        last.claims = vec![end];
        let few = match place {
            Some(house) => Point::LastHouse(value, house),
            None => Point::Only(value, left),
        };
        if self.is_given(&few) {
            return true;
        }
        let at = self.sentences.len() - 1;
        if place.is_some_and(|house| self.had_few(at, value, house)) {
            return true;
        }
        let under = std::mem::replace(&mut self.sentences[at].under, Under::Same);
        let gone = self.unseen_before(at, value).difference(left);
        let first = match place {
            Some(_) if self.names_marks() && (1..=FEW).contains(&gone.len()) => {
                Sentence::of(vec![Point::Not(value, gone)], vec![few])
            }
            _ => Sentence::of(vec![few], Vec::new()),
        };
        let first = Sentence { under, ..first };
        self.sentences.insert(at, first);
        true
    }

    /// The houses that no reader sees the value not to be in before this sentence.
    fn unseen_before(&self, at: usize, value: Value) -> Houses {
        let mut by_it = Knowledge::nothing(self.puzzle);
        self.sentences[at].reasons.iter().for_each(|point| point.teach(&mut by_it));
        let by_it = Houses::all(self.puzzle.houses()).difference(by_it.candidates(value));
        let open = by_it.union(self.seen.candidates(value));
        open.iter().filter(|&house| rival(&self.seen, value, house).is_none()).collect()
    }

    /// Where the sentence before this one leaves the value one of few houses, those are said before it.
    fn had_few(&mut self, at: usize, value: Value, house: u8) -> bool {
        let could = self.table.candidates(value);
        let goes_on = at > 0 && self.sentences[at].under == Under::Same;
        if !goes_on || !self.names_marks() || !(2..=FEW).contains(&could.len()) {
            return false;
        }
        let few = Point::Only(value, could);
        let told = Sentence::of(vec![few.clone()], vec![Point::Placed(vec![value], house)]);
        let is_said = self.has_claimed(&few);
        let Some(opening) = narrowed(&mut self.sentences[at - 1], &told) else { return false };
        if !is_said && !opening.is_empty() {
            self.sentences.insert(at - 1, opening);
        }
        true
    }

    /// Where all houses are taken that the last hint leaves a value, for where the other one of it is:
    /// then the last sentence ends there.
    pub(super) fn clashes(&mut self, last: Option<&Thought>) -> bool {
        let Some((thought, &hint)) = last.and_then(|it| Some((it, it.hints.first()?))) else {
            return false;
        };
        let Some(told) = self.sentences.last_mut() else { return false };
        let quoted =
            |point: &Point| matches!(point, Point::Hint { hint: other, .. } if *other == hint);
        let cited = |point: &Point| matches!(point, Point::Cited(_, by) if by[..] == [hint]);
        let by_it = told.reasons.iter().any(quoted);
        if !by_it && !told.claims.last().is_some_and(cited) {
            return false;
        }
        let found: Vec<Fact> = match told.claims.last() {
            Some(last) if !by_it => Sentence::of(Vec::new(), vec![last.clone()]).placed().collect(),
            _ => told.placed().collect(),
        };
        let relation = self.puzzle.hints()[hint].relation.as_ref();
        let values = relation.map_or(Vec::new(), Relation::values);
        let clash = values.iter().find_map(|&value| {
            let left = beside_partner(self.puzzle, &thought.hints, value, &self.seen)?;
            let taken = |house: u8| {
                let rival = rival(&self.seen, value, house)?;
                (!found.contains(&Fact::placed(rival, house))).then_some((house, rival))
            };
            let taken: Vec<(u8, Value)> = left.iter().map_while(taken).collect();
            let earlier = |fact: &Fact| fact.value == value || !values.contains(&fact.value);
            let all = taken.len() == left.len() as usize && found.iter().all(earlier);
            match taken[..] {
                [(house, rival)] if all => Some((Vec::new(), Point::Clash(house, [value, rival]))),
                [_, _] if all && by_it => {
                    let there =
                        taken.iter().map(|&(house, rival)| Point::Holds(house, vec![rival]));
                    Some((there.collect(), Point::Nowhere(value)))
                }
                _ => None,
            }
        });
        let Some((taken, clash)) = clash else { return false };
        if by_it {
            told.reasons.retain(quoted);
            told.reasons.extend(taken);
            told.claims = vec![clash];
        } else if let Some(last) = told.claims.last_mut() {
            *last.uncited_mut() = clash;
        }
        true
    }
}
