//! `/seeks`, `/challenges`: who wants to play, as programs read it; what is done there the pages' handlers do.

use axum::extract::State;
use serde::Serialize;
use tavola_base::Time;

use super::people::ApiPerson;
use crate::{
    app::App,
    base::ids::{AccountId, ChallengeId, SeekId, StreamId},
    club::{
        lobby::{Bond, Standing, Way},
        table_opening::NewTable,
    },
    web::{
        errors::AppError,
        http::{body::Json, guard::Visitor, lobby::seen_by},
        page_data::Whose,
    },
};

/// A seek: one’s own, or one that one may join.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub(crate) struct ApiSeek {
    /// Its name.
    id: SeekId,
    /// Who seeks.
    who: ApiPerson,
    /// Whether it is one’s own.
    own: bool,
    /// Whether the club pairs it by itself.
    quick: bool,
    /// Whether it stands while nobody listens for its owner.
    stays: bool,
    /// What is to be played.
    table: NewTable,
    /// How far the opponent’s rating may be from the seeker’s.
    range: Option<u16>,
    /// Since when.
    since: Time,
}

/// A challenge that waits for an answer or for its hour.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub(crate) struct ApiChallenge {
    /// Its name.
    id: ChallengeId,
    /// The other player.
    who: String,
    /// Whether one has asked oneself.
    own: bool,
    /// `asked`, `agreed` or `begun`.
    standing: &'static str,
    /// The table, once it has begun.
    at_table: Option<StreamId>,
    /// What is to be played.
    table: NewTable,
    /// When, if not at once.
    at: Option<Time>,
    /// Since when.
    since: Time,
}

/// The seeks one may see.
pub(super) async fn seeks(State(app): State<App>, visitor: Visitor) -> Result<Json<Vec<ApiSeek>>, AppError> {
    let lobby = seen_by(&app, visitor.account.as_ref()).await?;
    let seeks = lobby.seeks.into_iter().map(|seek| ApiSeek {
        who: seek.who.into(),
        own: seek.whose == Whose::Own,
        quick: seek.way == Way::Quick,
        stays: seek.bond == Bond::Stored,
        range: seek.range.points(),
        since: seek.since,
        table: seek.table,
        id: seek.id,
    });
    Ok(Json(seeks.collect()))
}

/// The challenges from and to one.
pub(super) async fn challenges(State(app): State<App>, visitor: Visitor) -> Result<Json<Vec<ApiChallenge>>, AppError> {
    Ok(Json(challenges_of(&app, visitor.account()?).await?))
}

/// The challenges of an account that wait for something.
pub(super) async fn challenges_of(app: &App, account: &AccountId) -> Result<Vec<ApiChallenge>, AppError> {
    let mut waiting = Vec::new();
    for challenge in app.lobby().challenges_of(app, account).await? {
        let (standing, at_table) = match challenge.standing {
            Standing::Asked => ("asked", None),
            Standing::Agreed { .. } => ("agreed", None),
            Standing::Begun { table } => ("begun", Some(table)),
            Standing::Declined { .. } | Standing::TakenBack | Standing::Expired => continue,
        };
        let own = challenge.from == *account;
        let other = if own { &challenge.to } else { &challenge.from };
        waiting.push(ApiChallenge {
            who: app.accounts().name(other).await?,
            own,
            standing,
            at_table,
            at: challenge.at,
            since: challenge.since,
            table: challenge.table,
            id: challenge.id,
        });
    }
    Ok(waiting)
}

impl ApiChallenge {
    /// Its name.
    pub(super) const fn id(&self) -> &ChallengeId {
        &self.id
    }

    /// Whether whoever was asked has not answered.
    pub(super) fn waits_for_an_answer(&self) -> bool {
        !self.own && self.standing == "asked"
    }
}
