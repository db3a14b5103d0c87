//! A tie at two tables: what is taken back beside a table is what was played at it.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tavola_base::{Decider, PlayerId, Time};
use tavola_tournament::{LotSeed, Tournament, TournamentActor, TournamentFacts, TournamentStream, TournamentViewer};

use crate::base::ids::{StreamId, Version};
use crate::web::page_data::{Reader, TournamentData};
use crate::web::pages::tournament::board;

const NOW: Time = Time::from_millis(1);

struct Desk(Tournament);

impl Desk {
    fn does(&mut self, who: Option<&str>, command: Value) {
        let seed = Some(LotSeed::new([7; 32]));
        let facts = match who {
            Some(who) => TournamentFacts { now: NOW, actor: TournamentActor::Person(PlayerId::new(who)), seed },
            None => TournamentFacts::house(NOW, seed),
        };
        let command = serde_json::from_value(command).unwrap();
        for event in TournamentStream::decide(&self.0, command, &facts).unwrap() {
            self.0 = TournamentStream::evolve(std::mem::take(&mut self.0), &event);
        }
    }

    /// A tie of Ciro and Dina against Ezio and Fede, called to tables 1 and 2.
    fn with_a_tie() -> Self {
        let mut desk = Self(Tournament::default());
        let division = json!({ "id": "main", "format": { "type": "davis_cup" }, "entrants": "davis_pair",
            "lengths": { "main": [5] } });
        let settings = json!({ "name": "Coppa", "divisions": [division], "directors": ["director"], "tables": 2 });
        desk.does(None, json!({ "type": "open", "settings": settings }));
        let members = ["Carla", "Dario", "Elena"].map(|name| json!({ "person": name, "name": name }));
        desk.does(None, json!({ "type": "appoint_committee", "members": members }));
        for [one, two] in [["Ciro", "Dina"], ["Ezio", "Fede"]] {
            let people = json!([{ "name": one }, { "name": two }]);
            desk.does(Some("director"), json!({ "type": "enter", "division": "main", "people": people }));
        }
        desk.does(Some("director"), json!({ "type": "draw", "division": "main" }));
        desk.does(Some("director"), json!({ "type": "publish_draw", "division": "main" }));
        desk
    }

    fn single(&mut self, rubber: &str) {
        let result = json!({ "winner": 1, "score": [5, 2], "rubber": rubber });
        self.does(Some("director"), json!({ "type": "result", "match": 1, "result": result }));
    }

    /// The row of a table on the board.
    fn row(&self, table: u32) -> String {
        let viewer = TournamentViewer::Person { player: PlayerId::new("director") };
        let (id, version, names, called) = (StreamId::fresh(), Version::new(1), BTreeMap::new(), BTreeMap::new());
        let view = self.0.view(&viewer, NOW);
        let data = TournamentData { id, version, view, now: NOW, names, keys: None, called };
        let page = board(&Reader::default(), &data).into_string();
        let row = page.split("<li class=\"table-row").find(|row| row.contains(&format!("id=\"table-{table}\"")));
        let row = row.unwrap_or_else(|| panic!("no table {table}: {page}"));
        row.split("<div class=\"beside\"").next().unwrap_or_default().replace(['\u{2068}', '\u{2069}'], "")
    }

    /// What the row's ways back are called.
    fn ways(&self, table: u32) -> Vec<String> {
        let row = self.row(table);
        let ways = row.split("data-undo").skip(1).filter_map(|way| way.split_once('>'));
        ways.map(|(_, rest)| rest.split("</a>").next().unwrap_or_default().to_owned()).collect()
    }
}

// rule: TRN-18, DAV-02
#[test]
fn a_single_is_taken_back_beside_the_table_it_was_played_at_under_its_own_name() {
    let mut desk = Desk::with_a_tie();
    let status = serde_json::to_value(&desk.0.view(&TournamentViewer::Public, NOW).matches[0].status).unwrap();
    if status["phase"]["type"] == "planned" {
        desk.does(Some("director"), json!({ "type": "call", "match": 1 }));
    }
    let status = serde_json::to_value(&desk.0.view(&TournamentViewer::Public, NOW).matches[0].status).unwrap();
    if status["tie"]["second_table"].is_null() {
        desk.does(Some("director"), json!({ "type": "call", "match": 1 }));
    }
    desk.does(Some("director"), json!({ "type": "start", "match": 1 }));
    assert_eq!((desk.ways(1), desk.ways(2)), (vec![], vec![]), "nothing is played yet");
    for (rubber, here, there, pair) in
        [("first_second", 1, 2, ["Ciro", "Fede"]), ("second_first", 2, 1, ["Dina", "Ezio"])]
    {
        desk.single(rubber);
        assert_eq!(desk.ways(there), Vec::<String>::new(), "{rubber}: nothing of table {there}");
        let ways = desk.ways(here);
        assert_eq!(ways.len(), 1, "{rubber}: {ways:?}");
        assert!(pair.iter().all(|name| ways[0].contains(name)) && ways[0].contains("5–2"), "{ways:?}");
    }
}
