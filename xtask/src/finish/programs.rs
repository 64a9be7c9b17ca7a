//! The four programs and their glue: short names between the two, and the hash of its content in each
//! one's name.

use std::{fs, path::Path};

use super::names::{self, replace_once, write_by_content};
use super::short_names::shorten;
use crate::Result;

/// Finishes all programs; gives the page that names them.
///
/// # Errors
/// When one is missing, or not named by the page as `Trunk.toml` has it.
pub fn finish(staging: &Path, html: &str) -> Result<String> {
    let html = finish_page(staging, html)?;
    let (glue, program) = Program::take(staging, "full")?.save(staging, "full")?;
    let html = replace_once(&html, "\"full.js\"", &format!("\"{glue}\""))?;
    let mut html = replace_once(&html, "\"full_bg.wasm\"", &format!("\"{program}\""))?;
    for stem in ["worker", "tools"] {
        let glue = finish_worker(staging, stem)?;
        html = replace_once(&html, &format!("\"{stem}.js\""), &format!("\"{glue}\""))?;
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

    /// Writes both; gives the name of the glue and that of the program.
    fn save(&self, staging: &Path, stem: &str) -> Result<(String, String)> {
        let glue = write_by_content(staging, stem, ".js", &self.glue)?;
        Ok((glue, self.save_program(staging, stem)?))
    }

    fn save_program(&self, staging: &Path, stem: &str) -> Result<String> {
        write_by_content(staging, stem, "_bg.wasm", &self.program)
    }
}

/// The page's own program. Trunk has named it already, by what it was then.
fn finish_page(staging: &Path, html: &str) -> Result<String> {
    let files = names::in_folder(staging)?;
    let mut glues = files.iter().filter_map(|name| name.strip_suffix(".js"));
    let old = glues.find(|name| name.starts_with("app-")).ok_or("Trunk made no app-….js")?;
    let (glue, program) = Program::take(staging, old)?.save(staging, "app")?;
    Ok(html.replace(&format!("{old}.js"), &glue).replace(&format!("{old}_bg.wasm"), &program))
}

/// The glue of a worker alone starts nothing; an error while it starts must reach the page, which
/// hears of uncaught errors but not of rejected promises. A query with which the page asks for the
/// glue, past copies that are kept, goes on to the program. Once a worker is ended while Firefox compiles
/// what it streams, Firefox compiles nothing any more: there it gets the program whole.
fn finish_worker(staging: &Path, stem: &str) -> Result<String> {
    let worker = Program::take(staging, stem)?;
    let program = worker.save_program(staging, stem)?;
    // In a block of its own: where workers are refused, several of these run in one page.
    let glue = format!(
        "{{{}\nconst{{search}}=new URL(self.document?document.currentScript.src:location);\
         const program=fetch(\"{program}\"+search);\
         const buffered=navigator.userAgent.includes(\"Firefox\");\
         wasm_bindgen({{module_or_path:buffered?program.then((found)=>found.arrayBuffer()):program}})\
         .catch(error=>setTimeout(()=>{{throw error}}));}}\n",
        worker.glue
    );
    write_by_content(staging, stem, ".js", glue)
}
