//! The page's entry point; WebAssembly only.

/// Half the size of the usual allocator, and constant time.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

#[cfg(target_arch = "wasm32")]
fn main() {
    use zebra_playground::app::{Root, RootProps};

    let document = gloo_utils::document();
    let root = document.get_element_by_id("app").expect("index.html has #app");
    // The build writes the names of files, which change with their content, beside the start script.
    let script = document.query_selector("script[data-worker]").ok().flatten();
    let script = script.expect("index.html names the workers");
    let address = |name| script.get_attribute(name).unwrap_or_default().into();
    let props = RootProps {
        worker: address("data-worker"),
        sets: address("data-sets"),
        sets_styles: address("data-sets-styles"),
    };
    yew::Renderer::<Root>::with_root_and_props(root, props).render();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
