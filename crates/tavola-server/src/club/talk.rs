//! What people say to each other at a table, in a chouette, around a tournament.
//!
//! It stands beside the stream, not in it: it decides nothing, is forgotten after 90 days, and each reader is shown other
//! lines of it. Who may hear whom is decided here and nowhere else.

mod heard;
mod phrase;
mod view;
mod words;

use std::{collections::HashSet, sync::Arc};

use tavola_base::{Millis, Time};

use crate::{
    app::App,
    base::{
        ids::{AccountId, CommandId, StreamId, Version},
        memory::{Changed, Remembered},
    },
    club::{cases, personal},
    store::{NewLine, Restricted, RowWrite, Store, StoreError, StoredLine, TalkWish},
    stream::{
        bus::{Bus, Hint, Hints, LocalBus, Word},
        rooms::Kind,
    },
    web::errors::AppError,
};

use heard::{Heard, reaches, room, shown};
pub use phrase::{Moment, PHRASES, phrase};
pub use view::{Muted, Room, TalkLine, TalkView, Writing};
pub(crate) use words::is_hidden;
pub use words::{LONGEST, tidy};

/// So many lines of a stream are shown.
const SHOWN: u16 = 150;
/// How many streams' lines are remembered: each may have as many as are shown.
const REMEMBERED: usize = 4_000;
/// How long lines are kept.
const KEPT: Millis = Millis::seconds(90 * 86_400);
/// Until when words in streams have been forgotten.
const FORGOTTEN_UNTIL: &str = "words_forgotten_until";
/// How often old ones are looked for.
const SWEEP: std::time::Duration = std::time::Duration::from_secs(3600);

/// What is said at all streams.
#[derive(Debug)]
pub struct Talk {
    bus: LocalBus,
    remembered: Remembered<StreamId, Arc<Said>>,
}

/// What is said at one stream, and who wants what there.
#[derive(Debug)]
struct Said {
    lines: Vec<StoredLine>,
    wishes: HashSet<(AccountId, TalkWish)>,
}

/// Something to be said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Saying {
    /// One of the phrases, by name.
    Phrase(&'static str),
    /// Free words.
    Words(String),
}

impl Default for Talk {
    fn default() -> Self {
        // Other nodes say of which streams.
        Self { bus: LocalBus::default(), remembered: Remembered::new(REMEMBERED, Changed::Here) }
    }
}

impl Talk {
    /// Hints of what is said at a stream from now on.
    #[must_use]
    pub fn watch(&self, stream: &StreamId) -> Hints {
        self.bus.watch(stream)
    }

    /// Forgets what is remembered of all streams: lines were taken out of the store.
    pub(crate) fn forget_all(&self) {
        self.remembered.forget_those(|_, _| true);
    }

    /// Another node has said something at a stream.
    pub(crate) fn was_said_elsewhere(&self, stream: &StreamId) {
        self.remembered.forget(stream);
        self.bus.publish(Hint { stream: stream.clone(), kind: "talk", version: Version::NONE });
    }

    /// What other nodes have said may not have been heard: all is read again.
    pub(crate) fn look_again(&self) {
        self.forget_all();
        self.bus.stir("talk");
    }

    async fn said(&self, store: &Store, stream: &StreamId) -> Result<Arc<Said>, StoreError> {
        let asked = match self.remembered.of(stream) {
            Ok(said) => return Ok(said),
            Err(asked) => asked,
        };
        let lines = store.talk_of(stream, SHOWN).await?;
        let said = Arc::new(Said { lines, wishes: store.talk_wishes(stream).await? });
        self.remembered.learn(asked, stream, &said);
        Ok(said)
    }

    /// Writes what changes at a stream and tells whoever reads there.
    async fn change(
        &self,
        app: &App,
        stream: &StreamId,
        kind: &'static str,
        rows: Vec<RowWrite>,
    ) -> Result<(), StoreError> {
        let written = app.store().write(rows).await;
        self.remembered.forget(stream);
        app.bus().tell(Word::Said(stream.as_str().to_owned()));
        self.bus.publish(Hint { stream: stream.clone(), kind, version: Version::NONE });
        written.map(drop)
    }
}

/// What a reader is told of what is said at a stream.
///
/// # Errors
/// If there is no such stream, they may not see it, or the database fails.
pub async fn view<K: Kind>(app: &App, stream: &StreamId, account: Option<&AccountId>) -> Result<TalkView, AppError> {
    let standing = K::rooms(app).talks(stream, account).await?;
    let said = app.talk().said(app.store(), stream).await?;
    let heard = Heard::of(app, &said, &standing, account).await?;
    let (writing, why) = heard.writing(app, account).await?;
    let wants = account.filter(|_| standing.takes_part && standing.people.len() > 1).map(|own| heard.wants(own));
    let others = |person: &&AccountId| Some(*person) != account;
    Ok(TalkView {
        after: 0,
        lines: heard.lines(account).map(|line| shown(line, account)).collect(),
        room: room(&standing),
        writing,
        why,
        wants,
        others_want: standing.people.iter().filter(others).all(|person| heard.wants(person)),
        muted: heard.muted(account),
    })
}

/// Says something; sent again under the same name it is said once.
///
/// # Errors
/// If it may not be said, or the database fails; then nothing was.
pub async fn say<K: Kind>(
    app: &App,
    stream: &StreamId,
    account: &AccountId,
    command: &CommandId,
    saying: Saying,
) -> Result<(), AppError> {
    let standing = K::rooms(app).talks(stream, Some(account)).await?;
    // One after the other, so that nobody says two things at once.
    let _writing = app.store().turn_at("talk", stream.as_str()).await?;
    if app.store().was_said(stream, account, command).await? {
        return Ok(());
    }
    let said = app.talk().said(app.store(), stream).await?;
    let own: Vec<&StoredLine> = said.lines.iter().filter(|line| line.account == *account).collect();
    let (phrase, text) = match &saying {
        Saying::Phrase(name) => (*name, String::new()),
        Saying::Words(text) => ("", written(text)?),
    };
    let heard = Heard::of(app, &said, &standing, Some(account)).await?;
    heard.expect_allowed(app, account, &saying).await?;
    if words::is_flood(&own, app.now()) || !app.limits().may_talk(account, app.now()) {
        return Err(AppError::plainly("talk-too-fast", "that was much at once; wait a few seconds"));
    }
    if phrase.is_empty() && words::repeats(&own, &text) {
        return Err(AppError::plainly("talk-repeats", "you have just said that"));
    }
    let name = app.accounts().name(account).await?;
    let (part, room, at) = (standing.part, room(&standing).name(), app.now());
    let line = NewLine { stream, account, command, name: &name, room, part, phrase, text: &text, at };
    Ok(app.talk().change(app, stream, K::STREAM, vec![RowWrite::line(&line)]).await?)
}

/// Says what somebody wants at a stream, or that they want it no more.
///
/// # Errors
/// If they have no part there, or the database fails.
pub async fn wish<K: Kind>(
    app: &App,
    stream: &StreamId,
    account: &AccountId,
    wish: TalkWish,
    holds: Holds,
) -> Result<(), AppError> {
    let standing = K::rooms(app).talks(stream, Some(account)).await?;
    if wish == TalkWish::FreeWords {
        if !standing.takes_part {
            return Err(AppError::Forbidden);
        }
        if holds == Holds::FromNow && !app.store().is_player(account).await? {
            return Err(AppError::plainly("talk-guest", "free words are for registered players"));
        }
    }
    let row = match holds {
        Holds::FromNow => RowWrite::talk_wish(stream, account, &wish),
        Holds::NoMore => RowWrite::talk_wish_ended(stream, account, &wish),
    };
    Ok(app.talk().change(app, stream, K::STREAM, vec![row]).await?)
}

/// Whether a wish begins or ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holds {
    /// It begins.
    FromNow,
    /// It ends.
    NoMore,
}

/// Whoever hears lines of a stream again, after somebody was blocked.
pub fn tell_again(app: &App, stream: &StreamId, kind: &'static str) {
    app.bus().tell(Word::Said(stream.as_str().to_owned()));
    app.talk().bus.publish(Hint { stream: stream.clone(), kind, version: Version::NONE });
}

/// The line of that number, if a reader is shown it.
///
/// # Errors
/// [`AppError::NotFound`] if there is none or they are not; if the database fails.
pub async fn line<K: Kind>(
    app: &App,
    stream: &StreamId,
    account: &AccountId,
    number: i64,
) -> Result<StoredLine, AppError> {
    let lines = lines::<K>(app, stream, account).await?;
    lines.into_iter().find(|line| line.number == number).ok_or(AppError::NotFound)
}

/// The lines that a reader is shown, and those of whom they have muted.
///
/// # Errors
/// If there is no such stream, they may not see it, or the database fails.
pub async fn lines<K: Kind>(app: &App, stream: &StreamId, account: &AccountId) -> Result<Vec<StoredLine>, AppError> {
    let standing = K::rooms(app).talks(stream, Some(account)).await?;
    let said = app.talk().said(app.store(), stream).await?;
    Ok(said.lines.iter().filter(|line| reaches(line, &standing, Some(account))).cloned().collect())
}

/// Lets pass only who may write free words now.
///
/// # Errors
/// Until when they may not, and why; if the database fails.
pub async fn expect_words_allowed(store: &Store, account: &AccountId, now: Time) -> Result<(), AppError> {
    match store.restricted(account, Restricted::FreeWords, now).await? {
        Some(restriction) => Err(cases::refused("talk-restricted", &restriction)),
        None => Ok(()),
    }
}

/// Forgets what was said long ago, as long as the server runs.
pub async fn run(app: App) {
    loop {
        if let Err(error) = forget_old(&app).await {
            tracing::warn!(%error, "old talk could not be forgotten");
        }
        tokio::select! {
            () = app.stopping() => return,
            () = tokio::time::sleep(SWEEP) => {}
        }
    }
}

/// Forgets what was said long ago: lines beside streams, and words that are events of a stream.
///
/// # Errors
/// If the database fails.
pub async fn forget_old(app: &App) -> Result<(), AppError> {
    let before = Time::from_millis(app.now().millis().saturating_sub(KEPT.number()));
    app.store().write(vec![RowWrite::talk_forgotten(before)]).await?;
    app.talk().forget_all();
    let since = app.store().setting(FORGOTTEN_UNTIL).await?.and_then(|text| text.parse().ok());
    personal::forget_words(app, Time::from_millis(since.unwrap_or_default()), before).await?;
    app.store().write(vec![RowWrite::setting_changed(FORGOTTEN_UNTIL, &before.millis().to_string())]).await?;
    Ok(())
}

/// Free words fit to be kept.
fn written(text: &str) -> Result<String, AppError> {
    if text.len() > LONGEST * 8 {
        return Err(AppError::plainly("talk-too-long", "that is too long"));
    }
    let text = tidy(text);
    if text.is_empty() {
        return Err(AppError::plainly("talk-nothing", "there is nothing to read in that"));
    }
    if text.chars().count() > LONGEST {
        return Err(AppError::plainly("talk-too-long", "that is too long"));
    }
    Ok(text)
}
