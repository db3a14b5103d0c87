//! What issue 15 asks to be refused and was tried nowhere else: lines of other sites' pages, cookies planted beforehand,
//! messages out of order, formulas in sheets; and that each refusal is in the log once.

use std::{
    io::Write,
    sync::{Arc, Mutex},
};

use axum::http::{Request, StatusCode};
use serde_json::json;
use tokio_tungstenite::{
    connect_async,
    tungstenite::{Error, client::IntoClientRequest as _},
};

use crate::{
    actors::{Club, two_at_a_table, with_a_bot},
    line::listens,
};

const FORM: &str = "application/x-www-form-urlencoded";
const GOOD: &str = "password=seven+checkers+on+the+bar";

#[tokio::test]
async fn another_sites_page_opens_no_line_in_somebodys_name() {
    let club = Club::open().await;
    let (ada, _, table) = two_at_a_table(&club, None).await;
    let address = listens(&club).await;
    for path in [&format!("{}/live", table.path), "/lobby/live", "/notices/live"] {
        for (name, value) in [("origin", "https://evil.example"), ("origin", "null"), ("sec-fetch-site", "cross-site")]
        {
            let mut request = format!("ws://{address}{path}").into_client_request().unwrap();
            request.headers_mut().insert("cookie", ada.cookie.clone().unwrap().parse().unwrap());
            request.headers_mut().insert(name, value.parse().unwrap());
            let refused = connect_async(request).await;
            let Err(Error::Http(answer)) = refused else { panic!("{path} {name}: {value}") };
            assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{path} {name}: {value}");
        }
        let mut request = format!("ws://{address}{path}").into_client_request().unwrap();
        request.headers_mut().insert("cookie", ada.cookie.clone().unwrap().parse().unwrap());
        request.headers_mut().insert("origin", format!("http://{address}").parse().unwrap());
        connect_async(request).await.unwrap();
    }
}

#[tokio::test]
async fn a_cookie_planted_before_somebody_signs_in_opens_nothing_afterwards() {
    let club = Club::open().await;
    let mut ada = club.stranger();
    ada.sends("/register", FORM, &format!("name=Ada&{GOOD}")).await.is(StatusCode::SEE_OTHER);
    let codes = ada.sends("/account/codes", FORM, "").await.is(StatusCode::OK).text;
    let code = codes.split("<code>").nth(1).unwrap().split('<').next().unwrap().to_owned();
    for way in [
        format!("/login name=Ada&{GOOD}"),
        format!("/recover name=Ada&code={code}"),
        format!("/register name=Bea&{GOOD}"),
    ] {
        let eve = club.guest("Eve").await;
        // Ada sits down at a browser in which Eve has left her own cookie.
        let mut victim = club.stranger();
        victim.cookie.clone_from(&eve.cookie);
        let (path, form) = way.split_once(' ').unwrap();
        victim.sends(path, FORM, form).await.is(StatusCode::SEE_OTHER);
        assert_ne!(victim.cookie, eve.cookie, "{path}");
        let mut thief = club.stranger();
        thief.cookie.clone_from(&eve.cookie);
        let page = thief.gets("/account").await.text;
        assert!(!page.contains("Ada") && !page.contains("/account/password"), "{path}: {page}");
    }
}

#[tokio::test]
async fn messages_out_of_order_move_nothing_and_are_told_why() {
    let club = Club::open().await;
    let (mut ada, mut bea, table) = two_at_a_table(&club, None).await;
    let before = ada.sees(&table.path).await;
    let (turn, other) = if before["phase"]["side"] == "white" { (&mut ada, &mut bea) } else { (&mut bea, &mut ada) };
    let link = "5eed".repeat(16);
    for early in [
        json!({ "type": "take" }),
        json!({ "type": "roll" }),
        json!({ "type": "next_game" }),
        json!({ "type": "accept_rematch" }),
        json!({ "type": "open_link", "number": 99, "link": link }),
        json!({ "type": "open_link", "number": 1, "link": link }),
        json!({ "type": "accept_resignation" }),
        json!({ "type": "claim_absence" }),
        json!({ "type": "ready" }),
    ] {
        turn.commands(&table.path, early.clone()).await.is(StatusCode::UNPROCESSABLE_ENTITY);
        other.commands(&table.path, early).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    }
    assert_eq!(turn.sees(&table.path).await["version"], before["version"]);
    // A play is made once, whatever is sent again and in which order.
    let play = json!({ "type": "resign", "kind": "single" });
    crate::pace::plays(turn, &table.path).await;
    other.commands_as(&table.path, "first", play.clone()).await.is(StatusCode::OK);
    other.commands_as(&table.path, "second", play.clone()).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    let version = other.sees(&table.path).await["version"].clone();
    other.commands_as(&table.path, "first", play.clone()).await.is(StatusCode::OK);
    other.commands_as(&table.path, "second", play).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(other.sees(&table.path).await["version"], version);
}

#[tokio::test]
async fn a_sheet_to_take_away_holds_no_formula_whatever_people_are_called() {
    let club = Club::open().await;
    let mut host = club.guest("Host").await;
    let names = ["=HYPERLINK(1)", "+1+1", "-2+3", "@SUM(A1)", "＝1+1"];
    let event = crate::tournament::opens(&mut host, json!({ "venue": "over_the_board", "tables": 4 })).await;
    for name in names {
        let entry =
            json!({ "type": "enter", "division": "main", "name": name, "people": [{ "name": name, "club": name }] });
        host.commands(&event, entry).await.is(StatusCode::OK);
    }
    for file in ["entries", "matches", "standings", "prizes"] {
        let sheet = host.gets(&format!("{event}/export/{file}.csv")).await.is(StatusCode::OK).text;
        for cell in sheet.lines().flat_map(|line| line.split(',')) {
            let begins = cell.trim_matches('"').chars().next().unwrap_or(' ');
            assert!(!"=+-@＝".contains(begins), "{file}: {cell}");
        }
    }
    let entries = host.gets(&format!("{event}/export/entries.csv")).await.text;
    assert!(names.iter().all(|name| entries.contains(&format!("'{name}"))), "{entries}");
}

/// Everything that has been logged.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<Vec<u8>>>);

impl Write for Kept {
    fn write(&mut self, text: &[u8]) -> std::io::Result<usize> {
        Write::write(&mut *self.0.lock().unwrap(), text)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn each_refusal_is_in_the_log_once_with_its_route_and_nothing_that_was_sent() {
    let kept = Kept::default();
    let writer = kept.clone();
    let log = tavola_server::base::logging::to("tavola_server=debug", move || writer.clone()).unwrap();
    let _logged = tracing::subscriber::set_default(log);
    let club = Club::open().await;
    let (mut ada, mut eve) = (club.guest("Ada").await, club.guest("Eve").await);
    let table = ada.opens(with_a_bot()).await.path;
    let lines = |route: &str, status: u16| {
        let text = String::from_utf8_lossy(&kept.0.lock().unwrap()).into_owned();
        // Without the time and how long it took, which may have the same figures.
        let has = |line: &&str| {
            let said = line.trim_start().split_once(' ').map_or("", |(_, said)| said);
            let said = said.split("seconds").next().unwrap_or_default();
            said.contains(route) && said.contains(&status.to_string()) && said.contains("answered")
        };
        (text.lines().filter(has).count(), text.contains("unheard-of"))
    };
    eve.commands(&table, json!({ "type": "leave" })).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(lines("/t/{id}/command", 422), (1, false), "another's seat");
    let foreign = Request::post("/seeks").header("origin", "https://evil.example").header("host", "club.example");
    eve.asks(foreign.header("content-type", FORM), "quick=5").await.is(StatusCode::FORBIDDEN);
    assert_eq!(lines("/seeks", 403), (1, false), "a form of another site's");
    let mut forged = club.stranger();
    forged.cookie = Some("tavola_guest=unheard-of.00".to_owned());
    forged.commands(&table, json!({ "type": "ready" })).await.is(StatusCode::UNAUTHORIZED);
    assert_eq!(lines("/t/{id}/command", 401), (1, false), "a forged cookie");
    club.stranger().sends("/login", FORM, "name=unheard-of&password=unheard-of").await;
    assert_eq!(lines("/login", 422), (1, false), "a guessed password");
    eve.sends(&format!("{table}/command"), "application/json", "{\"unheard-of\":").await.is(StatusCode::BAD_REQUEST);
    assert_eq!(lines("/t/{id}/command", 400), (1, false), "a malformed message");
}
