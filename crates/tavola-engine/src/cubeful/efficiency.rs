//! How much of a live cube's advantage a real cube has, by phase of the game.

use tavola_rules::Position;

use crate::bearoff::homes;

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
    /// While the sides are in contact.
    pub contact: f32,
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
    pub const PUBLISHED: Self =
        Self { contact: 0.68, race_base: 0.55, race_per_pip: 0.00125, race_range: (0.6, 0.7), bearoff: 0.6 };

    /// The efficiency of the cube in `position`.
    #[must_use]
    pub fn of(&self, position: &Position) -> CubeEfficiency {
        if position.has_contact() {
            return CubeEfficiency(self.contact);
        }
        if homes(position).is_some() {
            return CubeEfficiency(self.bearoff);
        }
        let grown = self.race_base + self.race_per_pip * f32::from(position.own_pips());
        CubeEfficiency(grown.clamp(self.race_range.0, self.race_range.1))
    }
}

impl Default for Efficiencies {
    fn default() -> Self {
        Self::PUBLISHED
    }
}
