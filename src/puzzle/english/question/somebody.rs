//! Who is asked for: "Who owns the fish?", "By whom was it written?"

use super::super::super::Asked;
use super::super::persons::is_role_of;
use super::super::tokens::{root, tokens};
use super::ARTICLES;
use super::query::Query;

impl Query<'_> {
    /// The category that says who it is, whose it is or by whom.
    pub fn somebody(&self) -> Option<Asked> {
        let Self { words, categories, ground, .. } = self;
        let asking = self.asking;
        if self.asks(&["whose"]) {
            let owners: Vec<u8> =
                ground.cues.called("owner").into_iter().filter(|c| !self.is_own(c)).collect();
            if let [owner] = owners.as_slice() {
                return Some(Asked::Category(*owner));
            }
        }
        // "Who is the captain of the ship with the tea?"
        let role = words.get(asking + 3).filter(|_| {
            self.asks(&["who"])
                && words[asking + 1].is(&["is", "was"])
                && words[asking + 2].is(&ARTICLES)
                && words
                    .get(asking + 4)
                    .is_some_and(|next| next.is(&["of", "in", "on", "at", "with"]))
        });
        if let Some([c]) = role.map(|role| ground.cues.called(&role.word)).as_deref()
            && !self.is_own(c)
        {
            return Some(Asked::Category(*c));
        }
        // "Who coaches the team in navy?" where there is a coach.
        let does = words.get(asking + 1).filter(|_| self.asks(&["who"]));
        let doing = |c: &u8| {
            let category = &categories[usize::from(*c)];
            let names = category.values.iter().all(|value| value.starts_with(char::is_uppercase));
            let noun = tokens(&category.name).pop();
            let verb = does.filter(|verb| verb.word.ends_with(['s', 'd']));
            names && noun.zip(verb).is_some_and(|(noun, verb)| root(&noun.word) == root(&verb.word))
        };
        // "Who wrote the book with the red cover?" where there are authors.
        let in_role = |c: &u8| does.is_some_and(|verb| is_role_of(*c, &verb.word, ground));
        if let Some(c) = self.others().find(doing).or_else(|| self.others().find(in_role)) {
            return Some(Asked::Category(c));
        }
        // "Whose film is the western?"
        let work = words.get(asking + 1).filter(|_| self.asks(&["whose"]));
        let maker = match work.map(|work| work.word.as_str()) {
            Some("film" | "movie") => "directed",
            Some("book" | "novel" | "play" | "poem") => "wrote",
            Some("painting" | "picture") => "painted",
            _ => "",
        };
        if let Some(c) = self.others().find(|c| is_role_of(*c, maker, ground)) {
            return Some(Asked::Category(c));
        }
        // "By whom was it written?"
        let by_whom = || {
            words.iter().find_map(|verb| self.others().find(|c| is_role_of(*c, &verb.word, ground)))
        };
        match self.asks(&["whom"]).then(by_whom).flatten() {
            Some(c) => Some(Asked::Category(c)),
            None => self.person(),
        }
    }
}
