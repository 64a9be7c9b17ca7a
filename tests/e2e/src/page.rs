//! The page as a test sees it: by its stable hooks, and only by them.

use std::{fmt::Debug, fs, path::Path, time::Duration};

use fantoccini::{Client, Locator, elements::Element};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use crate::{Result, Setting, session};

mod sight;

pub use sight::{Hint, Sight};

use sight::SIGHT;

/// How long anything on the page may take before a test gives up on it.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often it is looked at.
const POLL: Duration = Duration::from_millis(15);

/// The key.
const TAB: &str = "\u{e004}";

/// How often a driver is asked that could not read what a script returned, or lost what it found.
const ATTEMPTS: u32 = 3;

/// Whether WebKit's driver could not read what a script returned, as it does at times; that says
/// nothing of the page.
fn is_unreadable(error: &dyn std::error::Error) -> bool {
    error.to_string().contains("parse script result")
}

/// The page in a browser.
pub struct Page<'a> {
    /// The browser.
    pub client: &'a Client,
    /// Where everything is.
    pub setting: &'a Setting,
}

impl Page<'_> {
    /// Opens the page with a fragment (with `#`, or empty) as if for the first time, and waits until
    /// it has counted.
    pub async fn open(&self, fragment: &str) -> Result<Sight> {
        self.open_at("some/where/", fragment).await
    }

    /// The same at another path of the test server.
    pub async fn open_at(&self, path: &str, fragment: &str) -> Result<Sight> {
        self.goto(&format!("{path}{fragment}")).await?;
        self.settled().await
    }

    /// Loads an address of the test server, never by a mere change of the fragment.
    pub async fn goto(&self, address: &str) -> Result {
        self.client.goto("about:blank").await?;
        self.client.goto(&format!("{}{address}", self.setting.site)).await?;
        Ok(())
    }

    /// Loads a page of another origin that ours is embedded in.
    pub async fn goto_host(&self, address: &str) -> Result {
        self.client.goto("about:blank").await?;
        self.client.goto(&format!("{}{address}", self.setting.host)).await?;
        Ok(())
    }

    /// What the page shows now.
    pub async fn sight(&self) -> Result<Sight> {
        Ok(Sight::read(&self.look(SIGHT).await?))
    }

    /// What a script that changes nothing gives.
    async fn look(&self, script: &str) -> Result<Value> {
        let mut attempts = ATTEMPTS;
        loop {
            attempts -= 1;
            match self.client.execute(script, vec![]).await {
                Err(error) if attempts > 0 && is_unreadable(&error) => {}
                found => return Ok(found?),
            }
        }
    }

    /// Waits until the page shows something for which `holds`.
    pub async fn until(&self, what: &str, holds: impl Fn(&Sight) -> bool) -> Result<Sight> {
        let started = Instant::now();
        loop {
            let sight = self.sight().await?;
            if holds(&sight) {
                return Ok(sight);
            }
            if started.elapsed() > PATIENCE {
                return Err(
                    format!("waited in vain for {what}; the page shows {}", sight.brief()).into()
                );
            }
            sleep(POLL).await;
        }
    }

    /// Waits until the page has counted.
    pub async fn settled(&self) -> Result<Sight> {
        self.until("a count", Sight::is_settled).await
    }

    /// Waits for this count, and the worths that go with it.
    pub async fn count(&self, count: &str) -> Result<Sight> {
        self.until(&format!("the count {count}"), |sight| {
            sight.is_settled() && sight.count == count
        })
        .await
    }

    /// Waits until a script gives `true`.
    pub async fn until_script(&self, what: &str, script: &str) -> Result {
        if self.becomes(script, PATIENCE).await? {
            return Ok(());
        }
        Err(format!("waited in vain for {what}").into())
    }

    /// Whether a script gives `true` before the limit.
    pub async fn becomes(&self, script: &str, limit: Duration) -> Result<bool> {
        let started = Instant::now();
        while self.look(script).await? != true {
            if started.elapsed() > limit {
                return Ok(false);
            }
            sleep(POLL).await;
        }
        Ok(true)
    }

    /// Waits until a script gives this.
    pub async fn gives(&self, what: &str, script: &str, wanted: impl Into<Value>) -> Result {
        let (started, wanted) = (Instant::now(), wanted.into());
        loop {
            let found = self.look(script).await?;
            if found == wanted || started.elapsed() > PATIENCE {
                return same(what, found, wanted);
            }
            sleep(POLL).await;
        }
    }

    /// The element of a hook, with more of a CSS selector after it, as soon as it is there.
    pub async fn element(&self, hook: &str, more: &str) -> Result<Element> {
        self.find(&format!("[data-zebra=\"{hook}\"]{more}")).await
    }

    async fn find(&self, selector: &str) -> Result<Element> {
        let mut attempts = ATTEMPTS;
        loop {
            attempts -= 1;
            let wait = self.client.wait().at_most(PATIENCE).every(POLL);
            match wait.for_element(Locator::Css(selector)).await {
                // It went while the driver looked at it.
                Err(error) if attempts > 0 && error.is_stale_element_reference() => {}
                found => return Ok(found?),
            }
        }
    }

    /// Clicks on a hook as a reader does.
    pub async fn click(&self, hook: &str) -> Result {
        self.press(&format!("[data-zebra=\"{hook}\"]")).await
    }

    /// Clicks on what a selector finds; where the second program takes the page over between the
    /// finding and the click, on what then stands there.
    async fn press(&self, selector: &str) -> Result {
        match self.find(selector).await?.click().await {
            Err(error) if error.is_stale_element_reference() => {
                Ok(self.find(selector).await?.click().await?)
            }
            done => Ok(done?),
        }
    }

    /// Turns the switch of a hint as a reader does.
    pub async fn turn(&self, hint: u32) -> Result {
        self.press(&format!("[data-zebra=\"hint\"][data-hint=\"{hint}\"]")).await
    }

    /// Chooses a preset from the list.
    pub async fn choose(&self, preset: &str) -> Result {
        let picker = self.element("puzzle", "").await?;
        // A driver opens no list, and a choice from one that is not open is no deed of a reader's. Of
        // the steps of a page that is left alone Chromium forgets the first ones as soon as its history
        // is full, and then does not find back to them.
        picker.send_keys(TAB).await?;
        // Whoever opens the list comes to it first. WebKit compares what is chosen with what was chosen
        // when the list got the focus.
        let come = "document.activeElement.blur();
            document.querySelector('[data-zebra=puzzle]').focus();";
        self.run(come, ()).await?;
        Ok(picker.select_by_value(preset).await?)
    }

    /// Waits for the address to have this fragment.
    pub async fn fragment(&self, fragment: &str) -> Result {
        let what = format!("the fragment {fragment}");
        self.until(&what, |sight| sight.fragment == fragment).await?;
        Ok(())
    }

    /// Gives the window a size.
    pub async fn resize(&self, width: u32, height: u32) -> Result {
        Ok(self.client.set_window_size(width, height).await?)
    }

    /// Saves a picture of the page under `target/screenshots/`.
    pub async fn picture(&self, name: &str) -> Result {
        let folder = Path::new("target/screenshots");
        fs::create_dir_all(folder)?;
        let file = folder.join(format!("{}-{name}.png", self.setting.browser));
        Ok(fs::write(file, self.client.screenshot().await?)?)
    }

    /// What accessibility rules the page violates now, at rest.
    pub async fn violations(&self) -> Result<Vec<String>> {
        self.until_script(
            "animations to end",
            "return document.getAnimations().every((a) => a.playState !== 'running');",
        )
        .await?;
        let mut attempts = ATTEMPTS;
        loop {
            attempts -= 1;
            match self.run_axe().await {
                Err(error) if attempts > 0 && is_unreadable(&*error) => {}
                found => return found,
            }
        }
    }

    async fn run_axe(&self) -> Result<Vec<String>> {
        let axe = fs::read_to_string(&self.setting.axe)?;
        self.client.execute(&axe, vec![]).await?;
        let run = "const done = arguments[arguments.length - 1];
            axe.run().then(
              ({ violations }) => done(violations.flatMap(({ id, nodes }) =>
                nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`))),
              (error) => done([`axe failed: ${error}`]));";
        let found = self.client.execute_async(run, vec![]).await?;
        Ok(found.as_array().into_iter().flatten().map(|text| text.to_string()).collect())
    }

    /// Puts aside what the browser has logged of other pages.
    pub async fn forget_troubles(&self) -> Result {
        if self.setting.browser == "chromium" {
            session::log(self.client).await?;
        }
        Ok(())
    }

    /// What went wrong on a page that was opened with the probe, and what the browser logged.
    pub async fn troubles(&self) -> Result<Vec<String>> {
        let probed = self.client.execute("return window.probe.troubles;", vec![]).await?;
        let mut troubles: Vec<String> =
            probed.as_array().into_iter().flatten().map(Value::to_string).collect();
        if self.setting.browser == "chromium" {
            let logged = session::log(self.client).await?;
            troubles.extend(logged.into_iter().filter(|entry| !entry.starts_with("\"INFO\"")));
        }
        Ok(troubles)
    }

    /// The address, what is being said, and what went wrong, as far as the page and the browser know:
    /// to find out why a test failed on it.
    pub async fn traces(&self) -> Result<String> {
        let script = include_str!("../assets/traces.js");
        let traces = self.look(script).await?;
        let logged = match &self.setting.browser[..] {
            "chromium" => session::log(self.client).await?,
            _ => Vec::new(),
        };
        Ok(format!("{traces} {logged:?}"))
    }

    /// Runs a script with arguments.
    pub async fn run(&self, script: &str, argument: impl Into<Value>) -> Result<Value> {
        Ok(self.client.execute(script, vec![json!(argument.into())]).await?)
    }
}

/// Compares, and says what differs.
///
/// # Errors
/// When the two are not the same.
pub fn same<A: PartialEq<B> + Debug, B: Debug>(what: &str, found: A, wanted: B) -> Result {
    if found == wanted {
        Ok(())
    } else {
        Err(format!("{what}: found {found:?}, wanted {wanted:?}").into())
    }
}

/// Says what is wrong unless it holds.
///
/// # Errors
/// When it does not.
pub fn holds(what: &str, holds: bool) -> Result {
    if holds { Ok(()) } else { Err(what.into()) }
}
