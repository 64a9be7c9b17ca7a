//! As SAT solvers do it: a switch for each value in each house, unit propagation, and a new clause
//! learned from each contradiction. The solver is `batsat`; each solution found is ruled out by a
//! clause of its own, so that the next one is found.

use std::cell::Cell;
use std::rc::Rc;

use batsat::theory::TheoryArg;
use batsat::{Callbacks, Lit, Solver, SolverInterface, Theory, Var, lbool};

use export::Cnf;
use puzzle::{ByValue, Place, Shape, Value};
use solver::Count;

use super::{Search, Subject, Table};

/// Each solution leaves a clause behind, so there is an end to what memory bears.
const MOST_SOLUTIONS: u32 = 50_000;

pub(super) struct Sat {
    solver: Solver<Budget>,
    budget: Rc<Cell<u64>>,
    view: View,
    shape: Shape,
    found: u32,
    done: bool,
}

/// Stops the solver after so many decisions.
struct Budget(Rc<Cell<u64>>);

impl Callbacks for Budget {
    fn stop(&self) -> bool {
        let left = self.0.get();
        self.0.set(left.saturating_sub(1));
        left == 0
    }
}

/// Looks over the solver's shoulder: which switches are on.
#[derive(Default)]
struct View {
    on: Vec<usize>,
    levels: usize,
}

impl Theory for View {
    fn final_check(&mut self, _: &mut TheoryArg<'_>) {}

    fn create_level(&mut self) {
        self.levels += 1;
    }

    fn pop_levels(&mut self, n: usize) {
        self.levels -= n;
    }

    fn n_levels(&self) -> usize {
        self.levels
    }

    fn partial_check(&mut self, acts: &mut TheoryArg<'_>) {
        self.on.clear();
        let on = acts.model().iter().filter(|literal| literal.sign());
        self.on.extend(on.map(|literal| literal.var().idx() as usize));
    }

    fn explain_propagation(&mut self, _: Lit) -> &[Lit] {
        &[]
    }
}

impl Sat {
    pub(super) fn new(subject: &Subject) -> Self {
        let shape = subject.shape();
        let mut cnf = Cnf::arrangements(shape.houses(), shape.categories());
        subject.relations_in_order().for_each(|relation| cnf.require(relation));
        let budget = Rc::new(Cell::new(0));
        let mut solver = Solver::new(Default::default(), Budget(Rc::clone(&budget)));
        let variables: Vec<Var> = (0..cnf.variables).map(|_| solver.new_var_default()).collect();
        let literal =
            |&number: &i32| Lit::new(variables[number.unsigned_abs() as usize - 1], number > 0);
        for clause in &cnf.clauses {
            solver.add_clause_reuse(&mut clause.iter().map(literal).collect());
        }
        Self { solver, budget, view: View::default(), shape, found: 0, done: false }
    }

    /// The house of each value, where the switch for it is `on`; switches are in the order of
    /// [`Cnf::literal`].
    fn places(&self, on: impl Fn(usize) -> bool) -> ByValue<Option<u8>> {
        let shape = self.shape;
        ByValue::from_fn(shape, |value| {
            (0..shape.houses()).find(|&house| on(shape.cell(value, house)))
        })
    }

    /// Takes up a solution: it is ruled out from here on.
    fn take_up(&mut self) {
        let model = self.solver.get_model();
        let places = self.places(|switch| model.get(switch) == Some(&lbool::TRUE));
        let houses = places.map(|house| house.unwrap_or(0));
        self.found += 1;
        // The last value of a category has no choice.
        let choices = houses.iter().filter(|(value, _)| value.index + 1 < self.shape.houses());
        let switches = choices.map(|(value, &house)| self.shape.cell(value, house) as u32);
        let literals = switches.map(|switch| Lit::new(self.solver.var_of_int(switch), false));
        let mut clause: Vec<Lit> = literals.collect();
        self.done = !self.solver.add_clause_reuse(&mut clause);
    }
}

impl Search for Sat {
    /// A slice is long enough to meet a contradiction or a solution, so each brings it forward.
    fn advance(&mut self, steps: u64) {
        // A decision takes about a dozen of the steps that others take.
        let least = u64::from(self.solver.num_vars()) + 1;
        self.budget.set((steps / 16).max(least));
        while !self.done && !self.gave_up() {
            match self.solver.solve_limited_th(&mut self.view, &[]) {
                verdict if verdict == lbool::TRUE => self.take_up(),
                verdict if verdict == lbool::FALSE => self.done = true,
                _ => break,
            }
            if self.budget.get() == 0 || steps == 1 {
                break;
            }
        }
    }

    fn visited(&self) -> u64 {
        self.solver.num_decisions()
    }

    fn found(&self) -> Count {
        u64::from(self.found).into()
    }

    fn is_done(&self) -> bool {
        self.done
    }

    fn gave_up(&self) -> bool {
        self.found >= MOST_SOLUTIONS
    }

    fn fraction(&self) -> Option<f64> {
        self.done.then_some(1.0)
    }

    fn table(&self) -> Table {
        let mut table = Table::filled(self.shape, None);
        let places = self.places(|switch| self.view.on.contains(&switch));
        for (Value { category, index }, house) in places.iter() {
            if let Some(house) = *house {
                table[Place { category, house }] = Some(index);
            }
        }
        table
    }
}
