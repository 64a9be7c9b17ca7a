//! The figures that must come out, on the page.

use std::collections::BTreeSet;

use crate::{
    Result,
    page::{Hint, Page, Sight, holds, same},
};

const ALL: &str = "24883200000";
const FISH_WITHOUT: [&str; 15] =
    ["6", "2", "2", "8", "4", "4", "7", "4", "17", "2", "2", "3", "4", "12", "1"];
const ZEBRA_WITHOUT: [&str; 14] =
    ["25", "10", "8", "14", "31", "16", "22", "6", "42", "2", "10", "20", "9", "32"];
const FISH_AFTER: [&str; 16] = [
    ALL,
    "4976640000",
    "995328000",
    "199065600",
    "39813120",
    "7464960",
    "1492992",
    "300672",
    "55584",
    "11232",
    "3280",
    "1068",
    "220",
    "41",
    "1",
    "1",
];
const ZEBRA_AFTER: [&str; 15] = [
    ALL,
    "4976640000",
    "995328000",
    "199065600",
    "37324800",
    "7464960",
    "1492992",
    "300672",
    "55584",
    "8208",
    "2400",
    "804",
    "145",
    "32",
    "1",
];

/// The answers that are possible, with the number of solutions for each, in alphabetical order.
fn split(sight: &Sight) -> Vec<(&str, &str)> {
    let mut split: Vec<_> =
        sight.split.iter().map(|(answer, count)| (answer.as_str(), count.as_str())).collect();
    split.sort();
    split
}

async fn unique(page: &Page<'_>, preset: &str, without: &[&str], implied: &[u32]) -> Result<Sight> {
    let sight = page.open(&format!("#p={preset}")).await?;
    same("count", &sight.count[..], "1")?;
    same("digits", &sight.digits[..], "1")?;
    same("worths", sight.worth(), without)?;
    same("hints that add nothing", sight.with_status("adds-nothing"), implied)?;
    same("needed", sight.with_status("needed").len(), without.len() - implied.len())?;
    same("puzzle", &sight.puzzle[..], preset)?;
    Ok(sight)
}

pub async fn fish_and_what_each_hint_is_worth(page: &Page<'_>) -> Result {
    let sight = unique(page, "fish", &FISH_WITHOUT, &[15]).await?;
    same("numbers", sight.hints.keys().copied().collect::<Vec<_>>(), (1..=15).collect::<Vec<_>>())?;
    holds("the German owns the fish", sight.answers[0].contains("German"))
}

pub async fn zebra_and_what_each_hint_is_worth(page: &Page<'_>) -> Result {
    let sight = unique(page, "zebra", &ZEBRA_WITHOUT, &[]).await?;
    same("numbers", sight.hints.keys().copied().collect::<Vec<_>>(), (2..=15).collect::<Vec<_>>())?;
    let answers = sight.answers.join(" ");
    holds("the Norwegian drinks water", answers.contains("Norwegian"))?;
    holds("the Japanese owns the zebra", answers.contains("Japanese"))
}

pub async fn phones_and_what_each_hint_is_worth(page: &Page<'_>) -> Result {
    // By the list this time, as a reader gets there.
    page.open("").await?;
    page.choose("phones").await?;
    page.until("the phones", |sight| sight.puzzle == "phones" && sight.fragment == "#p=phones")
        .await?;
    let sight = unique(page, "phones", &FISH_WITHOUT, &[15]).await?;
    holds("the Swede owns the iPhone 5", sight.answers[0].contains("Swede"))
}

async fn staircase(page: &Page<'_>, preset: &str, first: usize, after: &[&str]) -> Result {
    for (k, count) in after.iter().enumerate() {
        let on = if k == 0 { "none".to_owned() } else { format!("{first}-{}", first + k - 1) };
        let sight = page.open(&format!("#p={preset}&on={on}")).await?;
        same(&format!("count after {k} hints"), &sight.count[..], *count)?;
        same("digits", &sight.digits[..], *count)?;
        if let Some(next) = after.get(k + 1) {
            let worth = &sight.hints[&((first + k) as u32)];
            same(&format!("with hint {}", first + k), &worth.turned[..], *next)?;
            same("status", &worth.status[..], "off")?;
        }
    }
    Ok(())
}

pub async fn fish_one_hint_after_another(page: &Page<'_>) -> Result {
    staircase(page, "fish", 1, &FISH_AFTER).await
}

pub async fn zebra_one_hint_after_another(page: &Page<'_>) -> Result {
    staircase(page, "zebra", 2, &ZEBRA_AFTER).await
}

pub async fn turning_each_switch(page: &Page<'_>) -> Result {
    page.open("#p=fish").await?;
    for (hint, without) in (1..).zip(FISH_WITHOUT) {
        page.turn(hint).await?;
        page.until(&format!("{without} without hint {hint}"), |sight| {
            let Hint { status, turned, .. } = &sight.hints[&hint];
            sight.count == without && status == "off" && turned == "1"
        })
        .await?;
        page.turn(hint).await?;
        page.until("hint back on", |sight| {
            let Hint { status, turned, .. } = &sight.hints[&hint];
            sight.count == "1" && status != "off" && turned == without
        })
        .await?;
    }
    Ok(())
}

pub async fn left_read_as_somewhere_left(page: &Page<'_>) -> Result {
    let wanted = [("Dane", "3"), ("German", "3"), ("Norwegian", "1")];
    let linked = page.open("#p=fish&read=4:somewhere").await?;
    same("count", &linked.count[..], "7")?;
    same("split", split(&linked), wanted)?;
    same("hints that add nothing", linked.with_status("adds-nothing"), Vec::<u32>::new())?;
    same("without 15", &linked.hints[&15].turned[..], "20")?;

    let immediate = page.open("#p=fish").await?;
    same("count", &immediate.count[..], "1")?;
    page.element("reading", "[data-hint=\"4\"][aria-pressed=\"false\"]").await?.click().await?;
    let turned = page.count("7").await?;
    same("split", split(&turned), wanted)?;
    same("worths", turned.worth(), linked.worth())?;
    holds("the wording follows the reading", turned.hints[&4].words != immediate.hints[&4].words)?;
    page.fragment("#p=fish&read=4:somewhere").await
}

pub async fn hint_five_is_needed(page: &Page<'_>) -> Result {
    let sight = page.open("#p=fish&off=5").await?;
    same("count", &sight.count[..], "4")?;
    same("split", split(&sight), [("German", "3"), ("Norwegian", "1")])?;
    let sight = page.open("#p=fish&off=5,15").await?;
    same("count", &sight.count[..], "8")
}

pub async fn who_drinks_water(page: &Page<'_>) -> Result {
    let sight = page.open("#p=zebra&on=2,4,5,6,8-10,13,15").await?;
    same("count", &sight.count[..], "4320")?;
    let water = sight.answers.iter().find(|answer| answer.contains("water"));
    let zebra = sight.answers.iter().find(|answer| answer.contains("zebra"));
    holds("water is settled", water.is_some_and(|answer| answer.contains("Norwegian")))?;
    holds("the zebra is not", zebra.is_some_and(|answer| !answer.contains("Japanese")))?;
    let zebras: u64 = sight.split.iter().filter_map(|(_, count)| count.parse::<u64>().ok()).sum();
    same("the split has every solution once", zebras, 4320)
}

pub async fn all_off_all_on_invert_reset(page: &Page<'_>) -> Result {
    page.open("#p=fish").await?;
    page.click("all-off").await?;
    let sight = page.count(ALL).await?;
    same("digits", &sight.digits[..], ALL)?;
    same("all off", sight.with_status("off").len(), 15)?;
    // The German owns the fish in a fifth of all arrangements, as everybody else does.
    same("split", split(&sight).len(), 5)?;
    holds("evenly", sight.split.iter().all(|(_, count)| count == "4976640000"))?;
    page.click("all-on").await?;
    page.count("1").await?;
    page.turn(9).await?;
    page.count("17").await?;
    page.click("invert").await?;
    let sight = page.until("only hint 9", |sight| {
        sight.hints.values().filter(|hint| hint.on).count() == 1 && sight.hints[&9].on
    });
    same("fragment", &sight.await?.puzzle[..], "fish")?;
    // One value in its house: a fifth of all.
    page.count("4976640000").await?;
    page.click("reset").await?;
    let sight = page.count("1").await?;
    holds("all on", sight.hints.values().all(|hint| hint.on))
}

pub async fn the_street_as_published(page: &Page<'_>) -> Result {
    let sight = page.open("#p=fish").await?;
    let published = [
        ["yellow", "blue", "red", "green", "white"],
        ["Norwegian", "Dane", "Brit", "German", "Swede"],
        ["water", "tea", "milk", "coffee", "beer"],
        ["Dunhill", "Blends", "Pall Mall", "Prince", "BlueMaster"],
        ["cat", "horse", "bird", "fish", "dog"],
    ];
    for (category, values) in (0..).zip(published) {
        for (house, value) in (1..).zip(values) {
            same("cell", &sight.cells[&(category, house)][..], value)?;
        }
    }
    Ok(())
}

pub async fn solutions_one_by_one(page: &Page<'_>) -> Result {
    page.open("#p=fish&off=9").await?;
    let mut seen = BTreeSet::new();
    for number in 1..=17 {
        page.click("solution-next").await?;
        let sight = page
            .until(&format!("solution {number}"), |sight| {
                // One value in each cell, instead of several with their shares.
                sight.solution.starts_with(&format!("{number} of 17"))
                    && sight.cells.values().all(|cell| !cell.contains('%'))
            })
            .await?;
        let at = |value: &str| {
            sight.cells.iter().find(|(_, text)| *text == value).map(|(&(_, house), _)| house)
        };
        same("milk", at("milk"), Some(3))?;
        for (one, other) in
            [("Brit", "red"), ("Swede", "dog"), ("Dane", "tea"), ("German", "Prince")]
        {
            same(&format!("{one} and {other}"), at(one), at(other))?;
        }
        same("green and white", at("green").map(|house| house + 1), at("white"))?;
        seen.insert(sight.cells.values().cloned().collect::<Vec<_>>());
    }
    same("different solutions", seen.len(), 17)?;
    let next = page.element("solution-next", "").await?;
    holds("the last one is the last", !next.is_enabled().await?)?;
    page.click("solution-prev").await?;
    page.until("the one before", |sight| sight.solution.starts_with("16 of 17")).await?;
    Ok(())
}
