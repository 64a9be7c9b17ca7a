//! Categories from the hints, where a text does not list them, or not all: what is drunk is a drink,
//! what stands before "chimney" says how chimneys are. A guess, offered for correction.
//!
//! `mentioned` knows what is only said to be there, `asked` what a question is about. `words` says
//! what each word does, by the text's own `vocabulary`; `deeds` finds the verbs, `verbs` how they are
//! said otherwise, and `modifiers` what only says how something is. `compounds` and `runs` find what
//! may be a value, `features` and `holders` what speaks there for one category or another, `somebody`
//! whether it is a word for people, `amend` what all these places say together, and `candidates`
//! collects that; `alone` finds people of whom nothing else is said. `labels` says which categories
//! the setting names. `groups` puts together what shares most, `refine` what goes together best as a
//! whole, `proposals` takes those that hold as categories, which `naming` names, and `variants` has
//! others to try where hints cannot be read with them.

mod alone;
mod amend;
mod asked;
mod candidates;
mod compounds;
mod deeds;
mod features;
mod groups;
mod holders;
mod labels;
mod mentioned;
mod modifiers;
mod naming;
mod pairs;
mod predicates;
mod proposals;
mod refine;
mod roles;
mod runs;
mod somebody;
mod variants;
mod verbs;
mod vocabulary;
mod words;

use rustc_hash::FxHashSet;

use super::categories::{Found, Listed};
use super::document::{Line, is_question};
use super::feelings::felt_by_all;
use super::ground::MAX_WORDS;
use super::kinds::{KINDS, value_kinds};
use super::lexicon::{Class, Lexicon};
use super::marks::Mark;
use super::mentions::Gazetteer;
use super::naming::calendar_name;
use super::remarks::title;
use super::sentences::facts;
use super::tokens::{Token, number, stem, tokens};
use asked::{asked, asks_of_all};
use candidates::Candidate;
use features::{Feature, Occurrence, occurrences};
use groups::{Nearness, Node};
use labels::{Label, labels, names_one};
use mentioned::{mentioned, names_more};
use pairs::pairs_at_one_place;
use puzzle::Category;
use roles::roles;
use runs::heads;
use vocabulary::{Vocabulary, landmarks, single_things, told_of};

pub(super) use proposals::Proposal;

/// What a text says of the categories that it does not list.
pub(super) struct Inference<'t> {
    candidates: Vec<Candidate>,
    labels: Vec<Label>,
    /// The categories that are listed.
    listed: Vec<Listed>,
    /// How many places the text says there are.
    stated: Option<u8>,
    /// The candidates, the labels and the listed categories, in this order.
    nodes: Vec<Node>,
    near: Nearness,
    /// Hints and questions.
    sentences: Vec<&'t str>,
    /// Names of whoever all is told of.
    told: FxHashSet<String>,
    /// Which sentence names which candidate.
    said: Vec<(usize, usize)>,
}

impl Inference<'_> {
    /// Whether the text lists any categories; the numbers that somebody wears are no list, nor are
    /// the days that are the places.
    fn has_lists(&self) -> bool {
        let dated = |listed: &Listed| calendar_name(&listed.values).is_some();
        self.listed.iter().any(|listed| listed.line > 0 && !dated(listed))
    }
}

/// What the lines of a text say beside its lists; `None` where it lists all.
pub(super) fn inference<'t>(
    lines: &'t [Line],
    found: &Found,
    lexicon: &Lexicon,
) -> Option<Inference<'t>> {
    if found.categories.len() >= MANY {
        return None;
    }
    // Where hints are numbered, what comes before only sets the scene.
    let marked = lines.iter().filter(|line| line.mark != Mark::None).count() > 2;
    let (mut hints, mut setting, mut scenes) = (Vec::new(), Vec::new(), Vec::new());
    let (mut tasks, mut told) = (Vec::new(), FxHashSet::default());
    for listed in &found.categories {
        // "Nora has had a cat, a dog and a fox."
        let all = |text: &&str| listed.values.iter().all(|value| text.contains(value.as_str()));
        let line = lines.iter().find(|line| line.number == listed.line);
        let sentence = line.and_then(|line| facts(&line.text).into_iter().find(all));
        told.extend(sentence.and_then(|text| told_of(&tokens(text), lexicon)));
    }
    let (mut opening, mut begun) = (true, false);
    let titled = usize::from(title(lines).is_some());
    for (line, _) in lines.iter().zip(&found.used).skip(titled).filter(|(_, used)| !**used) {
        begun |= line.mark != Mark::None;
        for sentence in facts(&line.text).into_iter().filter(|sentence| !sentence.ends_with(':')) {
            let question = is_question(sentence);
            let scene = line.mark == Mark::None && !question;
            let words = tokens(sentence);
            if words.len() > MAX_WORDS {
                continue;
            }
            // "Match each man with his tie" names categories, and no value.
            if question && asks_of_all(&words) {
                tasks.push(sentence);
                continue;
            }
            // "Four beach huts stand side by side facing the sea."
            let counts =
                opening && scene && !counted_nouns(std::slice::from_ref(&words)).is_empty();
            opening &= !counts && hints.len() < 4;
            told.extend(told_of(&words, lexicon).filter(|_| counts));
            if scene {
                setting.push(sentence);
            }
            let said = !marked || begun && names_more(&words);
            if !(scene && (!said || counts || names_one(&words, lexicon))) {
                hints.push(if question { asked(sentence) } else { sentence });
            } else {
                hints.extend(mentioned(sentence));
                scenes.push(sentence);
            }
        }
    }
    let (listed, stated) = (found.categories.as_slice(), found.stated);
    let listed_values = || listed.iter().flat_map(|listed| &listed.values);
    told.retain(|name| !listed_values().any(|value| value.to_lowercase() == *name));
    Some(collect(&Sources { hints, setting, scenes, tasks, told, listed, stated }, lexicon))
}

/// What categories are inferred from.
struct Sources<'t, 'l> {
    /// Hints and questions.
    hints: Vec<&'t str>,
    /// What sets the scene.
    setting: Vec<&'t str>,
    /// What of that tells nothing of the solution.
    scenes: Vec<&'t str>,
    /// What asks for all of it.
    tasks: Vec<&'t str>,
    /// Names of whoever all is told of.
    told: FxHashSet<String>,
    listed: &'l [Listed],
    stated: Option<u8>,
}

/// Whoever lists so many categories lists them all.
const MANY: usize = 6;

fn collect<'t>(sources: &Sources<'t, '_>, lexicon: &Lexicon) -> Inference<'t> {
    let hints: Vec<Vec<Token>> = sources.hints.iter().map(|text| tokens(text)).collect();
    let setting: Vec<Vec<Token>> = sources.setting.iter().map(|text| tokens(text)).collect();
    let tasks: Vec<Vec<Token>> = sources.tasks.iter().map(|text| tokens(text)).collect();
    let labels = labels(&setting, &tasks, lexicon);
    let listed: Vec<Category> = sources
        .listed
        .iter()
        .map(|listed| Category::new(listed.name.clone(), listed.values.clone()))
        .collect();
    let gazetteer = Gazetteer::new(&listed);
    let mut nouns = counted_nouns(&setting);
    nouns.extend(nouns_of_each(&setting, lexicon));
    for scene in sources.scenes.iter().filter(|scene| mentioned(scene).is_empty()) {
        nouns.extend(scene_nouns(&tokens(scene), lexicon));
    }
    for words in &tasks {
        nouns.extend(scene_nouns(words, lexicon));
    }
    nouns.extend(labels.iter().flat_map(|label| label.words.iter().cloned()));
    for category in sources.listed {
        nouns.extend(tokens(&category.name).iter().map(|token| stem(&token.word)));
        nouns.extend(described_noun(&tokens(&category.description)));
    }
    let mut vocabulary = Vocabulary::of(&hints, nouns);
    vocabulary.things = single_things(&hints, &setting);
    vocabulary.told_of.clone_from(&sources.told);
    vocabulary.felt.extend(setting.iter().flat_map(|words| felt_by_all(words, true)));
    vocabulary.felt.extend(hints.iter().flat_map(|words| felt_by_all(words, false)));
    let all_roles = |vocabulary: &Vocabulary| -> Vec<Vec<words::Role>> {
        let said = sources.hints.iter().zip(&hints);
        said.map(|(text, words)| roles(text, words, lexicon, vocabulary, &gazetteer)).collect()
    };
    for label in &labels {
        vocabulary.verbs.extend(label.features.iter().filter_map(|feature| match feature {
            Feature::Verb(verb) | Feature::Toward(verb, _) => Some(verb.clone()),
            _ => None,
        }));
    }
    let roles = all_roles(&vocabulary);
    vocabulary.learn(&roles);
    vocabulary.add_nouns(landmarks(&hints, &roles));
    let (heads, bare) = heads(&hints, &all_roles(&vocabulary));
    vocabulary.add_nouns(heads);
    let roles = all_roles(&vocabulary);
    let mut found: Vec<Occurrence> = (0..hints.len())
        .map(|i| occurrences(i, sources.hints[i], &hints[i], &roles[i], &bare))
        .enumerate()
        .filter(|(i, found)| {
            says(found, &roles[*i], &hints[*i])
                || !is_question(sources.hints[*i]) && is_terse(found, &roles[*i])
        })
        .flat_map(|(_, found)| found)
        .collect();
    amend::by_what_they_do(&mut found);
    amend::drop_aversions(&mut found);
    amend::drop_names_of_things(&mut found);
    amend::drop_asides(&mut found, &hints);
    amend::drop_asked_for(&mut found, &hints);
    amend::join_forms(&mut found);
    amend::unname(&mut found);
    amend::unname_regions(&mut found);
    amend::unname_openings(&mut found, sources.stated);
    let pairs = pairs_at_one_place(&roles, &hints, &found);
    Inference::new(&found, &pairs, labels, sources)
}

/// "Market" and "row" of "at the market stand three stalls in a row": what the scene is made of is
/// no value.
fn scene_nouns(words: &[Token], lexicon: &Lexicon) -> FxHashSet<String> {
    let form = |word: &str| ["ed", "ing", "ly"].iter().any(|end| word.ends_with(end));
    let named =
        |i: usize| i > 0 && words[i - 1].is(&["a", "an", "the", "each", "every", "his", "her"]);
    let noun = |&(i, token): &(usize, &Token)| {
        let class = lexicon.class(&token.word);
        (matches!(class, Class::Noun | Class::Unknown) || class == Class::Verb && named(i))
            && !token.is_mark()
            && !token.capital
            && token.word.len() > 2
            && number(&token.word).is_none()
            && !form(&token.word)
            && value_kinds(&stem(&token.word)).iter().all(|&kind| KINDS[kind].is_of_things())
    };
    words.iter().enumerate().filter(noun).map(|(_, token)| stem(&token.word)).collect()
}

/// Whether a sentence says something of a value: what else goes with it, or where it is.
fn says(found: &[Occurrence], roles: &[words::Role], words: &[Token]) -> bool {
    let verb = roles.iter().any(|role| matches!(role, words::Role::Verb(_) | words::Role::Be));
    let relation = roles.contains(&words::Role::Relation);
    // "It is not the colonel", of whom the sentence before speaks.
    let opens = ["it", "he", "she", "one", "there"];
    let goes_on = words.first().is_some_and(|first| first.is(&opens));
    found.len() > 1 && (verb || relation)
        || !found.is_empty() && names_more(words)
        || found.len() == 1 && words.len() <= 3 && found[0].features.contains(&Feature::Name)
        || found.len() == 1 && goes_on && verb
        || found.len() == 1 && relation && verb
        || roles.contains(&words::Role::Who)
}

/// "Norwegian: blue house", "tea in house 2": two values, or one and where it is, and little else.
fn is_terse(found: &[Occurrence], roles: &[words::Role]) -> bool {
    let verb = roles.iter().any(|role| matches!(role, words::Role::Verb(_) | words::Role::Be));
    let placed = found.len() == 1 && roles.contains(&words::Role::Relation);
    (found.len() == 2 || placed) && !verb && roles.len() <= MOST_TERSE
}

/// What has more words is no terse hint.
const MOST_TERSE: usize = 7;

/// "Every ship has its own pilot": a ship stands for a place.
fn nouns_of_each(setting: &[Vec<Token>], lexicon: &Lexicon) -> FxHashSet<String> {
    let mut found = FxHashSet::default();
    for words in setting.iter().filter(|words| names_one(words, lexicon)) {
        let [each, noun, ..] = words.as_slice() else { continue };
        let class = lexicon.class(&noun.word);
        let thing = matches!(class, Class::Noun | Class::Unknown) && !noun.capital;
        if each.is(&["each", "every"]) && thing && !noun.is_mark() {
            found.insert(stem(&noun.word));
        }
    }
    found
}

/// "Funnel" of "has a funnel of a different color", which introduces a list.
fn described_noun(words: &[Token]) -> Option<String> {
    let of = words.windows(3).position(|three| {
        three[0].is(&["of"])
            && three[1].is(&["a", "another", "its", "their"])
            && three[2].is(&["different", "own", "certain", "unique"])
    })?;
    let noun = &words[of.checked_sub(1)?];
    let led = of > 1 && words[of - 2].is(&["a", "an"]);
    (led && !noun.is_mark()).then(|| stem(&noun.word))
}

/// "Five narrowboats", "four keen bakers": what is counted stands for the places.
fn counted_nouns(setting: &[Vec<Token>]) -> FxHashSet<String> {
    let mut found = FxHashSet::default();
    for words in setting {
        for (i, token) in words.iter().enumerate() {
            if number(&token.word).is_none_or(|k| k < 3) {
                continue;
            }
            let noun =
                words[i + 1..].iter().take(3).take_while(|next| !next.is_mark()).find(|next| {
                    let plural = next.word.ends_with('s') && !next.word.ends_with("ss");
                    plural && next.word.len() > 3
                        || next
                            .is(&["people", "men", "women", "children", "sheep", "mice", "geese"])
                });
            found.extend(noun.map(|noun| stem(&noun.word)));
        }
    }
    found
}
