//! What forms of a word have in common.

/// Forms that no rule takes back.
fn irregular(word: &str) -> Option<&'static str> {
    Some(match word {
        "mice" => "mouse",
        "geese" => "goose",
        "wolves" => "wolf",
        "wives" => "wife",
        "knives" => "knife",
        "loaves" => "loaf",
        "elves" => "elf",
        "shelves" => "shelf",
        "thieves" => "thief",
        "calves" => "calf",
        "scarves" => "scarf",
        "dwarves" => "dwarf",
        "halves" => "half",
        "people" => "person",
        "men" => "man",
        "women" => "woman",
        "children" => "child",
        "fishes" => "fish",
        "does" => "do",
        "has" => "have",
        "ponies" => "pony",
        "shoes" => "shoe",
        "canoes" => "canoe",
        _ => return None,
    })
}

/// The word without a plural ending; the same for singular and plural.
pub(in super::super) fn stem(word: &str) -> String {
    // No other letter ends a plural.
    if !word.ends_with(['s', 'e', 'n']) {
        return word.to_owned();
    }
    if let Some(singular) = irregular(word) {
        return singular.to_owned();
    }
    let cut = |n: usize| word[..word.len() - n].to_owned();
    let letters = word.chars().count();
    if letters < 4 || !word.is_ascii() {
        return word.to_owned();
    }
    if let Some(start) = word.strip_suffix("men") {
        return format!("{start}man");
    }
    match word {
        _ if word.ends_with("ies") && letters > 4 => format!("{}y", cut(3)),
        // "Smoothie" as "smoothies".
        _ if word.ends_with("ie") && letters > 5 => format!("{}y", cut(2)),
        _ if ["sses", "xes", "ches", "shes", "oes", "zzes"].iter().any(|e| word.ends_with(e)) => {
            cut(2)
        }
        _ if word.ends_with('s') && !["ss", "us", "is"].iter().any(|e| word.ends_with(e)) => cut(1),
        _ => word.to_owned(),
    }
}

/// What verbs, those who do it and the doing have in common: paint, painter, painting; cello and
/// cellist.
pub(in super::super) fn root(word: &str) -> String {
    let word = stem(word);
    let mut root = word.as_str();
    // "Extraction" as "extracted"; a potion has nothing to do with pots.
    root = root
        .strip_suffix("ion")
        .filter(|start| start.len() > 5 && start.ends_with('t'))
        .unwrap_or(root);
    // "Ordered" as "order".
    let done = ["ing", "ed"].iter().find_map(|ending| root.strip_suffix(ending));
    root = done.filter(|start| start.ends_with("er") && start.len() >= 5).unwrap_or(root);
    for endings in [
        &["ist", "ism", "ian", "ing", "yer", "er", "or", "ed", "ry", "ics"][..],
        &["ist", "y", "e", "o", "ic"],
    ] {
        // Most differ in their last letter already.
        let last = root.as_bytes().last();
        let mut near = endings.iter().filter(|ending| ending.as_bytes().last() == last);
        let cut = near.find_map(|ending| root.strip_suffix(ending));
        if let Some(start) = cut.filter(|start| start.len() >= 3) {
            root = start;
        }
    }
    let bytes = root.as_bytes();
    let doubled = bytes.len() > 3 && bytes[bytes.len() - 1] == bytes[bytes.len() - 2];
    if doubled && root.is_ascii() && !root.ends_with(['s', 'l']) {
        root = &root[..root.len() - 1];
    }
    root.to_owned()
}
