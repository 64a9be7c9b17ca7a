//! Edit: the puzzle as a form and as text, with what the core finds beside it.

mod beside;
mod bring;
mod controls;
mod field;
mod form;
mod hints;
mod lists;
mod marked;
mod readings;
mod shelf;
mod text;

use std::rc::Rc;

use yew::prelude::*;

use crate::components::{apart, choice, rich_button, say};
use crate::device;
use crate::engine::{Answer, Response};
use crate::names::Names;
use crate::setup::Setup;
use crate::state::{Action, Findings, State, Tone};
use crate::tools;
use crate::views::ViewProps;
use crate::views::edit::{Change, Draft, EditState, Move, News, solution_rows, understood};
use crate::views::hooks::{setting, use_job, use_steps};
use crate::views::printing::Pages;
use crate::words::edit as words;
use puzzle::Puzzle;

/// The ways to work on a puzzle.
#[derive(Clone, Copy, PartialEq)]
enum Tab {
    Form,
    Text,
    Bring,
    Shelf,
}

impl Tab {
    const ALL: [(Self, &'static str, &'static str); 4] = [
        (Self::Form, "form", words::FORM),
        (Self::Text, "text", words::TEXT),
        (Self::Bring, "bring", words::BRING),
        (Self::Shelf, "shelf", words::SHELF),
    ];
}

/// What all parts of the view work with.
#[derive(Clone, PartialEq)]
struct Editor {
    /// What is drawn. A change is made to what is so by then: [`Editor::now`].
    draft: Rc<Draft>,
    setup: Rc<Setup>,
    latest: Callback<(), Rc<State>>,
    act: Callback<Action>,
    step: Callback<Move>,
}

/// What a part needs that is a component of its own.
#[derive(PartialEq, Properties)]
pub struct EditorProps {
    editor: Editor,
}

impl Editor {
    /// What is set up and edited by now.
    fn now(&self) -> (Rc<Setup>, Rc<Draft>) {
        let state = self.latest.emit(());
        (state.setup().clone(), Rc::new(Draft::of(state.setup(), state.memo())))
    }

    /// Makes a change, or says why it cannot be made.
    fn change(&self, change: Change) {
        self.say(self.try_change(change));
    }

    /// Makes a change.
    ///
    /// # Errors
    /// A sentence: why it cannot be made.
    fn try_change(&self, change: Change) -> Result<(), String> {
        let (setup, draft) = self.now();
        draft.changed(&setup, change).map(|step| self.make(step))
    }

    /// Edits another puzzle.
    fn replace(&self, puzzle: Puzzle) {
        let step = Draft::replaced(&self.now().0, puzzle);
        self.say(step.map(|step| self.make(step)));
    }

    /// Edits another text.
    fn rewrite(&self, text: &str) {
        let (setup, draft) = self.now();
        let step = draft.typed(&setup, &device::taken_in(text), false);
        self.say(step.map(|step| self.make(step)));
    }

    fn make(&self, step: Action) {
        self.step.emit(Move::Turn);
        self.step.emit(Move::Say(String::new()));
        self.act.emit(step);
    }

    fn say(&self, outcome: Result<(), String>) {
        outcome.err().into_iter().for_each(|why| self.step.emit(Move::Say(why)));
    }

    fn notify(&self, tone: Tone, text: String) {
        self.act.emit(Action::Notify(tone, text));
    }
}

impl Reducible for EditState {
    type Action = Move;

    fn reduce(self: Rc<Self>, step: Move) -> Rc<Self> {
        Rc::new(self.after(step))
    }
}

/// The view.
#[component]
pub fn EditView(props: &ViewProps) -> Html {
    let ViewProps { state, now, act, tools, .. } = props;
    let local = use_reducer_eq(EditState::default);
    let step = use_steps(&local);
    let draft = use_memo((state.setup().clone(), state.memo().cloned()), |(setup, memo)| {
        Draft::of(setup, memo.as_ref())
    });
    let editor = Editor {
        draft,
        setup: state.setup().clone(),
        latest: now.clone(),
        act: act.clone(),
        step: step.clone(),
    };
    use_work(&local, tools, &editor);
    let tab = use_state(|| Tab::Form);
    let turn_to = setting(&tab);
    let shown = state.shown();
    let solution = match &shown.findings {
        Findings::Known(survey) => solution_rows(&shown.setup.puzzle, survey),
        _ => None,
    };
    html! {
        <main class="edit" id="main">
            // Where the link for skipping leads.
            <div class="edit-work" id="hints" tabindex="-1">
                <div class="edit-tabs" role="group" aria-label={words::WAYS}>
                    { for Tab::ALL.map(|(which, hook, name)| {
                        choice("edit-tab", which, &*tab, &turn_to).hook("edit-tab").with("data-tab", hook).holding(name)
                    }) }
                </div>
                <p class="edit-note" role="alert" data-zebra="edit-note">
                    { local.note.as_deref().map(|note| apart(&Names::of(editor.draft.puzzle()), note)) }
                </p>
                { match *tab {
                    Tab::Form => form::form(&editor, &local),
                    Tab::Text => html! { <text::Text editor={editor.clone()} /> },
                    Tab::Bring => Html::default(),
                    Tab::Shelf => html! { <shelf::ShelfPart editor={editor.clone()} /> },
                } }
                // A text that was pasted, and what a new puzzle is to be like, outlast a look elsewhere.
                <div hidden={*tab != Tab::Bring}>
                    <bring::Bring editor={editor.clone()} import={local.import.clone().map(Rc::new)}
                        texts_read={local.texts_read} working={local.is_working()} />
                </div>
            </div>
            { beside::beside(&editor, &local, state) }
            <Pages setup={shown.setup.clone()} {solution} />
        </main>
    }
}

/// Has done what the state asks for, and takes up what comes of it.
#[hook]
fn use_work(local: &UseReducerHandle<EditState>, tools: &AttrValue, editor: &Editor) {
    let hear = {
        let (local, editor) = (local.clone(), editor.clone());
        move |request, found: News| {
            // A clone of the handle holds what is so now.
            let is_awaited = local.clone().waits_for(request);
            editor.step.emit(Move::Done(request, found.clone()));
            if is_awaited {
                take_up(&editor, found);
            }
        }
    };
    let other = {
        let step = editor.step.clone();
        move |report: Response| {
            if let Answer::Failed(why) = report.answer {
                step.emit(Move::Failed(report.request, why));
            }
        }
    };
    let asked = local.asked().map(|(request, ask)| (*request, tools::Job::Edit(ask.clone())));
    use_job(tools, &editor.setup, asked, hear, other);
}

/// Changes the puzzle as the work has found.
fn take_up(editor: &Editor, news: News) {
    match news {
        News::Left(Some(left)) => {
            let (setup, draft) = editor.now();
            let active = setup.active();
            let hints = 0..draft.puzzle().hints().len();
            let kept = hints.filter(|&hint| left.contains(hint) || !active.contains(hint));
            editor.change(Change::Keep(kept.collect()));
        }
        News::Made(Ok((parts, missed))) => {
            if let Ok(puzzle) = Puzzle::new(parts) {
                editor.replace(puzzle);
                editor.step.emit(Move::Say(missed));
            }
        }
        News::Understood(sentence, readings) => {
            let (change, note) = understood(editor.now().1.puzzle(), &sentence, &readings);
            change.into_iter().for_each(|change| editor.change(change));
            note.into_iter().for_each(|note| editor.step.emit(Move::Say(note)));
        }
        News::Imported(_) | News::Left(None) | News::Made(Err(_)) => {}
    }
}

/// A button that waits while something is being worked on; with `disabled` it would lose the keyboard's
/// focus.
fn waiting_button(
    hook: &'static str,
    name: &'static str,
    working: bool,
    run: impl Fn() + 'static,
) -> Html {
    let onclick = move |_| {
        if !working {
            run();
        }
    };
    rich_button("button", onclick)
        .hook(hook)
        .with("aria-disabled", working.then_some("true"))
        .holding(say(name))
}
