//! The program with all places. It takes the page over, or opens it, where a link leads to one of them.

/// Half the size of the usual allocator, and constant time.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    use zebra_playground::handover::{self, Handover};
    use zebra_playground::views::AllPlaces;
    use zebra_playground::{opening, prepare};

    link::carry_all_presets();
    let opened = handover::take_over().or_else(|| opening::fragment().map(Handover::of_link));
    // A puzzle with a mistake, inside another page, has been said to have one.
    if let Some(opened) = opened {
        prepare::<AllPlaces>(opened)();
    }
}
