//! Replaying a table.

use serde_json::{Value, json};
use tavola_base::dice_proof::{DiceSource, MatchNumber, ToldDice};
use tavola_base::{Decider, PlayerId, TableId};
use tavola_base::{Millis, Time};
use tavola_club::Viewer;
use tavola_club::table::{
    Actor, Beginning, Opened, SeatPlan, Sitter, SitterKind, Table, TableCommand, TableFacts, Tables, Terms, view,
};
use tavola_rules::{BySide, CrawfordState, Length, Points, Score, Side};

use super::stage::{Object, Scene, Stage, command_name, command_of, is_of_every_step};
use super::{ReplayError, read, text};

/// The keys of a step that belong neither to every stream's steps nor to the command.
const APART: [&str; 2] = ["facts", "lag"];

/// How a table is replayed.
pub(super) struct TableScene;

impl Scene for TableScene {
    type Stream = Tables;
    const KEYS: &'static [&'static str] = &[
        "v", "stream", "rules", "seats", "clock", "pace", "stake", "score", "crawford", "position", "cube", "on_roll",
        "roll", "at", "until", "ticks", "terms", "expect", "steps", "table", "note", "name", "title",
    ];

    fn tick(now: Time) -> (TableCommand, TableFacts) {
        (TableCommand::Tick, TableFacts::new(now, Actor::House))
    }

    /// Opens the table as the heading says, and seats both players, ready.
    fn open(stage: &mut Stage<Self>, heading: &Object) -> Result<(), ReplayError> {
        let terms = terms(heading)?;
        let taken: Vec<Side> = Side::BOTH
            .into_iter()
            .filter(
                |&side| matches!(&terms.seats[side], SeatPlan::Taken { sitter } if sitter.kind == SitterKind::Person),
            )
            .collect();
        let house = TableFacts::new(stage.now(), Actor::House);
        let opened = stage.decide(TableCommand::Open { terms: Box::new(terms) }, &house);
        opened.map_err(|why| ReplayError::heading("file", why.message))?;
        for side in taken {
            let facts = TableFacts::new(stage.now(), Actor::Seat(side));
            let ready = TableCommand::Ready { anchor: None, length: tavola_base::dice_proof::ChainLength::USUAL };
            stage.decide(ready, &facts).map_err(|why| ReplayError::heading("seats", why.message))?;
        }
        Ok(())
    }

    /// Between games a roll says as well that both want the next one, and after a rematch that both are ready.
    fn prepare(stage: &mut Stage<Self>, step: &Object) {
        let begins = command_name(step).is_some_and(|name| ["roll", "roll", "double"].contains(&name.as_str()));
        if stage.runs_by_itself() && begins {
            let is_again = stage.state().opened().is_some_and(|opened| opened.match_number() != MatchNumber::FIRST);
            for side in Side::BOTH {
                let facts = TableFacts::new(stage.now(), Actor::Seat(side));
                let ready = TableCommand::Ready { anchor: None, length: tavola_base::dice_proof::ChainLength::USUAL };
                // Refused wherever there is nothing to begin, which is what is wanted.
                let _ = stage.decide(TableCommand::NextGame, &facts);
                let _ = if is_again { stage.decide(ready, &facts) } else { Ok(()) };
            }
        }
    }

    fn read(stage: &Stage<Self>, step: &Object) -> Result<(TableCommand, TableFacts), String> {
        let table = stage.state();
        let actor = actor(table, step)?;
        let command = command(step, table)?;
        Ok((command, TableFacts { now: stage.now(), actor, dice: told(step)?, lag: lag(step)? }))
    }

    /// A flag that has fallen is called: after the last step no act is under way that network delay could excuse.
    fn loose_end(table: &Table, now: Time) -> Option<Time> {
        let clock = table.opened()?.clock()?;
        clock.falls_at().filter(|&at| at <= now).and_then(|_| clock.callable_at())
    }

    fn show(table: &Table, now: Time) -> Value {
        let seen = |viewer| view(table, viewer, now);
        let legal = |side| seen(Viewer::Seat(side)).map(|view| view.legal);
        let mut state = serde_json::to_value(seen(Viewer::Watcher)).unwrap_or_default();
        if !state.is_null() {
            state["legal"] = json!({ "white": legal(Side::White), "black": legal(Side::Black) });
            state["next_deadline"] = json!(Tables::next_deadline(table));
        }
        state
    }
}

fn actor(table: &Table, step: &Object) -> Result<Actor, String> {
    let known = "\"white\", \"black\", \"house\", \"director\", \"watcher\" or the name of who sits there";
    match step.get("actor").or_else(|| step.get("by")) {
        None => Err(format!("who acts? `actor` is {known}")),
        Some(Value::String(name)) => match name.to_ascii_lowercase().as_str() {
            "house" | "timer" | "server" => Ok(Actor::House),
            "director" => Ok(Actor::Director),
            "watcher" => Ok(Actor::Watcher),
            _ => read::side(name).map(Actor::Seat).or_else(|| named(table, name)).ok_or_else(|| {
                format!("{name:?} does not sit here: `actor` is {known}, or {{\"player\":…,\"name\":…}}")
            }),
        },
        Some(object) => match serde_json::from_value::<Sitter>(object.clone()) {
            Ok(sitter) => Ok(Actor::Player(sitter)),
            Err(_) => serde_json::from_value(object.clone()).map_err(|error| error.to_string()),
        },
    }
}

fn named(table: &Table, name: &str) -> Option<Actor> {
    let opened = table.opened()?;
    let (place, sitter) = opened.sitters().find(|(_, sitter)| sitter.name == name)?;
    let is_pair = opened.terms().partners[place.side].is_some();
    Some(if is_pair { Actor::Player(sitter.clone()) } else { Actor::Seat(place.side) })
}

fn terms(heading: &Object) -> Result<Terms, ReplayError> {
    if let Some(written) = heading.get("terms") {
        return serde_json::from_value(written.clone()).map_err(|error| ReplayError::heading("terms", error));
    }
    let table = heading.get("table").and_then(Value::as_str).unwrap_or("replay");
    Ok(Terms {
        clock: read::clock(heading)?,
        pace: read::pace(heading)?,
        beginning: beginning(heading)?,
        stake: read::stake(heading)?,
        ..Terms::new(TableId::new(table), read::rules(heading)?, seats(heading)?)
    })
}

fn beginning(heading: &Object) -> Result<Option<Beginning>, ReplayError> {
    let score = match heading.get("score") {
        None => None,
        Some(written) => Some(score(written).ok_or_else(|| {
            ReplayError::heading("score", "points are written {\"white\": 3, \"black\": 5} or [3, 5]")
        })?),
    };
    let crawford = match heading.get("crawford") {
        None => presumed(heading, score)?,
        Some(Value::Bool(true)) => CrawfordState::Crawford,
        Some(written) => serde_json::from_value(written.clone())
            .map_err(|_| ReplayError::heading("crawford", "\"pre\", \"crawford\" or \"post\""))?,
    };
    // The state asked for is the coming game's; the rules are told the state before it.
    let before = if crawford == CrawfordState::Post { CrawfordState::Post } else { CrawfordState::Pre };
    let start = read::start(heading)?;
    let is_ordinary = score.is_none() && start.is_none() && crawford == CrawfordState::Pre;
    Ok((!is_ordinary).then(|| {
        let time_lost = BySide::default();
        Beginning { score: score.unwrap_or_default(), crawford: before, start, time_lost }
    }))
}

/// Where nothing is said of the Crawford game, it is found from the score.
fn presumed(heading: &Object, score: Option<BySide<Points>>) -> Result<CrawfordState, ReplayError> {
    Ok(match (read::rules(heading)?.knobs().length, score) {
        (Length::Points(length), Some(score)) => Score::presumed_before(length, score),
        _ => CrawfordState::Pre,
    })
}

fn score(written: &Value) -> Option<BySide<Points>> {
    let points = |value: Option<&Value>| value.map_or(Some(0), Value::as_u64).map(Points::new);
    match written {
        Value::Array(both) if both.len() == 2 => {
            Some(BySide { white: points(both.first())?, black: points(both.get(1))? })
        }
        Value::String(both) => {
            let (white, black) = both.split_once('-')?;
            let points = |text: &str| text.trim().parse().ok().map(Points::new);
            Some(BySide { white: points(white)?, black: points(black)? })
        }
        Value::Object(both) => Some(BySide { white: points(both.get("white"))?, black: points(both.get("black"))? }),
        _ => None,
    }
}

/// Both seats: names, or objects with name and kind. Without any, White and Black sit there.
fn seats(heading: &Object) -> Result<BySide<SeatPlan>, ReplayError> {
    let written = |side: Side| match heading.get("seats") {
        Some(Value::Array(both)) => both.get(usize::from(side == Side::Black)),
        Some(seats) => seats.get(side_name(side)),
        None => None,
    };
    let seat = |side: Side, name: &str| match written(side) {
        None => Ok(taken(name, SitterKind::Person)),
        Some(Value::String(name)) => Ok(taken(name, SitterKind::Person)),
        Some(written) if written.get("type").is_some() => serde_json::from_value(written.clone()),
        Some(written) => {
            let kind = written.get("kind").cloned().unwrap_or_else(|| json!("person"));
            let name = written.get("name").and_then(Value::as_str).unwrap_or(name);
            serde_json::from_value(kind).map(|kind| taken(name, kind))
        }
    };
    let seat = |side: Side, name: &str| {
        seat(side, name).map_err(|error| ReplayError::heading(format!("seats.{}", side_name(side)), error))
    };
    Ok(BySide { white: seat(Side::White, "White")?, black: seat(Side::Black, "Black")? })
}

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

fn taken(name: &str, kind: SitterKind) -> SeatPlan {
    SeatPlan::Taken { sitter: Sitter { player: PlayerId::new(name), name: name.to_owned(), kind } }
}

/// The command of a step: an object, a line of text, or the step's own `type`, with what belongs to it inside or
/// beside it.
fn command(step: &Object, table: &Table) -> Result<TableCommand, String> {
    let mut command = command_of(step, &APART, |line| Ok(text::command(line)))?;
    let beside = step.iter().filter(|(key, _)| *key != "command" && !is_of_every_step(key, &APART));
    for (key, value) in beside {
        command.entry(key.clone()).or_insert_with(|| value.clone());
    }
    command.remove("dice");
    command.remove("roll");
    text::tidy(&mut command, table)?;
    // What partners say is words beside a play.
    let advises = command.get("type").is_some_and(|name| name == "advise");
    let names = ["play", "text", "moves", "steps"].into_iter().filter(|key| !advises || *key != "text");
    let written = names.filter_map(|key| command.remove(key)).next();
    if let Some(written) = written {
        command.insert("steps".into(), text::steps_of(&written, table.opened().and_then(Opened::game))?);
    }
    if command.get("kind").is_some_and(|kind| kind == "match") {
        command = Object::from_iter([("type".to_owned(), json!("resign_match"))]);
    }
    if command.get("partner").is_some_and(|partner| partner == "first") {
        command.remove("partner");
    }
    if command.get("type").is_some_and(|name| name == "play") {
        command.entry("steps").or_insert_with(|| json!([]));
    }
    let read: TableCommand = serde_json::from_value(json!(command)).map_err(|error| error.to_string())?;
    let known = json!(read);
    match command.keys().find(|key| known.get(key.as_str()).is_none()) {
        Some(unknown) => Err(format!("`{unknown}` is no part of {}", known["type"])),
        None => Ok(read),
    }
}

/// The dice and commitments told with a step.
fn told(step: &Object) -> Result<DiceSource, String> {
    let in_command = step.get("command").and_then(|command| match command {
        Value::String(line) => text::command(line).remove("dice"),
        command => command.get("dice").or_else(|| command.get("roll")).cloned(),
    });
    let beside = step.get("dice").or_else(|| step.get("roll")).cloned();
    let dice = beside.or(in_command).map(|written| read::dice(&written)).transpose()?;
    let facts = step.get("facts").cloned().unwrap_or_else(|| json!({}));
    let told: ToldFacts = serde_json::from_value(facts).map_err(|error| format!("facts: {error}"))?;
    let ToldFacts { commitment, anchors, links, secret } = told;
    let links = links.map(|link| link.map(|link| (link.link, link.source)));
    Ok(DiceSource::Told(Box::new(ToldDice { dice, commitment, anchors, links, secret })))
}

/// What the house knew of the dice when a step was decided, beside what fell.
#[derive(Debug, Default, serde::Serialize, serde::Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct ToldFacts {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) commitment: Option<tavola_base::dice_proof::Digest>,
    pub(super) anchors: BySide<Option<tavola_base::dice_proof::Digest>>,
    pub(super) links: BySide<Option<tavola_base::dice_proof::TranscriptLink>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) secret: Option<tavola_base::dice_proof::Digest>,
}

fn lag(step: &Object) -> Result<Millis, String> {
    match step.get("lag") {
        None => Ok(Millis::ZERO),
        Some(Value::String(text)) => read::span(text).ok_or_else(|| "lag is milliseconds".to_owned()),
        Some(number) => number.as_u64().map(Millis::new).ok_or_else(|| "lag is milliseconds".to_owned()),
    }
}
