//! Matches beside a wooden board, as the house keeps them: the device's log as it comes in, who may write it, and
//! what others wish to enter. What the lines mean is the club's.

mod asks;
mod known;
mod lines;
mod times;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
    time::Duration,
};

use hmac::{Hmac, KeyInit, Mac};
use serde::Serialize;
use sha2::Sha256;
use tavola_base::{Millis, Time};
use tavola_club::device::{
    Act, DeviceActor, DeviceFacts, DeviceId, DeviceMatch, DeviceRefusal, DeviceStream, DeviceView, Entry, LINES,
    Origin, Stamp,
};
use tavola_rules::Side;
use tokio::sync::broadcast;

use crate::{
    base::{
        ids::{CommandId, StreamId, Version},
        now::Now,
        random,
    },
    store::{CommandKey, RowWrite, Store, StoreError},
    stream::{
        bus::Bus,
        submit::{Ran, Streams, SubmitContext},
    },
    web::errors::AppError,
};

/// How long a reader waits for something new before they ask again.
const LONGEST_POLL: Duration = Duration::from_secs(8);
/// How many lines are taken at once; a device sends the others again.
const AT_ONCE: usize = 512;
/// What is said to a device whose line nobody can have written.
const NO_STAMP: &str = "an entry without a stamp";
/// The last moment that a page's numbers tell from the next.
const LAST_TIME: Time = Time::from_millis((1 << 53) - 1);

pub use asks::{Answer, Ask};
use lines::{Lines, Stop};

/// All matches beside wooden boards.
pub struct Boards {
    streams: Streams<DeviceStream>,
    bus: Arc<dyn Bus>,
    now: Now,
    key: Vec<u8>,
    lines: Mutex<HashMap<StreamId, Line>>,
    asked: broadcast::Sender<StreamId>,
    answered: broadcast::Sender<(StreamId, Answer)>,
}

/// What is known of a device beside its log.
#[derive(Debug, Clone, Default)]
struct Line {
    /// By how many milliseconds the device's time is ahead of ours.
    skew: i64,
    /// By how many it was when it was first heard of: from then on it goes on as ours does.
    base: Option<i64>,
    /// When it was last heard of.
    heard: Option<Time>,
    /// What others wish to enter, with the time here at which they wished it.
    asks: Vec<(Time, Ask)>,
}

/// What the right to a match is: to write its log, or to rule over it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Right {
    /// To write it and to take the clock over.
    Table,
    /// To rule over it as its director.
    Desk,
}

/// A log as far as it goes.
#[derive(Debug, Clone, Serialize)]
pub struct Log {
    /// How many entries it has.
    pub version: Version,
    /// Those asked for.
    pub entries: Vec<Entry>,
    /// The time here.
    pub now: Time,
    /// By how many milliseconds the device's time is ahead of it.
    pub skew: i64,
    /// When the device was last heard of.
    pub heard: Option<Time>,
    /// What others wish to enter, for the device that holds the clock.
    pub asks: Vec<Ask>,
}

/// What became of a device's lines.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Taken {
    /// They are in the log.
    Written {
        /// How many entries it has now.
        version: Version,
    },
    /// Lines before them are missing.
    Missing {
        /// The first that is.
        expected: u32,
    },
    /// Another device holds the clock: they are kept beside the log.
    Parted {
        /// How many entries the log has now.
        version: Version,
    },
}

/// What the house adds to a line.
struct Given {
    facts: DeviceFacts,
    now: Time,
}

impl SubmitContext<DeviceStream> for Given {
    fn facts(&self, _: &DeviceMatch) -> DeviceFacts {
        self.facts.clone()
    }

    fn now(&self) -> Time {
        self.now
    }

    fn rows(&self, _: &DeviceMatch, _: &DeviceMatch) -> Vec<RowWrite> {
        Vec::new()
    }
}

impl Boards {
    /// Forgets what is remembered of a match: its log was written anew.
    pub(crate) fn forget(&self, stream: &StreamId) {
        self.streams.forget(stream);
    }

    /// Another node has moved a match on.
    pub(crate) fn moved_on(&self, stream: &StreamId, version: Version) {
        self.streams.moved_on(stream, version);
    }

    /// The matches in a store, telling a bus.
    ///
    /// # Errors
    /// If the key for tokens cannot be had.
    pub async fn open(store: Store, bus: Arc<dyn Bus>, now: Now) -> Result<Self, StoreError> {
        store.write(vec![RowWrite::setting("board_key", &random::hex(32))]).await?;
        let text = store.setting("board_key").await?.unwrap_or_default();
        let key = random::from_hex(&text).filter(|key| key.len() == 32);
        let key = key.ok_or(StoreError::Unreadable { what: "board key", text: String::new() })?;
        let streams = Streams::new(store, Arc::clone(&bus), now.clone());
        Ok(Self {
            streams,
            bus,
            now,
            key,
            lines: Mutex::default(),
            asked: broadcast::channel(64).0,
            answered: broadcast::channel(64).0,
        })
    }

    /// The token that carries a right to a match: whoever has it has the right.
    #[must_use]
    pub fn token(&self, id: &StreamId, right: Right) -> String {
        hex(&self.mac(id, right).finalize().into_bytes())
    }

    /// Whether a token carries the right.
    ///
    /// # Errors
    /// If it does not.
    pub fn check(&self, id: &StreamId, right: Right, token: &str) -> Result<(), AppError> {
        let given = random::from_hex(token).unwrap_or_default();
        self.mac(id, right).verify_slice(&given).map_err(|_| AppError::Forbidden)
    }

    fn mac(&self, id: &StreamId, right: Right) -> Hmac<Sha256> {
        #[expect(clippy::expect_used, reason = "HMAC takes keys of any length")]
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("HMAC takes keys of any length");
        mac.update(if right == Right::Desk { b"desk:" } else { b"table:" });
        mac.update(id.as_str().as_bytes());
        mac
    }

    /// Takes lines of a device's log; `device_now` is its time as it sends them. Nothing of them is taken if one is such
    /// as nobody at a table writes.
    ///
    /// # Errors
    /// If a line has no stamp or rules without the right to, or the database fails.
    pub async fn write(&self, id: &StreamId, device_now: Time, entries: Vec<Entry>) -> Result<Taken, AppError> {
        let snapshot = self.streams.snapshot(id).await?;
        for entry in &entries {
            if entry.at > LAST_TIME {
                return Err(AppError::Malformed("an entry without a valid time".to_owned()));
            }
            lets_a_table(&snapshot.state, &entry.act, entry.by)?;
        }
        self.take_lines(id, device_now, snapshot.version, &entries[..entries.len().min(AT_ONCE)]).await
    }

    async fn take_lines(
        &self,
        id: &StreamId,
        device_now: Time,
        mut version: Version,
        entries: &[Entry],
    ) -> Result<Taken, AppError> {
        let mut at = 0;
        while at < entries.len() {
            let mut lines = Lines { boards: self, id, device_now, entries, at, stop: None };
            let Ran { version: now, refused } = self.streams.run(id, |state| lines.next(state)).await?;
            let Lines { at: reached, stop, .. } = lines;
            (version, at) = (version.max(now), reached);
            match (stop, refused) {
                (Some(Stop::Missing { expected }), _) => return Ok(Taken::Missing { expected }),
                (Some(Stop::Malformed(what)), _) => return Err(AppError::Malformed(what.to_owned())),
                (None, None) => {}
                (None, Some(why)) if why.is(&DeviceRefusal::LineKnown) => {}
                (None, Some(why)) if why.is(&DeviceRefusal::DirectorOnly) => return Err(AppError::Forbidden),
                (None, Some(_)) => {
                    let refused = &entries[at - 1..];
                    let stamp = refused[0].stamp.as_ref();
                    let stamp = stamp.ok_or_else(|| AppError::Malformed(NO_STAMP.to_owned()))?;
                    return self.part(id, stamp, refused).await;
                }
            }
        }
        self.hear(id, device_now).await?;
        Ok(Taken::Written { version })
    }

    /// When the device that holds the clock was last heard of.
    #[must_use]
    pub fn heard(&self, id: &StreamId) -> Option<Time> {
        self.known(id).heard
    }

    /// Keeps what a device wrote under a lease that had ended.
    async fn part(&self, id: &StreamId, stamp: &Stamp, entries: &[Entry]) -> Result<Taken, AppError> {
        if entries.iter().any(|entry| entry.stamp.is_none()) {
            return Err(AppError::Malformed(NO_STAMP.to_owned()));
        }
        if entries.len() > LINES {
            return Err(AppError::Malformed("the log is too long".to_owned()));
        }
        let (device, epoch) = (stamp.device.clone(), stamp.epoch);
        let act = Act::Diverged { device, epoch, whose: None, entries: entries.to_vec() };
        let key = CommandId::new(format!("parted-{}", stamp.id.as_str()));
        let version = self.command(id, DeviceActor::House, key, act).await?;
        Ok(Taken::Parted { version })
    }

    /// Puts an act of somebody who is no device: the director, or the house.
    ///
    /// # Errors
    /// If it is refused or the database fails.
    pub async fn command(&self, id: &StreamId, by: DeviceActor, key: CommandId, act: Act) -> Result<Version, AppError> {
        let (now, at) = (self.now.time(), self.device_time(id));
        let given = Given { facts: DeviceFacts { now: at, by, stamp: None }, now };
        let actor = format!("board:{by:?}").to_lowercase();
        self.streams.submit(id, act, CommandKey { actor, id: key }, &given).await
    }

    /// Gives the clock to a device. Asking twice gives the same lease.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn hand_over(
        &self,
        id: &StreamId,
        key: CommandId,
        device: DeviceId,
        whose: Option<Side>,
    ) -> Result<u32, AppError> {
        let version = self.command(id, DeviceActor::House, key, Act::ClaimLease { device, whose }).await?;
        // As it was then: another device may have taken the clock over since.
        let (events, _) = self.streams.since(id, Version::NONE).await?;
        let until_then = events.iter().take_while(|(at, _)| *at <= version).map(|(_, entry)| entry);
        let state = until_then.fold(DeviceMatch::default(), DeviceMatch::after);
        Ok(state.lease().map_or(0, |lease| lease.epoch))
    }

    /// The entries after a version; waits a while for more if there is none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn log(&self, id: &StreamId, after: Version, waits: Waits) -> Result<Log, AppError> {
        if waits == Waits::No {
            return self.log_now(id, after, waits).await;
        }
        let (mut hints, mut asked) = (self.bus.watch(id), self.asked.subscribe());
        let log = self.log_now(id, after, waits).await?;
        if !log.entries.is_empty() || !log.asks.is_empty() {
            return Ok(log);
        }
        let something = async {
            loop {
                tokio::select! {
                    _ = hints.recv() => break,
                    whom = asked.recv() => if waits == Waits::ForAsks && whom.is_ok_and(|whom| whom == *id) { break },
                }
            }
        };
        tokio::time::timeout(LONGEST_POLL, something).await.ok();
        self.log_now(id, after, waits).await
    }

    async fn log_now(&self, id: &StreamId, after: Version, waits: Waits) -> Result<Log, AppError> {
        let (events, snapshot) = self.streams.since(id, after).await?;
        let now = self.now.time();
        let mut line = self.known(id);
        line.asks.retain(|(since, _)| Duration::from_millis(now.since(*since).number()) < asks::HEARING);
        let asks = line.asks.into_iter().map(|(_, ask)| ask);
        Ok(Log {
            version: snapshot.version,
            entries: events.into_iter().map(|(_, entry)| entry).filter(Entry::is_public).collect(),
            now,
            skew: line.skew,
            heard: line.heard,
            asks: if waits == Waits::ForAsks { asks.collect() } else { Vec::new() },
        })
    }

    /// The match as everybody sees it, at the device's present time.
    ///
    /// # Errors
    /// If there is none of that name.
    pub async fn view(&self, id: &StreamId) -> Result<DeviceView, AppError> {
        let snapshot = self.streams.snapshot(id).await?;
        if !snapshot.state.is_open() {
            return Err(AppError::NotFound);
        }
        Ok(snapshot.state.view(self.device_time(id)))
    }

    /// For how long nothing has been entered, by the device's time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn idle(&self, id: &StreamId) -> Result<Millis, AppError> {
        let last = self.streams.snapshot(id).await?.state.last();
        Ok(self.device_time(id).since(last))
    }
}

/// Whether a table's right is enough for an act.
///
/// # Errors
/// If it is not: only the desk rules where a director oversees the match.
pub(crate) fn lets_a_table(state: &DeviceMatch, act: &Act, by: DeviceActor) -> Result<(), AppError> {
    if !act.is_bounded() {
        return Err(AppError::Malformed("a text or a list is too long".to_owned()));
    }
    state.judge_origin(act, by, Origin::Device).map_err(|_| AppError::Forbidden)
}

/// What a reader of a log waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Waits {
    /// Nothing.
    No,
    /// New entries.
    ForEntries,
    /// New entries and wishes: the device that holds the clock.
    ForAsks,
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
