//! The state of the page as one value, and the actions that change it. Pure: no clock, no browser.
//!
//! What the reader sets up (puzzle, switches, readings) changes at once, and with it what is shown: a
//! setup and what the core found about that very setup. Until the core has answered, its findings are
//! open. A count that belongs to other switches than those shown is never on the page.

mod action;
mod dare;
mod parts;

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::engine::{Answer, Ask, Job, Request};
use super::setup::Setup;
use super::spoilers::{Dare, Spoilers};
use super::timeline::Timeline;
use link::{self, View};
use parts::read;
use puzzle::HintSet;
use solver::{Partial, Tally};

pub use action::Action;
pub use parts::{
    Browsing, Come, Findings, Memo, Moment, Notice, Pending, Place, Rest, Shown, Tone,
};

/// The state of the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    timeline: Timeline<Moment>,
    shown: Shown,
    notices: Vec<Notice>,
    next_notice: u32,
    pending: Option<Pending>,
    rest: Rest,
    spoilers: Spoilers,
    dare: Option<Dare>,
    /// The hints that a view speaks of now.
    #[serde(skip)]
    lit: HintSet,
    /// Whether what the core is to do takes too long for the page itself.
    outgrown: bool,
}

impl State {
    /// The page as it opens.
    pub fn new(setup: Setup) -> Self {
        let setup = Rc::new(setup);
        let moment = Moment { setup: setup.clone(), memo: None };
        Self {
            timeline: Timeline::new(moment),
            shown: Shown {
                request: 1,
                setup,
                findings: Findings::Open(Partial::default()),
                browsing: None,
            },
            notices: Vec::new(),
            next_notice: 0,
            pending: None,
            rest: Rest::NotYet,
            spoilers: Spoilers::default(),
            dare: None,
            lit: HintSet::none(),
            outgrown: false,
        }
    }

    /// The page as it opens with a link of this fragment.
    pub fn of_link(fragment: String) -> Self {
        let (setup, pending) = read(fragment, Come::First);
        Self { pending, ..Self::new(setup) }
    }

    /// The state in a program that has so much of the rest.
    #[must_use]
    pub fn with_rest(mut self, rest: Rest) -> Self {
        self.rest = rest;
        self.fetch(false);
        self
    }

    /// Whether what the core is to do takes too long for the page itself.
    pub fn is_outgrown(&self) -> bool {
        self.outgrown
    }

    /// The hints that a view speaks of now.
    pub fn lit(&self) -> &HintSet {
        &self.lit
    }

    /// How far what this program does not have has come.
    pub fn rest(&self) -> &Rest {
        &self.rest
    }

    /// The link that could not be opened at once.
    pub fn pending(&self) -> Option<&Pending> {
        self.pending.as_ref()
    }

    /// Whether the page has been opened with a puzzle that is still to come, and has none to show.
    pub fn is_empty(&self) -> bool {
        self.pending.as_ref().is_some_and(|it| it.puzzle && it.how == Come::First)
    }

    /// What the reader has set up.
    pub fn setup(&self) -> &Rc<Setup> {
        &self.timeline.now().setup
    }

    /// What a view remembers with it.
    pub fn memo(&self) -> Option<&Memo> {
        self.timeline.now().memo.as_deref()
    }

    /// Where on the line of undo the page is.
    pub fn place(&self) -> Place {
        let is_same = |moment: &Moment| moment.setup == *self.setup();
        let [undo, redo] = self.timeline.around().map(|moment| moment.is_some_and(is_same));
        Place { number: self.timeline.number(), undo, redo }
    }

    /// What the page shows.
    pub fn shown(&self) -> &Shown {
        &self.shown
    }

    /// The number of the newest request to the core: it changes exactly when there is something
    /// new to compute.
    pub fn request(&self) -> u32 {
        self.shown.request
    }

    /// What the core is still to do.
    pub fn job(&self) -> Option<Job> {
        let Shown { request, setup, findings, browsing } = &self.shown;
        let is_there = |browsing: &&Browsing| {
            browsing.found.as_ref().is_some_and(|&(index, _)| index == browsing.wanted)
        };
        let active = setup.active().clone();
        let ask = match findings {
            Findings::Open(_) => Ask::Survey(active),
            _ => {
                let index = browsing.as_ref().filter(|b| !is_there(b))?.wanted;
                Ask::Solution { active, index }
            }
        };
        Some(Job { puzzle: setup.puzzle.clone(), request: Request { number: *request, ask } })
    }

    /// What is to be said.
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// Undo and redo.
    pub fn timeline(&self) -> &Timeline<Moment> {
        &self.timeline
    }

    /// The state after the action.
    #[must_use]
    pub fn after(&self, action: Action) -> Self {
        let mut state = self.clone();
        let asks = matches!(action, Action::Look(_) | Action::Follow(..) | Action::LoadAgain);
        match action {
            Action::Toggle(hint) => {
                state.dare.iter_mut().for_each(|dare| dare.tried.insert(hint));
                state.set_up(self.setup().with_active(self.setup().active().toggled(hint)));
            }
            Action::Activate(active) => {
                state.set_up(self.setup().with_active(active));
            }
            Action::Open(setup) => {
                state.pending = None;
                state.set_up(setup);
            }
            Action::Restart => state.set_up(self.setup().restarted()),
            Action::Undo => state.step_to(self.undoes()),
            Action::Redo => state.step_to(self.redoes()),
            Action::GoTo(number) => {
                state.go_to(number);
            }
            Action::Follow(fragment, how) => {
                let (setup, pending) = read(fragment, how);
                if !pending.as_ref().is_some_and(|pending| pending.puzzle) {
                    state.arrive(setup, how);
                }
                state.pending = pending;
            }
            Action::Opened(pending, setup) if self.pending.as_ref() == Some(&pending) => {
                state.pending = None;
                setup.into_iter().for_each(|setup| state.arrive(setup, pending.how));
            }
            Action::Stop => {
                if let Findings::Open(known) = &self.shown.findings {
                    state.shown.findings = Findings::Stopped(known.clone());
                }
            }
            Action::GoOn => {
                if let Findings::Stopped(known) = &self.shown.findings {
                    state.shown.request += 1;
                    state.shown.findings = Findings::Open(known.clone());
                }
            }
            Action::Look(view) => {
                // Who goes on with something else is not called back later.
                if let Rest::Failed(_) = self.rest {
                    state.pending = None;
                }
                state.set_up(self.setup().with_view(view));
            }
            Action::Step { moment, joined } => state.step(moment, joined),
            Action::Browse(index) => {
                let found = self.shown.browsing.as_ref().and_then(|b| b.found.clone());
                state.shown.browsing = index.map(|wanted| Browsing { wanted, found });
            }
            // An answer to what nobody asks any more.
            Action::Heard(response) if response.request != self.shown.request => {}
            Action::Heard(response) => state.hear(response.answer),
            Action::Opened(..) => {}
            Action::Light(hints) => state.lit = hints,
            Action::Outgrow => state.outgrown = true,
            Action::ShowAnswer(shown) => {
                state.spoilers.show_answer(&self.setup().subject(), shown);
            }
            Action::ShowAllAnswers(shown) => state.spoilers.show_all_answers(shown),
            Action::ShowWorths => {
                state.spoilers.end(&self.setup().subject());
                state.dare.iter_mut().for_each(|dare| dare.found = Some(HintSet::none()));
            }
            Action::LoadFailed(why) => {
                if let Rest::OnTheWay(_) = self.rest {
                    state.rest = Rest::Failed(why);
                }
            }
            Action::LoadAgain => {}
            Action::Notify(tone, text) => state.notify(tone, text),
            Action::Dismiss(id) => state.notices.retain(|notice| notice.id != id),
        }
        state.outgrown &= state.job().is_some();
        let goes_on = state.setup().view() != self.setup().view() || state.pending != self.pending;
        state.fetch(asks || goes_on);
        state.follow_dare();
        state
    }

    /// Has the rest fetched where the page needs it; `again`: also where that has been tried.
    fn fetch(&mut self, again: bool) {
        let is_needed =
            self.setup().view() != View::Explore || self.pending.is_some() || self.outgrown;
        self.rest = match &self.rest {
            Rest::NotYet if is_needed => Rest::OnTheWay(1),
            Rest::Failed(_) if is_needed && again => Rest::OnTheWay(1),
            Rest::OnTheWay(times) if is_needed && again => Rest::OnTheWay(times + 1),
            Rest::Failed(_) if !is_needed => Rest::NotYet,
            rest => rest.clone(),
        };
    }

    /// Sets up what a link says.
    fn arrive(&mut self, setup: Setup, how: Come) {
        match how {
            Come::First => self.step(Moment { setup: Rc::new(setup), memo: None }, true),
            Come::Visit(Some(number)) if self.go_to(number) && **self.setup() == setup => {}
            Come::Visit(_) | Come::Choice => self.set_up(setup),
        }
    }

    fn set_up(&mut self, setup: Setup) {
        if setup != **self.setup() {
            let memo = self.timeline.now().memo.clone();
            // Marks alone are no step: the game that they are put into makes it.
            let joined =
                setup.view() == self.setup().view() && setup.is_same_but_for_view(self.setup());
            self.step(Moment { setup: Rc::new(setup), memo }, joined);
        }
    }

    fn step(&mut self, moment: Moment, joined: bool) {
        let before = self.setup().clone();
        let put = if joined { Timeline::replace } else { Timeline::push };
        put(&mut self.timeline, moment);
        self.changed_from(&before);
    }

    /// The number of the moment that undo goes to. Walking about is no step to be undone.
    pub fn undoes(&self) -> Option<usize> {
        self.timeline.earlier(|moment| self.is_other(moment))
    }

    /// The number of the moment that redo goes to.
    pub fn redoes(&self) -> Option<usize> {
        self.timeline.later(|moment| self.is_other(moment))
    }

    fn is_other(&self, moment: &Moment) -> bool {
        let now = self.timeline.now();
        moment.memo != now.memo || !moment.setup.is_same_but_for_view(&now.setup)
    }

    /// Goes to that moment, in the view that is open.
    fn step_to(&mut self, number: Option<usize>) {
        let Some(number) = number else { return };
        let (before, view) = (self.setup().clone(), self.setup().view());
        self.timeline.go_to(number);
        let Moment { setup, memo } = self.timeline.now().clone();
        if setup.view() != view {
            let setup = Rc::new(setup.with_view(view));
            self.timeline.amend(Moment { setup, memo });
        }
        self.changed_from(&before);
    }

    /// Goes to the moment of this number; whether it is still known.
    fn go_to(&mut self, number: usize) -> bool {
        let before = self.setup().clone();
        let there = self.timeline.go_to(number);
        self.changed_from(&before);
        there
    }

    fn changed_from(&mut self, before: &Setup) {
        let setup = self.setup().clone();
        if *setup == *before {
            return;
        }
        self.lit = HintSet::none();
        if setup.is_another(before) {
            let known = Partial { count: self.count_known_beforehand(), ..Partial::default() };
            let request = self.shown.request + 1;
            let findings = Findings::Open(known);
            self.shown = Shown { request, setup, findings, browsing: None };
        } else {
            // Just another view of the same.
            self.shown.setup = setup;
        }
        // Good news is old news by now.
        self.notices.retain(|notice| notice.tone != Tone::Good);
    }

    /// Takes up an answer to the newest request.
    fn hear(&mut self, answer: Answer) {
        self.shown.findings = match answer {
            Answer::Survey(survey) => Findings::Known(survey),
            Answer::Failed(why) => Findings::Failed(why),
            Answer::Alive(mut partial) => {
                // A sign of life that was under way when the reader stopped it starts nothing.
                let Findings::Open(before) = &self.shown.findings else { return };
                // What is known exactly is not taken back by one that only has a bound yet.
                if before.count.as_ref().and_then(Tally::exact).is_some() {
                    partial.count = before.count.clone();
                }
                Findings::Open(partial)
            }
            Answer::Solution { index, solution } => {
                let browsing = self.shown.browsing.as_mut();
                if let Some(browsing) = browsing.filter(|browsing| browsing.wanted == index) {
                    match solution {
                        Some(solution) => browsing.found = Some((index, solution)),
                        None => self.shown.browsing = None,
                    }
                }
                return;
            }
            Answer::Ready | Answer::Tool { .. } => return,
        };
    }

    fn notify(&mut self, tone: Tone, text: String) {
        // The same words twice would only push the page down.
        self.notices.retain(|notice| notice.text != text && notice.tone != Tone::Good);
        self.notices.push(Notice { id: self.next_notice, text, tone });
        self.next_notice += 1;
    }

    /// The count of what is set up, where what is shown tells it: the worth of a hint is the count
    /// after its switch is turned.
    fn count_known_beforehand(&self) -> Option<Tally> {
        let (before, now) = (&self.shown.setup, self.setup());
        let Findings::Known(survey) = &self.shown.findings else { return None };
        if before.puzzle != now.puzzle {
            return None;
        }
        let hints = 0..now.puzzle.hints().len();
        let mut turned =
            hints.filter(|&hint| before.active().contains(hint) != now.active().contains(hint));
        match (turned.next(), turned.next()) {
            (Some(hint), None) => survey.turned[hint].clone(),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests;
