//! The noun that belongs to every value of a list and stands in some of them only: "red, white and
//! blue boots", "a plain one, a dotted one".

use rustc_hash::FxHashSet;

use super::categories::Listed;
use super::families::family;
use super::kinds::{KINDS, Kind, has_value};
use super::lexicon::{Class, Lexicon, is_place};
use super::named::capital;
use super::naming::{calendar_name, name_of};
use super::persons::is_doer;
use super::quantities::amount;
use super::tokens::{Token, stem};

/// Takes that noun off, where the text `words` or the values show that it is none of theirs, and
/// calls the category by it where nothing else names it. `foreign` are the values of other lists.
pub(super) fn take_off(
    listed: &mut Listed,
    foreign: &FxHashSet<String>,
    words: &[Token],
    lexicon: &Lexicon,
) {
    if lead_off(&mut listed.values) {
        listed.name = calendar_name(&listed.values).unwrap_or_default().to_owned();
    }
    if calendar_name(&listed.values).is_some() {
        return;
    }
    if let Some(noun) = ones(listed).or_else(|| shared(listed, foreign, words, lexicon)) {
        rename(listed, &noun, lexicon);
    }
}

/// "Starting at 6:00, 6:30 and 7:00": what only leads to the first value, or to each, is none of its
/// words. Whether there was such.
fn lead_off(values: &mut [String]) -> bool {
    take_lead(values);
    let Some((first, rest)) = values.split_first_mut() else { return false };
    // "Carriages A, B and C".
    let letter = |value: &str| value.len() == 1 && value.starts_with(char::is_uppercase);
    if let Some((_, own)) = first.rsplit_once(' ').filter(|(_, own)| letter(own)) {
        if rest.len() > 1 && rest.iter().all(|value| letter(value)) {
            *first = own.to_owned();
        }
    }
    // "Agents Viper, Lynx and Raven".
    let name = |value: &str| !value.contains(' ') && value.starts_with(char::is_uppercase);
    let agents = |lead: &str| lead.ends_with('s') && is_doer(&lead.to_lowercase());
    if let Some((_, own)) = first.split_once(' ').filter(|(lead, own)| agents(lead) && name(own)) {
        if rest.len() > 1 && rest.iter().all(|value| name(value)) {
            *first = own.to_owned();
        }
    }
    let all = |first: &String| [std::slice::from_ref(first), &rest[..]].concat();
    let alone = rest.len() < 2 || calendar_name(rest).is_none();
    if alone || calendar_name(&all(first)).is_some() {
        return false;
    }
    let mut tails = first.match_indices(' ').map(|(at, _)| first[at + 1..].to_owned());
    let tail = tails.find(|tail| calendar_name(&all(tail)).is_some());
    let found = tail.is_some();
    tail.into_iter().for_each(|tail| *first = tail);
    found
}

/// "With flour, with rice"; "come to market by bicycle, by scooter, by van"; "full of nuts, full of
/// honey".
fn take_lead(values: &mut [String]) {
    const LAST: [&str; 12] =
        ["of", "with", "in", "by", "from", "to", "for", "at", "on", "as", "called", "named"];
    let Some((first, rest)) = values.split_first_mut() else { return };
    let Some(second) = rest.first().filter(|_| rest.len() > 1) else { return };
    let words: Vec<&str> = second.split(' ').collect();
    let lead = (1..words.len()).rev().map(|count| words[..count].join(" ") + " ").find(|lead| {
        let last = lead.trim_end().rsplit(' ').next().unwrap_or_default();
        LAST.contains(&last) && rest.iter().all(|value| value.starts_with(lead.as_str()))
    });
    let Some(lead) = lead else {
        // "Shaped like a star, a crown and a key", "shirts in red, green and blue".
        let bare = |value: &String| !value.contains(' ') && value.starts_with(char::is_lowercase);
        if rest.iter().all(bare) && first.starts_with(char::is_lowercase) {
            let cut = [" like ", " in ", " with ", " by "].iter().find_map(|joint| {
                let (_, tail) = first.rsplit_once(joint)?;
                let tail =
                    ["a ", "an ", "the "].iter().find_map(|a| tail.strip_prefix(a)).unwrap_or(tail);
                (!tail.contains(' ')).then(|| tail.to_owned())
            });
            cut.into_iter().for_each(|cut| *first = cut);
        }
        return;
    };
    let Some(at) = (first.starts_with(&lead).then_some(0))
        .or_else(|| first.find(&format!(" {lead}")).map(|at| at + 1))
    else {
        return;
    };
    first.replace_range(..at + lead.len(), "");
    rest.iter_mut().for_each(|value| value.replace_range(..lead.len(), ""));
}

/// "A plain one, a dotted one"; nothing more to call it by.
fn ones(listed: &mut Listed) -> Option<String> {
    let mut found = false;
    for value in &mut listed.values {
        let bare = [" one", " ones"].iter().find_map(|one| value.strip_suffix(one));
        if let Some(bare) = bare.map(str::to_owned) {
            *value = bare;
            found = true;
        }
    }
    if !found {
        return None;
    }
    if listed.values.iter().all(|value| !value.contains(' ')) {
        return Some("one".to_owned());
    }
    // "A green flag, a red, a white and a dotted one": the first names them.
    let (first, rest) = listed.values.split_first_mut()?;
    let (bare, noun) = first.rsplit_once(' ')?;
    if rest.iter().any(|value| value.contains(' ')) {
        return None;
    }
    // "A black front door, a brown one": what sets them apart comes first.
    let (bare, noun) = (bare.split(' ').next().unwrap_or(bare).to_owned(), noun.to_owned());
    *first = bare;
    Some(noun)
}

/// The last word of all values, of the last or of the first alone.
fn shared(
    listed: &mut Listed,
    foreign: &FxHashSet<String>,
    words: &[Token],
    lexicon: &Lexicon,
) -> Option<String> {
    let values = &listed.values;
    let split = |value: &String| -> Option<(String, String)> {
        value.rsplit_once(' ').map(|(bare, noun)| (bare.to_owned(), noun.to_owned()))
    };
    let parts: Vec<Option<(String, String)>> = values.iter().map(split).collect();
    let with: Vec<usize> = (0..values.len()).filter(|&i| parts[i].is_some()).collect();
    let (_, noun) = parts[*with.first()?].clone()?;
    let singular = stem(&noun.to_lowercase());
    let same = |part: &Option<(String, String)>| {
        part.as_ref().is_some_and(|(_, other)| stem(&other.to_lowercase()) == singular)
    };
    // "T-shirt".
    let lower =
        noun.rsplit('-').all(|part| part.len() == 1 || part.chars().all(char::is_lowercase))
            && noun.len() > 2;
    // "Two nights" says how many, and not "two rooms to the left".
    let amounts = || values.iter().all(|value| amount(value).is_some());
    let unit = ["years", "points", "minutes", "miles", "pm", "am", "o'clock", "cm", "kg"];
    let unit = unit.contains(&noun.as_str()) || with.len() == values.len() && amounts();
    if !lower || unit || !with.iter().all(|&i| same(&parts[i])) {
        return None;
    }
    let bare: Vec<String> = (0..values.len())
        .map(|i| parts[i].as_ref().map_or_else(|| values[i].clone(), |(bare, _)| bare.clone()))
        .collect();
    // "Red, blue, no stripe" is one without a stripe.
    if bare.iter().any(|value| value == "no") {
        return None;
    }
    // Where more comes after the last, its noun has been left off already.
    let but_last = with.len() > 1 && with.iter().copied().eq(0..values.len() - 1);
    let all = with.len() == values.len() || but_last;
    let ends = with == [0] || with == [values.len() - 1];
    let fits = match () {
        // "The red house, the white house": "carrot cake, seed cake" are cakes.
        () if all => is_place(&singular) || (0..bare.len()).any(|i| describe(&bare, i)),
        () if ends => {
            let others = || (0..values.len()).filter(|i| !with.contains(i));
            // "A cat, a dog and a guinea pig".
            let simple = others().all(|i| !values[i].contains(' '));
            let plural = noun.ends_with('s') && others().all(|i| !values[i].ends_with('s'));
            let known = lexicon.class(&singular) == Class::Noun || plural;
            // "Bass guitar" is beside "bass" in the list itself, and "science fiction", which is
            // another list's, tells nothing of "historical fiction" and "science".
            let own = stem(&bare[with[0]].to_lowercase());
            let elsewhere = others().any(|i| {
                let value = stem(&values[i].to_lowercase());
                value != own
                    && !foreign.contains(&format!("{} {noun}", values[i].to_lowercase()))
                    && words
                        .windows(2)
                        .any(|pair| stem(&pair[0].word) == value && stem(&pair[1].word) == singular)
            });
            let first = with == [0];
            // "Lime green" is a color.
            let shade = is_color(&singular) || family(&singular).is_some();
            // "Red, green and blue race cars": whatever stands after the color of the last.
            let colors = bare.iter().all(|value| is_color(value));
            let led = known || first || colors;
            simple && !shade && (describe(&bare, with[0]) && led || elsewhere)
        }
        () => false,
    };
    if !fits {
        return None;
    }
    listed.values = bare;
    Some(noun)
}

/// Whether most values, the one here among them, are colors or nationalities, so that a noun goes
/// with them.
fn describe(values: &[String], here: usize) -> bool {
    let of = |kind: &Kind, value: &String| match kind.values {
        "" => family(&value.to_lowercase()).is_some(),
        _ => has_value(kind, &stem(&value.to_lowercase())),
    };
    KINDS.iter().filter(|kind| kind.describes()).any(|kind| {
        let known = values.iter().filter(|value| of(kind, value)).count();
        2 * known >= values.len() && of(kind, &values[here])
    })
}

fn is_color(value: &str) -> bool {
    KINDS.iter().any(|kind| kind.name == "Color" && has_value(kind, &stem(&value.to_lowercase())))
}

/// Calls the category by the noun that was taken off, unless the text has named it.
fn rename(listed: &mut Listed, noun: &str, lexicon: &Lexicon) {
    let colors = listed.values.iter().all(|value| is_color(value));
    if noun == "one" {
        if colors && ["Category", "Name"].contains(&listed.name.as_str()) {
            listed.name = "Color".to_owned();
        } else if colors && !listed.name.to_lowercase().contains("colo") {
            listed.name.push_str(" color");
        }
        return;
    }
    let singular = stem(noun);
    let unnamed = name_of(&listed.values, &[], lexicon);
    let small = listed.values.iter().all(|value| value.starts_with(char::is_lowercase));
    let open = ["Category", "Color", "Nationality"].contains(&listed.name.as_str())
        || small && listed.name == "Name";
    if !open && listed.name != unnamed {
        // "Capacities: 4 people, 6 people": the unit is said of them all the same.
        if listed.values.iter().all(|value| value.starts_with(|c: char| c.is_ascii_digit())) {
            listed.description = format!("{} {noun}", listed.description);
        }
        return;
    }
    listed.name = match () {
        () if is_place(&singular) => unnamed,
        () if colors => format!("{} color", capital(&singular)),
        () => capital(&singular),
    };
    listed.description = format!("{} {noun}", listed.description);
}
