//! What the staff may, and what is asked for from the command line while the server runs.

use axum::http::StatusCode;
use tavola_base::Time;
use tavola_server::{
    base::ids::AccountId,
    store::{AccountKind, Role, RowWrite, StoredOrder},
    web::accounts::{
        name_key,
        orders::{Order, Outcome, carry_out_waiting},
    },
};

use crate::actors::{Club, Guest};
use crate::moderation::{case, moderator};

const FORM: &str = "application/x-www-form-urlencoded";
const GOOD: &str = "quiet+anchor+on+the+bar";

async fn player<'a>(club: &'a Club, name: &str) -> Guest<'a> {
    let mut guest = club.stranger();
    let form = format!("name={name}&password={GOOD}");
    guest.sends("/register", FORM, &form).await.is(StatusCode::SEE_OTHER);
    guest
}

async fn account(club: &Club, name: &str) -> AccountId {
    club.app.store().player_called(&name_key(name)).await.unwrap().unwrap()
}

/// Lays an order down as `tavola admin` does beside a server, and has the server look.
async fn orders(club: &Club, order: &Order) -> Outcome {
    let body = serde_json::to_string(order).unwrap();
    let stored = StoredOrder { id: format!("{order:?}"), body };
    club.app.store().write(vec![RowWrite::order(&stored, club.app.now())]).await.unwrap();
    carry_out_waiting(&club.app).await.unwrap();
    serde_json::from_str(&club.app.store().order_answer(&stored.id).await.unwrap().unwrap()).unwrap()
}

fn named(name: &str) -> String {
    name.to_owned()
}

#[tokio::test]
async fn a_role_is_given_taken_and_counts_for_itself_only_but_an_administrators_for_all() {
    let club = Club::open().await;
    player(&club, "Ada").await;
    let ada = account(&club, "Ada").await;
    let may = async |role| club.app.accounts().may(&ada, role).await.unwrap();
    assert!(may(Role::Player).await && !may(Role::Moderator).await);
    let grant = Order::Grant { name: named("aDA"), role: Role::Moderator };
    assert_eq!(orders(&club, &grant).await, Outcome::Done);
    assert!(may(Role::Moderator).await && !may(Role::Editor).await && !may(Role::Administrator).await);
    let revoke = Order::Revoke { name: named("Ada"), role: Role::Moderator };
    assert_eq!(orders(&club, &revoke).await, Outcome::Done);
    assert!(!may(Role::Moderator).await);
    orders(&club, &Order::Grant { name: named("Ada"), role: Role::Administrator }).await;
    for role in [Role::Editor, Role::Director, Role::Moderator, Role::Administrator] {
        assert!(may(role).await, "{role:?}");
    }
    let listed = club.app.store().roles().await.unwrap();
    assert_eq!(
        listed.iter().map(|one| (one.name.as_str(), one.role)).collect::<Vec<_>>(),
        [("Ada", Role::Administrator)]
    );
    let unknown = Order::Grant { name: named("Nobody"), role: Role::Editor };
    assert!(matches!(orders(&club, &unknown).await, Outcome::Refused(_)));
    let player_role = Order::Grant { name: named("Ada"), role: Role::Player };
    assert!(matches!(orders(&club, &player_role).await, Outcome::Refused(_)));
}

#[tokio::test]
async fn who_is_closed_is_signed_out_may_nothing_and_does_not_come_back_in() {
    let club = Club::open().await;
    let mut ada = player(&club, "Ada").await;
    let id = account(&club, "Ada").await;
    orders(&club, &Order::Grant { name: named("Ada"), role: Role::Administrator }).await;
    assert_eq!(
        orders(&club, &Order::Close { name: named("Ada"), reason: named("Played with an engine") }).await,
        Outcome::Done
    );
    ada.gets("/me/sessions").await.is(StatusCode::UNAUTHORIZED);
    for role in [Role::Player, Role::Administrator] {
        assert!(!club.app.accounts().may(&id, role).await.unwrap());
    }
    let form = format!("name=Ada&password={GOOD}");
    let closed = club.stranger().sends("/login", FORM, &form).await.is(StatusCode::SEE_OTHER);
    let page = closed.headers["location"].to_str().unwrap().to_owned();
    assert!(club.stranger().gets(&page).await.is(StatusCode::OK).text.contains("Played with an engine"));
    let wrong = club.stranger().sends("/login", FORM, "name=Ada&password=x").await.json();
    assert_eq!(wrong["message_key"], "account-wrong", "only whoever has the key is told");
    let again = Order::Close { name: named("ADA"), reason: String::new() };
    assert!(matches!(orders(&club, &again).await, Outcome::Refused(_)), "it is closed already");
    assert_eq!(orders(&club, &Order::Reopen { name: named("Ada") }).await, Outcome::Done);
    assert!(matches!(orders(&club, &Order::Reopen { name: named("ADA") }).await, Outcome::Refused(_)));
    let back = club.stranger().sends("/login", FORM, &form).await.is(StatusCode::SEE_OTHER);
    assert_eq!(back.headers["location"], "/");
}

#[tokio::test]
async fn whom_the_host_has_closed_appeals_and_a_moderator_decides() {
    let club = Club::open().await;
    player(&club, "Ada").await;
    let id = account(&club, "Ada").await;
    let reason = named("Two accounts");
    assert_eq!(orders(&club, &Order::Close { name: named("Ada"), reason }).await, Outcome::Done);
    let form = format!("name=Ada&password={GOOD}");
    let mut ada = club.stranger();
    let at = ada.sends("/login", FORM, &form).await.is(StatusCode::SEE_OTHER).headers["location"].clone();
    let at = at.to_str().unwrap().to_owned();
    ada.sends(&at, FORM, "words=My+sister+plays+too").await.is(StatusCode::SEE_OTHER);
    let mut max = moderator(&club, "Max").await;
    let case = case(&mut max).await;
    let page = max.gets(&case).await.is(StatusCode::OK).text;
    assert!(page.contains("My sister plays too") && page.contains("Two accounts"), "{page}");
    max.sends(&case, FORM, "verdict=nothing&reason=A+sister").await.is(StatusCode::SEE_OTHER);
    assert!(club.app.accounts().may(&id, Role::Player).await.unwrap());
    let back = ada.sends("/login", FORM, &form).await.is(StatusCode::SEE_OTHER);
    assert_eq!(back.headers["location"], "/");
}

#[tokio::test]
async fn an_account_that_was_closed_before_closings_were_cases_can_appeal_too() {
    let club = Club::open().await;
    player(&club, "Ada").await;
    let id = account(&club, "Ada").await;
    club.app.store().write(vec![RowWrite::account_closed(&id, club.app.now())]).await.unwrap();
    let mut ada = club.stranger();
    let form = format!("name=Ada&password={GOOD}");
    let at = ada.sends("/login", FORM, &form).await.is(StatusCode::SEE_OTHER).headers["location"].clone();
    let page = ada.gets(at.to_str().unwrap()).await.is(StatusCode::OK).text;
    assert!(page.contains("<textarea"), "{page}");
    ada.sends("/login", FORM, &form).await.is(StatusCode::SEE_OTHER);
    assert_eq!(club.app.store().cases_of(&id, 9).await.unwrap().len(), 1, "signing in again makes no other");
}

#[tokio::test]
async fn a_name_that_was_left_is_nobody_elses_and_leads_to_the_present_one() {
    let club = Club::open().await;
    player(&club, "Ada").await;
    player(&club, "Bea").await;
    let id = account(&club, "Ada").await;
    let rename = |to: &str| Order::Rename { name: named("Ada"), to: named(to) };
    assert!(matches!(orders(&club, &rename("bEA")).await, Outcome::Refused(_)));
    assert!(matches!(orders(&club, &rename("  ")).await, Outcome::Refused(_)));
    assert_eq!(orders(&club, &rename("Augusta")).await, Outcome::Done);
    let store = club.app.store();
    assert_eq!(store.account_name(&id).await.unwrap().as_deref(), Some("Augusta"));
    assert_eq!(store.formerly_called(&name_key("ADA")).await.unwrap(), Some(id.clone()));
    let form = format!("name=Ada&password={GOOD}");
    club.stranger().sends("/register", FORM, &form).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    club.stranger().sends("/me/name", FORM, "name=Ada").await.is(StatusCode::UNPROCESSABLE_ENTITY);
    club.stranger().sends("/login", FORM, &form).await.is(StatusCode::SEE_OTHER);
    let code = club.app.accounts().new_codes(&id, club.app.now()).await.unwrap()[0].clone();
    club.stranger().sends("/recover", FORM, &format!("name=ada&code={code}")).await.is(StatusCode::SEE_OTHER);
    // Back again: it is their own.
    let back = Order::Rename { name: named("Augusta"), to: named("Ada") };
    assert_eq!(orders(&club, &back).await, Outcome::Done);
    assert_eq!(store.former_names(&id).await.unwrap()[0].name, "Augusta");
    // After its time anybody may have it.
    store.write(vec![RowWrite::former_names_free(Time::from_millis(u64::MAX / 2))]).await.unwrap();
    player(&club, "Augusta").await;
}

#[tokio::test]
async fn an_account_says_what_it_is() {
    let club = Club::open().await;
    player(&club, "Ada").await;
    let kind = async |id: &str| club.app.accounts().kind(&AccountId::new(id)).await.unwrap();
    assert_eq!(kind(account(&club, "Ada").await.as_str()).await, AccountKind::Player);
    assert_eq!(kind("bot:casual:1").await, AccountKind::Bot);
    assert_eq!(kind("nobody").await, AccountKind::Guest);
}

#[tokio::test]
async fn an_order_that_nobody_understands_is_answered_so() {
    let club = Club::open().await;
    let stored = StoredOrder { id: named("1"), body: r#"{"order":"promote","name":"Ada"}"#.to_owned() };
    club.app.store().write(vec![RowWrite::order(&stored, club.app.now())]).await.unwrap();
    carry_out_waiting(&club.app).await.unwrap();
    assert!(club.app.store().order_answer("1").await.unwrap().unwrap().contains("refused"));
    assert!(club.app.store().orders_waiting().await.unwrap().is_empty());
}
