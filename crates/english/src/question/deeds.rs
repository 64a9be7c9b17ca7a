//! What is asked for by what somebody does: "What does the Dane drink?", "Find out what the man in
//! seat 3 eats."

use super::super::lexicon::{Class, forms};
use super::super::persons::{is_role_of, only_named, person};
use super::super::quantities::amount;
use super::super::tokens::{Token, stem, tokens};
use super::fields::goes_with;
use super::folk::{is_of_jobs, is_of_people};
use super::query::Query;
use super::tasks::{names_somebody, of_kind};
use super::thing::the_only;
use puzzle::Asked;

/// Ways to speak of a journey.
const MOVES: [&str; 6] = ["travel", "go", "get", "come", "arrive", "commute"];

/// Whether a category is called by what is worn.
fn is_worn(name: &str) -> bool {
    let clothes = "shirt coat hat jumper sweater dress jacket cap scarf tie apron costume jersey outfit \
        uniform vest cloak robe gown top clothing suit mask";
    let name = tokens(name);
    let mut nouns = name.iter().map(|word| stem(&word.word));
    nouns.any(|noun| clothes.split_ascii_whitespace().any(|worn| worn == noun))
}

impl Query<'_> {
    /// The category, or the place, of what is done; whether it asks what somebody does, or did.
    pub fn deed(&self, did: bool) -> Option<Asked> {
        let Self { words, about, categories, ground, .. } = self;
        let asking = self.asking;
        let own = |c: &u8| self.is_own(c);
        // "What did Ann find?" where a list is called "What is it?".
        let named_so = |c: &u8| {
            tokens(&categories[usize::from(*c)].name)
                .first()
                .is_some_and(|first| first.is(&["what"]) && self.asks(&["what"]))
        };
        if let Some(c) = self.others().find(named_so) {
            return Some(Asked::Category(c));
        }
        // "What does the Dane drink?"
        let empty = ["a", "an", "the", "do", "does", "did", "is", "was"];
        let says = |i: &usize| *i > asking && !words[*i].is(&empty);
        let mut said: Vec<usize> = self.outside().filter(says).collect();
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
        if self.asks(&["what", "which"]) && !verbs.is_empty() {
            said.retain(|i| !verbs.contains(i) && !names_somebody(&words[*i].word));
            // Whoever does it says nothing of what is done.
            if did {
                said.retain(|&i| i >= about.end || i == asking + 1);
            }
            said.splice(..0, verbs);
        }
        // "What did Nkosi write?", asked of an author of books with titles.
        let maker = |c: &u8| {
            own(c)
                && did
                && said.iter().any(|&i| {
                    is_role_of(*c, &words[i].word, ground)
                        || forms(&words[i].word).iter().any(|form| is_role_of(*c, form, ground))
                })
        };
        let titles = || ground.cues.named_with("title").into_iter().find(|c| !own(c));
        if let Some(c) = (0..categories.len() as u8).find(maker).and_then(|_| titles()) {
            return Some(Asked::Category(c));
        }
        // "What did Dan travel by?"
        let by = last.is_some_and(|last| words[last].is(&["by"]) && words[last - 1].is(&MOVES));
        let ways = || {
            ["transport", "vehicle", "transportation"]
                .iter()
                .find_map(|word| ground.cues.called(word).into_iter().find(|c| !own(c)))
        };
        if let Some(c) = ways().filter(|_| by) {
            return Some(Asked::Category(c));
        }
        // "What was Edie wearing?", where shirts are listed.
        let wears = said.iter().any(|&i| words[i].is(&["wear", "wearing", "dressed"]));
        let clothes = || {
            let mut all = (0..categories.len() as u8)
                .filter(|c| !own(c) && is_worn(&categories[usize::from(*c)].name));
            all.next().filter(|_| all.next().is_none())
        };
        if let Some(c) = clothes().filter(|_| wears) {
            return Some(Asked::Category(c));
        }
        let auxiliary =
            ["is", "was", "are", "were", "do", "does", "did", "has", "had", "will", "can"];
        let of_things =
            self.asks(&["what"]) && words.get(asking + 1).is_some_and(|next| next.is(&auxiliary));
        for i in said {
            let word = &words[i].word;
            let price = || ground.measures.asked_for("much").filter(|c| !own(c));
            if let Some(c) =
                Some(()).filter(|()| words[i].is(&["cost", "costs"])).and_then(|()| price())
            {
                return Some(Asked::Category(c));
            }
            // "What was found in the tomb?" asks for nobody.
            let nobody = |c: &u8| {
                of_things
                    && is_of_people(*c, categories, ground)
                    && !is_of_jobs(&categories[usize::from(*c)])
            };
            let called: Vec<u8> =
                ground.cues.called(word).into_iter().filter(|c| !own(c) && !nobody(c)).collect();
            if let [c] = called.as_slice() {
                return Some(Asked::Category(*c));
            }
            // "What are the foxes cooking?", where suppers are listed.
            let goes = |c: u8| goes_with(word, &categories[usize::from(c)]);
            if let Some(c) = the_only(self.others(), goes).filter(|_| of_things) {
                return Some(Asked::Category(c));
            }
            // "What did Ann order?" is not asked of people, whose orders are spoken of too.
            let ends = words[i + 1..].iter().all(Token::is_mark);
            let people = person(categories, ground, &[]);
            let what = self.asks(&["what"]) && ends;
            let taken = |c: &u8| own(c) || what && people == Some(*c) || nobody(c);
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
            // "Which film stars Paul?" does not ask for the year, though films have years.
            let counted = i == asking + 1 && self.asks(&["which"]);
            if counted && ground.scenery.is_place(word) {
                continue;
            }
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
        if self.asks(&["what"]) {
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
            && !of_things
            && self.asks(&["which", "what"])
        {
            return Some(Asked::Category(c));
        }
        // "Which one has the fish?"
        words
            .get(asking + 1)
            .filter(|next| next.is(&["one", "of", "person", "man", "woman"]))
            .and_then(|_| self.person())
    }
}
