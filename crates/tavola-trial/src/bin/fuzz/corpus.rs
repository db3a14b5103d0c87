//! Where inputs begin: the examples of the documentation, the cases of the tests, and what each target brings along.

use std::path::{Path, PathBuf};

/// The root of the project.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The folder in which a target keeps its inputs.
pub(crate) fn folder(target: &str) -> std::io::Result<PathBuf> {
    let target_folder = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let folder = target_folder.join("fuzz").join(target);
    std::fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// Keeps an input that broke something, and says where.
pub(crate) fn keep(target: &str, input: &[u8]) -> std::io::Result<String> {
    use std::hash::{DefaultHasher, Hash as _, Hasher as _};
    let mut hasher = DefaultHasher::new();
    input.hash(&mut hasher);
    let file = folder(target)?.join(format!("finding-{:016x}", hasher.finish()));
    std::fs::write(&file, input)?;
    Ok(file.display().to_string())
}

/// The file that holds the input under trial, for when the process does not come back from it.
pub(crate) fn last(target: &str) -> std::io::Result<PathBuf> {
    Ok(folder(target)?.join("last"))
}

/// Keeps the input from which the process did not come back.
pub(crate) fn keep_last(target: &str) -> std::io::Result<String> {
    let input = std::fs::read(last(target)?)?;
    // Where the file is longer than the input, its length stands before it.
    let length = input.get(..8).and_then(|head| head.try_into().ok()).map_or(0, u64::from_le_bytes);
    let length = usize::try_from(length).unwrap_or(usize::MAX);
    keep(target, input.get(8..).map_or(&[][..], |rest| &rest[..length.min(rest.len())]))
}

/// The JSON examples of a page of the documentation.
pub(crate) fn examples(page: &str) -> Vec<Vec<u8>> {
    let text = std::fs::read_to_string(root().join("docs").join(page)).unwrap_or_default();
    let blocks = text.split("```").skip(1).step_by(2);
    let json = blocks.filter_map(|block| block.split_once('\n')).filter(|(kind, _)| kind.trim() == "json");
    json.map(|(_, body)| body.as_bytes().to_vec()).collect()
}

/// Every so-many-th line of a file of cases, one JSON value a line.
pub(crate) fn lines(file: &str, every: usize) -> Vec<Vec<u8>> {
    let text = std::fs::read_to_string(root().join(file)).unwrap_or_default();
    let lines = text.lines().filter(|line| line.starts_with('{'));
    lines.step_by(every).map(|line| line.as_bytes().to_vec()).collect()
}

/// A file of the project.
pub(crate) fn file(name: &str) -> Vec<Vec<u8>> {
    std::fs::read(root().join(name)).into_iter().collect()
}

/// Texts as they stand.
pub(crate) fn texts(all: &[&str]) -> Vec<Vec<u8>> {
    all.iter().map(|text| text.as_bytes().to_vec()).collect()
}
