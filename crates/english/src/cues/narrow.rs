//! Which of several values a mention can mean, by the words around it.

use super::super::Ground;
use super::super::mentions::Mention;
use super::super::tokens::{Token, root};
use super::Cues;
use super::around::{BARE, alone, around, side_by_side};
use puzzle::Value;

/// As many uses of a category's values tell how they are used.
const ENOUGH: u32 = 2;

impl Cues {
    /// "The person named Alice" is no child of that name.
    fn narrow_to_person(&self, words: &[Token], mention: &mut Mention) {
        let before = |back: usize, list: &[&str]| {
            mention.start.checked_sub(back).is_some_and(|at| words[at].is(list))
        };
        let persons = ["person", "one", "man", "woman", "owner", "resident", "individual"];
        if !before(1, &["named", "called"]) || !before(2, &persons) {
            return;
        }
        let own = ["name", "person", "owner", "resident"].map(root);
        let names = |value: &&Value| {
            own.iter().any(|word| self.named[usize::from(value.category)].contains(word))
        };
        let kept: Vec<Value> = mention.values.iter().filter(names).copied().collect();
        if !kept.is_empty() {
            mention.values = kept;
        }
    }

    /// Leaves of values that several categories have the one whose name stands nearest: "his first
    /// drink was gin" where there is a second.
    fn narrow_by_name(&self, words: &[Token], mentions: &mut [Mention], i: usize) {
        let apart_from = |mention: &Mention, at: usize, len: usize| match at < mention.start {
            true => mention.start.saturating_sub(at + len),
            false => at.saturating_sub(mention.end),
        };
        let mention = &mentions[i];
        let apart = |at: usize, len: usize| apart_from(mention, at, len);
        // "Between Ann and the one whose child is Bea" says nothing of Ann's.
        let of_other = |at: usize, len: usize, c: usize| {
            let has = |other: &Mention| other.values.iter().any(|v| usize::from(v.category) == c);
            mentions.iter().enumerate().any(|(other, nearer)| {
                other != i && has(nearer) && apart_from(nearer, at, len) < apart(at, len)
            })
        };
        let candidate = |c: usize| mention.values.iter().any(|v| usize::from(v.category) == c);
        let mut found: Vec<(usize, usize)> = (0..words.len())
            .filter_map(|at| self.name_at(words, at).map(|(c, len)| (at, len, c)))
            .filter(|&(at, len, c)| candidate(c) && !of_other(at, len, c))
            .map(|(at, len, c)| (apart(at, len), c))
            .filter(|(apart, _)| *apart <= 4)
            .collect();
        found.sort_unstable();
        let clear = |rest: &[(usize, usize)]| rest.iter().all(|(apart, _)| *apart > found[0].0);
        match found.as_slice() {
            [(_, c), rest @ ..] if clear(rest) => {
                let c = *c;
                mentions[i].values.retain(|value| usize::from(value.category) == c);
            }
            _ => {}
        }
    }

    /// Leaves out what is no value but the noun of those before it: nothing is the same as two
    /// values of one category, so that "the tennis player" and "the golf player" are no Players, and
    /// "the blue house" is no house music where houses have colors.
    pub fn drop_nouns_and_verbs(&self, words: &[Token], mentions: &mut Vec<Mention>) {
        let noun = |value: &Value, next: &Mention, after: &Value| {
            let before = self.followed.get(&(value.category, *after));
            let told = next.end - next.start == 1
                && !words[next.start].capital
                && value.category != after.category
                && self.described[usize::from(value.category)]
                    .contains(&root(&words[next.start].word));
            before.is_some_and(|before| before.len() > 1) || told
        };
        let nouns: Vec<(usize, Vec<Value>)> = side_by_side(words, mentions)
            .map(|(values, next)| {
                let is_noun = |after: &&Value| values.iter().any(|value| noun(value, next, after));
                (next.start, next.values.iter().filter(|after| !is_noun(after)).copied().collect())
            })
            .collect();
        for mention in mentions.iter_mut() {
            if let Some((_, left)) = nouns.iter().find(|(start, _)| *start == mention.start) {
                mention.values.clone_from(left);
            }
        }
        let governs: Vec<bool> =
            mentions.iter().map(|m| self.governs(words, m, mentions)).collect();
        let mut governs = governs.into_iter();
        mentions.retain(|mention| !governs.next().unwrap_or(false) && !mention.values.is_empty());
    }

    /// "Who travels by bus" where travel is a value, and the list of vehicles says that everyone
    /// "travels": the verb of the value that follows.
    fn governs(&self, words: &[Token], mention: &Mention, mentions: &[Mention]) -> bool {
        let verb = &words[mention.start];
        let doing = mention.start > 0
            && words[mention.start - 1].is(&["who", "that", "which"])
            && mention.end - mention.start == 1
            && verb.word.ends_with('s');
        let small = ["a", "an", "the", "by", "in", "on", "at", "to", "with", "for"];
        let object = words[mention.end..].iter().position(|word| !word.is(&small));
        let Some(object) = object.filter(|_| doing).map(|after| mention.end + after) else {
            return false;
        };
        let root = root(&verb.word);
        let told = |c: u8| self.told[usize::from(c)].contains(&root);
        mentions.iter().filter(|other| other.start == object).any(|other| {
            other.values.iter().any(|v| told(v.category))
                && mention.values.iter().all(|v| !told(v.category))
        })
    }

    /// Leaves out values of categories that the words around a mention do not go with.
    pub fn narrow(&self, words: &[Token], mentions: &mut [Mention], ground: &Ground) {
        for i in 0..mentions.len() {
            if mentions[i].values.len() < 2 {
                continue;
            }
            self.narrow_by_name(words, mentions, i);
            self.narrow_to_person(words, &mut mentions[i]);
            let around = around(words, &mentions[i], mentions, &ground.lexicon);
            let mention = &mut mentions[i];
            let alone = [alone(words, mention).to_owned()];
            let used = |c: usize, words: &[String]| {
                words.iter().any(|word| self.used[c].contains_key(word))
            };
            let described = |c: usize| around.iter().any(|word| self.described[c].contains(word));
            let seen = |c: usize| self.used[c].values().sum::<u32>() >= ENOUGH;
            let mut keep = |fits: &dyn Fn(usize) -> bool| {
                let fit = |value: &&Value| fits(value.category.into());
                let any = mention.values.iter().any(|value| fit(&value));
                let or_new = |value: &&Value| fit(value) || !seen(value.category.into());
                let kept: Vec<_> = mention.values.iter().filter(or_new).copied().collect();
                if any {
                    mention.values = kept;
                }
                any
            };
            // What the hints say goes before what the description says: "likes a different fruit",
            // where all fruits are eaten.
            if ground.manner.wide {
                keep(&described);
            } else if !keep(&|c| used(c, &around)) && !keep(&described) {
                keep(&|c| used(c, &alone));
            }
            // "Lives in the green house" is no shirt of which nothing was said so far.
            let told = |value: &Value| {
                let told = &self.told[usize::from(value.category)];
                around.iter().any(|word| told.contains(word))
            };
            if mention.values.iter().any(told) {
                mention.values.retain(|value| told(value) || seen(value.category.into()));
            }
            // A category's own name right beside it settles the rest.
            let beside = |c: usize| around.iter().any(|word| self.named[c].contains(word));
            let called: Vec<_> =
                mention.values.iter().copied().filter(|v| beside(v.category.into())).collect();
            if called.len() == 1 {
                mention.values = called;
            }
            // "Ann" alone is the one called so, not somebody's child.
            let named = root("name");
            let own = |value: &Value| self.named[usize::from(value.category)].contains(&named);
            let own: Vec<_> = mention.values.iter().copied().filter(own).collect();
            if own.len() == 1 && alone == [BARE] && around.is_empty() {
                mention.values = own;
            }
            // "Corals" where "coral" is another's.
            let printed = |value: &Value| ground.gazetteer.is_printed(*value, words, mention);
            let exact: Vec<_> = mention.values.iter().copied().filter(printed).collect();
            if !exact.is_empty() {
                mention.values = exact;
            }
        }
    }
}
