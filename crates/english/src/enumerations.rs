//! Lists in running text: "(ball, doll, train)", "painted red, blue, green and yellow".

use super::categories::Listed;
use super::joints::{with_inner_joints, with_joints};
use super::lexicon::{Class, Lexicon, is_place};
use super::lists::{are_items, clean, counted, is_item, with_one};
use super::named::{capital, category_name, is_marker};
use super::naming::name_of;
use super::quotes::quoted;
use super::runs::next_run;
use super::spurious::Spoken;
use super::tokens::{Token, number, stem, tokens};
use super::turns::{one_by_one, without_lead};
use super::units::{AGED, Unit, measured, without_units};

/// "A, b, c and d" in a sentence, wherever it stands: "Each ate a different dish - lamb, trout or
/// pie - and had a different hobby: chess, golf or darts".
pub(super) fn enumerations(
    sentence: &str,
    n: Option<usize>,
    line: usize,
    lexicon: &Lexicon,
    spoken: &Spoken,
) -> Vec<Listed> {
    let words = tokens(sentence);
    let mut found = Vec::new();
    if let Some((listed, range)) = one_by_one(sentence, &words, (n, line), lexicon, spoken) {
        let end = words.get(range.end).map_or(sentence.len(), |next| next.at.start);
        let mut all =
            enumerations(&sentence[..words[range.start].at.start], n, line, lexicon, spoken);
        all.push(listed);
        all.extend(enumerations(&sentence[end..], n, line, lexicon, spoken));
        return all;
    }
    if let Some((values, range)) = quoted(sentence, n.unwrap_or(3)) {
        let before = &sentence[..range.start];
        let (name, description) = introduced(before, &tokens(before), &values, lexicon);
        let mut all = enumerations(before, n, line, lexicon, spoken);
        if n.is_none_or(|n| n == values.len()) {
            all.push(Listed { name, values, description, line });
        }
        all.extend(enumerations(&sentence[range.end..], n, line, lexicon, spoken));
        return all;
    }
    if let Some((values, at)) = with_joints(sentence, n, lexicon) {
        let before = &sentence[..at];
        let (name, description) = introduced(before, &tokens(before), &values, lexicon);
        return vec![Listed { name, values, description, line }];
    }
    let mut start = 0;
    while let Some(run) = next_run(&words, start, lexicon).filter(|_| found.len() < 40) {
        let mut items = run;
        // "Three boys, Tim, Jon and Rob": the first is what they are.
        let names = items.iter().all(|item| words[item.0].capital);
        let opens = items[0].0 > 0 && words[items[0].0 - 1].is(&["("]);
        if n.is_some_and(|n| items.len() == n + 1) && !names && !opens {
            items.remove(0);
        }
        let goes_on = items.last().is_some_and(|item| {
            words.get(item.1).is_some_and(|next| next.is(&["and"]))
                && words.get(item.1 + 1).is_some_and(|next| next.is(&["a", "an"]))
        });
        if let Some(whole) = n
            .filter(|&n| items.len() < n || goes_on)
            .and_then(|n| with_inner_joints(&words, &items, n))
        {
            items = whole;
        }
        let end = items.last().map_or(start + 1, |item| item.1);
        let slice = |&(from, to): &(usize, usize)| {
            let (mut from, to) = (words[from].at.start, words[to - 1].at.end);
            // "$5" with its sign.
            if let Some(sign) = sentence[..from].chars().next_back().filter(|c| "$£€".contains(*c))
            {
                from -= sign.len_utf8();
            }
            let quoted = sentence[..from].ends_with(['"', '\'', '\u{201c}', '\u{2018}']);
            if quoted { sentence[from..to].to_owned() } else { clean(&sentence[from..to]) }
        };
        let mut values: Vec<String> = items.iter().map(slice).collect();
        // "Salt, rope and tin were the cargoes".
        let small = |value: &String| value.starts_with(char::is_lowercase);
        if items[0].0 == 0 && values[1..].iter().all(small) {
            values[0] = small_letter(&values[0]);
        }
        if let Some(bare) = without_first_lead(&values) {
            values[0] = bare;
        }
        // "They are Ann's, Bob's and Cy's".
        if values.iter().all(|value| value.ends_with("'s")) {
            values.iter_mut().for_each(|value| value.truncate(value.len() - 2));
        }
        // "12, 14 and 16 feet tall".
        let measured = words.get(end).and_then(|next| measured(&next.word));
        let unit =
            without_units(&mut values).map(|unit| Unit { name: unit.name.or(measured), ..unit });
        let noun = lead_noun(&words, &mut values, items[0].0);
        values = with_one(without_lead(values));
        let fits = n.map_or(values.len() >= 3, |n| values.len() == n);
        // "Each has a different name, pet and drink" lists categories, not values.
        let heads = (1..4)
            .filter_map(|back| items[0].0.checked_sub(back))
            .take_while(|&i| {
                let leads = ["among", "amongst", "from", "of", "as", "like", "between", "either"];
                let be = lexicon.class(&words[i].word) == Class::Be;
                !words[i].is_mark() && !words[i].is(&leads) && !be
            })
            .any(|i| is_marker(&words, i))
            // "Seven different boxes A, B, C, …".
            && !items.iter().all(|&(from, to)| to == from + 1 && words[from].at.len() == 1);
        // "Each drinks a certain beverage, smokes a certain brand and keeps a certain pet".
        let unsaid = items.iter().any(|&(from, to)| {
            words[from..to].iter().any(|word| word.is(&["certain", "same", "different"]))
        });
        // "A list of house(Color, Pet, Drink)" is a program's.
        let code = items[0].0.checked_sub(2).is_some_and(|at| {
            words[at + 1].is(&["("]) && words[at].at.end == words[at + 1].at.start
        });
        // "Ann, Bo and Cy were all ahead of Di" puts them somewhere.
        let is = |at: usize, list: &[&str]| words.get(at).is_some_and(|token| token.is(list));
        let sides = [
            "ahead",
            "behind",
            "before",
            "after",
            "in",
            "to",
            "next",
            "above",
            "below",
            "older",
            "younger",
            "taller",
            "shorter",
            "faster",
            "slower",
            "immediately",
            "somewhere",
        ];
        let placed = is(end, &["are", "were"])
            && is(end + 1, &["all", "both", "each"])
            && is(end + 2, &sides)
            && !is(end + 3, &["a", "line", "queue", "row", "race"]);
        if fits && !heads && !unsaid && !code && !placed && are_items(&values) {
            let before = &words[start..items[0].0];
            let after = named_after(&words[end..]).filter(|_| before.is_empty());
            // "The Archer, Bolton and Crane families".
            let family = words.get(end).is_some_and(|next| next.is(&["families", "family"]));
            // "They turned 7, 8 and 9": years.
            let turned = before.last().is_some_and(|last| last.is(&["turned", "turn", "turning"]));
            let digits = |value: &String| value.bytes().all(|digit| digit.is_ascii_digit());
            let unit = if turned && values.iter().all(digits) { Some(AGED) } else { unit };
            let (name, description) = match after {
                _ if family && names => ("Family".to_owned(), "families".to_owned()),
                _ if unit == Some(AGED) => ("Age".to_owned(), AGED.word.to_owned()),
                _ if noun.is_some() => {
                    let noun = noun.unwrap_or_default();
                    (capital(&stem(&noun)), noun)
                }
                Some(noun) => (capital(&stem(&noun.word)), noun.word.clone()),
                None if counted(&values).is_some() => {
                    let noun = counted(&values).unwrap_or_default();
                    (capital(&noun), noun)
                }
                None => introduced(sentence, before, &values, lexicon),
            };
            let name = match unit {
                Some(Unit { name: Some(measured), .. }) => measured.to_owned(),
                Some(unit) if name == "Category" => capital(&stem(unit.word)),
                _ => name,
            };
            let description = match unit {
                Some(unit) => format!("{description} {}", unit.word),
                None => description,
            };
            found.push(Listed { name, values, description, line });
            start = end;
        } else {
            // Names that are too many or too few are no list from their second on.
            let names = items.iter().all(|&(from, to)| words[from].capital && to == from + 1);
            let whole = names && values.len() > 3 && values.iter().all(|value| is_item(value));
            start = if whole || heads { end } else { items[0].1.max(start + 1) };
        }
    }
    found
}

/// "Postmarked May 3, May 4 and May 5": what the first has before the word that opens all others.
fn without_first_lead(values: &[String]) -> Option<String> {
    let (first, rest) = values.split_first()?;
    let opening = rest.first()?.split_once(' ')?.0;
    let alike = rest.len() > 1
        && rest.iter().all(|value| value.split_once(' ').is_some_and(|(word, _)| word == opening));
    let at = first.find(&format!(" {opening} ")).filter(|_| alike)?;
    Some(first.get(at + 1..)?.to_owned())
}

/// "One of the subjects algebra, botany and drama": the noun before the first.
fn lead_noun(words: &[Token], values: &mut [String], at: usize) -> Option<String> {
    let (first, rest) = values.split_first_mut()?;
    let (noun, value) = first.split_once(' ')?;
    let plural = noun.ends_with('s') && noun.starts_with(char::is_lowercase);
    let led = at > 0 && words[at - 1].is(&["the", "these", "following", "their", "our"]);
    if !plural || !led || value.contains(' ') || rest.iter().any(|value| value.contains(' ')) {
        return None;
    }
    let (noun, value) = (noun.to_owned(), value.to_owned());
    *first = value;
    Some(noun)
}

/// What a question lists in brackets: "Can you match each baker (Ida, Jean or Lou) with her cake and
/// its ribbon (blue, gold or red)?"
pub(super) fn bracketed(
    question: &str,
    n: Option<usize>,
    line: usize,
    lexicon: &Lexicon,
    spoken: &Spoken,
) -> Vec<Listed> {
    let mut found = Vec::new();
    for piece in question.split_inclusive(')').filter(|piece| piece.ends_with(')')) {
        let Some((before, _)) = piece.split_once('(') else { continue };
        let noun = [", ", " and ", " with "]
            .iter()
            .filter_map(|cut| before.rfind(cut).map(|at| at + cut.len()));
        found.extend(enumerations(&piece[noun.max().unwrap_or(0)..], n, line, lexicon, spoken));
    }
    found
}

/// "… were the cargoes of four ships".
fn named_after(after: &[Token]) -> Option<&Token> {
    match after {
        [be, the, noun, next, ..]
            if be.is(&["are", "were"])
                && the.is(&["the", "their"])
                && next.is(&["of"])
                && noun.word.ends_with('s') =>
        {
            Some(noun)
        }
        // "Botanists, traders and miners live on them, one crew on each."
        _ => after.windows(4).take(8).find_map(|four| {
            let each = four[3].is(&["each"])
                && four[2].is(&["on", "in", "at", "to", "for", "per", "from"]);
            (four[0].is(&["one"]) && each && !is_place(&four[1].word)).then_some(&four[1])
        }),
    }
}

fn small_letter(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| first.to_lowercase().chain(letters).collect())
}

/// The name of a category, and its description, from the words before its list.
fn introduced(
    sentence: &str,
    before: &[Token],
    values: &[String],
    lexicon: &Lexicon,
) -> (String, String) {
    // "Tents (from left to right) are red, …".
    let mut open = 0;
    let outside: Vec<&Token> = before
        .iter()
        .rev()
        .filter(|token| {
            open += usize::from(token.is(&[")"]));
            let inside = open > 0;
            open -= usize::from(inside && token.is(&["("]));
            !inside
        })
        .collect();
    let mut bare: Vec<Token> = outside.into_iter().rev().cloned().collect();
    // The article of the first value.
    if let [.., mark, article] = bare.as_slice() {
        if mark.is_mark() && article.is(&["a", "an", "the", "some"]) {
            bare.pop();
        }
    }
    // "A month of his own out of".
    let idle = ["out", "of", "own", "his", "her", "its", "their", "from", "among", "amongst"];
    let own = [["out", "of"], ["own", "from"], ["own", "among"], ["from", "among"]];
    let ends = |bare: &[Token]| match bare {
        [.., a, b] => own.iter().any(|pair| a.word == pair[0] && b.word == pair[1]),
        _ => false,
    };
    while bare.len() > 2 && ends(&bare) {
        while bare.last().is_some_and(|last| last.is(&idle)) {
            bare.pop();
        }
    }
    let pause = |token: &Token| token.is(&[",", ";", ".", ")"]);
    let mut to = bare.len();
    while to > 0 && bare[to - 1].is_mark() {
        to -= 1;
    }
    let from = bare[..to].iter().rposition(pause).map_or(0, |i| i + 1);
    let clause = &bare[from..to];
    let description = match clause {
        [] => String::new(),
        [first, .., last] => sentence[first.at.start..last.at.end].to_owned(),
        [only] => sentence[only.at.clone()].to_owned(),
    };
    // "The rooms they use are …".
    let they = clause.iter().position(|token| token.is(&["they"]));
    if let (Some([the, noun]), true) = (they.map(|they| &clause[..they]), values.len() > 2)
        && the.is(&["the"])
        && noun.word.ends_with('s')
        && lexicon.class(&noun.word) != Class::Verb
    {
        return (capital(&stem(&noun.word)), description);
    }
    let marked = (0..clause.len()).any(|i| is_marker(clause, i));
    // "An owner (Ann, Bob or Cy)", "the cargo (salt or tin)".
    let article = clause
        .iter()
        .rev()
        .skip(1)
        .take(3)
        .position(|token| token.is(&["a", "an", "the", "its", "their", "each", "every"]));
    let bracket = bare.last().is_some_and(|last| last.is(&["("]));
    if let Some(back) = article.filter(|_| bracket && !marked) {
        let noun = &clause[clause.len() - back - 1..];
        // "One company rents each floor (…)": the companies.
        let each = clause[clause.len() - back - 2].is(&["each", "every"]);
        let site = noun.last().is_some_and(|last| is_place(&last.word));
        if let ([one, who, verb, ..], true) = (clause, each && site)
            && one.is(&["one", "a", "an"])
            && matches!(lexicon.class(&who.word), Class::Unknown | Class::Noun)
            && !verb.is_mark()
        {
            return (capital(&stem(&who.word)), format!("{description} {}", who.word));
        }
        if noun.iter().all(|token| lexicon.class(&token.word) != Class::Verb) {
            // "Each of the five (…)".
            if noun.last().is_some_and(|last| number(&last.word).is_some()) {
                return (name_of(values, clause, lexicon), description);
            }
            let noun = sentence[noun[0].at.start..noun[noun.len() - 1].at.end].to_owned();
            return (category_name(&noun), description);
        }
    }
    let noun = |token: &Token| matches!(lexicon.class(&token.word), Class::Unknown | Class::Noun);
    let name = match marked || clause.len() == 1 && noun(&clause[0]) {
        true => category_name(&description),
        false => name_of(values, clause, lexicon),
    };
    (name, description)
}
