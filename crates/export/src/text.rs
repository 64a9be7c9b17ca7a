//! Words of a puzzle as they may stand in a program: in comments and in quotes.

pub(super) use puzzle::escape::one_line;

/// A comment of ours to the end of the line, after `sign`.
pub(super) fn note(sign: &str, text: &'static str) -> String {
    format!("{sign} {text}").trim_end().to_owned()
}

/// A comment to the end of the line with words of the puzzle, after `sign` and a `label` of ours:
/// what stands first in a comment may be an order to a tool ("c p show 1 0", "synopsys
/// translate_off"). The words end in a letter, a digit or the end of a sentence: other signs may
/// reach for the next line (a backslash, "??/").
pub(super) fn comment(sign: &str, label: &str, words: &str) -> String {
    let words = one_line(words);
    let reaches = |c: char| c.is_ascii_punctuation() && !".,:;!?)'\"".contains(c);
    let stop = if words.ends_with(reaches) { " ." } else { "" };
    format!("{sign} {label} {words}{stop}").trim_end().to_owned()
}

/// A name between quotes, with backslashes before quotes and backslashes.
pub(super) fn quoted(quote: char, name: &str) -> String {
    let mut text = String::from(quote);
    for c in one_line(name).chars() {
        if c == quote || c == '\\' {
            text.push('\\');
        }
        text.push(c);
    }
    text.push(quote);
    text
}

/// In double quotes.
pub(super) fn string(name: &str) -> String {
    quoted('"', name)
}

/// Each item made by `write`, apart by commas.
pub(super) fn list<T>(items: impl IntoIterator<Item = T>, write: impl Fn(T) -> String) -> String {
    items.into_iter().map(write).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_end_where_their_line_ends() {
        assert_eq!(comment("//", "1.", "a\nint main\u{2028}() \\"), "// 1. a int main () \\ .");
        assert_eq!(comment("//", "1.", "what??/\t"), "// 1. what??/ .");
        assert_eq!(comment("//", "1.", "\u{202e}Who?\u{2069}"), "// 1. Who?");
        assert_eq!(comment("%", "1.", ""), "% 1.");
        assert_eq!(note("c", ""), "c");
    }

    #[test]
    fn quotes_keep_what_is_inside_inside() {
        assert_eq!(string("a\"b\\"), r#""a\"b\\""#);
        assert_eq!(quoted('\'', "it's"), r"'it\'s'");
    }
}
