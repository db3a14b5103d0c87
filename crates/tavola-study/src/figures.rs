//! What of a judged match goes into statistics over many: sums by kind of position and by opening, luck, and every decision
//! with a mark. Small, so that a thousand matches can be added up; all rates are made of sums, never of rates.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tavola_engine::CubeAnswer;
use tavola_notation::Xgid;
use tavola_rules::{BySide, Roll, Side};

use crate::kind::PositionKind;
use crate::report::{ActReport, Decided, DecisionReport, GameReport, LineReport, MatchReport};
use crate::summary::Mark;

/// The version of this form; figures of another are made anew.
pub const VERSION: u32 = 1;

/// Losses and decisions, added up.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Tally {
    /// Plays with something to choose.
    pub plays: u32,
    /// What they lost, in units of the cube.
    pub play_losses: f64,
    /// Decisions about the cube that count.
    pub cubes: u32,
    /// What they lost, in units of the cube.
    pub cube_losses: f64,
}

impl Tally {
    /// How many decisions.
    #[must_use]
    pub const fn decisions(&self) -> u32 {
        self.plays + self.cubes
    }

    /// Performance rating: 500 times the loss a decision; none without a decision.
    #[must_use]
    pub fn rating(&self) -> Option<f64> {
        rate(self.play_losses + self.cube_losses, self.decisions())
    }

    /// The same of the plays alone.
    #[must_use]
    pub fn play_rating(&self) -> Option<f64> {
        rate(self.play_losses, self.plays)
    }

    /// The same of the cube alone.
    #[must_use]
    pub fn cube_rating(&self) -> Option<f64> {
        rate(self.cube_losses, self.cubes)
    }

    /// Adds another.
    pub fn add(&mut self, more: &Self) {
        self.plays += more.plays;
        self.play_losses += more.play_losses;
        self.cubes += more.cubes;
        self.cube_losses += more.cube_losses;
    }

    fn count(&mut self, one: &DecisionReport) {
        if !one.counts {
            return;
        }
        let loss = f64::from(one.loss);
        if matches!(one.what, Decided::Play { .. }) {
            self.plays += 1;
            self.play_losses += loss;
        } else {
            self.cubes += 1;
            self.cube_losses += loss;
        }
    }
}

fn rate(losses: f64, decisions: u32) -> Option<f64> {
    (decisions > 0).then(|| 500.0 * losses / f64::from(decisions))
}

/// What was wrong with a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ErrorKind {
    /// Another play was better.
    Play,
    /// A double that should have been made.
    MissedDouble,
    /// One that should not.
    WrongDouble,
    /// A double that should have been dropped.
    WrongTake,
    /// One that should have been taken.
    WrongDrop,
    /// A beaver that should not have been made.
    WrongBeaver,
}

impl ErrorKind {
    /// All.
    pub const ALL: [Self; 6] =
        [Self::Play, Self::MissedDouble, Self::WrongDouble, Self::WrongTake, Self::WrongDrop, Self::WrongBeaver];

    /// What is wrong with a decision of that kind, if anything is.
    #[must_use]
    pub const fn of(what: &Decided) -> Self {
        match what {
            Decided::Play { .. } => Self::Play,
            Decided::Doubling { doubled: false, .. } => Self::MissedDouble,
            Decided::Doubling { doubled: true, .. } => Self::WrongDouble,
            Decided::Answer { answer: CubeAnswer::Take, .. } => Self::WrongTake,
            Decided::Answer { answer: CubeAnswer::Drop, .. } => Self::WrongDrop,
            Decided::Answer { answer: CubeAnswer::Beaver, .. } => Self::WrongBeaver,
        }
    }

    /// Its name in addresses and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::MissedDouble => "missed_double",
            Self::WrongDouble => "wrong_double",
            Self::WrongTake => "wrong_take",
            Self::WrongDrop => "wrong_drop",
            Self::WrongBeaver => "wrong_beaver",
        }
    }

    /// The kind of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A decision with a mark.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct MarkedError {
    /// Of which game, from 0.
    pub game: usize,
    /// In which of its lines, from 0.
    pub line: usize,
    /// Which of the line's decisions, from 0.
    pub decision: usize,
    /// Whose.
    pub by: Side,
    /// What was wrong.
    pub kind: ErrorKind,
    /// How bad it is.
    pub mark: Mark,
    /// What it cost, in units of the cube.
    pub loss: f32,
    /// In what kind of position.
    pub position: PositionKind,
}

/// One of the first two plays of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct OpeningPlay {
    /// Whose.
    pub by: Side,
    /// The opening roll and play that is answered; none for the first play itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<(Roll, String)>,
    /// The roll.
    pub roll: Roll,
    /// The play.
    pub play: String,
    /// What it cost, in units of the cube.
    pub loss: f32,
    /// Whether it has a mark.
    pub mark: Option<Mark>,
}

/// One player's decisions in a match.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct SideFigures {
    /// By kind of position.
    pub kinds: BTreeMap<PositionKind, Tally>,
    /// How many decisions of each kind of error have each mark: doubtful, error, blunder, whopper.
    pub errors: BTreeMap<ErrorKind, [u32; 4]>,
    /// What each kind of error lost, in units of the cube: of decisions with a mark.
    pub error_losses: BTreeMap<ErrorKind, f64>,
    /// How many rolls.
    pub rolls: u32,
    /// Their luck, in units of the cube.
    pub luck: f64,
    /// The same in what was played for: chances of the match, or points.
    pub luck_worth: f64,
}

impl SideFigures {
    /// All decisions.
    #[must_use]
    pub fn total(&self) -> Tally {
        let mut total = Tally::default();
        self.kinds.values().for_each(|tally| total.add(tally));
        total
    }

    /// How many decisions have each mark.
    #[must_use]
    pub fn marks(&self) -> [u32; 4] {
        let mut marks = [0; 4];
        for counts in self.errors.values() {
            marks.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
        }
        marks
    }

    /// Adds another match's.
    pub fn add(&mut self, more: &Self) {
        for (kind, tally) in &more.kinds {
            self.kinds.entry(*kind).or_default().add(tally);
        }
        for (kind, counts) in &more.errors {
            let sums = self.errors.entry(*kind).or_default();
            sums.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
        }
        for (kind, losses) in &more.error_losses {
            *self.error_losses.entry(*kind).or_default() += losses;
        }
        self.rolls += more.rolls;
        self.luck += more.luck;
        self.luck_worth += more.luck_worth;
    }
}

/// A judged match for statistics.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct MatchFigures {
    /// [`VERSION`].
    pub version: u32,
    /// The version of the report they are made of.
    pub report: u32,
    /// How many rolls were looked ahead.
    pub plies: u8,
    /// Points to win; none for money.
    pub length: Option<u64>,
    /// What each player decided.
    pub sides: BySide<SideFigures>,
    /// The first two plays of every game.
    pub openings: Vec<OpeningPlay>,
}

impl MatchFigures {
    /// The figures of a report.
    #[must_use]
    pub fn of(report: &MatchReport) -> Self {
        Self {
            version: VERSION,
            report: report.format,
            plies: report.plies,
            length: report.length,
            sides: BySide::from_fn(|side| side_figures(report, side)),
            openings: report.games.iter().flat_map(openings).collect(),
        }
    }

    /// Whether they are of this form and of reports of this form.
    #[must_use]
    pub const fn is_current(&self) -> bool {
        self.version == VERSION && self.report == crate::report::FORMAT
    }
}

/// Every decision of a match that has a mark, in the order of the match.
pub fn marked_errors(report: &MatchReport) -> impl Iterator<Item = MarkedError> {
    report.games.iter().enumerate().flat_map(|(game, games)| {
        games.lines.iter().enumerate().flat_map(move |(line, lines)| {
            let position = kind_of(lines);
            lines.decisions.iter().enumerate().filter_map(move |(decision, one)| {
                let (by, kind, loss) = (lines.by, ErrorKind::of(&one.what), one.loss);
                Some(MarkedError { game, line, decision, by, kind, mark: one.mark?, loss, position })
            })
        })
    })
}

/// Where the position cannot be said as XGID, contact of whatever kind.
fn kind_of(line: &LineReport) -> PositionKind {
    let id = line.xgid.as_deref().and_then(|id| id.parse::<Xgid>().ok());
    id.map_or(PositionKind::Contact, |id| PositionKind::of(&id.situation().board.seen_by(line.by)))
}

fn side_figures(report: &MatchReport, side: Side) -> SideFigures {
    let mut figures = SideFigures::default();
    let lines = report.games.iter().flat_map(|game| &game.lines);
    for line in lines.filter(|line| line.by == side && !line.decisions.is_empty()) {
        let tally = figures.kinds.entry(kind_of(line)).or_default();
        for one in &line.decisions {
            tally.count(one);
            if let Some(mark) = one.mark {
                let kind = ErrorKind::of(&one.what);
                figures.errors.entry(kind).or_default()[mark as usize] += 1;
                *figures.error_losses.entry(kind).or_default() += f64::from(one.loss);
            }
            if let Decided::Play { luck, luck_worth, .. } = one.what {
                figures.rolls += 1;
                figures.luck += f64::from(luck);
                figures.luck_worth += f64::from(luck_worth);
            }
        }
    }
    figures.kinds.retain(|_, tally| tally.decisions() > 0);
    figures
}

/// The first play of a game and the answer to it, if the game began with a roll of both.
fn openings(game: &GameReport) -> Vec<OpeningPlay> {
    let is_start = |line: &LineReport| {
        let id = line.xgid.as_deref().and_then(|id| id.parse::<Xgid>().ok());
        id.is_some_and(|id| id.situation().board == tavola_rules::Board::START)
    };
    let mut plays = game.lines.iter().take(2).map_while(|line| {
        let ActReport::Play { roll, .. } = &line.act else { return None };
        let (judged, made) = line.decisions.iter().find_map(|one| match &one.what {
            Decided::Play { candidates, chosen, .. } => Some((one, candidates.get((*chosen)?)?)),
            Decided::Doubling { .. } | Decided::Answer { .. } => None,
        })?;
        // Files write the same play in several ways; the candidate has the one way of the engine.
        let (roll, play, by) = (*roll, made.play.clone(), line.by);
        Some(OpeningPlay { by, answers: None, roll, play, loss: judged.loss, mark: judged.mark })
    });
    let Some(first) = plays.next().filter(|_| game.lines.first().is_some_and(is_start)) else { return Vec::new() };
    let reply = plays.next().filter(|reply| reply.by != first.by);
    let reply = reply.map(|reply| OpeningPlay { answers: Some((first.roll, first.play.clone())), ..reply });
    [Some(first), reply].into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tavola_engine::{Engine, RulesOfThumb};
    use tavola_notation::record::read_record;

    use super::*;
    use crate::{Depth, Limits, judge_match};

    const MATCH: &str = " 3 point match\n Game 1\n Ann : 0                   Bo : 0\n  1)                        31: 8/5 6/5\n  2) 62: 24/18 13/11        55: 8/3(2) 6/1*(2)\n  3) 66:                     Doubles => 2\n  4)  Takes                 21: 13/11 6/5\n  5)  Doubles => 4           Drops\n Wins 2 points\n";

    fn report() -> MatchReport {
        let record = read_record(MATCH.as_bytes()).unwrap().record;
        let judged = judge_match(&record, &Engine::new(Arc::new(RulesOfThumb)), Depth::of(0));
        MatchReport::of(&record, &judged, &Limits::USUAL)
    }

    #[test]
    fn the_sums_of_all_kinds_are_those_of_the_report() {
        let report = report();
        let figures = MatchFigures::of(&report);
        for side in Side::BOTH {
            let (player, total) = (&report.players[side], figures.sides[side].total());
            assert_eq!((total.plays, total.cubes), (player.plays, player.cubes));
            assert!((total.play_losses - player.play_losses).abs() < 1e-4);
            assert!((total.cube_losses - player.cube_losses).abs() < 1e-4);
            assert!((total.rating().unwrap() - player.rating).abs() < 1e-2);
            assert_eq!(figures.sides[side].marks(), player.marks);
            assert!((figures.sides[side].luck - player.luck).abs() < 1e-4);
        }
        let text = serde_json::to_string(&figures).unwrap();
        assert_eq!(serde_json::from_str::<MatchFigures>(&text).unwrap(), figures);
        assert!(figures.is_current());
    }

    #[test]
    fn the_first_play_and_its_answer_are_the_opening() {
        let openings = MatchFigures::of(&report()).openings;
        let told: Vec<_> = openings.iter().map(|one| (one.by, one.roll.to_string(), one.play.as_str())).collect();
        assert_eq!(told, [(Side::White, "31".into(), "8/5 6/5"), (Side::Black, "62".into(), "24/18 13/11")]);
        assert_eq!(openings[0].answers, None);
        assert_eq!(openings[1].answers, Some((openings[0].roll, "8/5 6/5".to_owned())));
    }

    #[test]
    fn every_mark_is_an_error_with_its_place() {
        let report = report();
        let errors: Vec<_> = marked_errors(&report).collect();
        for side in Side::BOTH {
            let many = errors.iter().filter(|one| one.by == side).count();
            assert_eq!(many, report.players[side].marks.iter().sum::<u32>() as usize);
        }
        for one in errors {
            let decision = &report.games[one.game].lines[one.line].decisions[one.decision];
            assert_eq!((decision.loss, decision.mark), (one.loss, Some(one.mark)));
            assert_eq!(ErrorKind::named(one.kind.name()), Some(one.kind));
        }
    }
}
