//! Which values a sentence puts at one place: they are of different categories.

use super::super::tokens::Token;
use super::features::{Feature, Occurrence};
use super::words::Role;

/// Pairs of keys that a sentence puts at the same place, so that they are no values of one category.
pub(super) fn pairs_at_one_place(
    roles: &[Vec<Role>],
    words: &[Vec<Token>],
    occurrences: &[Occurrence],
) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    for (i, a) in occurrences.iter().enumerate() {
        for (j, b) in occurrences.iter().enumerate().skip(i + 1) {
            if b.sentence != a.sentence || j > i + 8 {
                break;
            }
            let tied = |feature: &&Feature| {
                matches!(feature, Feature::Verb(_) | Feature::Toward(..) | Feature::Head(_))
            };
            // "The one who saw the deer had the one who saw the bear as a neighbor".
            let alike = a.features.iter().filter(tied).any(|feature| b.features.contains(feature));
            let between = &roles[a.sentence][a.to..b.from];
            // "The man to the right of Matilda is Sidney".
            let beside = is_beside(&roles[a.sentence][..a.from]) && !between.contains(&Role::Who);
            if !alike && !beside && !parted(between, &words[a.sentence][a.to..b.from]) {
                found.push((i, j));
            }
        }
    }
    found
}

/// Whether what comes next is only what another is beside, by the words before it.
fn is_beside(before: &[Role]) -> bool {
    let lead = |role: &&Role| !matches!(role, Role::Article | Role::Filler | Role::Preposition);
    before.iter().rev().find(lead) == Some(&Role::Relation)
        && before.last() != Some(&Role::Relation)
        && before
            .iter()
            .rev()
            .take_while(|role| **role != Role::Relation)
            .any(|role| *role == Role::Preposition)
}

/// Whether what stands between two values tells them apart, or only lists them.
fn parted(between: &[Role], words: &[Token]) -> bool {
    let lists = |i: usize| {
        let next = between[i + 1..]
            .iter()
            .find(|role| !matches!(role, Role::Filler | Role::Article | Role::Preposition));
        !matches!(next, Some(Role::Verb(_) | Role::Be | Role::Who | Role::Noun))
    };
    between.iter().enumerate().any(|(i, role)| match role {
        Role::Stop => true,
        // An ordinal only says where.
        Role::Relation => super::super::tokens::ordinal(&words[i].word).is_none(),
        // "To the guest from Chile or to the one from Peru".
        Role::Joint if words[i].is(&["or", "nor"]) => true,
        // "Of the customer from Oxford and the customer from Cardiff, one …".
        Role::Joint if words[i].is(&["and"]) && is_other(&between[i + 1..]) => true,
        Role::Joint | Role::Comma => lists(i),
        _ => false,
    })
}

/// Whether this leads up to somebody else: "the customer from", "the one with".
fn is_other(roles: &[Role]) -> bool {
    let plain = |role: &Role| matches!(role, Role::Article | Role::Noun | Role::Preposition);
    // "The tacos lover and the person who eats lasagne".
    matches!(roles, [Role::Article, Role::Noun, Role::Who, ..])
        || roles.first() == Some(&Role::Article)
            && roles.get(1) == Some(&Role::Noun)
            && roles.iter().all(plain)
}
