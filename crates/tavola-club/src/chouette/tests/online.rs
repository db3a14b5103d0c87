//! Chouettes on the system's own board: dice, plays, deadlines.

use serde_json::{Value, json};
use tavola_base::{Decider, Millis};

use super::scene::{Scene, club, galore, id};
use crate::chouette::{ChouetteHappened as Happened, ChouetteStream, CubeEvent};

fn club_online(names: &str) -> Scene {
    let mut scene = Scene::online(json!({"rules": club()}), names);
    scene.rolls("B", [2, 5], json!({"type": "roll_opening"}));
    scene
}

fn plays(scene: &mut Scene, who: &str) {
    let plays = scene.state.game().unwrap().board.legal_plays();
    let steps = plays.first().map_or(json!([]), |legal| json!(legal.play));
    scene.does(who, json!({"type": "play", "steps": steps}));
}

// rule: CHO-02
#[test]
fn the_captain_alone_rolls_and_moves_for_the_team() {
    let mut scene = club_online("ABCD");
    let steps = json!([{"from": 13, "to": 8}, {"from": 13, "to": 11}]);
    assert_eq!(scene.refused("C", json!({"type": "play", "steps": steps})), "CHO-02");
    assert_eq!(scene.refused("A", json!({"type": "play", "steps": steps})), "IRR-05");
    assert_eq!(scene.refused("B", json!({"type": "play", "steps": [{"from": 13, "to": 8}]})), "MOV-07");
    scene.does("B", json!({"type": "play", "steps": steps}));
    scene.rolls("A", [3, 1], json!({"type": "roll"}));
    assert_eq!(scene.refused("A", json!({"type": "double"})), "CUB-02");
}

// rule: CHO-11, CHO-16
#[test]
fn the_box_waits_until_every_member_has_offered_or_held_or_had_his_time() {
    let mut scene = club_online("ABCD");
    plays(&mut scene, "B");
    scene.rolls("A", [3, 1], json!({"type": "roll"}));
    assert_eq!(scene.refused("C", json!({"type": "double"})), "CUB-02");
    plays(&mut scene, "A");
    scene.does("C", json!({"type": "double"}));
    assert_eq!(scene.refused("A", json!({"type": "take"})), "CHO-16");
    scene.does("B", json!({"type": "hold"}));
    assert_eq!(scene.refused("A", json!({"type": "take"})), "CHO-16");
    scene.does("D", json!({"type": "double"}));
    scene.does("A", json!({"type": "answer", "answers": {"C": "take", "D": "drop"}}));
    assert_eq!(scene.refused("B", json!({"type": "double"})), "CHO-16");
    scene.rolls("B", [6, 4], json!({"type": "roll"}));
}

// rule: CHO-16
#[test]
fn the_time_to_join_in_ends_and_then_the_time_to_answer() {
    let mut scene = club_online("ABCD");
    plays(&mut scene, "B");
    scene.rolls("A", [3, 1], json!({"type": "roll"}));
    plays(&mut scene, "A");
    scene.does("C", json!({"type": "double"}));
    assert_eq!(ChouetteStream::next_deadline(&scene.state), Some(scene.now + Millis::seconds(15)));
    assert!(scene.house(json!({"type": "tick"})).is_err());
    scene.later(15);
    scene.house(json!({"type": "tick"})).unwrap();
    assert_eq!(scene.refused("D", json!({"type": "double"})), "CUB-06");
    assert_eq!(ChouetteStream::next_deadline(&scene.state), Some(scene.now + Millis::seconds(60)));
    scene.later(60);
    let events = scene.house(json!({"type": "tick"})).unwrap();
    assert!(matches!(&events[1], Happened::Cube(CubeEvent::CubesAnswered { postings, .. }) if postings.len() == 1));
    assert_eq!(scene.state.ledger().points()[&id("C")].to_string(), "1");
}

// rule: CHO-07
#[test]
fn whoever_does_not_answer_in_time_follows_the_captain() {
    let mut scene = Scene::online(json!({"rules": galore()}), "ABCD");
    scene.rolls("A", [2, 5], json!({"type": "roll_opening"}));
    plays(&mut scene, "B");
    scene.does("A", json!({"type": "double"}));
    scene.does("B", json!({"type": "take"}));
    scene.does("D", json!({"type": "drop"}));
    scene.later(60);
    scene.house(json!({"type": "tick"})).unwrap();
    let game = scene.state.game().unwrap();
    assert!(game.is_in(&id("C")) && !game.is_in(&id("D")));
}

// rule: CLK-12
#[test]
fn an_answer_under_way_when_the_time_runs_out_still_counts() {
    let mut scene = Scene::online(json!({"rules": galore()}), "ABC");
    scene.rolls("A", [2, 5], json!({"type": "roll_opening"}));
    plays(&mut scene, "B");
    scene.does("A", json!({"type": "double"}));
    scene.does("B", json!({"type": "drop"}));
    let over = ChouetteStream::next_deadline(&scene.state).unwrap();
    assert_eq!(ChouetteStream::wakes_at(&scene.state), Some(over + Millis::seconds(1)));
    scene.now = over + Millis::new(900);
    scene.does("C", json!({"type": "take"}));
    assert!(scene.state.game().unwrap().is_in(&id("C")));
}

// rule: CHO-17
#[test]
fn equal_opening_rolls_turn_every_cube_the_first_always_and_more_if_the_box_wants() {
    let mut scene = Scene::online(json!({"rules": club()}), "ABCD");
    let values = |scene: &Scene| -> Vec<u64> {
        scene.state.game().unwrap().edges.iter().map(|edge| edge.cube.value.number()).collect()
    };
    scene.rolls("B", [4, 4], json!({"type": "roll_opening"}));
    assert_eq!(values(&scene), [2, 2, 2]);
    scene.rolls("B", [1, 1], json!({"type": "roll_opening"}));
    assert_eq!(scene.refused("B", json!({"type": "count_tie"})), "CHO-17");
    scene.does("A", json!({"type": "count_tie"}));
    assert_eq!(values(&scene), [4, 4, 4]);
    scene.rolls("B", [3, 3], json!({"type": "roll_opening"}));
    scene.does("A", json!({"type": "decline_tie"}));
    scene.rolls("A", [6, 2], json!({"type": "roll_opening"}));
    assert_eq!(values(&scene), [4, 4, 4]);
    assert_eq!(scene.refused("B", json!({"type": "play", "steps": []})), "IRR-05");
}

// rule: CHO-02, CHO-03
#[test]
fn a_resignation_ends_the_game_on_every_cube() {
    let mut scene = club_online("ABCD");
    plays(&mut scene, "B");
    assert_eq!(scene.refused("C", json!({"type": "resign", "kind": "single"})), "CHO-02");
    scene.does("B", json!({"type": "resign", "kind": "single"}));
    scene.does("A", json!({"type": "accept_resignation"}));
    assert_eq!((scene.ledger(), scene.order()), ("A+3 B-1 C-1 D-1".to_owned(), "A | C, D, B".to_owned()));
}

fn with_turn_time() -> Value {
    json!({"rules": club(), "pace": {"turn": 30_000}})
}

#[test]
fn a_captain_who_does_not_act_is_replaced_and_a_box_that_does_not_loses() {
    let mut scene = Scene::online(with_turn_time(), "ABC");
    scene.rolls("B", [2, 5], json!({"type": "roll_opening"}));
    scene.later(30);
    scene.house(json!({"type": "tick"})).unwrap();
    assert_eq!(scene.captain(), "C");
    plays(&mut scene, "C");
    scene.later(30);
    scene.house(json!({"type": "tick"})).unwrap();
    assert_eq!((scene.ledger(), scene.order()), ("A-2 B+1 C+1".to_owned(), "C | B, A".to_owned()));
}

// rule: CHO-22
#[test]
fn online_the_lot_is_drawn_with_the_dice() {
    let mut scene = Scene::opened(json!({"rules": {"game": {"preset": "chouette-club"}, "partner_from": 6}}), "ABCDEF");
    for (place, name) in ["A", "B", "C", "D", "E", "F"].iter().enumerate() {
        scene.rolls(name, [6 - place as u8, 1], json!({"type": "roll_die"}));
    }
    scene.does("A", json!({"type": "seek_partner"}));
    for name in ["B", "C", "D", "E", "F"] {
        scene.does(name, json!({"type": "decline_partner"}));
    }
    scene.rolls("A", [4, 1], json!({"type": "draw_partner"}));
    assert_eq!(scene.state.line().unwrap().partner, Some(id("E")));
}
