//! Tables, by row or by column.

use super::facts::facts;
use super::grid::grid;
use super::items::{are_distinct, counts_up, is_value, kind, says, value, without_glosses};
use super::lists::{Found, HEADING};
use super::words::Words;

/// What parts cells, whatever else a line has.
const SEPARATORS: [char; 3] = ['|', '\t', '·'];

/// With fewer lines, cells that only blanks part may be aligned by chance.
const LEAST_ALIGNED: usize = 3;

/// What tables have.
pub struct Tables {
    /// The lists of tables.
    pub lists: Vec<Found>,
    /// Those of grids to be filled in.
    pub grids: Vec<Found>,
    /// By line of the text: whether a table takes it.
    pub taken: Vec<bool>,
}

impl Tables {
    /// The tables of a text.
    pub fn of(text: &str, words: &Words) -> Self {
        let lines: Vec<&str> = text.lines().collect();
        let rows: Vec<Row> = lines.iter().map(|line| Row::of(line, words)).collect();
        let rule = |line: &str| !line.trim().is_empty() && !says(line);
        let (mut found, mut grids) = (Vec::new(), Vec::new());
        let mut taken = vec![false; lines.len()];
        let mut start = 0;
        while start < rows.len() {
            if let Some((lists, end)) = grid(&lines, start, words) {
                grids.extend(lists);
                taken[start..end].fill(true);
                start = end;
                continue;
            }
            let first = &rows[start];
            let goes_on = |at: &usize| rows[*at].goes_on(first) || rule(lines[*at]);
            let several = first.cells.len() > 1;
            let size = (start..rows.len()).take_while(|at| several && goes_on(at)).count();
            // Of data only a head that counts, "v1,v2,v3", tells that the rows are the lists.
            let headed = first.data && counts(&first.cells[1..]);
            let least = if first.starts.is_empty() { 2 } else { LEAST_ALIGNED };
            if size < least || first.data && !headed {
                // Each line of data would be looked at from each before it.
                start += if first.data { size } else { 1 };
                continue;
            }
            taken[start..start + size].fill(true);
            let table: Vec<(usize, &Vec<String>)> = (start..start + size)
                .skip(usize::from(headed))
                .map(|at| (at, &rows[at].cells))
                .filter(|(_, row)| row.iter().any(|cell| says(cell)))
                .collect();
            found.extend(lists(&table, words));
            start += size;
        }
        found.extend(rows_alone(&lines, &rows, &mut taken));
        let (told, whole) = facts(&lines);
        taken.iter_mut().zip(whole).for_each(|(taken, whole)| *taken |= whole);
        found.extend(told);
        Self { lists: found, grids, taken }
    }
}

/// Whether cells end in 1, 2 ….
fn counts(cells: &[String]) -> bool {
    cells.iter().zip(1..).all(|(cell, n)| cell.ends_with(&n.to_string()))
}

/// Values in single lines with wide gaps between them, at least two such lists of one size, each
/// beneath its heading: `Ann   Bo   Cy`.
fn rows_alone(lines: &[&str], rows: &[Row], taken: &mut [bool]) -> Vec<Found> {
    let headed = |at: &usize| {
        !taken[*at] && rows[*at].starts.len() > 2 && *at > 0 && is_heading(lines[*at - 1])
    };
    let headed: Vec<usize> = (0..rows.len()).filter(headed).collect();
    let like = |at: &usize| headed.iter().filter(|other| rows[**other].like(&rows[*at])).count();
    let several: Vec<usize> = headed.iter().copied().filter(|at| like(at) > 1).collect();
    let list = |at: usize| {
        taken[at - 1..=at].fill(true);
        Found::of_lines(lines[at - 1].trim(), rows[at].cells.clone(), at - 1)
    };
    several.into_iter().map(list).collect()
}

/// Whether a line has the form of a heading over a list.
fn is_heading(line: &str) -> bool {
    (1..=HEADING).contains(&line.split_whitespace().count())
        && !line.trim_end().ends_with(['.', '?'])
}

/// A line of what may be a table.
#[derive(Default)]
struct Row {
    cells: Vec<String>,
    /// Where cells that only blanks part start.
    starts: Vec<usize>,
    /// Whether more than two blanks stand between all of them.
    wide: bool,
    /// Whether it is data without the name of a list: `Ann,Bob,Cy`.
    data: bool,
}

impl Row {
    fn of(line: &str, words: &Words) -> Self {
        let cells = cells(line, words);
        if cells.is_empty() {
            Self::aligned(line, words)
        } else {
            let data = data_sign(line.trim()).is_some() && !line.contains('=');
            Self { data: data && cells.len() > 1, cells, ..Self::default() }
        }
    }

    /// Cells with gaps of several blanks between them.
    fn aligned(line: &str, words: &Words) -> Self {
        let mut row = Self::default();
        let mut at = 0;
        for part in line.split("  ") {
            let cell = part.trim();
            if !cell.is_empty() {
                row.starts.push(at + part.len() - part.trim_start().len());
                row.cells.push(value(cell, words));
            }
            at += part.len() + 2;
        }
        // A form to be filled in tells nothing.
        let fits = row.cells.iter().all(|cell| is_value(cell, words));
        let rule = !row.cells.iter().any(|cell| says(cell));
        let gaps = line.trim().split("   ").filter(|cell| !cell.trim().is_empty());
        row.wide = gaps.count() == row.cells.len();
        if row.cells.len() > 1 && (fits || rule) { row } else { Self::default() }
    }

    fn goes_on(&self, first: &Self) -> bool {
        let wide = self.wide && first.wide && self.cells.len() > 2;
        self.like(first) && (self.starts == first.starts || wide)
    }

    fn like(&self, other: &Self) -> bool {
        self.cells.len() == other.cells.len()
    }
}

/// The sign between the values of data, which have no blanks behind it: `pet,cat,dog,owl`.
fn data_sign(line: &str) -> Option<char> {
    let solid = !line.contains([' ', '"', '.', '(']) && !line.contains(SEPARATORS);
    [',', ';'].into_iter().find(|sign| solid && line.matches(*sign).count() > 1)
}

fn cells(line: &str, words: &Words) -> Vec<String> {
    let line = line.trim();
    let found = SEPARATORS.into_iter().find(|separator| line.contains(*separator));
    let dots = line.matches('•').count() > 1 && !line.starts_with('•') && line.contains("  ");
    let data = data_sign(line);
    let separator = found.or(dots.then_some('•')).or(data);
    let labelled = [": ", " = ", "->", "→", "....", " - "].iter().any(|sign| line.contains(sign));
    let Some(separator) = separator.filter(|_| !labelled || line.starts_with('|')) else {
        return Vec::new();
    };
    // "1.", a tab, a hint: as word processors number.
    let counted = line.split_once('\t').is_some_and(|(first, rest)| {
        let number = first.trim_end_matches(['.', ')', ':']);
        let says = number.len() < first.len() || rest.split_whitespace().count() >= HEADING;
        says && number.parse::<u32>().is_ok() && !rest.contains('\t')
    });
    if counted {
        return Vec::new();
    }
    let inner = line.trim_matches('|');
    // `Pets | cat, dog, owl` is a list with its name.
    if separator == '|' && inner.contains(',') && inner.matches('|').count() == 1 {
        return Vec::new();
    }
    // `PETS   cat | dog | owl`, `PETS=cat,dog,owl`: the name of a list stands before its first value.
    let label = if data.is_some() { "=" } else { "  " };
    let (name, values) = match inner.trim_start().split_once(label) {
        Some((name, values))
            if !name.contains(separator) && !values.trim_start().starts_with(separator) =>
        {
            (Some(name), values)
        }
        _ => (None, inner),
    };
    let apart = values.split(separator).filter(|cell| separator == '|' || !cell.trim().is_empty());
    let apart = name.into_iter().chain(apart);
    apart.map(|cell| value(cell.trim().trim_start_matches("- "), words)).collect()
}

fn lists(table: &[(usize, &Vec<String>)], words: &Words) -> Vec<Found> {
    let width = table.first().map_or(0, |(_, row)| row.len());
    // A form to be filled in tells nothing.
    let body = table.iter().skip(1).flat_map(|(_, row)| &row[1..]);
    if body.clone().filter(|cell| says(cell)).count() * 2 < body.count() {
        return Vec::new();
    }
    let plain = |mut values: Vec<String>| {
        without_glosses(&mut values);
        values
    };
    let rows =
        table.iter().map(|(line, row)| Found::of_lines(&row[0], plain(row[1..].to_vec()), *line));
    let columns = (0..width).filter_map(|column| {
        let (line, head) = table.first()?;
        let values = table[1..].iter().map(|(_, row)| row[column].clone()).collect();
        Some(Found::of_lines(&head[column], plain(values), *line))
    });
    let whole = |list: &Found| {
        are_distinct(&list.values)
            && !counts_up(&list.values)
            && list.values.len() > 1
            && list.values.iter().all(|value| value.len() < 60 && is_value(value, words))
    };
    let rows: Vec<Found> = rows.filter(|list| whole(list)).collect();
    let columns: Vec<Found> = columns.filter(|list| whole(list)).collect();
    let fit = |lists: &[Found]| {
        lists.iter().map(|list| alike(&list.values, words)).sum::<usize>() / lists.len().max(1)
    };
    if fit(&rows) > fit(&columns) { rows } else { columns }
}

/// How many neighbours of a list begin alike: both with a capital, a small letter or a digit.
fn alike(values: &[String], words: &Words) -> usize {
    let kinds: Vec<u8> = values.iter().map(|value| kind(value, words)).collect();
    let same = kinds.windows(2).filter(|pair| pair[0] == pair[1]).count();
    same * 12 / values.len().max(2)
}
