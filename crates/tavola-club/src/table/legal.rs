//! Which commands are in order for whom: what the page offers and what a refusal names.

use tavola_base::Time;
use tavola_rules::{ActionKind, Game, Legality, Side, WinKind};

use super::command::CommandName;
use super::pair::{Person, Place, Seat};
use super::state::{Opened, Stage};
use super::waiting::WhenAbsent;

/// What a side can be sure of in the game, which takes some computing: it is done once for a view.
#[derive(Debug, Default)]
pub(super) struct Outlook {
    /// The most it can claim.
    pub(super) claim: Option<WinKind>,
    /// What it can resign, the least first.
    pub(super) resign: Vec<WinKind>,
}

impl Outlook {
    /// The outlook of a side; nothing where nobody plays or dice are on their way.
    pub(super) fn of(table: &Opened, side: Option<Side>) -> Self {
        let (Some(side), Some(game)) = (side, table.live_game()) else { return Self::default() };
        let claim = if table.dice.called.is_none() { game.claimable(side) } else { None };
        Self { claim, resign: game.resignable(side) }
    }
}

/// The commands in order for whoever sits at `place`, or for a newcomer without one.
pub(super) fn legal_commands(table: &Opened, place: Option<Place>, now: Time, outlook: &Outlook) -> Vec<CommandName> {
    let Some(Place { side, partner }) = place else { return newcomer(table) };
    let seat = &table.seats[side];
    if matches!(table.stage, Stage::Closed) {
        return Vec::new();
    }
    if seat.person(partner).is_some_and(|person| person.has_left) {
        return if seat.has_left { Vec::new() } else { vec![CommandName::TakeDice] };
    }
    let has_dice = seat.holder == partner;
    let acts = match table.stage {
        Stage::Gathering { .. } => getting_ready(seat),
        _ if !has_dice => vec![CommandName::TakeDice, CommandName::Leave],
        _ => acts(table, side, now, outlook),
    };
    let is_there = |other: &Person| other.sitter.is_some() && !other.has_left;
    let partner = seat.person(partner.other()).filter(|other| seat.is_pair() && is_there(other));
    let gives = partner.filter(|_| has_dice).map(|_| CommandName::GiveDice);
    let advises = seat.is_pair().then_some(CommandName::Advise);
    let learns = has_dice && table.terms.tutored() == Some(side) && table.live_game().is_some();
    let can = learns && table.dice.called.is_none() && table.learning.can_take_back();
    acts.into_iter().chain(can.then_some(CommandName::TakeBack)).chain(gives).chain(advises).collect()
}

fn getting_ready(seat: &Seat) -> Vec<CommandName> {
    let ready = (!seat.is_ready && seat.is_full()).then_some(CommandName::Ready);
    ready.into_iter().chain([CommandName::Leave]).collect()
}

/// What whoever acts for a side may do once the match has begun.
fn acts(table: &Opened, side: Side, now: Time, outlook: &Outlook) -> Vec<CommandName> {
    if let Some(adjourned) = table.patience.adjourned {
        let resigns = table.is_match().then_some(CommandName::ResignMatch);
        let resumes = (!adjourned.wants[side]).then_some(CommandName::Resume);
        return resumes.into_iter().chain(resigns).chain([CommandName::Leave]).collect();
    }
    match table.stage {
        Stage::Playing => in_game(table, side, now, outlook),
        Stage::Between { wants, .. } => {
            let next = (!wants[side]).then_some(CommandName::NextGame);
            next.into_iter().chain(table_acts(table, side, now)).collect()
        }
        Stage::Over { rematch, .. } => after_match(table, side, rematch),
        Stage::Gathering { .. } | Stage::Closed => Vec::new(),
    }
}

fn newcomer(table: &Opened) -> Vec<CommandName> {
    let gathering = matches!(table.stage, Stage::Gathering { .. });
    if gathering && table.free_places().next().is_some() { vec![CommandName::TakeSeat] } else { Vec::new() }
}

fn in_game(table: &Opened, side: Side, now: Time, outlook: &Outlook) -> Vec<CommandName> {
    let acts = match table.live_game() {
        Some(game) if table.dice.called.is_none() => game_acts(game, side, outlook),
        _ => Vec::new(),
    };
    let has_offered_all = table.rejected[side].is_some() && outlook.resign.last() <= table.rejected[side].as_ref();
    let acts = acts.into_iter().filter(|&act| act != CommandName::Resign || !has_offered_all);
    acts.chain(table_acts(table, side, now)).collect()
}

fn game_acts(game: &Game, side: Side, outlook: &Outlook) -> Vec<CommandName> {
    let mut acts: Vec<CommandName> = game
        .legal_actions(side)
        .into_iter()
        .chain(irregular_acts(game, side))
        .filter(|&kind| kind != ActionKind::Claim || outlook.claim.is_some())
        .filter_map(CommandName::of)
        .collect();
    acts.dedup();
    acts
}

/// Where plays are judged by the opponent, as over the board, people may also do what the rules only put right afterwards.
fn irregular_acts(game: &Game, side: Side) -> Vec<ActionKind> {
    let is_called = game.rules().knobs().legality == Legality::Called;
    let acts = [ActionKind::RollEarly, ActionKind::DoubleEarly, ActionKind::DoubleByMistake];
    acts.into_iter().filter(|&kind| is_called && game.may(side, kind).is_ok()).collect()
}

/// What is always possible in a match, and the claim of an absent opponent.
fn table_acts(table: &Opened, side: Side, now: Time) -> Vec<CommandName> {
    let absent = table.absent_from(side.opponent()).is_some_and(|from| from <= now);
    let pace = &table.terms.pace;
    let claims = absent && (pace.post.is_some() || pace.absent != WhenAbsent::Adjourn);
    let adjourns = table.may_be_adjourned() && table.dice.called.is_none();
    let offer = table.patience.offer;
    [
        (claims, CommandName::ClaimAbsence),
        (absent && adjourns, CommandName::AdjournAbsence),
        (adjourns && offer.is_none(), CommandName::OfferAdjourn),
        (adjourns && offer == Some(side.opponent()), CommandName::AcceptAdjourn),
        (offer.is_some(), CommandName::DeclineAdjourn),
        (table.is_match(), CommandName::ResignMatch),
        (true, CommandName::Leave),
    ]
    .into_iter()
    .filter_map(|(is_legal, name)| is_legal.then_some(name))
    .collect()
}

fn after_match(table: &Opened, side: Side, rematch: Option<Side>) -> Vec<CommandName> {
    if table.seats[side].has_left {
        return Vec::new();
    }
    let answer = match rematch {
        _ if table.seats[side.opponent()].has_left || table.terms.duplicate.is_some() => vec![],
        None => vec![CommandName::OfferRematch],
        Some(by) if by == side => vec![CommandName::DeclineRematch],
        Some(_) => vec![CommandName::AcceptRematch, CommandName::DeclineRematch],
    };
    answer.into_iter().chain([CommandName::Leave]).collect()
}
