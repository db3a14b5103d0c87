//! The score of a match or a money session, and what it means for the cube of the next game (MAT-01, MAT-02, MAT-04).

use serde::{Deserialize, Serialize};

use crate::outcome::Points;
use crate::ruleset::{Crawford, Length, MatchLength, RuleSet};
use crate::side::{BySide, Side};

/// Where a match stands with the Crawford game. Always [`CrawfordState::Pre`] where that rule is off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CrawfordState {
    /// Nobody has come to one point short yet.
    Pre,
    /// This game is played without doubling.
    Crawford,
    /// It has been played.
    Post,
}

/// Points a player still needs to win a match: 0 once they have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct Away(u8);

impl Away {
    /// How many points are missing: 0 to 64.
    #[must_use]
    pub const fn points(self) -> u8 {
        self.0
    }
}

/// The points both have won, game by game, and the Crawford state of the game about to be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Score {
    length: Length,
    rule: Crawford,
    won: BySide<Points>,
    crawford: CrawfordState,
}

impl Score {
    /// Nothing won yet.
    ///
    /// Reading: in a match to one point both begin one point short, so its only game is the Crawford game.
    #[must_use]
    pub fn start(rules: &RuleSet) -> Self {
        Self::standing(rules, BySide::default(), CrawfordState::Pre)
    }

    /// A score reached elsewhere: for study, for matches continued and for positions read from an id.
    ///
    /// `before` is the state of the game that led here: `Pre` or `Crawford` if this score is new,
    /// [`CrawfordState::Post`] if the Crawford game lies behind. Where both are one point short it does in any case: the
    /// first to come there has played it, unless the match is to one point.
    #[must_use]
    pub fn standing(rules: &RuleSet, won: BySide<Points>, before: CrawfordState) -> Self {
        let mut score = Self { length: rules.knobs().length, rule: rules.knobs().crawford, won, crawford: before };
        let has_passed =
            won != BySide::default() && Side::BOTH.into_iter().all(|side| score.away(side) == Some(Away(1)));
        score.crawford = score.crawford_after(if has_passed { CrawfordState::Post } else { before });
        score
    }

    /// The state of the game that led to a score of which nothing else is known: where both need one point of several,
    /// the Crawford game lies behind, since only it can have been won by the trailer in between.
    #[must_use]
    pub fn presumed_before(length: MatchLength, won: BySide<Points>) -> CrawfordState {
        let one_short = |side| won[side].number() + 1 == u64::from(length.points());
        let behind = length.points() > 1 && Side::BOTH.into_iter().all(one_short);
        if behind { CrawfordState::Post } else { CrawfordState::Pre }
    }

    /// The score after `winner` has won `points`, with the Crawford state of the next game.
    #[must_use]
    pub fn after_game(mut self, winner: Side, points: Points) -> Self {
        self.won[winner] += points;
        self.crawford = self.crawford_after(self.crawford);
        self
    }

    /// The score after points given outside a game, such as a director's penalty; a Crawford game due stays due.
    #[must_use]
    pub fn after_award(mut self, to: Side, points: Points) -> Self {
        self.won[to] += points;
        if self.crawford == CrawfordState::Pre {
            self.crawford = self.crawford_after(CrawfordState::Pre);
        }
        self
    }

    fn crawford_after(&self, state: CrawfordState) -> CrawfordState {
        match (self.rule, state) {
            (Crawford::Off, _) => CrawfordState::Pre,
            (Crawford::On, CrawfordState::Crawford | CrawfordState::Post) => CrawfordState::Post,
            (Crawford::On, CrawfordState::Pre) if self.somebody_is_one_short() => CrawfordState::Crawford,
            (Crawford::On, CrawfordState::Pre) => CrawfordState::Pre,
        }
    }

    fn somebody_is_one_short(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.away(side) == Some(Away(1)))
    }

    /// The points `side` has won. In a match they may exceed its length; the surplus means nothing (MAT-01).
    #[must_use]
    pub fn won(&self, side: Side) -> Points {
        self.won[side]
    }

    /// What `side` still needs, or `None` in money play.
    #[must_use]
    pub fn away(&self, side: Side) -> Option<Away> {
        match self.length {
            Length::Unlimited => None,
            Length::Points(length) => {
                let needed = Points::new(length.points().into()).less(self.won[side]).number();
                Some(Away(u8::try_from(needed).unwrap_or(u8::MAX)))
            }
        }
    }

    /// The winner of the match, once there is one; never in money play.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.away(side) == Some(Away(0)))
    }

    /// The Crawford state of the game this score is the score before.
    #[must_use]
    pub const fn crawford(&self) -> CrawfordState {
        self.crawford
    }

    /// The side with fewer points, or `None` if level.
    #[must_use]
    pub fn trailer(&self) -> Option<Side> {
        match self.won.white.cmp(&self.won.black) {
            std::cmp::Ordering::Less => Some(Side::White),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Side::Black),
        }
    }

    /// What is played to.
    #[must_use]
    pub const fn length(&self) -> Length {
        self.length
    }
}
