//! What is a hint, a question, a title and a part of nothing; lists are tested apart.

mod lists;
mod written;

use super::layout;
use crate::document::Document;

fn hints(document: &Document) -> Vec<&str> {
    document.hints.iter().map(|hint| hint.text.as_str()).collect()
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

/// Hints enough for a paragraph, as exams have it.
const SIX: &str = "Ann has the cat. Bob sits next to Cy. The dog is not Cy's. Ann is not in the middle. \
                   Cy drinks tea. The owner of the owl sits at one of the ends.";

#[test]
fn answers_behind_counted_questions_are_no_hints() {
    let document = layout(&format!(
        "Three friends, viz. Ann, Bob and Cy, sit in a row and own a cat, a dog and an owl.

{SIX}

11. Who owns the owl?
    (1) Ann   (2) Bob   (3) Cy   (4) None of these

12. Which of the following is true?
    (1) Ann has the owl   (2) Bob has the dog   (3) Cy has the cat   (4) None"
    ));
    assert_eq!(hints(&document).join(" "), SIX);
}

#[test]
fn answers_are_no_hints_whatever_they_speak_of() {
    let document = layout(&format!(
        "Three friends sit in a row. Each has a pet and a drink.

{SIX}

Which one of the following is true?
(A) Ann is next to Cy.
(B) Bob has the cat.
(C) Cy is next to Bob."
    ));
    assert_eq!(hints(&document).join(" "), SIX);
    let document = layout(
        "Ann has the cat. Bob is next to Cy. The dog is Cy's.\n\nWho is first?\n\nA  Ann      B  Bob      C  Cy",
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
        "This summer we spent six nights in six towns of Georgia, and in each I lost something else.

We were in Gori the night after Kutaisi. I lost the umbrella before we came to Batumi. \
         My map was gone in Gori. We slept in Mestia two nights after I lost the hat.

Where did I lose the pen?",
    );
    assert_eq!(document.hints.len(), 4, "{:?}", document.hints);
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
    let bare = TWO.join("\n");
    let before = "Last week my aunt and I drove to the fair in her old van, and there we met four farmers \
                  with four animals. I should have written it all down.";
    let text = format!("{before} Here is what I remember:\n\n{bare}\n\nWho had the owl?\n");
    assert_eq!(hints(&layout(&text)), TWO);
}

#[test]
fn headings_between_hints_leave_those_before_them() {
    let text = "Five friends live in five houses in a row.\n\nAbout the pets:\n\nAnn has the cat.\n\
                Bob lives next to Cy.\n\nAbout the rest:\n\nThe dog is Cy's.\n\
                Ann does not live next to Dee.\nDee lives in the first house.\nEve has the owl.\n";
    assert_eq!(hints(&layout(text)).len(), 6);
}

#[test]
fn a_line_of_hints_is_no_title() {
    let text = "Ann has the cat\nBob is next to Cy\nThe dog is Cy's\n";
    assert_eq!(layout(text).title, "");
}

#[test]
fn a_title_between_signs_is_no_hint() {
    let text = "Four huts.\n\n~ ~ ~ DRAGON MOUNTAIN ~ ~ ~\n\nAnn has the cat.\nBob is next to Cy.\n\
                The dog is Cy's.\n";
    assert_eq!(hints(&layout(text)), TWO);
}

#[test]
fn a_task_to_write_or_to_draw_is_no_hint() {
    let text = "Four huts.\n\nAnn has the cat.\nBob is next to Cy.\nThe dog is Cy's.\n\n\
                Write the names under the huts and draw what each of them has.\n";
    assert_eq!(hints(&layout(text)), TWO);
}

#[test]
fn numbers_set_flush_right_are_one_run() {
    let hint = |number: usize| format!(" {number}. Ann is not in house {}.\n", number % 5);
    let behind = "10. The flautist comes from Bath.\n11. Brahms is heard in Derby.\n\
                  12. York shares no wall with Leeds.\n";
    let text: String = (1..10).map(hint).collect();
    let text = format!("Five houses.\n\n{text}{behind}\nWho has the cat?\n");
    assert_eq!(hints(&layout(&text)).len(), 12);
}

#[test]
fn rules_among_the_hints_are_none() {
    let text = "Three huts.\n\n1. In each hut lives a man of a different country.\n\
                2. No two of them have the same pet.\n3. Ann has the cat.\n4. Bob is next to Cy.\n\
                5. The dog is Cy's.\n";
    assert_eq!(hints(&layout(text)), TWO);
    assert_eq!(layout(text).setting.len(), 3);
    // This one is about Ann.
    let more = format!("{text}6. Each of Ann's neighbours has another pet.\n");
    assert_eq!(hints(&layout(&more)).len(), 4);
}

#[test]
fn what_somebody_else_says_is_no_part_of_a_hint() {
    let text = "[9:14] dee: three cats sit in a row\n[9:15] dee: 1/ tom is ginger\n\
                [9:15] dee: 2/ gus is next to the black one\n[9:16] jo: omg i give up, this is too hard for me\n\
                [9:16] dee: 3/ kit is not black\n[9:17] dee: 4/ gus is on the left\n\
                [9:18] jo: which cat is grey?\n";
    let all =
        ["tom is ginger", "gus is next to the black one", "kit is not black", "gus is on the left"];
    assert_eq!(hints(&layout(text)), all);
}

#[test]
fn cards_may_be_lettered() {
    let text = "Three bottles.\n\nCard A (under the rug): Ann has the cat.\n\
                Card B (torn): Bob is next to Cy.\nCard C: The dog is Cy's.\n";
    assert_eq!(hints(&layout(text)), TWO);
}

#[test]
fn rooms_with_letters_are_no_marks() {
    let text = "Three huts.\n\nHut A: it is not Ann's.\nHut B: it is next to Bob's.\nHut C: Ann is in it.\n";
    let expected =
        ["Hut A: it is not Ann's.", "Hut B: it is next to Bob's.", "Hut C: Ann is in it."];
    assert_eq!(hints(&layout(text)), expected);
}

#[test]
fn a_word_before_a_number_in_words_counts_nothing() {
    let text = "Three huts.\n\n 1. Ann is somewhere between Bob and the\n    striped one.\n\
                 2. Bob is next to Cy.\n 3. The dog is Cy's.\n";
    let found = layout(text);
    assert_eq!(hints(&found)[0], "Ann is somewhere between Bob and the striped one.");
}

#[test]
fn terse_lines_are_hints_where_nothing_else_is() {
    let document = layout(
        "There are three kids.\nTom: red hat\nKim: not blue\nLea: left of Tom\nWho has the cap?\n",
    );
    assert_eq!(hints(&document), ["Tom: red hat", "Kim: not blue", "Lea: left of Tom"]);
    assert_eq!(document.questions.len(), 1);
    let document = layout("1. Kim lives in the red house.\nWho lives in the second house?\n");
    assert_eq!(document.questions.len(), 1, "{document:?}");
}

#[test]
fn sentences_that_list_values_are_no_hints() {
    for listing in [
        "Peter, Paul and Mary own a cat, a dog and a bird.",
        "Tom, Dick and Harry live side by side in a red, a blue and a green house.",
    ] {
        let [one, two] = ["Dick is next to the red one.", "The dog is Paul's."];
        let document = layout(&format!("{listing}\n\n- {one}\n- {two}\n"));
        assert_eq!(hints(&document), [one, two]);
        assert_eq!(document.setting[0].text, listing);
    }
}

#[test]
fn hints_behind_a_question_that_comes_before_them_are_no_answers() {
    let before = "Ann likes puzzles. Bob sits next to her. Cy is the last. Who has the cat?";
    let marked = ["Ann has the dog.", "Bob is next to Cy.", "Cy has no bird.", "Dee has the owl."];
    let items: String =
        marked.iter().zip(1..).map(|(hint, at)| format!("{at}. {hint}\n")).collect();
    let found = layout(&format!("{before}\n\n{items}"));
    assert!(marked.iter().all(|hint| hints(&found).contains(hint)), "{:?}", hints(&found));
}

#[test]
fn comments_in_programs_are_no_hints() {
    let text = format!(
        "Three huts.\n\n1. {}\n2. {}\n3. {}\n\n```prolog\n% Ann lives in the red hut.\n\
         % Bob lives next to Ann.\nhut(ann, red).\n```\n",
        TWO[0], TWO[1], TWO[2]
    );
    assert_eq!(hints(&layout(&text)), TWO);
}
