//! What other nodes have done, by looking at the database: often while they cannot tell it, and now and then in any case, since
//! a word can be lost.

use std::{collections::HashMap, time::Duration};

use tavola_base::{Millis, Time};

use crate::{
    app::App,
    base::ids::{AccountId, StreamId, TokenId, Version},
    store::StoreError,
    stream::bus::{Hint, Reach, Word},
};

/// How often the streams that have moved on are read while the nodes do not hear each other.
const OFTEN: Duration = Duration::from_millis(200);
/// How often otherwise.
const SELDOM: Duration = Duration::from_millis(1_000);
/// How far back each look goes: what was decided a while ago may have been written just now.
const BACK: Millis = Millis::seconds(5);

/// Looks until the server stops.
pub(crate) async fn run(app: App) {
    let mut seen = Seen::default();
    loop {
        let pause = if app.bus().reach() == Reach::Everybody { SELDOM } else { OFTEN };
        tokio::select! {
            () = app.stopping() => return,
            () = tokio::time::sleep(pause) => {}
        }
        if let Err(error) = look(&app, &mut seen).await {
            tracing::warn!(%error, "what other nodes have done could not be read");
        }
    }
}

/// The versions that have been told, of streams that have moved on of late.
#[derive(Debug, Default)]
struct Seen(HashMap<StreamId, (Version, Time)>);

impl Seen {
    /// Whether a version is news; it is none the next time.
    fn is_new(&mut self, hint: &Hint, at: Time) -> bool {
        let before = self.0.insert(hint.stream.clone(), (hint.version, at));
        before.is_none_or(|(version, _)| version < hint.version)
    }

    fn forget_before(&mut self, time: Time) {
        self.0.retain(|_, (_, at)| *at >= time);
    }
}

async fn look(app: &App, seen: &mut Seen) -> Result<(), StoreError> {
    let since = app.now().less(BACK);
    seen.forget_before(since);
    for (hint, at) in app.store().moved_since(since).await? {
        if seen.is_new(&hint, at) {
            app.bus().arrive(hint);
        }
    }
    Ok(())
}

/// Forgets what other nodes say has changed, until the server stops.
pub(crate) async fn hear(app: App) {
    use tokio::sync::broadcast::error::RecvError;

    let Some(mut news) = app.bus().news() else { return };
    loop {
        let heard = tokio::select! {
            () = app.stopping() => return,
            heard = news.recv() => heard,
        };
        match heard {
            Ok(news) => take(&app, &news),
            // What is remembered is read again after a moment in any case.
            Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => return,
        }
    }
}

/// Takes what another node has told, as if it had been done here. All of it is read again after a moment in any case.
fn take(app: &App, news: &Word) {
    match news {
        Word::Ended { .. } => news.end().into_iter().for_each(|end| app.accounts().have_ended(end)),
        Word::TokenEnded(token) => app.tokens().has_ended(TokenId::new(token)),
        Word::Rated(account) => app.ratings().have_changed(&AccountId::new(account)),
        Word::Stream(stream) => app.forget_stream_here(&StreamId::new(stream)),
        Word::Secrets(stream) => {
            app.rooms().into_iter().for_each(|rooms| rooms.forget_secrets(&StreamId::new(stream)));
        }
        // Who is where is read by `presence` itself.
        Word::Presence | Word::Said(_) | Word::Lobby | Word::Called(_) | Word::Noticed(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_told_once() {
        let (mut seen, at) = (Seen::default(), Time::from_millis(10_000));
        let hint = |version| Hint { stream: StreamId::new("t"), kind: "table", version: Version::new(version) };
        assert!(seen.is_new(&hint(1), at) && !seen.is_new(&hint(1), at) && seen.is_new(&hint(3), at));
        seen.forget_before(Time::from_millis(10_001));
        assert!(seen.0.is_empty());
    }
}
