//! What speaks for a list by what a question says beside its nouns: its verbs, how, when and where it
//! asks, whom it asks for, and what it names by the way.

use super::super::lexicon::{Class, forms};
use super::super::persons::{is_doer, is_role_of};
use super::super::quantities::amount;
use super::super::tokens::{Token, root, tokens};
use super::evidence::{Evidence, NAMED, TOLD, is_nameless, is_time};
use super::fields::{goes_with, is_called, is_of_mishaps, may_be_called, tells_of_mishaps};
use super::somebody::{in_role, maker_of};
use super::tasks::names_somebody;
use puzzle::Category;

/// What says nothing of what is asked.
const EMPTY: [&str; 24] = [
    "the", "did", "does", "had", "has", "have", "you", "can", "will", "that", "this", "those",
    "and", "would", "must", "his", "her", "their", "our", "when", "who", "which", "what", "then",
];
const JOBS: [&str; 7] = ["job", "profession", "occupation", "trade", "career", "work", "vocation"];
const PASTIMES: &str = "hobby pastime activity interest leisure sport";
const LEADS: [&str; 12] =
    ["in", "on", "at", "for", "from", "with", "by", "as", "of", "to", "into", "about"];
/// What stands before a noun that is asked for, or a verb: "what can you drink there?"
const LEADERS: [&str; 8] = ["which", "what", "you", "we", "they", "i", "one", "people"];
/// "What did Ann take home?"
const TAKING: [&str; 8] = ["take", "took", "taken", "taking", "go", "went", "going", "gone"];
const ROOMS: &str = "site room place location venue city town country destination island shop garden spot \
    home origin hotel";

impl Evidence<'_> {
    /// How, when and where.
    pub(super) fn by_adverb(&self, c: u8) -> i32 {
        let category = self.category(c);
        let mut weight = match self.words[self.asking].word.as_str() {
            "when" if is_time(category) => TOLD,
            "where" if self.is_of_kind(c, &["Town", "Nationality", "Destination"]) => TOLD,
            "where" if is_called(category, ROOMS) => TOLD,
            "how" if self.is_way(category) => NAMED,
            "how"
                if self.nouns.is_empty()
                    && (self.is_of_kind(c, &["Vehicle"])
                        || may_be_called("transport", category)) =>
            {
                TOLD
            }
            "how" if self.words.get(self.asking + 1).is_some_and(|next| next.is(&["much"])) => {
                let amounts = category.values.iter().all(|value| amount(value).is_some());
                if amounts { TOLD } else { -20 }
            }
            _ => 0,
        };
        // "How tall is the tower?"
        let amount = self.words.get(self.asking + 1).filter(|_| self.asks(&["how"]));
        if amount.is_some_and(|word| self.ground.measures.asked_for(&word.word) == Some(c)) {
            weight += NAMED;
        }
        weight
    }

    /// "What does the baker do in her spare time?", "what is Ann's favorite?"
    pub(super) fn by_pastime(&self, c: u8) -> i32 {
        let category = self.category(c);
        let leisure = self
            .words
            .windows(2)
            .any(|two| two[0].is(&["spare", "free", "leisure"]) && two[1].is(&["time", "hours"]));
        if leisure
            && (self.is_of_kind(c, &["Hobby"])
                || is_called(category, PASTIMES)
                || is_nameless(category))
        {
            return NAMED;
        }
        let favorite = ["favorite", "favourite"];
        if self.said.iter().any(|&i| self.words[i].is(&favorite))
            && favorite.iter().any(|word| category.name.to_lowercase().contains(word))
        {
            return NAMED;
        }
        0
    }

    /// What a question names by the way is seldom what it asks for.
    pub(super) fn by_what_is_named(&self, c: u8) -> i32 {
        let category = self.category(c);
        let mut weight = 0;
        // "What did Ann's snail eat" asks for no snail.
        let carried = |i: &usize| {
            !category.values.is_empty()
                && self.ground.cues.named_with(&self.words[*i].word) == [c]
                && !(*i > 0 && self.words[*i - 1].is(&LEADERS))
                && self.ground.class(&self.words[*i].word) != Class::Verb
        };
        // "What was used as a bookmark" asks for the bookmark, "what is there for supper" for that,
        // though not "what did she pay for the supper".
        let such = |&i: &usize| {
            let from = i.saturating_sub(2);
            let bare = i > 0 && self.words[i - 1].is(&["for"]);
            carried(&i) && (bare || self.words[from..i].iter().any(|word| word.is(&["as"])))
        };
        let for_such = |&i: &usize| {
            i > 0 && self.words[i - 1].is(&["for"]) && may_be_called(&self.words[i].word, category)
        };
        if self.asks(&["what"]) && self.said.iter().any(for_such) {
            weight += TOLD;
        }
        let for_it =
            |&i: &usize| i > 1 && self.words[i - 2].is(&["for"]) && self.words[i - 1].is(&["the"]);
        if self.said.iter().any(such) {
            weight += NAMED;
        } else if self.said.iter().any(|i| carried(i) && !for_it(i)) {
            weight -= 40;
        }
        weight
    }

    /// Whether how it is done is what a category is called: "how was it paid for" of payments.
    pub(super) fn is_way(&self, category: &Category) -> bool {
        let Some(name) = tokens(&category.name).pop() else { return false };
        let name = root(&name.word);
        self.said.iter().any(|&i| {
            let verb = root(forms(&self.words[i].word)[0]);
            let rest = name.strip_prefix(verb.as_str()).filter(|_| verb.len() > 2);
            rest.is_some_and(|rest| ["ment", "ation", "al", "age"].contains(&rest))
        })
    }

    /// Whether who does it is asked for by the category's name: "who sponsored" of sponsors.
    pub(super) fn is_in_role(&self, c: u8) -> bool {
        let name = tokens(&self.categories[usize::from(c)].name).pop();
        let noun = name.map(|name| root(&name.word)).filter(|noun| noun.len() > 3);
        self.asks(&["who", "whom"])
            && self.said.iter().map(|&i| &self.words[i].word).any(|verb| {
                let done = verb.ends_with('s') || verb.ends_with("ed");
                let root = root(verb);
                let same = noun.as_ref().is_some_and(|noun| {
                    root.len() > 3
                        && root.len().abs_diff(noun.len()) < 3
                        && (root.starts_with(noun.as_str()) || noun.starts_with(&root))
                });
                done && same || in_role(verb, self.categories, self.ground).any(|role| role == c)
            })
            || self.asks(&["who"]) && self.names_role(c)
            || self.asks(&["whose"]) && {
                let work = self.words.get(self.asking + 1);
                work.is_some_and(|work| is_role_of(c, maker_of(&work.word), self.ground))
            }
    }

    /// "Who is the seller of the lamp?"
    pub(super) fn names_role(&self, c: u8) -> bool {
        let word = |after: usize| self.words.get(self.asking + after);
        word(1).is_some_and(|be| be.is(&["is", "was"]))
            && word(2).is_some_and(|the| the.is(&["the"]))
            && word(3).is_some_and(|role| self.ground.cues.named_with(&role.word) == [c])
    }

    /// What the verbs of the question, and what it ends with, have to do with a category.
    pub(super) fn by_deed(&self, c: u8, others: &[u8], known: bool) -> i32 {
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
            // "What did we eat?", "what is on the menu?", but not "which evening did she speak".
            let listed = self.words[i - usize::from(i > 0)].is(&["the"])
                && may_be_called(&word.word, self.category(c));
            if !self.asks(&["who", "whom", "whose"])
                && !known
                && (goes_with(&word.word, self.category(c))
                    || self.ground.cues.called(&word.word) == [c]
                    || listed)
            {
                most = most.max(50);
            }
        }
        // "What did Ann go home with?"
        let home = self.words.iter().any(|word| word.is(&["home"]))
            && self.words.iter().any(|word| word.is(&TAKING));
        let taken = ["buy", "give"].iter().any(|verb| goes_with(verb, self.category(c)));
        if self.asks(&["what"]) && home && taken {
            most = most.max(50);
        }
        // "What went wrong in Rome?"
        let wrong = self.asks(&["what"]) && tells_of_mishaps(self.words);
        if wrong && is_of_mishaps(self.category(c)) {
            most += NAMED;
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
    pub(super) fn lead(&self) -> Option<&Token> {
        let last = self.words.iter().rposition(|word| !word.is_mark());
        let stranded = last.filter(|last| self.said.contains(last) && self.words[*last].is(&LEADS));
        let led = self.asking.checked_sub(1).filter(|&i| self.words[i].is(&LEADS));
        stranded.or(led).map(|i| &self.words[i])
    }

    /// "Who", or a noun that no list is called by and that means somebody.
    pub(super) fn asks_for_somebody(&self, others: &[u8]) -> bool {
        let somebody = |i: &usize| {
            let word = &self.words[*i].word;
            (names_somebody(word) || is_doer(word))
                && !self.is_place(*i)
                && others.iter().all(|&c| !self.ground.cues.named_with(word).contains(&c))
        };
        // "What is the name of the person who …", "what is she called".
        let says = |list: &[&str]| self.said.iter().any(|&i| self.words[i].is(list));
        let person = || {
            self.said.iter().any(|&i| {
                names_somebody(&self.words[i].word) || self.words[i].is(&["his", "her", "their"])
            })
        };
        let name = says(&["called", "named"]) || says(&["name"]) && person();
        let name = name && self.nouns.is_empty();
        // "Which one is it?", "which of the four sings?"
        let next = self.words.get(self.asking + 1);
        let one = self.nouns.is_empty()
            && self.asks(&["which"])
            && next.is_some_and(|next| next.is(&["one", "of"]));
        self.asks(&["who", "whom"])
            || one
            || self.asks(&["what"]) && name
            || self.asks(&["whose"]) && self.offered.is_none()
            || self.nouns.iter().any(somebody)
    }

    /// "What is Ann's job?", "What does Ann do?"
    pub(super) fn asks_for_job(&self) -> bool {
        let word = |i: usize| &self.words[i];
        let named = self.nouns.iter().any(|&i| word(i).is(&JOBS));
        // "What is Ann by trade?", "as what does Ann work?"
        let by_trade = |&i: &usize| i > 0 && word(i - 1).is(&["by"]) && word(i).is(&JOBS);
        let led = self.asking.checked_sub(1).is_some_and(|led| word(led).is(&["as"]));
        let works = led && self.said.iter().any(|&i| word(i).is(&["work", "works", "worked"]));
        let named = named || works || self.said.iter().any(by_trade);
        let last = self.said.iter().rev().find(|&&i| !word(i).is_mark());
        let does = last.is_some_and(|&i| word(i).is(&["do", "living"]));
        named || self.asks(&["what", "how"]) && self.nouns.is_empty() && does
    }
}
