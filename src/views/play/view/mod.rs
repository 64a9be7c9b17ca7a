//! Play: the board to be filled in by hand, the hints beside it, help for who asks.

mod arrows;
mod board;
mod buttons;
mod chooser;
mod count;
mod cross;
mod done;
mod face;
mod finish;
mod fresh;
mod gestures;
mod grid;
mod help;
mod hints;
mod hotkeys;
mod kept;
mod legend;
mod marks;
mod moves;
mod screen;
mod settings;
mod street;
mod tour;
mod watch;

use std::rc::Rc;

use yew::prelude::*;

use crate::components::{rich_button, say};
use crate::device;
use crate::state::Action;
use crate::views::ViewProps;
use crate::views::hooks::{setting, use_steps};
use crate::views::play::{At, Game, Help, Light, Mark, Move, Table, Touched, Turn};
use crate::views::printing::Pages;
use crate::words::play as words;
use chooser::chooser;
use count::SoFar;
use done::done;
use face::Face;
use finish::use_clock;
use fresh::Fresh;
use gestures::{Hands, use_gestures};
use grid::Grid;
use help::{asks, further, help, use_ask};
use hints::hints;
use hotkeys::Hotkeys;
use legend::legend;
use marks::{GridProps, Marks, tools};
use moves::{use_linked, use_moves, use_page};
use screen::{COMPACT, PHONE, use_screen};
use settings::settings;
use tour::use_tour;
use watch::use_watch;

use explain::Knowledge;

pub use crate::views::play::key;
pub use kept::{days as days_done, key_of, record};

#[derive(PartialEq)]
struct State(Table);

impl Reducible for State {
    type Action = Turn;

    fn reduce(self: Rc<Self>, turn: Turn) -> Rc<Self> {
        Rc::new(Self(self.0.after(turn)))
    }
}

/// What is shown besides the list of what was said.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Beside {
    #[default]
    Nothing,
    Settings,
    Legend,
    Fresh,
}

/// What all parts of the view are drawn from.
struct Playing<'a> {
    table: &'a Table,
    /// The game that is shown: that of the table, or a moment of it that is watched.
    game: &'a Game,
    /// What its marks come to.
    known: &'a Knowledge,
    /// What is lit.
    light: &'a Light,
    /// Whether the game of the table is done.
    solved: bool,
    turn: &'a Callback<Turn>,
    play: &'a Callback<Move>,
    act: &'a Callback<Action>,
}

/// The view.
#[component]
pub fn PlayView(props: &ViewProps) -> Html {
    let ViewProps { state: page, act, tools: script, .. } = props;
    let state = use_reducer_eq(|| {
        let kept = kept::known(&key(page.setup()));
        State(Table::open(page, kept.as_deref(), kept::fill()))
    });
    let turn = use_steps(&state);
    use_page(page, &turn);
    use_linked(page, &state, act);
    let play = use_moves(&state, act);
    let table = &state.0;
    let (setup, game) = (table.setup(), table.game());
    let puzzle = &*setup.puzzle;
    let solved = game.is_solved(puzzle, setup.active());
    use_clock(table, &turn, solved);
    let watch = use_watch(table);
    let ask = use_ask(&state, &turn, script, act);
    let nudge = further(table, &turn, &play).unwrap_or_else(|| {
        asks(&play, &ask, Help { nudges: 1, ..Help::default() }, Table::next_step)
    });
    let check = asks(&play, &ask, Help { checks: 1, ..Help::default() }, Table::check);

    let (compact, phone) = (use_screen(COMPACT), use_screen(PHONE));
    let tool = use_state_eq(|| Mark::Out);
    let face = use_state_eq(Face::default);
    let beside = use_state_eq(Beside::default);
    let touched = use_state_eq(Touched::default);
    let tour = use_tour(game, touched.hint.is_some());
    let stop = use_state_eq(|| (0, 0));
    let cell = use_state_eq(|| None);
    {
        // What was touched belongs to its puzzle.
        let (touched, stop, cell) = (touched.setter(), stop.setter(), cell.setter());
        use_effect_with(table.key().to_owned(), move |_| {
            touched.set(Touched::default());
            stop.set((0, 0));
            cell.set(None);
        });
    }
    use_sight(*beside, touched.hint);
    // What is watched is only looked at.
    let seen = watch.now().map(|position| game.at(position.clone()));
    let (watched, game) = (seen.is_some(), seen.as_ref().unwrap_or(game));
    let known = game.known();
    let chosen = cell.or_else(|| game.first_open()).unwrap_or_default();
    let touch = {
        let (touched, stop) = (touched.clone(), stop.setter());
        Callback::from(move |(spot, at)| {
            let at_spot = Some(At::Spot(spot));
            touched.set(Touched { at: at_spot, ..*touched });
            stop.set(at);
        })
    };
    let choose = {
        let (touched, cell) = (touched.clone(), cell.setter());
        Callback::from(move |(category, house)| {
            touched.set(Touched { at: Some(At::Cell(category, house)), ..*touched });
            cell.set(Some((category, house)));
        })
    };
    let touch_hint = {
        let touched = touched.clone();
        Callback::from(move |hint| {
            let hint = Some(hint).filter(|_| touched.hint != Some(hint));
            touched.set(Touched { hint, ..*touched });
        })
    };
    let show = {
        let beside = beside.clone();
        Callback::from(move |what| {
            beside.set(if *beside == what { Beside::Nothing } else { what });
        })
    };
    let hotkeys = Hotkeys {
        setup: setup.clone(),
        hint: touched.hint,
        touch: touch_hint.clone(),
        play: play.clone(),
        nudge: (!solved).then(|| nudge.clone()),
        check: (!game.position().is_empty()).then(|| check.clone()),
        beside: *beside,
        show: show.clone(),
    };

    let shines = if solved && !watched { Touched::default() } else { *touched };
    let light = Light::of(puzzle, setup.active(), &known, shines);
    let in_cells = compact && *face == Face::Table;
    let mut grid = GridProps {
        setup: setup.clone(),
        game: game.clone(),
        light: light.clone(),
        wrong: table.answer().wrong().to_vec(),
        face: *face,
        stop: *stop,
        chosen: in_cells.then_some(chosen),
        solved: solved && !watched,
    };
    grid.stop = board::to_be_seen(&Marks::of(&grid), *stop);
    let questions = puzzle.questions().iter().map(|question| {
        html! { <bdi>{ &question.text }</bdi> }
    });
    let tools = tools(*tool, &setting(&tool));
    let board = html! {
        <>
            <div class="play-head">
                <h2 class="play-question" data-zebra="question">{ for questions }</h2>
                if !in_cells {
                    { tools.clone() }
                }
            </div>
            <Grid ..grid.clone() />
            if in_cells && !solved {
                { chooser(&Marks::of(&grid), chosen, tools) }
            }
        </>
    };
    let hands =
        Hands { state: state.clone(), face: *face, tool: *tool, play: play.clone(), touch, choose };
    let board = use_gestures(hands, watched, board);
    let playing = Playing {
        table,
        game,
        known: &known,
        light: &light,
        solved,
        turn: &turn,
        play: &play,
        act,
    };
    let close = || show.reform(|_: MouseEvent| Beside::Nothing);
    let asked_for = match *beside {
        Beside::Fresh => {
            html! { <Fresh view={props.clone()} close={show.reform(|()| Beside::Nothing)} /> }
        }
        Beside::Legend => legend(close(), tour.again()),
        _ => watch.view(),
    };
    let more = rich_button("button play-more", show.reform(|_| Beside::Settings))
        .hook("more")
        .with("aria-expanded", (*beside == Beside::Settings).to_string())
        .holding(say(words::MORE));
    let more = html! {
        <>
            { more }
            if !phone || *beside == Beside::Settings {
                <SoFar setup={setup.clone()} game={game.clone()} tools={script} />
            }
        </>
    };
    let done = || done(&playing, watch.button(table), show.reform(|_| Beside::Fresh));
    let done = solved.then(|| if watched { Html::default() } else { done() });
    html! {
        <main
            class={classes!("play", compact.then_some("compact"))}
            id="main"
            tabindex="-1"
            data-solved={(solved && !watched).then_some("")}
            onkeydown={hotkeys.listen()}
        >
            { settings(&playing, &face, *beside, &show) }
            { board }
            { hints(&playing, touched.hint, &touch_hint) }
            { help(&playing, (&nudge, &check), done, html! { <>{ asked_for }{ tour.view(in_cells) }</> }, more) }
            <Pages setup={setup.clone()} />
        </main>
    }
}

/// What has opened gets the focus, and what the hint lights on the board comes into sight.
#[hook]
fn use_sight(beside: Beside, hint: Option<usize>) {
    use_effect_with(beside, |beside| {
        device::focus(match beside {
            Beside::Fresh => "[data-zebra=fresh-houses]",
            Beside::Legend => "[data-zebra=keys]",
            Beside::Nothing | Beside::Settings => return,
        });
    });
    use_effect_with(hint, |_| buttons::show_lit());
}
