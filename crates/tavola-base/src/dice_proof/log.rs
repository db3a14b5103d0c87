//! The dice log: what happened in a match, as everybody was shown it, in lines whose hashes form a chain.
//!
//! With each link a page says up to where its own log goes; so a call that was shown to one player only, or acts that
//! were kept from one, do not fit what the transcript holds. `docs/dice.md` has every line.

use serde::{Deserialize, Serialize};
use tavola_rules::{Action, BySide, Die, Origin, Side, Step, Target, WinKind};

use super::digest::side_name;
use super::transcript::{LinkSource, RollPurpose, TranscriptChain};
use super::{Digest, MatchNumber, RollNumber};
use crate::TableId;

/// What a log begins with: everything that is settled before the first roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LogHead<'a> {
    /// The table, or the chouette.
    pub table: &'a TableId,
    /// The match, or the set.
    pub of: MatchNumber,
    /// The house's commitment.
    pub commitment: Digest,
    /// Who sits where, by name.
    pub players: BySide<&'a str>,
    /// Both chains.
    pub chains: BySide<TranscriptChain>,
}

impl LogHead<'_> {
    /// The digest of a log without a line.
    #[must_use]
    pub fn digest(&self) -> Digest {
        let BySide { white, black } = self.chains;
        Digest::of_fields(&[
            b"tavola-dice-1/log",
            self.table.as_str().as_bytes(),
            &self.of.number().to_be_bytes(),
            self.commitment.bytes(),
            self.players.white.as_bytes(),
            white.source.text().as_bytes(),
            white.anchor.bytes(),
            &white.length.links().to_be_bytes(),
            self.players.black.as_bytes(),
            black.source.text().as_bytes(),
            black.anchor.bytes(),
            &black.length.links().to_be_bytes(),
        ])
    }
}

/// The digest of a log with one line more.
#[must_use]
pub fn log_after(digest: Digest, line: &str) -> Digest {
    Digest::of_fields(&[b"tavola-dice-1/line", digest.bytes(), line.as_bytes()])
}

/// A log as far as it goes: how many lines, their digest, and the last of them in full.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct DiceLog {
    /// How many lines it has.
    pub lines: u32,
    /// Their digest, that of the head included.
    pub digest: Digest,
    /// The last lines, at most eight.
    pub last: Vec<String>,
}

impl DiceLog {
    /// So many of the last lines are kept in full.
    const KEPT: usize = 8;

    /// A log without a line.
    #[must_use]
    pub fn begin(head: &LogHead<'_>) -> Self {
        Self { lines: 0, digest: head.digest(), last: Vec::new() }
    }

    /// Adds a line.
    pub fn push(&mut self, line: String) {
        self.digest = log_after(self.digest, &line);
        self.lines = self.lines.saturating_add(1);
        if self.last.len() == Self::KEPT {
            self.last.remove(0);
        }
        self.last.push(line);
    }
}

/// The line of a roll that is called: `call 7 turn white`. `by` is none where nobody in particular rolls.
#[must_use]
pub fn called(number: RollNumber, purpose: RollPurpose, by: Option<&str>) -> String {
    let by = by.map_or(String::new(), |by| format!(" {by}"));
    format!("call {} {}{by}", number.number(), purpose.text())
}

/// The line of a roll that falls: `fell 7 6-1`.
#[must_use]
pub fn fell(number: RollNumber, dice: (Die, Die)) -> String {
    format!("fell {} {}-{}", number.number(), dice.0, dice.1)
}

/// The line of a roll that falls again after something was taken back: `again 7 6-1`.
#[must_use]
pub fn again(number: RollNumber, dice: (Die, Die)) -> String {
    format!("again {} {}-{}", number.number(), dice.0, dice.1)
}

/// A step as it is written: `8/5*`.
#[must_use]
pub fn step_text(step: &Step) -> String {
    let from = match step.from {
        Origin::Bar => "bar".to_owned(),
        Origin::Point(point) => point.to_string(),
    };
    let to = match step.to {
        Target::Off => "off".to_owned(),
        Target::Point(point) => point.to_string(),
    };
    format!("{from}/{to}{}", if step.hit { "*" } else { "" })
}

/// What an act on the board is in the log, after whose it is; none for rolls, which have lines of their own.
#[must_use]
pub fn act_text(action: &Action) -> Option<String> {
    let text = match action {
        Action::RollOpening { .. } | Action::Roll { .. } | Action::RollEarly { .. } => return None,
        Action::Play { play } => {
            let steps: Vec<String> = play.steps().iter().map(step_text).collect();
            let text = format!("play {}", steps.join(" "));
            return Some(text.trim_end().to_owned());
        }
        Action::Resign { kind } => return Some(format!("resign {}", win_text(*kind))),
        Action::Claim { kind } => return Some(format!("claim {}", win_text(*kind))),
        Action::CountTie => "count_tie",
        Action::Double => "double",
        Action::Take => "take",
        Action::Drop => "drop",
        Action::Beaver => "beaver",
        Action::Raccoon => "raccoon",
        Action::Otter => "otter",
        Action::Challenge => "challenge",
        Action::AcceptPlay => "accept_play",
        Action::AcceptResignation => "accept_resignation",
        Action::RejectResignation => "reject_resignation",
        Action::DoubleEarly => "double_early",
        Action::DoubleByMistake => "double_by_mistake",
        Action::AnnulDoubles => "annul_doubles",
        Action::CorrectStart => "correct_start",
    };
    Some(text.to_owned())
}

/// A win as the log names it.
pub const fn win_text(kind: WinKind) -> &'static str {
    match kind {
        WinKind::Single => "single",
        WinKind::Gammon => "gammon",
        WinKind::Backgammon => "backgammon",
    }
}

/// A side as the log names it.
pub const fn side_text(side: Side) -> &'static str {
    side_name(side)
}

impl RollPurpose {
    /// The roll as the log names it.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Turn => "turn",
            Self::Order => "order",
            Self::Lot => "lot",
        }
    }
}

impl LinkSource {
    /// The source as it is hashed.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Client => "client",
            Self::Escrow => "escrow",
            Self::House => "house",
            Self::Default => "default",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice_proof::ChainLength;

    #[test]
    fn a_log_keeps_its_last_lines_and_the_digest_of_all() {
        let table = TableId::new("t");
        let anchor = Digest::new([1; 32]);
        let chain = TranscriptChain { source: LinkSource::Client, anchor, length: ChainLength::USUAL };
        let chains = BySide { white: chain, black: chain };
        let players = BySide { white: "Ada", black: "Bea" };
        let head = LogHead { table: &table, of: MatchNumber::FIRST, commitment: anchor, players, chains };
        let mut log = DiceLog::begin(&head);
        let mut digest = head.digest();
        for number in 1..20 {
            let line = called(RollNumber::new(number), RollPurpose::Turn, Some("white"));
            digest = log_after(digest, &line);
            log.push(line);
        }
        assert_eq!((log.lines, log.digest, log.last.len()), (19, digest, 8));
        assert_eq!(log.last.last().map(String::as_str), Some("call 19 turn white"));
        let renamed = LogHead { players: BySide { white: "Ada", black: "Bob" }, ..head };
        let length = ChainLength::new(4095).expect("a sound length");
        let shorter = BySide { white: TranscriptChain { length, ..chain }, black: chain };
        let cut = LogHead { chains: shorter, ..head };
        assert!(head.digest() != renamed.digest() && head.digest() != cut.digest());
    }
}
