//! What is said beside a step, and the step in signs.

use explain::{Knowledge, Step, Story, Words};
use puzzle::numbers;

use crate::check::checked;
use crate::preset;

#[test]
fn a_step_says_what_made_it_the_next_one() {
    let puzzle = preset("zebra");
    let words = Words::of(&puzzle);
    let (steps, _) = checked(&puzzle, &numbers::switchable(&puzzle));
    let why = |number: usize| {
        let before = number.checked_sub(2).map(|before| &steps[before]);
        words.why_now(&steps[number - 1], before)
    };
    assert_eq!(why(1), "Hints 9 and 10 say it outright.");
    assert_eq!(why(2), "It was just found that the Norwegian is in 1.");
    assert_eq!(words.conclusion(&steps[9]), "Ukrainian and tea in 2.");
    assert_eq!(why(10), "Only tea or orange juice is left for 2.");
}

#[test]
fn a_step_in_signs_has_its_hints_in_the_notation_of_the_text_format() {
    let puzzle = presets::find("fish").unwrap().puzzle();
    let (all, words) = (numbers::switchable(&puzzle), Words::of(&puzzle));
    let mut story = Story::new(&puzzle, &all, Knowledge::nothing(&puzzle));
    let steps: Vec<Step> = std::iter::from_fn(|| story.next()).collect();
    let third = "green << white (#4); 2 blue → 3–4 | 4–5; green = coffee (#5); 3 milk → green, coffee 4; \
                 → white 5 ⇒ Green 4, white 5, coffee 4";
    assert_eq!(words.compact(&steps[2]), third);
}

/// A hint's number is written like no place's; of what a hint has several things in
/// the way, it is said where it can be; and who is placed comes first, with the hint's own verb.
#[test]
fn what_a_reader_took_another_way_is_said_plainly() {
    for (id, sentence) in [
        ("fish", "The Dane drinks tea (#3), but 1 is the Norwegian, so tea is not in 1."),
        (
            "fish",
            "The German smokes Prince (#13), and the German can only be in 4 or 5 and Prince in 3 or \
             4, so both are in 4.",
        ),
        ("fish", "Blends is in 2 (#15), so beer is not in 2 (#12)."),
        ("phones", "The PC player, in 3, has a Nokia Lumia (#6)."),
        ("zebra", "Orange juice, in 4, goes with Lucky Strike (#13), so Lucky Strike is in 4."),
        // What nothing rests on is not found: falafel would be ruled out there as well.
        ("office", "Emacs not in 4."),
        ("concert", "Agnes or Clara in 6."),
        ("concert", "Suppose Felix is in 3. The cat is in 2 (#7)."),
        (
            "office",
            "Dmitri could only be in 2 or 3, but 2 is Ingrid and 3 is Chloe, so no seat is left for \
             Dmitri.",
        ),
        ("office", "Ingrid is in 2, so the goulash is not in 1 (#12)."),
        (
            "office",
            "Emacs goes with Python (#5) and the Erlang programmer uses Sublime Text (#7), so neither \
             Emacs nor Sublime Text goes with Prolog.",
        ),
        ("office", "Notepad, in 5, goes with purple, so purple is in 5."),
        ("office", "Sublime Text is in 2 (#10), and so is Erlang (#7)."),
        // What a reader does not see to be gone is not counted as gone.
        ("concert", "Horn not in 1, 2 or 3."),
        ("concert", "Clara only 5 or 6."),
        // What fails word for word as the first does goes likewise, however long that is.
        ("office", "Likewise with Ahmed in 3."),
        // That a value is not in a house follows from who is left for it, which was said.
        ("concert", "Mozart is just left of Dmitri (#15), but only Agnes or Clara is left for 6."),
        ("office", "Burrito not in 5."),
        ("concert", "Agnes, Clara and Dmitri share 4, 5 and 6."),
        ("office", "Beatriz is just right of maroon (#6), and maroon can only be in 2 or 3."),
        (
            "concert",
            "Grieg, emerald and the horn come in that order (#1), and emerald can only be in 3 or 4.",
        ),
        ("concert", "The tortoise can only be in 1 or 5."),
        (
            "concert",
            "The tortoise goes with Graz (#8), but 5 has Lyon and Graz is not in 1, so no chair is left \
             for the tortoise.",
        ),
        // Of three in order, what is in the way of another one is said to be.
        (
            "office",
            "Kate, Dmitri and the ramen (in 4) come in that order (#4), but 1 has Emacs, so Kate is not \
             in 1 and Dmitri is not in 2.",
        ),
        // What nobody sees not to be left is named.
        ("office", "Neither Kate nor Notepad is in 3, so only Sublime Text is left for 3."),
        ("office", "Haskell could only be in 1 or 5, but 1 has Prolog, so Haskell is in 5."),
        (
            "office",
            "The lasagne is not in 5, so only the goulash is left for 5, which leaves the lasagne in 1.",
        ),
        ("concert", "Only Bach or Mozart could be in 3, so Mozart is in 3."),
        ("concert", "The canary can only be in 2 or 3, but 2 has the cat, so the canary is in 3."),
        ("huts", "Ada is just right of red (#3), but 1 is green, so red is in 2 and Ada is in 3."),
        ("tea", "Then neither Jonas (#3) nor Kemal (#8) is in 3."),
        (
            "tea",
            "The cheesecake is just left of jasmine (#7), but 3 has the apple pie, so jasmine is in 2 \
             and the cheesecake is in 1.",
        ),
    ] {
        let puzzle = preset(id);
        let words = Words::of(&puzzle);
        let (steps, _) = checked(&puzzle, &numbers::switchable(&puzzle));
        let told: Vec<String> = steps.iter().flat_map(|step| words.step(step)).collect();
        assert!(told.iter().any(|said| said == sentence), "{sentence}\n{}", told.join("\n"));
    }
}
