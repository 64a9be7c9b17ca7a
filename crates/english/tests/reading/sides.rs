//! What sentences say of sides and ends of the row.

use super::{read, read_in};

#[test]
fn the_ends_of_a_row_are_known_by_what_they_are_at() {
    let ship = "Five cabins, numbered from 1, at the bow, to 5, at the stern.";
    assert_eq!(read_in(ship, "Ann has the cabin nearest the bow."), "Ann @ 1");
    assert_eq!(read_in(ship, "Bob is at the stern end of the passage."), "Bob @ 5");
    assert_eq!(read_in(ship, "Cy is nearer the stern than Dee."), "Cy > Dee");
    assert_eq!(read_in(ship, "Ann's neighbour on the bow side is Bob."), "Bob << Ann");
    let hall = "Five tables stand in a row, from the door to the stage.";
    assert_eq!(read_in(hall, "Ann sits closer to the door than Bob."), "Ann < Bob");
    // Where nothing is told of it, the row begins there.
    let boats = "Five boats lie in a row.";
    assert_eq!(read_in(boats, "The red boat is the one nearest the lock."), "red @ 1");
    assert_eq!(read_in(boats, "Ann is farther from the lock than Bob."), "Ann > Bob");
}

#[test]
fn a_row_may_run_the_other_way() {
    let north = "Five houses stand along a coast, from south (number 1) to north (number 5).";
    assert_eq!(read_in(north, "Ann lives immediately south of Bob."), "Ann << Bob");
    assert_eq!(read_in(north, "The northernmost house is red."), "red @ 5");
    assert_eq!(read_in(north, "Ann lives somewhere to the left of Bob."), "Ann < Bob");
    let same = "Five houses stand along a coast, from south (number 5) to north (number 1).";
    assert_eq!(read_in(same, "Ann lives immediately south of Bob."), "Ann >> Bob");
    let other = "Five friends from a house south of here. Five others from the north.";
    assert_eq!(read_in(other, "Ann lives immediately north of Bob."), "Ann << Bob");
}

#[test]
fn who_stand_next_to_each_other_may_be_told_in_order() {
    assert_eq!(read("Ann and Bob live next to each other, in that order."), "Ann << Bob");
    let three = "Ann, Bob and Cy live side by side, in this order.";
    assert_eq!(read(three), "Ann << Bob and Bob << Cy");
    let any = "Ann and Bob live next to each other, not necessarily in that order.";
    assert_eq!(read(any), "Ann ~ Bob");
}

#[test]
fn of_two_neighbours_one_may_be_the_upper() {
    let stack = "Five flats are in a tower. The ground floor is number 1.";
    let upper = "Ann and Bob live on adjacent floors, Ann being the upper one.";
    assert_eq!(read_in(stack, upper), "Ann >> Bob");
    assert_eq!(read("Ann and Bob are neighbours, Ann being the one on the left."), "Ann << Bob");
}

#[test]
fn nobody_on_the_other_side_is_an_end() {
    let said = "Ann has Bob on one side of her and nobody on the other.";
    assert_eq!(read(said), "Ann ~ Bob and Ann @ end");
    assert_eq!(read("Ann has nobody on one side of her."), "Ann @ end");
    let both = "Ann has Bob on one side and Cy on the other.";
    assert_eq!(read(both), "Ann ~ Bob and Ann ~ Cy and Bob ~2 Cy");
}

#[test]
fn the_next_one_to_a_side_is_a_neighbour() {
    assert_eq!(read("The red house is the next one to the west of the blue house."), "red << blue");
    assert_eq!(read("The red house is the first one to the right of the blue one."), "red >> blue");
}

#[test]
fn most_westerly_is_first() {
    assert_eq!(read("Ann lives in the most westerly house."), "Ann @ 1");
    assert_eq!(read("Ann lives in the most easterly house."), "Ann @ 5");
}

#[test]
fn so_many_along_to_a_side() {
    assert_eq!(read("Ann lives two along to the west from Bob."), "Ann <<2 Bob");
}

#[test]
fn a_neighbour_may_be_on_the_side_of_what_an_end_is_at() {
    let row = "Five houses stand in a row, numbered from the lake.";
    assert_eq!(read_in(row, "Ann lives next to Bob, on the lake side of him."), "Ann << Bob");
    assert_eq!(read_in(row, "Ann lives next to Bob, on the western side."), "Ann << Bob");
    assert_eq!(read_in(row, "Ann lives on the lake side of Bob."), "Ann < Bob");
}

#[test]
fn one_of_the_floors_above_is_any_of_them() {
    let setting = "Five floors are numbered from the bottom.";
    let read = |sentence| read_in(setting, sentence);
    assert_eq!(read("Ann works on one of the floors above Bob."), "Ann > Bob");
    assert_eq!(read("Ann works on one of the floors below Bob."), "Ann < Bob");
    assert_eq!(read("Ann is the next one up from Bob."), "Ann >> Bob");
    assert_eq!(read("Ann's floor is exactly halfway up the tower."), "Ann @ 3");
}

#[test]
fn the_next_one_west_is_a_neighbour() {
    let setting = "Five houses stand in a row from west to east.";
    let read = |sentence| read_in(setting, sentence);
    assert_eq!(read("Ann's house is the next one west of the red one."), "Ann << red");
    assert_eq!(read("Ann has one house between itself and Bob."), "Ann ~2 Bob");
}

#[test]
fn one_on_top_of_another_is_no_place() {
    let stacked = "Five tins, stacked one on top of another.";
    assert_eq!(read_in(stacked, "Ann's tin was on top of the pile."), "Ann @ 5");
    let numbered = "Five boxes in a stack, numbered one (top) to five (bottom).";
    assert_eq!(read_in(numbered, "Ann's box is the top one."), "Ann @ 1");
}
