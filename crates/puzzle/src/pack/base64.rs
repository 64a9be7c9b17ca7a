//! Bytes as characters that stand in links as they are: base64url without padding (RFC 4648).

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Four characters for three bytes.
pub(super) fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 4 / 3 + 2);
    for group in bytes.chunks(3) {
        let mut bits = 0;
        for i in 0..3 {
            bits = bits << 8 | u32::from(group.get(i).copied().unwrap_or_default());
        }
        for i in 0..=group.len() {
            text.push(char::from(DIGITS[(bits >> (18 - 6 * i) & 63) as usize]));
        }
    }
    text
}

/// The bytes, or nothing where another character stands among the digits.
pub(super) fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    let (mut bits, mut held) = (0_u32, 0);
    for digit in text.bytes() {
        bits = bits << 6 | DIGITS.iter().position(|known| *known == digit)? as u32;
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
        }
    }
    Some(bytes)
}
