//! Takes one sentence after the other into the draft.

use super::super::asking::is_asking;
use super::super::candidates::Candidate;
use super::super::definitions::defines;
use super::super::draft::{Draft, DraftHint, DraftQuestion, Note, SupposedQuestion};
use super::super::mentions::Mention;
use super::super::question::question;
use super::super::remarks::{
    is_answer, is_gloss, is_options, is_rule, is_setting, is_talk, is_verbless, offers,
    opens_a_lock, without_address,
};
use super::super::retold::{is_description, repeats_a_list};
use super::super::suppose::supposed;
use super::super::tokens::{Token, number};
use super::Reader;

impl Reader {
    pub(super) fn take(&self, candidate: &Candidate<'_>, draft: &mut Draft) {
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
    pub(super) fn sets_the_scene(&self, words: &[Token], mentions: &[Mention]) -> bool {
        // "There were four stalls in a row on the green": no color of a stall.
        let there = words.len() > 3
            && words[0].is(&["there"])
            && words[1].is(&["are", "were", "stand", "stood", "lie"])
            && words[3..].iter().take(3).any(|noun| self.ground.scenery.is_place(&noun.word));
        let from = if there { 2 } else { 0 };
        let all = words.get(from).and_then(|first| number(&first.word));
        let row = ["row", "line", "lined", "queue", "side", "another", "shelf", "numbered"];
        // "Numbered 1 to 5" where something costs $5.
        let counts = |mention: &Mention| {
            let last = &words[mention.end - 1].word;
            number(last).is_some_and(|k| k <= self.ground.houses)
        };
        all == Some(self.ground.houses)
            && words.iter().any(|token| token.is(&row))
            && (there && mentions.len() < 2
                || mentions.iter().all(|mention| mention.taken_for.is_some() || counts(mention)))
    }

    pub(super) fn take_question(&self, candidate: &Candidate<'_>, empty: &bool, draft: &mut Draft) {
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
    pub(super) fn take_premise<'c>(
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
