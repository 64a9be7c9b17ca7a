//! What is asked for by a noun that no kind of list is called by: flavors, treatments, metals.

/// Nouns with some of what they stand for, in the singular.
const MEMBERS: [(&str, &str); 10] = [
    (
        "flavor taste",
        "vanilla mango pistachio chocolate strawberry mint lemon caramel hazelnut raspberry cherry \
         coffee coconut banana blueberry lime",
    ),
    (
        "treatment procedure",
        "injection ointment pill massage bath vaccination bandage surgery cast",
    ),
    ("service", "bath trim clip cut wash shave massage repair cleaning polish"),
    (
        "material fabric",
        "wood oak pine iron steel stone clay glass silk wool cotton linen leather bone felt straw \
         velvet paper plastic tin brass copper",
    ),
    ("metal", "gold silver copper iron tin brass bronze lead zinc steel"),
    ("grain cereal", "wheat barley oat rye corn rice millet"),
    ("coin", "guinea crown florin shilling penny farthing dime nickel ducat sovereign"),
    ("season", "spring summer autumn fall winter"),
    ("tree wood timber", "oak ash elm birch beech maple pine fir cedar walnut willow mahogany"),
    ("transport", "bus train bike bicycle car foot taxi tram mule horse plane ferry scooter"),
];

/// What this noun stands for.
pub(super) fn members(noun: &str) -> Vec<&'static str> {
    let named = MEMBERS.iter().filter(|(nouns, _)| nouns.split(' ').any(|other| other == noun));
    named.flat_map(|(_, members)| members.split_ascii_whitespace()).collect()
}
