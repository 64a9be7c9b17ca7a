//! The work of Edit that takes longer than a keystroke, done by the tools.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use crate::engine::protocol::encode;
use crate::tools::context::Context;
use crate::words::edit as words;
use english::import::{Choice, Import, understand};
use generate::{self, Difficulty, Kind, Missed, Wish};
use puzzle::text::one_line;
use puzzle::{Category, HintSet, Puzzle, PuzzleParts};
use solver::{Core, Goal, Problem, Progress};

/// How long a search may take, in milliseconds; what is known by then is said.
const PATIENCE: f64 = 5_000.0;

/// What is to be done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// These hints without those that the others imply.
    WithoutImplied(HintSet),
    /// The smallest part of these hints that leaves one solution.
    Smallest(HintSet),
    /// A new puzzle.
    Generate {
        /// How many places.
        houses: u8,
        /// How many categories.
        categories: u8,
        /// Whether all kinds of hint may come, not only those of the old riddles.
        varied: bool,
        /// How hard it is to be; anything will do where nothing is said.
        difficulty: Option<Difficulty>,
        /// Another seed, another puzzle.
        seed: u64,
    },
    /// A puzzle from plain English.
    Import {
        /// The text.
        text: String,
        /// Its categories; where there are none, they are found in it.
        about: Vec<Category>,
    },
    /// What a sentence says.
    Understand(Sentence),
}

impl Ask {
    /// Whether it is about the hints of one puzzle, and means nothing for another.
    pub fn is_about_hints(&self) -> bool {
        matches!(self, Self::WithoutImplied(_) | Self::Smallest(_))
    }
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum News {
    /// The hints that are left; `None` where there was no time to find them.
    Left(Option<HintSet>),
    /// A puzzle, and what is to be said where it is not as hard as wished; or why there is none.
    Made(Result<(PuzzleParts, String), String>),
    /// What was read, or why nothing was.
    Imported(Result<Import, String>),
    /// What the sentence says, in each way of reading it; none where it is not understood.
    Understood(Sentence, Vec<Choice>),
}

/// A sentence to be understood.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sentence {
    /// The words, in one line.
    pub words: String,
    /// The number of the hint whose words they are; none for a new one.
    pub hint: Option<u32>,
    /// The categories that it is about.
    categories: Vec<Category>,
    /// How many places there are.
    houses: u8,
}

impl Sentence {
    /// A sentence about a puzzle.
    pub fn new(puzzle: &Puzzle, words: &str, hint: Option<u32>) -> Self {
        let (categories, houses) = (puzzle.categories().to_vec(), puzzle.houses());
        Self { words: one_line(words), hint, categories, houses }
    }

    /// Whether it says of this puzzle what it said of the one that it was about.
    pub fn fits(&self, puzzle: &Puzzle) -> bool {
        puzzle.houses() == self.houses && puzzle.categories() == self.categories
    }
}

/// Does it.
pub fn answer(ask: Ask, problem: &Problem, context: &mut Context<'_>) {
    let until = (context.clock)() + PATIENCE;
    let clock = context.clock;
    let tell = &mut *context.tell;
    let mut watch = |_: &Progress| match tell(None) {
        ControlFlow::Continue(()) if clock() < until => ControlFlow::Continue(()),
        _ => ControlFlow::Break(()),
    };
    let core = || Core::new(problem.clone());
    let news = match ask {
        Ask::WithoutImplied(active) => {
            let order: Vec<usize> = active.iter().collect();
            News::Left(core().without_implied(&active, order.into_iter().rev(), &mut watch))
        }
        Ask::Smallest(active) => {
            let found = core().hint_sets(&active, Goal::OneSolution, 1, &mut watch);
            News::Left(found.sets.into_iter().next())
        }
        Ask::Generate { houses, categories, varied, difficulty, seed } => {
            let kinds = if varied { Kind::ALL.to_vec() } else { Kind::CLASSIC.to_vec() };
            let wish = Wish { houses, categories, kinds, seed };
            let made = generate::nearest(&wish, difficulty, &mut watch);
            let parts = |(puzzle, missed): (Puzzle, Option<Missed>)| {
                (puzzle.into_parts(), missed.map_or(String::new(), |missed| missed.to_string()))
            };
            News::Made(made.map(parts).map_err(|why| why.to_string()))
        }
        Ask::Import { text, about } => {
            let read = match about.is_empty() {
                true => english::read(&text),
                false => english::read_about(&text, &about),
            };
            News::Imported(read.map_err(|note| match note.line {
                0 => note.message,
                line => words::error_in_line(line, &note.message),
            }))
        }
        Ask::Understand(sentence) => {
            let readings = understand(&sentence.categories, sentence.houses, &sentence.words);
            News::Understood(sentence, readings)
        }
    };
    (context.post)(true, encode(&news));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::protocol::decode;
    use puzzle::numbers;

    fn told(ask: Ask, problem: &Problem) -> News {
        let mut news = Vec::new();
        let mut context = Context {
            clock: &|| 0.0,
            tell: &mut |_| ControlFlow::Continue(()),
            post: &mut |last, bytes| {
                assert!(last);
                news.push(decode(&bytes).unwrap());
            },
        };
        answer(ask, problem, &mut context);
        assert_eq!(news.len(), 1);
        news.remove(0)
    }

    #[test]
    fn sets_of_hints_are_found() {
        let fish = presets::find("fish").unwrap().puzzle();
        let problem = Problem::from(&fish);
        let all = numbers::switchable(&fish);
        let fourteen = News::Left(Some(HintSet::first(14)));
        assert_eq!(told(Ask::WithoutImplied(all.clone()), &problem), fourteen);
        assert_eq!(told(Ask::Smallest(all), &problem), fourteen);
    }

    #[test]
    fn puzzles_are_made_and_read() {
        let problem = Problem::from(&presets::find("fish").unwrap().puzzle());
        let ask =
            Ask::Generate { houses: 3, categories: 3, varied: true, difficulty: None, seed: 1 };
        let News::Made(Ok((parts, missed))) = told(ask, &problem) else { panic!("no puzzle") };
        assert!(Puzzle::new(parts).is_ok() && missed.is_empty());
        let difficulty = Some(Difficulty::Hard);
        let ask = Ask::Generate { houses: 3, categories: 2, varied: false, difficulty, seed: 1 };
        let News::Made(Ok((_, missed))) = told(ask, &problem) else { panic!("a puzzle") };
        assert!(missed.contains("came out hard"), "{missed}");
        let ask =
            Ask::Generate { houses: 3, categories: 99, varied: true, difficulty: None, seed: 1 };
        assert!(matches!(told(ask, &problem), News::Made(Err(_))));
        let import = |text: &str, about: &[Category]| {
            told(Ask::Import { text: text.to_owned(), about: about.to_vec() }, &problem)
        };
        assert!(matches!(import("", &[]), News::Imported(Err(_))));
        let list = |name: &str, values: [&str; 2]| {
            Category::new(name.to_owned(), values.map(str::to_owned).to_vec())
        };
        let about = [list("Who", ["Ann", "Bob"]), list("Drink", ["tea", "milk"])];
        let News::Imported(Ok(read)) = import("1. Ann drinks tea.", &about) else { panic!("read") };
        assert_eq!(read.puzzle.categories, about);
    }

    #[test]
    fn a_sentence_is_understood() {
        let fish = presets::find("fish").unwrap().puzzle();
        let problem = Problem::from(&fish);
        let readings = |words: &str| {
            let sentence = Sentence::new(&fish, words, None);
            let News::Understood(about, readings) =
                told(Ask::Understand(sentence.clone()), &problem)
            else {
                panic!("no answer")
            };
            assert_eq!(about, sentence);
            readings
        };
        let one = readings("The Brit lives in  the red house.");
        assert_eq!(one.len(), 1);
        assert_eq!(Some(&one[0].relation), fish.hints()[0].relation.as_ref());
        assert_eq!(readings("Nonsense."), []);
        let two = readings("The green house is on the left of the white house.");
        let labels: Vec<_> = two.iter().map(|reading| reading.label.as_str()).collect();
        assert_eq!(labels, ["somewhere", "immediately"]);
    }
}
