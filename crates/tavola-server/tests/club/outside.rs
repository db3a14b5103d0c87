//! What comes from outside: forms, bodies and addresses of any shape are answered, none ends or fills anything.

use std::net::SocketAddr;

use axum::{
    body::Body,
    extract::ConnectInfo,
    http::{Request, StatusCode},
};
use serde_json::json;
use tavola_server::Config;

use crate::{
    actors::{Club, with_a_bot},
    tournament,
};

const FORM: &str = "application/x-www-form-urlencoded";

// 30 KB of `/a/a/a…` were built and dropped one in another: the stack ran over and the process was gone.
#[tokio::test]
async fn a_form_of_any_shape_is_answered() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let event = tournament::opens(&mut ada, json!({})).await;
    for way in ["/events".to_owned(), format!("{event}/command"), format!("{event}/committee")] {
        for form in
            [format!("{}=1", "/a".repeat(30_000)), format!("{}=1", "%2Fa".repeat(16_000)), "/a=1&".repeat(9_000)]
        {
            ada.sends(&way, FORM, &form).await.is(StatusCode::BAD_REQUEST);
        }
        ada.sends(&way, "application/json", &"[".repeat(60_000)).await.is(StatusCode::BAD_REQUEST);
    }
    ada.gets("/health").await.is(StatusCode::OK);
}

// Too long, too deep, not what it says: each is a 4xx and none a fault of ours.
#[tokio::test]
async fn a_body_of_any_shape_is_answered() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let table = ada.opens(with_a_bot()).await.path;
    let deep = format!("{}1{}", r#"{"a":"#.repeat(200), "}".repeat(200));
    let hostile = [
        String::new(),
        "[".repeat(60_000),
        deep.clone(),
        format!(r#"{{"command_id":"a","command":{deep}}}"#),
        format!(r#"{{"token":"","ask":{deep}}}"#),
        "x".repeat(70_000),
        "1e999".to_owned(),
        r#""\ud800""#.to_owned(),
    ];
    let device = ada.posts("/board", &json!({})).await.is(StatusCode::OK).json();
    let device = format!("/board/{}", device["id"].as_str().unwrap());
    let commands = ["command", "would", "escrow"].map(|act| format!("{table}/{act}"));
    let device = ["ask", "command", "lease", "events"].map(|act| format!("{device}/{act}"));
    let others = ["/tables", "/chouettes", "/events", "/board", "/me/name"].map(str::to_owned);
    for way in commands.iter().chain(&device).chain(&others) {
        for body in &hostile {
            let answer = ada.sends(way, "application/json", body).await;
            assert!(answer.status.is_client_error(), "{way} {body:.20}: {}", answer.status);
        }
    }
}

#[tokio::test]
async fn a_name_of_another_kind_or_of_nothing_is_a_404_everywhere() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let table = ada.opens(with_a_bot()).await.path;
    let table = table.strip_prefix("/t/").unwrap();
    let event = tournament::opens(&mut ada, json!({})).await;
    let event = event.strip_prefix("/e/").unwrap();
    let chouette = ada
        .posts("/chouettes", &json!({ "rules": { "game": { "preset": "chouette-club" } } }))
        .await
        .is(StatusCode::CREATED)
        .json();
    let chouette = chouette["id"].as_str().unwrap();
    let nothing = "0".repeat(32);
    let none = [nothing.as_str(), "none", "a", "..%2f..", &"a".repeat(3_000)];
    let ways = [
        ("/t", ["", "/view", "/proof.json", "/commitments.json"].as_slice(), [event, chouette]),
        (
            "/c",
            &["", "/view", "/proof.json", "/commitments.json", "/accounts", "/games/1", "/sheet.csv"],
            [table, event],
        ),
        (
            "/e",
            &["", "/view", "/me", "/hints", "/desk", "/desk/setup", "/player/1", "/export/entries.csv"],
            [table, chouette],
        ),
        ("/board", &["/view", "/log", "/log?wait=entries", "/sheet.csv"], [table, event]),
    ];
    for (kind, below, foreign) in ways {
        for id in foreign.iter().chain(&none) {
            for way in below {
                ada.gets(&format!("{kind}/{id}{way}")).await.is(StatusCode::NOT_FOUND);
            }
        }
    }
    let roll = json!({ "type": "roll" });
    for id in [event, chouette, &nothing] {
        ada.commands(&format!("/t/{id}"), roll.clone()).await.is(StatusCode::NOT_FOUND);
    }
}

#[tokio::test]
async fn numbers_are_for_this_machine_and_for_no_proxy_on_it() {
    let club = Club::open().await;
    let asks = async |peer: [u8; 4], header: Option<(&str, &str)>| {
        let peer = ConnectInfo(SocketAddr::from((peer, 4711)));
        let request = Request::get("/metrics").extension(peer);
        let host = Some(("host", "localhost")).filter(|_| header.is_none_or(|(name, _)| name != "host"));
        let request =
            header.into_iter().chain(host).fold(request, |request, (name, value)| request.header(name, value));
        club.stranger().asks(request, Body::empty()).await.status
    };
    assert_eq!(asks([127, 0, 0, 1], None).await, StatusCode::OK);
    assert_eq!(asks([192, 0, 2, 1], None).await, StatusCode::NOT_FOUND);
    for header in [
        ("x-forwarded-for", "127.0.0.1"),
        ("forwarded", "for=127.0.0.1"),
        ("via", "1.1 proxy"),
        ("host", "club.example"),
    ] {
        assert_eq!(asks([127, 0, 0, 1], Some(header)).await, StatusCode::NOT_FOUND);
    }
    for host in ["localhost:8080", "127.0.0.1:8080", "[::1]:8080"] {
        assert_eq!(asks([127, 0, 0, 1], Some(("host", host))).await, StatusCode::OK, "{host}");
    }
}

#[tokio::test]
async fn a_flood_of_one_network_is_not_anothers_and_newcomers_have_their_own_measure() {
    let trusted_proxy = vec!["127.0.0.1/32".parse().unwrap()];
    let club = Club::with(Config { trusted_proxy, ..Config::default() }).await;
    let comes = async |from: &str| {
        let peer = ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 4711)));
        let request = Request::post("/me/name").extension(peer).header("x-forwarded-for", from);
        let request = request.header("content-type", "application/json").header("host", "club.example");
        club.stranger().asks(request, json!({ "name": "Ada" }).to_string()).await.status
    };
    let mut made = 0;
    for n in 0..50 {
        made += usize::from(comes(&format!("2001:db8:0:1::{n:x}")).await == StatusCode::OK);
    }
    assert_eq!(made, 10, "a household is one network");
    assert_eq!(comes("2001:db8:0:2::1").await, StatusCode::OK);
    club.clock.advance(tavola_base::Millis::new(6_000));
    assert_eq!(comes("2001:db8:0:1::1").await, StatusCode::OK);
}

#[tokio::test]
async fn views_and_transcripts_have_a_measure_too() {
    let club = Club::with(Config { rate_per_second: 1, rate_burst: 10, ..Config::default() }).await;
    let (mut ada, mut bea) = (club.guest("Ada").await, club.guest("Bea").await);
    let table = ada.opens(with_a_bot()).await.path;
    let mut views = 0;
    for _ in 0..300 {
        views += usize::from(ada.gets(&format!("{table}/view")).await.status == StatusCode::OK);
    }
    assert!((100..150).contains(&views), "{views}");
    bea.gets(&format!("{table}/view")).await.is(StatusCode::OK);
    let mut proofs = 0;
    for _ in 0..100 {
        proofs += usize::from(bea.gets(&format!("{table}/proof.json")).await.status != StatusCode::TOO_MANY_REQUESTS);
    }
    assert!((20..35).contains(&proofs), "a transcript costs five times as much: {proofs}");
}

#[tokio::test]
async fn an_account_has_three_tables_of_bots_running_and_the_house_a_bound() {
    let club = Club::with(Config { bot_tables: 5, ..Config::default() }).await;
    let (mut ada, mut bea) = (club.guest("Ada").await, club.guest("Bea").await);
    let bots = json!({ "opponent": "bots", "rules": { "preset": "match", "length": { "points": 25 } } });
    let mut opened = [0, 0];
    for _ in 0..10 {
        opened[0] += usize::from(ada.posts("/tables", &bots).await.status == StatusCode::CREATED);
    }
    for _ in 0..10 {
        opened[1] += usize::from(bea.posts("/tables", &bots).await.status == StatusCode::CREATED);
    }
    assert_eq!(opened, [3, 2]);
    let refused = ada.posts("/tables", &bots).await.is(StatusCode::TOO_MANY_REQUESTS).json();
    assert_eq!(refused["code"], "too_many_bots");
    ada.opens(with_a_bot()).await;
    // Nobody looks: they rest, and others may be opened.
    club.clock.advance(tavola_base::Millis::new(60_000));
    ada.posts("/tables", &bots).await.is(StatusCode::CREATED);
}

#[tokio::test]
async fn a_guest_ends_other_browsers_and_this_one() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let table = ada.opens(with_a_bot()).await.path;
    ada.posts("/me/sessions/end", &json!({ "which": "others" })).await.is(StatusCode::NO_CONTENT);
    assert_eq!(ada.gets("/me/sessions").await.is(StatusCode::OK).json()[0]["here"], true);
    let stolen = ada.cookie.clone();
    let bye = ada.sends("/me/sessions/end", FORM, "which=here").await.is(StatusCode::SEE_OTHER);
    assert!(bye.headers.get_all("set-cookie").iter().all(|cookie| cookie.to_str().unwrap().contains("Max-Age=0")));
    ada.cookie = stolen;
    ada.commands(&table, json!({ "type": "ready" })).await.is(StatusCode::UNAUTHORIZED);
    ada.gets("/me/sessions").await.is(StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn over_tls_browsers_are_told_to_stay_there() {
    let club = Club::with(Config { public_url: Some("https://club.example".to_owned()), ..Config::default() }).await;
    let mut ada = club.guest("Ada").await;
    assert!(ada.cookie.as_ref().unwrap().starts_with("__Host-tavola_guest="));
    let page = ada.gets("/").await.is(StatusCode::OK);
    assert_eq!(page.headers["strict-transport-security"], "max-age=63072000");
    let plain = Club::open().await;
    assert!(!plain.stranger().gets("/").await.headers.contains_key("strict-transport-security"));
}
