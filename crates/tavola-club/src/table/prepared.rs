//! What a player by post has prepared: orders that act for them when their moment comes. They stand in no event, because
//! the versions of a table would tell the opponent that there are some; whoever runs the table keeps them and sends what
//! they come to as their owner.

use serde::{Deserialize, Serialize};
use tavola_base::dice_proof::Digest;
use tavola_rules::{Action, ActionKind, CubeOwner, Game, Legality, Phase, Play, Roll, Setup, Side};

use super::command::TableCommand;
use super::state::Opened;
use crate::table::view::TurnRecord;

/// How many orders a player can have at a table.
const MOST: usize = 40;
/// How many orders act one after the other before somebody has to.
pub const LONGEST_CHAIN: u32 = 40;

/// An answer to a double.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CubeAnswer {
    /// Take it.
    Take,
    /// Pass.
    Pass,
    /// Double back.
    Beaver,
}

/// How one's own turn begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TurnStart {
    /// With a roll.
    Roll,
    /// With a double.
    Double,
}

/// Until when a standing order to roll holds, within one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// A checker is hit.
    Hit,
    /// The checkers have passed each other.
    NoContact,
    /// The opponent bears off.
    BearOff,
}

/// Something prepared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// Play whatever is the only play, and end a turn without one.
    Forced,
    /// Roll wherever doubling is not possible.
    RollWithoutDouble,
    /// Roll wherever the match is won at the cube's present value.
    RollDeadCube,
    /// Roll until something happens.
    RollUntil {
        /// What.
        until: Until,
    },
    /// The answer, if the opponent doubles now.
    IfDoubled {
        /// Which.
        answer: CubeAnswer,
    },
    /// What to begin with, if the opponent's roll lets them move nothing.
    IfDance {
        /// What.
        then: TurnStart,
    },
    /// What to begin with, if the opponent rolls this and has only one play.
    IfRoll {
        /// The roll.
        roll: Roll,
        /// What.
        then: TurnStart,
    },
}

/// Where in a match something stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Mark {
    of: u32,
    game: u32,
    lines: usize,
}

/// An order that waits for its moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prepared {
    /// Its number, by which it is cancelled.
    pub number: u32,
    /// What it says.
    pub order: Order,
    made: Mark,
    /// The hash of the one position in which it acts; none for those that stand.
    #[serde(default)]
    position: Option<Digest>,
}

/// Everything one player has prepared at a table.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Orders {
    /// What waits.
    pub waiting: Vec<Prepared>,
    /// What came to nothing because the position is another one, the last of them.
    pub void: Vec<Prepared>,
    last: u32,
}

/// Why something cannot be prepared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CannotPrepare {
    /// The match is not by post, or not being played, or plays are judged by the opponent.
    #[error("orders are for matches by post that are being played")]
    NotHere,
    /// The opponent is not about to roll, or that roll has several plays.
    #[error("the position in which this would act is not known yet")]
    NotKnown,
    /// That would not be possible in the position.
    #[error("this will not be possible then")]
    NotPossible,
    /// There are too many.
    #[error("there are too many orders")]
    TooMany,
    /// There is no such order.
    #[error("there is no such order")]
    NoSuch,
}

/// What comes of the orders at a moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Due {
    /// The command that is to be sent as the owner.
    pub command: TableCommand,
    /// The orders that are left once it has been.
    pub left: Orders,
}

impl Order {
    /// Whether it takes the place of another one.
    fn replaces(self, other: Self) -> bool {
        match (self, other) {
            (Self::IfRoll { roll, .. }, Self::IfRoll { roll: of, .. }) => roll == of,
            _ => std::mem::discriminant(&self) == std::mem::discriminant(&other),
        }
    }

    const fn stands(self) -> bool {
        matches!(self, Self::Forced | Self::RollWithoutDouble | Self::RollDeadCube | Self::RollUntil { .. })
    }
}

impl Orders {
    /// Prepares something at a table for a side.
    ///
    /// # Errors
    /// If the position in which it would act is not known, or it could not be done in it.
    pub fn prepare(&mut self, table: &Opened, side: Side, order: Order) -> Result<u32, CannotPrepare> {
        let game = playing(table).ok_or(CannotPrepare::NotHere)?;
        let position = if order.stands() { None } else { Some(position_for(table, game, side, order)?) };
        self.waiting.retain(|other| !order.replaces(other.order));
        if self.waiting.len() >= MOST {
            return Err(CannotPrepare::TooMany);
        }
        self.last += 1;
        self.waiting.push(Prepared { number: self.last, order, made: mark(table), position });
        self.void.clear();
        Ok(self.last)
    }

    /// Takes an order back.
    ///
    /// # Errors
    /// If there is none of that number.
    pub fn cancel(&mut self, number: u32) -> Result<(), CannotPrepare> {
        let before = self.waiting.len() + self.void.len();
        self.waiting.retain(|one| one.number != number);
        self.void.retain(|one| one.number != number);
        if self.waiting.len() + self.void.len() == before { Err(CannotPrepare::NoSuch) } else { Ok(()) }
    }

    /// The orders without those whose moment has passed: what was for a position that has not come is void.
    #[must_use]
    pub fn swept(mut self, table: &Opened, side: Side) -> Self {
        let gone = |one: &Prepared| is_past(table, side, one);
        let (void, waiting): (Vec<_>, Vec<_>) = self.waiting.into_iter().partition(gone);
        self.waiting = waiting;
        self.void.extend(void);
        let too_many = self.void.len().saturating_sub(MOST);
        self.void.drain(..too_many);
        self
    }

    /// What is to be done now for a side, if anything.
    #[must_use]
    pub fn due(&self, table: &Opened, side: Side) -> Option<Due> {
        let game = playing(table)?;
        let left = self.clone().swept(table, side);
        let one = left.waiting.iter().find_map(|one| Some((*one, command(table, game, side, one)?)));
        let (done, command) = one?;
        let mut left = left;
        if !done.order.stands() {
            left.waiting.retain(|one| one.number != done.number);
        }
        Some(Due { command, left })
    }
}

/// The rolls after which the opponent, about to roll, has only one play: for these something can be prepared.
#[must_use]
pub fn forced_rolls(table: &Opened, side: Side) -> Vec<Roll> {
    let Some(game) = playing(table) else { return Vec::new() };
    Roll::all().filter(|roll| after_roll(game, side.opponent(), *roll).is_some()).collect()
}

/// The game of a match by post, while it waits for somebody.
fn playing(table: &Opened) -> Option<&Game> {
    table.terms.pace.post?;
    let is_strict = table.terms.rules.knobs().legality == Legality::Strict;
    let game = table.live_game().filter(|_| is_strict && !table.is_adjourned())?;
    (table.dice.called.is_none() && game.resignation().is_none()).then_some(game)
}

fn mark(table: &Opened) -> Mark {
    Mark { of: table.of.number(), game: table.game_number, lines: table.turns.iter().count() }
}

/// What tells a position from all others of a match.
fn hash(table: &Opened, game: &Game, at: Mark) -> Digest {
    let owner = match game.cube().owner {
        CubeOwner::Middle => "middle",
        CubeOwner::White => "white",
        CubeOwner::Black => "black",
    };
    let told = (at, Setup::from(*game.board()), game.cube().value, owner, game.waits_for());
    let told = serde_json::to_string(&told).unwrap_or_default();
    Digest::of_fields(&[b"tavola-order", table.terms.table.as_str().as_bytes(), told.as_bytes()])
}

/// The game after the opponent's roll and the one play it has; none if they have several.
fn after_roll(game: &Game, opponent: Side, roll: Roll) -> Option<Game> {
    let rolled = game.apply(opponent, Action::Roll { roll }).ok()?;
    let play = only_play(&rolled)?;
    rolled.apply(opponent, Action::Play { play }).ok()
}

/// The only play of a roll, empty if nothing can be moved.
fn only_play(game: &Game) -> Option<Play> {
    let plays = game.legal_plays();
    match plays.as_slice() {
        [] => Some(Play::NONE),
        [one] => Some(one.play),
        _ => None,
    }
}

/// The position in which an order acts.
fn position_for(table: &Opened, game: &Game, side: Side, order: Order) -> Result<Digest, CannotPrepare> {
    let opponent = side.opponent();
    if !matches!(game.phase(), Phase::OnRoll { side } if *side == opponent) {
        return Err(CannotPrepare::NotKnown);
    }
    let mut at = mark(table);
    at.lines += 1;
    let starts = |after: Game, then: TurnStart| {
        let kind = if then == TurnStart::Double { ActionKind::Double } else { ActionKind::Roll };
        let is_on = matches!(after.phase(), Phase::OnRoll { .. }) && after.may(side, kind).is_ok();
        if is_on { Ok(hash(table, &after, at)) } else { Err(CannotPrepare::NotPossible) }
    };
    match order {
        Order::IfDoubled { answer } => {
            let doubled = game.apply(opponent, Action::Double).map_err(|_| CannotPrepare::NotPossible)?;
            doubled.may(side, answer.kind()).map_err(|_| CannotPrepare::NotPossible)?;
            Ok(hash(table, &doubled, at))
        }
        Order::IfDance { then } => {
            let dances = |roll: &Roll| {
                let rolled = game.apply(opponent, Action::Roll { roll: *roll }).ok();
                rolled.is_some_and(|rolled| only_play(&rolled).is_some_and(|play| play.steps().is_empty()))
            };
            let roll = Roll::all().find(dances).ok_or(CannotPrepare::NotPossible)?;
            starts(after_roll(game, opponent, roll).ok_or(CannotPrepare::NotKnown)?, then)
        }
        Order::IfRoll { roll, then } => starts(after_roll(game, opponent, roll).ok_or(CannotPrepare::NotKnown)?, then),
        Order::Forced | Order::RollWithoutDouble | Order::RollDeadCube | Order::RollUntil { .. } => {
            Err(CannotPrepare::NotKnown)
        }
    }
}

/// Whether the moment of an order has passed, or what it stood until has happened.
fn is_past(table: &Opened, side: Side, one: &Prepared) -> bool {
    let now = mark(table);
    let same_game = (now.of, now.game) == (one.made.of, one.made.game) && table.live_game().is_some();
    let Some(position) = one.position else {
        let Order::RollUntil { until } = one.order else { return !table.is_playing() };
        return !same_game || has_happened(table, side, until, one.made.lines);
    };
    if !same_game || now.lines > one.made.lines + 1 {
        return true;
    }
    let Some(game) = playing(table).filter(|_| now.lines == one.made.lines + 1) else { return false };
    hash(table, game, now) != position || !is_of_that_roll(table, one.order)
}

/// Two rolls can lead to the same position: what was prepared for one is not for the other.
fn is_of_that_roll(table: &Opened, order: Order) -> bool {
    match (order, table.turns.last()) {
        (Order::IfRoll { roll, .. }, Some(TurnRecord::Turn(turn))) => turn.roll == roll,
        (Order::IfDance { .. }, Some(TurnRecord::Turn(turn))) => turn.steps.is_empty(),
        (Order::IfRoll { .. } | Order::IfDance { .. }, _) => false,
        _ => true,
    }
}

fn has_happened(table: &Opened, side: Side, until: Until, since: usize) -> bool {
    let Some(game) = table.live_game() else { return true };
    let seen = game.board().seen_by(side);
    match until {
        Until::NoContact => !seen.has_contact(),
        Until::BearOff => seen.opponent_off() > 0,
        Until::Hit => table
            .turns
            .iter()
            .skip(since)
            .any(|record| matches!(record, TurnRecord::Turn(turn) if turn.steps.iter().any(|step| step.hit))),
    }
}

/// The command an order comes to now.
fn command(table: &Opened, game: &Game, side: Side, one: &Prepared) -> Option<TableCommand> {
    let roll = || TableCommand::Roll { link: None };
    match (*game.phase(), one.order) {
        (Phase::ToPlay { side: mover, .. }, Order::Forced) if mover == side => {
            only_play(game).map(|play| TableCommand::Play { steps: play.steps().to_vec() })
        }
        (Phase::OnRoll { side: mover }, order) if mover == side => match order {
            Order::RollWithoutDouble => game.may(side, ActionKind::Double).is_err().then(roll),
            Order::RollDeadCube => is_dead(table, game, side).then(roll),
            Order::RollUntil { .. } => Some(roll()),
            Order::IfDance { then } | Order::IfRoll { then, .. } => Some(match then {
                TurnStart::Roll => roll(),
                TurnStart::Double => TableCommand::Double,
            }),
            Order::Forced | Order::IfDoubled { .. } => None,
        },
        (Phase::Doubled { offer }, Order::IfDoubled { answer }) if offer.to() == side => Some(match answer {
            CubeAnswer::Take => TableCommand::Take,
            CubeAnswer::Pass => TableCommand::Drop,
            CubeAnswer::Beaver => TableCommand::Beaver,
        }),
        _ => None,
    }
}

/// Whether a side wins the match with the game at the cube's present value.
fn is_dead(table: &Opened, game: &Game, side: Side) -> bool {
    let away = table.score.away(side).map(|away| u64::from(away.points()));
    away.is_some_and(|away| away <= game.cube().value.number())
}

impl CubeAnswer {
    const fn kind(self) -> ActionKind {
        match self {
            Self::Take => ActionKind::Take,
            Self::Pass => ActionKind::Drop,
            Self::Beaver => ActionKind::Beaver,
        }
    }
}
