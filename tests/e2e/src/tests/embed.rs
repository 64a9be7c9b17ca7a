//! The page inside pages of another origin.

use std::time::Duration;

use serde_json::json;

use crate::{
    Result,
    page::{Page, holds, same},
};

/// What the puzzles of a host page show, by its own element: how high, and what they count.
const PUZZLES: &str = "return [...document.querySelectorAll('zebra-puzzle')].map((puzzle) => ({
    count: puzzle.count,
    height: puzzle.shadowRoot?.querySelector('iframe')?.getBoundingClientRect().height ?? 0,
}));";

/// Whether the document in the frame has nothing to scroll and hardly more room than it needs: a
/// frame keeps what it needed a moment ago.
const FITS: &str = "const spare = innerHeight - document.body.getBoundingClientRect().height;
    return spare > -1 && spare < 97 && document.documentElement.scrollHeight <= innerHeight;";

/// Waits until the puzzles of a host page count this.
pub(super) async fn counts(page: &Page<'_>, wanted: &[&str]) -> Result {
    let script = format!(
        "const counts = [...document.querySelectorAll('zebra-puzzle')].map(({{ count }}) => count);
         return JSON.stringify(counts) === '{}';",
        json!(wanted)
    );
    let done = page.until_script(&format!("the counts {wanted:?}"), &script).await;
    match done {
        Ok(()) => Ok(()),
        Err(error) => Err(format!("{error}; there is {}", page.run(PUZZLES, ()).await?).into()),
    }
}

/// Goes into the frame of a puzzle.
pub(super) async fn enter(page: &Page<'_>, puzzle: &str) -> Result {
    let script =
        format!("return document.querySelector('{puzzle}').shadowRoot.querySelector('iframe');");
    let frame = page.run(&script, ()).await?;
    page.client.issue_cmd(crate::session::EnterFrame(frame)).await?;
    Ok(())
}

/// Makes the host note each layout shift that no input explains, where the browser can tell.
const WATCH_SHIFTS: &str = "window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, startTime, sources } of list.getEntries()) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) =>
          `${node?.id || node?.nodeName} from ${previousRect.y} to ${currentRect.y}`);
        window.shifts.push({ value, startTime, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });";

/// Fails where the host's layout has shifted more than a reader would notice.
async fn hardly_shifted(page: &Page<'_>) -> Result {
    let shifts = page.run("return window.shifts;", ()).await?;
    let values =
        shifts.as_array().into_iter().flatten().filter_map(|shift| shift["value"].as_f64());
    let sum = values.sum::<f64>() + 0.0;
    println!("    cumulative layout shift of the host: {sum:.4}");
    holds(&format!("the host's layout shifted by {sum:.4}: {shifts}"), sum < 0.01)
}

pub async fn one_line_is_enough(page: &Page<'_>) -> Result {
    page.forget_troubles().await?;
    page.goto_host("one.html").await?;
    counts(page, &["1"]).await?;
    enter(page, "zebra-puzzle").await?;
    page.until_script("a frame as high as its content", FITS).await?;
    let last = "return document.body.lastElementChild.textContent === 'Open in Zebra Playground';";
    same("the way to the whole page comes last", page.run(last, ()).await?, json!(true))?;
    page.turn(9).await?;
    page.until("hint 9 off", |sight| sight.count == "42").await?;
    same("troubles", page.troubles().await?, Vec::<String>::new())?;
    let origins = "return JSON.stringify([...new Set(performance.getEntriesByType('resource')
        .map(({ name }) => new URL(name).origin))]) === JSON.stringify([location.origin]);";
    same("all files come from the playground", page.run(origins, ()).await?, json!(true))?;
    page.client.enter_parent_frame().await?;
    counts(page, &["42"]).await?;
    let cookies = page.run("return document.cookie;", ()).await?;
    same("cookies", cookies, json!(""))
}

pub async fn three_on_a_page_are_independent(page: &Page<'_>) -> Result {
    page.goto_host("three.html").await?;
    for puzzle in ["#fish", "#zebra", "#blocked"] {
        let scroll = format!("document.querySelector('{puzzle}').scrollIntoView();");
        page.run(&scroll, ()).await?;
        let script = format!("return document.querySelector('{puzzle}').count !== null;");
        page.until_script(&format!("a count in {puzzle}"), &script).await?;
    }
    counts(page, &["1", "1", "6"]).await?;
    page.run("document.querySelector('#fish').scrollIntoView();", ()).await?;
    enter(page, "#fish").await?;
    page.turn(9).await?;
    page.client.enter_parent_frame().await?;
    counts(page, &["17", "1", "6"]).await?;
    page.run("document.querySelector('#zebra').off = '7-9';", ()).await?;
    page.until_script(
        "the zebra to change",
        "return document.querySelector('#zebra').count !== '1';",
    )
    .await?;
    page.run("document.querySelector('#zebra').off = null;", ()).await?;
    counts(page, &["17", "1", "6"]).await
}

pub async fn the_height_follows(page: &Page<'_>) -> Result {
    page.goto_host("one.html").await?;
    counts(page, &["1"]).await?;
    let height = page.run(PUZZLES, ()).await?[0]["height"].as_f64().unwrap_or_default();
    page.run("document.querySelector('zebra-puzzle').parts = 'count';", ()).await?;
    let lower = format!("return ({}) < {};", height_of_first(), height / 2.0);
    page.until_script("a lower frame", &lower).await?;
    enter(page, "zebra-puzzle").await?;
    page.until_script("a frame as high as its content", FITS).await?;
    page.client.enter_parent_frame().await?;
    page.run("document.querySelector('zebra-puzzle').parts = null;", ()).await?;
    let higher = format!("return Math.abs(({}) - {height}) < 97;", height_of_first());
    page.until_script("the frame as high as before", &higher).await
}

fn height_of_first() -> &'static str {
    "document.querySelector('zebra-puzzle').shadowRoot.querySelector('iframe')
        .getBoundingClientRect().height"
}

pub async fn the_theme_is_that_of_the_host(page: &Page<'_>) -> Result {
    const LIGHT: &str =
        "return getComputedStyle(document.documentElement).colorScheme === 'light';";
    const DARK: &str = "return getComputedStyle(document.documentElement).colorScheme === 'dark';";
    page.goto_host("one.html").await?;
    page.run("document.documentElement.style.background = 'rgb(250, 250, 250)';", ()).await?;
    counts(page, &["1"]).await?;
    for (change, what, scheme) in [
        ("document.documentElement.style.background = 'rgb(20, 20, 20)'", "dark", DARK),
        ("document.documentElement.style.background = 'rgb(250, 250, 250)'", "light", LIGHT),
        ("document.querySelector('zebra-puzzle').theme = 'dark'", "dark again", DARK),
    ] {
        page.run(change, ()).await?;
        enter(page, "zebra-puzzle").await?;
        page.until_script(what, scheme).await?;
        page.client.enter_parent_frame().await?;
    }
    Ok(())
}

pub async fn nothing_is_loaded_far_away_and_nothing_shifts(page: &Page<'_>) -> Result {
    page.goto_host("far.html").await?;
    let defined = "return customElements.get('zebra-puzzle') !== undefined;";
    page.until_script("the element", defined).await?;
    let shifts = page.setting.browser == "chromium";
    if shifts {
        page.run(WATCH_SHIFTS, ()).await?;
    }
    let loads = "return document.querySelector('zebra-puzzle').shadowRoot.querySelector('iframe') !== null;";
    let early = page.becomes(loads, Duration::from_millis(700)).await?;
    holds("a puzzle far below was loaded", !early)?;
    page.run("scrollTo(0, 5300);", ()).await?;
    counts(page, &["1"]).await?;
    page.run("scrollTo(0, document.documentElement.scrollHeight);", ()).await?;
    if shifts {
        hardly_shifted(page).await?;
    }
    Ok(())
}

pub async fn it_survives_being_moved(page: &Page<'_>) -> Result {
    page.goto_host("one.html").await?;
    counts(page, &["1"]).await?;
    enter(page, "zebra-puzzle").await?;
    page.turn(9).await?;
    page.count("42").await?;
    page.client.enter_parent_frame().await?;
    let rests = "return document.querySelector('zebra-puzzle').state === 'p=fish&off=9,15';";
    page.until_script("the state to be told", rests).await?;
    let again = "const puzzle = document.querySelector('zebra-puzzle');
        puzzle.addEventListener('zebra:count', ({ detail }) => { window.heard = detail.count; });
        puzzle.remove();
        document.body.prepend(puzzle);";
    page.run(again, ()).await?;
    // From outside: a driver may lose its way into a frame that was there before.
    page.until_script("the count of the frame that is back", "return window.heard === '42';").await
}

pub async fn others_are_not_listened_to(page: &Page<'_>) -> Result {
    page.goto_host("one.html").await?;
    counts(page, &["1"]).await?;
    let forged = "window.postMessage({ zebra: 'height', height: 77 }, '*');
        window.postMessage({ zebra: 'count', count: '99', link: 'p=zebra' }, '*');";
    page.run(forged, ()).await?;
    enter(page, "zebra-puzzle").await?;
    // The frame hears its parent only, not itself.
    let forged = "window.postMessage({ zebra: 'open', link: 'p=zebra' }, '*');";
    page.run(forged, ()).await?;
    page.turn(9).await?;
    let sight = page.count("42").await?;
    same("hints", sight.hints.len(), 15)?;
    page.client.enter_parent_frame().await?;
    counts(page, &["42"]).await?;
    let height = page.run(PUZZLES, ()).await?[0]["height"].as_f64();
    holds("a forged height is kept out", height > Some(500.0))
}

pub async fn a_plain_frame_tells_its_height(page: &Page<'_>) -> Result {
    page.forget_troubles().await?;
    page.goto_host("plain.html").await?;
    page.until_script(
        "the height in each form, and a count",
        "const heard = (what) => window.heard.some(what);
         const read = (data) => { try { return JSON.parse(data); } catch { return {}; } };
         return heard((data) => data.zebra === 'height' && data.height > 300)
           && heard((data) => data.context === 'iframe.resize' && data.height > 300)
           && heard((data) => read(data).context === 'iframe.resize')
           && heard((data) => data.zebra === 'count' && data.count === '17');",
    )
    .await?;
    page.client.enter_frame(0).await?;
    let dark = "return document.documentElement.dataset.theme === 'dark';";
    same("dark", page.run(dark, ()).await?, json!(true))?;
    same("troubles", page.troubles().await?, Vec::<String>::new())?;
    page.client.enter_parent_frame().await?;
    Ok(())
}

pub async fn a_puzzle_is_written_between_the_tags(page: &Page<'_>) -> Result {
    page.goto_host("text.html").await?;
    page.until_script(
        "the count of the text",
        "return document.querySelector('#right').count === '1';",
    )
    .await?;
    enter(page, "#right").await?;
    same("hints", page.sight().await?.hints.len(), 3)?;
    page.client.enter_parent_frame().await?;
    enter(page, "#wrong").await?;
    let kind = "const said = document.querySelector('[data-zebra=\"puzzle-error\"]');
        return Boolean(said?.textContent.includes('Dora') && said.querySelector('a').hash.includes('v=edit'));";
    page.until_script("what is wrong with the other text", kind).await?;
    page.client.enter_parent_frame().await?;
    // Too much room is given back once nobody reads there.
    page.run("scrollTo(0, 0); document.body.style.paddingTop = '3000px';", ()).await?;
    enter(page, "#wrong").await?;
    page.until_script("a frame as high as its content", FITS).await?;
    page.client.enter_parent_frame().await?;
    Ok(())
}

pub async fn a_locked_hint_is_not_turned(page: &Page<'_>) -> Result {
    page.goto_host("text.html").await?;
    // A click lands where the switch was a moment ago: what is above has to be there first.
    let above = "return document.querySelector('#right').count === '1'
        && [...document.querySelectorAll('zebra-puzzle')].slice(0, 2).every((puzzle) =>
          puzzle.shadowRoot?.querySelector('iframe')?.className === '');";
    page.until_script("the puzzles above", above).await?;
    // WebKit's driver scrolls no page around a frame: its last hint has to be in view.
    let last = "document.querySelector('#locked').scrollIntoView({ block: 'end' });";
    page.run(last, ()).await?;
    page.until_script("the count", "return document.querySelector('#locked').count === '17';")
        .await?;
    enter(page, "#locked").await?;
    page.turn(9).await?;
    page.turn(15).await?;
    let sight = page.count("42").await?;
    holds("hint 9 stays off", !sight.hints[&9].on)?;
    page.client.enter_parent_frame().await?;
    Ok(())
}

pub async fn other_views_are_seen_whole(page: &Page<'_>) -> Result {
    page.goto_host("views.html").await?;
    if page.setting.browser == "chromium" {
        page.run(WATCH_SHIFTS, ()).await?;
    }
    for (view, width) in
        [("play", 1280), ("sets", 1280), ("explain", 1280), ("play", 360), ("explain", 360)]
    {
        page.resize(width, 800).await?;
        let puzzle = format!("document.querySelector('#{view}')");
        page.run(&format!("{puzzle}.scrollIntoView();"), ()).await?;
        let seen = format!(
            "const frame = {puzzle}.shadowRoot.querySelector('iframe');
             return frame !== null && getComputedStyle(frame).opacity === '1';"
        );
        page.until_script(&format!("{view} in view"), &seen).await?;
        enter(page, &format!("#{view}")).await?;
        let whole = format!(
            "return document.querySelector('main:is(.{view}, [data-beside={view}])') !== null
                && [...document.querySelectorAll('.masthead, .skip-link, .foot')]
                    .every((element) => element.getClientRects().length === 0)
                && document.documentElement.scrollHeight <= innerHeight;"
        );
        page.until_script(&format!("all of {view}"), &whole).await?;
        page.client.enter_parent_frame().await?;
    }
    if page.setting.browser == "chromium" {
        hardly_shifted(page).await?;
    }
    Ok(())
}

pub async fn it_fits_wherever_a_post_has_it(page: &Page<'_>) -> Result {
    page.goto_host("places.html").await?;
    let unfold = "document.querySelector('details').open = true;";
    let unhide = "document.querySelector('#tab').hidden = false;";
    for (id, before, scheme) in [
        ("white", "", "light"),
        ("dark", "", "dark"),
        ("coloured", "", "light"),
        ("folded", unfold, "light"),
        ("hidden", unhide, "light"),
        ("nested", "", "light"),
        ("rtl", "", "light"),
        ("narrow", "", "light"),
        ("wide", "", "light"),
    ] {
        let puzzle = format!("document.querySelector('#{id}')");
        page.run(&format!("{before} {puzzle}.scrollIntoView();"), ()).await?;
        let frame = format!("{puzzle}.shadowRoot.querySelector('iframe')");
        let seen = format!("return {frame} !== null && getComputedStyle({frame}).opacity === '1';");
        page.until_script(&format!("{id} in view"), &seen).await?;
        // A frame of another colour scheme than its element has a ground of its own.
        let around = format!("return getComputedStyle({frame}).colorScheme;");
        page.gives(&format!("the scheme around {id}"), &around, scheme).await?;
        enter(page, &format!("#{id}")).await?;
        let whole = "const { scrollHeight, scrollWidth } = document.documentElement;
            return !!document.querySelector('[data-zebra=count][data-value]')
                && scrollHeight <= innerHeight && scrollWidth <= innerWidth
                && [...document.querySelectorAll('main :not(svg *)')]
                    .every((element) => element.getBoundingClientRect().left >= 0);";
        page.until_script(&format!("all of {id}"), whole).await?;
        let ground = "return [document.documentElement, document.body]
            .map((element) => getComputedStyle(element))
            .map(({ colorScheme, backgroundColor }) => `${colorScheme} ${backgroundColor}`);";
        let clear = format!("{scheme} rgba(0, 0, 0, 0)");
        page.gives(&format!("the ground of {id}"), ground, vec![clear.clone(), clear]).await?;
        page.client.enter_parent_frame().await?;
    }
    Ok(())
}

pub async fn the_host_hears_of_a_solved_game(page: &Page<'_>) -> Result {
    page.goto_host("views.html").await?;
    let listen = "window.solved = 0;
        document.body.addEventListener('zebra:solved', ({ target }) => {
          if (target.id === 'play') window.solved += 1;
        });";
    page.run(listen, ()).await?;
    let there =
        "return document.querySelector('#play').shadowRoot?.querySelector('iframe') != null;";
    page.until_script("the frame", there).await?;
    enter(page, "#play").await?;
    super::play::to_the_end(page).await?;
    page.client.enter_parent_frame().await?;
    page.until_script("the host to hear of it", "return window.solved === 1;").await
}
