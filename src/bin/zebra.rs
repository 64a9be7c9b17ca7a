//! `zebra`: the core on the command line.

fn main() {}
