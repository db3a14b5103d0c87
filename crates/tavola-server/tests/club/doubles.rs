//! Consultation doubles at the house's tables: friends by three invitations, pairs of an event, a Davis Cup tie.

use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_base::{Millis, PlayerId};
use tavola_server::{base::ids::StreamId, club::tournament_online};

use crate::{
    actors::{Club, Guest},
    tournament::{acts, draws, opens},
};

/// Four friends who have opened a table for two against two and sat down: the host, their partner, both opponents.
async fn four<'a>(club: &'a Club) -> ([Guest<'a>; 4], String, Vec<String>) {
    let mut ada = club.guest("Ada").await;
    let terms =
        json!({ "opponent": "doubles", "side": "white", "rules": { "preset": "match", "length": { "points": 1 } } });
    let opened = ada.posts("/tables", &terms).await.is(StatusCode::CREATED).json();
    let path = opened["url"].as_str().unwrap().to_owned();
    assert!(opened["join_url"].is_null());
    let links: Vec<String> =
        opened["join_urls"].as_array().unwrap().iter().map(|link| link.as_str().unwrap().to_owned()).collect();
    assert_eq!(links.len(), 3);
    let (bea, carla, dora) = (club.guest("Bea").await, club.guest("Carla").await, club.guest("Dora").await);
    let mut all = [ada, bea, carla, dora];
    for (guest, link) in all[1..].iter_mut().zip(&links) {
        guest.posts(link, &json!({})).await.is(StatusCode::OK);
    }
    (all, path, links)
}

async fn does(guest: &mut Guest<'_>, table: &str, kind: &str) {
    guest.commands(table, json!({ "type": kind })).await.is(StatusCode::OK);
}

async fn refused(guest: &mut Guest<'_>, table: &str, command: Value) -> String {
    let answer = guest.commands(table, command).await.is(StatusCode::UNPROCESSABLE_ENTITY).json();
    answer["message"].as_str().or(answer["error"].as_str()).unwrap_or(&answer.to_string()).to_owned()
}

fn legal(view: &Value) -> Vec<&str> {
    view["legal"]["actions"].as_array().unwrap().iter().filter_map(Value::as_str).collect()
}

#[tokio::test]
async fn four_friends_sit_down_by_three_links_and_each_pair_talks_in_private() {
    let club = Club::open().await;
    let ([mut ada, mut bea, mut carla, mut dora], table, links) = four(&club).await;
    let seen = bea.sees(&table).await;
    assert_eq!((seen["you"].as_str(), seen["partner"].as_str()), (Some("white"), Some("second")));
    assert_eq!(seen["seats"]["white"]["name"], "Ada & Bea");
    assert_eq!(dora.sees(&table).await["partner"], "second");
    // A link that has been used lets nobody else in.
    let mut eva = club.guest("Eva").await;
    eva.posts(&links[0], &json!({})).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    does(&mut ada, &table, "ready").await;
    does(&mut dora, &table, "ready").await;
    let said = "meet me at the eight point";
    bea.commands(&table, json!({ "type": "advise", "text": said })).await.is(StatusCode::OK);
    assert_eq!(ada.sees(&table).await["talk"][0]["text"], said);
    for page in ["", "/view", "/record", "/proof.json"] {
        for guest in [&mut carla, &mut dora, &mut eva] {
            let text = guest.gets(&format!("{table}{page}")).await.text;
            assert!(!text.contains(said), "{page}: {text}");
        }
    }
    refused(&mut bea, &table, json!({ "type": "roll" })).await;
    does(&mut bea, &table, "take_dice").await;
    assert!(legal(&bea.sees(&table).await).contains(&"roll"));
    // One of a pair leaves, and the other goes on.
    does(&mut ada, &table, "leave").await;
    assert_eq!(bea.sees(&table).await["state"], "playing");
    does(&mut bea, &table, "roll").await;
    // The lists of both show the table, by both names.
    let list = bea.gets("/").await.is(StatusCode::OK).text;
    assert!(list.contains("Ada &amp; Bea"), "{list}");
    does(&mut bea, &table, "resign_match").await;
    assert_eq!(carla.sees(&table).await["phase"]["winner"], "black");
}

#[tokio::test]
async fn without_a_script_a_pair_reads_and_writes_and_passes_the_dice() {
    let club = Club::open().await;
    let ([mut ada, mut bea, mut carla, _], table, _) = four(&club).await;
    does(&mut ada, &table, "ready").await;
    does(&mut carla, &table, "ready").await;
    let kind = "application/x-www-form-urlencoded";
    let order = format!("{table}/command");
    bea.sends(&order, kind, "type=advise&text=run+now").await.is(StatusCode::SEE_OTHER);
    let page = ada.gets(&table).await.is(StatusCode::OK).text;
    assert!(page.contains("run now") && page.contains("value=\"give_dice\""), "{page}");
    assert!(!carla.gets(&table).await.text.contains("run now"));
    ada.sends(&order, kind, "type=give_dice").await.is(StatusCode::SEE_OTHER);
    assert!(bea.gets(&table).await.text.contains("value=\"roll\""));
}

#[tokio::test]
async fn the_host_sees_a_link_for_each_free_seat_and_nobody_else_does() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let terms = json!({ "opponent": "doubles", "rules": { "preset": "match", "length": { "points": 1 } } });
    let opened = ada.posts("/tables", &terms).await.is(StatusCode::CREATED).json();
    let (table, links) = (opened["url"].as_str().unwrap(), opened["join_urls"].as_array().unwrap().clone());
    let mut bea = club.guest("Bea").await;
    let page = bea.gets(links[0].as_str().unwrap()).await.is(StatusCode::OK).text;
    assert!(page.contains("as their partner"), "{page}");
    let shown = async |guest: &mut Guest<'_>| {
        let page = guest.gets(table).await.text;
        links.iter().filter(|link| page.contains(link.as_str().unwrap())).count()
    };
    assert_eq!(shown(&mut ada).await, 3);
    bea.posts(links[0].as_str().unwrap(), &json!({})).await.is(StatusCode::OK);
    assert_eq!((shown(&mut ada).await, shown(&mut bea).await), (2, 0));
}

/// The accounts of these guests, as events know them.
async fn accounts(club: &Club, guests: &mut [Guest<'_>]) -> Vec<PlayerId> {
    let mut host = club.guest("Host").await;
    let division = json!({ "id": "main", "lengths": { "main": [1] }, "format": { "type": "knock_out" } });
    let event = opens(&mut host, json!({ "divisions": [division] })).await;
    for (index, guest) in guests.iter_mut().enumerate() {
        let people = json!([{ "name": format!("Guest {index}") }]);
        acts(guest, &event, json!({ "type": "enter", "division": "main", "people": people })).await;
    }
    let id = StreamId::new(event.trim_start_matches("/e/"));
    let state = club.app.tournaments().existing(&id).await.unwrap().state;
    state.entries().iter().filter_map(|entry| entry.people[0].player.clone()).collect()
}

async fn the_house_works(club: &Club) {
    for _ in 0..4 {
        club.waits(Millis::seconds(2)).await;
        tournament_online::look_after(&club.app).await.unwrap();
    }
}

/// The table of a match of a tie, once it is there.
fn table_of(seen: &Value, rubber: &str) -> Option<String> {
    let known = seen["matches"][0]["status"]["rubber_tables"].as_array()?;
    let table = known.iter().find(|known| known["rubber"] == rubber)?["table"].as_str()?;
    Some(format!("/t/{table}"))
}

// rule: DAV-02
#[tokio::test]
async fn in_the_doubles_of_a_called_davis_cup_tie_both_of_each_pair_have_a_seat() {
    let club = Club::open().await;
    let mut host = club.guest("Dirk").await;
    let names = ["Ada", "Bea", "Carla", "Dora"];
    let mut people = Vec::new();
    for name in names {
        people.push(club.guest(name).await);
    }
    let ids = accounts(&club, &mut people).await;
    let division = json!({ "id": "main", "lengths": { "main": [1] }, "entrants": "davis_pair",
        "format": { "type": "davis_cup", "ties": "group" } });
    let event = opens(&mut host, json!({ "divisions": [division] })).await;
    for pair in [[0, 1], [2, 3]] {
        let people = pair.map(|index| json!({ "name": names[index], "player": ids[index] }));
        acts(&mut host, &event, json!({ "type": "enter", "division": "main", "people": people })).await;
    }
    draws(&mut host, &event).await;
    the_house_works(&club).await;
    for (entrant, member) in [(1, "first"), (1, "second"), (2, "first"), (2, "second")] {
        let command = json!({ "type": "arrive", "match": 1, "entrant": entrant, "member": member });
        drop(host.commands(&event, command).await);
    }
    the_house_works(&club).await;
    let seen = host.sees(&event).await;
    for rubber in ["first_second", "second_first"] {
        let table = table_of(&seen, rubber).unwrap_or_else(|| panic!("{}", seen["matches"][0]));
        assert!(host.sees(&table).await["seats"]["white"]["pair"].is_null(), "a single is one's own");
        let mut players = Vec::new();
        for person in &mut people {
            if !person.sees(&table).await["you"].is_null() {
                players.push(person);
            }
        }
        assert_eq!(players.len(), 2);
        for player in &mut players {
            does(player, &table, "ready").await;
        }
        does(players[0], &table, "resign_match").await;
    }
    the_house_works(&club).await;
    let table = table_of(&host.sees(&event).await, "doubles").unwrap();
    let mut seats = Vec::new();
    for person in &mut people {
        let view = person.sees(&table).await;
        seats.push((view["you"].as_str().unwrap().to_owned(), view["partner"].as_str().unwrap().to_owned()));
    }
    assert_eq!(seats[0].0, seats[1].0);
    assert_eq!(seats[2].0, seats[3].0);
    assert_eq!(seats.iter().map(|seat| seat.1.as_str()).collect::<Vec<_>>(), ["first", "second", "first", "second"]);
    let [_, bea, carla, dora] = &mut people[..] else { unreachable!() };
    does(bea, &table, "ready").await;
    does(carla, &table, "ready").await;
    bea.commands(&table, json!({ "type": "advise", "text": "between us" })).await.is(StatusCode::OK);
    assert!(!dora.gets(&format!("{table}/view")).await.text.contains("between us"));
    does(dora, &table, "take_dice").await;
    does(dora, &table, "resign_match").await;
    the_house_works(&club).await;
    let status = host.sees(&event).await["matches"][0]["status"].clone();
    assert_eq!(status["rubbers"].as_array().unwrap().len(), 3, "{status}");
}

#[tokio::test]
async fn number_two_without_an_account_comes_to_a_called_table_by_the_link_of_number_one() {
    let club = Club::open().await;
    let (mut host, mut ada, mut carla) = (club.guest("Dirk").await, club.guest("Ada").await, club.guest("Carla").await);
    let division = json!({ "id": "main", "lengths": { "main": [1] }, "entrants": "consultation_doubles",
        "format": { "type": "knock_out" } });
    let event = opens(&mut host, json!({ "divisions": [division] })).await;
    for (guest, names) in [(&mut ada, ["Ada", "Bea"]), (&mut carla, ["Carla", "Dora"])] {
        let people = names.map(|name| json!({ "name": name }));
        acts(guest, &event, json!({ "type": "enter", "division": "main", "people": people })).await;
    }
    for entrant in [1, 2] {
        acts(&mut host, &event, json!({ "type": "approve", "entrant": entrant })).await;
    }
    draws(&mut host, &event).await;
    the_house_works(&club).await;
    for (guest, entrant) in [(&mut ada, 1), (&mut carla, 2)] {
        acts(guest, &event, json!({ "type": "arrive", "match": 1, "entrant": entrant })).await;
    }
    the_house_works(&club).await;
    let seen = host.sees(&event).await;
    let table = format!("/t/{}", seen["matches"][0]["status"]["online"].as_str().unwrap());
    does(&mut ada, &table, "ready").await;
    does(&mut carla, &table, "ready").await;
    assert_eq!(ada.sees(&table).await["state"], "playing", "the match does not wait for number 2");
    let links = |page: &str| -> Vec<String> {
        let after = page.split("/join/").skip(1);
        let mut all: Vec<String> = after.map(|rest| rest.chars().take(32).collect()).collect();
        all.dedup();
        all
    };
    let page = ada.gets(&table).await.text;
    let own = links(&page);
    assert!(!own.is_empty() && !links(&carla.gets(&table).await.text).contains(&own[0]), "each has their own");
    let mut bea = club.guest("Bea").await;
    let invitation = bea.gets(&format!("/join/{}", own[0])).await.is(StatusCode::OK).text;
    assert!(invitation.contains("Ada invites you") && invitation.contains("as their partner"), "{invitation}");
    bea.posts(&format!("/join/{}", own[0]), &json!({})).await.is(StatusCode::OK);
    does(&mut bea, &table, "take_dice").await;
    assert_eq!(carla.sees(&table).await["seats"]["white"]["pair"]["people"].as_array().map(Vec::len), Some(2));
}
