//! Where the far end sits: in a worker, or in the page itself where workers are refused.

use gloo_events::EventListener;
use gloo_utils::{document, window};
use js_sys::Uint8Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, Event, HtmlScriptElement, MessagePort, Worker};

use super::protocol::{self, Request, Response};
use super::serve::{PORT_EVENT, received};

/// What a host tells the bridge.
pub enum Sign {
    /// A message came.
    Response(Box<Response>),
    /// The program failed: while it started, or later by a panic.
    Failed,
    /// The program runs in the page and has opened its port.
    Port(MessagePort),
}

/// A running far end.
pub struct Host {
    place: Place,
    _listeners: Vec<EventListener>,
}

enum Place {
    Worker(Worker),
    /// The port is there once the program has started.
    Page(Option<MessagePort>),
}

impl Host {
    /// Starts a worker; `None` where workers are refused at once.
    pub fn worker(url: &str, tell: impl Fn(Sign) + Clone + 'static) -> Option<Self> {
        let worker = Worker::new(url).ok()?;
        let failed = tell.clone();
        let listeners = vec![
            on_message(&worker, tell),
            EventListener::new(&worker, "error", move |_| failed(Sign::Failed)),
        ];
        Some(Self { place: Place::Worker(worker), _listeners: listeners })
    }

    /// Starts the same program beside the page.
    pub fn page(url: &str, tell: impl Fn(Sign) + Clone + 'static) -> Option<Self> {
        let script: HtmlScriptElement =
            document().create_element("script").ok()?.dyn_into().ok()?;
        script.set_src(url);
        let (failed, opened) = (tell.clone(), tell);
        let listeners = vec![
            EventListener::once(&script, "error", move |_| failed(Sign::Failed)),
            EventListener::once(&window(), PORT_EVENT, move |event| {
                if let Some(port) = port_of(event) {
                    opened(Sign::Port(port));
                }
            }),
        ];
        document().head()?.append_child(&script).ok()?;
        Some(Self { place: Place::Page(None), _listeners: listeners })
    }

    /// Takes over the port of the program that runs in the page.
    pub fn open(&mut self, port: MessagePort, tell: impl Fn(Sign) + 'static) {
        self._listeners.push(on_message(&port, tell));
        port.start();
        self.place = Place::Page(Some(port));
    }

    /// Whether the program runs in the page.
    pub fn is_page(&self) -> bool {
        matches!(self.place, Place::Page(_))
    }

    /// Sends a request.
    pub fn post(&self, request: &Request) {
        let bytes: JsValue = Uint8Array::from(&protocol::encode(request)[..]).into();
        // Bytes can always be sent; a far end that is gone will be missed by its silence.
        let _ = match &self.place {
            Place::Worker(worker) => worker.post_message(&bytes),
            Place::Page(Some(port)) => port.post_message(&bytes),
            Place::Page(None) => Ok(()),
        };
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        match &self.place {
            Place::Worker(worker) => worker.terminate(),
            Place::Page(Some(port)) => port.close(),
            Place::Page(None) => {}
        }
    }
}

fn on_message(target: &web_sys::EventTarget, tell: impl Fn(Sign) + 'static) -> EventListener {
    EventListener::new(target, "message", move |event| {
        if let Some(response) = received(event) {
            tell(Sign::Response(Box::new(response)));
        }
    })
}

fn port_of(event: &Event) -> Option<MessagePort> {
    event.dyn_ref::<CustomEvent>()?.detail().dyn_into().ok()
}
