//! Reads a whole text into a draft: what is understood of it, each hint with all its readings.

use super::super::Category;
use super::asking::is_asking;
use super::bearings::{bearings, seems_ground_below};
use super::calendar::{Calendar, calendar, days_of_month, is_race, storeys};
use super::candidates::{Candidate, candidates};
use super::categories::{Found, Listed, find};
use super::cues::Cues;
use super::definitions::{self, defines};
use super::document::{Line, lines};
use super::draft::{Draft, DraftHint, DraftQuestion, Note, SupposedQuestion};
use super::examples::without_example;
use super::grades::Grade;
use super::lexicon::Lexicon;
use super::marks::Mark;
use super::measures::Measures;
use super::mentions::Mention;
use super::narrator::{is_signature, protagonist, take_narrator};
use super::pins::{denied, pin};
use super::prints::{as_written, has_points};
use super::question::{question, seek};
use super::remarks::{
    is_answer, is_gloss, is_options, is_rule, is_setting, is_talk, is_verbless, offers,
    opens_a_lock, title, without_address,
};
use super::retold::{is_description, repeats_a_list};
use super::scenery::{Row, Scenery, seated_around, sides};
use super::sexes::Sexes;
use super::suppose::supposed;
use super::things::spoken_of;
use super::tokens::{Token, number, tokens};
use super::trials::tried;
use super::unordered::{is_unordered, unplace_neighbors};
use super::{Ground, MAX_BYTES};

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
        let category =
            |listed: &Listed| Category { name: listed.name.clone(), values: listed.values.clone() };
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
        let measures = Measures::of(&categories, &descriptions, calendar.as_ref());
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
        self.ground.protagonist = protagonist(&setting, &texts, &self.ground);
        self.ground.cues.learn_feelings(&setting);
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

    fn take(&self, candidate: &Candidate<'_>, draft: &mut Draft) {
        let words = self.ground.tokens(candidate.text);
        let mentions = self.ground.gazetteer.find(&self.ground.lexicon, &words);
        if candidate.offered && is_answer(&words, &mentions, &self.ground) {
            draft.pass_over(candidate.line, candidate.text);
            return;
        }
        if candidate.asks {
            self.take_question(candidate, &mentions.is_empty(), draft);
            return;
        }
        let rule = candidate.number.is_some() && is_rule(&words);
        // "No two have the same pet" goes without saying; "the men live side by side" is a hint.
        let known =
            words.iter().any(|token| token.is(&["same", "own", "exactly", "numbers", "numbered"]));
        let setting = is_setting(&words, mentions.len()) || is_description(&self.listed, candidate);
        if setting && (!rule || known || !mentions.is_empty()) {
            // Whoever numbered it may miss it.
            if rule {
                draft.pass_over(candidate.line, candidate.text);
            }
            return;
        }
        if mentions.is_empty() && defines(&words) {
            draft.pass_over(candidate.line, candidate.text);
            return;
        }
        // "For example, if Ann is first …" says how to answer.
        let example = words.len() > 2 && words[0].is(&["for"]) && words[1].is(&["example"]);
        if candidate.number.is_none() && (example || is_gloss(candidate.text, &mentions))
            || is_options(candidate.text)
            || opens_a_lock(&words)
        {
            draft.pass_over(candidate.line, candidate.text);
            return;
        }
        if candidate.number.is_none() && self.sets_the_scene(&words, &mentions)
            || !draft.questions.is_empty() && offers(&words, &mentions)
        {
            draft.pass_over(candidate.line, candidate.text);
            return;
        }
        let mentions_only = self.ground.only_mentions(candidate.text, true);
        let understood = (!mentions_only).then(|| self.ground.understand(candidate.text)).flatten();
        if understood.is_none() && self.ground.only_mentions(candidate.text, false) {
            draft.pass_over(candidate.line, candidate.text);
            return;
        }
        let told = candidate.story || candidate.number.is_none() && is_talk(&words);
        // "I visited Riga third" stands among the hints.
        let understood = match understood {
            None if told && candidate.hint => self.ground.guess(candidate.text),
            understood => understood,
        };
        if understood.is_none() && repeats_a_list(&self.listed, candidate, &mentions) {
            return;
        }
        if understood.is_none() && told {
            draft.pass_over(candidate.line, candidate.text);
            return;
        }
        // A greeting after the question, a title with a number.
        let last = !draft.questions.is_empty() && !draft.hints.is_empty() && !candidate.hint;
        let title = mentions.is_empty() && !candidate.text.ends_with(['.', '!']);
        let aside =
            (last && candidate.number.is_none() || title) && is_verbless(&words, &self.ground);
        if understood.is_none() && aside {
            draft.pass_over(candidate.line, candidate.text);
            return;
        }
        let understood =
            understood.or_else(|| self.ground.goes_on(&words, candidate.text, draft.hints.last()));
        if understood.is_none() && mentions.is_empty() && !candidate.hint && !rule {
            // Among the hints it may be one.
            if !draft.hints.is_empty() && draft.questions.is_empty() && words.len() > 4 {
                draft.pass_over(candidate.line, candidate.text);
            }
            return;
        }
        if understood.is_none() && mentions.is_empty() && candidate.number.is_none() {
            draft.pass_over(candidate.line, candidate.text);
            return;
        }
        let found = understood.or_else(|| self.ground.guess(candidate.text));
        let aside = draft.hints.is_empty() || is_verbless(&words, &self.ground);
        let nowhere = aside && candidate.number.is_none() && found.is_none();
        if nowhere && self.ground.puts_nowhere(candidate.text) {
            draft.pass_over(candidate.line, candidate.text);
            return;
        }
        let found = found.unwrap_or_default();
        draft.hints.push(DraftHint {
            number: candidate.number.unwrap_or(0),
            line: candidate.line,
            text: candidate.text.trim().to_owned(),
            readings: found.readings,
            passed_over: found.passed_over,
            remarks: found.remarks,
            guessed: found.guessed,
        });
    }

    /// "Five aliens sit in a row on the Moon Shuttle": how many there are, and no more.
    fn sets_the_scene(&self, words: &[Token], mentions: &[Mention]) -> bool {
        let all = words.first().and_then(|first| number(&first.word));
        let row = ["row", "line", "queue", "side", "another", "shelf"];
        all == Some(self.ground.houses)
            && words.iter().any(|token| token.is(&row))
            && mentions.iter().all(|mention| mention.taken_for.is_some())
    }

    fn take_question(&self, candidate: &Candidate<'_>, empty: &bool, draft: &mut Draft) {
        let text = candidate.text.trim();
        let text = text
            .split_once(':')
            .filter(|(label, _)| label.len() < 20 && !is_asking(label))
            .map_or(text, |(_, rest)| rest.trim());
        let addressed = without_address(text);
        let text = addressed.as_deref().unwrap_or(text);
        let text = self.take_premise(text, candidate, draft).unwrap_or(text);
        // "Which of the following boxes", "who among the following".
        let asked = ["among", "amongst", "of"].iter().fold(text.to_owned(), |text, word| {
            text.replace(&format!(" {word} the following"), "")
        });
        match question(&asked, &self.categories, &self.ground) {
            // A title may ask the same.
            Some((asked, about))
                if draft.questions.iter().any(|q| (q.asked, &q.about) == (asked, &about)) => {}
            Some((asked, about)) => {
                draft.questions.push(DraftQuestion {
                    line: candidate.line,
                    text: text.to_owned(),
                    asked,
                    about,
                });
            }
            None => {
                let supposed = supposed(&asked, &self.categories, &self.ground);
                if !supposed.is_empty() {
                    let text = text.to_owned();
                    draft.supposed.push(SupposedQuestion { line: candidate.line, text, supposed });
                    return;
                }
                if *empty {
                    return;
                }
                draft.unread.push(text.to_owned());
                draft.notes.push(Note {
                    line: candidate.line,
                    message: format!("the question is not understood: {text}"),
                });
            }
        }
    }

    /// "If Ann is third, who is last?" holds under what it supposes: that is one more hint. What is
    /// left of the question.
    fn take_premise<'c>(
        &self,
        text: &'c str,
        candidate: &Candidate<'_>,
        draft: &mut Draft,
    ) -> Option<&'c str> {
        let led = ["If ", "Suppose ", "Suppose that ", "Assuming ", "Assuming that "];
        let from = led.iter().rev().find(|led| text.starts_with(**led))?.len();
        let joint = [", then ", ", which ", ", who ", ", what ", ", where "];
        let end = joint.iter().find_map(|joint| text.find(joint))?;
        let premise = text.get(from..end)?;
        let rest = text[end + 2..].trim_start_matches("then ").trim_start_matches(", ");
        let understood = self.ground.understand(premise).filter(|found| !found.guessed)?;
        let last = draft.hints.iter().map(|hint| hint.number).max().unwrap_or_default();
        let numbered = draft.hints.iter().all(|hint| hint.number > 0);
        draft.hints.push(DraftHint {
            number: if numbered { last + 1 } else { 0 },
            line: candidate.line,
            text: premise.to_owned(),
            readings: understood.readings,
            passed_over: understood.passed_over,
            remarks: vec!["it is what the question supposes, added as a hint".to_owned()],
            guessed: false,
        });
        Some(rest)
    }
}
