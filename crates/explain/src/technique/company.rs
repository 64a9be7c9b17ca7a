//! "In the second house lives the Dane or the German; neither smokes BlueMaster, since the Dane
//! drinks tea and not beer, and the German smokes Prince": nobody left to share the house with.

use super::by_hint::mate;
use super::households::Households;
use super::{
    Apart, Board, Definition, KeptApart, Sight, Technique, Telling, Thought, Tier, sorted,
};
use crate::knowledge::{Cell, Fact, Id, With};
use crate::telling::{Point, Sentence};
use puzzle::{Houses, Value};

/// Every value that could share the house is kept apart from the value by hints.
pub(super) const COMPANY: Definition =
    Definition { name: "each match ruled out", cost: 8, finds: &[(Tier::Several, find)], tell };

/// "2 has tea or juice. The Ukrainian drinks tea (#5); …": what is left there, and why neither goes.
fn tell(telling: &Telling<'_>) -> (Vec<Sentence>, usize) {
    let thought = telling.thought();
    let Some(Fact { with: With::House(house), .. }) = thought.new.first() else {
        return (Vec::new(), 1);
    };
    // Others may be kept out of the same house by the same, or the value out of other houses.
    let by_same = |other: &Thought| {
        other.technique == Technique::Company
            && other.about == thought.about
            && other.hints.iter().all(|hint| thought.hints.contains(hint))
    };
    let same = |other: &&Thought| {
        by_same(other) && other.new.iter().all(|fact| fact.house() == Some(*house))
    };
    let used = 1 + telling.left[1..].iter().take_while(same).count();
    // Of those that are left now.
    let could = |value: &Value, house: u8| telling.known.candidates(*value).contains(house);
    let left = |value: &Value| could(value, *house);
    let about: Vec<Value> = thought.about.iter().copied().filter(left).collect();
    let kept_out_of = |other: &Thought| match other.new[..] {
        [fact] if fact.value == thought.new[0].value && by_same(other) => fact.house(),
        _ => None,
    };
    let all_left = |house: &u8| thought.about.iter().all(|value| could(value, *house));
    let more = telling.left[used..].iter().filter(|_| used == 1 && all_left(house));
    let elsewhere: Vec<u8> = more.map_while(|it| kept_out_of(it).filter(all_left)).collect();
    let used = used + elsewhere.len();
    let kept = thought.apart.iter().filter(|apart| {
        let (a, b) = apart.values;
        !thought.about.iter().any(|it| (*it == a || *it == b) && !left(it))
    });
    let kept: Vec<Apart> = kept.cloned().collect();
    let apart = telling.apart(&kept, kept.len() > 1);
    let mut claims = telling.claims(used);
    if let (false, [claim]) = (elsewhere.is_empty(), &mut claims[..]) {
        // Where else it is not, a reader need not know.
        let not = elsewhere.iter().copied().chain([*house]).collect();
        *claim = Point::Not(thought.new[0].value, not);
    }
    let hints: Vec<usize> = kept.iter().flat_map(|apart| apart.hints.iter().copied()).collect();
    let mut known = telling.known.clone();
    if let [only] = about[..] {
        known.learn(Fact::placed(only, *house));
    }
    let with_it = Telling { known: &known, ..*telling };
    if let Some(mate) = mate(&with_it, &hints, &thought.new) {
        claims = vec![mate];
    }
    // Its hints have been quoted, or there is no room for it.
    let short = telling.cites && (apart.is_empty() || telling.terse);
    let left = match about[..] {
        [only] if telling.said.contains(&Fact::placed(only, *house)) => Vec::new(),
        [only] => vec![Point::LastValue(*house, only)],
        _ => [*house]
            .into_iter()
            .chain(elsewhere)
            .map(|it| Point::Choice(it, about.clone()))
            .collect(),
    };
    if short {
        let cited = telling.cited(claims, &thought.hints);
        return (vec![Sentence::of(left, cited)], used);
    }
    let left = (!left.is_empty()).then(|| Sentence::of(left, Vec::new()));
    // After several, what is left is what they come to.
    let told = match kept.len() {
        0 | 1 => left.into_iter().chain(apart).collect(),
        _ => apart.into_iter().chain(left).collect(),
    };
    (telling.in_turn(&kept, told, claims), used)
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
                let apart: Vec<KeptApart> = could
                    .iter()
                    .filter_map(|&w| {
                        let grounds = households.why_apart(id, w)?;
                        Some(KeptApart { values: (id, w), grounds, because: Vec::new() })
                    })
                    .collect();
                let grounds = apart.iter().flat_map(|kept| kept.grounds.iter().copied());
                let grounds = sorted(grounds.collect());
                let rivals = company.filter(|w| !could.contains(w));
                let because = rivals.map(|id| Cell { id, house }).collect();
                let rules_out = vec![Cell { id, house }];
                let sight = Sight::ruling_out(Technique::Company, grounds, because, rules_out);
                sights.push(Sight { about: could, apart, ..sight });
            }
        }
    }
}
