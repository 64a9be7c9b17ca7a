//! The web worker for the long work of the views other than Explore.

/// Half the size of the usual allocator, and constant time.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    use zebra_playground::{engine::serve::serve, tools::Service};

    let mut service = Service::default();
    serve(move |request, listener, post| {
        service.answer(request, &js_sys::Date::now, listener, post);
    });
}
