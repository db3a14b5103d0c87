//! A moment of a game as a picture: SVG that stands alone, drawn as the page draws its board.
//!
//! Nothing in it needs a font, a style sheet or an identifier, so any number of them may stand in one page, and every
//! program that draws SVG draws the same. Words are the caller's: the picture has figures only.

mod geometry;
mod ink;
mod numerals;
mod pieces;
mod still;
mod theme;

use tavola_rules::{Play, Side};

use crate::situation::Situation;
use geometry::Geometry;
use ink::Ink;

pub use geometry::Home;
pub use theme::{NotATheme, Theme};

/// A moment of a game with how it is to be drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagram<'a> {
    /// Checkers, dice, cube and score.
    pub situation: Situation,
    /// Who sits at the bottom.
    pub below: Side,
    /// Whose numbers stand at the points: as a rule those by which the play is written.
    pub numbers: Side,
    /// On which side home lies.
    pub home: Home,
    /// The colours.
    pub theme: Theme,
    /// Plays shown by arrows, of the player on roll: the first drawn lies lowest.
    pub arrows: Vec<Arrow>,
    /// What the picture is called for the ear, in the reader's language.
    pub title: &'a str,
}

/// A play shown by arrows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arrow {
    /// The play.
    pub play: Play,
    /// Why it is shown.
    pub kind: ArrowKind,
}

/// Why a play is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArrowKind {
    /// It was made: a broken line.
    Made,
    /// It is the best: a whole line.
    Best,
}

impl<'a> Diagram<'a> {
    /// The moment as the player on roll sees it, or the one who answers: home on the right, walnut and cream.
    #[must_use]
    pub fn of(situation: &Situation, title: &'a str) -> Self {
        let (situation, below) = (*situation, situation.to_act());
        let (home, theme, arrows) = (Home::Right, Theme::default(), Vec::new());
        Self { situation, below, numbers: below, home, theme, arrows, title }
    }

    /// The picture as SVG: one element with `viewBox` and no size of its own.
    #[must_use]
    pub fn svg(&self) -> String {
        let geometry = Geometry::new(self.below, self.home);
        let mut ink = Ink::new(geometry.size(), self.title);
        still::draw(&mut ink, &geometry, self);
        pieces::draw(&mut ink, &geometry, self);
        ink.finish()
    }
}

#[cfg(test)]
mod tests;
