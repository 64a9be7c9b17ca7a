//! The text format, readings and links, natively and in the browser, where the stack is smaller.

use puzzle::Relation;
use puzzle::reading::Reading;
use puzzle::text::{Document, MAX_BYTES};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;
#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

const HEAD: &str = "Color: red, green, blue\nPet: dog, cat, fish\n1. :: ";

#[test]
fn presets_read_and_read_back() {
    for preset in presets::all() {
        let document = Document::write(preset.puzzle());
        assert_eq!(Document::read(&document.to_string()), Ok(document));
    }
}

#[test]
fn the_deepest_relation_reads_and_a_deeper_one_is_refused() {
    let nested = |levels: usize| {
        let open = "if (not ".repeat(levels);
        let close = ") then dog @ 1".repeat(levels);
        format!("{HEAD}{open}red = dog{close}\n")
    };
    let document = Document::read(&nested(31)).unwrap();
    let relation = document.puzzle().hints()[0].relation.as_ref().unwrap();
    assert_eq!(relation.depth(), Relation::MAX_DEPTH - 1);
    let again = Document::write(document.puzzle().clone());
    assert_eq!(Document::read(&again.to_string()).unwrap().puzzle(), document.puzzle());
    for levels in [32, 1_000] {
        assert!(Document::read(&nested(levels)).is_err());
    }
    for piece in ["(", "not ", "if ", "red = dog xor "] {
        let text = format!("{HEAD}{}", piece.repeat((MAX_BYTES - HEAD.len()) / piece.len()));
        assert!(Document::read(&text).is_err(), "{piece}");
    }
}

#[test]
fn a_link_opens_the_state_that_wrote_it() {
    let (link, problems) = link::decode("#p=zebra&read=6:somewhere&off=15&later=x");
    assert_eq!(problems.len(), 1);
    assert_eq!(link.encode(), "p=zebra&off=15&read=6:somewhere&later=x");
    let puzzle = link.puzzle();
    let hint = &puzzle.hints()[4];
    assert_eq!(hint.reading(), Some(Reading::Somewhere));
    assert_eq!(hint.text, "The green house is somewhere right of the ivory house");
}
