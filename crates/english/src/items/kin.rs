//! People who know each other are not the same: "a friend of the baker", "the baker's sister".

use super::super::relations::Side;
use super::{Item, Lexer};
use puzzle::Offsets;

/// What one person is to another.
const KIN: [&str; 14] = [
    "friend",
    "sister",
    "brother",
    "twin",
    "cousin",
    "uncle",
    "aunt",
    "niece",
    "nephew",
    "colleague",
    "coworker",
    "classmate",
    "teammate",
    "roommate",
];

impl Lexer<'_> {
    /// Takes such a word, and says whether it did.
    pub(super) fn kin(&mut self) -> bool {
        let cues = &self.ground.cues;
        let word = self.word(0);
        // "Ann's sister is Bea" where there are sisters.
        if !KIN.contains(&word) || cues.is_word_of_category(word) || cues.is_name_of_category(word)
        {
            return false;
        }
        let is = |item: Option<&Item>| matches!(item, Some(Item::Be | Item::Not));
        let items = &self.found.items;
        let apart = Side::sure(Offsets::DIFFERENT);
        if self.word(1) == "of" && is(items.last()) {
            self.drop_denial(items.len());
            self.push_side(apart, 2);
            return true;
        }
        // "Is the tea drinker's sister": the side comes before its owner.
        let owner = items.iter().rposition(|item| matches!(item, Item::Value(_)));
        let Some(owner) = owner.filter(|&owner| owner > 0 && is(items.get(owner - 1))) else {
            return false;
        };
        let owned =
            matches!(&items[owner + 1..], [Item::Possessive] | [Item::Noun, Item::Possessive]);
        if owned {
            let start = self.found.starts[owner];
            self.found.items.pop();
            self.found.starts.pop();
            self.found.sides.push(apart);
            self.found.items.insert(owner, Item::Side(self.found.sides.len() - 1));
            self.found.starts.insert(owner, start);
            self.drop_denial(owner);
            self.at += 1;
        }
        owned
    }

    /// Who is not the baker's friend is not the baker either: no "not" right before this item.
    fn drop_denial(&mut self, at: usize) {
        if self.found.items.get(at - 1) == Some(&Item::Not) {
            self.found.items.remove(at - 1);
            self.found.starts.remove(at - 1);
        }
    }
}
