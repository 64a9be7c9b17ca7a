//! The picture of the present state, to look at and to take home.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{choice, paint};
use crate::address::Address;
use crate::state::{Findings, Shown};
use crate::views::share::{Theme, picture};

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
    let themes = [(Theme::Light, "Light"), (Theme::Dark, "Dark")];
    let Findings::Known(survey) = findings else {
        return html! {
            <section class="share-picture" aria-labelledby="share-picture">
                <h2 id="share-picture">{ "A picture" }</h2>
                <p>{ "It appears once the count is known." }</p>
            </section>
        };
    };
    let address = Address::with_fragment("");
    let address = address.split_once("://").map_or(&*address, |(_, rest)| rest);
    let drawing = picture(&setup.puzzle, setup.active(), survey, *theme, address);
    let url = paint::data_url(&drawing);
    let alt = format!("{} as it stands now", setup.puzzle.title());
    let paint = {
        let (url, setter) = (url.clone(), blocked.setter());
        Callback::from(move |_: MouseEvent| {
            let (url, setter) = (url.clone(), setter.clone());
            spawn_local(async move { setter.set(paint::download_png(&url).await.is_err()) });
        })
    };
    html! {
        <section class="share-picture" aria-labelledby="share-picture">
            <h2 id="share-picture">{ "A picture" }</h2>
            <p>{ "The puzzle as it stands now, for places that allow neither scripts nor frames." }</p>
            { choice("Theme", &themes, *theme, &choose) }
            <img src={url.clone()} {alt} data-zebra="share-picture" />
            <p class="share-take">
                <a class="button" href={url} download="zebra.svg" data-zebra="take-svg">{ "Save as SVG" }</a>
                <button type="button" class="button" data-zebra="take-png" onclick={paint}>
                    { "Save as PNG" }
                </button>
                if *blocked {
                    <span role="status">{ "This browser cannot make a PNG here; please save the SVG." }</span>
                }
            </p>
        </section>
    }
}
