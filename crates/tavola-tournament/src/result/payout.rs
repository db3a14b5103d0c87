//! What is paid to whom in a division: its pool by its table, and its side pools.

use super::money::Cents;
use super::prize::{PrizeTable, SoldLot, calcutta, shared, split};
use crate::format::bracket::Stage;
use crate::ids::{EntrantId, Round};
use crate::stream::division::Format;
use crate::stream::entry::{Entry, EntryState};
use crate::stream::next_round::NextRound;
use crate::stream::state::{DivisionState, Tournament};
use crate::stream::view::{AuctionLine, DrawState, Prize};

/// Everything a division pays, from its own pool and its side pools. Somebody is named as soon as their place is certain.
pub(crate) fn prizes(event: &Tournament, division: &DivisionState) -> Vec<Prize> {
    let plan = &division.division;
    let of = || event.entries.iter().filter(|entry| entry.division == plan.id && is_counted(division, entry));
    let rebuys = of().filter(|entry| entry.rebuy_of.is_some()).count();
    let entries = of().count() - rebuys;
    let pool = plan.fees.pool(count(entries), count(rebuys));
    let mut prizes = if pool == Cents::ZERO { Vec::new() } else { main_prizes(event, division, (pool, entries)) };
    let is_over = is_settled(event, division, main_stage(division));
    for side in &plan.pools {
        let members: Vec<EntrantId> =
            of().filter(|entry| entry.pools.contains(&side.name)).map(|entry| entry.entrant).collect();
        let ranking = if is_over { ranking(event, division, main_stage(division)) } else { Vec::new() };
        let paid = side.pool().payouts(&members, &ranking);
        let named = (1..).zip(paid).map(|(place, (entrant, amount))| Prize {
            pool: Some(side.name.clone()),
            stage: main_stage(division),
            place,
            entrant: Some(entrant),
            amount,
        });
        prizes.extend(named);
        if !is_over {
            let many = i64::try_from(members.len()).unwrap_or(i64::MAX);
            let amounts = split(side.returned.of(side.fee.times(many)), side.pool().parts_for(members.len()));
            let open = |(place, amount)| Prize {
                pool: Some(side.name.clone()),
                stage: main_stage(division),
                place,
                entrant: None,
                amount,
            };
            prizes.extend((1..).zip(amounts).map(open));
        }
    }
    prizes
}

fn main_prizes(event: &Tournament, division: &DivisionState, (pool, entries): (Cents, usize)) -> Vec<Prize> {
    let plan = &division.division;
    let has = |stage| plan.format.plays(stage);
    let table = plan.prizes.clone().unwrap_or_else(|| {
        if plan.format.is_bracket() {
            PrizeTable::customary(entries).only(|stage| stage == Stage::Main || has(stage))
        } else {
            PrizeTable::of_rounds()
        }
    });
    let table = table.within(|stage| {
        let is_settled = is_settled(event, division, stage);
        let named = if is_settled {
            ranking(event, division, stage).iter().map(Vec::len).sum()
        } else {
            places(stage, entries)
        };
        // Before there is anybody, the table is shown whole.
        if entries == 0 { usize::MAX } else { named }
    });
    let lines = table.prizes(pool);
    let mut stages: Vec<Stage> = lines.iter().map(|(line, _)| line.stage).collect();
    stages.sort_unstable();
    stages.dedup();
    let of_stage = |stage| {
        let lines = lines.iter().filter(|(line, _)| line.stage == stage).map(|(line, amount)| (line.place, *amount));
        stage_prizes(event, division, stage, &lines.collect::<Vec<_>>())
    };
    stages.into_iter().flat_map(of_stage).collect()
}

/// The prizes of a stage: named where the place is certain, as the table has them where it is not.
fn stage_prizes(event: &Tournament, division: &DivisionState, stage: Stage, lines: &[(u32, Cents)]) -> Vec<Prize> {
    let prize = |place, entrant, amount| Prize { pool: None, stage, place, entrant, amount };
    let amounts: Vec<Cents> = lines.iter().map(|(_, amount)| *amount).collect();
    let mut prizes = Vec::new();
    let mut before = 0;
    for group in ranking(event, division, stage) {
        if before >= lines.len() {
            break;
        }
        let (first, last) = (before.min(lines.len()), (before + group.len()).min(lines.len()));
        if is_certain(event, division, stage, &group) {
            let paid = shared(&amounts[first..last], std::slice::from_ref(&group));
            prizes.extend(paid.into_iter().map(|(entrant, amount)| prize(count(before + 1), Some(entrant), amount)));
        } else {
            prizes.extend(lines[first..last].iter().map(|&(place, amount)| prize(place, None, amount)));
        }
        before += group.len();
    }
    // Where nobody can be ranked yet, the rest of the table stands as it is.
    if !is_settled(event, division, stage) {
        prizes.extend(lines[before.min(lines.len())..].iter().map(|&(place, amount)| prize(place, None, amount)));
    }
    prizes
}

/// Whether nothing can change the places of a stage any more, as far as its matches go: everything in it and above it is
/// played, and no round of it is still to be drawn.
fn is_settled(event: &Tournament, division: &DivisionState, stage: Stage) -> bool {
    if division.draw != DrawState::Published {
        return false;
    }
    if event.is_over(division) {
        return true;
    }
    let is_played = division.undecided.iter().all(|((of, _), many)| *of > stage || *many == 0);
    let is_there = division.last_round.contains_key(&stage);
    matches!(division.division.format, Format::KnockOut { .. })
        && is_there
        && is_played
        && event.next_round(division).is_none_or(|next| matches!(next, NextRound::Below { into, .. } if into > stage))
}

/// Whether the place of these equals is certain: their stage is settled, or they went out of a main bracket in a round
/// that is played to its end.
fn is_certain(event: &Tournament, division: &DivisionState, stage: Stage, group: &[EntrantId]) -> bool {
    if is_settled(event, division, stage) {
        return true;
    }
    if stage != Stage::Main || !matches!(division.division.format, Format::KnockOut { .. }) {
        return false;
    }
    // They are equals because they came to the same round.
    let last = group.first().and_then(|entrant| event.last_match_in(division, stage, *entrant));
    let is_open =
        |round: Round| division.undecided.iter().any(|((of, at), many)| *of == stage && *at <= round && *many > 0);
    last.is_some_and(|round| !is_open(round))
}

/// What the lots of the auction bring, in the order in which they were sold; nothing is said before
/// the places are certain.
pub(crate) fn auction(event: &Tournament, division: &DivisionState) -> Vec<AuctionLine> {
    let Some(plan) = &division.division.calcutta else { return Vec::new() };
    let ranking = ranking(event, division, main_stage(division));
    let payouts = calcutta(&division.sold, plan.returned, &plan.parts, &ranking);
    let is_over = is_settled(event, division, main_stage(division));
    let paid = |lot: &SoldLot| payouts.iter().find(|payout| is_over && std::ptr::eq(payout.lot, lot));
    let line = |lot: &SoldLot| AuctionLine {
        lot: lot.clone(),
        owner: paid(lot).map(|payout| payout.owner),
        players: paid(lot).map(|payout| payout.players),
    };
    division.sold.iter().map(line).collect()
}

const fn main_stage(division: &DivisionState) -> Stage {
    if division.division.format.is_bracket() { Stage::Main } else { Stage::Rounds }
}

/// Whether an entry is paid for: they take part, or have left after they were drawn.
fn is_counted(division: &DivisionState, entry: &Entry) -> bool {
    match entry.state {
        EntryState::Approved => true,
        EntryState::Out | EntryState::Disqualified => division.has(entry.entrant),
        EntryState::Requested | EntryState::Refused => false,
    }
}

/// How many can be placed in a stage at most, before it is played.
const fn places(stage: Stage, entries: usize) -> usize {
    match stage {
        Stage::Main | Stage::Finals | Stage::Rounds => entries,
        // Both finalists of the main play nowhere else.
        Stage::Consolation | Stage::LastChance | Stage::Lower => entries.saturating_sub(2),
    }
}

/// Whether somebody takes part in the prizes: not who was disqualified, nor who has left a game that ends when one is left.
fn has_part(division: &DivisionState, entry: &Entry) -> bool {
    match entry.state {
        EntryState::Approved => true,
        EntryState::Out => !matches!(division.division.format, Format::Swing { .. } | Format::Lives { .. }),
        EntryState::Requested | EntryState::Refused | EntryState::Disqualified => false,
    }
}

/// Who is where in a stage: groups of equals, the best first; of who left the tournament see [`has_part`].
fn ranking(event: &Tournament, division: &DivisionState, stage: Stage) -> Vec<Vec<EntrantId>> {
    let mut groups: Vec<(u32, Vec<EntrantId>)> = Vec::new();
    for (place, entrant) in event.standings_in(division, stage) {
        if event.entry(entrant).is_none_or(|entry| !has_part(division, entry)) {
            continue;
        }
        match groups.last_mut() {
            Some((known, group)) if *known == place => group.push(entrant),
            _ => groups.push((place, vec![entrant])),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

fn count(many: usize) -> u32 {
    u32::try_from(many).unwrap_or(u32::MAX)
}
