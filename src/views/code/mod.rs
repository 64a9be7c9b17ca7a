//! Code: the puzzle as a program for a real solver, to copy or to keep. The tools write it, so that
//! only they carry the languages.

mod view;

use serde::{Deserialize, Serialize};

use crate::engine::protocol::encode;
use crate::tools::context::Context;
use export::{Language, export};
use puzzle::{HintSet, Puzzle};

pub use view::CodeView;

/// What is wished for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wish {
    /// The hints that are on.
    pub active: HintSet,
    /// The language, by place in the list.
    pub language: usize,
}

/// A program, and what it could be instead.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Program {
    /// The ids and names of all languages.
    pub languages: Vec<(String, String)>,
    /// Which one this is in.
    pub language: usize,
    /// How the names of its files end, without the dot.
    pub extension: String,
    /// How to run FILE, and what comes out.
    pub to_run: String,
    /// The program.
    pub text: String,
}

/// Writes it.
pub fn answer(puzzle: &Puzzle, wish: &Wish, context: &mut Context<'_>) {
    let language = wish.language.min(Language::ALL.len() - 1);
    let chosen = Language::ALL[language];
    let named = |language: &&Language| (language.id.to_owned(), language.name.to_owned());
    let program = Program {
        languages: Language::ALL.iter().map(named).collect(),
        language,
        extension: chosen.extension.to_owned(),
        to_run: chosen.to_run.to_owned(),
        text: export(puzzle, &wish.active, chosen),
    };
    (context.post)(true, encode(&program));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::protocol::decode;
    use puzzle::numbers;
    use std::ops::ControlFlow;

    #[test]
    fn each_language_is_written_and_one_that_is_not_there_is_the_last() {
        let fish = presets::find("fish").unwrap().puzzle();
        let written = |language| {
            let mut news: Vec<Program> = Vec::new();
            let mut post = |_, bytes: Vec<u8>| news.push(decode(&bytes).unwrap());
            let mut go_on = |_| ControlFlow::Continue(());
            let mut context = Context { clock: &|| 0.0, tell: &mut go_on, post: &mut post };
            answer(&fish, &Wish { active: numbers::switchable(&fish), language }, &mut context);
            news.remove(0)
        };
        let all: Vec<Program> = (0..Language::ALL.len()).map(written).collect();
        for (place, (program, language)) in all.iter().zip(Language::ALL).enumerate() {
            assert_eq!((program.language, &*program.extension), (place, language.extension));
            assert!(!program.text.is_empty());
        }
        assert_eq!(written(99), *all.last().unwrap());
    }
}
