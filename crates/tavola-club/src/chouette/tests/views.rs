//! What who may see, and what the view says one may do.

use serde_json::{Value, json};

use super::scene::{Scene, club, id};
use crate::chouette::{ChouetteAct, ChouetteView, ChouetteViewer, CubeAnswer, Role};

fn seen(scene: &Scene, who: &str) -> ChouetteView {
    scene.state.view(&ChouetteViewer::Member(id(who)), scene.now)
}

fn watched(scene: &Scene) -> Value {
    serde_json::to_value(scene.state.view(&ChouetteViewer::Watcher, scene.now)).unwrap()
}

// rule: CHO-06
#[test]
fn advice_is_for_the_eyes_of_the_team() {
    let mut scene = Scene::over_the_board(club(), "ABCD");
    scene.does("C", json!({"type": "double"}));
    scene.does("C", json!({"type": "advise", "text": "double him out"}));
    for (who, sees) in [("B", 1), ("C", 1), ("D", 1), ("A", 0), ("Z", 0)] {
        assert_eq!(seen(&scene, who).game.unwrap().advice.len(), sees, "{who}");
    }
    assert_eq!(watched(&scene)["game"]["advice"], json!([]));
}

#[test]
fn answers_are_hidden_and_whoever_is_waited_for_is_shown() {
    let mut scene = Scene::over_the_board(club(), "ABCD");
    scene.does("A", json!({"type": "double"}));
    scene.does("C", json!({"type": "take"}));
    let round = &watched(&scene)["game"]["round"];
    assert_eq!(round["waiting"], json!(["B", "D"]));
    assert!(!round.to_string().contains("take"));
    let asked = &seen(&scene, "D").legal.answer;
    assert_eq!(asked[0].answers, [CubeAnswer::Take, CubeAnswer::Drop, CubeAnswer::Beaver]);
    assert!(seen(&scene, "C").legal.answer.is_empty());
}

#[test]
fn the_view_offers_what_is_in_order_and_says_why_the_rest_is_not() {
    let mut scene = Scene::over_the_board(club(), "ABCD");
    let captain = seen(&scene, "B").legal;
    assert!(captain.actions.contains(&ChouetteAct::Double) && captain.offer == [id("B")]);
    scene.does("B", json!({"type": "double"}));
    scene.does("A", json!({"type": "drop"}));
    let next = seen(&scene, "C");
    assert_eq!(next.legal.why_not[&ChouetteAct::Double].id(), "CHO-16");
    let roles: Vec<_> = next.members.iter().map(|member| member.role).collect();
    assert_eq!(roles, [Role::Box, Role::Out, Role::Captain, Role::Member]);
}

// rule: CHO-23
#[test]
fn the_sheet_has_every_game_the_sums_and_the_payments() {
    let settings = json!({"rules": club(), "play": "over_the_board", "stake": {"currency": "EUR", "unit": 500}});
    let mut scene = Scene::opened(settings, "AB");
    scene.does("C", json!({"type": "join", "name": "=Carla, \"C\""}));
    scene.does("A", json!({"type": "set_order", "order": ["A", "B", "C"]}));
    scene.does("A", json!({"type": "start_game"}));
    scene.result("box", "single");
    let sheet = scene.state.sheet();
    let lines: Vec<_> = sheet.lines().collect();
    assert_eq!(lines[0], "game,stake,box,captain,winner,ending,A,B,\"'=Carla, \"\"C\"\"\"");
    assert_eq!(lines[1], "1,5.00 EUR,A,B,box,borne off,2,-1,-1");
    assert_eq!(lines[2], "points,,,,,,2,-1,-1");
    assert_eq!(lines[3], "EUR,,,,,,10.00,-5.00,-5.00");
    assert_eq!(lines[4], "B,to,A,5.00,EUR");
}
