//! Short names for what a program and its glue call each other. `wasm-bindgen` makes them long and
//! ends most of them in a random number, which no compression makes smaller, in both files.

use std::{collections::HashMap, convert::Infallible, sync::LazyLock};

use wasm_encoder::{
    ExportSection, ImportSection, Module,
    reencode::{self, Reencode},
};
use wasmparser::{Export, ImportSectionReader, Parser, Payload};

use crate::Result;

/// The glue and the program with short names between them; those that `wasm-bindgen` did not make up
/// (`memory`, `main`) stay.
///
/// # Errors
/// When the program is not WebAssembly.
pub fn shorten(glue: &str, program: &[u8]) -> Result<(String, Vec<u8>)> {
    let mut names = Names::default();
    for payload in Parser::new(0).parse_all(program) {
        match payload? {
            Payload::ImportSection(section) => {
                for import in section.into_imports() {
                    names.add(import?.name);
                }
            }
            Payload::ExportSection(section) => {
                for export in section {
                    names.add(export?.name);
                }
            }
            _ => {}
        }
    }
    let mut module = Module::new();
    names.parse_core_module(&mut module, Parser::new(0), program)?;
    Ok((names.apply(glue), module.finish()))
}

#[derive(Default)]
struct Names(HashMap<String, String>);

impl Names {
    fn add(&mut self, name: &str) {
        if name.starts_with("__wb") || name.starts_with("wasm_bindgen__") {
            let next = short(self.0.len());
            self.0.entry(name.to_owned()).or_insert(next);
        }
    }

    fn get<'a>(&'a self, name: &'a str) -> &'a str {
        self.0.get(name).map_or(name, String::as_str)
    }

    /// The script with each of the names, where it stands as a whole word, made short.
    fn apply(&self, script: &str) -> String {
        let is_part_of_word = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
        let mut short = String::with_capacity(script.len());
        let mut rest = script;
        while !rest.is_empty() {
            let gap = rest.find(is_part_of_word).unwrap_or(rest.len());
            let (between, word_on) = rest.split_at(gap);
            let end = word_on.find(|c| !is_part_of_word(c)).unwrap_or(word_on.len());
            let (word, after) = word_on.split_at(end);
            short.push_str(between);
            short.push_str(self.get(word));
            rest = after;
        }
        short
    }
}

impl Reencode for Names {
    type Error = Infallible;

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> std::result::Result<(), reencode::Error> {
        for import in section.into_imports() {
            let import = import?;
            let kind = self.entity_type(import.ty)?;
            imports.import(import.module, self.get(import.name), kind);
        }
        Ok(())
    }

    fn parse_export(
        &mut self,
        exports: &mut ExportSection,
        export: Export<'_>,
    ) -> std::result::Result<(), reencode::Error> {
        let kind = self.export_kind(export.kind)?;
        let index = self.external_index(export.kind, export.index)?;
        exports.export(self.get(export.name), kind, index);
        Ok(())
    }
}

/// The name of this number: letters, the shortest first.
fn short(number: usize) -> String {
    static LETTERS: LazyLock<Vec<char>> = LazyLock::new(|| ('a'..='z').chain('A'..='Z').collect());
    let (before, last) = (number / LETTERS.len(), LETTERS[number % LETTERS.len()]);
    let mut name = if before == 0 { String::new() } else { short(before - 1) };
    name.push(last);
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_all_different() {
        let names: std::collections::BTreeSet<String> = (0..5_000).map(short).collect();
        assert_eq!(names.len(), 5_000);
        assert!(
            (short(0), short(51), short(52), short(103))
                == ("a".into(), "Z".into(), "aa".into(), "aZ".into())
        );
    }

    #[test]
    fn glue_and_program_agree_on_the_names() {
        let mut module = Module::new();
        let mut types = wasm_encoder::TypeSection::new();
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        imports.import(
            "./app_bg.js",
            "__wbg_body_e549239eaff082e1",
            wasm_encoder::EntityType::Function(0),
        );
        let mut exports = ExportSection::new();
        exports.export("__wbindgen_start", wasm_encoder::ExportKind::Func, 0);
        exports.export("main", wasm_encoder::ExportKind::Func, 0);
        module.section(&types).section(&imports).section(&exports);
        let program = module.finish();
        let glue = "imports={__wbg_body_e549239eaff082e1:f,__wbg_body:g};wasm.__wbindgen_start();wasm.main()";

        let (glue, program) = shorten(glue, &program).expect("WebAssembly");

        assert_eq!(glue, "imports={a:f,__wbg_body:g};wasm.b();wasm.main()");
        let has = |name: &[u8]| program.windows(name.len()).any(|bytes| bytes == name);
        assert!(has(b"\x01a\x00\x00") && has(b"\x01b\x00\x00") && has(b"\x04main\x00\x00"));
        assert!(!has(b"__wb"));
        assert!(shorten("", b"no program").is_err());
    }
}
