//! Whether a question asks for what it was understood to.

use super::super::super::candidates::Candidate;
use super::super::super::draft::{Draft, Note};
use super::super::super::lexicon::is_site;
use super::super::evidence::{LEAST, TOLD};
use super::{AHEAD, FAR_AHEAD, Search};
use puzzle::{About, Asked};

impl Search<'_> {
    /// Puts right what a question asks for where more speaks for something else, and tells where
    /// nothing speaks for it.
    pub(super) fn doubt(&self, draft: &mut Draft) {
        for question in &mut draft.questions {
            let [About::Value(about)] = question.about[..] else { continue };
            let here = |candidate: &Candidate| {
                candidate.line == question.line && candidate.text.contains(question.text.trim())
            };
            let Some(at) = self.candidates.iter().position(here) else { continue };
            let Some(mut sentence) = self.sentence(at) else { continue };
            if sentence.carried || !sentence.about.contains(&about) {
                continue;
            }
            sentence.about = vec![about];
            // "What position is she at?"
            let site = |&i: &usize| is_site(&self.texts[at][i].word);
            // "What is the name of the fantasy author?"
            let name = |&i: &usize| self.texts[at][i].is(&["name", "names"]);
            let called = |c: u8| self.categories[usize::from(c)].name.to_lowercase() == "name";
            let by_name = matches!(question.asked, Asked::Category(c) if called(c));
            if by_name && sentence.nouns.iter().any(name) {
                continue;
            }
            if question.asked == Asked::House && sentence.nouns.iter().any(site) {
                continue;
            }
            let evidence = self.evidence(at, &sentence);
            let weighed = evidence.weighed();
            let weight = |asked| weighed.iter().find(|(other, _)| *other == asked).map(|(_, w)| *w);
            let [(asked, best), (_, second), ..] = weighed[..] else { continue };
            let taken = weight(question.asked).unwrap_or(0);
            // What was understood has nothing to do with it, or far less than something else. What is
            // said of people may be said of any list of them.
            let clear = best >= LEAST && best >= second + AHEAD && asked != question.asked;
            let ahead = best - taken;
            let who = self.texts[at][sentence.asking].is(&["who", "whom", "whose"]);
            let adverb = self.texts[at][sentence.asking].is(&["how", "when", "where"]);
            let wrong = match question.asked {
                Asked::House => best >= TOLD && ahead >= TOLD,
                Asked::Category(_) => {
                    let far = if adverb || who { TOLD } else { FAR_AHEAD };
                    taken < LEAST && !adverb || best >= TOLD && ahead >= far
                }
            };
            // Nothing speaks for it, but it may be meant nevertheless.
            let guessed =
                question.asked != Asked::House && (taken < LEAST || evidence.has_strange_noun());
            if clear && wrong {
                question.asked = asked;
            } else if !guessed {
                continue;
            }
            let message = self.taken(question.asked, about, &question.text);
            draft.notes.push(Note { line: question.line, message });
        }
    }
}
