//! Reads what is asked, from the asking words, the values named and the names of categories.

mod words;

use std::ops::Range;

use puzzle::{About, Asked};

use crate::document::List;
use crate::reading::{Mention, Reader};
use crate::tokens::{Token, Words};
use words::{Asking, Kind};

#[cfg(test)]
mod tests;

/// What a sentence asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Query {
    /// Something about a value or a place, in these words of the sentence.
    One(Asked, About, Range<usize>),
    /// The whole solution.
    Everything,
    /// Something about these words that was not understood.
    Unclear,
}

/// Reads questions about known categories.
pub struct Questions<'t> {
    words: &'t Words,
    reader: &'t Reader<'t>,
    asking: Asking,
    categories: &'t [List],
    /// By category: the stems of its name.
    names: Vec<Vec<String>>,
    /// The category with whose values most hints start.
    subject: Option<usize>,
}

impl<'t> Questions<'t> {
    /// For a text with these hints.
    pub fn new(
        words: &'t Words,
        reader: &'t Reader<'t>,
        categories: &'t [List],
        hints: impl Iterator<Item = &'t str>,
    ) -> Self {
        let stems =
            |it: &List| words.tokens(&it.name).into_iter().map(|token| token.stem).collect();
        let mut starts = vec![0; categories.len()];
        for mention in hints.flat_map(|hint| reader.mentions(hint)) {
            // An article may come first.
            starts[usize::from(mention.value.category)] += usize::from(mention.tokens.start < 2);
        }
        let most = starts.iter().copied().max().filter(|most| *most > 0);
        Self {
            words,
            reader,
            asking: Asking::load(words),
            names: categories.iter().map(stems).collect(),
            categories,
            subject: starts.iter().position(|count| Some(*count) == most),
        }
    }

    /// What a sentence asks; several questions may be joined in it.
    pub fn read(&self, sentence: &str) -> Vec<Query> {
        let tokens = self.words.tokens(sentence);
        let mentions = self.reader.mentions(sentence);
        let asking: Vec<usize> = (0..tokens.len()).filter(|&at| self.asks(&tokens, at)).collect();
        let mut queries = Vec::new();
        let mut unclear = false;
        for (i, &at) in asking.iter().enumerate() {
            let end = asking.get(i + 1).copied().unwrap_or(tokens.len());
            let mark = |at: &usize| matches!(tokens[*at].word.as_str(), "?" | "." | "!");
            let end = (at..end).find(mark).unwrap_or(end);
            let clause = Clause { tokens: &tokens, at, end };
            let inside = |it: &&Mention| at <= it.tokens.start && it.tokens.end <= end;
            let named: Vec<&Mention> = mentions.iter().filter(inside).collect();
            match self.query(clause, &named) {
                Some((asked, about)) => {
                    let range = tokens[at].range.start..tokens[end - 1].range.end;
                    queries.push(Query::One(asked, about, range));
                }
                None => unclear |= !named.is_empty(),
            }
        }
        match () {
            () if !queries.is_empty() => queries,
            () if unclear && !tokens.iter().any(|token| self.asking.is("all", token)) => {
                vec![Query::Unclear]
            }
            () => vec![Query::Everything],
        }
    }

    /// Whether the word asks, and does not go on about a noun as in "the man who".
    fn asks(&self, tokens: &[Token], at: usize) -> bool {
        self.asking.kind(&tokens[at]).is_some()
            && tokens[..at]
                .last()
                .is_none_or(|before| before.is_mark() || self.asking.is("lead", before))
    }

    fn query(&self, clause: Clause<'_>, named: &[&Mention]) -> Option<(Asked, About)> {
        let asked = match self.asked(clause, named)? {
            // Days and the like say which place it is.
            Asked::House => self.reader.scene().row.map_or(Asked::House, Asked::Category),
            asked => asked,
        };
        let other = |it: &&&Mention| asked != Asked::Category(it.value.category);
        // The likeliest; of those that are as likely, one whose category is spoken of.
        let unlikely = |it: &Mention| {
            let name = &self.names[usize::from(it.value.category)];
            let spoken = |stem: &String| clause.words().iter().any(|token| token.stem == *stem);
            it.cost - if name.iter().any(spoken) { 0.5 } else { 0.0 }
        };
        let best = named.iter().filter(other).min_by(|one, two| {
            let order = unlikely(one).total_cmp(&unlikely(two));
            order.then(one.tokens.start.cmp(&two.tokens.start))
        });
        let place = || self.reader.place(clause.words()).map(About::House);
        let about = best.map(|it| About::Value(it.value)).or_else(place)?;
        (asked != Asked::House || about.value().is_some()).then_some((asked, about))
    }

    /// What is asked for.
    fn asked(&self, clause: Clause<'_>, named: &[&Mention]) -> Option<Asked> {
        let (asking, rest) = clause.words().split_first()?;
        let kind = self.asking.kind(asking)?;
        let noun = self.noun(rest);
        // What the only value named belongs to is not asked for.
        let told = named.first().map(|it| it.value.category);
        let told = told.filter(|first| named.iter().all(|it| it.value.category == *first));
        let free = |category: &usize| Some(*category as u8) != told;
        let category = |found: Option<usize>| found.filter(free).map(|c| Asked::Category(c as u8));
        match kind {
            Kind::Who => category(self.people(told)),
            Kind::Where => category(self.called("where-names")).or(Some(Asked::House)),
            Kind::When => category(self.called("when-names")).or(Some(Asked::House)),
            Kind::How => {
                let kind = rest.first().map(|token| format!("how-names {}", token.word));
                category(kind.and_then(|kind| self.called(&kind)))
                    .or_else(|| category(self.by_use(clause, named, told)))
            }
            Kind::Which => {
                let at_place = clause.before().is_some_and(|word| self.asking.is("at", word))
                    || rest.last().is_some_and(|word| self.asking.is("at", word));
                let is_place = noun.first().is_some_and(|token| self.asking.is("place", token));
                let by_name = category(self.by_name(noun));
                let people = noun.iter().any(|token| self.asking.is("people", token));
                match () {
                    () if is_place && (at_place || by_name.is_none()) => Some(Asked::House),
                    () if by_name.is_some() => by_name,
                    () if people => category(self.people(told)),
                    () => category(self.by_name(rest))
                        .or_else(|| category(self.by_use(clause, named, told))),
                }
            }
        }
    }

    /// The words after the asking word that name what is asked for.
    fn noun<'c>(&self, rest: &'c [Token]) -> &'c [Token] {
        let fill = |token: &Token| self.asking.is("fill", token);
        if rest.first().is_some_and(|token| self.asking.is("helper", token)) {
            return &[];
        }
        let start = rest.iter().position(|token| !fill(token)).unwrap_or(rest.len());
        let end = rest[start..].iter().position(|token| fill(token) || token.is_mark());
        &rest[start..end.map_or(rest.len(), |end| start + end)]
    }

    /// The category whose name, or another word for it, comes first among these words.
    fn by_name(&self, words: &[Token]) -> Option<usize> {
        let stems: Vec<&str> = words.iter().map(|token| token.stem.as_str()).collect();
        let first = |category: usize| {
            let name = &self.names[category];
            let whole = (!name.is_empty())
                .then(|| stems.windows(name.len()).position(|window| window == name.as_slice()))
                .flatten();
            let cues = self.categories[category].cues.iter();
            let mut cues = cues.map(|cue| self.words.stem(&cue.to_lowercase()));
            let last = name.last().and_then(|last| stems.iter().position(|stem| stem == last));
            let mut cue = || cues.find_map(|cue| stems.iter().position(|stem| *stem == cue));
            whole.map(|at| (at, 0)).or(last.map(|at| (at, 1))).or_else(|| cue().map(|at| (at, 2)))
        };
        let found = (0..self.names.len()).filter_map(|category| Some((first(category)?, category)));
        found.min().map(|(_, category)| category)
    }

    /// The category with whose values the hints use the words behind the asking word.
    fn by_use(&self, clause: Clause<'_>, named: &[&Mention], told: Option<u8>) -> Option<usize> {
        let outside = |at: &usize| {
            let inside = named.iter().any(|it| it.tokens.contains(at));
            !inside && !self.asking.is("fill", &clause.tokens[*at])
        };
        let mut scores = vec![0.0; self.names.len()];
        for at in (clause.at + 1..clause.end).filter(outside) {
            let near = self.reader.near(&clause.tokens[at]);
            let all: f32 = near.iter().map(|(_, count)| count).sum();
            // What stands by values of many categories says nothing of any.
            near.iter().for_each(|(c, count)| scores[usize::from(*c)] += (count / all).powi(2));
        }
        let people = self.people_by_name(told);
        let may_be = |category: &usize| Some(*category as u8) != told && Some(*category) != people;
        let scored = (0..scores.len()).filter(may_be).filter(|category| scores[*category] > 0.0);
        scored.max_by(|one, two| scores[*one].total_cmp(&scores[*two]).then(two.cmp(one)))
    }

    /// The category of the people: that with the best name for them, else that with which hints
    /// start, else the first, and not the one that is told.
    fn people(&self, told: Option<u8>) -> Option<usize> {
        let free = |category: &usize| Some(*category as u8) != told;
        self.people_by_name(told)
            .or_else(|| self.subject.filter(free))
            .or_else(|| (0..self.names.len()).find(free))
    }

    /// The category with the best name for people.
    fn people_by_name(&self, told: Option<u8>) -> Option<usize> {
        let free = |category: &usize| Some(*category as u8) != told;
        let by_name = (0..self.names.len()).filter(free).filter_map(|category| {
            let name = &self.names[category];
            let rank = self.asking.rank("people", &name.join(" "));
            Some((rank.or_else(|| self.asking.rank("people", name.last()?))?, category))
        });
        by_name.min().map(|(_, category)| category)
    }

    /// The category with a name of this kind.
    fn called(&self, kind: &str) -> Option<usize> {
        let is =
            |name: &Vec<String>| name.last().is_some_and(|s| self.asking.rank(kind, s).is_some());
        self.names.iter().position(is)
    }
}

/// An asking word with what follows, by their places in a sentence.
#[derive(Clone, Copy)]
struct Clause<'c> {
    tokens: &'c [Token],
    at: usize,
    end: usize,
}

impl<'c> Clause<'c> {
    fn words(self) -> &'c [Token] {
        &self.tokens[self.at..self.end]
    }

    /// The word before it.
    fn before(self) -> Option<&'c Token> {
        self.tokens[..self.at].last()
    }
}
