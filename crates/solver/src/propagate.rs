//! Filtering candidates to a fixpoint.
//!
//! | constraint | what is reached |
//! |---|---|
//! | between two variables | arc consistency: an image per change, or-ing table rows |
//! | a category | placed values, hidden singles where all n values are mentioned, and those Hall sets that are some variable's candidates; not full matching-based consistency |
//! | a formula | what each candidate alone does to the three-valued verdict; not full consistency; one too large to filter by is checked as a whole |

use super::network::{Network, Var};
use super::sieve::Sieve;

/// What has changed and is still to be looked at. Empty between calls; kept to spare allocation.
#[derive(Clone, Debug, Default)]
pub(super) struct Agenda {
    variables: Vec<u64>,
    categories: u32,
    formulas: Vec<u64>,
    sieve: Sieve,
}

impl Agenda {
    pub(super) fn new(network: &Network) -> Self {
        let bits = |of: usize| vec![0; of.div_ceil(64)];
        let (variables, formulas) = (bits(network.variables.len()), bits(network.formulas.len()));
        Self { variables, formulas, ..Self::default() }
    }

    /// Notes that the candidates of `v` have changed.
    pub(super) fn note(&mut self, v: Var) {
        self.variables[usize::from(v / 64)] |= 1 << (v % 64);
    }

    fn note_all(&mut self, network: &Network) {
        (0..network.variables.len()).for_each(|v| self.note(v as Var));
        self.categories = ((1u64 << network.categories.len()) - 1) as u32;
    }

    fn next_variable(&mut self) -> Option<Var> {
        take_first(&mut self.variables).map(|v| v as Var)
    }

    fn clear(&mut self) {
        self.variables.fill(0);
        self.categories = 0;
        self.formulas.fill(0);
    }
}

/// The first bit set, which it clears.
fn take_first(words: &mut [u64]) -> Option<usize> {
    let (w, word) = words.iter_mut().enumerate().find(|(_, word)| **word != 0)?;
    let bit = word.trailing_zeros() as usize;
    *word &= *word - 1;
    Some(w * 64 + bit)
}

/// Some variable has no candidate left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Dead;

/// Filters the candidates (`domains`, by variable) of the whole network.
pub(super) fn propagate_all(
    network: &Network,
    agenda: &mut Agenda,
    domains: &mut [u16],
) -> Result<(), Dead> {
    agenda.note_all(network);
    propagate(network, agenda, domains)
}

/// Filters the candidates after the changes noted in the agenda.
pub(super) fn propagate(
    network: &Network,
    agenda: &mut Agenda,
    domains: &mut [u16],
) -> Result<(), Dead> {
    let result = run(network, agenda, domains);
    if result.is_err() {
        agenda.clear();
    }
    result
}

fn run(network: &Network, agenda: &mut Agenda, domains: &mut [u16]) -> Result<(), Dead> {
    loop {
        while let Some(v) = agenda.next_variable() {
            variable_changed(network, agenda, domains, v)?;
        }
        if agenda.categories != 0 {
            let c = agenda.categories.trailing_zeros() as usize;
            agenda.categories &= agenda.categories - 1;
            category(network, agenda, domains, &network.categories[c])?;
        } else if let Some(f) = take_first(&mut agenda.formulas) {
            formula(network, agenda, domains, f)?;
        } else {
            return Ok(());
        }
    }
}

/// Keeps only the candidates in `mask`.
fn keep(agenda: &mut Agenda, domains: &mut [u16], v: Var, mask: u16) -> Result<(), Dead> {
    let domain = &mut domains[usize::from(v)];
    let kept = *domain & mask;
    if kept != *domain {
        *domain = kept;
        if kept == 0 {
            return Err(Dead);
        }
        agenda.note(v);
    }
    Ok(())
}

fn variable_changed(
    network: &Network,
    agenda: &mut Agenda,
    domains: &mut [u16],
    v: Var,
) -> Result<(), Dead> {
    let domain = domains[usize::from(v)];
    let variable = &network.variables[usize::from(v)];
    if domain.is_power_of_two() {
        let mut rest = variable.categories;
        while rest != 0 {
            for &other in &network.categories[rest.trailing_zeros() as usize] {
                if other != v {
                    keep(agenda, domains, other, !domain)?;
                }
            }
            rest &= rest - 1;
        }
    }
    agenda.categories |= variable.categories;
    for edge in network.edges(v) {
        keep(agenda, domains, edge.other, edge.table.image(domain))?;
    }
    for &f in &variable.formulas {
        agenda.formulas[f as usize / 64] |= 1 << (f % 64);
    }
    Ok(())
}

fn category(
    network: &Network,
    agenda: &mut Agenda,
    domains: &mut [u16],
    members: &[Var],
) -> Result<(), Dead> {
    if members.len() == usize::from(network.shape.houses()) {
        let (mut once, mut twice) = (0, 0);
        for &v in members {
            let domain = domains[usize::from(v)];
            twice |= once & domain;
            once |= domain;
        }
        if once != network.all_houses() {
            return Err(Dead);
        }
        let hidden = once & !twice;
        for &v in members {
            let domain = domains[usize::from(v)];
            if domain & hidden != 0 && !domain.is_power_of_two() {
                if !(domain & hidden).is_power_of_two() {
                    return Err(Dead);
                }
                keep(agenda, domains, v, hidden)?;
            }
        }
    }
    for (i, &v) in members.iter().enumerate() {
        let hall = domains[usize::from(v)];
        let size = hall.count_ones();
        if size == 1 || size as usize >= members.len() {
            continue;
        }
        let inside =
            members.iter().filter(|&&other| domains[usize::from(other)] & !hall == 0).count()
                as u32;
        if inside < size {
            continue;
        }
        if inside > size {
            return Err(Dead);
        }
        // Equal candidates give the same set; the first of them does the work.
        if members[..i].iter().any(|&other| domains[usize::from(other)] == hall) {
            continue;
        }
        for &other in members {
            if domains[usize::from(other)] & !hall != 0 {
                keep(agenda, domains, other, !hall)?;
            }
        }
    }
    Ok(())
}

fn formula(
    network: &Network,
    agenda: &mut Agenda,
    domains: &mut [u16],
    f: usize,
) -> Result<(), Dead> {
    let node = &network.formulas[f];
    let mut sieve = std::mem::take(&mut agenda.sieve);
    let outcome = node
        .variables
        .iter()
        .zip(sieve.houses(node, network.var_of.items(), domains))
        .try_for_each(|(&v, houses)| keep(agenda, domains, v, houses));
    agenda.sieve = sieve;
    outcome
}
