//! The parts of the page that a link can open.

/// A part of the page that a link can open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum View {
    /// The street, the hints and the count.
    Explore,
    /// The puzzle to be solved by hand.
    Play,
    /// The solution step by step, with reasons.
    Explain,
    /// Which sets of hints suffice, and how counts fall as hints come in.
    Sets,
    /// Ways of solving, side by side.
    Methods,
    /// The puzzle as a program for a real solver.
    Code,
    /// What articles say about the puzzles, checked.
    Articles,
    /// The puzzle as text and as a form.
    Edit,
    /// A puzzle for each day.
    Day,
    /// Links, code for embedding, pictures.
    Share,
}

impl View {
    /// All views.
    pub const ALL: [Self; 10] = [
        Self::Explore,
        Self::Play,
        Self::Explain,
        Self::Sets,
        Self::Methods,
        Self::Code,
        Self::Articles,
        Self::Edit,
        Self::Day,
        Self::Share,
    ];

    /// Those that the page's navigation lists; a button of its own leads to the other.
    pub const LISTED: [Self; 9] = [
        Self::Explore,
        Self::Play,
        Self::Day,
        Self::Explain,
        Self::Sets,
        Self::Methods,
        Self::Code,
        Self::Articles,
        Self::Edit,
    ];

    /// The word for it in links.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Explore => "explore",
            Self::Play => "play",
            Self::Explain => "explain",
            Self::Sets => "sets",
            Self::Methods => "methods",
            Self::Code => "code",
            Self::Articles => "articles",
            Self::Edit => "edit",
            Self::Day => "day",
            Self::Share => "share",
        }
    }

    /// Its name on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Explore => "Explore",
            Self::Play => "Play",
            Self::Explain => "Explain",
            Self::Sets => "Hint sets",
            Self::Methods => "Methods",
            Self::Code => "Code",
            Self::Articles => "Articles",
            Self::Edit => "Edit",
            Self::Day => "Daily",
            Self::Share => "Share",
        }
    }
}
