//! All legal plays of a roll, each resulting position once (MOV, HIT, OFF).
//!
//! Nothing is searched twice and nothing is compared: the ways in which two different sequences of steps can
//! end in the same position are few and known, so each is walked once.
//!
//! * Two different numbers, no bearing off in sight: a play is a pair (checker `a` moves the high die, checker
//!   `b` the low one). Two pairs give the same position only where one checker runs both numbers, over one
//!   intermediate point or the other; unless a blot is hit on the way these are one play.
//! * A double: a play is a multiset of steps, and taking them from the furthest checker down makes each once,
//!   bar and bearing off included.
//! * Two different numbers with bearing off in sight (at most one checker outside the home board): few plays;
//!   both orders are walked and told apart by a key of the home board.
//!
//! The slow enumerator that proves this lives in the tests, written from the clauses alone.

use crate::die::Roll;
use crate::play::{Play, Step};
use crate::point::{Origin, Target};
use crate::position::{OPPONENT_BAR, OWN_BAR, OWN_OFF, Position};

/// One legal play and where it leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LegalPlay {
    /// The steps, in an order in which they can be made.
    pub play: Play,
    /// The position after it, still seen by the player who made it; [`Position::flipped`] puts the opponent on roll.
    pub result: Position,
}

/// All legal plays of `roll`, distinct by resulting position; empty if nothing can be moved (MOV-10).
///
/// The order is fixed for a position and roll but has no meaning.
#[must_use]
pub fn legal_plays(position: &Position, roll: Roll) -> Vec<LegalPlay> {
    let mut plays = Vec::new();
    generate(position, roll, |route, result| {
        let play = named_steps(position, route);
        plays.push(LegalPlay { play, result });
    });
    plays
}

/// Adds the position after each legal play of `roll` to `results`, still seen by the mover; none if nothing can be moved.
///
/// Allocates nothing while `results` has room. The order is that of [`legal_plays`].
pub fn legal_results(position: &Position, roll: Roll, results: &mut Vec<Position>) {
    generate(position, roll, |_, result| results.push(result));
}

/// A checker's index and the number it moves.
type Half = (u8, u8);

fn named_steps(position: &Position, route: &[Half]) -> Play {
    let mut now = *position;
    route
        .iter()
        .filter_map(|&(from, die)| {
            let step = step_of(&now, from, die)?;
            now = now.after_step(step);
            Some(step)
        })
        .fold(Play::NONE, |play, step| play.followed_by(step).unwrap_or(play))
}

/// The step of the checker on index `from` by `die`, or `None` where no such origin exists.
pub(crate) fn step_of(position: &Position, from: u8, die: u8) -> Option<Step> {
    let to = Target::new(from.saturating_sub(die))?;
    let hit = matches!(to, Target::Point(point) if position.on(point) == -1);
    Some(Step { from: Origin::new(from)?, to, hit })
}

/// Places as bits: bit *p* speaks of index *p* of a position.
#[derive(Clone, Copy)]
struct Places {
    /// Holding own checkers, bar included.
    own: u32,
    /// Holding two or more own checkers, bar included.
    many: u32,
    /// Closed by two or more opposing checkers.
    closed: u32,
    /// Holding one opposing checker.
    blot: u32,
}

const POINTS: u32 = 0x01FF_FFFE;
const BAR: u32 = 1 << OWN_BAR;
const OUTSIDE: u32 = 0x01FF_FF80;

impl Places {
    /// Reads the places eight bytes at a time: counts are shifted to 128 + count, so that adding a small number
    /// carries into a byte's top bit exactly where the count reaches the limit asked for.
    fn of(position: &Position) -> Self {
        let (mut own, mut many, mut open, mut held) = (0, 0, 0, 0);
        for (word, bytes) in position.0.chunks_exact(8).enumerate() {
            let shifted = u64::from_le_bytes(std::array::from_fn(|i| bytes[i].to_ne_bytes()[0])) ^ TOP;
            let shift = 8 * word;
            own |= top_bits(shifted - ONES) << shift;
            many |= top_bits(shifted - 2 * ONES) << shift;
            open |= top_bits(shifted + ONES) << shift;
            held |= top_bits(shifted) << shift;
        }
        Self {
            own: own & (POINTS | BAR),
            many: many & (POINTS | BAR),
            closed: !open & POINTS,
            blot: open & !held & POINTS,
        }
    }

    /// The points from which a checker can move `die` without leaving the board.
    const fn sources(self, die: u8) -> u32 {
        self.own & POINTS & !(self.closed << die) & (u32::MAX << (die + 1))
    }

    const fn is_open(self, index: u8) -> bool {
        self.closed >> index & 1 == 0
    }

    const fn is_blot(self, index: u8) -> bool {
        self.blot >> index & 1 == 1
    }
}

const TOP: u64 = 0x8080_8080_8080_8080;
const ONES: u64 = 0x0101_0101_0101_0101;

/// The top bits of the eight bytes, gathered into one byte, lowest first.
const fn top_bits(word: u64) -> u32 {
    (((word & TOP) >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
}

/// The bits set, lowest first.
fn bits(mut mask: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let index = mask.trailing_zeros();
        (mask != 0).then(|| {
            mask &= mask - 1;
            index as u8
        })
    })
}

/// What one step changes, as a whole position to add: `[origin][die][hit]`, with room so that an index is a mask.
static CHANGES: Changes = changes();

type Changes = [[[Position; 2]; 8]; 32];

const fn changes() -> Changes {
    let mut all = [[[Position([0; 32]); 2]; 8]; 32];
    let mut from = 1;
    while from <= OWN_BAR {
        let mut die = 1;
        while die <= 6 {
            let to = if from > die { from - die } else { OWN_OFF };
            let [Position(plain), Position(hitting)] = &mut all[from][die];
            plain[from] = -1;
            plain[to] = 1;
            hitting[from] = -1;
            hitting[to] = 2;
            hitting[OPPONENT_BAR] = -1;
            die += 1;
        }
        from += 1;
    }
    all
}

#[derive(Clone, Copy)]
enum Landing {
    Plain,
    Hit,
}

impl Landing {
    const fn on(places: Places, index: u8) -> Self {
        if places.is_blot(index) { Self::Hit } else { Self::Plain }
    }
}

#[inline]
fn moved(position: Position, (from, die): Half, landing: Landing) -> Position {
    let Position(change) = &CHANGES[usize::from(from & 31)][usize::from(die & 7)][landing as usize];
    let mut after = position;
    for (men, by) in after.0.iter_mut().zip(change) {
        *men = men.wrapping_add(*by);
    }
    after
}

#[inline]
fn generate(position: &Position, roll: Roll, mut found: impl FnMut(&[Half], Position)) {
    let places = Places::of(position);
    let (high, low) = (roll.high().number(), roll.low().number());
    if roll.is_double() {
        Double { places, die: high, found: &mut found }.generate(*position);
        return;
    }
    let pair = Pair { position: *position, places, high, low };
    match position.own_bar() {
        0 if pair.may_bear_off() => pair.bearing_off(&mut found),
        0 => pair.running(&mut found),
        1 => pair.entering_one(&mut found),
        _ => pair.entering_more(&mut found),
    }
}

/// A roll of two different numbers.
struct Pair {
    position: Position,
    places: Places,
    high: u8,
    low: u8,
}

impl Pair {
    /// Whether a checker might be borne off with this roll: at most one stands outside the home board.
    const fn may_bear_off(&self) -> bool {
        (self.places.own & OUTSIDE).count_ones() + (self.places.many & OUTSIDE).count_ones() <= 1
    }

    /// Nobody on the bar, two or more checkers outside: pairs of sources, then one checker running both numbers.
    #[inline]
    fn running(&self, found: &mut impl FnMut(&[Half], Position)) {
        let Self { places, high, low, .. } = *self;
        let (highs, lows) = (places.sources(high), places.sources(low));
        let mut any = false;
        for a in bits(highs) {
            // One checker running both numbers is `run`'s; a lone checker cannot move twice at once.
            let runs = 1 << (a - high) | 1 << (a + low);
            let lone = (1 << a) & !places.many;
            let partners = lows & !(runs | lone);
            if partners != 0 {
                any = true;
                self.pairs(a, partners, found);
            }
        }
        for s in bits(places.own & POINTS & (u32::MAX << (high + low + 1))) {
            any |= self.run(s, highs >> s & 1 == 1, lows >> s & 1 == 1, found);
        }
        if !any {
            self.single(highs, lows, found);
        }
    }

    /// `a` moves the high number; each of `partners` in turn the low one.
    #[inline]
    fn pairs(&self, a: u8, partners: u32, found: &mut impl FnMut(&[Half], Position)) {
        let Self { places, high, low, .. } = *self;
        let first = moved(self.position, (a, high), Landing::on(places, a - high));
        for b in bits(partners) {
            let twice = a - high == b - low;
            let landing = if twice { Landing::Plain } else { Landing::on(places, b - low) };
            found(&[(a, high), (b, low)], moved(first, (b, low), landing));
        }
    }

    /// The checker on `s` runs both numbers: once, or once over each intermediate point if that makes a difference.
    #[inline]
    fn run(&self, s: u8, high_first: bool, low_first: bool, found: &mut impl FnMut(&[Half], Position)) -> bool {
        let Self { places, high, low, .. } = *self;
        let end = s - high - low;
        if !places.is_open(end) {
            return false;
        }
        if high_first {
            self.run_over((s, high), (s - high, low), found);
        }
        let differs = places.is_blot(s - high) || places.is_blot(s - low);
        if low_first && (differs || !high_first) {
            self.run_over((s, low), (s - low, high), found);
        }
        high_first || low_first
    }

    #[inline]
    fn run_over(&self, first: Half, second: Half, found: &mut impl FnMut(&[Half], Position)) {
        let places = self.places;
        let midway = moved(self.position, first, Landing::on(places, second.0));
        found(&[first, second], moved(midway, second, Landing::on(places, second.0 - second.1)));
    }

    /// One number only: the larger if it can be played (MOV-08).
    #[inline]
    fn single(&self, highs: u32, lows: u32, found: &mut impl FnMut(&[Half], Position)) {
        let (sources, die) = if highs != 0 { (highs, self.high) } else { (lows, self.low) };
        for from in bits(sources) {
            found(&[(from, die)], moved(self.position, (from, die), Landing::on(self.places, from - die)));
        }
    }

    /// One checker on the bar: it enters with one number, then anything moves the other (HIT-02, HIT-05).
    fn entering_one(&self, found: &mut impl FnMut(&[Half], Position)) {
        const FROM: u8 = OWN_BAR as u8;
        let Self { places, high, low, .. } = *self;
        let (high_enters, low_enters) = (places.is_open(FROM - high), places.is_open(FROM - low));
        let mut any = false;
        for (enters, die, other) in [(high_enters, high, low), (low_enters, low, high)] {
            let partners = places.sources(other) & !(1 << (FROM - die));
            if enters && partners != 0 {
                any = true;
                let first = moved(self.position, (FROM, die), Landing::on(places, FROM - die));
                for b in bits(partners) {
                    let twice = FROM - die == b - other;
                    let landing = if twice { Landing::Plain } else { Landing::on(places, b - other) };
                    found(&[(FROM, die), (b, other)], moved(first, (b, other), landing));
                }
            }
        }
        any |= self.run(FROM, high_enters, low_enters, found);
        if !any {
            self.single(u32::from(high_enters) * BAR, u32::from(low_enters) * BAR, found);
        }
    }

    /// Two or more on the bar: each number enters one, if it can (HIT-04).
    fn entering_more(&self, found: &mut impl FnMut(&[Half], Position)) {
        const FROM: u8 = OWN_BAR as u8;
        let Self { places, high, low, .. } = *self;
        let (high_enters, low_enters) = (places.is_open(FROM - high), places.is_open(FROM - low));
        if high_enters && low_enters {
            let first = moved(self.position, (FROM, high), Landing::on(places, FROM - high));
            let second = moved(first, (FROM, low), Landing::on(places, FROM - low));
            found(&[(FROM, high), (FROM, low)], second);
        } else {
            self.single(u32::from(high_enters) * BAR, u32::from(low_enters) * BAR, found);
        }
    }

    /// At most one checker outside: both orders are walked, and a result is told by its key.
    fn bearing_off(&self, found: &mut impl FnMut(&[Half], Position)) {
        let mut keys = [0_u64; 128];
        let mut count = 0;
        for (die, other) in [(self.high, self.low), (self.low, self.high)] {
            for a in bits(home_sources(self.places, die)) {
                let midway = moved(self.position, (a, die), self.landing(a, die));
                let places = Places::of(&midway);
                for b in bits(home_sources(places, other)) {
                    let landing = if b > other { Landing::on(places, b - other) } else { Landing::Plain };
                    let result = moved(midway, (b, other), landing);
                    let key = home_key(&result, self.position.0[OPPONENT_BAR]);
                    if !keys[..count].contains(&key) {
                        keys[count] = key;
                        count += 1;
                        found(&[(a, die), (b, other)], result);
                    }
                }
            }
        }
        if count == 0 {
            let highs = home_sources(self.places, self.high);
            let (sources, die) =
                if highs != 0 { (highs, self.high) } else { (home_sources(self.places, self.low), self.low) };
            for from in bits(sources) {
                found(&[(from, die)], moved(self.position, (from, die), self.landing(from, die)));
            }
        }
    }

    const fn landing(&self, from: u8, die: u8) -> Landing {
        if from > die { Landing::on(self.places, from - die) } else { Landing::Plain }
    }
}

/// The points from which a checker can move `die`, bearing off included (OFF-01 to OFF-04).
const fn home_sources(places: Places, die: u8) -> u32 {
    let on_board = places.sources(die);
    if places.own & (OUTSIDE | BAR) != 0 {
        return on_board;
    }
    let exact = places.own & (1 << die);
    let higher = places.own & (u32::MAX << (die + 1));
    let highest = if places.own == 0 { 0 } else { 1 << places.own.ilog2() };
    if exact != 0 || higher != 0 { on_board | exact } else { on_board | highest }
}

/// What tells apart the results of one roll while at most one checker is outside: the home board, the checker
/// outside, and what was hit.
fn home_key(result: &Position, opponent_bar_before: i8) -> u64 {
    let home = result.0[1..=6].iter().fold(0_u64, |key, &men| key << 5 | u64::from((men + 16).unsigned_abs()));
    let outside = result.0[7..OWN_BAR].iter().rposition(|&men| men > 0).map_or(31, |index| index as u64);
    let hits = u64::from((opponent_bar_before - result.0[OPPONENT_BAR]).unsigned_abs());
    let blots = result.0[7..OWN_BAR].iter().fold(0_u64, |key, &men| key << 1 | u64::from(men == -1));
    1 << 63 | home << 33 | outside << 28 | hits << 26 | blots
}

/// A roll of two equal numbers, played up to four times (MOV-05, MOV-09).
struct Double<'a, F> {
    places: Places,
    die: u8,
    found: &'a mut F,
}

impl<F: FnMut(&[Half], Position)> Double<'_, F> {
    fn generate(&mut self, position: Position) {
        for steps in (1..=4).rev() {
            let mut route = [(0, self.die); 4];
            if self.walk(position, self.places, u32::MAX, &mut route[..steps], 0) {
                return;
            }
        }
    }

    /// Plays as many steps as `route` is long, of which `done` are behind, each from one of the places `below` or
    /// further on; whether there was a way.
    fn walk(&mut self, position: Position, places: Places, below: u32, route: &mut [Half], done: usize) -> bool {
        let sources = self.sources(places) & below;
        if done + 1 == route.len() {
            for s in bits(sources) {
                route[done].0 = s;
                let result = moved(position, (s, self.die), self.landing(places, s));
                (self.found)(route, result);
            }
            return sources != 0;
        }
        let mut any = false;
        for s in bits(sources) {
            route[done].0 = s;
            let after = moved(position, (s, self.die), self.landing(places, s));
            let places_after = places.after(&after, s, s.saturating_sub(self.die));
            any |= self.walk(after, places_after, u32::MAX >> (31 - s), route, done + 1);
        }
        any
    }

    const fn landing(&self, places: Places, from: u8) -> Landing {
        if from > self.die { Landing::on(places, from - self.die) } else { Landing::Plain }
    }

    const fn sources(&self, places: Places) -> u32 {
        if places.own & BAR != 0 {
            return if places.is_open(OWN_BAR as u8 - self.die) { BAR } else { 0 };
        }
        home_sources(places, self.die)
    }
}

impl Places {
    /// The places after a checker went from `from` to `to` (0 for off), of which only the own ones are kept up.
    const fn after(mut self, position: &Position, from: u8, to: u8) -> Self {
        if position.0[from as usize] == 0 {
            self.own &= !(1 << from);
        }
        if to > 0 {
            self.own |= 1 << to;
            self.blot &= !(1 << to);
        }
        self
    }
}
