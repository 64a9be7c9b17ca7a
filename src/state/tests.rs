use super::*;
use crate::engine::{Response, protocol};
use crate::views::explore::worth::{Part, Worth};
use puzzle::HintSet;
use puzzle::reading::Reading;
use solver::{Core, Count, Problem, Unwatched};

fn open(fragment: &str) -> State {
    let setup = Setup::from_fragment(fragment).0;
    // The page's other program says what is wrong.
    let troubles = link::decode(fragment).1.into_iter();
    troubles.fold(State::new(setup), |state, trouble| {
        state.after(Action::Notify(Tone::Trouble, trouble))
    })
}

fn heard(state: &State, answer: Answer) -> Action {
    Action::Heard(Response { request: state.request(), answer })
}

/// What the core says to the state's newest request.
fn answer(state: &State) -> Action {
    let setup = state.setup();
    let mut core = Core::new(Problem::from(&*setup.puzzle));
    let survey = core.survey(setup.active(), &mut solver::keep_going);
    heard(state, Answer::Survey(survey.into()))
}

fn answered(state: &State) -> State {
    state.after(answer(state))
}

/// A sign of life about the state's newest request.
fn sign(state: &State, partial: Partial) -> Action {
    heard(state, Answer::Alive(partial))
}

fn count(state: &State) -> Option<Count> {
    match &state.shown().findings {
        Findings::Known(survey) => survey.count.exact().cloned(),
        Findings::Open(known) | Findings::Stopped(known) => {
            known.count.as_ref().and_then(Tally::exact).cloned()
        }
        Findings::Failed(_) => None,
    }
}

#[test]
fn what_is_shown_is_always_a_setup_with_its_own_count() {
    let before = answered(&open("p=fish"));
    assert_eq!(before.job(), None);
    let toggled = before.after(Action::Toggle(8));
    assert_eq!(toggled.shown().setup, *toggled.setup());
    let job = toggled.job().unwrap();
    let active = toggled.setup().active().clone();
    assert_eq!(job.request, Request { number: toggled.request(), ask: Ask::Survey(active) });
    let after = answered(&toggled);
    assert_eq!((count(&after), after.job()), (Some(Count::from(17u64)), None));
}

#[test]
fn a_late_answer_is_not_shown() {
    let before = answered(&open("p=fish"));
    let first = before.after(Action::Toggle(8));
    let late = answer(&first);
    let second = first.after(Action::Toggle(0));
    let state = second.after(late);
    assert_eq!(state, second);
    assert_eq!(count(&answered(&state)), Some(Count::from(99u64)));
}

#[test]
fn before_any_answer_a_single_switch_still_has_its_count_and_several_have_none() {
    let before = answered(&open("p=fish"));
    assert_eq!(count(&before.after(Action::Toggle(8))), Some(Count::from(17u64)));
    assert_eq!(count(&before.after(Action::Activate(HintSet::none()))), None);
}

#[test]
fn a_count_known_beforehand_is_not_taken_back_by_a_bound() {
    let one = answered(&open("p=fish")).after(Action::Toggle(8));
    let bound = Some(Tally::AtLeast(Count::from(5u64)));
    let one = one.after(sign(&one, Partial { count: bound, ..Partial::default() }));
    assert_eq!(count(&one), Some(Count::from(17u64)));
}

#[test]
fn statuses_are_shown_while_counts_are_open() {
    let start = open("p=fish");
    let statuses = match answered(&start).shown().findings.clone() {
        Findings::Known(survey) => survey.statuses.clone(),
        other => panic!("{other:?}"),
    };
    let state = start.after(sign(&start, Partial { statuses, ..Partial::default() }));
    let worths: Vec<Worth> = (0..15).map(|hint| Worth::of(state.shown(), hint)).collect();
    assert_eq!(worths[14].part, Part::Implied);
    assert_eq!(worths[14].words(), (None, "adds nothing"));
    for worth in &worths[..14] {
        assert_eq!((worth.status(), worth.words()), ("needed", (None, "needed")));
    }
    let off = state.after(Action::Toggle(14));
    assert_eq!(Worth::of(off.shown(), 14).status(), "off");
    let other = Worth::of(off.shown(), 0);
    assert_eq!(other.part, Part::Open, "statuses of other switches are not shown");
}

#[test]
fn undo_and_redo_bring_back_switches_puzzles_and_readings() {
    let start = open("p=fish");
    let read = start.after(Action::Open(start.setup().with_reading(4, Reading::Somewhere)));
    let other = read.after(Action::Open(Setup::from_fragment("p=zebra").0));
    let toggled = other.after(Action::Toggle(0));
    assert_eq!(toggled.timeline().number(), 3);
    let back = toggled.after(Action::GoTo(1));
    assert_eq!(back.setup().fragment(), "p=fish&read=4:somewhere");
    assert_eq!(back.after(Action::GoTo(3)).setup(), toggled.setup());
    assert!(back.request() > toggled.request());
}

#[test]
fn the_browsers_history_finds_its_step_or_makes_one() {
    let start = open("p=fish");
    let toggled = start.after(Action::Toggle(8));
    let setup = start.setup();
    let visit = |number| Action::Follow(setup.fragment(), Come::Visit(number));
    let back = toggled.after(visit(Some(0)));
    assert_eq!((back.timeline().number(), back.redoes()), (0, Some(1)));
    let elsewhere = toggled.after(visit(None));
    assert_eq!((elsewhere.timeline().number(), elsewhere.setup()), (2, start.setup()));
}

#[test]
fn nothing_to_compute_means_no_new_request() {
    let state = answered(&open("p=fish"));
    for action in [
        Action::Activate(state.setup().active().clone()),
        Action::Browse(Some(0)),
        Action::Notify(Tone::Good, "copied".into()),
    ] {
        assert_eq!(state.after(action).request(), state.request());
    }
}

#[test]
fn a_broken_link_says_what_is_broken_and_opens_all_the_same() {
    let state = open("p=fsh&off=99");
    assert_eq!(state.setup().preset(), Some("fish"));
    let notice = &state.notices()[0].text;
    assert!(notice.contains("fsh") && notice.contains("zebra"), "{notice}");
    let dismissed = state.after(Action::Dismiss(state.notices()[0].id));
    assert_eq!(dismissed.notices().len(), state.notices().len() - 1);
}

#[test]
fn a_solution_that_comes_for_another_set_of_hints_is_dropped() {
    let state = answered(&open("p=fish&off=9")).after(Action::Browse(Some(3)));
    let (mut core, active) =
        (Core::new(Problem::from(&*state.setup().puzzle)), state.setup().active().clone());
    assert!(core.count(&active, &mut Unwatched).exact().is_some());
    let solution = core.solutions(&active).nth(3);
    let arrived = |request| {
        let answer = Answer::Solution { index: 3, solution: solution.clone() };
        Action::Heard(Response { request, answer })
    };
    assert_eq!(state.after(arrived(state.request() - 1)), state);
    assert_eq!(
        state.after(arrived(state.request())).shown().browsing,
        solution.clone().map(|found| Browsing { wanted: 3, found: Some((3, found)) })
    );
}

#[test]
fn another_view_is_a_step_but_nothing_new_to_compute() {
    let explore = answered(&open("p=fish&off=9"));
    let sets = explore.after(Action::Look(View::Sets));
    assert_eq!(sets.setup().fragment(), "p=fish&off=9&v=sets");
    assert_eq!(sets.request(), explore.request());
    assert_eq!((&sets.shown().setup, count(&sets)), (sets.setup(), Some(Count::from(17u64))));
    // The puzzle as it was set, and another one, are looked at in the same view.
    let other = sets.after(Action::Open(sets.setup().with_preset("zebra")));
    assert_eq!(other.setup().fragment(), "p=zebra&v=sets");
    let back = sets.after(Action::Look(View::Explore));
    assert_eq!(back.setup().fragment(), "p=fish&off=9");
    assert_eq!(back.after(Action::GoTo(1)).setup().view(), View::Sets);
    assert_eq!(back.after(Action::GoTo(1)).request(), explore.request());
}

#[test]
fn a_count_can_be_stopped_and_taken_up_again() {
    let start = open("p=fish");
    let known =
        |n: u64| Partial { count: Some(Tally::AtLeast(Count::from(n))), ..Partial::default() };
    let at_least = |n: u64| Findings::Open(known(n));
    let counting = start.after(sign(&start, known(40)));
    let stopped = counting.after(Action::Stop);
    assert_eq!(stopped.shown().findings, Findings::Stopped(known(40)));
    // A sign of life that was under way does not start it again; going on is a new request.
    assert_eq!(stopped.after(sign(&stopped, known(50))), stopped);
    let going = stopped.after(Action::GoOn);
    assert_eq!((going.request(), &going.shown().findings), (stopped.request() + 1, &at_least(40)));
    assert_eq!(count(&answered(&going)), Some(Count::from(1u64)));
    // What is known is not stopped.
    let known = answered(&start);
    assert_eq!(known.after(Action::Stop), known);
}

#[test]
fn what_a_link_needs_is_fetched_and_then_opened() {
    let tea = "p=tea&v=play";
    let page = State::of_link("p=fish".to_owned()).with_rest(Rest::NotYet);
    assert_eq!((page.rest(), page.pending()), (&Rest::NotYet, None));
    let chosen = page.after(Action::Follow(tea.to_owned(), Come::Choice));
    assert_eq!((chosen.setup(), chosen.rest()), (page.setup(), &Rest::OnTheWay(1)));
    // A switch that is turned meanwhile is not lost, nor is what was asked for.
    let toggled = chosen.after(Action::Toggle(8));
    let pending = toggled.pending().unwrap().clone();
    assert!(pending.puzzle && !toggled.is_empty());
    let failed = toggled.after(Action::LoadFailed("lost".to_owned()));
    assert_eq!(failed.after(Action::LoadAgain).rest(), &Rest::OnTheWay(1));
    // Who goes on with something else is not called back later.
    let looked = failed.after(Action::Look(View::Sets));
    assert_eq!((looked.pending(), looked.rest()), (None, &Rest::OnTheWay(1)));
    let zebra = Setup::from_fragment("p=zebra&v=play").0;
    assert_eq!(looked.after(Action::Opened(pending.clone(), Some(zebra.clone()))), looked);
    let opened = toggled.after(Action::Opened(pending, Some(zebra.clone())));
    assert_eq!((&**opened.setup(), opened.pending()), (&zebra, None));
    assert_eq!(opened.after(Action::Undo).setup().fragment(), "p=fish&off=9&v=play");
}

#[test]
fn a_page_that_is_opened_with_a_text_has_nothing_to_show_until_it_is_read() {
    let page = State::of_link("t=x&v=play".to_owned()).with_rest(Rest::NotYet);
    assert!(page.is_empty() && *page.rest() == Rest::OnTheWay(1));
    let pending = page.pending().unwrap().clone();
    let read = page.after(Action::Opened(pending, Some(Setup::from_fragment("p=zebra").0)));
    assert!(!read.is_empty() && read.undoes().is_none());
    assert_eq!(read.setup().preset(), Some("zebra"));
}

#[test]
fn a_page_is_handed_over_as_it_is() {
    let page = answered(&open("p=fish&off=9")).after(Action::Toggle(0)).after(Action::Undo);
    let page = page.after(Action::Browse(Some(3)));
    let given: State = protocol::decode(&protocol::encode(&page)).unwrap();
    assert_eq!(given, page);
}

#[test]
fn undo_takes_back_what_changed_the_puzzle_and_not_where_the_reader_went() {
    let page = answered(&open("p=fish")).after(Action::Toggle(8)).after(Action::Look(View::Sets));
    assert_eq!(page.after(Action::Look(View::Explore)).undoes(), Some(0));
    let undone = page.after(Action::Undo);
    assert_eq!(undone.setup().fragment(), "p=fish&v=sets");
    assert_eq!(undone.undoes(), None);
    let redone = undone.after(Action::Redo);
    assert_eq!(
        (redone.setup().fragment().as_str(), redone.redoes()),
        ("p=fish&off=9&v=sets", None)
    );
    // Only walking about leaves nothing to take back.
    assert_eq!(open("p=fish").after(Action::Look(View::Sets)).undoes(), None);
}

#[test]
fn the_hint_that_adds_nothing_is_to_be_found() {
    let start = answered(&open("p=fish"));
    assert!((0..15).all(|hint| start.veils_worth(hint)) && start.veils_answer());
    // What a hint is worth is seen once its switch has been turned.
    let tried = answered(&start.after(Action::Toggle(8)));
    assert!(!tried.veils_worth(8) && tried.veils_worth(14));
    let back = answered(&tried.after(Action::Undo));
    assert!(back.dare().is_some_and(|dare| dare.found.is_none()));
    let found = answered(&back.after(Action::Toggle(14)));
    let off = [14].into_iter().collect::<HintSet>();
    assert_eq!(found.dare().and_then(|dare| dare.found.clone()), Some(off));
    assert!(!(0..15).any(|hint| found.veils_worth(hint)));
    // It is not asked again, in this reading of the puzzle.
    let again = answered(&found.after(Action::Toggle(14)));
    let next = State::new((**start.setup()).clone()).with_spoilers(again.spoilers().clone());
    assert_eq!(answered(&next).dare(), None);
    // Another puzzle has nothing to find.
    let zebra = answered(&start.after(Action::Open(start.setup().with_preset("zebra"))));
    assert_eq!((zebra.dare(), zebra.veils_worth(0)), (None, false));
}

#[test]
fn what_is_asked_for_is_told() {
    let start = answered(&open("p=fish"));
    let worths = start.after(Action::ShowWorths);
    assert_eq!(worths.dare().and_then(|dare| dare.found.clone()), Some(HintSet::none()));
    assert!(!worths.veils_worth(0) && worths.veils_answer());
    let answer = start.after(Action::ShowAnswer(true));
    assert!(!answer.veils_answer() && answer.after(Action::ShowAnswer(false)).veils_answer());
    let zebra = answer.after(Action::Open(answer.setup().with_preset("zebra")));
    assert!(zebra.veils_answer());
    assert!(!zebra.after(Action::ShowAllAnswers(true)).veils_answer());
    // A page around may want it otherwise.
    let embedded = answered(&open("p=fish&embed&answer=shown&dare=off"));
    assert!(!embedded.veils_answer() && embedded.dare().is_none());
}

#[test]
fn what_takes_too_long_for_the_page_is_left_to_the_whole_program() {
    let page = open("p=fish").with_rest(Rest::NotYet);
    assert_eq!(page.after(Action::Notify(Tone::Good, "x".to_owned())).rest(), &Rest::NotYet);
    let outgrown = page.after(Action::Outgrow);
    assert!(outgrown.is_outgrown() && *outgrown.rest() == Rest::OnTheWay(1));
    assert!(!answered(&outgrown).is_outgrown());
}
