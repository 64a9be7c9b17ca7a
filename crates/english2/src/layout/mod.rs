//! Takes a text apart by its form.
