//! A text as lines: what is numbered, what is a heading, what asks.

use super::asking::{asks_after, asks_for_each, finds_out, is_order, sets_a_task, wants_to_know};
use super::drawn::{with_round_brackets, without_leaders};
use super::forms::{AnswerForm, asks_for_form};
use super::inline::apart;
use super::lists::at_colon;
use super::marks::{Mark, marked};
use super::numbering::{at_end, closing_numbers, opening_numbers, spelt, spelt_numbers};
use super::prints::as_typed;
use super::question::task;
use super::tokens::{Token, tokens};
use super::unstopped::unstopped;

/// A line, or a paragraph of lines that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Line {
    /// From 1.
    pub number: usize,
    pub mark: Mark,
    /// Without mark, emphasis and quotes around it.
    pub text: String,
    /// Whether a blank line comes before.
    pub apart: bool,
    /// Whether it names what follows: "Clues:", "## Question".
    pub heading: bool,
    /// Whether it is set in from the margin.
    pub indented: bool,
}

/// The lines of a text; wrapped lines are joined.
pub(super) fn lines(text: &str) -> Vec<Line> {
    let typed = as_typed(text);
    let (numbers, raws): (Vec<usize>, Vec<&str>) = apart(&typed).into_iter().unzip();
    let text = &raws.join("\n");
    let mut found: Vec<Line> = Vec::new();
    let mut apart = true;
    // How long the line before is as it is printed: a short one is not wrapped.
    let mut printed = 0;
    // Whether the lines since a heading are a word or two each: values, one a line.
    let mut upright = false;
    let (counted, closing) = (opening_numbers(text), closing_numbers(text));
    let spelt_out = spelt_numbers(text);
    let unstopped = unstopped(text);
    let mut form = AnswerForm::default();
    // Where a line was broken, the next word would not have gone in.
    let widest = raws.iter().map(|raw| raw.trim().len()).max().unwrap_or_default();
    for (i, raw) in raws.iter().enumerate() {
        let trimmed = raw.trim().trim_start_matches('>').trim();
        if form.takes(trimmed) {
            apart = true;
            continue;
        }
        if trimmed.is_empty() || trimmed.chars().all(|c| "-=_*~".contains(c)) {
            apart = true;
            continue;
        }
        let hashes = trimmed.starts_with('#') && trimmed.trim_start_matches('#').starts_with(' ');
        let body = if hashes { trimmed.trim_start_matches('#').trim() } else { trimmed };
        let mut plain = body.replace("**", "").replace("__", "");
        plain = with_round_brackets(&plain);
        // "From {baker, nurse, pilot}" lists as "(baker, nurse, pilot)" does; JSON is read elsewhere.
        if !plain.contains("\":") {
            plain = plain.replace('{', "(").replace('}', ")");
        }
        let plain = without_leaders(&without_notes(without_comment(without_marks(plain.trim()))));
        let plain = without_slips(plain);
        let plain = plain.as_str();
        let own = counted[i].and_then(|k| Some((Mark::Number(k), plain.split_once(' ')?.1)));
        let own = own.or_else(|| {
            closing[i].and_then(|_| at_end(plain)).map(|(rest, k)| (Mark::Number(k), rest))
        });
        let own = own.or_else(|| {
            let (k, rest) = spelt_out[i].and_then(|_| spelt(plain))?;
            Some((Mark::Number(k), rest))
        });
        let (mark, rest) = own.unwrap_or_else(|| marked(plain));
        let rest = after_heading(rest);
        let listed = list_after_stop(rest.trim()).or_else(|| bracketed_list(rest.trim()));
        let rest = listed.as_deref().unwrap_or(rest).trim();
        if rest.is_empty() {
            continue;
        }
        // "**Guests**".
        let bold =
            body.starts_with("**") && body.ends_with("**") && body.matches("**").count() == 2;
        let bold = bold && mark == Mark::None && !rest.ends_with(['.', '?', '!']);
        // "FAMILIES" above "Burke / Chandra / Sosa".
        let listed_next = raws.get(i + 1).is_some_and(|next| bare_list(next.trim()) > 2);
        let short = rest.split(' ').count() < 3 && !rest.ends_with(['.', ',', ';', '?', '!']);
        let above = apart && short && mark == Mark::None && bare_list(rest) < 2 && listed_next;
        let heading =
            hashes || above || bold && rest.len() < 40 || (rest.ends_with(':') && rest.len() < 80);
        let indented = raw.starts_with([' ', '\t']);
        upright &= !apart && rest.split(' ').count() < 4 && !rest.ends_with(['.', ',', ';']);
        let joins = found.last().is_some_and(|last| {
            let capital = rest.starts_with(char::is_uppercase);
            let own = indented && capital && last.mark == Mark::None;
            mark == Mark::None
                && !apart
                && !heading
                && !last.heading
                && !upright
                && !unstopped[i]
                && !(i > 0 && unstopped[i - 1] && rest.starts_with(char::is_uppercase))
                && !rest.contains('|')
                && !last.text.ends_with('|')
                && !last.text.ends_with(['.', '?', '!', ':'])
                && !is_list(rest)
                && !(is_list(&last.text) && says_of_each(rest))
                && !(rest.starts_with(char::is_uppercase)
                    && (sets_a_task(&tokens(rest)) || asks_for_form(rest)))
                && (bare_list(rest) < 3 || bare_list(rest) != bare_list(&last.text))
                && (rest.starts_with(char::is_lowercase)
                    || rest.starts_with('(') && indented && last.mark == Mark::None
                    || last.text.ends_with(',')
                    || ends_open(&last.text)
                    || last.mark != Mark::None && printed + first_word(rest) >= widest
                    || (printed > 55
                        && !own
                        && !rest.ends_with('?')
                        && !last.text.contains(": ")
                        && !last.text.contains(" = ")
                        && !is_list(rest))
                    || (indented && last.mark != Mark::None))
        });
        match found.last_mut() {
            Some(last) if joins => {
                last.text.push(' ');
                last.text.push_str(rest);
            }
            _ => found.push(Line {
                number: numbers[i],
                mark,
                text: rest.to_owned(),
                apart,
                heading,
                indented,
            }),
        }
        // "Lamps" with "brass" and "paper" set in beneath it.
        let set_in = raws.get(i + 1).is_some_and(|next| next.starts_with([' ', '\t']));
        let set_in = set_in || is_upright(&raws[i + 1..]);
        let head = apart && !indented && set_in && rest.split(' ').count() < 4;
        apart = false;
        upright |= heading || head && !rest.ends_with(['.', '?', '!', ',']);
        printed = rest.len();
    }
    // "2. Ice cream" above hints that count from 1: the number of a page's puzzle.
    let number = |line: &Line| match line.mark {
        Mark::Number(k) => Some(k),
        _ => None,
    };
    if let [first, next, ..] = found.as_slice()
        && let Some(own) = number(first)
        && next.mark == Mark::None
        && found[1..].iter().any(|line| number(line) == Some(1))
        && found[1..].iter().filter(|line| number(line).is_some()).count() > 2
        && (own != 1 || !first.text.ends_with('.'))
    {
        found[0].mark = Mark::None;
    }
    // "8. Three students …" with "(i) …" beneath: the number of an exercise.
    let counts = |line: &&mut Line| matches!(line.mark, Mark::Number(_));
    let bullets = found.iter().filter(|line| line.mark == Mark::Bullet).count();
    let mut numbered = found.iter_mut().filter(counts);
    if let (Some(only), None) = (numbered.next(), numbered.next())
        && bullets > 2
    {
        only.mark = Mark::None;
    }
    found
}

/// "Who drinks tea?   [4]", "(8 marks)": without the marks that an exam gives for it.
fn without_marks(line: &str) -> &str {
    for (open, close) in [('[', ']'), ('(', ')')] {
        let at = line.rfind(open).filter(|&at| at > 0 && line.ends_with(close));
        let Some(at) = at else { continue };
        let inside = &line[at + 1..line.len() - 1];
        let (count, unit) = inside.split_once(' ').unwrap_or((inside, ""));
        let named = ["mark", "marks", "point", "points", "pts"].contains(&unit);
        if count.parse::<u8>().is_ok() && (named || unit.is_empty() && open == '[') {
            return line[..at].trim_end();
        }
    }
    line
}

/// Whether a line breaks off: "France, Italy, or", "the story of the", "(Ann, Bo".
fn ends_open(line: &str) -> bool {
    let open = ["and", "or", "the", "a", "an", "of", "with", "to", "in", "by", "for", "from"];
    let last = line.rsplit(' ').next().unwrap_or_default();
    line.contains(' ') && open.contains(&last)
}

/// "And exactly one person has each value" beneath a list: no more items of it.
fn says_of_each(line: &str) -> bool {
    let words = tokens(line);
    let of_each = ["exactly", "each", "every", "everyone", "everybody", "nobody", "no", "all"];
    let joint = |token: &Token| token.is(&["and", "where"]);
    words.first().is_some_and(joint) && words.get(1).is_some_and(|next| next.is(&of_each))
}

/// "On display: The objects are …. They come from …": the label only leads to the sentences.
fn after_heading(line: &str) -> &str {
    let Some((label, rest)) = line.split_once(": ") else { return line };
    let said = rest.split_once([',', '.']).is_some_and(|(first, _)| first.contains(" are "));
    let several = rest.contains(". ") && rest.starts_with("The ");
    let short =
        label.split(' ').count() < 4 && label.chars().all(|c| c.is_alphabetic() || c == ' ');
    if short && several && said && section(label) != Some(Section::Hints) { rest } else { line }
}

/// How long the first word of a line is, with the blank before it.
fn first_word(line: &str) -> usize {
    1 + line.split(' ').next().map_or(0, str::len)
}

/// "Each nest has a smoothie in it. (Lime, kiwi, grape)" as "Each nest has a smoothie (lime, …)".
fn list_after_stop(line: &str) -> Option<String> {
    let (said, list) = line.strip_suffix(')')?.split_once(". (")?;
    let several = list.matches(',').count() > 1 && !list.contains(['(', '.', ':']);
    let each = ["Each ", "Every ", "All ", "They "].iter().any(|each| said.starts_with(each));
    let said = said.strip_suffix(" in it").or(said.strip_suffix(" on it")).unwrap_or(said);
    (several && each).then(|| format!("{said} ({list})"))
}

/// "Name (Ann, Ben, Cy)" as "Name: Ann, Ben, Cy".
fn bracketed_list(line: &str) -> Option<String> {
    let (label, list) =
        line.trim_end_matches([';', ',', '.']).strip_suffix(')')?.split_once(" (")?;
    let plain = label.chars().all(|c| c.is_alphabetic() || c == ' ' || c == '-');
    let several = list.matches(',').count() > 1 && !list.contains(['(', ')', ':']);
    (plain && several && label.split(' ').count() < 4).then(|| format!("{label}: {list}"))
}

/// Whether values come next, one a line, till a line is blank.
fn is_upright(lines: &[&str]) -> bool {
    let block: Vec<&str> =
        lines.iter().map(|line| line.trim()).take_while(|line| !line.is_empty()).collect();
    let short = |line: &&str| {
        line.split(' ').count() < 4 && !line.ends_with(['.', ',', ';', ':', '?', '!'])
    };
    block.len() > 2 && block.iter().all(short)
}

/// "Pets: dog, cat. owl. fox" with a comma for each full stop that was a slip.
fn without_slips(line: String) -> String {
    let Some((label, list)) = line.split_once(": ") else { return line };
    let mut pieces = list.split(". ");
    let opening = pieces.next().is_some_and(|piece| piece.contains(','));
    let slips = pieces.clone().count() > 0
        && pieces
            .all(|piece| piece.starts_with(char::is_lowercase) && piece.split(' ').count() < 3);
    match opening && slips && label.split(' ').count() < 4 {
        true => format!("{label}: {}", list.replace(". ", ", ")),
        false => line,
    }
}

/// "['cat', 'dog']  # in this order", as in a program: without what stands after its sign.
fn without_comment(line: &str) -> &str {
    let comment = line.split_once('#').map(|(code, _)| code.trim_end());
    comment.filter(|code| code.ends_with([']', ')', ';']) && code.len() > 3).unwrap_or(line)
}

/// Without marks of footnotes: "the red[1] house".
fn without_notes(line: &str) -> String {
    let mut parts = line.split('[');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let glued = plain.ends_with(|c: char| !c.is_whitespace() && !"([".contains(c));
        let digits = |note: &&str| {
            (1..3).contains(&note.len()) && note.bytes().all(|digit| digit.is_ascii_digit())
        };
        match part.split_once(']').filter(|(note, _)| glued && digits(note)) {
            Some((_, rest)) => plain.push_str(rest),
            None => plain = plain + "[" + part,
        }
    }
    plain
}

/// "Pets: dog, cat", "Pets - dog, cat, owl", "Pets are dog, cat and owl".
fn is_list(text: &str) -> bool {
    let label = at_colon(text).or_else(|| text.split_once(" = ")).map(|(name, _)| name.len() < 40);
    // "Schools - Ash, Brook, Elm", "ages are 7, 8 and 9".
    let said = [" - ", " \u{2013} ", " \u{2014} ", " are "].iter().any(|mark| {
        text.split_once(mark).is_some_and(|(name, list)| {
            name.split(' ').count() < 3 && list.matches(',').count() > 1 && !name.contains(',')
        })
    });
    label == Some(true) || said
}

/// How many items of a word or two a line has that is nothing but a list.
pub(super) fn bare_list(text: &str) -> usize {
    let marks = [", ", " / ", " | ", " \u{b7} ", " \u{2022} ", " . ", " - "];
    let mark = marks.into_iter().find(|mark| text.contains(mark)).unwrap_or(", ");
    let items = text.split(mark);
    if text.ends_with(',') || text.contains(':') {
        return 0;
    }
    // "Smith & Co".
    let words = |item: &str| item.split(' ').filter(|word| *word != "&").count();
    if items.clone().all(|item| words(item) < 3) { items.count() } else { 0 }
}

/// Whether a sentence asks for something.
pub(super) fn is_question(sentence: &str) -> bool {
    if sentence.trim_end_matches(['"', '*', ')', '\u{201d}']).ends_with('?') {
        return true;
    }
    let start = sentence.find(char::is_alphanumeric).unwrap_or(sentence.len());
    let opening = sentence[start..].split_whitespace().next().unwrap_or_default();
    let opening = tokens(opening);
    let Some(first) = opening.first() else { return false };
    first.is(&["question", "questions"])
        || (is_order(first) || first.is(&["can"])) && asks_after(&tokens(sentence), 0)
        || first.is(&["follow", "use", "help", "try"]) && finds_out(sentence)
        || (first.is(&["who", "which", "what", "where", "whose"])
            && !sentence.trim_end().ends_with('.'))
        || sets_a_task(&tokens(sentence))
        || task(sentence).is_some()
        || wants_to_know(&tokens(sentence))
        || first.is(&["for"]) && asks_for_each(sentence)
}

/// What a heading announces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Section {
    Setting,
    Hints,
    Question,
}

/// The section that a heading starts, if it is one of a section.
pub(super) fn section(heading: &str) -> Option<Section> {
    let words = tokens(heading);
    let has = |list: &[&str]| words.iter().any(|token| token.is(list));
    if has(&[
        "clue",
        "clues",
        "hint",
        "hints",
        "fact",
        "facts",
        "statements",
        "constraints",
        "rules",
        "conditions",
        "premises",
        "know",
        "known",
        "given",
        "information",
        "observations",
        "evidence",
    ]) {
        Some(Section::Hints)
    } else if has(&["question", "questions", "task", "goal"]) && words.len() < 6 {
        Some(Section::Question)
    } else if has(&[
        "categories",
        "characteristics",
        "attributes",
        "setting",
        "setup",
        "puzzle",
        "background",
        "people",
        "properties",
        "options",
    ]) {
        Some(Section::Setting)
    } else {
        None
    }
}
