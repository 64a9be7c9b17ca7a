//! Categories of who somebody is, found without lists: surnames, nobles, jobs, names of ships.

use super::inferred::{categories, has, read};

/// "Aged 7, 8 and 9" and "their surnames" say what the values are.
#[test]
fn ages_and_surnames_are_called_so() {
    let import = read(
        "Three girls, aged 7, 8 and 9, stand in a row. Their names are Ann, Bea and Cleo, \
         their surnames Hill, Lake and Wood.\n\n\
         1. Ann is not called Lake.\n2. Bea is next to Cleo.\n",
    );
    has(&import, "Age", &["7", "8", "9"]);
    has(&import, "Surname", &["hill", "lake", "wood"]);
}

/// Titles of nobles are told by their capital after an article, as nations are.
#[test]
fn nobles_are_a_category() {
    let import = read(
        "Four guests sit in a row at a ball. Each has a mask of a different colour.\n\n\
         1. The Duchess sits in the second seat.\n\
         2. The Marquis has a black mask.\n\
         3. The Earl sits immediately to the right of the guest in the white mask.\n\
         4. The Baroness wears neither the red mask nor the gold mask.\n\
         5. The Earl's mask is red.\n\n\
         Who wears the gold mask?\n",
    );
    has(&import, "Rank", &["baroness", "duchess", "earl", "marquis"]);
}

/// Two categories of names: those who own are no pets.
#[test]
fn owners_and_their_pets_both_have_names() {
    let import = read(
        "Four cats sat in a row, places 1 to 4 from left to right. They were of four different \
         breeds and had four different owners.\n\n\
         Milo sat immediately to the left of Smudge. In place 2 there was a tabby. Pixie belongs \
         to Ruth. Oscar is the owner of Milo. The manx is Oscar's. The tabby belongs to Nell. \
         Tinker is a ragdoll, and the siamese is Ruth's. Pixie sat in place 4.\n\n\
         Who owns Smudge?\n",
    );
    let all: Vec<Vec<String>> = categories(&import).into_iter().map(|(_, values)| values).collect();
    let cats = ["milo", "pixie", "smudge", "tinker"].map(str::to_owned).to_vec();
    assert!(all.contains(&cats), "{all:?}");
}

/// "Baker" opens a sentence without its article as the tailor does, who is no name elsewhere.
#[test]
fn jobs_without_articles_are_no_names() {
    let import = read(
        "House with four floors. One resident per floor; jobs all different; instruments all \
         different. Floor 1 = bottom, floor 4 = top.\n\n\
         Anneke on floor 1.\n\
         Milan is the tailor.\n\
         Baker plays the flute.\n\
         Tailor plays the oboe.\n\
         Anneke isn't the nurse.\n\
         Jonah plays the cello.\n\
         Milan directly above Anneke.\n\
         Harp on the fourth floor.\n\
         Jonah is the pilot.\n\
         Sigrid two floors above Milan.\n",
    );
    has(&import, "Job", &["baker", "nurse", "pilot", "tailor"]);
    has(&import, "Instrument", &["cello", "flute", "harp", "oboe"]);
    has(&import, "Name", &["anneke", "jonah", "milan", "sigrid"]);
}

/// What has a name of its own after an article: ships and the like.
#[test]
fn names_after_articles_are_a_category() {
    let import = read(
        "Four boats lie in a row, counted from left to right. Every boat has its own skipper and \
         carries a different jewel.\n\n\
         The Petrel is the leftmost one. Dora sails the Gannet. The Gannet carries the opal, while \
         the Fulmar carries the ruby. Hugo's boat lies directly to the right of Dora's. The Skua is \
         the fourth boat in the row. Edith isn't the skipper of the Skua. The boat with the topaz \
         is somewhere to the left of the one with the opal, and the boat with the garnet is last. \
         Felix does not carry the garnet.\n\n\
         Who sails the Petrel?\n",
    );
    let all: Vec<Vec<String>> = categories(&import).into_iter().map(|(_, values)| values).collect();
    let boats = ["fulmar", "gannet", "petrel", "skua"].map(str::to_owned).to_vec();
    let jewels = ["garnet", "opal", "ruby", "topaz"].map(str::to_owned).to_vec();
    let people = ["dora", "edith", "felix", "hugo"].map(str::to_owned).to_vec();
    for wanted in [boats, jewels, people] {
        assert!(all.contains(&wanted), "no {wanted:?} in {all:?}");
    }
}

/// What others are near to is no value; nor is a color whose capital shows a name.
#[test]
fn landmarks_and_names_that_are_colors_too() {
    let import = read(
        "Four moored barges lie in a row. Each barge has its own colour and is guarded by a \
         different beast.\n\n\
         The Heron is the barge closest to the lock. The scarlet barge is guarded by a goblin. \
         The barge closest to the lock is brown. The Otter is orange. A troll guards the Otter, \
         while the Swift is guarded by an ogre. The Vole is the fourth barge. The barge guarded by \
         a goblin is next to the one guarded by a dwarf.\n",
    );
    let all: Vec<Vec<String>> = categories(&import).into_iter().map(|(_, values)| values).collect();
    let beasts = ["dwarf", "goblin", "ogre", "troll"].map(str::to_owned).to_vec();
    assert!(all.contains(&beasts), "{all:?}");
    assert!(all.iter().flatten().all(|value| value != "lock"), "{all:?}");
    let import = read(
        "Three aunts sit in a row, each with wool of a different colour.\n\n\
         It is Olive who has the pink wool. Frieda has the seat at the far left. The grey wool is \
         to the right of Olive. Berta has chosen green.\n",
    );
    has(&import, "Name", &["berta", "frieda", "olive"]);
}

/// Whoever is named but once makes a category where they are as many as the places.
#[test]
fn residents_may_be_named_each_but_once() {
    let import = read(
        "Three houses stand side by side, one built of red brick, one of white brick and one of \
         brown brick.\n\n\
         1. Somewhere to the left of the brown house lives Mr. Tom Field.\n\
         2. Ms. Amy Lake has a house of red brick.\n\
         3. The third house is Mr. Ned Wood's.\n",
    );
    has(&import, "Name", &["mr. ned wood", "mr. tom field", "ms. amy lake"]);
}

/// Names that are put somewhere together are no list.
#[test]
fn names_put_ahead_of_one_are_no_list() {
    let import = read(
        "In what order did Rita's five cousins stand in the queue?\n\n\
         Sam and Sue were both ahead of Stu. Stu, Sid and Sue were all ahead of Sal. Sid was \
         ahead of Sam. Sue was ahead of Sid. Sal was behind Sam.\n",
    );
    has(&import, "Name", &["sal", "sam", "sid", "stu", "sue"]);
}

#[test]
fn people_of_whom_only_the_order_is_told_are_found() {
    let import = read(
        "Five boys took part in a race. Ravi finished before Mohit but behind Gaurav. Ashish \
         finished before Sanchit but behind Mohit. Who won the race?",
    );
    assert!(import.inferred);
    has(&import, "Name", &["ashish", "gaurav", "mohit", "ravi", "sanchit"]);
    assert!(import.puzzle.hints.iter().all(|hint| hint.relation.is_some()));
    let prose = "Hello World. This is a text about Rust and Python. I like Rust more than Python.";
    assert!(english::import::import(prose).is_err());
}

#[test]
fn people_are_called_by_what_they_are_or_do() {
    let import = read(
        "At the inn four travellers ordered supper.\n\nThe merchant had the stew.\n\
         The pilgrim drank cider.\nWhoever ordered the trout drank wine.\n\
         The soldier did not have the pie.\nThe minstrel had neither ale nor stew.\n\
         The mutton was served with ale.\n\nWho drank water?\n",
    );
    has(&import, "Food", &["mutton", "pie", "stew", "trout"]);
    has(&import, "Drink", &["ale", "cider", "water", "wine"]);
    has(&import, "Category", &["merchant", "minstrel", "pilgrim", "soldier"]);
}

#[test]
fn towns_are_none_of_the_people_who_go_there() {
    let import = read(
        "Four trains leave the station one after another.\n\n\
         1. The train to Leeds leaves before the one driven by Owen.\n\
         2. Mia drives the train with red carriages.\n3. The second train is blue.\n\
         4. The York train leaves right after the green train.\n\
         5. Nora does not drive to Bath.\n6. Lars drives the third train.\n\
         7. The yellow train goes to Hull.\n\nWhere does Nora's train go?\n",
    );
    has(&import, "Town", &["bath", "hull", "leeds", "york"]);
    has(&import, "Name", &["lars", "mia", "nora", "owen"]);
}

#[test]
fn whoever_is_sponsored_has_a_name_and_asides_hold_no_value() {
    let import = read(
        "- If Fatima ate a plum, then Goran was sponsored by the pharmacy.\n\
         - The runner sponsored by the bookshop finished right after the runner who ate a fig.\n\
         - Amir did not finish in last place.\n\
         - Exactly two runners finished between the runner who ate an apple and the runner \
         sponsored by the airline.\n\
         - The runner sponsored by the hotel ate a kiwi, though not gladly.\n\
         - The runner sponsored by the pharmacy finished one place behind Bella.\n\
         - Fatima finished right before the runner who ate a kiwi.\n",
    );
    has(&import, "Name", &["amir", "bella", "fatima", "goran"]);
    has(&import, "Sponsor", &["airline", "bookshop", "hotel", "pharmacy"]);
    has(&import, "Fruit", &["apple", "fig", "kiwi", "plum"]);
}
