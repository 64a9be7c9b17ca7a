//! `zebra`: the core on the command line. Native only.

#[cfg(not(target_arch = "wasm32"))]
mod args;
#[cfg(not(target_arch = "wasm32"))]
mod import;
#[cfg(not(target_arch = "wasm32"))]
mod new;
#[cfg(not(target_arch = "wasm32"))]
mod report;
#[cfg(not(target_arch = "wasm32"))]
mod run;
#[cfg(not(target_arch = "wasm32"))]
mod setup;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    run::run()
}

#[cfg(target_arch = "wasm32")]
fn main() {}
