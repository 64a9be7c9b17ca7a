use super::layout;
use crate::document::Document;

fn hints(document: &Document) -> Vec<&str> {
    document.hints.iter().map(|hint| hint.text.as_str()).collect()
}

fn lists(document: &Document) -> Vec<(&str, String)> {
    document.lists.iter().map(|list| (list.name.as_str(), list.values.join(", "))).collect()
}

const TWO: [&str; 3] = ["Ann has the cat.", "Bob is next to Cy.", "The dog is Cy's."];

#[test]
fn nothing_and_noise() {
    for text in
        ["", "\n\n—\n", "##", "((((", ": : :", "\u{a0}•\u{a0}", "1.\n2.\n3.", "“", "==\n=", "a,"]
    {
        layout(text);
    }
}

#[test]
fn marks_of_all_styles() {
    let styles = [
        ["1. ", "2. ", "3. "],
        ["1) ", "2) ", "3) "],
        ["1.) ", "2.) ", "3.) "],
        ["1- ", "2- ", "3- "],
        ["1 – ", "2 – ", "3 – "],
        ["(1) ", "(2) ", "(3) "],
        ["1  ", "2a ", "3  "],
        ["a) ", "b) ", "c) "],
        ["i. ", "ii. ", "iii. "],
        ["I.  ", "II.  ", "III. "],
        ["• ", "• ", "• "],
        ["- ", "- ", "- "],
        ["**1.** ", "**2.** ", "**3.** "],
        ["(C1) ", "(C2) ", "(C3) "],
        ["Clue 1: ", "Clue 2: ", "Clue 3: "],
        ["Clue one. ", "Clue two. ", "Clue three. "],
        ["Clue the first: ", "Clue the second: ", "Clue the third: "],
        ["Clue #1 - ", "Clue #2 - ", "Clue #3 - "],
        ["1. Clue 1: ", "2. Clue 2: ", "3. Clue 3: "],
        ["First: ", "Second: ", "Third: "],
        ["N°1 : ", "N°2 : ", "N°3 : "],
        ["1\u{fe0f}\u{20e3} ", "2\u{fe0f}\u{20e3} ", "3\u{fe0f}\u{20e3} "],
        ["1. **The Cat:** ", "2. **Close Quarters:** ", "3. **A Dog’s Life:** "],
    ];
    for marks in styles {
        let lines: Vec<String> =
            marks.iter().zip(TWO).map(|(mark, hint)| format!("{mark}{hint}")).collect();
        let document = layout(&format!("Three huts.\n\n{}\n", lines.join("\n")));
        assert_eq!(hints(&document), TWO, "{marks:?}");
    }
}

#[test]
fn hints_in_one_line() {
    let document = layout(
        "Three huts stand in a row. ## Clues: 1. Ann has the cat. 2. Bob is next to Cy. 3. The dog is Cy's.",
    );
    assert_eq!(hints(&document), TWO);
    assert_eq!(document.hints[2].number, Some(3));
    assert_eq!(document.places, Some(3));
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
fn questions() {
    let document = layout(
        "Three huts.\n\nAnn has the cat.\nBob is in the last hut.\nThe dog's owner drinks water Who owns the owl?",
    );
    assert_eq!(document.questions[0].text, "Who owns the owl?");
    assert_eq!(document.hints[2].text, "The dog's owner drinks water");
    let task = "From the clues below, figure out who drinks water and who owns the zebra.";
    let document = layout(&format!(
        "{task} There is no trick to it.\n\n1. Ann has the cat.\n2. Bob has the dog."
    ));
    assert_eq!(document.questions[0].text, task);
}

#[test]
fn what_is_not_of_the_puzzle() {
    let text = "From: ann@example.com\nSubject: try this\n\nHi all, I am stuck!\n\n\
                > Three boats: Ash, Elm and Oak. Their captains are Ann, Bob and Cy.\n>\n\
                > - Ann sails the Ash.\n> - Bob is next to the Oak.\n> - Cy is first.\n>\n> Who sails the Elm?\n\n\
                Answer: Ann - Ash; Bob - Elm; Cy - Oak\nSee https://example.com/puzzles, red, blue";
    let document = layout(text);
    assert_eq!(document.hints.len(), 3);
    assert_eq!(document.questions.len(), 1);
    assert_eq!(document.lists.len(), 2);
    assert!(
        document
            .setting
            .iter()
            .all(|passage| passage.text.contains("boats") || passage.text.contains("captains"))
    );
}

#[test]
fn lists_behind_dashes_and_beneath_counted_heads() {
    let names = [("NAMES", "Ann, Bob, Cyril".to_owned()), ("PETS", "cat, dog, owl".to_owned())];
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
fn bare_numbers_count_beneath_a_title_with_another() {
    let document = layout(
        "27 THE DERBY\n\nThree karts raced.\n\n1   Ann has the cat.\n2   Bob is next to Cy.\n3   The dog is Cy's.\n",
    );
    assert_eq!(hints(&document), TWO);
}

#[test]
fn code_is_no_hint_but_fenced_text_is() {
    let clues = "1. Ann has the cat.\n2. Bob is next to Cy.\n3. The dog is Cy's.\n";
    let bare = "Ann has the cat.\nBob is next to Cy.\nThe dog is Cy's.\n";
    let code = format!("Three huts.\n\n{bare}\n```prolog\nright_of(X, Y, [Y, X|_]).\n```\n");
    assert_eq!(hints(&layout(&code)), TWO);
    let code = format!("Three huts.\n\n{bare}\n```prolog\nnext(ann, B), B = bob, !.\n```\n");
    assert_eq!(hints(&layout(&code)), TWO);
    assert_eq!(hints(&layout(&format!("Three huts.\n\n```text\n{clues}```\n"))), TWO);
}

#[test]
fn numbers_without_a_sign_among_those_with_one() {
    let text =
        "1 Ann has the cat.\n2. Bob is next to Cy.\n3 The dog is Cy's.\n4. Ann is not in hut 2.";
    let document = layout(text);
    assert_eq!(hints(&document)[..3], TWO);
    let numbers: Vec<Option<u32>> = document.hints.iter().map(|hint| hint.number).collect();
    assert_eq!(numbers, [Some(1), Some(2), Some(3), Some(4)]);
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
    let expected = [("OWNER", "Ann, Bob, Cy".to_owned()), ("PET", "cat, dog, owl".to_owned())];
    assert_eq!(lists(&asked), expected);
    let code = layout(
        "1. Ann has the cat.\n2. Bob is first.\n\n```python\nfrom constraint import *\n
names = [\"Ann\", \"O'Brien\", \"Cy\"]\npets = ('cat', 'dog', 'owl')\nfor name in names: print(name)\n```\n",
    );
    let expected = [("names", "Ann, O'Brien, Cy".to_owned()), ("pets", "cat, dog, owl".to_owned())];
    assert_eq!(lists(&code), expected);
}

#[test]
fn answers_behind_counted_questions_are_no_hints() {
    let document = layout(
        "Three friends, viz. Ann, Bob and Cy, sit in a row and own a cat, a dog and an owl.

Ann has the cat. Bob is next to Cy. The dog is Cy's. Ann is not in the middle.

11. Who owns the owl?
    (1) Ann   (2) Bob   (3) Cy   (4) None of these

12. Which of the following is true?
    (1) Ann has the owl   (2) Bob has the dog   (3) Cy has the cat   (4) None",
    );
    assert_eq!(hints(&document)[..3], TWO);
    assert_eq!(document.hints.len(), 4, "{:?}", document.hints);
}

#[test]
fn answers_are_no_hints_whatever_they_speak_of() {
    let document = layout(
        "Ann has the cat. Bob is next to Cy. The dog is Cy's.
Which one of the following is true?
(A) Ann is next to Cy.
(B) Bob has the cat.
(C) Cy is next to Bob.",
    );
    assert_eq!(hints(&document), TWO);
    let document = layout(
        "Ann has the cat. Bob is next to Cy. The dog is Cy's.

Who is first?

A  Ann      B  Bob      C  Cy",
    );
    assert_eq!(hints(&document), TWO);
}

#[test]
fn what_surrounds_hints_is_none() {
    let document = layout(
        "\u{2b50} THE LOST PETS \u{2b50}

Dear friends of the zoo,

kim \u{2014} Today at 21:14
Ann has the cat.
Bob is next to Cy.
The dog is Cy's.

right_of(X, Y, [Y, X|_]).
Happy reading,
Dot",
    );
    assert_eq!(hints(&document), TWO);
}

#[test]
fn an_item_is_one_hint_in_several_sentences() {
    let document = layout(
        "1. Ann has the cat. She does not have the dog.
2. Sardines? In Lisbon, obviously.
3. The dog is Cy's.",
    );
    let expected = [
        "Ann has the cat. She does not have the dog.",
        "Sardines? In Lisbon, obviously.",
        "The dog is Cy's.",
    ];
    assert_eq!(hints(&document), expected);
}

#[test]
fn what_is_said_without_a_stop_is_taken_apart() {
    let document = layout(
        "hey Ray okay so there are three boats in a row down at the lake and in each there is one \
         person and one dog okay here goes um Ann has the cat and it is not at the end of the row \
         oh and Bob is next to Cy yeah and the dog is the one that Cy owns and that is all I can \
         tell you now so call me back okay bye",
    );
    let all = hints(&document).join(" / ");
    let expected = "um Ann has the cat and it is not at the end of the row / oh and Bob is";
    assert!(all.contains(expected), "{all}");
}

#[test]
fn who_tells_a_puzzle_may_be_in_it() {
    let document = layout(
        "Six nights in Georgia.

We were in Gori the night after Kutaisi. I lost the umbrella before we came to Batumi. \
         My map was gone in Gori.",
    );
    assert_eq!(document.hints.len(), 3, "{:?}", document.hints);
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
fn what_they_do_is_a_hint() {
    let text =
        "Three huts.\n\nAnn has the cat.\nThey drink tea in the red hut.\nBob is next to Cy.\n";
    let all = ["Ann has the cat.", "They drink tea in the red hut.", "Bob is next to Cy."];
    assert_eq!(hints(&layout(text)), all);
}

#[test]
fn what_stands_before_the_words_that_tell_the_hints_is_none() {
    let bare = "Ann has the cat. Bob is next to Cy. The dog is Cy's.";
    let before = "Four huts stand in a row. Opal and Hattie drove to the fair. The barn is old.";
    let text = format!("{before} Here is what I remember:\n\n{bare}\n");
    assert_eq!(hints(&layout(&text)), TWO);
    assert_eq!(hints(&layout(&text.replace(':', "."))).len(), 6);
}

#[test]
fn headings_between_hints_leave_those_before_them() {
    let text = "About the pets:\n\nAnn has the cat. Bob is next to Cy.\n\nAbout the rest:\n\n\
                The dog is Cy's. Ann is not next to Dee. Dee is first. Eve has the owl.\n";
    assert_eq!(hints(&layout(text)).len(), 6);
}

#[test]
fn a_line_of_hints_is_no_title() {
    let text = "Ann has the cat\nBob is next to Cy\nThe dog is Cy's\n";
    assert_eq!(layout(text).title, "");
}
