//! What somebody has chosen for the lobby: who may challenge them, and whether they are told when others seek.

use serde::{Deserialize, Serialize};
use tavola_base::{Millis, Time};

use super::{Lobby, others, seek::Seek};
use crate::{
    app::App,
    base::ids::{AccountId, SeekId},
    club::notices::{Address, Kind, Notice},
    store::{Alerted, RowWrite},
    web::errors::AppError,
};

/// How far apart two ratings may be to count as near.
const NEAR: f64 = 300.0;
/// How often somebody is told in a day that others seek.
const ALERTS: usize = 3;
const DAY: Millis = Millis::seconds(24 * 3600);

/// Who may challenge somebody.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Default,
    Serialize,
    Deserialize,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum ChallengedBy {
    /// Anybody.
    #[default]
    Anybody,
    /// Registered players.
    Registered,
    /// Registered players whose rating is within 300 points.
    Near,
    /// Nobody.
    Nobody,
}

/// What somebody has chosen.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct LobbyChoices {
    /// Who may challenge them.
    pub challenged_by: ChallengedBy,
    /// Whether they are told when others seek.
    pub alerts: Alerts,
    /// When they were told of late.
    told: Vec<Time>,
}

/// Whether somebody is told when others seek.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Alerts {
    /// They are not.
    #[default]
    Off,
    /// They are, a few times a day.
    On,
}

impl LobbyChoices {
    fn row(&self, account: &AccountId) -> RowWrite {
        let alerted = if self.alerts == Alerts::On { Alerted::Yes } else { Alerted::No };
        RowWrite::lobby_choices(account, alerted, &serde_json::to_string(self).unwrap_or_default())
    }

    /// Notes that they are told once more; false if it has been often enough today.
    fn may_be_told(&mut self, now: Time) -> bool {
        self.told.retain(|told| now.since(*told) < DAY);
        if self.told.len() >= ALERTS {
            return false;
        }
        self.told.push(now);
        true
    }
}

impl Lobby {
    /// What somebody has chosen.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn choices(&self, app: &App, account: &AccountId) -> Result<LobbyChoices, AppError> {
        let stored = app.store().lobby_choices(account).await?;
        Ok(stored.and_then(|body| serde_json::from_str(&body).ok()).unwrap_or_default())
    }

    /// Keeps what somebody has chosen.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn choose(
        &self,
        app: &App,
        account: &AccountId,
        by: ChallengedBy,
        alerts: Alerts,
    ) -> Result<(), AppError> {
        let choices = LobbyChoices { challenged_by: by, alerts, ..self.choices(app, account).await? };
        app.store().write(vec![choices.row(account)]).await?;
        Ok(())
    }

    /// Why somebody may not challenge another, if they may not: nobody is told that they are blocked.
    pub(super) async fn is_closed_to(
        &self,
        app: &App,
        to: &AccountId,
        from: &AccountId,
    ) -> Result<Option<ChallengedBy>, AppError> {
        if others::is_blocked(app, from, to).await? {
            return Ok(Some(ChallengedBy::Nobody));
        }
        let by = self.choices(app, to).await?.challenged_by;
        let (own, others) = (others::facts(app, from).await?, others::facts(app, to).await?);
        let is_player = app.store().is_player(from).await?;
        let is_open = match by {
            ChallengedBy::Anybody => true,
            ChallengedBy::Registered => is_player,
            ChallengedBy::Near => is_player && (own.rating - others.rating).abs() <= NEAR,
            ChallengedBy::Nobody => false,
        };
        Ok((!is_open).then_some(by))
    }

    /// Tells those who want to be told that somebody seeks.
    pub(super) async fn alert(&self, app: &App, seek: &Seek) -> Result<(), AppError> {
        for account in app.store().alerted().await? {
            let is_there = self.here().is_here(&account, app.now());
            if account == seek.account || is_there || !Self::may_join(app, seek, &account).await? {
                continue;
            }
            let mut choices = self.choices(app, &account).await?;
            if choices.may_be_told(app.now()) {
                app.store().write(vec![choices.row(&account)]).await?;
                let length = seek.table.rules.match_length().map(|length| u32::from(length.points()));
                let (seek, from, at) = (seek.id.to_string(), seek.account.clone(), Address::new("/#lobby"));
                app.notices().tell(&account, Notice::Seek { seek, from, length, at }).await;
            }
        }
        Ok(())
    }

    /// What was told of a seek is told no longer: it is gone.
    pub(super) async fn take_back_alerts(&self, app: &App, seek: &SeekId) -> Result<(), AppError> {
        let key = format!("{}:{seek}", Kind::Seek.name());
        for account in app.store().alerted().await? {
            app.notices().take_back(&account, &key).await;
        }
        Ok(())
    }
}
