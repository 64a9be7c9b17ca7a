//! Thoughts as sentences.

use puzzle::{Houses, Value};

use super::super::knowledge::{Fact, With};
use super::super::step::{Case, CaseEnd, Thought};
use super::super::technique::Technique;
use super::facts::{Lexicon, list, sentence};
use super::names::Kind;

/// More reasons than this are summed up instead of listed.
const LISTED: usize = 4;

impl Lexicon<'_> {
    /// Sentences for the thoughts. What one of them has said, later ones take as said.
    pub(super) fn thoughts(&self, thoughts: &[Thought], said: &mut Vec<Fact>) -> Vec<String> {
        let mut sentences = Vec::new();
        let mut quoted: Vec<usize> = Vec::new();
        let mut left = thoughts;
        while let Some(first) = left.first() {
            let (text, used) = match first.technique {
                Technique::OnlyHouse | Technique::OnlyValue => self.last_left(left, said),
                Technique::Stated => self.stated(left),
                Technique::Shared => (self.shared(first, said), 1),
                Technique::EitherWay => (self.either_way(first, said), 1),
                Technique::Company => (self.company(first, said, &quoted), 1),
                Technique::Companion => (self.companion(first, said, &quoted), 1),
                Technique::Chain => (self.chain(first, said, &quoted), 1),
                Technique::Composed if first.hints.len() > 1 => {
                    (self.together(first, said, &quoted), 1)
                }
                _ => {
                    let again = first.hints.iter().all(|hint| quoted.contains(hint));
                    self.by_hint(
                        left,
                        if again { None } else { Some(self.hint(first.hints[0])) },
                        said,
                    )
                }
            };
            sentences.push(text);
            quoted.extend(&first.hints);
            let (told, rest) = left.split_at(used);
            for thought in told {
                said.extend(thought.because.iter().chain(&thought.new));
            }
            left = rest;
        }
        sentences
    }

    /// "The Norwegian lives in the first house." A house named outright needs no conclusion.
    fn stated(&self, thoughts: &[Thought]) -> (String, usize) {
        let hint = sentence(self.hint(thoughts[0].hints[0]));
        match thoughts {
            [first, then, ..] if leaves_one(first, then) => (hint, 2),
            _ => (hint, 1),
        }
    }

    /// What one hint shows: "The Norwegian lives next to the blue house and is in the first, so …".
    /// Without the hint where it has just been quoted.
    fn by_hint(&self, thoughts: &[Thought], hint: Option<&str>, said: &[Fact]) -> (String, usize) {
        if let [one, then, ..] = thoughts {
            let same = |fact: &Fact| fact.value == then.new[0].value;
            if then.technique == Technique::OnlyHouse && one.new.iter().all(same) {
                let known = fresh(&one.because, said);
                let elsewhere: Vec<Fact> =
                    then.because.iter().copied().filter(|fact| !one.new.contains(fact)).collect();
                let rest = fresh(&elsewhere, said);
                let reasons: Vec<Fact> = known.into_iter().chain(rest).collect();
                return (sentence(&self.so(hint, &reasons, &self.clauses(&then.new))), 2);
            }
        }
        let alike = |thought: &&Thought| {
            thought.hints == thoughts[0].hints && thought.technique != Technique::EitherWay
        };
        let used = thoughts.iter().take_while(alike).count();
        let mut found: Vec<(Vec<Fact>, Vec<Fact>)> = Vec::new();
        let mut said = said.to_vec();
        for thought in &thoughts[..used] {
            let because = fresh(&thought.because, &said);
            match found.iter_mut().find(|(known, _)| *known == because) {
                Some((_, new)) => new.extend(&thought.new),
                None => found.push((because, thought.new.clone())),
            }
            said.extend(&thought.new);
        }
        if let [(because, new)] = found.as_slice() {
            return (sentence(&self.so(hint, because, &self.clauses(new))), used);
        }
        let parts: Vec<String> = found
            .iter()
            .map(|(because, new)| match because.as_slice() {
                [] => self.clauses(new),
                because => format!("{}, since {}", self.clauses(new), self.reasons(because)),
            })
            .collect();
        (sentence(&self.so(hint, &[], &parts.join("; and "))), used)
    }

    /// "… and the Norwegian is in the first house, so the blue house is the second".
    fn so(&self, hint: Option<&str>, because: &[Fact], conclusion: &str) -> String {
        match (hint, because) {
            (None, []) => format!("so {conclusion}"),
            (None, because) => format!("since {}, {conclusion}", self.reasons(because)),
            (Some(hint), []) => format!("{hint}, so {conclusion}"),
            (Some(hint), because) => {
                if let [Fact { value, with: With::House(house), holds: true }] = because {
                    if self.ends_with_house(hint, *value) {
                        let place = self.places.ordinal(*house);
                        return format!("{hint}, which is the {place}, so {conclusion}");
                    }
                }
                format!("{hint}, and {}, so {conclusion}", self.reasons(because))
            }
        }
    }

    /// Whether the hint's last words name this value, which is a house.
    fn ends_with_house(&self, hint: &str, value: Value) -> bool {
        let name = self.name(value).to_lowercase();
        self.kind(value) == Kind::House && hint.to_lowercase().ends_with(&name)
    }

    /// "Since …, only the fourth house is left for the green house and only yellow for the first."
    fn last_left(&self, thoughts: &[Thought], said: &[Fact]) -> (String, usize) {
        let last = |thought: &&Thought| {
            matches!(thought.technique, Technique::OnlyHouse | Technique::OnlyValue)
        };
        let because = fresh(&thoughts[0].because, said);
        let mut parts = Vec::new();
        let mut told = said.to_vec();
        for thought in thoughts.iter().take_while(last) {
            told.extend(thoughts[0].because.iter().chain(&thought.new));
            let more = fresh(&thought.because, &told);
            if !parts.is_empty() && !more.is_empty() {
                break;
            }
            let Some(fact) = thought.new.first() else { break };
            let With::House(house) = fact.with else { break };
            let (name, house) = (self.name(fact.value), self.places.whole(house));
            let (subject, is, object) = match thought.technique {
                Technique::OnlyHouse => (house.as_str(), "is", name),
                _ => (name, self.is(fact.value), house.as_str()),
            };
            parts.push(match parts.as_slice() {
                [] => format!("only {subject} {is} left for {object}"),
                _ => format!("only {subject} for {object}"),
            });
        }
        let left = list(&parts, "and");
        let text = match because.as_slice() {
            [] => format!("so {left}"),
            because => format!("since {}, {left}", self.reasons(because)),
        };
        (sentence(&text), parts.len().max(1))
    }

    /// "The Dane and the Swede have only the second and the last house between them, so …".
    fn shared(&self, thought: &Thought, said: &[Fact]) -> String {
        let values = self.names(&thought.about, "and");
        let houses = self.houses(thought.within);
        let conclusion = self.clauses(&thought.new);
        let about_these = |fact: &Fact| thought.about.contains(&fact.value);
        let text = if thought.new.iter().any(about_these) {
            format!("only {values} are left for {houses}, so {conclusion}")
        } else {
            format!("{values} have only {houses} between them, so {conclusion}")
        };
        self.since(&fresh(&thought.because, said), &text)
    }

    /// "Ivory is left of green: however that comes out, …".
    fn either_way(&self, thought: &Thought, said: &[Fact]) -> String {
        let hint = self.hint(thought.hints[0]);
        let because = match fresh(&thought.because, said).as_slice() {
            [] => String::new(),
            because => format!(", and {}", self.reasons(because)),
        };
        let taken = match thought.within.len() {
            1 => format!("{} is taken by one of them", self.houses(thought.within)),
            _ => format!("{} are taken by them", self.houses(thought.within)),
        };
        let conclusion = self.clauses(&thought.new);
        sentence(&format!(
            "{hint}{because}: whichever way that comes out, {taken}, so {conclusion}"
        ))
    }

    /// "So the German goes with neither tea nor beer, and nothing else is left there."
    fn company(&self, thought: &Thought, said: &[Fact], quoted: &[usize]) -> String {
        let Some(Fact { value, with: With::House(house), .. }) = thought.new.first() else {
            return String::new();
        };
        let hints = self.quotes(thought, quoted);
        let house = self.places.whole(*house);
        let neither = self.pair(*value, &thought.about, false);
        let category = thought.about.first().map_or(String::new(), |v| self.category(v.category));
        let since = match fresh(&thought.because, said).as_slice() {
            [] => String::new(),
            because => format!(", since {}", self.reasons(because)),
        };
        let conclusion = self.clauses(&thought.new);
        format!(
            "{hints}So {neither}, and no other {category} is left for {house}{since}; so {conclusion}."
        )
    }

    /// Several hints, and what they come to.
    fn together(&self, thought: &Thought, said: &[Fact], quoted: &[usize]) -> String {
        let hints = self.quotes(thought, quoted);
        let text = match fresh(&thought.because, said).as_slice() {
            [] => format!("so {}", self.clauses(&thought.new)),
            because => format!("since {}, {}", self.reasons(because), self.clauses(&thought.new)),
        };
        hints + &sentence(&text)
    }

    /// "The only drink left for the Englishman is milk."
    fn companion(&self, thought: &Thought, said: &[Fact], quoted: &[usize]) -> String {
        let Some(Fact { value, with: With::Value(other), .. }) = thought.new.first() else {
            return String::new();
        };
        // The values ruled out are of the category of the one that is left.
        let of_value = thought.about.first().is_some_and(|v| v.category == value.category);
        let (alone, only) = if of_value { (other, value) } else { (value, other) };
        let hints = self.quotes(thought, quoted);
        let (name, left) = (self.name(*alone), self.name(*only));
        let text = match (self.kind(*alone), self.kind(*only)) {
            (Kind::Person, Kind::Person) => format!("{name} can only be {left}"),
            (_, Kind::Thing | Kind::Things) => {
                format!("the only {} left for {name} is {left}", self.category(only.category))
            }
            _ => format!("only {left} is left for {name}"),
        };
        hints + &self.since(&fresh(&thought.because, said), &text)
    }

    /// "From the last house both would have to be next door in the fourth."
    fn chain(&self, thought: &Thought, said: &[Fact], quoted: &[usize]) -> String {
        let Some(Fact { value, with: With::House(house), .. }) = thought.new.first() else {
            return String::new();
        };
        let hints = self.quotes(thought, quoted);
        let values = self.names(&thought.about, "and");
        let text = format!(
            "with {} {}, {values} would both need {}, so {}",
            self.name(*value),
            self.places.at(*house),
            self.houses(thought.within),
            self.clauses(&thought.new)
        );
        hints + &self.since(&fresh(&thought.because, said), &text)
    }

    /// The hints of a thought that were not quoted before, a sentence each.
    fn quotes(&self, thought: &Thought, quoted: &[usize]) -> String {
        let fresh = thought.hints.iter().filter(|hint| !quoted.contains(hint));
        fresh.map(|&hint| sentence(self.hint(hint)) + " ").collect()
    }

    fn since(&self, because: &[Fact], text: &str) -> String {
        match because {
            [] => sentence(text),
            because => sentence(&format!("since {}, {text}", self.reasons(because))),
        }
    }

    /// "the second and the last house".
    fn houses(&self, houses: Houses) -> String {
        let ordinals: Vec<String> =
            houses.iter().map(|house| format!("the {}", self.places.ordinal(house))).collect();
        format!("{} {}", list(&ordinals, "and"), self.places.noun())
    }

    /// Facts as reasons, summed up where they are many.
    fn reasons(&self, facts: &[Fact]) -> String {
        let mut values: Vec<(Value, bool)> =
            facts.iter().map(|fact| (fact.value, fact.holds)).collect();
        values.sort_unstable();
        values.dedup();
        if values.len() <= LISTED {
            return self.clauses(facts);
        }
        let placed: Vec<Fact> = facts.iter().copied().filter(|fact| fact.holds).collect();
        match placed.len() {
            1..=LISTED => format!("{} and the rest is ruled out", self.clauses(&placed)),
            _ => "everything else is ruled out".to_owned(),
        }
    }

    /// A case told to its end, as sentences. One that can be held in mind is no supposition yet.
    pub(super) fn case(&self, case: &Case, technique: Technique, out: &mut Vec<String>) {
        let supposed = self.clause(case.supposed);
        out.push(match technique {
            Technique::Case => format!("Suppose {supposed}."),
            _ => format!("What if {supposed}?"),
        });
        self.followed(case, &[], out);
    }

    /// What follows from what is supposed, to its end.
    fn followed(&self, case: &Case, said: &[Fact], out: &mut Vec<String>) {
        let mut said = said.to_vec();
        said.push(case.supposed);
        out.extend(self.thoughts(&case.thoughts, &mut said));
        match &case.end {
            CaseEnd::NoHouse { value, because } => {
                let text = format!("no {} is left for {}", self.places.noun(), self.name(*value));
                let elsewhere: Vec<Fact> =
                    because.iter().copied().filter(|fact| fact.value != *value).collect();
                out.push(self.then(&fresh(&elsewhere, &said), &text));
            }
            CaseEnd::NoValue { category, house, because } => {
                let category = self.category(*category);
                let text = format!("no {category} is left for {}", self.places.whole(*house));
                out.push(self.then(&fresh(because, &said), &text));
            }
            CaseEnd::Split(cases) => {
                let each: Vec<String> = cases.iter().map(|c| self.clause(c.supposed)).collect();
                out.push(sentence(&format!("then {}", list(&each, "or"))));
                for case in cases {
                    out.push(format!("Suppose {}.", self.clause(case.supposed)));
                    self.followed(case, &said, out);
                }
            }
        }
    }

    fn then(&self, because: &[Fact], text: &str) -> String {
        match because {
            [] => sentence(&format!("then {text}")),
            because => sentence(&format!("then {text}, since {}", self.reasons(because))),
        }
    }
}

/// The facts that have not been said.
fn fresh(facts: &[Fact], said: &[Fact]) -> Vec<Fact> {
    facts.iter().copied().filter(|fact| !said.contains(fact)).collect()
}

/// Whether a thought leaves a value the one house that the next one puts it in.
fn leaves_one(thought: &Thought, placing: &Thought) -> bool {
    placing.technique == Technique::OnlyHouse
        && placing.because.iter().all(|fact| thought.new.contains(fact))
}
