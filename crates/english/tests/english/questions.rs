//! Questions about a place: what is asked of the house that a question names.

use english::import::import;
use puzzle::Puzzle;
use puzzle::text::Document;

/// What the questions of a text ask, as the text format has it.
pub fn asked(text: &str) -> Vec<String> {
    let parts = import(text).unwrap().puzzle;
    let written = Document::write(Puzzle::new(parts).unwrap()).to_string();
    let questions = written.lines().filter(|line| line.starts_with("question: "));
    questions.filter_map(|line| Some(line.rsplit_once(":: ")?.1.to_owned())).collect()
}

pub const STREET: &str = "There are four houses in a row, numbered 1 to 4 from left to right.\n\
    Name: Ann, Bob, Cyd, Dee\nPet: dog, cat, fox, owl\nCar: Fiat, Ford, Kia, Skoda\n\
    1. Ann lives in the first house.\n2. The dog is next to the cat.\n3. Bob drives the Kia.\n";

pub const RACE: &str = "Four runners ran a race.\n\
    Runner: Ann, Bob, Cyd, Dee\nShirt: red, green, blue, white\n\
    1. Ann finished immediately ahead of Bob.\n2. Whoever wore red finished third.\n\
    3. Cyd wore blue.\n";

#[test]
fn a_question_may_be_about_a_place() {
    for (text, question, meant) in [
        (STREET, "Who lives in the third house?", "Name of house 3"),
        (
            STREET,
            "Given that somebody drives a Ford, who lives in the third house?",
            "Name of house 3",
        ),
        (STREET, "Which car is at the last place?", "Car of house 4"),
        (STREET, "Which pet lives in house 2?", "Pet of house 2"),
        (STREET, "What pet is kept in the second house from the right?", "Pet of house 3"),
        (STREET, "In the leftmost house, which car is parked?", "Car of house 1"),
        (RACE, "Who won the race?", "Runner of house 1"),
        (RACE, "Who won?", "Runner of house 1"),
        (RACE, "Who finished last?", "Runner of house 4"),
        (RACE, "Which shirt came second?", "Shirt of house 2"),
    ] {
        assert_eq!(asked(&format!("{text}{question}\n")), [meant], "{question}");
    }
}

#[test]
fn what_something_is_and_who_is_in_it_are_asked_for() {
    let gallery = "Three paintings hang side by side. They are a landscape, a portrait and a still life. \
        The painters are Moreau, Bianchi and Keller. The frames are oak, gold and black.\n\n\
        1. Keller painted the portrait.\n2. The landscape is in the oak frame.\n";
    let star = "Three planets are numbered 1 to 3.\nName: Arvex, Belloth, Cyrene\n\
        Surface: ice, lava, desert\nInhabitants: robots, insects, birds\n\n\
        1. Arvex is next to the ice planet.\n2. The birds' planet is the first.\n";
    let agents = "Three spies travel in compartments 1, 2 and 3. Each of them has a different code \
        name, was sent from a different city, and carries a different piece of luggage.\n\n\
        1. The agent from Vienna is not Viper.\n2. Ghost carries the hatbox.\n\
        3. The violin case is directly to the left of Falcon.\n\
        4. The suitcase belongs to the agent from Madrid.\n\
        5. The agent from Istanbul is in compartment 2.\n";
    let show = "Wendy, Vince and Tom performed in a talent show, one after another. One child is in \
        Year 3, one in Year 4 and one in Year 6. The acts were juggling, singing and dancing.\n\n\
        1. The child from Year 4 was second.\n2. Vince came before the child from Year 3.\n\
        3. The singing was the first act.\n";
    let jars = "Three jars of jam are lined up. Rosie, Ned and Albert made one each. The flavours are \
        plum, cherry and apricot; they were cooked in June, July and August.\n\n\
        ~ Ned did not cook his jam in August.\n~ The plum jam was cooked in June.\n\
        ~ The cherry jam stands next to the apricot jam.\n~ Rosie made hers in July.\n";
    let bench = "Three friends occupy seats 1 to 3.\nFriends: Wendy, Xavier, Beth\n\
        Sweaters: red, green, gray\nDrinks: cola, tea, water\n\n1. Xavier wears green.\n\
        2. Beth drinks cola.\n";
    let dentists = "Three patients sit in a row.\nPatients: Mr Hale, Mrs Ito, Mr Lopez\n\
        Dentists: Dr Moss, Dr Otis, Dr Reed\nTransport: bus, bicycle, car\n\n\
        1. Dr Reed's patient came by car.\n2. Dr Otis's patient is first.\n3. Mr Hale came by bus.\n";
    for (text, question, meant) in [
        (gallery, "What kind of painting is in the gold frame?", "Category of gold"),
        (gallery, "Who painted the landscape?", "Painter of landscape"),
        (star, "Who inhabits the desert planet?", "Inhabitant of desert"),
        (agents, "What is the code name of the agent from Madrid?", "Code name of Madrid"),
        (show, "Which year is Tom in?", "Year of Tom"),
        (jars, "Which jam did Albert make?", "Fruit of Albert"),
        (bench, "What is the friend in the red sweater drinking?", "Drink of red"),
        (dentists, "Who rode a bicycle?", "Patient of bicycle"),
    ] {
        assert_eq!(asked(&format!("{text}\n{question}\n")), [meant], "{question}");
    }
}

#[test]
fn a_question_about_no_place_or_several_is_not_one_about_a_place() {
    for (text, question) in [
        (STREET, "Who lives where?"),
        (STREET, "Who lives in one of the end houses?"),
        (STREET, "Where is the third house?"),
        // Who is beside somebody is none that is held.
        (STREET, "Who lives next to the owl?"),
        (STREET, "Who lives immediately to the left of Bob?"),
        (RACE, "Who finished first, second and third?"),
        (RACE, "Can you work out who finished where?"),
        (RACE, "Can you sort out their shirts and what they won?"),
    ] {
        assert_eq!(asked(&format!("{text}{question}\n")), [""; 0], "{question}");
    }
    // A value that is named comes before a place.
    let text = format!("{STREET}Who has the owl in the third house?\n");
    assert_eq!(asked(&text), ["Name of owl"]);
}

#[test]
fn what_somebody_did_is_a_thing_and_a_company_one_of_the_names() {
    let orders = "Prices: $4, $5, $6\nCustomers: Ann, Bob, Cyd\nTacos: cod, pork, steak\n\
        1. Ann's order cost $1 more than the pork taco.\n2. Bob ordered the cod taco.\n";
    assert_eq!(asked(&format!("{orders}What did the person who paid $4 order?\n")), ["Taco of $4"]);
    let tower = "One company rents each floor (Acorn, Bluebird, Cobalt) of a tower with three \
        floors. Each has its own plant (cactus, fern, ivy).\n\
        1. The company with the ivy is directly above Acorn.\n2. Cobalt has the fern.\n";
    assert_eq!(asked(&format!("{tower}Which company has the cactus?\n")), ["Company of cactus"]);
}

#[test]
fn a_category_is_asked_for_by_its_name_as_programs_write_it() {
    let text = "There are three houses in a row, numbered 1 to 3 from left to right.\n\
        Name: Ann, Bob, Cyd\nColor: red, green, white\nHair color: brown, gray, black\n\
        Phone model: OnePlus 9, iPhone 13, Xperia 5\n1. Ann is in house 1.\n\
        2. Ann has gray hair.\n3. The person whose favorite color is red has black hair.\n";
    for (question, meant) in [
        ("What is HairColor of the person who lives in House 1?", "Hair color of house 1"),
        ("What is the hair color of Bob?", "Hair color of Bob"),
        ("What is Color of the person who lives in House 2?", "Color of house 2"),
        ("What is the PhoneModel of the person who lives in House 3?", "Phone model of house 3"),
        ("What is Name of the person who has an iPhone 13?", "Name of iPhone 13"),
    ] {
        assert_eq!(asked(&format!("{text}{question}\n")), [meant], "{question}");
    }
    // No category is called so: it is not guessed at.
    let question = "What is the Zodiac of the person who lives in House 1?";
    assert_eq!(asked(&format!("{text}{question}\n")), [""; 0]);
    // What follows are answers to choose from, and no hints.
    let found = import(&format!("{text}What is Color of Bob?\n\nA) red\nB) white\nC) green\n"));
    assert_eq!(found.unwrap().puzzle.hints.len(), 3);
}

const THEFT: &str = "Four suspects were in four rooms in a row, numbered 1 to 4 from left to right.\n\
    Suspect: butler, cook, gardener, maid\nRoom: attic, cellar, hall, study\n\
    Weapon: dagger, poison, rope, wrench\nThing found: coin, key, letter, ring\n\
    1. The butler had the rope.\n2. The cook was in the attic.\n3. The maid found the key.\n";

#[test]
fn who_is_asked_for_is_a_person_and_what_is_a_thing() {
    for (question, meant) in [
        ("The victim was killed with the dagger. Who did it?", "Suspect of dagger"),
        ("The body was found in the cellar. So who is the murderer?", "Suspect of cellar"),
        ("Who had the poison?", "Suspect of poison"),
        ("What did the gardener find?", "Thing found of gardener"),
        ("Which room was the gardener in?", "Room of gardener"),
    ] {
        assert_eq!(asked(&format!("{THEFT}\n{question}\n")), [meant], "{question}");
    }
    let race = "Five cyclists rode a race.\nCyclists: Ann, Bob, Cyd, Dee, Eve\n\
        Countries: Austria, France, Italy, Norway, Portugal\nHelmets: red, green, blue, white, black\n\
        1. Ann finished first.\n2. The rider from Italy wore the red helmet.\n";
    assert_eq!(asked(&format!("{race}Who wore the blue helmet?\n")), ["Cyclist of blue"]);
    let cats = "Three cats sleep in three baskets in a row.\nCats: Mimi, Tom, Zorro\n\
        Owners: Kim, Lee, Pat\nColours: black, ginger, tabby\n1. Mimi is Kim's cat.\n";
    assert_eq!(asked(&format!("{cats}Whose cat is tabby?\n")), ["Owner of tabby"]);
    let fair = "Three stalls stand in a row, numbered 1 to 3.\nSellers: Mr Dale, Mrs Ruck, Miss Vane\n\
        Wares: books, jam, soap\nVillages: Nether Wick, Oakley, Stoke\n1. The jam is from Oakley.\n";
    for (question, meant) in [
        ("Who sold the soap?", "Seller of soap"),
        ("Who is the seller of the books?", "Seller of books"),
        ("What stall number had the soap?", "house of soap"),
        ("Your task is to find out who comes from Stoke.", "Seller of Stoke"),
        ("As a check, report the number of the stall with the jam.", "house of jam"),
    ] {
        assert_eq!(asked(&format!("{fair}{question}\n")), [meant], "{question}");
    }
}

#[test]
fn names_are_asked_for_before_roles_and_places() {
    let fair = "At the fair five pupils took places 1 to 5.\nNames: Omar, Tara, Lucy, Ben, Wei\n\
        Projects: rocket, telescope, volcano, bridge, robot\n\
        Teachers: Ms Reed, Mrs Stone, Mr Young, Mr Hall, Ms Frost\n\
        1. Tara's teacher is Ms Reed.\n2. Lucy built a telescope.\n3. Mr Hall's pupil won.\n";
    assert_eq!(asked(&format!("{fair}Who built the robot?\n")), ["Name of robot"]);
    let zoo = "Along the path there are five enclosures.\n\
        Animal: giraffe, lion, ostrich, otter, zebra\nName: Coco, Gus, Max, Ruby, Zazu\n\
        Food: corn, leaves, meat, oats, shrimp\n\
        1. Gus lives in enclosure 3.\n2. Corn is eaten by Ruby.\n";
    let question = "What is the name of the animal that eats leaves?";
    assert_eq!(asked(&format!("{zoo}{question}\n")), ["Name of leaves"]);
    let tower = "A tower has four floors with one tenant on each.\n\
        Tenants: Mr Hale, Ms Ito, Mr Jones, Ms Kern\nPlants: cactus, fern, ivy, orchid\n\
        Instruments: guitar, piano, flute, drum\n\
        1. Mr Hale lives on floor 1.\n2. The ivy belongs to the person with the drum.\n";
    assert_eq!(asked(&format!("{tower}Who plays the guitar?\n")), ["Tenant of guitar"]);
}

#[test]
fn a_place_that_is_asked_about_settles_what_can_be_read_in_two_ways() {
    // Immediately or somewhere left: either way the owl's house is the last one.
    let text = "Name: Ann, Bob, Cyd\nPet: dog, cat, owl\n\
        1. Ann lives in the first house.\n2. Ann is on the left of the cat.\n\
        3. The dog is in the first house.\n4. Bob has the cat.\n\
        5. The cat lives in the second house.\nWho lives in the last house?\n";
    let found = import(text).unwrap();
    assert_eq!(found.asks, []);
    assert_eq!(asked(text), ["Name of house 3"]);
    let (unasked, _) = text.rsplit_once("Who lives").unwrap();
    assert_eq!(import(unasked).unwrap().asks.len(), 1);
}

/// A question about what two categories share is about the one that the hints settle; else both
/// are named.
#[test]
fn a_question_about_a_shared_word_is_settled_or_told() {
    let lists = "There are three people next to each other in a row.\n\
        Everyone has a different name: Ann, Bob, Cyd.\n\
        Everyone drives a different car: Honda, Kia, Fiat.\n\
        Everyone drives a different motorbike: Honda, Vespa, Hero.\n";
    let question = "Question: What position is the person who drives the Honda at?\n";
    let told = |hints: &str| {
        let found = import(&format!("{lists}{hints}{question}")).unwrap();
        let told = found.warnings.into_iter().find(|note| note.message.starts_with("the question"));
        (asked(&format!("{lists}{hints}{question}")), told.unwrap().message)
    };
    let cars = "Clue 1: The person who drives the Kia is the person at the 1st position.\n\
        Clue 2: The person who drives the Fiat is the person at the 2nd position.\n\
        Clue 3: The person who drives the Vespa is next to Ann.\n";
    let (about, message) = told(cars);
    assert_eq!(about, ["house of Car.Honda"]);
    assert_eq!(message, "the question is read about Honda (Car): the hints settle that");
    let (about, message) = told("Clue 1: Ann is next to the person who drives the Kia.\n");
    assert_eq!(about, ["house of Car.Honda"]);
    assert!(message.contains("Honda (Car) or Honda (Motorbike): which is meant?"), "{message}");
}

#[test]
fn who_is_asked_of_people_and_a_possessor_of_what_is_theirs() {
    let pier = "Four boats lie in a row, numbered 1 to 4 from left to right.\n\
        Boats: Curlew, Gannet, Heron, Tern\nSkippers: Alfie, Bridget, Emma, Oscar\n\
        Towns: Ash, Bray, Cove, Dale\nCatch: cod, crab, eel, lobster\n\
        1. Alfie is the skipper of the Tern.\n2. Oscar comes from Bray.\n";
    for (question, meant) in [
        ("Who caught the eel?", "Skippers of eel"),
        ("Who caught the eel: Emma or somebody else?", "Skippers of eel"),
        ("What was Emma's catch?", "Catch of Emma"),
        ("Where does the skipper with the crab come from?", "Towns of crab"),
        ("Where in the row is the Heron?", "house of Heron"),
    ] {
        let found = asked(&format!("{pier}{question}\n"));
        let singular: Vec<String> = found.iter().map(|asked| asked.replace('s', "")).collect();
        assert_eq!(singular, [meant.replace('s', "")], "{question}");
    }
}

const PLACED: &str = "Five friends live in a row of five houses, numbered 1 to 5 from left to right.\n\
    Names: Anna, Ben, Carla, Dan, Eva\nColours: red, blue, green, white, yellow\n\
    Drinks: tea, coffee, milk, juice, water\n\
    1. Anna lives in the first house.\n2. Ben lives immediately to the right of Anna.\n\
    3. Carla is in house 3.\n4. Dan lives in the fourth house.\n5. The red house is Carla's.\n\
    6. The blue house is Dan's.\n7. The green house is Anna's.\n8. Eva's house is white.\n\
    9. Anna drinks tea.\n10. Ben drinks milk.\n11. Carla drinks water.\n12. Dan drinks juice.\n";

#[test]
fn a_question_may_be_about_who_is_beside_somebody() {
    for (question, meant) in [
        ("Who lives immediately to the left of Ben?", "Name of house 1"),
        ("Who lives to the left of the red house?", "Name of house 2"),
        ("Who lives next to Anna?", "Name of house 2"),
        ("Who is Dan's right-hand neighbour?", "Name of house 5"),
        ("Who is sitting immediately right to Ben?", "Name of house 3"),
        ("Which friend lives between Ben and Dan?", "Name of house 3"),
        ("Whose house is directly to the right of the red house?", "Name of house 4"),
        ("Which drink is drunk two houses to the left of Dan's?", "Drink of house 2"),
        (
            "What is the drink of the person who lives directly to the right of Dan?",
            "Drink of house 5",
        ),
        (
            "Who lives in neither one of the first two houses nor one of the last two houses?",
            "Name of house 3",
        ),
        ("One of them drinks coffee. Who?", "Name of coffee"),
        ("Somebody drinks coffee. Who is it?", "Name of coffee"),
        ("Follow the hints to find out which of them drinks coffee.", "Name of coffee"),
        ("Which pensioner drinks coffee?", "Name of coffee"),
        ("Who drinks coffee, Dan or Eva?", "Name of coffee"),
    ] {
        assert_eq!(asked(&format!("{PLACED}\n{question}\n")), [meant], "{question}");
    }
}

#[test]
fn a_question_that_the_hints_leave_open_is_told() {
    for question in [
        "Who lives next to Ben?",
        "Who is taller, Anna or Ben?",
        "Who lives three houses to the right of Carla?",
    ] {
        assert_eq!(asked(&format!("{PLACED}\n{question}\n")), [""; 0], "{question}");
        let found = import(&format!("{PLACED}\n{question}\n")).unwrap();
        let told = found.warnings.iter().any(|note| note.line == 18);
        assert!(told, "{question}: {:?}", found.warnings);
    }
}

#[test]
fn a_category_may_be_asked_for_by_another_word_than_its_own() {
    let cafe = "Four guests sit in a row.\nNames: Ann, Bob, Cyd, Dee\n\
        Beverages: tea, milk, cocoa, water\nOccupations: nurse, baker, pilot, judge\n\
        Animals: dog, cat, horse, hamster\nCoins: 5, 6, 8, 9\n\
        1. Ann drinks tea.\n2. The nurse has the dog.\n";
    for (question, meant) in [
        ("Which drink does the baker have?", "Beverage of baker"),
        ("What is the dog owner's job?", "Occupation of dog"),
        ("Which pet belongs to the pilot?", "Animal of pilot"),
        ("How many coins does Dee have?", "Coin of Dee"),
        ("Work out the profession of Cyd.", "Occupation of Cyd"),
        ("Please find out which animal Bob keeps.", "Animal of Bob"),
        ("Your task is to find out what the pilot is called.", "Name of pilot"),
    ] {
        assert_eq!(asked(&format!("{cafe}{question}\n")), [meant], "{question}");
    }
}

/// Four friends with what they have, and nothing about a row.
const FRIENDS: &str = "Four friends met.\nNames: Ann, Bob, Cem, Dan\nDrinks: tea, milk, juice, water\n\
    Jobs: baker, nurse, pilot, tailor\nRooms: hall, attic, study, cellar\nPages: 120, 240, 300, 360\n\
    1. Ann drinks tea.\n2. The pilot was in the hall.\n3. Bob's book has 240 pages.\n\
    4. The nurse drinks milk.\n5. Whoever was in the attic is reading 120 pages.\n";

#[test]
fn the_same_is_asked_in_many_words() {
    for (questions, meant) in [
        (
            "Who drinks milk?|Who is the milk drinker?|Name the milk drinker.|Which friend drinks milk?|\
             What is the name of the friend who drinks milk?|Milk is drunk by whom?|\
             Find out what the milk drinker is called.|Then work out who drinks milk.|\
             What remains to be answered: Who drinks milk?|Which wizard drinks milk?",
            "Name of milk",
        ),
        (
            "What is Ann's job?|What does Ann do?|What is Ann?|Tell me Ann's job.|Find Ann's job.|\
             Ann works as what?|What does Ann do for a living?|How does Ann earn her living?",
            "Job of Ann",
        ),
        (
            "What does the pilot drink?|The pilot drinks what?|Determine what the pilot drinks.|\
             Work out what the man who was in the hall drinks.|What is the pilot's drink?",
            "Drink of ",
        ),
        ("What is the tea drinker's job?|What is the job of the tea drinker?", "Job of tea"),
        ("Where was Ann?|Find out where Ann was.|Then work out where Ann was.", "Room of Ann"),
        ("How many pages does Ann's book have?", "Page of Ann"),
    ] {
        for question in questions.split('|') {
            let found = asked(&format!("{FRIENDS}{question}\n"));
            assert!(found.len() == 1 && found[0].starts_with(meant), "{question} {found:?}");
        }
    }
}

#[test]
fn the_number_of_a_seat_is_a_place() {
    for question in ["What is the house number of Bob?", "Find out the number of the house of Bob."]
    {
        assert_eq!(asked(&format!("{STREET}{question}\n")), ["house of Bob"], "{question}");
    }
}
