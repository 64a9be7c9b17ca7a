//! Finds the values of the puzzle in a sentence: in any case, singular or plural, with or without
//! hyphens, the longest first, so that "table tennis" is not "tennis".

mod done;
mod shared;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Bound;

use super::super::{Category, Value};
use super::families::{family, people_of, synonyms};
use super::kinds::{KINDS, value_kinds};
use super::lexicon::{Class, Lexicon, forms};
use super::people::is_first_name;
use super::scattered::Scattered;
use super::spellings::{spoken_count, spoken_date, spoken_time, without_measure};
use super::tokens::{TITLES, Token, number, root, stem, tokens};
use done::done_otherwise;

/// A place in a sentence where values are named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Mention {
    /// First token.
    pub start: usize,
    /// After the last token.
    pub end: usize,
    /// The values that it can mean; several where categories share a word.
    pub values: Vec<Value>,
    /// Where the words are not quite those of the value: what they are taken for.
    pub taken_for: Option<&'static str>,
}

/// Every way to write each value.
#[derive(Debug, Default)]
pub(super) struct Gazetteer {
    /// In order, so that what cannot become a value is given up at its first words.
    exact: BTreeMap<String, Vec<Value>>,
    /// By family of words, for nations and months.
    related: HashMap<String, Vec<Value>>,
    /// By root, for those who do what the value names.
    roots: HashMap<String, Vec<Value>>,
    /// By the first of several words, and the last of two: the values, with whether it has a capital.
    parts: HashMap<String, Vec<(Value, bool)>>,
    /// The most words of a value.
    longest: usize,
    /// Values in lower case letters throughout, such as "may".
    lower: HashMap<Value, bool>,
    /// Values in capital letters throughout, such as "IT".
    upper: HashSet<Value>,
    /// Values with a form of address: "Ms. Carpenter".
    titled: HashSet<Value>,
    /// By category: whether its values are names with a capital (`true`) or words without.
    cases: Vec<Option<bool>>,
    /// Values that may be said in other forms or another order.
    scattered: Scattered,
    /// The words of each value.
    printed: HashMap<Value, Vec<String>>,
    /// By the last word that some values of one category share: which.
    shared: HashMap<String, Vec<Value>>,
}

/// What words come down to when plural, spaces and hyphens do not count.
fn key(words: &[Token]) -> String {
    words.iter().map(|token| stem(&token.word)).collect()
}

impl Gazetteer {
    pub fn new(categories: &[Category]) -> Self {
        let mut all = Self::default();
        for (c, category) in categories.iter().enumerate() {
            let names =
                category.values.iter().filter(|value| value.starts_with(char::is_uppercase));
            all.cases.push(match names.count() {
                0 => Some(false),
                count => (count == category.values.len()).then_some(true),
            });
            for (i, name) in category.values.iter().enumerate() {
                let value = Value { category: c as u8, index: i as u8 };
                all.add(name, value, category.values.len());
            }
            all.add_extremes(c as u8, category);
            all.add_shared(c as u8, category.values.len());
        }
        all.add_pairs();
        all
    }

    fn add(&mut self, name: &str, value: Value, places: usize) {
        let mut words = tokens(name);
        words.retain(|token| !token.is_mark());
        if words.len() > 1 && words[0].is(&["a", "an", "the"]) {
            words.remove(0);
        }
        if words.len() > 1 && words[0].is(&TITLES) {
            self.titled.insert(value);
            words.remove(0);
        }
        self.longest = self.longest.max(words.len() + 2);
        if words.iter().all(|token| token.upper) {
            self.upper.insert(value);
        }
        self.lower.insert(value, !name.contains(char::is_uppercase));
        self.printed.insert(value, words.iter().map(|token| token.word.clone()).collect());
        self.scattered.add(value, &words);
        let add = |values: &mut Vec<Value>| {
            if !values.contains(&value) {
                values.push(value);
            }
        };
        let push = |map: &mut HashMap<String, Vec<Value>>, key: String| {
            add(map.entry(key).or_default());
        };
        add(self.exact.entry(key(&words)).or_default());
        if let [first, second, ..] = words.as_slice() {
            // "Hot chocolate", "red wine" and "Rio de Janeiro" are nothing without the rest.
            let color = value_kinds(&stem(&first.word)).iter().any(|&k| KINDS[k].name == "Color");
            // "No stripe" is no stripe.
            let none = first.is(&["no"]);
            if !color && !none && !second.is(&["of", "de", "and", "in", "on"]) {
                self.parts.entry(stem(&first.word)).or_default().push((value, first.capital));
            }
            // "The jeep" where an old jeep is listed, "the Crown" for the Sapphire Crown.
            if let [_, last] = words.as_slice()
                && !none
                && !first.word.starts_with(|c: char| c.is_ascii_digit())
                && stem(&first.word) != stem(&last.word)
            {
                self.parts.entry(stem(&last.word)).or_default().push((value, last.capital));
            }
        }
        for people in people_of(&words).into_iter().flat_map(str::split_ascii_whitespace) {
            push(&mut self.related, stem(people));
        }
        if let Some(bare) = without_measure(&words) {
            add(self.exact.entry(key(bare)).or_default());
            // "The muslin" of ten yards of muslin cloth.
            if let [first, _] = bare
                && bare.len() + 2 < words.len()
            {
                self.parts.entry(stem(&first.word)).or_default().push((value, first.capital));
            }
        }
        for done in done_otherwise(&words) {
            self.longest = self.longest.max(words.len() + 2);
            add(self.exact.entry(done).or_default());
        }
        let times = spoken_time(&words).into_iter().chain(spoken_count(&words));
        for spoken in times.chain(spoken_date(&words, places)).flatten() {
            let spoken = tokens(&spoken);
            self.longest = self.longest.max(spoken.len());
            add(self.exact.entry(key(&spoken)).or_default());
        }
        // "The drummer" where a set of drums is listed.
        if let Some([word]) = without_measure(&words) {
            push(&mut self.roots, root(&word.word));
        }
        if let [word] = words.as_slice() {
            if let Some(family) = family(&word.word).or_else(|| synonyms(&word.word)) {
                for other in family.split_ascii_whitespace() {
                    push(&mut self.related, stem(other));
                }
            }
            // "The Ethiopian family" where Ethiopia is listed.
            let country = word.capital && word.word.len() > 4;
            if country && word.word.ends_with('a') {
                push(&mut self.related, format!("{}n", word.word));
            } else if let (true, true, Some(land)) =
                (country, word.word.ends_with("an"), word.word.strip_suffix('n'))
            {
                push(&mut self.related, land.to_owned());
            }
            // "Boulders" where there is bouldering.
            let verb = word.word.strip_suffix("ing").filter(|verb| verb.len() > 3);
            // "The singer" where somebody sang.
            let base = forms(&word.word)[0];
            let base = (base != word.word && !word.capital).then_some(base);
            for root in [Some(word.word.as_str()), verb, base].into_iter().flatten().map(root) {
                if root.len() >= 3 && word.word.chars().all(char::is_alphabetic) {
                    push(&mut self.roots, root);
                }
            }
        }
    }

    /// The mentions in a sentence, from left to right, none inside another.
    pub fn find(&self, lexicon: &Lexicon, tokens: &[Token]) -> Vec<Mention> {
        let stems: Vec<String> = tokens.iter().map(|token| stem(&token.word)).collect();
        let mut found = Vec::new();
        let mut start = 0;
        while start < tokens.len() {
            match self.at(lexicon, tokens, &stems, start) {
                Some(mention) => {
                    start = mention.end;
                    found.push(mention);
                }
                None => start += 1,
            }
        }
        let more = self.scattered.find(tokens, &found);
        if !more.is_empty() {
            let inside = |one: &Mention, all: &Mention| one.start < all.end && all.start < one.end;
            found.retain(|mention| !more.iter().any(|other| inside(mention, other)));
            found.extend(more);
            found.sort_by_key(|mention| mention.start);
        }
        found
    }

    /// The longest mention that starts here.
    fn at(
        &self,
        lexicon: &Lexicon,
        tokens: &[Token],
        stems: &[String],
        start: usize,
    ) -> Option<Mention> {
        let most = self.longest.min(tokens.len() - start);
        let mut longest = None;
        let mut key = String::new();
        for end in start + 1..=start + most {
            if tokens[end - 1].is_mark() {
                break;
            }
            key.push_str(&stems[end - 1]);
            let from = (Bound::Included(key.as_str()), Bound::Unbounded);
            let next = self.exact.range::<str, _>(from).next();
            let begun = next.is_some_and(|(other, _)| other.starts_with(&key));
            let found = next.filter(|(other, _)| **other == key).map(|(_, values)| values);
            let found = found.or_else(|| match end - start {
                1 if self.is_done_to(lexicon, tokens, stems, start) => None,
                1 => self.one_word(lexicon, &tokens[start]),
                _ => None,
            });
            let Some(values) = found else { if begun { continue } else { break } };
            let words = &tokens[start..end];
            // "Rob in" is no robin.
            let hinge = words.len() > 1
                && words[1..].iter().any(|token| token.is(&["in", "on", "at", "is", "as", "a"]));
            let whole = |value: &Value| !hinge || self.printed[value].len() > 1;
            let fitting = values.iter().copied().filter(|v| self.fits(*v, words) && whole(v));
            let mut values: Vec<Value> = fitting.collect();
            // "Ms. Carpenter" is no carpenter, and "the carpenter" not Ms. Carpenter.
            let titled = start > 0 && tokens[start - 1].is(&TITLES);
            if values.iter().any(|value| self.titled.contains(value) == titled) {
                values.retain(|value| self.titled.contains(value) == titled);
            }
            self.keep_case(&mut values, tokens, start);
            if !values.is_empty() {
                longest = Some(Mention { start, end, values, taken_for: None });
            }
        }
        longest.or_else(|| {
            let token = &tokens[start];
            let slip = || Some((self.almost(lexicon, token)?.clone(), "a slip of the pen"));
            let short = || Some((vec![self.shortened(lexicon, token)?], "a short form"));
            let (values, taken_for) = slip().or_else(short)?;
            Some(Mention { start, end: start + 1, values, taken_for: Some(taken_for) })
        })
    }

    /// "Rose" is the girl and "a rose" the flower, where they are listed so.
    fn keep_case(&self, values: &mut Vec<Value>, tokens: &[Token], start: usize) {
        let case = |value: &Value| self.cases.get(usize::from(value.category)).copied().flatten();
        let capital = |value: &Value| case(value) == Some(true);
        let told = values.iter().all(|value| case(value).is_some());
        if !told || values.iter().all(capital) || !values.iter().any(capital) {
            return;
        }
        let token = &tokens[start];
        // What needs no article may start a sentence: "Green is next to red."
        let opens = start == 0 || tokens[start - 1].is(&[".", ":", "\"", "-"]);
        let bare = value_kinds(&stem(&token.word)).iter().any(|&kind| {
            matches!(KINDS[kind].name, "Color" | "Drink" | "Food" | "Hobby" | "Sport")
        });
        if !token.capital || !opens || !bare {
            values.retain(|value| capital(value) == token.capital);
        }
    }

    /// "Vacuming" for "vacuuming": the only value that an unknown word is spelt almost like. Its
    /// first letter is right, as it is in nearly all slips, so that "biking" is no "hiking".
    fn almost(&self, lexicon: &Lexicon, token: &Token) -> Option<&Vec<Value>> {
        let wanted = root(&token.word);
        // "Green" is spelt right where there is a Greek.
        let known = !value_kinds(&stem(&token.word)).is_empty();
        if wanted.len() < 5 || known || lexicon.class(&token.word) != Class::Unknown {
            return None;
        }
        let edits = if wanted.len() < 8 { 1 } else { 2 };
        let mut close = self.roots.iter().filter(|(other, _)| {
            other.as_bytes()[0] == wanted.as_bytes()[0]
                && other.len().abs_diff(wanted.len()) <= edits
                && strsim::osa_distance(other, &wanted) <= edits
        });
        let found = close.next().map(|(_, values)| values);
        found.filter(|values| values.len() == 1 && close.next().is_none())
    }

    /// "The undersea window" where an undersea scene is listed, "the jeep" where an old jeep is: the
    /// first or last word of one value alone.
    fn shortened(&self, lexicon: &Lexicon, token: &Token) -> Option<Value> {
        // "Leo" where Leo the lion is listed.
        let short = token.word.len() < if token.capital { 2 } else { 4 };
        // "Fell between" is no short form of who fell out with the gulls.
        let did = lexicon.is_past(&token.word) && !token.capital;
        let ordinary = lexicon.class(&token.word) != Class::Unknown || short || did;
        let alone = match self.parts.get(&stem(&token.word))?.as_slice() {
            [(value, capital)] => (*capital == token.capital || !capital).then_some(*value),
            _ => None,
        };
        alone.filter(|_| !ordinary && number(&token.word).is_none())
    }

    /// "The hut is painted mint" where there is painting, "rice was cooked at the pink tent" where
    /// there is cooking.
    fn is_done_to(&self, lexicon: &Lexicon, tokens: &[Token], stems: &[String], at: usize) -> bool {
        let been = at > 0 && tokens[at - 1].is(&["is", "are", "was", "were", "been", "being"]);
        let value = stems.get(at + 1).is_some_and(|next| self.exact.contains_key(next));
        let known = || lexicon.verb_of(&root(&tokens[at].word)).is_some();
        // "Who cooked the rice" says what she did with it.
        let articles = ["a", "an", "the", "some", "his", "her", "their"];
        let led = usize::from(tokens.get(at + 1).is_some_and(|next| next.is(&articles)));
        let object = stems.get(at + 1 + led).is_some_and(|next| self.exact.contains_key(next))
            && !tokens[at + 1 + led].capital;
        let does = object && tokens[at].word.ends_with(['s', 'd']) && known();
        does || been && tokens[at].word.ends_with("ed") && (value || known())
    }

    fn one_word(&self, lexicon: &Lexicon, token: &Token) -> Option<&Vec<Value>> {
        let alone = |values: &&Vec<Value>| values.len() == 1;
        if let Some(values) = self.related.get(&stem(&token.word)).filter(alone) {
            return Some(values);
        }
        // What holds sentences together names nobody: Anders is no "and".
        if token.is(&["and", "or", "but", "nor", "if", "then", "yet", "while", "because"]) {
            return None;
        }
        // "The horse that Placed" where win, place and show are listed.
        let did = token.word.strip_suffix("ed").filter(|_| token.capital);
        let own = did.and_then(|bare| {
            [bare.to_owned(), format!("{bare}e")]
                .iter()
                .find_map(|base| self.exact.get(&stem(base)))
        });
        if let Some(values) = own.filter(alone)
            && lexicon.is_plain_verb(forms(&token.word)[0])
            && self.has_capital(values[0])
        {
            return Some(values);
        }
        // "The beekeeper" where bees are kept.
        let doers = [
            "keeper",
            "breeder",
            "owner",
            "lover",
            "grower",
            "seller",
            "maker",
            "player",
            "monger",
            "vendor",
            "dealer",
            "drinker",
            "eater",
            "rider",
            "farmer",
            "collector",
        ];
        let what = doers.iter().find_map(|doer| token.word.strip_suffix(doer));
        if let Some(values) = what.and_then(|what| self.exact.get(&stem(what))).filter(alone) {
            return Some(values);
        }
        // "The runner" where running is listed, though others may be runners.
        let does = |values: &Vec<Value>| {
            let printed = values.first().map(|value| self.printed(*value));
            let ing = printed.is_some_and(|p| matches!(p, [word] if word.ends_with("ing")));
            values.len() == 1 && ing && token.word.ends_with("er") && !token.capital
        };
        let named = match lexicon.class(&token.word) {
            Class::Unknown => true,
            Class::Noun => self.roots.get(&root(&token.word)).is_some_and(does),
            Class::Verb => !lexicon.is_plain_verb(&token.word),
            _ => false,
        };
        if !named {
            return None;
        }
        // "She sang" where singing is listed.
        let base = forms(&token.word)[0];
        let base = if lexicon.is_plain_verb(base) { token.word.as_str() } else { base };
        // "The knight bore a rose" has nothing to do with Sir Bors.
        let called = |value: &Value| {
            let printed = self.printed(*value);
            self.titled.contains(value) || printed.len() == 1 && is_first_name(&printed[0])
        };
        let found = self.roots.get(&root(base)).filter(alone);
        // "Let" has nothing to do with letters.
        let far = |value: &Value| match self.printed(*value) {
            [word] => !word.ends_with("ing") && word.len() > token.word.len() + 3,
            _ => false,
        };
        let found = found.filter(|values| !values.iter().any(far));
        // "Carved into a ghost" has nothing to do with the town of Carver.
        let proper =
            |value: &Value| self.lower.get(value) == Some(&false) && lexicon.is_past(&token.word);
        found.filter(|values| token.capital || !values.iter().any(|v| called(v) || proper(v)))
    }

    /// Whether a mention has the words of the value as they are listed, but for their case.
    pub fn is_printed(&self, value: Value, words: &[Token], mention: &Mention) -> bool {
        let said = words[mention.start..mention.end].iter().map(|token| &token.word);
        self.printed.get(&value).is_some_and(|printed| said.eq(printed))
    }

    /// Whether a value is written with a capital.
    pub fn has_capital(&self, value: Value) -> bool {
        self.lower.get(&value) == Some(&false)
    }

    /// The words of a value as they are listed.
    pub fn printed(&self, value: Value) -> &[String] {
        self.printed.get(&value).map_or(&[], Vec::as_slice)
    }

    /// Whether the word by itself is a value.
    pub fn is_value(&self, word: &str) -> bool {
        self.exact.contains_key(&stem(word))
    }

    /// "Will", "May" and "Mark" are names only with a capital.
    fn fits(&self, value: Value, words: &[Token]) -> bool {
        let [one] = words else { return true };
        // "It" is no "IT".
        let short =
            one.is(&["it", "us", "or", "am", "pm", "no", "so", "an", "as", "at", "by", "to"]);
        if short && self.upper.contains(&value) {
            return one.upper;
        }
        let ordinary = one.is(&[
            "will", "may", "mark", "art", "pat", "sue", "bill", "rob", "an", "a", "in", "on",
            "one", "can", "it", "sat", "sun", "wed",
        ]);
        !ordinary || one.capital || self.lower.get(&value) == Some(&true)
    }
}
