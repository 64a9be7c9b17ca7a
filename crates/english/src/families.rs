//! Words that mean one thing in several forms: nations, months, synonyms.

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::tokens::Token;

/// One nation in all its words, one nation a line.
const NATIONS: [&str; 96] = [
    "brit british briton britain english englishman englishwoman england",
    "swede swedish sweden",
    "dane danish denmark",
    "norwegian norway",
    "german germany",
    "spaniard spanish spain",
    "frenchman frenchwoman french france",
    "japanese japan",
    "ukrainian ukraine",
    "american usa america",
    "italian italy",
    "dutch dutchman dutchwoman netherlands holland",
    "chinese china",
    "russian russia",
    "canadian canada",
    "australian australia aussie",
    "brazilian brazil",
    "mexican mexico",
    "irish irishman irishwoman ireland",
    "scot scottish scotsman scotland",
    "welsh welshman wales",
    "portuguese portugal",
    "pole polish poland",
    "greek greece",
    "turk turkish turkey",
    "indian india",
    "egyptian egypt",
    "finn finnish finland",
    "swiss switzerland",
    "belgian belgium",
    "austrian austria",
    "hungarian hungary",
    "czech czechia",
    "korean korea",
    "thai thailand",
    "vietnamese vietnam",
    "malaysian malaysia",
    "chilean chile",
    "argentine argentinian argentina",
    "peruvian peru",
    "colombian colombia",
    "cuban cuba",
    "nigerian nigeria",
    "kenyan kenya",
    "moroccan morocco",
    "israeli israel",
    "iranian iran",
    "pakistani pakistan",
    "croatian croat croatia",
    "serbian serb serbia",
    "bulgarian bulgaria",
    "icelander icelandic iceland",
    "maltese malta",
    "romanian romania",
    "slovak slovakian slovakia",
    "slovene slovenian slovenia",
    "lithuanian lithuania",
    "latvian latvia",
    "estonian estonia",
    "albanian albania",
    "bosnian bosnia",
    "macedonian macedonia",
    "cypriot cyprus",
    "armenian armenia",
    "georgian",
    "iraqi iraq",
    "syrian syria",
    "lebanese lebanon",
    "jordanian",
    "saudi",
    "afghan afghanistan",
    "bangladeshi bangladesh",
    "nepali nepalese nepal",
    "filipino philippine philippines",
    "indonesian indonesia",
    "singaporean singapore",
    "taiwanese taiwan",
    "mongolian mongolia",
    "kazakh kazakhstan",
    "ethiopian ethiopia",
    "ghanaian ghana",
    "tanzanian tanzania",
    "senegalese senegal",
    "algerian algeria",
    "tunisian tunisia",
    "libyan libya",
    "ugandan uganda",
    "zambian zambia",
    "venezuelan venezuela",
    "ecuadorian ecuador",
    "bolivian bolivia",
    "uruguayan uruguay",
    "paraguayan paraguay",
    "jamaican",
    "haitian haiti",
    "panamanian panama",
];

/// The other words for the same thing: nations, and months and days with their short forms.
pub(super) fn family(word: &str) -> Option<&'static str> {
    const MONTHS: [&str; 12] = [
        "january jan",
        "february feb",
        "march mar",
        "april apr",
        "may",
        "june jun",
        "july jul",
        "august aug",
        "september sept sep",
        "october oct",
        "november nov",
        "december dec",
    ];
    const DAYS: [&str; 7] = [
        "monday mon",
        "tuesday tues tue",
        "wednesday weds wed",
        "thursday thurs thur thu",
        "friday fri",
        "saturday sat",
        "sunday sun",
    ];
    static FAMILIES: OnceLock<FxHashMap<&'static str, &'static str>> = OnceLock::new();
    let families = FAMILIES.get_or_init(|| {
        let mut families = FxHashMap::default();
        for family in NATIONS.into_iter().chain(MONTHS).chain(DAYS) {
            for word in family.split_ascii_whitespace() {
                families.entry(word).or_insert(family);
            }
        }
        families
    });
    families.get(word).copied()
}

/// Those who come from a land of several words.
pub(super) fn people_of(land: &[Token]) -> Option<&'static str> {
    const LANDS: [(&str, &str); 11] = [
        ("united kingdom", "brit"),
        ("great britain", "brit"),
        ("united states", "american"),
        ("united states of america", "american"),
        ("south korea", "korean"),
        ("czech republic", "czech"),
        ("faroe islands", "faroese"),
        ("new zealand", "kiwi"),
        ("saudi arabia", "saudi"),
        ("ivory coast", "ivorian"),
        ("sri lanka", "lankan"),
    ];
    let said: Vec<&str> = land.iter().map(|token| token.word.as_str()).collect();
    let said = said.join(" ");
    let (_, people) = LANDS.into_iter().find(|(name, _)| *name == said)?;
    family(people).or(Some(people))
}

/// Words for one thing, as texts list it in one of them and mention it in another.
pub(super) fn synonyms(word: &str) -> Option<&'static str> {
    const SAME: [&str; 22] = [
        "flute flautist flutist",
        "gold golden",
        "wood wooden",
        "wool woolen woollen",
        "silk silken",
        "bicycle bike cyclist bicyclist cycle cycling cycled",
        "motorcycle motorbike motorcyclist",
        "television tv",
        "plane airplane aeroplane",
        "telephone phone",
        "mathematics math maths mathematician",
        "laboratory lab",
        "refrigerator fridge",
        "veterinarian vet",
        "doctor physician",
        "lawyer attorney",
        "photography photographer photo",
        "gymnastics gymnast",
        "subway metro underground",
        "soccer football footballer",
        "budgerigar budgie",
        "hamburger burger",
    ];
    SAME.into_iter().find(|family| family.split_ascii_whitespace().any(|other| other == word))
}

/// All nations, each with its words.
pub(super) fn nations() -> impl Iterator<Item = &'static str> {
    NATIONS.into_iter()
}
