//! The parts of the page that a link can open.

puzzle::worded! {
    /// A part of the page that a link can open.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum View {
        /// The word for it in links.
        pub word;
        /// Its name on the page.
        pub name: &'static str;
    } {
        /// The street, the hints and the count.
        Explore = "explore", "Explore";
        /// The puzzle to be solved by hand.
        Play = "play", "Play";
        /// The solution step by step, with reasons.
        Explain = "explain", "Explain";
        /// Which sets of hints suffice, and how counts fall as hints come in.
        Sets = "sets", "Hint sets";
        /// Ways of solving, side by side.
        Methods = "methods", "Methods";
        /// The puzzle as a program for a real solver.
        Code = "code", "Code";
        /// What articles say about the puzzles, checked.
        Articles = "articles", "Articles";
        /// The puzzle as text and as a form.
        Edit = "edit", "Edit";
        /// A puzzle for each day.
        Day = "day", "Daily";
        /// Links, code for embedding, pictures.
        Share = "share", "Share";
    }
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
    /// The place that it is in.
    pub fn place(self) -> &'static Place {
        let has_it = |place: &&Place| place.views.contains(&self);
        PLACES.iter().find(has_it).unwrap_or(&PLACES[0])
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
