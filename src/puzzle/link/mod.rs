//! The state in a link's fragment, such as `p=fish&off=15&read=4:somewhere`.
//!
//! | key | value |
//! |---|---|
//! | `p` | a preset |
//! | `z` | a whole puzzle, packed |
//! | `t` | a whole puzzle in the text format |
//! | `off`, `on` | the hints that are off, or those that are on, by number: `1-8,11`, `none`, `all` |
//! | `read` | readings: `4:somewhere`, several apart by commas |
//! | `v` | the view |
//! | `embed`, `theme`, `parts`, … | how the page is shown inside another page |
//!
//! A link is versioned by the keys it has: new ones are added, none changes its meaning, and those
//! not known here are kept. The reader of texts is many times larger than that of packed puzzles,
//! so [`decode`] leaves `t` to [`packed`], for programs that have it.

mod percent;
mod shape;
mod text;
mod view;

use std::rc::Rc;

use super::mistake::{Mistake, did_you_mean, one_of, shortened, told};
use super::pack;
use super::preset::{self, Preset};
use super::reading::{self, Reading};
use super::{HintSet, Puzzle, numbers};

pub use text::packed;
pub use view::View;

/// The longest fragment that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 16;

/// Nobody reads more problems than this.
const MOST_PROBLEMS: usize = 20;

/// The keys with a meaning.
const KEYS: [&str; 7] = ["p", "z", "t", "off", "on", "read", "v"];

/// Where a link's puzzle comes from, and the puzzle, which takes milliseconds to unpack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    origin: Origin,
    puzzle: Rc<Puzzle>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Origin {
    /// It is built in.
    Preset(&'static Preset),
    /// The link carries it, packed like this.
    Link(String),
}

impl Source {
    fn built_in(preset: &'static Preset) -> Self {
        Self { origin: Origin::Preset(preset), puzzle: Rc::new(preset.puzzle()) }
    }

    fn carried(packed: String, puzzle: Puzzle) -> Self {
        Self { origin: Origin::Link(packed), puzzle: Rc::new(puzzle) }
    }

    /// The puzzle as published.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The preset, if it is one.
    pub fn preset(&self) -> Option<&'static Preset> {
        match self.origin {
            Origin::Preset(preset) => Some(preset),
            Origin::Link(_) => None,
        }
    }

    /// The part of a link that names or carries it.
    pub fn part(&self) -> String {
        match &self.origin {
            Origin::Preset(preset) => format!("p={}", preset.id),
            Origin::Link(packed) => format!("z={packed}"),
        }
    }
}

/// What a link says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// Which puzzle.
    pub source: Source,
    /// The hints that are on.
    pub active: HintSet,
    /// Readings chosen, by printed hint number.
    pub readings: Vec<(u32, Reading)>,
    /// The view, where the link names one.
    pub view: Option<View>,
    /// Parts with unknown keys, as they stand in the link.
    pub rest: Vec<String>,
}

impl Link {
    /// A preset as it is published, all hints on.
    pub fn to(preset: &'static Preset) -> Self {
        Self::from(Source::built_in(preset))
    }

    /// A link that carries the puzzle, all hints on.
    ///
    /// # Errors
    /// The puzzle is too large for a link.
    pub fn carrying(puzzle: Puzzle) -> Result<Self, Mistake> {
        Ok(Self::from(Source::carried(pack::pack(&puzzle)?, puzzle)))
    }

    /// The puzzle with the readings applied; a reading that the puzzle has no room for is left out.
    pub fn puzzle(&self) -> Puzzle {
        self.read(self.source.puzzle().clone())
    }

    fn read(&self, published: Puzzle) -> Puzzle {
        self.readings.iter().fold(published, |puzzle, &(number, reading)| {
            reading::with_reading(&puzzle, number, reading).unwrap_or(puzzle)
        })
    }

    /// The shortest fragment for this state, without the `#`; equal states give equal fragments.
    pub fn encode(&self) -> String {
        let puzzle = self.source.puzzle();
        let all = numbers::switchable(puzzle);
        let mut parts = vec![self.source.part()];
        if self.active != all {
            let off = all.iter().filter(|&i| !self.active.contains(i)).collect();
            let off = format!("off={}", numbers::write(puzzle, &off));
            let on = format!("on={}", numbers::write(puzzle, &self.active));
            parts.push(if on.len() < off.len() { on } else { off });
        }
        let mut chosen = Vec::new();
        let read = self.read(puzzle.clone());
        for (hint, published) in read.hints().iter().zip(puzzle.hints()) {
            if let Some(now) = reading::reading(hint).filter(|_| hint != published) {
                chosen.push(format!("{}:{}", hint.number, now.word()));
            }
        }
        if !chosen.is_empty() {
            parts.push(format!("read={}", chosen.join(",")));
        }
        parts.extend(self.view.map(|view| format!("v={}", view.word())));
        parts.extend(self.rest.iter().cloned());
        ended(parts.join("&"))
    }
}

/// The fragment with a letter or digit at its end. What else a link ends in, such as the `_` of a
/// packed puzzle, many programs leave out of the link that they make of it. Where it takes an end, that
/// is a key that says what is so without it, and that every version of the page knows.
fn ended(mut fragment: String) -> String {
    if !fragment.ends_with(|c: char| c.is_ascii_alphanumeric()) {
        let says_on = parts(&fragment).any(|part| part.starts_with("on="));
        fragment += if says_on { "&off=none" } else { "&on=all" };
    }
    fragment
}

/// The parts of a fragment. One that was copied from the source of a page has `&amp;` for `&`.
fn parts(fragment: &str) -> impl Iterator<Item = &str> {
    fn bare(mut part: &str) -> &str {
        while let Some(rest) = part.strip_prefix("amp;") {
            part = rest;
        }
        part
    }
    fragment.split('&').map(bare).filter(|part| !part.is_empty())
}

/// The puzzle as it is published, all hints on.
impl From<Source> for Link {
    fn from(source: Source) -> Self {
        let active = numbers::switchable(source.puzzle());
        Self { source, active, readings: Vec::new(), view: None, rest: Vec::new() }
    }
}

/// Reads a fragment, with or without its `#`. What cannot be read is left out and described, one
/// plain sentence each and 20 at most, so that any link opens something.
pub fn decode(fragment: &str) -> (Link, Vec<String>) {
    let (link, mut problems) = decode_all(fragment);
    problems.truncate(MOST_PROBLEMS);
    (link, problems)
}

fn decode_all(fragment: &str) -> (Link, Vec<String>) {
    let mut problems = Vec::new();
    let fragment = match bounded(fragment) {
        Ok(fragment) => fragment,
        Err(too_long) => {
            problems.push(too_long.to_string());
            return (Link::to(&preset::all()[0]), problems);
        }
    };
    let mut values: [Option<String>; KEYS.len()] = Default::default();
    let mut rest = Vec::new();
    let mut knows_unknown = false;
    for part in parts(fragment) {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        let key = percent::decoded(key);
        match KEYS.iter().position(|known| *known == key) {
            Some(k) if values[k].is_none() => values[k] = Some(percent::decoded(value)),
            Some(_) => problems.push(told!("the link has {key} twice; the first one counts")),
            None => {
                if !shape::KEYS.contains(&&*key) && !knows_unknown {
                    problems.push(unknown_key(&key));
                    knows_unknown = true;
                }
                rest.push(part.to_owned());
            }
        }
    }
    let [p, z, t, off, on, read, view] = values;
    let view = view.and_then(|view| named_view(&view, &mut problems));
    let mut link = match source(p.as_deref(), z, t.is_some(), &mut problems) {
        Ok(source) => Link::from(source),
        // The other parts speak of a puzzle that is not here.
        Err(missing) => {
            problems.insert(0, missing.to_string());
            return (Link { view, rest, ..Link::to(&preset::all()[0]) }, problems);
        }
    };
    link.view = view;
    link.rest = rest;
    let puzzle = link.source.puzzle();
    switch(&mut link.active, puzzle, off.as_deref(), on.as_deref(), &mut problems);
    for choice in read.iter().flat_map(|list| list.split(',')) {
        if problems.len() >= MOST_PROBLEMS {
            break;
        }
        match reading::read(puzzle, choice) {
            Ok((number, _)) if link.readings.iter().any(|&(chosen, _)| chosen == number) => {
                problems
                    .push(told!("hint {number} has two readings in the link; the first counts"));
            }
            Ok(choice) => link.readings.push(choice),
            Err(mistake) => problems.push(mistake.to_string()),
        }
    }
    (link, problems)
}

/// Whether it takes [`packed`], in a program that carries more than this one, to read the fragment's
/// puzzle: it is a text, or a preset that is not here.
pub fn needs_packing(fragment: &str) -> bool {
    let missing = |id| preset::find(id).is_some_and(|preset| !preset.is_here());
    parts(fragment.trim_start_matches('#'))
        .any(|part| part.starts_with("t=") || part.strip_prefix("p=").is_some_and(missing))
}

/// Where the puzzle comes from: what is carried counts more than what is named.
fn source(
    p: Option<&str>,
    z: Option<String>,
    has_text: bool,
    problems: &mut Vec<String>,
) -> Result<Source, Mistake> {
    let carried = [("z", z.is_some()), ("t", has_text), ("p", p.is_some())];
    let mut given = carried.iter().filter(|(_, given)| *given).map(|(key, _)| key);
    if let (Some(first), Some(second)) = (given.next(), given.next()) {
        problems.push(told!("the link has a puzzle in {first} and in {second}; {first} counts"));
    }
    match (z, p) {
        (Some(text), _) => {
            let puzzle = pack::unpack(&text)?;
            Ok(Source::carried(text, puzzle))
        }
        _ if has_text => Err(Mistake(told!("the link's puzzle is a text, which is not read here"))),
        (_, Some(id)) => {
            let preset = preset::find(id).filter(|preset| preset.is_here());
            preset.map(Source::built_in).ok_or_else(|| preset::unknown(id))
        }
        _ => Ok(Source::built_in(&preset::all()[0])),
    }
}

/// The fragment without its `#`.
fn bounded(fragment: &str) -> Result<&str, Mistake> {
    if fragment.len() > MAX_BYTES {
        return Err(Mistake(told!("the link is longer than {} kB", MAX_BYTES / 1024)));
    }
    Ok(fragment.strip_prefix('#').unwrap_or(fragment))
}

fn switch(
    active: &mut HintSet,
    puzzle: &Puzzle,
    off: Option<&str>,
    on: Option<&str>,
    problems: &mut Vec<String>,
) {
    let mut list = |text| match numbers::read(puzzle, text) {
        Ok(set) => Some(set),
        Err(mistake) => {
            problems.push(mistake.to_string());
            None
        }
    };
    let (off, on) = (off.and_then(&mut list), on.and_then(list));
    if let Some(on) = on {
        *active = active.iter().filter(|&i| on.contains(i)).collect();
    }
    for i in off.iter().flat_map(HintSet::iter) {
        active.remove(i);
    }
}

fn named_view(word: &str, problems: &mut Vec<String>) -> Option<View> {
    let words = || View::ALL.iter().map(|view| view.word());
    let view = View::ALL.into_iter().find(|view| view.word() == word);
    if view.is_none() {
        let (shown, meant) = (shortened(word), did_you_mean(word, words()));
        problems.push(told!("there is no view '{shown}'{meant}; choose {}", one_of(words())));
    }
    view
}

fn unknown_key(key: &str) -> String {
    let (shown, meant) = (shortened(key), did_you_mean(key, KEYS));
    told!("the link has the unknown key '{shown}'{meant}; the keys are {}", KEYS.join(", "))
}

#[cfg(test)]
mod tests;
