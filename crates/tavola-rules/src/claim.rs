//! What is certain in a game whatever the dice still do: claims (END-09) and the most a game can cost (END-08).
//!
//! A win is certain if its claimant has, for every roll either side may still roll and every play the opponent
//! may answer with, plays that win it. Once contact is over this is decided completely. With contact all rolls and
//! plays are searched to the end of the game or of contact; a claim whose proof takes more than `MOST_TURNS` of
//! the claimant's turns or `MOST_ROLLS` rolls is not granted: nothing false is ever certain, and play goes on.

use rustc_hash::FxHashMap;

use crate::board::Board;
use crate::die::Roll;
use crate::legal::legal_results;
use crate::outcome::WinKind;
use crate::position::Position;
use crate::race::{Goal, Surely, Turns, fewest_turns, fewest_turns_after};
use crate::ruleset::BackgammonRule;
use crate::side::Side;

/// Whose turn it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// That side is about to roll.
    OnRoll(Side),
    /// That side has rolled.
    ToPlay(Side, Roll),
}

/// The most that `claimant` wins for certain, or `None` if the game can still be lost or go on for ever.
///
/// The claimant must not be in the middle of their own turn: then nothing is called certain.
#[must_use]
pub fn certain_win(board: &Board, turn: Turn, claimant: Side, rule: BackgammonRule) -> Option<WinKind> {
    let is_certain = |&kind: &WinKind| is_certain(board, turn, claimant, Terms { kind, rule });
    WinKind::ALL.into_iter().take_while(is_certain).last()
}

/// The most that `loser` can still lose.
///
/// With contact that is a backgammon until they have borne off a checker: any checker may still be hit.
#[must_use]
pub fn most_to_lose(board: &Board, turn: Turn, loser: Side, rule: BackgammonRule) -> WinKind {
    let is_safe = |&kind: &WinKind| is_safe(board, turn, loser, Terms { kind, rule });
    [WinKind::Backgammon, WinKind::Gammon].into_iter().find(|kind| !is_safe(kind)).unwrap_or(WinKind::Single)
}

/// What is to be won or saved.
#[derive(Clone, Copy)]
struct Terms {
    kind: WinKind,
    rule: BackgammonRule,
}

impl Terms {
    /// What the player in danger must reach in a race so as not to lose so much; `None` if they have reached it for good.
    fn escape(self, in_danger: &Position) -> Option<Goal> {
        let none_off = in_danger.own_off() == 0;
        let goal = match (self.kind, self.rule) {
            (WinKind::Single, _) => Goal::AllOff,
            (WinKind::Gammon, _) if none_off => Goal::FirstOff,
            (WinKind::Backgammon, _) if none_off => Goal::OutOfTheirHome,
            (_, BackgammonRule::EvenWithSomeOff) => Goal::OutOfTheirHome,
            (_, BackgammonRule::OnlyWithNoneOff) => return None,
        };
        (!goal.is_reached(in_danger)).then_some(goal)
    }

    /// Whether the game that ends on `position`, its owner having won, is won by so much.
    fn are_met(self, position: &Position) -> bool {
        WinKind::on(&Board::from_view(Side::White, position), Side::White, self.rule) >= self.kind
    }
}

fn is_certain(board: &Board, turn: Turn, claimant: Side, terms: Terms) -> bool {
    let own = board.seen_by(claimant);
    let whose = match turn {
        Turn::OnRoll(side) if side == claimant => Whose::Own,
        Turn::OnRoll(_) => Whose::Theirs,
        Turn::ToPlay(side, _) if side == claimant => return false,
        Turn::ToPlay(_, roll) => Whose::TheirsToPlay(roll),
    };
    if own.has_contact() {
        Proof::new(terms).claim(&own, whose)
    } else {
        race_is_certain(&own, whose, terms, &mut Surely::reaching(Goal::AllOff))
    }
}

/// Whose turn it is, as the claimant sees it.
#[derive(Clone, Copy)]
enum Whose {
    Own,
    Theirs,
    TheirsToPlay(Roll),
}

fn race_is_certain(own: &Position, whose: Whose, terms: Terms, race: &mut Surely) -> bool {
    let theirs = own.flipped();
    let Some(escape) = terms.escape(&theirs) else { return false };
    let turns = match whose {
        Whose::Own => Some(fewest_turns(&theirs, escape)),
        Whose::Theirs => fewest_turns(&theirs, escape).less_one(),
        // Their play takes no turn longer: what is out of reach before it stays so.
        Whose::TheirsToPlay(roll) => {
            race.may_be_within(own, fewest_turns(&theirs, escape)).then(|| fewest_turns_after(&theirs, roll, escape))
        }
    };
    turns.is_some_and(|turns| race.within(own, turns))
}

/// Whether `side` cannot lose so much any more. With contact nobody is safe but by a checker borne off.
fn is_safe(board: &Board, turn: Turn, side: Side, terms: Terms) -> bool {
    let (own, theirs) = (board.seen_by(side), board.seen_by(side.opponent()));
    if own.has_contact() {
        return own.own_off() > 0 && terms.rule == BackgammonRule::OnlyWithNoneOff;
    }
    let Some(escape) = terms.escape(&own) else { return true };
    let mut race = Surely::reaching(escape);
    let turns = match turn {
        Turn::OnRoll(on_roll) if on_roll == side => Some(fewest_turns(&theirs, Goal::AllOff)),
        Turn::OnRoll(_) => fewest_turns(&theirs, Goal::AllOff).less_one(),
        Turn::ToPlay(roller, _) if roller == side => Some(Turns::NONE),
        Turn::ToPlay(_, roll) => race
            .may_be_within(&own, fewest_turns(&theirs, Goal::AllOff))
            .then(|| fewest_turns_after(&theirs, roll, Goal::AllOff)),
    };
    turns.is_some_and(|turns| race.within(&own, turns))
}

/// How many of their own turns a claimant may need where there is contact.
const MOST_TURNS: u8 = 4;

/// How many rolls one claim may look at where there is contact.
const MOST_ROLLS: u32 = 20_000;

/// A search through all rolls and plays, seen by the claimant throughout.
struct Proof {
    terms: Terms,
    known: FxHashMap<(Position, u8), bool>,
    race: Surely,
    rolls: u32,
}

impl Proof {
    fn new(terms: Terms) -> Self {
        Self { terms, known: FxHashMap::default(), race: Surely::reaching(Goal::AllOff), rolls: 0 }
    }

    fn claim(&mut self, own: &Position, whose: Whose) -> bool {
        (1..=MOST_TURNS).filter(|&turns| !is_too_far(own, turns)).any(|turns| match whose {
            Whose::Own => self.own_turn(own, turns),
            Whose::Theirs => self.their_turn(own, turns),
            Whose::TheirsToPlay(roll) => self.their_roll(own, roll, turns),
        })
    }

    /// Whether the claimant, on roll, wins within so many of their turns or in the race that contact ends in.
    fn own_turn(&mut self, own: &Position, turns: u8) -> bool {
        if !own.has_contact() {
            return race_is_certain(own, Whose::Own, self.terms, &mut self.race);
        }
        if is_too_far(own, turns) {
            return false;
        }
        if let Some(&known) = self.known.get(&(*own, turns)) {
            return known;
        }
        let sure = Roll::all().all(|roll| self.some_play_wins(own, roll, turns));
        self.known.insert((*own, turns), sure);
        sure
    }

    fn some_play_wins(&mut self, own: &Position, roll: Roll, turns: u8) -> bool {
        self.results(own, roll).iter().any(|result| {
            let finished = Goal::AllOff.is_reached(result);
            if finished { self.terms.are_met(result) } else { turns > 1 && self.their_turn(result, turns - 1) }
        })
    }

    /// Whether the claimant wins with the opponent on roll.
    fn their_turn(&mut self, own: &Position, turns: u8) -> bool {
        if !own.has_contact() {
            return race_is_certain(own, Whose::Theirs, self.terms, &mut self.race);
        }
        !is_too_far(own, turns) && Roll::all().all(|roll| self.their_roll(own, roll, turns))
    }

    fn their_roll(&mut self, own: &Position, roll: Roll, turns: u8) -> bool {
        let results = self.results(&own.flipped(), roll);
        let spoils = |theirs: &Position| {
            let escaped = self.terms.rule == BackgammonRule::OnlyWithNoneOff
                && self.terms.kind > WinKind::Single
                && theirs.own_off() > 0;
            // A hit takes the claimant too far from home for any proof.
            escaped || Goal::AllOff.is_reached(theirs) || is_too_far(&theirs.flipped(), turns)
        };
        !results.is_empty()
            && !results.iter().any(spoils)
            && results.iter().all(|theirs| self.own_turn(&theirs.flipped(), turns))
    }

    /// The positions a roll may lead to, seen by its player; the same position where nothing can be moved.
    /// None at all once the search has looked at all it may: then nothing is won and nothing is certain.
    fn results(&mut self, position: &Position, roll: Roll) -> Vec<Position> {
        let mut results = Vec::new();
        self.rolls += 1;
        if self.rolls <= MOST_ROLLS {
            legal_results(position, roll, &mut results);
            if results.is_empty() {
                results.push(*position);
            }
        }
        results
    }
}

/// Whether rolls of 2-1 alone keep a player from bearing off within so many turns.
fn is_too_far(own: &Position, turns: u8) -> bool {
    own.own_pips() > 3 * u16::from(turns)
}
