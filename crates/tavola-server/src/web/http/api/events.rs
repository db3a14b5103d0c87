//! `GET /events`: every place one has, then whatever changes there, as lines.

use std::{
    collections::{HashMap, HashSet},
    convert::Infallible,
};

use axum::{body::Bytes, extract::State, response::Response};
use futures_util::stream::unfold;
use serde::Serialize;
use tavola_base::{Decider as _, Time};
use tavola_club::table::{CommandName, Tables, view::TableState};
use tokio::{
    sync::broadcast::{Receiver, error::RecvError},
    time::Interval,
};

use super::{
    lines::{HEARTBEAT, counted, is_over, line, sent},
    lobby::{ApiChallenge, challenges_of},
};
use crate::{
    app::App,
    base::ids::{AccountId, ChallengeId, StreamId, TokenId, Version},
    club::herald::Listener,
    store::Status,
    web::{errors::AppError, http::guard::Visitor, tokens::OpenStream},
};

/// What a program is told.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum ApiEvent {
    /// Something has changed where one has a place, or this is how it stands at the beginning.
    Place {
        /// `table`, `chouette` or `tournament`.
        kind: String,
        /// Its name in addresses.
        id: StreamId,
        /// Its version.
        version: Version,
        /// Whether one can act there now; of tables only.
        to_act: bool,
        /// Whether its match is over; of tables only.
        over: bool,
    },
    /// Somebody challenges one; told again at the beginning for as long as it waits.
    Challenge(Box<ApiChallenge>),
    /// The club is there.
    Heartbeat {
        /// The server's time.
        now: Time,
    },
}

/// Opens the lines.
pub(super) async fn get(State(app): State<App>, visitor: Visitor) -> Result<Response, AppError> {
    let account = visitor.account()?.clone();
    let counted = counted(&app, &visitor)?;
    // Whoever listens first misses nothing.
    let listener = app.herald().listen(&account);
    let rows = app.store().rooms_of(&account).await?;
    let alive = rows.into_iter().filter(|row| matches!(row.status, Status::Waiting | Status::Playing));
    let waiting = alive.map(|row| (row.kind, row.id)).rev().collect();
    let lines = Lines {
        ends: app.tokens().ends(),
        calls: app.lobby().calls(),
        beat: tokio::time::interval(HEARTBEAT),
        asked: Vec::new(),
        asks_told: HashSet::new(),
        told: HashMap::new(),
        app,
        visitor,
        account,
        listener,
        waiting,
        _counted: counted,
    };
    Ok(sent(unfold(lines, async |mut lines| lines.next().await.map(|line| (Ok::<_, Infallible>(line), lines)))))
}

struct Lines {
    app: App,
    visitor: Visitor,
    account: AccountId,
    listener: Listener,
    /// What is still to be told.
    waiting: Vec<(String, StreamId)>,
    asked: Vec<ApiChallenge>,
    /// What was told last of each place, and which challenges were told.
    told: HashMap<StreamId, Told>,
    asks_told: HashSet<ChallengeId>,
    ends: Receiver<TokenId>,
    calls: Receiver<AccountId>,
    beat: Interval,
    _counted: Option<OpenStream>,
}

impl Lines {
    async fn next(&mut self) -> Option<Bytes> {
        let stopping = self.app.stopping();
        tokio::pin!(stopping);
        loop {
            if let Some((kind, id)) = self.waiting.pop() {
                match self.place(&kind, id).await {
                    Some(event) => return line(&event),
                    None => continue,
                }
            }
            if let Some(challenge) = self.asked.pop() {
                return line(&ApiEvent::Challenge(Box::new(challenge)));
            }
            tokio::select! {
                () = &mut stopping => return None,
                hint = self.listener.next() => {
                    let hint = hint?;
                    self.waiting.push((hint.kind.to_owned(), hint.stream));
                }
                called = self.calls.recv() => match called {
                    Ok(account) if account != self.account => {}
                    Ok(_) | Err(RecvError::Lagged(_)) => self.look_for_challenges().await,
                    Err(RecvError::Closed) => return None,
                },
                end = self.ends.recv() => if is_over(&self.visitor, &end) { return None },
                // The first beat is at once.
                _ = self.beat.tick() => {
                    self.is_here();
                    if self.asks_told.is_empty() {
                        self.look_for_challenges().await;
                    }
                    return line(&ApiEvent::Heartbeat { now: self.app.now() });
                }
            }
        }
    }

    /// Whoever listens is there, as with the lobby open: what they seek stands.
    fn is_here(&self) {
        self.app.lobby().here().loaded(&self.account, self.app.now());
    }

    /// Challenges that wait for an answer and were not told yet.
    async fn look_for_challenges(&mut self) {
        let Ok(challenges) = challenges_of(&self.app, &self.account).await else { return };
        self.asks_told.retain(|id| challenges.iter().any(|one| one.id() == id));
        for challenge in challenges.into_iter().filter(ApiChallenge::waits_for_an_answer) {
            if self.asks_told.insert(challenge.id().clone()) {
                self.asked.push(challenge);
            }
        }
    }

    /// How a place stands, if that is not what was told last.
    async fn place(&mut self, kind: &str, id: StreamId) -> Option<ApiEvent> {
        let (version, to_act, over) = if kind == Tables::STREAM {
            let view = self.app.tables().view(&id, Some(&self.account)).await.ok()?;
            let version = Version::new(i64::try_from(view.version).unwrap_or(i64::MAX));
            let over = matches!(view.state, TableState::Over | TableState::Closed);
            (version, view.legal.actions.iter().any(|act| carries_on(*act)), over)
        } else {
            (self.app.store().standing(&id).await.ok()?.version, false, false)
        };
        // Where one is to act each version is told: what others have done meanwhile may be between two of them, and whoever
        // has acted on the one waits for the other.
        let told = Told { to_act, over, version: to_act.then_some(version) };
        if kind == Tables::STREAM && self.told.get(&id) == Some(&told) {
            return None;
        }
        // What has been over for long need not be kept in mind.
        if self.told.len() > 200 {
            self.told.clear();
        }
        self.told.insert(id.clone(), told);
        Some(ApiEvent::Place { kind: kind.to_owned(), id, version, to_act, over })
    }
}

/// What was told of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Told {
    to_act: bool,
    over: bool,
    version: Option<Version>,
}

/// Whether a command carries the game on: the table waits for it.
const fn carries_on(command: CommandName) -> bool {
    matches!(
        command,
        CommandName::Ready
            | CommandName::Roll
            | CommandName::Play
            | CommandName::Take
            | CommandName::AcceptPlay
            | CommandName::AcceptResignation
            | CommandName::NextGame
            | CommandName::AcceptRematch
    )
}
