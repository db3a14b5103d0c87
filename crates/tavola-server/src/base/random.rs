//! Fresh secrets: the one place that draws random numbers.
#![expect(clippy::disallowed_methods, reason = "this is that place")]

use rand::RngExt;

/// So many random bytes from the operating system's well, as lower-case hexadecimal digits.
#[must_use]
pub fn hex(bytes: usize) -> String {
    let mut rng = rand::rng();
    (0..bytes).map(|_| format!("{:02x}", rng.random::<u8>())).collect()
}

/// The bytes of text that [`hex`] wrote, or `None` if it is something else.
#[must_use]
pub fn from_hex(text: &str) -> Option<Vec<u8>> {
    let pairs = text.as_bytes().chunks(2);
    pairs.map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok().filter(|_| pair.len() == 2)).collect()
}

/// So many random bytes.
#[must_use]
pub fn bytes<const MANY: usize>() -> [u8; MANY] {
    rand::rng().random()
}

/// A whole number from 0 up to, but not including, `bound`; 0 if there is none.
#[must_use]
pub fn below(bound: u64) -> u64 {
    if bound == 0 { 0 } else { rand::rng().random_range(0..bound) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_long_and_different() {
        let (one, other) = (hex(32), hex(32));
        assert_eq!(one.len(), 64);
        assert_ne!(one, other);
        assert_eq!(from_hex(&one).unwrap().len(), 32);
        assert_eq!(from_hex("abc"), None);
        assert_eq!(from_hex("zz"), None);
    }
}
