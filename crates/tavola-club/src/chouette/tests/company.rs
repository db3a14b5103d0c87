//! Who plays while others are not there: in an absent captain's place, two who are left, whose seat in a book is whose,
//! and what goes along to the next evening.

use serde_json::{Value, json};
use tavola_base::PlayerId;

use super::scene::{Scene, club, galore, id, ids};
use crate::chouette::{AccountView, Balance, Carried, ChouetteRefusal, ChouetteView, ChouetteViewer, Role};

fn view(scene: &Scene, who: &str) -> ChouetteView {
    scene.state.view(&ChouetteViewer::Member(id(who)), scene.now)
}

fn role(scene: &Scene, who: &str) -> Role {
    view(scene, who).members.into_iter().find(|member| member.id == id(who)).unwrap().role
}

fn team_player(scene: &Scene) -> PlayerId {
    view(scene, "A").game.unwrap().team_player
}

/// A game of four at which two have settled, and the captain, who plays for himself and another, is to move.
fn with_two_out() -> Scene {
    let pace = json!({"answer": 60000, "gather": 0, "fair": 0, "turn": 180000, "absence": 60000, "link": 2000});
    let mut scene = Scene::online(json!({"rules": club(), "pace": pace}), "ABCD");
    scene.rolls("A", [2, 5], json!({"type": "roll_opening"}));
    for member in ["C", "D"] {
        scene.does(member, json!({"type": "offer_settlement", "points": 1}));
        scene.does("A", json!({"type": "accept_settlement", "cube": member}));
    }
    scene
}

fn goes_away(scene: &mut Scene, who: &str) {
    scene.house(json!({"type": "disconnected", "member": who})).unwrap();
    scene.later(70);
    scene.house(json!({"type": "tick"})).unwrap();
}

// rule: CHO-02
#[test]
fn who_is_out_plays_in_the_place_of_a_captain_who_has_gone_away_until_they_are_back() {
    let mut scene = with_two_out();
    goes_away(&mut scene, "B");
    assert_eq!((role(&scene, "C"), role(&scene, "B"), team_player(&scene)), (Role::StandIn, Role::Captain, id("C")));
    assert!(scene.tries("D", json!({"type": "play", "steps": []})).is_err());
    assert_eq!(scene.refused("C", json!({"type": "resign", "kind": "single"})), "CHO-02");
    scene.does("C", json!({"type": "play", "steps": [{"from": 13, "to": 8}, {"from": 13, "to": 11}]}));
    // The cube of the captain is answered in their place, and offered by nobody but them.
    scene.does("A", json!({"type": "double"}));
    assert_eq!(view(&scene, "C").legal.answer.len(), 1);
    scene.does("C", json!({"type": "take"}));
    scene.rolls("A", [6, 5], json!({"type": "roll"}));
    scene.does("A", json!({"type": "play", "steps": [{"from": 24, "to": 18}, {"from": 18, "to": 13}]}));
    assert!(scene.tries("C", json!({"type": "double"})).is_err());
    scene.house(json!({"type": "connected", "member": "B"})).unwrap();
    assert_eq!((role(&scene, "C"), team_player(&scene)), (Role::Out, id("B")));
    scene.rolls("B", [3, 1], json!({"type": "roll"}));
}

// rule: CHO-02
#[test]
fn one_after_the_other_stands_in_and_without_anybody_the_game_is_lost_on_time() {
    let mut scene = with_two_out();
    goes_away(&mut scene, "B");
    goes_away(&mut scene, "C");
    assert_eq!(team_player(&scene), id("D"));
    scene.does("D", json!({"type": "leave"}));
    scene.later(10);
    scene.house(json!({"type": "tick"})).unwrap();
    assert!(scene.state.game().is_none(), "nobody is left to play");
    assert_eq!(scene.ledger(), "A-1 B-1 C+1 D+1");
}

#[test]
fn a_captain_who_is_there_and_does_nothing_loses_on_time_as_before() {
    let mut scene = with_two_out();
    scene.later(200);
    scene.house(json!({"type": "tick"})).unwrap();
    assert!(scene.state.game().is_none());
}

// rule: CHO-01
#[test]
fn the_two_who_are_left_go_on_with_the_same_book() {
    let mut scene = Scene::over_the_board(club(), "ABC");
    scene.result("box", "single");
    scene.does("C", json!({"type": "leave"}));
    scene.does("A", json!({"type": "start_game"}));
    scene.does("A", json!({"type": "double"}));
    scene.does("B", json!({"type": "take"}));
    scene.result("team", "gammon");
    assert_eq!((scene.ledger(), scene.order()), ("A-4 B+4".to_owned(), "B | A".to_owned()));
    let points = scene.state.ledger().points().clone();
    assert_eq!((points[&id("A")], points[&id("B")]), (Balance::whole(-2), Balance::whole(3)));
    scene.does("A", json!({"type": "leave"}));
    assert_eq!(scene.refused("B", json!({"type": "start_game"})), "CHO-01");
}

/// A keeper's book with three seats entered by name.
fn book() -> Scene {
    let settings = json!({"rules": galore(), "play": "over_the_board", "keeper": "keeper"});
    let mut scene = Scene::opened(settings, "");
    for (seat, name) in [("g-1", "Piero"), ("g-2", "Rosa"), ("g-3", "Sandro")] {
        scene.does(seat, json!({"type": "join", "name": name}));
    }
    scene.does("owner", json!({"type": "join", "name": "Quinta"}));
    scene
}

fn claim(seat: &str) -> Value {
    json!({"type": "claim_seat", "seat": seat, "name": "Piero"})
}

#[test]
fn a_seat_of_the_keepers_book_is_given_to_who_claims_it_by_the_keeper_alone() {
    let mut scene = book();
    scene.does("account", claim("g-1"));
    let seen = |scene: &Scene, who: &str| view(scene, who).claims.len();
    assert_eq!((seen(&scene, "keeper"), seen(&scene, "account"), seen(&scene, "owner")), (1, 1, 0));
    assert_eq!(scene.state.seat_of(&id("account")), id("account"));
    let grant = json!({"type": "grant_claim", "person": "account"});
    assert!(scene.tries("account", grant.clone()).is_err(), "nobody gives themselves a seat");
    scene.house(grant).unwrap();
    assert_eq!(scene.state.seat_of(&id("account")), id("g-1"));
    assert_eq!(view(&scene, "keeper").claimable, ids("23").iter().map(|n| id(format!("g-{n}"))).collect::<Vec<_>>());
    assert!(scene.tries("other", claim("g-1")).is_err(), "a seat is given once");
    scene.does("keeper2", claim("g-2"));
    scene.house(json!({"type": "refuse_claim", "person": "keeper2"})).unwrap();
    assert_eq!((seen(&scene, "keeper"), scene.state.seat_of(&id("keeper2"))), (0, id("keeper2")));
}

#[test]
fn nobody_claims_the_seat_of_an_account_or_a_second_one() {
    let mut scene = book();
    assert!(scene.tries("account", claim("owner")).is_err());
    assert!(scene.tries("account", claim("nobody")).is_err());
    assert!(scene.tries("owner", claim("g-1")).is_err());
    let mut online = Scene::opened(json!({"rules": galore()}), "ABC");
    assert!(online.tries("account", claim("A")).is_err());
}

// rule: CHO-23
#[test]
fn what_is_open_goes_along_and_is_paid_there_and_no_more_here() {
    let settings = |carried: Value| json!({"rules": club(), "play": "over_the_board", "stake": {"currency": "EUR", "unit": 500}, "carried": carried});
    let mut scene = Scene::opened(settings(json!({"names": {}, "accounts": []})), "ABC");
    scene.does("A", json!({"type": "set_order", "order": ids("ABC")}));
    scene.does("A", json!({"type": "start_game"}));
    scene.result("team", "single");
    scene.does("A", json!({"type": "close"}));
    let pay = json!({"type": "pay", "to": "B", "currency": "EUR", "amount": 500});
    scene.does("A", pay.clone());
    scene.house(json!({"type": "go_on", "chouette": "next"})).unwrap();
    assert!(scene.tries("A", pay.clone()).is_err(), "what went along is not paid twice");
    let carried: Carried = scene.state.carried_on();
    assert_eq!(
        serde_json::to_value(&carried).unwrap(),
        json!({
            "names": {"A": "A", "C": "C"},
            "accounts": [{"currency": "EUR", "debts": [{"from": "A", "to": "C", "amount": 500}]}],
        })
    );
    let mut next = Scene::opened(settings(serde_json::to_value(&carried).unwrap()), "AB");
    let account = |scene: &Scene| -> AccountView { view(scene, "A").ledger.accounts.into_iter().next().unwrap() };
    assert_eq!(account(&next).balances[&id("C")], Balance::whole(500));
    assert!(view(&next, "A").members.iter().any(|member| member.id == id("C") && member.role == Role::Gone));
    next.does("A", json!({"type": "pay", "to": "C", "currency": "EUR", "amount": 500}));
    assert!(account(&next).payments.is_empty());
    assert!(next.state.ledger().is_zero_sum());
}

// rule: CHO-10
#[test]
fn additional_cubes_belong_to_the_double_from_the_middle_not_to_a_redouble() {
    let rules = json!({"game": {"preset": "chouette-galore"}, "extras": "paid"});
    let mut scene = Scene::over_the_board(rules, "ABCD");
    scene.does("B", json!({"type": "double"}));
    scene.does("A", json!({"type": "take"}));
    scene.does("A", json!({"type": "rolled"}));
    scene.does("A", json!({"type": "double"}));
    scene.does("B", json!({"type": "drop"}));
    scene.does("C", json!({"type": "drop"}));
    scene.does("D", json!({"type": "take"}));
    assert!(scene.state.game().unwrap().extras_view().is_none(), "the box doubled for the first time, but to 4");
    assert_eq!(scene.refused("B", json!({"type": "give_extra"})), "CHO-10");
}

fn called(scene: &Scene, who: &str) -> String {
    scene.state.members()[&id(who)].name.clone()
}

#[test]
fn nobody_in_a_book_has_the_name_of_another() {
    let mut scene = Scene::opened(json!({"rules": club(), "play": "over_the_board"}), "A");
    scene.does("g-1", json!({"type": "join", "name": "Anna"}));
    for name in ["Anna", "anna", " ANNA ", "a"] {
        let refused = scene.tries("g-2", json!({"type": "join", "name": name})).unwrap_err();
        assert_eq!(refused, ChouetteRefusal::NameTaken { name: name.to_owned() });
    }
    scene.does("g-2", json!({"type": "join", "name": "Anna B."}));
    // Whoever has gone still stands in the accounts; they themselves come back by the name they had.
    scene.does("g-1", json!({"type": "leave"}));
    assert!(scene.tries("g-3", json!({"type": "join", "name": "Anna"})).is_err());
    scene.does("g-1", json!({"type": "join", "name": "Anna"}));
    assert_eq!((called(&scene, "g-1"), called(&scene, "g-2")), ("Anna".to_owned(), "Anna B.".to_owned()));
}

#[test]
fn whoever_comes_by_themselves_with_a_name_that_is_taken_gets_a_number() {
    let mut scene = Scene::opened(json!({"rules": club()}), "A");
    let long = "x".repeat(64);
    for (who, name) in [("p1", "Anna"), ("p2", "Anna"), ("p3", "anna"), ("p4", &long), ("p5", &long)] {
        scene.does(who, json!({"type": "join", "name": name}));
    }
    assert_eq!(["p1", "p2", "p3"].map(|who| called(&scene, who)), ["Anna", "Anna (2)", "anna (3)"]);
    assert!(called(&scene, "p5").ends_with(" (2)") && called(&scene, "p5").chars().count() <= 64);
}

#[test]
fn nobody_pays_themselves() {
    let mut scene = Scene::over_the_board(club(), "ABC");
    let pays = |to: &str, amount: i64| json!({"type": "pay", "to": to, "currency": "points", "amount": amount});
    assert_eq!(scene.tries("A", pays("A", 1)).unwrap_err(), ChouetteRefusal::PaysThemselves);
    assert_eq!(scene.tries("A", pays("B", 0)).unwrap_err(), ChouetteRefusal::BadAmount);
    scene.does("A", pays("B", 1));
}
