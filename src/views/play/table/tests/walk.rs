//! Any actions in any order, on the page and on paper.

use std::collections::BTreeMap;

use super::line::{Line, Link};
use super::paper::{Marks, Paper, spots};
use super::*;
use crate::views::explain::End;
use explain::{Ending, Fact, Nudge};
use generate::Issue;
use puzzle::{Puzzle, Random};
use solver::{Tally, Unwatched};

/// The same thing twice: the page, and what somebody with pencil and paper makes of it.
struct Walk {
    random: Random,
    page: Page,
    line: Line,
    /// The game on the table, where Play is open.
    game: Option<(String, Paper)>,
    kept: BTreeMap<String, Paper>,
    fill: Option<Fill>,
    /// A stroke over several spots, and the moment that it has made.
    stroke: Option<Option<usize>>,
    /// What entries of the browser's history name.
    entries: Vec<(usize, Link)>,
    made: Vec<Puzzle>,
}

const VIEWS: [View; 6] =
    [View::Play, View::Play, View::Explore, View::Explain, View::Day, View::Share];

impl Walk {
    fn new(seed: u64) -> Self {
        let issue = |text: &str| text.parse::<Issue>().expect("it is the puzzle of a day");
        let made = ["2026-11-16:easy", "2026-11-17:easy"].map(|text| {
            let Issue { date, difficulty } = issue(text);
            generate::of_day(date, difficulty, &mut Unwatched).expect("there is one")
        });
        for text in ["2026-11-23:easy", "2026-11-24:easy"] {
            let puzzle = issue(text).puzzle(&mut Unwatched).expect("there is one");
            let packed = puzzle::pack::pack(&puzzle).expect("it is small");
            link::bring(&format!("day={text}"), &packed).expect("it can be read");
        }
        let first = Link::to("p=fish", View::Play);
        let mut walk = Self {
            random: Random::new(seed),
            page: Page::open(&first.fragment()),
            line: Line::new(first),
            game: None,
            kept: BTreeMap::new(),
            fill: None,
            stroke: None,
            entries: Vec::new(),
            made: made.into(),
        };
        walk.show();
        walk
    }

    fn puzzle(&self) -> std::rc::Rc<Puzzle> {
        self.page.state.setup().puzzle.clone()
    }

    /// Lays the game of the moment on the table.
    fn show(&mut self) {
        let link = &self.line.now().link;
        if link.view != View::Play {
            self.game = None;
            return;
        }
        let (key, before) = (link.key(), self.game.take());
        let mut paper = match &before {
            Some((other, paper)) if *other == key => paper.clone(),
            _ => self.kept.get(&key).cloned().unwrap_or_default(),
        };
        let fill = before.map(|(_, paper)| paper.fill).or(self.fill);
        paper.fill = fill.unwrap_or(paper.fill);
        if let Some(marks) = self.line.marks() {
            paper.marks = marks.clone();
        }
        self.kept.insert(key.clone(), paper.clone());
        self.game = Some((key, paper));
    }

    /// A move of the player's, or of another tab.
    fn play(&mut self, step: Move) {
        let Some((_, paper)) = &mut self.game else { return };
        let before = paper.marks.clone();
        paper.play(&step);
        let after = paper.marks.clone();
        let is_another = after != before;
        if let Move::Fill(fill) = step {
            self.fill = Some(fill);
        }
        match step {
            Move::Cross(_, false) => self.stroke = Some(None),
            Move::Cross(_, true) | Move::Played(_) => {}
            _ => self.stroke = None,
        }
        let goes_on = matches!(step, Move::Cross(_, true));
        if is_another && goes_on && self.stroke == Some(Some(self.line.now().number)) {
            self.line.note(&after);
        } else if is_another {
            if self.line.marks().is_none() {
                self.line.note(&before);
            }
            self.line.step(&after);
            let number = self.line.now().number;
            self.stroke = self.stroke.map(|made| made.or(Some(number)));
        }
        self.page.play(step);
    }

    fn any_move(&mut self) {
        let puzzle = self.puzzle();
        let random = &mut self.random;
        let mark = [Mark::In, Mark::Out, Mark::Maybe][random.below(3)];
        // Few spots, so that marks meet.
        let a = value(random.below(2), random.below(2));
        let house = random.below(3);
        let pair = Spot::Pair(a, value(2, random.below(2)));
        let hint = random.below(4);
        let step = match random.below(22) {
            0..6 => Move::Mark(Spot::House(a, house), mark),
            6..8 => Move::Cross(Spot::House(a, house), random.chance(66)),
            8..11 => Move::Mark(pair, mark),
            11..13 => Move::Strike(hint),
            13..15 => Move::Take(vec![Fact::placed(a, house), Fact::ruled_out(a, 3)]),
            15 => Move::Fill(*random.pick(&Fill::ALL)),
            16 => Move::Standings(random.chance(50)),
            17 => Move::Helped(Help { nudges: 1, steps: random.below(2), checks: 1 }),
            18 => Move::Played(random.below(20)),
            19 if random.chance(30) => Move::Restart,
            _ => return self.other_tab(hint, &puzzle),
        };
        self.play(step);
    }

    /// Another tab strikes a hint, after some time.
    fn other_tab(&mut self, hint: usize, puzzle: &Puzzle) {
        let Some(table) = &self.page.table else { return };
        let steps = [Move::Strike(hint), Move::Played(9)];
        let text =
            steps.iter().fold(table.game().clone(), |game, it| game.after(it.clone())).save();
        let other = Game::load(puzzle, &text).expect("it has been saved");
        if let Some((_, paper)) = &mut self.game {
            let before = paper.marks.clone();
            steps.iter().for_each(|step| paper.play(step));
            let after = paper.marks.clone();
            if self.line.marks().is_none() {
                self.line.note(&before);
            }
            self.line.step(&after);
        }
        self.stroke = None;
        self.page.play(Move::TakeOver(other));
    }

    /// A link, with the marks of some game or without.
    fn link(&mut self) {
        let mut link = self.line.now().link.clone();
        if self.random.chance(50) {
            let source = *self.random.pick(&["p=fish", "p=zebra", "day=2026-11-23:easy"]);
            link = Link::to(source, *self.random.pick(&VIEWS));
        }
        if self.random.chance(40) {
            let fragment = link.fragment();
            self.line.open(link);
            return self.page.act(Action::Follow(fragment, Come::Choice));
        }
        link.view = View::Play;
        let fragment = link.fragment();
        let puzzle = Setup::from_fragment(&fragment).0.puzzle;
        self.line.open(link);
        self.show();
        let own = self.game.as_ref().expect("Play is open").1.marks.clone();
        let (mut marks, mut position) = (Marks::default(), Position::empty(&puzzle));
        if self.random.chance(20) {
            marks = own.clone();
            position = own.on(position);
        } else {
            let spots = spots(&puzzle);
            for _ in 0..self.random.below(4) {
                let spot = *self.random.pick(&spots);
                marks.put(spot, Mark::Out);
                position = position.with(spot, Mark::Out);
            }
            marks.strike(1);
            position = position.with_struck(1);
        }
        self.line.note(&own);
        if marks != own {
            self.line.step(&marks);
        }
        self.page.follow(&fragment, &position);
    }

    /// The engine is asked where to look, or whether all is right; what it says leads on.
    fn ask(&mut self) {
        let Some(table) = self.page.table.clone() else { return };
        self.page.turn(Turn::Ask);
        let request = self.page.table().request();
        if self.random.chance(40) {
            let words = || "here".to_owned();
            let nudge = Nudge { place: words(), hints: words(), step: words() };
            let found = vec![Fact::placed(value(0, 0), self.random.below(3))];
            self.page.turn(Turn::Heard(request, News::Nudge(nudge, found.clone())));
            assert!(matches!(self.page.table().answer(), Answer::Nudge(_, 1, _)));
            return self.play(Move::Take(found));
        }
        let count = table.past.len();
        let right = self.random.below(count.min(20));
        let fits = (0..count).map(|at| at + right < count).collect();
        self.page.turn(Turn::Heard(request, News::Checked { fits, wrong: Vec::new() }));
        let Answer::Wrong(_, back) = self.page.table().answer().clone() else {
            return assert_eq!(*self.page.table().answer(), Answer::Right);
        };
        let back = back.expect("some moment was right");
        let wanted = table.past[count - 1 - right].1.clone();
        let is_there = self.line.go_to(back);
        self.stroke = None;
        self.page.play(Move::BackTo(back));
        // A moment that has become one with its neighbour leads nowhere.
        assert_eq!(
            self.page.position(),
            if is_there { wanted } else { table.game().position().clone() }
        );
    }

    /// Something that the page does, whatever is open.
    fn act(&mut self) {
        let setup = self.page.state.setup().clone();
        let mut link = self.line.now().link.clone();
        let action = match self.random.below(12) {
            0..3 => {
                let number = [2, 4][self.random.below(2)];
                if !link.off.remove(&number) {
                    link.off.insert(number);
                }
                let hints = setup.puzzle.hints();
                Action::Toggle(hints.iter().position(|hint| hint.number == number).unwrap())
            }
            3..8 => {
                link.view = *self.random.pick(&VIEWS);
                Action::Look(link.view)
            }
            8 => {
                link.off.clear();
                Action::Restart
            }
            9..11 => {
                let id = *self.random.pick(&["fish", "zebra"]);
                link = Link::to(&format!("p={id}"), link.view);
                Action::Open(setup.with_preset(id))
            }
            _ => {
                // Hints whose numbers are off stay off.
                let puzzle = self.random.pick(&self.made);
                let new = setup.with_puzzle(puzzle).unwrap().with_view(View::Play);
                (link.source, link.view) = (new.source().to_owned(), View::Play);
                Action::Open(new)
            }
        };
        self.line.open(link);
        self.page.act(action);
    }

    /// The browser goes to some entry of its history.
    fn visit(&mut self) {
        let recent = self.entries.len().min(12);
        let at = self.entries.len() - 1 - self.random.below(recent);
        let (number, link) = self.entries[at].clone();
        self.line.go_to(number);
        self.line.open(link.clone());
        self.page.act(Action::Follow(link.fragment(), Come::Visit(Some(number))));
    }

    fn step(&mut self) {
        match self.random.below(24) {
            0..10 => self.any_move(),
            10..12 if self.game.is_some() => {
                self.stroke = None;
                self.line.go(-isize::from(self.line.is_same(-1)));
                self.page.play(Move::Undo);
            }
            12..14 if self.game.is_some() => {
                self.stroke = None;
                self.line.go(isize::from(self.line.is_same(1)));
                self.page.play(Move::Redo);
            }
            14 => self.ask(),
            15 => {
                self.line.go(-1);
                self.page.act(Action::GoTo(self.page.state.timeline().before()));
            }
            16 => {
                self.line.go(1);
                self.page.act(Action::GoTo(self.page.state.timeline().after()));
            }
            17 => {
                self.line.step_by(-1);
                self.page.act(Action::Undo);
            }
            18 => {
                self.line.step_by(1);
                self.page.act(Action::Redo);
            }
            19 => self.visit(),
            20..22 => self.link(),
            _ => self.act(),
        }
    }

    fn compare(&mut self, before: Option<Table>, number: usize, when: &str) {
        self.show();
        let now = self.line.now();
        if now.number != number {
            // A stroke that made the moment goes on; at any other it has ended.
            self.stroke = self.stroke.filter(|made| *made == Some(now.number));
        }
        if self.game.is_none() {
            self.stroke = None;
        }
        assert_eq!(self.page.state.timeline().number(), now.number, "{when}");
        assert_eq!(
            **self.page.state.setup(),
            Setup::from_fragment(&now.link.fragment()).0,
            "{when}"
        );
        if self.entries.last().is_none_or(|(number, _)| *number != now.number) {
            self.entries.push((now.number, now.link.clone()));
        }
        let Some((key, paper)) = &self.game else {
            return assert!(self.page.table.is_none(), "{when}");
        };
        let table = self.page.table();
        assert_eq!(table.key(), key, "{when}");
        paper.assert_is(table.game(), &self.puzzle(), when);
        let able = (table.can_undo(), table.can_redo());
        assert_eq!(able, (self.line.is_same(-1), self.line.is_same(1)), "{when}");
        if before.is_some_and(|before| before.moment() != table.moment()) {
            self.help_is_about_now();
        }
    }

    /// Help is gone as soon as the moment is another one, and comes for this moment only.
    fn help_is_about_now(&mut self) {
        let page = &mut self.page;
        assert_eq!(*page.table().answer(), Answer::None);
        let left = Tally::AtLeast(Default::default());
        let ending = Ending::Open;
        let end = End { ending, words: String::new(), left, rating: None, insight: None };
        let news = News::End(end);
        page.turn(Turn::Heard(page.table().request(), news.clone()));
        assert_eq!(*page.table().answer(), Answer::None);
        page.turn(Turn::Ask);
        if self.random.chance(50) {
            page.turn(Turn::Heard(page.table().request(), news));
            assert!(matches!(page.table().answer(), Answer::NothingMore(_)));
        }
    }
}

/// Walks so many steps after so many marks in a row.
fn walk(seed: u64, marks: usize, steps: usize) {
    let mut walk = Walk::new(seed);
    for step in 0..marks + steps {
        let (before, number) = (walk.page.table.clone(), walk.line.now().number);
        if step < marks {
            walk.any_move()
        } else {
            walk.step()
        }
        walk.compare(before, number, &format!("step {step} of seed {seed}"));
    }
}

#[test]
fn every_way_of_undo_walks_one_line() {
    walk(1, 0, 600);
    walk(36, 0, 2_000);
}

/// As long as somebody plays who never leaves.
#[test]
#[ignore = "takes minutes"]
fn a_hundred_thousand_steps_walk_one_line() {
    walk(3, 0, 100_000);
}

#[test]
fn undo_works_past_what_is_kept() {
    walk(2, 2 * KEPT, 150);
}
