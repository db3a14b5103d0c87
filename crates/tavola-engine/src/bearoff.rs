//! Exact tables of bearing off: one-sided for 15 checkers, two-sided with the cube for few. Built at first use.
//!
//! What happens before everybody is home is the evaluator's business.

mod home;
mod one_sided;
#[cfg(not(target_family = "wasm"))]
mod table_file;
#[cfg(target_family = "wasm")]
#[path = "bearoff/no_table_file.rs"]
mod table_file;
mod two_sided;

use std::sync::OnceLock;

use tavola_rules::{CHECKERS, Position};

pub use home::{HOME_POINTS, HomeBoard};
pub use one_sided::OneSided;
pub use table_file::TableFile;
#[cfg(not(target_family = "wasm"))]
pub use table_file::{TableError, write_table};
pub use two_sided::{BearoffEquities, Checkers, TwoSided};

use crate::outcomes::Outcomes;

/// The tables every process shares.
#[derive(Debug)]
pub struct Bearoff {
    one_sided: OneSided,
    two_sided: TwoSided,
    larger: Option<TableFile>,
}

static SHARED: OnceLock<Bearoff> = OnceLock::new();

/// The shared tables are in use already and cannot be exchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the tables are in use already")]
pub struct InUse;

impl Bearoff {
    /// The shared tables; the first call builds them, which takes a fraction of a second.
    pub fn shared() -> &'static Self {
        SHARED.get_or_init(|| Self::built(None))
    }

    /// Makes `larger` part of the shared tables, before anybody has used them.
    ///
    /// # Errors
    /// If somebody has.
    pub fn share(larger: TableFile) -> Result<(), InUse> {
        SHARED.set(Self::built(Some(larger))).map_err(|_| InUse)
    }

    fn built(larger: Option<TableFile>) -> Self {
        Self { one_sided: OneSided::build(), two_sided: TwoSided::build(Checkers::SIX), larger }
    }

    /// Distributions of rolls for one side alone.
    #[must_use]
    pub const fn one_sided(&self) -> &OneSided {
        &self.one_sided
    }

    /// Equities of both sides with at most six checkers each.
    #[must_use]
    pub const fn two_sided(&self) -> &TwoSided {
        &self.two_sided
    }

    /// What a position comes to without a cube, or `None` unless both sides have all their checkers at home.
    ///
    /// Exact as far as the two-sided tables reach; otherwise both sides hurry to be off, whatever the other does.
    #[must_use]
    pub fn outcomes(&self, position: &Position) -> Option<Outcomes> {
        let (own, opponent) = homes(position)?;
        if let Some(equities) = self.equities(&own, &opponent) {
            let win = 0.5 + 0.5 * equities.cubeless;
            return Some(Outcomes::from_exclusive([win, 0.0, 0.0, 1.0 - win, 0.0, 0.0]));
        }
        Some(self.one_sided.outcomes(&own, &opponent))
    }

    /// Exact money equities with the cube, or `None` unless both sides have all their checkers at home and no more of
    /// them than the two-sided tables know: six, or as many as a [larger](Self::share) one.
    #[must_use]
    pub fn money(&self, position: &Position) -> Option<BearoffEquities> {
        let (own, opponent) = homes(position)?;
        self.equities(&own, &opponent)
    }

    fn equities(&self, own: &HomeBoard, opponent: &HomeBoard) -> Option<BearoffEquities> {
        let larger = || self.larger.as_ref().and_then(|table| table.equities(own, opponent));
        self.two_sided.equities(own, opponent).or_else(larger)
    }
}

/// Both home boards, each as its owner numbers it, or `None` if a checker is elsewhere or in contact, or if the game
/// began with fewer than 15 (then the tables would be wrong about gammons).
#[must_use]
pub fn homes(position: &Position) -> Option<(HomeBoard, HomeBoard)> {
    let outside = &position.counts()[7..=18];
    let bars_empty = position.own_bar() == 0 && position.opponent_bar() == 0;
    let whole = |off: u8, home: &HomeBoard| off + home.checkers() == CHECKERS;
    if !bars_empty || outside.iter().any(|&checkers| checkers != 0) {
        return None;
    }
    let (own, opponent) = (HomeBoard::of_own(position)?, HomeBoard::of_own(&position.flipped())?);
    (whole(position.own_off(), &own) && whole(position.opponent_off(), &opponent)).then_some((own, opponent))
}
