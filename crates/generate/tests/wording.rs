//! Every sentence of new puzzles, of a year's puzzles of the day and of the presets, by rules that a
//! reader would notice: the noun of the scene, the noun of the value, number, articles. And that the
//! puzzles are what they promise. The whole sweep is long: `cargo test --release --test wording --
//! --ignored`.

use explain::{Ending, Knowledge, Step, Story, Words};
use generate::{Date, Difficulty, Kind, Wish};
use puzzle::text::Document;
use puzzle::wording::{Places, SLOT};
use puzzle::{About, Asked, Category, Hint, HintSet, Offsets, Puzzle, Relation, Value, numbers};
use solver::{Core, Known, Problem, Unwatched};

/// What new puzzles call their places.
const NOUNS: [&str; 3] = ["house", "seat", "cabin"];

/// A sentence and what is wrong with it.
type Fault = (String, String);

/// A step, and what is known after it.
type Told = (Step, Knowledge);

/// A puzzle's sentences, taken down to be looked through.
struct Reader<'p> {
    puzzle: &'p Puzzle,
    places: Places<'p>,
    faults: Vec<Fault>,
}

impl<'p> Reader<'p> {
    fn of(puzzle: &'p Puzzle) -> Self {
        Self { puzzle, places: Places::of(puzzle), faults: Vec::new() }
    }

    fn fault(&mut self, sentence: &str, what: impl Into<String>) {
        self.faults.push((sentence.to_owned(), what.into()));
    }

    /// What is wrong with any sentence.
    fn sentence(&mut self, sentence: &str) {
        self.read(sentence, true);
    }

    /// The same; numbers may be places instead of counts.
    fn read(&mut self, sentence: &str, counts: bool) {
        let lower = sentence.to_lowercase();
        let words: Vec<&str> = lower
            .split(|c: char| !c.is_alphanumeric() && c != '\'')
            .filter(|word| !word.is_empty())
            .collect();
        for odd in ["{", "}", "  ", " .", " ,", " ;", "..", ",,", "the the ", " a the ", "the a "] {
            if sentence.contains(odd) {
                self.fault(sentence, format!("{odd:?}"));
            }
        }
        // "iPhone" is a name.
        let named = sentence.chars().nth(1).is_some_and(char::is_uppercase);
        if sentence.starts_with(char::is_lowercase) && !named || sentence.trim() != sentence {
            self.fault(sentence, "does not begin like a sentence");
        }
        for (at, pair) in words.windows(2).enumerate() {
            let (first, second) = (pair[0], pair[1]);
            let numbered = at > 0 && ["hint", "hints", "statement"].contains(&words[at - 1]);
            let vowel = second.starts_with(['a', 'e', 'i', 'o', 'u']);
            let many = second.ends_with('s') && !["is", "was", "has", "less"].contains(&second);
            match first {
                "a" if vowel => self.fault(sentence, format!("a {second}")),
                "an" if !vowel && !second.starts_with(['h', 'x']) => {
                    self.fault(sentence, format!("an {second}"))
                }
                "1" if counts && many && !numbered => self.fault(sentence, format!("1 {second}")),
                _ if first == second && lower.contains(&format!("{first} {second}")) => {
                    self.fault(sentence, format!("{first} twice"))
                }
                _ => {}
            }
        }
        let own = self.places.noun();
        for noun in NOUNS.iter().filter(|noun| **noun != own) {
            if words.iter().any(|word| word.trim_end_matches('s') == *noun) {
                self.fault(sentence, format!("{noun} among {own}s"));
            }
        }
    }

    /// Besides, what is wrong with a sentence of ours: values are named as the puzzle says or stand
    /// bare, and the verbs fit.
    fn explained(&mut self, sentence: &str) {
        self.read(sentence, false);
        let rest = sentence.to_lowercase();
        let categories = self.puzzle.categories().iter();
        let phrase = |category: &Category| {
            let phrase = category.phrase.split(" (").next().unwrap_or_default().to_owned();
            if phrase.is_empty() { SLOT.to_owned() } else { phrase }
        };
        let named = categories.flat_map(|category| {
            let phrase = phrase(category);
            let whole = move |value: &String| phrase.replace(SLOT, value).to_lowercase();
            category.values.iter().map(whole)
        });
        for whole in named.filter(|whole| whole.starts_with("the ")).collect::<Vec<_>>() {
            for verb in ["are", "go", "do", "have"] {
                let wrong = format!("{whole} {verb} ");
                let joined = format!("and {wrong}");
                if rest.contains(&wrong) && !rest.contains(&joined) && !whole.ends_with('s') {
                    self.fault(sentence, wrong);
                }
            }
        }
        for value in self.puzzle.categories().iter().flat_map(|category| &category.values) {
            let many = value.starts_with(char::is_lowercase) && value.ends_with('s');
            let odd = ["ss", "us", "is", "os"].iter().any(|end| value.ends_with(end));
            let wrong = format!("{value} is ");
            if many && !odd && word_at(&rest, wrong.trim()) {
                self.fault(sentence, wrong);
            }
        }
    }

    /// What is wrong with a whole step: it is concluded, each sentence has words of its own, and no
    /// reason comes twice.
    fn step(&mut self, told: &[String]) {
        for sentence in told {
            self.explained(sentence);
        }
        let [_, reasons @ ..] = told else { return self.fault("", "no sentence") };
        if reasons.is_empty() {
            self.fault(&told[0], "no reason");
        }
        // What holds in one case has to be said again in another.
        if reasons.iter().any(|sentence| sentence.starts_with("If ")) {
            return;
        }
        let because = reasons.iter().map(|said| said.split(", so ").next().unwrap_or_default());
        let parts = because.flat_map(|said| said.split("; ")).flat_map(|said| said.split(", but "));
        // Who has a house in the way is named in each sentence that it is in the way of.
        let named = |part: &&str| !part.starts_with(|c: char| c.is_ascii_digit());
        let parts: Vec<&str> =
            parts.filter(|part| part.split(' ').count() > 3).filter(named).collect();
        let twice = |&(i, part): &(usize, &&str)| parts[..i].contains(part);
        if let Some((_, part)) = parts.iter().enumerate().find(twice) {
            self.fault(&told.join(" "), format!("{part}: said twice"));
        }
    }

    /// Every sentence there is about the puzzle and its story.
    fn all(mut self, story: &[Told]) -> Vec<Fault> {
        let puzzle = self.puzzle;
        for hint in puzzle.hints() {
            self.sentence(&hint.text);
        }
        for question in puzzle.questions() {
            self.sentence(&question.text);
        }
        let words = Words::of(puzzle);
        for (step, known) in story {
            let nudge = words.nudge(step);
            let open = words.ending(&Ending::Open, known);
            [nudge.place, nudge.hints, open].iter().for_each(|sentence| self.explained(sentence));
            self.step(&words.step(step));
        }
        for ending in [Ending::Solved, Ending::Wrong, Ending::GivenUp] {
            self.explained(&words.ending(&ending, &Knowledge::nothing(puzzle)));
        }
        self.faults
    }
}

/// The puzzle's steps; they rest on what the hints mean, not on their words.
fn story(puzzle: &Puzzle) -> Vec<Told> {
    let active = numbers::switchable(puzzle);
    let mut story = Story::new(puzzle, &active, Knowledge::nothing(puzzle));
    let mut told = Vec::new();
    while let Some(step) = story.next() {
        told.push((step, story.known().clone()));
    }
    told
}

/// Whether the text has these words, not only as a part of others.
fn word_at(text: &str, words: &str) -> bool {
    let edge = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
    text.match_indices(words).any(|(at, found)| {
        edge(text[..at].chars().next_back()) && edge(text[at + found.len()..].chars().next())
    })
}

/// What is wrong with a puzzle that was made here.
fn faults(puzzle: &Puzzle, story: &[Told]) -> Vec<Fault> {
    let mut faults = Reader::of(puzzle).all(story);
    let mut fault = |hint: &str, what: &str| faults.push((hint.to_owned(), what.to_owned()));
    let core = Core::new(Problem::from(puzzle));
    let all = HintSet::first(puzzle.hints().len());
    if core.is_unique(&all, &mut Unwatched) != Known::Yes {
        fault(puzzle.title(), "not exactly one solution");
    }
    if core.without_implied(&all, 0..all.len(), &mut Unwatched) != Some(all) {
        fault(puzzle.title(), "a hint to spare");
    }
    for (place, hint) in puzzle.hints().iter().enumerate() {
        let parts = match &hint.relation {
            Some(Relation::If(one, other) | Relation::Xor(one, other)) => vec![one, other],
            _ => Vec::new(),
        };
        for part in parts {
            let (is, is_not) = ((**part).clone(), Relation::Not(part.clone()));
            for other in puzzle.hints().iter().filter_map(|other| other.relation.as_ref()) {
                let with =
                    |more: &Relation| has_solution(puzzle, vec![other.clone(), more.clone()]);
                let composed = matches!(other, Relation::If(..) | Relation::Xor(..));
                if !composed && (!with(&is) || !with(&is_not)) {
                    fault(&hint.text, "another hint alone decides a part of it");
                }
            }
        }
        if let Some(Relation::If(premise, conclusion)) = &hint.relation {
            let both = Relation::And(vec![(**premise).clone(), (**conclusion).clone()]);
            if !has_solution(puzzle, vec![both]) {
                fault(&hint.text, "the premise rules out the conclusion");
            }
            let others = puzzle.hints().iter().enumerate().filter(|(other, _)| *other != place);
            let others = others.filter_map(|(_, hint)| hint.relation.clone());
            let with =
                |more: Relation| has_solution(puzzle, others.clone().chain([more]).collect());
            if !with((**premise).clone()) || !with(Relation::Not(conclusion.clone())) {
                fault(&hint.text, "says nothing beside the others");
            }
        }
        let question = &puzzle.questions()[0];
        let (Asked::Category(asked), About::Value(about)) = (question.asked, question.about) else {
            panic!("{question:?}")
        };
        if gives(hint, asked, about) {
            fault(&question.text, &hint.text);
        }
    }
    faults
}

fn gives(hint: &Hint, asked: u8, about: Value) -> bool {
    match hint.relation {
        Some(Relation::Offset(a, b, Offsets::SAME)) => {
            (a.category == asked && b == about) || (b.category == asked && a == about)
        }
        _ => false,
    }
}

fn has_solution(puzzle: &Puzzle, relations: Vec<Relation>) -> bool {
    let constraints: Vec<_> = relations.into_iter().map(Some).collect();
    let all = HintSet::first(constraints.len());
    let categories = puzzle.categories().len() as u8;
    let problem = Problem::new(puzzle.houses(), categories, constraints, Vec::new()).unwrap();
    Core::new(problem).solutions(&all).next().is_some()
}

/// The same puzzle where nobody says how to speak of it.
fn unworded(puzzle: &Puzzle) -> Puzzle {
    let mut parts = puzzle.clone().into_parts();
    parts.place.clear();
    parts.categories.iter_mut().for_each(|category| category.phrase.clear());
    Puzzle::new(parts).unwrap()
}

/// The same puzzle in other places.
fn elsewhere(puzzle: &Puzzle) -> Puzzle {
    let mut parts = puzzle.clone().into_parts();
    parts.place = "on the {} shelf (shelves)".to_owned();
    // The names of the places themselves and the hints stay behind.
    parts.categories.iter_mut().for_each(|category| {
        category.phrase = category.phrase.replace("house", "shelf");
    });
    parts.hints.iter_mut().for_each(|hint| hint.text = format!("Statement {}", hint.number));
    parts.questions.clear();
    Puzzle::new(parts).unwrap()
}

/// Fails with the first faults of all.
fn none(name: &str, found: Vec<Fault>) {
    let shown: Vec<String> =
        found.iter().take(8).map(|(text, what)| format!("{what}: {text}")).collect();
    assert!(found.is_empty(), "{name}: {} faults\n{}", found.len(), shown.join("\n"));
}

fn sweep(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let houses = 3 + (seed % 6) as u8;
        let categories = 2 + (seed / 6 % 7) as u8;
        // What explaining costs grows fast with the size.
        let (houses, categories) = match houses * categories {
            0..=36 => (houses, categories),
            _ => (houses.min(6), categories.min(6)),
        };
        let kinds = match seed % 5 {
            0 => Kind::CLASSIC.to_vec(),
            _ => Kind::ALL.to_vec(),
        };
        let wish = Wish { houses, categories, kinds, seed };
        let puzzle = match generate::puzzle(&wish, &mut Unwatched) {
            Ok(puzzle) => puzzle,
            Err(why) => panic!("{wish:?}: {why}"),
        };
        let name = format!("{houses}x{categories} {} seed {seed}", puzzle.title());
        let story = story(&puzzle);
        none(&name, faults(&puzzle, &story));
        none(&format!("{name}, unworded"), guessed(&puzzle, &story));
        none(&format!("{name}, elsewhere"), Reader::of(&elsewhere(&puzzle)).all(&story));
    }
}

/// What is wrong where the words have to be guessed: they may be plainer, not wrong.
fn guessed(puzzle: &Puzzle, story: &[Told]) -> Vec<Fault> {
    let unworded = unworded(puzzle);
    let (places, guessed) = (Places::of(puzzle), Places::of(&unworded));
    if ![places.noun(), "position"].contains(&guessed.noun()) {
        return vec![(places.noun().to_owned(), guessed.noun().to_owned())];
    }
    let mut reader = Reader::of(&unworded);
    reader.places = places;
    reader.all(story)
}

fn days(from: Date, days: u64) {
    let first = (0..).find(|&n| Date::after_1970(n) == Some(from)).unwrap();
    for day in (first..first + days).filter_map(Date::after_1970) {
        for difficulty in Difficulty::ALL {
            let puzzle = generate::of_day(day, difficulty, &mut Unwatched).unwrap();
            none(&format!("{day:?} {}", difficulty.word()), faults(&puzzle, &story(&puzzle)));
        }
    }
}

#[test]
fn new_puzzles_read_well_and_keep_their_promise() {
    sweep(0..48);
    days(Date::new(2026, 11, 23).unwrap(), 3);
}

#[test]
#[ignore = "minutes long: 2,000 puzzles and a year of days"]
fn two_thousand_new_puzzles_and_a_year_of_days_do() {
    sweep(0..2_000);
    days(Date::new(2026, 11, 23).unwrap(), 365);
}

#[test]
fn presets_read_well_with_and_without_their_own_words() {
    for preset in presets::all() {
        let puzzle = preset.puzzle();
        let (bare, story) = (unworded(&puzzle), story(&puzzle));
        none(preset.id, Reader::of(&puzzle).all(&story));
        none(preset.id, Reader::of(&bare).all(&story));
    }
}

/// One of whose steps gave a reason twice.
#[test]
fn a_reason_is_given_once() {
    let puzzle = Document::read(include_str!("data/seats.zebra")).unwrap().into_puzzle();
    none("seats", Reader::of(&puzzle).all(&story(&puzzle)));
}
