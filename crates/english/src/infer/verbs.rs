//! Verbs in their base form, and who does what they say.

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::super::kinds::{KINDS, Kind};
use super::super::tokens::{root, stem};

/// The verb for what somebody does: a smoker smokes, a fan likes.
pub(super) fn doer(word: &str) -> Option<String> {
    let single = stem(word);
    if ["fan", "lover", "enthusiast", "aficionado", "buff", "addict", "devotee", "admirer"]
        .contains(&single.as_str())
    {
        return Some("like".to_owned());
    }
    if ["programmer", "coder", "hacker", "developer"].contains(&single.as_str()) {
        return Some("program".to_owned());
    }
    let verb = single.strip_suffix("er").or_else(|| single.strip_suffix("or"))?;
    let known = |base: &str| BASES.split_ascii_whitespace().any(|other| other == base);
    let doubled =
        verb.len() > 2 && verb.as_bytes()[verb.len() - 1] == verb.as_bytes()[verb.len() - 2];
    [verb.to_owned(), format!("{verb}e"), verb[..verb.len() - usize::from(doubled)].to_owned()]
        .into_iter()
        .find(|base| known(base))
}

/// What somebody does who does this, as a pastime or a sport: painting for "paints".
pub(super) fn gerund(word: &str) -> Option<&'static str> {
    if word.ends_with("ing") || word.len() < 4 {
        return None;
    }
    let wanted = root(word);
    let of = |kind: &&Kind| kind.is_activity();
    KINDS
        .iter()
        .filter(of)
        .flat_map(|kind| kind.values.split(' '))
        .find(|value| value.ends_with("ing") && root(value) == wanted)
}

/// Kinds of what somebody is called by: a guitarist plays the guitar, a skier goes skiing.
pub(super) fn kinds_of_doer(word: &str) -> impl Iterator<Item = usize> + use<> {
    let wanted = root(word);
    let ends = ["er", "or", "ist"].iter().any(|end| stem(word).ends_with(end));
    KINDS.iter().enumerate().filter(move |_| ends).filter_map(move |(place, kind)| {
        let does = kind.is_activity() || kind.name == "Instrument";
        (does && kind.values.split(' ').any(|value| root(value) == wanted)).then_some(place)
    })
}

/// Verbs with somebody who does it that hints name: the smoker, the owner.
const BASES: &str = "smoke drink play own keep eat drive read wear support collect watch grow \
    breed raise use hold ride carry paint love admire buy order speak teach study bake cook sell \
    fly sail train";

/// A verb's base form, as far as it can be told from the word.
pub(super) fn base(word: &str) -> String {
    match irregular().get(word) {
        // Its root is that of a car.
        Some(&"carry") => "carry".to_owned(),
        Some(base) => root(base),
        None => root(word),
    }
}

const IRREGULAR: [(&str, &str); 43] = [
    ("see", "saw seen"),
    ("drink", "drank drunk"),
    ("eat", "ate eaten"),
    ("wear", "wore worn"),
    ("buy", "bought"),
    ("sell", "sold"),
    ("keep", "kept"),
    ("drive", "drove driven"),
    ("ride", "rode ridden"),
    ("grow", "grew grown"),
    ("sing", "sang sung"),
    ("write", "wrote written"),
    ("take", "took taken"),
    ("choose", "chose chosen"),
    ("give", "gave given"),
    ("bring", "brought"),
    ("come", "came"),
    ("go", "went gone goes going"),
    ("have", "has had having"),
    ("hold", "held"),
    ("build", "built"),
    ("make", "made"),
    ("fly", "flew flown"),
    ("catch", "caught"),
    ("speak", "spoke spoken"),
    ("teach", "taught"),
    ("sleep", "slept"),
    ("sit", "sat"),
    ("win", "won"),
    ("run", "ran"),
    ("swim", "swam swum"),
    ("steal", "stole stolen"),
    ("find", "found"),
    ("pay", "paid"),
    ("leave", "left leaves"),
    ("do", "did done does doing"),
    ("breed", "bred"),
    ("send", "sent"),
    ("get", "got gotten"),
    ("lead", "led"),
    ("knit", "knitted"),
    ("lie", "lay lain"),
    ("carry", "carry carried carries carrying"),
];

/// Whether the word is a past form that does not end in "ed".
pub(super) fn is_irregular(word: &str) -> bool {
    irregular().contains_key(word)
}

/// Verbs that go with anything.
pub(super) fn is_weak(base: &str) -> bool {
    [
        "have", "own", "be", "get", "choos", "lik", "tak", "bring", "lov", "prefer", "us", "pick",
        "want", "liv", "com", "sit", "stand", "li",
    ]
    .iter()
    .any(|weak| root(weak) == base || *weak == base)
}

/// Whether what is bought, sold, drunk, … is no person.
pub(super) fn is_done_to_things(base: &str) -> bool {
    let verbs = [
        "sell", "buy", "drink", "eat", "smoke", "wear", "grow", "brew", "bake", "cook", "serve",
        "play", "read", "drive", "ride", "pour", "sip", "order", "munch",
    ];
    verbs.iter().any(|verb| root(verb) == base)
}

/// Whether those of whom there is a list do it to people: "Goran was sponsored by the bank".
pub(super) fn is_done_to_people(base: &str) -> bool {
    let verbs = [
        "sponsored",
        "coached",
        "trained",
        "taught",
        "hired",
        "employed",
        "treated",
        "accompanied",
        "supported",
        "mentored",
    ];
    verbs.iter().any(|verb| root(verb) == base)
}

/// Whether a verb and its preposition lead to somebody: "drunk by", "belongs to", "bought from".
pub(super) fn is_party(base: &str, preposition: &str) -> bool {
    let with = |verbs: &[&str]| verbs.iter().any(|verb| root(verb) == base);
    match preposition {
        "by" => true,
        "to" => with(&["belong"]),
        "from" => with(&["buy", "purchase", "get", "order", "borrow", "rent"]),
        _ => false,
    }
}

/// Base forms by irregular ones.
fn irregular() -> &'static FxHashMap<&'static str, &'static str> {
    static FORMS: OnceLock<FxHashMap<&str, &str>> = OnceLock::new();
    let forms = |(base, forms): &(&'static str, &'static str)| {
        let base = *base;
        forms.split_ascii_whitespace().map(move |form| (form, base)).collect::<Vec<_>>()
    };
    FORMS.get_or_init(|| IRREGULAR.iter().flat_map(forms).collect())
}
