//! The dice log: what pages are shown is what the transcript holds, and nothing can be cut off it.

use std::path::PathBuf;

use proptest::prelude::*;
use tavola_base::dice_proof::{ChainLength, Digest, MatchNumber, TableSecret, Transcript};
use tavola_base::personal::{Personal, rewritten};
use tavola_club::Viewer;
use tavola_club::table::view::PhaseView;
use tavola_club::table::{TableCommand, TableEvent, Tables, WhyNot, transcript, view};
use tavola_rules::{BySide, Die, Early, Side};

use super::laws;
use super::sitting::{play_out, sealed};
use super::world::{Chance, Dice, World};

fn seeds() -> BySide<Option<Digest>> {
    BySide { white: Some(Digest::new([1; 32])), black: Some(Digest::new([2; 32])) }
}

fn whole_match(chance: u64) -> Transcript {
    let mut world = sealed(seeds());
    play_out(&mut world, &mut Chance::new(chance));
    transcript(&world.events, MatchNumber::FIRST).unwrap()
}

/// The line of a roll.
fn fell(number: u32, (one, other): (Die, Die)) -> String {
    format!("fell {number} {one}-{other}")
}

/// What a page is shown of the log is what a reader of the transcript finds, and what it shows fits the log.
fn the_log_shown_is_the_log_kept(world: &World) {
    let seen = view(&world.table, Viewer::Watcher, world.now).unwrap();
    let kept = transcript(&world.events, seen.match_number);
    let Some(log) = seen.dice.log else {
        assert!(!matches!(seen.phase, PhaseView::Rolling { .. }) || seen.dice.house_commitment.is_none());
        return;
    };
    let kept = kept.unwrap();
    let lines = kept.log.clone().unwrap();
    assert_eq!((log.lines as usize, log.digest), (lines.len(), kept.log_digest()));
    assert_eq!(log.last[..], lines[lines.len() - log.last.len()..]);
    let mut fallen = lines.iter().rev().filter(|line| line.starts_with("fell "));
    let rolling = matches!(seen.phase, PhaseView::Rolling { .. });
    if rolling {
        assert!(
            lines.last().is_some_and(|line| line.starts_with(&format!("call {} ", seen.dice.roll_number.number())))
        );
    }
    // After something was taken back, which roll lies on the board is in no line until one falls, or falls again.
    let shows =
        |line: &&String| line.starts_with("fell ") || line.starts_with("again ") || line.ends_with(" take_back");
    let is_back = lines.iter().rev().find(shows).is_some_and(|line| !line.starts_with("fell "));
    if let (PhaseView::ToPlay { roll, opening, early, .. }, false) = (&seen.phase, is_back) {
        let dice = opening.map_or((roll.high(), roll.low()), |dice| (dice.white, dice.black));
        let number = seen.dice.roll_number.number();
        let played = match early {
            // The dice that fell too early lie there already; what is to be played fell before them (IRR-07).
            Some(Early::Rolled { roll }) => {
                let early = fell(number, (roll.high(), roll.low()));
                assert_eq!(fallen.next(), Some(&early));
                number - 1
            }
            _ => number,
        };
        let last = fallen.next();
        // Of an opening whose start was corrected (SET-09) the page has no dice of one each any more; the log has.
        let turned = opening.is_none() && last == Some(&fell(played, (dice.1, dice.0)));
        assert!(turned || last == Some(&fell(played, dice)), "{last:?} is not {dice:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn the_log_is_the_same_for_whoever_looks(seed: u64) {
        let (mut world, mut chance) = laws::new_table(seed);
        if matches!(world.dice, Dice::Told) {
            world = sealed(seeds());
        }
        for _ in 0..200 {
            laws::step(&mut world, &mut chance);
            the_log_shown_is_the_log_kept(&world);
        }
    }
}

#[test]
fn a_link_for_another_log_is_refused_and_nobody_is_defamed() {
    let mut world = sealed(seeds());
    let number = tavola_base::dice_proof::RollNumber::new(1);
    world.by(Side::White, TableCommand::Roll { link: None });
    let link = world.link(Side::Black, number).unwrap();
    let wrong = Some(Digest::new([9; 32]));
    let refusal = world.refused(Side::Black, TableCommand::OpenLink { number, link, seen: wrong });
    assert_eq!(refusal.why, WhyNot::AnotherLog);
    let log = view(&world.table, Viewer::Watcher, world.now).unwrap().dice.log.unwrap();
    world.by(Side::Black, TableCommand::OpenLink { number, link, seen: Some(log.digest) });
    let kept = transcript(&world.events, MatchNumber::FIRST).unwrap();
    assert!(kept.rolls.is_empty(), "White's link is still missing");
    world
        .by(Side::White, TableCommand::OpenLink { number, link: world.link(Side::White, number).unwrap(), seen: None });
    let kept = transcript(&world.events, MatchNumber::FIRST).unwrap();
    assert_eq!(kept.rolls[0].seen, BySide { white: None, black: Some(log.digest) });
}

#[test]
fn a_chain_of_more_links_than_the_usual_is_refused() {
    let mut world = World::new(Dice::Sealed { secret: TableSecret::new([42; 32]), seeds: seeds() });
    let terms = super::world::terms(super::world::rules(r#"{"preset":"match","length":{"points":3}}"#));
    world.house(TableCommand::Open { terms: Box::new(terms) });
    let ready = TableCommand::Ready { anchor: Some(Digest::new([1; 32])), length: ChainLength::new(4097).unwrap() };
    assert_eq!(world.refused(Side::White, ready).why, WhyNot::ChainTooLong);
}

#[test]
fn a_record_that_was_shortened_lengthened_or_renamed_does_not_verify() {
    let honest = whole_match(5);
    assert!(honest.verify().is_honest() && honest.verify().remarks.is_empty(), "{:?}", honest.verify());
    let rolls = honest.rolls.len();
    let ending = honest.ending.clone().unwrap();
    assert!(rolls > 20 && ending.rolls as usize == rolls && ending.how.starts_with("match over "), "{ending:?}");
    let found = |change: &dyn Fn(&mut Transcript), place: &str| {
        let mut changed = honest.clone();
        change(&mut changed);
        let faults = changed.verify().faults;
        assert!(faults.iter().any(|fault| fault.place == place), "{place} not among {faults:?}");
    };
    found(&|t| t.rolls.truncate(rolls - 10), "rolls");
    found(&|t| t.rolls.clear(), "rolls");
    found(&|t| t.log = None, "log");
    found(&|t| t.ending = None, "ending");
    found(&|t| t.players.white = "Somebody else".to_owned(), "ending");
    found(&|t| t.chains.white.length = ChainLength::new(4000).unwrap(), "ending");
    found(&|t| t.log.as_mut().unwrap()[0] = "game 2".to_owned(), "ending");
    found(&|t| drop(t.log.as_mut().unwrap().pop()), "ending");
    found(&|t| t.rolls[3].seen.white = Some(Digest::new([7; 32])), "rolls[3].seen.white");
    // Cut off everywhere at once, its digest made anew: it still does not say how the match ended.
    let mut cut = honest.clone();
    let log = cut.log.as_mut().unwrap();
    let at = log.iter().position(|line| line.starts_with("call 12 ")).unwrap();
    log.truncate(at);
    cut.rolls.truncate(11);
    let (digest, lines) = (cut.log_digest(), at as u32);
    cut.ending = Some(tavola_base::dice_proof::TranscriptEnding { rolls: 11, lines, digest, ..ending });
    assert_eq!(cut.verify().faults[0].place, "ending");
}

#[test]
fn a_record_of_the_older_form_verifies_with_a_remark() {
    let mut old = whole_match(5);
    (old.v, old.log, old.ending) = (1, None, None);
    old.rolls.iter_mut().for_each(|roll| roll.seen = BySide::default());
    let written = serde_json::to_string(&old).unwrap();
    assert!(!written.contains("seen") && !written.contains("ending"));
    let verdict = serde_json::from_str::<Transcript>(&written).unwrap().verify();
    assert!(verdict.is_honest() && verdict.remarks.len() == 1, "{verdict:?}");
    old.ending = whole_match(5).ending;
    assert!(!old.verify().is_honest());
}

/// The page's own verifier reads the same file (`tests/page/dice.test.mjs`).
#[test]
fn the_page_verifies_a_transcript_of_ours() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/page/samples/dice-proof.json");
    let made = serde_json::to_string(&whole_match(5)).unwrap();
    if std::env::var_os("TAVOLA_WRITE_SAMPLES").is_some() {
        std::fs::write(&path, format!("{made}\n")).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(kept.trim_end(), made, "it is stale: TAVOLA_WRITE_SAMPLES=1 cargo test -p tavola-club --test table");
}

/// The events of a match without the name of whoever plays one side.
fn without_a_name(events: &[TableEvent], side: Side) -> Vec<TableEvent> {
    let mut sides = [Side::White, Side::Black].into_iter().cycle();
    rewritten::<Tables>(events, |_, told| match told {
        // Both seats are taken from the beginning, White's first.
        Personal::Name { of: _, name } if sides.next() == Some(side) => "Closed account".clone_into(name),
        _ => {}
    })
}

#[test]
fn a_match_is_as_provable_when_a_name_has_been_taken_out_of_it() {
    let mut world = sealed(seeds());
    let number = tavola_base::dice_proof::RollNumber::new(1);
    world.by(Side::White, TableCommand::Roll { link: None });
    for side in Side::BOTH {
        let seen = view(&world.table, Viewer::Watcher, world.now).unwrap().dice.log.unwrap().digest;
        let link = world.link(side, number).unwrap();
        world.by(side, TableCommand::OpenLink { number, link, seen: Some(seen) });
    }
    play_out(&mut world, &mut Chance::new(7));
    let before = transcript(&world.events, MatchNumber::FIRST).unwrap();
    assert!(before.verify().is_honest() && before.kept.is_empty() && before.rolls[0].seen.white.is_some());
    let events = without_a_name(&without_a_name(&world.events, Side::White), Side::Black);
    let after = transcript(&events, MatchNumber::FIRST).unwrap();
    assert_eq!(after.players, BySide { white: "Closed account".to_owned(), black: "Closed account".to_owned() });
    let verdict = after.verify();
    assert!(verdict.is_honest() && verdict.remarks.len() == 1, "{verdict:?}");
    assert_eq!((after.ending.clone(), &after.rolls, &after.log), (before.ending, &before.rolls, &before.log));
    let written = serde_json::to_string(&events).unwrap();
    assert!(!written.contains(&format!("\"name\":\"{}\"", before.players.white)), "{written}");
    // The digest as it was stands for the names alone: nothing else may be changed, and it stands nowhere else.
    let told_otherwise = Transcript { kept: Vec::new(), ..after.clone() };
    assert!(!told_otherwise.verify().is_honest());
    let mut log = after.log.clone().unwrap();
    log.remove(3);
    assert!(!Transcript { log: Some(log), ..after.clone() }.verify().is_honest());
    let kept = vec![after.kept[0], (4, after.kept[0].1)];
    assert!(Transcript { kept, ..after }.verify().faults.iter().any(|fault| fault.to_string().contains("kept[1]")));
}
