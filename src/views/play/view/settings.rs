//! What the player sets: which grid, what fills itself in; and beginning again.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::face::Face;
use super::{Beside, Playing, kept};
use crate::address::Address;
use crate::components::{choice, plain_button, rich_button, say, select};
use crate::copying::copy;
use crate::device;
use crate::state::Action;
use crate::views::hooks::setting;
use crate::views::play::{Answer, Fill, Move, Table, Turn};
use crate::words::{page, play as words};

/// The settings; where they are small, they are open or `beside` has something else.
pub fn settings(
    playing: &Playing<'_>,
    face: &UseStateHandle<Face>,
    beside: Beside,
    show: &Callback<Beside>,
) -> Html {
    let Playing { table, game, play, turn, act, .. } = playing;
    let turn_to = setting(face);
    let tab =
        |name: &'static str, hook, to| choice("", to, &**face, &turn_to).hook(hook).holding(name);
    let fills = Fill::ALL.map(|fill| (fill, fill.word().to_owned(), fill.name().to_owned()));
    let choose = play.reform(|fill: Fill| {
        kept::keep_fill(fill);
        Move::Fill(fill)
    });
    let judge = play.reform(|event: Event| {
        let switch: HtmlInputElement = event.target_unchecked_into();
        Move::Standings(switch.checked())
    });
    // On the page: frames in other pages may not be allowed a dialog of the browser's.
    let restart = turn.reform(|_: MouseEvent| Turn::Say(Answer::Restart));
    html! {
        <section class="play-settings" aria-label={words::SETTINGS} data-open={(beside == Beside::Settings).then_some("")}>
            <div class="play-tabs" role="group" aria-label={words::GRID_KIND}>
                { tab(words::TABLE, "play-table", Face::Table) }
                { tab(words::CROSS_GRID, "play-cross", Face::Cross) }
            </div>
            <label class="play-option">
                { say(words::FILL) }
                <span class="select-box">
                    { select("select", Some("fill"), None, fills, &game.fill(), choose) }
                </span>
            </label>
            <label class="play-option">
                <input
                    type="checkbox"
                    role="switch"
                    class="switch"
                    data-zebra="standings"
                    checked={game.standings()}
                    data-on={game.standings().then_some("")}
                    onchange={judge}
                />
                { say(words::JUDGE) }
            </label>
            { plain_button("restart", words::RESTART, game.position().is_empty(), restart) }
            { plain_button("copy-marks", words::COPY_MARKS, game.position().is_empty(), copy_marks(table, act)) }
            { plain_button("print", words::PRINT, false, Callback::from(|_: MouseEvent| device::print())) }
            { plain_button("new-puzzle", words::NEW_PUZZLE, false, show.reform(|_| Beside::Fresh)) }
            { rich_button("button", show.reform(|_| Beside::Legend))
                .hook("show-keys").with("aria-keyshortcuts", "?").holding(say(words::KEYS)) }
        </section>
    }
}

/// Copies a link to the game as it stands.
fn copy_marks(table: &Table, act: &Callback<Action>) -> Callback<MouseEvent> {
    let setup = table.setup();
    let marks = table.game().position().link(&setup.puzzle);
    let link = Address::with_fragment(&setup.with_marks(Some(&marks)).fragment());
    let blocked = page::link_not_copied(&link);
    copy(link.into(), words::MARKS_COPIED.into(), blocked.into(), act)
}
