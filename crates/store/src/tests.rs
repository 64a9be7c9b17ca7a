//! What is kept comes back, whatever happens to the drawer.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use super::*;

/// A drawer in memory with room for so many bytes.
#[derive(Default)]
struct Box {
    texts: RefCell<BTreeMap<String, String>>,
    room: Cell<usize>,
    blocked: Cell<bool>,
}

impl Box {
    fn with_room(room: usize) -> Self {
        Self { room: Cell::new(room), ..Self::default() }
    }

    fn open(&self) -> Result<(), Trouble> {
        if self.blocked.get() { Err(Trouble::Blocked) } else { Ok(()) }
    }
}

impl Drawer for &Box {
    fn keys(&self) -> Result<Vec<String>, Trouble> {
        self.open()?;
        Ok(self.texts.borrow().keys().cloned().collect())
    }

    fn get(&self, key: &str) -> Result<Option<String>, Trouble> {
        self.open()?;
        Ok(self.texts.borrow().get(key).cloned())
    }

    fn set(&self, key: &str, text: &str) -> Result<(), Trouble> {
        self.open()?;
        let mut texts = self.texts.borrow_mut();
        let others = texts.iter().filter(|(k, _)| *k != key);
        let used: usize = others.map(|(k, t)| k.len() + t.len()).sum();
        if used + key.len() + text.len() > self.room.get() {
            return Err(Trouble::Full);
        }
        texts.insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), Trouble> {
        self.open()?;
        self.texts.borrow_mut().remove(key);
        Ok(())
    }
}

fn named(name: &str, text: &str) -> Puzzle {
    Puzzle { name: name.to_owned(), text: text.to_owned() }
}

#[test]
fn puzzles_come_back_by_name() {
    let drawer = Box::with_room(1 << 20);
    let shelf = Shelf::new(&drawer);
    drawer.texts.borrow_mut().insert("theme".to_owned(), "dark".to_owned());
    for preset in presets::all() {
        shelf.keep(&named(preset.name, preset.source())).unwrap();
    }
    let contents = shelf.contents().unwrap();
    assert_eq!(contents.puzzles.len(), presets::all().len());
    assert!(contents.puzzles.is_sorted_by_key(|puzzle| puzzle.name.to_lowercase()));
    assert_eq!(contents.damaged, []);
    shelf.keep(&named("Fish riddle", "changed")).unwrap();
    shelf.delete("Zebra puzzle").unwrap();
    let contents = shelf.contents().unwrap();
    assert_eq!(contents.puzzles.len(), presets::all().len() - 1);
    assert!(contents.puzzles.contains(&named("Fish riddle", "changed")));
    assert_eq!(drawer.texts.borrow()["theme"], "dark");
}

#[test]
fn a_file_of_several_may_end_its_lines_in_any_way() {
    let file = "#= One\n# x\nPet: dog, cat\n#= Two\nPet: cow, hen\n";
    for end in ["\n", "\r", "\r\n"] {
        let puzzles = read_collection(&file.replace('\n', end), "file").unwrap();
        let names: Vec<_> = puzzles.iter().map(|puzzle| puzzle.name.as_str()).collect();
        assert_eq!(names, ["One", "Two"]);
        let lines: Vec<_> = puzzles[0].text.lines().map(str::trim_end).collect();
        assert_eq!(lines, ["# x", "Pet: dog, cat"]);
    }
}

#[test]
fn names_are_made_to_fit_a_list() {
    let drawer = Box::with_room(1 << 20);
    let shelf = Shelf::new(&drawer);
    assert_eq!(shelf.keep(&named(" a\nb ", "x")).unwrap().name, "a b");
    assert_eq!(shelf.keep(&named("\t", "x")).unwrap().name, "Untitled");
    assert_eq!(shelf.keep(&named(&"é".repeat(100), "x")).unwrap().name.chars().count(), 80);
    assert_eq!(shelf.keep_beside(&named("a b", "x")).unwrap().name, "a b");
    assert_eq!(shelf.keep_beside(&named("a b", "y")).unwrap().name, "a b (2)");
    assert_eq!(shelf.keep_beside(&named("a b", "z")).unwrap().name, "a b (3)");
    assert_eq!(shelf.contents().unwrap().puzzles.len(), 5);
}

#[test]
fn a_damaged_entry_is_set_aside_with_its_name() {
    let drawer = Box::with_room(1 << 20);
    let shelf = Shelf::new(&drawer);
    for name in ["one", "two", "three", "four"] {
        shelf.keep(&named(name, "Pet: dog, cat\n")).unwrap();
    }
    {
        let mut texts = drawer.texts.borrow_mut();
        texts.get_mut("zebra.puzzle.one").unwrap().truncate(25);
        *texts.get_mut("zebra.puzzle.two").unwrap() = "\u{0}garbage".to_owned();
        let four = texts["zebra.puzzle.four"].clone();
        texts.insert("zebra.puzzle.moved".to_owned(), four);
    }
    let contents = shelf.contents().unwrap();
    let names: Vec<&str> = contents.puzzles.iter().map(|puzzle| puzzle.name.as_str()).collect();
    assert_eq!(names, ["four", "three"]);
    let names: Vec<&str> = contents.damaged.iter().map(|damaged| damaged.name.as_str()).collect();
    assert_eq!(names, ["four", "one", "two"]);
    assert_eq!(shelf.keep_beside(&named("one", "new")).unwrap().name, "one (2)");
    shelf.delete_damaged(&contents.damaged[2]).unwrap();
    assert_eq!(shelf.contents().unwrap().damaged.len(), 2);
}

#[test]
fn a_full_or_blocked_drawer_changes_nothing_and_says_so() {
    let drawer = Box::with_room(100);
    let shelf = Shelf::new(&drawer);
    shelf.keep(&named("small", "x")).unwrap();
    assert_eq!(shelf.keep(&named("small", &"x".repeat(200))), Err(Trouble::Full));
    assert_eq!(shelf.keep(&named("huge", &"x".repeat(1 << 20))), Err(Trouble::Full));
    assert_eq!(shelf.contents().unwrap().puzzles, [named("small", "x")]);
    drawer.blocked.set(true);
    assert_eq!(shelf.contents(), Err(Trouble::Blocked));
    assert_eq!(shelf.keep(&named("a", "b")), Err(Trouble::Blocked));
    assert_eq!(shelf.delete("small"), Err(Trouble::Blocked));
    for (trouble, cause) in [(Trouble::Full, "no room left"), (Trouble::Blocked, "keeps nothing")] {
        assert!(trouble.to_string().contains(cause) && trouble.to_string().contains("puzzle"));
        assert!(trouble.of_game().contains(cause) && trouble.of_game().contains("marks"));
    }
}

#[test]
fn a_collection_brings_everything_back() {
    let mut puzzles: Vec<Puzzle> =
        presets::all().iter().map(|preset| named(preset.name, preset.source())).collect();
    puzzles.push(named("odd", "#= not a name\n#== neither\n\n\r\n#=\n"));
    puzzles.push(named("empty", ""));
    puzzles.push(named("no break at the end", "x"));
    puzzles.push(named(&"longest ".repeat(10).replace(' ', "-"), ""));
    let again = read_collection(&write_collection(&puzzles), "file").unwrap();
    assert_eq!(again.len(), puzzles.len());
    for (again, puzzle) in again.iter().zip(&puzzles) {
        assert_eq!(again, puzzle);
    }
    let one = write_collection(&puzzles[..1]);
    assert!(puzzle::text::Document::read(&one).is_ok());
}

#[test]
fn any_file_is_a_collection() {
    assert_eq!(
        read_collection("title: A\nPet: dog, cat", "f"),
        Ok(vec![named("A", "title: A\nPet: dog, cat")])
    );
    assert_eq!(read_collection("", "file.zebra"), Ok(vec![named("file.zebra", "")]));
    assert_eq!(read_collection("lost\n#= a\nb", ""), Ok(vec![named("a", "b")]));
    assert!(read_collection(&"#=\n".repeat(2_000), "").is_err());
    assert!(read_collection(&"x".repeat((32 << 20) + 1), "").is_err());
}
