//! The lists of values that a text shows or tells: "Pets: cat, dog, owl", lines one below the other,
//! "Ann, Bob and Cy rowed in three boats: red, blue and green."
//!
//! The text is a row of parts with gaps between them. A list is a run of parts with even gaps, as
//! many as there are places. Lists that stop at both ends are read first, for their sizes tell how
//! many places there are; of others only the first value has to be told from the words before it,
//! and the last from those behind.

use rustc_hash::FxHashSet;

use super::chain::Role;
use super::items::{counts_up, is_value, value, without_glosses, without_noun};
use super::names::{name, parted};
use super::order::span;
use super::parts::{Gap, Parts};
use super::pieces::Piece;
use super::places;
use super::said::Said;
use super::sentences::Sentence;
use super::spans;
use super::words::{Words, stem, words as all_words};

/// More lists than any puzzle has.
pub(super) const MOST: usize = 64;

/// Longer sentences list no values.
const LONGEST: usize = 3000;

/// So many words make a heading at most.
pub(super) const HEADING: usize = 4;

/// What may be a list.
#[derive(Clone, Debug)]
pub struct Found {
    /// The words before it.
    pub label: String,
    /// Its values.
    pub values: Vec<String>,
    /// The sentences that it takes; none where it is of a table.
    pub of: std::ops::Range<usize>,
    /// Its line.
    pub line: usize,
    /// Which part of that comes first.
    pub at: usize,
    /// How many parts of its sentence it takes with its label; none where other words are in them.
    pub size: usize,
    /// Whether it is set off from what surrounds it.
    pub firm: bool,
}

impl Found {
    /// A list of whole lines, the first of them counted from 0.
    pub(super) fn of_lines(label: &str, values: Vec<String>, line: usize) -> Self {
        let label = label.to_owned();
        Self { label, values, line: line + 1, of: 0..0, at: 0, size: 0, firm: true }
    }
}

/// A sentence, or a line of its own.
pub(super) struct Unit<'t> {
    pub(super) body: &'t str,
    pub(super) parts: Parts<'t>,
    line: usize,
    pub(super) piece: &'t Piece,
    /// Whether it is all that its piece says.
    pub(super) single: bool,
    pub(super) marked: bool,
    pub(super) asks: bool,
    /// Whether it is a hint or a question.
    told: bool,
}

/// What lists are looked for in.
pub struct Finder<'t> {
    pub(super) text: &'t str,
    said: Said,
    /// In hints and questions.
    told: Said,
    pub(super) words: &'t Words,
    pub(super) units: Vec<Unit<'t>>,
}

impl<'t> Finder<'t> {
    /// For the sentences of a text.
    pub fn new(
        text: &'t str,
        pieces: &'t [Piece],
        sentences: &[Sentence],
        line: impl Fn(&Sentence) -> usize,
        words: &'t Words,
    ) -> Self {
        let unit = |(at, one): (usize, &Sentence)| {
            let body = text.get(one.range.clone()).filter(|body| body.len() < LONGEST);
            let body = body.unwrap_or("");
            let near = [at.checked_sub(1), Some(at + 1)];
            let near = near.into_iter().flatten().filter_map(|at| sentences.get(at));
            Unit {
                body,
                parts: Parts::of(body, words),
                line: line(one),
                piece: &pieces[one.piece],
                single: near.filter(|other| other.piece == one.piece).count() == 0,
                marked: pieces[one.piece].mark.is_some(),
                asks: one.role == Role::Question,
                told: matches!(one.role, Role::Hint | Role::Question),
            }
        };
        let units: Vec<Unit<'_>> = sentences.iter().enumerate().map(unit).collect();
        let told = units.iter().filter(|unit| unit.told).map(|unit| unit.body);
        Self { text, said: Said::of(std::iter::once(text)), told: Said::of(told), words, units }
    }

    /// The number of places, as far as it is told, and the lists: those of tables, those of grids to be
    /// filled in where the text has none besides, and what it tells.
    pub fn lists(
        &self,
        tables: Vec<Found>,
        grids: Vec<Found>,
        counts: &[usize],
    ) -> (Option<usize>, Vec<Found>) {
        let rows: Vec<usize> = grids.iter().map(|list| list.values.len()).take(1).collect();
        let counts = if counts.is_empty() { &rows } else { counts };
        let (places, mut kept) = self.shown(tables, counts);
        let guesses = match places {
            Some(places) => vec![places],
            None if counts.is_empty() => (3..=8).rev().collect(),
            None => places::ranked(counts),
        };
        let told = guesses.iter().map(|guess| self.told(*guess, &kept));
        let told = told.rev().max_by_key(Vec::len).unwrap_or_default();
        let labels: Vec<String> =
            kept.iter().map(|list| stem(&name(&list.label, self.words))).collect();
        for list in told {
            let names = list.values.iter().any(|value| labels.contains(&stem(value)));
            let known = kept.iter().any(|other| overlaps(&list.values, &other.values));
            if kept.len() < MOST && !names && !known && self.is_spoken_of(&list) {
                kept.push(list);
            }
        }
        // What is written out elsewhere is no part of a grid: there it may be short for something.
        let alone = kept.len() < 2;
        for list in grids.into_iter().filter(|_| alone) {
            let fits = kept.first().is_none_or(|one| one.values.len() == list.values.len());
            if fits && !kept.iter().any(|other| overlaps(&list.values, &other.values)) {
                kept.push(list);
            }
        }
        let places = places.or(kept.first().map(|list| list.values.len()));
        kept.sort_by_key(|list| (list.line, list.of.start, list.at));
        (places.or(guesses.first().copied().filter(|_| !counts.is_empty())), kept)
    }

    /// By sentence: whether it is nothing but lists.
    pub fn taken(&self, found: &[Found]) -> Vec<bool> {
        let taken = |(at, unit): (usize, &Unit<'_>)| {
            let of = found.iter().filter(|list| list.of.contains(&at));
            let parts: usize = of.map(|list| list.size).sum();
            parts > 0 && parts >= unit.parts.texts.len()
        };
        self.units.iter().enumerate().map(taken).collect()
    }

    /// The number of places by the lists that stop at both ends, and those that have it.
    fn shown(&self, tables: Vec<Found>, counts: &[usize]) -> (Option<usize>, Vec<Found>) {
        let mut found = tables;
        let columns = self.columns(counts);
        let own = |at: &usize| !columns.iter().any(|list| list.of.contains(at));
        let own: Vec<usize> = (0..self.units.len()).filter(own).collect();
        found.extend(own.iter().flat_map(|at| self.firm(*at)).take(MOST));
        found.extend(columns);
        found.truncate(MOST);
        let labels: FxHashSet<String> =
            found.iter().map(|list| stem(&name(&list.label, self.words))).collect();
        // "Attributes: Drink, Job, Pet" names the lists.
        found.retain(|list| {
            let named = list.values.iter().filter(|value| labels.contains(&stem(value))).count();
            let fits = list.values.len() <= usize::from(puzzle::MAX_HOUSES);
            fits && named * 2 < list.values.len() && !counts_up(&list.values)
        });
        // Two values make a list only beside another two.
        let pairs = found.iter().filter(|list| list.values.len() == 2).count();
        let least = if pairs > 1 { 2 } else { 3 };
        // Lists that nothing else speaks of only tell how many there are where nothing else does.
        let telling = found.iter().filter(|list| counts.is_empty() || self.is_named(list));
        let sizes = telling.map(|list| list.values.len()).filter(|size| *size >= least);
        let loose: Vec<Found> = own.iter().flat_map(|at| self.loose(*at)).take(MOST).collect();
        let places = places::places(&sizes.collect::<Vec<_>>(), counts);
        let fitting = loose.into_iter().filter_map(|list| {
            let values = parted(&list.values, places?, self.text);
            (!values.is_empty()).then_some(Found { values, ..list })
        });
        let fitting: Vec<Found> = fitting.collect();
        // One line of words, such as "From: Mel", is no list yet.
        found.extend(Some(fitting).filter(|fitting| fitting.len() > 1).into_iter().flatten());
        let mut kept: Vec<Found> = Vec::new();
        for mut list in found {
            self.rejoin(&mut list, places);
            let same = |other: &Found| {
                other.values.len() == list.values.len()
                    && list.values.iter().all(|value| other.values.contains(value))
            };
            let known = kept.iter().any(same);
            if Some(list.values.len()) == places && !known {
                kept.push(list);
            }
        }
        (places.filter(|_| !kept.is_empty()), kept)
    }

    /// One too many, and the last two stand together: "Dolce and Gabbana" is one value.
    fn rejoin(&self, list: &mut Found, places: Option<usize>) {
        if places.is_some_and(|places| list.values.len() == places + 1) {
            let joined = list.values[list.values.len() - 2..].join(" and ");
            if self.text.contains(&joined) {
                list.values.truncate(list.values.len() - 2);
                list.values.push(joined);
            }
        }
    }

    /// The lists of a sentence behind labels and those that are all of a line.
    fn firm(&self, at: usize) -> Vec<Found> {
        let unit = &self.units[at];
        let Parts { texts, gaps } = &unit.parts;
        let mut found = Vec::new();
        let mut first = 0;
        for last in (0..texts.len()).filter(|last| gaps[*last].parts_lists()) {
            let values = self.values(&texts[first..=last], &gaps[first..last]);
            let whole = first == 0 && last + 1 == texts.len() && unit.single;
            let short = |part: &&str| part.split_whitespace().count() <= HEADING;
            let label = match first.checked_sub(1) {
                Some(label) if gaps[label] == Gap::Colon => Some(texts[label].to_owned()),
                None if whole && last > 1 && texts.iter().all(short) => {
                    self.label_above(at, last + 1)
                }
                _ => None,
            };
            let calm = !unit.body.ends_with(['!', '?']);
            if let Some((label, mut values)) = label.zip(values).filter(|_| calm) {
                without_noun(&mut values, &label);
                let size = last + 1 - first + first.min(1);
                found.push(Found { at: first, ..self.found(label, values, at, size) });
            }
            first = last + 1;
        }
        found
    }

    /// The values of parts between commas; an "and" stands before the last, or in a value that the
    /// text has elsewhere too.
    fn values(&self, parts: &[&str], gaps: &[Gap]) -> Option<Vec<String>> {
        let mut values = vec![value(parts[0], self.words)];
        for (at, (part, gap)) in parts[1..].iter().zip(gaps).enumerate() {
            let part = value(part, self.words);
            if *gap == Gap::Comma || at + 1 == gaps.len() {
                values.push(part);
                continue;
            }
            let joined = values.pop()? + " and " + &part;
            values.push(Some(joined).filter(|joined| self.text.matches(joined).count() > 1)?);
        }
        // "One black, one blue"
        let picked = |value: &String| value.strip_prefix("one ").map(str::to_owned);
        if let Some(mut picked) = values.iter().map(picked).collect::<Option<Vec<String>>>() {
            spans::led_alike(&mut picked, self.words);
            values = picked;
        }
        without_glosses(&mut values);
        let fits = values.len() > 1 && values.iter().all(|one| is_value(one, self.words));
        fits.then_some(values)
    }

    pub(super) fn found(
        &self,
        label: String,
        values: Vec<String>,
        at: usize,
        size: usize,
    ) -> Found {
        Found { label, values, of: at..at + 1, line: self.units[at].line, at: 0, size, firm: true }
    }

    /// What names a line that is nothing but so many values: the heading above it or, among lines
    /// alike, its part of a line of names.
    fn label_above(&self, at: usize, count: usize) -> Option<String> {
        let like =
            |at: &usize| self.units[*at].parts.texts.len() == count && self.units[*at].single;
        let start = (0..at).rev().take(MOST).take_while(like).last().unwrap_or(at);
        let end = (at..self.units.len()).take(MOST).take_while(like).last().unwrap_or(at) + 1;
        let above = start.checked_sub(1).map(|above| &self.units[above]);
        let names = above.map_or(&[][..], |above| &above.parts.texts);
        if names.len() == end - start && names.len() > 1 {
            return Some(names[at - start].to_owned());
        }
        let heading = at.checked_sub(1).filter(|above| self.is_heading(*above));
        let heading = heading.map(|above| self.units[above].parts.texts[0].to_owned());
        heading.or_else(|| (end - start > 1).then(String::new))
    }

    /// Words behind labels that no comma parts.
    fn loose(&self, at: usize) -> Vec<Found> {
        let unit = &self.units[at];
        let Parts { texts, gaps } = &unit.parts;
        let small = |word| self.words.is("small", word) || self.words.is("verb", word);
        let said = unit.body.contains(['!', '?', '(']) || unit.body.ends_with('.');
        let words = |part: &usize| {
            texts[*part].contains(' ') && !said && !all_words(texts[*part]).any(small)
        };
        let labelled = (1..texts.len()).filter(|part| {
            gaps[part - 1] == Gap::Colon
                && gaps[*part].parts_lists()
                && all_words(texts[part - 1]).count() < HEADING
        });
        let list = |part: usize, label: &str, size: usize| {
            let values = texts[part].split_whitespace().map(|word| value(word, self.words));
            self.found(label.to_owned(), values.collect(), at, size)
        };
        // Alone beneath its heading, with blank lines around both.
        let apart = |at: usize| self.units.get(at).is_none_or(|unit| unit.piece.gap);
        let heading = at.checked_sub(1).filter(|above| self.is_heading(*above) && apart(*above));
        let heading = heading.map(|above| self.units[above].parts.texts[0]);
        let alone = unit.single && !unit.marked && texts.len() == 1 && apart(at + 1);
        let beneath = heading.filter(|_| alone && words(&0));
        let beneath = beneath.map(|heading| list(0, heading, 1));
        let beneath = beneath.filter(|list| self.is_named(list));
        let behind = labelled.filter(words).map(|part| list(part, texts[part - 1], 2));
        behind.chain(beneath).collect()
    }

    /// The lists of so many values in sentences, whatever stands around them.
    fn told(&self, count: usize, known: &[Found]) -> Vec<Found> {
        let taken = self.taken(known);
        (0..self.units.len())
            .filter(|at| !taken[*at])
            .flat_map(|at| {
                let unit = &self.units[at];
                let found = spans::lists(&unit.parts, count, unit.asks, self.words);
                let spans = unit.parts.texts.iter().map(|part| span(part, self.words));
                let spans = spans.filter(|values| values.len() == count);
                let told =
                    found.into_iter().chain(spans.map(|values| (0, String::new(), values, true)));
                told.map(move |(part, label, values, firm)| Found {
                    at: part,
                    firm: firm && !unit.asks,
                    ..self.found(label, values, at, 0)
                })
                .collect::<Vec<_>>()
            })
            .collect()
    }

    /// "Four suspects, four weapons, four rooms" counts categories.
    fn count_alike(&self, values: &[String]) -> bool {
        let count = |value: &String| self.words.number(value.split_once(' ')?.0);
        let first = values.first().and_then(count);
        first.is_some() && values.iter().all(|value| count(value) == first)
    }

    /// Whether values of a list are named elsewhere.
    fn is_named(&self, list: &Found) -> bool {
        let own = self.units[list.of.clone()].iter().map(|unit| unit.body);
        self.said.names_outside(&list.values, own)
    }

    /// Whether values of a list are named in hints and questions besides.
    fn is_told(&self, list: &Found) -> bool {
        let own = self.units[list.of.clone()].iter().filter(|unit| unit.told);
        self.told.names_outside(&list.values, own.map(|unit| unit.body))
    }

    /// Whether the values of a list in a sentence are spoken of elsewhere, unless little else is
    /// said.
    fn is_spoken_of(&self, list: &Found) -> bool {
        let unit = &self.units[list.of.start];
        let size: usize = list.values.iter().map(|value| all_words(value).count()).sum();
        let most = size * 2 >= all_words(unit.body).count();
        (self.is_told(list) || self.units.len() < 6 || list.firm)
            && !counts_up(&list.values)
            && !self.count_alike(&list.values)
            && (!unit.marked || most)
    }
}

/// Whether lists have most of their values in common.
fn overlaps(values: &[String], other: &[String]) -> bool {
    let same = values.iter().filter(|value| {
        let mut all = all_words(value);
        other.contains(value) || all.any(|word| other.iter().any(|other| other == word))
    });
    same.count() * 2 > values.len()
}
