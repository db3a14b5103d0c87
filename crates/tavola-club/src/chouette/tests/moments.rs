//! Laws of time and of waiting: what somebody may do changes by an event or at a deadline, and nobody waits for nobody.

use serde_json::json;
use tavola_base::{Decider, Millis, PlayerId, Time};

use super::scene::{Scene, club, galore_with_many_cubes, id};
use crate::chouette::{
    Chouette, ChouetteAct, ChouetteHappened as Happened, ChouetteStream, ChouetteViewer, Edge, EdgeKind, GameEvent,
    StageView,
};

/// What everybody may do at a moment, a stranger and a watcher with them.
fn may_do(state: &Chouette, at: Time) -> String {
    let stranger = id("stranger");
    let everybody = state.members().keys().chain([&stranger]).cloned().map(ChouetteViewer::Member);
    let legal = everybody.chain([ChouetteViewer::Watcher]).map(|viewer| state.view(&viewer, at).legal);
    format!("{:?}", legal.collect::<Vec<_>>())
}

/// From the last event up to the next deadline everybody may do the same: a page need not be told.
pub(super) fn what_one_may_do_changes_by_events_and_deadlines_alone(state: &Chouette, now: Time) {
    let deadline = ChouetteStream::next_deadline(state);
    let wakes = ChouetteStream::wakes_at(state);
    assert!(deadline.is_none() == wakes.is_none() && deadline <= wakes, "{deadline:?} {wakes:?}");
    // A word that arrives late still counts until the house wakes; by itself it changes for nobody what is in order.
    let last = wakes.map_or(now + Millis::seconds(86_400), |wakes| Time::from_millis(wakes.millis().saturating_sub(1)));
    if last <= now {
        return;
    }
    let half = Time::from_millis(u64::midpoint(now.millis(), last.millis()));
    let before = may_do(state, now);
    for at in [half, last] {
        assert_eq!(may_do(state, at), before, "changed by the mere time {}", at.since(now));
    }
}

/// Whoever is waited for is there and can do it, or the time for it is limited; and nobody waits for somebody who is gone.
pub(super) fn nobody_waits_for_nobody(state: &Chouette, now: Time) {
    let view = state.view(&ChouetteViewer::Watcher, now);
    let mut waited: Vec<PlayerId> = match &view.stage {
        StageView::Ordering { to_roll, .. } => to_roll.clone(),
        StageView::Seeking { asked, .. } => asked.iter().cloned().collect(),
        _ => Vec::new(),
    };
    if let Some(game) = &view.game {
        waited.extend(game.round.iter().flat_map(|round| round.waiting.iter().chain(&round.joining)).cloned());
        waited.extend(game.extras.iter().flat_map(|extras| extras.waiting.clone()));
        waited.extend(game.fair.iter().flat_map(|fair| fair.waiting.clone()));
        waited.extend([game.box_player.clone(), game.team_player.clone()]);
        somebody_can_act(state, now);
    }
    for person in &waited {
        assert!(state.joined.contains(person), "{person} is gone and waited for: {view:?}");
    }
}

/// A game stands still for nobody's sake: somebody has an act that carries it on.
fn somebody_can_act(state: &Chouette, now: Time) {
    use ChouetteAct as Act;
    let idle = [Act::Join, Act::Leave, Act::Close, Act::Advise, Act::AskAdvice, Act::Undo, Act::Hold, Act::Double];
    let acts = |member: &PlayerId| state.view(&ChouetteViewer::Member(member.clone()), now).legal;
    let carries_on = |member: &PlayerId| {
        let legal = acts(member);
        legal.actions.iter().any(|act| !idle.contains(act)) || !legal.answer.is_empty()
    };
    let by_itself = ChouetteStream::next_deadline(state).is_some();
    assert!(by_itself || state.joined.iter().any(carries_on), "nobody can go on: {:?}", state.stage());
}

/// The two ends of each cube, and of an open one its owner, are players of the game; the box is one end of a main cube.
pub(super) fn cubes_have_owners_of_the_game(state: &Chouette) {
    let Some(game) = state.game() else { return };
    for edge in game.cubes() {
        let Edge { kind, between, cube, .. } = edge;
        assert_ne!(between.box_side, between.member, "a cube with one end");
        assert!(*kind != EdgeKind::Main || between.box_side == *game.box_of(), "{between:?}");
        assert!(cube.value.number().is_power_of_two(), "{cube:?}");
    }
    let mut mains: Vec<_> = game.cubes().iter().filter(|edge| edge.kind == EdgeKind::Main).collect();
    mains.sort_by_key(|edge| edge.between.member.clone());
    mains.dedup_by_key(|edge| edge.between.member.clone());
    let all = game.cubes().iter().filter(|edge| edge.kind == EdgeKind::Main).count();
    assert_eq!(mains.len(), all, "a member with two cubes of his own");
}

pub(super) fn with_a_fair_chance(rules: serde_json::Value) -> Scene {
    let mut scene = Scene::online(json!({"rules": rules, "pace": {"fair": 5_000, "turn": 180_000}}), "ABCD");
    scene.rolls("A", [5, 2], json!({"type": "roll_opening"}));
    while scene.state.game().unwrap().roll().is_some() {
        let plays = scene.state.game().unwrap().board.legal_plays();
        let mover = scene.state.player_of(scene.state.game().unwrap().board.waits_for().unwrap().into()).unwrap();
        scene.does(mover.as_str(), json!({"type": "play", "steps": plays.first().map(|legal| legal.play)}));
        if scene.state.game().unwrap().board.waits_for().map(crate::chouette::Camp::from)
            == Some(crate::chouette::Camp::Box)
        {
            scene.rolls("A", [3, 1], json!({"type": "roll"}));
        }
    }
    scene
}

fn may_roll(scene: &Scene, who: &str) -> bool {
    scene.state.view(&ChouetteViewer::Member(id(who)), scene.now).legal.actions.contains(&ChouetteAct::Roll)
}

// rule: CHO-16
#[test]
fn when_the_members_time_is_over_the_captain_may_roll_and_every_page_is_told() {
    for rules in [club(), galore_with_many_cubes()] {
        let mut scene = with_a_fair_chance(rules);
        assert!(!may_roll(&scene, "B"));
        let fair = scene.state.view(&ChouetteViewer::Watcher, scene.now).game.unwrap().fair.unwrap();
        assert_eq!(fair.waiting, [id("C"), id("D")]);
        assert_eq!(Some(fair.until), ChouetteStream::wakes_at(&scene.state), "the house wakes for it, at once");
        scene.later(5);
        assert!(matches!(scene.house(json!({"type": "tick"})).unwrap()[..], [Happened::Game(GameEvent::FairOver)]));
        assert!(may_roll(&scene, "B"));
        let after = ChouetteStream::next_deadline(&scene.state).unwrap();
        assert_eq!(after, scene.now + Millis::seconds(175), "the captain's own time runs on");
        scene.rolls("B", [6, 4], json!({"type": "roll"}));
    }
}

// rule: CHO-16
#[test]
fn whoever_says_that_he_does_not_double_is_waited_for_no_longer() {
    let mut scene = with_a_fair_chance(galore_with_many_cubes());
    scene.does("C", json!({"type": "hold"}));
    assert!(!may_roll(&scene, "B"));
    scene.does("D", json!({"type": "hold"}));
    assert!(may_roll(&scene, "B"));
    assert_eq!(ChouetteStream::next_deadline(&scene.state), Some(scene.now + Millis::seconds(180)));
}

// rule: CHO-16, CLK-12
#[test]
fn an_offer_on_its_way_when_the_time_to_join_in_runs_out_still_counts_and_the_box_waits_for_it() {
    let mut scene = with_a_fair_chance(galore_with_many_cubes());
    scene.does("C", json!({"type": "double"}));
    scene.later(15);
    scene.now = scene.now + Millis::new(500);
    assert_eq!(scene.refused("A", json!({"type": "take"})), "CHO-16");
    scene.does("D", json!({"type": "double"}));
    scene.now = scene.now + Millis::new(500);
    scene.house(json!({"type": "tick"})).unwrap();
    scene.does("A", json!({"type": "take"}));
}

#[test]
fn a_game_kept_from_before_the_wait_was_noted_is_exported_as_it_went() {
    let mut scene = with_a_fair_chance(galore_with_many_cubes());
    scene.later(6);
    scene.rolls("B", [6, 4], json!({"type": "roll"}));
    assert!(!scene.events.iter().any(|event| event.what == Happened::Game(GameEvent::FairOver)));
    let file = tavola_replay::export_chouette(&super::laws::as_read(&scene.events)).unwrap();
    assert_eq!(tavola_replay::replay(&file).unwrap()["events"], serde_json::to_value(&scene.events).unwrap());
}
