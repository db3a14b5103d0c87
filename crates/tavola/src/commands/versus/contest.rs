//! Games and matches between two players with duplicated dice.

use std::time::Instant;

use anyhow::{Context as _, bail};
use serde::{Deserialize, Serialize};
use tavola_engine::cubeful::{CubeAnswer, CubeGame};
use tavola_engine::rollout::{Seed, TrialDice};
use tavola_engine::{CubeHolder, Engine, Evaluator, PointsAway, Search, Stakes, Terms, finished};
use tavola_notation::{Contest as Written, Situation, Waiting, read_play};
use tavola_rules::{Board, BySide, Cube, CubeOwner, CubeValue, OfferStep, Points, Position, Roll, Side, legal_plays};
use tavola_train::luck::{CubefulLuck, Luck};
use tavola_train::statistics::Sequential;

use super::oracle::Oracle;

/// What is played.
#[derive(Debug, Clone, Copy)]
pub(in crate::commands) enum Contest {
    /// Money games without a cube.
    Cubeless,
    /// Money games with it.
    Money,
    /// Matches to so many points.
    Match(u32),
}

/// What a pair of games brought, and how long each player thought.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize)]
pub(in crate::commands) struct PairResult {
    /// The mean of both games for us: points, or 1 for a match won and −1 for one lost.
    pub(in crate::commands) mean: f64,
    /// The same with the luck of the dice taken out, where that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(in crate::commands) adjusted: Option<f64>,
    /// Our time.
    pub(super) ours: Thought,
    /// The other's.
    pub(super) theirs: Thought,
}

/// Decisions and the time they took.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize)]
pub(super) struct Thought {
    pub(super) decisions: u64,
    pub(super) seconds: f64,
}

impl Thought {
    /// Both together.
    pub(super) fn plus(self, other: Self) -> Self {
        Self { decisions: self.decisions + other.decisions, seconds: self.seconds + other.seconds }
    }

    /// Thousandths of a second a decision.
    pub(super) fn millis_a_decision(&self) -> f64 {
        1000.0 * self.seconds / self.decisions.max(1) as f64
    }
}

/// A player with their clock.
pub(in crate::commands) struct Player<'a> {
    who: Who<'a>,
    thought: Thought,
}

/// Who plays.
enum Who<'a> {
    /// This program.
    Engine(&'a Engine, Search),
    /// The other one.
    Gnubg(Box<Oracle>),
}

impl<'a> Player<'a> {
    /// This program, looking for plays so, and as far ahead for the cube.
    pub(in crate::commands) fn engine(engine: &'a Engine, search: Search) -> Self {
        Self { who: Who::Engine(engine, search), thought: Thought::default() }
    }

    /// gnubg.
    pub(super) fn gnubg(oracle: Oracle) -> Self {
        Self { who: Who::Gnubg(Box::new(oracle)), thought: Thought::default() }
    }

    /// The time thought since this was last asked.
    pub(super) fn take_thought(&mut self) -> Thought {
        std::mem::take(&mut self.thought)
    }

    /// Asks, with the clock running.
    fn timed<T>(&mut self, ask: impl FnOnce(&mut Who<'a>) -> anyhow::Result<T>) -> anyhow::Result<T> {
        let start = Instant::now();
        let answer = ask(&mut self.who);
        let seconds = start.elapsed().as_secs_f64();
        self.thought = self.thought.plus(Thought { decisions: 1, seconds });
        answer
    }

    /// The position after the play, seen by the mover; there is at least one play.
    pub(super) fn play(
        &mut self,
        position: &Position,
        roll: Roll,
        stakes: &Stakes,
        length: u32,
    ) -> anyhow::Result<Position> {
        self.timed(|who| match who {
            Who::Engine(engine, search) => {
                let best = engine.best_play_by(position, roll, &CubeGame::new(stakes), search, &|| true);
                Ok(best.context("there is a play")?.next.flipped())
            }
            Who::Gnubg(oracle) => {
                let answer = oracle.ask(&situation(position, stakes, length, Waiting::Play(roll)))?;
                let play = read_play(position, roll, &answer).with_context(|| format!("gnubg plays {answer:?}"))?;
                Ok(play.result(position))
            }
        })
    }

    /// Whether the player on roll doubles.
    pub(super) fn doubles(&mut self, position: &Position, stakes: &Stakes, length: u32) -> anyhow::Result<bool> {
        self.timed(|who| match who {
            Who::Engine(engine, search) => {
                Ok(engine.cube_action(position, &CubeGame::new(stakes), search.plies).doubles())
            }
            Who::Gnubg(oracle) => {
                let answer = oracle.ask(&situation(position, stakes, length, Waiting::RollOrDouble))?;
                Ok(answer == "double")
            }
        })
    }

    /// Whether a double by the player on roll is taken.
    pub(super) fn takes(&mut self, position: &Position, stakes: &Stakes, length: u32) -> anyhow::Result<bool> {
        self.timed(|who| match who {
            Who::Engine(engine, search) => {
                Ok(engine.cube_action(position, &CubeGame::new(stakes), search.plies).answer != CubeAnswer::Drop)
            }
            Who::Gnubg(oracle) => {
                let waiting = Waiting::Answer(OfferStep::Double);
                match oracle.ask(&situation(position, stakes, length, waiting))?.as_str() {
                    "take" | "beaver" => Ok(true),
                    "drop" => Ok(false),
                    other => bail!("gnubg answers a double with {other:?}"),
                }
            }
        })
    }
}

/// What gnubg is told, White being the player on roll.
fn situation(position: &Position, stakes: &Stakes, length: u32, waiting: Waiting) -> Situation {
    let owner = match stakes.owner {
        CubeHolder::Own => CubeOwner::White,
        CubeHolder::Opponent => CubeOwner::Black,
        CubeHolder::Centred | CubeHolder::Nobody => CubeOwner::Middle,
    };
    let contest = match stakes.terms {
        Terms::Money { jacoby, beavers } => Written::Money { won: BySide::default(), jacoby, beavers },
        Terms::Match { away_own, away_opponent, crawford } => {
            let won = |away: PointsAway| Points::new(u64::from(length.saturating_sub(away.points())));
            let length = u16::try_from(length).unwrap_or(u16::MAX);
            let won = BySide { white: won(away_own), black: won(away_opponent) };
            Written::Match { length, won, crawford_game: crawford }
        }
    };
    let cube = Cube { value: stakes.cube, owner };
    Situation { board: Board::from_view(Side::White, position), on_roll: Side::White, waiting, cube, contest }
}

/// The two seats of a contest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Seat {
    First,
    Second,
}

impl Seat {
    /// Who begins with that opening roll. It is luck of the dice too, in the first game the same for both of a pair.
    const fn to_begin(opening: Roll) -> Self {
        if (opening.high().number() + opening.low().number()).is_multiple_of(2) { Self::First } else { Self::Second }
    }

    const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// Who judges the luck of the dice.
#[derive(Clone, Copy)]
pub(in crate::commands) enum Judge<'a> {
    /// One who has no cube in mind.
    Cubeless(Luck<&'a dyn Evaluator>),
    /// One who has cube and score in mind.
    Cubeful(CubefulLuck<'a>),
}

impl Judge<'_> {
    /// The luck of the player on roll, the cube being settled, in the unit of results.
    fn of(self, position: &Position, roll: Roll, stakes: &Stakes) -> f64 {
        match self {
            Self::Cubeless(luck) => luck.of(position, roll),
            Self::Cubeful(luck) => luck.of(position, roll, stakes),
        }
    }

    /// The first seat's luck in the opening roll, `stakes` seen by them. Without a cube it is left out: both games of a pair
    /// have it.
    fn of_opening(self, roll: Roll, stakes: &Stakes) -> f64 {
        match self {
            Self::Cubeless(_) => 0.0,
            Self::Cubeful(luck) => luck.of_opening(roll, stakes, |roll| Seat::to_begin(roll) == Seat::First),
        }
    }
}

/// Who sits where, and who judges their luck.
struct Seats<'a, 'b> {
    first: &'a mut Player<'b>,
    second: &'a mut Player<'b>,
    luck: Option<Judge<'a>>,
}

/// What a game or match brought the first seat, and what of it was luck of the dice.
struct Played {
    points: f64,
    luck: f64,
}

impl<'b> Seats<'_, 'b> {
    fn at(&mut self, seat: Seat) -> &mut Player<'b> {
        match seat {
            Seat::First => self.first,
            Seat::Second => self.second,
        }
    }
}

impl Contest {
    /// The name on the wire.
    pub(in crate::commands) fn name(self) -> String {
        match self {
            Self::Cubeless => "cubeless".to_owned(),
            Self::Money => "money".to_owned(),
            Self::Match(length) => format!("match_{length}"),
        }
    }

    /// The judge of luck of such contests: `engine` without looking ahead.
    pub(in crate::commands) fn judge(self, engine: &Engine) -> Judge<'_> {
        match self {
            Self::Cubeless => Judge::Cubeless(Luck::new(engine.evaluator())),
            Self::Money | Self::Match(_) => Judge::Cubeful(CubefulLuck::new(engine)),
        }
    }

    /// The test that such contests are put to.
    pub(in crate::commands) const fn test(self) -> Sequential {
        match self {
            Self::Cubeless => Sequential::USUAL,
            Self::Money | Self::Match(_) => Sequential::WITH_CUBE,
        }
    }

    /// Plays a pair with `dice`, a seed and a number: twice the same dice, seats changed.
    pub(in crate::commands) fn pair<'b>(
        self,
        us: &mut Player<'b>,
        them: &mut Player<'b>,
        dice: (u64, u32),
        luck: Option<Judge<'_>>,
    ) -> anyhow::Result<PairResult> {
        let dice = || TrialDice::new(Seed(dice.0), dice.1);
        let one = self.play(&mut Seats { first: us, second: them, luck }, &mut dice())?;
        let other = self.play(&mut Seats { first: them, second: us, luck }, &mut dice())?;
        let mean = (one.points - other.points) / 2.0;
        let adjusted = luck.map(|_| mean - (one.luck - other.luck) / 2.0);
        Ok(PairResult { mean, adjusted, ours: us.take_thought(), theirs: them.take_thought() })
    }

    /// One game or match: its result for the first seat.
    fn play(self, seats: &mut Seats<'_, '_>, dice: &mut TrialDice) -> anyhow::Result<Played> {
        match self {
            Self::Cubeless => game(seats, dice, Stakes { owner: CubeHolder::Nobody, ..Stakes::MONEY }, 0),
            Self::Money => game(seats, dice, Stakes::MONEY, 0),
            Self::Match(length) => whole_match(seats, dice, length),
        }
    }
}

fn whole_match(seats: &mut Seats<'_, '_>, dice: &mut TrialDice, length: u32) -> anyhow::Result<Played> {
    let mut away = PointsAway::new(length).zip(PointsAway::new(length)).context("a match has points")?;
    let (mut crawford_is_over, mut luck) = (false, 0.0);
    loop {
        let close = away.0 == PointsAway::ONE || away.1 == PointsAway::ONE;
        let crawford = close && !crawford_is_over;
        crawford_is_over |= crawford;
        let terms = Terms::Match { away_own: away.0, away_opponent: away.1, crawford };
        let stakes = Stakes { cube: CubeValue::ONE, owner: CubeHolder::Centred, terms };
        let played = game(seats, dice, stakes, length)?;
        luck += played.luck;
        let won = played.points.abs() as u32;
        match (played.points > 0.0, away.0.after_winning(won), away.1.after_winning(won)) {
            (true, None, _) => return Ok(Played { points: 1.0, luck }),
            (false, _, None) => return Ok(Played { points: -1.0, luck }),
            (true, Some(left), _) => away.0 = left,
            (false, _, Some(left)) => away.1 = left,
        }
    }
}

/// One game; `stakes` are seen by the first seat.
fn game(seats: &mut Seats<'_, '_>, dice: &mut TrialDice, stakes: Stakes, length: u32) -> anyhow::Result<Played> {
    let opening = loop {
        let roll = dice.roll();
        if !roll.is_double() {
            break roll;
        }
    };
    let mut luck = seats.luck.map_or(0.0, |judge| judge.of_opening(opening, &stakes));
    let mut seat = Seat::to_begin(opening);
    let mut stakes = if seat == Seat::First { stakes } else { stakes.flipped() };
    let mut position = Position::START;
    let mut first_roll = Some(opening);
    loop {
        let may_double = first_roll.is_none() && stakes.may_double() && is_useful(&stakes);
        if may_double && seats.at(seat).doubles(&position, &stakes, length)? {
            if !seats.at(seat.other()).takes(&position, &stakes, length)? {
                return Ok(Played { points: for_first(seat, stakes.cube.number() as f64), luck });
            }
            stakes = stakes.after_take();
        }
        let roll = first_roll.take().unwrap_or_else(|| {
            let roll = dice.roll();
            luck += seats.luck.map_or(0.0, |judge| for_first(seat, judge.of(&position, roll, &stakes)));
            roll
        });
        if !legal_plays(&position, roll).is_empty() {
            position = seats.at(seat).play(&position, roll, &stakes, length)?;
        }
        if let Some(outcomes) = finished(&position) {
            let points = f64::from(outcomes.cubeless().value().round()) * stakes.cube.number() as f64;
            return Ok(Played { points: for_first(seat, points), luck });
        }
        position = position.flipped();
        stakes = stakes.flipped();
        seat = seat.other();
    }
}

/// Whether a double could do the player on roll any good.
fn is_useful(stakes: &Stakes) -> bool {
    CubeGame::new(stakes).may_double(CubeGame::new(stakes).cube())
}

const fn for_first(seat: Seat, points: f64) -> f64 {
    match seat {
        Seat::First => points,
        Seat::Second => -points,
    }
}

#[cfg(test)]
mod tests {
    use tavola_engine::cubeful::{Efficiencies, Plies};
    use tavola_train::statistics::Mean;

    use super::*;

    #[test]
    fn with_the_luck_taken_out_the_engine_looking_ahead_gains_on_itself_with_less_noise() {
        let engine = Engine::default();
        let pairs: Vec<PairResult> = (0..12)
            .map(|pair| {
                let mut us = Player::engine(&engine, Search::ahead(Plies(1)));
                let mut them = Player::engine(&engine, Search::AT_SIGHT);
                let luck = Some(Contest::Cubeless.judge(&engine));
                Contest::Cubeless.pair(&mut us, &mut them, (3, pair), luck).unwrap()
            })
            .collect();
        let raw: Mean = pairs.iter().map(|pair| pair.mean).collect();
        let adjusted: Mean = pairs.iter().filter_map(|pair| pair.adjusted).collect();
        assert!(adjusted.error < 0.5 * raw.error, "{raw}, {adjusted}");
    }

    /// Thinks that nobody will turn the cube again, and so doubles too early.
    fn hasty() -> Engine {
        Engine::default().with_efficiencies(Efficiencies::alike(0.0))
    }

    #[test]
    fn with_the_cube_what_luck_is_taken_from_has_the_same_mean_and_less_noise() {
        let (engine, hasty) = (Engine::default(), hasty());
        for (contest, count) in [(Contest::Money, 40), (Contest::Match(3), 20)] {
            let pairs: Vec<PairResult> = (0..count)
                .map(|pair| {
                    let mut us = Player::engine(&engine, Search::AT_SIGHT);
                    let mut them = Player::engine(&hasty, Search::AT_SIGHT);
                    contest.pair(&mut us, &mut them, (5, pair), Some(contest.judge(&engine))).unwrap()
                })
                .collect();
            let off: Mean = pairs.iter().filter_map(|pair| Some(pair.adjusted? - pair.mean)).collect();
            assert!(off.mean.abs() < 3.5 * off.error, "{off}");
            let raw: Mean = pairs.iter().map(|pair| pair.mean).collect();
            let adjusted: Mean = pairs.iter().filter_map(|pair| pair.adjusted).collect();
            assert!(adjusted.error < 0.6 * raw.error, "{raw}, {adjusted}");
        }
    }

    #[test]
    fn an_engine_against_itself_gives_exactly_nothing() {
        let engine = Engine::default();
        for contest in [Contest::Cubeless, Contest::Money, Contest::Match(3)] {
            for pair in 0..4 {
                let mut us = Player::engine(&engine, Search::AT_SIGHT);
                let mut them = Player::engine(&engine, Search::AT_SIGHT);
                let brought = contest.pair(&mut us, &mut them, (7, pair), Some(contest.judge(&engine))).unwrap();
                assert_eq!((brought.mean, brought.adjusted), (0.0, Some(0.0)));
            }
        }
    }
}
