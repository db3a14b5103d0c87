//! A played table as a file that replays to the same events.

use serde_json::{Map, Value, json};
use tavola_base::Decider;
use tavola_base::dice_proof::{DiceSource, LinkSource, ToldDice, TranscriptLink};
use tavola_club::table::{
    Actor, Cause, Happening, Partner, Place, Table, TableCommand, TableEvent, TableFacts, Tables,
};
use tavola_rules::{Action, Side};

use super::table::ToldFacts;

/// Events that no table can have.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("event {number} does not follow from those before it: {what}")]
pub struct ExportError {
    /// Which event, from 1.
    pub number: usize,
    /// What is wrong with it.
    pub what: String,
}

/// The file of a table's events: every command with its time, actor and dice.
///
/// # Errors
/// The first event that cannot have followed from those before it.
pub fn export_table(events: &[TableEvent]) -> Result<Value, ExportError> {
    let mut table = Table::default();
    let mut steps = Vec::new();
    let mut done = 0;
    while done < events.len() {
        let rest = &events[done..];
        let (step, after, count) = next_step(&table, rest).map_err(|what| ExportError { number: done + 1, what })?;
        steps.push(step);
        table = after;
        done += count;
    }
    Ok(json!({ "v": 1, "stream": Tables::STREAM, "ticks": "given", "steps": steps }))
}

/// The command that the next events come from, the table after it, and how many events they are.
fn next_step(table: &Table, rest: &[TableEvent]) -> Result<(Value, Table, usize), String> {
    let first = rest.first().ok_or("there is none")?;
    let told = told(rest, first);
    let mut why = "no command leads to it".to_owned();
    for (actor, command) in causes(table, rest) {
        let dice = DiceSource::Told(Box::new(told.clone()));
        let facts = TableFacts { now: first.at, actor: actor.clone(), dice, lag: first.credit };
        match Tables::decide(table, command.clone(), &facts) {
            Ok(events) if rest.starts_with(&events) => {
                let after = events.iter().fold(table.clone(), Tables::evolve);
                return Ok((step_of(&facts, &command, &told), after, events.len()));
            }
            Ok(_) => why = format!("{} leads elsewhere", name_of(&command)),
            Err(refusal) => why = refusal.to_string(),
        }
    }
    Err(why)
}

fn name_of(command: &TableCommand) -> String {
    let written = serde_json::to_value(command).unwrap_or_default();
    written.get("type").and_then(Value::as_str).unwrap_or("command").to_owned()
}

fn step_of(facts: &TableFacts, command: &TableCommand, told: &ToldDice) -> Value {
    let mut step = Map::new();
    step.insert("at".into(), json!(facts.now));
    let actor = match &facts.actor {
        Actor::Seat(side) => json!(side),
        Actor::Director => json!("director"),
        Actor::Watcher => json!("watcher"),
        Actor::House => json!("house"),
        Actor::Player(sitter) => json!(sitter),
    };
    step.insert("actor".into(), actor);
    step.insert("command".into(), json!(command));
    if let Some((first, second)) = told.dice {
        step.insert("dice".into(), json!([first, second]));
    }
    if !facts.lag.is_zero() {
        step.insert("lag".into(), json!(facts.lag));
    }
    let links = told.links.map(|link| link.map(|(link, source)| TranscriptLink { link, source }));
    let ToldDice { commitment, anchors, secret, .. } = *told;
    let known = ToldDice { dice: None, ..told.clone() } != ToldDice::default();
    if known {
        step.insert("facts".into(), json!(ToldFacts { commitment, anchors, links, secret }));
    }
    Value::Object(step)
}

/// What was known of the dice: whatever the events of the same moment tell.
fn told(rest: &[TableEvent], first: &TableEvent) -> ToldDice {
    let mut told = ToldDice::default();
    for event in rest.iter().take_while(|event| event.at == first.at) {
        match &event.what {
            Happening::Opened { commitment, .. } | Happening::RematchAgreed { commitment } => {
                told.commitment = told.commitment.or(*commitment);
            }
            Happening::GotReady { side, chain: Some(chain), .. } if chain.source == LinkSource::House => {
                told.anchors[*side] = told.anchors[*side].or(Some(chain.anchor));
            }
            Happening::LinkOpened { side, link, source, .. } if *source != LinkSource::Client => {
                told.links[*side] = told.links[*side].or(Some((*link, *source)));
            }
            Happening::Acted { action: Action::RollOpening { white, black }, .. } => {
                told.dice = told.dice.or(Some((*white, *black)));
            }
            Happening::Acted { action: Action::Roll { roll } | Action::RollEarly { roll }, .. } => {
                told.dice = told.dice.or(Some((roll.high(), roll.low())));
            }
            Happening::DiceOpened { secret } => told.secret = told.secret.or(Some(*secret)),
            _ => {}
        }
    }
    told
}

/// The commands that may have led to the first of these events, the likeliest first.
fn causes(table: &Table, rest: &[TableEvent]) -> Vec<(Actor, TableCommand)> {
    let seats = || Side::BOTH.map(Actor::Seat);
    let house = |command| vec![(Actor::House, command)];
    let by = |side: &Side, command| vec![(Actor::Seat(*side), command)];
    let of_pair = |side: &Side, partner: &Partner, command: TableCommand| {
        let place = Place { side: *side, partner: *partner };
        let sitter = table.opened().and_then(|opened| opened.sitters().find(|(at, _)| *at == place));
        // Whoever sits alone is named by their side.
        let alone = table.opened().is_none_or(|opened| opened.terms().partners[*side].is_none());
        let actor = sitter.filter(|_| !alone).map(|(_, sitter)| Actor::Player(sitter.clone()));
        vec![(actor.unwrap_or(Actor::Seat(*side)), command)]
    };
    let either = |command: TableCommand| seats().map(|seat| (seat, command.clone())).to_vec();
    let tick = || house(TableCommand::Tick);
    match &rest[0].what {
        Happening::Opened { terms, .. } => house(TableCommand::Open { terms: terms.clone() }),
        Happening::Seated { side, sitter, partner } => {
            house(TableCommand::Seat { side: *side, sitter: sitter.clone(), partner: *partner })
        }
        Happening::Left { side } => by(side, TableCommand::Leave),
        Happening::Unseated { side, partner } | Happening::PartnerLeft { side, partner } => {
            of_pair(side, partner, TableCommand::Leave)
        }
        Happening::DicePassed { side, to } => {
            let takes = of_pair(side, to, TableCommand::TakeDice);
            takes.into_iter().chain(by(side, TableCommand::GiveDice)).collect()
        }
        Happening::Advised { side, partner, text, steps } => {
            of_pair(side, partner, TableCommand::Advise { text: text.clone(), steps: steps.clone() })
        }
        Happening::GotReady { side, chain, partner } => {
            let own = chain.filter(|chain| chain.source == LinkSource::Client);
            let length = chain.map_or(tavola_base::dice_proof::ChainLength::USUAL, |chain| chain.length);
            of_pair(side, partner, TableCommand::Ready { anchor: own.map(|chain| chain.anchor), length })
        }
        Happening::RollCalled { .. } => roll_causes(rest),
        Happening::LinkOpened { number, side, link, source: LinkSource::Client, seen } => {
            by(side, TableCommand::OpenLink { number: *number, link: *link, seen: *seen })
        }
        Happening::Acted { side, action } => act_cause(action).map_or(Vec::new(), |command| by(side, command)),
        Happening::Decided { loser, cause } => match cause {
            Cause::Absent | Cause::TooSlow => {
                by(&loser.opponent(), TableCommand::ClaimAbsence).into_iter().chain(tick()).collect()
            }
            Cause::Left => by(loser, TableCommand::Leave),
            Cause::Resigned => by(loser, TableCommand::ResignMatch),
            _ => tick(),
        },
        Happening::Ruled { winner, reason } => {
            vec![(Actor::Director, TableCommand::AwardMatch { winner: *winner, reason: reason.clone() })]
        }
        Happening::TakenBack { side } => by(side, TableCommand::TakeBack),
        Happening::RolledAgain { side, .. } => by(side, TableCommand::Roll { link: None }),
        Happening::NextGameWanted { side } => by(side, TableCommand::NextGame),
        Happening::MatchEnded { .. } => {
            let waits = either(TableCommand::ClaimAbsence);
            tick().into_iter().chain(either(TableCommand::Leave)).chain(waits).collect()
        }
        Happening::AdjournOffered { side } => by(side, TableCommand::OfferAdjourn),
        Happening::AdjournDeclined { side } => by(side, TableCommand::DeclineAdjourn),
        Happening::Adjourned { absent: Some(side) } => by(&side.opponent(), TableCommand::AdjournAbsence),
        Happening::Adjourned { absent: None } => either(TableCommand::AcceptAdjourn),
        Happening::ResumeWanted { side } => by(side, TableCommand::Resume),
        Happening::Rested { side, until } => house(TableCommand::Rest { side: *side, until: *until }),
        Happening::RematchOffered { side } => by(side, TableCommand::OfferRematch),
        Happening::RematchDeclined { side } => by(side, TableCommand::DeclineRematch),
        Happening::RematchAgreed { .. } => either(TableCommand::AcceptRematch),
        Happening::Disconnected { side, partner } => {
            house(TableCommand::Disconnected { side: *side, partner: *partner })
        }
        Happening::Connected { side, partner } => house(TableCommand::Connected { side: *side, partner: *partner }),
        Happening::TimeGiven { time, reason } => house(TableCommand::GiveTime { time: *time, reason: reason.clone() }),
        Happening::Resumed { down } => house(TableCommand::Resumed { down: *down }),
        Happening::ClockStopped { reason } => house(TableCommand::StopClock { reason: *reason }),
        Happening::ClockStarted => house(TableCommand::StartClock),
        Happening::ClockOrdered { settings } => house(TableCommand::OrderClock { settings: *settings }),
        _ if table.opened().is_none() => Vec::new(),
        _ => tick(),
    }
}

/// Who called the roll: the side on turn or, too early, the other, whoever opened a link with it, the timer, or either.
fn roll_causes(rest: &[TableEvent]) -> Vec<(Actor, TableCommand)> {
    let Happening::RollCalled { by, number } = &rest[0].what else { return Vec::new() };
    let own = rest.get(1).and_then(|event| match &event.what {
        Happening::LinkOpened { side, link, source: LinkSource::Client, number: of, .. } if of == number => {
            Some((*side, *link)).filter(|_| event.at == rest[0].at)
        }
        _ => None,
    });
    let call = |side, link| (Actor::Seat(side), TableCommand::Roll { link });
    // Dice of links are called for a roll in time and for one too early alike.
    let early = |side| (Actor::Seat(side), TableCommand::RollEarly);
    match (by, own) {
        (Some(side), Some((opener, link))) if opener == *side => {
            vec![call(*side, Some(link)), call(*side, None), early(*side)]
        }
        (Some(side), _) => vec![call(*side, None), early(*side)],
        (None, Some((opener, link))) => vec![call(opener, Some(link)), (Actor::House, TableCommand::Tick)],
        (None, None) => {
            vec![(Actor::House, TableCommand::Tick), call(Side::White, None), call(Side::Black, None)]
        }
    }
}

fn act_cause(action: &Action) -> Option<TableCommand> {
    Some(match *action {
        Action::Double => TableCommand::Double,
        Action::Take => TableCommand::Take,
        Action::Drop => TableCommand::Drop,
        Action::Beaver => TableCommand::Beaver,
        Action::Raccoon => TableCommand::Raccoon,
        Action::Otter => TableCommand::Otter,
        Action::Play { play } => TableCommand::Play { steps: play.steps().to_vec() },
        Action::Challenge => TableCommand::Challenge,
        Action::AcceptPlay => TableCommand::AcceptPlay,
        Action::Resign { kind } => TableCommand::Resign { kind },
        Action::AcceptResignation => TableCommand::AcceptResignation,
        Action::RejectResignation => TableCommand::RejectResignation,
        Action::Claim { kind } => TableCommand::Claim { kind },
        Action::RollEarly { .. } => TableCommand::RollEarly,
        Action::DoubleEarly => TableCommand::DoubleEarly,
        Action::DoubleByMistake => TableCommand::DoubleByMistake,
        Action::AnnulDoubles => TableCommand::AnnulDoubles,
        Action::CorrectStart => TableCommand::CorrectStart,
        Action::RollOpening { .. } | Action::CountTie | Action::Roll { .. } => return None,
    })
}
