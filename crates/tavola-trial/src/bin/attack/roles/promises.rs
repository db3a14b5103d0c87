//! A player who believes nothing: the commitment is kept from the first look, each link is counted, the proof is checked,
//! and a proof that somebody has shortened must not verify.

use serde_json::{Value, json};
use tavola_base::TableId;
use tavola_base::dice_proof::{ChainContext, ChainLength, Digest, MatchNumber, RollNumber, Transcript};
use tavola_rules::Side;
use tavola_trial::chance::Chance;
use tavola_trial::client::Client;
use tavola_trial::house::House;
use tavola_trial::moves::choose;

use super::Report;

/// After so many rolls of the match it is given up.
const ROLLS: u64 = 6;
/// How often is looked at the table at most.
const LOOKS: u64 = 600;

pub(super) async fn play(house: &House) -> Report {
    match Sceptic::sits_down(house).await {
        Ok(mut sceptic) => {
            if let Err(why) = sceptic.plays().await {
                sceptic.report.blame(why);
            }
            sceptic.report
        }
        Err(why) => Report::fault(why),
    }
}

struct Sceptic {
    client: Client,
    table: TableId,
    seed: Digest,
    side: Side,
    commitment: Value,
    chance: Chance,
    report: Report,
    sent: u64,
}

impl Sceptic {
    async fn sits_down(house: &House) -> Result<Self, String> {
        let mut client = house.visitor(9);
        let rules = json!({ "preset": "match", "length": { "points": 7 } });
        let new = json!({ "opponent": "bot", "rules": rules, "side": "white", "name": "Sceptic" });
        let table = TableId::new(client.opens_table(&new).await?);
        let (seed, side, chance) = (Digest::new([77; 32]), Side::White, Chance::new(3));
        let (commitment, report) = (Value::Null, Report::default());
        Ok(Self { client, table, seed, side, commitment, chance, report, sent: 0 })
    }

    fn chain(&self) -> ChainContext<'_> {
        ChainContext { table: &self.table, of: MatchNumber::FIRST, side: self.side }
    }

    fn anchor(&self) -> Digest {
        self.chain().anchor(self.seed, ChainLength::USUAL)
    }

    fn link(&self, number: u64) -> Option<Digest> {
        let number = RollNumber::new(u32::try_from(number).ok()?);
        self.chain().link(self.seed, ChainLength::USUAL, number)
    }

    async fn view(&mut self) -> Result<Value, String> {
        self.report.requests += 1;
        let path = format!("/t/{}/view", self.table);
        let seen = self.client.get(&path).await.map_err(|why| why.to_string())?;
        Ok(seen.json())
    }

    async fn send(&mut self, command: Value) -> Result<(), String> {
        self.sent += 1;
        self.report.requests += 1;
        let order = json!({ "command_id": format!("s-{}", self.sent), "command": command });
        let path = format!("/t/{}/command", self.table);
        self.client.post(&path, &order).await.map(|_| ()).map_err(|why| why.to_string())
    }

    async fn plays(&mut self) -> Result<(), String> {
        for _ in 0..LOOKS {
            let view = self.view().await?;
            self.pin(&view);
            if matches!(view["state"].as_str(), Some("over" | "closed")) {
                return self.checks().await;
            }
            let number = view["dice"]["roll_number"].as_u64().unwrap_or(0);
            match self.next(&view, number) {
                Some(command) => self.send(command).await?,
                None => tokio::time::sleep(std::time::Duration::from_millis(100)).await,
            }
        }
        Err("the match did not come to its end".to_owned())
    }

    fn next(&mut self, view: &Value, number: u64) -> Option<Value> {
        let waits = view["phase"]["missing"].as_array().is_some_and(|missing| missing.contains(&json!(self.side)));
        if view["phase"]["type"] == "rolling" {
            return waits.then(|| json!({ "type": "open_link", "number": number, "link": self.link(number) }));
        }
        if number >= ROLLS {
            return Some(json!({ "type": "resign_match" }));
        }
        let mut command = choose(&view["legal"], &mut self.chance)?;
        if command["type"] == "ready" {
            command = json!({ "type": "ready", "anchor": self.anchor(), "length": ChainLength::USUAL });
        } else if command["type"] == "roll" {
            command["link"] = json!(self.link(number + 1));
        }
        Some(command)
    }

    /// The house's commitment is there before anybody is ready and stays what it is; so does one's own chain.
    fn pin(&mut self, view: &Value) {
        let now = &view["dice"]["house_commitment"];
        if self.commitment.is_null() {
            self.commitment = now.clone();
        }
        if now.is_null() || *now != self.commitment {
            self.report.blame(format!("the house's commitment was {} and is {now}", self.commitment));
        }
        let chain = &view["dice"]["chains"][json!(self.side).as_str().unwrap_or_default()]["anchor"];
        if !chain.is_null() && *chain != json!(self.anchor()) {
            self.report.blame("another chain stands in the player's name".to_owned());
        }
    }

    async fn checks(&mut self) -> Result<(), String> {
        let path = format!("/t/{}/proof.json", self.table);
        let proof = self.client.get(&path).await.map_err(|why| why.to_string())?;
        let proof: Transcript = serde_json::from_slice(&proof.body).map_err(|why| format!("no proof: {why}"))?;
        if !proof.verify().is_honest() {
            self.report.blame(format!("the proof does not verify: {:?}", proof.verify().faults.first()));
        }
        if json!(proof.house_commitment) != self.commitment || proof.chains[self.side].anchor != self.anchor() {
            self.report.blame("the proof is about other commitments".to_owned());
        }
        for roll in &proof.rolls {
            let own = self.link(u64::from(roll.number.number()));
            if own != Some(roll.links[self.side].link) {
                self.report
                    .blame(format!("roll {} was made with another link than the player's", roll.number.number()));
            }
        }
        self.report.notes.push(format!("{} rolls checked", proof.rolls.len()));
        let shortened = Transcript { rolls: proof.rolls[..proof.rolls.len().saturating_sub(1)].to_vec(), ..proof };
        if shortened.verify().is_honest() {
            self.report.blame("a proof without its last roll verifies".to_owned());
        }
        Ok(())
    }
}
