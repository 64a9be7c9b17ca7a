//! What the data say of words: the roles that they play in a sentence, and kinds of values.

use rustc_hash::{FxHashMap, FxHashSet};

use super::weights::Weights;
use crate::document::Document;
use crate::kinds;
use crate::tokens::{Token, Words, beginning, data_lines};

/// What a word does in a sentence, by its line in the data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    The,
    Than,
    Of,
    Agent,
    Number,
    Helper,
    There,
    Distinct,
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

/// How the data call the roles; what a word does in a sentence is the first of those it has.
const ROLES: [(&str, Role); 32] = [
    ("article", Role::Article),
    ("own", Role::Own),
    ("and", Role::And),
    ("or", Role::Or),
    ("not", Role::Not),
    ("link", Role::Link),
    ("relation", Role::Relation),
    ("preposition", Role::Preposition),
    ("relative", Role::Relative),
    ("break", Role::Break),
    ("aux", Role::Aux),
    ("place", Role::Place),
    ("holder", Role::Holder),
    ("unit", Role::Unit),
    ("skip", Role::Skip),
    ("exist", Role::Exist),
    ("verb", Role::Verb),
    ("weak", Role::Weak),
    ("measure", Role::Measure),
    ("title", Role::Title),
    ("ending", Role::Ending),
    ("the", Role::The),
    ("than", Role::Than),
    ("of", Role::Of),
    ("agent", Role::Agent),
    ("number", Role::Number),
    ("helper", Role::Helper),
    ("there", Role::There),
    ("distinct", Role::Distinct),
    ("past", Role::Past),
    ("starting", Role::Starting),
    ("nameless", Role::Nameless),
];

/// So many of them say what a word does; the others are looked for where they matter.
const CLASSES: usize = 19;

/// Roles that all forms of a word have.
const OF_STEMS: u64 = bit(Role::Link)
    | bit(Role::Holder)
    | bit(Role::Unit)
    | bit(Role::Weak)
    | bit(Role::Verb)
    | bit(Role::Measure)
    | bit(Role::Relation);

/// How many first letters all forms of a word share, but for a few.
const SHARED: usize = 3;
/// The longest value of a kind, in words.
const LONGEST: usize = 3;

const fn bit(role: Role) -> u64 {
    1 << role as u64
}

/// A kind of values.
pub struct Kind {
    pub name: &'static str,
    /// Whether its values have an order of their own.
    pub ordered: bool,
    /// Other kinds that are akin to it.
    akin: Vec<usize>,
}

/// The data, read.
pub struct Lexicon {
    pub weights: Weights,
    words: Words,
    pub kinds: Vec<Kind>,
    roles: FxHashMap<String, u64>,
    /// Kinds by the stems of the words that speak of them.
    spoken: FxHashMap<String, Vec<usize>>,
    /// Kinds of values, by the stems of these.
    values: FxHashMap<String, Vec<usize>>,
    /// What forms of one value are taken for.
    forms: FxHashMap<String, String>,
}

/// How the words of a text begin.
fn beginnings(words: &Words, document: &Document) -> FxHashSet<String> {
    let passages = document.hints.iter().chain(&document.setting).chain(&document.questions);
    let listed = document.lists.iter().flat_map(|list| list.values.iter().chain([&list.name]));
    let texts = passages.map(|passage| &passage.text).chain(listed);
    let tokens = texts.flat_map(|text| words.tokens(text));
    tokens
        .flat_map(|token| {
            [beginning(&token.word, SHARED).to_owned(), beginning(&token.stem, SHARED).to_owned()]
        })
        .collect()
}

impl Lexicon {
    /// Reads the data, of the kinds those values that a text may have.
    pub fn load(document: &Document, weights: Weights) -> Self {
        let words = Words::load();
        let beginnings = beginnings(&words, document);
        let mut roles = FxHashMap::default();
        for (number, line) in data_lines(include_str!("../../data/roles.txt")) {
            let (name, rest) = line.split_once(": ").unwrap_or((line, ""));
            let role = ROLES.iter().find(|(known, _)| *known == name);
            debug_assert!(role.is_some(), "roles.txt, line {number}");
            let Some((_, role)) = role else { continue };
            // All words of some roles have this one.
            if let Some(others) = rest.strip_prefix("= ") {
                let named = |name: &str| ROLES.iter().find(|(known, _)| *known == name);
                let others = others.split(' ').filter_map(named).fold(0, |all, it| all | bit(it.1));
                let of_others = roles.values_mut().filter(|roles| **roles & others != 0);
                of_others.for_each(|roles: &mut u64| *roles |= bit(*role));
                continue;
            }
            for word in rest.split(' ') {
                *roles.entry(word.to_owned()).or_insert(0) |= bit(*role);
                if bit(*role) & OF_STEMS != 0 {
                    *roles.entry(format!("{}*", words.stem(word))).or_insert(0) |= bit(*role);
                }
            }
        }
        let mut lexicon = Self {
            weights,
            words,
            kinds: Vec::new(),
            roles,
            spoken: FxHashMap::default(),
            values: FxHashMap::default(),
            forms: FxHashMap::default(),
        };
        for kind in kinds::kinds() {
            lexicon.push_kind(&kind, &beginnings);
        }
        for names in kinds::akin() {
            let place = |name| lexicon.kinds.iter().position(|kind| kind.name == name);
            let akin: Vec<usize> = names.filter_map(place).collect();
            for &kind in &akin {
                lexicon.kinds[kind].akin.extend(&akin);
            }
        }
        lexicon
    }

    /// Whether some kinds are akin to others.
    pub fn are_akin(&self, some: &[usize], others: &[usize]) -> bool {
        some.iter().any(|&kind| self.kinds[kind].akin.iter().any(|akin| others.contains(akin)))
    }

    fn push_kind(&mut self, kind: &kinds::Kind, beginnings: &FxHashSet<String>) {
        let number = self.kinds.len();
        self.kinds.push(Kind { name: kind.name, ordered: kind.ordered, akin: Vec::new() });
        for word in kind.spoken.split(' ') {
            self.spoken.entry(self.words.stem(word)).or_default().push(number);
        }
        for mut forms in kind.values() {
            if !forms.clone().any(|form| beginnings.contains(beginning(form, SHARED))) {
                continue;
            }
            let main = forms.clone().next().map(|form| self.stems(form));
            let several = forms.clone().count() > 1;
            for form in forms.by_ref() {
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
        self.roles_of(token) & bit(role) != 0
    }

    /// What a word does in a sentence, as far as the data tell.
    pub fn class(&self, token: &Token) -> Option<Role> {
        let roles = self.roles_of(token);
        let found = ROLES[..CLASSES].iter().find(|(_, role)| roles & bit(*role) != 0);
        found.map(|(_, role)| match role {
            Role::Aux | Role::Exist => Role::Skip,
            Role::Unit => Role::Noun,
            role => *role,
        })
    }

    /// Whether it has any role.
    pub fn is_known(&self, token: &Token) -> bool {
        self.roles_of(token) != 0
    }

    fn roles_of(&self, token: &Token) -> u64 {
        let of_word = self.roles.get(token.word.as_str()).copied().unwrap_or(0);
        let stem = format!("{}*", token.stem);
        of_word | self.roles.get(stem.as_str()).copied().unwrap_or(0)
    }

    /// The stem of the verb of one who does something: "drinker".
    pub fn doer(&self, token: &Token) -> Option<(String, bool)> {
        let singular = token.word.strip_suffix('s').unwrap_or(&token.word);
        let base = singular.strip_suffix("er")?;
        let stem = self.words.stem(base);
        let undoubled = || {
            let last = stem.chars().next_back()?;
            stem.strip_suffix(last).filter(|rest| rest.ends_with(last)).map(str::to_owned)
        };
        let found = |stem: &String| self.roles.get(format!("{stem}*").as_str()).copied();
        let roles = |stem: String| found(&stem).map(|roles| (stem, roles));
        let (stem, roles) = roles(stem.clone()).or_else(|| undoubled().and_then(roles))?;
        let strong = roles & bit(Role::Verb) != 0;
        (strong || roles & bit(Role::Weak) != 0).then_some((stem, strong))
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
        let endings = self.roles.iter().filter(|(_, roles)| **roles & bit(Role::Ending) != 0);
        endings.map(|(word, _)| word.as_str()).collect()
    }
}

/// The stems of words.
pub fn join(tokens: &[Token]) -> String {
    let stems: Vec<&str> = tokens.iter().map(|token| token.stem.as_str()).collect();
    stems.join(" ")
}
