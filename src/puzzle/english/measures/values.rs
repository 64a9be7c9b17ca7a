//! Values named by their amount: "the five-year-old", "aged 9", "the second oldest".

use super::super::super::Value;
use super::super::tokens::{Token, ordinal};
use super::measure::Measure;
use super::words::{Phrase, SUPERLATIVES, UNITS};
use super::{Kind, Measures};

impl Measures {
    /// "Aged 9", "the five-year-old", "6 years old", "12 minutes": a value, and how many tokens
    /// name it.
    pub fn value_at(&self, tokens: &[Token], i: usize) -> Option<(Value, usize)> {
        if self.all.is_empty() {
            return None;
        }
        let mut phrase = Phrase { tokens, at: i };
        let aged = phrase.is(0, &["aged"]);
        phrase.at += usize::from(aged);
        if phrase.is(0, &["a", "an", "half"]) {
            return None;
        }
        let count = phrase.amount()?;
        let unit = tokens.get(phrase.at).filter(|token| token.is(&UNITS)).cloned();
        phrase.at += usize::from(unit.is_some());
        let old = unit.is_some() && phrase.is(0, &["old", "olds"]);
        let of_age = unit.is_some() && phrase.is(0, &["of"]) && phrase.is(1, &["age"]);
        phrase.at += usize::from(old) + 2 * usize::from(of_age);
        let compares = [
            "after", "before", "apart", "more", "less", "older", "younger", "later", "earlier",
            "longer", "shorter", "taller", "heavier", "lighter", "cheaper", "away", "from", "and",
            "or", "fewer", "higher", "lower", "farther", "further", "wider", "narrower", "slower",
            "faster", "newer", "warmer", "hotter", "colder", "cooler",
        ];
        // "Kathleen is 40."
        let is = i > 0 && tokens[i - 1].is(&["is", "was", "turned"]) && unit.is_none();
        let over = tokens.get(phrase.at).is_none_or(|next| {
            next.is_mark() && !next.is(&["-", "/"]) || next.is(&["and", "but", "while"])
        });
        let digits = tokens[i].word.bytes().all(|digit| digit.is_ascii_digit());
        let aged = aged || is && over && digits;
        if !aged && (unit.is_none() || !old && !of_age && phrase.is(0, &compares)) {
            return None;
        }
        let named = |measure: &&Measure| match &unit {
            _ if aged || old || of_age => measure.kinds.contains(&Kind::Age),
            // "Two days" are no day of the week, "nine hours" no time of day.
            Some(unit) => measure.has(&unit.word) && !measure.kinds.contains(&Kind::Date),
            None => false,
        };
        let has = |measure: &Measure| measure.amounts.iter().position(|k| *k == count);
        let mut found = self.all.iter().filter(named).filter_map(|m| Some((m.category, has(m)?)));
        match (found.next(), found.next()) {
            (Some((category, index)), None) => {
                Some((Value { category, index: index as u8 }, phrase.at - i))
            }
            _ => None,
        }
    }

    /// The most or least of the only amounts that are no dates.
    fn far(&self, most: bool) -> Option<Value> {
        let mut found = self.all.iter().filter(|measure| !measure.kinds.contains(&Kind::Date));
        let measure = found.next().filter(|_| found.next().is_none())?;
        let all = measure.amounts.iter().enumerate();
        let (index, _) = match most {
            true => all.max_by_key(|(_, amount)| **amount)?,
            false => all.min_by_key(|(_, amount)| **amount)?,
        };
        Some(Value { category: measure.category, index: index as u8 })
    }

    /// Whether the word is a unit of what is measured, or says that it is.
    pub fn names(&self, word: &str) -> bool {
        let ages = || self.all.iter().any(|measure| measure.kinds.contains(&Kind::Age));
        self.all.iter().any(|measure| UNITS.contains(&word) && measure.has(word))
            || matches!(word, "aged" | "years" | "year" | "old") && ages()
    }

    /// "The oldest", "the second most expensive", "the highest score": a value, and after how many
    /// tokens its name ends.
    pub fn extreme_at(&self, tokens: &[Token], i: usize) -> Option<(Value, usize)> {
        let mut phrase = Phrase { tokens, at: i };
        let rank = ordinal(phrase.word(0)).filter(|_| !self.all.is_empty());
        phrase.at += usize::from(rank.is_some());
        let word = phrase.word(0).to_owned();
        let table = SUPERLATIVES.iter().find(|(superlative, ..)| *superlative == word);
        let (measure, most) = if let Some(&(_, kinds, most)) = table {
            phrase.at += 1;
            (self.meant(kinds, &[], &[])?, most)
        } else if phrase.is(0, &["most", "least"]) && phrase.is(1, &["expensive", "costly"]) {
            phrase.at += 2;
            (self.meant(&[Kind::Price], &[], &[])?, word == "most")
        } else {
            let most = match word.as_str() {
                "most" | "highest" | "greatest" | "largest" | "biggest" => true,
                "least" | "fewest" | "lowest" | "smallest" => false,
                _ => return None,
            };
            phrase.at += 2;
            // "Ann raised the least."
            let bare = tokens.get(phrase.at - 1).is_none_or(|next| next.is_mark());
            if bare && matches!(word.as_str(), "most" | "least") && i > 0 && rank.is_none() {
                let index = self.far(most)?;
                return Some((index, 1));
            }
            let noun = tokens.get(phrase.at - 1)?;
            (self.all.iter().find(|measure| measure.has(&noun.word))?, most)
        };
        // "The youngest but one".
        let but = phrase.is(0, &["but"]) && phrase.is(1, &["one", "two"]) && rank.is_none();
        let rank = if but { Some(2 + u8::from(phrase.is(1, &["two"]))) } else { rank };
        phrase.at += 2 * usize::from(but);
        let mut order: Vec<usize> = (0..measure.amounts.len()).collect();
        order.sort_by_key(|&i| measure.amounts[i]);
        if most {
            order.reverse();
        }
        let index = *order.get(usize::from(rank.unwrap_or(1)).checked_sub(1)?)?;
        Some((Value { category: measure.category, index: index as u8 }, phrase.at - i))
    }
}
