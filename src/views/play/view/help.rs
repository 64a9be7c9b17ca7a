//! Undo and help: a check, a nudge in three grades, the way back to the first mistake.

use yew::prelude::*;

use super::State;
use super::buttons::focus_if_lost;
use crate::components::apart;
use crate::components::{paragraph, plain_button, say};
use crate::names::Names;
use crate::state::Action;
use crate::tools;
use crate::views::explain::{Lesson, News};
use crate::views::hooks::{failures_to, use_worker};
use crate::views::play::{Answer, Help, Move, Table, Turn};
use crate::words::play as words;
use explain::{Fact, Nudge};

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
    /// Asks for a nudge, or for more of it.
    pub nudge: Callback<()>,
    /// Asks whether all is right so far.
    pub check: Callback<()>,
    /// Where turns go.
    pub turn: &'a Callback<Turn>,
    /// Where moves go.
    pub play: &'a Callback<Move>,
    /// Whether it is done.
    pub solved: bool,
    /// What is said at the end.
    pub done: Html,
    /// The keys, or the form for a new puzzle, where that is to be seen.
    pub beside: Html,
    /// The button for more.
    pub more: Html,
    /// The first steps, where they are to be done.
    pub tour: Html,
    /// What the marks leave, and what it took so far.
    pub so_far: Html,
}

/// Asks for help, and counts that.
pub fn asks(
    play: &Callback<Move>,
    ask: &Callback<fn(&Table) -> Lesson>,
    help: Help,
    lesson: fn(&Table) -> Lesson,
) -> Callback<()> {
    let (play, ask) = (play.clone(), ask.clone());
    Callback::from(move |()| {
        play.emit(Move::Helped(help));
        ask.emit(lesson);
    })
}

/// Shows more of the nudge that is shown, where there is more; to see the step is help, too.
pub fn further(
    table: &Table,
    turn: &Callback<Turn>,
    play: &Callback<Move>,
) -> Option<Callback<()>> {
    let Answer::Nudge(nudge, grade, new) = table.answer() else { return None };
    let (turn, play) = (turn.clone(), play.clone());
    let (nudge, grade, new) = (nudge.clone(), *grade, new.clone());
    Some(Callback::from(move |()| {
        if grade == 2 {
            play.emit(Move::Helped(Help { steps: 1, ..Help::default() }));
        }
        if grade < 3 {
            turn.emit(Turn::Say(Answer::Nudge(nudge.clone(), grade + 1, new.clone())));
        }
    }))
}

/// Buttons, and what was said.
pub fn help(asked: &Asked<'_>) -> Html {
    let Asked { table, nudge, check, play, solved, done, beside, more, tour, so_far, .. } = asked;
    let is_empty = table.game().position().is_empty();
    let button = |name, hook, disabled, run| plain_button(hook, name, disabled, run);
    let step = |step: Move| play.reform(move |_: MouseEvent| step.clone());
    let asks_whether_to_restart = matches!(table.answer(), Answer::Restart);
    html! {
        <section class="play-help" aria-label={words::HELP} onclick={keep_focus}>
            <div class="play-said" role="status" data-zebra="play-status">
                { if *solved && !asks_whether_to_restart { done.clone() } else { said(asked) } }
            </div>
            { beside.clone() }
            { tour.clone() }
            <div class="play-buttons">
                { button(words::UNDO, "play-undo", !table.can_undo(), step(Move::Undo)) }
                { button(words::REDO, "play-redo", !table.can_redo(), step(Move::Redo)) }
                { button(words::NUDGE, "nudge", *solved, nudge.reform(|_: MouseEvent| ())) }
                { button(words::CHECK, "check", is_empty, check.reform(|_: MouseEvent| ())) }
                { more.clone() }
                { so_far.clone() }
            </div>
        </section>
    }
}

/// A button that goes with the answer would take the keyboard's focus along.
fn keep_focus(event: MouseEvent) {
    let by_key = event.detail() == 0;
    if by_key {
        focus_if_lost();
    }
}

fn said(asked: &Asked<'_>) -> Html {
    let Asked { table, play, .. } = asked;
    match table.answer() {
        Answer::None if !table.game().position().clashes().is_empty() => html! {
            <p data-verdict="wrong">{ say(words::CLASH) }</p>
        },
        Answer::None if table.game().is_full() => paragraph("", words::FULL),
        Answer::None => Html::default(),
        Answer::Pending => paragraph("", words::LOOKING),
        Answer::Nudge(nudge, grade, new) => graded(asked, nudge, *grade, new),
        Answer::NothingMore(said) => {
            html! { <p>{ apart(&Names::of(&table.setup().puzzle), said) }</p> }
        }
        Answer::Restart => restart(asked),
        Answer::Right => html! { <p data-verdict="right">{ say(words::ALL_RIGHT) }</p> },
        Answer::Stuck => html! {
            <p data-verdict="stuck">
                { say(words::STUCK) }
            </p>
        },
        Answer::Wrong(wrong, back) => {
            let back = back.map(|number| play.reform(move |_: MouseEvent| Move::BackTo(number)));
            html! {
                <>
                    <p data-verdict="wrong">{ words::wrong(wrong.len()) }</p>
                    if let Some(back) = back {
                        { plain_button("undo-mistake", words::UNDO_MISTAKE, false, back) }
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
            { paragraph("", words::ASK_RESTART) }
            { plain_button("restart-yes", words::RESTART_YES, false, play.reform(|_| Move::Restart)) }
            { plain_button("restart-no", words::RESTART_NO, false, keep) }
        </>
    }
}

/// Where to look; then at which hints; then the step itself.
fn graded(asked: &Asked<'_>, nudge: &Nudge, grade: u8, new: &[Fact]) -> Html {
    let Asked { table, play, .. } = asked;
    let names = Names::of(&table.setup().puzzle);
    let more = asked.nudge.reform(|_: MouseEvent| ());
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
                { plain_button("take-step", words::TAKE_STEP, false, take) }
            } else {
                <button type="button" class="button" data-zebra="nudge-more" onclick={more}>
                    { if grade == 1 { words::NUDGE_HINTS } else { words::NUDGE_STEP } }
                </button>
            }
        </>
    }
}
