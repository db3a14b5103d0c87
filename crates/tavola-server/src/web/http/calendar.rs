//! Calendar files: a tournament's, which anybody may have, and one's own at a secret address.

use axum::{
    extract::State,
    http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE},
    response::{IntoResponse, Redirect, Response},
};
use serde::Deserialize;
use tavola_base::Millis;

use crate::{
    app::App,
    base::{
        ids::{AccountId, StreamId},
        random,
    },
    club::lobby::{Challenge, Standing},
    store::RowWrite,
    web::{
        errors::AppError,
        http::{
            address::Path,
            body::Form,
            guard::Visitor,
            tournament::{self, forms::kinds::Wrong},
        },
        i18n::Locale,
        ics::{Appointment, written},
        page_data::Reader,
        pages,
    },
};

/// The most tournaments of somebody that are looked at.
const MOST: usize = 20;
/// A match is taken to last so long for each point.
const FOR_A_POINT: Millis = Millis::seconds(12 * 60);

fn file(text: String) -> Response {
    let headers = [
        (CONTENT_TYPE, "text/calendar; charset=utf-8"),
        (CONTENT_DISPOSITION, "inline; filename=\"tavola.ics\""),
        (CACHE_CONTROL, "private, no-cache"),
    ];
    (headers, text).into_response()
}

/// What ids of appointments are made unique by: the club's own name on the network.
fn host(app: &App) -> String {
    let link = app.mail().link("");
    link.split("://").nth(1).unwrap_or("tavola").to_owned()
}

/// `GET /e/{id}/calendar.ics`: when a tournament and its rounds begin.
pub(crate) async fn of_tournament(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    reader: Reader,
) -> Result<Response, AppError> {
    let data = tournament::seen(&app, &id, None).await?;
    let link = format!("{}/e/{id}", reader.origin);
    let appointments = pages::tournament::appointments(&reader, &data, &link);
    Ok(file(written(&data.view.settings.name, &host(&app), &appointments, app.now())))
}

/// `GET /calendar/{file}`: one's own, for whoever has its address.
pub(crate) async fn own(
    State(app): State<App>,
    Path(name): Path<String>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Response, AppError> {
    let token = name.strip_suffix(".ics").filter(|token| is_token(token)).ok_or(AppError::NotFound)?;
    let account = app.store().calendar_at(token).await?.ok_or(AppError::NotFound)?;
    let mut appointments = agreed(&app, &account, visitor.locale, &reader.origin).await?;
    appointments.extend(of_tournaments(&app, &account, &reader).await?);
    appointments.sort_by_key(|one| one.begins);
    Ok(file(written(&visitor.locale.say("calendar-own"), &host(&app), &appointments, app.now())))
}

fn is_token(token: &str) -> bool {
    token.len() == 32 && token.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// Matches that were agreed on for an hour.
async fn agreed(app: &App, account: &AccountId, locale: Locale, origin: &str) -> Result<Vec<Appointment>, AppError> {
    let mut found = Vec::new();
    for challenge in app.lobby().challenges_of(app, account).await? {
        if let (Some(at), Standing::Agreed { .. }) = (challenge.at, &challenge.standing) {
            let who = app.accounts().name(challenge.other(account)).await?;
            found.push(Appointment {
                id: format!("challenge-{}", challenge.id),
                title: locale.say_with("calendar-match", &[("who", who.into())]),
                link: format!("{origin}/#lobby"),
                begins: at,
                ends: Some(at + length(&challenge)),
            });
        }
    }
    Ok(found)
}

fn length(challenge: &Challenge) -> Millis {
    let points = challenge.table.rules.match_length().map_or(5, |length| length.points());
    FOR_A_POINT.times(u64::from(points.max(3)))
}

/// Tournaments that somebody takes part in: when they begin, and their own matches that have an hour.
async fn of_tournaments(app: &App, account: &AccountId, reader: &Reader) -> Result<Vec<Appointment>, AppError> {
    let mut found = Vec::new();
    let rooms = app.store().rooms_of(account).await?.into_iter().filter(|room| room.kind == "tournament");
    for room in rooms.take(MOST) {
        let Ok(data) = tournament::seen(app, &room.id, Some(account)).await else { continue };
        let link = format!("{}/e/{}", reader.origin, room.id);
        found.extend(pages::tournament::appointments_of(reader, &data, &link, account.as_str()));
    }
    Ok(found)
}

/// What is done about one's own calendar.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Done {
    act: String,
}

/// `POST /calendar`: gives it an address, another one, or none.
pub(crate) async fn post(
    State(app): State<App>,
    visitor: Visitor,
    Form(done): Form<Done>,
) -> Result<Response, AppError> {
    let account = visitor.account()?;
    let row = match done.act.as_str() {
        "make" => RowWrite::calendar(account, &random::hex(16)),
        "revoke" => RowWrite::calendar_revoked(account),
        other => return Err(AppError::wrong_in_a_field("act", other, Wrong::Choice)),
    };
    app.store().write(vec![row]).await?;
    Ok(Redirect::to("/notices#calendar").into_response())
}
