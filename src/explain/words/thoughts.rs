//! Thoughts as sentences.

use super::super::knowledge::Fact;
use super::super::step::{Case, CaseEnd, Thought};
use super::super::technique::Technique;
use super::facts::{Lexicon, list, sentence};

/// More reasons than this are summed up instead of listed.
const LISTED: usize = 4;

impl Lexicon<'_> {
    /// Sentences for the thoughts, each with what it is told after.
    pub(super) fn thoughts(&self, thoughts: &[Thought]) -> Vec<String> {
        let mut sentences = Vec::new();
        let mut told: Vec<Fact> = Vec::new();
        let mut i = 0;
        while i < thoughts.len() {
            let used = match thoughts[i].technique {
                Technique::OnlyHouse | Technique::OnlyValue => {
                    sentences.push(self.last_left(&thoughts[i], &told));
                    1
                }
                Technique::Stated => {
                    let run = run(&thoughts[i..], |t| t.technique == Technique::Stated);
                    let (texts, used) = self.stated(&thoughts[i..], run);
                    sentences.push(texts);
                    used
                }
                Technique::Shared | Technique::EitherWay | Technique::Company | Technique::Chain => {
                    sentences.push(self.special(&thoughts[i]));
                    1
                }
                _ => {
                    let hints = &thoughts[i].hints;
                    let same = run(&thoughts[i..], |t| {
                        t.hints == *hints && t.technique != Technique::EitherWay
                    });
                    let (texts, used) = self.by_hint(&thoughts[i..], same, &told);
                    sentences.push(texts);
                    used
                }
            };
            told.extend(thoughts[i..i + used].iter().flat_map(|thought| &thought.new));
            i += used;
        }
        sentences
    }

    /// "The Norwegian lives in the first house, and milk is drunk in the middle house."
    fn stated(&self, thoughts: &[Thought], stated: usize) -> (String, usize) {
        let mut hints: Vec<usize> = Vec::new();
        let mut used = 0;
        while used < thoughts.len() {
            let thought = &thoughts[used];
            match thought.technique {
                Technique::Stated if !hints.contains(&thought.hints[0]) => {
                    hints.push(thought.hints[0]);
                }
                Technique::Stated => {}
                // A house named outright needs no conclusion.
                Technique::OnlyHouse if thoughts[..used].iter().any(|t| rules_out_rest(t, thought)) => {}
                _ => break,
            }
            used += 1;
        }
        let texts: Vec<String> = hints.iter().map(|&hint| self.hint(hint).to_owned()).collect();
        let used = used.max(stated);
        match texts.as_slice() {
            [only] => (sentence(only), used),
            several => (several.iter().map(|text| sentence(text)).collect::<Vec<_>>().join(" "), used),
        }
    }

    /// What one hint shows: "The Norwegian lives next to the blue house and is in the first, so …".
    fn by_hint(&self, thoughts: &[Thought], same: usize, told: &[Fact]) -> (String, usize) {
        let first = &thoughts[0];
        let hint = self.hint(first.hints[0]);
        // One side known and the other settled by it.
        if let [one, then, ..] = thoughts {
            if one.technique == Technique::OneSide
                && then.technique == Technique::OnlyHouse
                && one.new.iter().all(|fact| fact.value == then.new[0].value)
            {
                let known: Vec<Fact> = fresh(&one.because, told);
                let rest = then.because.iter().filter(|fact| !one.new.contains(fact));
                let rest = fresh(&rest.copied().collect::<Vec<_>>(), told);
                let conclusion = self.clauses(&then.new);
                let text = match (known.as_slice(), rest.as_slice()) {
                    ([], []) => format!("{hint}, so {conclusion}"),
                    ([], rest) => format!("{hint}, and {}, so {conclusion}", self.reasons(rest)),
                    (known, []) => format!("{hint}, and {}, so {conclusion}", self.clauses(known)),
                    (known, rest) => format!(
                        "{hint}, and {}; since {}, {conclusion}",
                        self.clauses(known),
                        self.reasons(rest)
                    ),
                };
                return (sentence(&text), 2);
            }
        }
        let mut parts: Vec<String> = Vec::new();
        let mut reasons: Vec<Vec<Fact>> = Vec::new();
        let mut found: Vec<Vec<Fact>> = Vec::new();
        for thought in &thoughts[..same] {
            let because = fresh(&thought.because, told);
            match reasons.iter().position(|known| *known == because) {
                Some(place) => found[place].extend(&thought.new),
                None => {
                    reasons.push(because);
                    found.push(thought.new.clone());
                }
            }
        }
        for (because, new) in reasons.iter().zip(&found) {
            parts.push(match because.as_slice() {
                [] => self.clauses(new),
                because => format!("{}, since {}", self.clauses(new), self.reasons(because)),
            });
        }
        let text = match (reasons.as_slice(), parts.as_slice()) {
            ([because], _) if !because.is_empty() => {
                format!("{hint}, and {}, so {}", self.reasons(because), self.clauses(&found[0]))
            }
            (_, parts) => format!("{hint}, so {}", parts.join("; and ")),
        };
        (sentence(&text), same)
    }

    /// "That leaves only the fourth house for the green house."
    fn last_left(&self, thought: &Thought, told: &[Fact]) -> String {
        let Some(fact) = thought.new.first() else { return String::new() };
        let because = fresh(&thought.because, told);
        let (name, house) = (self.name(fact.value), self.places.whole(fact.house));
        let left = match thought.technique {
            Technique::OnlyHouse => format!("only {house} is left for {name}"),
            _ => {
                let category = self.category(fact.value.category);
                format!("only {name} is left as the {category} of {house}")
            }
        };
        match because.as_slice() {
            [] => sentence(&format!("so {left}")),
            because => sentence(&format!("since {}, {left}", self.reasons(because))),
        }
    }

    fn special(&self, thought: &Thought) -> String {
        let conclusion = self.clauses(&thought.new);
        let because = match thought.because.as_slice() {
            [] => String::new(),
            because => format!("{}, and ", self.reasons(because)),
        };
        let hints: Vec<&str> = thought.hints.iter().map(|&hint| self.hint(hint)).collect();
        match thought.technique {
            Technique::Shared => {
                sentence(&format!("{because}that takes up all these places, so {conclusion}"))
            }
            Technique::EitherWay => {
                let facts = match thought.because.as_slice() {
                    [] => String::new(),
                    because => format!(", and {}", self.reasons(because)),
                };
                sentence(&format!(
                    "{}{facts}: whichever way that comes out, {conclusion}",
                    hints.join(", and ")
                ))
            }
            Technique::Company => {
                let Some(fact) = thought.new.first() else { return String::new() };
                let name = self.name(fact.value);
                let sentences: Vec<String> = hints.iter().map(|hint| sentence(hint)).collect();
                let house = self.places.whole(fact.house);
                let others = match thought.because.first() {
                    Some(_) => {
                        format!(" In {house} there is nobody left who could go with {name}, since {}",
                            self.reasons(&thought.because))
                    }
                    None => format!(" In {house} nobody could go with {name}"),
                };
                format!("{}{}; so {conclusion}.", sentences.join(" "), others)
            }
            _ => {
                let sentences: Vec<String> = hints.iter().map(|hint| sentence(hint)).collect();
                let house = thought.new.first().map_or(String::new(), |fact| {
                    format!("from {} ", self.places.whole(fact.house))
                });
                let since = match thought.because.as_slice() {
                    [] => String::new(),
                    because => format!(", since {}", self.reasons(because)),
                };
                format!(
                    "{} Seen {house}both would need the same place{since}, so {conclusion}.",
                    sentences.join(" ")
                )
            }
        }
    }

    /// Facts as reasons, summed up where they are many.
    fn reasons(&self, facts: &[Fact]) -> String {
        let mut values: Vec<_> = facts.iter().map(|fact| (fact.value, fact.holds)).collect();
        values.dedup();
        if values.len() <= LISTED {
            return self.clauses(facts);
        }
        let placed: Vec<Fact> = facts.iter().copied().filter(|fact| fact.holds).collect();
        match placed.len() {
            1..=LISTED => format!("{}, and the rest is ruled out", self.clauses(&placed)),
            _ => "everything else is ruled out".to_owned(),
        }
    }

    /// A case told to its end, as sentences.
    pub(super) fn case(&self, case: &Case, out: &mut Vec<String>) {
        out.push(format!("Suppose {}.", self.clause(case.supposed)));
        out.extend(self.thoughts(&case.thoughts));
        match &case.end {
            CaseEnd::NoHouse { value, .. } => {
                out.push(format!("Then no {} is left for {}.", self.places.noun(), self.name(*value)));
            }
            CaseEnd::NoValue { category, house, .. } => {
                let category = self.category(*category);
                out.push(format!("Then no {category} is left for {}.", self.places.whole(*house)));
            }
            CaseEnd::Split(cases) => {
                let each = cases.iter().map(|case| self.clause(case.supposed));
                let each: Vec<String> = each.collect();
                out.push(sentence(&format!("then {}", list(&each, "or"))));
                cases.iter().for_each(|case| self.case(case, out));
            }
        }
    }
}

/// How many thoughts from the first on are alike.
fn run(thoughts: &[Thought], alike: impl Fn(&Thought) -> bool) -> usize {
    thoughts.iter().take_while(|thought| alike(thought)).count().max(1)
}

/// The facts that have not just been told.
fn fresh(facts: &[Fact], told: &[Fact]) -> Vec<Fact> {
    facts.iter().copied().filter(|fact| !told.contains(fact)).collect()
}

/// Whether a thought leaves a value the one house that the next one puts it in.
fn rules_out_rest(thought: &Thought, placing: &Thought) -> bool {
    thought.new.iter().all(|fact| placing.new.first().is_some_and(|p| p.value == fact.value))
        && placing.because.iter().all(|fact| thought.new.contains(fact))
}
