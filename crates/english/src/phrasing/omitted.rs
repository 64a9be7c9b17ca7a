//! What a clause leaves out because another said it, or says of all at once: "or Bob does",
//! "between them, Ann and Bob had figs and dates".

use super::super::lexicon::Class;
use super::super::relations::side_at;
use super::super::tokens::{Token, number};
use super::Wording;

const AUXILIARIES: &[&str] =
    &["is", "are", "was", "were", "does", "do", "did", "has", "have", "had", "will", "would"];

impl Wording<'_> {
    /// The category of the value that these tokens name, where it is one.
    fn category_of(&self, named: &std::ops::Range<usize>) -> Option<u8> {
        let found = self.mentions();
        let mention = found.iter().find(|mention| mention.start == named.start)?;
        match mention.values[..] {
            [value] => Some(value.category),
            _ => None,
        }
    }

    /// "Either Ann had figs or Bob did", "Ann has not got the badge; Bob has", "if Ann is not the
    /// baker, then it is Bob who is": what the auxiliary stands for is said once more.
    pub(super) fn say_verb_again(&mut self) {
        let ends = |at: usize| at >= self.tokens.len() || self.is_mark(at);
        let Some(aux) = (3..self.tokens.len()).rfind(|&at| {
            self.is(at, AUXILIARIES) && ends(at + 1) && self.named().iter().any(|b| b.end <= at)
        }) else {
            return self.say_cleft_again();
        };
        let who = usize::from(self.is(aux - 1, &["who", "that"]));
        let Some(b) = self.named().iter().rfind(|b| b.end == aux - who).cloned() else { return };
        if self.tokens[b.end - 1].possessive {
            return;
        }
        let article = usize::from(b.start > 0 && self.is(b.start - 1, &["the"]));
        let mut from = b.start - article;
        // "Or else Bob did."
        from -= usize::from(from > 1 && self.is(from - 1, &["else"]) && self.is(from - 2, &["or"]));
        if who > 0 {
            let cleft = from > 1 && self.is(from - 2, &["it"]);
            if !cleft || !self.is(from - 1, &["is", "was"]) {
                return;
            }
            from -= 2;
        }
        let Some((verb, end)) = self.verb_before(from, &b) else { return };
        let mut said: Vec<Token> = self.tokens[verb..end].to_vec();
        let not = said.iter().take(3).position(|token| token.is(&["not"]));
        let or = from > 0 && self.is(from - 1, &["or"]);
        // "Ann had figs, and Bob did" repeats; only a choice or a denial leaves out so much.
        if or == not.is_some() {
            return;
        }
        if let Some(not) = not {
            let support = said[0].is(&["do", "does", "did"]);
            said.remove(not);
            if support {
                said.remove(0);
            }
        }
        self.tokens.splice(aux..aux + 1, said);
        self.named.take();
    }

    /// The verb phrase of the clause before token `from`, if it is said of another like `b`.
    fn verb_before(&self, from: usize, b: &std::ops::Range<usize>) -> Option<(usize, usize)> {
        let category = self.category_of(b)?;
        let mut end = from;
        let joint = |at: usize| {
            self.is_mark(at) || self.is(at, &["or", "but", "then", "and", "though", "so"])
        };
        while end > 0 && joint(end - 1) {
            end -= 1;
        }
        if end == from {
            return None;
        }
        let a = self.named().iter().find(|a| self.category_of(a) == Some(category))?;
        let start = usize::from(self.is(0, &["if", "either"]));
        let opens = a.start <= start + usize::from(self.is(start, &["the"]));
        let mut verb = a.end;
        let noun = |at: usize| {
            self.tokens.get(at).is_some_and(|token| {
                self.ground.class(&token.word) == Class::Noun
                    || self.ground.scenery.is_place(&token.word)
            })
        };
        while verb < end && noun(verb) && !self.names(verb..verb + 1) {
            verb += 1;
        }
        let acts = self.tokens.get(verb).is_some_and(|token| {
            token.is(AUXILIARIES)
                || matches!(self.ground.class(&token.word), Class::Verb | Class::Be)
        });
        let whole = !(verb..end).any(|at| self.is_mark(at));
        let bare = !self.tokens[a.end - 1].possessive || verb > a.end;
        (opens && acts && whole && bare && verb + 1 < end).then_some((verb, end))
    }

    /// "If it was not Ann who drank the tea, it was Bob": who drank it.
    fn say_cleft_again(&mut self) {
        let cleft = |at: usize| self.is(at, &["it"]) && self.is(at + 1, &["is", "was"]);
        let start = usize::from(self.is(0, &["if"]));
        if !cleft(start) || !self.is(start + 2, &["not"]) {
            return;
        }
        let Some(who) = (start + 4..self.tokens.len()).find(|&at| self.is(at, &["who", "that"]))
        else {
            return;
        };
        let Some(mark) = (who + 2..self.tokens.len()).find(|&at| self.is_mark(at)) else { return };
        let again = mark + 1 + usize::from(self.is(mark + 1, &["then", "but"]));
        let Some(b) = self.named().last().cloned() else { return };
        let ends = b.end >= self.tokens.len() || self.is_mark(b.end);
        let near = b.start <= again + 2 + usize::from(self.is(again + 2, &["the"]));
        if cleft(again) && ends && near && b.start >= again + 2 && self.names(start + 3..who) {
            let said = self.tokens[who..mark].to_vec();
            self.tokens.splice(b.end..b.end, said);
            self.named.take();
        }
    }

    /// "Between them, Ann and Bob had figs and dates": one each, in some order.
    pub(super) fn between_them_both(&mut self) {
        let led = |at: usize| {
            let of =
                ["between", "them"].iter().enumerate().all(|(i, word)| self.is(at + i, &[word]));
            let two = ["between", "the", "two", "of", "them"];
            let two = two.iter().enumerate().all(|(i, word)| self.is(at + i, &[word]));
            let len = if two { 5 } else { 2 };
            (of || two).then(|| len + usize::from(self.is(at + len, &[","])))
        };
        let Some((at, len)) = (0..self.tokens.len()).find_map(|at| Some((at, led(at)?))) else {
            return;
        };
        let named = self.named().to_vec();
        let [a, b, c, d] = named.as_slice() else { return };
        let opens = at == 0 || at == b.end || at == b.end + 1 && self.is_mark(b.end);
        let joined = |from: usize, to: usize| (from..to).any(|at| self.is(at, &["and"]));
        let told = (0..self.tokens.len()).filter(|i| !(at..at + len).contains(i)).any(|at| {
            self.is(at, &["not", "or", "one", "other", "respectively", "who"])
                || self.tokens.get(at).is_some_and(|token| number(&token.word).is_some())
                    && !self.names(at..at + 1)
        });
        let alike = self.category_of(a) == self.category_of(b)
            && self.category_of(c) == self.category_of(d);
        if !opens || told || !alike || !joined(a.end, b.start) || !joined(c.end, d.start) {
            return;
        }
        let end = self.tokens.iter().rposition(|token| !token.is_mark()).map_or(0, |at| at + 1);
        self.replace(end..end, ", in some order");
        let from = at - usize::from(at > 0 && self.is_mark(at - 1));
        self.replace(from..at + len, "");
    }

    /// "…, though I won't say in which order", "but don't ask me which is which": in some order,
    /// where two are two.
    pub(super) fn in_which_order(&mut self) {
        let led = |at: usize| {
            self.is_mark(at - 1)
                || self.is(at, &["though", "although", "but", "and"]) && !self.names(at..at + 1)
        };
        let open = |start: usize, end: usize| {
            (start..end).any(|at| {
                self.is(at, &["order"])
                    || self.is(at, &["which", "who", "whose"])
                        && (at + 1..(at + 4).min(end)).any(|next| {
                            self.tokens[next].word == self.tokens[at].word
                                || self.is(next, &["way"])
                        })
            })
        };
        let said = (2..self.tokens.len()).find_map(|at| {
            let end = self.clause_end(at + 1);
            let denied = ["not", "nobody", "cannot", "forgot", "forget", "never", "secret"];
            let denied = (at..end).any(|at| self.is(at, &denied));
            (led(at) && denied && open(at, end) && !self.names(at..end)).then_some(at..end)
        });
        let Some(said) = said else { return };
        let ground = self.ground;
        let related = (0..said.start).any(|at| {
            self.is(at, &["between", "order"])
                || side_at(&self.tokens, at, ground.houses, &ground.scenery).is_some()
        });
        let ands = (0..said.start).filter(|&at| self.is(at, &["and"])).count();
        if !related && ands == 2 {
            let from = said.start - usize::from(self.is_mark(said.start - 1));
            self.replace(from..said.end, ", in some order");
        }
    }

    /// "In some order, Ann and Bob had tea and figs", "Ann and Bob had, in some order, tea and figs":
    /// that comes last. "One is Ann and the other Bob, not necessarily in that order" says it twice.
    pub(super) fn order_at_last(&mut self) {
        const ORDERS: [&str; 6] = [
            "in some order",
            "in either order",
            "in one order or the other",
            "not necessarily in that order",
            "though not necessarily in that order",
            "but not necessarily in that order",
        ];
        let found = (0..self.tokens.len())
            .find_map(|at| Some((at, self.phrase(at, &ORDERS)?)))
            .filter(|(at, len)| !self.names(*at..at + len));
        let Some((at, len)) = found else { return };
        let end = self.tokens.iter().rposition(|token| !token.is_mark()).map_or(0, |at| at + 1);
        let other = (1..at).any(|i| self.is(i, &["other"]) && self.is(i - 1, &["the"]));
        let one = (0..at).any(|i| self.is(i, &["one"]) && self.does(i + 1));
        let paused = self.is(at + len, &[","]);
        if at + len == end && one && other {
            self.replace(at - usize::from(self.is_mark(at - 1))..end, "");
            return;
        }
        let ands = (at + len..end).filter(|&at| self.is(at, &["and"])).count();
        let whole = !self.tokens[..end].iter().any(|token| {
            token.is(&[";", ".", "?", "but", "not", "neither", "while", "whereas", "if", "one"])
        });
        let ands_before = (0..at).filter(|&at| self.is(at, &["and"])).count();
        // "Are, in some order, the one who …": a verb may follow that is another's.
        let verb = at > 1 && self.does(at - 2) && self.is(at - 1, &[","]);
        let fits = match at {
            0 => ands == 2,
            _ => {
                verb && ands == 1
                    && ands_before > 0
                    && !self.is(at - 2, &["is", "are", "was", "were"])
            }
        };
        if paused && whole && fits {
            self.replace(end..end, ", in some order");
            self.replace(at - usize::from(at > 0)..at + len + 1, "");
        }
    }

    /// "Seats 1 and 2": seat 1 and seat 2.
    pub(super) fn name_both_places(&mut self) {
        let mut at = 0;
        while at + 3 < self.tokens.len() {
            let numbered = |at: usize| {
                self.tokens.get(at).is_some_and(|token| {
                    token.word.starts_with(|c: char| c.is_ascii_digit())
                        && number(&token.word).is_some()
                })
            };
            let place = self.ground.scenery.is_place(&self.tokens[at].word)
                && self.tokens[at].word.ends_with('s');
            let both = numbered(at + 1) && self.is(at + 2, &["and"]) && numbered(at + 3);
            let led = at > 0 && self.is(at - 1, &["between", "from"]);
            if place && both && !led && !self.names(at..at + 4) {
                let noun = self.tokens[at].word.trim_end_matches('s').to_owned();
                self.replace(at + 3..at + 3, &noun);
                self.replace(at..at + 1, &noun);
            }
            at += 1;
        }
    }

    /// "The yellow tent's Ann's", "Ann's label's pink": is.
    pub(super) fn part_noun_contractions(&mut self) {
        let mut at = 1;
        while at + 1 < self.tokens.len() {
            let noun = self.tokens[at].possessive
                && !self.names(at..at + 1)
                && (self.is(at, &["neighbor"]) || self.named().iter().any(|named| named.end == at))
                && self.names(at + 1..at + 2);
            let joint = |at: &usize| {
                self.is_mark(*at)
                    || self.is(*at, &["if", "then", "or", "and", "but", "either", "unless"])
            };
            if noun {
                let start = (0..at).rev().find(joint).map_or(0, |joint| joint + 1);
                let end = (at + 1..self.tokens.len()).find(joint).unwrap_or(self.tokens.len());
                let verb = |at: usize| {
                    let class = self.ground.class(&self.tokens[at].word);
                    matches!(class, Class::Verb | Class::Be | Class::Who) && !self.names(at..at + 1)
                };
                let related = (start..end).any(|at| self.is(at, &["to", "of", "by", "than"]));
                if !(start..end).any(verb) && !related {
                    self.tokens[at].possessive = false;
                    self.replace(at + 1..at + 1, "is");
                }
            }
            at += 1;
        }
    }
}
