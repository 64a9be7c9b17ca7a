//! The categories of a text that was read, to be put right.

use std::iter;

use web_sys::{HtmlInputElement, HtmlTextAreaElement};
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
    /// The field with the text.
    pub pasted: NodeRef,
    /// How many texts were read: with each, the fields show what was read of it.
    pub texts_read: u32,
    pub categories: Vec<Category>,
    /// Whether something is being worked on.
    pub working: bool,
}

/// The categories as fields, with room for one more, and a button that reads the text about them.
#[component]
pub fn Lists(props: &ListsProps) -> Html {
    let ListsProps { step, pasted, texts_read, categories, working } = props;
    let fields = use_memo((*texts_read, categories.len()), |(_, count)| {
        (0..=*count).map(|_| [NodeRef::default(), NodeRef::default()]).collect::<Vec<_>>()
    });
    let read = {
        let (step, pasted) = (step.clone(), pasted.clone());
        let (fields, categories) = (fields.clone(), categories.clone());
        move || {
            let Some(pasted) = pasted.cast::<HtmlTextAreaElement>() else { return };
            let category = |(c, fields): (usize, &[NodeRef; 2])| {
                let [name, list] = fields.clone().map(|field| typed(&field));
                // What was not touched stays as it is, whatever marks its values have.
                let same = categories.get(c).filter(|category| listed(category) == list);
                let values = same.map_or_else(|| values(&list), |same| same.values.clone());
                Category::new(one_line(&name), values)
            };
            let about = fields.iter().enumerate().map(category);
            let about: Vec<Category> =
                about.filter(|category| !category.values.is_empty()).collect();
            step.emit(match about.is_empty() {
                true => Move::Say(edit::NO_CATEGORY.to_owned()),
                false => Move::Do(Ask::Import { text: device::taken_in(&pasted.value()), about }),
            });
        }
    };
    let shown = categories.iter().map(|it| (it.name.clone(), listed(it)));
    let shown = shown.chain(iter::once_with(Default::default));
    let read_name = if *working { words::READING } else { words::READ_AGAIN };
    html! {
        <details class="edit-lists" data-zebra="edit-lists">
            <summary>{ say(words::WRONG_LISTS) }</summary>
            { paragraph("edit-hint-text", words::ABOUT_LISTS) }
            <ul class="edit-list">
                { for shown.zip(fields.iter()).enumerate().map(|(c, ((name, list), [names, values]))| html! {
                    <li class="edit-category" key={format!("{texts_read} {c}")}>
                        <Field name={edit::CATEGORY} hook="edit-list-name" value={name} input={names} />
                        <Field name={edit::VALUES} hook="edit-list-values" value={list} input={values} />
                    </li>
                }) }
            </ul>
            { waiting_button("edit-read-again", read_name, *working, read) }
        </details>
    }
}

fn typed(field: &NodeRef) -> String {
    let field = field.cast::<HtmlInputElement>();
    field.map_or_else(String::new, |field| device::taken_in(&field.value()))
}
