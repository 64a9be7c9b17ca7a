//! The program that is loaded first: Explore.

/// Half the size of the usual allocator, and constant time.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

use gloo_timers::callback::Timeout;
use zebra_playground::address::Address;
use zebra_playground::handover::{Handover, on_leave};
use zebra_playground::on_the_way::OnTheWay;
use zebra_playground::prepare;

fn main() {
    // Starting, counting and drawing are tasks of their own: in between a slow device may answer.
    soon(|| {
        let draw = prepare::<OnTheWay>(Handover::of_link(Address::fragment()));
        soon(|| {
            let page = draw();
            on_leave(|| page.destroy());
        });
    });
}

fn soon(task: impl FnOnce() + 'static) {
    Timeout::new(0, task).forget();
}
