//! The pictures that the page carries as PNG, made from the drawings in `pictures/`.

use std::{path::Path, process::Command};

use crate::{Result, browsers::Engine, process, system};

/// Each drawing with its picture's name and size in pixels.
const PICTURES: [(&str, &str, u32, u32); 4] = [
    ("pictures/social.svg", "static/social.png", 1200, 630),
    ("pictures/icon.svg", "static/icons/icon-192.png", 192, 192),
    ("pictures/icon.svg", "static/icons/icon-512.png", 512, 512),
    ("pictures/icon.svg", "static/icons/icon-touch.png", 180, 180),
];

/// Draws all pictures anew, with Chromium.
///
/// # Errors
/// When Chromium cannot be had or does not draw.
pub fn draw() -> Result {
    let browser = Engine::Chromium.have()?;
    let program = browser.binary().ok_or("Chromium has no program")?;
    for (drawing, picture, width, height) in PICTURES {
        let mut command = Command::new(program);
        command.args([
            "--headless",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
        ]);
        if system::is_root() {
            command.arg("--no-sandbox");
        }
        command.arg(format!("--window-size={width},{height}"));
        command.arg(format!("--screenshot={picture}"));
        command.arg(format!("file://{}", std::path::absolute(Path::new(drawing))?.display()));
        process::run(&mut command)?;
        println!("{picture}: {} bytes", std::fs::metadata(picture)?.len());
    }
    Ok(())
}
