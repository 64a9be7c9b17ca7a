//! From a drawing to a file: the browser paints.

use std::rc::Rc;

use gloo_utils::document;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, MouseEvent};
use yew::Callback;

use crate::device;

/// How many points of the PNG stand for one of the drawing: sharp on any screen.
const SHARPNESS: f64 = 2.0;

/// The drawing as an address that holds all of it.
pub fn data_url(svg: &str) -> String {
    format!("data:image/svg+xml;charset=utf-8,{}", js_sys::encode_uri_component(svg))
}

/// Saves the drawing at this address as a PNG, and tells whether the browser paints it.
pub fn save_png(svg: String, painted: Callback<bool>) -> Callback<MouseEvent> {
    let svg = Rc::new(svg);
    Callback::from(move |_| {
        let (svg, painted) = (svg.clone(), painted.clone());
        spawn_local(async move { painted.emit(download_png(&svg).await.is_ok()) });
    })
}

async fn download_png(svg: &str) -> Result<(), JsValue> {
    let image = HtmlImageElement::new()?;
    image.set_src(svg);
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    let side = |points: u32| (f64::from(points) * SHARPNESS) as u32;
    canvas.set_width(side(image.natural_width()));
    canvas.set_height(side(image.natural_height()));
    let context = canvas.get_context("2d")?.ok_or("there is no canvas")?;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    context.scale(SHARPNESS, SHARPNESS)?;
    context.draw_image_with_html_image_element(&image, 0.0, 0.0)?;
    device::save_as("zebra.png", &canvas.to_data_url()?)
}
