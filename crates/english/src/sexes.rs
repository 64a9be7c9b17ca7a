//! Men and women among those who are named: "the man with the dog" is one of the men.

use rustc_hash::FxHashMap;

use super::people::{Gender, gender, titled};
use super::positions::houses_at;
use super::tokens::Token;
use super::{Ground, Understood};
use puzzle::{Category, Value};

/// The people of the one category that names men and women, by their first names or titles.
#[derive(Debug)]
pub(super) struct Sexes {
    women: Vec<Value>,
    men: Vec<Value>,
}

impl Sexes {
    /// `None` where somebody could be either, or all are of one sex.
    pub fn of(categories: &[Category]) -> Option<Self> {
        let mut all = categories.iter().enumerate().filter_map(|(c, category)| {
            let genders = category.values.iter().enumerate().map(|(i, name)| {
                Some((Value { category: c as u8, index: i as u8 }, of_name(name)?))
            });
            Self::parted(&genders.collect::<Option<Vec<_>>>()?)
        });
        all.next().filter(|_| all.next().is_none())
    }

    /// Women and men, if there are both.
    fn parted(all: &[(Value, Gender)]) -> Option<Self> {
        let those = |wanted: Gender| -> Vec<Value> {
            all.iter().filter(|(_, gender)| *gender == wanted).map(|(value, _)| *value).collect()
        };
        let (women, men) = (those(Gender::Woman), those(Gender::Man));
        (!women.is_empty() && !men.is_empty()).then_some(Self { women, men })
    }

    /// From what the text says of names that could be either: "two women (Sam and Robin) and two men
    /// (Lee and Kim)". `None` where it does not say so of all.
    pub fn told(words: &[Token], categories: &[Category], ground: &Ground) -> Option<Self> {
        let mentions = ground.gazetteer.find(&ground.lexicon, words);
        let mut told: FxHashMap<Value, Gender> = FxHashMap::default();
        for (at, token) in words.iter().enumerate() {
            let Some(gender) = called(&token.word) else { continue };
            let leads = |token: &Token| {
                token.is(&["(", ":", ",", "-", "named", "called", "are", "is", "namely"])
            };
            let mut next = at + 1;
            while next < at + 3 && words.get(next).is_some_and(leads) {
                next += 1;
            }
            if next == at + 1 {
                continue;
            }
            while let Some(mention) = mentions.iter().find(|mention| mention.start == next) {
                told.extend(mention.values.iter().map(|value| (*value, gender)));
                next = mention.end;
                while words.get(next).is_some_and(|token| token.is(&[",", "and"])) {
                    next += 1;
                }
            }
        }
        let all = categories.iter().enumerate().find_map(|(c, category)| {
            let genders = category.values.iter().enumerate().map(|(i, name)| {
                let value = Value { category: c as u8, index: i as u8 };
                let gender = told.get(&value).copied().or_else(|| of_name(name))?;
                Some((value, gender))
            });
            let genders = genders.collect::<Option<Vec<_>>>()?;
            genders.iter().any(|(value, _)| told.contains_key(value)).then_some(genders)
        })?;
        Self::parted(&all)
    }

    /// Who may be meant by "man", "girl".
    pub fn called(&self, word: &str) -> Option<&[Value]> {
        called(word).map(|gender| self.of_gender(gender))
    }

    fn of_gender(&self, gender: Gender) -> &[Value] {
        match gender {
            Gender::Man => &self.men,
            Gender::Woman => &self.women,
        }
    }

    /// Who may be meant by "Mr", "Miss".
    pub fn titled(&self, title: &str) -> Option<&[Value]> {
        titled(title).map(|gender| self.of_gender(gender))
    }

    /// Whether this is one of them.
    pub fn names(&self, value: Value) -> bool {
        self.women.contains(&value) || self.men.contains(&value)
    }
}

impl Ground {
    /// What a sentence says, and that a man in it is one of the men.
    pub(super) fn understand_all(&self, sentence: &str) -> Option<Understood> {
        let plain = self.understand_words(sentence);
        if !self.tells_sex(sentence, plain.is_some()) {
            return plain;
        }
        self.by_sex.set(true);
        let by_sex = self.understand_words(sentence);
        self.by_sex.set(false);
        let readings = |found: &Option<Understood>| found.as_ref().map(|all| all.readings.len());
        match readings(&by_sex) {
            Some(_) if plain.is_none() || readings(&plain) == readings(&by_sex) => by_sex,
            _ => plain,
        }
    }

    /// Whether a sentence speaks of a man or a woman, and names nobody who is one.
    fn tells_sex(&self, sentence: &str, understood: bool) -> bool {
        let Some(sexes) = &self.sexes else { return false };
        let words = self.tokens(sentence);
        let told = |word: &str| sexes.called(word).is_some() || sexes.titled(word).is_some();
        let said = words.iter().any(|token| told(&token.word));
        let mentions = if said { self.gazetteer.find(&self.lexicon, &words) } else { Vec::new() };
        // "Ann is the girl with the dog" tells nothing new, "Ann sold more than the girl with the
        // dog" does.
        let compares = words.iter().any(|token| token.is(&["than", "as"]));
        let mut named = mentions
            .iter()
            .filter(|mention| {
                let close = mention.start.saturating_sub(3)..mention.end + 3;
                !compares
                    || words[close.start..close.end.min(words.len())]
                        .iter()
                        .any(|token| told(&token.word))
            })
            .flat_map(|mention| &mention.values);
        // "A boy finished third."
        let placed = || {
            let at = |at: usize| houses_at(&words, at, self.houses, &self.scenery).is_some();
            words.len() < 12 && (0..words.len()).any(at)
        };
        said && (!mentions.is_empty() || placed())
            && !(understood && named.any(|value| sexes.names(*value)))
    }
}

/// Whether a word is for men or women.
pub(super) fn called(word: &str) -> Option<Gender> {
    match word {
        "man" | "men" | "boy" | "boys" | "gentleman" | "gentlemen" | "lad" | "lads" | "male"
        | "males" => Some(Gender::Man),
        "woman" | "women" | "girl" | "girls" | "lady" | "ladies" | "lass" | "lasses" | "female"
        | "females" => Some(Gender::Woman),
        _ => None,
    }
}

fn of_name(value: &str) -> Option<Gender> {
    let (first, rest) = value.split_once(' ').unwrap_or((value, ""));
    let title = first.trim_end_matches('.').to_lowercase();
    if !first.starts_with(char::is_uppercase) {
        return None;
    }
    titled(&title).filter(|_| !rest.is_empty()).or_else(|| gender(&title))
}
