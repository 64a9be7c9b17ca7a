//! Code: the puzzle as a program for a real solver, to copy or to keep.

use js_sys::encode_uri_component;
use yew::prelude::*;

use crate::components::apart;
use crate::components::{hero, hint_chips};
use crate::copying::copy;
use crate::names::Names;
use crate::views::ViewProps;
use export::{Language, export};

/// The view.
#[component]
pub fn CodeView(props: &ViewProps) -> Html {
    let ViewProps { state, act, .. } = props;
    let language = use_state_eq(|| Language::ALL[0]);
    let setup = state.setup();
    let program = use_memo((setup.clone(), *language), |(setup, language)| {
        AttrValue::from(export(&setup.puzzle, setup.active(), language))
    });
    let blocked = "Copying is blocked here; save the file, or select the text.";
    let copy = copy((*program).clone(), "The program is copied.".into(), blocked.into(), act);
    let file = format!("{}.{}", setup.preset().unwrap_or("puzzle"), language.extension);
    let address = format!("data:text/plain;charset=utf-8,{}", encode_uri_component(&program));
    html! {
        <main class="code" id="main">
            { hero(state, None, act) }
            { hint_chips(setup, act) }
            <section class="code-part" aria-labelledby="code-title">
                <h2 id="code-title">{ "Take the puzzle to a real solver" }</h2>
                <p class="code-words">
                    { "The puzzle with the hints that are on, in a language that solvers read." }
                </p>
                <div class="chips" role="group" aria-label="Language">
                    { for Language::ALL.iter().map(|&other| {
                        let setter = language.setter();
                        html! {
                            <button
                                key={other.id}
                                type="button"
                                class="chip"
                                data-zebra="language"
                                data-language={other.id}
                                aria-pressed={(other == *language).to_string()}
                                onclick={Callback::from(move |_: MouseEvent| setter.set(other))}
                            >
                                { other.name }
                            </button>
                        }
                    }) }
                </div>
                <div class="code-bar">
                    <p class="code-words">{ language.to_run.replace("FILE", &file) }</p>
                    <button type="button" class="button" data-zebra="copy-code" onclick={copy}>
                        { "Copy" }
                    </button>
                    <a class="button" data-zebra="download" href={address} download={file.clone()}>
                        { "Save " }{ &file }
                    </a>
                </div>
                <pre class="code-text" data-zebra="code" tabindex="0" aria-label={file}>
                    { apart(&Names::of(&setup.puzzle), &program) }
                </pre>
            </section>
        </main>
    }
}
