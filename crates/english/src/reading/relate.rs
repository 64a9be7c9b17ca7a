//! From formulas to relations: an entity without a value is some place of which its conditions hold.

use std::cell::RefCell;

use puzzle::{Houses, Offsets, Relation, Value};

use super::node::{Arena, Betweenness, Comparison, Id, Join, Op};
use super::scene::Scene;
use super::simple::{and, never, not, or};

/// A formula larger than this says nothing that a person would.
const MOST: usize = 600;

/// What a predicate is said of: a value, or a place.
#[derive(Clone, Copy)]
enum Term {
    Value(Value),
    House(u8),
}

/// Turns formulas into relations.
pub struct Relator<'a> {
    /// Where the formulas are.
    pub arena: &'a Arena,
    /// How many places there are.
    pub places: u8,
    /// By category: the amounts of its values in hundredths; empty where they are none.
    pub amounts: &'a [Vec<u32>],
    /// Values of different categories that have one name.
    pub namesakes: &'a [(Value, Value)],
    /// What is taken for granted about those who are spoken of: "Ann, who drinks tea, is not the
    /// Dane" does not deny the tea.
    granted: RefCell<Vec<Relation>>,
}

type Of<'f> = &'f mut dyn FnMut(Term) -> Option<Relation>;

impl<'a> Relator<'a> {
    /// A relator for these formulas.
    pub fn new(arena: &'a Arena, scene: &'a Scene) -> Self {
        Self {
            arena,
            places: scene.places,
            amounts: &scene.amounts,
            namesakes: &scene.namesakes,
            granted: RefCell::default(),
        }
    }

    /// What a formula says; nothing where it speaks of nobody known, or of too much.
    pub fn relation(&self, formula: Id) -> Option<Relation> {
        self.granted.borrow_mut().clear();
        let mut relation = self.formula(formula)?;
        let granted = self.granted.take();
        if !granted.is_empty() {
            relation = and(std::iter::once(relation).chain(granted).collect());
        }
        let mut size = 0;
        relation.for_each_statement(&mut |_| size += 1);
        (size <= MOST).then_some(relation)
    }

    fn formula(&self, id: Id) -> Option<Relation> {
        let parts = self.arena.parts(id);
        let formulas = || parts.iter().map(|part| self.formula(*part)).collect::<Option<Vec<_>>>();
        Some(match (self.arena.op(id), parts) {
            (Op::Holds, &[who, what]) => self.holds(who, what)?,
            (Op::Not, &[inner]) => not(self.formula(inner)?),
            (Op::Joined(join), _) => joined(join, formulas()?),
            (Op::Mutual(offsets), &[group]) => {
                let members = self.arena.parts(group);
                // Where each stands so far before the next, only neighbours in the group do.
                let chained = offsets.bits().count_ones() == 1;
                let end = |i: usize| if chained { members.len().min(i + 2) } else { members.len() };
                let pairs = (0..members.len()).flat_map(|i| (i + 1..end(i)).map(move |k| (i, k)));
                let all = pairs.map(|(i, k)| self.stand(members[i], offsets, members[k]));
                and(all.collect::<Option<_>>()?)
            }
            (Op::Matched { ordered }, &[a, b]) => {
                let (a, b) = (self.arena.parts(a), self.arena.parts(b));
                let mut ways = Some(Vec::new());
                permutations(a.len(), ordered, &mut |order| {
                    let pairs = order.iter().zip(a);
                    let pairs = pairs.map(|(&k, one)| self.stand(*one, Offsets::SAME, b[k]));
                    let way = pairs.collect::<Option<_>>().map(and);
                    ways = ways.take().zip(way).map(|(ways, way)| [ways, vec![way]].concat());
                });
                or(ways?)
            }
            (Op::NamesakesApart, _) => and(self
                .namesakes
                .iter()
                .map(|(a, b)| Relation::Offset(*a, *b, Offsets::DIFFERENT))
                .collect()),
            (Op::If, &[a, b]) => {
                Relation::If(Box::new(self.formula(a)?), Box::new(self.formula(b)?))
            }
            (Op::Iff, &[a, b]) => {
                Relation::Iff(Box::new(self.formula(a)?), Box::new(self.formula(b)?))
            }
            _ => return None,
        })
    }

    /// How two entities stand to each other.
    fn stand(&self, one: Id, offsets: Offsets, other: Id) -> Option<Relation> {
        self.each(one, &mut |a| self.each(other, &mut |b| Some(self.relate(a, offsets, b))))
    }

    fn holds(&self, who: Id, what: Id) -> Option<Relation> {
        // Whoever is next to the Dane has the cat: the cat is next to the Dane.
        if let (Op::Entity, false, Op::Is) =
            (self.arena.op(who), self.arena.is_named(who), self.arena.op(what))
        {
            if let Op::Value(value) = self.arena.op(self.arena.parts(what)[0]) {
                return self.conditions(who, Term::Value(value));
            }
        }
        self.each(who, &mut |term| self.predicate(what, term))
    }

    /// What else is known of an entity than its values.
    fn conditions(&self, entity: Id, term: Term) -> Option<Relation> {
        let parts = self.arena.parts(entity).iter();
        let conditions = parts.filter(|part| !matches!(self.arena.op(**part), Op::Value(_)));
        let all = conditions.map(|condition| self.predicate(*condition, term));
        Some(and(all.collect::<Option<_>>()?))
    }

    /// What holds of an entity or of each of a group.
    fn each(&self, who: Id, of: Of<'_>) -> Option<Relation> {
        match self.arena.op(who) {
            Op::Group { join, denied } => {
                let members = self.arena.parts(who).iter();
                let parts = members.map(|member| self.each(*member, of));
                let parts: Vec<Relation> = parts.collect::<Option<_>>()?;
                Some(if denied {
                    and(parts.into_iter().map(not).collect())
                } else {
                    joined(join, parts)
                })
            }
            Op::Entity if self.arena.is_pronoun(who) => None,
            Op::Entity => match self.arena.values(who).split_first() {
                Some((first, others)) => {
                    let term = Term::Value(*first);
                    for other in others {
                        self.grant(self.relate(term, Offsets::SAME, Term::Value(*other)));
                    }
                    self.grant(self.conditions(who, term)?);
                    of(term)
                }
                None => {
                    let mut ways = Vec::new();
                    for house in 0..self.places {
                        let term = Term::House(house);
                        let there = self.conditions(who, term)?;
                        if there != never() {
                            ways.push(and(vec![there, of(term)?]));
                        }
                    }
                    Some(or(ways))
                }
            },
            _ => None,
        }
    }

    fn grant(&self, relation: Relation) {
        let mut granted = self.granted.borrow_mut();
        if relation != truth(true) && !granted.contains(&relation) {
            granted.push(relation);
        }
    }

    fn predicate(&self, what: Id, term: Term) -> Option<Relation> {
        let parts = self.arena.parts(what);
        Some(match (self.arena.op(what), parts) {
            (Op::Is | Op::AnyOf, _) => {
                or(parts.iter().map(|part| self.is(term, *part)).collect::<Option<_>>()?)
            }
            (Op::Related, &[relation, other]) => {
                self.each(other, &mut |other| match self.arena.op(relation) {
                    Op::Offsets(offsets) => Some(self.relate(term, offsets, other)),
                    Op::Amounts(category, how) => self.compare(term, other, category, how),
                    _ => None,
                })?
            }
            (Op::Between(how), &[a, b]) => {
                self.each(a, &mut |a| self.each(b, &mut |b| Some(self.between(how, term, a, b))))?
            }
            (Op::Not, &[inner]) => not(self.predicate(inner, term)?),
            (Op::Joined(join), _) => {
                let parts = parts.iter().map(|part| self.predicate(*part, term));
                joined(join, parts.collect::<Option<_>>()?)
            }
            _ => return None,
        })
    }

    /// That something is a value, or at one of some places.
    fn is(&self, term: Term, what: Id) -> Option<Relation> {
        Some(match (term, self.arena.op(what)) {
            (_, Op::Value(value)) => self.relate(term, Offsets::SAME, Term::Value(value)),
            (Term::Value(value), Op::Places(places)) => Relation::In(value, places),
            (Term::House(house), Op::Places(places)) => truth(places.contains(house)),
            _ => return None,
        })
    }

    fn relate(&self, a: Term, offsets: Offsets, b: Term) -> Relation {
        match (a, b) {
            (Term::Value(a), Term::Value(b)) if a == b => truth(offsets.contains(0)),
            (Term::Value(a), Term::Value(b)) => Relation::Offset(a, b, offsets),
            (Term::Value(value), Term::House(house)) => {
                Relation::In(value, self.houses(|k| offsets.contains(house as i8 - k)))
            }
            (Term::House(house), Term::Value(value)) => {
                Relation::In(value, self.houses(|k| offsets.contains(k - house as i8)))
            }
            (Term::House(a), Term::House(b)) => truth(offsets.contains(b as i8 - a as i8)),
        }
    }

    fn houses(&self, which: impl Fn(i8) -> bool) -> Houses {
        let houses = (0..self.places).filter(|house| which(*house as i8));
        houses.fold(Houses::NONE, |all, house| all.union(Houses::only(house)))
    }

    fn between(&self, how: Betweenness, middle: Term, a: Term, b: Term) -> Relation {
        let order = |left, right| {
            let left = self.relate(left, Offsets::SOMEWHERE_LEFT, middle);
            and(vec![left, self.relate(middle, Offsets::SOMEWHERE_LEFT, right)])
        };
        match how {
            Betweenness::Beside => and(vec![
                self.relate(middle, Offsets::NEXT_TO, a),
                self.relate(middle, Offsets::NEXT_TO, b),
                self.relate(a, Offsets::apart(2), b),
            ]),
            Betweenness::Ordered => order(a, b),
            Betweenness::Anywhere => match (middle, a, b) {
                (Term::Value(middle), Term::Value(a), Term::Value(b)) => {
                    Relation::Between { middle, ends: (a, b), order: puzzle::Order::Either }
                }
                _ => or(vec![order(a, b), order(b, a)]),
            },
        }
    }

    fn compare(&self, a: Term, b: Term, category: u8, how: Comparison) -> Option<Relation> {
        let amounts = self.amounts.get(usize::from(category))?;
        let value = |index: usize| Value { category, index: index as u8 };
        let mut ways = Vec::new();
        for (i, one) in amounts.iter().enumerate() {
            for (k, other) in amounts.iter().enumerate() {
                if how.fits(*one, *other) {
                    ways.push(and(vec![
                        self.relate(a, Offsets::SAME, Term::Value(value(i))),
                        self.relate(b, Offsets::SAME, Term::Value(value(k))),
                    ]));
                }
            }
        }
        Some(or(ways))
    }
}

fn truth(holds: bool) -> Relation {
    if holds { Relation::And(Vec::new()) } else { never() }
}

fn joined(join: Join, parts: Vec<Relation>) -> Relation {
    match join {
        Join::Or => or(parts),
        Join::Xor => exactly_one(parts),
        _ => and(parts),
    }
}

fn exactly_one(mut parts: Vec<Relation>) -> Relation {
    if let [a, b] = parts.as_mut_slice() {
        let (a, b) = (std::mem::replace(a, never()), std::mem::replace(b, never()));
        return Relation::Xor(Box::new(a), Box::new(b));
    }
    let ways = (0..parts.len()).map(|chosen| {
        let each = parts.iter().enumerate();
        and(each
            .map(|(i, part)| if i == chosen { part.clone() } else { not(part.clone()) })
            .collect())
    });
    or(ways.collect())
}

/// Calls `visit` with each order of so many, or with the first alone.
fn permutations(count: usize, first_only: bool, visit: &mut dyn FnMut(&[usize])) {
    fn go(order: &mut Vec<usize>, count: usize, visit: &mut dyn FnMut(&[usize])) {
        if order.len() == count {
            return visit(order);
        }
        for next in 0..count {
            if !order.contains(&next) {
                order.push(next);
                go(order, count, visit);
                order.pop();
            }
        }
    }
    if first_only {
        return visit(&(0..count).collect::<Vec<_>>());
    }
    go(&mut Vec::new(), count, visit);
}
