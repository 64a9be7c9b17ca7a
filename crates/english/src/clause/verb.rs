//! Verb phrases: a verb, and what it says of its subject.

use super::super::items::{Form, Item};
use super::{Parser, REVERSED, Said};

#[derive(Default)]
/// The verbs of a verb phrase.
pub(super) struct Group {
    /// Whether there is one.
    pub any: bool,
    /// Whether it is denied.
    pub not: bool,
    /// Whether it is "to have".
    pub have: bool,
}

impl Parser<'_> {
    /// Verb phrases of one subject: "lives in the red house and drinks tea".
    pub(super) fn verb_phrases(&mut self) -> Option<Said> {
        let mut all = vec![self.verb_phrase(false)?];
        loop {
            let back = self.at;
            self.skip_commas();
            if self.turns_after_nor() {
                self.at = back;
                break;
            }
            let joined = matches!(self.peek(), Item::And | Item::But | Item::Nor | Item::Or);
            let (or, nor) = (self.peek() == &Item::Or, self.peek() == &Item::Nor);
            self.at += usize::from(joined);
            // "Ann sits next to Bob, and he …": where he is Bob, that is a clause of its own.
            let placed = all.iter().any(|said| match said {
                Said::Side(..) => true,
                Said::Not(_) => self.sentence.of_thing,
                _ => false,
            });
            if self.peek() == &Item::Pronoun {
                if self.other && placed {
                    self.at = back;
                    break;
                }
                self.take_for(self.subject.as_ref());
                self.at += 1;
            }
            let verb = matches!(
                self.peek(),
                Item::Verb(_) | Item::Be | Item::Have | Item::Not | Item::Neither
            );
            if !joined || !verb {
                self.at = back;
                break;
            }
            match self.verb_phrase(false) {
                Some(next) if or => {
                    let before = all.pop()?;
                    all.push(Said::Any(vec![before, next]));
                }
                Some(next) if nor => all.push(Said::Not(Box::new(next))),
                Some(next) => all.push(next),
                None => {
                    self.at = back;
                    break;
                }
            }
        }
        Some(if all.len() == 1 { all.remove(0) } else { Said::All(all) })
    }

    pub(super) fn verb_group(&mut self) -> Group {
        let mut group = Group::default();
        let mut be_allowed = true;
        loop {
            match self.peek() {
                _ if self.at >= self.items.len() => break,
                Item::Be if be_allowed => {
                    group.any = true;
                }
                Item::Verb(_) => {
                    group.any = true;
                    be_allowed = false;
                }
                Item::Have => {
                    group.any = true;
                    group.have = true;
                }
                Item::Not => group.not = !group.not,
                // "Must be there at noon", "is there two days before Ann".
                Item::There
                    if matches!(
                        self.items[..self.at],
                        [.., Item::Be] | [.., Item::Be, Item::Not]
                    ) && matches!(
                        self.ahead(1),
                        Item::Side(_) | Item::Value(_) | Item::At(_) | Item::Among(_)
                    ) => {}
                Item::Unknown if !group.any => {
                    group.any = true;
                    be_allowed = false;
                }
                _ => break,
            }
            self.at += 1;
        }
        group
    }

    /// A verb and what it says. `bare`: the verb may be left out.
    pub(super) fn verb_phrase(&mut self, bare: bool) -> Option<Said> {
        if self.peek() == &Item::Neither
            && matches!(self.ahead(1), Item::Verb(_) | Item::Be | Item::Have)
        {
            return self.verbs_after(true);
        }
        if self.peek() == &Item::Either
            && matches!(self.ahead(1), Item::Verb(_) | Item::Be | Item::Have)
        {
            return self.verbs_after(false);
        }
        let group = self.verb_group();
        let chooses = matches!(self.peek(), Item::Neither | Item::Either);
        if !group.any && !group.not && !bare && !chooses {
            return None;
        }
        let said = self.complements(&group)?;
        if !group.not {
            return Some(said);
        }
        let denied = Said::Not(Box::new(said));
        Some(match self.but_rather(&group) {
            Some(rather) => Said::All(vec![denied, rather]),
            None => denied,
        })
    }

    /// "Does not keep the dog but the cat": what it is rather.
    fn but_rather(&mut self, group: &Group) -> Option<Said> {
        let back = self.at;
        self.skip_commas();
        let found = match self.take(&Item::But) {
            true if !matches!(self.peek(), Item::Not | Item::Pronoun) => self.complement(group),
            _ => None,
        };
        let verb = matches!(self.peek(), Item::Verb(_) | Item::Be | Item::Have | Item::Not);
        let ends = !verb || self.at >= self.items.len();
        if found.is_none() || !ends {
            self.at = back;
        }
        found.filter(|_| ends)
    }

    /// "Neither carried figs nor used the rope", "either carried figs or used the rope".
    fn verbs_after(&mut self, neither: bool) -> Option<Said> {
        self.at += 1;
        let mut all = Vec::new();
        loop {
            let verb = self.verb_group();
            if !verb.any || verb.not {
                return None;
            }
            let said = self.complement(&verb)?;
            all.push(if neither { Said::Not(Box::new(said)) } else { said });
            let back = self.at;
            self.skip_commas();
            let goes_on = self.take(&Item::Or) || neither && self.take(&Item::Nor);
            if !goes_on {
                self.at = back;
                break;
            }
        }
        (all.len() > 1).then_some(if neither { Said::All(all) } else { Said::Any(all) })
    }

    /// What follows a verb: "tea", "either tea or milk", "next to the Brit", "in house 2 or 3".
    pub(super) fn complements(&mut self, group: &Group) -> Option<Said> {
        let neither = self.take(&Item::Neither);
        // "Is the home of either Ann or Bob", "is home to neither Ann nor Bob".
        let nouns = self.items[self.at.min(self.items.len())..]
            .iter()
            .take_while(|item| matches!(item, Item::Noun | Item::Unknown))
            .count();
        let chooses = matches!(self.ahead(nouns), Item::Either)
            || matches!(self.ahead(nouns), Item::Neither) && !neither;
        if chooses && self.at + nouns < self.items.len() {
            self.at += nouns;
        }
        let neither = neither || self.take(&Item::Neither);
        self.take(&Item::Either);
        let first = self.complement(group)?;
        let mut units = vec![first];
        let mut any = false;
        // Where "either" starts a choice of its own.
        let mut choice = 0;
        loop {
            let back = self.at;
            if self.breaks && self.peek() == &Item::Comma {
                break;
            }
            self.skip_commas();
            if self.turns_after_nor() {
                self.at = back;
                break;
            }
            // "Not the dog but the cat": that is not denied too.
            if group.not && self.peek() == &Item::But && self.ahead(1) != &Item::Not {
                self.at = back;
                break;
            }
            let or = matches!(self.peek(), Item::Or | Item::Nor);
            let nor = self.peek() == &Item::Nor;
            // "Between the one who drinks tea and the Brit": the "and" is not the clause's.
            let list =
                self.lists_values(units.last()) || group.have && self.other_hand(units.last());
            let joint =
                or || list || (!self.relative && matches!(self.peek(), Item::And | Item::But));
            if self.relative && !joint {
                self.at = back;
                break;
            }
            self.at += usize::from(joint);
            if self.take(&Item::Either) && !or && !any && !group.not {
                choice = units.len();
            }
            let not = self.peek() == &Item::Not;
            // "Is not red and not blue": denied anew.
            if not && group.not && !or {
                self.at = back;
                break;
            }
            self.at += usize::from(not);
            if self.at == back || self.at >= self.items.len() {
                self.at = back;
                break;
            }
            // "…, milk or tea": a verb may be repeated after "or".
            let repeated = or && matches!(self.peek(), Item::Verb(_) | Item::Be | Item::Have);
            if repeated && !nor {
                self.verb_group();
            }
            let next = self.complement(group);
            // "In an odd place, behind the Brit": more of the subject.
            let trailing = self.at == self.items.len() && !self.relative;
            let clause_follows =
                matches!(self.peek(), Item::Verb(_) | Item::Be | Item::Have | Item::Not) && !list;
            match next {
                Some(next)
                    if !clause_follows
                        && (joint
                            || trailing
                            || matches!(self.peek(), Item::Comma | Item::Or | Item::And)) =>
                {
                    // "Tea or milk, but not juice".
                    if any && not && !or {
                        units = vec![Said::Any(std::mem::take(&mut units))];
                        any = false;
                    }
                    // "In hall B, and not on Monday or Friday": on neither.
                    match (or && !not && !any, units.pop()) {
                        (true, Some(Said::Not(inner))) if !group.not && !units.is_empty() => {
                            let both = Said::Any(vec![*inner, next]);
                            units.push(Said::Not(Box::new(both)));
                            continue;
                        }
                        (_, last) => units.extend(last),
                    }
                    any |= or;
                    units.push(if not { Said::Not(Box::new(next)) } else { next });
                }
                _ => {
                    self.at = back;
                    break;
                }
            }
        }
        // "Got the quilt, for either $50 or $65".
        if any && choice > 0 && choice < units.len() {
            let rest = units.split_off(choice);
            units.push(Said::Any(rest));
            any = false;
        }
        let said = match units.len() {
            1 => units.remove(0),
            _ if any => Said::Any(units),
            _ => Said::All(units),
        };
        Some(if neither { Said::Not(Box::new(said)) } else { said })
    }

    /// "Who has the Brit on his left and the Swede on his right": the same verb once more.
    fn other_hand(&self, last: Option<&Said>) -> bool {
        let nouns = (2..4).take_while(|&i| self.ahead(i) == &Item::Noun).count();
        matches!(last, Some(Said::Side(side, _)) if *side >= REVERSED)
            && self.peek() == &Item::And
            && matches!(self.ahead(1), Item::Value(_))
            && matches!(self.ahead(2 + nouns), Item::Side(_))
    }

    /// "The two who scored 9 and 10": values of one category.
    fn lists_values(&self, last: Option<&Said>) -> bool {
        let (Some(Said::Value(a)), Item::Value(b)) = (last, self.ahead(1)) else { return false };
        let category = |mention: usize| match self.sentence.mentions[mention].values.as_slice() {
            [only] => Some(only.category),
            _ => None,
        };
        // "The one who drinks tea and the cola drinker" are two.
        let led = |at: usize| self.sentence.starts[at] > self.sentence.starts[at - 1] + 1;
        let another = self.at > 1 && led(self.at + 1) && !led(self.at - 1);
        // "The house bought by the Lowes and the Kirbys' house", too.
        self.peek() == &Item::And
            && self.ahead(2) != &Item::Possessive
            && !another
            && category(*a).is_some()
            && category(*a) == category(*b)
    }

    pub(super) fn complement(&mut self, group: &Group) -> Option<Said> {
        // "A cockatoo lives there."
        let ends = matches!(self.ahead(1), Item::Comma | Item::And | Item::But | Item::Stop)
            || self.at + 1 == self.items.len();
        let there = self.peek() == &Item::There && ends && self.before.is_some();
        if (self.peek() == &Item::Him || there) && self.at < self.items.len() && group.any {
            // "It is the baker who plays it."
            let neither = self.at > 0 && self.items[self.at - 1] == Item::Neither;
            self.at += 1;
            // "But Ann has neither of them."
            let two = self.before.as_ref().filter(|b| neither && b.subjects.len() > 1);
            if let Some(before) = two {
                return Some(Said::Any(before.subjects.clone()));
            }
            // "Is not next to the goat and does not own it".
            let before = || self.before.as_ref()?.subjects.first().cloned();
            return before().or_else(|| self.object.clone().filter(|_| group.not));
        }
        if group.have {
            if let Some(said) = self.has_neighbor() {
                return Some(said);
            }
        }
        let said = self.noun_phrase()?;
        if let (true, Item::Side(side)) = (group.have, self.peek()) {
            // "Has the Brit as a neighbor", "has the Brit to his left".
            if self.sentence.sides[*side].noun && self.at < self.items.len() {
                self.at += 1;
                return Some(Said::Side(side + REVERSED, Box::new(said)));
            }
        }
        Some(said)
    }

    /// "Has a neighbor who drinks water", "has the Brit as a neighbor".
    pub(super) fn has_neighbor(&mut self) -> Option<Said> {
        let back = self.at;
        if let Item::Side(side) = *self.peek() {
            if self.sentence.sides[side].noun {
                self.at += 1;
                let who = self.take(&Item::Who);
                let found = if who || matches!(self.peek(), Item::Verb(Form::Opening)) {
                    self.relative_clause()
                } else {
                    self.noun_phrase()
                };
                // What it has to its left is to the left of it.
                if let Some(found) = found {
                    return Some(Said::Side(side + REVERSED, Box::new(found)));
                }
            }
        }
        self.at = back;
        None
    }
}
