//! What a player must do with cubes offered together, beyond what they may (CHO-09, CHO-13 to CHO-15).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tavola_base::Arg;
use tavola_base::PlayerId;
use tavola_rules::{Clause, CubeResponses, CubeValue, Offer, OfferStep};

use super::rules::{CaptainCube, ChouetteKnobs, Holdout};
use crate::balance::Balance;

/// An answer to a cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteCubeAnswer"))]
#[serde(rename_all = "snake_case")]
pub enum CubeAnswer {
    /// Accept it.
    Take,
    /// Refuse it.
    #[serde(alias = "pass")]
    Drop,
    /// Double a double.
    Beaver,
    /// Double a beaver.
    Raccoon,
    /// Double a raccoon.
    Otter,
}

impl CubeAnswer {
    /// The step this answer is, if it doubles again.
    #[must_use]
    pub const fn step(self) -> Option<OfferStep> {
        match self {
            Self::Take | Self::Drop => None,
            Self::Beaver => Some(OfferStep::Beaver),
            Self::Raccoon => Some(OfferStep::Raccoon),
            Self::Otter => Some(OfferStep::Otter),
        }
    }

    /// Whether the cube plays on.
    #[must_use]
    pub const fn plays_on(self) -> bool {
        !matches!(self, Self::Drop)
    }
}

/// A duty that an answer would fail, or that has turned one answer into another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteDuty"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Duty {
    /// All have doubled: the box must be at least level if it wins.
    #[error(
        "all members have doubled: the cubes taken ({taken}) must be worth at least those dropped ({dropped}), with what this game has already cost the box ({lost})"
    )]
    TakeEnough {
        /// What the cubes taken would win.
        taken: u64,
        /// What the cubes dropped cost.
        dropped: u64,
        /// What the box has lost in this game before; below zero: won.
        #[serde(default)]
        lost: Balance,
    },
    /// All have doubled and only the captain's cube is taken.
    #[error("taking only the captain's cube you must beaver")]
    BeaverTheCaptain,
    /// The captain's cube is dropped, another offered with it is taken.
    #[error("of cubes offered together the captain's ({captain}) must be taken if any is")]
    TakeTheCaptain {
        /// The captain.
        captain: PlayerId,
    },
    /// Every take is a beaver.
    #[error("at this table a double is taken by a beaver")]
    TakersBeaver,
    /// All were doubled, one alone takes.
    #[error("all others have dropped: who takes alone must beaver")]
    SoleTakerBeavers,
    /// The holdout rule.
    #[error("all others have rejected the box's double: the last must reject it too")]
    LastRejects,
}

impl Duty {
    /// The clause it rests on.
    #[must_use]
    pub const fn clause(&self) -> Clause {
        match self {
            Self::TakeEnough { .. } | Self::BeaverTheCaptain => Clause::CHO_13,
            Self::TakeTheCaptain { .. } => Clause::CHO_14,
            Self::SoleTakerBeavers | Self::TakersBeaver => Clause::CHO_15,
            Self::LastRejects => Clause::CHO_09,
        }
    }

    /// The key of its sentence.
    pub(super) const fn message_key(&self) -> &'static str {
        match self {
            Self::TakeEnough { .. } => "chouette-duty-take-enough",
            Self::BeaverTheCaptain => "chouette-duty-beaver-the-captain",
            Self::TakeTheCaptain { .. } => "chouette-duty-take-the-captain",
            Self::TakersBeaver => "chouette-duty-takers-beaver",
            Self::SoleTakerBeavers => "chouette-duty-sole-taker-beavers",
            Self::LastRejects => "chouette-duty-last-rejects",
        }
    }

    /// What its sentence speaks of.
    pub(super) fn args(&self) -> BTreeMap<&'static str, Arg> {
        match self {
            Self::TakeEnough { taken, dropped, lost } => BTreeMap::from([
                ("taken", (*taken).into()),
                ("dropped", (*dropped).into()),
                ("before", Arg::name(&lost.to_string())),
            ]),
            Self::TakeTheCaptain { captain } => BTreeMap::from([("member", captain.into())]),
            Self::BeaverTheCaptain | Self::SoleTakerBeavers | Self::TakersBeaver | Self::LastRejects => BTreeMap::new(),
        }
    }
}

/// One cube of a decision: what was offered and what the answer is to be.
#[derive(Debug, Clone, Copy)]
pub(super) struct Choice<'a> {
    /// The member at its end.
    pub member: &'a PlayerId,
    /// What is offered.
    pub offer: Offer,
    /// The answer.
    pub answer: CubeAnswer,
}

/// What the duties of a decision depend on.
#[derive(Debug, Clone, Copy)]
pub(super) struct Circumstances<'a> {
    /// The knobs.
    pub knobs: &'a ChouetteKnobs,
    /// How far doubles may be answered by doubles.
    pub responses: CubeResponses,
    /// The captain.
    pub captain: &'a PlayerId,
    /// Whether every member still in the game is part of it.
    pub scope: Scope,
    /// Whether the box has accepted cubes earlier in this game.
    pub earlier: Earlier,
    /// What the box has won in this game so far.
    pub won: Balance,
}

/// How many of the members still in the game a round of cubes concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Scope {
    /// All of them, two at least.
    Everybody,
    /// Some of them, or the only one left.
    Some,
}

/// Whether the box has accepted another cube than the captain's earlier in this game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Earlier {
    /// Never.
    NothingAccepted,
    /// It has.
    Accepted,
}

/// Checks the box's whole answer to doubles offered together.
///
/// Dropping everything is always allowed, the box gives the game up, unless the captain's cube must be taken.
///
/// # Errors
/// The duty that it fails.
pub(super) fn check_box(choices: &[Choice<'_>], around: &Circumstances<'_>) -> Result<(), Duty> {
    let taken: Vec<_> = choices.iter().filter(|choice| choice.answer.plays_on()).collect();
    let captain = choices.iter().find(|choice| choice.member == around.captain);
    let drops_captain = captain.is_some_and(|choice| !choice.answer.plays_on());
    let duty = match around.knobs.captain_cube {
        CaptainCube::Off => false,
        CaptainCube::IfAny => !taken.is_empty(),
        CaptainCube::Must => choices.len() > 1,
    };
    if duty && around.earlier == Earlier::NothingAccepted && drops_captain {
        return Err(Duty::TakeTheCaptain { captain: around.captain.clone() });
    }
    if !around.knobs.take_enough.is_on() || around.scope == Scope::Some || taken.is_empty() {
        return Ok(());
    }
    if let [only] = taken[..]
        && only.member == around.captain
        && only.answer == CubeAnswer::Take
        && only.offer.response(around.responses).is_some()
    {
        return Err(Duty::BeaverTheCaptain);
    }
    let dropped = choices.iter().filter(|choice| !choice.answer.plays_on());
    let (won, lost): (u64, u64) = (taken.iter().map(|choice| value_of(choice)).sum(), dropped.map(value_of).sum());
    let points = |value: u64| Balance::whole(i64::try_from(value).unwrap_or(i64::MAX));
    let level = points(won) + around.won >= points(lost);
    if level || lost == 0 { Ok(()) } else { Err(Duty::TakeEnough { taken: won, dropped: lost, lost: -around.won }) }
}

/// What the cube is worth once it is so answered.
fn value_of(choice: &Choice<'_>) -> u64 {
    let value = match choice.answer {
        CubeAnswer::Take => choice.offer.asked,
        CubeAnswer::Drop => choice.offer.refused,
        CubeAnswer::Beaver | CubeAnswer::Raccoon | CubeAnswer::Otter => {
            choice.offer.raised().map_or(choice.offer.asked, |raised| raised.asked)
        }
    };
    CubeValue::number(value)
}

/// What the answers of members to the box's doubles must become once all are known, with the duty that did it.
///
/// `first` tells whether this is the box's first double of the game, `players` how many play, the box included.
#[must_use]
pub(super) fn members_duty(
    choices: &[Choice<'_>],
    around: &Circumstances<'_>,
    first: FirstDouble,
    players: usize,
) -> Option<(usize, CubeAnswer, Duty)> {
    let mut takers = choices.iter().enumerate().filter(|(_, choice)| choice.answer.plays_on());
    let (index, only) = match (takers.next(), takers.next()) {
        (Some(only), None) if around.scope == Scope::Everybody => only,
        _ => return None,
    };
    let holds_out = match around.knobs.holdout {
        Holdout::Off => false,
        Holdout::First => first == FirstDouble::Yes,
        Holdout::Any => true,
    };
    if holds_out && players >= 5 {
        return Some((index, CubeAnswer::Drop, Duty::LastRejects));
    }
    let may_beaver = only.offer.response(around.responses) == Some(OfferStep::Beaver);
    let must = around.knobs.sole_taker_beavers.is_on() && may_beaver && only.answer == CubeAnswer::Take;
    must.then_some((index, CubeAnswer::Beaver, Duty::SoleTakerBeavers))
}

/// Whether a double is the box's first of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FirstDouble {
    /// It is.
    Yes,
    /// The box has doubled before.
    No,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chouette::rules::{ChouetteChoice, ChouetteRules};
    use tavola_rules::{Cube, Preset, Side};

    fn members(count: usize) -> Vec<PlayerId> {
        ('B'..).take(count).map(PlayerId::new).collect()
    }

    fn check(answers: &[CubeAnswer], scope: Scope, earlier: Earlier) -> Result<(), Duty> {
        let rules = ChouetteRules::new(ChouetteChoice::of(Preset::ChouetteClub)).unwrap();
        let members = members(answers.len());
        let offer = Offer::double(Side::Black, Cube::START).unwrap();
        let pairs = members.iter().zip(answers);
        let choices: Vec<_> = pairs.map(|(member, &answer)| Choice { member, offer, answer }).collect();
        let captain = &members[0];
        let responses = rules.game_knobs().responses;
        check_box(
            &choices,
            &Circumstances { knobs: rules.knobs(), responses, captain, scope, earlier, won: Balance::ZERO },
        )
    }

    fn takes(all: usize, taken: usize) -> Vec<CubeAnswer> {
        (0..all).map(|index| if index < taken { CubeAnswer::Take } else { CubeAnswer::Drop }).collect()
    }

    // rule: CHO-13
    #[test]
    fn if_all_double_the_box_takes_a_third_or_nothing() {
        for (all, least) in [(2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3), (8, 3), (9, 3)] {
            assert_eq!(check(&takes(all, 0), Scope::Everybody, Earlier::NothingAccepted), Ok(()));
            for taken in 1..=all {
                let answer = check(&takes(all, taken), Scope::Everybody, Earlier::NothingAccepted);
                assert_eq!(answer.is_ok(), taken >= least.max(2), "{taken} of {all}: {answer:?}");
            }
        }
    }

    // rule: CHO-13
    #[test]
    fn taking_only_the_captains_cube_the_box_must_beaver_which_is_enough_against_five() {
        for all in 2..=8 {
            let mut answers = takes(all, 1);
            assert_eq!(check(&answers, Scope::Everybody, Earlier::NothingAccepted), Err(Duty::BeaverTheCaptain));
            assert_eq!(check(&answers, Scope::Some, Earlier::NothingAccepted), Ok(()));
            answers[0] = CubeAnswer::Beaver;
            assert_eq!(check(&answers, Scope::Everybody, Earlier::NothingAccepted).is_ok(), all <= 5, "{all}");
        }
    }

    // rule: CHO-14
    #[test]
    fn the_captains_cube_is_taken_if_any_is_unless_others_were_accepted_before() {
        let answers = [CubeAnswer::Drop, CubeAnswer::Take];
        let refused = check(&answers, Scope::Some, Earlier::NothingAccepted).unwrap_err();
        assert_eq!((refused.clause(), refused), (Clause::CHO_14, Duty::TakeTheCaptain { captain: PlayerId::new("B") }));
        assert_eq!(check(&answers, Scope::Some, Earlier::Accepted), Ok(()));
    }
}
