//! Which item comes next: what is known goes before what could be anything.

use super::super::leaving::departs;
use super::super::lexicon::{Class, is_site};
use super::super::measures::{is_unit, pays};
use super::super::mentions::Mention;
use super::super::positions::houses_at;
use super::super::relations::side_at;
use super::super::tokens::{number, ordinal};
use super::{Form, Item, Lexer};
use puzzle::Houses;

impl Lexer<'_> {
    pub(super) fn next(&mut self) {
        let ground = self.ground;
        if self.passed()
            || self.neither_beside()
            || self.row_words()
            || self.said_before()
            || self.behind_a_door()
            || self.below_that()
            || self.kin()
        {
            return;
        }
        if self.by_sex() {
            return;
        }
        if let Some(len) = self.category_name() {
            self.push(Item::Noun, len);
            return;
        }
        if let Some((item, len)) = self.fixed() {
            self.push(item, len);
            return;
        }
        if self.amounts() {
            return;
        }
        if let Some((houses, len)) = self.numbered_place() {
            self.push(Item::At(houses), len);
            return;
        }
        let mention = self.found.mentions.iter().position(|mention| mention.start == self.at);
        if let Some(index) = mention {
            // "House 3" is a place even where 3 is a value, and "left of" a side.
            let len = self.found.mentions[index].end - self.at;
            let longer = |len_of: usize| len_of > len;
            let place = houses_at(self.tokens, self.at, ground.houses, &ground.scenery);
            let place = place
                .filter(|(_, place)| longer(*place) && self.ground.scenery.is_place(self.word(0)));
            if place.is_none() {
                let possessive = self.tokens[self.at + len - 1].possessive;
                // "The Finn bowls", "the one who sings": the verb is the value.
                let verb = len == 1
                    && !ground.gazetteer.is_value(self.word(0))
                    && !self.word(0).ends_with("ing")
                    && ground.lexicon.class(self.word(0)) == Class::Verb
                    && !self.has_done();
                let does = self.at > 0
                    && self.tokens[self.at - 1].is(&["who", "that", "which"])
                    && !self.tokens[self.at].capital
                    && self.word(0).ends_with('s');
                if verb || does && len == 1 {
                    self.push(Item::Verb(Form::Plain), 0);
                }
                self.push(Item::Value(index), len);
                if possessive {
                    self.push(Item::Possessive, 0);
                }
                return;
            }
        }
        if self.one_of_a_shade() {
            return;
        }
        if self.is_first_doing() {
            self.at += 1;
            return;
        }
        let ranked = ordinal(self.word(0)).is_some();
        let place = ranked
            .then(|| houses_at(self.tokens, self.at, ground.houses, &ground.scenery))
            .flatten();
        if let Some((houses, len)) = place.filter(|(_, len)| !self.crosses_mention(*len)) {
            if let Some((houses, more)) = self.on_its_side(houses, len) {
                self.push(Item::At(houses), len + more);
                return;
            }
            let len = len + self.of_the_row(len);
            self.push(Item::At(houses), len);
            return;
        }
        if departs(self.tokens, self.at) {
            self.push(Item::Verb(Form::Past), 1);
            return;
        }
        // "Robin leads the Badgers" where there are leaders.
        let ties = ground.lexicon.class(self.word(0)) == Class::Verb
            && ground.cues.is_name_of_category(self.word(0));
        // "Cost more than" is about prices where these do not order the row.
        let compares = |at: usize| matches!(self.word(at), "more" | "less");
        let priced = ground.measures.prices_beside_the_row();
        if matches!(self.word(0), "cost" | "costs") && compares(1) && priced {
            self.push(Item::Verb(Form::Plain), 1);
            return;
        }
        if compares(0) && priced && pays(&self.tokens[self.at.saturating_sub(3)..self.at]) {
            self.push(Item::Danger, 1);
            return;
        }
        if let Some((side, len)) = side_at(self.tokens, self.at, ground.houses, &ground.scenery) {
            if self.compares_amounts(len) {
                self.push(Item::Danger, len);
                return;
            }
            if !self.crosses_mention(len) && (!ties || len > 1) {
                if self.is_done() {
                    self.push(Item::Verb(Form::Plain), 0);
                }
                self.push_side(side, len);
                return;
            }
        }
        // "3 pounds less than", of which nothing was made so far, is no place.
        let compares = ["more", "less", "fewer", "older", "younger", "cheaper", "dearer"];
        if number(self.word(0)).is_some()
            && is_unit(self.word(1))
            && compares.contains(&self.word(2))
        {
            self.push(Item::Danger, 1);
            return;
        }
        let place = houses_at(self.tokens, self.at, ground.houses, &ground.scenery);
        if let Some((houses, len)) = place.filter(|(_, len)| !self.crosses_mention(*len)) {
            if let Some((houses, more)) = self.on_its_side(houses, len) {
                self.push(Item::At(houses), len + more);
                return;
            }
            let len = len + self.of_the_row(len);
            // "Ann won, and Bob came second": the verb is the place.
            let noun = self.at > 0 && self.tokens[self.at - 1].is(&["the", "both", "two", "its"]);
            let verb =
                matches!(self.word(0), "won" | "wins" | "win" | "starts" | "ends" | "begins");
            if verb && !noun {
                self.push(Item::Verb(Form::Plain), 0);
            }
            self.push(Item::At(houses), len);
            return;
        }
        self.plain_word();
    }

    /// "House 5" where 5 is a value too, but not of houses.
    pub(super) fn numbered_place(&self) -> Option<(Houses, usize)> {
        let ground = self.ground;
        // "Stall number 4" is no other number of stalls.
        let named = usize::from(matches!(self.word(1), "number" | "no" | "nr"));
        let digit = self.word(1 + named).starts_with(|c: char| c.is_ascii_digit());
        // "Truck 5" where trucks have colors, but not where 5 is one of the trucks.
        let number = self.found.mentions.iter().find(|m| m.start == self.at + 1 + named);
        let called = ground.cues.named_with(self.word(0));
        let own = number.is_some_and(|m| m.values.iter().any(|v| called.contains(&v.category)));
        let site = |word: &str| {
            let counted = named > 0 || ground.scenery.numbered;
            (is_site(word) || counted && ground.scenery.is_place(word)) && !own
        };
        if !digit || !site(self.word(0)) {
            return None;
        }
        let (houses, len) = houses_at(self.tokens, self.at, ground.houses, &ground.scenery)?;
        let starts_here = |m: &Mention| m.start == self.at;
        (len == 2 + named && !self.found.mentions.iter().any(starts_here)).then_some((houses, len))
    }

    /// "Has her teeth whitened": the value is what she has done, not what she does.
    pub(super) fn has_done(&self) -> bool {
        matches!(self.found.items.as_slice(), [.., Item::Have, Item::Noun | Item::Unknown])
    }

    /// Whether a value starts inside the next `len` tokens.
    pub(super) fn crosses_mention(&self, len: usize) -> bool {
        self.found.mentions.iter().any(|m| (self.at + 1..self.at + len).contains(&m.start))
    }
}
