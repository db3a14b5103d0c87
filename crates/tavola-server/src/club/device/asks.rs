//! What others wish to enter: it is passed on to the device that holds the clock, and they hear what became of it.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tavola_club::device::{Act, DeviceActor, EntryId, Heard};
use tokio::sync::broadcast::error::RecvError;

use super::{Boards, lets_a_table};
use crate::{
    base::ids::{CommandId, StreamId},
    web::{errors::AppError, strict},
};

/// How long a wish waits for the device before it is taken back: later it would be entered at a wrong time.
pub(super) const HEARING: Duration = Duration::from_secs(6);
/// How many wishes wait for a device at most.
const MOST_ASKED: usize = 16;

/// The longest wish, in bytes as JSON.
const LONGEST: usize = 4096;

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

impl Answer {
    fn heard(self) -> Heard {
        self.refused.map_or(Heard::Entered, |why| Heard::Refused { why })
    }
}

impl Boards {
    /// Passes a wish on to the device that holds the clock, and waits for what it makes of it. The device writes the
    /// line under the wish's name: asked again, after a restart too, the log itself answers.
    ///
    /// # Errors
    /// If it is no act, or one that the table has no right to, if too many wait already, or the database fails.
    pub async fn ask(&self, id: &StreamId, ask: Ask) -> Result<Heard, AppError> {
        if ask.act.to_string().len() > LONGEST {
            return Err(AppError::Malformed("the wish is too long".to_owned()));
        }
        let act = strict::of_value::<Act>(ask.act.clone())
            .map_err(|why| AppError::Malformed(format!("no act of a match: {why}")))?;
        lets_a_table(&self.streams.snapshot(id).await?.state, &act, ask.by)?;
        let name = ask.id.clone();
        let (mut answers, mut hints) = (self.answered.subscribe(), self.bus.watch(id));
        if self.is_written(id, &name).await? {
            return Ok(Heard::Entered);
        }
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
        let heard = async {
            loop {
                tokio::select! {
                    answer = answers.recv() => match answer {
                        Ok((whom, answer)) if whom == *id && answer.id == name => return Ok(answer.heard()),
                        Ok(_) | Err(RecvError::Lagged(_)) => {}
                        Err(RecvError::Closed) => return Ok(Heard::Unheard),
                    },
                    _ = hints.recv() => if self.is_written(id, &name).await? { return Ok(Heard::Entered) },
                }
            }
        };
        let heard = tokio::time::timeout(HEARING, heard).await.unwrap_or(Ok(Heard::Unheard));
        self.line(id, |line| line.asks.retain(|(_, known)| known.id != name));
        heard
    }

    /// Whether a wish is a line of the log.
    async fn is_written(&self, id: &StreamId, wish: &CommandId) -> Result<bool, AppError> {
        Ok(self.streams.snapshot(id).await?.state.has_written(&EntryId::new(wish.as_str())))
    }

    /// What the device has made of wishes.
    pub fn answer(&self, id: &StreamId, answers: Vec<Answer>) {
        for answer in answers {
            self.line(id, |line| line.asks.retain(|(_, known)| known.id != answer.id));
            self.answered.send((id.clone(), answer)).ok();
        }
    }
}
