//! docs/cli.md lists each command and each option, and no other.

use std::collections::{BTreeMap, BTreeSet};

use clap::CommandFactory;

use super::Zebra;

const MANUAL: &str = include_str!("../../../../docs/cli.md");

/// The cells of the table below this head.
fn table(head: &str) -> impl Iterator<Item = Vec<&'static str>> {
    let (_, below) = MANUAL.split_once(head).expect("the table is there");
    let rows = below.lines().skip(2).take_while(|line| line.starts_with('|'));
    rows.map(|row| {
        row.trim_matches('|').split('|').map(|cell| cell.trim().trim_matches('`')).collect()
    })
}

fn commands() -> Vec<clap::Command> {
    Zebra::command().get_subcommands().cloned().collect()
}

fn has_puzzle(command: &clap::Command) -> bool {
    command.get_positionals().any(|arg| arg.get_id() == "puzzle")
}

/// `LIST`, where an argument wants a value.
fn wanted(arg: &clap::Arg) -> Option<&str> {
    arg.get_value_names().filter(|_| arg.get_action().takes_values()).map(|names| names[0].as_str())
}

#[test]
fn definitions_fit_together() {
    Zebra::command().debug_assert();
}

#[test]
fn the_manual_lists_every_command_with_its_arguments() {
    let usage = |command: &clap::Command| {
        let arguments = command.get_positionals().map(|arg| {
            let name = wanted(arg).expect("a name");
            if arg.is_required_set() { format!(" {name}") } else { format!(" [{name}]") }
        });
        format!("zebra {}{}", command.get_name(), arguments.collect::<String>())
    };
    let defined: Vec<String> = commands().iter().map(usage).collect();
    let listed: Vec<&str> = table("| command | what it prints |").map(|row| row[0]).collect();
    assert_eq!(listed, defined);
}

#[test]
fn the_manual_lists_every_option_with_the_commands_that_take_it() {
    let mut defined: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let zebra = Zebra::command();
    for command in zebra.get_subcommands() {
        for arg in zebra.get_arguments().chain(command.get_arguments()) {
            let Some(long) = arg.get_long() else { continue };
            let value = wanted(arg).map_or(String::new(), |value| format!(" {value}"));
            let takes = defined.entry(format!("--{long}{value}")).or_default();
            takes.insert(command.get_name().to_owned());
        }
    }
    let names = |chosen: fn(&clap::Command) -> bool| {
        let commands = commands().into_iter().filter(chosen);
        commands.map(|command| command.get_name().to_owned()).collect::<Vec<String>>()
    };
    let listed = table("| option | with | means |").map(|row| {
        let with = row[1].split(", ").flat_map(|with| match with {
            "any command" => names(|_| true),
            "any PUZZLE" => names(has_puzzle),
            one => vec![one.trim_matches('`').to_owned()],
        });
        (row[0].to_owned(), with.collect())
    });
    assert_eq!(listed.collect::<BTreeMap<String, BTreeSet<String>>>(), defined);
}

#[test]
fn the_manual_lists_every_preset_and_kind_of_hint() {
    let presets: Vec<String> = presets::all().iter().map(|p| format!("`{}`", p.id)).collect();
    let puzzle = format!("PUZZLE is a preset ({})", presets.join(", "));
    assert!(MANUAL.contains(&puzzle), "{puzzle}");
    let kinds = generate::Kind::ALL.map(|kind| format!("`{}`", kind.word())).join(", ");
    assert!(MANUAL.contains(&format!("the kinds of hint: {kinds};")), "{kinds}");
}

#[test]
fn the_manual_speaks_of_no_other_option() {
    let mut zebra = Zebra::command();
    zebra.build();
    let known: BTreeSet<&str> = zebra
        .get_subcommands()
        .flat_map(clap::Command::get_arguments)
        .filter_map(clap::Arg::get_long)
        // Cargo's.
        .chain(["release"])
        .collect();
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let words = MANUAL.split(|c: char| !is_part(c)).filter_map(|word| word.strip_prefix("--"));
    let words: BTreeSet<&str> =
        words.filter(|word| word.starts_with(char::is_alphabetic)).collect();
    assert!(words.len() > 10, "{words:?}");
    assert!(words.is_subset(&known), "{words:?}");
}
