//! What Trunk leaves undone, as its post-build hook: one style sheet instead of many, the hash of
//! its content in every file's name, the workers' last line, and the headers for static hosts.

use std::{
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    path::{Path, PathBuf},
};

use crate::{Result, markup, process, system};

/// The programs that run in workers of their own.
const WORKERS: [&str; 2] = ["worker", "tools"];

/// Finishes the build that Trunk has staged.
///
/// # Errors
/// When not called by Trunk, or when `index.html` is not as `Trunk.toml` has it made.
pub fn staged() -> Result {
    let staging = std::env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from);
    let staging = staging.ok_or("`finish` is Trunk's hook: it needs TRUNK_STAGING_DIR")?;
    let page = staging.join("index.html");
    let mut html = fs::read_to_string(&page)?;

    html = join_style_sheets(&staging, html)?;
    join_sheets_of_studio(&staging)?;
    minify(&staging)?;
    html = replace_once(html, "boot.js", &rename_by_content(&staging, "boot", ".js")?)?;
    html = replace_once(html, "studio.css", &rename_by_content(&staging, "studio", ".css")?)?;
    html = finish_studio(&staging, html)?;
    for stem in WORKERS {
        html = replace_once(html, &format!("{stem}.js"), &finish_worker(&staging, stem)?)?;
    }
    fs::write(staging.join("_headers"), headers(&staging, &html)?)?;
    fs::write(page, html)?;
    Ok(())
}

/// Puts all style sheets, in their order, into one; the first link becomes the only one.
fn join_style_sheets(staging: &Path, html: String) -> Result<String> {
    let mut joined = String::new();
    let mut page = String::new();
    let mut copied = 0;
    let links = markup::tags(&html, "link");
    let sheets = links.iter().filter(|link| link.attribute("rel") == Some("stylesheet"));
    let mut first = None;
    for link in sheets {
        let file = staging.join(link.attribute("href").ok_or("a style sheet without href")?);
        joined.push_str(&fs::read_to_string(&file)?);
        fs::remove_file(file)?;
        page.push_str(&html[copied..link.span.start]);
        copied = link.span.end;
        first.get_or_insert(page.len());
    }
    page.push_str(&html[copied..]);
    let name = format!("styles-{}.css", content_hash(&[joined.as_bytes()]));
    fs::write(staging.join(&name), joined)?;
    let at = first.ok_or("index.html links no style sheet")?;
    page.insert_str(at, &format!(r#"<link rel="stylesheet" href="{name}">"#));
    Ok(page)
}

/// Puts the style sheets of the studio's views, by name, into one.
fn join_sheets_of_studio(staging: &Path) -> Result {
    let folder = staging.join("studio");
    let mut sheets =
        fs::read_dir(&folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    sheets.sort();
    let joined = sheets.iter().map(fs::read_to_string).collect::<std::io::Result<String>>()?;
    fs::remove_dir_all(folder)?;
    Ok(fs::write(staging.join("studio.css"), joined)?)
}

/// The studio's glue and program carry the hash of both, since they are useless without each other.
fn finish_studio(staging: &Path, html: String) -> Result<String> {
    let (glue, program) = (staging.join("studio.js"), staging.join("studio_bg.wasm"));
    let hash = content_hash(&[&fs::read(&glue)?, &fs::read(&program)?]);
    let (glue_name, program_name) = (format!("studio-{hash}.js"), format!("studio-{hash}_bg.wasm"));
    fs::rename(glue, staging.join(&glue_name))?;
    fs::rename(program, staging.join(&program_name))?;
    let html = replace_once(html, "\"studio.js\"", &format!("\"{glue_name}\""))?;
    replace_once(html, "\"studio_bg.wasm\"", &format!("\"{program_name}\""))
}

/// Makes scripts and styles smaller where esbuild is at hand. (Trunk's own way fails on the glue.)
fn minify(staging: &Path) -> Result {
    let Some(esbuild) = system::find_on_path(&["esbuild"]) else { return Ok(()) };
    for entry in fs::read_dir(staging)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "js" || extension == "css") {
            let small = process::output(&esbuild, &["--minify", &path.to_string_lossy()]);
            fs::write(&path, small.ok_or("esbuild does not run")?)?;
        }
    }
    Ok(())
}

/// A worker's glue and program are useless without each other, so both carry the hash of both. The
/// glue alone starts nothing; an error while it starts must reach the page, which hears of uncaught
/// errors but not of rejected promises.
fn finish_worker(staging: &Path, stem: &str) -> Result<String> {
    let glue = staging.join(format!("{stem}.js"));
    let program = staging.join(format!("{stem}_bg.wasm"));
    let mut script = fs::read_to_string(&glue)?;
    let hash = content_hash(&[script.as_bytes(), &fs::read(&program)?]);
    let program_name = format!("{stem}-{hash}_bg.wasm");
    // In a block of its own: where workers are refused, several of these run in one page.
    script = format!(
        "{{{script}\nwasm_bindgen({{module_or_path:\"{program_name}\"}})\
         .catch(error=>setTimeout(()=>{{throw error}}));}}\n"
    );
    let glue_name = format!("{stem}-{hash}.js");
    fs::write(staging.join(&glue_name), script)?;
    fs::remove_file(glue)?;
    fs::rename(program, staging.join(program_name))?;
    Ok(glue_name)
}

fn rename_by_content(staging: &Path, stem: &str, extension: &str) -> Result<String> {
    let old = staging.join(format!("{stem}{extension}"));
    let name = format!("{stem}-{}{extension}", content_hash(&[&fs::read(&old)?]));
    fs::rename(old, staging.join(&name))?;
    Ok(name)
}

fn replace_once(html: String, old: &str, new: &str) -> Result<String> {
    match html.matches(old).count() {
        1 => Ok(html.replacen(old, new, 1)),
        found => Err(format!("index.html names {old} {found} times, not once").into()),
    }
}

fn content_hash(parts: &[&[u8]]) -> String {
    let mut hasher = DefaultHasher::new();
    parts.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// The `_headers` file that several static hosts (and our own server) understand: the page's own
/// policy as a header, and files named after their content kept for good. Any origin may read the
/// files: in a sandboxed frame, without an origin of its own, module scripts would not load otherwise.
fn headers(staging: &Path, html: &str) -> Result<String> {
    let policy = markup::tags(html, "meta")
        .into_iter()
        .find(|meta| meta.attribute("http-equiv") == Some("Content-Security-Policy"))
        .and_then(|meta| meta.attribute("content"))
        .ok_or("index.html has no Content-Security-Policy")?;
    let mut text = format!(
        "/*\n  Content-Security-Policy: {policy}\n  X-Content-Type-Options: nosniff\n  \
         Access-Control-Allow-Origin: *\n"
    );
    let mut names = fs::read_dir(staging)?
        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
        .collect::<Result<Vec<_>>>()?;
    names.sort();
    for name in names.iter().filter(|name| is_named_by_content(name)) {
        text.push_str(&format!("/{name}\n  Cache-Control: public, max-age=31536000, immutable\n"));
    }
    Ok(text)
}

/// Whether a name carries a hash as Trunk and this module write it: `-` and sixteen hex digits.
fn is_named_by_content(name: &str) -> bool {
    name.split(['.', '_']).next().and_then(|stem| stem.rsplit_once('-')).is_some_and(|(_, hash)| {
        hash.len() >= 15 && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_hashed_names_are_kept_for_good() {
        assert!(is_named_by_content("app-0123456789abcdef_bg.wasm"));
        assert!(is_named_by_content("styles-0123456789abcdef.css"));
        assert!(!is_named_by_content("index.html"));
        assert!(!is_named_by_content("_headers"));
        assert!(!is_named_by_content("social-picture.png"));
    }
}
