//! What is said in a roundabout way of who has whom on both sides, and of three in their order, and
//! what that is in plain words; what the slots stand for is told in `templates`. "~" marks a word that
//! may be left out.

use super::onward::LEFT_TO_RIGHT;
use super::sequences::SIDE_BY_SIDE;

pub(super) const BOTH_SIDES: &[(&str, &str)] = &[
    (
        "{V} up/upstairs {V} you/one/we pass/passes/come/comes/reach/reaches to~ {A} , {B} ,~ and {C} in that/this order , {X}",
        "{A} is somewhere below {B} and {B} is somewhere below {C}",
    ),
    (
        "{V} down/downstairs {V} you/one/we pass/passes/come/comes/reach/reaches to~ {A} , {B} ,~ and {C} in that/this order , {X}",
        "{A} is somewhere above {B} and {B} is somewhere above {C}",
    ),
    (
        "{V} up/upstairs {V} you/one/we pass/passes/come/comes/reach/reaches to~ {A} , {B} ,~ and {C} in that/this order",
        "{A} is somewhere below {B} and {B} is somewhere below {C}",
    ),
    (
        "{V} down/downstairs {V} you/one/we pass/passes/come/comes/reach/reaches to~ {A} , {B} ,~ and {C} in that/this order",
        "{A} is somewhere above {B} and {B} is somewhere above {C}",
    ),
    (
        "{A} , {B} ,~ and {C} {V} in that/this order from left/west to right/east ,~ but~ though~ not necessarily {X}",
        LEFT_TO_RIGHT,
    ),
    (
        "{A} , {B} ,~ and {C} {V} in that/this order from left/west to right/east , possibly/perhaps/maybe {X}",
        LEFT_TO_RIGHT,
    ),
    (
        "{A} has {B} directly/immediately/right in front and {C} directly/immediately/right behind , or the other way round/around",
        "{A} is directly between {B} and {C}",
    ),
    (
        "{A} has {B} directly/immediately/right on the/its/his/her left and {C} directly/immediately/right on the/its/his/her right , or the other way round/around",
        "{A} is directly between {B} and {C}",
    ),
    (
        "{A} has {B} directly/immediately/right in front of it/her/him and {C} directly/immediately/right behind it/her/him",
        "{B} is directly in front of {A} and {C} is directly behind {A}",
    ),
    (
        "{A} has {B} directly/immediately/right in front and {C} directly/immediately/right behind",
        "{B} is directly in front of {A} and {C} is directly behind {A}",
    ),
    ("{A} touches/adjoins/borders both {B} and {C}", "{A} is directly between {B} and {C}"),
    (
        "{C} {V} between {A} and {B} ,~ and is/was a/the~ direct/immediate/next neighbor of both",
        "{C} is directly between {A} and {B}",
    ),
    (
        "{C} {V} between {A} and {B} and directly/immediately/right next to each/both of them",
        "{C} is directly between {A} and {B}",
    ),
    (
        "{A} is/was a/an/the~ direct/immediate/next neighbor of both {B} and {C} , and {V} between them",
        "{A} is directly between {B} and {C}",
    ),
    (
        "{C} {V} between {A} and {B} , in that/this order : {P}",
        "{A} is somewhere before {C} and {C} is somewhere before {B}",
    ),
    (
        "you/one/we pass/passes/see/sees/reach/reaches {A} some~ time~ before {B} if/when you/one/we walk/go/look/move from left to right",
        "{A} is somewhere to the left of {B}",
    ),
    (
        "{C} {V} in between {A} and {B} , the three of them in that/this order",
        "{A} is somewhere before {C} and {C} is somewhere before {B}",
    ),
    (
        "{C} {V} between {A} and {B} , the three of them in that/this order",
        "{A} is somewhere before {C} and {C} is somewhere before {B}",
    ),
    (
        "if it/that is {A} you/one want/wants/need/needs , look/go right~ directly~ just~ beside {B}",
        SIDE_BY_SIDE,
    ),
];
