//! Things that have a value about them or a name of their own: "a unicorn on his shield", "whose pet
//! is named Rex".

use super::super::lexicon::{is_place, is_site};
use super::super::tokens::{Token, stem};
use super::verbs::doer;
use super::words::{Role, is_helper, is_person};

/// What has the value about it: the shield in "a unicorn on his shield" and in "his shield showed a
/// phoenix".
pub(super) fn holder(
    words: &[Token],
    roles: &[Role],
    (from, to): (usize, usize),
) -> Option<String> {
    let thing = |i: usize| {
        let word = &words[i].word;
        let somebody = is_person(word) || doer(word).is_some();
        let plain = !is_place(word) && !is_site(word) && !somebody;
        (roles.get(i) == Some(&Role::Noun) && plain).then(|| stem(word))
    };
    let whose = words.get(to + 1).is_some_and(|word| word.is(&["his", "her", "its", "their"]));
    if roles.get(to) == Some(&Role::Preposition) && whose {
        return thing(to + 2);
    }
    let lead = |i: &usize| matches!(roles[*i], Role::Article | Role::Filler);
    let verb = (0..from).rev().find(|i| !lead(i)).filter(|&i| matches!(roles[i], Role::Verb(_)))?;
    // "Which country did the skier visit?"
    if words[verb].is(&["do", "does", "did"]) {
        return None;
    }
    (0..verb).rev().find(|&i| !is_helper(&words[i])).and_then(thing)
}

/// What is called by such a name has one of its own: the "pet name" Sparky.
pub(super) const NAME_OF_THING: &str = " name";

/// "Pet" of "whose pet is named Sparky": what has the name that starts here, unless it is somebody.
pub(super) fn possession_called(words: &[Token], roles: &[Role], from: usize) -> Option<String> {
    let noun = (0..from - 1).rev().find(|&i| roles[i] != Role::Be)?;
    let whose = noun.checked_sub(1).is_some_and(|i| words[i].is(&["whose", "his", "her"]));
    (whose && !is_person(&words[noun].word)).then(|| stem(&words[noun].word))
}
