//! The joint choice of readings.
