//! What the data say of words: the roles that they play in a sentence, and kinds of values.

use std::sync::LazyLock;

use rustc_hash::{FxHashMap, FxHashSet};

use super::weights::Weights;
use crate::kinds::{self, Kind};
use crate::tokens::{Token, Words, data_lines, named};

/// What a word does in a sentence, by its line in the data. Up to [`Role::Measure`] the first that
/// it has counts; the others are looked for where they matter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    Article,
    Own,
    And,
    Or,
    Not,
    Link,
    Relation,
    Preposition,
    Relative,
    Break,
    Aux,
    Place,
    /// One who has values.
    Holder,
    Unit,
    Skip,
    Exist,
    /// A verb of its own meaning.
    Verb,
    /// A verb that goes with many things.
    Weak,
    Measure,
    Title,
    Ending,
    /// An ending by which a word may be told: `-ed`.
    Form,
    The,
    Than,
    Of,
    Agent,
    Number,
    Helper,
    Distinct,
    Each,
    Past,
    /// A new phrase starts with it.
    Starting,
    /// It is never a name, even with a capital.
    Nameless,
    /// It may be a value, or a part of one.
    Value,
    /// A noun that speaks of values: `house`, `drinker`, and what the setting names.
    Noun,
    Comma,
    Stop,
    Possessive,
}

/// Roles that all forms of a word have.
const OF_STEMS: [Role; 7] =
    [Role::Link, Role::Holder, Role::Unit, Role::Weak, Role::Verb, Role::Measure, Role::Relation];

/// The longest value of a kind, in words.
const LONGEST: usize = 3;

/// The data, read.
pub struct Lexicon {
    /// What is weighed with.
    pub(super) weights: Weights,
    words: &'static Words,
    pub(super) kinds: &'static [Kind],
    /// Two kinds each that are akin.
    akin: FxHashSet<(usize, usize)>,
    roles: FxHashMap<&'static str, Vec<Role>>,
    /// Endings by which a word may be told.
    pub(super) word_endings: Vec<&'static str>,
    /// By stem: what all forms of a word do.
    roles_of_stems: FxHashMap<String, Vec<Role>>,
    /// Kinds by the stems of the words that speak of them.
    spoken: FxHashMap<String, Vec<usize>>,
    /// Kinds of values, by the stems of these.
    values: FxHashMap<String, Vec<usize>>,
    /// What forms of one value are taken for.
    forms: FxHashMap<String, String>,
}

impl Lexicon {
    /// The data, read once.
    pub fn load() -> &'static Self {
        static LEXICON: LazyLock<Lexicon> = LazyLock::new(Lexicon::new);
        &LEXICON
    }

    fn new() -> Self {
        let mut lexicon = Self {
            weights: Weights::load(),
            words: Words::load(),
            kinds: kinds::kinds(),
            akin: FxHashSet::default(),
            roles: FxHashMap::default(),
            word_endings: Vec::new(),
            roles_of_stems: FxHashMap::default(),
            spoken: FxHashMap::default(),
            values: FxHashMap::default(),
            forms: FxHashMap::default(),
        };
        for (number, line) in data_lines(include_str!("../../data/roles.txt")) {
            let (name, list) = line.split_once(": ").unwrap_or((line, ""));
            match (named(name), list.strip_prefix("= ")) {
                (Some(role), Some(others)) => lexicon.imply(role, others),
                (Some(role), None) => list.split(' ').for_each(|word| lexicon.add(word, role)),
                _ => debug_assert!(false, "roles.txt, line {number}"),
            }
        }
        for (number, kind) in kinds::kinds().iter().enumerate() {
            lexicon.push_kind(number, kind);
        }
        for names in kinds::akin() {
            let place = |name| lexicon.kinds.iter().position(|kind| kind.name == name);
            let akin: Vec<usize> = names.filter_map(place).collect();
            let pairs = akin.iter().flat_map(|&one| akin.iter().map(move |&other| (one, other)));
            lexicon.akin.extend(pairs);
        }
        lexicon
    }

    fn add(&mut self, word: &'static str, role: Role) {
        if role == Role::Form {
            self.word_endings.push(word);
        }
        self.roles.entry(word).or_default().push(role);
        if OF_STEMS.contains(&role) {
            self.roles_of_stems.entry(self.words.stem(word)).or_default().push(role);
        }
    }

    /// All words of some roles have this one too.
    fn imply(&mut self, role: Role, others: &'static str) {
        let others: Vec<Role> = others.split(' ').filter_map(named).collect();
        for roles in self.roles.values_mut().chain(self.roles_of_stems.values_mut()) {
            if roles.iter().any(|role| others.contains(role)) {
                roles.push(role);
            }
        }
    }

    /// Whether some kinds are akin to others.
    pub fn are_akin(&self, some: &[usize], others: &[usize]) -> bool {
        let akin = |one: &usize| others.iter().any(|other| self.akin.contains(&(*one, *other)));
        some.iter().any(akin)
    }

    fn push_kind(&mut self, number: usize, kind: &Kind) {
        for word in kind.spoken.split(' ') {
            self.spoken.entry(self.words.stem(word)).or_default().push(number);
        }
        for forms in kind.values() {
            let main = forms.clone().next().map(|form| self.stems(form));
            let several = forms.clone().count() > 1;
            for form in forms {
                let form = self.stems(form);
                let kinds = self.values.entry(form.clone()).or_default();
                if kinds.last() != Some(&number) {
                    kinds.push(number);
                }
                if let Some(main) = main.clone().filter(|_| several) {
                    self.forms.entry(form).or_insert(main);
                }
            }
        }
    }

    /// The tokens of a text; forms of one word have one stem.
    pub fn tokens(&self, text: &str) -> Vec<Token> {
        self.words.tokens(text)
    }

    /// The stems of words.
    pub fn stems(&self, words: &str) -> String {
        join(&self.tokens(words))
    }

    /// Whether a word has a role.
    pub fn has(&self, token: &Token, role: Role) -> bool {
        self.roles_of(token).any(|it| it == role)
    }

    /// What a word does in a sentence, as far as the data tell.
    pub fn class(&self, token: &Token) -> Option<Role> {
        let classes = self.roles_of(token).filter(|role| *role <= Role::Measure);
        classes.min().map(|role| match role {
            Role::Aux | Role::Exist => Role::Skip,
            Role::Unit => Role::Noun,
            role => role,
        })
    }

    /// Whether it has any role.
    pub fn is_known(&self, token: &Token) -> bool {
        self.roles_of(token).next().is_some()
    }

    fn roles_of(&self, token: &Token) -> impl Iterator<Item = Role> + '_ {
        let of_word = self.roles.get(token.word.as_str());
        let of_stem = self.roles_of_stems.get(&token.stem);
        of_word.into_iter().chain(of_stem).flatten().copied()
    }

    /// The stem of the verb of one who does something, "drinker", and whether it has a meaning of its
    /// own; these are verbs too.
    pub fn doer(&self, token: &Token, verbs: &FxHashSet<String>) -> Option<(String, bool)> {
        let singular = token.word.strip_suffix('s').unwrap_or(&token.word);
        let base = singular.strip_suffix("er")?;
        let stem = self.words.stem(base);
        let undoubled = || {
            let last = stem.chars().next_back()?;
            stem.strip_suffix(last).filter(|rest| rest.ends_with(last)).map(str::to_owned)
        };
        let roles = |stem: &String| self.roles_of_stems.get(stem).map_or(&[][..], Vec::as_slice);
        let known = |stem: &String| !roles(stem).is_empty() || verbs.contains(stem);
        let stem = Some(stem.clone()).filter(known).or_else(|| undoubled().filter(known))?;
        let strong = roles(&stem).contains(&Role::Verb) || verbs.contains(&stem);
        (strong || roles(&stem).contains(&Role::Weak)).then_some((stem, strong))
    }

    /// The kinds that a word speaks of.
    pub fn kinds_spoken_of(&self, stem: &str) -> &[usize] {
        self.spoken.get(stem).map_or(&[], Vec::as_slice)
    }

    /// Whether a value, given as stems, is of no kind, but perhaps one of names.
    pub fn may_be_name(&self, key: &str) -> bool {
        let speaks_of_names = |kind: &usize| self.kinds_spoken_of("nam").contains(kind);
        self.kinds_of(key).iter().all(speaks_of_names)
    }

    /// The kinds of a value, given as stems.
    pub fn kinds_of(&self, key: &str) -> &[usize] {
        self.values.get(key).map_or(&[], Vec::as_slice)
    }

    /// What a value given as stems is taken for.
    pub fn form(&self, key: &str) -> String {
        self.forms.get(key).cloned().unwrap_or_else(|| key.to_owned())
    }

    /// How many words from here on are a value of a kind; 0 where none are.
    pub fn known_value(&self, tokens: &[Token]) -> usize {
        let key = |count: usize| join(&tokens[..count]);
        let longest = tokens.iter().take(LONGEST).take_while(|token| token.is_word()).count();
        (1..=longest).rev().find(|&count| self.values.contains_key(&key(count))).unwrap_or(0)
    }

    /// The endings that make words from others.
    pub fn endings(&self) -> FxHashSet<&str> {
        let endings = self.roles.iter().filter(|(_, roles)| roles.contains(&Role::Ending));
        endings.map(|(word, _)| *word).collect()
    }
}

/// The stems of words.
pub fn join(tokens: &[Token]) -> String {
    let stems: Vec<&str> = tokens.iter().map(|token| token.stem.as_str()).collect();
    stems.join(" ")
}
