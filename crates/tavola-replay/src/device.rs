//! Replaying the device beside a wooden board. `docs/replay-device.md` documents it with an example of each command.

use serde_json::{Value, json};
use tavola_base::Refusal;
use tavola_base::Time;
use tavola_club::device::{
    Act, DeviceActor, DeviceFacts, DeviceId, DeviceMatch, DeviceSettings, DeviceStream, EntryId, FlagRule, Phase, Stamp,
};
use tavola_rules::{BySide, MatchLength, Points, Score, Side};

use super::stage::{Object, Scene, Stage, command_name};
use super::{ReplayError, device_text, read};

/// How a device's match is replayed.
pub(super) struct DeviceScene;

impl Scene for DeviceScene {
    type Stream = DeviceStream;

    const SETTLES: bool = true;

    fn tick(now: Time) -> (Act, DeviceFacts) {
        (Act::Tick, DeviceFacts { now, by: DeviceActor::House, stamp: None })
    }

    fn open(stage: &mut Stage<Self>, heading: &Object) -> Result<(), ReplayError> {
        let settings = Box::new(settings(heading)?);
        let facts = DeviceFacts { now: stage.now(), by: DeviceActor::House, stamp: None };
        stage.decide(Act::Open { settings }, &facts).map_err(|why| ReplayError::heading("file", why.message))
    }

    /// Between games an act that needs a game begins it; with a clock the time of whoever acts begins.
    fn prepare(stage: &mut Stage<Self>, step: &Object) {
        const IN_A_GAME: [&str; 6] = ["press", "double", "result", "resign", "claim", "stop"];
        let name = command_name(step).unwrap_or_default();
        let needs_one = IN_A_GAME.contains(&device_text::plain_name(&name));
        let between = matches!(stage.state().phase(), Some(Phase::Ready | Phase::OpeningRoll));
        if !(stage.runs_by_itself() && needs_one && between) {
            return;
        }
        let has_clock = stage.state().view(stage.now()).clock.is_some();
        let named = Self::read(stage, step).ok().and_then(|(_, facts)| facts.by.side());
        let winner = named.unwrap_or(Side::White);
        let begin = if has_clock { Act::Opening { winner } } else { Act::StartGame };
        let facts = DeviceFacts { now: stage.now(), by: DeviceActor::House, stamp: None };
        // Refused during a break; the act itself is then refused too, and says so.
        let _ = stage.decide(begin, &facts);
    }

    /// A device that was off noted nothing meanwhile.
    fn looks_until(stage: &Stage<Self>, step: &Object, at: Time) -> Time {
        match Self::read(stage, step) {
            Ok((Act::Gap { from, .. }, _)) => from.min(at),
            _ => at,
        }
    }

    fn read(stage: &Stage<Self>, step: &Object) -> Result<(Act, DeviceFacts), String> {
        let stamp = step.get("stamp").map(stamp).transpose()?;
        let mut command = device_text::command(step)?;
        let named = step.get("actor").or_else(|| step.get("by")).cloned();
        let by = actor(stage.state(), named.or_else(|| device_text::whose(&mut command)).as_ref())?;
        Ok((act(command)?, DeviceFacts { now: stage.now(), by, stamp }))
    }

    fn explain(state: &DeviceMatch, facts: &DeviceFacts, mut refusal: Refusal) -> Refusal {
        refusal.legal = state.legal(facts.by, facts.now).into_iter().map(str::to_owned).collect();
        refusal
    }

    fn show(state: &DeviceMatch, now: Time) -> Value {
        let mut shown = serde_json::to_value(state.view(now)).unwrap_or_default();
        shown["next_deadline"] = json!(state.next_deadline());
        shown
    }
}

/// What a heading may hold.
const KEYS: [&str; 21] = [
    "v",
    "stream",
    "names",
    "seats",
    "length",
    "to",
    "rules",
    "clock",
    "ordered",
    "flag",
    "score",
    "won",
    "crawford",
    "before",
    "holland",
    "oversight",
    "at",
    "until",
    "ticks",
    "expect",
    "steps",
];
/// What one may write beside it; it is not read.
const REMARKS: [&str; 8] = ["note", "notes", "name", "title", "case", "id", "source", "description"];

/// The heading with what stands in `rules` as if it stood beside it; a key that means nothing is a slip of the pen.
fn plain(heading: &Object) -> Result<Object, ReplayError> {
    let mut heading = heading.clone();
    match heading.remove("rules") {
        None | Some(Value::String(_)) => {}
        Some(Value::Object(mut rules)) => {
            rules.remove("preset");
            for (key, value) in rules {
                heading.entry(key).or_insert(value);
            }
        }
        Some(_) => return Err(ReplayError::heading("rules", "a preset's name or an object")),
    }
    match heading.keys().find(|key| !KEYS.contains(&key.as_str()) && !REMARKS.contains(&key.as_str())) {
        None => Ok(heading),
        Some(key) => {
            Err(ReplayError::heading(key.clone(), format!("unknown; a device's file has {}", KEYS.join(", "))))
        }
    }
}

fn settings(heading: &Object) -> Result<DeviceSettings, ReplayError> {
    let heading = &plain(heading)?;
    let wrong = |place: &'static str| move |what: String| ReplayError::heading(place, what);
    let length = heading.get("length").or_else(|| heading.get("to")).cloned().unwrap_or(json!(7));
    let length: MatchLength = serde_json::from_value(length).map_err(|why| ReplayError::heading("length", why))?;
    let mut settings = DeviceSettings {
        names: names(heading).map_err(wrong("names"))?,
        length,
        clock: read::clock(heading)?,
        ordered: heading.get("ordered").map(read::clock_settings).transpose().map_err(wrong("ordered"))?,
        flag: heading.get("flag").map(flag).transpose().map_err(wrong("flag"))?.unwrap_or_default(),
        crawford: tavola_rules::Crawford::On,
        holland: tavola_rules::Holland::Off,
        oversight: word(heading, "oversight")?.unwrap_or_default(),
        won: heading
            .get("score")
            .or_else(|| heading.get("won"))
            .map(score)
            .transpose()
            .map_err(wrong("score"))?
            .unwrap_or_default(),
        before: tavola_rules::CrawfordState::Pre,
    };
    if settings.won.iter().any(|(_, won)| won.number() >= length.points().into()) {
        return Err(ReplayError::heading("score", format!("a match to {} that is over", length.points())));
    }
    settings.before = Score::presumed_before(length, settings.won);
    if let Some(on) = switch(heading, "crawford") {
        settings.crawford = on?;
    } else if let Some(before) = word(heading, "crawford")? {
        settings.before = before;
    }
    if let Some(before) = word(heading, "before")? {
        settings.before = before;
    }
    if let Some(on) = switch(heading, "holland") {
        settings.holland = on?;
    }
    Ok(settings)
}

/// `"on"`, `"off"`, true or false; none for another word, which means something else.
fn switch<T: serde::de::DeserializeOwned>(heading: &Object, place: &str) -> Option<Result<T, ReplayError>> {
    let is_on = match heading.get(place)? {
        Value::Bool(is_on) => *is_on,
        Value::String(word) if word == "on" => true,
        Value::String(word) if word == "off" => false,
        _ => return None,
    };
    let word = json!(if is_on { "on" } else { "off" });
    Some(serde_json::from_value(word).map_err(|why| ReplayError::heading(place, why)))
}

fn word<T: serde::de::DeserializeOwned>(heading: &Object, place: &str) -> Result<Option<T>, ReplayError> {
    let word = heading.get(place).cloned().map(serde_json::from_value).transpose();
    word.map_err(|why| ReplayError::heading(place, why))
}

/// `{"white": …, "black": …}` or `[white, black]`.
fn pair<'a>(written: &'a Value, what: &str) -> Result<[&'a Value; 2], String> {
    let both = match written {
        Value::Array(both) if both.len() == 2 => Some([&both[0], &both[1]]),
        Value::Object(both) => both.get("white").zip(both.get("black")).map(|(white, black)| [white, black]),
        _ => None,
    };
    both.ok_or_else(|| format!("{what}: [white, black] or {{\"white\": …, \"black\": …}}"))
}

fn names(heading: &Object) -> Result<BySide<String>, String> {
    let Some(written) = heading.get("names").or_else(|| heading.get("seats")) else {
        return Ok(BySide { white: "White".into(), black: "Black".into() });
    };
    let [white, black] = pair(written, "names")?;
    let name = |value: &Value| value.as_str().map(str::to_owned).ok_or("a name is text");
    Ok(BySide { white: name(white)?, black: name(black)? })
}

fn score(written: &Value) -> Result<BySide<Points>, String> {
    let [white, black] = pair(written, "score")?;
    let points = |value: &Value| value.as_u64().map(Points::new).ok_or("points are a whole number");
    Ok(BySide { white: points(white)?, black: points(black)? })
}

/// `"loss"`, `"when_noticed"`, `{"overtime": "1:00"}`, or as in events.
fn flag(written: &Value) -> Result<FlagRule, String> {
    let rule = match written {
        Value::String(rule) => json!({ "rule": rule }),
        Value::Object(rule) if rule.contains_key("overtime") => {
            json!({ "rule": "overtime", "time": time(&rule["overtime"])?.millis() })
        }
        written => written.clone(),
    };
    serde_json::from_value(rule).map_err(|why| why.to_string())
}

fn time(written: &Value) -> Result<Time, String> {
    read::time(written)
}

/// A side by its colour or the player's name, the director, the house; the house where nobody is named.
fn actor(state: &DeviceMatch, named: Option<&Value>) -> Result<DeviceActor, String> {
    let Some(named) = named else { return Ok(DeviceActor::House) };
    let name = named.as_str().unwrap_or_default();
    if let Ok(known) = serde_json::from_value(json!(name.to_lowercase())) {
        return Ok(known);
    }
    let names = state.view(Time::default()).names;
    let side = Side::BOTH.into_iter().find(|&side| !name.is_empty() && names[side] == name);
    side.map(DeviceActor::from).ok_or_else(|| {
        format!("`actor` is \"white\", \"black\", a player's name, \"director\" or \"house\", not {named}")
    })
}

/// `{"device": "A", "epoch": 1, "seq": 0}`, with an `id` if it is to have one of its own.
fn stamp(written: &Value) -> Result<Stamp, String> {
    let device = written.get("device").and_then(Value::as_str).ok_or("a stamp has a `device`, an `epoch`, a `seq`")?;
    let number = |key: &str, otherwise: u32| match written.get(key) {
        None => Ok(otherwise),
        Some(value) => value.as_u64().and_then(|n| u32::try_from(n).ok()).ok_or(format!("`{key}` is a whole number")),
    };
    let (epoch, seq) = (number("epoch", 1)?, number("seq", 0)?);
    let id = written.get("id").and_then(Value::as_str).map_or_else(|| format!("{device}-{epoch}-{seq}"), str::to_owned);
    Ok(Stamp { id: EntryId::new(id), device: DeviceId::new(device), epoch, seq })
}

fn act(mut command: Object) -> Result<Act, String> {
    if command.get("type").is_some_and(|name| name == "bring_clock") {
        command.entry("clock").or_insert(json!(true));
    }
    if let Some(clock) = command.get("clock").cloned() {
        command.insert("clock".into(), json!(read::clock_settings(&clock)?));
    }
    let opens = command.get("type").is_some_and(|name| name == "open");
    if let Some(settings) = command.get("settings").and_then(Value::as_object).filter(|_| opens) {
        let settings = self::settings(settings).map_err(|why| why.to_string())?;
        command.insert("settings".into(), json!(settings));
    }
    serde_json::from_value(Value::Object(command)).map_err(|error| error.to_string())
}
