//! The part of a link that is about the frame which the page is shown in, not about what is open.

use super::{Link, percent};

/// The keys. A link keeps them as they stand; what does not concern the puzzle is read by `frame.js`.
pub(super) const KEYS: [&str; 11] = [
    "embed", "theme", "parts", "compact", "labels", "lock", "lang", "answer", "dare", "accent",
    "ground",
];

impl Link {
    /// What such a key says; empty when it stands alone.
    pub fn shape(&self, key: &str) -> Option<String> {
        let parts = self.rest.iter().map(|part| part.split_once('=').unwrap_or((part, "")));
        parts.filter(|(name, _)| *name == key).map(|(_, value)| percent::decoded(value)).next()
    }

    /// Takes over from another link what it says of the frame.
    pub fn shape_as(&mut self, other: &Self) {
        let is_shape = |part: &&String| {
            let key = part.split_once('=').map_or(&***part, |(key, _)| key);
            KEYS.contains(&key)
        };
        self.rest = other.rest.iter().filter(is_shape).cloned().collect();
    }
}

#[cfg(test)]
mod tests {
    use super::super::decode;

    #[test]
    fn it_is_kept_and_can_be_asked_for() {
        let (link, problems) = decode("p=fish&embed&theme=dark&lock=1-3%2C5&off=15");
        assert!(problems.is_empty(), "{problems:?}");
        assert_eq!(link.encode(), "p=fish&off=15&embed&theme=dark&lock=1-3%2C5");
        assert_eq!(link.shape("lock").as_deref(), Some("1-3,5"));
        assert_eq!(link.shape("embed").as_deref(), Some(""));
        assert_eq!(link.shape("parts"), None);
        let mut zebra = decode("p=zebra").0;
        zebra.shape_as(&decode("p=fish&embed&x=1&lock=all").0);
        assert_eq!(zebra.encode(), "p=zebra&embed&lock=all");
    }
}
