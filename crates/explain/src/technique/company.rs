//! "In the second house lives the Dane or the German; neither smokes BlueMaster, since the Dane
//! drinks tea and not beer, and the German smokes Prince": nobody left to share the house with.

use super::households::Households;
use super::{Board, Definition, Sight, Technique, Telling, Tier, sorted};
use crate::knowledge::{Cell, Fact, Id, With};
use puzzle::Houses;

/// Every value that could share the house is kept apart from the value by hints.
pub(super) const COMPANY: Definition = Definition {
    name: "nobody to share the house with",
    cost: 8,
    finds: &[(Tier::Several, find)],
    tell,
};

/// "So the German goes with neither tea nor beer, and nothing else is left there."
fn tell(telling: &Telling<'_>) -> (String, usize) {
    let (words, thought) = (telling.words, telling.thought());
    let Some(Fact { value, with: With::House(house), .. }) = thought.new.first() else {
        return (String::new(), 1);
    };
    let house = words.places.whole(*house);
    let neither = words.pair(*value, &thought.about, false);
    let category = thought.about.first().map_or(String::new(), |v| words.category(v.category));
    let since = words.reasons_after("since", &telling.because());
    let (hints, conclusion) = (telling.quotes(), telling.conclusion());
    let text = format!(
        "{hints}So {neither}, and no other {category} is left for {house}{since}; so {conclusion}."
    );
    (text, 1)
}

fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    if board.clues.len() < 2 {
        return;
    }
    let households = Households::of(board);
    for row in board.rows() {
        for id in row.filter(|&id| !board.masks[id].is_power_of_two()) {
            for company in board.rows().filter(|row| !row.contains(&id)) {
                let alone = Houses::from_bits(board.masks[id]).iter().find(|house| {
                    let could = company.clone().filter(|&w| board.masks[w] >> house & 1 == 1);
                    could.fold(None, |all, w| Some(all != Some(false) && households.clash(id, w)))
                        == Some(true)
                });
                let Some(house) = alone else { continue };
                let could: Vec<Id> =
                    company.clone().filter(|&w| board.masks[w] >> house & 1 == 1).collect();
                let why = could.iter().filter_map(|&w| households.why_apart(id, w));
                let grounds = sorted(why.flatten().collect());
                let rivals = company.filter(|w| !could.contains(w));
                let because = rivals.map(|id| Cell { id, house }).collect();
                let rules_out = vec![Cell { id, house }];
                let sight = Sight::ruling_out(Technique::Company, grounds, because, rules_out);
                sights.push(Sight { about: could, ..sight });
            }
        }
    }
}
