//! Turns of phrase for who is where in a race, in the notation of `table`.

use super::table::Idiom;

/// Winning and losing.
pub(super) const RACING: &[Idiom] = &[
    (
        "hand/hands/handed/pass/passes/passed/give/gives/gave on? over? the baton on? over? straight/directly/right? to",
        "comes directly before",
    ),
    (
        "took/take/takes/receive/receives/received/get/gets/got/accepted over? the baton over? straight/directly? from",
        "comes directly after",
    ),
    ("pipped/pips/edged/edges/nosed/noses out? past? at? the? post?", "beat"),
    ("broke/breaks/breasted the tape", "came first"),
    ("crossed/crosses the line first", "came first"),
    ("won/wins by a mile/distance/whisker/nose/head/length/street", "won"),
    ("won/wins comfortably/easily/handsomely/narrowly", "won"),
    ("the opening/lead leg/stage", "the first leg"),
    ("the anchor/closing/final leg/stage", "the last leg"),
    ("could/can only/just manage", "came"),
    ("led/leads at first/initially , but/and", ""),
    ("led/leads for a while/time/lap , but/and", ""),
    (
        "is/was beaten by only/just/exactly? one other? runner/rider/person/swimmer/racer/competitor/car/horse/boat",
        "came second",
    ),
    (
        "is/was beaten by only/just/exactly? two other? runners/riders/people/swimmers/racers/competitors/cars/horses/boats/others",
        "came third",
    ),
    (
        "is/was beaten by only/just/exactly? three other? runners/riders/people/swimmers/racers/competitors/cars/horses/boats/others",
        "came fourth",
    ),
    (
        "is/was beaten by only/just/exactly? four other? runners/riders/people/swimmers/racers/competitors/cars/horses/boats/others",
        "came fifth",
    ),
    ("won/wins the whole/entire thing/race/event/lot", "won"),
    ("is/was beaten by nobody", "came first"),
    ("beat nobody", "came last"),
    ("overtook/overtakes nobody", "came last"),
    ("missed/misses out? on? a medal by one place", "came fourth"),
    ("managed/manages only/just? second", "came second"),
    ("managed/manages only/just? third", "came third"),
    ("managed/manages only/just? fourth", "came fourth"),
    ("managed/manages only/just? fifth", "came fifth"),
    ("has/have/had to settle for", "came"),
    ("has/have/had to make do with", "came"),
    ("has/have/had to be content with", "came"),
    (
        "is/was beaten/pushed/edged/forced/relegated/pipped/driven into/to second place? by",
        "came second immediately behind",
    ),
    (
        "is/was beaten/pushed/edged/forced/relegated/pipped/driven into/to third place? by",
        "came third , and somewhere behind",
    ),
    ("is/was narrowly/just pipped/beaten/edged at? the? post/line? by", "came immediately behind"),
    ("is/was pipped/edged out? at? the? post/line? by", "came immediately behind"),
    (", who/which came/finished/was/got in/home? just/right/immediately/directly ahead", ""),
    (", who/which came/finished/was/got in/home? just/right/immediately/directly behind", ""),
    (
        "is/was overtaken/passed/caught in/on the final/last/closing metres/meters/stretch/lap/straight/yards/moments/seconds by",
        "came somewhere behind",
    ),
    ("is/was overtaken/outpaced/outrun/outclassed by", "came somewhere behind"),
    ("full of/with", "with"),
    ("laden/loaded/filled/packed/stuffed/stocked with", "with"),
    ("trailed/trails", "came behind"),
    ("; that would/must/will be", "; it is"),
];
