//! What questions ask for, in many words and several sceneries.

use english::import::import;
use puzzle::Asked;

/// Each section has a puzzle, a line `--`, and questions behind what they ask for.
#[test]
fn what_is_asked_for_is_found_in_many_words() {
    let mut wrong = Vec::new();
    let mut count = 0;
    for section in include_str!("../data/questions.txt").split("\n== ") {
        let (text, questions) = section.split_once("\n--\n").unwrap();
        let (_, text) = text.split_once('\n').unwrap();
        for line in questions.lines() {
            let (wanted, question) = line.split_once(" | ").unwrap();
            let found = import(&format!("{text}\n\n{question}\n")).unwrap().puzzle;
            let asked = match found.questions.first().map(|question| question.asked) {
                Some(Asked::House) => "House",
                Some(Asked::Category(c)) => found.categories[usize::from(c)].name.as_str(),
                None => "nothing",
            };
            count += 1;
            if asked != wanted || found.questions.len() != 1 {
                wrong.push(format!("{question} asks for {asked}, not {wanted}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
}

/// Fragments in curly quotes, and letters of several bytes before "ing".
#[test]
fn what_is_asked_in_other_letters_is_no_trouble() {
    let lists = "Four planets in a row.\nPlanets: Arda, Brel, Cyme, Esk\n\
        Crews: monks, miners, pirates, nuns\nDeeds: ab\u{1041}ing x, see\u{e9}\u{e9}ing y, rowing, digging z\n\
        1. Arda has the monks.\n2. Brel is digging z.\n3. Cyme is next to the nuns.\n";
    for question in
        ["\u{201c}Crew of Esk?\u{201d}", "\u{201c}Esk\u{2019}s crew?\u{201d}", "Crew of Esk?"]
    {
        let found = import(&format!("{lists}{question}\n")).unwrap().puzzle;
        assert_eq!(found.categories.len(), 3, "{question}");
    }
}
