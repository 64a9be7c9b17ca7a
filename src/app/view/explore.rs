//! Explore: hints with their worth, the count, the answer, the street and its candidates.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::components::{Board, answers, count_line, hints, scale};
use crate::app::state::{Action, Findings, Setup, Shown};
use crate::app::worth::Worth;
use crate::phrases;
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
        Findings::Open(count) => (count.as_ref(), None),
        Findings::Known(survey) => (Some(&survey.count), Some(survey)),
        Findings::Failed(_) => (None, None),
    };
    let arrangements = Count::arrangements(puzzle.houses(), puzzle.categories().len() as u8);
    let preview =
        pointed.filter(|&hint| hint < puzzle.hints().len()).map(|hint| Worth::of(shown, hint));
    let preview = preview.as_ref().and_then(Worth::turned);
    // Where the shares are not known, the board stays empty rather than say what is not so.
    let board = survey.filter(|survey| survey.shares.known).cloned();
    html! {
        <main class="explore" id="main">
            <section class="hero" aria-label="How many solutions">
                if let Findings::Failed(why) = &shown.findings {
                    <p class="count-line" data-zebra="count" data-state="failed">{ why }</p>
                } else {
                    { count_line(count, &arrangements) }
                }
                { scale(count, &arrangements, preview) }
                { answers(puzzle, survey.map(|survey| &**survey)) }
                <p class="visually-hidden" role="status" data-zebra="status">
                    { survey.map(|survey| announcement(puzzle, survey)) }
                </p>
            </section>
            { hints(setup, shown, act, &point) }
            <Board
                puzzle={puzzle.clone()}
                survey={board}
                browsing={shown.browsing.clone()}
                act={act.clone()}
            />
        </main>
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
        let open: Vec<u8> = (0..)
            .zip(&survey.answers[0])
            .filter(|(_, count)| !count.number().is_zero())
            .map(|(answer, _)| answer)
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
