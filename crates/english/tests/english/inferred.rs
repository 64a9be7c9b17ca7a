//! Categories that a text does not list, or not all, come from its hints; those it lists stay.

use english::import::{Import, import};

pub fn read(text: &str) -> Import {
    import(text).expect("a puzzle")
}

/// Name and values of each category, the values in lower case and in order.
pub fn categories(import: &Import) -> Vec<(String, Vec<String>)> {
    let all = import.puzzle.categories.iter();
    all.map(|category| {
        let mut values: Vec<String> =
            category.values.iter().map(|value| value.to_lowercase()).collect();
        values.sort();
        (category.name.clone(), values)
    })
    .collect()
}

#[track_caller]
pub fn has(import: &Import, name: &str, values: &[&str]) {
    let all = categories(import);
    let wanted: Vec<String> = values.iter().map(|&value| value.to_owned()).collect();
    assert!(all.contains(&(name.to_owned(), wanted)), "no {name} {values:?} in {all:?}");
}

const TRUCKS: &str = "Four trucks wait in a row at a depot. Each has a different load, cab colour \
and destination.

1. The truck with the red cab hauls gravel.
2. The truck bound for Leeds is immediately to the left of the truck with the green cab.
3. The truck carrying bricks goes to York.
4. The truck with the white cab is heading for Hull.
5. Next to the truck carrying hay is the truck with the blue cab.
6. The truck that goes to Derby carries sand.
7. The truck with the green cab carries bricks.
";

#[test]
fn the_setting_names_what_the_hints_hold() {
    let import = read(TRUCKS);
    assert!(import.inferred);
    has(&import, "Cab color", &["blue", "green", "red", "white"]);
    has(&import, "Destination", &["derby", "hull", "leeds", "york"]);
    has(&import, "Load", &["bricks", "gravel", "hay", "sand"]);
}

const KENNELS: &str = "There are four kennels in a row. Each dog has a different owner and ate a \
different treat. The dogs are Bruno, Fleck, Misty and Otis.

1. Bruno ate the biscuit.
2. Mr Adair's dog is directly to the left of Fleck.
3. Otis is in the first kennel.
4. Misty did not eat the bone, and she belongs to Mr Brand.
5. The sausage was eaten by Mr Adair's dog.
6. Ms Dunne's dog is next to Mrs Coyle's dog.
7. Mr Brand's dog ate the liver.

Who owns the dog that ate the bone?
";

#[test]
fn what_is_listed_stays_and_the_rest_is_found() {
    let import = read(KENNELS);
    has(&import, "Dog", &["bruno", "fleck", "misty", "otis"]);
    has(&import, "Owner", &["mr adair", "mr brand", "mrs coyle", "ms dunne"]);
    has(&import, "Treat", &["biscuit", "bone", "liver", "sausage"]);
    let told = |import: &Import| {
        import.warnings.iter().any(|note| {
            note.message == "no lists were found for Treat, Owner; inferred from the hints"
        })
    };
    assert!(told(&import), "{:?}", import.warnings);
}

/// What hints say besides is no category where everything is listed.
#[test]
fn a_text_with_all_its_lists_gets_no_more() {
    let import = read(
        "Names: Ada, Bela, Cleo\nCakes: plum, cherry, nut\nTowns: Ulm, Bonn, Trier\n\n\
         1. Ada, who wore a splendid red jacket, baked the plum cake.\n\
         2. The baker from Bonn came second and wore a blue apron.\n\
         3. Cleo, in a green dress, stood right behind the one with the nut cake.\n\
         4. The lady from Trier wore a yellow scarf and is not Bela.\n",
    );
    assert!(!import.inferred);
    let names: Vec<String> = categories(&import).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["Name", "Cake", "Town"]);
}

/// One drink is drunk, one sipped, one served, one is only asked for.
#[test]
fn verbs_for_the_same_thing_share_a_category() {
    let import = read(
        "Three poets sit side by side in a café. Each had one drink and one pastry.\n\n\
         - Blake sipped the cocoa.\n\
         - Keats ate the strudel.\n\
         - The cider was served to the poet with the eclair.\n\
         - Byron sits somewhere to the left of Keats.\n\
         - The one who ate the muffin sits in the middle.\n\n\
         Who drank the lemonade?\n",
    );
    has(&import, "Drink", &["cider", "cocoa", "lemonade"]);
    has(&import, "Pastry", &["eclair", "muffin", "strudel"]);
    has(&import, "Name", &["blake", "byron", "keats"]);
}

/// The noun that recurs after other words names a category and is no part of its values.
#[test]
fn a_recurring_head_is_no_part_of_the_values() {
    let import = read(
        "There are four boats in a line.\n\n\
         1. The boat with the striped sail belongs to Nils.\n\
         2. Kirsten's boat is next to the boat with the plain sail.\n\
         3. The patched sail is Olav's.\n\
         4. Nils is somewhere to the left of Kirsten.\n\
         5. The boat with the checked sail is last.\n\
         6. Astrid carries herring.\n\
         7. Olav carries salt.\n\
         8. The boat that carries rope is next to Kirsten's boat.\n\
         9. Nils does not carry timber.\n",
    );
    has(&import, "Sail", &["checked", "patched", "plain", "striped"]);
    has(&import, "Cargo", &["herring", "rope", "salt", "timber"]);
    has(&import, "Name", &["astrid", "kirsten", "nils", "olav"]);
}

/// Lists in the forms that people write them in.
#[test]
fn lists_are_read_in_many_forms() {
    for (form, text) in [
        ("joints", "Names: Ann & Bea & Cleo\nPets: dog or cat or fox"),
        ("remarks", "Names (not in this order): Ann, Bea, Cleo\nPets: dog, cat, fox (one each)"),
        ("sets", "3 houses\nName \u{2208} {Ann, Bea, Cleo}\nPet \u{2208} {dog, cat, fox}"),
        ("no colon", "Names Ann, Bea, Cleo\nPets dog, cat, fox"),
        ("wrapped", "Names: Ann,\n  Bea, Cleo\nPets: dog, cat,\n  fox"),
        ("nested", "* Names\n  - Ann\n  - Bea\n  - Cleo\n* Pets\n  - dog\n  - cat\n  - fox"),
        ("one a line", "Names:\nAnn\nBea\nCleo\n\nPets:\ndog\ncat\nfox"),
    ] {
        let import = read(&format!("{text}\n\n1. Ann has the dog.\n2. The cat is first.\n"));
        let found = categories(&import);
        let named = |i: usize, name: &str| found.get(i).is_some_and(|found| found.0 == name);
        assert!(named(0, "Name") && named(1, "Pet"), "{form}: {found:?}");
        assert_eq!(found[0].1, ["ann", "bea", "cleo"], "{form}");
        assert_eq!(found[1].1, ["cat", "dog", "fox"], "{form}");
        assert!(!import.inferred && import.conflict.is_empty(), "{form}");
    }
}

/// "Cakes: carrot cake, seed cake" are values, though they say what they are.
#[test]
fn values_may_repeat_what_their_list_is_called() {
    let import = read(
        "Names: Ada, Bela, Cleo\nCakes: carrot cake, seed cake, lemon cake\n\n\
         1. Ada baked the seed cake.\n2. Bela did not bake the carrot cake.\n",
    );
    has(&import, "Cake", &["carrot cake", "lemon cake", "seed cake"]);
    assert!(!import.inferred);
}

/// Riding and driving are told by one category, and painting houses by no painter.
const STREET: &str =
    "Four small houses stand in a row, numbered 1 to 4 from left to right. Each has \
a different color, and in each lives somebody of another nationality. Everybody drives a different \
vehicle and keeps a different animal.

- The Mexican lives in the orange house.
- The Kenyan has a ferret.
- The lime house is immediately to the left of the violet house.
- The one who drives a van owns a llama.
- The one in the silver house rides a moped.
- The person who keeps the owl rides a moped.
- The pickup driver is Italian.
- The Italian lives in the first house.
- The one who drives a tractor lives in the violet house.
- The pony is kept in the first house.
- The Japanese lives in the third house.
";

#[test]
fn a_value_that_no_category_took_is_tried_where_one_is_lacking() {
    let import = read(STREET);
    has(&import, "Vehicle", &["moped", "pickup", "tractor", "van"]);
    assert!(import.hints.iter().all(|hint| hint.chosen.is_some()));
    assert!(!import.warnings.iter().any(|note| note.message.contains("solution")));
    assert!(import.conflict.is_empty(), "{:?}", import.warnings);
}

const SHIPS: &str = "Four ships are tied up in a row, numbered 1 to 4 from left to right.

1. The Danish ship has a red funnel.
2. The ship that left at noon carries timber.
3. The ship with the green funnel left at dusk.
4. The Greek ship left at dawn.
5. The ship that left at midnight is next to the ship that carries sugar.
6. Grain is carried by the ship that left at midnight.
7. The Norwegian ship has a blue funnel.
8. The ship with the white funnel carries sugar.
9. The Maltese ship is ship number one.
10. The copper is carried by the ship that left at dusk.
";

#[test]
fn values_that_share_a_verb_are_a_category_of_their_own() {
    let import = read(SHIPS);
    let times = ["dawn", "dusk", "midnight", "noon"].map(str::to_owned);
    assert!(categories(&import).iter().any(|(_, values)| *values == times));
    assert!(import.hints.iter().all(|hint| hint.chosen.is_some()));
    assert!(import.conflict.is_empty(), "{:?}", import.warnings);
}

/// "The Python programmer" programs in Python, and nobody is a "Python programmer" beside that.
#[test]
fn who_programs_in_a_language_is_no_value() {
    let import = read(
        "Four desks stand in a row. Each has a lamp of a different colour and is used by somebody \
         of a different nationality with a certain snack.\n\n\
         1. The Welshman has the green lamp.\n\
         2. The Ruby programmer sits next to the Dane.\n\
         3. Whoever programs in Rust eats nuts.\n\
         4. The Mexican programs in Cobol.\n\
         5. The desk with the white lamp is immediately to the left of the desk with the red lamp.\n\
         6. The Cobol programmer eats crisps.\n\
         7. The Latvian sits at the first desk.\n\
         8. The Dane writes Go.\n\
         9. The person with the blue lamp eats raisins.\n\
         10. The Go hacker eats toast.\n",
    );
    has(&import, "Language", &["cobol", "go", "ruby", "rust"]);
    has(&import, "Nationality", &["dane", "latvian", "mexican", "welshman"]);
}

/// The setting says only what all do differently, and hints say it each in their own way.
#[test]
fn something_different_is_a_category() {
    let import = read(
        "Four cousins sit in a row, numbered from left to right. Each is munching something \
         different.\n\n\
         1. Hattie is two seats to the right of Wilf, who has the pretzels.\n\
         2. The person sitting immediately to the left of Hattie is Jonah.\n\
         3. It is Priya who is gobbling the jelly beans.\n\
         4. The peppermints are being munched immediately to the right of the wafers.\n\
         5. Hattie has brought the peppermints.\n",
    );
    has(&import, "Name", &["hattie", "jonah", "priya", "wilf"]);
    let treats = ["jelly beans", "peppermints", "pretzels", "wafers"].map(str::to_owned);
    assert!(categories(&import).iter().any(|(_, values)| *values == treats), "{import:?}");
}

/// What is bought or sold is no person at the start of a sentence, and who it is bought from is.
#[test]
fn wares_are_told_from_those_who_sell_them() {
    let import = read(
        "Four market stalls stand in a row, numbered from left to right. Each is run by a \
         different seller, has a flag of a different colour and offers different goods.\n\n\
         Soap can be bought from Gerda.\n\
         Brushes are sold under the green flag.\n\
         Otto sells lamps.\n\
         Gerda's stall is just to the left of the one run by Otto.\n\
         Vilma's flag is white.\n\
         The black flag is Konrad's.\n\
         Konrad has the stall just to the right of Vilma's.\n\
         The leftmost stall has the red flag.\n\
         Who sells the kettles?\n",
    );
    has(&import, "Seller", &["gerda", "konrad", "otto", "vilma"]);
    let goods = ["brushes", "kettles", "lamps", "soap"].map(str::to_owned);
    assert!(categories(&import).iter().any(|(_, values)| *values == goods), "{import:?}");
}

/// Notes without verbs, and what only the last lines name.
#[test]
fn terse_notes_say_what_goes_together() {
    let import = read(
        "Four houses in a row, numbered left to right. Different colours, nationalities, drinks.\n\n\
         - Swede: house 2.\n\
         - Scot: green house.\n\
         - Cider in house 4.\n\
         - Cocoa in the grey one.\n\
         - Swede next to the grey house.\n\
         - Pole drinks coffee.\n\
         - Green is house 3.\n\
         - The black house is not the Pole's.\n\n\
         One of the houses is pink, somebody is a Dane, and somebody drinks rum.\n",
    );
    has(&import, "Nationality", &["dane", "pole", "scot", "swede"]);
    has(&import, "Color", &["black", "green", "grey", "pink"]);
    has(&import, "Drink", &["cider", "cocoa", "coffee", "rum"]);
}

/// What somebody only fears is no value beside what they keep.
#[test]
fn what_one_is_afraid_of_is_no_value() {
    let import = read(
        "Three huts stand in a row. Each is painted in a different colour and has a different \
         pet.\n\n\
         1. The red hut is immediately to the left of the hut with the dog.\n\
         2. Whoever lives in the blue hut is afraid of horses and keeps a goat.\n\
         3. The cat is in the yellow hut.\n",
    );
    has(&import, "Pet", &["cat", "dog", "goat"]);
}

/// "No two share a sport" counts nothing.
#[test]
fn settings_name_values_by_the_way() {
    let import = read(
        "Three runners finished one after another: Ann, Bo and Cy. Each came from a different town \
         (one was from Leeds) and wore a costume.\n\n\
         1. The nun finished right before the runner from York.\n\
         2. Bo is from Hull, though the steward has his doubts.\n\
         3. Inside the lobster suit was Ann.\n\
         4. The lobster finished before the Viking.\n",
    );
    has(&import, "Town", &["hull", "leeds", "york"]);
}

/// "The prize was never the same" names a category.
#[test]
fn what_was_never_the_same_is_a_category() {
    let import = read(
        "In four years there were four winners, and the prize was never the same twice.\n\n\
         1. In the year after Carl's victory the prize was a hamper.\n\
         2. Minestrone won in a later year than the one in which the prize was a kettle.\n\
         3. The year before Imogen, Bettina won. The chowder was the work of Imogen.\n\
         4. In Raj's year the prize was a ladle. In Imogen's year the prize was a fork.\n\
         5. Carl and Raj did not win in consecutive years.\n",
    );
    has(&import, "Prize", &["fork", "hamper", "kettle", "ladle"]);
    has(&import, "Name", &["bettina", "carl", "imogen", "raj"]);
}

/// Numbers that are worn are values, though they are listed as the places of a row would be.
#[test]
fn what_everybody_dislikes_is_a_category() {
    let text = "Each of four children keeps a pet and hates a certain vegetable. They sit in a row.\n\
        1. Ann hates leeks.\n2. The child who hates peas keeps a dog.\n\
        3. Bob, who does not hate carrots, sits next to the child with the cat.\n\
        4. Cyd keeps a fox.\n5. Dee sits next to the child who hates spinach.\n\
        6. The owl is in the first seat.\nWho hates carrots?\n";
    let parts = import(text).unwrap().puzzle;
    let values: Vec<String> =
        parts.categories.iter().map(|category| category.values.join(" ")).collect();
    assert_eq!(values, ["Ann Bob Cyd Dee", "leeks peas carrots spinach", "dog cat fox owl"]);
    assert!(parts.hints.iter().all(|hint| hint.relation.is_some()));
}
