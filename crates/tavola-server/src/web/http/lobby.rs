//! The lobby: seeking, joining, and the line on which its pages are told what changes.

pub(crate) mod challenge;
pub(crate) mod choices;
pub(crate) mod join;
pub(crate) mod live;
pub(crate) mod seek;
pub(crate) mod withdraw;

use axum::{
    Json,
    response::{IntoResponse, Redirect, Response},
};
use serde_json::json;

use crate::{
    app::App,
    base::ids::{AccountId, StreamId},
    club::lobby::Sought,
    web::{
        errors::AppError,
        http::body::Body,
        page_data::{ListedChallenge, ListedSeek, LobbyData, Whose},
    },
};

/// The lobby as somebody sees it; none who is not even a guest.
pub(crate) async fn seen_by(app: &App, account: Option<&AccountId>) -> Result<LobbyData, AppError> {
    let mut seeks = Vec::new();
    for seek in app.lobby().seen_by(app, account).await? {
        let whose = if account == Some(&seek.account) { Whose::Own } else { Whose::Others };
        seeks.push(ListedSeek {
            who: app.ratings().person(&seek.account, app.now()).await?.unwrap_or_default(),
            bond: seek.bond(),
            id: seek.id,
            whose,
            way: seek.way,
            table: seek.table,
            range: seek.range,
            since: seek.since,
        });
    }
    let mut asks = Vec::new();
    let waiting = match account {
        Some(account) => app.lobby().challenges_of(app, account).await?,
        None => Vec::new(),
    };
    for challenge in waiting {
        let whose = if account == Some(&challenge.from) { Whose::Own } else { Whose::Others };
        let other = if whose == Whose::Own { &challenge.to } else { &challenge.from };
        asks.push(ListedChallenge { who: app.accounts().name(other).await?, whose, challenge });
    }
    let conduct = match account {
        Some(account) if app.store().is_player(account).await? => {
            Some((app.conduct().may_play_rated(account).await?, app.conduct().record(account).await?))
        }
        _ => None,
    };
    Ok(LobbyData { now: app.now(), seeks, asks, conduct, lists: app.lobby().lists(app).await? })
}

/// Who reads the answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reads {
    /// A page: it is led on.
    Pages,
    /// A program, or a page's script.
    Json,
}

impl Reads {
    const fn of<J, F>(body: &Body<J, F>) -> Self {
        match body {
            Body::Json(_) => Self::Json,
            Body::Form(_) => Self::Pages,
        }
    }
}

/// What whoever has sought is answered.
fn answered(sought: &Sought, reads: Reads) -> Response {
    match sought {
        Sought::Seated(seated) => to_table(&seated.table, reads),
        Sought::Stands(_) if reads == Reads::Pages => Redirect::to("/#lobby-own").into_response(),
        Sought::Stands(id) => Json(json!({ "seek": id })).into_response(),
    }
}

/// To the table.
fn to_table(table: &StreamId, reads: Reads) -> Response {
    let url = format!("/t/{table}");
    match reads {
        Reads::Pages => Redirect::to(&url).into_response(),
        Reads::Json => Json(json!({ "table": url })).into_response(),
    }
}
