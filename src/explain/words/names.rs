//! What to call values in a sentence, learnt from the puzzle's own hints: "the Blends smoker",
//! "the red house", "milk", "the person who likes curry".

use crate::puzzle::{Puzzle, Value};

/// How the values of a category are spoken of: words before and after the name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Manner {
    before: String,
    after: String,
}

/// The names of a puzzle's values.
#[derive(Clone, Debug)]
pub(super) struct Names {
    /// By category and index.
    names: Vec<Vec<Name>>,
}

/// What to call a value.
#[derive(Clone, Debug)]
pub(super) struct Name {
    /// "the red house".
    pub whole: String,
    /// Whether the whole is many: "the snails are".
    pub plural: bool,
    /// Whether it is a house itself: "the red house is the third".
    pub is_house: bool,
}

/// Words of a sentence without the punctuation around them.
struct Words<'t> {
    words: Vec<&'t str>,
}

/// Words that end a clause about a person.
const ENDS: [&str; 17] = [
    "is", "are", "was", "does", "do", "has", "lives", "and", "or", "in", "at", "that", "who",
    "which", "with", "to", "nor",
];
/// Words in -er and the like that are no kind of person.
const NO_NOUNS: [&str; 10] =
    ["never", "either", "neither", "other", "another", "for", "or", "nor", "after", "over"];
const OTHER_NOUNS: [&str; 8] = ["house", "room", "fan", "car", "team", "shirt", "door", "flat"];

impl<'t> Words<'t> {
    fn of(text: &'t str) -> Self {
        let trim =
            |word: &'t str| word.trim_matches(|c: char| c.is_ascii_punctuation() && c != '&');
        Self { words: text.split_whitespace().map(trim).filter(|word| !word.is_empty()).collect() }
    }

    /// Where a name is mentioned, ignoring case.
    fn find(&self, name: &str) -> Option<(usize, usize)> {
        let name = Words::of(name).words;
        let same = |a: &[&str]| a.iter().zip(&name).all(|(a, b)| a.eq_ignore_ascii_case(b));
        let at = self.words.windows(name.len().max(1)).position(same)?;
        (!name.is_empty()).then_some((at, at + name.len()))
    }

    fn lower(&self, at: usize) -> String {
        self.words.get(at).map_or(String::new(), |word| word.to_lowercase())
    }

    /// How the name at this place is spoken of.
    fn manner(&self, (from, to): (usize, usize)) -> Manner {
        let article = |at: Option<usize>| {
            at.is_some_and(|at| ["the", "a", "an"].contains(&self.lower(at).as_str()))
        };
        let next = self.lower(to);
        let noun = (next.ends_with("er") || next.ends_with("or") || next.ends_with("ist"))
            && !NO_NOUNS.contains(&next.as_str())
            || OTHER_NOUNS.contains(&next.as_str());
        let who = (from.saturating_sub(6)..from).rev().find(|&at| self.lower(at) == "who");
        if let Some(who) = who.filter(|&who| who >= 2 && self.lower(who - 2) == "the") {
            let before: Vec<String> = (who - 2..from).map(|at| self.lower(at)).collect();
            let ended =
                |at: usize| self.words.len() <= at || ENDS.contains(&self.lower(at).as_str());
            let after =
                if !ended(to) && ended(to + 1) { format!(" {next}") } else { String::new() };
            return Manner { before: format!("{} ", before.join(" ")), after };
        }
        let owner = (from.saturating_sub(3)..from).rev().find(|&at| self.lower(at) == "owner");
        if owner.is_some_and(|at| self.lower(at + 1) == "of") {
            return Manner { before: "the owner of the ".into(), after: String::new() };
        }
        match article(from.checked_sub(1)) {
            true if noun => Manner { before: "the ".into(), after: format!(" {next}") },
            true => Manner { before: "the ".into(), after: String::new() },
            false => Manner::default(),
        }
    }
}

impl Names {
    pub(super) fn of(puzzle: &Puzzle) -> Self {
        let count = puzzle.categories().len();
        let mut manners: Vec<Vec<(Manner, usize)>> = vec![Vec::new(); count];
        let mut spelt: Vec<Vec<Option<String>>> = vec![vec![None; puzzle.houses().into()]; count];
        let mut lower = vec![false; count];
        for hint in puzzle.hints() {
            let words = Words::of(&hint.text);
            let Some(relation) = &hint.relation else { continue };
            relation.for_each_value(&mut |value| {
                let Some(place) = words.find(puzzle.name(value)) else { return };
                let category = usize::from(value.category);
                let manner = words.manner(place);
                match manners[category].iter_mut().find(|(known, _)| *known == manner) {
                    Some((_, votes)) => *votes += 1,
                    None => manners[category].push((manner, 1)),
                }
                if place.0 > 0 {
                    let own = words.words[place.0..place.1].join(" ");
                    lower[category] |= own != puzzle.name(value) && own == own.to_lowercase();
                    spelt[category][usize::from(value.index)] = Some(own);
                }
            });
        }
        let names = puzzle.categories().iter().enumerate().map(|(c, category)| {
            let best = manners[c].iter().max_by_key(|(manner, votes)| {
                (
                    2 * votes + usize::from(!manner.after.is_empty() || manner.before.len() > 4),
                    votes,
                )
            });
            let manner = best.map_or_else(|| usual(&category.name), |(manner, _)| manner.clone());
            let values = category.values.iter().enumerate().map(|(i, value)| {
                let own = match &spelt[c][i] {
                    Some(own) => own.clone(),
                    None if lower[c] => value.to_lowercase(),
                    None => value.clone(),
                };
                name(&manner, &own)
            });
            values.collect()
        });
        Self { names: names.collect() }
    }

    pub(super) fn of_value(&self, value: Value) -> &Name {
        &self.names[usize::from(value.category)][usize::from(value.index)]
    }
}

fn name(manner: &Manner, value: &str) -> Name {
    let whole = format!("{}{value}{}", manner.before, manner.after);
    let small = value.starts_with(|c: char| c.is_lowercase());
    let many = small && value.ends_with('s') && !value.ends_with("ss");
    let plain = manner.after.is_empty() && manner.before.len() <= 4;
    Name {
        whole,
        plural: many && plain,
        is_house: manner.after == " house" && manner.before == "the ",
    }
}

/// How values of a category with this name are usually spoken of.
fn usual(category: &str) -> Manner {
    let lower = category.to_lowercase();
    let is = |words: &[&str]| words.iter().any(|word| lower.contains(word));
    let (before, after) = if is(&["color", "colour"]) {
        ("the ", " house")
    } else if is(&["nation", "pet", "animal", "job", "profession", "phone", "car", "flower"]) {
        ("the ", "")
    } else {
        ("", "")
    };
    Manner { before: before.into(), after: after.into() }
}
