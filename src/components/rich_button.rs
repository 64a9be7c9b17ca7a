//! Buttons that say more of themselves than their name. They are built attribute by attribute, which
//! the program that is loaded first has no code for: it has plain ones.

use std::rc::Rc;

use yew::html::IntoPropValue;
use yew::prelude::*;
use yew::virtual_dom::{Key, VNode};

/// A button that is still to get its content.
pub struct RichButton {
    onclick: Callback<MouseEvent>,
    key: Option<Key>,
    attributes: Vec<(&'static str, AttrValue)>,
}

/// A button of this class, where it has one, that does that.
pub fn rich_button(class: &'static str, onclick: impl Into<Callback<MouseEvent>>) -> RichButton {
    let button = RichButton { onclick: onclick.into(), key: None, attributes: Vec::new() };
    button.with("class", (!class.is_empty()).then_some(class))
}

/// One of a few things to choose; the one that is chosen is pressed.
pub fn choice<T: Clone + PartialEq + 'static>(
    class: &'static str,
    one: T,
    chosen: &T,
    choose: &Callback<T>,
) -> RichButton {
    let is_chosen = one == *chosen;
    rich_button(class, choose.reform(move |_: MouseEvent| one.clone())).pressed(is_chosen)
}

impl RichButton {
    /// The same with an attribute, where it has a value.
    pub fn with(
        mut self,
        name: &'static str,
        value: impl IntoPropValue<Option<AttrValue>>,
    ) -> Self {
        self.attributes.extend(value.into_prop_value().map(|value| (name, value)));
        self
    }

    /// The same with its `data-zebra`.
    pub fn hook(self, hook: &'static str) -> Self {
        self.with("data-zebra", hook)
    }

    /// The same, pressed or not.
    pub fn pressed(self, is_pressed: bool) -> Self {
        self.with("aria-pressed", is_pressed.to_string())
    }

    /// The same among others that change their places.
    pub fn keyed(mut self, key: impl Into<Key>) -> Self {
        self.key = Some(key.into());
        self
    }

    /// The button.
    pub fn holding(self, content: impl Into<Html>) -> Html {
        let Self { onclick, key, attributes } = self;
        let mut button = html! { <button type="button" {onclick}>{ content.into() }</button> };
        if let VNode::VTag(button) = &mut button {
            let button = Rc::make_mut(button);
            button.key = key;
            attributes.into_iter().for_each(|(name, value)| button.add_attribute(name, value));
        }
        button
    }
}
