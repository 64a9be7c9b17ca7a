//! Share: the link, the line for a page of one's own, the picture.

/// What is said around a text that can be copied.
#[derive(Clone, Copy)]
pub struct Copy {
    pub button: &'static str,
    pub done: &'static str,
    pub blocked: &'static str,
}

pub const LINK: &str = "The link";
pub const LINK_CARRIES: &str = "It carries the puzzle, the switches and the readings; all of it \
                                stays in the address, and is never sent to a server.";
pub const LINK_FIELD: &str = "Link";
pub const COPY_LINK: Copy = Copy {
    button: "Copy link",
    done: "The link is copied.",
    blocked: "Copying is blocked here; please select the link and copy it by hand.",
};

pub const EMBED: &str = "On your own page";
pub const VIEW: &str = "Shows";
pub const PARTS: &str = "Parts";
pub const PART_COUNT: &str = "Count";
pub const PART_ANSWER: &str = "Answer";
pub const PART_HINTS: &str = "Hints";
pub const PART_STREET: &str = "Street";
pub const PART_TABLE: &str = "Table";
pub const THEME: &str = "Theme";
pub const THEME_OF_PAGE: &str = "Like the page";
pub const THEME_LIGHT: &str = "Light";
pub const THEME_DARK: &str = "Dark";
pub const TYPE: &str = "Type";
pub const TYPE_REGULAR: &str = "Regular";
pub const TYPE_COMPACT: &str = "Compact";
pub const FORM: &str = "Line";
pub const FORM_ELEMENT: &str = "Script and element";
pub const FORM_FRAME: &str = "Frame only";
pub const ABOUT_ELEMENT: &str = "For any page that allows scripts. It takes the page's own light or dark, gets the right \
     height, and loads nothing before a reader comes near. Of several on a page, the first line is \
     needed once.";
pub const ABOUT_FRAME: &str = "For hosts that allow no scripts. The height is fixed, unless the \
                               host knows how to size a frame.";
pub const CODE_FIELD: &str = "Code for your page";
pub const COPY_CODE: Copy = Copy {
    button: "Copy code",
    done: "The code is copied.",
    blocked: "Copying is blocked here; please select the code and copy it by hand.",
};
pub const PREVIEW: &str = "Preview";
pub const PREVIEW_POST: &str = "In a post";
pub const PREVIEW_PHONE: &str = "On a phone";

/// The title of the frame in the reader's page.
pub fn frame_title(title: &str) -> String {
    format!("Zebra puzzle: {title}")
}

pub const PICTURE: &str = "A picture";
pub const PICTURE_LATER: &str = "It appears once the count is known.";
pub const ABOUT_PICTURE: &str =
    "The puzzle as it stands now, for places that allow neither scripts nor frames.";
pub const SAVE_SVG: &str = "Save as SVG";
pub const SAVE_PNG: &str = "Save as PNG";
pub const PNG_BLOCKED: &str = "This browser cannot make a PNG here; please save the SVG.";

/// Read out in the place of the picture.
pub fn picture_said(title: &str) -> String {
    format!("{title} as it stands now")
}

/// In the picture: what the number is a number of.
pub fn solutions_left(one: bool) -> &'static str {
    if one { "solution left" } else { "solutions left" }
}

/// After the count, in the picture.
pub const ALL_HINTS_ON: &str = ", all hints on";

/// The same with the numbers of hints that are off.
pub fn hints_off(numbers: &str) -> String {
    format!(", off: {numbers}")
}

/// How many values a house may still have, in the picture.
pub fn possible(values: usize) -> String {
    format!("{values} possible")
}

/// The title of the picture's file.
pub fn picture_title(title: &str, count: &str, left: &str) -> String {
    format!("{title}: {count} {left}")
}
