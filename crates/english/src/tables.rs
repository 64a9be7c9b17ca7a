//! Lists that are laid out: tables, and one value a line beneath a heading.

use super::categories::{Found, Listed};
use super::document::Line;
use super::kinds::KINDS;
use super::lexicon::Lexicon;
use super::lists::{clean, is_item, items};
use super::marks::Mark;
use super::named::category_name;
use super::naming::name_of;
use super::tokens::{number, ordinal, root, stem, tokens};

/// Rows and columns between bars or tabs.
pub(super) fn tables(lines: &[Line], found: &mut Found) {
    let cells = |line: &Line| -> Option<Vec<String>> {
        let text = line.text.trim().trim_matches('|');
        if text.len() > 2 && text.contains('-') && text.chars().all(|c| "-:=+| ".contains(c)) {
            return Some(Vec::new());
        }
        // "Guest | Ann / Bob / Cy".
        let list = |cell: &str| cell.matches(" / ").count() > 1 || cell.matches(", ").count() > 1;
        let labelled = text.split_once('|').is_some_and(|(label, cells)| {
            label.split_whitespace().count() < 4 && list(cells) && !list(label)
        });
        let bars = line.text.matches('|').count() >= 2 || labelled;
        let mark = if bars { "|" } else { "\t" };
        // Columns that are set apart by spaces.
        let mark = if text.contains(mark) { mark } else { "  " };
        if !text.contains(mark) {
            return None;
        }
        let all = text.split(mark).filter(|cell| mark != "  " || !cell.trim().is_empty());
        // "Pets    : dog, cat".
        let bare = |cell: &str| match mark {
            "  " => clean(cell.trim().trim_start_matches([':', '=']).trim_end_matches(':')),
            _ => clean(cell),
        };
        let cells: Vec<String> = all.map(bare).collect();
        let rule = cells.iter().all(|cell| cell.chars().all(|c| "-:=+".contains(c)));
        Some(if rule { Vec::new() } else { cells })
    };
    let mut i = 0;
    while i < lines.len() {
        let start = i;
        let mut rows: Vec<(usize, Vec<String>)> = Vec::new();
        while let Some(row) = lines.get(i).and_then(cells) {
            // A blank line ends a table.
            if !rows.is_empty() && lines[i].apart {
                break;
            }
            if !row.is_empty() {
                rows.push((i, row));
            }
            i += 1;
        }
        if rows.len() < 2 {
            i = i.max(start + 1);
            continue;
        }
        let width = rows[0].1.len();
        let full = rows
            .iter()
            .all(|(_, row)| row.len() == width && row.iter().skip(1).all(|cell| !cell.is_empty()));
        if !full {
            continue;
        }
        // A grid to fill in lists nothing.
        let open = |cell: &String| cell.chars().all(|c| "?_-. ".contains(c));
        if rows[1..].iter().all(|(_, row)| row.iter().skip(1).all(open)) {
            found.used[start..i].fill(true);
            continue;
        }
        let n = found.stated.map(usize::from);
        // "| Pet | dog, cat, fish |".
        let lists: Vec<(usize, Vec<String>)> = rows
            .iter()
            .map(|(at, row)| (*at, items(&row[row.len() - 1], n)))
            .filter(|(_, list)| list.len() > 2 && n.is_none_or(|n| list.len() == n))
            .collect();
        if width == 2 && lists.len() > 1 && lists.len() + 1 >= rows.len() {
            for (at, values) in lists {
                let head = rows.iter().find(|row| row.0 == at).map_or("", |row| &row.1[0]);
                let (name, description) = (category_name(head), head.to_owned());
                found.categories.push(Listed { name, values, description, line: lines[at].number });
            }
            found.used[start..i].fill(true);
            continue;
        }
        // "Names - Ann | Bob | Cy", each row with its label.
        let labelled: Option<Vec<(&str, &str)>> = rows
            .iter()
            .map(|(_, row)| [" - ", ": ", " = "].iter().find_map(|mark| row[0].split_once(mark)))
            .collect();
        if let Some(labelled) = labelled.filter(|_| n.is_none_or(|n| n == width)) {
            for ((label, first), (at, row)) in labelled.into_iter().zip(&rows) {
                let mut values = vec![clean(first)];
                values.extend_from_slice(&row[1..]);
                let (name, description) = (category_name(label), label.to_owned());
                found.categories.push(Listed {
                    name,
                    values,
                    description,
                    line: lines[*at].number,
                });
            }
            found.used[start..i].fill(true);
            continue;
        }
        let is_kind = |cell: &String| {
            let cell = cell.to_lowercase();
            KINDS
                .iter()
                .any(|kind| root(kind.name) == root(&stem(&cell)) || kind.has_cue(&root(&cell)))
        };
        // Without a row of heads, the first cell of each row says what it holds.
        let heads = rows[0].1[1..].iter().filter(|cell| is_kind(cell)).count();
        let leads = rows[1..].iter().filter(|(_, row)| is_kind(&row[0])).count();
        let by_row = n == Some(width - 1) && n != Some(rows.len() - 1)
            || n.is_none() && leads > 0 && heads == 0;
        // "| House | 1 | 2 | 3 |".
        let numbered = rows[0].1[1..].iter().zip(1u8..).all(|(cell, k)| {
            let last = cell.rsplit(' ').next().unwrap_or_default();
            number(last) == Some(k) || ordinal(&cell.to_lowercase()) == Some(k)
        });
        let optional = are_options(&rows[0].1[1..]);
        if by_row || numbered || optional {
            for (at, row) in rows.iter().skip(usize::from(numbered || optional)) {
                let values: Vec<String> = row[1..].to_vec();
                found.categories.push(Listed {
                    name: category_name(&row[0]),
                    values,
                    description: row[0].clone(),
                    line: lines[*at].number,
                });
            }
        } else {
            for column in 0..width {
                let values: Vec<String> =
                    rows[1..].iter().map(|(_, row)| row[column].clone()).collect();
                let mut name = rows[0].1[column].clone();
                if name.len() > 1 && !name.contains(char::is_lowercase) {
                    name = name.to_lowercase();
                }
                if values.iter().all(|value| !value.is_empty()) && !name.is_empty() {
                    found.categories.push(Listed {
                        name: category_name(&name),
                        values,
                        description: name,
                        line: lines[rows[0].0].number,
                    });
                }
            }
        }
        found.used[start..i].fill(true);
    }
}

/// "Option A", "Option B", …: heads of columns that name nothing.
fn are_options(heads: &[String]) -> bool {
    let parts: Option<Vec<(&str, &str)>> = heads.iter().map(|head| head.rsplit_once(' ')).collect();
    let Some(parts) = parts.filter(|parts| parts.len() > 1) else { return false };
    let said = ["option", "value", "choice", "item", "possibility", "entry"];
    parts[0].0.split(' ').all(|word| said.contains(&word.to_lowercase().as_str()))
        && parts.iter().all(|(noun, _)| *noun == parts[0].0)
        && parts.windows(2).all(|pair| pair[0].1 < pair[1].1)
}

/// A heading with one value a line beneath.
pub(super) fn upright_lists(
    lines: &[Line],
    n: Option<usize>,
    found: &mut Found,
    lexicon: &Lexicon,
) {
    let mut i = 0;
    while i < lines.len() {
        let head = &lines[i];
        i += 1;
        let name = head.text.trim_end_matches(':').trim();
        // "What do we know? The names of the guests:".
        let name = name.rsplit(['?', '.', '!']).next().unwrap_or(name).trim();
        let named = head.heading || (head.mark != Mark::None && head.text.ends_with(':'));
        let bare =
            head.mark == Mark::None && tokens(&head.text).len() <= 3 && !head.text.ends_with('.');
        // "* Names", with its values set in beneath.
        let nested = head.mark == Mark::Bullet
            && !head.indented
            && lines.get(i).is_some_and(|next| next.indented && next.mark == Mark::Bullet);
        // "These are the five guests we have heard of so far:" above names with points.
        let told = head.heading
            && n.is_some_and(|n| {
                let below = &lines[i..lines.len().min(i + n)];
                let name = |line: &Line| line.text.starts_with(char::is_uppercase);
                below.len() == n && below.iter().all(|line| line.mark == Mark::Bullet && name(line))
            });
        if found.used[i - 1] || !(named || bare || nested) || !told && !nested && !is_item(name) {
            continue;
        }
        let from = i;
        let value = |line: &Line| {
            !line.heading
                && is_item(&line.text)
                && !line.text.contains([',', ':', '|'])
                && !line.text.ends_with(['.', '?'])
                && tokens(&line.text).len() <= 4
                && (!nested || line.indented)
        };
        let mut to = from;
        // "Drinks" after "- Ann" is the next heading.
        let alike = |line: &Line| lines[from].mark == Mark::None || line.mark != Mark::None;
        while to < lines.len()
            && value(&lines[to])
            && alike(&lines[to])
            && (to == from || !lines[to].apart || lines[to].mark != Mark::None)
        {
            to += 1;
        }
        let count = to - from;
        let set_in = !head.indented && lines[from..to].iter().all(|line| line.indented);
        let open = !named && !nested && !set_in && n.is_none();
        if count < 2 || n.is_some_and(|n| n != count) || open {
            continue;
        }
        let values: Vec<String> = lines[from..to].iter().map(|line| clean(&line.text)).collect();
        let called = match is_item(name) {
            true => category_name(name),
            false => name_of(&values, &[], lexicon),
        };
        found.categories.push(Listed {
            name: called,
            values,
            description: name.to_owned(),
            line: head.number,
        });
        found.used[i - 1..to].fill(true);
        i = to;
    }
}
