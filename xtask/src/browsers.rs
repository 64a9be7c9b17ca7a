//! The browsers that the page is tested in, and their WebDrivers.

use std::{
    fmt, fs,
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Duration,
};

use crate::{
    Result,
    process::{self, Group},
    system, tools,
};

const DRIVER_START: Duration = Duration::from_secs(30);

/// A browser engine; between them these three are nearly every reader's.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    /// Chromium, and what is built of it.
    Chromium,
    /// Firefox.
    Firefox,
    /// Safari on macOS, WebKitGTK's own small browser elsewhere.
    WebKit,
}

/// Every engine, the quickest to test in first.
pub const ENGINES: [Engine; 3] = [Engine::Chromium, Engine::Firefox, Engine::WebKit];

impl fmt::Display for Engine {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str(match self {
            Self::Chromium => "Chromium",
            Self::Firefox => "Firefox",
            Self::WebKit => "WebKit",
        })
    }
}

/// A browser with its driver, found on this machine.
pub struct Browser {
    engine: Engine,
    driver: PathBuf,
    /// Where the driver does not know by itself.
    binary: Option<PathBuf>,
}

/// A driver at work. Dropping it ends it, its browsers and its display.
pub struct Driver {
    /// Where it listens.
    pub address: String,
    /// What to ask it for when opening a session: a JSON object.
    pub capabilities: String,
    _driver: Group,
    _display: Option<Group>,
}

impl Engine {
    /// Finds the browser and its driver, installing them where we may.
    ///
    /// # Errors
    /// When they are not there; the error says what to install.
    pub fn have(self) -> Result<Browser> {
        if let Some(browser) = self.find()? {
            return Ok(browser);
        }
        let packages: &[&str] = match self {
            Self::Chromium => &["chromium", "chromium-driver"],
            Self::Firefox => &["firefox-esr"],
            Self::WebKit => &["webkit2gtk-driver", "xvfb"],
        };
        let reason = match system::apt_install(packages) {
            Ok(()) => String::from("its packages are installed, but it is not on PATH"),
            Err(error) => error.to_string(),
        };
        self.find()?.ok_or_else(|| {
            let advice = match (std::env::consts::OS, self) {
                ("linux", _) => format!("on Debian: {}", system::apt_advice(packages)),
                ("macos", Self::WebKit) => "run: safaridriver --enable".to_owned(),
                (_, Self::Chromium) => "install Chrome, and chromedriver on PATH".to_owned(),
                (_, Self::Firefox) => "install Firefox".to_owned(),
                (_, Self::WebKit) => "there is none for this system".to_owned(),
            };
            format!("{self} cannot be used ({reason}); {advice}").into()
        })
    }

    fn find(self) -> Result<Option<Browser>> {
        // On macOS and Windows browsers are not on PATH, and drivers know where they are.
        let elsewhere = !cfg!(target_os = "linux");
        let binary = match self {
            Self::Chromium => system::find_on_path(&[
                "chromium",
                "chromium-browser",
                "google-chrome",
                "google-chrome-stable",
            ]),
            Self::Firefox => system::find_on_path(&["firefox-esr", "firefox"]),
            Self::WebKit => mini_browser().filter(|_| system::find_on_path(&["Xvfb"]).is_some()),
        };
        if binary.is_none() && !elsewhere {
            return Ok(None);
        }
        let driver = match self {
            Self::Chromium => system::find_on_path(&["chromedriver"]),
            Self::Firefox => Some(tools::firefox_driver()?),
            Self::WebKit => system::find_on_path(&["WebKitWebDriver", "safaridriver"]),
        };
        Ok(driver.map(|driver| Browser { engine: self, driver, binary }))
    }
}

/// WebKitGTK's test browser, which its packages keep off `PATH`.
fn mini_browser() -> Option<PathBuf> {
    let libraries = ["/usr/lib", "/usr/lib64", "/usr/libexec"].map(PathBuf::from);
    let nested = |directory: &PathBuf| {
        fs::read_dir(directory).into_iter().flatten().flatten().map(|entry| entry.path())
    };
    let first = libraries.iter().flat_map(nested).collect::<Vec<_>>();
    let second = first.iter().flat_map(nested).collect::<Vec<_>>();
    let mut found: Vec<PathBuf> = first
        .into_iter()
        .chain(second)
        .filter(|path| path.to_string_lossy().contains("webkit"))
        .map(|path| path.join("MiniBrowser"))
        .filter(|path| path.is_file())
        .collect();
    found.sort();
    found.pop()
}

impl Browser {
    /// The program, where it is not the driver that knows.
    pub fn binary(&self) -> Option<&Path> {
        self.binary.as_deref()
    }

    /// Starts the driver on a free port.
    ///
    /// # Errors
    /// When it does not start.
    pub fn start(&self) -> Result<Driver> {
        let display = match self.engine {
            Engine::WebKit if cfg!(target_os = "linux") => Some(start_display()?),
            _ => None,
        };
        let port = free_port()?;
        let mut command = Command::new(&self.driver);
        match self.engine {
            Engine::Firefox => command.args(["--port", &port.to_string()]),
            _ => command.arg(format!("--port={port}")),
        };
        if let Some((_, name)) = &display {
            command.env("DISPLAY", name).env_remove("WAYLAND_DISPLAY");
            if system::is_root() {
                command.env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1");
            }
        }
        let mut driver = Group::start(&command, Stdio::null(), Stdio::null())?;
        process::wait_for(&format!("starting {}'s driver", self.engine), DRIVER_START, || {
            let listens = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok();
            (listens || !driver.is_running()).then_some(())
        })?;
        if !driver.is_running() {
            return Err(format!("{}'s driver ended as soon as it was started", self.engine).into());
        }
        Ok(Driver {
            address: format!("http://127.0.0.1:{port}"),
            capabilities: self.capabilities(),
            _driver: driver,
            _display: display.map(|(server, _)| server),
        })
    }

    fn capabilities(&self) -> String {
        let binary = match &self.binary {
            Some(path) => format!(r#""binary": {:?}, "#, path.to_string_lossy()),
            None => String::new(),
        };
        match self.engine {
            Engine::Chromium => {
                // Chromium's sandbox refuses root; containers have too small a /dev/shm.
                let sandbox = if system::is_root() { r#", "--no-sandbox""# } else { "" };
                format!(
                    r#"{{"goog:chromeOptions": {{{binary}"args": ["--headless=new", "--disable-gpu", "--disable-dev-shm-usage"{sandbox}]}}}}"#
                )
            }
            Engine::Firefox => {
                format!(r#"{{"moz:firefoxOptions": {{{binary}"args": ["-headless"]}}}}"#)
            }
            Engine::WebKit if cfg!(target_os = "linux") => {
                format!(r#"{{"webkitgtk:browserOptions": {{{binary}"args": ["--automation"]}}}}"#)
            }
            Engine::WebKit => "{}".to_owned(),
        }
    }
}

impl Driver {
    /// The variables by which wasm-bindgen's test runner is told of a driver that runs already.
    ///
    /// # Errors
    /// When the capabilities cannot be written to a file for it.
    pub fn for_wasm_tests(&self, engine: Engine) -> Result<[(&'static str, String); 2]> {
        let file = std::path::absolute(format!("target/webdriver-{engine}.json").to_lowercase())?;
        fs::create_dir_all("target")?;
        fs::write(&file, &self.capabilities)?;
        let variable = match engine {
            Engine::Chromium => "CHROMEDRIVER_REMOTE",
            Engine::Firefox => "GECKODRIVER_REMOTE",
            Engine::WebKit => "SAFARIDRIVER_REMOTE",
        };
        let file = file.to_string_lossy().into_owned();
        Ok([(variable, self.address.clone()), ("WASM_BINDGEN_TEST_WEBDRIVER_JSON", file)])
    }
}

/// Starts a screen that nobody sees; gives its name.
fn start_display() -> Result<(Group, String)> {
    let mut command = Command::new("Xvfb");
    command.args(["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]);
    let mut server = Group::start(&command, Stdio::piped(), Stdio::null())?;
    // It writes its number once it is ready, or ends.
    let number = server.lines().and_then(|mut lines| lines.next()).transpose()?;
    let number = number.ok_or("Xvfb ended as soon as it was started")?;
    Ok((server, format!(":{number}")))
}

fn free_port() -> Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}
