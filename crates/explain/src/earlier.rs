//! What earlier steps have said that no grid shows.

use serde::{Deserialize, Serialize};

use puzzle::{Houses, Value};

/// What the steps before one have said of houses and values that are open still.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Earlier {
    /// Houses that have one of two values.
    pub choices: Vec<(u8, Vec<Value>)>,
    /// Values that were left two houses.
    pub narrowed: Vec<(Value, Houses)>,
}
