//! Finding an opponent by programs: seeks, challenges, and how they hear of it; who is who.

use super::*;

fn match_to(points: u8) -> Value {
    json!({ "opponent": "friend", "rules": { "preset": "match", "length": { "points": points } } })
}

#[tokio::test]
async fn a_seek_of_one_program_is_joined_by_another_and_is_nobody_elses_to_take_back() {
    let club = Club::open().await;
    let (_, ada) = program(&club, "Ada", PLAYS).await;
    let (_, bea) = program(&club, "Bea", PLAYS).await;
    let mut bot = match_to(3);
    bot["opponent"] = json!("bot");
    for (at, asked) in [("/seeks", json!({ "table": bot })), ("/challenges", json!({ "to": "Bea", "table": bot }))] {
        problem(&posts(&club, &ada, at, &asked).await, StatusCode::BAD_REQUEST, "malformed");
    }
    problem(&gets(&club, &ada, "/leaderboards/rating?pool=zzz").await, StatusCode::BAD_REQUEST, "malformed");
    gets(&club, &ada, "/leaderboards/rating?pool=bots").await.is(StatusCode::OK);
    let sought = posts(&club, &ada, "/seeks", &json!({ "table": match_to(3) })).await.is(StatusCode::OK).json();
    let id = sought["seek"].as_str().unwrap();
    let seen = gets(&club, &bea, "/seeks").await.is(StatusCode::OK).json();
    assert_eq!((&seen[0]["who"]["name"], &seen[0]["own"]), (&json!("Ada"), &json!(false)));
    posts(&club, &bea, "/seeks/withdraw", &json!({ "id": id })).await.is(StatusCode::NO_CONTENT);
    assert_eq!(gets(&club, &ada, "/seeks").await.json()[0]["own"], true, "it stands");
    let joined = posts(&club, &bea, &format!("/seeks/{id}/join"), &json!({})).await.is(StatusCode::OK).json();
    let table = joined["table"].as_str().unwrap().rsplit('/').next().unwrap();
    assert!(gets(&club, &ada, &format!("/tables/{table}")).await.json()["you"].is_string());
    let (_, eve) = program(&club, "Eve", PLAYS).await;
    let late = posts(&club, &eve, &format!("/seeks/{id}/join"), &json!({})).await;
    problem(&late, StatusCode::UNPROCESSABLE_ENTITY, "refused");
}

#[tokio::test]
async fn who_is_challenged_hears_of_it_on_their_line_and_accepts() {
    let club = Club::open().await;
    let (_, ada) = program(&club, "Ada", PLAYS).await;
    let (_, bea) = program(&club, "Bea", PLAYS).await;
    let mut lines = listens(&club, &bea, "/events").await;
    assert_eq!(line(&mut lines).await.unwrap()["type"], "heartbeat");
    let asked = posts(&club, &ada, "/challenges", &json!({ "to": "Bea", "table": match_to(3) })).await;
    let id = asked.is(StatusCode::CREATED).json()["challenge"].as_str().unwrap().to_owned();
    let told = line(&mut lines).await.unwrap();
    assert_eq!((&told["type"], &told["id"], &told["who"]), (&json!("challenge"), &json!(id), &json!("Ada")));
    // Whoever listens anew is told again.
    let mut again = listens(&club, &bea, "/events").await;
    let mut first = line(&mut again).await.unwrap();
    if first["type"] == "heartbeat" {
        first = line(&mut again).await.unwrap();
    }
    assert_eq!(first["id"], json!(id));
    let (_, eve) = program(&club, "Eve", PLAYS).await;
    let accepts = json!({ "act": "accept" });
    let refused = posts(&club, &eve, &format!("/challenges/{id}"), &accepts).await;
    assert!(refused.status.is_client_error(), "{}", refused.text);
    let begun = posts(&club, &bea, &format!("/challenges/{id}"), &accepts).await.is(StatusCode::OK).json();
    assert!(begun["table"].as_str().unwrap().starts_with("/t/"));
}

#[tokio::test]
async fn each_scope_opens_what_it_says_and_nothing_else() {
    let club = Club::open().await;
    let (_, _, table) = two(&club).await;
    let (_, reader) = program(&club, "Reader", &["me:read"]).await;
    let acts = json!({ "command_id": "x", "command": { "type": "roll" } });
    let says = json!({ "command_id": "y", "act": { "type": "phrase", "phrase": "hello" } });
    for (path, body) in [
        ("/tables".to_owned(), match_to(1)),
        (format!("/tables/{table}/acts"), acts),
        (format!("/tables/{table}/talk"), says),
        ("/seeks".to_owned(), json!({ "quick": 1 })),
        ("/challenges".to_owned(), json!({ "to": "Ada", "table": match_to(1) })),
        ("/join/none".to_owned(), json!({})),
        ("/me/bot".to_owned(), json!({})),
        ("/matches".to_owned(), json!({})),
    ] {
        let refused = problem(&posts(&club, &reader, &path, &body).await, StatusCode::FORBIDDEN, "scope");
        assert!(refused["detail"].as_str().unwrap().contains("scope"), "{path}: {refused}");
    }
    let (_, talker) = program(&club, "Talker", &["talk"]).await;
    problem(&gets(&club, &talker, "/me").await, StatusCode::FORBIDDEN, "scope");
    problem(&gets(&club, &talker, "/notices").await, StatusCode::FORBIDDEN, "scope");
    problem(&gets(&club, &talker, "/challenges").await, StatusCode::FORBIDDEN, "scope");
}
