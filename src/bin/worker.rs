//! The engine's web worker; WebAssembly only.

#[cfg(target_arch = "wasm32")]
fn main() {
    use wasm_bindgen::JsCast;

    let scope: web_sys::DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    scope.post_message(&"ready".into()).expect("a string can be sent");
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
