//! Categories that no list names, in whole texts.

/// "The one running Solaris": said once, and not as the other systems are.
#[test]
fn what_a_hint_cannot_be_read_without_is_a_value() {
    let sample: serde_json::Value =
        serde_json::from_str(include_str!("data/lot-1/05.json")).unwrap();
    let import = english::read(sample["text"].as_str().unwrap()).unwrap();
    let mut systems = import.puzzle.categories.iter().map(|category| category.values.clone());
    let mut systems = systems.find(|values| values.contains(&"Debian".to_owned())).unwrap();
    systems.sort();
    assert_eq!(systems, ["Debian", "Fedora", "FreeBSD", "Solaris", "Windows"]);
}

/// "Sleep" and "love" are verbs elsewhere, here they are potions.
#[test]
fn a_verb_is_a_value_where_hints_cannot_be_read_otherwise() {
    let text = "Three witches brew three different potions in three huts in a row.

1. Morga brews the luck potion.
2. The sleep potion is brewed in the hut next to Nell's.
3. Quilla does not brew the sleep potion, and Nell does not either.
4. The sleep potion is not brewed in the first hut.
5. The truth potion is brewed to the left of the sleep potion.

Who brews the truth potion?";
    let import = english::read(text).unwrap();
    let has = |value: &str| {
        let values = import.puzzle.categories.iter().flat_map(|category| &category.values);
        values.into_iter().any(|other| other.to_lowercase() == value)
    };
    assert!(has("sleep") && has("truth") && has("luck"), "{:?}", import.puzzle.categories);
}

/// All values that are found in a text of the lots.
fn values(sample: &str) -> Vec<String> {
    let sample: serde_json::Value = serde_json::from_str(sample).unwrap();
    let import = english::read(sample["text"].as_str().unwrap()).unwrap();
    import.puzzle.categories.into_iter().flat_map(|category| category.values).collect()
}

#[test]
fn a_part_of_a_name_is_that_name() {
    let found = values(include_str!("data/lot-23/11_harvest-pews.json"));
    let has = |value: &str| found.iter().any(|one| one == value);
    assert!(has("Colonel Wragg") && !has("Colonel"), "{found:?}");
}

/// "Desk 1", "Mrs Costa's desk": the setting says that desks are in a row.
#[test]
fn what_the_places_are_called_is_no_value() {
    let found = values(include_str!("data/lot-21/07_staff-room-esl.json"));
    assert!(!found.iter().any(|one| one.to_lowercase() == "desk"), "{found:?}");
}

/// "Jaipur driver", "white taxi driver": the setting says "each driver".
#[test]
fn what_the_setting_says_of_each_is_no_value() {
    let found = values(include_str!("data/lot-21/06_taxi-queue-forward.json"));
    assert!(!found.iter().any(|one| one.contains("driver")), "{found:?}");
}

/// "2.10" is in the afternoon: the list goes on past noon.
#[test]
fn times_past_noon_are_later() {
    let text = "Four things were handed in at different times of day.

Owners: Ann, Bob, Cleo, Dan
Times: 9.15, 10.30, 11.45, 2.10

1. Ann came at 2.10, some time after Bob.
2. Cleo came immediately before Ann.
3. Bob did not come first.";
    let import = english::read(text).unwrap();
    let meant = |hint: usize| import.hints[hint].readings[0].notation.clone();
    assert_eq!(meant(1), "Cleo << Ann");
    assert!(import.puzzle.hints.iter().any(|hint| hint.text == "2.10 is number 4 in the row"));
}

#[test]
fn scores_are_no_times() {
    let text = "Four skaters came first to fourth.

Names: Ann, Bob, Cleo, Dan
Scores: 9.1, 9.4, 8.7, 8.9

1. Ann had 9.1.
2. Cleo had a higher score than Bob.";
    let import = english::read(text).unwrap();
    let told: Vec<&str> = import.puzzle.hints.iter().map(|hint| hint.text.as_str()).collect();
    assert!(!told.contains(&"8.9 is number 4 in the row"), "{told:?}");
}

#[test]
fn days_are_those_between_the_ends_that_the_setting_names() {
    let import = english::read(
        "Four clerks, viz. Manav, Rohan, Kavya and Divya, visit four towns, i.e. Surat, Kochi, Patna \
         and Indore, on different days, starting from Monday and ending on Thursday.

Kavya travels on Wednesday. Manav travels immediately before the one who visits Surat. The one who \
         visits Kochi travels after Rohan. Divya visits Patna.
",
    )
    .unwrap();
    let days = import.puzzle.categories.iter().find(|category| category.name == "Day").unwrap();
    assert_eq!(days.values, ["Monday", "Tuesday", "Wednesday", "Thursday"]);
}

/// In a row of three, two in the afternoon is no second place.
#[test]
fn times_are_no_places() {
    let text = "There are three planes side by side on a small airfield.

1. The Swiss plane takes off at 2 pm and carries cheese.
2. The Cuban plane takes off at 1 pm.
3. The plane that takes off at 3 pm is next to the Thai plane.
4. The plane that carries shoes is not Cuban.";
    let import = english::read(text).unwrap();
    let meant = |hint: usize| import.hints[hint].readings[0].notation.clone();
    assert!(meant(0).contains("Swiss = 2"), "{}", meant(0));
    assert_eq!(meant(1), "Cuban = 1 pm");
}

/// Cats and their owners, both names; "the eldest", "good" and "unbeatable" beside what people do,
/// eat and drink.
#[test]
fn names_are_told_from_names_and_values_from_other_words() {
    let texts = [
        (include_str!("data/inferred-2.json"), 25),
        (include_str!("data/inferred-2.json"), 22),
        (include_str!("data/inferred-5.json"), 15),
        (include_str!("data/inferred-6.json"), 26),
    ];
    for (file, number) in texts {
        let texts: serde_json::Value = serde_json::from_str(file).unwrap();
        let text = &texts[number - 1];
        let import = english::read(text["text"].as_str().unwrap()).unwrap();
        let found = import.puzzle.categories.iter().map(|category| sorted(&category.values));
        let found: Vec<Vec<String>> = found.collect();
        for (name, values) in text["categories"].as_object().unwrap() {
            let wanted: Vec<String> = serde_json::from_value(values.clone()).unwrap();
            assert!(found.contains(&sorted(&wanted)), "{name} of {number}: {found:?}");
        }
    }
}

fn sorted(values: &[String]) -> Vec<String> {
    let mut values: Vec<String> = values.iter().map(|value| value.to_lowercase()).collect();
    values.sort();
    values
}

/// Reading a sentence takes time with the square of its words.
#[test]
fn more_than_a_puzzle_has_is_not_read_and_that_is_told() {
    let long = |i: u32| {
        let clauses = "Ann likes tea and Bob likes milk and ".repeat(10);
        format!("{i}. {clauses}Cy likes rum.\n")
    };
    let text: String = (1..=60).map(long).collect();
    let import = english::read(&text).unwrap();
    assert!(import.puzzle.hints.len() < 20, "{}", import.puzzle.hints.len());
    let told = import.warnings.iter().any(|warning| warning.message.contains("too much"));
    assert!(told, "{:?}", import.warnings);
}

/// The categories of a puzzle.
fn categories(lists: [(&str, &[&str]); 3]) -> Vec<puzzle::Category> {
    let values = |values: &[&str]| values.iter().map(|&value| value.to_owned()).collect();
    lists.map(|(name, list)| puzzle::Category::new(name.to_owned(), values(list))).to_vec()
}

/// "Kurt writes Go" tells nobody which of the two is a person.
const DESKS: &str = "Three engineers sit at three desks in a row.

1. Kurt writes Go.
2. The Vim user sits right next to Kurt.
3. Ravi, who sits at the last desk, uses Nano.
4. Elixir is written at the first desk.

Who on earth uses Kate, and who is Aisling?";

#[test]
fn a_text_is_read_about_the_categories_that_are_given() {
    let about = categories([
        ("Name", &["Kurt", "Ravi", "Aisling"]),
        ("Language", &["Go", "Elixir", "Rust"]),
        ("Editor", &["Kate", "Vim", "Nano"]),
    ]);
    let import = english::read_about(DESKS, &about).unwrap();
    assert_eq!(import.puzzle.categories, about);
    assert!(!import.inferred && import.warnings.is_empty(), "{:?}", import.warnings);
    let notations: Vec<&str> =
        import.hints.iter().map(|hint| hint.reading().unwrap().notation.as_str()).collect();
    assert_eq!(notations, ["Kurt = Go", "Vim ~ Kurt", "Ravi = Nano and Ravi @ 3", "Elixir @ 1"]);
}

#[test]
fn what_the_text_lists_gives_way_to_the_categories_that_are_given() {
    let text = format!("Name: Ann, Bob, Cy\nPet: cat, dog, owl\n\n{DESKS}");
    let about = categories([
        ("Who", &["Kurt", "Ravi", "Aisling"]),
        ("Code", &["Go", "Elixir", "Rust"]),
        ("Tool", &["Kate", "Vim", "Nano"]),
    ]);
    let import = english::read_about(&text, &about).unwrap();
    assert_eq!(import.puzzle.categories, about);
    assert_eq!(import.hints[0].reading().unwrap().notation, "Kurt = Go");
}

#[test]
fn what_cannot_be_the_categories_of_a_puzzle_is_told() {
    let about =
        |values: &[&str]| categories([("A", &["a", "b"]), ("B", &["c", "d"]), ("C", values)]);
    let told = |text: &str, values: &[&str]| {
        english::read_about(text, &about(values)).unwrap_err().message
    };
    assert_eq!(told(DESKS, &["e"]), "all lists need as many values: B has 2, C has 1");
    let mut unnamed = about(&["e", "f"]);
    unnamed[1].name = " ".to_owned();
    assert_eq!(english::read_about(DESKS, &unnamed).unwrap_err().message, "each list needs a name");
    assert_eq!(told(DESKS, &["e", "e"]), "C has the value e twice");
    assert_eq!(told("", &["e", "f"]), "no hints were found in the text");
    assert!(english::read_about(DESKS, &[]).is_err());
}

/// The values of each category, sorted, in lower case.
fn divided(text: &str) -> Vec<Vec<String>> {
    let sorted = |category: puzzle::Category| {
        let mut values: Vec<String> =
            category.values.iter().map(|value| value.to_lowercase()).collect();
        values.sort();
        values
    };
    english::read(text).unwrap().puzzle.categories.into_iter().map(sorted).collect()
}

/// A number in a circle counts a line; "Sort it out: …" names what is asked for, no values.
#[test]
fn what_counts_lines_and_what_is_asked_for_is_no_value() {
    let text = "Four friends went fishing. Each caught a different fish with a different bait.

① Gord caught the pike.
② Denis used a worm.
③ The walleye was caught with a spoon.
④ Travis used a minnow, and it wasn't he who caught the perch.
⑤ Yvonne did not catch the walleye.
⑥ The fly caught the trout.

Sort it out: fisherman, fish, bait, friend.";
    let found = divided(text);
    assert!(found.contains(&["denis", "gord", "travis", "yvonne"].map(str::to_owned).to_vec()));
    let odd = |value: &String| value.contains(['①', '⑥']) || value == "fisherman";
    assert!(!found.iter().flatten().any(odd), "{found:?}");
}

#[test]
fn numbers_before_one_noun_and_with_a_unit_are_values() {
    let text = "Four aliens have landed. They all have a different number of eyes.

1. The lilac alien has seven eyes.
2. The alien with only one eye is called Blip.
3. The alien with four eyes is orange.
4. Mumu is not grey and not turquoise.
5. Zorb, who is turquoise, does not have three eyes.
6. Quee is grey.

Which alien is Zorb?";
    let found = divided(text);
    let eyes = ["four", "one", "seven", "three"].map(str::to_owned).to_vec();
    assert!(found.contains(&eyes), "{found:?}");
    let text = "Three friends each have a lesson at another hour.

1. Ann's lesson is at 8 pm.
2. The flute lesson is at 9 pm.
3. Bob plays the harp.
4. Cy comes at 10 pm and does not play the drums.

Who plays the drums?";
    let hours = ["10 pm", "8 pm", "9 pm"].map(str::to_owned).to_vec();
    assert!(divided(text).contains(&hours), "{:?}", divided(text));
}

/// Stems alike tell no name: "the same person" is no Sam.
#[test]
fn a_small_word_of_the_language_is_no_name_that_ends_like_it() {
    let text = "Three friends own three mugs and three plants.

1. Marcus has the ivy.
2. The fern and the striped mug belong to the same person, who is not Lotte.
3. Ingrid's mug is chipped.

Who has the plain mug?";
    let seen = std::cell::RefCell::new(Vec::new());
    let lexicon = english::inference::Lexicon::load();
    english::inference::examples(&english::layout::layout(text), lexicon, 3, |value| {
        seen.borrow_mut().push(value.to_lowercase());
        None
    });
    let has = |value: &str| seen.borrow().iter().any(|one| one == value);
    assert!(has("striped") && !has("same"), "{seen:?}");
}

/// "The one at nine": of the words beside a number only that before it tells of hours.
#[test]
fn the_one_at_nine_is_no_number() {
    let text = "Four friends each have a lesson at a different hour and play different instruments.

1. Ann's lesson is at seven.
2. The one at nine is for the flute.
3. Bob plays the harp and comes at ten.
4. Cy does not play the flute.
5. The one at ten is not for the drums.

Who plays the piano, Dan?";
    assert!(!divided(text).iter().flatten().any(|value| value == "one"), "{:?}", divided(text));
}

/// What was found, given again, is read as it was.
#[test]
fn a_text_means_the_same_about_its_own_categories() {
    let texts: serde_json::Value =
        serde_json::from_str(include_str!("data/inferred-7.json")).unwrap();
    for text in texts.as_array().unwrap() {
        let text = text["text"].as_str().unwrap();
        let import = english::read(text).unwrap();
        let again = english::read_about(text, &import.puzzle.categories).unwrap();
        let relations = |import: &english::import::Import| -> Vec<_> {
            import.puzzle.hints.iter().map(|hint| hint.relation.clone()).collect()
        };
        assert_eq!(relations(&import), relations(&again), "{text}");
    }
}

#[test]
fn people_may_be_joined_by_n() {
    let text = "3 ppl waiting in line at the kebab place. jonny, mel n azra. they all order different food.

1) jonny gets the falafel
2) azra isnt first in line
3) chips is directly in front of falafel

who gets the wrap??";
    let people = ["azra", "jonny", "mel"].map(str::to_owned).to_vec();
    assert!(divided(text).contains(&people), "{:?}", divided(text));
}

/// The hints speak of neighbours, as those of a row do; the setting says which end is up.
#[test]
fn the_first_place_is_at_the_top_where_the_setting_says_so() {
    let text = "A rack holds three servers, one above the other. Slot 1 is at the top, slot 3 at the bottom.

Host: juno, vesta, apollo
System: Arch, Debian, Alpine

1. juno is mounted directly above the Arch box.
2. vesta and juno are not in neighbouring slots.
3. Debian is somewhere below Alpine.

Which host runs Alpine?";
    let import = english::read(text).unwrap();
    let notation = |hint: usize| import.hints[hint].reading().unwrap().notation.clone();
    assert_eq!([notation(0), notation(2)], ["juno << Arch", "Debian > Alpine"]);
}
