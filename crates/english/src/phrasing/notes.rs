//! What is jotted down in a few words, "no coins in the tin", "oak box: no ring in it", and some turns
//! of speech; what the slots stand for is told in `templates`.

pub(super) const NOTES: &[(&str, &str)] = &[
    ("no {F} and no {G} in/on/at/with/under {P}", "{P} has neither {F} nor {G}"),
    ("no {F} and~ no {G} either in/on/at/with/under {P}", "{P} has neither {F} nor {G}"),
    ("neither {F} nor {G} in/on/at/with/under/inside {P}", "{P} has neither {F} nor {G}"),
    ("{F} : no {G} in/on/at/under/inside it", "{F} does not have {G}"),
    ("{F} : no {G} in/on/at/under/inside it , no/nor {B} either~", "{F} has neither {G} nor {B}"),
    ("{F} : no {G} , no {B}", "{F} has neither {G} nor {B}"),
    (
        "{F} is/are~ not in/on/at {G} , nor in/on/at a/the {N} next to it",
        "{F} is not {G} and {F} is not next to {G}",
    ),
    (
        "{F} is/are~ not in/on/at {G} , nor in/on/at one next to it",
        "{F} is not {G} and {F} is not next to {G}",
    ),
    ("{F} in/on/at/with {G} or in/on/at/with~ {B}", "{F} is either {G} or {B}"),
    (
        "exactly/just one of them/these/those {V} between {A} and {B}",
        "exactly one person is between {A} and {B}",
    ),
    (
        "exactly/just one pet/animal/dog/horse/car/book/box/parcel/ship/boat/plane/talk/film/song {V} between {A} and {B}",
        "exactly one person is between {A} and {B}",
    ),
    (
        "{A} {V} after {B} and before {C} , or the other way round/around",
        "{A} is somewhere between {B} and {C}",
    ),
    (
        "one of them/these/those {V} between {A} and {B}",
        "exactly one person is between {A} and {B}",
    ),
    ("{A} has neither a/an~ {F} nor a/an~ {G} on/in it", "{A} has neither {F} nor {G}"),
    ("{F} is the next one~ to~ the~ north of {A}", "{F} is directly north of {A}"),
    ("{F} is the next one~ to~ the~ south of {A}", "{F} is directly south of {A}"),
    ("{F} is the next one~ to~ the~ east of {A}", "{F} is directly east of {A}"),
    ("{F} is the next one~ to~ the~ west of {A}", "{F} is directly west of {A}"),
    ("{A} {V} still {V} when {B} leaves/departs/left/departed/goes", "{B} is somewhere before {A}"),
    ("{F} or {G} for {B}", "{B} is either {F} or {G}"),
    ("nobody/none {V} {F} in/on/at {G} or in/on/at~ {B}", "{F} is neither {G} nor {B}"),
    ("nobody/none {V} {F} in/on/at {G}", "{F} is not {G}"),
    ("you will/can/could/do/would not find/see/get {A} in/on/at {B}", "{A} is not {B}"),
    (
        "{A} is either the~ nearest/closest to~ {N} or the~ farthest/furthest from it/them",
        "{A} is at one of the ends",
    ),
    (
        "{A} belong/belongs either to {B} or to {C} , but not to~ both",
        "either {A} is {B} or {A} is {C} but not both",
    ),
    ("{F} would/will/could not/never/hardly part with {G}", "{F} has {G}"),
    ("{F} would/will/could not/never/hardly part with {G} for the world", "{F} has {G}"),
    ("{F} never travels/goes/leaves/travel/go without {G}", "{F} has {G}"),
];
