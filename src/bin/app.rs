//! The page's entry point; WebAssembly only.

fn main() {}
