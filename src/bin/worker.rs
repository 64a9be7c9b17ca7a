//! The engine's web worker; WebAssembly only.

fn main() {}
