//! The state in the link.

use link::Link;
use puzzle::Value;
use zebra_playground::views::play::{Game, Mark, Move, Spot};

use super::history;
use crate::{
    Result,
    page::{Page, Sight, same},
};

pub async fn a_link_opens_the_same(page: &Page<'_>) -> Result {
    page.open("#p=zebra").await?;
    for hint in [3, 7, 8, 9, 14] {
        page.turn(hint).await?;
        // The next row is where it is seen only once the figures have come in.
        page.until("the hint off and counted", |sight| sight.hints[&hint].status == "off").await?;
    }
    page.element("reading", "[data-hint=\"6\"][aria-pressed=\"false\"]").await?.click().await?;
    page.until("the link to follow", |sight| {
        sight.fragment.contains("7-9") && sight.fragment.contains("somewhere")
    })
    .await?;
    let made = page.settled().await?;
    let opened = page.open(&made.fragment).await?;
    same("count", &opened.count, &made.count)?;
    same("answers", &opened.answers, &made.answers)?;
    same("hints", &opened.hints, &made.hints)?;
    same("cells", &opened.cells, &made.cells)?;
    same("puzzle", &opened.puzzle[..], "zebra")
}

pub async fn a_typed_fragment_opens_what_it_says(page: &Page<'_>) -> Result {
    page.open("#p=fish").await?;
    page.run("location.hash = arguments[0];", "#p=fish&off=9").await?;
    page.count("17").await?;
    page.run("location.hash = arguments[0];", "#p=zebra&off=15").await?;
    let sight = page.count("32").await?;
    same("puzzle", &sight.puzzle[..], "zebra")
}

pub async fn a_link_is_understood_as_chats_spell_it(page: &Page<'_>) -> Result {
    for link in
        ["%23p=fish&off=9", "index.html%23p=fish&off=9", "%23p=fish&amp;off=9", "#p=fish&amp;off=9"]
    {
        page.open_at("some/where/", link).await?;
        page.count("17").await?;
        page.fragment("#p=fish&off=9").await?;
    }
    // What the page is to look like is read before it starts.
    page.goto("some/where/#p=fish&amp;v=edit&amp;off=9").await?;
    page.until_script("Edit", "return !!document.querySelector('[data-zebra=\"edit-tab\"]');")
        .await?;
    page.run("location.hash = arguments[0];", "#p=fish&amp;off=9,15").await?;
    page.count("42").await?;
    // Nothing else leads away from the words for an address that does not exist.
    page.goto("some/where/nothing").await?;
    page.until_script("the words", "return document.body.innerText.includes('Nothing lives');")
        .await
}

pub async fn bad_links_are_named_and_open_a_working_page(page: &Page<'_>) -> Result {
    let long = format!("#p=fish&z={}", "x".repeat(70_000));
    let links = [
        ("#p=okapi", "okapi", "1"),
        ("#p=fish&off=99", "99", "1"),
        ("#p=fish&lock=98", "no hint 98", "1"),
        ("#p=fish&off=9&colour=red", "colour", "17"),
        ("#p=fish&on=1-x", "x", "1"),
        ("#p=fish&read=4:sideways", "sideways", "1"),
        ("#p=fish&read=9:somewhere", "9", "1"),
        ("#%%%", "%%%", "1"),
        ("#day=2026-02-30:easy", "2026-02-30", "1"),
        ("#day=2026-11-26:esay", "esay", "1"),
        ("#t=Pet:%20dog", "Pet has 1", "1"),
        ("#t=A:%20a,%20b%0aC:%20c,%20d%0a1.%20x%20::%20a%20=%20c&colour=red", "colour", "2"),
        (&long, "", "1"),
    ];
    for (link, culprit, count) in links {
        let shown = &link[..link.len().min(40)];
        let sight = page.open(link).await?;
        same(&format!("count at {shown}"), &sight.count[..], count)?;
        // The program that has the words is loaded only now.
        let told = |sight: &Sight| sight.notices.iter().any(|notice| notice.contains(culprit));
        page.until(&format!("a notice that names {culprit} at {shown}"), told).await?;
        // The page works all the same.
        page.turn(1).await?;
        page.until("hint 1 off", |sight| !sight.hints[&1].on && sight.hints[&1].status == "off")
            .await?;
    }
    Ok(())
}

/// Whether the menu has no entry but the presets.
const NO_OTHER: &str = "return [...document.querySelectorAll('[data-zebra=puzzle] option')]
    .every((option) => option.value !== '');";

pub async fn presets_keep_their_names_and_links(page: &Page<'_>) -> Result {
    // Where another program is at work, a few will do: they all stand in one list.
    for (view, most) in [("", presets::all().len()), ("&v=play", 3), ("&v=methods", 3)] {
        page.goto(&format!("some/where/#p=fish{view}")).await?;
        let mut visited = vec!["fish"];
        for preset in presets::all()[..most].iter().skip(1) {
            page.choose(preset.id).await?;
            visited.push(preset.id);
            open(page, preset.id, view).await?;
        }
        // All the way back, and one step forth.
        for id in visited.iter().rev().skip(1) {
            page.click("undo").await?;
            open(page, id, view).await?;
        }
        page.click("redo").await?;
        open(page, visited[1], view).await?;
    }
    for preset in presets::all() {
        page.goto(&format!("some/where/#p={}", preset.id)).await?;
        open(page, preset.id, "").await?;
        // What the puzzle looks like may still be on its way.
        page.settled().await?;
        page.turn(3).await?;
        open(page, preset.id, "&off=3").await?;
        // Another preset that the first program does not carry, and back by the browser.
        let other = if preset.id == "tea" { "huts" } else { "tea" };
        page.choose(other).await?;
        open(page, other, "").await?;
        history::go(page, -1).await?;
        open(page, preset.id, "&off=3").await?;
    }
    Ok(())
}

async fn open(page: &Page<'_>, id: &str, rest: &str) -> Result {
    let fragment = format!("#p={id}{rest}");
    let is_open = |sight: &Sight| sight.puzzle == id && sight.fragment == fragment;
    let sight = page.until(&format!("{id} at {fragment}"), is_open).await?;
    same("notices", &sight.notices, &Vec::<String>::new())?;
    page.until_script(&format!("no other entry in the menu at {fragment}"), NO_OTHER).await
}

/// Before all presets had short links everywhere, games of some were kept under long ones.
pub async fn a_game_outlasts_the_new_link_of_its_puzzle(page: &Page<'_>) -> Result {
    let tea = presets::find("tea").ok_or("there is no tea")?.puzzle();
    let spot = Spot::House(Value { category: 0, index: 0 }, 0);
    let game = Game::new(&tea).after(Move::Mark(spot, Mark::Maybe)).save();
    let former = Link::carrying(tea)?.encode();
    page.open("#p=fish").await?;
    page.run(
        "localStorage.clear(); localStorage.setItem(...arguments[0]);",
        vec![format!("zebra:play:{former}"), game],
    )
    .await?;
    page.goto("some/where/#p=tea&v=play").await?;
    let marks = "return document.querySelectorAll('[data-zebra=mark][data-state=maybe]').length;";
    page.gives("marks in pencil", marks, 1).await?;
    page.run("localStorage.clear();", ()).await?;
    Ok(())
}
