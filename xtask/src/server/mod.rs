//! A static server for this machine only: what a good host does, so that what is measured here is
//! what readers get.

use std::{
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::Path,
    thread,
};

use crate::{
    Result,
    http::{self, Request, Response},
    process,
};
use site::{File, Site};

mod for_tests;
mod site;

pub use for_tests::{Sites, for_tests};

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
    http::serve(&listener, |request| Some(site.response(request)));
    Ok(())
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
        let page = include_str!("../../../tests/e2e/assets/clingo.html");
        let mut folder = Site { files: site::files_in(peer, "")? };
        folder.files.insert("/index.html".into(), File::made("index.html", page));
        site.mount(&format!("/{}", PEER.trim_end_matches('/')), &folder);
    }
    in_background("127.0.0.1", move |request| Some(site.response(request)))
}

/// Answers for as long as this process lives; gives the address, with `/` at the end, under one of
/// this machine's own names.
fn in_background(
    name: &str,
    answer: impl Fn(&Request) -> Option<Response> + Send + Sync + 'static,
) -> Result<String> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    let address = format!("http://{name}:{}/", listener.local_addr()?.port());
    thread::spawn(move || http::serve(&listener, answer));
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
