//! Replaying a table.

use serde_json::{Map, Value, json};
use tavola_rules::{BySide, CrawfordState, Points, Side};

use super::{Answer, ReplayError, read, steps, text};
use crate::dice_proof::{DiceSource, ToldDice};
use crate::table::{
    Actor, Beginning, SeatPlan, Sitter, SitterKind, Table, TableCommand, TableEvent, TableFacts, Tables, Terms, view,
};
use crate::time::{Millis, Time};
use crate::{Decider, PlayerId, Refusal, TableId, Viewer};

type Object = Map<String, Value>;

/// Replays a table's file.
pub(super) fn replay(heading: &Object) -> Result<Value, ReplayError> {
    let steps = steps(heading)?;
    let mut replaying = Replaying::new(heading)?;
    let opens_itself = steps.first().is_some_and(|step| command_name(step) == Some("open"));
    if !opens_itself {
        replaying.open(heading, &steps)?;
    }
    for (number, step) in (1..).zip(&steps) {
        replaying.step(number, step)?;
    }
    if let Some(until) = heading.get("until") {
        let until = read::time(until).map_err(|what| ReplayError::heading("until", what))?;
        replaying.let_time_pass(until);
    }
    Ok(replaying.answer().into_json())
}

fn command_name(step: &Object) -> Option<&str> {
    match step.get("command") {
        Some(Value::String(text)) => text.split_whitespace().next(),
        Some(Value::Object(command)) => command.get("type")?.as_str(),
        _ => step.get("type")?.as_str(),
    }
}

/// A table in the middle of its replay.
struct Replaying {
    table: Table,
    events: Vec<TableEvent>,
    refusals: Vec<Value>,
    now: Time,
    /// Whether the timer is in the steps, or works by itself.
    timer: Timer,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Timer {
    ByItself,
    InTheSteps,
}

impl Replaying {
    fn new(heading: &Object) -> Result<Self, ReplayError> {
        let timer = match heading.get("ticks").map_or(Some("auto"), Value::as_str) {
            Some("auto") => Timer::ByItself,
            Some("given") => Timer::InTheSteps,
            _ => return Err(ReplayError::heading("ticks", "\"auto\" or \"given\"")),
        };
        Ok(Self { table: Table::default(), events: Vec::new(), refusals: Vec::new(), now: Time::default(), timer })
    }

    /// Opens the table as the heading says, and seats both players, ready.
    fn open(&mut self, heading: &Object, steps: &[Object]) -> Result<(), ReplayError> {
        let terms = terms(heading)?;
        let first = heading.get("at").or_else(|| steps.first().and_then(|step| step.get("at")));
        self.now = first.map_or(Ok(Time::default()), read::time).map_err(|what| ReplayError::heading("at", what))?;
        let taken: Vec<Side> = Side::BOTH
            .into_iter()
            .filter(
                |&side| matches!(&terms.seats[side], SeatPlan::Taken { sitter } if sitter.kind == SitterKind::Person),
            )
            .collect();
        let house = TableFacts::new(self.now, Actor::House);
        let opened = self.decide(TableCommand::Open { terms: Box::new(terms) }, &house);
        opened.map_err(|why| ReplayError::heading("file", why.message))?;
        for side in taken {
            let facts = TableFacts::new(self.now, Actor::Seat(side));
            let ready = TableCommand::Ready { anchor: None, length: crate::dice_proof::ChainLength::USUAL };
            self.decide(ready, &facts).map_err(|why| ReplayError::heading("seats", why.message))?;
        }
        Ok(())
    }

    fn decide(&mut self, command: TableCommand, facts: &TableFacts) -> Result<(), Refusal> {
        let events = Tables::decide(&self.table, command, facts).map_err(|why| Refusal::of(&why))?;
        for event in events {
            self.table = Tables::evolve(std::mem::take(&mut self.table), &event);
            self.events.push(event);
        }
        Ok(())
    }

    fn step(&mut self, number: usize, step: &Object) -> Result<(), ReplayError> {
        let wrong = |what: String| ReplayError::step(number, what);
        let at = read::step_time(step, self.now).map_err(wrong)?;
        self.let_time_pass(at);
        let actor = self.actor(step).map_err(wrong)?;
        let command = command(step, self.table.opened().and_then(|opened| opened.game())).map_err(wrong)?;
        let facts = TableFacts { now: at, actor, dice: told(step).map_err(wrong)?, lag: lag(step).map_err(wrong)? };
        if matches!(command, TableCommand::Roll { .. } | TableCommand::Double) {
            self.begin_next_game();
        }
        if let Err(why) = self.decide(command, &facts) {
            self.refusals.push(read::refused(number, why));
        }
        Ok(())
    }

    /// Whatever the timer would do until `at`, at the moments at which it would; then it is `at`.
    fn let_time_pass(&mut self, at: Time) {
        while self.timer == Timer::ByItself
            && let Some(due) = Tables::next_deadline(&self.table).filter(|&due| due <= at)
        {
            self.now = self.now.max(due);
            let facts = TableFacts::new(self.now, Actor::House);
            if self.decide(TableCommand::Tick, &facts).is_err() {
                break;
            }
        }
        self.now = self.now.max(at);
    }

    /// Between games a throw says as well that both want the next one.
    fn begin_next_game(&mut self) {
        if self.timer == Timer::ByItself {
            for side in Side::BOTH {
                let facts = TableFacts::new(self.now, Actor::Seat(side));
                // Refused wherever there is no next game to begin, which is what is wanted.
                let _ = self.decide(TableCommand::NextGame, &facts);
            }
        }
    }

    fn actor(&self, step: &Object) -> Result<Actor, String> {
        let known = "\"white\", \"black\", \"house\", \"director\", \"watcher\" or the name of who sits there";
        match step.get("actor").or_else(|| step.get("by")) {
            None => Err(format!("who acts? `actor` is {known}")),
            Some(Value::String(name)) => match name.as_str() {
                "house" | "timer" | "server" => Ok(Actor::House),
                "director" => Ok(Actor::Director),
                "watcher" => Ok(Actor::Watcher),
                name => read::side(name).or_else(|| self.side_named(name)).map(Actor::Seat).ok_or_else(|| {
                    format!("{name:?} does not sit here: `actor` is {known}, or {{\"player\":…,\"name\":…}}")
                }),
            },
            Some(object) => match serde_json::from_value::<Sitter>(object.clone()) {
                Ok(sitter) => Ok(Actor::Player(sitter)),
                Err(_) => serde_json::from_value(object.clone()).map_err(|error| error.to_string()),
            },
        }
    }

    fn side_named(&self, name: &str) -> Option<Side> {
        let opened = self.table.opened()?;
        Side::BOTH.into_iter().find(|&side| opened.sitter(side).is_some_and(|sitter| sitter.name == name))
    }

    fn answer(self) -> Answer {
        let seen = |viewer| view(&self.table, viewer, self.now);
        let legal = |side| seen(Viewer::Seat(side)).map(|view| view.legal);
        let mut state = serde_json::to_value(seen(Viewer::Watcher)).unwrap_or_default();
        if !state.is_null() {
            state["legal"] = json!({ "white": legal(Side::White), "black": legal(Side::Black) });
            state["next_deadline"] = json!(Tables::next_deadline(&self.table));
        }
        let events = self.events.iter().map(|event| serde_json::to_value(event).unwrap_or_default()).collect();
        Answer { stream: Tables::STREAM, events, state, refusals: self.refusals }
    }
}

fn terms(heading: &Object) -> Result<Terms, ReplayError> {
    if let Some(written) = heading.get("terms") {
        return serde_json::from_value(written.clone()).map_err(|error| ReplayError::heading("terms", error));
    }
    let table = heading.get("table").and_then(Value::as_str).unwrap_or("replay");
    Ok(Terms {
        table: TableId::new(table),
        rules: read::rules(heading)?,
        seats: seats(heading)?,
        clock: read::clock(heading)?,
        pace: read::pace(heading)?,
        beginning: beginning(heading)?,
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
        None => CrawfordState::Pre,
        Some(written) => serde_json::from_value(written.clone())
            .map_err(|_| ReplayError::heading("crawford", "\"pre\", \"crawford\" or \"post\""))?,
    };
    // The state asked for is the coming game's; the rules are told the state before it.
    let before = if crawford == CrawfordState::Post { CrawfordState::Post } else { CrawfordState::Pre };
    let start = read::start(heading)?;
    let is_ordinary = score.is_none() && start.is_none() && crawford == CrawfordState::Pre;
    Ok((!is_ordinary).then(|| Beginning { score: score.unwrap_or_default(), crawford: before, start }))
}

fn score(written: &Value) -> Option<BySide<Points>> {
    let points = |value: Option<&Value>| value.map_or(Some(0), Value::as_u64).map(Points::new);
    match written {
        Value::Array(both) if both.len() == 2 => {
            Some(BySide { white: points(both.first())?, black: points(both.get(1))? })
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

/// The command of a step: an object, a line of text, or the step's own `type` and what belongs to it.
fn command(step: &Object, game: Option<&tavola_rules::Game>) -> Result<TableCommand, String> {
    const OF_THE_STEP: [&str; 7] = ["at", "actor", "by", "dice", "facts", "lag", "note"];
    let mut command = match step.get("command") {
        Some(Value::String(line)) => text::command(line),
        Some(Value::Object(command)) => command.clone(),
        Some(_) => return Err("`command` is an object or a line of text".into()),
        None => step.iter().filter(|(key, _)| !OF_THE_STEP.contains(&key.as_str())).map(clone).collect(),
    };
    command.remove("dice");
    command.remove("roll");
    if let Some(play) = command.remove("play").or_else(|| command.remove("text")) {
        let written = play.as_str().ok_or("a play is written \"24/18 13/10\"")?;
        let steps = text::steps(written, game)?;
        command.insert("steps".into(), json!(steps));
    }
    if command.get("kind").is_some_and(|kind| kind == "match") {
        command = Object::from_iter([("type".to_owned(), json!("concede_match"))]);
    }
    if command.get("type").is_some_and(|name| name == "play") {
        command.entry("steps").or_insert_with(|| json!([]));
    }
    serde_json::from_value(Value::Object(command)).map_err(|error| error.to_string())
}

fn clone((key, value): (&String, &Value)) -> (String, Value) {
    (key.clone(), value.clone())
}

/// The dice and commitments told with a step.
fn told(step: &Object) -> Result<DiceSource, String> {
    let in_command = step.get("command").and_then(|command| match command {
        Value::String(line) => text::command(line).remove("dice"),
        command => command.get("dice").or_else(|| command.get("roll")).cloned(),
    });
    let dice = step.get("dice").cloned().or(in_command).map(|written| read::dice(&written)).transpose()?;
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
    pub(super) commitment: Option<crate::dice_proof::Digest>,
    pub(super) anchors: BySide<Option<crate::dice_proof::Digest>>,
    pub(super) links: BySide<Option<crate::dice_proof::TranscriptLink>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) secret: Option<crate::dice_proof::Digest>,
}

fn lag(step: &Object) -> Result<Millis, String> {
    match step.get("lag") {
        None => Ok(Millis::ZERO),
        Some(Value::String(text)) => read::span(text).ok_or_else(|| "lag is milliseconds".to_owned()),
        Some(number) => number.as_u64().map(Millis::new).ok_or_else(|| "lag is milliseconds".to_owned()),
    }
}
