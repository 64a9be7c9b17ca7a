//! What the main question is about, where its words name several things: "the person who drives the
//! Honda" with a car and a motorbike of that name.

use puzzle::About;

use super::settle::{Search, Settled, readings};

impl Search<'_> {
    /// Settles the readings for each thing that the main question can be about, and takes the one
    /// whose answer the hints settle. Where they settle several, or none, the reader is told.
    pub(super) fn settle_about(&mut self) -> Settled {
        let draft = self.draft;
        let Some(question) = draft.questions.first().filter(|question| question.about.len() > 1)
        else {
            return readings(draft, self);
        };
        let mut tried: Vec<(Settled, Option<u8>)> = Vec::new();
        for about in 0..question.about.len() {
            self.about = about;
            let settled = readings(draft, self);
            let open = settled.taken();
            let answer = match self.answers(&open).as_deref() {
                Some(&[answer]) if settled.asks.is_empty() => Some(answer),
                _ => None,
            };
            tried.push((settled, answer));
        }
        let mut answers: Vec<u8> = tried.iter().filter_map(|(_, answer)| *answer).collect();
        let best = tried.iter().position(|(_, answer)| answer.is_some()).unwrap_or(0);
        answers.dedup();
        let names: Vec<String> = question
            .about
            .iter()
            .map(|about| match about {
                About::Value(value) => {
                    let category = &draft.categories[usize::from(value.category)];
                    format!("{} ({})", category.values[usize::from(value.index)], category.name)
                }
                About::House(house) => format!("place {}", house + 1),
            })
            .collect();
        let message = match answers.len() {
            1 => format!("the question is read about {}: the hints settle that", names[best]),
            _ => format!(
                "the question can be about {}: which is meant? It is read about {}",
                names.join(" or "),
                names[best]
            ),
        };
        self.about = best;
        let (mut settled, _) = tried.swap_remove(best);
        settled.questions.push((question.line, message));
        settled
    }
}
