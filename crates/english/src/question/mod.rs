//! Reads what is asked, from the asking words, the values named and the names of categories.

mod usage;
mod words;

use std::ops::Range;

use puzzle::{About, Asked, Value};

use crate::tokens::{Token, Words};
use usage::Usage;
use words::Asking;

#[cfg(test)]
mod tests;

/// Finds the values in a sentence: where each is, and how unlikely it is that it is meant.
pub type Find<'f> = &'f dyn Fn(&str) -> Vec<(Range<usize>, Value, f32)>;

/// What a category is called.
#[derive(Clone, Copy, Debug)]
pub struct Named<'t> {
    /// Its name.
    pub name: &'t str,
    /// Other words that speak of its values.
    pub cues: &'t [String],
}

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
    asking: Asking,
    usage: Usage,
    categories: &'t [Named<'t>],
    /// By category: the stems of its name.
    names: Vec<Vec<String>>,
    houses: u8,
    /// The category that orders the places, if one does.
    row: Option<u8>,
    find: Find<'t>,
}

/// What an asking word asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Who,
    Which,
    Where,
    When,
    How,
}

const KINDS: [(&str, Kind); 5] = [
    ("who", Kind::Who),
    ("which", Kind::Which),
    ("where", Kind::Where),
    ("when", Kind::When),
    ("how", Kind::How),
];

impl<'t> Questions<'t> {
    /// Learns from the hints which words go with which category.
    pub fn new(
        words: &'t Words,
        categories: &'t [Named<'t>],
        houses: u8,
        row: Option<u8>,
        hints: impl Iterator<Item = &'t str>,
        find: Find<'t>,
    ) -> Self {
        let asking = Asking::load(words);
        let usage = Usage::of(hints, categories.len(), words, find);
        let stems = |name: &str| words.tokens(name).into_iter().map(|token| token.stem).collect();
        let names = categories.iter().map(|category| stems(category.name)).collect();
        Self { words, asking, usage, categories, names, houses, row, find }
    }

    /// What a sentence asks; several questions may be joined in it.
    pub fn read(&self, sentence: &str) -> Vec<Query> {
        let tokens = self.words.tokens(sentence);
        let mentions = (self.find)(sentence);
        let asking: Vec<usize> = (0..tokens.len()).filter(|&at| self.asks(&tokens, at)).collect();
        let mut queries = Vec::new();
        let mut unclear = false;
        for (i, &at) in asking.iter().enumerate() {
            let end = asking.get(i + 1).copied().unwrap_or(tokens.len());
            let mark = |at: &usize| matches!(tokens[*at].word.as_str(), "?" | "." | "!");
            let end = (at..end).find(mark).unwrap_or(end);
            let clause = Clause { tokens: &tokens[at..end], before: &tokens[..at] };
            let inside = clause.range();
            let named: Vec<&(Range<usize>, Value, f32)> = mentions
                .iter()
                .filter(|(range, ..)| inside.start <= range.start && range.end <= inside.end)
                .collect();
            match self.query(clause, &named) {
                Some((asked, about)) => queries.push(Query::One(asked, about, inside)),
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
        let token = &tokens[at];
        let kind = KINDS.iter().any(|(kind, _)| self.asking.is(kind, token));
        kind && tokens[..at]
            .last()
            .is_none_or(|before| before.is_mark() || self.asking.is("lead", before))
    }

    fn query(
        &self,
        clause: Clause<'_>,
        named: &[&(Range<usize>, Value, f32)],
    ) -> Option<(Asked, About)> {
        let place = || self.place(clause, named).map(About::House);
        let asked = match self.asked(clause, named)? {
            // Days and the like say which place it is.
            Asked::House => self.row.map_or(Asked::House, Asked::Category),
            asked => asked,
        };
        let other = |value: Value| asked != Asked::Category(value.category);
        let spoken = |value: Value| {
            let name = &self.names[usize::from(value.category)];
            name.iter().any(|stem| clause.tokens.iter().any(|token| token.stem == *stem))
        };
        // The likeliest; of those that are as likely, one whose category is spoken of.
        let best = named.iter().filter(|(_, value, _)| other(*value)).min_by(|one, two| {
            let key = |(range, value, cost): &(Range<usize>, Value, f32)| {
                (*cost - if spoken(*value) { 0.5 } else { 0.0 }, range.start)
            };
            let (one, two) = (key(one), key(two));
            one.0.total_cmp(&two.0).then(one.1.cmp(&two.1))
        });
        let about = best.map(|(_, value, _)| About::Value(*value)).or_else(place)?;
        (asked != Asked::House || about.value().is_some()).then_some((asked, about))
    }

    /// What is asked for.
    fn asked(&self, clause: Clause<'_>, named: &[&(Range<usize>, Value, f32)]) -> Option<Asked> {
        let (asking, rest) = clause.tokens.split_first()?;
        let is = |(kind, _): &&(&str, Kind)| self.asking.is(kind, asking);
        let kind = KINDS.iter().find(is)?.1;
        let noun = self.noun(rest);
        // What the only value named belongs to is not asked for.
        let told = named.first().map(|(_, value, _)| value.category);
        let told = told.filter(|first| named.iter().all(|(_, value, _)| value.category == *first));
        let free = |category: &usize| Some(*category as u8) != told;
        let category = |found: Option<usize>| found.filter(free).map(|c| Asked::Category(c as u8));
        match kind {
            Kind::Who => category(self.people(told)),
            Kind::Where => category(self.called("where-names")).or(Some(Asked::House)),
            Kind::When => category(self.called("when-names")).or(Some(Asked::House)),
            Kind::How => {
                let kind = rest.first().map(|token| format!("how-names {}", token.word));
                category(kind.and_then(|kind| self.called(&kind)))
                    .or_else(|| category(self.by_use(rest, named, told)))
            }
            Kind::Which => {
                let at_place = clause.before.last().is_some_and(|word| self.asking.is("at", word))
                    || rest.last().is_some_and(|word| self.asking.is("at", word));
                let is_place = noun.first().is_some_and(|token| self.asking.is("place", token));
                let by_name = category(self.by_name(noun));
                let people = noun.iter().any(|token| self.asking.is("people", token));
                match () {
                    () if is_place && (at_place || by_name.is_none()) => Some(Asked::House),
                    () if by_name.is_some() => by_name,
                    () if people => category(self.people(told)),
                    () => category(self.by_name(rest))
                        .or_else(|| category(self.by_use(rest, named, told))),
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

    /// The category with whose values the hints use these words.
    fn by_use(
        &self,
        words: &[Token],
        named: &[&(Range<usize>, Value, f32)],
        told: Option<u8>,
    ) -> Option<usize> {
        let outside = |token: &&Token| {
            let inside =
                |(range, ..): &&&(Range<usize>, Value, f32)| range.contains(&token.range.start);
            !self.asking.is("fill", token) && !named.iter().any(|mention| inside(&mention))
        };
        let stems = words.iter().filter(outside).map(|token| token.stem.as_str());
        let scores = self.usage.of_words(stems).into_iter().enumerate();
        let people = self.people_by_name(told);
        let best = scores
            .filter(|(category, _)| Some(*category as u8) != told && Some(*category) != people)
            .filter(|(_, score)| *score > 0.0)
            .max_by(|one, two| one.1.total_cmp(&two.1).then(two.0.cmp(&one.0)));
        best.map(|(category, _)| category)
    }

    /// The category of the people: that with the best name for them, else that with which hints
    /// start, else the first, and not the one that is told.
    fn people(&self, told: Option<u8>) -> Option<usize> {
        let free = |category: &usize| Some(*category as u8) != told;
        self.people_by_name(told)
            .or_else(|| self.usage.subject().filter(free))
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

    /// The place that the clause is about: "house 3", "the third seat", "last".
    fn place(&self, clause: Clause<'_>, named: &[&(Range<usize>, Value, f32)]) -> Option<u8> {
        let free =
            |token: &Token| !named.iter().any(|(range, ..)| range.contains(&token.range.start));
        let tokens = clause.tokens;
        (0..tokens.len()).filter(|&at| free(&tokens[at])).find_map(|at| {
            let token = &tokens[at];
            let counts_on = tokens.get(at + 1).is_some_and(|next| self.asking.is("counted", next));
            let beside = [at.checked_sub(1), Some(at + 1)].into_iter().flatten();
            let mut beside = beside.filter_map(|near| tokens.get(near));
            let place = match () {
                () if counts_on => None,
                () if self.asking.is("middle", token) => {
                    (self.houses % 2 == 1).then_some(self.houses / 2)
                }
                () if self.asking.is("last", token) => self.houses.checked_sub(1),
                () if self.asking.is("first", token) => Some(0),
                () => match (token.ordinal, token.number) {
                    (Some(ordinal), _) => ordinal.checked_sub(1),
                    (None, Some(number)) if beside.any(|near| self.asking.is("place", near)) => {
                        u8::try_from(number).ok()?.checked_sub(1)
                    }
                    _ => None,
                },
            };
            place.filter(|place| *place < self.houses)
        })
    }
}

/// An asking word with what follows.
#[derive(Clone, Copy)]
struct Clause<'c> {
    tokens: &'c [Token],
    before: &'c [Token],
}

impl Clause<'_> {
    fn range(&self) -> Range<usize> {
        let start = self.tokens.first().map_or(0, |token| token.range.start);
        start..self.tokens.last().map_or(start, |token| token.range.end)
    }
}
