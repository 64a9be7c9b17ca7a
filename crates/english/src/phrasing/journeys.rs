//! What one passes along the row: "walking east from the red house, the next one you come to is
//! Ann's", "from west to east you pass the inn, then the mill and later the church".

use std::ops::Range;

use super::super::lexicon::Class;
use super::super::scenery::Row;
use super::super::tokens::{Token, number, ordinal, phrase_at, stem};
use super::Wording;

/// How one gets or looks along the row.
const MOVES: &[&str] = &[
    "walk", "go", "row", "sail", "travel", "move", "head", "look", "drive", "fly", "climb", "swim",
    "cycle", "ride", "step", "run", "proceed", "march", "stroll", "paddle", "count",
];

/// What says that others may stand between.
const SOMETIME: &[&str] = &[
    "sooner or later",
    "eventually",
    "at some point",
    "later on",
    "in the end",
    "somewhere along",
    "in due course",
];

/// What is said of those between in a list of what comes in order.
const RIDERS: &[&str] = &[
    "but not necessarily",
    "though not necessarily",
    "not necessarily",
    "with or without",
    "possibly with",
    "perhaps with",
    "maybe with",
    "possibly",
    "although not necessarily",
    "and not necessarily",
    "not always",
    "with others",
    "whatever may",
];

impl Wording<'_> {
    /// "Did not fly", "drives to work": went by plane, goes by car, where these are listed.
    pub(super) fn goes_by_it(&mut self) {
        const WAYS: [(&[&str], &[&str]); 5] = [
            (&["fly", "flies", "flew", "flown", "flying"], &["plane", "airplane", "aeroplane"]),
            (&["drive", "drives", "drove", "driven", "driving"], &["car"]),
            (&["cycle", "cycles", "cycled", "cycling"], &["bike", "bicycle"]),
            (&["sail", "sails", "sailed", "sailing"], &["ship", "boat", "ferry"]),
            (&["walk", "walks", "walked", "walking"], &["foot", "on foot"]),
        ];
        let found = (1..self.tokens.len()).find_map(|at| {
            let (_, by) = WAYS.iter().find(|(verbs, _)| self.is(at, verbs))?;
            let by = by.iter().find(|by| self.ground.gazetteer.is_value(&by.replace(' ', "")))?;
            let goes_on = ["to", "there", "home", "into", "and", "but", "back", "is", "was"];
            let end = at + 1 == self.tokens.len() || self.is_mark(at + 1);
            let alone = end || self.is(at + 1, &goes_on);
            (alone && !self.names(at..at + 1)).then_some((at, *by))
        });
        let Some((at, by)) = found else { return };
        let by = if by.ends_with("foot") { "on foot".to_owned() } else { format!("by {by}") };
        // "To work" is no verb.
        let to_work = self.is(at + 1, &["to"]) && self.is(at + 2, &["work", "school"]);
        self.replace(at..at + 1 + 2 * usize::from(to_work), &format!("went {by}"));
    }

    /// Says where things are of which one comes to one after the other.
    pub(super) fn come_along(&mut self) {
        // "The seller who came by bus" is somebody.
        let asks = |at: usize| {
            let relative = self.is(at, &["who"]) && at > 0 && !self.is_mark(at - 1);
            self.is(at, &["who", "where", "?", "not"]) && !relative
        };
        if (0..self.tokens.len()).any(asks) && !self.has_rider(0..self.tokens.len()) {
            return;
        }
        if !self.pass_one_by_one() {
            self.come_from();
        }
    }

    fn has_rider(&self, range: Range<usize>) -> bool {
        range.into_iter().any(|at| self.rider_at(at))
    }

    fn rider_at(&self, at: usize) -> bool {
        RIDERS.iter().any(|words| phrase_at(&self.tokens, at, words).is_some())
    }

    pub(super) fn moves(&self, range: Range<usize>) -> bool {
        self.tokens[range].iter().any(|token| {
            let base = stem(&token.word);
            let ing = token.word.strip_suffix("ing").map(|base| {
                MOVES.iter().any(|verb| {
                    *verb == base
                        || verb.strip_suffix('e') == Some(base)
                        || base.strip_prefix(verb).is_some_and(|rest| rest.len() == 1)
                })
            });
            MOVES.contains(&base.as_str()) || token.is(&["goes"]) || ing == Some(true)
        })
    }

    /// Whether these words lead away from the first place (`true`) or towards it.
    fn way(&self, range: Range<usize>) -> Option<bool> {
        let scenery = &self.ground.scenery;
        let outward = scenery.bearings.outward;
        let vertical = match scenery.row {
            Row::Floors => Some(true),
            Row::Stack => Some(false),
            _ => None,
        };
        range
            .clone()
            .find_map(|at| {
                let word = self.tokens[at].word.as_str();
                let bare = word.trim_end_matches('s').trim_end_matches("ward");
                let the = usize::from(self.is(at + 1, &["the"]));
                let landmark = |from: usize| {
                    let word = self.tokens.get(from).filter(|_| range.contains(&from))?;
                    scenery.end_named(&word.word)
                };
                match bare {
                    "from" | "away" => {
                        let from = at + usize::from(bare == "away" && self.is(at + 1, &["from"]));
                        let the = usize::from(self.is(from + 1, &["the"]));
                        landmark(from + 1 + the)
                    }
                    "to" if self.is(at, &["towards", "toward"]) => {
                        landmark(at + 1 + the).map(|first| !first)
                    }
                    "east" | "west" | "north" | "south" | "left" | "right" => {
                        scenery.end_named(bare).map(|first| !first)
                    }
                    "out" if outward => Some(true),
                    "in" if outward && word != "in" => Some(false),
                    "up" => vertical,
                    "down" => vertical.map(|up| !up),
                    _ => None,
                }
            })
            .or_else(|| range.clone().any(|at| self.is(at, &["along"])).then_some(true))
    }

    /// "Walking east from the red house, the next one you come to is Ann's."
    fn come_from(&mut self) {
        let named = self.named().to_vec();
        let [from, to] = named.as_slice() else { return };
        let Some(comma) = (from.end..to.start).find(|&at| self.is(at, &[","])) else { return };
        let led = self.moves(0..comma)
            && (0..from.start).any(|at| self.is(at, &["from", "standing", "starting", "leaving"]));
        let Some(forward) = self.way(0..comma).filter(|_| led) else { return };
        let rest = comma + 1..self.tokens.len();
        let far =
            |at: usize| SOMETIME.iter().any(|words| phrase_at(&self.tokens, at, words).is_some());
        let near = rest.clone().find_map(|at| match () {
            () if self.names(at..at + 1) => None,
            () if self.is(at, &["next", "immediately"]) && !self.is(at + 1, &["but", "to"]) => {
                Some(1)
            }
            () => ordinal(&self.tokens[at].word),
        });
        let idle = rest.clone().all(|at| {
            let token = &self.tokens[at];
            let class = self.ground.class(&token.word);
            let plain = !matches!(class, Class::Negation | Class::Danger | Class::Who);
            let known = ["next", "immediately", "that", "what", "sooner", "or", "later"];
            plain || token.is(&known) || self.names(at..at + 1)
        });
        let distance = match near {
            Some(1) => "immediately ".to_owned(),
            Some(k) => format!("{k} places "),
            None if rest.clone().any(far) => "somewhere ".to_owned(),
            None => return,
        };
        if !idle {
            return;
        }
        let way = if forward { "after" } else { "before" };
        let (from, to) = (from.clone(), to.clone());
        self.say_of_two(&to, &format!("is {distance}{way} the"), &from);
    }

    /// "From west to east you pass the inn, then the mill and later the church."
    fn pass_one_by_one(&mut self) -> bool {
        let named = self.named().to_vec();
        let (Some(first), Some(last)) = (named.first(), named.last()) else { return false };
        let joint = ["then", "later", "and", "next", "finally", "afterwards", "after", "that"];
        // The words before the first, without its article and "first".
        let mut start = first.start;
        while start > 0 && self.is(start - 1, &["the", "a", "an", "first"]) {
            start -= 1;
        }
        let orders =
            ["come", "comes", "pass", "meet", "find", "see", "reach", "are", "encounter", "there"];
        // "You come to Ann's first, then to Bob's".
        let mut lead = start.checked_sub(1).filter(|&at| self.is(at, &orders));
        if let Some(at) = start.checked_sub(2).filter(|&at| self.is(at + 1, &["to", "upon"])) {
            lead = lead.or(Some(at).filter(|&at| self.is(at, &["come", "comes", "get"])));
        }
        let Some(forward) = lead.and_then(|_| self.way_of_list(0..start)) else { return false };
        // Where the list ends, and what is said of those between.
        let mut end = self.tokens.len();
        while end > last.end && self.is_mark(end - 1) {
            end -= 1;
        }
        let tail = (last.end..end).find(|&at| self.is_mark(at) && self.rider_at(at + 1));
        let list = start..tail.unwrap_or(end);
        // "The first three houses are": those are counted.
        let counted = (0..start).any(|at| {
            let word = self.tokens[at].word.as_str();
            ordinal(word).is_some() || number(word).is_some()
        });
        if counted {
            return false;
        }
        let told = self.tokens[start..first.start].iter().any(|token| token.is(&["first"]))
            || self.is(first.end, &["first"])
            || list.clone().any(|at| self.is(at, &["then", "later"]));
        let told = told || list.clone().any(|at| self.is(at, &["first"]));
        let plainly = self.is(start - 1, &["are", "there"]);
        if (!told || plainly) && tail.is_none() && !self.has_rider(0..start) {
            return false;
        }
        let mut chunks: Vec<Vec<Token>> = vec![Vec::new()];
        for at in list.clone() {
            let held = self.names(at..at + 1);
            if !held && (self.is_mark(at) || self.is(at, &joint)) {
                if chunks.last().is_some_and(|chunk| !chunk.is_empty()) {
                    chunks.push(Vec::new());
                }
            } else if !held
                && chunks.last().is_some_and(Vec::is_empty)
                && self.is(at, &["to", "upon", "on"])
            {
            } else if held || !self.is(at, &["first"]) {
                chunks.last_mut().into_iter().for_each(|chunk| chunk.push(self.tokens[at].clone()));
            }
        }
        chunks.retain(|chunk| !chunk.is_empty());
        let says = |token: &Token| {
            matches!(self.ground.class(&token.word), Class::Danger | Class::Negation)
        };
        let values = named.iter().filter(|value| list.contains(&value.start)).count();
        let plain = list
            .clone()
            .all(|at| self.names(at..at + 1) || !says(&self.tokens[at]) || self.is(at, &joint));
        if chunks.len() != values || values < 2 || !plain {
            return false;
        }
        if !forward {
            chunks.reverse();
        }
        self.tokens.clear();
        for pair in chunks.windows(2) {
            if !self.tokens.is_empty() {
                self.join("and", &pair[0]);
            }
            self.tokens.extend(pair[0].iter().cloned());
            self.join("is somewhere before", &pair[0]);
            self.tokens.extend(pair[1].iter().cloned());
        }
        self.named.take();
        true
    }

    /// Adds these words, as if they stood where those do.
    fn join(&mut self, words: &str, like: &[Token]) {
        let words = words.split(' ').map(|word| Token {
            word: word.to_owned(),
            possessive: false,
            capital: false,
            upper: false,
            ..like[0].clone()
        });
        self.tokens.extend(words);
    }

    /// "In order of increasing distance from the star", or any way along the row.
    fn way_of_list(&self, range: Range<usize>) -> Option<bool> {
        let ordered = (range.clone()).find(|&at| {
            self.is(at, &["increasing", "decreasing"]) && self.is(at + 1, &["distance"])
        });
        let way = self.way(range.clone())?;
        let spans = range.clone().any(|at| self.is(at, &["from", "along"])) || self.moves(range);
        match ordered {
            Some(at) => Some(way == self.is(at, &["increasing"])),
            None => spans.then_some(way),
        }
    }
}
