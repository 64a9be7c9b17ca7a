//! What a sentence that the grammar does not know may say: a guess, for what stands above to check
//! against the rest of the puzzle.

use super::assemble::{self, Assembled};
use super::items::{Item, Sentence};
use super::mentions::Mention;
use super::persons::is_doer;
use super::tokens::{Token, number};
use super::{Ground, Understood, clause, gist, idle, skeleton};
use puzzle::{Offsets, Relation};

/// More readings are no guess.
const MOST: usize = 6;

impl Ground {
    /// What a sentence that is not understood may say, by its values and one relation in it.
    pub(super) fn guess(&self, sentence: &str) -> Option<Understood> {
        if !self.manner.guessing {
            return None;
        }
        let shorter = self.without_untold(sentence);
        let sentence = shorter.as_deref().unwrap_or(sentence);
        let (words, items) = self.items(sentence)?;
        // A turn of phrase that leaves open what is.
        if words.iter().any(|token| token.is(&["might"])) {
            return None;
        }
        let whole = self.shortened(sentence).into_iter().find_map(|short| {
            self.understand_all(&short).filter(|found| found.readings.len() == 1)
        });
        if let Some(found) = whole {
            return Some(Understood { guessed: true, ..found });
        }
        // They put clauses in an order, or leave something out, in ways that a guess would miss.
        let subtle = ["already", "still", "yet", "until", "once", "since"];
        let counts = words.windows(2).any(|two| two[0].is(&["only"]) && two[1].is(&["one"]));
        // Of two alone there is nothing to put in order: "Ann has already sold her cat".
        let related = |item: &Item| {
            !matches!(item, Item::Side(_) | Item::Between(_) | Item::At(_) | Item::Not)
        };
        let two = items.mentions.len() == 2 && items.items.iter().all(related);
        if counts || !two && words.iter().any(|token| token.is(&subtle)) {
            return None;
        }
        if names_them_all(&words, &items) || sets_apart(&words, &items) {
            return None;
        }
        let parts = self.by_parts(sentence, &items);
        let mut found: Vec<Assembled> = Vec::new();
        if let Some((relation, true)) = &parts {
            found.push(Assembled { relation: relation.clone(), labels: Vec::new() });
            return Some(self.guessed(sentence, &words, &items, found));
        }
        let mut add = |readings: Option<Vec<Assembled>>| {
            for reading in readings.unwrap_or_default() {
                if found.iter().all(|other| !says_the_same(&other.relation, &reading.relation)) {
                    found.push(Assembled { labels: Vec::new(), ..reading });
                }
            }
        };
        let items = idle::without_idle(&items, &words);
        // What would be lost says more.
        let lost = loses_a_number(&words, &items) || is_done_by(&words, &items, self);
        if lost {
            return None;
        }
        for meaning in gist::gists(&items, &words, self) {
            add(assemble::readings(&items, &meaning, self.houses));
        }
        for skeleton in skeleton::skeletons(&items, &words) {
            for (meaning, _) in clause::statements(&skeleton, &self.left, false) {
                add(assemble::readings(&skeleton, &meaning, self.houses));
            }
        }
        if found.is_empty() {
            let part = parts.map(|(relation, _)| relation).or_else(|| self.first_half(sentence));
            let part = part.map(|relation| Assembled { relation, labels: Vec::new() });
            found.extend(part);
        }
        found.truncate(MOST);
        let any = !found.is_empty();
        any.then(|| self.guessed(sentence, &words, &items, found))
    }

    /// Whether a sentence names something at most, and says of nothing where it is.
    pub(super) fn puts_nowhere(&self, sentence: &str) -> bool {
        let found = self.items(sentence);
        found.is_some_and(|(words, items)| gist::is_empty(&items, &words, self))
    }

    fn guessed(
        &self,
        sentence: &str,
        words: &[Token],
        items: &Sentence,
        found: Vec<Assembled>,
    ) -> Understood {
        Understood { guessed: true, ..self.understood(sentence, words, items, found) }
    }
}

/// "The five friends are Ann, the baker, …": a list of different ones, that parts would put at one
/// place.
fn names_them_all(words: &[Token], items: &Sentence) -> bool {
    let counted = words.iter().take(3).any(|token| number(&token.word).is_some_and(|k| k > 2));
    let are = words.iter().take(7).position(|token| token.is(&["are", "were"]));
    let first = items.mentions.first().map(|mention| mention.start);
    // "The first three were, in this order, Ann, …" says where they are.
    let placed = items.items.iter().any(|item| matches!(item, Item::At(_) | Item::Ordered(true)));
    counted && !placed && items.mentions.len() > 2 && are.is_some_and(|are| first > Some(are))
}

/// "A, B and C are different people", "the only people above A are B and C", "A and B met each other":
/// they are several, of whom a guess would make one.
fn sets_apart(words: &[Token], items: &Sentence) -> bool {
    let after = |at: usize, list: &[&str]| words[at + 1..].iter().take(2).any(|word| word.is(list));
    let related = items.items.iter().any(|item| matches!(item, Item::Side(_) | Item::Between(_)));
    let several =
        |at: usize| at > 0 && words[at - 1].word.ends_with('s') && is_doer(&words[at - 1].word);
    words.iter().enumerate().any(|(at, word)| {
        // "The tea drinkers are A and B."
        let two = words[at..].iter().any(|word| word.is(&["and"]));
        word.is(&["are", "were"]) && !related && two && several(at)
            || word.is(&["are", "were"]) && after(at, &["different", "distinct"])
            || word.is(&["only"]) && after(at, &["people", "persons", "ones", "others"])
            || !related && word.is(&["each", "one"]) && after(at, &["other", "another"])
    })
}

/// Whether there is a number of which nothing was made: "it is three years since".
fn loses_a_number(words: &[Token], items: &Sentence) -> bool {
    let led = ["the", "of", "those", "these", "both", "which", "other"];
    items.idle.iter().any(|&at| {
        let counts = words.get(at).is_some_and(|word| number(&word.word).is_some());
        counts && (at == 0 || !words[at - 1].is(&led))
    })
}

/// "Ann was overtaken by the one in red": what somebody does to somebody makes them two.
fn is_done_by(words: &[Token], items: &Sentence, ground: &Ground) -> bool {
    let person = |mention: &&Mention| {
        mention.values.iter().all(|value| ground.peoples.contains(&value.category))
    };
    items.mentions.iter().filter(person).any(|mention| {
        let rest = words.get(mention.end..).unwrap_or_default();
        let be = rest.first().is_some_and(|word| word.is(&["was", "is", "were", "got"]));
        let mut clause = rest.iter().take(MOST_DONE).skip(1).take_while(|word| !word.is_mark());
        let done = clause.next().is_some_and(|word| word.word.ends_with(['d', 'n']));
        be && done && clause.any(|word| word.is(&["by"]))
    })
}

/// So many words may stand up to who did it.
const MOST_DONE: usize = 8;

/// Whether two relations say the same, in whatever order.
fn says_the_same(a: &Relation, b: &Relation) -> bool {
    match (a, b) {
        (Relation::And(a), Relation::And(b)) => {
            a.len() == b.len()
                && a.iter().all(|one| b.iter().any(|other| says_the_same(one, other)))
        }
        (Relation::Offset(a, b, offsets), Relation::Offset(c, d, others)) => {
            let turned = *offsets == Offsets::SAME && (a, b) == (d, c);
            offsets == others && ((a, b) == (c, d) || turned)
        }
        _ => a == b,
    }
}
