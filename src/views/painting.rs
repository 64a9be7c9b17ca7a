//! From a drawing to a file: the browser paints.

use gloo_utils::document;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement, HtmlImageElement};

/// How many points of the PNG stand for one of the drawing: sharp on any screen.
const SHARPNESS: f64 = 2.0;

/// The drawing as an address that holds all of it.
pub fn data_url(svg: &str) -> String {
    format!("data:image/svg+xml;charset=utf-8,{}", js_sys::encode_uri_component(svg))
}

/// Paints the drawing at this address and has the browser save it as a PNG.
///
/// # Errors
/// When the browser does not paint.
pub async fn download_png(svg: &str) -> Result<(), JsValue> {
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
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&canvas.to_data_url()?);
    link.set_download("zebra.png");
    link.click();
    Ok(())
}
