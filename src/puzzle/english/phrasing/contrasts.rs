//! One of a few that are named after what they are, and one of whom something is said and not of
//! another: "a woman: Ann, Bea or Cyd", "it was Ann, not Bob, who came".

use super::super::lexicon::Class;
use super::Wording;

impl Wording<'_> {
    /// "The owner is a woman: Ann, Bea or Cyd", "by a man, namely Al or Bob": one of those.
    pub(super) fn name_the_few(&mut self) {
        let named = self.named().to_vec();
        let ends = |end: usize| (end..self.tokens.len()).all(|at| self.is_mark(at));
        let Some(last) = named.last().filter(|last| ends(last.end)) else { return };
        // Where the list starts: nothing but marks, "or" and articles between its values.
        let titles = ["mr", "mrs", "ms", "miss", "dr"];
        let small = |at: usize| {
            self.is_mark(at)
                || self.is(at, &["or", "the", "a", "an", "either"])
                || self.is(at, &titles)
        };
        let mut first = named.len() - 1;
        while first > 0 && (named[first - 1].end..named[first].start).all(small) {
            first -= 1;
        }
        let list = named[first].start..last.end;
        let or = list.clone().any(|at| self.is(at, &["or"]) && !self.names(at..at + 1));
        let leads = ["namely", "either", "that", "is"];
        let mut mark = list.start;
        while mark > 0 && (small(mark - 1) || self.is(mark - 1, &leads)) {
            mark -= 1;
        }
        let be = ["is", "was", "by", "to"];
        let Some(article) = (mark.saturating_sub(4)..mark)
            .rfind(|&at| self.is(at, &["a", "an", "one"]) && at > 0 && self.is(at - 1, &be))
        else {
            return;
        };
        let marked = self.is_mark(mark) && !self.is(mark, &["."]);
        let words = article + 1..mark;
        let plain = !words.is_empty()
            && !self.names(words.clone())
            && words.into_iter().all(|at| !self.is_mark(at) && !self.is(at, &["of", "who", "not"]));
        if or && first + 1 < named.len() && marked && plain {
            self.replace(article..list.start, "either");
        }
    }

    /// "It was Ann, not Bob, who came": Ann came, and Bob did not.
    pub(super) fn one_not_the_other(&mut self) {
        let cleft = 2 * usize::from(self.is(0, &["it"]) && self.is(1, &["is", "was"]));
        let Some(not) = (1..self.tokens.len())
            .find(|&at| self.is(at, &["not"]) && self.is(at - 1, &[",", "and"]))
        else {
            return;
        };
        let before = not - 1;
        let Some(end) = self.tokens.iter().rposition(|token| !token.is_mark()) else { return };
        let named = |from: usize, to: usize| {
            self.named().iter().filter(|named| named.start >= from && named.end <= to).count()
        };
        // Where the other is named, and what is said of the first.
        let stop = (not + 1..end).find(|&at| {
            self.is_mark(at) || self.is(at, &["who", "that", "which"]) && !self.names(at..at + 1)
        });
        let Some(stop) = stop else { return };
        let comma = usize::from(self.is(stop, &[","]));
        let who = usize::from(self.is(stop + comma, &["who", "that", "which"]));
        let rest = stop + comma + who;
        let class = |at: usize| self.tokens.get(at).map(|token| self.ground.class(&token.word));
        let ties = |at: usize| matches!(class(at), Some(Class::Verb | Class::Be));
        let has = self.is(rest, &["has", "had"]);
        let bare = (cleft..before).all(|at| !ties(at) || self.names(at..at + 1));
        let words = ["and", "or", "but", "not", "who"];
        let plain = (rest..end + 1).all(|at| !self.is(at, &words) && !self.is_mark(at));
        let closed = comma == 1 || self.is(before, &["and"]);
        // "Ann, not a vet, …" says something of Ann.
        let found = self.ground.gazetteer.find(&self.ground.lexicon, &self.tokens);
        let kind = |from: usize, to: usize| {
            let mention = found.iter().find(|mention| mention.start >= from && mention.end <= to);
            mention.map(|mention| mention.values[0].category)
        };
        if kind(cleft, before) != kind(not + 1, stop) || self.is(not + 1, &["a", "an"]) {
            return;
        }
        if !(ties(rest) || has)
            || !(bare && plain && closed)
            || (cleft > 0) != (who > 0)
            || named(cleft, before) != 1
            || named(not + 1, stop) != 1
        {
            return;
        }
        let said = self.tokens[rest..end + 1].to_vec();
        let other = self.tokens[not + 1..stop].to_vec();
        self.tokens.truncate(end + 1);
        self.tokens.extend(other);
        let at = self.tokens.len();
        self.tokens.extend(said);
        self.named.take();
        self.replace(at..at, "is not");
        self.replace(end + 1..end + 1, "and");
        self.replace(before..rest, "");
        self.replace(0..cleft, "");
    }
}
