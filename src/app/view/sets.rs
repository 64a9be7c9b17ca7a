//! Hint sets: shows what its worker draws, and takes clicks and drags in it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element as Target, HtmlElement};
use yew::prelude::*;
use yew::virtual_dom::{AttributeOrProperty, Attributes, VTag};

use crate::app::components::hero;
use crate::app::drawing::{Element, NAMES, Node};
use crate::app::state::{Action, Drawn, State};
use crate::phrases;

/// What the view needs.
pub struct SetsView<'a> {
    /// What it is of.
    pub state: &'a State,
    /// Where actions go.
    pub act: &'a Callback<Action>,
    /// What the reader's hand does.
    pub hand: Rc<Hand>,
}

/// What the reader's hand does in the drawing.
#[derive(Default)]
pub struct Hand {
    /// The hint that is being dragged, and the place it was dragged to last.
    dragged: Cell<Option<(usize, usize)>>,
    /// The id of what was pressed last.
    pressed: RefCell<String>,
}

/// The view.
pub fn sets(view: &SetsView) -> Html {
    let SetsView { state, act, hand } = view;
    let click = {
        let (act, hand) = (Callback::clone(act), hand.clone());
        Callback::from(move |event: MouseEvent| {
            if let Some((element, deed)) = nearest(event.target(), "data-deed") {
                hand.pressed.replace(element.id());
                act.emit(Action::Do(deed));
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
        let (act, hand) = (Callback::clone(act), hand.clone());
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
                act.emit(Action::Move { hint, to });
            }
        })
    };
    let drawn = state.drawn();
    html! {
        <main
            class="sets"
            id="main"
            onclick={click}
            onpointerdown={down}
            onpointermove={over}
        >
            { hero(state.shown(), None, act) }
            <div class="sets-progress">
                if !state.is_drawn() {
                    <progress
                        aria-label="Hint sets"
                        value={state.progress().map(phrases::decimal)}
                    ></progress>
                }
            </div>
            { for drawn.into_iter().flat_map(|drawn| &drawn.drawing.nodes).map(show) }
        </main>
    }
}

/// Gives the focus back to what was pressed, where it stands now: a hint that was moved takes its
/// buttons with it.
#[hook]
pub fn use_focus(drawn: Option<&Drawn>, hand: Rc<Hand>) {
    let request = drawn.map(|drawn| drawn.request);
    use_effect_with(request, move |_| {
        let id = hand.pressed.take();
        if !id.is_empty()
            && let Some(element) = document().get_element_by_id(&id)
            && let Ok(element) = element.dyn_into::<HtmlElement>()
        {
            // An element that does not take the focus leaves it where it is.
            let _ = element.focus();
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
