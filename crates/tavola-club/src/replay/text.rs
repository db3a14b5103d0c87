//! Commands as one line of text, and plays as they are written on paper.

use serde_json::{Map, Value, json};
use tavola_rules::{Game, Origin, Phase, Position, Step, Target};

/// A command written as text: its name, then what belongs to it: `play 24/18 13/10`, `concede gammon`.
pub(super) fn command(text: &str) -> Map<String, Value> {
    let (name, rest) = text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
    let mut command = Map::new();
    command.insert("type".into(), json!(name.replace('-', "_")));
    let rest = rest.trim();
    if !rest.is_empty() {
        let key = match name {
            "play" => "play",
            "roll" | "roll_early" | "roll-early" => "dice",
            "stop_clock" | "stop-clock" => "reason",
            "concede" | "resign" | "claim" => "kind",
            _ => "side",
        };
        command.insert(key.into(), json!(rest));
    }
    command
}

/// One moved checker as written: every place it touches, and whether it hits at the end.
struct Run {
    places: Vec<u8>,
    times: usize,
}

/// The steps of a play as written on paper: `24/18 13/10`, `bar/22*`, `13/7*/3`, `8/5(2)`, `6/off`, `13/3`.
///
/// Where a checker's way is not written step by step, the legal play with that result is meant.
pub(super) fn steps(text: &str, game: Option<&Game>) -> Result<Vec<Step>, String> {
    let runs: Vec<Run> = text.split([' ', ',']).filter(|run| !run.is_empty()).map(run).collect::<Result<_, _>>()?;
    let literal = literal_steps(&runs)?;
    let Some(Phase::ToPlay { side, .. }) = game.map(|game| *game.phase()) else { return Ok(literal) };
    let Some(game) = game else { return Ok(literal) };
    let before = game.board().seen_by(side);
    let plays = game.legal_plays();
    let reached = moved(before, &literal);
    let meant = reached.and_then(|reached| plays.iter().find(|legal| legal.result == reached));
    Ok(meant.filter(|_| !is_step_by_step(&literal, game)).map_or(literal, |legal| legal.play.steps().to_vec()))
}

/// Whether each step is one die's, as far as its length tells.
fn is_step_by_step(steps: &[Step], game: &Game) -> bool {
    let Phase::ToPlay { roll, .. } = *game.phase() else { return true };
    let most = if roll.is_double() { 4 } else { 2 };
    let is_one_die = |step: &Step| match step.to {
        Target::Off => true,
        Target::Point(_) => {
            let way = step.from.number().saturating_sub(step.to.number());
            way == roll.high().number() || way == roll.low().number()
        }
    };
    steps.len() <= most && steps.iter().all(is_one_die)
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
