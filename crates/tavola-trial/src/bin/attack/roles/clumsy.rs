//! A player whose hand slips: any command at any time, doubled, with wrong keys. The house refuses in a sentence, the same
//! command is done once, and the match can still be played.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tavola_trial::chance::Chance;

use super::Report;
use tavola_trial::house::House;
use tavola_trial::moves::choose;

const NAMES: [&str; 24] = [
    "ready",
    "leave_not",
    "next_game",
    "offer_rematch",
    "roll",
    "open_link",
    "play",
    "double",
    "take",
    "drop",
    "beaver",
    "raccoon",
    "accept_play",
    "challenge",
    "resign",
    "reject_resignation",
    "claim",
    "claim_absence",
    "roll_early",
    "tick",
    "resumed",
    "give_time",
    "award_match",
    "open",
];

pub(super) async fn play(house: &House, time: Duration) -> Report {
    let (mut client, mut chance, mut report) = (house.visitor(11), Chance::new(5), Report::default());
    let rules = json!({ "preset": "match", "length": { "points": 25 } });
    let new = json!({ "opponent": "bot", "rules": rules, "name": "Clumsy" });
    let id = match client.opens_table(&new).await {
        Ok(id) => id,
        Err(why) => return Report::fault(why),
    };
    let (end, mut done) = (Instant::now() + time, 0);
    while Instant::now() < end {
        let view = client.get(&format!("/t/{id}/view")).await.map(|seen| seen.json()).unwrap_or_default();
        let sensible = choose(&view["legal"], &mut chance).filter(|_| chance.one_in(3));
        let command = sensible.unwrap_or_else(|| slip(&mut chance));
        let order = json!({ "command_id": format!("c-{}", report.requests), "command": command });
        let mut versions = Vec::new();
        for _ in 0..=chance.below(2) {
            report.requests += 1;
            match client.post(&format!("/t/{id}/command"), &order).await {
                Ok(answer) if answer.is_broken() => report.blame(format!("{command} is answered {}", answer.status)),
                Ok(answer) if answer.status == 200 => versions.push(answer.json()["version"].clone()),
                Ok(answer)
                    if answer.json()["message"].is_null()
                        && answer.json()["error"].is_null()
                        && answer.body.is_empty() =>
                {
                    report.blame(format!("{command} is refused without a word ({})", answer.status));
                }
                Ok(_) => {}
                Err(why) => report.blame(format!("{command}: {why}")),
            }
        }
        done += usize::from(!versions.is_empty());
        versions.dedup();
        if versions.len() > 1 {
            report.blame(format!("{command} sent twice led to {versions:?}"));
        }
    }
    report.notes.push(format!("{done} commands were in order"));
    if done == 0 {
        report.blame("nothing could be done at the table".to_owned());
    }
    report
}

/// A command that makes little sense.
fn slip(chance: &mut Chance) -> Value {
    let mut command = json!({ "type": chance.of(&NAMES) });
    for _ in 0..chance.below(3) {
        let key = *chance
            .of(&["link", "steps", "kind", "side", "number", "anchor", "length", "down", "time", "x"])
            .unwrap_or(&"x");
        command[key] = match chance.below(6) {
            0 => json!(chance.below(99)),
            1 => json!(-1),
            2 => json!("gammon"),
            3 => json!([{ "from": chance.below(30), "to": chance.below(30) }]),
            4 => json!("white"),
            _ => Value::Null,
        };
    }
    command
}
