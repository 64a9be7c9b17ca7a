//! What two do that is no value: "Ann and the baker both grew up by the sea" only tells that they are
//! two.

use super::items::Item;
use super::sexes::called;
use super::tokens::{number, spelt, tokens};
use super::{Ground, Understood};

impl Ground {
    /// "Ann and the baker have both been abroad", "Ann, Bo and the baker all three are from here":
    /// different people. What they have in common is told to be passed over.
    pub(super) fn both_alike(&self, sentence: &str) -> Option<Understood> {
        let ways = [(" both ", 2..3), (" all three ", 3..4), (" all four ", 4..5), (" all ", 3..5)];
        let (at, joint, counts) = ways
            .into_iter()
            .find_map(|(joint, counts)| Some((sentence.find(joint)?, joint.len(), counts)))?;
        let (who, common) = (&sentence[..at], &sentence[at + joint..]);
        let auxiliaries = [" have", " had", " are", " were", " will", " can"];
        let who = auxiliaries.iter().find_map(|verb| who.strip_suffix(verb)).unwrap_or(who);
        let (_, list) = self.items(who)?;
        let names = |item: &Item| {
            matches!(
                item,
                Item::Value(_) | Item::And | Item::Comma | Item::Noun | Item::Who | Item::Verb(_)
            )
        };
        let count = list.mentions.len();
        let several = counts.contains(&count) && list.items.contains(&Item::And);
        if !several || !list.items.iter().all(names) {
            return None;
        }
        let (words, items) = self.items(common)?;
        let says = |item: &Item| {
            matches!(
                item,
                Item::At(_)
                    | Item::Between(_)
                    | Item::Gap(_)
                    | Item::Count(_)
                    | Item::Beyond(_)
                    | Item::Among(_)
                    | Item::Him
                    | Item::Pronoun
                    | Item::Other
                    | Item::OtherEnd
                    | Item::Danger
            )
        };
        // Where each is among the values, or what one has, says more than that they are two.
        let more = items.items.iter().any(says) || !items.mentions.is_empty();
        let counted = tokens(common).iter().any(|token| {
            number(&token.word).is_some()
                || called(&token.word).is_some()
                || token.is(&["same", "different"])
        });
        if more || counted || words.is_empty() {
            return None;
        }
        let many = spelt(count as u8)?;
        let mut found = self.understand_all(&format!("{who} are {many} different people."))?;
        found.passed_over.push(common.trim_end_matches('.').to_owned());
        Some(found)
    }
}
