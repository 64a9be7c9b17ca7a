//! New puzzles, each with exactly one solution and no hint to spare. The same [`Wish`] gives the same
//! puzzle on every machine, and so does the same day ([`of_day`]). [`nearest`] makes one of some
//! difficulty, or as near to it as comes.
//!
//! First comes a random arrangement, then random hints that are true of it, until they leave no other
//! solution; then the hints that the rest imply are dropped. `words` makes sentences of what is left.
//!
//! It does not invent words: the scenes, categories and names are lists of its own. It has no clock:
//! whoever wants today's puzzle says which day it is.
//!
//! ```
//! use generate::{Kind, Wish};
//! use solver::Unwatched;
//!
//! let wish =
//!     Wish { houses: 4, categories: 3, kinds: Kind::CLASSIC.into(), seed: 7 };
//! let puzzle = generate::puzzle(&wish, &mut Unwatched).unwrap();
//! assert_eq!((puzzle.houses(), puzzle.categories().len()), (4, 3));
//! assert_eq!(generate::puzzle(&wish, &mut Unwatched).unwrap(), puzzle);
//! ```

mod day;
mod difficulty;
mod issue;
mod kind;
mod words;

#[cfg(test)]
mod tests;

use std::{fmt, iter};

use puzzle::{
    About, Asked, Hint, HintSet, Offsets, Puzzle, PuzzleParts, Question, Random, Relation, Value,
};
use solver::{Core, Known, Problem, Watch};

pub use day::{Date, of_day};
pub use difficulty::{Difficulty, level};
use explain::Level;
pub use issue::Issue;
pub use kind::Kind;

use words::Scene;

/// The fewest and the most houses of a new puzzle.
pub const HOUSES: std::ops::RangeInclusive<u8> = 3..=8;
/// The fewest and the most categories of a new puzzle.
pub const CATEGORIES: std::ops::RangeInclusive<u8> = 2..=8;

/// Puzzles thrown until one is as hard as wished.
pub const ATTEMPTS: usize = 40;
/// What a puzzle that is one level too hard adds to the ease of the next.
const EASIER: i32 = 25;
/// The most ease: of the hints that are left each takes as little thought as can be.
const EASIEST: i32 = 200;
/// More hints are added so many times before giving up.
const ROUNDS: usize = 4;
/// A hint is thrown so many times until it is true.
const TRIES: usize = 100;

/// What kind of puzzle to make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// Within [`HOUSES`].
    pub houses: u8,
    /// Within [`CATEGORIES`].
    pub categories: u8,
    /// The kinds of hint that may come.
    pub kinds: Vec<Kind>,
    /// Another seed, another puzzle.
    pub seed: u64,
}

/// Why there is no new puzzle, in plain words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoPuzzle {
    /// The size is not within [`HOUSES`] and [`CATEGORIES`].
    Size,
    /// All hints of these kinds together leave more than one solution.
    Kinds,
    /// The kinds allowed say the same of a puzzle and its mirror image.
    Mirrored,
    /// The watch stopped the work.
    Stopped,
}

impl fmt::Display for NoPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size => write!(
                f,
                "new puzzles have {} to {} houses and {} to {} categories",
                HOUSES.start(),
                HOUSES.end(),
                CATEGORIES.start(),
                CATEGORIES.end()
            ),
            Self::Kinds => f.write_str(
                "hints of these kinds alone leave more than one solution; allow more kinds",
            ),
            Self::Mirrored => f.write_str(
                "hints of these kinds alone cannot tell left from right; allow another kind, such as \
                 place or beside",
            ),
            Self::Stopped => f.write_str("making the puzzle took too long; try another seed"),
        }
    }
}

impl std::error::Error for NoPuzzle {}

/// How hard a puzzle is that is not as hard as wished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missed {
    /// How hard it was to be.
    pub wished: Difficulty,
    /// How hard it is.
    pub level: Level,
}

impl fmt::Display for Missed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (level, wished) = (self.level.name(), self.wished.word());
        write!(f, "It is {level}: none of this size came out {wished}.")
    }
}

/// A puzzle as wished, with exactly one solution and no hint that could be spared, however hard.
///
/// # Errors
/// The wish is out of bounds, cannot be met, or the watch stopped the work.
pub fn puzzle(wish: &Wish, watch: &mut dyn Watch) -> Result<Puzzle, NoPuzzle> {
    check(wish)?;
    thrown(wish, 0, wish.seed, watch)
}

/// The first of [`ATTEMPTS`] such puzzles that is as hard as wished, if anything is; if none is, or the
/// watch stops the work before, the nearest of them. Each is made easier or harder than the last, as that was
/// too hard or too easy.
///
/// # Errors
/// As for [`puzzle()`]; stopped only where there is no puzzle yet.
pub fn nearest(
    wish: &Wish,
    difficulty: Option<Difficulty>,
    watch: &mut dyn Watch,
) -> Result<(Puzzle, Option<Missed>), NoPuzzle> {
    let Some(difficulty) = difficulty else { return Ok((puzzle(wish, watch)?, None)) };
    check(wish)?;
    let wished = difficulty.level();
    let above = |level: Level| level as i32 - wished as i32;
    let mut nearest: Option<(Puzzle, Level)> = None;
    let mut ease = 0;
    for seed in seeds(wish.seed) {
        let made = thrown(wish, ease, seed, watch)
            .and_then(|puzzle| Ok((level(&puzzle, watch).ok_or(NoPuzzle::Stopped)?, puzzle)));
        let (level, puzzle) = match made {
            Err(NoPuzzle::Stopped) => break,
            made => made?,
        };
        if level == wished {
            return Ok((puzzle, None));
        }
        if nearest.as_ref().is_none_or(|(_, best)| above(level).abs() < above(*best).abs()) {
            nearest = Some((puzzle, level));
        }
        ease = (ease + EASIER * above(level)).clamp(0, EASIEST);
    }
    let (puzzle, level) = nearest.ok_or(NoPuzzle::Stopped)?;
    Ok((puzzle, Some(Missed { wished: difficulty, level })))
}

/// Whether the wish could be met at all.
fn check(wish: &Wish) -> Result<(), NoPuzzle> {
    if !HOUSES.contains(&wish.houses) || !CATEGORIES.contains(&wish.categories) {
        return Err(NoPuzzle::Size);
    }
    if !wish.kinds.is_empty() && wish.kinds.iter().all(|kind| kind.is_mirrored()) {
        return Err(NoPuzzle::Mirrored);
    }
    Ok(())
}

/// A seed for each of [`ATTEMPTS`].
fn seeds(first: u64) -> impl Iterator<Item = u64> {
    let mut random = Random::new(first);
    iter::once(first).chain(iter::repeat_with(move || random.number())).take(ATTEMPTS)
}

/// A puzzle as wished: the more ease, the easier.
fn thrown(wish: &Wish, ease: i32, seed: u64, watch: &mut dyn Watch) -> Result<Puzzle, NoPuzzle> {
    let mut random = Random::new(seed);
    let scene = Scene::thrown(&mut random, wish.houses, wish.categories);
    let hints = hints(wish, ease, &mut random, watch)?;
    let mut said: Vec<(Relation, String)> = hints
        .into_iter()
        .map(|(kind, relation)| {
            let text = scene.hint(kind, &relation);
            (relation, text)
        })
        .collect();
    random.shuffle(&mut said);
    let about = asked_about(wish, &said, &mut random);
    let question = Question {
        text: scene.question(about),
        asked: Asked::Category(0),
        about: About::Value(about),
    };
    let hints = (1..).zip(said);
    let hints =
        hints.map(|(number, (relation, text))| Hint { number, text, relation: Some(relation) });
    let parts = PuzzleParts {
        title: scene.title().to_owned(),
        houses: wish.houses,
        place: scene.place(),
        hints: hints.collect(),
        questions: vec![question],
        categories: scene.into_categories(),
    };
    Ok(Puzzle::new(parts).expect("words are all different"))
}

/// Hints that leave one solution, none of which could be spared.
fn hints(
    wish: &Wish,
    ease: i32,
    random: &mut Random,
    watch: &mut dyn Watch,
) -> Result<Vec<(Kind, Relation)>, NoPuzzle> {
    let hidden: Vec<Vec<u8>> =
        (0..wish.categories).map(|_| random.permutation(wish.houses)).collect();
    let house = |v: Value| hidden[usize::from(v.category)][usize::from(v.index)];
    let values = usize::from(wish.houses) * usize::from(wish.categories);
    let mut pool: Vec<(Kind, Relation)> = Vec::new();
    for _ in 0..ROUNDS {
        // The easier it is to be, the more there are to choose from.
        for _ in 0..values * (5 + ease as usize / 40) {
            let Some(kind) = Kind::thrown(&wish.kinds, random) else { return Err(NoPuzzle::Kinds) };
            let thrown =
                (0..TRIES).filter_map(|_| kind.relation(wish.houses, wish.categories, random));
            if let Some(relation) = thrown.into_iter().find(|relation| kind.fits(relation, &house))
            {
                let new = |other: &Relation| {
                    *other != relation && !idles(other, &relation) && !idles(&relation, other)
                };
                if pool.iter().all(|(_, other)| new(other)) {
                    pool.push((kind, relation));
                }
            }
        }
        let relations = pool.iter().map(|(_, relation)| Some(relation.clone())).collect();
        let problem = Problem::new(wish.houses, wish.categories, relations, Vec::new())
            .expect("hints are about the values there are");
        let core = Core::new(problem);
        let all = HintSet::first(pool.len());
        match core.is_unique(&all, watch) {
            Known::Open => return Err(NoPuzzle::Stopped),
            Known::No => continue,
            Known::Yes => {}
        }
        // They came in no order.
        let (first, last): (Vec<usize>, Vec<usize>) =
            (0..pool.len()).partition(|&i| ease > 0 && random.chance(pool[i].0.goes_first(ease)));
        let left = core
            .without_implied(&all, first.into_iter().chain(last), watch)
            .ok_or(NoPuzzle::Stopped)?;
        return Ok(left.iter().map(|i| pool[i].clone()).collect());
    }
    Err(NoPuzzle::Kinds)
}

/// Whether a condition or a choice has a part that the other hint alone says is so or not: beside
/// "Ann is the baker", neither "if Ann is the baker, then …" nor "if …, then Ben is the baker" is a
/// condition.
fn idles(composed: &Relation, stated: &Relation) -> bool {
    match composed {
        Relation::If(one, other) | Relation::Xor(one, other) => {
            decides(stated, one) || decides(stated, other)
        }
        _ => false,
    }
}

/// Whether the hint alone says that the two values of the part go together, or do not.
fn decides(stated: &Relation, part: &Relation) -> bool {
    let Relation::Offset(c, d, Offsets::SAME) = part else { return false };
    match stated {
        Relation::Offset(a, b, offsets) => {
            let same = *offsets == Offsets::SAME;
            [(a, b), (b, a)].into_iter().any(|(one, other)| {
                let pair = (one, other) == (c, d) && (same || !offsets.contains(0));
                // One of them goes with another value of the same category.
                let taken = |mine: &Value, rival: &Value| {
                    one == mine && other != rival && other.category == rival.category
                };
                pair || same && (taken(c, d) || taken(d, c))
            })
        }
        Relation::Between { middle, ends: (left, right), .. } => {
            [middle, left, right].contains(&c) && [middle, left, right].contains(&d)
        }
        _ => false,
    }
}

/// A value that no hint names, if there is one, as in the old riddles; else one whose answer no hint
/// gives. There is one: of the hints that give the answers of a category, the others imply the last.
fn asked_about(wish: &Wish, said: &[(Relation, String)], random: &mut Random) -> Value {
    let mut named = Vec::new();
    for (relation, _) in said {
        relation.for_each_value(&mut |value| named.push(value));
    }
    let given = |value: Value| {
        said.iter().any(|(relation, _)| match relation {
            Relation::Offset(a, b, Offsets::SAME) => a.category == 0 && *b == value,
            _ => false,
        })
    };
    let mut values: Vec<Value> = (1..wish.categories)
        .flat_map(|category| (0..wish.houses).map(move |index| Value { category, index }))
        .collect();
    random.shuffle(&mut values);
    let unnamed = values.iter().find(|value| !named.contains(value));
    let open = || values.iter().find(|&&value| !given(value));
    *unnamed.or_else(open).unwrap_or(&values[0])
}
