//! The engine's web worker; WebAssembly only.

/// Half the size of the usual allocator, and constant time.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

#[cfg(target_arch = "wasm32")]
fn main() {
    zebra_playground::app::engine::serve::serve();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
