//! Random hints about categories that share words, and about places between values.

use english::import::import;
use puzzle::{About, Asked, Houses, Offsets, Order, Random, Relation, Value};

use super::generated::Kind;
use super::same::same;

/// Categories that share words with each other, each with the only way to speak of its values.
const CLASHING: [Kind; 21] = [
    (
        "Everyone has a different name",
        &["Rose", "Hunter", "Jordan", "Will", "Plum", "Jade"],
        &["{}"],
    ),
    (
        "Everyone likes a different type of flower",
        &["roses", "lilies", "daisies", "violets", "irises", "tulips"],
        &["the person who likes {}"],
    ),
    (
        "Everyone likes a different type of gemstone",
        &["Jade", "Emeralds", "Corals", "Topaz", "Pearls", "Opals"],
        &["the person who likes {}"],
    ),
    (
        "Everyone lives in a different colored house",
        &["violet", "emerald", "beige", "plum", "black", "olive"],
        &["the person who lives in the {} house"],
    ),
    (
        "Everyone likes a different fruit",
        &["kiwis", "oranges", "plums", "peaches", "olives", "mangoes"],
        &["the person who eats {}"],
    ),
    (
        "Everyone likes a different favorite animal",
        &["kiwis", "mice", "wolves", "camels", "turkeys", "sea bass"],
        &["the person who likes {}"],
    ),
    (
        "Everyone smokes a different cigarette",
        &["Camel", "Players", "Lucky Strike", "Winston", "Prince", "Kent"],
        &["the person who smokes {}"],
    ),
    (
        "Everyone has a different profession",
        &["hunter", "detective", "coach", "spy", "athlete", "prince"],
        &["the {}"],
    ),
    (
        "Everyone reads a different genre of books",
        &["travel", "fantasy", "historical fiction", "science", "detective", "true crime"],
        &["the person who reads {} books"],
    ),
    (
        "Everyone owns a different handbag brand",
        &["Coach", "Kate Spade", "Dolce and Gabbana", "Tumi", "Gucci", "Versace"],
        &["the person who owns a {}"],
    ),
    (
        "Everyone plays a different sport",
        &["tennis", "table tennis", "polo", "squash", "ice hockey", "cricket"],
        &["the {} player"],
    ),
    (
        "Everyone is a different nationality",
        &["Jordanian", "Turkish", "Indian", "Brit", "Sri Lankan", "Swiss"],
        &["the {}"],
    ),
    (
        "Everyone drives a different motorbike",
        &["Indian", "Hero", "Honda", "Harley-Davidson", "Triumph", "Vespa"],
        &["the person who drives the {}"],
    ),
    (
        "Everyone supports a different NFL team",
        &[
            "San Francisco 49ers",
            "Jacksonville Jaguars",
            "Miami Dolphins",
            "New York Jets",
            "Dallas Cowboys",
            "New York Giants",
        ],
        &["the person who supports the {}"],
    ),
    (
        "Everyone lives in a different city",
        &["San Francisco", "New York", "Miami", "Dallas", "Jacksonville", "Rome"],
        &["the person who lives in {}"],
    ),
    (
        "Everyone is from a different country",
        &["Jordan", "Turkey", "Chad", "Kenya", "Norway", "India"],
        &["the person from {}"],
    ),
    (
        "Everyone listens to a different genre of music",
        &["house", "blues", "country", "jazz", "soul", "rock"],
        &["the person who listens to {}"],
    ),
    (
        "Everyone watches a different genre of movies",
        &["science fiction", "fantasy", "western", "mystery", "horror", "romance"],
        &["the person who watches {} movies"],
    ),
    (
        "Everyone wears a different colored shirt",
        &["orange", "violet", "emerald", "blue", "black", "green"],
        &["the person wearing the {} shirt"],
    ),
    (
        "Everyone travels by a different mode of transport",
        &["bus", "car", "ferry", "train", "bike", "tram"],
        &["the person who travels by {}"],
    ),
    (
        "Everyone plays a different position",
        &["goalkeeper", "striker", "defender", "winger", "captain", "left back"],
        &["the {}"],
    ),
];

/// A hint about values and at most one place, which is the first, second or third thing named.
fn clashing_hint(random: &mut Random, kinds: &[Kind], n: u8) -> (String, Relation) {
    let mut named: Vec<(Value, String)> = Vec::new();
    while named.len() < 3 {
        let (category, index) = (random.below(kinds.len()), random.below(usize::from(n)));
        let value = Value { category: category as u8, index: index as u8 };
        if named.iter().all(|(other, _)| other.category != value.category) {
            let (_, values, ways) = kinds[category];
            named.push((value, ways[0].replace("{}", values[index])));
        }
    }
    let [(a, a_name), (b, b_name), (c, c_name)] = named.try_into().unwrap();
    let house = 1 + random.below(usize::from(n) - 2) as u8;
    let ordinal = ["1st", "2nd", "3rd", "4th", "5th", "6th"][usize::from(house)];
    let place = format!("the person at the {ordinal} position");
    let (before, after): (Houses, Houses) = ((0..house).collect(), (house + 1..n).collect());
    let of = |offsets| Relation::Offset(a, b, offsets);
    match random.below(10) {
        0 => (format!("{a_name} is {b_name}"), of(Offsets::SAME)),
        1 => (format!("{a_name} is not {b_name}"), of(Offsets::DIFFERENT)),
        2 => (format!("{a_name} is next to {b_name}"), of(Offsets::NEXT_TO)),
        3 => (
            format!("{a_name} is immediately to the left of {b_name}"),
            of(Offsets::IMMEDIATELY_LEFT),
        ),
        4 => (format!("{a_name} is somewhere to the left of {place}"), Relation::In(a, before)),
        5 => (format!("{place} is somewhere to the left of {a_name}"), Relation::In(a, after)),
        6 => (
            format!("{a_name} is somewhere in between {b_name} and {c_name} in that order"),
            Relation::Between { middle: a, ends: (b, c), order: Order::AsGiven },
        ),
        7 => (
            format!("{place} is somewhere in between {a_name} and {b_name} in that order"),
            Relation::And(vec![Relation::In(a, before), Relation::In(b, after)]),
        ),
        8 => (
            format!("{a_name} is somewhere in between {place} and {b_name} in that order"),
            Relation::And(vec![
                Relation::In(a, after),
                Relation::Offset(a, b, Offsets::SOMEWHERE_LEFT),
            ]),
        ),
        _ => (
            format!("{place} is somewhere in between {a_name} and {b_name}"),
            Relation::Or(vec![
                Relation::And(vec![Relation::In(a, before), Relation::In(b, after)]),
                Relation::And(vec![Relation::In(a, after), Relation::In(b, before)]),
            ]),
        ),
    }
}

/// What shares a word with another category is told apart by the words around it.
#[test]
fn words_that_categories_share_are_told_apart() {
    for seed in 0..30 {
        let mut random = Random::new(1000 + seed);
        let n = 5 + random.below(2) as u8;
        let mut kinds = CLASHING.to_vec();
        while kinds.len() > 16 {
            kinds.remove(random.below(kinds.len()));
        }
        let mut text = format!(
            "There are {n} people next to each other in a row in positions 1, 2, 3, 4, 5{}.\n",
            if n == 6 { ", 6" } else { "" }
        );
        for (description, values, _) in &kinds {
            text.push_str(&format!("{description}: {}.\n", values[..n.into()].join(", ")));
        }
        let hints: Vec<(String, Relation)> =
            (0..120).map(|_| clashing_hint(&mut random, &kinds, n)).collect();
        for (i, (words, _)) in hints.iter().enumerate() {
            let (first, rest) = words.split_at(1);
            text.push_str(&format!("Clue {}: {}{rest}.\n", i + 1, first.to_uppercase()));
        }
        let category = random.below(kinds.len());
        let (_, values, ways) = kinds[category];
        let asked = ways[0].replace("{}", values[2]);
        text.push_str(&format!("Question: What position is {asked} at?\n"));
        let import = import(&text).unwrap();
        assert_eq!(import.puzzle.categories.len(), kinds.len(), "{text}");
        for (i, (words, wanted)) in hints.iter().enumerate() {
            let readings = &import.hints[i].readings;
            assert_eq!(readings.len(), 1, "seed {seed}: {words}: {readings:?}");
            assert!(same(&readings[0].relation, wanted, n), "seed {seed}: {words}: {readings:?}");
        }
        let question = &import.puzzle.questions[0];
        let about = About::Value(Value { category: category as u8, index: 2 });
        assert_eq!((question.asked, question.about), (Asked::House, about), "{seed}: {asked}");
    }
}

/// Who is said to be a child's mother is no child, and "next to each other" builds no puzzle.
#[test]
fn nothing_is_another_value_of_its_category() {
    let text = "There are three houses in a row, numbered 1 to 3 from left to right.\n\
        - Each person has a unique name: Alice, Eric, Carol\n\
        - Each mother is accompanied by their child: Bella, Alice, Fred\n\
        - Everyone smokes a unique cigar: blends, prince, dunhill\n\
        1. The person whose child is named Bella is Alice.\n2. Eric is in the first house.\n\
        3. The person who smokes many unique blends and Eric are next to each other.\n";
    let found = import(text).unwrap();
    let notations: Vec<&str> = found
        .hints
        .iter()
        .filter_map(|hint| Some(hint.readings.first()?.notation.as_str()))
        .collect();
    assert_eq!(notations, ["Bella = Name.Alice", "Eric @ 1", "blends ~ Eric"]);
}

/// A noun like a verb after a value ("retreats is Alice") says nothing of what people do.
#[test]
fn nouns_like_verbs_deny_nothing() {
    let text = "There are 3 houses, numbered 1 to 3 from left to right.\n\
        - Each person has a unique name: Carol, Alice, Arnold\n\
        - Each person prefers a unique type of vacation: mountain, cultural, camping\n\
        1. The person who enjoys mountain retreats is Alice.\n\
        2. The person who enjoys camping trips is not Carol.\n\
        3. Alice is in the first house.\n\
        4. There is one house between where the person who enjoys camping trips and where Alice live.\n";
    let found = import(text).unwrap();
    let notations: Vec<&str> = found
        .hints
        .iter()
        .filter_map(|hint| Some(hint.readings.first()?.notation.as_str()))
        .collect();
    assert_eq!(
        notations,
        ["mountain = Alice", "camping != Carol", "Alice @ 1", "camping ~2 Alice"]
    );
}

/// Where a word is used elsewhere tells what it means only as long as no contradiction comes of it:
/// two lists have dogs, and the rabbit's owner says nothing of the dog's.
#[test]
fn contradictions_open_what_use_has_settled() {
    let lists = "There are 3 houses, numbered 1 to 3 from left to right.\n\
        - Name: Ann, Bob, Cyd\n\
        - The people keep different animals: dog, rabbit, horse\n\
        - Each person has a unique type of pet: cat, dog, fish\n";
    let hints = "1. The rabbit owner is in the second house.\n2. The dog owner is in the first house.\n\
        3. The person who owns a dog is in the third house.\n4. Ann is in the first house.\n\
        5. Bob has a cat.\n";
    let found = import(&format!("{lists}{hints}")).unwrap();
    assert!(found.conflict.is_empty(), "{:?}", found.conflict);
    assert!(!found.asks.is_empty() || found.warnings.iter().any(|told| told.line > 0));
    let clash = "1. The rabbit owner is in the second house.\n2. Ann is in the second house.\n\
        3. Ann owns the horse.\n";
    let found = import(&format!("{lists}{clash}")).unwrap();
    assert_eq!(found.conflict, [1, 2, 3]);
}
