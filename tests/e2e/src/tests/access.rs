//! The page for everyone: keyboard, screen reader, small screens, both themes.

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::{
    Result,
    page::{Page, holds, same},
    session::{emulate, role_and_name},
};

const FOCUS: &str = "
    const { dataset } = document.activeElement;
    return `${dataset.zebra ?? ''} ${dataset.hint ?? ''}`;";

pub(super) async fn press(page: &Page<'_>, key: char) -> Result {
    let keys = KeyActions::new("keyboard".into())
        .then(KeyAction::Down { value: key })
        .then(KeyAction::Up { value: key });
    Ok(page.client.perform_actions(keys).await?)
}

/// Presses Tab until something has the focus.
async fn tab_to(page: &Page<'_>, what: &str) -> Result {
    for _ in 0..60 {
        if page.run(FOCUS, ()).await? == what {
            return Ok(());
        }
        press(page, Key::Tab.into()).await?;
    }
    Err(format!("Tab does not reach {what:?}").into())
}

pub async fn keyboard_alone(page: &Page<'_>) -> Result {
    page.open("#p=fish").await?;
    tab_to(page, "hint 9").await?;
    press(page, ' ').await?;
    page.count("17").await?;
    same("the focus stays", page.run(FOCUS, ()).await?, "hint 9")?;
    tab_to(page, "hint 15").await?;
    press(page, ' ').await?;
    page.until("hint 15 off", |sight| !sight.hints[&15].on).await?;
    same("the focus stays", page.run(FOCUS, ()).await?, "hint 15")?;
    press(page, ' ').await?;
    page.count("17").await?;
    Ok(())
}

/// Which way Tab goes.
#[derive(Clone, Copy)]
pub(super) enum Way {
    On,
    Back,
}

async fn tab(page: &Page<'_>, way: Way) -> Result {
    let (shift, tab) = (char::from(Key::Shift), char::from(Key::Tab));
    let mut keys = KeyActions::new("keyboard".into());
    if let Way::Back = way {
        keys = keys.then(KeyAction::Down { value: shift });
    }
    keys = keys.then(KeyAction::Down { value: tab }).then(KeyAction::Up { value: tab });
    if let Way::Back = way {
        keys = keys.then(KeyAction::Up { value: shift });
    }
    Ok(page.client.perform_actions(keys).await?)
}

/// Presses Tab until something of this role and name has the focus.
pub(super) async fn tab_to_named(page: &Page<'_>, way: Way, role: &str, name: &str) -> Result {
    let mut passed = Vec::new();
    for _ in 0..60 {
        tab(page, way).await?;
        let (found, said) =
            role_and_name(page.client, &page.client.active_element().await?).await?;
        if found == role && said.contains(name) {
            return Ok(());
        }
        passed.push(said);
    }
    Err(format!("Tab finds no {role} {name:?} among {passed:?}").into())
}

/// What a reader who sees nothing does first, with what the browser says of each thing.
pub async fn the_first_minute_by_keys(page: &Page<'_>) -> Result {
    page.goto("some/where/404.html").await?;
    page.run("localStorage.removeItem('zebra:told');", ()).await?;
    page.open("#p=fish").await?;
    tab_to_named(page, Way::On, "switch", "The Norwegian lives in the first house").await?;
    press(page, ' ').await?;
    page.count("17").await?;
    press(page, ' ').await?;
    page.count("1").await?;
    tab_to_named(page, Way::On, "switch", "The Blends smoker lives next to the water drinker")
        .await?;
    press(page, ' ').await?;
    let payoff = "const found = document.querySelector('[data-zebra=found]');
        return found?.role === 'status' || found?.getAttribute('role') === 'status';";
    page.until_script("the payoff, said", payoff).await?;
    tab_to_named(page, Way::Back, "button", "Explain").await?;
    press(page, Key::Enter.into()).await?;
    page.element("ending", "").await?;
    let focus = page.client.active_element().await?;
    let focus = role_and_name(page.client, &focus).await?;
    same("the focus", focus, ("button".to_owned(), "Explain".to_owned()))?;
    tab_to_named(page, Way::Back, "button", "Undo").await?;
    press(page, Key::Enter.into()).await?;
    page.until("hint 15 on", |sight| sight.hints[&15].on).await?;
    tab_to_named(page, Way::On, "button", "Share").await?;
    press(page, Key::Enter.into()).await?;
    page.until_script("what is to be shared", "return !!document.querySelector('main.share');")
        .await
}

/// Who wants less motion sees the same, at once. Only Chromium can be told.
pub async fn less_motion_shows_the_same(page: &Page<'_>) -> Result {
    if page.setting.browser != "chromium" {
        return Ok(());
    }
    let wish =
        |wish: &str| json!({"features": [{"name": "prefers-reduced-motion", "value": wish}]});
    emulate(page.client, "Emulation.setEmulatedMedia", wish("reduce")).await?;
    page.open("#p=fish").await?;
    page.turn(9).await?;
    let sight = page.count("17").await?;
    same("what is moving", page.run(MOVING, ()).await?, json!([]))?;
    emulate(page.client, "Emulation.setEmulatedMedia", wish("no-preference")).await?;
    same("what is shown", page.sight().await?.worth(), sight.worth())?;
    page.turn(4).await?;
    page.until_script("motion", &format!("{MOVING}.length > 0;")).await
}

/// What is in motion, by its length in milliseconds.
const MOVING: &str = "return document.getAnimations()
    .map((motion) => motion.effect.getComputedTiming().activeDuration)
    .filter((length) => length > 1)";

pub async fn the_count_is_spoken(page: &Page<'_>) -> Result {
    page.open("#p=fish").await?;
    let live = page.element("status", "").await?;
    let role = live.attr("role").await?.or(live.attr("aria-live").await?);
    holds("the status is a live region", matches!(role.as_deref(), Some("status" | "polite")))?;
    page.turn(9).await?;
    page.until("17 to be spoken", |sight| sight.status.contains("17")).await?;
    page.click("all-off").await?;
    page.until("billions to be spoken", |sight| sight.status.contains("24.9 billion")).await?;
    Ok(())
}

pub async fn the_smallest_phone_scrolls_one_way(page: &Page<'_>) -> Result {
    // Browsers keep their windows wider than this; a frame is as wide as it is told to be.
    page.goto("frame.html").await?;
    page.client.enter_frame(0).await?;
    page.settled().await?;
    for fragment in ["#p=fish", "#p=fish&on=none", "#p=phones&off=9", "#p=zebra&read=6:somewhere"] {
        page.run("location.hash = arguments[0];", fragment).await?;
        page.until(fragment, |sight| fragment.contains(&format!("p={}", sight.puzzle))).await?;
        page.settled().await?;
        for width in [320, 360, 414, 768] {
            page.client.enter_parent_frame().await?;
            page.run(
                "document.querySelector('iframe').style.width = arguments[0];",
                format!("{width}px"),
            )
            .await?;
            page.client.enter_frame(0).await?;
            let wide = page
                .run(
                    "const { scrollWidth, clientWidth } = document.documentElement;
                    return scrollWidth - clientWidth;",
                    (),
                )
                .await?
                .as_i64();
            holds(&format!("{fragment} at {width}: too wide by {wide:?}"), wide <= Some(0))?;
        }
    }
    page.client.enter_parent_frame().await?;
    Ok(())
}

pub async fn the_open_view_is_in_sight(page: &Page<'_>) -> Result {
    const CUT: &str = "
        const strip = document.querySelector('nav.views');
        const [around, open] = [strip, strip.querySelector('[aria-current=page]')]
            .map((it) => it.getBoundingClientRect());
        return [open.left < around.left - 1, open.right > around.right + 1, scrollY];";
    page.goto("frame.html").await?;
    page.run("document.querySelector('iframe').style.width = '360px';", ()).await?;
    page.client.enter_frame(0).await?;
    page.settled().await?;
    // Also the way back: the strip has scrolled by then. A view that asks for no further program:
    // where a page is left while it compiles one, Firefox compiles none in its process any more.
    for view in ["code", "explore"] {
        page.run("location.hash = `#p=fish&v=${arguments[0]}`;", view).await?;
        let there = format!("return !!document.querySelector('main.{view}');");
        page.until_script(view, &there).await?;
        page.gives(
            &format!("{view} cut at the left, at the right, page moved"),
            CUT,
            vec![Value::from(false), Value::from(false), Value::from(0)],
        )
        .await?;
    }
    page.settled().await?;
    page.client.enter_parent_frame().await?;
    Ok(())
}

pub async fn no_violations_in_light(page: &Page<'_>) -> Result {
    no_violations(page, "light").await
}

pub async fn no_violations_in_dark(page: &Page<'_>) -> Result {
    no_violations(page, "dark").await
}

async fn no_violations(page: &Page<'_>, theme: &str) -> Result {
    page.open("#p=fish").await?;
    if page.run(BACKGROUND_IS_DARK, ()).await? != (theme == "dark") {
        page.click("theme").await?;
    }
    for (name, fragment) in [
        ("solved", "#p=fish"),
        ("open", "#p=fish&off=9"),
        ("nothing-on", "#p=zebra&on=none"),
        ("somewhere", "#p=fish&read=4:somewhere"),
        ("notice", "#p=okapi"),
    ] {
        page.open(fragment).await?;
        same("theme", page.run(BACKGROUND_IS_DARK, ()).await?, theme == "dark")?;
        if name == "open" {
            page.click("solution-next").await?;
            page.until("a solution", |sight| sight.solution.starts_with("1 of")).await?;
        }
        for (screen, width) in [("desktop", 1280), ("phone", 500)] {
            page.resize(width, 900).await?;
            page.picture(&format!("{name}-{theme}-{screen}")).await?;
            same(&format!("{name} on a {screen}"), page.violations().await?, Vec::<String>::new())?;
        }
    }
    Ok(())
}

pub(super) const BACKGROUND_IS_DARK: &str = "
    const canvas = document.createElement('canvas').getContext('2d');
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
    return red + green + blue < 384;";
