//! Which words go with which category, learnt from its description and from the hints themselves:
//! who "drives" something has a car or a motorbike, not a pet.

use std::collections::{HashMap, HashSet};

use super::super::{Category, Value};
use super::Ground;
use super::kinds::KINDS;
use super::lexicon::{Class, Lexicon, is_feeling};
use super::mentions::Mention;
use super::tokens::{Token, root, stem, tokens};

/// Words by category.
#[derive(Debug, Default)]
pub(super) struct Cues {
    /// From names and descriptions.
    described: Vec<HashSet<String>>,
    /// By category: what the text says of it, without what goes with such categories anyway.
    told: Vec<HashSet<String>>,
    /// From names alone.
    named: Vec<HashSet<String>>,
    /// The words of each name in their order.
    names: Vec<Vec<String>>,
    /// From mentions that can mean nothing else, with how often. Where no word goes with them:
    /// [`BARE`], [`ARTICLE`] for "the Brit" or [`FROM`] for "the person from Rome".
    used: Vec<HashMap<String, u32>>,
    /// By category, and a value right after a value of it ("the tennis player", where Players are
    /// a cigarette): after which.
    followed: HashMap<(u8, Value), HashSet<u8>>,
    /// Feelings that the setting tells of everybody: "each is allergic to something else".
    felt: HashSet<String>,
}

/// What goes with a value that stands alone.
const BARE: &str = "";
/// As many uses of a category's values tell how they are used.
const ENOUGH: u32 = 2;
const ARTICLE: &str = "the";
const FROM: &str = "from";

/// Words that say nothing about a category.
const EMPTY: &str = "everyone everybody each person people a an the different unique own distinct \
    favorite has have had is are was were of their his her one and or in on with that which following they \
    all these those who owner house houses there five four three six seven eight characteristics \
    attributes from to as various has a following exactly type kind brand brands possible \
    options values list category";

impl Cues {
    /// From the names of categories alone.
    pub fn of(categories: &[Category]) -> Self {
        let described: Vec<(&str, &str)> =
            categories.iter().map(|category| (category.name.as_str(), "")).collect();
        Self::described(&described)
    }

    /// From names and descriptions.
    pub fn described(categories: &[(&str, &str)]) -> Self {
        let mut cues = Self::default();
        for (name, description) in categories {
            let words = |text: &str| -> HashSet<String> {
                tokens(text)
                    .iter()
                    .filter(|token| !EMPTY.split_ascii_whitespace().any(|word| token.word == word))
                    .filter(|token| !token.is_mark())
                    .map(|token| root(&token.word))
                    .collect()
            };
            let named = words(name);
            let mut described = words(description);
            cues.told.push(described.clone());
            described.extend(named.iter().cloned());
            for kind in &KINDS {
                if named.contains(&root(&kind.name.to_lowercase()))
                    || named.iter().any(|word| kind.has_cue(word))
                {
                    described.extend(kind.cues.split(' ').map(root));
                }
            }
            let name = tokens(name);
            cues.names.push(name.iter().map(|token| stem(&token.word)).collect());
            cues.described.push(described);
            cues.named.push(named);
            cues.used.push(HashMap::new());
        }
        cues
    }

    /// Whether a category is called by this word.
    pub fn is_word_of_category(&self, word: &str) -> bool {
        let root = root(word);
        self.described.iter().any(|words| words.contains(&root))
    }

    /// Whether a category is what people fear or dislike.
    pub fn is_of_aversions(&self) -> bool {
        ["fear", "afraid", "dislike", "hate", "phobia", "dread", "aversion", "scared"]
            .iter()
            .any(|word| self.is_word_of_category(word))
    }

    /// Learns from the setting what everybody feels of something else.
    pub fn learn_feelings(&mut self, setting: &[Token]) {
        for sentence in setting.split(|token| token.is(&["."])) {
            let everybody = sentence.iter().any(|token| {
                token.is(&["each", "every", "everyone", "everybody", "all", "different", "one"])
            });
            let felt = sentence.iter().filter(|token| everybody && is_feeling(&token.word));
            self.felt.extend(felt.map(|token| root(&token.word)));
        }
    }

    /// Whether to feel so of something is what a category tells: "allergic to nuts" where there are
    /// allergies.
    pub fn is_felt(&self, word: &str) -> bool {
        self.is_word_of_category(word) || self.felt.contains(&root(word))
    }

    /// Whether the text has this word where it tells of a category.
    pub fn is_told_of_category(&self, word: &str) -> bool {
        let root = root(word);
        self.told.iter().any(|words| words.contains(&root))
    }

    /// Whether a category has this word in its name.
    pub fn is_name_of_category(&self, word: &str) -> bool {
        let root = root(word);
        self.named.iter().any(|words| words.contains(&root))
    }

    /// The category whose whole name starts here, where it has several words or another has the
    /// same values, and after how many tokens it ends: "first drink", "lunch".
    pub fn name_at(&self, words: &[Token], at: usize) -> Option<(usize, usize)> {
        let here = |name: &Vec<String>| {
            let said = words.get(at..at + name.len());
            said.is_some_and(|said| {
                said.iter().zip(name).all(|(token, word)| stem(&token.word) == *word)
            })
        };
        let c = self.names.iter().position(|name| !name.is_empty() && here(name))?;
        Some((c, self.names[c].len()))
    }

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

    /// The categories called by this word, or whose description has it where none is.
    pub fn called(&self, word: &str) -> Vec<u8> {
        let named = self.named_with(word);
        if named.is_empty() { with_word(&self.described, word) } else { named }
    }

    /// The categories whose name has this word.
    pub fn named_with(&self, word: &str) -> Vec<u8> {
        with_word(&self.named, word)
    }

    /// The only category whose name has these words and no others that say something.
    pub fn called_whole(&self, name: &[Token]) -> Option<u8> {
        let said: HashSet<String> = name
            .iter()
            .filter(|token| !EMPTY.split_ascii_whitespace().any(|word| token.word == word))
            .map(|token| root(&token.word))
            .collect();
        let mut alike = (0..self.named.len()).filter(|&c| self.named[c] == said);
        let found = alike.next().filter(|_| !said.is_empty() && alike.next().is_none())?;
        Some(found as u8)
    }

    /// The categories whose values the hints use with this word.
    pub fn used_with(&self, word: &str) -> Vec<u8> {
        let root = root(word);
        let indices = self.used.iter().enumerate().filter(|(_, words)| words.contains_key(&root));
        indices.map(|(c, _)| c as u8).collect()
    }

    /// The categories other than those of `own` whose values the hints use with this word: the only
    /// one, or the one that they use with it more than twice as often as any other.
    pub fn used_most_with(&self, word: &str, own: &dyn Fn(&u8) -> bool) -> Vec<u8> {
        let root = root(word);
        let uses = |c: &u8| self.used[usize::from(*c)].get(&root).copied().unwrap_or(0);
        let mut found: Vec<u8> = self.used_with(word).into_iter().filter(|c| !own(c)).collect();
        found.sort_by_key(|c| std::cmp::Reverse(uses(c)));
        if let [first, second, ..] = found.as_slice() {
            if uses(first) > 2 * uses(second) {
                found.truncate(1);
            }
        }
        found
    }

    /// How often hints name a value of the category without any word for it: "the Brit".
    pub fn bare_uses(&self, category: u8) -> u32 {
        let used = &self.used[usize::from(category)];
        [BARE, ARTICLE, FROM].iter().filter_map(|word| used.get(*word)).sum()
    }

    /// How often hints name a value of the category with no word but an article: "the Comet".
    pub fn article_uses(&self, category: u8) -> u32 {
        self.used[usize::from(category)].get(ARTICLE).copied().unwrap_or(0)
    }

    /// Learns from a sentence.
    pub fn learn(&mut self, words: &[Token], mentions: &[Mention], lexicon: &Lexicon) {
        for mention in mentions {
            let [value] = mention.values.as_slice() else { continue };
            // What a value right before it has to do with says nothing of it.
            if mentions.iter().any(|before| before.end == mention.start) {
                continue;
            }
            let used = &mut self.used[usize::from(value.category)];
            let mut around = around(words, mention, mentions, lexicon);
            if around.is_empty() {
                around.push(alone(words, mention).to_owned());
            }
            for word in around {
                *used.entry(word).or_default() += 1;
            }
        }
        for (values, next) in side_by_side(words, mentions) {
            let [value] = values else { continue };
            for after in &next.values {
                let key = (value.category, *after);
                self.followed.entry(key).or_default().insert(value.index);
            }
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

/// What a mention can mean, with the mention that follows at once.
fn side_by_side<'m>(
    words: &'m [Token],
    mentions: &'m [Mention],
) -> impl Iterator<Item = (&'m [Value], &'m Mention)> {
    mentions.windows(2).filter_map(|pair| {
        let owner = words[pair[0].end - 1].possessive;
        (pair[0].end == pair[1].start && !owner).then_some((pair[0].values.as_slice(), &pair[1]))
    })
}

/// The words that govern a mention: the verb before it with the nouns between, and the noun after.
fn around(
    words: &[Token],
    mention: &Mention,
    mentions: &[Mention],
    lexicon: &Lexicon,
) -> Vec<String> {
    let mut found = Vec::new();
    let mut at = mention.start;
    // How much was found when "is" was passed, and whether that is said of another value.
    let mut said: Option<usize> = None;
    let mut other = false;
    for _ in 0..6 {
        let Some(before) = at.checked_sub(1) else { break };
        let token = &words[before];
        if let Some(passed) = mentions.iter().find(|m| (m.start..m.end).contains(&before)) {
            if let (Some(kept), false) = (said, token.possessive) {
                // "The person who reads history books is": what comes next has to do with no book.
                found.truncate(kept);
                other = true;
            }
            at = passed.start;
            continue;
        }
        let class = lexicon.class(&token.word);
        if token.is_mark()
            || matches!(class, Class::Who | Class::Danger)
            || token.is(&["and", "or", "to", "than", "next", "left", "right"])
        {
            break;
        }
        at = before;
        match class {
            Class::Verb => {
                // "The drink of Ann is tea", but not "the man who drinks tea is Ann".
                let noun = before.checked_sub(1).is_some_and(|i| words[i].is(&["a", "an", "the"]));
                if !other || noun {
                    found.push(root(&token.word));
                }
                break;
            }
            Class::Be if !found.is_empty() => break,
            Class::Be => said = Some(found.len()),
            Class::Unknown | Class::Filler | Class::Noun if token.word.len() > 2 => {
                let word = root(&token.word);
                if !EMPTY.split_ascii_whitespace().any(|empty| empty == stem(&token.word)) {
                    found.push(word);
                }
            }
            _ => {}
        }
    }
    if let Some(after) = words.get(mention.end) {
        let noun =
            matches!(lexicon.class(&after.word), Class::Noun | Class::Unknown | Class::Filler);
        if noun
            && !after.is_mark()
            && after.word.len() > 2
            && !after.is(&["and", "the", "with", "for", "from"])
        {
            found.push(root(&after.word));
        }
    }
    found
}

/// What goes with a mention that no word governs.
fn alone(words: &[Token], mention: &Mention) -> &'static str {
    let before = |back: usize, list: &[&str]| {
        mention.start.checked_sub(back).is_some_and(|at| words[at].is(list))
    };
    // "The person from Jordan" is no Jordan.
    let who = ["person", "one", "man", "woman", "boy", "girl", "student", "guest", "player", "is"];
    match () {
        () if before(1, &["a", "an", "the"]) => ARTICLE,
        () if before(1, &[FROM]) && before(2, &who) => FROM,
        () => BARE,
    }
}

/// The categories whose words have this one.
fn with_word(sets: &[HashSet<String>], word: &str) -> Vec<u8> {
    let root = root(word);
    let indices = sets.iter().enumerate().filter(|(_, words)| words.contains(&root));
    indices.map(|(c, _)| c as u8).collect()
}
