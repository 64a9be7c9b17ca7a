//! What is said in a roundabout way of how far apart two are, and what that is in plain words; what
//! the slots stand for is told in `templates`. "~" marks a word that may be left out.

pub(super) const APART: &str = "{A} is exactly {K} places away from {B}";
pub(super) const SO_MANY_BETWEEN: &str = "exactly {K} {N} are between {A} and {B}";
const OLDER_OR_YOUNGER: &str =
    "either {A} is exactly {X} older than {B} or {A} is exactly {X} younger than {B}";

pub(super) const SPANS: &[(&str, &str)] = &[
    // By how many places.
    ("from {A} down to {B} it is exactly {K} {N}", "{B} is exactly {K} {N} below {A}"),
    ("from {A} up to {B} it is exactly {K} {N}", "{B} is exactly {K} {N} above {A}"),
    ("from {A} to {B} it is exactly {K} {N} , up or down", APART),
    (
        "the finishing~ house~ seat~ office~ room~ floor~ stall~ places/positions/numbers/ranks of {A} and {B} differ by exactly {K}",
        APART,
    ),
    (
        "the finishing~ house~ seat~ office~ room~ floor~ stall~ places/positions/numbers/ranks of {A} and {B} differ by more than one",
        "{A} is not next to {B}",
    ),
    (
        "the finishing~ house~ seat~ office~ room~ floor~ stall~ places/positions/numbers/ranks of {A} and {B} differ by at least two",
        "{A} is not next to {B}",
    ),
    (
        "the number of the {L} {P} is exactly~ {K} less/lower/smaller than that of {B}",
        "the {L} {P} is exactly {K} places to the left of {B}",
    ),
    (
        "the number of the {L} {P} is exactly~ {K} more/higher/greater than that of {B}",
        "the {L} {P} is exactly {K} places to the right of {B}",
    ),
    ("there is/are exactly/only/just~ {K} other {N} between {A} and {B}", SO_MANY_BETWEEN),
    ("one of {A} and {B} {V} exactly {K} {N} {T} the other", APART),
    ("{A} {V} exactly~ {K} {N} away from {B} , {V} or {W}", APART),
    ("{A} {V} either exactly {K} {N} to the left or exactly {K} {N} to the right of {B}", APART),
    ("of {A} and {B} , one {V} exactly {K} months/days after/before that of the other", APART),
    (
        "of {A} and {B} , one has a birth month exactly {K} months after/before that of the other",
        APART,
    ),
    // How many lie between.
    ("{A} and {B} {V} with exactly/only/just~ {K} {N} between them", SO_MANY_BETWEEN),
    ("{A} and {B} {V} with exactly/only/just~ {K} {N} between {W} , in {X}", SO_MANY_BETWEEN),
    ("between {A} and {B} , in {V} , there is/are exactly/only/just {K} {N}", SO_MANY_BETWEEN),
    ("between {A} and {B} , in {V} , exactly/only/just {K} other~ {N} {W}", SO_MANY_BETWEEN),
    ("between {A} and {B} , whichever {V} , exactly/only/just {K} {N} {W}", SO_MANY_BETWEEN),
    (
        "between the {N} of {A} and {B} , whichever {V} , there is/are exactly/only/just {K} {N}",
        SO_MANY_BETWEEN,
    ),
    (
        "there is/are exactly/only/just {K} {N} whose {V} between those/that of {A} and {B}",
        SO_MANY_BETWEEN,
    ),
    ("exactly/only/just {K} {N} lie/lies between {A} and {B}", SO_MANY_BETWEEN),
    ("at least one {N} lies between those/that of {A} and {B}", "{A} is not next to {B}"),
    ("at least one {N} lies between {A} and {B}", "{A} is not next to {B}"),
    ("{A} and {B} are separated by at least one {N}", "{A} is not next to {B}"),
    ("there is at least one {N} between {A} and {B}", "{A} is not next to {B}"),
    (
        "{A} {V} {R} {B} , and/with exactly/only/just {K} {N} lies~ lie~ between {W}",
        "{A} is somewhere {R} {B} and exactly {K} {N} are between {A} and {B}",
    ),
    (
        "{A} {V} {R} {B} , separated by exactly/only/just {K} {N}",
        "{A} is somewhere {R} {B} and exactly {K} {N} are between {A} and {B}",
    ),
    (
        "{A} {V} {R} {B} , and there was/were exactly/only/just {K} {N} in between",
        "{A} is somewhere {R} {B} and exactly {K} {N} are between {A} and {B}",
    ),
    (
        "after {A} , exactly/only/just {K} {N} will be served before it is the turn of {B}",
        "{A} is somewhere before {B} and exactly {K} {N} are between {A} and {B}",
    ),
    (
        "after {A} , exactly/only/just {K} {N} crossed the line before {B} did",
        "{A} is somewhere before {B} and exactly {K} {N} are between {A} and {B}",
    ),
    ("{A} is separated from {B} by exactly/only/just~ {K} {N}", SO_MANY_BETWEEN),
    ("{A} is separated from {B} by at least one {N}", "{A} is not next to {B}"),
    // By how much time or money.
    (
        "exactly {K} minutes lie/lies between the departures/departure~ times~ of {A} and {B}",
        "either {A} leaves exactly {K} minutes after {B} or {A} leaves exactly {K} minutes before {B}",
    ),
    (
        "more than {K} minutes lie/lies between the departures/departure~ times~ of {A} and {B}",
        "either {A} leaves more than {K} minutes after {B} or {A} leaves more than {K} minutes before {B}",
    ),
    (
        "the departures of {A} and {B} are separated by exactly {X}",
        "either {A} leaves exactly {X} after {B} or {A} leaves exactly {X} before {B}",
    ),
    (
        "{A} and {B} are separated by exactly~ {K} minutes",
        "either {A} leaves exactly {K} minutes after {B} or {A} leaves exactly {K} minutes before {B}",
    ),
    (
        "{A} leaves exactly {X} before or exactly {X} after {B}",
        "either {A} leaves exactly {X} after {B} or {A} leaves exactly {X} before {B}",
    ),
    (
        "of {A} and {B} , one leaves exactly {X} after/before the other",
        "either {A} leaves exactly {X} after {B} or {A} leaves exactly {X} before {B}",
    ),
    (
        "after {A} has left , it takes exactly {X} until {B} leaves",
        "{B} leaves exactly {X} after {A}",
    ),
    (
        "exactly {X} pass from the departure of {A} to that of {B}",
        "{B} leaves exactly {X} after {A}",
    ),
    (
        "of {A} and {B} , one is/costs exactly {X} dearer/more than the other",
        "either {A} costs exactly {X} more than {B} or {A} costs exactly {X} less than {B}",
    ),
    (
        "of {A} and {B} , one is exactly {X} dearer than {C} and the other exactly {Y} cheaper",
        "either {A} costs exactly {X} more than {C} and {B} costs exactly {Y} less than {C} or {B} costs exactly {X} more than {C} and {A} costs exactly {Y} less than {C}",
    ),
    (
        "of {A} and {B} , one leaves exactly {X} before {C} ,~ and~ the other exactly {Y} after",
        "either {A} leaves exactly {X} before {C} and {B} leaves exactly {Y} after {C} or {B} leaves exactly {X} before {C} and {A} leaves exactly {Y} after {C}",
    ),
    (
        "of {A} and {B} , neither costs exactly {X} more than the other",
        "{A} does not cost exactly {X} more than {B} and {A} does not cost exactly {X} less than {B}",
    ),
    ("you pay more for {A} than for {B}", "{A} costs more than {B}"),
    ("you pay less for {A} than for {B}", "{A} costs less than {B}"),
    ("{A} has a higher price than {B}", "{A} costs more than {B}"),
    ("{A} has a lower price than {B}", "{A} costs less than {B}"),
    (
        "{A} costs either exactly {X} more or exactly {Y} less than {B}",
        "either {A} costs exactly {X} more than {B} or {A} costs exactly {Y} less than {B}",
    ),
    (
        "{A} is neither {X} dearer nor {Y} cheaper than {B}",
        "{A} does not cost exactly {X} more than {B} and {A} does not cost exactly {Y} less than {B}",
    ),
    (
        "{A} costs neither {X} more nor {Y} less than {B}",
        "{A} does not cost exactly {X} more than {B} and {A} does not cost exactly {Y} less than {B}",
    ),
    ("more was/is paid for {A} than for {B}", "{A} costs more than {B}"),
    ("less was/is paid for {A} than for {B}", "{A} costs less than {B}"),
    (
        "{A} and {B} prices/bids differ/differed by exactly~ {X}",
        "either {A} costs exactly {X} more than {B} or {A} costs exactly {X} less than {B}",
    ),
    (
        "the prices/amounts/sums {A} and {B} paid/spent differ/differed by exactly~ {X}",
        "either {A} costs exactly {X} more than {B} or {A} costs exactly {X} less than {B}",
    ),
    (
        "there is a difference of exactly~ {X} between what {A} and {B} paid/spent",
        "either {A} costs exactly {X} more than {B} or {A} costs exactly {X} less than {B}",
    ),
    (
        "{A} paid/spent/costs/cost/sold/earned either exactly~ {X} more or exactly~ {Y} less than {B}",
        "either {A} costs exactly {X} more than {B} or {A} costs exactly {Y} less than {B}",
    ),
    ("{A} {V} more than anyone/anybody/everyone/everybody else~ did~", "{A} {V} the most"),
    ("{A} {V} more than all of~ the other/others people~ friends~ items~", "{A} {V} the most"),
    ("{A} {V} less than anyone/anybody/everyone/everybody else~ did~", "{A} {V} the least"),
    ("{A} {V} less than all of~ the other/others people~ friends~ items~", "{A} {V} the least"),
    ("{A} {V} the most money", "{A} {V} the most"),
    ("{A} {V} the least money", "{A} {V} the least"),
    ("{A} is the biggest/highest spender", "{A} paid the most"),
    ("{A} is the smallest/lowest spender", "{A} paid the least"),
    ("{A} {V} exactly~ half of~ what {B} {V}", "{A} {V} half as much as {B}"),
    ("{A} {V} exactly~ double/twice what {B} {V}", "{A} {V} twice as much as {B}"),
    ("{A} {V} double/twice the amount {B} {V}", "{A} {V} twice as much as {B}"),
    ("the {N} of {A} {V} double/twice that of {B}", "{A} {V} twice as much as {B}"),
    ("the {N} of {A} {V} half that of {B}", "{A} {V} half as much as {B}"),
    // Ages.
    (
        "of {A} and {B} , neither is exactly {X} older than the other",
        "{A} is not exactly {X} older than {B} and {A} is not exactly {X} younger than {B}",
    ),
    (
        "neither of {A} and {B} is exactly {X} older than the other",
        "{A} is not exactly {X} older than {B} and {A} is not exactly {X} younger than {B}",
    ),
    (
        "the ages of {A} and {B} do not differ by {X}",
        "{A} is not exactly {X} older than {B} and {A} is not exactly {X} younger than {B}",
    ),
    ("the ages of {A} and {B} differ by exactly {X}", OLDER_OR_YOUNGER),
    (
        "the ages of {A} and {B} differ by at least {X}",
        "either {A} is at least {X} older than {B} or {A} is at least {X} younger than {B}",
    ),
    (
        "between {A} and {B} , whichever is older , there is an age difference of exactly {X}",
        OLDER_OR_YOUNGER,
    ),
    (
        "{A} is either~ exactly~ {X} older or~ exactly~ {Y} younger than {B}",
        "either {A} is exactly {X} older than {B} or {A} is exactly {Y} younger than {B}",
    ),
    (
        "{A} is either~ {X} older than {B} or {Y} younger",
        "either {A} is {X} older than {B} or {A} is {Y} younger than {B}",
    ),
    ("{A} is younger than {B} , by one year or more", "{A} is younger than {B}"),
    ("{A} is older than {B} , by one year or more", "{A} is older than {B}"),
    (
        "when {A} is a year older than today , {A} will be as old as {B} is today",
        "{B} is exactly one year older than {A}",
    ),
    ("{A} is older than all of~ the other/others people~ children~ friends~", "{A} is the oldest"),
    ("{A} is older than everyone/everybody/anyone/anybody/any/all else/other", "{A} is the oldest"),
    (
        "{A} is younger than all of~ the other/others people~ children~ friends~",
        "{A} is the youngest",
    ),
    (
        "{A} is younger than everyone/everybody/anyone/anybody/any/all else/other",
        "{A} is the youngest",
    ),
    ("somebody/someone else~ is older than {A}", "{A} is not the oldest"),
    ("at least one {N} is older than {A}", "{A} is not the oldest"),
    ("{A} is younger than somebody/someone else~", "{A} is not the oldest"),
    ("somebody/someone else~ is younger than {A}", "{A} is not the youngest"),
    ("at least one {N} is younger than {A}", "{A} is not the youngest"),
    ("{A} is older than somebody/someone else~", "{A} is not the youngest"),
    ("{A} is {B} senior by {X}", "{A} is {X} older than {B}"),
    ("{A} is {B} junior by {X}", "{A} is {X} younger than {B}"),
    ("{A} is exactly~ {X} {B} senior", "{A} is {X} older than {B}"),
    ("{A} is exactly~ {X} {B} junior", "{A} is {X} younger than {B}"),
    ("{A} is the older of {A} and {B}", "{A} is older than {B}"),
    ("{B} is the older of {A} and {B}", "{B} is older than {A}"),
    ("{A} is the younger of {A} and {B}", "{A} is younger than {B}"),
    ("{B} is the younger of {A} and {B}", "{B} is younger than {A}"),
    ("exactly~ {X} ago , {A} is as old as {B} is now/today", "{A} is exactly {X} older than {B}"),
    ("in exactly~ {X} {B} will be as old as {A} is now/today", "{A} is exactly {X} older than {B}"),
    (
        "in exactly~ {X} , {B} will be as old as {A} is now/today",
        "{A} is exactly {X} older than {B}",
    ),
    (
        "the age~ difference in~ age~ between {A} and {B} is {X} , and {A} is the older one~ of~ the~ two~",
        "{A} is {X} older than {B}",
    ),
    (
        "the age~ difference in~ age~ between {A} and {B} is {X} , and {B} is the older one~ of~ the~ two~",
        "{B} is {X} older than {A}",
    ),
    ("{A} and {B} differ in age by exactly~ {X}", OLDER_OR_YOUNGER),
];
