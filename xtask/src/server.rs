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

use tiny_http::{Header, Request, Response, Server, StatusCode};

use crate::{Result, markup, process, sizes};

/// The port tried first when none is asked for.
const DEFAULT_PORT: u16 = 8080;
const THREADS: usize = 4;

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
    let server = Server::from_listener(listener, None)?;
    println!("Serving at {address} (stop with Ctrl-C)");
    if open {
        open_browser(&address);
    }
    answer(&server, &site);
    Ok(())
}

/// A server in the background. Dropping it stops it.
pub struct Background {
    /// Its address, with `/` at the end.
    pub address: String,
    server: Arc<Server>,
}

impl Drop for Background {
    fn drop(&mut self) {
        for _ in 0..THREADS {
            self.server.unblock();
        }
    }
}

/// Serves the page for end-to-end tests, from sub-paths, as good hosts and bad ones would:
///
/// | path | |
/// |---|---|
/// | `some/where/` | the page as it is built |
/// | `probed/` | with a script in front that records errors and workers |
/// | `refused/` | with a script in front that refuses workers |
/// | `lost/` | with the probe, but the worker's files are missing |
/// | `sandbox.html` | the page in a frame without an origin of its own |
/// | `frame.html` | the page in a frame that can be made as narrow as a phone |
///
/// # Errors
/// When `dist` cannot be read or no port is free.
pub fn for_tests(dist: &Path) -> Result<Background> {
    const PROBE: &str = include_str!("../../tests/e2e/assets/probe.js");
    const REFUSE: &str = include_str!("../../tests/e2e/assets/refuse-workers.js");
    const HOSTS: [(&str, &str); 2] = [
        ("/sandbox.html", include_str!("../../tests/e2e/assets/sandbox.html")),
        ("/frame.html", include_str!("../../tests/e2e/assets/frame.html")),
    ];
    let page = Site::load(dist)?;
    let mut site = Site { files: HashMap::new() };
    site.mount("/some/where", &page);
    site.mount("/probed", &page.led_by(PROBE)?);
    site.mount("/refused", &page.led_by(REFUSE)?);
    let mut lost = page.led_by(PROBE)?;
    lost.files.retain(|address, _| !address.starts_with("/worker-"));
    site.mount("/lost", &lost);
    for (address, html) in HOSTS {
        let headers = vec![header("Content-Type", media_type(address))];
        site.files.insert(address.into(), File::new(html.into(), headers));
    }

    in_background(site)
}

/// Serves the page as it is built, for audits and benchmarks.
///
/// # Errors
/// When `dist` cannot be read or no port is free.
pub fn for_measuring(dist: &Path) -> Result<Background> {
    in_background(Site::load(dist)?)
}

fn in_background(site: Site) -> Result<Background> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    let address = format!("http://{}/", listener.local_addr()?);
    let server = Arc::new(Server::from_listener(listener, None)?);
    let answering = server.clone();
    thread::spawn(move || answer(&answering, &site));
    Ok(Background { address, server })
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

fn answer(server: &Server, site: &Site) {
    thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                for request in server.incoming_requests() {
                    let response = site.response(&request);
                    // A reader who went away is nobody's error.
                    let _ = request.respond(response);
                }
            });
        }
    });
}

/// A folder held in memory: only what was in it can be asked for.
struct Site {
    files: HashMap<String, File>,
}

#[derive(Clone)]
struct File {
    content: Arc<[u8]>,
    compressed: Arc<[u8]>,
    headers: Vec<Header>,
}

impl File {
    fn new(content: Vec<u8>, mut headers: Vec<Header>) -> Self {
        headers.push(header("Vary", "Accept-Encoding"));
        Self { compressed: sizes::brotli(&content).into(), content: content.into(), headers }
    }
}

impl Site {
    fn load(dist: &Path) -> Result<Self> {
        let rules = fs::read_to_string(dist.join("_headers"))?;
        let mut files = HashMap::new();
        let mut folders = vec![(dist.to_owned(), String::from("/"))];
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
                let mut headers = headers_for(&rules, &address);
                headers.push(header("Content-Type", media_type(&name)));
                files.insert(address, File::new(content, headers));
            }
        }
        Ok(Self { files })
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

    fn response(&self, request: &Request) -> Response<std::io::Cursor<Vec<u8>>> {
        let path = request.url().split(['?', '#']).next().unwrap_or_default();
        let path = if path.ends_with('/') { format!("{path}index.html") } else { path.to_owned() };
        let Some(file) = self.files.get(&path) else {
            return Response::from_string("Not found").with_status_code(StatusCode(404));
        };
        let brotli = request
            .headers()
            .iter()
            .filter(|header| header.field.equiv("Accept-Encoding"))
            .flat_map(|header| header.value.as_str().split(','))
            .any(|coding| coding.split(';').next().is_some_and(|name| name.trim() == "br"));
        let body = if brotli { &file.compressed } else { &file.content };
        let mut response = Response::from_data(body.to_vec());
        for header in &file.headers {
            response.add_header(header.clone());
        }
        if brotli {
            response.add_header(header("Content-Encoding", "br"));
        }
        response
    }
}

/// The headers that a `_headers` file gives an address: those under `/*`, and those under its own.
fn headers_for(rules: &str, address: &str) -> Vec<Header> {
    let mut headers = Vec::new();
    let mut applies = false;
    for line in rules.lines() {
        match line.strip_prefix("  ").and_then(|rule| rule.split_once(": ")) {
            Some((name, value)) if applies => headers.push(header(name, value)),
            Some(_) => {}
            None => applies = line == "/*" || line == address,
        }
    }
    if !headers.iter().any(|header| header.field.equiv("Cache-Control")) {
        headers.push(header("Cache-Control", "no-cache"));
    }
    headers
}

fn header(name: &str, value: &str) -> Header {
    Header::from_bytes(name, value).expect("headers of our own are ASCII")
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
