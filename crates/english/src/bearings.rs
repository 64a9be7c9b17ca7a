//! Which way the row goes, where the text says so: "shelf 1 is the lowest", "numbered from right to
//! left", "plot 1 at the gate"; and whether floors are counted from the ground or above it.

use rustc_hash::FxHashMap;

use super::document::{Line, is_question};
use super::lexicon::Lexicon;
use super::marks::Mark;
use super::mentions::Gazetteer;
use super::scenery::Scenery;
use super::sentences::facts;
use super::tokens::{Token, number, ordinal, tokens};
use puzzle::Category;

/// What the setting says of the ends of the row.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Bearings {
    /// Whether the first place is the highest (`true`) or the lowest.
    pub from_top: Option<bool>,
    /// Whether the text says how high the first place is, and the last.
    pub heights: [bool; 2],
    /// Whether the first place is on the right, or in the east.
    pub from_right: bool,
    /// Whether the first place is in the south.
    pub from_south: bool,
    /// Whether the row goes from the inside out: orbits, rings.
    pub outward: bool,
    /// Whether the first floor is the one above the ground floor.
    pub ground_below: bool,
    /// Whether the first place has the number 0.
    pub from_zero: bool,
    /// What stands at an end: whether at that of the first place.
    landmarks: FxHashMap<String, bool>,
}

/// Where an end of the row can be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Axis {
    Height,
    Side,
    North,
}

/// Which end a word names: the one where rows of this kind usually start (`true`), or the other.
pub(super) fn pole(word: &str) -> Option<(Axis, bool)> {
    Some(match word {
        "top" | "topmost" | "highest" | "uppermost" | "upper" => (Axis::Height, true),
        "bottom" | "bottommost" | "lowest" | "lowermost" | "ground" => (Axis::Height, false),
        "left" | "leftmost" | "west" | "western" | "westernmost" => (Axis::Side, true),
        "right" | "rightmost" | "east" | "eastern" | "easternmost" => (Axis::Side, false),
        "north" | "northern" | "northernmost" => (Axis::North, true),
        "south" | "southern" | "southernmost" => (Axis::North, false),
        _ => return None,
    })
}

/// Words that say that something is at, or nearest to, what comes next.
const AT: [&str; 11] = [
    "nearest", "closest", "near", "by", "at", "beside", "behind", "next", "opening", "facing",
    "against",
];

impl Bearings {
    /// From the sentences that name no values, in a row of `n`; `is_place`: whether a word names a
    /// place of it.
    pub fn of<'t>(
        sentences: impl Iterator<Item = &'t [Token]>,
        n: u8,
        is_place: impl Fn(&str) -> bool,
    ) -> Self {
        let mut found = Self::default();
        for sentence in sentences {
            found.learn(sentence, n, &is_place);
        }
        found
    }

    /// Whether what this word names stands at the end of the first place, or at the other.
    pub fn landmark(&self, word: &str) -> Option<bool> {
        self.landmarks.get(word).copied()
    }

    /// Whether the text says what stands at an end of the row.
    pub fn has_landmarks(&self) -> bool {
        !self.landmarks.is_empty()
    }

    /// Takes what this word names for what stands at the first place, or at the last.
    pub fn suppose(&mut self, word: &str, first: bool) {
        self.landmarks.insert(word.to_owned(), first);
    }

    fn learn(&mut self, words: &[Token], n: u8, is_place: &impl Fn(&str) -> bool) {
        let is = |i: usize, list: &[&str]| words.get(i).is_some_and(|token| token.is(list));
        let numbering = words.iter().any(|token| {
            token.is(&[
                "numbered", "number", "numbers", "counted", "counting", "called", "order", "stand",
                "stands", "row", "line", "lie", "lies", "lined", "arranged",
            ]) || token.word == "1"
        });
        self.outward |= words.iter().any(|token| {
            token.is(&["orbit", "orbits", "orbiting", "outward", "outwards", "innermost"])
        });
        // "Four planets orbit the star Nemo": nearer to Nemo is further in.
        for pair in words.windows(2) {
            if pair[0].is(&["star", "sun"]) && pair[1].capital && !pair[0].capital {
                self.landmarks.entry(pair[1].word.clone()).or_insert(true);
            }
        }
        self.ground_below |= is_ground_below(words, n);
        // "Numbered 0 to 4": of floors, the lowest is the ground floor.
        let last = (n - 1).to_string();
        self.from_zero |= (0..words.len()).any(|i| {
            let next = words.get(i + 2).is_some_and(|token| token.word == last);
            words[i].word == "0" && is(i + 1, &["to", "through", "-"]) && next
        });
        self.ground_below |= self.from_zero;
        for i in 0..words.len() {
            self.learn_span(&words[i..], numbering);
            self.learn_list(&words[i..]);
            self.learn_start(&words[i..]);
            let Some(first) = numbered(words, i, n, is_place) else { continue };
            // What another number follows or precedes is said of that.
            let other =
                |j: &usize| numbered(words, *j, n, is_place).is_some_and(|end| end != first);
            let from = (0..i).rev().find(other).map_or(0, |j| j + 1);
            let to = (i + 1..words.len()).find(other).unwrap_or(words.len());
            self.learn_end(&words[from..to], i - from, first);
        }
    }

    /// "Three shelves: bottom, middle and top": counted in the order in which they are told.
    fn learn_list(&mut self, words: &[Token]) {
        let height = |token: &Token| pole(&token.word).filter(|(axis, _)| *axis == Axis::Height);
        let Some((first, rest)) = words.split_first() else { return };
        let inner = |token: &&Token| {
            token.is(&[",", "middle", "center", "centre", "and"]) || ordinal(&token.word).is_some()
        };
        let between = rest.iter().take_while(inner).count();
        let last = rest.get(between).and_then(height);
        if let (Some((_, from)), Some((_, to))) = (height(first), last)
            && from != to
            && between > 2
        {
            self.from_top.get_or_insert(from);
        }
    }

    /// "From top to bottom", "right to left", "from the engine to the rear".
    fn learn_span(&mut self, words: &[Token], numbering: bool) {
        let is = |i: usize, list: &[&str]| words.get(i).is_some_and(|token| token.is(list));
        let word = |i: usize| words.get(i).map_or("", |token| token.word.as_str());
        let led = is(0, &["from"]);
        let mut at = usize::from(led);
        at += usize::from(is(at, &["the"]));
        let Some(from) = words.get(at).filter(|token| !token.is_mark()) else { return };
        // "From top (1) to bottom (4)", "the bottom shelf to the top one".
        let to = (at + 1..words.len().min(at + 6)).find(|&i| {
            is(i, &["to", "towards", "upwards", "downwards", "up", "down"])
                && !is(i - 1, &["next", "closest", "nearest"])
        });
        let mut end = to.map_or(at, |to| to + 1);
        while to.is_some() && is(end, &["to", "the"]) {
            end += 1;
        }
        let opposite = match (pole(&from.word), to.map(|_| pole(word(end)))) {
            (Some((axis, first)), Some(Some((other, last)))) if axis == other && first != last => {
                Some((axis, first))
            }
            // "From the bottom up".
            (Some((Axis::Height, first)), Some(_)) if led => Some((Axis::Height, first)),
            _ => None,
        };
        match opposite {
            Some((Axis::Height, first)) => self.from_top = self.from_top.or(Some(first)),
            Some((Axis::Side, false)) if numbering => self.from_right = true,
            Some((Axis::North, false)) => self.from_south = true,
            Some(_) => {}
            None if led && numbering && is(at - 1, &["the"]) && named(from) => {
                self.landmarks.entry(from.word.clone()).or_insert(true);
                if let (Some(_), Some(other)) = (to, words.get(end).filter(|t| named(t))) {
                    self.landmarks.entry(other.word.clone()).or_insert(false);
                }
            }
            None => {}
        }
    }

    /// "Counting from the left".
    fn learn_start(&mut self, words: &[Token]) {
        let is = |i: usize, list: &[&str]| words.get(i).is_some_and(|token| token.is(list));
        let counts = is(0, &["counting", "counted", "numbered", "starting"]) && is(1, &["from"]);
        let at = 2 + usize::from(is(2, &["the"]));
        let spans = is(at + 1, &["to"]);
        match words.get(at).filter(|_| counts && !spans).and_then(|end| pole(&end.word)) {
            Some((Axis::Height, first)) => self.from_top = self.from_top.or(Some(first)),
            Some((Axis::Side, first)) => self.from_right |= !first,
            Some((Axis::North, first)) => self.from_south |= !first,
            None => {}
        }
    }

    /// What is said of the first or the last place, whose number is at token `i`.
    fn learn_end(&mut self, words: &[Token], i: usize, first: bool) {
        let stop = |token: &Token| token.is(&[",", "and", ";", "with", "but", "to"]);
        // "At the left end, next to the entrance".
        let goes_on =
            |at: usize| words[at].is(&[","]) && words.get(at + 1).is_some_and(|t| t.is(&AT));
        let after = (i + 1..words.len()).take_while(|&at| !stop(&words[at]) || goes_on(at));
        let after = after.map(|at| &words[at]).take(10);
        let before = words[..i].iter().rev().take_while(|token| !stop(token)).take(6);
        let before: Vec<&Token> = before.collect();
        let after: Vec<&Token> = after.collect();
        let polar = |at: Option<usize>| {
            at.and_then(|at| words.get(at)).is_some_and(|t| pole(&t.word).is_some())
        };
        let joint = |at: Option<usize>| {
            at.and_then(|at| words.get(at)).is_some_and(|t| t.is(&["to", "towards", "-", "the"]))
        };
        // "To the left of" is no end, and "left to right" names both.
        let ended = |token: &&&Token| {
            let at = words.iter().position(|other| other.at == token.at).unwrap_or(i);
            let spans = polar(Some(at + 1))
                || joint(Some(at + 1)) && (polar(Some(at + 2)) || polar(Some(at + 3)));
            let back = |k: usize| at.checked_sub(k);
            let spanned = polar(back(1)) || joint(back(1)) && (polar(back(2)) || polar(back(3)));
            let side = words.get(at + 1).is_some_and(|next| next.is(&["of"]));
            // "Seat 4 (counting from the left)".
            let from = |k: usize| {
                back(k).and_then(|at| words.get(at)).is_some_and(|token| token.is(&["from"]))
            };
            // "1 is right by the door" only says how near.
            let adverb = token.is(&["right"])
                && words.get(at + 1).is_some_and(|next| {
                    next.is(&AT) || next.is(&["after", "before", "above", "below", "in", "under"])
                });
            !side && !spans && !spanned && !from(1) && !from(2) && !adverb
        };
        let poles = |all: &[&Token]| {
            let named: Vec<_> =
                all.iter().filter(ended).filter_map(|token| pole(&token.word)).collect();
            let first = *named.first()?;
            named.iter().all(|other| *other == first).then_some(first)
        };
        if let Some((axis, usual)) = poles(&after).or_else(|| poles(&before)) {
            let starts = usual == first;
            match axis {
                Axis::Height => {
                    self.from_top = self.from_top.or(Some(starts));
                    self.heights[usize::from(!first)] |= self.from_top == Some(starts);
                }
                Axis::Side => self.from_right |= !starts,
                Axis::North => self.from_south |= !starts,
            }
        }
        // "Plot 1 at the gate", "carriage 1 is directly behind the engine"; and "next to the gate".
        let near = |token: &&Token| token.is(&["next", "nearest", "closest"]);
        let end = i + 1 + after.len() + 3 * usize::from(after.last().is_some_and(near));
        let clause = &words[i - before.len()..end.min(words.len())];
        let mut all = (0..clause.len()).filter(|&at| clause[at].is(&AT));
        let noun = all.find_map(|at| {
            let rest = clause[at + 1..].iter().skip_while(|token| token.is(&["to", "the"]));
            // "The back door" is a door.
            let nouns = rest.take_while(|token| {
                !token.is_mark() && !token.is(&["of", "and", "is", "to", "in", "on", "with"])
            });
            let nouns: Vec<&Token> = nouns.take(3).collect();
            nouns.last().copied().filter(|token| named(token) && !token.is(&["end"]))
        });
        if let Some(noun) = noun {
            self.landmarks.entry(noun.word.clone()).or_insert(first);
        }
    }
}

/// Whether the floors are said to be counted above the ground floor: "the ground floor, the first
/// floor", "a ground floor and four floors above it", "from the ground floor to the fourth" of five.
fn is_ground_below(words: &[Token], n: u8) -> bool {
    let floor = |token: &Token| token.is(&["floor", "floors", "storeys", "stories", "story"]);
    let Some(ground) = words.iter().position(|token| token.is(&["ground"])) else { return false };
    let rest = &words[ground + 1..];
    // What is said of it in brackets is not the next floor.
    let mut depth = 0;
    let outside = rest.iter().filter(|token| {
        depth += i32::from(token.is(&["("])) - i32::from(token.is(&[")"]));
        depth == 0 && !token.is(&[")"])
    });
    let next = outside.filter(|token| !token.is_mark() && !floor(token));
    let next = next.into_iter().find(|token| !token.is(&["and", "the", "then", "level"]));
    let listed = next.is_some_and(|token| token.is(&["first", "1st"]));
    let above = rest.windows(3).any(|three| {
        number(&three[0].word) == Some(n - 1)
            && (floor(&three[1]) || three[1].is(&["upper", "more", "further"]))
            && (three[2].is(&["above", "over"]) || floor(&three[2]))
    });
    let highest = words.iter().filter_map(|token| ordinal(&token.word)).max();
    listed || above || highest == Some(n - 1) && n > 2
}

/// Whether a text that tells nothing of it has a ground floor and a first floor, but no floor of
/// the highest number: both are there, so they are two.
pub(super) fn seems_ground_below(words: &[Token], n: u8) -> bool {
    let floor = |token: &Token| token.is(&["floor", "story", "level"]);
    let named = |k: u8| {
        words.windows(2).any(|pair| {
            floor(&pair[1]) && ordinal(&pair[0].word) == Some(k)
                || floor(&pair[0]) && number(&pair[1].word) == Some(k)
        })
    };
    let ground = words.windows(2).position(|pair| pair[0].is(&["ground"]) && floor(&pair[1]));
    // "The ground floor counts as the first."
    let called = ground.is_some_and(|at| {
        let rest = words[at + 2..].iter().take(5).take_while(|token| !token.is_mark());
        rest.into_iter().any(|token| token.is(&["first", "1"]))
    });
    ground.is_some() && !called && named(1) && !named(n)
}

/// Whether a word can name what stands somewhere.
fn named(token: &Token) -> bool {
    let empty = ["first", "last", "one", "list", "clues", "table", "street", "row"];
    !token.is_mark()
        && !token.is(&empty)
        && number(&token.word).is_none()
        && pole(&token.word).is_none()
}

/// Whether token `i` is the number of the first place (`true`) or the last.
fn numbered(words: &[Token], i: usize, n: u8, is_place: &impl Fn(&str) -> bool) -> Option<bool> {
    let word = words[i].word.as_str();
    // "Bay no. 1".
    let stop = i > 1 && words[i - 1].is(&["."]) && words[i - 2].is(&["no", "nr"]);
    let before = i.checked_sub(1 + usize::from(stop)).map(|i| &words[i]);
    let led = before.is_some_and(|token| {
        is_place(&token.word)
            || token.is(&["number", "no", "#", "(", "numbered", "with", "called", "place"])
    });
    // "Place 5 is the one at the far right" numbers nothing else.
    if word == "one" && i > 0 && words[i - 1].is(&["the"]) {
        return None;
    }
    let is = |at: usize, list: &[&str]| words.get(at).is_some_and(|token| token.is(list));
    // "Numbered from 1, nearest the lift, to 4".
    let apart = is(i + 1, &[","]) && is(i + 2, &["nearest", "closest", "next", "by", "at"]);
    let followed = apart || is(i + 1, &["(", "=", "being", "at"]);
    // "Floor 1 is the lowest" counts nothing.
    let counted = words.get(i + 1).is_some_and(|token| {
        token.word.ends_with('s') && !token.is(&["is", "was", "has", "stands", "lies", "faces"])
    });
    // "The first hut stands by the gate."
    if word == "first" && words.get(i + 1).is_some_and(|token| is_place(&token.word)) {
        return Some(true);
    }
    let k = number(word).filter(|_| (led || followed) && !counted)?;
    match k {
        1 => Some(true),
        k if k == n => Some(false),
        _ => None,
    }
}

/// What the setting says of the ends of the row: sentences that name no values but numbers, or
/// all of a category.
pub(super) fn bearings(
    lines: &[Line],
    categories: &[Category],
    houses: u8,
    scenery: &Scenery,
) -> Bearings {
    let (lexicon, gazetteer) = (Lexicon::new(), Gazetteer::new(categories));
    let settings = lines.iter().filter(|line| line.mark == Mark::None);
    // "Going from the gate (plot 1) to the lake, who has what?"
    let along = |text: &&str| {
        let first = tokens(text).into_iter().next();
        !is_question(text)
            || first.is_some_and(|first| first.is(&["going", "counting", "walking", "numbered"]))
    };
    let sentences: Vec<Vec<Token>> =
        settings.flat_map(|line| facts(&line.text)).filter(along).map(tokens).collect();
    let lettered = |words: &[Token]| words.iter().any(|token| number(&token.word).is_none());
    // "Ann, Bob and Cy have plots 1 to 3 from the gate" lists all values of a category.
    let plain = |words: &&[Token]| {
        let mentions = gazetteer.find(&lexicon, words);
        let values = mentions.iter().filter(|mention| lettered(&words[mention.start..mention.end]));
        let values = values.count();
        values == 0 || values >= usize::from(houses).max(3)
    };
    let sentences = sentences.iter().map(Vec::as_slice).filter(plain);
    Bearings::of(sentences, houses, |word| scenery.is_place(word))
}
