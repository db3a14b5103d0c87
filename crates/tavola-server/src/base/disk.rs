//! How much room a disk has.

use std::{io, path::Path};

/// How many bytes whoever is not root can still write to the disk on which a file or folder is; none where a system does not
/// say.
///
/// # Errors
/// If there is no such file or folder, or it cannot be looked at.
pub fn free(path: &Path) -> io::Result<Option<u64>> {
    #[cfg(unix)]
    {
        let found = rustix::fs::statvfs(path)?;
        Ok(Some(found.f_bavail.saturating_mul(found.f_frsize)))
    }
    #[cfg(not(unix))]
    {
        std::fs::metadata(path).map(|_| None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disk_has_room_and_what_is_not_there_has_none() {
        let dir = tempfile::tempdir().unwrap();
        assert_eq!(free(dir.path()).unwrap().is_some(), cfg!(unix));
        assert!(free(&dir.path().join("none")).is_err());
    }
}
