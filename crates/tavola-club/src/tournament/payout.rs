//! What is paid to whom in a division: its pool by its table, and its side pools.

use super::bracket::{Feed, Stage};
use super::division::Format;
use super::entry::{Entry, EntryState};
use super::ids::EntrantId;
use super::money::Cents;
use super::prize::{PrizeTable, SoldLot, calcutta, shared, split};
use super::state::{DivisionState, Tournament};
use super::view::{AuctionLine, DrawState, Prize};

/// Everything a division pays, from its own pool and its side pools. Nobody is named before it is over.
pub(super) fn prizes(event: &Tournament, division: &DivisionState) -> Vec<Prize> {
    let plan = &division.division;
    let of = || event.entries.iter().filter(|entry| entry.division == plan.id && is_counted(division, entry));
    let rebuys = of().filter(|entry| entry.rebuy_of.is_some()).count();
    let entries = of().count() - rebuys;
    let pool = plan.fees.pool(count(entries), count(rebuys));
    let is_over = event.is_over(division);
    let mut prizes =
        if pool == Cents::ZERO { Vec::new() } else { main_prizes(event, division, (pool, entries), is_over) };
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

fn main_prizes(
    event: &Tournament,
    division: &DivisionState,
    (pool, entries): (Cents, usize),
    is_over: bool,
) -> Vec<Prize> {
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
        let named =
            if is_over { ranking(event, division, stage).iter().map(Vec::len).sum() } else { places(stage, entries) };
        // Before there is anybody, the table is shown whole.
        if entries == 0 { usize::MAX } else { named }
    });
    let lines = table.prizes(pool);
    let prize = |stage, place, entrant, amount| Prize { pool: None, stage, place, entrant, amount };
    if !is_over {
        return lines.into_iter().map(|(line, amount)| prize(line.stage, line.place, None, amount)).collect();
    }
    let mut stages: Vec<Stage> = lines.iter().map(|(line, _)| line.stage).collect();
    stages.sort_unstable();
    stages.dedup();
    let mut prizes = Vec::new();
    for stage in stages {
        let amounts: Vec<Cents> =
            lines.iter().filter(|(line, _)| line.stage == stage).map(|(_, amount)| *amount).collect();
        let ranking = ranking(event, division, stage);
        let place = |entrant: EntrantId| {
            let before = ranking.iter().take_while(|group| !group.contains(&entrant)).map(Vec::len).sum::<usize>();
            count(before + 1)
        };
        let paid = shared(&amounts, &ranking);
        prizes.extend(paid.into_iter().map(|(entrant, amount)| prize(stage, place(entrant), Some(entrant), amount)));
    }
    prizes
}

/// What the lots of the auction bring, in the order in which they were sold; nothing is said before all is played.
pub(super) fn auction(event: &Tournament, division: &DivisionState) -> Vec<AuctionLine> {
    let Some(plan) = &division.division.calcutta else { return Vec::new() };
    let ranking = ranking(event, division, main_stage(division));
    let payouts = calcutta(&division.sold, plan.returned, &plan.parts, &ranking);
    let is_over = division.draw == DrawState::Published && event.is_over(division);
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

/// Whether an entry is paid for: he takes part, or has left after he was drawn.
fn is_counted(division: &DivisionState, entry: &Entry) -> bool {
    match entry.state {
        EntryState::Approved => true,
        EntryState::Out | EntryState::Disqualified => {
            let is_drawn = |feed: &Feed| *feed == Feed::Entrant { entrant: entry.entrant };
            division.bracket.fixtures().iter().any(|fixture| fixture.feeds.iter().any(is_drawn))
                || division.late.is_taken_by(entry.entrant)
        }
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

/// Who is where in a stage: groups of equals, the best first; of who left the event see [`has_part`].
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
