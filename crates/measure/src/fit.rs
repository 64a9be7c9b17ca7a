//! Weights that make right readings cheaper than wrong ones: a log-linear model over the readings
//! of a sentence, fitted by stochastic gradient descent. The same from the same sentences,
//! everywhere.

use puzzle::Random;

/// A reading of a sentence.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// Its cost without weights.
    pub cost: f64,
    /// What it consists of, by index, and how often.
    pub features: Vec<(usize, f64)>,
    /// Whether it is right.
    pub right: bool,
}

/// The readings of a sentence.
pub type Sentence = Vec<Candidate>;

/// How often all sentences are gone through.
const EPOCHS: usize = 30;
/// How far a weight goes at first.
const RATE: f64 = 0.1;
/// What is left of that after an epoch.
const DECAY: f64 = 0.95;

/// What a candidate costs with these weights.
pub fn cost(candidate: &Candidate, weights: &[f64]) -> f64 {
    let weighed = candidate.features.iter().map(|(feature, times)| weights[*feature] * times);
    candidate.cost + weighed.sum::<f64>()
}

/// How many sentences have a right reading that is the cheapest.
pub fn right(sentences: &[Sentence], weights: &[f64]) -> usize {
    let cheapest = |sentence: &&Sentence| {
        let best = sentence.iter().min_by(|a, b| cost(a, weights).total_cmp(&cost(b, weights)));
        best.is_some_and(|best| best.right)
    };
    sentences.iter().filter(cheapest).count()
}

/// Changes weights so that the right readings become likely. None falls below its `least`; each is
/// drawn back to 0 by this share of a step.
pub fn fit(sentences: &[Sentence], weights: &mut [f64], least: &[f64], pull: f64) {
    let mixed = |sentence: &&Sentence| {
        sentence.iter().any(|reading| reading.right)
            && !sentence.iter().all(|reading| reading.right)
    };
    let mut telling: Vec<&Sentence> = sentences.iter().filter(mixed).collect();
    let mut random = Random::new(0);
    let mut rate = RATE;
    for _ in 0..EPOCHS {
        random.shuffle(&mut telling);
        for sentence in &telling {
            learn(sentence, weights, least, rate, pull);
        }
        rate *= DECAY;
    }
}

/// One step down the slope of the negative logarithm of how likely the right readings are.
fn learn(sentence: &Sentence, weights: &mut [f64], least: &[f64], rate: f64, pull: f64) {
    let costs: Vec<f64> = sentence.iter().map(|candidate| cost(candidate, weights)).collect();
    let cheapest = costs.iter().copied().fold(f64::INFINITY, f64::min);
    let likely: Vec<f64> = costs.iter().map(|cost| (cheapest - cost).exp()).collect();
    let all: f64 = likely.iter().sum();
    let pairs = || likely.iter().zip(sentence);
    let right: f64 = pairs().filter(|(_, reading)| reading.right).map(|(likely, _)| likely).sum();
    if right <= 0.0 {
        return;
    }
    let mut steps: Vec<(usize, f64)> = Vec::new();
    for (likely, reading) in pairs() {
        let wanted = if reading.right { likely / right } else { 0.0 };
        let too_likely = likely / all - wanted;
        steps
            .extend(reading.features.iter().map(|(feature, times)| (*feature, too_likely * times)));
    }
    steps.sort_by_key(|(feature, _)| *feature);
    for same in steps.chunk_by(|a, b| a.0 == b.0) {
        let feature = same[0].0;
        let step: f64 = same.iter().map(|(_, step)| step).sum();
        let weight = weights[feature] + rate * (step - pull * weights[feature]);
        weights[feature] = weight.max(least[feature]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Feature 0 speaks for a reading, 1 against it, 2 says nothing, 3 comes with wrong readings
    /// here but may not become cheap.
    fn sentences() -> Vec<Sentence> {
        let mut random = Random::new(3);
        let reading = |features: &[usize], right, cost| Candidate {
            cost,
            features: features.iter().map(|feature| (*feature, 1.0)).collect(),
            right,
        };
        let sentence = |_| {
            let cost = f64::from(random.below(3u8));
            let mut sentence = vec![reading(&[0, 2], true, cost), reading(&[1, 2], false, 1.0)];
            sentence.push(reading(&[3], random.chance(90), 1.5));
            random.shuffle(&mut sentence);
            sentence
        };
        (0..200).map(sentence).collect()
    }

    #[test]
    fn what_speaks_for_right_readings_becomes_cheap() {
        let (sentences, least) = (sentences(), [-9.0, -9.0, -9.0, 0.0]);
        let mut weights = [0.0; 4];
        let before = right(&sentences, &weights);
        fit(&sentences, &mut weights, &least, 0.03);
        assert!(right(&sentences, &weights) > before);
        assert!(weights[0] < -0.3 && weights[1] > 0.3, "{weights:?}");
        assert!(weights[2].abs() < weights[1], "{weights:?}");
        assert!(weights[3] >= 0.0, "{weights:?}");
    }

    #[test]
    fn the_same_is_learnt_again() {
        let learnt = || {
            let mut weights = [0.0; 4];
            fit(&sentences(), &mut weights, &[-9.0; 4], 0.03);
            weights
        };
        assert_eq!(learnt(), learnt());
    }
}
