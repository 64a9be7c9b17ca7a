//! Explain: the story of a puzzle, told by a worker, which for Play finds the next step, too, and what
//! is wrong.

mod state;
mod told;
mod view;

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

pub use state::{Asked, Form, Light, Move, StoryState};
pub use told::{End, Told};
pub use view::ExplainView;

use crate::engine::protocol;
use crate::tools::context::Context;
use explain::{Ending, Fact, Knowledge, Nudge, Step, Story, WhyNot, Words};
use puzzle::{HintSet, Puzzle, Value};
use solver::{Core, Problem, Progress, Tally, Unwatched};

/// How long one count may take, in milliseconds.
const COUNT: f64 = 1_500.0;

/// What is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Lesson {
    /// The whole story, step by step, with these hints.
    Story(HintSet),
    /// The next step from what is known, with these hints.
    Next(HintSet, Knowledge),
    /// Which of these states some solution of the hints still fits, and which of the facts of the
    /// last one no solution has.
    Check {
        /// The hints that are on.
        active: HintSet,
        /// What is known, state after state.
        states: Vec<Knowledge>,
        /// What the player has said.
        facts: Vec<Fact>,
    },
    /// How many arrangements these facts leave, whatever the hints say.
    Count(Vec<Fact>),
    /// Why the value is not in the house, by what is known, with these hints.
    WhyNot(HintSet, Knowledge, Value, u8),
}

/// What is found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum News {
    /// A step.
    Step(Box<Told>),
    /// A step for a player: hinted at, and what it finds.
    Nudge(Nudge, Vec<Fact>),
    /// The hints contradict each other: these clash, and none of them can be spared for that.
    Clash(HintSet),
    /// The story has ended.
    End(End),
    /// What [`Lesson::Check`] asks.
    Checked {
        /// By state: whether some solution fits.
        fits: Vec<bool>,
        /// The facts that are in no solution.
        wrong: Vec<Fact>,
    },
    /// How many arrangements there are.
    Count(Tally),
    /// What [`Lesson::WhyNot`] asks, in words.
    WhyNot(String),
}

/// Answers one question after another, in as many pieces of news as it takes.
pub fn answer(puzzle: &Puzzle, lesson: Lesson, context: &mut Context<'_>) {
    let problem = &Problem::from(puzzle);
    match lesson {
        Lesson::Story(active) => story(puzzle, problem, &active, context),
        Lesson::Next(active, known) => {
            // A wrong state has next steps too, and none that helps.
            let right = fits(problem, &active, &known.facts());
            let mut story = tell(problem, &active, known);
            let end = |ending| News::End(End::of(puzzle, &[], ending, unknown()));
            let news = match story.next() {
                _ if !right => {
                    clash(problem, &active).map_or_else(|| end(Ending::Wrong), News::Clash)
                }
                Some(step) => News::Nudge(Words::of(puzzle).nudge(&step), step.new),
                None => end(ending(&story)),
            };
            (context.post)(true, protocol::encode(&news));
        }
        Lesson::Check { active, states, facts } => {
            let fits: Vec<bool> =
                states.iter().map(|known| fits(problem, &active, &known.facts())).collect();
            let alone = |fact: &&Fact| !self::fits(problem, &active, &[**fact]);
            let news = match fits.last() {
                // No mark is to blame for what the hints alone rule out.
                Some(false) => clash(problem, &active),
                _ => None,
            };
            let news = news.map_or_else(
                || News::Checked { fits, wrong: facts.iter().filter(alone).copied().collect() },
                News::Clash,
            );
            (context.post)(true, protocol::encode(&news));
        }
        Lesson::Count(facts) => {
            let stated = with_facts(problem, &HintSet::none(), &facts);
            let all = HintSet::first(stated.constraints().len());
            let tally = count(&mut Core::new(stated), &all, context);
            (context.post)(true, protocol::encode(&News::Count(tally)));
        }
        Lesson::WhyNot(active, known, value, house) => {
            let relations = problem.constraints().iter().map(Option::as_ref);
            let found = WhyNot::from_relations(relations, &active, &known, value, house);
            let words = Words::of(puzzle).why_not(&found, value, house);
            (context.post)(true, protocol::encode(&News::WhyNot(words)));
        }
    }
}

/// Not asked for.
fn unknown() -> Tally {
    Tally::AtLeast(Default::default())
}

fn tell(problem: &Problem, active: &HintSet, known: Knowledge) -> Story {
    let relations = problem.constraints().iter().map(Option::as_ref);
    Story::from_relations(relations, active, known)
}

fn ending(story: &Story) -> Ending {
    story.ending().cloned().unwrap_or(Ending::GivenUp)
}

fn story(puzzle: &Puzzle, problem: &Problem, active: &HintSet, context: &mut Context<'_>) {
    let words = Words::of(puzzle);
    let mut steps: Vec<Step> = Vec::new();
    let mut core = Core::new(problem.clone());
    let known = Knowledge::of_size(problem.houses(), problem.categories().into());
    let mut story = tell(problem, active, known);
    let mut used = HintSet::none();
    let told = story.tell(&mut |step| {
        if let Some(step) = step {
            step.hints.iter().for_each(|&hint| used.insert(hint));
            let tally = count(&mut core, &used, context);
            let told = Told::of(&words, &step, steps.last(), tally);
            steps.push(step);
            (context.post)(false, protocol::encode(&News::Step(Box::new(told))));
        }
        (context.tell)(None)
    });
    if told.is_break() {
        return;
    }
    let tally = count(&mut core, active, context);
    if let Some(clashing) =
        clash(problem, active).filter(|_| story.ending() == Some(&Ending::Wrong))
    {
        (context.post)(false, protocol::encode(&News::Clash(clashing)));
    }
    let end = End::of(puzzle, &steps, ending(&story), tally);
    (context.post)(true, protocol::encode(&News::End(end)));
}

fn count(core: &mut Core, hints: &HintSet, context: &mut Context<'_>) -> Tally {
    let until = (context.clock)() + COUNT;
    let (clock, tell) = (context.clock, &mut context.tell);
    core.count(hints, &mut |progress: &Progress| {
        if clock() >= until { ControlFlow::Break(()) } else { tell(progress.fraction) }
    })
}

/// The problem of these hints and facts, and of nothing else.
fn with_facts(problem: &Problem, active: &HintSet, facts: &[Fact]) -> Problem {
    let hints = active.iter().filter_map(|hint| problem.constraints().get(hint).cloned());
    let stated = facts.iter().map(|fact| Some(fact.relation()));
    let constraints = hints.chain(stated).collect();
    Problem::new(problem.houses(), problem.categories(), constraints, Vec::new())
        .unwrap_or_else(|_| problem.clone())
}

/// The hints that clash, where they have no solution.
fn clash(problem: &Problem, active: &HintSet) -> Option<HintSet> {
    let core = Core::new(problem.clone());
    if core.solutions(active).next().is_some() {
        return None;
    }
    let last_first = (0..problem.constraints().len()).rev();
    core.without_implied(active, last_first, &mut Unwatched)
}

fn fits(problem: &Problem, active: &HintSet, facts: &[Fact]) -> bool {
    let stated = with_facts(problem, active, facts);
    let all = HintSet::first(stated.constraints().len());
    Core::new(stated).solutions(&all).next().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use puzzle::text::Document;
    use puzzle::{Puzzle, Value, numbers};

    pub fn ask(puzzle: &Puzzle, lesson: impl Fn(HintSet, Knowledge) -> Lesson) -> Vec<News> {
        let active = numbers::switchable(puzzle);
        let mut news = Vec::new();
        let mut post = |_, bytes: Vec<u8>| news.push(protocol::decode(&bytes).unwrap());
        let mut go_on = |_| ControlFlow::Continue(());
        let mut context = Context { clock: &|| 0.0, tell: &mut go_on, post: &mut post };
        let lesson = lesson(active, Knowledge::nothing(puzzle));
        answer(puzzle, lesson, &mut context);
        news
    }

    fn fish() -> Puzzle {
        presets::find("fish").unwrap().puzzle()
    }

    fn value(category: u8, index: u8) -> Value {
        Value { category, index }
    }

    #[test]
    fn a_story_comes_step_by_step_with_what_the_hints_so_far_leave() {
        let news = ask(&fish(), |active, _| Lesson::Story(active));
        let counts: Vec<String> = news
            .iter()
            .map(|news| match news {
                News::Step(told) => told.left.number().to_string(),
                News::End(end) => end.left.number().to_string(),
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(counts[0], "995328000");
        assert_eq!(counts.last().unwrap(), "1");
        assert!(matches!(news.last(), Some(News::End(end)) if end.ending == Ending::Solved));
    }

    #[test]
    fn hints_that_clash_are_named_wherever_it_is_asked() {
        let text = "A: a, b, c\nB: x, y, z\n1. :: a = x\n2. :: b = y\n3. :: a = z\n4. :: b @ 2\n";
        let puzzle = Document::read(text).unwrap().into_puzzle();
        let clash = News::Clash([0, 2].into_iter().collect());
        let next = ask(&puzzle, Lesson::Next);
        assert_eq!(next, std::slice::from_ref(&clash));
        let check = ask(&puzzle, |active, known| Lesson::Check {
            active,
            states: vec![known],
            facts: Vec::new(),
        });
        assert_eq!(check, std::slice::from_ref(&clash));
        let story = ask(&puzzle, |active, _| Lesson::Story(active));
        let [.., before, News::End(end)] = story.as_slice() else { panic!("{story:?}") };
        assert_eq!((before, &end.ending), (&clash, &Ending::Wrong));
    }

    #[test]
    fn a_wrong_mark_is_found_and_the_state_before_it_still_fits() {
        // The green house first is wrong; the Norwegian first is right.
        let (right, wrong) = (Fact::placed(value(1, 3), 0), Fact::placed(value(0, 1), 0));
        let news = ask(&fish(), |active, known| {
            let mut first = known.clone();
            first.learn(right);
            let mut second = first.clone();
            second.learn(wrong);
            Lesson::Check { active, states: vec![known, first, second], facts: vec![right, wrong] }
        });
        let expected = News::Checked { fits: vec![true, true, false], wrong: vec![wrong] };
        assert_eq!(news, [expected]);
    }

    #[test]
    fn marks_alone_are_counted_without_the_hints() {
        let news = ask(&fish(), |_, _| Lesson::Count(vec![Fact::placed(value(0, 0), 0)]));
        let News::Count(tally) = &news[0] else { panic!("{news:?}") };
        assert_eq!(tally.number().to_string(), "4976640000");
    }

    #[test]
    fn marks_of_what_goes_with_what_are_counted_too() {
        // Of the 120 ways to set one category against another, 24 have a pair together, 96 apart.
        for (holds, expected) in [(true, 24_883_200_000u64 / 5), (false, 24_883_200_000 / 5 * 4)] {
            let pair = Fact::pair(value(0, 0), value(1, 0), holds);
            let news = ask(&fish(), |_, mut known| {
                known.learn(pair);
                Lesson::Count(known.facts())
            });
            let News::Count(tally) = &news[0] else { panic!("{news:?}") };
            assert_eq!(tally.exact().map(ToString::to_string), Some(expected.to_string()));
        }
    }
}
