//! Markdown and HTML as real renderers and a real parser understand them.

use scraper::{ElementRef, Html};

/// Markdown as HTML, by each renderer: as it comes, and with all that it can do but for prettier
/// quotation marks. Raw HTML is let through.
pub fn renderings(markdown: &str) -> Vec<(&'static str, String)> {
    use pulldown_cmark::{Options, Parser, html::push_html};
    let pulldown = |options: Options| {
        let mut html = String::new();
        push_html(&mut html, Parser::new_ext(markdown, options));
        html
    };
    let mut plain = comrak::Options::default();
    plain.render.r#unsafe = true;
    let html = |options: &comrak::Options<'_>| comrak::markdown_to_html(markdown, options);
    vec![
        ("pulldown-cmark", pulldown(Options::empty())),
        (
            "pulldown-cmark, all options",
            pulldown(Options::all().difference(Options::ENABLE_SMART_PUNCTUATION)),
        ),
        ("comrak", html(&plain)),
        ("comrak, all extensions", html(&extended())),
    ]
}

fn extended() -> comrak::Options<'static> {
    let mut options = comrak::Options::default();
    options.render.r#unsafe = true;
    let extension = &mut options.extension;
    for on in [
        &mut extension.strikethrough,
        &mut extension.table,
        &mut extension.autolink,
        &mut extension.tasklist,
        &mut extension.superscript,
        &mut extension.footnotes,
        &mut extension.inline_footnotes,
        &mut extension.description_lists,
        &mut extension.multiline_block_quotes,
        &mut extension.alerts,
        &mut extension.math_dollars,
        &mut extension.math_latex,
        &mut extension.math_code,
        &mut extension.wikilinks_title_after_pipe,
        &mut extension.underline,
        &mut extension.subscript,
        &mut extension.spoiler,
        &mut extension.greentext,
        &mut extension.subtext,
        &mut extension.highlight,
        &mut extension.insert,
        &mut extension.block_directive,
    ] {
        *on = true;
    }
    extension.front_matter_delimiter = Some("---".to_owned());
    options.parse.relaxed_autolinks = true;
    options
}

/// An element: its name, its attributes in alphabetical order, and the text in it.
pub type Found = (String, Vec<(String, String)>, String);

/// The elements of a piece of HTML in their order.
pub fn elements(html: &str) -> Vec<Found> {
    let parsed = Html::parse_fragment(html);
    let elements = parsed.root_element().descendants().filter_map(ElementRef::wrap).skip(1);
    elements
        .map(|element| {
            let attributes = element.value().attrs();
            let mut attributes: Vec<(String, String)> =
                attributes.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
            attributes.sort();
            (element.value().name().to_owned(), attributes, element.text().collect())
        })
        .collect()
}

/// All of its text.
pub fn text(html: &str) -> String {
    Html::parse_fragment(html).root_element().text().collect()
}
