//! The bus between nodes: what is published here is told to the others by NATS, and what they tell is heard here.
//!
//! A word that cannot be sent at once is not kept: whoever misses it looks at versions a moment later. So does who has heard words
//! that could not be taken: what they told is in the database.

use std::{
    fmt, io,
    sync::{
        Arc, Mutex, OnceLock, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use async_nats::{Client, ConnectOptions, Event, ServerAddr, Subscriber};
use futures_util::StreamExt as _;
use percent_encoding::percent_decode_str;
use quick_cache::sync::Cache;
use tokio::sync::{broadcast, mpsc};

use super::{
    Bus, Envelope, Hint, Hints, LocalBus, OnArrival, Reach, Seal, Told, Word,
    seal::{Ear, Refused},
};
use crate::base::{
    ids::{NodeId, StreamId, Version},
    now::Now,
    secret,
};

/// How many words wait to be sent before the next are dropped.
const WAITING: usize = 4096;
/// How many streams' versions are remembered.
const REMEMBERED: usize = 50_000;
/// How much news a listener may be behind.
const NEWS: usize = 1024;
/// How often the server is asked whether it is there; two times without an answer and the connection is made anew.
const PING: Duration = Duration::from_secs(1);
/// How long a connection may take to be made.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(2);
/// The shortest and the longest time between two attempts.
const FIRST_PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_secs(2);
/// After how long somebody is told that a server was not reached yet.
const LATE: Duration = Duration::from_secs(5);
/// For how long it is known that a word could not be taken.
const MISSED: Duration = Duration::from_secs(10);

/// Hints by NATS; without a server for it, only those of this node.
pub struct NodesBus {
    local: LocalBus,
    out: Option<mpsc::Sender<Told>>,
    shared: Arc<Shared>,
}

struct Shared {
    /// The versions that were told here last: learned in two ways, a hint is told once.
    told: Cache<StreamId, Version>,
    is_connected: AtomicBool,
    /// Whether the node itself has ended the connection.
    is_over: AtomicBool,
    /// When a word came last that could not be taken.
    missed: Mutex<Option<Instant>>,
    on_arrival: OnceLock<OnArrival>,
    news: broadcast::Sender<Word>,
    /// Why there was no connection last, if the client said so.
    why: Mutex<Option<String>>,
}

/// Where the nodes of which club meet.
#[derive(Clone)]
pub struct Meeting {
    /// The servers: `nats://host:4222`, several with commas.
    pub servers: String,
    /// What the club is called there.
    pub club: String,
    /// What its words are sealed with.
    pub seal: Seal,
}

impl fmt::Debug for Meeting {
    /// Without passwords in addresses.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { servers, club, seal } = self;
        f.debug_struct("Meeting")
            .field("servers", &secret::without_passwords(servers))
            .field("club", club)
            .field("seal", seal)
            .finish()
    }
}

impl NodesBus {
    /// The bus of a node. It connects in the background, again and again.
    #[must_use]
    pub fn open(node: &NodeId, now: &Now, meeting: Option<Meeting>) -> Arc<Self> {
        let shared = Arc::new(Shared {
            told: Cache::new(REMEMBERED),
            is_connected: AtomicBool::new(false),
            is_over: AtomicBool::new(false),
            missed: Mutex::default(),
            on_arrival: OnceLock::new(),
            news: broadcast::channel(NEWS).0,
            why: Mutex::default(),
        });
        let (out, words) = mpsc::channel(WAITING);
        let is_alone = meeting.is_none();
        let bus = Arc::new(Self { local: LocalBus::default(), out: (!is_alone).then_some(out), shared });
        if let Some(Meeting { servers, club, seal }) = meeting {
            let ear = Ear::new(node.clone(), seal.clone());
            let (node, now) = (node.clone(), now.clone());
            let line = Line { node, now, subject: format!("tavola.{club}"), servers, seal, ear, told: 0 };
            tokio::spawn(line.run(Arc::downgrade(&bus), words));
        }
        bus
    }

    fn hear(&self, told: Told) {
        match told {
            Told::Hint(hint) => self.arrive(hint),
            Told::Word(news) => drop(self.shared.news.send(news)),
        }
    }

    fn send(&self, told: Told) {
        if let Some(out) = self.out.as_ref().filter(|_| self.reach() == Reach::Everybody)
            && out.try_send(told).is_err()
        {
            metrics::counter!("tavola_bus_words_dropped_total").increment(1);
        }
    }
}

impl Bus for NodesBus {
    fn publish(&self, hint: Hint) {
        self.shared.told.insert(hint.stream.clone(), hint.version);
        self.local.publish(hint.clone());
        self.send(Told::Hint(hint));
    }

    fn watch(&self, stream: &StreamId) -> Hints {
        self.local.watch(stream)
    }

    fn watch_all(&self) -> broadcast::Receiver<Hint> {
        self.local.watch_all()
    }

    fn tell(&self, news: Word) {
        self.send(Told::Word(news));
    }

    fn news(&self) -> Option<broadcast::Receiver<Word>> {
        Some(self.shared.news.subscribe())
    }

    fn on_arrival(&self, look: OnArrival) {
        self.shared.on_arrival.set(look).ok();
    }

    fn arrive(&self, hint: Hint) {
        if self.shared.told.get(&hint.stream).is_some_and(|told| told >= hint.version) {
            return;
        }
        self.shared.told.insert(hint.stream.clone(), hint.version);
        if let Some(look) = self.shared.on_arrival.get() {
            look(&hint);
        }
        self.local.publish(hint);
    }

    fn reach(&self) -> Reach {
        if self.shared.is_connected.load(Ordering::Relaxed) { Reach::Everybody } else { Reach::ThisNode }
    }

    fn hears_all(&self) -> bool {
        let missed = *self.shared.missed.lock().unwrap_or_else(PoisonError::into_inner);
        self.reach() == Reach::Everybody && missed.is_none_or(|missed| missed.elapsed() > MISSED)
    }
}

/// A node's line to NATS.
struct Line {
    node: NodeId,
    now: Now,
    subject: String,
    servers: String,
    seal: Seal,
    ear: Ear,
    /// How many words it has told.
    told: u64,
}

/// Who a node is at NATS.
#[derive(Debug, PartialEq, Eq)]
enum Login {
    /// Nobody in particular.
    Nobody,
    /// Whoever has this token.
    Token(String),
    /// A user with a password.
    User(String, String),
}

/// The addresses of servers, which have commas between them.
///
/// # Errors
/// If one is none of NATS.
pub(crate) fn addresses(servers: &str) -> io::Result<Vec<ServerAddr>> {
    servers.split(',').map(|server| server.trim().parse()).collect()
}

/// The first login that an address has: `nats://user:password@host` or `nats://token@host`. The client reads hosts only.
fn login(addresses: &[ServerAddr]) -> Login {
    let plain = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    let of = |address: &ServerAddr| {
        let user = plain(address.username()?);
        Some(address.password().map_or(Login::Token(user.clone()), |password| Login::User(user, plain(password))))
    };
    addresses.iter().find_map(of).unwrap_or(Login::Nobody)
}

impl Login {
    fn into(self, options: ConnectOptions) -> ConnectOptions {
        match self {
            Self::Nobody => options,
            Self::Token(token) => options.token(token),
            Self::User(user, password) => options.user_and_password(user, password),
        }
    }
}

impl Line {
    async fn run(mut self, bus: std::sync::Weak<NodesBus>, mut words: mpsc::Receiver<Told>) {
        let Some(shared) = bus.upgrade().map(|bus| Arc::clone(&bus.shared)) else { return };
        let late = self.warn_if_late(Arc::clone(&shared));
        let Some((client, mut heard)) = self.connect(Arc::clone(&shared)).await else { return };
        tokio::pin!(late);
        let mut is_late = false;
        loop {
            tokio::select! {
                word = words.recv() => match word {
                    Some(told) => self.send(&client, &told).await,
                    None => break,
                },
                message = heard.next() => match (message, bus.upgrade()) {
                    (Some(message), Some(bus)) => self.take(&bus, &message.payload),
                    _ => break,
                },
                () = &mut late, if !is_late => is_late = true,
            }
        }
        // That the connection ends now is no news.
        shared.is_over.store(true, Ordering::Relaxed);
    }

    /// Says after a while that no server was reached, if that is so: each attempt by itself is no news.
    fn warn_if_late(&self, shared: Arc<Shared>) -> impl Future<Output = ()> + use<> {
        let servers = secret::without_passwords(&self.servers);
        async move {
            tokio::time::sleep(LATE).await;
            if !shared.is_connected.load(Ordering::Relaxed) {
                let why = shared.why.lock().unwrap_or_else(PoisonError::into_inner).clone();
                let why = why.unwrap_or_else(|| "nothing answers there".to_owned());
                tracing::warn!("NATS: {servers} is not reached yet ({why}); the nodes go by the database");
            }
        }
    }

    async fn connect(&self, shared: Arc<Shared>) -> Option<(Client, Subscriber)> {
        let options = ConnectOptions::new()
            .name(format!("tavola {}", self.node))
            .ping_interval(PING)
            .connection_timeout(CONNECT_TIMEOUT)
            .retry_on_initial_connect()
            .no_echo()
            .reconnect_delay_callback(|attempt| FIRST_PAUSE.saturating_mul(1 << attempt.min(6)).min(LONGEST_PAUSE))
            .event_callback(move |event| {
                let shared = Arc::clone(&shared);
                async move { shared.note(&event) }
            });
        let connected = match addresses(&self.servers) {
            Ok(addresses) => login(&addresses).into(options).connect(addresses).await,
            Err(error) => Err(error.into()),
        };
        match connected {
            Ok(client) => match client.subscribe(self.subject.clone()).await {
                Ok(heard) => return Some((client, heard)),
                Err(error) => tracing::error!(%error, "NATS: the club's subject cannot be listened to"),
            },
            Err(error) => tracing::error!(%error, "NATS: the address cannot be used; the nodes go by the database"),
        }
        None
    }

    async fn send(&mut self, client: &Client, told: &Told) {
        self.told += 1;
        let word = self.seal.put(&Envelope::of(&self.node, self.told, self.now.time(), told).write());
        if let Err(error) = client.publish(self.subject.clone(), word.into()).await {
            tracing::warn!(%error, "NATS: a word was not sent");
        }
    }

    fn take(&mut self, bus: &NodesBus, payload: &[u8]) {
        let now = self.now.time();
        let told = match self.ear.take(payload, now) {
            Ok(None) => return,
            Ok(Some(word)) => {
                metrics::histogram!("tavola_bus_word_seconds").record(now.since(word.at()).number() as f64 / 1000.0);
                word.told().ok_or(Refused::Unknown)
            }
            Err(why) => Err(why),
        };
        match told {
            Ok(told) => bus.hear(told),
            Err(why) => bus.shared.refuse(why),
        }
    }
}

impl Shared {
    fn refuse(&self, why: Refused) {
        metrics::counter!("tavola_bus_words_refused_total", "reason" => why.name()).increment(1);
        if why != Refused::Again {
            *self.missed.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        }
    }

    fn note(&self, event: &Event) {
        match event {
            Event::Connected => {
                self.is_connected.store(true, Ordering::Relaxed);
                tracing::info!("NATS: connected");
            }
            Event::Disconnected | Event::Closed => {
                self.is_connected.store(false, Ordering::Relaxed);
                if !self.is_over.load(Ordering::Relaxed) {
                    tracing::warn!("NATS: away; the nodes go by the database");
                }
            }
            other => {
                tracing::debug!(event = %other, "NATS");
                *self.why.lock().unwrap_or_else(PoisonError::into_inner) = Some(other.to_string());
            }
        }
        metrics::gauge!("tavola_bus_connected").set(if self.is_connected.load(Ordering::Relaxed) { 1.0 } else { 0.0 });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_login_of_an_address_is_used_decoded() {
        let user = |user: &str, password: &str| Login::User(user.to_owned(), password.to_owned());
        for (servers, expected) in [
            ("nats://h:4222", Login::Nobody),
            ("h:4222", Login::Nobody),
            ("nats://club:geheim@h:4222", user("club", "geheim")),
            ("nats://club:p%40ss%2f@h", user("club", "p@ss/")),
            ("nats://a:1, tls://club:geheim@b:2", user("club", "geheim")),
            ("nats://t0ken@h:4222", Login::Token("t0ken".to_owned())),
        ] {
            assert_eq!(login(&addresses(servers).unwrap()), expected, "{servers}");
        }
    }
}
