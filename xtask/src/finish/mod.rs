//! What Trunk leaves undone, as its post-build hook: one style sheet instead of many, the hash of
//! its content in every file's name, short names in the programs, the version of the whole, the list of
//! what is kept for offline use, and the headers for static hosts.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{Result, markup, process, system};
use names::{content_hash, rename_by_content, replace_once};

mod headers;
pub mod names;
mod programs;
mod short_names;

/// Files that the page names.
const NAMED_BY_THE_PAGE: [(&str, &str); 8] = [
    ("styles", "css"),
    ("boot", "js"),
    ("frame", "js"),
    ("others", "js"),
    ("embedded", "css"),
    ("full", "css"),
    ("icon-touch", "png"),
    ("favicon", "svg"),
];
/// Pictures that the manifest names.
const ICONS: [&str; 2] = ["icon-192", "icon-512"];
/// The variable with the address of the site, from [`crate::build`].
pub const SITE: &str = "ZEBRA_SITE";

/// Finishes the build that Trunk has staged.
///
/// # Errors
/// When not called by Trunk, or when a file is not as `Trunk.toml` and `index.html` have it made.
pub fn staged() -> Result {
    let staging = std::env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from);
    let staging = staging.ok_or("`finish` is Trunk's hook: it needs TRUNK_STAGING_DIR")?;
    let page = staging.join("index.html");
    let mut html = fs::read_to_string(&page)?;

    html = join_style_sheets(&staging, html)?;
    fs::write(staging.join("full.css"), sheets_of_views()?)?;
    tell_hints(&staging.join("embed.js"))?;
    minify(&staging)?;
    for (stem, extension) in NAMED_BY_THE_PAGE {
        let name = rename_by_content(&staging, stem, extension)?;
        html = replace_once(&html, &format!("{stem}.{extension}"), &name)?;
    }
    html = programs::finish(&staging, &html)?;
    html = replace_once(&html, "manifest.json", &finish_manifest(&staging)?)?;
    if let Ok(site) = std::env::var(SITE) {
        html = put_on_site(&html, &site)?;
    }

    // The page names all other files by their content, so what it says is the version of all.
    let version = content_hash(html.as_bytes());
    html = replace_once(&html, "{version}", &version)?;
    finish_service_worker(&staging, &version)?;
    let files = names::in_folder(&staging)?;
    names::check(&staging, &files)?;
    fs::write(staging.join("_headers"), headers::headers(&files, &html)?)?;
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
    fs::write(staging.join("styles.css"), joined)?;
    let at = first.ok_or("index.html links no style sheet")?;
    page.insert_str(at, r#"<link rel="stylesheet" href="styles.css">"#);
    Ok(page)
}

/// The style sheets of the views other than Explore, which stand in the view's folder, one after another
/// by name; before them those that several views share.
fn sheets_of_views() -> Result<String> {
    const SHARED: &str = "styles/views";
    const VIEWS: &str = "src/views";
    let mut joined = String::new();
    let folders = fs::read_dir(VIEWS)?.collect::<std::io::Result<Vec<_>>>()?;
    let mut folders: Vec<_> = folders.into_iter().map(|entry| entry.path()).collect();
    // The page links the sheets of Explore, which it always needs.
    folders.retain(|folder| folder.is_dir() && !folder.ends_with("explore"));
    folders.sort();
    for folder in [PathBuf::from(SHARED)].iter().chain(&folders) {
        for name in names::in_folder(folder)?.iter().filter(|name| name.ends_with(".css")) {
            joined += &fs::read_to_string(folder.join(name))?;
        }
    }
    Ok(joined)
}

/// Tells the script that embeds how many hints each preset has, so that it keeps room for them before
/// anything is loaded.
fn tell_hints(script: &Path) -> Result {
    const EMPTY: &str = "const HINTS = { __proto__: null };";
    let folder = Path::new("crates/presets/puzzles");
    let mut table = String::new();
    for name in names::in_folder(folder)? {
        let id = name.strip_suffix(".zebra").ok_or_else(|| format!("{name} is no preset"))?;
        let hints = numbered_lines(&fs::read_to_string(folder.join(&name))?);
        table += &format!(", {id}: {hints}");
    }
    let filled = EMPTY.replace(" }", &format!("{table} }}"));
    Ok(fs::write(script, replace_once(&fs::read_to_string(script)?, EMPTY, &filled)?)?)
}

/// Hints are the lines that begin with a number and a dot.
fn numbered_lines(text: &str) -> usize {
    let is_number = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit());
    let starts = text.lines().filter_map(|line| line.split_once('.'));
    starts.filter(|(number, _)| is_number(number.trim_start())).count()
}

/// The ways of starting a program that wasm-bindgen exports from a module.
const STARTS: &str = "export { initSync, __wbg_init as default };";
/// The one that the start script uses: it compiles the program itself.
const START: &str = "export { initSync };";

/// Makes scripts and styles smaller where esbuild is at hand. (Trunk's own way fails on the glue.)
fn minify(staging: &Path) -> Result {
    let Some(esbuild) = system::find_on_path(&["esbuild"]) else { return Ok(()) };
    for name in names::in_folder(staging)? {
        let path = staging.join(name);
        if path.extension().is_some_and(|extension| extension == "js" || extension == "css") {
            let mut arguments = vec!["--minify"];
            let text = fs::read_to_string(&path)?;
            if text.contains(STARTS) {
                fs::write(&path, replace_once(&text, STARTS, START)?)?;
                arguments.push("--tree-shaking=true");
            }
            let path = path.to_string_lossy();
            arguments.push(&path);
            let small = process::output(&esbuild, &arguments);
            fs::write(&*path, small.ok_or("esbuild does not run")?)?;
        }
    }
    Ok(())
}

/// Names the icons, then the manifest that names them.
fn finish_manifest(staging: &Path) -> Result<String> {
    let path = staging.join("manifest.json");
    let mut manifest = fs::read_to_string(&path)?;
    for stem in ICONS {
        let name = rename_by_content(staging, stem, "png")?;
        manifest = replace_once(&manifest, &format!("{stem}.png"), &name)?;
    }
    fs::write(path, manifest)?;
    rename_by_content(staging, "manifest", "json")
}

/// Tells the service worker its version, and all that it has to keep.
fn finish_service_worker(staging: &Path, version: &str) -> Result {
    let path = staging.join("sw.js");
    let script = fs::read_to_string(&path)?;
    let mut files = names::in_folder(staging)?;
    files.retain(|name| names::is_named_by_content(name));
    let files = format!("{files:?}").replace(", ", ",");
    fs::write(path, format!("const VERSION=\"{version}\",FILES={files};\n{script}"))?;
    Ok(())
}

/// Writes the address of the site where only a whole address will do: for whoever shows a picture
/// of the page beside a link to it.
fn put_on_site(html: &str, site: &str) -> Result<String> {
    let is_address = (site.starts_with("https://") || site.starts_with("http://"))
        && !site.contains(['"', '<', '&', ' ', '?', '#']);
    if !is_address {
        return Err(format!(
            "--site takes an address such as https://example.org/zebra/, not {site}"
        )
        .into());
    }
    let site = site.trim_end_matches('/');
    let html = replace_once(html, "\"social.png\"", &format!("\"{site}/social.png\""))?;
    let links = format!(
        r#"<link rel="canonical" href="{site}/"><meta property="og:url" content="{site}/"></head>"#
    );
    replace_once(&html, "</head>", &links)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_are_the_numbered_lines() {
        assert_eq!(numbered_lines("title: 3. x\nA: b\n\n2. Ann :: c\n # 1. no\n 10.  d\n"), 2);
    }

    #[test]
    fn the_address_of_the_site_is_written_whole() {
        let html = r#"<head><meta property="og:image" content="social.png"></head>"#;
        let page = put_on_site(html, "https://example.org/zebra/").expect("an address");
        assert!(page.contains(r#"content="https://example.org/zebra/social.png""#));
        assert!(page.contains(r#"<link rel="canonical" href="https://example.org/zebra/">"#));
        assert!(put_on_site(html, "example.org").is_err());
        assert!(put_on_site(html, "https://example.org/\"><script>").is_err());
    }
}
