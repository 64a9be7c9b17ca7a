//! What the page costs its reader, and the budgets for it.

use std::{fs, path::Path};

use crate::{Result, finish::names};

/// What is sent on one occasion, compressed with brotli: which files, and how many bytes at most.
struct Occasion {
    name: &'static str,
    /// The first parts of the files' names.
    files: &'static [&'static str],
    budget: usize,
}

/// The only home of the budgets, in bytes. The first three are hardly more than is sent today.
const OCCASIONS: [Occasion; 4] = [
    Occasion {
        name: "the first load of Explore",
        files: &["index.html", "styles-", "boot-", "others-", "app-", "favicon-", "manifest-"],
        budget: 143_600,
    },
    // A frame asks for no icon and no manifest.
    Occasion {
        name: "a puzzle embedded in a post",
        files: &["index.html", "styles-", "boot-", "others-", "app-", "frame-", "embedded-"],
        budget: 145_000,
    },
    Occasion { name: "another place, opened from Explore", files: &["full-"], budget: 419_500 },
    Occasion { name: "the script of the post itself", files: &["embed.js"], budget: 3_000 },
];

/// The first parts of the names of files that are sent on no occasion with a budget: to no browser,
/// for a count that takes long, with another view, for a copy to read offline, beside a link.
const OTHERS: [&str; 7] = ["_headers", "worker-", "tools-", "404.", "icon-", "social.png", "sw.js"];

/// Prints the size of every file that a reader is sent, and what each occasion sends; gives what is
/// past a budget.
///
/// # Errors
/// When a file cannot be read, or nobody has said here when it is sent.
pub fn report(dist: &Path) -> Result<Vec<String>> {
    let is_sent = |name: &str, occasion: &Occasion| {
        occasion.files.iter().any(|start| name.starts_with(start))
    };
    println!("\n{:>10} {:>10}", "bytes", "brotli");
    let mut totals = OCCASIONS.map(|_| 0);
    for name in names::in_folder(dist)? {
        if !OCCASIONS.iter().any(|occasion| is_sent(&name, occasion)) {
            if OTHERS.iter().any(|start| name.starts_with(start)) {
                continue;
            }
            return Err(format!("when is {name} sent? OCCASIONS or OTHERS has to say").into());
        }
        let content = fs::read(dist.join(&name))?;
        let compressed = brotli(&content).len();
        println!("{:>10} {compressed:>10}  {name}", content.len());
        for (total, occasion) in totals.iter_mut().zip(&OCCASIONS) {
            *total += if is_sent(&name, occasion) { compressed } else { 0 };
        }
    }
    println!();
    let mut past = Vec::new();
    for (total, Occasion { name, budget, .. }) in totals.into_iter().zip(&OCCASIONS) {
        println!("{total:>21}  {name}; the budget is {budget}");
        if total > *budget {
            past.push(format!("{name} takes {total} bytes with brotli, past its {budget}"));
        }
    }
    println!();
    Ok(past)
}

/// Fails where a budget is overdrawn.
///
/// # Errors
/// When [`report`] has found something past a budget.
pub fn check(past: Vec<String>) -> Result {
    if past.is_empty() { Ok(()) } else { Err(past.join("; ").into()) }
}

/// The content as brotli at its best, as static hosts store it.
pub fn brotli(content: &[u8]) -> Vec<u8> {
    let mut compressed = Vec::new();
    let parameters =
        brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut &content[..], &mut compressed, &parameters)
        .expect("memory takes all that is written");
    compressed
}
