//! Thirty-two bytes, written as 64 hexadecimal digits, and how fields are hashed so that none runs into the next.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};
use tavola_rules::Side;

/// The digits it is written with.
const DIGITS: [u8; 16] = *b"0123456789abcdef";

/// A SHA-256 value, a chain link or a secret: 32 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string"))]
pub struct Digest([u8; 32]);

impl Digest {
    /// The digest of these bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// SHA-256 over the fields, each preceded by its length in bytes as four bytes, high byte first.
    #[must_use]
    pub fn of_fields(all: &[&[u8]]) -> Self {
        Hashed::of(all).digest()
    }
}

/// The first of some fields, hashed; others may follow.
#[derive(Clone)]
pub(super) struct Hashed(Sha256);

impl Hashed {
    pub(super) fn of(all: &[&[u8]]) -> Self {
        all.iter().fold(Self(Sha256::new()), |hashed, field| hashed.and(field))
    }

    pub(super) fn and(mut self, field: &[u8]) -> Self {
        fields(field, |bytes| self.0.update(bytes));
        self
    }

    pub(super) fn digest(self) -> Digest {
        Digest(self.0.finalize().into())
    }
}

/// Feeds one field, its length first.
pub(crate) fn fields(field: &[u8], mut feed: impl FnMut(&[u8])) {
    let length = u32::try_from(field.len()).unwrap_or(u32::MAX);
    feed(&length.to_be_bytes());
    feed(field);
}

/// The side as it is hashed.
pub(crate) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits: [u8; 64] = std::array::from_fn(|nth| {
            let byte = self.0[nth / 2];
            DIGITS[usize::from(if nth % 2 == 0 { byte >> 4 } else { byte & 15 })]
        });
        f.write_str(std::str::from_utf8(&digits).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Text that is no digest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct NotADigest;

impl FromStr for Digest {
    type Err = NotADigest;

    fn from_str(text: &str) -> Result<Self, NotADigest> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(NotADigest);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = hex(pair[0])? << 4 | hex(pair[1])?;
        }
        Ok(Self(bytes))
    }
}

const fn hex(digit: u8) -> Result<u8, NotADigest> {
    match digit {
        b'0'..=b'9' => Ok(digit - b'0'),
        b'a'..=b'f' => Ok(digit - b'a' + 10),
        b'A'..=b'F' => Ok(digit - b'A' + 10),
        _ => Err(NotADigest),
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_do_not_run_into_each_other() {
        assert_ne!(Digest::of_fields(&[b"ab", b"c"]), Digest::of_fields(&[b"a", b"bc"]));
        assert_ne!(Digest::of_fields(&[b"a"]), Digest::of_fields(&[b"a", b""]));
    }

    #[test]
    fn a_digest_reads_back_from_its_text() {
        let digest = Digest::of_fields(&[b"x"]);
        assert_eq!(digest.to_string().parse(), Ok(digest));
        assert_eq!(digest.to_string().to_uppercase().parse(), Ok(digest));
        assert_eq!("00".parse::<Digest>(), Err(NotADigest));
        assert_eq!("é".repeat(32).parse::<Digest>(), Err(NotADigest));
    }
}
