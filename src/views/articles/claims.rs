//! What articles say, in our words, with what to count to see whether it is so.

use super::Found;

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

/// What the counts say of a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is so.
    Right,
    /// It is not so.
    Wrong,
    /// It is so under one reading and not under another.
    Depends,
    /// Nothing bears it out, and no count can.
    Unfounded,
}

impl Verdict {
    /// In a few words.
    pub fn words(self) -> &'static str {
        match self {
            Self::Right => "True",
            Self::Wrong => "False",
            Self::Depends => "It depends on the reading",
            Self::Unfounded => "No source, and nothing to count",
        }
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
    by: "Wikipedia, with the text of Life International, 1962",
    url: "https://en.wikipedia.org/wiki/Zebra_Puzzle",
};

/// All of them, in the order in which they are shown.
pub const CLAIMS: [Claim; 7] = [
    Claim {
        id: "hint-15",
        said: "Hint 15 of the fish riddle says nothing new.",
        origin: "Said in",
        sources: &[ZHAO],
        evidence: &[
            Evidence { what: "All fifteen hints", fragment: "p=fish", question: None },
            Evidence { what: "Without hint 15", fragment: "p=fish&off=15", question: None },
        ],
        test: Test::Equal,
        note: "The other fourteen leave the same single solution. It is still handy with pencil and \
               paper: people use it.",
    },
    Claim {
        id: "hint-5",
        said: "Hint 5 can be left out as well.",
        origin: "Said in",
        sources: &[ZHAO],
        evidence: &[
            Evidence { what: "All fifteen hints", fragment: "p=fish", question: Some(0) },
            Evidence { what: "Without hint 5", fragment: "p=fish&off=5", question: Some(0) },
            Evidence { what: "Without 5 and 15", fragment: "p=fish&off=5,15", question: Some(0) },
        ],
        test: Test::Equal,
        note: "Without it, coffee need not be drunk in the green house, and another owner of the \
               fish is possible.",
    },
    Claim {
        id: "arrangements",
        said: "There are 24,883,200,000 ways to arrange everything.",
        origin: "Said in",
        sources: &[THREE_WAYS, HAY],
        evidence: &[Evidence { what: "No hints", fragment: "p=fish&on=none", question: None }],
        test: Test::Is(24_883_200_000),
        note: "Five values can be put into five houses in 120 ways, and there are five categories: \
               120 to the power of 5.",
    },
    Claim {
        id: "norwegian",
        said: "With the Norwegian in the first house from the start, a fifth of the work is left.",
        origin: "Said in",
        sources: &[],
        evidence: &[
            Evidence { what: "No hints", fragment: "p=fish&on=none", question: None },
            Evidence { what: "Hint 9 alone", fragment: "p=fish&on=9", question: None },
        ],
        test: Test::Times(5),
        note: "Told of a program that goes through all arrangements. Methods has it, with one value \
               fixed and with none.",
    },
    Claim {
        id: "left-of",
        said: "\u{201c}The green house is on the left of the white house\u{201d}, and there is one \
               solution.",
        origin: "Said in",
        sources: &[BECKER, THREE_WAYS],
        evidence: &[
            Evidence { what: "Immediately left", fragment: "p=fish", question: Some(0) },
            Evidence {
                what: "Somewhere left",
                fragment: "p=fish&read=4:somewhere",
                question: Some(0),
            },
        ],
        test: Test::Unique,
        note: "Only if they stand next to each other. The page reads it so unless you choose \
               otherwise.",
    },
    Claim {
        id: "two-percent",
        said: "Einstein wrote it, and only 2 in 100 people can solve it.",
        origin: "Said in",
        sources: &[BECKER, THREE_WAYS],
        evidence: &[],
        test: Test::None,
        note: "No source is known for either, and nobody has told how they counted. The oldest print \
               that we know of is of 1962.",
    },
    Claim {
        id: "water",
        said: "Nine statements of 1962 settle who drinks water; the zebra takes all fourteen.",
        origin: "The puzzle is told in",
        sources: &[ZEBRA_PUZZLE],
        evidence: &[
            Evidence {
                what: "The nine: who drinks water",
                fragment: "p=zebra&on=2,4-6,8-10,13,15",
                question: Some(1),
            },
            Evidence {
                what: "The nine: who owns the zebra",
                fragment: "p=zebra&on=2,4-6,8-10,13,15",
                question: Some(0),
            },
            Evidence {
                what: "All fourteen: who owns the zebra",
                fragment: "p=zebra",
                question: Some(0),
            },
        ],
        test: Test::Settled,
        note: "Thousands of solutions remain, and in every one of them the same person drinks water. \
               Hint sets has the proof that no smaller set does it.",
    },
];
