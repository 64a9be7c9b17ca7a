//! Grids to be filled in: the names of the rows, and over the empty cells the values of one or more
//! lists.

use super::items::{are_distinct, counts_up, is_value, value};
use super::lists::Found;
use super::tables::{found, says};
use super::words::Words;

/// The fewest rows of a grid.
const LEAST: usize = 3;
/// More lines than any grid has.
const MOST: usize = 64;

/// The lists of a grid that starts at a line, and where it ends.
pub fn grid(lines: &[&str], start: usize, words: &Words) -> Option<(Vec<Found>, usize)> {
    let cells = |line: &str| -> Option<Vec<String>> {
        let inside = line.contains('|') && says(line);
        // "Riders  Ann |": a wide gap parts the name of a list from its first value.
        let last = |cell: &str| {
            let cell = cell.trim();
            value(cell.rsplit_once("  ").map_or(cell, |(_, last)| last), words)
        };
        inside.then(|| line.split('|').map(last).collect())
    };
    let head = cells(lines[start])?;
    let filled = head.iter().filter(|cell| says(cell)).count();
    let rows = || {
        let rows = lines[start + 1..].iter().take(MOST);
        rows.take_while(|line| line.contains(['|', '+', '-']))
    };
    let mut all: Vec<String> = Vec::new();
    for row in rows().filter(|_| filled >= LEAST).filter_map(|line| cells(line)) {
        let mut told = row.into_iter().filter(|cell| says(cell));
        all.push(told.next()?);
        if told.next().is_some() {
            return None;
        }
    }
    let end = start + 1 + rows().count();
    let first = head.iter().position(|cell| says(cell))?;
    let mut values: Vec<String> = head.iter().filter(|cell| says(cell)).cloned().collect();
    // The rows below those of the names are for how the lists of the head go together.
    let below: Vec<bool> = all.iter().map(|name| values.contains(name)).collect();
    // Each block of rows may begin with its name.
    let names_block = |at: usize| below.get(at + 1) == Some(&true);
    let own = |blocks: bool| {
        let own = (0..all.len()).filter(|&at| !(below[at] || blocks && names_block(at)));
        own.map(|at| all[at].clone()).collect::<Vec<String>>()
    };
    let fits = |count: usize, of: usize| of >= LEAST && count > 0 && count % of == 0;
    let mut names = own(false);
    let mut label = String::new();
    if first == 0 && fits(values.len() - 1, names.len()) {
        // What stands in the corner names the rows.
        label = values.remove(0);
    } else if !fits(values.len(), names.len()) && below.contains(&true) && names.len() > LEAST {
        names = own(true);
        label = if names.is_empty() { label } else { names.remove(0) };
    }
    let size = names.len();
    let fits = fits(values.len(), size);
    // What counts places is a form for the answer.
    let places = |names: &[String]| {
        let ends = ["st", "nd", "rd", "th"];
        let ordinal = |name: &String| {
            name.starts_with(|c: char| c.is_ascii_digit())
                && ends.iter().any(|end| name.ends_with(end))
        };
        counts_up(names) || names.iter().all(ordinal)
    };
    let mut all = names.iter().chain(&values);
    if !fits
        || places(&names)
        || places(&values)
        || !are_distinct(&names)
        || !all.all(|value| is_value(value, words) && !value.contains(','))
    {
        return None;
    }
    let lists = values.chunks(size).map(|values| found("", values.to_vec(), start));
    let lists = std::iter::once(found(&label, names, start)).chain(lists);
    let lists = lists.filter(|list| are_distinct(&list.values));
    Some((lists.map(|list| Found { firm: false, ..list }).collect(), end))
}
