//! Views of a real chouette as the page gets them, kept under `tests/page/samples` for the page's own tests.
//!
//! The files are made here and nowhere else; where one is stale the test fails and says how to write it anew.

#![expect(clippy::unwrap_used, reason = "a test stops where something is missing")]

use std::path::PathBuf;

use serde_json::{Map, Value, json};
use tavola_base::{Decider, Millis, PlayerId, Time};
use tavola_club::chouette::{Chouette, ChouetteActor, ChouetteCommand, ChouetteFacts, ChouetteStream, ChouetteViewer};
use tavola_rules::Die;

const NAMES: [(&str, &str); 6] =
    [("a", "Ada"), ("b", "Bruno"), ("c", "Carla"), ("d", "Dario"), ("e", "Elena"), ("f", "Fulvio")];

/// A chouette on the stage.
struct Scene {
    state: Chouette,
    now: Time,
}

impl Scene {
    fn opened(settings: Value, members: usize) -> Self {
        let mut scene = Self { state: Chouette::default(), now: Time::from_millis(1_000_000) };
        scene.act(ChouetteActor::House, json!({"type": "open", "settings": settings}), None);
        for (id, name) in &NAMES[..members] {
            scene.does(id, json!({"type": "join", "name": name}));
        }
        scene
    }

    /// With the order known and the first game begun.
    fn begun(settings: Value, members: usize) -> Self {
        let mut scene = Self::opened(settings, members);
        let order: Vec<_> = NAMES[..members].iter().map(|(id, _)| id).collect();
        scene.act(ChouetteActor::House, json!({"type": "set_order", "order": order}), None);
        scene.does("a", json!({"type": "start_game"}));
        scene
    }

    fn act(&mut self, actor: ChouetteActor, command: Value, dice: Option<[u8; 2]>) {
        self.now = self.now + Millis::seconds(1);
        let dice = dice.map(|pair| pair.map(|number| Die::new(number).unwrap()));
        let facts = ChouetteFacts { now: self.now, actor, dice, sealed: None };
        let shown = command.to_string();
        let command: ChouetteCommand = serde_json::from_value(command).unwrap();
        let events =
            ChouetteStream::decide(&self.state, command, &facts).unwrap_or_else(|why| panic!("{shown}: {why}"));
        for event in events {
            self.state = ChouetteStream::evolve(std::mem::take(&mut self.state), &event);
        }
    }

    fn does(&mut self, who: &str, command: Value) {
        self.act(ChouetteActor::Player(PlayerId::new(who)), command, None);
    }

    fn rolls(&mut self, who: &str, command: &str, dice: [u8; 2]) {
        self.act(ChouetteActor::Player(PlayerId::new(who)), json!({"type": command}), Some(dice));
    }

    /// How it looks to everybody who has joined, and to a watcher.
    fn views(&self) -> Value {
        let member =
            |id: &str| serde_json::to_value(self.state.view(&ChouetteViewer::Member(PlayerId::new(id)), self.now));
        let mut views = Map::new();
        for id in self.state.members().keys() {
            views.insert(id.to_string(), member(id.as_str()).unwrap());
        }
        let watcher = self.state.view(&ChouetteViewer::Watcher, self.now);
        views.insert("watcher".to_owned(), serde_json::to_value(watcher).unwrap());
        Value::Object(views)
    }
}

fn club() -> Value {
    json!({"game": {"preset": "chouette-club"}})
}

/// Compares with the file, or writes it where `TAVOLA_WRITE_SAMPLES` is set.
fn keep(name: &str, views: &Value) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/page/samples");
    let path = folder.join(format!("{name}.json"));
    let text = format!("{}\n", serde_json::to_string(views).unwrap());
    if std::env::var_os("TAVOLA_WRITE_SAMPLES").is_some() {
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(&path, &text).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let same = serde_json::from_str::<Value>(&kept).is_ok_and(|kept| kept == *views);
    assert!(same, "{} is stale: TAVOLA_WRITE_SAMPLES=1 cargo test -p tavola-club --test page_samples", path.display());
}

#[test]
fn before_the_start_members_gather_and_roll_for_the_order() {
    let mut scene = Scene::opened(json!({"rules": club()}), 3);
    keep("chouette-gathering", &scene.views());
    scene.rolls("a", "roll_die", [4, 1]);
    scene.rolls("b", "roll_die", [4, 1]);
    keep("chouette-ordering", &scene.views());
}

#[test]
fn all_members_have_doubled_and_the_box_answers_at_once() {
    let mut scene = Scene::begun(json!({"rules": club(), "play": "over_the_board"}), 4);
    for member in ["b", "c", "d"] {
        scene.does(member, json!({"type": "double"}));
    }
    keep("chouette-all-doubled", &scene.views());
}

#[test]
fn the_box_has_doubled_and_one_member_has_answered() {
    let mut scene = Scene::begun(json!({"rules": club(), "play": "over_the_board"}), 5);
    scene.does("a", json!({"type": "double"}));
    scene.does("c", json!({"type": "drop"}));
    keep("chouette-box-doubled", &scene.views());
    scene.does("b", json!({"type": "beaver"}));
    scene.does("d", json!({"type": "take"}));
    scene.does("e", json!({"type": "drop"}));
    keep("chouette-beaver", &scene.views());
    scene.does("a", json!({"type": "take"}));
    keep("chouette-cubes-lie", &scene.views());
}

#[test]
fn the_captain_has_a_play_to_make_and_gets_advice() {
    let rules = json!({"game": {"preset": "chouette-galore"}, "cubes": "multiple"});
    let mut scene = Scene::begun(json!({"rules": rules}), 4);
    scene.rolls("b", "roll_opening", [1, 3]);
    scene.does("c", json!({"type": "advise", "text": "The five point, of course.", "steps": [{"from": 8, "to": 5}, {"from": 6, "to": 5}]}));
    keep("chouette-advice", &scene.views());
    scene.does("b", json!({"type": "play", "steps": [{"from": 8, "to": 5}, {"from": 6, "to": 5}]}));
    keep("chouette-box-on-roll", &scene.views());
}

#[test]
fn one_has_taken_alone_and_the_others_may_give_additional_cubes() {
    let rules = json!({"game": {"preset": "chouette-galore"}, "extras": "on"});
    let mut scene = Scene::begun(json!({"rules": rules, "play": "over_the_board"}), 5);
    scene.does("a", json!({"type": "double"}));
    scene.does("b", json!({"type": "take"}));
    for member in ["c", "d", "e"] {
        scene.does(member, json!({"type": "drop"}));
    }
    keep("chouette-extras-asked", &scene.views());
    scene.does("c", json!({"type": "give_extra"}));
    scene.does("d", json!({"type": "decline_extra"}));
    scene.does("e", json!({"type": "decline_extra"}));
    keep("chouette-extras-lie", &scene.views());
}

#[test]
fn between_games_there_are_accounts_in_two_currencies() {
    let stake = json!({"currency": "EUR", "unit": 250});
    let mut scene = Scene::begun(json!({"rules": club(), "play": "over_the_board", "stake": stake}), 4);
    scene.does("b", json!({"type": "double"}));
    scene.does("a", json!({"type": "take"}));
    scene.act(ChouetteActor::House, json!({"type": "result", "winner": "team", "kind": "gammon"}), None);
    scene.does("a", json!({"type": "set_stake", "stake": {"currency": "points", "unit": 1}}));
    scene.does("b", json!({"type": "start_game"}));
    scene.does("c", json!({"type": "double"}));
    scene.does("b", json!({"type": "drop"}));
    scene.does("d", json!({"type": "leave"}));
    scene.act(ChouetteActor::House, json!({"type": "result", "winner": "box", "kind": "single"}), None);
    keep("chouette-accounts", &scene.views());
}
