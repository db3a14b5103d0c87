//! Events that are played at the house's own tables: a person among bots, a Davis Cup tie, what the desk decides.

use std::sync::Arc;

use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use tavola_base::Millis;
use tavola_club::table::Tables;
use tavola_engine::{Engine, Player, RulesOfThumb};
use tavola_server::{
    base::ids::{CommandId, StreamId},
    club::{
        bots::{HasBots, Players},
        tournament_online,
    },
};

use crate::actors::{Club, Guest};

/// An online tournament that its host directs, with a committee.
pub(crate) async fn opens(host: &mut Guest<'_>, settings: Value) -> String {
    let mut all = json!({ "name": "Evening", "venue": "online" });
    all.as_object_mut().unwrap().extend(settings.as_object().unwrap().clone());
    let answer = host.posts("/events", &json!({ "settings": all })).await.is(StatusCode::CREATED).json();
    let tournament = answer["url"].as_str().unwrap().to_owned();
    let members = ["Carla", "Dario", "Elena"].map(|name| json!({ "person": name, "name": name }));
    acts(host, &tournament, json!({ "type": "appoint_committee", "members": members })).await;
    tournament
}

pub(crate) async fn acts(guest: &mut Guest<'_>, tournament: &str, command: Value) {
    guest.commands(tournament, command).await.is(StatusCode::OK);
}

async fn bots_enter(host: &mut Guest<'_>, tournament: &str, many: u32) {
    let form = format!("division=main&many={many}");
    let kind = "application/x-www-form-urlencoded";
    host.sends(&format!("{tournament}/bots"), kind, &form).await.is(StatusCode::SEE_OTHER);
}

pub(crate) async fn draws(host: &mut Guest<'_>, tournament: &str) {
    acts(host, tournament, json!({ "type": "draw", "division": "main" })).await;
    acts(host, tournament, json!({ "type": "publish_draw", "division": "main" })).await;
}

/// What the house does by itself: its timer, and its care for the tables of events.
async fn the_house_works(club: &Club) {
    for _ in 0..4 {
        club.waits(Millis::seconds(2)).await;
        tournament_online::look_after(&club.app).await.unwrap();
    }
}

/// All tables of a tournament's matches, the ones just opened too.
fn tables(tournament: &Value) -> Vec<StreamId> {
    let of = |game: &Value| -> Vec<StreamId> {
        let status = &game["status"];
        let rubbers = status["rubber_tables"].as_array().into_iter().flatten().map(|known| &known["table"]);
        let all = std::iter::once(&status["online"]).chain(rubbers);
        all.filter_map(Value::as_str).map(StreamId::new).collect()
    };
    tournament["matches"].as_array().unwrap().iter().flat_map(of).collect()
}

/// Lets the bots at a table do everything they have to do.
async fn bots_play(club: &Club, table: &StreamId, players: &Players) {
    for _ in 0..20_000 {
        let snapshot = club.app.tables().snapshot(table).await.unwrap();
        let Some(thought) = Tables::think(players, &snapshot.state, club.app.now()) else { return };
        let key = CommandId::new(snapshot.version.to_string());
        let done = club.app.tables().by_bot(table, &thought.bot, key, thought.command.clone()).await;
        done.unwrap_or_else(|error| panic!("{thought:?}: {error}"));
    }
    panic!("the bots at {table} never come to an end");
}

/// Does one thing the guest may do at a table, if there is one that brings the match on.
async fn plays_on(guest: &mut Guest<'_>, table: &str) -> bool {
    let view = guest.sees(table).await;
    let legal: Vec<&str> = view["legal"]["actions"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    let may = |name: &str| legal.contains(&name);
    let command = if may("play") {
        json!({ "type": "play", "steps": first_play(&view["legal"]["steps"]) })
    } else if let Some(name) = ["ready", "roll", "take", "next_game"].into_iter().find(|name| may(name)) {
        json!({ "type": name })
    } else {
        return false;
    };
    guest.commands(table, command).await.is(StatusCode::OK);
    true
}

/// The first way through the graph of legal steps.
fn first_play(graph: &Value) -> Vec<Value> {
    let (mut steps, mut node) = (Vec::new(), 0);
    while let Some(edge) = graph["nodes"][node]["steps"].as_array().and_then(|edges| edges.first()) {
        steps.push(json!({ "from": edge["from"], "to": edge["to"] }));
        node = usize::try_from(edge["next"].as_u64().unwrap()).unwrap();
    }
    steps
}

fn rules_of_thumb() -> Players {
    Players::only(Player::new(Engine::new(Arc::new(RulesOfThumb))))
}

/// Everybody plays until the tournament's division is over.
async fn play_out(club: &Club, host: &mut Guest<'_>, tournament: &str, mut person: Option<&mut Guest<'_>>) -> Value {
    let players = rules_of_thumb();
    for _ in 0..3_000 {
        the_house_works(club).await;
        let seen = host.sees(tournament).await;
        if seen["divisions"][0]["is_over"] == true {
            return seen;
        }
        for table in tables(&seen) {
            bots_play(club, &table, &players).await;
        }
        let Some(guest) = person.as_deref_mut() else { continue };
        let own = guest.sees(tournament).await;
        for of in own["you"]["matches"].as_array().unwrap() {
            let game = own["matches"].as_array().unwrap().iter().find(|game| game["id"] == *of).unwrap();
            let seat = (0..2).find(|&seat| own["you"]["entrants"][0] == game["seats"][seat]["entrant"]).unwrap();
            let is_called = game["status"]["phase"]["type"] == "called";
            if is_called && game["status"]["sides"][seat]["at_table"]["type"] != "here" {
                acts(guest, tournament, json!({ "type": "arrive", "match": of, "entrant": own["you"]["entrants"][0] }))
                    .await;
            }
        }
        for table in tables(&own) {
            let sits = !guest.sees(&format!("/t/{table}")).await["you"].is_null();
            while sits && plays_on(guest, &format!("/t/{table}")).await {
                bots_play(club, &table, &players).await;
            }
        }
    }
    panic!("the tournament never ends: {}", host.sees(tournament).await["matches"]);
}

// rule: TRN-17
#[tokio::test]
async fn a_person_plays_a_tournament_among_bots_to_its_end() {
    let club = Club::open().await;
    let (mut ada, mut bea) = (club.guest("Ada").await, club.guest("Bea").await);
    let division = json!({ "id": "main", "lengths": { "main": [1] }, "format": { "type": "knock_out" } });
    let tournament = opens(&mut ada, json!({ "divisions": [division] })).await;
    acts(&mut bea, &tournament, json!({ "type": "enter", "division": "main", "people": [{ "name": "Bea" }] })).await;
    acts(&mut ada, &tournament, json!({ "type": "approve", "entrant": 1 })).await;
    bots_enter(&mut ada, &tournament, 3).await;
    draws(&mut ada, &tournament).await;
    let over = play_out(&club, &mut ada, &tournament, Some(&mut bea)).await;
    let games = over["matches"].as_array().unwrap();
    assert!(games.iter().all(|game| game["status"]["phase"]["type"] == "ended"), "{games:?}");
    assert_eq!(games.len(), 3 + 1, "the main of four and its consolation");
    let own = games.iter().filter(|game| game["seats"].as_array().unwrap().iter().any(|seat| seat["entrant"] == 1));
    assert!(own.clone().count() >= 2, "a loser goes on in the consolation");
    assert!(own.clone().all(|game| game["status"]["phase"]["report"]["how"] == "played"), "nobody was late");
    // No help reaches who plays: what they see of their table has no judgement in it.
    for table in tables(&over) {
        let text = bea.gets(&format!("/t/{table}/view")).await.is(StatusCode::OK).text;
        assert!(["equity", "analysis", "best_play", "win_chance"].iter().all(|word| !text.contains(word)), "{text}");
    }
    let page = ada.gets(&tournament).await.is(StatusCode::OK).text;
    assert!(!page.contains(">watch<"), "nobody watches what is over");
}

// rule: DAV-02
#[tokio::test]
async fn a_davis_cup_tie_is_played_at_two_tables_then_one_then_two() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let division = json!({ "id": "main", "lengths": { "main": [1] }, "entrants": "davis_pair",
        "format": { "type": "davis_cup", "ties": "group" } });
    let tournament = opens(&mut ada, json!({ "divisions": [division] })).await;
    bots_enter(&mut ada, &tournament, 2).await;
    draws(&mut ada, &tournament).await;
    the_house_works(&club).await;
    let begun = ada.sees(&tournament).await;
    let rubbers = |tournament: &Value| -> Vec<String> {
        let known = tournament["matches"][0]["status"]["rubber_tables"].as_array().unwrap().iter();
        known.map(|known| known["rubber"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(rubbers(&begun), ["first_second", "second_first"], "the first phase is played at once");
    let over = play_out(&club, &mut ada, &tournament, None).await;
    assert_eq!(rubbers(&over), ["first_second", "second_first", "doubles", "firsts", "seconds"]);
    let status = &over["matches"][0]["status"];
    assert_eq!(status["rubbers"].as_array().unwrap().len(), 5, "in a group all five are played");
    assert!(status["phase"]["report"]["score"][0].as_u64().unwrap() >= 3);
}

// rule: MAT-09
#[tokio::test]
async fn a_best_of_three_goes_on_at_another_table_until_two_are_won() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let division = json!({ "id": "main", "lengths": { "main": [1] }, "series": "best_of_three",
        "format": { "type": "knock_out", "consolation": { "type": "none" } } });
    let tournament = opens(&mut ada, json!({ "divisions": [division] })).await;
    bots_enter(&mut ada, &tournament, 2).await;
    draws(&mut ada, &tournament).await;
    let over = play_out(&club, &mut ada, &tournament, None).await;
    let status = &over["matches"][0]["status"];
    let legs = status["legs"].as_array().unwrap();
    assert_eq!(status["phase"]["report"]["score"][0], 2);
    let own: std::collections::BTreeSet<_> = legs.iter().map(|leg| leg["table"].as_str().unwrap()).collect();
    assert_eq!(own.len(), legs.len(), "each at a table of its own: {legs:?}");
}

#[tokio::test]
async fn what_the_desk_decides_is_over_at_the_table_too() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let division = json!({ "id": "main", "lengths": { "main": [5] } });
    let tournament = opens(&mut ada, json!({ "divisions": [division] })).await;
    bots_enter(&mut ada, &tournament, 2).await;
    draws(&mut ada, &tournament).await;
    the_house_works(&club).await;
    let seen = ada.sees(&tournament).await;
    let table = tables(&seen).first().unwrap().clone();
    assert!(ada.gets(&tournament).await.text.contains(">watch<"));
    let winner = seen["matches"][0]["seats"][0]["entrant"].clone();
    let result = json!({ "winner": winner, "how": "resigned" });
    acts(&mut ada, &tournament, json!({ "type": "result", "match": 1, "result": result })).await;
    the_house_works(&club).await;
    let view = ada.sees(&format!("/t/{table}")).await;
    assert_eq!(view["state"], "over", "{view}");
    assert!(!ada.gets(&tournament).await.text.contains(">watch<"), "nobody watches what is over");
}

// rule: TRN-14
#[tokio::test]
async fn who_comes_late_where_the_clock_runs_begins_with_a_bank_without_that_time() {
    let club = Club::open().await;
    let (mut ada, mut bea) = (club.guest("Ada").await, club.guest("Bea").await);
    let clock = json!({ "bank_per_point": 120_000, "delay": 12_000 });
    let division = json!({ "id": "main", "lengths": { "main": [5] }, "clock": clock });
    let tournament = opens(&mut ada, json!({ "late_loses": "clock", "divisions": [division] })).await;
    acts(&mut bea, &tournament, json!({ "type": "enter", "division": "main", "people": [{ "name": "Bea" }] })).await;
    acts(&mut ada, &tournament, json!({ "type": "approve", "entrant": 1 })).await;
    bots_enter(&mut ada, &tournament, 1).await;
    draws(&mut ada, &tournament).await;
    the_house_works(&club).await;
    club.waits(Millis::seconds(24 * 60)).await;
    acts(&mut bea, &tournament, json!({ "type": "arrive", "match": 1, "entrant": 1 })).await;
    the_house_works(&club).await;
    let seen = ada.sees(&tournament).await;
    let game = &seen["matches"][0];
    let seat = (0..2).find(|&seat| game["seats"][seat]["entrant"] == 1).unwrap();
    let lost = game["status"]["sides"][seat]["time_lost"].as_u64().unwrap();
    assert!((240_000..300_000).contains(&lost), "four minutes beyond the twenty, and what the house waited: {lost}");
    let table = tables(&seen).first().unwrap().clone();
    assert!(plays_on(&mut bea, &format!("/t/{table}")).await, "she is ready");
    bots_play(&club, &table, &rules_of_thumb()).await;
    let bank = bea.sees(&format!("/t/{table}")).await["clock"]["bank"].clone();
    let banks = ["white", "black"].map(|side| bank[side].as_u64().unwrap());
    assert_eq!((banks[seat], banks[1 - seat]), (600_000 - lost, 600_000), "hers lacks it, the other is whole");
}

// rule: TRN-04
#[tokio::test]
async fn a_tournament_speaks_italian_and_english_and_whoever_asks_for_another_language_hears_one_of_them() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let tournament = opens(&mut ada, json!({ "divisions": [{ "id": "main" }] })).await;
    let mut spoken = Vec::new();
    for language in ["it", "en", "eo"] {
        let mut guest = club.stranger();
        let page =
            guest.asks(Request::get(&tournament).header("accept-language", language), "").await.is(StatusCode::OK);
        let (_, rest) = page.text.split_once("lang=\"").unwrap();
        spoken.push(rest.split('"').next().unwrap().to_owned());
    }
    assert_eq!(spoken[..2], ["it", "en"]);
    assert!(["it", "en"].contains(&spoken[2].as_str()), "{spoken:?}");
}
