//! Turns of phrase for what is open between two, and for what goes with what, in the notation of
//! `table`.

use super::table::Idiom;

/// The other of a pair.
pub(super) const OTHERS: &[Idiom] = &[
    (
        "the other one? of those/these/the/them two? days/places/houses/positions/rooms/seats/floors/months/nights/evenings?",
        "the other",
    ),
    (
        "the/one remaining one? of those/these/the two days/places/houses/positions/rooms/seats/floors/months?",
        "the other",
    ),
];

/// Choices, and what is said of them; amounts and deeds in other words.
pub(super) const CHOICES: &[Idiom] = &[
    (
        "or/and? perhaps/possibly/maybe both of? them/these/those? are/is true/right/correct/so",
        "or both",
    ),
    ("or/and? perhaps/possibly/maybe both", "or both"),
    (
        "but/and/though/although he/she/they/you/we? did/does/do/has/have/had not do/have/get/own/take/buy? both at? once?",
        "but not both",
    ),
    (
        "but/and/though/although it/he/she/they/both/these can/could/may/might not be both at? once?",
        "but not both",
    ),
    (
        "but/and/though/although they/both/these are/is/can/could not be? both? be? true/right/correct",
        "but not both",
    ),
    ("but/and/though they/these/those/both are not both/all true/right/correct", "but not both"),
    (
        "but/though/although they/those/these are not the same person/man/woman/house/one/thing",
        "but not both",
    ),
    (", in either/any direction", "in either order"),
    (", whichever/whatever way round", "in either order"),
    ("farther/further left than", "somewhere to the left of"),
    ("farther/further right than", "somewhere to the right of"),
    (
        "on/in/at? one of the days/months/years/floors/dates/weeks/evenings before",
        "sometime before",
    ),
    ("on/in/at? one of the days/months/years/floors/dates/weeks/evenings after", "sometime after"),
    ("on/in/at? one of the {place} before", "somewhere before"),
    ("on/in/at? one of the {place} after", "somewhere after"),
    ("as well as to", "and to"),
    ("and/but nor", "nor"),
    ("is/are going to be served/called/seen", "is"),
    ("will be served/called/seen", "is"),
    (
        "neither end of the row/queue/line/street/shelf/table/building/bench/terrace",
        "it is not true that an end house",
    ),
    ("further/farther/lower down than", "somewhere below"),
    ("further/farther/higher up than", "somewhere above"),
    ("is/are/was/were available/obtainable/stocked", "is kept"),
    ("is/are/was/were on/for sale/offer", "is kept"),
    ("is/are/was/were on the menu/programme/program/bill", "is kept"),
    (
        "you/one/people/visitors/guests/customers/viewers/audiences can/could/may buy/get/watch/have/order/hear",
        "there is",
    ),
    (
        "at/on the start/beginning/outset of the week/month/year/season/day/row/line/queue/street",
        "in the first place",
    ),
    ("at/on the end/close of the week/month/year/season/day/queue", "in the last place"),
    ("at/in/on some {place} to", "somewhere to"),
    ("at/in/on some {place} above", "somewhere above"),
    ("at/in/on some {place} below", "somewhere below"),
    ("at/in/on some {place} before/earlier than?", "somewhere before"),
    ("at/in/on some {place} after/later than?", "somewhere after"),
    ("at some position/time/point/stage/spot/place before", "somewhere before"),
    ("at some position/time/point/stage/spot/place after", "somewhere after"),
    ("at some position/point/spot/place to", "somewhere to"),
    (
        "has/have/had the highest/biggest/largest/greatest house/door/floor/room/seat/street? number",
        "is last",
    ),
    ("has/have/had the lowest/smallest house/door/floor/room/seat/street? number", "is first"),
    ("in front of either of the outer/outermost/end {place}", "at an end"),
    ("next to it/him/her/them on one side", "on one side"),
    ("next to it/him/her/them on the other", "on the other"),
    ("need/needs/has/have/must to? climb more stairs/steps/flights than", "lives somewhere above"),
    (
        "need/needs/has/have/must to? climb fewer/less stairs/steps/flights than",
        "lives somewhere below",
    ),
    (
        "has/have more stairs/steps/flights to climb/walk to? get? reach? home? than",
        "lives somewhere above",
    ),
    (
        "has/have fewer/less stairs/steps/flights to climb/walk to? get? reach? home? than",
        "lives somewhere below",
    ),
    ("but/and not both of them/these/those are/is? true/right/correct?", "but not both"),
    ("whichever/whoever/whatever it/that was/is ,", ""),
    ("whichever/whatever {place} it/that was/is ,?", "they"),
    ("whichever/whatever family/team/couple/one/person it/that was/is ,?", "they"),
    (
        "so? it/that is/was/comes/came as? no surprise/wonder/coincidence that/to? find/learn/hear? that?",
        "and",
    ),
    ("can/could not be missed", "is here"),
    ("cannot be missed", "is here"),
    ("has/have/had/would been after", "wanted"),
    ("has/have/had anything to do with", "has"),
    ("went/go/goes/going away", "went"),
    ("get/gets/got/getting away with", ""),
    ("stopped/stops at/by", "visited"),
    ("keep/keeps/kept watch over", "guards"),
    ("keep/keeps/kept an eye on", "guards"),
    ("is/was/are/were left behind by", "is of"),
    ("is/was/were/are put/placed/set down? in front of", "is served to"),
    ("is/was/are/were both? over and? done? with? before", "is before"),
    ("twice/double what", "twice as much as"),
    ("half what", "half as much as"),
    ("times what", "times as much as"),
    ("for it ;", ";"),
    ("that/which is/was in use", ""),
    (
        "though/although/but they/he/she/it are/is/need/were/was not necessarily",
        "though not necessarily",
    ),
    ("in one order or the other/another", "in some order"),
    ("one way or the other", "in some order"),
    ("one way round or the other", "in some order"),
    ("what is/was certain/clear/known/sure/true/more is/was that?", ""),
    ("namely ,?", ""),
    ("a fiver", "5 pounds"),
    ("a tenner", "10 pounds"),
    ("as far apart/away as possible", "at opposite ends"),
    ("as far apart as they/you/it can/could be? get?", "at opposite ends"),
    (", there/with is/was? one at/on each/either end of? the? {place}?", ""),
];
