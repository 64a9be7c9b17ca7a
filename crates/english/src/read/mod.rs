//! Reads a whole text into a draft: what is understood of it, each hint with all its readings.

mod take;

use super::bearings::{bearings, seems_ground_below};
use super::calendar::{Calendar, calendar, days_of_month, is_race, storeys};
use super::candidates::candidates;
use super::categories::{Found, Listed, find};
use super::cues::Cues;
use super::definitions::{self};
use super::document::{Line, lines};
use super::draft::{Draft, Note};
use super::ends::suppose_ends;
use super::examples::without_example;
use super::grades::Grade;
use super::lexicon::Lexicon;
use super::marks::Mark;
use super::measures::Measures;
use super::narrator::{is_signature, protagonist, take_narrator};
use super::pins::{denied, pin};
use super::prints::{as_written, has_points};
use super::question::seek;
use super::remarks::title;
use super::scenery::{Row, Scenery, seated_around, sides};
use super::sexes::Sexes;
use super::things::{general, spoken_of};
use super::tokens::{Token, tokens};
use super::trials::tried;
use super::units::counted_units;
use super::unordered::{is_unordered, unplace_neighbors};
use super::{Ground, MAX_BYTES};
use puzzle::Category;

/// How sentences are read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    /// Whether sentences that are not understood are guessed at.
    pub guessing: bool,
    /// Whether a word that several categories share stays open where only the use of it in other
    /// hints tells which is meant.
    pub wide: bool,
}

/// Reads a text.
///
/// # Errors
/// A sentence that says why there is no puzzle in it.
pub fn read(text: &str) -> Result<Draft, Note> {
    read_so(text, false)
}

/// Reads a text of which [`read`] makes hints that contradict each other: with all that a word may
/// mean, where only its use in other hints tells what it does.
///
/// # Errors
/// As those of [`read`].
pub fn read_widely(text: &str) -> Result<Draft, Note> {
    read_so(text, true)
}

fn read_so(text: &str, wide: bool) -> Result<Draft, Note> {
    let fail = |message: &str| Err(Note { line: 0, message: message.to_owned() });
    if text.len() > MAX_BYTES {
        return fail("the text is longer than 256 kB");
    }
    // What cannot be printed cannot be written down either.
    let hidden = |c: char| c.is_control() && !matches!(c, '\n' | '\t');
    let text = &text.replace(hidden, " ");
    let shorter = without_example(text);
    let mut lines = lines(shorter.as_ref().unwrap_or(text));
    if lines.last().is_some_and(|last| is_signature(&last.text)) {
        lines.pop();
    }
    let narrator = take_narrator(&mut lines);
    let lexicon = Lexicon::new();
    let mut found = find(&lines, &lexicon);
    found.narrator = narrator;
    if shorter.is_some() {
        found.dropped.push((1, "the example before the puzzle was passed over".to_owned()));
    }
    match tried(&lines, &found, &lexicon, wide) {
        Some(mut draft) => {
            if has_points(text) {
                let hints = draft.hints.iter_mut().map(|hint| (hint.line, &mut hint.text));
                let asked = draft.questions.iter_mut().map(|asked| (asked.line, &mut asked.text));
                let breaks = text.match_indices('\n').map(|(at, _)| at + 1);
                let starts: Vec<usize> = std::iter::once(0).chain(breaks).collect();
                hints.chain(asked).for_each(|(line, said)| {
                    let start = starts.get(line.saturating_sub(1)).copied().unwrap_or_default();
                    *said = as_written(&text[start..], said);
                });
            }
            Ok(draft)
        }
        None => fail(
            "no categories with their values were found; write them as lists, such as \"Pets: dog, cat, fish\"",
        ),
    }
}

/// Reads the lines with the categories that were found and those that were inferred; there are as
/// many places as `places` or the lists say.
pub(super) fn drafted(
    lines: &[Line],
    mut found: Found,
    inferred: &[Listed],
    places: Option<u8>,
    manner: Manner,
) -> Draft {
    found.categories.extend_from_slice(inferred);
    found.unlisted.extend(inferred.iter().map(|listed| listed.name.clone()));
    let places = places.or(found.stated).unwrap_or(found.categories[0].values.len() as u8);
    let names = found.unlisted.clone();
    let mut reader = Reader::new(lines, found.clone(), places, true);
    reader.ground.manner = manner;
    let years = reader.calendar.as_ref().filter(|c| c.counts && c.years);
    let years = years.map(|calendar| (calendar.category, calendar.order.clone()));
    let draft = reader.draft(lines, names.clone());
    // "The third house on the tour was built in 1860", the first of the years: these order no row.
    if !years.is_some_and(|(category, order)| denied(&draft, category, &order)) {
        return draft;
    }
    let mut reader = Reader::new(lines, found, places, false);
    reader.ground.manner = manner;
    reader.draft(lines, names)
}

struct Reader {
    ground: Ground,
    categories: Vec<Category>,
    listed: Vec<Listed>,
    used: Vec<bool>,
    calendar: Option<Calendar>,
    notes: Vec<Note>,
}

impl Reader {
    /// `ordered` says whether days, years or times may order the row.
    fn new(lines: &[Line], found: Found, houses: u8, ordered: bool) -> Self {
        let category = |listed: &Listed| Category::new(listed.name.clone(), listed.values.clone());
        let categories: Vec<Category> = found.categories.iter().map(category).collect();
        let described: Vec<(&str, &str)> = found
            .categories
            .iter()
            .map(|listed| (listed.name.as_str(), listed.description.as_str()))
            .collect();
        let words: Vec<Token> = lines.iter().flat_map(|line| tokens(&line.text)).collect();
        let mut scenery = Scenery::of(&words, houses, storeys(&found.categories).is_some());
        let sided = sides(&words) > 0;
        let mut bearings = bearings(lines, &categories, houses, &scenery);
        let supposed = scenery.row == Row::Floors
            && !bearings.ground_below
            && !scenery.numbered
            && seems_ground_below(&words, houses);
        bearings.ground_below |= supposed;
        let values = || categories.iter().flat_map(|category| &category.values);
        let is_value =
            |word: &str| values().any(|value| tokens(value).iter().any(|token| token.word == word));
        let end = suppose_ends(&mut bearings, &words, is_value);
        scenery.bear(bearings, sided);
        let calendar = calendar(&found.categories, lines, &words, &scenery).filter(|_| ordered);
        if let Some(calendar) = calendar.as_ref().filter(|calendar| calendar.counts) {
            scenery.row = if calendar.raced && !calendar.years { Row::Order } else { Row::Time };
            scenery.scale = calendar.step.or(Some(0));
        } else if let Some(step) = calendar.as_ref().and_then(|calendar| calendar.step) {
            scenery.scale = Some(step);
        }
        let own_numbers = |calendar: &Calendar| {
            let values = &found.categories[calendar.category].values;
            let numbers = values.iter().map(|value| value.parse::<u16>());
            let numbers: Vec<u16> = numbers.map_while(Result::ok).collect();
            numbers.len() == values.len() && numbers.iter().any(|&k| k > u16::from(houses))
        };
        scenery.renumbered = calendar.as_ref().is_some_and(|c| !c.counts && own_numbers(c));
        let descriptions: Vec<&str> = described.iter().map(|(_, text)| *text).collect();
        let mut measures = Measures::of(&categories, &descriptions, calendar.as_ref());
        for (category, unit) in counted_units(&categories, &words) {
            measures.count_by(category, &unit);
        }
        if (!scenery.told || Grade::is_told(&words)) && measures.is_empty() {
            scenery.grade = Grade::of(&words);
        } else if scenery.row == Row::Order && measures.is_empty() && is_race(&words) {
            scenery.grade = Some(Grade::SPEED);
        }
        let months = |calendar: &Calendar| {
            let values = &found.categories[calendar.category].values;
            values.iter().all(|value| days_of_month(value).is_some())
        };
        // Who was born earlier is older.
        let dated = |calendar: &Calendar| calendar.counts && (calendar.years || months(calendar));
        if calendar.as_ref().is_some_and(dated) {
            scenery.grade = Some(Grade::YEARS);
        }
        let cues = Cues::described(&described);
        let mut ground = Ground::new(&categories, houses, cues, scenery, measures);
        let told = Sexes::told(&words, &categories, &ground);
        ground.sexes = told.or(ground.sexes.take());
        ground.narrator =
            found.narrator.filter(|name| ground.gazetteer.is_value(&name.to_lowercase()));
        let mut notes: Vec<Note> =
            found.dropped.into_iter().map(|(line, message)| Note { line, message }).collect();
        if seated_around(&words) {
            let message = "places around a table are read as a row with two ends".to_owned();
            notes.push(Note { line: 0, message });
        }
        let floors = "the first floor is taken for the one above the ground floor".to_owned();
        notes.extend(supposed.then_some(Note { line: 0, message: floors }));
        let end = end.map(|end| format!("the row is taken to be counted from the {end}"));
        notes.extend(end.map(|message| Note { line: 0, message }));
        Self { ground, categories, listed: found.categories, used: found.used, calendar, notes }
    }

    fn draft(mut self, lines: &[Line], inferred: Vec<String>) -> Draft {
        let title = title(lines).filter(|_| !self.used[0]);
        self.used[0] |= title.is_some();
        let candidates = candidates(lines, &self.used, &self.ground);
        let texts: Vec<Vec<Token>> =
            candidates.iter().map(|candidate| self.ground.tokens(candidate.text)).collect();
        let setting: Vec<Token> = lines
            .iter()
            .filter(|line| line.mark == Mark::None)
            .flat_map(|line| self.ground.tokens(&line.text))
            .collect();
        let general = general(&texts, &self.ground);
        self.ground.gazetteer.keep_whole(&general);
        self.ground.protagonist = protagonist(&setting, &texts, &self.ground);
        self.ground.cues.learn_feelings(&setting, true);
        for line in lines.iter().filter(|line| line.mark != Mark::None) {
            self.ground.cues.learn_feelings(&self.ground.tokens(&line.text), false);
        }
        for words in &texts {
            let mentions = self.ground.gazetteer.find(&self.ground.lexicon, words);
            self.ground.cues.learn(words, &mentions, &self.ground.lexicon);
        }
        self.ground.things = spoken_of(&texts, &self.ground);
        let mut draft = Draft {
            title: title.unwrap_or_default(),
            houses: self.ground.houses,
            row: self.ground.scenery.row,
            categories: self.categories.clone(),
            inferred,
            hints: Vec::new(),
            questions: Vec::new(),
            supposed: Vec::new(),
            notes: std::mem::take(&mut self.notes),
            unread: Vec::new(),
        };
        for candidate in &candidates {
            self.take(candidate, &mut draft);
        }
        if self.ground.manner.guessing {
            seek(&candidates, &texts, &self.categories, &self.ground, &mut draft);
        }
        draft.number_hints();
        definitions::settle(lines, &mut draft.hints);
        if self.calendar.is_none() && !self.ground.scenery.told {
            unplace_neighbors(&mut draft);
        }
        if let Some(Calendar { category, order, counts, .. }) = &self.calendar {
            // "Lined up from left to right: Ann, Bob" may only list them.
            if *counts || !denied(&draft, *category, order) {
                pin(&self.listed[*category], *category, order, &mut draft);
            }
        } else if is_unordered(&draft) {
            let listed = || (0, (0..draft.houses).collect());
            let (category, order) = self.ground.measures.ranked().unwrap_or_else(listed);
            let name = &draft.categories[category].name;
            let message = format!("nothing is said of places: they stand in the order of {name}");
            draft.notes.push(Note { line: 0, message });
            pin(&self.listed[category], category, &order, &mut draft);
        }
        draft
    }
}
