//! The tools that builds and tests need: found, or installed once into a per-user cache.

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::Instant,
};

use crate::{Result, process, system};

// The versions that fit together; wasm-bindgen's is that of Cargo.lock.
const TRUNK: &str = "0.21.14";
const GECKODRIVER: &str = "0.37.1";
/// Older ones than [`OLDEST_WASM_OPT`] reject what rustc emits today.
const BINARYEN: &str = "132.0.0";
const OLDEST_WASM_OPT: u32 = 123;
const ESBUILD: &str = "0.28.2";
const AXE: &str = "4.14.1";
/// The newest that runs on the Node of Debian's last two releases.
const LIGHTHOUSE: &str = "12.8.2";

/// Only measured against, never part of the page.
const CLINGO_WASM: &str = "0.5.0";

const TARGET: &str = "wasm32-unknown-unknown";

/// A program that cargo installs.
struct CargoTool {
    package: &'static str,
    version: String,
    program: &'static str,
    features: &'static [&'static str],
    /// On two cores, built for debugging: it does its job just as well and is there four times as
    /// soon.
    minutes: &'static str,
}

fn trunk() -> CargoTool {
    CargoTool {
        package: "trunk",
        version: TRUNK.to_owned(),
        program: "trunk",
        features: &["--no-default-features", "--features", "rustls"],
        minutes: "2 to 3 min",
    }
}

/// Its version must be exactly that of the library. It talks to drivers on this machine only, so it
/// needs no TLS.
fn wasm_bindgen() -> Result<CargoTool> {
    Ok(CargoTool {
        package: "wasm-bindgen-cli",
        version: locked_version("wasm-bindgen")?,
        program: "wasm-bindgen",
        features: &["--no-default-features"],
        minutes: "1 min",
    })
}

fn geckodriver() -> CargoTool {
    CargoTool {
        package: "geckodriver",
        version: GECKODRIVER.to_owned(),
        program: "geckodriver",
        features: &[],
        minutes: "1 min",
    }
}

/// What building the page needs.
pub struct PageTools {
    /// The value for `PATH`.
    pub path: OsString,
    /// Whether Trunk finds everything there. Where it does not, it fetches what is missing itself.
    pub complete: bool,
}

/// Has everything that building the page needs.
///
/// # Errors
/// When a tool is missing and cannot be installed.
pub fn for_the_page() -> Result<PageTools> {
    let tools = [trunk(), wasm_bindgen()?];
    let missing = tools.iter().any(|tool| tool.find().is_none());
    if missing {
        println!(
            "Some tools are missing. They are installed once, under {}; all in all this takes about \
             five minutes on two cores.",
            cache("")?.display()
        );
    }
    let started = Instant::now();
    // While cargo compiles the tools, the rest has time to arrive: it is mostly download.
    let (tools, rest) = thread::scope(|scope| {
        let rest = scope.spawn(|| -> Result<[Option<PathBuf>; 2]> {
            add_target()?;
            fetch_dependencies()?;
            let rest = [wasm_opt(), esbuild()];
            if missing {
                warm_up()?;
            }
            Ok(rest)
        });
        let tools: Result<Vec<PathBuf>> = tools.iter().map(CargoTool::have).collect();
        (tools, rest.join().expect("installing does not panic"))
    });
    let (tools, [wasm_opt, esbuild]) = (tools?, rest?);
    if missing {
        println!("All tools are here, after {} s.", started.elapsed().as_secs());
    }
    let complete = wasm_opt.is_some();
    Ok(PageTools { path: path_with(tools.into_iter().chain(wasm_opt).chain(esbuild))?, complete })
}

/// Has the runner for WebAssembly tests; gives its `PATH`.
///
/// # Errors
/// When it is missing and cannot be installed.
pub fn for_wasm_tests() -> Result<OsString> {
    add_target()?;
    path_with([wasm_bindgen()?.have()?])
}

/// Has Firefox's driver: any on `PATH`, or our own.
///
/// # Errors
/// When it is missing and cannot be installed.
pub fn firefox_driver() -> Result<PathBuf> {
    match system::find_on_path(&["geckodriver"]) {
        Some(driver) => Ok(driver),
        None => Ok(geckodriver().have()?.join("geckodriver")),
    }
}

/// Has the script of the accessibility checker axe.
///
/// # Errors
/// When it cannot be installed.
pub fn axe() -> Result<PathBuf> {
    npm_package("axe-core", AXE, Path::new("axe-core/axe.min.js"))
}

/// Has the auditor Lighthouse; gives its program.
///
/// # Errors
/// When it cannot be installed.
pub fn lighthouse() -> Result<PathBuf> {
    npm_package("lighthouse", LIGHTHOUSE, Path::new(".bin/lighthouse"))
}

/// Has the folder of clingo for the browser, which we are measured against there.
///
/// # Errors
/// When it cannot be installed.
pub fn clingo_wasm() -> Result<PathBuf> {
    npm_package("clingo-wasm", CLINGO_WASM, Path::new("clingo-wasm/dist"))
}

impl CargoTool {
    /// The directory of a program of the right version: on `PATH`, or in the cache.
    fn find(&self) -> Option<PathBuf> {
        let on_path = system::find_on_path(&[self.program]).filter(|program| {
            process::output(program, &["--version"])
                .is_some_and(|text| text.split_whitespace().nth(1) == Some(&self.version))
        });
        let cached = self.directory().ok()?.join("bin");
        match on_path {
            Some(program) => program.parent().map(Path::to_owned),
            None => system::find(&[self.program], cached.as_os_str()).map(|_| cached),
        }
    }

    fn directory(&self) -> Result<PathBuf> {
        cache(&format!("{}-{}", self.package, self.version))
    }

    /// Finds the program, or installs it; gives its directory.
    fn have(&self) -> Result<PathBuf> {
        if let Some(directory) = self.find() {
            return Ok(directory);
        }
        let Self { package, version, .. } = self;
        println!("Installing {package} {version} (about {}, once) …", self.minutes);
        let started = Instant::now();
        let root = self.directory()?;
        if system::find_on_path(&["cargo-binstall"]).is_none() || self.download(&root).is_err() {
            process::run(
                Command::new("cargo")
                    .args(["install", "--quiet", "--locked", "--debug", "--root"])
                    .arg(&root)
                    .arg(format!("{package}@{version}"))
                    .args(self.features)
                    .env("CARGO_PROFILE_DEV_DEBUG", "false"),
            )?;
        }
        println!("Installed {package} in {} s.", started.elapsed().as_secs());
        self.find().ok_or_else(|| format!("{package} was installed but does not run").into())
    }

    fn download(&self, root: &Path) -> Result {
        process::run(
            Command::new("cargo")
                .args(["binstall", "--no-confirm", "--log-level", "warn", "--root"])
                .arg(root)
                .arg(format!("{}@{}", self.package, self.version)),
        )
    }
}

/// Adds the compilation target by name: where automatic installation is off, a missing one would go
/// unnoticed until the build fails.
///
/// # Errors
/// When it is missing and cannot be added.
pub fn add_target() -> Result {
    let sysroot = process::output("rustc", &["--print", "sysroot"]).ok_or("rustc does not run")?;
    if Path::new(&sysroot).join("lib").join("rustlib").join(TARGET).is_dir() {
        return Ok(());
    }
    println!("Adding Rust's target {TARGET} …");
    process::run(Command::new("rustup").args(["--quiet", "target", "add", TARGET]))
}

/// Fetches what Cargo.lock names. Trunk is kept offline, so that it takes our tools instead of
/// fetching its own, and keeps cargo offline with it.
fn fetch_dependencies() -> Result {
    process::run(Command::new("cargo").args(["fetch", "--locked", "--quiet"]))
}

/// The compiler's flags for the page, as a variable of the environment: the places of libraries on
/// this machine are left out, which is nobody's business, makes builds alike, and is shorter.
pub fn rust_flags() -> (&'static str, OsString) {
    let cargo_home = env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(env::home_dir()?.join(".cargo")));
    let sources = cargo_home.and_then(|home| fs::read_dir(home.join("registry/src")).ok());
    let places = sources.into_iter().flatten().flatten().map(|source| source.path());
    // Cargo splits the variable at spaces, so a place with one stays as it is.
    let places = places.filter(|place| !place.to_string_lossy().contains(' '));
    let mut flags = OsString::new();
    for place in places {
        flags.push(" --remap-path-prefix=");
        flags.push(place);
        flags.push("=");
    }
    ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags)
}

/// Compiles the page with the processor time that compiling the tools leaves over.
fn warm_up() -> Result {
    println!("Compiling the page meanwhile …");
    for arguments in [["--profile=small", "--bin=app"], ["--profile=tools", "--bin=tools"]] {
        let mut build = Command::new("cargo");
        build.args(["build", "--quiet", "--locked", "--target", TARGET]).args(arguments);
        let (name, flags) = rust_flags();
        build.env(name, flags);
        process::run(&mut build)?;
    }
    Ok(())
}

/// The directory of a fit wasm-opt; `None` where only Trunk can fetch one.
fn wasm_opt() -> Option<PathBuf> {
    let version = |program: &Path| -> Option<u32> {
        process::output(program, &["--version"])?.split_whitespace().nth(2)?.parse().ok()
    };
    let on_path = system::find_on_path(&["wasm-opt"])
        .filter(|program| version(program).is_some_and(|version| version >= OLDEST_WASM_OPT));
    if let Some(program) = on_path {
        return program.parent().map(Path::to_owned);
    }
    let installed = npm_package("binaryen", BINARYEN, Path::new(".bin/wasm-opt"))
        .and_then(|program| version(&program).map(|_| program).ok_or("it does not run".into()));
    match installed {
        Ok(program) => program.parent().map(Path::to_owned),
        Err(error) => {
            println!("wasm-opt cannot be installed from npm ({error}); Trunk will download it.");
            None
        }
    }
}

/// The directory of esbuild, which makes scripts and styles smaller; without it they stay as they
/// are.
fn esbuild() -> Option<PathBuf> {
    match npm_package("esbuild", ESBUILD, Path::new(".bin/esbuild")) {
        Ok(program) => program.parent().map(Path::to_owned),
        Err(error) => {
            println!("esbuild cannot be installed ({error}); scripts and styles stay larger.");
            None
        }
    }
}

/// Has a package from npm in the cache; gives the path of `file` in its `node_modules`.
fn npm_package(name: &str, version: &str, file: &Path) -> Result<PathBuf> {
    let directory = cache(&format!("{name}-{version}"))?;
    let installed = directory.join("node_modules").join(file);
    if installed.exists() {
        return Ok(installed);
    }
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    if system::find_on_path(&[npm]).is_none() {
        system::apt_install(&["nodejs", "npm"])?;
    }
    println!("Installing {name} {version} from npm (a few seconds, once) …");
    // What is half there must not pass for installed.
    let partial = directory.with_extension("partial");
    fs::create_dir_all(&partial)?;
    process::run(
        Command::new(npm)
            .args(["install", "--silent", "--no-audit", "--no-fund", "--prefix"])
            .arg(&partial)
            .arg(format!("{name}@{version}"))
            .stdout(Stdio::null()),
    )?;
    fs::rename(partial, directory)?;
    Ok(installed)
}

fn path_with(directories: impl IntoIterator<Item = PathBuf>) -> Result<OsString> {
    let inherited = env::var_os("PATH").unwrap_or_default();
    Ok(env::join_paths(directories.into_iter().chain(env::split_paths(&inherited)))?)
}

/// The place of a tool in the cache.
///
/// # Errors
/// When there is no home directory.
pub fn cache(tool: &str) -> Result<PathBuf> {
    let base = match env::var_os("XDG_CACHE_HOME").filter(|value| !value.is_empty()) {
        Some(cache) => PathBuf::from(cache),
        None => env::home_dir().ok_or("no home directory to keep tools in")?.join(".cache"),
    };
    Ok(base.join("zebra-playground").join("tools").join(tool))
}

fn locked_version(package: &str) -> Result<String> {
    let lock = fs::read_to_string("Cargo.lock")?;
    let entry = format!("name = \"{package}\"\nversion = \"");
    let version = lock.split_once(&entry).and_then(|(_, rest)| rest.split_once('"'));
    Ok(version.ok_or_else(|| format!("Cargo.lock has no {package}"))?.0.to_owned())
}
