//! The picture's figures for those who would rather read them.

use super::tag;
use crate::drawing::{Element, Name};
use crate::views::sets::levels::{Level, Levels};
use crate::words::sets as words;

/// A row for each number of hints.
pub fn by_level(levels: &Levels) -> Element {
    let heads =
        words::TABLE_HEADS.map(|head| Element::new("th").with(Name::Scope, "col").text(head));
    let table = tag("table", "levels").holding([
        tag("caption", "visually-hidden").text(words::TABLE_CAPTION),
        Element::new("thead").holding([Element::new("tr").holding(heads)]),
        Element::new("tbody")
            .holding(levels.iter().enumerate().map(|(size, level)| row(size, level))),
    ]);
    tag("details", "levels-box").holding([
        Element::new("summary").text(words::AS_TABLE),
        // Six columns of large numbers are wider than a phone: the table scrolls, the page does not.
        tag("div", "scroller")
            .with(Name::TabIndex, 0)
            .with(Name::Role, "group")
            .with(Name::Label, words::TABLE)
            .holding([table]),
    ])
}

fn row(size: usize, level: &Level) -> Element {
    let number = |number: usize| phrases::group_digits(&number.to_string());
    let cell = |text: String| Element::new("td").text(text);
    Element::new("tr")
        .with(Name::Hook, "level")
        .with(Name::Level, size)
        .with(Name::Min, level.min())
        .with(Name::Median, level.median())
        .with(Name::Max, level.max())
        .with(Name::Single, level.single)
        .holding([
            Element::new("th").with(Name::Scope, "row").text(size),
            cell(number(level.sets)),
            cell(phrases::grouped(level.min())),
            cell(phrases::grouped(level.median())),
            cell(phrases::grouped(level.max())),
            cell(number(level.single)),
        ])
}
