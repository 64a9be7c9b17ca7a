//! Every way to write a value.

use rustc_hash::FxHashMap;

use super::super::families::{family, people_of, synonyms};
use super::super::kinds::{KINDS, value_kinds};
use super::super::lexicon::forms;
use super::super::spellings::{spoken_count, spoken_date, spoken_time, without_measure};
use super::super::tokens::{TITLES, root, stem, tokens};
use super::done::done_otherwise;
use super::{Gazetteer, key};
use puzzle::Value;

impl Gazetteer {
    pub(super) fn add(&mut self, name: &str, value: Value, places: usize) {
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
        let push = |map: &mut FxHashMap<String, Vec<Value>>, key: String| {
            add(map.entry(key).or_default());
        };
        add(self.exact.entry(key(&words)).or_default());
        // "The Joneses", "irises".
        let mut plural = words.clone();
        if let Some(last) = plural.last_mut().filter(|last| last.word.ends_with('s')) {
            last.word.push_str("es");
            add(self.exact.entry(key(&plural)).or_default());
        }
        // "A kiwi" of kiwis: no other rule takes that ending off.
        let mut single = words.clone();
        if let Some(last) = single.last_mut().filter(|last| last.word.ends_with("is")) {
            last.word.pop();
            add(self.exact.entry(key(&single)).or_default());
        }
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
}
