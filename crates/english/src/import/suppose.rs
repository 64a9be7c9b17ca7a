//! Questions that only the solution can answer: "Who sits immediately to the left of Ann?" The
//! place of the answer is looked for, and the question asks who is there.

use crate::SupposedQuestion;
use puzzle::{About, Asked, Houses, Question, Relation};

use super::settle::{Search, Settled};

impl Search<'_> {
    /// The questions with their places, and what the reader should know by line.
    pub(super) fn place_questions(&mut self, settled: &mut Settled) {
        let open = settled.taken();
        for question in &self.draft.supposed {
            let asked = settled.asks.is_empty().then(|| self.place_of(question, &open)).flatten();
            match asked {
                Some((asked, house)) => {
                    let text = question.text.replace(char::is_control, " ");
                    settled.placed.push(Question { text, asked, about: About::House(house) });
                    let message = format!(
                        "the hints put the answer to the question at place {}; it is read about that",
                        house + 1
                    );
                    settled.questions.push((question.line, message));
                }
                None => {
                    let text = &question.text;
                    let message =
                        format!("the hints leave the answer to the question open: {text}");
                    settled.questions.push((question.line, message));
                }
            }
        }
    }

    /// Where the only answer is that the hints allow, if that is one place.
    fn place_of(
        &mut self,
        question: &SupposedQuestion,
        open: &[Vec<usize>],
    ) -> Option<(Asked, u8)> {
        let mut found = None;
        for (value, relation) in &question.supposed {
            let Some(solution) = self.witness(open, Some(relation.clone()))? else { continue };
            if found.is_some() {
                return None;
            }
            found = Some((*value, relation, solution.house(*value)));
        }
        let (value, relation, house) = found?;
        let elsewhere = Relation::Not(Box::new(Relation::In(value, Houses::only(house))));
        let other = self.witness(open, Some(Relation::And(vec![relation.clone(), elsewhere])))?;
        other.is_none().then_some((Asked::Category(value.category), house))
    }
}
