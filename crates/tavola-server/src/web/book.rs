//! The rules as a book: chapters in the languages that have them, the figures they share, and the rulebook's clauses.
//!
//! Everything a language needs lies in its folder: `i18n/CODE/book/NAME.md` and `i18n/CODE/rulebook.md`. The figures are
//! the same in every language: `book/figures.json`.

mod rulebook;
mod search;

use std::sync::LazyLock;

use super::{
    files::text,
    i18n::{Locale, OfEachLanguage},
    markdown::{Document, Figures, Setting},
};

pub(crate) use rulebook::Law;
pub(crate) use search::{Found, folded, search};

/// The chapters in their order, by the names they have in addresses.
pub(crate) const CHAPTERS: [&str; 18] = [
    "board",
    "movement",
    "hitting",
    "bearing-off",
    "ending",
    "cube",
    "options",
    "irregularities",
    "match-play",
    "chouette",
    "direction",
    "clock",
    "swing",
    "davis-cup",
    "tavola-reale",
    "questions",
    "words",
    "sources",
];

/// A chapter in a language.
#[derive(Debug)]
pub(crate) struct Chapter {
    /// As it is called in addresses.
    pub(crate) name: &'static str,
    /// The language it is in: English where the reader's does not have it.
    pub(crate) language: Locale,
    /// What stands in it.
    pub(crate) document: Document,
}

/// The book in a language.
#[derive(Debug)]
pub(crate) struct Book {
    /// The chapters in their order.
    pub(crate) chapters: Vec<Chapter>,
}

/// The figures of the book, the same in every language.
pub(crate) static FIGURES: LazyLock<Figures> = LazyLock::new(|| {
    let read = |file: &str| serde_json::from_str::<Figures>(&text(file).unwrap_or_default()).unwrap_or_default();
    read("book/figures.json")
});

/// The book in a language.
pub(crate) fn book(locale: Locale) -> &'static Book {
    static BOOKS: OfEachLanguage<Book> = OfEachLanguage::new();
    BOOKS.get(locale, || Book::read(locale))
}

/// The same for one page: a link to another chapter leads to its place there, and no two sections have one address.
pub(crate) fn book_on_one_page(locale: Locale) -> &'static Book {
    static BOOKS: OfEachLanguage<Book> = OfEachLanguage::new();
    BOOKS.get(locale, || Book::of(|name| Chapter::read(locale, name, "#", &format!("{name}#"))))
}

/// The clauses in a language: a refusal names one without having the chapters read.
pub(crate) fn law(locale: Locale) -> &'static Law {
    static LAWS: OfEachLanguage<Law> = OfEachLanguage::new();
    LAWS.get(locale, || Law::read(locale))
}

impl Book {
    fn read(locale: Locale) -> Self {
        Self::of(|name| Chapter::read(locale, name, "/rules/", ""))
    }

    fn of(chapter: impl FnMut(&'static str) -> Option<Chapter>) -> Self {
        Self { chapters: CHAPTERS.into_iter().filter_map(chapter).collect() }
    }

    /// The figures that are one of a source's, with the chapter where each first stands.
    pub(crate) fn figures_of_sources(&self) -> Vec<(&'static str, &'static str, &Chapter)> {
        let place = |name: &str| {
            let has = |chapter: &&Chapter| chapter.document.boards().any(|board| board.name.as_deref() == Some(name));
            self.chapters.iter().find(has)
        };
        let figures = FIGURES.all().filter_map(|(name, figure)| Some((figure.source.as_deref()?, name, place(name)?)));
        let mut figures: Vec<_> = figures.collect();
        figures.sort_by_key(|(source, ..)| {
            source.split(' ').map(|word| (word.parse().unwrap_or(0), word)).collect::<Vec<(u32, _)>>()
        });
        figures
    }

    /// A chapter with its place in the book.
    pub(crate) fn chapter(&self, name: &str) -> Option<(usize, &Chapter)> {
        self.chapters.iter().enumerate().find(|(_, chapter)| chapter.name == name)
    }
}

impl Chapter {
    fn read(locale: Locale, name: &'static str, base: &str, anchors: &str) -> Option<Self> {
        let setting = Setting { base, anchors, figures: &FIGURES };
        let (language, text) = of_language(locale, &format!("book/{name}.md"))?;
        match Document::read(&text, &setting) {
            Ok(document) => Some(Self { name, language, document }),
            Err(error) => {
                tracing::error!(chapter = name, language = locale.code(), %error, "a chapter is left out");
                None
            }
        }
    }
}

/// A paper of the house in a language, and in which it is: `i18n/CODE/pages/NAME.md`.
pub(crate) fn paper(locale: Locale, name: &str) -> Option<(Locale, Document)> {
    let setting = Setting { base: "/", anchors: "", figures: &FIGURES };
    let (language, text) = of_language(locale, &format!("pages/{name}.md"))?;
    Some((language, Document::read(&text, &setting).ok()?))
}

/// A file of a language's folder; the English one where there is none.
fn of_language(locale: Locale, file: &str) -> Option<(Locale, String)> {
    let of = |language: Locale| Some((language, text(&format!("i18n/{}/{file}", language.code()))?));
    of(locale).or_else(|| of(Locale::ENGLISH))
}

#[cfg(test)]
mod tests;
