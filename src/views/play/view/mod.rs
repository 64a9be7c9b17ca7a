//! Play: the table to be filled in by hand, the hints to be struck out, help for who asks.

mod board;
mod cross;
mod help;
mod hints;
mod kept;
mod marks;

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Interval;
use gloo_utils::{document, window};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::setup::Setup;
use crate::state::{self, Action, Tone};
use crate::tools;
use crate::views::ViewProps;
use crate::views::explain::{Lesson, News};
use crate::views::hooks::{use_steps, use_worker};
use crate::views::play::{Game, Mark, Move, Spot, Table, Turn};
use board::board;
use cross::cross;
use help::{Asked, help, use_ask};
use hints::hints;
use marks::{Marks, chooser};
use puzzle::Puzzle;
use puzzle::wording::Places;
use solver::Tally;

pub use crate::views::play::key;

/// Seconds between two looks at the clock: nobody is hurried by a minute.
const BEAT: u32 = 10;

/// What is said when the marks come from somewhere else.
const ELSEWHERE: &str = "This game was played on in another tab or frame. Its marks are shown here \
                         now; Undo brings back the ones before.";

#[derive(PartialEq)]
struct State(Table);

impl Reducible for State {
    type Action = Turn;

    fn reduce(self: Rc<Self>, turn: Turn) -> Rc<Self> {
        Rc::new(Self(self.0.after(turn)))
    }
}

/// The view.
#[component]
pub fn PlayView(props: &ViewProps) -> Html {
    let ViewProps { state: page, act, tools, .. } = props;
    let state =
        use_reducer_eq(|| State(Table::open(page, kept::known(&key(page.setup())).as_deref())));
    let turn = use_steps(&state);
    use_page(page, &turn);
    let step = use_moves(&state, act);
    let table = &state.0;
    let (setup, game) = (table.setup(), table.game());
    let solved = game.is_solved(&setup.puzzle, setup.active());
    use_clock(&turn, solved || table.is_played_elsewhere());
    let left = use_count(setup, game, tools);
    let ask = use_ask(&state, &turn, tools, act);
    let tool = use_state_eq(|| Mark::Out);
    let crossed = use_state_eq(|| false);

    let marks = Marks {
        game,
        places: Places::of(&setup.puzzle),
        known: game.filled_in(),
        wrong: table.answer().wrong(),
        tool: *tool,
        act: &step,
    };
    let choose = {
        let crossed = crossed.clone();
        move |to: bool| {
            let crossed = crossed.clone();
            Callback::from(move |_: MouseEvent| crossed.set(to))
        }
    };
    let tab = |name: &'static str, hook: &'static str, to: bool| {
        html! {
            <button type="button" data-zebra={hook} aria-pressed={(*crossed == to).to_string()} onclick={choose(to)}>
                { name }
            </button>
        }
    };
    let auto = game.auto();
    html! {
        <main class="play" id="main" tabindex="-1">
            <section class="play-board" aria-label="The table">
                <div class="play-bar">
                    { chooser(*tool, tool.setter()) }
                    <div class="play-tabs" role="group" aria-label="Kind of grid">
                        { tab("Table", "play-table", false) }
                        { tab("Cross grid", "play-cross", true) }
                    </div>
                    <label class="play-auto">
                        <input
                            type="checkbox"
                            role="switch"
                            class="switch"
                            data-zebra="auto"
                            checked={auto}
                            onchange={step.reform(|event: Event| Move::Auto(is_on(&event)))}
                        />
                        { "Rule out what a placement implies" }
                    </label>
                </div>
                if *crossed {
                    { cross(&setup.puzzle, &marks) }
                } else {
                    { board(&setup.puzzle, &marks) }
                }
                <p
                    class="play-left"
                    data-zebra="marks-count"
                    data-value={left.as_ref().map(|tally| tally.number().to_string())}
                    data-exact={left.as_ref().map(|tally| tally.exact().is_some().to_string())}
                >
                    { counted(left.as_ref()) }
                </p>
                { help(&Asked { table, ask: &ask, turn: &turn, play: &step, solved, act }) }
            </section>
            { hints(setup, game, &step) }
        </main>
    }
}

/// Follows the page, wherever it goes.
#[hook]
fn use_page(page: &Rc<state::State>, turn: &Callback<Turn>) {
    let (page, turn) = (page.clone(), turn.clone());
    let moment = (page.setup().clone(), page.place(), page.memo().cloned());
    use_effect_with(moment, move |_| {
        let known = kept::known(&key(page.setup()));
        turn.emit(Turn::Page(page, known));
    });
}

/// Where moves go: they change the table, and those that change marks become steps of the page. The
/// device keeps the game; what another tab or frame has made of it is taken over before anything else
/// is done.
#[hook]
fn use_moves(state: &UseReducerHandle<State>, act: &Callback<Action>) -> Callback<Move> {
    let make = {
        let (state, act) = (state.clone(), act.clone());
        move |step: Move| {
            // A new handle keeps no old tables.
            let state = state.clone();
            let actions = state.0.actions(&step);
            state.dispatch(Turn::Move(step));
            actions.into_iter().for_each(|action| act.emit(action));
        }
    };
    // Said once for all that is marked elsewhere while the reader makes no move here.
    let said = use_mut_ref(|| false);
    let take_over = {
        let (state, act, make, said) = (state.clone(), act.clone(), make.clone(), said.clone());
        move || {
            let state = state.clone();
            let table = &state.0;
            let other = kept::changed(table.key());
            if let Some(other) = other.and_then(|text| Game::load(&table.setup().puzzle, &text)) {
                let moved = other.position() != table.game().position();
                if moved && !said.replace(true) {
                    act.emit(Action::Notify(Tone::Trouble, ELSEWHERE.to_owned()));
                }
                make(Move::TakeOver(other));
            }
        }
    };
    let keep = {
        let (state, act, take_over) = (state.clone(), act.clone(), take_over.clone());
        move || {
            take_over();
            let state = state.clone();
            let (game, key) = (state.0.game(), state.0.key());
            let text = game.save();
            if kept::known(key).as_ref() != Some(&text)
                && let Err(trouble) = kept::keep(key, &text)
                && !game.position().is_empty()
                && kept::is_unsaid(trouble)
            {
                act.emit(Action::Notify(Tone::Trouble, trouble.of_game()));
            }
        }
    };
    {
        let keep = keep.clone();
        use_effect_with((state.0.key().to_owned(), state.0.game().save()), move |_| keep());
    }
    use_effect_with((), move |()| {
        let heard = {
            let keep = keep.clone();
            EventListener::new(&window(), "storage", move |_| keep())
        };
        // A tab that slept has heard nothing.
        let woken = EventListener::new(&document(), "visibilitychange", move |_| keep());
        move || drop((heard, woken))
    });
    Callback::from(move |step| {
        take_over();
        *said.borrow_mut() = false;
        make(step);
    })
}

fn counted(left: Option<&Tally>) -> String {
    match left {
        None => "Counting what your marks leave…".to_owned(),
        Some(left) => {
            let left = phrases::tallied(left, "arrangement");
            format!("Your marks alone, without the hints, leave {left}.")
        }
    }
}

/// Counts the time that is played, unless the game rests.
#[hook]
fn use_clock(turn: &Callback<Turn>, rests: bool) {
    let turn = turn.clone();
    use_effect_with(rests, move |&rests| {
        let beat = (!rests)
            .then(|| Interval::new(BEAT * 1000, move || turn.emit(Turn::Move(Move::Played(BEAT)))));
        move || drop(beat)
    });
}

/// How many arrangements the marks leave.
#[hook]
fn use_count(setup: &Rc<Setup>, game: &Game, tools: &AttrValue) -> Option<Tally> {
    let left = use_state_eq(|| None::<Tally>);
    let hear = {
        let left = left.setter();
        move |_, news| {
            if let News::Count(tally) = news {
                left.set(Some(tally));
            }
        }
    };
    // Whoever helps says it, too, when the engine is lost.
    let worker = use_worker(tools, hear, |_| {});
    let request = use_mut_ref(|| 0);
    let facts = game.position().known().facts();
    let subject = (setup.puzzle.clone(), facts);
    let setup = setup.clone();
    use_effect_with(subject, move |(_, facts)| {
        *request.borrow_mut() += 1;
        let lesson = Lesson::Count(facts.clone());
        worker.ask(&setup, *request.borrow(), &tools::Job::Teach(lesson));
    });
    (*left).clone()
}

/// A spot in words: "red in house 1".
fn name(puzzle: &Puzzle, places: Places<'_>, spot: Spot) -> String {
    match spot {
        Spot::House(value, house) => {
            format!("{} {}", puzzle.name(value), places.at_number(house))
        }
        Spot::Pair(a, b) => format!("{} with {}", puzzle.name(a), puzzle.name(b)),
    }
}

/// Whether the switch that has changed is on now: what was drawn may be older.
fn is_on(event: &Event) -> bool {
    event.target_unchecked_into::<HtmlInputElement>().checked()
}
