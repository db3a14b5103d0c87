//! What a bot does at a table: the rules say what is in order, the engine which of it is best. No clock and no connection:
//! the server's bots ask it, the terminal's, and those in a browser.
#![forbid(unsafe_code)]

use tavola_base::{Time, dice_proof::ChainLength};
use tavola_club::{
    TableView, Viewer,
    table::{CommandName, SitterKind, Table, TableCommand, view},
};
use tavola_engine::{CubeAnswer, Player, Stakes};
use tavola_rules::{ActionKind, Game, Offer, OfferStep, Phase, Side, check_play};

/// How much there is to think about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// Nothing: rolling the dice, going on.
    Formality,
    /// A play.
    Play,
    /// The cube or a resignation.
    Cube,
}

/// What a bot does next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// For which side.
    pub side: Side,
    /// The command itself.
    pub command: TableCommand,
    /// How much there was to think about.
    pub weight: Weight,
}

/// The next thing a bot at this table does; none if no bot has anything to do.
#[must_use]
pub fn decide(player: &Player, table: &Table, now: Time) -> Option<Decision> {
    bot_sides(table).find_map(|side| {
        let (command, weight) = decide_for(player, table, side, now)?;
        Some(Decision { side, command, weight })
    })
}

/// Whether a bot at this table has something to do.
#[must_use]
pub fn is_awaited(table: &Table, now: Time) -> bool {
    bot_sides(table).any(|side| {
        let decides = table.opened().is_some_and(|opened| opened.decides() == Some(side));
        decides || view(table, Viewer::Seat(side), now).as_ref().and_then(formality).is_some()
    })
}

/// The sides a bot sits on.
pub fn bot_sides(table: &Table) -> impl Iterator<Item = Side> {
    let is_bot = |side: &Side| {
        let sitter = table.opened().and_then(|opened| opened.sitter(*side));
        sitter.is_some_and(|sitter| sitter.kind == SitterKind::Bot)
    };
    Side::BOTH.into_iter().filter(is_bot)
}

/// What `player` does on one side; none if it has nothing to do.
#[must_use]
pub fn decide_for(player: &Player, table: &Table, side: Side, now: Time) -> Option<(TableCommand, Weight)> {
    let opened = table.opened()?;
    if opened.decides() == Some(side) {
        return act(player, opened.game()?, side);
    }
    let command = formality(&view(table, Viewer::Seat(side), now)?)?;
    Some((command, Weight::Formality))
}

/// What brings the table on without a decision: getting ready, the opening roll, the next game, a rematch.
fn formality(view: &TableView) -> Option<TableCommand> {
    let ready = TableCommand::Ready { anchor: None, length: ChainLength::USUAL };
    [
        (CommandName::Ready, ready),
        (CommandName::Roll, TableCommand::Roll { link: None }),
        (CommandName::NextGame, TableCommand::NextGame),
        (CommandName::AcceptRematch, TableCommand::AcceptRematch),
    ]
    .into_iter()
    .find_map(|(name, command)| view.legal.actions.contains(&name).then_some(command))
}

/// A decision in the game; `side` is the one the game waits for.
fn act(player: &Player, game: &Game, side: Side) -> Option<(TableCommand, Weight)> {
    let stakes = stakes(game, side);
    let own = game.board().seen_by(side);
    if let Some(resignation) = game.resignation() {
        let accepts = player.accepts_resignation(&own, &stakes, resignation.kind);
        let answer = if accepts { TableCommand::AcceptResignation } else { TableCommand::RejectResignation };
        return Some((answer, Weight::Cube));
    }
    match *game.phase() {
        Phase::OpeningRoll { .. } => Some((TableCommand::Roll { link: None }, Weight::Formality)),
        Phase::PlayShown { side: mover, roll, before, play, .. }
            if check_play(&before.seen_by(mover), roll, &play).is_err() =>
        {
            Some((TableCommand::Challenge, Weight::Formality))
        }
        Phase::OnRoll { .. } | Phase::PlayShown { .. } => {
            let may_double = game.may(side, ActionKind::Double).is_ok();
            Some(if may_double && player.wants_double(&own, &stakes) {
                (TableCommand::Double, Weight::Cube)
            } else if game.may(side, ActionKind::Roll).is_ok() {
                (TableCommand::Roll { link: None }, Weight::Formality)
            } else {
                (TableCommand::AcceptPlay, Weight::Formality)
            })
        }
        Phase::Doubled { offer } => Some((answer(player, game, side, offer), Weight::Cube)),
        Phase::ToPlay { roll, .. } => {
            let play = player.choose_play(&own, roll, &stakes);
            let weight = if play.is_empty() { Weight::Formality } else { Weight::Play };
            Some((TableCommand::Play { steps: play.steps().to_vec() }, weight))
        }
        Phase::Over { .. } => None,
    }
}

/// The answer to a cube; a raccoon or an otter is never offered, and taken as a double would be.
fn answer(player: &Player, game: &Game, side: Side, offer: Offer) -> TableCommand {
    let doubler = side.opponent();
    let position = game.board().seen_by(doubler);
    let stakes = Stakes { cube: offer.refused, ..stakes(game, doubler) };
    let may_beaver = offer.step == OfferStep::Double && game.may(side, ActionKind::Beaver).is_ok();
    match player.answer_double(&position, &stakes) {
        CubeAnswer::Beaver if may_beaver => TableCommand::Beaver,
        CubeAnswer::Beaver | CubeAnswer::Take => TableCommand::Take,
        CubeAnswer::Drop => TableCommand::Drop,
    }
}

/// The game's cube and terms as the engine has them, seen by `side`.
fn stakes(game: &Game, side: Side) -> Stakes {
    Stakes::seen_by(side, game.rules(), game.score(), game.cube())
}
