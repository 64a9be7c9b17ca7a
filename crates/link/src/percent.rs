//! `%` codes in links.

/// Text with each `%` and two hexadecimal digits as the byte they stand for; anything else as it
/// is, and bytes that are no UTF-8 as U+FFFD.
pub(super) fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8);
        match (first, after) {
            (b'%', [high, low, beyond @ ..]) if digit(*high).is_some() && digit(*low).is_some() => {
                bytes.extend(digit(*high).zip(digit(*low)).map(|(high, low)| high << 4 | low));
                rest = beyond;
            }
            _ => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
