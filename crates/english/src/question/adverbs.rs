//! What is asked for by no noun: "How did Ann travel?", "When did she leave?", "Where is the Dane
//! from?", "What does Ann do for a living?"

use super::super::scenery::Row;
use super::super::tokens::{Token, stem};
use super::fields::{goes_with, is_called};
use super::query::Query;
use super::thing::{is_of_days, the_only};
use puzzle::{Asked, Category};

/// What lists of where something comes from are called by.
const ORIGINS: &str =
    "site place location town city country origin birthplace village county state";

impl Query<'_> {
    /// "What does Ann do for a living?", "What does Ann do?", "What is Ann?"
    pub fn is_of_job(&self) -> bool {
        let Self { words, about, .. } = self;
        let asking = self.asking;
        let living = words
            .windows(2)
            .any(|pair| pair[0].is(&["a", "her", "his"]) && pair[1].is(&["living"]));
        let only_does = self.asks(&["what"])
            && words.get(asking + 1).is_some_and(|next| next.is(&["does", "did", "is", "was"]))
            && self.last().is_some_and(|end| {
                let last = if words[end].is(&["do"]) { end } else { end + 1 };
                asking + 2 == about.start
                    && about.end == last
                    && words[end].possessive == (last < end)
                    && (words[asking + 1].is(&["does", "did"]) == (last == end))
            });
        living && self.says(&["do", "does", "did", "earn", "earns"]) || only_does
    }

    /// The category of jobs.
    pub fn job(&self) -> Option<Asked> {
        let job = self.called_by("job profession occupation trade career");
        // "What did Ann do?" on the stage.
        let performs = |c: u8| goes_with("perform", &self.categories[usize::from(c)]);
        job.or_else(|| the_only(self.others(), performs)).map(Asked::Category)
    }

    /// "How many pages has the novel?", "How did Ann travel?", "How did Ann finish?"
    pub fn amount_or_way(&self) -> Option<Asked> {
        let Self { words, ground, .. } = self;
        let asking = self.asking;
        let measures = &ground.measures;
        let own = |c: &u8| self.is_own(c);
        let only = |found: Vec<u8>| match found[..] {
            [c] => Some(c),
            _ => None,
        };
        let counted = |noun: &Token| {
            let called = only(ground.cues.called(&noun.word));
            called.or_else(|| only(ground.cues.used_most_with(&noun.word, &own)))
        };
        let measure = words.get(asking + 1).and_then(|what| match words.get(asking + 2) {
            Some(noun) if what.is(&["many"]) => {
                measures.asked_how_many(&noun.word).or_else(|| counted(noun))
            }
            _ => measures.asked_for(&what.word),
        });
        let finishes = ["finish", "finished", "place", "placed", "rank", "ranked"];
        if self.last().is_some_and(|last| words[last].is(&finishes)) && ground.scenery.told {
            return Some(Asked::House);
        }
        let moves = ["travel", "traveled", "get", "go", "come", "arrive", "commute", "travelled"];
        let way = self.called_by("transport vehicle transportation travel");
        let way = way.filter(|_| self.says(&moves));
        measure.or(way).filter(|c| !own(c)).map(Asked::Category)
    }

    /// "When does the train leave?"
    pub fn time(&self) -> Option<Asked> {
        let time =
            self.called_by("day month year time hour date evening night weekday week season");
        // "When does Ann have a lesson?", where lessons are told by their days.
        let days = || the_only(self.others(), |c| is_of_days(&self.categories[usize::from(c)]));
        Some(time.or_else(days).map_or(Asked::House, Asked::Category))
    }

    /// "Where does the Dane come from?", "Where did Ann stay?", "Where is the fox?"
    pub fn site(&self) -> Option<Asked> {
        let Self { words, categories, ground, .. } = self;
        let own = |c: &u8| self.is_own(c);
        let only = |found: Vec<u8>| match found[..] {
            [c] => Some(c),
            _ => None,
        };
        if self.last().is_some_and(|last| words[last].is(&["from"])) {
            let homes = ["come", "hail", "from"];
            let home = homes.iter().find_map(|word| only(ground.cues.used_most_with(word, &own)));
            let called = || {
                self.called_by(
                    "town city hometown country place village nationality home origin birthplace \
                     state county site",
                )
            };
            return home.or_else(called).map(Asked::Category);
        }
        // "Where did the person with the guitar go?" where there are destinations.
        let goes = ["go", "going", "travel", "traveling", "fly", "sail", "drive", "ride"];
        if self.says(&goes) {
            let called = self.called_by("destination city town country place island resort errand");
            // What the hints say that others go to.
            let gone = || only(ground.cues.called("go")).filter(|c| !own(c));
            if let Some(c) = called.or_else(gone) {
                return Some(Asked::Category(c));
            }
        }
        // "Where did Ann stay?" where there are hotels.
        let inn = match () {
            () if self.says(&["spend", "spent"]) => {
                self.called_by("destination place city town country island resort hotel")
            }
            () if self.says(&["stay", "stayed", "sleep", "slept", "lodge", "lodged"]) => self
                .called_by(
                    "hotel inn hostel lodging accommodation campsite campground cabin resort",
                ),
            // "Where does Ann work?", where nobody works on a floor of their own.
            () if ground.scenery.row != Row::Floors && self.says(&["work", "works", "worked"]) => {
                self.called_by("department company firm branch division section employer")
            }
            () => None,
        };
        if let Some(c) = inn {
            return Some(Asked::Category(c));
        }
        // "Where was the vase dug up?" asks for no place in the row that it stands in now.
        let done = [
            "found",
            "dug",
            "unearthed",
            "discovered",
            "born",
            "made",
            "built",
            "caught",
            "filmed",
        ];
        if self.says(&done) {
            let called = |c: u8| is_called(&categories[usize::from(c)], ORIGINS);
            return the_only(self.others(), called).map(Asked::Category);
        }
        // "Where was Ann going to spend the night?" is no question of who came first.
        let sleeps = self.says(&["spend", "spent", "stay", "stayed", "sleep", "slept"]);
        if sleeps && matches!(ground.scenery.row, Row::Order | Row::Time) {
            return None;
        }
        // "Where was Ann?" where rooms are listed and nothing is said of a row, or one of days.
        let called = "room place location venue city town country destination island \
            neighborhood district building shop garden street spot";
        let named = |c: &Category, word: &str| {
            stem(&c.name.to_lowercase()).split(' ').any(|named| named == word)
        };
        let called = called
            .split_ascii_whitespace()
            .find_map(|word| self.others().find(|&c| named(&categories[usize::from(c)], word)));
        let elsewhere = !ground.scenery.told || ground.scenery.row == Row::Time;
        Some(called.filter(|_| elsewhere).map_or(Asked::House, Asked::Category))
    }
}
