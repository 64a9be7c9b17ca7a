//! Undo and help: a check, a nudge in three grades, the way back to the first mistake; and what is
//! said at the end.

use gloo_utils::document;
use puzzle::wording::Places;
use yew::prelude::*;

use super::State;
use super::marks::focus_on_marks;
use crate::components::apart;
use crate::device;
use crate::names::Names;
use crate::setup::Setup;
use crate::state::Action;
use crate::tools;
use crate::views::explain::{Lesson, News};
use crate::views::hooks::{failures_to, use_worker};
use crate::views::play::{Answer, Game, Help, Move, Table, Turn};
use explain::{Fact, Nudge};
use generate::Issue;
use link::View;

/// Asks the engine for help with the game; the table hears it.
#[hook]
pub fn use_ask(
    state: &UseReducerHandle<State>,
    turn: &Callback<Turn>,
    tools: &AttrValue,
    act: &Callback<Action>,
) -> Callback<fn(&Table) -> Lesson> {
    let hear = {
        let turn = turn.clone();
        move |request, news: News| turn.emit(Turn::Heard(request, news))
    };
    let worker = use_worker(tools, hear, failures_to(act));
    let state = state.clone();
    Callback::from(move |lesson: fn(&Table) -> Lesson| {
        let state = state.clone();
        state.dispatch(Turn::Ask);
        let table = &state.0;
        worker.ask(table.setup(), table.request(), &tools::Job::Teach(lesson(table)));
    })
}

/// What the part with the help shows.
pub struct Asked<'a> {
    /// The game, and what was said.
    pub table: &'a Table,
    /// Where questions go.
    pub ask: &'a Callback<fn(&Table) -> Lesson>,
    /// Where else turns go.
    pub turn: &'a Callback<Turn>,
    /// Where moves go.
    pub play: &'a Callback<Move>,
    /// Whether it is done.
    pub solved: bool,
    /// Where actions go.
    pub act: &'a Callback<Action>,
}

/// Buttons, and what was said.
pub fn help(asked: &Asked<'_>) -> Html {
    let Asked { table, ask, turn, play, solved, .. } = asked;
    let game = table.game();
    let button = |name: &'static str,
                  hook: &'static str,
                  disabled: bool,
                  run: Callback<MouseEvent>| {
        html! {
            <button type="button" class="button" data-zebra={hook} {disabled} onclick={run}>{ name }</button>
        }
    };
    let step = |step: Move| play.reform(move |_: MouseEvent| step.clone());
    let asks = |help: Help, lesson: fn(&Table) -> Lesson| {
        let (play, ask) = (Callback::clone(play), Callback::clone(ask));
        Callback::from(move |_: MouseEvent| {
            play.emit(Move::Helped(help));
            ask.emit(lesson);
        })
    };
    let check = asks(Help { checks: 1, ..Help::default() }, Table::check);
    let nudge = asks(Help { nudges: 1, ..Help::default() }, Table::next_step);
    // On the page: frames in other pages may not be allowed a dialog of the browser's.
    let restart = turn.reform(|_: MouseEvent| Turn::Say(Answer::Restart));
    let asks_whether_to_restart = matches!(table.answer(), Answer::Restart);
    html! {
        <div class="play-help" onclick={keep_focus}>
            <div class="play-buttons">
                { button("Undo", "play-undo", !table.can_undo(), step(Move::Undo)) }
                { button("Redo", "play-redo", !table.can_redo(), step(Move::Redo)) }
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
    let Asked { table, play, .. } = asked;
    match table.answer() {
        Answer::None if table.game().is_full() => {
            html! { <p>{ "The table is full. Check it?" }</p> }
        }
        Answer::None => Html::default(),
        Answer::Pending => html! { <p>{ "Looking…" }</p> },
        Answer::Nudge(nudge, grade, new) => graded(asked, nudge, *grade, new),
        Answer::NothingMore(words) => {
            html! { <p>{ apart(&Names::of(&table.setup().puzzle), words) }</p> }
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
            let back = back.map(|number| play.reform(move |_: MouseEvent| Move::BackTo(number)));
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
    let Asked { turn, play, .. } = asked;
    let keep = turn.reform(|_: MouseEvent| Turn::Say(Answer::None));
    html! {
        <>
            <p>{ "Wipe out all marks and begin again? Time and help begin again, too." }</p>
            <button type="button" class="button" data-zebra="restart-yes" onclick={play.reform(|_| Move::Restart)}>
                { "Begin again" }
            </button>
            <button type="button" class="button" data-zebra="restart-no" onclick={keep}>{ "Keep playing" }</button>
        </>
    }
}

/// Where to look; then at which hints; then the step itself.
fn graded(asked: &Asked<'_>, nudge: &Nudge, grade: u8, new: &[Fact]) -> Html {
    let Asked { table, turn, play, .. } = asked;
    let names = Names::of(&table.setup().puzzle);
    let more = {
        let (turn, play) = (Callback::clone(turn), Callback::clone(play));
        let (nudge, new) = (nudge.clone(), new.to_vec());
        Callback::from(move |_: MouseEvent| {
            if grade == 2 {
                play.emit(Move::Helped(Help { steps: 1, ..Help::default() }));
            }
            turn.emit(Turn::Say(Answer::Nudge(nudge.clone(), grade + 1, new.clone())));
        })
    };
    let take = {
        let new = new.to_vec();
        play.reform(move |_: MouseEvent| Move::Take(new.clone()))
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
    let Asked { table, act, .. } = asked;
    let setup = table.setup();
    let next = next_preset(setup).map(|(id, name)| {
        let other = setup.with_preset(id);
        (name, act.reform(move |_: MouseEvent| Action::Open(other.clone())))
    });
    let daily = act.reform(|_: MouseEvent| Action::Look(View::Day));
    let issue = setup.day().and_then(|day| day.parse::<Issue>().ok());
    // Who has just solved it is not sent to it again.
    let is_todays = issue.is_some_and(|issue| issue.date.parts() == device::today());
    let to_daily = if is_todays { "Other days and levels" } else { "Puzzle of the day" };
    let answers = setup.puzzle.questions().iter().filter_map(|question| {
        let known = table.game().position().known();
        let answer = known.answer(question.asked, question.about)?;
        let name = phrases::answer_name(&setup.puzzle, Places::of(&setup.puzzle), question, answer);
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
                <button type="button" class="button" data-zebra="to-daily" onclick={daily}>{ to_daily }</button>
            </p>
        </div>
    }
}

/// The preset after this one.
fn next_preset(setup: &Setup) -> Option<(&'static str, &'static str)> {
    let all = presets::all();
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
