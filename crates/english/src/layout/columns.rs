//! Lists with one value to a line.

use std::ops::{Range, RangeInclusive};

use super::items::{is_value, value};
use super::lists::{Finder, Found, HEADING, MOST};
use super::words::words as all_words;

/// How many values the lists of one column may have.
const SIZES: RangeInclusive<usize> = 3..=8;

impl Finder<'_> {
    /// Whether a line has the form of a heading over a list.
    pub(super) fn is_heading(&self, at: usize) -> bool {
        let unit = &self.units[at];
        // What is long has many sentences, each of which is asked about.
        if !unit.single || unit.parts.texts.len() != 1 {
            return false;
        }
        let body = unit.piece.text(self.text);
        let short =
            body.split_whitespace().count() <= HEADING && !body.ends_with(['.', '?', '!', ';']);
        let label = unit.piece.heading || body.ends_with(':');
        let asks = body.strip_suffix('?').is_some_and(|word| self.words.is("ask", word));
        label || short || asks
    }

    /// The value that a line has: all of it, or what stands before "Sister Fern: short, left-handed" or
    /// "a frozen trout (heavy)" says more of it; and whether that may be a hint, "Ann: not in hut 1".
    fn row(&self, at: usize) -> Option<(&str, bool)> {
        let unit = &self.units[at];
        let signs = [": ", " (", " - ", " – ", " — "].into_iter();
        let sign = signs.filter_map(|sign| unit.body.find(sign)).min();
        let (said, rest) = unit.body.split_at(sign.unwrap_or(unit.body.len()));
        let short = said.split_whitespace().count() <= HEADING && is_value(said, self.words);
        let described = !rest.is_empty() && short && unit.single && !unit.asks;
        let hints = self.words.any("verb", rest) || self.words.any("where", rest);
        let whole = self.is_heading(at).then(|| (unit.parts.texts[0], false));
        Some((said, hints && !rest.starts_with(" ("))).filter(|_| described).or(whole)
    }

    /// Values one to a line beneath headings, at least two such lists of one size, in one column or in
    /// several.
    pub(super) fn columns(&self, counts: &[usize]) -> Vec<Found> {
        let mut groups: Vec<Found> = Vec::new();
        for top in (0..self.units.len()).filter(|top| self.is_heading(*top)) {
            let head = self.units[top].piece;
            let Some(first) = self.units.get(top + 1).map(|unit| unit.piece) else { break };
            let fits = |at: &usize| {
                let gap = self.units[*at].piece.gap && *at > top + 1;
                self.units[*at].piece.like(first) && !gap
            };
            let rows = (top + 1..self.units.len()).take(MOST).take_while(fits);
            let rows: Vec<(&str, bool)> = rows.map_while(|at| self.row(at)).collect();
            let hints = rows.iter().filter(|(_, hints)| *hints).count() * 2 > rows.len();
            // Where all lines look alike, a heading stands behind a blank line.
            if rows.len() > 1 && !hints && (!head.like(first) || head.gap) {
                let texts: Vec<&str> = rows.iter().map(|(said, _)| *said).collect();
                let size = self.size(top..top + texts.len() + 1, counts).unwrap_or(texts.len());
                let all: Vec<&str> =
                    std::iter::once(self.units[top].parts.texts[0]).chain(texts).collect();
                let lists = all.chunks(size + 1).enumerate();
                groups.extend(lists.map(|(i, list)| self.column(list, top + i * (size + 1))));
            }
        }
        let sizes: Vec<usize> = groups.iter().map(|group| group.values.len()).collect();
        let twice = |size| sizes.iter().filter(|other| **other == size).count() > 1;
        groups.retain(|group| twice(group.values.len()));
        groups.truncate(MOST);
        groups
    }

    /// How many values each list of a column has that was copied without its blank lines, with the
    /// headings among them; none where it has but one list.
    fn size(&self, column: Range<usize>, counts: &[usize]) -> Option<usize> {
        let lines = &self.units[column];
        let long = lines.iter().filter(|line| all_words(line.body).count() > 2).count();
        // Short hints are longer than values.
        let bare = lines.iter().all(|line| line.parts.texts.len() == 1 && !line.marked);
        let bare = bare && long * 3 <= lines.len();
        let whole =
            |count: &usize| bare && lines.len() % (count + 1) == 0 && lines.len() > count + 1;
        let mut fitting = SIZES.filter(whole);
        let only = fitting.next().filter(|_| counts.is_empty() && fitting.next().is_none());
        counts.iter().copied().find(whole).or(only)
    }

    /// The list of a heading and the values beneath it.
    fn column(&self, lines: &[&str], top: usize) -> Found {
        let values = lines[1..].iter().map(|line| value(line, self.words)).collect();
        let of = top..top + lines.len();
        let size = self.units[of.clone()].iter().map(|unit| unit.parts.texts.len()).max();
        Found { of, ..self.found(lines[0].to_owned(), values, top, size.unwrap_or(1)) }
    }
}
