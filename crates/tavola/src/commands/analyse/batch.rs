//! Which files are judged, and where the answer of each is written.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail, ensure};

use super::Format;
use crate::commands::convert::search;

/// All that is asked.
#[derive(Debug)]
pub(super) struct Batch {
    pub(super) inputs: Vec<Input>,
    pub(super) output: Output,
}

/// A file that may hold a match.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Input {
    pub(super) path: PathBuf,
    /// The name of its answer without an ending: the file's, with the folders below the one that was named.
    pub(super) name: String,
    /// Whether it was named itself, or found in a folder.
    pub(super) is_named: bool,
}

/// Where answers are written.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Output {
    /// To standard output.
    Standard,
    /// To this file.
    File(PathBuf),
    /// Into this folder.
    Folder(PathBuf, Format),
}

/// Where one answer is written.
pub(super) struct Place {
    /// The answer; none for standard output.
    pub(super) file: Option<PathBuf>,
    /// What the engine found, to go on from.
    pub(super) kept: Option<PathBuf>,
}

impl Batch {
    /// # Errors
    /// If there is nothing to read, two answers would be one file, or many would have to be one.
    pub(super) fn of(files: &[PathBuf], output: Option<&Path>, format: Format) -> anyhow::Result<Self> {
        let mut inputs = Vec::new();
        for file in files {
            inputs.extend(found(file)?);
        }
        let output = match output {
            None => Output::Standard,
            Some(path) if path == Path::new("-") => Output::Standard,
            Some(path) if is_folder(path, files) => Output::Folder(path.to_owned(), format),
            Some(path) => Output::File(path.to_owned()),
        };
        // Answers that lie in a folder that is searched are no matches.
        if let Output::Folder(folder, _) = &output {
            inputs.retain(|input| input.is_named || !input.path.starts_with(folder));
        }
        ensure!(!inputs.is_empty(), "there is no file in {}", files[0].display());
        let is_many = inputs.len() > 1;
        match &output {
            Output::Standard if is_many && format == Format::Html => {
                bail!("several pages need a folder: -o FOLDER");
            }
            Output::File(path) if is_many => {
                bail!("several answers need a folder, and {} is a file", path.display());
            }
            Output::Folder(..) => distinct(&inputs)?,
            _ => {}
        }
        Ok(Self { inputs, output })
    }
}

/// A folder that is there, or a name that ends as one, or the one place for many.
fn is_folder(path: &Path, files: &[PathBuf]) -> bool {
    let ends = path.as_os_str().to_string_lossy().ends_with(std::path::MAIN_SEPARATOR);
    let is_for_many = files.len() > 1 || files.iter().any(|file| file.is_dir());
    path.is_dir() || ends || (is_for_many && !path.is_file())
}

fn found(file: &Path) -> anyhow::Result<Vec<Input>> {
    let mut paths = Vec::new();
    search(file, &mut paths)?;
    let input = |path: PathBuf| {
        let is_named = !file.is_dir();
        let within = if is_named { path.file_name().map(Path::new) } else { path.strip_prefix(file).ok() };
        let name = within.unwrap_or(&path).to_string_lossy().into_owned();
        Input { name: if name == "-" { "standard-input".to_owned() } else { name }, is_named, path }
    };
    Ok(paths.into_iter().map(input).collect())
}

/// Refuses two files whose answers would be one.
fn distinct(inputs: &[Input]) -> anyhow::Result<()> {
    let mut names: BTreeMap<&str, &Path> = BTreeMap::new();
    for input in inputs {
        if let Some(other) = names.insert(&input.name, &input.path).filter(|other| *other != input.path) {
            bail!("{} and {} would have one answer: judge them one by one", other.display(), input.path.display());
        }
    }
    Ok(())
}

impl Output {
    /// Where the answer of that name goes.
    pub(super) fn place(&self, name: &str) -> Place {
        match self {
            Self::Standard => Place { file: None, kept: None },
            Self::File(path) => Place { file: Some(path.clone()), kept: None },
            Self::Folder(folder, format) => {
                let of = |ending: &str| folder.join(format!("{name}.{ending}"));
                let kept = Some(of("json"));
                Place { file: Some(of(format.ending())), kept }
            }
        }
    }
}

/// The folder a file lies in is there.
pub(super) fn with_its_folder(file: &Path) -> anyhow::Result<()> {
    let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) else { return Ok(()) };
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))
}
