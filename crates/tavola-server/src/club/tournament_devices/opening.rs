//! The way from a table's QR code to the device of what is played there, set up from the draw.

use std::collections::BTreeSet;

use tavola_base::clock::ClockSettings;
use tavola_club::device::{Act, DeviceActor, DeviceSettings, FlagRule, Oversight};
use tavola_rules::{BySide, Crawford, CrawfordState, Holland, MatchLength, Points};
use tavola_tournament::{
    MatchId, Rubber, Tournament,
    format::davis_cup::{Lineup, Pair},
    stream::{
        entry::Entry,
        play::{Phase, Status, TableNumber},
    },
};

use super::part::{Part, board_of};
use crate::{
    app::App,
    base::ids::{CommandId, StreamId},
    web::errors::AppError,
};

/// What a table's QR code leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AtTable {
    /// Nobody is called there.
    Nobody,
    /// The device of what is played there.
    Device(StreamId),
    /// Two matches of a tie are played there at once: which, with the names.
    Which(Vec<(Rubber, BySide<String>)>),
}

/// What is played at a table; its device is set up from the draw if it is not yet. `rubber` chooses among a tie's matches.
///
/// # Errors
/// If there is no such event or the database fails.
pub async fn at_table(
    app: &App,
    event: &StreamId,
    table: TableNumber,
    rubber: Option<Rubber>,
) -> Result<AtTable, AppError> {
    let state = app.tournaments().existing(event).await?.state;
    let live = |status: &Status| {
        let is_on = matches!(status.phase, Phase::Called { .. } | Phase::Playing { .. } | Phase::Reported { .. });
        is_on && status.official_tables().any(|one| one == table)
    };
    let at = |of: MatchId| state.status(of).filter(|status| live(status)).map(|status| (of, status));
    let all = 1..=u32::try_from(state.match_count()).unwrap_or(0);
    let Some((of, status)) = all.map(MatchId::new).find_map(at) else { return Ok(AtTable::Nobody) };
    let here = |part: &Part| part.rubber().is_none_or(|rubber| status.table_of(rubber) == Some(table));
    let mut parts = Part::to_play(&state, of, status);
    if parts.iter().any(here) {
        parts.retain(here);
    }
    if let Some(chosen) = rubber.map(Part::Rubber).filter(|chosen| parts.contains(chosen)) {
        parts = vec![chosen];
    }
    let part = match parts.as_slice() {
        [] => return Ok(AtTable::Nobody),
        [part] => *part,
        several => {
            let named = |part: &Part| Some((part.rubber()?, names(&state, of, *part)?));
            return Ok(AtTable::Which(several.iter().filter_map(named).collect()));
        }
    };
    let (id, known) = board_of(app, event, of, part, status).await?;
    if known.is_none() {
        let Some(settings) = settings(&state, of, part, status) else { return Ok(AtTable::Nobody) };
        let open = Act::Open { settings: Box::new(settings) };
        app.boards().command(&id, DeviceActor::House, CommandId::new("open"), open).await?;
        // Points given for lateness stand on it before anybody begins.
        super::look(app, Some((event.clone(), Some(of))), &mut BTreeSet::new()).await?;
    }
    Ok(AtTable::Device(id))
}

fn settings(state: &Tournament, of: MatchId, part: Part, status: &Status) -> Option<DeviceSettings> {
    let clock: Option<ClockSettings> =
        status.clock.map(|clock| clock.settings).or_else(|| state.division_at(of).and_then(|division| division.clock));
    // What has been played before counts, and the clock is then brought in (CLK-03); points that were only given are
    // given on the device too, and the bank is the whole one (CLK-01).
    let is_begun = status.sides.iter().any(|side| side.points != side.given);
    let counts = is_begun && part != Part::Game && part.rubber().is_none();
    let points = |index: usize| Points::new(if counts { status.sides[index].points.into() } else { 0 });
    // A Swing's game has the cube and nothing else: it is no Crawford game.
    let crawford = if part == Part::Game { Crawford::Off } else { Crawford::On };
    Some(DeviceSettings {
        names: names(state, of, part)?,
        length: MatchLength::new(part.length(status))?,
        clock,
        ordered: clock,
        flag: FlagRule::Loss,
        crawford,
        holland: Holland::Off,
        oversight: Oversight::Director,
        won: BySide { white: points(0), black: points(1) },
        before: CrawfordState::Pre,
    })
}

/// Who plays: the upper line is white.
fn names(state: &Tournament, of: MatchId, part: Part) -> Option<BySide<String>> {
    let [upper, lower] = state.pair(of)?.map(|entrant| state.entry(entrant));
    let (upper, lower) = (upper?, lower?);
    let [white, black] = match part.rubber() {
        None => [&upper.name, &lower.name],
        Some(rubber) => {
            let [one, other] = rubber.lineups(Pair { first: 0, second: 1 }, Pair { first: 0, second: 1 });
            [person(upper, one), person(lower, other)]
        }
    }
    .map(|name| name.chars().take(64).collect());
    Some(BySide { white, black })
}

/// Who of a pair sits there: one of them, or both.
fn person(entry: &Entry, lineup: Lineup<usize>) -> &String {
    match lineup {
        Lineup::Single(index) => entry.people.get(index).map_or(&entry.name, |person| &person.name),
        Lineup::Both(_) => &entry.name,
    }
}
