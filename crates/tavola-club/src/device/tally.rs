//! The score as it adds up: game by game, with points given outside games and changes of the length.

use tavola_rules::{BySide, CrawfordState, Cube, Score};

use super::course::{Course, Scored};

impl Course {
    /// The score with everything that has changed it, from the beginning.
    pub(super) fn rescore(&mut self) {
        let mut score =
            Score::standing(&self.settings.rules(self.settings.length), self.settings.won, self.settings.before);
        self.length = self.settings.length;
        let began = self.game.as_ref().map(|game| game.scored);
        for (index, step) in self.scored.clone().into_iter().enumerate() {
            if began == Some(index) {
                self.game_begins_at(&score);
            }
            score = self.scored_on(score, step);
        }
        if began == Some(self.scored.len()) {
            self.game_begins_at(&score);
        }
        self.score = score;
    }

    /// The game in progress is the Crawford game or is not, by the score it was truly begun at; doubles of one that is
    /// fall (MAT-03).
    fn game_begins_at(&mut self, score: &Score) {
        let Some(game) = &mut self.game else { return };
        game.crawford = score.crawford() == CrawfordState::Crawford;
        if game.crawford {
            game.cube = Cube::START;
        }
    }

    /// The score after one more step.
    pub(super) fn scored_on(&mut self, score: Score, step: Scored) -> Score {
        let won = BySide::from_fn(|side| score.won(side));
        match step {
            Scored::Length(length) => {
                self.length = length;
                Score::standing(&self.settings.rules(length), won, CrawfordState::Pre)
            }
            Scored::Award(index) => {
                let award = &mut self.awards[index];
                let score = score.after_award(award.to, award.points);
                award.score = BySide::from_fn(|side| score.won(side));
                score
            }
            Scored::Game(index) => {
                let game = &mut self.games[index];
                let mut won = won;
                won[game.winner] += game.points;
                game.score = won;
                Score::standing(&self.settings.rules(self.length), won, state_of(game.crawford, &score))
            }
        }
    }
}

/// The Crawford state of the game just played: a score that came about within it does not make it the Crawford game.
fn state_of(was_crawford: bool, before: &Score) -> CrawfordState {
    use CrawfordState::{Crawford, Post, Pre};
    match before.crawford() {
        _ if was_crawford => Crawford,
        Post => Post,
        Crawford | Pre => Pre,
    }
}
