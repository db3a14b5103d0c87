//! Dice made of commitments: called first, opened then, provable afterwards.

use serde_json::json;
use tavola_base::dice_proof::{
    ChainContext, ChainLength, Digest, LinkSource, MatchNumber, RollNumber, RollPurpose, TableSecret,
};
use tavola_base::personal::{Personal, rewritten};
use tavola_base::{Decider, Millis, PlayerId, TableId};
use tavola_rules::{Phase, Side};

use super::offers;
use super::scene::{Scene, club, id};
use crate::chouette::{
    Camp, ChouetteHappened as Happened, ChouetteStream, ChouetteViewer, DiceEvent, SealedDice, TalkEvent, transcript,
};

fn scene(names: &str) -> Scene {
    let mut scene = Scene::opened(json!({"rules": club(), "pace": {"absence": 60_000}}), "");
    scene.state = Default::default();
    scene.events.clear();
    scene.sealed = Some(SealedDice { of: TableId::new("c"), secret: TableSecret::new([5; 32]) });
    scene.house(json!({"type": "open", "settings": {"rules": club(), "pace": {"absence": 60_000}}})).unwrap();
    for name in super::scene::ids(names) {
        scene.does(name.as_str(), json!({"type": "join"}));
    }
    while scene.state.line().is_none() {
        for name in super::scene::ids(names) {
            let _ = scene.tries(name.as_str(), json!({"type": "roll_die"}));
        }
    }
    scene
}

/// A page's chain.
struct Page {
    who: PlayerId,
    set: MatchNumber,
    side: Side,
    seed: Digest,
}

impl Page {
    fn of(scene: &Scene, who: &PlayerId, seed: u8) -> Self {
        let side = scene.state.dice_side(who).unwrap();
        Self { who: who.clone(), set: scene.state.dice_set().unwrap(), side, seed: Digest::new([seed; 32]) }
    }

    fn with<T>(&self, of: impl FnOnce(ChainContext<'_>) -> T) -> T {
        of(ChainContext { table: &TableId::new("c"), of: self.set, side: self.side })
    }

    fn commits(&self, scene: &mut Scene) {
        let anchor = self.with(|chain| chain.anchor(self.seed, ChainLength::USUAL));
        let commit = json!({"type": "commit_chain", "set": self.set, "anchor": anchor, "length": 4096});
        scene.does(self.who.as_str(), commit);
    }

    fn link(&self, number: u32) -> Digest {
        self.with(|chain| chain.link(self.seed, ChainLength::USUAL, RollNumber::new(number))).unwrap()
    }
}

fn box_and_captain(scene: &Scene) -> (PlayerId, PlayerId) {
    let line = scene.state.line().unwrap();
    (line.the_box.clone(), line.captain().unwrap().clone())
}

/// What a page is shown of the log of the set in use is what a reader of the transcript finds.
fn the_log_shown_is_the_log_kept(scene: &Scene) {
    let dice = scene.state.view(&ChouetteViewer::Watcher, scene.now).dice.unwrap();
    let kept = transcript(&scene.events, dice.set);
    assert_eq!(dice.log.as_ref().map(|log| log.digest), kept.as_ref().map(|kept| kept.log_digest()));
    let lines = kept.and_then(|kept| kept.log).unwrap_or_default();
    assert_eq!(dice.log.map_or(0, |log| log.lines) as usize, lines.len());
}

#[test]
fn the_order_is_rolled_with_dice_that_are_opened_at_once_and_fit() {
    let scene = scene("ABCDE");
    let proof = transcript(&scene.events, MatchNumber::FIRST).unwrap();
    assert!(proof.rolls.len() >= 5 && proof.rolls.iter().all(|roll| roll.purpose == RollPurpose::Order));
    assert!(proof.verify().is_honest(), "{:?}", proof.verify());
    assert_eq!(proof.ending.map(|ending| ending.how).as_deref(), Some("set over"));
    assert_eq!(scene.state.dice_set(), Some(MatchNumber::new(2)));
}

#[test]
fn a_roll_falls_when_both_pages_have_opened_their_links() {
    let mut scene = scene("ABC");
    let (the_box, captain) = box_and_captain(&scene);
    let (white, black) = (Page::of(&scene, &the_box, 1), Page::of(&scene, &captain, 2));
    white.commits(&mut scene);
    scene.does("A", json!({"type": "start_game"}));
    black.commits(&mut scene);
    let called = scene.does(captain.as_str(), json!({"type": "roll_opening", "link": black.link(1)}));
    assert!(!called.iter().any(|what| matches!(what, Happened::Dice(DiceEvent::DiceFell { .. }))));
    offers::what_is_offered_can_be_done(&scene.state, scene.now);
    assert!(scene.tries(captain.as_str(), json!({"type": "roll_opening"})).is_err());
    let wrong = json!({"type": "open_link", "number": 1, "link": white.link(2)});
    assert!(scene.tries(the_box.as_str(), wrong).is_err());
    the_log_shown_is_the_log_kept(&scene);
    let log = scene.state.view(&ChouetteViewer::Watcher, scene.now).dice.unwrap().log.unwrap().digest;
    let other = json!({"type": "open_link", "number": 1, "link": white.link(1), "seen": "00".repeat(32)});
    assert!(scene.tries(the_box.as_str(), other).is_err());
    let open = json!({"type": "open_link", "number": 1, "link": white.link(1), "seen": log});
    let fell = scene.does(the_box.as_str(), open);
    assert!(fell.iter().any(|what| matches!(what, Happened::Dice(DiceEvent::DiceFell { .. }))));
    let view = scene.state.view(&ChouetteViewer::Watcher, scene.now);
    let dice = view.dice.unwrap();
    assert!(dice.called.is_none() && dice.owners[Side::White] == Some(the_box));
}

#[test]
fn every_link_is_waited_for_and_replaced_if_it_does_not_come_however_many_were_missed() {
    let mut scene = scene("ABC");
    let (_, captain) = box_and_captain(&scene);
    let black = Page::of(&scene, &captain, 2);
    black.commits(&mut scene);
    scene.does("A", json!({"type": "start_game"}));
    let opening = ChouetteStream::next_deadline(&scene.state);
    assert!(opening.is_some() && ChouetteStream::wakes_at(&scene.state) == opening);
    let mut sources = Vec::new();
    for number in 1..=12 {
        let Some(roller) = roller(&scene) else { break };
        scene.does(roller.0.as_str(), json!({"type": roller.1}));
        // The captain's page is waited for at every roll as at the first.
        let due = ChouetteStream::next_deadline(&scene.state).unwrap();
        assert_eq!(
            (due, ChouetteStream::wakes_at(&scene.state)),
            (scene.now + Millis::seconds(2), Some(due)),
            "{number}"
        );
        let fell = if number % 3 == 0 {
            let open = json!({"type": "open_link", "number": number, "link": black.link(number)});
            scene.does(black.who.as_str(), open)
        } else {
            scene.later(2);
            scene.house(json!({"type": "tick"})).unwrap()
        };
        sources.extend(fell.iter().filter_map(|what| match what {
            Happened::Dice(DiceEvent::LinkOpened { side: Side::Black, source, .. }) => Some(*source),
            _ => None,
        }));
        plays_the_first(&mut scene);
    }
    assert!(sources.len() >= 6, "{sources:?}");
    for (index, source) in sources.iter().enumerate() {
        let expected = if index % 3 == 2 { LinkSource::Client } else { LinkSource::Default };
        assert_eq!(*source, expected, "{sources:?}");
    }
    the_log_shown_is_the_log_kept(&scene);
}

/// Who may roll now, and by which command.
fn roller(scene: &Scene) -> Option<(PlayerId, &'static str)> {
    let board = &scene.state.game()?.board;
    match board.phase() {
        Phase::OpeningRoll { .. } => Some((scene.state.player_of(Camp::Box)?, "roll_opening")),
        _ => Some((scene.state.player_of(board.waits_for()?.into())?, "roll")),
    }
}

/// Whoever has dice to play plays the first legal play.
fn plays_the_first(scene: &mut Scene) {
    let Some(game) = scene.state.game().filter(|game| game.roll().is_some()) else { return };
    let steps = game.board.legal_plays().first().map(|legal| legal.play);
    let player = game.board.waits_for().and_then(|side| scene.state.player_of(side.into())).unwrap();
    scene.does(player.as_str(), json!({"type": "play", "steps": steps}));
}

#[test]
fn when_the_game_is_over_its_set_is_opened_and_the_next_committed() {
    let mut scene = scene("ABCD");
    let (the_box, captain) = box_and_captain(&scene);
    let white = Page::of(&scene, &the_box, 1);
    white.commits(&mut scene);
    scene.does("A", json!({"type": "start_game"}));
    let set = scene.state.dice_set().unwrap();
    for number in 1.. {
        if scene.state.game().unwrap().roll().is_some() {
            break;
        }
        scene.does(the_box.as_str(), json!({"type": "roll_opening", "link": white.link(number)}));
        the_log_shown_is_the_log_kept(&scene);
    }
    scene.house(json!({"type": "disconnected", "member": the_box})).unwrap();
    scene.house(json!({"type": "disconnected", "member": captain})).unwrap();
    for _ in 0..9 {
        let Some(due) = ChouetteStream::next_deadline(&scene.state).filter(|_| scene.state.game().is_some()) else {
            break;
        };
        scene.now = due;
        scene.house(json!({"type": "tick"})).unwrap();
        // Whoever is captain now goes away too.
        if let Some(game) = scene.state.game() {
            let captain = game.captain().clone();
            let _ = scene.house(json!({"type": "disconnected", "member": captain}));
        }
    }
    assert!(scene.state.game().is_none(), "a game everybody has left ends");
    the_log_shown_is_the_log_kept(&scene);
    assert_eq!(scene.state.games()[0].dice, Some(set));
    assert_eq!(scene.state.dice_set(), Some(set.next()));
    let proof = transcript(&scene.events, set).unwrap();
    assert!(proof.verify().is_honest(), "{:?}", proof.verify());
    assert_eq!((proof.chains.white.source, proof.chains.black.source), (LinkSource::Client, LinkSource::House));
}

#[test]
fn advice_and_open_answers_are_told_to_nobody_they_do_not_concern() {
    let mut scene = Scene::online(json!({"rules": club()}), "ABCD");
    scene.rolls("A", [5, 2], json!({"type": "roll_opening"}));
    let plays = scene.state.game().unwrap().board.legal_plays();
    scene.does("A", json!({"type": "play", "steps": plays.first().map(|legal| legal.play)}));
    scene.does("B", json!({"type": "advise", "text": "with care"}));
    let heard = |who: &str| {
        let told = scene.state.told(&scene.events, &ChouetteViewer::Member(id(who)));
        told.iter().any(|event| matches!(event.what, Happened::Talk(TalkEvent::Advised { .. })))
    };
    assert!(heard("C") && heard("B") && !heard("A") && !heard("X"));
}

#[test]
fn time_without_a_server_is_given_back() {
    let mut scene = scene("ABC");
    scene.does("A", json!({"type": "start_game"}));
    let due = ChouetteStream::next_deadline(&scene.state).unwrap();
    scene.house(json!({"type": "resumed", "down": 30_000})).unwrap();
    assert_eq!(ChouetteStream::next_deadline(&scene.state), Some(due + Millis::seconds(30)));
}

#[test]
fn every_set_is_as_provable_when_a_name_has_been_taken_out_of_it() {
    let mut scene = scene("ABCD");
    let (the_box, captain) = box_and_captain(&scene);
    let white = Page::of(&scene, &the_box, 1);
    white.commits(&mut scene);
    scene.does("A", json!({"type": "start_game"}));
    for number in 1..=6 {
        let Some(roller) = roller(&scene) else { break };
        scene.does(roller.0.as_str(), json!({"type": roller.1}));
        let seen = scene.state.view(&ChouetteViewer::Watcher, scene.now).dice.unwrap().log.unwrap().digest;
        let open = json!({"type": "open_link", "number": number, "link": white.link(number), "seen": seen});
        scene.does(the_box.as_str(), open);
        plays_the_first(&mut scene);
    }
    let said = json!({"type": "say", "text": "well rolled"});
    scene.does(captain.as_str(), said);
    for gone in [&the_box, &captain] {
        scene.events = rewritten::<ChouetteStream>(&scene.events, |_, told| match told {
            Personal::Name { of, name } if of == gone => "Closed account".clone_into(name),
            Personal::Words { by: Some(by), text } if by == gone => text.clear(),
            _ => {}
        });
    }
    let written = serde_json::to_string(&scene.events).unwrap();
    assert!(!written.contains("well rolled"));
    let order = transcript(&scene.events, MatchNumber::FIRST).unwrap();
    assert!(order.verify().is_honest() && !order.kept.is_empty(), "{:?}", order.verify());
    let set = scene.state.dice_set().unwrap();
    let proof = transcript(&scene.events, set).unwrap();
    let faults = proof.verify().faults;
    // The game is not over: nothing but that is missing.
    assert!(proof.rolls.iter().any(|roll| roll.seen.white.is_some()), "{proof:?}");
    assert!(faults.iter().all(|fault| fault.to_string().starts_with("house_secret")), "{faults:?}");
    assert!(!proof.log.unwrap().iter().any(|line| line.ends_with(&format!(" {the_box}"))));
    // A page that has followed goes on where it was.
    let before = scene.state.view(&ChouetteViewer::Watcher, scene.now).dice.unwrap().log.unwrap();
    let after = ChouetteStream::fold(&scene.events);
    let after = after.view(&ChouetteViewer::Watcher, scene.now).dice.unwrap().log.unwrap();
    assert_eq!((before.lines, before.digest), (after.lines, after.digest));
}
