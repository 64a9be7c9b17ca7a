//! The page's entry point; WebAssembly only.

#[cfg(target_arch = "wasm32")]
fn main() {
    let root = gloo_utils::document().get_element_by_id("app").expect("index.html has #app");
    yew::Renderer::<zebra_playground::app::App>::with_root(root).render();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
