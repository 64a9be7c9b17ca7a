//! A puzzle's words where they leave for text with signs of its own: HTML and SVG, Markdown, links,
//! names of files. One function for each, so that words stay words wherever they go. Programs have
//! theirs in `export::text`.

use std::fmt::Write;

/// Whether readers would not see the sign for what it is: controls, ends of lines, and marks that
/// turn around the order of what stands beside them.
pub fn is_hidden(sign: char) -> bool {
    sign.is_control() || matches!(sign, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Text on one line: what is hidden becomes a space.
pub fn one_line(text: &str) -> String {
    let text: String = text.chars().map(|c| if is_hidden(c) { ' ' } else { c }).collect();
    text.trim().to_owned()
}

/// Text on one line of HTML or XML, between tags or in double quotes.
pub fn markup(text: &str) -> String {
    let mut markup = String::with_capacity(text.len());
    one_line(text).chars().for_each(|sign| push_markup(sign, &mut markup));
    markup
}

fn push_markup(sign: char, markup: &mut String) {
    match sign {
        '&' => markup.push_str("&amp;"),
        '<' => markup.push_str("&lt;"),
        '>' => markup.push_str("&gt;"),
        '"' => markup.push_str("&quot;"),
        // The templates of blogs read these before anything else does.
        '{' | '}' => push_reference(sign, markup),
        // No document may have these, not even as references.
        '\u{fffe}' | '\u{ffff}' => {}
        sign => markup.push(sign),
    }
}

/// Writes a sign as a numeric reference.
fn push_reference(sign: char, text: &mut String) {
    // Writing to a string cannot fail.
    let _ = write!(text, "&#{};", u32::from(sign));
}

/// Text on one line of Markdown, from its first letter or within it: it looks there as it is. Signs
/// are references and not backslashes, so it is the same text in HTML, in attributes and in
/// templates.
pub fn markdown(text: &str) -> String {
    let text: Vec<char> = one_line(text).chars().collect();
    let digits = text.iter().take_while(|sign| sign.is_ascii_digit()).count();
    let mut markdown = String::with_capacity(text.len());
    for (at, &sign) in text.iter().enumerate() {
        let next = text.get(at + 1).copied().unwrap_or(' ');
        // What a bare address or the name of a person has, and ordinary sentences have not.
        let binds = match sign {
            '.' if is_number(&text[..at], next) => false,
            '.' => {
                ends_in_www(&text[..at]) || !(next.is_whitespace() || next.is_ascii_punctuation())
            }
            ':' => next == '/',
            '@' | '#' => next.is_alphanumeric(),
            _ => false,
        };
        let is_plain = match sign {
            '\'' | ',' | ';' | '?' | '!' | '(' | '/' => true,
            // "1." and "1)" begin lists, as "-" does.
            '.' | ')' if at == digits => false,
            '.' => !binds,
            ')' => true,
            '-' => at > 0,
            ':' => at > 0 && next.is_whitespace(),
            sign => !sign.is_ascii_punctuation(),
        };
        if is_plain || matches!(sign, '&' | '<' | '>' | '"') {
            push_markup(sign, &mut markdown);
        } else {
            push_reference(sign, &mut markdown);
        }
        // Some make links of these even where they are references. A word joiner, which nobody sees,
        // keeps them words.
        if binds {
            push_reference('\u{2060}', &mut markdown);
        }
    }
    markdown
}

/// Whether a point between these is that of a number.
fn is_number(before: &[char], after: char) -> bool {
    after.is_ascii_digit() && before.last().is_some_and(char::is_ascii_digit)
}

fn ends_in_www(text: &[char]) -> bool {
    text.iter().rev().take_while(|sign| sign.eq_ignore_ascii_case(&'w')).count() >= 3
}

/// A link's fragment without signs that mean something to anything but links.
pub fn fragment(link: &str) -> String {
    let mut fragment = String::with_capacity(link.len());
    for byte in link.bytes() {
        match byte {
            b'-' | b'.' | b'_' | b'&' | b'=' | b',' | b':' | b';' | b'%' | b'/' | b'+' => {
                fragment.push(char::from(byte));
            }
            byte if byte.is_ascii_alphanumeric() => fragment.push(char::from(byte)),
            // Writing to a string cannot fail.
            byte => _ = write!(fragment, "%{byte:02X}"),
        }
    }
    fragment
}

/// A name that any system takes for a file.
pub fn file_name(name: &str, extension: &str) -> String {
    let plain = |c: char| if c.is_alphanumeric() { c } else { '-' };
    let name: String = name.chars().take(60).map(plain).collect();
    let name = name.trim_matches('-');
    let name = if name.is_empty() { "puzzle" } else { name };
    let own = if is_device(name) { "puzzle-" } else { "" };
    format!("{own}{name}.{extension}")
}

/// Whether Windows takes the name for a device, whatever comes after its dot.
fn is_device(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    let port = name.strip_prefix("com").or(name.strip_prefix("lpt"));
    let is_port = |rest: &str| rest.chars().count() == 1 && rest.contains(char::is_numeric);
    matches!(&*name, "con" | "prn" | "aux" | "nul") || port.is_some_and(is_port)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_shows_any_text_as_it_is() {
        assert_eq!(
            markup("a<b> & \"c\"\u{1b}\u{0}é\n{d}"),
            "a&lt;b&gt; &amp; &quot;c&quot;  é &#123;d&#125;"
        );
    }

    #[test]
    fn markdown_leaves_ordinary_sentences_as_they_are() {
        for text in ["Einstein's fish riddle", "It's 3.5, so: why not (the well-read Brit)? 1)"] {
            assert_eq!(markdown(text), text);
        }
        assert_eq!(markdown("1. a"), "1&#46; a");
        assert_eq!(markdown("In house 1."), "In house 1.");
        assert_eq!(markdown("- *a*\n\u{202e}"), "&#45; &#42;a&#42;");
        assert_eq!(markdown("a@b.org"), "a&#64;&#8288;b&#46;&#8288;org");
    }

    #[test]
    fn a_fragment_has_only_signs_of_links() {
        let link = "z=aZ-_9&off=1-3,5&read=4:somewhere&x=%20";
        assert_eq!(fragment(link), link);
        assert_eq!(fragment("x={{é}}![]('\"`"), "x=%7B%7B%C3%A9%7D%7D%21%5B%5D%28%27%22%60");
    }

    #[test]
    fn every_system_takes_the_name() {
        for (name, file) in [
            ("Einstein's fish riddle", "Einstein-s-fish-riddle.zebra"),
            ("../../etc/passwd", "etc-passwd.zebra"),
            ("C:\\a?\u{202e}gpj.exe", "C--a--gpj-exe.zebra"),
            ("日本 の謎", "日本-の謎.zebra"),
            ("NUL", "puzzle-NUL.zebra"),
            ("com¹", "puzzle-com¹.zebra"),
            ("Com1", "puzzle-Com1.zebra"),
            ("company", "company.zebra"),
            ("…", "puzzle.zebra"),
        ] {
            assert_eq!(file_name(name, "zebra"), file);
        }
        assert!(file_name(&"𝔷".repeat(300), "zebra").len() < 255);
    }
}
