//! What of a stage can be known beside its matches: whether its last round is its final.

use std::collections::BTreeSet;

use tavola_tournament::{
    Feed, MatchId, Stage,
    stream::{
        division::{Consolation, Format},
        play::Phase,
        view::{DivisionView, MatchView, Readiness},
    },
};

use super::Sheet;

/// Whether the last round of a consolation is its final: one match, nobody who sits it out, and nobody who can still drop in.
pub(super) fn is_closed(sheet: &Sheet<'_>, division: &DivisionView, stage: Stage) -> bool {
    let Some(own) = division.stages.iter().find(|one| one.stage == stage) else { return false };
    let Some(&[last]) = own.rounds.last().map(Vec::as_slice) else { return false };
    if sheet.matches.get(&last).is_none_or(|game| game.feeds.contains(&Feed::Bye)) {
        return false;
    }
    match stage {
        Stage::Consolation => division.is_over || nobody_drops_in(sheet, division, own.rounds.iter().flatten()),
        Stage::LastChance => division.is_over,
        Stage::Main | Stage::Lower | Stage::Finals | Stage::Rounds => false,
    }
}

/// Whether whoever loses in the main and goes on has a place already.
fn nobody_drops_in<'a>(sheet: &Sheet<'_>, division: &DivisionView, own: impl Iterator<Item = &'a MatchId>) -> bool {
    let Format::KnockOut { consolation, .. } = division.division.format else { return false };
    let Some(main) = division.stages.iter().find(|one| one.stage == Stage::Main) else { return false };
    let feeding = match consolation {
        Consolation::Usual | Consolation::Redraw { .. } | Consolation::FixedTree { .. } => main.rounds.len() - 1,
        Consolation::None => return false,
    };
    let feeds = own.filter_map(|id| sheet.matches.get(id)).flat_map(|game| game.feeds);
    let placed: BTreeSet<MatchId> =
        feeds.filter_map(|feed| if let Feed::Loser { of } = feed { Some(of) } else { None }).collect();
    let drops = |game: &&MatchView| {
        let is_out = matches!(&game.status.phase, Phase::Ended { report, .. } if report.how.is_out());
        !is_out && !matches!(game.readiness, Readiness::Bye | Readiness::Empty)
    };
    let losers =
        main.rounds.iter().take(feeding).flatten().filter_map(|id| sheet.matches.get(id).copied()).filter(drops);
    losers.map(|game| game.id).all(|id| placed.contains(&id))
}
