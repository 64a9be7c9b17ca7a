//! The gist of a sentence that the grammar does not know: its values, places and relations in
//! their order, and the few words that join or deny them. All else is left out. What remains is
//! parted into clauses, each of a simple build and about the one before where it names nobody
//! itself. A guess, for what stands above to check against the rest of the puzzle.

mod atoms;
mod build;
mod clause;
mod inverted;
mod named;
mod predicate;

use super::Ground;
use super::clause::Statement;
use super::items::Sentence;
use super::tokens::Token;
use atoms::{Atom, atoms};
use clause::{Carried, Fact, Place};

/// A sentence with more places to part it is no gist.
const MOST_JOINTS: usize = 9;
/// Ways to part a sentence that are kept at each joint.
const MOST_WAYS: usize = 6;

/// The clauses so far.
#[derive(Clone, Default)]
struct Way {
    cost: u32,
    said: Vec<Statement>,
    carried: Carried,
}

/// What a sentence may say, the likeliest first.
pub(super) fn gists(sentence: &Sentence, words: &[Token], ground: &Ground) -> Vec<Statement> {
    let Some(atoms) = atoms(sentence, words, ground) else { return Vec::new() };
    let ways = whole(sentence, &atoms, &Carried::default());
    // What is named and not spoken of is lost.
    ways.into_iter().filter(|way| !way.carried.bare).filter_map(|way| all(way.said)).collect()
}

/// Whether a sentence names something and puts it nowhere: "there were moles, too".
pub(super) fn is_empty(sentence: &Sentence, words: &[Token], ground: &Ground) -> bool {
    let Some(atoms) = atoms(sentence, words, ground) else { return false };
    let lone = |atom: &&Atom| matches!(atom, Atom::Named(_));
    let relates = |atom: &Atom| {
        matches!(atom, Atom::Side(_) | Atom::Between(_) | Atom::Gap(_) | Atom::He | Atom::So)
    };
    let named = atoms.iter().filter(lone).count();
    let only = named < 2 && !atoms.iter().any(relates);
    only || whole(sentence, &atoms, &Carried::default())
        .first()
        .is_some_and(|way| way.said.is_empty() && !way.carried.bare)
}

fn all(mut said: Vec<Statement>) -> Option<Statement> {
    match said.len() {
        0 => None,
        1 => said.pop(),
        _ => Some(Statement::All(said)),
    }
}

fn whole(sentence: &Sentence, atoms: &[Atom], carried: &Carried) -> Vec<Way> {
    if let Some(at) = atoms.iter().position(|atom| *atom == Atom::If) {
        return condition(sentence, atoms, at, carried);
    }
    parted(sentence, atoms, carried)
}

/// "If p, then q", or "q if p".
fn condition(sentence: &Sentence, atoms: &[Atom], at: usize, carried: &Carried) -> Vec<Way> {
    let named = |atoms: &[Atom]| atoms.iter().any(|atom| matches!(atom, Atom::Named(_)));
    let (before, rest) = (&atoms[..at], &atoms[at + 1..]);
    let twice = rest.contains(&Atom::If);
    let halves: Vec<(&[Atom], &[Atom])> = match rest.iter().position(|atom| *atom == Atom::Then) {
        _ if twice => Vec::new(),
        _ if named(before) => vec![(rest, before)],
        Some(then) => vec![(&rest[..then], &rest[then + 1..])],
        None => (0..rest.len())
            .filter(|&i| rest[i] == Atom::Mark)
            .map(|i| (&rest[..i], &rest[i + 1..]))
            .collect(),
    };
    let mut found = Vec::new();
    for (p, q) in halves {
        let Some(p) = parted(sentence, p, carried).into_iter().next() else { continue };
        for q in parted(sentence, q, &p.carried) {
            let Way { cost, said, carried } = q;
            if let (Some(p), Some(q)) = (all(p.said.clone()), all(said)) {
                let said = vec![Statement::If(Box::new(p), Box::new(q))];
                found.push(Way { cost, said, carried });
            }
        }
    }
    found.sort_by_key(|way: &Way| way.cost);
    found
}

/// The atoms parted into clauses, in the likeliest ways.
fn parted(sentence: &Sentence, atoms: &[Atom], carried: &Carried) -> Vec<Way> {
    let joint = |i: usize| matches!(atoms[i], Atom::Mark | Atom::Stop | Atom::And);
    let joints: Vec<usize> = (0..atoms.len()).filter(|&i| joint(i)).collect();
    if joints.len() > MOST_JOINTS {
        return Vec::new();
    }
    // By the end of a clause: the ways to part all up to it.
    let ends: Vec<usize> = joints.iter().copied().chain([atoms.len()]).collect();
    let mut ways: Vec<Vec<Way>> = Vec::new();
    for (k, &end) in ends.iter().enumerate() {
        let mut here: Vec<Way> = Vec::new();
        for from in 0..=k {
            let start = if from == 0 { 0 } else { ends[from - 1] + 1 };
            // A sentence ends a clause.
            if start > end || atoms[start..end].contains(&Atom::Stop) {
                continue;
            }
            let place = Place {
                marked: !matches!(atoms.get(end), Some(Atom::And)),
                last: end == atoms.len(),
            };
            let first = [Way { carried: carried.clone(), ..Way::default() }];
            let before = if from == 0 { &first[..] } else { &ways[from - 1][..] };
            for way in before {
                for fact in clause::facts(sentence, &atoms[start..end], &way.carried, place) {
                    here.push(way.with(fact));
                }
            }
        }
        here.sort_by_key(|way| way.cost);
        here.truncate(MOST_WAYS);
        ways.push(here);
    }
    ways.pop().unwrap_or_default()
}

impl Way {
    fn with(&self, fact: Fact) -> Self {
        let said = [self.said.as_slice(), &fact.said].concat();
        Self { cost: self.cost + fact.cost, said, carried: fact.carried }
    }
}
