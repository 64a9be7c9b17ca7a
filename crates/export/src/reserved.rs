//! Words that no identifier may be, in any of the languages: a puzzle has the same identifiers
//! everywhere.

use super::Language;

/// Of libraries and tools around the languages.
const OTHERS: &str = "
arange bin categories clause column concat const_ref cst divisible e either expected extract found
future get global_start has id isolated it label last map member methods next nobody not_one number
one_of ordered outf part_of python range_of report resolution sat search shape solutions status
stop store subtype true_value unbound unsat values variable variables vector x
";

/// Whether this is one of them.
pub(super) fn is_reserved(word: &str) -> bool {
    let of_languages = Language::ALL.iter().map(|language| language.reserved);
    let mut words = of_languages.chain([OTHERS]).flat_map(str::split_ascii_whitespace);
    words.any(|reserved| reserved == word)
}
