//! What a later clause leaves out because an earlier one said it: verbs after semicolons and "nor",
//! the second place of a pair.

use super::items::{Form, Item, Sentence};

/// Puts back what is left out.
pub(super) fn fill_ellipses(sentence: &mut Sentence) {
    unite_places(sentence);
    fill_after_commas(sentence);
    fill_denials(sentence);
}

fn is_verb(item: &Item) -> bool {
    matches!(item, Item::Verb(_) | Item::Be | Item::Have)
}

fn is_name(item: &Item) -> bool {
    matches!(item, Item::Value(_) | Item::Noun | Item::Possessive)
}

/// "At the first or the last meeting" is one place of two.
fn unite_places(sentence: &mut Sentence) {
    let either = sentence.items.contains(&Item::Either);
    let mut at = 0;
    while at + 2 < sentence.items.len() {
        let clause_follows = either && sentence.items.get(at + 3).is_some_and(is_verb);
        match sentence.items[at..at + 3] {
            [Item::At(a), Item::Or, Item::At(b)] if !clause_follows => {
                sentence.items[at] = Item::At(a.union(b));
                sentence.items.drain(at + 1..at + 3);
                sentence.starts.drain(at + 1..at + 3);
                // "First, third or fifth".
                while let [.., Item::At(more), Item::Comma] = sentence.items[..at] {
                    let Item::At(set) = sentence.items[at] else { break };
                    sentence.items[at - 2] = Item::At(set.union(more));
                    sentence.items.drain(at - 1..=at);
                    sentence.starts.drain(at - 1..=at);
                    at -= 2;
                }
            }
            _ => at += 1,
        }
    }
}

/// "The umbrella is later than the hat; the cake, later than the box": a comma stands for the verb.
fn fill_after_commas(sentence: &mut Sentence) {
    let joint = |item: &Item| matches!(item, Item::Stop | Item::And | Item::But);
    let mut start = 0;
    let mut spoken = false;
    while start < sentence.items.len() {
        let len = sentence.items[start..].iter().position(joint);
        let end = len.map_or(sentence.items.len(), |len| start + len);
        let clause = &sentence.items[start..end];
        let said: Vec<usize> = (start..end)
            .filter(|&i| sentence.items[i] == Item::Comma && i > start && i + 1 < end)
            .collect();
        if let ([comma], true) = (said.as_slice(), spoken && !clause.iter().any(is_verb)) {
            let subject = &sentence.items[start..*comma];
            let valued = subject.iter().filter(|item| matches!(item, Item::Value(_))).count();
            let object = matches!(
                sentence.items[comma + 1],
                Item::Side(_) | Item::At(_) | Item::Value(_) | Item::Noun | Item::Not
            );
            let after_stop = start > 0 && matches!(sentence.items[start - 1], Item::Stop)
                || start > 1 && matches!(sentence.items[start - 2], Item::Stop | Item::Comma);
            if subject.iter().all(is_name) && valued == 1 && object && after_stop {
                sentence.items[*comma] = Item::Verb(Form::Plain);
            }
        }
        spoken |= sentence.items[start..end].iter().any(is_verb);
        start = end + 1;
    }
}

/// "The donkey is not in the first house, nor the goat in the second": nor is the goat.
fn fill_denials(sentence: &mut Sentence) {
    let mut at = 1;
    while at < sentence.items.len() {
        let before = &sentence.items[..at];
        let denied = before.contains(&Item::Not)
            && before.iter().any(is_verb)
            && sentence.items[at] == Item::Nor;
        let subject = sentence.items[at + 1..].iter().take_while(|item| is_name(item)).count();
        let end = at + 1 + subject;
        let values = |from: usize, to: usize| -> Vec<usize> {
            (from..to).filter(|&i| matches!(sentence.items[i], Item::Value(_))).collect()
        };
        let named = values(at + 1, end);
        // "Nor the goat the second", "nor Bob the milk".
        let gap = match (named.as_slice(), sentence.items.get(end)) {
            ([_], Some(Item::At(_) | Item::Side(_))) => Some(end),
            ([_, object], None | Some(Item::Comma | Item::Stop)) => Some(*object),
            _ => None,
        };
        if let Some(gap) = gap.filter(|_| denied) {
            let start = sentence.starts[gap];
            sentence.items.splice(gap..gap, [Item::Verb(Form::Plain), Item::Not]);
            sentence.starts.splice(gap..gap, [start, start]);
            sentence.items[at] = Item::And;
        }
        at += 1;
    }
}
