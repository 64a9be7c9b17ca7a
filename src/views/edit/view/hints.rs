//! The hints in the form: their words, what they mean, and new ones by sentence or by building.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement, SubmitEvent};
use yew::prelude::*;

use super::controls::{field, icon_button, value_choice};
use super::readings::readings;
use super::{Editor, EditorProps};
use crate::components::apart;
use crate::components::{paragraph, plain_button, rich_button, say, select};
use crate::device;
use crate::names::Names;
use crate::views::edit::{Ask, Change, Direction, EditState, Move, Saying, Sentence, sentence};
use crate::words::edit as words;
use english::import::Choice;
use puzzle::text::relation_text;
use puzzle::{Hint, Value};

/// All hints, and how to add one.
pub fn hints(editor: &Editor, local: &EditState, disabled: bool) -> Html {
    let hints = editor.draft.puzzle().hints();
    let plain = hints.iter().zip(1..).all(|(hint, number)| hint.number == number);
    let renumber = {
        let editor = editor.clone();
        move |_| editor.change(Change::Renumber)
    };
    html! {
        <fieldset {disabled}>
            <legend>{ say(words::HINTS) }</legend>
            <ol class="edit-list">
                { for hints.iter().enumerate().map(|(h, hint)| row(editor, local, h, hint)) }
            </ol>
            <NewHint editor={editor.clone()} />
            if !plain {
                { rich_button("button bare", renumber).holding(say(words::RENUMBER)) }
            }
        </fieldset>
    }
}

fn row(editor: &Editor, local: &EditState, h: usize, hint: &Hint) -> Html {
    let puzzle = editor.draft.puzzle();
    let (number, name) = (hint.number, &*words::hint(hint.number));
    let last = puzzle.hints().len() - 1;
    let open = local.open(puzzle, hint);
    let meaning = match &hint.relation {
        Some(relation) => html! {
            <span class="edit-meaning" data-zebra="edit-meaning">{ apart(&Names::of_categories(puzzle.categories()), &relation_text(puzzle, relation)) }</span>
        },
        None => {
            let understand = {
                let editor = editor.clone();
                let text = hint.text.clone();
                move |event: MouseEvent| {
                    keep_focus(&event);
                    editor.step.emit(understand(&editor, &text, Some(number)));
                }
            };
            html! {
                <span class="edit-meaning edit-open" data-zebra="edit-meaning">
                    { say(words::NO_MEANING) }
                    if open.is_empty() {
                        { rich_button("edit-place", understand).hook("edit-read").holding(say(words::READ_SENTENCE)) }
                    }
                </span>
            }
        }
    };
    html! {
        <li class="edit-hint" key={number} data-zebra="edit-hint" data-hint={number.to_string()}>
            <span class="edit-number">{ format!("{number}.") }</span>
            <div class="edit-hint-body">
                { field(editor, words::HINT_WORDS, "edit-words", &hint.text, move |text| Change::Words(h, text)) }
                <div class="edit-sense">
                    { meaning }
                    <details class="edit-change">
                        <summary>{ say(words::CHANGE_MEANING) }</summary>
                        <Builder editor={editor.clone()} hint={h} />
                    </details>
                </div>
                if !open.is_empty() {
                    { question(editor, h, open) }
                }
            </div>
            <div class="edit-tools">
                { icon_button(editor, "↑", words::move_up(name), Change::MoveHint(h, Direction::Up), h == 0) }
                { icon_button(editor, "↓", words::move_down(name), Change::MoveHint(h, Direction::Down), h == last) }
                { icon_button(editor, "+", words::duplicate_hint(number), Change::Duplicate(h), false) }
                { icon_button(editor, "×", words::delete(name), Change::RemoveHint(h), false) }
            </div>
        </li>
    }
}

/// Asks which of its readings the hint of this index has.
fn question(editor: &Editor, h: usize, open: &[Choice]) -> Html {
    readings(words::WHICH_MEANT, &Names::of(editor.draft.puzzle()), open, |r, reading| {
        let (editor, relation) = (editor.clone(), open[r].relation.clone());
        // No radio button: its arrow keys would settle the question on the way past.
        let choose = move |event: MouseEvent| {
            keep_focus(&event);
            editor.change(Change::Meaning(h, Some(relation.clone())));
        };
        rich_button("edit-choice", choose).hook("edit-choice").holding(reading)
    })
}

/// The button in a hint that was pressed goes away; the focus stays beside it.
fn keep_focus(event: &MouseEvent) {
    let pressed: Element = event.target_unchecked_into();
    let hint = pressed.closest(".edit-hint").ok().flatten();
    let beside = hint.and_then(|hint| hint.query_selector(".edit-change summary").ok().flatten());
    if let Some(beside) = beside.and_then(|beside| beside.dyn_into::<HtmlElement>().ok()) {
        // A browser that refuses leaves the focus where it is.
        let _ = beside.focus();
    }
}

fn understand(editor: &Editor, text: &str, hint: Option<u32>) -> Move {
    let text = device::taken_in(text);
    Move::Do(Ask::Understand(Sentence::new(editor.now().1.puzzle(), &text, hint)))
}

/// One more hint: a sentence in English, or built.
#[component]
fn NewHint(props: &EditorProps) -> Html {
    let editor = &props.editor;
    let typed = use_node_ref();
    let submit = {
        let (editor, typed) = (editor.clone(), typed.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            let Some(field) = typed.cast::<HtmlInputElement>() else { return };
            let sentence = field.value();
            if !sentence.trim().is_empty() {
                editor.step.emit(understand(&editor, sentence.trim(), None));
                field.set_value("");
            }
        }
    };
    html! {
        <div class="edit-new">
            <form class="edit-build" onsubmit={submit}>
                <label class="edit-field">
                    <span>{ say(words::NEW_HINT) }</span>
                    <input type="text" dir="auto" ref={typed} data-zebra="edit-sentence"
                        placeholder={words::NEW_HINT_SAMPLE} autocomplete="off" />
                </label>
                <button type="submit" class="button" data-zebra="edit-add-sentence">{ say(words::ADD_HINT) }</button>
            </form>
            { paragraph("edit-or", words::OR_BUILD) }
            <Builder editor={editor.clone()} hint={None::<usize>} />
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct BuilderProps {
    editor: Editor,
    /// The hint whose meaning is built, by index; none for a new one.
    hint: Option<usize>,
}

/// Builds a meaning from values and a relation.
#[component]
fn Builder(props: &BuilderProps) -> Html {
    let BuilderProps { editor, hint } = props;
    let puzzle = editor.draft.puzzle();
    let houses = puzzle.houses();
    let all = Saying::all(houses);
    let current = hint
        .and_then(|hint| puzzle.hints().get(hint))
        .and_then(|hint| Saying::of(hint.relation.as_ref()?, houses));
    let second = Value { category: u8::from(puzzle.categories().len() > 1), index: 0 };
    let usual = || (all[0].clone(), Value { category: 0, index: 0 }, second);
    let start = current.unwrap_or_else(usual);
    let chosen = use_state(|| None::<(Saying, Value, Value)>);
    let categories = puzzle.categories().len();
    // The handle holds what is chosen when it is asked.
    let now = {
        let (chosen, all) = (chosen.clone(), all.clone());
        move || {
            let fits = |v: Value| usize::from(v.category) < categories && v.index < houses;
            let there = |(saying, a, b): &(Saying, Value, Value)| {
                fits(*a) && fits(*b) && all.contains(saying)
            };
            (*chosen).clone().filter(there).unwrap_or_else(|| start.clone())
        }
    };
    let pick = {
        let (chosen, now) = (chosen.clone(), now.clone());
        Callback::from(move |saying| {
            let (_, a, b) = now();
            chosen.set(Some((saying, a, b)));
        })
    };
    let first = {
        let (chosen, now) = (chosen.clone(), now.clone());
        Callback::from(move |a| {
            let (saying, _, b) = now();
            chosen.set(Some((saying, a, b)));
        })
    };
    let other = {
        let (chosen, now) = (chosen.clone(), now.clone());
        Callback::from(move |b| {
            let (saying, a, _) = now();
            chosen.set(Some((saying, a, b)));
        })
    };
    let sayings = all.into_iter().enumerate();
    let sayings = sayings.map(|(i, saying)| (saying.clone(), i.to_string(), saying.words));
    let (saying, a, b) = now();
    let (hook, name) = match hint {
        Some(_) => ("edit-set-meaning", words::SET_MEANING),
        None => ("edit-add-built", words::ADD_HINT),
    };
    let done = {
        let (editor, hint, chosen) = (editor.clone(), *hint, chosen.clone());
        move |_: MouseEvent| {
            let (saying, a, b) = now();
            if saying.has_second() && a == b {
                let note = words::TWO_DIFFERENT.to_owned();
                return editor.step.emit(Move::Say(note));
            }
            let relation = saying.relation(a, b);
            chosen.set(None);
            editor.change(match hint {
                Some(hint) => Change::Meaning(hint, Some(relation)),
                None => {
                    let text = sentence(editor.now().1.puzzle(), &relation).unwrap_or_default();
                    Change::AddHint(text, Some(relation))
                }
            });
        }
    };
    html! {
        <div class="edit-build" data-zebra="edit-builder">
            { value_choice(puzzle, words::FIRST_VALUE, a, first) }
            { select("edit-select", Some("edit-relation"), Some(words::RELATION), sayings, &saying, pick) }
            if saying.has_second() {
                { value_choice(puzzle, words::SECOND_VALUE, b, other) }
            }
            { plain_button(hook, name, false, done.into()) }
        </div>
    }
}
