//! Exports: title, hints and questions change comments only.

use export::{Language, export};
use puzzle::escape::is_hidden;
use puzzle::{HintSet, Puzzle};

use crate::words::{TEXTS, puzzles};

/// The fish riddle with these words for its title, its question and its hints.
fn fish(words: &str) -> Puzzle {
    let fish = presets::find("fish").expect("it is built in").puzzle();
    let mut parts = fish.into_parts();
    parts.title = words.to_owned();
    parts.questions.iter_mut().for_each(|question| question.text = words.to_owned());
    parts.hints.iter_mut().for_each(|hint| hint.text = words.to_owned());
    Puzzle::new(parts).expect("a puzzle")
}

#[test]
fn comments_neither_take_code_in_nor_let_words_out() {
    let active = HintSet::first(15);
    for language in Language::ALL.iter().filter(|language| !language.comment.is_empty()) {
        let plain = export(&fish("plain words"), &active, language);
        for words in TEXTS {
            let program = export(&fish(words), &active, language);
            let lines = plain.lines().zip(program.lines());
            assert_eq!(plain.lines().count(), program.lines().count(), "{program}");
            for (plain, line) in lines.filter(|(plain, line)| plain != line) {
                let [comment, label, ..] = plain.trim_start().split(' ').collect::<Vec<_>>()[..]
                else {
                    panic!("{plain}");
                };
                assert_eq!(comment, language.comment, "{plain}");
                // A tool may take what stands first in a comment for an order.
                let starts: Vec<&str> = line.trim_start().split(' ').take(2).collect();
                assert_eq!(starts, [comment, label], "{line}");
                // And these for a comment that goes on.
                assert!(!line.ends_with('\\') && !line.ends_with("??/"), "{line}");
            }
        }
    }
}

#[test]
fn nothing_in_a_program_is_hidden_or_turns_its_order_around() {
    for puzzle in puzzles() {
        for language in Language::ALL {
            let program = export(&puzzle, &HintSet::first(puzzle.hints().len()), language);
            let hidden = program.lines().find(|line| line.contains(is_hidden));
            assert_eq!(hidden, None, "{}", language.name);
        }
    }
}

#[test]
fn data_keeps_every_sign() {
    let json = Language::find("json").expect("a language");
    for puzzle in puzzles() {
        let data = export(&puzzle, &HintSet::none(), json);
        let data: serde_json::Value = serde_json::from_str(&data).expect("JSON");
        assert_eq!(data["title"], puzzle.title());
        assert_eq!(data["hints"][0]["text"], puzzle.hints()[0].text);
        assert_eq!(data["categories"][0]["values"][0], puzzle.categories()[0].values[0]);
    }
}
