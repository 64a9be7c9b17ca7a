//! Makes sentences of thoughts, one technique after another.

use super::Technique;
use super::joining::{
    cites_only, in_one_house, leads_to, left_before, narrowed, rests_on_cases, rests_on_last,
    same_reasons, together,
};
use super::premises::shown;
use super::telling::{Telling, Thought, fresh, grouped};
use crate::earlier::Earlier;
use crate::knowledge::{Fact, Knowledge};
use crate::telling::{Point, Sentence, Under};
use puzzle::{Puzzle, Value};

/// How much is said of a step.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Detail {
    /// Hints in words.
    Quoted,
    /// Only by their numbers where their wording is not the argument, with what leads there; and what
    /// was supposed or found long ago is named.
    Named,
    /// Without naming that.
    Linked,
    /// Without that.
    Cited,
    /// Besides, without what the table says.
    Terse,
}

/// Makes sentences of thoughts. What one of them has said, later ones take as said.
#[derive(Clone)]
pub(crate) struct Teller<'p> {
    pub puzzle: &'p Puzzle,
    /// What was known before the step.
    pub table: Knowledge,
    pub headline: Vec<Fact>,
    /// What earlier steps have said that no grid shows.
    earlier: Earlier,
    /// What is supposed.
    pub supposed: Vec<Fact>,
    cites: bool,
    links: bool,
    names: bool,
    /// Whether what the table says is not said.
    pub terse: bool,
    pub said: Vec<Fact>,
    pub known: Knowledge,
    /// What a reader sees: what is placed, supposed and told.
    pub seen: Knowledge,
    /// What it has been told of where values are not.
    pub told: Knowledge,
    quoted: Vec<usize>,
    pub sentences: Vec<Sentence>,
}

impl<'p> Teller<'p> {
    /// Nothing has been said but the conclusion of a step, and what earlier ones said; this is known
    /// before it.
    pub(crate) fn new(
        puzzle: &'p Puzzle,
        conclusion: &[Fact],
        table: &Knowledge,
        earlier: &Earlier,
        detail: Detail,
    ) -> Self {
        Self {
            puzzle,
            cites: detail != Detail::Quoted,
            links: [Detail::Named, Detail::Linked].contains(&detail),
            names: detail == Detail::Named,
            terse: detail == Detail::Terse,
            table: table.clone(),
            headline: conclusion.to_vec(),
            earlier: earlier.clone(),
            supposed: Vec::new(),
            said: Vec::new(),
            known: table.clone(),
            seen: table.without_marks(),
            told: Knowledge::nothing(puzzle),
            quoted: Vec::new(),
            sentences: Vec::new(),
        }
    }

    /// Begins with this.
    pub(crate) fn open(&mut self, told: Sentence) {
        told.teach(&mut self.seen);
        self.sentences.push(told);
    }

    /// What is told by itself from here on.
    pub(super) fn aside(&self) -> Self {
        Self { sentences: Vec::new(), ..self.clone() }
    }

    /// Takes it as true for now.
    pub(super) fn suppose(&mut self, fact: Fact) {
        self.supposed.push(fact);
        self.known.learn(fact);
        self.seen.learn(fact);
    }

    /// The facts that are to be said: those that neither have been nor, where it is terse, are in the
    /// table.
    pub(super) fn unsaid(&self, facts: &[Fact]) -> Vec<Fact> {
        let mut unsaid = fresh(facts, &self.said);
        unsaid.retain(|fact| !(self.terse && self.table.knows(*fact)));
        unsaid
    }

    /// Whether there is room to name what no reader sees.
    pub(super) fn names_marks(&self) -> bool {
        !self.cites || self.links
    }

    pub(super) fn houses(&self) -> u32 {
        self.puzzle.houses().into()
    }

    /// Whether the value is said to be in another house than this.
    pub(super) fn is_elsewhere(&self, value: Value, house: u8) -> bool {
        let elsewhere =
            |fact: &Fact| fact.places() && fact.value == value && fact.house() != Some(house);
        self.said.iter().chain(&self.supposed).any(elsewhere)
    }

    /// Takes the facts as said.
    pub(super) fn say<'f>(&mut self, facts: impl IntoIterator<Item = &'f Fact>) {
        for &fact in facts {
            self.said.push(fact);
            self.known.learn(fact);
        }
    }

    /// Tells the thoughts; `wanted` is what is asked for afterwards.
    pub(crate) fn tell(&mut self, thoughts: &[Thought], wanted: &[Fact]) {
        let mut left = thoughts;
        let mut just_said: Vec<Fact> = Vec::new();
        while let Some(first) = left.first() {
            // What a hint places at once may have been said before it is seen.
            let is_said = |fact: &Fact| fact.places() && self.said.contains(fact);
            if first.hints.is_empty() && first.new.iter().all(is_said) {
                left = &left[1..];
                continue;
            }
            let tell = first.technique.definition().tell;
            let telling = Telling {
                puzzle: self.puzzle,
                left,
                said: &self.said,
                known: &self.known,
                seen: &self.seen,
                told: &self.told,
                before: self.sentences.last(),
                headline: &self.headline,
                earlier: &self.earlier,
                supposed: &self.supposed,
                cites: self.cites,
                links: self.links,
                names: self.names,
                table: &self.table,
                terse: self.terse,
                wanted,
                quoted: &self.quoted,
            };
            let (mut sentences, used) = tell(&telling);
            // What a step or a case rules out clashes at its end with what was found on the way.
            let rules_out = !self.headline.iter().any(Fact::places);
            let has_room = self.supposed.is_empty() || !self.cites;
            if rules_out && has_room && used == left.len() && used < thoughts.len() {
                let (mut again, same) = tell(&Telling { said: &just_said, ..telling });
                let placed = |it: &Point| matches!(it, Point::Holds(..));
                for told in &mut again {
                    told.reasons.retain(|it| placed(it) || !self.is_given(it));
                }
                if same == used && again.iter().all(|told| !told.reasons.is_empty()) {
                    sentences = again;
                }
            }
            let placed: Vec<Fact> = sentences.iter().flat_map(Sentence::placed).collect();
            sentences.iter().for_each(|told| told.teach(&mut self.seen));
            let points = sentences.iter().flat_map(|told| told.reasons.iter().chain(&told.claims));
            let of_where = points.map(Point::uncited).filter(|claim| {
                matches!(claim, Point::Only(..) | Point::Not(..) | Point::Ways(..))
            });
            of_where.for_each(|claim| claim.teach(&mut self.told));
            let of_two = sentences
                .iter()
                .flat_map(|told| &told.claims)
                .any(|claim| matches!(claim, Point::Both(_) | Point::Neither(_) | Point::Ways(..)));
            sentences.into_iter().for_each(|told| self.push(told));
            let (told, rest) = left.split_at(used.max(1));
            // What a hint states needs no claim; of two it need not be said which.
            let stated = |it: &&Thought| of_two || it.technique == Technique::Stated;
            let stated = told.iter().filter(stated).flat_map(|thought| &thought.new);
            for &fact in stated {
                self.seen.learn(fact);
                if !fact.places() {
                    self.told.learn(fact);
                }
            }
            // Where something is, is short enough to be said again.
            let found = told.iter().flat_map(|thought| &thought.new);
            just_said = found.filter(|fact| !fact.places()).copied().collect();
            for thought in told {
                self.quoted.extend(&thought.hints);
                self.say(thought.because.iter().chain(&thought.new));
            }
            self.say(&placed);
            left = rest;
        }
    }

    /// What is told next. What was given as a reason is not given again, and what goes on from the
    /// last sentence is said in it.
    fn push(&mut self, mut told: Sentence) {
        let same = self.sentences.last().is_some_and(|last| same_reasons(last, &told));
        if same || told.claims.iter().all(Point::is_cited) {
            let keeps = |point: &Point| !self.cites && matches!(point, Point::Holds(..));
            told.reasons.retain(|point| !same && (keeps(point) || !self.is_given(point)));
        }
        // Where few houses are left is said once.
        if let ([few @ Point::Only(value, _)], [Point::Placed(values, house), ..]) =
            (&told.reasons[..], &told.claims[..])
        {
            let given =
                values == &[*value] && self.sentences.iter().any(|it| it.reasons.contains(few));
            if given {
                told.reasons = vec![Point::LastHouse(*value, *house)];
                told.claims.remove(0);
            }
        }
        if told.is_empty() {
            return;
        }
        if together(&mut self.sentences, &told) || left_before(&mut self.sentences, &told) {
            return;
        }
        let Some(last) = self.sentences.last_mut() else { return self.sentences.push(told) };
        let left = |told: &Sentence| {
            told.reasons.is_empty() && told.claims.iter().all(|it| matches!(it, Point::Left(..)))
        };
        let places = |it: &Point| matches!(it.uncited(), Point::Placed(..));
        if rests_on_last(last, &told) && told.claims.iter().all(places) {
            last.claims.append(&mut told.claims);
            return;
        }
        if let Some((at, reason)) = leads_to(last, &told) {
            // What was said last is the reason.
            told.reasons.remove(at);
            told.reasons.insert(0, reason);
            if last.is_empty() {
                told.under = std::mem::replace(&mut last.under, Under::Same);
                self.sentences.pop();
            }
            return self.sentences.push(told);
        }
        if left(last) && left(&told) && last.claims.len() + told.claims.len() == 2 {
            last.claims.append(&mut told.claims);
        } else if let Some(opening) = narrowed(last, &told) {
            let said = opening.reasons.iter().all(|point| self.has_claimed(point));
            if !said && !self.needs_no(&opening) {
                // Before the cases that the last sentence tells apart.
                let cases = |told: &&Sentence| matches!(told.reasons[..], [Point::Choice(..)]);
                let cases = self.sentences.iter().rev().skip(1).take_while(cases).count();
                self.sentences.insert(self.sentences.len() - 1 - cases, opening);
            }
            if self.sentences.last().is_some_and(Sentence::tells_cases) {
                if let Point::Placed(values, house) = told.claims.remove(0) {
                    let left = values.into_iter().map(|value| Point::Left(value, house));
                    told.claims.splice(0..0, left);
                }
                self.sentences.push(Sentence::of(Vec::new(), told.claims));
            }
        } else if same
            || self.cites && cites_only(last) && cites_only(&told) && !(left(last) && left(&told))
        {
            told.claims.into_iter().for_each(|claim| last.claim(claim));
        } else {
            self.sentences.push(told);
        }
    }

    /// Whether the last sentence shows where the value is, whatever few houses were left for it.
    fn needs_no(&self, opening: &Sentence) -> bool {
        let (Some(last), [Point::Only(value, _)]) = (self.sentences.last(), &opening.reasons[..])
        else {
            return false;
        };
        let mut named = Knowledge::nothing(self.puzzle);
        last.reasons.iter().for_each(|point| point.teach(&mut named));
        let hints = (0..self.puzzle.hints().len()).filter(|&hint| last.names(hint));
        shown(self.puzzle, &hints.collect::<Vec<_>>(), &named, *value).len() == 1
    }

    /// Whether this has been given as a reason, or says what has been claimed.
    pub(super) fn is_given(&self, point: &Point) -> bool {
        self.has_claimed(point) || self.sentences.iter().any(|told| told.reasons.contains(point))
    }

    /// Whether this has been claimed.
    pub(super) fn has_claimed(&self, point: &Point) -> bool {
        self.sentences.iter().flat_map(|told| &told.claims).any(|claim| claim.uncited() == point)
    }

    /// A case's end, said where it comes about. What was said last leads there, so what that says of
    /// the same goes without saying.
    pub(super) fn end(&mut self, reasons: Vec<Point>, claim: Point) {
        let Some(last) = self.sentences.last_mut() else {
            self.sentences.push(Sentence::of(reasons, vec![claim]));
            return;
        };
        let instead = last.claims.iter_mut().rev().map(Point::uncited_mut).find(|point| {
            match (&claim, &**point) {
                (Point::AfterAll(fact), Point::Only(value, _) | Point::Not(value, _)) => {
                    !fact.holds && fact.value == *value
                }
                (Point::AfterAll(fact), Point::Placed(values, house)) => {
                    values[..] == [fact.value] && *fact == Fact::placed(fact.value, *house)
                }
                (Point::Also(value, house), Point::Placed(values, other)) => {
                    values[..] == [*value] && house == other
                }
                _ => false,
            }
        });
        if let Some(point) = instead {
            *point = claim;
            return;
        }
        if !reasons.is_empty() {
            self.sentences.push(Sentence::of(reasons, vec![claim]));
            return;
        }
        if self.cites && last.reasons.is_empty() && last.claims.iter().all(Point::is_cited) {
            let reasons = last.claims.pop().into_iter().collect();
            if last.is_empty() {
                self.sentences.pop();
            }
            self.sentences.push(Sentence::of(reasons, vec![claim]));
            return;
        }
        let (of, house): (&[Value], Option<u8>) = match &claim {
            Point::Clash(house, both) => (both, Some(*house)),
            Point::Nowhere(value) => (std::slice::from_ref(value), None),
            _ => (&[], None),
        };
        last.claims.retain(|point| match point {
            Point::Only(value, _) | Point::Not(value, _) => !of.contains(value),
            Point::Placed(values, at) => {
                house != Some(*at) || values.iter().any(|value| !of.contains(value))
            }
            _ => true,
        });
        last.claims.push(claim);
    }

    /// The end: of a single sentence about one thing the conclusion says what follows.
    pub(crate) fn finish(mut self) -> Vec<Sentence> {
        for i in 1..self.sentences.len() {
            let (before, told) = (&self.sentences[..i], &self.sentences[i]);
            if rests_on_last(&before[i - 1], told) || rests_on_cases(before, told) {
                self.sentences[i].reasons = vec![Point::Before];
            }
        }
        if self.terse {
            self.sentences.iter_mut().for_each(in_one_house);
        }
        let [last] = &mut self.sentences[..] else { return self.sentences };
        let headline = &self.headline;
        if headline.iter().filter(|fact| fact.places()).count() > 1 {
            return self.sentences;
        }
        last.claims.retain(|claim| match claim {
            Point::Left(value, house) => !headline.contains(&Fact::placed(*value, *house)),
            Point::Placed(values, house) => {
                !values.iter().all(|&value| headline.contains(&Fact::placed(value, *house)))
            }
            Point::Pair(a, b, holds) => !headline.contains(&Fact::pair(*a, *b, *holds)),
            Point::LastCompanion(a, b) => !headline.contains(&Fact::pair(*a, *b, true)),
            Point::Not(..) | Point::Only(..) | Point::Both(_) | Point::Neither(_) => {
                headline.is_empty()
            }
            // Of two that keep each other where they are, it is said how.
            Point::Ways(_, _, ways) => headline.is_empty() || ways.len() == 2,
            _ => true,
        });
        self.sentences
    }

    /// What of the facts has not been said, as points.
    pub(crate) fn points(&self, facts: &[Fact]) -> Vec<Point> {
        grouped(&self.known, &fresh(facts, &self.said))
    }
}
