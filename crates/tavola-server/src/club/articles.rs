//! Articles that members write: begun, saved, published for a day, withdrawn, translated; and all that are shown, the
//! house's own among them.
//!
//! Texts are read once for each version that is published. What is wrong with one is `draft`'s to say, what readers say
//! below it `comments`'.

pub(crate) mod comments;
pub(crate) mod draft;

use std::{
    collections::{BTreeSet, HashMap},
    sync::{Arc, Mutex, PoisonError},
};

use jiff::{Timestamp, civil::Date};
use tavola_base::Time;

use crate::{
    app::App,
    base::ids::{AccountId, StreamId},
    store::{ArticleHead, ArticleState, ArticleText, RowWrite, StoredArticle},
    web::{
        articles::{Article, Member, articles, newest_first},
        errors::AppError,
        i18n::Locale,
    },
};
use draft::{Draft, Wrong, name_of};

/// How many articles one account may write.
pub(crate) const MOST: usize = 500;

/// All articles that members write. One change after the other: each reads what it changes.
#[derive(Debug, Clone, Default)]
pub struct Articles {
    read: Arc<Mutex<HashMap<StreamId, Read>>>,
}

/// A published article as it was read, and of what.
#[derive(Debug, Clone)]
struct Read {
    head: ArticleHead,
    article: Arc<Article>,
}

/// Somebody who may write.
#[derive(Debug, Clone)]
pub(crate) struct Editor {
    /// Their account.
    pub(crate) account: AccountId,
    /// Whether everybody's articles are theirs to change.
    pub(crate) is_administrator: bool,
}

/// What is done with a text that was sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fate {
    /// It is kept, published or not as it was.
    Kept,
    /// Everybody shall read it.
    Published,
    /// Nobody shall read it any longer.
    Withdrawn,
}

impl Fate {
    /// Whether an article in a state is as it is wanted.
    fn is_done(self, state: ArticleState) -> bool {
        match self {
            Self::Kept => true,
            Self::Published => state == ArticleState::Published,
            Self::Withdrawn => state == ArticleState::Withdrawn,
        }
    }
}

/// What became of it.
#[derive(Debug, Clone)]
pub(crate) enum Saved {
    /// It is so.
    Done(StoredArticle),
    /// Somebody has saved another text meanwhile: this one. Nothing was changed.
    Newer(StoredArticle),
    /// It cannot be published, or not even kept. This is what is stored.
    Wrong(StoredArticle, Vec<Wrong>),
}

/// Everything that is shown today, in every language, the newest first.
///
/// # Errors
/// If the database fails.
pub(crate) async fn shown(app: &App) -> Result<Vec<Arc<Article>>, AppError> {
    let today = day(app.now()).to_string();
    let heads = app.store().published_articles().await?;
    let mut all: Vec<Arc<Article>> = Locale::all().flat_map(|locale| articles(locale).iter().cloned()).collect();
    let known = app.articles().known(&heads);
    for (head, known) in heads.into_iter().zip(known).filter(|(head, _)| head.day <= today) {
        let article = match known {
            Some(article) => Some(article),
            None => read(app, head).await?,
        };
        all.extend(article);
    }
    newest_first(&mut all);
    Ok(all)
}

/// What somebody reads who reads a language: everything that is in it, and what is in no language but others.
pub(crate) fn for_reader(all: &[Arc<Article>], locale: Locale) -> Vec<Arc<Article>> {
    let own: BTreeSet<&str> = all.iter().filter(|one| one.language == locale).map(|one| one.name.as_str()).collect();
    let mut others: BTreeSet<&str> = BTreeSet::new();
    let mut read = Vec::with_capacity(all.len());
    for one in all {
        if one.language == locale || (!own.contains(one.name.as_str()) && others.insert(&one.name)) {
            read.push(Arc::clone(one));
        }
    }
    read
}

/// A published article is read, and remembered.
async fn read(app: &App, head: ArticleHead) -> Result<Option<Arc<Article>>, AppError> {
    let Some(stored) = app.store().article(&head.id).await? else { return Ok(None) };
    let Some(language) = Locale::of_code(&stored.language) else { return Ok(None) };
    let Ok(date) = stored.day.parse::<Date>() else { return Ok(None) };
    let (document, _) = draft::document(&stored.text);
    let article = Arc::new(Article {
        name: stored.name,
        language,
        date,
        author: head.author.clone(),
        member: Some(Member { id: stored.id, account: stored.account, changed: stored.changed }),
        tags: draft::tags(&stored.text.tags),
        document,
    });
    // Whatever was saved since the list was made is read again next time.
    app.articles().remember(Read { head, article: Arc::clone(&article) });
    Ok(Some(article))
}

/// The day at a moment, by UTC.
pub(crate) fn day(at: Time) -> Date {
    let at = Timestamp::from_millisecond(i64::try_from(at.millis()).unwrap_or(i64::MAX)).unwrap_or(Timestamp::MAX);
    at.to_zoned(jiff::tz::TimeZone::UTC).date()
}

impl Editor {
    /// Whether an article is theirs to change.
    pub(crate) fn may_change(&self, article: &StoredArticle) -> bool {
        self.is_administrator || article.account == self.account
    }
}

impl Articles {
    /// Those of the list that were read before; what is in it no longer is forgotten.
    fn known(&self, heads: &[ArticleHead]) -> Vec<Option<Arc<Article>>> {
        let mut read = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        let ids: BTreeSet<&StreamId> = heads.iter().map(|head| &head.id).collect();
        read.retain(|id, _| ids.contains(id));
        let known = |head: &ArticleHead| read.get(&head.id).filter(|read| read.head == *head);
        heads.iter().map(|head| known(head).map(|read| Arc::clone(&read.article))).collect()
    }

    fn remember(&self, one: Read) {
        self.read.lock().unwrap_or_else(PoisonError::into_inner).insert(one.head.id.clone(), one);
    }

    /// An article for somebody who may change it.
    ///
    /// # Errors
    /// [`AppError::NotFound`] if there is none, [`AppError::Forbidden`] if it is not theirs.
    pub(crate) async fn open(&self, app: &App, editor: &Editor, id: &StreamId) -> Result<StoredArticle, AppError> {
        let article = app.store().article(id).await?.ok_or(AppError::NotFound)?;
        if editor.may_change(&article) { Ok(article) } else { Err(AppError::Forbidden) }
    }

    /// Begins an article.
    ///
    /// # Errors
    /// If it has no title, or the account has written as much as it may.
    pub(crate) async fn begin(
        &self,
        app: &App,
        editor: &Editor,
        title: &str,
        language: Locale,
    ) -> Result<StreamId, AppError> {
        let draft = Draft { title: title.to_owned(), ..Draft::default() }.tidied();
        if draft.title.is_empty() {
            return Err(AppError::plainly("write-wrong-title", "an article has a title"));
        }
        if draft.title.chars().count() > draft::LONGEST_TITLE {
            return Err(AppError::plainly("write-refused-title-long", "that title is too long"));
        }
        let _one = app.store().turn("articles").await?;
        let name = self.free_name(app, &draft.title).await?;
        let text = ArticleText { title: draft.title, ..ArticleText::default() };
        self.make(app, editor, name, language, text).await
    }

    /// Begins an article in another language: it has the same name, and at first the same text.
    ///
    /// # Errors
    /// If it is there in that language, or is a draft of somebody else's.
    pub(crate) async fn translate(
        &self,
        app: &App,
        editor: &Editor,
        id: &StreamId,
        language: Locale,
    ) -> Result<StreamId, AppError> {
        let _one = app.store().turn("articles").await?;
        let original = app.store().article(id).await?.ok_or(AppError::NotFound)?;
        if original.state != ArticleState::Published && !editor.may_change(&original) {
            return Err(AppError::Forbidden);
        }
        if languages(app, &original.name).await?.contains(&language) {
            return Err(AppError::plainly("write-refused-translated", "that article is there in that language"));
        }
        self.make(app, editor, original.name, language, original.text).await
    }

    async fn make(
        &self,
        app: &App,
        editor: &Editor,
        name: String,
        language: Locale,
        text: ArticleText,
    ) -> Result<StreamId, AppError> {
        if app.store().articles_of(Some(&editor.account)).await?.len() >= MOST {
            return Err(AppError::plainly("write-refused-many", "an account writes at most 500 articles"));
        }
        let (id, now) = (StreamId::fresh(), app.now());
        let article = StoredArticle {
            id: id.clone(),
            account: editor.account.clone(),
            writer: editor.account.clone(),
            name,
            language: language.code().to_owned(),
            text,
            state: ArticleState::Draft,
            day: String::new(),
            version: 1,
            made: now,
            changed: now,
        };
        app.store().write(vec![RowWrite::article(&article)]).await?;
        Ok(id)
    }

    /// A name for addresses that no article has, made of a title.
    async fn free_name(&self, app: &App, title: &str) -> Result<String, AppError> {
        let name = name_of(title);
        for number in 1..1000 {
            let name = if number == 1 { name.clone() } else { format!("{name}-{number}") };
            if !draft::is_reserved(&name) && languages(app, &name).await?.is_empty() {
                return Ok(name);
            }
        }
        Ok(StreamId::fresh().to_string())
    }

    /// Keeps what was written over the version that the writer had read.
    ///
    /// # Errors
    /// If there is no such article, it is not theirs, or the database fails.
    pub(crate) async fn save(
        &self,
        app: &App,
        editor: &Editor,
        id: &StreamId,
        version: i64,
        draft: &Draft,
        fate: Fate,
    ) -> Result<Saved, AppError> {
        let _one = app.store().turn("articles").await?;
        let kept = self.open(app, editor, id).await?;
        let draft = draft.tidied();
        if kept.version != version {
            // Sent twice, it is done once.
            let is_done = fate.is_done(kept.state) && (&kept.text, &kept.name) == (&draft.text(), &draft.name);
            return Ok(if is_done { Saved::Done(kept) } else { Saved::Newer(kept) });
        }
        let mut wrong = draft::look(&draft, &names(app).await?).1;
        wrong.extend(self.wrong_name(app, &kept, &draft.name).await?);
        let is_public = kept.state == ArticleState::Published && fate != Fate::Withdrawn;
        if wrong.iter().any(Wrong::is_grave) || (is_public && !wrong.is_empty()) {
            return Ok(Saved::Wrong(kept, wrong));
        }
        let state = match fate {
            Fate::Published if wrong.is_empty() => ArticleState::Published,
            Fate::Withdrawn if kept.state != ArticleState::Draft => ArticleState::Withdrawn,
            _ => kept.state,
        };
        let is_due = state == ArticleState::Published && draft.day.is_empty();
        let saved = StoredArticle {
            writer: editor.account.clone(),
            name: draft.name.clone(),
            day: if is_due { day(app.now()).to_string() } else { draft.day.clone() },
            text: draft.text(),
            state,
            version: version + 1,
            changed: app.now(),
            ..kept.clone()
        };
        let says_the_same = (&saved.text, saved.state) == (&kept.text, kept.state)
            && (&saved.name, &saved.day) == (&kept.name, &kept.day);
        if !says_the_same {
            app.store().write(RowWrite::article_saved(&saved)).await?;
        }
        let now = if says_the_same { kept } else { saved };
        Ok(if fate == Fate::Published && !wrong.is_empty() { Saved::Wrong(now, wrong) } else { Saved::Done(now) })
    }

    /// What is wrong with the name that an article is to have: it stays once somebody may have read it by it.
    async fn wrong_name(&self, app: &App, kept: &StoredArticle, name: &str) -> Result<Option<Wrong>, AppError> {
        if kept.name == name {
            return Ok(None);
        }
        if !draft::is_name(name) || draft::is_reserved(name) {
            return Ok(Some(Wrong::Name));
        }
        if kept.state != ArticleState::Draft || app.store().articles_named(&kept.name).await?.len() > 1 {
            return Ok(Some(Wrong::NameStays));
        }
        let is_taken = !languages(app, name).await?.is_empty();
        Ok(is_taken.then(|| Wrong::NameTaken(name.to_owned())))
    }

    /// Deletes a draft.
    ///
    /// # Errors
    /// If it is no draft, or not theirs.
    pub(crate) async fn delete(&self, app: &App, editor: &Editor, id: &StreamId) -> Result<(), AppError> {
        let _one = app.store().turn("articles").await?;
        if self.open(app, editor, id).await?.state != ArticleState::Draft {
            return Err(AppError::plainly("write-refused-delete", "only drafts can be deleted"));
        }
        app.store().write(RowWrite::draft_deleted(id)).await?;
        Ok(())
    }
}

/// The languages in which an article of that name is there, drafts among them.
pub(crate) async fn languages(app: &App, name: &str) -> Result<Vec<Locale>, AppError> {
    let stored = app.store().articles_named(name).await?;
    let stored: Vec<Locale> = stored.iter().filter_map(|one| Locale::of_code(&one.language)).collect();
    let is_there =
        |locale: &Locale| stored.contains(locale) || articles(*locale).iter().any(|article| article.name == name);
    Ok(Locale::all().filter(is_there).collect())
}

/// The names of all articles: what a link may lead to.
pub(crate) async fn names(app: &App) -> Result<BTreeSet<String>, AppError> {
    let own = articles(Locale::default()).iter().map(|article| article.name.clone());
    let members = app.store().articles_of(None).await?.into_iter().map(|head| head.name);
    Ok(own.chain(members).collect())
}
