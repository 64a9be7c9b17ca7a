//! What every puzzle is likely to say, so that saying it costs little. It is part of the format:
//! with another primer, packed puzzles read as something else.

use super::super::coder::Practice;
use super::super::form;
use super::{Stream, Text};

/// Names, apart by commas.
const NAMES: &str = "red,green,blue,yellow,white,black,orange,Brit,Swede,Dane,Norwegian,German,\
    Spaniard,tea,coffee,milk,water,juice,dog,cat,bird,horse,fish,rabbit,Anna,Tom,Maria,Peter,\
    guitar,piano,violin,tennis,football,Monday,Tuesday,Wednesday,Thursday,Friday";
const CATEGORIES: &str = "Color,Nationality,Drink,Pet,Name,Hobby,Sport,Job,Food,Instrument,Day";

/// Hints by form; a digit stands for a value of the relation.
const HINTS: [(u8, &str); 7] = [
    (
        form::NAMED,
        "The 1 lives in the 2 house;The 1 drinks 2;The 1 has a 2;The person who likes 1 is the person who plays the 2;The 1 owner keeps the 2",
    ),
    (form::NAMED + 1, "The 1 does not like 2;1 is not 2"),
    (
        form::NAMED + 2,
        "The 1 house is immediately left of the 2 house;The person who 1 is just to the left of",
    ),
    (
        form::NAMED + 4,
        "The 1 is somewhere to the left of the 2;1 lives somewhere left of the person with",
    ),
    (
        form::NAMED + 6,
        "The 1 lives next to the 2;The person who has the 1 stands next to the one who drinks 2",
    ),
    (form::HOUSE + 2, "1 is drunk in the middle house;The 1 sits in the middle"),
    (form::HOUSE, "The 1 lives in the first house;1 is at one of the ends"),
];
const QUESTIONS: &str = "Who owns the 1?;Who has the 1?;Who drinks 1?;Where is the 1?";

/// Lets the model read the primer.
pub(super) fn teach(stream: &mut Stream<Practice>) {
    let mut learn = |text, line: &str| {
        let symbols: Vec<u8> =
            line.bytes().map(|b| if b.is_ascii_digit() { b - b'0' } else { b }).collect();
        // Nothing is refused while practising.
        let _ = stream.text(text, &[0, 0], &symbols);
    };
    for name in NAMES.split(',') {
        learn(Text::Value, name);
    }
    for name in CATEGORIES.split(',') {
        learn(Text::Category, name);
    }
    for (form, lines) in HINTS {
        lines.split(';').for_each(|line| learn(Text::Hint(form), line));
    }
    QUESTIONS.split(';').for_each(|line| learn(Text::Question, line));
}
