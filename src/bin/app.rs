//! The page's entry point; WebAssembly only.

/// Half the size of the usual allocator, and constant time.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

#[cfg(target_arch = "wasm32")]
fn main() {
    use zebra_playground::app::{Root, RootProps, device};

    let root = gloo_utils::document().get_element_by_id("app").expect("index.html has #app");
    let props = RootProps { worker: device::build_address("data-worker").into() };
    yew::Renderer::<Root>::with_root_and_props(root, props).render();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
