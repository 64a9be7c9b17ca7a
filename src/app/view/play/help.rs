//! Undo and help: a check, a nudge in three grades, the way back to the first mistake; and what is
//! said at the end.

use std::rc::Rc;

use gloo_utils::document;
use yew::prelude::*;

use super::marks::focus_on_marks;
use crate::app::device;
use crate::app::names::Names;
use crate::app::play::{Game, Help, Move};
use crate::app::setup::Setup;
use crate::app::state::Action;
use crate::app::studio::Wish;
use crate::app::teacher::{Lesson, News};
use crate::app::tools;
use crate::app::view::desk::{act, failures_to, use_workshop};
use crate::app::view::names::apart;
use crate::explain::{Ending, Fact, Knowledge, Nudge, Words};
use crate::puzzle::link::View;
use crate::puzzle::preset;

/// What help has come.
#[derive(Clone, PartialEq)]
enum Answer {
    /// Nothing was asked, or it is out of date.
    None,
    /// Being looked for.
    Pending,
    /// A nudge, how much of it is shown, 1..=3, and what it finds.
    Nudge(Nudge, u8, Vec<Fact>),
    /// Nothing more follows.
    NothingMore(String),
    /// All is right so far.
    Right,
    /// Something is wrong: these marks, and the last moment when all was right.
    Wrong(Vec<Fact>, Option<usize>),
    /// The marks exclude every solution; which of them is not asked yet.
    Stuck,
    /// Whether to begin again is to be answered by the reader.
    Restart,
}

/// Who helps.
#[derive(Clone)]
pub struct Helper {
    answer: UseStateHandle<Answer>,
    ask: Callback<Lesson>,
}

impl Helper {
    /// The marks that a check found wrong.
    pub fn wrong(&self) -> Vec<Fact> {
        match &*self.answer {
            Answer::Wrong(facts, _) => facts.clone(),
            _ => Vec::new(),
        }
    }

    /// What was said is about what was.
    pub fn forget(&self) {
        self.answer.set(Answer::None);
    }

    fn ask(&self, lesson: Lesson) {
        self.answer.set(Answer::Pending);
        self.ask.emit(lesson);
    }
}

/// Asks the engine for help with the game.
#[hook]
pub fn use_helper(
    setup: &Rc<Setup>,
    game: &Game,
    tools: &AttrValue,
    wish: &Callback<Wish>,
) -> Helper {
    let answer = use_state_eq(|| Answer::None);
    let latest = use_mut_ref(|| (setup.clone(), 0u32, Vec::<usize>::new()));
    latest.borrow_mut().0 = setup.clone();
    let hear = {
        let (answer, latest) = (answer.setter(), latest.clone());
        move |request, news| {
            let (setup, newest, moments) = &*latest.borrow();
            if request == *newest {
                answer.set(heard(setup, moments, news));
            }
        }
    };
    let workshop = use_workshop(tools, hear, failures_to(wish));
    let moments: Vec<usize> = game.past().map(|(number, _)| number).collect();
    let ask = Callback::from(move |lesson: Lesson| {
        let mut latest = latest.borrow_mut();
        latest.1 += 1;
        latest.2.clone_from(&moments);
        let setup = latest.0.clone();
        workshop.ask(&setup, latest.1, &tools::Job::Teach(lesson));
    });
    Helper { answer, ask }
}

fn heard(setup: &Setup, moments: &[usize], news: News) -> Answer {
    let words = Words::of(&setup.puzzle);
    match news {
        News::Step(step, _) => Answer::Nudge(words.nudge(&step), 1, step.new.clone()),
        News::End(Ending::Wrong, _) => Answer::Stuck,
        News::End(ending, _) => {
            let nothing = Knowledge::nothing(&setup.puzzle);
            Answer::NothingMore(match ending {
                Ending::Solved => "Every value is placed.".to_owned(),
                Ending::Open => "The hints that are on tell nothing more than this.".to_owned(),
                other => words.ending(&other, &nothing),
            })
        }
        News::Checked { fits, .. } if fits.last() == Some(&true) => Answer::Right,
        News::Checked { fits, wrong } => {
            let last_right = fits.iter().rposition(|&fits| fits);
            Answer::Wrong(wrong, last_right.and_then(|at| moments.get(at).copied()))
        }
        News::Count(_) => Answer::None,
    }
}

/// What the part with the help shows.
pub struct Asked<'a> {
    /// What is set up.
    pub setup: &'a Rc<Setup>,
    /// The game.
    pub game: &'a Game,
    /// Who helps.
    pub helper: &'a Helper,
    /// Where moves go.
    pub act: &'a Callback<Move>,
    /// Whether it is done.
    pub solved: bool,
    /// Where wishes go.
    pub wish: &'a Callback<Wish>,
}

/// Buttons, and what was said.
pub fn help(asked: &Asked<'_>) -> Html {
    let Asked { setup, game, helper, act, solved, .. } = asked;
    let button = |name: &'static str,
                  hook: &'static str,
                  disabled: bool,
                  run: Callback<MouseEvent>| {
        html! {
            <button type="button" class="button" data-zebra={hook} {disabled} onclick={run}>{ name }</button>
        }
    };
    let step = |step: Move| act.reform(move |_: MouseEvent| step.clone());
    let helped = |help: Help| act.reform(move |()| Move::Helped(help));
    let check = {
        let (helper, active) = (Helper::clone(helper), setup.active().clone());
        let states: Vec<Knowledge> = game.past().map(|(_, known)| known).collect();
        let facts = game.position().facts();
        let helped = helped(Help { checks: 1, ..Help::default() });
        Callback::from(move |_: MouseEvent| {
            helped.emit(());
            let (active, states, facts) = (active.clone(), states.clone(), facts.clone());
            helper.ask(Lesson::Check { active, states, facts });
        })
    };
    let nudge = {
        let (helper, active) = (Helper::clone(helper), setup.active().clone());
        let known = game.position().known();
        let helped = helped(Help { nudges: 1, ..Help::default() });
        Callback::from(move |_: MouseEvent| {
            helped.emit(());
            helper.ask(Lesson::Next(active.clone(), known.clone()));
        })
    };
    let restart = {
        let answer = helper.answer.clone();
        // On the page: frames in other pages may not be allowed a dialog of the browser's.
        Callback::from(move |_: MouseEvent| answer.set(Answer::Restart))
    };
    let asks_whether_to_restart = matches!(*helper.answer, Answer::Restart);
    html! {
        <div class="play-help" onclick={keep_focus}>
            <div class="play-buttons">
                { button("Undo", "play-undo", !game.can_undo(), step(Move::Undo)) }
                { button("Redo", "play-redo", !game.can_redo(), step(Move::Redo)) }
                { button("A nudge", "nudge", *solved, nudge) }
                { button("Check", "check", game.position().is_empty(), check) }
                { button("Restart", "restart", game.position().is_empty(), restart) }
            </div>
            <div class="play-said" role="status" data-zebra="play-status">
                { if *solved && !asks_whether_to_restart { celebration(asked) } else { said(asked) } }
            </div>
            <p class="play-spent">{ spent(game) }</p>
        </div>
    }
}

/// A button that goes with the answer would take the keyboard's focus along: it goes on at the table.
fn keep_focus(event: MouseEvent) {
    let by_key = event.detail() == 0;
    if by_key {
        device::after_paint(|| {
            let lost =
                document().active_element().is_none_or(|element| element.tag_name() == "BODY");
            if lost {
                focus_on_marks();
            }
        });
    }
}

fn said(asked: &Asked<'_>) -> Html {
    let Asked { game, helper, act, .. } = asked;
    match &*helper.answer {
        Answer::None if game.is_full() => html! { <p>{ "The table is full. Check it?" }</p> },
        Answer::None => Html::default(),
        Answer::Pending => html! { <p>{ "Looking…" }</p> },
        Answer::Nudge(nudge, grade, new) => graded(asked, nudge, *grade, new),
        Answer::NothingMore(words) => {
            html! { <p>{ apart(&Names::of(&asked.setup.puzzle), words) }</p> }
        }
        Answer::Restart => restart(asked),
        Answer::Right => html! { <p data-verdict="right">{ "All is right so far." }</p> },
        Answer::Stuck => html! {
            <p data-verdict="stuck">
                { "No step helps from here: some mark is wrong, and no solution fits the table any more. A check shows where." }
            </p>
        },
        Answer::Wrong(wrong, back) => {
            let words = match wrong.len() {
                0 => "Each mark could be right, but not all of them together.".to_owned(),
                1 => "One mark is wrong; it is outlined.".to_owned(),
                many => format!("{many} marks are wrong; they are outlined."),
            };
            let back = back.map(|number| act.reform(move |_: MouseEvent| Move::BackTo(number)));
            html! {
                <>
                    <p data-verdict="wrong">{ words }</p>
                    if let Some(back) = back {
                        <button type="button" class="button" data-zebra="undo-mistake" onclick={back}>
                            { "Undo to the first mistake" }
                        </button>
                    }
                </>
            }
        }
    }
}

fn restart(asked: &Asked<'_>) -> Html {
    let Asked { helper, act, .. } = asked;
    let answer = helper.answer.clone();
    let keep = Callback::from(move |_: MouseEvent| answer.set(Answer::None));
    html! {
        <>
            <p>{ "Wipe out all marks and begin again? Time and help begin again, too." }</p>
            <button type="button" class="button" data-zebra="restart-yes" onclick={act.reform(|_| Move::Restart)}>
                { "Begin again" }
            </button>
            <button type="button" class="button" data-zebra="restart-no" onclick={keep}>{ "Keep playing" }</button>
        </>
    }
}

/// Where to look; then at which hints; then the step itself.
fn graded(asked: &Asked<'_>, nudge: &Nudge, grade: u8, new: &[Fact]) -> Html {
    let Asked { setup, helper, act, .. } = asked;
    let names = Names::of(&setup.puzzle);
    let more = {
        let (helper, act) = (Helper::clone(helper), Callback::clone(act));
        let (nudge, new) = (nudge.clone(), new.to_vec());
        Callback::from(move |_: MouseEvent| {
            if grade == 2 {
                act.emit(Move::Helped(Help { steps: 1, ..Help::default() }));
            }
            helper.answer.set(Answer::Nudge(nudge.clone(), grade + 1, new.clone()));
        })
    };
    let take = {
        let new = new.to_vec();
        act.reform(move |_: MouseEvent| Move::Take(new.clone()))
    };
    html! {
        <>
            <p data-zebra="nudge-place">{ apart(&names, &nudge.place) }</p>
            if grade >= 2 {
                <p data-zebra="nudge-hints">{ apart(&names, &nudge.hints) }</p>
            }
            if grade >= 3 {
                <p data-zebra="nudge-step">{ apart(&names, &nudge.step) }</p>
                <button type="button" class="button" data-zebra="take-step" onclick={take}>{ "Put it in" }</button>
            } else {
                <button type="button" class="button" data-zebra="nudge-more" onclick={more}>
                    { if grade == 1 { "Which hints?" } else { "Show the step" } }
                </button>
            }
        </>
    }
}

fn celebration(asked: &Asked<'_>) -> Html {
    let Asked { setup, wish, .. } = asked;
    let next = next_preset(setup).map(|(id, name)| {
        let other = setup.with_preset(id);
        (name, act(wish, setup).reform(move |_: MouseEvent| Action::Open(other.clone())))
    });
    let daily = act(wish, setup).reform(|_: MouseEvent| Action::Look(View::Day));
    let answers = setup.puzzle.questions().iter().filter_map(|question| {
        let known = asked.game.position().known();
        let answer = known.answer(question.asked, question.about)?;
        let name = crate::phrases::answer_name(&setup.puzzle, question, answer);
        Some(html! { <p><bdi>{ &question.text }</bdi>{ " " }<b><bdi>{ name }</bdi></b></p> })
    });
    html! {
        <div class="play-done" data-zebra="solved">
            <h3>{ "Solved" }</h3>
            { for answers }
            <p class="play-next">
                if let Some((name, open)) = next {
                    <button type="button" class="button" data-zebra="next-puzzle" onclick={open}>
                        { format!("Next: {name}") }
                    </button>
                }
                <button type="button" class="button" data-zebra="to-daily" onclick={daily}>{ "Puzzle of the day" }</button>
            </p>
        </div>
    }
}

/// The preset after this one.
fn next_preset(setup: &Setup) -> Option<(&'static str, &'static str)> {
    let all = preset::all();
    let at = all.iter().position(|preset| Some(preset.id) == setup.preset());
    let next = all.get(at.map_or(0, |at| (at + 1) % all.len()))?;
    Some((next.id, next.name))
}

/// Time and help, without any reproach.
fn spent(game: &Game) -> String {
    let minutes = game.seconds() / 60;
    let time = match minutes {
        0 => "Less than a minute".to_owned(),
        1 => "1 minute".to_owned(),
        minutes => format!("{minutes} minutes"),
    };
    let Help { nudges, steps, checks } = game.help();
    let times = |count: u32, name: &str| match count {
        0 => String::new(),
        1 => format!(", 1 {name}"),
        count => format!(", {count} {name}s"),
    };
    format!("{time}{}{}{}.", times(nudges, "nudge"), times(steps, "step"), times(checks, "check"))
}
