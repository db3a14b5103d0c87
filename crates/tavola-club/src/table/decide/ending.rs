//! What follows when a game ends, on the board or away from it.

use tavola_base::dice_proof::DiceSource;
use tavola_rules::{Points, Side};

use super::{Cause, Decided, Draft, Happening, Stage, WhyNot};

impl Draft<'_> {
    /// Books a game that has ended on the board, and the match with it if that is decided.
    pub(super) fn settle(&mut self) -> Decided {
        let opened = self.opened()?;
        let Some(result) = opened.last_result().filter(|_| opened.stage == Stage::Playing) else { return Ok(()) };
        let points = result.outcome.points(opened.terms.rules.knobs());
        self.push(Happening::GameEnded { result, points });
        match self.opened()?.score.winner() {
            Some(winner) => self.end_match(Some(winner), Cause::Score),
            None => self.begin_game_if_wanted(),
        }
    }

    /// `loser` loses away from the board: the match; in money play the game, and the session unless by the clock.
    pub(super) fn lose(&mut self, loser: Side, cause: Cause) -> Decided {
        let opened = self.opened()?;
        let (in_game, is_match) = (opened.stage == Stage::Playing, opened.is_match());
        self.push(Happening::Decided { loser, cause });
        if in_game {
            self.book_decided_game()?;
        }
        match (is_match, cause) {
            (true, _) => self.end_match(Some(loser.opponent()), cause),
            (false, Cause::Flag) => self.begin_game_if_wanted(),
            (false, _) => self.end_match(None, cause),
        }
    }

    /// A match decided away from the board needs no points; a game of money play is paid.
    fn book_decided_game(&mut self) -> Decided {
        let opened = self.opened()?;
        let result = opened.last_result().ok_or(WhyNot::NoGame)?;
        let knobs = opened.terms.rules.knobs();
        let points = if opened.is_match() { Points::ZERO } else { result.outcome.points(knobs) };
        self.push(Happening::GameEnded { result, points });
        Ok(())
    }

    /// The match is over, and the house opens its secret.
    pub(super) fn end_match(&mut self, winner: Option<Side>, cause: Cause) -> Decided {
        self.push(Happening::MatchEnded { winner, cause });
        let opened = self.opened()?;
        if opened.dice.commitment.is_none() {
            return Ok(());
        }
        let secret = match &self.facts.dice {
            DiceSource::None | DiceSource::Duplicate(_) => None,
            DiceSource::Told(told) => told.secret,
            DiceSource::Sealed(secret) => Some(secret.house_secret(&opened.terms.table, opened.of)),
        };
        if let Some(secret) = secret {
            self.push(Happening::DiceOpened { secret });
        }
        Ok(())
    }
}
