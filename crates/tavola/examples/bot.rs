//! A bot for a Tavola club, the smallest that plays on whatever happens: `examples/bot.py` in Rust.
//!
//! `TAVOLA_TOKEN=tvl_… bot http://127.0.0.1:8080` plays wherever it has a seat; `… --join TOKEN` joins a match first, `… --seek
//! POINTS` seeks a rated one in the lobby; both end with it. It plays the first legal play, takes what is offered and never doubles. The token needs the scopes
//! `me:read`, `challenge:write` and `play`.

use std::{
    collections::HashSet,
    io::{BufRead as _, BufReader},
    thread::sleep,
    time::Duration,
};

use anyhow::{Context as _, bail};
use serde_json::{Value, json};

struct Club {
    agent: ureq::Agent,
    root: String,
    bearer: String,
}

impl Club {
    /// An answer's status and JSON; waits where the club says so.
    fn ask(&self, path: &str, body: Option<&Value>) -> anyhow::Result<(u16, Value)> {
        loop {
            let url = format!("{}{path}", self.root);
            let answer = match body {
                Some(body) => {
                    let request = self.agent.post(&url).header("authorization", &self.bearer);
                    request.header("content-type", "application/json").send(body.to_string())
                }
                None => self.agent.get(&url).header("authorization", &self.bearer).call(),
            };
            let mut answer = answer?;
            let said: Value = serde_json::from_str(&answer.body_mut().read_to_string()?)?;
            match answer.status().as_u16() {
                429 | 503 => sleep(Duration::from_secs(said["retry_after"].as_u64().unwrap_or(1))),
                status => return Ok((status, said)),
            }
        }
    }
}

/// The command to send now; none where others are to act.
fn choose(view: &Value) -> Option<Value> {
    let legal = &view["legal"];
    let may = |name: &str| legal["actions"].as_array().is_some_and(|all| all.iter().any(|action| action == name));
    if may("play") {
        let (mut node, mut steps) = (0, Vec::new());
        while let Some(edge) = legal["steps"]["nodes"][node]["steps"].get(0) {
            steps.push(json!({ "from": edge["from"], "to": edge["to"], "hit": edge["hit"] }));
            node = usize::try_from(edge["next"].as_u64()?).ok()?;
        }
        return Some(json!({ "type": "play", "steps": steps }));
    }
    let names = ["ready", "accept_resignation", "roll", "take", "accept_play", "next_game"];
    names.into_iter().find(|name| may(name)).map(|name| json!({ "type": name }))
}

/// Acts at a table for as long as it is one's turn; true if its match is over.
fn act(club: &Club, table: &str) -> anyhow::Result<bool> {
    for nth in 0_u64.. {
        let (_, view) = club.ask(&format!("/tables/{table}"), None)?;
        if view["state"] == "over" || view["state"] == "closed" {
            println!("over {table} {}", view["score"]["points"]);
            return Ok(true);
        }
        let Some(command) = choose(&view) else { return Ok(false) };
        let id = format!("{}-{nth}-{}", std::process::id(), view["version"]);
        let body = json!({ "command_id": id, "command": command, "expected": view["version"] });
        match club.ask(&format!("/tables/{table}/acts"), Some(&body))? {
            // 409: things have moved on, and are looked at again.
            (200 | 409, _) => {}
            (status, answer) => bail!("{status} {}", answer["detail"]),
        }
    }
    Ok(false)
}

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let root = arguments.next().context("where is the club?")?;
    let token = std::env::var("TAVOLA_TOKEN").context("set TAVOLA_TOKEN")?;
    let agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let club = Club { agent, root: format!("{root}/api/v1"), bearer: format!("Bearer {token}") };
    let begun = match (arguments.next().as_deref(), arguments.next()) {
        (Some("--join"), Some(token)) => Some(club.ask(&format!("/join/{token}"), Some(&json!({})))?),
        (Some("--seek"), Some(points)) => {
            let rules = json!({ "preset": "match", "length": { "points": points.parse::<u8>()? } });
            let wish = json!({ "table": { "opponent": "friend", "rules": rules, "rated": true } });
            Some(club.ask("/seeks", Some(&wish))?)
        }
        _ => None,
    };
    if let Some((status, answer)) = &begun {
        println!("{status} {answer}");
    }
    let mut over = HashSet::new();
    loop {
        let events = club.agent.get(format!("{}/events", club.root)).header("authorization", &club.bearer).call()?;
        for line in BufReader::new(events.into_body().into_reader()).lines().map_while(Result::ok) {
            let event: Value = serde_json::from_str(&line)?;
            let Some(table) = event["id"].as_str().filter(|id| event["kind"] == "table" && !over.contains(*id)) else {
                continue;
            };
            if act(&club, table)? {
                over.insert(table.to_owned());
                if begun.is_some() {
                    return Ok(());
                }
            }
        }
        sleep(Duration::from_secs(1));
    }
}
