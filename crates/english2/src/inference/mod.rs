//! Categories that no list names.
