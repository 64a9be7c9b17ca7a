//! A folder as a good static host serves it.

use std::{collections::HashMap, fs, path::Path, sync::Arc};

use crate::{
    Result,
    http::{Request, Response},
    markup, sizes,
};

/// A folder held in memory: only what was in it can be asked for.
pub struct Site {
    /// The files by their addresses, which begin with `/`.
    pub files: HashMap<String, File>,
}

/// A file, ready to be sent.
#[derive(Clone)]
pub struct File {
    /// As it is on disk.
    pub content: Arc<[u8]>,
    compressed: Arc<[u8]>,
    headers: Headers,
}

impl File {
    /// A file that only tests have, with the media type of its name.
    pub fn made(name: &str, content: impl Into<Vec<u8>>) -> Self {
        Self::new(content.into(), vec![header("Content-Type", media_type(name))])
    }

    /// The same file with another content.
    pub fn with_content(&self, content: impl Into<Vec<u8>>) -> Self {
        let content = content.into();
        let compressed = sizes::brotli(&content).into();
        Self { compressed, content: content.into(), headers: self.headers.clone() }
    }

    fn new(content: Vec<u8>, mut headers: Headers) -> Self {
        headers.push(header("Vary", "Accept-Encoding"));
        Self { compressed: sizes::brotli(&content).into(), content: content.into(), headers }
    }
}

impl Site {
    /// Reads a folder.
    ///
    /// # Errors
    /// When it cannot be read, or has no `_headers`.
    pub fn load(dist: &Path) -> Result<Self> {
        let rules = fs::read_to_string(dist.join("_headers"))?;
        Ok(Self { files: files_in(dist, &rules)? })
    }

    /// Takes over the files of another site under a path.
    pub fn mount(&mut self, path: &str, site: &Self) {
        let files = site.files.iter();
        self.files.extend(files.map(|(address, file)| (format!("{path}{address}"), file.clone())));
    }

    /// The same site with a script before all others of the page.
    ///
    /// # Errors
    /// When it has no page.
    pub fn led_by(&self, script: &str) -> Result<Self> {
        let mut files = self.files.clone();
        let page = files.get_mut("/index.html").ok_or("the page has no index.html")?;
        let html = std::str::from_utf8(&page.content)?;
        let first = markup::tags(html, "title").first().ok_or("the page has no title")?.span.start;
        let (before, after) = html.split_at(first);
        let html = format!("{before}<script src=\"led-by.js\"></script>{after}");
        *page = page.with_content(html);
        files.insert("/led-by.js".into(), File::made("led-by.js", script));
        Ok(Self { files })
    }

    /// The answer to a request.
    pub fn response(&self, request: &Request) -> Response {
        let index = if request.path.ends_with('/') { "index.html" } else { "" };
        let Some(file) = self.files.get(&format!("{}{index}", request.path)) else {
            return self.not_found();
        };
        let mut headers = file.headers.clone();
        let body = if request.takes_brotli {
            headers.push(header("Content-Encoding", "br"));
            &file.compressed
        } else {
            &file.content
        };
        Response { status: "200 OK", headers, body: body.clone() }
    }

    /// What a host answers that is still being filled, or that takes each address that leads nowhere
    /// for one of the page in `folder`: half of a program, the page instead of another file. Either is
    /// to be kept for as long as the file itself.
    pub fn half_response(&self, folder: &str, request: &Request) -> Response {
        let whole = self.response(request);
        if request.path.ends_with(".wasm") {
            let bare = self.response(&Request { path: request.path.clone(), takes_brotli: false });
            let half = &bare.body[..bare.body.len() / 2];
            return Response { body: half.into(), ..bare };
        }
        let mut page = self.response(&Request { path: folder.into(), ..*request });
        let is_keep = |(name, _): &(String, String)| name == "Cache-Control";
        page.headers.retain(|header| !is_keep(header));
        page.headers.extend(whole.headers.into_iter().filter(is_keep));
        page
    }

    /// What good hosts do with a page for addresses that lead nowhere.
    fn not_found(&self) -> Response {
        let (headers, body) = match self.files.get("/404.html") {
            Some(page) => (page.headers.clone(), page.content.clone()),
            None => (vec![header("Content-Type", "text/plain")], b"Not found"[..].into()),
        };
        Response { status: "404 Not Found", headers, body }
    }
}

/// The files of a folder by address, with the headers that the rules of a `_headers` file give them.
///
/// # Errors
/// When it cannot be read.
pub fn files_in(folder: &Path, rules: &str) -> Result<HashMap<String, File>> {
    let mut files = HashMap::new();
    let mut folders = vec![(folder.to_owned(), String::from("/"))];
    while let Some((folder, address)) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let address = format!("{address}{name}");
            if path.is_dir() {
                folders.push((path, format!("{address}/")));
                continue;
            }
            let content = fs::read(&path)?;
            let mut headers = headers_for(rules, &address);
            headers.push(header("Content-Type", media_type(&name)));
            files.insert(address, File::new(content, headers));
        }
    }
    Ok(files)
}

type Headers = Vec<(String, String)>;

/// The headers that a `_headers` file gives an address: those under `/*`, and those under its own.
fn headers_for(rules: &str, address: &str) -> Headers {
    let mut headers = Vec::new();
    let mut applies = false;
    for line in rules.lines() {
        match line.strip_prefix("  ").and_then(|rule| rule.split_once(": ")) {
            Some((name, value)) if applies => headers.push(header(name, value)),
            Some(_) => {}
            None => applies = line == "/*" || line == address,
        }
    }
    if !headers.iter().any(|(name, _)| name == "Cache-Control") {
        headers.push(header("Cache-Control", "no-cache"));
    }
    headers
}

fn header(name: &str, value: &str) -> (String, String) {
    (name.to_owned(), value.to_owned())
}

fn media_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, extension)| extension) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json") => "application/json",
        _ => "application/octet-stream",
    }
}
