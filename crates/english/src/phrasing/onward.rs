//! What is said in a roundabout way of who comes next along the row, on whose side, and by how many
//! numbers, and what that is in plain words; what the slots stand for is told in `templates`. "~"
//! marks a word that may be left out.

use super::sequences::{BEFORE, BETWEEN, JUST_AFTER, NOT_AT_AN_END, SIDE_BY_SIDE};
use super::spans::SO_MANY_BETWEEN;

const AFTER: &str = "{A} is somewhere after {B}";
const JUST_ABOVE: &str = "{B} is directly above {A}";
const UP_TO: &str = "{A} is exactly {K} places after {B}";
const DOWN_TO: &str = "{A} is exactly {K} places before {B}";
pub(super) const LEFT_TO_RIGHT: &str =
    "{A} is somewhere to the left of {B} and {B} is somewhere to the left of {C}";
const ONE_AND_THE_OTHER: &str = "either {E} {P} and {B} {Q} or {B} {P} and {E} {Q}";
const ONE_AND_THE_OTHER_TOO: &str = "either {A} {P} and {E} {Q} or {E} {P} and {A} {Q}";
const ONE_AND_ANOTHER: &str = "either {A} {P} and {B} {Q} or {B} {P} and {A} {Q}";

pub(super) const ONWARD: &[(&str, &str)] = &[
    // From one straight to another.
    ("from {A} {V} went/goes/drove/walked/moved/ran straight/directly on~ to {B}", JUST_AFTER),
    ("{V} went/goes/drove/walked/moved/ran straight/directly from {A} to {B}", JUST_AFTER),
    ("{V} came/comes/went/goes/drove/walked to {B} straight/directly from {A}", JUST_AFTER),
    (
        "{V} went/goes/drove/walked/moved straight/directly from one of {A} and {B} to the other",
        SIDE_BY_SIDE,
    ),
    ("climbing on~ up~ from {A} , the next {N} you/one come/comes to is {B}", JUST_ABOVE),
    ("climbing on~ up~ from {A} , the next {N} you/one reach/reaches is {B}", JUST_ABOVE),
    ("walking/going on from {A} , the next {N} you/one come/comes to is {B}", JUST_AFTER),
    ("walking/going on from {A} , the next {N} you/one reach/reaches is {B}", JUST_AFTER),
    ("the very~ next {N} after that~ of~ {A} is {W} by {B}", JUST_AFTER),
    ("the very~ next {N} before that~ of~ {A} is {W} by {B}", "{B} is directly before {A}"),
    ("the next {N} to the right of {A} is {W} by {B}", "{B} is directly to the right of {A}"),
    ("the next {N} to the left of {A} is {W} by {B}", "{B} is directly to the left of {A}"),
    ("the {N} next to that~ of~ {A} is {W} by {B}", SIDE_BY_SIDE),
    ("on the right , the neighbor of {A} is {B}", "{B} is directly to the right of {A}"),
    ("on the left , the neighbor of {A} is {B}", "{B} is directly to the left of {A}"),
    ("the next {N} to the right of {A} is that of {B}", "{B} is directly to the right of {A}"),
    ("the next {N} to the left of {A} is that of {B}", "{B} is directly to the left of {A}"),
    ("{A} {V} alongside {B} , at/in/on the next {N}", SIDE_BY_SIDE),
    ("{A} {V} alongside {B} in/at/on a/an/the neighboring/adjacent/next {N}", SIDE_BY_SIDE),
    ("{A} {V} next to {B} in/at/on a/an/the neighboring/adjacent/next {N}", SIDE_BY_SIDE),
    ("there is nothing/nobody/none between {A} and {B}", SIDE_BY_SIDE),
    ("there is no {N} between {A} and {B}", SIDE_BY_SIDE),
    ("{A} can~ hear/hears {B} through the {N} , as/because/since {V}", SIDE_BY_SIDE),
    ("the {N} calls/called on/at {A} before {B}", BEFORE),
    ("the {N} calls/called on/at {A} after {B}", AFTER),
    ("the {N} , who {V} on the left , calls/called on/at {A} before {B}", BEFORE),
    ("the {N} , who {V} on the left , calls/called on/at {A} after {B}", AFTER),
    ("{A} has the next {N} to {B} on the right", "{A} is directly to the right of {B}"),
    ("{A} has the next {N} to {B} on the left", "{A} is directly to the left of {B}"),
    ("{K} {N} after {A} , it is {B} that/who {V}", "{B} is exactly {K} {N} after {A}"),
    ("{K} {N} before {A} , it is {B} that/who {V}", "{B} is exactly {K} {N} before {A}"),
    // While one does it, another has or has not yet.
    ("by the time {B} {V} , {A} is already {W}", BEFORE),
    ("by the {N} when {B} {V} , {A} has/is already {W}", BEFORE),
    ("when {B} {V} , {A} is already {W}", BEFORE),
    ("when {A} {V} , {B} is still {W}", BEFORE),
    // From one end to the other.
    (
        "going/walking/moving/looking from left to right , you/one/we come/comes/get/gets to {A} before you~ one~ we~ come~ comes~ get~ gets~ to~ {B}",
        "{A} is somewhere to the left of {B}",
    ),
    (
        "going/walking/moving/looking from right to left , you/one/we come/comes/get/gets to {A} before you~ one~ we~ come~ comes~ get~ gets~ to~ {B}",
        "{A} is somewhere to the right of {B}",
    ),
    (
        "on the way up , you/one/we reach/reaches/pass/passes/see/sees {A} before {B}",
        "{A} is somewhere below {B}",
    ),
    (
        "on the way down , you/one/we reach/reaches/pass/passes/see/sees {A} before {B}",
        "{A} is somewhere above {B}",
    ),
    (
        "from left/west to right/east {V} {A} , {B} ,~ and {C} {V} in~ this~ that~ order~ ,~ {V}",
        LEFT_TO_RIGHT,
    ),
    (
        "from left/west to right/east {V} {A} , {B} ,~ and {C} ,~ in this/that order ,~ {V}",
        LEFT_TO_RIGHT,
    ),
    (
        "{A} has/have to walk/go/climb/come downhill/downstairs to visit/see/reach/meet {B}",
        "{A} is somewhere above {B}",
    ),
    (
        "{A} has/have to walk/go/climb/come uphill/upstairs to visit/see/reach/meet {B}",
        "{A} is somewhere below {B}",
    ),
    (
        "{A} has/have to walk/go/come west along/down/up the {N} to visit/see/reach/meet {B}",
        "{A} is somewhere to the east of {B}",
    ),
    (
        "{A} has/have to walk/go/come east along/down/up the {N} to visit/see/reach/meet {B}",
        "{A} is somewhere to the west of {B}",
    ),
    (
        "you/one have/has/must to~ drive/go/walk/climb/come down to get from {A} to {B}",
        "{B} is somewhere below {A}",
    ),
    (
        "you/one have/has/must to~ drive/go/walk/climb/come up to get from {A} to {B}",
        "{B} is somewhere above {A}",
    ),
    (
        "to get from {A} to {B} , you/one walk/walks/go/goes to the left",
        "{B} is somewhere to the left of {A}",
    ),
    (
        "to get from {A} to {B} , you/one walk/walks/go/goes to the right",
        "{B} is somewhere to the right of {A}",
    ),
    ("you/one pass/passes {A} before {B} when {V} from the~ left/first {V}", BEFORE),
    ("you/one pass/passes {A} before {B} when {V} to the far end", BEFORE),
    (
        "strolling/going/walking/moving from left to right , you/one/we reach/reaches/reached/pass/passed {A} after {B}",
        "{A} is somewhere to the right of {B}",
    ),
    (
        "{A} has further/farther to climb than {B} , since/because/as {P} higher up",
        "{A} is somewhere above {B}",
    ),
    ("{A} is not as far right/east as {B}", "{A} is somewhere to the left of {B}"),
    ("{A} is not as far left/west as {B}", "{A} is somewhere to the right of {B}"),
    ("somebody/someone/others left/arrived/finished/came later than {A}", "{A} is not last"),
    ("somebody/someone/others left/arrived/finished/came earlier than {A}", "{A} is not first"),
    (
        "{A} does/do/did not have as far to walk/go from the~ {N} as {B}",
        "{A} is nearer the {N} than {B}",
    ),
    (
        "{A} is/lives/lies/sits/stands/hangs/sleeps somewhere~ {R} {B} and/but somewhere~ {S} {C}",
        "{A} is somewhere {R} {B} and somewhere {S} {C}",
    ),
    ("there is/are {N} both above and below {A}", NOT_AT_AN_END),
    ("there is {N} on each/either side of {A}", NOT_AT_AN_END),
    ("there is {N} somewhere~ above {A} and {N} somewhere~ below it/him/her/them", NOT_AT_AN_END),
    ("{A} {V} neither nearest/closest to~ the~ {N} nor furthest/farthest from it", NOT_AT_AN_END),
    ("{A} {V} as many {N} on one side as on the other", "{A} is in the middle"),
    ("{A} is not at the end of {N} , neither left nor right", NOT_AT_AN_END),
    // The same, and not the same.
    ("{A} is no other {N} than {B}", "{A} is {B}"),
    ("{A} and {B} are just/simply one {N}", "{A} is {B}"),
    ("{A} and {B} are two people/persons", "{A} is not {B}"),
    ("{A} and {B} don't/do not~ share a {N}", "{A} is not {B}"),
    ("{A} and {B} are found in one {N}", "{A} is {B}"),
    ("{A} , {B} ,~ and {C} all~ belong to one {N}", "{A} is {B} and {B} is {C}"),
    ("{A} and {B} are both different from {C}", "{A} is not {C} and {B} is not {C}"),
    ("{A} and {B} are both {N} other than {C}", "{A} is not {C} and {B} is not {C}"),
    ("{A} and {B} {V} left/arrived/came/started at different times", "{A} is not {B}"),
    ("{A} and {B} left/arrived/came/started/finished back to back {V}", SIDE_BY_SIDE),
    ("{A} and {B} left/arrived/came/started/finished back to back , {V} who {V}", SIDE_BY_SIDE),
    ("{V} find {A} and {B} under one roof {V}", "{A} is {B}"),
    ("{A} has a neighbor on/to the left", "{A} is not leftmost"),
    ("{A} has a neighbor on/to the right", "{A} is not rightmost"),
    ("{V} as many {N} before that~ of~ {A} as after it~ that~ him~ her~", "{A} is in the middle"),
    ("{V} as many {N} above that~ of~ {A} as below it~ that~ him~ her~", "{A} is in the middle"),
    (
        "{V} as many {N} to the left of that~ of~ {A} as to the right of~ it~ that~ him~ her~",
        "{A} is in the middle",
    ),
    // So many between them.
    ("between {A} and {B} {V} made/makes exactly~ {K} other~ {N}", SO_MANY_BETWEEN),
    (
        "between the {N} of {A} and {B} lie/lies/is/are/come/comes exactly~ {K} other~ {N}",
        SO_MANY_BETWEEN,
    ),
    (
        "exactly/only/just {K} other~ {N} is/are/lie/lies/come/comes between those/that of {A} and {B}",
        SO_MANY_BETWEEN,
    ),
    ("exactly/only/just {K} other~ {N} is/are {W} between {A} and {B}", SO_MANY_BETWEEN),
    (
        "exactly/only/just {K} other~ {N} stand/stands/left/leave/leaves/came/arrived/sit/sits/separate/separates between {A} and {B}",
        SO_MANY_BETWEEN,
    ),
    (
        "between the {N} of {A} and {B} ,~ there is/are exactly~ just~ {K} other~ {N}",
        SO_MANY_BETWEEN,
    ),
    ("between the {N} of {A} and {B} , exactly/just/only {K} other {N} {V}", SO_MANY_BETWEEN),
    (
        "there is/are exactly~ just~ only~ {K} other~ {N} between those/that of {A} and {B}",
        SO_MANY_BETWEEN,
    ),
    ("{C} has {A} as a/the/one neighbor on one side and {B} on the other side~", BETWEEN),
    ("{C} has {A} on one side and {B} on the other side~", BETWEEN),
    (
        "{C} {V} directly/immediately/right between {A} and {B} , with one of them {X} and the other {Y}",
        BETWEEN,
    ),
    ("from left to right , the order is {A} , {B} ,~ and {C} , {V}", LEFT_TO_RIGHT),
    ("the order from left to right is {A} , {B} ,~ and {C} , {V}", LEFT_TO_RIGHT),
    ("{A} {V} to the left of {B} , near or far", "{A} is somewhere to the left of {B}"),
    ("{A} {V} to the right of {B} , near or far", "{A} is somewhere to the right of {B}"),
    // By their numbers.
    ("{A} has a {N} number {K} higher/greater/larger than that~ of~ {B}", UP_TO),
    ("{A} has a {N} number {K} lower/smaller/less than that~ of~ {B}", DOWN_TO),
    (
        "{A} has the {N} with the number just/directly/immediately below/before that of {B}",
        "{A} is directly before {B}",
    ),
    (
        "{B} has the {N} with the number just/directly/immediately above/after that of {A}",
        JUST_AFTER,
    ),
    (
        "{A} has a higher {N} number than {B} but a lower one than {C}",
        "{A} is somewhere after {B} and {A} is somewhere before {C}",
    ),
    (
        "{A} has a lower {N} number than {B} but a higher one than {C}",
        "{A} is somewhere before {B} and {A} is somewhere after {C}",
    ),
    ("{A} has a longer way from the first {N} than {B}", AFTER),
    // One so, the next so.
    (
        "{A} is {X} than {B} , which/who in~ turn~ is {Y} than {C}",
        "{A} is {X} than {B} and {B} is {Y} than {C}",
    ),
    // Of two, one and the other.
    (
        "of {A} and {B} , one is {X} and/while the other one~ is~ {Y} than {C}",
        "either {A} is {X} than {C} and {B} is {Y} than {C} or {B} is {X} than {C} and {A} is {Y} than {C}",
    ),
    ("of these/the two , {E} and {B} , one {P} ,~ and/while the other one~ {Q}", ONE_AND_THE_OTHER),
    (
        "of these/the two , {A} and {E} , one {P} ,~ and/while the other one~ {Q}",
        ONE_AND_THE_OTHER_TOO,
    ),
    ("of these/the two , {A} and {B} , one {P} ,~ and/while the other one~ {Q}", ONE_AND_ANOTHER),
    ("one of the two , {E} or {B} , {P} , and/while the other one~ {Q}", ONE_AND_THE_OTHER),
    ("one of the two , {A} or {E} , {P} , and/while the other one~ {Q}", ONE_AND_THE_OTHER_TOO),
    ("one of the two , {A} or {B} , {P} , and/while the other one~ {Q}", ONE_AND_ANOTHER),
    ("{A} is someone/somebody/something other than {B}", "{A} is not {B}"),
];
