//! What sentences mean, a sentence for each kind.

mod clauses;
mod sides;

use english::document::List;
use english::reading::{Before, Language, Reader};
use puzzle::{Category, Puzzle, PuzzleParts};

const CATEGORIES: [(&str, &[&str]); 4] = [
    ("Name", &["Ann", "Bob", "Cy", "Dee", "Eve"]),
    ("Color", &["red", "green", "blue", "white", "black"]),
    ("Drink", &["tea", "milk", "cocoa", "orange juice", "water"]),
    ("Age", &["31", "35", "40", "42", "50"]),
];

/// The best reading of a sentence about these categories of so many values, in the notation of the
/// text format; nothing where there is none.
fn read_about<const N: usize>(
    about: [(&str, &[&str]); N],
    places: u8,
    setting: &str,
    sentence: &str,
) -> String {
    let listed = about.map(|(name, values)| List {
        name: name.to_owned(),
        values: values.iter().map(|value| (*value).to_owned()).collect(),
        ..List::default()
    });
    let reader = Reader::new(Language::load(), &listed, places, &[setting], &[sentence]);
    let readings = reader.read(sentence, &Before::default());
    let categories =
        listed.iter().map(|it| Category::new(it.name.clone(), it.values.clone())).collect();
    let puzzle = Puzzle::new(PuzzleParts { houses: places, categories, ..PuzzleParts::default() });
    let puzzle = puzzle.unwrap();
    let text = |best| puzzle::text::relation_text(&puzzle, best);
    readings.first().map_or_else(String::new, |best| text(&best.relation))
}

fn read_in(setting: &str, sentence: &str) -> String {
    read_about(CATEGORIES, 5, setting, sentence)
}

fn read(sentence: &str) -> String {
    read_in("Five houses stand in a row.", sentence)
}

#[test]
fn who_and_what_share_a_house() {
    assert_eq!(read("Ann lives in the red house."), "Ann = red");
    assert_eq!(read("Milk is drunk in the green house."), "milk = green");
    assert_eq!(read("The person who drinks orange juice is not Bob."), "orange juice != Bob");
    assert_eq!(read("It isn't Cy who has cocoa."), "cocoa != Cy");
}

#[test]
fn places_are_read_in_all_their_words() {
    assert_eq!(read("Ann lives in the third house."), "Ann @ 3");
    assert_eq!(read("Bob's house is the second from the right."), "Bob @ 4");
    assert_eq!(read("The tea is drunk at one of the ends."), "tea @ end");
    assert_eq!(read("The middle house is green."), "green @ 3");
}

#[test]
fn what_is_beside_what() {
    assert_eq!(read("Ann lives next to Bob."), "Ann ~ Bob");
    assert_eq!(read("The red house is immediately to the left of the blue one."), "red << blue");
    assert_eq!(read("Ann lives somewhere to the right of the green house."), "Ann > green");
    assert_eq!(read("There are two houses between Ann and the tea drinker."), "Ann ~3 tea");
    assert_eq!(read("Ann and Bob are neighbours, with Bob on the left."), "Ann >> Bob");
    assert_eq!(read("Ann's left-hand neighbour drinks milk."), "milk << Ann");
}

#[test]
fn a_slip_in_a_long_word_is_seen() {
    assert_eq!(read("Ann lives inmediately to the left of Bob."), "Ann << Bob");
    assert_eq!(read("Tea is drunk in the middel house."), "tea @ 3");
}

#[test]
fn a_stack_counts_from_its_bottom() {
    let stack = |sentence| read_in("Five boxes are kept in a stack.", sentence);
    assert_eq!(stack("The red box is at the bottom."), "red @ 1");
    assert_eq!(stack("The red box is immediately above the blue one."), "red >> blue");
}

#[test]
fn numbers_are_known_by_a_word_of_their_category() {
    let listed = |name: &str, values: [&str; 3], cue: &str| List {
        name: name.to_owned(),
        values: values.map(str::to_owned).into(),
        cues: vec![cue.to_owned()],
        ..List::default()
    };
    let ducks = [
        listed("Owner", ["Ann", "Bob", "Cy"], "owner"),
        listed("Carry", ["1", "2", "3"], "number"),
    ];
    let (language, sentence) = (Language::load(), "Ann's duck carried number 3.");
    let reader = Reader::new(language, &ducks, 3, &["Three ducks race."], &[sentence]);
    let best = reader.read(sentence, &Before::default()).remove(0);
    let value = |category, index| puzzle::Value { category, index };
    assert_eq!(best.relation.values(), [value(0, 0), value(1, 2)]);
}

#[test]
fn what_is_said_by_the_way_is_not_denied() {
    let both = read("Ann, who drinks tea, does not live in the red house.");
    assert_eq!(both, "Ann != red and Ann = tea");
}

#[test]
fn what_is_denied_of_one_thing_is_denied_of_the_other() {
    assert_eq!(read("Ann doesn't drink tea or milk."), "not (Ann = tea or Ann = milk)");
    assert_eq!(read("Nobody in the red house drinks tea."), "red != tea");
}

#[test]
fn statements_are_joined() {
    assert_eq!(read("Ann drinks tea and lives next to Bob."), "Ann = tea and Ann ~ Bob");
    assert_eq!(read("If Ann drinks tea, then Bob drinks milk."), "if Ann = tea then Bob = milk");
    assert_eq!(read("Neither Ann nor Bob drinks tea."), "Ann != tea and Bob != tea");
    assert_eq!(
        read("Of Ann and Bob, one drinks tea and the other lives in the red house."),
        "Ann = tea and Bob = red xor Bob = tea and Ann = red"
    );
}

#[test]
fn what_comes_after_but_is_not_denied_with_what_is_before() {
    assert_eq!(read("Ann isn't first, but she is in the first three houses."), "Ann @ 2,3");
    assert_eq!(
        read("Ann does not drink tea, but she lives in the third house."),
        "Ann != tea and Ann @ 3"
    );
}

#[test]
fn a_verb_that_is_not_said_again_is_not_denied_again() {
    assert_eq!(read("If Ann doesn't drink tea, then Bob does."), "if Ann != tea then Bob = tea");
}

#[test]
fn left_may_be_a_verb() {
    assert_eq!(read("The red house was left by Bob."), "red = Bob");
    assert_eq!(read("Ann painted her house red, left over from the war."), "Ann = red");
}

#[test]
fn who_and_how_many_are_between() {
    assert_eq!(read("Three houses separate Ann from the tea drinker."), "Ann ~4 tea");
    assert_eq!(read("Just one house separates the red house from Bob's."), "red ~2 Bob");
    let within = read("Ann and Bob live within two houses of each other.");
    assert_eq!(within, "Ann ~{-2..-1,1..2} Bob");
    let apart = read("At least two houses separate Ann from Bob.");
    assert_eq!(apart, "Ann ~{-4..-3,3..4} Bob");
    let beside = read("Bob's neighbours are Ann and the tea drinker.");
    assert_eq!(beside, "Ann ~ Bob and tea ~ Bob");
}

#[test]
fn ranks_are_counted_from_the_best() {
    let ranked = |sentence| read_in("Five players are on a leaderboard from 1st to 5th.", sentence);
    assert_eq!(ranked("Ann placed right above Bob."), "Ann << Bob");
    assert_eq!(ranked("Ann's entry was judged inferior to Bob's."), "Ann > Bob");
    assert_eq!(ranked("Ann finished in the top half."), "Ann @ 1,2");
    assert_eq!(ranked("Ann lost to Bob."), "Ann > Bob");
    assert_eq!(ranked("Ann lost her red hat."), "Ann = red");
}

#[test]
fn amounts_are_compared_where_the_row_lies() {
    assert_eq!(read("Ann is two years older than Bob."), "Ann = 42 and Bob = 40");
    assert_eq!(read("The youngest drinks tea."), "31 = tea");
}

#[test]
fn numbers_of_places_are_compared() {
    let read = |sentence| {
        read_in("Five houses stand in a row, numbered 1 to 5 from left to right.", sentence)
    };
    for (sentence, meaning) in [
        ("The red house has a higher number than Bob's.", "red > Bob"),
        ("Ann has a smaller number than Bob.", "Ann < Bob"),
    ] {
        assert_eq!(read(sentence), meaning, "{sentence}");
    }
}

#[test]
fn a_sense_that_the_text_says_in_full_is_not_meant_elsewhere() {
    let read = |other: &str| read_in("", &format!("{other} Ann lives left of Bob."));
    assert!(read("Cy is immediately left of Dee.").contains("Ann < Bob"));
    assert!(read("Cy is somewhere left of Dee.").contains("Ann << Bob"));
}

#[test]
fn what_names_nothing_means_nothing() {
    assert_eq!(read("The weather is nice today."), "");
    assert_eq!(read(""), "");
    assert_eq!(read("((((,,,,"), "");
}

#[test]
fn a_value_that_is_doubted_is_passed_over_where_the_rest_says_enough() {
    let of = |name: &str, values: [&str; 3], doubts: Vec<f32>| List {
        name: name.to_owned(),
        values: values.map(str::to_owned).into(),
        doubts,
        ..List::default()
    };
    let language = Language::load();
    let values = |sentence: &str, doubts| {
        let lists = [
            of("Name", ["Ann", "Bob", "Cy"], Vec::new()),
            of("Drink", ["tea", "milk", "cocoa"], Vec::new()),
            of("Category 3", ["life", "lol", "kettle"], doubts),
        ];
        let reader = Reader::new(language, &lists, 3, &[], &[sentence]);
        reader.read(sentence, &Before::default())[0].relation.values().len()
    };
    for sentence in ["Ann drinks tea from a kettle.", "Ann, lol, is left of the tea drinker."] {
        assert_eq!([values(sentence, vec![1.0; 3]), values(sentence, Vec::new())], [2, 3]);
    }
}

#[test]
fn a_place_with_something_else_says_both() {
    let race = |sentence| read_in("Five runners finish a race.", sentence);
    assert_eq!(race("Ann was second with the tea."), "Ann @ 2 and Ann = tea");
    assert_eq!(race("Ann stands at the front with the cocoa."), "Ann @ 1 and Ann = cocoa");
}

#[test]
fn not_as_well_as_is_later() {
    let race = |sentence| read_in("Five runners finish a race.", sentence);
    assert_eq!(race("Ann did better than Bob, but not as well as Cy."), "Ann < Bob and Ann > Cy");
    assert_eq!(race("Ann was not as fast as Bob."), "Ann > Bob");
}

#[test]
fn what_one_hates_one_does_not_have() {
    assert_eq!(read("Ann is allergic to cocoa and lives in house 2."), "Ann != cocoa and Ann @ 2");
    assert_eq!(read("Ann hated tea."), "Ann != tea");
    assert_eq!(read("Ann is far too polite to wear red."), "Ann != red");
}

#[test]
fn at_least_one_of_two_may_be_both() {
    assert_eq!(read("At least one of Ann and Bob drinks tea."), "Ann = tea or Bob = tea");
    assert_eq!(read("Exactly one of Ann and Bob drinks tea."), "Ann = tea xor Bob = tea");
}

#[test]
fn small_numbers_in_other_words() {
    let week = |sentence| read_in("Five patients come on five days, Monday to Friday.", sentence);
    assert_eq!(week("Ann came a couple of days after Bob."), "Ann >>2 Bob");
    assert_eq!(week("Ann came after Bob yet before Cy."), "Ann > Bob and Ann < Cy");
    assert_eq!(read("Ann is the eldest."), "Ann = 50");
    let children = "Three children.\nNames: Ann, Bob, Cy\nAges: 7, 8, 10\nPets: cat, dog, owl\n
1. Ann is a year older than Bob.\n2. Cy has the owl.\n3. Bob has the cat.";
    let import = english::read(children).unwrap();
    assert_eq!(import.hints[0].readings[0].notation, "Ann = 8 and Bob = 7");
}

#[test]
fn what_is_denied_may_be_denied_of_several_more() {
    let more = "Ann does not drink tea and neither do Bob or Cy.";
    assert_eq!(read(more), "Ann != tea and Bob != tea and Cy != tea");
}

#[test]
fn who_leads_is_first() {
    let queue = "Five people stand in a queue.";
    assert_eq!(read_in(queue, "Ann leads the queue."), "Ann @ 1");
    assert_eq!(read_in(queue, "Bob is in the lead, and he drinks tea."), "Bob @ 1 and Bob = tea");
    assert_eq!(read("The red house did not lead to Bob."), "red != Bob");
}

#[test]
fn all_others_and_all_but_some() {
    let race = "Five runners finish a race.";
    let read = |sentence: &str| read_in(race, sentence);
    assert_eq!(read("Ann beat everyone else."), "Ann @ 1");
    assert_eq!(read("Ann was older than any other."), "Ann @ 5");
    assert_eq!(read("Ann was not beaten by anyone else."), "Ann @ 1");
    assert_eq!(read("Ann was not faster than everyone else."), "Ann !@ 1");
    assert_eq!(read("Ann beat everyone except Bob."), "Ann > Bob and Ann @ 2");
    assert_eq!(read("Ann beat all but Bob and Cy."), "Ann > Bob and Ann > Cy and Ann @ 3");
    assert_eq!(read("Everyone except Bob finished before Ann."), "Ann < Bob and Ann @ 4");
    // In a row of five nobody is next to three.
    assert_eq!(read("Ann stands next to everyone else."), "");
}

#[test]
fn one_or_the_other_or_both() {
    assert_eq!(
        read("Red is liked by either Ann or the tea drinker (or both)."),
        "red = Ann or red = tea"
    );
    assert_eq!(read("Either Ann likes red or Bob drinks tea, or both."), "Ann = red or Bob = tea");
    assert_eq!(read("Either Ann likes red or Bob drinks tea."), "Ann = red xor Bob = tea");
}

#[test]
fn a_number_may_have_a_sign_and_seconds_a_hyphen() {
    assert_eq!(read("Ann lives in house #3."), "Ann @ 3");
    assert_eq!(read("Ann has the 40-second light."), "Ann = 40");
    assert_eq!(read("Ann has the second light."), "Ann @ 2");
}

#[test]
fn what_is_counted_is_a_place() {
    let parts = "Five reserved parking spaces lie in a row.";
    assert_eq!(read_in(parts, "Ann parks two spaces to the right of Bob."), "Ann >>2 Bob");
    let last = "On our street there are five gazebos";
    assert_eq!(read_in(last, "Ann is two gazebos to the right of Bob."), "Ann >>2 Bob");
}

#[test]
fn only_one() {
    let race = "Five runners finish a race.";
    let read = |sentence: &str| read_in(race, sentence);
    assert_eq!(read("Only Bob finished before Ann."), "Ann > Bob and Ann @ 2");
    assert_eq!(read("Nobody but Bob beat Ann."), "Ann > Bob and Ann @ 2");
    assert_eq!(read("Ann lost only to Bob."), "Ann > Bob and Ann @ 2");
    assert_eq!(read("Nobody but Bob drinks tea."), "Bob = tea");
}

#[test]
fn short_forms_of_with_and_without() {
    assert_eq!(read("Ann lives in the house w/ tea."), "Ann = tea");
    assert_eq!(read("Ann lives in the house w tea."), "Ann = tea");
    assert_eq!(read("Ann lives in the house w/o tea."), "Ann != tea");
}

#[test]
fn who_is_between_two_may_be_next_to_both() {
    let both = "Ann lives between Bob and Cy, right next to both.";
    assert_eq!(read(both), "Ann ~ Bob and Ann ~ Cy and Bob ~2 Cy");
}

#[test]
fn each_weight_weighs_something() {
    let names = Language::unweighted().features();
    let weights =
        include_str!("../../data/weights.txt").lines().filter(|line| !line.starts_with('#'));
    for weight in weights {
        let (_, name) = weight.split_once(' ').unwrap();
        assert!(names.iter().any(|known| known == name), "{name}");
    }
}

#[test]
fn a_woman_or_a_man_is_one_of_the_values_of_that_sex() {
    let read = |people: &[&str], sentence: &str| {
        let about = [("Name", people), ("Color", &["red", "green", "blue"][..])];
        read_about(about, 3, "Three houses.", sentence)
    };
    let named = ["Alice", "Bob", "Peter"];
    assert_eq!(read(&named, "The red house belongs to a man."), "red = Bob or red = Peter");
    assert_eq!(
        read(&named, "The blue house does not belong to a man."),
        "not (blue = Bob or blue = Peter)"
    );
    let titled = ["Mrs Quill", "Mr Ash", "Miss Holt"];
    assert_eq!(
        read(&titled, "The green house belongs to a lady."),
        "green = Mrs Quill or green = Miss Holt"
    );
    // Where nothing tells who is who, it is somebody.
    let nations = ["Dane", "Swede", "Finn"];
    assert_eq!(read(&nations, "The man in the red house is the Swede."), "red = Swede");
}
