//! What articles say, in our words, with what to count to see whether it is so.

use super::Found;
use crate::words::articles as words;

/// Something that is said about a puzzle.
#[derive(Debug)]
pub struct Claim {
    /// Names it in links and tests.
    pub id: &'static str,
    /// What is said.
    pub said: &'static str,
    /// What the sources have to do with it.
    pub origin: &'static str,
    /// Where to read more.
    pub sources: &'static [Source],
    /// What to count.
    pub evidence: &'static [Evidence],
    /// What the counts have to be.
    test: Test,
    /// What to make of it.
    pub note: &'static str,
}

/// Where something is said.
#[derive(Debug)]
pub struct Source {
    /// Its title.
    pub title: &'static str,
    /// Who wrote it, and when.
    pub by: &'static str,
    /// Where to read it.
    pub url: &'static str,
}

/// Something to count, and to look at.
#[derive(Debug)]
pub struct Evidence {
    /// What it is.
    pub what: &'static str,
    /// The setup, as in links.
    pub fragment: &'static str,
    /// The question whose answers matter, by index.
    pub question: Option<usize>,
}

/// How many solutions there are.
const fn count(what: &'static str, fragment: &'static str) -> Evidence {
    Evidence { what, fragment, question: None }
}

/// Which answers a question has.
const fn answers(what: &'static str, fragment: &'static str, question: usize) -> Evidence {
    Evidence { what, fragment, question: Some(question) }
}

/// What the counts have to be for the claim to be right.
#[derive(Debug)]
enum Test {
    /// The first two are equal.
    Equal,
    /// The first is this.
    Is(u64),
    /// The first is so many times the second.
    Times(u64),
    /// Each is 1; where some are, it depends.
    Unique,
    /// The first has one answer.
    Settled,
    /// No count can tell.
    None,
}

puzzle::worded! {
    /// What the counts say of a claim.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Verdict {
        /// The word for style sheets.
        pub word;
        /// In a few words.
        pub said: &'static str;
    } {
        /// It is so.
        Right = "right", words::RIGHT;
        /// It is not so.
        Wrong = "wrong", words::WRONG;
        /// It is so under one reading and not under another.
        Depends = "depends", words::DEPENDS;
        /// Nothing bears it out, and no count can.
        Unfounded = "unfounded", words::UNFOUNDED;
    }
}

impl Claim {
    /// What was counted says; `None` where it was not counted to the end.
    pub fn verdict(&self, found: &[Found]) -> Option<Verdict> {
        let counts: Option<Vec<_>> = found.iter().map(|found| found.count.exact()).collect();
        let counts = counts?;
        let verdict = |holds| if holds { Verdict::Right } else { Verdict::Wrong };
        Some(match self.test {
            Test::Equal => verdict(counts.first()? == counts.get(1)?),
            Test::Is(number) => verdict(**counts.first()? == number.into()),
            Test::Times(times) => {
                let (first, second) = (counts.first()?.to_u64()?, counts.get(1)?.to_u64()?);
                verdict(first == times.checked_mul(second)?)
            }
            Test::Unique => match counts.iter().filter(|count| count.is_one()).count() {
                0 => Verdict::Wrong,
                unique if unique == counts.len() => Verdict::Right,
                _ => Verdict::Depends,
            },
            Test::Settled => verdict(found.first()?.answers.len() == 1),
            Test::None => Verdict::Unfounded,
        })
    }
}

const ZHAO: Source = Source {
    title: "Machine Solution to Einstein's Riddle Revisited",
    by: "Dezhi Zhao, 2003",
    url: "https://www.codeproject.com/Articles/5671/Machine-Solution-to-Einstein-s-Riddle-Revisited",
};
const BECKER: Source = Source {
    title: "Einstein's riddle solved in C++",
    by: "Manfred Becker, 2003",
    url: "https://www.codeproject.com/Articles/5615/Einstein-s-riddle-solved-in-C",
};
const THREE_WAYS: Source = Source {
    title: "Einstein's Riddle",
    by: "deiinvictus, 2016",
    url: "https://deiinvictus.com/posts/einsteins-riddle",
};
const HAY: Source = Source {
    title: "How to Write a Program: Einstein's Riddle",
    by: "Anthony C. Hay, 2009",
    url: "",
};
const ZEBRA_PUZZLE: Source = Source {
    title: "Zebra Puzzle",
    by: words::BY_WIKIPEDIA,
    url: "https://en.wikipedia.org/wiki/Zebra_Puzzle",
};

/// All of them, in the order in which they are shown.
pub const CLAIMS: [Claim; 7] = [
    Claim {
        id: "hint-15",
        said: words::HINT_15,
        origin: words::SAID_IN,
        sources: &[ZHAO],
        evidence: &[
            count(words::ALL_FIFTEEN, "p=fish"),
            count(words::HINT_15_WITHOUT, "p=fish&off=15"),
        ],
        test: Test::Equal,
        note: words::HINT_15_NOTE,
    },
    Claim {
        id: "hint-5",
        said: words::HINT_5,
        origin: words::SAID_IN,
        sources: &[ZHAO],
        evidence: &[
            answers(words::ALL_FIFTEEN, "p=fish", 0),
            answers(words::HINT_5_WITHOUT, "p=fish&off=5", 0),
            answers(words::HINTS_5_AND_15_WITHOUT, "p=fish&off=5,15", 0),
        ],
        test: Test::Equal,
        note: words::HINT_5_NOTE,
    },
    Claim {
        id: "arrangements",
        said: words::ARRANGEMENTS,
        origin: words::SAID_IN,
        sources: &[THREE_WAYS, HAY],
        evidence: &[count(words::NO_HINTS, "p=fish&on=none")],
        test: Test::Is(24_883_200_000),
        note: words::ARRANGEMENTS_NOTE,
    },
    Claim {
        id: "norwegian",
        said: words::NORWEGIAN,
        origin: words::SAID_IN,
        sources: &[],
        evidence: &[
            count(words::NO_HINTS, "p=fish&on=none"),
            count(words::NORWEGIAN_ALONE, "p=fish&on=9"),
        ],
        test: Test::Times(5),
        note: words::NORWEGIAN_NOTE,
    },
    Claim {
        id: "left-of",
        said: words::LEFT_OF,
        origin: words::SAID_IN,
        sources: &[BECKER, THREE_WAYS],
        evidence: &[
            answers(words::LEFT_OF_IMMEDIATELY, "p=fish", 0),
            answers(words::LEFT_OF_SOMEWHERE, "p=fish&read=4:somewhere", 0),
        ],
        test: Test::Unique,
        note: words::LEFT_OF_NOTE,
    },
    Claim {
        id: "two-percent",
        said: words::TWO_PERCENT,
        origin: words::SAID_IN,
        sources: &[BECKER, THREE_WAYS],
        evidence: &[],
        test: Test::None,
        note: words::TWO_PERCENT_NOTE,
    },
    Claim {
        id: "water",
        said: words::WATER,
        origin: words::TOLD_IN,
        sources: &[ZEBRA_PUZZLE],
        evidence: &[
            answers(words::WATER_OF_NINE, "p=zebra&on=2,4-6,8-10,13,15", 1),
            answers(words::ZEBRA_OF_NINE, "p=zebra&on=2,4-6,8-10,13,15", 0),
            answers(words::ZEBRA_OF_ALL, "p=zebra", 0),
        ],
        test: Test::Settled,
        note: words::WATER_NOTE,
    },
];
