//! Articles as they are read, and those that the club starts with, in the languages that have them.
//!
//! Each of these is a file `articles/NAME.CODE.md`: what it is called and when it appeared, then Markdown. Their numbers stand in
//! `articles/numbers.json`, each with the command or the formula that gives it; the texts only name them.

mod numbers;

use std::{collections::BTreeMap, sync::Arc};

use jiff::civil::Date;
use tavola_base::Time;

use crate::base::ids::{AccountId, StreamId};

use super::{
    book::FIGURES,
    files::{Web, text},
    i18n::{Locale, OfEachLanguage},
    markdown::{Document, Setting},
};
use numbers::Numbers;

/// An article in a language.
#[derive(Debug)]
pub(crate) struct Article {
    /// As it is called in addresses, in every language.
    pub(crate) name: String,
    /// In which language it is.
    pub(crate) language: Locale,
    /// When it appeared, or will.
    pub(crate) date: Date,
    /// Who wrote it.
    pub(crate) author: String,
    /// Where it lies in the store, if a member wrote it.
    pub(crate) member: Option<Member>,
    /// What it is about, in words of addresses.
    pub(crate) tags: Vec<String>,
    /// Title, lead and text.
    pub(crate) document: Document,
}

/// Where a member's article lies.
#[derive(Debug, Clone)]
pub(crate) struct Member {
    /// Its own name.
    pub(crate) id: StreamId,
    /// Whose it is.
    pub(crate) account: AccountId,
    /// When it was saved last.
    pub(crate) changed: Time,
}

/// Why a file is no article.
#[derive(Debug, thiserror::Error)]
enum NotAnArticle {
    #[error("it does not begin with what it is called, between two lines of ---")]
    NoFrontMatter,
    #[error("{0} is missing")]
    Missing(&'static str),
    #[error("{0:?} is no date such as 2026-11-25")]
    NoDate(String),
    #[error(transparent)]
    Number(#[from] numbers::NoSuchNumber),
    #[error(transparent)]
    Text(#[from] super::markdown::Fault),
}

/// The articles in a language, the newest first.
pub(crate) fn articles(locale: Locale) -> &'static [Arc<Article>] {
    static ALL: OfEachLanguage<Vec<Arc<Article>>> = OfEachLanguage::new();
    ALL.get(locale, || read_all(locale))
}

/// Sorts articles as they are listed.
pub(crate) fn newest_first(articles: &mut [Arc<Article>]) {
    articles.sort_by(|one, other| other.date.cmp(&one.date).then_with(|| one.name.cmp(&other.name)));
}

fn read_all(locale: Locale) -> Vec<Arc<Article>> {
    let (numbers, ending) = (Numbers::read(), format!(".{}.md", locale.code()));
    let names = Web::iter().filter_map(|path| Some(path.strip_prefix("articles/")?.strip_suffix(&ending)?.to_owned()));
    let mut articles: Vec<Arc<Article>> = names
        .filter_map(|name| {
            let text = text(&format!("articles/{name}{ending}"))?;
            Article::read(locale, &name, &text, &numbers)
                .inspect_err(
                    |error| tracing::error!(article = name, language = locale.code(), %error, "an article is left out"),
                )
                .ok()
        })
        .map(Arc::new)
        .collect();
    newest_first(&mut articles);
    articles
}

impl Article {
    fn read(locale: Locale, name: &str, text: &str, numbers: &Numbers) -> Result<Self, NotAnArticle> {
        let rest = text.strip_prefix("---\n").ok_or(NotAnArticle::NoFrontMatter)?;
        let (front, text) = rest.split_once("\n---\n").ok_or(NotAnArticle::NoFrontMatter)?;
        let fields: BTreeMap<&str, &str> = front
            .lines()
            .filter_map(|line| line.split_once(':'))
            .map(|(key, value)| (key.trim(), value.trim()))
            .collect();
        let field =
            |name: &'static str| fields.get(name).map(|value| (*value).to_owned()).ok_or(NotAnArticle::Missing(name));
        let (title, lead, author) = (field("title")?, numbers.put_into(&field("lead")?, locale)?, field("author")?);
        let written = field("date")?;
        let date = written.parse().map_err(|_| NotAnArticle::NoDate(written))?;
        let tags = field("tags")?;
        let tags = tags.trim_matches(['[', ']']).split(',').map(|tag| tag.trim().to_owned()).collect();
        let setting = Setting { base: "/articles/", anchors: "", figures: &FIGURES };
        let document = Document::named(title, lead, &numbers.put_into(text, locale)?, &setting)?;
        Ok(Self { name: name.to_owned(), language: locale, date, author, member: None, tags, document })
    }

    /// Where it is read in whatever language the reader speaks, if it is there in it.
    pub(crate) fn address(&self) -> String {
        format!("/articles/{}", self.name)
    }

    /// Where it is read in its own language.
    pub(crate) fn own_address(&self) -> String {
        format!("/articles/{}/{}", self.name, self.language.code())
    }

    /// The address for whoever reads a language.
    pub(crate) fn address_for(&self, locale: Locale) -> String {
        if self.language == locale { self.address() } else { self.own_address() }
    }
}

#[cfg(test)]
mod tests;
