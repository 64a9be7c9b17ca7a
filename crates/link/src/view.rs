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

/// Views that belong together.
#[derive(PartialEq, Eq, Debug)]
pub struct Place {
    /// Its name on the page.
    pub name: &'static str,
    /// Its views; it opens with the first.
    pub views: &'static [View],
}

/// The places of the page's navigation.
pub const PLACES: [Place; 4] = [
    Place { name: "Play", views: &[View::Play, View::Day] },
    Place { name: "Explore", views: &[View::Explore, View::Explain, View::Sets] },
    Place { name: "Make", views: &[View::Edit, View::Share] },
    Place { name: "Learn", views: &[View::Methods, View::Code, View::Articles] },
];

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

    /// The place that it is in.
    pub fn place(self) -> &'static Place {
        let has_it = |place: &&Place| place.views.contains(&self);
        PLACES.iter().find(has_it).unwrap_or(&PLACES[0])
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_view_is_in_one_place() {
        for view in View::ALL {
            let places = PLACES.iter().filter(|place| place.views.contains(&view));
            assert_eq!(places.count(), 1, "{view:?}");
        }
    }
}
