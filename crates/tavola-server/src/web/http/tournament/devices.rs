//! The devices at a tournament's tables: the way to them, what the desk sees of them, time it gives or takes.

use std::collections::BTreeMap;

use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use serde::{Deserialize, Serialize};
use tavola_base::{Millis, Time};
use tavola_club::device::{DeviceActor, DevicePhase, DeviceView, Phase};
use tavola_rules::{BySide, Points, Side};
use tavola_tournament::{
    MatchId, Rubber,
    stream::{play, play::TableNumber, view::MatchView},
};

use super::{
    AtDesk,
    forms::{
        Fields,
        device::{Ordered, ordered},
    },
};
use crate::{
    app::App,
    base::ids::StreamId,
    club::{
        device::Right,
        tournament_devices::{self, AtTable, Part},
    },
    web::{
        errors::{AppError, leads_back},
        http::{
            address::{Path, Query},
            body::Form,
        },
        page_data::{Reader, TournamentData},
        pages::{self, tournament::Beside},
    },
};

/// The key in a table's QR code.
#[derive(Debug, Deserialize)]
pub(crate) struct Key {
    #[serde(default)]
    t: String,
    /// Which match of a tie, where two are played at once.
    #[serde(default)]
    rubber: Option<Rubber>,
}

/// What the right to a table of a tournament is the right to.
fn place(event: &StreamId, table: TableNumber) -> StreamId {
    StreamId::new(format!("{event}:table:{table}"))
}

/// `GET /board/at/{event}/{table}?t=KEY`: what a table's QR code leads to: the device of the match that is called there.
pub(crate) async fn at_table(
    State(app): State<App>,
    Path((event, table)): Path<(StreamId, u32)>,
    Query(Key { t, rubber }): Query<Key>,
    reader: Reader,
) -> Result<Response, AppError> {
    let table = TableNumber::new(table);
    app.boards().check(&place(&event, table), Right::Table, &t)?;
    Ok(match tournament_devices::at_table(&app, &event, table, rubber).await? {
        AtTable::Device(board) => {
            let token = app.boards().token(&board, Right::Table);
            Redirect::to(&format!("/board/{board}#t={token}")).into_response()
        }
        AtTable::Which(matches) => {
            pages::tournament::which_at_table(&reader, &event, table, &t, &matches).into_response()
        }
        AtTable::Nobody => pages::tournament::nobody_at_table(&reader, &event, table).into_response(),
    })
}

/// `GET /e/{id}/desk/devices`: a QR code for each table, to be printed and put up there.
pub(crate) async fn codes(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    AtDesk(data): AtDesk,
    reader: Reader,
) -> Result<Markup, AppError> {
    let tables = data.view.tables.iter().map(|table| {
        let key = app.boards().token(&place(&id, table.table), Right::Table);
        (table.table, format!("{}/board/at/{id}/{}?t={key}", reader.origin, table.table))
    });
    let tables: Vec<_> = tables.collect();
    Ok(pages::tournament::devices(&reader, &data, &tables))
}

/// A device as the desk sees it.
#[derive(Debug, Serialize)]
pub(crate) struct Seen {
    /// Its match beside the board.
    board: StreamId,
    score: BySide<Points>,
    /// What both have left, in milliseconds; none without a clock.
    banks: Option<BySide<Millis>>,
    delay_left: Option<BySide<Millis>>,
    /// Whose time runs.
    running: Option<Side>,
    /// How far it is, as the phase is called; `director` if they are called.
    phase: String,
    /// How long ago the director was called, in milliseconds, if they are.
    called: Option<u64>,
    /// How long ago the device was heard of, in milliseconds.
    age: Option<u64>,
    /// How long the device was off in the turn that goes on, if that was not given back.
    gap: Option<Millis>,
    /// Whether two logs are to be settled.
    conflict: bool,
    /// How many lines are of a time that cannot be, or go on after a flag.
    odd_times: usize,
}

/// `GET /e/{id}/devices`: the devices of all matches that are being played, by the match's number; those of a tie by
/// the name of its match too: `7-doubles`.
pub(crate) async fn seen(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    AtDesk(data): AtDesk,
) -> Result<Json<BTreeMap<String, Seen>>, AppError> {
    let state = app.tournaments().existing(&id).await?.state;
    let mut all = BTreeMap::new();
    for game in &data.view.matches {
        if matches!(game.status.phase, play::Phase::Planned | play::Phase::Ended { .. }) {
            continue;
        }
        for part in Part::to_play(&state, game.id, &game.status) {
            if let (board, Some(view)) = tournament_devices::board_of(&app, &id, game.id, part, &game.status).await? {
                let age = app.boards().heard(&board).map(|heard| app.now().since(heard).number());
                let tail = part.rubber().and(part.name()).map(|name| format!("-{name}")).unwrap_or_default();
                all.insert(format!("{}{tail}", game.id), Seen::of(board, &view, age));
            }
        }
    }
    Ok(Json(all))
}

impl Seen {
    fn of(board: StreamId, view: &DeviceView, age: Option<u64>) -> Self {
        let phase = match &view.phase {
            _ if view.hold.is_some() => "held",
            _ if view.called.is_some() => "director",
            DevicePhase::Setup(_) => "setup",
            DevicePhase::Course(phase) => name(phase),
        };
        Self {
            board,
            score: view.score,
            banks: view.clock.as_ref().map(|clock| clock.banks),
            delay_left: view.clock.as_ref().map(|clock| clock.delay_left),
            running: view.clock.as_ref().and_then(|clock| clock.running),
            phase: phase.to_owned(),
            called: view.called.map(|since| view.now.since(since).number()),
            age,
            gap: view
                .gaps
                .last()
                .filter(|gap| !gap.restored && !gap.counted && gap.side.is_some())
                .map(|gap| gap.length),
            conflict: view.conflicts.iter().any(|conflict| conflict.settled.is_none()),
            odd_times: view.irregular.iter().filter(|one| one.is_of_time()).count(),
        }
    }
}

const fn name(phase: &Phase) -> &'static str {
    match phase {
        Phase::Ready => "ready",
        Phase::OpeningRoll => "opening_roll",
        Phase::Running { .. } => "running",
        Phase::CubeOffered { .. } => "cube_offered",
        Phase::Stopped { reason: tavola_base::clock::StopReason::Director, .. } => "director",
        Phase::Stopped { .. } => "stopped",
        Phase::Resigned { .. } => "resigned",
        Phase::Claimed { .. } => "claimed",
        Phase::GameEntry { .. } => "game_entry",
        Phase::Absent { .. } => "absent",
        Phase::Flagged { .. } => "flagged",
        Phase::MatchOver { .. } => "match_over",
        Phase::GapAsked { .. } => "gap_asked",
    }
}

/// `POST /e/{id}/devices/{match}`: the desk gives or takes time on the device, settles two logs of it, restores a gap.
pub(crate) async fn adjust(
    State(app): State<App>,
    Path((id, of)): Path<(StreamId, u32)>,
    AtDesk(data): AtDesk,
    Form(fields): Form<Fields>,
) -> Response {
    let otherwise = format!("/e/{id}/desk");
    let back = fields.back(&otherwise);
    let done = order(&app, &id, MatchId::new(of), &data, &fields).await;
    leads_back(back, done.map(|()| Redirect::to(back).into_response()))
}

async fn order(app: &App, id: &StreamId, of: MatchId, data: &TournamentData, fields: &Fields) -> Result<(), AppError> {
    let Ordered { rubber, act, key } = ordered(fields)?;
    let game = data.view.matches.iter().find(|game| game.id == of).ok_or(AppError::NotFound)?;
    let state = app.tournaments().existing(id).await?.state;
    let is_meant = |part: &Part| part.rubber().is_none() || part.rubber() == rubber;
    let part = Part::to_play(&state, of, &game.status).into_iter().find(is_meant).ok_or(AppError::NotFound)?;
    let (board, Some(_)) = tournament_devices::board_of(app, id, of, part, &game.status).await? else {
        return Err(AppError::NotFound);
    };
    // A log is chosen and a gap restored once, whoever presses twice and wherever.
    let key = key.unwrap_or_else(|| fields.command_id());
    app.boards().command(&board, DeviceActor::Director, key, act).await?;
    Ok(())
}

/// At which matches' devices the director is called, and since when.
pub(super) async fn called(app: &App, data: &TournamentData) -> Result<BTreeMap<MatchId, Time>, AppError> {
    let mut all = BTreeMap::new();
    for game in data.view.matches.iter().filter(|game| matches!(game.status.phase, play::Phase::Playing { .. })) {
        let calls = beside(app, &data.id, game).await?.into_iter().filter_map(|one| one.view.called);
        if let Some(since) = calls.min() {
            all.insert(game.id, since);
        }
    }
    Ok(all)
}

/// The devices of what is played now in a match, each with the name of its part if it has one.
pub(super) async fn beside(app: &App, id: &StreamId, game: &MatchView) -> Result<Vec<Beside>, AppError> {
    let state = app.tournaments().existing(id).await?.state;
    let mut all = Vec::new();
    for part in Part::to_play(&state, game.id, &game.status) {
        if let (_, Some(view)) = tournament_devices::board_of(app, id, game.id, part, &game.status).await? {
            all.push(Beside { rubber: part.rubber(), view });
        }
    }
    Ok(all)
}
