//! The state in the fragment, and undo in the browser's own history.
//!
//! Each step that the reader rests on gets an entry of the browser's history, which carries the
//! number of the step (`Timeline`). Quick steps share one entry:
//! browsers limit how often an address may change. Inside another page nothing is added to that
//! page's history.

use std::cell::RefCell;

use gloo_utils::window;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;
use web_sys::Event;

use super::device;
use super::setup::Setup;

/// How long a step has to stand before it becomes an entry, in milliseconds: below 100 changes in
/// 30 seconds, the strictest limit of a browser that we know of.
pub const REST: u32 = 350;

/// How long the browser may take to go where it was asked to, in milliseconds. After that it has
/// refused.
const TRAVEL: f64 = 5000.0;

/// The window's event that says that the address has changed: browsers have none for that. `frame.js`
/// tells the page around this one.
const REST_EVENT: &str = "zebra:rest";

/// The entries of the browser's history that this page made, and where in them the browser is.
#[derive(Serialize, Deserialize)]
pub struct Address {
    session: String,
    entries: RefCell<Entries>,
}

#[derive(Serialize, Deserialize)]
struct Entries {
    /// The step of each; none for an entry that a link or a typed address has made and no step rested on.
    numbers: Vec<Option<usize>>,
    at: usize,
    /// The fragment of the step that the page rests on, once it has rested.
    fragment: Option<String>,
    /// The browser already made an entry for the step to come.
    adopt: bool,
    /// The way through the browser's history that the page has asked for, until the browser has gone
    /// it: it does so in its own time, and the reader may meanwhile be somewhere else.
    #[serde(skip)]
    going: Option<Going>,
}

struct Going {
    /// The step whose entry was asked for.
    to: usize,
    /// When it was asked for, on the page's clock.
    since: f64,
    /// Whether the browser went elsewhere before.
    again: bool,
    /// The step that the page rests on meanwhile, with its fragment.
    then: Option<(usize, String)>,
}

impl Entries {
    fn place_of(&self, number: usize) -> Option<usize> {
        self.numbers.iter().position(|&other| other == Some(number))
    }

    /// Asks the browser to go to an entry.
    fn go(&mut self, place: usize, going: Going) {
        let delta = place as i32 - self.at as i32;
        self.at = place;
        let went = window().history().and_then(|history| history.go_with_delta(delta));
        // A browser that refuses keeps its place; the page has its own undo all the same.
        if went.is_ok() {
            self.going = Some(going);
        }
    }
}

/// Where the browser went.
pub struct Visit {
    /// The number of the step, when the entry is one of ours.
    pub number: Option<usize>,
    /// The fragment, without `#`.
    pub fragment: String,
}

impl Address {
    /// Takes over the entry that the page was opened with as step 0.
    pub fn take_over() -> Self {
        let session = device::token();
        let entries =
            Entries { numbers: vec![Some(0)], at: 0, fragment: None, adopt: false, going: None };
        let address = Self { session, entries: RefCell::new(entries) };
        address.replace(0, None);
        address
    }

    /// The fragment of the page's address, without `#`, as it was written.
    pub fn fragment() -> String {
        let hash = window().location().hash().unwrap_or_default();
        hash.strip_prefix('#').unwrap_or(&hash).to_string()
    }

    /// The whole address with this fragment.
    pub fn with_fragment(fragment: &str) -> String {
        let href = window().location().href().unwrap_or_default();
        let bare = href.split('#').next().unwrap_or_default();
        if fragment.is_empty() { bare.to_string() } else { format!("{bare}#{fragment}") }
    }

    /// The browser went back, forth, or to a fragment that somebody typed; nothing when it only went
    /// where the page itself had asked it to.
    pub fn visited(&self, state: &JsValue) -> Option<Visit> {
        let number = state.as_string().and_then(|state| {
            let (session, number) = state.split_once(':')?;
            (session == self.session).then(|| number.parse().ok())?
        });
        let mut entries = self.entries.borrow_mut();
        let place = number.and_then(|_| entries.numbers.iter().position(|&other| other == number));
        if let Some(going) = entries.going.take() {
            if number == Some(going.to) {
                entries.fragment = None;
                drop(entries);
                if let Some((number, fragment)) = going.then {
                    self.rest_on(number, &fragment);
                }
                return None;
            }
            // WebKit may count from where it was before the last entry was made.
            if let (Some(place), false) = (place, going.again)
                && let Some(wanted) = entries.place_of(going.to)
            {
                entries.at = place;
                entries.go(wanted, Going { again: true, since: device::now(), ..going });
                return None;
            }
        }
        match place {
            Some(place) => entries.at = place,
            None => {
                // An entry without a word of ours was made just now, after the one where the browser
                // was. Who has a page in a frame changes its address in place.
                if state.is_null() && !device::is_embedded() {
                    entries.at += 1;
                    let at = entries.at;
                    entries.numbers.truncate(at);
                    entries.numbers.push(None);
                }
                entries.adopt = true;
            }
        }
        entries.fragment = None;
        Some(Visit { number, fragment: Self::fragment() })
    }

    /// Puts another fragment into the address that the page was opened with.
    pub fn put(fragment: &str) {
        let address = Self::with_fragment(fragment);
        // A frame that may not change its address shows what it is to show all the same.
        let _ = window()
            .history()
            .and_then(|history| history.replace_state_with_url(&JsValue::NULL, "", Some(&address)));
    }

    /// Loads the page anew, on what this fragment says.
    pub fn reload(fragment: &str) {
        Self::put(fragment);
        let _ = window().location().reload();
    }

    /// The page rests on this step: the browser's history follows.
    pub fn rest_on(&self, number: usize, fragment: &str) {
        let mut entries = self.entries.borrow_mut();
        if let Some(going) = entries.going.as_mut().filter(|g| device::now() - g.since < TRAVEL) {
            going.then = Some((number, fragment.to_owned()));
            return;
        }
        entries.going = None;
        let at = entries.at;
        let before = entries.fragment.replace(fragment.to_owned());
        if entries.numbers[at] == Some(number) {
            // A step that another one joined has changed; a link that was opened stays as written, as
            // long as it says what the page shows.
            let said =
                before.unwrap_or_else(|| Setup::from_fragment(&Self::fragment()).0.fragment());
            if said != fragment {
                self.replace(number, Some(fragment));
            }
            return;
        }
        if let Some(place) = entries.place_of(number) {
            let since = device::now();
            // Undo may have stayed in another view than the one that the entry has.
            let then = Some((number, fragment.to_owned()));
            entries.go(place, Going { to: number, since, again: false, then });
            return;
        }
        let new = entries.numbers.iter().flatten().all(|&other| other < number);
        if !new || entries.adopt || device::is_embedded() {
            entries.adopt = false;
            entries.numbers[at] = Some(number);
            self.replace(number, Some(fragment));
        } else {
            entries.numbers.truncate(at + 1);
            entries.numbers.push(Some(number));
            entries.at += 1;
            self.write(number, |history, state| {
                history.push_state_with_url(state, "", Some(&Self::with_fragment(fragment)))
            });
        }
    }

    fn replace(&self, number: usize, fragment: Option<&str>) {
        let url = fragment.map(Self::with_fragment);
        self.write(number, |history, state| {
            history.replace_state_with_url(state, "", url.as_deref())
        });
    }

    fn write(
        &self,
        number: usize,
        write: impl FnOnce(&web_sys::History, &JsValue) -> Result<(), JsValue>,
    ) {
        let state = JsValue::from_str(&format!("{}:{number}", self.session));
        // In a sandbox the address may not change; then the link in the page still can be copied.
        if window().history().and_then(|history| write(&history, &state)).is_ok()
            && let Ok(event) = Event::new(REST_EVENT)
        {
            // Dispatching fails only for an event that is being dispatched already.
            let _ = window().dispatch_event(&event);
        }
    }
}
