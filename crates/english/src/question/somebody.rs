//! Who is asked for: "Who owns the fish?", "By whom was it written?"

use super::super::Ground;
use super::super::lexicon::forms;
use super::super::persons::{is_doer, is_role_of};
use super::super::tokens::{root, tokens};
use super::ARTICLES;
use super::query::Query;
use puzzle::{Asked, Category};

/// What was done by whoever a work is: "whose film".
pub(super) fn maker_of(work: &str) -> &'static str {
    match work {
        "film" | "movie" => "directed",
        "book" | "novel" | "play" | "poem" => "wrote",
        "painting" | "picture" => "painted",
        _ => "",
    }
}

/// Whoever does it by a list of those: "Who coaches the team in navy?" where there is a coach, "who
/// wrote it" where there are authors.
pub(super) fn in_role<'q>(
    verb: &'q str,
    categories: &'q [Category],
    ground: &'q Ground,
) -> impl Iterator<Item = u8> + 'q {
    let done = verb.ends_with(['s', 'd']) || forms(verb).len() > 1;
    let plain = root(forms(verb)[0]);
    let doing = move |category: &Category| {
        let Some(noun) = tokens(&category.name).pop() else { return false };
        let names = category.values.iter().all(|value| value.starts_with(char::is_uppercase));
        let noun_root = root(&noun.word);
        // "Who inhabits the planet" of inhabitants.
        let dweller = noun_root.strip_suffix("ant").filter(|start| start.len() > 4);
        let dweller = dweller.is_some_and(|start| plain.starts_with(start));
        done && (dweller || (names || is_doer(&noun.word)) && noun_root == plain)
    };
    let all = move || 0..categories.len() as u8;
    let doing = all().filter(move |&c| doing(&categories[usize::from(c)]));
    doing.chain(all().filter(move |&c| is_role_of(c, verb, ground)))
}

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
        let does = words.get(asking + 1).filter(|_| self.asks(&["who"]));
        let role =
            does.and_then(|verb| in_role(&verb.word, categories, ground).find(|c| !self.is_own(c)));
        if let Some(c) = role {
            return Some(Asked::Category(c));
        }
        // "Whose film is the western?"
        let work = words.get(asking + 1).filter(|_| self.asks(&["whose"]));
        let maker = work.map_or("", |work| maker_of(&work.word));
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
