//! What can be seen step by step, each sight with its reasons, and what of it a conclusion needs.

use crate::puzzle::Houses;

use super::clue::Clue;
use super::knowledge::{Cell, Fact, Id, Knowledge};
use super::technique::{self, Board, Sight};

/// All that some hints let one see, in an order in which each rests on what came before.
#[derive(Debug)]
pub(super) struct Derivation {
    pub sights: Vec<Sight>,
    /// The candidates left at the end.
    pub masks: Vec<u16>,
    /// Candidates that are all gone though one would have to hold.
    pub contradiction: Option<Vec<Cell>>,
    houses: u8,
    /// By value and house: one more than the sight that ruled it out; 0 where none did.
    ruled_out_by: Vec<u32>,
    /// The same by value: the sight that placed it.
    placed_by: Vec<u32>,
}

/// What a conclusion takes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Needs {
    /// Sights, rising.
    pub sights: Vec<usize>,
    /// Hints used, rising.
    pub hints: Vec<usize>,
    /// Candidates that were gone beforehand.
    pub gone: Vec<Cell>,
}

/// Looks, layer by layer, the cheap techniques first: what is seen in a layer rests on earlier ones
/// only, so reasons stay short. Stops where nothing new is seen, at a contradiction, or when all `goals` are reached.
pub(super) fn derive(
    known: &Knowledge,
    clues: &[&Clue],
    categories: u32,
    goals: Option<&[Fact]>,
) -> Derivation {
    let houses = known.houses();
    let n = usize::from(houses);
    let masks = known.masks();
    let mut placed: Vec<bool> = (0..masks.len()).map(|id| known.is_placed(id)).collect();
    let mut derivation = Derivation {
        sights: Vec::new(),
        ruled_out_by: vec![0; masks.len() * n],
        placed_by: vec![0; masks.len()],
        contradiction: None,
        houses,
        masks,
    };
    loop {
        derivation.contradiction = contradiction(houses, &derivation.masks, categories);
        let reached = |fact: &Fact| {
            let id = known.id(fact.value);
            if fact.holds {
                placed[id]
            } else {
                !houses_of(&derivation.masks, id).contains(fact.house)
            }
        };
        if derivation.contradiction.is_some()
            || goals.is_some_and(|goals| goals.iter().all(reached))
        {
            return derivation;
        }
        let board = Board { houses, masks: &derivation.masks, placed: &placed, clues, categories };
        let before = derivation.sights.len();
        let tiers = technique::TIERS.iter().map(|tier| {
            let mut seen = Vec::new();
            tier.iter().for_each(|find| find(&board, &mut seen));
            seen.sort_by_key(|sight: &Sight| (sight.technique.cost(), sight.because.len()));
            seen
        });
        let news = |seen: &Vec<Sight>| seen.iter().any(|sight| is_new(&board, sight));
        let Some(mut seen) = tiers.into_iter().find(news) else { return derivation };
        // What settles a value comes first, so that the rest can lean on it.
        if seen.iter().any(|sight| settles(&board, sight)) {
            seen.retain(|sight| settles(&board, sight));
        }
        seen.into_iter().for_each(|sight| derivation.take(sight, &mut placed));
        debug_assert!(derivation.sights.len() > before, "something was new");
    }
}

fn is_new(board: &Board<'_>, sight: &Sight) -> bool {
    sight.places.is_some_and(|cell| !board.placed[cell.id])
        || sight.rules_out.iter().any(|cell| houses_of(board.masks, cell.id).contains(cell.house))
}

/// Whether it places a value or leaves it a single candidate.
fn settles(board: &Board<'_>, sight: &Sight) -> bool {
    let Some(first) = sight.rules_out.first() else { return sight.places.is_some() };
    let one = sight.rules_out.iter().all(|cell| cell.id == first.id);
    let gone = sight.rules_out.iter().fold(0, |sum, cell| sum | 1 << cell.house);
    let left = board.masks[first.id] & !gone;
    sight.places.is_some() || one && left.is_power_of_two() && left != board.masks[first.id]
}

fn houses_of(masks: &[u16], id: Id) -> Houses {
    Houses::from_bits(masks[id])
}

impl Derivation {
    /// Takes in what is new of a sight.
    fn take(&mut self, mut sight: Sight, placed: &mut [bool]) {
        sight.rules_out.retain(|cell| houses_of(&self.masks, cell.id).contains(cell.house));
        let places = sight.places.filter(|cell| !placed[cell.id]);
        if sight.rules_out.is_empty() && places.is_none() {
            return;
        }
        let number = self.sights.len() as u32 + 1;
        for cell in &sight.rules_out {
            self.masks[cell.id] &= !(1 << cell.house);
            self.ruled_out_by[cell.id * usize::from(self.houses) + usize::from(cell.house)] =
                number;
        }
        if let Some(cell) = places {
            placed[cell.id] = true;
            self.placed_by[cell.id] = number;
        }
        self.sights.push(Sight { places, ..sight });
    }

    /// The placements made, in their order.
    pub(super) fn placements(&self) -> impl Iterator<Item = Cell> {
        self.sights.iter().filter_map(|sight| sight.places)
    }

    /// What it takes that these candidates are gone and these values placed.
    pub(super) fn needs(&self, gone: &[Cell], placed: &[Id]) -> Needs {
        let mut wanted = vec![false; self.sights.len()];
        let mut given: Vec<Cell> = Vec::new();
        let mut note = |cell: &Cell, wanted: &mut Vec<bool>| {
            let place = cell.id * usize::from(self.houses) + usize::from(cell.house);
            match self.ruled_out_by[place] as usize {
                0 => given.push(*cell),
                sight => wanted[sight - 1] = true,
            }
        };
        gone.iter().for_each(|cell| note(cell, &mut wanted));
        let lean = |id: Id, wanted: &mut Vec<bool>| {
            if let Some(sight) = (self.placed_by[id] as usize).checked_sub(1) {
                wanted[sight] = true;
            }
        };
        placed.iter().for_each(|&id| lean(id, &mut wanted));
        // Reasons come before what they are reasons for.
        for i in (0..self.sights.len()).rev() {
            if wanted[i] {
                match self.sights[i].leans_on.filter(|&id| self.placed_by[id] != 0) {
                    Some(id) => lean(id, &mut wanted),
                    None => self.sights[i].because.iter().for_each(|cell| note(cell, &mut wanted)),
                }
            }
        }
        given.sort_unstable();
        given.dedup();
        let sights: Vec<usize> = (0..wanted.len()).filter(|&i| wanted[i]).collect();
        let mut hints: Vec<usize> =
            sights.iter().flat_map(|&i| self.sights[i].hints.iter().copied()).collect();
        hints.sort_unstable();
        hints.dedup();
        Needs { sights, hints, gone: given }
    }

    /// What these facts take.
    pub(super) fn needs_of(&self, known: &Knowledge, facts: &[Fact]) -> Needs {
        let (mut gone, mut placed) = (Vec::new(), Vec::new());
        for fact in facts {
            let id = known.id(fact.value);
            if fact.holds { placed.push(id) } else { gone.push(Cell { id, house: fact.house }) }
        }
        self.needs(&gone, &placed)
    }

    /// Whether all of these facts came out.
    pub(super) fn reaches(&self, known: &Knowledge, facts: &[Fact]) -> bool {
        facts.iter().all(|fact| {
            let id = known.id(fact.value);
            match fact.holds {
                true => known.is_placed(id) || self.placed_by[id] != 0,
                false => self.masks[id] >> fact.house & 1 == 0,
            }
        })
    }
}

/// A value without a house or a house without a value.
fn contradiction(houses: u8, masks: &[u16], categories: u32) -> Option<Vec<Cell>> {
    let n = usize::from(houses);
    for category in (0..32).filter(|c| categories >> c & 1 == 1) {
        let row = category * n..(category + 1) * n;
        for id in row.clone() {
            if masks[id] == 0 {
                return Some((0..houses).map(|house| Cell { id, house }).collect());
            }
        }
        for house in 0..houses {
            if row.clone().all(|id| masks[id] >> house & 1 == 0) {
                return Some(row.map(|id| Cell { id, house }).collect());
            }
        }
    }
    None
}
