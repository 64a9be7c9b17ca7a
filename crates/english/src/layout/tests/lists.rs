//! Lists, tables and how many places there are.

use super::super::layout;
use crate::document::Document;

fn lists(document: &Document) -> Vec<(&str, String)> {
    document.lists.iter().map(|list| (list.name.as_str(), list.values.join(", "))).collect()
}

#[test]
fn times_count_no_places() {
    let document = layout(
        "On the 7:15 to town there is one bench with six seats.\n\n1. Ann sits next to Bob.\n2. Cy has the tea.\n",
    );
    assert_eq!(document.places, Some(6));
}

#[test]
fn lists_with_labels() {
    let expected = [("Names", "Ann, Bob, Cy".to_owned()), ("Pets", "cat, dog, owl".to_owned())];
    for text in [
        "Names: Ann, Bob, Cy\nPets: cat, dog, owl",
        "Names: Ann, Bob, Cy. Pets: a cat, a dog and an owl.",
        "**Names** - Ann / Bob / Cy\n**Pets** - cat / dog / owl",
        "Names = {Ann, Bob, Cy}; Pets = {cat, dog, owl}",
        "Names -> Ann | Bob | Cy\nPets -> cat | dog | owl",
        "Names\nAnn\nBob\nCy\n\nPets\ncat\ndog\nowl",
        "| Names | Pets |\n|---|---|\n| Ann | cat |\n| Bob | dog |\n| Cy | owl |",
        "Names, Pets\n\nAnn, Bob, Cy\ncat, dog, owl",
        "Three guests.\nNames: Ann Bob Cy Pets: cat dog owl",
        "1. Names: Ann, Bob, Cy\n2. Pets: cat, dog, owl",
    ] {
        assert_eq!(lists(&layout(text)), expected, "{text}");
    }
}

#[test]
fn lists_in_sentences() {
    let text = "Ann, Bob, Cy and Dee rowed in four boats: red, blue, green and white.";
    let document = layout(text);
    let values: Vec<String> = lists(&document).into_iter().map(|(_, values)| values).collect();
    assert_eq!(values, ["Ann, Bob, Cy, Dee", "red, blue, green, white"]);
    let document =
        layout("Each child is a different age (3, 5, 7 or 8). Children: Bea, Cal, Dot, Sam.");
    assert_eq!(document.lists[0].values, ["3", "5", "7", "8"]);
}

#[test]
fn values_of_two_words_without_commas() {
    let text = "Five men.\nPets: cat dog pony owl eel Drinks: apple cider tea milk cola rum\n\n\
                1. Apple cider is drunk by the owl.\n2. The cat is next to the apple cider.";
    assert_eq!(layout(text).lists[1].values, ["apple cider", "tea", "milk", "cola", "rum"]);
}

#[test]
fn orders() {
    for values in
        ["Win, Place, Show, 4th", "8h, 9h, 13h, 15h", "Monday to Thursday", "1st, 2nd, 3rd, 4th"]
    {
        let document = layout(&format!("Order: {values}\nNames: Ann, Bob, Cy, Dee"));
        let ordered: Vec<bool> = document.lists.iter().map(|list| list.ordered).collect();
        assert_eq!(ordered.iter().filter(|ordered| **ordered).count(), 1, "{values}");
    }
}

#[test]
fn lists_behind_dashes_and_beneath_counted_heads() {
    let names = [("Names", "Ann, Bob, Cyril".to_owned()), ("Pets", "cat, dog, owl".to_owned())];
    let texts = [
        "Three huts stand in a row.\n\nNAMES – Ann, Bob, Cyril\nPETS – cat, dog, owl\n\n1. Ann has the cat.\n2. Bob is first.\n",
        "Three huts.\n\n| Category | Option A | Option B | Option C |\n|---|---|---|---|\n| NAMES | Ann | Bob | Cyril |\n| PETS | cat | dog | owl |\n\n1. Ann has the cat.\n2. Bob is first.\n",
    ];
    for text in texts {
        assert_eq!(lists(&layout(text)), names, "{text}");
    }
}

#[test]
fn what_is_no_part_of_a_name() {
    let document = layout(
        "Title: Three Huts\n\nEach of three friends, Ann, Bob and Cyril, slept a different number of nights (3, 5, 7) in one of the huts.\n\n1. Ann stayed 3 nights.\n2. Bob is first.\n",
    );
    assert_eq!(document.title, "Three Huts");
    assert!(lists(&document).contains(&("nights", "3, 5, 7".to_owned())), "{document:?}");
}

#[test]
fn columns_that_only_blanks_part() {
    let text = "Match them.

        Growers    Towns
        -------    ----------
        Bev        Cedar Hill
        Gil        Fernley
        Ruth       Millport

        1. Bev does not live in Cedar Hill.
        2. Gil lives left of Ruth.";
    let document = layout(text);
    let found = lists(&document);
    assert_eq!(
        found,
        [
            ("Growers", "Bev, Gil, Ruth".to_owned()),
            ("Towns", "Cedar Hill, Fernley, Millport".to_owned())
        ]
    );
    // A form to be filled in is no table.
    let form = "1. Bev is left of Gil.\n2. Gil is not first.\n
        Name     ____   ____
        Town     ____   ____
        Drink    ____   ____";
    assert_eq!(lists(&layout(form)), []);
}

#[test]
fn heads_that_ask_and_lists_in_code() {
    let asked = layout(
        "OWNER? Ann / Bob / Cy\nPET? cat / dog / owl\n\n1. Ann has the cat.\n2. Bob is first.",
    );
    let expected = [("Owner", "Ann, Bob, Cy".to_owned()), ("Pet", "cat, dog, owl".to_owned())];
    assert_eq!(lists(&asked), expected);
    let code = layout(
        "1. Ann has the cat.\n2. Bob is first.\n\n```python\nfrom constraint import *\n
names = [\"Ann\", \"O'Brien\", \"Cy\"]\npets = ('cat', 'dog', 'owl')\nfor name in names: print(name)\n```\n",
    );
    let expected = [("names", "Ann, O'Brien, Cy".to_owned()), ("pets", "cat, dog, owl".to_owned())];
    assert_eq!(lists(&code), expected);
}

#[test]
fn lists_told_one_by_one() {
    let document = layout(
        "Four of us sit in a row. One bag is red, one is blue, one is green and one is purple. \
         One of us is making a cardigan, one socks, one a shawl and one a hat.

1. The red bag is next to the blue one.
2. Who makes socks is first.",
    );
    let values: Vec<String> = document.lists.iter().map(|list| list.values.join(", ")).collect();
    assert_eq!(values, ["red, blue, green, purple", "cardigan, socks, shawl, hat"]);
}

#[test]
fn orders_of_one_list_are_one_list() {
    let document = layout(
        "Ann has the cat. Bob is next to Cy. The dog is Cy's.

1. Which of these could be the order?
(A) Ann, Bob, Cy
(B) Bob, Cy, Ann
(C) Cy, Ann, Bob",
    );
    assert_eq!(lists(&document).len(), 1, "{:?}", document.lists);
}

#[test]
fn what_people_differ_in_is_no_list() {
    let text = "Three men have different hats, scarves and noses.\n\n1. Ann has the red hat.\n\
                2. Bob's scarf is green.\n";
    assert_eq!(layout(text).lists, []);
    assert_eq!(layout(&text.replace("different", "blue")).lists.len(), 1);
}

#[test]
fn a_list_may_fill_a_cell_of_a_table() {
    let text = "| Pet | cat, dog, sea lion |\n| Time | 5 s, 8 s, 20 s |\n\n1. Ann has the cat.\n";
    let values: Vec<Vec<String>> = layout(text).lists.into_iter().map(|list| list.values).collect();
    assert_eq!(values, [["cat", "dog", "sea lion"], ["5 s", "8 s", "20 s"]]);
}

#[test]
fn stars_part_the_values_of_a_list() {
    let text = "Names: Ann * Bob * Cleo\nPets: cat • dog • owl\n\n1. Ann has the cat.\n";
    let document = layout(text);
    assert_eq!(
        lists(&document),
        [("Names", "Ann, Bob, Cleo".to_owned()), ("Pets", "cat, dog, owl".to_owned())]
    );
}

#[test]
fn a_line_may_say_more_of_its_value() {
    let document = layout(
        "Three of us, three weapons.

SUSPECTS
Sister Fern: short, left-handed, grey eyes
Judge Oak: tall, right-handed, green eyes
Captain Ash: tall, left-handed, blue eyes

WEAPONS
a frozen trout (heavy, slippery)
a curling iron (light)
a broken oar (heavy)

- The trout was not Judge Oak's.
- Captain Ash had no oar.",
    );
    assert_eq!(
        lists(&document),
        [
            ("Suspects", "Sister Fern, Judge Oak, Captain Ash".to_owned()),
            ("Weapons", "frozen trout, curling iron, broken oar".to_owned()),
        ]
    );
}

#[test]
fn counts_of_categories_are_no_list() {
    let text = "There are three suspects, three weapons and three rooms.\n\n1. Ann has the cat.\n\
                2. Bob is in a room.\n";
    assert_eq!(layout(text).lists, []);
}

#[test]
fn what_all_values_go_on_with_is_no_part_of_them() {
    let document = layout(
        "Three snowmen stand in a row. Nell built one, Otis built one and Grandad built one.

1. Nell's has the bucket.
2. Otis used no carrot.",
    );
    let values: Vec<String> = document.lists.iter().map(|list| list.values.join(", ")).collect();
    assert_eq!(values, ["Nell, Otis, Grandad"]);
}

#[test]
fn hints_behind_names_are_no_lists() {
    let text = "Three huts in a row.\n\nClues about the men:\nAnn - not next to the cat\n\
                Bob - left of the dog\nCy - in the first hut\n\nClues about the pets:\n\
                Cat - not in the last hut\nDog - next to the owl\nOwl - not Bob's\n";
    let document = layout(text);
    assert_eq!((document.lists.len(), document.hints.len()), (0, 6));
}

#[test]
fn lists_that_no_hint_speaks_of_do_not_tell_how_many_places_there_are() {
    let document = layout(
        "Four officers, viz. P, Q, R and S, attend a course in four months of the same year, starting \
         from January, ending in April.\n\nEach is from another city, viz. Indore, Kochi, Patna and \
         Surat.\n\n1. P is from Indore.\n2. Q attends before the one from Kochi.\n3. S is not from \
         Patna.\n4. R attends in March.\n\nAnswers: 1-a, 2-d, 3-d\n\nTags: bank, clerk, mains\n",
    );
    assert_eq!(document.places, Some(4));
    let values: Vec<String> = lists(&document).into_iter().map(|(_, values)| values).collect();
    assert_eq!(values, ["P, Q, R, S", "Indore, Kochi, Patna, Surat"]);
}

#[test]
fn signs_of_all_kinds_part_values() {
    for sign in ["★", "♦", "●", "•"] {
        let document = layout(&format!(
            "Readers: Ann {sign} Bob {sign} Cy\nPets: cat {sign} dog {sign} owl\n\n1. Ann has the dog.\n"
        ));
        let expected =
            [("Readers", "Ann, Bob, Cy".to_owned()), ("Pets", "cat, dog, owl".to_owned())];
        assert_eq!(lists(&document), expected, "{sign}");
    }
}

#[test]
fn what_counts_no_places() {
    let hints =
        "The red house is first.\nThe cat lives in the blue house.\nThe green house is last.\n";
    let places = |text: &str| layout(text).places;
    let rules = "Every house has one pet.\nNo two houses have the same colour.\n";
    assert_eq!(places(&format!("{rules}{hints}")), None);
    let five = "Five houses stand in a row.\n\n";
    let options = "\nWhich is true?\n(a) Three people live left of the cat.\n\
                   (b) Three people live right of it.\n(c) Three people have a pet.\n\nWho has the dog?\n";
    assert_eq!(places(&format!("{five}{hints}{options}")), Some(5));
}

#[test]
fn what_stands_behind_a_puzzle_counts_no_places() {
    let document = layout(
        "Ana, Ben, Cleo, Dan and Eva ran a race. No two of them finished at the same time.\n\n\
         (i) Ben finished before Eva.\n(ii) Cleo finished before Dan.\n(iii) The white shirt came in \
         after Cleo.\n(iv) Cleo did not wear the yellow shirt.\n\nWho wore the blue shirt?\n\n\
         Show that among any 12 integers there are two whose difference is divisible by 11.\n",
    );
    assert_eq!(document.places, Some(5));
}

#[test]
fn a_question_that_names_the_lists_is_none() {
    let document = layout(
        "- Each person has a name: Amir, Bea, Colin, Freya\n- Everyone has a favourite tea: chai, mint tea, \
         oolong, rooibos\n- Each hiker packed a snack: crackers, jerky, raisins, trail mix\n\n\
         1. Bea has the chai.\n2. Colin is next to Bea.\n\nWhat are the name, tea, snack and month in each tent?\n",
    );
    assert_eq!(document.lists.len(), 3, "{:?}", document.lists);
}
