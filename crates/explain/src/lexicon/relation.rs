//! What a hint says in few words, made from its relation: "green is just left of white", "green has
//! coffee"; and in the notation of the text format.

use super::verbs::negative;
use super::{Kind, Lexicon, houses};
use puzzle::text::relation_text;
use puzzle::wording::list;
use puzzle::{Houses, Offsets, Order, Relation, Value};

/// Values with the houses where they are.
pub(super) type At<'a> = &'a [(Value, u8)];

/// Words of a verb and an article, at most.
const VERB: usize = 3;
/// Numbers from two that are written as words.
const NUMBERS: [&str; 8] = ["two", "three", "four", "five", "six", "seven", "eight", "nine"];

impl<'p> Lexicon<'p> {
    /// What a hint says, the places of some of its values in it. Its own words where they are as
    /// short, or nothing shorter says it.
    pub(crate) fn hint_brief(&self, hint: usize, at: At<'_>) -> String {
        let own = self.hint(hint);
        let Some(relation) = &self.puzzle.hints()[hint].relation else { return own.to_owned() };
        let made = self.apart_by(own, relation, at).or_else(|| self.relation(relation, at));
        let Some(made) = made else { return own.to_owned() };
        let words = |text: &str| text.split_whitespace().count();
        let named = relation.values().into_iter().all(|value| own.contains(self.short(value)));
        // That a hint names a house is worth its own words; the conclusion has the short ones.
        let more = if matches!(relation, Relation::In(..)) { 8 } else { 1 };
        if at.is_empty() {
            return if named && words(own) <= words(&made) + more { within(own) } else { made };
        }
        self.own_with_place(own, relation, at).unwrap_or(made)
    }

    /// "There are two chairs between the cat and milk", where the hint counts those between.
    fn apart_by(&self, own: &str, relation: &Relation, at: At<'_>) -> Option<String> {
        let Relation::Offset(a, b, offsets) = relation else { return None };
        let far: Vec<i8> = offsets.iter().collect();
        let between = match far[..] {
            [one, other] if one == -other && own.contains("between") => other.unsigned_abs() - 1,
            _ => return None,
        };
        let placed = |value: &Value| at.iter().any(|(other, _)| other == value);
        let (a, b) = if placed(b) && !placed(a) { (b, a) } else { (a, b) };
        let (name, other) = (self.placed_name(*a, at, false), self.placed_name(*b, at, true));
        let many = match between {
            0 => return None,
            1 => format!("is one {}", self.places.noun()),
            more => format!("are {} {}", NUMBERS.get(usize::from(more) - 2)?, self.places.plural()),
        };
        Some(format!("there {many} between {name} and {other}"))
    }

    /// Its own words where it says who goes with whom: "Cleo, in 2, saw the otter".
    fn own_with_place(&self, own: &str, relation: &Relation, at: At<'_>) -> Option<String> {
        let (Relation::Offset(a, b, Offsets::SAME), [(value, _)]) = (relation, at) else {
            return None;
        };
        let other = if value == a { b } else { a };
        let own = within(own);
        // "The PC player" is more than "the PC".
        let (brief, whole) = (self.brief(*value), self.name(*value));
        let words = |text: &str| text.split_whitespace().count();
        let name = if own.starts_with(whole) { whole } else { brief };
        let said = own.strip_prefix(name)?.strip_prefix(' ')?;
        let verb = said.strip_suffix(self.short(*other))?;
        let fits = words(name) <= words(brief) + 1 && words(verb) <= VERB;
        let (_, house) = at[0];
        fits.then(|| format!("{name}, {}, {said}", self.at_number(house)))
    }

    /// The same in the notation of the text format.
    pub(crate) fn hint_signs(&self, hint: usize) -> String {
        let relation = self.puzzle.hints()[hint].relation.as_ref();
        relation.map_or_else(String::new, |relation| relation_text(self.puzzle, relation))
    }

    /// "the Norwegian, in 1,".
    fn placed_name(&self, value: Value, at: At<'_>, ends: bool) -> String {
        let name = self.brief(value);
        match at.iter().find(|(other, _)| *other == value) {
            Some((_, house)) => {
                let comma = if ends { "" } else { "," };
                format!("{name}, {}{comma}", self.at_number(*house))
            }
            None => name.to_owned(),
        }
    }

    /// "Indigo (in 5)".
    fn named_at(&self, value: Value, at: At<'_>) -> String {
        let placed = at.iter().find(|(other, _)| *other == value);
        let name = self.brief(value);
        placed.map_or(name.to_owned(), |(_, house)| format!("{name} ({})", self.at_number(*house)))
    }

    fn relation(&self, relation: &Relation, at: At<'_>) -> Option<String> {
        let is = |value: &Value| if self.brief_kind(*value) == Kind::Things { "are" } else { "is" };
        let parts = |parts: &[Relation], joint: &str| {
            let parts: Option<Vec<String>> =
                parts.iter().map(|part| self.relation(part, at)).collect();
            Some(list(&parts?, joint))
        };
        match relation {
            Relation::In(value, set) => {
                let not = Houses::all(self.puzzle.houses()).difference(*set);
                let (not, set) = match not.is_empty() || set.len() <= not.len() {
                    true => ("", *set),
                    false => (" not", not),
                };
                let at = self.in_houses(set);
                Some(format!("{} {}{not} {at}", self.brief(*value), is(value)))
            }
            Relation::Offset(a, b, offsets) if *offsets == Offsets::SAME => {
                Some(self.brief_pair(*a, *b, true, at))
            }
            Relation::Offset(a, b, offsets) if *offsets == Offsets::DIFFERENT => {
                Some(self.brief_pair(*a, *b, false, at))
            }
            Relation::Offset(a, b, offsets) => {
                // What is placed comes first, so that nobody takes the other one to be there.
                let placed = |value: &Value| at.iter().any(|(other, _)| other == value);
                let (a, b, offsets) = match placed(b) && !placed(a) {
                    true => (b, a, offsets.reversed()),
                    false => (a, b, *offsets),
                };
                let (name, other) =
                    (self.placed_name(*a, at, false), self.placed_name(*b, at, true));
                Some(format!("{name} {} {} {other}", is(a), self.stands(offsets)?))
            }
            Relation::Between { middle, ends: (left, right), order: Order::AsGiven } => {
                let names = [left, middle, right].map(|value| self.named_at(*value, at));
                Some(format!("{} come in that order", list(&names, "and")))
            }
            Relation::Between { middle, ends: (left, right), order: Order::Either } => {
                let [left, name] = [left, middle].map(|it| self.placed_name(*it, at, false));
                let right = self.placed_name(*right, at, true);
                Some(format!("{name} {} between {left} and {right}", is(middle)))
            }
            Relation::Not(inner) => match &**inner {
                Relation::Offset(a, b, offsets) => {
                    self.relation(&Relation::Offset(*a, *b, offsets.complement()), at)
                }
                Relation::In(value, set) => Some(format!(
                    "{} {} not {}",
                    self.brief(*value),
                    is(value),
                    self.in_houses(*set)
                )),
                _ => None,
            },
            Relation::And(all) => match self.choice(all, "and", at) {
                Some(choice) => Some(choice),
                None => parts(all, "and"),
            },
            Relation::Or(all) => match self.choice(all, "or", at) {
                Some(choice) => Some(choice),
                None => parts(all, "or"),
            },
            Relation::Xor(one, other) => {
                let all = [(**one).clone(), (**other).clone()];
                match self.choice(&all, "or", at) {
                    Some(choice) => Some(choice),
                    None => Some(format!("either {}", parts(&all, "or")?)),
                }
            }
            Relation::If(one, other) => {
                Some(format!("if {}, {}", self.relation(one, at)?, self.relation(other, at)?))
            }
            Relation::Iff(one, other) => Some(format!(
                "{} exactly if {}",
                self.relation(one, at)?,
                self.relation(other, at)?
            )),
        }
    }

    /// "the Dane has tea or milk": one value with one or all of several.
    fn choice(&self, parts: &[Relation], joint: &str, at: At<'_>) -> Option<String> {
        let pairs: Option<Vec<(Value, Value)>> = parts
            .iter()
            .map(|part| match part {
                Relation::Offset(a, b, offsets) if *offsets == Offsets::SAME => Some((*a, *b)),
                _ => None,
            })
            .collect();
        let pairs = pairs?;
        let (a, b) = *pairs.first()?;
        let with = |one: Value| -> Option<Vec<Value>> {
            let other = |&(a, b): &(Value, Value)| match one {
                _ if one == a => Some(b),
                _ if one == b => Some(a),
                _ => None,
            };
            pairs.iter().map(other).collect()
        };
        let (one, others) = match (with(a), with(b)) {
            (Some(others), _) => (a, others),
            (None, Some(others)) => (b, others),
            (None, None) => return None,
        };
        let name = self.placed_name(one, at, false);
        let goes = self.goes(one, others[0]);
        // Somebody in a house.
        let lives = |other: Value| {
            self.brief_kind(one) == Kind::Person && self.brief_kind(other) == Kind::House
        };
        let each = others.iter().enumerate().map(|(i, &other)| {
            let (within, name) = match lives(other) {
                true => (format!("{} ", self.places.preposition()), self.name(other).to_owned()),
                false => (String::new(), self.placed_name(other, at, false)),
            };
            match self.goes(one, other) {
                same if i > 0 && same == goes => name,
                goes => format!("{goes} {within}{name}"),
            }
        });
        let each = list(&each.collect::<Vec<_>>(), joint);
        Some(format!("{name} {}", each.trim_end_matches(',')))
    }

    /// "has", "goes with", "is in": how a pair is said, the first value first.
    pub(super) fn goes(&self, a: Value, b: Value) -> &str {
        match (self.brief_kind(a), self.brief_kind(b)) {
            (Kind::Person, Kind::Person) => "is",
            (Kind::Person, _) if self.is_place(b) => "is from",
            (Kind::Person, Kind::House) => "is",
            (Kind::Person, _) => self.verb(b.category).unwrap_or("has"),
            (Kind::House, _) => "has",
            (Kind::Things, _) => "go with",
            (Kind::Thing, _) => "goes with",
        }
    }

    /// "green has coffee", "the Japanese does not have Prince": people first, then houses.
    pub(crate) fn brief_pair(&self, a: Value, b: Value, holds: bool, at: At<'_>) -> String {
        let (a, b) = if self.rank(b) < self.rank(a) { (b, a) } else { (a, b) };
        let placed = |value: Value| at.iter().any(|(other, _)| *other == value);
        // What is placed comes first, as with other hints.
        let turned = placed(b) && !placed(a);
        let (a, b) = if turned { (b, a) } else { (a, b) };
        let goes = match self.goes(a, b) {
            "is" => "is",
            _ if turned && self.brief_kind(a) == Kind::Things => "go with",
            _ if turned => "goes with",
            verb => verb,
        };
        let verb = if holds { goes.to_owned() } else { negative(goes) };
        let noun = (!placed(b) && self.brief_kind(a) == Kind::Person).then(|| self.noun(b));
        let other = match (self.brief_kind(a), self.brief_kind(b)) {
            // Somebody in a house.
            (Kind::Person, Kind::House) => {
                format!("{} {}", self.places.preposition(), self.name(b))
            }
            _ => noun.flatten().map_or_else(|| self.placed_name(b, at, true), str::to_owned),
        };
        format!("{} {verb} {other}", self.placed_name(a, at, false))
    }

    /// "neither the Heron nor the Petrel has red": that a value goes with none of several of one
    /// category.
    pub(crate) fn brief_none(&self, value: Value, others: &[Value]) -> String {
        let name = self.brief(value);
        match self.rank(value) < self.rank(others[0]) {
            true => {
                let verb = negative(self.goes(value, others[0]));
                let at = match (self.brief_kind(value), self.brief_kind(others[0])) {
                    (Kind::Person, Kind::House) => format!("{} ", self.places.preposition()),
                    _ => String::new(),
                };
                format!("{name} {verb} {at}{}", self.briefs(others, "or"))
            }
            false if others.len() > 2 => {
                let verb = self.goes(others[0], value);
                format!("none of {} {verb} {name}", self.briefs(others, "and"))
            }
            false => {
                let verb = self.goes(others[others.len() - 1], value);
                format!("neither {} {verb} {name}", self.briefs(others, "nor"))
            }
        }
    }

    /// People come first, then houses.
    fn rank(&self, value: Value) -> u8 {
        match self.brief_kind(value) {
            Kind::Person => 0,
            Kind::House => 1,
            _ => 2,
        }
    }

    /// "in 3 or 4".
    pub(crate) fn in_houses(&self, set: Houses) -> String {
        format!("{} {}", self.places.preposition(), houses(set, "or"))
    }

    /// "just left of", "two seats left of", "next to".
    fn stands(&self, offsets: Offsets) -> Option<String> {
        let some = |text: &str| Some(text.to_owned());
        match offsets {
            Offsets::IMMEDIATELY_LEFT => return some("just left of"),
            Offsets::IMMEDIATELY_RIGHT => return some("just right of"),
            Offsets::NEXT_TO => return some("next to"),
            Offsets::NOT_NEXT_TO => return some("not next to"),
            Offsets::SOMEWHERE_LEFT => return some("somewhere to the left of"),
            Offsets::SOMEWHERE_RIGHT => return some("somewhere to the right of"),
            _ => {}
        }
        let number = |k: u8| NUMBERS.get(usize::from(k).checked_sub(2)?).copied();
        let places = self.places.plural();
        let far: Vec<i8> = offsets.iter().collect();
        match far[..] {
            [d] => {
                let side = if d > 0 { "left" } else { "right" };
                Some(format!("{} {places} to the {side} of", number(d.unsigned_abs())?))
            }
            [one, other] if one == -other => {
                Some(format!("{} {places} away from", number(other.unsigned_abs())?))
            }
            _ => None,
        }
    }
}

/// A sentence within another: "the Dane drinks tea".
fn within(own: &str) -> String {
    match own.split_once(' ') {
        Some((first @ ("The" | "A" | "An" | "Either" | "If" | "Of" | "Whoever"), rest)) => {
            format!("{} {rest}", first.to_lowercase())
        }
        _ => own.to_owned(),
    }
}
