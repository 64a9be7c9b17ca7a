//! The rules of the grammar, from the data.

use rustc_hash::FxHashMap;

use super::meaning::Expression;
use crate::tokens::data_lines;

/// The grammar has no more classes.
pub const MOST_CLASSES: usize = 256;

/// What a phrase is to the grammar.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Class(pub u8);

/// What a thing may be the left of, a bit for each class.
#[derive(Clone, Copy, Default, Debug)]
pub struct Partners([u128; MOST_CLASSES / 128]);

impl Partners {
    fn insert(&mut self, class: Class) {
        self.0[usize::from(class.0 / 128)] |= 1 << (class.0 % 128);
    }

    /// Whether things of this class are among them.
    pub fn contains(self, class: Class) -> bool {
        self.0[usize::from(class.0 / 128)] >> (class.0 % 128) & 1 == 1
    }
}

/// A rule.
#[derive(Clone, Debug)]
pub struct Rule {
    /// What comes of it.
    pub result: Class,
    /// What it means.
    pub meaning: Expression,
    /// How unlikely it is.
    pub cost: f32,
    /// The line of the data, for explanations and weights.
    pub name: &'static str,
}

/// All rules, by what they combine.
#[derive(Debug, Default)]
pub struct Grammar {
    classes: FxHashMap<&'static str, Class>,
    rules: Vec<Rule>,
    single: FxHashMap<Class, Vec<usize>>,
    pairs: FxHashMap<(Class, Class), Vec<usize>>,
    partners: FxHashMap<Class, Partners>,
    /// What it costs that a class speaks of something behind a comma.
    beyond_comma: FxHashMap<Class, f32>,
}

impl Grammar {
    /// Reads the rules.
    pub fn load() -> Self {
        let mut grammar = Self::default();
        for (number, line) in data_lines(include_str!("../../data/grammar.txt")) {
            let read = grammar.read(line);
            debug_assert!(read.is_some(), "grammar.txt, line {number}");
        }
        grammar
    }

    fn read(&mut self, line: &'static str) -> Option<()> {
        if let Some(rest) = line.strip_prefix("near ") {
            let (classes, cost) = rest.rsplit_once(' ')?;
            for class in classes.split(' ') {
                let class = self.class(class);
                self.beyond_comma.insert(class, cost.parse().ok()?);
            }
            return Some(());
        }
        let (name, meaning) = line.split_once(" : ")?;
        let (result, parts) = name.split_once(" = ")?;
        let (meaning, cost) = meaning.rsplit_once(' ')?;
        let rule = Rule {
            result: self.class(result),
            meaning: Expression::read(meaning)?,
            cost: cost.parse().ok()?,
            name: line,
        };
        let index = self.rules.len();
        match parts.split_once(' ') {
            Some((left, right)) => {
                let pair = (self.class(left), self.class(right));
                self.pairs.entry(pair).or_default().push(index);
                self.partners.entry(pair.0).or_default().insert(pair.1);
            }
            None => {
                let part = self.class(parts);
                self.single.entry(part).or_default().push(index);
            }
        }
        self.rules.push(rule);
        Some(())
    }

    /// The class of this name.
    pub fn class(&mut self, name: &'static str) -> Class {
        let known = self.classes.len();
        debug_assert!(known < MOST_CLASSES || self.classes.contains_key(name), "too many: {name}");
        *self.classes.entry(name).or_insert(Class(known as u8))
    }

    /// The class of a name that the grammar or the phrases have.
    pub fn known(&self, name: &str) -> Option<Class> {
        self.classes.get(name).copied()
    }

    /// A rule by its index.
    pub fn rule(&self, index: usize) -> &Rule {
        &self.rules[index]
    }

    /// All rules, to weigh them.
    pub fn rules_mut(&mut self) -> &mut [Rule] {
        &mut self.rules
    }

    /// How many rules there are.
    pub fn len(&self) -> usize {
        self.rules.len()
    }

    /// The rules for one thing.
    pub fn single(&self, class: Class) -> &[usize] {
        self.single.get(&class).map_or(&[], Vec::as_slice)
    }

    /// The rules for two things.
    pub fn pair(&self, left: Class, right: Class) -> &[usize] {
        self.pairs.get(&(left, right)).map_or(&[], Vec::as_slice)
    }

    /// What it costs that a thing of this class speaks of something behind a comma.
    pub fn beyond_comma(&self, class: Class) -> f32 {
        self.beyond_comma.get(&class).copied().unwrap_or(0.0)
    }

    /// What a thing may be the left of.
    pub fn partners(&self, left: Class) -> Partners {
        self.partners.get(&left).copied().unwrap_or_default()
    }
}
