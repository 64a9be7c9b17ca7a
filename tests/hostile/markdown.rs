//! Copy Markdown of Explain, and `zebra explain --markdown`.

use std::rc::Rc;

use explain::{Knowledge, Step, Story, Words};
use puzzle::Puzzle;
use puzzle::escape::markdown;
use solver::Tally;
use zebra_playground::setup::Setup;
use zebra_playground::views::explain::{End, Form, Move, News, StoryState, Told};

use crate::rendered::{elements, renderings, text};
use crate::words::{TEXTS, any, puzzles, seen};
use puzzle::Random;

/// The view Explain at the end of the story.
fn explained(puzzle: &Puzzle) -> StoryState {
    let setup = Setup::from_fragment("p=fish").0.with_puzzle(puzzle).expect("it fits a link");
    let tally = || Tally::AtLeast(Default::default());
    let mut story = Story::new(&setup.puzzle, setup.active(), Knowledge::nothing(&setup.puzzle));
    let words = Words::of(&setup.puzzle);
    let steps: Vec<Step> = story.by_ref().collect();
    let ending = story.ending().expect("it ends").clone();
    let told = steps.iter().map(|step| Told::of(&words, step, None, tally()));
    let news = told.map(|told| News::Step(Box::new(told)));
    let end = News::End(End::of(&setup.puzzle, &steps, ending, tally()));
    let local = StoryState::new(Rc::new(setup.clone()));
    news.chain([end]).fold(local, |local, news| local.after(Move::News(1, news)))
}

/// A heading, a list of steps each with its conclusion in bold, an ending; nothing else.
fn check(post: &str, local: &StoryState) {
    for (renderer, html) in renderings(post) {
        let found = elements(&html);
        let bare: Vec<(&str, String)> = found
            .iter()
            .map(|(name, attributes, text)| {
                assert!(attributes.is_empty(), "{renderer}: {attributes:?} in {html}");
                (&**name, seen(text))
            })
            .collect();
        let heading = seen(local.setup().puzzle.title());
        let mut expected = vec![("h2", heading)];
        let steps: Vec<[String; 2]> = local
            .told()
            .iter()
            .map(|told| [seen(&told.sentences.join(" ")), seen(&told.conclusion)])
            .collect();
        let all = bare.iter().find(|(name, _)| *name == "ol").map(|(_, text)| text.clone());
        expected.push(("ol", all.unwrap_or_default()));
        for [words, conclusion] in &steps {
            let line = bare.iter().find(|(name, text)| {
                *name == "li" && text.starts_with(&format!("{conclusion} {words} ("))
            });
            assert!(line.is_some(), "{renderer}: no {words} in {html}");
            expected.push(("li", line.cloned().unwrap_or_default().1));
            expected.push(("strong", conclusion.clone()));
        }
        let ending = bare.last().cloned().unwrap_or_default();
        assert!(ending.1.starts_with("That is "), "{renderer}: {ending:?}");
        expected.push(("p", ending.1));
        assert_eq!(bare, expected, "{renderer}: {post}");
    }
}

#[test]
fn what_explain_copies_shows_the_words_and_nothing_else() {
    for puzzle in puzzles() {
        let local = explained(&puzzle);
        assert!(local.told().len() > 1);
        check(&local.text(Form::Markdown), &local);
    }
}

/// In a heading, at the start of an item, in bold, in a paragraph of its own.
#[test]
fn any_words_are_themselves_anywhere() {
    let mut random = Random::new(21);
    let random: Vec<String> = (0..4000).map(|_| any(&mut random)).collect();
    for words in TEXTS.iter().copied().chain(random.iter().map(String::as_str)) {
        let (written, shown) = (markdown(words), seen(words));
        if shown.is_empty() {
            continue;
        }
        let document = format!("## {written}\n\n1. {written} **{written}** (x)\n\n{written}\n");
        for (renderer, html) in renderings(&document) {
            let found = elements(&html);
            let names: Vec<&str> = found.iter().map(|(name, ..)| &**name).collect();
            assert_eq!(names, ["h2", "ol", "li", "strong", "p"], "{renderer}: {words:?}: {html}");
            for (name, attributes, text) in &found {
                assert!(attributes.is_empty(), "{renderer}: {words:?}: {html}");
                let expected = match &**name {
                    "ol" | "li" => format!("{shown} {shown} (x)"),
                    _ => shown.clone(),
                };
                assert_eq!(seen(text), expected, "{renderer}: {words:?}: {html}");
            }
        }
        // The same words in HTML.
        assert_eq!(seen(&text(&written)), shown);
    }
}
