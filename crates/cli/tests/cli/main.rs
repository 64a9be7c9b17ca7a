//! The real binary `zebra`: every figure that its commands can give, and every way to misuse it.

#![cfg(not(target_arch = "wasm32"))]

mod figures;
mod import;
mod making;
mod markdown;
mod places;
mod programs;
mod use_and_misuse;
mod why_not;

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn zebra(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_zebra")).args(arguments).output().unwrap()
}

fn text(arguments: &[&str]) -> String {
    let output = zebra(arguments);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), complaint.as_str()), (Some(0), ""), "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn json(arguments: &[&str]) -> Value {
    let text = text(&[arguments, &["--json"]].concat());
    assert!(text.ends_with('\n') && text.lines().count() == 1);
    serde_json::from_str(&text).unwrap()
}

fn count(arguments: &[&str]) -> String {
    let report = json(&[&["count"], arguments].concat());
    assert_eq!(report["exact"], true);
    report["count"].as_str().unwrap().to_owned()
}

/// The one line on standard error of a call that fails.
fn complaint(arguments: &[&str]) -> String {
    let output = zebra(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert_eq!(output.stdout, b"", "{arguments:?}");
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    complaint.strip_prefix("zebra: ").unwrap().trim_end().to_owned()
}

fn with_input(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_zebra"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap()
}

fn list(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|item| item.as_str().unwrap().to_owned()).collect()
}
