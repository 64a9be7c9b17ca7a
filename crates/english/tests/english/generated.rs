//! Random puzzles put into words through many templates, and garbage.

use english::import::import;
use english::{MAX_BYTES, understand};
use puzzle::text::Document;
use puzzle::{Category, Houses, Offsets, Order, Puzzle, Random, Relation, Value};

use super::same::same;

/// A category: its description, its values, and ways to speak of one.
pub type Kind = (&'static str, &'static [&'static str], &'static [&'static str]);

const KINDS: [Kind; 7] = [
    (
        "Everyone has a different name",
        &["Ada", "Bob", "Cleo", "Dev", "Eve", "Finn"],
        &["{}", "the person named {}", "the person called {}", "the person whose name is {}"],
    ),
    (
        "Everyone drinks a different drink",
        &["tea", "iced tea", "water", "orange juice", "hot chocolate", "milk"],
        &["the person who drinks {}", "the {} drinker", "the one drinking {}", "the drinker of {}"],
    ),
    (
        "Everyone lives in a different colored house",
        &["red", "orange", "light blue", "blue", "white", "black"],
        &["the person who lives in the {} house", "the owner of the {} house", "the {} house"],
    ),
    (
        "Everyone plays a different sport",
        &["tennis", "table tennis", "ice hockey", "hockey", "golf", "rugby"],
        &["the {} player", "the person who plays {}", "the one whose sport is {}"],
    ),
    (
        "Everyone is a different nationality",
        &["Swede", "Dane", "Norwegian", "Brit", "Pole", "Sri Lankan"],
        &["the {}", "the person who is {}"],
    ),
    (
        "Everyone keeps a different animal",
        &["dogs", "cats", "zebras", "horses", "sea bass", "mice"],
        &[
            "the person who keeps {}",
            "the keeper of {}",
            "the person with the {}",
            "the one who has {}",
        ],
    ),
    (
        "Everyone smokes a different cigarette",
        &["Pall Mall", "Dunhill", "Blue Master", "Prince", "Blends", "Lucky Strike"],
        &["the {} smoker", "the person who smokes {}", "the person smoking {}"],
    ),
];

const SIDES: [(Offsets, &[&str]); 6] = [
    (
        Offsets::IMMEDIATELY_LEFT,
        &[
            "immediately to the left of",
            "directly left of",
            "just to the left of",
            "on the immediate left of",
            "exactly one house to the left of",
        ],
    ),
    (
        Offsets::IMMEDIATELY_RIGHT,
        &[
            "immediately right of",
            "exactly to the right of",
            "directly to the right of",
            "one place to the right of",
        ],
    ),
    (
        Offsets::SOMEWHERE_LEFT,
        &["somewhere to the left of", "somewhere left of", "further left than"],
    ),
    (Offsets::SOMEWHERE_RIGHT, &["somewhere to the right of", "anywhere to the right of"]),
    (
        Offsets::NEXT_TO,
        &["next to", "beside", "adjacent to", "right next to", "a neighbor of", "next door to"],
    ),
    (Offsets::NOT_NEXT_TO, &["not next to", "not adjacent to", "not beside"]),
];

/// A hint in words, with what it means.
fn hint(random: &mut Random, kinds: &[usize], n: u8) -> (String, Relation) {
    let mut value = || {
        let category = random.below(kinds.len());
        let index = random.below(usize::from(n));
        let (_, values, ways) = KINDS[kinds[category]];
        let name = random.pick(ways).replace("{}", values[index]);
        (Value { category: category as u8, index: index as u8 }, name)
    };
    let ((a, a_name), mut b, mut c) = (value(), value(), value());
    while b.0.category == a.category {
        b = value();
    }
    while c.0.category == a.category || c.0.category == b.0.category {
        c = value();
    }
    let ((b, b_name), (c, c_name)) = (b, c);
    let of = |a, b, offsets| Relation::Offset(a, b, offsets);
    let (text, relation) = match random.below(12) {
        0 => (format!("{a_name} is {b_name}"), of(a, b, Offsets::SAME)),
        1 => (format!("{a_name} is not {b_name}"), of(a, b, Offsets::DIFFERENT)),
        2 => {
            let house = random.below(usize::from(n)) as u8;
            let places = ["in house {}", "in position {}", "at position {}", "in house number {}"];
            let place = random.pick(&places).replace("{}", &(house + 1).to_string());
            let (not, houses) = match random.below(2) {
                0 => ("", Houses::only(house)),
                _ => ("not ", Houses::all(n).difference(Houses::only(house))),
            };
            (format!("{a_name} is {not}{place}"), Relation::In(a, houses))
        }
        3 => {
            let ends = Houses::only(0).union(Houses::only(n - 1));
            let ways =
                ["at one of the ends", "at one end", "in one of the end houses", "at either end"];
            (format!("{a_name} is {}", random.pick(&ways)), Relation::In(a, ends))
        }
        4 => (
            format!("{b_name} is somewhere between {a_name} and {c_name} in that order"),
            Relation::Between { middle: b, ends: (a, c), order: Order::AsGiven },
        ),
        5 => (
            format!("there is exactly one house between {a_name} and {b_name}"),
            of(a, b, Offsets::apart(2)),
        ),
        6 => (format!("{a_name} and {b_name} are next to each other"), of(a, b, Offsets::NEXT_TO)),
        7 => (
            format!("{a_name} is either {b_name} or {c_name}"),
            Relation::Or(vec![of(a, b, Offsets::SAME), of(a, c, Offsets::SAME)]),
        ),
        8 => (
            format!("neither {a_name} nor {b_name} is {c_name}"),
            Relation::And(vec![of(a, c, Offsets::DIFFERENT), of(b, c, Offsets::DIFFERENT)]),
        ),
        _ => {
            let (offsets, ways) = random.pick(&SIDES);
            (format!("{a_name} is {} {b_name}", random.pick(ways)), of(a, b, *offsets))
        }
    };
    let mut chars = text.chars();
    let first = chars.next().unwrap().to_uppercase();
    (format!("{}{}.", first, chars.as_str()), relation)
}

#[test]
fn random_puzzles_in_words_mean_what_they_meant() {
    for seed in 0..150 {
        let mut random = Random::new(seed);
        let n = 4 + random.below(3) as u8;
        let mut kinds: Vec<usize> = (0..KINDS.len()).collect();
        while kinds.len() > 4 {
            kinds.remove(random.below(kinds.len()));
        }
        let mut text = format!("There are {n} people next to each other in a row.\n");
        for &kind in &kinds {
            let (description, values, _) = KINDS[kind];
            text.push_str(&format!("{description}: {}.\n", values[..n.into()].join(", ")));
        }
        let hints: Vec<(String, Relation)> = (0..8).map(|_| hint(&mut random, &kinds, n)).collect();
        for (i, (words, _)) in hints.iter().enumerate() {
            text.push_str(&format!("Clue {}: {words}\n", i + 1));
        }
        let import = import(&text).unwrap();
        assert_eq!(import.puzzle.categories.len(), kinds.len(), "{text}");
        for (found, (words, wanted)) in import.puzzle.hints.iter().zip(&hints) {
            let found = found
                .relation
                .as_ref()
                .unwrap_or_else(|| panic!("seed {seed}: not understood: {words}"));
            assert!(same(found, wanted, n), "seed {seed}: {words}: {found:?}");
        }
    }
}

#[test]
fn garbage_is_read_or_refused_and_never_more() {
    const PIECES: [&str; 48] = [
        "red",
        "cat",
        "the",
        "who",
        "that",
        "lives",
        "is",
        "not",
        "next to",
        "left of",
        "between",
        "and",
        "or",
        "either",
        "neither",
        "nor",
        "if",
        "then",
        "unless",
        "only if",
        "first",
        "1",
        "2nd",
        "house",
        ",",
        ".",
        ":",
        ";",
        "?",
        "\n",
        "\n\n",
        "-",
        "(",
        ")",
        "|",
        "`",
        "'s",
        "é",
        "\u{2014}",
        "one",
        "the other",
        "of",
        "with",
        "has",
        "different",
        "Color: red, green, blue",
        "Pet: cat, dog, owl",
        "somewhere",
    ];
    for seed in 0..400 {
        let mut random = Random::new(seed);
        let length = random.below(200);
        let pieces: Vec<&str> = (0..length).map(|_| *random.pick(&PIECES)).collect();
        let text = format!("Color: red, green, blue\nPet: cat, dog, owl\n{}", pieces.join(" "));
        if let Ok(import) = import(&text) {
            assert_eq!(import.hints.len(), import.puzzle.hints.len());
        }
        if let Ok(import) = import(&pieces.join(" ")) {
            assert_eq!(import.hints.len(), import.puzzle.hints.len());
        }
    }
}

#[test]
fn long_and_deep_texts_end_soon() {
    let head = "Color: red, green, blue\nPet: cat, dog, owl\n";
    for piece in [
        "- ",
        "(a, b ",
        "if the red is the cat then ",
        "the cat who ",
        "1. ",
        "a, ",
        "|a|b|c\n",
        "1. The red is left of the cat.\n",
        "neither ",
        "between the cat and ",
        "either ",
        "\u{e9}",
    ] {
        let text = format!("{head}{}", piece.repeat((MAX_BYTES - head.len()) / piece.len()));
        if let Ok(import) = import(&text) {
            assert_eq!(import.hints.len(), import.puzzle.hints.len());
        }
    }
    let text = "x".repeat(MAX_BYTES + 1);
    assert_eq!(import(&text).unwrap_err().message, "the text is longer than 256 kB");
}

#[test]
fn one_sentence_is_read_about_known_categories() {
    let category = |name: &str, values: [&str; 3]| {
        Category::new(name.to_owned(), values.map(str::to_owned).to_vec())
    };
    let categories =
        [category("Color", ["red", "green", "blue"]), category("Pet", ["cat", "dog", "owl"])];
    let (red, dog) = (Value { category: 0, index: 0 }, Value { category: 1, index: 1 });
    let understood = understand(&categories, 3, "The dog lives next to the red house.").unwrap();
    assert_eq!(understood.readings.len(), 1);
    assert_eq!(understood.readings[0].relation, Relation::Offset(dog, red, Offsets::NEXT_TO));
    let left = understand(&categories, 3, "The dog is left of the red house.").unwrap();
    assert_eq!(left.readings.len(), 2);
    assert_eq!(understand(&categories, 3, "The dog is bigger than the red house."), None);
    assert_eq!(understand(&categories, 3, "Nothing is said."), None);
}

#[test]
fn signs_that_cannot_be_written_are_left_out() {
    let text = "There are three houses in a row.\nName: Ann, Bob, Cyd\nPet: dog, cat, fox\n\
                1. Ann has\tthe dog.\u{0}\n2. Bob's cat\u{7}is in house 2.\r\n";
    let found = import(text).unwrap();
    let hints: Vec<&str> = found.puzzle.hints.iter().map(|hint| hint.text.as_str()).collect();
    assert_eq!(hints, ["Ann has the dog.", "Bob's cat is in house 2."]);
    let written = Document::write(Puzzle::new(found.puzzle).unwrap());
    assert_eq!(Document::read(&written.to_string()), Ok(written));
}
