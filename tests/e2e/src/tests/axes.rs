//! Every figure with an axis, read as a reader does: where its marks stand against its own ticks.

use serde_json::Value;

use crate::{
    Result,
    page::{Page, holds},
};

/// How far a mark may be from where its ticks put it, in pixels.
const OFF: f64 = 1.0;
/// The same where a figure is shown to two digits.
const ROUGH: f64 = 2.5;

/// Helpers for scripts that measure.
const MEASURE: &str = "
    const all = (selector) => [...document.querySelectorAll(selector)];
    const rect = (element) => element.getBoundingClientRect();
    const x = (element) => rect(element).left + rect(element).width / 2;
    const y = (element) => rect(element).top + rect(element).height / 2;
    const shift = (element) =>
        new DOMMatrix(getComputedStyle(element, '::before').transform).m41;
";

/// What stands at a place on the screen: what it says, in powers of ten, and where it is.
type Spot = (f64, f64);

async fn measured(page: &Page<'_>, script: &str) -> Result<Value> {
    let still = "return document.getAnimations().every((a) => a.playState !== 'running');";
    page.until_script("animations to end", still).await?;
    page.run(&format!("{MEASURE} {script}"), 0).await
}

/// What a name of a tick or a figure says, in powers of ten; times in seconds.
fn power(text: &str) -> Result<f64> {
    const UNITS: [(&str, f64); 15] = [
        ("", 1.0),
        ("µs", 1e-6),
        ("ms", 1e-3),
        ("s", 1.0),
        ("min", 60.0),
        ("h", 3_600.0),
        ("hours", 3_600.0),
        ("day", 86_400.0),
        ("days", 86_400.0),
        ("year", 31_557_600.0),
        ("years", 31_557_600.0),
        ("million", 1e6),
        ("billion", 1e9),
        ("trillion", 1e12),
        ("million years", 31_557_600e6),
    ];
    let text = text.trim().trim_start_matches("≤ ").trim_start_matches("about ");
    let (number, unit) = text.split_once(' ').unwrap_or((text, ""));
    let unknown = || format!("{text:?} is no figure");
    let unit = UNITS.iter().find(|(name, _)| *name == unit).ok_or_else(unknown)?.1;
    let digit = |letter| "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().position(|power| power == letter);
    let raised = number.strip_prefix("10").filter(|rest| rest.chars().any(|c| digit(c).is_some()));
    let number = match raised {
        Some(rest) => rest.chars().filter_map(digit).fold(0.0, |n, digit| 10.0 * n + digit as f64),
        None if number == "a" => 0.0,
        None => number.replace(',', "").parse::<f64>().map_err(|_| unknown())?.log10(),
    };
    Ok(number + unit.log10())
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or(f64::NAN)
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Names with places, as powers of ten with places.
fn spots(value: &Value) -> Result<Vec<Spot>> {
    list(value)
        .iter()
        .map(|spot| Ok((power(spot[0].as_str().unwrap_or_default())?, number(&spot[1]))))
        .collect()
}

/// Where the scale of these ticks has a power of ten: on the line through the two that are furthest
/// apart.
fn place(ticks: &[Spot], power: f64) -> Result<f64> {
    let by_power = |a: &&Spot, b: &&Spot| a.0.total_cmp(&b.0);
    let (Some(low), Some(high)) = (ticks.iter().min_by(by_power), ticks.iter().max_by(by_power))
    else {
        return Err("there are no ticks".into());
    };
    Ok(low.1 + (power - low.0) / (high.0 - low.0) * (high.1 - low.1))
}

fn near(what: &str, found: f64, wanted: f64, off: f64) -> Result {
    holds(&format!("{what}: it stands at {found}, its ticks say {wanted}"), {
        (found - wanted).abs() <= off
    })
}

/// A scale must be one: each tick where the others put it.
fn straight(ticks: &[Spot]) -> Result {
    holds("there are two ticks or more", ticks.len() > 1)?;
    ticks.iter().try_for_each(|&(power, found)| {
        near(&format!("the tick of 10^{power}"), found, place(ticks, power)?, OFF)
    })
}

pub async fn the_fall_of_the_counts(page: &Page<'_>) -> Result {
    let fall = "
        const one = (selector) => document.querySelector(selector);
        const curve = rect(one('.chart .way'));
        return {
            ticks: all('.chart-tick').map((tick) => [tick.textContent, y(tick)]),
            left: Math.min(...all('.chart-tick').map((tick) => rect(tick).left)),
            columns: all('.chart-number').map((number) => [number.textContent, x(number)]),
            counts: [one('.order-start .order-after').textContent,
                ...all('[data-zebra=order]').map((row) => row.dataset.after)],
            dots: all('.way-dot').map((dot) => [x(dot), y(dot)]),
            curve: [curve.left, curve.right, curve.top, curve.bottom],
            on: all('[data-zebra=set-hint][aria-checked=true]').length,
            count: one('[data-zebra=count]').dataset.value,
            here: [x(one('.here-dot')), y(one('.here-dot'))],
            turned: all('.turned-dot').map((dot) => [dot.title, x(dot), y(dot)]),
        };";
    let drawn = "return !document.querySelector('.sets-progress progress')
        && !!document.querySelector('.turned-dot') && !!document.querySelector('[data-exact=true]');";
    let fragments = ["p=fish", "p=fish&off=9,12", "p=zebra&on=2-7", "p=fish&on=none"];
    for ((width, height), fragment) in
        [(1280, 900), (500, 900), (1280, 500), (900, 1300)].into_iter().zip(fragments)
    {
        page.resize(width, height).await?;
        page.goto(&format!("some/where/#{fragment}&v=sets")).await?;
        page.until_script("the picture", drawn).await?;
        page.until("a count", |sight| !sight.count.is_empty()).await?;
        let seen = measured(page, fall).await?;
        let ticks = spots(&seen["ticks"])?;
        straight(&ticks)?;
        holds("the names of ticks are on the screen", number(&seen["left"]) >= 0.0)?;
        let across = list(&seen["columns"]);
        let column = |k: usize| across.get(k).map_or(f64::NAN, |number| self::number(&number[1]));
        let dots = list(&seen["dots"]);
        let counts = list(&seen["counts"]);
        holds("a dot for each count", dots.len() == counts.len() && dots.len() == across.len())?;
        for (k, (dot, count)) in dots.iter().zip(counts).enumerate() {
            let count = count.as_str().unwrap_or_default();
            near(
                &format!("{fragment}: {count}"),
                number(&dot[1]),
                place(&ticks, power(count)?)?,
                OFF,
            )?;
            near(&format!("{fragment}: {k} hints"), number(&dot[0]), column(k), OFF)?;
        }
        // The curve is drawn by other means than the dots: it must begin and end with them.
        let ends = [&dots[0], &dots[dots.len() - 1]].map(|dot| (number(&dot[0]), number(&dot[1])));
        for (i, wanted) in [ends[0].0, ends[1].0, ends[0].1, ends[1].1].into_iter().enumerate() {
            near("an end of the curve", number(&seen["curve"][i]), wanted, ROUGH)?;
        }
        let on = seen["on"].as_u64().unwrap_or(99) as usize;
        let count = seen["count"].as_str().unwrap_or_default();
        near("where we are", number(&seen["here"][1]), place(&ticks, power(count)?)?, OFF)?;
        near("where we are", number(&seen["here"][0]), column(on), OFF)?;
        for dot in list(&seen["turned"]) {
            let title = dot[0].as_str().unwrap_or_default();
            let (switch, count) = title.split_once(": ").unwrap_or_default();
            let count = count.split(' ').next().unwrap_or_default();
            near(title, number(&dot[2]), place(&ticks, power(count)?)?, OFF)?;
            let to = if switch.ends_with(" on") { on + 1 } else { on.wrapping_sub(1) };
            near(title, number(&dot[1]), column(to), OFF)?;
        }
    }
    Ok(())
}

pub async fn the_scale_of_the_count(page: &Page<'_>) -> Result {
    let scale = "
        const half = parseFloat(getComputedStyle(document.documentElement).fontSize) / 2;
        const [dot, done] = ['.scale-dot', '.scale-done'].map((s) => document.querySelector(s));
        return {
            ticks: all('.scale-ticks li').map((tick) =>
                [tick.textContent, tick.matches('[data-edge]') ? rect(tick).right : x(tick)]),
            dot: rect(dot).left + half + shift(dot),
            done: rect(done).right + shift(done),
        };";
    for (width, fragment) in [
        (1280, "#p=fish"),
        (500, "#p=fish&off=9"),
        (1280, "#p=zebra&on=2-6"),
        (700, "#p=fish&on=none"),
    ] {
        page.resize(width, 900).await?;
        let sight = page.open(fragment).await?;
        let seen = measured(page, scale).await?;
        let ticks = spots(&seen["ticks"])?;
        straight(&ticks)?;
        let wanted = place(&ticks, power(&sight.count)?)?;
        near(&format!("{fragment}: the dot"), number(&seen["dot"]), wanted, OFF)?;
        near(&format!("{fragment}: what is done"), number(&seen["done"]), wanted, OFF)?;
    }
    Ok(())
}

pub async fn the_race_of_the_methods(page: &Page<'_>) -> Result {
    let race = "
        return {
            ticks: all('.race-tick').map((tick) => [tick.textContent, x(tick)]),
            start: rect(document.querySelector('.lane-bar')).left,
            lanes: all('[data-zebra=method]').map((lane) => [
                lane.querySelector('.lane-figures').textContent,
                rect(lane.querySelector('.lane-now')).right,
                rect(lane.querySelector('.lane-end')).right]),
        };";
    let begun = "const lanes = [...document.querySelectorAll('.lane-figures')];
        return lanes.length > 0 && !lanes.some((lane) => lane.textContent.startsWith('waiting'));";
    for (width, fragment) in [(1280, "p=fish&off=9"), (500, "p=zebra"), (900, "p=fish&on=1-5")] {
        page.resize(width, 900).await?;
        page.goto(&format!("some/where/#{fragment}&v=methods")).await?;
        page.until_script("all methods to begin", begun).await?;
        for (chip, figure) in [("Time", 2), ("Visited", 0)] {
            let choose = "[...document.querySelectorAll('.methods-bar .chip')]
                .find((chip) => chip.textContent.trim() === arguments[0]).click();";
            page.run(choose, chip).await?;
            let chosen = format!(
                "return document.querySelector('.methods-bar .chip[aria-pressed=true]')
                    .textContent.trim() === '{chip}';"
            );
            page.until_script(chip, &chosen).await?;
            let seen = measured(page, race).await?;
            let ticks = spots(&seen["ticks"])?;
            straight(&ticks)?;
            let start = number(&seen["start"]);
            near("the beginning of the scale", ticks[0].1, start, OFF)?;
            for lane in list(&seen["lanes"]) {
                let figures = lane[0].as_str().unwrap_or_default();
                let parts: Vec<&str> = figures.split(" · ").collect();
                let Some(shown) = parts.get(figure).filter(|_| parts.len() > 2) else { continue };
                let shown = match chip {
                    "Time" => shown.trim_end_matches(" so far"),
                    _ => shown.split(' ').next().unwrap_or_default(),
                };
                // What is less than the scale begins with stands there.
                let wanted =
                    |shown: &str| Ok::<_, crate::Failure>(place(&ticks, power(shown)?)?.max(start));
                near(&format!("{chip}, {figures}"), number(&lane[1]), wanted(shown)?, ROUGH)?;
                let all = parts.iter().find_map(|part| part.strip_prefix("all of it: about "));
                if let Some(all) = all.filter(|_| chip == "Time") {
                    near(figures, number(&lane[2]), wanted(all)?, ROUGH)?;
                }
            }
        }
    }
    Ok(())
}
