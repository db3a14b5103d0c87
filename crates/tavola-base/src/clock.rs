//! The clock of a match: banks, delay, whose time runs (CLK). Times come in; nothing ticks.
//!
//! Remaining time is always computed from the moment a turn began, so a page that was closed, a server that was
//! restarted or a timer that came late changes nothing. Who wins by the flag is the table's business.

use serde::{Deserialize, Serialize};
use tavola_rules::{BySide, Length, Score, Side};

use crate::{Millis, Time};

/// How the free seconds of a turn work; `d` is the delay, `u` the time used in the turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ClockMode {
    /// The bank begins to run `d` after the turn began (CLK-01).
    SimpleDelay,
    /// The bank runs at once; pressing gives `min(u, d)` back. Strict: it falls at `u` = bank.
    Bronstein,
    /// Bronstein as a display that begins at bank + `d` shows it: the same totals as simple delay, the delay is not
    /// shown apart.
    BronsteinPrefunded,
    /// The bank runs at once; pressing adds `d`, used or not.
    Fischer,
}

/// What a clock is set to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ClockSettings {
    /// What the delay means.
    #[serde(default = "simple_delay")]
    pub mode: ClockMode,
    /// Bank for each point of the match. A game of money play counts as one point, and its bank is filled anew.
    pub bank_per_point: Millis,
    /// Free time, or increment, of each turn.
    pub delay: Millis,
}

const fn simple_delay() -> ClockMode {
    ClockMode::SimpleDelay
}

impl ClockSettings {
    /// Today's usual setting: 2 minutes a point and 12 seconds a turn (CLK-01).
    pub const USUAL: Self =
        Self { mode: ClockMode::SimpleDelay, bank_per_point: Millis::seconds(120), delay: Millis::seconds(12) };

    /// The bank each player begins with (CLK-01).
    #[must_use]
    pub fn bank(&self, length: Length) -> Millis {
        match length {
            Length::Unlimited => self.bank_per_point,
            Length::Points(length) => self.bank_per_point.times(length.points().into()),
        }
    }

    /// The bank of a clock brought in at `score`: for the average of the points both still need (CLK-03).
    #[must_use]
    pub fn bank_at(&self, score: &Score) -> Millis {
        let needed = |side| score.away(side).map_or(1, |away| u64::from(away.points()));
        let both = needed(Side::White) + needed(Side::Black);
        Millis::new(self.bank_per_point.times(both).number() / 2)
    }

    /// The bank after a turn of `used` is pressed, or `None` if the flag fell before.
    #[must_use]
    pub fn after_press(&self, bank: Millis, used: Millis) -> Option<Millis> {
        if used >= self.falls_after(bank) {
            return None;
        }
        Some(match self.mode {
            ClockMode::SimpleDelay | ClockMode::BronsteinPrefunded => bank.less(used.less(self.delay)),
            ClockMode::Bronstein => bank.less(used) + used.min(self.delay),
            ClockMode::Fischer => bank.less(used) + self.delay,
        })
    }

    /// The time used in one turn at which the flag falls.
    #[must_use]
    pub fn falls_after(&self, bank: Millis) -> Millis {
        match self.mode {
            ClockMode::SimpleDelay | ClockMode::BronsteinPrefunded if !bank.is_zero() => bank + self.delay,
            _ => bank,
        }
    }

    /// What the clock shows after `used` of a turn that goes on.
    #[must_use]
    pub fn face(&self, bank: Millis, used: Millis) -> Face {
        let delay_left = match self.mode {
            ClockMode::SimpleDelay | ClockMode::Bronstein => self.delay.less(used),
            ClockMode::BronsteinPrefunded | ClockMode::Fischer => Millis::ZERO,
        };
        let bank = match self.mode {
            ClockMode::SimpleDelay => bank.less(used.less(self.delay)),
            ClockMode::BronsteinPrefunded => self.falls_after(bank).less(used),
            ClockMode::Bronstein | ClockMode::Fischer => bank.less(used),
        };
        Face { bank, delay_left }
    }
}

/// What one side of a clock shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Face {
    /// Time left in the bank.
    pub bank: Millis,
    /// Free time left in this turn (Bronstein: time that pressing now would not cost).
    pub delay_left: Millis,
}

/// Network delay that is given back (CLK-12): measured by the server, at most so much an act, out of a store that fills
/// again slowly. In `n` turns a player is given back at most `store` and `n` times `back`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct LagRule {
    /// The most that is given back for one act.
    pub most: Millis,
    /// What a player's store holds when the match begins, and at most.
    pub store: Millis,
    /// What comes back into it with the end of each of their turns.
    pub back: Millis,
}

impl LagRule {
    /// The published bound: a second an act, ten seconds at once, a quarter of a second a turn in the long run.
    pub const PUBLISHED: Self = Self { most: Millis::seconds(1), store: Millis::seconds(10), back: Millis::new(250) };
}

/// Why a clock stands although a turn is in progress (CLK-09, CLK-10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StopReason {
    /// A die or checker fell and is picked up.
    Fallen,
    /// A play is contested.
    Contested,
    /// The director was called.
    Director,
    /// A break after a game.
    Break,
    /// The clock itself is faulty.
    Faulty,
}

/// Whose time should run, as the game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Runs {
    /// This side's.
    For(Side),
    /// Nobody's for a moment; the turn goes on afterwards with what it has used.
    Held,
    /// Nobody's: between games, before the opening roll is decided, after a game (CLK-04, CLK-07, CLK-08).
    Neutral,
}

/// A turn on the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Turn {
    side: Side,
    /// Used in this turn before it was last held.
    used: Millis,
    /// Since when it runs; `None` while held.
    since: Option<Time>,
}

impl Turn {
    fn used_at(&self, now: Time) -> Millis {
        self.used + self.since.map_or(Millis::ZERO, |since| now.since(since))
    }

    const fn is_running(&self) -> bool {
        self.since.is_some()
    }
}

/// A clock in use: both banks and the turn in progress.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Clock {
    settings: ClockSettings,
    lag: LagRule,
    bank: BySide<Millis>,
    lag_left: BySide<Millis>,
    turn: Option<Turn>,
    stopped: Option<StopReason>,
}

impl Clock {
    /// A clock with `bank` for each player, neutral.
    #[must_use]
    pub fn new(settings: ClockSettings, bank: Millis) -> Self {
        let lag = LagRule::PUBLISHED;
        let both = |span| BySide { white: span, black: span };
        Self { settings, lag, bank: both(bank), lag_left: both(lag.store), turn: None, stopped: None }
    }

    /// What it is set to.
    #[must_use]
    pub const fn settings(&self) -> &ClockSettings {
        &self.settings
    }

    /// Both banks are filled with `bank` again: a new game of money play.
    pub fn refill(&mut self, bank: Millis) {
        self.bank = BySide { white: bank, black: bank };
    }

    /// Brings the clock in line with the game at `now`; a change of side is a press.
    ///
    /// `credit` is network delay given back to the side whose turn it was ([`Clock::credit`]).
    pub fn follow(&mut self, runs: Runs, now: Time, credit: Millis) {
        self.give_credit(now, credit);
        match (self.turn, runs) {
            (Some(turn), Runs::For(side)) if turn.side == side => self.resume(now),
            (_, Runs::For(side)) => {
                self.press(now);
                let since = self.stopped.is_none().then_some(now);
                self.turn = Some(Turn { side, used: Millis::ZERO, since });
            }
            (_, Runs::Held) => self.hold(now),
            (_, Runs::Neutral) => self.press(now),
        }
    }

    /// The turn in progress is forgotten: it costs nothing (a demanded correction, CLK-09).
    pub fn forget_turn(&mut self) {
        self.turn = None;
    }

    fn give_credit(&mut self, now: Time, credit: Millis) {
        if let Some(turn) = self.turn.as_mut().filter(|_| !credit.is_zero()) {
            turn.used = turn.used_at(now).less(credit);
            turn.since = turn.since.map(|_| now);
            self.lag_left[turn.side] = self.lag_left[turn.side].less(credit);
        }
    }

    fn press(&mut self, now: Time) {
        if let Some(turn) = self.turn.take() {
            let bank = self.bank[turn.side];
            self.bank[turn.side] = self.settings.after_press(bank, turn.used_at(now)).unwrap_or_default();
            self.lag_left[turn.side] = (self.lag_left[turn.side] + self.lag.back).min(self.lag.store);
        }
    }

    fn hold(&mut self, now: Time) {
        if let Some(turn) = &mut self.turn {
            turn.used = turn.used_at(now);
            turn.since = None;
        }
    }

    const fn resume(&mut self, now: Time) {
        if let Some(turn) = &mut self.turn
            && self.stopped.is_none()
            && !turn.is_running()
        {
            turn.since = Some(now);
        }
    }

    /// The clock is stopped in mid-turn (CLK-09).
    pub fn stop(&mut self, reason: StopReason, now: Time) {
        self.hold(now);
        self.stopped = Some(reason);
    }

    /// It may run again; [`Clock::follow`] starts it.
    pub const fn release(&mut self) {
        self.stopped = None;
    }

    /// Why it stands, if somebody stopped it.
    #[must_use]
    pub const fn stopped(&self) -> Option<StopReason> {
        self.stopped
    }

    /// Time is given to the banks: by the director, or for a server that was down (CLK-10).
    pub fn give(&mut self, time: BySide<Millis>) {
        for side in Side::BOTH {
            self.bank[side] += time[side];
        }
    }

    /// Time is taken from one bank, by the director; never below zero.
    pub fn take(&mut self, side: Side, time: Millis) {
        self.bank[side] = self.bank[side].less(time);
    }

    /// So much of the turn in progress is not counted: the clock was out of order meanwhile (CLK-10).
    pub fn excuse(&mut self, time: Millis, now: Time) {
        if let Some(turn) = &mut self.turn {
            turn.used = turn.used_at(now).less(time);
            turn.since = turn.since.map(|_| now);
        }
    }

    /// What the turn in progress has used, running or held; zero without one.
    #[must_use]
    pub fn used(&self, now: Time) -> Millis {
        self.turn.map_or(Millis::ZERO, |turn| turn.used_at(now))
    }

    /// The turn in progress began that much later: the server was down meanwhile.
    pub fn put_off(&mut self, down: Millis) {
        if let Some(turn) = &mut self.turn {
            turn.since = turn.since.map(|since| since + down);
        }
    }

    /// Of `lag` measured on the line of `side`, what is given back for an act at `now` (CLK-12).
    #[must_use]
    pub fn credit(&self, side: Side, lag: Millis, now: Time) -> Millis {
        match self.turn.filter(|turn| turn.side == side && turn.is_running()) {
            Some(turn) => lag.min(self.lag.most).min(self.lag_left[side]).min(turn.used_at(now)),
            None => Millis::ZERO,
        }
    }

    /// How much network delay can still be given back to `side`.
    #[must_use]
    pub fn lag_left(&self, side: Side) -> Millis {
        self.lag_left[side]
    }

    /// Whose turn it is on the clock, running or held.
    #[must_use]
    pub fn turn(&self) -> Option<Side> {
        self.turn.map(|turn| turn.side)
    }

    /// Whose time runs.
    #[must_use]
    pub fn running(&self) -> Option<Side> {
        self.turn.filter(Turn::is_running).map(|turn| turn.side)
    }

    /// What both sides of the clock show at `now`.
    #[must_use]
    pub fn faces(&self, now: Time) -> BySide<Face> {
        BySide::from_fn(|side| match self.turn.filter(|turn| turn.side == side) {
            Some(turn) => self.settings.face(self.bank[side], turn.used_at(now)),
            None => {
                Face { bank: self.bank[side], delay_left: self.settings.face(self.bank[side], Millis::ZERO).delay_left }
            }
        })
    }

    /// When the running flag falls if nothing happens; `None` while no time runs.
    #[must_use]
    pub fn falls_at(&self) -> Option<Time> {
        let turn = self.turn?;
        let left = self.settings.falls_after(self.bank[turn.side]).less(turn.used);
        Some(turn.since? + left)
    }

    /// When the timer may call the flag: later than [`Clock::falls_at`] by what lag may still excuse.
    #[must_use]
    pub fn callable_at(&self) -> Option<Time> {
        let side = self.running()?;
        Some(self.falls_at()? + self.lag.most.min(self.lag_left[side]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{CrawfordState, MatchLength, Points, Preset, RuleSet};

    fn at(millis: u64) -> Time {
        Time::from_millis(1_000_000 + millis)
    }

    fn seven_points(mode: ClockMode) -> (ClockSettings, Millis) {
        let settings = ClockSettings { mode, bank_per_point: Millis::seconds(180), delay: Millis::seconds(12) };
        (settings, settings.bank(length(7)))
    }

    fn length(points: u8) -> Length {
        Length::Points(MatchLength::new(points).unwrap())
    }

    // rule: CLK-01
    #[test]
    fn ck_01_seven_points_at_three_minutes_are_twenty_one_minutes() {
        assert_eq!(seven_points(ClockMode::SimpleDelay).1.to_string(), "21:00");
        assert_eq!(ClockSettings::USUAL.bank(length(7)).to_string(), "14:00");
        assert_eq!(ClockSettings::USUAL.delay, Millis::seconds(12));
    }

    fn banks_after(mode: ClockMode, moves: &[u64]) -> Vec<String> {
        let (settings, bank) = seven_points(mode);
        let mut clock = Clock::new(settings, bank);
        let mut now = at(0);
        moves
            .iter()
            .map(|&seconds| {
                clock.follow(Runs::For(Side::White), now, Millis::ZERO);
                now = now + Millis::seconds(seconds);
                clock.follow(Runs::For(Side::Black), now, Millis::ZERO);
                clock.faces(now).white.bank.to_string()
            })
            .collect()
    }

    // rule: CLK-01
    #[test]
    fn ck_02_only_time_beyond_the_delay_leaves_the_bank() {
        const MOVES: [u64; 8] = [8, 12, 25, 40, 5, 95, 12, 130];
        let delayed = ["21:00", "21:00", "20:47", "20:19", "20:19", "18:56", "18:56", "16:58"];
        assert_eq!(banks_after(ClockMode::SimpleDelay, &MOVES), delayed);
        assert_eq!(banks_after(ClockMode::Bronstein, &MOVES), delayed);
        let fischer = ["21:04", "21:04", "20:51", "20:23", "20:30", "19:07", "19:07", "17:09"];
        assert_eq!(banks_after(ClockMode::Fischer, &MOVES), fischer);
    }

    // rule: CLK-01
    #[test]
    fn ck_03_exactly_the_delay_costs_nothing_and_a_tenth_more_costs_a_tenth() {
        let (settings, bank) = seven_points(ClockMode::SimpleDelay);
        assert_eq!(settings.after_press(bank, Millis::new(12_000)), Some(bank));
        assert_eq!(settings.after_press(bank, Millis::new(12_100)), Some(bank.less(Millis::new(100))));
    }

    #[test]
    fn ck_11_a_reload_loses_and_invents_no_time() {
        let (settings, _) = seven_points(ClockMode::SimpleDelay);
        let mut clock = Clock::new(settings, Millis::seconds(20 * 60 + 47));
        clock.follow(Runs::For(Side::White), at(0), Millis::ZERO);
        let kept = serde_json::to_string(&clock).unwrap();
        let mut reopened: Clock = serde_json::from_str(&kept).unwrap();
        assert_eq!(reopened.faces(at(31_000)).white.bank.to_string(), "20:28");
        reopened.give(BySide { white: Millis::seconds(19), black: Millis::ZERO });
        assert_eq!(reopened.faces(at(31_000)).white.bank.to_string(), "20:47");
    }

    // rule: CLK-01, CLK-02
    #[test]
    fn simple_delay_and_bronstein_differ_only_when_the_bank_is_smaller_than_the_delay() {
        let (simple, _) = seven_points(ClockMode::SimpleDelay);
        let (bronstein, _) = seven_points(ClockMode::Bronstein);
        let bank = Millis::seconds(5);
        assert_eq!(simple.falls_after(bank), Millis::seconds(17));
        assert_eq!(bronstein.falls_after(bank), Millis::seconds(5));
        assert_eq!(simple.after_press(bank, Millis::seconds(11)), Some(bank));
        assert_eq!(bronstein.after_press(bank, Millis::seconds(11)), None);
        for seconds in 0..200 {
            let (used, bank) = (Millis::seconds(seconds), Millis::seconds(300));
            assert_eq!(simple.after_press(bank, used), bronstein.after_press(bank, used));
        }
    }

    // rule: CLK-02
    #[test]
    fn the_flag_falls_when_the_bank_is_at_zero() {
        for mode in [ClockMode::SimpleDelay, ClockMode::Bronstein, ClockMode::Fischer] {
            let (settings, bank) = seven_points(mode);
            let last = settings.falls_after(bank);
            assert!(settings.after_press(bank, last.less(Millis::new(1))).is_some());
            assert_eq!(settings.after_press(bank, last), None);
            let mut clock = Clock::new(settings, bank);
            clock.follow(Runs::For(Side::Black), at(0), Millis::ZERO);
            assert_eq!(clock.falls_at(), Some(at(last.number())));
            assert_eq!(clock.faces(at(last.number())).black.bank, Millis::ZERO);
        }
    }

    // rule: CLK-03
    #[test]
    fn a_clock_brought_in_gives_time_for_the_average_of_the_points_needed() {
        let rules = RuleSet::match_to(MatchLength::new(7).unwrap());
        let won = BySide { white: Points::new(4), black: Points::new(1) };
        let score = Score::standing(&rules, won, CrawfordState::Pre);
        assert_eq!(ClockSettings::USUAL.bank_at(&score), Millis::seconds(540));
        let money = Score::start(&RuleSet::preset(Preset::Money));
        assert_eq!(ClockSettings::USUAL.bank_at(&money), Millis::seconds(120));
    }

    // rule: CLK-09
    #[test]
    fn a_stopped_clock_goes_on_where_it_stood() {
        let (settings, bank) = seven_points(ClockMode::SimpleDelay);
        let mut clock = Clock::new(settings, bank);
        clock.follow(Runs::For(Side::White), at(0), Millis::ZERO);
        clock.stop(StopReason::Fallen, at(20_000));
        clock.follow(Runs::For(Side::White), at(50_000), Millis::ZERO);
        assert_eq!(clock.running(), None);
        assert_eq!(clock.falls_at(), None);
        clock.release();
        clock.follow(Runs::For(Side::White), at(80_000), Millis::ZERO);
        assert_eq!(clock.faces(at(90_000)).white.bank.to_string(), "20:42");
    }

    // rule: CLK-12
    #[test]
    fn network_delay_is_given_back_within_the_published_bound() {
        let (settings, bank) = seven_points(ClockMode::SimpleDelay);
        let mut clock = Clock::new(settings, bank);
        clock.follow(Runs::For(Side::White), at(0), Millis::ZERO);
        assert_eq!(clock.credit(Side::Black, Millis::new(400), at(20_000)), Millis::ZERO);
        assert_eq!(clock.credit(Side::White, Millis::new(400), at(20_000)), Millis::new(400));
        let credit = clock.credit(Side::White, Millis::seconds(30), at(20_000));
        assert_eq!(credit, LagRule::PUBLISHED.most);
        clock.follow(Runs::For(Side::Black), at(20_000), credit);
        assert_eq!(clock.faces(at(20_000)).white.bank.to_string(), "20:53");
        assert_eq!(clock.lag_left(Side::White), LagRule::PUBLISHED.store.less(credit) + LagRule::PUBLISHED.back);
        clock.lag_left.black = Millis::ZERO;
        assert_eq!(clock.credit(Side::Black, Millis::seconds(1), at(25_000)), Millis::ZERO);
    }

    // rule: CLK-12
    #[test]
    fn who_answers_every_ping_late_wins_a_second_an_act_and_a_quarter_of_one_a_turn() {
        let (settings, bank) = seven_points(ClockMode::SimpleDelay);
        let LagRule { most, store, back } = LagRule::PUBLISHED;
        let (mut clock, mut now, mut given) = (Clock::new(settings, bank), at(0), Millis::ZERO);
        clock.follow(Runs::For(Side::White), now, Millis::ZERO);
        for turn in 1..=200 {
            // A roll and a play, each said to have been under way for half a minute.
            for runs in [Runs::For(Side::White), Runs::For(Side::Black)] {
                now = now + Millis::seconds(2);
                let credit = clock.credit(Side::White, Millis::seconds(30), now);
                assert!(credit <= most);
                given += credit;
                clock.follow(runs, now, credit);
            }
            assert!(given <= store + Millis::new(back.number() * turn), "{given} in {turn} turns");
            clock.follow(Runs::For(Side::White), now, Millis::ZERO);
        }
        assert_eq!(given, store + Millis::new(back.number() * 199), "and it is given back to whoever really is late");
    }

    // rule: CLK-12
    #[test]
    fn a_usual_delay_is_always_given_back() {
        let (settings, bank) = seven_points(ClockMode::SimpleDelay);
        let (mut clock, mut now, usual) = (Clock::new(settings, bank), at(0), Millis::new(120));
        clock.follow(Runs::For(Side::White), now, Millis::ZERO);
        for _ in 0..2_000 {
            for runs in [Runs::For(Side::White), Runs::For(Side::Black)] {
                now = now + Millis::seconds(2);
                assert_eq!(clock.credit(Side::White, usual, now), usual);
                clock.follow(runs, now, usual);
            }
            clock.follow(Runs::For(Side::White), now, Millis::ZERO);
        }
    }
}
