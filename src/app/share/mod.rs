//! What readers take home: the line that embeds a puzzle in a page of theirs, and a picture of the
//! present state for places that allow neither scripts nor frames. No web.

mod code;
mod picture;

pub use code::{Choice, Form, Part};
pub use picture::picture;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Theme {
    /// The word for it in links and attributes.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// Text as it stands in markup, between tags or in an attribute.
fn escaped(text: &str) -> String {
    let mut markup = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => markup.push_str("&amp;"),
            '<' => markup.push_str("&lt;"),
            '>' => markup.push_str("&gt;"),
            '"' => markup.push_str("&quot;"),
            // No document may have these, not even as references.
            '\u{fffe}' | '\u{ffff}' => {}
            letter if letter.is_control() && !matches!(letter, '\n' | '\t') => {}
            letter => markup.push(letter),
        }
    }
    markup
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_shows_any_text_as_it_is() {
        assert_eq!(escaped("a<b> & \"c\"\u{1b}\u{0}é\n"), "a&lt;b&gt; &amp; &quot;c&quot;é\n");
    }
}
