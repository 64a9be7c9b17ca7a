//! What sentences do, learnt from whole texts: those that are hints by the samples, others by
//! `labelled/sentences.txt`, and short texts.

use std::collections::{BTreeMap, HashMap};

use english::layout::{self, Role, Scores, Weights};

use crate::chain::{self, LABELS, Sequence};
use crate::samples::{Sample, Set};

/// The sentences of a text, each with what it does and the features that this is told from.
pub type Text = Vec<(Role, Vec<String>)>;

/// What the sentences of texts do that are no hints, by set and text.
pub type Told = HashMap<String, Vec<(String, Role)>>;

// The labels of the chain are the roles, in their order.
const _: () = assert!(LABELS == Role::ALL.len());

/// Features in fewer sentences are not learnt from.
const LEAST: usize = 12;

/// The roles that a file tells: `== lot-1/01_x.json`, then `S` or `Q` before each sentence.
pub fn told(file: &str) -> Told {
    let mut told = Told::new();
    let mut text = String::new();
    for line in file.lines() {
        let (sentence, role) = match line.split_once(' ') {
            Some(("==", name)) => {
                text = name.trim_end_matches(".json").to_owned();
                continue;
            }
            Some(("S", sentence)) => (sentence, Role::Setting),
            Some(("Q", sentence)) => (sentence, Role::Question),
            _ => continue,
        };
        told.entry(text.clone()).or_default().push((sentence.to_owned(), role));
    }
    told
}

/// The texts of a set.
pub fn whole<'a>(set: &'a Set, told: &'a Told) -> impl Iterator<Item = Text> + 'a {
    set.samples.iter().map(|sample| {
        let told = of(set, sample, told);
        text(&sample.text, |sentence| role(sample, told, sentence))
    })
}

/// A short text of a part of each text of a set, for few people post texts as short as others paste.
pub fn parts<'a>(set: &'a Set, told: &'a Told) -> impl Iterator<Item = Text> + 'a {
    set.samples.iter().enumerate().map(|(number, sample)| {
        let told = of(set, sample, told);
        text(&part(sample, told, number), |sentence| role(sample, told, sentence))
    })
}

/// The short texts of a file: `=====` before each, a role and a bar before each line.
pub fn short(file: &str) -> Vec<Text> {
    let line = |line: &str| {
        let (role, said) = line.split_once('|').unwrap_or_default();
        let role = match role {
            "H" => Role::Hint,
            "Q" => Role::Question,
            "S" => Role::Setting,
            _ => Role::Chatter,
        };
        (said.to_owned(), role)
    };
    let short = |file: &str| {
        let lines: Vec<(String, Role)> = file.lines().map(line).collect();
        let whole = lines.iter().fold(String::new(), |text, (said, _)| text + said + "\n");
        text(&whole, |sentence| {
            let of = lines.iter().find(|(line, _)| line.contains(sentence));
            match of.map_or(Role::Chatter, |(_, role)| *role) {
                // A question may follow a hint without a stop.
                Role::Hint if sentence.ends_with('?') => Role::Question,
                role => role,
            }
        })
    };
    file.split("=====\n").skip(1).map(short).collect()
}

/// The weights with which the roles of these texts are likeliest.
pub fn fit(texts: &[Text]) -> Weights {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for feature in texts.iter().flatten().flat_map(|(_, features)| features) {
        *counts.entry(feature).or_default() += 1;
    }
    counts.retain(|_, count| *count >= LEAST);
    let names: Vec<&str> = counts.into_keys().collect();
    let number = |name: &String| names.binary_search(&name.as_str()).ok();
    let sequence = |text: &Text| Sequence {
        features: text.iter().map(|(_, all)| all.iter().filter_map(number).collect()).collect(),
        labels: text.iter().map(|(role, _)| *role as usize).collect(),
    };
    let sequences: Vec<Sequence> = texts.iter().map(sequence).collect();
    let fitted = chain::fit(&sequences, names.len());
    let rounded =
        |scores: &chain::Scores| scores.map(|score| ((score * 100.0).round() / 100.0) as f32);
    let named = names.iter().zip(&fitted.features);
    let named = named.map(|(name, scores)| ((*name).to_owned(), rounded(scores)));
    Weights {
        features: named.filter(|(_, scores)| *scores != Scores::default()).collect(),
        after: fitted.after.each_ref().map(rounded),
    }
}

/// How many sentences of texts get the role that they have.
pub fn right(texts: &[Text], weights: &Weights) -> usize {
    let right = texts.iter().map(|text| {
        let (wanted, features): (Vec<Role>, Vec<Vec<String>>) = text.iter().cloned().unzip();
        let got = weights.roles(&features, 0.0);
        got.iter().zip(&wanted).filter(|(got, wanted)| got == wanted).count()
    });
    right.sum()
}

/// The file that weights are read from.
pub fn written(weights: &Weights) -> String {
    let line = |(name, scores): (String, &Scores)| {
        scores.iter().fold(name, |line, score| format!("{line} {score}")) + "\n"
    };
    let after = weights.after.iter().enumerate();
    let after = after.map(|(at, scores)| line((format!("AFTER{at}"), scores)));
    let sorted: BTreeMap<&String, &Scores> = weights.features.iter().collect();
    let features = sorted.into_iter().map(|(name, scores)| line((name.clone(), scores)));
    let head = "\
# Learnt by cargo xtask train sentences: what a sentence has, and how much that speaks for a hint, a
# question, the setting and chatter. AFTER: the role of the sentence before; 4 where there is none.
";
    head.to_owned() + &after.chain(features).collect::<String>()
}

fn text(text: &str, role: impl Fn(&str) -> Role) -> Text {
    let sentences = layout::features(text).into_iter();
    sentences.map(|(sentence, features)| (role(&sentence), features)).collect()
}

fn of<'a>(set: &Set, sample: &Sample, told: &'a Told) -> &'a [(String, Role)] {
    told.get(&format!("{}/{}", set.name, sample.name)).map_or(&[], Vec::as_slice)
}

/// What a sentence of a sample does.
fn role(sample: &Sample, told: &[(String, Role)], sentence: &str) -> Role {
    let said = words(sentence);
    let mut of = sample.hints.iter().filter(|hint| is_of(&said, &words(&hint.text)));
    if let Some(hint) = of.next() {
        // Who asks says nothing, though in the words of a hint.
        let asks = sentence.ends_with('?') && !hint.text.contains('?');
        return if asks { Role::Question } else { Role::Hint };
    }
    told.iter().find(|(told, _)| told == sentence).map_or(Role::Chatter, |(_, role)| *role)
}

/// A few hints of a sample; which, how they are set off and what stands around them depends on the
/// number.
fn part(sample: &Sample, told: &[(String, Role)], number: usize) -> String {
    let of = |wanted: Role| {
        let all = told.iter().filter(|(_, role)| *role == wanted);
        all.map(|(sentence, _)| sentence.as_str()).collect::<Vec<_>>().join(" ")
    };
    let start = number % sample.hints.len().max(1);
    let hints = sample.hints.iter().skip(start).take(2 + number % 5).zip(1..);
    let hints = hints.map(|(hint, count)| match number % 4 {
        0 => format!("{count}. {}\n", hint.text),
        1 => format!("- {}\n", hint.text),
        2 => format!("{}\n", hint.text),
        _ => format!("{} ", hint.text),
    });
    let hints: String = hints.collect();
    let setting = if number % 3 == 0 { String::new() } else { of(Role::Setting) };
    let asked = if number % 2 == 0 { String::new() } else { of(Role::Question) };
    format!("{setting}\n\n{hints}\n\n{asked}\n")
}

/// Whether a sentence says a part of a hint, or all of it.
fn is_of(sentence: &[String], hint: &[String]) -> bool {
    let count = |words: &[String]| {
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        words.iter().for_each(|word| *counts.entry(word.clone()).or_default() += 1);
        counts
    };
    let of_hint = count(hint);
    let both = count(sentence).into_iter();
    let both = both.map(|(word, times)| times.min(of_hint.get(&word).copied().unwrap_or(0)));
    let both: usize = both.sum();
    let part = both * 5 >= sentence.len() * 4 && (sentence.len() > 3 || both * 2 >= hint.len());
    let start = &hint[..hint.len().min(3)];
    let starts = sentence.windows(start.len().max(1)).any(|words| words == start);
    !hint.is_empty() && !sentence.is_empty() && (part || both * 5 >= hint.len() * 4 && starts)
}

fn words(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_may_be_a_part_of_a_hint_or_more() {
        let is_hint = |sentence: &str, hint: &str| is_of(&words(sentence), &words(hint));
        assert!(is_hint("Ann has the cat.", "Ann has the cat."));
        assert!(is_hint("Well, Ann has the cat, so much is sure.", "Ann has the cat"));
        assert!(is_hint("She sits by Bob.", "Ann has the cat. She sits by Bob."));
        assert!(!is_hint("Ann has", "Ann has the cat, and so does Bob"));
        assert!(!is_hint("Who has the cat?", "Ann has the dog."));
        assert!(!is_hint("", "Ann"));
    }

    #[test]
    fn lines_of_short_texts_tell_what_their_sentences_do() {
        let texts = short(
            "# A comment.\n=====\nS|Two huts.\n |\nH|Ann is first. Bob has the cat Who sits?\n",
        );
        let roles: Vec<Role> = texts[0].iter().map(|(role, _)| *role).collect();
        assert_eq!(roles, [Role::Setting, Role::Hint, Role::Hint, Role::Question]);
    }

    #[test]
    fn what_always_comes_with_a_role_tells_it() {
        let text = |role, feature: &str| vec![(role, vec![feature.to_owned()])];
        let mut texts = vec![text(Role::Hint, "owns"); 20];
        texts.extend(vec![text(Role::Question, "who"); 20]);
        let weights = fit(&texts);
        assert_eq!(right(&texts, &weights), 40);
        assert!(written(&weights).lines().any(|line| line.starts_with("owns ")));
        assert!(written(&weights).lines().any(|line| line.starts_with("AFTER4 ")));
    }
}
