//! What all places where something is named say of each: who does what another is called by, what is
//! only feared, what is no name.

use rustc_hash::{FxHashMap, FxHashSet};

use super::super::kinds::{KINDS, value_kinds};
use super::super::people::is_first_name;
use super::super::tokens::{TITLES, Token, root};
use super::features::{Feature, Occurrence};
use super::holders::NAME_OF_THING;

/// "A keen angler" is who goes angling.
pub(super) fn by_what_they_do(found: &mut [Occurrence]) {
    let ends = ["er", "or", "ist", "ian"];
    let doing = |occurrence: &Occurrence| {
        let word = occurrence.key.as_str();
        let single = !occurrence.text.contains(' ') && occurrence.listed.is_none();
        (single && !ends.iter().any(|end| word.ends_with(end)) && word.len() > 3)
            .then(|| (root(word), (occurrence.key.clone(), occurrence.text.clone())))
    };
    let deeds: FxHashMap<String, (String, String)> = found.iter().filter_map(doing).collect();
    for occurrence in found.iter_mut().filter(|occurrence| occurrence.listed.is_none()) {
        let last = occurrence.text.rsplit(' ').next().unwrap_or_default().to_lowercase();
        if !ends.iter().any(|end| last.ends_with(end))
            || occurrence.features.contains(&Feature::Name)
        {
            continue;
        }
        if let Some((key, text)) = deeds.get(&root(&last)) {
            (occurrence.key, occurrence.text) = (key.clone(), text.clone());
        }
    }
}

/// Leaves out what is only an aside: "she is afraid of bees, so she does not keep any". Where there
/// are several they are a category.
pub(super) fn drop_aversions(found: &mut Vec<Occurrence>) {
    let averse = |occurrence: &Occurrence| occurrence.features.contains(&Feature::Averse);
    let keys: FxHashSet<&str> =
        found.iter().filter(|o| averse(o)).map(|occurrence| occurrence.key.as_str()).collect();
    if keys.len() < 3 {
        found.retain(|occurrence| !averse(occurrence));
    }
}

/// Leaves out the names of what somebody has, "whose pet is named Rex", where only a few are told.
pub(super) fn drop_names_of_things(found: &mut Vec<Occurrence>) {
    let of_thing = |occurrence: &Occurrence| {
        occurrence
            .features
            .iter()
            .any(|feature| matches!(feature, Feature::Head(noun) if noun.ends_with(NAME_OF_THING)))
    };
    let keys: FxHashSet<&str> =
        found.iter().filter(|o| of_thing(o)).map(|occurrence| occurrence.key.as_str()).collect();
    if keys.len() < 3 {
        found.retain(|occurrence| !of_thing(occurrence));
    }
}

/// "Judge plays the banjo" names nobody where "Bill is the judge", and then nor does "Vet plays the
/// tuba": the text leaves articles off.
pub(super) fn unname(found: &mut [Occurrence]) {
    let kinds = |occurrence: &Occurrence| -> Vec<usize> {
        let kinds = value_kinds(&occurrence.key).iter().copied();
        kinds.filter(|&kind| KINDS[kind].names_people()).collect()
    };
    let opens = |occurrence: &Occurrence| {
        occurrence.from == 0 && occurrence.features.contains(&Feature::Name)
    };
    let small: FxHashSet<&str> = found
        .iter()
        .filter(|occurrence| occurrence.text.starts_with(char::is_lowercase))
        .map(|occurrence| occurrence.key.as_str())
        .collect();
    let bare: FxHashSet<usize> = found
        .iter()
        .filter(|occurrence| opens(occurrence) && small.contains(occurrence.key.as_str()))
        .flat_map(kinds)
        .collect();
    // "Honey could be had there", and nobody is called Honey elsewhere.
    let capital = |occurrence: &&Occurrence| {
        occurrence.from > 0 && occurrence.text.starts_with(char::is_uppercase)
    };
    let called: FxHashSet<String> =
        found.iter().filter(capital).map(|occurrence| occurrence.key.clone()).collect();
    let small: FxHashSet<String> = small.into_iter().map(str::to_owned).collect();
    for occurrence in found.iter_mut().filter(|occurrence| opens(occurrence)) {
        if small.contains(&occurrence.key) && !called.contains(&occurrence.key) {
            occurrence.features.remove(&Feature::Name);
        }
        let kinds: Vec<usize> = kinds(occurrence);
        if kinds.iter().any(|kind| bare.contains(kind)) {
            occurrence.features.remove(&Feature::Name);
            occurrence.features.extend(kinds.into_iter().map(Feature::Kind));
        }
    }
}

/// "Crete was in June" names nobody where somebody else "went to Crete" or was "in Crete".
pub(super) fn unname_regions(found: &mut [Occurrence]) {
    let goes = ["go", "travel", "travell", "fly", "sail", "come", "head", "move"];
    let region = |feature: &Feature| match feature {
        Feature::With(preposition) => preposition == "in",
        Feature::Toward(verb, preposition) => {
            (preposition == "to" || preposition == "from")
                && goes.iter().any(|goes| root(goes) == *verb || goes == verb)
        }
        _ => false,
    };
    let capital = |occurrence: &&Occurrence| occurrence.text.starts_with(char::is_uppercase);
    let regions: FxHashSet<String> = found
        .iter()
        .filter(capital)
        .filter(|occurrence| occurrence.features.iter().any(region))
        .map(|occurrence| occurrence.key.clone())
        .collect();
    for occurrence in found.iter_mut().filter(|occurrence| regions.contains(&occurrence.key)) {
        occurrence.features.remove(&Feature::Name);
    }
}

/// "Minestrone won" names nobody where as many are named within sentences, or by first names, as
/// there are places.
pub(super) fn unname_openings(found: &mut [Occurrence], stated: Option<u8>) {
    let Some(n) = stated.filter(|n| *n > 2) else { return };
    let named = |occurrence: &&Occurrence| occurrence.features.contains(&Feature::Name);
    let certain: FxHashSet<String> = found
        .iter()
        .filter(named)
        .filter(|occurrence| {
            let first = occurrence.text.split(' ').next().unwrap_or_default().to_lowercase();
            occurrence.from > 0 || is_first_name(&first) || TITLES.contains(&first.as_str())
        })
        .map(|occurrence| occurrence.key.clone())
        .collect();
    if certain.len() != usize::from(n) {
        return;
    }
    for occurrence in found.iter_mut().filter(|occurrence| !certain.contains(&occurrence.key)) {
        occurrence.features.remove(&Feature::Name);
    }
}

/// "Got a sunburn" and "the sunburnt sister" name the same.
pub(super) fn join_forms(found: &mut [Occurrence]) {
    const ENDINGS: [&str; 3] = ["t", "ed", "ing"];
    const LEAST: usize = 5;
    let small = |occurrence: &&Occurrence| {
        occurrence.listed.is_none() && occurrence.text.starts_with(char::is_lowercase)
    };
    let bare: FxHashMap<String, String> = found
        .iter()
        .filter(small)
        .filter(|occurrence| occurrence.key.len() >= LEAST)
        .map(|occurrence| (occurrence.key.clone(), occurrence.text.clone()))
        .collect();
    for occurrence in found.iter_mut().filter(|occurrence| occurrence.listed.is_none()) {
        let form = ENDINGS.iter().find_map(|ending| {
            let key = occurrence.key.strip_suffix(ending)?;
            bare.get_key_value(key)
        });
        if let Some((key, text)) = form {
            (occurrence.key, occurrence.text) = (key.clone(), text.clone());
        }
    }
}

/// Leaves out what is only named in an aside: "though the steward did not write down which".
pub(super) fn drop_asides(found: &mut Vec<Occurrence>, sentences: &[Vec<Token>]) {
    let opens = |token: &Token| token.is(&["though", "although"]);
    let inside = |occurrence: &Occurrence| {
        let words = sentences.get(occurrence.sentence).map_or(&[][..], Vec::as_slice);
        words.iter().take(occurrence.from + 1).skip(1).any(opens)
    };
    let outside: FxHashSet<String> =
        found.iter().filter(|o| !inside(o)).map(|occurrence| occurrence.key.clone()).collect();
    found.retain(|occurrence| !inside(occurrence) || outside.contains(&occurrence.key));
}

/// Leaves out what only a question calls what it asks for: "which special instrument".
pub(super) fn drop_asked_for(found: &mut Vec<Occurrence>, sentences: &[Vec<Token>]) {
    let asked = |occurrence: &Occurrence| {
        let words = sentences.get(occurrence.sentence).map_or(&[][..], Vec::as_slice);
        let asks = words.iter().any(|token| token.is(&["?"]));
        let near = occurrence.from.saturating_sub(2)..occurrence.from;
        asks && words.get(near).is_some_and(|led| led.iter().any(|w| w.is(&["which", "what"])))
    };
    let said: FxHashSet<String> =
        found.iter().filter(|o| !asked(o)).map(|occurrence| occurrence.key.clone()).collect();
    found.retain(|occurrence| !asked(occurrence) || said.contains(&occurrence.key));
}
