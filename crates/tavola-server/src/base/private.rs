//! Files and folders that are nobody's but the club's: cookie keys, sessions and the dice's secrets lie in them.
//!
//! Where a system knows no modes, nothing is done here.

use std::{fs::OpenOptions, io, path::Path};

/// Makes a folder, and those above it, that nobody else may enter. One that is there is closed to others if nothing but
/// the club's own files is in it; a folder that is shared with others is theirs too and stays as it is.
///
/// # Errors
/// If it cannot be made.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    if folder.as_os_str().is_empty() {
        return Ok(());
    }
    if folder.is_dir() {
        if holds_only_ours(folder) {
            tighten(folder, FOLDER);
        }
        return Ok(());
    }
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, FOLDER);
    builder.recursive(true).create(folder)
}

/// How to make a file that nobody else may read.
#[must_use]
pub fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, FILE);
    options
}

/// Takes every right on a file from everybody but its owner; a file that is not there stays away.
pub fn tighten_file(file: &Path) {
    tighten(file, FILE);
}

const FOLDER: u32 = 0o700;
const FILE: u32 = 0o600;

fn holds_only_ours(folder: &Path) -> bool {
    let Ok(entries) = std::fs::read_dir(folder) else { return false };
    entries.flatten().all(|entry| {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        name.starts_with("tavola") || name.starts_with(".tavola")
    })
}

#[cfg(unix)]
fn tighten(path: &Path, mode: u32) {
    use std::os::unix::fs::PermissionsExt as _;

    let Ok(found) = std::fs::metadata(path) else { return };
    if found.permissions().mode() & 0o777 & !mode == 0 {
        return;
    }
    if let Err(error) = std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)) {
        tracing::warn!(%error, path = %path.display(), "others can read this, and that could not be changed");
    }
}

#[cfg(not(unix))]
fn tighten(_: &Path, _: u32) {}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    fn mode(path: &Path) -> u32 {
        std::fs::metadata(path).expect("it is there").permissions().mode() & 0o777
    }

    #[test]
    fn a_folder_of_the_clubs_own_is_closed_and_one_shared_with_others_stays() {
        let dir = tempfile::tempdir().unwrap();
        let (new, own, shared) = (dir.path().join("a/new"), dir.path().join("own"), dir.path().join("shared"));
        for folder in [&own, &shared] {
            std::fs::create_dir(folder).unwrap();
            std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o755)).unwrap();
        }
        std::fs::write(own.join("tavola.db"), "").unwrap();
        std::fs::write(shared.join("photos"), "").unwrap();
        for folder in [&new, &own, &shared] {
            make_folder(folder).unwrap();
        }
        assert_eq!([&new, &own, &shared].map(|folder| mode(folder)), [0o700, 0o700, 0o755]);
    }

    #[test]
    fn a_file_that_others_could_read_is_closed() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("tavola.db");
        std::fs::write(&file, "").unwrap();
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o664)).unwrap();
        tighten_file(&file);
        assert_eq!(mode(&file), 0o600);
        tighten_file(&dir.path().join("nowhere"));
    }
}
