//! Who is meant by words for people: a name, "the owner of", "the golfer", "the one who".

use std::ops::Range;

use super::super::families::family;
use super::super::mentions::Mention;
use super::super::persons::is_doer;
use super::super::tokens::TITLES;
use super::Wording;
use puzzle::Value;

impl Wording<'_> {
    /// Whether a value is named as a person: by what people are called, or as "the man with".
    pub(super) fn is_person(&self, range: &Range<usize>) -> bool {
        let found = self.mentions();
        let called = found.iter().filter(|mention| mention.start == range.start).any(|mention| {
            !mention.values.is_empty()
                && mention.values.iter().all(|v| self.ground.peoples.contains(&v.category))
        });
        // "Latvia" is nobody, "the Latvian" is.
        let country = range.start == 0 || !self.is(range.start - 1, &["the", "a", "an", "another"]);
        let called = called && !(country && family(&self.tokens[range.start].word).is_some());
        let noun = |at: usize| {
            let word = &self.tokens[at].word;
            self.is(at, &["person", "man", "woman", "lady", "guy", "child", "girl", "boy"])
                || is_agent(word)
        };
        // "The woman with the", "the man who has the", "whoever has the".
        let mut at = range.start;
        while at > 0 && self.is(at - 1, &["the", "a", "an", "her", "his"]) {
            at -= 1;
        }
        let with =
            ["with", "in", "of", "from", "wearing", "drinking", "eating", "having", "owning"];
        let described = at > 1 && self.is(at - 1, &with) && noun(at - 2);
        let does = at > 1 && (self.does(at - 1) || self.is(at - 1, &["has", "had"]));
        let whoever = does && self.is(at - 2, &["whoever"]);
        let who = at > 2 && does && self.is(at - 2, &["who", "that"]) && noun(at - 3);
        // "The golfer" where golf is listed, "the chess player", "Mrs. Brown".
        let word = &self.tokens[range.end - 1].word;
        let article = range.start > 0 && self.is(range.start - 1, &["the", "a", "an"]);
        // "The robot sticker" where stickers are listed.
        let own = self.tokens.get(range.end).is_some_and(|next| {
            let mut all = found.iter().filter(|mention| mention.start == range.start);
            let is_own = |value: &Value| self.ground.cues.is_named_so(value.category, &next.word);
            all.any(|mention| mention.values.iter().any(is_own))
        });
        let goes_on = self.tokens.get(range.end).filter(|next| !own && is_agent(&next.word));
        let player = goes_on.is_some() && article && !self.names(range.end..range.end + 1);
        let titled = range.start > 0 && self.is(range.start - 1, &TITLES);
        // "Jolly Ranchers" are a brand.
        let brand = range.len() > 1 && self.tokens[range.end - 1].capital;
        let doer = is_agent(word) && !brand && !self.ground.gazetteer.is_value(word);
        // A gift voucher is nobody where cash and coupons are listed beside it.
        let doer = doer && !found.iter().any(|m| m.start == range.start && self.is_thing(m));
        let agent = player || titled || doer;
        called || agent || described || who || whoever || goes_on.is_some()
    }

    /// Whether a value is named in full, in a list in which few end like those who do something.
    fn is_thing(&self, mention: &Mention) -> bool {
        let words = &self.tokens[mention.start..mention.end];
        let printed = |value: Value| self.ground.gazetteer.printed(value);
        let whole = |value: &Value| {
            let printed = printed(*value);
            printed.len() == words.len()
                && printed.iter().zip(words).all(|(word, said)| *word == said.word)
        };
        let few = |value: &Value| {
            let all = (0..self.ground.houses)
                .filter_map(|index| printed(Value { category: value.category, index }).last());
            2 * all.filter(|last| is_agent(last)).count() <= usize::from(self.ground.houses)
        };
        words.len() > 1 && mention.values.iter().any(|value| whole(value) && few(value))
    }

    /// Whether these words mean a person: a name, "the owner of", "the golfer", "the one who".
    pub(super) fn is_somebody(&self, range: Range<usize>) -> bool {
        let persons = ["person", "one", "man", "woman", "lady", "guy", "who", "whose", "someone"];
        range.clone().any(|at| {
            let token = &self.tokens[at];
            token.is(&persons) || is_agent(&token.word) || token.capital && at == range.start
        })
    }
}

/// Whether a word says what somebody does; "neither" and "older" only end like that.
pub(in super::super) fn is_agent(word: &str) -> bool {
    const OTHERS: &[&str] = &[
        "neither",
        "either",
        "never",
        "after",
        "under",
        "another",
        "later",
        "earlier",
        "older",
        "younger",
        "higher",
        "lower",
        "further",
        "farther",
        "rather",
        "whether",
        "together",
        "faster",
        "slower",
        "taller",
        "shorter",
        "cheaper",
        "dearer",
        "bigger",
        "smaller",
        "larger",
        "longer",
        "nearer",
        "closer",
        "better",
        "sooner",
        "whoever",
        "however",
        "ever",
        "over",
        "forever",
        "altogether",
        "center",
        "upper",
        "inner",
        "outer",
        "former",
        "latter",
        "newer",
        "heavier",
        "lighter",
        "easter",
        "differ",
        "senior",
        "junior",
        "prefer",
        "enter",
        "offer",
        "jumper",
        "server",
    ];
    let one = word.strip_suffix('s').unwrap_or(word);
    is_doer(word) && !OTHERS.contains(&word) && !OTHERS.contains(&one)
}
