//! The first steps as they are shown: once, and again on request.

use yew::prelude::*;

use super::kept;
use crate::components::plain_button;
use crate::device;
use crate::views::play::{Game, Step};
use crate::words::play as words;

/// The step that is to be done, and how to begin again or to leave off.
pub struct Tour {
    step: UseStateHandle<Option<Step>>,
}

/// The first steps; frames in other pages leave them to the page itself.
#[hook]
pub fn use_tour(game: &Game, hint: bool) -> Tour {
    let step = use_state_eq(|| {
        let is_new = !kept::has_walked() && !device::is_embedded();
        is_new.then_some(Step::RuleOut)
    });
    let now = step.and_then(|step| step.still(game, hint));
    {
        let step = step.clone();
        use_effect_with(now, move |&now| {
            if now.is_none() && step.is_some() {
                kept::keep_walked();
            }
            step.set(now);
        });
    }
    Tour { step }
}

impl Tour {
    /// Shows the first steps again.
    pub fn again(&self) -> Callback<MouseEvent> {
        self.goes_to(Some(Step::RuleOut))
    }

    fn goes_to(&self, to: Option<Step>) -> Callback<MouseEvent> {
        let step = self.step.setter();
        Callback::from(move |_: MouseEvent| {
            if to.is_none() {
                kept::keep_walked();
            }
            step.set(to);
        })
    }

    /// What is to be done.
    pub fn view(&self, by_finger: bool) -> Html {
        let Some(step) = *self.step else { return Html::default() };
        html! {
            <p class="play-tour" data-zebra="tour">
                <span>{ step.words(by_finger) }</span>
                { plain_button("tour-end", words::TOUR_END, false, self.goes_to(None)) }
            </p>
        }
    }
}
