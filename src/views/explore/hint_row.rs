//! One hint: its switch, its words, how it is read, what it is worth now.

use yew::prelude::*;

use super::worth::{Part, Worth};
use crate::state::State;
use crate::words::explore as words;
use puzzle::reading::{self, Reading};
use puzzle::{Hint, HintSet};

/// A row of the list of hints. The list hears of its switch and of who points at it; `locked` are the
/// hints whose switches the page around keeps the reader from turning, and a chosen reading goes to
/// `read`.
pub fn hint_row(
    state: &State,
    index: usize,
    locked: &HintSet,
    read: &Callback<(u32, Reading)>,
) -> Html {
    let shown = state.shown();
    let hint = &shown.setup.puzzle.hints()[index];
    let (number, on) = (hint.number, shown.setup.active().contains(index));
    let (worth, veiled) = (&Worth::of(shown, index), state.veils_worth(index));
    let (figure, means) = worth.words();
    let id = format!("worth-{number}");
    let quiet = worth.part == Part::Implied;
    html! {
        <li
            key={number}
            class="hint"
            data-zebra="hint-row"
            data-hint={number.to_string()}
            data-status={worth.status()}
            data-turned={worth.turned().map(|tally| tally.number().to_string())}
            data-veiled={veiled.then_some("")}
            data-lit={state.lit().contains(index).then_some("")}
        >
            <input
                type="checkbox"
                role="switch"
                class="switch"
                id={format!("switch-{number}")}
                data-zebra="hint"
                data-hint={number.to_string()}
                checked={on}
                data-on={on.then_some("")}
                disabled={locked.contains(index) || hint.relation.is_none()}
                aria-labelledby={format!("words-{number}")}
                aria-describedby={(!veiled).then(|| id.clone())}
            />
            // The whole row turns the switch, but for the button among the words.
            <label for={format!("switch-{number}")}></label>
            <span class="hint-words" id={format!("words-{number}")}>
                <span class="hint-number">{ number }</span>
                <bdi class="hint-text">{ text(hint, read) }</bdi>
            </span>
            <p class="worth" {id} hidden={veiled} title={worth.in_full()}>
                if let Some(figure) = figure {
                    <b data-long={(figure.len() > 7).then_some("")}>{ figure }</b>{ " " }
                }
                if worth.counts_without() {
                    <span class="visually-hidden">{ means }</span>
                } else {
                    <span data-quiet={quiet.then_some("")}>{ means }</span>
                }
                if let Some(why) = worth.why() {
                    <span class="visually-hidden">{ ". " }{ why }</span>
                }
            </p>
        </li>
    }
}

/// The words of the hint; those in which the other reading differs are a button that chooses it.
fn text(hint: &Hint, read: &Callback<(u32, Reading)>) -> Html {
    let Some((reading, other)) = other_reading(hint) else { return (&hint.text).into() };
    let [before, differs, after] = apart(&hint.text, &other);
    let number = hint.number;
    let read = read.reform(move |_: MouseEvent| (number, reading));
    html! {
        <>
            { before }
            <button
                type="button"
                class="reading"
                data-zebra="reading"
                data-hint={number.to_string()}
                data-reading={reading.word()}
                aria-pressed="false"
                title={words::read_it_as(&other)}
                onclick={read}
            >
                { differs }
            </button>
            { after }
        </>
    }
}

/// How the hint could be read instead, and its words then.
fn other_reading(hint: &Hint) -> Option<(Reading, String)> {
    let other = match hint.reading()? {
        Reading::Immediate => Reading::Somewhere,
        Reading::Somewhere => Reading::Immediate,
    };
    Some((other, reading::text(hint, other)?))
}

/// The text in three parts, of which the middle one is what differs from the other, in whole words.
fn apart<'t>(text: &'t str, other: &str) -> [&'t str; 3] {
    let words: Vec<&str> = text.split_inclusive(' ').collect();
    let others: Vec<&str> = other.split_inclusive(' ').collect();
    let most = words.len().min(others.len());
    let start = (0..most).take_while(|&i| words[i] == others[i]).count();
    let is_same = |i: &usize| words[words.len() - 1 - i] == others[others.len() - 1 - i];
    let end = (0..most - start).take_while(is_same).count();
    let length = |words: &[&str]| words.iter().map(|word| word.len()).sum::<usize>();
    // Where the other only has more words, the one before them, or after, stands for them.
    let (start, end) = match (start + end == words.len(), start) {
        (true, 0) => (0, end.saturating_sub(1)),
        (true, start) => (start - 1, end),
        (false, start) => (start, end),
    };
    let (before, rest) = text.split_at_checked(length(&words[..start])).unwrap_or_default();
    let after = length(&words[words.len() - end..]);
    let middle = rest.get(..rest.len() - after).unwrap_or_default().trim_end();
    [before, middle, rest.get(middle.len()..).unwrap_or_default()]
}

#[cfg(test)]
mod tests {
    use super::apart;

    #[test]
    fn the_words_that_a_reading_changes_stand_apart() {
        let parts = apart("A is immediately left of B", "A is somewhere left of B");
        assert_eq!(parts, ["A is ", "immediately", " left of B"]);
        let parts = apart("A is left of B", "A is somewhere left of B");
        assert_eq!(parts, ["A ", "is", " left of B"]);
        let parts = apart("A before B (somewhere left)", "A before B (immediately left)");
        assert_eq!(parts, ["A before B ", "(somewhere", " left)"]);
        assert_eq!(apart("left", "somewhere left"), ["", "left", ""]);
    }
}
