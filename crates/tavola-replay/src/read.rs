//! Reading what people write: rules, seats, times, dice and positions in the forms that have one meaning only.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use tavola_base::bounds::FOR_EVER;
use tavola_base::clock::ClockSettings;
use tavola_base::decider::Refusal;
use tavola_base::{Millis, Time};
use tavola_club::stake::Stake;
use tavola_club::table::Pace;
use tavola_rules::{
    Board, BySide, Cube, CubeOwner, CubeValue, Die, FirstTurn, Roll, RuleChoice, RuleSet, Setup, Side, Start,
};

use super::ReplayError;

type Heading = Map<String, Value>;

/// The knobs that may be written as `true` and `false`.
const SWITCHES: [&str; 3] = ["jacoby", "crawford", "holland"];

/// The rules: a preset's name, or an object as [`RuleChoice`] has it, with some shorter forms.
pub(super) fn rules(heading: &Heading) -> Result<RuleSet, ReplayError> {
    let wrong = |what: String| ReplayError::heading("rules", what);
    let mut choice = match heading.get("rules") {
        None => json!({ "preset": "match" }),
        Some(Value::String(preset)) => json!({ "preset": preset }),
        Some(written) => written.clone(),
    };
    let knobs = choice.as_object_mut().ok_or_else(|| wrong("a preset's name or an object".into()))?;
    shorten(knobs);
    let choice: RuleChoice = serde_json::from_value(choice).map_err(|error| wrong(error.to_string()))?;
    RuleSet::new(choice).map_err(|broken| wrong(broken.to_string()))
}

/// Turns the short forms into the long ones.
pub(super) fn shorten(knobs: &mut Heading) {
    for short in ["to", "points", "match_length"] {
        if let Some(length) = knobs.remove(short) {
            knobs.entry("length").or_insert(length);
        }
    }
    for word in knobs.values_mut() {
        if let Some(text) = word.as_str() {
            *word = text.parse::<u64>().map_or_else(|_| json!(text.to_ascii_lowercase()), |number| json!(number));
        }
    }
    if let Some(length) = knobs.get_mut("length").filter(|length| length.is_u64()) {
        *length = json!({ "points": length });
    }
    let preset = if knobs.contains_key("length") { "match" } else { "money" };
    let preset = knobs.entry("preset").or_insert_with(|| json!(preset));
    if let Some(name) = preset.as_str() {
        *preset = json!(name.replace(['_', ' '], "-"));
    }
    for name in SWITCHES {
        if let Some(switch) = knobs.get_mut(name)
            && let Some(is_on) = is_on(switch)
        {
            *switch = json!(if is_on { "on" } else { "off" });
        }
    }
    // The later steps contain the earlier ones.
    for (name, several) in [("beaver", "beavers"), ("raccoon", "raccoons"), ("otter", "otters")] {
        let wanted = [name, several].map(|name| knobs.remove(name).as_ref().and_then(is_on)).contains(&Some(true));
        if wanted {
            knobs.insert("responses".into(), json!(name));
        }
    }
    if let Some(responses) = knobs.get_mut("responses").filter(|responses| is_on(responses) == Some(false)) {
        *responses = json!("take_or_drop");
    }
    if let Some(most) = knobs.get_mut("automatic_doubles") {
        *most = match most.clone() {
            written if is_on(&written) == Some(true) => json!({ "up_to": 1 }),
            written if is_on(&written) == Some(false) => json!("none"),
            Value::Number(number) if number.as_u64() == Some(0) => json!("none"),
            Value::Number(number) if number.is_u64() => json!({ "up_to": number }),
            other => other,
        };
    }
}

/// A switch as people write it; `None` for what is no switch.
fn is_on(written: &Value) -> Option<bool> {
    match written {
        Value::Bool(is_on) => Some(*is_on),
        Value::String(word) if word == "on" || word == "yes" => Some(true),
        Value::String(word) if word == "off" || word == "no" || word == "none" => Some(false),
        _ => None,
    }
}

/// The clock, times written as milliseconds, `"2:00"` or `"12s"`; `true` for the usual one.
pub(super) fn clock(heading: &Heading) -> Result<Option<ClockSettings>, ReplayError> {
    match heading.get("clock") {
        None | Some(Value::Null | Value::Bool(false)) => Ok(None),
        Some(written) => clock_settings(written).map(Some).map_err(|what| ReplayError::heading("clock", what)),
    }
}

/// How a clock is set; `true` is the usual setting. Times under half a second are taken for forgotten units.
pub(super) fn clock_settings(written: &Value) -> Result<ClockSettings, String> {
    if written == &Value::Bool(true) {
        return Ok(ClockSettings::USUAL);
    }
    let mut written = written.clone();
    if let Some(mode) = written.get_mut("mode")
        && let Some(name) = mode.as_str()
    {
        let name = name.to_ascii_lowercase().replace(['-', ' '], "_");
        *mode = json!(if name == "delay" || name == "simple" { "simple_delay" } else { &name });
    }
    spans(&mut written);
    let settings: ClockSettings = serde_json::from_value(written).map_err(|why| why.to_string())?;
    let forgotten = |time: &Millis| (1..500).contains(&time.number());
    match [settings.bank_per_point, settings.delay].into_iter().find(forgotten) {
        Some(time) => Err(format!("{0} would be {0} milliseconds; {0} seconds are written \"{0}s\"", time.number())),
        None => Ok(settings),
    }
}

/// The table's pace; without one nothing is limited, so that a case may let as much time pass as it likes.
pub(super) fn pace(heading: &Heading) -> Result<Pace, ReplayError> {
    let patient = Pace { decision: None, absence: None, between: FOR_EVER, idle: FOR_EVER, ..Pace::default() };
    match heading.get("pace") {
        None | Some(Value::Null) => Ok(Pace { answer: FOR_EVER, ..patient }),
        Some(written) => timed(written, "pace"),
    }
}

/// What a point is worth in money play; a point if nothing is said.
pub(super) fn stake(heading: &Heading) -> Result<Stake, ReplayError> {
    let stake = heading.get("stake").cloned().map(serde_json::from_value).transpose();
    Ok(stake.map_err(|why| ReplayError::heading("stake", why))?.unwrap_or_default())
}

/// Settings whose values may be times.
pub(super) fn timed<T: DeserializeOwned>(written: &Value, place: &str) -> Result<T, ReplayError> {
    let mut written = written.clone();
    spans(&mut written);
    serde_json::from_value(written).map_err(|error| ReplayError::heading(place, error))
}

/// Turns times as a clock shows them into milliseconds, in a value and in what it holds.
pub(super) fn spans(written: &mut Value) {
    match written {
        Value::Object(settings) => settings.values_mut().for_each(spans),
        Value::String(text) => {
            if let Some(span) = span(text) {
                *written = json!(span);
            }
        }
        _ => {}
    }
}

/// When a step happens: its own time, or that of the step before it; never earlier.
pub(super) fn step_time(step: &Map<String, Value>, before: Time) -> Result<Time, String> {
    let at = step.get("at").map_or(Ok(before), time)?;
    if at < before {
        return Err(format!("its time is before that of the step before ({})", before.millis()));
    }
    Ok(at)
}

/// A refusal as the answer has it: with the step that was refused.
pub(super) fn refused(step: usize, refusal: Refusal) -> Value {
    let mut refusal = serde_json::to_value(refusal).unwrap_or_default();
    refusal["step"] = json!(step);
    refusal
}

/// A moment of a step: milliseconds, or a span such as `"1:30"` since the epoch.
pub(super) fn time(written: &Value) -> Result<Time, String> {
    let millis = match written {
        Value::Number(number) => number.as_u64(),
        Value::String(text) => span(text).map(Millis::number),
        _ => None,
    };
    millis.map(Time::from_millis).ok_or_else(|| format!("a time is milliseconds or \"minutes:seconds\", not {written}"))
}

/// `"1:02:03"`, `"20:47"`, `"0:12.1"`, `"12s"`, `"12.1s"`, `"250ms"`.
pub(super) fn span(text: &str) -> Option<Millis> {
    if let Some(millis) = text.strip_suffix("ms") {
        return millis.trim().parse().ok().map(Millis::new);
    }
    let parts: Vec<&str> = text.strip_suffix('s').unwrap_or(text).trim().split(':').collect();
    if parts.len() > 3 || (parts.len() == 1 && !text.ends_with('s')) {
        return None;
    }
    let (last, whole) = parts.split_last()?;
    let (seconds, fraction) = last.split_once('.').unwrap_or((last, "0"));
    let mut millis: u64 = format!("{fraction:0<3}").get(..3)?.parse().ok()?;
    let mut unit = 1000u64;
    for part in std::iter::once(&seconds).chain(whole.iter().rev()) {
        millis = millis.checked_add(part.parse::<u64>().ok()?.checked_mul(unit)?)?;
        unit *= 60;
    }
    Some(Millis::new(millis))
}

/// Two dice: `[6, 3]`, `"63"`, `"6-3"` or 63, in the order written.
pub(super) fn dice(written: &Value) -> Result<(Die, Die), String> {
    let wrong = || format!("dice are written [6, 3] or \"63\", not {written}");
    let digits = match written {
        Value::Array(dice) => dice.iter().map(|die| die.as_u64().unwrap_or(0)).collect(),
        Value::String(text) => digits(text),
        Value::Number(number) => digits(&number.to_string()),
        _ => Vec::new(),
    };
    let die = |number: u64| {
        let found = u8::try_from(number).ok().and_then(Die::new);
        found.ok_or_else(|| format!("a die shows 1 to 6, not {number}: {written}"))
    };
    match digits[..] {
        [a, b] => Ok((die(a)?, die(b)?)),
        _ => Err(wrong()),
    }
}

fn digits(text: &str) -> Vec<u64> {
    let separators = ['-', ' ', ','];
    text.chars().filter(|c| !separators.contains(c)).map(|c| c.to_digit(10).map_or(0, u64::from)).collect()
}

/// A side by its colour.
pub(super) fn side(name: &str) -> Option<Side> {
    match name.to_ascii_lowercase().as_str() {
        "white" => Some(Side::White),
        "black" => Some(Side::Black),
        _ => None,
    }
}

/// Where the first game begins, if the heading says so: `position`, `cube`, `on_roll`, `roll`.
pub(super) fn start(heading: &Heading) -> Result<Option<Start>, ReplayError> {
    const PARTS: [&str; 4] = ["position", "cube", "on_roll", "roll"];
    if !PARTS.iter().any(|part| heading.contains_key(*part)) {
        return Ok(None);
    }
    let board = heading.get("position").map_or(Ok(Board::START), board)?;
    let cube = heading.get("cube").map_or(Ok(Cube::START), cube)?;
    let on_roll = heading.get("on_roll").map(|written| {
        let name = written.as_str().unwrap_or_default();
        side(name).ok_or_else(|| ReplayError::heading("on_roll", "\"white\" or \"black\""))
    });
    let roll = heading.get("roll").map(|written| dice(written).map_err(|what| ReplayError::heading("roll", what)));
    let turn = match (on_roll.transpose()?, roll.transpose()?) {
        (None, None) => FirstTurn::OpeningRoll,
        (None, Some(_)) => return Err(ReplayError::heading("roll", "a roll needs `on_roll`: whose is it?")),
        (Some(side), None) => FirstTurn::OnRoll { side },
        (Some(side), Some((a, b))) => FirstTurn::ToPlay { side, roll: Roll::new(a, b) },
    };
    Ok(Some(Start { board, cube, turn }))
}

/// `{"value":2,"owner":"white"}`, or a number for a cube in the middle.
fn cube(written: &Value) -> Result<Cube, ReplayError> {
    let wrong = |what: String| ReplayError::heading("cube", what);
    let (value, owner) = match written {
        Value::Object(parts) => (parts.get("value").cloned().unwrap_or(json!(1)), parts.get("owner").cloned()),
        value => (value.clone(), None),
    };
    let value: CubeValue = serde_json::from_value(value).map_err(|error| wrong(error.to_string()))?;
    let owner = owner.map(|owner| match owner.as_str().map(str::to_ascii_lowercase).as_deref() {
        Some("center" | "centre" | "centred" | "none" | "nobody") => json!("middle"),
        Some(name) => json!(name),
        None => owner,
    });
    let owner = owner.filter(|owner| !owner.is_null()).map_or(Ok(CubeOwner::Middle), serde_json::from_value);
    Ok(Cube { value, owner: owner.map_err(|error| wrong(error.to_string()))? })
}

/// White's numbering as in events and views, or each side's checkers by their own point numbers.
fn board(written: &Value) -> Result<Board, ReplayError> {
    let wrong = |what: String| ReplayError::heading("position", what);
    if !written.is_object() {
        return Err(wrong("each side's checkers: {\"white\": {\"6\": 5}, \"black\": {\"6\": 5}}".into()));
    }
    let setup = if written.get("points").is_some() {
        let mut written = written.clone();
        let parts = written.as_object_mut().ok_or_else(|| wrong("an object".into()))?;
        parts.entry("bar").or_insert_with(|| json!({ "white": 0, "black": 0 }));
        let rest_off = !parts.contains_key("off");
        parts.entry("off").or_insert_with(|| json!({ "white": 0, "black": 0 }));
        let setup: Setup = serde_json::from_value(written).map_err(|error| wrong(error.to_string()))?;
        if rest_off { Setup::with_the_rest_off(setup.points, setup.bar) } else { setup }
    } else {
        by_own_numbers(written).map_err(wrong)?
    };
    setup.board().map_err(|broken| wrong(broken.to_string()))
}

/// `{"white":{"24":2,"13":5,"8":3,"6":5},"black":{"bar":1,…}}`; what is missing to 15 is off, unless `off` says how
/// many are: who began with fewer than 15 has `"off":0` (SET-09).
fn by_own_numbers(written: &Value) -> Result<Setup, String> {
    let mut points = [0i8; 24];
    let mut bar = BySide { white: 0, black: 0 };
    let mut off = BySide { white: None, black: None };
    for side in Side::BOTH {
        let name = if side == Side::White { "white" } else { "black" };
        let Some(checkers) = written.get(name) else { continue };
        let checkers = checkers.as_object().ok_or("each side's checkers are an object: {\"6\": 5, \"bar\": 1}")?;
        for (place, count) in checkers {
            let count = count.as_u64().and_then(|count| i8::try_from(count).ok()).filter(|&count| count <= 15);
            let count = count.ok_or_else(|| format!("{name} {place}: 0 to 15 checkers"))?;
            match place.parse::<usize>() {
                _ if place == "bar" => bar[side] = count.unsigned_abs(),
                _ if place == "off" => off[side] = Some(count.unsigned_abs()),
                Ok(number @ 1..=24) => {
                    let (index, signed) = if side == Side::White { (number - 1, count) } else { (24 - number, -count) };
                    if points[index] * signed < 0 {
                        return Err(format!("{name} {place}: both sides stand there (MOV-06)"));
                    }
                    points[index] += signed;
                }
                _ => return Err(format!("{name} {place}: points are 1 to 24, \"bar\" and \"off\"")),
            }
        }
    }
    let setup = Setup::with_the_rest_off(points, bar);
    Ok(Setup { off: BySide::from_fn(|side| off[side].unwrap_or(setup.off[side])), ..setup })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_read_as_a_clock_shows_them() {
        assert_eq!(span("20:47"), Some(Millis::seconds(20 * 60 + 47)));
        assert_eq!(span("1:00:00"), Some(Millis::seconds(3600)));
        assert_eq!(span("0:12.1"), Some(Millis::new(12_100)));
        assert_eq!(span("12s"), Some(Millis::seconds(12)));
        assert_eq!(span("250ms"), Some(Millis::new(250)));
        assert_eq!(span("12"), None);
        assert_eq!(span("a:b"), None);
        assert_eq!(span("0:0.é"), None);
    }

    #[test]
    fn dice_are_read_in_the_order_written() {
        let six_three = (Die::new(6).unwrap(), Die::new(3).unwrap());
        for written in [json!([6, 3]), json!("63"), json!("6-3"), json!(63)] {
            assert_eq!(dice(&written), Ok(six_three));
        }
        assert!(dice(&json!([7, 1])).unwrap_err().starts_with("a die shows 1 to 6, not 7"));
        assert!(dice(&json!("6")).is_err());
    }

    #[test]
    fn a_position_may_be_written_by_each_sides_own_numbers() {
        let start = json!({ "white": {"24": 2, "13": 5, "8": 3, "6": 5}, "black": {"24": 2, "13": 5, "8": 3, "6": 5} });
        assert_eq!(board(&start), Ok(Board::START));
        assert!(board(&json!({ "white": {"6": 5}, "black": {"19": 2} })).is_err());
    }

    #[test]
    fn rules_have_short_forms() {
        let read = |written: Value| rules(json!({ "rules": written }).as_object().unwrap());
        assert_eq!(read(json!("tavola_reale")).unwrap(), read(json!({"preset": "tavola-reale"})).unwrap());
        let long = json!({"preset": "match", "length": {"points": 7}, "crawford": "off"});
        assert_eq!(read(json!({"to": 7, "crawford": false})).unwrap(), read(long).unwrap());
        let beaver = json!({"preset": "money", "responses": "beaver", "automatic_doubles": {"up_to": 1}});
        assert_eq!(read(json!({"beaver": true, "automatic_doubles": 1})).unwrap(), read(beaver).unwrap());
        let error = read(json!({"preset": "match", "jacoby": true})).unwrap_err();
        assert!(error.to_string().contains("OPT-03"), "{error}");
    }
}
