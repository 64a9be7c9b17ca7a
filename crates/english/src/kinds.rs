//! The kinds of things that puzzles are made of: how their categories are called, which words go
//! with them, and their commonest values. Needed where a text names no categories.

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::families::nations;
use super::tokens::{root, stem, tokens};

/// A kind of category.
pub(super) struct Kind {
    /// The category's name.
    pub name: &'static str,
    /// Verbs and nouns that go with it.
    pub cues: &'static str,
    /// Values, in lower case and without spaces or plural endings.
    pub values: &'static str,
}

/// The kinds, those whose values are surest first.
pub(super) static KINDS: [Kind; 43] = [
    Kind {
        name: "Color",
        cues: "color house paint",
        values: "red green blue yellow white ivory black brown orange purple pink gray violet indigo turquoise cyan magenta beige silver gold lime teal maroon navy tan crimson scarlet cream azure khaki bronze lilac mauve amber peach mint coral olive emerald ginger chestnut dun",
    },
    Kind { name: "Nationality", cues: "nationality country nation citizen from", values: "" },
    Kind {
        name: "Pet",
        cues: "pet animal keep breed raise rear",
        values: "dog cat puppy kitten poodle terrier beagle dachshund corgi collie spaniel labrador retriever bulldog whippet greyhound dalmatian alsatian boxer pug bird horse fish zebra fox snail rabbit hamster parrot turtle tortoise snake lizard goldfish pig cow goat sheep duck canary ferret mouse rat guineapig monkey elephant hedgehog iguana spider frog bear wolf deer moose beaver badger owl jaguar lion tiger gecko crow newt mole swan goose hen chicken pony donkey camel llama alpaca penguin eagle hawk falcon otter squirrel budgie budgerigar chinchilla gerbil toad tarantula puppy kitten poodle terrier beagle spaniel whippet dolphin whale shark seal bat bee crab octopus kangaroo koala panda giraffe hippo rhino leopard cheetah crocodile robin heron stork stag hare weasel stoat jackal cobra kingcobra hyena raccoon skunk wombat armadillo lemur ostrich emu peacock flamingo pelican puffin walrus salamander chameleon scorpion meerkat sloth panther lynx bison buffalo antelope reindeer seahorse eel redpanda brownbear polarbear sealion parakeet cockatoo guineafowl turkey lobster squid jellyfish starfish ant wasp butterfly beetle cricket grasshopper ladybird dragonfly moth pigeon sparrow swallow magpie raven kingfisher woodpecker parakeet macaw vole shrew ibex yak ox bull lamb kid catfish carp trout viper python boa hippopotamus rhinoceros gorilla chimpanzee orangutan baboon",
    },
    Kind {
        name: "Drink",
        cues: "drink beverage sip smoothie juice",
        values: "tea coffee milk water beer juice orangejuice wine lemonade cola coke coca-cola cocacola pepsi rootbeer bier whiskey vodka gin cocoa hotchocolate applejuice soda icedtea smoothie espresso latte cappuccino mineralwater cider tonic gingerbeer gingerale rum brandy port sherry absinthe cognac mead ale stout lager champagne whisky tequila kefir macchiato mocha chai milkshake redwine whitewine greentea tomatojuice cranberryjuice squash tonicwater cordial flatwhite sangria kombucha schnapps grog punch lemontea blacktea peppermintea chamomiletea ayran horchata",
    },
    Kind {
        name: "Cigarette",
        cues: "smoke cigarette cigar brand tobacco",
        values: "pallmall dunhill blend bluemaster prince oldgold kool chesterfield luckystrike parliament marlboro camel winston rothman",
    },
    Kind {
        name: "Sport",
        cues: "sport play athlete",
        values: "tennis football soccer basketball baseball volleyball golf hockey icehockey rugby cricket swimming badminton squash tabletennis chess judo karate fencing archery rowing boxing cycling running handball lacrosse polo surfing skiing sailing climbing darts bowling snooker diving skating kayaking canoeing snowboarding gymnastic wrestling waterpolo curling bobsleigh biathlon hurdle padel netball softball paragliding pingpong beachvolleyball figureskating croquet billiard",
    },
    Kind {
        name: "Instrument",
        cues: "instrument music play",
        values: "piano guitar violin flute drum trumpet cello saxophone harp clarinet oboe bass viola trombone tuba banjo accordion ukulele organ doublebass bassoon harmonica mandolin recorder xylophone lute bagpipe horn frenchhorn balalaika fiddle piccolo cornet bugle lyre zither keyboard synthesizer triangle tambourine marimba vibraphone sitar bassguitar cymbal timpani euphonium",
    },
    Kind {
        name: "Job",
        cues: "job occupation profession work trade career",
        values: "doctor teacher engineer lawyer artist chef nurse baker painter writer actor musician pilot farmer dentist scientist singer dancer programmer architect butcher plumber carpenter cook judge banker barber tailor librarian accountant photographer journalist electrician florist gardener mechanic postman policeman sailor soldier vet surgeon detective blacksmith potter weaver mason vicar pharmacist hairdresser cobbler optician magician translator interpreter clown reporter editor magistrate solicitor cashier receptionist secretary manager roofer welder joiner glazier bricklayer firefighter paramedic physicist chemist biologist historian philosopher professor geologist astronomer astronaut sculptor poet novelist composer conductor drummer waiter waitress barista bartender gamekeeper shepherd fisherman hunter miner logger lumberjack tanner saddler cooper wheelwright goldsmith silversmith watchmaker clockmaker jeweler brewer",
    },
    Kind {
        name: "Car",
        cues: "car drive vehicle automobile",
        values: "toyota ford bmw honda tesla audi mercede volvo ferrari porsche fiat mazda nissan kia hyundai lexus volkswagen skoda jeep renault peugeot citroen opel vauxhall subaru saab chevrolet jaguar bentley",
    },
    Kind {
        name: "Food",
        cues: "food eat meal dish lunch dinner snack dessert breakfast supper",
        values: "pizza pasta burger sushi salad taco soup sandwich spaghetti steak rice noodle curry lasagna lasagne risotto paella goulash stew pie omelette ramen burrito sausage chip cheese bread cake lamb trout salmon pancake flapjack shortbread bun loaf pretzel chilli hotdog toast porridge falafel dumpling mutton beef pork ham bacon venison browny tart eclair cheesecake scone muffin cupcake croissant biscuit cooky doughnut crumble trifle waffle quiche carrotcake applepie lemontart icecream fruitsalad crisp nacho popcorn ryebread egg yogurt yoghurt muesli cereal brownie tiramisu ricepudding pudding sorbet strudel baguette bagel wrap fishcake gnocchi polenta kebab meatball casserole chowder gumbo jambalaya chocolate oatmeal granola fudge toffee licorice marshmallow potatosalad tunasalad meatloaf",
    },
    Kind {
        name: "Fruit",
        cues: "fruit eat",
        values: "apple banana pear cherry grape mango kiwi strawberry peach plum lemon melon orange raspberry blueberry pineapple apricot fig papaya grapefruit watermelon lime",
    },
    Kind {
        name: "Vegetable",
        cues: "vegetable crop grow",
        values: "carrot leek bean pea onion potato tomato cabbage marrow pumpkin lettuce radish beetroot courgette spinach cucumber turnip parsnip kale garlic broccoli corn",
    },
    Kind {
        name: "Hobby",
        cues: "hobby pastime enjoy activity love",
        values: "reading painting gardening cooking knitting photography hiking dancing fishing cycling pottery origami crossword singing baking sewing drawing embroidery juggling astronomy birdwatching writing yoga crochet karaoke chess woodwork carpentry calligraphy gaming sudoku puzzle meditation beekeeping stargazing scrapbooking quilting kiteflying sculpting modelling collecting camping genealogy",
    },
    Kind {
        name: "Book",
        cues: "book read genre novel",
        values: "mystery fantasy romance sciencefiction biography history thriller western poetry horror comedy crime crimenovel travel cookbook atlas dictionary encyclopedia memoir guidebook",
    },
    Kind {
        name: "Flower",
        cues: "flower grow plant",
        values: "rose tulip daisy lily orchid daffodil carnation iris sunflower poppy peony violet lavender dahlia fern cactus marigold pansy",
    },
    Kind {
        name: "Tree",
        cues: "tree",
        values: "oak birch beech willow elm poplar yew maple larch spruce chestnut sycamore hornbeam rowan alder fir cedar cypress",
    },
    Kind {
        name: "Clothing",
        cues: "clothing clothes garment wear costume",
        values: "scarf glove mitten coat raincoat jacket jumper sweater cardigan pullover hoodie waistcoat shirt tshirt blouse skirt kilt dres trousers jean shorts sock shoe boot sandal clog slipper apron cape cloak belt tie bowtie sunglas glas beret fez tophat beanie bonnet sneaker trainer moccasin poncho vest tunic legging pyjama overall robe turtleneck anorak parka",
    },
    Kind { name: "Phone", cues: "phone smartphone mobile", values: "" },
    Kind {
        name: "Hat",
        cues: "hat",
        values: "beret fez bowler tophat beanie cap sombrero trilby fedora turban bonnet helmet",
    },
    Kind { name: "Cargo", cues: "cargo carry load freight", values: "" },
    Kind { name: "Destination", cues: "destination port sail travel head bound", values: "" },
    Kind {
        name: "Weapon",
        cues: "weapon",
        values: "candlestick rope dagger pistol revolver knife poison sword wrench hammer",
    },
    Kind {
        name: "Vehicle",
        cues: "vehicle transport commute",
        values: "bus train bike bicycle motorbike scooter tram van truck lorry tractor motorcycle taxi ferry plane airplane boat car tube subway metro helicopter canoe rowboat pickup minibus caravan camper motorboat hydrofoil coach cablecar",
    },
    Kind {
        name: "Day",
        cues: "day",
        values: "monday tuesday wednesday thursday friday saturday sunday",
    },
    Kind {
        name: "Subject",
        cues: "subject teach study",
        values: "math physics chemistry biology geography latin economics philosophy geology botany",
    },
    Kind {
        name: "Language",
        cues: "language program code",
        values: "python java javascript typescript ruby rust go golang haskell lisp clojure prolog erlang elixir scala kotlin swift perl php fortran cobol pascal ada julia lua ocaml smalltalk delphi matlab groovy",
    },
    Kind {
        name: "Operating system",
        cues: "os",
        values: "linux window debian ubuntu fedora arch gentoo suse slackware freebsd openbsd netbsd solaris unix macos android",
    },
    Kind {
        name: "Editor",
        cues: "editor ide",
        values: "vim neovim emac nano sublime eclipse netbean notepad",
    },
    Kind {
        name: "Rank",
        cues: "rank noble nobleman aristocrat",
        values: "duke duchess earl countess baron baroness baronet marquis marquess marchioness viscount viscountess knight king queen princess archduke bishop archbishop cardinal abbot abbess admiral colonel sergeant emperor empress",
    },
    Kind {
        name: "Gem",
        cues: "gem gemstone jewel",
        values: "diamond ruby emerald sapphire opal pearl topaz garnet amethyst turquoise jade onyx agate aquamarine peridot moonstone amber",
    },
    Kind {
        name: "Planet",
        cues: "planet",
        values: "mercury venus mar jupiter saturn uranu neptune pluto",
    },
    Kind {
        name: "Relative",
        cues: "relative relation",
        values: "husband wife son daughter brother sister father mother nephew niece uncle aunt cousin grandfather grandmother grandson granddaughter fatherinlaw motherinlaw brotherinlaw sisterinlaw soninlaw daughterinlaw",
    },
    Kind {
        name: "Town",
        cues: "town city",
        values: "london leed york hull bath oxford cambridge bristol cardiff dublin cork galway belfast glasgow edinburgh dover exeter truro plymouth derby leicester nottingham sheffield manchester liverpool newcastle durham carlisle perth aberdeen dundee inverness swansea brighton portsmouth southampton norwich ipswich bournemouth gloucester worcester coventry birmingham bradford sunderland penzance oslo bergen stockholm gothenburg malmo copenhagen aarhus helsinki reykjavik paris lyon marseille nice bordeaux lille brest calais berlin hamburg munich cologne bremen dresden leipzig frankfurt vienna salzburg graz zurich geneva basel bern amsterdam rotterdam utrecht brussel antwerp ghent bruge madrid barcelona seville valencia malaga bilbao lisbon porto rome milan naple turin venice florence genoa pisa bologna verona palermo trieste athen sparta sofia bucharest budapest prague brno warsaw krakow gdansk riga vilnius tallinn kiev moscow istanbul ankara cairo tunis tripoli casablanca nairobi lago accra dakar lima quito bogota caracas santiago montevideo havana boston chicago denver dalla austin houston seattle portland miami atlanta phoenix detroit cleveland toronto montreal vancouver ottawa quebec tokyo kyoto osaka seoul beijing shanghai hanoi bangkok manila jakarta delhi mumbai sydney melbourne brisbane adelaide auckland wellington dubai baghdad tehran zagreb belgrade luxembourg bratislava ljubljana sarajevo skopje tirana valletta nicosia monaco minsk odessa kazan haarlem eindhoven marrakesh tangier algier beirut amman damascus jerusalem doha muscat karachi lahore kabul dhaka colombo kathmandu singapore hongkong taipei shenzhen nagoya sapporo",
    },
    Kind {
        name: "Bag",
        cues: "bag luggage baggage",
        values: "backpack rucksack suitcase briefcase handbag trunk duffelbag satchel tote totebag holdall hatbox violincase shoulderbag sportsbag paperbag",
    },
    Kind {
        name: "Furniture",
        cues: "furniture",
        values: "sofa couch armchair desk table wardrobe mirror loom bookcase bookshelf cupboard dresser bed stool bench chest rockingchair sideboard cabinet footstool hammock",
    },
    Kind {
        name: "Material",
        cues: "material",
        values: "wood marble brass bronze jade silver gold copper iron steel glass clay stone brick wool cotton silk linen leather cork tile bamboo granite slate porcelain ceramic wicker velvet denim tweed rubber plastic tin zinc concrete straw felt oak pine walnut mahogany carpet parquet linoleum",
    },
    Kind {
        name: "Music",
        cues: "music genre listen",
        values: "jazz opera reggae techno folk rock blues pop classical classicalmusic hiphop rap soul punk heavymetal disco swing bluegrass ska salsa tango",
    },
    Kind {
        name: "Film",
        cues: "film movie cinema",
        values: "comedy western thriller musical drama documentary horror cartoon romance tragedy",
    },
    Kind {
        name: "Department",
        cues: "department",
        values: "sale legal finance marketing design research support accounting purchasing logistic engineering production security humanresource hr planning",
    },
    Kind {
        name: "Payment",
        cues: "pay payment",
        values: "cash cheque check voucher coin coupon creditcard debitcard giftcard banktransfer",
    },
    Kind {
        name: "Tool",
        cues: "tool",
        values: "hammer saw drill sander wrench chisel plier screwdriver spanner rake spade hoe shovel axe trowel pickaxe shear pruner",
    },
    Kind {
        name: "Object",
        cues: "object",
        values: "vase mask coin statue lamp globe radio clock candlestick lantern compass map rope whistle flashlight torch mirror umbrella telescope camera kite drum watch ring necklace",
    },
    Kind { name: "Name", cues: "name call", values: "" },
];

/// Languages that are called by no nation.
const LANGUAGES: &str = "hindi arabic mandarin cantonese swahili urdu hebrew farsi persian bengali \
    punjabi tamil latin esperanto yiddish gaelic";

/// Words with the places of their kinds.
type Index = FxHashMap<String, Vec<usize>>;

/// The kinds that have this value, its words stemmed and joined, by their places.
pub(super) fn value_kinds(key: &str) -> &'static [usize] {
    static VALUES: OnceLock<Index> = OnceLock::new();
    let words = |kind: &Kind| match kind.name {
        "Nationality" => {
            let nations = nations().flat_map(|family| family.split(' '));
            nations.chain(LANGUAGES.split(' ')).map(stem).collect()
        }
        _ => kind.values.split(' ').flat_map(|value| [value.to_owned(), stem(value)]).collect(),
    };
    VALUES.get_or_init(|| index(words)).get(key).map_or(&[], Vec::as_slice)
}

/// A value as the kinds have it: its words stemmed and joined.
pub(super) fn value_key(value: &str) -> String {
    tokens(value).iter().map(|token| stem(&token.word)).collect()
}

/// The kinds of a value that is written with a capital or without.
pub(super) fn kinds_as_written(key: &str, capital: bool) -> impl Iterator<Item = usize> + use<> {
    value_kinds(key).iter().copied().filter(move |&kind| capital || !KINDS[kind].is_proper())
}

/// The kinds that a word with this root, or this very word, goes with, by their places.
pub(super) fn cued_kinds(wanted: &str) -> &'static [usize] {
    static CUES: OnceLock<Index> = OnceLock::new();
    let words = |kind: &Kind| -> Vec<String> {
        let roots = kind.cues.split(' ').map(root);
        roots.chain(kind.cues.split(' ').map(str::to_owned)).collect()
    };
    CUES.get_or_init(|| index(words)).get(wanted).map_or(&[], Vec::as_slice)
}

fn index(words: impl Fn(&Kind) -> Vec<String>) -> Index {
    let mut index = Index::default();
    for (place, kind) in KINDS.iter().enumerate() {
        for word in words(kind).into_iter().filter(|word| !word.is_empty()) {
            let kinds = index.entry(word).or_default();
            if kinds.last() != Some(&place) {
                kinds.push(place);
            }
        }
    }
    index
}

/// Whether the kind has this value, its words stemmed and joined.
pub(super) fn has_value(kind: &Kind, key: &str) -> bool {
    kind.values.split(' ').any(|value| value == key)
}

impl Kind {
    /// Whether its values describe what they stand before: "the red house", "the Greek ship".
    pub fn describes(&self) -> bool {
        matches!(self.name, "Color" | "Nationality")
    }

    /// Whether people are called by its values.
    pub fn names_people(&self) -> bool {
        matches!(
            self.name,
            "Color"
                | "Flower"
                | "Pet"
                | "Job"
                | "Language"
                | "Editor"
                | "Rank"
                | "Gem"
                | "Planet"
                | "Town"
        )
    }

    /// Whether its values are common words but for their capital: Go, Rust, Windows.
    pub fn is_proper(&self) -> bool {
        matches!(self.name, "Language" | "Operating system" | "Editor" | "Planet" | "Town")
    }

    /// Whether its values are things and what these are made of, which no capital is written for.
    pub fn is_of_things(&self) -> bool {
        matches!(self.name, "Material" | "Object" | "Furniture" | "Tool" | "Bag")
    }

    /// Whether its values are what somebody does.
    pub fn is_activity(&self) -> bool {
        matches!(self.name, "Sport" | "Hobby")
    }

    /// Whether a word with this root goes with the kind.
    pub fn has_cue(&self, wanted: &str) -> bool {
        cues().get(wanted).is_some_and(|kinds| kinds.iter().any(|kind| std::ptr::eq(*kind, self)))
    }
}

/// The first kind that a word with this root goes with.
pub(super) fn cued(wanted: &str) -> Option<&'static Kind> {
    cues().get(wanted)?.first().copied()
}

/// The kinds by the roots of the words that go with them.
fn cues() -> &'static FxHashMap<String, Vec<&'static Kind>> {
    static CUES: OnceLock<FxHashMap<String, Vec<&'static Kind>>> = OnceLock::new();
    CUES.get_or_init(|| {
        let mut cues: FxHashMap<String, Vec<&'static Kind>> = FxHashMap::default();
        for kind in &KINDS {
            for cue in kind.cues.split(' ') {
                cues.entry(root(cue)).or_default().push(kind);
            }
        }
        cues
    })
}
