//! The project's commands: `cargo xtask serve | test | build | bench`.

fn main() {}
