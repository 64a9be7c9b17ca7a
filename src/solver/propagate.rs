//! Filtering candidates to a fixpoint.
//!
//! | constraint | what is reached |
//! |---|---|
//! | between two variables | arc consistency: an image per change, or-ing table rows |
//! | a category | placed values, hidden singles where all n values are mentioned, and those Hall sets that are some variable's candidates; not full matching-based consistency |
//! | a formula | each candidate is tried alone against the three-valued verdict; not full consistency |

use super::network::{Network, Var};

/// What has changed and is still to be looked at. Empty between calls; kept to spare allocation.
#[derive(Clone, Debug, Default)]
pub(super) struct Agenda {
    variables: Vec<u64>,
    categories: u32,
    formulas: Vec<u32>,
}

impl Agenda {
    pub(super) fn new(network: &Network) -> Self {
        Self { variables: vec![0; network.variables.len().div_ceil(64)], ..Self::default() }
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
        let (w, word) = self.variables.iter_mut().enumerate().find(|(_, word)| **word != 0)?;
        let bit = word.trailing_zeros();
        *word &= *word - 1;
        Some((w * 64) as Var + bit as Var)
    }

    fn clear(&mut self) {
        self.variables.fill(0);
        self.categories = 0;
        self.formulas.clear();
    }
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
        } else if let Some(f) = agenda.formulas.pop() {
            formula(network, agenda, domains, f as usize)?;
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
        if !agenda.formulas.contains(&f) {
            agenda.formulas.push(f);
        }
    }
    Ok(())
}

fn category(
    network: &Network,
    agenda: &mut Agenda,
    domains: &mut [u16],
    members: &[Var],
) -> Result<(), Dead> {
    if members.len() == usize::from(network.houses) {
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
    for &v in &node.variables {
        let domain = domains[usize::from(v)];
        let mut kept = 0;
        let mut rest = domain;
        while rest != 0 {
            let house = rest & rest.wrapping_neg();
            domains[usize::from(v)] = house;
            let candidates = |value| domains[usize::from(network.var_of[usize::from(value)])];
            if node.formula.verdict(&candidates).may_hold {
                kept |= house;
            }
            rest &= rest - 1;
        }
        domains[usize::from(v)] = domain;
        keep(agenda, domains, v, kept)?;
    }
    Ok(())
}
