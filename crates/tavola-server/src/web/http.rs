//! What can be asked over HTTP: one file for each act, in folders by noun.

mod account;
pub(crate) mod address;
mod board;
mod body;
mod chouette;
mod duplicate;
pub(crate) mod guard;
mod house;
mod invitation;
mod learning;
mod library;
mod met;
mod openings;
pub(crate) mod position;
mod reader;
mod stream;
mod studied;
mod table;
pub(crate) mod tournament;
mod variations;
mod visitor;

use std::any::Any;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use tavola_club::{chouette::ChouetteStream, table::Tables};
use tavola_tournament::TournamentStream;
use tower_http::{catch_panic::CatchPanicLayer, compression::CompressionLayer};

use crate::{
    app::App,
    stream::rooms::Kind,
    web::{errors::AppError, live},
};

/// The longest body anybody may send, in bytes.
const LONGEST_BODY: usize = 64 * 1024;

/// The longest piece of a device's log, in bytes.
const LONGEST_LOG: usize = 1024 * 1024;

/// All addresses.
pub(crate) fn router(app: App) -> Router {
    let routes = Router::new()
        .merge(pages())
        .merge(study_room())
        .merge(tables())
        .merge(libraries())
        .merge(chouettes())
        .merge(boards())
        .merge(tournaments())
        .merge(desk())
        .route("/me/name", post(visitor::rename::post))
        .route("/me/language", post(visitor::language::post))
        .route("/me/preferences", get(visitor::preferences::get).put(visitor::preferences::put))
        .route("/me/sessions", get(visitor::sessions::get))
        .route("/me/sessions/end", post(visitor::sessions::end))
        .route("/health", get(house::health::get))
        .route("/metrics", get(house::metrics::get))
        .route("/static/{*path}", get(house::files::get))
        .route("/nets/{name}", get(house::nets::get))
        .route("/offline", get(house::offline::get))
        .route("/offline/engine.js", get(house::offline::engine))
        .route("/position/engine.js", get(house::offline::engine))
        .route("/engine-worker.js", get(house::offline::worker))
        .route("/{file}", get(house::files::at_the_root))
        .fallback(async || AppError::NotFound)
        .method_not_allowed_fallback(async || {
            AppError::Malformed("this address does not support that method".to_owned())
        });
    guarded(routes, app)
}

/// What every request passes, from the inside out: a panic is an answer, of a handler as of what stands around it.
fn guarded(routes: Router<App>, app: App) -> Router {
    routes
        .layer(CatchPanicLayer::custom(broken))
        .layer(middleware::from_fn_with_state(app.clone(), reader::errors_as_pages))
        .layer(middleware::from_fn_with_state(app.clone(), guard::admit))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::custom(broken))
        .layer(middleware::from_fn_with_state(app.clone(), guard::outermost))
        .with_state(app)
}

fn broken(panic: Box<dyn Any + Send>) -> Response {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    AppError::Broken(text.unwrap_or("no reason given").to_owned()).into_response()
}

/// Starts counting for `/metrics`, once in a process.
pub(crate) fn start_counting() {
    house::metrics::start();
}

/// Keeps the numbers small until the server stops, whether anybody asks for them or not.
pub(crate) async fn keep_counting(app: App) {
    house::metrics::keep_up(app).await;
}

fn pages() -> Router<App> {
    Router::new()
        .route("/", get(house::start::get))
        .route("/openings", get(openings::get))
        .route("/openings/{roll}", get(openings::roll))
        .route("/openings/{roll}/{play}", get(openings::play))
        .route("/openings/{roll}/{play}/{reply}", get(openings::reply))
        .route("/duplicates", get(duplicate::open).post(duplicate::post))
        .route("/duplicates/{id}", get(duplicate::get))
        .route("/duplicates/{id}/proof.json", get(duplicate::proof))
        .route("/register", get(account::register_form).post(account::register))
        .route("/login", get(account::login_form).post(account::login))
        .route("/account", get(account::show))
        .route("/quiz", get(learning::quiz).post(learning::answer))
        .route("/daily", get(learning::daily_position).post(learning::daily_answer))
        .route("/rules", get(house::rules::get))
        .route("/rules/chouette", get(house::rules::chouette))
        .route("/verify", get(house::verify::get))
        .route("/verify/tavola-dice.html", get(house::verify::checker))
        .route("/t/{id}", get(table::show::get))
        .route("/c/{id}", get(chouette::show::get))
        .route("/join/{token}", get(invitation::show::get).post(invitation::accept::post))
}

fn study_room() -> Router<App> {
    Router::new()
        .route("/position", get(position::get))
        .route("/position/state", get(position::state))
        .route("/position/rollout", get(position::rollout::get).post(position::rollout::post))
        .route("/position/rollout/stop", post(position::rollout::stop))
        .route("/position.svg", get(position::svg))
        .route("/variations", get(variations::list).post(variations::post))
        .route("/variations/{id}", get(variations::show).post(variations::change))
        .route("/variations/{id}/{file}", get(variations::file))
        .route("/met", get(met::get))
        .route("/met/take-points", get(met::take_points))
        .route("/met/gammons", get(met::gammons))
}

fn tables() -> Router<App> {
    Router::new()
        .route("/tables", post(table::open::post))
        .route("/t/{id}/command", post(table::command::post))
        .merge(streams::<Tables>("/t/{id}"))
        .route("/t/{id}/record", get(table::record::get))
        .route("/t/{id}/match/{format}", get(table::files::get))
        .route("/c/{id}/study", get(chouette::study::get))
        .route("/c/{id}/study/state", get(chouette::study::state))
        .route("/t/{id}/study", get(table::study::get))
        .route("/t/{id}/study/state", get(table::study::state))
        .route("/t/{id}/study/report.json", get(table::study::report))
        .route("/t/{id}/tutor", post(table::tutor::weigh))
        .route("/t/{id}/hint", get(table::tutor::hint))
        .route("/t/{id}/hint.json", get(table::tutor::hint_for_programs))
        .route("/t/{id}/proof.json", get(table::proof::get))
        .route("/t/{id}/commitments.json", get(table::commitments::get))
}

fn libraries() -> Router<App> {
    let most = DefaultBodyLimit::max(library::bring::LONGEST_IMPORT);
    Router::new()
        .route("/study", get(library::list::get).post(library::bring::post).layer(most))
        .route("/study/statistics", get(library::statistics::get))
        .route("/study/m/{id}", get(library::shown::get).post(library::manage::post))
        .route("/study/m/{id}/state", get(library::shown::state))
        .route("/study/m/{id}/report.json", get(library::shown::report))
        .route("/study/m/{id}/file/{format}", get(library::shown::file))
        .route("/study/s/{token}", get(library::shown::get_shared))
        .route("/study/s/{token}/state", get(library::shown::state_shared))
        .route("/study/s/{token}/report.json", get(library::shown::report_shared))
        .route("/study/s/{token}/file/{format}", get(library::shown::file_shared))
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

fn tournaments() -> Router<App> {
    Router::new()
        .route("/events", get(tournament::open::get).post(tournament::open::post))
        .route("/e/{id}", get(tournament::public::get))
        .route("/e/{id}/find", get(tournament::public::find))
        .route("/e/{id}/player/{number}", get(tournament::public::player))
        .route("/e/{id}/print/{division}", get(tournament::public::print))
        .route("/e/{id}/papers/{leaf}", get(tournament::public::papers))
        .route("/e/{id}/projector", get(tournament::public::projector))
        .route("/e/{id}/me", get(tournament::public::me))
        .route("/e/{id}/hints", get(tournament::hints::get))
        .route("/e/{id}/command", post(tournament::command::post))
        .route("/e/{id}/office/{key}", get(tournament::office::get).post(tournament::office::post))
        .route("/e/{id}/seat/{key}", get(tournament::seat::get).post(tournament::seat::post))
        .merge(streams::<TournamentStream>("/e/{id}"))
}

fn desk() -> Router<App> {
    Router::new()
        .route("/e/{id}/desk", get(tournament::desk::board))
        .route("/e/{id}/desk/entries", get(tournament::desk::entries))
        .route("/e/{id}/desk/draw", get(tournament::desk::draw))
        .route("/e/{id}/desk/money", get(tournament::desk::money))
        .route("/e/{id}/desk/book", get(tournament::desk::book))
        .route("/e/{id}/desk/log", get(tournament::desk::log))
        .route("/e/{id}/desk/setup", get(tournament::desk::setup))
        .route("/e/{id}/desk/match/{number}", get(tournament::desk::game))
        .route("/e/{id}/desk/devices", get(tournament::devices::codes))
        .route("/e/{id}/devices", get(tournament::devices::seen))
        .route("/e/{id}/devices/{match}", post(tournament::devices::adjust))
        .route("/e/{id}/bots", post(tournament::bots::post))
        .route("/e/{id}/again", post(tournament::again::post))
        .route("/e/{id}/committee", post(tournament::committee::post))
        .route("/e/{id}/export/{file}", get(tournament::export::get))
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
        .route("/board/at/{event}/{table}", get(tournament::devices::at_table))
        .route("/board/{id}/events", post(board::events::post).layer(DefaultBodyLimit::max(LONGEST_LOG)))
        .route("/board/{id}/log", get(board::log::get))
        .route("/board/{id}/lease", post(board::lease::post))
        .route("/board/{id}/ask", post(board::ask::post))
        .route("/board/{id}/right", post(board::right::post))
        .route("/board/{id}/command", post(board::command::post))
        .route("/board/{id}/view", get(board::view::get))
        .route("/board/{id}/sheet.csv", get(board::sheet::get))
        .route("/board/{id}/screen", get(board::show::screen))
        .route("/board/{id}/overlay", get(board::show::overlay))
        .route("/board-worker.js", get(board::worker::get))
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use axum::{
        body::Body,
        http::{Request, StatusCode, header::ACCEPT},
    };
    use tower::ServiceExt;

    use super::*;
    use crate::{Config, base::now::Now};

    /// A log that is kept.
    #[derive(Clone, Default)]
    struct Kept(Arc<Mutex<Vec<u8>>>);

    impl std::io::Write for Kept {
        fn write(&mut self, text: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().write(text)
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[tokio::test]
    async fn what_is_logged_of_a_panic_names_the_route_and_no_secret_in_it() {
        let kept = Kept::default();
        let writer = kept.clone();
        let log = crate::base::logging::to("trace", move || writer.clone()).unwrap();
        let _logged = tracing::subscriber::set_default(log);
        let folder = tempfile::tempdir().unwrap();
        let config = Config { data_dir: folder.path().to_owned(), ..Config::default() };
        let app = App::open(config, Now::system()).await.unwrap();
        let panics = async || -> &'static str { panic!("on purpose") };
        let router = guarded(Router::new().route("/join/{token}", get(panics)), app);
        let request = Request::get("/join/0a1b2c?t=3d4e5f").header("referer", "http://club/join/0a1b2c");
        let answer = router.oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
        let text = String::from_utf8(kept.0.lock().unwrap().clone()).unwrap();
        assert!(text.contains("on purpose") && text.contains("/join/{token}"), "{text}");
        assert!(!text.contains("0a1b2c") && !text.contains("3d4e5f"), "{text}");
    }

    #[tokio::test]
    async fn a_panic_of_a_request_is_an_answer_and_the_next_request_is_served() {
        let folder = tempfile::tempdir().unwrap();
        let config = Config { data_dir: folder.path().to_owned(), ..Config::default() };
        let app = App::open(config, Now::system()).await.unwrap();
        let panics = async || -> &'static str { panic!("on purpose") };
        let router = guarded(Router::new().route("/panic", get(panics)).route("/well", get(async || "well")), app);
        for accept in ["application/json", "text/html"] {
            let request = Request::get("/panic").header(ACCEPT, accept).body(Body::empty()).unwrap();
            let answer = router.clone().oneshot(request).await.unwrap();
            assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
            assert!(answer.headers().contains_key("content-security-policy"), "as on every answer");
            let body = axum::body::to_bytes(answer.into_body(), usize::MAX).await.unwrap();
            assert!(!String::from_utf8_lossy(&body).contains("on purpose"), "what broke is said to the log only");
        }
        let request = Request::get("/well").body(Body::empty()).unwrap();
        assert_eq!(router.oneshot(request).await.unwrap().status(), StatusCode::OK);
    }
}
