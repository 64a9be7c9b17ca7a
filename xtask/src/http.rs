//! The least of HTTP/1.1 that serves files to browsers on this machine: GET and HEAD, connections
//! kept open, one thread for each.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    sync::Arc,
    thread,
    time::Duration,
};

/// Longer requests are not from a browser that asks for a file.
const MOST_REQUEST_BYTES: u64 = 64 * 1024;
/// How long a connection may be idle.
const IDLE: Duration = Duration::from_secs(60);

/// What was asked for.
pub struct Request {
    /// The path, without the query.
    pub path: String,
    /// Whether the answer may be compressed with brotli.
    pub takes_brotli: bool,
}

/// The answer.
pub struct Response {
    /// The status code with its phrase.
    pub status: &'static str,
    /// Names and values, but for the length.
    pub headers: Vec<(String, String)>,
    /// The content.
    pub body: Arc<[u8]>,
}

impl Response {
    /// The same, but no browser keeps a copy.
    pub fn not_to_be_kept(mut self) -> Self {
        self.headers.retain(|(name, _)| name != "Cache-Control");
        self.headers.push(("Cache-Control".into(), "no-store".into()));
        self
    }
}

/// Answers requests for as long as the process lives; where there is no answer, hangs up.
pub fn serve(listener: &TcpListener, answer: impl Fn(&Request) -> Option<Response> + Sync) {
    thread::scope(|scope| {
        for connection in listener.incoming().flatten() {
            let answer = &answer;
            // A reader who goes away is nobody's error.
            scope.spawn(move || converse(&connection, answer));
        }
    });
}

fn converse(
    connection: &TcpStream,
    answer: &impl Fn(&Request) -> Option<Response>,
) -> std::io::Result<()> {
    connection.set_read_timeout(Some(IDLE))?;
    connection.set_nodelay(true)?;
    let mut reader = BufReader::new(connection);
    loop {
        let Some((method, request)) = read_request(&mut reader)? else { return Ok(()) };
        let response = match &method[..] {
            "GET" | "HEAD" => match answer(&request) {
                Some(response) => response,
                None => return Ok(()),
            },
            _ => Response {
                status: "405 Method Not Allowed",
                headers: vec![("Allow".into(), "GET, HEAD".into())],
                body: [].into(),
            },
        };
        let mut message =
            format!("HTTP/1.1 {}\r\nContent-Length: {}\r\n", response.status, response.body.len());
        for (name, value) in &response.headers {
            message.push_str(&format!("{name}: {value}\r\n"));
        }
        // What a refused request would send on would be taken for the next one.
        let last = !matches!(&method[..], "GET" | "HEAD");
        message.push_str(if last { "Connection: close\r\n\r\n" } else { "\r\n" });
        let mut bytes = message.into_bytes();
        if method == "GET" {
            bytes.extend_from_slice(&response.body);
        }
        (&mut &*connection).write_all(&bytes)?;
        if last {
            return Ok(());
        }
    }
}

/// The method and the rest of a request; `None` when there is no further one, or it makes no sense.
fn read_request(reader: &mut impl BufRead) -> std::io::Result<Option<(String, Request)>> {
    let mut reader = reader.take(MOST_REQUEST_BYTES);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let mut words = line.split(' ');
    let (Some(method), Some(target), Some(_version)) = (words.next(), words.next(), words.next())
    else {
        return Ok(None);
    };
    let path = target.split(['?', '#']).next().unwrap_or_default();
    let method = method.to_owned();
    let mut request = Request { path: path.to_owned(), takes_brotli: false };
    loop {
        let mut line = String::new();
        // A line without an end was cut off: by the limit, or by a reader who went away.
        if reader.read_line(&mut line)? == 0 || !line.ends_with('\n') {
            return Ok(None);
        }
        let Some((name, value)) = line.split_once(':') else {
            return Ok(line.trim().is_empty().then_some((method, request)));
        };
        if name.eq_ignore_ascii_case("Accept-Encoding") {
            let names = value.split(',').filter_map(|coding| coding.split(';').next());
            request.takes_brotli = names.map(str::trim).any(|name| name == "br");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<(String, Request)> {
        read_request(&mut text.as_bytes()).expect("memory can be read")
    }

    #[test]
    fn requests_are_read() {
        let text = "GET /a/b.js?v=1 HTTP/1.1\r\nHost: x\r\naccept-encoding: gzip, br;q=1\r\n\r\n";
        let (method, request) = read(text).expect("a request");
        assert_eq!(
            (&method[..], &request.path[..], request.takes_brotli),
            ("GET", "/a/b.js", true)
        );
        assert!(!read("GET / HTTP/1.1\r\nHost: x\r\n\r\n").expect("a request").1.takes_brotli);
    }

    #[test]
    fn what_is_cut_off_or_no_request_is_refused() {
        for text in
            ["", "nonsense\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\r\n", "GET / HTTP/1.1\r\nHo"]
        {
            assert!(read(text).is_none(), "{text:?}");
        }
        assert!(read(&format!("GET /{} HTTP/1.1\r\n\r\n", "a".repeat(1 << 17))).is_none());
    }
}
