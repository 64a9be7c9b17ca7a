//! What was paid or scored, in other words: "paid $9 more for the vase than Ann", "would have had to
//! add $30 to match Bob".

use super::super::lexicon::Class;
use super::super::tokens::Token;
use super::Wording;

impl Wording<'_> {
    /// "The band paid $750 played first": the band that was paid so much.
    pub(super) fn who_was_paid(&mut self) {
        let mut from = 2;
        while let Some(at) = (from..self.tokens.len()).find(|&at| self.is(at, &["paid"])) {
            from = at + 1;
            let pronouns = ["other", "one", "first", "second", "third", "former", "latter", "last"];
            let noun = self.is(at - 2, &["the", "a"])
                && !self.names(at - 2..at)
                && !self.is(at - 1, &pronouns);
            let sum = self.named().iter().find(|named| named.start == at + 1).map(|sum| sum.end);
            let Some(end) = sum.filter(|_| noun) else { continue };
            // "The man paid $5 and left" says what he did.
            let goes_on = self.is(end, &["and", "but"])
                && !self.is(end + 1, &["the"])
                && !self.names(end + 1..end + 2);
            let does = (0..at - 2).chain(end..self.tokens.len()).any(|at| self.does(at));
            if does && !goes_on {
                self.replace(at..at + 1, "with");
            }
        }
    }

    /// "Would have had to add $30 to match B": paid 30 less than B.
    pub(super) fn raise_to_match(&mut self) {
        let had = ["would have had to", "would have needed to", "would have to", "would need to"];
        let raise = ["add", "pay", "spend", "bid", "score", "find"];
        let found = (1..self.tokens.len()).find_map(|at| {
            let from = at + self.phrase(at, &had)?;
            let (len, _) = self.amount_at(from + 1).filter(|_| self.is(from, &raise))?;
            let more = from + 1 + len;
            let to = more + usize::from(self.is(more, &["more", "extra"]));
            let same = self.is(to, &["to"]) && self.is(to + 1, &["match", "equal", "reach"]);
            same.then_some((at, from, more, to + 2))
        });
        let Some((at, from, more, end)) = found else { return };
        let what = ["the amount", "the sum", "the price", "what", "the score"];
        let what = self.phrase(end, &what).unwrap_or(0);
        let score = self.is(from, &["score"]);
        self.replace(more..end + what, "less than");
        self.replace(at..from + 1, if score { "scored" } else { "paid" });
    }

    /// "Cheaper than Bob's, but by more than $10", "older than Bob by two years": so much cheaper.
    pub(super) fn by_how_much(&mut self) {
        let found = (3..self.tokens.len()).find_map(|at| {
            let by = self.is(at, &["by"]) && !self.is(at - 1, &["not"]);
            let (len, _) = self.amount_at(at + 1).filter(|_| by)?;
            let over = self.said_until(at) == at + 1 + len;
            let than = (at.saturating_sub(9)..at).rfind(|&than| self.is(than, &["than"]))?;
            let (start, _) = self.comparison_in(than.checked_sub(2)?)?;
            (over && self.names(than..at)).then_some((start, at, len))
        });
        let Some((start, at, len)) = found else { return };
        // "One place", "two houses" count places; "six jars" are an amount where jars are counted.
        let unit = at + len;
        let word = &self.tokens[unit].word;
        let counts = self.ground.scenery.is_place(word) && !self.ground.measures.is_called(word);
        if counts && !self.is(unit, &["year", "years", "hour", "hours"]) {
            return;
        }
        let amount: Vec<Token> = self.tokens[at + 1..at + 1 + len].to_vec();
        let but = usize::from(self.is(at - 1, &["but", "and", "though"]));
        let mark = usize::from(self.is(at - 1 - but, &[","]));
        self.replace(at - but - mark..at + 1 + len, "");
        self.tokens.splice(start..start, amount);
        self.named.take();
    }

    /// "Ann's total was $24": that is her price.
    pub(super) fn whose_total(&mut self) {
        let sums = ["total", "sum", "outlay", "spending"];
        let found = (1..self.tokens.len()).find(|&at| {
            let own = self.tokens[at - 1].possessive || self.is(at - 1, &["his", "her", "their"]);
            own && self.is(at, &sums)
                && self.is(at + 1, &["is", "was"])
                && self.amount_at(at + 2).is_some()
        });
        if let Some(at) = found.filter(|_| !self.ground.measures.is_empty()) {
            self.replace(at..at + 1, "price");
        }
    }

    /// "Someone paid $9 more for the vase than Ann paid": the vase cost $9 more than Ann paid.
    pub(super) fn more_for(&mut self) {
        let paid = ["paid", "pays", "spent", "spends"];
        let Some(verb) = (1..self.tokens.len().min(5)).find(|&at| self.is(at, &paid)) else {
            return;
        };
        let amount = self.amount_at(verb + 1).map_or(0, |(len, _)| len);
        let more = verb + 1 + amount;
        let on = self.is(more, &["more", "less"]) && self.is(more + 1, &["for", "on"]);
        let than = (more..self.said_until(0)).find(|&at| self.is(at, &["than"]));
        let Some(than) = than.filter(|_| on && !self.names(0..more)) else { return };
        // "Than for the mug".
        let again = usize::from(self.is(than + 1, &["for", "on"]));
        if !self.names(more..than) || than > more + 7 {
            return;
        }
        let bought = self.tokens[more + 2..than].to_vec();
        self.replace(than + 1..than + 1 + again, "");
        self.replace(more + 1..than, "");
        self.replace(0..verb + 1, "cost");
        self.tokens.splice(0..0, bought);
        self.named.take();
    }

    /// "Tickets to hear Ann": for Ann. "You pay $5 more to hear Ann than to hear Bob": she costs
    /// more than him.
    pub(super) fn for_hearing(&mut self) {
        let verbs = ["hear", "see", "watch", "attend", "visit", "hire", "rent", "ride", "buy"];
        let hear = |at: usize| self.is(at, &["to"]) && self.is(at + 1, &verbs);
        let paid = self.phrase(0, &["you had to pay", "you have to pay", "you pay", "it cost"]);
        if let Some(from) = paid {
            let two: Vec<usize> = (from..self.tokens.len()).filter(|&at| hear(at)).collect();
            let [a, b] = two[..] else { return };
            if !self.is(b - 1, &["than"]) || self.names(0..a) || !self.is(a - 1, &["more", "less"])
            {
                return;
            }
            let words: Vec<Token> = self.tokens[from..a].to_vec();
            let who: Vec<Token> = self.tokens[a + 2..b - 1].to_vec();
            self.replace(0..b + 2, "than");
            self.tokens.splice(0..0, words);
            self.replace(0..0, "costs");
            self.tokens.splice(0..0, who);
            self.named.take();
            return;
        }
        let prices = ["ticket", "tickets", "price", "seat", "seats", "fee", "cost"];
        while let Some(at) = (1..self.tokens.len()).find(|&at| {
            let heard = self.is(at, &["to"]) && self.is(at + 1, &verbs) && self.is(at - 1, &prices);
            heard && self.names(at + 2..at + 5)
        }) {
            self.replace(at..at + 2, "for");
        }
    }

    /// "Less for her coffee than Bob paid for his", "earlier than there is soup": than Bob, than
    /// soup.
    pub(super) fn shorten_comparison(&mut self) {
        let Some(than) = (1..self.tokens.len()).find(|&at| self.is(at, &["than"])) else {
            return self.drop_there(&["before", "after"]);
        };
        let own = ["his", "her", "its", "their", "the"];
        let price = (than.saturating_sub(5)..than).find(|&at| {
            self.is(at, &["for"]) && (self.is(at + 1, &own) || self.is(at + 1, &["hers", "theirs"]))
        });
        let price = price.filter(|&at| at > 0 && self.is(at - 1, &["more", "less"]));
        let cut = price.filter(|&at| !self.names(at..than)).map_or(0, |at| {
            self.replace(at..than, "");
            than - at
        });
        let than = than - cut;
        self.drop_there(&["than", "before", "after"]);
        let Some(named) = self.named().iter().find(|named| named.start > than).cloned() else {
            return;
        };
        let end = self.clause_end(named.end);
        let near = named.start <= than + 6 && self.clause_end(than) >= named.end;
        let mut rest = named.end;
        let verb = |at: usize| {
            self.tokens.get(at).is_some_and(|token| {
                matches!(self.ground.class(&token.word), Class::Verb | Class::Be)
            })
        };
        while rest < end && verb(rest) && rest < named.end + 2 {
            rest += 1;
        }
        let paid = self.is(rest, &["for"])
            && self.is(rest + 1, &["his", "hers", "theirs", "it", "its", "her", "their"]);
        let said = rest > named.end;
        if paid {
            rest += 2 + usize::from(rest + 3 == end);
        }
        if near && said && rest == end && !self.names(named.end..end) {
            self.replace(named.end..end, "");
        }
    }

    /// "Before there is soup": before soup.
    fn drop_there(&mut self, joints: &[&str]) {
        let there = (1..self.tokens.len()).find(|&at| {
            self.is(at, &["there"])
                && self.is(at - 1, joints)
                && self.is(at + 1, &["is", "are", "was", "were"])
        });
        if let Some(at) = there {
            self.replace(at..at + 2, "");
        }
    }
}
