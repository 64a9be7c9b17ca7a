//! What "what" and "which" ask for: "Which drink does Ann have?", "What is the name of the guest with
//! the scone?"

use super::super::asking::{What, what_of};
use super::super::kinds::cued_kinds;
use super::super::lexicon::{Class, is_site};
use super::super::naming::calendar_name;
use super::super::persons::is_doer;
use super::super::tokens::{Token, root, stem};
use super::ARTICLES;
use super::fields::{is_of_mishaps, may_be_called, tells_of_mishaps};
use super::query::Query;
use super::tasks::{by_another_name, names_somebody, of_kind, only_things, things};
use super::wording::{AUXILIARIES, PREFERRED};
use puzzle::{Asked, Category};

/// What a place of the row may be, where no category is called so.
pub(super) const SITES: &str = "carriage coach compartment hook peg cage kennel pod cell cave drawer bench pier \
    dock jetty mooring plot bed aisle shed pen hive hangar track bunk bin counter kiosk cubicle \
    suite tank window wagon space";

/// What has something in it.
const CONTAINERS: &str =
    "box crate chest jar tin basket bag envelope parcel drawer case bottle pot";

const SORTS: [&str; 4] = ["sort", "kind", "type", "sorts"];

/// The only one of several that is so.
pub(super) fn the_only(all: impl Iterator<Item = u8>, is_so: impl Fn(u8) -> bool) -> Option<u8> {
    let mut found = all.filter(|&c| is_so(c));
    found.next().filter(|_| found.next().is_none())
}

/// Whether the values of a category are days.
pub(super) fn is_of_days(category: &Category) -> bool {
    let name = category.name.to_lowercase();
    ["day", "date", "evening", "night"].iter().any(|day| name == *day)
        || calendar_name(&category.values) == Some("Day")
}

fn next_word(words: &[Token], at: usize) -> Option<&Token> {
    words.get(at + 1)
}

impl Query<'_> {
    /// What is asked for by a name or a noun, or by what is done.
    pub fn thing(&self) -> Option<Asked> {
        let Self { words, about, categories, ground, .. } = self;
        let asking = self.asking;
        let own = |c: &u8| self.is_own(c);
        // "What is wrong with Ann's pet?"
        let be = words.get(asking + 1).is_some_and(|be| be.is(&["is", "was"]));
        let next = words.get(asking + 2).filter(|_| be && self.asks(&["what"]));
        if next.is_some_and(|next| next.is(&["wrong"])) {
            let called = "complaint ailment illness problem disease symptom injury trouble fault";
            return self.called_by(called).map(Asked::Category);
        }
        // "What went wrong in Rome?", "what happened to Ann?"
        let happens = |word: &Token| word.is(&["happen", "happened", "befell"]);
        if self.asks(&["what"])
            && (tells_of_mishaps(words) || next_word(words, asking).is_some_and(happens))
            && let Some(c) = the_only(self.others(), |c| is_of_mishaps(&categories[usize::from(c)]))
        {
            return Some(Asked::Category(c));
        }
        // "What is in the box with the ribbon?" does not ask for the box.
        if next.is_some_and(|next| next.is(&["in", "inside", "on", "under", "behind"]))
            && let Some(c) = self.contents(asking + 3)
        {
            return Some(Asked::Category(c));
        }
        // "What position is Ann at?", also where goalkeepers and strikers have positions.
        let place = words.get(asking + 1).is_some_and(|noun| noun.is(&["position", "place"]));
        let at = self.last().is_some_and(|last| words[last].is(&["at"]));
        if place && at && ground.scenery.numbered {
            return Some(Asked::House);
        }
        // "What is the seat number of Ann?"
        let number = (asking + 1..about.start).find(|&i| words[i].is(&["number"]));
        let site = |i: usize| is_site(&words[i].word) || ground.scenery.is_place(&words[i].word);
        let listed = |c: &Category| c.name.to_lowercase().contains("number");
        let whole = number.is_some_and(|i| !categories.iter().any(listed) && site(i - 1));
        if whole && self.asks(&["what", "which"]) {
            return Some(Asked::House);
        }
        // "What is the name of the snail with the red shell?", where snails are listed too.
        let name = (asking + 1..about.start).find(|&i| words[i].is(&["name", "names"]));
        let of = name.filter(|&i| words[i + 1].is(&["of"]));
        let noun = of.map(|i| i + 2 + usize::from(words[i + 2].is(&ARTICLES)));
        if let Some(noun) = noun.filter(|noun| *noun < about.start)
            && let [c] = ground.cues.named_with(&words[noun].word)[..]
            && !own(&c)
        {
            return Some(Asked::Category(c));
        }
        // "What is the name of the guest with the scone?"
        let name = (asking + 1..about.start.min(asking + 4)).find(|&i| words[i].is(&["name"]));
        if name.is_some_and(|i| words[i + 1].is(&["of"])) && ground.cues.called("name").is_empty() {
            // "What is the name of Ann's hotel?"
            let of_hers = words.get(about.end).filter(|_| words[about.end - 1].possessive);
            let of_hers = of_hers.map(|noun| ground.cues.called(&noun.word));
            if let Some([c]) = of_hers.as_deref() {
                return (!own(c)).then_some(Asked::Category(*c));
            }
            return self.person();
        }
        // "What is the baker's name?"
        let last = self.last().unwrap_or_default();
        let names = self.asks(&["what"]) && last == about.end && words[last].is(&["name"]);
        if names && words[last - 1].possessive && ground.cues.named_with("name").is_empty() {
            return self.person();
        }
        // "What is Hair Color of …": a whole name goes before its words.
        match what_of(words, asking, ground) {
            What::Category(c) if !own(&c) => return Some(Asked::Category(c)),
            What::Unknown => return None,
            _ => {}
        }
        // "Find out what the pilot is called."
        if self.asks(&["what"]) && words[last].is(&["called", "named"]) {
            // Where the names of pets are listed, it may be one of those.
            let names = |c| ground.cues.named_with("name").contains(&c);
            return the_only(self.others(), names).map(Asked::Category).or_else(|| self.person());
        }
        if self.asks(&["what", "which"])
            && let Some(c) = by_another_name(
                words.get(asking + 1..about.start).unwrap_or_default(),
                categories,
                ground,
                &own,
            )
        {
            return Some(Asked::Category(c));
        }
        // "Determine the make of the car", where a list is called "Make".
        let named_so = |i: usize| {
            self.others().find(|&c| {
                let name = categories[usize::from(c)].name.to_lowercase();
                stem(&name) == stem(&words[i].word)
            })
        };
        let whole = |i: &usize| {
            let of = words.get(i + 1).is_some_and(|next| next.is(&["of"]));
            (of || *i == asking + 1) && !names_somebody(&words[*i].word)
        };
        let by_name = (asking + 1..about.start).filter(whole).find_map(named_so);
        if let Some(c) = by_name.filter(|_| self.asks(&["what", "which"])) {
            return Some(Asked::Category(c));
        }
        self.by_noun()
    }

    /// The only category of what is in that whose noun comes here, or is called so.
    fn contents(&self, noun: usize) -> Option<u8> {
        let held = "content hold contain holding item object thing inside";
        if let Some(c) = self.called_by(held) {
            return Some(c);
        }
        let holder = |word: &&Token| CONTAINERS.split(' ').any(|holder| holder == stem(&word.word));
        let holder = self.words.get(noun..)?.iter().take(3).find(holder)?;
        let of_box = self.ground.cues.called(&holder.word);
        let mut left = self.others().filter(|c| !of_box.contains(c));
        left.next().filter(|_| left.next().is_none())
    }

    /// The noun after "which" or "what": a category, or a place.
    fn by_noun(&self) -> Option<Asked> {
        let Self { words, about, categories, ground, .. } = self;
        let asking = self.asking;
        let own = |c: &u8| self.is_own(c);
        // "What did the person from Rome order?": who it was is no answer.
        // "Find out what the man in seat 3 eats."
        let next = words.get(asking + 1);
        let whole = next.is_some_and(|next| next.is(&ARTICLES)) || about.start == asking + 1;
        // "Which ice cream does Ann choose?", "which cake the Norwegian eats": whoever does it is named
        // after what is asked for.
        let doer = (asking + 1..about.start.min(asking + 4)).find(|&i| {
            let the = words[i].is(&ARTICLES) && i > asking + 1 && self.asks(&["which"]);
            let aux = words[i].is(&["do", "does", "did"]);
            (aux || the)
                && !words[i - 1].is(&["is", "was", "of"])
                && !names_somebody(&words[i - 1].word)
        });
        // "What is the spectator in seat 3 eating?"
        let be = next.is_some_and(|next| next.is(&["is", "was"]));
        let doing = self.last().is_some_and(|last| {
            last >= about.end && last > asking + 2 && words[last].word.ends_with("ing")
        });
        let did = self.asks(&["what"]) && (whole || be && doing) || doer.is_some();
        for i in self
            .outside()
            .filter(|&i| i > asking && doer.is_none_or(|doer| i < doer || i >= about.end))
        {
            let token = &words[i];
            let empty = ["is", "was", "were", "does", "do", "did", "are", "the", "of", "in", "at"];
            if token.is(&empty) && i == asking + 1 {
                continue;
            }
            // "What is the friend in red drinking?": no friend is asked for.
            if be && doing && self.asks(&["what"]) && i < about.start {
                continue;
            }
            // "What was Ann's gift?"
            // "What is the dog owner's job?"
            // "What is Ann's favorite activity?"
            let liked = words[about.end - 1].possessive
                && i == about.end + 1
                && words[about.end].is(&PREFERRED);
            let of_hers = i == about.end
                && (words[about.end - 1].possessive || words[about.end].possessive)
                || i == about.end + 1 && words[about.end].possessive
                || liked;
            if i == about.end && words[about.end].possessive && !words[about.end - 1].possessive {
                continue;
            }
            if i > about.start && !of_hers {
                break;
            }
            // "Which boy is the guitarist?", not what a 7-year-old boy is by age.
            let listed = |c: &Category| c.name.to_lowercase().contains(stem(&token.word).as_str());
            if i == asking + 1
                && !self.asks(&["what"])
                && names_somebody(&token.word)
                && !categories.iter().any(listed)
                && let Some(who) = self.person()
            {
                return Some(who);
            }
            let mut called: Vec<u8> =
                ground.cues.called(&token.word).into_iter().filter(|c| !own(c)).collect();
            // "In which country": where the lists are of nations or countries.
            let country = called.is_empty() && token.is(&["country", "nation"]);
            let nations = |c: &u8| categories[usize::from(*c)].name == "Nationality" && !own(c);
            called.extend((0..categories.len() as u8).filter(|c| country && nations(c)));
            let inside =
                words[..asking].last().is_some_and(|before| before.is(&["in", "on", "at"]))
                    || words
                        .iter()
                        .rev()
                        .find(|last| !last.is_mark())
                        .is_some_and(|last| last.is(&["in", "on", "at"]));
            // "On which evening", where they are told by their days.
            // "On which day", where the days of lessons are listed.
            if token.is(&["evening", "night", "afternoon", "morning", "date", "day", "weekday"])
                && let Some(c) =
                    the_only(self.others(), |c| is_of_days(&categories[usize::from(c)]))
                && called.iter().all(|other| *other == c)
            {
                return Some(Asked::Category(c));
            }
            // "In what sort of place" asks for no place of the row.
            let sort = i > asking + 2 && words[i - 1].is(&["of"]) && words[i - 2].is(&SORTS);
            if sort && is_site(&token.word) {
                return None;
            }
            // "What surrounds the plot with the peas?" asks for no plot.
            let led = words[asking + 1].is(&AUXILIARIES) || words[asking + 1].is(&ARTICLES);
            if self.asks(&["what"])
                && !led
                && i > asking + 2
                && words[i - 1].is(&ARTICLES)
                && words[asking + 1].word.ends_with(['s', 'd'])
            {
                return None;
            }
            let placed = is_site(&token.word)
                || inside && ground.scenery.is_place(&token.word)
                || called.is_empty() && SITES.split(' ').any(|site| site == stem(&token.word));
            // "Which hook number", "which carriage, by number".
            let numbered =
                self.outside().any(|i| i > asking && i < about.start && words[i].is(&["number"]));
            // "At which desk", where they are numbered and something on them is listed.
            let numbered = numbered
                || words[..asking].last().is_some_and(|led| led.is(&["in", "on", "at"]))
                    && ground.scenery.numbered
                    && is_site(&token.word)
                    && ground.scenery.is_place(&token.word);
            let site = placed || numbered || token.is(&["number", "places", "order", "rank"]);
            let named = |c: &u8| {
                stem(&categories[usize::from(*c)].name.to_lowercase()) == stem(&token.word)
            };
            let category = called.len() == 1 && (!placed || called.iter().all(named));
            if site && !category {
                let things = things(&token.word, categories).filter(|c| !own(c) && !inside);
                return Some(things.map_or(Asked::House, Asked::Category));
            }
            // "Which drink" where beverages are listed, "which topic" where subjects are.
            if called.is_empty()
                && let Some(c) = of_kind(token, categories, &own).or_else(|| {
                    let called = |c| may_be_called(&token.word, &categories[usize::from(c)]);
                    the_only(self.others(), called)
                })
            {
                return Some(Asked::Category(c));
            }
            if !category && !did && ground.class(&token.word) == Class::Noun && called.is_empty() {
                let somebody = names_somebody(&token.word) || is_doer(&token.word);
                // "Which wizard casts the spell?", not "Which game does Ann play?"
                let does = words.get(i + 1).filter(|_| i == asking + 1);
                let does = does.filter(|next| !next.is(&["do", "does", "did"]));
                let does = does.is_some_and(|next| {
                    matches!(ground.class(&next.word), Class::Verb | Class::Be)
                        || next.is(&["has", "had", "owns"])
                });
                let things = || only_things(categories, &own).map(Asked::Category);
                return match somebody || does {
                    true => self.person().or_else(|| (!somebody).then(things).flatten()),
                    false => things(),
                };
            }
            if let [c] = called.as_slice() {
                // "Which band" where bands have names, and kinds of band are listed: who it is.
                let whole = ground.cues.named_with(&token.word).contains(c)
                    || !cued_kinds(&root(&token.word)).is_empty();
                let names = (0..categories.len() as u8).find(|c| {
                    categories[usize::from(*c)].name == "Name" && !own(c) && i == asking + 1
                });
                return Some(Asked::Category(names.filter(|_| !whole).unwrap_or(*c)));
            }
            // "Which gardener grows figs?", where they are listed by name.
            if i == asking + 1 && called.len() != 1 && !site && is_doer(&token.word) {
                return self.person();
            }
        }
        self.deed(did)
    }
}
