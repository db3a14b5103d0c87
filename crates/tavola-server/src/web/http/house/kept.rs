//! What the service workers keep, and the workers themselves: a file of the page with the lists filled in.

use std::collections::BTreeMap;

use axum::{
    http::header::{CACHE_CONTROL, CONTENT_TYPE},
    response::{IntoResponse as _, Response},
};
use serde::Serialize;

use crate::web::{
    files::{Web, version},
    i18n::Locale,
};

/// The files of a worker, by their paths.
pub(super) struct Kept {
    /// Those it keeps from the beginning.
    pub files: Vec<String>,
    /// Those it keeps of a language once somebody reads it, by the language's code.
    pub words: BTreeMap<&'static str, Vec<String>>,
}

impl Kept {
    /// `texts` are the Fluent files of a language, without their ending.
    pub(super) fn new(mut files: Vec<String>, texts: &[&str]) -> Self {
        files.sort();
        files.dedup();
        let of = |code| texts.iter().map(|name| format!("i18n/{code}/{name}.ftl")).collect();
        Self { files, words: Locale::all().map(|locale| (locale.code(), of(locale.code()))).collect() }
    }

    /// All of them.
    pub(super) fn paths(&self) -> impl Iterator<Item = &String> {
        self.files.iter().chain(self.words.values().flatten())
    }

    /// A name that changes with any of them.
    pub(super) fn version(&self) -> String {
        version(self.paths().cloned().collect())
    }

    /// The worker of that file, with a version, the addresses of what it keeps, and what else is filled in.
    pub(super) fn worker(
        &self,
        file: &str,
        version: &str,
        address: impl Fn(&str) -> String,
        more: &[(&str, String)],
    ) -> Response {
        let source = Web::get(file).map(|file| String::from_utf8_lossy(&file.data).into_owned()).unwrap_or_default();
        let addresses = |paths: &[String]| paths.iter().map(|path| address(path)).collect::<Vec<_>>();
        let words: BTreeMap<_, _> = self.words.iter().map(|(code, paths)| (code, addresses(paths))).collect();
        let source = source
            .replace("VERSION_OF_THE_FILES", version)
            .replace(r#"["LIST_OF_FILES"]"#, &list(&addresses(&self.files)))
            .replace(r#"{ en: ["LIST_OF_WORDS"] }"#, &list(&words));
        let source = more.iter().fold(source, |source, (mark, text)| source.replace(mark, text));
        ([(CACHE_CONTROL, "no-cache"), (CONTENT_TYPE, "text/javascript; charset=utf-8")], source).into_response()
    }
}

/// A list as it stands in a worker.
pub(super) fn list(of: &impl Serialize) -> String {
    serde_json::to_string(of).unwrap_or_default()
}
