//! The files of the page, embedded in the binary, and their addresses.
//!
//! A page names them below `/static/{release}/`: what lies there never changes and is asked for once. A release is a hash
//! of all files; modules import each other by relative paths, so that they all come from the same one.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

use rust_embed::RustEmbed;

/// The files, by their paths.
#[derive(RustEmbed)]
#[folder = "web/"]
pub(crate) struct Web;

/// A file as text.
pub(crate) fn text(path: &str) -> Option<String> {
    Web::get(path).map(|file| String::from_utf8_lossy(&file.data).into_owned())
}

/// The name of this release of the files.
pub(crate) static RELEASE: LazyLock<String> = LazyLock::new(|| version(Web::iter().map(String::from).collect()));

/// The modules that each module needs, itself left out, in the order in which a page asks for them.
static NEEDED: LazyLock<BTreeMap<String, Vec<String>>> = LazyLock::new(|| {
    let modules = Web::iter().filter(|path| path.ends_with(".js")).map(String::from);
    modules.map(|path| (path.clone(), needed_by(&path))).collect()
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

fn needed_by(module: &str) -> Vec<String> {
    let (mut found, mut open) = (BTreeSet::new(), vec![module.to_owned()]);
    while let Some(path) = open.pop() {
        let text = text(&path).unwrap_or_default();
        let imported =
            text.lines().filter(|line| line.starts_with("import ")).filter_map(|line| line.split('"').nth(1));
        for import in imported {
            let path = joined(&path, import);
            if path != module && found.insert(path.clone()) {
                open.push(path);
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
    let hashes = files.iter().filter_map(|file| Web::get(file)).map(|file| file.metadata.sha256_hash());
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
            for path in needed_by(script) {
                assert!(Web::get(&path).is_some(), "{script} imports {path}");
            }
        }
        assert!(needed("js/table/app.js").contains(&address("js/board/counts.js")), "also what is imported by imports");
    }
}
