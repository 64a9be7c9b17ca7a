//! The page's components, mounted in a real browser.
#![cfg(target_arch = "wasm32")]

use std::cell::RefCell;
use std::rc::Rc;

use gloo_utils::document;
use solver::{Core, Partial, Problem};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Element, HtmlElement};
use yew::prelude::*;
use zebra_playground::engine::{Answer, Response};
use zebra_playground::setup::Setup;
use zebra_playground::state::{Action, Findings, State, Tone};
use zebra_playground::views::explore::explore;

wasm_bindgen_test_configure!(run_in_browser);

/// The page as it is once the core has answered, without a worker: the core runs right here.
fn settled(fragment: &str) -> State {
    let setup = Setup::from_fragment(fragment).0;
    // The page's other program says what is wrong.
    let troubles = link::decode(fragment).1.into_iter();
    let state = troubles.fold(State::new(setup), |state, trouble| {
        state.after(Action::Notify(Tone::Trouble, trouble))
    });
    answered(&state)
}

fn answered(state: &State) -> State {
    let setup = state.setup();
    let mut core = Core::new(Problem::from(&*setup.puzzle));
    let survey = core.survey(setup.active(), &mut solver::keep_going);
    heard(state, Answer::Survey(survey.into()))
}

fn heard(state: &State, answer: Answer) -> State {
    state.after(Action::Heard(Response { request: state.request(), answer }))
}

#[derive(PartialEq, Properties)]
struct PageProps {
    state: State,
    act: Callback<Action>,
}

#[component]
fn Page(props: &PageProps) -> Html {
    let PageProps { state, act } = props;
    explore(state, None, &Callback::noop(), act, None)
}

struct Mounted {
    root: Element,
    actions: Rc<RefCell<Vec<Action>>>,
}

async fn mount(state: &State) -> Mounted {
    let root = document().create_element("div").unwrap();
    document().body().unwrap().append_child(&root).unwrap();
    let actions = Rc::new(RefCell::new(Vec::new()));
    let act = {
        let actions = actions.clone();
        Callback::from(move |action| actions.borrow_mut().push(action))
    };
    let props = PageProps { state: state.clone(), act };
    yew::Renderer::<Page>::with_root_and_props(root.clone(), props).render();
    yew::scheduler::flush().await;
    Mounted { root, actions }
}

impl Mounted {
    fn one(&self, selector: &str) -> HtmlElement {
        let found = self.root.query_selector(selector).unwrap();
        found.unwrap_or_else(|| panic!("nothing matches {selector}")).unchecked_into()
    }

    fn attribute(&self, selector: &str, name: &str) -> Option<String> {
        self.one(selector).get_attribute(name)
    }
}

#[wasm_bindgen_test]
async fn the_count_and_the_worth_of_every_hint_are_on_the_page() {
    let page = mount(&settled("p=fish")).await;
    assert_eq!(page.attribute("[data-zebra=count]", "data-value").as_deref(), Some("1"));
    let expected = [6, 2, 2, 8, 4, 4, 7, 4, 17, 2, 2, 3, 4, 12, 1];
    for (hint, without) in (1..).zip(expected) {
        let row = format!("[data-zebra=hint-row][data-hint='{hint}']");
        assert_eq!(page.attribute(&row, "data-turned"), Some(without.to_string()), "hint {hint}");
        let status = if hint == 15 { "adds-nothing" } else { "needed" };
        assert_eq!(page.attribute(&row, "data-status").as_deref(), Some(status), "hint {hint}");
    }
    assert!(page.one("[data-zebra=answer]").text_content().unwrap().contains("German"));
}

#[wasm_bindgen_test]
async fn a_click_on_a_switch_asks_for_that_hint() {
    let page = mount(&settled("p=fish")).await;
    page.one("[data-zebra=hint][data-hint='9']").click();
    assert_eq!(*page.actions.borrow(), [Action::Toggle(8)]);
}

#[wasm_bindgen_test]
async fn without_hint_nine_the_answer_splits() {
    let page = mount(&settled("p=fish&off=9")).await;
    for (answer, count) in [("German", "13"), ("Norwegian", "3"), ("Dane", "1")] {
        let split = format!("[data-zebra=split][data-answer={answer}]");
        assert_eq!(page.attribute(&split, "data-value").as_deref(), Some(count));
    }
    assert_eq!(page.attribute("[data-zebra=answer]", "data-state").as_deref(), Some("split"));
}

#[wasm_bindgen_test]
async fn while_the_core_is_at_work_no_old_count_is_shown() {
    let before = settled("p=fish");
    // Several switches at once: what is shown does not tell the new count.
    let none = puzzle::HintSet::none();
    let after = before.after(Action::Activate(none));
    let page = mount(&after).await;
    assert_eq!(page.attribute("[data-zebra=count]", "data-value"), None);
    assert_eq!(page.attribute("[data-zebra=hint-row]", "data-turned"), None);
}

#[wasm_bindgen_test]
async fn while_counts_are_open_the_statuses_are_there() {
    let known = settled("p=fish");
    let Findings::Known(survey) = &known.shown().findings else { panic!("it is settled") };
    let statuses = survey.statuses.clone();
    let open = State::new((**known.setup()).clone());
    let partial = Partial { statuses, ..Partial::default() };
    let open = heard(&open, Answer::Alive(partial));
    let page = mount(&open).await;
    for hint in 1..=15 {
        let row = format!("[data-zebra=hint-row][data-hint='{hint}']");
        let status = if hint == 15 { "adds-nothing" } else { "needed" };
        assert_eq!(page.attribute(&row, "data-status").as_deref(), Some(status), "hint {hint}");
        assert_eq!(page.attribute(&row, "data-turned"), None);
    }
}

#[wasm_bindgen_test]
async fn the_reading_is_in_the_hints_own_words_and_can_be_switched() {
    let page = mount(&settled("p=fish&read=4:somewhere")).await;
    let row = "[data-zebra=hint-row][data-hint='4']";
    assert!(page.one(row).text_content().unwrap().contains("somewhere left"));
    assert_eq!(page.attribute("[data-zebra=count]", "data-value").as_deref(), Some("7"));
    page.one(&format!("{row} [data-reading=immediate]")).click();
    let actions = page.actions.borrow();
    let [Action::Open(setup)] = &actions[..] else { panic!("{actions:?}") };
    assert_eq!(setup.fragment(), "p=fish");
}
