//! Sentences of new puzzles that a reader had to read twice, as they are said now.

use explain::{Knowledge, Story, Words};
use puzzle::numbers;
use puzzle::text::Document;

#[test]
fn what_a_reader_stopped_at_is_said_plainly() {
    let flowers = include_str!("data/flowers.zebra");
    let hobbies = include_str!("data/hobbies.zebra");
    for (text, said) in [
        // What has just got its house is not what lacks one, and the side of an end is said.
        (
            flowers,
            "(#7), so the violin is on the right, but 4 has the flute and 5 has the cello, so no",
        ),
        (flowers, "so blue is on the right, but 5 is grey."),
        (
            flowers,
            "only 1 is left for the violin, so green is on the right, where no house is left.",
        ),
        // Of three houses each that are far apart, what is in the way is said.
        (
            flowers,
            "but 1 has soup, 2 is pink and 5 is grey, so green is in 1 and pancakes are in 4.",
        ),
        // Another chain by the same hints is told by itself.
        (flowers, "Pink not in 1. Suppose pink is in 1."),
        // What is left is said behind what leaves it.
        (hobbies, "so hiking is in 1 and cherries are in 2. That leaves apricots in 3. Neither"),
        // What two cases come to is said before what that leaves.
        (
            hobbies,
            "Cycling in 4 puts the Dane in 3 (#10), since 5 is the Finn, and pottery in 4 puts the \
             Indian in 4 (#11), so either way the Indian is not in 3. That leaves the Indian in 4. \
             Then pottery is in 4 (#11).",
        ),
    ] {
        let puzzle = Document::read(text).unwrap().into_puzzle();
        let all = numbers::switchable(&puzzle);
        let mut story = Story::new(&puzzle, &all, Knowledge::nothing(&puzzle));
        story.by_ref().for_each(drop);
        let words = Words::of(&puzzle);
        let told: Vec<String> =
            story.steps().iter().map(|step| words.step(step).join(" ")).collect();
        assert!(told.iter().any(|step| step.contains(said)), "{said}\n{}", told.join("\n"));
    }
}
