//! A picture as a tree: drawn in a worker, shown by the page.
//!
//! The reader of Explore should not pay for views that are not opened. So what a view looks like can
//! be worked out where its figures are; the page only knows how to show a tree of elements, and what
//! a click on one may do.

use serde::{Deserialize, Serialize};

use puzzle::HintSet;

/// A picture and what can be done in it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Drawing {
    /// The picture.
    pub nodes: Vec<Node>,
    /// What [`Name::Click`] on an element refers to, by place.
    pub deeds: Vec<Click>,
}

/// What a click does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Click {
    /// Turns the switch of the hint with this index.
    Toggle(usize),
    /// Switches exactly these hints on.
    Activate(HintSet),
    /// Moves a hint to another place in the order.
    Move {
        /// The index of the hint.
        hint: usize,
        /// Its place to be, from 0.
        to: usize,
    },
    /// Puts the hints in their printed order.
    Reorder,
}

/// A part of a picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Node {
    /// Words.
    Text(String),
    /// An element of HTML or SVG.
    Element(Element),
}

/// An element of HTML or SVG.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Element {
    /// Its name.
    pub tag: String,
    /// Its attributes: places in [`NAMES`], and values.
    pub attributes: Vec<(u8, String)>,
    /// What is in it.
    pub children: Vec<Node>,
}

macro_rules! names {
    ($($name:ident $word:literal,)*) => {
        /// The attributes that a picture may have.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs)]
        pub enum Name {
            $($name,)*
        }

        /// The words for them.
        pub const NAMES: &[&str] = &[$($word,)*];
    };
}

names! {
    Class "class",
    Style "style",
    Id "id",
    Role "role",
    Type "type",
    Title "title",
    Scope "scope",
    TabIndex "tabindex",
    ViewBox "viewBox",
    AspectRatio "preserveAspectRatio",
    Path "d",
    Label "aria-label",
    LabelledBy "aria-labelledby",
    Hidden "aria-hidden",
    Checked "aria-checked",
    Pressed "aria-pressed",
    Disabled "aria-disabled",
    Click "data-click",
    Drag "data-drag",
    Place "data-place",
    Hook "data-zebra",
    Hint "data-hint",
    Hints "data-hints",
    After "data-after",
    Exact "data-exact",
    Level "data-level",
    Min "data-min",
    Median "data-median",
    Max "data-max",
    Single "data-single",
    Value "data-value",
    Question "data-question",
    Complete "data-complete",
    State "data-state",
}

impl Element {
    /// An empty element.
    pub fn new(tag: &str) -> Self {
        Self { tag: tag.to_owned(), attributes: Vec::new(), children: Vec::new() }
    }

    /// The same with an attribute.
    #[must_use]
    pub fn with(mut self, name: Name, value: impl ToString) -> Self {
        self.attributes.push((name as u8, value.to_string()));
        self
    }

    /// The same with words added.
    #[must_use]
    pub fn text(mut self, words: impl ToString) -> Self {
        self.children.push(Node::Text(words.to_string()));
        self
    }

    /// The same with elements added.
    #[must_use]
    pub fn holding(mut self, elements: impl IntoIterator<Item = Self>) -> Self {
        self.children.extend(elements.into_iter().map(Node::Element));
        self
    }

    /// The value of an attribute.
    pub fn get(&self, name: Name) -> Option<&str> {
        let of = |(other, _): &&(u8, String)| *other == name as u8;
        self.attributes.iter().find(of).map(|(_, value)| value.as_str())
    }
}
