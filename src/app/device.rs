//! The reader's device: storage, theme, clipboard, clock. Nothing here may fail the page.

use gloo_timers::callback::Timeout;
use gloo_utils::{document, window};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

/// `boot.js` reads it, before anything is painted.
const THEME_KEY: &str = "zebra:theme";

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = measure, catch)]
    fn performance_measure(name: &str, options: &JsValue) -> Result<JsValue, JsValue>;
}

/// Milliseconds since the page was opened.
pub fn now() -> f64 {
    window().performance().map_or(0.0, |performance| performance.now())
}

/// Writes a user-timing measure from `start` (milliseconds since the page was opened) to now.
pub fn measure(name: &str, start: f64) {
    let options = js_sys::Object::new();
    for (key, value) in [("start", start), ("end", now())] {
        // Setting a property of a fresh object cannot fail.
        let _ = js_sys::Reflect::set(&options, &key.into(), &value.into());
    }
    // Without user timing there is no figure, and nobody waits for one.
    let _ = performance_measure(name, &options);
}

/// Calls back once what has been rendered by now is painted.
pub fn after_paint(then: impl FnOnce() + 'static) {
    let frame = Closure::once_into_js(move || Timeout::new(0, then).forget());
    // Without frames nothing is painted, and nothing is to be told.
    let _ = window().request_animation_frame(frame.unchecked_ref());
}

/// Stores a text where storage allows it.
fn store(key: &str, text: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        // Blocked or full: the choice lasts until the page is closed.
        let _ = storage.set_item(key, text);
    }
}

/// Turns light to dark and dark to light, and remembers it.
pub fn turn_theme() {
    let root = document().document_element();
    let chosen = root.and_then(|root| root.get_attribute("data-theme"));
    let dark = match chosen.as_deref() {
        Some(theme) => theme == "dark",
        None => window()
            .match_media("(prefers-color-scheme: dark)")
            .ok()
            .flatten()
            .is_some_and(|query| query.matches()),
    };
    let theme = if dark { "light" } else { "dark" };
    set_theme(theme);
    store(THEME_KEY, theme);
}

fn set_theme(theme: &str) {
    if let Some(root) = document().document_element() {
        // The name is valid, so setting it cannot fail.
        let _ = root.set_attribute("data-theme", theme);
    }
}

/// Adds a style sheet to the page.
pub fn load_styles(url: &str) {
    if let (Some(head), Ok(link)) = (document().head(), document().create_element("link")) {
        // Attributes with valid names can be set, and a head takes a link.
        let _ = link.set_attribute("rel", "stylesheet");
        let _ = link.set_attribute("href", url);
        let _ = head.append_child(&link);
    }
}

/// Whether the page is inside another page.
pub fn is_embedded() -> bool {
    // A parent of another origin throws, and then there is one.
    window().parent().map_or(true, |parent| parent.is_some_and(|parent| parent != window()))
}

/// Copies a text; whether that worked.
pub async fn copy(text: &str) -> bool {
    let navigator = window().navigator();
    // Outside secure contexts there is no clipboard, whatever the type says.
    let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into());
    if clipboard.is_ok_and(|clipboard| clipboard.is_truthy()) {
        JsFuture::from(navigator.clipboard().write_text(text)).await.is_ok()
    } else {
        false
    }
}
