//! What happens at a table in the sentences clients look for.

use tavola_club::table::{Cause, Happening};
use tavola_rules::{Action, BySide, Side};

use super::moves;

/// Who is told, and how the two are called.
#[derive(Debug)]
pub(super) struct Ear<'a> {
    /// Whose eyes it is seen with; none for who watches.
    pub(super) side: Option<Side>,
    /// Whose board is shown: one's own, or that of whoever is watched.
    pub(super) seen_by: Side,
    /// The two.
    pub(super) names: &'a BySide<String>,
    /// What the cube showed before.
    pub(super) cube: u64,
    /// Points to win; none for no end.
    pub(super) length: Option<u8>,
    /// The points after it.
    pub(super) points: BySide<u64>,
    /// What has been offered to be lost, as a factor of the cube.
    pub(super) offered: u64,
    /// How the game that ends has come to it.
    pub(super) end: End,
    /// Whether the match goes on after the game that ends.
    pub(super) then: Then,
}

/// How a game comes to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// On the board.
    Played,
    /// One has given up, which was said then.
    GivenUp,
}

/// What comes after a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Then {
    /// The next one.
    Next,
    /// Nothing: it was the last.
    Last,
}

/// The plural of what is counted.
fn points(many: u64) -> String {
    if many == 1 { "1 point".to_owned() } else { format!("{many} points") }
}

impl Ear<'_> {
    fn is_me(&self, side: Side) -> bool {
        self.side == Some(side)
    }

    fn name(&self, side: Side) -> &str {
        &self.names[side]
    }

    /// The lines for what has happened; often none.
    pub(super) fn lines(&self, happening: &Happening) -> Vec<String> {
        match happening {
            Happening::GameStarted { .. } => {
                vec![format!("Starting a new game with {}.", self.name(self.seen_by.opponent()))]
            }
            Happening::Acted { side, action } => self.acted(*side, action),
            Happening::GameEnded { result, points, .. } => self.game_ended(result.outcome.winner, points.number()),
            Happening::MatchEnded { winner: Some(winner), cause } => self.match_ended(*winner, *cause),
            _ => Vec::new(),
        }
    }

    fn acted(&self, side: Side, action: &Action) -> Vec<String> {
        let (me, name) = (self.is_me(side), self.name(side));
        let other = self.name(side.opponent());
        let line = match action {
            Action::RollOpening { white, black } => return self.opening(white.number(), black.number()),
            Action::Roll { roll } => {
                let (a, b) = (roll.high().number(), roll.low().number());
                if me { format!("You roll {a} and {b}.") } else { format!("{name} rolls {a} and {b}.") }
            }
            Action::Play { play } if play.is_empty() => {
                if me {
                    "You can't move.".to_owned()
                } else {
                    format!("{name} can't move.")
                }
            }
            Action::Play { .. } if me => return Vec::new(),
            Action::Play { play } => format!("{name} moves {} .", moves::text(side, play)),
            Action::Double if me => format!("You double. Please wait for {other} to accept or reject."),
            Action::Double if self.side.is_some() => format!("{name} doubles. Type 'accept' or 'reject'."),
            Action::Double => format!("{name} doubles."),
            Action::Take if me => format!("You accept the double. The cube shows {}.", self.cube),
            Action::Take => format!("{name} accepts the double. The cube shows {}.", self.cube),
            // What is lost is what the cube showed before it was offered.
            Action::Drop => self.given_up(side, self.cube),
            Action::Resign { kind } => self.resigned(side, u64::from(kind.multiplier()) * self.cube),
            Action::AcceptResignation => {
                let won = points(self.offered * self.cube);
                if me { format!("You accept and win {won}.") } else { format!("{name} accepts and wins {won}.") }
            }
            Action::RejectResignation if me => "You reject. The game continues.".to_owned(),
            Action::RejectResignation => format!("{name} rejects. The game continues."),
            _ => return Vec::new(),
        };
        vec![line]
    }

    fn opening(&self, white: u8, black: u8) -> Vec<String> {
        let dice = BySide { white, black };
        let (first, second) = (self.seen_by, self.seen_by.opponent());
        let called = if self.side.is_some() { "You" } else { self.name(first) };
        let rolled = format!("{called} rolled {}, {} rolled {}", dice[first], self.name(second), dice[second]);
        let winner = match white.cmp(&black) {
            std::cmp::Ordering::Equal => return vec![rolled],
            std::cmp::Ordering::Greater => Side::White,
            std::cmp::Ordering::Less => Side::Black,
        };
        let begins = if self.is_me(winner) {
            "It's your turn to move.".to_owned()
        } else {
            format!("{} makes the first move.", self.name(winner))
        };
        vec![rolled, begins]
    }

    fn given_up(&self, side: Side, lost: u64) -> String {
        let (name, other, lost) = (self.name(side), self.name(side.opponent()), points(lost));
        if self.is_me(side) {
            format!("You give up. {other} wins {lost}.")
        } else if self.side.is_some() {
            format!("{name} gives up. You win {lost}.")
        } else {
            format!("{name} gives up. {other} wins {lost}.")
        }
    }

    fn resigned(&self, side: Side, lost: u64) -> String {
        let (name, other, lost) = (self.name(side), self.name(side.opponent()), points(lost));
        if self.is_me(side) {
            format!("You want to resign. {other} will win {lost}.")
        } else if self.side.is_some() {
            format!("{name} wants to resign. You will win {lost}. Type 'accept' or 'reject'.")
        } else {
            format!("{name} wants to resign. {other} will win {lost}.")
        }
    }

    /// Who has won it, unless that was said when it was given up; and the score, unless the match is over with it.
    fn game_ended(&self, winner: Side, won: u64) -> Vec<String> {
        let won = points(won);
        let line = if self.is_me(winner) {
            format!("You win the game and get {won}. Congratulations!")
        } else if self.side.is_some() {
            format!("{} wins the game and gets {won}. Sorry.", self.name(winner))
        } else {
            format!("{} wins the game and gets {won}.", self.name(winner))
        };
        let line = (self.end == End::Played).then_some(line);
        line.into_iter().chain((self.then == Then::Next).then(|| self.score())).collect()
    }

    fn score(&self) -> String {
        let length = self.length.map_or_else(|| "unlimited".to_owned(), |length| format!("{length} point"));
        let (first, second) = (self.seen_by, self.seen_by.opponent());
        let (one, other) = (self.points[first], self.points[second]);
        format!("score in {length} match: {}-{one} {}-{other}", self.name(first), self.name(second))
    }

    fn match_ended(&self, winner: Side, cause: Cause) -> Vec<String> {
        let loser = winner.opponent();
        let gone = matches!(cause, Cause::Left | Cause::Absent).then(|| match self.side {
            Some(side) if side == loser => "** You terminated the game. The match is over.".to_owned(),
            _ => format!("** Player {} has left the game.", self.name(loser)),
        });
        let Some(length) = self.length else { return gone.into_iter().collect() };
        let (won, lost) = (self.points[winner], self.points[loser]);
        let line = if self.is_me(winner) {
            format!("You win the {length} point match {won}-{lost} .")
        } else {
            format!("{} wins the {length} point match {won}-{lost} .", self.name(winner))
        };
        gone.into_iter().chain([line]).collect()
    }
}
