//! People of whom a text says nothing but how they stand to each other: "Ann finished before Bo".

use super::super::categories::Listed;
use super::super::lexicon::{Class, Lexicon};
use super::super::naming::calendar_name;
use super::super::tokens::tokens;
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
        let count = values.len();
        let fits = self.stated.map_or((3..=10).contains(&count), |n| usize::from(n) == count);
        let spoken = |value: &&String| {
            self.sentences.iter().filter(|sentence| sentence.contains(value.as_str())).count()
        };
        let said: usize = values.iter().map(|value| spoken(&value)).sum();
        let dated = values.iter().any(|value| calendar_name(std::slice::from_ref(value)).is_some());
        (fits && count > 2 && said > count && !dated).then(|| Listed {
            name: "Name".to_owned(),
            values,
            description: String::new(),
            line: 0,
        })
    }
}
