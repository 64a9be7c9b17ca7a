//! The engine's web worker; WebAssembly only.

#[cfg(target_arch = "wasm32")]
fn main() {
    zebra_playground::app::engine::serve::serve();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
