//! The engine's web worker.

/// Half the size of the usual allocator, and constant time.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    use zebra_playground::engine::{serve::serve, service::Service};

    let mut service = Service::default();
    serve(move |request, listener, post| {
        if let Some(response) = service.answer(request, listener) {
            post(&response);
        }
    });
}
