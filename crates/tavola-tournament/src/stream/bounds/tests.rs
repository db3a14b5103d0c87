//! Every list, text and number of every command has its bound.

use crate::stream::command::{EntryCommand, WrongLines};
use std::collections::BTreeSet;

use serde_json::{Value, json};
use tavola_base::Arg;

use super::*;
use crate::stream::event::{DeskEvent, Follows, Happened, TournamentEvent};
use crate::{DivisionId, Format};

const NOW: Time = Time::from_millis(1_000_000);

/// Every command with everything in it that can be in it.
fn samples() -> Vec<Value> {
    let clock = json!({"mode": "simple_delay", "bank_per_point": 120_000, "delay": 12_000});
    let swing = json!({"type": "swing", "points": 1000, "chips": {"type": "steps", "first": 100, "step": 100}, "limit": "owed"});
    let formats = [
        json!({"type": "knock_out", "consolation": {"type": "redraw", "feeding": {"type": "first", "rounds": 2}}, "last_chance": {"type": "first_rounds", "rounds": 2}}),
        json!({"type": "double_elimination", "recharge": "played"}),
        json!({"type": "lives", "lives": 3, "rounds": 5}),
        json!({"type": "swiss", "rounds": 5, "order": "lot"}),
        json!({"type": "round_robin", "rounds": 5}),
        json!({"type": "davis_cup", "ties": "group", "dead": "played"}),
        json!({"type": "swing", "points": 1000, "chips": {"type": "listed", "cpp": [100, 200]}, "limit": "owed"}),
        swing,
    ];
    let division = |format: &Value| {
        json!({"id": "main", "name": "Main", "precedence": "champion", "entrants": "single", "format": format,
            "lengths": {"main": [7], "consolation": [5], "last_chance": [3], "final": 9}, "series": "single",
            "tie_breaks": ["buchholz"], "clock": clock,
            "fees": {"registration": 100, "entry": 100, "rebuy": 100, "returned": 9000, "added": 100},
            "prizes": [{"stage": "main", "place": 1, "part": 2}],
            "pools": [{"name": "side", "fee": 100, "returned": 9000, "parts": [70]}],
            "calcutta": {"returned": 9000, "parts": [70]}, "per_point": 480_000})
    };
    let settings = json!({"name": "Cup", "venue": "online", "begins": 5, "directors": ["gina"], "divisions": [division(&formats[0])],
        "tables": 8, "lateness": {"grace": 5, "every": 5, "reading": "begun"}, "late_loses": "points", "late_disqualifies": "event", "surplus": "cut", "appeal": 5,
        "rounds": "by_themselves", "rating": "original", "currency": "EUR", "notes": {"venue": "a", "dress": "b", "more": "c", "languages": "d"},
        "rules": {"preset": "tournament"}, "slow_play_clock": clock});
    let result =
        json!({"winner": 1, "score": [7, 3], "how": "played", "kind": "single", "cube": 2, "rubber": "doubles"});
    let person =
        json!({"name": "Anna", "player": "anna", "club": "Roma", "rating": {"hundredths": 150_000, "experience": 400}});
    let remedies = [
        json!({"type": "penalty_points", "points": 1}),
        json!({"type": "loss_of_game", "points": 1}),
        json!({"type": "give_time", "time": 60_000}),
    ];
    let rule = |remedy: &Value| json!({"type": "rule", "match": 1, "rubber": "doubles", "about": 1, "clause": "TRN-21", "reason": "so", "remedy": remedy});
    let mut all = vec![
        json!({"type": "open", "settings": settings}),
        json!({"type": "change_settings", "settings": {"name": "Cup", "begins": 5, "rounds": "by_themselves",
            "lateness": {"grace": 5, "every": 5, "reading": "begun"}, "late_loses": "points", "late_disqualifies": "event",
            "surplus": "keep", "rating": "original", "currency": "EUR"}}),
        json!({"type": "set_clock", "division": "main", "clock": clock}),
        json!({"type": "set_notes", "notes": {"venue": "a", "dress": "b", "more": "c", "languages": "d"}}),
        json!({"type": "set_tables", "tables": 8}),
        json!({"type": "close_table", "table": 1}),
        json!({"type": "open_table", "table": 1}),
        json!({"type": "appoint", "office": "referee", "person": "gina"}),
        json!({"type": "dismiss", "office": "referee", "person": "gina"}),
        json!({"type": "appoint_committee", "members": [{"person": "gina", "name": "Gina"}]}),
        json!({"type": "announce", "text": "dinner"}),
        json!({"type": "withdraw_announcement", "number": 1}),
        json!({"type": "enter", "division": "main", "people": [person], "name": "Anna"}),
        json!({"type": "approve", "entrant": 1}),
        json!({"type": "refuse_entry", "entrant": 1}),
        json!({"type": "withdraw", "entrant": 1}),
        json!({"type": "import", "division": "main", "csv": "name\nAnna", "wrong": "leave_out"}),
        json!({"type": "pay_all", "division": "main"}),
        json!({"type": "rebuy", "entrant": 1}),
        json!({"type": "pay", "entrant": 1, "charge": {"type": "pool", "pool": "side"}, "amount": 100}),
        json!({"type": "join_pool", "entrant": 1, "pool": "side"}),
        json!({"type": "sell_lot", "division": "main", "players": [1], "buyer": "Zeno", "price": 100, "bought_back": 100}),
        json!({"type": "play_off", "division": "main", "winner": 1, "loser": 2}),
        json!({"type": "nominate", "entrant": 1, "first": "Anna"}),
        json!({"type": "check_in", "entrant": 1, "presence": "here"}),
        json!({"type": "add_words", "division": "main", "words": "rain"}),
        json!({"type": "draw", "division": "main", "late_places": 1, "until": 5, "size": "fitting", "clubs": "apart"}),
        json!({"type": "publish_draw", "division": "main"}),
        json!({"type": "close_late_place", "division": "main", "place": 1}),
        json!({"type": "cut_off", "division": "main"}),
        json!({"type": "draw_round", "division": "main"}),
        json!({"type": "schedule", "match": 1, "division": "main", "stage": "main", "round": 1, "at": 5}),
        json!({"type": "set_lateness", "match": 1, "division": "main", "stage": "main", "round": 1, "lateness": {"grace": 5, "every": 5, "reading": "begun"}}),
        json!({"type": "name_referee", "match": 1, "name": "Gina"}),
        json!({"type": "convene", "ruling": 1}),
        json!({"type": "call", "match": 1, "table": 1}),
        json!({"type": "call_next"}),
        json!({"type": "start_all"}),
        json!({"type": "absent", "match": 1, "entrant": 1, "member": "first"}),
        json!({"type": "arrive", "match": 1, "entrant": 1, "member": "second"}),
        json!({"type": "amend", "entrant": 1, "number": 1, "name": "Ada", "club": "Roma", "rating": 150_000}),
        json!({"type": "substitute", "entrant": 1, "number": 1, "name": "Ugo", "club": "Roma"}),
        json!({"type": "refund", "entrant": 1, "amount": 5}),
        json!({"type": "waive", "entrant": 1, "amount": 5}),
        json!({"type": "postpone", "match": 1}),
        json!({"type": "start", "match": 1}),
        json!({"type": "table_made", "match": 1, "table": "t", "rubber": "doubles"}),
        json!({"type": "score", "match": 1, "score": [1, 2]}),
        json!({"type": "break", "match": 1, "entrant": 1}),
        json!({"type": "leave_room", "match": 1, "entrant": 1}),
        json!({"type": "return", "match": 1, "entrant": 1}),
        json!({"type": "result", "match": 1, "result": result}),
        json!({"type": "confirm", "match": 1}),
        json!({"type": "correct", "match": 1, "result": result, "accepting": [2]}),
        json!({"type": "undo", "act": 1, "accepting": [2]}),
        json!({"type": "dispute", "match": 1, "text": "who"}),
        json!({"type": "appeal", "ruling": 1, "entrant": 1}),
        json!({"type": "replace_member", "ruling": 1, "member": "gina", "by": "zeno", "name": "Zeno"}),
        json!({"type": "hear", "ruling": 1, "entrant": 1}),
        json!({"type": "cast_vote", "ruling": 1, "member": "gina", "vote": "overturn"}),
        json!({"type": "decide_appeal", "ruling": 1}),
        json!({"type": "close_appeal", "ruling": 1, "reason": "nobody is left"}),
        json!({"type": "illegal_play", "match": 1, "entrant": 1}),
        json!({"type": "order_clock", "match": 1, "settings": clock, "reason": "slow"}),
        json!({"type": "wrong_length", "match": 1, "noted": 5, "score": [5, 3], "noticed": "posted"}),
        json!({"type": "mix_dice", "match": 1, "entrant": 1}),
        json!({"type": "replace_equipment", "match": 1, "what": "a die"}),
        json!({"type": "record_match", "match": 1}),
        json!({"type": "finish", "leaving": ["main"]}),
        json!({"type": "tick"}),
    ];
    all.extend(remedies.iter().map(rule));
    all.extend(formats.iter().map(|format| json!({"type": "add_division", "division": division(format)})));
    all.push(json!({"type": "change_division", "division": division(&formats[0])}));
    all
}

/// What names something that is there, or is refused; and the rules of a match, bounded by what they are.
const NAMES_ONE: [&str; 12] = [
    "match",
    "entrant",
    "about",
    "winner",
    "loser",
    "act",
    "ruling",
    "number",
    "table",
    "round",
    "players",
    "accepting",
];

fn names_one(path: &str) -> bool {
    let last = path.rsplit('/').find(|part| part.parse::<usize>().is_err()).unwrap_or_default();
    NAMES_ONE.contains(&last) || path == "/place" || path.starts_with("/settings/rules")
}

/// Every place in a value, from outside to inside.
fn places(value: &Value, path: &str, all: &mut Vec<String>) {
    all.push(path.to_owned());
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, value)| places(value, &format!("{path}/{name}"), all)),
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(at, value)| places(value, &format!("{path}/{at}"), all))
        }
        _ => {}
    }
}

/// What somebody hostile writes there, the largest first.
fn monstrous(value: &Value) -> Vec<Value> {
    match value {
        Value::String(_) => vec![json!("x".repeat(LIST as usize + 1))],
        Value::Number(_) => vec![json!(u64::MAX), json!(i64::MAX), json!(u32::MAX), json!(255)],
        Value::Array(list) => list.first().map(|one| json!(vec![one; TOUCHED as usize + 1])).into_iter().collect(),
        _ => Vec::new(),
    }
}

fn bounded(command: &TournamentCommand) -> Within {
    Tournament::default().bounded(command, NOW)
}

#[test]
fn every_command_has_a_sample_with_everything_in_it() {
    let unknown = serde_json::from_value::<TournamentCommand>(json!({"type": "?"})).unwrap_err().to_string();
    let known: BTreeSet<String> = unknown.split('`').skip(3).step_by(2).map(str::to_owned).collect();
    let sampled: BTreeSet<String> = samples().iter().map(|one| one["type"].as_str().unwrap().to_owned()).collect();
    assert_eq!(known, sampled);
    for sample in samples() {
        let command: TournamentCommand = serde_json::from_value(sample.clone()).unwrap();
        bounded(&command).unwrap_or_else(|why| panic!("{sample}: {why}"));
        // What is left out would not be tried.
        let whole = serde_json::to_value(&command).unwrap();
        let mut all = Vec::new();
        places(&whole, "", &mut all);
        let left_out = all.iter().filter(|path| whole.pointer(path) == Some(&Value::Null)).count();
        assert_eq!(left_out, 0, "{whole}");
    }
}

#[test]
fn every_list_text_and_number_of_every_command_has_its_bound() {
    let mut tried = 0;
    for sample in samples() {
        let mut all = Vec::new();
        places(&sample, "", &mut all);
        for path in all.iter().filter(|path| *path != "/type") {
            let value = sample.pointer(path).unwrap();
            if value.is_number() && names_one(path) {
                continue;
            }
            for monster in monstrous(value) {
                let mut hostile = sample.clone();
                *hostile.pointer_mut(path).unwrap() = monster;
                let Ok(command) = serde_json::from_value::<TournamentCommand>(hostile) else { continue };
                assert!(bounded(&command).is_err(), "{path} of {} has no bound", sample["type"]);
                tried += 1;
                break;
            }
        }
    }
    assert!(tried > 150, "{tried} places tried");
}

#[test]
fn where_all_meet_so_many_matches_are_drawn_as_sixty_four_have() {
    let meetings = |rounds, entrants| Format::RoundRobin { rounds }.meetings(entrants);
    assert_eq!((meetings(None, 64), meetings(None, 65), meetings(Some(5), 300)), (2016, 2080, 750));
    let draw = |format: Format, entrants: u32| {
        crate::simulation::Simulation::new(format, entrants, crate::LotSeed::new([1; 32])).map(drop)
    };
    draw(Format::RoundRobin { rounds: None }, 64).unwrap();
    draw(Format::RoundRobin { rounds: Some(5) }, 300).unwrap();
    let refused = draw(Format::RoundRobin { rounds: None }, 300).unwrap_err();
    assert_eq!((refused.reason, &refused.args["many"]), (Reason::AllMeetBound, &Arg::Number(44_850)));
    assert!(draw(Format::DavisCup { ties: crate::stream::division::Ties::Group, dead: None }, 300).is_err());
}

#[test]
fn a_tournament_takes_so_many_and_no_more() {
    let mut event = Tournament::default();
    event.divisions.insert(DivisionId::new("main"), DivisionState::default());
    let csv = |many: u32| "name\n".to_owned() + &(0..many).map(|number| format!("P{number}\n")).collect::<String>();
    let import = |many| {
        TournamentCommand::Entry(EntryCommand::Import {
            division: DivisionId::new("main"),
            csv: csv(many),
            wrong: WrongLines::Refuse,
        })
    };
    event.bounded(&import(ENTRIES), NOW).unwrap();
    let refused = event.bounded(&import(ENTRIES + 1), NOW).unwrap_err();
    assert_eq!(refused.to_string(), "entries: 4097, but at most 4096");
}

#[test]
fn a_log_from_before_the_bounds_opens_no_more_tables_than_there_may_be() {
    let what = Happened::Desk(DeskEvent::TablesSet { tables: u32::MAX });
    let event = TournamentEvent { at: Time::from_millis(0), by: None, follows: Follows::default(), what };
    assert_eq!(Tournament::default().after(&event).tables, TABLES);
}
