//! How many places there are, and what they are, where hints alone tell.

use super::inferred::{has, read};

#[test]
fn no_two_is_no_number_of_places() {
    let import = read(
        "The Ferris sisters, Hetty, Lou, Mia and Sue, sit in a row. Each of them has one pet (the \
         dog, the cat, the fox or the hen) and each has a sport: golf, judo, chess or darts. No \
         two sisters share a pet or a sport.\n\nHetty has the dog.\n",
    );
    assert_eq!(import.puzzle.houses, 4);
    assert_eq!(import.puzzle.categories.len(), 3);
}

#[test]
fn years_do_not_order_what_stands_from_north_to_south() {
    let import = read(
        "A coast has four lighthouses, in order from north to south. Each has a keeper (Brid, \
         Callum, Dearbhla, Ewan) and a year of construction (1811, 1824, 1837, 1850).\n\n\
         1. The lighthouse of 1837 is directly north of Dearbhla's.\n\
         2. The lighthouse of 1850 is not the southernmost.\n3. Brid keeps the tower of 1811.\n",
    );
    assert_eq!(import.puzzle.hints.len(), 3, "the years are at no places");
}

/// "One was from Leeds" gives a category what no hint names.

#[test]
fn worn_numbers_are_no_places() {
    let import = read(
        "Three runners finish a race. Numbers: 1, 2, 3. Colors: red, green, blue.\n\n\
         1. The runner wearing number 1 came third.\n\
         2. The runner in green wore number 3.\n\
         3. The runner in blue beat the runner in red.\n",
    );
    has(&import, "Number", &["1", "2", "3"]);
    assert!(import.conflict.is_empty(), "{:?}", import.conflict);
}

/// Where nobody has a place, neighbors are two people and no more.

#[test]
fn neighbors_without_places_are_two() {
    let import = read(
        "Each of three men owns a different animal.\n\n\
         1. Abel does not own the goat or the horse.\n\
         2. Bert and the owner of the horse are neighbors.\n\
         3. Carl does not own the donkey.\n",
    );
    let relation = import.puzzle.hints[1].relation.as_ref().map(|relation| format!("{relation:?}"));
    assert!(relation.is_some_and(|relation| !relation.contains("NEXT_TO")));
    let told = import.warnings.iter().any(|note| note.message.contains("that they are two"));
    assert!(told, "{:?}", import.warnings);
}

#[test]
fn hints_count_as_many_places_as_they_name() {
    let import = read(
        "1. The ship with the white funnel is moored at berth 5.\n\
         2. The ship of Captain Flint lies next to the ship carrying cocoa.\n\
         3. The ship with the red funnel carries tea.\n\
         4. The ship of Captain Emery has the blue funnel.\n\
         5. The ship of Captain Abbott carries cotton.\n\
         6. The ship of Captain Doyle carries rice.\n\
         7. The ship with the black funnel is next to the ship of Captain Abbott.\n",
    );
    assert_eq!(import.puzzle.houses, 5);
}
