//! Lines as other programs print them: chats with the time before each line, wikis with their
//! headings and numbered lists, cards with labels in capitals. Each line stays a line.

use std::borrow::Cow;

use super::drawn::without_drawing;
use super::tokens::tokens;

/// The text as its author would have typed it, halves of the day without points.
pub(super) fn as_typed(text: &str) -> Cow<'_, str> {
    let clear = match has_points(text) {
        true => Cow::Owned(without_points(text)),
        false => Cow::Borrowed(text),
    };
    let signed = match without_signs(&clear) {
        Some(plain) => Cow::Owned(plain),
        None => clear,
    };
    match without_drawing(&signed.lines().collect::<Vec<_>>()) {
        Some(plain) => Cow::Owned(plain.join("\n")),
        None => signed,
    }
}

/// Whether halves of the day have points: "a.m."
pub(super) fn has_points(text: &str) -> bool {
    ["a.m", "p.m", "A.M", "P.M"].iter().any(|half| text.contains(half))
}

/// "At 9 am" for "at 9 a.m."; where that ends the sentence, its point stays.
fn without_points(text: &str) -> String {
    let mut parts = text.split('.');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    let mut parts = parts.peekable();
    while let Some(part) = parts.next() {
        let half = plain
            .ends_with(['a', 'p', 'A', 'P'])
            .then(|| plain[..plain.len() - 1].ends_with(|c: char| c == ' ' || c.is_ascii_digit()));
        let next = parts.peek();
        if half == Some(true) && part.eq_ignore_ascii_case("m") {
            plain.push_str(part);
            let rest = next.map_or("", |next| next.trim_start_matches([' ', ')', '"']));
            let ends = rest.is_empty() || rest.starts_with(|c: char| c == '\n' || c.is_uppercase());
            if let Some(next) = parts.next() {
                plain.push_str(if ends { "." } else { "" });
                plain.push_str(next);
            }
            continue;
        }
        plain.push('.');
        plain.push_str(part);
    }
    plain
}

/// What an author wrote near the start of `near` that is `plain` now, or `plain` itself.
pub(super) fn as_written(near: &str, plain: &str) -> String {
    // A sentence starts in its line and goes on for a few more.
    const NEAR: usize = 2000;
    let same = |from: usize| -> Option<usize> {
        let mut written = near[from..].char_indices().peekable();
        let mut before = ' ';
        for wanted in plain.chars() {
            let (_, mut c) = written.next()?;
            if c == '.' && wanted != '.' && "apmAPM".contains(before) {
                c = written.next()?.1;
            }
            if c != wanted && !(c.is_whitespace() && wanted.is_whitespace()) {
                return None;
            }
            before = c;
        }
        Some(written.peek().map_or(near.len(), |(at, _)| from + at))
    };
    let first = plain.chars().next().unwrap_or_default();
    let mut starts = near.match_indices(first).map(|(at, _)| at).take_while(|at| *at < NEAR);
    let found = starts.find_map(|at| Some(&near[at..same(at)?]));
    found.map_or_else(|| plain.to_owned(), |found| found.replace('\n', " "))
}

/// The text without what other programs put around its lines, if they put anything.
fn without_signs(text: &str) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let stamped = lines.iter().filter(|line| after_stamp(line).is_some()).count() > 2;
    let hashed = lines.iter().filter(|line| after_hash(line).is_some()).count() > 2;
    let capped = cards(&lines);
    let wiki = lines.iter().any(|line| wiki_heading(line).is_some());
    let set_off = lines.iter().filter(|line| after_wide_mark(line).is_some()).count() > 2;
    let asked = lines.iter().filter(|line| after_exam_number(line).is_some()).count();
    let keyed = lines.iter().any(|line| after_keycap(line).is_some());
    let barred = lines.iter().filter(|line| after_bar(line).is_some()).count() > 2;
    let rounds = lines.iter().filter(|line| after_round(line).is_some()).count() > 2;
    let voices = is_dialogue(&lines);
    let other = voices || wiki || keyed || set_off || asked == 1 || barred || rounds;
    if !stamped && !hashed && !other && !capped.iter().any(Option::is_some) {
        return None;
    }
    let typed = lines.iter().zip(capped).map(|(line, card)| match () {
        () if stamped && after_stamp(line).is_some() => {
            format!("- {}", without_speaker(after_stamp(line).unwrap_or(line), &lines))
        }
        () if voices && after_voice(line).is_some() => {
            format!("- {}", after_voice(line).map_or(*line, |(_, said)| said))
        }
        () if rounds && after_round(line).is_some() => {
            format!("- {}", after_round(line).unwrap_or(line))
        }
        () if hashed && after_hash(line).is_some() => {
            format!("- {}", after_hash(line).unwrap_or(line))
        }
        () if barred && after_bar(line).is_some() => {
            after_bar(line).map_or(String::new(), |(label, rest)| match label.parse::<u32>() {
                Ok(number) => format!("{number}. {rest}"),
                Err(_) => format!("{label}: {rest}"),
            })
        }
        // The rules of such a table, its head, and a grid to fill in.
        () if barred && is_rule_of_table(line) => String::new(),
        () if after_keycap(line).is_some() => {
            after_keycap(line).map_or(String::new(), |(key, rest)| format!("{key}. {rest}"))
        }
        () if asked == 1 && after_exam_number(line).is_some() => {
            after_exam_number(line).unwrap_or(line).to_owned()
        }
        () if set_off && after_wide_mark(line).is_some() => {
            after_wide_mark(line).map_or(String::new(), |(mark, rest)| format!("{mark} {rest}"))
        }
        () if wiki_heading(line).is_some() => {
            format!("## {}", wiki_heading(line).unwrap_or(line))
        }
        () => card.unwrap_or_else(|| (*line).to_owned()),
    });
    Some(typed.collect::<Vec<_>>().join("\n"))
}

/// "Ann has the cat" of "[18:05] Ann has the cat".
fn after_stamp(line: &str) -> Option<&str> {
    let (stamp, rest) = line.trim().strip_prefix('[')?.split_once(']')?;
    let digits =
        |part: &str| (1..3).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit());
    // "Tue 21:04", "12/05 21:04".
    let time = stamp.rsplit(' ').next().unwrap_or(stamp);
    let short = stamp.split(' ').count() < 4;
    let parts = time.split(':').count();
    let timed = (2..4).contains(&parts) && time.split(':').all(digits) && short;
    Some(rest.trim()).filter(|rest| timed && !rest.is_empty())
}

/// "Pet" and "dog, cat, owl" of "Pet | dog, cat, owl", 3 and the sentence of "3 | Ann has the cat."
fn after_bar(line: &str) -> Option<(&str, &str)> {
    let line = line.trim().trim_matches('|').trim();
    let (label, rest) = line.split_once('|')?;
    let (label, rest) = (label.trim(), rest.trim());
    let numbered = label.parse::<u32>().is_ok() && rest.split(' ').count() > 2;
    let listed = label.chars().all(|c| c.is_alphabetic() || c == ' ')
        && !label.is_empty()
        && label.split(' ').count() < 4
        && rest.matches(", ").count() > 1;
    (!rest.contains('|') && (numbered || listed)).then_some((label, rest))
}

/// "+---+---+", "# | Hint", "| Driver | ? | ? |".
fn is_rule_of_table(line: &str) -> bool {
    let line = line.trim();
    let rule = line.len() > 2 && line.chars().all(|c| "-+=|: ".contains(c));
    let head = line.starts_with('#') && line.contains('|');
    let mut cells = line.trim_matches('|').split('|').skip(1).peekable();
    let open = cells.peek().is_some()
        && line.starts_with('|')
        && cells.all(|cell| cell.trim().chars().all(|c| "?_. ".contains(c) || c.is_ascii_digit()));
    rule || head || open
}

/// "1" and "Ann has the cat." where the number is the picture of a key.
fn after_keycap(line: &str) -> Option<(char, &str)> {
    let line = line.trim();
    let key = line.chars().next().filter(char::is_ascii_digit)?;
    let rest = line[1..].trim_start_matches('\u{fe0f}').strip_prefix('\u{20e3}')?;
    Some((key, rest.trim()))
}

/// "IV." and what is set off from it by several blanks, a sentence: no column of a table.
fn after_wide_mark(line: &str) -> Option<(&str, &str)> {
    let (mark, rest) = line.trim().split_once(' ')?;
    let number = mark.strip_suffix(['.', ')'])?;
    let roman = number.chars().all(|c| "IVXivx".contains(c));
    let counted = roman || number.bytes().all(|digit| digit.is_ascii_digit());
    let said = rest.trim_start();
    let sentence = said.split(' ').count() > 3 && said.ends_with(['.', '!', '?']);
    let wide = rest.starts_with(' ') || roman;
    (!number.is_empty() && counted && wide && sentence).then_some((mark, said))
}

/// The text of "Q7. (6 marks) Four cousins …": the only exercise here.
fn after_exam_number(line: &str) -> Option<&str> {
    let rest = line.trim().strip_prefix('Q')?;
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let rest = rest[digits..].strip_prefix(['.', ')', ':']).filter(|_| (1..3).contains(&digits))?;
    let rest = rest.trim();
    // What it is worth.
    let marks = |note: &str| note.ends_with(" marks") || note.ends_with(" points");
    let worth = rest.strip_prefix(['(', '[']).and_then(|rest| rest.split_once([')', ']']));
    let rest = worth.filter(|(note, _)| marks(note)).map_or(rest, |(_, rest)| rest.trim());
    (!rest.is_empty() && !rest.ends_with('?')).then_some(rest)
}

/// Without the name of who says it, where that one speaks again and again.
fn without_speaker<'l>(rest: &'l str, lines: &[&str]) -> &'l str {
    let speaker = |text: &'l str| {
        let (name, said) = text.split_once(": ")?;
        (!name.contains(' ') && tokens(said).len() > 2).then_some((name, said.trim()))
    };
    let Some((name, said)) = speaker(rest) else { return rest };
    let again = lines
        .iter()
        .filter_map(|line| after_stamp(line))
        .filter(|line| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(": ")));
    if again.count() > 2 { said } else { rest }
}

/// Who says what: "[Leo] Ann is first.", "Nora: Ann is first."
fn after_voice(line: &str) -> Option<(&str, &str)> {
    let line = line.trim();
    let inside = line.strip_prefix('[').and_then(|rest| rest.split_once(']'));
    let (name, said) = inside.or_else(|| line.split_once(": "))?;
    let plain = name.starts_with(char::is_uppercase) && name.chars().all(char::is_alphabetic);
    let caps = name.len() > 1 && !name.contains(char::is_lowercase);
    let list = said.contains(',') && !said.trim_end().ends_with(['.', '?', '!']);
    (plain && !caps && !list && said.contains(' ')).then_some((name, said.trim()))
}

/// Whether most lines are what two or three people say in turn.
fn is_dialogue(lines: &[&str]) -> bool {
    let full = lines.iter().filter(|line| !line.trim().is_empty()).count();
    let said: Vec<&str> =
        lines.iter().filter_map(|line| after_voice(line)).map(|(name, _)| name).collect();
    let mut names = said.clone();
    names.sort_unstable();
    names.dedup();
    let again = |name: &&str| said.iter().filter(|other| *other == name).count() > 1;
    (2..4).contains(&names.len()) && names.iter().all(again) && said.len() * 10 >= full * 7
}

/// What stands after a round bullet that was typed as a letter: "o Steve".
fn after_round(line: &str) -> Option<&str> {
    line.trim().strip_prefix("o ").map(str::trim).filter(|rest| !rest.is_empty())
}

/// The sentence of "# Kite Day is held in Elmford.": no heading, but an item of a list.
fn after_hash(line: &str) -> Option<&str> {
    let rest = line.trim().strip_prefix("# ")?.trim();
    (rest.ends_with(['.', '!']) && rest.split(' ').count() > 2).then_some(rest)
}

/// "Clues" of "== Clues ==".
fn wiki_heading(line: &str) -> Option<&str> {
    let line = line.trim();
    let inner = line.strip_prefix("==")?.strip_suffix("==")?.trim_matches('=').trim();
    (!inner.is_empty() && inner.chars().any(char::is_alphabetic)).then_some(inner)
}

/// "AGES 11 | 12 | 13", two such lines at least with as many items: "Ages: 11 | 12 | 13".
fn cards(lines: &[&str]) -> Vec<Option<String>> {
    fn split<'l>(line: &&'l str) -> Option<(&'l str, &'l str, usize)> {
        let line = line.trim();
        let (label, rest) = line.split_once(' ')?;
        let caps = label.len() > 2 && label.chars().all(|c| c.is_ascii_uppercase());
        let bars = rest.matches(" | ").count();
        (caps && bars > 1 && !rest.starts_with('|')).then_some((label, rest, bars))
    }
    let all: Vec<_> = lines.iter().map(split).collect();
    let alike = |bars: usize| all.iter().flatten().filter(|card| card.2 == bars).count() > 1;
    let name = |label: &str| {
        let (first, rest) = label.split_at(1);
        format!("{first}{}", rest.to_ascii_lowercase())
    };
    let card = |card: &Option<(&str, &str, usize)>| {
        card.filter(|card| alike(card.2))
            .map(|(label, rest, _)| format!("{}: {}", name(label), rest.replace(" | ", ", ")))
    };
    all.iter().map(card).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chats_lose_their_times_and_speaker() {
        let chat = "Help!\n[18:05] bo: Ann has the cat\n[18:06] bo: Cy is last\n[18:07] bo: no tea for Ann";
        assert_eq!(as_typed(chat), "Help!\n- Ann has the cat\n- Cy is last\n- no tea for Ann");
    }

    #[test]
    fn halves_of_the_day_lose_their_points() {
        let text = "At 9 a.m. the cat eats, at 11a.m. or 2 P.M., I think. It naps at 3 p.m. Bo a.b.c.\nAt 4 p.m.";
        let plain =
            "At 9 am the cat eats, at 11am or 2 PM, I think. It naps at 3 pm. Bo a.b.c.\nAt 4 pm.";
        assert_eq!(as_typed(text), plain);
    }

    #[test]
    fn what_was_written_is_found_again() {
        let text = "At noon.\n- Bo eats at 9 a.m., but\n  not at 1 p.m.\n- Cy naps.";
        assert_eq!(as_written(text, "Bo eats at 9 am, but"), "Bo eats at 9 a.m., but");
        assert_eq!(as_written(text, "not at 1 pm."), "not at 1 p.m.");
        assert_eq!(as_written(text, "Dee naps."), "Dee naps.");
    }

    #[test]
    fn roman_numbers_are_no_column() {
        let card = "I.   Ann has the cat.\nII.  Bo is not first.\nIV.  Cy drinks tea at home.";
        assert_eq!(
            as_typed(card),
            "I. Ann has the cat.\nII. Bo is not first.\nIV. Cy drinks tea at home."
        );
    }

    #[test]
    fn wikis_lose_their_signs() {
        let wiki = "== Clues ==\n# Ann has the cat.\n# Cy is in the last house.\n# Bo drinks tea.";
        let typed = "## Clues\n- Ann has the cat.\n- Cy is in the last house.\n- Bo drinks tea.";
        assert_eq!(as_typed(wiki), typed);
        assert!(matches!(as_typed("# Clues\n# Ann has the cat."), Cow::Borrowed(_)));
    }

    #[test]
    fn keys_and_exams_have_numbers() {
        let keys = "Clues\n1\u{fe0f}\u{20e3} Ann has the cat.\n2\u{20e3}Bo drinks tea.";
        assert_eq!(as_typed(keys), "Clues\n1. Ann has the cat.\n2. Bo drinks tea.");
        let exam = "Q7. (6 marks) Three huts stand in a row.\n(i) Ann has the cat.";
        assert_eq!(as_typed(exam), "Three huts stand in a row.\n(i) Ann has the cat.");
        assert!(matches!(as_typed("Q1. Ann has the cat.\nQ2. Bo has tea."), Cow::Borrowed(_)));
    }

    #[test]
    fn cards_have_labels() {
        let cards = "AGES 11 | 12 | 13\nPETS cat | dog | owl\nPET | cat | dog";
        assert_eq!(as_typed(cards), "Ages: 11, 12, 13\nPets: cat, dog, owl\nPET | cat | dog");
    }
}
