//! What to call values in a sentence, as the puzzle says or else as its own hints do: "the Blends
//! smoker", "the red house", "milk", "the person who likes curry".

use super::nouns::{colours, ends_like_many, is_adjective, is_agent, is_plural};
use super::verbs::{is_verb, verb};
use puzzle::wording::{Places, SLOT};
use puzzle::{Asked, Category, Offsets, Puzzle, Relation, Value};

/// How the values of a category are spoken of: words before and after the name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Manner {
    before: String,
    after: String,
}

/// What a name stands for, which decides the verbs that go with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Somebody: "the Dane", "the person who drinks tea".
    Person,
    /// A house itself: "the red house is the third".
    House,
    /// One thing: "milk is in the third house".
    Thing,
    /// Several: "the snails are in the third house".
    Things,
}

/// The names of a puzzle's values.
#[derive(Clone, Debug)]
pub(super) struct Names {
    /// By category and index.
    names: Vec<Vec<Name>>,
    /// By category: what people do with its values.
    verbs: Vec<Option<String>>,
}

/// What to call a value.
#[derive(Clone, Debug)]
pub(super) struct Name {
    /// "the red house".
    pub whole: String,
    /// What it stands for.
    pub kind: Kind,
    /// "red", where no other category shares the word; what can stand for it otherwise.
    pub short: String,
    /// "the Dane": the short name with its article, where it has one.
    pub with_article: String,
    /// What the short name stands for.
    pub short_kind: Kind,
    /// "the striped door", where the short name is "striped"; what people have "as a hobby".
    pub noun: Option<String>,
    /// Whether people are from there.
    pub place: bool,
}

/// Words of a sentence without the punctuation around them.
struct Words<'t> {
    words: Vec<&'t str>,
}

/// Words that begin the name of somebody.
const SOMEBODY: [&str; 4] = ["the person ", "the one ", "the owner ", "whoever "];
/// Words that follow a value and are no noun that belongs to it.
const NO_NOUNS: [&str; 24] = [
    "never", "either", "neither", "other", "another", "for", "or", "nor", "after", "over", "are",
    "and", "in", "at", "that", "who", "which", "with", "to", "on", "from", "by", "but", "then",
];
const OTHER_NOUNS: [&str; 8] = ["house", "room", "fan", "car", "team", "shirt", "door", "flat"];
/// Words between "who" and a value that make it no name of that value's owner.
const ELSEWHERE: [&str; 12] = [
    "next", "left", "right", "between", "either", "neither", "not", "and", "or", "than", "beside",
    "near",
];

impl<'t> Words<'t> {
    fn of(text: &'t str) -> Self {
        let trim =
            |word: &'t str| word.trim_matches(|c: char| c.is_ascii_punctuation() && c != '&');
        Self { words: text.split_whitespace().map(trim).filter(|word| !word.is_empty()).collect() }
    }

    /// Where a name is mentioned, ignoring case.
    fn find(&self, name: &str) -> Option<(usize, usize)> {
        let name = Words::of(name).words;
        let same = |a: &[&str]| a.iter().zip(&name).all(|(a, b)| a.eq_ignore_ascii_case(b));
        let at = self.words.windows(name.len().max(1)).position(same)?;
        (!name.is_empty()).then_some((at, at + name.len()))
    }

    fn lower(&self, at: usize) -> String {
        self.words.get(at).map_or(String::new(), |word| word.to_lowercase())
    }

    /// How the name of a value of the category at this place is spoken of.
    fn manner(&self, (from, to): (usize, usize), category: &Category) -> Manner {
        let next = self.lower(to);
        let noun = match is_noun(&next, category) {
            true => format!(" {next}"),
            false => String::new(),
        };
        let who = (from.saturating_sub(4)..from).rev().find(|&at| self.lower(at) == "who");
        if let Some(who) = who.filter(|&who| who >= 2 && self.lower(who - 2) == "the") {
            let before: Vec<String> = (who - 2..from).map(|at| self.lower(at)).collect();
            if !before.iter().any(|word| ELSEWHERE.contains(&word.as_str())) {
                return Manner { before: format!("{} ", before.join(" ")), after: noun };
            }
        }
        let owner = (from.saturating_sub(3)..from).rev().find(|&at| self.lower(at) == "owner");
        if owner.is_some_and(|at| self.lower(at + 1) == "of") {
            return Manner { before: "the owner of the ".into(), after: noun };
        }
        match self.follows_article(from) {
            true if noun.is_empty() && is_adjective(category) => {
                Manner { before: "the ".into(), after: " one".into() }
            }
            true => Manner { before: "the ".into(), after: noun },
            false => Manner::default(),
        }
    }

    /// The verb of a sentence that ends in the second of these: "drinks".
    fn verb(&self, (_, from): (usize, usize), (to, end): (usize, usize)) -> Option<String> {
        if end != self.words.len() || to <= from {
            return None;
        }
        let to = if self.follows_article(to) { to - 1 } else { to };
        match self.words[from..to] {
            [verb] => is_verb(verb).then(|| verb.to_owned()),
            [noun, verb] if is_agent(noun) => is_verb(verb).then(|| verb.to_owned()),
            _ => None,
        }
    }

    /// Whether an article stands before what begins here.
    fn follows_article(&self, from: usize) -> bool {
        from > 0 && ["the", "a", "an"].contains(&self.lower(from - 1).as_str())
    }

    /// Whether the sentence says of what ends here that it is many, or one.
    fn number(&self, (from, to): (usize, usize)) -> Option<bool> {
        let joined = from > 0 && ["and", "or", "nor"].contains(&self.lower(from - 1).as_str());
        match self.lower(to).as_str() {
            _ if joined => None,
            "are" => Some(true),
            "is" => Some(false),
            _ => None,
        }
    }
}

/// Whether the word after a value of the category belongs to its name.
fn is_noun(word: &str, category: &Category) -> bool {
    let name = category.name.to_lowercase();
    let singular = |word: &str| word.strip_suffix('s').unwrap_or(word).to_owned();
    let names_it = name.split(' ').next_back().is_some_and(|n| singular(n) == singular(word));
    let plain = word.len() > 2 && word.chars().all(char::is_alphabetic);
    plain
        && !NO_NOUNS.contains(&word)
        && (is_agent(word)
            || names_it
            || OTHER_NOUNS.contains(&word)
            || is_adjective(category) && !word.ends_with('s') && !word.ends_with("ly"))
}

impl Names {
    pub(super) fn of(puzzle: &Puzzle) -> Self {
        let categories = puzzle.categories();
        let mut heard: Vec<Heard> = categories
            .iter()
            .map(|category| {
                let values = category.values.len();
                Heard { spelt: vec![None; values], many: vec![None; values], ..Heard::default() }
            })
            .collect();
        for hint in puzzle.hints() {
            let words = Words::of(&hint.text);
            let Some(relation) = &hint.relation else { continue };
            relation.for_each_value(&mut |value| {
                let Some(place) = words.find(puzzle.name(value)) else { return };
                let category = usize::from(value.category);
                let manner = words.manner(place, &categories[category]);
                let others = relation.values().into_iter().filter(|other| *other != value);
                let others = others.filter_map(|other| words.find(puzzle.name(other)));
                let together = matches!(relation, Relation::Offset(_, _, Offsets::SAME));
                let verb = others.filter(|_| together).find_map(|other| words.verb(other, place));
                if let Some(verb) = verb {
                    match heard[category].verbs.iter_mut().find(|(known, _)| *known == verb) {
                        Some((_, votes)) => *votes += 1,
                        None => heard[category].verbs.push((verb, 1)),
                    }
                }
                let heard = &mut heard[category];
                match heard.manners.iter_mut().find(|(known, _)| *known == manner) {
                    Some((_, votes)) => *votes += 1,
                    None => heard.manners.push((manner, 1)),
                }
                let index = usize::from(value.index);
                heard.many[index] = heard.many[index].or(words.number(place));
                heard.article |= words.follows_article(place.0)
                    && !is_noun(&words.lower(place.1), &categories[category]);
                if place.0 > 0 {
                    let own = words.words[place.0..place.1].join(" ");
                    heard.lower |= own != puzzle.name(value) && own == own.to_lowercase();
                    heard.spelt[index] = Some(own);
                }
            });
        }
        let places = Places::of(puzzle);
        let named = heard.iter().zip(categories).enumerate().map(|(c, (heard, category))| {
            let (manner, said) = match phrase(&category.phrase) {
                Some(said) => said,
                None => (heard.best().unwrap_or_else(|| usual(category, places)), None),
            };
            let people = puzzle.questions().iter().any(|question| {
                question.asked == Asked::Category(c as u8) && question.text.starts_with("Who ")
            });
            let kind = said.or_else(|| manner.kind(people, places.noun()));
            let many_said = heard.many.contains(&Some(true));
            // "Striped" is no name without its door.
            let partly_coloured = (1..category.values.len()).contains(&colours(category));
            let values = category.values.iter().enumerate().map(|(i, value)| {
                let own = match &heard.spelt[i] {
                    Some(own) => own.clone(),
                    None if heard.lower => value.to_lowercase(),
                    None => value.clone(),
                };
                let many =
                    heard.many[i].unwrap_or_else(|| !is_noun_before(&manner) && is_plural(&own));
                let whole = format!("{}{own}{}", manner.before, manner.after);
                let bare = if many { Kind::Things } else { Kind::Thing };
                let kind = kind.unwrap_or(bare);
                let own_length = own.len();
                let (short, alone) = match standing_alone(categories, c, value) {
                    false if whole == own => (format!("{} {own}", category.name), true),
                    true if !partly_coloured => (own, true),
                    // "the green shirt", where there is green tea as well
                    _ if is_noun_before(&manner) && kind != Kind::House => {
                        (format!("{own}{}", manner.after), true)
                    }
                    true => (own, true),
                    false => (whole.clone(), false),
                };
                let with_noun = short.len() > own_length && short.ends_with(&manner.after);
                let plain = manner.before.ends_with("the ") && manner.after.trim().is_empty();
                // Somebody "who comes by bus", of whom "the bus" is said.
                let thing = heard.article || manner.before.ends_with(" by ");
                let article = with_noun || alone && (plain || thing && !is_adjective(category));
                let with_article = if article { format!("the {short}") } else { short.clone() };
                let somebody = kind == Kind::Person && manner.before.len() <= "the ".len();
                let short_kind = match kind {
                    _ if with_noun => Kind::Thing,
                    Kind::Person if !alone || somebody && manner.after.is_empty() => Kind::Person,
                    Kind::House => Kind::House,
                    // What hints say of an owner is not said of what he has.
                    _ if !is_noun_before(&manner)
                        && (is_plural(value) || many_said && ends_like_many(value)) =>
                    {
                        Kind::Things
                    }
                    Kind::Person => Kind::Thing,
                    _ => bare,
                };
                let place = manner.before.ends_with(" from ");
                let noun = match manner.before.split_once(" whose ") {
                    Some((_, what)) => what.strip_suffix(" is ").map(|what| {
                        let article =
                            if what.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
                        format!("{short} as {article} {what}")
                    }),
                    None => (alone && !with_noun && is_noun_before(&manner) && kind != Kind::House)
                        .then(|| format!("the {short}{}", manner.after)),
                };
                Name { noun, whole, kind, short, with_article, short_kind, place }
            });
            values.collect()
        });
        let names = named.collect();
        let verbs = heard.iter().zip(categories).map(|(heard, category)| {
            let best = heard.verbs.iter().max_by_key(|(_, votes)| *votes);
            verb(&category.phrase).or_else(|| best.map(|(verb, _)| verb.clone()))
        });
        Self { names, verbs: verbs.collect() }
    }

    pub(super) fn verb(&self, category: u8) -> Option<&str> {
        self.verbs[usize::from(category)].as_deref()
    }

    pub(super) fn of_value(&self, value: Value) -> &Name {
        &self.names[usize::from(value.category)][usize::from(value.index)]
    }
}

/// What the hints say of a category.
#[derive(Clone, Default)]
struct Heard {
    /// How its values are spoken of, and how often.
    manners: Vec<(Manner, usize)>,
    /// What people do with them, and how often it says so.
    verbs: Vec<(String, usize)>,
    /// By value: how the hints write it within a sentence,
    spelt: Vec<Option<String>>,
    /// and whether they say that it is many.
    many: Vec<Option<bool>>,
    /// Whether a value is written small that is listed with a capital letter.
    lower: bool,
    /// Whether a value stands after an article without a noun of its own.
    article: bool,
}

impl Heard {
    /// The most frequent, and of equals the one that says more.
    fn best(&self) -> Option<Manner> {
        let best = self.manners.iter().max_by_key(|(manner, votes)| {
            (2 * votes + usize::from(!manner.after.is_empty() || manner.before.len() > 4), votes)
        });
        best.map(|(manner, _)| manner.clone())
    }
}

impl Manner {
    /// What all names spoken of like this stand for; `None` where each value has to be asked.
    /// `people`: the category answers a question that begins with "Who".
    fn kind(&self, people: bool, noun: &str) -> Option<Kind> {
        let after = self.after.trim();
        let agent = is_agent(after);
        let bare = after.is_empty() && self.before.len() <= 4;
        let somebody = SOMEBODY.iter().any(|start| self.before.starts_with(start));
        let who = self.before.contains(" who ") || self.before.contains(" whose ");
        match () {
            () if self.before == "the " && after == noun => Some(Kind::House),
            () if somebody || who || agent || people && bare => Some(Kind::Person),
            () if bare => None,
            () => Some(Kind::Thing),
        }
    }
}

/// How the puzzle says that values are named, and what it says that they stand for.
fn phrase(text: &str) -> Option<(Manner, Option<Kind>)> {
    const KINDS: [(&str, Kind); 3] =
        [(" (person)", Kind::Person), (" (singular)", Kind::Thing), (" (plural)", Kind::Things)];
    let said = KINDS.iter().find_map(|&(end, kind)| Some((text.strip_suffix(end)?, kind)));
    let (text, kind) = said.map_or((text, None), |(text, kind)| (text, Some(kind)));
    let (before, after) = text.split_once(SLOT)?;
    Some((Manner { before: before.to_owned(), after: after.to_owned() }, kind))
}

/// Whether the value's name says which value is meant: no other category has a name with these words
/// in it, and it is no number, which could be a house.
fn standing_alone(categories: &[Category], own: usize, name: &str) -> bool {
    let others = categories.iter().enumerate().filter(|(other, _)| *other != own);
    let mut others = others.flat_map(|(_, category)| &category.values);
    !name.starts_with(|c: char| c.is_ascii_digit())
        && others.all(|other| Words::of(other).find(name).is_none())
}

/// Whether names spoken of like this belong to a noun: "rooibos tea", but not "the Kools smoker".
fn is_noun_before(manner: &Manner) -> bool {
    let after = manner.after.trim();
    !after.is_empty() && !is_agent(after)
}

/// How values of such a category are usually spoken of.
fn usual(category: &Category, places: Places<'_>) -> Manner {
    let lower = category.name.to_lowercase();
    let is = |words: &[&str]| words.iter().any(|word| lower.contains(word));
    let (before, after) = if is_adjective(category) {
        ("the ", if places.noun() == "house" { " house" } else { " one" })
    } else if is(&["nation", "pet", "animal", "job", "profession", "phone", "car"]) {
        ("the ", "")
    } else {
        ("", "")
    };
    Manner { before: before.into(), after: after.into() }
}
