//! How much of a live cube's advantage a real cube has, by phase of the game and by who holds it.

use tavola_rules::Position;

use super::model::CubeGame;
use crate::bearoff::homes;
use crate::net::Kind;
use crate::stakes::CubeHolder;

/// The share of the live cube in the value of a real one: 0 (dead) to 1 (live).
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct CubeEfficiency(pub f32);

impl CubeEfficiency {
    /// A cube nobody will turn again.
    pub const DEAD: Self = Self(0.0);
    /// A cube turned at exactly the right moment.
    pub const LIVE: Self = Self(1.0);
}

/// Efficiencies by who may turn the cube, seen by the player on roll.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ByHolder {
    /// The cube in the middle.
    pub centred: f32,
    /// The cube with the player on roll.
    pub own: f32,
    /// The cube with their opponent.
    pub opponent: f32,
}

impl ByHolder {
    /// The same for every holder.
    #[must_use]
    pub const fn alike(efficiency: f32) -> Self {
        Self { centred: efficiency, own: efficiency, opponent: efficiency }
    }

    /// The efficiency of a cube held so; one that nobody may turn is dead.
    #[must_use]
    pub const fn of(&self, holder: CubeHolder) -> CubeEfficiency {
        match holder {
            CubeHolder::Centred => CubeEfficiency(self.centred),
            CubeHolder::Own => CubeEfficiency(self.own),
            CubeHolder::Opponent => CubeEfficiency(self.opponent),
            CubeHolder::Nobody => CubeEfficiency::DEAD,
        }
    }

    fn more(self, by: f32) -> Self {
        let more = |efficiency: f32| (efficiency + by).clamp(0.0, 1.0);
        Self { centred: more(self.centred), own: more(self.own), opponent: more(self.opponent) }
    }
}

/// The efficiencies used, for money and in matches.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Efficiencies {
    /// For money.
    pub money: PhaseEfficiencies,
    /// In matches, where a cube is often dead after the next turn.
    pub matches: PhaseEfficiencies,
}

/// Efficiencies phase by phase.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PhaseEfficiencies {
    /// In contact, both sides with one to three checkers back ([`Kind::Open`]).
    pub open: ByHolder,
    /// In contact, one side having only to come home ([`Kind::Free`]).
    pub free: ByHolder,
    /// In contact, four or more checkers back ([`Kind::Deep`]).
    pub deep: ByHolder,
    /// In contact, one side bearing off or buried ([`Kind::Late`]).
    pub late: ByHolder,
    /// A race of [`RACE_PIPS`] pips on either side.
    pub race: ByHolder,
    /// Growth with each pip more, from 40 to 120 pips.
    pub race_per_pip: f32,
    /// Both sides bear off.
    pub bearoff: ByHolder,
}

/// The length of race that [`PhaseEfficiencies::race`] speaks of, in pips of one side.
pub const RACE_PIPS: f32 = 80.0;

/// Shorter and longer races are taken for these.
const RACE_RANGE: (f32, f32) = (40.0, 120.0);

impl Efficiencies {
    /// The values in common use, whatever is played.
    pub const PUBLISHED: Self = Self { money: PhaseEfficiencies::PUBLISHED, matches: PhaseEfficiencies::PUBLISHED };

    /// For money the values fitted to our own rollouts; in matches those in common use, which did no worse there
    /// (`docs/strength.md`).
    pub const FITTED: Self = Self { money: super::fitted::FITTED, ..Self::PUBLISHED };

    /// The same efficiency everywhere.
    #[must_use]
    pub const fn alike(efficiency: f32) -> Self {
        let all = PhaseEfficiencies::alike(efficiency);
        Self { money: all, matches: all }
    }

    /// The efficiencies of the cube in `position`, played for what `game` says.
    #[must_use]
    pub fn of(&self, position: &Position, game: &CubeGame) -> ByHolder {
        if game.is_match() { self.matches.of(position) } else { self.money.of(position) }
    }
}

impl PhaseEfficiencies {
    /// The values in common use (as gnubg's manual states them): 0.68 in contact, 0.6 to 0.7 in a race by its length,
    /// 0.6 in bearing off, whoever holds the cube.
    pub const PUBLISHED: Self =
        Self { race: ByHolder::alike(0.65), race_per_pip: 0.00125, bearoff: ByHolder::alike(0.6), ..Self::alike(0.68) };

    /// The same efficiency for all phases and holders.
    #[must_use]
    pub const fn alike(efficiency: f32) -> Self {
        let all = ByHolder::alike(efficiency);
        Self { open: all, free: all, deep: all, late: all, race: all, race_per_pip: 0.0, bearoff: all }
    }

    /// The efficiencies of the cube in `position`. Of a race the mean of both sides' pips counts, so that they do not change
    /// with whose turn it is.
    #[must_use]
    pub fn of(&self, position: &Position) -> ByHolder {
        match Kind::of(position) {
            Kind::Open => self.open,
            Kind::Free => self.free,
            Kind::Deep => self.deep,
            Kind::Late => self.late,
            Kind::Race if homes(position).is_some() => self.bearoff,
            Kind::Race => {
                let pips = f32::midpoint(position.own_pips().into(), position.opponent_pips().into());
                self.race.more(self.race_per_pip * (pips.clamp(RACE_RANGE.0, RACE_RANGE.1) - RACE_PIPS))
            }
        }
    }
}

impl Default for Efficiencies {
    fn default() -> Self {
        Self::FITTED
    }
}
