//! What can be asked over HTTP: one file for each act, in folders by noun.

mod body;
pub(crate) mod guard;
mod house;
mod invitation;
mod reader;
mod table;
mod visitor;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware,
    routing::{get, post},
};
use tower_http::compression::CompressionLayer;

use crate::{app::App, errors::AppError, live};

/// The longest body anybody may send, in bytes.
const LONGEST_BODY: usize = 64 * 1024;

/// All addresses.
pub(crate) fn router(app: App) -> Router {
    Router::new()
        .merge(pages())
        .merge(tables())
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
        .route("/join/{token}", get(invitation::show::get).post(invitation::accept::post))
}

fn tables() -> Router<App> {
    Router::new()
        .route("/tables", post(table::open::post))
        .route("/t/{id}/command", post(table::command::post))
        .route("/t/{id}/view", get(table::view::get))
        .route("/t/{id}/live", get(live::open))
        .route("/t/{id}/escrow", post(table::escrow::post))
        .route("/t/{id}/proof.json", get(table::proof::get))
        .route("/t/{id}/commitments.json", get(table::commitments::get))
}
