//! What nodes know of each other's lines.

use std::{sync::PoisonError, time::Duration};

use tavola_base::Millis;

use super::{Places, Presence};
use crate::{
    app::App,
    base::{
        ids::{AccountId, StreamId},
        trouble::Trouble,
    },
    store::{LinesRow, RowWrite, StoreError},
    stream::bus::Word,
    web::errors::AppError,
};

/// How often comings and goings are written, and those of others read once something is said of them.
const SOON: Duration = Duration::from_millis(250);
/// How often those of others are read in any case.
const SELDOM: u32 = 12;
/// After how long without a sign of life a node's lines are taken away.
const FORGOTTEN: Millis = Millis::seconds(60);

/// Tells the other nodes of lines and hears of theirs, until the server stops; then takes this one's away.
pub(crate) async fn run(app: App) {
    let mut news = app.bus().news();
    let (mut looks, mut is_old) = (0_u32, true);
    let trouble = Trouble::new(
        "who is where could not be exchanged with other nodes",
        "who is where is exchanged with other nodes again",
    );
    loop {
        tokio::select! {
            () = app.stopping() => break,
            () = tokio::time::sleep(SOON) => {}
        }
        looks += 1;
        while let Some(Ok(heard)) = news.as_mut().map(tokio::sync::broadcast::Receiver::try_recv) {
            is_old |= heard == Word::Presence;
        }
        let is_time = looks.is_multiple_of(SELDOM);
        is_old |= is_time;
        let exchanging = async {
            tell(&app).await?;
            if is_old {
                look(&app).await?;
            }
            if is_time { sweep(&app).await } else { Ok(()) }
        };
        let exchanged = exchanging.await;
        trouble.note(&exchanged);
        is_old &= exchanged.is_err();
    }
    let gone = RowWrite::lines_of_node_gone(app.nodes().id());
    if let Err(error) = app.store().write(vec![gone]).await {
        tracing::warn!(%error, "the lines of this node could not be taken away");
    }
    app.bus().tell(Word::Presence);
}

/// Writes what has changed here since the last time.
async fn tell(app: &App) -> Result<(), StoreError> {
    let changed = app.presence().changed().map(|mut changed| std::mem::take(&mut *changed)).unwrap_or_default();
    if changed.is_empty() {
        return Ok(());
    }
    let rows = {
        let here = app.presence().here();
        changed.iter().map(|(place, account)| row(app, &here, place, account.as_ref())).collect()
    };
    let written = app.store().write(rows).await;
    if written.is_err() {
        app.presence().changed().into_iter().for_each(|mut again| again.extend(changed.iter().cloned()));
    } else {
        app.bus().tell(Word::Presence);
    }
    written.map(drop)
}

fn row(app: &App, here: &Places, place: &StreamId, account: Option<&AccountId>) -> RowWrite {
    let many = here.get(place).map_or(0, |lines| match account {
        Some(account) => lines.of.get(account).copied().unwrap_or(0),
        None => lines.nameless,
    });
    let account = account.map_or("", AccountId::as_str).to_owned();
    RowWrite::lines(&LinesRow { node: app.nodes().id().clone(), place: place.clone(), account, many })
}

/// Reads the lines of the other nodes that are there.
async fn look(app: &App) -> Result<(), StoreError> {
    let mut places = Places::default();
    for LinesRow { place, account, many, .. } in elsewhere(app, app.store().lines().await?) {
        let lines = places.entry(place).or_default();
        if account.is_empty() {
            lines.nameless += many;
        } else {
            *lines.of.entry(AccountId::new(account)).or_default() += many;
        }
    }
    *app.presence().elsewhere.lock().unwrap_or_else(PoisonError::into_inner) = places;
    Ok(())
}

/// Those of the other nodes that are there.
fn elsewhere(app: &App, rows: Vec<LinesRow>) -> impl Iterator<Item = LinesRow> {
    let (me, there) = (app.nodes().id().clone(), app.nodes().there());
    rows.into_iter().filter(move |row| row.node != me && there.iter().any(|node| node.id == row.node))
}

/// Takes away the lines of nodes that are gone: one node does.
async fn sweep(app: &App) -> Result<(), StoreError> {
    if app.nodes().serves("lines of nodes that are gone") {
        app.store().write(vec![RowWrite::lines_of_old_nodes_gone(app.now().less(FORGOTTEN))]).await?;
    }
    Ok(())
}

/// Learns anew who is at other nodes, and tells them who is here.
pub(crate) async fn look_elsewhere(app: &App) -> Result<(), StoreError> {
    if app.nodes().are_several() {
        tell(app).await?;
        look(app).await?;
    }
    Ok(())
}

/// Whether an account has a stream open at any node, as the database has it.
pub(crate) async fn is_here_at_any_node(app: &App, stream: &StreamId, account: &AccountId) -> Result<bool, AppError> {
    let is_here = app.presence().here().get(stream).is_some_and(|lines| lines.of.contains_key(account));
    if is_here || !app.nodes().are_several() {
        return Ok(is_here);
    }
    let rows = app.store().lines_to(stream).await?;
    Ok(elsewhere(app, rows).any(|row| row.account == account.as_str()))
}

impl Presence {
    /// Somebody has a place open at another node.
    #[cfg(test)]
    pub(crate) fn is_at_another_node(&self, place: &StreamId, account: &AccountId) {
        *self.elsewhere().entry(place.clone()).or_default().of.entry(account.clone()).or_default() += 1;
    }

    /// All lines of other nodes are closed.
    #[cfg(test)]
    pub(crate) fn nobody_is_at_another_node(&self) {
        self.elsewhere().clear();
    }

    /// Whether other nodes would be told something.
    #[cfg(test)]
    pub(super) fn has_news(&self) -> bool {
        self.changed().is_some_and(|changed| !changed.is_empty())
    }
}
