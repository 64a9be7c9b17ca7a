//! The page's entry point.

/// Half the size of the usual allocator, and constant time.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    use zebra_playground::{Root, RootProps, device};

    let root = gloo_utils::document().get_element_by_id("app").expect("index.html has #app");
    let props = RootProps { worker: device::build_address("data-worker").into() };
    yew::Renderer::<Root>::with_root_and_props(root, props).render();
}
