//! How much of a live cube's advantage a real cube has, by phase of the game.

use tavola_rules::Position;

use crate::bearoff::homes;
use crate::net::Kind;

/// The share of the live cube in the value of a real one: 0 (dead) to 1 (live).
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct CubeEfficiency(pub f32);

impl CubeEfficiency {
    /// A cube nobody will turn again.
    pub const DEAD: Self = Self(0.0);
    /// A cube turned at exactly the right moment.
    pub const LIVE: Self = Self(1.0);
}

/// The efficiencies used, phase by phase.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Efficiencies {
    /// In contact, both sides with one to three checkers back ([`Kind::Open`]).
    pub open: f32,
    /// In contact, one side having only to come home ([`Kind::Free`]).
    pub free: f32,
    /// In contact, four or more checkers back ([`Kind::Deep`]).
    pub deep: f32,
    /// In contact, one side bearing off or buried ([`Kind::Late`]).
    pub late: f32,
    /// A race, at no pips; grows by `race_per_pip` within `race_range`.
    pub race_base: f32,
    /// Growth for each pip of the player on roll.
    pub race_per_pip: f32,
    /// Least and greatest efficiency in a race.
    pub race_range: (f32, f32),
    /// Both sides bear off.
    pub bearoff: f32,
}

impl Efficiencies {
    /// The values in common use (as gnubg's manual states them): 0.68 in contact, 0.6 to 0.7 in a race by its length,
    /// 0.6 in bearing off.
    pub const PUBLISHED: Self = Self {
        open: 0.68,
        free: 0.68,
        deep: 0.68,
        late: 0.68,
        race_base: 0.55,
        race_per_pip: 0.00125,
        race_range: (0.6, 0.7),
        bearoff: 0.6,
    };

    /// The values fitted to our own rollouts.
    pub const FITTED: Self = super::fitted::FITTED;

    /// The efficiency of the cube in `position`.
    #[must_use]
    pub fn of(&self, position: &Position) -> CubeEfficiency {
        CubeEfficiency(match Kind::of(position) {
            Kind::Open => self.open,
            Kind::Free => self.free,
            Kind::Deep => self.deep,
            Kind::Late => self.late,
            Kind::Race if homes(position).is_some() => self.bearoff,
            Kind::Race => {
                let grown = self.race_base + self.race_per_pip * f32::from(position.own_pips());
                grown.clamp(self.race_range.0, self.race_range.1)
            }
        })
    }
}

impl Default for Efficiencies {
    fn default() -> Self {
        Self::FITTED
    }
}
