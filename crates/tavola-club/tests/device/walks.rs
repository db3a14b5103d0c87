//! Random walks: whatever is pressed, the sums are right, what is offered can be done, and the match can always be ended.
//! `TAVOLA_WALKS=10000` walks so often.

use tavola_base::{Decider, Time};
use tavola_club::device::{Act, DeviceActor, DeviceFacts, DeviceMatch, DeviceStream, DeviceView, Oversight, Phase};
use tavola_rules::{BySide, CubeOwner, Side};

use crate::laws::entries;
use crate::random::{Chance, passing, random_match, settings};

fn walks() -> u64 {
    std::env::var("TAVOLA_WALKS").ok().and_then(|text| text.parse().ok()).unwrap_or(300)
}

const EVERYBODY: [DeviceActor; 3] = [DeviceActor::White, DeviceActor::Black, DeviceActor::Director];

fn facts(now: u64, by: DeviceActor) -> DeviceFacts {
    DeviceFacts { now: Time::from_millis(now), by, stamp: None }
}

/// The state after an act as its next line: of a device that holds the clock, of the desk, or of a match without one.
fn done(state: DeviceMatch, now: u64, by: DeviceActor, act: Act) -> Result<DeviceMatch, String> {
    let decided = DeviceStream::decide(&state, act.clone(), &facts(now, by));
    let entries = decided.map_err(|why| format!("{act:?} by {by:?} was offered and is refused: {why}"))?;
    let version = state.version();
    let after = entries.iter().fold(state, DeviceStream::evolve);
    assert!(after.version() > version, "{act:?} by {by:?} left no line");
    Ok(after)
}

/// Cube and score are as the sheet says.
fn sound(view: &DeviceView, seed: u64) {
    let cube = &view.cube;
    assert!(cube.value.number().is_power_of_two(), "seed {seed}: cube {}", cube.value);
    let in_the_middle = cube.owner == CubeOwner::Middle;
    assert_eq!(in_the_middle, cube.value.number() == 1, "seed {seed}: a cube of {} with {:?}", cube.value, cube.owner);
    assert!(!cube.locked || in_the_middle, "seed {seed}: a cube was turned in the Crawford game");
    for side in Side::BOTH {
        let games = view.games.iter().filter(|game| game.winner == side).map(|game| game.points.number());
        let awards = view.awards.iter().filter(|award| award.to == side).map(|award| award.points.number());
        let told: u64 = games.chain(awards).sum();
        assert!(view.score[side].number() >= told, "seed {seed}: {side:?} has fewer points than the sheet tells");
    }
    if let Some(clock) = &view.clock {
        let turn = clock.turn.is_none() || view.phase_is_of_a_turn();
        assert!(clock.running.is_none() || turn, "seed {seed}: time runs and nobody is on turn");
        assert!(clock.running.is_none() || clock.running == clock.turn, "seed {seed}");
    }
}

trait OfATurn {
    fn phase_is_of_a_turn(&self) -> bool;
}

impl OfATurn for DeviceView {
    fn phase_is_of_a_turn(&self) -> bool {
        use tavola_club::device::DevicePhase::Course;
        matches!(self.phase, Course(Phase::Running { .. } | Phase::CubeOffered { .. } | Phase::Absent { .. }))
    }
}

/// What leads on, the most pressing first.
const ONWARD: [&str; 13] = [
    "release",
    "restore",
    "arrived",
    "end_break",
    "accept",
    "drop",
    "resume",
    "confirm",
    "result",
    "opening",
    "start_game",
    "settle",
    "withdraw",
];

/// The match is played to its end by whoever may act; the moves it took, or none if it stands still.
fn ended(mut state: DeviceMatch, mut now: u64) -> Option<usize> {
    for step in 0..200 {
        let view = state.view(Time::from_millis(now));
        let is_over = view.winner.is_some() && !matches!(state.phase(), Some(Phase::Flagged { .. }));
        if is_over || view.posted.is_some() {
            return Some(step);
        }
        now += 10;
        let at = Time::from_millis(now);
        let next = ONWARD.iter().find_map(|name| {
            EVERYBODY.into_iter().find_map(|by| {
                let offered = state.offered(by, at).into_iter().find(|act| act.name() == *name)?;
                let new = match &offered {
                    Act::Confirm => by.side().is_some_and(|side| view.waits_for.contains(&side)),
                    Act::Settle { .. } | Act::Withdraw => false,
                    _ => true,
                };
                new.then_some((by, offered))
            })
        });
        let (by, act) = next?;
        state = done(state, now, by, act).ok()?;
    }
    None
}

/// What was entered last is what is undone, and the match is then as if it had not been entered.
fn undone_again(before: &DeviceMatch, act: &Act, after: DeviceMatch, now: u64, told: &str) {
    let at = Time::from_millis(now);
    // A flag that is due falls first, and then nothing is undone.
    let is_due = after.next_deadline().is_some_and(|due| due <= at);
    if !act.can_be_undone() || after.undoable().is_none() || is_due {
        return;
    }
    assert_eq!(after.undoable().map(|entry| &entry.act), Some(act), "{told}: something else would be undone");
    let undone = done(after, now, DeviceActor::Director, Act::Undo).unwrap();
    assert_eq!(undone.undone().last().map(|ruling| &ruling.act), Some(act), "{told}: it says something else");
    let seen = |state: &DeviceMatch| DeviceView { version: 0, undone: Vec::new(), ..state.view(at) };
    assert_eq!(seen(&undone), seen(before), "{told}: {act:?} was undone");
}

/// Every act that is offered to anybody is done; the walk goes on with one of them.
#[test]
fn what_is_offered_is_done_and_no_match_stands_still() {
    for seed in 0..walks() {
        let mut chance = Chance::new(seed + 11);
        let mut now = 1_000_000;
        let open = Act::Open { settings: Box::new(settings(&mut chance)) };
        let mut state = done(DeviceMatch::default(), now, DeviceActor::House, open).unwrap();
        for step in 0..40 {
            let before = now;
            now += passing(&mut chance);
            if chance.below(8) == 0 {
                let gap = Act::Gap { from: Time::from_millis(before), to: Time::from_millis(now) };
                let noted = DeviceStream::decide(&state, gap, &facts(now, DeviceActor::House));
                state = noted.unwrap_or_default().iter().fold(state, DeviceStream::evolve);
            }
            if state.next_deadline().is_some_and(|due| due.millis() <= now) {
                state = done(state, now, DeviceActor::House, Act::Tick).unwrap();
            }
            let view = state.view(Time::from_millis(now));
            sound(&view, seed);
            let offers: Vec<(DeviceActor, Act)> = EVERYBODY
                .into_iter()
                .flat_map(|by| state.offered(by, Time::from_millis(now)).into_iter().map(move |act| (by, act)))
                .collect();
            for side in &view.waits_for {
                let theirs = offers.iter().any(|(by, _)| by.side() == Some(*side) || *by == DeviceActor::Director);
                assert!(theirs, "seed {seed} step {step}: {:?} waits for {side:?}, who can do nothing", view.phase);
            }
            let tried = chance.of(&offers).clone();
            for (by, act) in offers {
                let told = format!("seed {seed} step {step}");
                let after = done(state.clone(), now, by, act.clone()).unwrap_or_else(|why| panic!("{told}: {why}"));
                sound(&after.view(Time::from_millis(now)), seed);
                undone_again(&state, &act, after, now, &told);
            }
            let rare = matches!(tried.1, Act::AwardMatch { .. } | Act::Post | Act::ResignMatch | Act::Penalty { .. });
            if !rare || chance.below(5) == 0 {
                state = done(state, now, tried.0, tried.1).unwrap();
            }
        }
        let phase = state.phase().copied();
        assert!(ended(state, now).is_some(), "seed {seed}: the match stands still at {phase:?}");
    }
}

/// Logs with handovers, forged lines and times that cannot be stand still no more than others.
#[test]
fn no_log_stands_still_whatever_somebody_has_written_into_it() {
    for seed in (1..2 * walks()).step_by(2) {
        let written = random_match(seed, 40);
        let state = DeviceStream::fold(&entries(&written));
        let now = written["end"].as_u64().unwrap();
        let view = state.view(Time::from_millis(now));
        sound(&view, seed);
        // Players press on the device that holds the clock: its lines are folded as they come.
        let offered = |by| state.offered(by, Time::from_millis(now));
        let helps = EVERYBODY.into_iter().any(|by| !offered(by).is_empty());
        assert!(helps, "seed {seed}: nobody can do anything at {:?}", view.phase);
        let players = offered(DeviceActor::White).len() + offered(DeviceActor::Black).len();
        let waits = view.waits_for.is_empty() || view.hold.is_some() || view.posted.is_some();
        let alone = view.oversight == Oversight::Players;
        assert!(players > 0 || waits || !alone, "seed {seed}: {:?} is for players who can do nothing", view.phase);
    }
}

/// A plain ledger: every stretch in which somebody's time runs is theirs, but for what is given back.
// rule: CLK-01, CLK-10
#[test]
fn the_times_of_both_are_the_time_from_the_opening_to_the_last_press() {
    for seed in 0..walks() {
        let mut chance = Chance::new(seed + 23);
        let mut now = 1_000_000;
        let mut chosen = settings(&mut chance);
        let big = serde_json::json!({ "mode": "simple_delay", "bank_per_point": *chance.of(&[20_000, 36_000_000]), "delay": 5000 });
        chosen.clock = Some(serde_json::from_value(big).unwrap());
        let mut state =
            done(DeviceMatch::default(), now, DeviceActor::House, Act::Open { settings: Box::new(chosen) }).unwrap();
        let mut ledger = BySide { white: 0_u64, black: 0_u64 };
        for step in 0..60 {
            let (before, runs) = (now, state.view(Time::from_millis(now)).clock.and_then(|clock| clock.running));
            now += passing(&mut chance);
            if let Some(side) = runs {
                ledger[side] += now - before;
            }
            if chance.below(5) == 0 {
                let gap = Act::Gap { from: Time::from_millis(before), to: Time::from_millis(now) };
                let noted = DeviceStream::decide(&state, gap, &facts(now, DeviceActor::House));
                state = noted.unwrap_or_default().iter().fold(state, DeviceStream::evolve);
            }
            if state.next_deadline().is_some_and(|due| due.millis() <= now) {
                state = done(state, now, DeviceActor::House, Act::Tick).unwrap();
            }
            if let (Some(side), Some(Phase::Flagged { at, .. })) = (runs, state.phase()) {
                // The clock stood from the flag on.
                ledger[side] -= now - at.millis();
            }
            let by = *chance.of(&EVERYBODY);
            let mut offered = state.offered(by, Time::from_millis(now));
            offered.retain(|act| {
                !matches!(
                    act,
                    Act::Undo
                        | Act::BringClock { .. }
                        | Act::AwardMatch { .. }
                        | Act::ResignMatch
                        | Act::Penalty { .. }
                        | Act::Post
                )
            });
            let press = offered.iter().find(|act| matches!(act, Act::Press)).filter(|_| chance.below(2) == 0).cloned();
            let Some(act) = press.or_else(|| (!offered.is_empty()).then(|| chance.of(&offered).clone())) else {
                continue;
            };
            let view = state.view(Time::from_millis(now));
            if let (Act::Restore { gap }, Some(clock)) = (&act, &view.clock) {
                let gap = &view.gaps[usize::try_from(*gap).unwrap() - 1];
                ledger[gap.side.unwrap()] -= gap.length.number().min(clock.used.number());
            }
            state = done(state, now, by, act.clone()).unwrap();
            let view = state.view(Time::from_millis(now));
            let clock = view.clock.unwrap();
            let turn = |side: Side| if clock.turn == Some(side) { clock.used.number() } else { 0 };
            let booked = BySide::from_fn(|side| view.used[side].number() + turn(side));
            assert_eq!(booked, ledger, "seed {seed} step {step}: {act:?} by {by:?}");
        }
    }
}
