//! What is asked for by what somebody does: "What does the Dane drink?", "Find out what the man in
//! seat 3 eats."

use super::super::{Asked, Category, Value};
use super::Ground;
use super::lexicon::{Class, forms};
use super::persons::{only_named, person};
use super::quantities::amount;
use super::tasks::{names_somebody, of_kind};
use super::tokens::{Token, tokens};

/// A question that names what is asked for by no noun.
pub(super) struct Deed<'q> {
    pub words: &'q [Token],
    /// The word that asks.
    pub asking: usize,
    /// What it is asked of.
    pub about: std::ops::Range<usize>,
    pub categories: &'q [Category],
    pub ground: &'q Ground,
    /// The values that it can be asked of.
    pub values: &'q [Value],
    /// Whether it asks what somebody does, or did.
    pub did: bool,
}

impl Deed<'_> {
    /// The category, or the place, if that is what is asked for.
    pub fn asked(&self) -> Option<Asked> {
        let Self { words, asking, about, categories, ground, values, did } = self;
        let (asking, did) = (*asking, *did);
        let own = |c: &u8| values.iter().any(|value| value.category == *c);
        let outside = || (0..words.len()).filter(|i| !about.contains(i) && *i != asking);
        // "What did Ann find?" where a list is called "What is it?".
        let named_so = |c: &u8| {
            tokens(&categories[usize::from(*c)].name)
                .first()
                .is_some_and(|first| first.is(&["what"]) && words[asking].is(&["what"]))
        };
        if let Some(c) = (0..categories.len() as u8).filter(|c| !own(c)).find(named_so) {
            return Some(Asked::Category(c));
        }
        // "What does the Dane drink?"
        let says = |i: &usize| *i > asking && !words[*i].is(&["a", "an", "the"]);
        let mut said: Vec<usize> = outside().filter(says).collect();
        let last = words.iter().rposition(|word| !word.is_mark());
        // "What does the man with the hat sell?": what he does at last, not that he is a man.
        let does = |i: &usize| {
            let verb = &words[*i];
            *i >= about.end
                && (ground.class(&verb.word) == Class::Verb || Some(*i) == last && did)
                && !verb
                    .is(&["do", "does", "did", "live", "lives", "stand", "sit", "want", "wants"])
        };
        let verbs: Vec<usize> = said.iter().rev().copied().filter(does).collect();
        if words[asking].is(&["what", "which"]) && !verbs.is_empty() {
            said.retain(|i| !verbs.contains(i) && !names_somebody(&words[*i].word));
            said.splice(..0, verbs);
        }
        for i in said {
            let word = &words[i].word;
            let price = || ground.measures.asked_for("much").filter(|c| !own(c));
            if let Some(c) =
                Some(()).filter(|()| words[i].is(&["cost", "costs"])).and_then(|()| price())
            {
                return Some(Asked::Category(c));
            }
            let called: Vec<u8> =
                ground.cues.called(word).into_iter().filter(|c| !own(c)).collect();
            if let [c] = called.as_slice() {
                return Some(Asked::Category(*c));
            }
            // "What did Ann order?" is not asked of people, whose orders are spoken of too.
            let ends = words[i + 1..].iter().all(Token::is_mark);
            let people = person(categories, ground, &[]);
            let what = words[asking].is(&["what"]) && ends;
            let taken = |c: &u8| own(c) || what && people == Some(*c);
            let mut said = forms(word);
            if what && said.len() > 1 {
                said.rotate_left(1);
            }
            let amounts = |c: &u8| {
                let values = &categories[usize::from(*c)].values;
                taken(c) || what && values.iter().all(|value| amount(value).is_some())
            };
            let used_with = |other: &dyn Fn(&u8) -> bool| {
                said.iter().find_map(|form| match ground.cues.used_most_with(form, other)[..] {
                    [c] => Some(c),
                    _ => None,
                })
            };
            let used = used_with(&taken).or_else(|| used_with(&amounts));
            let of_its_kind = || of_kind(&words[i], categories, &own).filter(|_| does(&i));
            if let Some(c) = used.or_else(of_its_kind) {
                return Some(Asked::Category(c));
            }
            if words[i].is(&["position", "place", "finish", "finished", "floor", "day"]) {
                return Some(Asked::House);
            }
        }
        // "What does Ann keep there?": a thing.
        let things = ["item", "object", "thing", "belonging", "possession"];
        if words[asking].is(&["what"]) {
            let thing = things.iter().find_map(|word| match ground.cues.called(word)[..] {
                [c] => Some(c),
                _ => None,
            });
            if let Some(c) = thing.filter(|c| !own(c)) {
                return Some(Asked::Category(c));
            }
        }
        // "What did the person from Rome order?", where one category is left that names things.
        let thing = |c: &u8| {
            let values = &categories[usize::from(*c)].values;
            !own(c)
                && person(categories, ground, &[]) != Some(*c)
                && values.iter().all(|value| amount(value).is_none())
                && values.iter().any(|value| value.starts_with(char::is_lowercase))
        };
        let mut things = (0..categories.len() as u8).filter(thing);
        if let (Some(c), None, true) = (things.next(), things.next(), did) {
            return Some(Asked::Category(c));
        }
        // "Which company has the palm?"
        let has = words.get(asking + 2).is_some_and(|verb| {
            verb.is(&["is", "was", "has", "had"])
                || ground.class(&verb.word) == Class::Verb && !verb.is(&["do", "does", "did"])
        });
        if let Some(c) = only_named(categories).filter(|c| !own(c))
            && has
            && words[asking].is(&["which", "what"])
        {
            return Some(Asked::Category(c));
        }
        // "Which one has the fish?"
        words
            .get(asking + 1)
            .filter(|next| next.is(&["one", "of", "person", "man", "woman"]))
            .and_then(|_| person(categories, ground, values))
            .map(Asked::Category)
    }
}
