//! What goes on beside tables and chouettes: an event among bots with its director, and a device beside a wooden board.

use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};
use tavola_server::base::{
    ids::{CommandId, StreamId},
    now::Now,
    random,
};
use tokio::sync::watch;

use crate::client::Client;
use crate::line::Line;
use crate::player::{Ledger, act};

/// How often an event is looked at.
const LOOK: Duration = Duration::from_millis(150);
/// How long after a failure a line is sent again.
const LATER: Duration = Duration::from_millis(20);
/// How many lines a device's match has before another is begun.
const LINES: u32 = 400;

/// Directs event after event of four bots, for ever.
pub(crate) async fn direct(client: Client, ledger: Arc<Ledger>, mut is_up: watch::Receiver<bool>) {
    loop {
        is_up.wait_for(|up| *up).await.ok();
        let mut client = client.clone();
        let division = json!({ "id": "main", "lengths": { "main": [1] }, "format": { "type": "knock_out" } });
        let settings = json!({ "name": "Chaos", "venue": "online", "divisions": [division] });
        let opened = client.post("/events", &json!({ "settings": settings, "name": "Chaos" })).await;
        let id = opened.ok().and_then(|answer| answer.body["id"].as_str().map(StreamId::new));
        let Some(id) = id else {
            tokio::time::sleep(LOOK).await;
            continue;
        };
        ledger.book().events.insert(id.clone());
        let mut event = Event { at: format!("/e/{id}"), id, client, line: Line::default() };
        while event.goes_on(&ledger, &mut is_up).await {
            tokio::time::sleep(LOOK).await;
        }
    }
}

struct Event {
    id: StreamId,
    at: String,
    client: Client,
    line: Line,
}

impl Event {
    /// Brings the event one step on; false once it is over.
    async fn goes_on(&mut self, ledger: &Ledger, is_up: &mut watch::Receiver<bool>) -> bool {
        is_up.wait_for(|up| *up).await.ok();
        let Ok(seen) = self.client.get(&format!("{}/view", self.at)).await else { return true };
        let view = seen.body;
        let games = view["matches"].as_array().cloned().unwrap_or_default();
        let tables = games.iter().filter_map(|game| game["status"]["online"].as_str().map(StreamId::new));
        ledger.book().tables.extend(tables);
        let division = &view["divisions"][0];
        if division["is_over"] == true {
            return false;
        }
        let entries = view["entries"].as_array().map_or(0, Vec::len);
        match (entries, division["draw"].as_str()) {
            (0..4, Some("entries")) => {
                self.client.post_form(&format!("{}/bots", self.at), "many=1&division=main").await.ok();
            }
            (_, Some("entries")) => self.commands(json!({ "type": "draw", "division": "main" }), ledger, is_up).await,
            (_, Some("drawn")) => {
                self.commands(json!({ "type": "publish_draw", "division": "main" }), ledger, is_up).await
            }
            _ => {}
        }
        true
    }

    async fn commands(&mut self, command: Value, ledger: &Ledger, is_up: &mut watch::Receiver<bool>) {
        act((&mut self.client, &mut self.line), (&self.id, &self.at), command, ledger, is_up).await;
    }
}

/// Writes the log of match after match beside a wooden board, each line until it is taken.
pub(crate) async fn press(client: Client, ledger: Arc<Ledger>, mut is_up: watch::Receiver<bool>) {
    loop {
        is_up.wait_for(|up| *up).await.ok();
        let Some(mut device) = Device::begin(client.clone(), &ledger, &mut is_up).await else {
            tokio::time::sleep(LOOK).await;
            continue;
        };
        for seq in 0..LINES {
            device.writes(seq, &ledger, &mut is_up).await;
        }
    }
}

struct Device {
    client: Client,
    id: StreamId,
    token: String,
    epoch: u64,
}

impl Device {
    async fn begin(mut client: Client, ledger: &Ledger, is_up: &mut watch::Receiver<bool>) -> Option<Self> {
        let clock = json!({ "mode": "simple_delay", "bank_per_point": 600_000, "delay": 12_000 });
        let settings = json!({ "names": { "white": "Ada", "black": "Bea" }, "length": 7, "clock": clock });
        let made = client.post("/board", &json!({ "settings": settings })).await.ok()?;
        let (id, token) = (StreamId::new(made.body["id"].as_str()?), made.body["token"].as_str()?.to_owned());
        ledger.book().boards.insert(id.clone());
        let claim = json!({ "token": token, "command_id": CommandId::fresh(), "device": "chaos" });
        loop {
            is_up.wait_for(|up| *up).await.ok();
            if let Ok(leased) = client.post(&format!("/board/{id}/lease"), &claim).await
                && let Some(epoch) = leased.body["epoch"].as_u64()
            {
                return Some(Self { client, id, token, epoch });
            }
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Sends a line until it is taken; some are sent once more.
    async fn writes(&mut self, seq: u32, ledger: &Ledger, is_up: &mut watch::Receiver<bool>) {
        let (by, act) = match seq {
            0 => ("white", json!({ "type": "start_game" })),
            1 => ("white", json!({ "type": "opening", "winner": "white" })),
            even if even % 2 == 0 => ("white", json!({ "type": "press" })),
            _ => ("black", json!({ "type": "press" })),
        };
        let (now, name) = (Now::system().time(), CommandId::fresh().to_string());
        let stamp = json!({ "id": name, "device": "chaos", "epoch": self.epoch, "seq": seq });
        let entry = json!({ "at": now, "by": by, "act": act, "stamp": stamp });
        let lines = json!({ "token": self.token, "now": now, "entries": [entry] });
        let mut again = random::below(5) == 0;
        loop {
            is_up.wait_for(|up| *up).await.ok();
            let taken = self.client.post(&format!("/board/{}/events", self.id), &lines).await;
            if let Ok(answer) = &taken
                && answer.status >= 400
                && !ledger.excuses(answer)
            {
                ledger.complain(format!(
                    "{}: a line of the device was answered {} {}",
                    self.id, answer.status, answer.body
                ));
            }
            if taken.is_ok_and(|taken| taken.status == 200 && taken.body["type"] == "written") {
                ledger.book().lines.insert((self.id.clone(), name.clone()));
                if !std::mem::take(&mut again) {
                    break;
                }
            } else {
                tokio::time::sleep(LATER).await;
            }
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}
