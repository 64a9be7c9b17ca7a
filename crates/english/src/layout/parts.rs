//! Cuts a sentence at what parts the values of lists.

use super::words::Words;

/// Blanks that part as a comma does.
const WIDE: &str = "   ";

/// What stands between two parts of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Gap {
    /// A comma or another sign between values.
    Comma,
    /// What joins the last of a list.
    And,
    /// Brackets, dashes and other signs that set off what they surround.
    Stop,
    /// What stands between a label and its values.
    Colon,
}

impl Gap {
    /// Whether a list ends or begins there.
    pub fn parts_lists(self) -> bool {
        self >= Self::Stop
    }
}

/// The parts of a sentence, and what stands behind each.
#[derive(Default, Debug)]
pub struct Parts<'a> {
    /// Without blanks around them; none is empty.
    pub texts: Vec<&'a str>,
    /// As many; the last is a stop.
    pub gaps: Vec<Gap>,
}

impl<'a> Parts<'a> {
    /// A sentence apart at commas, "and" and stronger marks, but not inside quotes.
    pub fn of(sentence: &'a str, words: &Words) -> Self {
        let sentence = sentence.trim_end_matches(['.', '!', '?']);
        let commas = sentence.contains([',', '/', '|', '·']);
        let weak = |sign: &str| !commas && sentence.matches(sign).count() > 1;
        let bars = sentence.trim_matches(['|', ' ']).matches('|').count();
        let piped = bars > 1 && bars >= sentence.matches(", ").count();
        let weak_semicolons = weak(";");
        let weak_dashes = [" - ", " – ", " — "].into_iter().any(weak);
        // `Pets:   cat   dog   owl`
        let labelled = sentence.split_once(": ").is_some_and(|(label, _)| is_label(label));
        let wide = weak(WIDE) && labelled && !weak_semicolons && !weak_dashes;
        let mut parts = Self::default();
        let (mut start, mut at, mut quoted) = (0, 0, false);
        for word in sentence.split_inclusive(char::is_whitespace) {
            let bare = word.trim();
            if !quoted && (words.is("join", bare) || bare == "&") {
                parts.cut(&sentence[start..at], Gap::And);
                start = at + word.len();
            }
            if wide && at > start && bare.is_empty() {
                parts.cut(&sentence[start..at], Gap::Comma);
                start = at;
            }
            for (inside, c) in word.char_indices() {
                let place = at + inside;
                let rest = &sentence[place + c.len_utf8()..];
                let next = rest.chars().next().unwrap_or(' ');
                match c {
                    '"' => quoted = !quoted,
                    '“' => quoted = true,
                    '”' => quoted = false,
                    _ => (),
                }
                let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
                let apart = !next.is_alphanumeric() || c == ',' && digits != 3;
                let labels = parts.texts.is_empty() && is_label(&sentence[start.min(place)..place]);
                let gap = match c {
                    ',' if apart => Gap::Comma,
                    ';' if apart => {
                        if weak_semicolons {
                            Gap::Comma
                        } else {
                            Gap::Stop
                        }
                    }
                    '|' if sentence.contains(',') && !piped => Gap::Colon,
                    '|' | '·' | '/' => Gap::Comma,
                    '*' | '•' | '~' | '\u{2500}'..='\u{27bf}' if bare.len() == c.len_utf8() => {
                        Gap::Comma
                    }
                    ':' if apart => Gap::Colon,
                    '=' | '→' => Gap::Colon,
                    '>' if bare == "->" => Gap::Colon,
                    '-' | '–' | '—' if bare.len() == c.len_utf8() => match labels {
                        true => Gap::Colon,
                        false => {
                            if weak_dashes {
                                Gap::Comma
                            } else {
                                Gap::Stop
                            }
                        }
                    },
                    '-' if next == '-' => Gap::Stop,
                    '(' if is_gloss(rest) => continue,
                    ')' if sentence[start.min(place)..place].contains('(') => continue,
                    '(' | ')' | '[' | ']' | '{' | '}' | '—' => Gap::Stop,
                    _ => continue,
                };
                // `"Night Bus," "Ten Steps," and …`
                let closes = matches!(next, '"' | '”') && c == ',';
                if (!quoted || closes) && place >= start {
                    if gap == Gap::Colon && c != '|' {
                        start += parts.cut_before_label(&sentence[start..place], words);
                    }
                    parts.cut(&sentence[start..place], gap);
                    start = place + c.len_utf8() + if closes { next.len_utf8() } else { 0 };
                }
            }
            at += word.len();
        }
        parts.cut(&sentence[start.min(sentence.len())..], Gap::Stop);
        parts
    }

    fn cut(&mut self, part: &'a str, gap: Gap) {
        let part = part.trim().trim_matches('-').trim();
        match self.gaps.last_mut() {
            _ if !part.is_empty() => {
                self.texts.push(part);
                self.gaps.push(gap);
            }
            Some(last) => *last = gap.max(*last),
            None => (),
        }
    }

    /// Cuts the last value of a list from the label of the next, and tells where that begins:
    /// `Names: Ann, Bob Pets: cat, dog`.
    fn cut_before_label(&mut self, between: &'a str, words: &Words) -> usize {
        let trimmed = between.trim_end();
        let mut label = trimmed.rfind(char::is_whitespace).map_or(0, |at| at + 1);
        let before = trimmed[..label].trim_end();
        let word = before.rsplit(char::is_whitespace).next().unwrap_or("");
        if words.is("small", word) {
            label = before.len() - word.len();
        }
        let listed = self.gaps.contains(&Gap::Colon) && self.gaps.last() != Some(&Gap::Stop);
        if !listed || between[..label].trim().is_empty() {
            return 0;
        }
        self.cut(&between[..label], Gap::Stop);
        label
    }
}

/// Whether words may name a list.
fn is_label(words: &str) -> bool {
    words.split_whitespace().count() < 5
}

/// Whether brackets add something to what stands before them instead of holding a list.
fn is_gloss(behind: &str) -> bool {
    behind.split_once(')').is_some_and(|(inner, _)| !inner.contains([',', ';', '/', '|']))
}
