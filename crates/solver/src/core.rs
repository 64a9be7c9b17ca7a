//! The compiled problem and everything that can be asked of it.

use std::rc::Rc;

use puzzle::{ByCell, HintSet, Relation};

use super::constraint::{Constraint, Lowered, constraints, lower};
use super::count::{Count, Tally};
use super::lattice::{Lattice, NoLattice};
use super::memo::{Memo, Names};
use super::natural::Natural;
use super::network::{Network, Scope};
use super::number::Number;
use super::problem::Problem;
use super::propagate::{Agenda, propagate_all};
use super::search::Search;
use super::sets::{Found, Goal, HintSets, SetSearch};
use super::shares::{Marginals, Shares, spread};
use super::solution::{Solution, Solutions, find};
use super::spare::{is_unique, without_implied};
use super::statuses::{Known, Status, statuses};
use super::switched::Switched;
use super::watch::{Meter, Stopped, Watch};

/// A problem made ready, with what has been learnt about it so far. What it remembers is bounded
/// and only ever makes it faster. `WIDE` are counts that may not fit a machine word.
#[derive(Debug)]
pub struct Core<const WIDE: bool = true> {
    problem: Problem,
    hints: Rc<[Option<Lowered>]>,
    names: Names,
    memory: Memory,
}

/// A core that gives up at once on counts that may not fit a machine word: a smaller program.
pub type SmallCore = Core<false>;

/// What a memory takes where nothing else is asked for.
const LIMIT: usize = 64 << 20;

#[derive(Debug)]
struct Memory {
    /// Each memo takes at most about this many bytes.
    limit: usize,
    narrow: Memo<u64>,
    wide: Memo<u128>,
    big: Memo<Natural>,
}

impl Memory {
    fn new(limit: usize) -> Self {
        let (narrow, wide, big) = (Memo::new(limit), Memo::new(limit), Memo::new(limit));
        Self { limit, narrow, wide, big }
    }
}

/// A network with its candidates filtered.
struct Ready {
    network: Network,
    domains: Vec<u16>,
}

/// A number type wide enough for any count over these candidates.
enum Width {
    Narrow,
    Wide,
    Big,
}

impl Width {
    /// No count of any part of the search exceeds the number of ways to place the variables, those
    /// that are first of the same category in different houses. (As a double with a bit to spare.)
    fn of(ready: &Ready) -> Self {
        let shape = ready.network.shape;
        // By category: the product of the candidates, in how many ways as many values can be placed,
        // and how many houses they leave.
        let mut ways = vec![(1.0, 1.0, shape.houses()); shape.categories().into()];
        for (variable, domain) in ready.network.variables.iter().zip(&ready.domains) {
            let (product, placed, left) = &mut ways[variable.categories.trailing_zeros() as usize];
            *product *= f64::from(domain.count_ones());
            *placed *= f64::from(*left);
            *left -= 1;
        }
        let bound: f64 =
            ways.iter().map(|(product, placed, _)| f64::min(*product, *placed)).product();
        if bound < (1u64 << 63) as f64 {
            Self::Narrow
        } else if bound < (1u128 << 127) as f64 {
            Self::Wide
        } else {
            Self::Big
        }
    }
}

impl Core {
    /// Compiles each hint. What is remembered of counts of each width takes at most about 64 MiB.
    pub fn new(problem: Problem) -> Self {
        Self::with_memory(problem, LIMIT)
    }
}

impl<const WIDE: bool> Core<WIDE> {
    /// Compiles each hint, with a limit to what is remembered, in bytes; a smaller one may take longer.
    pub fn with_memory(problem: Problem, limit: usize) -> Self {
        let lowered = |relation: &Relation| Lowered::new(problem.shape(), relation);
        let hints = problem.constraints().iter().map(|hint| hint.as_ref().map(lowered)).collect();
        Self { problem, hints, names: Names::default(), memory: Memory::new(limit) }
    }

    /// The problem as it was given.
    pub fn problem(&self) -> &Problem {
        &self.problem
    }

    /// How many solutions the active hints have. Hints whose meaning is not known, or that are
    /// not there, count as off.
    pub fn count(&mut self, active: &HintSet, watch: &mut dyn Watch) -> Tally {
        self.count_with(active, &[], &mut Meter::new(watch))
    }

    /// By hint: how many solutions there are with its switch turned.
    pub fn turned(&mut self, active: &HintSet, watch: &mut dyn Watch) -> Vec<Option<Tally>> {
        let meter = &mut Meter::new(watch);
        (0..self.hints.len())
            .map(|hint| {
                self.hints[hint].as_ref()?;
                Some(self.count_with(&active.toggled(hint), &[], meter))
            })
            .collect()
    }

    /// In how many solutions each value is in each house.
    pub fn shares(&mut self, active: &HintSet, watch: &mut dyn Watch) -> Shares {
        let meter = &mut Meter::new(watch);
        let cells = ByCell::filled(self.problem.shape(), Count::default());
        let Some(ready) = self.ready(active, &[]) else {
            return Shares { count: Tally::Exact(Count::default()), known: true, cells };
        };
        let Self { names, memory: Memory { limit, .. }, .. } = self;
        let marginals = match Width::of(&ready) {
            Width::Narrow => marginals_in::<u64>(&ready, names, *limit, meter),
            _ if !WIDE => Err(Stopped),
            Width::Wide => marginals_in::<u128>(&ready, names, *limit, meter),
            Width::Big => marginals_in::<Natural>(&ready, names, *limit, meter),
        };
        match marginals {
            Ok(marginals) => spread(&ready.network, marginals, cells),
            Err(Stopped) => Shares { count: Tally::AtLeast(Count::default()), known: false, cells },
        }
    }

    /// By question and answer (by index of the value in the asked category, or of the house): how
    /// many solutions give it.
    pub fn answers(&mut self, active: &HintSet, watch: &mut dyn Watch) -> Vec<Vec<Tally>> {
        let meter = &mut Meter::new(watch);
        let shape = self.problem.shape();
        let questions = self.problem.questions().to_vec();
        questions
            .into_iter()
            .map(|(asked, about)| {
                (0..shape.houses())
                    .map(|answer| {
                        let given = lower(shape, asked.answered(about, answer).form());
                        self.count_with(active, &given, meter)
                    })
                    .collect()
            })
            .collect()
    }

    /// By hint: whether the other active hints imply it, and whether a question can do without
    /// it; found by looking for a counterexample, not by counting.
    pub fn statuses(&mut self, active: &HintSet, watch: &mut dyn Watch) -> Vec<Option<Status>> {
        statuses(&self.problem, &self.hints, active, &mut Meter::new(watch))
    }

    /// Whether the active hints have exactly one solution; found without counting.
    pub fn is_unique(&self, active: &HintSet, watch: &mut dyn Watch) -> Known {
        is_unique(&self.problem, &self.hints, active, &mut Meter::new(watch)).into()
    }

    /// The active hints without those that the others imply, dropped one after the other in this
    /// `order`: the solutions stay the same, and no hint that `order` names can go any more. Where
    /// there is one solution, such a set is minimal; where there is none, a conflict. Nothing when
    /// the watch stopped it.
    pub fn without_implied(
        &self,
        active: &HintSet,
        order: impl Iterator<Item = usize>,
        watch: &mut dyn Watch,
    ) -> Option<HintSet> {
        without_implied(&self.problem, &self.hints, active, order, &mut Meter::new(watch)).ok()
    }

    /// The solutions of the active hints, one after another, always in the same order.
    pub fn solutions(&self, active: &HintSet) -> Solutions {
        Solutions::new(self.problem.shape(), constraints(&self.hints, active))
    }

    /// Any one solution of the active hints, `Some(None)` where there is none; `None` when the watch
    /// stopped it.
    pub fn any_solution(
        &self,
        active: &HintSet,
        watch: &mut dyn Watch,
    ) -> Option<Option<Solution>> {
        find(&self.problem, &self.hints, active, &[], &mut Meter::new(watch)).ok()
    }

    /// A search for the minimal sets of these hints that reach a goal.
    pub fn set_search(&self, hints: &HintSet, goal: Goal) -> SetSearch {
        SetSearch::new(self.problem.clone(), Rc::clone(&self.hints), hints, goal)
    }

    /// The minimal sets of these hints that reach a goal, smallest first, up to `limit` of them.
    pub fn hint_sets(
        &self,
        hints: &HintSet,
        goal: Goal,
        limit: usize,
        watch: &mut dyn Watch,
    ) -> HintSets {
        let mut search = self.set_search(hints, goal);
        let mut found = 0;
        while found < limit && matches!(search.advance(watch), Found::Set(_)) {
            found += 1;
        }
        search.so_far()
    }

    /// The count of every set of hints.
    ///
    /// # Errors
    /// There are too many hints, or the watch stopped it; its progress has the fraction done.
    pub fn lattice(&mut self, watch: &mut dyn Watch) -> Result<Lattice, NoLattice> {
        let known = |&hint: &usize| self.hints[hint].is_some();
        let hints: Vec<usize> = (0..self.hints.len()).filter(known).collect();
        if hints.len() > Lattice::MAX_HINTS {
            return Err(NoLattice::TooManyHints);
        }
        let mut meter = Meter::new(watch);
        let counts = match self.all_at_once(&hints, &mut meter) {
            Some(counts) => counts,
            None => self.one_by_one(&hints, &mut meter),
        };
        counts.map(|counts| Lattice::new(hints, counts)).map_err(|Stopped| NoLattice::Stopped)
    }

    /// The counts of all sets of these hints, where that is within bounds.
    fn all_at_once(
        &self,
        hints: &[usize],
        meter: &mut Meter<'_>,
    ) -> Option<Result<Vec<Count>, Stopped>> {
        let lowered = hints.iter().filter_map(|&hint| self.hints[hint].as_ref());
        let shape = self.problem.shape();
        let plan = Switched::plan(shape, lowered.map(|hint| &hint.holds[..]).collect())?;
        let mut members = vec![0; self.problem.categories().into()];
        plan.mentioned().into_iter().for_each(|(category, values)| members[category] = values);
        let factor = Natural::ways_to_fill(shape.houses(), members.into_iter());
        let mut tick = |fraction| meter.step(|| (Count::default(), Some(fraction)));
        Some(match plan.bound()? {
            bound if u64::try_from(bound).is_ok() => {
                plan.counts::<u64>(&mut tick).map(|counts| scaled(counts, &factor))
            }
            _ => plan.counts::<u128>(&mut tick).map(|counts| scaled(counts, &factor)),
        })
    }

    fn one_by_one(
        &mut self,
        hints: &[usize],
        meter: &mut Meter<'_>,
    ) -> Result<Vec<Count>, Stopped> {
        let sets = 1usize << hints.len();
        (0..sets)
            .map(|index| {
                let fraction = index as f64 / sets as f64;
                meter.step(|| (Count::default(), Some(fraction)))?;
                let on = (0..hints.len()).filter(|i| index >> i & 1 == 1).map(|i| hints[i]);
                match self.count_with(&on.collect(), &[], meter) {
                    Tally::Exact(count) => Ok(count),
                    Tally::AtLeast(_) => Err(Stopped),
                }
            })
            .collect()
    }

    /// Compiles the active hints and `more`; `None` when they are seen to contradict each other.
    fn ready(&mut self, active: &HintSet, more: &[Constraint]) -> Option<Ready> {
        if self.names.are_too_many() {
            self.names = Names::default();
            self.memory = Memory::new(self.memory.limit);
        }
        let constraints = constraints(&self.hints, active).chain(more);
        let network = Network::compile(self.problem.shape(), Scope::Mentioned, constraints)?;
        let mut domains: Vec<u16> = network.variables.iter().map(|v| v.domain).collect();
        propagate_all(&network, &mut Agenda::new(&network), &mut domains).ok()?;
        Some(Ready { network, domains })
    }

    fn count_with(
        &mut self,
        active: &HintSet,
        more: &[Constraint],
        meter: &mut Meter<'_>,
    ) -> Tally {
        if meter.is_stopped() {
            return Tally::AtLeast(Count::default());
        }
        let Some(ready) = self.ready(active, more) else { return Tally::Exact(Count::default()) };
        let Self { names, memory, .. } = self;
        let (count, stopped) = match Width::of(&ready) {
            Width::Narrow => count_in(&ready, names, &mut memory.narrow, meter),
            _ if !WIDE => (Count::default(), Err(Stopped)),
            Width::Wide => count_in(&ready, names, &mut memory.wide, meter),
            Width::Big => count_in(&ready, names, &mut memory.big, meter),
        };
        match stopped {
            Ok(()) => Tally::Exact(count),
            Err(Stopped) => Tally::AtLeast(count),
        }
    }
}

fn scaled<N: Number>(counts: Vec<N>, factor: &Natural) -> Vec<Count> {
    let scaled = |count: N| Count::from(Into::<Count>::into(count).big().times(factor));
    counts.into_iter().map(scaled).collect()
}

fn count_in<N: Number>(
    ready: &Ready,
    names: &mut Names,
    memo: &mut Memo<N>,
    meter: &mut Meter<'_>,
) -> (Count, Result<(), Stopped>) {
    let mut search = Search::<N, N>::new(&ready.network, &ready.domains, names, memo, meter);
    match search.count() {
        Ok(count) => (count, Ok(())),
        Err(Stopped) => (search.proved(), Err(Stopped)),
    }
}

fn marginals_in<N: Number>(
    ready: &Ready,
    names: &mut Names,
    limit: usize,
    meter: &mut Meter<'_>,
) -> Result<Marginals<Count>, Stopped> {
    let mut memo = Memo::<Rc<Marginals<N>>>::new(limit);
    let mut search = Search::<N, _>::new(&ready.network, &ready.domains, names, &mut memo, meter);
    let found = search.marginals()?;
    Ok(Marginals {
        count: found.count.into(),
        cells: found.cells.into_iter().map(Into::into).collect(),
    })
}
