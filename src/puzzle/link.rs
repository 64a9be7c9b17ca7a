//! The state in a link's fragment, such as `p=fish&off=15&read=4:somewhere`.
//!
//! | key | value |
//! |---|---|
//! | `p` | a preset |
//! | `off`, `on` | the hints that are off, or those that are on, by number: `1-8,11`, `none`, `all` |
//! | `read` | readings: `4:somewhere`, several apart by commas |
//! | `v` | the view |
//! | `embed`, `theme`, `parts`, … | how the page is shown inside another page |
//!
//! A link is versioned by the keys it has: new ones are added, none changes its meaning, and those
//! not known here are kept.

mod shape;

use super::mistake::{did_you_mean, one_of, shortened};
use super::preset::{self, Preset};
use super::reading::{self, Reading};
use super::{HintSet, Puzzle, numbers};

/// The longest fragment that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 16;

/// Nobody reads more problems than this.
const MOST_PROBLEMS: usize = 20;

/// The keys with a meaning.
const KEYS: [&str; 5] = ["p", "off", "on", "read", "v"];

/// A part of the page that a link can open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum View {
    /// The street, the hints and the count.
    Explore,
    /// The puzzle to be solved by hand.
    Play,
    /// The solution step by step, with reasons.
    Explain,
    /// Which sets of hints suffice, and how counts fall as hints come in.
    Sets,
    /// Ways of solving, side by side.
    Methods,
    /// The puzzle as a program for a real solver.
    Code,
    /// What articles say about the puzzles, checked.
    Articles,
    /// The puzzle as text and as a form.
    Edit,
    /// A puzzle for each day.
    Day,
    /// Links, code for embedding, pictures.
    Share,
}

impl View {
    /// All views.
    pub const ALL: [Self; 10] = [
        Self::Explore,
        Self::Play,
        Self::Explain,
        Self::Sets,
        Self::Methods,
        Self::Code,
        Self::Articles,
        Self::Edit,
        Self::Day,
        Self::Share,
    ];

    /// The word for it in links.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Explore => "explore",
            Self::Play => "play",
            Self::Explain => "explain",
            Self::Sets => "sets",
            Self::Methods => "methods",
            Self::Code => "code",
            Self::Articles => "articles",
            Self::Edit => "edit",
            Self::Day => "day",
            Self::Share => "share",
        }
    }

    /// Its name on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Explore => "Explore",
            Self::Play => "Play",
            Self::Explain => "Explain",
            Self::Sets => "Hint sets",
            Self::Methods => "Methods",
            Self::Code => "Code",
            Self::Articles => "Articles",
            Self::Edit => "Edit",
            Self::Day => "Daily",
            Self::Share => "Share",
        }
    }
}

/// What a link says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// Which puzzle.
    pub preset: &'static Preset,
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
        let active = numbers::switchable(&preset.puzzle());
        Self { preset, active, readings: Vec::new(), view: None, rest: Vec::new() }
    }

    /// The puzzle with the readings applied; a reading that the puzzle has no room for is left out.
    pub fn puzzle(&self) -> Puzzle {
        self.read(self.preset.puzzle())
    }

    fn read(&self, published: Puzzle) -> Puzzle {
        self.readings.iter().fold(published, |puzzle, &(number, reading)| {
            reading::with_reading(&puzzle, number, reading).unwrap_or(puzzle)
        })
    }

    /// The shortest fragment for this state, without the `#`; equal states give equal fragments.
    pub fn encode(&self) -> String {
        let puzzle = self.preset.puzzle();
        let all = numbers::switchable(&puzzle);
        let mut parts = vec![format!("p={}", self.preset.id)];
        if self.active != all {
            let off = all.iter().filter(|&i| !self.active.contains(i)).collect();
            let off = format!("off={}", numbers::write(&puzzle, &off));
            let on = format!("on={}", numbers::write(&puzzle, &self.active));
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
        parts.join("&")
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
    let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
    let mut problems = Vec::new();
    if fragment.len() > MAX_BYTES {
        problems.push(format!("the link is longer than {} kB", MAX_BYTES / 1024));
        return (Link::to(&preset::all()[0]), problems);
    }
    let mut values: [Option<String>; KEYS.len()] = Default::default();
    let mut rest = Vec::new();
    let mut knows_unknown = false;
    for part in fragment.split('&').filter(|part| !part.is_empty()) {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        let key = percent_decoded(key);
        match KEYS.iter().position(|known| *known == key) {
            Some(k) if values[k].is_none() => values[k] = Some(percent_decoded(value)),
            Some(_) => problems.push(format!("the link has {key} twice; the first one counts")),
            None => {
                if !shape::KEYS.contains(&&*key) && !knows_unknown {
                    problems.push(unknown_key(&key));
                    knows_unknown = true;
                }
                rest.push(part.to_owned());
            }
        }
    }
    let [p, off, on, read, view] = values;
    let mut link = Link::to(&preset::all()[0]);
    match p.as_deref().map(|id| preset::find(id).ok_or_else(|| preset::unknown(id))) {
        Some(Ok(preset)) => link = Link::to(preset),
        // The other parts speak of a puzzle that is not here.
        Some(Err(unknown)) => {
            problems.insert(0, unknown.to_string());
            link.rest = rest;
            link.view = view.and_then(|view| named_view(&view, &mut problems));
            return (link, problems);
        }
        None => {}
    }
    link.view = view.and_then(|view| named_view(&view, &mut problems));
    link.rest = rest;
    let puzzle = link.preset.puzzle();
    switch(&mut link.active, &puzzle, off.as_deref(), on.as_deref(), &mut problems);
    for choice in read.iter().flat_map(|list| list.split(',')) {
        match reading::read(&puzzle, choice) {
            Ok((number, _)) if link.readings.iter().any(|&(chosen, _)| chosen == number) => {
                problems
                    .push(format!("hint {number} has two readings in the link; the first counts"));
            }
            Ok(choice) => link.readings.push(choice),
            Err(mistake) => problems.push(mistake.to_string()),
        }
    }
    (link, problems)
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
        problems.push(format!("there is no view '{shown}'{meant}; choose {}", one_of(words())));
    }
    view
}

fn unknown_key(key: &str) -> String {
    let (shown, meant) = (shortened(key), did_you_mean(key, KEYS));
    format!("the link has the unknown key '{shown}'{meant}; the keys are {}", KEYS.join(", "))
}

/// Text with each `%` and two hexadecimal digits as the byte they stand for; anything else as it
/// is, and bytes that are no UTF-8 as U+FFFD.
fn percent_decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8);
        match (first, after) {
            (b'%', [high, low, beyond @ ..]) if digit(*high).is_some() && digit(*low).is_some() => {
                bytes.extend(digit(*high).zip(digit(*low)).map(|(high, low)| high << 4 | low));
                rest = beyond;
            }
            _ => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::super::random::Random;
    use super::*;

    fn fish() -> Link {
        Link::to(preset::find("fish").unwrap())
    }

    fn clean(fragment: &str) -> Link {
        let (link, problems) = decode(fragment);
        assert_eq!(problems, [""; 0], "{fragment}");
        link
    }

    #[test]
    fn a_link_opens_what_it_says() {
        assert_eq!(clean(""), fish());
        assert_eq!(clean("#p=fish"), fish());
        let link = clean("#p=fish&off=15&read=4:somewhere&v=explore");
        assert_eq!(link.active, HintSet::first(14));
        assert_eq!(link.readings, [(4, Reading::Somewhere)]);
        assert_eq!(link.view, Some(View::Explore));
        assert_eq!(
            link.puzzle().hints()[3].text,
            "The green house is somewhere left of the white house"
        );
        assert_eq!(clean("v=explore&%6fff=1%35&read=4%3Asomewhere&p=fish"), link);
        assert_eq!(clean("p=zebra&on=2-4").active, HintSet::first(3));
    }

    #[test]
    fn the_shortest_spelling_is_written() {
        let written = |fragment| clean(fragment).encode();
        assert_eq!(fish().encode(), "p=fish");
        assert_eq!(written("p=fish&on=1-14"), "p=fish&off=15");
        assert_eq!(written("off=15&p=fish"), "p=fish&off=15");
        assert_eq!(written("p=fish&on=1-3,5-15"), "p=fish&off=4");
        assert_eq!(written("p=fish&off=2-15"), "p=fish&on=1");
        assert_eq!(written("p=fish&on=none"), "p=fish&off=all");
        assert_eq!(written("p=fish&off=none"), "p=fish");
        assert_eq!(written("p=fish&read=4:immediate"), "p=fish");
        assert_eq!(written("read=6:somewhere&p=zebra"), "p=zebra&read=6:somewhere");
        assert_eq!(written("v=explore"), "p=fish&v=explore");
    }

    #[test]
    fn what_is_wrong_is_said_and_the_rest_still_opens() {
        let problems = |fragment| decode(fragment).1;
        assert_eq!(
            problems("p=fsh&off=1"),
            ["there is no puzzle 'fsh' (did you mean fish?); choose fish, zebra or phones"]
        );
        assert_eq!(decode("p=fsh&off=1").0, fish());
        let (link, complaints) = decode("p=fish&off=99&read=4:somewhere,5:immediate,4:x&v=pley");
        assert_eq!(
            complaints,
            [
                "there is no view 'pley'; choose explore or sets",
                "there is no hint 99; the hints are 1–15",
                "hint 5 does not have two readings; only hint 4 has",
                "there is no reading 'x'; choose immediate or somewhere",
            ]
        );
        assert_eq!((link.active, link.readings), (fish().active, vec![(4, Reading::Somewhere)]));
        assert_eq!(problems("p=fish&p=zebra"), ["the link has p twice; the first one counts"]);
        assert_eq!(
            decode(&"x".repeat(MAX_BYTES + 1)),
            (fish(), vec!["the link is longer than 64 kB".to_owned()])
        );
    }

    #[test]
    fn unknown_keys_are_named_and_kept_untouched() {
        let (link, problems) = decode("x=%zz%20&p=fish&flag&off=1");
        assert_eq!(
            problems,
            ["the link has the unknown key 'x'; the keys are p, off, on, read, v"]
        );
        assert_eq!(link.encode(), "p=fish&off=1&x=%zz%20&flag");
    }

    #[test]
    fn percent_codes_are_read_where_they_are_any() {
        for (text, decoded) in [
            ("%41%c3%a9", "Aé"),
            ("%", "%"),
            ("%4", "%4"),
            ("%zz", "%zz"),
            ("%ff", "\u{fffd}"),
            ("a+b", "a+b"),
        ] {
            assert_eq!(percent_decoded(text), decoded);
        }
    }

    #[test]
    fn every_state_survives_its_link() {
        let mut random = Random::new(4);
        for _ in 0..500 {
            let mut link = Link::to(random.pick(preset::all()));
            let all = link.active.clone();
            link.active = all.iter().filter(|_| random.chance(50)).collect();
            let number = if link.preset.id == "zebra" { 6 } else { 4 };
            if random.chance(50) {
                link.readings.push((number, Reading::Somewhere));
            }
            if random.chance(50) {
                link.view = Some(*random.pick(&View::ALL));
            }
            assert_eq!(clean(&link.encode()), link);
        }
    }

    #[test]
    fn garbage_opens_and_what_it_opens_is_stable() {
        const PIECES: [&str; 22] = [
            "p=",
            "fish",
            "zebra",
            "&",
            "off=",
            "on=",
            "read=",
            "v=",
            "explore",
            "1",
            "-",
            ",",
            "4:",
            "somewhere",
            "none",
            "%",
            "%41",
            "=",
            "é",
            "#",
            "99",
            "x=",
        ];
        let mut random = Random::new(5);
        for _ in 0..2_000 {
            let text = random.garbage(&PIECES, 16);
            let encoded = decode(&text).0.encode();
            assert_eq!(decode(&encoded).0.encode(), encoded, "{text}");
        }
    }
}
