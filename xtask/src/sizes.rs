//! What the first visit to the page costs its reader, and the budget for it.

use std::{fs, path::Path};

use crate::{Result, finish::names};

/// All bytes that the first load of Explore sends, compressed with brotli.
pub const FIRST_LOAD_BUDGET: usize = 180_000;

/// The first parts of the names of files that no browser asks for, and of those that are only asked
/// for later or elsewhere: once another view is opened, for a copy to read offline, by other pages.
const NOT_SENT: [&str; 10] = [
    "_headers",
    "studio-",
    "tools-",
    "404.html",
    "embed.js",
    "embedded-",
    "frame-",
    "icon-",
    "social.png",
    "sw.js",
];

/// Prints the size of every file that the first load sends; gives the sum, compressed.
///
/// # Errors
/// When a file cannot be read.
pub fn report(dist: &Path) -> Result<usize> {
    let mut names = names::in_folder(dist)?;
    names.retain(|name| !NOT_SENT.iter().any(|start| name.starts_with(start)));
    println!("\n{:>10} {:>10}  sent by the first load", "bytes", "brotli");
    let mut total = (0, 0);
    for name in names {
        let content = fs::read(dist.join(&name))?;
        let compressed = brotli(&content).len();
        println!("{:>10} {compressed:>10}  {name}", content.len());
        total = (total.0 + content.len(), total.1 + compressed);
    }
    println!("{:>10} {:>10}  in all; the budget is {FIRST_LOAD_BUDGET}\n", total.0, total.1);
    Ok(total.1)
}

/// Holds the sum against the budget.
///
/// # Errors
/// When it is past [`FIRST_LOAD_BUDGET`].
pub fn check(first_load: usize) -> Result {
    match first_load.checked_sub(FIRST_LOAD_BUDGET) {
        None | Some(0) => Ok(()),
        Some(past) => Err(format!(
            "the first load takes {first_load} bytes with brotli, {past} past its budget"
        )
        .into()),
    }
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
