//! A match's history over live lines: each view holds what has come since the one before it on that line.

use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::actors::{Club, Guest, two_at_a_table};
use crate::line::{Line, listens};

/// A page that pieces the history together as the page's own script does.
struct Page {
    line: Line,
    version: u64,
    games: Vec<Value>,
    turns: Vec<Value>,
}

impl Page {
    fn on(line: Line) -> Self {
        Self { line, version: 0, games: Vec::new(), turns: Vec::new() }
    }

    /// Takes what comes until the view of that version is there; says whether a part of a history was among it. A line that
    /// is cut is opened again from there, as a page does it.
    async fn follows(&mut self, version: u64, guest: &Guest<'_>, to: (SocketAddr, &str)) -> bool {
        let mut in_parts = false;
        while self.version < version {
            let Some(mut update) = self.line.hears("update").await else {
                self.line = Line::open(guest, to.0, to.1, &format!("?from={}", self.version)).await;
                continue;
            };
            let view = update["view"].take();
            let history = &view["history"];
            let (mut games, mut turns) = (0, 0);
            if let Some(after) = history.get("after") {
                assert_eq!(after["version"], json!(self.version), "it goes on from the last one sent");
                (games, turns) = (number(&after["games"]), number(&after["turns"]));
                in_parts = true;
            }
            assert!(games <= self.games.len() && turns <= self.turns.len());
            self.games.truncate(games);
            self.turns.truncate(turns);
            self.games.extend(history["games"].as_array().unwrap().iter().cloned());
            self.turns.extend(history["turns"].as_array().unwrap().iter().cloned());
            self.version = view["version"].as_u64().unwrap();
        }
        in_parts
    }
}

fn number(value: &Value) -> usize {
    usize::try_from(value.as_u64().unwrap()).unwrap()
}

/// The first legal thing that brings the match on.
fn some_act(view: &Value) -> Option<Value> {
    let legal = &view["legal"];
    let may = |name: &str| legal["actions"].as_array().unwrap().iter().any(|action| action == name);
    let name = ["ready", "next_game", "roll", "play"].into_iter().find(|name| may(name))?;
    let (mut steps, mut node) = (Vec::new(), 0);
    while let Some(edge) = legal["steps"]["nodes"][node]["steps"].get(0) {
        steps.push(json!({ "from": edge["from"], "to": edge["to"] }));
        node = number(&edge["next"]);
    }
    Some(if name == "play" { json!({ "type": name, "steps": steps }) } else { json!({ "type": name }) })
}

/// One of the two does something; the version it leads to.
pub(crate) async fn one_acts(guests: &mut [Guest<'_>; 2], table: &str) -> u64 {
    for guest in guests {
        let view = guest.sees(table).await;
        if let Some(act) = some_act(&view) {
            return guest.commands(table, act).await.json()["version"].as_u64().unwrap();
        }
    }
    panic!("nobody can do anything");
}

#[tokio::test]
async fn pages_that_break_off_and_come_back_have_the_whole_history() {
    let club = Club::open().await;
    let (ada, bea, table) = two_at_a_table(&club, None).await;
    let address = listens(&club).await;
    let mut guests = [ada, bea];
    let mut steady = Page::on(Line::open(&guests[0], address, &table.path, "").await);
    let mut returning = Page::on(Line::open(&guests[1], address, &table.path, "").await);
    // The dice say when a game is over and its turns begin anew.
    let (mut parts, mut longest) = (0, 0);
    for act in 0..120 {
        let version = one_acts(&mut guests, &table.path).await;
        if act % 13 == 5 {
            let from = format!("?from={}", returning.version);
            returning.line = Line::open(&guests[1], address, &table.path, &from).await;
        }
        if act % 17 == 9 {
            steady.line.says("{\"type\":\"resume\",\"version\":0}").await;
        }
        for (page, guest) in [&mut steady, &mut returning].into_iter().zip(&guests) {
            parts += usize::from(page.follows(version, guest, (address, &table.path)).await);
        }
        let whole = guests[0].sees(&table.path).await["history"].take();
        assert_eq!(whole.get("after"), None, "who asks for a view gets all of it");
        longest = longest.max(steady.turns.len());
        for page in [&steady, &returning] {
            assert_eq!((json!(page.games), json!(page.turns)), (whole["games"].clone(), whole["turns"].clone()));
        }
    }
    assert!(longest > 5 && parts > 150, "{longest} turns, {parts} parts");
}
