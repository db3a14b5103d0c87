//! Forms that order something on a match's device.

use tavola_club::device::{Act, Keep};
use tavola_rules::Side;
use tavola_tournament::Rubber;

use super::{
    Fields,
    fields::form,
    kinds::{Choice, Cube},
};
use crate::base::ids::CommandId;
use crate::web::errors::AppError;

form! {
    /// One of two logs is kept.
    SettleLogs {
        rubber: Option<Choice<Rubber>>,
        conflict: u32,
        keep: Choice<Keep>,
    }
}

/// What becomes of the time that a device was off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Gap {
    /// It is given back.
    Restore,
    /// It counts.
    Count,
}

form! {
    /// The time that a device was off is given back, or counts.
    SettleGap {
        rubber: Option<Choice<Rubber>>,
        gap: u32,
        time: Choice<Gap>,
    }
}

form! {
    /// Time is given, or taken.
    AdjustTime {
        rubber: Option<Choice<Rubber>>,
        side: Choice<Side>,
        seconds: i64,
        reason: String,
    }
}

form! {
    /// Nobody noticed a flag: both play on.
    PlayOn {
        rubber: Option<Choice<Rubber>>,
    }
}

form! {
    /// A clock that runs for the wrong player runs for the other.
    GiveTurn {
        rubber: Option<Choice<Rubber>>,
        side: Choice<Side>,
    }
}

form! {
    /// The cube stands that was turned by mistake in the Crawford game.
    CubeStands {
        rubber: Option<Choice<Rubber>>,
        game: u32,
        cube: Cube,
    }
}

/// What is ordered on a device.
#[derive(Debug)]
pub(crate) struct Ordered {
    /// In which match of a tie.
    pub(crate) rubber: Option<Rubber>,
    /// What.
    pub(crate) act: Act,
    /// The name it has whoever sends it: a log is chosen and a gap settled once.
    pub(crate) key: Option<CommandId>,
}

/// The forms there are for a device, by what their field `form` says.
pub(crate) const SETTLE: &str = "settle";
/// The same of a gap.
pub(crate) const GAP: &str = "gap";
/// The same of time.
pub(crate) const TIME: &str = "time";
/// The same of a flag.
pub(crate) const FLAG: &str = "flag";
/// The same of whose turn it is.
pub(crate) const TURN: &str = "turn";
/// The same of a cube.
pub(crate) const CUBE: &str = "cube";

/// What a device's form orders.
///
/// # Errors
/// If it is none of these, or a field is not known, missing or cannot be read.
pub(crate) fn ordered(fields: &Fields) -> Result<Ordered, AppError> {
    match fields.text("form") {
        Some(SETTLE) => {
            let SettleLogs { rubber, conflict, keep } = fields.read_beside(&["form"])?;
            let key = Some(CommandId::new(format!("settle-{conflict}")));
            Ok(Ordered { rubber: rubber.map(|one| one.0), act: Act::Settle { conflict, keep: keep.0 }, key })
        }
        Some(GAP) => {
            let SettleGap { rubber, gap, time } = fields.read_beside(&["form"])?;
            let (name, act) = match time.0 {
                Gap::Restore => ("restore", Act::Restore { gap }),
                Gap::Count => ("count", Act::Count { gap }),
            };
            Ok(Ordered { rubber: rubber.map(|one| one.0), act, key: Some(CommandId::new(format!("{name}-{gap}"))) })
        }
        Some(TIME) => {
            let AdjustTime { rubber, side, seconds, reason } = fields.read_beside(&["form"])?;
            let act = Act::AdjustTime { side: side.0, millis: seconds.saturating_mul(1000), reason };
            Ok(Ordered { rubber: rubber.map(|one| one.0), act, key: None })
        }
        Some(FLAG) => {
            let PlayOn { rubber } = fields.read_beside(&["form"])?;
            Ok(Ordered { rubber: rubber.map(|one| one.0), act: Act::PlayOn, key: None })
        }
        Some(TURN) => {
            let GiveTurn { rubber, side } = fields.read_beside(&["form"])?;
            Ok(Ordered { rubber: rubber.map(|one| one.0), act: Act::Resume { side: Some(side.0) }, key: None })
        }
        Some(CUBE) => {
            let CubeStands { rubber, game, cube } = fields.read_beside(&["form"])?;
            let act = Act::CubeStands { game, cube: cube.0, reason: "MAT-03".to_owned() };
            Ok(Ordered { rubber: rubber.map(|one| one.0), act, key: None })
        }
        Some(other) => Err(AppError::outdated(format!("no form is called {other}"))),
        None => Err(AppError::missing("form")),
    }
}
