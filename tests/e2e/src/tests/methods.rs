//! The views Methods, Code and Articles.

use serde_json::Value;

use crate::{
    Result,
    page::{Page, holds, same},
};

/// What a script that looks at one element says.
async fn of(page: &Page<'_>, selector: &str, what: &str) -> Result<Value> {
    let script = format!("return document.querySelector('{selector}')?.{what} ?? null;");
    page.run(&script, 0).await
}

async fn text(page: &Page<'_>, selector: &str) -> Result<String> {
    Ok(of(page, selector, "textContent").await?.as_str().unwrap_or_default().to_owned())
}

/// Waits until a method is in one of these states.
async fn until_state(page: &Page<'_>, method: &str, states: &[&str]) -> Result {
    let script = format!(
        "return {states:?}.includes(
            document.querySelector('[data-method=\"{method}\"]')?.dataset.state);"
    );
    page.until_script(&format!("{method} {states:?}"), &script).await
}

pub async fn all_methods_agree_and_the_slow_ones_rest(page: &Page<'_>) -> Result {
    page.goto("some/where/#p=fish&off=9&v=methods").await?;
    let fast = ["nested-permutations", "cells", "unification", "hint-driven", "sat", "core"];
    for method in fast {
        until_state(page, method, &["done"]).await?;
        let figures = text(page, &format!("[data-method={method}] .lane-figures")).await?;
        holds(&format!("17 solutions: {figures}"), figures.contains("17 solutions"))?;
    }
    for method in ["brute-force", "brute-force-fixed"] {
        until_state(page, method, &["resting", "done"]).await?;
        let figures = text(page, &format!("[data-method={method}] .lane-figures")).await?;
        holds(&format!("an estimate: {figures}"), figures.contains("all of it: about"))?;
    }
    // What rests goes on when it is told to, and stops when it is told to.
    page.element("method-turn", "[aria-label=\"Go on: Brute force\"]").await?.click().await?;
    until_state(page, "brute-force", &["running"]).await?;
    page.click("stop-all").await?;
    until_state(page, "brute-force", &["stopped"]).await?;
    // A switch here starts all of them anew, and is a step to be undone.
    page.element("hint-chip", "[data-hint=\"9\"]").await?.click().await?;
    page.fragment("#p=fish&v=methods").await?;
    until_state(page, "cells", &["done"]).await?;
    let figures = text(page, "[data-method=cells] .lane-figures").await?;
    holds(&format!("1 solution: {figures}"), figures.contains("· 1 solution ·"))
}

pub async fn a_method_is_watched_step_by_step(page: &Page<'_>) -> Result {
    page.goto("some/where/#p=fish&v=methods").await?;
    until_state(page, "cells", &["done"]).await?;
    page.element("watch", "[aria-label=\"Watch: Cell by cell\"]").await?.click().await?;
    let placed = |n: usize| {
        format!("return document.querySelectorAll('.watch-table .placed').length === {n};")
    };
    page.until_script("the first cell", &placed(1)).await?;
    page.click("step").await?;
    let figures = "return !document.querySelector('[data-zebra=watch-figures]')
        .textContent.startsWith('1 cells');";
    page.until_script("another step", figures).await?;
    page.click("play").await?;
    let many = "return Number.parseInt(
        document.querySelector('[data-zebra=watch-figures]').textContent) > 5;";
    page.until_script("steps by themselves", many).await?;
    page.click("play").await
}

pub async fn programs_follow_the_switches(page: &Page<'_>) -> Result {
    page.goto("some/where/#p=fish&v=code").await?;
    let has = |words: &str| {
        format!(
            "return document.querySelector('[data-zebra=code]')?.textContent.includes({words:?});"
        )
    };
    page.until_script("SMT-LIB", &has("(assert (= (- white green) 1))")).await?;
    page.element("language", "[data-language=prolog]").await?.click().await?;
    page.until_script("Prolog", &has("member(house(red, 'Brit', _, _, _), Houses)")).await?;
    page.element("hint-chip", "[data-hint=\"1\"]").await?.click().await?;
    page.until_script("hint 1 is off", &has("Hints that are off: 1")).await?;
    same("the file", of(page, "[data-zebra=download]", "download").await?, "fish.pl")?;
    let href = of(page, "[data-zebra=download]", "href").await?;
    let whole = href.as_str().is_some_and(|href| href.contains("Hints%20that%20are%20off"));
    holds("the file has the program", whole)
}

pub async fn claims_are_counted_and_shown(page: &Page<'_>) -> Result {
    page.goto("some/where/#p=phones&v=articles").await?;
    let expected = [
        ("hint-15", "right"),
        ("hint-5", "wrong"),
        ("arrangements", "right"),
        ("norwegian", "right"),
        ("left-of", "depends"),
        ("two-percent", "unfounded"),
        ("water", "right"),
    ];
    for (claim, state) in expected {
        let script = format!(
            "return document.querySelector('[data-claim=\"{claim}\"]')?.dataset.state === '{state}';"
        );
        page.until_script(&format!("{claim} is {state}"), &script).await?;
    }
    page.element("see", "[aria-label=\"See it: Without hint 5\"]").await?.click().await?;
    page.count("4").await?;
    page.fragment("#p=fish&off=5").await?;
    page.client.back().await?;
    page.fragment("#p=phones&v=articles").await
}

pub async fn no_violations_and_nothing_too_wide(page: &Page<'_>) -> Result {
    for view in ["methods", "code", "articles"] {
        let there = format!("return !!document.querySelector('main.{view} h2');");
        for width in [1280, 500] {
            page.resize(width, 900).await?;
            page.goto(&format!("some/where/#p=fish&v={view}")).await?;
            page.until_script(view, &there).await?;
            page.picture(&format!("{view}-{width}")).await?;
            same(view, page.violations().await?, Vec::<String>::new())?;
        }
        // Browsers keep their windows wider than this; a frame is as wide as it is told to be.
        page.goto("frame.html").await?;
        page.run("document.querySelector('iframe').style.width = arguments[0];", "320px").await?;
        page.client.enter_frame(0).await?;
        page.settled().await?;
        page.run("location.hash = arguments[0];", format!("#p=fish&v={view}")).await?;
        page.until_script(view, &there).await?;
        let wide = "const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;";
        same(&format!("{view} is too wide by"), page.run(wide, ()).await?, 0)?;
        page.client.enter_parent_frame().await?;
    }
    Ok(())
}
