//! What is said in a roundabout way of who is who, and what that is in plain words; what the slots
//! stand for is told in `templates`. "~" marks a word that may be left out.

use super::templates::ALL_DIFFERENT;

const EITHER: &str = "either {A} {P} or {A} {Q} but not both";
const EXCHANGED: &str = "either {A} {P} and {B} {Q} or {A} {Q} and {B} {P}";

pub(super) const IDENTITIES: &[(&str, &str)] = &[
    // "The swimmer, whose briefcase was left at the desk, has a room at one end".
    ("{A} , whose {F} {V} , {P}", "{A} has the {F} and {A} {P}"),
    (
        "{A} has only/just/exactly one/a next~ direct~ door~ neighbor , and this/that neighbor/person {P}",
        "{A} is at one of the ends and {A} is next to the one who {P}",
    ),
    ("{A} hardly/scarcely/barely/rarely/seldom ever~ {P}", "it might be so"),
    // One above somebody, the other below.
    (
        "of {A} and {B} , it is {A} that/who {V} the lower/earlier/smaller {N}",
        "{A} has a lower {N} than {B}",
    ),
    (
        "of {A} and {B} , it is {B} that/who {V} the lower/earlier/smaller {N}",
        "{B} has a lower {N} than {A}",
    ),
    (
        "of {A} and {B} , it is {A} that/who {V} the higher/later/larger {N}",
        "{A} has a higher {N} than {B}",
    ),
    (
        "of {A} and {B} , it is {B} that/who {V} the higher/later/larger {N}",
        "{B} has a higher {N} than {A}",
    ),
    (
        "{A} has a neighbor in/with/from~ {B} on one side and a neighbor in/with/from~ {C} on the other side~",
        "{A} is directly between {B} and {C}",
    ),
    (
        "of {A} and {B} , one has a higher/lower {N} than {C} ,~ and~ the other a lower/higher one",
        "{C} is somewhere between {A} and {B}",
    ),
    // Odd and even places.
    (
        "{A} and {B} have/has different/opposite parity~ positions/places/parity/parities",
        "either {A} is in an odd place and {B} is in an even place or {A} is in an even place and {B} is in an odd place",
    ),
    (
        "{A} and {B} have the~ same parity~ positions/places/parity",
        "either {A} is in an odd place and {B} is in an odd place or {A} is in an even place and {B} is in an even place",
    ),
    // Exactly one of two claims.
    (
        "of the two claims/statements/sentences {P} and {Q} , exactly~ one is true and the~ other is~ false",
        "either {P} or {Q} but not both",
    ),
    (
        "of these/the two claims/statements/sentences ,~ exactly/only one holds/is is~ true~ : {P} ; {Q}",
        "either {P} or {Q} but not both",
    ),
    (
        "one and only one of these/the claims/statements/sentences is correct/true : {P} , {Q}",
        "either {P} or {Q} but not both",
    ),
    (
        "exactly/only one of these/the~ two~ statements~ is true of {A} : {H} {P} , or {H} {Q}",
        "either {A} {P} or {A} {Q} but not both",
    ),
    (
        "just/only/exactly one of two things is true of {A} : either~ {H} {P} or {H} {Q}",
        "either {A} {P} or {A} {Q} but not both",
    ),
    (
        "it is true of {A} that {H} {P} or that {H} {Q} , but only/just one of the two is~ true~",
        "either {A} {P} or {A} {Q} but not both",
    ),
    (
        "exactly/only/just one of the~ these~ two~ following~ things~ statements~ claims~ is/holds true~ of/for {A} : {P} ;/,/or or~ {Q}",
        EITHER,
    ),
    // What is so of two, or each is what the other is said to be.
    (
        "either {A} {P} and {B} {Q} ,~ or it~ is~ just~ exactly~ the other way round/around",
        EXCHANGED,
    ),
    ("either {A} {P} and {B} {Q} ,~ or vice versa", EXCHANGED),
    ("either {A} {P} and {B} {Q} ,~ or it~ is~ exactly~ the reverse", EXCHANGED),
    // Two conditions that say the same of both halves.
    (
        "if {A} {P} , then {H} does/is/did/was/has not {X} ;/, and if {H} does/is/did/was/has not {Y} , then {H} {Q}",
        "either {A} {P} or {A} {Q} but not both",
    ),
    ("either {P} or {Q} , but never both", "either {P} or {Q} but not both"),
    (
        "{A} is {P} or {Q} , but only/just one of the two",
        "either {A} is {P} or {A} {Q} but not both",
    ),
    (
        "{A} has {P} or {Q} , but only/just one of the two",
        "either {A} has {P} or {A} {Q} but not both",
    ),
    (
        "{A} owns {P} or {Q} , but only/just one of the two",
        "either {A} owns {P} or {A} {Q} but not both",
    ),
    ("exactly/only one of the following is true : {P} ; {Q}", "either {P} or {Q} but not both"),
    (
        "exactly/only/just one of the following/these two~ claims/statements is true/correct : {P} ; {Q}",
        "either {P} or {Q} but not both",
    ),
    (
        "exactly/only/just one of the~ following/these two~ claims/statements is true/correct : {P} and {Q}",
        "either {P} or {Q} but not both",
    ),
    (
        "exactly/only/just one of the~ following/these two~ claims/statements is true/correct : {P} , {Q}",
        "either {P} or {Q} but not both",
    ),
    (
        "of these/the two claims/statements/sentences ,~ exactly/only one holds/is is~ true~ : {P} and {Q}",
        "either {P} or {Q} but not both",
    ),
    ("of {A} and {B} , exactly/only one {P} , and the other {Q}", "it might be so"),
    (
        "between/of/among {A} , {B} ,~ and {C} , one {P} ,~ and~ one {Q} ,~ but~ not~ necessarily~ in~ that~ order~",
        "either {A} or {B} or {C} {P} . either {A} or {B} or {C} {Q}",
    ),
    ("of {A} and {B} , exactly/only/just one {P}", "either {A} {P} or {B} {P} but not both"),
    ("of {A} and {B} , one {P} , though we do not know which", "either {A} {P} or {B} {P}"),
    ("of {A} and {B} , neither {P}", "neither {A} nor {B} {P}"),
    ("{A} is not the same {N} as {B} or {C}", "{A} is neither {B} nor {C}"),
    ("{A} , {B} ,~ and {C} are all different {N}", ALL_DIFFERENT),
    ("{A} , {B} ,~ and {C} are three separate {N}", ALL_DIFFERENT),
    ("among {A} , {B} ,~ and {C} , no two are the same {N}", ALL_DIFFERENT),
    ("none of these three {N} is the same as another : {A} , {B} ,~ and {C}", ALL_DIFFERENT),
    (
        "{A} and {B} are {C} and {D} , though not necessarily in that order",
        "either {A} is {C} and {B} is {D} or {A} is {D} and {B} is {C}",
    ),
    (
        "{A} and {B} {V} right~ next to {C} , on opposite sides",
        "{C} is directly between {A} and {B}",
    ),
    (
        "{A} and {B} {V} right~ beside {C} , on opposite sides",
        "{C} is directly between {A} and {B}",
    ),
    (
        "the two~ direct/immediate neighbors of {C} are {A} and {B}",
        "{C} is directly between {A} and {B}",
    ),
    (
        "{A} and {B} are on different sides of {C} , at whatever distance",
        "{C} is somewhere between {A} and {B}",
    ),
    (
        "{A} and {B} {V} directly above and directly below {C} , in one order or the other",
        "{C} is directly between {A} and {B}",
    ),
    ("{C} {V} the only one to {W} between {A} and {B}", "{C} is directly between {A} and {B}"),
    (
        "{C} {V} between those of {A} and {B} , not necessarily directly",
        "{C} is somewhere between {A} and {B}",
    ),
    (
        "exactly/only/just {K} {N} {V} after {A} but before {B}",
        "{A} is somewhere before {B} and exactly {K} {N} are between {A} and {B}",
    ),
    (
        "only/just one/a~ ceiling/wall/fence/hedge/partition separates/separated {A} from/and {B}",
        "{A} is next to {B}",
    ),
    (
        "exactly/only/just {K} {N} separates/separate/separated {A} from/and {B}",
        "exactly {K} {N} are between {A} and {B}",
    ),
    (
        "the next {N} and the next {N} , seen from {C} , are {A} and {B} , in one order or the other",
        "it might be so",
    ),
    (
        "{A} , {C} and {B} {V} three consecutive {N} , with {C} in the middle",
        "{C} is directly between {A} and {B}",
    ),
    (
        "{C} , {A} and {B} {V} three consecutive {N} , with {C} in the middle",
        "{C} is directly between {A} and {B}",
    ),
    (
        "{A} , {B} and {C} {V} three consecutive {N} , with {C} in the middle",
        "{C} is directly between {A} and {B}",
    ),
    (
        "{A} {V} exactly~ {K} {N} away from {B} , to the left or to the right",
        "{A} is exactly {K} places away from {B}",
    ),
    (
        "{A} {V} exactly~ {K} {N} away from {B} , on one side or the other",
        "{A} is exactly {K} places away from {B}",
    ),
    (
        "{A} {V} exactly~ {K} {N} away from {B} , in one direction or the other",
        "{A} is exactly {K} places away from {B}",
    ),
    (
        "{A} {V} exactly~ {K} {N} away from {B} , either up or down",
        "{A} is exactly {K} places away from {B}",
    ),
    (
        "{A} {V} exactly~ {K} {N} away from {B} , nearer to the front or further back",
        "{A} is exactly {K} places away from {B}",
    ),
    (
        "exactly/only/just one {N} lies between {A} and {B} , and {C} {V} on/in it",
        "{C} is directly between {A} and {B}",
    ),
    (
        "{A} {V} either~ the next to {W} after {B} or the last to {W} before {B}",
        "{A} is next to {B}",
    ),
    ("{A} {V} the very next to {W} after {B}", "{A} is directly after {B}"),
    ("{A} is the last {N} to {W} before {B}", "{A} is directly before {B}"),
    (
        "{A} {V} {R} {B} , with any number of {N} in between , possibly none",
        "{A} is somewhere {R} {B}",
    ),
    ("{A} {V} {R} {B} , but~ not necessarily directly", "{A} is somewhere {R} {B}"),
    (
        "{A} {V} {R} {B} , and {B} {V} {R} {C} , not necessarily directly",
        "{A} is somewhere {R} {B} and {B} is somewhere {R} {C}",
    ),
    (
        "{A} {V} to the left of {B} but to the right of {C} , not necessarily {V} next to either of them",
        "{A} is somewhere to the left of {B} and somewhere to the right of {C}",
    ),
    (
        "{A} {V} to the right of {B} but to the left of {C} , not necessarily {V} next to either of them",
        "{A} is somewhere to the right of {B} and somewhere to the left of {C}",
    ),
    (
        "{A} , {B} ,~ and {C} {V} in that/this order {V} , {V} with others in between",
        "{A} is somewhere before {B} and {B} is somewhere before {C}",
    ),
    (
        "first {A} {V} , later {B} , and later still {C}",
        "{A} is somewhere before {B} and {B} is somewhere before {C}",
    ),
    (
        "first {A} {V} , later {B} , and later still {C} , {V} with others in between",
        "{A} is somewhere before {B} and {B} is somewhere before {C}",
    ),
    (
        "first {A} {V} , later in the {N} {B} , and later still {C}",
        "{A} is somewhere before {B} and {B} is somewhere before {C}",
    ),
    (
        "{A} {V} either exactly~ {K} {N} ahead of {B} or exactly~ {K} {N} behind",
        "{A} is exactly {K} places away from {B}",
    ),
    (
        "{A} is either {X} older than {B} or {Y} younger",
        "either {A} is {X} older than {B} or {A} is {Y} younger than {B}",
    ),
    (
        "it was exactly {X} from the release of {A} to that of {B}",
        "{B} came out exactly {X} after {A}",
    ),
    ("take {X} off the price of {A} and you get the price of {B}", "{B} costs {X} less than {A}"),
    (
        "add {K} to the house/seat/place/space/stall/office number of {A} and you get the {N} number of {B}",
        "{B} is exactly {K} places to the right of {A}",
    ),
    (
        "count {K} months forward from the birth month of {A} and you get that of {B}",
        "{B} was born exactly {K} months after {A}",
    ),
    (
        "count {K} months back from the birth month of {A} and you get that of {B}",
        "{B} was born exactly {K} months before {A}",
    ),
    (
        "the prices of {A} and {B} differ by exactly {X}",
        "either {A} costs exactly {X} more than {B} or {B} costs exactly {X} more than {A}",
    ),
    (
        "the departure times of {A} and {B} differ by exactly {X}",
        "either {A} leaves exactly {X} after {B} or {B} leaves exactly {X} after {A}",
    ),
    ("the prices of {A} and {B} differ by {X}", "it might be so"),
    ("among/of these three {N} - {P} - it is {A} {X}", "it might be so"),
    (
        "to get from {A} to {B} , you move exactly~ {K} {N} towards/toward the front",
        "{B} is exactly {K} places ahead of {A}",
    ),
    (
        "to get from {A} to {B} , you move exactly~ {K} {N} towards/toward the back",
        "{B} is exactly {K} places behind {A}",
    ),
    (
        "between the {N} of {A} and {B} , whichever {V} first , exactly~ {K} {N} {V}",
        "exactly {K} {N} are between {A} and {B}",
    ),
    (
        "exactly {K} days pass from the {N} of {A} to that of {B}",
        "{B} is exactly {K} days after {A}",
    ),
    ("{A} has only one direct/immediate neighbor", "{A} is at one of the ends"),
    ("{A} has only one direct/immediate neighbor in the {N}", "{A} is at one of the ends"),
    ("as for {A} , {H} {P} , and {H} {Q}", "{A} {P} . {H} {Q}"),
    ("as for {A} , {H} {P}", "{A} {P}"),
    ("it is known that {P}", "{P}"),
    ("if you choose {A} instead of {B} , you save money", "{A} is cheaper than {B}"),
    // One of two, or neither.
    ("there are only two possibilities : {A} {P} , or {H} {Q}", "either {A} {P} or {A} {Q}"),
    ("{A} is/must be~ have~ been~ one of these/the two : {B} or {C}", "{A} is either {B} or {C}"),
    ("{A} is {B} or else {C}", "{A} is either {B} or {C}"),
    ("it is neither {A} nor {B} who/that/which {P}", "neither {A} nor {B} {P}"),
    ("it is either {A} or {B} who/that/which {P}", "either {A} or {B} {P}"),
    ("it is true neither that {A} is {P} nor that {H} is {Q}", "{A} is not {P} and {A} is not {Q}"),
    ("it is true neither that {A} is {P} nor that {H} {Q}", "{A} neither is {P} nor {Q}"),
    ("it is true neither that {A} was {P} nor that {H} {Q}", "{A} neither was {P} nor {Q}"),
    ("it is true neither that {A} {W} {B} nor that {H} {Q}", "{A} neither {W} {B} nor {Q}"),
    ("someone/somebody other than {A} is {B}", "{A} is not {B}"),
    // Different ones.
    ("none of the three {N} {A} , {B} ,~ and {C} is the same as another of~ them~", ALL_DIFFERENT),
    ("we are dealing with/here~ three different {N} : {A} , {B} ,~ and~ {C}", ALL_DIFFERENT),
    ("the following are three different {N} : {A} , {B} ,~ and~ {C}", ALL_DIFFERENT),
    ("no two of {A} , {B} ,~ and {C} are the same {N}", ALL_DIFFERENT),
    (
        "no two of these/the~ three~ following~ are the same {N} : {A} , {B} ,~ and~ {C}",
        ALL_DIFFERENT,
    ),
    (
        "no two of these/the three~ following~ {N} are the~ same/identical : {A} , {B} ,~ and~ {C}",
        ALL_DIFFERENT,
    ),
    (
        "we/i are/am talking/speaking about/of three different {N} when/if we/i mention/name {A} , {B} ,~ and {C}",
        ALL_DIFFERENT,
    ),
    (
        "when/if we/i mention/name {A} , {B} ,~ and {C} ,~ we/i are/am talking/speaking about/of three different {N}",
        ALL_DIFFERENT,
    ),
    ("{A} , {B} ,~ and {C} are different {N}", ALL_DIFFERENT),
    ("{A} and {B} are different {N} , and {C} is a third one~", ALL_DIFFERENT),
    ("{A} is not {B} , and neither of them is {C}", ALL_DIFFERENT),
    (
        "{A} is a different {N} from/than {B} , and also a~ different {N} from/than {C}",
        "{A} is not {B} and {A} is not {C}",
    ),
    (
        "{A} and {B} are two different {N} , namely {C} and {D} ,~ in one order or the other",
        "either {A} is {C} and {B} is {D} or {A} is {D} and {B} is {C}",
    ),
    (
        "{A} and {B} are , in one order or the other , {C} and {D}",
        "either {A} is {C} and {B} is {D} or {A} is {D} and {B} is {C}",
    ),
    ("not only is it true that {P} ; it is also true that {Q}", "{P} . {Q}"),
    (
        "of these two {N} , {A} and {B} , one {P} , while/and the other one~ {Q}",
        "either {A} {P} and {B} {Q} or {B} {P} and {A} {Q}",
    ),
    (
        "{A} is either {B} or {C} , but {B} and {C} are not the same {N}",
        "{A} is either {B} or {C} but not both",
    ),
    ("{A} is none other than {B}", "{A} is {B}"),
    ("{A} is not {B} , and not {C} either", "{A} is neither {B} nor {C}"),
    ("someone/somebody other than {A} {P}", "it is not {A} who {P}"),
    ("{A} {P} or {Q} , but only/just one of the two", "either {A} {P} or {A} {Q} but not both"),
    (
        "it is impossible/untrue/false/incorrect/wrong/unlikely that {P}",
        "it is not the case that {P}",
    ),
    (
        "it is/would be~ wrong/false/incorrect/untrue/mistake/lie to say/think/claim/believe that {P}",
        "it is not the case that {P}",
    ),
    ("{A} {V} anything but {B}", "{A} is not {B}"),
    ("{A} {V} everything but {B}", "{A} is not {B}"),
    ("it is either {A} or {B} that {C} {V}", "{C} {V} either {A} or {B}"),
    ("{A} {V} something/anything other than {B} and/or {C}", "{A} is neither {B} nor {C}"),
    ("{A} handed/hands/forked/shelled/coughed over/out/up {X}", "{A} paid {X}"),
];
