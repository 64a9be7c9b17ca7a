//! The end of a game: the answer, time and help, a result to share that names nobody, what comes next.

use generate::{Difficulty, Issue};
use link::View;
use puzzle::wording::Places;
use puzzle::{About, Asked, Value};
use yew::prelude::*;

use super::{Playing, kept, street};
use crate::address::Address;
use crate::components::{button, plain_button, rich_button, say};
use crate::copying::copy;
use crate::device;
use crate::paint;
use crate::setup::Setup;
use crate::state::{Action, Come, Tone};
use crate::views::painting::{data_url, save_png};
use crate::views::play::{Record, clock, key, picture, shared, streak};
use crate::words::game_end as words;

/// What is said at the end of a game; `watch` is the button that shows it again.
pub fn done(playing: &Playing<'_>, watch: Html, new_puzzle: Callback<MouseEvent>) -> Html {
    let Playing { table, game, known, act, .. } = playing;
    let setup = table.setup();
    let record = kept::record(&key(setup)).unwrap_or_else(|| Record::of(game, device::today()));
    let answers = setup.puzzle.questions().iter().filter_map(|question| {
        let answer = known.answer(question.asked, question.about)?;
        let name = phrases::answer_name(&setup.puzzle, Places::of(&setup.puzzle), question, answer);
        Some(html! { <p><bdi>{ &question.text }</bdi>{ " " }<b><bdi>{ name }</bdi></b></p> })
    });
    let figure = |number: String, name: &str| {
        html! { <div><dd>{ number }</dd><dt>{ name.to_owned() }</dt></div> }
    };
    let help = record.help;
    let streak = setup.day().map(|_| streak(&kept::days(), device::today()));
    let link = Address::with_fragment(&setup.with_view(View::Play).fragment());
    let text = shared(&setup.puzzle, &record, &link);
    let painted = {
        let act = Callback::clone(act);
        Callback::from(move |is_painted: bool| {
            if !is_painted {
                act.emit(Action::Notify(Tone::Trouble, words::PICTURE_BLOCKED.to_owned()));
            }
        })
    };
    let save = save_png(data_url(&picture(&setup.puzzle, &record)), painted);
    html! {
        <div class="play-done" data-zebra="solved">
            <div class="play-street">
                { for (0..setup.puzzle.houses()).map(|house| {
                    let category = paint::telling_category(&setup.puzzle) as u8;
                    let index = known.answer(Asked::Category(category), About::House(house));
                    let value = index.map(|index| Value { category, index });
                    street::house(&setup.puzzle, house, value, true)
                }) }
            </div>
            <h3>{ say(words::SOLVED) }</h3>
            { for answers }
            <dl class="play-figures">
                { figure(clock(record.seconds), words::TIME) }
                { figure(help.nudges.to_string(), words::nudges(help.nudges)) }
                { figure(help.checks.to_string(), words::checks(help.checks)) }
                if let Some(days) = streak {
                    { figure(days.to_string(), words::days_in_a_row(days)) }
                }
            </dl>
            <pre class="play-shared" data-zebra="result">{ text.clone() }</pre>
            <div class="play-next">
                { plain_button("share-result", words::COPY_RESULT, false, copy(text.clone().into(), words::RESULT_COPIED.into(), words::result_not_copied(&text).into(), act)) }
                { plain_button("save-result", words::SAVE_PICTURE, false, save) }
                { watch }
                { next(setup, act) }
                { plain_button("new-after", words::NEW_PUZZLE, false, new_puzzle) }
            </div>
        </div>
    }
}

/// The next puzzle: of the same day, else the next of ours. And the way to Daily.
fn next(setup: &Setup, act: &Callback<Action>) -> Html {
    let issue = setup.day().and_then(|day| day.parse::<Issue>().ok());
    let (name, action) = match issue.and_then(next_of_day) {
        Some(issue) => {
            let name = words::next_of_day(issue.difficulty.word());
            let link = format!("day={issue}&v=play");
            (Some(name), Action::Follow(link, Come::Choice))
        }
        None => match next_preset(setup) {
            Some((id, name)) => (Some(words::next(name)), Action::Open(setup.with_preset(id))),
            None => (None, Action::Look(View::Day)),
        },
    };
    let open = act.reform(move |_: MouseEvent| action.clone());
    // Who has just solved it is not sent to it again.
    let is_todays = issue.is_some_and(|issue| issue.date == device::today());
    html! {
        <>
            if let Some(name) = name {
                { rich_button("button play-next-puzzle", open).hook("next-puzzle").holding(name) }
            }
            { button("to-daily", words::to_daily(is_todays), act, Action::Look(View::Day)) }
        </>
    }
}

/// The next puzzle of the day that is not done yet, from the one after this on.
fn next_of_day(issue: Issue) -> Option<Issue> {
    let at = Difficulty::ALL.iter().position(|&difficulty| difficulty == issue.difficulty)?;
    let others = Difficulty::ALL[at + 1..].iter().chain(&Difficulty::ALL[..at]);
    let mut others = others.map(|&difficulty| Issue { difficulty, ..issue });
    others.find(|issue| kept::record(&kept::key_of(*issue)).is_none())
}

/// The preset after this one.
fn next_preset(setup: &Setup) -> Option<(&'static str, &'static str)> {
    let all = presets::all();
    let at = all.iter().position(|preset| Some(preset.id) == setup.preset());
    let next = all.get(at.map_or(0, |at| (at + 1) % all.len()))?;
    Some((next.id, next.name))
}
