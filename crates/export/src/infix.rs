//! Claims in languages whose operators stand between what they join.

use super::claim::{Claim, Step};
use super::program::Program;
use puzzle::Value;

/// How a language writes the pieces of a claim. Arguments are ready to be joined.
pub(super) trait Infix {
    /// What is written, with the names in it.
    fn program(&self) -> &Program<'_>;

    /// The house of a value: a variable of its name.
    fn house(&self, value: Value) -> String {
        self.program().names.value(value).to_owned()
    }

    const AND: &'static str;
    const OR: &'static str;
    const EQUAL: &'static str = "==";
    const UNEQUAL: &'static str = "!=";
    const LESS: &'static str = "<";
    const GREATER: &'static str = ">";

    fn not(&self, p: &str) -> String;
    fn implies(&self, p: &str, q: &str) -> String;
    fn iff(&self, p: &str, q: &str) -> String {
        format!("({p}) == ({q})")
    }

    /// |a − b|
    fn distance(&self, a: &str, b: &str) -> String {
        format!("abs({a} - {b})")
    }

    /// That a number is one of several.
    fn one_of(&self, number: &str, members: &[i8]) -> String {
        let equal = members.iter().map(|member| format!("{number} {} {member}", Self::EQUAL));
        let equal: Vec<String> = equal.collect();
        if equal.len() == 1 { equal.concat() } else { format!("({})", equal.join(Self::OR)) }
    }

    /// A claim that is neither always true nor never.
    fn write(&self, claim: &Claim) -> String {
        self.part(claim, Place::Whole)
    }

    /// The same where it stands inside another.
    fn part(&self, claim: &Claim, place: Place) -> String {
        let inner = |claim: &Claim| self.part(claim, Place::Inside);
        let (text, composed) = match claim {
            Claim::True | Claim::False => unreachable!("constants stand alone"),
            Claim::In(value, houses) => {
                let house = self.house(*value);
                let text = match houses[..] {
                    [only] => format!("{house} {} {only}", Self::EQUAL),
                    _ => self.one_of(&house, houses),
                };
                (text, false)
            }
            Claim::Step(a, b, step) => (self.step(&self.house(*a), &self.house(*b), step), false),
            Claim::Not(p) => (self.not(&self.part(p, Place::Whole)), false),
            Claim::All(parts) => {
                (parts.iter().map(inner).collect::<Vec<_>>().join(Self::AND), true)
            }
            Claim::Any(parts) => (parts.iter().map(inner).collect::<Vec<_>>().join(Self::OR), true),
            Claim::If(p, q) => (self.implies(&inner(p), &inner(q)), true),
            Claim::Iff(p, q) => (self.iff(&inner(p), &inner(q)), true),
        };
        if composed && place == Place::Inside { format!("({text})") } else { text }
    }

    fn step(&self, a: &str, b: &str, step: &Step) -> String {
        let (equal, unequal) = (Self::EQUAL, Self::UNEQUAL);
        match step {
            Step::Same => format!("{a} {equal} {b}"),
            Step::Different => format!("{a} {unequal} {b}"),
            Step::Left => format!("{a} {} {b}", Self::LESS),
            Step::Right => format!("{a} {} {b}", Self::GREATER),
            Step::By(d) if *d > 0 => format!("{a} + {d} {equal} {b}"),
            Step::By(d) => format!("{a} {equal} {b} + {}", -d),
            Step::Apart(k) => format!("{} {equal} {k}", self.distance(a, b)),
            Step::NotApart(k) => format!("{} {unequal} {k}", self.distance(a, b)),
            Step::OneOf(offsets) => match offsets[..] {
                [only] => format!("{b} - {a} {equal} {only}"),
                _ => self.one_of(&format!("{b} - {a}"), offsets),
            },
        }
    }
}

/// Whether a composed claim needs parentheses.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Whole,
    Inside,
}
