//! The plays of a match as evidence: how hard each was, whether it was the best, how long it took.

use tavola_base::Time;
use tavola_club::table::{Happening, TableEvent};
use tavola_rules::{Action, BySide, Side};
use tavola_study::{
    MatchReport,
    report::{ActReport, Decided, DecisionReport},
};

/// A play is hard where the best is better than the second by at least so much: below it hardly matters.
const CLOSE: f32 = 0.02;

/// And by no more than so much: above it most people find it.
const EASY: f32 = 0.08;

/// How many are needed before anything is said.
const LEAST: usize = 30;

/// How hard a play was to find.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Difficulty {
    /// Nothing to choose.
    Forced,
    /// One play is far better.
    Easy,
    /// People differ, and it matters.
    Hard,
    /// Hardly anything between the best.
    Close,
}

impl Difficulty {
    /// All, in the order in which they are shown.
    pub const ALL: [Self; 4] = [Self::Forced, Self::Easy, Self::Hard, Self::Close];

    /// The name of its sentence, after `fair-play-`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Forced => "forced",
            Self::Easy => "easy",
            Self::Hard => "hard",
            Self::Close => "close",
        }
    }
}

/// A play.
#[derive(Debug, Clone, PartialEq)]
pub struct Decision {
    /// How hard.
    pub difficulty: Difficulty,
    /// What the second best loses.
    pub gap: f32,
    /// What this one lost.
    pub loss: f32,
    /// Between how many positions.
    pub choices: usize,
    /// How long it took, in milliseconds, if that is known.
    pub took: Option<u64>,
    /// The position before it, as XGID.
    pub xgid: Option<String>,
    /// The address of its analysis.
    pub address: String,
}

/// How often the best play was found where people differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Hard {
    /// How many such plays.
    pub all: usize,
    /// How many were the best.
    pub best: usize,
}

impl Hard {
    pub(super) fn of(decisions: &[Decision]) -> Self {
        let hard = || decisions.iter().filter(|one| one.difficulty == Difficulty::Hard);
        Self { all: hard().count(), best: hard().filter(|one| one.loss < 0.001).count() }
    }

    /// Bounds within which the true part lies 95 of 100 times, by Wilson; none of too few.
    #[must_use]
    pub fn interval(&self) -> Option<(f64, f64)> {
        if self.all < LEAST {
            return None;
        }
        let (many, z) = (self.all as f64, 1.96_f64);
        let part = self.best as f64 / many;
        let (z2, spread) = (z * z, part * (1.0 - part) / many);
        let middle = (part + z2 / (2.0 * many)) / (1.0 + z2 / many);
        let reach = z * (spread + z2 / (4.0 * many * many)).sqrt() / (1.0 + z2 / many);
        Some((middle - reach, middle + reach))
    }
}

/// How long plays took, by how hard they were.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pace {
    /// How many, and the median in milliseconds, in the order of [`Difficulty::ALL`].
    pub times: [Option<(usize, u64)>; 4],
}

impl Pace {
    pub(super) fn of(decisions: &[Decision]) -> Self {
        Self { times: Difficulty::ALL.map(|difficulty| median(decisions, difficulty)) }
    }

    /// Whether hard plays took clearly longer than easy ones; none of too few.
    #[must_use]
    pub fn grows(&self) -> Option<bool> {
        let [_, easy, hard, _] = self.times;
        let ((easy_many, easy), (hard_many, hard)) = (easy?, hard?);
        (easy_many >= LEAST && hard_many >= LEAST).then(|| hard * 10 > easy * 12)
    }
}

fn median(decisions: &[Decision], difficulty: Difficulty) -> Option<(usize, u64)> {
    let of = decisions.iter().filter(|one| one.difficulty == difficulty);
    let mut times: Vec<u64> = of.filter_map(|one| one.took).collect();
    times.sort_unstable();
    times.get(times.len() / 2).map(|middle| (times.len(), *middle))
}

/// The plays of both sides of a match.
pub(super) fn of(report: &MatchReport, events: &[TableEvent], number: u32, address: &str) -> BySide<Vec<Decision>> {
    let times = times(events, number);
    let mut found = BySide::<Vec<Decision>>::default();
    for (game, games) in report.games.iter().enumerate() {
        let lines = games.lines.iter().enumerate();
        let plays = lines.filter(|(_, line)| matches!(line.act, ActReport::Play { .. } | ActReport::Illegal { .. }));
        let plays: Vec<_> = plays.collect();
        // What was taken back has left the record: then nobody knows which time is whose.
        let known = times.get(game).filter(|times| times.len() == plays.len());
        for (nth, (index, line)) in plays.into_iter().enumerate() {
            let took = known.and_then(|times| times.get(nth)).filter(|(side, _)| *side == line.by);
            let place = format!("{address}&at={}.{}", game + 1, index + 1);
            let one = line.decisions.iter().find_map(|one| decision(one, place.clone()));
            if let Some(one) = one {
                let took = took.map(|(_, took)| *took);
                found[line.by].push(Decision { took, xgid: line.xgid.clone(), ..one });
            }
        }
    }
    found
}

fn decision(one: &DecisionReport, address: String) -> Option<Decision> {
    let Decided::Play { candidates, choices, .. } = &one.what else { return None };
    let gap = candidates.get(1).map_or(0.0, |second| second.loss);
    let difficulty = match gap {
        _ if *choices < 2 => Difficulty::Forced,
        gap if gap > EASY => Difficulty::Easy,
        gap if gap >= CLOSE => Difficulty::Hard,
        _ => Difficulty::Close,
    };
    Some(Decision { difficulty, gap, loss: one.loss, choices: *choices, took: None, xgid: None, address })
}

/// Who played when, game by game: how long after the dice had fallen.
fn times(events: &[TableEvent], number: u32) -> Vec<Vec<(Side, u64)>> {
    let (mut games, mut within, mut since) = (Vec::<Vec<(Side, u64)>>::new(), false, Time::default());
    for event in events {
        match &event.what {
            Happening::MatchStarted { number: of } => within = of.number() == number,
            Happening::GameStarted { .. } if within => games.push(Vec::new()),
            Happening::Acted { side, action: Action::Play { .. } } if within => {
                if let Some(game) = games.last_mut() {
                    game.push((*side, event.at.since(since).number()));
                }
                since = event.at;
            }
            Happening::Acted { action: Action::Roll { .. } | Action::RollOpening { .. }, .. } => since = event.at,
            _ => {}
        }
    }
    games
}

/// The hardest, with the most to choose between.
pub(super) fn hardest(decisions: Vec<Decision>, many: usize) -> Vec<Decision> {
    let mut hard: Vec<Decision> = decisions.into_iter().filter(|one| one.difficulty == Difficulty::Hard).collect();
    hard.sort_by(|one, other| other.choices.cmp(&one.choices).then(one.gap.total_cmp(&other.gap)));
    hard.truncate(many);
    hard
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(difficulty: Difficulty, took: u64, loss: f32) -> Decision {
        let address = String::new();
        Decision { difficulty, gap: 0.05, loss, choices: 9, took: Some(took), xgid: None, address }
    }

    #[test]
    fn agreement_is_counted_on_hard_plays_only_and_said_of_enough() {
        let mut all: Vec<Decision> = (0..40).map(|nth| played(Difficulty::Hard, 1, f32::from(nth < 10))).collect();
        all.extend((0..500).map(|_| played(Difficulty::Easy, 1, 0.0)));
        let hard = Hard::of(&all);
        assert_eq!((hard.all, hard.best), (40, 30));
        let (low, high) = hard.interval().unwrap();
        assert!(low > 0.59 && low < 0.61 && high > 0.85 && high < 0.87, "{low} {high}");
        assert_eq!(Hard { all: 29, best: 29 }.interval(), None);
    }

    #[test]
    fn time_that_does_not_grow_with_difficulty_is_seen() {
        let of = |easy: u64, hard: u64| {
            let plays =
                (0..40).flat_map(|_| [played(Difficulty::Easy, easy, 0.0), played(Difficulty::Hard, hard, 0.0)]);
            Pace::of(&plays.collect::<Vec<_>>()).grows()
        };
        assert_eq!((of(3_000, 9_000), of(5_000, 5_000)), (Some(true), Some(false)));
        assert_eq!(Pace::default().grows(), None);
    }
}
