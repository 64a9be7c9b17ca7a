//! Hint sets: shows what its worker draws, and takes clicks and drags in it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_utils::document;
use wasm_bindgen::JsCast;
use web_sys::Element as Target;
use yew::prelude::*;
use yew::virtual_dom::{AttributeOrProperty, Attributes, VTag};

use crate::device;
use crate::drawing::{Click, Element, NAMES, Node};
use crate::engine::{Answer, Response};
use crate::state::Action;
use crate::tools;
use crate::views::ViewProps;
use crate::views::explore::shares;
use crate::views::hooks::{failures_to, use_view_state, use_worker};
use crate::views::sets::{Landmark, Move, News, SetsState, Subject};
use crate::words::sets as words;

/// What the reader's hand does in the drawing.
#[derive(Default)]
struct Hand {
    /// The hint that is being dragged, and the place it was dragged to last.
    dragged: Cell<Option<(usize, usize)>>,
    /// The id of what was pressed last.
    pressed: RefCell<String>,
}

impl Reducible for SetsState {
    type Action = Move;

    fn reduce(self: Rc<Self>, step: Move) -> Rc<Self> {
        Rc::new(self.after(step))
    }
}

/// The view.
#[component]
pub fn SetsView(props: &ViewProps) -> Html {
    let ViewProps { state, act, tools, .. } = props;
    let (local, step) = use_view_state(state.setup(), SetsState::new, Move::Turn);
    use_drawing(&local, tools, &step, act);
    let hand = use_memo((), |()| Hand::default());
    use_focus(&local, hand.clone());

    let click = {
        let (act, step, hand) = (act.clone(), step.clone(), hand.clone());
        let local = local.clone();
        Callback::from(move |event: MouseEvent| {
            let Some((element, place)) = nearest(event.target(), "data-click") else { return };
            hand.pressed.replace(element.id());
            match local.click(place) {
                Some(&Click::Toggle(hint)) => act.emit(Action::Toggle(hint)),
                Some(Click::Activate(set)) => act.emit(Action::Activate(set.clone())),
                Some(&Click::Move { hint, to }) => step.emit(Move::Place { hint, to }),
                Some(Click::Reorder) => step.emit(Move::Print),
                None => {}
            }
        })
    };
    let down = {
        let hand = hand.clone();
        Callback::from(move |event: PointerEvent| {
            if let Some((handle, hint)) = nearest(event.target(), "data-drag")
                && let Some((_, place)) = nearest(Some(handle.into()), "data-place")
            {
                event.prevent_default();
                hand.dragged.set(Some((hint, place)));
            }
        })
    };
    let over = {
        let (step, hand) = (step.clone(), hand.clone());
        Callback::from(move |event: PointerEvent| {
            let Some((hint, place)) = hand.dragged.get() else { return };
            if event.buttons() == 0 {
                // It was let go where nobody saw.
                hand.dragged.set(None);
                return;
            }
            let (x, y) = (event.client_x() as f32, event.client_y() as f32);
            let under = document().element_from_point(x, y).map(Into::into);
            if let Some((_, to)) = nearest(under, "data-place")
                && to != place
            {
                hand.dragged.set(Some((hint, to)));
                step.emit(Move::Place { hint, to });
            }
        })
    };
    let shown = state.shown();
    html! {
        <section class="board panel" aria-label={words::VIEW} onclick={click} onpointerdown={down} onpointermove={over}>
            { shares(&shown.setup.puzzle, shown.shares(), None) }
            <div class="sets-progress">
                if !local.is_drawn() {
                    <progress
                        aria-label={words::VIEW}
                        value={local.progress().map(phrases::decimal)}
                    ></progress>
                }
            </div>
            { for local.drawing().into_iter().flat_map(|(_, drawing)| &drawing.nodes).map(show) }
        </section>
    }
}

/// Has the picture drawn that the state asks for.
#[hook]
fn use_drawing(
    local: &SetsState,
    tools: &AttrValue,
    step: &Callback<Move>,
    act: &Callback<Action>,
) {
    let asked = use_memo((), |()| Cell::new(0.0));
    let drawn = {
        let (step, asked) = (step.clone(), asked.clone());
        move |request, news: News| {
            if news.landmark == Landmark::Lattice {
                device::measure("zebra:lattice", asked.get());
            }
            step.emit(Move::Drawn(request, news));
        }
    };
    let other = {
        let (step, failed) = (step.clone(), failures_to(act));
        move |report: Response| match &report.answer {
            Answer::Alive(partial) => {
                step.emit(Move::Progress(report.request, partial.fraction.unwrap_or_default()));
            }
            _ => failed(report),
        }
    };
    let worker = use_worker(tools, drawn, other);
    let (setup, order) = (local.setup().clone(), local.order().clone());
    use_effect_with(local.request(), move |&request| {
        let subject = Subject::new(&setup.puzzle, setup.active().clone(), order);
        asked.set(device::now());
        worker.ask(&setup, request, &tools::Job::Sets(subject));
    });
}

/// Gives the focus back to what was pressed, where it stands now: a hint that was moved takes its
/// buttons with it.
#[hook]
fn use_focus(local: &SetsState, hand: Rc<Hand>) {
    let request = local.drawing().map(|(request, _)| request);
    use_effect_with(request, move |_| {
        let id = hand.pressed.take();
        if !id.is_empty() {
            device::focus(&format!("#{id}"));
        }
    });
}

/// The element with this attribute that the target is or is in, and the number it has.
fn nearest(target: Option<web_sys::EventTarget>, name: &str) -> Option<(Target, usize)> {
    let target = target?.dyn_into::<Target>().ok()?;
    let element = target.closest(&format!("[{name}]")).ok()??;
    let number = element.get_attribute(name)?.parse().ok()?;
    Some((element, number))
}

fn show(node: &Node) -> Html {
    let Element { tag, attributes, children } = match node {
        Node::Text(words) => return Html::from(words.clone()),
        Node::Element(element) => element,
    };
    let mut values = vec![None; NAMES.len()].into_boxed_slice();
    for (name, value) in attributes {
        if let Some(place) = values.get_mut(usize::from(*name)) {
            *place = Some(AttributeOrProperty::Attribute(value.clone().into()));
        }
    }
    let mut element = VTag::new(tag.clone());
    element.set_attributes(Attributes::Dynamic { keys: NAMES, values });
    element.add_children(children.iter().map(show));
    element.into()
}
