//! What the ends of a row are at: "numbered from the bow to the stern", "bay 1 is nearest the lift".

use rustc_hash::{FxHashMap, FxHashSet};

use super::scene::{Listed, Scene};
use crate::tokens::{Token, Words, data_lines};

/// An end of the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    First,
    Last,
}

/// Which words name what the ends of the row are at, by their stems.
#[derive(Clone, Debug, Default)]
pub struct Landmarks(FxHashMap<String, End>);

/// How many words there may be between the number of a place and what it is at.
const NEAR: usize = 7;

impl Landmarks {
    /// The landmarks that a text tells of. Where it tells of none and its hints measure from one thing
    /// alone, the row begins there.
    pub fn of(
        words: &Words,
        categories: &[Listed],
        scene: &Scene,
        setting: &[Token],
        hints: &[Token],
    ) -> Self {
        let mut lists: FxHashMap<&str, FxHashSet<&str>> = FxHashMap::default();
        for (_, line) in data_lines(include_str!("../../data/scene.txt")) {
            let (kind, list) = line.split_once(' ').unwrap_or((line, ""));
            lists.insert(kind, list.split(' ').collect());
        }
        let values = categories.iter().flat_map(|category| &category.values);
        let values = values.flat_map(|value| words.tokens(value)).map(|token| token.stem).collect();
        let finder = Finder { lists, values, scene };
        let mut landmarks = Self::default();
        for at in 0..setting.len() {
            landmarks.take(finder.span(&setting[at..]));
            landmarks.take(finder.numbered(&setting[at..]));
        }
        if landmarks.0.is_empty() {
            let measured: FxHashSet<&str> =
                (0..hints.len()).filter_map(|at| finder.measured(&hints[at..])).collect();
            if let (1, Some(stem)) = (measured.len(), measured.iter().next()) {
                landmarks.0.insert((*stem).to_owned(), End::First);
            }
        }
        landmarks
    }

    fn take(&mut self, found: Vec<(String, End)>) {
        for (stem, end) in found {
            self.0.entry(stem).or_insert(end);
        }
    }

    /// Whether a word names what this end is at.
    pub fn is(&self, token: &Token, end: End) -> bool {
        self.0.get(&token.stem) == Some(&end)
    }
}

struct Finder<'a> {
    lists: FxHashMap<&'a str, FxHashSet<&'a str>>,
    values: FxHashSet<String>,
    scene: &'a Scene,
}

impl Finder<'_> {
    fn is(&self, kind: &str, token: &Token) -> bool {
        self.lists.get(kind).is_some_and(|list| list.contains(token.word.as_str()))
    }

    /// What these words begin with, after an article, if it may be a landmark.
    fn thing<'t>(&self, tokens: &'t [Token]) -> Option<&'t Token> {
        let token = tokens.iter().find(|token| !self.is("article", token))?;
        let known = self.is("usual", token)
            || self.scene.is_place(token)
            || self.values.contains(&token.stem);
        (token.is_word() && !token.capital && !known).then_some(token)
    }

    /// "From the bow to the stern".
    fn span(&self, tokens: &[Token]) -> Vec<(String, End)> {
        let ends = || {
            let from = tokens.first().filter(|token| self.is("from", token))?;
            let first = self.thing(tokens.get(1..)?)?;
            let at = |token: &Token| tokens.iter().position(|other| other.range == token.range);
            let after = at(first)? + 1 + usize::from(from.range.is_empty());
            let rest = tokens.get(after..)?;
            let rest = match rest.first() {
                Some(end) if end.word == "end" => &rest[1..],
                _ => rest,
            };
            rest.first().filter(|token| self.is("through", token))?;
            Some((first, self.thing(&rest[1..])?))
        };
        let ends = ends().map(|(first, last)| {
            vec![(first.stem.clone(), End::First), (last.stem.clone(), End::Last)]
        });
        ends.unwrap_or_default()
    }

    /// "1, at the bow", "number 5 is closest to the door".
    fn numbered(&self, tokens: &[Token]) -> Vec<(String, End)> {
        let end = match tokens[0].number.or(tokens[0].ordinal.map(u32::from)) {
            Some(1) => End::First,
            Some(number) if number == u32::from(self.scene.places) => End::Last,
            _ => return Vec::new(),
        };
        let rest = &tokens[1..];
        let stop =
            |token: &Token| token.number.is_some() || token.ordinal.is_some() || token.word == ".";
        let stop = rest.iter().position(stop).unwrap_or(rest.len()).min(NEAR);
        let near = rest[..stop].iter().position(|token| self.is("near", token));
        let behind = near.map(|near| &rest[near + 1..stop]).unwrap_or_default();
        let behind = match behind {
            [to, behind @ ..] if to.word == "to" => behind,
            _ => behind,
        };
        let has_article = behind.first().is_some_and(|token| self.is("article", token));
        let thing = self.thing(behind).filter(|_| has_article);
        thing.map(|thing| vec![(thing.stem.clone(), end)]).unwrap_or_default()
    }

    /// "Nearest the door", "closer to the door than", "farthest from the door".
    fn measured<'t>(&self, tokens: &'t [Token]) -> Option<&'t str> {
        let first = tokens.first()?;
        let rest = match &tokens[1..] {
            [to, rest @ ..] if self.is("nearest", first) && to.word == "to" => rest,
            [from, rest @ ..] if self.is("farthest", first) && self.is("from", from) => rest,
            rest if self.is("nearest", first) => rest,
            _ => return None,
        };
        rest.first().filter(|token| self.is("article", token))?;
        self.thing(rest).map(|token| token.stem.as_str())
    }
}
