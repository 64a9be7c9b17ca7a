//! The web worker for the long work of the views other than Explore; WebAssembly only.

/// Half the size of the usual allocator, and constant time.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

#[cfg(target_arch = "wasm32")]
fn main() {
    use zebra_playground::app::{engine::serve::serve, tools::Service};

    let mut service = Service::default();
    serve(move |request, listener, post| {
        service.answer(request, &js_sys::Date::now, listener, post);
    });
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
