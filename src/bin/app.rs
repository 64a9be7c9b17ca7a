//! The program that is loaded first: Explore.

/// Half the size of the usual allocator, and constant time.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    use zebra_playground::address::Address;
    use zebra_playground::handover::{Handover, on_leave};
    use zebra_playground::on_the_way::OnTheWay;
    use zebra_playground::start;

    let page = start::<OnTheWay>(Handover::of_link(Address::fragment()));
    on_leave(|| page.destroy());
}
