//! Who is asked for: the category that says who somebody is, and words for what somebody does.

use super::Ground;
use super::calendar::days_of_month;
use super::families::{self, family};
use super::kinds::KINDS;
use super::naming::calendar_name;
use super::people;
use super::tokens::stem;
use puzzle::{Category, Value};

/// The category that says who somebody is; another one than that of the values.
pub(super) fn person(categories: &[Category], ground: &Ground, values: &[Value]) -> Option<u8> {
    // Nobody is called $5, Monday or March.
    let nobody = |c: &u8| {
        let name = calendar_name(&categories[usize::from(*c)].values);
        matches!(name, Some("Price" | "Day" | "Month"))
    };
    let other = |c: &u8| {
        !nobody(c) && (values.is_empty() || values.iter().any(|value| value.category != *c))
    };
    let called = |word: &str| {
        ground.cues.called(word).into_iter().filter(other).find(|c| {
            let name = categories[usize::from(*c)].name.to_lowercase();
            name.contains(word) || (word == "people" && name.contains("person"))
        })
    };
    let persons = ["person", "owner", "resident", "friend", "people"];
    let by_name = persons.into_iter().find_map(called);
    // The hosts Astrid and Bruno rather than the films: most first names, and no other as many.
    let named = |c: u8| people::named(&categories[usize::from(c)].values);
    let most =
        (0..categories.len() as u8).filter(other).max_by_key(|&c| named(c)).filter(|&most| {
            let half = people::are_named(&categories[usize::from(most)].values);
            half && (0..categories.len() as u8)
                .filter(other)
                .all(|c| c == most || named(c) < named(most))
        });
    let titled = || {
        let mut all = (0..categories.len() as u8)
            .filter(other)
            .filter(|&c| people::are_titled(&categories[usize::from(c)].values));
        all.next().filter(|_| all.next().is_none())
    };
    // Children go before the names of their pets.
    let called_so = || {
        let mut all = (0..categories.len() as u8).filter(other).filter(|&c| {
            let category = &categories[usize::from(c)];
            let proper = category.values.iter().all(|v| v.starts_with(char::is_uppercase));
            // Patients with titles are as much people as dentists some of whom have a first name.
            is_of_persons(category)
                && proper
                && (named(c) > 0 || people::are_titled(&category.values))
        });
        all.next().filter(|_| all.next().is_none())
    };
    // Pupils by their names go before their teachers.
    let names = most.filter(|&c| categories[usize::from(c)].name == "Name");
    let by_name =
        by_name.or(names).or_else(called_so).or(most).or_else(|| called("name")).or_else(titled);
    // "Who cooks?" is asked of chefs by name rather than of guests such as the mayor.
    let any_proper = (0..categories.len() as u8).filter(other).any(|c| {
        let values = &categories[usize::from(c)].values;
        values.iter().all(|value| value.starts_with(char::is_uppercase))
            && ground.cues.bare_uses(c) > 0
            && !values.iter().all(|value| family(&value.to_lowercase()).is_some())
    });
    // Else whoever is spoken of most by nothing but the value: "the Brit", "Ann".
    by_name.or_else(|| {
        let all = || (0..categories.len() as u8).filter(other);
        let most = all().map(|c| ground.cues.bare_uses(c)).max().unwrap_or(0);
        all().max_by_key(|&c| {
            let values = &categories[usize::from(c)].values;
            let proper = values.iter().all(|value| value.starts_with(char::is_uppercase));
            let nations = values.iter().all(|value| family(&value.to_lowercase()).is_some());
            let bare = ground.cues.bare_uses(c);
            (
                is_of_persons(&categories[usize::from(c)]) && (proper || !any_proper),
                nations,
                proper && bare > 0,
                proper && 2 * bare > most && ends_like_persons(&categories[usize::from(c)]),
                is_job(&categories[usize::from(c)]),
                proper && is_called_a_person(&categories[usize::from(c)]),
                bare,
                u8::MAX - c,
            )
        })
    })
}

/// The categories by which the same people are called: their names where only one category is of
/// names, their nations, their jobs.
pub(super) fn peoples(categories: &[Category]) -> Vec<u8> {
    // April, May and June are no people.
    let months =
        |category: &Category| category.values.iter().all(|value| days_of_month(value).is_some());
    let names = |category: &Category| {
        people::are_named(&category.values) && !months(category)
            || people::are_titled(&category.values)
    };
    let one = categories.iter().filter(|category| names(category)).count() == 1;
    let surnames = |category: &Category| {
        let name = category.name.to_lowercase();
        ["surname", "last name", "family name"].iter().any(|called| name.contains(called))
    };
    // "Brit", "Swede" rather than Britain and Sweden; no weekdays.
    let person_of = |value: &String| {
        let value = value.to_lowercase();
        families::nations().any(|nation| nation.split(' ').any(|word| word == value))
    };
    // Who runs for Greece does not run for somebody.
    let lands = |category: &Category| {
        let name = category.name.to_lowercase();
        ["countr", "land", "origin", "destination"].iter().any(|word| name.contains(word))
    };
    let nations = |category: &Category| !lands(category) && category.values.iter().all(person_of);
    let jobs = |category: &Category| {
        let doers = category.values.iter().filter(|value| is_doer(&value.to_lowercase()));
        let lower = category.values.iter().all(|value| value.starts_with(char::is_lowercase));
        let name = category.name.to_lowercase();
        lower
            && ["job", "profession", "occupation"].contains(&name.as_str())
            && 2 * doers.count() > category.values.len()
    };
    let those = categories.iter().enumerate().filter(|(_, category)| {
        one && names(category) || surnames(category) || nations(category) || jobs(category)
    });
    those.map(|(c, _)| c as u8).collect()
}

/// Who does what, by the names that categories of them have.
const ROLES: [(&[&str], &str); 7] = [
    (&["wrote", "writes", "written"], "author writer poet novelist playwright"),
    (&["painted", "paints", "drew", "drawn"], "painter artist"),
    (&["composed", "composes"], "composer"),
    (&["directed", "directs", "made"], "director"),
    (&["gave", "donated", "gives", "given"], "donor giver"),
    (&["taught", "teaches"], "teacher instructor tutor"),
    (&["built", "designed"], "builder architect designer"),
];

/// Whether who does this is asked for by a name of the category.
pub(super) fn is_role_of(category: u8, verb: &str, ground: &Ground) -> bool {
    let nouns =
        ROLES.iter().find(|(verbs, _)| verbs.contains(&verb)).map_or("", |(_, nouns)| nouns);
    // A book of poetry is no poet where authors are listed.
    let named = nouns.split(' ').any(|noun| !ground.cues.named_with(noun).is_empty());
    nouns.split(' ').any(|noun| match named {
        true => ground.cues.named_with(noun).contains(&category),
        false => ground.cues.called(noun).contains(&category),
    })
}

/// The only category of names with a capital: those that have all else.
pub(super) fn only_named(categories: &[Category]) -> Option<u8> {
    let proper = |category: &Category| {
        category.values.iter().all(|value| value.starts_with(char::is_uppercase))
    };
    let mut named = (0..categories.len()).filter(|&c| proper(&categories[c]));
    named.next().filter(|_| named.next().is_none()).map(|c| c as u8)
}

/// Whether a word says what somebody does: "gardener", "pianist".
pub(super) fn is_doer(word: &str) -> bool {
    let things = [
        "plant",
        "restaurant",
        "pendant",
        "number",
        "order",
        "color",
        "flower",
        "letter",
        "floor",
        "other",
        "weather",
        "paper",
        "river",
        "dinner",
        "supper",
        "motor",
        "tower",
        "feather",
        "sweater",
        "trailer",
        "bumper",
        "poster",
        "butter",
        "water",
        "power",
        "danger",
        "finger",
        "counter",
        "corner",
        "quarter",
        "hour",
        "year",
        "door",
        "flavor",
        "scooter",
        "tractor",
        "computer",
        "printer",
        "climate",
        "sticker",
        "locker",
        "folder",
        "binder",
        "container",
        "slipper",
        "sneaker",
        "blazer",
        "burger",
        "pepper",
        "cracker",
        "banner",
        "wrapper",
        "mirror",
        "razor",
        "anchor",
        "harbor",
        "ladder",
        "hammer",
        "leather",
        "rubber",
        "timber",
        "silver",
        "copper",
        "chapter",
        "starter",
        "cucumber",
        "lavender",
        "monitor",
        "router",
        "charger",
        "toaster",
        "drawer",
        "shutter",
        "marker",
        "cover",
        "border",
        "lever",
        "summer",
        "winter",
        "helicopter",
        "cooker",
        "heater",
        "freezer",
        "blender",
        "filter",
        "planter",
        "hanger",
    ];
    let word = stem(word);
    // A barometer measures.
    if word.ends_with("meter") {
        return false;
    }
    let persons = [
        "client",
        "member",
        "resident",
        "tenant",
        "citizen",
        "friend",
        "host",
        "pupil",
        "student",
        "guest",
        "chef",
        "spy",
        "pirate",
        "knight",
        "monk",
        "nun",
        "priest",
        "nurse",
        "judge",
        "clerk",
        "aunt",
        "uncle",
        "cousin",
        "brother",
        "sister",
        "artist",
        "guide",
        "coach",
        "captain",
        "agent",
        "child",
        "kid",
        "girl",
        "boy",
        "patient",
        "colleague",
        "athlete",
        "chap",
        "lad",
        "lady",
        "gentleman",
        "guy",
        "mom",
        "mum",
        "dad",
        "pilot",
        "vet",
        "cyclist",
    ];
    if persons.contains(&word.as_str()) {
        return true;
    }
    let ends = ["er", "or", "ist", "ian", "eer", "man", "woman", "mate"]
        .iter()
        .any(|end| word.ends_with(end));
    ends && word.len() > 4 && !things.contains(&word.as_str())
}

/// Whether a category has a name for persons by its ending: "Astronaut".
fn ends_like_persons(category: &Category) -> bool {
    let name = stem(&category.name.to_lowercase());
    let ends = ["er", "or", "ist", "naut", "man", "woman"].iter().any(|end| name.ends_with(end));
    let ends = ends || is_called_a_person(category);
    ends && !KINDS.iter().any(|kind| kind.name.to_lowercase() == name)
}

/// Whether somebody is meant by what they do: "the gardener".
fn is_job(category: &Category) -> bool {
    let name = category.name.to_lowercase();
    ["job", "profession", "occupation", "trade", "role"].contains(&name.as_str())
}

/// Whether a category is called by what somebody does or is: "Cyclist", "Swimmer".
fn is_of_persons(category: &Category) -> bool {
    let name = stem(&category.name.to_lowercase());
    // "Jumpers: Aalto, Berg, Cerny".
    let proper = category.values.iter().all(|value| value.starts_with(char::is_uppercase));
    is_called_a_person(category) || proper && is_doer(&name) && ends_like_persons(category)
}

/// Whether its name is a word for somebody: patients, not their dentists.
fn is_called_a_person(category: &Category) -> bool {
    const PERSONS: &str = "cyclist runner swimmer driver rider player student guest child kid boy \
        girl man woman lady suspect colleague neighbor customer passenger athlete racer competitor \
        contestant performer gardener sibling member holder musician singer dancer guard chef \
        cook baker detective inspector teacher pupil doctor nurse lawyer engineer scientist speaker \
        tenant heir employee worker manager agent pianist visitor climber hiker teammate shopper camper \
        finalist entrant patient walker skier rower sailor regular hostess nominee candidate";
    let name = stem(&category.name.to_lowercase());
    PERSONS.split_ascii_whitespace().any(|person| person == name)
}
