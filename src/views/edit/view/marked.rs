//! The words of a hint, marked by what they were taken for.

use yew::prelude::*;

use english::reading::{Piece, PieceKind};

/// The words with their pieces marked; pieces are in their order, and of those that overlap the
/// first is marked.
pub fn marked(words: &str, pieces: &[Piece]) -> Html {
    let mut parts: Vec<Html> = Vec::new();
    let mut done = 0;
    for piece in pieces {
        let range = piece.range.clone();
        let (Some(between), Some(taken)) = (words.get(done..range.start), words.get(range.clone()))
        else {
            continue;
        };
        let (class, title) = match piece.kind {
            PieceKind::Value => ("edit-took-value", None),
            PieceKind::Phrase => ("edit-took-phrase", None),
            PieceKind::Guessed => ("edit-took-guess", Some("a guess")),
            PieceKind::PassedOver => ("edit-took-nothing", Some("passed over")),
        };
        parts.push(between.to_owned().into());
        parts.push(html! { <span {class} {title}>{ taken.to_owned() }</span> });
        done = range.end;
    }
    parts.push(words.get(done..).unwrap_or_default().to_owned().into());
    html! { <bdi>{ for parts }</bdi> }
}
