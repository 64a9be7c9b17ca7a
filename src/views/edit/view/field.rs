//! A field of the form. What is typed is the reader's until it is taken over: drawing the page anew
//! leaves it alone, and what cannot be taken over stays, with a sentence that says why.

use gloo_utils::document;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::device;

#[derive(PartialEq, Properties)]
pub struct FieldProps {
    /// What it is for, in words.
    pub name: &'static str,
    /// Its `data-zebra`.
    pub hook: &'static str,
    /// What stands in it when the reader comes, and each time that it changes.
    pub value: AttrValue,
    /// The least and the most, where it is for a number.
    #[prop_or_default]
    pub limits: Option<(u8, u8)>,
    /// Takes over what was typed, once the reader is done with it.
    #[prop_or_else(|| Callback::from(|_| Ok(())))]
    pub take: Callback<String, Result<(), String>>,
    /// The field, for who reads it.
    #[prop_or_default]
    pub input: NodeRef,
}

/// The field.
#[component]
pub fn Field(props: &FieldProps) -> Html {
    let FieldProps { name, hook, value, limits, take, input } = props;
    // What stands in the field unless the reader has typed something that is not taken over yet.
    let settled = use_mut_ref(String::new);
    let refused = use_state_eq(|| None::<String>);
    {
        let (input, settled, refused) = (input.clone(), settled.clone(), refused.setter());
        use_effect_with(value.clone(), move |value| {
            let Some(field) = input.cast::<HtmlInputElement>() else { return };
            let mut settled = settled.borrow_mut();
            let is_here = document().active_element().is_some_and(|active| active == **field);
            if !is_here || field.value() == *settled {
                field.set_value(value);
                refused.set(None);
            }
            *settled = value.to_string();
        });
    }
    // Both ways to be done with a field: programs that fill in forms do not always say that it changed.
    let done = {
        let (input, take, refused) = (input.clone(), take.clone(), refused.setter());
        Callback::from(move |()| {
            let Some(field) = input.cast::<HtmlInputElement>() else { return };
            let text = field.value();
            if text == *settled.borrow() {
                return refused.set(None);
            }
            let taken = take.emit(device::taken_in(&text));
            if taken.is_ok() {
                *settled.borrow_mut() = text;
            }
            refused.set(taken.err());
        })
    };
    let limit = |limit: Option<u8>| limit.map(|limit| limit.to_string());
    html! {
        <label class={classes!("edit-field", limits.map(|_| "edit-narrow"))}>
            <span>{ name }</span>
            <input
                type={if limits.is_some() { "number" } else { "text" }}
                ref={input}
                dir="auto"
                data-zebra={*hook}
                min={limit(limits.map(|(least, _)| least))}
                max={limit(limits.map(|(_, most)| most))}
                aria-invalid={refused.is_some().then_some("true")}
                onchange={done.reform(|_: Event| ())}
                onblur={done.reform(|_: FocusEvent| ())}
            />
            if let Some(why) = &*refused {
                <span class="edit-refused" role="alert" data-zebra="edit-refused">{ why }</span>
            }
        </label>
    }
}
