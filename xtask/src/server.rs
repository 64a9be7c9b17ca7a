//! A static server for this machine only: what a good host does, so that what is measured here is
//! what readers get.

use std::{
    collections::HashMap,
    fs,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::Path,
    sync::Arc,
    thread,
};

use crate::{
    Result,
    http::{self, Request, Response},
    markup, process, sizes,
};

/// The port tried first when none is asked for.
const DEFAULT_PORT: u16 = 8080;

/// Takes the port that was asked for, or the first free one from [`DEFAULT_PORT`] on.
///
/// # Errors
/// When the port is taken.
pub fn listen(port: Option<u16>) -> Result<TcpListener> {
    let bind = |port: u16| TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], port)));
    match port {
        Some(port) => Ok(bind(port).map_err(|error| {
            format!("port {port} cannot be used ({error}); choose another with --port, or none")
        })?),
        None => (DEFAULT_PORT..DEFAULT_PORT + 100)
            .find_map(|port| bind(port).ok())
            .ok_or_else(|| "no free port from 8080 on; choose one with --port".into()),
    }
}

/// Serves the page until stopped.
///
/// # Errors
/// When `dist` cannot be read.
pub fn serve(listener: TcpListener, dist: &Path, open: bool) -> Result {
    let address = format!("http://{}/", listener.local_addr()?);
    let site = Site::load(dist)?;
    println!("Serving at {address} (stop with Ctrl-C)");
    if open {
        open_browser(&address);
    }
    http::serve(&listener, |request| site.response(request));
    Ok(())
}

/// Serves the page for end-to-end tests, from sub-paths, as good hosts and bad ones would:
///
/// | path | |
/// |---|---|
/// | `some/where/` | the page as it is built |
/// | `probed/` | with a script in front that records errors and workers |
/// | `refused/` | with a script in front that refuses workers |
/// | `blocked/` | with a script in front that blocks storage |
/// | `lost/` | with the probe, but the worker's files are missing |
/// | `sandbox.html` | the page in a frame without an origin of its own |
/// | `frame.html` | the page in a frame that can be made as narrow as a phone |
///
/// # Errors
/// When `dist` cannot be read or no port is free.
pub fn for_tests(dist: &Path) -> Result<String> {
    const PROBE: &str = include_str!("../../tests/e2e/assets/probe.js");
    const REFUSE: &str = include_str!("../../tests/e2e/assets/refuse-workers.js");
    const BLOCK: &str = include_str!("../../tests/e2e/assets/block-storage.js");
    const HOSTS: [(&str, &str); 2] = [
        ("/sandbox.html", include_str!("../../tests/e2e/assets/sandbox.html")),
        ("/frame.html", include_str!("../../tests/e2e/assets/frame.html")),
    ];
    let page = Site::load(dist)?;
    let mut site = Site { files: HashMap::new() };
    site.mount("/some/where", &page);
    site.mount("/probed", &page.led_by(PROBE)?);
    site.mount("/refused", &page.led_by(REFUSE)?);
    site.mount("/blocked", &page.led_by(BLOCK)?);
    let mut lost = page.led_by(PROBE)?;
    lost.files.retain(|address, _| !address.starts_with("/worker-"));
    site.mount("/lost", &lost);
    for (address, html) in HOSTS {
        let headers = vec![header("Content-Type", media_type(address))];
        site.files.insert(address.into(), File::new(html.into(), headers));
    }

    in_background(site)
}

/// Where the page of a peer is, below the address of [`for_measuring`].
pub const PEER: &str = "peer/";

/// Serves the page as it is built, for audits and benchmarks, and beside it, where `peer` is the
/// folder of clingo for the browser, a page that has nothing but that.
///
/// # Errors
/// When a folder cannot be read or no port is free.
pub fn for_measuring(dist: &Path, peer: Option<&Path>) -> Result<String> {
    let mut site = Site::load(dist)?;
    if let Some(peer) = peer {
        let page = include_bytes!("../../tests/e2e/assets/clingo.html");
        let headers = vec![header("Content-Type", media_type("index.html"))];
        let mut folder = Site { files: files_in(peer, "")? };
        folder.files.insert("/index.html".into(), File::new(page.to_vec(), headers));
        site.mount(&format!("/{}", PEER.trim_end_matches('/')), &folder);
    }
    in_background(site)
}

/// Serves a site for as long as this process lives; gives its address, with `/` at the end.
fn in_background(site: Site) -> Result<String> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    let address = format!("http://{}/", listener.local_addr()?);
    thread::spawn(move || http::serve(&listener, |request| site.response(request)));
    Ok(address)
}

fn open_browser(address: &str) {
    let (opener, arguments): (_, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[address]),
        "windows" => ("cmd", &["/C", "start", address]),
        _ => ("xdg-open", &[address]),
    };
    if process::output(opener, arguments).is_none() {
        println!("No browser could be opened; please open the address yourself.");
    }
}

/// A folder held in memory: only what was in it can be asked for.
struct Site {
    files: HashMap<String, File>,
}

#[derive(Clone)]
struct File {
    content: Arc<[u8]>,
    compressed: Arc<[u8]>,
    headers: Headers,
}

impl File {
    fn new(content: Vec<u8>, mut headers: Headers) -> Self {
        headers.push(header("Vary", "Accept-Encoding"));
        Self { compressed: sizes::brotli(&content).into(), content: content.into(), headers }
    }
}

impl Site {
    fn load(dist: &Path) -> Result<Self> {
        let rules = fs::read_to_string(dist.join("_headers"))?;
        Ok(Self { files: files_in(dist, &rules)? })
    }

    /// Takes over the files of another site under a path.
    fn mount(&mut self, path: &str, site: &Self) {
        let files = site.files.iter();
        self.files.extend(files.map(|(address, file)| (format!("{path}{address}"), file.clone())));
    }

    /// The same site with a script before all others of the page.
    fn led_by(&self, script: &str) -> Result<Self> {
        let mut files = self.files.clone();
        let page = files.get_mut("/index.html").ok_or("the page has no index.html")?;
        let html = std::str::from_utf8(&page.content)?;
        let first = markup::tags(html, "title").first().ok_or("the page has no title")?.span.start;
        let (before, after) = html.split_at(first);
        let html = format!("{before}<script src=\"led-by.js\"></script>{after}");
        *page = File::new(html.into(), page.headers.clone());
        let headers = vec![header("Content-Type", media_type("led-by.js"))];
        files.insert("/led-by.js".into(), File::new(script.into(), headers));
        Ok(Self { files })
    }

    fn response(&self, request: &Request) -> Response {
        let index = if request.path.ends_with('/') { "index.html" } else { "" };
        let Some(file) = self.files.get(&format!("{}{index}", request.path)) else {
            let headers = vec![header("Content-Type", "text/plain")];
            return Response { status: "404 Not Found", headers, body: b"Not found"[..].into() };
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
}

/// The files of a folder by address, with the headers that the rules of a `_headers` file give them.
fn files_in(folder: &Path, rules: &str) -> Result<HashMap<String, File>> {
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
