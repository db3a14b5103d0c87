//! Bits packed lowest first into bytes, and bytes as Base64 without padding: what GNU Backgammon's ids are made of.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Writes fields into `N` bytes, lowest bit first.
pub(crate) struct BitWriter<const N: usize> {
    bytes: [u8; N],
    next: usize,
}

impl<const N: usize> BitWriter<N> {
    pub(crate) const fn new() -> Self {
        Self { bytes: [0; N], next: 0 }
    }

    /// Appends the lowest `count` bits of `value`; what does not fit is lost.
    pub(crate) fn push(&mut self, value: u32, count: usize) {
        for bit in 0..count {
            if let Some(byte) = self.bytes.get_mut(self.next / 8) {
                *byte |= u8::from(value >> bit & 1 == 1) << (self.next % 8);
            }
            self.next += 1;
        }
    }

    pub(crate) const fn bytes(self) -> [u8; N] {
        self.bytes
    }
}

/// Reads fields from bytes, lowest bit first.
pub(crate) struct BitReader<'a> {
    bytes: &'a [u8],
    next: usize,
}

impl<'a> BitReader<'a> {
    pub(crate) const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, next: 0 }
    }

    /// The next bit, or `None` behind the last.
    pub(crate) fn bit(&mut self) -> Option<bool> {
        let byte = self.bytes.get(self.next / 8)?;
        let bit = byte >> (self.next % 8) & 1 == 1;
        self.next += 1;
        Some(bit)
    }

    /// The number in the next `count` bits; bits behind the last are zero.
    pub(crate) fn field(&mut self, count: usize) -> u32 {
        (0..count).fold(0, |number, bit| number | u32::from(self.bit().unwrap_or(false)) << bit)
    }
}

/// Base64 of `bytes` without padding.
pub(crate) fn to_base64(bytes: &[u8]) -> String {
    let letter = |six: u32| char::from(ALPHABET[usize::from(six as u8 & 63)]);
    let group = |chunk: &[u8]| {
        let word = chunk.iter().fold(0, |word, byte| word << 8 | u32::from(*byte)) << (8 * (3 - chunk.len()));
        (0..=chunk.len()).map(|place| letter(word >> (18 - 6 * place))).collect::<String>()
    };
    bytes.chunks(3).map(group).collect()
}

/// The bytes of a Base64 text without padding that holds exactly `N` of them.
pub(crate) fn from_base64<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    let (mut word, mut count, mut filled) = (0u32, 0, 0);
    for letter in text.bytes() {
        let six = u32::try_from(ALPHABET.iter().position(|known| *known == letter)?).ok()?;
        (word, count) = ((word << 6 | six) & 0xFFFF, count + 6);
        if count >= 8 {
            count -= 8;
            *bytes.get_mut(filled)? = (word >> count & 0xFF) as u8;
            filled += 1;
        }
    }
    let exact = filled == N && text.len() == (8 * N).div_ceil(6) && word & ((1 << count) - 1) == 0;
    exact.then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_from_base64() {
        for seed in 0..200u8 {
            let bytes: [u8; 10] =
                std::array::from_fn(|i| seed.wrapping_mul(31).wrapping_add((i as u8).wrapping_mul(97)));
            let text = to_base64(&bytes);
            assert_eq!(text.len(), 14);
            assert_eq!(from_base64(&text), Some(bytes));
        }
        assert_eq!(to_base64(b"any"), "YW55");
        assert_eq!(from_base64::<10>("4HPwATDgc/ABM"), None);
        assert_eq!(from_base64::<10>("4HPwATDgc/ABM?"), None);
        assert_eq!(from_base64::<10>("4HPwATDgc/ABMAA"), None);
    }
}
