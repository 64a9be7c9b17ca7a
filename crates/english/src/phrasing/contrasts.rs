//! One of a few that are named after what they are, and one of whom something is said and not of
//! another: "a woman: Ann, Bea or Cyd", "it was Ann, not Bob, who came".

use std::ops::Range;

use super::super::lexicon::Class;
use super::super::positions::houses_at;
use super::Wording;

impl Wording<'_> {
    /// "Ann is not next to Bob, who has the dog": and Bob has it.
    pub(super) fn relative_after_denial(&mut self) {
        let Some(end) = self.tokens.iter().rposition(|token| !token.is_mark()) else { return };
        let Some(who) = (3..end)
            .rfind(|&at| self.is(at, &["who", "which", "whose"]) && self.is(at - 1, &[","]))
        else {
            return;
        };
        let denied = (1..who).rfind(|&at| self.is(at, &["not", "never"]));
        let alone = (denied.unwrap_or(0)..who - 1).chain(who..end).all(|at| !self.is_mark(at));
        let denied = denied.is_some_and(|not| !self.is_mark(not - 1));
        let last = self.named().iter().rfind(|named| named.end <= who).cloned();
        let near = |named: &Range<usize>| named.end + 1 == who || named.end + 2 == who;
        let Some(last) = last.filter(|last| denied && alone && near(last)) else { return };
        let from = (0..who - 1).rfind(|&at| self.is_mark(at)).unwrap_or(0);
        // "Not the red hat or the blue one, which is Bob's": of one alone it speaks of the last.
        let one = self.is(who, &["which", "who"])
            && self.tokens[who + 1].word.ends_with('s')
            && !(from..who).any(|at| self.is(at, &["and", "if"]));
        let or = (from..who).any(|at| self.is(at, &["or", "nor", "neither", "if", "and"]));
        let ground = self.ground;
        let placed = (who..end + 1)
            .any(|at| houses_at(&self.tokens, at, ground.houses, &ground.scenery).is_some());
        let told = self.names(who..end + 1) || placed && or;
        if or && !one || !told {
            return;
        }
        if or {
            // A sentence of its own, or the choice would go on.
            let words = self.tokens[last.start..who - 1].to_vec();
            self.tokens.splice(who..who + 1, words);
            self.named.take();
            self.replace(who - 1..who, ". the");
            return;
        }
        let whose = self.is(who, &["whose"]);
        let mut words = self.tokens[last].to_vec();
        if let Some(word) = words.last_mut() {
            word.possessive = whose;
        }
        self.tokens.splice(who..who + 1, words);
        self.named.take();
        self.replace(who..who, "and");
        // Themselves they are the same.
        if let Some(own) = (who..self.tokens.len()).find(|&at| self.is(at, &["herself", "himself"]))
        {
            self.replace(own..own + 1, "");
        }
    }

    /// "Has a pet that is not the cat, the dog or the owl": does not have it.
    pub(super) fn has_what_is_not(&mut self) {
        let found = (1..self.tokens.len()).find(|&at| {
            self.is(at, &["has", "had", "have", "owns", "owned"])
                && self.is(at + 1, &["a", "an"])
                && self.is(at + 3, &["that", "which"])
                && self.is(at + 4, &["is", "was"])
                && self.is(at + 5, &["not"])
                && !self.names(at + 1..at + 3)
        });
        if let Some(at) = found {
            self.replace(at..at + 6, "does not have");
        }
    }

    /// "Was followed out of port by Ann": followed by her.
    pub(super) fn followed_somewhere_by(&mut self) {
        let found = (1..self.tokens.len()).find_map(|at| {
            let followed = self.is(at, &["followed", "preceded"]) && !self.is(at + 1, &["by"]);
            let by = (at + 2..at + 7).find(|&by| self.is(by, &["by"]))?;
            let plain = (at + 1..by).all(|at| !self.is_mark(at)) && !self.names(at..by);
            (followed && plain).then_some((at + 1, by))
        });
        if let Some((from, by)) = found {
            let near = ["directly", "immediately", "right", "straight", "next"];
            let soon = (from..by).any(|at| self.is(at, &near));
            self.replace(from..by, "");
            self.replace(from - 1..from - 1, if soon { "immediately" } else { "" });
        }
    }

    /// "The one before Ann had the cat, and the one after her the dog": the dog is after her.
    pub(super) fn one_after_her(&mut self) {
        let [of, _, last] = self.named() else { return };
        let (of, last) = (of.clone(), last.clone());
        let sides = ["before", "after", "behind", "above", "below", "beneath"];
        // "Before Ms. Cole".
        let led = (of.start.saturating_sub(2)..of.start).any(|at| self.is(at, &sides));
        let one = (of.end..last.start)
            .rfind(|&at| self.is(at, &["one", "person"]) && self.is(at - 1, &["the"]));
        let Some(one) = one.filter(|_| led) else { return };
        let side = (one + 1..one + 4).find(|&at| self.is(at, &sides));
        let Some(side) = side.filter(|&side| self.is(side + 1, &["her", "him", "it", "them"]))
        else {
            return;
        };
        let bare = (side + 2..last.start).all(|at| self.is(at, &["the", "a", "an", "had", "has"]));
        let ends = last.end >= self.tokens.len() || self.is_mark(last.end);
        if !bare || !ends || !self.is(one - 2, &["and"]) {
            return;
        }
        let (it, whom) = (self.tokens[last.clone()].to_vec(), self.tokens[of].to_vec());
        let way: Vec<_> = self.tokens[one + 1..side + 1].to_vec();
        let len = it.len();
        let mut words = it;
        words.extend(way);
        words.extend(whom);
        self.tokens.splice(one - 1..last.end, words);
        self.named.take();
        self.replace(one - 1 + len..one - 1 + len, "is");
    }

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
        let found = self.mentions();
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
