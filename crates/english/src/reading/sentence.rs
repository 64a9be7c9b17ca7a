//! From a sentence to its best readings.

use puzzle::{Relation, Value};
use rustc_hash::FxHashSet;

use super::chart::{Chart, Leaf, Sentence, Step};
use super::node::{Arena, Id, Op, Statement};
use super::relate::Relator;
use super::simple::{Samples, plain};
use super::{Piece, PieceKind, Reader, Reading, leaf};
use crate::tokens::Token;

/// How many readings a sentence has at most.
const READINGS: usize = 6;
/// How many statements are looked at for them.
const LOOKED_AT: usize = 30;
/// A sentence is read up to so many words.
pub const LONGEST: usize = 80;
/// What a claim costs that always or never holds.
const TRIVIAL: f32 = 4.0;
/// What it costs that "it" is the subject of the sentence before, and who was named last there.
const ABOUT_SUBJECT: f32 = 1.0;
const ABOUT_OBJECT: f32 = 1.8;
/// What it costs that "it" is somebody of the same sentence.
const INSIDE: f32 = 0.9;
/// What it costs to leave out what stands in brackets.
const WITHOUT_BRACKETS: f32 = 1.5;
/// A mention that costs more does not make its words a value's.
const SURE_MENTION: f32 = 0.7;
/// What a mention of a value costs against which all speaks.
const DOUBTED_VALUE: f32 = 2.0;
/// A mention that costs more is a guess.
const GUESSED: f32 = 1.5;
/// Words passed over that cost less are not told of.
const WORTH_TELLING: f32 = 1.1;

/// Whom the sentence before was about.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Before {
    /// Its subject.
    pub subject: Vec<Value>,
    /// Who else was named last.
    pub object: Vec<Value>,
}

/// A sentence in points and gaps: nothing begins or ends within a gap.
struct Analysed {
    tokens: Vec<Token>,
    leaves: Vec<Leaf>,
    /// By leaf: its tokens, and its phrase if it is no value.
    found: Vec<(std::ops::Range<usize>, Option<usize>)>,
    /// By gap: the kinds of words passed over, with their tokens.
    kinds: Vec<Vec<(usize, usize)>>,
    gaps: Vec<f32>,
    /// By gap: whether it has a comma.
    commas: Vec<bool>,
}

impl Reader<'_> {
    /// The best readings of a sentence, best first, different in meaning.
    pub fn read(&self, sentence: &str, before: &Before) -> Vec<Reading> {
        self.read_words(self.language.words.tokens(sentence), before)
    }

    /// The same, of the words of a sentence.
    pub fn read_words(&self, words: Vec<Token>, before: &Before) -> Vec<Reading> {
        let tokens = self.corrected(words);
        let mut readings = self.read_tokens(tokens.clone(), before);
        if let Some(without) = without_brackets(&tokens) {
            let others = self.read_tokens(without, before);
            readings.extend(others.into_iter().map(|mut reading| {
                reading.cost += WITHOUT_BRACKETS;
                reading
            }));
            readings.sort_by(|a, b| a.cost.total_cmp(&b.cost));
            readings = self.distinct(readings);
        }
        readings
    }

    /// With slips in the words of phrases put right: "inmediately".
    fn corrected(&self, mut tokens: Vec<Token>) -> Vec<Token> {
        for token in tokens.iter_mut().filter(|token| token.is_word() && !token.capital) {
            let known = self.gazetteer.knows(token) || self.scene.is_place(token);
            if let Some(word) = self.language.lexicon.slip(&token.word).filter(|_| !known) {
                word.clone_into(&mut token.word);
                token.stem = self.language.words.stem(word);
            }
        }
        tokens
    }

    fn read_tokens(&self, mut tokens: Vec<Token>, before: &Before) -> Vec<Reading> {
        tokens.truncate(LONGEST);
        let mut arena = Arena::default();
        let sentence = self.analyse(tokens, &mut arena);
        let Analysed { leaves, gaps, commas, .. } = &sentence;
        let parsed = Sentence { leaves, gaps, commas, places: self.scene.places };
        let language = self.language;
        let chart = Chart::parse(&language.grammar, &parsed, &mut arena);
        let Some(class) = language.grammar.known("S") else { return Vec::new() };
        let referents = [(&before.subject, ABOUT_SUBJECT), (&before.object, ABOUT_OBJECT)];
        let referents = referents
            .into_iter()
            .filter_map(|(values, cost)| Some((arena.entity(*values.first()?), cost)));
        let referents: Vec<(Id, f32)> = referents.collect();
        let mut claims: Vec<(f32, usize, usize, Statement)> = Vec::new();
        let mut skipped = 0.0;
        for from in 0..sentence.gaps.len() {
            for item in chart.to_the_end(from) {
                let whole = chart.item(item);
                let Some(statement) = arena.statement(whole.node) else { continue };
                if whole.class != class {
                    continue;
                }
                let cost = whole.cost + skipped;
                if !arena.has_pronoun(statement.formula) {
                    claims.push((cost, from, item, statement));
                    continue;
                }
                let inside = arena.named_values(statement.formula).into_iter().skip(1);
                let inside: Vec<(Id, f32)> =
                    inside.take(2).map(|value| (arena.entity(value), INSIDE)).collect();
                for (referent, more) in inside.iter().chain(&referents) {
                    if let Some(formula) = arena.resolved(statement.formula, *referent) {
                        let statement =
                            Statement { formula, subject: Some(*referent), ..statement };
                        claims.push((cost + more, from, item, statement));
                    }
                }
            }
            skipped += sentence.gaps[from];
        }
        claims.sort_by(|a, b| a.0.total_cmp(&b.0).then((a.1, a.2).cmp(&(b.1, b.2))));
        claims.truncate(LOOKED_AT);
        let relator = Relator::new(&arena, &self.scene);
        let mut readings = Vec::new();
        for (cost, from, item, statement) in claims {
            let Some(relation) = relator.relation(statement.formula) else { continue };
            if relation.values().is_empty() {
                continue;
            }
            let values = |id: Option<Id>| id.map_or_else(Vec::new, |id| arena.values(id));
            let mut reading = Reading {
                cost: cost + TRIVIAL * trivial_claims(&relation) as f32,
                relation: plain(relation, self.scene.places),
                pieces: Vec::new(),
                features: Vec::new(),
                subject: values(statement.subject),
                object: values(statement.object),
            };
            self.explain(&sentence, &chart, from, item, &mut reading);
            readings.push(reading);
        }
        readings.sort_by(|a, b| a.cost.total_cmp(&b.cost));
        self.distinct(readings)
    }

    /// The best of those that mean the same, and of claims that are none.
    fn distinct(&self, readings: Vec<Reading>) -> Vec<Reading> {
        let values: Vec<Value> =
            readings.iter().flat_map(|reading| reading.relation.values()).collect();
        let samples =
            Samples::pinned(&values, self.scene.places, &|value| self.scene.place_of(value));
        let mut known: Vec<Vec<u64>> = Vec::new();
        let mut distinct = Vec::new();
        for reading in readings {
            let truth = samples.truth(&reading.relation);
            let known_already = known.contains(&truth) && !samples.tells_nothing(&truth);
            if !samples.is_trivial(&truth) && !known_already {
                known.push(truth);
                distinct.push(reading);
            }
            if distinct.len() == READINGS {
                break;
            }
        }
        distinct
    }

    fn doubt(&self, value: Value) -> f32 {
        let of_category = &self.doubts[usize::from(value.category)];
        of_category.get(usize::from(value.index)).copied().unwrap_or(0.0)
    }

    fn analyse(&self, tokens: Vec<Token>, arena: &mut Arena) -> Analysed {
        let language = self.language;
        let class = |name| language.grammar.known(name);
        let mentions = self.gazetteer.mentions(&tokens, &self.scene);
        let mut begins_value = vec![false; tokens.len()];
        let mut in_value = vec![None; tokens.len()];
        for mention in &mentions {
            if mention.cost < SURE_MENTION {
                begins_value[mention.tokens.clone()].fill(true);
                let doubt = self.doubt(mention.value);
                for least in &mut in_value[mention.tokens.clone()] {
                    *least = Some(least.unwrap_or(f32::MAX).min(doubt));
                }
            }
        }
        let phrases = language.lexicon.find(&tokens, &begins_value, &self.scene);
        let mut leaves = Vec::new();
        let mut found = Vec::new();
        if let Some(class) = class("V") {
            for mention in mentions {
                let (from, to) = (mention.tokens.start, mention.tokens.end);
                let node = arena.add(Op::Value(mention.value), &[]);
                let cost = mention.cost + DOUBTED_VALUE * self.doubt(mention.value);
                leaves.push(Leaf { from, to, class, node, cost });
                found.push((mention.tokens, None));
            }
        }
        let mut light = vec![false; tokens.len()];
        // "Looks after" says nothing of what comes after what.
        let idiom = class("IDIOM");
        let is_idiom = |phrase: usize| Some(language.lexicon.phrases()[phrase].class) == idiom;
        let idioms = phrases.iter().filter(|it| is_idiom(it.phrase));
        let idioms: FxHashSet<usize> = idioms.flat_map(|it| it.tokens.clone()).collect();
        idioms.iter().for_each(|at| light[*at] = true);
        for it in phrases {
            let phrase = &language.lexicon.phrases()[it.phrase];
            let (from, to) = (it.tokens.start, it.tokens.end);
            if Some(phrase.class) == class("NOOP") {
                light[it.tokens.clone()].fill(true);
                continue;
            }
            if it.tokens.clone().all(|at| idioms.contains(&at)) {
                continue;
            }
            let name = phrase.name.split(' ').next().unwrap_or_default();
            let meanings = leaf::meanings(name, phrase.meaning, it.bound, &self.scene, &tokens);
            for (op, parts, more) in meanings {
                // The least of an amount is a value.
                let is_value = matches!(op, Op::Value(_));
                let class = if is_value { class("V") } else { None }.unwrap_or(phrase.class);
                let parts: Vec<Id> = parts.iter().map(|part| arena.add(*part, &[])).collect();
                let node = arena.add(op, &parts);
                let cost = phrase.cost + more + self.senses.cost(phrase.meaning);
                leaves.push(Leaf { from, to, class, node, cost });
                found.push((it.tokens.clone(), Some(it.phrase)));
            }
        }
        let mut points: Vec<usize> = leaves.iter().flat_map(|leaf| [leaf.from, leaf.to]).collect();
        points.extend([0, tokens.len()]);
        points.sort_unstable();
        points.dedup();
        for leaf in &mut leaves {
            leaf.from = points.binary_search(&leaf.from).unwrap_or(0);
            leaf.to = points.binary_search(&leaf.to).unwrap_or(0);
        }
        let kinds: Vec<Vec<(usize, usize)>> = points
            .windows(2)
            .map(|gap| {
                let words = (gap[0]..gap[1]).filter(|i| !light[*i]);
                let kind = |i: usize| language.skips.kind(&tokens[i], in_value[i], &self.scene);
                words.map(|i| (kind(i), i)).collect()
            })
            .collect();
        let cost = |words: &Vec<(usize, usize)>| {
            words.iter().map(|(kind, _)| language.skips.cost(*kind)).sum()
        };
        let gaps = kinds.iter().map(cost).collect();
        let comma = |words: &Vec<(usize, usize)>| words.iter().any(|(_, i)| tokens[*i].word == ",");
        let commas = kinds.iter().map(comma).collect();
        Analysed { tokens, leaves, found, kinds, gaps, commas }
    }

    /// What the reading took its words for, and what weighs for and against it.
    fn explain(
        &self,
        sentence: &Analysed,
        chart: &Chart<'_>,
        from: usize,
        item: usize,
        reading: &mut Reading,
    ) {
        let language = self.language;
        let mut passed: Vec<(usize, usize)> = sentence.kinds[..from].concat();
        chart.for_each_step(item, &mut |step| match step {
            Step::Leaf(leaf) => {
                let (tokens, phrase) = &sentence.found[leaf];
                let kind = match phrase {
                    Some(_) => PieceKind::Phrase,
                    None if sentence.leaves[leaf].cost > GUESSED => PieceKind::Guessed,
                    None => PieceKind::Value,
                };
                let range = sentence.tokens[tokens.start].range.start
                    ..sentence.tokens[tokens.end - 1].range.end;
                reading.pieces.push(Piece { range, kind });
                reading.features.extend(phrase);
            }
            Step::Skip(_, gap) => passed.extend(&sentence.kinds[gap]),
            Step::One(_, rule) | Step::Two(_, _, rule) => {
                reading.features.push(language.rule_feature(rule));
            }
        });
        for (kind, token) in passed {
            reading.features.push(language.skip_feature(kind));
            if language.skips.cost(kind) > WORTH_TELLING {
                let range = sentence.tokens[token].range.clone();
                reading.pieces.push(Piece { range, kind: PieceKind::PassedOver });
            }
        }
        reading.pieces.sort_by_key(|piece| (piece.range.start, piece.range.end));
    }
}

/// Claims within a relation that hold always or never, such as that the Dane is the Swede.
fn trivial_claims(relation: &Relation) -> usize {
    let mut count = 0;
    relation.for_each_statement(&mut |statement| {
        if let Relation::Offset(a, b, offsets) = statement {
            let others = puzzle::Offsets::DIFFERENT.bits();
            let distances = offsets.bits() & others;
            count +=
                usize::from(a.category == b.category && (distances == 0 || distances == others));
        }
    });
    count
}

/// The words without what stands in brackets, if anything does.
fn without_brackets(tokens: &[Token]) -> Option<Vec<Token>> {
    let mut depth = 0;
    let mut rest = Vec::new();
    for token in tokens {
        match token.word.as_str() {
            "(" => depth += 1,
            ")" if depth > 0 => depth -= 1,
            _ if depth == 0 => rest.push(token.clone()),
            _ => {}
        }
    }
    (rest.len() < tokens.len() && !rest.is_empty()).then_some(rest)
}
