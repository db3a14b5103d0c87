//! The disk is full for some seconds: nothing that was acknowledged is lost, health says so, and afterwards everything goes on
//! by itself.

use std::time::Duration;

use serde_json::{Value, json};
use tavola_trial::chance::Chance;

use super::Report;
use tavola_trial::client::Client;
use tavola_trial::house::House;
use tavola_trial::moves::choose;

/// How soon health must say that nothing can be written, and that it can again.
const NOTICED: Duration = Duration::from_secs(30);

pub(super) async fn play(house: &House, time: Duration) -> Report {
    let mut report = Report::default();
    let mut player = match Player::sits_down(house).await {
        Ok(player) => player,
        Err(why) => return Report::fault(why),
    };
    for _ in 0..8 {
        player.acts(&mut report).await;
    }
    let ballast = house.folder.join("ballast");
    // Everything that is left is taken: the write itself fails at the end.
    let filled = std::fs::write(&ballast, vec![0_u8; 16 * 1024 * 1024]);
    if filled.is_ok() {
        report.blame("the small disk could not be filled".to_owned());
    }
    let end = tokio::time::Instant::now() + time.min(Duration::from_secs(20));
    while tokio::time::Instant::now() < end {
        player.acts(&mut report).await;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    if !house.health_is(503, NOTICED).await {
        report.blame("the disk is full and health does not say 503".to_owned());
    }
    if let Err(why) = std::fs::remove_file(&ballast) {
        report.blame(format!("the ballast cannot be removed: {why}"));
    }
    if !house.health_is(200, NOTICED).await {
        report.blame("there is room again and health does not say 200".to_owned());
    }
    let version = player.version().await;
    if version < player.promised {
        report.blame(format!("version {} was promised and {version} is there", player.promised));
    }
    report.notes.push(format!("{} acts promised, {} refused for want of room", player.done, player.failed));
    report
}

struct Player {
    client: Client,
    at: String,
    chance: Chance,
    promised: i64,
    done: u64,
    failed: u64,
}

impl Player {
    async fn sits_down(house: &House) -> Result<Self, String> {
        let mut client = house.visitor(14);
        let rules = json!({ "preset": "match", "length": { "points": 25 } });
        let new = json!({ "opponent": "bot", "rules": rules, "name": "Full" });
        let at = format!("/t/{}", client.opens_table(&new).await?);
        Ok(Self { client, at, chance: Chance::new(9), promised: 0, done: 0, failed: 0 })
    }

    async fn view(&mut self) -> Value {
        self.client.get(&format!("{}/view", self.at)).await.map(|seen| seen.json()).unwrap_or_default()
    }

    async fn version(&mut self) -> i64 {
        self.view().await["version"].as_i64().unwrap_or(-1)
    }

    async fn acts(&mut self, report: &mut Report) {
        let view = self.view().await;
        let Some(command) = choose(&view["legal"], &mut self.chance) else { return };
        report.requests += 1;
        let order = json!({ "command_id": format!("f-{}", report.requests), "command": command });
        match self.client.post(&format!("{}/command", self.at), &order).await {
            Ok(answer) if answer.status == 200 => {
                self.promised = self.promised.max(answer.json()["version"].as_i64().unwrap_or(0));
                self.done += 1;
            }
            Ok(answer) if answer.status >= 500 => self.failed += 1,
            Ok(_) => {}
            Err(why) => report.blame(format!("no answer while the disk is full: {why}")),
        }
    }
}
