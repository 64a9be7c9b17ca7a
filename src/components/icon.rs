//! Line icons for buttons; the button itself carries the name.

use yew::prelude::*;

/// Which icon.
#[derive(Clone, Copy, PartialEq)]
pub enum IconKind {
    /// An arrow back.
    Undo,
    /// An arrow forth.
    Redo,
    /// A chain's link.
    Link,
    /// An arrow that leaves a box.
    Share,
    /// Half a sun, half a moon.
    Theme,
    /// To the one before.
    Previous,
    /// To the next.
    Next,
    /// Away with it.
    Close,
}

/// A line icon, hidden from assistive technology.
pub fn icon(kind: IconKind) -> Html {
    /// An icon with these lines.
    macro_rules! lines {
        ($path:literal) => {
            concat!(
                r#"<svg viewBox="0 0 24 24" aria-hidden="true"><path d=""#,
                $path,
                r#""/></svg>"#
            )
        };
    }
    drawn(match kind {
        IconKind::Undo => lines!("M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3"),
        IconKind::Redo => lines!("m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3"),
        IconKind::Link => lines!(
            "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.6 1.6M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.6-1.6"
        ),
        IconKind::Share => lines!("M12 15V4M8 7.5 12 3.5l4 4M7 11H5v9h14v-9h-2"),
        IconKind::Theme => {
            lines!("M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18M12 8h7M12 13h8.5M12 18h5")
        }
        IconKind::Previous => lines!("m15 5-7 7 7 7"),
        IconKind::Next => lines!("m9 5 7 7-7 7"),
        IconKind::Close => lines!("M6 6l12 12M18 6 6 18"),
    })
}

/// A drawing that never changes: no element for each click to compare, and a smaller download.
pub fn drawn(svg: &'static str) -> Html {
    Html::from_html_unchecked(AttrValue::Static(svg))
}
