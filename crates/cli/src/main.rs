//! `zebra`: the core on the command line.

mod args;
mod import;
mod new;
mod report;
mod run;
mod setup;

fn main() -> std::process::ExitCode {
    link::carry_all_presets();
    run::run()
}
