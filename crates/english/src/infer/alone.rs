//! People of whom a text says nothing but how they stand to each other: "Ann finished before Bo";
//! and people who are named each but once, beside what is listed.

use super::super::categories::Listed;
use super::super::lexicon::{Class, Lexicon};
use super::super::naming::calendar_name;
use super::super::tokens::{TITLES, tokens};
use super::Inference;

impl Inference<'_> {
    /// Everybody who is named in the hints, where there are as many of them as the text says, or it
    /// says nothing of how many.
    pub fn names_alone(&self, lexicon: &Lexicon) -> Option<Listed> {
        let mut values: Vec<String> = Vec::new();
        for sentence in &self.sentences {
            for token in tokens(sentence) {
                let name = &sentence[token.at.clone()];
                let name = name.split(['\'', '\u{2019}']).next().unwrap_or(name);
                let known = lexicon.class(&token.word) != Class::Unknown;
                let plain = name.chars().all(char::is_alphabetic) && name.len() > 1;
                if !token.capital || token.upper || known || !plain {
                    continue;
                }
                if !values.iter().any(|value| value == name) {
                    values.push(name.to_owned());
                }
            }
        }
        let spoken = |value: &String| {
            self.sentences.iter().filter(|sentence| sentence.contains(value.as_str())).count()
        };
        let fits = |count: usize| {
            self.stated.map_or((3..=10).contains(&count), |n| usize::from(n) == count)
        };
        // Whoever is named but once may only set the scene: "Stacey's nephews went to the cinema".
        if !fits(values.len()) {
            values.retain(|value| spoken(value) > 1);
        }
        let count = values.len();
        let fits = fits(count);
        let said: usize = values.iter().map(spoken).sum();
        let dated = values.iter().any(|value| calendar_name(std::slice::from_ref(value)).is_some());
        (fits && count > 2 && said > count && !dated).then(|| Listed {
            name: "Name".to_owned(),
            values,
            description: String::new(),
            line: 0,
        })
    }

    /// Everybody who is named in the hints beside what is listed, where they are just as many as
    /// there are places: "Mr. Reed lives in the last house".
    pub fn names_beside(&self, lexicon: &Lexicon) -> Option<Listed> {
        let n = self.listed.first()?.values.len();
        let listed = |name: &str| {
            let values = self.listed.iter().flat_map(|listed| &listed.values);
            values
                .into_iter()
                .any(|value| value.split(' ').any(|word| word.eq_ignore_ascii_case(name)))
        };
        let mut names: Vec<String> = Vec::new();
        for sentence in &self.sentences {
            let words = tokens(sentence);
            let mut at = 0;
            while at < words.len() {
                let start = at;
                let mut end = at;
                let is_name = |at: usize| {
                    let Some(token) = words.get(at).filter(|token| token.capital) else {
                        return false;
                    };
                    let name = &sentence[token.at.clone()];
                    let name = name.split(['\'', '\u{2019}']).next().unwrap_or(name);
                    let title = TITLES.contains(&token.word.as_str());
                    let known = lexicon.class(&token.word) != Class::Unknown && !title;
                    let plain = name.chars().all(char::is_alphabetic) && name.len() > 1;
                    let told = self.told.contains(&token.word);
                    !token.upper && !known && plain && !listed(name) && !told
                };
                while is_name(at) {
                    end = at;
                    let possessive = words[at].possessive;
                    let stop = words.get(at + 1).is_some_and(|next| next.is(&["."]));
                    let title = TITLES.contains(&words[at].word.as_str());
                    at += 1 + usize::from(stop && title);
                    if possessive {
                        break;
                    }
                }
                if at == start {
                    at += 1;
                    continue;
                }
                let name = &sentence[words[start].at.start..words[end].at.end];
                let name = name.strip_suffix("'s").unwrap_or(name);
                let name = name.strip_suffix("\u{2019}s").unwrap_or(name);
                if !names.iter().any(|known| known.contains(name)) {
                    names.retain(|known| !name.contains(known.as_str()));
                    names.push(name.to_owned());
                }
            }
        }
        let origin = |name: &String| {
            self.sentences.iter().any(|sentence| sentence.contains(&format!("from {name}")))
        };
        let name = if names.iter().all(origin) { "Origin" } else { "Name" };
        let taken = |name: &str| self.listed.iter().any(|listed| listed.name == name);
        let numbered = || (2..).map(|k| format!("{name} {k}")).find(|name| !taken(name));
        let name = if taken(name) { numbered()? } else { name.to_owned() };
        (names.len() == n).then(|| Listed {
            name,
            values: names,
            description: String::new(),
            line: 0,
        })
    }
}
