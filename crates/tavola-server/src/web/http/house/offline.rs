//! `GET /offline`: playing against the bot in the browser alone; `GET /engine-worker.js`: the service worker that keeps this
//! page and that of positions, with all they need.

use axum::{
    http::header::{CACHE_CONTROL, CONTENT_TYPE},
    response::{IntoResponse, Response},
};
use maud::Markup;
use tavola_base::{
    Decider as _, PlayerId, TableId, Time,
    dice_proof::{DiceSource, TableSecret},
};
use tavola_club::{
    Viewer,
    stake::Stake,
    table::{Actor, Pace, SeatPlan, Sitter, SitterKind, Table, TableCommand, TableFacts, Tables, Terms, Watch, view},
};
use tavola_engine::net::files::NAMES;
use tavola_rules::{BySide, Preset, RuleChoice, RuleSet, Side};

use super::{
    kept::{Kept, list},
    nets,
};
use crate::{
    base::ids::{StreamId, Version},
    web::{
        errors::AppError,
        files::{Web, address, with_needed},
        http::guard::RunsWebAssembly,
        page_data::{Reader, TableData},
        pages,
    },
};

/// The page.
pub(crate) async fn get(reader: Reader) -> Result<Markup, AppError> {
    let view = blank().ok_or_else(|| AppError::Broken("a table without a server cannot be opened".to_owned()))?;
    let id = StreamId::new("offline");
    Ok(pages::offline(
        &reader,
        &TableData {
            id,
            version: Version::new(0),
            view,
            clock: None,
            invitations: Vec::new(),
            talk: None,
            on_tv: false,
            rating: None,
            conduct: None,
        },
    ))
}

/// A table that nobody has begun to play at: the page is drawn from it before the browser has one of its own.
fn blank() -> Option<tavola_club::TableView> {
    let sitter = |player: &str, kind| SeatPlan::Taken {
        sitter: Sitter { player: PlayerId::new(player), name: player.to_owned(), kind },
    };
    let terms = Terms {
        table: TableId::new("offline"),
        rules: RuleSet::new(RuleChoice::of(Preset::Match)).ok()?,
        seats: BySide { white: sitter("you", SitterKind::Person), black: sitter("bot", SitterKind::Bot) },
        partners: BySide::default(),
        clock: None,
        pace: Pace { decision: None, absence: None, ..Pace::default() },
        beginning: None,
        stake: Stake::points(),
        tutor: None,
        duplicate: None,
        rated: false,
        watch: Watch::AtOnce,
    };
    let dice = DiceSource::Sealed(TableSecret::new([0; 32]));
    let facts = TableFacts::new(Time::from_millis(0), Actor::House).with_dice(dice);
    let events = Tables::decide(&Table::default(), TableCommand::Open { terms: Box::new(terms) }, &facts).ok()?;
    let table = events.iter().fold(Table::default(), Tables::evolve);
    view(&table, Viewer::Seat(Side::White), Time::from_millis(0))
}

/// The worker with the engine. It lies below each page that starts it, where the page's service worker answers for it too.
pub(crate) async fn engine() -> Result<Response, AppError> {
    let file = Web::get("js/engine/worker.js").ok_or(AppError::NotFound)?;
    let kind = [(CACHE_CONTROL, "no-cache"), (CONTENT_TYPE, "text/javascript; charset=utf-8")];
    let mut answer = (kind, file.data).into_response();
    answer.extensions_mut().insert(RunsWebAssembly);
    Ok(answer)
}

/// What the two pages need beside their modules.
const MODULES: [&str; 6] = [
    "js/engine/offline.js",
    "js/engine/position.js",
    "js/engine/worker.js",
    "js/table/app.js",
    "js/position/app.js",
    "js/page/once.js",
];
const FILES: [&str; 12] = [
    "js/page/theme.js",
    "engine/tavola.wasm",
    "css/tokens.css",
    "css/base.css",
    "css/pages.css",
    "css/board.css",
    "css/table.css",
    "css/study.css",
    "css/position.css",
    "css/offline.css",
    "icons/icon.svg",
    "icons/icon-192.png",
];
const TEXTS: [&str; 6] = ["table", "pace", "talk", "study", "position", "offline"];

fn kept() -> Kept {
    Kept::new(MODULES.into_iter().flat_map(with_needed).chain(FILES.map(str::to_owned)).collect(), &TEXTS)
}

/// The worker: the file with its lists, and a version that changes with any file of them.
pub(crate) async fn worker() -> Response {
    let kept = kept();
    let version = format!("{}-{}", kept.version(), nets::version());
    let nets = list(&NAMES.map(|name| format!("/nets/{name}")));
    kept.worker("engine-worker.js", &version, address, &[(r#"["LIST_OF_NETS"]"#, nets)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_there_and_the_page_of_no_table_can_be_drawn() {
        let missing: Vec<String> = kept().paths().filter(|file| Web::get(file).is_none()).cloned().collect();
        assert_eq!(missing, Vec::<String>::new());
        assert!(blank().is_some());
    }
}
