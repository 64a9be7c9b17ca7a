//! Where a sentence names values, and how sure that is.

use std::ops::Range;

use puzzle::Value;
use rustc_hash::{FxHashMap, FxHashSet};

use super::scene::Scene;
use crate::document::List;
use crate::kinds::kinds;
use crate::tokens::{Token, Words, data_lines, is_slip};

/// A value that a sentence names.
#[derive(Clone, PartialEq, Debug)]
pub struct Mention {
    /// Which words name it.
    pub tokens: Range<usize>,
    /// Which value.
    pub value: Value,
    /// How unsure it is; 0 for its very words.
    pub cost: f32,
}

/// What a mention costs that is not in the very words of the value.
mod costs {
    pub const WITH_ITS_CATEGORY: f32 = -0.5;
    pub const OTHER_FORM: f32 = 0.1;
    pub const ANOTHER_IS_EXACT: f32 = 0.4;
    pub const OTHER_NAME: f32 = 0.2;
    pub const DERIVED: f32 = 0.4;
    pub const PART: f32 = 0.6;
    pub const ONE_WORD_OF_IT: f32 = 1.0;
    pub const SLIP: f32 = 2.0;
    pub const NO_CAPITAL: f32 = 0.4;
    pub const COMMON_WORD: f32 = 0.5;
}

/// The words that a value may be named by.
struct Form {
    stems: Vec<String>,
    words: Vec<String>,
    value: Value,
    cost: f32,
    capital: bool,
}

/// All values of a puzzle by their words.
pub struct Gazetteer {
    forms: FxHashMap<String, Vec<Form>>,
    /// By a word without its ending of derivation: the values it may be of.
    bases: FxHashMap<String, FxHashSet<Value>>,
    endings: Vec<&'static str>,
    common: FxHashSet<String>,
    /// Stems of the names of categories.
    names: FxHashSet<String>,
    /// By stem of a word near mentions: how often it stands near each category.
    cues: FxHashMap<String, FxHashMap<u8, f32>>,
}

/// Forms of one value that have other stems: "Spaniard" and "Spain".
pub struct Aliases(FxHashMap<String, Vec<String>>);

impl Aliases {
    /// Those of the kinds in the data.
    pub fn load(words: &Words) -> Self {
        let mut aliases: FxHashMap<String, Vec<String>> = FxHashMap::default();
        let values = kinds().iter().flat_map(|kind| kind.values().collect::<Vec<_>>());
        for forms in values.filter(|forms| forms.clone().count() > 1) {
            let forms = forms.filter(|form| !form.contains(' '));
            let stems: Vec<String> = forms.map(|form| words.stem(form)).collect();
            for stem in &stems {
                aliases.entry(stem.clone()).or_default().extend(stems.iter().cloned());
            }
        }
        Self(aliases)
    }

    fn of(&self, stem: &str) -> &[String] {
        self.0.get(stem).map_or(&[], Vec::as_slice)
    }
}

impl Gazetteer {
    /// The values of these categories.
    pub fn new(words: &Words, aliases: &Aliases, categories: &[List], scene: &Scene) -> Self {
        let mut it = Self {
            forms: FxHashMap::default(),
            bases: FxHashMap::default(),
            endings: Vec::new(),
            common: FxHashSet::default(),
            names: FxHashSet::default(),
            cues: FxHashMap::default(),
        };
        for (_, line) in data_lines(include_str!("../../data/mentions.txt")) {
            let (kind, list) = line.split_once(' ').unwrap_or((line, ""));
            match kind {
                "ending" => it.endings.extend(list.split(' ')),
                _ => it.common.extend(words.tokens(list).into_iter().map(|token| token.stem)),
            }
        }
        let mut all: Vec<(Value, Vec<Token>)> = Vec::new();
        for (c, category) in categories.iter().enumerate() {
            for (i, value) in category.values.iter().enumerate() {
                let value_id = Value { category: c as u8, index: i as u8 };
                all.push((value_id, words.tokens(value)));
            }
            let name = words.tokens(&category.name);
            it.names.extend(name.iter().map(|token| token.stem.clone()));
            let cues = category.cues.iter().chain([&category.name]);
            for token in cues.flat_map(|cue| words.tokens(cue)) {
                if !it.common.contains(&token.stem) {
                    *it.cues.entry(token.stem).or_default().entry(c as u8).or_default() += 2.0;
                }
            }
        }
        let mut owners: FxHashMap<String, FxHashSet<Value>> = FxHashMap::default();
        for (value, tokens) in &all {
            for token in tokens.iter().filter(|token| !token.is_mark()) {
                owners.entry(token.stem.clone()).or_default().insert(*value);
            }
        }
        for (value, tokens) in &all {
            it.add(*value, tokens, 0.0);
            let category = &categories[usize::from(value.category)];
            let mut named = words.tokens(&category.name);
            if !named.is_empty() {
                let after = [tokens.as_slice(), &named].concat();
                it.add(*value, &after, costs::WITH_ITS_CATEGORY);
                named.extend(tokens.iter().cloned());
                it.add(*value, &named, costs::WITH_ITS_CATEGORY);
            }
            // "number 3" where a word of the category is "number".
            if tokens.iter().all(|token| token.number.is_some()) {
                for cue in &category.cues {
                    let cued = [words.tokens(cue).as_slice(), tokens].concat();
                    it.add(*value, &cued, costs::WITH_ITS_CATEGORY);
                }
            }
            let tokens: Vec<Token> =
                tokens.iter().filter(|token| !token.is_mark()).cloned().collect();
            if tokens.len() > 1 {
                it.add_parts(*value, &tokens, &owners, scene);
            } else if let Some(token) = tokens.first() {
                for alias in aliases.of(&token.stem) {
                    if !owners.contains_key(alias) {
                        it.add_form(*value, vec![alias.clone()], vec![], costs::OTHER_NAME, false);
                    }
                }
            }
            for token in &tokens {
                let alone = tokens.len() == 1 || !scene.is_place(token);
                let long = token.is_word() && token.word.chars().count() > 2;
                if long && alone && !it.common.contains(&token.stem) {
                    for base in it.bases_of(&token.word) {
                        it.bases.entry(base).or_default().insert(*value);
                    }
                }
            }
        }
        it
    }

    /// Whether a word may begin a value.
    pub fn knows(&self, token: &Token) -> bool {
        self.forms.contains_key(&token.stem)
    }

    fn add(&mut self, value: Value, tokens: &[Token], cost: f32) {
        let stems = tokens.iter().map(|token| token.stem.clone()).collect();
        let words = tokens.iter().map(|token| token.word.clone()).collect();
        let capital = tokens.first().is_some_and(|token| token.capital);
        self.add_form(value, stems, words, cost, capital);
    }

    fn add_form(
        &mut self,
        value: Value,
        stems: Vec<String>,
        words: Vec<String>,
        cost: f32,
        capital: bool,
    ) {
        if let Some(first) = stems.first() {
            let form = Form { value, words, cost, capital, stems: stems.clone() };
            self.forms.entry(first.clone()).or_default().push(form);
        }
    }

    /// A name of several words is also called by fewer, where no other has them.
    fn add_parts(
        &mut self,
        value: Value,
        tokens: &[Token],
        owners: &FxHashMap<String, FxHashSet<Value>>,
        scene: &Scene,
    ) {
        let amounts = scene.amounts.get(usize::from(value.category));
        for (i, token) in tokens.iter().enumerate() {
            let only = owners.get(&token.stem).is_some_and(|values| values.len() == 1);
            let weighty = !self.common.contains(&token.stem)
                && !self.names.contains(&token.stem)
                && !scene.is_place(token);
            if only && token.is_word() && weighty {
                self.add(value, &tokens[i..=i], costs::ONE_WORD_OF_IT);
            }
            if only && !token.is_word() && amounts.is_some_and(|amounts| !amounts.is_empty()) {
                self.add(value, &tokens[i..=i], costs::DERIVED);
            }
        }
        if tokens.len() > 2 {
            for part in [&tokens[1..], &tokens[..tokens.len() - 1]] {
                let told = |token: &Token| {
                    !self.names.contains(&token.stem) && !self.common.contains(&token.stem)
                };
                if part.iter().any(told) {
                    self.add(value, part, costs::PART);
                }
            }
        }
    }

    /// A word without each of its endings of derivation: cell for cellist.
    fn bases_of(&self, word: &str) -> Vec<String> {
        let endings = self.endings.iter().filter_map(|ending| word.strip_suffix(ending));
        let long = endings.chain([word]).filter(|base| base.chars().count() > 2);
        long.map(|base| {
            let mut letters = base.chars().rev();
            match (letters.next(), letters.next()) {
                (Some(a), Some(b)) if a == b && base.chars().count() > 3 => {
                    base[..base.len() - a.len_utf8()].to_owned()
                }
                _ => base.to_owned(),
            }
        })
        .collect()
    }

    /// Learns which words stand near which category, from the mentions that are clear.
    pub fn learn(&mut self, tokens: &[Token], scene: &Scene) {
        let found = self.named(tokens, scene);
        for mention in &found {
            let shared = found.iter().any(|other| {
                other.tokens == mention.tokens && other.value.category != mention.value.category
            });
            if shared || mention.cost > 0.5 {
                continue;
            }
            let Range { start, end } = mention.tokens;
            // Words say most of what is behind them.
            let before = tokens[start.saturating_sub(3)..start].iter().rev().zip(1u8..);
            let after = tokens[end..].iter().take(2).zip(2u8..);
            for (token, far) in before.chain(after) {
                if token.is_word() && !self.common.contains(&token.stem) {
                    let near = self.cues.entry(token.stem.clone()).or_default();
                    *near.entry(mention.value.category).or_default() += 1.0 / f32::from(far);
                }
            }
        }
    }

    /// The values that a sentence names; several where words are shared.
    pub fn mentions(&self, tokens: &[Token], scene: &Scene) -> Vec<Mention> {
        let mut found = self.named(tokens, scene);
        for i in 0..found.len() {
            let rivals: Vec<u8> = found
                .iter()
                .filter(|other| other.tokens == found[i].tokens)
                .map(|other| other.value.category)
                .collect();
            let own = found[i].value.category;
            if rivals.iter().any(|category| *category != own) {
                let near = |category| self.nearness(tokens, &found[i].tokens, category, &rivals);
                let best = rivals.iter().map(|category| near(*category)).fold(0.0, f32::max);
                found[i].cost += (best - near(own)).min(1.5);
            }
        }
        found
    }

    /// How often a word stands near the values of each category.
    pub fn near(&self, word: &Token) -> Vec<(u8, f32)> {
        let near = self.cues.get(&word.stem).into_iter().flatten();
        near.map(|(category, count)| (*category, *count)).collect()
    }

    /// How far the words around speak for a category rather than its rivals.
    fn nearness(&self, tokens: &[Token], at: &Range<usize>, category: u8, rivals: &[u8]) -> f32 {
        let around = tokens[at.start.saturating_sub(4)..at.start].iter();
        let around = around.chain(tokens[at.end..].iter().take(3));
        let shares = around.filter_map(|token| {
            let near = self.cues.get(&token.stem)?;
            let count = |category: &u8| near.get(category).copied().unwrap_or(0.0);
            let all: f32 = rivals.iter().map(count).sum();
            (all > 0.0).then(|| 0.8 * count(&category) / all)
        });
        shares.sum()
    }

    fn named(&self, tokens: &[Token], scene: &Scene) -> Vec<Mention> {
        let mut found: Vec<Mention> = Vec::new();
        for start in 0..tokens.len() {
            for form in self.forms.get(&tokens[start].stem).into_iter().flatten() {
                let Some(said) = tokens.get(start..start + form.stems.len()) else { continue };
                if said.iter().zip(&form.stems).all(|(token, stem)| token.stem == *stem) {
                    if let Some(cost) = self.cost(form, said, start) {
                        let tokens = start..start + said.len();
                        found.push(Mention { tokens, value: form.value, cost });
                    }
                }
            }
        }
        let covered: Vec<bool> = (0..tokens.len())
            .map(|i| found.iter().any(|mention| mention.tokens.contains(&i)))
            .collect();
        for (i, token) in tokens.iter().enumerate() {
            let known = covered[i]
                || self.common.contains(&token.stem)
                || self.names.contains(&token.stem)
                || scene.is_place(token);
            if known || !token.is_word() || token.word.chars().count() < 4 {
                continue;
            }
            let derived: FxHashSet<Value> = self
                .bases_of(&token.word)
                .iter()
                .flat_map(|base| self.bases.get(base).into_iter().flatten().copied())
                .collect();
            let value = match derived.len() {
                0 => self.slip(token).map(|value| (value, costs::SLIP)),
                1 => derived.into_iter().next().map(|value| (value, costs::DERIVED)),
                _ => None,
            };
            if let Some((value, cost)) = value {
                found.push(Mention { tokens: i..i + 1, value, cost });
            }
        }
        found
    }

    fn cost(&self, form: &Form, said: &[Token], start: usize) -> Option<f32> {
        let exact = said.len() == form.words.len()
            && said.iter().zip(&form.words).all(|(token, word)| token.word == *word);
        let mut cost = form.cost;
        if !exact {
            cost += costs::OTHER_FORM;
            let rivals = self.forms.get(&said[0].stem).into_iter().flatten();
            let taken = rivals.into_iter().any(|other| {
                other.value != form.value
                    && other.words.len() == said.len()
                    && said.iter().zip(&other.words).all(|(token, word)| token.word == *word)
            });
            if taken {
                cost += costs::ANOTHER_IS_EXACT;
            }
        }
        if let [token] = said {
            let letters = token.word.chars().count();
            // "a" is hardly ever the box A.
            if form.capital && !token.capital && letters == 1 {
                return None;
            }
            if form.capital && !token.capital && start > 0 {
                cost += costs::NO_CAPITAL;
            }
            if self.common.contains(&token.stem) || letters == 1 {
                cost += costs::COMMON_WORD;
            }
        }
        Some(cost)
    }

    /// The value that a word is a slip of, where it is of one alone.
    fn slip(&self, token: &Token) -> Option<Value> {
        let mut found = None;
        for forms in self.forms.values() {
            for form in forms.iter().filter(|form| form.stems.len() == 1 && form.cost < 1.1) {
                let stem = &form.stems[0];
                let long = stem.chars().count() > 4 && token.stem.chars().count() > 4;
                if long && is_slip(stem, &token.stem) || begins_alike(stem, &token.stem) {
                    match found {
                        Some(value) if value != form.value => return None,
                        _ => found = Some(form.value),
                    }
                }
            }
        }
        found
    }
}

/// Whether most of both words is the same beginning: judo, judoka.
fn begins_alike(a: &str, b: &str) -> bool {
    let same = a.chars().zip(b.chars()).take_while(|(a, b)| a == b).count();
    same >= 4 && same * 3 >= a.chars().count() * 2 && same * 10 >= b.chars().count() * 6
}
