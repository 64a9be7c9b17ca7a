//! What is said of whom, where clauses stand within clauses.

use super::{read, read_about, read_in};

#[test]
fn a_denial_ends_with_its_clause() {
    assert_eq!(read("Ann's house, where tea isn't drunk, is red."), "Ann = red and Ann != tea");
    assert_eq!(
        read("Ann, whose house is at neither end of the row, drinks tea."),
        "Ann = tea and Ann !@ end"
    );
    assert_eq!(read("Ann, who isn't in the red house, drinks tea."), "Ann = tea and Ann != red");
    assert_eq!(
        read("Ann and Bob, neither of whom drinks tea, are neighbours."),
        "Ann ~ Bob and Ann != tea and Bob != tea"
    );
    assert_eq!(
        read("The tea drinker isn't Ann, and neither of them lives in the red house."),
        "tea != Ann and tea != red and Ann != red"
    );
}

#[test]
fn what_is_his_or_hers_is_of_who_was_named() {
    assert_eq!(
        read("Ann does not live at the far right, and the tea isn't hers."),
        "not Ann @ 5 and tea != Ann"
    );
}

#[test]
fn a_relation_may_be_said_once_of_two() {
    assert_eq!(
        read("Ann lives next to Bob, but not to the tea drinker."),
        "Ann ~ Bob and Ann !~ tea"
    );
    assert_eq!(
        read("Ann comes some time after Bob, but not on the very next day."),
        "Ann ~{-4..-2} Bob"
    );
    assert_eq!(read("Neither of Ann's neighbours drinks tea."), "tea !~ Ann");
}

#[test]
fn nor_does_she_and_nor_does_he() {
    assert_eq!(
        read("The red house's owner doesn't drink tea, and nor does Ann."),
        "red != tea and Ann != tea"
    );
    assert_eq!(
        read("Ann doesn't drink tea, nor does she live in the red house."),
        "Ann != tea and Ann != red"
    );
}

#[test]
fn although_she_is_not_she_is() {
    let before = "Although she isn't in the first house, Ann lives to the left of Bob.";
    assert_eq!(read(before), "not Ann @ 1 and Ann < Bob");
    assert_eq!(
        read("Although Ann lives next to Bob, she does not drink tea."),
        "Ann ~ Bob and Ann != tea"
    );
    assert_eq!(read("Ann drinks tea unless Bob does."), "Ann = tea or Bob = tea");
    assert_eq!(read("Ann drinks tea unless she is in the red house."), "Ann = tea or Ann = red");
    assert_eq!(
        read("Although Ann and Bob are neighbours, they do not drink tea."),
        "Ann ~ Bob and Ann != tea and Bob != tea"
    );
}

#[test]
fn of_two_places_and_of_two_alternatives() {
    assert_eq!(read("Of houses 1 and 5, one is Ann's and the other is red."), "Ann ~4 red");
    assert_eq!(
        read("One of the women, Ann or Dee, drinks tea, and the other lives in the red house."),
        "Ann = tea and Dee = red xor Dee = tea and Ann = red"
    );
}

#[test]
fn as_many_on_one_side_as_on_the_other() {
    assert_eq!(read("As many people live to the left of Ann as to her right."), "Ann @ 3");
}

#[test]
fn an_idiom_is_not_what_its_words_are() {
    assert_eq!(
        read("Ann, who looks after the tea, is in the red house."),
        "Ann = red and Ann = tea"
    );
}

#[test]
fn a_digit_of_a_house_is_not_passed_over() {
    assert_eq!(
        read("Ann, who drinks tea, is in house 1, next to Bob."),
        "Ann @ 1 and Ann ~ Bob and Ann = tea"
    );
}

const FAIR: [(&str, &[&str]); 3] = [
    ("Baker", &["Ann", "Bob", "Cy", "Dee", "Eve"]),
    ("Icing", &["white", "pink", "yellow", "brown", "blue"]),
    ("Price", &["$3", "$6", "$9", "$12", "$18"]),
];

fn of_prices(sentence: &str) -> String {
    read_about(FAIR, 5, "Five bakers sold one cake each, at different prices.", sentence)
}

#[test]
fn amounts_are_so_many_times_as_much_or_differ_by_so_much() {
    assert_eq!(
        of_prices("Ann's cake cost three times as much as Bob's."),
        "Ann = $9 and Bob = $3 or Ann = $18 and Bob = $6"
    );
    assert_eq!(
        of_prices("Ann's cake cost half as much as the pink one."),
        "Ann = $3 and pink = $6 or Ann = $6 and pink = $12 or Ann = $9 and pink = $18"
    );
    let apart = "Ann = $12 and Bob = $18 or Ann = $18 and Bob = $12";
    let differ = "The prices of Ann's cake and Bob's cake differ by $6.";
    assert!(of_prices(differ).contains(apart), "{}", of_prices(differ));
    let three = "The prices of Ann's cake, Bob's cake and Cy's cake differ by $6.";
    assert!(!of_prices(three).contains(apart), "{}", of_prices(three));
}

#[test]
fn a_cheaper_way_to_a_meaning_is_followed_further() {
    let sale: [(&str, &[&str]); 3] = [
        ("Price", &["$4", "$5", "$6", "$7", "$8"]),
        ("Cake", &["carrot", "lemon", "chocolate", "coffee", "sponge"]),
        ("Icing", &["white", "pink", "yellow", "brown", "blue"]),
    ];
    let sentence = "The lemon cake was cheaper than the one with blue icing.";
    assert_eq!(
        read_about(sale, 5, "Five cakes, at prices from $4 to $8.", sentence),
        "lemon < blue"
    );
}

#[test]
fn floors_count_from_the_height_that_is_named_nearest_to_the_first() {
    let tower = |setting| read_in(setting, "Ann lives directly above Bob.");
    let rising = "The ground level is floor 1 and the top floor is floor 5.";
    assert_eq!(tower(rising), "Ann >> Bob");
    assert_eq!(tower("The floors are numbered from 1 (top) to 5 (bottom)."), "Ann << Bob");
    assert_eq!(tower("Five floors, from number 5 at the top down to number 1."), "Ann >> Bob");
}
