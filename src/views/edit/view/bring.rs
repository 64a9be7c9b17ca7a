//! Puzzles from elsewhere: plain English, a new one, a blank one.

use std::rc::Rc;

use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::field::Field;
use super::lists::Lists;
use super::marked::marked;
use super::readings::readings;
use super::{Editor, waiting_button};
use crate::components::{apart, listed};
use crate::components::{heading, paragraph, plain_button, rich_button, say};
use crate::device;
use crate::names::Names;
use crate::views::edit::{Ask, Move, template};
use crate::words::{edit, shelf as words};
use english::import::Import;
use generate::{CATEGORIES, Difficulty, HOUSES, NoPuzzle};
use puzzle::Puzzle;
use puzzle::wording::capitalised;

#[derive(PartialEq, Properties)]
pub struct BringProps {
    pub editor: Editor,
    /// A text as it was read, to be looked over.
    pub import: Option<Rc<Import>>,
    /// How many texts were read.
    pub texts_read: u32,
    /// Whether something is being worked on.
    pub working: bool,
}

/// The ways to get a puzzle.
#[component]
pub fn Bring(props: &BringProps) -> Html {
    let BringProps { editor, import, texts_read, working } = props;
    let pasted = use_node_ref();
    let read = {
        let (step, pasted) = (editor.step.clone(), pasted.clone());
        move || {
            if let Some(pasted) = pasted.cast::<HtmlTextAreaElement>() {
                let text = device::taken_in(&pasted.value());
                step.emit(Move::Do(Ask::Import { text, about: Vec::new() }));
            }
        }
    };
    let name = if *working { words::READING } else { words::READ };
    html! {
        <div class="edit-bring">
            <section aria-labelledby="edit-paste-title">
                { heading("edit-paste-title", words::PASTE) }
                { paragraph("edit-hint-text", words::ABOUT_PASTE) }
                <textarea
                    ref={pasted.clone()}
                    class="edit-paste"
                    dir="auto"
                    data-zebra="edit-paste"
                    aria-labelledby="edit-paste-title"
                    rows="8"
                    placeholder={words::PASTE_SAMPLE}
                />
                { waiting_button("edit-import", name, *working, read) }
                if let Some(import) = import {
                    { looked_over(editor, import, html! {
                        <Lists step={editor.step.clone()} {pasted} texts_read={*texts_read} working={*working}
                            categories={import.puzzle.categories.clone()} />
                    }) }
                }
            </section>
            <NewPuzzle editor={editor.clone()} working={*working} />
        </div>
    }
}

/// What was read, to be corrected and taken over; `lists` are its categories to be put right.
fn looked_over(editor: &Editor, import: &Import, lists: Html) -> Html {
    let take = {
        let (editor, parts) = (editor.clone(), import.puzzle.clone());
        move |_: MouseEvent| match Puzzle::new(parts.clone()) {
            Ok(puzzle) => {
                editor.replace(puzzle);
                editor.step.emit(Move::Discard);
                editor.step.emit(Move::Say(words::PUZZLE_USED.into()));
            }
            Err(why) => editor.step.emit(Move::Say(why.to_string())),
        }
    };
    let discard = editor.step.reform(|_| Move::Discard);
    let names = Names::of_categories(&import.puzzle.categories);
    let asked = |number: u32| import.asks.iter().find(|ask| ask.hint == number);
    html! {
        <div class="edit-import" data-zebra="edit-imported">
            <h3>{ say(words::UNDERSTOOD) }</h3>
            <p data-zebra="edit-summary">{ apart(&names, &capitalised(&import.summary)) }</p>
            if !import.warnings.is_empty() {
                <ul class="edit-warnings" data-zebra="edit-warnings">
                    { for import.warnings.iter().map(|note| html! { <li>{ apart(&names, &note.message) }</li> }) }
                </ul>
            }
            <dl class="edit-read">
                { for import.puzzle.categories.iter().map(|category| html! {
                    <>
                        <dt><bdi>{ &category.name }</bdi></dt>
                        <dd>{ listed(&category.values) }</dd>
                    </>
                }) }
            </dl>
            { lists }
            <ol class="edit-read-hints">
                { for import.hints.iter().zip(&import.puzzle.hints).enumerate().map(|(h, (imported, hint))| {
                    let step = editor.step.clone();
                    let ask = asked(hint.number);
                    html! {
                        <li class={classes!("edit-read-hint", ask.is_some().then_some("edit-asked"))}>
                            <p>{ format!("{}. ", hint.number) }{ marked(&hint.text, &imported.pieces) }</p>
                            if imported.readings.is_empty() {
                                { paragraph("edit-open", words::HINT_NOT_UNDERSTOOD) }
                            } else if let (None, true, Some(chosen)) = (ask, imported.is_sure(), imported.reading()) {
                                <p class="edit-meaning">{ apart(&names, &chosen.notation) }</p>
                            } else {
                                { readings(legend(ask.is_some(), imported.chosen), &names, &imported.readings, |r, reading| {
                                    let step = step.clone();
                                    let choose = move |_: Event| step.emit(Move::Read { hint: h, reading: r });
                                    html! {
                                        <label>
                                            <input type="radio" name={format!("reading-{h}")}
                                                checked={imported.chosen == Some(r)} onchange={choose} />
                                            { reading }
                                        </label>
                                    }
                                }) }
                            }
                        </li>
                    }
                }) }
            </ol>
            <div>
                { for import.puzzle.questions.iter().map(|question| html! {
                    <p>{ say(words::QUESTION) }<bdi>{ &question.text }</bdi></p>
                }) }
            </div>
            <div class="edit-build">
                { plain_button("edit-take", words::USE_PUZZLE, false, take.into()) }
                { rich_button("button bare", discard).holding(say(words::DISCARD)) }
            </div>
        </div>
    }
}

/// What is said of the readings of an imported hint.
fn legend(asked: bool, chosen: Option<usize>) -> &'static str {
    match chosen {
        _ if asked => edit::WHICH_MEANT,
        None => edit::PERHAPS,
        Some(_) => edit::READ_AS,
    }
}

#[derive(PartialEq, Properties)]
struct NewPuzzleProps {
    editor: Editor,
    working: bool,
}

/// A new puzzle: made by the machine, or blank.
#[component]
fn NewPuzzle(props: &NewPuzzleProps) -> Html {
    let NewPuzzleProps { editor, working } = props;
    let (houses, categories, seed) = (use_node_ref(), use_node_ref(), use_node_ref());
    let (varied, hard) = (use_node_ref(), use_node_ref());
    let size = {
        let (houses, categories) = (houses.clone(), categories.clone());
        move || {
            let (houses, categories) = (number(&houses)?, number(&categories)?);
            let fits = HOUSES.contains(&houses) && CATEGORIES.contains(&categories);
            fits.then_some((houses, categories))
        }
    };
    let wrong_size = || Move::Say(NoPuzzle::Size.to_string());
    let make = {
        let (size, step, seed, varied, hard) =
            (size.clone(), editor.step.clone(), seed.clone(), varied.clone(), hard.clone());
        move || {
            let Some((houses, categories)) = size() else { return step.emit(wrong_size()) };
            let chance = (device::now() * 1000.0) as u64 % 1_000_000;
            let any = seed.cast::<HtmlInputElement>().is_some_and(|field| {
                // What is no number is kept from the page, but not called valid.
                field.value().is_empty() && field.check_validity()
            });
            let Some(seed) = any.then_some(chance).or_else(|| number(&seed)) else {
                return step.emit(Move::Say(words::WRONG_SEED.to_owned()));
            };
            let varied = varied.cast::<HtmlInputElement>().is_some_and(|field| field.checked());
            let hard = hard.cast::<HtmlSelectElement>().map(|field| field.value());
            let difficulty = hard.as_deref().and_then(Difficulty::named);
            step.emit(Move::Say(String::new()));
            step.emit(Move::Do(Ask::Generate { houses, categories, varied, difficulty, seed }));
        }
    };
    let blank = {
        let (size, editor) = (size, editor.clone());
        move |_: MouseEvent| match size() {
            Some((houses, categories)) => editor.replace(template(houses, categories)),
            None => editor.step.emit(wrong_size()),
        }
    };
    let limits = |range: std::ops::RangeInclusive<u8>| Some((*range.start(), *range.end()));
    html! {
        <section aria-labelledby="edit-new-title">
            { heading("edit-new-title", words::NEW) }
            <div class="edit-row">
                <Field name={words::PLACES} hook="edit-new-houses" value="3" limits={limits(HOUSES)} input={houses} />
                <Field name={words::CATEGORIES} hook="edit-new-categories" value="3" limits={limits(CATEGORIES)} input={categories} />
                <label class="edit-field">
                    <span>{ say(words::DIFFICULTY) }</span>
                    <select class="edit-select" ref={hard} data-zebra="edit-difficulty">
                        <option value="any" selected=true>{ say(words::ANY_DIFFICULTY) }</option>
                        { for Difficulty::ALL.map(|difficulty| html! {
                            <option value={difficulty.word()}>{ difficulty.word() }</option>
                        }) }
                    </select>
                </label>
                <label class="edit-field edit-narrow">
                    <span>{ say(words::SEED) }</span>
                    <input type="number" ref={seed} data-zebra="edit-seed" min="0" placeholder={words::ANY_SEED} />
                </label>
                <label class="edit-check">
                    <input type="checkbox" ref={varied} />
                    <span>{ say(words::ALL_KINDS) }</span>
                </label>
            </div>
            { paragraph("edit-hint-text", words::ABOUT_NEW) }
            <div class="edit-build">
                { waiting_button("edit-generate", words::MAKE, *working, make) }
                { plain_button("edit-blank", words::START_BLANK, false, blank.into()) }
            </div>
        </section>
    }
}

/// The whole number in a field.
fn number<N: std::str::FromStr>(field: &NodeRef) -> Option<N> {
    field.cast::<HtmlInputElement>()?.value().trim().parse().ok()
}
