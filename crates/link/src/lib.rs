//! The state of the page in a link's fragment, such as `p=fish&off=15&read=4:somewhere`.
//!
//! | key | value |
//! |---|---|
//! | `p` | a preset |
//! | `day` | the puzzle of a day, such as `2026-11-26:easy` |
//! | `z` | a whole puzzle, packed |
//! | `t` | a whole puzzle in the text format |
//! | `off`, `on` | the hints that are off, or those that are on, by number: `1-8,11`, `none`, `all` |
//! | `read` | readings, separated by commas: `4:somewhere` |
//! | `v` | the view |
//! | `marks` | the marks of a game, which only the game reads |
//! | `embed`, `theme`, `parts`, … | how the page is shown inside another page |
//!
//! New keys may be added, but none ever changes its meaning, and unknown ones are kept. Any fragment
//! opens something: [`decode`] leaves out what it cannot read and says so.
//!
//! It does not make puzzles: one that another program carries or makes is [brought](bring) first.
//! The reader of texts is many times larger than that of packed puzzles, so [`decode`] leaves `t` to
//! [`packed`], for programs that have room for it.
//!
//! ```
//! let (link, mistakes) = link::decode("#p=fish&off=15&v=sets");
//! assert!(mistakes.is_empty());
//! assert_eq!(link.puzzle().title(), "Einstein's fish riddle");
//! assert_eq!(link.active.len(), 14);
//! assert_eq!(link.view, Some(link::View::Sets));
//! assert_eq!(link.encode(), "p=fish&off=15&v=sets");
//! ```

mod mistake;
mod percent;
mod shape;
mod source;
mod text;
mod view;

use std::mem::replace;

use presets::Preset;
use puzzle::pack;
use puzzle::reading::{self, Reading};
use puzzle::{HintSet, Puzzle, numbers};

pub use mistake::Mistake;
pub use source::{Source, bring, carry_all_presets};
pub use text::{packed, with_subject};
pub use view::{PLACES, Place, View};

/// The longest fragment that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 16;

/// Nobody reads more problems than this.
const MOST_PROBLEMS: usize = 20;

/// The keys with a meaning.
const KEYS: [&str; 8] = ["z", "t", "day", "p", "off", "on", "read", "v"];

/// The key with the marks of a game. It is kept as an unknown one is, so that programs without the game
/// need not know it; [`decode`] does not call it unknown.
pub const MARKS: &str = "marks";

/// Those that say which puzzle; of several in one link the first counts.
const SUBJECTS: [&str; 4] = ["z", "t", "day", "p"];

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
        Self::from(Source::preset_with(preset, preset.puzzle()))
    }

    /// What opens where a link says nothing: the first preset.
    pub fn opening() -> Self {
        Self::from(Source::opening())
    }

    /// A link that carries the puzzle, all hints on.
    ///
    /// # Errors
    /// The puzzle is too large for a link.
    pub fn carrying(puzzle: Puzzle) -> Result<Self, puzzle::Mistake<'static>> {
        Ok(Self::from(Source::carried(&pack::pack(&puzzle)?, puzzle)))
    }

    /// The puzzle with the readings applied; a reading that the puzzle has no room for is left out.
    pub fn puzzle(&self) -> Puzzle {
        self.read(self.source.puzzle().clone())
    }

    fn read(&self, published: Puzzle) -> Puzzle {
        self.readings.iter().fold(published, |puzzle, &(number, reading)| {
            let read = reading::with_reading(&puzzle, number, reading).ok();
            read.unwrap_or(puzzle)
        })
    }

    /// The shortest fragment for this state, without the `#`; equal states give equal fragments.
    pub fn encode(&self) -> String {
        let puzzle = self.source.puzzle();
        let all = numbers::switchable(puzzle);
        let mut parts = vec![self.source.part().to_owned()];
        if self.active != all {
            let off = all.iter().filter(|&i| !self.active.contains(i)).collect();
            let off = format!("off={}", numbers::write(puzzle, &off));
            let on = format!("on={}", numbers::write(puzzle, &self.active));
            parts.push(if on.len() < off.len() { on } else { off });
        }
        let mut chosen = Vec::new();
        let read = self.read(puzzle.clone());
        for (hint, published) in read.hints().iter().zip(puzzle.hints()) {
            if let Some(now) = hint.reading().filter(|_| hint != published) {
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
fn parts(fragment: &str) -> impl Iterator<Item = &str> + Clone {
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
    let mut problems = Vec::new();
    let mut knows_unknown = false;
    let link = read(fragment, &mut |mistake| {
        // One unknown key tells enough of a link.
        let is_said = match mistake {
            Mistake::NoKey(key) => key == MARKS || replace(&mut knows_unknown, true),
            _ => false,
        };
        if !is_said && problems.len() < MOST_PROBLEMS {
            problems.push(mistake.to_string());
        }
    });
    (link, problems)
}

/// As [`decode`], for programs that have no sentences: `hear` is told each mistake, and each key that is
/// none of those with a meaning.
pub fn read(fragment: &str, hear: &mut dyn FnMut(Mistake<'_>)) -> Link {
    let fragment = match bounded(fragment) {
        Ok(fragment) => fragment,
        Err(too_long) => {
            hear(too_long);
            return Link::opening();
        }
    };
    let mut values: [Option<String>; KEYS.len()] = Default::default();
    let mut rest = Vec::new();
    for part in parts(fragment) {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        let key = percent::decoded(key);
        match KEYS.iter().position(|known| *known == key) {
            Some(k) if values[k].is_none() => values[k] = Some(percent::decoded(value)),
            Some(k) => hear(Mistake::Twice(KEYS[k])),
            None => {
                if !shape::KEYS.contains(&&*key) {
                    hear(Mistake::NoKey(&key));
                }
                rest.push(part.to_owned());
            }
        }
    }
    let [z, t, day, p, off, on, readings, view] = values;
    let view = view.and_then(|view| named_view(&view, hear));
    let given = [z, t, day, p];
    let mut link = match source(&given, hear) {
        Ok(source) => Link::from(source),
        // The other parts speak of a puzzle that is not here.
        Err(missing) => {
            hear(missing);
            return Link { view, rest, ..Link::opening() };
        }
    };
    link.view = view;
    link.rest = rest;
    let puzzle = link.source.puzzle();
    switch(&mut link.active, puzzle, off.as_deref(), on.as_deref(), hear);
    for choice in readings.iter().flat_map(|list| list.split(',')) {
        match reading::read(puzzle, choice) {
            Ok((number, _)) if link.readings.iter().any(|&(chosen, _)| chosen == number) => {
                hear(Mistake::TwoReadings(number));
            }
            Ok(choice) => link.readings.push(choice),
            Err(mistake) => hear(mistake.into()),
        }
    }
    link
}

/// The key that says which puzzle a fragment opens, with its value: what is carried counts more than
/// what is named.
pub fn subject(fragment: &str) -> Option<(&'static str, String)> {
    let parts = parts(fragment.trim_start_matches('#')).map(|part| {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        (percent::decoded(key), value)
    });
    let value = |key| parts.clone().find(|(other, _)| other == key).map(|(_, value)| value);
    SUBJECTS.into_iter().find_map(|key| Some((key, percent::decoded(value(key)?))))
}

/// Whether a program that carries more than this one has to help before the fragment can be read: its
/// puzzle is a text, or has a name that this program knows no puzzle to.
pub fn needs_help(fragment: &str) -> bool {
    match subject(fragment) {
        Some(("t", _)) => true,
        // A name that nobody knows opens the first preset at once.
        Some(("p", id)) => presets::find(&id).is_some() && named("p", &id).is_none(),
        Some(("day", day)) => named("day", &day).is_none(),
        _ => false,
    }
}

/// The puzzle of this name, if this program carries it or it has been brought.
fn named(key: &str, name: &str) -> Option<Source> {
    let carried = if key == "p" { source::preset(name) } else { None };
    carried.or_else(|| source::found(&format!("{key}={name}")))
}

fn source<'t>(
    subjects: &'t [Option<String>; SUBJECTS.len()],
    hear: &mut dyn FnMut(Mistake<'_>),
) -> Result<Source, Mistake<'t>> {
    let given = SUBJECTS.into_iter().zip(subjects);
    let mut given = given.filter_map(|(key, value)| Some((key, value.as_deref()?)));
    let Some((key, value)) = given.next() else { return Ok(Source::opening()) };
    if let Some((second, _)) = given.next() {
        hear(Mistake::TwoPuzzles(key, second));
    }
    match key {
        "z" => Ok(Source::carried(value, pack::unpack(value)?)),
        "t" => Err(Mistake::Text),
        "p" => named(key, value).ok_or(Mistake::NoPreset(presets::Unknown(value))),
        _ => named(key, value).ok_or(Mistake::NoDay(value)),
    }
}

/// The fragment without its `#`.
fn bounded(fragment: &str) -> Result<&str, Mistake<'static>> {
    if fragment.len() > MAX_BYTES {
        return Err(Mistake::TooLong);
    }
    Ok(fragment.strip_prefix('#').unwrap_or(fragment))
}

fn switch(
    active: &mut HintSet,
    puzzle: &Puzzle,
    off: Option<&str>,
    on: Option<&str>,
    hear: &mut dyn FnMut(Mistake<'_>),
) {
    let mut list = |text| match numbers::read(puzzle, text) {
        Ok(set) => Some(set),
        Err(mistake) => {
            hear(mistake.into());
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

fn named_view(word: &str, hear: &mut dyn FnMut(Mistake<'_>)) -> Option<View> {
    let view = View::named(word);
    if view.is_none() {
        hear(Mistake::NoView(word));
    }
    view
}

#[cfg(test)]
mod tests;
