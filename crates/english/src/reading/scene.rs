//! The row of places and the amounts of a puzzle, as far as readings depend on them.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use puzzle::Value;
use rustc_hash::{FxHashMap, FxHashSet};

use super::amounts::{amounts, are_different, noon};
use super::landmarks::Landmarks;
use crate::document::List;
use crate::kinds;
use crate::tokens::{Token, Words, data_lines};

/// So many words from the number of the first place on may say where it is.
const BEHIND_FIRST: usize = 5;

/// So many words behind "from" may say where the row begins and ends.
const BEHIND_FROM: usize = 12;

/// So many words behind a number may say what is counted: "five reserved parking spaces".
const COUNTED: usize = 3;

/// What the places are.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// How many there are.
    pub places: u8,
    /// Whether the first is the lowest.
    pub rising: bool,
    /// Whether places are one above another.
    pub upright: bool,
    /// Whether who is behind comes later.
    pub moving: bool,
    /// Words of direction, each with its opposite, where the row runs the other way than these tell:
    /// "from south to north".
    pub mirrored: FxHashMap<&'static str, &'static str>,
    /// Nouns for places, by their stems.
    pub units: FxHashSet<String>,
    /// What the ends of the row are at.
    pub landmarks: Landmarks,
    /// By category: the amounts of its values in hundredths; empty where they are none.
    pub amounts: Vec<Vec<u32>>,
    /// Of categories of people of both sexes: a word for a sex, and who is of it.
    pub sexes: Vec<(&'static str, Vec<Value>)>,
    /// Values of different categories that have one name.
    pub namesakes: Vec<(Value, Value)>,
    /// By category: stems of words for its amounts, such as "year" and "dollar".
    pub measures: Vec<FxHashSet<String>>,
    /// Words that compare, and words for the amounts they compare, by their stems.
    pub scales: Vec<(FxHashSet<String>, FxHashSet<String>)>,
    /// The category that orders the row, if one does.
    pub row: Option<u8>,
    /// By value of that category: its place, from 0.
    pub order: Vec<u8>,
}

/// A line of the data.
struct Line {
    kind: &'static str,
    list: &'static str,
    /// The stems of words that compare, where the others are of what they compare.
    compared: FxHashSet<String>,
    stems: Vec<String>,
}

impl Line {
    fn of(line: &'static str, words: &Words) -> Self {
        let (kind, list) = line.split_once(' ').unwrap_or((line, ""));
        let (compared, list) = list.split_once(" : ").unwrap_or(("", list));
        let stems = |list: &'static str| list.split(' ').map(|word| words.stem(word));
        Self { kind, list, compared: stems(compared).collect(), stems: stems(list).collect() }
    }

    /// The data, read once.
    fn all() -> &'static [Self] {
        static LINES: LazyLock<Vec<Line>> = LazyLock::new(|| {
            let words = Words::load();
            let lines = data_lines(include_str!("../../data/scene.txt"));
            lines.map(|(_, line)| Line::of(line, words)).collect()
        });
        &LINES
    }
}

impl Scene {
    /// The scene of a text about these categories.
    pub fn of(
        words: &Words,
        categories: &[List],
        places: u8,
        setting: &[Token],
        hints: &[Token],
    ) -> Self {
        let mut scene = Self { places, ..Self::default() };
        let stems_of = |tokens: &'_ [Token]| -> FxHashSet<String> {
            tokens.iter().map(|token| token.stem.clone()).collect()
        };
        let in_hints = stems_of(hints);
        let mut stems = stems_of(setting);
        stems.extend(in_hints.iter().cloned());
        let is_first = |token: &Token| token.number == Some(1) || token.ordinal == Some(1);
        // "One on top of another" is no number of a place.
        let counts = |words: &[Token]| {
            words[0].word != "one" || words.get(1).is_none_or(|next| next.word != "on")
        };
        let heights = Line::all().iter().filter(|line| matches!(line.kind, "bottom" | "top"));
        let heights: FxHashSet<&String> = heights.flat_map(|line| &line.stems).collect();
        // The first height behind the first number, in one clause; or else one that is said to be it:
        // "the bottom shelf is number 1".
        let goes_on =
            |token: &&Token| token.word != "and" && (!token.is_mark() || token.word == "(");
        let height = |at: usize| {
            let is_height = |token: &&Token| heights.contains(&token.stem);
            let behind = setting[at + 1..].iter().take(BEHIND_FIRST).take_while(goes_on);
            let before = setting[..at].iter().rev().take(BEHIND_FIRST).take_while(goes_on);
            let mut before = before.take_while(|token| token.number.is_none());
            let is_said = before.any(|token| matches!(token.word.as_str(), "is" | "being"));
            let before = before.filter(|_| is_said && !setting[at].is_word());
            behind.chain(before).find(is_height)
        };
        let first = (0..setting.len()).filter(|at| is_first(&setting[*at]));
        let first = first.filter(|at| counts(&setting[*at..]));
        let of_first: FxHashSet<String> =
            first.filter_map(height).map(|token| token.stem.clone()).collect();
        let (mut lying, mut ordering, mut vertical) = (false, false, false);
        // Whether the first is the lowest, where that is said of it.
        let mut rises: Option<bool> = None;
        let mut timing = FxHashSet::default();
        let mut sequences: Vec<&[String]> = Vec::new();
        for line in Line::all() {
            let any = |said: &FxHashSet<String>| line.stems.iter().any(|stem| said.contains(stem));
            let said = || any(&stems);
            let own = line.stems.iter().cloned();
            match line.kind {
                "place" => scene.units.extend(own),
                "rising" => scene.rising |= said(),
                "bottom" if any(&of_first) => rises = Some(true),
                "top" if any(&of_first) => rises = Some(false),
                "upright" => scene.upright = said(),
                "moving" => scene.moving = said(),
                "usual" => scene.landmarks.others.extend(own),
                "mirror" if runs_back(setting, line.list) => scene.mirror(line.list),
                "vertical" => vertical = any(&in_hints),
                "lying" => lying = said(),
                "ordering" => ordering = any(&in_hints),
                "timing" => timing = own.collect(),
                "scale" => scene.scales.push((line.compared.clone(), own.collect())),
                // Its name is the first.
                "sequence" => sequences.push(&line.stems[1..]),
                _ => {}
            }
        }
        // What is kept above something else is on a higher place; the lowest is the first.
        if vertical && (!lying || rises.is_some()) && !scene.moving && !scene.upright {
            (scene.upright, scene.rising) = (true, true);
        }
        scene.rising = rises.unwrap_or(scene.rising);
        // What is counted is a place: five kiosks, five food trucks.
        let pairs = || setting.windows(2).chain(hints.windows(2));
        let is_noun = |token: &&Token| token.word.len() > 3 && token.word.ends_with('s');
        for tokens in [setting, hints] {
            let many = |at: &usize| tokens[*at].number == Some(u32::from(places));
            for at in (0..tokens.len()).filter(many) {
                let behind = tokens[at + 1..].iter().take(COUNTED);
                let mut counted = behind.take_while(|token| token.is_word());
                let unit = counted.clone().find(is_noun).or_else(|| counted.next());
                scene.units.extend(unit.map(|unit| unit.stem.clone()));
            }
        }
        // A word in one value of several words is no place, where no number or ordinal goes with it.
        let counted = |unit: &str| {
            pairs().any(|pair| {
                let behind = pair[1].stem == unit;
                behind && (pair[0].ordinal.is_some() || pair[0].number.is_some())
                    || pair[0].stem == unit && pair[1].number.is_some()
            })
        };
        let values = categories.iter().flat_map(|category| &category.values);
        let values: Vec<Vec<Token>> = values.map(|value| words.tokens(value)).collect();
        let with = |unit: &str| {
            let several = values.iter().filter(|value| value.len() > 1);
            several.filter(|value| value.iter().any(|token| token.stem == unit)).count()
        };
        scene.units.retain(|unit| with(unit) != 1 || counted(unit));
        let stems = values.into_iter().flatten().map(|token| token.stem);
        let units = scene.units.iter().filter(|unit| counted(unit)).cloned();
        scene.landmarks.others.extend(stems.chain(units));
        for category in categories {
            let amounts = amounts(words, &category.values);
            let names = words.tokens(&category.name).into_iter().map(|token| token.stem);
            let units = category.values.iter().flat_map(|value| words.tokens(value));
            let units = units.filter(|token| token.number.is_none());
            let units = units.map(|token| match token.word.strip_prefix('$') {
                Some(_) => "$".to_owned(),
                None => token.stem,
            });
            let cues = category.cues.iter().flat_map(|cue| words.tokens(cue)).map(|t| t.stem);
            scene.measures.push(names.chain(units).chain(cues).collect());
            scene.amounts.push(amounts);
        }
        scene.sexes = sexes(words, categories);
        scene.namesakes = namesakes(words, categories);
        let orders = |category: usize| {
            let times = scene.are_years(category) || !scene.measures[category].is_disjoint(&timing);
            noon(&categories[category].values).is_some() || !lying && (times || !ordering)
        };
        let orders: Vec<bool> = (0..categories.len()).map(orders).collect();
        scene.find_row(words, categories, &sequences, lying, &orders);
        scene
    }

    fn mirror(&mut self, directions: &'static str) {
        let words: Vec<&str> = directions.split(' ').collect();
        let pairs = words.chunks_exact(2).flat_map(|pair| [(pair[0], pair[1]), (pair[1], pair[0])]);
        self.mirrored.extend(pairs);
    }

    fn find_row(
        &mut self,
        words: &Words,
        categories: &[List],
        sequences: &[&[String]],
        lying: bool,
        amounts_order: &[bool],
    ) {
        let orders = categories.iter().enumerate().filter_map(|(i, category)| {
            let stems: Vec<Vec<String>> = category
                .values
                .iter()
                .map(|value| words.tokens(value).into_iter().map(|token| token.stem).collect())
                .collect();
            let in_sequence = sequences.iter().find_map(|sequence| {
                let at = |value: &Vec<String>| {
                    sequence.iter().position(|word| value.contains(word)).map(|at| at as u32)
                };
                stems.iter().map(at).collect::<Option<Vec<u32>>>()
            });
            let orders = !lying || category.ordered;
            if let Some(keys) = in_sequence.filter(|keys| orders && are_different(keys)) {
                return Some((0, i, keys));
            }
            if category.ordered {
                return Some((1, i, (0..category.values.len() as u32).collect()));
            }
            let amounts = self.amounts[i].clone();
            (amounts_order[i] && !amounts.is_empty()).then_some((2, i, amounts))
        });
        let fits = |keys: &Vec<u32>| keys.len() == usize::from(self.places);
        let Some((_, row, keys)) =
            orders.filter(|(.., keys)| fits(keys)).min_by_key(|(rank, i, _)| (*rank, *i))
        else {
            return;
        };
        self.row = Some(row as u8);
        let place = |key: &u32| keys.iter().filter(|other| *other < key).count() as u8;
        self.order = keys.iter().map(place).collect();
    }

    /// Whether the amounts of a category are years of the calendar, of which the older are less.
    pub fn are_years(&self, category: usize) -> bool {
        let amounts = &self.amounts[category];
        !amounts.is_empty() && amounts.iter().all(|amount| (100_000..=210_000).contains(amount))
    }

    /// Whether a sentence speaks of the amounts of a category, by its unit or by how it compares.
    pub fn speaks_of(&self, category: usize, tokens: &[Token]) -> bool {
        let measures = &self.measures[category];
        let compared = |token: &Token| {
            self.scales.iter().any(|(compared, amounts)| {
                compared.contains(&token.stem) && amounts.iter().any(|it| measures.contains(it))
            })
        };
        tokens.iter().any(|token| measures.contains(&token.stem) || compared(token))
    }

    /// Where a value is because its category orders the row.
    pub fn place_of(&self, value: Value) -> Option<u8> {
        let order = self.row.filter(|row| *row == value.category).map(|_| &self.order)?;
        order.get(usize::from(value.index)).copied()
    }

    /// Whether a word is a noun for places.
    pub fn is_place(&self, token: &Token) -> bool {
        self.units.contains(&token.stem)
    }
}

/// Whether the setting says that the row runs from the second of these directions to the first:
/// "from south (number 1) to north".
fn runs_back(setting: &[Token], directions: &str) -> bool {
    let mut words = directions.split(' ');
    let (first, second) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    let from = |at: &usize| setting[*at].word == "from";
    (0..setting.len()).filter(from).any(|at| {
        let behind = setting[at + 1..].iter().take(BEHIND_FROM);
        let behind = behind.take_while(|token| !["from", "."].contains(&token.word.as_str()));
        let mut numbers = behind.clone().filter_map(|token| token.number);
        let said = behind.map(|token| token.word.as_str());
        let said = said.filter(|word| [first, "to", second].contains(word));
        said.take(3).eq([second, "to", first]) && numbers.next().is_none_or(|number| number == 1)
    })
}

/// The values of each sex, where a category has some of both and no others.
fn sexes(words: &Words, categories: &[List]) -> Vec<(&'static str, Vec<Value>)> {
    let sex = |name: &String| SEXES.get(words.tokens(name).first()?.word.as_str()).copied();
    let mut found = Vec::new();
    for (category, list) in (0..).zip(categories) {
        let known: Option<Vec<&str>> = list.values.iter().map(sex).collect();
        let mut of_each: BTreeMap<&'static str, Vec<Value>> = BTreeMap::new();
        for (index, sex) in (0..).zip(known.unwrap_or_default()) {
            of_each.entry(sex).or_default().push(Value { category, index });
        }
        if of_each.len() > 1 {
            found.extend(of_each);
        }
    }
    found
}

/// By name or title: the sex, such as "woman".
static SEXES: LazyLock<FxHashMap<&'static str, &'static str>> = LazyLock::new(|| {
    let names = kinds::sexes().flat_map(|(sex, names)| {
        names.flat_map(|forms| forms.split('/')).map(move |name| (name, sex))
    });
    let lines = data_lines(include_str!("../../data/scene.txt"));
    let others = lines.filter_map(|(_, line)| line.strip_prefix("sex ")?.split_once(' '));
    let others = others.flat_map(|(sex, list)| list.split(' ').map(move |word| (word, sex)));
    names.chain(others).collect()
});

fn namesakes(words: &Words, categories: &[List]) -> Vec<(Value, Value)> {
    let stems = |name: &String| -> Vec<String> {
        words.tokens(name).into_iter().map(|token| token.stem).collect()
    };
    let values = categories.iter().enumerate().flat_map(|(c, category)| {
        let value = move |i: usize| Value { category: c as u8, index: i as u8 };
        category.values.iter().enumerate().map(move |(i, name)| (value(i), stems(name)))
    });
    let values: Vec<(Value, Vec<String>)> = values.collect();
    let mut pairs = Vec::new();
    for (i, (one, name)) in values.iter().enumerate() {
        for (other, same) in &values[i + 1..] {
            if one.category != other.category && name == same {
                pairs.push((*one, *other));
            }
        }
    }
    pairs
}
