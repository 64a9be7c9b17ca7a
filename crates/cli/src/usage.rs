//! From arguments to a command, and what is said about those that make none.

use std::error::Error;
use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, Parser};
use puzzle::mistake::one_of;

use crate::commands::Zebra;
use crate::failure::{Ended, Failure};
use crate::output;

/// Does what the arguments, with the program's name before them, ask for.
///
/// # Errors
/// They are not understood, there is no result, or nobody reads it.
pub fn answer(mut arguments: Vec<OsString>) -> Result<(), Ended> {
    let mut zebra = Zebra::command();
    zebra.build();
    // The command may come after its options.
    let command = arguments.iter().skip(1).position(|word| zebra.find_subcommand(word).is_some());
    let options_first =
        arguments.get(1).is_some_and(|word| word.as_encoded_bytes().starts_with(b"-"));
    if let Some(command) = command.filter(|_| options_first) {
        arguments[1..=command + 1].rotate_right(1);
    }
    let error = match Zebra::try_parse_from(&arguments) {
        Ok(zebra) => return zebra.run(),
        Err(error) => error,
    };
    let command = arguments.get(1).and_then(|word| zebra.find_subcommand(word)).unwrap_or(&zebra);
    match error.kind() {
        ErrorKind::DisplayVersion => {
            output::text(concat!("zebra ", env!("CARGO_PKG_VERSION"), "\n"))
        }
        ErrorKind::DisplayHelp => output::text(error.render()),
        // Who asks for help beside a mistake gets it.
        _ if arguments.iter().any(|word| word == "--help" || word == "-h") => {
            output::text(command.clone().render_help())
        }
        _ => Err(mistake(&error, command).into()),
    }
}

/// What is wrong, and what would be right, in one line.
fn mistake(error: &clap::Error, command: &clap::Command) -> Failure {
    // Readers of values that are our own say it all.
    if let Some(own) = error.source().and_then(|source| source.downcast_ref::<Failure>()) {
        return own.clone();
    }
    let said = error.render().to_string();
    let said = said.strip_prefix("error: ").unwrap_or(&said);
    let end =
        ["\n\nUsage:", "\n\nFor more information"].iter().filter_map(|end| said.find(end)).min();
    let lines = said[..end.unwrap_or(said.len())].lines().map(str::trim);
    // No puzzle is called --limit. What is missing follows with its help.
    let lines = lines.filter(|line| {
        !line.is_empty() && !line.starts_with("tip: to pass") && !line.starts_with('<')
    });
    let lines: Vec<String> = lines.map(str::to_owned).chain(advice(error, command)).collect();
    Failure::new(lines.join("; ").replace(":; ", ": "))
}

/// What could stand in the place of the mistake.
fn advice(error: &clap::Error, command: &clap::Command) -> Vec<String> {
    let culprits = match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::String(one)) => std::slice::from_ref(one),
        Some(ContextValue::Strings(several)) => several,
        _ => &[],
    };
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            vec![format!("choose {}", one_of(command.get_subcommands().map(|c| c.get_name())))]
        }
        ErrorKind::UnknownArgument if culprits.iter().any(|word| word.starts_with('-')) => {
            let options = command.get_arguments().filter_map(|arg| arg.get_long());
            let options: Vec<String> = options.map(|option| format!("--{option}")).collect();
            vec![format!("the options are {}", options.join(", "))]
        }
        ErrorKind::UnknownArgument => vec![command.clone().render_usage().to_string()],
        _ => {
            let wanted = command.get_arguments().filter(|arg| culprits.contains(&arg.to_string()));
            let help = |arg: &clap::Arg| Some(format!("{arg}: {}", arg.get_help()?));
            wanted.filter_map(help).collect()
        }
    }
}
