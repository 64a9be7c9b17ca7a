//! Whether to sum a component out or to branch, and on which variable.

use super::frames::{Frames, Stretch};
use super::naming::Node;
use super::network::Var;
use super::part::{Part, Plan};

/// How to go on with a component.
pub(super) enum Choice {
    SumOut(Plan),
    Branch(Var),
}

/// Up to this cost summing out beats looking any further.
const CHEAP: u64 = 20_000;
/// Past this cost it pays to look for a better order first.
const DEAR: u64 = 50_000;
/// Past this cost summing out is not done: its tables are bounded by it. For numbers of one word;
/// wider ones get less.
const DEAREST: u64 = 1 << 24;
/// Branching has to leave this many times less than summing out takes, to be worth it.
const DOUBT: u64 = 2;
/// What a branching costs beside what is in it, measured against one house of a pass.
const BRANCH: u64 = 300;

impl Frames<'_> {
    /// How to go on with a component: sum its variables out where that is cheap, or cheaper than
    /// what one more branching would leave; otherwise branch, on the variable that most depends
    /// on or on the one that weighs most in summing out, whichever leaves less. `weight` is that of
    /// the numbers counted with.
    pub(super) fn choose(
        &mut self,
        frame: usize,
        component: Stretch,
        node: &Node,
        weight: u64,
    ) -> Choice {
        let (from, to) = component;
        let variables = &self.lists[from..to];
        let candidates = &self.domains[frame..frame + self.network.variables.len()];
        let Some(part) = Part::new(self.network, variables, candidates) else {
            return Choice::Branch(node.busiest);
        };
        let mut plan = part.plan();
        if plan.cost <= CHEAP {
            return Choice::SumOut(plan);
        }
        if plan.cost > DEAR {
            plan = part.plan_better(plan);
        }
        let heaviest = variables[plan.heaviest()];
        let too_dear = plan.cost > DEAREST / weight;
        let mut least = if too_dear { u64::MAX } else { plan.cost };
        let mut choice = None;
        for v in [heaviest, node.busiest] {
            let left = self.outlook(frame, component, node, v, least / DOUBT).saturating_mul(DOUBT);
            if left < least {
                least = left;
                choice = Some(v);
            }
        }
        match choice {
            Some(v) => Choice::Branch(v),
            None if too_dear => Choice::Branch(heaviest),
            None => Choice::SumOut(plan),
        }
    }

    /// What summing out would cost after branching on `v`, up to `limit`.
    fn outlook(
        &mut self,
        frame: usize,
        component: Stretch,
        node: &Node,
        v: Var,
        limit: u64,
    ) -> u64 {
        let (domains, lists, leaves) = (self.domains.len(), self.lists.len(), self.leaves.len());
        let mut cost = 0u64;
        for (house, _) in node.branches(self.candidates(frame, v)) {
            if let Some(next) = self.place(frame, v, house) {
                self.split(next, component);
                let mut at = lists;
                while at < self.lists.len() {
                    let ((from, to), following) = self.component(at);
                    let candidates = &self.domains[next..];
                    let part = Part::new(self.network, &self.lists[from..to], candidates);
                    let more = part.map_or(u64::MAX, |part| part.plan().cost);
                    cost = cost.saturating_add(more);
                    at = following;
                }
            }
            cost = cost.saturating_add(BRANCH);
            self.domains.truncate(domains);
            self.lists.truncate(lists);
            self.leaves.truncate(leaves);
            if cost >= limit {
                return cost;
            }
        }
        cost
    }
}
