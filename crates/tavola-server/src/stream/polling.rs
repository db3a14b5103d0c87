//! What other nodes have done, by looking at the database: often while they cannot tell it, and now and then in any case, since
//! a word can be lost.

use std::time::Duration;

use tavola_base::Millis;

use crate::{
    app::App,
    base::ids::{AccountId, StreamId, TokenId},
    store::StoreError,
    stream::bus::{Reach, Word},
};

/// How often the streams that have moved on are read while the nodes do not hear each other.
const OFTEN: Duration = Duration::from_millis(200);
/// How often otherwise.
const SELDOM: Duration = Duration::from_millis(1_000);
/// Every so many of these, what only words tell is looked at again.
const LOOKS: u32 = 6;
/// How far back each look goes: what was decided a while ago may have been written just now.
const BACK: Millis = Millis::seconds(5);

/// Looks until the server stops.
pub(crate) async fn run(app: App) {
    let mut rounds = 0_u32;
    loop {
        let pause = if app.bus().reach() == Reach::Everybody { SELDOM } else { OFTEN };
        tokio::select! {
            () = app.stopping() => return,
            () = tokio::time::sleep(pause) => {}
        }
        rounds = if app.bus().reach() == Reach::Everybody { 0 } else { rounds.wrapping_add(1) };
        if rounds % LOOKS == 1 {
            look_again_at_all(&app);
        }
        if let Err(error) = look(&app).await {
            tracing::warn!(%error, "what other nodes have done could not be read");
        }
    }
}

async fn look(app: &App) -> Result<(), StoreError> {
    for hint in app.store().moved_since(app.now().less(BACK)).await? {
        app.bus().arrive(hint);
    }
    Ok(())
}

/// Pages at this node look anew at what only words tell: words may have been lost.
fn look_again_at_all(app: &App) {
    app.talk().look_again();
    app.notices().stir_all_here();
    app.lobby().has_changed_elsewhere();
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
            Err(RecvError::Lagged(_)) => look_again_at_all(&app),
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
        Word::Presence => {}
        Word::Said(stream) => app.talk().was_said_elsewhere(&StreamId::new(stream)),
        Word::Lobby => app.lobby().has_changed_elsewhere(),
        Word::Spent(spent) => app.limits().were_spent(spent, app.now()),
        Word::Noticed(account) => app.notices().stir_here(&AccountId::new(account)),
    }
}
