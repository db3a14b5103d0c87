//! Games of the nets in training against themselves, and learning from them by temporal differences, TD(λ).
//!
//! A game is played to the end with the weights as they are; then each position learns from the mixture of
//! what the next one was thought to be worth (1 − λ) and what it came to (λ), last position first.

use tavola_engine::features::{MAX_SLOTS, base_changes, base_rows};
use tavola_engine::net::Kind;
use tavola_engine::{Evaluator, Outcomes, finished};
use tavola_rules::{Position, Roll, legal_results};

use crate::model::{Model, Sums};
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

    /// These nets, where there is but one for races and one for contact, with a copy of the latter for each kind.
    #[must_use]
    pub fn split(self) -> Self {
        match <[Model; 2]>::try_from(self.nets) {
            Ok([race, contact]) => {
                let copy = |kind: &Kind| if *kind == Kind::Race { race.clone() } else { contact.clone() };
                Self { nets: Kind::ALL.iter().map(copy).collect() }
            }
            Err(nets) => Self { nets },
        }
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

/// A position reached by a play, seen by the player who is now on roll, and what he may expect.
#[derive(Debug, Clone, Copy)]
pub struct Chosen {
    /// Seen by the player on roll.
    pub position: Position,
    /// His outcomes.
    pub outcomes: Outcomes,
}

/// Chooses plays by the nets' word, keeping its working memory between calls.
#[derive(Debug)]
pub struct Chooser {
    results: Vec<Position>,
    parents: Vec<Option<Box<Parent>>>,
    rows: Vec<u16>,
    on: Vec<u16>,
    off: Vec<u16>,
}

/// First-layer sums of the position before the play, for one kind of net.
#[derive(Debug, Clone)]
struct Parent {
    sums: Sums,
    slots: [u16; MAX_SLOTS],
}

impl Parent {
    fn of(before: &Position, kind: Kind, net: &Model, rows: &mut Vec<u16>) -> Self {
        let mut slots = [0; MAX_SLOTS];
        let count = kind.layout().expert_rows(before, &mut slots);
        rows.clear();
        base_rows(before, rows);
        rows.extend_from_slice(&slots[..count]);
        Self { sums: net.sums(rows), slots }
    }
}

impl Default for Chooser {
    fn default() -> Self {
        let list = || Vec::with_capacity(96);
        Self {
            results: Vec::with_capacity(256),
            parents: vec![None; Kind::ALL.len()],
            rows: list(),
            on: list(),
            off: list(),
        }
    }
}

impl Chooser {
    /// The best play of `roll` by cubeless equity; the position itself, turned round, if nothing can be moved.
    pub fn choose(&mut self, brain: &Brain, position: &Position, roll: Roll) -> Chosen {
        let mut results = std::mem::take(&mut self.results);
        results.clear();
        legal_results(position, roll, &mut results);
        if results.is_empty() {
            results.push(*position);
        }
        self.parents.fill(None);
        let before = position.flipped();
        let mut best: Option<(f32, Chosen)> = None;
        for result in &results {
            let after = result.flipped();
            let outcomes = self.judge(brain, &before, &after);
            let equity = -outcomes.cubeless().value();
            if best.as_ref().is_none_or(|(top, _)| equity > *top) {
                best = Some((equity, Chosen { position: after, outcomes }));
            }
        }
        self.results = results;
        best.map_or(Chosen { position: before, outcomes: Outcomes::default() }, |(_, chosen)| chosen)
    }

    fn judge(&mut self, brain: &Brain, before: &Position, after: &Position) -> Outcomes {
        if let Some(outcomes) = finished(after) {
            return outcomes;
        }
        let kind = Kind::of(after);
        let net = brain.net(kind);
        let rows = &mut self.rows;
        let parent = self.parents[kind.index()].get_or_insert_with(|| Box::new(Parent::of(before, kind, net, rows)));
        let mut sums = parent.sums;
        self.on.clear();
        self.off.clear();
        base_changes(before, after, |row| self.off.push(row), |row| self.on.push(row));
        let mut slots = [0; MAX_SLOTS];
        let count = kind.layout().expert_rows(after, &mut slots);
        for (&new, &old) in slots.iter().zip(&parent.slots).take(count) {
            if new != old {
                self.on.push(new);
                self.off.push(old);
            }
        }
        net.change(&mut sums, &self.on, &self.off);
        net.outcomes(&sums)
    }
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
}

/// Self-play and learning on one thread.
#[derive(Debug)]
pub struct Trainer {
    /// The nets.
    pub brain: Brain,
    /// Dice and chance.
    pub random: Random,
    /// Games learnt from so far.
    pub games: u64,
    chooser: Chooser,
    game: Vec<Chosen>,
    rows: Vec<u16>,
}

impl Trainer {
    /// A trainer of these nets.
    #[must_use]
    pub fn new(brain: Brain, random: Random) -> Self {
        Self { brain, random, games: 0, chooser: Chooser::default(), game: Vec::new(), rows: Vec::with_capacity(96) }
    }

    /// Plays one game and learns from it. Returns its number of positions and the sum of their losses.
    pub fn game(&mut self, settings: &Settings) -> (usize, f32) {
        self.play(settings);
        let mut truth: Option<Outcomes> = None;
        let mut loss = 0.0;
        for index in (0..self.game.len()).rev() {
            let Chosen { position, outcomes } = self.game[index];
            let target = match (finished(&position), truth) {
                (Some(end), _) => end,
                (None, Some(target)) => {
                    loss += self.learn(&position, &target, settings.rate);
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

    fn learn(&mut self, position: &Position, target: &Outcomes, rate: f32) -> f32 {
        let kind = Kind::of(position);
        self.rows.clear();
        kind.layout().all_rows(position, &mut self.rows);
        self.brain.nets[kind.index()].learn(&self.rows, target, rate)
    }

    fn play(&mut self, settings: &Settings) {
        self.game.clear();
        let mut position = self.start(settings);
        self.game.push(Chosen { position, outcomes: self.brain.outcomes(&position) });
        while finished(&position).is_none() && self.game.len() < 2000 {
            let roll = self.random.roll();
            let chosen = self.chooser.choose(&self.brain, &position, roll);
            self.game.push(chosen);
            position = chosen.position;
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
