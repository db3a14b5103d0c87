//! A law of offers: what a page shows somebody as in order is done when they do it.

use serde_json::{Value, json};
use tavola_base::{Decider, PlayerId, Time};
use tavola_rules::Die;

use super::moments::with_a_fair_chance;
use super::scene::{Scene, club, galore_with_many_cubes, id};
use crate::chouette::{
    Chouette, ChouetteAct as Act, ChouetteActor, ChouetteCommand, ChouetteFacts, ChouetteLegal, ChouetteStream,
    ChouetteViewer, Stage, ToAnswer,
};

/// Every act that is offered to anybody is done by some command of that name, every cube that may be turned can be, and
/// whoever is asked for an answer can give one.
pub(super) fn what_is_offered_can_be_done(state: &Chouette, now: Time) {
    let stranger = id("stranger");
    for person in state.members().keys().chain([&stranger]) {
        let legal = state.view(&ChouetteViewer::Member(person.clone()), now).legal;
        let done = |commands: &[Value]| commands.iter().any(|command| is_done(state, person, command, now));
        for &act in &legal.actions {
            let commands = commands(state, act);
            assert!(commands.is_empty() || done(&commands), "{act} is offered to {person}: {:?}", state.stage());
        }
        for doubles in doubles(state, &legal.offer) {
            assert!(done(std::slice::from_ref(&doubles)), "{doubles} is offered to {person}: {:?}", state.stage());
        }
        let kinds = [("resign", &legal.resign), ("claim", &legal.claim)];
        for (name, kind) in kinds.into_iter().flat_map(|(name, kinds)| kinds.iter().map(move |kind| (name, kind))) {
            assert!(done(&[json!({ "type": name, "kind": kind })]), "{person} can {name} no {kind:?}");
        }
        if !legal.answer.is_empty() {
            assert!(done(&answers(&legal.answer)), "{person} cannot answer {:?}", legal.answer);
        }
    }
}

fn is_done(state: &Chouette, person: &PlayerId, command: &Value, now: Time) -> bool {
    let command: ChouetteCommand = serde_json::from_value(command.clone()).expect("a command of the wire");
    let dice = Some([Die::ALL[2], Die::ALL[0]]);
    let facts = ChouetteFacts { dice, ..ChouetteFacts::new(now, ChouetteActor::Player(person.clone())) };
    ChouetteStream::decide(state, command, &facts).is_ok_and(|events| !events.is_empty())
}

/// Each cube turned by itself; but a single cube lies between the box and all members as one, so that its members go
/// together or not at all, and only additional cubes alone.
fn doubles(state: &Chouette, offer: &[PlayerId]) -> Vec<Value> {
    let is_main = |name: &PlayerId| state.game().is_some_and(|game| game.open_mains().any(|edge| edge.key() == name));
    let (together, alone): (Vec<_>, Vec<_>) = offer.iter().partition(|name| state.has_one_cube() && is_main(name));
    let each = alone.into_iter().map(|name| vec![name]).chain((!together.is_empty()).then_some(together));
    each.map(|cubes| json!({ "type": "double", "cubes": cubes })).collect()
}

/// All cubes answered alike, as far as each may be, or one of them alone.
fn answers(waiting: &[ToAnswer]) -> Vec<Value> {
    let alone =
        waiting.iter().flat_map(|one| one.answers.iter().map(move |answer| json!({ (one.cube.as_str()): answer })));
    let most = waiting.iter().map(|one| one.answers.len()).max().unwrap_or(0);
    let alike = (0..most).map(|nth| {
        let answer = |one: &ToAnswer| (one.cube.to_string(), json!(one.answers[nth.min(one.answers.len() - 1)]));
        Value::Object(waiting.iter().map(answer).collect())
    });
    alike.chain(alone).map(|answers| json!({ "type": "answer", "answers": answers })).collect()
}

/// The commands of an act, with what it may need said.
fn commands(state: &Chouette, act: Act) -> Vec<Value> {
    let with = |more: Value| {
        let mut command = json!({ "type": act });
        command.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        command
    };
    let of_each = |name: &str, more: Value| {
        let everybody = state.members().keys().map(|member| json!({ name: member }));
        let each = everybody.map(|mut one| {
            one.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            with(one)
        });
        each.collect::<Vec<_>>()
    };
    let kinds = ["single", "gammon", "backgammon"];
    match act {
        // Links are opened by pages that keep a chain; the dice of these sessions are told.
        Act::CommitChain | Act::OpenLink => Vec::new(),
        Act::SetOrder => vec![with(json!({ "order": state.joined }))],
        Act::SetStake => vec![with(json!({ "stake": { "currency": "EUR", "unit": 5 } }))],
        Act::Play => {
            let plays = state.game().map(|game| game.board.legal_plays()).unwrap_or_default();
            if plays.is_empty() {
                vec![with(json!({ "steps": [] }))]
            } else {
                plays.iter().map(|legal| with(json!({ "steps": legal.play }))).collect()
            }
        }
        Act::DrawPartner => [vec![with(json!({}))], of_each("member", json!({}))].concat(),
        Act::AskAdvice => of_each("member", json!({})),
        Act::Advise | Act::Say => vec![with(json!({ "text": "hit" }))],
        Act::Resign | Act::Claim => kinds.map(|kind| with(json!({ "kind": kind }))).to_vec(),
        Act::Result => {
            let won = |winner: &'static str| kinds.map(|kind| with(json!({ "winner": winner, "kind": kind })));
            [won("box"), won("team")].concat()
        }
        Act::OfferSettlement => [vec![with(json!({ "points": 0 }))], of_each("cube", json!({ "points": 0 }))].concat(),
        Act::AcceptSettlement | Act::DeclineSettlement => [vec![with(json!({}))], of_each("cube", json!({}))].concat(),
        Act::Pay => of_each("to", json!({ "currency": "points", "amount": 1 })),
        _ => vec![with(json!({}))],
    }
}

fn offered_to(scene: &Scene, who: &str) -> ChouetteLegal {
    scene.state.view(&ChouetteViewer::Member(id(who)), scene.now).legal
}

// rule: CHO-16
#[test]
fn the_box_is_asked_when_nobody_can_join_in_any_more() {
    let mut scene = with_a_fair_chance(galore_with_many_cubes());
    scene.does("C", json!({"type": "double"}));
    assert_eq!(scene.refused("A", json!({"type": "drop"})), "CHO-16");
    assert!(offered_to(&scene, "A").answer.is_empty(), "others can still offer their cubes");
    scene.does("B", json!({"type": "hold"}));
    scene.does("D", json!({"type": "hold"}));
    assert_eq!(offered_to(&scene, "A").answer.len(), 1);
    scene.does("A", json!({"type": "take"}));
}

#[test]
fn whoever_is_to_answer_a_resignation_is_not_offered_to_play_the_dice() {
    let mut scene = Scene::online(json!({"rules": club()}), "ABC");
    scene.rolls("A", [2, 5], json!({"type": "roll_opening"}));
    assert!(offered_to(&scene, "B").actions.contains(&Act::Play));
    scene.does("A", json!({"type": "resign", "kind": "single"}));
    let captain = offered_to(&scene, "B");
    assert!(captain.actions.contains(&Act::AcceptResignation) && !captain.actions.contains(&Act::Play));
    assert_eq!(captain.steps, None);
}

#[test]
fn a_cube_that_goes_no_higher_is_neither_offered_nor_in_the_way_of_others() {
    let mut scene = Scene::over_the_board(galore_with_many_cubes(), "ABCD");
    let Stage::Playing(game) = &mut scene.state.stage else { panic!("a game is in play") };
    let at = game.edges.iter().position(|edge| *edge.key() == id("C")).unwrap();
    game.edges[at].cube.value = tavola_rules::CubeValue::new(1 << 24).unwrap();
    assert_eq!(offered_to(&scene, "A").offer, [id("B"), id("D")]);
    assert_eq!(scene.refused("A", json!({"type": "double", "cubes": ["C"]})), "CUB-04");
    assert_eq!(scene.refused("C", json!({"type": "double"})), "CUB-04");
    scene.does("A", json!({"type": "double"}));
}
