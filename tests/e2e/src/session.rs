//! Opening a browser, and what WebDriver alone does not tell.

use fantoccini::{Client, ClientBuilder, elements::Element, wd::WebDriverCompatibleCommand};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use url::Url;

use crate::{Result, Setting};

/// Opens a browser. It must be closed, whatever happens.
///
/// # Errors
/// When the driver does not open one.
pub async fn open(setting: &Setting) -> Result<Client> {
    let mut capabilities: Map<String, Value> = serde_json::from_str(&setting.capabilities)?;
    if setting.browser == "chromium" {
        capabilities.insert("goog:loggingPrefs".into(), json!({"browser": "ALL"}));
    }
    let mut builder = ClientBuilder::new(HttpConnector::new());
    Ok(builder.capabilities(capabilities).connect(&setting.driver).await?)
}

/// What the browser has logged since last asked: also what no script gets to see. Chromium only.
///
/// # Errors
/// When the browser does not tell.
pub async fn log(client: &Client) -> Result<Vec<String>> {
    let entries = client.issue_cmd(Log).await?;
    let entries = entries.as_array().cloned().unwrap_or_default();
    Ok(entries.iter().map(|entry| format!("{} {}", entry["level"], entry["message"])).collect())
}

/// Goes into a frame that a script gave: one that no selector reaches from outside its shadow tree.
#[derive(Debug)]
pub struct EnterFrame(pub Value);

impl WebDriverCompatibleCommand for EnterFrame {
    fn endpoint(
        &self,
        base: &Url,
        session: Option<&str>,
    ) -> std::result::Result<Url, url::ParseError> {
        base.join(&format!("session/{}/frame", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({"id": self.0}).to_string()))
    }
}

/// What the accessibility tree says of an element: its role and its name.
///
/// # Errors
/// When the browser does not tell.
pub async fn role_and_name(client: &Client, element: &Element) -> Result<(String, String)> {
    let ask = |what| client.issue_cmd(Computed(element.element_id().to_string(), what));
    let (role, name) = (ask("computedrole").await?, ask("computedlabel").await?);
    let text = |value: Value| value.as_str().unwrap_or_default().to_owned();
    Ok((text(role), text(name)))
}

#[derive(Debug)]
struct Computed(String, &'static str);

impl WebDriverCompatibleCommand for Computed {
    fn endpoint(
        &self,
        base: &Url,
        session: Option<&str>,
    ) -> std::result::Result<Url, url::ParseError> {
        let Self(element, what) = self;
        base.join(&format!("session/{}/element/{element}/{what}", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (http::Method, Option<String>) {
        (http::Method::GET, None)
    }
}

/// Has the browser behave as on another device or line. Chromium only.
///
/// # Errors
/// When the browser does not.
pub async fn emulate(client: &Client, command: &'static str, parameters: Value) -> Result {
    client.issue_cmd(Emulate(command, parameters)).await?;
    Ok(())
}

#[derive(Debug)]
struct Emulate(&'static str, Value);

impl WebDriverCompatibleCommand for Emulate {
    fn endpoint(
        &self,
        base: &Url,
        session: Option<&str>,
    ) -> std::result::Result<Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({"cmd": self.0, "params": self.1}).to_string()))
    }
}

#[derive(Debug)]
struct Log;

impl WebDriverCompatibleCommand for Log {
    fn endpoint(
        &self,
        base: &Url,
        session: Option<&str>,
    ) -> std::result::Result<Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({"type": "browser"}).to_string()))
    }
}
