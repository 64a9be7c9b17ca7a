//! The engine's web worker; WebAssembly only.

/// Half the size of the usual allocator, and constant time.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

#[cfg(target_arch = "wasm32")]
fn main() {
    use zebra_playground::app::engine::{serve::serve, service::Service};

    let mut service = Service::default();
    serve(move |request, listener, post| {
        if let Some(response) = service.answer(request, listener) {
            post(&response);
        }
    });
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
