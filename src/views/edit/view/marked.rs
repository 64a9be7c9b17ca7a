//! The words of a hint, marked by what they were taken for.

use crate::words::edit as words;

use yew::prelude::*;

use english::reading::{Piece, PieceKind};

/// The words with their pieces marked; pieces are in their order, and of those that overlap the
/// first is marked.
pub fn marked(text: &str, pieces: &[Piece]) -> Html {
    let mut parts: Vec<Html> = Vec::new();
    let mut done = 0;
    for piece in pieces {
        let range = piece.range.clone();
        let (Some(between), Some(taken)) = (text.get(done..range.start), text.get(range.clone()))
        else {
            continue;
        };
        let (class, title) = match piece.kind {
            PieceKind::Value => ("edit-took-value", None),
            PieceKind::Phrase => ("edit-took-phrase", None),
            PieceKind::Guessed => ("edit-took-guess", Some(words::PIECE_GUESSED)),
            PieceKind::PassedOver => ("edit-took-nothing", Some(words::PIECE_PASSED_OVER)),
        };
        parts.push(between.to_owned().into());
        parts.push(html! { <span {class} {title}>{ taken.to_owned() }</span> });
        done = range.end;
    }
    parts.push(text.get(done..).unwrap_or_default().to_owned().into());
    html! { <bdi>{ for parts }</bdi> }
}
