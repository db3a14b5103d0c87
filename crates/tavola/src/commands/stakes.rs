//! Stakes as the engine's commands take them: from flags, or from what a GNUBGID or XGID says.

use anyhow::{Context as _, ensure};
use clap::{Args, ValueEnum};
use tavola_engine::cubeful::Plies;
use tavola_engine::{CubeGame, CubeHolder, PointsAway, Stakes, Terms};
use tavola_notation::Written;
use tavola_rules::CubeValue;

/// What is played for; flags override what an id says.
#[derive(Debug, Args)]
pub(crate) struct StakesArguments {
    /// The length of the match; without it money play, or what the id says.
    #[arg(long = "match", value_name = "POINTS", value_parser = clap::value_parser!(u32).range(1..=64))]
    length: Option<u32>,
    /// Points already won, the player on roll first.
    #[arg(long, value_name = "OWN-OPPONENT", requires = "length", default_value = "0-0")]
    score: String,
    /// This is the Crawford game.
    #[arg(long, requires = "length")]
    crawford: bool,
    /// Money: gammons count only once the cube has been turned.
    #[arg(long, conflicts_with = "length")]
    jacoby: bool,
    /// Money: a doubled player may beaver.
    #[arg(long, conflicts_with = "length")]
    beavers: bool,
    /// What the cube shows: a power of two.
    #[arg(long, value_name = "VALUE")]
    cube: Option<u64>,
    /// Who may turn the cube.
    #[arg(long, value_name = "WHO")]
    cube_owner: Option<OwnerArgument>,
}

/// Who may turn the cube.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum OwnerArgument {
    /// Both.
    Centred,
    /// The player on roll.
    Own,
    /// The other.
    Opponent,
    /// Nobody: no cube is used.
    Nobody,
}

impl StakesArguments {
    /// The game these flags and that id describe.
    pub(crate) fn game(&self, written: &Written) -> anyhow::Result<CubeGame> {
        Ok(CubeGame::new(&self.stakes(written)?))
    }

    /// The stakes these flags and that id describe, seen by the player on roll.
    pub(crate) fn stakes(&self, written: &Written) -> anyhow::Result<Stakes> {
        let said = written_stakes(written)?;
        let cube = self.cube.map_or(Ok(said.cube), |cube| {
            CubeValue::new(cube).with_context(|| format!("a cube shows a power of two, not {cube}"))
        })?;
        let owner = self.cube_owner.map_or(said.owner, |owner| match owner {
            OwnerArgument::Centred => CubeHolder::Centred,
            OwnerArgument::Own => CubeHolder::Own,
            OwnerArgument::Opponent => CubeHolder::Opponent,
            OwnerArgument::Nobody => CubeHolder::Nobody,
        });
        Ok(Stakes { cube, owner, terms: self.terms(said.terms)? })
    }

    fn terms(&self, said: Terms) -> anyhow::Result<Terms> {
        let Some(length) = self.length else {
            let flags = self.jacoby || self.beavers;
            let money = Terms::Money { jacoby: self.jacoby, beavers: self.beavers };
            return Ok(if flags { money } else { said });
        };
        let score = self.score.split_once('-').context("a score is written as 3-5, the player on roll first")?;
        let away = |won: &str| -> anyhow::Result<PointsAway> {
            let won: u32 = won.trim().parse().with_context(|| format!("{won:?} is no score"))?;
            let away = length.checked_sub(won).and_then(PointsAway::new);
            away.with_context(|| format!("with {won} points a match to {length} is over"))
        };
        match_terms(away(score.0)?, away(score.1)?, self.crawford)
    }
}

fn match_terms(away_own: PointsAway, away_opponent: PointsAway, crawford: bool) -> anyhow::Result<Terms> {
    let close = away_own == PointsAway::ONE || away_opponent == PointsAway::ONE;
    ensure!(close || !crawford, "in the Crawford game one player is one point away");
    Ok(Terms::Match { away_own, away_opponent, crawford })
}

/// What an id says of the stakes, seen by the player on roll; a bare position is played for money.
pub(crate) fn written_stakes(written: &Written) -> anyhow::Result<Stakes> {
    match written {
        Written::Situation(situation) => Ok(tavola_study::position::stakes(situation)?),
        Written::Position(_) => Ok(Stakes::MONEY),
    }
}

/// How far to look ahead.
#[derive(Debug, Args)]
pub(crate) struct DepthArguments {
    /// How many rolls to look ahead.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=4))]
    plies: u8,
}

impl DepthArguments {
    /// The plies asked for.
    pub(crate) const fn plies(&self) -> Plies {
        Plies(self.plies)
    }
}
