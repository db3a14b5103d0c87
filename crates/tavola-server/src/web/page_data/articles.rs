//! What the pages of articles are made from: those that are read, and those that are written.

use std::sync::Arc;

use crate::{
    base::ids::{AccountId, StreamId},
    club::articles::draft::{Draft, Wrong},
    store::{ArticleHead, ArticleVersion, StoredArticle, StoredComment},
    web::{articles::Article, i18n::Locale},
};

/// The list of articles.
#[derive(Debug, Clone)]
pub(crate) struct ArticlesData {
    /// Everything that the reader can read, the newest first.
    pub(crate) all: Vec<Arc<Article>>,
    /// Whether they may write some.
    pub(crate) writes: bool,
}

/// An article and what stands around it.
#[derive(Debug, Clone)]
pub(crate) struct ArticleData {
    /// The article.
    pub(crate) article: Arc<Article>,
    /// Everything that the reader can read, it among that.
    pub(crate) all: Vec<Arc<Article>>,
    /// The languages in which it is there.
    pub(crate) languages: Vec<Locale>,
    /// Where the reader changes it, if they may.
    pub(crate) edit: Option<StreamId>,
    /// What is said below it.
    pub(crate) comments: Vec<StoredComment>,
    /// The reader, if they are known.
    pub(crate) reader: Option<AccountId>,
}

/// What an editor has written.
#[derive(Debug, Clone)]
pub(crate) struct WritingsData {
    /// Those that were saved last first.
    pub(crate) articles: Vec<ArticleHead>,
    /// The editor.
    pub(crate) editor: AccountId,
    /// How many comments wait.
    pub(crate) waiting: usize,
    /// Today, such as `2026-11-25`: what is published for later does not appear yet.
    pub(crate) today: String,
}

/// An article that is being written.
#[derive(Debug, Clone)]
pub(crate) struct WritingData {
    /// As it is stored.
    pub(crate) kept: StoredArticle,
    /// What stands in the form.
    pub(crate) draft: Draft,
    /// What is wrong with that.
    pub(crate) wrong: Vec<Wrong>,
    /// What has just been done: `saved`, `published` and so on.
    pub(crate) said: Option<&'static str>,
    /// Whether the form has what is not stored.
    pub(crate) is_unsaved: bool,
    /// How it will look.
    pub(crate) preview: Option<Arc<Article>>,
    /// Another text that was saved meanwhile, and by whom.
    pub(crate) newer: Option<String>,
    /// The text that it is a translation of.
    pub(crate) original: Option<StoredArticle>,
    /// In which languages it is not there yet.
    pub(crate) missing: Vec<Locale>,
    /// What it said before.
    pub(crate) versions: Vec<ArticleVersion>,
    /// Today, such as `2026-11-25`.
    pub(crate) today: String,
}

/// Comments to be looked at.
#[derive(Debug, Clone)]
pub(crate) struct CommentsData {
    /// Those that wait, the first first.
    pub(crate) waiting: Vec<StoredComment>,
    /// How many wait, are shown, were refused.
    pub(crate) counts: [usize; 3],
    /// What was decided last, with those that are shown before those that are not.
    pub(crate) decided: Vec<StoredComment>,
}
