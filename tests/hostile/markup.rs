//! What Share gives: lines for a page of one's own, in HTML and in Markdown, and the picture.

use puzzle::escape::fragment;
use puzzle::numbers;
use solver::{Core, Problem};
use zebra_playground::views::share::{Choice, Form, Theme, picture};

use crate::rendered::{Found, elements, renderings};
use crate::words::{TEXTS, any, puzzles, seen};
use puzzle::Random;

const HOME: &str = "https://example.org/zebra/";

/// The line for a page, with the title and a link that has a part that nobody knows.
fn line(form: Form, title: &str, unknown: &str) -> String {
    let choice = Choice { form, theme: Some(Theme::Dark), parts: Vec::new(), compact: true };
    choice.line(HOME, &format!("p=fish&off=15&x={unknown}"), title, 900)
}

/// What the line is made of.
fn expected(form: Form, title: &str, unknown: &str) -> Vec<Found> {
    let element = |name: &str, text: &str, attributes: &[(&str, &str)]| {
        let attribute = |(name, value): &(&str, &str)| (name.to_string(), value.to_string());
        (name.to_owned(), attributes.iter().map(attribute).collect(), text.to_owned())
    };
    let title = seen(title);
    let link = format!("p=fish&off=15&x={}", fragment(unknown));
    match form {
        Form::Frame => vec![element(
            "iframe",
            "",
            &[
                ("height", "900"),
                ("loading", "lazy"),
                ("src", &format!("{HOME}index.html#{link}&embed=1&compact=1&theme=dark")),
                ("style", "border:0;width:100%;frame-sizing:content-height"),
                ("title", &seen(&format!("Zebra puzzle: {title}"))),
                ("width", "100%"),
            ],
        )],
        Form::Element => vec![
            element("script", "", &[("src", &format!("{HOME}embed.js")), ("type", "module")]),
            element(
                "zebra-puzzle",
                &title,
                &[
                    ("compact", ""),
                    ("link", &link),
                    ("style", "display:block;min-height:900px"),
                    ("theme", "dark"),
                ],
            ),
            element("a", &title, &[("href", &format!("{HOME}index.html#{link}"))]),
        ],
    }
}

/// Without paragraphs, which Markdown puts around, and as readers see the text.
fn bare(html: &str) -> Vec<Found> {
    let found = elements(html).into_iter().filter(|(name, ..)| name != "p");
    found
        .map(|(name, attributes, text)| {
            let shown = |(name, value): (String, String)| {
                let value = if name == "title" { seen(&value) } else { value };
                (name, value)
            };
            (name, attributes.into_iter().map(shown).collect(), seen(&text))
        })
        .collect()
}

#[test]
fn lines_for_a_page_are_the_same_in_html_and_in_markdown() {
    let mut random = Random::new(22);
    let random: Vec<String> = (0..500).map(|_| any(&mut random)).collect();
    let words: Vec<&str> = TEXTS.iter().copied().chain(random.iter().map(String::as_str)).collect();
    for (i, title) in words.iter().enumerate() {
        let unknown = words[(i + 7) % words.len()].replace(['&', '#'], "");
        for form in [Form::Element, Form::Frame] {
            let line = line(form, title, &unknown);
            let expected = expected(form, title, &unknown);
            assert_eq!(bare(&line), expected, "{line}");
            // Templates of blogs read these before anything else does.
            assert!(!line.contains(['{', '}']), "{line}");
            let post = format!("A word before.\n\n{line}\n\nAnd one after.\n");
            for (renderer, html) in renderings(&post) {
                assert_eq!(bare(&html), expected, "{renderer}: {line}\n{html}");
            }
            // Where raw HTML is left out or shown, the title is all that is left of it.
            for escape in [false, true] {
                let mut options = comrak::Options::default();
                options.render.escape = escape;
                let html = comrak::markdown_to_html(&post, &options);
                assert!(bare(&html).is_empty(), "{line}\n{html}");
            }
        }
    }
}

#[test]
fn the_picture_is_a_drawing_with_the_words() {
    for puzzle in puzzles() {
        let active = numbers::switchable(&puzzle);
        let survey = Core::new(Problem::from(&puzzle)).survey(&active, &mut solver::keep_going);
        let drawing = picture(&puzzle, &active, &survey, Theme::Light, "example.org/#x=<b>");
        let document = roxmltree::Document::parse(&drawing)
            .unwrap_or_else(|error| panic!("{error}: {drawing}"));
        for node in document.descendants().filter(roxmltree::Node::is_element) {
            let name = node.tag_name().name();
            assert!(["svg", "title", "path", "text", "g"].contains(&name), "{drawing}");
            for attribute in node.attributes() {
                let name = attribute.name();
                assert!(!name.starts_with("on") && !name.contains("href"), "{drawing}");
            }
        }
        let title = document
            .descendants()
            .find(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "title")));
        let title = title.and_then(|node| node.text()).unwrap_or_default();
        let shown = format!("{}: 1 solution left", puzzle.title());
        assert_eq!(seen(title), seen(&shown), "{drawing}");
    }
}
