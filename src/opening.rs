//! Links that cannot be opened at once: puzzles that are texts, puzzles of days, which have to be made,
//! and words for what is wrong.

use gloo_timers::callback::Timeout;
use gloo_utils::document;
use yew::prelude::*;

use super::address::Address;
use super::device;
use super::setup::{Setup, locks};
use super::state::{Action, Pending, Tone};
use super::views::day::{self, Making};
use crate::words::page as words;
use generate::Issue;
use puzzle::escape::markup;
use puzzle::numbers;

/// How long a puzzle may be in the making before that is said, in milliseconds.
const PATIENCE: u32 = 300;

/// Opens the link that waits for it.
#[hook]
pub fn use_opening(pending: Option<&Pending>, act: &Callback<Action>, tools: &AttrValue) {
    let (act, tools) = (act.clone(), tools.clone());
    use_effect_with(pending.cloned(), move |pending| {
        let making = pending.as_ref().and_then(|pending| open(pending, &act, &tools));
        // Who goes on to another link is not called back.
        move || drop(making)
    });
}

/// Opens the link, or has its puzzle made first, for as long as what it returns lives.
fn open(pending: &Pending, act: &Callback<Action>, tools: &str) -> Option<Making> {
    let fragment = &pending.fragment;
    let Some(("day", day)) = link::subject(fragment) else {
        look_over(pending, fragment, act);
        return None;
    };
    let issue = match day.parse::<Issue>() {
        Ok(issue) => issue,
        Err(why) => {
            finish(pending, None, vec![why], act);
            return None;
        }
    };
    let part = day::part(issue);
    let named = link::with_subject(fragment.trim_start_matches('#'), &part);
    if !link::needs_help(&part) {
        look_over(pending, &named, act);
        return None;
    }
    let told = {
        let act = act.clone();
        // What comes at once needs no words.
        Timeout::new(PATIENCE, move || {
            let said = words::day_in_the_making(&issue.date.to_string());
            act.emit(Action::Notify(Tone::Good, said));
        })
    };
    let (pending, act) = (pending.clone(), act.clone());
    Some(day::fetch(tools, issue, move |made| {
        drop(told);
        match made {
            Ok(()) => look_over(&pending, &named, &act),
            Err(why) => finish(&pending, None, vec![why], &act),
        }
    }))
}

/// Opens what can be read of the fragment, and says what is wrong with it.
fn look_over(pending: &Pending, fragment: &str, act: &Callback<Action>) {
    let (setup, troubles) = match link::packed(fragment, device::taken_in) {
        Err(mistake) => (None, vec![mistake]),
        Ok(packed) => {
            let fragment = packed.as_deref().unwrap_or(fragment);
            let (link, mut problems) = link::decode(fragment);
            let (puzzle, locks) = (link.puzzle(), locks(&link));
            let mistake = numbers::read(&puzzle, &locks).err();
            problems.extend(mistake.map(|mistake| mistake.to_string()));
            (pending.puzzle.then(|| Setup::from_fragment(fragment).0), problems)
        }
    };
    finish(pending, setup, troubles, act);
}

fn finish(pending: &Pending, setup: Option<Setup>, troubles: Vec<String>, act: &Callback<Action>) {
    act.emit(Action::Opened(pending.clone(), setup));
    troubles.into_iter().for_each(|trouble| act.emit(Action::Notify(Tone::Trouble, trouble)));
}

/// What the page is opened with: the fragment of the address, which is packed where it carries a text.
/// Inside another page nothing is opened where the text has mistakes: that is said in the frame, with a
/// link to the editor.
pub fn fragment() -> Option<String> {
    let fragment = Address::fragment();
    match link::packed(&fragment, device::taken_in) {
        Ok(None) => Some(fragment),
        Ok(Some(packed)) => {
            Address::put(&packed);
            Some(packed)
        }
        Err(mistake) if device::is_embedded() => {
            // The first of several says enough here; the editor shows them all.
            let first = mistake.lines().next().unwrap_or_default().trim_end_matches('.');
            let first = first.rsplit_once("in the link: ").map_or(first, |(_, what)| what);
            say(&words::mistake_in_frame(first));
            None
        }
        // In a window of its own the page starts with another puzzle, and says why among its notices.
        Err(_) => Some(fragment),
    }
}

fn say(sentence: &str) {
    let (sentence, editor) = (markup(sentence), markup(&in_editor(&Address::fragment())));
    let notice = format!(
        "<div role=\"alert\" class=\"notice broken\" data-zebra=\"puzzle-error\"><p>{sentence}</p><p>\
         <a href=\"#{editor}\" target=\"_blank\" rel=\"noopener\">{}</a></p></div>",
        words::OPEN_IN_EDITOR
    );
    if let (Some(body), Some(root)) = (document().body(), document().document_element()) {
        // Whole elements can be put where the page has its own.
        let _ = body.insert_adjacent_html("afterbegin", &notice);
        let _ = root.set_attribute("data-broken", "");
    }
}

/// The fragment that opens the same text in the editor.
fn in_editor(fragment: &str) -> String {
    let text = fragment.split('&').find(|part| part.starts_with("t=")).unwrap_or_default();
    format!("v=edit&{text}")
}
