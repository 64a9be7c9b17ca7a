//! Finding tags in the HTML that Trunk writes: our own page after a minifier, not HTML at large.

use std::ops::Range;

/// A start tag.
pub struct Tag<'a> {
    /// Where it stands in the text, from `<` to `>`.
    pub span: Range<usize>,
    attributes: Vec<(&'a str, &'a str)>,
}

impl<'a> Tag<'a> {
    /// An attribute's value; empty when it has none.
    pub fn attribute(&self, name: &str) -> Option<&'a str> {
        self.attributes.iter().find(|(key, _)| *key == name).map(|&(_, value)| value)
    }
}

/// All start tags called `name`, in order.
pub fn tags<'a>(html: &'a str, name: &str) -> Vec<Tag<'a>> {
    let opening = format!("<{name}");
    html.match_indices(&opening)
        .filter(|(at, _)| html[at + opening.len()..].starts_with([' ', '\n', '>', '/']))
        .filter_map(|(at, _)| tag_at(html, at, opening.len()))
        .collect()
}

fn tag_at(html: &str, start: usize, skip: usize) -> Option<Tag<'_>> {
    let mut attributes = Vec::new();
    let mut rest = html[start + skip..].trim_start();
    loop {
        rest = rest.trim_start_matches('/').trim_start();
        if rest.starts_with('>') {
            return Some(Tag { span: start..html.len() - rest.len() + 1, attributes });
        }
        let name_end = rest.find(['=', '>', ' ', '\n', '/'])?;
        let (name, after) = rest.split_at(name_end);
        let Some(value) = after.strip_prefix('=') else {
            attributes.push((name, ""));
            rest = after.trim_start();
            continue;
        };
        let quote = value.chars().next().filter(|first| matches!(first, '"' | '\''));
        let (value, after) = match quote {
            Some(quote) => value[1..].split_once(quote)?,
            None => value.split_at(value.find(['>', ' ', '\n'])?),
        };
        attributes.push((name, value));
        rest = after.trim_start();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quoted_bare_and_empty_attributes() {
        let html =
            r#"<p><link rel=stylesheet href="./a b.css" crossorigin><linked><link rel='icon'/>"#;
        let found = tags(html, "link");
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].attribute("rel"), Some("stylesheet"));
        assert_eq!(found[0].attribute("href"), Some("./a b.css"));
        assert_eq!(found[0].attribute("crossorigin"), Some(""));
        assert_eq!(found[0].attribute("integrity"), None);
        assert_eq!(&html[found[1].span.clone()], "<link rel='icon'/>");
    }
}
