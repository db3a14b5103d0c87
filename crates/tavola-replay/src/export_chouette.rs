//! A played chouette as a file that replays to the same events, but for the making of the dice: what fell is told.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use tavola_base::{Decider, PlayerId};
use tavola_club::chouette::{
    AnswerSource, Between, BoardCommand, Camp, Chouette, ChouetteActor, ChouetteCommand, ChouetteEvent, ChouetteFacts,
    ChouetteHappened as Happened, ChouetteStream, CubeAnswer, CubeCommand, CubeEvent, DiceCommand, DiceEvent,
    EntryCommand, GameEvent, HouseCommand, InPlay, LineEvent, MemberCommand, MemberEvent, PartnerCommand,
    PresenceEvent, SessionCommand, SessionEvent, TalkCommand, TalkEvent,
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
    matches!(what, Happened::Dice(_))
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
    let game = chouette.game();
    let mut causes = match &events[done].what {
        Happened::Session(what) => of_session(what),
        Happened::Member(what) => vec![of_member(what)],
        Happened::Presence(what) => vec![of_presence(what)],
        Happened::Line(what) => of_line(chouette, what, events, done),
        Happened::Game(what) => of_game(chouette, what, events, done),
        Happened::Cube(what) => game.map_or_else(Vec::new, |game| of_cubes(game, what)),
        Happened::Talk(what) => game.map_or_else(Vec::new, |game| of_talk(game, what)),
        Happened::Dice(_) => Vec::new(),
    };
    causes.push(house(HouseCommand::Tick));
    causes
}

fn by(person: &PlayerId, command: impl Into<ChouetteCommand>) -> Cause {
    (ChouetteActor::Player(person.clone()), command.into(), None)
}

fn house(command: impl Into<ChouetteCommand>) -> Cause {
    (ChouetteActor::House, command.into(), None)
}

/// With the dice that are told beside it.
fn rolled(person: &PlayerId, command: impl Into<ChouetteCommand>, dice: [Die; 2]) -> Cause {
    (ChouetteActor::Player(person.clone()), command.into(), Some(dice))
}

/// The dice that fell last before an event.
fn fallen(events: &[ChouetteEvent], done: usize) -> Option<[Die; 2]> {
    let before = events[..done].iter().rev().take_while(|event| makes_dice(&event.what));
    before.into_iter().find_map(|event| match event.what {
        Happened::Dice(DiceEvent::DiceFell { dice, .. }) => Some(dice),
        _ => None,
    })
}

/// The dice that may have drawn a partner: those that fell, or, where dice come from outside and only the partner was
/// noted, any that draw the same.
fn lots(events: &[ChouetteEvent], done: usize) -> Vec<[Die; 2]> {
    let any = || Die::ALL.iter().flat_map(|&first| Die::ALL.map(|second| [first, second])).collect();
    fallen(events, done).map_or_else(any, |dice| vec![dice])
}

fn of_session(what: &SessionEvent) -> Vec<Cause> {
    vec![match what {
        SessionEvent::Opened { settings } => house(HouseCommand::Open { settings: settings.clone() }),
        SessionEvent::StakeSet { stake } => house(SessionCommand::SetStake { stake: stake.clone() }),
        SessionEvent::Paid { currency, payment } => {
            let (to, currency, amount) = (payment.to.clone(), currency.clone(), payment.amount);
            by(&payment.from, MemberCommand::Pay { to, currency, amount })
        }
        SessionEvent::Undone { steps } => house(EntryCommand::Undo { steps: *steps }),
        SessionEvent::Closed => house(SessionCommand::Close),
        SessionEvent::GoesOn { chouette, accounts: _ } => house(HouseCommand::GoOn { chouette: chouette.clone() }),
    }]
}

fn of_member(what: &MemberEvent) -> Cause {
    match what {
        MemberEvent::Joined { member, name } => by(member, MemberCommand::Join { name: Some(name.clone()) }),
        MemberEvent::Stayed { member } => by(member, MemberCommand::Join { name: None }),
        MemberEvent::Leaving { member } | MemberEvent::LeftCubes { member, .. } | MemberEvent::Left { member, .. } => {
            by(member, MemberCommand::Leave)
        }
        MemberEvent::Claimed { person, name, seat } => {
            by(person, MemberCommand::ClaimSeat { seat: seat.clone(), name: Some(name.clone()) })
        }
        MemberEvent::ClaimGranted { person, seat: _ } => house(MemberCommand::GrantClaim { person: person.clone() }),
        MemberEvent::ClaimRefused { person } => house(MemberCommand::RefuseClaim { person: person.clone() }),
    }
}

fn of_presence(what: &PresenceEvent) -> Cause {
    house(match what {
        PresenceEvent::Disconnected { member } => HouseCommand::Disconnected { member: member.clone() },
        PresenceEvent::Connected { member } => HouseCommand::Connected { member: member.clone() },
        PresenceEvent::Resumed { down } => HouseCommand::Resumed { down: *down },
    })
}

fn of_line(chouette: &Chouette, what: &LineEvent, events: &[ChouetteEvent], done: usize) -> Vec<Cause> {
    let the_box = chouette.line().map(|line| &line.the_box);
    let by_box = |command: PartnerCommand| the_box.map(|the_box| by(the_box, command)).into_iter().collect();
    let drawn = |dice| the_box.map(|the_box| rolled(the_box, PartnerCommand::DrawPartner { member: None }, dice));
    match what {
        LineEvent::DieRolled { member, die, until: _ } => vec![
            by(member, DiceCommand::RollDie { die: Some(*die) }),
            rolled(member, DiceCommand::RollDie { die: None }, [*die, *die]),
        ],
        LineEvent::OrderDecided { line } => {
            vec![house(SessionCommand::SetOrder { order: line.everybody().cloned().collect() })]
        }
        LineEvent::PartnerAsked { .. } => by_box(PartnerCommand::SeekPartner),
        LineEvent::PartnerDeclined { member } => vec![by(member, PartnerCommand::DeclinePartner)],
        LineEvent::PartnerFound { member } => {
            let told: Vec<Cause> = by_box(PartnerCommand::DrawPartner { member: Some(member.clone()) });
            let accepted = std::iter::once(by(member, PartnerCommand::AcceptPartner));
            accepted.chain(told).chain(lots(events, done).into_iter().filter_map(drawn)).collect()
        }
        LineEvent::LotVoid { dice } => drawn(*dice).into_iter().collect(),
        LineEvent::PartnershipEnded => by_box(PartnerCommand::EndPartnership),
        // It follows from a refusal.
        LineEvent::NobodyWanted => Vec::new(),
    }
}

fn of_game(chouette: &Chouette, what: &GameEvent, events: &[ChouetteEvent], done: usize) -> Vec<Cause> {
    match what {
        GameEvent::GameStarted { .. } => vec![house(SessionCommand::StartGame)],
        GameEvent::Acted { camp, action } => {
            chouette.game().map_or_else(Vec::new, |game| acted(chouette, game, *camp, *action, events.get(done + 1)))
        }
        GameEvent::TieDeclined => {
            chouette.game().map(|game| by(game.box_of(), BoardCommand::DeclineTie)).into_iter().collect()
        }
        GameEvent::Rolled => vec![house(EntryCommand::Rolled)],
        GameEvent::ResultEntered { winner, kind } => {
            vec![house(EntryCommand::Result { winner: *winner, kind: *kind })]
        }
        // The timer's, or what follows from something else.
        GameEvent::FairOver
        | GameEvent::TooSlow { .. }
        | GameEvent::CaptainChanged { .. }
        | GameEvent::StoodIn { .. }
        | GameEvent::GameEnded { .. } => Vec::new(),
    }
}

/// What a cube is called in a command.
fn key(game: &InPlay, cube: &Between) -> Option<PlayerId> {
    game.cubes().iter().find(|edge| edge.between == *cube).map(|edge| edge.key().clone())
}

fn of_cubes(game: &InPlay, what: &CubeEvent) -> Vec<Cause> {
    match what {
        CubeEvent::Doubled { by: person, cubes, .. } => {
            let named = cubes.iter().filter_map(|cube| key(game, cube)).collect();
            [None, Some(named)].into_iter().map(|cubes| by(person, CubeCommand::Double { cubes })).collect()
        }
        CubeEvent::Held { member } => vec![by(member, CubeCommand::Hold)],
        CubeEvent::Answered { member, answers, source: AnswerSource::Player } => {
            let named = |(cube, answer): &(Between, CubeAnswer)| Some((key(game, cube)?, *answer));
            let answers: BTreeMap<_, _> = answers.iter().filter_map(named).collect();
            vec![by(member, CubeCommand::Answer { answers })]
        }
        CubeEvent::ExtraAnswered { member, paid } => {
            vec![by(member, if paid.is_some() { CubeCommand::GiveExtra } else { CubeCommand::DeclineExtra })]
        }
        // The timer's, or what follows from answers.
        CubeEvent::Answered { source: AnswerSource::Silence, .. }
        | CubeEvent::GatheringOver { .. }
        | CubeEvent::CubesAnswered { .. }
        | CubeEvent::ExtrasAsked { .. } => Vec::new(),
    }
}

fn of_talk(game: &InPlay, what: &TalkEvent) -> Vec<Cause> {
    let ends = |cube: &Between, command: TalkCommand| {
        let ends = [cube.member.clone(), cube.box_side.clone(), game.captain().clone()];
        ends.iter().map(|end| by(end, command.clone())).collect()
    };
    match what {
        TalkEvent::AdviceAsked { member } => {
            vec![by(game.captain(), TalkCommand::AskAdvice { member: member.clone() })]
        }
        TalkEvent::Advised { member, text, steps } => {
            vec![by(member, TalkCommand::Advise { text: text.clone(), steps: steps.clone() })]
        }
        TalkEvent::AskingTakenBack { member } => {
            vec![by(game.captain(), TalkCommand::TakeBackAsking { member: member.clone() })]
        }
        TalkEvent::AdviceAgreed { member, number } => vec![by(member, TalkCommand::AgreeToAdvice { number: *number })],
        TalkEvent::Said { member, text } => vec![by(member, TalkCommand::Say { text: text.clone() })],
        TalkEvent::SettlementOffered { by: person, cube, points } => {
            vec![by(person, TalkCommand::OfferSettlement { cube: key(game, cube), points: *points })]
        }
        TalkEvent::SettlementDeclined { cube } => ends(cube, TalkCommand::DeclineSettlement { cube: key(game, cube) }),
        TalkEvent::SettlementAgreed { cube, posting: _ } => {
            ends(cube, TalkCommand::AcceptSettlement { cube: key(game, cube) })
        }
    }
}

/// Acts on the board: by whoever moves for the side. Offering a cube, too, lets a play stand.
fn acted(chouette: &Chouette, game: &InPlay, camp: Camp, action: Action, next: Option<&ChouetteEvent>) -> Vec<Cause> {
    let player = chouette.player_of(camp);
    let one = |command: BoardCommand| player.iter().map(|person| by(person, command.clone())).collect();
    let thrown =
        |command: DiceCommand, dice| player.iter().map(|person| rolled(person, command.clone(), dice)).collect();
    match action {
        Action::RollOpening { white, black } => {
            let mut causes: Vec<Cause> = thrown(DiceCommand::RollOpening { link: None }, [white, black]);
            causes.push(house(EntryCommand::Tie { die: white }));
            causes
        }
        Action::Roll { roll } => thrown(DiceCommand::Roll { link: None }, [roll.high(), roll.low()]),
        Action::CountTie => vec![by(game.box_of(), BoardCommand::CountTie)],
        Action::Play { play } => one(BoardCommand::Play { steps: play.steps().to_vec() }),
        Action::Challenge => one(BoardCommand::Challenge),
        Action::AcceptPlay => {
            let mut causes = match next.map(|event| &event.what) {
                Some(Happened::Cube(what @ CubeEvent::Doubled { .. })) => of_cubes(game, what),
                Some(_) | None => Vec::new(),
            };
            causes.extend::<Vec<Cause>>(one(BoardCommand::AcceptPlay));
            causes
        }
        Action::Resign { kind } => one(BoardCommand::Resign { kind }),
        Action::AcceptResignation => one(BoardCommand::AcceptResignation),
        Action::RejectResignation => one(BoardCommand::RejectResignation),
        Action::Claim { kind } => one(BoardCommand::Claim { kind }),
        // No command of a chouette is one of these: its cubes lie beside the board.
        Action::Double
        | Action::Take
        | Action::Drop
        | Action::Beaver
        | Action::Raccoon
        | Action::Otter
        | Action::RollEarly { .. }
        | Action::DoubleEarly
        | Action::DoubleByMistake
        | Action::AnnulDoubles
        | Action::CorrectStart => Vec::new(),
    }
}
