//! Options that several commands take.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use clap::builder::TypedValueParser;
use clap::{Args, value_parser};
use solver::{Progress, Watch};

/// So many solutions still fit into memory.
const MAX_LIMIT: u64 = 100_000;
/// A day.
const MAX_SECONDS: u64 = 86_400;

// Structs that are flattened have no doc comment, since clap would show it as the command's.

#[derive(Args)]
pub struct Limit {
    /// Show at most N solutions or sets, up to 100000
    #[arg(long, value_name = "N", default_value_t = 10,
          value_parser = value_parser!(u64).range(..=MAX_LIMIT))]
    pub limit: u64,
}

#[derive(Args)]
pub struct Patience {
    /// Stop after N seconds, up to 86400; what is proven by then is said
    #[arg(long, value_name = "N",
          value_parser = value_parser!(u64).range(..=MAX_SECONDS).map(Duration::from_secs))]
    pub seconds: Option<Duration>,
}

impl Patience {
    /// Stops the core when patience ends; the clock starts now.
    pub fn watch(&self) -> impl Watch + use<> {
        let until = self.seconds.map(|patience| Instant::now() + patience);
        move |_: &Progress| match until {
            Some(until) if Instant::now() >= until => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    }
}
