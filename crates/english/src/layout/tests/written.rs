//! Lists in all the ways in which people write them down.

use super::super::layout;

/// The values of a text's lists.
fn values(text: &str) -> Vec<String> {
    layout(text).lists.iter().map(|list| list.values.join(", ")).collect()
}

const HINTS: &str = "\n\n1. Ann has the cat.\n2. Bob is next to Cy.\n3. The dog is Cy's.\n";

#[track_caller]
fn has(text: &str, expected: &[&str]) {
    let text = text.to_owned() + HINTS;
    let mut found = values(&text);
    found.sort();
    let mut expected: Vec<String> = expected.iter().map(|&list| list.to_owned()).collect();
    expected.sort();
    assert_eq!(found, expected, "{text}");
}

const TWO: [&str; 2] = ["Ann, Bob, Cy", "cat, dog, owl"];

#[test]
fn rows_with_signs_between_values() {
    for text in [
        "NAME      Ann · Bob · Cy\nPET TYPE  cat · dog · owl",
        "NAME   Ann | Bob | Cy\nPET   cat | dog | owl",
        "NAME   Ann • Bob • Cy\nPET   cat • dog • owl",
        "category,option1,option2,option3\nname,Ann,Bob,Cy\npet,cat,dog,owl",
        "NAME=Ann,Bob,Cy\nPET=cat,dog,owl",
        "list;v1;v2;v3\nname;Ann;Bob;Cy\npet;cat;dog;owl",
        "│ Name:   Ann – Bob – Cy │\n│ Pet:    cat – dog – owl │",
        "Guests .. Ann, Bob, Cy\nPets .... cat, dog, owl",
    ] {
        has(text, &TWO);
    }
}

#[test]
fn wide_gaps_between_values() {
    for text in [
        "NAMES\nAnn   Bob   Cy\n\nPETS\ncat   dog   owl",
        "Names:   Ann   Bob   Cy\nPets:    cat   dog   owl",
        "NAMES\n   A) Ann   B) Bob   C) Cy\nPETS\n   A) cat   B) dog   C) owl",
    ] {
        has(text, &TWO);
    }
    let wide = "years   names   pets\n2011   Ann   cat\n2012   Bob   dog\n2013   Cy   owl";
    has(wide, &["2011, 2012, 2013", TWO[0], TWO[1]]);
    // Answers to choose from are no lists.
    let answers = HINTS.to_owned() + "\nWho has the owl?\n(a) Ann   (b) Bob   (c) Cy\n";
    assert_eq!(values(&answers), [""; 0]);
}

#[test]
fn grids_to_be_filled_in() {
    let grid = "\
     | cat | dog | owl || red | tan | sky |
-----+-----+-----+-----++-----+-----+-----+
 Ann |     |     |     ||     |     |     |
 Bob |     |     |     ||     |     |     |
 Cy  |     |     |     ||     |     |     |
-----+-----+-----+-----++-----+-----+-----+
 red |     |     |     |
 tan |     |     |     |
 sky |     |     |     |";
    has(grid, &["Ann, Bob, Cy", "cat, dog, owl", "red, tan, sky"]);
    // What is written out elsewhere is short in the grid.
    let short = "Ann, Bob and Cy have a cat, a dog and an owl.\n\n     | ca. | do. | ow. |\n Ann |     |     |     |\n Bob |     |     |     |\n Cy  |     |     |     |";
    has(short, &TWO);
}

#[test]
fn columns_and_headings() {
    for text in [
        "Three friends have three pets.\n\nNames\nAnn\nBob\nCy\nPets\ncat\ndog\nowl",
        "WHO?\n🐻 Ann\n🦊 Bob\n🐰 Cy\n\nWHAT?\n⚽ cat\n🎾 dog\n🚲 owl",
        "♟ THE NAMES\nAnn — tall, left-handed\nBob — short, right-handed\nCy — tall, bald\n\n🗡 THE PETS\na cat (heavy, grey)\na dog (light, brown)\nan owl (light, white)",
        "names:\n  - Ann\n  - Bob\n  - Cy\npets:\n  - cat\n  - dog\n  - owl",
    ] {
        has(text, &TWO);
    }
}

#[test]
fn lists_that_go_on_in_the_next_line() {
    has("Names: Ann; Bob;\nCy\nPets: cat; dog;\nowl", &TWO);
    has("Names: Ann, Bob,\nCy\nPets: cat, dog,\nowl", &TWO);
}

#[test]
fn brackets_say_more_of_a_value() {
    has("Names: Ann (the tall one), Bob, Cy\nPets: cat (1 kg), dog (9 kg), owl (2 kg)", &TWO);
}

#[test]
fn words_beneath_a_heading() {
    let text = "Five friends have pets.\n\nNames\nAnn Bob Cy Dee Eve\n\nPets\ncat dog owl eel ant\n"
        .to_owned() + HINTS;
    assert_eq!(values(&text), ["Ann, Bob, Cy, Dee, Eve", "cat, dog, owl, eel, ant"]);
}

#[test]
fn values_behind_a_shared_word() {
    let text = "Ann, Bob and Cy went away. One went to Rome, one to Oslo and one to Lima. They \
        travelled by car, by bus and by boat, and stayed for one week, two weeks or three weeks.\n\n\
        1. Ann went to Rome by car.\n2. Who went to Oslo stayed for two weeks.\n\
        3. Bob went by bus.\n4. Cy stayed for one week.\n";
    let expected = ["Ann, Bob, Cy", "Rome, Oslo, Lima", "car, bus, boat", "one, two, three"];
    assert_eq!(values(text), expected);
    let picked = "Three monsters: one black, one blue, one pink. They are Ann, Bob and Cy.\n\n\
        1. Ann is blue.\n2. Bob is next to the pink one.\n3. Cy is not black.\n";
    assert_eq!(values(picked), ["black, blue, pink", "Ann, Bob, Cy"]);
}

#[test]
fn facts_one_at_a_time() {
    has(
        "name(ann). name(bob). name(cy).\npet(cat).\npet(dog).\npet(owl).",
        &["ann, bob, cy", "cat, dog, owl"],
    );
}

#[test]
fn marks_of_other_languages() {
    for text in [
        "<ul>\n  <li><b>Name:</b> Ann, Bob, Cy</li>\n  <li><b>Pet:</b> cat, dog, owl</li>\n</ul>",
        "<table>\n  <tr><th>Name</th><th>Pet</th></tr>\n  <tr><td>Ann</td><td>cat</td></tr>\n  <tr><td>Bob</td><td>dog</td></tr>\n  <tr><td>Cy</td><td>owl</td></tr>\n</table>",
        "[b]Names[/b]\n[list][*]Ann\n[*]Bob\n[*]Cy[/list]\n[b]Pets[/b]\n[list][*]cat\n[*]dog\n[*]owl[/list]",
        "'''Three''' friends\n* names: Ann, [[Bob]], Cy\n* pets: [[cat]], [[puppy|dog]], owl",
        "\\begin{tabular}{l|lll}\n  Name & Ann & Bob & Cy \\\\ \\hline\n  Pet & cat & dog & owl \\\\\n\\end{tabular}",
        "\\begin{itemize}\n  \\item \\textbf{Name:} Ann, Bob, Cy\n  \\item \\textbf{Pet:} cat, dog, owl\n\\end{itemize}",
    ] {
        has(text, &TWO);
    }
    let entity = layout("1. Ann&#39;s pet is the cat &amp; she likes it.\n2. Bob has the dog.\n");
    assert_eq!(entity.hints[0].text, "Ann's pet is the cat & she likes it.");
    // Without a closing tag brackets count, and signs that are no tags stay.
    let lettered = layout("[a] Ann < Bob.\n[b] Bob has the cat.\n[i] Cy has the dog.\n");
    assert_eq!(lettered.hints.len(), 3);
    assert_eq!(lettered.hints[0].text, "Ann < Bob.");
}

#[test]
fn hints_below_their_numbers_and_in_code() {
    let hints = |text: &str| -> Vec<String> {
        layout(text).hints.into_iter().map(|hint| hint.text).collect()
    };
    let three = ["Ann has the cat.", "Bob is next to Cy.", "The dog is Cy's."];
    let below = three.iter().zip(1..).map(|(hint, n)| format!("Clue {n}\n{hint}\n"));
    assert_eq!(hints(&below.collect::<String>()), three);
    let sheet = three.iter().zip(1..).map(|(hint, n)| format!("{n}\t{hint}\t\t\n"));
    assert_eq!(hints(&("Clue #\tClue\t\t\n".to_owned() + &sheet.collect::<String>())), three);
    let comments = three.iter().zip(1..).map(|(hint, n)| format!("# {n}. {hint}\n"));
    assert_eq!(hints(&comments.collect::<String>()), three);
    let prolog = three.iter().map(|hint| format!("% {hint}\n"));
    assert_eq!(hints(&prolog.collect::<String>()), three);
}

/// What looks like a list and is none, or is one as it stands.
#[test]
fn what_stays_as_it_is() {
    let hints = "\n\n1. Ann went with Bob to Rome.\n2. The cat is Cy's.\n3. Bob has the dog.\n";
    for (text, expected) in [
        ("On Saturday, Ann, Bob and Cy went out.", "Ann, Bob, Cy"),
        ("Yesterday in Lima, Ann, Bob and Cy went out.", "Ann, Bob, Cy"),
        ("Drinks: tea (hot), tea (iced), water", "tea (hot), tea (iced), water"),
        ("Rooms: R1, R2, R3", "R1, R2, R3"),
        ("The books are \"In Time\", \"In Love\" and \"In Space\".", "In Time, In Love, In Space"),
        ("Names: Ann, Bob, Cy;\nAnn has the cat;\nBob is first.", "Ann, Bob, Cy"),
        ("Ann ... the quiet one, you know, with blue", ""),
        ("Puzzle of the Day\nEasy Pet Grid\nAuthor\nTom Jay Smith", ""),
    ] {
        let found = values(&("There are three friends.\n\n".to_owned() + text + hints));
        assert!(found.iter().all(|list| list == expected), "{text}: {found:?}");
        assert!(expected.is_empty() || !found.is_empty(), "{text}");
    }
    let data = "There are three friends.\n\nAnn,Bob,Cy\ncat,dog,owl".to_owned() + HINTS;
    assert_eq!(values(&data), TWO);
    let many: Vec<String> = (0..17).map(|n| format!("Ann{n}")).collect();
    let many = layout(&format!("Names: {}{HINTS}", many.join(", ")));
    assert_eq!((many.places, many.lists.len()), (None, 0));
    let column = "Three kids.\n\nClues\nAnn hates cats\nBob is first\nCy likes dogs\nDogs sit last\n\
        Cats hate Bob\nDogs like Cy\nOwls sit second\n";
    assert_eq!((values(column), layout(column).hints.len()), (Vec::new(), 7));
    let form = "|        | 1 | 2 | 3 |\n| Name   |   |   |   |\n| Pet    |   |   |   |\n| Colour |   |   |   |";
    assert_eq!(values(&(form.to_owned() + HINTS)), [""; 0]);
    let signs = layout("1. Ann < Bob.\n2. Person <B> has the dog.\n3. Cy got 20% off, & a cat.\n");
    let said: Vec<&str> = signs.hints.iter().map(|hint| hint.text.as_str()).collect();
    assert_eq!(said, ["Ann < Bob.", "Person <B> has the dog.", "Cy got 20% off, & a cat."]);
}
