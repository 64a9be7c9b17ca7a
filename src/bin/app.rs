//! The page's entry point; WebAssembly only.

/// Half the size of the usual allocator, and constant time.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

#[cfg(target_arch = "wasm32")]
fn main() {
    use zebra_playground::app::{Root, RootProps, device};

    let document = gloo_utils::document();
    let root = document.get_element_by_id("app").expect("index.html has #app");
    // The build writes the worker's name, which changes with its content, beside the start script.
    let worker = document
        .query_selector("script[data-worker]")
        .ok()
        .flatten()
        .and_then(|script| script.get_attribute("data-worker"))
        .expect("index.html names the worker");
    device::restore_theme();
    yew::Renderer::<Root>::with_root_and_props(root, RootProps { worker: worker.into() }).render();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
