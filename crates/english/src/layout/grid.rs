//! Grids to be filled in: the names of the rows, and over the empty cells the values of one or more
//! lists.

use super::items::{are_distinct, counts_up, is_value, says, value};
use super::lists::Found;
use super::order::counted;
use super::words::Words;

/// The fewest rows of a grid.
const LEAST: usize = 3;
/// More lines than any grid has.
const MOST: usize = 64;

/// The lists of a grid that starts at a line, and where it ends.
pub fn grid(lines: &[&str], start: usize, words: &Words) -> Option<(Vec<Found>, usize)> {
    let head = cells(lines[start], words)?;
    if head.iter().filter(|cell| says(cell)).count() < LEAST {
        return None;
    }
    let rows = lines[start + 1..].iter().take(MOST);
    let rows = rows.take_while(|line| line.contains(['|', '+', '-']));
    let end = start + 1 + rows.clone().count();
    let mut names: Vec<String> = Vec::new();
    for row in rows.filter_map(|line| cells(line, words)) {
        let mut told = row.into_iter().filter(|cell| says(cell));
        names.push(told.next()?);
        if told.next().is_some() {
            return None;
        }
    }
    Some((lists(&head, &names, start, words)?, end))
}

/// The cells of a line. "Riders  Ann |": a wide gap parts the name of a list from its first value.
fn cells(line: &str, words: &Words) -> Option<Vec<String>> {
    let last = |cell: &str| {
        let cell = cell.trim();
        value(cell.rsplit_once("  ").map_or(cell, |(_, last)| last), words)
    };
    let inside = line.contains('|') && says(line);
    inside.then(|| line.split('|').map(last).collect())
}

/// The lists of a grid's head and of the names of its rows, where these fit.
fn lists(head: &[String], rows: &[String], line: usize, words: &Words) -> Option<Vec<Found>> {
    let mut values: Vec<String> = head.iter().filter(|cell| says(cell)).cloned().collect();
    // The rows below those of the names are for how the lists of the head go together.
    let below: Vec<bool> = rows.iter().map(|name| values.contains(name)).collect();
    // Each block of rows may begin with its name.
    let names_block = |at: usize| below.get(at + 1) == Some(&true);
    let own = |blocks: bool| {
        let own = (0..rows.len()).filter(|&at| !(below[at] || blocks && names_block(at)));
        own.map(|at| rows[at].clone()).collect::<Vec<String>>()
    };
    let fits = |count: usize, of: usize| of >= LEAST && count > 0 && count % of == 0;
    let mut names = own(false);
    let mut label = String::new();
    if says(&head[0]) && fits(values.len() - 1, names.len()) {
        // What stands in the corner names the rows.
        label = values.remove(0);
    } else if !fits(values.len(), names.len()) && below.contains(&true) && names.len() > LEAST {
        names = own(true);
        label = if names.is_empty() { label } else { names.remove(0) };
    }
    // What counts places is a form for the answer.
    let places =
        |names: &[String]| counts_up(names) || names.iter().all(|name| counted(name).is_some());
    let is_value = |value: &String| is_value(value, words) && !value.contains(',');
    let is_grid = fits(values.len(), names.len())
        && !places(&names)
        && !places(&values)
        && are_distinct(&names)
        && names.iter().chain(&values).all(is_value);
    if !is_grid {
        return None;
    }
    let lists = values.chunks(names.len()).map(|list| Found::of_lines("", list.to_vec(), line));
    let lists: Vec<Found> = lists.filter(|list| are_distinct(&list.values)).collect();
    Some(std::iter::once(Found::of_lines(&label, names, line)).chain(lists).collect())
}
