//! Points that end no sentence, since they belong to a short form.

/// Forms of address.
pub const TITLES: [&str; 14] = [
    "mr",
    "mrs",
    "ms",
    "miss",
    "dr",
    "prof",
    "professor",
    "st",
    "sir",
    "col",
    "capt",
    "lt",
    "sgt",
    "rev",
];

/// What people are called by before their names, where it is a word of its own as well.
const RANKS: [&str; 28] = [
    "captain",
    "coach",
    "colonel",
    "doctor",
    "madame",
    "baron",
    "baroness",
    "lady",
    "lord",
    "count",
    "countess",
    "general",
    "major",
    "sergeant",
    "inspector",
    "judge",
    "father",
    "aunt",
    "uncle",
    "king",
    "queen",
    "prince",
    "princess",
    "chef",
    "admiral",
    "lieutenant",
    "senator",
    "duke",
];

/// Whether a name may come after it: "Mrs", "Captain".
pub fn is_address(word: &str) -> bool {
    TITLES.contains(&word) || RANKS.contains(&word)
}

/// Whether the point between a word, as it is written, and what comes after it is the word's own:
/// "Mr. Ames", "desk no. 5", "Mt. York", "D. forcilitis".
pub fn is_of_short_form(word: &str, after: &str) -> bool {
    let next = after.trim_start().chars().next();
    let Some(next) = next else { return false };
    let capital = word.starts_with(|c: char| c.is_ascii_uppercase());
    match word.to_ascii_lowercase().as_str() {
        "no" | "nos" | "nr" => next.is_ascii_digit(),
        "mt" => next.is_uppercase(),
        "vs" | "approx" | "viz" | "cf" | "e.g" | "i.e" => true,
        // "The shopkeepers mr. Baker and mrs. Smith".
        "mr" | "mrs" | "ms" | "dr" => true,
        "messrs" | "prof" | "st" | "col" | "capt" | "lt" | "sgt" | "rev" | "gen" | "maj"
        | "hon" | "jr" | "sr" => capital,
        letter => capital && letter.len() == 1 && next.is_lowercase(),
    }
}
