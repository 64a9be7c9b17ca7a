//! The race: a chart on a logarithmic scale, and the table behind it.

use yew::prelude::*;

use crate::components::{choice, heading, plain_button, rich_button, say};
use crate::views::methods::scale::{NUMBERS, Scale};
use crate::views::methods::{MethodsState, Move, Row, Stage};
use crate::words::{around, methods as words};
use methods::{Method, Standing};

/// What the chart compares.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    /// Times, measured in the same run.
    Time,
    /// What each visits, in its own unit.
    Visits,
}

impl By {
    /// What a method has come to, and what it would come to in the end.
    fn of(self, row: &Row) -> (Option<f64>, Option<f64>) {
        match (self, &row.standing) {
            (_, None) => (None, None),
            (Self::Time, Some(_)) => (Some(row.seconds), row.estimate()),
            (Self::Visits, Some(standing)) => {
                let visited = standing.visited as f64;
                let part = standing.fraction.filter(|part| *part > 0.0 && !standing.done);
                (Some(visited), part.map(|part| visited / part))
            }
        }
    }

    fn scale(self, rows: &[Row]) -> Scale {
        let ends = rows.iter().map(|row| self.of(row)).flat_map(|(now, end)| [now, end]);
        let most = ends.flatten().filter(|end| end.is_finite()).fold(0.0, f64::max);
        match self {
            Self::Time => Scale::new(1e-6, most.max(10.0)),
            Self::Visits => Scale::new(1.0, most.max(1e6)),
        }
    }
}

/// The chart with its buttons.
pub(super) fn race(
    local: &MethodsState,
    step: &Callback<Move>,
    by: By,
    choose: &Callback<By>,
) -> Html {
    let rows = local.rows();
    let scale = by.scale(rows);
    let marks = match by {
        By::Time => &words::TIMES,
        By::Visits => &NUMBERS,
    };
    let core = rows.iter().find(|row| row.method == Method::Core);
    let through = rows.iter().filter(|row| row.stage == Stage::Done).count();
    let by_button = |this, name: &'static str| choice("chip", this, &by, choose).holding(name);
    let (about, striped) = around(words::ABOUT_RACE);
    html! {
        <section class="methods-part" aria-labelledby="race-title">
            { heading("race-title", words::RACE) }
            <p class="methods-words">
                { about }<span class="race-key"></span>{ striped }
            </p>
            <div class="methods-bar">
                <div class="chips" role="group" aria-label={words::COMPARE}>
                    { by_button(By::Time, words::BY_TIME) }
                    { by_button(By::Visits, words::BY_VISITS) }
                </div>
                { plain_button("restart", words::RESTART, false, step.reform(|_| Move::Restart)) }
                { plain_button("stop-all", words::STOP_ALL, !local.is_running(), step.reform(|_| Move::StopAll)) }
            </div>
            <ol class="race">
                { for rows.iter().map(|row| lane(row, core, by, &scale, step)) }
            </ol>
            <div class="race-axis" aria-hidden="true">
                { for scale.ticks(marks).into_iter().map(|(place, name)| html! {
                    <span class="race-tick" style={format!("--at: {}", phrases::decimal(place))}>
                        <span class="race-name">{ name }</span>
                    </span>
                }) }
            </div>
            <p class="visually-hidden" role="status">
                if !local.is_running() {
                    { words::done(through, rows.len()) }
                }
            </p>
        </section>
    }
}

fn lane(row: &Row, core: Option<&Row>, by: By, scale: &Scale, step: &Callback<Move>) -> Html {
    let method = row.method;
    let (now, end) = by.of(row);
    let place = |number: Option<f64>| phrases::decimal(number.map_or(0.0, |n| scale.place(n)));
    let bar = format!("--now: {}; --end: {}", place(now), place(end.or(now)));
    let (name, change) = match row.stage {
        Stage::Running => (words::STOP, Some(Move::Stop(method))),
        Stage::Resting | Stage::Stopped => (words::GO_ON, Some(Move::GoOn(method))),
        Stage::Done | Stage::GaveUp | Stage::Unsuited => ("", None),
    };
    let button = |hook, name: &'static str, change: Move| {
        rich_button("button", step.reform(move |_| change.clone()))
            .hook(hook)
            .with("aria-label", words::button_of(name, method.name()))
            .holding(say(name))
    };
    let part = row.standing.as_ref().filter(|standing| !standing.done).and_then(|s| s.fraction);
    html! {
        <li
            key={method.id()}
            class="lane"
            data-zebra="method"
            data-method={method.id()}
            data-state={row.stage.word()}
        >
            <h3 class="lane-name">{ method.name() }</h3>
            <p class="lane-how">{ method.how() }</p>
            <div class="lane-bar" style={bar} aria-hidden="true">
                <span class="lane-end"></span>
                <span class="lane-now"></span>
            </div>
            <p class="lane-figures">{ figures(row, core) }</p>
            if part.is_some() && row.stage != Stage::GaveUp {
                <progress
                    class="lane-progress"
                    aria-label={words::part_done(method.name())}
                    value={part.map(phrases::decimal)}
                ></progress>
            }
            <div class="lane-buttons">
                if let Some(change) = change {
                    { button("method-turn", name, change) }
                }
                if method != Method::Core && row.stage != Stage::Unsuited {
                    { button("watch", words::WATCH, Move::Watch(Some(method))) }
                }
            </div>
        </li>
    }
}

/// What there is to say of a method, in a line.
fn figures(row: &Row, core: Option<&Row>) -> String {
    if row.stage == Stage::Unsuited {
        return words::UNSUITED.to_owned();
    }
    let Some(standing) = &row.standing else { return words::WAITING.to_owned() };
    let solutions = phrases::solutions(&standing.solutions);
    let mut parts = vec![visited(row.method, standing), solutions, time(row)];
    if let Some(ratio) = ratio(row, core) {
        parts.push(words::times_our_core(&ratio));
    }
    if let Some(estimate) = row.estimate() {
        parts.push(words::all_of_it(&phrases::expected(estimate)));
    }
    if row.stage == Stage::GaveUp {
        parts.push(match row.method {
            Method::Core => words::CORE_STOPS.to_owned(),
            _ => words::STOPS.to_owned(),
        });
    }
    parts.join(words::FIGURE_SEPARATOR)
}

/// How much a method has visited, in its own unit.
pub(super) fn visited(method: Method, standing: &Standing) -> String {
    let number = phrases::group_digits(&standing.visited.to_string());
    format!("{number} {}", method.unit_of(standing.visited))
}

fn time(row: &Row) -> String {
    let time = phrases::duration(row.seconds);
    if row.stage == Stage::Done { time } else { words::time_so_far(&time) }
}

/// How many times the time of our core, where both are through.
fn ratio(row: &Row, core: Option<&Row>) -> Option<String> {
    let core = core.filter(|core| core.stage == Stage::Done)?;
    let through = row.stage == Stage::Done && row.method != Method::Core;
    through.then(|| phrases::times_as_long(row.seconds, core.seconds)).flatten()
}

/// The figures behind the chart.
pub(super) fn table(local: &MethodsState) -> Html {
    let rows = local.rows();
    let core = rows.iter().find(|row| row.method == Method::Core);
    let cells = |row: &Row| -> [String; 5] {
        let Some(standing) = &row.standing else { return Default::default() };
        let estimate = row.estimate().map(phrases::expected);
        [
            visited(row.method, standing),
            phrases::tally(&standing.solutions),
            time(row),
            ratio(row, core).unwrap_or_default(),
            estimate.unwrap_or_default(),
        ]
    };
    html! {
        <details class="methods-part">
            <summary>{ say(words::TABLE) }</summary>
            <div class="scroller" tabindex="0" role="region" aria-label={words::FIGURES}>
                <table class="figures">
                    <thead><tr>{ for words::TABLE_HEADS.map(|head| html! { <th scope="col">{ head }</th> }) }</tr></thead>
                    <tbody>
                        { for rows.iter().map(|row| html! {
                            <tr>
                                <th scope="row">{ row.method.name() }</th>
                                { for cells(row).map(|cell| html! { <td>{ cell }</td> }) }
                            </tr>
                        }) }
                    </tbody>
                </table>
            </div>
        </details>
    }
}
