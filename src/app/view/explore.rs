//! Explore: hints with their worth, the count, the answer, the street and its candidates.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::components::{Answers, Candidates, CountLine, Hints, Pager, Scale, Street};
use crate::app::phrases;
use crate::app::state::{Action, Findings, Setup, Shown};
use crate::app::worth::Worth;
use crate::puzzle::Puzzle;
use crate::solver::{Count, Survey, Tally};

/// What Explore needs.
#[derive(PartialEq, Properties)]
pub struct ExploreProps {
    /// What the reader has set up.
    pub setup: Rc<Setup>,
    /// What is shown.
    pub shown: Shown,
    /// Where actions go.
    pub act: Callback<Action>,
}

/// The view where everyone lands.
#[component]
pub fn Explore(props: &ExploreProps) -> Html {
    let ExploreProps { setup, shown, act } = props;
    let pointed = use_state_eq(|| None::<usize>);
    let point = {
        let setter = pointed.setter();
        use_callback((), move |at, ()| setter.set(at))
    };
    let puzzle = &shown.setup.puzzle;
    let (count, survey) = match &shown.findings {
        Findings::Open(count) => (count.clone(), None),
        Findings::Known(survey) => (Some(survey.count.clone()), Some(survey.clone())),
        Findings::Failed(_) => (None, None),
    };
    let arrangements = Count::arrangements(puzzle.houses(), puzzle.categories().len() as u8);
    let preview = pointed
        .filter(|&hint| hint < puzzle.hints().len())
        .and_then(|hint| Worth::of(shown, hint).turned().cloned());
    // Where the count is not exact, neither are the shares: then the board stays empty.
    let board = survey.clone().filter(|survey| survey.count.exact().is_some());
    let solution = shown.browsing.as_ref().and_then(|browsing| browsing.solution.clone());
    let settled =
        survey.as_ref().is_some_and(|survey| survey.count.exact().is_some_and(Count::is_one));
    html! {
        <main class="explore" id="main">
            <section class="hero" aria-label="How many solutions">
                if let Findings::Failed(why) = &shown.findings {
                    <p class="count-line" data-zebra="count" data-state="failed">{ why }</p>
                } else {
                    <CountLine count={count.clone()} arrangements={arrangements.clone()} />
                }
                <Scale {count} {arrangements} {preview} />
                <Answers puzzle={puzzle.clone()} survey={survey.clone()} />
                <p class="visually-hidden" role="status" data-zebra="status">
                    { survey.as_ref().map(|survey| announcement(puzzle, survey)) }
                </p>
            </section>
            <Hints setup={setup.clone()} shown={shown.clone()} act={act.clone()} {point} />
            <section class="board" aria-labelledby="board-title">
                <div class="board-head">
                    <h2 id="board-title">{ if settled { "The street" } else { "What is known of the street" } }</h2>
                    if let Some(survey) = &survey {
                        if !survey.count.number().is_zero() && !settled {
                            <Pager
                                count={survey.count.clone()}
                                at={shown.browsing.as_ref().map(|browsing| browsing.index)}
                                act={act.clone()}
                            />
                        }
                    }
                </div>
                <Street puzzle={puzzle.clone()} survey={board.clone()} solution={solution.clone()} />
                <Candidates puzzle={puzzle.clone()} survey={board} solution={solution.clone()} />
                if !settled {
                    { legend(solution.is_some()) }
                }
            </section>
        </main>
    }
}

fn legend(one: bool) -> Html {
    html! {
        <ul class="legend">
            <li><span class="fact">{ "word" }</span>{ "the same in every solution" }</li>
            if one {
                <li><span class="picked">{ "word" }</span>{ "in this solution" }</li>
            } else {
                <li>
                    <span class="candidate" style="--share:0.6">{ "word" }</span>
                    { "the bar is the share of the solutions that have it here" }
                </li>
            }
        </ul>
    }
}

/// What has changed, short enough to be listened to.
fn announcement(puzzle: &Puzzle, survey: &Survey) -> String {
    let mut text = match &survey.count {
        Tally::Exact(count) if count.is_one() => "1 solution.".to_string(),
        Tally::Exact(count) => format!("{} solutions.", phrases::spoken(count)),
        Tally::AtLeast(count) => format!("At least {} solutions.", phrases::spoken(count)),
    };
    if let Some(question) = puzzle.questions().first() {
        let open: Vec<usize> = (0..survey.answers[0].len())
            .filter(|&answer| !survey.answers[0][answer].number().is_zero())
            .collect();
        match open[..] {
            [] => {}
            [answer] => {
                let name = phrases::answer_name(puzzle, question, answer);
                text += &format!(" {} {name}.", question.text);
            }
            _ => text += &format!(" {} Not settled, {} are possible.", question.text, open.len()),
        }
    }
    text
}
