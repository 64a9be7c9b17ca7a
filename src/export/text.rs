//! Words of a puzzle as they may stand in a program: in comments and in quotes.

/// Text on one line: what would end a line, or turn around the order in which people see what a
/// compiler reads, becomes a space.
pub(super) fn one_line(text: &str) -> String {
    let breaks =
        |c: char| c.is_control() || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let text: String = text.chars().map(|c| if breaks(c) { ' ' } else { c }).collect();
    text.trim().to_owned()
}

/// A comment to the end of the line, after `sign`. The sign is always followed by a space, and the
/// text never ends in a backslash, which in some languages reaches for the next line.
pub(super) fn comment(sign: &str, text: &str) -> String {
    let text = one_line(text);
    let stop = if text.ends_with('\\') { " ." } else { "" };
    format!("{sign} {text}{stop}").trim_end().to_owned()
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
        assert_eq!(comment("//", "a\nint main\u{2028}() \\"), "// a int main () \\ .");
        assert_eq!(comment("%", "*"), "% *");
        assert_eq!(comment("%", ""), "%");
    }

    #[test]
    fn quotes_keep_what_is_inside_inside() {
        assert_eq!(string("a\"b\\"), r#""a\"b\\""#);
        assert_eq!(quoted('\'', "it's"), r"'it\'s'");
    }
}
