//! A line costs as much late in a log as early, however it came.

use std::time::Duration;

use serde_json::json;
use tavola_base::{Decider, Time};
use tavola_club::device::{Act, DeviceActor, DeviceFacts, DeviceMatch, DeviceStream, Stamp};

use crate::work::least_work;

/// How much work so many lines of a device are, taken as a server takes them.
fn takes(lines: u64) -> Duration {
    least_work(|| {
        let mut state = DeviceMatch::default();
        for seq in 0..lines {
            state = with_line(&state, seq);
        }
        assert_eq!(state.effective().len() as u64, lines);
    })
}

fn with_line(state: &DeviceMatch, seq: u64) -> DeviceMatch {
    let clock = json!({ "mode": "simple_delay", "bank_per_point": 120_000, "delay": 12_000 });
    let settings = json!({ "names": { "white": "Anna", "black": "Bruno" }, "length": 25, "clock": clock });
    let act = match seq {
        0 => json!({ "type": "open", "settings": settings }),
        1 => json!({ "type": "start_game" }),
        2 => json!({ "type": "opening", "winner": "white" }),
        _ => json!({ "type": "press" }),
    };
    let stamp = json!({ "id": format!("line-{seq}"), "device": "d", "epoch": 1, "seq": seq });
    let by = if seq % 2 == 1 || seq == 2 { DeviceActor::White } else { DeviceActor::Black };
    let stamp: Stamp = serde_json::from_value(stamp).unwrap();
    let facts = DeviceFacts { now: Time::from_millis(1_000 * seq), by, stamp: Some(stamp) };
    let act: Act = serde_json::from_value(act).unwrap();
    let entries = DeviceStream::decide(state, act, &facts).unwrap();
    entries.iter().fold(state.clone(), DeviceStream::evolve)
}

/// `cargo test -p tavola-club --all-features --test device cost -- --ignored --nocapture`
#[test]
#[ignore = "a measurement, not a test"]
fn a_line_late_in_a_log_costs_as_much_as_an_early_one() {
    // Eight times as many: eight times as long, and sixty-four times if all that was before is copied for each.
    let (short, long) = (takes(300), takes(2_400));
    println!("300 lines take {short:?}, 2,400 {long:?}");
    assert!(long < 20 * short);
}
