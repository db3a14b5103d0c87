//! What the API keeps to itself: tables that nobody may watch; and what a bot's account may not do.

use tavola_server::{
    base::ids::StreamId,
    store::{Restricted, Restriction, RowWrite},
};

use super::*;

#[tokio::test]
async fn a_table_that_nobody_may_watch_shows_others_nothing() {
    let club = Club::open().await;
    let (_, ada) = program(&club, "Ada", PLAYS).await;
    let (_, bea) = program(&club, "Bea", PLAYS).await;
    let (_, eve) = program(&club, "Eve", &["me:read", "challenge:write", "play", "study:read"]).await;
    let rules = json!({ "preset": "match", "length": { "points": 1 } });
    let terms = json!({ "opponent": "friend", "rules": rules, "watch": "nobody" });
    let opened = posts(&club, &ada, "/tables", &terms).await.is(StatusCode::CREATED).json();
    posts(&club, &bea, opened["join_url"].as_str().unwrap(), &json!({})).await.is(StatusCode::OK);
    let at = format!("/tables/{}", opened["id"].as_str().unwrap());
    for path in ["", "/record", "/proof", "/report", "/match/xg.mat", "/stream"] {
        let answer = gets(&club, &eve, &format!("{at}{path}")).await;
        assert!(answer.status.is_client_error(), "{path}: {} {}", answer.status, answer.text);
        assert!(!answer.text.contains("Bea"), "{path}: {}", answer.text);
    }
    gets(&club, &ada, &at).await.is(StatusCode::OK);
    assert_eq!(gets(&club, &eve, "/me/playing").await.is(StatusCode::OK).json(), json!([]));
}

#[tokio::test]
async fn a_bots_account_opens_and_joins_no_rated_match() {
    let club = Club::open().await;
    let (_, bot) = program(&club, "Robot", &["bot:play", "challenge:write"]).await;
    let (_, ada) = program(&club, "Ada", PLAYS).await;
    posts(&club, &bot, "/me/bot", &json!({})).await.is(StatusCode::OK);
    let rules = json!({ "preset": "match", "length": { "points": 1 } });
    let terms = json!({ "opponent": "friend", "rules": rules, "rated": true });
    problem(&posts(&club, &bot, "/tables", &terms).await, StatusCode::UNPROCESSABLE_ENTITY, "refused");
    let opened = posts(&club, &ada, "/tables", &terms).await.is(StatusCode::CREATED).json();
    let joined = posts(&club, &bot, opened["join_url"].as_str().unwrap(), &json!({})).await;
    problem(&joined, StatusCode::UNPROCESSABLE_ENTITY, "refused");
}

#[tokio::test]
async fn the_tokens_of_a_closed_account_open_nothing() {
    let club = Club::open().await;
    let (_, token) = program(&club, "Ada", &["me:read"]).await;
    gets(&club, &token, "/me").await.is(StatusCode::OK);
    let account = club.app.store().player_called("ada").await.unwrap().unwrap();
    let (case, now) = (StreamId::new("case"), club.app.now());
    let ends = now + Millis::seconds(3600);
    let closed = Restriction { what: Restricted::Everything, ends, reason: "x".to_owned(), case };
    club.app.store().write(vec![RowWrite::restriction(&account, now, &closed)]).await.unwrap();
    problem(&gets(&club, &token, "/me").await, StatusCode::UNAUTHORIZED, "token");
}

#[tokio::test]
async fn who_may_not_is_refused_and_logged_once_without_their_token() {
    let club = Club::open().await;
    let (_, token) = program(&club, "Ada", &["me:read"]).await;
    let kept = crate::secrets::Kept::default();
    let writer = kept.clone();
    let log = tavola_server::base::logging::to("info", move || writer.clone()).unwrap();
    let logged = tracing::subscriber::set_default(log);
    let rules = json!({ "preset": "match", "length": { "points": 1 } });
    let terms = json!({ "opponent": "friend", "rules": rules });
    problem(&posts(&club, &token, "/tables", &terms).await, StatusCode::FORBIDDEN, "scope");
    problem(&gets(&club, &format!("{token}0"), "/me").await, StatusCode::UNAUTHORIZED, "token");
    gets(&club, &token, "/me").await.is(StatusCode::OK);
    drop(logged);
    let text = kept.text();
    let refused: Vec<_> = text.lines().filter(|line| line.contains("a request of a program was refused")).collect();
    assert_eq!(refused.len(), 2, "{text}");
    assert!(refused[0].contains("scope") && refused[1].contains("token"), "{refused:?}");
    assert!(!text.contains(&token[4..]), "{text}");
}

#[tokio::test]
async fn who_guesses_tokens_is_told_to_wait_and_whoever_has_one_is_not() {
    let config = Config { rate_per_second: 1, rate_burst: 4, ..Config::default() };
    let club = Club::with(config).await;
    let (_, token) = program(&club, "Ada", &["me:read"]).await;
    let mut tried = 0;
    let refused = loop {
        let answer = gets(&club, &format!("tvl_{tried:064x}"), "/me").await;
        if answer.status != StatusCode::UNAUTHORIZED {
            break answer;
        }
        tried += 1;
        assert!(tried < 500, "guesses without end");
    };
    assert_eq!(problem(&refused, StatusCode::TOO_MANY_REQUESTS, "too_fast")["retry_after"], 1);
    assert_eq!(refused.headers["retry-after"], "1");
    club.clock.advance(Millis::seconds(1));
    gets(&club, &token, "/me").await.is(StatusCode::OK);
}
