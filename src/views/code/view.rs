//! Shows the program, and takes the choice of language.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::encode_uri_component;
use yew::prelude::*;

use crate::components::apart;
use crate::components::{choice, heading, paragraph, plain_button};
use crate::components::{hero, hint_chips};
use crate::copying::copy;
use crate::names::Names;
use crate::setup::Setup;
use crate::state::Action;
use crate::tools;
use crate::views::ViewProps;
use crate::views::code::{Program, Wish};
use crate::views::hooks::{failures_to, setting, use_worker};
use crate::words::code as words;

/// The view.
#[component]
pub fn CodeView(props: &ViewProps) -> Html {
    let ViewProps { state, act, tools, .. } = props;
    let language = use_state_eq(|| 0);
    let written = use_state_eq(|| None);
    let setup = state.setup();
    let asked = use_memo((), |()| Cell::new(0));
    let hear = {
        let (written, asked) = (written.setter(), asked.clone());
        move |request, program: Program| {
            if request == asked.get() {
                written.set(Some(Rc::new(program)));
            }
        }
    };
    let worker = use_worker(tools, hear, failures_to(act));
    use_effect_with((setup.clone(), *language), move |(setup, language)| {
        asked.set(asked.get() + 1);
        let wish = Wish { active: setup.active().clone(), language: *language };
        worker.ask(setup, asked.get(), &tools::Job::Code(wish));
    });
    html! {
        <main class="code" id="main">
            { hero(state, None, act) }
            { hint_chips(setup, act) }
            <section class="code-part" aria-labelledby="code-title">
                { heading("code-title", words::VIEW) }
                { paragraph("code-words", words::ABOUT) }
                if let Some(program) = &*written {
                    { shown(program, setup, &setting(&language), act) }
                }
            </section>
        </main>
    }
}

fn shown(
    program: &Program,
    setup: &Setup,
    choose: &Callback<usize>,
    act: &Callback<Action>,
) -> Html {
    let text = AttrValue::from(program.text.clone());
    let copy = copy(text, words::COPIED.into(), words::NOT_COPIED.into(), act);
    let file = format!("{}.{}", setup.preset().unwrap_or("puzzle"), program.extension);
    let address = format!("data:text/plain;charset=utf-8,{}", encode_uri_component(&program.text));
    html! {
        <>
            <div class="chips" role="group" aria-label={words::LANGUAGE}>
                { for program.languages.iter().enumerate().map(|(place, (id, name))| {
                    choice("chip", place, &program.language, choose)
                        .hook("language")
                        .with("data-language", id.clone())
                        .holding(name)
                }) }
            </div>
            <div class="code-bar">
                <p class="code-words">{ program.to_run.replace("FILE", &file) }</p>
                { plain_button("copy-code", words::COPY, false, copy) }
                <a class="button" data-zebra="download" href={address} download={file.clone()}>
                    { words::save(&file) }
                </a>
            </div>
            <pre class="code-text" data-zebra="code" tabindex="0" aria-label={file}>
                { apart(&Names::of(&setup.puzzle), &program.text) }
            </pre>
        </>
    }
}
