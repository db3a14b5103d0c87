//! Registering, signing in and out: the account stays, the cookie does not.

use axum::http::StatusCode;
use tavola_base::Millis;

use crate::actors::{Answer, Club, Guest, with_a_bot};

const FORM: &str = "application/x-www-form-urlencoded";
const GOOD: &str = "quiet+anchor+on+the+bar";

async fn sends(guest: &mut Guest<'_>, path: &str, name: &str, password: &str) -> Answer {
    guest.sends(path, FORM, &format!("name={name}&password={password}")).await
}

fn refused_by(answer: Answer) -> String {
    answer.is(StatusCode::UNPROCESSABLE_ENTITY).json()["message_key"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_guest_in_the_middle_of_a_match_registers_and_plays_on_with_another_cookie() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let table = ada.opens(with_a_bot()).await;
    let before = ada.sees(&table.path).await;
    let mut thief = club.stranger();
    thief.cookie.clone_from(&ada.cookie);
    sends(&mut ada, "/register", "Ada", GOOD).await.is(StatusCode::SEE_OTHER);
    assert_ne!(ada.cookie, thief.cookie);
    let after = ada.sees(&table.path).await;
    assert_eq!((&after["you"], &after["version"]), (&before["you"], &before["version"]));
    thief.gets("/me/sessions").await.is(StatusCode::UNAUTHORIZED);
    let page = ada.gets("/account").await.is(StatusCode::OK);
    assert!(page.text.contains("You play as") && page.headers["cache-control"] == "no-store", "{}", page.text);
    // A form that asks guests for a name does not change a player's.
    ada.sends("/me/name", FORM, "name=Eve").await.is(StatusCode::SEE_OTHER);
    assert!(ada.gets("/").await.text.contains("Ada"));
    sends(&mut ada, "/register", "Other", GOOD).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    // In another browser, after a restart, the same seat.
    let club = club.reopened(Millis::seconds(5)).await;
    let mut elsewhere = club.stranger();
    sends(&mut elsewhere, "/login", "aDA", GOOD).await.is(StatusCode::SEE_OTHER);
    assert_eq!(elsewhere.sees(&table.path).await["you"], before["you"]);
    assert_eq!(elsewhere.gets("/me/sessions").await.json().as_array().unwrap().len(), 2);
    let old = elsewhere.cookie.clone();
    elsewhere.sends("/me/sessions/end", FORM, "which=here").await.is(StatusCode::SEE_OTHER);
    elsewhere.cookie = old;
    elsewhere.gets("/me/sessions").await.is(StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_name_of_a_player_is_nobody_elses_however_it_is_written() {
    let club = Club::open().await;
    let mut ada = club.stranger();
    sends(&mut ada, "/register", "Ada+L.", GOOD).await.is(StatusCode::SEE_OTHER);
    assert_eq!(ada.gets("/me/sessions").await.json().as_array().unwrap().len(), 1, "this browser and no other");
    let mut eve = club.stranger();
    for name in ["Ada+L.", "aDA++l.", "%EF%BC%A1da+L."] {
        assert_eq!(refused_by(sends(&mut eve, "/register", name, GOOD).await), "name-taken", "{name}");
        assert_eq!(refused_by(eve.sends("/me/name", FORM, &format!("name={name}")).await), "name-taken", "{name}");
    }
    assert_eq!(eve.cookie, None, "nothing has happened");
    assert_eq!(refused_by(sends(&mut eve, "/register", "+", GOOD).await), "name-missing");
}

#[tokio::test]
async fn a_weak_password_is_refused_with_its_reason() {
    let club = Club::open().await;
    let mut ada = club.stranger();
    for (password, why) in [
        ("fourteen+chars", "account-password-short"),
        ("passwordpassword", "account-password-guessed"),
        ("Adriana+C.+Adriana+C.", "account-password-guessed"),
        (&"z9".repeat(129), "account-password-long"),
    ] {
        assert_eq!(refused_by(sends(&mut ada, "/register", "Adriana+C.", password).await), why, "{password}");
    }
    let blanks = "%F0%9F%8E%B2+%F0%9F%8E%B2+dieci+volte+alla+finestra";
    sends(&mut ada, "/register", "Adriana+C.", blanks).await.is(StatusCode::SEE_OTHER);
    sends(&mut club.stranger(), "/login", "Adriana+C.", blanks).await.is(StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn who_guesses_is_answered_alike_for_every_name_and_soon_not_at_all() {
    let club = Club::open().await;
    let mut ada = club.stranger();
    sends(&mut ada, "/register", "Ada", GOOD).await.is(StatusCode::SEE_OTHER);
    let mut eve = club.stranger();
    let known = sends(&mut eve, "/login", "Ada", "quiet+anchor+on+the+ace").await;
    let unknown = sends(&mut eve, "/login", "Bea", "quiet+anchor+on+the+ace").await;
    assert_eq!((known.status, &known.text), (unknown.status, &unknown.text));
    assert_eq!(refused_by(known), "account-wrong");
    assert_eq!(eve.cookie, None);
    for name in ["Ada", "Bea"] {
        let mut tries = 0;
        while sends(&mut eve, "/login", name, "x").await.status == StatusCode::UNPROCESSABLE_ENTITY {
            tries += 1;
        }
        assert!((8..=9).contains(&tries), "{name}: {tries}");
        let told = sends(&mut eve, "/login", name, GOOD).await.is(StatusCode::TOO_MANY_REQUESTS).json();
        assert_eq!(
            (&told["message_key"], &told["args"]["minutes"]["number"]),
            (&"account-too-many-tries".into(), &3.into())
        );
    }
    club.waits(Millis::seconds(240)).await;
    sends(&mut eve, "/login", "Ada", GOOD).await.is(StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_guest_with_matches_leaves_them_only_by_saying_so() {
    let club = Club::open().await;
    let mut ada = club.stranger();
    sends(&mut ada, "/register", "Ada", GOOD).await.is(StatusCode::SEE_OTHER);
    let mut guest = club.guest("Passer-by").await;
    let table = guest.opens(with_a_bot()).await;
    assert!(guest.gets("/login").await.is(StatusCode::OK).text.contains("one match"));
    assert_eq!(refused_by(sends(&mut guest, "/login", "Ada", GOOD).await), "account-leaves-matches");
    assert!(guest.sees(&table.path).await["you"].is_string(), "still their seat");
    let old = guest.cookie.clone();
    guest.sends("/login", FORM, &format!("name=Ada&password={GOOD}&leave=yes")).await.is(StatusCode::SEE_OTHER);
    assert!(guest.sees(&table.path).await["you"].is_null());
    guest.cookie = old;
    guest.gets("/me/sessions").await.is(StatusCode::UNAUTHORIZED);
}
