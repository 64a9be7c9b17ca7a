//! The picture of the present state, to look at and to take home.

use yew::prelude::*;

use super::choices;
use crate::address::Address;
use crate::components::{heading, paragraph, plain_button, say};
use crate::state::{Findings, Shown};
use crate::views::hooks::setting;
use crate::views::painting::{data_url, save_png};
use crate::views::share::{Theme, picture};
use crate::words::share as words;

/// What is needed.
#[derive(PartialEq, Properties)]
pub struct PictureProps {
    /// What is shown.
    pub shown: Shown,
}

/// The part of Share with the picture.
#[component]
pub fn Picture(props: &PictureProps) -> Html {
    let theme = use_state(|| Theme::Light);
    let painted = use_state(|| true);
    let Shown { setup, findings, .. } = &props.shown;
    let themes = Theme::ALL.map(|theme| (theme, theme.name()));
    let Findings::Known(survey) = findings else {
        return html! {
            <section class="share-picture" aria-labelledby="share-picture">
                { heading("share-picture", words::PICTURE) }
                { paragraph("", words::PICTURE_LATER) }
            </section>
        };
    };
    let address = Address::with_fragment("");
    let address = address.split_once("://").map_or(&*address, |(_, rest)| rest);
    let drawing = picture(&setup.puzzle, setup.active(), survey, *theme, address);
    let url = data_url(&drawing);
    let alt = words::picture_said(setup.puzzle.title());
    let paint = save_png(url.clone(), setting(&painted));
    html! {
        <section class="share-picture" aria-labelledby="share-picture">
            { heading("share-picture", words::PICTURE) }
            { paragraph("", words::ABOUT_PICTURE) }
            { choices(words::THEME, &themes, *theme, &setting(&theme)) }
            <img src={url.clone()} {alt} data-zebra="share-picture" />
            <p class="share-take">
                <a class="button" href={url} download="zebra.svg" data-zebra="take-svg">{ say(words::SAVE_SVG) }</a>
                { plain_button("take-png", words::SAVE_PNG, false, paint) }
                if !*painted {
                    <span role="status">{ say(words::PNG_BLOCKED) }</span>
                }
            </p>
        </section>
    }
}
