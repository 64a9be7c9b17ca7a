use super::layout;

#[test]
fn nothing_at_all() {
    assert!(layout("").hints.is_empty());
    assert!(layout("\n\n—\n").hints.is_empty());
}
