//! The line that embeds a puzzle in a page.

use super::Theme;
use crate::words::share as words;
use puzzle::escape::{self, markdown, markup};

/// How a puzzle is to be embedded, and how it is to look there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// By which line.
    pub form: Form,
    /// The theme; `None` follows the page around, or in a plain frame the reader.
    pub theme: Option<Theme>,
    /// The parts shown, by their words; the usual ones when empty.
    pub parts: Vec<&'static str>,
    /// Whether the type is smaller.
    pub compact: bool,
}

/// The kind of line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A script and an element: right height, theme of the host.
    Element,
    /// A frame: for hosts that allow no scripts.
    Frame,
}

/// The parts of Explore that can be shown or left out, in their order on the page: the word for each in
/// links and attributes, and its name.
pub const PARTS: [(&str, &str); 5] = [
    ("count", words::PART_COUNT),
    ("answer", words::PART_ANSWER),
    ("hints", words::PART_HINTS),
    ("street", words::PART_STREET),
    ("table", words::PART_TABLE),
];

/// Those shown where nobody chooses.
pub const USUAL: [&str; 3] = ["count", "answer", "hints"];

impl Choice {
    /// The fragment of the page in a frame: `fragment` with what is chosen here.
    pub fn framed(&self, fragment: &str) -> String {
        let mut link = format!("{}&embed=1", escape::fragment(fragment));
        for (name, value) in self.shape() {
            link.push_str(&format!("&{name}={}", if value.is_empty() { "1" } else { &value }));
        }
        link
    }

    /// The line, as it may stand in HTML and in Markdown. `home` is the address of the folder that the playground is in, with its last `/`;
    /// `height` is that of the puzzle in pixels, at the width of a post.
    pub fn line(&self, home: &str, fragment: &str, title: &str, height: u32) -> String {
        let home = markup(home);
        match self.form {
            Form::Frame => format!(
                "<iframe src=\"{home}index.html#{}\" title=\"{}\" width=\"100%\" \
                 height=\"{height}\" loading=\"lazy\" \
                 style=\"border:0;width:100%;frame-sizing:content-height\"></iframe>",
                markup(&self.framed(fragment)),
                markdown(&words::frame_title(title))
            ),
            Form::Element => {
                let mut element = format!(
                    "<script type=\"module\" src=\"{home}embed.js\"></script>\n<zebra-puzzle"
                );
                let fragment = escape::fragment(fragment);
                for (name, value) in self.attributes(&fragment) {
                    element.push_str(&format!(" {name}"));
                    if !value.is_empty() {
                        element.push_str(&format!("=\"{}\"", markup(&value)));
                    }
                }
                format!(
                    "{element} style=\"display:block;min-height:{height}px\">\
                     <a href=\"{home}index.html#{}\">{}</a></zebra-puzzle>",
                    markup(&fragment),
                    markdown(title)
                )
            }
        }
    }

    fn attributes(&self, fragment: &str) -> Vec<(&'static str, String)> {
        let mut attributes = Vec::new();
        for part in fragment.split('&') {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            let name = match key {
                "p" => "preset",
                "off" => "off",
                "on" => "on",
                "read" => "read",
                "v" => "view",
                // Only the link as a whole says all of it.
                _ => {
                    attributes = vec![("link", fragment.to_owned())];
                    break;
                }
            };
            attributes.push((name, value.to_owned()));
        }
        attributes.extend(self.shape());
        attributes
    }

    /// What says how it is to look: names with values, empty for those that need none.
    fn shape(&self) -> Vec<(&'static str, String)> {
        let mut shape = Vec::new();
        if !self.parts.is_empty() && self.parts != USUAL {
            shape.push(("parts", self.parts.join(",")));
        }
        if self.compact {
            shape.push(("compact", String::new()));
        }
        if let Some(theme) = self.theme {
            shape.push(("theme", theme.word().to_owned()));
        }
        shape
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOME: &str = "https://example.org/zebra/";

    fn usual(form: Form) -> Choice {
        Choice { form, theme: None, parts: Vec::new(), compact: false }
    }

    #[test]
    fn an_element_says_what_the_link_says() {
        assert_eq!(
            usual(Form::Element).line(HOME, "p=fish&off=15", "Fish & co", 900),
            "<script type=\"module\" src=\"https://example.org/zebra/embed.js\"></script>\n\
             <zebra-puzzle preset=\"fish\" off=\"15\" style=\"display:block;min-height:900px\">\
             <a href=\"https://example.org/zebra/index.html#p=fish&amp;off=15\">Fish &amp; co</a>\
             </zebra-puzzle>"
        );
        let choice = Choice {
            theme: Some(Theme::Dark),
            parts: vec!["count", "hints"],
            compact: true,
            ..usual(Form::Element)
        };
        let line = choice.line(HOME, "z=abc&off=1", "Own", 500);
        assert!(line.contains(
            "<zebra-puzzle link=\"z=abc&amp;off=1\" parts=\"count,hints\" compact theme=\"dark\" style"
        ));
    }

    #[test]
    fn a_frame_carries_all_in_its_fragment() {
        let choice = Choice {
            theme: Some(Theme::Light),
            parts: vec!["table"],
            compact: true,
            ..usual(Form::Frame)
        };
        let line = choice.line(HOME, "p=zebra&v=sets", "The \"zebra\"", 640);
        assert!(line.starts_with(
            "<iframe src=\"https://example.org/zebra/index.html#p=zebra&amp;v=sets&amp;embed=1\
             &amp;parts=table&amp;compact=1&amp;theme=light\" title=\"Zebra puzzle: The &quot;zebra&quot;\""
        ));
        assert!(line.contains("height=\"640\""));
    }

    #[test]
    fn the_usual_parts_are_not_spelt_out() {
        let choice = Choice { parts: USUAL.to_vec(), ..usual(Form::Frame) };
        assert_eq!(choice.framed("p=fish"), "p=fish&embed=1");
    }
}
