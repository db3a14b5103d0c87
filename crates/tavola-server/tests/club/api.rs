//! The API: who gets in by which token, what they may do, and how they are told.

mod covered;
mod described;
mod hidden;
mod lobby;

use std::time::Duration;

use axum::{
    body::{Body, to_bytes},
    http::{Request, StatusCode},
};
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use tavola_base::Millis;
use tavola_server::Config;

use crate::actors::{Answer, Club, Guest};

const FORM: &str = "application/x-www-form-urlencoded";
const PASSWORD: &str = "quiet+anchor+on+the+bar";
const PLAYS: &[&str] = &["me:read", "challenge:write", "play"];

/// A registered player and a token of these scopes.
async fn program<'a>(club: &'a Club, name: &str, scopes: &[&str]) -> (Guest<'a>, String) {
    let mut player = club.stranger();
    player.sends("/register", FORM, &format!("name={name}&password={PASSWORD}")).await.is(StatusCode::SEE_OTHER);
    let token = makes(&mut player, scopes).await;
    (player, token)
}

async fn makes(player: &mut Guest<'_>, scopes: &[&str]) -> String {
    let ticked: String = scopes.iter().map(|scope| format!("&{}=yes", scope.replace(':', "%3A"))).collect();
    let page = player.sends("/account/tokens", FORM, &format!("name=bot{ticked}")).await.is(StatusCode::OK).text;
    let at = page.find("tvl_").expect("the token is shown");
    page[at..at + 68].to_owned()
}

async fn asks(club: &Club, request: axum::http::request::Builder, body: impl Into<Body>) -> Answer {
    let response = club.answers(request.body(body.into()).unwrap()).await;
    let (status, headers) = (response.status(), response.headers().clone());
    let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
    Answer { status, headers, text: String::from_utf8_lossy(&bytes).into_owned() }
}

async fn gets(club: &Club, token: &str, path: &str) -> Answer {
    asks(club, Request::get(format!("/api/v1{path}")).header("authorization", format!("Bearer {token}")), "").await
}

async fn posts(club: &Club, token: &str, path: &str, body: &Value) -> Answer {
    let request = Request::post(format!("/api/v1{path}")).header("authorization", format!("Bearer {token}"));
    asks(club, request.header("content-type", "application/json"), body.to_string()).await
}

async fn acts(club: &Club, token: &str, table: &str, command: Value) -> Answer {
    let id = uuid::Uuid::now_v7().to_string();
    posts(club, token, &format!("/tables/{table}/acts"), &json!({ "command_id": id, "command": command })).await
}

#[track_caller]
fn problem(answer: &Answer, status: StatusCode, code: &str) -> Value {
    assert_eq!(answer.status, status, "{}", answer.text);
    assert_eq!(answer.headers["content-type"], "application/problem+json");
    assert!(!answer.headers.contains_key("access-control-allow-origin") && !answer.headers.contains_key("set-cookie"));
    let body = answer.json();
    assert_eq!((body["code"].as_str(), body["status"].as_u64()), (Some(code), Some(status.as_u16().into())), "{body}");
    body
}

/// Two programs at a table, both ready: their tokens and the table.
async fn two(club: &Club) -> (String, String, String) {
    let (_, ada) = program(club, "Ada", PLAYS).await;
    let (_, bea) = program(club, "Bea", PLAYS).await;
    let terms =
        json!({ "opponent": "friend", "rules": { "preset": "match", "length": { "points": 1 } }, "side": "white" });
    let opened = posts(club, &ada, "/tables", &terms).await.is(StatusCode::CREATED).json();
    let table = opened["id"].as_str().unwrap().to_owned();
    posts(club, &bea, opened["join_url"].as_str().unwrap(), &json!({})).await.is(StatusCode::OK);
    for token in [&ada, &bea] {
        acts(club, token, &table, json!({ "type": "ready" })).await.is(StatusCode::OK);
    }
    (ada, bea, table)
}

#[tokio::test]
async fn a_token_is_shown_once_and_does_what_was_ticked_until_it_is_revoked() {
    let club = Club::open().await;
    let (mut ada, token) = program(&club, "Ada", &["me:read"]).await;
    let me = gets(&club, &token, "/me").await.is(StatusCode::OK).json();
    assert_eq!((me["name"].as_str(), &me["scopes"]), (Some("Ada"), &json!(["me:read"])));
    let page = ada.gets("/account/tokens").await.is(StatusCode::OK).text;
    assert!(!page.contains("tvl_") && page.contains("me:read"), "{page}");
    let terms = json!({ "opponent": "bot", "rules": { "preset": "money" } });
    problem(&posts(&club, &token, "/tables", &terms).await, StatusCode::FORBIDDEN, "scope");
    let id = page.split("data-token=\"").nth(1).unwrap().split('"').next().unwrap();
    ada.sends("/account/tokens/revoke", FORM, &format!("token={id}")).await.is(StatusCode::SEE_OTHER);
    problem(&gets(&club, &token, "/me").await, StatusCode::UNAUTHORIZED, "token");
}

#[tokio::test]
async fn nobody_gets_in_by_a_cookie_a_guess_an_address_or_another_sites_page() {
    let club = Club::open().await;
    let (mut ada, token) = program(&club, "Ada", PLAYS).await;
    // A cookie is not looked at, a token opens no page.
    problem(&ada.gets("/api/v1/me").await, StatusCode::UNAUTHORIZED, "token");
    let page = Request::get("/me/sessions").header("authorization", format!("Bearer {token}"));
    assert_eq!(asks(&club, page, "").await.status, StatusCode::BAD_REQUEST);
    let long = "a".repeat(4000);
    for guess in
        ["", "x", "tvl_", "tvl_00", &token[..67], &token.to_uppercase(), &format!("{token}0"), &long, "tvl_' OR 1=1"]
    {
        problem(&gets(&club, guess, "/me").await, StatusCode::UNAUTHORIZED, "token");
    }
    let basic = Request::get("/api/v1/me").header("authorization", "Basic YTpi");
    problem(&asks(&club, basic, "").await, StatusCode::UNAUTHORIZED, "token");
    let twice = Request::get("/api/v1/me").header("authorization", format!("Bearer {token}"));
    let twice = twice.header("authorization", format!("Bearer {token}"));
    problem(&asks(&club, twice, "").await, StatusCode::UNAUTHORIZED, "token");
    problem(
        &asks(&club, Request::get(format!("/api/v1/me?token={token}")), "").await,
        StatusCode::BAD_REQUEST,
        "malformed",
    );
    let foreign = Request::post("/api/v1/tables").header("authorization", format!("Bearer {token}"));
    let foreign = foreign.header("origin", "http://evil").header("content-type", "application/json");
    problem(&asks(&club, foreign, "{}").await, StatusCode::FORBIDDEN, "cross_site");
    let preflight = Request::options("/api/v1/tables").header("origin", "http://evil");
    let preflight = asks(&club, preflight.header("access-control-request-method", "POST"), "").await;
    assert!(preflight.status.is_client_error() && !preflight.headers.contains_key("access-control-allow-origin"));
    // A guest has nothing a token could be for.
    let mut guest = club.guest("Guest").await;
    guest.sends("/account/tokens", FORM, "name=x&play=yes").await.is(StatusCode::UNPROCESSABLE_ENTITY);
    ada.sends("/account/tokens", FORM, "name=x&root=yes").await.is(StatusCode::BAD_REQUEST);
    ada.sends("/account/tokens", FORM, "name=x").await.is(StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn whatever_is_wrong_is_said_as_json_with_what_to_do() {
    let club = Club::open().await;
    let (_, token) = program(&club, "Ada", PLAYS).await;
    problem(&gets(&club, &token, "/nothing").await, StatusCode::NOT_FOUND, "not_found");
    problem(&gets(&club, &token, "/tables/none").await, StatusCode::NOT_FOUND, "not_found");
    let wrong = posts(&club, &token, "/me", &json!({})).await;
    problem(&wrong, StatusCode::METHOD_NOT_ALLOWED, "wrong_method");
    assert_eq!(wrong.headers["allow"], "GET,HEAD");
    problem(
        &posts(&club, &token, "/tables", &json!({ "opponent": "bot" })).await,
        StatusCode::BAD_REQUEST,
        "malformed",
    );
    let form = Request::post("/api/v1/tables").header("authorization", format!("Bearer {token}"));
    let form = form.header("content-type", FORM).header("accept", "text/html");
    problem(&asks(&club, form, "opponent=bot&preset=money").await, StatusCode::BAD_REQUEST, "malformed");
    let large = json!({ "opponent": "x".repeat(70_000) });
    problem(&posts(&club, &token, "/tables", &large).await, StatusCode::PAYLOAD_TOO_LARGE, "too_large");
}

#[tokio::test]
async fn a_flood_by_one_token_is_told_when_to_come_back_and_nobody_else_waits() {
    let club = Club::with(Config::default()).await;
    let (_, ada) = program(&club, "Ada", PLAYS).await;
    let (_, bea) = program(&club, "Bea", PLAYS).await;
    let mut passed = 0;
    let refused = loop {
        let answer = gets(&club, &ada, "/me").await;
        if answer.status != StatusCode::OK {
            break answer;
        }
        passed += 1;
        assert!(passed < 1_000, "a flood without end");
    };
    assert_eq!(passed, 60);
    assert_eq!(problem(&refused, StatusCode::TOO_MANY_REQUESTS, "too_fast")["retry_after"], 1);
    assert_eq!(refused.headers["retry-after"], "1");
    gets(&club, &bea, "/me").await.is(StatusCode::OK);
    club.clock.advance(Millis::seconds(1));
    gets(&club, &ada, "/me").await.is(StatusCode::OK);
}

#[tokio::test]
async fn an_act_is_done_once_and_only_on_the_version_it_was_decided_on() {
    let club = Club::open().await;
    let (ada, bea, table) = two(&club).await;
    let at = format!("/tables/{table}");
    let view = gets(&club, &ada, &at).await.is(StatusCode::OK).json();
    let version = view["version"].as_u64().unwrap();
    let act =
        |id: &str, expected: u64| json!({ "command_id": id, "command": { "type": "roll" }, "expected": expected });
    let stale = posts(&club, &ada, &format!("{at}/acts"), &act("a", version - 1)).await;
    let said = problem(&stale, StatusCode::CONFLICT, "stale");
    assert_eq!((said["version"].as_u64(), &said["view"]["you"]), (Some(version), &json!("white")));
    let done = posts(&club, &ada, &format!("{at}/acts"), &act("a", version)).await.is(StatusCode::OK).json();
    // Sent again it is not decided again, though the table has moved on.
    assert_eq!(posts(&club, &ada, &format!("{at}/acts"), &act("a", version)).await.is(StatusCode::OK).json(), done);
    problem(&posts(&club, &bea, &format!("{at}/acts"), &act("b", version)).await, StatusCode::CONFLICT, "stale");
}

#[tokio::test]
async fn an_account_without_matches_becomes_a_bots_for_good() {
    let club = Club::open().await;
    let (_, bot) = program(&club, "Robot", &["me:read", "bot:play", "challenge:write"]).await;
    problem(&posts(&club, &two(&club).await.0, "/me/bot", &json!({})).await, StatusCode::FORBIDDEN, "scope");
    assert_eq!(posts(&club, &bot, "/me/bot", &json!({})).await.is(StatusCode::OK).json()["bot"], true);
    assert_eq!(gets(&club, &bot, "/me").await.is(StatusCode::OK).json()["bot"], true, "its token still opens");
    let (mut player, other) = program(&club, "Player", &["bot:play"]).await;
    player.opens(crate::actors::with_a_bot()).await;
    problem(&posts(&club, &other, "/me/bot", &json!({})).await, StatusCode::UNPROCESSABLE_ENTITY, "refused");
}

#[tokio::test]
async fn anothers_table_is_theirs() {
    let club = Club::open().await;
    let (_, bea, table) = two(&club).await;
    let (_, eve) = program(&club, "Eve", PLAYS).await;
    let refused = acts(&club, &eve, &table, json!({ "type": "resign_match" })).await;
    assert!(refused.status.is_client_error(), "{}", refused.text);
    for house in [json!({ "type": "tick" }), json!({ "type": "award_match", "winner": "white", "reason": "x" })] {
        let refused = acts(&club, &bea, &table, house).await;
        problem(&refused, StatusCode::FORBIDDEN, "forbidden");
    }
    assert!(gets(&club, &eve, &format!("/tables/{table}")).await.json()["you"].is_null());
}

/// The next line of a stream.
async fn line(body: &mut axum::body::BodyDataStream) -> Option<Value> {
    let next = tokio::time::timeout(Duration::from_secs(10), body.next()).await.expect("a line");
    next.map(|bytes| serde_json::from_slice(&bytes.unwrap()).unwrap())
}

async fn listens(club: &Club, token: &str, path: &str) -> axum::body::BodyDataStream {
    let request = Request::get(format!("/api/v1{path}")).header("authorization", format!("Bearer {token}"));
    let request = request.header("accept-encoding", "gzip, br").body(Body::empty()).unwrap();
    let answer = club.answers(request).await;
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(answer.headers()["content-type"], "application/x-ndjson");
    assert!(!answer.headers().contains_key("content-encoding"), "lines are sent as they come");
    answer.into_body().into_data_stream()
}

#[tokio::test]
async fn a_stream_says_how_it_is_then_what_happens_and_ends_with_its_token() {
    let club = Club::open().await;
    let (ada, _, table) = two(&club).await;
    let mut lines = listens(&club, &ada, &format!("/tables/{table}/stream")).await;
    let first = line(&mut lines).await.unwrap();
    assert_eq!((&first["type"], &first["view"]["you"]), (&json!("update"), &json!("white")));
    acts(&club, &ada, &table, json!({ "type": "roll" })).await.is(StatusCode::OK);
    let second = line(&mut lines).await.unwrap();
    assert!(second["version"].as_u64() > first["version"].as_u64() && !second["events"].as_array().unwrap().is_empty());
    // From the version one has on: what has happened since, and no more.
    let since = first["version"].as_u64().unwrap();
    let mut again = listens(&club, &ada, &format!("/tables/{table}/stream?from={since}")).await;
    assert!(!line(&mut again).await.unwrap()["events"].as_array().unwrap().is_empty());
    let mut many = Vec::new();
    for _ in 0..6 {
        many.push(listens(&club, &ada, &format!("/tables/{table}/stream")).await);
    }
    let ninth = gets(&club, &ada, &format!("/tables/{table}/stream")).await;
    assert_eq!(problem(&ninth, StatusCode::TOO_MANY_REQUESTS, "too_many_streams")["retry_after"], 60);
    let account = club.app.store().player_called("ada").await.unwrap().unwrap();
    let listed = club.app.tokens().of(&account).await.unwrap();
    club.app.tokens().revoke(&listed[0].id, &account).await.unwrap();
    assert_eq!(line(&mut lines).await, None);
}

#[tokio::test]
async fn a_silent_stream_says_that_it_is_there_every_seven_seconds() {
    let club = Club::open().await;
    let (ada, _, table) = two(&club).await;
    let mut lines = listens(&club, &ada, &format!("/tables/{table}/stream")).await;
    let first = line(&mut lines).await.unwrap();
    let beat = line(&mut lines).await.unwrap();
    assert_eq!((&beat["type"], &beat["version"]), (&json!("heartbeat"), &first["version"]));
}

#[tokio::test]
async fn who_listens_for_everything_is_told_where_they_are_to_act() {
    let club = Club::open().await;
    let herald = tokio::spawn(tavola_server::club::herald::run(club.app.clone()));
    let (ada, bea, table) = two(&club).await;
    let mut lines = listens(&club, &bea, "/events").await;
    let first = line(&mut lines).await.unwrap();
    assert_eq!((&first["id"], &first["to_act"]), (&json!(table), &json!(true)));
    let mut version = 0;
    while gets(&club, &ada, &format!("/tables/{table}")).await.json()["phase"]["type"] == "opening" {
        acts(&club, &ada, &table, json!({ "type": "roll" })).await.is(StatusCode::OK);
        version += 1;
    }
    assert!(version > 0);
    let view = gets(&club, &bea, &format!("/tables/{table}")).await.json();
    // Whoever is to act is told so, and whoever waits that they wait.
    let acts = view["phase"]["side"] == "black";
    loop {
        let told = line(&mut lines).await.unwrap();
        if told["type"] == "place" && told["version"] == view["version"] {
            assert_eq!(told["to_act"], json!(acts), "{told}");
            break;
        }
    }
    herald.abort();
}

#[tokio::test]
async fn a_match_is_played_to_its_end_imported_and_exported() {
    let club = Club::open().await;
    let (ada, bea, table) = two(&club).await;
    let at = format!("/tables/{table}");
    for _ in 0..600 {
        for token in [&ada, &bea] {
            let view = gets(&club, token, &at).await.is(StatusCode::OK).json();
            if let Some(command) = choice(&view) {
                acts(&club, token, &table, command).await;
            }
        }
        if gets(&club, &ada, &at).await.json()["state"] == "over" {
            break;
        }
    }
    let view = gets(&club, &ada, &at).await.json();
    assert_eq!(view["state"], "over", "{view}");
    let mat = gets(&club, &ada, &format!("{at}/match/xg.mat")).await.is(StatusCode::OK).text;
    assert!(mat.contains("1 point match"), "{mat}");
    assert!(gets(&club, &ada, &format!("{at}/proof")).await.is(StatusCode::OK).json()["house_secret"].is_string());
    gets(&club, &ada, &format!("{at}/record")).await.is(StatusCode::OK);
    let (_, student) = program(&club, "Student", &["study:write", "study:read"]).await;
    let request = Request::post("/api/v1/matches?name=a.mat").header("authorization", format!("Bearer {student}"));
    let brought = asks(&club, request.header("content-type", "text/plain"), mat).await.is(StatusCode::OK).json();
    assert_eq!(brought[0]["matches"].as_array().unwrap().len(), 1, "{brought}");
    assert_eq!(gets(&club, &student, "/matches").await.is(StatusCode::OK).json().as_array().unwrap().len(), 1);
}

/// What the simplest bot would do.
fn choice(view: &Value) -> Option<Value> {
    let actions = view["legal"]["actions"].as_array()?;
    if actions.contains(&json!("play")) {
        let nodes = view["legal"]["steps"]["nodes"].as_array()?;
        let (mut at, mut steps) = (0, Vec::new());
        while let Some(edge) = nodes[at]["steps"].as_array()?.first() {
            steps.push(json!({ "from": edge["from"], "to": edge["to"], "hit": edge["hit"] }));
            at = usize::try_from(edge["next"].as_u64()?).ok()?;
        }
        return Some(json!({ "type": "play", "steps": steps }));
    }
    let carries_on = ["roll", "take", "next_game"].into_iter().find(|name| actions.contains(&json!(name)));
    carries_on.map(|name| json!({ "type": name }))
}
