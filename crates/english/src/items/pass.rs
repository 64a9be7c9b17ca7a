//! The groups of words that are looked for before those with one meaning: each takes what stands
//! here, and says whether it did.

use super::super::lexicon::Class;
use super::super::measures::is_unit;
use super::super::mentions::Mention;
use super::super::persons::is_doer;
use super::super::relations::{Side, side_at};
use super::super::tokens::{Token, ordinal};
use super::{Item, Lexer, Within};
use puzzle::Value;

impl Lexer<'_> {
    /// Asides that say nothing.
    pub(super) fn passed(&mut self) -> bool {
        // "The baker, that is, the man with the dog".
        if let Some(len) = self.phrase("that is ,") {
            self.at += len;
            return true;
        }
        if let Some(len) = self.not_necessarily() {
            // "Between A and B, though not necessarily right between them".
            let items = self.found.items.iter_mut().rev();
            for item in items.filter(|item| matches!(item, Item::Between(_))).take(1) {
                *item = Item::Between(Within::Somewhere);
            }
            // "To the right of A, though not necessarily right next to it".
            if let Some(side) = self.found.sides.last_mut() {
                let somewhere = side.readings.iter().find(|(_, label)| *label == "somewhere");
                let somewhere = somewhere.copied();
                side.readings = somewhere.map_or(side.readings.clone(), |found| vec![found]);
            }
            self.at += len;
            // Both commas are the aside's.
            if self.word(0) == "," && self.found.items.last() == Some(&Item::Comma) {
                self.found.items.pop();
                self.found.starts.pop();
                self.at += 1;
            }
            return true;
        }
        if let Some((bystander, len)) = self.bystander() {
            self.bystander = Some(bystander);
            // Both commas are the aside's.
            let enclosed = self.word(len) == "," && self.found.items.last() == Some(&Item::Comma);
            if enclosed {
                self.found.items.pop();
                self.found.starts.pop();
            }
            self.at += len + usize::from(enclosed);
            return true;
        }
        // "The red one or the first, or both": as "or" is meant anyway.
        let both = self.phrase("or both");
        if let Some(len) = both.filter(|&len| matches!(self.word(len), "" | "." | ";" | ")")) {
            while self.found.items.last() == Some(&Item::Comma) {
                self.found.items.pop();
                self.found.starts.pop();
            }
            // "Either … or …, or both" leaves both open.
            if let Some(either) = self.found.items.iter().rposition(|item| *item == Item::Either) {
                self.found.items.remove(either);
                self.found.starts.remove(either);
            }
            self.at += len;
            return true;
        }
        if let Some(len) = self.as_its_kind() {
            self.at += len;
            return true;
        }
        if self.directly_to_its_side() {
            self.near = true;
            self.at += 1;
            return true;
        }
        false
    }

    /// "Brought the kite as a gift" where the kite is one of the gifts.
    fn as_its_kind(&self) -> Option<usize> {
        let Some(Item::Value(index)) = self.found.items.last() else { return None };
        let led =
            matches!(self.word(0), "as" | "for") && matches!(self.word(1), "a" | "an" | "the");
        let named = self.ground.cues.is_name_of_category(self.word(2));
        (led && named && self.found.mentions[*index].end == self.at && !self.crosses_mention(4))
            .then_some(3)
    }

    /// Ends of the row and counts of places.
    pub(super) fn row_words(&mut self) -> bool {
        if let Some(len) = self.second_to_one_side() {
            self.at += len;
            return true;
        }
        if self.right_at() {
            self.at += 1;
            return true;
        }
        if let Some((item, len)) = self.looking_along() {
            match item {
                Some(item) => self.push(item, len),
                None => self.at += len,
            }
            return true;
        }
        if let Some((between, len)) = self.next_to_both() {
            self.tighten(between);
            self.at += len;
            return true;
        }
        if let Some(len) = self.has_at_its_sides() {
            self.flanked |= self.word(0) == "flanked";
            self.push(Item::Have, len);
            return true;
        }
        if self.owns_neighbor() {
            self.push(Item::Him, 1);
            self.push(Item::Possessive, 0);
            return true;
        }
        if let Some(len) = self.owned_again() {
            self.push(self.bystander.map_or(Item::Him, Item::Value), len);
            return true;
        }
        let end = self.bare_end().or_else(|| self.at_landmark());
        if let Some((houses, len)) = end.filter(|(_, len)| !self.crosses_mention(*len)) {
            self.push(Item::At(houses), len);
            return true;
        }
        if self.only_neighbor() {
            return true;
        }
        if let Some((item, len)) = self.counted_places() {
            self.push(item, len);
            return true;
        }
        if let Some((side, len)) = self.between_itself() {
            self.push_side(side, len);
            return true;
        }
        if let Some((distance, len)) = self.words().so_far() {
            if self.keep_distance(distance) {
                self.at += len;
                return true;
            }
        }
        false
    }

    /// What points back to what was said.
    pub(super) fn said_before(&mut self) -> bool {
        if let Some((item, len)) = self.named_again() {
            self.push(item, len);
            return true;
        }
        if let Some((item, len)) = self.named_in_order() {
            let possessive = self.tokens[self.at + 1].possessive;
            self.push(item, len);
            if possessive {
                self.push(Item::Possessive, 0);
            }
            return true;
        }
        if let Some((side, len)) = self.elliptic() {
            self.push_side(side, len);
            self.push(Item::Him, 0);
            return true;
        }
        if let Some((side, len)) = self.other_side() {
            self.push_side(side, len);
            return true;
        }
        false
    }

    pub(super) fn behind_a_door(&mut self) -> bool {
        // "Behind door 3", "behind an even-numbered door".
        let door = |token: &Token| {
            token.is(&[
                "door",
                "doors",
                "desk",
                "counter",
                "window",
                "curtain",
                "flap",
                "screen",
                "hatch",
                "shutter",
                "shutters",
                "gate",
                "panel",
                "partition",
                "mask",
                "fence",
                "hedge",
                "wheel",
                "lock",
                "padlock",
                "sign",
                "label",
                "tag",
            ])
        };
        if self.word(0) == "behind" && self.tokens[self.at + 1..].iter().take(4).any(door) {
            let after = &self.tokens[self.at + 1..];
            let named = |token: &Token| {
                let within = |m: &Mention| {
                    self.tokens[m.start..m.end].iter().any(|other| other.at == token.at)
                };
                self.found.mentions.iter().any(within)
            };
            if after.iter().take_while(|token| !door(token)).all(|token| {
                token.is(&["a", "an", "the", "odd", "even", "numbered"])
                    || ordinal(&token.word).is_some()
                    || named(token)
            }) {
                self.at += 1;
                return true;
            }
        }
        if let Some(len) = self.in_front_of_a_house() {
            self.at += len;
            return true;
        }
        false
    }

    /// Comparisons and names of amounts.
    pub(super) fn amounts(&mut self) -> bool {
        let ground = self.ground;
        if let Some((amounts, len)) = ground.measures.bound_at(self.tokens, self.at) {
            self.among(&amounts, len);
            return true;
        }
        if let Some((comparison, len)) = ground.measures.comparison_at(self.tokens, self.at) {
            if !self.crosses_mention(len) || self.is_of_two(len) {
                let side = match ground.measures.offsets(&comparison) {
                    Some(offsets) => Side::sure(offsets),
                    None => Side::compared(comparison),
                };
                self.push_side(Side { mutual: self.is_of_two(len), ..side }, len);
                return true;
            }
        }
        if let Some((value, len)) = ground.measures.value_at(self.tokens, self.at) {
            let (start, end) = (self.at, self.at + len);
            self.found.mentions.push(Mention { start, end, values: vec![value], taken_for: None });
            self.push(Item::Value(self.found.mentions.len() - 1), len);
            return true;
        }
        if let Some((value, len)) = ground.measures.extreme_at(self.tokens, self.at) {
            if !self.crosses_mention(len) {
                let (start, end) = (self.at, self.at + len);
                self.found.mentions.push(Mention {
                    start,
                    end,
                    values: vec![value],
                    taken_for: None,
                });
                self.push(Item::Value(self.found.mentions.len() - 1), len + self.of_the_row(len));
                return true;
            }
        }
        // "$10 more than" is a distance even where $10 is a value.
        if ground.scenery.scale.is_some() {
            let measured = side_at(self.tokens, self.at, ground.houses, &ground.scenery);
            // "The concert with $20 tickets": nothing compares.
            let named = self.found.mentions.iter().any(|mention| mention.start == self.at);
            let compares = is_unit(self.word(1))
                || matches!(self.word(1), "more" | "less" | "fewer" | "higher" | "lower" | "apart")
                || ground.measures.compares(self.word(1));
            let digits = self.word(0).starts_with(|c: char| c.is_ascii_digit());
            let counted = digits && (compares || !named);
            if let Some((side, len)) =
                measured.filter(|(_, len)| counted && !self.crosses_mention(*len))
            {
                self.push_side(side, len);
                return true;
            }
        }
        false
    }

    /// One of several amounts, named by the next `len` words.
    fn among(&mut self, amounts: &[Value], len: usize) {
        let mentions = self.mention(amounts, len);
        match mentions.as_slice() {
            [only] => self.push(Item::Value(*only), len),
            _ => self.push(Item::Among(mentions), len),
        }
    }

    /// "Green" where dark green and light green are listed: one of these.
    pub(super) fn one_of_a_shade(&mut self) -> bool {
        let those = self.ground.gazetteer.sharing(self.word(0));
        let class = self.ground.class(self.word(0));
        // "The tea drinkers" are several.
        let many = self.word(1).ends_with('s') && is_doer(self.word(1));
        if those.is_empty()
            || many
            || !matches!(class, Class::Unknown | Class::Noun)
            || self.ground.cues.is_name_of_category(self.word(0))
        {
            return false;
        }
        let first = self.found.mentions.len();
        self.among(those, 1);
        for mention in &mut self.found.mentions[first..] {
            mention.taken_for = Some("one of those that are called so");
        }
        true
    }

    /// "The man with the dog": one of the men.
    pub(super) fn by_sex(&mut self) -> bool {
        let Some(sexes) = self.ground.sexes.as_ref().filter(|_| self.ground.by_sex.get()) else {
            return false;
        };
        // "Ms Burke" where Burke is a surname.
        let stop = usize::from(self.word(1) == ".");
        let next = self.found.mentions.iter().find(|m| m.start == self.at + 1 + stop);
        // "Mr. Hart" who is listed so is nobody else.
        let whole = |value: &Value| sexes.names(*value) || self.ground.gazetteer.is_titled(*value);
        let title = next.filter(|next| !next.values.iter().any(whole));
        let titled = title.and_then(|_| sexes.titled(self.word(0)));
        let none = matches!(self.word(0), "neither" | "no");
        // "One of the men", "are both women".
        let both = usize::from(self.word(0) == "both");
        let article = self.phrase("one of the").unwrap_or(both);
        let many = self.word(article).ends_with("men") || self.word(article).ends_with('s');
        if article == 0 && many && titled.is_none() {
            return false;
        }
        let article = article.max(usize::from(self.word(0) == "a" || none));
        let called = sexes.called(self.word(article));
        let (values, len) = match (titled, called) {
            (Some(values), _) => (values.to_vec(), 1 + stop),
            (None, Some(values)) => (values.to_vec(), 1 + article),
            _ => return false,
        };
        let here = self.at..self.at + len;
        if self.found.mentions.iter().any(|m| m.start < here.end && here.start < m.end) {
            return false;
        }
        let possessive = self.tokens[here.end - 1].possessive;
        if none {
            self.push(Item::Not, 0);
        }
        let first = self.found.mentions.len();
        self.among(&values, len);
        for mention in &mut self.found.mentions[first..] {
            mention.start = here.end - 1;
            mention.taken_for = Some("somebody with such a first name or title");
        }
        if possessive {
            self.push(Item::Possessive, 0);
        }
        true
    }

    /// Values that the next `len` words name without their own.
    pub(super) fn mention(&mut self, values: &[Value], len: usize) -> Vec<usize> {
        let (start, end) = (self.at, self.at + len);
        let first = self.found.mentions.len();
        let mention = |value: &Value| Mention { start, end, values: vec![*value], taken_for: None };
        self.found.mentions.extend(values.iter().map(mention));
        (first..self.found.mentions.len()).collect()
    }

    /// "Two years apart", "20 dollars together": a relation of its subjects.
    fn is_of_two(&self, len: usize) -> bool {
        let words = &self.tokens[self.at..self.at + len];
        words.iter().any(|token| token.is(&["apart", "together"]))
    }
}
