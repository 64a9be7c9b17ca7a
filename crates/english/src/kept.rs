//! Which lists are those of categories, and what these are called.

use super::categories::{Found, Listed};
use super::lexicon::{is_place, is_site};
use super::named::is_marker;
use super::naming::calendar_name;
use super::quantities::quantity;
use super::tokens::{Token, number, ordinal, stem, tokens};
use puzzle::{MAX_CATEGORIES, MAX_HOUSES};

/// Drops what is no category, and gives each a name of its own.
pub(super) fn settle(found: &mut Found, raced: bool) {
    let mut sizes = [0u32; MAX_HOUSES as usize + 1];
    for category in &found.categories {
        if let Some(count) = sizes.get_mut(category.values.len()) {
            *count += 1;
        }
    }
    let most = sizes
        .iter()
        .enumerate()
        .skip(2)
        .max_by_key(|&(n, count)| (*count, found.stated == Some(n as u8)));
    // One list against the number that the text states is no list of a category.
    let stated = found.stated.map(usize::from);
    let n = most
        .filter(|&(n, count)| *count > 1 || *count == 1 && stated.is_none_or(|stated| stated == n))
        .map(|(n, _)| n)
        .or(stated);
    let Some(n) = n else { return };
    let categories = std::mem::take(&mut found.categories);
    let all_names: Vec<String> =
        categories.iter().map(|category| stem(&category.name.to_lowercase())).collect();
    let spans = found.spans.iter().map(|span| &span.values);
    let timed = categories.iter().map(|category| &category.values).chain(spans).any(|values| {
        values.len() == n && matches!(calendar_name(values), Some("Day" | "Time" | "Month"))
    });
    for (place, mut category) in categories.into_iter().enumerate() {
        // "Each leaves from a different platform (platform 1, …)" where times are the places.
        let label = tokens(&category.description);
        let own = timed && (0..label.len()).any(|i| is_marker(&label, i))
            // Who swims in lane 4 may finish first.
            || raced && ["lane", "gate", "track", "bib", "grid"].iter().any(|noun| {
                category.name.to_lowercase().contains(noun)
            });
        if are_places(&category.values, n) && !has_places_of_its_own(&category.name) && !own {
            continue;
        }
        if category.values.len() != n {
            let count = category.values.len();
            let message = format!(
                "{} has {count} values, but there are {n} places; it is left out",
                category.name
            );
            found.dropped.push((category.line, message));
            continue;
        }
        // "Each has a different name, pet and drink" lists categories, not values.
        let last = |value: &String| value.rsplit(' ').next().map(str::to_lowercase);
        // "A micro box, a small box, a large box" beside what is left in the box.
        let alike = category
            .values
            .iter()
            .all(|value| value.contains(' ') && last(value) == last(&category.values[0]));
        let heads = category.values.iter().filter(|value| {
            let value = stem(&value.to_lowercase());
            let last = value.rsplit(' ').next().unwrap_or_default();
            // "30 years" is no head beside a list of years.
            let amount = value.starts_with(|c: char| c.is_ascii_digit());
            // "Cakes: carrot cake, seed cake" has values.
            !amount
                && !alike
                && all_names.iter().enumerate().filter(|(other, _)| *other != place).any(
                    |(_, name)| {
                        *name == value || name == last || name.rsplit(' ').next() == Some(last)
                    },
                )
        });
        // "One fish, one colour of gravel, one kind of plant": so do these.
        let kinds = ["kind of ", "kinds of ", "type of ", "sort of ", "color of ", "colour of "];
        let described = |value: &String| kinds.iter().any(|kind| value.starts_with(kind));
        if heads.count() * 2 >= n || category.values.iter().any(described) {
            continue;
        }
        let twice = (1..n).any(|i| category.values[..i].contains(&category.values[i]));
        // The same list again, unless it is another's: helmets and bikes have the same colors.
        let labelled = |listed: &Listed| {
            // "Four bands, who started at 3:00, 4:00, …".
            let mut words = listed.description.split_whitespace();
            let told = words.next().is_some_and(|first| ["who", "which", "that"].contains(&first));
            !told && words.count() < 3 && !listed.description.is_empty()
        };
        let same = found.categories.iter().any(|other| {
            other.values == category.values
                && (other.name == category.name || !labelled(other) || !labelled(&category))
        });
        // Told in a sentence and listed with the unit, or the other way round: as it is listed.
        let again = found
            .categories
            .iter()
            .position(|other| differ_by_unit(&other.values, &category.values));
        if let Some(again) = again {
            found.categories[again] = category;
            continue;
        }
        if twice || same || found.categories.len() == usize::from(MAX_CATEGORIES) {
            continue;
        }
        let taken = |name: &str| found.categories.iter().any(|other| other.name == name);
        if taken(&category.name) {
            let number = (2..).find(|k| !taken(&format!("{} {k}", category.name))).unwrap_or(2);
            category.name = format!("{} {number}", category.name);
        }
        found.categories.push(category);
    }
    if !found.categories.is_empty() {
        found.stated = Some(n as u8);
    }
}

/// Whether these are the same numbers, one time with a unit or in words: "41, 43" and "41 seconds,
/// 43 seconds", "seven, eight" and "7, 8".
fn differ_by_unit(a: &[String], b: &[String]) -> bool {
    let number = |value: &String| value.split(' ').next().map(str::to_owned);
    let bare = |values: &[String]| {
        values.iter().all(|value| value.bytes().all(|digit| digit.is_ascii_digit()))
    };
    let counted = |values: &[String]| -> Option<Vec<i64>> {
        let whole = |words: Vec<Token>| {
            quantity(&words).filter(|(_, len)| *len == words.len()).map(|(amount, _)| amount)
        };
        values.iter().map(|value| whole(tokens(value))).collect()
    };
    if bare(a) != bare(b) && counted(a).is_some_and(|a| Some(a) == counted(b)) {
        return true;
    }
    bare(a) != bare(b) && a.len() == b.len() && a.iter().zip(b).all(|(a, b)| number(a) == number(b))
}

/// "Grade: first, second, third" are no places of the row; "House: 1, 2, 3" are.
fn has_places_of_its_own(name: &str) -> bool {
    let own = [
        "grade",
        "class",
        "year",
        "jersey",
        "score",
        "age",
        "number of",
        "points",
        "rating",
        "prize",
        "award",
        "how long",
        "how many",
        "how much",
        "length",
        "days",
        "hours",
    ];
    own.iter().any(|word| name.to_lowercase().contains(word))
}

/// Whether these are nothing but the numbers of the places: 1, 2, 3; "first", "second", "third".
pub(super) fn are_places(values: &[String], n: usize) -> bool {
    if values.len() != n {
        return false;
    }
    let opening = |value: &String| tokens(value).first().map(|noun| stem(&noun.word));
    let first = values.first().and_then(opening);
    let alike = first.is_some() && values.iter().all(|value| opening(value) == first);
    // "Table 1 at the left, then tables 2, 3 and 4", "bed one", whose "one" was taken for an article.
    let labelled = |value: &str| {
        let words = tokens(value.strip_prefix("then ").unwrap_or(value));
        let noun = words.first().map(|noun| stem(&noun.word))?;
        let site = alike || is_site(&noun) || is_place(&noun);
        match words.get(1) {
            Some(k) => number(&k.word).filter(|_| site),
            None => site.then_some(1),
        }
    };
    let place = |value: &String| {
        let lower = value.to_lowercase();
        if let Some(k) = labelled(&lower) {
            return Some(k);
        }
        let last = lower.rsplit(' ').next().unwrap_or_default().trim_start_matches('#');
        number(last).or_else(|| ordinal(last)).or_else(|| ordinal(lower.split(' ').next()?))
    };
    let sides = ["left", "middle", "center", "centre", "right", "top", "bottom", "front", "back"];
    if n < 4 && values.iter().all(|value| sides.contains(&value.to_lowercase().as_str())) {
        return true;
    }
    let mut places: Vec<u8> = values.iter().filter_map(place).collect();
    places.sort_unstable();
    places.len() == n && places.into_iter().eq(1..=n as u8)
}
