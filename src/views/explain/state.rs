//! The state of the view Explain: the story as far as it has come, and where the reader is in it.
//! Pure.

use std::rc::Rc;

use super::{End, News, Told};
use crate::setup::Setup;
use explain::{Fact, Knowledge, PostStep, plain_post, post};
use puzzle::{HintSet, Value};
use solver::{Tally, tighten};

/// The state of the view.
#[derive(Clone, PartialEq, Debug)]
pub struct StoryState {
    setup: Rc<Setup>,
    request: u32,
    told: Rc<Vec<Told>>,
    end: Option<End>,
    /// The hints that clash, where there is no solution.
    clash: Option<HintSet>,
    /// How many steps the reader has gone.
    at: usize,
    asked: Option<Asked>,
}

/// A cell of which the reader has asked why not.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    /// The number of the question.
    pub number: u32,
    /// What is known there and then.
    pub known: Knowledge,
    /// The value.
    pub value: Value,
    /// The house, from 0.
    pub house: u8,
    /// The answer in words, once it is there.
    pub answer: Option<String>,
}

/// What can happen to the view.
#[derive(Clone, PartialEq, Debug)]
pub enum Move {
    /// Something else is set up.
    Turn(Rc<Setup>),
    /// A piece of the story has come; it answers the request of this number.
    News(u32, News),
    /// The reader goes to the moment after so many steps.
    GoTo(usize),
    /// The reader goes so many steps on, or back.
    Go(isize),
    /// The reader asks why this value is not in this house.
    Ask(Value, u8),
    /// The answer has come, to the question of this number.
    Answer(u32, News),
}

impl StoryState {
    /// The view as it opens.
    pub fn new(setup: Rc<Setup>) -> Self {
        Self { setup, request: 1, told: Rc::default(), end: None, clash: None, at: 0, asked: None }
    }

    /// The state after the move.
    #[must_use]
    pub fn after(&self, step: Move) -> Self {
        let mut local = self.clone();
        match step {
            Move::Turn(setup) if setup.is_another(&self.setup) => {
                return Self { request: self.request + 1, ..Self::new(setup) };
            }
            Move::Turn(setup) => local.setup = setup,
            Move::News(request, news) if request == self.request => local.hear(news),
            Move::GoTo(at) => local.at = at.min(self.told.len()),
            Move::Go(by) => {
                local.at = self.at.saturating_add_signed(by).min(self.told.len());
            }
            Move::Ask(value, house) => {
                let number = self.asked.as_ref().map_or(0, |asked| asked.number) + 1;
                let known = self.known();
                local.asked = Some(Asked { number, known, value, house, answer: None });
            }
            Move::Answer(number, News::WhyNot(words)) => {
                if let Some(asked) = local.asked.as_mut().filter(|asked| asked.number == number) {
                    asked.answer = Some(words);
                }
            }
            // About what nobody asks any more.
            Move::News(..) | Move::Answer(..) => {}
        }
        local
    }

    fn hear(&mut self, news: News) {
        match news {
            News::Step(told) => {
                Rc::make_mut(&mut self.told).push(*told);
                // The first step is open, so that a reader sees what there is to see.
                if self.told.len() == 1 {
                    self.at = 1;
                }
            }
            News::Clash(clash) => self.clash = Some(clash),
            News::End(end) => {
                self.settle(end.left.clone());
                self.end = Some(end);
            }
            News::Nudge(..) | News::Checked { .. } | News::Count(_) | News::WhyNot(_) => {}
        }
    }

    /// What the counts of the steps prove of each other, now that all are there.
    fn settle(&mut self, whole: Tally) {
        let mut used = HintSet::none();
        let mut counted: Vec<(HintSet, Tally)> = Vec::new();
        for told in self.told.iter() {
            told.hints.iter().for_each(|&hint| used.insert(hint));
            counted.push((used.clone(), told.left.clone()));
        }
        counted.push((self.setup.active().clone(), whole));
        tighten(&mut counted);
        for (told, (_, left)) in Rc::make_mut(&mut self.told).iter_mut().zip(counted) {
            told.left = left;
        }
    }

    /// What is set up.
    pub fn setup(&self) -> &Rc<Setup> {
        &self.setup
    }

    /// The number of the newest story: it changes exactly when there is something new to tell.
    pub fn request(&self) -> u32 {
        self.request
    }

    /// The steps so far.
    pub fn told(&self) -> &Rc<Vec<Told>> {
        &self.told
    }

    /// How many steps the reader has gone.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The step that the reader looks at.
    pub fn current(&self) -> Option<&Told> {
        self.told.get(self.at.checked_sub(1)?)
    }

    /// The cell of which the reader has asked why not.
    pub fn asked(&self) -> Option<&Asked> {
        self.asked.as_ref()
    }

    /// Whether the whole story is there.
    pub fn is_whole(&self) -> bool {
        self.end.is_some()
    }

    /// What is known where the reader is.
    pub fn known(&self) -> Knowledge {
        self.known_after(self.at)
    }

    fn known_after(&self, steps: usize) -> Knowledge {
        let mut known = Knowledge::nothing(&self.setup.puzzle);
        let new = self.told[..steps].iter().flat_map(|told| &told.new);
        new.for_each(|&fact| known.learn(fact));
        known
    }

    /// How the story ends, and that in a sentence.
    pub fn ending(&self) -> Option<(&End, String)> {
        let end = self.end.as_ref()?;
        let clash = self.clash.as_ref().map(|clash| phrases::clash(&self.setup.puzzle, clash));
        Some((end, clash.unwrap_or_else(|| end.words.clone())))
    }

    /// Whether the fact is new in the step that the reader looks at, or used by it.
    pub fn light(&self, fact: Fact) -> Option<Light> {
        let step = self.current()?;
        if step.new.contains(&fact) {
            return Some(Light::New);
        }
        step.facts.contains(&fact).then_some(Light::Used)
    }

    /// The whole story for a post.
    pub fn text(&self, form: Form) -> String {
        let puzzle = &self.setup.puzzle;
        let ending = self.ending().map(|(_, words)| words).unwrap_or_default();
        let steps = self.told.iter().map(|told| PostStep {
            hints: told.numbers(puzzle),
            words: told.sentences.join(" "),
            conclusion: told.conclusion.clone(),
        });
        match form {
            Form::Plain => plain_post(puzzle.title(), steps, &ending),
            Form::Markdown => post(puzzle.title(), steps, &ending),
        }
    }
}

/// How a cell is lit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Light {
    /// The step has just found it.
    New,
    /// The step uses it.
    Used,
}

/// For what a story is copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Plain text.
    Plain,
    /// Markdown.
    Markdown,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::views::explain::{Lesson, tests::ask};

    fn told(fragment: &str) -> StoryState {
        let setup = Rc::new(Setup::from_fragment(fragment).0);
        let local = StoryState::new(setup.clone());
        let lesson = |_, _| Lesson::Story(setup.active().clone());
        let news = ask(&setup.puzzle, lesson).into_iter();
        news.fold(local, |local, news| local.after(Move::News(1, news)))
    }

    #[test]
    fn a_reader_walks_through_the_story() {
        let local = told("p=fish");
        assert_eq!((local.told().len(), local.at(), local.is_whole()), (11, 1, true));
        assert_eq!(local.after(Move::Go(-5)).at(), 0);
        let end = local.after(Move::GoTo(99));
        assert_eq!(end.at(), 11);
        assert!(end.known().is_complete() && end.ending().is_some());
        let new = end.current().unwrap().new[0];
        assert_eq!(end.light(new), Some(Light::New));
        assert_eq!(local.light(new), None);
        let rating = |local: &StoryState| local.ending().unwrap().0.rating;
        assert!(rating(&local).is_some() && rating(&told("p=fish&off=9")).is_none());
        assert!(
            local
                .text(Form::Markdown)
                .starts_with("## Einstein's fish riddle\n\n1. **Milk 3, Norwegian 1.**")
        );
    }

    #[test]
    fn of_every_cell_can_be_asked_why_not() {
        let local = told("p=fish").after(Move::GoTo(0));
        let german = Value { category: 1, index: 4 };
        let asked = local.after(Move::Ask(german, 0));
        let Asked { number, known, value, house, .. } = asked.asked().unwrap().clone();
        let active = local.setup().active().clone();
        let lesson = |_, _| Lesson::WhyNot(active.clone(), known.clone(), value, house);
        let news = ask(&local.setup().puzzle, lesson).remove(0);
        // An answer to what was asked before is not taken for this one.
        assert_eq!(asked.after(Move::Answer(number + 1, news.clone())), asked);
        let answered = asked.after(Move::Answer(number, news));
        let answer = answered.asked().unwrap().answer.clone().unwrap();
        assert!(answer.contains("Norwegian") && answer.contains("(#9)"), "{answer}");
    }

    #[test]
    fn bounds_never_rise_along_the_story() {
        let setup = Rc::new(Setup::from_fragment("p=fish").0);
        let whole = told("p=fish");
        let mut local = StoryState::new(setup);
        for (i, told) in whole.told().iter().enumerate() {
            let left =
                if i % 3 == 1 { Tally::AtLeast(Default::default()) } else { told.left.clone() };
            let step = Told { left, ..told.clone() };
            local = local.after(Move::News(1, News::Step(Box::new(step))));
        }
        let end = whole.ending().unwrap().0.clone();
        let local = local.after(Move::News(1, News::End(end)));
        let lefts: Vec<_> = local.told().iter().map(|told| told.left.number()).collect();
        assert!(lefts.iter().all(|left| !left.is_zero()), "{lefts:?}");
        assert!(lefts.is_sorted_by(|one, next| one >= next), "{lefts:?}");
    }

    #[test]
    fn another_setup_is_another_story_and_late_news_are_dropped() {
        let fish = told("p=fish");
        let other = fish.after(Move::Turn(Rc::new(Setup::from_fragment("p=fish&off=9").0)));
        assert!(other.told().is_empty() && other.request() > fish.request());
        let late = News::End(fish.ending().unwrap().0.clone());
        assert!(!other.after(Move::News(fish.request(), late)).is_whole());
    }
}
