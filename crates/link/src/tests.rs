//! Links as people meet them: whole, shortened, damaged, made up.

use super::{decode as decoded, *};
use puzzle::Hint;
use puzzle::Random;
use puzzle::text::Document;
use testing::puzzles::{self, garbage};

/// What a program with all presets reads, and the sentences about what is wrong.
fn decode(fragment: &str) -> (Link, Vec<String>) {
    carry_all_presets();
    decoded(fragment)
}

fn fish() -> Link {
    Link::to(presets::find("fish").unwrap())
}

fn clean(fragment: &str) -> Link {
    let (link, problems) = decode(fragment);
    assert_eq!(problems, [""; 0], "{fragment}");
    link
}

#[test]
fn a_link_opens_what_it_says() {
    assert_eq!(clean(""), fish());
    assert_eq!(clean("#p=fish"), fish());
    let link = clean("#p=fish&off=15&read=4:somewhere&v=explore");
    assert_eq!(link.active, HintSet::first(14));
    assert_eq!(link.readings, [(4, Reading::Somewhere)]);
    assert_eq!(link.view, Some(View::Explore));
    assert_eq!(
        link.puzzle().hints()[3].text,
        "The green house is somewhere left of the white house"
    );
    assert_eq!(clean("v=explore&%6fff=1%35&read=4%3Asomewhere&p=fish"), link);
    assert_eq!(clean("p=zebra&on=2-4").active, HintSet::first(3));
}

#[test]
fn the_shortest_spelling_is_written() {
    let written = |fragment| clean(fragment).encode();
    assert_eq!(fish().encode(), "p=fish");
    assert_eq!(written("p=fish&on=1-14"), "p=fish&off=15");
    assert_eq!(written("off=15&p=fish"), "p=fish&off=15");
    assert_eq!(written("p=fish&on=1-3,5-15"), "p=fish&off=4");
    assert_eq!(written("p=fish&off=2-15"), "p=fish&on=1");
    assert_eq!(written("p=fish&on=none"), "p=fish&off=all");
    assert_eq!(written("p=fish&off=none"), "p=fish");
    assert_eq!(written("p=fish&read=4:immediate"), "p=fish");
    assert_eq!(written("read=6:somewhere&p=zebra"), "p=zebra&read=6:somewhere");
    assert_eq!(written("v=explore"), "p=fish&v=explore");
}

#[test]
fn what_is_wrong_is_said_and_the_rest_still_opens() {
    let problems = |fragment| decode(fragment).1;
    assert_eq!(problems("p=fsh&off=1"), [presets::Unknown("fsh").to_string()]);
    assert_eq!(decode("p=fsh&off=1").0, fish());
    let (link, complaints) = decode("p=fish&off=99&read=4:somewhere,5:immediate,4:x&v=pley");
    assert_eq!(
        complaints,
        [
            "there is no view 'pley' (did you mean play?); choose explore, play, explain, sets, methods, \
             code, articles, edit, day or share",
            "there is no hint 99; the hints are 1–15",
            "hint 5 does not have two readings; only hint 4 has",
            "there is no reading 'x'; choose immediate or somewhere",
        ]
    );
    assert_eq!((link.active, link.readings), (fish().active, vec![(4, Reading::Somewhere)]));
    assert_eq!(problems("p=fish&p=zebra"), ["the link has p twice; the first one counts"]);
    assert_eq!(
        decode(&"x".repeat(MAX_BYTES + 1)),
        (fish(), vec!["the link is longer than 64 kB".to_owned()])
    );
}

#[test]
fn unknown_keys_are_named_and_kept_untouched() {
    let (link, problems) = decode("x=%zz%20&p=fish&flag&off=1");
    assert_eq!(
        problems,
        ["the link has the unknown key 'x'; the keys are z, t, day, p, off, on, read, v"]
    );
    assert_eq!(link.encode(), "p=fish&off=1&x=%zz%20&flag");
}

#[test]
fn percent_codes_are_read_where_they_are_any() {
    for (text, decoded) in [
        ("%41%c3%a9", "Aé"),
        ("%", "%"),
        ("%4", "%4"),
        ("%zz", "%zz"),
        ("%ff", "\u{fffd}"),
        ("a+b", "a+b"),
    ] {
        assert_eq!(percent::decoded(text), decoded);
    }
}

#[test]
fn every_state_survives_its_link() {
    let mut random = Random::new(4);
    for _ in 0..500 {
        let mut link = Link::to(random.pick(presets::all()));
        let all = link.active.clone();
        link.active = all.iter().filter(|_| random.chance(50)).collect();
        let hints = link.source.puzzle().hints();
        let immediate = |hint: &&Hint| hint.reading() == Some(Reading::Immediate);
        if let Some(hint) = hints.iter().find(immediate).filter(|_| random.chance(50)) {
            link.readings.push((hint.number, Reading::Somewhere));
        }
        if random.chance(50) {
            link.view = Some(*random.pick(&View::ALL));
        }
        assert_eq!(clean(&link.encode()), link);
    }
}

#[test]
fn garbage_opens_and_what_it_opens_is_stable() {
    const PIECES: [&str; 22] = [
        "p=",
        "fish",
        "zebra",
        "&",
        "off=",
        "on=",
        "read=",
        "v=",
        "explore",
        "1",
        "-",
        ",",
        "4:",
        "somewhere",
        "none",
        "%",
        "%41",
        "=",
        "é",
        "#",
        "99",
        "x=",
    ];
    let mut random = Random::new(5);
    for _ in 0..2_000 {
        let text = garbage(&mut random, &PIECES, 16);
        let encoded = decode(&text).0.encode();
        assert_eq!(decode(&encoded).0.encode(), encoded, "{text}");
    }
}

#[test]
fn a_link_carries_a_whole_puzzle() {
    let puzzle = puzzles::puzzle(&mut Random::new(21));
    let link = Link::carrying(puzzle.clone()).unwrap();
    let fragment = link.encode();
    assert!(fragment.starts_with("z=1"));
    assert_eq!(clean(&fragment), link);
    assert_eq!(link.puzzle(), puzzle);

    let zebra = presets::find("zebra").unwrap().puzzle();
    let carried = Link::carrying(zebra).unwrap().source;
    let carried = carried.part();
    let link = clean(&format!("off=3&{carried}&read=6:somewhere&v=sets"));
    let named = clean("off=3&p=zebra&read=6:somewhere&v=sets");
    assert_eq!((&link.active, &link.readings), (&named.active, &named.readings));
    assert_eq!(link.puzzle(), named.puzzle());
    assert_eq!(link.encode(), format!("{carried}&off=3&read=6:somewhere&v=sets"));
}

#[test]
fn a_damaged_puzzle_opens_the_first_preset_and_says_why() {
    let whole = Link::carrying(fish().puzzle()).unwrap().encode();
    for fragment in ["z=", "z=1", "z=!", "z=9AAA", &whole[..whole.len() - 9]] {
        let (link, problems) = decode(&format!("{fragment}&off=1&v=sets"));
        assert_eq!(link, Link { view: Some(View::Sets), ..fish() });
        assert_eq!(problems.len(), 1, "{fragment}");
        assert!(problems[0].starts_with("the puzzle in the link "), "{problems:?}");
    }
    let (link, problems) = decode(&format!("p=zebra&{whole}"));
    assert_eq!(problems, ["the link has a puzzle in z and in p; z counts"]);
    assert_eq!(link.encode(), whole);
}

#[test]
fn a_puzzle_as_text_is_packed_where_there_is_a_reader() {
    let text = "Pet: dog, cat%0AColor: red,blue%0A%0A1. One%26all :: dog = red";
    let fragment = packed(&format!("#off=1&t={text}&v=sets"), str::to_owned).unwrap().unwrap();
    assert!(fragment.ends_with("&off=1&v=sets"), "{fragment}");
    let link = clean(&fragment);
    assert_eq!(link.puzzle().hints()[0].text, "One&all");
    assert_eq!(link.active, HintSet::none());
    for as_it_is in [&fragment, "p=fish&off=1", ""] {
        assert_eq!(packed(as_it_is, str::to_owned), Ok(None));
    }
    assert_eq!(
        packed("t=Pet: dog, cat%0A1. :: dig = cat", str::to_owned).unwrap_err(),
        "the puzzle in the link: line 2, column 7: no value 'dig'; did you mean dog?"
    );
    let (link, problems) = decode("t=x&off=1");
    assert_eq!(
        (link, problems.as_slice()),
        (fish(), ["the link's puzzle is a text, which is not read here".to_owned()].as_slice())
    );
}

#[test]
fn a_puzzle_with_a_name_is_read_once_it_has_been_brought() {
    let puzzle = puzzles::puzzle(&mut Random::new(22));
    let part = "day=2026-11-26:easy";
    let hint = numbers::switchable(&puzzle).iter().next().unwrap();
    let fragment = format!("{part}&off={}&v=play", puzzle.hints()[hint].number);
    assert!(needs_help(&fragment));
    let (link, problems) = decode(&fragment);
    assert_eq!(problems, ["there is no puzzle of the day '2026-11-26:easy'"]);
    assert_eq!(link, Link { view: Some(View::Play), ..fish() });
    assert!(bring(part, "1!").is_err() && needs_help(&fragment));
    bring(part, &pack::pack(&puzzle).unwrap()).unwrap();
    assert!(!needs_help(&fragment));
    let link = clean(&fragment);
    assert_eq!((link.puzzle(), link.encode()), (puzzle.clone(), fragment.clone()));
    assert_eq!(link.source.preset(), None);
    // A name keeps its puzzle.
    bring(part, &pack::pack(&fish().puzzle()).unwrap()).unwrap();
    assert_eq!(clean(&fragment).puzzle(), puzzle);
    let (link, problems) = decode(&format!("p=zebra&{fragment}"));
    assert_eq!(problems, ["the link has a puzzle in day and in p; day counts"]);
    assert_eq!(link.encode(), fragment);
}

#[test]
fn what_a_link_carries_counts_more_than_what_it_names() {
    let subject = |fragment| subject(fragment).map(|(key, value)| format!("{key}:{value}"));
    assert_eq!(subject("#off=1&p=fi%73h&day=x&v=play").as_deref(), Some("day:x"));
    assert_eq!(subject("p=fish&t=a%20b&day=x").as_deref(), Some("t:a b"));
    assert_eq!(subject("p=fish&%7A=1&t=a&day=x").as_deref(), Some("z:1"));
    assert_eq!(subject("off=1"), None);
    assert!(needs_help("p=tea"));
    carry_all_presets();
    for fragment in ["", "p=tea", "p=okapi", "z=1&t=a&day=x"] {
        assert!(!needs_help(fragment), "{fragment}");
    }
    assert!(needs_help("t=a&p=fish") && needs_help("p=fish&day=2026-11-27:easy"));
    assert_eq!(with_subject("off=1&p=fish&v=play&z=1", "p=tea"), "p=tea&off=1&v=play");
    assert_eq!(with_subject("", "p=tea"), "p=tea");
}

/// What programs leave out at the end of an address that they make a link of.
fn is_cut(end: char) -> bool {
    !end.is_ascii_alphanumeric()
}

#[test]
fn no_link_ends_in_what_is_cut_off() {
    let mut random = Random::new(15);
    let mut awkward = 0;
    // About one packed puzzle in a hundred needs an end.
    for round in 0..5_000 {
        if round >= 300 && awkward > 0 {
            break;
        }
        let mut link = Link::carrying(puzzles::puzzle(&mut random)).unwrap();
        awkward += usize::from(link.source.part().ends_with(is_cut));
        let all = link.active.clone();
        if random.chance(50) {
            link.active = all.iter().filter(|_| random.chance(50)).collect();
        }
        if random.chance(30) {
            link.rest.push((*random.pick(&["x=a.", "x=(b)", "embed=", "flag_", "y"])).to_owned());
        }
        let fragment = link.encode();
        assert!(!fragment.ends_with(is_cut), "{fragment}");
        let (read, problems) = decode(&fragment);
        assert_eq!(read, link, "{fragment}");
        assert!(problems.iter().all(|problem| problem.contains("unknown key")), "{problems:?}");
    }
    assert!(awkward > 0, "no packed puzzle needs an end");
    for _ in 0..100 {
        let text = Document::write(puzzles::puzzle(&mut random)).to_string();
        let escaped: String = text.bytes().map(|byte| format!("%{byte:02x}")).collect();
        let fragment = packed(&format!("t={escaped}"), str::to_owned).unwrap().unwrap();
        assert!(!fragment.ends_with(is_cut), "{fragment}");
        clean(&fragment);
    }
}

#[test]
fn an_ampersand_may_be_spelled_as_in_the_source_of_a_page() {
    let plain = "p=zebra&off=3&read=6:somewhere&v=sets&embed&theme=dark";
    for amp in ["&amp;", "&amp;amp;"] {
        assert_eq!(clean(&plain.replace('&', amp)).encode(), plain);
    }
    let text = "off=1&amp;t=Pet: dog, cat%0AColor: red,blue%0A1. x :: dog = red&amp;v=sets";
    assert!(needs_help(text));
    let link = clean(&packed(text, str::to_owned).unwrap().unwrap());
    assert_eq!((link.active, link.view), (HintSet::none(), Some(View::Sets)));
}

#[test]
fn the_documentation_lists_all_keys_views_and_presets() {
    let page = include_str!("../../../docs/links.md");
    for key in KEYS.iter().chain(&shape::KEYS) {
        let is_of_key = |line: &str| line.starts_with('|') && line.contains(&format!("`{key}`"));
        assert!(page.lines().any(is_of_key), "{key}");
    }
    for view in View::ALL {
        assert!(page.contains(&format!("| `{}` | {} |", view.word(), view.name())), "{view:?}");
    }
    let ids: Vec<String> = presets::all().iter().map(|it| format!("`{}`", it.id)).collect();
    assert!(page.contains(&format!("| a preset: {} |", ids.join(", "))));
}
