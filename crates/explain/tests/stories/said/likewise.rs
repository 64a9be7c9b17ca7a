//! "Likewise": what was said of the first holds of the other one, each sentence read in the mirror.

use explain::{Fact, Point, Sentence, Step, Under};
use puzzle::{Houses, Puzzle, Value};

use super::Reader;

/// Where a value is for the other supposition, if it was there for the first.
struct Mirror {
    first: Fact,
    other: Fact,
    way: Way,
}

/// How the other one is seen.
#[derive(Clone, Copy)]
enum Way {
    /// Word for word, but for what is supposed.
    Same,
    /// Each house as much further on.
    Along,
    /// The row from its other end.
    Turned,
}

impl Mirror {
    fn value(&self, value: Value) -> Value {
        match value {
            value if value == self.first.value => self.other.value,
            value if value == self.other.value => self.first.value,
            value => value,
        }
    }

    fn values(&self, values: &[Value]) -> Vec<Value> {
        let mut values: Vec<Value> = values.iter().map(|&value| self.value(value)).collect();
        values.sort_unstable();
        values
    }

    /// The house, where it is that of one of these.
    fn house(&self, of: &[Value], house: u8) -> Option<u8> {
        let (from, to) = (self.first.house()?, self.other.house()?);
        match self.way {
            Way::Same if house == from && of.contains(&self.first.value) => Some(to),
            Way::Same => Some(house),
            Way::Along => (house + to).checked_sub(from),
            Way::Turned => (from + to).checked_sub(house),
        }
    }

    fn houses(&self, houses: Houses) -> Option<Houses> {
        houses.iter().map(|house| self.house(&[], house)).collect()
    }

    /// The point in the mirror; nothing where it is not seen there.
    fn point(&self, point: &Point) -> Option<Point> {
        Some(match point {
            Point::Hint { hint, at } => {
                let at = at.iter().map(|&(it, at)| Some((self.value(it), self.house(&[it], at)?)));
                Point::Hint { hint: *hint, at: at.collect::<Option<_>>()? }
            }
            Point::Cited(claim, hints) => Point::Cited(Box::new(self.point(claim)?), hints.clone()),
            Point::Holds(at, all) => Point::Holds(self.house(all, *at)?, self.values(all)),
            Point::Placed(all, at) => Point::Placed(self.values(all), self.house(all, *at)?),
            Point::Left(it, at) => Point::Left(self.value(*it), self.house(&[*it], *at)?),
            Point::LastHouse(it, at) => Point::LastHouse(self.value(*it), self.house(&[], *at)?),
            Point::LastValue(at, it) => Point::LastValue(self.house(&[], *at)?, self.value(*it)),
            Point::Not(it, not) => Point::Not(self.value(*it), self.houses(*not)?),
            Point::Only(it, left) => Point::Only(self.value(*it), self.houses(*left)?),
            Point::Could(it, left) => Point::Could(self.value(*it), self.houses(*left)?),
            Point::Without(at, all) => Point::Without(self.house(&[], *at)?, self.values(all)),
            Point::Closed(it, at) => Point::Closed(self.value(*it), self.house(&[], *at)?),
            Point::Side { end, other, right } => {
                let (end, other) = (self.value(*end), self.value(*other));
                let right = *right != matches!(self.way, Way::Turned);
                Point::Side { end, other, right }
            }
            Point::Also(it, at) => Point::Also(self.value(*it), self.house(&[], *at)?),
            Point::Clash(at, [a, b]) => {
                Point::Clash(self.house(&[*b], *at)?, [self.value(*a), self.value(*b)])
            }
            Point::Nowhere(it) => Point::Nowhere(self.value(*it)),
            Point::Nothing(category, at) => Point::Nothing(*category, self.house(&[], *at)?),
            Point::AfterAll(fact) if fact.house().is_some() => {
                let at = self.house(&[fact.value], fact.house()?)?;
                let placed = Fact::placed(self.value(fact.value), at);
                Point::AfterAll(if fact.holds { placed } else { placed.contrary() })
            }
            other => other.clone(),
        })
    }
}

/// What does not hold of the other one in each way of seeing it; a reason may be another there.
pub(super) fn faults(puzzle: &Puzzle, step: &Step, told: &[Sentence]) -> Vec<String> {
    let (Some(case), Some(Point::Likewise(more))) =
        (&step.case, told.last().and_then(|told| told.reasons.first()))
    else {
        return Vec::new();
    };
    let reasons = ["reason ", "stale", "not by the table"];
    let wrong = |fault: &String| !reasons.iter().any(|reason| fault.starts_with(reason));
    let of = |fact: &Fact| {
        let other = fact.contrary();
        let in_a_way = |way: Way| -> Option<Vec<String>> {
            let mirror = Mirror { first: case.supposed, other, way };
            let mut reader = Reader::of(puzzle, step);
            for told in &told[..told.len() - 1] {
                let all = |points: &[Point]| points.iter().map(|it| mirror.point(it)).collect();
                let (reasons, claims): (Option<Vec<Point>>, Option<Vec<Point>>) =
                    (all(&told.reasons), all(&told.claims));
                let under = match told.under {
                    Under::Supposed(_) => Under::Supposed(other),
                    ref under => under.clone(),
                };
                reader.sentence(&Sentence { under, reasons: reasons?, claims: claims? });
            }
            Some(reader.faults.into_iter().filter(wrong).collect())
        };
        let ways = [Way::Same, Way::Along, Way::Turned].into_iter().filter_map(in_a_way);
        ways.min_by_key(Vec::len).unwrap_or_else(|| vec![format!("not in the mirror: {other:?}")])
    };
    more.iter().flat_map(of).collect()
}
