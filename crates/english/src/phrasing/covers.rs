//! What stands behind something that covers it.

use super::{Mention, Wording};

/// What one is behind without anybody being in front.
const COVERS: &[&str] =
    &["door", "gate", "curtain", "screen", "shutter", "mask", "fence", "hedge", "veil"];

impl Wording<'_> {
    /// "The Lich dwells behind oak" where doors are listed: it has that one.
    pub(super) fn behind_what_covers(&mut self) {
        let covers: Vec<u8> =
            COVERS.iter().flat_map(|name| self.ground.cues.named_with(name)).collect();
        if covers.is_empty() {
            return;
        }
        let covering = |mention: &&Mention| {
            mention.values.iter().all(|value| covers.contains(&value.category))
        };
        let found = self.all_named().mentions.iter().filter(covering).find_map(|mention| {
            let from = mention.start.saturating_sub(3);
            (from..mention.start).rev().find(|&at| self.is(at, &["behind"]))
        });
        if let Some(at) = found {
            self.replace(at..at + 1, "with");
        }
    }
}
