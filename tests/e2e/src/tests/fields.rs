//! Fields of forms, filled in as readers do and as programs do, which are faster than any drawing.

use serde_json::json;

use super::edit::{count, fill, hints, open, tab};
use crate::{
    Result,
    page::{Page, same},
};

/// Fills in all text fields of the form in a random order, each in a random one of the ways in which
/// programs do, with or without time to draw in between. Gives what then has to stand in them.
const FILL_ALL: &str = r#"
const [seed, done] = arguments;
let state = seed;
const below = (n) => (state = (state * 48271) % 2147483647) % n;
const hooks = ["edit-title", "edit-category-name", "edit-values", "edit-words"];
const fields = [...document.querySelectorAll(hooks.map((hook) => `[data-zebra="${hook}"]`).join())];
const wanted = fields.map(({ dataset, value }) =>
  dataset.zebra === "edit-values"
    ? value.split(", ").map((name) => `${name.split("-")[0]}-${seed}`).join(", ")
    : `${value.split("-")[0]}-${seed}`);
const order = fields.map((_, i) => i);
for (let i = order.length - 1; i > 0; i--) {
  const j = below(i + 1);
  [order[i], order[j]] = [order[j], order[i]];
}
const say = (field, Kind, name) => field.dispatchEvent(new Kind(name, { bubbles: name !== "blur" }));
(async () => {
  for (const i of order) {
    const field = fields[i];
    field.focus();
    field.value = wanted[i];
    say(field, InputEvent, "input");
    if (below(3) === 0) await new Promise((drawn) => setTimeout(drawn));
    if (below(2) === 0) say(field, Event, "change");
    else say(field, FocusEvent, "blur");
    if (below(3) === 0) await new Promise((drawn) => setTimeout(drawn));
  }
  done(wanted);
})();
"#;

const IN_THE_FORM: &str = r#"return [...document.querySelectorAll(
    '[data-zebra="edit-title"], [data-zebra="edit-category-name"], [data-zebra="edit-values"], [data-zebra="edit-words"]',
)].map((field) => field.value);"#;

/// The same read from the text.
const IN_THE_TEXT: &str = r#"
const lines = (document.querySelector('[data-zebra="edit-text"]')?.value ?? "").split("\n");
return lines.flatMap((line) =>
  line.startsWith("title: ") ? [line.slice(7)]
  : /^\d+\. /.test(line) ? [line.replace(/^\d+\. | :: .*/g, "")]
  : /^(houses|question|#|$)/.test(line) ? []
  : line.split(": "));"#;

pub async fn all_that_is_filled_in_at_once_is_kept(page: &Page<'_>) -> Result {
    open(page, "#p=fish&v=edit").await?;
    count(page, "1").await?;
    // What stands in a field is put there once it is drawn.
    let drawn = format!(
        "const all = (() => {{ {IN_THE_FORM} }})(); return all.length > 0 && all.every(Boolean);"
    );
    for seed in 1..=4 {
        page.until_script("the form", &drawn).await?;
        let wanted = page.client.execute_async(FILL_ALL, vec![json!(seed)]).await?;
        page.gives(&format!("the form, seed {seed}"), IN_THE_FORM, wanted.clone()).await?;
        tab(page, "text").await?;
        page.gives(&format!("the text, seed {seed}"), IN_THE_TEXT, wanted).await?;
        tab(page, "form").await?;
        count(page, "1").await?;
    }
    Ok(())
}

pub async fn what_is_being_typed_outlasts_other_changes(page: &Page<'_>) -> Result {
    open(page, "#p=fish&v=edit").await?;
    count(page, "1").await?;
    // The title is taken over, and counted, while the reader is in the next field.
    let type_on = "const [title, name] = ['edit-title', 'edit-category-name']
            .map((hook) => document.querySelector(`[data-zebra=\"${hook}\"]`));
        name.focus();
        name.value = 'Colo';
        title.value = 'Mine';
        title.dispatchEvent(new Event('change', { bubbles: true }));
        document.querySelector('.edit-sign[aria-label=\"Delete hint 15\"]').click();";
    page.run(type_on, ()).await?;
    hints(page, 14).await?;
    count(page, "1").await?;
    let typed = "return document.querySelector('[data-zebra=\"edit-category-name\"]').value;";
    page.gives("what was being typed", typed, "Colo").await?;
    page.gives(
        "the title",
        "return document.querySelector('[data-zebra=\"edit-title\"]').value;",
        "Mine",
    )
    .await
}

pub async fn what_cannot_be_taken_over_stays_with_the_reason(page: &Page<'_>) -> Result {
    open(page, "#p=fish&v=edit").await?;
    count(page, "1").await?;
    fill(page, "edit-values", 0, "dog, cat").await?;
    fill(page, "edit-houses", 0, "50").await?;
    let refused =
        "return [...document.querySelectorAll('.edit-field:has([data-zebra=\"edit-refused\"])')]
        .map((field) => [field.querySelector('input').value,
            field.querySelector('[data-zebra=\"edit-refused\"]').innerText]);";
    let reasons = json!([
        ["50", "a puzzle has 2 to 16 places"],
        ["dog, cat", "Color has 2 values, but there are 5 places: write 5, separated by commas"],
    ]);
    page.gives("what stands there, and why", refused, reasons).await?;
    same("the reasons", page.violations().await?, [""; 0])?;
    // What is put right is taken over, and nothing else has changed.
    fill(page, "edit-houses", 0, "5").await?;
    fill(page, "edit-values", 0, "dog, cat, owl, ant, bee").await?;
    page.gives("nothing refused", refused, json!([])).await?;
    count(page, "1").await?;
    hints(page, 15).await
}

pub async fn sentences_said_at_once_all_become_hints(page: &Page<'_>) -> Result {
    open(page, "#v=edit").await?;
    tab(page, "bring").await?;
    page.click("edit-blank").await?;
    tab(page, "form").await?;
    count(page, "216").await?;
    let say = "const field = document.querySelector('[data-zebra=\"edit-sentence\"]');
        for (const words of ['Ann has the dog', 'Ben lives in the red house', 'The cat is in the last house',
            'Ann lives in the green house', 'Cleo has the cat']) {
            field.value = words;
            document.querySelector('[data-zebra=\"edit-add-sentence\"]').click();
        }";
    page.run(say, ()).await?;
    hints(page, 5).await?;
    count(page, "2").await
}

pub async fn a_new_puzzle_is_of_the_size_that_was_asked_for(page: &Page<'_>) -> Result {
    open(page, "#p=fish&v=edit").await?;
    tab(page, "bring").await?;
    fill(page, "edit-new-houses", 0, "50").await?;
    fill(page, "edit-new-categories", 0, "0").await?;
    let size = "return ['edit-new-houses', 'edit-new-categories', 'edit-paste']
        .map((hook) => document.querySelector(`[data-zebra=\"${hook}\"]`).value);";
    let note = "return document.querySelector('[data-zebra=\"edit-note\"]').innerText;";
    let bounds = "new puzzles have 3 to 8 houses and 2 to 8 categories";
    for hook in ["edit-generate", "edit-blank"] {
        page.click(hook).await?;
        page.gives("the bounds", note, bounds).await?;
        page.gives("what was asked for", size, json!(["50", "0", ""])).await?;
    }
    tab(page, "form").await?;
    hints(page, 15).await?;

    tab(page, "bring").await?;
    fill(page, "edit-paste", 0, "for later").await?;
    fill(page, "edit-new-houses", 0, "5").await?;
    fill(page, "edit-new-categories", 0, "4").await?;
    fill(page, "edit-seed", 0, "1.5").await?;
    page.click("edit-generate").await?;
    page.gives("the seed", note, "a seed is a whole number, such as 42").await?;
    fill(page, "edit-seed", 0, "7").await?;
    page.click("edit-generate").await?;
    count(page, "1").await?;
    tab(page, "form").await?;
    let made = "return [document.querySelectorAll('[data-zebra=\"edit-category\"]').length,
        document.querySelector('[data-zebra=\"edit-houses\"]').value];";
    page.gives("the size made", made, json!([4, "5"])).await?;
    tab(page, "bring").await?;
    page.gives("the size for the next", size, json!(["5", "4", "for later"])).await
}

pub async fn letters_and_lines_come_in_any_way(page: &Page<'_>) -> Result {
    // A link, and then a text that is typed: one E is two letters, one is one.
    let text = "Name: E\u{301}va, Bo, Cy\nPet: cat, dog, emu\n1. x :: \u{c9}va = cat\n";
    let escaped: String =
        text.replace('\n', "\r").bytes().map(|byte| format!("%{byte:02x}")).collect();
    open(page, &format!("#t={escaped}&v=edit")).await?;
    count(page, "12").await?;
    fill(page, "edit-category-name", 0, "Pre\u{301}nom").await?;
    tab(page, "text").await?;
    let whole = "return document.querySelector('[data-zebra=\"edit-text\"]').value.normalize('NFC')
        === document.querySelector('[data-zebra=\"edit-text\"]').value;";
    page.gives("letters put together", whole, true).await?;
    fill(page, "edit-text", 0, &text.replace("1. x", "1. y")).await?;
    page.gives("letters put together as they are typed", whole, true).await?;
    page.gives(
        "no errors",
        "return !document.querySelector('[data-zebra=\"edit-errors\"]');",
        true,
    )
    .await?;
    count(page, "12").await
}
