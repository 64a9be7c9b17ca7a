//! What the rules of the grammar mean: the functions that its expressions are made of.

use puzzle::{Houses, Offsets};
use rustc_hash::FxHashMap;

use super::node::{Arena, Betweenness, Id, Join, Op};

/// What it costs to deny what is denied in part: "not both red and not blue".
const DENIED_TWICE: f32 = 4.0;

/// A meaning, and what it costs beyond its rule; none where what was given does not fit.
type Made = Option<(Id, f32)>;

/// Combines meanings in a puzzle of so many places.
pub struct Composer<'a> {
    /// Where the meanings are.
    pub arena: &'a mut Arena,
    /// How many places there are.
    pub places: u8,
    /// What the meaning that is made costs beyond its rule.
    pub(super) more: f32,
    /// What rules made: where words are passed over, the same is combined time and again.
    made: FxHashMap<(usize, [Id; 2]), Made>,
}

/// What a rule means, said of what it is given.
#[derive(Clone, Debug)]
pub enum Expression {
    /// One of what it is given, then a part of that, a part of this and so on, each by its place.
    Given(usize, Vec<usize>),
    /// What a function makes of these.
    Made(Function, Vec<Expression>),
}

/// Makes a meaning of up to three; nothing where they do not fit.
type Function = fn(&mut Composer<'_>, [Id; 3]) -> Option<Id>;

/// The functions by their names in the data, each with how many meanings it takes.
const FUNCTIONS: [(&str, usize, Function); 56] = [
    ("it", 0, |c, _| Some(c.arena.add(Op::It, &[]))),
    ("same", 0, |c, _| Some(c.arena.add(Op::Offsets(Offsets::SAME), &[]))),
    ("beside", 0, |c, _| Some(c.arena.add(Op::Betweenness(Betweenness::Beside), &[]))),
    ("pair", 2, |c, [a, b, _]| Some(c.arena.add(Op::Pair, &[a, b]))),
    ("who", 1, |c, [a, ..]| Some(c.arena.add(Op::Entity, &[a]))),
    ("is", 1, |c, [a, ..]| Some(c.arena.add(Op::Is, &[a]))),
    ("named", 1, |c, [a, ..]| c.arena.is_named(a).then_some(a)),
    ("inverted", 1, |c, [a, ..]| Some(c.inverted(a))),
    ("with", 2, |c, [a, b, _]| Some(c.joined_to(a, b))),
    ("merged", 2, |c, [a, b, _]| c.merged(a, b)),
    ("group", 2, |c, [a, b, _]| c.group(a, b)),
    ("two", 1, |c, [a, ..]| c.is_two(a).then_some(a)),
    ("either-of", 1, |c, [a, ..]| c.either_of(a)),
    ("longer", 3, |c, [join, a, b]| c.longer(join, a, b)),
    ("join", 3, |c, [join, a, b]| c.join(join, a, b)),
    ("nor", 3, |c, [join, a, b]| c.nor(join, a, b)),
    ("and", 2, |c, [a, b, _]| Some(c.together(Join::And, a, b))),
    ("or", 2, |c, [a, b, _]| Some(c.together(Join::Or, a, b))),
    ("both", 1, |c, [a, ..]| (c.joins(a) == Some(Join::And)).then_some(a)),
    ("exclusive", 1, |c, [a, ..]| c.of_two(a, Join::Xor)),
    ("inclusive", 1, |c, [a, ..]| c.of_two(a, Join::Or)),
    ("one-of", 1, |c, [a, ..]| c.one_of(a)),
    ("all-of", 1, |c, [a, ..]| c.any_of(a, Join::And)),
    ("any-of", 1, |c, [a, ..]| c.any_of(a, Join::Or)),
    ("not", 1, |c, [a, ..]| c.not(a)),
    ("affirmed", 1, |c, [a, ..]| Some(if c.is_not(a) { c.denied(a) } else { a })),
    ("related", 2, |c, [a, b, _]| Some(c.arena.add(Op::Related, &[a, b]))),
    ("so-to", 2, |c, [a, b, _]| c.so_to(a, b)),
    ("reversed", 1, |c, [a, ..]| c.offsets(a).map(|it| c.relation(it.reversed()))),
    ("narrowed", 2, |c, [a, b, _]| c.narrowed(a, b)),
    ("loose", 1, |c, [a, ..]| c.is_loose(a).then_some(a)),
    ("between", 2, |c, [how, group, _]| c.between(how, group)),
    ("beside-both", 1, |c, [a, ..]| c.beside_both(a)),
    ("ordered", 1, |c, [a, ..]| c.ordered(a)),
    ("opposite", 2, |c, [a, b, _]| c.opposite(a, b)),
    ("apart", 1, |c, [a, ..]| c.apart(a)),
    ("counted", 2, |c, [a, b, _]| c.counted(a, b)),
    ("all-others", 1, |c, [a, ..]| c.towards(c.places.checked_sub(1)?, c.offsets(a)?)),
    ("no-others", 1, |c, [a, ..]| c.towards(0, c.offsets(a)?)),
    ("all-but", 2, |c, [a, b, _]| c.all_but(a, b)),
    ("only", 2, |c, [a, b, _]| c.only(a, b)),
    ("its", 1, |c, [a, ..]| c.arena.is_pronoun(c.part(a, 1)?).then_some(a)),
    ("first-to-second", 2, |c, [a, b, _]| c.first_to_second(a, b)),
    ("mutual", 2, |c, [a, b, _]| c.mutual(a, b)),
    ("sided", 3, |c, [a, told, side]| c.sided(a, told, side)),
    ("matched", 2, |c, [a, b, _]| c.matched(a, b, false)),
    ("respectively", 2, |c, [a, b, _]| c.matched(a, b, true)),
    ("namesakes-apart", 0, |c, _| Some(c.claimed(Op::NamesakesApart, &[], None))),
    ("holds", 2, |c, [a, b, _]| c.holds(a, b)),
    ("also", 3, |c, [join, a, b]| c.also(join, a, b)),
    ("one-each", 3, |c, [a, one, other]| c.one_each(a, one, other)),
    ("if", 2, |c, [a, b, _]| c.of_both(Op::If, a, b)),
    ("iff", 2, |c, [a, b, _]| c.of_both(Op::Iff, a, b)),
    ("otherwise", 2, |c, [a, b, _]| c.otherwise(a, b)),
    ("again", 2, |c, [a, b, _]| c.again(a, b, false)),
    ("not-again", 2, |c, [a, b, _]| c.again(a, b, true)),
];

/// The functions that tell of a statement what a later one speaks of.
const OF_STATEMENTS: [(&str, usize, Function); 5] = [
    ("subject", 1, |c, [a, ..]| c.arena.statement(a)?.subject),
    ("object", 1, |c, [a, ..]| c.arena.statement(a)?.object),
    ("predicate", 1, |c, [a, ..]| c.arena.statement(a)?.predicate),
    ("about", 2, |c, [a, b, _]| c.about(a, b)),
    ("about-it", 2, |c, [a, b, _]| c.about_it(a, b)),
];

/// The function of this name that takes so many.
fn function(name: &str, count: usize) -> Option<Function> {
    let found = FUNCTIONS.iter().chain(&OF_STATEMENTS).find(|(known, ..)| *known == name);
    found.filter(|(_, takes, _)| *takes == count).map(|(.., function)| *function)
}

impl Expression {
    /// As the data write it: `2.1` is the first part of the second, `f(1, g(2))` what functions make.
    pub fn read(text: &str) -> Option<Self> {
        if text.starts_with(|c: char| c.is_ascii_digit()) {
            let places = text.split('.').map(|place| place.parse::<usize>().ok()?.checked_sub(1));
            let mut places = places.collect::<Option<Vec<usize>>>()?;
            return Some(Self::Given(places.remove(0), places));
        }
        let (name, inner) = match text.split_once('(') {
            Some((name, rest)) => (name, rest.strip_suffix(')')?),
            None => (text, ""),
        };
        let mut depth = 0;
        let parts = inner.split(|c: char| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            c == ',' && depth == 0
        });
        let parts = parts.map(str::trim).filter(|part| !part.is_empty());
        let parts = parts.map(Self::read).collect::<Option<Vec<Self>>>()?;
        Some(Self::Made(function(name, parts.len())?, parts))
    }
}

impl<'a> Composer<'a> {
    /// Combines the meanings of an arena.
    pub fn new(arena: &'a mut Arena, places: u8) -> Self {
        Self { arena, places, more: 0.0, made: FxHashMap::default() }
    }

    /// What a rule of this number makes of one meaning or two, and what it costs beyond the rule.
    pub fn combine(&mut self, rule: usize, meaning: &Expression, given: [Id; 2]) -> Made {
        if let Some(made) = self.made.get(&(rule, given)) {
            return *made;
        }
        self.more = 0.0;
        let made = self.made(meaning, given).map(|id| (id, self.more));
        self.made.insert((rule, given), made);
        made
    }

    fn made(&mut self, expression: &Expression, given: [Id; 2]) -> Option<Id> {
        match expression {
            Expression::Given(which, path) => {
                path.iter().try_fold(*given.get(*which)?, |id, part| self.part(id, *part))
            }
            Expression::Made(function, parts) => {
                let mut made = [given[0]; 3];
                for (made, part) in made.iter_mut().zip(parts) {
                    *made = self.made(part, given)?;
                }
                function(self, made)
            }
        }
    }

    /// A part of a node, by its place.
    pub(super) fn part(&self, id: Id, place: usize) -> Option<Id> {
        self.arena.parts(id).get(place).copied()
    }

    pub(super) fn relation(&mut self, offsets: Offsets) -> Id {
        self.arena.add(Op::Offsets(offsets), &[])
    }

    /// The offsets that a phrase means by itself.
    fn offsets(&self, id: Id) -> Option<Offsets> {
        match self.arena.op(id) {
            Op::Offsets(offsets) | Op::Mutually { offsets, .. } => Some(offsets),
            _ => None,
        }
    }

    /// The offsets of a predicate, and to whom.
    fn related(&self, predicate: Id) -> Option<(Offsets, Id)> {
        let &[relation, other] = self.arena.parts(predicate) else { return None };
        let related = self.arena.op(predicate) == Op::Related;
        self.offsets(relation).filter(|_| related).map(|offsets| (offsets, other))
    }

    fn number(&self, id: Id) -> Option<u8> {
        match self.arena.op(id) {
            Op::Number(number) => Some(number),
            _ => None,
        }
    }

    /// How a conjunction joins.
    pub(super) fn conjunction(&self, id: Id) -> Option<Join> {
        match self.arena.op(id) {
            Op::Conjunction(join) => Some(join),
            _ => None,
        }
    }

    /// How a group or what is said is joined.
    pub(super) fn joins(&self, id: Id) -> Option<Join> {
        match self.arena.op(id) {
            Op::Group { join, .. } | Op::Joined(join) => Some(join),
            _ => None,
        }
    }

    /// Whether it is a group of these and those, all of which are meant.
    fn is_whole(&self, id: Id) -> bool {
        self.arena.op(id) == Op::Group { join: Join::And, denied: false }
    }

    pub(super) fn is_two(&self, id: Id) -> bool {
        self.is_whole(id) && self.arena.parts(id).len() == 2
    }

    /// A node with one more part.
    fn joined_to(&mut self, id: Id, part: Id) -> Id {
        let parts = [self.arena.parts(id), &[part]].concat();
        self.arena.add(self.arena.op(id), &parts)
    }

    /// The contrary of a predicate or formula.
    pub(super) fn denied(&mut self, id: Id) -> Id {
        match (self.arena.op(id), self.arena.parts(id)) {
            (Op::Not, &[inner]) => inner,
            _ => self.arena.add(Op::Not, &[id]),
        }
    }

    pub(super) fn is_not(&self, id: Id) -> bool {
        self.arena.op(id) == Op::Not
    }

    pub(super) fn not(&mut self, id: Id) -> Option<Id> {
        let op = match self.arena.op(id) {
            Op::Mutually { offsets, denied: false, size } => {
                Op::Mutually { offsets, denied: true, size }
            }
            Op::Group { denied: false, .. } => Op::Group { join: Join::And, denied: true },
            Op::Mutually { .. }
            | Op::Group { .. }
            | Op::Entity
            | Op::Not
            | Op::Joined(Join::But) => return None,
            Op::Statement => {
                let formula = self.part(id, 0)?;
                let formula = self.denied(formula);
                return Some(self.with_formula(id, formula));
            }
            op => {
                if op == Op::Joined(Join::And) {
                    let twice = self.arena.parts(id).iter().any(|part| self.is_not(*part));
                    self.more += if twice { DENIED_TWICE } else { 0.8 };
                }
                return Some(self.denied(id));
            }
        };
        let parts = self.arena.parts(id).to_vec();
        Some(self.arena.add(op, &parts))
    }

    /// A relation to an entity, with the side or distance that is added to it.
    fn narrowed(&mut self, predicate: Id, by: Id) -> Option<Id> {
        let (offsets, other) = self.related(predicate)?;
        // A side tells the direction, whatever the distance.
        let by = match self.offsets(by)? {
            Offsets::IMMEDIATELY_LEFT => Offsets::SOMEWHERE_LEFT,
            Offsets::IMMEDIATELY_RIGHT => Offsets::SOMEWHERE_RIGHT,
            by => by,
        };
        let both = Offsets::from_bits(offsets.bits() & by.bits());
        let relation = self.relation(both);
        let narrower = both.bits() != 0 && both != offsets;
        narrower.then(|| self.arena.add(Op::Related, &[relation, other]))
    }

    /// "… and to Bob": the relation of a predicate to another.
    fn so_to(&mut self, predicate: Id, other: Id) -> Option<Id> {
        self.related(predicate)?;
        let relation = self.part(predicate, 0)?;
        Some(self.arena.add(Op::Related, &[relation, other]))
    }

    /// Whether a predicate is of a side at any distance.
    fn is_loose(&self, predicate: Id) -> bool {
        let sides = [Offsets::SOMEWHERE_LEFT, Offsets::SOMEWHERE_RIGHT];
        self.related(predicate).is_some_and(|(offsets, _)| sides.contains(&offsets))
    }

    fn between(&mut self, how: Id, group: Id) -> Option<Id> {
        let Op::Betweenness(how) = self.arena.op(how) else { return None };
        let ends = self.arena.parts(group).to_vec();
        self.is_two(group).then(|| self.arena.add(Op::Between(how), &ends))
    }

    /// "Ann, Bob and Cy stand in this order"; the same of what lies between two, and of how several
    /// stand to each other.
    fn ordered(&mut self, id: Id) -> Option<Id> {
        let parts = self.arena.parts(id).to_vec();
        if let Op::Mutually { offsets, denied: false, size } = self.arena.op(id) {
            let offsets = Offsets::from_bits(offsets.bits() & Offsets::SOMEWHERE_LEFT.bits());
            let op = Op::Mutually { offsets, denied: false, size };
            return (offsets.bits() != 0).then(|| self.arena.add(op, &[]));
        }
        if self.arena.op(id) == Op::Between(Betweenness::Anywhere) {
            return Some(self.arena.add(Op::Between(Betweenness::Ordered), &parts));
        }
        let before = self.relation(Offsets::SOMEWHERE_LEFT);
        let claims = parts.windows(2).map(|pair| {
            let before = self.arena.add(Op::Related, &[before, pair[1]]);
            self.arena.add(Op::Holds, &[pair[0], before])
        });
        let claims: Vec<Id> = claims.collect();
        self.is_whole(id).then(|| self.claimed(Op::Joined(Join::And), &claims, Some(id)))
    }

    /// "… is at one end, and Bob at the other": how who is at an end stands to the other.
    fn opposite(&mut self, predicate: Id, other: Id) -> Option<Id> {
        let last = self.places.checked_sub(1)?;
        let ends = Op::Places(Houses::only(0).union(Houses::only(last)));
        let at = self.part(predicate, 0).filter(|_| self.arena.op(predicate) == Op::Is)?;
        let relation = self.relation(Offsets::apart(last));
        (self.arena.op(at) == ends).then(|| self.arena.add(Op::Related, &[relation, other]))
    }

    /// How two stand with so many between.
    fn apart(&mut self, number: Id) -> Option<Id> {
        let offsets = Offsets::apart(self.number(number)? + 1);
        Some(self.arena.add(Op::Mutually { offsets, denied: false, size: Some(2) }, &[]))
    }

    /// Where an entity is that so many places stand to in this way.
    fn counted(&mut self, number: Id, predicate: Id) -> Option<Id> {
        let (number, (offsets, other)) = (self.number(number)?, self.related(predicate)?);
        let whose = self.arena.op(other) == Op::Entity;
        whose.then(|| self.towards(number, offsets.reversed()))?
    }

    /// Where an entity is that stands to so many places in this way.
    fn towards(&mut self, number: u8, offsets: Offsets) -> Option<Id> {
        let n = self.places as i8;
        let count = |place: i8| (0..n).filter(|k| offsets.contains(k - place)).count();
        let places = (0..n).filter(|place| count(*place) == usize::from(number));
        let places = places.fold(Houses::NONE, |all, place| all.union(Houses::only(place as u8)));
        let at = self.arena.add(Op::Places(places), &[]);
        (!places.is_empty()).then(|| self.arena.add(Op::Is, &[at]))
    }

    /// "… beat all but Ann", or all but Ann and Bob.
    fn all_but(&mut self, relation: Id, others: Id) -> Option<Id> {
        let offsets = self.offsets(relation)?;
        let members = match self.arena.op(others) {
            Op::Group { join: Join::And, denied: false } => self.arena.parts(others).len(),
            Op::Group { .. } => return None,
            _ => 1,
        };
        let rest = self.places.checked_sub(1 + members as u8)?;
        let to_rest = self.towards(rest, offsets)?;
        let ordered = offsets.bits() & offsets.reversed().bits() == 0;
        let relation = if ordered { self.relation(offsets.reversed()) } else { relation };
        let to_others = self.arena.add(Op::Related, &[relation, others]);
        let to_others = if ordered { Some(to_others) } else { self.not(to_others) };
        Some(self.together(Join::And, to_others?, to_rest))
    }

    /// "… lost only to Ann".
    fn only(&mut self, relation: Id, other: Id) -> Option<Id> {
        let to_other = self.arena.add(Op::Related, &[relation, other]);
        let to_one = self.towards(1, self.offsets(relation)?)?;
        Some(self.together(Join::And, to_other, to_one))
    }

    /// "Between Ann and Bob, right next to both."
    fn beside_both(&mut self, predicate: Id) -> Option<Id> {
        let ends = self.arena.parts(predicate).to_vec();
        let between = matches!(self.arena.op(predicate), Op::Between(_));
        between.then(|| self.arena.add(Op::Between(Betweenness::Beside), &ends))
    }
}
