//! Opening a browser, and what WebDriver alone does not tell.

use fantoccini::{Client, ClientBuilder, wd::WebDriverCompatibleCommand};
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
