//! Us and programs that a user would pick instead, on the same instances in the same run:
//! `peers PYTHON [PEER]...`, where `PYTHON` has these peers installed. `cargo xtask bench --only
//! peers` sees to that. Fails when a peer counts otherwise than we do.

use std::io::Write;
use std::ops::ControlFlow;
use std::process::{Command, ExitCode, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use benches::encode::{Clauses, asp, cnf, model};
use benches::{GROUPS, Instance, beside_peers};
use serde_json::Value;
use solver::{Core, Progress};

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/peers/measure.py");

/// A count that takes longer is given up, ours or theirs.
const LIMIT: Duration = Duration::from_secs(20);
/// What a peer may take besides, to start and to read the instance.
const START: Duration = Duration::from_secs(2);
const POLL: Duration = Duration::from_millis(5);

/// Short counts are repeated, each by a core that knows nothing yet, and the best one counts; the
/// same rule as in the script.
const RUNS: usize = 5;
const ENOUGH: Duration = Duration::from_millis(100);

/// Ratios are quoted for instances on which the peer takes longer than this.
const WORTH_QUOTING: Duration = Duration::from_millis(10);

#[derive(Clone, Copy, PartialEq)]
enum Peer {
    Pyganak,
    Clingo,
    PythonConstraint2,
}

/// How a peer fared with an instance.
enum Outcome {
    /// The count was made, in this time.
    Done(Duration),
    /// It was not there at the limit.
    Late,
    /// There are more solutions than this peer could list within the limit.
    TooMany,
    /// The peer ended without a count, and said this.
    Failed(String),
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let Some(python) = arguments.next() else {
        eprintln!("usage: peers PYTHON [PEER]...");
        return ExitCode::FAILURE;
    };
    let names: Vec<String> = arguments.collect();
    let chosen = |peer: &Peer| names.is_empty() || names.iter().any(|name| name == peer.name());
    let peers: Vec<Peer> = Peer::ALL.into_iter().filter(chosen).collect();
    match compare(&python, &peers) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn compare(python: &str, peers: &[Peer]) -> Result<(), String> {
    print!("| instance | solutions | ours |");
    peers.iter().for_each(|peer| print!(" {} | ratio |", peer.name()));
    println!("\n|---|---:|---:|{}", "---:|---:|".repeat(peers.len()));
    let mut ratios = Vec::new();
    let mut wrong = Vec::new();
    for instance in beside_peers() {
        let (count, ours) = count(&instance)?;
        print!("| {} | {count} | {} |", instance.name, milliseconds(ours));
        for &peer in peers {
            let outcome = peer.best(python, &instance, &count).unwrap_or_else(|error| {
                wrong.push(format!("{}, {}: {error}", peer.name(), instance.name));
                Outcome::Failed(error)
            });
            let (time, at_least) = match &outcome {
                Outcome::Done(time) => (*time, ""),
                Outcome::Late => (LIMIT, "> "),
                Outcome::TooMany => {
                    print!(" too many | |");
                    continue;
                }
                Outcome::Failed(message) => {
                    eprintln!("{}, {}: {message}", peer.name(), instance.name);
                    print!(" failed | |");
                    continue;
                }
            };
            let ratio = time.as_secs_f64() / ours.as_secs_f64();
            print!(" {at_least}{} | {at_least}{ratio:.0} |", milliseconds(time));
            ratios.push(Ratio { peer, group: instance.group, time, ratio });
        }
        println!();
    }
    for &peer in peers {
        println!();
        for group in GROUPS {
            let fits = |r: &&Ratio| r.peer == peer && r.group == group;
            quote(&format!("{group}: "), peer, ratios.iter().filter(fits));
        }
        quote("", peer, ratios.iter().filter(|ratio| ratio.peer == peer));
    }
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(wrong.join("; ")),
    }
}

/// One comparison; the ratio is the least that can be said where the peer was late.
struct Ratio {
    peer: Peer,
    group: &'static str,
    time: Duration,
    ratio: f64,
}

fn quote<'a>(what: &str, peer: Peer, ratios: impl Iterator<Item = &'a Ratio>) {
    let worth_quoting = ratios.filter(|ratio| ratio.time > WORTH_QUOTING);
    let ratios: Vec<f64> = worth_quoting.map(|ratio| ratio.ratio).collect();
    if let Some(least) = ratios.iter().copied().reduce(f64::min) {
        println!(
            "{what}at least {least:.0} times faster than {} wherever it takes over {} ms \
             ({} instances)",
            peer.name(),
            WORTH_QUOTING.as_millis(),
            ratios.len()
        );
    }
}

/// Our count, with the best time from the problem to the count.
fn count(instance: &Instance) -> Result<(String, Duration), String> {
    let mut times = Vec::new();
    loop {
        let problem = instance.problem.clone();
        let start = Instant::now();
        let mut watch = |_: &Progress| match start.elapsed() < LIMIT {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        };
        let tally = Core::new(problem).count(&instance.hints, &mut watch);
        times.push(start.elapsed());
        let late = || format!("{}: we have no count within {LIMIT:?}", instance.name);
        let count = tally.exact().ok_or_else(late)?;
        if times.len() == RUNS || times.iter().sum::<Duration>() >= ENOUGH {
            let best = times.into_iter().min().unwrap_or_default();
            return Ok((count.to_string(), best));
        }
    }
}

impl Peer {
    const ALL: [Self; 3] = [Self::Pyganak, Self::Clingo, Self::PythonConstraint2];

    fn name(self) -> &'static str {
        match self {
            Self::Pyganak => "pyganak",
            Self::Clingo => "clingo",
            Self::PythonConstraint2 => "python-constraint2",
        }
    }

    /// How many solutions are more than the peer lists within the limit; generously.
    fn too_many(self) -> f64 {
        match self {
            Self::Pyganak => f64::INFINITY,
            Self::Clingo => 1e8,
            Self::PythonConstraint2 => 1e7,
        }
    }

    /// The instance in the peer's language; in several ways where it matters, of which the peer's
    /// best one counts.
    fn encode(self, Instance { problem, hints, .. }: &Instance) -> Vec<String> {
        match self {
            Self::Pyganak => {
                [Clauses::Conflict, Clauses::Support].map(|c| cnf(problem, hints, c)).into()
            }
            Self::Clingo => vec![asp(problem, hints)],
            Self::PythonConstraint2 => vec![model(problem, hints)],
        }
    }

    /// The best of the peer's times.
    ///
    /// # Errors
    /// When the peer counts otherwise than we do.
    fn best(self, python: &str, instance: &Instance, count: &str) -> Result<Outcome, String> {
        if count.parse::<f64>().is_ok_and(|count| count > self.too_many()) {
            return Ok(Outcome::TooMany);
        }
        let mut best = None;
        for text in self.encode(instance) {
            best = Some(match (best, self.measure(python, text, count)?) {
                (Some(Outcome::Done(a)), Outcome::Done(b)) => Outcome::Done(a.min(b)),
                (Some(Outcome::Done(time)), _) | (_, Outcome::Done(time)) => Outcome::Done(time),
                (_, other) => other,
            });
        }
        best.ok_or_else(|| "no instance".into())
    }

    fn measure(self, python: &str, text: String, count: &str) -> Result<Outcome, String> {
        let mut child = Command::new(python)
            .args([SCRIPT, self.name()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("cannot start {python}: {error}"))?;
        // A peer that ends before it has read all shows that in its exit status.
        let _ = child.stdin.take().map(|mut input| input.write_all(text.as_bytes()));
        let start = Instant::now();
        while child.try_wait().is_ok_and(|status| status.is_none()) {
            if start.elapsed() > LIMIT + START {
                let _ = child.kill();
                let _ = child.wait();
                return Ok(Outcome::Late);
            }
            thread::sleep(POLL);
        }
        let output = child.wait_with_output().map_err(|error| error.to_string())?;
        let parsed: Option<Value> = serde_json::from_slice(&output.stdout).ok();
        let answer = parsed.as_ref().filter(|_| output.status.success());
        let theirs = answer.and_then(|answer| answer["count"].as_str());
        let seconds = answer.and_then(|answer| answer["seconds"].as_f64());
        match (theirs, seconds) {
            (Some(theirs), Some(_)) if theirs != count => {
                Err(format!("counts {theirs}, we count {count}"))
            }
            (Some(_), Some(seconds)) => Ok(Outcome::Done(Duration::from_secs_f64(seconds))),
            _ => {
                let errors = String::from_utf8_lossy(&output.stderr);
                let last = errors.lines().last().unwrap_or("nothing said").to_owned();
                Ok(Outcome::Failed(format!("{}: {last}", output.status)))
            }
        }
    }
}

fn milliseconds(time: Duration) -> String {
    format!("{:.3} ms", time.as_secs_f64() * 1e3)
}
