//! End-to-end tests of the built page in real browsers.
