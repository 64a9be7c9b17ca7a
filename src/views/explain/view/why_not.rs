//! "Why not here?", of any value and house.

use std::rc::Rc;

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::components::apart;
use crate::components::{paragraph, say};
use crate::names::Names;
use crate::setup::Setup;
use crate::views::explain::{Asked, Move};
use crate::words::explain as words;
use puzzle::wording::Places;
use puzzle::{Shape, Value};

/// What the form needs.
#[derive(Clone, PartialEq, Properties)]
pub struct WhyNotProps {
    /// What is set up.
    pub setup: Rc<Setup>,
    /// Where questions go.
    pub ask: Callback<Move>,
}

/// A value and a house to be chosen, and a button that asks. It proposes the first of each; where
/// nothing is said to be selected, browsers differ, for the options come last to first.
#[component]
pub fn WhyNotForm(props: &WhyNotProps) -> Html {
    let puzzle = &props.setup.puzzle;
    let (value, house) = (use_node_ref(), use_node_ref());
    let (places, shape) = (Places::of(puzzle), Shape::from(&**puzzle));
    let ask = {
        let (value, house, ask) = (value.clone(), house.clone(), props.ask.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let chosen =
                |select: &NodeRef| select.cast::<HtmlSelectElement>()?.value().parse::<u16>().ok();
            if let (Some(id), Some(house)) = (chosen(&value), chosen(&house)) {
                ask.emit(Move::Ask(shape.value(id), house as u8));
            }
        })
    };
    let id = |category: usize, index: usize| {
        usize::from(shape.id(Value { category: category as u8, index: index as u8 }))
    };
    html! {
        <form class="explain-ask" onsubmit={ask}>
            <span>{ say(words::WHY_IS) }</span>
            <select class="select" ref={value} data-zebra="why-value" aria-label={words::WHICH_VALUE}>
                { for puzzle.categories().iter().enumerate().map(|(c, category)| html! {
                    <optgroup label={category.name.clone()}>
                        { for category.values.iter().enumerate().map(|(i, name)| html! {
                            <option value={id(c, i).to_string()} selected={id(c, i) == 0}>{ name }</option>
                        }) }
                    </optgroup>
                }) }
            </select>
            <span>{ say(words::WHY_NOT_IN) }</span>
            <select class="select" ref={house} data-zebra="why-house" aria-label={words::WHICH_PLACE}>
                { for (0..puzzle.houses()).map(|house| html! {
                    <option value={house.to_string()} selected={house == 0}>{ places.at_number(house) }</option>
                }) }
            </select>
            <button type="submit" class="button" data-zebra="why-not">{ say(words::WHY_NOT_ASK) }</button>
        </form>
    }
}

/// The answer, as a step is told.
pub fn answer(setup: &Setup, asked: &Asked) -> Html {
    let names = Names::of(&setup.puzzle);
    html! {
        <div class="explain-answer" role="status" data-zebra="why-answer">
            if let Some(answer) = &asked.answer {
                { for answer.lines().map(|line| html! { <p>{ apart(&names, line) }</p> }) }
            } else {
                { paragraph("", words::LOOKING_FOR_REASON) }
            }
        </div>
    }
}
