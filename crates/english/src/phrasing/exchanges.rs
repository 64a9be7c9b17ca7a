//! What one person does for another, or gets from them: "cooked the salad for Alice", "lent her shoes
//! to", "borrowed a book from".

use std::ops::Range;

use super::super::tokens::TITLES;
use super::Wording;
use super::acquaintances::PLACES;

impl Wording<'_> {
    /// "The chef cooked the salad for Alice": who of the two has the salad is not sure.
    pub(super) fn something_for_somebody(
        &mut self,
        a: &Range<usize>,
        b: &Range<usize>,
        c: &Range<usize>,
    ) {
        let mut at = c.start;
        while at > b.end && self.is(at - 1, &["the", "a", "an"]) {
            at -= 1;
        }
        let led = at > b.end && self.is(at - 1, &["for", "to", "on", "with"]);
        let marked = (a.end..c.start).any(|at| {
            self.is_mark(at) || self.is(at, &["and", "or", "but", "who", "nor", "that", "while"])
        });
        let placed = (b.end..c.start).any(|at| self.is(at, PLACES));
        let be = (a.end..b.start).any(|at| self.is(at, &["is", "was", "next", "not"]));
        if led
            && at == b.end + 1
            && !marked
            && !placed
            && !be
            && self.is_person(a)
            && !self.is_person(b)
            && self.is_person(c)
        {
            self.replace(at - 1..at, "might");
        }
    }

    /// "A flat" of "shares a flat with", "her shoes" of "lent her shoes to", "a photo" of "took a
    /// photo of": how many words there are before it is said with whom; none that names a role.
    pub(super) fn what_it_takes(&self, at: usize, end: usize) -> usize {
        let article = self.is(at, &["a", "an", "the", "some", "his", "her", "their"]);
        let roles = ["name", "surname", "title", "job", "role", "post", "nickname"];
        let shots = ["photo", "photograph", "picture", "portrait", "video", "drawing"];
        let to = (at + 2..(at + 4).min(end)).find(|&to| {
            self.is(to, &["with", "to", "for"]) || self.is(to, &["of"]) && self.is(to - 1, &shots)
        });
        let plain = |to: &usize| {
            !self.names(at..*to) && !(at..*to).any(|i| self.is(i, &roles) || self.is_mark(i))
        };
        to.filter(|to| article && plain(to)).map_or(0, |to| to - at)
    }

    /// "Borrowed a book from": where one person gets something from another, at "from".
    pub(super) fn gets_from(&self, a: &Range<usize>, b: &Range<usize>) -> Option<usize> {
        const GETS: &[&str] = &[
            "borrowed",
            "borrows",
            "inherited",
            "received",
            "receives",
            "learned",
            "learnt",
            "heard",
            "rented",
            "rents",
            "stole",
            "buys",
            "bought",
            "gets",
            "got",
            "accepted",
        ];
        let from = (a.end + 1..b.start).rfind(|&at| self.is(at, &["from"]))?;
        let article =
            (from + 1..b.start).all(|at| self.is(at, &["the", "a", "an"]) || self.is(at, &TITLES));
        let gets = (a.end..a.end + 3).find(|&at| self.is(at, GETS))?;
        let plain = (gets..from).all(|at| {
            let idle = !self.is_mark(at) && !self.is(at, PLACES);
            idle && !self.is(at, &["and", "or", "who", "but"])
        });
        (article && plain && gets < from).then_some(from)
    }
}
