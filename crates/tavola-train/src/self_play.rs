//! Games of the nets in training against themselves, and learning from them by temporal differences, TD(λ).
//!
//! A game is played to the end with the weights as they are; then each position learns from the mixture of
//! what the next one was thought to be worth (1 − λ) and what it came to (λ), last position first.

use tavola_engine::net::{Kind, Nets};
use tavola_engine::{Evaluator, Outcomes, finished};
use tavola_rules::{Position, legal_results};

use crate::adam::Adam;
use crate::export;
use crate::label::OneRoll;
use crate::model::Model;
use crate::random::Random;

/// The nets in training, one for each kind of position.
#[derive(Debug, Clone, PartialEq)]
pub struct Brain {
    /// In the order of [`Kind::ALL`].
    pub nets: Vec<Model>,
}

impl Brain {
    /// Nets that know nothing.
    #[must_use]
    pub fn new(random: &mut Random) -> Self {
        Self { nets: Kind::ALL.iter().map(|kind| Model::new(kind.layout().rows(), random)).collect() }
    }

    /// These nets, where there is but one for races and one for contact, with a copy of the latter for each kind; with
    /// all the inputs there are now.
    #[must_use]
    pub fn split(self) -> Self {
        let nets = match <[Model; 2]>::try_from(self.nets) {
            Ok([race, contact]) => {
                let copy = |kind: &Kind| if *kind == Kind::Race { race.clone() } else { contact.clone() };
                Kind::ALL.iter().map(copy).collect()
            }
            Err(nets) => nets,
        };
        let widened = |(net, kind): (Model, Kind)| net.widened(kind.layout().rows());
        Self { nets: nets.into_iter().zip(Kind::ALL).map(widened).collect() }
    }

    /// The mean of several brains, weight by weight: late checkpoints of one run, each off by its own noise.
    ///
    /// `None` for no brains at all.
    #[must_use]
    pub fn mean(brains: Vec<Self>) -> Option<Self> {
        let share = 1.0 / brains.len() as f32;
        let mut brains = brains.into_iter();
        let mut mean = brains.next()?;
        for mut other in brains {
            for (net, other) in mean.nets.iter_mut().zip(&mut other.nets) {
                net.weights_mut().zip(other.weights_mut()).for_each(|(sum, weight)| *sum += *weight);
            }
        }
        mean.nets.iter_mut().flat_map(Model::weights_mut).for_each(|weight| *weight *= share);
        Some(mean)
    }

    /// The net for `kind`.
    #[must_use]
    pub fn net(&self, kind: Kind) -> &Model {
        &self.nets[kind.index()]
    }

    /// How the game goes on from `position`, its own side to roll.
    #[must_use]
    pub fn outcomes(&self, position: &Position) -> Outcomes {
        finished(position).unwrap_or_else(|| {
            let kind = Kind::of(position);
            let mut rows = Vec::with_capacity(96);
            kind.layout().all_rows(position, &mut rows);
            let net = self.net(kind);
            net.outcomes(&net.sums(&rows))
        })
    }
}

impl Evaluator for Brain {
    fn evaluate(&self, positions: &[Position], out: &mut [Outcomes]) {
        for (position, outcomes) in positions.iter().zip(out) {
            *outcomes = self.outcomes(position);
        }
    }
}

/// A position reached by a play, seen by the player who is now on roll, and what they may expect.
#[derive(Debug, Clone, Copy)]
pub struct Chosen {
    /// Seen by the player on roll.
    pub position: Position,
    /// Their outcomes.
    pub outcomes: Outcomes,
}

/// How to learn from self-play.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Settings {
    /// Step size of the descent.
    pub rate: f32,
    /// Weight of what came to pass against what was expected: 0 to 1.
    pub lambda: f32,
    /// Chance that a game begins with a few random plays, for variety: 0 to 1.
    pub wild_starts: f32,
    /// Positions of one kind in a batch for Adam; 0 for plain descent, position by position.
    pub batch: u32,
}

/// Games between two roundings: plays are chosen by nets so much behind those that learn, but three times as fast.
const REFRESH: u64 = 200;

/// Self-play and learning on one thread.
#[derive(Debug)]
pub struct Trainer {
    /// The nets.
    pub brain: Brain,
    /// Dice and chance.
    pub random: Random,
    /// Games learnt from so far.
    pub games: u64,
    look: OneRoll,
    rounded: Nets,
    adams: Vec<Adam>,
    game: Vec<Chosen>,
    rows: Vec<u16>,
}

impl Trainer {
    /// A trainer of these nets.
    #[must_use]
    pub fn new(brain: Brain, random: Random) -> Self {
        let rounded = export::nets(&brain);
        let rows = Vec::with_capacity(96);
        Self { brain, random, games: 0, look: OneRoll::default(), rounded, adams: Vec::new(), game: Vec::new(), rows }
    }

    /// Plays one game and learns from it. Returns its number of positions and the sum of their losses.
    pub fn game(&mut self, settings: &Settings) -> (usize, f32) {
        if self.games.is_multiple_of(REFRESH) {
            self.rounded = export::nets(&self.brain);
        }
        self.play(settings);
        let mut truth: Option<Outcomes> = None;
        let mut loss = 0.0;
        for index in (0..self.game.len()).rev() {
            let Chosen { position, outcomes } = self.game[index];
            let target = match (finished(&position), truth) {
                (Some(end), _) => end,
                (None, Some(target)) => {
                    loss += self.learn(&position, &target, settings);
                    let mut mixed = outcomes.scaled(1.0 - settings.lambda);
                    mixed.add_weighted(&target, settings.lambda);
                    mixed
                }
                (None, None) => outcomes,
            };
            truth = Some(target.flipped());
        }
        self.games += 1;
        (self.game.len(), loss)
    }

    fn learn(&mut self, position: &Position, target: &Outcomes, settings: &Settings) -> f32 {
        let kind = Kind::of(position);
        self.rows.clear();
        kind.layout().all_rows(position, &mut self.rows);
        let net = &mut self.brain.nets[kind.index()];
        if settings.batch == 0 {
            return net.learn(&self.rows, target, settings.rate);
        }
        if self.adams.is_empty() {
            self.adams = Kind::ALL.iter().map(|kind| Adam::new(kind.layout().rows())).collect();
        }
        let adam = &mut self.adams[kind.index()];
        let classes = adam.gather(net, &self.rows, target);
        if adam.batch() >= settings.batch {
            adam.step(net, settings.rate);
        }
        target.exclusive().iter().zip(classes).map(|(t, p)| -t * p.max(1e-9).ln()).sum()
    }

    fn play(&mut self, settings: &Settings) {
        self.game.clear();
        let mut position = self.start(settings);
        self.game.push(Chosen { position, outcomes: self.rounded.evaluate_one(&position) });
        while finished(&position).is_none() && self.game.len() < 2000 {
            let roll = self.random.roll();
            let (next, outcomes) = self.look.best(&self.rounded, &position, roll);
            self.game.push(Chosen { position: next, outcomes });
            position = next;
        }
    }

    fn start(&mut self, settings: &Settings) -> Position {
        let mut position = Position::START;
        if self.random.unit() < settings.wild_starts {
            let plays = 2 + self.random.below(12);
            let mut results = Vec::new();
            for _ in 0..plays {
                results.clear();
                legal_results(&position, self.random.roll(), &mut results);
                if !results.is_empty() {
                    position = results[self.random.below(results.len())];
                }
                position = position.flipped();
            }
        }
        if finished(&position).is_some() { Position::START } else { position }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_of_a_brain_and_itself_is_itself() {
        let brain = Brain::new(&mut Random::new(3));
        assert_eq!(Brain::mean(vec![brain.clone(), brain.clone()]), Some(brain));
        assert_eq!(Brain::mean(Vec::new()), None);
    }
}
