//! What a test looks at: the figures, words and switches of the page at one moment.

use std::collections::BTreeMap;

use serde_json::Value;

/// What the page shows at one moment.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sight {
    /// The count in plain digits; empty while there is none.
    pub count: String,
    /// The digits of the count as a reader sees them.
    pub digits: String,
    /// Each question with what stands beneath it.
    pub answers: Vec<String>,
    /// The split of the solutions over the answers of all questions that are not settled.
    pub split: Vec<(String, String)>,
    /// The hints by number.
    pub hints: BTreeMap<u32, Hint>,
    /// The notices.
    pub notices: Vec<String>,
    /// What a screen reader was told last.
    pub status: String,
    /// The preset that is open.
    pub puzzle: String,
    /// Whether there is something to undo, and something to redo.
    pub undo: (bool, bool),
    /// The fragment of the address.
    pub fragment: String,
    /// The cells of the table, one text for each category and house.
    pub cells: BTreeMap<(u64, u64), String>,
    /// Which solution of how many, in words; empty where there is no choice.
    pub solution: String,
}

/// A hint on the page.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Hint {
    /// Whether its switch is on.
    pub on: bool,
    /// `needed`, `adds-nothing`, `off`, …
    pub status: String,
    /// The count with its switch turned, in plain digits.
    pub turned: String,
    /// Its row in words.
    pub words: String,
}

/// Returns what [`Sight`] reads.
pub(super) const SIGHT: &str = r#"
const all = (hook) => [...document.querySelectorAll(`[data-zebra="${hook}"]`)];
const text = (hook) => all(hook).map((element) => element.textContent.trim());
const count = all("count")[0];
const able = (hook) => all(hook).some((button) => !button.disabled);
return {
  count: count?.dataset.exact === "false" ? "" : count?.dataset.value ?? "",
  digits: (count?.textContent ?? "").replace(/\D/g, ""),
  answers: text("answer"),
  split: all("split").map((part) => [part.dataset.answer, part.dataset.value]),
  hints: all("hint").map((box) => {
    const row = box.closest("[data-status]");
    const words = row?.textContent ?? "";
    return [box.dataset.hint, box.checked, row?.dataset.status ?? "", row?.dataset.turned ?? "", words];
  }),
  notices: text("notice"),
  status: text("status").join(" "),
  puzzle: all("puzzle")[0]?.value ?? "",
  undo: [able("undo"), able("redo")],
  fragment: location.hash,
  cells: all("cell").map((cell) => [cell.dataset.category, cell.dataset.house, cell.textContent.trim()]),
  solution: text("solution-index").join(" "),
};
"#;

impl Sight {
    pub(super) fn read(value: &Value) -> Self {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let texts = |value: &Value| value.as_array().into_iter().flatten().map(text).collect();
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let number = |value: &Value| text(value).parse::<u64>().unwrap_or_default();
        let hint = |hint: &Value| Hint {
            on: hint[1] == true,
            status: text(&hint[2]),
            turned: text(&hint[3]),
            words: text(&hint[4]),
        };
        let cell = |cell: &Value| ((number(&cell[0]), number(&cell[1])), text(&cell[2]));
        let split = |part: &Value| (text(&part[0]), text(&part[1]));
        Self {
            count: text(&value["count"]),
            digits: text(&value["digits"]),
            answers: texts(&value["answers"]),
            split: list(&value["split"]).iter().map(split).collect(),
            hints: list(&value["hints"]).iter().map(|h| (number(&h[0]) as u32, hint(h))).collect(),
            notices: texts(&value["notices"]),
            status: text(&value["status"]),
            puzzle: text(&value["puzzle"]),
            undo: (value["undo"][0] == true, value["undo"][1] == true),
            fragment: text(&value["fragment"]),
            cells: list(&value["cells"]).iter().map(cell).collect(),
            solution: text(&value["solution"]),
        }
    }

    /// The counts with each switch turned, in the order of the hints.
    pub fn worth(&self) -> Vec<&str> {
        self.hints.values().map(|hint| hint.turned.as_str()).collect()
    }

    /// The numbers of the hints with this status.
    pub fn with_status(&self, status: &str) -> Vec<u32> {
        let hints = self.hints.iter().filter(|(_, hint)| hint.status == status);
        hints.map(|(&number, _)| number).collect()
    }

    /// What tells most, in one line.
    pub(super) fn brief(&self) -> String {
        let on: Vec<_> = self.hints.iter().filter(|(_, hint)| hint.on).map(|(n, _)| n).collect();
        let Self { count, puzzle, fragment, undo, solution, notices, .. } = self;
        format!(
            "count {count:?}, puzzle {puzzle:?}, on {on:?}, worth {:?}, fragment {fragment:?}, \
             undo and redo {undo:?}, solution {solution:?}, notices {notices:?}",
            self.worth()
        )
    }

    /// Whether the page is done with what it was asked: a count, and a worth beside each hint.
    pub(super) fn is_settled(&self) -> bool {
        !self.count.is_empty() && self.hints.values().all(|hint| !hint.turned.is_empty())
    }
}
