//! Words for new puzzles: scenes, which are data, and sentences.

use puzzle::wording::{SLOT, capitalised, ordinal};
use puzzle::{Category, Houses, Order, Random, Relation, Value};

use super::kind::Kind;

/// The places and categories there are; the file says how it is written.
const SCENES: &str = include_str!("../data/scenes.txt");

/// The lines of a kind, each as its parts.
fn lines(kind: &str) -> impl Iterator<Item = Vec<&'static str>> {
    let parts = SCENES.lines().map(|line| line.split(" | ").collect::<Vec<_>>());
    parts.filter_map(move |parts| Some(parts[1..].to_vec()).filter(|_| parts[0] == kind))
}

/// How to speak of the values of a category; `{}` is the value.
#[derive(Clone)]
struct Words {
    name: &'static str,
    /// What explanations call one, and what that is where it does not show; see
    /// [`puzzle::wording`].
    phrase: &'static str,
    /// What the one who has it does.
    does: &'static str,
    /// What others do not.
    does_not: &'static str,
    values: Vec<&'static str>,
    /// Who is there, where the phrase names a place.
    there: Option<&'static str>,
}

impl Words {
    /// The categories of a kind.
    fn all(kind: &str) -> Vec<Self> {
        let words = |parts: Vec<&'static str>| Self {
            name: parts[0],
            phrase: parts[1],
            does: parts[2],
            does_not: parts[3],
            values: parts[4].split(", ").collect(),
            there: parts.get(5).copied(),
        };
        lines(kind).map(words).collect()
    }

    /// The one who has it.
    fn who(&self) -> &'static str {
        self.there.unwrap_or(self.phrase.trim_end_matches(" (person)"))
    }
}

/// Where people are, and how they are placed.
struct Place {
    title: &'static str,
    /// "house"
    noun: &'static str,
    /// "lives"
    is: &'static str,
    /// "does not live"
    is_not: &'static str,
}

impl Place {
    fn all() -> Vec<Self> {
        let place = |parts: Vec<&'static str>| Self {
            title: parts[0],
            noun: parts[1],
            is: parts[2],
            is_not: parts[3],
        };
        lines("place").map(place).collect()
    }
}

const NUMBERS: [&str; 8] = ["no", "one", "two", "three", "four", "five", "six", "seven"];

/// A place and the categories of a puzzle in it, people first.
pub(super) struct Scene {
    place: Place,
    houses: u8,
    /// With just as many values as there are houses.
    words: Vec<Words>,
}

impl Scene {
    /// Any scene with so many houses and categories, at most eight of either.
    pub(super) fn thrown(random: &mut Random, houses: u8, categories: u8) -> Self {
        let mut places = Place::all();
        let at = random.below(places.len());
        let mut things = Words::all("thing");
        random.shuffle(&mut things);
        let person = random.pick(&Words::all("people")).clone();
        let own = Words::all("own").swap_remove(at);
        let mut words: Vec<Words> = [person, own].into_iter().chain(things).collect();
        words.truncate(categories.into());
        for Words { values, .. } in &mut words {
            random.shuffle(values);
            values.truncate(houses.into());
            values.sort_unstable();
        }
        Self { place: places.swap_remove(at), houses, words }
    }

    /// What the puzzle is called.
    pub(super) fn title(&self) -> &'static str {
        self.place.title
    }

    /// How to name a place.
    pub(super) fn place(&self) -> String {
        format!("in the {SLOT} {}", self.place.noun)
    }

    /// The categories with their values.
    pub(super) fn into_categories(self) -> Vec<Category> {
        let category = |words: Words| Category {
            name: words.name.to_owned(),
            values: words.values.into_iter().map(str::to_owned).collect(),
            phrase: words.phrase.to_owned(),
        };
        self.words.into_iter().map(category).collect()
    }

    /// "Who keeps the cat?"
    pub(super) fn question(&self, about: Value) -> String {
        format!("Who {}?", self.does(about))
    }

    /// A hint in words.
    pub(super) fn hint(&self, kind: Kind, relation: &Relation) -> String {
        let Place { noun, is, is_not, .. } = self.place;
        let sentence = match relation {
            Relation::Offset(a, b, offsets) => {
                // Where both are places, the sentence is about places.
                let (who, is, is_not) = match (self.spot(*a), self.spot(*b)) {
                    (Some(spot), Some(_)) => (spot, "is", "is not"),
                    _ => (self.who(*a), is, is_not),
                };
                let other = self.spot(*b).unwrap_or_else(|| self.who(*b));
                match kind {
                    Kind::Same => format!("{who} {}", self.does(*b)),
                    Kind::Different => format!("{who} {}", self.does_not(*b)),
                    Kind::Next => format!("{who} {is} next to {other}"),
                    Kind::NotNext => format!("{who} {is_not} next to {other}"),
                    Kind::Apart => {
                        let between = offsets.iter().last().unwrap_or_default().unsigned_abs() - 1;
                        let (verb, s) = if between == 1 { ("is", "") } else { ("are", "s") };
                        let number = NUMBERS[usize::from(between)];
                        let (who, other) = (self.who(*a), self.who(*b));
                        format!("there {verb} exactly {number} {noun}{s} between {who} and {other}")
                    }
                    _ => {
                        let far =
                            if matches!(kind, Kind::Beside) { "immediately" } else { "somewhere" };
                        let side = if offsets.contains(1) { "left" } else { "right" };
                        format!("{who} {is} {far} to the {side} of {other}")
                    }
                }
            }
            Relation::In(value, houses) => {
                let out = Houses::all(self.houses).difference(*houses);
                match (kind, self.spot(*value)) {
                    (Kind::End, Some(spot)) => format!("{spot} is at one of the ends"),
                    (Kind::End, None) => format!("{} {is} at one of the ends", self.who(*value)),
                    (Kind::NotPlace, Some(spot)) => {
                        format!("{spot} is not the {}", self.first(out))
                    }
                    (Kind::NotPlace, None) => {
                        format!("{} {is_not} in the {} {noun}", self.who(*value), self.first(out))
                    }
                    (_, Some(spot)) => format!("{spot} is the {}", self.first(*houses)),
                    (_, None) => {
                        format!("{} {is} in the {} {noun}", self.who(*value), self.first(*houses))
                    }
                }
            }
            Relation::Between { middle, ends: (left, right), order } => {
                let (who, left, right) = (self.who(*middle), self.who(*left), self.who(*right));
                match order {
                    Order::AsGiven => format!(
                        "{who} {is} somewhere to the right of {left} and to the left of {right}"
                    ),
                    Order::Either => format!("{who} {is} somewhere between {left} and {right}"),
                }
            }
            Relation::Xor(p, q) => match (&**p, &**q) {
                (Relation::Offset(a, b, _), Relation::Offset(_, c, _)) => {
                    // Nobody has two of one category.
                    let both = if b.category == c.category { "" } else { ", but not both" };
                    let (who, one, other) = (self.who(*a), self.does(*b), self.does(*c));
                    // "is either the librarian or the pilot": the verb once, where it is the same.
                    match (one.split_once(' '), other.split_once(' ')) {
                        (Some((verb, one)), Some((second, other))) if verb == second => {
                            format!("{who} {verb} either {one} or {other}{both}")
                        }
                        _ => format!("{who} either {one} or {other}{both}"),
                    }
                }
                _ => String::new(),
            },
            Relation::If(p, q) => match (&**p, &**q) {
                (Relation::Offset(a, b, _), Relation::Offset(c, d, _)) => format!(
                    "if {} {}, then {} {}",
                    self.who(*a),
                    self.does(*b),
                    self.who(*c),
                    self.does(*d)
                ),
                _ => String::new(),
            },
            _ => String::new(),
        };
        capitalised(&sentence)
    }

    /// "first", "last": the first of these houses.
    fn first(&self, houses: Houses) -> &'static str {
        ordinal(houses.iter().next().unwrap_or_default(), self.houses)
    }

    /// "the white house"
    fn spot(&self, value: Value) -> Option<String> {
        let is_place = self.words[usize::from(value.category)].there.is_some();
        is_place.then(|| self.filled(value, |words| words.phrase))
    }

    fn who(&self, value: Value) -> String {
        self.filled(value, Words::who)
    }

    fn does(&self, value: Value) -> String {
        self.filled(value, |words| words.does)
    }

    fn does_not(&self, value: Value) -> String {
        self.filled(value, |words| words.does_not)
    }

    fn filled(&self, value: Value, pattern: impl Fn(&Words) -> &'static str) -> String {
        let words = &self.words[usize::from(value.category)];
        pattern(words).replace("{}", words.values[usize::from(value.index)])
    }
}
