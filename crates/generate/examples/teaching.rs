//! How long explanations are: `cargo run --release -p generate --example teaching`. Of the presets,
//! the puzzles of one day and ten new ones: words a step and a new fact, the longest step, and how
//! many conclusions had been told before. `-- read` prints the stories themselves, `-- random` counts
//! suppositions in a thousand random puzzles, `-- times` times the stories, `-- why-not` the answers
//! for every cell of a hundred states.

use std::collections::HashSet;
use std::time::Instant;

use explain::{Fact, Knowledge, Rating, Step, Story, Technique, WhyNot, Words, proven};
use generate::{Date, Difficulty, Kind, Wish};
use puzzle::{Puzzle, Value, numbers};
use solver::Unwatched;
use testing::puzzles::of_recipe;
use testing::recipe::{Mix, Recipe};

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("read") => read(std::env::args().nth(2).as_deref()),
        Some("random") => random_ones(),
        Some("times") => times(),
        Some("why-not") => why_not(),
        _ => measure(),
    }
}

/// More words than this are too many for a step.
const LONG: usize = 120;

/// The puzzles that are measured, with their names.
fn puzzles() -> Vec<(String, Puzzle)> {
    let presets = presets::all().iter().map(|preset| (preset.id.to_owned(), preset.puzzle()));
    let date = Date::new(2026, 11, 26).expect("a date");
    let daily = Difficulty::ALL.into_iter().map(|difficulty| {
        let puzzle = generate::of_day(date, difficulty, &mut Unwatched).expect("a daily");
        (format!("daily {}", difficulty.word()), puzzle)
    });
    let new = (1..=10).map(|seed| {
        let (houses, categories) = [(4, 4), (5, 5), (6, 5), (5, 4), (6, 6)][seed as usize % 5];
        let kinds = if seed % 3 == 0 { Kind::CLASSIC.to_vec() } else { Kind::ALL.to_vec() };
        let name = format!("{houses}x{categories} seed {seed}");
        let wish = Wish { houses, categories, kinds, seed };
        (name, generate::puzzle(&wish, &mut Unwatched).expect("a puzzle"))
    });
    presets.chain(daily).chain(new).collect()
}

fn steps(puzzle: &Puzzle) -> Vec<Step> {
    let mut story = Story::new(puzzle, &numbers::switchable(puzzle), Knowledge::nothing(puzzle));
    story.by_ref().for_each(drop);
    story.steps()
}

/// Words of letters or digits; signs between them are none.
fn words_in(text: &str) -> usize {
    text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count()
}

#[derive(Default)]
struct Figures {
    steps: usize,
    words: usize,
    facts: usize,
    longest: usize,
    /// Steps of more than [`LONG`] words.
    long: usize,
    suppositions: usize,
    negative: usize,
    told_before: usize,
}

fn figures(puzzle: &Puzzle) -> (Figures, Rating) {
    let (words, steps) = (Words::of(puzzle), steps(puzzle));
    let mut told: HashSet<Fact> = HashSet::new();
    let mut sum = Figures { steps: steps.len(), ..Figures::default() };
    for step in &steps {
        let long = words.step(step).iter().map(|sentence| words_in(sentence)).sum::<usize>();
        sum.words += long;
        sum.longest = sum.longest.max(long);
        sum.long += usize::from(long > LONG);
        let places = step.new.iter().filter(|fact| fact.holds).count();
        sum.facts += if places == 0 { step.new.len() } else { places };
        sum.suppositions += usize::from(step.technique() >= Technique::Case);
        let found = step.thoughts.iter().flat_map(|thought| &thought.new);
        for fact in found.filter(|fact| !fact.holds) {
            sum.negative += 1;
            sum.told_before += usize::from(!told.insert(*fact));
        }
    }
    (sum, Rating::of(&steps))
}

fn measure() {
    let line = |name: &str, it: &Figures, rating: &str| {
        println!(
            "{name:16} {:4} steps {:6} words {:5.1} a step {:5.1} a fact, longest {:4}, {:2} over {LONG}, {:3} supposed, {:3} of {:4} told before  {rating}",
            it.steps,
            it.words,
            it.words as f64 / it.steps as f64,
            it.words as f64 / it.facts as f64,
            it.longest,
            it.long,
            it.suppositions,
            it.told_before,
            it.negative,
        );
    };
    let mut all = Figures::default();
    for (name, puzzle) in puzzles() {
        let (it, rating) = figures(&puzzle);
        line(&name, &it, &format!("{} {}", rating.score, rating.level.name()));
        all.steps += it.steps;
        all.words += it.words;
        all.facts += it.facts;
        all.longest = all.longest.max(it.longest);
        all.long += it.long;
        all.suppositions += it.suppositions;
        all.negative += it.negative;
        all.told_before += it.told_before;
    }
    line("all", &all, "");
}

fn read(wanted: Option<&str>) {
    for (name, puzzle) in puzzles() {
        if wanted.is_some_and(|wanted| !name.contains(wanted)) {
            continue;
        }
        println!("\n## {name}: {}", puzzle.title());
        puzzle.hints().iter().for_each(|hint| println!("  {}. {}", hint.number, hint.text));
        let words = Words::of(&puzzle);
        for (number, step) in (1..).zip(steps(&puzzle)) {
            let (told, technique) = (words.step(&step).join(" "), step.technique().name());
            println!("{number}. {:?} {told}  [{technique}]", step.numbers(&puzzle));
        }
    }
}

/// Those of the test that checks a thousand.
fn random_ones() {
    let (mut all, mut supposed, mut chains, mut longest, mut words) = (0, 0, 0, 0, 0);
    let mut long_ones = 0;
    for seed in 0..1000u64 {
        let (houses, categories) = [(3, 3), (4, 3), (4, 4), (5, 4), (5, 5)][seed as usize % 5];
        let full = usize::from(houses) * usize::from(categories);
        let hints = full / 2 + seed as usize % 7;
        let puzzle = of_recipe(Recipe { houses, categories, hints, mix: Mix::Printed }, seed);
        let names = Words::of(&puzzle);
        for step in steps(&puzzle) {
            all += 1;
            supposed += usize::from(step.technique() == Technique::Case);
            chains += usize::from(step.technique() == Technique::Chain);
            let long = names.step(&step).iter().map(|text| words_in(text)).sum::<usize>();
            longest = longest.max(long);
            long_ones += usize::from(long > LONG);
            words += long;
        }
    }
    let each = words as f64 / all as f64;
    println!(
        "{all} steps, {supposed} suppositions, {chains} chains, {each:.1} words a step, longest {longest}, \
         {long_ones} over {LONG} words"
    );
}

/// Every cell of a hundred states along the stories, each timed by itself.
fn why_not() {
    let mut took: Vec<f64> = Vec::new();
    let mut proving: f64 = 0.0;
    let (mut unknown, mut states, mut unproven) = (0, 0, 0);
    for (i, (_, puzzle)) in puzzles().iter().enumerate() {
        let active = numbers::switchable(puzzle);
        for part in 0..5 {
            let mut story = Story::new(puzzle, &active, Knowledge::nothing(puzzle));
            story.by_ref().take((part * 7 + i) % 40).for_each(drop);
            let known = story.known();
            let relations = puzzle.hints().iter().map(|hint| hint.relation.as_ref());
            let start = Instant::now();
            let all_right = proven(relations, &active, known);
            proving = proving.max(start.elapsed().as_secs_f64() * 1_000.0);
            unproven += known.facts().len() - all_right.facts().len();
            states += 1;
            let categories = 0..puzzle.categories().len() as u8;
            let values = categories.flat_map(|category| {
                (0..puzzle.houses()).map(move |index| Value { category, index })
            });
            for value in values {
                for house in 0..puzzle.houses() {
                    let start = Instant::now();
                    let found = WhyNot::of(puzzle, &active, known, value, house);
                    took.push(start.elapsed().as_secs_f64() * 1_000.0);
                    unknown += usize::from(found == WhyNot::Unknown);
                }
            }
        }
    }
    took.sort_by(f64::total_cmp);
    let at = |part: f64| took[((took.len() - 1) as f64 * part) as usize];
    println!(
        "{states} states, {} cells: median {:.2} ms, 99 % below {:.1}, worst {:.1}; {} over 30; {unknown} not known",
        took.len(),
        at(0.5),
        at(0.99),
        at(1.0),
        took.iter().filter(|ms| **ms > 30.0).count()
    );
    println!("proven of marks: worst {proving:.1} ms a state; {unproven} right marks not proven");
}

fn times() {
    let all = puzzles();
    let mut rounds: Vec<f64> = (0..15)
        .map(|_| {
            let start = Instant::now();
            all.iter().for_each(|(_, puzzle)| drop(steps(puzzle)));
            start.elapsed().as_secs_f64() * 1_000.0
        })
        .collect();
    rounds.sort_by(f64::total_cmp);
    println!(
        "all {} stories: {:.1} ms (median of 15), {:.1} at best",
        all.len(),
        rounds[7],
        rounds[0]
    );
}
