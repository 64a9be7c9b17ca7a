//! The reader's device: storage, theme, clipboard, clock. Nothing here may fail the page.

use crate::words::page as words;

use std::cell::RefCell;

use gloo_utils::{document, window};
use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{CustomEvent, CustomEventInit, Event, MessageChannel};

use generate::Date;
use store::{Drawer, Trouble};

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

/// A word that nobody has had before.
pub fn token() -> String {
    format!("{:x}", (js_sys::Math::random() * 2f64.powi(52)) as u64)
}

/// Writes a user-timing measure from `start` (milliseconds since the page was opened) to now; gives
/// its length.
pub fn measure(name: &str, start: f64) -> f64 {
    let options = js_sys::Object::new();
    let end = now();
    for (key, value) in [("start", start), ("end", end)] {
        // Setting a property of a fresh object cannot fail.
        let _ = js_sys::Reflect::set(&options, &key.into(), &value.into());
    }
    // Without user timing there is no figure, and nobody waits for one.
    let _ = performance_measure(name, &options);
    end - start
}

/// Has the browser work out styles and layout now, while it waits for the next frame, so that the
/// frame itself has only to be painted: some milliseconds less from the click to the eye.
pub fn lay_out() {
    if let Some(body) = document().body() {
        let _ = body.offset_height();
    }
}

/// Calls back once what has been rendered by now is painted: a message that is sent as a frame begins
/// arrives when it is done, sooner than any timer.
pub fn after_paint(then: impl FnOnce() + 'static) {
    let Ok(channel) = MessageChannel::new() else { return };
    let arrived = Closure::once_into_js(then);
    channel.port1().set_onmessage(Some(arrived.unchecked_ref()));
    let frame = Closure::once_into_js(move || {
        // An empty message can always be sent.
        let _ = channel.port2().post_message(&JsValue::NULL);
    });
    // Without frames nothing is painted, and nothing is to be told.
    let _ = window().request_animation_frame(frame.unchecked_ref());
}

thread_local! {
    /// What storage did not take, by key: it lasts until the page is closed.
    static UNSTORED: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

/// A stored text.
pub fn stored(key: &str) -> Option<String> {
    let unstored = UNSTORED.with_borrow(|texts| {
        texts.iter().find(|(other, _)| other == key).map(|(_, text)| text.clone())
    });
    unstored.or_else(|| window().local_storage().ok().flatten()?.get_item(key).ok().flatten())
}

/// Stores a text; where storage is blocked or full, for as long as the page is open. Whether it lasts.
pub fn store(key: &str, text: &str) -> bool {
    let storage = window().local_storage().ok().flatten();
    let stored = storage.is_some_and(|storage| storage.set_item(key, text).is_ok());
    UNSTORED.with_borrow_mut(|texts| {
        texts.retain(|(other, _)| other != key);
        if !stored {
            texts.push((key.to_owned(), text.to_owned()));
        }
    });
    stored
}

/// Turns light to dark and dark to light, and remembers it.
pub fn turn_theme() {
    let root = document().document_element();
    let chosen = root.and_then(|root| root.get_attribute("data-theme"));
    let dark = match chosen.as_deref() {
        Some(theme) => theme == "dark",
        None => matches("(prefers-color-scheme: dark)"),
    };
    let theme = if dark { "light" } else { "dark" };
    set_theme(theme);
    store(THEME_KEY, theme);
}

/// Whether the device is as a query of media says.
pub fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

fn set_theme(theme: &str) {
    if let Some(root) = document().document_element() {
        // The name is valid, so setting it cannot fail.
        let _ = root.set_attribute("data-theme", theme);
    }
}

/// The address of a file of the build: their names change with their content, so the build writes
/// them beside the start script. Empty where there is none.
pub fn build_address(name: &str) -> String {
    let script = document().query_selector("script[data-worker]").ok().flatten();
    script.and_then(|script| script.get_attribute(name)).unwrap_or_default()
}

/// Sends bytes to whoever listens in this window for events of that name, at once.
pub fn send(event: &str, bytes: &[u8]) {
    let init = CustomEventInit::new();
    init.set_detail(&Uint8Array::from(bytes));
    if let Ok(event) = CustomEvent::new_with_event_init_dict(event, &init) {
        // Dispatching fails only for an event that is being dispatched already.
        let _ = window().dispatch_event(&event);
    }
}

/// The bytes of an event that [`send`] sent.
pub fn sent(event: &Event) -> Option<Vec<u8>> {
    let detail = event.dyn_ref::<CustomEvent>()?.detail();
    Some(detail.dyn_into::<Uint8Array>().ok()?.to_vec())
}

/// A selector of the element that has the focus, by its place and its kind; nothing where nobody has it.
pub fn focused() -> Option<String> {
    let body = document().body()?;
    let focused = document().active_element()?;
    let kind = focused.get_attribute("data-zebra");
    let mut path = kind.map(|kind| format!("[data-zebra='{kind}']")).unwrap_or_default();
    let mut at = focused;
    while *at != **body {
        let (mut place, mut before) = (1, at.previous_element_sibling());
        while let Some(element) = before {
            place += 1;
            before = element.previous_element_sibling();
        }
        path = format!(">{}:nth-child({place}){path}", at.local_name());
        at = at.parent_element()?;
    }
    (!path.is_empty()).then(|| format!("body{path}"))
}

/// Focuses what the selector finds, where that takes the focus; whether there is such an element.
pub fn focus(selector: &str) -> bool {
    let found = document().query_selector(selector).ok().flatten();
    let found = found.and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok());
    found.is_some_and(|found| {
        // An element that does not take the focus leaves it where it is.
        let _ = found.focus();
        true
    })
}

/// Has the page printed, where the browser prints.
pub fn print() {
    // Where it does not, the reader sees that nothing comes.
    let _ = window().print();
}

/// The reader's own date, or where the clock has lost it the date from which computers count.
pub fn today() -> Date {
    let now = js_sys::Date::new_0();
    let (year, month, day) = (now.get_full_year(), now.get_month() + 1, now.get_date());
    Date::new(year as u16, month as u8, day as u8).unwrap_or(Date::EPOCH)
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

/// Has a text saved as a file.
pub fn download(name: &str, text: &str) {
    let saved = || -> Result<(), JsValue> {
        let parts = js_sys::Array::of1(&text.into());
        let blob = web_sys::Blob::new_with_str_sequence(&parts)?;
        let address = web_sys::Url::create_object_url_with_blob(&blob)?;
        save_as(name, &address)?;
        // The browser has taken what it needs by the time anything else runs.
        gloo_timers::callback::Timeout::new(10_000, move || {
            let _ = web_sys::Url::revoke_object_url(&address);
        })
        .forget();
        Ok(())
    };
    // Where a frame may not save files, nothing is saved, and the browser says so.
    let _ = saved();
}

/// Has what is at an address saved as a file.
///
/// # Errors
/// The browser makes no links.
pub fn save_as(name: &str, address: &str) -> Result<(), JsValue> {
    let link: web_sys::HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(address);
    link.set_download(name);
    link.click();
    Ok(())
}

/// The text of a file of the reader's.
///
/// # Errors
/// It cannot be read, or is too large to be puzzles.
pub async fn read_file(file: &web_sys::File) -> Result<String, String> {
    const MOST: f64 = 33_554_432.0;
    if file.size() > MOST {
        return Err(words::FILE_TOO_LARGE.to_owned());
    }
    let text = JsFuture::from(file.text()).await;
    text.ok().and_then(|text| text.as_string()).ok_or(words::FILE_UNREADABLE.to_owned())
}

/// A text from outside: lines end in line feeds, and a letter with an accent is the same however it is
/// put together (Unicode NFC).
pub fn taken_in(text: &str) -> String {
    let lines = text.replace("\r\n", "\n").replace('\r', "\n");
    js_sys::JsString::from(lines).normalize("NFC").into()
}

/// The browser's storage as a drawer for puzzles.
#[derive(Clone, Copy, Debug)]
pub struct LocalDrawer;

impl LocalDrawer {
    fn storage() -> Result<web_sys::Storage, Trouble> {
        window().local_storage().ok().flatten().ok_or(Trouble::Blocked)
    }
}

impl Drawer for LocalDrawer {
    fn keys(&self) -> Result<Vec<String>, Trouble> {
        let storage = Self::storage()?;
        let count = storage.length().map_err(|_| Trouble::Blocked)?;
        Ok((0..count).filter_map(|i| storage.key(i).ok().flatten()).collect())
    }

    fn get(&self, key: &str) -> Result<Option<String>, Trouble> {
        Self::storage()?.get_item(key).map_err(|_| Trouble::Blocked)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), Trouble> {
        Self::storage()?.set_item(key, text).map_err(|_| Trouble::Full)
    }

    fn remove(&self, key: &str) -> Result<(), Trouble> {
        Self::storage()?.remove_item(key).map_err(|_| Trouble::Blocked)
    }
}
