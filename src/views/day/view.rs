//! Daily: today's puzzle, and a calendar of the past ones.

use std::collections::BTreeMap;
use std::rc::Rc;

use yew::prelude::*;

use super::today::use_today;
use super::{News, keep, part};
use crate::components::{IconKind, icon_button};
use crate::components::{choice, heading, paragraph, say};
use crate::setup::Setup;
use crate::state::{Action, Moment, State};
use crate::views::hooks::{failures_to, use_steps, use_worker};
use crate::views::{ViewProps, play};
use crate::words::day as words;
use crate::{device, tools};
use generate::{Date, Difficulty, Issue};
use link::View;

/// The first month with puzzles.
const FIRST: (u16, u8) = (2026, 1);

/// What is known of days.
#[derive(Default, PartialEq)]
struct Known(BTreeMap<Issue, Rc<News>>);

impl Reducible for Known {
    type Action = News;

    fn reduce(self: Rc<Self>, news: News) -> Rc<Self> {
        let mut days = self.0.clone();
        days.insert(news.issue, Rc::new(news));
        Rc::new(Self(days))
    }
}

/// Under which name the device keeps how hard the reader wants puzzles.
const LEVEL_KEY: &str = "zebra:level";

/// How hard the reader wanted puzzles when they chose last.
fn chosen_level() -> Option<Difficulty> {
    device::stored(LEVEL_KEY).and_then(|word| Difficulty::named(&word))
}

/// The view.
#[component]
pub fn DayView(props: &ViewProps) -> Html {
    let ViewProps { state, act, tools, .. } = props;
    let setup = state.setup();
    let today = use_today();
    // Nothing where the day decides.
    let level = use_state_eq(chosen_level);
    // Until the reader leafs to another month it is that of today.
    let leafed = use_state_eq(|| None);
    let (year, month, _) = today.parts();
    let present = (year, month);
    let month = leafed.unwrap_or(present);
    let difficulty = level.unwrap_or_else(|| today.difficulty());
    let of_today = Issue { date: today, difficulty };
    let known = use_reducer_eq(Known::default);
    use_days(setup.clone(), (of_today, month), &known, tools, act);

    use_direct_way(state, act, known.0.get(&of_today));

    let go = |to: (u16, u8)| {
        let leafed = leafed.setter();
        Callback::from(move |_: MouseEvent| leafed.set(Some(to)))
    };
    let choose = {
        let level = level.setter();
        Callback::from(move |difficulty: Difficulty| {
            device::store(LEVEL_KEY, difficulty.word());
            level.set(Some(difficulty));
        })
    };
    let before = if month.1 == 1 { (month.0 - 1, 12) } else { (month.0, month.1 - 1) };
    let after = if month.1 == 12 { (month.0 + 1, 1) } else { (month.0, month.1 + 1) };
    let title = Date::new(month.0, month.1, 1).map(|date| date.to_string());
    let title =
        title.as_deref().and_then(|text| text.split_once(' ')).map(|(_, rest)| rest.to_owned());
    let done = play::days_done();
    html! {
        <main class="day" id="main" tabindex="-1">
            { card(today, play::streak(&done, today), known.0.get(&of_today), act) }
            <section class="day-month" id="hints" tabindex="-1" aria-labelledby="day-title">
                <div class="day-head">
                    { icon_button(IconKind::Previous, "month-before", words::PREVIOUS_MONTH, month <= FIRST, go(before)) }
                    <h2 id="day-title" aria-live="polite">{ title }</h2>
                    { icon_button(IconKind::Next, "month-after", words::NEXT_MONTH, month >= present, go(after)) }
                </div>
                { levels(of_today, &choose) }
                if let Some(times) = play::times(&done, difficulty) {
                    <p class="day-times" data-zebra="day-times">{ times }</p>
                }
                { calendar(of_today, month, &known.0, act) }
            </section>
        </main>
    }
}

/// Who comes to Daily from somewhere else is at today's puzzle as soon as it is there, unless it is done.
/// From the puzzle of a day one comes to the calendar, as one does in a frame.
#[hook]
fn use_direct_way(state: &Rc<State>, act: &Callback<Action>, news: Option<&Rc<News>>) {
    let comes = use_mut_ref(|| state.setup().day().is_none() && !device::is_embedded());
    let (state, act) = (state.clone(), act.clone());
    use_effect_with(news.cloned(), move |news| {
        let Some(news) = news.as_ref().filter(|_| comes.replace(false)) else { return };
        if time(news.issue).is_none() {
            let setup = Rc::new(puzzle(news).with_view(View::Play));
            // In the place of Daily: the way back leads past it.
            let moment = Moment { setup, memo: state.memo().cloned().map(Rc::new) };
            act.emit(Action::Step { moment, joined: true });
        }
    });
}

/// Today's puzzle, to be begun; `row` is how many days in a row were done.
fn card(today: Date, row: u32, news: Option<&Rc<News>>, act: &Callback<Action>) -> Html {
    let time = news.and_then(|news| time(news.issue));
    html! {
        <section class="day-today" aria-labelledby="day-today">
            <p class="day-date">{ today.to_string() }</p>
            { heading("day-today", words::DAILY) }
            if let Some(news) = news {
                <p>{ words::size(news.size.0, &news.places, news.size.1, news.level.name()) }</p>
            } else {
                { paragraph("", words::MAKING) }
            }
            if row > 0 {
                <p data-zebra="streak" data-value={row.to_string()}>
                    { words::streak(row) }
                </p>
            }
            if let Some(time) = &time {
                <p>{ words::solved_in(time) }</p>
            }
            <button
                type="button"
                class="button day-play"
                data-zebra="play-today"
                disabled={news.is_none()}
                onclick={news.map(|news| open(news, act))}
            >
                { if time.is_some() { words::LOOK_AT_SOLUTION } else { words::PLAY } }
            </button>
        </section>
    }
}

/// Opens the puzzle to be played.
fn open(news: &Rc<News>, act: &Callback<Action>) -> Callback<MouseEvent> {
    let (news, act) = (news.clone(), act.clone());
    Callback::from(move |_: MouseEvent| {
        act.emit(Action::Open(puzzle(&news).with_view(View::Play)));
    })
}

fn puzzle(news: &News) -> Setup {
    Setup::from_fragment(&part(news.issue)).0
}

/// In which time it was done, as the device remembers it.
fn time(issue: Issue) -> Option<String> {
    play::record(&play::key_of(issue)).map(|record| play::clock(record.seconds))
}

/// The choice of how hard: each day has a puzzle of each. A sign tells which of today's are done.
fn levels(chosen: Issue, choose: &Callback<Difficulty>) -> Html {
    let is_done = |difficulty| time(Issue { difficulty, ..chosen }).is_some();
    html! {
        <div class="day-levels" role="group" aria-label={words::LEVELS}>
            { for Difficulty::ALL.map(|difficulty| {
                choice("", difficulty, &chosen.difficulty, choose)
                    .hook("day-level")
                    .with("data-level", difficulty.word())
                    .holding(html! {
                        <>
                            { difficulty.word() }
                            if is_done(difficulty) {
                                <span aria-hidden="true">{ " ✓" }</span>
                                <span class="visually-hidden">{ say(words::SOLVED_TODAY) }</span>
                            }
                        </>
                    })
            }) }
        </div>
    }
}

fn days((year, month): (u16, u8)) -> Vec<Date> {
    (1..=31).filter_map(|day| Date::new(year, month, day)).collect()
}

/// The days of a month up to today, a week a row.
fn calendar(
    of_today: Issue,
    month: (u16, u8),
    known: &BTreeMap<Issue, Rc<News>>,
    act: &Callback<Action>,
) -> Html {
    let days = days(month);
    let blank = days.first().map_or(0, |first| first.weekday() as usize);
    let slots: Vec<Option<Date>> =
        std::iter::repeat_n(None, blank).chain(days.into_iter().map(Some)).collect();
    html! {
        <table class="day-table">
            <thead>
                <tr>{ for words::WEEK.map(|name| html! { <th scope="col">{ name }</th> }) }</tr>
            </thead>
            <tbody>
                { for slots.chunks(7).map(|week| html! {
                    <tr>
                        { for week.iter().map(|slot| {
                            let Some(date) = *slot else { return html! { <td></td> } };
                            let (.., day) = date.parts();
                            if date > of_today.date {
                                return html! { <td><span class="day-later">{ day }</span></td> };
                            }
                            let issue = Issue { date, ..of_today };
                            let news = known.get(&issue);
                            let time = time(issue);
                            let level = news.map(|news| news.level.name());
                            html! {
                                <td>
                                    <button
                                        type="button"
                                        class="day-one"
                                        data-zebra="day"
                                        data-day={format!("{date:?}")}
                                        data-level={level}
                                        data-solved={time.as_ref().map(|_| "")}
                                        aria-current={(date == of_today.date).then_some("date")}
                                        disabled={news.is_none()}
                                        onclick={news.map(|news| open(news, act))}
                                    >
                                        <b>{ day }</b>
                                        <span class="day-words">{ level.unwrap_or("…") }</span>
                                        if let Some(time) = time {
                                            <span class="day-solved">
                                                <span aria-hidden="true">{ "✓ " }</span>
                                                <span class="visually-hidden">{ say(words::SOLVED_IN) }</span>
                                                { time }
                                            </span>
                                        }
                                    </button>
                                </td>
                            }
                        }) }
                    </tr>
                }) }
            </tbody>
        </table>
    }
}

/// Has the puzzles of the month made that are as hard as wished, today's first.
#[hook]
fn use_days(
    setup: Rc<Setup>,
    wanted: (Issue, (u16, u8)),
    known: &UseReducerHandle<Known>,
    tools: &AttrValue,
    act: &Callback<Action>,
) {
    let step = use_steps(known);
    let hear = move |_, news: Option<News>| {
        news.into_iter().filter(keep).for_each(|news| step.emit(news));
    };
    let worker = use_worker(tools, hear, failures_to(act));
    let request = use_mut_ref(|| 0);
    let known = known.clone();
    use_effect_with(wanted, move |&(of_today, month)| {
        let days = days(month).into_iter().rev().map(|date| Issue { date, ..of_today });
        let days = [of_today].into_iter().chain(days.filter(|issue| *issue < of_today));
        let days: Vec<Issue> = days.filter(|issue| !known.0.contains_key(issue)).collect();
        if days.is_empty() {
            return;
        }
        *request.borrow_mut() += 1;
        worker.ask(&setup, *request.borrow(), &tools::Job::Days(days));
    });
}
