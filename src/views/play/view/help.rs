//! Undo and help: a check, a nudge in three grades, the way back to the first mistake.

use yew::prelude::*;

use super::buttons::focus_if_lost;
use super::{Playing, State};
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

/// What was said, or what is at the end; what is `beside` it, and buttons: `nudge` asks for a nudge, or
/// for more of it, `check` whether all is right so far, and `more` follows them.
pub fn help(
    playing: &Playing<'_>,
    (nudge, check): (&Callback<()>, &Callback<()>),
    done: Option<Html>,
    beside: Html,
    more: Html,
) -> Html {
    let Playing { table, play, solved, .. } = playing;
    let is_empty = table.game().position().is_empty();
    let button = |name, hook, disabled, run| plain_button(hook, name, disabled, run);
    let step = |step: Move| play.reform(move |_: MouseEvent| step.clone());
    let done = done.filter(|_| *table.answer() != Answer::Restart);
    html! {
        <section class="play-help" aria-label={words::HELP} onclick={keep_focus}>
            <div class="play-said" role="status" data-zebra="play-status">
                { done.unwrap_or_else(|| said(playing, nudge)) }
            </div>
            { beside }
            <div class="play-buttons">
                { button(words::UNDO, "play-undo", !table.can_undo(), step(Move::Undo)) }
                { button(words::REDO, "play-redo", !table.can_redo(), step(Move::Redo)) }
                { button(words::NUDGE, "nudge", *solved, nudge.reform(|_: MouseEvent| ())) }
                { button(words::CHECK, "check", is_empty, check.reform(|_: MouseEvent| ())) }
                { more }
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

fn said(playing: &Playing<'_>, nudge: &Callback<()>) -> Html {
    let Playing { table, play, .. } = playing;
    match table.answer() {
        Answer::None if !table.game().position().clashes().is_empty() => html! {
            <p data-verdict="wrong">{ say(words::CLASH) }</p>
        },
        Answer::None if table.game().is_full() => paragraph("", words::FULL),
        Answer::None => Html::default(),
        Answer::Pending => paragraph("", words::LOOKING),
        Answer::Nudge(found, grade, new) => graded(playing, nudge, found, (*grade, new)),
        Answer::NothingMore(said) => {
            html! { <p>{ apart(&Names::of(&table.setup().puzzle), said) }</p> }
        }
        Answer::Restart => restart(playing),
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

fn restart(playing: &Playing<'_>) -> Html {
    let Playing { turn, play, .. } = playing;
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
fn graded(
    playing: &Playing<'_>,
    further: &Callback<()>,
    nudge: &Nudge,
    (grade, new): (u8, &[Fact]),
) -> Html {
    let Playing { table, play, .. } = playing;
    let names = Names::of(&table.setup().puzzle);
    let more = further.reform(|_: MouseEvent| ());
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
                { plain_button("nudge-more", if grade == 1 { words::NUDGE_HINTS } else { words::NUDGE_STEP }, false, more) }
            }
        </>
    }
}
