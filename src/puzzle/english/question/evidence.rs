//! What speaks for each category, and for the place, to be what a question asks for: its nouns, its
//! verbs, who or when it asks, and answers to choose from. No single word of it decides.

use super::super::super::Value;
use super::super::super::{Asked, Category};
use super::super::Ground;
use super::super::kinds::{KINDS, cued_kinds, value_kinds};
use super::super::lexicon::{Class, forms, is_site};
use super::super::people;
use super::super::persons::{is_doer, is_role_of, person};
use super::super::quantities::amount;
use super::super::scenery::Row;
use super::super::tokens::{Token, root, stem, tokens};
use super::members::members;
use super::tasks::names_somebody;
use super::thing::SITES;
use super::usage::Usage;

/// What names a category, or offers its values as answers.
pub(super) const NAMED: i32 = 100;
/// What is said of a category, or belongs to its kind.
pub(super) const TOLD: i32 = 60;
/// A noun that goes with a category at least as much is known.
pub(super) const KNOWN: i32 = 30;
/// Less speaks for nothing.
pub(super) const LEAST: i32 = 15;

/// What a question says, apart from what it is about.
pub(super) struct Evidence<'q> {
    pub words: &'q [Token],
    pub asking: usize,
    /// The places of the nouns for what is asked.
    pub nouns: &'q [usize],
    /// The places of all other words but those of what it is about.
    pub said: &'q [usize],
    /// The value that it is about.
    pub about: Value,
    /// What the answers are that it offers.
    pub offered: Option<Asked>,
    pub categories: &'q [Category],
    pub ground: &'q Ground,
    pub usage: &'q Usage,
}

const PASTIMES: &str = "hobby pastime activity interest leisure sport";

impl Evidence<'_> {
    /// Everything that may be asked for with what speaks for it, the likeliest first.
    pub fn weighed(&self) -> Vec<(Asked, i32)> {
        let others: Vec<u8> =
            (0..self.categories.len() as u8).filter(|c| *c != self.about.category).collect();
        let known = |noun: &usize| {
            others.iter().any(|&c| self.by_noun(c, *noun, &others) >= KNOWN) || self.is_place(*noun)
        };
        let known = self.nouns.iter().any(known);
        let mut all: Vec<(Asked, i32)> = others
            .iter()
            .map(|&c| (Asked::Category(c), self.of_category(c, &others, known)))
            .chain([(Asked::House, self.of_place(known))])
            .collect();
        all.sort_by_key(|(_, weight)| std::cmp::Reverse(*weight));
        all
    }

    fn asks(&self, list: &[&str]) -> bool {
        self.words[self.asking].is(list)
    }

    fn of_category(&self, c: u8, others: &[u8], known: bool) -> i32 {
        let category = &self.categories[usize::from(c)];
        let mut weight = self.nouns.iter().map(|&i| self.by_noun(c, i, others)).max().unwrap_or(0);
        if self.offered == Some(Asked::Category(c)) {
            weight += NAMED;
        }
        let people = self.is_of_people(c);
        if self.asks_for_job() {
            return weight.max(if self.is_of_jobs(c) { TOLD } else { 0 });
        }
        let role = others.iter().find(|&&other| self.is_in_role(other));
        if let Some(role) = role {
            weight += if *role == c { NAMED } else { -20 };
        } else if self.asks_for_somebody(others) {
            let values = &[self.about];
            let first = person(self.categories, self.ground, values) == Some(c);
            let proper = category.values.iter().all(|value| value.starts_with(char::is_uppercase));
            weight += match () {
                () if first && people => 60,
                () if people => 40,
                () if first && proper => 20,
                () => -30,
            };
        } else if self.nouns.is_empty() && self.asks(&["what"]) {
            let amounts = category.values.iter().all(|value| amount(value).is_some());
            weight -= 40 * i32::from(people) + 20 * i32::from(amounts || is_time(category));
            let thing = !people
                && category.values.iter().any(|value| value.starts_with(char::is_lowercase))
                && !self.is_of_kind(c, &["Color"]);
            weight += if thing { 10 } else { -20 };
            weight += 20 * i32::from(is_called(category, THINGS));
            // "What was Ann doing?"
            let does = self.said.iter().any(|&i| self.words[i].is(&["do", "doing", "done"]));
            let doing = category.values.iter().filter(|value| {
                tokens(value).iter().any(|word| word.word.len() > 5 && word.word.ends_with("ing"))
            });
            let doing = doing.count();
            weight += match does && doing > 0 {
                true if 3 * doing >= category.values.len() => 40,
                true => 20,
                false => 0,
            };
        }
        weight += match self.words[self.asking].word.as_str() {
            "when" if is_time(category) => TOLD,
            "where" if self.is_of_kind(c, &["Town", "Nationality", "Destination"]) => TOLD,
            "where" if is_called(category, ROOMS) => TOLD,
            "how" if self.is_way(category) => NAMED,
            "how" if self.nouns.is_empty() && self.is_of_kind(c, &["Vehicle"]) => 40,
            "how" if self.words.get(self.asking + 1).is_some_and(|next| next.is(&["much"])) => {
                let amounts = category.values.iter().all(|value| amount(value).is_some());
                if amounts { TOLD } else { -20 }
            }
            _ => 0,
        };
        // "What does the baker do in her spare time?"
        let leisure = self
            .words
            .windows(2)
            .any(|two| two[0].is(&["spare", "free", "leisure"]) && two[1].is(&["time", "hours"]));
        if leisure
            && (self.is_of_kind(c, &["Hobby"])
                || is_called(category, PASTIMES)
                || is_nameless(category))
        {
            weight += NAMED;
        }
        // "What is the name of the Brazilian author" asks for nothing else of her.
        let names = |&i: &usize| self.words[i].is(&["name", "names"]);
        if self.nouns.iter().chain(self.said).any(names) && is_called(category, "name") {
            weight += NAMED;
        }
        weight += self.by_deed(c, others);
        // "What did Ann's snail eat" asks for no snail.
        let carried = |i: &usize| {
            !category.values.is_empty()
                && self.ground.cues.named_with(&self.words[*i].word) == [c]
                && !(*i > 0 && self.words[*i - 1].is(&["which", "what"]))
                && self.ground.class(&self.words[*i].word) != Class::Verb
        };
        // "What was used as a bookmark" asks for the bookmark.
        let such = |&i: &usize| {
            let from = i.saturating_sub(2);
            carried(&i) && self.words[from..i].iter().any(|word| word.is(&["as"]))
        };
        if self.said.iter().any(such) {
            weight += NAMED;
        } else if self.said.iter().any(carried) {
            weight -= 40;
        }
        // By what no list is called something is asked that has no name.
        if !self.nouns.is_empty() && !known && !self.asks_for_somebody(others) {
            weight += if is_nameless(category) { 20 } else { -20 };
            weight -= 10 * i32::from(people) + 10 * i32::from(is_time(category));
        }
        weight
    }

    /// Whether how it is done is what a category is called: "how was it paid for" of payments.
    fn is_way(&self, category: &Category) -> bool {
        let Some(name) = tokens(&category.name).pop() else { return false };
        let name = root(&name.word);
        self.said.iter().any(|&i| {
            let verb = root(forms(&self.words[i].word)[0]);
            let rest = name.strip_prefix(verb.as_str()).filter(|_| verb.len() > 2);
            rest.is_some_and(|rest| ["ment", "ation", "al", "age"].contains(&rest))
        })
    }

    /// Whether who does it is asked for by the category's name: "who sponsored" of sponsors.
    fn is_in_role(&self, c: u8) -> bool {
        let name = tokens(&self.categories[usize::from(c)].name).pop();
        let noun = name.map(|name| root(&name.word)).filter(|noun| noun.len() > 3);
        self.asks(&["who", "whom"])
            && self.said.iter().map(|&i| &self.words[i].word).any(|verb| {
                let done = verb.ends_with('s') || verb.ends_with("ed");
                let root = root(verb);
                let same = noun.as_ref().is_some_and(|noun| {
                    root.len().abs_diff(noun.len()) < 3
                        && (root.starts_with(noun.as_str()) || noun.starts_with(&root))
                });
                done && same || is_role_of(c, verb, self.ground)
            })
    }

    /// What the verbs of the question, and what it ends with, have to do with a category.
    fn by_deed(&self, c: u8, others: &[u8]) -> i32 {
        let mut most = 0;
        for &i in self.said {
            let word = &self.words[i];
            let empty = word.is_mark()
                || word.word.len() < 3
                || self.ground.class(&word.word) == Class::Be
                || word.is(&EMPTY);
            if empty {
                continue;
            }
            most = most.max(2 * self.usage.near(&word.word, c, others) / 5);
        }
        // "Where was it found" of those that are listed as found.
        let names = |i: &usize| {
            let named = self.ground.cues.named_with(&self.words[*i].word);
            named == [c] && self.words[*i].word.ends_with('d') && !self.asks(&["who", "whom"])
        };
        if self.nouns.is_empty() && self.said.iter().any(names) {
            most += NAMED;
        }
        let leads = |lead: &Token| 3 * self.usage.leads(&lead.word, c, others) / 10;
        most + self.lead().map_or(0, leads)
    }

    /// "In which cave", "What was Ann in for?"
    fn lead(&self) -> Option<&Token> {
        let last = self.words.iter().rposition(|word| !word.is_mark());
        let stranded = last.filter(|last| self.said.contains(last) && self.words[*last].is(&LEADS));
        let led = self.asking.checked_sub(1).filter(|&i| self.words[i].is(&LEADS));
        stranded.or(led).map(|i| &self.words[i])
    }

    /// How far a noun calls a category.
    fn by_noun(&self, c: u8, noun: usize, others: &[u8]) -> i32 {
        let word = &self.words[noun];
        let category = &self.categories[usize::from(c)];
        let named = self.ground.cues.named_with(&word.word);
        if named.contains(&c) {
            return NAMED;
        }
        if word.is(&SORTS) && is_called(category, "genre kind type sort style") {
            return NAMED;
        }
        let wanted = root(&word.word);
        // "Which cake", where food is listed, is asked by one of its kind.
        let kinds: Vec<usize> = [cued_kinds(&wanted), value_kinds(&stem(&word.word))].concat();
        let members = members(&stem(&word.word));
        let mut weight = self.usage.near(&word.word, c, others) * 2 / 5;
        if self.ground.cues.called(&word.word).contains(&c) && named.is_empty() {
            weight = weight.max(50);
        }
        let of_kind = category.values.iter().filter(|value| {
            let key: String = tokens(value).iter().map(|word| stem(&word.word)).collect();
            value_kinds(&key).iter().any(|kind| kinds.contains(kind))
                || tokens(value).iter().any(|word| members.contains(&stem(&word.word).as_str()))
        });
        let (fit, all) = (of_kind.count(), category.values.len());
        if 2 * fit > all {
            weight = weight.max(if fit == all { TOLD + 15 } else { TOLD });
        }
        let called = tokens(&category.name);
        let mut called = called.iter().flat_map(|word| cued_kinds(&root(&word.word)));
        if called.any(|kind| kinds.contains(kind)) {
            weight = weight.max(50);
        }
        // "Which hat" where a straw hat is listed.
        let holds = |value: &&String| tokens(value).iter().any(|part| root(&part.word) == wanted);
        match category.values.iter().filter(holds).count() {
            0 => weight,
            1 => weight.max(30),
            _ => weight.max(80),
        }
    }

    fn of_place(&self, known: bool) -> i32 {
        let mut weight = 0;
        // "Which hat", where hats are counted as places might be.
        let taken = |i: usize| {
            let word = &self.words[i].word;
            let all: Vec<u8> = (0..self.categories.len() as u8).collect();
            !is_site(word) && all.iter().any(|&c| self.usage.near(word, c, &all) > 50)
        };
        if self.nouns.iter().any(|&i| self.is_place(i)) {
            let taken = self.nouns.iter().any(|&i| taken(i));
            // "In which cave", "which floor is she on".
            weight += match self.lead() {
                Some(lead) if lead.is(&["in", "into", "on", "at"]) => TOLD + 20,
                _ if taken => 10,
                _ => TOLD,
            };
        }
        if self.nouns.iter().any(|&i| self.words[i].is(&COUNTS) && self.is_place(i)) {
            weight += 20;
        }
        if self.offered == Some(Asked::House) {
            weight += NAMED;
        }
        if !self.nouns.is_empty() && !known {
            weight -= 20;
        }
        let next = self.words.get(self.asking + 1);
        let far = self.asks(&["how"]) && next.is_some_and(|next| next.is(&["high", "far", "late"]));
        if far {
            weight += TOLD;
        } else if self.nouns.is_empty() && self.asks(&["what", "who", "whom", "whose", "how"]) {
            weight -= 40;
        }
        let timed = matches!(self.ground.scenery.row, Row::Time | Row::Order);
        weight
            + match self.words[self.asking].word.as_str() {
                "where" if self.said.iter().any(|&i| self.words[i].is(&ENDINGS)) => TOLD,
                "where" if timed => -20,
                "where" | "when" => 40,
                _ => 0,
            }
    }

    fn is_place(&self, noun: usize) -> bool {
        let word = &self.words[noun];
        let is = |at: usize, list: &[&str]| self.words.get(at).is_some_and(|word| word.is(list));
        // "What type of room", "the number of pages".
        let kind = noun > 0 && is(noun - 1, &["of"]);
        let amount = word.is(&["number"]) && is(noun + 1, &["of"]) && !is(noun + 2, &["the"]);
        if kind || amount || names_somebody(&word.word) {
            return false;
        }
        word.is(&COUNTS)
            || is_site(&word.word)
            || self.ground.scenery.is_place(&word.word)
            || SITES.split(' ').any(|site| site == stem(&word.word))
    }

    /// "Who", or a noun that no list is called by and that means somebody.
    fn asks_for_somebody(&self, others: &[u8]) -> bool {
        let somebody = |i: &usize| {
            let word = &self.words[*i].word;
            (names_somebody(word) || is_doer(word))
                && !self.is_place(*i)
                && others.iter().all(|&c| !self.ground.cues.named_with(word).contains(&c))
        };
        // "What is the name of the person who …", "what is she called".
        let says = |list: &[&str]| self.said.iter().any(|&i| self.words[i].is(list));
        let person = || self.said.iter().any(|&i| names_somebody(&self.words[i].word));
        let name = says(&["called", "named"]) || says(&["name"]) && person();
        let name = name && self.nouns.is_empty();
        self.asks(&["who", "whom"])
            || self.asks(&["what"]) && name
            || self.asks(&["whose"]) && self.offered.is_none()
            || self.nouns.iter().any(somebody)
    }

    /// "What is Ann's job?", "What does Ann do?"
    fn asks_for_job(&self) -> bool {
        let word = |i: usize| &self.words[i];
        let named = self.nouns.iter().any(|&i| word(i).is(&JOBS));
        let last = self.said.iter().rev().find(|&&i| !word(i).is_mark());
        let does = last.is_some_and(|&i| word(i).is(&["do", "living"]));
        named || self.asks(&["what"]) && self.nouns.is_empty() && does
    }

    /// Whether its values say what somebody does for a living.
    fn is_of_jobs(&self, c: u8) -> bool {
        let category = &self.categories[usize::from(c)];
        let doer = |value: &&String| {
            let words = tokens(value);
            words.last().is_some_and(|last| {
                let kinds = value_kinds(&stem(&last.word));
                is_doer(&last.word)
                    || kinds.iter().any(|&k| ["Job", "Rank"].contains(&KINDS[k].name))
            })
        };
        let named = 2 * people::named(&category.values) > category.values.len();
        !named && 2 * category.values.iter().filter(doer).count() > category.values.len()
    }

    fn is_of_people(&self, c: u8) -> bool {
        let values = &self.categories[usize::from(c)].values;
        let name = tokens(&self.categories[usize::from(c)].name).pop();
        name.is_some_and(|name| names_somebody(&name.word) || is_doer(&name.word))
            || self.ground.peoples.contains(&c)
            || 2 * people::named(values) > values.len()
            || people::are_titled(values)
            || self.is_of_jobs(c)
    }

    fn is_of_kind(&self, c: u8, names: &[&str]) -> bool {
        let values = &self.categories[usize::from(c)].values;
        let fits = values.iter().filter(|value| {
            let words = tokens(value);
            let last = words.last().map_or(String::new(), |last| stem(&last.word));
            value_kinds(&last).iter().any(|&kind| names.contains(&KINDS[kind].name))
        });
        2 * fits.count() > values.len()
    }
}

/// What says nothing of what is asked.
const EMPTY: [&str; 24] = [
    "the", "did", "does", "had", "has", "have", "you", "can", "will", "that", "this", "those",
    "and", "would", "must", "his", "her", "their", "our", "when", "who", "which", "what", "then",
];
const SORTS: [&str; 4] = ["kind", "type", "sort", "genre"];
/// Nouns that count places.
const COUNTS: [&str; 5] = ["number", "position", "place", "order", "rank"];
/// "Where did Ann finish?"
const ENDINGS: [&str; 6] = ["finish", "finished", "place", "placed", "rank", "come"];
const JOBS: [&str; 7] = ["job", "profession", "occupation", "trade", "career", "work", "vocation"];

/// What lists of things are called by.
const THINGS: &str = "content item object thing belonging possession cargo";

const LEADS: [&str; 12] =
    ["in", "on", "at", "for", "from", "with", "by", "as", "of", "to", "into", "about"];
const ROOMS: &str = "room place location venue city town country destination island shop garden spot \
    home origin hotel";

/// Whether one of these words is in a category's name.
fn is_called(category: &Category, words: &str) -> bool {
    let name = tokens(&category.name);
    name.iter().any(|word| words.split_ascii_whitespace().any(|other| other == stem(&word.word)))
}

fn is_time(category: &Category) -> bool {
    is_called(category, "day month year time hour date week evening weekday")
}

/// Whether a category has no name of its own in the text.
fn is_nameless(category: &Category) -> bool {
    let name = tokens(&category.name);
    let thing = is_called(category, THINGS);
    thing
        || name.first().is_some_and(|first| {
            first.is(&["category", "other", "same", "each", "and", "once", "one", "another"])
        })
        || name.len() > 1 && name[0].is(&["name"])
}
