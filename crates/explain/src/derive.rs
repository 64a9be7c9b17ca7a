//! What can be seen step by step, each sight with its reasons, and what of it a conclusion needs.

use puzzle::{ByCell, Houses, MAX_CATEGORIES, Shape};

use super::clue::{Clue, Ground, pair_clues};
use super::knowledge::{Cell, Fact, Id, Knowledge, With};
use super::technique::{Board, Sight, Technique, Tier, seen, sorted};

/// All that some hints let one see, in an order in which each rests on what came before.
#[derive(Debug)]
pub(super) struct Derivation {
    pub sights: Vec<Sight>,
    /// The candidates left at the end.
    pub masks: Vec<u16>,
    /// Candidates that are all gone though one would have to hold.
    pub contradiction: Option<Vec<Cell>>,
    /// One more than the sight that ruled it out; 0 where none did.
    ruled_out_by: ByCell<u32>,
    /// The same by value: the sight that placed it.
    placed_by: Vec<u32>,
    /// What was seen of two values, with the sight that saw it.
    pairs: Vec<(Fact, usize)>,
}

/// What a conclusion takes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Needs {
    /// Sights, rising.
    pub sights: Vec<usize>,
    /// Hints used, rising.
    pub hints: Vec<usize>,
    /// What was known of two values beforehand, rising.
    pub pairs: Vec<Fact>,
    /// Candidates that were gone beforehand.
    pub gone: Vec<Cell>,
}

/// What tells a sight from others: how it is seen, by what, and what it is of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Key {
    technique: Technique,
    grounds: Vec<Ground>,
    of: Option<Id>,
    pair: Option<Fact>,
}

impl Key {
    pub(super) fn of(sight: &Sight) -> Self {
        let of = sight.places.as_ref().or(sight.rules_out.first()).map(|cell| cell.id);
        let (technique, grounds) = (sight.technique, sight.grounds.clone());
        Self { technique, grounds, of, pair: sight.pair }
    }
}

impl Needs {
    /// Without the candidates that were not gone yet when this was known: what it takes beside what
    /// was supposed.
    pub(super) fn beside_what_was_supposed(mut self, known: &Knowledge) -> Self {
        let was_gone = |cell: &Cell| known.knows(Fact::ruled_out(known.value(cell.id), cell.house));
        self.gone.retain(was_gone);
        self
    }
}

/// Looks, layer by layer, the cheap techniques first: what is seen in a layer rests on earlier ones
/// only, so reasons stay short. What is known or seen of two values is used like a hint. Stops where
/// nothing new is seen, at a contradiction, or when all `goals` are reached.
pub(super) fn derive(
    known: &Knowledge,
    clues: &[&Clue],
    categories: u32,
    goals: Option<&[Fact]>,
) -> Derivation {
    derive_by(Tier::Several, known, clues, categories, goals)
}

/// The same without seeing some things: what else leads there may be shorter.
pub(super) fn derive_without(
    unseen: &[Key],
    known: &Knowledge,
    clues: &[&Clue],
    categories: u32,
    goals: Option<&[Fact]>,
) -> Derivation {
    derived(Tier::Several, unseen, known, clues, categories, goals)
}

/// The same by the tiers of techniques up to this one.
pub(super) fn derive_by(
    last: Tier,
    known: &Knowledge,
    clues: &[&Clue],
    categories: u32,
    goals: Option<&[Fact]>,
) -> Derivation {
    derived(last, &[], known, clues, categories, goals)
}

fn derived(
    last: Tier,
    unseen: &[Key],
    known: &Knowledge,
    clues: &[&Clue],
    categories: u32,
    goals: Option<&[Fact]>,
) -> Derivation {
    let houses = known.houses();
    let masks = known.masks();
    let mut placed: Vec<bool> = (0..masks.len()).map(|id| known.is_placed(id)).collect();
    let mut derivation = Derivation {
        sights: Vec::new(),
        ruled_out_by: ByCell::filled(known.shape(), 0),
        placed_by: vec![0; masks.len()],
        pairs: Vec::new(),
        contradiction: None,
        masks,
    };
    let mut pairs = pair_clues(houses, known.pairs());
    loop {
        derivation.contradiction = contradictions(houses, &derivation.masks, categories)
            .into_iter()
            .min_by_key(|nothing| derivation.needs(nothing, &[], &[]).sights.len());
        let reached = |fact: &Fact| derivation.reached(known, &placed, *fact);
        if derivation.contradiction.is_some()
            || goals.is_some_and(|goals| goals.iter().all(reached))
        {
            return derivation;
        }
        let clues: Vec<&Clue> = clues.iter().copied().chain(&pairs).collect();
        let (masks, clues) = (&derivation.masks, clues.as_slice());
        let board = Board { shape: known.shape(), masks, placed: &placed, clues, categories };
        let before = derivation.sights.len();
        let tiers = Tier::ALL.into_iter().take_while(|tier| *tier <= last);
        let seen = tiers.map(|tier| {
            let mut seen = seen(tier, &board);
            if !unseen.is_empty() {
                seen.retain(|sight| !unseen.contains(&Key::of(sight)));
            }
            seen
        });
        let news = |seen: &Vec<Sight>| {
            seen.iter().any(|sight| is_new(&board, sight) || derivation.tells_pair(known, sight))
        };
        let Some(mut seen) = seen.into_iter().find(news) else { return derivation };
        // What settles a value comes first, so that the rest can lean on it.
        if seen.iter().any(|sight| settles(&board, sight)) {
            seen.retain(|sight| settles(&board, sight));
        }
        let told = derivation.pairs.len();
        seen.into_iter().for_each(|sight| derivation.take(known, sight, &mut placed));
        let new: Vec<Fact> = derivation.pairs[told..].iter().map(|(fact, _)| *fact).collect();
        pairs.extend(pair_clues(houses, &new));
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
    /// Whether it tells something new of two values.
    fn tells_pair(&self, known: &Knowledge, sight: &Sight) -> bool {
        sight.pair.is_some_and(|pair| {
            !known.knows(pair) && self.pairs.iter().all(|(seen, _)| *seen != pair)
        })
    }

    fn reached(&self, known: &Knowledge, placed: &[bool], fact: Fact) -> bool {
        let id = known.id(fact.value);
        match (fact.with, fact.holds) {
            (With::House(_), true) => placed[id],
            (With::House(house), false) => !houses_of(&self.masks, id).contains(house),
            (With::Value(_), _) => {
                known.knows(fact) || self.pairs.iter().any(|(seen, _)| *seen == fact)
            }
        }
    }

    /// Takes in what is new of a sight.
    fn take(&mut self, known: &Knowledge, mut sight: Sight, placed: &mut [bool]) {
        sight.rules_out.retain(|cell| houses_of(&self.masks, cell.id).contains(cell.house));
        // Where it has been placed elsewhere, that is how the contradiction comes about.
        let elsewhere = |cell: &Cell| sight.rules_out.iter().any(|gone| gone.id == cell.id);
        let places = sight.places.filter(|cell| !placed[cell.id] || elsewhere(cell));
        let pair = sight.pair.filter(|_| self.tells_pair(known, &sight));
        if sight.rules_out.is_empty() && places.is_none() && pair.is_none() {
            return;
        }
        let number = self.sights.len() as u32 + 1;
        for cell in &sight.rules_out {
            self.masks[cell.id] &= !(1 << cell.house);
            let value = known.value(cell.id);
            self.ruled_out_by[(value, cell.house)] = number;
        }
        if let Some(cell) = places {
            if !std::mem::replace(&mut placed[cell.id], true) {
                self.placed_by[cell.id] = number;
            }
        }
        self.pairs.extend(pair.map(|pair| (pair, self.sights.len())));
        self.sights.push(Sight { places, pair, ..sight });
    }

    /// Everything that was seen.
    pub(super) fn found(&self, known: &Knowledge) -> Vec<Fact> {
        let gone = |cell: &Cell| Fact::ruled_out(known.value(cell.id), cell.house);
        let sights = self.sights.iter();
        let each = sights.flat_map(|sight| sight.rules_out.iter().map(gone).chain(sight.pair));
        each.chain(self.placed(known)).collect()
    }

    /// The placements made, in their order.
    pub(super) fn placements(&self) -> impl Iterator<Item = Cell> {
        self.sights.iter().filter_map(|sight| sight.places)
    }

    /// The same as facts.
    pub(super) fn placed(&self, known: &Knowledge) -> Vec<Fact> {
        self.placements().map(|cell| Fact::placed(known.value(cell.id), cell.house)).collect()
    }

    /// What it takes that these candidates are gone, these values placed, and these pairs known.
    pub(super) fn needs(&self, gone: &[Cell], placed: &[Id], told: &[Fact]) -> Needs {
        let mut wanted = vec![false; self.sights.len()];
        let mut pairs: Vec<Fact> = Vec::new();
        let pair = |fact: Fact, pairs: &mut Vec<Fact>, wanted: &mut Vec<bool>| match self
            .pairs
            .iter()
            .find(|(seen, _)| *seen == fact)
        {
            Some((_, sight)) => wanted[*sight] = true,
            None => pairs.push(fact),
        };
        told.iter().for_each(|&fact| pair(fact, &mut pairs, &mut wanted));
        let mut given: Vec<Cell> = Vec::new();
        let mut note = |cell: &Cell, wanted: &mut Vec<bool>| {
            let value = self.ruled_out_by.shape().value(cell.id);
            match self.ruled_out_by[(value, cell.house)] as usize {
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
                self.sights[i].pairs().for_each(|fact| pair(fact, &mut pairs, &mut wanted));
                match self.sights[i].leans_on.filter(|&id| self.placed_by[id] != 0) {
                    Some(id) => lean(id, &mut wanted),
                    None => self.sights[i].because.iter().for_each(|cell| note(cell, &mut wanted)),
                }
            }
        }
        let sights: Vec<usize> = (0..wanted.len()).filter(|&i| wanted[i]).collect();
        let hints = sights.iter().flat_map(|&i| self.sights[i].hints()).collect();
        Needs { sights, hints: sorted(hints), pairs: sorted(pairs), gone: sorted(given) }
    }

    /// What these facts take.
    pub(super) fn needs_of(&self, known: &Knowledge, facts: &[Fact]) -> Needs {
        let (mut gone, mut placed, mut pairs) = (Vec::new(), Vec::new(), Vec::new());
        for fact in facts {
            let id = known.id(fact.value);
            match (fact.with, fact.holds) {
                (With::House(_), true) => placed.push(id),
                (With::House(house), false) => gone.push(Cell { id, house }),
                (With::Value(_), _) => pairs.push(*fact),
            }
        }
        self.needs(&gone, &placed, &pairs)
    }

    /// Whether all of these facts came out.
    pub(super) fn reaches(&self, known: &Knowledge, facts: &[Fact]) -> bool {
        let placed: Vec<bool> = (0..self.placed_by.len())
            .map(|id| known.is_placed(id) || self.placed_by[id] != 0)
            .collect();
        facts.iter().all(|&fact| self.reached(known, &placed, fact))
    }
}

/// Values without a house, and houses without a value.
fn contradictions(houses: u8, masks: &[u16], categories: u32) -> Vec<Vec<Cell>> {
    let shape = Shape::new(houses, MAX_CATEGORIES);
    let mut found = Vec::new();
    for category in (0..MAX_CATEGORIES).filter(|c| categories >> c & 1 == 1) {
        let row = shape.row(category);
        for id in row.clone().filter(|&id| masks[id] == 0) {
            found.push((0..houses).map(|house| Cell { id, house }).collect());
        }
        let all = row.clone().fold(0, |sum, id| sum | masks[id]);
        for house in (0..houses).filter(|house| all >> house & 1 == 0) {
            found.push(row.clone().map(|id| Cell { id, house }).collect());
        }
    }
    found
}
