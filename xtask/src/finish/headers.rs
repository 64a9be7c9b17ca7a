//! The `_headers` file that several static hosts, and our own server, understand.

use crate::{Result, markup};

use super::names;

/// Files that keep their names: how long they may be kept.
const NAMED_FOR_GOOD: [(&str, &str); 4] = [
    ("/", "no-cache"),
    ("/index.html", "no-cache"),
    ("/sw.js", "no-cache"),
    // A script of other people's pages: soon new, never waited for.
    ("/embed.js", "public, max-age=600, stale-while-revalidate=86400"),
];

/// The page's own policy as a header, and files named after their content kept for good. Any origin
/// may read the files: other people's pages load `embed.js` as a module, and in a sandboxed frame
/// without an origin of its own module scripts would not load otherwise.
///
/// # Errors
/// When the page has no policy.
pub fn headers(names: &[String], html: &str) -> Result<String> {
    let policy = markup::tags(html, "meta")
        .into_iter()
        .find(|meta| meta.attribute("http-equiv") == Some("Content-Security-Policy"))
        .and_then(|meta| meta.attribute("content"))
        .ok_or("index.html has no Content-Security-Policy")?;
    let mut text = format!(
        "/*\n  Content-Security-Policy: {policy}\n  X-Content-Type-Options: nosniff\n  \
         Referrer-Policy: no-referrer\n  Access-Control-Allow-Origin: *\n"
    );
    for (address, keep) in NAMED_FOR_GOOD {
        text.push_str(&format!("{address}\n  Cache-Control: {keep}\n"));
    }
    for name in names.iter().filter(|name| names::is_named_by_content(name)) {
        text.push_str(&format!("/{name}\n  Cache-Control: public, max-age=31536000, immutable\n"));
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_is_sent_and_hashed_names_are_kept() {
        let html = r#"<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'">"#;
        let names = ["app-0123456789abcdef.js".to_owned(), "embed.js".to_owned()];
        let text = headers(&names, html).expect("there is a policy");
        assert!(text.starts_with("/*\n  Content-Security-Policy: default-src 'none'\n"));
        assert!(
            text.contains("/app-0123456789abcdef.js\n  Cache-Control: public, max-age=31536000")
        );
        assert_eq!(text.matches("/embed.js").count(), 1);
        assert!(headers(&names, "<p>").is_err());
    }
}
