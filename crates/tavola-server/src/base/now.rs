//! What time it is: the one place that reads the clocks. Everything else is told.
//!
//! The house's time goes with the monotonic clock from where the wall clock stood at the start, so a step of the wall
//! clock moves nothing. It stands still while the house shows no sign of life: whatever has stopped it (the database,
//! the disk, a suspended machine), nobody's clock runs and nobody acts until [`crate::stream::heartbeat`] has given the time
//! back. Giving it back takes time too: meanwhile the house's time stands where the outage has ended, and then goes on
//! from there, behind the wall's by that much until the next outage is given back.
//!
//! Where several nodes are one house, its time is that of their database ([`Now::follow`]): no node's own clock matters.

use std::{
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant, UNIX_EPOCH},
};

use tavola_base::{Millis, Time};
use tokio::sync::{RwLock, RwLockReadGuard, RwLockWriteGuard};

use crate::web::errors::AppError;

/// How often the house leaves a sign of life.
pub const BEAT: Duration = Duration::from_secs(1);
/// For how long after its last sign of life the house still acts, in milliseconds: two beats, and half of one for a
/// machine that is busy.
pub const GAP: u64 = 2_500;
/// By how much two nodes' times may differ, besides what the way to the database is uncertain by, in milliseconds.
const NEAR: u64 = 2;
/// How long somebody waits for a house that does not act before they are told.
const TURN_TIMEOUT: Duration = Duration::from_secs(5);
/// How often they look whether it acts again.
const LOOK: Duration = Duration::from_millis(20);

/// Where the time comes from; clones tell the same time.
#[derive(Debug, Clone)]
pub struct Now(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    clocks: Clocks,
    course: Mutex<Course>,
    /// Held for reading while somebody acts, for writing while lost time is given back.
    gate: RwLock<()>,
}

/// The two clocks of a machine: one that only goes on, and the one on the wall, which is set.
#[derive(Debug)]
enum Clocks {
    Machine { started: Instant },
    ByHand { monotonic: AtomicU64, wall: AtomicU64 },
}

/// How the house's time follows the monotonic clock.
#[derive(Debug, Clone, Copy)]
struct Course {
    /// The house's time when the monotonic clock showed nothing, in milliseconds.
    anchor: u64,
    /// The reading of the monotonic clock at which the house's time stands still; none before the first sign of life.
    until: Option<u64>,
    /// Whether time has been made up for that is not given back yet.
    owes: Owes,
    /// What has been told already: the house's time is never before that, in milliseconds.
    least: u64,
    /// By how much the house's time is behind the wall's because giving time back took so long, in milliseconds.
    behind: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Owes {
    Nothing,
    Time,
}

/// A reading of the monotonic clock.
#[derive(Debug, Clone, Copy)]
pub struct Reading(u64);

/// What a sign of life shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// The house has acted without a break.
    Steady,
    /// It has not: the time between must be given back before anything else is done.
    Gap,
}

/// Shows that somebody acts; while one lives no time is given back.
#[must_use]
pub struct Acting<'a>(#[expect(dead_code, reason = "held, not looked at")] RwLockReadGuard<'a, ()>);

/// Shows that nobody acts.
#[must_use]
pub struct Still<'a>(#[expect(dead_code, reason = "held, not looked at")] RwLockWriteGuard<'a, ()>);

impl Now {
    /// The machine's time.
    #[must_use]
    pub fn system() -> Self {
        let clocks = Clocks::Machine { started: Instant::now() };
        let anchor = clocks.wall();
        Self::following(clocks, anchor)
    }

    /// A clock that stands still until [`Now::advance`] moves it.
    #[must_use]
    pub fn fixed(at: Time) -> Self {
        Self::following(Clocks::ByHand { monotonic: AtomicU64::new(0), wall: AtomicU64::new(at.millis()) }, at.millis())
    }

    fn following(clocks: Clocks, anchor: u64) -> Self {
        let course = Mutex::new(Course { anchor, until: None, owes: Owes::Nothing, least: 0, behind: 0 });
        Self(Arc::new(Inner { clocks, course, gate: RwLock::default() }))
    }

    /// The present time of the house.
    #[must_use]
    pub fn time(&self) -> Time {
        let (monotonic, course) = (self.0.clocks.monotonic(), self.course());
        Time::from_millis(course.time(monotonic))
    }

    /// A reading of the clock that only goes on, to be handed to [`Now::follow`].
    #[must_use]
    pub fn reading(&self) -> Reading {
        Reading(self.0.clocks.monotonic())
    }

    /// Follows the house's time as the database has told it, which was asked at that reading: that is a sign of life too. Does
    /// nothing while the house owes time.
    pub fn follow(&self, told: Time, asked: Reading) {
        let monotonic = self.0.clocks.monotonic();
        let mut course = self.course_mut();
        if course.owes == Owes::Time {
            return;
        }
        let on_the_way = monotonic.saturating_sub(asked.0) / 2;
        let anchor = told.millis().saturating_sub(asked.0 + on_the_way);
        // What was told before the first sign of life was this machine's own time.
        course.least = if course.until.is_some() { course.time(monotonic) } else { 0 };
        if course.anchor.abs_diff(anchor) > on_the_way + NEAR {
            course.anchor = anchor;
        }
        course.until = Some(asked.0 + GAP);
    }

    /// All time has been given back, and the house's time is this one.
    pub fn join(&self, told: Time, asked: Reading) {
        self.course_mut().owes = Owes::Nothing;
        self.follow(told, asked);
    }

    /// What time it would be had the house not stood still: by its own clock, or by the wall's if that is ahead. It has gone
    /// on alone if the machine was suspended, or while time was given back.
    #[must_use]
    pub fn made_up(&self) -> Time {
        let own = self.course().at(self.0.clocks.monotonic());
        Time::from_millis(own.max(self.0.clocks.wall()))
    }

    /// Whether the house acts: its last sign of life is near enough, and it owes nobody time.
    #[must_use]
    pub fn is_acting(&self) -> bool {
        let (monotonic, course) = (self.0.clocks.monotonic(), self.course());
        course.owes == Owes::Nothing && course.until.is_none_or(|until| monotonic <= until)
    }

    /// Waits until the house acts, and keeps it from standing still meanwhile.
    ///
    /// # Errors
    /// [`AppError::Away`] if that takes too long.
    pub async fn acting(&self) -> Result<Acting<'_>, AppError> {
        let in_turn = async {
            loop {
                if self.is_acting() {
                    let guard = self.0.gate.read().await;
                    if self.is_acting() {
                        return Acting(guard);
                    }
                }
                tokio::time::sleep(LOOK).await;
            }
        };
        tokio::time::timeout(TURN_TIMEOUT, in_turn).await.map_err(|_| AppError::Away)
    }

    /// Waits until nobody acts, and keeps everybody from it.
    pub async fn still(&self) -> Still<'_> {
        Still(self.0.gate.write().await)
    }

    /// Notes a sign of life, which lets the time go on for two beats more; or finds that there was a gap before it, and
    /// then notes nothing.
    pub fn beat(&self) -> Sign {
        let (monotonic, wall) = (self.0.clocks.monotonic(), self.0.clocks.wall());
        let mut course = self.course_mut();
        let is_late = course.until.is_some_and(|until| monotonic > until);
        let was_asleep = wall.saturating_sub(course.at(monotonic)) > GAP + course.behind;
        if is_late || was_asleep || course.owes == Owes::Time {
            return Sign::Gap;
        }
        course.until = Some(monotonic + GAP);
        Sign::Steady
    }

    /// Lets the house's time stand at the end of an outage. From now on the house owes the time before.
    pub fn stand_at(&self, time: Time) {
        let monotonic = self.0.clocks.monotonic();
        let mut course = self.course_mut();
        course.anchor = time.millis().saturating_sub(monotonic);
        course.until = Some(monotonic);
        course.owes = Owes::Time;
    }

    /// All time has been given back: the house's time goes on from where it stands.
    pub fn go_on(&self) {
        let stands = self.time().millis();
        let (monotonic, wall) = (self.0.clocks.monotonic(), self.0.clocks.wall());
        let mut course = self.course_mut();
        course.anchor = stands.saturating_sub(monotonic);
        course.until = Some(monotonic + GAP);
        course.owes = Owes::Nothing;
        course.behind = wall.saturating_sub(stands);
    }

    /// Lets the time go on without signs of life: the server stops.
    pub fn runs_out(&self) {
        self.course_mut().until = None;
    }

    /// Sees that the house's time is not before that of its last sign of life, whatever the wall clock says, and says by
    /// how much it would have been.
    pub fn not_before(&self, time: Time) -> Millis {
        let own = self.time();
        let behind = time.since(own);
        self.course_mut().anchor += behind.number();
        behind
    }

    /// Moves both clocks on; the machine's are not ours to move.
    pub fn advance(&self, span: Millis) {
        if let Clocks::ByHand { monotonic, .. } = &self.0.clocks {
            monotonic.fetch_add(span.number(), Ordering::SeqCst);
        }
        self.step_wall(i64::try_from(span.number()).unwrap_or(i64::MAX));
    }

    /// Moves the wall clock alone, by milliseconds: somebody sets it, or the machine was suspended.
    pub fn step_wall(&self, by: i64) {
        if let Clocks::ByHand { wall, .. } = &self.0.clocks {
            wall.store(wall.load(Ordering::SeqCst).saturating_add_signed(by), Ordering::SeqCst);
        }
    }

    fn course(&self) -> Course {
        *self.course_mut()
    }

    fn course_mut(&self) -> MutexGuard<'_, Course> {
        self.0.course.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Course {
    /// The house's time at a reading of the monotonic clock.
    fn time(&self, monotonic: u64) -> u64 {
        self.at(self.until.map_or(monotonic, |until| monotonic.min(until))).max(self.least)
    }

    const fn at(&self, monotonic: u64) -> u64 {
        self.anchor.saturating_add(monotonic)
    }
}

impl Clocks {
    fn monotonic(&self) -> u64 {
        match self {
            Self::Machine { started } => u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX),
            Self::ByHand { monotonic, .. } => monotonic.load(Ordering::SeqCst),
        }
    }

    #[expect(clippy::disallowed_methods, reason = "this is the one place that reads the clock")]
    fn wall(&self) -> u64 {
        match self {
            Self::Machine { .. } => {
                let since = std::time::SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
            }
            Self::ByHand { wall, .. } => wall.load(Ordering::SeqCst),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Time = Time::from_millis(1_000_000);

    fn after(now: &Now) -> u64 {
        now.time().since(START).number()
    }

    #[test]
    fn a_step_of_the_wall_clock_moves_nothing() {
        let now = Now::fixed(START);
        assert_eq!(now.beat(), Sign::Steady);
        now.step_wall(-900_000);
        now.advance(Millis::new(700));
        assert_eq!((after(&now), now.beat()), (700, Sign::Steady));
        now.step_wall(900_000 + 60_000);
        now.advance(Millis::new(100));
        assert_eq!((after(&now), now.beat()), (800, Sign::Gap), "a step forward may be a night's sleep");
    }

    #[test]
    fn time_stands_still_without_a_sign_of_life() {
        let now = Now::fixed(START);
        now.advance(Millis::new(10_000));
        assert_eq!(after(&now), 10_000, "before the first one it goes on");
        now.beat();
        now.advance(Millis::new(GAP));
        assert!(now.is_acting());
        now.advance(Millis::new(20_000));
        assert!(!now.is_acting());
        assert_eq!((after(&now), now.beat()), (10_000 + GAP, Sign::Gap));
        assert_eq!(now.made_up().since(START).number(), 30_000 + GAP);
    }

    #[test]
    fn the_house_acts_again_when_it_owes_nothing() {
        let now = Now::fixed(START);
        now.beat();
        now.advance(Millis::new(50_000));
        now.stand_at(now.made_up());
        assert_eq!((after(&now), now.is_acting(), now.beat()), (50_000, false, Sign::Gap));
        now.go_on();
        assert_eq!((now.is_acting(), now.beat()), (true, Sign::Steady));
    }

    #[test]
    fn nobody_pays_for_the_time_that_giving_back_takes() {
        let now = Now::fixed(START);
        now.beat();
        now.advance(Millis::new(50_000));
        now.stand_at(now.made_up());
        now.advance(Millis::new(9_000));
        assert_eq!(after(&now), 50_000, "it stands");
        now.go_on();
        assert_eq!((after(&now), now.beat()), (50_000, Sign::Steady), "behind the wall, and that is no gap");
        now.advance(Millis::new(GAP));
        assert_eq!(after(&now), 50_000 + GAP);
        now.step_wall(i64::try_from(GAP).unwrap() + 1);
        assert_eq!(now.beat(), Sign::Gap, "somebody was asleep besides");
        assert_eq!(
            now.made_up().since(START).number(),
            59_000 + 2 * GAP + 1,
            "the next outage catches up with the wall"
        );
    }

    #[test]
    fn the_time_never_goes_back() {
        let now = Now::fixed(START);
        assert_eq!(now.not_before(Time::from_millis(START.millis() + 7)), Millis::new(7));
        assert_eq!(now.not_before(START), Millis::ZERO);
        assert_eq!(after(&now), 7);
    }

    #[test]
    fn nodes_whose_own_clocks_differ_tell_the_same_time_and_none_goes_back() {
        let told = Time::from_millis(5_000_000);
        let nodes = [Now::fixed(START), Now::fixed(Time::from_millis(5_030_000))];
        for node in &nodes {
            let asked = node.reading();
            node.advance(Millis::new(10));
            node.follow(told, asked);
        }
        assert_eq!(nodes.each_ref().map(|node| node.time().millis()), [5_000_005; 2]);
        let [node, _] = nodes;
        node.advance(Millis::new(1_000));
        node.follow(Time::from_millis(5_000_900), node.reading());
        assert_eq!(node.time().millis(), 5_001_005, "it stands until the others have come so far");
        node.advance(Millis::new(200));
        assert_eq!(node.time().millis(), 5_001_100);
        node.advance(Millis::new(GAP + 1));
        assert!(!node.is_acting());
    }

    #[tokio::test]
    async fn who_acts_waits_for_the_house() {
        let now = Now::fixed(START);
        now.beat();
        drop(now.acting().await.unwrap());
        now.advance(Millis::new(60_000));
        let at_once = tokio::time::timeout(Duration::from_millis(50), now.acting()).await;
        assert!(at_once.is_err(), "it waits");
        now.stand_at(now.made_up());
        let waiting = now.acting();
        let given_back = async { now.go_on() };
        assert!(tokio::join!(waiting, given_back).0.is_ok());
    }
}
