//! What is said in a roundabout way of places and amounts, and what that is in plain words; what the
//! slots stand for is told in `templates`. "~" marks a word that may be left out.

pub(super) const PLACES: &[(&str, &str)] = &[
    // Side by side, with who is on which side.
    (
        "{A} and {B} are next to each other , and {B} is the one on the right",
        "{B} is directly to the right of {A}",
    ),
    (
        "{A} and {B} are next to each other , and {A} is the one on the right",
        "{A} is directly to the right of {B}",
    ),
    (
        "{A} and {B} are next to each other , and {B} is the one on the left",
        "{B} is directly to the left of {A}",
    ),
    (
        "{A} and {B} are next to each other , and {A} is the one on the left",
        "{A} is directly to the left of {B}",
    ),
    // Between two.
    (
        "if you walk {V} from {A} to {B} , you pass exactly~ {K} {N}",
        "exactly {K} {N} are between {A} and {B}",
    ),
    (
        "if you walk {V} from {A} to {B} , you pass {C} on~ the~ way~",
        "{C} is somewhere between {A} and {B}",
    ),
    (
        "on the way/stairs from {A} to {B} ,~ you pass exactly~ {K} {N}",
        "exactly {K} {N} are between {A} and {B}",
    ),
    ("on the way/stairs from {A} to {B} ,~ you pass {C}", "{C} is somewhere between {A} and {B}"),
    (
        "there is/are exactly~ {K} {N} between where {A} and where {B} live/lives/sit/stand/work",
        "exactly {K} {N} are between {A} and {B}",
    ),
    ("{A} does/do/did not live/work/sit where {B} does/do/did", "{A} is not {B}"),
    ("{C} is the only {N} between {A} and {B}", "{C} is directly between {A} and {B}"),
    ("the only {N} between {A} and {B} is {C}", "{C} is directly between {A} and {B}"),
    (
        "exactly/only/just one {N} between {A} and {B} , namely {C}",
        "{C} is directly between {A} and {B}",
    ),
    (
        "exactly/only/just one {N} lies between those/that of {A} and {B} , and it is that of {C}",
        "{C} is directly between {A} and {B}",
    ),
    (
        "between {A} on the left and {B} on the right there is/are exactly/only/just {K} {N}",
        "{A} is somewhere to the left of {B} and exactly {K} {N} are between {A} and {B}",
    ),
    (
        "{C} {V} between {A} on the left and {B} on the right",
        "{C} is somewhere to the right of {A} and somewhere to the left of {B}",
    ),
    (
        "{C} {V} between {A} below and {B} above",
        "{C} is somewhere above {A} and somewhere below {B}",
    ),
    (
        "{C} {V} between {A} , who is in front , and {B} , who is behind",
        "{C} is somewhere behind {A} and somewhere ahead of {B}",
    ),
    (
        "{C} {V} somewhere between {A} and {B} , not necessarily {V} next to either of them",
        "{C} is somewhere between {A} and {B}",
    ),
    (
        "{C} {V} somewhere/sometime between {A} and {B} , in~ whichever/whatever {N} those~ two~ {V}",
        "{C} is somewhere between {A} and {B}",
    ),
    (
        "{A} and {B} are on different/opposite sides of {C} , not necessarily {P}",
        "{C} is somewhere between {A} and {B}",
    ),
    (
        "{A} and {B} {V} on opposite/different sides of {C} , both right~ next to {P}",
        "{C} is directly between {A} and {B}",
    ),
    (
        "directly/immediately on one side of {C} {V} {A} , directly/immediately on the other {V} {B}",
        "{C} is directly between {A} and {B}",
    ),
    (
        "{C} has {A} and {B} as direct/immediate neighbors {V} , one {V} and one/the other~ {V}",
        "{C} is directly between {A} and {B}",
    ),
    ("{C} has {A} and {B} as direct/immediate neighbors", "{C} is directly between {A} and {B}"),
    (
        "{A} and {B} are the two~ direct/immediate neighbors of {C}",
        "{C} is directly between {A} and {B}",
    ),
    (
        "the two~ direct/immediate neighbors of {C} , above and below , are {A} and {B} , in some order",
        "{C} is directly between {A} and {B}",
    ),
    (
        "the two~ direct/immediate neighbors of {C} are {A} and {B} ,~ in~ some~ order~",
        "{C} is directly between {A} and {B}",
    ),
    ("{C} {V} immediately/directly between {A} and {B}", "{C} is directly between {A} and {B}"),
    (
        "of {A} and {B} , one {V} directly/immediately/right/just above/below/before/after/behind/ahead of~ and/while the other one~ {V} directly/immediately/right/just above/below/before/after/behind/ahead of~ {C}",
        "{C} is directly between {A} and {B}",
    ),
    (
        "of {A} and {B} , one {V} directly/immediately/right/just to the left/right and/while the other one~ {V} directly/immediately/right/just to the left/right of {C}",
        "{C} is directly between {A} and {B}",
    ),
    (
        "of {A} and {B} , one {V} directly/immediately/right/just in front of~ and/while the other one~ {V} directly/immediately/right/just behind {C}",
        "{C} is directly between {A} and {B}",
    ),
    (
        "of {A} and {B} , one {V} directly/immediately/right/just behind and/while the other one~ {V} directly/immediately/right/just in front of {C}",
        "{C} is directly between {A} and {B}",
    ),
    (
        "{C} {V} directly in the middle between {A} and {B} , with one {V} on each side",
        "{C} is directly between {A} and {B}",
    ),
    (
        "{A} , {C} and {B} {V} directly {V} after another , with {C} in the middle",
        "{C} is directly between {A} and {B}",
    ),
    (
        "{A} {V} {R} {B} and/but {S} {C} ,~ but/though~ not/with necessarily/or {X}",
        "{A} is somewhere {R} {B} and somewhere {S} {C}",
    ),
    (
        "{A} {V} further/farther from the {W} than {B} but/and closer/nearer to it than {C}",
        "{A} is further from the {W} than {B} and {A} is closer to the {W} than {C}",
    ),
    (
        "{A} {V} closer/nearer to the {W} than {B} but/and further/farther from it than {C}",
        "{A} is closer to the {W} than {B} and {A} is further from the {W} than {C}",
    ),
    (
        "strolling/going/walking/passing/moving/looking~ from left to right ,~ {V} {A} before {B}",
        "{A} is somewhere to the left of {B}",
    ),
    (
        "strolling/going/walking/passing/moving/looking~ from right to left ,~ {V} {A} before {B}",
        "{A} is somewhere to the right of {B}",
    ),
    // Two, of whom one stands so and the other so.
    (
        "one of {A} and {B} {V} {C} , the other {T}",
        "either {A} {V} {C} and {B} is {T} {C} or {B} {V} {C} and {A} is {T} {C}",
    ),
    (
        "one of {A} and {B} {V} {C} and the other {T}",
        "either {A} {V} {C} and {B} is {T} {C} or {B} {V} {C} and {A} is {T} {C}",
    ),
    (
        "of {A} and {B} , one {V} {C} and the other {T}",
        "either {A} {V} {C} and {B} is {T} {C} or {B} {V} {C} and {A} is {T} {C}",
    ),
    (
        "of {A} and {B} , one {V} {C} , the other {T}",
        "either {A} {V} {C} and {B} is {T} {C} or {B} {V} {C} and {A} is {T} {C}",
    ),
    (
        "as~ of/for/between/consider/take {E} and {B} ,/: one of~ them~ {P} ,~ and/,/;/while while~ the other one~ {Q}",
        "either {E} {P} and {B} {Q} or {B} {P} and {E} {Q}",
    ),
    (
        "as~ of/for/between/consider/take {A} and {E} ,/: one of~ them~ {P} ,~ and/,/;/while while~ the other one~ {Q}",
        "either {A} {P} and {E} {Q} or {E} {P} and {A} {Q}",
    ),
    (
        "consider/take {A} and {B} : one of~ them~ {P} ,~ and/,/;/while while~ the other one~ {Q}",
        "either {A} {P} and {B} {Q} or {B} {P} and {A} {Q}",
    ),
    (
        "as~ of/for/between {A} and {B} , one of~ them~ {P} ,~ while/and the other one~ {Q}",
        "either {A} {P} and {B} {Q} or {B} {P} and {A} {Q}",
    ),
    ("of {A} and {B} , one {W} the other", "either {A} {W} {B} or {B} {W} {A}"),
    (
        "{C} {W} one of {A} and {B} ,~ but {T} the other",
        "either {C} {W} {A} and {C} is {T} {B} or {C} {W} {B} and {C} is {T} {A}",
    ),
    ("one of {A} and {B} {W} the other", "either {A} {W} {B} or {B} {W} {A}"),
    // So far apart.
    (
        "{A} {V} {R} {B} ,~ with/and/but there~ is~ are~ exactly/only/just {K} {N} in~ between~ them~ lies~ lie~ between~ them~",
        "{A} is somewhere {R} {B} and exactly {K} {N} are between {A} and {B}",
    ),
    (
        "{A} {V} {R} {B} , and exactly/only/just {K} {N} lies/lie/is/are between them",
        "{A} is somewhere {R} {B} and exactly {K} {N} are between {A} and {B}",
    ),
    (
        "{A} and {B} {V} with exactly/only/just {K} {N} in between",
        "exactly {K} {N} are between {A} and {B}",
    ),
    (
        "{A} and {B} are separated by exactly {K} {N} in between",
        "exactly {K} {N} are between {A} and {B}",
    ),
    ("{A} and {B} are separated by exactly {K} {N}", "exactly {K} {N} are between {A} and {B}"),
    (
        "{A} {V} either exactly {X} or exactly {Y} of {B}",
        "either {A} is exactly {X} of {B} or {A} is exactly {Y} of {B}",
    ),
    (
        "{A} {V} either~ exactly {X} than~ or exactly {Y} than {B}",
        "either {A} {V} exactly {X} than {B} or {A} {V} exactly {Y} than {B}",
    ),
    (
        "{A} is neither {X} older nor {Y} younger than {B}",
        "{A} is not {X} older than {B} and {A} is not {Y} younger than {B}",
    ),
    // How to get there.
    ("to get from {A} to {B} , you go up exactly~ {K} {N}", "{B} is exactly {K} {N} above {A}"),
    ("to get from {A} to {B} , you go down exactly~ {K} {N}", "{B} is exactly {K} {N} below {A}"),
    (
        "to get from {A} to {B} , you go exactly~ {K} {N} to the right",
        "{B} is exactly {K} {N} to the right of {A}",
    ),
    (
        "to get from {A} to {B} , you go exactly~ {K} {N} to the left",
        "{B} is exactly {K} {N} to the left of {A}",
    ),
    (
        "to get/go from {A} to {B} ,~ you/one/we have~ has~ must~ need~ needs~ to~ go/move/walk exactly~ {K} {N} to/towards/toward the front/engine/locomotive",
        "{B} is exactly {K} places ahead of {A}",
    ),
    (
        "to get/go from {A} to {B} ,~ you/one/we have~ has~ must~ need~ needs~ to~ go/move/walk exactly~ {K} {N} to/towards/toward the back/rear/end",
        "{B} is exactly {K} places behind {A}",
    ),
    (
        "to get/go from {A} to {B} ,~ you/one/we have~ has~ must~ need~ needs~ to~ go/walk/climb up~ exactly~ {K} {N} up~",
        "{B} is exactly {K} {N} above {A}",
    ),
    (
        "to get/go from {A} to {B} ,~ you/one/we have~ has~ must~ need~ needs~ to~ go/walk/climb down exactly~ {K} {N}",
        "{B} is exactly {K} {N} below {A}",
    ),
    (
        "from {A} ,~ you/one/we have~ has~ must~ need~ needs~ to~ climb up~ exactly~ {K} {N} to reach/get to~ {B}",
        "{B} is exactly {K} {N} above {A}",
    ),
    (
        "from {A} ,~ you/one/we have~ has~ must~ need~ needs~ to~ go/walk/climb up exactly~ {K} {N} to reach/get to~ {B}",
        "{B} is exactly {K} {N} above {A}",
    ),
    (
        "from {A} ,~ you/one/we have~ has~ must~ need~ needs~ to~ go/walk/climb down exactly~ {K} {N} to reach/get to~ {B}",
        "{B} is exactly {K} {N} below {A}",
    ),
    ("if you miss {A} , you can catch {B} exactly~ {X} later", "{B} leaves exactly {X} after {A}"),
    ("add {X} to the price of {A} and you get the price of {B}", "{B} costs {X} more than {A}"),
    ("add {X} to the price of {A} and you get that of {B}", "{B} costs {X} more than {A}"),
    ("add {X} to the age of {A} and you get the age of {B}", "{B} is {X} older than {A}"),
    ("add {X} to the age of {A} and you get that of {B}", "{B} is {X} older than {A}"),
    // At an end, side by side, one after the other.
    (
        "{A} {V} either~ before/above/below/after everyone/all/everybody else/the/others others~ or before/above/below/after {N}",
        "{A} is at one of the ends",
    ),
    (
        "{A} and {B} {V} side by side , the former on the left and the latter on the right",
        "{A} is directly to the left of {B}",
    ),
    (
        "{A} and {B} {V} one directly behind the other , the former being nearer to the front",
        "{B} is directly behind {A}",
    ),
    ("of {A} and {B} , the former {V} further left", "{A} is somewhere to the left of {B}"),
    ("of {A} and {B} , the former {V} further right", "{A} is somewhere to the right of {B}"),
    (
        "from left to right {V} {A} , {B} ,~ and {C} {V} in this/that order , {V}",
        "{A} is somewhere to the left of {B} and {B} is somewhere to the left of {C}",
    ),
    (
        "in the row , {A} , {B} ,~ and {C} come in this/that order from left to right , {V}",
        "{A} is somewhere to the left of {B} and {B} is somewhere to the left of {C}",
    ),
    (
        "from bottom to top , {A} , {B} ,~ and {C} {V} in this/that order , {V}",
        "{A} is somewhere below {B} and {B} is somewhere below {C}",
    ),
    ("{A} and {B} are the same {N}", "{A} is {B}"),
];
