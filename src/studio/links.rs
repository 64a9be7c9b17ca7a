//! Links that take more than the page has: puzzles that are texts, puzzles that it does not carry or
//! that have to be made, and words for what is wrong.
//!
//! A page that is opened with a text has nothing to show, so that the start script loads the studio
//! before it, and that packs the address. Once the page runs, the studio wishes for the step instead.

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use gloo_utils::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlAnchorElement};
use yew::AttrValue;

use super::brief::Wish;
use super::days;
use super::link::{LOAD_EVENT, OPEN_EVENT};
use super::send::{is_news, send};
use crate::address::Address;
use crate::setup::locks;
use crate::state::Tone;
use crate::{daily, device};
use generate::Issue;
use puzzle::numbers;

/// How long a puzzle may be in the making before that is said, in milliseconds.
const PATIENCE: u32 = 300;

/// Whether the page is still to come.
pub fn is_before_page() -> bool {
    let root = document().document_element();
    root.is_some_and(|root| root.has_attribute("data-studio-first"))
}

/// Does for links what the page leaves to the studio, as long as the listeners live. Where the page
/// runs, the link in the address is opened at once, and the page asked for a brief; one that is still
/// to come finds the address packed, and asks for the studio when there is something to be said. From
/// then on each link is opened that the reader goes to, and what the page asks for by itself.
pub fn follow(tools: &AttrValue, before_page: bool) -> impl Sized + use<> {
    let choices = EventListener::new(&window(), OPEN_EVENT, |event| {
        let fragment = device::sent(event).and_then(|bytes| String::from_utf8(bytes).ok());
        if let Some(fragment) = fragment.as_deref().and_then(looked_over) {
            send(Wish::Step { fragment, memo: None, joined: false });
        }
    });
    let asked = before_page.then(|| {
        EventListener::once(&window(), LOAD_EVENT, move |_| {
            // It hears nobody while it starts.
            Timeout::new(0, move || {
                drop(looked_over(&Address::fragment()));
                send(Wish::Brief);
            })
            .forget();
        })
    });
    if !before_page {
        open(true, tools);
    }
    let tools = tools.clone();
    let visits = EventListener::new(&window(), "popstate", move |_| open(false, &tools));
    (asked, visits, choices)
}

/// Opens the link in the address as far as the page cannot. `first`: it is what the page was opened
/// with, and not a step after that; then the page is asked for a brief.
fn open(first: bool, tools: &str) {
    let fragment = Address::fragment();
    let go = move |fragment: Option<String>| {
        if let Some(fragment) = fragment {
            send(Wish::Step { fragment, memo: None, joined: first });
        }
        if first {
            send(Wish::Brief);
        }
    };
    let issue = match link::subject(&fragment) {
        Some(("day", day)) => day.parse::<Issue>().map_err(|no_issue| no_issue.to_string()),
        _ => return go(looked_over(&fragment)),
    };
    let issue = match issue {
        Ok(issue) => issue,
        Err(why) => {
            trouble(why);
            return go(None);
        }
    };
    let part = daily::part(issue);
    let named = link::with_subject(fragment.trim_start_matches('#'), &part);
    if !link::needs_help(&part) {
        return go(looked_over(&named).or((named != fragment).then_some(named)));
    }
    // What comes at once needs no words.
    let told = Timeout::new(PATIENCE, move || {
        let words = format!("The puzzle of {} is being made…", issue.date);
        send(Wish::Notify(Tone::Good, words));
    });
    days::make(tools, issue, move |made| {
        drop(told);
        // Who went on meanwhile stays there.
        let here = Address::fragment() == fragment;
        match made {
            Ok(()) if here => go(looked_over(&named)),
            Ok(()) => go(None),
            Err(why) => {
                trouble(why);
                go(None);
            }
        }
    });
}

/// Says what is wrong with a link; gives what there is to open where the page cannot do so.
fn looked_over(fragment: &str) -> Option<String> {
    let packed = link::packed(fragment, device::taken_in)
        .map_err(|mistake| trouble(mistake.to_string()))
        .ok()?;
    let (link, problems) = link::decode(packed.as_deref().unwrap_or(fragment));
    problems.into_iter().for_each(trouble);
    if let Err(mistake) = numbers::read(&link.puzzle(), &locks(&link)) {
        trouble(mistake.to_string());
    }
    packed.or_else(|| is_news(fragment).then(|| fragment.to_owned()))
}

fn trouble(text: String) {
    send(Wish::Notify(Tone::Trouble, text));
}

/// Packs the address where it carries a text, before the page starts. Inside another page, what is
/// wrong with the text is said in the frame, with a link to the editor, and the root marked, so that
/// no other puzzle is started in its place.
pub fn pack_address() {
    match link::packed(&Address::fragment(), device::taken_in) {
        Ok(None) => {}
        Ok(Some(fragment)) => {
            let address = Address::with_fragment(&fragment);
            let replaced = window().history().and_then(|history| {
                history.replace_state_with_url(&JsValue::NULL, "", Some(&address))
            });
            if replaced.is_err() {
                say("This frame may not change its own address, so the puzzle cannot be opened.");
            }
        }
        // In a window of its own the page starts with another puzzle, and says why among its notices.
        Err(mistake) if device::is_embedded() => {
            // The first of several says enough here; the editor shows them all.
            let mistake = mistake.to_string();
            let first = mistake.lines().next().unwrap_or_default().trim_end_matches('.');
            let first = first.rsplit_once("in the link: ").map_or(first, |(_, what)| what);
            say(&format!("This puzzle has a mistake: {first}."));
        }
        Err(_) => {}
    }
}

fn say(sentence: &str) {
    // Elements with valid names can be made and put where the page has its own.
    let made = |name| document().create_element(name).ok();
    let (Some(notice), Some(words), Some(more), Some(editor)) =
        (made("div"), made("p"), made("p"), made("a"))
    else {
        return;
    };
    let set = |element: &Element, name: &str, value: &str| {
        let _ = element.set_attribute(name, value);
    };
    set(&notice, "role", "alert");
    set(&notice, "class", "notice broken");
    set(&notice, "data-zebra", "puzzle-error");
    words.set_text_content(Some(sentence));
    editor.set_text_content(Some("Open it in the editor"));
    if let Some(editor) = editor.dyn_ref::<HtmlAnchorElement>() {
        editor.set_href(&format!("#{}", in_editor(&Address::fragment())));
        editor.set_target("_blank");
        editor.set_rel("noopener");
    }
    let _ = more.append_child(&editor);
    let _ = notice.append_child(&words);
    let _ = notice.append_child(&more);
    if let (Some(body), Some(root)) = (document().body(), document().document_element()) {
        let _ = body.prepend_with_node_1(&notice);
        set(&root, "data-broken", "");
    }
}

/// The fragment that opens the same text in the editor.
fn in_editor(fragment: &str) -> String {
    let text = fragment.split('&').find(|part| part.starts_with("t=")).unwrap_or_default();
    format!("v=edit&{text}")
}
