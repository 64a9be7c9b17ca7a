//! Links that carry a puzzle as a text, which the page cannot read: where it is opened with one, the
//! start script loads the studio before it, and that packs the address. (Once the page runs, the
//! studio wishes for the step instead.)

use gloo_utils::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlAnchorElement};

use crate::app::address::Address;
use crate::app::device;
use crate::puzzle::link;

/// Packs the address where it carries a text and the page has not started. Inside another page, what
/// is wrong with the text is said in the frame, with a link to the editor, and the root marked, so
/// that no other puzzle is started in its place.
pub fn pack_address() {
    let root = document().document_element();
    if !root.is_some_and(|root| root.has_attribute("data-studio-first")) {
        return;
    }
    match link::packed(&Address::fragment()) {
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
        // In a window of its own the page starts with another puzzle, and says why in its own way.
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
