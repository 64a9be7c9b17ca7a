//! Keys as commands: the one place that says which letter a key stands for, under Caps Lock and on any
//! layout.

use web_sys::KeyboardEvent;

/// One step of undo or of redo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Ctrl+Z, or ⌘Z.
    Back,
    /// Ctrl+Shift+Z or Ctrl+Y, or the same with ⌘.
    Forth,
}

/// What a key stands for, in lower case: its Latin letter, or its name. Where the layout has no Latin
/// letters, or an input method keeps the letter to itself, the place of the key counts.
pub fn meaning(key: &str, code: &str) -> String {
    // After the blocks of Latin come the other scripts; what Vietnamese needs is between them.
    let is_foreign = |c: char| c >= '\u{370}' && !('\u{1e00}'..='\u{1eff}').contains(&c);
    let by_place = key.starts_with(is_foreign) || matches!(key, "Process" | "Unidentified");
    let place = code.strip_prefix("Key").filter(|_| by_place);
    place.unwrap_or(key).to_ascii_lowercase()
}

/// Undo or redo, for Ctrl or ⌘ with what the key stands for.
pub fn way(meaning: &str, shift: bool) -> Option<Way> {
    match (meaning, shift) {
        ("z", false) => Some(Way::Back),
        ("z", true) | ("y", false) => Some(Way::Forth),
        _ => None,
    }
}

/// What the key stands for alone or with Shift; nothing with other keys held, which are the browser's.
pub fn plain(event: &KeyboardEvent) -> Option<String> {
    let held = event.ctrl_key() || event.meta_key() || event.alt_key();
    (!held).then(|| meaning(&event.key(), &event.code()))
}

/// The step of undo or redo that is asked for.
pub fn undo_or_redo(event: &KeyboardEvent) -> Option<Way> {
    let held = (event.ctrl_key() || event.meta_key()) && !event.alt_key();
    held.then(|| way(&meaning(&event.key(), &event.code()), event.shift_key()))?
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The keys at the places of X, O, P, Z and Y of a US keyboard, on layouts without Latin letters.
    const FOREIGN: [(&str, [&str; 5]); 9] = [
        ("Russian", ["ч", "щ", "з", "я", "н"]),
        ("Ukrainian", ["ч", "щ", "з", "я", "н"]),
        ("Bulgarian", ["й", "д", "з", "ю", "щ"]),
        ("Greek", ["χ", "ο", "π", "ζ", "υ"]),
        ("Hebrew", ["ס", "ם", "פ", "ז", "ט"]),
        ("Arabic", ["ء", "خ", "ح", "ئ", "غ"]),
        ("Georgian", ["ხ", "ო", "პ", "ზ", "ყ"]),
        ("Korean", ["ㅌ", "ㅐ", "ㅔ", "ㅋ", "ㅛ"]),
        ("input method", ["Process"; 5]),
    ];

    #[test]
    fn a_letter_is_itself_in_either_case_and_its_place_in_other_scripts() {
        for letter in 'a'..='z' {
            let code = format!("Key{}", letter.to_ascii_uppercase());
            for key in [letter, letter.to_ascii_uppercase()] {
                // Where Latin letters stand elsewhere, they count and not their place.
                for code in [&code, "KeyQ", "Semicolon", ""] {
                    assert_eq!(meaning(&key.to_string(), code), letter.to_string());
                }
            }
        }
        for (layout, keys) in FOREIGN {
            for (key, place) in keys.into_iter().zip(["x", "o", "p", "z", "y"]) {
                let code = format!("Key{}", place.to_uppercase());
                for key in [key.to_owned(), key.to_uppercase()] {
                    let key = if key == "PROCESS" { "Process" } else { &key };
                    assert_eq!(meaning(key, &code), place, "{layout}: {key}");
                }
            }
        }
    }

    #[test]
    fn what_latin_layouts_have_at_the_place_of_a_letter_is_not_that_letter() {
        // Dvorak, Turkish F, Czech and Vietnamese have these where the US layout has Z, X, 2 and W.
        for (key, code) in
            [(";", "KeyZ"), ("ö", "KeyX"), ("ě", "Digit2"), ("ư", "KeyW"), ("ế", "KeyX")]
        {
            assert_eq!(meaning(key, code), key);
        }
        assert_eq!(meaning("ArrowUp", "ArrowUp"), "arrowup");
        assert_eq!(meaning("Backspace", "Backspace"), "backspace");
        assert_eq!(meaning("ж", "Semicolon"), "ж");
    }

    #[test]
    fn shift_tells_redo_from_undo_whatever_caps_lock_says() {
        for key in ["z", "Z", "я", "Я"] {
            let meaning = meaning(key, "KeyZ");
            assert_eq!(way(&meaning, false), Some(Way::Back));
            assert_eq!(way(&meaning, true), Some(Way::Forth));
        }
        assert_eq!(way(&meaning("Y", "KeyZ"), false), Some(Way::Forth));
        assert_eq!(way(&meaning("н", "KeyY"), false), Some(Way::Forth));
        assert_eq!(way("y", true), None);
        assert_eq!(way("x", false), None);
    }
}
