//! Filtering by a formula: all candidates of all its variables are judged in one pass, a mask of
//! houses at a time. What comes out is what trying each candidate alone against
//! [`FormulaNode::verdict`] would give, for a fraction of the work.

use puzzle::Form;

use super::constraint::{Constraint, Leaf};
use super::network::{FormulaNode, Var};

/// Of one variable: in which of its houses the formula may still hold, and in which it may fail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Judgement {
    hold: u16,
    fail: u16,
}

/// A formula with more parts times variables than this is not filtered by, only checked: work on
/// one formula stays within some ten microseconds. Nothing printed comes near.
const LIMIT: usize = 1 << 15;

/// Scratch memory.
#[derive(Clone, Debug, Default)]
pub(super) struct Sieve {
    /// As many for each formula on the path from the root as there are variables.
    stack: Vec<Judgement>,
}

impl Sieve {
    /// By variable of the formula: the houses in which it may still hold. Exact where each variable
    /// has one candidate; otherwise some of these houses may turn out wrong later.
    pub(super) fn houses<'s>(
        &'s mut self,
        node: &FormulaNode,
        var_of: &[Var],
        domains: &[u16],
    ) -> impl Iterator<Item = u16> + use<'s> {
        let sight = Sight { variables: &node.variables, var_of, domains };
        self.stack.clear();
        if node.size.saturating_mul(node.variables.len()) <= LIMIT {
            sight.judge(&node.formula, &mut self.stack);
        } else {
            let verdict = node.verdict(var_of, domains);
            sight.all_alike(verdict.may_hold, verdict.may_fail, &mut self.stack);
        }
        self.stack.iter().map(|judgement| judgement.hold)
    }

    /// The houses of one variable in which the formula may still hold.
    pub(super) fn houses_of(
        &mut self,
        v: Var,
        formula: &Constraint,
        var_of: &[Var],
        domains: &[u16],
    ) -> u16 {
        self.stack.clear();
        Sight { variables: &[v], var_of, domains }.judge(formula, &mut self.stack);
        self.stack[0].hold
    }
}

/// What a formula sees.
struct Sight<'n> {
    variables: &'n [Var],
    var_of: &'n [Var],
    domains: &'n [u16],
}

impl Sight<'_> {
    fn domain(&self, v: Var) -> u16 {
        self.domains[usize::from(v)]
    }

    /// Pushes a judgement for each variable.
    fn judge(&self, formula: &Constraint, stack: &mut Vec<Judgement>) {
        match formula {
            Form::Leaf(Leaf::In(value, mask)) => {
                let v = self.var_of[usize::from(*value)];
                let domain = self.domain(v);
                let own = Judgement { hold: domain & mask, fail: domain & !mask };
                self.leaf(&[(v, own)], stack);
            }
            Form::Leaf(Leaf::Pair(a, b, table)) => {
                let (a, b) = (self.var_of[usize::from(*a)], self.var_of[usize::from(*b)]);
                let (from, to) = (self.domain(a), self.domain(b));
                if a == b {
                    let diagonal = table.diagonal();
                    let own = Judgement { hold: from & diagonal, fail: from & !diagonal };
                    return self.leaf(&[(a, own)], stack);
                }
                let mut first = Judgement { hold: 0, fail: 0 };
                let (mut reached, mut missed) = (0, 0);
                let mut rest = from;
                while rest != 0 {
                    let row = table[rest.trailing_zeros() as usize];
                    let house = rest & rest.wrapping_neg();
                    if row & to != 0 {
                        first.hold |= house;
                    }
                    if to & !row != 0 {
                        first.fail |= house;
                    }
                    reached |= row;
                    missed |= !row;
                    rest &= rest - 1;
                }
                let second = Judgement { hold: to & reached, fail: to & missed };
                self.leaf(&[(a, first), (b, second)], stack);
            }
            Form::All(parts) => {
                self.all_alike(true, false, stack);
                for part in parts {
                    self.fold(part, stack, |all, part| Judgement {
                        hold: all.hold & part.hold,
                        fail: all.fail | part.fail,
                    });
                }
            }
            Form::Any(parts) => {
                self.all_alike(false, true, stack);
                for part in parts {
                    self.fold(part, stack, |any, part| Judgement {
                        hold: any.hold | part.hold,
                        fail: any.fail & part.fail,
                    });
                }
            }
            Form::Iff(p, q) => {
                self.judge(p, stack);
                self.fold(q, stack, |p, q| Judgement {
                    hold: p.hold & q.hold | p.fail & q.fail,
                    fail: p.hold & q.fail | p.fail & q.hold,
                });
            }
        }
    }

    /// Judges another part and joins it, variable by variable, with what is on top of the stack.
    fn fold(
        &self,
        part: &Constraint,
        stack: &mut Vec<Judgement>,
        join: impl Fn(Judgement, Judgement) -> Judgement,
    ) {
        let own = stack.len();
        self.judge(part, stack);
        for i in own..stack.len() {
            let below = i - self.variables.len();
            stack[below] = join(stack[below], stack[i]);
        }
        stack.truncate(own);
    }

    /// A part about one variable or two: for all others it is what it can be at all.
    fn leaf(&self, own: &[(Var, Judgement)], stack: &mut Vec<Judgement>) {
        let start = stack.len();
        let (_, any) = own[0];
        self.all_alike(any.hold != 0, any.fail != 0, stack);
        for (v, judgement) in own {
            if let Ok(i) = self.variables.binary_search(v) {
                stack[start + i] = *judgement;
            }
        }
    }

    fn all_alike(&self, may_hold: bool, may_fail: bool, stack: &mut Vec<Judgement>) {
        let judgement = |&v: &Var| {
            let domain = self.domain(v);
            Judgement {
                hold: if may_hold { domain } else { 0 },
                fail: if may_fail { domain } else { 0 },
            }
        };
        stack.extend(self.variables.iter().map(judgement));
    }
}

#[cfg(test)]
mod tests {
    use puzzle::{Pairs, Random, ValueId};

    use super::*;

    fn formula(random: &mut Random, depth: u64) -> Constraint {
        let a = random.below(6);
        // Two different values.
        let (a, b) = (ValueId::new(a), ValueId::new((a + 1 + random.below(5)) % 6));
        let mask = random.number() as u16;
        let mut inner = || formula(random, depth - 1);
        match mask % if depth == 0 { 2 } else { 5 } {
            0 => Form::Leaf(Leaf::In(a, mask)),
            1 => Form::Leaf(Leaf::Pair(
                a,
                b,
                Pairs::from_fn(16, |x, y| mask >> ((x + 3 * y) % 16) & 1 == 1),
            )),
            2 => Form::Iff(inner().into(), inner().into()),
            3 => Form::All((0..3).map(|_| inner()).collect()),
            _ => Form::Any((0..3).map(|_| inner()).collect()),
        }
    }

    #[test]
    fn all_at_once_is_one_by_one() {
        let mut random = Random::new(1);
        // Two values share a variable.
        let var_of = [0, 1, 2, 3, 4, 2];
        for _ in 0..500 {
            let node = FormulaNode::new(formula(&mut random, 3), &var_of);
            let domains: Vec<u16> =
                (0..5).map(|_| (random.number() & random.number()) as u16 | 1).collect();
            let mut sieve = Sieve::default();
            let sifted: Vec<u16> = sieve.houses(&node, &var_of, &domains).collect();
            for (&v, &houses) in node.variables.iter().zip(&sifted) {
                let mut slow = 0;
                for h in (0..16).filter(|h| domains[usize::from(v)] >> h & 1 == 1) {
                    let mut placed = domains.clone();
                    placed[usize::from(v)] = 1 << h;
                    slow |= u16::from(node.verdict(&var_of, &placed).may_hold) << h;
                }
                // Where both values of a pair are one variable it sees more than that.
                assert_eq!(houses & !slow, 0);
                assert_eq!(houses, sieve.houses_of(v, &node.formula, &var_of, &domains));
                let merged = [2, 5].iter().all(|&value| node.values.contains(&ValueId::new(value)));
                assert!(merged || houses == slow, "{:?}", node.formula);
            }
        }
    }

    #[test]
    fn what_is_too_large_to_filter_by_is_still_refuted() {
        let leaf = |i: u16| Form::Leaf(Leaf::In(ValueId::new(i % 6), 1));
        let parts = (0..LIMIT as u16).map(leaf).collect();
        let var_of = [0, 1, 2, 3, 4, 5];
        let node = FormulaNode::new(Form::All(parts), &var_of);
        let mut sieve = Sieve::default();
        assert!(sieve.houses(&node, &var_of, &[3; 6]).all(|houses| houses == 3));
        assert!(sieve.houses(&node, &var_of, &[3, 3, 3, 3, 3, 2]).all(|houses| houses == 0));
        assert!(sieve.houses(&node, &var_of, &[1; 6]).all(|houses| houses == 1));
    }
}
