//! What is drawn with signs: the borders of a table, lines beneath headings, leaders and brackets.

/// The text with its tables and headings as they are set elsewhere, where some are drawn: "|----|"
/// for "+----+", "## Prices" for "Prices" with a line beneath it.
pub(super) fn without_drawing(lines: &[&str]) -> Option<Vec<String>> {
    let border = |line: &str| {
        let line = line.trim();
        line.len() > 2
            && line.starts_with('+')
            && line.ends_with('+')
            && line.chars().all(|c| "+-=: ".contains(c))
    };
    let headed: Vec<bool> = (0..lines.len()).map(|i| is_underlined(&lines[i..])).collect();
    if !headed.contains(&true) && !lines.iter().any(|line| border(line)) {
        return None;
    }
    let plain = lines.iter().enumerate().map(|(i, line)| match () {
        // The heading takes the place of its line, so that what it heads comes right beneath it.
        () if headed[i] => String::new(),
        () if i > 0 && headed[i - 1] => format!("## {}", lines[i - 1].trim()),
        () if border(line) => line.trim().replace('+', "|"),
        () => (*line).to_owned(),
    });
    Some(plain.collect())
}

/// Whether these lines start with a short one that has a line drawn beneath it, about as long, and
/// more beneath that.
fn is_underlined(lines: &[&str]) -> bool {
    let [head, rule, next, ..] = lines else { return false };
    let (head, rule) = (head.trim(), rule.trim());
    let drawn = rule.len() > 2
        && ['-', '=', '~'].iter().any(|&sign| rule.chars().all(|c| c == sign))
        && head.chars().count().abs_diff(rule.len()) < 4;
    // What a heading is marked with already, a row of a table and a sentence are none.
    let plain = head.starts_with(char::is_alphabetic) && !head.contains(['|', '\t', ':']);
    let short = head.split(' ').count() < 5 && !head.ends_with(['.', '?', '!', ',', ';']);
    drawn && plain && short && !next.trim().is_empty()
}

/// "Students [Ann, Bo, Cy] work with …" with round brackets.
pub(super) fn with_round_brackets(line: &str) -> String {
    let mut parts = line.split('[');
    let mut round = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once(']').filter(|(inside, _)| inside.contains(", ")) {
            Some((inside, rest)) => round.push_str(&format!("({inside}){rest}")),
            None => round.push_str(&format!("[{part}")),
        }
    }
    round
}

/// "Color ..... red, green, blue", "Color -> red | green | blue" as "Color: red, green, blue".
pub(super) fn without_leaders(line: &str) -> String {
    let leads = |(label, rest): &(&str, &str)| {
        let label = label.trim_end();
        !label.is_empty() && label.split(' ').count() < 4 && rest.contains([',', '/', ';', '|'])
    };
    let arrow = || {
        let several = |(_, rest): &(&str, &str)| rest.matches(" | ").count() > 1;
        line.split_once(" -> ").or_else(|| line.split_once(" => ")).filter(several)
    };
    match line.split_once("...").or_else(arrow).filter(leads) {
        Some((label, rest)) => {
            let rest = rest.trim_start_matches(['.', ' ']);
            format!("{}: {}", label.trim_end(), rest.replace(" | ", ", "))
        }
        None => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn borders_and_underlines_are_told_apart() {
        let text = "Fees\n----\n+---+---+\n| a | b |\n+---+---+\nAnn won.\n--------\nend";
        let lines: Vec<&str> = text.lines().collect();
        let plain = without_drawing(&lines).expect("drawn");
        assert_eq!(
            plain.join("\n"),
            "\n## Fees\n|---|---|\n| a | b |\n|---|---|\nAnn won.\n--------\nend"
        );
        assert_eq!(without_drawing(&["Fees", "", "a"]), None);
    }
}
