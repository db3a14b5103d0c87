//! Another visitor, who wants nothing but to play.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tavola_trial::chance::Chance;

use tavola_trial::Failure;
use tavola_trial::client::Client;
use tavola_trial::house::House;
use tavola_trial::moves::choose;

/// How often the visitor acts.
const PACE: Duration = Duration::from_millis(150);

/// A visitor at a table against a bot.
pub(crate) struct Bystander {
    client: Client,
    at: String,
    chance: Chance,
    acts: u64,
}

impl Bystander {
    /// Opens a table and sits down.
    pub(crate) async fn sits_down(house: &House) -> Result<Self, Failure> {
        let mut one = Self { client: house.visitor(2), at: String::new(), chance: Chance::new(7), acts: 0 };
        one.open().await?;
        Ok(one)
    }

    async fn open(&mut self) -> Result<(), String> {
        let rules = json!({ "preset": "match", "length": { "points": 25 } });
        let new = json!({ "opponent": "bot", "rules": rules, "name": "Bystander" });
        self.at = format!("/t/{}", self.client.opens_table(&new).await?);
        Ok(())
    }

    /// Plays for so long, and says how long one act took at most.
    pub(crate) async fn plays_for(&mut self, time: Duration) -> Duration {
        let (end, mut slowest) = (Instant::now() + time, Duration::ZERO);
        while Instant::now() < end {
            let before = Instant::now();
            self.acts_once().await.ok();
            slowest = slowest.max(before.elapsed());
            tokio::time::sleep(PACE).await;
        }
        slowest
    }

    /// An act of the visitor's is accepted within that time.
    pub(crate) async fn plays_on(&mut self, within: Duration) -> Result<(), String> {
        let (end, mut last) = (Instant::now() + within, "nothing came to be done".to_owned());
        while Instant::now() < end {
            match self.acts_once().await {
                Ok(true) => return Ok(()),
                Ok(false) => {}
                Err(why) => last = why,
            }
            tokio::time::sleep(PACE).await;
        }
        Err(format!("no act in {within:.0?}: {last}"))
    }

    /// Whether there was something to do, and it was done.
    async fn acts_once(&mut self) -> Result<bool, String> {
        let path = format!("{}/view", self.at);
        let seen = self.client.get(&path).await.map_err(|why| format!("no view: {why}"))?;
        if seen.status != 200 {
            return Err(format!("the view is answered {}", seen.status));
        }
        let view = seen.json();
        if matches!(view["state"].as_str(), Some("over" | "closed")) {
            self.open().await?;
            return Ok(true);
        }
        let Some(command) = choose(&view["legal"], &mut self.chance) else { return Ok(false) };
        self.sends(&command).await
    }

    async fn sends(&mut self, command: &Value) -> Result<bool, String> {
        self.acts += 1;
        let order = json!({ "command_id": format!("bystander-{}", self.acts), "command": command });
        let answer = self.client.post(&format!("{}/command", self.at), &order).await;
        let answer = answer.map_err(|why| format!("no answer: {why}"))?;
        // What was legal a moment ago may be too late now; that is no standstill.
        match answer.status {
            200 => Ok(true),
            400..=428 => Ok(false),
            status => Err(format!("{command} is answered {status}")),
        }
    }
}
