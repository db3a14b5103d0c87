//! Bytes of a text file to characters: UTF-8 and UTF-16 by their marks, UTF-8 where it is sound, else Windows-1252.

use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};

/// The text of a file. Old archives are Windows-1252, of which every byte is a character.
pub(crate) fn decoded(bytes: &[u8]) -> String {
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        return encoding.decode_without_bom_handling(&bytes[mark..]).0.into_owned();
    }
    UTF_8
        .decode_without_bom_handling_and_without_replacement(bytes)
        .unwrap_or_else(|| WINDOWS_1252.decode_without_bom_handling(bytes).0)
        .into_owned()
}

/// A line with its tabs made spaces, eight to a stop, and without what is written at its end.
pub(crate) fn expanded(line: &str) -> String {
    let mut text = String::with_capacity(line.len());
    let mut column = 0;
    for character in line.trim_end().chars() {
        let many = if character == '\t' { 8 - column % 8 } else { 1 };
        let character = if character == '\t' { ' ' } else { character };
        text.extend(std::iter::repeat_n(character, many));
        column += many;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_and_new_files_are_text() {
        assert_eq!(decoded(b"Andr\xe9 \x80"), "André €");
        assert_eq!(decoded("\u{feff}André".as_bytes()), "André");
        assert_eq!(decoded(&[0xff, 0xfe, b'A', 0, 0xe9, 0]), "Aé");
        assert_eq!(decoded(b""), "");
        assert_eq!(expanded("a\tb  "), "a       b");
    }
}
