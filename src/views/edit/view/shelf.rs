//! Own puzzles on this device, files, print.

use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::field::Field;
use super::{Editor, EditorProps};
use crate::components::{heading, paragraph, plain_button, rich_button, say};
use crate::device::{self, LocalDrawer};
use crate::names::isolated;
use crate::state::Tone;
use crate::views::edit::Move;
use crate::words::{edit, shelf as words};
use puzzle::escape::file_name;
use puzzle::text::Document;
use store::{Contents, Puzzle, Shelf, Trouble, read_collection, write_collection};

/// The shelf, and what goes in and out.
#[component]
pub fn ShelfPart(props: &EditorProps) -> Html {
    let editor = &props.editor;
    // What is there may change in another tab, so each action looks again.
    let looks = use_state(|| 0_u32);
    let contents = { use_memo(*looks, |_| Shelf::new(LocalDrawer).contents()) };
    let look = {
        let looks = looks.clone();
        Callback::from(move |()| looks.set(*looks + 1))
    };
    let name = use_node_ref();
    let keep = {
        let (editor, name, look) = (editor.clone(), name.clone(), look.clone());
        move |_: MouseEvent| {
            let field = name.cast::<HtmlInputElement>();
            let name = field.map(|field| field.value()).unwrap_or_default();
            let puzzle = Puzzle { name, text: editor.now().1.text().to_owned() };
            let kept = Shelf::new(LocalDrawer).keep_beside(&puzzle);
            report(&editor, kept.map(|kept| words::kept(&isolated(&kept.name))));
            look.emit(());
        }
    };
    let title = match editor.draft.puzzle().title() {
        "" => words::UNTITLED,
        title => title,
    };
    let (for_file, for_print) = (editor.clone(), editor.draft.errors().is_empty());
    let save = move |_: MouseEvent| {
        let draft = for_file.now().1;
        device::download(&file_name(draft.puzzle().title(), "zebra"), draft.text());
    };
    html! {
        <div class="edit-shelf">
            <section aria-labelledby="edit-kept-title">
                { heading("edit-kept-title", words::KEPT) }
                <div class="edit-build">
                    <Field key={title.to_owned()} name={words::KEEP_NAME} hook="edit-keep-name" value={title.to_owned()} input={name} />
                    { plain_button("edit-keep", words::KEEP, false, keep.into()) }
                </div>
                { match &*contents {
                    Err(trouble) => html! { <p class="edit-warning" data-zebra="edit-blocked">{ trouble.to_string() }</p> },
                    Ok(contents) => kept(editor, contents, &look),
                } }
            </section>
            <section aria-labelledby="edit-files-title">
                { heading("edit-files-title", words::FILES) }
                <div class="edit-build">
                    { plain_button("edit-save", words::SAVE, false, save.into()) }
                    <label class="button edit-file">
                        <input class="visually-hidden" type="file" accept=".zebra,.txt,text/plain" data-zebra="edit-open" onchange={open(editor, &look)} />
                        { say(words::OPEN) }
                    </label>
                </div>
                { paragraph("edit-hint-text", words::ABOUT_FILES) }
            </section>
            <section aria-labelledby="edit-print-title">
                { heading("edit-print-title", words::PRINT) }
                { paragraph("edit-hint-text", words::ABOUT_PRINT) }
                { plain_button("edit-print", words::PRINT, !for_print, Callback::from(|_| device::print())) }
            </section>
        </div>
    }
}

fn kept(editor: &Editor, contents: &Contents, look: &Callback<()>) -> Html {
    let export = {
        let puzzles = contents.puzzles.clone();
        move |_: MouseEvent| device::download("my-puzzles.zebra", &write_collection(&puzzles))
    };
    html! {
        <>
            if contents.puzzles.is_empty() {
                { paragraph("edit-hint-text", words::KEPT_NONE) }
            }
            <ul class="edit-list" data-zebra="edit-kept">
                { for contents.puzzles.iter().map(|puzzle| {
                    let open = {
                        let (editor, puzzle) = (editor.clone(), puzzle.clone());
                        move |_| put_on_desk(&editor, &puzzle)
                    };
                    let name = puzzle.name.clone();
                    html! {
                        <li class="edit-kept" key={&*puzzle.name}>
                            { rich_button("edit-place", open).holding(html! { <bdi>{ &puzzle.name }</bdi> }) }
                            { delete(editor, look, &puzzle.name, move |shelf| shelf.delete(&name)) }
                        </li>
                    }
                }) }
                { for contents.damaged.iter().map(|damaged| {
                    let (kept, gone) = (damaged.clone(), damaged.clone());
                    let save = move |_| device::download(&file_name(&kept.name, "zebra"), &kept.text);
                    html! {
                        <li class="edit-kept" key={&*damaged.key} data-zebra="edit-damaged">
                            <span class="edit-open"><bdi>{ &damaged.name }</bdi>{ say(words::DAMAGED) }</span>
                            { rich_button("edit-place", save).holding(say(words::SAVE_DAMAGED)) }
                            { delete(editor, look, &damaged.name, move |shelf| shelf.delete_damaged(&gone)) }
                        </li>
                    }
                }) }
            </ul>
            if !contents.puzzles.is_empty() {
                { plain_button("edit-export", words::SAVE_ALL, false, export.into()) }
            }
        </>
    }
}

/// A button that has something of this name taken off the shelf.
fn delete(
    editor: &Editor,
    look: &Callback<()>,
    name: &str,
    take: impl Fn(&Shelf<LocalDrawer>) -> Result<(), Trouble> + 'static,
) -> Html {
    let (editor, look, label) = (editor.clone(), look.clone(), edit::delete(name));
    let said = words::deleted(&isolated(name));
    let onclick = move |_| {
        report(&editor, take(&Shelf::new(LocalDrawer)).map(|()| said.clone()));
        look.emit(());
    };
    rich_button("edit-sign", onclick).with("aria-label", label).holding("×")
}

/// Opens a file: one puzzle is edited, several go on the shelf.
fn open(editor: &Editor, look: &Callback<()>) -> Callback<Event> {
    let (editor, look) = (editor.clone(), look.clone());
    Callback::from(move |event: Event| {
        let field: HtmlInputElement = event.target_unchecked_into();
        let Some(file) = field.files().and_then(|files| files.get(0)) else { return };
        let (editor, look) = (editor.clone(), look.clone());
        spawn_local(async move {
            let text = device::read_file(&file).await;
            // The same file may be opened again.
            field.set_value("");
            let read = text.and_then(|text| read_collection(&text, &file.name()));
            match read.as_deref() {
                Err(why) => editor.notify(Tone::Trouble, why.clone()),
                Ok([puzzle]) => put_on_desk(&editor, puzzle),
                Ok(puzzles) => {
                    let shelf = Shelf::new(LocalDrawer);
                    let kept = puzzles.iter().try_for_each(|it| shelf.keep_beside(it).map(drop));
                    report(&editor, kept.map(|()| words::opened(puzzles.len())));
                    look.emit(());
                }
            }
        });
    })
}

fn put_on_desk(editor: &Editor, puzzle: &Puzzle) {
    editor.rewrite(&puzzle.text);
    if let Err(errors) = Document::read(&puzzle.text) {
        let first = errors.list().first().map(ToString::to_string).unwrap_or_default();
        let said = words::opened_with_errors(&isolated(&puzzle.name), &first);
        editor.step.emit(Move::Say(said));
    }
}

fn report(editor: &Editor, outcome: Result<String, Trouble>) {
    match outcome {
        Ok(good) => editor.notify(Tone::Good, good),
        Err(trouble) => editor.notify(Tone::Trouble, trouble.to_string()),
    }
}
