//! What goes on in the club, for everybody who looks: tables, chouettes and tournaments, and when people were here.

use std::sync::Arc;

use tavola_base::{Millis, Time};
use tavola_club::table::Watch;
use tokio::sync::Mutex;

use super::Lobby;
use crate::{
    app::App,
    base::ids::StreamId,
    club::{chouette_lobby::OpenChouette, table::Summary, tournament::TournamentSummary},
    store::{RowWrite, Status},
    web::errors::AppError,
};

/// How long lists are good for before they are read again.
const FRESH: Millis = Millis::seconds(2);
/// The most of a kind.
const MOST: u16 = 8;
/// A tournament in which nothing has happened for so long is listed no more.
const LATELY: Millis = Millis::seconds(7 * 24 * 3600);
const HOUR: u64 = 3_600_000;
/// Over how many days the hours are averaged.
const DAYS: u64 = 7;

/// What goes on.
#[derive(Debug, Clone, Default)]
pub struct Lists {
    /// Tables at which is played, by whom and how it stands.
    pub tables: Vec<(StreamId, Summary)>,
    /// Chouettes that everybody may join.
    pub chouettes: Vec<OpenChouette>,
    /// Tournaments that are to begin or under way.
    pub tournaments: Vec<OpenTournament>,
    /// How many people were here at once at that hour of the day, on average over the last days: the hour that begins in an
    /// hour's time first, the present one last.
    pub hours: [f32; 24],
    /// How many have the lobby open now.
    pub here: usize,
}

/// A tournament as the lobby lists it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenTournament {
    /// Its stream.
    pub id: StreamId,
    /// Whether it has begun.
    pub status: Status,
    /// Its name and how many take part.
    pub summary: TournamentSummary,
}

/// The lists as they were read last.
#[derive(Debug, Default)]
pub(super) struct Kept {
    last: Mutex<Option<(Time, Arc<Lists>, String)>>,
    /// The hour that is being counted, and the most people in it.
    counted: Mutex<(u64, usize)>,
}

impl Lobby {
    /// What goes on, as it was at most two seconds ago.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lists(&self, app: &App) -> Result<Arc<Lists>, AppError> {
        let now = app.now();
        let mut last = self.lists.last.lock().await;
        if let Some((at, lists, _)) = &*last
            && now.since(*at) < FRESH
        {
            return Ok(Arc::clone(lists));
        }
        self.count(app, now).await?;
        let lists = Arc::new(read(app, now).await?);
        let text = format!("{lists:?}");
        if last.as_ref().is_none_or(|(.., before)| *before != text) {
            self.has_changed();
        }
        *last = Some((now, Arc::clone(&lists), text));
        Ok(lists)
    }

    /// Counts who is here; the most in an hour is kept.
    async fn count(&self, app: &App, now: Time) -> Result<(), AppError> {
        let (hour, here) = (now.millis() / HOUR, people(app));
        let mut counted = self.lists.counted.lock().await;
        let most = if counted.0 == hour { counted.1 } else { 0 };
        if here > most {
            *counted = (hour, here);
            app.store().write(vec![RowWrite::visits(hour, here)]).await?;
        }
        Ok(())
    }
}

/// How many are here: in the lobby, or at any table.
fn people(app: &App) -> usize {
    app.presence().people()
}

async fn read(app: &App, now: Time) -> Result<Lists, AppError> {
    let tables = app.store().public_tables(MOST).await?.into_iter();
    let tables = tables.filter_map(|row| Some((row.id, serde_json::from_str::<Summary>(&row.summary).ok()?)));
    let tables = tables.filter(|(_, summary)| summary.watch != Watch::Nobody).collect();
    let mut chouettes = app.chouettes().open_to_all().await?;
    chouettes.truncate(usize::from(MOST));
    let since = Time::from_millis(now.millis().saturating_sub(LATELY.number()));
    let tournaments = app.store().tournaments_alive(since, MOST).await?.into_iter().filter_map(|row| {
        let summary = serde_json::from_str(&row.summary).ok()?;
        Some(OpenTournament { id: row.id, status: row.status, summary })
    });
    Ok(Lists {
        tables,
        chouettes,
        tournaments: tournaments.collect(),
        hours: hours(app, now).await?,
        here: people(app),
    })
}

async fn hours(app: &App, now: Time) -> Result<[f32; 24], AppError> {
    let present = now.millis() / HOUR;
    let mut hours = [0.0; 24];
    for (hour, people) in app.store().visits_since(present.saturating_sub(24 * DAYS - 1)).await? {
        let ago = usize::try_from(present.saturating_sub(hour) % 24).unwrap_or(0);
        hours[23 - ago] += people as f32 / DAYS as f32;
    }
    Ok(hours)
}
