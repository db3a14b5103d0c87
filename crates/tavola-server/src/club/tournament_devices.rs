//! Events at tables of wood: the device of each table is filled from the draw, the desk's rulings go to it, and what both
//! players have confirmed on it goes onto the bracket. The device prevails over what is written by hand (MAT-07).

mod opening;
mod part;

use std::{collections::BTreeSet, time::Duration};
use tavola_tournament::{CallCommand, ResultCommand};

use tavola_club::device::{Act, DeviceActor, DevicePhase, DeviceView, How, Phase};
use tavola_rules::{MatchLength, Points, Side};
use tavola_tournament::{
    EntrantId, MatchId, Report, Tournament, TournamentCommand,
    ruling::{Remedy, Ruling, RulingNumber, RulingState},
    stream::{
        play::{self, SideState, Status},
        settings::Venue,
    },
};
use tokio::sync::broadcast::error::RecvError;

use crate::{
    app::App,
    base::{
        ids::{CommandId, StreamId},
        trouble::Trouble,
    },
    web::errors::AppError,
};

pub use opening::{AtTable, at_table};
pub use part::{Part, board_of, match_of};

/// How often all events are looked at, in case a hint was lost.
const SWEEP: Duration = Duration::from_secs(3);
/// How long who has resigned a match may take that back before it is posted, in milliseconds (MAT-08).
const THINK_AGAIN: u64 = 20_000;

/// Looks after the devices of events until the server stops.
pub async fn run(app: App) {
    let trouble =
        Trouble::new("the devices of an event were not looked after", "the devices of events are looked after again");
    let mut hints = app.bus().watch_all();
    let mut sweep = tokio::time::interval(SWEEP);
    // Matches that are over and whose device knows it, or that had none.
    let mut settled = BTreeSet::new();
    loop {
        let at = tokio::select! {
            () = app.stopping() => break,
            _ = sweep.tick() => None,
            hint = hints.recv() => match hint {
                Ok(hint) if hint.kind == "tournament" => Some((hint.stream, None)),
                Ok(hint) => match match_of(&hint.stream) {
                    Some((event, of)) => Some((event, Some(of))),
                    None => continue,
                },
                Err(RecvError::Lagged(_)) => None,
                Err(RecvError::Closed) => break,
            },
        };
        trouble.note(&look(&app, at, &mut settled).await);
    }
}

/// Looks once at every event over the board and does what is to be done at its devices.
///
/// # Errors
/// If the database fails.
pub async fn look_after(app: &App) -> Result<(), AppError> {
    look(app, None, &mut BTreeSet::new()).await
}

async fn look(
    app: &App,
    at: Option<(StreamId, Option<MatchId>)>,
    settled: &mut BTreeSet<(StreamId, MatchId)>,
) -> Result<(), AppError> {
    let events = match at {
        Some(at) => vec![at],
        None => app.store().rooms_playing("tournament").await?.into_iter().map(|event| (event, None)).collect(),
    };
    for (event, only) in events {
        match look_at(app, &event, only, settled).await {
            Ok(()) | Err(AppError::NotFound) => {}
            Err(error) if error.is_the_streams_own() => {}
            Err(error @ AppError::Store(_)) => return Err(error),
            // The other events are looked after all the same.
            Err(error) => tracing::warn!(%error, %event, "the devices of an event were not looked after"),
        }
    }
    Ok(())
}

async fn look_at(
    app: &App,
    event: &StreamId,
    only: Option<MatchId>,
    settled: &mut BTreeSet<(StreamId, MatchId)>,
) -> Result<(), AppError> {
    let state = app.tournaments().existing(event).await?.state;
    if state.settings().venue != Venue::OverTheBoard {
        return Ok(());
    }
    let all = (1..=u32::try_from(state.match_count()).unwrap_or(0)).map(MatchId::new);
    for of in only.into_iter().chain(all.filter(|_| only.is_none())) {
        let Some(status) = state.status(of) else { continue };
        let is_over = matches!(status.phase, play::Phase::Ended { .. });
        let key = (event.clone(), of);
        if status.phase == play::Phase::Planned || (is_over && settled.contains(&key)) {
            continue;
        }
        settled.remove(&key);
        let mut goes_on = false;
        for part in Part::all(&state, of, status) {
            match (Board { app, event, state: &state, of, part, status }).serve().await {
                Ok(Done::Settled) => {}
                Ok(Done::GoesOn) => goes_on = true,
                // The tournament or the device has moved on meanwhile, and both are looked at again; or it is set aside.
                Err(error) if error.is_the_streams_own() => goes_on = true,
                Err(error) => return Err(error),
            }
        }
        if is_over && !goes_on {
            settled.insert(key);
        }
    }
    Ok(())
}

/// Whether there is nothing more to do for a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Done {
    Settled,
    GoesOn,
}

/// One match of a tournament, or a part of one, with its device.
struct Board<'a> {
    app: &'a App,
    event: &'a StreamId,
    state: &'a Tournament,
    of: MatchId,
    part: Part,
    status: &'a Status,
}

impl Board<'_> {
    async fn serve(&self) -> Result<Done, AppError> {
        let (id, Some(view)) = board_of(self.app, self.event, self.of, self.part, self.status).await? else {
            return Ok(Done::Settled);
        };
        if view.posted.is_some() {
            return Ok(Done::Settled);
        }
        self.carry_rulings(&id, &view).await?;
        self.carry_orders(&id, &view).await?;
        let view = self.app.boards().view(&id).await?;
        if let Some(report) = self.part.result(self.status) {
            self.close(&id, &view, report).await?;
            return Ok(Done::Settled);
        }
        self.tell_event(&id, &view).await?;
        Ok(Done::GoesOn)
    }

    /// A ruling of the desk on the device; one that is refused there has no place there.
    async fn rule(&self, id: &StreamId, key: &str, act: Act) -> Result<(), AppError> {
        match self.app.boards().command(id, DeviceActor::Director, CommandId::new(key), act).await {
            Ok(_) | Err(AppError::Refused(_)) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Whether a ruling in the match is meant for this device: of a tie's, if it names it.
    fn is_meant(&self, ruling: &Ruling) -> bool {
        ruling.of == Some(self.of) && (self.part.rubber().is_none() || self.part.rubber() == ruling.rubber)
    }

    /// Time and points that the desk has given since the device was set up.
    async fn carry_rulings(&self, id: &StreamId, view: &DeviceView) -> Result<(), AppError> {
        let since = view.opened.unwrap_or_default();
        let rulings = (1..).map_while(|number| self.state.ruling(RulingNumber::new(number)));
        for ruling in rulings.filter(|ruling| ruling.at >= since && self.is_meant(ruling)) {
            let Some(act) = ruling.about.and_then(|about| self.side(about)).and_then(|side| carried_out(ruling, side))
            else {
                continue;
            };
            let fell = matches!(ruling.state, RulingState::Overturned | RulingState::TakenBack);
            let key = format!("ruling-{}", ruling.number);
            match act {
                Act::AdjustTime { side, millis, reason } if fell => {
                    let known = view.rulings.iter().any(
                        |one| matches!(&one.act, Act::AdjustTime { side: of, millis: by, reason: why } if *of == side && *by == millis && *why == reason),
                    );
                    if known {
                        let back = Act::AdjustTime { side, millis: -millis, reason };
                        self.rule(id, &format!("{key}-back"), back).await?;
                    }
                }
                _ if fell => {}
                act => self.rule(id, &key, act).await?,
            }
        }
        self.carry_lateness(id, view).await
    }

    /// What lateness has done to a side: of a tie in this match of it.
    fn late_side(&self, index: usize) -> SideState {
        let side = self.status.sides[index];
        self.part.rubber().map_or(side, |rubber| {
            let given = self.status.tie.given_in(rubber)[index];
            SideState { points: given, given, time_lost: self.status.tie.time_lost_in(rubber)[index], ..side }
        })
    }

    /// What lateness has cost after the device was set up, before the first game.
    async fn carry_lateness(&self, id: &StreamId, view: &DeviceView) -> Result<(), AppError> {
        if view.game.is_some() || !view.games.is_empty() || !self.part.is_first(self.status) {
            return Ok(());
        }
        let view = self.app.boards().view(id).await?;
        for (index, side) in [Side::White, Side::Black].into_iter().enumerate() {
            let state = self.late_side(index);
            let missing = u64::from(state.points).saturating_sub(view.score[side].number());
            if missing > 0 && state.given > 0 && self.part != Part::Game {
                let reason = "TRN-12".to_owned();
                let act = Act::Penalty { against: side.opponent(), points: Points::new(missing), reason };
                self.rule(id, &format!("late-{index}-{}", state.given), act).await?;
            }
            if !state.time_lost.is_zero() {
                let millis = -i64::try_from(state.time_lost.number()).unwrap_or(0);
                let act = Act::AdjustTime { side, millis, reason: "TRN-14".to_owned() };
                self.rule(id, &format!("late-time-{index}"), act).await?;
            }
        }
        Ok(())
    }

    /// The clock, the length and a dispute as the desk has ordered or noted them.
    async fn carry_orders(&self, id: &StreamId, view: &DeviceView) -> Result<(), AppError> {
        if let Some(ordered) = self.status.clock
            && view.clock.as_ref().map(|clock| clock.settings) != Some(ordered.settings)
        {
            let clock = ordered.settings;
            let key = format!("clock-{}-{}", clock.bank_per_point.number(), clock.delay.number());
            self.rule(id, &key, Act::BringClock { clock }).await?;
        }
        if let Some(length) = MatchLength::new(self.part.length(self.status))
            && view.length != Some(length)
        {
            self.rule(id, &format!("length-{}", self.status.length), Act::SetLength { length }).await?;
        }
        match (&self.status.dispute, &view.hold) {
            (Some(dispute), None) => {
                let key = format!("hold-{}", dispute.at.millis());
                self.rule(id, &key, Act::Hold { reason: dispute.text.clone() }).await
            }
            (None, Some(_)) => self.rule(id, &format!("release-{}", view.version), Act::Release).await,
            _ => Ok(()),
        }
    }

    /// The result stands on the bracket: so it does on the device.
    async fn close(&self, id: &StreamId, view: &DeviceView, report: &Report) -> Result<(), AppError> {
        if view.hold.is_some() {
            self.rule(id, "release-at-the-end", Act::Release).await?;
        }
        if let Some(winner) = self.side(report.winner)
            && view.winner != Some(winner)
        {
            let reason = "TRN-18".to_owned();
            self.rule(id, "award", Act::AwardMatch { winner, reason }).await?;
        }
        self.rule(id, "post", Act::Post).await
    }

    /// What the tournament must know: that it has begun, how it stands, who has won.
    async fn tell_event(&self, id: &StreamId, view: &DeviceView) -> Result<(), AppError> {
        let events = self.app.tournaments();
        // A refusal is remembered under its name: it is another one as soon as either side has moved on.
        let now = format!("{}-{}", view.version, self.state.version());
        let has_begun = view.game.is_some() || !view.games.is_empty();
        if has_begun && matches!(self.status.phase, play::Phase::Called { .. }) {
            let start = TournamentCommand::Call(CallCommand::Start { of: self.of });
            events.by_house(self.event, &format!("start-{id}-{now}"), start).await?;
        }
        if self.status.dispute.is_some() {
            return Ok(());
        }
        let thinks_again = view.how == Some(How::Resigned) && self.app.boards().idle(id).await?.number() < THINK_AGAIN;
        if thinks_again {
            return Ok(());
        }
        if let Some(result) = self.result(view) {
            let command = TournamentCommand::Result(ResultCommand::Result { of: self.of, result });
            events.by_house(self.event, &format!("result-{id}-{now}"), command).await?;
            return Ok(());
        }
        let score = self.score(view);
        let is_told = matches!(self.part, Part::Match | Part::Leg(_));
        if is_told && score != self.status.sides.map(|side| side.points) && view.winner.is_none() {
            let command = TournamentCommand::Result(ResultCommand::Score { of: self.of, score });
            events.by_house(self.event, &format!("score-{id}-{now}"), command).await?;
        }
        Ok(())
    }

    /// The score, the upper line first, nobody above the length.
    fn score(&self, view: &DeviceView) -> [u32; 2] {
        let points = |side| u32::try_from(view.score[side].number()).unwrap_or(u32::MAX);
        [Side::White, Side::Black].map(|side| points(side).min(self.status.length.into()))
    }

    /// The result, once both have confirmed it or it needs no confirming.
    fn result(&self, view: &DeviceView) -> Option<Report> {
        let DevicePhase::Course(Phase::MatchOver { winner, how }) = &view.phase else { return None };
        let entrants = self.state.pair(self.of)?;
        let (won, lost) = if *winner == Side::White { (0, 1) } else { (1, 0) };
        let how = match how {
            How::Score => play::How::Played,
            How::Flag => play::How::Flag,
            How::Resigned => play::How::Resigned,
            How::Penalty | How::Ruling => play::How::Ruling,
        };
        let report = Report { how, ..Report::won_by(entrants[won]) };
        if self.part == Part::Game {
            let game = view.games.first();
            let (kind, cube) = (game.map(|game| game.kind), game.map(|game| game.cube));
            return Some(Report { kind, cube, ..report });
        }
        let points = self.score(view);
        let score = (how == play::How::Played).then(|| [points[won], points[lost]]);
        Some(Report { score, rubber: self.part.rubber(), ..report })
    }

    fn side(&self, entrant: EntrantId) -> Option<Side> {
        let [first, second] = self.state.pair(self.of)?;
        [(first, Side::White), (second, Side::Black)].into_iter().find(|(one, _)| *one == entrant).map(|(_, side)| side)
    }
}

/// What a ruling about `side` does on the device.
fn carried_out(ruling: &Ruling, side: Side) -> Option<Act> {
    let reason = format!("{}: {}", ruling.clause, ruling.reason);
    Some(match ruling.remedy {
        Remedy::GiveTime { time } => {
            Act::AdjustTime { side, millis: i64::try_from(time.number()).unwrap_or(i64::MAX), reason }
        }
        Remedy::PenaltyPoints { points } | Remedy::LossOfGame { points } => {
            // A desk may give more than any match on a device is played to: there it ends the match all the same.
            let most = MatchLength::LONGEST.points();
            Act::Penalty { against: side, points: Points::new(u64::from(points).min(most.into())), reason }
        }
        Remedy::LossOfMatch | Remedy::Disqualify | Remedy::Ban => Act::AwardMatch { winner: side.opponent(), reason },
        Remedy::Warning => Act::Warn { against: side, reason },
        _ => return None,
    })
}
