//! Sentences said in plainer words, before anything else looks at them: turns of phrase, what
//! "you" would find, feelings, slips of the tongue that are put right, pairs that are counted
//! before they are named. Values are never touched.

mod absent;
mod acquaintances;
mod ages;
mod amounts;
mod as_many;
mod asides;
mod betweens;
mod bounded;
mod choices;
mod claims;
mod company;
mod contracted;
mod contrasts;
mod counted;
mod covers;
mod dates;
mod eithers;
mod ends;
mod exceptions;
mod firsts;
mod flanks;
mod gaps;
mod gathered;
mod girls;
mod hearsay;
mod idioms;
mod journeys;
mod labels;
mod left_out;
mod likewise;
mod nearer;
mod nearest;
mod nobody;
mod notes;
mod omitted;
mod others;
mod owned;
mod pairings;
mod pairs;
mod parted;
mod prices;
mod qualms;
mod racing;
mod repeats;
mod rivals;
mod roundabout;
mod routes;
mod sequences;
mod series;
mod sides;
mod somebody;
mod spans;
mod steps;
mod table;
mod templates;
mod there;
mod times;
mod visits;
mod walks;
mod ways;
mod which;

use std::cell::OnceCell;
use std::ops::Range;

use super::mentions::Mention;
use super::tokens::Token;
use super::{Ground, MAX_WORDS};
pub(super) use acquaintances::ARE as WHAT_TWO_ARE;
pub(super) use idioms::Idioms;

/// A sentence that is being reworded.
struct Wording<'g> {
    ground: &'g Ground,
    tokens: Vec<Token>,
    /// The values in it, once they are wanted.
    named: OnceCell<Named>,
}

/// The values that are named in a sentence, and where.
struct Named {
    mentions: Vec<Mention>,
    ranges: Vec<Range<usize>>,
}

/// The words of a question with those for what somebody is without as a value of its own.
pub(super) fn asked_words(tokens: Vec<Token>, ground: &Ground) -> Vec<Token> {
    let mut wording = Wording { ground, tokens, named: OnceCell::new() };
    wording.say_what_is_absent();
    wording.tokens
}

/// The words of a sentence in plain words.
pub(super) fn words(sentence: &str, ground: &Ground) -> Vec<Token> {
    let tokens = ground.tokens(sentence);
    if tokens.len() > MAX_WORDS {
        return tokens;
    }
    let mut wording = Wording { ground, tokens, named: OnceCell::new() };
    wording.part_contractions();
    wording.part_noun_contractions();
    wording.say_whose_it_is();
    wording.sums_paid();
    wording.more_or_less();
    wording.and_another_and_another();
    wording.one_and_one();
    wording.name_the_girls();
    wording.so_many_of_them_are();
    wording.as_many_as_listed();
    wording.drop_painted_numbers();
    wording.not_her_before_who();
    wording.order_at_last();
    wording.with_several_others();
    wording.do_it_together();
    wording.hers_does_to_his();
    wording.difference_between();
    wording.nearer_of_the_two();
    wording.others_between();
    wording.drop_leading_marks();
    wording.behind_what_covers();
    wording.directly_with_nobody_between();
    wording.passed_in_turn();
    wording.so_many_along();
    wording.go_there_if_you_want();
    wording.on_her_heels();
    wording.three_in_that_order();
    wording.start_and_go();
    wording.as_soon_as();
    wording.pass_from_to();
    wording.so_far_from_to();
    wording.none_of_the_first();
    wording.say_the_other();
    wording.reword_roundabout();
    wording.goes_by_it();
    wording.it_took_her();
    wording.drop_there_of_a_stay();
    wording.moved_in_before();
    wording.places_in_order();
    wording.one_after_the_other();
    wording.one_at_each_end();
    wording.the_one_counted_there();
    wording.so_many_on_that_side();
    wording.pause_after_the_place();
    wording.between_whom_several();
    wording.one_between_who_is_there();
    wording.everyone_except();
    wording.first_three_in_order();
    wording.halfway_between();
    wording.first_three_include();
    wording.last_three_are();
    wording.former_of_two();
    wording.a_lower_one();
    wording.related_to_either();
    wording.either_was_or_was();
    wording.what_they_do_there();
    wording.other_end_from();
    wording.pass_to_reach();
    wording.as_only_neighbor();
    wording.all_on_that_side();
    wording.nobody_there();
    wording.either_this_place_or_that();
    wording.so_long_later();
    wording.pause_after_that();
    wording.only_these_could();
    wording.the_same_goes_for();
    wording.something_being_done();
    wording.as_well_as_another();
    wording.who_is_that();
    wording.dates_apart();
    wording.two_different_people();
    wording.it_is_not_she_who();
    wording.have_either();
    wording.no_place_at_all();
    wording.one_step();
    wording.between_whom();
    wording.next_to_whom();
    wording.before_somebody_does();
    wording.on_her_other_side();
    wording.one_of_the_places();
    wording.not_as_near();
    wording.the_one_neighbor();
    wording.before_she_does();
    wording.those_places_are();
    wording.nor_was_either();
    wording.nor_did_another();
    wording.but_another_is();
    wording.and_either_of_them();
    wording.not_only();
    wording.over_so_many();
    wording.at_most_behind();
    wording.so_many_fewer();
    wording.between_amounts();
    wording.at_best();
    wording.third_or_better();
    wording.of_some_of_them();
    wording.times_the_other();
    wording.but_not_next_door();
    wording.between_them_first();
    wording.drop_while();
    wording.neighbor_with();
    wording.nearer_this_end();
    wording.more_on_this_side();
    wording.either_and_the_other();
    wording.while_doing_so();
    wording.ahead_of_so_many();
    wording.took_longer();
    wording.unlike_another();
    wording.unlike();
    wording.but_another_does();
    wording.as_many_as();
    wording.end_with_its_own();
    wording.nobody_before_except();
    wording.refused_both();
    wording.denied_both();
    wording.none_of_several();
    wording.so_many_between_them();
    wording.other_of_a_color();
    wording.relative_after_denial();
    wording.has_what_is_not();
    wording.followed_somewhere_by();
    wording.one_after_her();
    wording.first_two_are();
    wording.both_right_beside();
    wording.middle_by_number();
    wording.neither_of_them();
    wording.either_way();
    wording.name_both_places();
    wording.between_them_both();
    wording.in_which_order();
    wording.drop_category_labels();
    wording.drop_noun_like_verb();
    wording.drop_for_what();
    wording.drop_last_either();
    wording.anyone_denied();
    wording.drop_what_is_not_known();
    wording.speak_for_oneself();
    wording.should_for_if();
    wording.visit_first();
    wording.go_to_visit();
    wording.someone_else();
    wording.what_they_had();
    wording.drop_occasion();
    wording.own_noun();
    wording.in_the_room_of();
    wording.thing_from();
    wording.on_the_side_of_a_landmark();
    wording.beside_on_a_side();
    wording.beside_whom_on_a_side();
    wording.neighbor_on_a_side();
    wording.anything_but();
    wording.not_anything();
    wording.has_off();
    wording.go_down_the_row();
    wording.what_they_did();
    wording.open_and_find();
    wording.you_find();
    wording.leave_at_home();
    wording.owner_of();
    wording.whoever_else();
    wording.neither_is_it();
    wording.say_verb_again();
    wording.tell_for_oneself();
    wording.there_in_it();
    wording.come_along();
    wording.somebody_noted_that();
    wording.drop_who_says_so();
    wording.say_what_is_absent();
    wording.drop_qualms();
    wording.drop_point_of_view();
    wording.drop_above_all();
    wording.drop_second_denial();
    wording.at_the_beginning();
    wording.you_hear();
    wording.end_as_another_begins();
    wording.leave_out_degrees();
    wording.reword_idioms();
    wording.began_and_ended();
    wording.face_outward();
    wording.left_to();
    wording.one_on_each_side();
    wording.by_neighbors();
    wording.they_do();
    wording.count_to_the_next();
    wording.open_and_close();
    wording.going_up();
    wording.drop_of_all();
    wording.other_than();
    wording.none_of_these();
    wording.drop_the_event();
    wording.for_hearing();
    wording.more_for();
    wording.whose_total();
    wording.what_they_do();
    wording.straighten_cleft();
    wording.not_by_so_much();
    wording.by_how_much();
    wording.drop_own_turn();
    wording.amounts_between();
    wording.amounts_together();
    wording.raise_to_match();
    wording.old_by_then();
    wording.born_ago();
    wording.first_to_be_done();
    wording.not_until();
    wording.day_before_that();
    wording.by_the_time();
    wording.not_yet();
    wording.last_before();
    wording.the_only_one();
    wording.only_one_compares();
    wording.all_others_compare();
    wording.nobody_next_to();
    wording.another_neighbor();
    wording.hers_is();
    wording.nor_is_he();
    wording.another_is();
    wording.correct();
    wording.straighten_cleft_places();
    wording.drop_feelings();
    wording.drop_of_which();
    wording.drop_reasons();
    wording.drop_causes();
    wording.too_much();
    wording.cleft_place();
    wording.where_there_is();
    wording.shorten_comparison();
    wording.one_of_two();
    wording.side_of_two();
    wording.separate();
    wording.differ();
    wording.between_both();
    wording.who_is_there();
    wording.what_is_there();
    wording.drop_denial_of_doubt();
    wording.name_pairs();
    wording.name_the_few();
    wording.one_not_the_other();
    wording.seat_at_an_end();
    wording.sit_between();
    wording.stand_around();
    wording.one_and_the_other();
    wording.no_two_the_same();
    wording.through_the_wall();
    wording.on_the_far_side();
    wording.on_which_side();
    wording.which_of_two();
    wording.on_the_same_side();
    wording.whose_is_named();
    wording.next_door_at_last();
    wording.somebody_who();
    wording.who_they_are();
    wording.visit();
    wording.who_knows_whom();
    wording.tokens
}

impl Wording<'_> {
    /// Where values are named.
    fn named(&self) -> &[Range<usize>] {
        &self.all_named().ranges
    }

    /// The values that are named.
    fn mentions(&self) -> &[Mention] {
        &self.all_named().mentions
    }

    fn all_named(&self) -> &Named {
        self.named.get_or_init(|| {
            let mentions = self.ground.gazetteer.find(&self.ground.lexicon, &self.tokens);
            let ranges = mentions.iter().map(|mention| mention.start..mention.end).collect();
            Named { mentions, ranges }
        })
    }

    fn is(&self, at: usize, words: &[&str]) -> bool {
        self.tokens.get(at).is_some_and(|token| token.is(words))
    }

    fn is_mark(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(Token::is_mark)
    }

    /// Whether a value is named in these tokens.
    fn names(&self, range: Range<usize>) -> bool {
        self.named().iter().any(|named| named.start < range.end && range.start < named.end)
    }

    fn replace_by(&mut self, range: Range<usize>, words: Vec<Token>) {
        self.tokens.splice(range, words);
        self.named.take();
    }

    /// The whole sentence anew: what is said of the one, whom it relates to the other.
    fn say_of_two(&mut self, one: &Range<usize>, words: &str, other: &Range<usize>) {
        let (one, other) = (self.unowning(one), self.unowning(other));
        let at = one.len();
        self.replace_by(0..self.tokens.len(), [one, other].concat());
        self.replace(at..at, words);
    }

    /// These words, of which nothing is anybody's.
    fn unowning(&self, range: &Range<usize>) -> Vec<Token> {
        let words = self.tokens[range.clone()].iter().cloned();
        words.map(|word| Token { possessive: false, ..word }).collect()
    }

    /// Puts these words in the place of others; what would go past the end goes to the end.
    fn replace(&mut self, range: Range<usize>, words: &str) {
        let end = self.tokens.len();
        let range = range.start.min(end)..range.end.clamp(range.start.min(end), end);
        let at = match self.tokens.get(range.start).or(self.tokens.last()) {
            Some(token) => token.at.clone(),
            None => return,
        };
        let words = words.split_ascii_whitespace().map(|word| Token {
            word: word.to_owned(),
            at: at.clone(),
            capital: false,
            upper: false,
            possessive: false,
            glued: false,
        });
        let words: Vec<Token> = words.collect();
        self.tokens.splice(range, words);
        self.named = OnceCell::new();
    }
}
