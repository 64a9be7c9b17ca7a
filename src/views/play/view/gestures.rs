//! What mouse, finger and keys do on the board: a click or a tap marks, the other button or a long
//! press places, a stroke rules out what it passes, and each of these has a key.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo_timers::callback::Timeout;
use gloo_utils::document;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::State;
use super::arrows::walk;
use super::buttons::{CELL, MARK, focus_if_lost, into_sight, place};
use super::face::Face;
use crate::keys::{self, Way};
use crate::views::play::{Mark, Move, Spot};
use crate::words::play as words;
use puzzle::{Shape, Value};

/// How long a press is a long one, in milliseconds.
const LONG: u32 = 450;

/// Where the gestures of a board go.
#[derive(Clone)]
pub struct Hands {
    /// The game.
    pub state: UseReducerHandle<State>,
    /// Which grid.
    pub face: Face,
    /// What a click marks.
    pub tool: Mark,
    /// Where moves go.
    pub play: Callback<Move>,
    /// Hears of the spot that is touched, and of the row and column of its button.
    pub touch: Callback<(Spot, (usize, usize))>,
    /// Hears of the cell that is chosen.
    pub choose: Callback<(u8, u8)>,
}

/// A press that is under way.
#[derive(Default)]
struct Press {
    from: Option<Spot>,
    /// Whether it has become a stroke or a long press: then the click after it is none.
    used: bool,
    rules_out: bool,
    wait: Option<Timeout>,
    /// Keeps the click away that the finger makes when it goes: what it was on may be gone, and
    /// something else be there.
    no_click: Option<EventListener>,
}

/// A board that hears gestures, but for one that is only looked at.
#[hook]
pub fn use_gestures(hands: Hands, is_watched: bool, board: Html) -> Html {
    let press: Rc<RefCell<Press>> = use_mut_ref(Press::default);
    let on = |run: fn(&Hands, &Element)| {
        let hands = hands.clone();
        move |target: Option<Element>| target.iter().for_each(|target| run(&hands, target))
    };
    {
        // Whatever the next press comes to may be clicked.
        let press = press.clone();
        use_effect_with((), move |()| {
            let first = EventListenerOptions::run_in_capture_phase();
            let free = move |_: &Event| press.borrow_mut().no_click = None;
            let heard = EventListener::new_with_options(&document(), "pointerdown", first, free);
            move || drop(heard)
        });
    }
    let click = {
        let (press, click) = (press.clone(), on(Hands::click));
        Callback::from(move |event: MouseEvent| {
            // Keys click, too, and press nothing.
            let used = std::mem::take(&mut *press.borrow_mut()).used;
            if !used || event.detail() == 0 {
                click(target(&event));
            }
        })
    };
    let place = |hands: &Hands, spot| hands.play.emit(Move::Mark(spot, Mark::In));
    let other = {
        let (hands, press) = (hands.clone(), press.clone());
        Callback::from(move |event: MouseEvent| {
            let Some((spot, _)) = target(&event).and_then(|at| hands.spot(&at)) else { return };
            event.prevent_default();
            // A long press has done it already, or is not to do it again.
            let mut press = press.borrow_mut();
            press.wait = None;
            if !std::mem::replace(&mut press.used, true) {
                place(&hands, spot);
            }
        })
    };
    let down = {
        let (hands, press) = (hands.clone(), press.clone());
        Callback::from(move |event: PointerEvent| {
            *press.borrow_mut() = Press::default();
            let Some(at) = target(&event) else { return };
            let Some((spot, _)) = hands.spot(&at) else { return };
            // A finger is captured by what it comes down on; a stroke is to leave it. What has not been
            // captured cannot be released, and need not be.
            let _ = at.release_pointer_capture(event.pointer_id());
            let wait = (event.pointer_type() != "mouse").then(|| {
                let (hands, press) = (hands.clone(), press.clone());
                Timeout::new(LONG, move || {
                    let mut held = press.borrow_mut();
                    held.used = true;
                    held.no_click = Some(no_click());
                    drop(held);
                    place(&hands, spot);
                })
            });
            *press.borrow_mut() = Press { from: Some(spot), wait, ..Press::default() };
        })
    };
    let over = {
        let (hands, press) = (hands.clone(), press.clone());
        Callback::from(move |event: PointerEvent| {
            let mut press = press.borrow_mut();
            let is_pressed = event.buttons() & 1 == 1;
            let Some(from) = press.from.filter(|_| is_pressed) else { return };
            let to = target(&event).and_then(|at| hands.spot(&at)).map(|(spot, _)| spot);
            if to == Some(from) && !press.rules_out {
                return;
            }
            press.wait = None;
            let Some(to) = to else { return };
            // A long press has placed; it is no stroke.
            if press.used && !press.rules_out {
                return;
            }
            let begins = !std::mem::replace(&mut press.rules_out, true);
            press.used = true;
            drop(press);
            if begins {
                hands.play.emit(Move::Cross(from, false));
            }
            hands.play.emit(Move::Cross(to, true));
        })
    };
    let up = {
        let press = press.clone();
        Callback::from(move |_: PointerEvent| {
            let mut press = press.borrow_mut();
            (press.wait, press.from) = (None, None);
        })
    };
    let key = {
        let hands = hands.clone();
        Callback::from(move |event: KeyboardEvent| hands.pressed(&event))
    };
    let focus = {
        let focus = on(Hands::focused);
        Callback::from(move |event: FocusEvent| focus(target(&event)))
    };
    html! {
        <section
            class="play-board"
            aria-label={words::BOARD}
            onclick={(!is_watched).then_some(click)}
            oncontextmenu={(!is_watched).then_some(other)}
            onpointerdown={(!is_watched).then_some(down)}
            onpointerover={over}
            onpointerup={up.clone()}
            onpointercancel={up}
            onkeydown={(!is_watched).then_some(key)}
            onfocusin={focus}
        >
            { board }
        </section>
    }
}

/// Keeps the next click away from all that is on the page.
fn no_click() -> EventListener {
    let phase = EventListenerPhase::Capture;
    let options = EventListenerOptions { phase, passive: false };
    EventListener::once_with_options(&document(), "click", options, |event| {
        event.stop_propagation();
        event.prevent_default();
    })
}

/// The element that the event came to.
fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

impl Hands {
    fn shape(&self) -> Shape {
        Shape::from(&*self.state.0.setup().puzzle)
    }

    /// The spot whose button this is or is in, and its row and column.
    fn spot(&self, target: &Element) -> Option<(Spot, (usize, usize))> {
        let at = place(&target.closest(MARK).ok()??)?;
        Some((self.face.spot(self.shape(), at)?, at))
    }

    fn click(&self, target: &Element) {
        show(target);
        if let Some((spot, at)) = self.spot(target) {
            self.touch.emit((spot, at));
            // A new handle keeps no old tables.
            let state = self.state.clone();
            let game = state.0.game();
            let own = game.position().mark(spot);
            let seen = game.seen(spot, game.filled_in().as_ref());
            match (self.tool, own, seen.mark) {
                (Mark::Out, Mark::In, _) => self.play.emit(Move::Mark(spot, Mark::Blank)),
                // It follows from others.
                (Mark::Out, _, Mark::In) => {}
                (tool, ..) => self.play.emit(Move::Mark(spot, tool)),
            }
        } else if let Some(cell) = cell(target) {
            self.choose.emit(cell);
        }
    }

    fn focused(&self, target: &Element) {
        // Browsers leave what gets the focus where a part of it is seen. What is pressed stays where it is
        // until it is clicked: a click on something that has moved is none.
        if target.matches(":focus-visible").unwrap_or(false) {
            show(target);
        }
        if target.closest(".play-keypad").is_ok_and(|keypad| keypad.is_some()) {
        } else if let Some(touched) = self.spot(target) {
            self.touch.emit(touched);
        } else if let Some(cell) = cell(target) {
            self.choose.emit(cell);
        }
    }

    fn pressed(&self, event: &KeyboardEvent) {
        let Some(target) = target(event) else { return };
        let spot = self.spot(&target).map(|(spot, _)| spot);
        let cell = cell(&target);
        if spot.is_none() && cell.is_none() {
            return;
        }
        if self.take(event, &target, spot, cell) {
            event.prevent_default();
            // Of a cell that is settled by it only the value is left.
            focus_if_lost();
        }
    }

    /// Does what the key stands for; whether it stands for anything.
    fn take(
        &self,
        event: &KeyboardEvent,
        target: &Element,
        spot: Option<Spot>,
        cell: Option<(u8, u8)>,
    ) -> bool {
        if let Some(way) = keys::undo_or_redo(event) {
            self.play.emit(match way {
                Way::Back => Move::Undo,
                Way::Forth => Move::Redo,
            });
            return true;
        }
        let Some(key) = keys::plain(event) else { return false };
        if let Some(index) = digit(event).filter(|&index| index < self.shape().houses()) {
            let cell = cell.or(match spot {
                Some(Spot::House(value, house)) => Some((value.category, house)),
                _ => None,
            });
            let Some((category, house)) = cell else { return false };
            let mark = if event.shift_key() { Mark::In } else { Mark::Out };
            let spot = Spot::House(Value { category, index }, house);
            self.play.emit(Move::Mark(spot, mark));
            return true;
        }
        let mark = match key.as_str() {
            "arrowup" => return walk(target, (-1, 0)),
            "arrowdown" => return walk(target, (1, 0)),
            "arrowleft" => return walk(target, (0, -1)),
            "arrowright" => return walk(target, (0, 1)),
            "x" => Mark::Out,
            "o" => Mark::In,
            "p" => Mark::Maybe,
            "backspace" | "delete" => Mark::Blank,
            _ => return false,
        };
        spot.inspect(|&spot| self.play.emit(Move::Mark(spot, mark))).is_some()
    }
}

/// Scrolls the cell of a button into sight.
fn show(target: &Element) {
    if let Ok(Some(cell)) = target.closest("td") {
        into_sight(&cell);
    }
}

/// The category and house of the cell whose button this is or is in.
fn cell(target: &Element) -> Option<(u8, u8)> {
    let (row, column) = place(&target.closest(CELL).ok()??)?;
    Some((row as u8, column as u8))
}

/// Which digit a key has, from 0 for 1, whatever else it stands for on this layout.
fn digit(event: &KeyboardEvent) -> Option<u8> {
    let code = event.code();
    let digit = code.strip_prefix("Digit").or(code.strip_prefix("Numpad"))?;
    digit.parse::<u8>().ok()?.checked_sub(1)
}
