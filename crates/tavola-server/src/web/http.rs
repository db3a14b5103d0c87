//! What can be asked over HTTP: one file for each act, in folders by noun.

mod account;
pub(crate) mod address;
pub(crate) mod api;
mod articles;
mod board;
mod body;
pub(crate) mod calendar;
mod chouette;
mod duplicate;
pub(crate) mod guard;
mod house;
mod invitation;
mod learning;
mod library;
mod lobby;
mod met;
mod moderation;
pub(crate) mod notices;
mod openings;
mod people;
pub(crate) mod position;
mod reader;
mod stream;
mod studied;
mod table;
mod talk;
pub(crate) mod tournament;
mod tv;
mod variations;
mod visitor;

use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware,
    response::{IntoResponse, Response},
    routing::{get, post},
};
use tavola_club::{chouette::ChouetteStream, table::Tables};
use tavola_tournament::TournamentStream;
use tower_http::{
    catch_panic::CatchPanicLayer,
    compression::{
        CompressionLayer,
        predicate::{DefaultPredicate, NotForContentType, Predicate},
    },
};

use crate::{
    app::App,
    stream::rooms::Kind,
    web::{errors::AppError, live},
};

pub(crate) use house::{
    health::watched,
    metrics::{keep_up as keep_counting, start as start_counting},
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
        .merge(in_the_lobby())
        .merge(chouettes())
        .merge(boards())
        .merge(players())
        .merge(tournaments())
        .merge(desk())
        .route("/notices", get(notices::get).post(notices::post))
        .route("/notices/live", get(notices::live::get))
        .route("/push", post(notices::push::post))
        .route("/push/end", post(notices::push::end))
        .route("/sw.js", get(house::app::worker))
        .route("/app.webmanifest", get(house::app::manifest))
        .route("/away", get(house::app::away))
        .route("/boards", get(house::app::boards))
        .route("/notices/{key}", get(notices::open))
        .merge(api::router())
        .route("/me/name", post(visitor::rename::post))
        .route("/me/language", post(visitor::language::post))
        .route("/me/preferences", get(visitor::preferences::get).put(visitor::preferences::put))
        .route("/me/sessions", get(visitor::sessions::get))
        .route("/account/blocks", get(visitor::blocks::page))
        .route("/me/blocks", get(visitor::blocks::get).post(visitor::blocks::post))
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
        .method_not_allowed_fallback(async || AppError::WrongMethod);
    guarded(routes, app)
}

/// What every request passes, from the inside out: a panic is an answer, of a handler as of what stands around it.
fn guarded(routes: Router<App>, app: App) -> Router {
    routes
        .layer(CatchPanicLayer::custom(broken))
        .layer(middleware::from_fn_with_state(app.clone(), reader::errors_as_pages))
        .layer(middleware::from_fn_with_state(app.clone(), guard::admit))
        .layer(middleware::from_fn(api::problem::as_problems))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(CompressionLayer::new().compress_when(compressed()))
        .layer(CatchPanicLayer::custom(broken))
        .layer(middleware::from_fn_with_state(app.clone(), guard::outermost))
        .with_state(app)
}

/// What is compressed: whatever comes as a whole. Lines that are sent one by one would wait for each other.
fn compressed() -> impl Predicate {
    DefaultPredicate::new().and(NotForContentType::const_new(api::lines::KIND))
}

fn broken(panic: Box<dyn std::any::Any + Send>) -> Response {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    AppError::Broken(text.unwrap_or("no reason given").to_owned()).into_response()
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
        .merge(accounts())
        .route("/account/tokens", get(account::tokens::show).post(account::tokens::make))
        .route("/account/tokens/revoke", post(account::tokens::revoke))
        .route("/api", get(api::about::get))
        .route("/api/bot.py", get(api::about::bot))
        .route("/quiz", get(learning::quiz).post(learning::answer))
        .route("/daily", get(learning::daily_position).post(learning::daily_answer))
        .route("/calendar", post(calendar::post))
        .route("/calendar/{file}", get(calendar::own))
        .route("/tv", get(tv::get))
        .route("/tv/now", get(tv::now))
        .route("/appeal", get(moderation::closed_form).post(moderation::closed))
        .route("/appeal/{secret}", get(moderation::closed_show).post(moderation::closed_appeal))
        .route("/moderation", get(moderation::queue))
        .route("/moderation/{id}", get(moderation::show).post(moderation::decide))
        .route("/moderation/{id}/appeal", post(moderation::appeal))
        .merge(the_book())
        .route("/verify", get(house::verify::get))
        .route("/verify/tavola-dice.html", get(house::verify::checker))
        .route("/t/{id}", get(table::show::get))
        .route("/c/{id}", get(chouette::show::get))
        .route("/join/{token}", get(invitation::show::get).post(invitation::accept::post))
}

fn the_book() -> Router<App> {
    Router::new()
        .route("/rules", get(house::rules::contents))
        .route("/rules/whole", get(house::rules::whole))
        .route("/rules/check", get(house::rules::check))
        .route("/rules/{chapter}", get(house::rules::chapter))
        .route("/lessons", get(house::rules::lessons))
        .route("/lessons/{id}", get(house::rules::lesson))
        .route("/about", get(house::rules::about))
        .route("/privacy", get(house::rules::privacy))
        .route("/terms", get(house::rules::terms))
        .merge(the_articles())
        .route("/sitemap.xml", get(house::sitemap::get))
        .route("/robots.txt", get(house::sitemap::robots))
        .route("/rulebook", get(house::rules::rulebook))
        .route("/rulebook/{clause}", get(house::rules::clause))
}

fn the_articles() -> Router<App> {
    let most = DefaultBodyLimit::max(articles::write::LONGEST_FORM);
    Router::new()
        .route("/articles", get(articles::list))
        .route("/articles/feed.xml", get(articles::feed))
        .route("/articles/write", get(articles::write::list).post(articles::write::begin))
        .route("/articles/write/{id}", get(articles::write::show).post(articles::write::post).layer(most))
        .route("/articles/write/{id}/translate", post(articles::write::translate))
        .route("/articles/comments", get(articles::comments::queue))
        .route("/articles/comments/{id}", post(articles::comments::act))
        .route("/articles/{name}", get(articles::show))
        .route("/articles/{name}/{language}", get(articles::show_in))
        .route("/articles/{name}/{language}/comments", post(articles::comments::post))
}

fn accounts() -> Router<App> {
    use account::{data, keys, mail, own, passkeys, proof, recover, vacation};

    Router::new()
        .route("/account", get(account::show))
        .route("/account/prove", get(proof::show).post(proof::post))
        .route("/account/password", get(keys::password_form).post(keys::password))
        .route("/account/password/remove", post(keys::remove_password))
        .route("/account/codes", get(keys::codes_form).post(keys::codes))
        .route("/account/name", get(own::name_form).post(own::name))
        .route("/account/browsers/end", post(own::end_browser))
        .route("/account/keys", get(passkeys::list))
        .route("/account/keys/rename", post(passkeys::rename))
        .route("/account/keys/remove", post(passkeys::remove))
        .route("/passkeys", post(passkeys::make))
        .route("/passkeys/new", post(passkeys::wish))
        .route("/passkeys/ask", post(passkeys::ask))
        .route("/passkeys/answer", post(passkeys::answered))
        .route("/account/mail", get(mail::form).post(mail::post))
        .route("/account/mail/remove", post(mail::remove))
        .route("/account/mail/news", post(mail::news))
        .route("/mail/{what}/{secret}", get(mail::link).post(mail::follow))
        .route("/account/vacation", get(vacation::show).post(vacation::post))
        .route("/account/data", get(data::show))
        .route("/account/export", get(data::export))
        .route("/account/leave", get(data::leave_form).post(data::leave))
        .route("/account/stay", post(data::stay))
        .route("/recover", get(recover::show).post(recover::by_code))
        .route("/recover/mail", post(mail::recover))
        .route("/recover/{secret}", get(recover::show_link).post(recover::by_link))
}

fn players() -> Router<App> {
    Router::new()
        .route("/people", get(people::all))
        .route("/people/{name}", get(people::one))
        .route("/people/{name}/against/{other}", get(people::against))
        .route("/people/{name}/dice", get(people::dice))
        .route("/people/{name}/fair-play", get(people::fair_play))
        .route("/people/{name}/follow", post(people::acts::follow))
        .route("/me/boards", post(people::acts::boards))
        .route("/dice", get(people::all_dice))
}

fn study_room() -> Router<App> {
    Router::new()
        .route("/position", get(position::get))
        .route("/position/state", get(position::state))
        .route("/position/rollout", get(position::rollout::get).post(position::rollout::post))
        .route("/position/rollout/stop", post(position::rollout::stop))
        .route("/position.svg", get(position::svg))
        .route("/position.png", get(position::card::get))
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
        .route("/t/{id}/rating", get(table::rating::get))
        .route("/t/{id}/match/{format}", get(table::files::get))
        .route("/c/{id}/study", get(chouette::study::get))
        .route("/c/{id}/study/state", get(chouette::study::state))
        .route("/t/{id}/study", get(table::study::get))
        .route("/t/{id}/study/state", get(table::study::state))
        .route("/t/{id}/study/report.json", get(table::study::report))
        .route("/t/{id}/orders", get(table::orders::get).post(table::orders::post))
        .route("/t/{id}/orders/cancel", post(table::orders::cancel))
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

fn in_the_lobby() -> Router<App> {
    Router::new()
        .route("/seeks", post(lobby::seek::post))
        .route("/seeks/withdraw", post(lobby::withdraw::post))
        .route("/seeks/{id}/join", post(lobby::join::post))
        .route("/lobby/live", get(lobby::live::open))
        .route("/lobby/choices", post(lobby::choices::post))
        .route("/challenges", get(lobby::challenge::get).post(lobby::challenge::post))
        .route("/challenges/{id}", post(lobby::challenge::answer))
        .route("/t/{id}/next-week", post(lobby::challenge::next_week))
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
        .route("/e/{id}/calendar.ics", get(calendar::of_tournament))
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
        .route(&format!("{at}/talk"), get(talk::get::<K>).post(talk::post::<K>))
        .route(&format!("{at}/chat"), get(talk::page::<K>))
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
