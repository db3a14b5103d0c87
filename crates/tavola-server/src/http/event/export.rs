//! `GET /e/{id}/export/{file}`: everything about an event to take away, as CSV and JSON.

use axum::{
    extract::State,
    http::header::{CONTENT_DISPOSITION, CONTENT_TYPE},
    response::{IntoResponse, Response},
};
use tavola_club::tournament::{
    EntrantId, Stage,
    play::{Phase, Report},
    view::TournamentView,
};

use super::AtDesk;
use crate::{app::App, errors::AppError, http::address::Path, ids::StreamId};

/// One file.
pub(crate) async fn get(
    State(app): State<App>,
    Path((id, file)): Path<(StreamId, String)>,
    AtDesk(data): AtDesk,
) -> Result<Response, AppError> {
    let text = match file.as_str() {
        "entries.csv" => entries(&data.view),
        "matches.csv" => matches(&data.view),
        "standings.csv" => standings(&data.view),
        "prizes.csv" => prizes(&data.view),
        "event.json" => json(&data.view)?,
        "log.json" => json(&app.events().events(&id).await?)?,
        _ => return Err(AppError::NotFound),
    };
    let kind = if file.ends_with(".json") { "application/json" } else { "text/csv; charset=utf-8" };
    let name = format!("attachment; filename=\"{file}\"");
    Ok(([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, name)], text).into_response())
}

fn json(value: &impl serde::Serialize) -> Result<String, AppError> {
    serde_json::to_string_pretty(value).map_err(|error| AppError::Unreadable(error.to_string()))
}

/// Rows with a heading; fields that need it in quotation marks.
fn csv<const N: usize>(heading: [&str; N], rows: impl Iterator<Item = [String; N]>) -> String {
    let line = |fields: &[String]| fields.iter().map(|field| quoted(field)).collect::<Vec<_>>().join(",") + "\r\n";
    let heading = line(&heading.map(str::to_owned));
    rows.fold(heading, |text, row| text + &line(&row))
}

fn quoted(field: &str) -> String {
    // A spreadsheet takes what begins with these for a formula.
    let field = if field.starts_with(['=', '+', '@']) { format!("'{field}") } else { field.to_owned() };
    if field.contains([',', '"', '\n', '\r']) { format!("\"{}\"", field.replace('"', "\"\"")) } else { field }
}

fn name(view: &TournamentView, entrant: Option<EntrantId>) -> String {
    let found = entrant.and_then(|entrant| view.entries.iter().find(|entry| entry.entrant == entrant));
    found.map_or_else(String::new, |entry| entry.name.clone())
}

fn word(value: &impl serde::Serialize) -> String {
    serde_json::to_value(value).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}

fn entries(view: &TournamentView) -> String {
    let rows = view.entries.iter().map(|entry| {
        let clubs: Vec<&str> = entry.people.iter().filter_map(|person| person.club.as_deref()).collect();
        [
            entry.entrant.to_string(),
            entry.division.to_string(),
            entry.name.clone(),
            clubs.join(" / "),
            word(&entry.state),
            entry.paid.to_string(),
            entry.pools.join(" / "),
        ]
    });
    csv(["number", "division", "name", "club", "state", "paid", "pools"], rows)
}

fn matches(view: &TournamentView) -> String {
    let rows = view.matches.iter().map(|game| {
        let seat = |index: usize| name(view, game.seats[index].entrant());
        let report: Option<&Report> = match &game.status.phase {
            Phase::Ended { report, .. } => Some(report),
            _ => None,
        };
        let score = report.and_then(|report| report.score);
        [
            game.id.to_string(),
            game.division.to_string(),
            word(&game.stage),
            game.round.to_string(),
            seat(0),
            seat(1),
            game.status.length.to_string(),
            game.status.phase.name().to_owned(),
            name(view, report.map(|report| report.winner)),
            score.map_or_else(String::new, |[won, lost]| format!("{won}-{lost}")),
            report.map_or_else(String::new, |report| word(&report.how)),
            game.status.table.map_or_else(String::new, |table| table.to_string()),
        ]
    });
    let heading = [
        "match", "division", "stage", "round", "first", "second", "length", "phase", "winner", "score", "how", "table",
    ];
    csv(heading, rows)
}

fn standings(view: &TournamentView) -> String {
    let all = view.divisions.iter().flat_map(|division| division.standings.iter().map(move |one| (division, one)));
    let rows = all.map(|(division, standing)| {
        [
            division.division.id.to_string(),
            standing.place.to_string(),
            name(view, Some(standing.entrant)),
            standing.won.to_string(),
            standing.lost.to_string(),
            standing.byes.to_string(),
            standing.points.to_string(),
            standing.stage.as_ref().map_or_else(String::new, |stage: &Stage| word(stage)),
        ]
    });
    csv(["division", "place", "name", "won", "lost", "byes", "points", "stage"], rows)
}

fn prizes(view: &TournamentView) -> String {
    let all = view.divisions.iter().flat_map(|division| division.prizes.iter().map(move |prize| (division, prize)));
    let rows = all.map(|(division, prize)| {
        [
            division.division.id.to_string(),
            prize.pool.clone().unwrap_or_default(),
            word(&prize.stage),
            prize.place.to_string(),
            name(view, prize.entrant),
            prize.amount.to_string(),
            view.settings.currency.clone(),
        ]
    });
    csv(["division", "pool", "stage", "place", "name", "amount", "currency"], rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_cannot_break_out_of_its_column() {
        let text = csv(["a", "b"], std::iter::once(["x, \"y\"".to_owned(), "=1+1".to_owned()]));
        assert_eq!(text, "a,b\r\n\"x, \"\"y\"\"\",'=1+1\r\n");
    }
}
