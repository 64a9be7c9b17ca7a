//! Daily: today's puzzle, and a calendar of the past ones.

use std::collections::BTreeMap;
use std::rc::Rc;

use yew::prelude::*;

use super::today::use_today;
use super::{Day, News, keep, part};
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
struct Known(BTreeMap<(Day, Difficulty), Rc<News>>);

impl Reducible for Known {
    type Action = News;

    fn reduce(self: Rc<Self>, news: News) -> Rc<Self> {
        let mut days = self.0.clone();
        days.insert((news.day, news.difficulty), Rc::new(news));
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
    let month = leafed.unwrap_or((today.0, today.1));
    let difficulty = level.unwrap_or_else(|| {
        Date::new(today.0, today.1, today.2).map_or(Difficulty::Easy, Date::difficulty)
    });
    let known = use_reducer_eq(Known::default);
    use_days(setup.clone(), (today, month, difficulty), &known, tools, act);

    use_direct_way(state, act, known.0.get(&(today, difficulty)));

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
            { card(today, play::streak(&done, today), known.0.get(&(today, difficulty)), act) }
            <section class="day-month" id="hints" tabindex="-1" aria-labelledby="day-title">
                <div class="day-head">
                    { icon_button(IconKind::Previous, "month-before", words::PREVIOUS_MONTH, month <= FIRST, go(before)) }
                    <h2 id="day-title" aria-live="polite">{ title }</h2>
                    { icon_button(IconKind::Next, "month-after", words::NEXT_MONTH, month >= (today.0, today.1), go(after)) }
                </div>
                { levels(today, difficulty, &choose) }
                if let Some(times) = play::times(&done, difficulty) {
                    <p class="day-times" data-zebra="day-times">{ times }</p>
                }
                { calendar(today, month, difficulty, &known.0, act) }
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
        if let Some(setup) = puzzle(news).filter(|_| news.issue().and_then(time).is_none()) {
            let setup = Rc::new(setup.with_view(View::Play));
            // In the place of Daily: the way back leads past it.
            let moment = Moment { setup, memo: state.memo().cloned().map(Rc::new) };
            act.emit(Action::Step { moment, joined: true });
        }
    });
}

/// Today's puzzle, to be begun; `row` is how many days in a row were done.
fn card(today: Day, row: u32, news: Option<&Rc<News>>, act: &Callback<Action>) -> Html {
    let name = Date::new(today.0, today.1, today.2).map(|date| date.to_string());
    let ready = news.filter(|news| news.packed.is_some());
    let time = ready.and_then(|news| time(news.issue()?));
    html! {
        <section class="day-today" aria-labelledby="day-today">
            <p class="day-date">{ name }</p>
            { heading("day-today", words::DAILY) }
            if let Some(news) = ready {
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
                disabled={ready.is_none()}
                onclick={ready.map(|news| open(news, act))}
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
        if let Some(puzzle) = puzzle(&news) {
            act.emit(Action::Open(puzzle.with_view(View::Play)));
        }
    })
}

fn puzzle(news: &News) -> Option<Setup> {
    news.issue().map(|issue| Setup::from_fragment(&part(issue)).0)
}

/// In which time it was done, as the device remembers it.
fn time(issue: Issue) -> Option<String> {
    play::record(&play::key_of(issue)).map(|record| play::clock(record.seconds))
}

/// The choice of how hard: each day has a puzzle of each. A sign tells which of today's are done.
fn levels(today: Day, chosen: Difficulty, choose: &Callback<Difficulty>) -> Html {
    let date = Date::new(today.0, today.1, today.2);
    let is_done = |difficulty| date.is_some_and(|date| time(Issue { date, difficulty }).is_some());
    html! {
        <div class="day-levels" role="group" aria-label={words::LEVELS}>
            { for Difficulty::ALL.map(|difficulty| {
                choice("", difficulty, &chosen, choose)
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

/// The days of a month up to today, a week a row.
fn calendar(
    today: Day,
    (year, month): (u16, u8),
    difficulty: Difficulty,
    known: &BTreeMap<(Day, Difficulty), Rc<News>>,
    act: &Callback<Action>,
) -> Html {
    let days: Vec<Date> = (1..=31).filter_map(|day| Date::new(year, month, day)).collect();
    let blank = days.first().map_or(0, |first| first.weekday() as usize);
    let slots: Vec<Option<u8>> =
        std::iter::repeat_n(None, blank).chain((1..=days.len() as u8).map(Some)).collect();
    html! {
        <table class="day-table">
            <thead>
                <tr>{ for words::WEEK.map(|name| html! { <th scope="col">{ name }</th> }) }</tr>
            </thead>
            <tbody>
                { for slots.chunks(7).map(|week| html! {
                    <tr>
                        { for week.iter().map(|slot| {
                            let Some(day) = *slot else { return html! { <td></td> } };
                            let date = (year, month, day);
                            if date > today {
                                return html! { <td><span class="day-later">{ day }</span></td> };
                            }
                            let news = known.get(&(date, difficulty));
                            let ready = news.is_some_and(|news| news.packed.is_some());
                            let issue = Date::new(year, month, day).map(|date| Issue { date, difficulty });
                            let time = issue.and_then(time);
                            let level = news.map(|news| news.level.name());
                            html! {
                                <td>
                                    <button
                                        type="button"
                                        class="day-one"
                                        data-zebra="day"
                                        data-day={format!("{year:04}-{month:02}-{day:02}")}
                                        data-level={level}
                                        data-solved={time.as_ref().map(|_| "")}
                                        aria-current={(date == today).then_some("date")}
                                        disabled={!ready}
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
    wanted: (Day, (u16, u8), Difficulty),
    known: &UseReducerHandle<Known>,
    tools: &AttrValue,
    act: &Callback<Action>,
) {
    let step = use_steps(known);
    let hear = move |_, news: News| {
        keep(&news);
        step.emit(news);
    };
    let worker = use_worker(tools, hear, failures_to(act));
    let request = use_mut_ref(|| 0);
    let known = known.clone();
    use_effect_with(wanted, move |&(today, (year, month), difficulty)| {
        let days = (1..=31).rev().map(|day| (year, month, day)).filter(|&day| day < today);
        let days = [today].into_iter().chain(days);
        let exists = |day: &Day| Date::new(day.0, day.1, day.2).is_some();
        let days = days.filter(exists).map(|day| (day, difficulty));
        let days: Vec<_> = days.filter(|wanted| !known.0.contains_key(wanted)).collect();
        if days.is_empty() {
            return;
        }
        *request.borrow_mut() += 1;
        worker.ask(&setup, *request.borrow(), &tools::Job::Days(days));
    });
}
