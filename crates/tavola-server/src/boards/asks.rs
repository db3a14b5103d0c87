//! What others wish to enter: it is passed on to the device that holds the clock, and they hear what became of it.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tavola_club::match_clock::{DeviceActor, Heard};
use tokio::sync::broadcast;

use super::Boards;
use crate::{
    errors::AppError,
    ids::{CommandId, StreamId},
};

/// How long a wish waits for the device before it is taken back: later it would be entered at a wrong time.
pub(super) const HEARING: Duration = Duration::from_secs(6);
/// How many wishes wait for a device at most.
const MOST_ASKED: usize = 16;

/// What somebody who does not hold the clock wishes to enter.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Ask {
    /// Its name, so that sending it twice does it once.
    pub id: CommandId,
    /// For whom.
    pub by: DeviceActor,
    /// What, as the device reads it.
    pub act: Value,
}

/// What the device that holds the clock has made of a wish.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// Of which.
    pub id: CommandId,
    /// The name of the sentence that refuses it; none if it is entered.
    #[serde(default)]
    pub refused: Option<String>,
}

impl Boards {
    /// Passes a wish on to the device that holds the clock, and waits for what it makes of it.
    ///
    /// # Errors
    /// If too many wait already.
    pub async fn ask(&self, id: &StreamId, ask: Ask) -> Result<Heard, AppError> {
        let (name, mut answers) = (ask.id.clone(), self.answered.subscribe());
        let now = self.now.time();
        let full = self.line(id, |line| {
            let full = line.asks.len() >= MOST_ASKED;
            if !full && line.asks.iter().all(|(_, known)| known.id != ask.id) {
                line.asks.push((now, ask));
            }
            full
        });
        if full {
            return Err(AppError::Busy);
        }
        self.asked.send(id.clone()).ok();
        let answer = async {
            loop {
                match answers.recv().await {
                    Ok((whom, answer)) if whom == *id && answer.id == name => break Some(answer),
                    Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => {}
                    Err(broadcast::error::RecvError::Closed) => break None,
                }
            }
        };
        let answer = tokio::time::timeout(HEARING, answer).await.ok().flatten();
        self.line(id, |line| line.asks.retain(|(_, known)| known.id != name));
        Ok(match answer.map(|answer| answer.refused) {
            None => Heard::Unheard,
            Some(None) => Heard::Entered,
            Some(Some(why)) => Heard::Refused { why },
        })
    }

    /// What the device has made of wishes.
    pub fn answer(&self, id: &StreamId, answers: Vec<Answer>) {
        for answer in answers {
            self.line(id, |line| line.asks.retain(|(_, known)| known.id != answer.id));
            self.answered.send((id.clone(), answer)).ok();
        }
    }
}
