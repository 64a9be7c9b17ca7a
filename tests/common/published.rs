//! The published puzzles as numbers, and the facts about them.

use zebra_playground::puzzle::{Asked, Houses, Offsets, Relation, Value};
use zebra_playground::solver::Problem;

/// Relations of a five-house puzzle, one a line: `fish` style values by name.
fn problem(names: [[&str; 5]; 5], hints: &str, questions: &[(u8, &str)]) -> Problem {
    let value = |name: &str| {
        let at = names.iter().flatten().position(|&known| known == name).expect(name);
        Value { category: (at / 5) as u8, index: (at % 5) as u8 }
    };
    let relation = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [a, sign, b] = words[..] else { panic!("{line}") };
        let offsets = match sign {
            "@" => {
                return Some(Relation::In(value(a), Houses::only(b.parse::<u8>().unwrap() - 1)));
            }
            "=" => Offsets::SAME,
            "~" => Offsets::NEXT_TO,
            "<<" => Offsets::IMMEDIATELY_LEFT,
            "<" => Offsets::SOMEWHERE_LEFT,
            _ => panic!("{line}"),
        };
        Some(Relation::Offset(value(a), value(b), offsets))
    };
    let constraints = hints.trim().lines().map(relation).collect();
    let questions =
        questions.iter().map(|(category, name)| (Asked::Category(*category), value(name)));
    Problem::new(5, 5, constraints, questions.collect()).unwrap()
}

const FISH: [[&str; 5]; 5] = [
    ["red", "green", "white", "yellow", "blue"],
    ["Brit", "Swede", "Dane", "Norwegian", "German"],
    ["tea", "coffee", "milk", "beer", "water"],
    ["PallMall", "Dunhill", "Blends", "BlueMaster", "Prince"],
    ["dog", "bird", "cat", "horse", "fish"],
];

const FISH_HINTS: &str = "
Brit = red
Swede = dog
Dane = tea
green << white
green = coffee
PallMall = bird
yellow = Dunhill
milk @ 3
Norwegian @ 1
Blends ~ cat
horse ~ Dunhill
BlueMaster = beer
German = Prince
Norwegian ~ blue
Blends ~ water";

/// Einstein's fish riddle, hints 1..=15 at 0..15; the question asks for a nationality.
pub fn fish() -> Problem {
    problem(FISH, FISH_HINTS, &[(1, "fish")])
}

/// The same with hint 4 read "somewhere left".
pub fn fish_somewhere() -> Problem {
    problem(FISH, &FISH_HINTS.replace("<<", "<"), &[(1, "fish")])
}

/// The zebra of 1962, statements 2..=15 at 0..14; water, then zebra.
pub fn zebra() -> Problem {
    problem(
        [
            ["Englishman", "Spaniard", "Ukrainian", "Norwegian", "Japanese"],
            ["red", "green", "ivory", "yellow", "blue"],
            ["coffee", "tea", "milk", "juice", "water"],
            ["OldGold", "Kools", "Chesterfields", "LuckyStrike", "Parliaments"],
            ["dog", "snails", "fox", "horse", "zebra"],
        ],
        "
Englishman = red
Spaniard = dog
coffee = green
Ukrainian = tea
ivory << green
OldGold = snails
Kools = yellow
milk @ 3
Norwegian @ 1
Chesterfields ~ fox
Kools ~ horse
LuckyStrike = juice
Japanese = Parliaments
Norwegian ~ blue",
        &[(0, "water"), (0, "zebra")],
    )
}
