//! What can be asked over HTTP: one file for each act, in folders by noun.

pub(crate) mod address;
mod board;
mod body;
mod chouette;
pub(crate) mod event;
pub(crate) mod guard;
mod house;
mod invitation;
mod reader;
mod stream;
mod table;
mod visitor;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware,
    routing::{get, post},
};
use tower_http::compression::CompressionLayer;

use tavola_club::{chouette::ChouetteStream, table::Tables, tournament::TournamentStream};

use crate::{app::App, errors::AppError, live, rooms::Kind};

/// The longest body anybody may send, in bytes.
const LONGEST_BODY: usize = 64 * 1024;

/// The longest piece of a device's log, in bytes.
const LONGEST_LOG: usize = 1024 * 1024;

/// All addresses.
pub(crate) fn router(app: App) -> Router {
    Router::new()
        .merge(pages())
        .merge(tables())
        .merge(chouettes())
        .merge(boards())
        .merge(events())
        .merge(desk())
        .route("/me/name", post(visitor::rename::post))
        .route("/me/language", post(visitor::language::post))
        .route("/me/preferences", get(visitor::preferences::get).put(visitor::preferences::put))
        .route("/health", get(house::health::get))
        .route("/metrics", get(house::metrics::get))
        .route("/static/{*path}", get(house::files::get))
        .route("/{file}", get(house::files::at_the_root))
        .fallback(async || AppError::NotFound)
        .method_not_allowed_fallback(async || AppError::Malformed("not that way".to_owned()))
        .layer(middleware::from_fn_with_state(app.clone(), reader::errors_as_pages))
        .layer(middleware::from_fn_with_state(app.clone(), guard::admit))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn(guard::outermost))
        .with_state(app)
}

/// Starts counting for `/metrics`, once in a process.
pub(crate) fn start_counting() {
    house::metrics::start();
}

fn pages() -> Router<App> {
    Router::new()
        .route("/", get(house::start::get))
        .route("/rules", get(house::rules::get))
        .route("/verify", get(house::verify::get))
        .route("/verify/tavola-dice.html", get(house::verify::checker))
        .route("/t/{id}", get(table::show::get))
        .route("/c/{id}", get(chouette::show::get))
        .route("/join/{token}", get(invitation::show::get).post(invitation::accept::post))
}

fn tables() -> Router<App> {
    Router::new()
        .route("/tables", post(table::open::post))
        .route("/t/{id}/command", post(table::command::post))
        .merge(streams::<Tables>("/t/{id}"))
        .route("/t/{id}/proof.json", get(table::proof::get))
        .route("/t/{id}/commitments.json", get(table::commitments::get))
}

fn chouettes() -> Router<App> {
    Router::new()
        .route("/chouettes", get(chouette::choose::get).post(chouette::open::post))
        .route("/c/{id}/command", post(chouette::command::post))
        .route("/c/{id}/bots", post(chouette::bots::post))
        .merge(streams::<ChouetteStream>("/c/{id}"))
        .route("/c/{id}/proof.json", get(chouette::proof::get))
        .route("/c/{id}/commitments.json", get(chouette::commitments::get))
        .route("/c/{id}/accounts", get(chouette::accounts::get))
        .route("/c/{id}/games/{number}", get(chouette::history::get))
        .route("/c/{id}/again", post(chouette::again::post))
        .route("/c/{id}/sheet.csv", get(chouette::sheet::get))
}

fn events() -> Router<App> {
    Router::new()
        .route("/events", get(event::open::get).post(event::open::post))
        .route("/e/{id}", get(event::public::get))
        .route("/e/{id}/player/{number}", get(event::public::player))
        .route("/e/{id}/print/{division}", get(event::public::print))
        .route("/e/{id}/me", get(event::public::me))
        .route("/e/{id}/hints", get(event::hints::get))
        .route("/e/{id}/command", post(event::command::post))
        .route("/e/{id}/office/{key}", get(event::office::get).post(event::office::post))
        .route("/e/{id}/seat/{key}", get(event::seat::get).post(event::seat::post))
        .merge(streams::<TournamentStream>("/e/{id}"))
}

fn desk() -> Router<App> {
    Router::new()
        .route("/e/{id}/desk", get(event::desk::board))
        .route("/e/{id}/desk/entries", get(event::desk::entries))
        .route("/e/{id}/desk/draw", get(event::desk::draw))
        .route("/e/{id}/desk/money", get(event::desk::money))
        .route("/e/{id}/desk/book", get(event::desk::book))
        .route("/e/{id}/desk/log", get(event::desk::log))
        .route("/e/{id}/desk/setup", get(event::desk::setup))
        .route("/e/{id}/desk/match/{number}", get(event::desk::game))
        .route("/e/{id}/desk/devices", get(event::devices::codes))
        .route("/e/{id}/devices", get(event::devices::seen))
        .route("/e/{id}/devices/{match}", post(event::devices::adjust))
        .route("/e/{id}/bots", post(event::bots::post))
        .route("/e/{id}/committee", post(event::committee::post))
        .route("/e/{id}/export/{file}", get(event::export::get))
}

/// What is asked of every kind of stream in the same way.
fn streams<K: Kind>(at: &str) -> Router<App> {
    Router::new()
        .route(&format!("{at}/view"), get(stream::view::<K>))
        .route(&format!("{at}/would"), post(stream::would::<K>))
        .route(&format!("{at}/live"), get(live::open::<K>))
        .route(&format!("{at}/escrow"), post(stream::escrow::<K>))
}

fn boards() -> Router<App> {
    Router::new()
        .route("/board", get(board::show::get).post(board::create::post))
        .route("/board/qr.svg", get(board::qr::get))
        .route("/board/{id}", get(board::show::get))
        .route("/board/at/{event}/{table}", get(event::devices::at_table))
        .route("/board/{id}/events", post(board::events::post).layer(DefaultBodyLimit::max(LONGEST_LOG)))
        .route("/board/{id}/log", get(board::log::get))
        .route("/board/{id}/lease", post(board::lease::post))
        .route("/board/{id}/ask", post(board::ask::post))
        .route("/board/{id}/right", post(board::right::post))
        .route("/board/{id}/command", post(board::command::post))
        .route("/board/{id}/view", get(board::view::get))
        .route("/board/{id}/sheet.csv", get(board::sheet::get))
        .route("/board-worker.js", get(board::worker::get))
}
