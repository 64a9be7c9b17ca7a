//! A walk over the page at random: what it shows is never that of other switches.

use puzzle::HintSet;
use serde_json::json;
use solver::{Core, Problem, Unwatched};

use crate::{
    Result,
    page::{Page, holds, same},
};

/// How many times the script runs, and how many steps it takes each time: a script may take half a
/// minute.
const RUNS: u32 = 10;
const STEPS: u32 = 100;

/// The counts of all sets of the fish riddle's hints, a bit a hint.
fn counts() -> Result<Vec<u64>> {
    let puzzle = presets::find("fish").ok_or("no fish riddle")?.puzzle();
    let mut core = Core::new(Problem::from(&puzzle));
    let count = |set: usize| {
        let hints: HintSet =
            (0..puzzle.hints().len()).filter(|hint| set >> hint & 1 == 1).collect();
        core.count(&hints, &mut Unwatched).number().to_u64().ok_or("larger than 120^5".into())
    };
    (0..1 << puzzle.hints().len()).map(count).collect()
}

pub async fn no_figure_is_of_other_switches(page: &Page<'_>) -> Result {
    let counts = counts()?;
    page.open_at("probed/", "#p=fish").await?;
    // The browser may have been through other tests.
    page.forget_troubles().await?;
    let script = include_str!("../../assets/walk.js");
    for seed in 1..=RUNS {
        let arguments = vec![json!(counts), json!(STEPS), json!(seed)];
        let found = page.client.execute_async(script, arguments).await?;
        same(&format!("faults of walk {seed}"), &found[0], &json!([]))?;
        // Most steps leave the count and fifteen worths to be compared.
        let compared = found[1].as_u64().unwrap_or_default();
        holds(&format!("{compared} figures compared"), compared > u64::from(STEPS) * 8)?;
    }
    same("troubles", page.troubles().await?, Vec::<String>::new())?;
    Ok(())
}
