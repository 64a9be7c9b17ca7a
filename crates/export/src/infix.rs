//! Claims in languages whose operators stand between what they join.

use super::claim::{Claim, Step};
use super::program::Program;
use super::text::list;
use puzzle::Value;

/// How a language writes the pieces of a claim. Arguments are ready to be joined.
pub(super) struct Infix {
    pub and: &'static str,
    pub or: &'static str,
    pub equal: &'static str,
    pub unequal: &'static str,
    pub less: &'static str,
    pub greater: &'static str,
    pub not: fn(&str) -> String,
    pub implies: fn(&str, &str) -> String,
    pub iff: fn(&str, &str) -> String,
    /// |a − b|
    pub distance: fn(&str, &str) -> String,
    /// That a number is one of several, which stand apart by commas; where there is no such
    /// operator, it is compared with each.
    pub one_of: Option<fn(&str, &str) -> String>,
    /// The house of a value.
    pub house: fn(&Program<'_>, Value) -> String,
}

/// As in C; a value's house is a variable of its name.
pub(super) const C_LIKE: Infix = Infix {
    and: " && ",
    or: " || ",
    equal: "==",
    unequal: "!=",
    less: "<",
    greater: ">",
    not: |p| format!("!({p})"),
    implies: |p, q| format!("!({p}) || {q}"),
    iff: |p, q| format!("({p}) == ({q})"),
    distance: |a, b| format!("abs({a} - {b})"),
    one_of: None,
    house: |program, value| program.names.value(value).to_owned(),
};

impl Infix {
    /// A claim that is neither always true nor never.
    pub fn write(&self, program: &Program<'_>, claim: &Claim) -> String {
        self.part(program, claim, Place::Whole)
    }

    /// The same where it stands inside another.
    fn part(&self, program: &Program<'_>, claim: &Claim, place: Place) -> String {
        let inner = |claim: &Claim| self.part(program, claim, Place::Inside);
        let join =
            |parts: &[Claim], operator| parts.iter().map(inner).collect::<Vec<_>>().join(operator);
        let house = |value: &Value| (self.house)(program, *value);
        let (text, composed) = match claim {
            Claim::True | Claim::False => unreachable!("constants stand alone"),
            Claim::In(value, houses) => (self.one_of(&house(value), houses), false),
            Claim::Step(a, b, step) => (self.step(&house(a), &house(b), step), false),
            Claim::Not(p) => ((self.not)(&self.part(program, p, Place::Whole)), false),
            Claim::All(parts) => (join(parts, self.and), true),
            Claim::Any(parts) => (join(parts, self.or), true),
            Claim::If(p, q) => ((self.implies)(&inner(p), &inner(q)), true),
            Claim::Iff(p, q) => ((self.iff)(&inner(p), &inner(q)), true),
        };
        if composed && place == Place::Inside { format!("({text})") } else { text }
    }

    pub fn step(&self, a: &str, b: &str, step: &Step) -> String {
        let Self { equal, unequal, less, greater, .. } = self;
        match step {
            Step::Same => format!("{a} {equal} {b}"),
            Step::Different => format!("{a} {unequal} {b}"),
            Step::Left => format!("{a} {less} {b}"),
            Step::Right => format!("{a} {greater} {b}"),
            Step::By(d) if *d > 0 => format!("{a} + {d} {equal} {b}"),
            Step::By(d) => format!("{a} {equal} {b} + {}", -d),
            Step::Apart(k) => format!("{} {equal} {k}", (self.distance)(a, b)),
            Step::NotApart(k) => format!("{} {unequal} {k}", (self.distance)(a, b)),
            Step::OneOf(offsets) => self.one_of(&format!("{b} - {a}"), offsets),
        }
    }

    fn one_of(&self, number: &str, members: &[i8]) -> String {
        let equal = |member: &i8| format!("{number} {} {member}", self.equal);
        match (members, self.one_of) {
            ([only], _) => equal(only),
            (_, Some(one_of)) => one_of(number, &list(members, i8::to_string)),
            (_, None) => {
                format!("({})", members.iter().map(equal).collect::<Vec<_>>().join(self.or))
            }
        }
    }
}

/// Whether a composed claim needs parentheses.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Whole,
    Inside,
}
