//! The engine of the views other than Explore: one program for all their long work, run in workers
//! of its own, loaded only with those views.
//!
//! A view starts an `Engine` of its own on this program, so that views
//! neither wait for one another nor see one another's answers. To add work for a view: a variant of
//! [`Job`], what answers it in [`Service`], and a type of its own for the news.

pub mod context;
mod service;

use serde::{Deserialize, Serialize};

use super::views::explain::Lesson;
use super::views::sets::Subject;
use super::views::{code, edit, methods};
use generate::Issue;

pub use service::Service;

/// Work for a view, about the puzzle that was loaded last.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Job {
    /// All that Hint sets shows; the news are [`sets::News`](super::views::sets::News).
    Sets(Subject),
    /// A slice of what Methods shows; the news are [`methods::News`].
    Methods(methods::Ask),
    /// A program; the news are a [`code::Program`].
    Code(code::Wish),
    /// All that Articles shows; the news are [`articles::News`](super::views::articles::News).
    Articles,
    /// Work of Edit; the news are [`edit::News`].
    Edit(edit::Ask),
    /// A story or what a player asks; the news are [`teacher::News`](super::views::explain::News).
    Teach(Lesson),
    /// The puzzles of days; the news are [`daily::News`](super::views::day::News).
    Days(Vec<Issue>),
}
