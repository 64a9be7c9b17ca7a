//! The ends of a row in time.

use super::Idiom;

/// The ends of a row in time.
pub(in super::super) const ENDS: &[Idiom] = &[
    ("has/have/had/gets/get/got the {place} in/at the? first position/place/spot", "is first"),
    ("has/have/had/gets/get/got the {place} in/at the? last position/place/spot", "is last"),
    (
        "open/opens/opened/begin/begins/began/start/starts/started the day/morning/evening/night/meal/week with/on",
        "has",
    ),
    (
        "end/ends/ended/finish/finishes/finished/close/closes/closed the night/day/evening/game with/on",
        "has",
    ),
    (
        "touch/touches/touched/hit/hits/cross/crosses/crossed/reach/reaches/reached the finish/finishing? wall/line/tape/finish/goal",
        "finished",
    ),
    ("touch/touches/touched the wall/tape", "finished"),
    (
        "serve/serves/served the/his/her/its/their first customer/customers/client/clients/guest/guests",
        "opened",
    ),
    ("was/is/were ready for the/his/her/its/their? first? customers/customer", "opened"),
    (
        "either? opened/opens or closed/closes the show/evening/night/concert/recital/bill/program/programme/festival/proceedings/gig/day/meeting/event/series/season/conference/entertainment",
        "comes first or last",
    ),
    (
        "open/opens/opened/begin/begins/began/start/starts/started the evening/night/show/concert/recital/bill/program/programme/festival/proceedings/programme/gig/day/meeting/event/series/season/conference/entertainment",
        "comes first",
    ),
    (
        "kick/kicks/kicked off the evening/night/show/concert/recital/event/festival/proceedings/bill",
        "comes first",
    ),
    (
        "opening/beginning/starting the evening/night/show/concert/recital/bill/program/programme/festival/proceedings/gig/day/event/series/season/conference",
        "coming first",
    ),
    (
        "close/closes/closed/end/ends/ended/finish/finishes/finished/conclude/concludes/concluded the evening/night/show/concert/recital/bill/program/programme/festival/proceedings/gig/day/meeting/event/series/season/conference/entertainment",
        "comes last",
    ),
    (
        "closing/ending/finishing/concluding the evening/night/show/concert/recital/bill/program/programme/festival/proceedings/gig/day/event/series/season/conference",
        "coming last",
    ),
    (
        "round/rounds/rounded off the evening/night/show/concert/recital/bill/program/programme/day/event",
        "comes last",
    ),
    (
        "wrap/wraps/wrapped up the evening/night/show/concert/recital/bill/program/programme/day/event",
        "comes last",
    ),
    (
        "bring/brings/brought the evening/night/show/concert/recital/day/event to a/its close",
        "comes last",
    ),
    ("bring/brings/brought up the rear", "comes last"),
    ("is/was bringing up the rear", "comes last"),
    ("is/was leading the line/queue/procession/parade/row/convoy/column/field/pack", "comes first"),
    ("lead/leads/led the line/queue/procession/parade/row/convoy/column/field/pack", "comes first"),
    ("close/closes/closed/ends/finishes it", "comes last"),
    ("open/opens/opened it", "comes first"),
    ("is/was/are/were the opening act/number/band/item/speaker/talk/performer", "comes first"),
    ("is/was/are/were the closing/final act/number/band/item/speaker/talk/performer", "comes last"),
    ("is/was/are/were on first", "comes first"),
    ("is/was/are/were on last", "comes last"),
    (
        "the? show/evening/concert/recital/night/program/programme/meal/day/week opens/opened/begins/began/starts/started/kicks off? with",
        "first is",
    ),
    (
        "the? show/evening/concert/recital/night/program/programme/meal/day/week closes/closed/ends/ended/finishes/finished/concludes/concluded off? with",
        "last is",
    ),
    (
        "the? show/evening/concert/recital/night/program/programme was opened/begun/started by",
        "first is",
    ),
    (
        "the? show/evening/concert/recital/night/program/programme was closed/ended/concluded by",
        "last is",
    ),
    ("it closed/ended/finished/concluded with", "last is"),
    ("it opened/began/started with", "first is"),
    (
        "the? series/season/festival/tour/tournament opens/opened/begins/began/starts/started off? with",
        "first is",
    ),
    (
        "the? series/season/festival/tour/tournament closes/closed/ends/ended/finishes/finished off? with",
        "last is",
    ),
    ("outspent/outspends", "spent more than"),
    ("outscored/outscores", "scored more than"),
    ("outweighed/outweighs", "is heavier than"),
    ("outbid/outbids", "bid more than"),
    ("outsold/outsells", "sold more than"),
    ("outearned/outearns", "earned more than"),
    ("outraised/outraises", "raised more than"),
    ("the most recent of", "the newest of"),
    ("the most recent", "the latest"),
    ("in/on/at successive", "in consecutive"),
    ("has/have/had to wait until/till", "is"),
    ("furthest/farthest to the", "far"),
    ("win/wins/won/took/takes/got/gets first prize/place/gold", "comes first"),
    ("win/wins/won/took/takes/got/gets second prize/place", "comes second"),
    ("win/wins/won/took/takes/got/gets third prize/place", "comes third"),
    ("than he/she/it/they did/does/do/is/was/has/had/were/are", "than him"),
    ("is/was beaten only by", "comes second immediately behind"),
    ("lost only to", "comes second immediately behind"),
    ("came/finished behind only", "comes second immediately behind"),
    (
        "win/wins/won the league/cup/title/competition/contest/tournament/championship/event/regatta/derby/trophy/stage/heat/final/sprint/marathon/match/game/dash/round",
        "comes first",
    ),
    ("came/comes/finished/finishes/ended/ends bottom of the table/league/pile/list", "comes last"),
    ("came/comes/finished/finishes/ended/ends top of the table/league/pile/list", "comes first"),
    ("and nothing but", ""),
    (", then !", ""),
];
