//! `GET /lobby/live`: the WebSocket on which a page is told what has changed in the lobby, once a second at most, and at once
//! that somebody waits for its owner at a table. It is also what keeps a live seek standing.

use std::{
    collections::HashMap,
    time::{Duration, Instant},
};

use axum::{
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseFrame, Message, WebSocket, close_code},
    },
    response::Response,
};
use serde::Serialize;
use tavola_base::Time;
use tokio::{
    sync::broadcast::{Receiver, error::RecvError},
    time::MissedTickBehavior,
};

use super::seen_by;
use crate::{
    app::App,
    base::ids::{AccountId, StreamId},
    web::{
        accounts::End,
        errors::AppError,
        http::{address::Query, guard::Visitor},
        i18n::Locale,
        limits::Cost,
        live::Counted,
        pages::{IsRated, Part, lobby_call, lobby_parts},
    },
};

/// The longest message a page may send, in bytes: it has nothing to say but that it is there.
const LONGEST: usize = 256;
/// How often a page is told what has changed, how often it is asked whether it is still there, and after how long a silent one is
/// taken for gone: the lobby, in which others see it, and any other, which is told at once that somebody waits.
const LOBBY: Times = Times::of_seconds(1, 4, 10);
const ANY: Times = Times::of_seconds(2, 8, 20);
/// How long it may take to take a message.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);

/// What a page wants to be told.
#[derive(Debug, Default, serde::Deserialize)]
pub(crate) struct Wants {
    /// `calls` of a page that shows no lobby.
    only: Option<String>,
    /// The language the page is in.
    lang: Option<String>,
}

/// What a page is told.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Told {
    /// What is shown otherwise than before.
    Changed {
        /// The server's time.
        now: Time,
        /// By the part of the page.
        parts: Vec<ChangedPart>,
    },
    /// Somebody waits at a table.
    Called {
        /// The table's page.
        table: String,
        /// What is said of it, in the page's language.
        #[serde(flatten)]
        words: crate::web::pages::CallWords,
    },
    /// Nobody waits any more.
    Uncalled,
}

/// A part of the page whose entries have changed.
#[derive(Debug, Serialize)]
struct ChangedPart {
    part: &'static str,
    /// Whether `put` is all there is: the line is new, and nobody knows what the page has had since it was rendered.
    whole: bool,
    gone: Vec<String>,
    /// Name and markup of those that are new or look otherwise.
    put: Vec<(String, String)>,
}

/// Opens a line.
pub(crate) async fn open(
    State(app): State<App>,
    Query(wants): Query<Wants>,
    mut visitor: Visitor,
    upgrade: WebSocketUpgrade,
) -> Result<Response, AppError> {
    if let Some(locale) = wants.lang.as_deref().and_then(Locale::of_code) {
        visitor.locale = locale;
    }
    let upgrade =
        upgrade.max_message_size(LONGEST).max_frame_size(LONGEST).read_buffer_size(1024).write_buffer_size(4096);
    Ok(upgrade.on_upgrade(async move |socket| {
        let _counted = Counted::new("lobby");
        let (calls, ends) = (app.lobby().calls(), app.accounts().ends());
        let open = app.lobby().here().line(visitor.account.as_ref(), app.presence(), app.clock());
        let shows = if wants.only.is_some() { Shows::Calls } else { Shows::Lobby };
        let line =
            Line { app: &app, visitor, socket, calls, ends, shows, sent: HashMap::new(), seen: None, called: None };
        line.run().await;
        drop(open);
    }))
}

/// What the page shows of the lobby.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shows {
    /// All of it.
    Lobby,
    /// Only that somebody waits at a table.
    Calls,
}

/// How often is done what is done again and again.
struct Times {
    look: Duration,
    ping: Duration,
    silence: Duration,
}

impl Times {
    const fn of_seconds(look: u64, ping: u64, silence: u64) -> Self {
        let [look, ping, silence] =
            [Duration::from_secs(look), Duration::from_secs(ping), Duration::from_secs(silence)];
        Self { look, ping, silence }
    }
}

struct Line<'a> {
    app: &'a App,
    visitor: Visitor,
    socket: WebSocket,
    calls: Receiver<AccountId>,
    ends: Receiver<End>,
    shows: Shows,
    /// What the page has: markup by part and name.
    sent: HashMap<&'static str, Vec<(String, String)>>,
    /// As of which change.
    seen: Option<u64>,
    /// The table it has been called to.
    called: Option<StreamId>,
}

/// The line is over, with this code and reason if the page is still there.
struct Over(Option<(u16, &'static str)>);

const GONE: Over = Over(None);

impl Line<'_> {
    async fn run(mut self) {
        let Over(Some((code, reason))) = self.talk().await else { return };
        let frame = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
        tokio::time::timeout(SEND_TIMEOUT, self.socket.send(frame)).await.ok();
    }

    async fn talk(&mut self) -> Over {
        let times = if self.shows == Shows::Lobby { LOBBY } else { ANY };
        let (mut looks, mut pings) = (tokio::time::interval(times.look), tokio::time::interval(times.ping));
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        let stopping = self.app.stopping();
        tokio::pin!(stopping);
        loop {
            // In this order: what the page has sent is heard before the page is taken for silent.
            let step = tokio::select! {
                biased;
                () = &mut stopping => Err(Over(Some((close_code::RESTART, "the server restarts")))),
                message = self.socket.recv() => { heard = Instant::now(); self.hear(message) }
                _ = looks.tick() => self.look().await,
                call = self.calls.recv() => self.hear_call(call).await,
                end = self.ends.recv() => self.check(&end),
                _ = pings.tick() => {
                    if heard.elapsed() > times.silence { Err(GONE) } else { self.send(Message::Ping(Vec::new().into())).await }
                }
            };
            if let Err(over) = step {
                return over;
            }
        }
    }

    fn hear(&self, message: Option<Result<Message, axum::Error>>) -> Result<(), Over> {
        match message {
            None | Some(Err(_) | Ok(Message::Close(_))) => Err(GONE),
            Some(Ok(_)) => {
                let (visitor, now) = (&self.visitor, self.app.now());
                let may = self.app.limits().may_ask(&visitor.asker(), visitor.network, Cost::LITTLE, now);
                if may { Ok(()) } else { Err(Over(Some((close_code::POLICY, "too many messages")))) }
            }
        }
    }

    async fn hear_call(&mut self, call: Result<AccountId, RecvError>) -> Result<(), Over> {
        match call {
            Ok(account) if self.visitor.account.as_ref() == Some(&account) => self.look().await,
            Ok(_) => Ok(()),
            Err(_) => self.look().await,
        }
    }

    /// Ends the line if the session it was opened in has ended.
    fn check(&self, end: &Result<End, RecvError>) -> Result<(), Over> {
        let known = self.visitor.account.as_ref().zip(self.visitor.session.as_ref());
        let is_over = match end {
            Ok(end) => known.is_some_and(|(account, session)| end.is_of(account, session)),
            Err(_) => known.is_some(),
        };
        if is_over { Err(Over(Some((close_code::AGAIN, "the session has ended")))) } else { Ok(()) }
    }

    /// Tells the page what it does not have yet.
    async fn look(&mut self) -> Result<(), Over> {
        self.look_for_calls().await?;
        let changes = self.app.lobby().changes();
        if self.shows == Shows::Calls || self.seen == Some(changes) {
            return Ok(());
        }
        let data = seen_by(self.app, self.visitor.account.as_ref()).await.map_err(|_| TROUBLE)?;
        let parts = lobby_parts(self.visitor.locale, &data).into_iter().filter_map(|part| self.changed(part)).collect();
        self.seen = Some(changes);
        let told = Told::Changed { now: self.app.now(), parts };
        if matches!(&told, Told::Changed { parts, .. } if parts.is_empty()) {
            return Ok(());
        }
        self.say(&told).await
    }

    async fn look_for_calls(&mut self) -> Result<(), Over> {
        let Some(account) = self.visitor.account.clone() else { return Ok(()) };
        let called = self.app.lobby().called(&account, self.app.now());
        if called.as_ref().map(|seated| &seated.table) == self.called.as_ref() {
            return Ok(());
        }
        self.called = called.as_ref().map(|seated| seated.table.clone());
        let told = match called {
            None => Told::Uncalled,
            Some(seated) => {
                let who = self.app.accounts().name(&seated.with).await.map_err(|_| TROUBLE)?;
                let is_rated = is_rated(self.app, &seated.table).await;
                let words = lobby_call(self.visitor.locale, &who, is_rated);
                Told::Called { table: format!("/t/{}", seated.table), words }
            }
        };
        self.say(&told).await
    }

    /// What of a part the page does not have; all of it the first time.
    fn changed(&mut self, Part { id, entries }: Part) -> Option<ChangedPart> {
        let Some(had) = self.sent.insert(id, entries.clone()) else {
            return Some(ChangedPart { part: id, whole: true, gone: Vec::new(), put: entries });
        };
        let gone = had.iter().map(|(key, _)| key).filter(|key| entries.iter().all(|(other, _)| other != *key)).cloned();
        let changed = ChangedPart {
            part: id,
            whole: false,
            gone: gone.collect(),
            put: entries.into_iter().filter(|entry| !had.contains(entry)).collect(),
        };
        (!changed.gone.is_empty() || !changed.put.is_empty()).then_some(changed)
    }

    async fn say(&mut self, told: &Told) -> Result<(), Over> {
        let text = serde_json::to_string(told).map_err(|_| TROUBLE)?;
        metrics::counter!("tavola_lobby_messages_total").increment(1);
        self.send(Message::Text(text.into())).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Over> {
        match tokio::time::timeout(SEND_TIMEOUT, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(GONE),
        }
    }
}

async fn is_rated(app: &App, table: &StreamId) -> IsRated {
    let table = app.tables().existing(table).await;
    let is_rated = table.is_ok_and(|found| found.state.opened().is_some_and(|opened| opened.terms().rated));
    if is_rated { IsRated::Yes } else { IsRated::No }
}

/// Something is wrong on our side; the page tries again later.
const TROUBLE: Over = Over(Some((close_code::AGAIN, "try again")));
