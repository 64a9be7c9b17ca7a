//! How many places there are.

use super::words::{Words, words as all_words};

/// The numbers that stand before things in the plural, and those up to which places are counted.
pub fn counts(text: &str, words: &Words) -> Vec<usize> {
    let list: Vec<&str> = all_words(text).collect();
    let mut counts = Vec::new();
    for (at, word) in list.iter().enumerate() {
        let Some(number) = words.number(word).filter(|number| (2..=12).contains(number)) else {
            continue;
        };
        let behind = list[at + 1..].iter().take(3);
        let things = behind.take_while(|word| words.number(word).is_none());
        let many =
            things.take_while(|word| !words.is("measure", word)).find(|word| plural(word, words));
        let up_to = at > 1 && is_to(list[at - 1]) && words.number(list[at - 2]) == Some(1);
        let counted = at > 1
            && (1..number).all(|one| {
                at >= number - one && words.number(list[at - (number - one)]) == Some(one)
            });
        if many.is_some() && !words.is("measure", list.get(at + 1).unwrap_or(&""))
            || up_to
            || counted
        {
            counts.push(number);
        }
    }
    counts
}

fn is_to(word: &str) -> bool {
    ["to", "through", "and"].contains(&word.to_lowercase().as_str())
}

fn plural(word: &str, words: &Words) -> bool {
    let ends =
        word.ends_with('s') && word.len() > 3 && !word.ends_with("ss") && !word.ends_with("'s");
    (ends || words.is("plural", word)) && !words.is("verb", word)
}

/// The number of places: what most lists and the text agree on.
pub fn places(lists: &[usize], counts: &[usize]) -> Option<usize> {
    let mut votes: Vec<(usize, usize, usize)> = Vec::new();
    let mut vote = |number: usize, weight: usize, order: usize| match votes
        .iter_mut()
        .find(|(known, ..)| *known == number)
    {
        Some((_, sum, _)) => *sum += weight,
        None => votes.push((number, weight, order)),
    };
    for (order, number) in counts.iter().enumerate() {
        vote(*number, if order == 0 { 3 } else { 1 }, order);
    }
    for number in lists {
        vote(*number, 3, 1000);
    }
    let likely = votes.into_iter().filter(|(number, ..)| *number > 1);
    likely
        .max_by_key(|(_, sum, order)| (*sum, std::cmp::Reverse(*order)))
        .map(|(number, ..)| number)
}
