//! What the rules of the grammar mean: each makes one meaning of one or two.

use puzzle::Offsets;

use super::node::{Arena, Betweenness, Entity, Group, Id, Join, Link, Node, Statement};

macro_rules! meanings {
    ($($name:literal => $meaning:ident,)*) => {
        /// How a rule combines what it is given.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Meaning { $(#[doc = $name] $meaning,)* }

        impl Meaning {
            /// The meaning of this name in the data.
            pub fn named(name: &str) -> Option<Self> {
                match name {
                    $($name => Some(Self::$meaning),)*
                    _ => None,
                }
            }
        }
    };
}

meanings! {
    "same" => Same,
    "left" => Left,
    "right" => Right,
    "pair" => Pair,
    "entity" => Entity,
    "is" => Is,
    "at" => At,
    "whoever" => Whoever,
    "pronoun" => Pronoun,
    "related" => Related,
    "unrelated" => Unrelated,
    "pronoun-related" => PronounRelated,
    "related-reversed" => RelatedReversed,
    "narrowed" => Narrowed,
    "has-beside" => HasBeside,
    "beside-both" => BesideBoth,
    "offsets-joined" => OffsetsJoined,
    "offsets-nor" => OffsetsNor,
    "between" => Between,
    "between-ordered" => BetweenOrdered,
    "mutual" => Mutual,
    "mutual-ordered" => MutualOrdered,
    "mutual-reversed" => MutualReversed,
    "counted-between" => CountedBetween,
    "loose" => Loose,
    "either-one" => EitherOne,
    "apart" => Apart,
    "mutual-not" => MutualNot,
    "two" => Two,
    "counted" => Counted,
    "has-counted" => HasCounted,
    "chained" => Chained,
    "matched" => Matched,
    "respectively" => Respectively,
    "pair-matched" => PairMatched,
    "pair-respectively" => PairRespectively,
    "places-joined" => PlacesJoined,
    "holds" => Holds,
    "holds-inverted" => HoldsInverted,
    "not" => Not,
    "not-statement" => NotStatement,
    "with" => With,
    "merged" => Merged,
    "group" => Grouped,
    "group-nor" => GroupedNor,
    "group-longer" => GroupedLonger,
    "denied" => Denied,
    "both" => Both,
    "one-of" => OneOf,
    "former" => Former,
    "latter" => Latter,
    "at-and" => AtAnd,
    "predicates" => Predicates,
    "predicates-nor" => PredicatesNor,
    "predicates-nor-longer" => PredicatesNorLonger,
    "statements" => Statements,
    "statements-object" => StatementsObject,
    "also" => Also,
    "also-nor" => AlsoNor,
    "also-mutual" => AlsoMutual,
    "also-neither" => AlsoNeither,
    "also-opposite" => AlsoOpposite,
    "object-also" => ObjectAlso,
    "then" => Then,
    "not-both" => NotBoth,
    "if" => If,
    "if-reversed" => IfReversed,
    "iff" => Iff,
    "unless" => Unless,
    "otherwise" => Otherwise,
    "one-of-statements" => OneOfStatements,
    "any-of-statements" => AnyOfStatements,
    "one-each" => OneEach,
    "one-each-after" => OneEachAfter,
    "one-each-split" => OneEachSplit,
    "one" => One,
    "also-subject" => AlsoSubject,
    "not-subject" => NotSubject,
    "so-subject" => SoSubject,
}

/// What it costs to deny what is denied in part: "not both red and not blue".
const DENIED_TWICE: f32 = 4.0;

/// Combines meanings in a puzzle of so many places.
pub struct Composer<'a> {
    /// Where the meanings are.
    pub arena: &'a mut Arena,
    /// How many places there are.
    pub places: u8,
}

/// A meaning, and what it costs beyond the rule.
pub(super) type Made = Option<(Id, f32)>;

impl Composer<'_> {
    /// What a rule makes of one meaning or two; nothing where they do not fit.
    pub fn combine(&mut self, meaning: Meaning, left: Id, right: Id) -> Made {
        use Meaning as M;
        let plain = match meaning {
            M::Same | M::Left => Some(left),
            M::Right => Some(right),
            M::Pair => Some(self.arena.add(Node::Pair(left, right))),
            M::Entity => {
                let value = self.arena.value(left)?;
                Some(self.arena.entity(vec![value], false, vec![]))
            }
            M::Is => {
                let value = self.arena.value(left)?;
                Some(self.arena.add(Node::Is(value)))
            }
            M::At => {
                let houses = self.arena.houses(left)?;
                Some(self.arena.add(Node::At(houses)))
            }
            M::Whoever => {
                let condition = match self.arena.houses(left) {
                    Some(houses) => self.arena.add(Node::At(houses)),
                    None => left,
                };
                Some(self.arena.entity(vec![], false, vec![condition]))
            }
            M::Pronoun => Some(self.arena.entity(vec![], true, vec![])),
            M::Related => self.related(left, right),
            M::RelatedReversed => self.related(right, left),
            M::Unrelated => self.related(left, right).map(|it| self.not(it)),
            M::PronounRelated => {
                let pronoun = self.arena.entity(vec![], true, vec![]);
                self.related(right, pronoun)
            }
            M::Narrowed => self.narrowed(left, right),
            M::HasBeside => {
                let (who, side) = self.arena.pair(right)?;
                let predicate = self.related(side, left)?;
                let formula = self.arena.add(Node::Holds(who, predicate));
                Some(self.statement(formula, Some(left), Some(who)))
            }
            M::BesideBoth => {
                let (_, other) = self.arena.joined(right)?;
                Some(self.arena.add(Node::Between(Betweenness::Beside, left, other)))
            }
            M::OffsetsJoined => self.offsets_joined(left, right, false),
            M::OffsetsNor => self.offsets_joined(left, right, true),
            M::Between => {
                let Node::Betweenness(how) = *self.arena.get(left) else { return None };
                let [a, b] = self.arena.two(right)?;
                Some(self.arena.add(Node::Between(how, a, b)))
            }
            M::BetweenOrdered => match *self.arena.get(left) {
                Node::Between(Betweenness::Anywhere, a, b) => {
                    Some(self.arena.add(Node::Between(Betweenness::Ordered, a, b)))
                }
                _ => None,
            },
            M::Mutual => self.mutual(left, right),
            M::MutualOrdered => self.mutual_ordered(left, right, Offsets::SOMEWHERE_LEFT),
            M::MutualReversed => self.mutual_ordered(left, right, Offsets::SOMEWHERE_RIGHT),
            M::CountedBetween => self.counted_between(left, right),
            M::Loose => match *self.arena.get(left) {
                Node::Related(Link::Offsets(offsets), _)
                    if [Offsets::SOMEWHERE_LEFT, Offsets::SOMEWHERE_RIGHT].contains(&offsets) =>
                {
                    Some(left)
                }
                _ => None,
            },
            M::Apart => {
                let formula = self.arena.add(Node::NamesakesApart);
                Some(self.statement(formula, None, None))
            }
            M::EitherOne => self.exclusive(right),
            M::MutualNot => match *self.arena.get(right) {
                Node::Mutually { offsets, denied: false, size } => {
                    Some(self.arena.add(Node::Mutually { offsets, denied: true, size }))
                }
                _ => None,
            },
            M::Two => self.arena.two(right).map(|_| right),
            M::Counted => self.counted(left, right),
            M::HasCounted => self.has_counted(left, right),
            M::Chained => self.chained(left, right),
            M::Matched => self.matched(left, right, false),
            M::Respectively => self.matched(left, right, true),
            M::PairMatched => {
                let (a, b) = self.arena.pair(left).or_else(|| self.arena.pair(right))?;
                self.matched(a, b, false)
            }
            M::PairRespectively => {
                let (a, b) = self.arena.pair(left)?;
                self.matched(a, b, true)
            }
            M::PlacesJoined => self.places_joined(left, right),
            M::Holds => self.holds(left, right),
            M::Not => return self.denied_predicate(right),
            M::NotStatement => {
                let statement = self.arena.statement(right)?;
                let formula = self.not(statement.formula);
                Some(self.statement(formula, statement.subject, statement.object))
            }
            M::With => self.with(left, right),
            M::Merged => self.merged(left, right),
            M::Grouped => return self.grouped(left, right),
            M::GroupedNor => self.grouped_nor(left, right),
            M::GroupedLonger => self.grouped_longer(left, right),
            M::Denied => {
                let group = self.arena.group(right).filter(|group| !group.denied)?;
                let group = Group { join: Join::And, denied: true, ..group };
                Some(self.arena.add_group(group))
            }
            M::Both => self.arena.joins_all(right).then_some(right),
            M::OneOf => {
                let group = self.arena.group(right)?;
                let join = if group.members.len() == 2 { Join::Xor } else { Join::Or };
                Some(self.arena.add_group(Group { join, ..group }))
            }
            M::Former => Some(self.arena.two(left)?[0]),
            M::Latter => Some(self.arena.two(left)?[1]),
            M::AtAnd => {
                let houses = self.arena.houses(left)?;
                let at = self.arena.add(Node::At(houses));
                Some(self.arena.add(Node::Joined(Join::And, vec![at, right])))
            }
            M::Predicates => return self.predicates(left, right),
            M::PredicatesNor => {
                let (join, other) = self.arena.joined(right)?;
                let both = [self.not(left), self.not(other)].to_vec();
                (join == Join::Nor).then(|| self.arena.add(Node::Joined(Join::And, both)))
            }
            M::PredicatesNorLonger => {
                let (join, rest) = self.arena.joined(right)?;
                let Node::Joined(_, mut parts) = self.arena.get(rest).clone() else { return None };
                parts.insert(0, self.not(left));
                (join == Join::Comma).then(|| self.arena.add(Node::Joined(Join::And, parts)))
            }
            _ => return self.combine_statements(meaning, left, right),
        };
        plain.map(|id| (id, 0.0))
    }

    /// The formula denied.
    pub(super) fn not(&mut self, id: Id) -> Id {
        match *self.arena.get(id) {
            Node::Not(inner) => inner,
            _ => self.arena.add(Node::Not(id)),
        }
    }

    /// A statement of which nothing else is known.
    pub(super) fn statement(&mut self, formula: Id, subject: Option<Id>, object: Option<Id>) -> Id {
        self.arena.add(Node::Statement(Statement { formula, subject, object, predicate: None }))
    }

    fn related(&mut self, link: Id, other: Id) -> Option<Id> {
        let link = match *self.arena.get(link) {
            Node::Link(link) => link,
            _ => return None,
        };
        Some(self.arena.add(Node::Related(link, other)))
    }

    /// A relation to an entity, with the side or distance that is added to it.
    fn narrowed(&mut self, predicate: Id, by: Id) -> Option<Id> {
        let Node::Related(Link::Offsets(offsets), other) = *self.arena.get(predicate) else {
            return None;
        };
        // A side tells the direction, whatever the distance.
        let by = match self.arena.offsets(by)? {
            Offsets::IMMEDIATELY_LEFT => Offsets::SOMEWHERE_LEFT,
            Offsets::IMMEDIATELY_RIGHT => Offsets::SOMEWHERE_RIGHT,
            by => by,
        };
        let both = Offsets::from_bits(offsets.bits() & by.bits());
        let narrower = both.bits() != 0 && both != offsets;
        narrower.then(|| self.arena.add(Node::Related(Link::Offsets(both), other)))
    }

    fn offsets_joined(&mut self, left: Id, right: Id, nor: bool) -> Option<Id> {
        let (join, other) = self.arena.joined(right)?;
        let (Node::Link(Link::Offsets(a)), Node::Link(Link::Offsets(b))) =
            (self.arena.get(left), self.arena.get(other))
        else {
            return None;
        };
        let bits = match join {
            Join::Nor if nor => a.bits() | b.bits(),
            Join::Or if !nor => a.bits() | b.bits(),
            Join::And if !nor => a.bits() & b.bits(),
            _ => 0,
        };
        let offsets = Offsets::from_bits(bits);
        (bits != 0).then(|| self.arena.add(Node::Link(Link::Offsets(offsets))))
    }

    fn places_joined(&mut self, left: Id, right: Id) -> Option<Id> {
        let (join, other) = self.arena.joined(right)?;
        let all = self.arena.houses(left)?.union(self.arena.houses(other)?);
        let fits = matches!(join, Join::Or | Join::Nor | Join::Comma | Join::And);
        fits.then(|| self.arena.add(Node::Places(all)))
    }

    fn denied_predicate(&mut self, predicate: Id) -> Made {
        match self.arena.get(predicate) {
            Node::Not(_) => None,
            Node::Joined(Join::And, parts) => {
                let twice = parts.iter().any(|part| matches!(self.arena.get(*part), Node::Not(_)));
                let cost = if twice { DENIED_TWICE } else { 0.8 };
                Some((self.not(predicate), cost))
            }
            _ => Some((self.not(predicate), 0.0)),
        }
    }

    fn with(&mut self, who: Id, predicate: Id) -> Option<Id> {
        let Entity { values, pronoun, mut conditions } = self.arena.entity_of(who)?;
        if values.is_empty() && !pronoun && conditions.is_empty() {
            return None;
        }
        conditions.push(predicate);
        Some(self.arena.entity(values, pronoun, conditions))
    }

    /// Two mentions of one entity: "the Dane in the red house".
    fn merged(&mut self, left: Id, right: Id) -> Option<Id> {
        let (mut a, b) = (self.arena.entity_of(left)?, self.arena.entity_of(right)?);
        if b.values.is_empty() || a.pronoun || b.pronoun {
            return None;
        }
        if a.values.first().is_some_and(|first| first.category == b.values[0].category) {
            return None;
        }
        a.values.extend(b.values);
        a.conditions.extend(b.conditions);
        Some(self.arena.entity(a.values, false, a.conditions))
    }

    fn predicates(&mut self, left: Id, right: Id) -> Made {
        let (join, other) = self.arena.joined(right)?;
        let denied = |id| matches!(self.arena.get(id), Node::Not(_));
        let (join, parts, cost) = match (join, self.arena.get(other).clone()) {
            (Join::Comma, Node::Joined(inner @ (Join::Or | Join::And), mut parts)) => {
                let cost = if inner == Join::Or && denied(left) { 0.6 } else { 0.0 };
                parts.insert(0, left);
                (inner, parts, cost)
            }
            (Join::Comma, _) => (Join::And, vec![left, other], 0.5),
            (Join::And, _) => (Join::And, vec![left, other], 0.0),
            (Join::AndNot, _) => (Join::And, vec![left, self.not(other)], 0.0),
            (Join::Nor, _) => return None,
            (join, Node::Joined(Join::And, _)) => (join, vec![left, other], 0.3),
            (join, _) if denied(left) && !denied(other) => (join, vec![left, other], 2.0),
            (join, _) => (join, vec![left, other], 0.0),
        };
        Some((self.arena.add(Node::Joined(join, parts)), cost))
    }
}
