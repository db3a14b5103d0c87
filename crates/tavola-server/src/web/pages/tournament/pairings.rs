//! Who plays where, by name: the list that hangs on the wall, stands on the projector and is searched.

use tavola_base::Time;
use tavola_tournament::{
    EntrantId, TableNumber,
    stream::{
        play::Phase,
        view::{MatchView, Readiness},
    },
};

use super::tie::{self, Sitting};
use super::{Sheet, bracket};

/// One player and the match that is theirs to play next.
pub(super) struct Pairing<'a> {
    pub(super) name: String,
    pub(super) opponent: String,
    /// Where: at one table; a Davis Cup pair that is sought as one may play at two.
    pub(super) tables: Vec<TableNumber>,
    /// When it is to begin, where that was said.
    pub(super) begins: Option<Time>,
    pub(super) game: &'a MatchView,
}

/// Whether a match has its players and no result.
pub(super) fn is_paired(game: &MatchView) -> bool {
    bracket::is_live(game) || (game.readiness == Readiness::Ready && game.status.phase == Phase::Planned)
}

/// Everybody whose next match is known, in the order of their names; of a pair in a Davis Cup each of the two.
pub(super) fn by_name<'a>(sheet: &Sheet<'a>) -> Vec<Pairing<'a>> {
    let games = sheet.view().matches.iter().filter(|game| is_paired(game));
    let mut all: Vec<Pairing<'a>> = games.flat_map(|game| of_match(sheet, game)).collect();
    all.sort_by(|one, other| sheet.locale.order(&one.name, &other.name).then(one.game.id.cmp(&other.game.id)));
    all
}

/// The pairings that one entrant has now.
pub(super) fn of_entrant<'a>(sheet: &Sheet<'a>, entrant: EntrantId) -> Option<Pairing<'a>> {
    let mut games: Vec<&MatchView> = sheet.view().matches.iter().filter(|game| is_paired(game)).collect();
    games.sort_by_key(|game| (!bracket::is_live(game), game.id));
    let game = games.into_iter().find(|game| game.seats.iter().any(|seat| seat.entrant() == Some(entrant)))?;
    let index = usize::from(game.seats[0].entrant() != Some(entrant));
    let whole = pairing(sheet, game, Sitting { table: None, rubber: None }, index);
    Some(Pairing { tables: tie::tables(sheet, game), ..whole })
}

fn of_match<'a>(sheet: &Sheet<'a>, game: &'a MatchView) -> Vec<Pairing<'a>> {
    let sittings = tie::sittings(sheet, game).into_iter();
    sittings.flat_map(|sitting| [0, 1].map(|index| pairing(sheet, game, sitting, index))).collect()
}

fn pairing<'a>(sheet: &Sheet<'_>, game: &'a MatchView, sitting: Sitting, index: usize) -> Pairing<'a> {
    let name = |index: usize| match sitting.rubber {
        Some(rubber) => tie::who_plays(sheet, game, rubber, index),
        None => sheet.seat(game, index),
    };
    let begins = game.status.scheduled.filter(|_| game.status.phase == Phase::Planned);
    Pairing { name: name(index), opponent: name(1 - index), tables: sitting.table.into_iter().collect(), begins, game }
}
