//! The far end of the bridge: a service behind messages.
//!
//! In a worker the messages are the worker's own. In a page that may have no worker, the same
//! program runs beside the page: it hands the page one end of a channel in a [`PORT_EVENT`].

use std::cell::RefCell;
use std::ops::ControlFlow;
use std::rc::Rc;

use gloo_events::EventListener;
use js_sys::Uint8Array;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    CustomEvent, CustomEventInit, DedicatedWorkerGlobalScope, Event, EventTarget, MessageChannel,
    MessageEvent, MessagePort, Window,
};

use super::protocol::{self, Answer, Request, Response};
use solver::{Listener, Partial};

/// The event that carries the port of an engine that runs in the page.
pub const PORT_EVENT: &str = "zebra:engine";

/// How often a long computation says that it is alive, in milliseconds.
const SIGN_OF_LIFE: f64 = 100.0;

/// How long a computation may keep the page itself from answering, in milliseconds.
const PAGE_PATIENCE: f64 = 150.0;

/// Where responses go.
type Post<'p> = &'p dyn Fn(&Response);

/// Answers requests with `answer` for as long as the worker or the page lives. It is given a request,
/// someone to tell how far it has come, and where its responses go.
pub fn serve(answer: impl FnMut(Request, &mut Listener<'_>, Post<'_>) + 'static) {
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) => {
            let target = scope.clone();
            listen(&target, f64::INFINITY, answer, move |message| scope.post_message(message));
        }
        Err(global) => serve_in_page(&global.unchecked_into(), answer),
    }
}

fn serve_in_page(
    window: &Window,
    answer: impl FnMut(Request, &mut Listener<'_>, Post<'_>) + 'static,
) {
    let Ok(channel) = MessageChannel::new() else { return };
    let init = CustomEventInit::new();
    init.set_detail(&channel.port2());
    if let Ok(event) = CustomEvent::new_with_event_init_dict(PORT_EVENT, &init) {
        // Dispatching fails only for an event that is being dispatched already.
        let _ = window.dispatch_event(&event);
    }
    let port: MessagePort = channel.port1();
    let target = port.clone();
    port.start();
    listen(&target, PAGE_PATIENCE, answer, move |message| port.post_message(message));
}

fn listen(
    target: &EventTarget,
    patience: f64,
    answer: impl FnMut(Request, &mut Listener<'_>, Post<'_>) + 'static,
    post: impl Fn(&JsValue) -> Result<(), JsValue> + 'static,
) {
    let post = Rc::new(move |response: &Response| {
        let bytes = Uint8Array::from(&protocol::encode(response)[..]);
        // Bytes can always be sent; nobody listens any more when the other end is gone.
        let _ = post(&bytes);
    });
    let answer = RefCell::new(answer);
    let reply = post.clone();
    EventListener::new(target, "message", move |event| {
        let Some(request) = received::<Request>(event) else { return };
        let number = request.number;
        let start = js_sys::Date::now();
        let mut last = start;
        let mut listener = |partial: &Partial| {
            let now = js_sys::Date::now();
            if now - last >= SIGN_OF_LIFE {
                last = now;
                let answer = Answer::Alive(partial.clone());
                reply(&Response { request: number, answer });
            }
            if now - start > patience { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        (answer.borrow_mut())(request, &mut listener, &*reply);
    })
    .forget();
    post(&Response { request: 0, answer: Answer::Ready });
}

/// The message that an event of a worker or of a port carries.
pub(super) fn received<M: DeserializeOwned>(event: &Event) -> Option<M> {
    let data = event.dyn_ref::<MessageEvent>()?.data();
    protocol::decode(&data.dyn_into::<Uint8Array>().ok()?.to_vec())
}
