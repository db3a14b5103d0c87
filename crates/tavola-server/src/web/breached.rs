//! Passwords that were stolen somewhere: looked up in a list that whoever runs the club has fetched, never asked for outside.
//!
//! The list is that of Have I Been Pwned, ordered by hash: a line for each password, the SHA-1 of it in capital
//! hexadecimal digits, then whatever. It is read from the disk by halves, some forty reads for a billion lines.

use std::{
    fs::File,
    io::{self, BufRead as _, BufReader, Read as _, Seek as _, SeekFrom},
    path::{Path, PathBuf},
};

use sha1::{Digest as _, Sha1};

/// How many digits a hash has.
const DIGITS: usize = 40;

/// The longest line that is read: a hash and a number.
const LONGEST_LINE: u64 = 128;

/// A list of passwords by their hashes.
#[derive(Debug, Clone)]
pub struct Breached(PathBuf);

impl Breached {
    /// The list in that file.
    #[must_use]
    pub fn at(path: &Path) -> Self {
        Self(path.to_owned())
    }

    /// Whether a password is in the list.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn has(&self, password: &str) -> io::Result<bool> {
        let sought: String = Sha1::digest(password.as_bytes()).iter().map(|byte| format!("{byte:02X}")).collect();
        let mut file = File::open(&self.0)?;
        let (mut low, mut high) = (0, file.metadata()?.len());
        // The line sought, if there is one, begins in `low..high`.
        while low < high {
            let middle = low + (high - low) / 2;
            let (begins, line) = line_at(&mut file, middle)?;
            match line.get(..DIGITS).unwrap_or_default().to_ascii_uppercase().as_str().cmp(&sought) {
                _ if begins >= high => high = middle,
                std::cmp::Ordering::Equal => return Ok(true),
                std::cmp::Ordering::Less => low = begins + 1,
                std::cmp::Ordering::Greater => high = middle,
            }
        }
        Ok(false)
    }
}

/// The first line that begins at a place or after it, and where it begins.
fn line_at(file: &mut File, at: u64) -> io::Result<(u64, String)> {
    let mut begins = at;
    file.seek(SeekFrom::Start(at.saturating_sub(1)))?;
    let mut reader = BufReader::with_capacity(512, file);
    if at > 0 {
        let mut rest = Vec::new();
        begins = at - 1 + reader.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut rest)? as u64;
    }
    let mut line = String::new();
    reader.take(LONGEST_LINE).read_line(&mut line)?;
    Ok((begins, line))
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use super::*;

    #[test]
    fn every_line_of_the_list_is_found_and_nothing_else_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("breached.txt");
        for ending in ["\r\n", "\n"] {
            let hash =
                |word: &str| Sha1::digest(word.as_bytes()).iter().map(|byte| format!("{byte:02X}")).collect::<String>();
            let mut lines: Vec<String> = (0..200).map(|n| format!("{}:{n}", hash(&format!("word {n}")))).collect();
            lines.sort();
            File::create(&path).unwrap().write_all((lines.join(ending) + ending).as_bytes()).unwrap();
            let list = Breached::at(&path);
            assert!((0..200).all(|n| list.has(&format!("word {n}")).unwrap()));
            assert!((200..400).all(|n| !list.has(&format!("word {n}")).unwrap()));
        }
        File::create(&path).unwrap();
        assert!(!Breached::at(&path).has("anything").unwrap());
        assert!(Breached::at(Path::new("/nowhere")).has("anything").is_err());
    }
}
