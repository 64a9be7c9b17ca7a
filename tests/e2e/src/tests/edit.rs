//! The view Edit.

use std::time::Duration;

use crate::{
    Result,
    page::{Page, same},
};

/// Opens the view and waits until it is there.
pub async fn open(page: &Page<'_>, fragment: &str) -> Result {
    open_at(page, "some/where/", fragment).await
}

async fn open_at(page: &Page<'_>, path: &str, fragment: &str) -> Result {
    page.goto(&format!("{path}{fragment}")).await?;
    page.until_script("Edit", "return !!document.querySelector('[data-zebra=\"edit-tab\"]');").await
}

pub async fn tab(page: &Page<'_>, name: &str) -> Result {
    Ok(page.element("edit-tab", &format!("[data-tab={name}]")).await?.click().await?)
}

/// Waits for the count of what is edited.
pub async fn count(page: &Page<'_>, count: &str) -> Result {
    let script = format!(
        "return document.querySelector('[data-zebra=\"count\"]')?.dataset.value === '{count}';"
    );
    page.until_script(&format!("the count {count}"), &script).await
}

async fn verdict(page: &Page<'_>, state: &str) -> Result {
    let script = format!(
        "return document.querySelector('[data-zebra=\"edit-verdict\"]')?.dataset.state === '{state}';"
    );
    page.until_script(&format!("the verdict {state}"), &script).await
}

/// Puts text into a field of the form, as a reader who is then done with it.
pub async fn fill(page: &Page<'_>, hook: &str, place: usize, text: &str) -> Result {
    let script = format!(
        "const field = document.querySelectorAll('[data-zebra=\"{hook}\"]')[{place}];
         field.value = arguments[0];
         field.dispatchEvent(new Event('input', {{ bubbles: true }}));
         field.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    );
    page.run(&script, text).await?;
    Ok(())
}

pub async fn hints(page: &Page<'_>, wanted: usize) -> Result {
    let script = format!(
        "return document.querySelectorAll('[data-zebra=\"edit-hint\"]').length === {wanted};"
    );
    page.until_script(&format!("{wanted} hints"), &script).await
}

pub async fn a_first_puzzle_in_the_form(page: &Page<'_>) -> Result {
    open(page, "#v=edit").await?;
    tab(page, "bring").await?;
    page.click("edit-blank").await?;
    count(page, "216").await?;
    tab(page, "form").await?;
    fill(page, "edit-values", 2, "dog, fox, owl").await?;
    for sentence in [
        "Ann lives in the red house",
        "The dog lives in the first house",
        "Ben has the fox",
        "Ann is immediately right of the green house",
        "The fox is next to the dog",
        "Cleo is in the last house",
    ] {
        let field = page.element("edit-sentence", "").await?;
        field.send_keys(sentence).await?;
        page.click("edit-add-sentence").await?;
        page.until_script(
            "the hint",
            &format!(
                "return [...document.querySelectorAll('[data-zebra=\"edit-words\"]')]
                    .some((field) => field.value === '{sentence}');"
            ),
        )
        .await?;
    }
    hints(page, 6).await?;
    page.click("edit-add-built").await?;
    hints(page, 7).await?;
    page.click("undo").await?;
    hints(page, 6).await
}

/// Waits until the hint of this number has this meaning and so many choices.
async fn reads(page: &Page<'_>, hint: u32, meaning: &str, choices: usize) -> Result {
    let script = format!(
        "const hint = document.querySelector('[data-zebra=\"edit-hint\"][data-hint=\"{hint}\"]');
         const meaning = hint?.querySelector('[data-zebra=\"edit-meaning\"]').innerText ?? '';
         return meaning.startsWith('{meaning}')
             && hint.querySelectorAll('[data-zebra=\"edit-choice\"]').length === {choices};"
    );
    page.until_script(&format!("hint {hint}: {meaning}, {choices} choices"), &script).await
}

async fn choose(page: &Page<'_>, choice: usize) -> Result {
    let more = format!(":nth-of-type({choice})");
    Ok(page.element("edit-choice", &more).await?.click().await?)
}

pub async fn a_sentence_with_two_readings_is_asked_about(page: &Page<'_>) -> Result {
    const OFF: &str = "No meaning yet";
    open(page, "#v=edit").await?;
    tab(page, "bring").await?;
    page.click("edit-blank").await?;
    tab(page, "form").await?;
    count(page, "216").await?;
    page.element("edit-sentence", "").await?.send_keys("The dog is left of the cat.").await?;
    page.click("edit-add-sentence").await?;
    reads(page, 1, OFF, 2).await?;
    count(page, "216").await?;
    let said = "return document.querySelector('[data-zebra=\"edit-note\"]').innerText
        .includes('can be read in 2 ways');";
    page.until_script("the note", said).await?;
    same("the question", page.violations().await?, [""; 0])?;

    choose(page, 1).await?;
    reads(page, 1, "dog < cat", 0).await?;
    count(page, "108").await?;
    let focus = "return document.activeElement.matches('.edit-change summary');";
    page.until_script("the focus beside the meaning", focus).await?;
    page.click("undo").await?;
    reads(page, 1, OFF, 2).await?;
    count(page, "216").await?;

    // The question goes with the hint, and not with other words.
    fill(page, "edit-words", 0, "The dog is somewhere").await?;
    reads(page, 1, OFF, 0).await?;
    fill(page, "edit-words", 0, "The cat is right of the dog").await?;
    page.click("edit-read").await?;
    reads(page, 1, OFF, 2).await?;
    page.click("edit-add-built").await?;
    hints(page, 2).await?;
    let down = "document.querySelector('[aria-label=\"Move hint 1 down\"]').click();";
    page.run(down, 0).await?;
    reads(page, 2, OFF, 2).await?;
    choose(page, 2).await?;
    reads(page, 2, "cat >> dog", 0).await
}

pub async fn a_question_may_be_about_a_place(page: &Page<'_>) -> Result {
    open(page, "#p=fish&v=edit").await?;
    let choose =
        "const list = document.querySelector('[aria-label=\"Value or place asked about\"]');
        list.value = [...list.options].find((option) => option.text === arguments[0]).value;
        list.dispatchEvent(new Event('change', { bubbles: true }));";
    page.run(choose, "place 1").await?;
    let built =
        "return document.querySelector('.edit-build:has([data-zebra=\"edit-add-question\"])')
        .innerText.includes('is in');";
    page.until_script("the words for a place", built).await?;
    page.click("edit-add-question").await?;
    let listed = "return [...document.querySelectorAll('.edit-question .edit-meaning')]
        .some((meaning) => meaning.innerText === 'Color in place 1');";
    page.until_script("the question in the form", listed).await?;
    tab(page, "text").await?;
    let written = "return document.querySelector('[data-zebra=\"edit-text\"]').value
        .includes('question: Which Color is in place 1? :: Color of house 1\\n');";
    page.until_script("the question in the text", written).await
}

pub async fn hints_that_add_nothing_are_dropped_and_come_back(page: &Page<'_>) -> Result {
    open(page, "#p=fish&v=edit").await?;
    verdict(page, "one").await?;
    page.click("edit-drop-implied").await?;
    hints(page, 14).await?;
    count(page, "1").await?;
    page.click("undo").await?;
    hints(page, 15).await?;
    // What comes after an undone step is not taken for it.
    fill(page, "edit-title", 0, "Mine").await?;
    page.until_script(
        "the title to rest in the address",
        "return history.state && location.hash.startsWith('#z=')
            && document.querySelector('[data-zebra=\"edit-title\"]').value === 'Mine';",
    )
    .await?;
    hints(page, 15).await
}

pub async fn a_text_with_errors_says_where_and_is_undone(page: &Page<'_>) -> Result {
    open(page, "#p=zebra&v=edit").await?;
    count(page, "1").await?;
    tab(page, "text").await?;
    let area = page.element("edit-text", "").await?;
    area.send_keys("16. Nobody :: Nobody = zebra").await?;
    page.until_script(
        "the error",
        "return document.querySelector('[data-zebra=\"edit-errors\"]')?.innerText
            .includes(\"no value 'Nobody'\");",
    )
    .await?;
    // Beside the text, and where the text is out of sight, nothing is said of the puzzle before.
    let unsaid = "return !document.querySelector('.edit-beside [data-zebra=\"count\"]')
        && document.querySelector('[data-zebra=\"edit-verdict\"]').innerText
            .includes(\"no value 'Nobody'\");";
    for name in ["form", "bring", "text"] {
        tab(page, name).await?;
        verdict(page, "errors").await?;
        page.until_script("no count, but the line of the error", unsaid).await?;
        same(name, page.violations().await?, [""; 0])?;
    }
    // How letters are joined to steps depends on how fast a browser types them.
    for _ in 0..40 {
        page.click("undo").await?;
        let gone = "return !document.querySelector('[data-zebra=\"edit-errors\"]');";
        if page.becomes(gone, Duration::from_millis(300)).await? {
            verdict(page, "one").await?;
            return count(page, "1").await;
        }
    }
    Err("undo does not bring back the text without errors".into())
}

pub async fn plain_english_is_read_and_taken_over(page: &Page<'_>) -> Result {
    open(page, "#v=edit").await?;
    tab(page, "bring").await?;
    let text = "Three neighbours live in a row. Everyone has a different pet: dog, cat, fish. \
        Everyone has a different drink: tea, milk, water.\n\
        1. The dog lives immediately to the left of the cat.\n2. The cat owner drinks tea.\n\
        3. Milk is drunk in the first house.\nWho drinks water?";
    fill(page, "edit-paste", 0, text).await?;
    page.click("edit-import").await?;
    page.until_script(
        "what was read",
        "return !!document.querySelector('[data-zebra=\"edit-imported\"]');",
    )
    .await?;
    page.click("edit-take").await?;
    tab(page, "form").await?;
    hints(page, 3).await
}

pub async fn lists_are_put_right_and_the_text_is_read_again(page: &Page<'_>) -> Result {
    open(page, "#v=edit").await?;
    tab(page, "bring").await?;
    let text = "1. Kurt writes Go.\n2. Ravi uses Vim.\n3. Simone, who uses Nano, sits right next to Kurt.\n\
        4. Elixir is written at the last desk.\n5. Rust is not written by Ravi.\nWho uses Kate?";
    fill(page, "edit-paste", 0, text).await?;
    page.click("edit-import").await?;
    let shown =
        "return [...document.querySelectorAll('.edit-read dd')].map(list => list.innerText);";
    let was_read = format!("return (() => {{ {shown} }})().length > 0;");
    page.until_script("what was read", &was_read).await?;
    page.run("document.querySelector('[data-zebra=\"edit-lists\"]').open = true;", ()).await?;
    let lists =
        [("Who", "Kurt, Ravi, Simone"), ("Code", "Go, Elixir, Rust"), ("Tool", "Kate, Vim")];
    for (place, (name, values)) in lists.into_iter().enumerate() {
        fill(page, "edit-list-name", place, name).await?;
        fill(page, "edit-list-values", place, values).await?;
    }
    page.click("edit-read-again").await?;
    let refused =
        "return document.querySelector('[data-zebra=\"edit-note\"]').innerText.includes('Tool');";
    page.until_script("which list is too short", refused).await?;
    // What was typed is still there; a list may be cleared, and another stand in the last row.
    fill(page, "edit-list-values", 2, "Kate, Vim, Nano").await?;
    page.click("edit-read-again").await?;
    let third = |list: &str| {
        format!("const lists = (() => {{ {shown} }})(); return lists[2] === '{list}';")
    };
    page.until_script("the lists as they were typed", &third("Kate, Vim, Nano")).await?;
    fill(page, "edit-list-values", 0, "").await?;
    fill(page, "edit-list-name", 3, "Who").await?;
    fill(page, "edit-list-values", 3, "Kurt, Ravi, Simone").await?;
    page.click("edit-read-again").await?;
    page.until_script("the list that was cleared as the last", &third("Kurt, Ravi, Simone"))
        .await?;
    page.click("edit-take").await?;
    tab(page, "form").await?;
    hints(page, 5).await
}

pub async fn reading_keeps_the_focus(page: &Page<'_>) -> Result {
    open(page, "#v=edit").await?;
    tab(page, "bring").await?;
    fill(page, "edit-paste", 0, "Name: Ann, Bob\nPet: dog, cat\n1. Ann has the dog.").await?;
    let press = "const button = document.querySelector('[data-zebra=\"edit-import\"]');
        button.focus();
        button.click();";
    page.run(press, ()).await?;
    page.until_script(
        "what was read, and the focus where it was",
        "return !!document.querySelector('[data-zebra=\"edit-imported\"]')
            && document.activeElement.dataset.zebra === 'edit-import';",
    )
    .await
}

pub async fn hostile_names_stay_words(page: &Page<'_>) -> Result {
    let evil = "<img src=x onerror=window.taken=1><script>window.taken=1</script>";
    let text = format!(
        "title: {evil}\n\"{evil}\": \"{evil}1\", \"</textarea>{evil}\"\nPet: dog, cat\n\
         question: {evil} :: Pet of \"{evil}1\"\n1. {evil} :: \"{evil}1\" = dog\n"
    );
    let escaped: String = text.bytes().map(|byte| format!("%{byte:02x}")).collect();
    open(page, &format!("#t={escaped}&v=edit")).await?;
    count(page, "2").await?;
    for name in ["text", "bring", "shelf", "form"] {
        tab(page, name).await?;
        let clean = "return window.taken === undefined
            && !document.querySelector('main img, main script, header img, select img');";
        page.until_script("clean markup", clean).await?;
    }
    page.element("edit-title", "").await?;
    let title = "return document.querySelector('[data-zebra=\"edit-title\"]').value;";
    page.gives("title", title, evil).await
}

pub async fn what_cannot_be_kept_is_said(page: &Page<'_>) -> Result {
    open(page, "#p=fish&v=edit").await?;
    tab(page, "shelf").await?;
    page.click("edit-keep").await?;
    let kept = "return document.querySelector('[data-zebra=\"edit-kept\"]')?.innerText
        .includes('fish riddle');";
    page.until_script("the puzzle on the shelf", kept).await?;
    page.run(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
        0,
    )
    .await?;
    fill(page, "edit-keep-name", 0, "another").await?;
    page.click("edit-keep").await?;
    let full = "return document.body.innerText.includes('no room left on this device');";
    page.until_script("the notice that nothing fits", full).await?;
    page.run("localStorage.clear();", 0).await?;
    open_at(page, "blocked/", "#p=fish&v=edit").await?;
    tab(page, "shelf").await?;
    let blocked = "return !!document.querySelector('[data-zebra=\"edit-blocked\"]');";
    page.until_script("the words that storage is blocked", blocked).await
}

pub async fn no_violations_and_nothing_too_wide(page: &Page<'_>) -> Result {
    open(page, "#p=fish&v=edit").await?;
    verdict(page, "one").await?;
    for name in ["form", "text", "bring", "shelf"] {
        tab(page, name).await?;
        page.resize(1280, 900).await?;
        same(name, page.violations().await?, [""; 0])?;
        page.resize(500, 900).await?;
        let wide = "return document.documentElement.scrollWidth <= innerWidth;";
        page.until_script("the page to fit its window", wide).await?;
    }
    Ok(())
}
