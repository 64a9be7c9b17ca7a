//! What the ends of a row are at: "numbered from the bow to the stern", "bay 1 is nearest the lift".

use rustc_hash::{FxHashMap, FxHashSet};

use crate::tokens::{Token, data_lines};

/// An end of the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    First,
    Last,
}

/// Which words name what the ends of the row are at, by their stems, each with the word that always
/// follows: "docking port".
#[derive(Clone, Debug, Default)]
pub struct Landmarks(FxHashMap<String, (End, Option<String>)>);

/// How many words there may be between the number of a place and what it is at.
const NEAR: usize = 7;

impl Landmarks {
    /// The landmarks that a text with so many places tells of; none has one of these stems. Where it tells
    /// of none and its hints measure from one thing alone, the row begins there.
    pub fn of(places: u8, others: &FxHashSet<String>, setting: &[Token], hints: &[Token]) -> Self {
        let mut lists: FxHashMap<&str, FxHashSet<&str>> = FxHashMap::default();
        for (_, line) in data_lines(include_str!("../../data/scene.txt")) {
            let (kind, list) = line.split_once(' ').unwrap_or((line, ""));
            lists.insert(kind, list.split(' ').collect());
        }
        let finder = Finder { lists, places, others };
        let told = (0..setting.len()).map(|at| &setting[at..]);
        let mut landmarks = Self::default();
        for (stem, end) in told.flat_map(|words| finder.span(words).chain(finder.numbered(words))) {
            landmarks.0.entry(stem.to_owned()).or_insert((end, None));
        }
        if landmarks.0.is_empty() {
            let measured: FxHashSet<&str> =
                (0..hints.len()).filter_map(|at| finder.measured(&hints[at..])).collect();
            if let (1, Some(stem)) = (measured.len(), measured.iter().next()) {
                landmarks.0.insert((*stem).to_owned(), (End::First, None));
            }
        }
        for (stem, (_, follower)) in &mut landmarks.0 {
            let pairs = [setting, hints].into_iter().flat_map(|tokens| tokens.windows(2));
            let mut next = pairs.filter(|pair| pair[0].stem == *stem).map(|pair| &pair[1]);
            let first = next.next().filter(|token| token.is_word());
            *follower = first
                .filter(|first| next.all(|it| it.word == first.word))
                .map(|it| it.word.clone());
        }
        landmarks
    }

    /// How many words name what this end is at, where some do at the start of these.
    pub fn length(&self, tokens: &[Token], end: End) -> Option<usize> {
        let (first, rest) = tokens.split_first()?;
        let (_, follower) = self.0.get(&first.stem).filter(|(at, _)| *at == end)?;
        let follows = rest.first().is_some_and(|token| follower.as_ref() == Some(&token.word));
        Some(1 + usize::from(follows))
    }
}

struct Finder<'a> {
    lists: FxHashMap<&'a str, FxHashSet<&'a str>>,
    places: u8,
    others: &'a FxHashSet<String>,
}

impl Finder<'_> {
    fn is(&self, kind: &str, token: &Token) -> bool {
        self.lists.get(kind).is_some_and(|list| list.contains(token.word.as_str()))
    }

    /// The stem of what may be a landmark after articles, and the words behind it.
    fn thing<'t>(&self, tokens: &'t [Token]) -> Option<(&'t str, &'t [Token])> {
        let at = tokens.iter().position(|token| !self.is("article", token))?;
        let (token, rest) = tokens[at..].split_first()?;
        let known = self.is("usual", token) || self.others.contains(&token.stem);
        let may_be = token.is_word() && !token.capital && !known;
        may_be.then_some((token.stem.as_str(), rest))
    }

    /// The same where an article is before it.
    fn the_thing<'t>(&self, tokens: &'t [Token]) -> Option<&'t str> {
        tokens.first().filter(|token| self.is("article", token))?;
        self.thing(tokens).map(|(stem, _)| stem)
    }

    /// "From the bow to the stern".
    fn span<'t>(&self, tokens: &'t [Token]) -> impl Iterator<Item = (&'t str, End)> + use<'t> {
        let ends = || {
            let (first, rest) = self.thing(passed(tokens, "from")?)?;
            let (through, rest) = passed(rest, "end").unwrap_or(rest).split_first()?;
            let (last, _) = self.thing(rest).filter(|_| self.is("through", through))?;
            Some([(first, End::First), (last, End::Last)])
        };
        ends().into_iter().flatten()
    }

    /// "1, at the bow", "number 5 is closest to the door".
    fn numbered<'t>(&self, tokens: &'t [Token]) -> Option<(&'t str, End)> {
        let (number, rest) = tokens.split_first()?;
        let end = match number.number.or(number.ordinal.map(u32::from))? {
            1 => End::First,
            number if number == u32::from(self.places) => End::Last,
            _ => return None,
        };
        let stops =
            |token: &Token| token.number.is_some() || token.ordinal.is_some() || token.word == ".";
        let stop = rest.iter().position(stops).unwrap_or(rest.len()).min(NEAR);
        let near = rest[..stop].iter().position(|token| self.is("near", token))?;
        let behind = &rest[near + 1..stop];
        let thing = self.the_thing(passed(behind, "to").unwrap_or(behind))?;
        Some((thing, end))
    }

    /// "Nearest the door", "closer to the door than", "farthest from the door".
    fn measured<'t>(&self, tokens: &'t [Token]) -> Option<&'t str> {
        let (first, rest) = tokens.split_first()?;
        let rest = match first {
            _ if self.is("nearest", first) => passed(rest, "to").unwrap_or(rest),
            _ if self.is("farthest", first) => passed(rest, "from")?,
            _ => return None,
        };
        self.the_thing(rest)
    }
}

/// What is behind this word, where words begin with it.
fn passed<'t>(tokens: &'t [Token], word: &str) -> Option<&'t [Token]> {
    tokens.split_first().filter(|(first, _)| first.word == word).map(|(_, rest)| rest)
}
