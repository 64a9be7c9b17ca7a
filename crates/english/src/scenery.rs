//! What the row of places is in this puzzle: houses in a street, floors of a tower, runners at the
//! finish, days of the week; and how its ends and directions are called.

use rustc_hash::FxHashSet;

use super::bearings::Bearings;
use super::grades::Grade;
use super::leaving::departs;
use super::lexicon::is_place;
use super::sites::counted;
use super::tokens::{Token, number, stem};
use puzzle::Houses;

/// Which row of places the puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub enum Row {
    /// Left to right: houses, seats, lockers.
    #[default]
    Side,
    /// The first place is the lowest: floors.
    Floors,
    /// The first place is the highest: a stack or a list read from the top.
    Stack,
    /// The first comes in, leaves or is served first: a race, a queue.
    Order,
    /// Days, months, hours.
    Time,
}

/// The words of a row.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Scenery {
    pub row: Row,
    /// How far the values of neighboring places are apart, where they have numbers such as prices;
    /// 0 where that differs.
    pub scale: Option<u32>,
    /// Whether the text numbers the places.
    pub numbered: bool,
    /// Whether the numbers of the places are others than 1, 2, 3 and on.
    pub renumbered: bool,
    /// Whether any word tells what the row is.
    pub told: bool,
    /// What else orders the row, where nothing says where it stands.
    pub grade: Option<Grade>,
    /// Whether nothing of the row can stand above or below.
    pub flat: bool,
    /// Which way the row goes.
    pub bearings: Bearings,
    /// Nouns for the places, with those that the text itself counts or numbers: lab 4, five boats.
    places: FxHashSet<String>,
}

impl Scenery {
    /// What the words of the whole text speak of; whether storeys are among its lists.
    pub fn of(tokens: &[Token], n: u8, storeys_listed: bool) -> Self {
        let count = |words: &[&str]| tokens.iter().filter(|token| token.is(words)).count();
        let side = sides(tokens);
        let floors = count(&["floor", "floors", "upstairs", "downstairs", "story", "stories"]);
        // "The clues below" are no floor.
        let floors = floors
            + tokens
                .windows(3)
                .filter(|three| {
                    // "You will find them below."
                    let pair = &three[..2];
                    pair[1].is(&["above", "below"])
                        && !three[2].is(&[".", ",", ":", ")", "!"])
                        && !pair[0].is(&[
                            "clues",
                            "hints",
                            "statements",
                            "facts",
                            "given",
                            "listed",
                            "information",
                            "list",
                            "table",
                            "shown",
                            "conditions",
                            "lists",
                            "the",
                            "provided",
                        ])
                })
                .count();
        let stack = count(&["stack", "shelf", "shelves", "pile"]);
        let order = count(&[
            "race",
            "front",
            "finished",
            "finish",
            "queue",
            "line",
            "behind",
            "ahead",
            "runners",
            "marathon",
            "podium",
            "finishing",
            "rank",
            "winner",
        ]);
        // Without floors or shelves, "above" and "below" are said of ranks.
        let ranks = count(&[
            "placed",
            "prize",
            "rosettes",
            "ranked",
            "ranking",
            "medal",
            "winner",
            "finished",
            "finishes",
            "finish",
            "tournament",
            "league",
            "race",
        ]);
        let storied = count(&["floor", "floors", "upstairs", "downstairs", "story", "stories"]);
        // What hangs above and below in a row that lies flat says nothing of it.
        // The offices on the first and the second floor make no tower of a row of bays.
        let above = tokens.iter().any(|token| token.is(&["above", "below", "upstairs", "beneath"]));
        let offices = !above && (storeys_listed && side > 0 || storied == 1);
        let flat = (storied + stack == 0 || offices) && lies_flat(tokens);
        let (floors, order) = match storied + stack {
            0 if ranks > 0 => (0, order + ranks + floors),
            _ if flat => (0, order),
            _ => (floors, order),
        };
        // "15 days" is how long something lasts.
        let counts = |token: &Token| {
            let k = number(&token.word).map(u32::from).or_else(|| token.word.parse().ok());
            k.is_some_and(|k| k != u32::from(n))
        };
        let lasts = tokens.windows(2).filter(|pair| counts(&pair[0]) && pair[1].is(&["days"]));
        let lasts = lasts.count();
        let time = count(&[
            "before", "after", "earlier", "later", "monday", "day", "days", "january", "am", "pm",
        ]);
        let time = time - lasts;
        let most = side.max(floors).max(order).max(time);
        // "There are five floors": that is what they are, at whatever hours people come home.
        let built = tokens.windows(2).any(|pair| {
            number(&pair[0].word) == Some(n) && pair[1].is(&["floors", "storeys", "stories"])
        });
        let row = if built && stack == 0 {
            Row::Floors
        } else if flat && side + count(&["east", "west"]) > 0 && order == most {
            // "Behind the red door", where they stand side by side.
            Row::Side
        } else if most == 0 || side == most {
            Row::Side
        } else if floors == most {
            if stack > 0 { Row::Stack } else { Row::Floors }
        } else if order == most {
            Row::Order
        } else {
            Row::Time
        };
        // "A higher-numbered room" numbers nothing.
        let compares = |i: usize| {
            i > 0 && tokens[i - 1].is(&["higher", "lower", "odd", "even", "highest", "lowest"])
        };
        let numbered = tokens
            .iter()
            .enumerate()
            .any(|(i, token)| token.is(&["numbered", "positions", "position"]) && !compares(i));
        let numbered = numbered
            || tokens.windows(2).any(|pair| is_place(&pair[0].word) && pair[1].word == "1");
        // "Before" and "after" alone make no time of a row of hooks.
        let dated = count(&[
            "earlier", "later", "monday", "day", "days", "week", "january", "month", "am", "pm",
            "hour", "evening",
        ]) - lasts;
        let row = if flat && row == Row::Time && dated == 0 { Row::Side } else { row };
        // Houses in a row keep their places on whatever day something is done there.
        let sited = tokens.iter().any(|token| {
            is_building(&token.word) && !token.is(&["day", "month", "week", "hour", "stop"])
        });
        let row = if flat && row == Row::Time && side > 0 && sited { Row::Side } else { row };
        let bearings = Bearings::default();
        let told = most > 0 || numbered || flat;
        let (places, numbers) = counted(tokens, n);
        // "Lot 3", "lot 5".
        let numbered = numbered || numbers > 1;
        let told = told || numbered;
        let flat = flat && row == Row::Side;
        Self {
            row,
            scale: None,
            numbered,
            renumbered: false,
            told,
            grade: None,
            flat,
            bearings,
            places,
        }
    }

    /// Takes what the text says of the ends of the row: it is surer than the guess from its words.
    pub fn bear(&mut self, bearings: Bearings, sided: bool) {
        // "Level 1 at the bottom, level 4 at the top", whatever else is said.
        let vertical = matches!(self.row, Row::Floors | Row::Stack)
            || self.row == Row::Side && !sided
            || bearings.heights == [true; 2];
        if let Some(from_top) = bearings.from_top.filter(|_| vertical) {
            self.row = if from_top { Row::Stack } else { Row::Floors };
        }
        self.bearings = bearings;
    }

    /// Whether "left" is the end where counting starts.
    pub fn starts_left(&self) -> bool {
        !self.bearings.from_right
    }

    /// Whether the word names a place of the row, or who is at one.
    pub fn is_place(&self, word: &str) -> bool {
        self.places.contains(word) || self.places.contains(&stem(word))
    }

    /// Whether this word names the end where counting starts (`true`), or the other.
    pub fn end_named(&self, word: &str) -> Option<bool> {
        match (self.row, word) {
            (_, "left" | "leftmost" | "west" | "western" | "westernmost") => {
                Some(!self.bearings.from_right)
            }
            (_, "right" | "rightmost" | "east" | "eastern" | "easternmost") => {
                Some(self.bearings.from_right)
            }
            (_, "north" | "northern" | "northernmost") => Some(!self.bearings.from_south),
            (_, "south" | "southern" | "southernmost") => Some(self.bearings.from_south),
            (_, word) if self.bearings.landmark(word).is_some() => self.bearings.landmark(word),
            (_, "front" | "beginning" | "start" | "fore" | "engine" | "locomotive") => Some(true),
            (_, "back" | "rear" | "end" | "aft") => Some(false),
            (Row::Stack | Row::Order | Row::Time, "top" | "highest" | "upper" | "uppermost") => {
                Some(true)
            }
            (Row::Stack | Row::Order | Row::Time, "bottom" | "lowest" | "lower") => Some(false),
            (Row::Floors, "bottom" | "ground" | "lowest" | "lower") => Some(true),
            (Row::Floors, "top" | "highest" | "upper" | "uppermost" | "roof") => Some(false),
            (_, "last") => Some(false),
            _ => None,
        }
    }

    /// "Won", by itself: what is won would be something else than the race.
    fn wins(&self, are: &impl Fn(&str) -> Option<usize>) -> bool {
        let of = ["of", "in", "at", "for"];
        if are("winner").is_some() && !of.iter().any(|of| are(&format!("winner {of}")).is_some()) {
            return true;
        }
        ["won", "wins", "win"].iter().any(|verb| {
            let ends = [
                "", ".", ",", ";", "and", "but", "?", "with", "wearing", "nor", "or", "was", "is",
                "has", "had", "wore", "wears", "rode", "did", "ate", "drank", "owned", "owns",
                "drove", "came", "comes",
            ];
            ends.iter().any(|end| are(&format!("{verb} {end}")).is_some())
        })
    }

    /// Ends by names that only some rows have.
    pub fn named(&self, are: &impl Fn(&str) -> Option<usize>, n: u8) -> Option<(Houses, usize)> {
        let (first, last) = (Houses::only(0), Houses::only(n - 1));
        let table: &[(&str, Houses)] = match self.row {
            Row::Floors => &[
                ("ground floor", first),
                ("ground level", first),
                ("street level", first),
                ("bottom floor", first),
                ("lowest", first),
                ("bottommost", first),
                ("lowermost", first),
                ("bottom", first),
                ("top", last),
                ("topmost", last),
                ("highest", last),
                ("uppermost", last),
            ],
            Row::Stack => &[
                ("top", first),
                ("topmost", first),
                ("highest", first),
                ("uppermost", first),
                ("bottom", last),
                ("bottommost", last),
                ("lowermost", last),
                ("lowest", last),
            ],
            Row::Order if self.wins(are) => return Some((first, 1)),
            Row::Order | Row::Time => &[
                ("winning", first),
                ("won the race", first),
                ("win the race", first),
                ("wins the race", first),
                ("winner of the race", first),
                ("opened the show", first),
                ("opens the show", first),
                ("closed the show", last),
                ("closes the show", last),
                ("starts the week", first),
                ("started the week", first),
                ("start the week", first),
                ("begins the week", first),
                ("opens the week", first),
                ("ends the week", last),
                ("ended the week", last),
                ("end the week", last),
                ("closes the week", last),
                ("finishes the week", last),
                ("earliest", first),
                ("latest", last),
                ("front", first),
                ("head of the line", first),
                ("head of the queue", first),
                ("head of the row", first),
                ("at the head", first),
                ("back", last),
                ("rear", last),
                ("at the very end", last),
            ],
            Row::Side => &[("front of the", first), ("back of the", last)],
        };
        // Each year has a winner of its own.
        let raced = |phrase: &str| self.row == Row::Order || !phrase.starts_with(['w', 'W']);
        let mut phrases = table.iter().filter(|(phrase, _)| raced(phrase));
        phrases.find_map(|(phrase, houses)| Some((*houses, are(phrase)?)))
    }
}

/// How often the words speak of sides: "right after" and "right next to" do not.
pub(super) fn sides(tokens: &[Token]) -> usize {
    let named = ["left", "right", "leftmost", "rightmost", "westernmost", "easternmost"];
    let adverb = [
        "after", "before", "next", "behind", "above", "below", "beside", "between", "ahead", "at",
        "in", "under", "over", "away", "now", "by",
    ];
    let said = tokens.iter().enumerate().filter(|(i, token)| {
        let next = tokens.get(i + 1).is_some_and(|next| next.is(&adverb));
        token.is(&named) && !(token.is(&["right"]) && next) && !departs(tokens, *i)
    });
    said.count()
}

/// A house, a room, a garden: what stands where it is.
fn is_building(word: &str) -> bool {
    let buildings = [
        "house",
        "cottage",
        "cabin",
        "apartment",
        "flat",
        "room",
        "office",
        "shop",
        "hut",
        "tent",
        "villa",
        "garden",
        "plot",
        "locker",
        "garage",
        "desk",
        "bungalow",
        "chalet",
    ];
    buildings.contains(&stem(word).as_str())
}

/// "At a round table", "in a circle": the last place is next to the first, which a row cannot say.
pub(super) fn seated_around(tokens: &[Token]) -> bool {
    tokens.windows(3).any(|three| {
        three[0].is(&["round", "circular", "oval"]) && three[1].is(&["table"])
            || three[0].is(&["in"]) && three[1].is(&["a"]) && three[2].is(&["circle", "ring"])
            || three[0].is(&["around"]) && three[2].is(&["campfire", "fire"])
    })
}

/// "In a row", "side by side", "from left to right".
fn lies_flat(tokens: &[Token]) -> bool {
    let flat: [&[&str]; 10] = [
        &["a", "straight", "line"],
        &["north", "to", "south"],
        &["south", "to", "north"],
        &["west", "to", "east"],
        &["east", "to", "west"],
        &["in", "a", "row"],
        &["in", "one", "row"],
        &["side", "by", "side"],
        &["left", "to", "right"],
        &["right", "to", "left"],
    ];
    tokens.windows(3).any(|three| {
        flat.iter()
            .any(|words| three.iter().zip(words.iter()).all(|(token, word)| token.word == *word))
    })
}
