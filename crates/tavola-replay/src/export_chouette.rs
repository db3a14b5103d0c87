//! A played chouette as a file that replays to the same events, but for the making of the dice: what fell is told.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use tavola_base::{Decider, PlayerId};
use tavola_club::chouette::{
    AnswerSource, Between, Camp, Chouette, ChouetteActor, ChouetteCommand, ChouetteEvent, ChouetteFacts,
    ChouetteHappened as Happened, ChouetteStream, CubeAnswer,
};
use tavola_rules::{Action, Die};

use super::ExportError;

/// A command that may have been given, by whom, and with which dice.
type Cause = (ChouetteActor, ChouetteCommand, Option<[Die; 2]>);

/// The file of a chouette's events: every command with its time, actor and dice.
///
/// # Errors
/// The first event that cannot have followed from those before it.
pub fn export_chouette(events: &[ChouetteEvent]) -> Result<Value, ExportError> {
    let mut chouette = Chouette::default();
    let mut steps = Vec::new();
    let mut done = 0;
    while done < events.len() {
        if makes_dice(&events[done].what) {
            done += 1;
            continue;
        }
        let (step, after, count) =
            next_step(&chouette, events, done).map_err(|what| ExportError { number: done + 1, what })?;
        steps.push(step);
        chouette = after;
        done += count;
    }
    Ok(json!({ "v": 1, "stream": ChouetteStream::STREAM, "ticks": "given", "steps": steps }))
}

/// Whether an event only tells how the dice were made.
const fn makes_dice(what: &Happened) -> bool {
    matches!(
        what,
        Happened::DiceCommitted { .. }
            | Happened::ChainCommitted { .. }
            | Happened::RollCalled { .. }
            | Happened::LinkOpened { .. }
            | Happened::DiceFell { .. }
            | Happened::DiceOpened { .. }
    )
}

/// The command that the events from `done` on come from, the chouette after it, and how many events they are.
fn next_step(chouette: &Chouette, events: &[ChouetteEvent], done: usize) -> Result<(Value, Chouette, usize), String> {
    let first = &events[done];
    let mut why = Vec::new();
    for (actor, command, dice) in causes(chouette, events, done) {
        let facts = ChouetteFacts { dice, ..ChouetteFacts::new(first.at, actor) };
        match ChouetteStream::decide(chouette, command.clone(), &facts) {
            Ok(decided) => match follows(&decided, &events[done..]) {
                Some(count) => {
                    let after = decided.iter().fold(chouette.clone(), ChouetteStream::evolve);
                    return Ok((step_of(&facts, &command), after, count));
                }
                None => why.push(format!("{} leads elsewhere", written(&command)["type"])),
            },
            Err(refusal) => why.push(format!("{}: {refusal}", written(&command)["type"])),
        }
    }
    Err(why.join("; "))
}

/// How many of the events these are, the making of dice passed over; none if others came, if one of them was an act of
/// its own and would now be a consequence, or if more came of the act than this.
fn follows(decided: &[ChouetteEvent], rest: &[ChouetteEvent]) -> Option<usize> {
    let mut count = 0;
    for event in decided {
        count += rest[count..].iter().take_while(|event| makes_dice(&event.what)).count();
        let stored = rest.get(count)?;
        let own_act = stored.origin.is_command() && !event.origin.is_command();
        if stored.what != event.what || stored.at != event.at || own_act {
            return None;
        }
        count += 1;
    }
    let more = rest.get(count).is_some_and(|next| !next.origin.is_command() && !makes_dice(&next.what));
    (!more).then_some(count)
}

fn written(command: &ChouetteCommand) -> Value {
    serde_json::to_value(command).unwrap_or_default()
}

fn step_of(facts: &ChouetteFacts, command: &ChouetteCommand) -> Value {
    let actor = match &facts.actor {
        ChouetteActor::House => "house".to_owned(),
        ChouetteActor::Player(person) => person.to_string(),
    };
    let mut step = Map::new();
    step.insert("at".into(), json!(facts.now));
    step.insert("actor".into(), json!(actor));
    step.insert("command".into(), written(command));
    if let Some(dice) = facts.dice {
        step.insert("dice".into(), json!(dice));
    }
    Value::Object(step)
}

/// The commands that may have led to an event, the likeliest first; where the timer may have done it, it comes last.
fn causes(chouette: &Chouette, events: &[ChouetteEvent], done: usize) -> Vec<Cause> {
    let mut causes = in_the_club(chouette, events, done);
    causes.extend(in_the_game(chouette, events, done));
    causes.push((ChouetteActor::House, ChouetteCommand::Tick, None));
    causes
}

fn by(person: &PlayerId, command: ChouetteCommand) -> Cause {
    (ChouetteActor::Player(person.clone()), command, None)
}

const fn house(command: ChouetteCommand) -> Cause {
    (ChouetteActor::House, command, None)
}

/// The dice that fell last before an event.
fn fallen(events: &[ChouetteEvent], done: usize) -> Option<[Die; 2]> {
    let before = events[..done].iter().rev().take_while(|event| makes_dice(&event.what));
    before.into_iter().find_map(|event| match event.what {
        Happened::DiceFell { dice, .. } => Some(dice),
        _ => None,
    })
}

/// The dice that may have drawn a partner: those that fell, or, where dice come from outside and only the partner was
/// noted, any that draw the same.
fn lots(events: &[ChouetteEvent], done: usize) -> Vec<[Die; 2]> {
    let any = || Die::ALL.iter().flat_map(|&first| Die::ALL.map(|second| [first, second])).collect();
    fallen(events, done).map_or_else(any, |dice| vec![dice])
}

fn in_the_club(chouette: &Chouette, events: &[ChouetteEvent], done: usize) -> Vec<Cause> {
    use ChouetteCommand as Command;
    let the_box = || chouette.line().map(|line| line.the_box.clone()).into_iter();
    match &events[done].what {
        Happened::Opened { settings } => vec![house(Command::Open { settings: settings.clone() })],
        Happened::Joined { member, name } => vec![by(member, Command::Join { name: Some(name.clone()) })],
        Happened::Stayed { member } => vec![by(member, Command::Join { name: None })],
        Happened::Leaving { member } | Happened::LeftCubes { member, .. } | Happened::Left { member, .. } => {
            vec![by(member, Command::Leave)]
        }
        Happened::DieRolled { member, die, .. } => {
            let told = (ChouetteActor::Player(member.clone()), Command::RollDie { die: None }, Some([*die, *die]));
            vec![by(member, Command::RollDie { die: Some(*die) }), told]
        }
        Happened::OrderDecided { line } => {
            vec![house(Command::SetOrder { order: line.everybody().cloned().collect() })]
        }
        Happened::StakeSet { stake } => vec![house(Command::SetStake { stake: stake.clone() })],
        Happened::PartnerAsked { .. } => the_box().map(|the_box| by(&the_box, Command::SeekPartner)).collect(),
        Happened::PartnerDeclined { member } => vec![by(member, Command::DeclinePartner)],
        Happened::PartnerFound { member } => {
            let drawn = the_box().flat_map(|the_box| {
                let told = by(&the_box, Command::DrawPartner { member: Some(member.clone()) });
                let actor = told.0.clone();
                let rolled = lots(events, done).into_iter();
                let rolled = rolled.map(move |dice| (actor.clone(), Command::DrawPartner { member: None }, Some(dice)));
                std::iter::once(told).chain(rolled)
            });
            std::iter::once(by(member, Command::AcceptPartner)).chain(drawn).collect()
        }
        Happened::LotVoid { dice } => {
            let draw = |the_box| (ChouetteActor::Player(the_box), Command::DrawPartner { member: None }, Some(*dice));
            the_box().map(draw).collect()
        }
        Happened::PartnershipEnded => the_box().map(|the_box| by(&the_box, Command::EndPartnership)).collect(),
        Happened::GameStarted { .. } => vec![house(Command::StartGame)],
        Happened::Paid { currency, payment } => {
            let (to, currency, amount) = (payment.to.clone(), currency.clone(), payment.amount);
            vec![by(&payment.from, Command::Pay { to, currency, amount })]
        }
        Happened::Undone { steps } => vec![house(Command::Undo { steps: *steps })],
        Happened::Closed => vec![house(Command::Close)],
        Happened::GoesOn { chouette } => vec![house(Command::GoOn { chouette: chouette.clone() })],
        Happened::Disconnected { member } => vec![house(Command::Disconnected { member: member.clone() })],
        Happened::Connected { member } => vec![house(Command::Connected { member: member.clone() })],
        Happened::Resumed { down } => vec![house(Command::Resumed { down: *down })],
        _ => Vec::new(),
    }
}

fn in_the_game(chouette: &Chouette, events: &[ChouetteEvent], done: usize) -> Vec<Cause> {
    use ChouetteCommand as Command;
    let Some(game) = chouette.game() else { return Vec::new() };
    let key = |cube: &Between| game.cubes().iter().find(|edge| edge.between == *cube).map(|edge| edge.key().clone());
    let ends = |cube: &Between| [cube.member.clone(), cube.box_side.clone(), game.captain().clone()];
    match &events[done].what {
        Happened::Acted { camp, action } => acted(chouette, *camp, *action, events, done),
        Happened::TieDeclined => vec![by(game.box_of(), Command::DeclineTie)],
        Happened::Rolled => vec![house(Command::Rolled)],
        Happened::Doubled { by: person, cubes, .. } => {
            let named = Command::Double { cubes: Some(cubes.iter().filter_map(key).collect()) };
            vec![by(person, Command::Double { cubes: None }), by(person, named)]
        }
        Happened::Held { member } => vec![by(member, Command::Hold)],
        Happened::Answered { member, answers, source: AnswerSource::Player } => {
            let named = |(cube, answer): &(Between, CubeAnswer)| Some((key(cube)?, *answer));
            let answers: BTreeMap<_, _> = answers.iter().filter_map(named).collect();
            vec![by(member, Command::Answer { answers })]
        }
        Happened::ExtraAnswered { member, paid } => {
            vec![by(member, if paid.is_some() { Command::GiveExtra } else { Command::DeclineExtra })]
        }
        Happened::AdviceAsked { member } => vec![by(game.captain(), Command::AskAdvice { member: member.clone() })],
        Happened::Advised { member, text, steps } => {
            vec![by(member, Command::Advise { text: text.clone(), steps: steps.clone() })]
        }
        Happened::SettlementOffered { by: person, cube, points } => {
            vec![by(person, Command::OfferSettlement { cube: key(cube), points: *points })]
        }
        Happened::SettlementDeclined { cube } => {
            ends(cube).map(|end| by(&end, Command::DeclineSettlement { cube: key(cube) })).into()
        }
        Happened::SettlementAgreed { cube, .. } => {
            ends(cube).map(|end| by(&end, Command::AcceptSettlement { cube: key(cube) })).into()
        }
        Happened::ResultEntered { winner, kind } => vec![house(Command::Result { winner: *winner, kind: *kind })],
        _ => Vec::new(),
    }
}

/// Acts on the board: by whoever moves for the side. Offering a cube, too, lets a play stand.
fn acted(chouette: &Chouette, camp: Camp, action: Action, events: &[ChouetteEvent], done: usize) -> Vec<Cause> {
    use ChouetteCommand as Command;
    let Some(game) = chouette.game() else { return Vec::new() };
    let player = chouette.player_of(camp);
    let one = |command: Command| player.iter().map(|person| by(person, command.clone())).collect();
    let rolled = |player: Option<PlayerId>, command: Command, dice: [Die; 2]| {
        player.map(|person| (ChouetteActor::Player(person), command, Some(dice)))
    };
    match action {
        Action::RollOpening { white, black } => {
            let tie = house(Command::Tie { die: white });
            let roll = rolled(player, Command::RollOpening { link: None }, [white, black]);
            roll.into_iter().chain([tie]).collect()
        }
        Action::Roll { roll } => {
            rolled(player, Command::Roll { link: None }, [roll.high(), roll.low()]).into_iter().collect()
        }
        Action::CountTie => vec![by(game.box_of(), Command::CountTie)],
        Action::Play { play } => one(Command::Play { steps: play.steps().to_vec() }),
        Action::Challenge => one(Command::Challenge),
        Action::AcceptPlay => {
            let next = events.get(done + 1).map_or_else(Vec::new, |_| in_the_game(chouette, events, done + 1));
            let offers = next.into_iter().filter(|(_, command, _)| matches!(command, Command::Double { .. }));
            offers.chain(one(Command::AcceptPlay)).collect()
        }
        Action::Resign { kind } => one(Command::Resign { kind }),
        Action::AcceptResignation => one(Command::AcceptResignation),
        Action::RejectResignation => one(Command::RejectResignation),
        Action::Claim { kind } => one(Command::Claim { kind }),
        _ => Vec::new(),
    }
}
