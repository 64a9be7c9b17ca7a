//! What is said in a roundabout way of who comes before, after and between whom, and what that is in
//! plain words; what the slots stand for is told in `templates`. "~" marks a word that may be left
//! out.

pub(super) const BETWEEN: &str = "{C} is directly between {A} and {B}";
pub(super) const SOMEWHERE_BETWEEN: &str = "{C} is somewhere between {A} and {B}";
pub(super) const JUST_AFTER: &str = "{B} is directly after {A}";
pub(super) const BEFORE: &str = "{A} is somewhere before {B}";
pub(super) const IN_THAT_ORDER: &str =
    "{A} is somewhere before {B} and {B} is somewhere before {C}";
pub(super) const SIDE_BY_SIDE: &str = "{A} is next to {B}";
pub(super) const AT_AN_END: &str = "{A} is at one of the ends";
pub(super) const NOT_AT_AN_END: &str = "{A} is not at one of the ends";

pub(super) const SEQUENCES: &[(&str, &str)] = &[
    // On the way.
    ("going from {A} to {B} means going up", "{B} is somewhere above {A}"),
    ("going from {A} to {B} means going down", "{B} is somewhere below {A}"),
    (
        "taking the stairs/elevator/lift from {A} to {B} ,~ you pass {C} on~ the~ way~",
        SOMEWHERE_BETWEEN,
    ),
    (
        "walking/going along/down {N} from {A} to {B} ,~ you pass {C} on~ the~ way~",
        SOMEWHERE_BETWEEN,
    ),
    ("walking/going/looking from {A} to {B} ,~ you pass/see {C} on~ the~ way~", SOMEWHERE_BETWEEN),
    (
        "going/walking exactly~ {K} {N} to the right from {A} , you come to/reach {B}",
        "{B} is exactly {K} {N} to the right of {A}",
    ),
    (
        "going/walking exactly~ {K} {N} to the left from {A} , you come to/reach {B}",
        "{B} is exactly {K} {N} to the left of {A}",
    ),
    (
        "walking/going/passing~ {V} from the front/engine/locomotive/head {V} to the back/rear/end/tail {V} ,~ {W} {A} first , {B} later ,~ and {C} later still",
        IN_THAT_ORDER,
    ),
    (
        "walking/going/passing~ {V} from the back/rear/end/tail {V} to the front/engine/locomotive/head {V} ,~ {W} {A} first , {B} later ,~ and {C} later still",
        "{C} is somewhere before {B} and {B} is somewhere before {A}",
    ),
    (
        "walking/going/passing~ {V} from left to right ,~ {W} {A} first , {B} later ,~ and {C} later still",
        "{A} is somewhere to the left of {B} and {B} is somewhere to the left of {C}",
    ),
    (
        "walking/going/passing~ {V} from right to left ,~ {W} {A} first , {B} later ,~ and {C} later still",
        "{A} is somewhere to the right of {B} and {B} is somewhere to the right of {C}",
    ),
    // In a list that is in order.
    ("on the timetable , {V} , {A} is listed~ somewhere above {B}", BEFORE),
    ("on the timetable , {V} , {A} is listed~ somewhere below {B}", "{A} is somewhere after {B}"),
    (
        "on the timetable , {V} , {A} is listed~ somewhere below {B} and somewhere above {C}",
        "{A} is somewhere after {B} and {A} is somewhere before {C}",
    ),
    ("on the timetable , {A} is not listed right~ next to {B}", "{A} is not next to {B}"),
    ("on the timetable , {A} is listed right~ next to {B}", SIDE_BY_SIDE),
    // The next one.
    ("the next {N} after {A} is/was {B}", JUST_AFTER),
    ("the next {N} after that of {A} is/was that of {B}", JUST_AFTER),
    ("the next {N} to {W} after {A} is/was {B}", JUST_AFTER),
    ("the next one to {W} after {A} is/was {B}", JUST_AFTER),
    ("{B} {V} the next {N} to {W} after {A}", JUST_AFTER),
    ("{B} takes/took over from {A} on the very~ next {N}", JUST_AFTER),
    (
        "on the {N} right/directly/immediately/just after the~ turn~ that~ of~ {A} , {B} {V}",
        JUST_AFTER,
    ),
    (
        "on the {N} right/directly/immediately/just before the~ turn~ that~ of~ {B} , {A} {V}",
        JUST_AFTER,
    ),
    ("{A} and {B} {V} in consecutive {N} , the former before the latter", JUST_AFTER),
    ("{B} has {A} as the neighbor directly/immediately below", "{A} is directly below {B}"),
    ("{B} has {A} as the neighbor directly/immediately above", "{A} is directly above {B}"),
    ("{B} {V} the next {N} to the right of the {N} of {A}", "{B} is directly to the right of {A}"),
    ("{B} {V} the next {N} to the left of the {N} of {A}", "{B} is directly to the left of {A}"),
    ("{A} is immediately/directly followed by {B} on~ in~ the next/following {N}", JUST_AFTER),
    ("{B} is immediately/directly preceded by {A} on~ in~ the previous/preceding {N}", JUST_AFTER),
    (
        "the neighbor of {A} immediately/directly~ to/on the left/west {P}",
        "the one directly to the left of {A} {P}",
    ),
    (
        "the neighbor of {A} immediately/directly~ to/on the right/east {P}",
        "the one directly to the right of {A} {P}",
    ),
    (
        "{B} is the next~ door~ direct/immediate~ neighbor of {A} on/to the left/west",
        "{B} is directly to the left of {A}",
    ),
    (
        "{B} is the next~ door~ direct/immediate~ neighbor of {A} on/to the right/east",
        "{B} is directly to the right of {A}",
    ),
    // Before and after.
    ("{A} is/got beaten by no one", "{A} is first"),
    ("the race/contest/game/competition/tournament is won by {A}", "{A} is first"),
    ("everyone/everybody else {V} before/ahead of~ {A}", "{A} is last"),
    ("everyone/everybody else {V} after/behind {A}", "{A} is first"),
    ("all the~ other/others {N} beat {A}", "{A} is last"),
    ("all the~ others beat {A}", "{A} is last"),
    ("everyone/everybody else beat/beats {A}", "{A} is last"),
    ("somebody/someone else~ {V} after/behind {A}", "{A} is not last"),
    ("somebody/someone else~ {V} before {A}", "{A} is not first"),
    ("somebody/someone else~ {V} ahead of {A}", "{A} is not first"),
    ("{A} won/wins a medal", "{A} is in the first three places"),
    ("{A} and {B} {V} one after the other , in some/either/any/one order", SIDE_BY_SIDE),
    ("{A} and {B} {V} one after another , in some/either/any/one order", SIDE_BY_SIDE),
    ("{A} is the last to {W} before {B}", JUST_AFTER),
    ("{B} is the next {N} after {A}", JUST_AFTER),
    ("{B} is the next to {W} after {A}", JUST_AFTER),
    ("{A} is/got beaten by nobody", "{A} is first"),
    ("{A} beat/beats everyone else~", "{A} is first"),
    ("{A} beat/beats everybody else~", "{A} is first"),
    ("{A} beat/beats no one", "{A} is last"),
    ("{A} beat/beats nobody", "{A} is last"),
    ("{A} had/has to wait longer than {B}", "{A} is somewhere after {B}"),
    ("{A} had/has to wait longer {V} than {B}", "{A} is somewhere after {B}"),
    ("{A} waited/waits longer than {B}", "{A} is somewhere after {B}"),
    ("when {A} {V} , {B} still has {N} ahead", BEFORE),
    ("when {A} {V} , {B} has not yet {W}", BEFORE),
    ("when {B} {V} , {A} has/had already {W}", BEFORE),
    (
        "when {B} {V} , {A} has/had already {W} but {C} has/had not",
        "{A} is somewhere before {B} and {B} is somewhere before {C}",
    ),
    ("{B} has/had not yet {W} when {A} {V}", BEFORE),
    ("{A} has/had already {W} when {B} {V}", BEFORE),
    ("{A} has to wait longer {V} than {B}", "{A} is somewhere after {B}"),
    (
        "{A} {V} later than {B} but earlier than {C}",
        "{A} is somewhere after {B} and {A} is somewhere before {C}",
    ),
    (
        "{A} {V} after that~ of~ {B} but before that~ of~ {C} , not necessarily directly",
        "{A} is somewhere after {B} and {A} is somewhere before {C}",
    ),
    ("{A} , {B} ,~ and {C} {V} in that/this order {V} , but not necessarily {W}", IN_THAT_ORDER),
    ("{A} , {B} ,~ and {C} {V} in that/this order ,~ but~ not necessarily {W}", IN_THAT_ORDER),
    (
        "in/over/during the~ course~ of~ {N} ,~ {A} {V} first , {B} {V} later ,~ and {C} {V} later still",
        IN_THAT_ORDER,
    ),
    ("in the course of {N} we see {A} , then {B} ,~ and~ then {C} {V} , {W}", IN_THAT_ORDER),
    (
        "from left to right you come across/to {A} , {B} ,~ and {C} in this/that order , {V}",
        "{A} is somewhere to the left of {B} and {B} is somewhere to the left of {C}",
    ),
    (
        "from left to right you come across/to {A} , {B} ,~ and {C} in this/that order",
        "{A} is somewhere to the left of {B} and {B} is somewhere to the left of {C}",
    ),
    // Between two.
    ("the only {N} between those/that of {A} and {B} is/was that of {C}", BETWEEN),
    ("the only {N} between the {N} of {A} and {B} is/was that of {C}", BETWEEN),
    ("{C} {V} the only {N} that/who {W} between {A} and {B}", BETWEEN),
    ("in {N} , only {C} is between {A} and {B}", BETWEEN),
    ("in {N} , exactly one {N} is between {A} and {B} , namely {C}", BETWEEN),
    ("in {N} , {A} and {B} are on different/opposite sides of {C} , {V}", SOMEWHERE_BETWEEN),
    ("in {N} , {A} and {B} are on different/opposite sides of {C}", SOMEWHERE_BETWEEN),
    ("{A} and {B} are on different/opposite sides of {C} , {V}", SOMEWHERE_BETWEEN),
    ("in {N} , {C} is somewhere~ between {A} and {B}", SOMEWHERE_BETWEEN),
    ("the next {N} and the next {N} , seen from {C} , are {A} and {B} , in {V}", BETWEEN),
    (
        "the {N} just before and just after that of {C} belong/belongs/are to~ {A} and {B} , in {V}",
        BETWEEN,
    ),
    ("the {N} just before and just after that of {C} are those of {A} and {B} , in {V}", BETWEEN),
    ("the {N} just below and just above that of {C} are those of {A} and {B} , in {V}", BETWEEN),
    ("the {N} of {A} and {B} are one less and one more than that of {C} , in {V}", BETWEEN),
    (
        "directly/immediately/right in front of and directly/immediately/right behind {C} {V} {A} and {B} , in {W}",
        BETWEEN,
    ),
    ("{C} had/has {A} and {B} as direct/immediate neighbors in {N} , one {V} and one {W}", BETWEEN),
    ("{C} {V} in the {N} after one of {A} and {B} and in the {N} before the other", BETWEEN),
    ("{C} {V} ahead of one and behind the other of {A} and {B}", SOMEWHERE_BETWEEN),
    ("{C} {V} above one and below the other of {A} and {B}", SOMEWHERE_BETWEEN),
    ("{C} {V} to the left of one and to the right of the other of {A} and {B}", SOMEWHERE_BETWEEN),
    ("{C} {V} before one and after the other of {A} and {B}", SOMEWHERE_BETWEEN),
    ("{C} {V} between {A} and {B} , whichever of those two {V}", SOMEWHERE_BETWEEN),
    ("{C} {V} somewhere between those/that of {A} and {B}", SOMEWHERE_BETWEEN),
    ("{C} {V} directly/immediately/right/exactly between those/that of {A} and {B}", BETWEEN),
    ("{C} {V} between {A} and {B} ,~ but/though~ not necessarily {X}", SOMEWHERE_BETWEEN),
    ("{C} {V} between {A} and {B} , in~ whichever/whatever {V}", SOMEWHERE_BETWEEN),
    (
        "{C} {V} between {A} and {B} , though it is not said which of those~ the~ two {V}",
        SOMEWHERE_BETWEEN,
    ),
    ("somewhere between {N} of {A} and {B} {V} that of {C}", SOMEWHERE_BETWEEN),
    ("{A} and {B} are the two~ direct/immediate neighbors of {C}", BETWEEN),
    ("between {A} and {B} there is exactly/only/just one {N} , and it is that of {C}", BETWEEN),
    ("of {A} and {B} , exactly/only one {V} {R} {C} , and the other {T}", SOMEWHERE_BETWEEN),
    (
        "of {A} and {B} , one {V} {C} , the other exactly~ {X} cheaper/younger/earlier/before/lower/less",
        "it might be so",
    ),
    (
        "in/on the {N} directly/immediately/right/just before and directly/immediately/right/just~ after {C} ,~ {V} {A} and {B} ,~ in~ one/some/either~ order~ or~ the~ other~",
        BETWEEN,
    ),
    (
        "in/on the {N} directly/immediately/right/just before and directly/immediately/right/just~ after that of {C} ,~ {V} {A} and {B} ,~ in~ one/some/either~ order~ or~ the~ other~",
        BETWEEN,
    ),
    (
        "{A} and {B} {V} in/on the {N} directly/immediately/right/just before and directly/immediately/right/just~ after that~ of~ {C} ,~ in~ one/some/either~ order~ or~ the~ other~",
        BETWEEN,
    ),
    (
        "the {N} directly/immediately/right/just before/above/behind/below and directly/immediately/right/just~ after/below/above {C} are {V} {A} and {B} ,~ in~ one/some/either~ order~ or~ the~ other~",
        BETWEEN,
    ),
    (
        "the {N} directly/immediately/right/just in~ front~ ahead~ of and directly/immediately/right/just~ behind {C} are {V} {A} and {B} ,~ in~ one/some/either~ order~ or~ the~ other~",
        BETWEEN,
    ),
    (
        "the {N} directly/immediately/right/just to the left and directly/immediately/right/just~ to the right of {C} are {V} {A} and {B} ,~ in~ one/some/either~ order~ or~ the~ other~",
        BETWEEN,
    ),
    // Side by side.
    ("the {N} of {A} and {B} do not directly follow one another", "{A} is not next to {B}"),
    ("the {N} of {A} and {B} directly follow one~ each~ another~ other~ , in {V}", SIDE_BY_SIDE),
    ("the {N} of {A} and {B} directly follow one~ each~ another~ other~", SIDE_BY_SIDE),
    ("{A} and {B} are immediate/direct~ neighbors in/at/on/along/by {N}", SIDE_BY_SIDE),
    ("{A} and {B} {V} only/just one {L} apart", SIDE_BY_SIDE),
    (
        "{A} and {B} do/does/did/are not {V} in/on consecutive/adjacent/neighboring {N}",
        "{A} is not next to {B}",
    ),
    ("{A} and {B} {V} in consecutive/adjacent/neighboring {N}", SIDE_BY_SIDE),
    (
        "{A} {V} an/a/one {X} before or an/a/one {Y} after {B}",
        "either {A} is one {X} before {B} or {A} is one {X} after {B}",
    ),
    ("right/directly/immediately/straight/just after {A} , {B} {V}", JUST_AFTER),
    ("right/directly/immediately/straight/just before {B} , {A} {V}", JUST_AFTER),
    (
        "{A} is a/the~ next~ door~ direct/immediate~ neighbor of {B} on one side or the other",
        SIDE_BY_SIDE,
    ),
    ("somebody/someone {V} between {A} and {B}", "{A} is not next to {B}"),
    ("at least one {N} {V} between {A} and {B}", "{A} is not next to {B}"),
    ("at least one {N} separates/separate/separated {A} from/and {B}", "{A} is not next to {B}"),
    (
        "{A} {V} right~ directly~ immediately~ next to {B} , one {N} closer/nearer to the {W}",
        "{A} is next to {B} and {A} is closer to the {W} than {B}",
    ),
    (
        "{A} {V} right~ directly~ immediately~ next to {B} , one {N} further/farther from the {W}",
        "{A} is next to {B} and {A} is further from the {W} than {B}",
    ),
    (
        "one of the two {N} of {A} and {B} is directly/immediately to the right/left of the other",
        SIDE_BY_SIDE,
    ),
    (
        "{A} {V} either in/on the month/day just~ right~ before {B} or in/on the month/day just~ right~ after",
        SIDE_BY_SIDE,
    ),
    (
        "{A} {V} neither in/on the month/day just~ right~ before nor in/on the month/day just~ right~ after that~ of~ {B}",
        "{A} is not next to {B}",
    ),
    (
        "{A} {V} neither in the year before nor in the year after that~ of~ {B}",
        "{A} is not one year before {B} and {A} is not one year after {B}",
    ),
    (
        "{A} {V} not {V} in the year just~ before or just~ after that~ of~ {B}",
        "{A} is not one year before {B} and {A} is not one year after {B}",
    ),
    (
        "{A} {V} neither directly/immediately to the left nor directly/immediately to the right of {B}",
        "{A} is not next to {B}",
    ),
    (
        "{A} {V} neither directly/immediately in front of nor directly/immediately behind {B}",
        "{A} is not next to {B}",
    ),
    (
        "{A} {V} neither directly/immediately before nor directly/immediately after {B}",
        "{A} is not next to {B}",
    ),
    (
        "{A} {V} neither directly/immediately above nor directly/immediately below {B}",
        "{A} is not next to {B}",
    ),
    ("{A} is one of the two~ {N} next/adjacent to {B}", SIDE_BY_SIDE),
    ("{A} is one of the {N} on either side of {B}", SIDE_BY_SIDE),
    ("{A} is one of {B} two~ direct/immediate~ neighbors/neighbours", SIDE_BY_SIDE),
    ("{A} is a/one~ direct/immediate~ neighbor/neighbour of {B}", SIDE_BY_SIDE),
    ("{C} is flanked by {A} on one side and {B} on the other", BETWEEN),
    (
        "{C} is flanked by {A} on the/its/his/her left and {B} on the/its/his/her right",
        "{A} is directly to the left of {C} and {B} is directly to the right of {C}",
    ),
    (
        "{C} is flanked by {A} on the/its/his/her right and {B} on the/its/his/her left",
        "{A} is directly to the right of {C} and {B} is directly to the left of {C}",
    ),
    (
        "{A} {V} {R} {B} , but the~ two~ they~ are not adjacent/neighbors",
        "{A} is somewhere {R} {B} and {A} is not next to {B}",
    ),
    (
        "{A} {V} {R} {B} , but the~ two~ they~ are not next to each other",
        "{A} is somewhere {R} {B} and {A} is not next to {B}",
    ),
    ("{C} is flanked by {A} and {B}", BETWEEN),
    ("{A} has just/only/exactly one next-door/direct/immediate neighbor", AT_AN_END),
    ("{A} {V} next to {B} , on the left side~", "{A} is directly to the left of {B}"),
    ("{A} {V} next to {B} , on the right side~", "{A} is directly to the right of {B}"),
    ("{A} {V} either directly/immediately left or directly/immediately right of {B}", SIDE_BY_SIDE),
    ("all the~ other/others {N} are to the right of {A}", "{A} is leftmost"),
    ("all the~ other/others {N} are to the left of {A}", "{A} is rightmost"),
    (
        "{A} {V} {R} {B} , but/though/although there may/might/could be {N} between/in-between them~",
        "{A} is somewhere {R} {B}",
    ),
    ("{A} {V} {R} {B} ( not necessarily {Y} )", "{A} is somewhere {R} {B}"),
    ("{A} {V} {R} {B} ( but/though not necessarily {Y} )", "{A} is somewhere {R} {B}"),
    ("{A} {V} {R} {B} ( perhaps/maybe/possibly not {Y} )", "{A} is somewhere {R} {B}"),
    ("{A} heads/leads the line/queue", "{A} is first"),
    ("{A} is next to be served", "{A} is first"),
    ("{A} {X} another {N} ,~ who {P}", "{A} {X} the {N} who {P}"),
    ("{A} {V} {R} {B} ,~ but/though/although/and~ not necessarily {Y}", "{A} is somewhere {R} {B}"),
    (
        "{A} {V} {R} {B} ,~ but/though/although/and~ perhaps/possibly/maybe not {Y}",
        "{A} is somewhere {R} {B}",
    ),
    ("{A} {V} nowhere next/near/close/adjacent to~ {B}", "{A} is not next to {B}"),
    ("{A} {V} nowhere beside {B}", "{A} is not next to {B}"),
    // At an end.
    ("{A} {V} at/on neither end", NOT_AT_AN_END),
    ("{A} {V} at/on neither end of {V}", NOT_AT_AN_END),
    ("{A} {V} neither at one end nor at the other end~", NOT_AT_AN_END),
    ("there is/are {V} on both/either sides/side of {A}", NOT_AT_AN_END),
    ("{A} has {N} on both/either sides/side", NOT_AT_AN_END),
    ("{A} has {N} on each side", NOT_AT_AN_END),
    (
        "{A} has somebody/someone/others/neighbors/people {V} in front and somebody/someone/others/neighbors/people~ {V} behind",
        NOT_AT_AN_END,
    ),
    (
        "{A} has somebody/someone/others/neighbors/people {V} above/before/ahead/behind and somebody/someone/others/neighbors/people~ {V} below/after/behind/ahead",
        NOT_AT_AN_END,
    ),
    (
        "{A} has somebody/someone/others/neighbors/people {V} on the left and somebody/someone/others/neighbors/people~ {V} on the right",
        NOT_AT_AN_END,
    ),
    ("{A} has {N} {V} both in front and behind", NOT_AT_AN_END),
    (
        "{A} has {N} {V} both above/below/ahead/before/left and below/above/behind/after/right",
        NOT_AT_AN_END,
    ),
    ("{A} {V} neither the~ first nor the~ last of these/those/the/all {V}", NOT_AT_AN_END),
    ("{A} {V} either~ the~ first or the~ last of these/those/the/all {V}", AT_AN_END),
    ("{A} {V} at the very top or at the very bottom of {N}", AT_AN_END),
    ("{A} {V} on one of the two outermost {N} , {X}", AT_AN_END),
    ("{A} has the lowest or the highest {N} of all", AT_AN_END),
    ("{A} has nobody/no~ neighbor~ on one side , being {X}", AT_AN_END),
    ("the {N} of {A} is either the lowest or the highest", AT_AN_END),
    ("the {N} of {A} is either the earliest or the latest", AT_AN_END),
    ("{A} is older than all the~ others or younger than all the~ others", AT_AN_END),
    ("{A} is either older or younger than all the~ others", AT_AN_END),
    ("{A} is the oldest or the youngest of all", AT_AN_END),
];
