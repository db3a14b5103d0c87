//! docs/protocol.md names every address and every message there is, and no others.

use std::collections::BTreeSet;

use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use tavola_club::{chouette::ChouetteCommand, table::TableCommand};
use tavola_server::web::live::PageMessage;

use crate::actors::{Club, Guest};

const PAPER: &str = include_str!("../../../../docs/protocol.md");
const ROUTER: &str = include_str!("../../src/web/http.rs");
const MESSAGES: &str = include_str!("../../src/web/live/message.rs");

/// `GET /t/{id}` and so on, as the paper has them: without what stands behind a question mark.
fn described() -> BTreeSet<String> {
    let quoted = PAPER.split('`').skip(1).step_by(2);
    let requests = quoted.filter(|text| ["GET /", "POST /", "PUT /"].iter().any(|method| text.starts_with(method)));
    requests.map(|text| text.split('?').next().unwrap_or(text).to_owned()).collect()
}

/// The same, as the router has them; what all kinds of streams share stands there once.
pub(crate) fn served() -> BTreeSet<String> {
    let code = ROUTER.split("#[cfg(test)]").next().unwrap_or(ROUTER);
    let kinds: Vec<&str> = code.split("streams::<").skip(1).filter_map(|rest| rest.split('"').nth(1)).collect();
    let mut found = BTreeSet::new();
    for route in code.split(".route(").skip(1) {
        let (path, handlers) = route.split_once('"').and_then(|(_, rest)| rest.split_once('"')).unwrap();
        for method in ["get", "post", "put"] {
            let is_served = handlers.lines().next().is_some_and(|line| line.contains(&format!("{method}(")));
            let paths = if path.starts_with("{at}") {
                kinds.iter().map(|kind| path.replace("{at}", kind)).collect()
            } else {
                vec![path.to_owned()]
            };
            found.extend(paths.iter().filter(|_| is_served).map(|path| format!("{} {path}", method.to_uppercase())));
        }
    }
    found
}

#[test]
fn every_address_is_described_and_every_address_described_is_there() {
    let (described, served) = (described(), served());
    assert!(served.len() > 60 && served.contains("GET /c/{id}/live"), "{served:?}");
    let missing: Vec<_> = served.difference(&described).collect();
    let made_up: Vec<_> = described.difference(&served).collect();
    assert_eq!((missing, made_up), (Vec::<&String>::new(), Vec::<&String>::new()), "missing, made up");
}

#[test]
fn the_messages_of_the_paper_are_understood() {
    let block = PAPER.split("```json page\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    for line in block.lines() {
        let table = serde_json::from_str::<PageMessage<TableCommand>>(line);
        let chouette = serde_json::from_str::<PageMessage<ChouetteCommand>>(line);
        assert!(table.is_ok() && chouette.is_ok(), "{line}: {table:?} {chouette:?}");
    }
}

#[test]
fn every_message_of_both_sides_is_described() {
    for side in ["pub enum PageMessage", "pub enum ServerMessage"] {
        let body = MESSAGES.split(side).nth(1).and_then(|rest| rest.split("\n}").next()).unwrap();
        let variants =
            body.lines().filter(|line| line.starts_with("    ") && line[4..].starts_with(char::is_uppercase));
        let names: Vec<String> = variants
            .map(|line| line.trim().chars().take_while(char::is_ascii_alphabetic).collect::<String>().to_lowercase())
            .collect();
        assert!(names.len() > 3, "{names:?}");
        for name in names {
            assert!(PAPER.contains(&format!("{{\"type\": \"{name}\"")), "{side}: {name}");
        }
    }
}

/// A sound body for each address that takes JSON, and one that takes a form as well. `ID` is a stream's.
fn bodies() -> Vec<(&'static str, Value)> {
    let order = |name: &str| json!({ "command_id": "a", "command": { "type": name } });
    let question = |name: &str| json!({ "command": { "type": name } });
    let seed = json!({ "seed": "0".repeat(64) });
    let said = json!({ "command_id": "a", "act": { "type": "phrase", "phrase": "hello" } });
    vec![
        ("/me/name", json!({ "name": "Ada" })),
        ("/me/sessions/end", json!({ "which": "others" })),
        ("/me/blocks", json!({ "person": "x", "act": "unblock" })),
        ("/passkeys/new", json!({})),
        ("/passkeys", json!({ "ticket": "x", "credential": {} })),
        ("/passkeys/answer", json!({ "ticket": "x", "credential": {} })),
        ("/push", json!({ "endpoint": "https://push.example/x", "key": "x", "auth": "x" })),
        ("/push/end", json!({ "endpoint": "https://push.example/x" })),
        ("/people/{name}/follow", json!({ "act": "follow" })),
        ("/me/boards", json!({ "act": "leave" })),
        ("/variations", json!({ "id": "x" })),
        ("/variations/{id}", json!({ "change": "promote" })),
        ("/position/rollout", json!({ "id": "x" })),
        ("/position/rollout/stop", json!({ "id": "x" })),
        ("/join/{token}", json!({ "name": "Ada" })),
        ("/tables", json!({ "opponent": "bot", "rules": { "preset": "money" } })),
        ("/seeks", json!({ "quick": 5 })),
        ("/seeks/withdraw", json!({})),
        ("/seeks/{id}/join", json!({})),
        ("/lobby/choices", json!({ "challenged_by": "near" })),
        ("/challenges", json!({ "to": "Ada", "table": { "opponent": "friend", "rules": { "preset": "money" } } })),
        ("/challenges/{id}", json!({ "act": "accept" })),
        ("/t/{id}/next-week", json!({})),
        ("/duplicates", json!({ "play": "bot", "length": 3 })),
        ("/chouettes", json!({ "rules": { "game": { "preset": "chouette-club" } } })),
        ("/events", json!({ "settings": { "name": "Cup" } })),
        ("/t/{id}/command", order("roll")),
        ("/c/{id}/command", order("leave")),
        ("/e/{id}/command", order("tick")),
        ("/t/{id}/would", question("roll")),
        ("/t/{id}/orders", json!({ "type": "forced" })),
        ("/t/{id}/orders/cancel", json!({ "number": 1 })),
        ("/t/{id}/tutor", question("roll")),
        ("/c/{id}/would", question("leave")),
        ("/e/{id}/would", question("tick")),
        ("/t/{id}/talk", said.clone()),
        ("/c/{id}/talk", said.clone()),
        ("/e/{id}/talk", said),
        ("/t/{id}/escrow", seed.clone()),
        ("/c/{id}/escrow", seed.clone()),
        ("/e/{id}/escrow", seed),
        ("/c/{id}/bots", json!({ "level": "full" })),
        ("/study/m/{id}", json!({ "act": "share" })),
        ("/c/{id}/again", json!({})),
        ("/board", json!({})),
        ("/board/{id}/events", json!({ "token": "t", "now": 0, "entries": [] })),
        ("/board/{id}/lease", json!({ "token": "t", "command_id": "a", "device": "d" })),
        ("/board/{id}/ask", json!({ "token": "t", "id": "a", "by": "white", "act": { "type": "press" } })),
        ("/board/{id}/right", json!({ "token": "t" })),
        ("/board/{id}/command", json!({ "token": "t", "command_id": "a", "command": { "type": "press" } })),
    ]
}

/// The addresses that take a form only or nothing, the one that takes files, and the one that keeps whatever object it is given.
const OTHERS: [&str; 45] = [
    "POST /articles/write",
    "POST /articles/write/{id}",
    "POST /articles/write/{id}/translate",
    "POST /articles/comments/{id}",
    "POST /articles/{name}/{language}/comments",
    "POST /account/browsers/end",
    "POST /account/codes",
    "POST /account/keys/remove",
    "POST /account/keys/rename",
    "POST /account/leave",
    "POST /account/mail",
    "POST /account/mail/news",
    "POST /account/mail/remove",
    "POST /account/name",
    "POST /account/password",
    "POST /account/password/remove",
    "POST /account/prove",
    "POST /account/stay",
    "POST /account/vacation",
    "POST /calendar",
    "POST /mail/{what}/{secret}",
    "POST /passkeys/ask",
    "POST /recover",
    "POST /recover/mail",
    "POST /recover/{secret}",
    "POST /notices",
    "PUT /me/preferences",
    "POST /me/language",
    "POST /moderation/{id}",
    "POST /moderation/{id}/appeal",
    "POST /appeal",
    "POST /appeal/{secret}",
    "POST /register",
    "POST /login",
    "POST /account/tokens",
    "POST /account/tokens/revoke",
    "POST /study",
    "POST /quiz",
    "POST /daily",
    "POST /e/{id}/office/{key}",
    "POST /e/{id}/seat/{key}",
    "POST /e/{id}/again",
    "POST /e/{id}/committee",
    "POST /e/{id}/bots",
    "POST /e/{id}/devices/{match}",
];

fn filled(path: &str) -> String {
    let id = "0".repeat(32);
    path.replace("{id}", &id).replace("{token}", &id).replace("{key}", &id).replace("{match}", "1")
}

async fn is_malformed_for(ada: &mut Guest<'_>, path: &str, body: &Value, why: &str) {
    let answer = ada.posts(&filled(path), body).await;
    let is_told = answer.text.contains(why) && answer.text.contains("malformed");
    assert!(answer.status == StatusCode::BAD_REQUEST && is_told, "{path} {body}: {} {}", answer.status, answer.text);
}

#[tokio::test]
async fn every_address_reads_what_it_is_sent_to_the_last_field() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let bodies = bodies();
    let posts = bodies.iter().map(|(path, _)| format!("POST {path}"));
    let known: BTreeSet<String> = posts.chain(OTHERS.map(str::to_owned)).collect();
    let acts: BTreeSet<String> = served().into_iter().filter(|request| !request.starts_with("GET ")).collect();
    assert_eq!(known, acts);
    for (path, body) in &bodies {
        let answer = ada.posts(&filled(path), body).await;
        assert!(
            !answer.text.contains("unknown field") && !answer.text.contains("is a list"),
            "{path}: {}",
            answer.text
        );
        let mut more = body.clone();
        more["passed_over"] = json!(1);
        is_malformed_for(&mut ada, path, &more, "passed_over").await;
        for command in ["command", "settings", "rules"] {
            if body[command].is_object() {
                let mut more = body.clone();
                more[command]["passed_over"] = json!(1);
                is_malformed_for(&mut ada, path, &more, "passed_over").await;
            }
        }
        let list: Value = body.as_object().unwrap().values().cloned().collect();
        is_malformed_for(&mut ada, path, &list, "").await;
        is_malformed_for(&mut ada, path, &json!([]), "").await;
    }
}

#[tokio::test]
async fn every_form_is_read_to_the_last_field() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let event = ada.posts("/events", &json!({ "settings": { "name": "Cup" } })).await.is(StatusCode::CREATED).json();
    let event = event["url"].as_str().unwrap().to_owned();
    for (path, form) in [
        ("/me/name", "name=Ada"),
        ("/me/language", "lang=it"),
        ("/quiz", "act=reset"),
        ("/notices", "act=see_all"),
        ("/daily", "day=2027-01-15&answer=wait"),
        ("/register", "name=Ada&password=x"),
        ("/login", "name=Ada&password=x"),
        ("/account/browsers/end", "browser=x"),
        ("/account/keys/remove", "credential=x"),
        ("/account/keys/rename", "credential=x&label=y"),
        ("/account/leave", "sure=on"),
        ("/account/mail", "address=a@b.example"),
        ("/account/mail/news", "news=on"),
        ("/account/name", "name=Ada"),
        ("/account/password", "password=x"),
        ("/account/prove", "name=Ada&password=x"),
        ("/account/vacation", "act=end"),
        ("/calendar", "act=make"),
        ("/recover", "name=Ada&code=x"),
        ("/recover/mail", "name=Ada"),
        ("/account/tokens", "name=x&play=yes"),
        ("/account/tokens/revoke", "token=00000000000000000000000000000000"),
        ("/me/sessions/end", "which=others"),
        ("/me/blocks", "person=x&act=unblock"),
        ("/join/{token}", "name=Ada"),
        ("/tables", "opponent=bot&preset=money"),
        ("/seeks", "quick=5"),
        ("/seeks/withdraw", ""),
        ("/seeks/{id}/join", ""),
        ("/lobby/choices", "challenged_by=near&alerts=on"),
        ("/challenges/{id}", "act=accept"),
        ("/t/{id}/next-week", ""),
        ("/duplicates", "play=bot&length=3"),
        ("/chouettes", "preset=chouette-club"),
        ("/events", "name=Cup&format=swiss"),
        ("/t/{id}/command", "type=roll"),
        ("/t/{id}/talk", "type=phrase&phrase=hello"),
        ("/moderation/{id}", "verdict=nothing&reason=x"),
        ("/moderation/{id}/appeal", "words=x"),
        ("/appeal", "name=x&password=y&words=z"),
        ("/appeal/{secret}", "words=z"),
        ("/variations", "id=x"),
        ("/variations/{id}", "change=promote"),
        ("/position/rollout", "id=x"),
        ("/position/rollout/stop", "id=x"),
        ("/c/{id}/bots", "level=full"),
        ("/c/{id}/again", ""),
        ("/study/m/{id}", "act=share"),
        ("EVENT/command", "command={\"type\":\"tick\"}"),
        ("EVENT/again", "name=Next"),
        ("EVENT/committee", "names=Bea"),
        ("EVENT/bots", "many=1"),
        ("EVENT/devices/1", "form=time&side=white&seconds=1&reason=late"),
        ("EVENT/office/{key}", "name=Bea"),
        ("EVENT/seat/{key}", "name=Bea&member=x"),
    ] {
        let path = filled(path).replace("EVENT", &event);
        let kind = "application/x-www-form-urlencoded";
        let answer = ada.sends(&path, kind, &format!("{form}&passed_over=1")).await;
        let is_told = answer.text.contains("passed_over") || answer.status == StatusCode::FORBIDDEN;
        assert!(answer.status.is_client_error() && is_told, "{path} {form}: {} {}", answer.status, answer.text);
    }
}

#[tokio::test]
async fn a_blank_name_is_no_name() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    for name in ["", " ", "\u{2003}\t"] {
        let body = json!({ "name": name });
        let answer = ada.posts("/me/name", &body).await.is(StatusCode::UNPROCESSABLE_ENTITY).json();
        assert_eq!(answer["message_key"], "name-missing");
        let body = json!({ "opponent": "bot", "rules": { "preset": "money" }, "name": name });
        ada.posts("/tables", &body).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    }
    // A page's field left empty is as good as none.
    let kind = "application/x-www-form-urlencoded";
    ada.sends("/tables", kind, "opponent=bot&preset=money&name=+").await.is(StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_request_for_another_host_is_not_answered() {
    let club = Club::open().await;
    let mut ada = club.stranger();
    let request = |target: &str| Request::get(target).header("host", "club.example");
    ada.asks(request("http://club.example/health"), "").await.is(StatusCode::OK);
    ada.asks(request("http://other.example/health"), "").await.is(StatusCode::BAD_REQUEST);
}
