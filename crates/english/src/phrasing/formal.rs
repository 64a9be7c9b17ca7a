//! What reports, deeds and textbooks say with many words, and what that is in plain words; what the
//! slots stand for is told in `templates`. "~" marks a word that may be left out.

use super::onward::LEFT_TO_RIGHT;
use super::sequences::{AT_AN_END, IN_THAT_ORDER, NOT_AT_AN_END, SIDE_BY_SIDE, SOMEWHERE_BETWEEN};
use super::spans::APART;
use super::templates::ALL_DIFFERENT;

const ONE_OF_BOTH: &str = "either {P} or {Q} but not both";
const NEITHER_SAME_NOR_BESIDE: &str = "{A} is not {B} and {A} is not next to {B}";
const SO_MANY_BETWEEN_PLACES: &str = "exactly {K} {L} are between {A} and {B}";
const SO_MANY_AFTER: &str = "{B} is exactly {K} places after {A}";

pub(super) const FORMAL: &[(&str, &str)] = &[
    // Exactly one of two claims.
    (
        "of the/these two~ following~ statements/claims/sentences ,~ exactly~ one is true and the~ other is~ false : {P} ;/,/and and~ {Q}",
        ONE_OF_BOTH,
    ),
    (
        "one of the/these two~ following~ statements~ claims~ is true and the~ other is~ false : (~ a~ )~ {P} ;/,/and (~ b~ )~ {Q}",
        ONE_OF_BOTH,
    ),
    ("it is one or the other , never/not both : {P} , or {Q}", ONE_OF_BOTH),
    (
        "exactly/only/just one of the~ these~ two~ following~ things~ reports~ statements~ is true/correct : {P} ,~ or {Q}",
        ONE_OF_BOTH,
    ),
    ("one of two things is true : {P} ,~ or {Q}", ONE_OF_BOTH),
    (
        "exactly/only/just one of these/the two descriptions/statements fits/describes {A} : {H} {P} ; {H} {Q}",
        "either {A} {P} or {A} {Q} but not both",
    ),
    ("the fact that {P} would imply/implies/means that {Q}", "if {P} , then {Q}"),
    ("exactly~ one of {A} and {B} is {C}", "either {A} is {C} or {B} is {C} but not both"),
    // How far apart.
    ("the~ distance between {A} and {B} {V} is/was exactly~ {K}", APART),
    ("the~ distance between {A} and {B} {V} is/was/amounts to~ exactly~ {K} {N}", APART),
    ("the~ distance between {A} and {B} , {X} , is/was exactly~ {K} {N}", APART),
    ("the~ distance between {A} and {B} : exactly~ {K} {N}", APART),
    ("the~ distance from {A} to {B} {V} is/was exactly~ {K} {N}", APART),
    ("the~ distance from {A} to {B} , {X} , is/was exactly~ {K} {N}", APART),
    ("the gap between {A} and {B} is/was exactly {K} {N}", APART),
    ("{A} {V} at a~ distance of~ exactly {K} {N} from {B}", APART),
    ("{A} {V} at a~ distance of~ exactly {K} from {B}", APART),
    ("the {V} positions/numbers of {A} and {B} differ by exactly~ {K}", APART),
    ("the numbers of the {N} of {A} and {B} differ by exactly~ {K}", APART),
    (
        "the {V} positions/numbers of {A} and {B} do/does/did not differ by exactly~ one/1",
        "{A} is not next to {B}",
    ),
    ("the {V} positions/numbers of {A} and {B} differ by at least two", "{A} is not next to {B}"),
    ("{A} and {B} are separated by exactly {K} {L}", SO_MANY_BETWEEN_PLACES),
    ("{A} and {B} {V} exactly~ {K} {N} apart , that is , with {X}", APART),
    // Who is somebody else.
    ("there are three different/separate/distinct {N} {V} : {A} , {B} ,~ and~ {C}", ALL_DIFFERENT),
    ("three different/separate/distinct {N} are meant by {A} , {B} ,~ and {C}", ALL_DIFFERENT),
    ("no two of {A} , {B} ,~ and {C} are the same {N}", ALL_DIFFERENT),
    ("{A} and {B} are one and the same {N}", "{A} is {B}"),
    ("{A} and {B} are two~ different {N} ,~ and~ not consecutive ones", NEITHER_SAME_NOR_BESIDE),
    ("{A} and {B} are two~ different {N} in non adjacent {N}", NEITHER_SAME_NOR_BESIDE),
    ("{A} and {B} are two~ separate/different {N}", "{A} is not {B}"),
    ("{A} and {B} are neither the same {N} nor neighbors {V}", NEITHER_SAME_NOR_BESIDE),
    (
        "{A} {V} not {V} right~ next to {B} , and the two are not the same {N}",
        NEITHER_SAME_NOR_BESIDE,
    ),
    ("{A} is one of two {N} : {B} or {C}", "{A} is {B} or {A} is {C}"),
    (
        "between them , {A} and {B} account for {C} and {D} : {P}",
        "either {A} is {C} and {B} is {D} or {A} is {D} and {B} is {C}",
    ),
    // One after another.
    (
        "{V} left to right ,~ {X} {A} , {B} ,~ and {C} in this/that relative~ order ,~ {X}",
        LEFT_TO_RIGHT,
    ),
    ("{V} left to right ,~ {X} {A} , {B} ,~ and {C} in this/that relative~ order", LEFT_TO_RIGHT),
    ("left to right it is {A} , then {B} , then {C} , {X}", LEFT_TO_RIGHT),
    ("the {N} passes/visits {A} , {B} ,~ and {C} in this/that order , {X}", IN_THAT_ORDER),
    ("the {N} passes/visits {A} , {B} ,~ and {C} in this/that order", IN_THAT_ORDER),
    ("coming from {X} , the order is {A} , {B} ,~ and~ {C}", IN_THAT_ORDER),
    ("coming from {X} , you reach {A} before {B}", "{A} is somewhere before {B}"),
    (
        "of {A} , {B} ,~ and {C} , it is {A} that/who {V} between the other two",
        "{A} is somewhere between {B} and {C}",
    ),
    (
        "of {A} , {B} ,~ and {C} , it is {B} that/who {V} between the other two",
        "{B} is somewhere between {A} and {C}",
    ),
    ("of {A} , {B} ,~ and {C} , it is {C} that/who {V} between the other two", SOMEWHERE_BETWEEN),
    ("{A} {V} {R} {B} at some distance or other", "{A} is somewhere {R} {B}"),
    ("adding {K} to the {V} number of {A} gives that of {B}", SO_MANY_AFTER),
    ("the {V} position/number of {B} exceeds that of {A} by exactly~ {K}", SO_MANY_AFTER),
    (
        "the {N} right/directly/immediately/just after that of {A} belongs to {B}",
        "{B} is directly after {A}",
    ),
    (
        "the {N} right/directly/immediately/just before that of {A} belongs to {B}",
        "{B} is directly before {A}",
    ),
    ("{A} and {B} {V} on different/opposite sides of {C}", SOMEWHERE_BETWEEN),
    ("{A} and {B} {V} on different/opposite sides of {C} in/on/along {N}", SOMEWHERE_BETWEEN),
    ("{A} is distinct/different from {B}", "{A} is not {B}"),
    ("{A} is distinct/different both~ from {B} and from~ {C}", "{A} is not {B} and {A} is not {C}"),
    (
        "{A} is exactly/only/just~ {K} flights/flight/stories/floors of~ stairs~ up from {B}",
        "{A} is exactly {K} floors above {B}",
    ),
    (
        "{A} is exactly/only/just~ {K} flights/flight/stories/floors of~ stairs~ down from {B}",
        "{A} is exactly {K} floors below {B}",
    ),
    (
        "go/walk/climb exactly~ {K} flights/flight/floors/floor of~ stairs~ up from {A} and there/you is/are {V} {B}",
        "{B} is exactly {K} floors above {A}",
    ),
    (
        "go/walk/climb exactly~ {K} flights/flight/floors/floor of~ stairs~ down from {A} and there/you is/are {V} {B}",
        "{B} is exactly {K} floors below {A}",
    ),
    // Amounts.
    ("the {N} of {A} is {X} below that of {B}", "the {N} of {A} is {X} lower than that of {B}"),
    ("the {N} of {A} is {X} above that of {B}", "the {N} of {A} is {X} higher than that of {B}"),
    ("the {N} of {A} is below that of {B}", "the {N} of {A} is lower than that of {B}"),
    ("the {N} of {A} is above that of {B}", "the {N} of {A} is higher than that of {B}"),
    ("the {N} of {A} exceeds that of {B} by {X}", "the {N} of {A} is {X} higher than that of {B}"),
    ("the {N} of {A} exceeds that of {B}", "the {N} of {A} is higher than that of {B}"),
    (
        "the {N} of {A} is that/the~ {N} of {B} minus {X}",
        "the {N} of {A} is {X} lower than that of {B}",
    ),
    (
        "the {N} of {A} is that/the~ {N} of {B} plus {X}",
        "the {N} of {A} is {X} higher than that of {B}",
    ),
    // Side by side, and at an end.
    (
        "a single partition~ wall/fence/ceiling/hedge divides/divided/separates/separated {A} from/and {B}",
        SIDE_BY_SIDE,
    ),
    ("only a ceiling/wall/fence/hedge separates {A} and/from {B}", SIDE_BY_SIDE),
    ("only a ceiling/wall/fence/hedge separates {A} and/from {B} :/, {X}", SIDE_BY_SIDE),
    ("{A} and {B} touch each other", SIDE_BY_SIDE),
    ("{A} and {B} touch each other , for/because/since {X}", SIDE_BY_SIDE),
    ("{A} and {B} are abutting/adjoining/adjacent owners/neighbors", SIDE_BY_SIDE),
    ("{A} {V} side by side with {B}", SIDE_BY_SIDE),
    ("no {N} lies/lay between {A} and its/his/her neighbor , {B}", SIDE_BY_SIDE),
    ("no {N} lies/lay/stood/stands between {A} and {B} , two neighboring {N}", SIDE_BY_SIDE),
    ("nobody {V} between {A} and {B} , two neighbors {V}", SIDE_BY_SIDE),
    ("not a single {N} {V} between {A} and {B} , who are neighbors", SIDE_BY_SIDE),
    ("{A} has a/one neighbor above and a/one~ neighbor~ below", NOT_AT_AN_END),
    ("{A} has two direct/immediate/next~ neighbors", NOT_AT_AN_END),
    ("{A} is surrounded by {N} on both sides", NOT_AT_AN_END),
    ("{A} has a neighbor on one side only/alone", AT_AN_END),
    ("{A} has only/just one neighboring {N}", AT_AN_END),
    // Where it is.
    ("at/in/on {X} is/was found {A}", "{A} is in {X}"),
];
