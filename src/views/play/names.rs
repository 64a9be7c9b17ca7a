//! Under which names the device keeps games: [`PREFIX`], then the fragment of what is played.

use store::Drawer;

/// What stands before the fragment.
pub const PREFIX: &str = "zebra:play:";

/// Keeps the games of a puzzle under its present name, too, where they are kept under a former one:
/// the part of a link that named or carried it. Games that are there already stay as they are.
pub fn rename(drawer: &impl Drawer, former: &str, present: &str) {
    let former = format!("{PREFIX}{former}");
    // Where storage is blocked there is nothing to rename.
    for key in drawer.keys().unwrap_or_default() {
        let rest =
            key.strip_prefix(&former).filter(|rest| rest.is_empty() || rest.starts_with('&'));
        let Some(rest) = rest else { continue };
        let new = format!("{PREFIX}{present}{rest}");
        if let (Ok(Some(game)), Ok(None)) = (drawer.get(&key), drawer.get(&new)) {
            // Where it is full, the game is still under its former name.
            let _ = drawer.set(&new, &game);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::collections::BTreeMap;

    use super::*;
    use store::Trouble;

    struct Memory(RefCell<BTreeMap<String, String>>);

    impl Drawer for Memory {
        fn keys(&self) -> Result<Vec<String>, Trouble> {
            Ok(self.0.borrow().keys().cloned().collect())
        }

        fn get(&self, key: &str) -> Result<Option<String>, Trouble> {
            Ok(self.0.borrow().get(key).cloned())
        }

        fn set(&self, key: &str, text: &str) -> Result<(), Trouble> {
            self.0.borrow_mut().insert(key.to_owned(), text.to_owned());
            Ok(())
        }

        fn remove(&self, key: &str) -> Result<(), Trouble> {
            unreachable!("{key} stays")
        }
    }

    #[test]
    fn a_puzzle_that_gets_a_name_keeps_its_games() {
        let before = [
            ("zebra:play:z=1ab", "all on"),
            ("zebra:play:z=1ab&off=3", "one off"),
            ("zebra:play:z=1ab&off=4", "before it had a name"),
            ("zebra:play:p=tea&off=4", "since then"),
            ("zebra:play:z=1abc", "another puzzle"),
            ("zebra:theme", "dark"),
        ];
        let texts = |games: &[(&str, &str)]| -> BTreeMap<String, String> {
            games.iter().map(|(key, text)| ((*key).to_owned(), (*text).to_owned())).collect()
        };
        let memory = Memory(RefCell::new(texts(&before)));
        rename(&memory, "z=1ab", "p=tea");
        let added = [("zebra:play:p=tea", "all on"), ("zebra:play:p=tea&off=3", "one off")];
        assert_eq!(*memory.0.borrow(), texts(&[&before[..], &added].concat()));
    }
}
