//! Whether a page is still there, and how long its line takes.
//!
//! A page says every four seconds that it is there (`PING` in `page/socket.js`), as long as its browser lets it; whoever has said
//! nothing for longer is asked.

use std::time::{Duration, Instant};

use axum::{body::Bytes, extract::ws::Message};

use super::{Line, Over};
use crate::{base::random, stream::rooms::Kind};

/// How often the line of a page that is told later than others sees what it may be told by now. The others see who has come and
/// gone when they are asked, or would be.
const LOOK: Duration = Duration::from_secs(2);
/// After how long a silent page is asked whether it is there, and taken for gone: its opponent is told within ten seconds.
const ASK: Duration = Duration::from_millis(4500);
const SILENCE: Duration = Duration::from_secs(8);
/// How often the delay of a player's line is measured.
const MEASURE: Duration = Duration::from_secs(10);

impl<K: Kind> Line<K> {
    /// Ends the line of a page that is gone; asks one that is silent, and measures the delay of those who play.
    pub(super) async fn beat(&mut self) -> Result<(), Over> {
        let silent = self.heard.elapsed();
        if silent >= SILENCE {
            return Err(Over::Gone);
        }
        self.look().await?;
        if (silent >= ASK && !self.is_asked()) || self.is_to_be_measured() { self.ask().await } else { Ok(()) }
    }

    /// When to see to the line again.
    pub(super) fn next_beat(&self) -> Instant {
        let patience = if self.is_asked() { SILENCE } else { ASK };
        let look = if self.more_later { LOOK } else { ASK };
        (Instant::now() + look).min(self.heard + patience)
    }

    async fn ask(&mut self) -> Result<(), Over> {
        let (nonce, now) = (random::bytes(), Instant::now());
        self.asked = Some(now);
        self.lag.asked(nonce, now);
        self.send(Message::Ping(Bytes::copy_from_slice(&nonce))).await
    }

    /// Whether it was asked and has said nothing since.
    fn is_asked(&self) -> bool {
        self.asked.is_some_and(|asked| asked > self.heard)
    }

    fn is_to_be_measured(&self) -> bool {
        let plays = self.told.as_ref().is_some_and(|told| told.standing.takes_part);
        self.asked.is_none_or(|asked| plays && asked.elapsed() >= MEASURE)
    }
}
