//! Walks over the page at random: what it shows is never that of other switches, and what is lost on the
//! way is made up for. The variable `WALK_STEPS` makes them longer than they are in the usual run.

use std::env;

use link::Link;
use puzzle::{HintSet, Puzzle, numbers};
use serde_json::{Map, Value, json};
use solver::{Core, Problem, Unwatched};

use crate::{
    Result,
    page::{Page, holds, same},
};

/// How many steps a walk has.
const STEPS: u32 = 500;
/// How many of them the script takes in one go: a script may take half a minute, and where both cores
/// are busy WebKit paints three frames a second.
const STRETCH: u32 = 25;
/// How many steps there are for each worker that is killed.
const PER_KILL: u32 = 50;
/// How many workers are killed in one go, and over how many steps.
const KILLS: u32 = 2;
const KILLING: u32 = 20;
/// How many hints of a puzzle that takes long are turned.
const TURNED: usize = 5;

/// How many steps were asked for.
///
/// # Errors
/// When that is no number.
fn steps() -> Result<u32> {
    env::var("WALK_STEPS").map_or(Ok(STEPS), |steps| {
        steps.parse().map_err(|_| format!("WALK_STEPS is no number: {steps}").into())
    })
}

/// How many times as long as usual the walks are, at least 1.
///
/// # Errors
/// When that is not known.
pub fn length() -> Result<u32> {
    Ok(steps()?.div_ceil(STEPS).max(1))
}

/// The counts with each set of the first `turned` hints off, by sets as numbers: a bit a hint.
fn counts(puzzle: &Puzzle, turned: usize) -> Result<Map<String, Value>> {
    let mut core = Core::new(Problem::from(puzzle));
    let all = numbers::switchable(puzzle);
    let count = |off: usize| {
        let hints: HintSet = all.iter().filter(|hint| off >> hint & 1 == 0).collect();
        let set: u64 = hints.iter().map(|hint| 1 << hint).sum();
        let count = core.count(&hints, &mut Unwatched).number().to_u64();
        Ok((set.to_string(), json!(count.ok_or("too many solutions for a script")?)))
    };
    (0..1 << turned).map(count).collect()
}

/// Keeps the counts where the script looks for them.
const KEEP: &str = "window.counts = arguments[0];";

/// What the script found on a stretch of a walk: how many figures it compared, how many workers it
/// killed.
async fn stretch(page: &Page<'_>, argument: Value) -> Result<(u32, u32)> {
    let what = format!("faults of walk {}", argument["seed"]);
    let script = include_str!("../../assets/walk.js");
    let found = page.client.execute_async(script, vec![argument]).await?;
    same(&what, &found[0], &json!([]))?;
    let number = |at: usize| found[at].as_u64().and_then(|number| number.try_into().ok());
    Ok((number(1).unwrap_or_default(), number(2).unwrap_or_default()))
}

pub async fn no_figure_is_of_other_switches(page: &Page<'_>) -> Result {
    let puzzle = presets::find("fish").ok_or("no fish riddle")?.puzzle();
    let turned = puzzle.hints().len();
    let counts = counts(&puzzle, turned)?;
    page.open_at("probed/", "#p=fish").await?;
    page.run(KEEP, counts).await?;
    // The browser may have been through other tests.
    page.forget_troubles().await?;
    let mut all = 0;
    for seed in 1..=steps()?.div_ceil(STRETCH) {
        let argument = json!({
            "steps": STRETCH, "seed": seed, "turned": turned, "kills": 0,
        });
        let (compared, _) = stretch(page, argument).await?;
        all += compared;
    }
    println!("    {all} figures compared");
    // Most steps leave the count and fifteen worths to be compared.
    holds("too few figures compared", all > steps()? * 8)?;
    same("troubles", page.troubles().await?, Vec::<String>::new())?;
    Ok(())
}

/// A puzzle that workers count, over a line that loses a request in five, with workers that are killed.
pub async fn what_is_lost_is_made_up_for(page: &Page<'_>) -> Result {
    let puzzle = testing::puzzles::slow();
    let counts = counts(&puzzle, TURNED)?;
    let link = Link::carrying(puzzle)?.encode();
    let wanted = steps()?.div_ceil(PER_KILL);
    let (mut killed, mut compared, mut seed) = (0, 0, 0);
    while killed < wanted {
        holds(&format!("{killed} workers killed on {seed} stretches"), seed < wanted * 3 + 10)?;
        seed += 1;
        open(page, &format!("shaky/{seed}/#{link}")).await?;
        page.run(KEEP, counts.clone()).await?;
        let kills = KILLS.min(wanted - killed);
        let argument = json!({
            "steps": KILLING, "seed": seed, "turned": TURNED, "kills": kills,
        });
        let found = stretch(page, argument).await?;
        compared += found.0;
        killed += found.1;
        // Browsers report each request that is lost; nothing else went wrong.
        let troubles = page.troubles().await?;
        let panic = troubles.iter().find(|trouble| trouble.contains("panicked"));
        same("what went wrong", panic, None)?;
    }
    println!("    {killed} workers killed on {seed} stretches, {compared} figures compared");
    Ok(())
}

/// Opens a page whose programs may be lost: where it says so it is loaded again, as it asks for.
async fn open(page: &Page<'_>, address: &str) -> Result {
    const HERE: &str = "document.querySelector('[data-zebra=hint]') !== null";
    const FAILED: &str = "document.querySelector('body > [data-zebra=load-error]') !== null";
    for _ in 0..4 {
        page.goto(address).await?;
        let outcome = format!("return {HERE} || {FAILED};");
        page.until_script("the page, or that it failed", &outcome).await?;
        if page.run(&format!("return {HERE};"), ()).await? == json!(true) {
            return Ok(());
        }
    }
    Err("the page never came".into())
}
