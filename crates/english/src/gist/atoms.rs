//! What is left of a sentence when all words are left out that neither name anything nor relate it.

use super::super::Ground;
use super::super::clause::Said;
use super::super::items::{Item, Sentence, Within};
use super::super::lexicon::Class;
use super::super::tokens::Token;
use puzzle::Offsets;

/// One of the parts that a gist is made of.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Atom {
    /// A value or places.
    Named(Said),
    /// Somebody or something named before.
    He,
    /// A relation to what comes next, by its place among the sentence's sides.
    Side(usize),
    Between(Within),
    /// How far two are apart.
    Gap(Offsets),
    Not,
    Either,
    Or,
    Neither,
    Nor,
    And,
    /// "One" and "the other" of a pair.
    One,
    Other,
    If,
    Then,
    /// A comma, a dash, "but", "because": a new clause may start.
    Mark,
    /// A new sentence starts.
    Stop,
    /// Whoever or whatever it is: "somebody", "there is".
    Somebody,
    /// "So does".
    So,
    /// "Perhaps", "might": what is said with it need not be so.
    Hedge,
}

/// Words that deny what they take.
const DENIALS: [&str; 23] = [
    "hates", "hate", "hated", "dislikes", "dislike", "disliked", "avoids", "avoid", "avoided",
    "refuses", "refused", "lacks", "lack", "lacked", "without", "none", "detests", "loathes",
    "despises", "rejects", "rejected", "nobody", "non",
];

const HEDGES: [&str; 9] = [
    "maybe",
    "perhaps",
    "possibly",
    "probably",
    "might",
    "may",
    "likely",
    "necessarily",
    "whichever",
];

/// Words that change nothing in what a clause says of its values.
const IDLE: [&str; 19] = [
    "says",
    "say",
    "said",
    "claims",
    "claim",
    "believes",
    "thinks",
    "directly",
    "immediately",
    "one",
    "true",
    "together",
    "any",
    "anyone",
    "anything",
    "costs",
    "cost",
    "previously",
    "formerly",
];

/// The atoms of a sentence; `None` where it has words that change its meaning in ways that only
/// the grammar knows.
pub(super) fn atoms(sentence: &Sentence, words: &[Token], ground: &Ground) -> Option<Vec<Atom>> {
    // "To the sound of disco" only governs what comes next.
    let changes = |at: usize| {
        words.get(at).is_none_or(|word| ground.lexicon.class(&word.word) != Class::Unknown)
    };
    let doing = |at: usize| words.get(at).is_some_and(|word| word.word.ends_with("ing"));
    let mut found: Vec<Atom> = Vec::new();
    for (i, (item, &start)) in sentence.items.iter().zip(&sentence.starts).enumerate() {
        let is = |list: &[&str]| words.get(start).is_some_and(|word| word.is(list));
        let atom = match item {
            Item::Value(mention) => Atom::Named(Said::Value(*mention)),
            Item::At(houses) => Atom::Named(Said::At(*houses)),
            Item::Among(all) => {
                Atom::Named(Said::Any(all.iter().copied().map(Said::Value).collect()))
            }
            // "The axe's neighbor", "has the toad for a neighbor" relate to what comes before.
            Item::Side(side) if sentence.sides[*side].noun && owned(sentence, i) => {
                let owner = found.pop()?;
                found.push(Atom::Side(*side));
                owner
            }
            // "For a neighbor in one of the adjoining towers" says it twice; of "left behind at an
            // earlier meeting" only the last is a relation.
            Item::Side(side) => {
                if matches!(found.last(), Some(Atom::Side(_))) {
                    found.pop();
                }
                Atom::Side(*side)
            }
            Item::Between(within) => Atom::Between(*within),
            Item::Gap(offsets) => Atom::Gap(*offsets),
            Item::Not | Item::Nobody => Atom::Not,
            Item::Neither => Atom::Neither,
            Item::Nor => Atom::Nor,
            Item::Either => Atom::Either,
            Item::Or => Atom::Or,
            // "Ate the pizza while watching the film".
            Item::And if is(&["while"]) && doing(start + 1) => continue,
            // "Directly between A; and B", as the two neighbors of somebody are told.
            Item::And => {
                let open = found.iter().rposition(|atom| matches!(atom, Atom::Between(_)));
                if found.last() == Some(&Atom::Stop)
                    && open.is_some_and(|open| !found[open..].contains(&Atom::And))
                {
                    found.pop();
                }
                Atom::And
            }
            Item::But | Item::Comma | Item::Dash => Atom::Mark,
            Item::Stop => Atom::Stop,
            // "One of them", "which of these".
            Item::Him if found.last() == Some(&Atom::One) => continue,
            Item::Pronoun | Item::Him => Atom::He,
            Item::So => Atom::So,
            Item::There => Atom::Somebody,
            Item::Noun if is(&["somebody", "someone"]) => Atom::Somebody,
            Item::One => Atom::One,
            Item::Other => Atom::Other,
            Item::If => Atom::If,
            Item::Then => Atom::Then,
            Item::Danger if is(&DENIALS) => Atom::Not,
            Item::Danger if is(&HEDGES) => Atom::Hedge,
            Item::Danger if is(&["because"]) => Atom::Mark,
            Item::Danger if !changes(start) => continue,
            Item::Danger if is(&IDLE) => continue,
            Item::Be
            | Item::Have
            | Item::Verb(_)
            | Item::Noun
            | Item::Unknown
            | Item::Who
            | Item::Of
            | Item::Ordered(_)
            | Item::Possessive => match words.get(start) {
                Some(word) if word.is(&HEDGES) => Atom::Hedge,
                _ => continue,
            },
            Item::Danger
            | Item::Count(_)
            | Item::Beyond(_)
            | Item::BeyondAmong(_)
            | Item::Untrue
            | Item::Unless
            | Item::OnlyIf
            | Item::Iff
            | Item::Rest
            | Item::ExactlyOne
            | Item::AtLeastOne
            | Item::OneAlone
            | Item::OtherEnd
            | Item::Respectively
            | Item::NotBoth
            | Item::Mirrored
            | Item::AsFar => return None,
        };
        found.push(atom);
    }
    Some(found)
}

/// Whether what comes before an item owns it.
fn owned(sentence: &Sentence, at: usize) -> bool {
    let led = |item: &Item| matches!(item, Item::Noun | Item::Unknown | Item::Verb(_));
    let before = sentence.items[..at].iter().rev().find(|item| !led(item));
    let owner =
        sentence.items[..at].iter().rev().find(|item| !led(item) && **item != Item::Possessive);
    before == Some(&Item::Possessive) && matches!(owner, Some(Item::Value(_)))
}
