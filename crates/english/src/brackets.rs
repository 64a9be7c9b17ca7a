//! What is said once more or besides: in brackets, between dashes, in other words.

use super::items::Item;
use super::{Ground, Understood};
use puzzle::Value;

impl Ground {
    /// "Ann is Bob's left neighbor, i.e. lives right beside him": the same is said twice. Where the
    /// second half is not understood, it is told to be passed over.
    pub(super) fn in_other_words(&self, sentence: &str) -> Option<Understood> {
        const AGAIN: [&str; 6] =
            ["i.e.", "in other words", "that is to say", "that is,", "meaning", "which means"];
        let (at, words) = AGAIN.iter().find_map(|words| Some((sentence.find(words)?, *words)))?;
        let parting = [' ', ',', ';', ':', '(', '-', '\u{2013}', '\u{2014}'];
        let first = sentence[..at].trim_end_matches(parting);
        let second = sentence[at + words.len()..].trim_start_matches([' ', ',', ':']);
        let mut found = self.understand_all(&format!("{first}."))?;
        match self.understand_all(&format!("{first}. {second}")) {
            Some(both) => Some(both),
            None => {
                found.passed_over.push(second.trim_end_matches(['.', ')']).to_owned());
                Some(found)
            }
        }
    }

    /// "Trams would be late for noon, so the tram isn't at noon": what follows, where it names all
    /// that comes before; what comes before, where the rest only says it again. The other is told.
    pub(super) fn by_conclusion(&self, sentence: &str) -> Option<Understood> {
        let so = [", so ", "; so ", ", and so ", ", therefore "];
        let (at, so) = so.iter().find_map(|so| Some((sentence.find(so)?, *so)))?;
        let (first, second) = (&sentence[..at], &sentence[at + so.len()..]);
        let (before, (words, items)) = (self.named(first)?, self.items(second)?);
        let after: Vec<Value> = items.mentions.iter().flat_map(|m| m.values.clone()).collect();
        let told = |found: Option<Understood>, left_out: &str| {
            let mut found = found?;
            found.passed_over.push(left_out.trim_end_matches('.').to_owned());
            Some(found)
        };
        if after.len() > 1 && before.iter().all(|value| after.contains(value)) {
            return told(self.understand_all(second), first);
        }
        let again = words.iter().any(|token| token.is(&["those", "these", "that", "then"]));
        let related = |item: &Item| matches!(item, Item::Side(_) | Item::Between(_) | Item::At(_));
        let says_more = items.items.iter().any(related);
        (again && !says_more && after.iter().all(|value| before.contains(value)))
            .then(|| told(self.understand_all(&format!("{first}.")), second))
            .flatten()
    }

    /// "The youngest (the boy who is 11)": what is in brackets names again what is named outside.
    pub(super) fn without_gloss(&self, sentence: &str) -> Option<Understood> {
        let (before, aside, after) = bracketed(sentence)?;
        let (_, inside) = self.items(aside)?;
        let names = |item: &Item| {
            !matches!(
                item,
                Item::At(_) | Item::Side(_) | Item::Between(_) | Item::Gap(_) | Item::Not
            )
        };
        let inside: Vec<Value> = match inside.items.iter().all(names) {
            true => inside.mentions.into_iter().flat_map(|mention| mention.values).collect(),
            false => return None,
        };
        let outside = self.named(&format!("{before} {after}"))?;
        let again = !inside.is_empty() && inside.iter().all(|value| outside.contains(value));
        again.then(|| self.understand_all(&format!("{before} {after}"))).flatten()
    }

    /// "Ann drinks tea (lucky her)": what is in brackets and names no value is passed over, and
    /// told.
    pub(super) fn without_brackets(&self, sentence: &str) -> Option<Understood> {
        let (before, aside, after) = bracketed(sentence)?;
        if self.named(aside)?.is_empty() {
            let mut found = self.understand_all(&format!("{before} {after}"))?;
            found.passed_over.push(aside.to_owned());
            return Some(found);
        }
        // "The man who cycles (bicycle)": that is what it means.
        self.understand_all(&format!("{before} {aside} {after}"))
    }
}

/// What stands before, in and after the only brackets or dashes.
fn bracketed(sentence: &str) -> Option<(&str, &str, &str)> {
    if let Some((before, rest)) = sentence.split_once('(') {
        let (aside, after) = rest.split_once(')')?;
        return (!after.contains('(')).then_some((before, aside, after));
    }
    let dash = [" - ", " \u{2013} ", " \u{2014} ", "\u{2014}", "\u{2013}"];
    let dash = dash.into_iter().find(|dash| sentence.contains(dash))?;
    let mut parts = sentence.split(dash);
    let (before, aside, after) = (parts.next()?, parts.next()?, parts.next());
    parts.next().is_none().then_some((before, aside, after.unwrap_or_default()))
}
