//! The four programs and their glue: short names between the two, and one hash in the names of both,
//! since they are useless without each other.

use std::{fs, path::Path};

use super::names::{self, content_hash, replace_once};
use super::short_names::shorten;
use crate::Result;

/// Finishes all programs; gives the page that names them.
///
/// # Errors
/// When one is missing, or not named by the page as `Trunk.toml` has it.
pub fn finish(staging: &Path, html: &str) -> Result<String> {
    let html = finish_page(staging, html)?;
    let studio = Program::take(staging, "studio")?;
    let named = studio.name("studio");
    studio.save(staging, &named)?;
    let html = replace_once(&html, "\"studio.js\"", &format!("\"{named}.js\""))?;
    let mut html = replace_once(&html, "\"studio_bg.wasm\"", &format!("\"{named}_bg.wasm\""))?;
    for stem in ["worker", "tools"] {
        let named = finish_worker(staging, stem)?;
        html = replace_once(&html, &format!("\"{stem}.js\""), &format!("\"{named}.js\""))?;
    }
    Ok(html)
}

struct Program {
    glue: String,
    program: Vec<u8>,
}

impl Program {
    /// Takes `stem.js` and `stem_bg.wasm` out of the folder.
    fn take(staging: &Path, stem: &str) -> Result<Self> {
        let take = |name: String| -> Result<Vec<u8>> {
            let path = staging.join(name);
            let content =
                fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            fs::remove_file(path)?;
            Ok(content)
        };
        let glue = String::from_utf8(take(format!("{stem}.js"))?)?;
        let (glue, program) = shorten(&glue, &take(format!("{stem}_bg.wasm"))?)?;
        Ok(Self { glue, program })
    }

    /// The name that both share.
    fn name(&self, stem: &str) -> String {
        format!("{stem}-{}", content_hash(&[self.glue.as_bytes(), &self.program]))
    }

    fn save(&self, staging: &Path, name: &str) -> Result {
        fs::write(staging.join(format!("{name}.js")), &self.glue)?;
        Ok(fs::write(staging.join(format!("{name}_bg.wasm")), &self.program)?)
    }
}

/// The page's own program. Trunk has named it already, by what it was then.
fn finish_page(staging: &Path, html: &str) -> Result<String> {
    let files = names::in_folder(staging)?;
    let mut glues = files.iter().filter_map(|name| name.strip_suffix(".js"));
    let old = glues.find(|name| name.starts_with("app-")).ok_or("Trunk made no app-….js")?;
    let app = Program::take(staging, old)?;
    let named = app.name("app");
    app.save(staging, &named)?;
    Ok(html.replace(old, &named))
}

/// The glue of a worker alone starts nothing; an error while it starts must reach the page, which
/// hears of uncaught errors but not of rejected promises.
fn finish_worker(staging: &Path, stem: &str) -> Result<String> {
    let mut worker = Program::take(staging, stem)?;
    let name = worker.name(stem);
    // In a block of its own: where workers are refused, several of these run in one page.
    worker.glue = format!(
        "{{{}\nwasm_bindgen({{module_or_path:\"{name}_bg.wasm\"}})\
         .catch(error=>setTimeout(()=>{{throw error}}));}}\n",
        worker.glue
    );
    worker.save(staging, &name)?;
    Ok(name)
}
