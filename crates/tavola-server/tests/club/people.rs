//! Ratings change once at the end of a rated match, whatever happens in between; players' pages show what others may see.

use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_base::Millis;
use tavola_server::{
    base::ids::AccountId,
    club::ratings::{self, Pool},
    store::{Role, RowWrite},
    web::accounts::name_key,
};

use crate::actors::{Club, Guest, Opened};

const FORM: &str = "application/x-www-form-urlencoded";
const A_DAY: Millis = Millis::seconds(24 * 3600);

async fn registers<'a>(club: &'a Club, name: &str) -> Guest<'a> {
    let mut guest = club.guest(name).await;
    let body = format!("name={name}&password=quiet+anchor+on+the+bar");
    guest.sends("/register", FORM, &body).await.is(StatusCode::SEE_OTHER);
    guest
}

/// Two players whose accounts are a day old.
async fn two<'a>(club: &'a Club) -> (Guest<'a>, Guest<'a>) {
    let both = (registers(club, "Ada").await, registers(club, "Bea").await);
    club.clock.advance(A_DAY + Millis::seconds(1));
    both
}

async fn account(club: &Club, name: &str) -> AccountId {
    club.app.store().player_called(&name_key(name)).await.unwrap().unwrap()
}

async fn rating(club: &Club, name: &str) -> f64 {
    let standing = club.app.store().standing_in(&account(club, name).await, Pool::People).await.unwrap();
    standing.map_or(1500.0, |standing| standing.rated.rating.points())
}

fn terms(points: u8, rated: bool) -> Value {
    let rules = json!({ "preset": "match", "length": { "points": points } });
    json!({ "opponent": "friend", "rules": rules, "side": "white", "rated": rated })
}

/// A match at a table of its own that the second gives up at once.
async fn wins(one: &mut Guest<'_>, other: &mut Guest<'_>, terms: Value) -> Opened {
    let table = one.opens(terms).await;
    other.posts(table.link.as_ref().unwrap(), &json!({})).await.is(StatusCode::OK);
    one.commands(&table.path, json!({ "type": "ready" })).await.is(StatusCode::OK);
    other.commands(&table.path, json!({ "type": "ready" })).await.is(StatusCode::OK);
    while one.sees(&table.path).await["phase"]["type"] == "opening" {
        one.commands(&table.path, json!({ "type": "roll" })).await.is(StatusCode::OK);
    }
    other.commands(&table.path, json!({ "type": "resign_match" })).await.is(StatusCode::OK);
    table
}

async fn piece(guest: &mut Guest<'_>, table: &Opened) -> String {
    guest.gets(&format!("{}/rating", table.path)).await.is(StatusCode::OK).text
}

#[tokio::test]
async fn a_rated_match_changes_both_ratings_once_and_says_so_at_the_table() {
    let club = Club::open().await;
    let (mut ada, mut bea) = two(&club).await;
    let table = ada.opens(terms(1, true)).await;
    assert!(piece(&mut ada, &table).await.contains("counts for ratings"));
    bea.posts(table.link.as_ref().unwrap(), &json!({})).await.is(StatusCode::OK);
    let said = piece(&mut ada, &table).await;
    assert!(said.contains("win 9.98 or lose 9.98"), "{said}");
    let table = wins(&mut ada, &mut bea, terms(1, true)).await;
    let said = piece(&mut ada, &table).await;
    assert!(said.contains("1500.00 → 1509.98 (+9.98)") && said.contains("1490.02"), "{said}");
    assert_eq!((rating(&club, "Ada").await, rating(&club, "Bea").await), (1509.98, 1490.02));
    // Asked again, and looked at again, nothing changes.
    assert_eq!(ratings::rate_waiting(&club.app).await.unwrap(), 0);
    piece(&mut bea, &table).await;
    assert_eq!(rating(&club, "Ada").await, 1509.98);
}

#[tokio::test]
async fn a_crash_between_the_end_and_the_rating_loses_nothing_and_doubles_nothing() {
    let club = Club::open().await;
    let (mut ada, mut bea) = two(&club).await;
    let table = wins(&mut ada, &mut bea, terms(1, true)).await;
    let cookie = ada.cookie.clone();
    // The server is gone before anybody has rated.
    let club = club.reopened(Millis::seconds(5)).await;
    assert_eq!(rating(&club, "Ada").await, 1500.0);
    assert_eq!(ratings::rate_waiting(&club.app).await.unwrap(), 1);
    assert_eq!(rating(&club, "Ada").await, 1509.98);
    // The same end told again is the same match.
    let id = table.path.trim_start_matches("/t/");
    let played = club.app.store().played(&format!("table/{id}/1")).await.unwrap().unwrap();
    club.app.store().write(vec![RowWrite::played(&played)]).await.unwrap();
    let club = club.reopened(Millis::seconds(5)).await;
    assert_eq!(ratings::rate_waiting(&club.app).await.unwrap(), 0);
    let mut ada = Guest { club: &club, cookie };
    let said = piece(&mut ada, &table).await;
    assert!(said.contains("1509.98"), "{said}");
    assert_eq!(rating(&club, "Ada").await, 1509.98);
}

#[tokio::test]
async fn what_does_not_count_says_why() {
    let club = Club::open().await;
    let (mut ada, mut bea) = (registers(&club, "Ada").await, registers(&club, "Bea").await);
    let casual = wins(&mut ada, &mut bea, terms(1, false)).await;
    assert!(piece(&mut ada, &casual).await.contains("data-why=\"casual\""));
    let young = wins(&mut ada, &mut bea, terms(1, true)).await;
    assert!(piece(&mut ada, &young).await.contains("data-why=\"new\""));
    club.clock.advance(A_DAY);
    let bea_is = account(&club, "Bea").await;
    let mut far = ratings::Standing::new(club.clock.time());
    far.rated.rating = tavola_tournament::result::rating::Rating::whole(2100);
    let change = tavola_server::store::RatingChange {
        match_key: "table/before/1".to_owned(),
        account: bea_is.clone(),
        opponent: AccountId::new("somebody"),
        pool: Pool::People,
        length: 1,
        won: true,
        share: 100,
        before: far.rated.rating,
        after: far.rated.rating,
        at: club.clock.time(),
    };
    let rows = vec![RowWrite::standing(&bea_is, Pool::People, &far), RowWrite::rating_change(&change)];
    club.app.store().write(rows).await.unwrap();
    let far = wins(&mut ada, &mut bea, terms(1, true)).await;
    let said = piece(&mut ada, &far).await;
    assert!(said.contains("data-why=\"too_far\""), "{said}");
    assert_eq!(rating(&club, "Ada").await, 1500.0);
}

#[tokio::test]
async fn the_sixth_match_of_a_pair_in_a_week_counts_half_and_the_eighth_not_at_all() {
    let club = Club::open().await;
    let (mut ada, mut bea) = two(&club).await;
    let mut gains = Vec::new();
    for nth in 0..8 {
        let before = rating(&club, "Ada").await;
        let (one, other) = if nth % 2 == 0 { (&mut ada, &mut bea) } else { (&mut bea, &mut ada) };
        wins(one, other, terms(1, true)).await;
        club.clock.advance(Millis::seconds(60));
        ratings::rate_waiting(&club.app).await.unwrap();
        gains.push((rating(&club, "Ada").await - before).abs());
    }
    assert!(gains[..5].iter().all(|gain| *gain > 9.0), "{gains:?}");
    assert!(gains[5] > 4.5 && gains[5] < 5.5 && gains[6] > 2.2 && gains[6] < 2.8 && gains[7] == 0.0, "{gains:?}");
    club.clock.advance(Millis::seconds(8 * 24 * 3600));
    let before = rating(&club, "Ada").await;
    wins(&mut ada, &mut bea, terms(1, true)).await;
    ratings::rate_waiting(&club.app).await.unwrap();
    assert!(rating(&club, "Ada").await - before > 8.0, "a week later it counts fully again");
}

#[tokio::test]
async fn matches_count_in_the_order_of_their_ends() {
    let club = Club::open().await;
    let (mut ada, mut bea) = two(&club).await;
    for (points, ada_wins) in [(1, true), (7, false), (3, true)] {
        let (one, other) = if ada_wins { (&mut ada, &mut bea) } else { (&mut bea, &mut ada) };
        wins(one, other, terms(points, true)).await;
        club.clock.advance(Millis::seconds(10));
    }
    // All three wait, as after a crash.
    assert_eq!(ratings::rate_waiting(&club.app).await.unwrap(), 3);
    let history = club.app.store().rating_history(&account(&club, "Ada").await, Pool::People, 10).await.unwrap();
    let lengths: Vec<u8> = history.iter().rev().map(|change| change.length).collect();
    assert_eq!(lengths, [1, 7, 3]);
    assert!(history.windows(2).all(|pair| pair[0].before == pair[1].after && pair[0].at > pair[1].at));
}

#[tokio::test]
async fn a_players_page_shows_rated_matches_to_all_and_private_ones_to_their_players() {
    let club = Club::open().await;
    let (mut ada, mut bea) = two(&club).await;
    let private = wins(&mut ada, &mut bea, terms(1, false)).await;
    let rated = wins(&mut bea, &mut ada, terms(3, true)).await;
    ratings::rate_waiting(&club.app).await.unwrap();
    let mut anybody = club.stranger();
    let page = anybody.gets("/people/aDA").await.is(StatusCode::OK).text;
    assert!(page.contains(&rated.path) && !page.contains(&private.path), "{page}");
    assert!(page.contains("1482.8") || page.contains("148"), "{page}");
    assert!(ada.gets("/people/Ada").await.text.contains(&private.path));
    assert!(!bea.gets("/people/Ada").await.text.contains(&private.path), "on another's page not even the opponent's");
    let against = anybody.gets("/people/Ada/against/Bea").await.is(StatusCode::OK).text;
    assert!(against.contains("data-won=\"0\" data-lost=\"1\""), "{against}");
    assert!(bea.gets("/people/Bea/against/Ada").await.text.contains("data-won=\"1\" data-lost=\"1\""));
    for filter in ["?result=won", "?length=5", "?opponent=Nobody", "?until=2001-01-01"] {
        let page = anybody.gets(&format!("/people/Ada{filter}")).await.is(StatusCode::OK).text;
        assert!(!page.contains(&rated.path), "{filter}");
    }
    assert!(anybody.gets("/people/Ada?opponent=bea&result=lost&length=3").await.text.contains(&rated.path));
    for wrong in ["?length=many", "?since=yesterday", "?result=drawn"] {
        assert!(anybody.gets(&format!("/people/Ada{wrong}")).await.is(StatusCode::OK).text.contains("role=\"alert\""));
    }
    let mut unseen = terms(5, true);
    unseen["watch"] = json!("nobody");
    let unseen = wins(&mut ada, &mut bea, unseen).await;
    ratings::rate_waiting(&club.app).await.unwrap();
    assert!(piece(&mut ada, &unseen).await.contains("data-change"), "it counts");
    anybody.gets(&format!("{}/rating", unseen.path)).await.is(StatusCode::FORBIDDEN);
    assert!(!anybody.gets("/people/Ada").await.text.contains(&unseen.path));
    assert!(ada.gets("/people/Ada").await.text.contains(&unseen.path));
    club.guest("Gus").await;
    for nobody in ["/people/Gus", "/people/Nobody", "/people/Ada/against/Gus", "/people/Gus/dice"] {
        anybody.gets(nobody).await.is(StatusCode::NOT_FOUND);
    }
    for page in ["/people/Ada/dice", "/dice", "/people", "/people?board=errors&pool=bots", "/people?board=x&pool=x"] {
        anybody.gets(page).await.is(StatusCode::OK);
    }
}

#[tokio::test]
async fn players_are_found_by_the_beginning_of_their_name_and_no_name_writes_marks() {
    let club = Club::open().await;
    let mut eve = club.stranger();
    let body = "name=%3Cb%3EEve%2F..&password=quiet+anchor+on+the+bar";
    eve.sends("/register", FORM, body).await.is(StatusCode::SEE_OTHER);
    registers(&club, "Adam").await;
    let mut anybody = club.stranger();
    let page = anybody.gets("/people?find=AD").await.is(StatusCode::OK).text;
    assert!(page.contains("/people/Adam") && !page.contains("Eve"), "{page}");
    let page = anybody.gets("/people?find=%3Cb").await.text;
    assert!(page.contains("href=\"/people/%3Cb%3EEve%2F%2E%2E\"") && !page.contains("<b>"), "{page}");
    let page = anybody.gets("/people/%3Cb%3EEve%2F%2E%2E").await.is(StatusCode::OK).text;
    assert!(page.contains("&lt;b&gt;Eve") && !page.contains("<b>Eve"));
    assert!(anybody.gets("/people?find=zzz").await.text.contains("begins with"));
}

#[tokio::test]
async fn players_follow_and_leave_the_boards_and_guests_can_not() {
    let club = Club::open().await;
    let (mut ada, _) = two(&club).await;
    ada.sends("/people/Bea/follow", FORM, "act=follow").await.is(StatusCode::SEE_OTHER);
    assert!(ada.gets("/people").await.text.contains("/people/Bea"));
    ada.posts("/people/Ada/follow", &json!({ "act": "follow" })).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    ada.posts("/people/Bea/follow", &json!({ "act": "unfollow" })).await.is(StatusCode::NO_CONTENT);
    assert!(!ada.gets("/people").await.text.contains("/people/Bea"));
    ada.sends("/me/boards", FORM, "act=leave").await.is(StatusCode::SEE_OTHER);
    assert!(ada.gets("/people").await.text.contains("You are on no board"));
    let mut guest = club.guest("Gus").await;
    guest.posts("/people/Bea/follow", &json!({ "act": "follow" })).await.is(StatusCode::FORBIDDEN);
    guest.posts("/me/boards", &json!({ "act": "leave" })).await.is(StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn evidence_about_fair_play_is_for_moderators_and_for_nobody_about_themselves() {
    let club = Club::open().await;
    let (mut ada, mut bea) = two(&club).await;
    wins(&mut ada, &mut bea, terms(1, true)).await;
    ratings::rate_waiting(&club.app).await.unwrap();
    bea.gets("/people/Ada/fair-play").await.is(StatusCode::NOT_FOUND);
    club.stranger().gets("/people/Ada/fair-play").await.is(StatusCode::NOT_FOUND);
    assert!(!bea.gets("/people/Ada").await.text.contains("fair-play"));
    let bea_is = account(&club, "Bea").await;
    club.app.store().write(vec![RowWrite::role(&bea_is, Role::Moderator, club.clock.time())]).await.unwrap();
    let page = bea.gets("/people/Ada/fair-play").await.is(StatusCode::OK).text;
    assert!(page.contains("48 of 100") && page.contains("Only 0 other players"), "{page}");
    assert!(bea.gets("/people/Ada").await.text.contains("/people/Ada/fair-play"));
    bea.gets("/people/Bea/fair-play").await.is(StatusCode::FORBIDDEN);
}
