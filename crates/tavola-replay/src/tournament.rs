//! Replaying an event. `docs/replay-tournament.md` documents it with an example of each command.

use serde_json::{Map, Value, json};
use tavola_base::Arg;
use tavola_base::PlayerId;
use tavola_base::Time;
use tavola_base::decider::Refusal;
use tavola_base::dice_proof::Digest;
use tavola_tournament::HouseCommand;
use tavola_tournament::format::lot::LotSeed;
use tavola_tournament::{
    CommitteeMember, EntrantId, Entry, MatchId, Reason, Tournament, TournamentActor, TournamentCommand,
    TournamentFacts, TournamentRefusal, TournamentStream, TournamentViewer,
};

use super::ReplayError;
use super::stage::{Object, Scene, Stage, command_of};
use super::tournament_heading::{DIRECTOR, draw, entries, known_keys, long_division, people, person, settings, timed};
use super::tournament_text::line_of_text;

/// How an event is replayed.
pub(super) struct TournamentScene;

impl Scene for TournamentScene {
    type Stream = TournamentStream;

    const SETTLES: bool = true;
    const OPENS_AT_NOUGHT: bool = true;

    fn tick(now: Time) -> (TournamentCommand, TournamentFacts) {
        (TournamentCommand::House(HouseCommand::Tick), TournamentFacts::house(now, Some(seed(None))))
    }

    /// Opens the tournament, enters who is named, and draws and publishes if the heading says so.
    fn open(stage: &mut Stage<Self>, heading: &Object) -> Result<(), ReplayError> {
        let house = TournamentFacts::house(stage.now(), Some(seed(None)));
        let wrong = |place: &'static str| move |what: String| ReplayError::heading(place, what);
        known_keys(heading)?;
        let settings = settings(heading).map_err(wrong("settings"))?;
        // What is refused stands in the answer as of step 0; a command that cannot be read is a mistake in the file.
        let mut act = |place: &'static str, command: Value| {
            let command = serde_json::from_value(command).map_err(|why| ReplayError::heading(place, why))?;
            Ok::<bool, ReplayError>(stage.act(0, command, &house).is_none())
        };
        let first = settings["divisions"][0]["id"].clone();
        if !act("settings", json!({ "type": "open", "settings": settings }))? {
            return Ok(());
        }
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
        if let Some(mut draw) = draw(heading).map_err(wrong("draw"))? {
            let division = draw.entry("division").or_insert(first).clone();
            draw.insert("type".into(), json!("draw"));
            if act("draw", Value::Object(draw))? {
                act("draw", json!({ "type": "publish_draw", "division": division }))?;
            }
        }
        Ok(())
    }

    fn read(stage: &Stage<Self>, step: &Object) -> Result<(TournamentCommand, TournamentFacts), String> {
        let mut command = command_of(step, &["seed"], line_of_text)?;
        shorten(&mut command, stage.state())?;
        let name = command.get("type").and_then(Value::as_str).unwrap_or_default().to_owned();
        let command = serde_json::from_value(Value::Object(command)).map_err(|why| format!("{name}: {why}"))?;
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

    /// Number 0 is whoever was named by a name that nobody has.
    fn explain(_: &Tournament, _: &TournamentFacts, refusal: Refusal) -> Refusal {
        let is_named = refusal.args.get("entrant") != Some(&Arg::Number(0));
        if is_named { refusal } else { Refusal::of(&TournamentRefusal::from(Reason::NoName)) }
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
    // There the match only says which line of the sheet is meant.
    if matches!(kind.as_str(), "rebuy" | "withdraw" | "join_pool" | "pay" | "appeal" | "hear") {
        command.remove("match");
    }
    short_parts(command, &kind);
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
            | "pay_all"
            | "set_clock"
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
    for key in ["division", "settings", "lateness", "clock"] {
        if let Some(part) = command.get_mut(key).filter(|part| part.is_object()) {
            if key == "division" {
                long_division(part)?;
            } else if kind == "open" {
                let settings = settings(part.as_object().unwrap_or(&Map::new()))?;
                *part = settings;
            } else if let Some(part) = part.as_object_mut() {
                timed(part);
                if let Some(lateness) = part.get_mut("lateness").and_then(Value::as_object_mut) {
                    timed(lateness);
                }
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

/// Parts of a command that may be said by a name alone: a remedy with its points or time beside it, what is paid for.
fn short_parts(command: &mut Object, kind: &str) {
    let beside: Vec<_> = ["points", "time"].iter().filter_map(|key| command.remove_entry(*key)).collect();
    if kind == "rule"
        && let Some(remedy) = command.get_mut("remedy")
    {
        if let Some(name) = remedy.as_str() {
            *remedy = json!({ "type": name });
        }
        if let Some(remedy) = remedy.as_object_mut() {
            remedy.extend(beside);
            if remedy.get("type") == Some(&json!("loss_of_game")) {
                remedy.entry("points").or_insert(json!(1));
            }
            timed(remedy);
        }
    } else {
        command.extend(beside);
    }
    if let Some(charge) = command.get_mut("charge")
        && let Some(name) = charge.as_str()
    {
        *charge = if name == "entry" { json!({ "type": "entry" }) } else { json!({ "type": "pool", "pool": name }) };
    }
}

/// An entrant by their name, the latest of that name, or by that of one of a pair; or `first` and `second`, the upper and the lower line of the match.
/// Of a name nobody has it is number 0, which the tournament refuses as it refuses any unknown number.
fn entrant_named(event: &Tournament, of: Option<MatchId>, written: &Value) -> Option<EntrantId> {
    let name = written.as_str()?;
    if let (Some(index), Some(pair)) =
        (["first", "second"].iter().position(|&n| n == name), of.and_then(|id| event.pair(id)))
    {
        return Some(pair[index]);
    }
    let is_so = |known: &str| known.trim().to_lowercase() == name.trim().to_lowercase();
    let find = |of: &dyn Fn(&Entry) -> bool| event.entries().iter().rev().find(|entry| of(entry));
    let named = find(&|entry| is_so(&entry.name))
        .or_else(|| find(&|entry| entry.people.iter().any(|person| is_so(&person.name))))
        .map(|entry| entry.entrant);
    named.or_else(|| name.parse().ok().map(EntrantId::new)).or(Some(EntrantId::new(0)))
}
