//! What questions call things by, where the list is called otherwise, and what is done with them:
//! whoever eats something has a lunch, a snack or a supper, and what went wrong is a mishap.

use super::super::kinds::{KINDS, value_key, value_kinds};
use super::super::lexicon::forms;
use super::super::quantities::amount;
use super::super::tokens::{Token, root, stem, tokens};
use puzzle::Category;

/// Things of one field.
struct Field {
    /// What they are called, also as lists.
    names: &'static str,
    /// What is done with them.
    deeds: &'static str,
    /// The kinds of their values.
    kinds: &'static [&'static str],
}

const FIELDS: [Field; 25] = [
    Field {
        names: "food meal dish lunch dinner supper breakfast brunch snack dessert treat course \
            refreshment sweet candy pudding delicacy filling topping flavor menu",
        deeds: "eat cook serve chew nibble devour munch taste dine bake grill fry like love adore",
        kinds: &["Food", "Fruit", "Vegetable"],
    },
    Field {
        names: "drink beverage tipple cocktail",
        deeds: "drink sip gulp like love adore",
        kinds: &["Drink"],
    },
    Field {
        names: "outfit costume dress shirt coat hat jumper sweater jacket cap scarf tie apron jersey \
            uniform vest cloak robe gown headband shoe sock clothing garment clothes top",
        deeds: "wear dress don",
        kinds: &["Hat"],
    },
    Field {
        names: "present gift souvenir memento keepsake",
        deeds: "give bring receive donate",
        kinds: &[],
    },
    Field {
        names: "purchase lot antique item piece article object ware merchandise product collectible",
        deeds: "buy sell purchase acquire auction",
        kinds: &[],
    },
    Field { names: "price cost sum bid fare fee money", deeds: "pay spend cost fetch", kinds: &[] },
    Field {
        names: "subject topic theme lecture talk speech",
        deeds: "talk speak lecture discuss",
        kinds: &["Subject"],
    },
    Field {
        names: "act performance talent number trick routine skill",
        deeds: "perform entertain",
        kinds: &[],
    },
    Field {
        names: "hometown town city home origin birthplace village",
        deeds: "",
        kinds: &["Town"],
    },
    Field {
        names: "country land nation nationality homeland origin",
        deeds: "",
        kinds: &["Nationality"],
    },
    Field { names: "boat ship vessel craft yacht narrowboat barge", deeds: "", kinds: &[] },
    Field {
        names: "cargo load freight goods",
        deeds: "carry transport load haul stow",
        kinds: &[],
    },
    Field {
        names: "mishap disaster accident misfortune trouble problem incident calamity misadventure \
            complaint setback mess",
        deeds: "happen befall occur",
        kinds: &[],
    },
    Field {
        names: "object item thing belonging possession prop",
        deeds: "hold carry clutch grip",
        kinds: &[],
    },
    Field {
        names: "hobby pastime activity interest leisure sport passion",
        deeds: "like love adore",
        kinds: &["Hobby", "Sport"],
    },
    Field { names: "animal pet creature beast", deeds: "", kinds: &["Pet"] },
    Field {
        names: "complaint ailment illness disease symptom injury",
        deeds: "ail hurt suffer",
        kinds: &[],
    },
    Field { names: "job profession occupation trade career vocation", deeds: "", kinds: &["Job"] },
    Field { names: "site location venue place spot location", deeds: "", kinds: &[] },
    Field {
        names: "lodging accommodation hotel hostel inn bed night campsite mooring",
        deeds: "sleep stay lodge spend",
        kinds: &[],
    },
    Field { names: "reason occasion purpose motive cause", deeds: "", kinds: &[] },
    Field {
        names: "book newspaper paper magazine novel journal title",
        deeds: "read",
        kinds: &["Book"],
    },
    Field {
        names: "crop plant flower vegetable herb tree",
        deeds: "grow plant sow",
        kinds: &["Flower", "Vegetable"],
    },
    Field { names: "loot booty haul valuable treasure", deeds: "steal take", kinds: &[] },
    Field {
        names: "transport transportation vehicle conveyance",
        deeds: "travel commute",
        kinds: &["Vehicle"],
    },
];

/// Whether this is done with the things of a category.
pub(super) fn goes_with(verb: &str, category: &Category) -> bool {
    let done = root(forms(verb)[0]);
    FIELDS
        .iter()
        .filter(|field| field.deeds.split_ascii_whitespace().any(|deed| root(deed) == done))
        .any(|field| field.holds(category))
}

/// Whether things that are called by this noun may be those of a category.
pub(super) fn may_be_called(noun: &str, category: &Category) -> bool {
    let noun = stem(noun);
    FIELDS
        .iter()
        .filter(|field| field.names.split_ascii_whitespace().any(|name| name == noun))
        .any(|field| field.holds(category))
}

/// What went wrong, or happened: said by several words.
pub(super) fn tells_of_mishaps(words: &[Token]) -> bool {
    words.windows(2).any(|two| {
        two[0].is(&["go", "goes", "going", "gone", "went"])
            && two[1].is(&["wrong", "awry", "amiss"])
    })
}

/// Whether a category is one of mishaps.
pub(super) fn is_of_mishaps(category: &Category) -> bool {
    may_be_called("mishap", category) || is_called(category, "wrong")
}

/// Whether one of these words is in a category's name.
pub(super) fn is_called(category: &Category, words: &str) -> bool {
    let name = tokens(&category.name);
    name.iter().any(|word| words.split_ascii_whitespace().any(|other| other == stem(&word.word)))
}

impl Field {
    /// Whether a category is called so, or most of its values are of such a kind.
    fn holds(&self, category: &Category) -> bool {
        let money = self.names.starts_with("price");
        let amounts = category.values.iter().all(|value| amount(value).is_some());
        let priced = |value: &String| value.contains(['$', '€', '£']);
        if money && amounts && category.values.iter().any(priced) {
            return true;
        }
        let of_kind = category.values.iter().filter(|value| {
            value_kinds(&value_key(value))
                .iter()
                .any(|&kind| self.kinds.contains(&KINDS[kind].name))
        });
        is_called(category, self.names) || 2 * of_kind.count() > category.values.len()
    }
}
