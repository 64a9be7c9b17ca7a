//! The words that hints are made of, by what they do in a sentence. What a puzzle's own words do
//! is learnt from its text.

use std::cell::OnceCell;
use std::sync::OnceLock;

use rustc_hash::{FxHashMap, FxHashSet};

use super::tokens::{number, ordinal, root, stem};

/// What a word does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Class {
    /// Says nothing by itself: articles, prepositions, adverbs of emphasis.
    Filler,
    /// Somebody or something that stands for the position: person, owner, house.
    Noun,
    /// A verb that ties its object to its subject.
    Verb,
    /// A form of "to be".
    Be,
    /// Starts a relative clause.
    Who,
    /// Turns what follows around.
    Negation,
    /// Changes what a sentence means in ways that are not understood here.
    Danger,
    /// None of these.
    Unknown,
}

const FILLERS: &str = "about a an the this these those of in at on with for from by to into onto as upon \
    also too then so his her its their our my your exactly precisely just very well indeed \
    currently now always usually actually only simply really certainly definitely clearly known \
    called named titled such each own particular respective certain both all them \
    favorite favourite preferred different unique type kind brand sort genre style color colored \
    colour nationality number numbered up out off over along across there it he she they i we \
    you us himself herself new old big small little pet today quite somewhere anywhere everywhere somewhat slightly considerably \
    significantly substantially noticeably markedly \
    must can will would should shall following immediate exact hence therefore thus note know \
    mr mrs ms miss dr sir again however additionally furthermore moreover finally meanwhile lastly \
    else round aboard inside towards toward via amid likewise similarly way lastly besides incidentally remember notice luckily sadly \
    eventually furthermore afterwards meanwhile obviously naturally evidently apparently surely truly outside \
    part long ever around away down during within throughout street row line queue \
    delicious lovely beautiful fresh cup glass bottle pair piece slice plate bouquet vase \
    arrangement degree diploma birthday team music musical books book novels movies films club \
    bright dark";

const NOUNS: &str = "person people man woman boy girl guy lady gentleman someone somebody one ones \
 house home owner resident occupant inhabitant individual player lover drinker smoker fan \
 driver enthusiast keeper eater reader holder user wearer lover supporter collector dweller \
 rider admirer fancier breeder aficionado buff addict devotee tenant citizen native \
 family friend runner child kid student contestant competitor racer athlete participant \
 apartment flat room building cottage villa seat chair desk table spot place position slot \
 floor story day customer guest visitor patient passenger colleague employee worker member \
 couple neighborhood block level stall booth tent cabin lane office stand shop hut door \
 mother father daughter son animal drink beverage food dish meal snack car vehicle cigarette \
 cigar flower fruit sport hobby job profession occupation shirt hat tie dress sweater jacket \
 coat bag backpack scarf husband wife teammate entrant \
 team driver \
 talk meeting presentation appointment lesson class show \
 performance act ship boat train bus wagon carriage compartment tower skyscraper hotel \
 station fellow chap bloke male female item thing object product duty turn picture buyer menu engine \
 entrance counter";

const VERBS: &str = "live own leave keep drink smoke have eat play drive like love prefer enjoy read \
 wear work come support watch collect grow paint breed raise use speak study teach write sing \
 dance cook bake ride hold carry sit stand stay reside occupy inhabit dwell possess hail favor \
 fancy adore practice practise do make sell buy order choose pick take bring get feed \
 walk swim run ski finish place rank arrive start visit travel go belong contain \
 see find hear listen consume sip savor munch chew attend serve study learn perform compete \
 win cross end sleep rest stop don belong handle operate admire follow \
 spend celebrate cheer specialize major earn make happen occur meet \
 camp exercise call paint locate situate seat position know build knit \
 puff crave relish pilot receive schedule plan borrow rent lie tend \
 boast feature dine lunch order share host roast brew repair craft carve plant \
 arrange appear want wish need rear purchase command moor lead represent deliver sail fly hike hunt dive surf sew weave juggle stock store adopt want wish need rear tend purchase command moor carry wear own enjoy show watch drop deliver represent hire lead manage run sail pilot fly hike fish hunt dig bowl dive surf sew weave juggle collect stock store accompany gave give want wish need rear tend purchase command moor lead \
    represent deliver sail fly hike hunt dig bowl dive surf sew weave juggle stock store adopt \
    appear show drop hire manage run pilot become do weigh chew smell display exhibit \
    contain bear help guards hide lectures bloom rehearse \
    hang settle gather climb jump throw kick fetch solve assist knit crochet sculpt compose conduct \
    publish translate interview invent discover explore mend polish sweep harvest boil taste nibble marry wed hug befriend employ adopt inherit steal \
    lick pour stir send pay save donate raise bid barter babysit cure advise insure argue defend \
    prosecute preach pray sing whistle strum skate nominate join enter exit depart return reach wait water fix treat fit moor";

const PAST: &str = "drunk drank smoked kept lived owned eaten ate played driven drove liked loved \
    preferred enjoyed read worn wore worked came supported watched collected grown grew painted \
    bred raised used spoken spoke studied taught written wrote sang danced cooked baked rode \
    ridden held carried sat stood stayed resided occupied inhabited dwelt possessed hailed had \
    did made sold bought ordered chose chosen picked took taken brought got fed trained walked \
    swam ran finished placed ranked arrived started parked park parks parking visited traveled went belonged housed \
    contained found heard listened consumed attended served performed competed raced won crossed \
    ended slept dressed donned handled admired vacationed spent celebrated specialized earned \
    happened occurred met talked presented lectured camped exercised located situated seated \
    positioned built knitted given gave received booked scheduled planned borrowed rented \
    featured dined selected hosted repaired planted adopted lay lain hung swam dug flew flown \
    drew drawn threw thrown led rang rung shot slid spun struck swept swung told thought won wove \
    built cast caught cut dealt fought forgot hid hit kept laid left lent lost meant paid \
    put sent set shone sank stuck stole swore tore understood woke awoke began bound born began \
    directed honored loaded devoted dressed disguised equipped painted moored anchored headed \
    heading sponsored ridden written designed created composed produced delivered covered \
    decorated labelled labeled marked tied fastened shown labelled signed captained commanded \
    opened closed recorded hired seen done woven broken broke frozen froze beaten bitten blown \
    blew forgotten hidden sewn shaken shook sprung strung stolen burnt learnt lit fled clung sought \
    swept crept wept strode shorn sawn hewn mown spilt forged";

const DANGERS: &str = "alphabetically alphabetical than more less most least hates hate dislikes dislike avoids avoid refuses \
    except excluding unlike nowhere formerly may might could probably maybe perhaps possibly \
    likely every none nobody nothing allergic without non twice half sum total older younger \
    taller shorter oldest youngest difference near nearby close far opposite facing \
    rather instead previously nor unless because otherwise if \
    previous prior fewer greater smaller larger bigger cheaper heavier lighter faster slower \
    any anyone anything another others other lacks lack loathes loathe despises \
    despise detests detest fears fear rejects reject stopped quit false true thinks think \
    believes believe said say says claims claim adjacent next left right beside between before \
    after above below behind ahead neighbor neighbors immediately directly away apart further \
    farther closer nearer earlier later higher lower east west north south eastern western edge \
    under over beneath underneath preceding preceded followed precede distance separated \
    separate separates consecutive consecutively leftmost rightmost same together expensive \
    costs cost hated disliked avoided refused lacked loathed despised detested feared rejected \
    stopped excluded denied doubted swapped exchanged switched reversed doubled halved except \
    few equally include includes included including \
    until till stairs double triple quadruple thrice adjoin adjoins faces faced flanks flanked touches touched abuts surrounded";

fn holds(list: &str, word: &str) -> bool {
    list.split_ascii_whitespace().any(|other| other == word)
}

/// The lists above, ready to be looked up.
#[derive(Debug)]
pub(super) struct Lexicon {
    classes: FxHashMap<&'static str, Class>,
    /// Base forms of verbs.
    verbs: FxHashSet<&'static str>,
    /// Roots of the plain ones.
    plain: FxHashSet<String>,
    /// Past forms of verbs that do not end in -ed.
    past: FxHashSet<&'static str>,
    /// Verbs by their roots, once somebody asks.
    roots: OnceCell<FxHashMap<String, &'static str>>,
}

impl Lexicon {
    pub fn new() -> Self {
        let mut classes = FxHashMap::default();
        // Later lists win.
        for (list, class) in [
            (NOUNS, Class::Noun),
            (VERBS, Class::Verb),
            (PAST, Class::Verb),
            (FILLERS, Class::Filler),
            (DANGERS, Class::Danger),
            ("is are was were be being been am", Class::Be),
            ("has had having", Class::Verb),
            (
                "who that which whose whom where whoever when what whatever whichever wherever",
                Class::Who,
            ),
            ("not never cannot no neither", Class::Negation),
        ] {
            classes.extend(list.split_ascii_whitespace().map(|word| (word, class)));
        }
        let verbs = VERBS.split_ascii_whitespace().collect();
        let plain = PLAIN_VERBS.split_ascii_whitespace().map(root).collect();
        let past = PAST.split_ascii_whitespace().collect();
        Self { classes, verbs, plain, past, roots: OnceCell::new() }
    }

    /// Whether the word is a past form of a verb.
    pub fn is_past(&self, word: &str) -> bool {
        word.ends_with("ed") || self.past.contains(word)
    }

    /// Whether a verb says too little to be the name of what is done.
    pub fn is_plain_verb(&self, word: &str) -> bool {
        self.plain.contains(&root(word))
    }

    /// What the word does where the puzzle's own words do not say otherwise.
    pub fn class(&self, word: &str) -> Class {
        if let Some(&class) = self.classes.get(word) {
            return class;
        }
        if self.is_verb(word) {
            return Class::Verb;
        }
        // "Honored", "married": whatever is done, it ties.
        if word.len() > 4 && word.ends_with("ed") && word.is_ascii() {
            return Class::Verb;
        }
        let singular = self.classes.get(stem(word).as_str()).copied();
        singular.filter(|class| matches!(class, Class::Noun | Class::Filler)).unwrap_or_else(|| {
            if number(word).is_some() || ordinal(word).is_some() {
                Class::Filler
            } else {
                Class::Unknown
            }
        })
    }

    /// The known verb with this root.
    pub fn verb_of(&self, wanted: &str) -> Option<&'static str> {
        let roots = self.roots.get_or_init(|| {
            let mut roots = FxHashMap::default();
            for verb in VERBS.split_ascii_whitespace() {
                roots.entry(root(verb)).or_insert(verb);
            }
            roots
        });
        roots.get(wanted).copied()
    }

    /// A present form of a known verb, or its -ing form.
    fn is_verb(&self, word: &str) -> bool {
        let known = |base: &str| self.verbs.contains(base);
        let cut = |ending: &str| word.strip_suffix(ending);
        if cut("s").is_some_and(known) || cut("es").is_some_and(known) {
            return true;
        }
        if let Some(base) = cut("ies") {
            return known(&format!("{base}y"));
        }
        cut("ing").is_some_and(|base| {
            let mut chars = base.chars();
            let last = chars.next_back();
            known(base)
                || known(&format!("{base}e"))
                || (last == chars.clone().next_back() && known(chars.as_str()))
        })
    }
}

const PLACES: &str = "house home position place seat chair spot slot floor story level day apartment flat room \
         building cottage villa person runner desk door block stall booth tent cabin lane office \
         stand shop hut one table locker box shelf finisher swimmer contestant competitor \
         speaker talk racer athlete driver stop weekday month row step week hour \
         presentation car wagon window balcony pot cage stage night evening morning one \
         performer customer friend parking student space garden plot island meeting session \
         ticket number act cyclist guest set orbit berth compartment carriage cubicle bench";

/// Nouns for the places of the row, and for who is at one.
pub(super) fn places() -> impl Iterator<Item = &'static str> {
    PLACES.split_ascii_whitespace()
}

/// Whether the word is a thing that mostly says in what something comes: a cup of tea, a book of
/// poems.
pub(super) fn is_vessel(word: &str) -> bool {
    let vessels = "book vase bottle team cup glass plate novel movie film club bouquet piece";
    holds(vessels, &stem(word))
}

/// Whether the word is one of those, or its plural.
pub(super) fn is_place(word: &str) -> bool {
    holds(PLACES, &stem(word))
}

/// The forms of a verb whose past is not regular: "wear", "wore", "worn"; else the word alone.
pub(super) fn forms(word: &str) -> Vec<&str> {
    const FORMS: [&str; 65] = [
        "wear wore worn",
        "drink drank drunk",
        "drive drove driven",
        "eat ate eaten",
        "keep kept",
        "buy bought",
        "bring brought",
        "find found",
        "make made",
        "ride rode ridden",
        "choose chose chosen",
        "win won",
        "grow grew grown",
        "hold held",
        "take took taken",
        "sing sang sung",
        "sell sold",
        "write wrote written",
        "speak spoke spoken",
        "build built",
        "draw drew drawn",
        "catch caught",
        "teach taught",
        "steal stole stolen",
        "swim swam swum",
        "fly flew flown",
        "weave wove woven",
        "spin spun",
        "dig dug",
        "throw threw thrown",
        "ring rang rung",
        "blow blew blown",
        "sweep swept",
        "feed fed",
        "shoot shot",
        "give gave given",
        "break broke broken",
        "lose lost",
        "burn burnt",
        "lend lent",
        "forget forgot forgotten",
        "hide hid hidden",
        "freeze froze frozen",
        "tear tore torn",
        "bite bit bitten",
        "hear heard",
        "run ran",
        "fall fell fallen",
        "wake woke woken",
        "shake shook shaken",
        "lead led",
        "light lit",
        "hang hung",
        "strike struck",
        "stick stuck",
        "sink sank sunk",
        "swear swore sworn",
        "bend bent",
        "feel felt",
        "meet met",
        "tell told",
        "send sent",
        "spend spent",
        "pay paid",
        "knit knitted",
    ];
    static BY_FORM: OnceLock<FxHashMap<&str, &str>> = OnceLock::new();
    let by_form = BY_FORM.get_or_init(|| {
        // The first verb with a form has it.
        let all = FORMS.iter().rev();
        all.flat_map(|forms| forms.split_ascii_whitespace().map(move |form| (form, *forms)))
            .collect()
    });
    match by_form.get(word) {
        Some(forms) => forms.split_ascii_whitespace().collect(),
        None => vec![word],
    }
}

/// Verbs that say too little to be the name of what is done.
const PLAIN_VERBS: &str = "live own keep drink smoke have eat play drive like love prefer enjoy read \
    wear work come use make do take get go find see bring show want need choose stand sit finish \
    start end place rank arrive carry order buy sell";

/// Nouns for where somebody is, not for who it is.
pub(super) fn is_site(word: &str) -> bool {
    holds(
        "house home position place seat chair spot slot floor story level day apartment flat room \
         building cottage villa desk table block stall booth tent cabin lane office stand shop hut \
         locker box shelf stop weekday month row week hour bay lab stool berth garage platform dock \
         kennel compartment peg pod bench",
        &stem(word),
    )
}
