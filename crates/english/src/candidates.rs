//! What in a text may be a hint or a question, sentence by sentence.

use super::Ground;
use super::asking::{WH, is_order};
use super::document::{Line, Section, is_question, section};
use super::marks::Mark;
use super::question::{asked_apart, is_task_of_several};
use super::remarks::without_label;
use super::sentences::facts;
use super::tokens::{Token, tokens};

/// A sentence that may be a hint or a question.
pub(super) struct Candidate<'t> {
    pub line: usize,
    pub number: Option<u32>,
    pub text: &'t str,
    /// Whether it stands where only hints stand.
    pub hint: bool,
    /// Whether it is prose before hints that are marked lines.
    pub story: bool,
    pub asks: bool,
    /// Whether it is a marked line below a question.
    pub offered: bool,
}

/// What could be a hint or a question, in the order of the text.
pub(super) fn candidates<'t>(
    lines: &'t [Line],
    used: &[bool],
    ground: &Ground,
) -> Vec<Candidate<'t>> {
    let mut found: Vec<Candidate<'t>> = Vec::new();
    let mut here = Section::Setting;
    // Whether marked lines say what "Find" or "State" before them asks for.
    let mut tasked = false;
    let is_hint = |line: &Line| line.mark != Mark::None && !is_question(&line.text);
    // What is marked below a question are answers to choose from.
    let asked = lines.iter().position(|line| line.mark == Mark::None && line.text.ends_with('?'));
    let told = &lines[..asked.unwrap_or(lines.len())];
    let offers = !told.iter().any(is_hint)
        && asked.is_some_and(|at| lines[at + 1..].iter().all(|line| is_short(&line.text)));
    let mut before_hints = !offers && lines.iter().filter(|line| is_hint(line)).count() > 2;
    for (line, used) in lines.iter().zip(used) {
        if *used {
            continue;
        }
        before_hints &= !is_hint(line);
        if line.mark == Mark::None {
            tasked = is_bare_order(&line.text);
            if tasked {
                continue;
            }
        }
        let asked = found.last().is_some_and(|last| last.asks || last.offered);
        let offered = asked && line.mark != Mark::None;
        let mut text = line.text.as_str();
        if line.heading && !is_question(text) {
            here = section(text).unwrap_or(here);
            continue;
        }
        if let Mark::Number(number) = line.mark {
            // "Tell me: 1) which man drinks water": counted anew.
            let anew = number == 1 && found.len() > 2 || asked;
            let asks = tasked || text.ends_with('?') || anew && is_question(text);
            // "The man in the hall had no rope. What, then, was in the hall?"
            let told = told_before(text).filter(|_| asks);
            if let Some((told, asked)) = told {
                let part = |text: &'t str, asks: bool| Candidate {
                    line: line.number,
                    number: Some(number).filter(|_| !asks),
                    text,
                    hint: !asks,
                    story: false,
                    asks,
                    offered: false,
                };
                found.extend([part(told, false), part(asked, true)]);
                continue;
            }
            let parts = if asks { asked_apart(text, ground) } else { vec![text] };
            found.extend(parts.into_iter().map(|text| Candidate {
                line: line.number,
                number: Some(number),
                text,
                hint: !asks,
                story: false,
                asks,
                offered,
            }));
            continue;
        }
        if let Some((label, rest)) = text.split_once(':') {
            // "Meetings at 9:30" has no label.
            let timed = rest.starts_with(|c: char| c.is_ascii_digit());
            // "Exactly one of these statements is true: …" says something of what follows.
            let judges = tokens(label).iter().any(|token| {
                let judges =
                    ["true", "false", "correct", "right", "wrong", "exactly", "holds", "different"];
                token.is(&judges)
            });
            let label = label.len() < 60 && section(label).is_some() && !timed && !judges;
            if label && !is_question(text) && !rest.trim().is_empty() {
                text = rest.trim();
            }
        }
        text = without_label(text, ground);
        let mut merged: Vec<&str> = Vec::new();
        let mut rest = text;
        for sentence in facts(text) {
            // "He has come as the ghost" goes with the sentence before.
            let start = rest.find(sentence).unwrap_or(0);
            let words = tokens(sentence);
            let goes_on = words.first().is_some_and(|first| {
                first.is(&["he", "she", "it", "they", "his", "her", "its", "their", "neither"])
                    && (!first.is(&["neither"]) || sentence.starts_with("Neither of"))
                    && !(first.is(&["it"]) && tells_that(&words))
            });
            match merged.last_mut() {
                Some(last) if goes_on && !is_question(sentence) && !is_question(last) => {
                    let from = last.as_ptr() as usize - text.as_ptr() as usize;
                    let to =
                        rest.as_ptr() as usize - text.as_ptr() as usize + start + sentence.len();
                    *last = &text[from..to];
                }
                _ => merged.push(sentence),
            }
            rest = &rest[start + sentence.len()..];
        }
        for sentence in merged {
            let parts = asked_apart(sentence, ground);
            let asks = is_question(sentence)
                || here == Section::Question
                || is_task_of_several(sentence, &parts)
                || tasked && line.mark != Mark::None
                || found.last().is_some_and(|last| last.asks) && goes_on_asking(sentence);
            let hint = !asks && (line.mark == Mark::Bullet || here == Section::Hints);
            let parts = if asks { parts } else { vec![sentence] };
            found.extend(parts.into_iter().map(|text| Candidate {
                line: line.number,
                number: None,
                text,
                hint,
                story: before_hints && !hint,
                asks,
                offered,
            }));
        }
    }
    found
}

/// "Find", "State:", "Work out the following": what is to be found is on the lines below.
fn is_bare_order(text: &str) -> bool {
    let words = tokens(text);
    let empty =
        ["out", "the", "following", "down", "now", "please", "then", "to", "hence", "write"];
    let order = |word: &Token| is_order(word) || word.is(&["give", "write", "calculate"]);
    words.iter().any(order)
        && words.iter().all(|word| word.is_mark() || order(word) || word.is(&empty))
        && !text.ends_with(['.', '?', '!'])
}

/// "And what color was Milo's shirt", after a question.
fn goes_on_asking(sentence: &str) -> bool {
    let words = tokens(sentence);
    let led = words.first().is_some_and(|first| first.is(&["and", "so", "also"]));
    led && words.get(1).is_some_and(|next| next.is(&WH)) && !sentence.ends_with('.')
}

/// What a line tells before the question that ends it, and the question.
fn told_before(text: &str) -> Option<(&str, &str)> {
    let asked = *facts(text).last()?;
    let told = text[..text.rfind(asked)?].trim();
    let tells = facts(told).iter().all(|sentence| sentence.split(' ').count() > 3);
    // "Suppose that Ann is first. Who is last?" holds for this question only.
    let supposes =
        tokens(told).first().is_some_and(|first| first.is(&["suppose", "if", "assume", "let"]));
    (tells && !supposes && !told.is_empty() && told.ends_with(['.', '!'])).then_some((told, asked))
}

/// Whether this is short enough for an answer that is offered.
fn is_short(text: &str) -> bool {
    text.split(' ').count() < 4
}

/// "It may be stated that …", "it was Ann who …": no "it" of the sentence before.
fn tells_that(words: &[Token]) -> bool {
    let be = ["is", "was", "may", "must", "can", "could", "should", "has", "turns", "seems"];
    words.get(1).is_some_and(|next| next.is(&be))
        && words.iter().skip(2).take(7).any(|word| word.is(&["that", "who"]))
}
