//! Views that are on their way, over lines that lose requests.

use std::{
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use serde_json::json;
use tokio::time::{Instant, sleep};

use crate::{
    Result,
    page::{Page, holds, same},
};

const PLAY: &str = "return document.querySelector('main.play') !== null;";
const TROUBLE: &str = "return document.querySelector('[data-zebra=\"load-error\"]') !== null;";

const THERE_OR_TROUBLE: &str = "return location.hash === '#p=concert' \
    || document.querySelector('[data-zebra=\"load-error\"]') !== null;";

/// Opens the page from where the first so many requests for files of other views are lost, each time
/// anew.
async fn open_losing(page: &Page<'_>, lost: u32) -> Result {
    static VISITS: AtomicU32 = AtomicU32::new(0);
    let visit = VISITS.fetch_add(1, Ordering::Relaxed);
    page.open_at(&format!("losing/{lost}-{visit}/"), "#p=fish").await?;
    Ok(())
}

/// Clicks on the name of a view.
async fn look(page: &Page<'_>, view: &str) -> Result {
    let click =
        "document.querySelector(`[data-zebra=\"place\"][data-view=\"${arguments[0]}\"]`).click();";
    page.run(click, view).await?;
    Ok(())
}

/// However many requests are lost, the next click opens the view, nothing that was done meanwhile is
/// gone, and Explore works beside it.
pub async fn lost_requests_block_no_view(page: &Page<'_>) -> Result {
    for lost in [1, 2, 3, 4, 6, 9] {
        open_losing(page, lost).await?;
        let mut clicks = 0;
        while page.run(PLAY, ()).await? != json!(true) {
            holds(&format!("{clicks} clicks are enough for {lost} lost requests"), clicks < 4)?;
            look(page, "play").await?;
            clicks += 1;
            let started = Instant::now();
            while page.run(PLAY, ()).await? != json!(true) {
                if page.run(TROUBLE, ()).await? == json!(true) {
                    look(page, "explore").await?;
                    page.settled().await?;
                    same("trouble above Explore", page.run(TROUBLE, ()).await?, json!(false))?;
                    page.turn(9).await?;
                    break;
                }
                holds("a view comes, or why it does not", started.elapsed().as_secs() < 20)?;
                sleep(Duration::from_millis(50)).await;
            }
        }
        same("trouble above the view", page.run(TROUBLE, ()).await?, json!(false))?;
        // Browsers report each request that is lost; nothing else went wrong.
        let troubles = page.troubles().await?;
        holds("the page goes on", !troubles.iter().any(|trouble| trouble.contains("panicked")))?;
        let turned = (clicks - 1) % 2 == 1;
        page.fragment(if turned { "#p=fish&off=9&v=play" } else { "#p=fish&v=play" }).await?;
    }
    Ok(())
}

/// A puzzle that another program carries is said to have failed, and comes when it is chosen again.
/// Browsers ask again by themselves, Firefox up to ten times for each file.
pub async fn a_lost_puzzle_is_said_and_comes_the_next_time(page: &Page<'_>) -> Result {
    open_losing(page, 100).await?;
    let mut failed = 0;
    loop {
        page.choose("concert").await?;
        page.until_script("the puzzle, or that it failed", THERE_OR_TROUBLE).await?;
        if page.run(TROUBLE, ()).await? != json!(true) {
            break;
        }
        page.until("the picker to show what is open", |sight| sight.puzzle == "fish").await?;
        failed += 1;
        holds("it comes some time", failed < 60)?;
    }
    holds("it was said that it failed", failed > 0)?;
    page.until("the puzzle", |sight| sight.puzzle == "concert" && !sight.count.is_empty()).await?;
    same("trouble", page.run(TROUBLE, ()).await?, json!(false))
}

/// By the second frame after the click it is in the page, and it shows itself within 300 ms of then (in the
/// page's own time, not the machine's: that a loaded one draws late says nothing of the page); what is
/// clicked meanwhile counts.
pub async fn a_view_on_its_way_is_said(page: &Page<'_>) -> Result {
    page.open_at("late/", "#p=fish").await?;
    let said = "const done = arguments[arguments.length - 1];
        document.querySelector('[data-zebra=\"place\"][data-view=\"play\"]').click();
        const frame = () => new Promise(requestAnimationFrame);
        frame().then(frame).then(() => {
          const said = document.querySelector('[data-zebra=\"loading\"]');
          const ends = said?.getAnimations().map(({effect}) => effect.getComputedTiming().endTime);
          done(ends ?? null);
        });";
    let ends = page.client.execute_async(said, vec![]).await?;
    let Some(ends) = ends.as_array() else {
        return Err("nothing is said by the second frame".into());
    };
    println!("    seen {} ms after the frame", ends.first().unwrap_or(&json!(0)));
    same("what keeps it from being seen", ends.len(), 1)?;
    holds("it is seen within 300 ms", ends[0].as_f64().is_some_and(|end| end <= 300.0))?;
    let seen = "const said = document.querySelector('[data-zebra=\"loading\"]');
        return !!said && getComputedStyle(said).visibility === 'visible';";
    page.until_script("the notice to be seen", seen).await?;
    page.choose("zebra").await?;
    page.until_script("the view", PLAY).await?;
    page.fragment("#p=zebra&v=play").await?;
    same(
        "notices",
        page.run("return document.querySelectorAll('[data-zebra=\"loading\"]').length;", ())
            .await?,
        json!(0),
    )
}

/// The page is loaded anew for the view, and what was switched just before is still so.
pub async fn a_new_version_loses_no_click(page: &Page<'_>) -> Result {
    page.open_at("moved/", "#p=fish").await?;
    let clicks = "document.querySelector('[data-zebra=\"hint\"][data-hint=\"9\"]').click();
        document.querySelector('[data-zebra=\"place\"][data-view=\"play\"]').click();";
    page.run(clicks, ()).await?;
    page.until_script("the view", PLAY).await?;
    page.fragment("#p=fish&off=9&v=play").await
}
