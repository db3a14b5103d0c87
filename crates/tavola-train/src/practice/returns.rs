//! What the positions of a game turned out to be worth, the luck of the dice taken out: λ-returns of corrections.
//!
//! A position is labelled by the mean over its 21 rolls. That mean already holds the roll that was rolled, so what
//! travels back from later positions is only by how much the nets corrected themselves, never what the dice gave.

use tavola_engine::Outcomes;

/// A position of a game, seen by the player on roll.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Turn {
    /// What the nets say of it without looking ahead.
    pub glimpse: Outcomes,
    /// The mean over all rolls of what the best plays lead to.
    pub ahead: Outcomes,
    /// Whether the play made was the best: only then is what came of it a word about this position.
    pub best_was_played: bool,
}

/// The label of each of `turns`, last position last, after which comes what `end` says.
///
/// G(t) = ahead(t) + λ · flip(G(t+1) − glimpse(t+1)), without the second part where another than the best play was made
/// and after the last turn. Classes may leave 0 to 1 a little; they add up to 1.
#[must_use]
pub fn returns(turns: &[Turn], lambda: f32) -> Vec<Outcomes> {
    let mut labels = vec![Outcomes::default(); turns.len()];
    let mut correction = Outcomes::default();
    for (turn, label) in turns.iter().zip(&mut labels).rev() {
        *label = turn.ahead;
        if turn.best_was_played {
            label.add_weighted(&correction.flipped(), lambda);
        }
        correction = *label;
        correction.add_weighted(&turn.glimpse, -1.0);
    }
    labels
}

#[cfg(test)]
mod tests {
    use super::*;

    fn won(chance: f32) -> Outcomes {
        Outcomes::from_exclusive([chance, 0.0, 0.0, 1.0 - chance, 0.0, 0.0])
    }

    fn turn(glimpse: f32, ahead: f32) -> Turn {
        Turn { glimpse: won(glimpse), ahead: won(ahead), best_was_played: true }
    }

    #[test]
    fn a_later_correction_travels_back_to_the_other_side_and_shrinks() {
        let turns = [turn(0.5, 0.5), turn(0.5, 0.5), turn(0.5, 0.6)];
        let labels = returns(&turns, 0.5);
        let wins: Vec<f32> = labels.iter().map(Outcomes::win).collect();
        for (win, wanted) in wins.iter().zip([0.525, 0.45, 0.6]) {
            assert!((win - wanted).abs() < 1e-6, "{wins:?}");
        }
        assert!(labels.iter().all(|label| (label.win() + label.lose() - 1.0).abs() < 1e-6));
    }

    #[test]
    fn nothing_travels_back_over_a_play_that_was_not_the_best() {
        let mut turns = [turn(0.5, 0.5), turn(0.5, 0.6)];
        turns[0].best_was_played = false;
        assert_eq!(returns(&turns, 0.8)[0], won(0.5));
    }

    #[test]
    fn without_lambda_a_label_is_the_look_ahead() {
        let turns = [turn(0.3, 0.4), turn(0.5, 0.7)];
        assert_eq!(returns(&turns, 0.0), [won(0.4), won(0.7)]);
    }
}
