//! Buttons, fields and choices that change the puzzle.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::Editor;
use super::field::Field;
use crate::components::{plain_button, rich_button};
use crate::views::edit::Change;
use crate::words::edit as words;
use puzzle::{About, Puzzle, Shape, Value};

/// A field for text whose change is made when the reader is done with it.
pub fn field(
    editor: &Editor,
    name: &'static str,
    hook: &'static str,
    value: &str,
    change: impl Fn(String) -> Change + 'static,
) -> Html {
    html! { <Field {name} {hook} value={value.to_owned()} take={taking(editor, change)} /> }
}

pub fn taking(
    editor: &Editor,
    change: impl Fn(String) -> Change + 'static,
) -> Callback<String, Result<(), String>> {
    let editor = editor.clone();
    Callback::from(move |text| editor.try_change(change(text)))
}

/// A button with a word on it.
pub fn button(editor: &Editor, name: &'static str, hook: &'static str, change: Change) -> Html {
    let editor = editor.clone();
    let onclick = move |_: MouseEvent| editor.change(change.clone());
    plain_button(hook, name, false, onclick.into())
}

/// A button with a sign on it.
pub fn icon_button(
    editor: &Editor,
    sign: &'static str,
    name: String,
    change: Change,
    disabled: bool,
) -> Html {
    let editor = editor.clone();
    rich_button("edit-sign", move |_| editor.change(change.clone()))
        .with("title", name.clone())
        .with("aria-label", name)
        .with("disabled", disabled.then_some(""))
        .holding(sign)
}

/// A choice among all values, grouped by category.
pub fn value_choice(
    puzzle: &Puzzle,
    label: &'static str,
    chosen: Value,
    onchange: Callback<Value>,
) -> Html {
    let onchange = Callback::from(move |about: About| {
        about.value().into_iter().for_each(|value| onchange.emit(value));
    });
    choice(puzzle, label, About::Value(chosen), false, onchange)
}

/// A choice among all values, and among the places too if so wished.
pub fn choice(
    puzzle: &Puzzle,
    label: &'static str,
    chosen: About,
    with_places: bool,
    onchange: Callback<About>,
) -> Html {
    let (houses, categories) = (puzzle.houses(), puzzle.categories().len() as u8);
    // Places are numbered like the values of one more category.
    let numbered = Shape::new(houses, categories + 1);
    let number = |about: About| {
        usize::from(numbered.id(match about {
            About::Value(value) => value,
            About::House(index) => Value { category: categories, index },
        }))
    };
    let pick = move |event: Event| {
        let field: HtmlSelectElement = event.target_unchecked_into();
        if let Ok(number) = field.value().parse::<usize>() {
            let chosen = numbered.value(number);
            onchange.emit(match chosen.category < categories {
                true => About::Value(chosen),
                false => About::House(chosen.index),
            });
        }
    };
    let option = |about: About, name: String| {
        html! {
            <option value={number(about).to_string()} selected={about == chosen}>{ name }</option>
        }
    };
    html! {
        <select class="edit-select" aria-label={label} onchange={pick}>
            { for puzzle.categories().iter().enumerate().map(|(c, category)| html! {
                <optgroup label={category.name.clone()}>
                    { for category.values.iter().enumerate().map(|(i, name)| {
                        let value = Value { category: c as u8, index: i as u8 };
                        option(About::Value(value), name.clone())
                    }) }
                </optgroup>
            }) }
            if with_places {
                <optgroup label={words::PLACES}>
                    { for (0..houses).map(|house| option(About::House(house), words::place(house + 1))) }
                </optgroup>
            }
        </select>
    }
}
