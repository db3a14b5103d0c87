//! Laws: nothing is lost or invented, whatever is pressed in whatever order.

use tavola_base::clock::ClockSettings;
use tavola_base::stored::folded_again;
use tavola_base::{Decider, Millis, Time};
use tavola_club::device::{Act, DeviceActor, DeviceFacts, DeviceMatch, DeviceStream, DeviceView, Entry, Phase};
use tavola_rules::{BySide, Side};

use crate::random::{Chance, passing, random_match};

const MATCHES: u64 = 300;

/// The entries of a random match.
pub(crate) fn entries(written: &serde_json::Value) -> Vec<Entry> {
    let steps = written["steps"].as_array().unwrap().iter();
    let lists = steps.flat_map(|step| match step["outcome"]["entries"].as_array() {
        Some(entries) => entries.clone(),
        None => step.get("line").cloned().into_iter().collect(),
    });
    lists.map(|entry| serde_json::from_value(entry).unwrap()).collect()
}

#[test]
fn folding_the_log_again_gives_the_same_view() {
    for seed in 0..MATCHES {
        let written = random_match(seed, 60);
        let log = entries(&written);
        let now = Time::from_millis(written["end"].as_u64().unwrap());
        let again = folded_again::<DeviceStream>(&log).unwrap();
        assert_eq!(serde_json::to_value(again.view(now)).unwrap(), written["view"], "seed {seed}");
        assert_eq!(format!("{again:?}"), format!("{:?}", DeviceStream::fold(&log)), "seed {seed}");
    }
}

#[test]
fn an_entry_that_cannot_have_happened_changes_nothing_but_the_count() {
    for seed in 0..MATCHES {
        let written = random_match(seed, 40);
        let state = DeviceStream::fold(&entries(&written));
        let now = Time::from_millis(written["end"].as_u64().unwrap());
        let open = entries(&written).remove(0);
        let (before, after) = (state.view(now), state.after(&open).view(now));
        assert_eq!(after, DeviceView { version: before.version + 1, ..before }, "seed {seed}");
    }
}

#[test]
fn what_is_offered_is_not_refused() {
    for seed in 0..MATCHES {
        let written = random_match(seed, 50);
        let state = DeviceStream::fold(&entries(&written));
        let now = Time::from_millis(written["end"].as_u64().unwrap());
        // A device that holds the clock is where its players press.
        if state.lease().is_some() {
            continue;
        }
        for (by, act) in [(DeviceActor::White, Act::Press), (DeviceActor::Black, Act::Confirm)] {
            let offered = state.legal(by, now).contains(&act.name());
            let due = state.next_deadline().is_some_and(|due| due <= now);
            let facts = DeviceFacts { now, by, stamp: None };
            let decided = DeviceStream::decide(&state, act, &facts);
            assert!(due || offered == decided.is_ok(), "seed {seed}");
        }
    }
}

/// What each may do changes by an entry, by a deadline, or when a running flag falls, which every device sees coming.
#[test]
fn what_one_may_do_changes_by_entries_and_falling_flags_alone() {
    for seed in 0..MATCHES {
        let mut state = DeviceMatch::default();
        for entry in entries(&random_match(seed, 50)) {
            state = state.after(&entry);
            let now = entry.at.max(state.last());
            let view = state.view(now);
            let flag = view.clock.as_ref().and_then(|clock| clock.falls_at).filter(|at| *at > now);
            let changes = flag.into_iter().chain(state.next_deadline()).min();
            let last = changes.map_or(now + Millis::seconds(86_400), |at| Time::from_millis(at.millis() - 1));
            if last > now {
                assert_eq!(state.view(last).legal, view.legal, "seed {seed}: changed by the mere time");
            }
        }
    }
}

/// A plain ledger beside the clock: every stretch of running time is booked to its side.
struct Ledger {
    used: BySide<u64>,
    bank: BySide<u64>,
    turn: u64,
}

fn do_it(state: DeviceMatch, now: u64, by: DeviceActor, act: Act) -> DeviceMatch {
    let facts = DeviceFacts { now: Time::from_millis(now), by, stamp: None };
    let entries = DeviceStream::decide(&state, act, &facts).unwrap();
    entries.iter().fold(state, DeviceStream::evolve)
}

// rule: CLK-01, CLK-09
#[test]
fn time_used_and_time_left_add_up_to_the_millisecond_for_any_order_of_presses() {
    for seed in 0..MATCHES {
        let mut chance = Chance::new(seed + 77);
        let clock = ClockSettings { bank_per_point: Millis::seconds(36_000), ..ClockSettings::USUAL };
        let written = serde_json::json!({ "names": { "white": "A", "black": "B" }, "length": 3, "clock": clock });
        let settings = Box::new(serde_json::from_value(written).unwrap());
        let mut now = 1_000_000;
        let mut state = do_it(DeviceMatch::default(), now, DeviceActor::House, Act::Open { settings });
        state = do_it(state, now, DeviceActor::White, Act::Opening { winner: Side::White });
        let full = 108_000_000;
        let mut ledger =
            Ledger { used: BySide { white: 0, black: 0 }, bank: BySide { white: full, black: full }, turn: 0 };
        for _ in 0..200 {
            let passed = passing(&mut chance);
            now += passed;
            let Some(Phase::Running { side: Some(side) }) = state.phase().copied() else { panic!("running") };
            ledger.turn += passed;
            if chance.below(4) == 0 {
                state = do_it(
                    state,
                    now,
                    DeviceActor::Director,
                    Act::Stop { reason: tavola_base::clock::StopReason::Fallen },
                );
                now += passing(&mut chance);
                state = do_it(state, now, DeviceActor::Director, Act::Resume { side: None });
            } else {
                state = do_it(state, now, DeviceActor::from(side), Act::Press);
                ledger.used[side] += ledger.turn;
                ledger.bank[side] -= ledger.turn.saturating_sub(12_000);
                ledger.turn = 0;
            }
            let view = state.view(Time::from_millis(now));
            assert_eq!(view.used.map(Millis::number), ledger.used, "seed {seed}");
            let turn = ledger.turn.saturating_sub(12_000);
            let clock = view.clock.unwrap();
            let side = clock.turn.unwrap();
            assert_eq!(clock.banks[side].number() + turn, ledger.bank[side], "seed {seed}");
            assert_eq!(clock.banks[side.opponent()].number(), ledger.bank[side.opponent()], "seed {seed}");
        }
    }
}
