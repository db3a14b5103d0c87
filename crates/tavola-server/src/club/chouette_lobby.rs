//! The chouettes that strangers may join, as a list shows them.

use tavola_base::{Decider, Millis, PlayerId, Time};
use tavola_club::chouette::{Chouette, ChouetteStream, Door, Presence};

use crate::{base::ids::InvitationToken, club::chouette::ChouetteSummary, stream::rooms::Rooms, web::errors::AppError};

/// A chouette that everybody may join.
#[derive(Debug, Clone)]
pub struct OpenChouette {
    /// What the link to it ends in.
    pub invitation: InvitationToken,
    /// Names, games, rules, stake.
    pub summary: ChouetteSummary,
}

/// An open chouette in which nothing has happened for so long is listed no more.
const LATELY: Millis = Millis::seconds(12 * 3600);
/// So many open chouettes are listed.
const MOST_OPEN: usize = 20;

impl Rooms<ChouetteStream> {
    /// The chouettes that everybody may join, those in which something has just happened first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn open_to_all(&self) -> Result<Vec<OpenChouette>, AppError> {
        let since = Time::from_millis(self.time().millis().saturating_sub(LATELY.number()));
        let mut open = Vec::new();
        for row in self.store().rooms_alive(ChouetteStream::STREAM, since).await? {
            let summary = serde_json::from_str(&row.summary).ok();
            let Some(summary) = summary.filter(|summary: &ChouetteSummary| summary.door == Door::Open) else {
                continue;
            };
            if let Some(invitation) = self.store().invitation_of(&row.id).await? {
                open.push(OpenChouette { invitation, summary });
            }
            if open.len() == MOST_OPEN {
                break;
            }
        }
        Ok(open)
    }
}

impl ChouetteSummary {
    /// How a chouette stands, for a list.
    pub(super) fn of(state: &Chouette) -> Self {
        let name = |id: &PlayerId| state.members().get(id).map(|member| member.name.clone());
        let there = state.members().iter().filter(|(_, member)| member.presence != Presence::Gone).map(|(id, _)| id);
        let names = match state.line() {
            Some(line) => line.everybody().filter_map(name).collect(),
            None => there.filter_map(name).collect(),
        };
        Self {
            names,
            games: state.games().len(),
            preset: state.settings().rules.choice().game.preset.to_string(),
            play: state.settings().play,
            door: state.settings().door,
            stake: state.stake().clone(),
        }
    }
}
