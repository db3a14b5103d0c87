//! The files of the nets: inside the program, or, in WebAssembly, fetched beside it and given to it before it is asked.

use super::kind::Kind;

/// Kinds of positions, and the pruning nets.
const COUNT: usize = Kind::ALL.len() + 1;

/// The names of the files: the kinds in the order of [`Kind::ALL`], then the pruning nets.
pub const NAMES: [&str; COUNT] = ["race.net", "late.net", "deep.net", "free.net", "open.net", "prune.net"];

#[cfg(not(target_family = "wasm"))]
mod source {
    use super::COUNT;

    static FILES: [&[u8]; COUNT] = [
        include_bytes!("../../nets/race.net"),
        include_bytes!("../../nets/late.net"),
        include_bytes!("../../nets/deep.net"),
        include_bytes!("../../nets/free.net"),
        include_bytes!("../../nets/open.net"),
        include_bytes!("../../nets/prune.net"),
    ];

    /// The files, in the order of [`NAMES`](super::NAMES).
    #[must_use]
    pub fn all() -> &'static [&'static [u8]; COUNT] {
        &FILES
    }
}

#[cfg(target_family = "wasm")]
mod source {
    use std::sync::OnceLock;

    use super::{COUNT, Kind};
    use crate::net::{Net, NetFileError, PruneNets};

    static GIVEN: OnceLock<[&'static [u8]; COUNT]> = OnceLock::new();

    /// Gives the nets, in the order of [`NAMES`](super::NAMES). Nets that were given before stay.
    ///
    /// # Errors
    /// The number of the first file that is no usable net, and why.
    pub fn give(files: [Vec<u8>; COUNT]) -> Result<(), (usize, NetFileError)> {
        for (index, (kind, file)) in Kind::ALL.into_iter().zip(&files).enumerate() {
            Net::from_bytes(kind.layout(), file).map_err(|error| (index, error))?;
        }
        PruneNets::from_bytes(&files[COUNT - 1]).map_err(|error| (COUNT - 1, error))?;
        GIVEN.get_or_init(|| files.map(|file| &*file.leak()));
        Ok(())
    }

    /// Whether nets were given.
    #[must_use]
    pub fn are_given() -> bool {
        GIVEN.get().is_some()
    }

    /// The files, in the order of [`NAMES`](super::NAMES).
    ///
    /// # Panics
    /// If none were given.
    #[must_use]
    pub fn all() -> &'static [&'static [u8]; COUNT] {
        GIVEN.get().expect("the page gives the nets before it asks")
    }
}

pub use source::*;

/// The files of the kinds, in the order of [`Kind::ALL`].
pub(super) fn of_kinds() -> [&'static [u8]; Kind::ALL.len()] {
    std::array::from_fn(|kind| all()[kind])
}

/// The file of the pruning nets.
pub(super) fn of_pruning() -> &'static [u8] {
    all()[COUNT - 1]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_has_its_file() {
        assert!(Kind::ALL.into_iter().zip(NAMES).all(|(kind, name)| kind.file_name() == name));
    }
}
