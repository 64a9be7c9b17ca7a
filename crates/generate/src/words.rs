//! Words for new puzzles: scenes, categories with their values, and sentences.

use puzzle::wording::{SLOT, capitalised, ordinal};
use puzzle::{Category, Houses, Order, Random, Relation, Value};

use super::kind::Kind;

/// How to speak of the values of a category; `{}` is the value.
struct Words {
    name: &'static str,
    /// What explanations call one, and what that is where it does not show; see
    /// [`puzzle::wording`].
    phrase: &'static str,
    /// The one who has it.
    who: &'static str,
    /// What that one does.
    does: &'static str,
    /// What others do not.
    does_not: &'static str,
    /// What that one's place is called, where the category is about the place itself.
    spot: Option<&'static str>,
    values: [&'static str; 8],
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
    /// A category that belongs to the place.
    own: Words,
}

const PLACES: [Place; 3] = [
    Place {
        title: "Neighbours on a street",
        noun: "house",
        is: "lives",
        is_not: "does not live",
        own: Words {
            name: "Color",
            phrase: "the {} house",
            who: "the person in the {} house",
            does: "lives in the {} house",
            does_not: "does not live in the {} house",
            spot: Some("the {} house"),
            values: ["red", "green", "blue", "yellow", "white", "orange", "pink", "grey"],
        },
    },
    Place {
        title: "A row of seats",
        noun: "seat",
        is: "sits",
        is_not: "does not sit",
        own: Words {
            name: "Scarf",
            phrase: "the person with the {} scarf",
            who: "the person with the {} scarf",
            does: "wears the {} scarf",
            does_not: "does not wear the {} scarf",
            spot: None,
            values: ["red", "green", "blue", "yellow", "white", "orange", "pink", "grey"],
        },
    },
    Place {
        title: "Cabins on the night boat",
        noun: "cabin",
        is: "sleeps",
        is_not: "does not sleep",
        own: Words {
            name: "Door",
            phrase: "the person behind the {} door",
            who: "the person behind the {} door",
            does: "sleeps behind the {} door",
            does_not: "does not sleep behind the {} door",
            spot: None,
            values: ["red", "green", "blue", "yellow", "white", "striped", "dotted", "plain"],
        },
    },
];

const PEOPLE: [Words; 2] = [
    Words {
        name: "Name",
        phrase: "{} (person)",
        who: "{}",
        does: "is {}",
        does_not: "is not {}",
        spot: None,
        values: ["Alma", "Bruno", "Chidi", "Dana", "Emil", "Farah", "Goran", "Hana"],
    },
    Words {
        name: "Nationality",
        phrase: "the {} (person)",
        who: "the {}",
        does: "is the {}",
        does_not: "is not the {}",
        spot: None,
        values: ["Brazilian", "Canadian", "Dane", "Egyptian", "Finn", "Greek", "Indian", "Kenyan"],
    },
];

const THINGS: [Words; 9] = [
    Words {
        name: "Drink",
        phrase: "the person who drinks {}",
        who: "the person who drinks {}",
        does: "drinks {}",
        does_not: "does not drink {}",
        spot: None,
        values: [
            "tea",
            "coffee",
            "milk",
            "water",
            "lemonade",
            "cocoa",
            "apple juice",
            "ginger ale",
        ],
    },
    Words {
        name: "Pet",
        phrase: "the owner of the {}",
        who: "the owner of the {}",
        does: "keeps the {}",
        does_not: "does not keep the {}",
        spot: None,
        values: ["dog", "cat", "rabbit", "parrot", "horse", "tortoise", "goldfish", "hamster"],
    },
    Words {
        name: "Instrument",
        phrase: "the person who plays the {}",
        who: "the person who plays the {}",
        does: "plays the {}",
        does_not: "does not play the {}",
        spot: None,
        values: ["violin", "piano", "guitar", "flute", "drums", "harp", "trumpet", "cello"],
    },
    Words {
        name: "Job",
        phrase: "the {} (person)",
        who: "the {}",
        does: "is the {}",
        does_not: "is not the {}",
        spot: None,
        values: [
            "baker",
            "teacher",
            "doctor",
            "gardener",
            "painter",
            "pilot",
            "librarian",
            "carpenter",
        ],
    },
    Words {
        name: "Hobby",
        phrase: "the person whose hobby is {}",
        who: "the person whose hobby is {}",
        does: "has {} as a hobby",
        does_not: "does not have {} as a hobby",
        spot: None,
        values: [
            "chess",
            "pottery",
            "sailing",
            "knitting",
            "cycling",
            "hiking",
            "origami",
            "astronomy",
        ],
    },
    Words {
        name: "Dish",
        phrase: "the person who cooks {}",
        who: "the person who cooks {}",
        does: "cooks {}",
        does_not: "does not cook {}",
        spot: None,
        values: ["curry", "pizza", "dumplings", "soup", "paella", "pancakes", "risotto", "falafel"],
    },
    Words {
        name: "Flower",
        phrase: "the person who grows {}",
        who: "the person who grows {}",
        does: "grows {}",
        does_not: "does not grow {}",
        spot: None,
        values: [
            "roses",
            "tulips",
            "lilies",
            "sunflowers",
            "daisies",
            "orchids",
            "poppies",
            "dahlias",
        ],
    },
    Words {
        name: "Fruit",
        phrase: "the person who picks {}",
        who: "the person who picks {}",
        does: "picks {}",
        does_not: "does not pick {}",
        spot: None,
        values: ["cherries", "plums", "pears", "figs", "grapes", "peaches", "mangoes", "apricots"],
    },
    Words {
        name: "Vehicle",
        phrase: "the person who comes by {}",
        who: "the person who comes by {}",
        does: "comes by {}",
        does_not: "does not come by {}",
        spot: None,
        values: ["tram", "bus", "bicycle", "scooter", "train", "taxi", "ferry", "canoe"],
    },
];

const NUMBERS: [&str; 8] = ["no", "one", "two", "three", "four", "five", "six", "seven"];

/// A place and the categories of a puzzle in it, people first.
pub(super) struct Scene {
    place: &'static Place,
    houses: u8,
    words: Vec<(&'static Words, Vec<&'static str>)>,
}

impl Scene {
    /// Any scene with so many houses and categories, at most eight of either.
    pub(super) fn thrown(random: &mut Random, houses: u8, categories: u8) -> Self {
        let place = &PLACES[usize::from(random.below(PLACES.len() as u8))];
        let mut things: Vec<&Words> = THINGS.iter().collect();
        random.shuffle(&mut things);
        let people = &PEOPLE[usize::from(random.below(PEOPLE.len() as u8))];
        let chosen = [people, &place.own].into_iter().chain(things).take(categories.into());
        let words = chosen.map(|words| {
            let mut values = words.values;
            random.shuffle(&mut values);
            let mut values = values[..usize::from(houses)].to_vec();
            values.sort_unstable();
            (words, values)
        });
        let words = words.collect();
        Self { place, houses, words }
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
        let owned = |values: Vec<&str>| values.into_iter().map(str::to_owned).collect();
        let category = |(words, values): (&Words, _)| Category {
            name: words.name.to_owned(),
            values: owned(values),
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
                    _ => (self.who(*a), *is, *is_not),
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
        let spot = self.words[usize::from(value.category)].0.spot?;
        Some(self.filled(value, |_| spot))
    }

    fn who(&self, value: Value) -> String {
        self.filled(value, |words| words.who)
    }

    fn does(&self, value: Value) -> String {
        self.filled(value, |words| words.does)
    }

    fn does_not(&self, value: Value) -> String {
        self.filled(value, |words| words.does_not)
    }

    fn filled(&self, value: Value, pattern: impl Fn(&Words) -> &'static str) -> String {
        let (words, values) = &self.words[usize::from(value.category)];
        pattern(words).replace("{}", values[usize::from(value.index)])
    }
}
