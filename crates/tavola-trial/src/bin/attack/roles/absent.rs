//! Nobody acts: the flag falls when the clock says so, and the match is over for both.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::Report;
use crate::client::Client;
use crate::house::House;

/// A second and a half of bank for the one point, half a second a turn.
const LIMIT: Duration = Duration::from_millis(2_000);
/// What network delay may excuse, the house's look at its deadlines, and a busy machine.
const LATE: Duration = Duration::from_secs(10);

pub(super) async fn play(house: &House) -> Report {
    let mut report = Report::default();
    match waited_out(house, &mut report).await {
        Ok(waited) => {
            report.notes.push(format!("the flag fell after {waited:.1?}"));
            if waited < LIMIT || waited > LIMIT + LATE {
                report.blame(format!("a limit of {LIMIT:?} came after {waited:.1?}"));
            }
        }
        Err(why) => report.blame(why),
    }
    report
}

async fn waited_out(house: &House, report: &mut Report) -> Result<Duration, String> {
    let (mut host, mut guest) = (house.visitor(12), house.visitor(13));
    let clock = json!({ "mode": "simple_delay", "bank_per_point": 1_500, "delay": 500 });
    let rules = json!({ "preset": "match", "length": { "points": 1 } });
    let new = json!({ "opponent": "friend", "rules": rules, "clock": clock, "name": "Host" });
    let opened = host.post("/tables", &new).await.map_err(|why| why.to_string())?.json();
    let id = opened["id"].as_str().ok_or("no table was opened")?.to_owned();
    let link = opened["join_url"].as_str().ok_or("no invitation")?.to_owned();
    let path = link.find("/join/").map_or(link.as_str(), |place| &link[place..]).to_owned();
    guest.post(&path, &json!({ "name": "Guest" })).await.map_err(|why| why.to_string())?;
    for client in [&mut host, &mut guest] {
        send(client, &id, json!({ "type": "ready", "anchor": null, "length": 4096 }), report).await;
    }
    // The opening throw may be even: it is made until somebody is to play.
    let begun = Instant::now();
    loop {
        let view = seen(&mut host, &id, report).await?;
        if view["phase"]["type"] == "to_play" {
            break;
        }
        if begun.elapsed() > LATE {
            return Err(format!("nobody came to play: {}", view["phase"]));
        }
        send(&mut host, &id, json!({ "type": "roll", "link": null }), report).await;
    }
    let before = Instant::now();
    loop {
        let view = seen(&mut host, &id, report).await?;
        if view["phase"]["type"] == "match_over" {
            let cause = view["phase"]["cause"].clone();
            return if cause == "flag" { Ok(before.elapsed()) } else { Err(format!("the match ended by {cause}")) };
        }
        if before.elapsed() > LIMIT + LATE + LATE {
            return Err(format!("the flag never fell: {}", view["clock"]));
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

async fn seen(client: &mut Client, id: &str, report: &mut Report) -> Result<Value, String> {
    report.requests += 1;
    Ok(client.get(&format!("/t/{id}/view")).await.map_err(|why| why.to_string())?.json())
}

async fn send(client: &mut Client, id: &str, command: Value, report: &mut Report) {
    report.requests += 1;
    let order = json!({ "command_id": format!("a-{}", report.requests), "command": command });
    client.post(&format!("/t/{id}/command"), &order).await.ok();
}
