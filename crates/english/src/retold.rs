//! What a sentence tells again that a list says, or what a list was made of.

use super::candidates::Candidate;
use super::categories::Listed;
use super::intervals::intervals;
use super::letters::letters;
use super::listing::lists_all;
use super::measures::is_unit;
use super::mentions::Mention;
use super::quantities::amount;
use super::spans::span;

/// Whether a sentence only tells the values of a category that is listed elsewhere: "they weigh 8, 10
/// and 12 pounds". Among the hints only amounts are: "Ann, Bo and Cy sit in this order" says more.
pub(super) fn repeats_a_list(
    all: &[Listed],
    candidate: &Candidate<'_>,
    mentions: &[Mention],
) -> bool {
    let bare = |value: &String| match value.split_once(' ') {
        Some((amount, unit)) if is_unit(unit) => amount.to_owned(),
        _ => value.clone(),
    };
    all.iter().enumerate().any(|(c, listed)| {
        let values: Vec<String> = listed.values.iter().map(bare).collect();
        let own =
            |mention: &Mention| mention.values.iter().all(|value| usize::from(value.category) == c);
        let amounts = || listed.values.iter().all(|value| amount(value).is_some());
        mentions.iter().all(own)
            && lists_all(candidate.text, &values)
            && (!candidate.hint || amounts())
    })
}

/// Whether a sentence is where a category comes from.
pub(super) fn is_description(all: &[Listed], candidate: &Candidate<'_>) -> bool {
    all.iter().filter(|listed| listed.line == candidate.line).any(|listed| {
        // "From Monday to Friday" names them all.
        let spans = || span(candidate.text, None, 0).map(|span| span.values);
        let steps = intervals(candidate.text, listed.values.len(), 0);
        lists_all(candidate.text, &listed.values)
            || spans().as_ref() == Some(&listed.values)
            || steps.is_some_and(|steps| steps.values == listed.values)
            || letters(candidate.text, None, 0).is_some_and(|all| all.values == listed.values)
    })
}
