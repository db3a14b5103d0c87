//! Nobody acts: at a table the flag falls when the clock says so; in a chouette the roll for the order, a turn and the
//! answer to a cube have their time; and everybody is told what came of it.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::Report;
use tavola_trial::client::Client;
use tavola_trial::house::House;

/// A second and a half of bank for the one point, half a second a turn.
const FLAG: Duration = Duration::from_millis(2_000);
/// In a chouette: for a die of the roll for the order, and for the answer to a cube.
const ANSWER: Duration = Duration::from_millis(1_500);
/// In a chouette: for a roll or a play.
const TURN: Duration = Duration::from_millis(2_500);
/// What network delay may excuse, the house's look at its deadlines, and a busy machine.
const LATE: Duration = Duration::from_secs(10);

pub(super) async fn play(house: &House) -> Report {
    let mut report = Report::default();
    for waited in [at_a_table(house, &mut report).await, in_a_chouette(house, &mut report).await] {
        if let Err(why) = waited {
            report.blame(why);
        }
    }
    report
}

async fn at_a_table(house: &House, report: &mut Report) -> Result<(), String> {
    let clock = json!({ "mode": "simple_delay", "bank_per_point": 1_500, "delay": 500 });
    let rules = json!({ "preset": "match", "length": { "points": 1 } });
    let new = json!({ "opponent": "friend", "rules": rules, "clock": clock, "name": "Host" });
    let mut table = Room::open("/tables", &new, vec![house.visitor(12), house.visitor(13)]).await?;
    for who in 0..2 {
        table.send(who, json!({ "type": "ready", "anchor": null, "length": 4096 }), report).await;
    }
    // The opening roll may be even: it is made until somebody is to play.
    table.goes_on(&["roll"], report, |view| view["phase"]["type"] == "to_play").await?;
    let ended = table.waits("the flag", FLAG, report, |view| view["phase"]["type"] == "match_over").await?;
    let cause = &ended["phase"]["cause"];
    if cause == "flag" { Ok(()) } else { Err(format!("the match ended by {cause}")) }
}

async fn in_a_chouette(house: &House, report: &mut Report) -> Result<(), String> {
    let rules = json!({ "game": { "preset": "chouette-club", "automatic_doubles": "none" } });
    let (answer, turn) = (ANSWER.as_millis() as u64, TURN.as_millis() as u64);
    let pace = json!({ "answer": answer, "gather": 0, "fair": 0, "turn": turn, "absence": null });
    let new = json!({ "rules": rules, "pace": pace, "name": "Ada" });
    let people = vec![house.visitor(14), house.visitor(15), house.visitor(16)];
    let mut room = Room::open("/chouettes", &new, people).await?;

    // One rolls a die, the others never do.
    room.send(0, json!({ "type": "roll_die" }), report).await;
    room.waits("the roll for the order", ANSWER, report, |view| !view["line"].is_null()).await?;

    let to_play = |view: &Value| view["game"]["board"]["phase"]["type"] == "to_play";
    let begun = room.goes_on(&["start_game", "roll_opening"], report, to_play).await?;
    let over = |view: &Value| view["games"].as_array().is_some_and(|games| games.len() == 1);
    let ended = room.waits("a turn", TURN, report, over).await?;
    let winner = if begun["game"]["board"]["phase"]["side"] == "white" { "team" } else { "box" };
    if ended["games"][0]["result"]["winner"] != winner {
        return Err(format!("the {winner} should have won: {}", ended["games"][0]["result"]));
    }

    let asked = |view: &Value| view["game"]["round"]["answer_by"].is_number();
    let acts = ["start_game", "roll_opening", "double", "roll", "play"];
    room.goes_on(&acts, report, asked).await?;
    room.waits("the answer to a cube", ANSWER, report, |view| view["game"]["round"].is_null()).await.map(drop)
}

/// A table or a chouette, and those who are there.
struct Room {
    path: String,
    people: Vec<Client>,
}

impl Room {
    /// The first of `people` opens it, the others come by the invitation.
    async fn open(at: &str, new: &Value, mut people: Vec<Client>) -> Result<Self, String> {
        let host = people.first_mut().ok_or("nobody is there")?;
        let opened = host.post(at, new).await.map_err(|why| why.to_string())?.json();
        let path = opened["url"].as_str().ok_or_else(|| format!("{at}: nothing was opened: {opened}"))?.to_owned();
        let link = opened["join_url"].as_str().ok_or("no invitation")?.to_owned();
        for (guest, name) in people.iter_mut().skip(1).zip(["Bea", "Eve"]) {
            guest.post(&link, &json!({ "name": name })).await.map_err(|why| why.to_string())?;
        }
        Ok(Self { path, people })
    }

    async fn seen(&mut self, who: usize, report: &mut Report) -> Result<Value, String> {
        report.requests += 1;
        let view = self.people[who].get(&format!("{}/view", self.path)).await;
        Ok(view.map_err(|why| why.to_string())?.json())
    }

    async fn send(&mut self, who: usize, command: Value, report: &mut Report) {
        report.requests += 1;
        let order = json!({ "command_id": format!("a-{}", report.requests), "command": command });
        self.people[who].post(&format!("{}/command", self.path), &order).await.ok();
    }

    /// Whoever may do one of `acts` does it, the first ones first, until it is `enough`.
    async fn goes_on(
        &mut self,
        acts: &[&str],
        report: &mut Report,
        enough: impl Fn(&Value) -> bool,
    ) -> Result<Value, String> {
        let begun = Instant::now();
        while begun.elapsed() < LATE + LATE {
            for who in 0..self.people.len() {
                let view = self.seen(who, report).await?;
                if enough(&view) {
                    return Ok(view);
                }
                let may =
                    |act: &&&str| view["legal"]["actions"].as_array().is_some_and(|all| all.contains(&json!(act)));
                let Some(&act) = acts.iter().find(may) else { continue };
                let mut command = json!({ "type": act });
                if act == "play" {
                    command["steps"] = first_play(&view["legal"]["steps"]);
                }
                self.send(who, command, report).await;
            }
        }
        Err(format!("it never came to that by {acts:?}: {}", self.seen(0, report).await?))
    }

    /// Nobody does anything until it is `over`; that comes after `limit`, and not much later.
    async fn waits(
        &mut self,
        what: &str,
        limit: Duration,
        report: &mut Report,
        over: impl Fn(&Value) -> bool,
    ) -> Result<Value, String> {
        let begun = Instant::now();
        while begun.elapsed() < limit + LATE + LATE {
            let view = self.seen(self.people.len() - 1, report).await?;
            if over(&view) {
                let waited = begun.elapsed();
                report.notes.push(format!("{what} was over after {waited:.1?}"));
                // What was asked for lies a moment before the answer that told of it.
                if waited + Duration::from_millis(500) < limit || waited > limit + LATE {
                    report.blame(format!("{what}: a limit of {limit:?} came after {waited:.1?}"));
                }
                return Ok(view);
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        Err(format!("{what} was never over: {}", self.seen(0, report).await?))
    }
}

/// The steps of the first legal play.
fn first_play(graph: &Value) -> Value {
    let (mut steps, mut node) = (Vec::new(), 0);
    while let Some(step) = graph["nodes"][node]["steps"].get(0) {
        steps.push(json!({ "from": step["from"], "to": step["to"] }));
        node = step["next"].as_u64().and_then(|next| usize::try_from(next).ok()).unwrap_or(usize::MAX);
    }
    json!(steps)
}
