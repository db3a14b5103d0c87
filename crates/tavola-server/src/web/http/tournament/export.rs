//! `GET /e/{id}/export/{file}`: everything about a tournament to take away, as CSV and JSON.

use axum::{
    extract::State,
    http::header::{CONTENT_DISPOSITION, CONTENT_TYPE},
    response::{IntoResponse, Response},
};
use tavola_base::csv::{Cell, line};
use tavola_tournament::{
    EntrantId, Stage,
    stream::{
        play::{Phase, Report},
        view::TournamentView,
    },
};

use super::AtDesk;
use crate::{
    app::App,
    base::ids::StreamId,
    web::{errors::AppError, http::address::Path},
};

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
        "log.json" => json(&app.tournaments().events(&id).await?)?,
        _ => return Err(AppError::NotFound),
    };
    let kind = if file.ends_with(".json") { "application/json" } else { "text/csv; charset=utf-8" };
    let name = format!("attachment; filename=\"{file}\"");
    Ok(([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, name)], text).into_response())
}

fn json(value: &impl serde::Serialize) -> Result<String, AppError> {
    serde_json::to_string_pretty(value).map_err(|error| AppError::Unreadable(error.to_string()))
}

/// Rows with a heading.
fn csv<const N: usize>(heading: [&str; N], rows: impl Iterator<Item = [Cell; N]>) -> String {
    rows.fold(line(heading.map(Cell::text)), |text, row| text + &line(row))
}

fn name(view: &TournamentView, entrant: Option<EntrantId>) -> Cell {
    let found = entrant.and_then(|entrant| view.entries.iter().find(|entry| entry.entrant == entrant));
    found.map_or_else(Cell::empty, |entry| Cell::text(entry.name.clone()))
}

fn word(value: &impl serde::Serialize) -> Cell {
    let written = serde_json::to_value(value).ok().and_then(|value| value.as_str().map(str::to_owned));
    written.map_or_else(Cell::empty, Cell::text)
}

fn entries(view: &TournamentView) -> String {
    let rows = view.entries.iter().map(|entry| {
        let clubs: Vec<&str> = entry.people.iter().filter_map(|person| person.club.as_deref()).collect();
        [
            Cell::number(entry.entrant),
            Cell::text(entry.division.to_string()),
            Cell::text(entry.name.clone()),
            Cell::text(clubs.join(" / ")),
            word(&entry.state),
            Cell::number(entry.paid),
            Cell::text(entry.pools.join(" / ")),
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
            Cell::number(game.id),
            Cell::text(game.division.to_string()),
            word(&game.stage),
            Cell::number(game.round),
            seat(0),
            seat(1),
            Cell::number(game.status.length),
            Cell::text(game.status.phase.name()),
            name(view, report.map(|report| report.winner)),
            score.map_or_else(Cell::empty, |[won, lost]| Cell::text(format!("{won}-{lost}"))),
            report.map_or_else(Cell::empty, |report| word(&report.how)),
            Cell::maybe(game.status.table),
            Cell::maybe(game.status.tie.second_table),
        ]
    });
    let heading = [
        "match",
        "division",
        "stage",
        "round",
        "first",
        "second",
        "length",
        "phase",
        "winner",
        "score",
        "how",
        "table",
        "second_table",
    ];
    csv(heading, rows)
}

fn standings(view: &TournamentView) -> String {
    let all = view.divisions.iter().flat_map(|division| division.standings.iter().map(move |one| (division, one)));
    let rows = all.map(|(division, standing)| {
        [
            Cell::text(division.division.id.to_string()),
            Cell::number(standing.place),
            name(view, Some(standing.entrant)),
            Cell::number(standing.won),
            Cell::number(standing.lost),
            Cell::number(standing.byes),
            Cell::number(standing.points),
            standing.stage.as_ref().map_or_else(Cell::empty, |stage: &Stage| word(stage)),
        ]
    });
    csv(["division", "place", "name", "won", "lost", "byes", "points", "stage"], rows)
}

fn prizes(view: &TournamentView) -> String {
    let all = view.divisions.iter().flat_map(|division| division.prizes.iter().map(move |prize| (division, prize)));
    let rows = all.map(|(division, prize)| {
        [
            Cell::text(division.division.id.to_string()),
            prize.pool.clone().map_or_else(Cell::empty, Cell::text),
            word(&prize.stage),
            Cell::number(prize.place),
            name(view, prize.entrant),
            Cell::number(prize.amount),
            Cell::text(view.settings.currency.clone()),
        ]
    });
    csv(["division", "pool", "stage", "place", "name", "amount", "currency"], rows)
}

#[cfg(test)]
mod tests {
    use tavola_base::{Decider, PlayerId, Time};
    use tavola_tournament::{
        TableNumber, TournamentCommand, TournamentFacts, TournamentStream, TournamentViewer, format::lot::LotSeed,
        stream::settings::Settings,
    };

    use super::*;

    /// A tournament whose names, clubs and divisions' names all begin a formula, played to its end, as its director sees it.
    fn hostile() -> TournamentView {
        let settings: Settings =
            serde_json::from_value(serde_json::json!({"name": "=Cup", "directors": ["gina"], "currency": "=1",
            "divisions": [{"id": "-2", "pools": [{"name": "@pool", "fee": 100}], "fees": {"entry": 1000}}]}))
            .expect("settings");
        let facts = TournamentFacts::house(Time::from_millis(1), Some(LotSeed::new([1; 32])));
        let mut state = tavola_tournament::Tournament::default();
        let mut act = |command: serde_json::Value| {
            let command: TournamentCommand = serde_json::from_value(command).expect("a command");
            for event in TournamentStream::decide(&state, command, &facts).expect("in order") {
                state = TournamentStream::evolve(std::mem::take(&mut state), &event);
            }
        };
        act(serde_json::json!({"type": "open", "settings": settings}));
        let member = |name: &str| serde_json::json!({"person": name, "name": name});
        act(serde_json::json!({"type": "appoint_committee", "members": [member("a"), member("b"), member("c")]}));
        for name in ["=1+1", "-2+3+cmd|' /C calc'!A0"] {
            let person = serde_json::json!({"name": name, "club": "\u{ff1d}HYPERLINK(1)"});
            act(serde_json::json!({"type": "enter", "division": "-2", "people": [person]}));
        }
        act(serde_json::json!({"type": "join_pool", "entrant": 1, "pool": "@pool"}));
        act(serde_json::json!({"type": "draw", "division": "-2"}));
        act(serde_json::json!({"type": "publish_draw", "division": "-2"}));
        act(serde_json::json!({"type": "result", "match": 1, "result": {"winner": 1, "score": [7, 3]}}));
        state.view(&TournamentViewer::Person { player: PlayerId::new("gina") }, Time::from_millis(2))
    }

    #[test]
    fn a_tie_has_both_its_tables_in_the_file() {
        let mut view = hostile();
        view.matches[0].status.table = Some(TableNumber::new(3));
        view.matches[0].status.tie.second_table = Some(TableNumber::new(4));
        let text = matches(&view);
        assert!(
            text.starts_with("match,") && text.lines().next().is_some_and(|line| line.ends_with(",table,second_table"))
        );
        assert!(text.lines().nth(1).is_some_and(|line| line.ends_with(",3,4")), "{text}");
    }

    #[test]
    fn no_name_in_any_file_begins_a_formula_and_numbers_stay_numbers() {
        let view = hostile();
        for (file, text) in [
            ("entries", entries(&view)),
            ("matches", matches(&view)),
            ("standings", standings(&view)),
            ("prizes", prizes(&view)),
        ] {
            assert!(text.contains("'=1+1") || text.contains("\"'=1+1"), "{file}: {text}");
            for cell in text.lines().flat_map(|line| line.split(',')).map(|cell| cell.trim_start_matches('"')) {
                assert!(!cell.starts_with(['=', '+', '-', '@', '＝']), "{file}: {cell}");
            }
        }
        assert!(
            entries(&view).starts_with("number,division,name,club,state,paid,pools\r\n1,'-2,'=1+1,"),
            "{}",
            entries(&view)
        );
    }
}
