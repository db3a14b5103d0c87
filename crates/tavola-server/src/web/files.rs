//! The files of the page, embedded in the binary, and their addresses. A club may have languages of its own beside them.
//!
//! A page names them below `/static/{release}/`: what lies there never changes and is asked for once. A release is a hash
//! of all files; modules import each other by relative paths, so that they all come from the same one.

use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
    fs, io,
    path::Path,
    sync::{LazyLock, OnceLock},
};

use rust_embed::RustEmbed;
use sha2::{Digest as _, Sha256};

/// The files of the binary.
#[derive(RustEmbed)]
#[folder = "web/"]
struct Embedded;

/// The files of the club's own languages, by the paths they would have in the binary.
static OWN: OnceLock<BTreeMap<String, File>> = OnceLock::new();

/// A file of the page.
#[derive(Clone)]
pub(crate) struct File {
    pub data: Cow<'static, [u8]>,
    pub sha256: [u8; 32],
}

impl From<Vec<u8>> for File {
    fn from(data: Vec<u8>) -> Self {
        let sha256 = Sha256::digest(&data).into();
        Self { data: data.into(), sha256 }
    }
}

/// The files, by their paths: what the club has of its own, and what is in the binary.
pub(crate) struct Web;

impl Web {
    /// A file.
    pub(crate) fn get(path: &str) -> Option<File> {
        OWN.get().and_then(|own| own.get(path).cloned()).or_else(|| Self::embedded(path))
    }

    fn embedded(path: &str) -> Option<File> {
        Embedded::get(path).map(|file| File { sha256: file.metadata.sha256_hash(), data: file.data })
    }

    /// The paths of all files, each once.
    pub(crate) fn iter() -> impl Iterator<Item = Cow<'static, str>> {
        let own = OWN.get();
        let others = Embedded::iter().filter(move |path| !own.is_some_and(|own| own.contains_key(path.as_ref())));
        own.into_iter().flat_map(BTreeMap::keys).map(|path| Cow::Borrowed(path.as_str())).chain(others)
    }
}

/// Adds the languages of a folder, one folder each with the files that `web/i18n/en` has: new ones, or other files for one
/// the program speaks. Before anything is shown, and once in a process. What a language lacks is said in English, which
/// the log tells.
///
/// # Errors
/// If the folder or a file in it cannot be read, or there is no language in it.
pub(crate) fn add_languages(folder: &Path) -> io::Result<()> {
    let mut own = BTreeMap::new();
    let mut open = vec![(folder.to_owned(), "i18n".to_owned())];
    while let Some((folder, path)) = open.pop() {
        for entry in folder.read_dir()? {
            let entry = entry?;
            let (at, path) = (entry.path(), format!("{path}/{}", entry.file_name().to_string_lossy()));
            if at.is_dir() {
                open.push((at, path));
            } else if path.ends_with(".ftl") || path.ends_with(".md") {
                own.insert(path, fs::read(&at)?.into());
            }
        }
    }
    let languages: BTreeSet<String> = own.keys().filter_map(|path| path.split('/').nth(1)).map(str::to_owned).collect();
    let languages: Vec<String> = languages
        .into_iter()
        .filter(|code| {
            Web::embedded(&format!("i18n/{code}/language.ftl")).is_some()
                || own.contains_key(&format!("i18n/{code}/language.ftl"))
        })
        .collect();
    if languages.is_empty() {
        return Err(io::Error::new(
            io::ErrorKind::NotFound,
            "no folder in it is a language: each has a language.ftl, such as nl/language.ftl",
        ));
    }
    for code in languages {
        let lacking = complete(&mut own, &code);
        if lacking > 0 {
            tracing::warn!(language = code, lacking, "this language lacks sentences; they are said in English");
        }
    }
    OWN.set(own).ok();
    Ok(())
}

/// Gives a language of the club's own what its files lack, from the binary's files of that language or else in English, so
/// that a page needs no other words than its language's. Returns how many sentences are said in English.
fn complete(own: &mut BTreeMap<String, File>, code: &str) -> usize {
    let mut lacking = 0;
    let english = Embedded::iter().filter(|path| path.starts_with("i18n/en/") && path.ends_with(".ftl"));
    for english in english {
        let path = english.replacen("/en/", &format!("/{code}/"), 1);
        let mut whole = own.get(&path).map(|file| String::from_utf8_lossy(&file.data).into_owned()).unwrap_or_default();
        for (source, is_english) in [(path.as_str(), false), (&english, true)] {
            let source = Web::embedded(source).map(|file| String::from_utf8_lossy(&file.data).into_owned());
            let said: BTreeSet<String> = sentences(&whole).into_iter().map(|(name, _)| name.to_owned()).collect();
            for (name, sentence) in sentences(&source.unwrap_or_default()) {
                if !said.contains(name) {
                    whole.push_str(&format!("\n{sentence}"));
                    lacking += usize::from(is_english);
                }
            }
        }
        own.insert(path, whole.into_bytes().into());
    }
    lacking
}

/// The sentences of a Fluent file, by their names.
fn sentences(source: &str) -> Vec<(&str, String)> {
    let mut found: Vec<(&str, String)> = Vec::new();
    let mut is_in_one = false;
    for line in source.lines() {
        let name =
            line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-').then(|| line.split_once('=')).flatten();
        match (name, found.last_mut()) {
            (Some((name, _)), _) => {
                found.push((name.trim(), line.to_owned()));
                is_in_one = true;
            }
            (None, Some((_, sentence))) if is_in_one && (line.is_empty() || line.starts_with([' ', '}'])) => {
                sentence.push('\n');
                sentence.push_str(line);
            }
            _ => is_in_one = false,
        }
    }
    found
}

/// A file as text.
pub(crate) fn text(path: &str) -> Option<String> {
    Web::get(path).map(|file| String::from_utf8_lossy(&file.data).into_owned())
}

/// The name of this release of the files.
pub(crate) static RELEASE: LazyLock<String> = LazyLock::new(|| version(Web::iter().map(String::from).collect()));

/// The modules that each module needs, itself left out, in the order in which a page asks for them.
static NEEDED: LazyLock<BTreeMap<String, Vec<String>>> = LazyLock::new(|| {
    let modules = Web::iter().filter(|path| path.ends_with(".js")).map(String::from);
    let imports: BTreeMap<_, _> = modules.map(|path| (path.clone(), imported_by(&path))).collect();
    imports.keys().map(|path| (path.clone(), needed_by(path, &imports))).collect()
});

/// The address of a file, in this release.
pub(crate) fn address(path: &str) -> String {
    format!("/static/{}/{path}", *RELEASE)
}

/// The addresses of the modules that a module needs: all at once, instead of one after the other as they are read.
pub(crate) fn needed(module: &str) -> Vec<String> {
    NEEDED.get(module).into_iter().flatten().map(|path| address(path)).collect()
}

/// A module and all that it needs, by their paths.
pub(crate) fn with_needed(module: &str) -> impl Iterator<Item = String> {
    let needed = NEEDED.get(module).into_iter().flatten().cloned();
    std::iter::once(module.to_owned()).chain(needed)
}

/// The modules that a module names itself.
fn imported_by(module: &str) -> Vec<String> {
    let text = text(module).unwrap_or_default();
    let names = text.lines().filter(|line| line.starts_with("import ")).filter_map(|line| line.split('"').nth(1));
    names.map(|name| joined(module, name)).collect()
}

fn needed_by(module: &str, imports: &BTreeMap<String, Vec<String>>) -> Vec<String> {
    let (mut found, mut open) = (BTreeSet::new(), vec![module]);
    while let Some(path) = open.pop() {
        for import in imports.get(path).into_iter().flatten() {
            if import != module && found.insert(import.clone()) {
                open.push(import);
            }
        }
    }
    found.into_iter().collect()
}

/// A relative path, seen from a file.
fn joined(from: &str, to: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in to.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            name => parts.push(name),
        }
    }
    parts.join("/")
}

/// A name that changes with any of the files.
pub(crate) fn version(mut files: Vec<String>) -> String {
    files.sort();
    let hashes = files.iter().filter_map(|file| Web::get(file)).map(|file| file.sha256);
    let all = hashes.fold([0u8; 32], |mut all, hash| {
        // Turned by one between files, so that their order counts.
        all.rotate_left(1);
        all.iter_mut().zip(hash).for_each(|(all, byte)| *all ^= byte);
        all
    });
    all[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_asks_for_all_its_modules_at_once_and_each_is_there() {
        for script in ["js/table/app.js", "js/chouette/app.js", "js/start.js", "js/tournament/page.js"] {
            assert!(Web::get(script).is_some(), "{script}");
            for path in &NEEDED[script] {
                assert!(Web::get(path).is_some(), "{script} imports {path}");
            }
        }
        assert!(needed("js/table/app.js").contains(&address("js/board/counts.js")), "also what is imported by imports");
    }

    #[test]
    fn what_a_language_of_the_clubs_own_lacks_comes_from_the_binary_and_then_from_english() {
        let words = |text: &str| File::from(text.as_bytes().to_vec());
        let mut own = BTreeMap::from([
            ("i18n/eo/language.ftl".to_owned(), words("language-name = Esperanto\n")),
            ("i18n/eo/pages.ftl".to_owned(), words("start-bot = Ludi kontraŭ la roboto\n")),
            ("i18n/de/pages.ftl".to_owned(), words("start-bot = Gegen die Maschine\n")),
        ]);
        let all: usize = complete(&mut own, "eo");
        let said = |path: &str, name: &str| {
            let text = String::from_utf8(own[path].data.to_vec()).unwrap();
            let found: Vec<String> =
                sentences(&text).into_iter().filter(|(one, _)| *one == name).map(|(_, text)| text).collect();
            assert_eq!(found.len(), 1, "{name} in {path}");
            found[0].clone()
        };
        assert_eq!(said("i18n/eo/pages.ftl", "start-bot"), "start-bot = Ludi kontraŭ la roboto\n");
        assert!(all > 3000, "{all}");
        let english = String::from_utf8(Web::embedded("i18n/en/table.ftl").unwrap().data.to_vec()).unwrap();
        let table = String::from_utf8(own["i18n/eo/table.ftl"].data.to_vec()).unwrap();
        let names = |text: &str| sentences(text).into_iter().map(|(name, _)| name.to_owned()).collect::<BTreeSet<_>>();
        assert_eq!(names(&table), names(&english));
        assert_eq!(complete(&mut own, "de"), 0);
        let german = String::from_utf8(own["i18n/de/pages.ftl"].data.to_vec()).unwrap();
        assert!(german.starts_with("start-bot = Gegen die Maschine\n"));
    }
}
