//! The picture of the present state, to look at and to take home.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::choice;
use crate::address::Address;
use crate::components::{heading, paragraph, plain_button, say};
use crate::state::{Findings, Shown};
use crate::views::painting::{data_url, download_png};
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
    let blocked = use_state(|| false);
    let Shown { setup, findings, .. } = &props.shown;
    let choose = {
        let setter = theme.setter();
        Callback::from(move |theme| setter.set(theme))
    };
    let themes = [(Theme::Light, words::THEME_LIGHT), (Theme::Dark, words::THEME_DARK)];
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
    let paint = {
        let (url, setter) = (url.clone(), blocked.setter());
        Callback::from(move |_: MouseEvent| {
            let (url, setter) = (url.clone(), setter.clone());
            spawn_local(async move { setter.set(download_png(&url).await.is_err()) });
        })
    };
    html! {
        <section class="share-picture" aria-labelledby="share-picture">
            { heading("share-picture", words::PICTURE) }
            { paragraph("", words::ABOUT_PICTURE) }
            { choice(words::THEME, &themes, *theme, &choose) }
            <img src={url.clone()} {alt} data-zebra="share-picture" />
            <p class="share-take">
                <a class="button" href={url} download="zebra.svg" data-zebra="take-svg">{ say(words::SAVE_SVG) }</a>
                { plain_button("take-png", words::SAVE_PNG, false, paint) }
                if *blocked {
                    <span role="status">{ say(words::PNG_BLOCKED) }</span>
                }
            </p>
        </section>
    }
}
