//! The puzzle as text, with its errors.

use wasm_bindgen::JsCast;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::EditorProps;
use crate::components::apart;
use crate::components::{heading, paragraph, rich_button};
use crate::device;
use crate::names::Names;
use crate::views::edit::Move;
use crate::words::edit as words;
use puzzle::text::ReadError;

/// A field for the text, and what is wrong with it.
#[component]
pub fn Text(props: &EditorProps) -> Html {
    let editor = &props.editor;
    let field = use_node_ref();
    // What was typed last: the next letter carries it on.
    let typed = use_mut_ref(String::new);
    let oninput = {
        let editor = editor.clone();
        Callback::from(move |event: InputEvent| {
            let text = taken_in(&event.target_unchecked_into());
            let (setup, draft) = editor.now();
            let same_lines = text.matches('\n').count() == draft.text().matches('\n').count();
            let joined = same_lines && *typed.borrow() == draft.text();
            match draft.typed(&setup, &text, joined) {
                Ok(step) => editor.act.emit(step),
                Err(why) => editor.step.emit(Move::Say(why)),
            }
            *typed.borrow_mut() = text;
        })
    };
    let errors = editor.draft.errors();
    let names = Names::of_categories(editor.draft.puzzle().categories());
    let lines = editor.draft.text().lines().count() + 1;
    html! {
        <section class="edit-text" aria-labelledby="edit-text-title">
            { heading("edit-text-title", words::AS_TEXT) }
            <textarea
                ref={field.clone()}
                class="edit-code"
                data-zebra="edit-text"
                aria-labelledby="edit-text-title"
                aria-describedby="edit-errors"
                aria-invalid={(!errors.is_empty()).then_some("true")}
                rows={lines.clamp(8, 40).to_string()}
                spellcheck="false"
                autocomplete="off"
                value={editor.draft.text().to_owned()}
                {oninput}
            />
            <div id="edit-errors" class="edit-errors" role="status">
                if errors.is_empty() {
                    { paragraph("edit-fine", words::NO_ERRORS) }
                } else {
                    <ul data-zebra="edit-errors">
                        { for errors.iter().map(|error| {
                            let (field, at) = (field.clone(), error.clone());
                            let go = move |_| {
                                if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                                    go_to(&field, &at);
                                }
                            };
                            html! {
                                <li>
                                    { rich_button("edit-place", go).holding(words::error_at(error.line, error.column)) }
                                    <span>{ apart(&names, &error.message) }</span>
                                </li>
                            }
                        }) }
                    </ul>
                }
            </div>
        </section>
    }
}

/// The text in the field as it is kept, which then stands in the field too, with the caret in its place.
fn taken_in(field: &HtmlTextAreaElement) -> String {
    let typed = field.value();
    let text = device::taken_in(&typed);
    if text != typed {
        let caret = field.selection_end().ok().flatten().unwrap_or_default() as usize;
        let before: Vec<u16> = typed.encode_utf16().take(caret).collect();
        let at = utf16(&device::taken_in(&String::from_utf16_lossy(&before))) as u32;
        field.set_value(&text);
        // A field that cannot be selected in has no caret.
        let _ = field.set_selection_range(at, at);
    }
    text
}

/// Puts the caret where the error is.
fn go_to(field: &HtmlTextAreaElement, error: &ReadError) {
    let text = field.value();
    let before = text.split_inclusive('\n').take(error.line - 1).map(utf16).sum::<usize>();
    let line = text.split('\n').nth(error.line - 1).unwrap_or_default();
    let column: String = line.chars().take(error.column - 1).collect();
    let at = (before + utf16(&column)) as u32;
    let element: &web_sys::HtmlElement = field.unchecked_ref();
    // A field that cannot be focused or selected in stays as it is.
    let _ = element.focus();
    let _ = field.set_selection_range(at, at);
}

/// How long the browser takes a text to be.
fn utf16(text: &str) -> usize {
    text.encode_utf16().count()
}
