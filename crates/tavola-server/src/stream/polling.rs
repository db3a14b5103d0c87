//! What other nodes have done, by looking at the database: often while not all that they tell is heard, and now and then in any
//! case, since a word can be lost.

use std::time::{Duration, Instant};

use tavola_base::Millis;

use crate::{
    app::App,
    base::{
        ids::{AccountId, StreamId, TokenId},
        trouble::Trouble,
    },
    store::StoreError,
    stream::bus::Word,
};

/// How often the streams that have moved on are read while the nodes do not hear each other.
const OFTEN: Duration = Duration::from_millis(200);
/// How often otherwise.
const SELDOM: Duration = Duration::from_millis(1_000);
/// Every so many of these, what only words tell is looked at again.
const LOOKS: u32 = 6;
/// How often it is looked whether whoever has lines open here was signed out elsewhere.
const ENDS: Duration = Duration::from_secs(10);
/// How far back each look goes: what was decided a while ago may have been written just now.
const BACK: Millis = Millis::seconds(5);

/// Looks until the server stops.
pub(crate) async fn run(app: App) {
    let (mut rounds, mut looked) = (0_u32, Instant::now());
    let trouble =
        Trouble::new("what other nodes have done could not be read", "what other nodes have done can be read again");
    loop {
        let pause = if app.bus().hears_all() { SELDOM } else { OFTEN };
        tokio::select! {
            () = app.stopping() => return,
            () = tokio::time::sleep(pause) => {}
        }
        rounds = if app.bus().hears_all() { 0 } else { rounds.wrapping_add(1) };
        if rounds % LOOKS == 1 {
            look_again_at_all(&app);
        }
        let ends = looked.elapsed() >= ENDS;
        let seen = async {
            look(&app).await?;
            if ends { look_for_ends(&app).await } else { Ok(()) }
        };
        trouble.note(&seen.await);
        if ends {
            looked = Instant::now();
        }
    }
}

/// Ends the lines of sessions and tokens that are no more. Only a word tells of their end, and it can be lost.
///
/// # Errors
/// If the database fails.
pub async fn look_for_ends(app: &App) -> Result<(), StoreError> {
    app.accounts().look_for_ends(app.now()).await?;
    app.tokens().look_for_ends(app.now()).await
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
