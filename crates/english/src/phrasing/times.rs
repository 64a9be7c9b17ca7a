//! Which comes first, told by what is over: "by the time Ann left, Bob had already gone".

use std::ops::Range;

use super::super::quantities::quantity;
use super::super::tokens::ordinal;
use super::Wording;

impl Wording<'_> {
    /// "Has lived there for six years": how long is said, not where.
    pub(super) fn drop_there_of_a_stay(&mut self) {
        let stays = ["lived", "living", "live", "lives", "been", "worked", "working", "stayed"];
        let span = ["for", "longest", "longer", "twice", "half", "less", "more", "only", "exactly"];
        let found = (1..self.tokens.len()).find(|&at| {
            let long = self.is(at + 1, &span)
                || self.tokens.get(at + 1..).and_then(quantity).is_some()
                || self.is(at + 1, &["the"]) && self.is(at + 2, &["longest", "shortest"]);
            self.is(at, &["there", "here"]) && self.is(at - 1, &stays) && long
        });
        if let Some(there) = found {
            self.replace(there..there + 1, "");
        }
    }

    /// "Moved in four years after Ann", "has lived there longer than Ann": by the years that
    /// somebody has been there, or those since when, whichever is listed.
    pub(super) fn moved_in_before(&mut self) {
        let (stays, dates) =
            (self.ground.measures.counts_stays(), self.ground.measures.has_arrivals());
        if stays == dates {
            return;
        }
        let lived = ["lived", "living", "live", "lives", "been"];
        if let Some(at) = (1..self.tokens.len()).find(|&at| self.is(at, &lived)).filter(|_| dates) {
            let from = at + 1 + usize::from(self.is(at + 1, &["there", "here"]));
            let from = from + usize::from(self.is(from, &["for", "the"]));
            let way = match () {
                () if self.is(from, &["longer"]) => "earlier",
                () if self.is(from, &["longest"]) => "the earliest",
                () => return,
            };
            self.replace(at..from + 1, &format!("moved {way}"));
            return;
        }
        let joins = ["joined", "started", "enrolled", "hired", "appointed"];
        let moved = (1..self.tokens.len()).find(|&at| {
            let inside = self.is(at + 1, &["in", "there", "here"]);
            self.is(at, &["moved", "arrived", "came"]) && inside || self.is(at, &joins)
        });
        let Some(moved) = moved else { return };
        // "Only Bea moved in before Ann" says how many did.
        if self.is(0, &["only"]) {
            self.replace(moved..moved, "might");
            return;
        }
        let from =
            moved + 1 + usize::from(self.is(moved + 1, &["in", "there", "here", "us", "them"]));
        // "Joined the firm".
        let firm = self.is(from, &["the", "our"]) && !self.names(from..from + 2);
        let from = from + if firm { 2 } else { 0 };
        let ways = ["before", "after", "earlier", "later"];
        let Some(way) = (from..from + 4).find(|&at| self.is(at, &ways)) else { return };
        let amount = self.tokens.get(from..).and_then(quantity);
        let less = self.is(way, &["after", "later"]);
        let than = usize::from(self.is(way + 1, &["than"]));
        if amount.is_none() && way > from || amount.is_some() && dates {
            return;
        }
        let (said, verb) = match (dates, less) {
            (true, true) => ("later than", "moved"),
            (true, false) => ("earlier than", "moved"),
            (false, true) => ("shorter than", "lived"),
            (false, false) => ("longer than", "lived"),
        };
        self.replace(way..way + 1 + than, said);
        self.replace(moved..from, verb);
    }

    /// "It took Kofi 27 minutes to finish": he took them. "It takes 27 minutes to get to Rome": so
    /// long it is to there.
    pub(super) fn it_took_her(&mut self) {
        let takes = self.is(0, &["it"]) && self.is(1, &["took", "takes", "taken"]);
        let way = self.tokens.get(2..).and_then(quantity).map(|(_, len)| 2 + len + 1);
        if let Some(to) = way.filter(|&to| takes && self.is(to, &["to"])) {
            let there = ["get", "go", "travel", "sail", "drive", "fly", "walk", "reach"];
            if self.is(to + 1, &there) && self.names(to + 2..self.tokens.len()) {
                self.replace(to..to + 2, "is the one");
                self.replace(0..2, "");
            }
            return;
        }
        let Some(who) = self.named().iter().find(|named| named.start > 1).cloned() else { return };
        let amount = |at: usize| self.tokens.get(at..).and_then(quantity);
        let led = (2..who.start).all(|at| !self.is_mark(at) && amount(at).is_none());
        let found = (who.end..who.end + 4).find(|&at| amount(at).is_some());
        // "It took Hana longer than Ivan."
        let compared = self.is(who.end, &["longer", "less", "more", "the"]);
        let at = found.unwrap_or(who.end);
        if !takes || !led || found.is_none() && !compared {
            return;
        }
        if (who.end..at).any(|at| self.is_mark(at)) {
            return;
        }
        let took = self.tokens[1].clone();
        let len = amount(at).map_or(1, |(_, len)| len);
        // "To finish", "to cross the line": what all of them did.
        let to = at + len + 1;
        let end = (to..self.tokens.len()).find(|&at| self.is_mark(at) || self.is(at, &["and"]));
        let end = end.unwrap_or(self.tokens.len());
        if self.is(to, &["to"]) && !self.names(to..end) {
            self.tokens.drain(to..end);
        }
        self.tokens.insert(who.end, took);
        self.tokens.drain(..2);
        self.named.take();
    }

    /// "Was not served until Friday", "will not be seen until after noon": on Friday, after noon.
    pub(super) fn not_until(&mut self) {
        let Some(until) = (2..self.tokens.len()).find(|&at| self.is(at, &["until", "till"])) else {
            return;
        };
        let some = usize::from(self.is(until + 1, &["sometime"]));
        let after = self.is(until + 1 + some, &["after"]);
        let not = (0..until).rfind(|&at| self.is(at, &["not"]));
        let Some(not) = not.filter(|&not| !(not..until).any(|at| self.is_mark(at))) else { return };
        // "Ann did not come until after Bob had": she came after him.
        let end = self.said_until(until);
        let aux = ["has", "have", "had", "did", "was"];
        let bare = after && end > until + 3 && self.is(end - 1, &aux);
        if bare && self.names(until + 2 + some..end - 1) && !self.names(not..until) {
            self.replace(end - 1..end, "");
            self.replace(until..until + 2 + some, "somewhere after");
            self.replace(not..not + 1, "");
            return;
        }
        // "It is not on until Bob's film has been shown": it is after that.
        let shown = self.names(until + 1..until + 4)
            && (until + 2..end).any(|at| self.is(at, &["has", "have", "had"]))
            && (self.does(end - 1) || self.is(end - 1, &["left", "gone", "landed", "finished"]))
            && !self.names(end - 1..end)
            && !self.names(not..until);
        if shown {
            let over = (until + 2..end).find(|&at| self.is(at, &["has", "have", "had"]));
            self.replace(over.unwrap_or(end)..end, "");
            self.replace(until..until + 1, "somewhere after");
            self.replace(not..not + 1, "");
            return;
        }
        if !after && (self.names(not..until) || !self.names(until + 1..until + 2)) {
            return;
        }
        self.replace(until..until + 1, if after { "" } else { "on" });
        self.replace(not..not + 1, "");
    }

    /// "The first snack to be sold": the first one.
    pub(super) fn first_to_be_done(&mut self) {
        let found = (3..self.tokens.len()).find(|&at| {
            let done = self.tokens.get(at + 2).is_some_and(|token| {
                self.ground.lexicon.is_past(&token.word) && !self.names(at + 2..at + 3)
            });
            let rank = &self.tokens[at - 2];
            self.is(at, &["to"])
                && self.is(at + 1, &["be"])
                && done
                && !self.names(at - 1..at)
                && (ordinal(&rank.word).is_some() || rank.is(&["last"]))
                && self.is(at - 3, &["the"])
        });
        if let Some(at) = found {
            self.replace(at - 1..at + 3, "one");
        }
    }

    /// "The day before salad was served, Dan cooked": Dan cooked the day before salad.
    pub(super) fn day_before_that(&mut self) {
        let times = ["day", "night", "evening", "morning", "week", "month", "year"];
        // "The evening Bob sang, there was salad": when he did.
        let sang = self.named().first().filter(|sang| (2..5).contains(&sang.start)).cloned();
        if let Some(sang) = sang
            && self.is(0, &["the"])
            && self.is(1, &times)
            && (2..sang.start).all(|at| self.is(at, &["that", "when", "the", "on", "which"]))
            && self.does(sang.end)
            && (sang.end + 1..sang.end + 3).any(|at| self.is(at, &[","]))
        {
            let from = (2..sang.start).find(|&at| self.is(at, &["the"])).unwrap_or(sang.start);
            self.replace(0..from, "when");
            return;
        }
        let led = self.is(0, &["the"])
            && self.is(1, &times)
            && self.is(2, &["before", "after"])
            && !self.is(3, &["that"]);
        let Some(mark) = (4..self.tokens.len()).find(|&at| self.is(at, &[","])) else { return };
        let end = self.tokens.iter().rposition(|token| !token.is_mark()).map_or(0, |at| at + 1);
        let mut before = self.named().iter().filter(|named| named.end <= mark);
        let (Some(one), None, true) = (before.next().cloned(), before.next(), led) else {
            return;
        };
        // Only where something is said to happen then: the rest is plain enough.
        let plain = (mark + 1..end).all(|at| !self.is_mark(at) && !self.is(at, &["and", "or"]));
        if one.end == mark || !plain || !self.names(mark + 1..end) {
            return;
        }
        let mut words = self.tokens[mark + 1..end].to_vec();
        words.extend(self.tokens[..3].to_vec());
        words.extend(self.tokens[one].to_vec());
        if let Some(last) = words.last_mut() {
            last.possessive = false;
        }
        self.tokens.splice(..end, words);
        self.named.take();
    }

    /// "Ann had not yet been in when Bob came", "at the Ritz she had not had soup yet": what had not
    /// been is later.
    pub(super) fn not_yet(&mut self) {
        let [a, b] = self.named() else { return };
        let (a, b) = (a.clone(), b.clone());
        let says = ["never", "only", "or", "neither", "nor", "if", "both", "because"];
        let nots: Vec<usize> = (0..self.tokens.len()).filter(|&at| self.is(at, &["not"])).collect();
        let ([not], false) = (&nots[..], (0..self.tokens.len()).any(|at| self.is(at, &says)))
        else {
            return;
        };
        let had = *not > 0 && self.is(not - 1, &["had", "has", "was", "were"]);
        // "Still had not", "had not yet", "had not … yet".
        let end = (*not..self.tokens.len())
            .find(|&at| self.is_mark(at) || self.is(at, &["when", "by", "at"]))
            .unwrap_or(self.tokens.len());
        let yet = (*not..end).any(|at| self.is(at, &["yet"]))
            || (not.saturating_sub(2)..*not).any(|at| self.is(at, &["still"]));
        if !had || !yet {
            return;
        }
        let when = |mut range: Range<usize>| {
            range.any(|at| self.is(at, &["when", "time", "then", "at", "in", "on", "before"]))
        };
        // Ann had not been in yet: she stands in that clause, before or after the "not".
        let within = |range: &Range<usize>| *not < range.start && range.end <= end;
        let (later, sooner) = match (within(&a), within(&b)) {
            (false, true) if when(0..a.start) => (b, a),
            (true, false) if when(end..b.start) => (a, b),
            (false, false) if a.end <= *not && when(end..b.start) => (a, b),
            _ => return,
        };
        self.say_of_two(&later, "is somewhere after the", &sooner);
    }

    /// "By the time Ann left, Bob had already gone", "Bob had already gone when Ann left": Bob is
    /// before Ann.
    pub(super) fn by_the_time(&mut self) {
        let Some(end) = self.tokens.iter().rposition(|token| !token.is_mark()) else { return };
        let end = end + 1;
        // "By 11:00, Bob had already gone".
        let hour = self.is(0, &["by"])
            && self.named().first().is_some_and(|first| (1..3).contains(&first.start));
        let led = self.is(0, &["by"]) && self.is(1, &["the"]) && self.is(2, &["time"])
            || self.is(0, &["when"])
            || hour;
        let (then, over) = if led {
            let mark = (2..end).find(|&at| self.is(at, &[","]));
            // "By the time she had soup she had already been to Rome".
            let first = self.named().first().map(|first| first.end);
            match (mark, first) {
                (Some(mark), _) => (1..mark, mark + 1..end),
                (None, Some(first)) if !hour => (1..first, first..end),
                _ => return,
            }
        } else {
            let when = (3..end).find(|&at| {
                self.is(at, &["when"])
                    || self.is(at, &["by"])
                        && self.is(at + 1, &["the"])
                        && self.is(at + 2, &["time"])
            });
            let Some(when) = when else { return };
            (when + 1..end, 0..when)
        };
        let done = |range: &Range<usize>| {
            let mut all = range.clone();
            all.any(|at| {
                // "Both were already there".
                self.is(at, &["had", "has", "was", "were"]) && self.is(at + 1, &["already"])
                    || self.is(at, &["is", "was", "are", "has", "have", "had"])
                        && self.is(at + 1, &["gone", "left", "finished", "over"])
                    || self.is(at, &["had", "has"])
                        && self.is(at + 1, &["long"])
                        && self.is(at + 2, &["since"])
            })
        };
        let named = |range: &Range<usize>| -> Vec<Range<usize>> {
            let within = |named: &&Range<usize>| range.contains(&named.start);
            self.named().iter().filter(within).cloned().collect()
        };
        let (later, sooner) = (named(&then), named(&over));
        let ([later], [sooner, more @ ..]) = (later.as_slice(), sooner.as_slice()) else { return };
        // "Both Bob and Cy had already gone".
        let joined = match more {
            [] => Some(false),
            [next] => (self.is(over.start, &["both"])
                && (sooner.end..next.start).any(|at| self.is(at, &["and"])))
            .then_some(true),
            _ => None,
        };
        let Some(joined) = joined else { return };
        let says = ["not", "never", "only", "or", "neither", "nor", "if", "both", "and"];
        let plain = !(0..end).any(|at| self.is(at, &says)) || joined;
        if !done(&over) || !plain || end > 26 {
            return;
        }
        let mut words = self.tokens[sooner.clone()].to_vec();
        let and = words.len();
        words.extend(more.iter().flat_map(|next| self.tokens[next.clone()].to_vec()));
        let len = words.len();
        words.extend(self.tokens[later.clone()].to_vec());
        words.iter_mut().for_each(|word| word.possessive = false);
        self.tokens.splice(..end, words);
        self.named.take();
        self.replace(len..len, if joined { "are somewhere before" } else { "is somewhere before" });
        if joined {
            self.replace(and..and, "and");
        }
    }
}
