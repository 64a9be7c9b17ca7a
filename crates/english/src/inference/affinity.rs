//! What is seen of candidates, of each alone and of two together, and how much that says: whether a
//! word is a value, and whether two values are of one category.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::{FxHashMap, FxHashSet};

use super::candidates::{Candidate, Candidates};
use super::lexicon::{Lexicon, Role};
use super::slots::{Article, Cue, Source};
use super::weights::About;

/// No candidate is seen more often.
const OFTEN: [&str; 3] = ["twice", "thrice", "often"];
/// Words with fewer letters are short.
const SHORT: usize = 4;
/// The words around a slot, by their places.
const AROUND: [&str; 4] = ["second-before", "before", "behind", "second-behind"];
/// Two words with so many last letters the same end alike.
const END: usize = 3;
/// What sentences say of two counts up to this.
const TOLD: f32 = 9.0;

/// How often words of each role stand somewhere; none at an end of the sentence.
type Shares = BTreeMap<Option<Role>, f32>;

/// Takes what is seen: of what, its name, and how much of it.
pub type Note<'n> = &'n mut dyn FnMut(About, &str, f32);

/// What is seen of a candidate.
pub struct Seen<'a> {
    of: &'a Candidate,
    traits: BTreeSet<&'static str>,
    cues: FxHashMap<&'a str, Cue>,
    /// The kinds that its cues speak of.
    spoken: Vec<usize>,
    prepositions: FxHashSet<&'a str>,
    /// By place around.
    around: [Shares; 4],
    /// The words right before and behind it.
    beside: [FxHashSet<&'a str>; 2],
    words: Vec<&'a str>,
}

impl<'a> Seen<'a> {
    /// Of one of these.
    pub fn new(of: &'a Candidate, lexicon: &Lexicon) -> Self {
        let slots = of.slots.iter();
        let mut around: [Shares; 4] = Default::default();
        for (at, role) in slots.clone().flat_map(|slot| slot.around.iter().enumerate()) {
            *around[at].entry(*role).or_default() += 1.0 / of.slots.len() as f32;
        }
        let beside =
            [0, 1].map(|at| slots.clone().filter_map(|slot| slot.beside[at].as_deref()).collect());
        let mut seen = Self {
            of,
            traits: BTreeSet::new(),
            cues: of.cues(),
            spoken: of.spoken(lexicon),
            prepositions: slots.clone().filter_map(|slot| slot.preposition.as_deref()).collect(),
            around,
            beside,
            words: of.slots.first().map_or_else(Vec::new, |slot| slot.stems.split(' ').collect()),
        };
        seen.traits = seen.traits(lexicon);
        seen
    }

    fn traits(&self, lexicon: &Lexicon) -> BTreeSet<&'static str> {
        let of = self.of;
        let from = |source| of.is(|slot| slot.source == source);
        let only = |source| of.slots.iter().all(|slot| slot.source == source);
        let article = |article| of.is(|slot| slot.article == article);
        let (subject, acts) = (of.is(|slot| slot.subject), of.is(|slot| slot.acts));
        let (owns, tail) = (of.is(|slot| slot.possessive), of.is(|slot| slot.tail.is_some()));
        let (passive, name) = (of.is(|slot| slot.passive), of.is_name());
        let so = [
            ("asked", from(Source::Question)),
            ("asked-only", only(Source::Question)),
            ("set", from(Source::Setting)),
            ("set-only", only(Source::Setting)),
            ("listed", of.list.is_some()),
            ("kind", !of.kinds.is_empty()),
            ("spoken", !self.spoken.is_empty()),
            ("capital", of.capital > 0),
            ("small", of.small > 0),
            ("guessed", of.guessed > 0 && of.capital == of.guessed),
            ("doubtful", of.doubtful),
            ("initial", of.slots.iter().all(|slot| slot.initial)),
            ("one-word", self.words.len() == 1),
            ("two-words", self.words.len() == 2),
            ("number", of.is(|slot| slot.number)),
            ("a", article(Article::A)),
            ("the", article(Article::The)),
            ("bare", article(Article::None)),
            ("led", !self.prepositions.is_empty()),
            ("cue", !self.cues.is_empty()),
            ("strong", self.cues.values().any(|cue| *cue == Cue::Strong)),
            ("subject", subject),
            ("acts", acts),
            ("owns", owns),
            ("passive", passive),
            ("tail", tail),
            ("name", name),
            ("name-subject", name && subject),
            ("name-acts", name && acts),
            ("name-owns", name && owns),
            ("name-passive", name && passive),
            ("name-tail", name && tail),
        ];
        let often = OFTEN.into_iter().zip(2..).filter(|(_, times)| of.slots.len() >= *times);
        let mut traits: BTreeSet<&'static str> = often.map(|(name, _)| name).collect();
        traits.extend(so.into_iter().filter(|(_, so)| *so).map(|(name, _)| name));
        if of.small > 0 || of.capital == 0 {
            let written = of.slots.first().map_or("", |slot| slot.written.as_str());
            traits.extend(lexicon.word_endings.iter().filter(|ending| written.ends_with(**ending)));
            traits.extend((written.chars().count() < SHORT).then_some("short"));
        }
        traits
    }

    /// What is seen of it alone.
    pub fn alone(&self, note: Note<'_>) {
        note(About::Value, "always", 1.0);
        self.traits.iter().for_each(|name| note(About::Value, name, 1.0));
        for (place, roles) in AROUND.iter().zip(&self.around) {
            for (role, share) in roles {
                let role = role
                    .map_or_else(|| "end".to_owned(), |role| format!("{role:?}").to_lowercase());
                note(About::Value, &format!("{place} {role}"), *share);
            }
        }
    }

    /// What is seen of two.
    pub fn together(&self, other: &Self, all: &Among<'_>, note: Note<'_>) {
        note(About::Two, "always", 1.0);
        for name in &self.traits {
            let about = if other.traits.contains(name) { About::Both } else { About::One };
            note(about, name, 1.0);
        }
        let others = other.traits.iter().filter(|name| !self.traits.contains(*name));
        others.for_each(|name| note(About::One, name, 1.0));
        let told = all.candidates.told(self.of, other.of).clamp(-TOLD, TOLD);
        note(About::Two, if told < 0.0 { "apart" } else { "together" }, told);
        self.cues(other, all, note);
        self.kinds(other, all.lexicon, note);
        for ((place, ours), theirs) in AROUND.iter().zip(&self.around).zip(&other.around) {
            note(About::Two, place, likeness(ours, theirs));
        }
        for (name, at) in [("same-before", 0), ("same-behind", 1)] {
            let same = !self.beside[at].is_disjoint(&other.beside[at]);
            note(About::Two, name, f32::from(u8::from(same)));
        }
        let list = self.of.list.is_some() && self.of.list == other.of.list;
        let word = |one: &Self, other: &Self| one.of.is_name() && other.of.small > 0;
        let both_led = !self.prepositions.is_empty() && !other.prepositions.is_empty();
        let led_alike = !self.prepositions.is_disjoint(&other.prepositions);
        let [ours, theirs] = [self, other].map(|it| it.words.as_slice());
        let end = |words: &[&str]| -> Option<Vec<char>> {
            Some(words.last()?.chars().rev().take(END).collect())
        };
        let so = [
            ("same-list", list),
            ("name-and-word", word(self, other) || word(other, self)),
            ("same-preposition", led_alike),
            ("other-preposition", both_led && !led_alike),
            ("same-length", ours.len() == theirs.len()),
            ("several-words", ours.len() == theirs.len() && ours.len() > 1),
            ("same-first", ours.len() > 1 && ours.first() == theirs.first()),
            ("same-end", end(ours) == end(theirs)),
        ];
        note_so(&so, note);
    }

    /// The cues of both. What is said of many more values than there are places says little.
    fn cues(&self, other: &Self, all: &Among<'_>, note: Note<'_>) {
        let mut most: [f32; 4] = [0.0; 4];
        let mut best: f32 = 0.0;
        for (cue, ours) in &self.cues {
            let Some(theirs) = other.cues.get(cue) else { continue };
            let says = *ours.min(theirs);
            let spread = all.spread.get(cue).copied().unwrap_or(1).max(all.places);
            let share = (all.places as f32 / spread as f32).sqrt();
            let kind = &mut most[says as usize];
            *kind = kind.max(share);
            best = best.max(share * says.weight(&all.lexicon.weights));
        }
        let names = ["weak-cue", "active-cue", "cue-and-preposition", "strong-cue"];
        names.iter().zip(most).for_each(|(name, most)| note(About::Two, name, most));
        note(About::Two, "cue", best);
    }

    fn kinds(&self, other: &Self, lexicon: &Lexicon, note: Note<'_>) {
        let meet = |some: &[usize], others: &[usize]| some.iter().any(|one| others.contains(one));
        let (ours, theirs) = (&self.of.kinds, &other.of.kinds);
        let differ = |some: &[usize], others: &[usize]| {
            !some.is_empty() && !others.is_empty() && !meet(some, others)
        };
        let so = [
            ("same-kind", meet(ours, theirs)),
            ("akin-kind", !meet(ours, theirs) && lexicon.are_akin(ours, theirs)),
            ("other-kind", differ(ours, theirs) && !lexicon.are_akin(ours, theirs)),
            ("spoken-kind", meet(ours, &other.spoken) || meet(theirs, &self.spoken)),
            ("unspoken-kind", differ(ours, &other.spoken) || differ(theirs, &self.spoken)),
            ("both-spoken", meet(&self.spoken, &other.spoken)),
            ("other-spoken", differ(&self.spoken, &other.spoken)),
        ];
        note_so(&so, note);
    }
}

/// Notes of two what is so.
fn note_so(so: &[(&str, bool)], note: Note<'_>) {
    so.iter().filter(|(_, so)| *so).for_each(|(name, _)| note(About::Two, name, 1.0));
}

/// What two candidates are seen among.
pub struct Among<'a> {
    pub candidates: &'a Candidates,
    /// Of how many each cue speaks.
    pub spread: FxHashMap<&'a str, usize>,
    pub places: usize,
    pub lexicon: &'a Lexicon,
}

impl<'a> Among<'a> {
    /// Among these, where there are so many places.
    pub fn new(candidates: &'a Candidates, places: usize, lexicon: &'a Lexicon) -> Self {
        Self { candidates, spread: candidates.spread(), places, lexicon }
    }
}

/// How alike the words are that two stand among: the cosine of how often each role is there.
fn likeness(ours: &Shares, theirs: &Shares) -> f32 {
    let long = |of: &Shares| of.values().map(|it| it * it).sum::<f32>();
    let shared = ours.iter().filter_map(|(role, share)| Some(share * theirs.get(role)?));
    let long = (long(ours) * long(theirs)).sqrt();
    if long > 0.0 { shared.sum::<f32>() / long } else { 0.0 }
}

/// How much speaks for each being a value, and by two how much for their being of one category: the
/// logarithms of the odds.
pub fn odds(seen: &[Seen<'_>], all: &Among<'_>) -> (Vec<f32>, Vec<Vec<f32>>) {
    let weights = &all.lexicon.weights;
    let weighed = |tell: &dyn Fn(Note<'_>)| {
        let mut sum = 0.0;
        tell(&mut |about, name, amount| sum += weights.learnt(about, name) * amount);
        sum
    };
    let alone = seen.iter().map(|one| weighed(&|note| one.alone(note))).collect();
    let mut pairs = vec![vec![0.0; seen.len()]; seen.len()];
    for (i, one) in seen.iter().enumerate() {
        for (j, other) in seen.iter().enumerate().skip(i + 1) {
            let odds = weighed(&|note| one.together(other, all, note));
            pairs[i][j] = odds;
            pairs[j][i] = odds;
        }
    }
    (alone, pairs)
}
