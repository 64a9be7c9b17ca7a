//! Weights of a linear chain (a conditional random field), fitted to labelled sequences: those with
//! which the labels are likeliest, less what large weights cost.

/// How many labels there are.
pub const LABELS: usize = 4;

/// By label.
pub type Scores = [f64; LABELS];

/// A sequence of things with a label each.
pub struct Sequence {
    /// By thing: its features.
    pub features: Vec<Vec<usize>>,
    /// By thing: its label.
    pub labels: Vec<usize>,
}

/// What speaks for each label.
pub struct Weights {
    /// By feature.
    pub features: Vec<Scores>,
    /// By the label before; the last for the first thing of a sequence.
    pub after: [Scores; LABELS + 1],
}

/// How often the weights are changed.
const STEPS: usize = 400;
/// How far at most.
const RATE: f64 = 0.3;
/// What a weight costs for its size, so that most are nothing, and for its square.
const SIZE: f64 = 0.3;
const SQUARE: f64 = 0.6;

/// Fits weights, the same ones each time.
pub fn fit(sequences: &[Sequence], features: usize) -> Weights {
    let mut weights =
        Weights { features: vec![[0.0; LABELS]; features], after: Default::default() };
    let mut squares = vec![[0.0; LABELS]; features + LABELS + 1];
    for _ in 0..STEPS {
        let mut gradient = vec![[0.0; LABELS]; features + LABELS + 1];
        sequences.iter().for_each(|sequence| add(sequence, &weights, &mut gradient));
        let all = weights.features.iter_mut().chain(&mut weights.after).flatten();
        let slopes = gradient.iter().flatten().zip(squares.iter_mut().flatten());
        for (weight, (slope, square)) in all.zip(slopes) {
            let slope = slope - SQUARE * *weight;
            *square += slope * slope;
            if *square > 0.0 {
                let step = RATE / square.sqrt();
                let moved = *weight + step * slope;
                *weight = moved.signum() * (moved.abs() - step * SIZE).max(0.0);
            }
        }
    }
    weights
}

/// Adds how much more often than the weights expect each feature has each label.
fn add(sequence: &Sequence, weights: &Weights, gradient: &mut [Scores]) {
    let scores: Vec<Scores> = sequence
        .features
        .iter()
        .map(|features| {
            let mut scores = Scores::default();
            for feature in features {
                let of = &weights.features[*feature];
                scores.iter_mut().zip(of).for_each(|(score, weight)| *score += weight);
            }
            scores
        })
        .collect();
    let count = scores.len();
    let mut forward = scores.clone();
    for label in 0..LABELS {
        let Some(first) = forward.first_mut() else { return };
        first[label] += weights.after[LABELS][label];
    }
    for at in 1..count {
        for label in 0..LABELS {
            let last = forward[at - 1];
            forward[at][label] += log_sum(|from| last[from] + weights.after[from][label]);
        }
    }
    let mut backward = vec![Scores::default(); count];
    for at in (1..count).rev() {
        for label in 0..LABELS {
            let (next, own) = (backward[at], scores[at]);
            backward[at - 1][label] = log_sum(|to| weights.after[label][to] + own[to] + next[to]);
        }
    }
    let all = log_sum(|label| forward[count - 1][label]);
    let starts = weights.features.len();
    for at in 0..count {
        let wanted = sequence.labels[at];
        for label in 0..LABELS {
            let expected = (forward[at][label] + backward[at][label] - all).exp();
            let more = f64::from(u8::from(label == wanted)) - expected;
            sequence.features[at].iter().for_each(|feature| gradient[*feature][label] += more);
            if at == 0 {
                gradient[starts + LABELS][label] += more;
                continue;
            }
            for from in 0..LABELS {
                let step = forward[at - 1][from] + weights.after[from][label];
                let expected = (step + scores[at][label] + backward[at][label] - all).exp();
                let seen = label == wanted && from == sequence.labels[at - 1];
                gradient[starts + from][label] += f64::from(u8::from(seen)) - expected;
            }
        }
    }
}

fn log_sum(of: impl Fn(usize) -> f64) -> f64 {
    let most = (0..LABELS).map(&of).fold(f64::NEG_INFINITY, f64::max);
    most + (0..LABELS).map(|label| (of(label) - most).exp()).sum::<f64>().ln()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_together_is_learnt() {
        // Feature 0 comes with label 0, feature 1 with label 1, feature 2 with each as often; label 2
        // comes behind 1, without a feature that tells it.
        let sequence = |turned: bool| match turned {
            true => {
                Sequence { features: vec![vec![1, 2], vec![], vec![0, 2]], labels: vec![1, 2, 0] }
            }
            false => {
                Sequence { features: vec![vec![0, 2], vec![1, 2], vec![]], labels: vec![0, 1, 2] }
            }
        };
        let sequences: Vec<Sequence> = (0..20).map(|at| sequence(at % 2 == 0)).collect();
        let weights = fit(&sequences, 3);
        let [zero, one, both] = [0, 1, 2].map(|feature| weights.features[feature]);
        assert!(zero[0] > 0.5 && zero[0] > zero[1] + 0.5, "{zero:?}");
        assert!(one[1] > 0.5 && one[1] > one[0] + 0.5, "{one:?}");
        assert!(both[2] < both[0].max(both[1]), "{both:?}");
        assert!(weights.after[1][2] > weights.after[1][3] + 0.5, "{:?}", weights.after);
    }
}
