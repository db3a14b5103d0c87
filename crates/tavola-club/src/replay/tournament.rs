//! Replaying an event. `docs/replay-tournament.md` documents it with an example of each command.

use serde_json::{Map, Value, json};

use super::event_text::line_of_text;
use super::stage::{Object, Scene, Stage, command_of};
use super::{ReplayError, read};
use crate::PlayerId;
use crate::dice_proof::Digest;
use crate::time::Time;
use crate::tournament::lot::LotSeed;
use crate::tournament::{
    CommitteeMember, EntrantId, MatchId, Tournament, TournamentActor, TournamentCommand, TournamentFacts,
    TournamentStream, TournamentViewer,
};

/// How an event is replayed.
pub(super) struct TournamentScene;

/// Who directs where a file names nobody.
const DIRECTOR: &str = "director";

/// The keys of a heading that are the event's settings.
const SETTINGS: [&str; 14] = [
    "name",
    "venue",
    "begins",
    "directors",
    "divisions",
    "tables",
    "lateness",
    "late_loses",
    "appeal",
    "rounds",
    "currency",
    "notes",
    "rules",
    "slow_play_clock",
];

impl Scene for TournamentScene {
    type Stream = TournamentStream;

    const SETTLES: bool = true;

    fn tick(now: Time) -> (TournamentCommand, TournamentFacts) {
        (TournamentCommand::Tick, TournamentFacts::house(now, Some(seed(None))))
    }

    /// Opens the event, enters who is named, and draws and publishes if the heading says so.
    fn open(stage: &mut Stage<Self>, heading: &Object) -> Result<(), ReplayError> {
        let house = TournamentFacts::house(stage.now(), Some(seed(None)));
        let wrong = |place: &'static str| move |what: String| ReplayError::heading(place, what);
        known_keys(heading)?;
        let settings = settings(heading).map_err(wrong("settings"))?;
        // What is refused stands in the answer as of step 0; a command that cannot be read is a mistake in the file.
        let mut act = |place: &'static str, command: Value| {
            let command = serde_json::from_value(command).map_err(|why| ReplayError::heading(place, why))?;
            stage.act(0, command, &house);
            Ok::<(), ReplayError>(())
        };
        let first = settings["divisions"][0]["id"].clone();
        act("settings", json!({ "type": "open", "settings": settings }))?;
        let committee = heading.get("committee").cloned().unwrap_or_else(|| json!(["Carla", "Dario", "Elena"]));
        if committee != json!([]) {
            let members = people(&committee).into_iter().map(|(person, name)| CommitteeMember { person, name });
            let members: Vec<CommitteeMember> = members.collect();
            act("committee", json!({ "type": "appoint_committee", "members": members }))?;
        }
        for (division, entries) in entries(heading, &first).map_err(wrong("entries"))? {
            for people in entries {
                act("entries", json!({ "type": "enter", "division": division, "people": people }))?;
            }
        }
        if let Some(draw) = heading.get("draw") {
            let mut draw =
                if draw == &json!(true) { Map::new() } else { draw.as_object().cloned().unwrap_or_default() };
            timed(&mut draw);
            let division = draw.entry("division").or_insert(first).clone();
            draw.insert("type".into(), json!("draw"));
            act("draw", Value::Object(draw))?;
            act("draw", json!({ "type": "publish_draw", "division": division }))?;
        }
        Ok(())
    }

    fn read(stage: &Stage<Self>, step: &Object) -> Result<(TournamentCommand, TournamentFacts), String> {
        let mut command = command_of(step, &["seed"], line_of_text)?;
        shorten(&mut command, stage.state())?;
        let command = serde_json::from_value(Value::Object(command)).map_err(|why| why.to_string())?;
        let actor = match step.get("actor").or_else(|| step.get("by")) {
            None => TournamentActor::Person(director(stage.state())),
            Some(Value::String(name)) => match name.as_str() {
                "house" | "timer" | "table" => TournamentActor::House,
                DIRECTOR => TournamentActor::Person(director(stage.state())),
                name => TournamentActor::Person(PlayerId::new(name)),
            },
            Some(_) => return Err("`actor` is a name, or \"director\", or \"house\"".to_owned()),
        };
        Ok((command, TournamentFacts { now: stage.now(), actor, seed: Some(seed(step.get("seed"))) }))
    }

    fn show(event: &Tournament, now: Time) -> Value {
        let viewer = TournamentViewer::Person { player: director(event) };
        let mut state = serde_json::to_value(event.view(&viewer, now)).unwrap_or_default();
        let public = serde_json::to_value(event.view(&TournamentViewer::Public, now)).unwrap_or_default();
        state["public"] = json!({ "matches": public["matches"].as_array().map_or(0, Vec::len), "entries": public["entries"].as_array().map_or(0, Vec::len) });
        state
    }
}

/// The first director.
fn director(event: &Tournament) -> PlayerId {
    event.directors().next().cloned().unwrap_or_else(|| PlayerId::new(DIRECTOR))
}

/// The seed of a case: always the same, or made of a text.
fn seed(written: Option<&Value>) -> LotSeed {
    let text = written.and_then(Value::as_str).unwrap_or("replay");
    LotSeed::new(*Digest::of_fields(&[b"replay", text.as_bytes()]).bytes())
}

/// The keys of a heading that belong to its one division.
const DIVISION: [&str; 12] = [
    "format",
    "lengths",
    "entrants",
    "fees",
    "prizes",
    "pools",
    "calcutta",
    "clock",
    "series",
    "tie_breaks",
    "per_point",
    "precedence",
];

/// The keys of a heading that are neither the event's settings nor its division's.
const OTHERS: [&str; 15] = [
    "v",
    "stream",
    "division",
    "length",
    "entries",
    "committee",
    "draw",
    "at",
    "until",
    "ticks",
    "expect",
    "steps",
    "note",
    "title",
    "case",
];

/// A key that nobody reads is a mistake.
fn known_keys(heading: &Object) -> Result<(), ReplayError> {
    let is_known = |key: &&String| [&SETTINGS[..], &DIVISION, &OTHERS].iter().any(|keys| keys.contains(&key.as_str()));
    match heading.keys().find(|key| !is_known(key)) {
        Some(unknown) => {
            Err(ReplayError::heading(unknown.clone(), "nothing is called so; the keys are in replay-tournament.md"))
        }
        None => Ok(()),
    }
}

fn settings(heading: &Object) -> Result<Value, String> {
    let mut settings = Map::new();
    for key in SETTINGS {
        if let Some(value) = heading.get(key) {
            settings.insert(key.to_owned(), value.clone());
        }
    }
    settings.entry("name").or_insert_with(|| json!("Replay"));
    settings.entry("directors").or_insert_with(|| json!([DIRECTOR]));
    settings.entry("tables").or_insert_with(|| json!(64));
    if !settings.contains_key("divisions") {
        let mut division = heading.get("division").cloned().unwrap_or_else(|| json!({}));
        if let Some(division) = division.as_object_mut() {
            division.entry("id").or_insert_with(|| json!("main"));
            for key in DIVISION {
                if let Some(value) = heading.get(key) {
                    division.entry(key).or_insert_with(|| value.clone());
                }
            }
            if let Some(length) = heading.get("length") {
                division.entry("lengths").or_insert_with(|| json!({ "main": [length] }));
            }
        }
        settings.insert("divisions".to_owned(), json!([division]));
    }
    for division in settings.get_mut("divisions").and_then(Value::as_array_mut).into_iter().flatten() {
        long_division(division)?;
    }
    timed(&mut settings);
    if let Some(lateness) = settings.get_mut("lateness").and_then(Value::as_object_mut) {
        timed(lateness);
    }
    Ok(Value::Object(settings))
}

/// A division's short forms: a format by its name, one length for all, times as a clock shows them.
fn long_division(division: &mut Value) -> Result<(), String> {
    let parts = division.as_object_mut().ok_or("a division is an object")?;
    if let Some(format) = parts.get_mut("format") {
        if let Some(name) = format.as_str() {
            let mut long = Map::from_iter([("type".to_owned(), json!(name))]);
            match name {
                "swing" => long.extend([
                    ("points".to_owned(), json!(1000)),
                    ("chips".to_owned(), json!({ "type": "steps", "first": 100, "step": 100 })),
                ]),
                "lives" => long.extend([("lives".to_owned(), json!(3))]),
                _ => {}
            }
            *format = Value::Object(long);
        }
        if let Some(chips) = format.get_mut("chips").filter(|chips| chips.is_number()) {
            *chips = json!([chips]);
        }
        if let Some(chips) = format.get_mut("chips").filter(|chips| chips.is_array()) {
            *chips = json!({ "type": "listed", "cpp": chips });
        }
        for key in ["consolation", "last_chance"] {
            if let Some(name) = format.get(key).and_then(Value::as_str).map(str::to_owned) {
                format[key] = json!({ "type": name });
            }
        }
    }
    if parts.get("format").is_some_and(|format| format["type"] == "davis_cup") {
        parts.entry("entrants").or_insert_with(|| json!("davis_pair"));
    }
    if let Some(lengths) = parts.get_mut("lengths").filter(|lengths| lengths.is_number()) {
        *lengths = json!({ "main": [lengths] });
    }
    if let Some(clock) = parts.get_mut("clock") {
        if clock == &json!(true) {
            *clock = json!({ "bank_per_point": 120_000, "delay": 12_000 });
        }
        if let Some(clock) = clock.as_object_mut() {
            timed(clock);
        }
    }
    timed(parts);
    Ok(())
}

/// Times written as a clock shows them become milliseconds.
fn timed(parts: &mut Object) {
    const TIMES: [&str; 11] =
        ["at", "until", "begins", "grace", "every", "appeal", "per_point", "bank_per_point", "delay", "time", "span"];
    for (key, value) in parts.iter_mut() {
        if TIMES.contains(&key.as_str())
            && let Some(span) = value.as_str().and_then(read::span)
        {
            *value = json!(span);
        }
    }
}

/// Names: a list of them, or of objects with `person` and `name`.
fn people(written: &Value) -> Vec<(PlayerId, String)> {
    let named = |value: &Value| match value {
        Value::String(name) => Some((PlayerId::new(name), name.clone())),
        value => {
            let name = value.get("name").and_then(Value::as_str)?;
            let id = value.get("person").and_then(Value::as_str).unwrap_or(name);
            Some((PlayerId::new(id), name.to_owned()))
        }
    };
    written.as_array().into_iter().flatten().filter_map(named).collect()
}

/// What a heading enters, by division: a number, a list of names, pairs as lists of two; or an object by division.
fn entries(heading: &Object, first: &Value) -> Result<Vec<(Value, Vec<Value>)>, String> {
    let Some(written) = heading.get("entries") else { return Ok(Vec::new()) };
    let parts = match written {
        Value::Object(parts) => parts.iter().map(|(id, list)| (json!(id), list.clone())).collect(),
        list => vec![(first.clone(), list.clone())],
    };
    parts.into_iter().map(|(division, list)| Ok((division, entered(&list)?))).collect()
}

fn entered(list: &Value) -> Result<Vec<Value>, String> {
    match list {
        Value::Number(many) => {
            let many = many.as_u64().filter(|&many| many <= 8192).ok_or("up to 8,192 entries")?;
            Ok((1..=many).map(|number| json!([person(&json!(format!("Player {number}")))])).collect())
        }
        Value::Array(names) => Ok(names
            .iter()
            .map(|entry| match entry {
                Value::Array(pair) => Value::Array(pair.iter().map(person).collect()),
                one => json!([person(one)]),
            })
            .collect()),
        _ => Err("a number, a list of names, or an object of these by division".to_owned()),
    }
}

/// Somebody by name: his account has that name too.
fn person(written: &Value) -> Value {
    let mut person = match written {
        Value::String(name) => return json!({ "name": name, "player": name }),
        person => person.clone(),
    };
    if let Some(parts) = person.as_object_mut() {
        let experience = parts.remove("experience");
        if let Some(rating) = parts.get("rating").and_then(Value::as_f64) {
            let mut brought = json!({ "hundredths": whole((rating * 100.0).round()) });
            if let Some(experience) = experience {
                brought["experience"] = experience;
            }
            parts.insert("rating".into(), brought);
        }
    }
    person
}

/// A float without its fraction, as far as a rating goes.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped before")]
fn whole(hundredths: f64) -> u32 {
    hundredths.clamp(0.0, f64::from(u32::MAX)) as u32
}

/// Short forms of a command.
fn shorten(command: &mut Object, event: &Tournament) -> Result<(), String> {
    timed(command);
    if let Some(name) = command.get("type").and_then(Value::as_str) {
        let name = name.replace('-', "_");
        command.insert("type".into(), json!(name));
    }
    let kind = command.get("type").and_then(Value::as_str).unwrap_or_default().to_owned();
    let of = command.get("match").and_then(Value::as_u64).and_then(|id| u32::try_from(id).ok()).map(MatchId::new);
    for key in ["entrant", "about", "loser"] {
        if let Some(named) = command.get(key).and_then(|value| entrant_named(event, of, value)) {
            command.insert(key.into(), json!(named));
        }
    }
    if let Some(players) = command.get_mut("players").and_then(Value::as_array_mut) {
        for player in players {
            if let Some(named) = entrant_named(event, of, player) {
                *player = json!(named);
            }
        }
    }
    if kind == "play_off"
        && let Some(named) = command.get("winner").and_then(|value| entrant_named(event, of, value))
    {
        command.insert("winner".into(), json!(named));
    }
    let division = event.settings().divisions.first().map_or_else(|| json!("main"), |division| json!(division.id));
    if kind == "rebuy" {
        command.remove("match");
    }
    if kind == "enter" {
        if let Some(name) = command.get("people").is_none().then(|| command.remove("name")).flatten() {
            command.insert("people".into(), json!([person(&name)]));
        }
        if let Some(people) = command.get_mut("people").and_then(Value::as_array_mut) {
            people.iter_mut().for_each(|written| *written = person(written));
        }
    }
    if matches!(
        kind.as_str(),
        "enter"
            | "draw"
            | "publish_draw"
            | "draw_round"
            | "cut_off"
            | "add_words"
            | "close_late_place"
            | "import"
            | "sell_lot"
            | "play_off"
    ) {
        command.entry("division").or_insert(division);
    }
    if matches!(kind.as_str(), "result" | "correct") && !command.contains_key("result") {
        let mut report = Map::new();
        for key in ["winner", "score", "how", "kind", "cube", "rubber"] {
            if let Some(value) = command.remove(key) {
                report.insert(key.to_owned(), value);
            }
        }
        command.insert("result".into(), Value::Object(report));
    }
    if let Some(report) = command.get_mut("result").and_then(Value::as_object_mut)
        && let Some(named) = report.get("winner").and_then(|value| entrant_named(event, of, value))
    {
        report.insert("winner".into(), json!(named));
    }
    if let Some(remedy) = command.get_mut("remedy") {
        if let Some(name) = remedy.as_str() {
            *remedy = json!({ "type": name });
        }
        if let Some(remedy) = remedy.as_object_mut() {
            timed(remedy);
        }
    }
    for key in ["division", "settings"] {
        if let Some(part) = command.get_mut(key).filter(|part| part.is_object()) {
            if key == "division" {
                long_division(part)?;
            } else if kind == "open" {
                let settings = settings(part.as_object().unwrap_or(&Map::new()))?;
                *part = settings;
            } else if let Some(part) = part.as_object_mut() {
                timed(part);
            }
        }
    }
    if kind == "appoint_committee"
        && let Some(members) = command.get("members")
    {
        let members: Vec<Value> =
            people(members).into_iter().map(|(person, name)| json!({ "person": person, "name": name })).collect();
        command.insert("members".into(), json!(members));
    }
    Ok(())
}

/// An entrant by his name, the latest of that name; or `first` and `second`, the upper and the lower line of the match.
/// Of a name nobody has it is number 0, which the event refuses as it refuses any unknown number.
fn entrant_named(event: &Tournament, of: Option<MatchId>, written: &Value) -> Option<EntrantId> {
    let name = written.as_str()?;
    if let (Some(index), Some(pair)) =
        (["first", "second"].iter().position(|&n| n == name), of.and_then(|id| event.pair(id)))
    {
        return Some(pair[index]);
    }
    let named = event.entries().iter().rev().find(|entry| entry.name == name).map(|entry| entry.entrant);
    named.or_else(|| name.parse().ok().map(EntrantId::new)).or(Some(EntrantId::new(0)))
}
