//! Acts drawn by lot, with what belongs to them: mostly something usual, now and then what cannot be.

use serde_json::{Value, json};
use tavola_base::Time;
use tavola_club::device::{Act, DeviceActor, DeviceMatch, DeviceRefusal, DeviceSettings, Entry, Phase};

use super::Chance;

/// What a match is set to.
pub(crate) fn settings(chance: &mut Chance) -> DeviceSettings {
    serde_json::from_value(written_settings(chance)).unwrap()
}

fn clock(chance: &mut Chance) -> Value {
    let modes = ["simple_delay", "simple_delay", "bronstein", "bronstein_prefunded", "fischer"];
    json!({
        "mode": chance.of(&modes),
        "bank_per_point": *chance.of(&[3_000, 20_000, 61_500, 61_500, 120_000]),
        "delay": *chance.of(&[0, 5_000, 12_000]),
    })
}

fn written_settings(chance: &mut Chance) -> Value {
    let clock = clock(chance);
    let flags = [json!({"rule": "loss"}), json!({"rule": "when_noticed"}), json!({"rule": "overtime", "time": 60_000})];
    let length = *chance.of(&[1, 5, 7, 9, 13, 13, 25]);
    let mut written = json!({
        "names": { "white": "Ada", "black": "Carlo" },
        "length": length,
        "clock": if chance.once_in(4) { Value::Null } else { clock.clone() },
        "ordered": if chance.once_in(5) { clock } else { Value::Null },
        "flag": chance.of(&flags),
        "crawford": chance.of(&["on", "on", "on", "off"]),
        "holland": chance.of(&["on", "off"]),
        "oversight": chance.of(&["players", "director"]),
        "won": { "white": 0, "black": 0 },
    });
    if length > 3 && chance.once_in(3) {
        written["won"] = json!({ "white": chance.below(length), "black": chance.below(length) });
        written["before"] = json!(*chance.of(&["pre", "post"]));
    }
    if length > 3 && chance.once_in(3) {
        // One is a point short: the Crawford game, or those after it, in which the other waits with the cube.
        written["won"] = json!({ "white": length - 1, "black": chance.below(length) });
        written["before"] = json!(*chance.of(&["pre", "crawford", "post", "post"]));
        (written["crawford"], written["holland"]) = (json!("on"), json!("on"));
    }
    written
}

/// How a match begins: by lot, or so that something comes up that chance alone seldom brings about.
pub(super) fn begun(chance: &mut Chance, seed: u64) -> (DeviceSettings, Vec<(DeviceActor, Act)>) {
    let mut written = written_settings(chance);
    let clock = json!({ "bank_per_point": 120_000, "delay": 12_000 });
    let white = |parts: Value| (DeviceActor::White, serde_json::from_value(parts).unwrap());
    let director = |parts: Value| (DeviceActor::Director, serde_json::from_value(parts).unwrap());
    let begins = || white(json!({ "type": "opening", "winner": "white" }));
    let doubles = || white(json!({ "type": "double" }));
    let first = match seed % 10 {
        // There is nothing yet that could be undone.
        0 => vec![white(json!({ "type": "undo" }))],
        // The trailer doubles in the first turn after the Crawford game.
        2 => {
            let more = json!({ "length": 7, "won": { "white": 2, "black": 6 }, "before": "crawford", "holland": "on" });
            written.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            (written["clock"], written["crawford"]) = (clock, json!("on"));
            vec![begins(), doubles()]
        }
        // A clock is brought in where nobody knows whose turn it is.
        4 => {
            written["clock"] = Value::Null;
            let brought = director(json!({ "type": "bring_clock", "clock": clock }));
            vec![
                white(json!({ "type": "start_game" })),
                white(json!({ "type": "press" })),
                brought,
                white(json!({ "type": "resume" })),
            ]
        }
        // A double in the Crawford game.
        6 => {
            let more = json!({ "length": 5, "won": { "white": 0, "black": 4 }, "before": "pre", "crawford": "on" });
            written.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            vec![begins(), doubles()]
        }
        // More breaks than there are.
        _ => {
            let takes = || white(json!({ "type": "take_break" }));
            let ends = || white(json!({ "type": "end_break" }));
            let same = director(json!({ "type": "set_length", "length": written["length"] }));
            vec![takes(), ends(), takes(), ends(), takes(), same]
        }
    };
    (serde_json::from_value(written).unwrap(), first)
}

/// Settings that no match is set to.
pub(super) fn unsound_settings(chance: &mut Chance) -> DeviceSettings {
    let mut written = written_settings(chance);
    match chance.below(5) {
        0 => written["names"]["white"] = json!(" "),
        1 => written["names"]["black"] = json!("o".repeat(65)),
        2 => written["clock"] = json!({ "bank_per_point": 0, "delay": 12_000 }),
        3 => written["ordered"] = json!({ "bank_per_point": 36_000_001, "delay": 12_000 }),
        _ => written["won"]["white"] = written["length"].clone(),
    }
    serde_json::from_value(written).unwrap()
}

/// Settings under which nothing comes between one double and the next.
pub(super) fn climbing_settings(chance: &mut Chance) -> DeviceSettings {
    let oversight = chance.of(&["players", "director"]);
    let names = json!({ "white": "Ada", "black": "Carlo" });
    serde_json::from_value(json!({ "names": names, "length": 64, "oversight": oversight })).unwrap()
}

const PLAYERS: [DeviceActor; 2] = [DeviceActor::White, DeviceActor::Black];
const ACTORS: [DeviceActor; 8] = [
    DeviceActor::White,
    DeviceActor::Black,
    DeviceActor::White,
    DeviceActor::Black,
    DeviceActor::White,
    DeviceActor::Black,
    DeviceActor::Director,
    DeviceActor::House,
];

/// Doubles and takes, and now and then something else that belongs to it.
pub(super) fn climbing_act(chance: &mut Chance, state: &DeviceMatch, now: u64) -> (DeviceActor, Act) {
    let offered = |name: &str| {
        let may = |by: &DeviceActor| state.legal(*by, Time::from_millis(now)).contains(&name);
        PLAYERS.into_iter().find(may)
    };
    let begun = ["start_game", "double", "take"].into_iter().find_map(|name| offered(name).map(|by| (by, name)));
    let (by, name) = begun.unwrap_or_else(|| (*chance.of(&PLAYERS), "double"));
    (by, act(chance, state, now, name))
}

/// How often an act is drawn where it is in order: a match goes on, and rulings and endings are rarer than play.
fn weight(name: &str) -> u64 {
    match name {
        "press" | "confirm" => 120,
        "opening" | "start_game" | "double" | "take" | "resume" | "restore" | "count" | "call_flag" => 72,
        "accept" | "reject" | "drop" | "release" | "arrived" | "end_break" | "settle" | "withdraw" => 60,
        "result" | "undo" => 28,
        "resign" => 50,
        "cube_stands" => 40,
        "play_on" => 30,
        "bring_clock" => 24,
        "take_break" => 60,
        "claim" | "stop" | "compare" | "set_length" => 20,
        "post" => 20,
        "hold" | "penalty" | "absent" => 5,
        "resign_match" => 6,
        "award_match" => 1,
        _ => 8,
    }
}

/// Four times in five an act that is in order, else any by anybody.
pub(super) fn random_act(chance: &mut Chance, state: &DeviceMatch, now: u64) -> (DeviceActor, Act) {
    let by = whose_act(chance, state);
    let is_over = matches!(state.phase(), Some(Phase::MatchOver { .. }));
    let mut legal = state.legal(by, Time::from_millis(now));
    if state.is_open() && by == DeviceActor::Director {
        // Nobody is offered these without a number of their own.
        legal.extend(["set_length", "restore", "correct_result", "cube_stands"]);
    }
    if legal.is_empty() || chance.once_in(5) {
        return any_act(chance, state, now);
    }
    if is_over && legal.contains(&"undo") && !legal.contains(&"withdraw") && chance.once_in(2) {
        // It is to go on, so that more can be tried.
        return (by, Act::Undo);
    }
    let all: u64 = legal.iter().map(|name| weight(name)).sum();
    let mut ticket = chance.below(all);
    let drawn = legal.iter().find(|name| {
        let is_it = ticket < weight(name);
        ticket = ticket.saturating_sub(weight(name));
        is_it
    });
    let name = drawn.copied().unwrap_or("press");
    (by, act(chance, state, now, name))
}

/// Mostly somebody who is waited for.
fn whose_act(chance: &mut Chance, state: &DeviceMatch) -> DeviceActor {
    let side = match state.phase() {
        Some(Phase::Running { side: Some(side) }) => *side,
        Some(Phase::CubeOffered { by } | Phase::Resigned { by, .. } | Phase::Claimed { by, .. }) => by.opponent(),
        _ => return *chance.of(&ACTORS),
    };
    if chance.once_in(2) { *chance.of(&ACTORS) } else { side.into() }
}

/// Whether a refusal comes up so seldom that one looks out for it.
const fn is_rare(refusal: &DeviceRefusal) -> bool {
    matches!(
        refusal,
        DeviceRefusal::NoClock
            | DeviceRefusal::HollandWaits
            | DeviceRefusal::NoBreakLeft { .. }
            | DeviceRefusal::CrawfordGame
            | DeviceRefusal::WhoseTurn
            | DeviceRefusal::MostResigned
            | DeviceRefusal::TurnIsOver
            | DeviceRefusal::BreakRunning
            | DeviceRefusal::GapAsked
            | DeviceRefusal::NotYourTurn
    )
}

/// Acts that are refused for reasons of their own.
const PROBED: [&str; 22] = [
    "double",
    "double",
    "double",
    "reject",
    "reject",
    "reject",
    "resume",
    "resume",
    "take_break",
    "take_break",
    "start_game",
    "press",
    "result",
    "correct_result",
    "restore",
    "set_length",
    "penalty",
    "undo",
    "tick",
    "withdraw",
    "penalty",
    "warn",
];

/// Any act by anybody; of several one that is refused for a rare reason, if there is one.
fn any_act(chance: &mut Chance, state: &DeviceMatch, now: u64) -> (DeviceActor, Act) {
    let mut drawn = None;
    for _ in 0..12 {
        let (by, any) = (whose_act(chance, state), chance.once_in(4));
        let name = *chance.of(if any { Act::NAMES } else { &PROBED });
        let act = act(chance, state, now, name);
        let entry = Entry { at: Time::from_millis(now), by, act, stamp: None };
        let is_it = state.judge_entry(&entry).is_err_and(|refusal| is_rare(&refusal));
        let Entry { by, act, .. } = entry;
        if is_it {
            return (by, act);
        }
        drawn.get_or_insert((by, act));
    }
    match drawn {
        // What ends a match ends what can be tried in it.
        Some((by, Act::AwardMatch { .. } | Act::ResignMatch | Act::Post)) if chance.below(6) > 0 => (by, Act::Double),
        Some(drawn) => drawn,
        None => (DeviceActor::House, Act::Tick),
    }
}

/// Mostly the last of so many.
fn number(chance: &mut Chance, last: usize) -> usize {
    if chance.once_in(5) { 1 + usize::try_from(chance.below(3)).unwrap() } else { last.max(1) }
}

/// A reason, now and then none, seldom one that nobody writes.
fn reason(chance: &mut Chance) -> String {
    match chance.below(16) {
        0..=2 => String::new(),
        3 => "…".repeat(2001),
        _ => "read wrongly".to_owned(),
    }
}

/// An act of that name, with what belongs to it.
pub(crate) fn act(chance: &mut Chance, state: &DeviceMatch, now: u64, name: &str) -> Act {
    let mut parts = if matches!(name, "gap" | "jump" | "received" | "claim_lease" | "diverged" | "open") {
        of_the_log(chance, state, now, name)
    } else {
        of_the_match(chance, state, now, name)
    };
    parts["type"] = json!(name);
    serde_json::from_value(parts).unwrap_or_else(|why| panic!("{name}: {why}"))
}

fn of_the_match(chance: &mut Chance, state: &DeviceMatch, now: u64, name: &str) -> Value {
    let side = *chance.of(&["white", "black"]);
    let kind = *chance.of(&["single", "gammon", "backgammon"]);
    let cube = *chance.of(&[1_u64, 1, 1, 2, 4, 1 << 21]);
    let view = || state.view(Time::from_millis(now));
    match name {
        "opening" => json!({ "winner": side }),
        "stop" => json!({ "reason": chance.of(&["fallen", "contested", "director", "faulty", "break"]) }),
        "resume" => json!({ "side": if chance.once_in(3) { json!(side) } else { Value::Null } }),
        "resign" | "claim" => json!({ "kind": kind }),
        "result" if chance.once_in(2) => json!({ "winner": side, "kind": kind }),
        "result" => json!({ "winner": side, "kind": kind, "cube": cube }),
        "compare" => {
            let length = view().length.filter(|_| chance.below(3) > 0);
            json!({ "length": length, "white": chance.below(4), "black": *chance.of(&[0, 1, 2, 1_000_001]) })
        }
        "flag_fell" | "absent" => json!({ "side": side }),
        "correct_result" => {
            let game = number(chance, view().games.len());
            json!({ "game": game, "winner": side, "kind": kind, "cube": cube, "reason": reason(chance) })
        }
        "adjust_time" => {
            let millis = i64::try_from(chance.below(120_000)).unwrap() - 40_000;
            let millis = *chance.of(&[millis, millis, millis, millis, 0, 1 << 40, -(1 << 40)]);
            json!({ "side": side, "millis": millis, "reason": reason(chance) })
        }
        "cube_stands" => {
            let view = view();
            let crawford = view.games.iter().find(|game| game.crawford).map(|game| game.number);
            let game = crawford.or(view.game.map(|game| game.number)).unwrap_or(1);
            json!({ "game": game, "cube": *chance.of(&[2, 2, 4, 1]), "reason": reason(chance) })
        }
        "penalty" => {
            json!({ "against": side, "points": *chance.of(&[1, 1, 1, 2, 0, 65, 1_000_000]), "reason": reason(chance) })
        }
        "warn" => json!({ "against": side, "reason": reason(chance) }),
        "hold" => json!({ "reason": reason(chance) }),
        "award_match" => json!({ "winner": side, "reason": reason(chance) }),
        "set_length" => json!({ "length": chance.of(&[3, 5, 7, 9, 13]) }),
        "bring_clock" => {
            let mut clock = clock(chance);
            if chance.once_in(5) {
                clock["bank_per_point"] = json!(*chance.of(&[0, 1_u64 << 40]));
            }
            json!({ "clock": clock })
        }
        "restore" | "count" => {
            let gap = match state.phase() {
                Some(Phase::GapAsked { gap, .. }) if chance.below(6) > 0 => usize::try_from(*gap).unwrap(),
                _ => number(chance, view().gaps.len()),
            };
            json!({ "gap": gap })
        }
        "settle" => {
            let conflict = number(chance, state.conflicts().len());
            json!({ "conflict": conflict, "keep": *chance.of(&["this", "that"]) })
        }
        _ => json!({}),
    }
}

fn of_the_log(chance: &mut Chance, state: &DeviceMatch, now: u64, name: &str) -> Value {
    match name {
        "open" => json!({ "settings": settings(chance) }),
        "gap" => {
            let from = state.last().millis().max(now.saturating_sub(chance.below(60_000)));
            let odd = [(0, now), (now, from), (from, now + 400_000), (now + 90_000, now + 100_000), (1 << 52, 1 << 53)];
            let (from, to) = if chance.once_in(2) { *chance.of(&odd) } else { (from.min(now), now) };
            json!({ "from": from, "to": to })
        }
        "jump" => {
            let millis = i64::try_from(chance.below(7_200_000)).unwrap() - 3_600_000;
            json!({ "millis": *chance.of(&[millis, millis, -1_700_000_000_000, 1 << 50, -(1 << 50)]) })
        }
        "received" => json!({ "line": "made-up", "at": now }),
        "claim_lease" => {
            json!({ "device": *chance.of(&["ada", "carlo"]), "whose": *chance.of(&[None, Some("white")]) })
        }
        _ => {
            json!({ "device": "ada", "epoch": chance.below(3), "whose": *chance.of(&[None, Some("black")]), "entries": [] })
        }
    }
}
