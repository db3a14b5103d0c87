//! What has a device of its own: a match, a Swing's game, each match of a best of three, each match of a Davis Cup tie.

use tavola_club::device::DeviceView;
use tavola_tournament::{
    MatchId, Report, Rubber, Tournament,
    stream::{
        division::{Format, Series},
        play::{Phase, Status},
    },
};

use crate::{app::App, base::ids::StreamId, web::errors::AppError};

/// How often one match of a tournament can be played anew.
const TIMES: u32 = 100;

/// A match of a tournament, or one of those it is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// A match to so many points.
    Match,
    /// The game of a Swing (SWG-04).
    Game,
    /// One of a best of three, from 0 (MAT-09).
    Leg(usize),
    /// One of a Davis Cup tie (DAV-02).
    Rubber(Rubber),
}

impl Part {
    /// Those that are to be played now.
    #[must_use]
    pub fn to_play(state: &Tournament, of: MatchId, status: &Status) -> Vec<Self> {
        let Some(division) = state.division_at(of) else { return Vec::new() };
        match division.format {
            Format::Swing { .. } => vec![Self::Game],
            Format::DavisCup { .. } => state.rubbers_to_play(of).into_iter().map(Self::Rubber).collect(),
            _ if division.series == Series::BestOfThree => vec![Self::Leg(status.legs.len())],
            _ => vec![Self::Match],
        }
    }

    /// All that may have a device.
    #[must_use]
    pub fn all(state: &Tournament, of: MatchId, status: &Status) -> Vec<Self> {
        let is_tie = |format: &Format| matches!(format, Format::DavisCup { .. });
        if state.division_at(of).is_some_and(|division| is_tie(&division.format)) {
            return Rubber::ALL.map(Self::Rubber).to_vec();
        }
        let before = (0..status.legs.len()).map(Self::Leg);
        before.chain(Self::to_play(state, of, status)).collect()
    }

    /// Which match of a tie it is.
    #[must_use]
    pub const fn rubber(self) -> Option<Rubber> {
        match self {
            Self::Rubber(rubber) => Some(rubber),
            _ => None,
        }
    }

    /// Its result, or that of the whole match once that is over without it.
    pub(super) fn result(self, status: &Status) -> Option<&Report> {
        let own = match self {
            Self::Leg(index) => status.legs.get(index).map(|leg| &leg.report),
            Self::Rubber(rubber) => status.rubbers.iter().find(|report| report.rubber == Some(rubber)),
            Self::Match | Self::Game => None,
        };
        own.or(match &status.phase {
            Phase::Ended { report, .. } => Some(report),
            _ => None,
        })
    }

    /// Whether nothing of the match was over when it began: lateness counts in it.
    pub(super) fn is_first(self, status: &Status) -> bool {
        match self {
            Self::Leg(index) => index == 0,
            Self::Rubber(rubber) => status.rubbers.iter().all(|report| report.rubber != Some(rubber)),
            Self::Match | Self::Game => true,
        }
    }

    /// To how many points it is played: a Swing's game ends with the first.
    pub(super) const fn length(self, status: &Status) -> u8 {
        match self {
            Self::Game => 1,
            _ => status.length,
        }
    }

    /// What tells its device from those of the other parts: the name of a tie's match, the place in a best of three.
    #[must_use]
    pub fn name(self) -> Option<String> {
        match self {
            Self::Match | Self::Game | Self::Leg(0) => None,
            Self::Leg(index) => Some(format!("leg{}", index + 1)),
            Self::Rubber(rubber) => Some(rubber_name(rubber)),
        }
    }
}

/// The name of a tie's match as written.
fn rubber_name(rubber: Rubber) -> String {
    serde_json::to_value(rubber).ok().and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default()
}

/// The name of the device's match the `n`th time it is played.
fn board_id(event: &StreamId, of: MatchId, part: Part, n: u32) -> StreamId {
    let part = part.name().map(|name| format!("-{name}")).unwrap_or_default();
    StreamId::new(format!("{event}-{of}{part}-b{n}"))
}

/// Of which match of which event a stream is the device.
#[must_use]
pub fn match_of(board: &StreamId) -> Option<(StreamId, MatchId)> {
    let (rest, times) = board.as_str().rsplit_once("-b")?;
    times.parse::<u32>().ok()?;
    let numbered = |text: &str| {
        let (event, of) = text.rsplit_once('-')?;
        Some((StreamId::new(event), MatchId::new(of.parse().ok()?)))
    };
    numbered(rest).or_else(|| numbered(rest.rsplit_once('-')?.0))
}

/// The device of a part of a match as it is now, if it has one: one that is posted belongs to the part as long as that is
/// over.
///
/// # Errors
/// If the database fails.
pub async fn board_of(
    app: &App,
    event: &StreamId,
    of: MatchId,
    part: Part,
    status: &Status,
) -> Result<(StreamId, Option<DeviceView>), AppError> {
    let is_over = part.result(status).is_some();
    let mut last = None;
    for n in 1..TIMES {
        let id = board_id(event, of, part, n);
        match app.boards().view(&id).await {
            Ok(view) if view.posted.is_none() => return Ok((id, Some(view))),
            Ok(view) => last = Some((id, Some(view))),
            Err(AppError::NotFound) if is_over => return Ok(last.unwrap_or((id, None))),
            Err(AppError::NotFound) => return Ok((id, None)),
            Err(error) => return Err(error),
        }
    }
    Err(AppError::Busy)
}
