//! The near end of the bridge, in a real browser, with a far end that plays a given part.
#![cfg(target_arch = "wasm32")]

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use js_sys::Function;
use puzzle::{HintSet, Puzzle};
use solver::{Core, Count, Partial, Problem, Tally};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use yew::platform::time::sleep;
use zebra_playground::engine::{Answer, Ask, Engine, Job, Request, Response, protocol};

wasm_bindgen_test_configure!(run_in_browser);

/// A worker that answers the survey of request 1 with signs of life and then hangs, for ever and
/// deaf, and that of any other request at once.
const FAR_END: &str = "
const SURVEY = 1;
const say = (bytes) => postMessage(new Uint8Array(bytes));
onmessage = ({ data: [request, kind] }) => {
  if (kind !== SURVEY) return;
  if (request !== 1) return say(survey);
  signs.forEach(say);
  for (;;);
};
say(ready);
";

fn at_least(bound: u64) -> Response {
    let count = Some(Tally::AtLeast(Count::from(bound)));
    Response { request: 1, answer: Answer::Alive(Partial { count, ..Partial::default() }) }
}

/// The address of the worker's script, with what it has to say.
fn far_end(signs: &[Response], survey: &Response) -> String {
    let bytes = |response: &Response| format!("{:?}", protocol::encode(response));
    let signs: Vec<String> = signs.iter().map(bytes).collect();
    let script = format!(
        "const ready = {}, signs = [{}], survey = {};{FAR_END}",
        bytes(&Response { request: 0, answer: Answer::Ready }),
        signs.join(","),
        bytes(survey)
    );
    let body = "return URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));";
    let address = Function::new_with_args("script", body).call1(&JsValue::NULL, &script.into());
    address.unwrap().as_string().unwrap()
}

fn job(puzzle: &Rc<Puzzle>, request: u32, active: &HintSet) -> Job {
    let request = Request { number: request, ask: Ask::Survey(active.clone()) };
    Job { puzzle: puzzle.clone(), request }
}

/// Waits until it holds; the time limit of the test runner is the only one.
async fn until(holds: impl Fn() -> bool) {
    while !holds() {
        sleep(Duration::from_millis(5)).await;
    }
}

#[wasm_bindgen_test]
async fn a_long_count_tells_its_bounds_and_is_overtaken_by_the_next() {
    let puzzle = Rc::new(presets::all()[0].puzzle());
    let active = HintSet::first(14);
    let survey = Core::new(Problem::from(&*puzzle)).survey(&active, &mut solver::keep_going);
    let bounds = [3, 40, 3_104_000];
    let last = Response { request: 2, answer: Answer::Survey(survey.clone().into()) };
    let url = far_end(&bounds.map(at_least), &last);

    let heard: Rc<RefCell<Vec<(u32, Tally)>>> = Rc::default();
    let engine = Engine::new(url, {
        let heard = heard.clone();
        move |response| {
            let tally = match response.answer {
                Answer::Alive(partial) => partial.count.unwrap(),
                Answer::Survey(survey) => survey.count.clone(),
                _ => panic!("nobody asked for that"),
            };
            heard.borrow_mut().push((response.request, tally));
        }
    });
    engine.submit(job(&puzzle, 1, &HintSet::none()));
    until(|| heard.borrow().len() == bounds.len()).await;
    engine.submit(job(&puzzle, 2, &active));
    until(|| heard.borrow().len() > bounds.len()).await;

    let mut expected: Vec<_> =
        bounds.iter().map(|&b| (1, Tally::AtLeast(Count::from(b)))).collect();
    expected.push((2, survey.count));
    assert_eq!(*heard.borrow(), expected);
}

#[wasm_bindgen_test]
async fn a_stopped_count_is_not_heard_of_again_and_the_next_starts_afresh() {
    let puzzle = Rc::new(presets::all()[0].puzzle());
    let active = HintSet::first(14);
    let survey = Core::new(Problem::from(&*puzzle)).survey(&active, &mut solver::keep_going);
    let last = Response { request: 2, answer: Answer::Survey(survey.into()) };
    let url = far_end(&[at_least(3)], &last);

    let heard: Rc<RefCell<Vec<u32>>> = Rc::default();
    let engine = Engine::new(url, {
        let heard = heard.clone();
        move |response| {
            let is_asked_for = matches!(response.answer, Answer::Alive(_) | Answer::Survey(_));
            assert!(is_asked_for, "nobody asked for that");
            heard.borrow_mut().push(response.request);
        }
    });
    engine.submit(job(&puzzle, 1, &HintSet::none()));
    until(|| !heard.borrow().is_empty()).await;
    engine.stop();
    engine.submit(job(&puzzle, 2, &active));
    until(|| heard.borrow().len() > 1).await;
    assert_eq!(*heard.borrow(), [1, 2]);
}
