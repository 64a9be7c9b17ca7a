//! The puzzle as a form: title, places, categories, questions; the hints have a file of their own.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::controls::{button, choice, field, icon_button, taking};
use super::field::Field;
use super::{Editor, EditorProps, hints};
use crate::components::apart;
use crate::components::{paragraph, plain_button, say, select};
use crate::device;
use crate::names::Names;
use crate::views::edit::{Change, Direction, EditState};
use crate::views::hooks::setting;
use crate::words::edit as words;
use puzzle::{About, Asked, Category, MAX_HOUSES, MIN_HOUSES, Puzzle, Question, Value};

/// The form.
pub fn form(editor: &Editor, local: &EditState) -> Html {
    let puzzle = editor.draft.puzzle();
    let broken = !editor.draft.errors().is_empty();
    html! {
        <div class="edit-form">
            if broken {
                { paragraph("edit-warning", words::FORM_OUTDATED) }
            }
            <fieldset disabled={broken}>
                <legend>{ say(words::PUZZLE) }</legend>
                <div class="edit-row">
                    { field(editor, words::TITLE, "edit-title", puzzle.title(), Change::Title) }
                    <Field
                        name={words::PLACES_IN_ROW}
                        hook="edit-houses"
                        value={puzzle.houses().to_string()}
                        limits={Some((MIN_HOUSES, MAX_HOUSES))}
                        take={taking(editor, |houses| {
                            // What is no small number is past any limit, and refused as such.
                            Change::Houses(houses.parse().unwrap_or(u8::MAX))
                        })}
                    />
                </div>
            </fieldset>
            <fieldset disabled={broken}>
                <legend>{ say(words::CATEGORIES) }</legend>
                <ul class="edit-list">
                    { for puzzle.categories().iter().enumerate().map(|(c, it)| category(editor, c, it)) }
                </ul>
                { button(editor, words::ADD_CATEGORY, "edit-add-category", Change::AddCategory) }
            </fieldset>
            { hints::hints(editor, local, broken) }
            <fieldset disabled={broken}>
                <legend>{ say(words::QUESTIONS) }</legend>
                <ul class="edit-list">
                    { for puzzle.questions().iter().enumerate().map(|(q, question)| html! {
                        <li class="edit-question" key={q}>
                            <bdi>{ &question.text }</bdi>
                            <span class="edit-meaning">{ apart(&Names::of_categories(puzzle.categories()), &asked(puzzle, question)) }</span>
                            { icon_button(editor, "×", words::delete_question(&question.text), Change::RemoveQuestion(q), false) }
                        </li>
                    }) }
                </ul>
                <NewQuestion editor={editor.clone()} />
            </fieldset>
        </div>
    }
}

fn category(editor: &Editor, c: usize, category: &Category) -> Html {
    let name = &category.name;
    let last = editor.draft.puzzle().categories().len() - 1;
    html! {
        <li class="edit-category" key={c} data-zebra="edit-category">
            { field(editor, words::CATEGORY, "edit-category-name", name, move |name| Change::RenameCategory(c, name)) }
            { field(editor, words::VALUES, "edit-values", &listed(category), move |list| Change::Values(c, list)) }
            <div class="edit-tools">
                { icon_button(editor, "↑", words::move_up(name), Change::MoveCategory(c, Direction::Up), c == 0) }
                { icon_button(editor, "↓", words::move_down(name), Change::MoveCategory(c, Direction::Down), c == last) }
                { icon_button(editor, "×", words::delete(name), Change::RemoveCategory(c), last == 0) }
            </div>
        </li>
    }
}

/// The values apart by commas, those with commas in quotes.
pub fn listed(category: &Category) -> String {
    let value = |value: &String| match value.contains([',', ';']) {
        true => format!("\"{value}\""),
        false => value.clone(),
    };
    category.values.iter().map(value).collect::<Vec<_>>().join(", ")
}

fn asked(puzzle: &Puzzle, question: &Question) -> String {
    let what = match question.asked {
        Asked::House => None,
        Asked::Category(c) => Some(&*puzzle.categories()[usize::from(c)].name),
    };
    match question.about {
        About::Value(value) => words::asked_of_value(what, puzzle.name(value)),
        About::House(house) => words::asked_of_place(what, house + 1),
    }
}

/// Asks one more question: which value of a category goes with a value, or is in a place.
#[component]
fn NewQuestion(props: &EditorProps) -> Html {
    let editor = &props.editor;
    let puzzle = editor.draft.puzzle();
    let asked = use_state(|| 0_usize);
    let second = Value { category: u8::from(puzzle.categories().len() > 1), index: 0 };
    let about = use_state(|| About::Value(second));
    let typed = use_node_ref();
    let (houses, last) = (puzzle.houses(), puzzle.categories().len() - 1);
    // What was chosen may be gone. The handles hold what is so when they are asked.
    let chosen = {
        let (asked, about) = (asked.clone(), about.clone());
        move || {
            let there = match *about {
                About::Value(value) => usize::from(value.category) <= last && value.index < houses,
                About::House(house) => house < houses,
            };
            ((*asked).min(last), if there { *about } else { About::Value(second) })
        }
    };
    let (category, subject) = chosen();
    let categories = puzzle.categories().iter().enumerate();
    let categories = categories.map(|(one, it)| (one, one.to_string(), it.name.clone()));
    let goes = match subject {
        About::Value(_) => words::GOES_WITH,
        About::House(_) => words::IS_IN,
    };
    let add = {
        let (editor, typed) = (editor.clone(), typed.clone());
        move |_: MouseEvent| {
            let field = typed.cast::<HtmlInputElement>();
            let text = field.as_ref().map(HtmlInputElement::value).unwrap_or_default();
            let (category, about) = chosen();
            let text = match text.trim() {
                "" => usual_words(editor.now().1.puzzle(), category, about),
                text => device::taken_in(text),
            };
            let asked = Asked::Category(category as u8);
            let added = editor.try_change(Change::Ask(Question { text, asked, about }));
            if added.is_ok() {
                field.into_iter().for_each(|field| field.set_value(""));
            }
            editor.say(added);
        }
    };
    html! {
        <div class="edit-build">
            <span>{ say(words::WHICH_CATEGORY) }</span>
            { select("edit-select", None, Some(words::ASKED_CATEGORY), categories, &category, setting(&asked)) }
            <span>{ goes }</span>
            { choice(puzzle, words::ASKED_ABOUT, subject, true, Callback::from(move |chosen| about.set(chosen))) }
            <input class="edit-input" type="text" dir="auto" ref={typed} aria-label={words::QUESTION_WORDS}
                placeholder={words::QUESTION_WORDS_SAMPLE} />
            { plain_button("edit-add-question", words::ADD_QUESTION, false, add.into()) }
        </div>
    }
}

/// A question in the words that it gets where the reader has none.
fn usual_words(puzzle: &Puzzle, category: usize, about: About) -> String {
    let category = &puzzle.categories()[category].name;
    match about {
        About::Value(value) => words::question_of_value(category, puzzle.name(value)),
        About::House(house) => words::question_of_place(category, house + 1),
    }
}
