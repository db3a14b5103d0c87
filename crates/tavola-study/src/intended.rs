//! A decision that has not been made yet: what it would cost. For tutors, who ask before it is too late.

use tavola_engine::analysis::Doubling;
use tavola_engine::{CubeAnswer, Engine};
use tavola_notation::record::{Act, Line, Place};
use tavola_rules::{ActionKind, Game, OfferStep, Phase, Play, Side, check_play};

use crate::judge::{Depth, Judgement, judge_answer_to, judge_doubling, judge_play};

/// What somebody is about to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Intended {
    /// Play the roll that lies there.
    Play(Play),
    /// Roll without doubling.
    Roll,
    /// Double.
    Double,
    /// Answer a double.
    Answer(CubeAnswer),
}

/// Judges what somebody is about to do; none where it is no decision: against the rules, out of turn, nothing to choose, an
/// answer to a beaver. Spreads over the threads of the current pool.
#[must_use]
pub fn judge_intended(game: &Game, by: Side, what: Intended, engine: &Engine, depth: Depth) -> Option<Judgement> {
    let line = |by, act| Line { at: Place::default(), by, act, before: *game };
    match (what, *game.phase()) {
        (Intended::Play(play), Phase::ToPlay { side, roll, .. }) if side == by => {
            let before = game.board().seen_by(by);
            let legal = check_play(&before, roll, &play).ok().filter(|_| game.legal_plays().len() > 1)?;
            let next = legal.play.result(&before).flipped();
            let line = line(by, Act::Play { roll, play: legal.play });
            // Nobody asks how lucky the roll was.
            Some(judge_play(&line, (roll, 0.0), Some(&next), engine, depth))
        }
        (Intended::Roll, Phase::OnRoll { side }) if side == by => {
            game.may(by, ActionKind::Double).ok()?;
            // What is decided before a roll is whether to double: which roll it will be is not looked at.
            Some(judge_doubling(&line(by, Act::Double), Doubling::Waited, engine, depth))
        }
        (Intended::Double, Phase::OnRoll { side }) if side == by => {
            game.may(by, ActionKind::Double).ok()?;
            Some(judge_doubling(&line(by, Act::Double), Doubling::Doubled, engine, depth))
        }
        (Intended::Answer(answer), Phase::Doubled { offer }) if offer.to() == by && offer.step == OfferStep::Double => {
            Some(judge_answer_to(&line(offer.by(), Act::Double), answer, engine, depth))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tavola_engine::RulesOfThumb;
    use tavola_notation::read_play;
    use tavola_rules::{Action, Preset, RuleSet, Score, Start, WinKind};

    use super::*;

    fn game() -> Game {
        let rules = RuleSet::preset(Preset::Match);
        let game = Game::from_start(&rules, &Score::start(&rules), Start::STANDARD).unwrap();
        let (white, black) = (tavola_rules::Die::new(3).unwrap(), tavola_rules::Die::new(1).unwrap());
        game.apply(Side::White, Action::RollOpening { white, black }).unwrap()
    }

    fn judged(game: &Game, by: Side, what: Intended) -> Option<Judgement> {
        judge_intended(game, by, what, &Engine::new(Arc::new(RulesOfThumb)), Depth::of(0))
    }

    #[test]
    fn what_is_about_to_be_played_is_judged_as_what_was_played() {
        let game = game();
        let position = game.board().seen_by(Side::White);
        let play = |text: &str| Intended::Play(read_play(&position, "31".parse().unwrap(), text).unwrap());
        let losses: Vec<f32> =
            ["8/5 6/5", "24/20"].map(|text| judged(&game, Side::White, play(text)).unwrap().loss().value()).to_vec();
        assert!(losses.iter().all(|loss| *loss >= 0.0) && losses.contains(&0.0) || losses[0] != losses[1]);
        assert_eq!(judged(&game, Side::Black, play("8/5 6/5")), None, "out of turn");
        assert_eq!(judged(&game, Side::White, Intended::Play(Play::NONE)), None, "against the rules");
        assert_eq!(judged(&game, Side::White, Intended::Double), None, "the dice lie there");
    }

    #[test]
    fn the_cube_is_judged_before_the_roll_and_its_answer_by_who_answers() {
        let game = game();
        let position = game.board().seen_by(Side::White);
        let play = read_play(&position, "31".parse().unwrap(), "8/5 6/5").unwrap();
        let game = game.apply(Side::White, Action::Play { play }).unwrap();
        assert!(judged(&game, Side::Black, Intended::Double).unwrap().loss().value() > 0.0);
        assert_eq!(judged(&game, Side::Black, Intended::Roll).unwrap().loss().value(), 0.0);
        assert_eq!(judged(&game, Side::White, Intended::Roll), None);
        let doubled = game.apply(Side::Black, Action::Double).unwrap();
        let answer = |answer| judged(&doubled, Side::White, Intended::Answer(answer));
        assert_eq!(answer(CubeAnswer::Take).unwrap().loss().value(), 0.0);
        assert!(answer(CubeAnswer::Drop).unwrap().loss().value() > 0.0);
        assert_eq!(judged(&doubled, Side::Black, Intended::Answer(CubeAnswer::Take)), None);
        let resigned = doubled.apply(Side::White, Action::Drop).unwrap();
        assert!(matches!(resigned.result(), Some(result) if result.outcome.kind == WinKind::Single));
    }
}
