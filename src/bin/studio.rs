//! The views other than Explore.

/// Half the size of the usual allocator, and constant time.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    use zebra_playground::device;
    use zebra_playground::studio::links;
    use zebra_playground::studio::program::{Studio, StudioProps};

    link::carry_all_presets();
    let before_page = links::is_before_page();
    if before_page {
        links::pack_address();
    }
    let root = gloo_utils::document().get_element_by_id("studio");
    let root = root.expect("the page keeps an element for the studio");
    let props = StudioProps { tools: device::build_address("data-tools").into(), before_page };
    yew::Renderer::<Studio>::with_root_and_props(root, props).render();
}
