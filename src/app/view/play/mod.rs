//! Play: the table to be filled in by hand, the hints to be struck out, help for who asks.

mod board;
mod cross;
mod help;
mod hints;
mod marks;

use std::rc::Rc;

use gloo_timers::callback::Interval;
use yew::prelude::*;

use crate::app::device;
use crate::app::play::{Game, Mark, Move, Position, Spot};
use crate::app::setup::Setup;
use crate::app::studio::Wish;
use crate::app::studio::program::ViewProps;
use crate::app::teacher::{Lesson, News};
use crate::app::tools;
use crate::app::view::desk::{use_desk, use_workshop};
use crate::puzzle::Puzzle;
use crate::puzzle::link::View;
use crate::puzzle::wording::Places;
use crate::solver::Tally;
use board::board;
use cross::cross;
use help::{Asked, help, use_helper};
use hints::hints;
use marks::{Marks, chooser};

/// Seconds between two looks at the clock: nobody is hurried by a minute.
const BEAT: u32 = 10;
/// What stands before what Play remembers in the page's line of undo.
const TAG: u8 = b'P';

/// A game, and of what: marks of one puzzle never show up in another.
#[derive(Clone, PartialEq)]
struct Table {
    setup: Rc<Setup>,
    game: Game,
}

enum Turn {
    Setup(Rc<Setup>),
    Move(Move),
}

impl Table {
    fn new(setup: Rc<Setup>) -> Self {
        let saved = device::stored(&key(&setup));
        let game = saved.and_then(|text| Game::load(&setup.puzzle, &text));
        let game = game.unwrap_or_else(|| Game::new(&setup.puzzle));
        Self { setup, game }
    }
}

impl Reducible for Table {
    type Action = Turn;

    fn reduce(self: Rc<Self>, turn: Turn) -> Rc<Self> {
        Rc::new(match turn {
            Turn::Setup(setup) if key(&setup) != key(&self.setup) => Self::new(setup),
            Turn::Setup(setup) => Self { setup, game: self.game.clone() },
            Turn::Move(step) => Self { setup: self.setup.clone(), game: self.game.after(step) },
        })
    }
}

/// Under which name the device keeps the game: the puzzle with its switches and readings.
pub fn key(setup: &Setup) -> String {
    format!("zebra:play:{}", setup.with_view(View::Explore).fragment())
}

/// The view.
#[component]
pub fn PlayView(props: &ViewProps) -> Html {
    let ViewProps { sheet, wish, tools } = props;
    let (table, turn) = use_desk(&sheet.setup, Table::new, Turn::Setup);
    let (setup, game) = (&table.setup, &table.game);
    {
        // The page's undo and the browser's ways back bring back marks.
        let (turn, puzzle) = (turn.clone(), setup.puzzle.clone());
        use_effect_with(sheet.memo.clone(), move |memo| {
            turn.emit(Turn::Move(Move::Adopt(remembered(&puzzle, memo))));
        });
    }
    {
        let key = key(setup);
        use_effect_with(game.save(), move |saved| device::store(&key, saved));
    }
    let solved = game.is_solved(&setup.puzzle, setup.active());
    use_clock(&turn, solved);
    let left = use_count(setup, game, tools);
    let helper = use_helper(setup, game, tools, wish);
    let tool = use_state_eq(|| Mark::Out);
    let crossed = use_state_eq(|| false);

    // What the reader does: marks become a step that the page can undo, too.
    let act = {
        let (turn, wish, table) = (turn.clone(), wish.clone(), table.clone());
        let helper = helper.clone();
        Callback::from(move |step: Move| {
            let after = table.game.after(step.clone());
            // Asked before the move is made: the handle always holds the latest.
            let moved = after.position() != table.game.position();
            turn.emit(Turn::Move(step));
            if moved {
                helper.forget();
                let memo = [&[TAG], after.save().as_bytes()].concat();
                let fragment = table.setup.fragment();
                wish.emit(Wish::Step { fragment, memo: Some(memo), joined: false });
            }
        })
    };
    let marks = Marks {
        game,
        places: Places::of(&setup.puzzle),
        known: game.filled_in(),
        wrong: helper.wrong(),
        tool: *tool,
        act: &act,
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
                            onchange={act.reform(move |_: Event| Move::Auto(!auto))}
                        />
                        { "Rule out what a placement implies" }
                    </label>
                </div>
                if *crossed {
                    { cross(&setup.puzzle, &marks) }
                } else {
                    { board(&setup.puzzle, &marks) }
                }
                <p class="play-left" data-zebra="marks-count" data-value={left.as_ref().map(|tally| tally.number().to_string())}>
                    { counted(left.as_ref()) }
                </p>
                { help(&Asked { setup, game, helper: &helper, act: &act, solved, wish }) }
            </section>
            { hints(setup, game, &act) }
        </main>
    }
}

/// The marks in the page's memory, where they are Play's.
fn remembered(puzzle: &crate::puzzle::Puzzle, memo: &[u8]) -> Option<Position> {
    let (&TAG, saved) = memo.split_first()? else { return None };
    let game = Game::load(puzzle, std::str::from_utf8(saved).ok()?)?;
    Some(game.position().clone())
}

fn counted(left: Option<&Tally>) -> String {
    match left {
        None => "Counting what your marks leave…".to_owned(),
        Some(left) => {
            let left = crate::phrases::tallied(left, "arrangement");
            format!("Your marks alone, without the hints, leave {left}.")
        }
    }
}

/// Counts the time that is played.
#[hook]
fn use_clock(turn: &Callback<Turn>, solved: bool) {
    let turn = turn.clone();
    use_effect_with(solved, move |&solved| {
        let beat = (!solved)
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
    let workshop = use_workshop(tools, hear, |_| {});
    let request = use_mut_ref(|| 0);
    let facts = game.position().known().facts();
    let subject = (setup.puzzle.clone(), facts);
    let setup = setup.clone();
    use_effect_with(subject, move |(_, facts)| {
        *request.borrow_mut() += 1;
        let lesson = Lesson::Count(facts.clone());
        workshop.ask(&setup, *request.borrow(), &tools::Job::Teach(lesson));
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
