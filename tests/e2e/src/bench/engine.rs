//! The page's own workers, asked directly: what the core is held to in a browser, and counts beside
//! clingo-wasm in the same browser.

use std::collections::HashMap;

use benches::{
    GROUPS, Instance, SIZES, all_hints, beside_peers, encode, fish, large_puzzles, random_puzzles,
    random_subsets, weak_puzzles,
};
use puzzle::{HintSet, Relation};
use serde_json::{Value, json};
use solver::Problem;
use zebra_playground::engine::protocol::{self, Answer, Ask, Request, Response};
use zebra_playground::tools::Job;
use zebra_playground::views::sets::{Order, Subject};

use crate::{Result, page::Page};

const ASK_WORKER: &str = include_str!("../../assets/ask-worker.js");
const ASK_CLINGO: &str = include_str!("../../assets/ask-clingo.js");

/// What takes longer is given up, ours or theirs, in milliseconds. WebDriver waits for 30 s.
const LIMIT: f64 = 20_000.0;
/// What takes less is done again, this often in one go, in milliseconds.
const SHORT: f64 = 5.0;
const ROUNDS: u32 = 50;
/// Short counts by the peer are repeated, and the best one counts, as in the native comparison.
const RUNS: u32 = 5;
const ENOUGH: f64 = 100.0;
/// Past this many solutions the peer, which lists them, is not asked.
const TOO_MANY: f64 = 1e7;
/// Ratios are quoted for instances on which the peer takes longer than this, in milliseconds.
const WORTH_QUOTING: f64 = 10.0;

/// The first bytes of the messages that end a measurement: the answer to request 1, for a lattice the
/// last one, with which the sets are drawn too.
const SURVEY: [u8; 2] = [1, 2];
const LATTICE: [u8; 3] = [1, 4, 1];

/// Measures, and prints tables.
///
/// # Errors
/// When a worker does not answer, or the peer counts otherwise than we do.
pub async fn run(page: &Page<'_>) -> Result {
    page.open_at("", "").await?;
    println!("\n| in {} | runs | median | worst | target | within |", page.setting.browser);
    println!("|---|---:|---:|---:|---:|---:|");
    targets(page).await?;

    let mut ours = Vec::new();
    for instance in beside_peers() {
        let found = survey(page, &as_one_hint(&instance.problem, &instance.hints)).await?;
        ours.push((instance, found));
    }
    match &page.setting.peer {
        Some(peer) => beside_clingo(page, peer, ours).await,
        None => Ok(()),
    }
}

async fn targets(page: &Page<'_>) -> Result {
    let mut times = Vec::new();
    for set in random_subsets() {
        times.push(survey(page, &(fish(), set)).await?.time);
    }
    report("all that Explore shows, random sets of the fish riddle", times, 16.0);

    report("lattice of the fish riddle", vec![lattice(page).await?], 400.0);

    for (houses, categories) in SIZES {
        let times = count_all(page, random_puzzles(houses, categories)).await?;
        report(&format!("count and shares, random {houses}x{categories}"), times, 16.0);
    }
    report("count and shares, weak hints 5x5", count_all(page, weak_puzzles()).await?, 50.0);

    let (mut statuses, mut all) = (Vec::new(), Vec::new());
    for puzzle in large_puzzles() {
        let hints = all_hints(&puzzle);
        let found = survey(page, &(puzzle, hints)).await?;
        statuses.push(found.statuses);
        all.push(found.time);
    }
    report("statuses on the page, 140 hints on 8x18", statuses, 500.0);
    report("all that Explore shows, 140 hints on 8x18", all, f64::INFINITY);
    Ok(())
}

async fn count_all(page: &Page<'_>, puzzles: Vec<Problem>) -> Result<Vec<f64>> {
    let mut times = Vec::new();
    for puzzle in puzzles {
        let hints = all_hints(&puzzle);
        times.push(survey(page, &as_one_hint(&puzzle, &hints)).await?.time);
    }
    Ok(times)
}

/// The same problem with one hint, that all of these hold: so that what each hint is worth is not
/// asked for, only the count and the shares.
fn as_one_hint(problem: &Problem, hints: &HintSet) -> (Problem, HintSet) {
    let relations = hints.iter().filter_map(|hint| problem.constraints()[hint].clone());
    let all = Some(Relation::And(relations.collect()));
    let one = Problem::new(problem.houses(), problem.categories(), vec![all], Vec::new());
    (one.expect("as large as before"), HintSet::first(1))
}

/// How the worker fared with a survey.
struct Surveyed {
    /// The count, where it came within the limit.
    count: Option<String>,
    /// When it was all there, in milliseconds; the limit where it was not.
    time: f64,
    /// When the statuses of all hints were there.
    statuses: f64,
}

async fn survey(page: &Page<'_>, (problem, active): &(Problem, HintSet)) -> Result<Surveyed> {
    let (problem, active) = (problem.clone(), active.clone());
    let messages = [request(0, Ask::Load(problem)), request(1, Ask::Survey(active))];
    let found = ask_worker(page, "worker", &messages, &SURVEY).await?;
    let Some(found) = found else {
        return Ok(Surveyed { count: None, time: LIMIT, statuses: LIMIT });
    };
    let last = found.answers.last().map(|(_, last)| &last.answer);
    let Some(Answer::Survey(survey)) = last else {
        return Err("the worker answered something else".into());
    };
    let has_statuses = |(_, answer): &&(f64, Response)| match &answer.answer {
        Answer::Alive(partial) => !partial.statuses.is_empty(),
        _ => true,
    };
    Ok(Surveyed {
        count: survey.count.exact().map(ToString::to_string),
        time: found.time,
        statuses: found.answers.iter().find(has_statuses).map_or(LIMIT, |(time, _)| *time),
    })
}

async fn lattice(page: &Page<'_>) -> Result<f64> {
    let puzzle = presets::all()[0].puzzle();
    let hints = puzzle.hints().len();
    let subject = Subject::new(&puzzle, HintSet::first(hints), Order::printed(hints));
    let draw = Ask::Tool(protocol::encode(&Job::Sets(subject)));
    let messages = [request(0, Ask::Open(puzzle.into_parts())), request(1, draw)];
    let found = ask_worker(page, "tools", &messages, &LATTICE).await?;
    Ok(found.map_or(LIMIT, |found| found.time))
}

fn request(number: u32, ask: Ask) -> Request {
    Request { number, ask }
}

struct Answers {
    answers: Vec<(f64, Response)>,
    time: f64,
}

/// `None` when nothing that starts with `wanted` came within the limit.
async fn ask_worker(
    page: &Page<'_>,
    worker: &str,
    messages: &[Request],
    wanted: &[u8],
) -> Result<Option<Answers>> {
    let messages: Vec<Vec<u8>> = messages.iter().map(protocol::encode).collect();
    let question = json!({
        "worker": worker, "messages": messages, "wanted": wanted,
        "rounds": ROUNDS, "enough": SHORT, "limit": LIMIT,
    });
    let found = ask(page, ASK_WORKER, question).await?;
    let answer = |pair: &Value| {
        let bytes = pair[1].as_array()?.iter().filter_map(Value::as_u64).map(|byte| byte as u8);
        Some((pair[0].as_f64()?, protocol::decode(&bytes.collect::<Vec<_>>())?))
    };
    let Some(answers) = found["answers"].as_array() else { return Ok(None) };
    let answers = answers.iter().map(answer).collect::<Option<_>>();
    let time = found["time"].as_f64();
    match (answers, time) {
        (Some(answers), Some(time)) => Ok(Some(Answers { answers, time })),
        _ => Err("the worker answered what cannot be read".into()),
    }
}

async fn ask(page: &Page<'_>, script: &str, question: Value) -> Result<Value> {
    let mut answer = page.client.execute_async(script, vec![question]).await?;
    match answer["error"].as_str() {
        Some(error) => Err(error.into()),
        None => Ok(answer["found"].take()),
    }
}

fn report(what: &str, mut times: Vec<f64>, target: f64) {
    times.sort_by(f64::total_cmp);
    let within = times.iter().filter(|time| **time <= target).count();
    let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
    let target = if target.is_finite() { format!("{target:.0} ms") } else { String::new() };
    println!("| {what} | {} | {median:.2} ms | {worst:.2} ms | {target} | {within} |", times.len());
}

async fn beside_clingo(page: &Page<'_>, peer: &str, ours: Vec<(Instance, Surveyed)>) -> Result {
    page.client.goto(&format!("{}{peer}", page.setting.site)).await?;
    page.until_script("clingo-wasm", "return typeof clingo !== 'undefined'").await?;
    println!("\n| instance | solutions | ours, with shares | clingo-wasm | ratio |");
    println!("|---|---:|---:|---:|---:|");
    let mut ratios: HashMap<&str, Vec<f64>> = HashMap::new();
    for (Instance { group, name, problem, hints }, Surveyed { count, time: our_time, .. }) in ours {
        let Some(count) = count else { return Err(format!("{name}: we have no count").into()) };
        print!("| {name} | {count} | {our_time:.3} ms |");
        if count.parse::<f64>().is_ok_and(|count| count > TOO_MANY) {
            println!(" too many | |");
            continue;
        }
        let program = encode::asp(&problem, &hints);
        let question = json!({"program": program, "runs": RUNS, "enough": ENOUGH, "limit": LIMIT});
        let found = ask(page, ASK_CLINGO, question).await?;
        let (time, at_least) = match found["time"].as_f64() {
            Some(time) => (time, ""),
            None => (LIMIT, "> "),
        };
        if at_least.is_empty() && found["count"].as_u64().map(|n| n.to_string()) != Some(count) {
            return Err(format!("{name}: clingo-wasm counts {}", found["count"]).into());
        }
        let ratio = time / our_time;
        println!(" {at_least}{time:.1} ms | {at_least}{ratio:.0} |");
        if time > WORTH_QUOTING {
            ratios.entry(group).or_default().push(ratio);
        }
    }
    println!();
    for group in GROUPS {
        if let Some(ratios) = ratios.get_mut(group) {
            ratios.sort_by(f64::total_cmp);
            let (least, median) = (ratios[0], ratios[ratios.len() / 2]);
            println!(
                "{group}: at least {least:.0}, median {median:.0} times faster than clingo-wasm \
                 wherever it takes over {WORTH_QUOTING} ms ({} instances)",
                ratios.len()
            );
        }
    }
    Ok(())
}
