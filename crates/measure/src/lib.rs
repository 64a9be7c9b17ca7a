//! How well plain English is read: texts with known meanings, what a reader makes of them, and how
//! the two compare.
//!
//! | module | what it is for |
//! |---|---|
//! | [`samples`] | texts with their categories, hints, question and answer |
//! | [`sets`] | sets of them, from folders and files |
//! | [`labelled`] | sentences with what they mean, for training |
//! | [`readers`] | what each reader makes of a text, in one form |
//! | [`align`] | which value and which hint of the one is which of the other |
//! | [`truth`] | whether two relations mean the same |
//! | [`outcome`] | what was right |
//! | [`table`] | figures over many texts |
//! | [`floors`] | figures that only rise |
//! | [`lists`] | what is found of the categories that texts write down |
//! | [`fit`] | weights learnt from labelled sentences |
//! | [`division`] | weights learnt from categories |
//! | [`roles`], [`chain`] | weights learnt from what the sentences of whole texts do |
//!
//! It does not read texts (`english` does) and gives no hints to what does. Only the project's own
//! tools and tests use it.
//!
//! ```
//! use measure::{readers, samples, sets, table::Judged};
//! use std::path::Path;
//!
//! let set = sets::load(&Path::new(samples::DATA).join("lot-1")).unwrap();
//! let sample = &set.samples[0];
//! let judged = Judged::of(sample, &readers::named("given").unwrap());
//! // Each of its hints is judged, and the text as a whole.
//! assert_eq!(judged.outcome.hints.len(), sample.hints.len());
//! assert_eq!(judged.outcome.refused, None);
//! ```

pub mod align;
pub mod chain;
pub mod division;
pub mod fit;
pub mod floors;
pub mod labelled;
pub mod lists;
pub mod outcome;
pub mod readers;
pub mod roles;
pub mod samples;
pub mod sets;
pub mod table;
pub mod truth;
