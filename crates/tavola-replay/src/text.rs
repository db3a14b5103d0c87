//! Commands as one line of text, and plays as they are written on paper.

use serde_json::{Value, json};
use tavola_club::table::{Opened, Table};
use tavola_rules::{Game, Origin, Phase, Play, Position, Step, Target, check_play};

use super::read;
use super::stage::Object;

/// A command written as text: its name, then what belongs to it: `play 24/18 13/10`, `resign gammon`.
pub(super) fn command(text: &str) -> Object {
    let (name, rest) = text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
    let name = plain_name(name);
    let mut command = Object::new();
    let rest = rest.trim();
    if !rest.is_empty() {
        let key = match name.as_str() {
            "play" | "move" => "play",
            "roll" | "roll_early" => "dice",
            "stop_clock" => "reason",
            "resign" | "concede" | "claim" => "kind",
            "award_match" => "winner",
            "resumed" => "down",
            _ => "side",
        };
        command.insert(key.into(), json!(rest));
    }
    command.insert("type".into(), json!(name));
    command
}

/// A command's name in small letters, words joined by underscores.
fn plain_name(name: &str) -> String {
    name.to_ascii_lowercase().replace(['-', ' '], "_")
}

/// Gives a command the names and forms that it has, where it was written in other words.
pub(super) fn tidy(command: &mut Object, table: &Table) -> Result<(), String> {
    if let Some(name) = command.get("type").and_then(Value::as_str) {
        let name = name_meant(&plain_name(name), table);
        if ["resign", "claim"].contains(&name.as_str()) {
            let kind = command.entry("kind").or_insert_with(|| json!("single"));
            *kind = json!(kind.as_str().map(str::to_ascii_lowercase));
        }
        command.insert("type".into(), json!(name));
    }
    for key in ["side", "winner"] {
        if let Some(word) = command.get_mut(key)
            && let Some(side) = word.as_str().and_then(read::side)
        {
            *word = json!(side);
        }
    }
    for key in ["time", "down", "settings"] {
        if let Some(written) = command.get_mut(key) {
            read::spans(written);
        }
    }
    if let Some(time) = command.get_mut("time").and_then(Value::as_object_mut) {
        for side in ["white", "black"] {
            time.entry(side).or_insert(json!(0));
        }
    }
    if command.get("type").is_some_and(|name| name == "order_clock") {
        let settings = command.entry("settings").or_insert(Value::Bool(true));
        *settings = json!(read::clock_settings(settings)?);
    }
    Ok(())
}

/// What is meant by a name; `accept` and `reject` answer whatever waits for an answer.
fn name_meant(name: &str, table: &Table) -> String {
    let opened = table.opened();
    let game = opened.and_then(Opened::game);
    let meant = match name {
        "move" | "end_turn" | "dance" | "no_move" => "play",
        "throw" => "roll",
        "redouble" => "double",
        "accept_double" => "take",
        "reject_double" | "refuse_double" | "pass" => "drop",
        "concede" => "resign",
        "concede_match" => "resign_match",
        "accept_concession" => "accept_resignation",
        "reject_concession" => "reject_resignation",
        "accept" | "reject" | "refuse" | "decline" => {
            let (accept, reject) = if game.is_some_and(|game| game.resignation().is_some()) {
                ("accept_resignation", "reject_resignation")
            } else if game.is_some_and(|game| matches!(game.phase(), Phase::PlayShown { .. })) {
                ("accept_play", "challenge")
            } else if opened.is_some_and(|opened| opened.verdict().is_some()) {
                ("accept_rematch", "decline_rematch")
            } else {
                ("take", "drop")
            };
            if name == "accept" { accept } else { reject }
        }
        name => name,
    };
    meant.to_owned()
}

/// The steps of a play in whatever form they were written: text, a list of texts, pairs or objects.
pub(super) fn steps_of(written: &Value, game: Option<&Game>) -> Result<Value, String> {
    match written {
        Value::String(text) => Ok(json!(steps(text, game)?)),
        Value::Array(ways) if !ways.is_empty() && ways.iter().all(Value::is_string) => {
            let ways: Vec<&str> = ways.iter().filter_map(Value::as_str).collect();
            Ok(json!(steps(&ways.join(" "), game)?))
        }
        Value::Array(ways) => {
            let mut ways = ways.clone();
            for way in &mut ways {
                for key in ["from", "to"] {
                    if let Some(place) = way.get_mut(key)
                        && let Some(known) = place.as_str().and_then(number)
                    {
                        *place = json!(known);
                    }
                }
            }
            Ok(Value::Array(ways))
        }
        _ => Err("a play is written \"24/18 13/10\"".to_owned()),
    }
}

/// One moved checker as written: every place it touches, and whether it hits at the end.
struct Run {
    places: Vec<u8>,
    times: usize,
}

/// The steps of a play as written on paper: `24/18 13/10`, `bar/22*`, `13/7*/3`, `8/5(2)`, `6/off`, `13/3`.
///
/// Where a checker's way is not written step by step, the legal play with that result is meant.
/// A way written in one goes, if it can, without hitting; nothing at all is written `-`, `none` or `cannot move`.
pub(super) fn steps(text: &str, game: Option<&Game>) -> Result<Vec<Step>, String> {
    if ["", "-", "none", "no move", "cannot move"].contains(&text.trim().to_ascii_lowercase().as_str()) {
        return Ok(Vec::new());
    }
    let runs: Vec<Run> = text.split([' ', ',']).filter(|run| !run.is_empty()).map(run).collect::<Result<_, _>>()?;
    let literal = literal_steps(&runs)?;
    let Some(game) = game else { return Ok(literal) };
    let Phase::ToPlay { side, roll, .. } = *game.phase() else { return Ok(literal) };
    let before = game.board().seen_by(side);
    if Play::new(&literal).is_some_and(|play| check_play(&before, roll, &play).is_ok()) {
        return Ok(literal);
    }
    let reached = moved(before, &literal);
    let meant = game.legal_plays().into_iter().find(|legal| Some(legal.result) == reached);
    Ok(meant.map_or(literal, |legal| legal.play.steps().to_vec()))
}

fn run(text: &str) -> Result<Run, String> {
    let wrong = || format!("a checker's way is written 24/18, bar/22*, 8/5(2) or 6/off, not {text:?}");
    let (way, times) = match text.split_once('(') {
        Some((way, times)) => (way, times.strip_suffix(')').and_then(|n| n.parse().ok()).ok_or_else(wrong)?),
        None => (text, 1),
    };
    let places: Option<Vec<u8>> = way.split('/').map(|place| number(place.trim_end_matches('*'))).collect();
    match places {
        Some(places) if places.len() >= 2 && (1..=4).contains(&times) => Ok(Run { places, times }),
        _ => Err(wrong()),
    }
}

fn number(place: &str) -> Option<u8> {
    match place.to_ascii_lowercase().as_str() {
        "bar" => Some(25),
        "off" => Some(0),
        digits => digits.parse().ok(),
    }
}

fn literal_steps(runs: &[Run]) -> Result<Vec<Step>, String> {
    let mut steps = Vec::new();
    for run in runs {
        for _ in 0..run.times {
            for way in run.places.windows(2) {
                let from = Origin::new(way[0]).ok_or_else(|| format!("no checker stands on {}", way[0]))?;
                let to = Target::new(way[1]).ok_or_else(|| format!("no checker goes to {}", way[1]))?;
                steps.push(Step { from, to, hit: false });
            }
        }
    }
    Ok(steps)
}

/// The position after the checkers have gone those ways, hitting what they land on; `None` if they cannot.
fn moved(before: Position, steps: &[Step]) -> Option<Position> {
    steps.iter().try_fold(before, |now, &step| {
        let stands = now.counts()[usize::from(step.from.number())] > 0;
        let hit = match step.to {
            Target::Off => false,
            Target::Point(point) if now.is_open(point) => now.on(point) == -1,
            Target::Point(_) => return None,
        };
        stands.then(|| now.after_step(Step { hit, ..step }))
    })
}
