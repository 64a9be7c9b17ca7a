//! What is said of the amounts of two at once: "two years apart", "at least 10 dollars apart in
//! price", "together 30 points".

use super::super::tokens::Token;
use super::measure::Measure;
use super::words::{PAYING, Phrase, UNITS};
use super::{Fit, Kind, Measures};

impl Measures {
    /// "Two years apart", "more than 10 dollars apart in price", "20 dollars together".
    pub(super) fn two_of_them(&self, phrase: &mut Phrase<'_>, i: usize) -> Option<(&Measure, Fit)> {
        let start = phrase.at;
        let found = self.two_of_them_at(phrase, i);
        if found.is_none() {
            phrase.at = start;
        }
        found
    }

    fn two_of_them_at(&self, phrase: &mut Phrase<'_>, i: usize) -> Option<(&Measure, Fit)> {
        let bounds: [(&[&str], i64, bool); 5] = [
            (&["at", "least"], 0, true),
            (&["at", "most"], 0, false),
            (&["no", "more", "than"], 0, false),
            (&["more", "than"], 1, true),
            (&["less", "than"], -1, false),
        ];
        let said = |words: &[&str]| words.iter().enumerate().all(|(k, word)| phrase.is(k, &[word]));
        let bound = bounds.into_iter().find(|(words, ..)| said(words));
        phrase.at += bound.map_or(0, |(words, ..)| words.len());
        let by = phrase.amount()?;
        let unit: Vec<Token> = phrase.tokens.get(phrase.at).cloned().into_iter().collect();
        let named = phrase.is(0, &UNITS) || self.is_called(phrase.word(0));
        let unit = if named { unit } else { Vec::new() };
        phrase.at += unit.len();
        let apart = phrase.is(0, &["apart"]);
        if !apart && !phrase.is(0, &["together"]) {
            return None;
        }
        let of = usize::from(phrase.is(1, &["in"]));
        let noun = phrase.word(1 + of).to_owned();
        let before = &phrase.tokens[i.saturating_sub(12)..i];
        let any = |words: &[&str]| before.iter().any(|token| token.is(words));
        let called = before.iter().find_map(|token| self.called_so(&token.word));
        let years = unit.iter().any(|token| token.is(&["year", "years"]));
        let measure = match () {
            () if of == 1 && self.called_so(&noun).is_some() => self.called_so(&noun)?,
            () if !unit.is_empty() && self.by_unit(&unit).is_some() => self.by_unit(&unit)?,
            () if years => self.meant(&[Kind::Age], &unit, &[])?,
            () if called.is_some() => called?,
            () if any(&PAYING) && self.has(Kind::Price) => self.meant(&[Kind::Price], &[], &[])?,
            () if unit.is_empty() && !apart => self.meant(&[], &[], &[])?,
            // "5 apart" of prices that are no places; "two apart" counts places.
            () if unit.is_empty() => self.priced_row()?,
            () => self.meant(&[], &unit, before)?,
        };
        let of = of == 1 && self.called_so(&noun).is_some();
        phrase.at += 1 + 2 * usize::from(of);
        let by = by * measure.factor(&unit)?;
        let fit = match bound {
            _ if !apart => Fit::Sum(by),
            Some((_, more, up)) => Fit::ApartBy(by + more, up),
            None => Fit::Apart(by),
        };
        (apart || bound.is_none()).then_some((measure, fit))
    }

    /// The prices that name the places, where they are further than one apart.
    fn priced_row(&self) -> Option<&Measure> {
        let (row, step) = self.row?;
        let measure = self.meant(&[], &[], &[]).filter(|measure| measure.category == row)?;
        (measure.kinds.contains(&Kind::Price) && step != Some(1)).then_some(measure)
    }

    /// The only measure that is counted in this unit.
    fn by_unit(&self, unit: &[Token]) -> Option<&Measure> {
        let time = ["hour", "hours", "minute", "minutes"];
        let days = ["day", "days", "week", "weeks", "fortnight", "fortnights"];
        let fits = |measure: &&Measure| {
            unit.iter().any(|token| {
                measure.has(&token.word)
                    || token.is(&time) && measure.counts_minutes()
                    || token.is(&days) && measure.in_days
            })
        };
        let mut found = self.all.iter().filter(fits);
        found.next().filter(|_| found.next().is_none())
    }
}
