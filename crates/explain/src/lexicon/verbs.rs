//! Verbs: what people do with the values of a category.

use puzzle::wording::SLOT;

/// "drinks" of "the person who drinks {}", "the person who plays the {}".
pub(super) fn verb(phrase: &str) -> Option<String> {
    let (before, _) = phrase.split_once(SLOT)?;
    let (_, said) = before.split_once(" who ")?;
    let said = said.trim_end_matches("the ").trim();
    is_verb(said).then(|| said.to_owned())
}

/// Whether it is a verb of one word, other than to be: "drinks".
pub(super) fn is_verb(word: &str) -> bool {
    word.len() > 3 && word.ends_with('s') && word.chars().all(|c| c.is_ascii_lowercase())
}

/// "does not drink".
pub(super) fn negative(verb: &str) -> String {
    match verb {
        "is" => "is not".to_owned(),
        "is from" => "is not from".to_owned(),
        "has" => "does not have".to_owned(),
        "go with" => "do not go with".to_owned(),
        "goes with" => "does not go with".to_owned(),
        verb => format!("does not {}", infinitive(verb)),
    }
}

/// "carry" of "carries", "drink" of "drinks".
fn infinitive(verb: &str) -> String {
    let sharp = ["ches", "shes", "sses", "xes", "oes"].iter().any(|end| verb.ends_with(end));
    match (verb.strip_suffix("ies"), verb.strip_suffix("es").filter(|_| sharp)) {
        (Some(stem), _) => format!("{stem}y"),
        (None, Some(stem)) => stem.to_owned(),
        (None, None) => verb.trim_end_matches('s').to_owned(),
    }
}
