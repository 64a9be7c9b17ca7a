//! Blanks the marks of languages that texts are written in: HTML, the tags of forums, wikis, LaTeX. The
//! text keeps its length.

use rustc_hash::FxHashSet;

use super::words::Words;

/// The blank that stands for each byte of a mark: with others of its kind no gap, as several blanks are.
pub const BLANK: char = '\x0c';

/// No mark is longer, in characters.
const LONGEST: usize = 300;

/// Characters that HTML writes as names.
const ENTITIES: [(&str, &str); 14] = [
    ("&amp;", "&"),
    ("&#39;", "'"),
    ("&apos;", "'"),
    ("&rsquo;", "'"),
    ("&lsquo;", "'"),
    ("&quot;", "\""),
    ("&ldquo;", "\""),
    ("&rdquo;", "\""),
    ("&nbsp;", " "),
    ("&ndash;", "–"),
    ("&mdash;", "—"),
    ("&pound;", "£"),
    ("&lt;", "<"),
    ("&gt;", ">"),
];

/// The text without the marks of the languages that it is written in.
pub fn plain<'w>(text: &'w str, words: &'w Words) -> String {
    let mut source = Source {
        words,
        html: text.contains("</"),
        forum: text.split("[/").skip(1).filter_map(|rest| near(rest).split(']').next()).collect(),
        wiki: text.contains("[[") || text.contains("'''"),
        latex: text.contains("\\item") || text.contains("\\begin{"),
        plain: String::with_capacity(text.len()),
        owed: 0,
        fresh: true,
    };
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let taken = source.mark(&text[at..]);
        if taken == 0 {
            source.say(c);
        }
        at += if taken == 0 { c.len_utf8() } else { taken };
    }
    source.pay();
    source.plain
}

/// What may be of one mark.
fn near(text: &str) -> &str {
    text.char_indices().nth(LONGEST).map_or(text, |(end, _)| &text[..end])
}

struct Source<'w> {
    words: &'w Words,
    html: bool,
    /// The tags that are closed as those of forums are.
    forum: FxHashSet<&'w str>,
    wiki: bool,
    latex: bool,
    plain: String,
    /// Blanks that are owed at the end of the word.
    owed: usize,
    /// Whether the line says nothing yet.
    fresh: bool,
}

impl Source<'_> {
    fn say(&mut self, c: char) {
        if c == '\n' {
            self.pay();
        }
        self.plain.push(c);
        if c.is_whitespace() {
            self.pay();
        }
        self.fresh = c == '\n' || self.fresh && c.is_whitespace();
    }

    fn pay(&mut self) {
        self.blank(self.owed);
        self.owed = 0;
    }

    fn blank(&mut self, count: usize) {
        self.plain.extend(std::iter::repeat_n(BLANK, count));
    }

    /// Something in place of so many bytes.
    fn instead(&mut self, other: &str, taken: usize) -> usize {
        self.owed += taken.saturating_sub(other.len());
        other.chars().for_each(|c| self.say(c));
        taken
    }

    /// Takes a mark that a text begins with; returns its bytes.
    fn mark(&mut self, rest: &str) -> usize {
        let until = |open: &str, close: &str| {
            let inner = near(rest.strip_prefix(open)?);
            inner.find(close).map(|end| open.len() + end + close.len())
        };
        match rest.as_bytes()[0] {
            b'<' if self.html => match until("<!--", "-->") {
                Some(taken) => self.instead("", taken),
                None => until("<", ">").map_or(0, |end| self.tag(&rest[1..end - 1], end)),
            },
            b'&' => match ENTITIES.iter().find(|(name, _)| rest.starts_with(name)) {
                Some((name, said)) => self.instead(said, name.len()),
                None if self.latex => self.instead("|", 1),
                None => 0,
            },
            b'[' if self.wiki && rest.starts_with("[[") => {
                let Some(inner) = until("[[", "]]").map(|end| &rest[2..end - 2]) else { return 0 };
                // `[[page|what is shown]]`
                let name = inner.find('|').map_or(0, |at| at + 1);
                self.instead("", 2 + name)
            }
            b']' if self.wiki && rest.starts_with("]]") => self.instead("", 2),
            b'{' if self.wiki => until("{{", "}}").map_or(0, |taken| self.instead("", taken)),
            b'\'' if self.wiki && rest.starts_with("''") => self.instead("", 2),
            b'[' if !self.forum.is_empty() => {
                until("[", "]").map_or(0, |end| self.forum_tag(&rest[1..end - 1], end))
            }
            b'\\' if self.latex => self.command(rest),
            b'{' | b'}' if self.latex => self.instead("", 1),
            // Prices keep their sign.
            b'$' if self.latex && !rest[1..].starts_with(|c: char| c.is_ascii_digit()) => {
                self.instead("", 1)
            }
            b'~' if self.latex => self.instead(" ", 1),
            b'%' if self.latex && self.fresh => {
                self.instead("", rest.find('\n').unwrap_or(rest.len()))
            }
            _ => 0,
        }
    }

    /// `li`, `/b`, `a href=…`, `quote=Kim`
    fn tag(&mut self, inner: &str, taken: usize) -> usize {
        let name = inner.trim_start_matches('/').split([' ', '=', '/']).next().unwrap_or("");
        let closes = inner.starts_with('/');
        let instead = match () {
            () if self.words.is("tag-inline", name) => "",
            () if self.words.is("tag-item", name) && self.fresh => "- ",
            () if self.words.is("tag-item", name) => "\n- ",
            () if self.words.is("tag-line", name) && self.fresh => "",
            () if self.words.is("tag-line", name) => "\n",
            () if self.words.is("tag-cell", name) => "|",
            () => return 0,
        };
        self.instead(if closes { "" } else { instead }, taken)
    }

    /// `[b]`, `[quote=Kim]`, where the text closes it; items are not closed.
    fn forum_tag(&mut self, inner: &str, taken: usize) -> usize {
        let name = inner.trim_start_matches('/').split('=').next().unwrap_or("");
        if name == "*" || self.forum.contains(name) { self.tag(inner, taken) } else { 0 }
    }

    /// `\item`, `\textbf{`, `\begin{itemize}`, `\\`, `\,`
    fn command(&mut self, rest: &str) -> usize {
        let name = &rest[1..];
        let size = name.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(name.len());
        match &name[..size] {
            "" if name.starts_with('\\') => {
                let rest = name[1..].trim_start_matches([' ', '\t']);
                let ends = rest.starts_with(['\n', '\r']) || rest.starts_with("\\hline");
                self.instead(if ends { "" } else { "\n" }, 2)
            }
            "" if name.starts_with(['%', '$', '&', '#']) => self.instead("", 1),
            "" => self.instead(" ", name.chars().next().map_or(1, |c| 1 + c.len_utf8())),
            "item" => self.instead("\n- ", 1 + size),
            "begin" | "end" => {
                let end = near(name).find('}').map_or(size, |end| end + 1);
                self.instead("\n", 1 + end)
            }
            _ => self.instead("", 1 + size),
        }
    }
}
