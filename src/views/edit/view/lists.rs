//! The categories of a text that was read, to be put right.

use std::iter;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::field::Field;
use super::form::listed;
use super::waiting_button;
use crate::components::{paragraph, say};
use crate::device;
use crate::views::edit::{Ask, Move, values};
use crate::words::{edit, shelf as words};
use puzzle::Category;
use puzzle::text::one_line;

#[derive(PartialEq, Properties)]
pub struct ListsProps {
    pub step: Callback<Move>,
    /// The text that they were read from.
    pub text: AttrValue,
    pub categories: Vec<Category>,
    /// Whether something is being worked on.
    pub working: bool,
}

/// The categories as fields, with room for one more, and a button that reads the text about them.
#[component]
pub fn Lists(props: &ListsProps) -> Html {
    let ListsProps { step, text, categories, working } = props;
    let fields = use_memo(categories.len(), |count| {
        (0..=*count).map(|_| [NodeRef::default(), NodeRef::default()]).collect::<Vec<_>>()
    });
    let read = {
        let (step, text, fields) = (step.clone(), text.to_string(), fields.clone());
        move || {
            let typed = fields.iter().map(|fields| fields.clone().map(|field| typed(&field)));
            let category =
                |[name, list]: [String; 2]| Category::new(one_line(&name), values(&list));
            let about = typed.map(category).filter(|category| !category.values.is_empty());
            let about: Vec<Category> = about.collect();
            step.emit(match about.is_empty() {
                true => Move::Say(edit::NO_CATEGORY.to_owned()),
                false => Move::Do(Ask::Import { text: text.clone(), about }),
            });
        }
    };
    let shown = categories.iter().map(|it| (it.name.clone(), listed(it)));
    let shown = shown.chain(iter::once_with(Default::default));
    html! {
        <details class="edit-lists" data-zebra="edit-lists">
            <summary>{ say(words::WRONG_LISTS) }</summary>
            { paragraph("edit-hint-text", words::ABOUT_LISTS) }
            <ul class="edit-list">
                { for shown.zip(fields.iter()).enumerate().map(|(c, ((name, list), [names, values]))| html! {
                    <li class="edit-category" key={c}>
                        <Field name={edit::CATEGORY} hook="edit-list-name" value={name} input={names} />
                        <Field name={edit::VALUES} hook="edit-list-values" value={list} input={values} />
                    </li>
                }) }
            </ul>
            { waiting_button("edit-read-again", words::READ_AGAIN, *working, read) }
        </details>
    }
}

fn typed(field: &NodeRef) -> String {
    let field = field.cast::<HtmlInputElement>();
    field.map_or_else(String::new, |field| device::taken_in(&field.value()))
}
