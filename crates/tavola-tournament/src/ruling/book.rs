//! The referee's book: every irregularity with its clause, the rulings it allows and the command each button sends.
//!
//! Words to search by and the sentences are in the translations: of clause `IRR-04` the keys `book-irr-04` (what has
//! happened) and `book-irr-04-words` (search words), of a ruling `book-do-roll_again`.

use serde::Serialize;
use tavola_base::Millis;
use tavola_rules::Clause;

use crate::ids::{EntrantId, MatchId};
use crate::ruling::Remedy;
use crate::stream::command::{CallCommand, RulingCommand, TournamentCommand};

/// What a button of the book does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum BookAct {
    /// Rules, with that remedy; the director writes the reason.
    Rule {
        /// What the ruling does.
        remedy: Remedy,
    },
    /// Notes an illegal play; repeated it is warned, then punished.
    IllegalPlay,
    /// Brings a clock in.
    OrderClock,
    /// Asks for the length noted and the score, and sets the length.
    WrongLength,
    /// Notes that the dice were mixed anew.
    MixDice,
    /// Asks what, and replaces it.
    ReplaceEquipment,
    /// Has the match recorded.
    RecordMatch,
    /// Says that a player is missed.
    Absent,
    /// Lets the match begin an hour later.
    Postpone,
    /// Notes that a player leaves the room with consent.
    LeaveRoom,
    /// Asks for the right result and shows what correcting it touches.
    Correct,
    /// Stops everything until a ruling.
    Dispute,
}

/// One irregularity.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct BookEntry {
    /// Its clause.
    #[cfg_attr(feature = "wire", ts(type = "string"))]
    pub clause: Clause,
    /// The key of the sentence that says what has happened.
    pub title: String,
    /// The key of its search words.
    pub words: String,
    /// What can be done, the usual first.
    pub acts: Vec<BookAct>,
}

const fn rule(remedy: Remedy) -> BookAct {
    BookAct::Rule { remedy }
}

const STANDS: BookAct = rule(Remedy::Stands);
const LEGAL: BookAct = rule(Remedy::LegalPlay);
const AGAIN: BookAct = rule(Remedy::RollAgain);
const WARN: BookAct = rule(Remedy::Warning);
const POINT: BookAct = rule(Remedy::PenaltyPoints { points: 1 });
const GAME: BookAct = rule(Remedy::LossOfGame { points: 1 });
const LOST: BookAct = rule(Remedy::LossOfMatch);
const OUT: BookAct = rule(Remedy::Disqualify);
const BAN: BookAct = rule(Remedy::Ban);
const TIME: BookAct = rule(Remedy::GiveTime { time: Millis::seconds(60) });

/// The whole book, by clause: what can go wrong at a board, at a cube, at a clock, in a match, in a hall.
const BOOK: &[(Clause, &[BookAct])] = &[
    (Clause::IRR_01, &[LEGAL, STANDS, BookAct::IllegalPlay]),
    (Clause::IRR_02, &[STANDS, LEGAL]),
    (Clause::IRR_03, &[STANDS]),
    (Clause::IRR_04, &[AGAIN, STANDS]),
    (Clause::IRR_05, &[WARN, AGAIN]),
    (Clause::IRR_06, &[AGAIN, STANDS]),
    (Clause::IRR_07, &[STANDS, AGAIN]),
    (Clause::IRR_08, &[LEGAL, STANDS, BookAct::IllegalPlay]),
    (Clause::IRR_09, &[BookAct::IllegalPlay, WARN, POINT, GAME]),
    (Clause::IRR_10, &[STANDS, WARN, LOST, OUT]),
    (Clause::CUB_02, &[STANDS, WARN]),
    (Clause::CUB_03, &[STANDS]),
    (Clause::CUB_06, &[STANDS, WARN]),
    (Clause::CUB_08, &[STANDS]),
    (Clause::CUB_09, &[STANDS, WARN]),
    (Clause::CUB_10, &[STANDS, WARN]),
    (Clause::CLK_02, &[LOST]),
    (Clause::CLK_03, &[BookAct::OrderClock]),
    (Clause::CLK_04, &[STANDS, TIME]),
    (Clause::CLK_05, &[LEGAL, STANDS, BookAct::IllegalPlay]),
    (Clause::CLK_06, &[STANDS, TIME]),
    (Clause::CLK_07, &[STANDS, TIME]),
    (Clause::CLK_08, &[STANDS, TIME]),
    (Clause::CLK_09, &[TIME, WARN]),
    (Clause::CLK_10, &[rule(Remedy::ReplaceClock), TIME]),
    (Clause::CLK_11, &[WARN, POINT, BookAct::OrderClock]),
    (Clause::MAT_03, &[rule(Remedy::VoidDoubles), STANDS]),
    (Clause::MAT_05, &[STANDS, WARN]),
    (Clause::MAT_06, &[BookAct::WrongLength, STANDS, WARN]),
    (Clause::MAT_07, &[STANDS, BookAct::Correct]),
    (Clause::MAT_08, &[STANDS, BookAct::Correct]),
    (Clause::TRN_01, &[STANDS]),
    (Clause::TRN_04, &[WARN, POINT]),
    (Clause::TRN_05, &[WARN]),
    (Clause::TRN_11, &[WARN, POINT]),
    (Clause::TRN_12, &[BookAct::Absent]),
    (Clause::TRN_13, &[BookAct::Postpone]),
    (Clause::TRN_14, &[BookAct::Absent]),
    (Clause::TRN_15, &[BookAct::LeaveRoom, WARN]),
    (Clause::TRN_16, &[rule(Remedy::RemoveSpectator), WARN, POINT, OUT]),
    (Clause::TRN_17, &[WARN, POINT, LOST, OUT]),
    (Clause::TRN_18, &[BookAct::Correct]),
    (Clause::TRN_19, &[BookAct::Dispute, STANDS]),
    (Clause::TRN_20, &[BookAct::RecordMatch, WARN, LOST, OUT]),
    (Clause::TRN_21, &[WARN, POINT, GAME, LOST, OUT, BAN]),
    (Clause::TRN_22, &[BookAct::MixDice]),
    (Clause::TRN_23, &[BookAct::ReplaceEquipment]),
    (Clause::TRN_24, &[BookAct::OrderClock, WARN]),
    (Clause::TRN_25, &[WARN, POINT, GAME]),
];

/// The whole book.
#[must_use]
pub fn book() -> Vec<BookEntry> {
    BOOK.iter()
        .map(|(clause, acts)| {
            let title = format!("book-{}", clause.id().to_lowercase());
            BookEntry { clause: *clause, words: format!("{title}-words"), title, acts: acts.to_vec() }
        })
        .collect()
}

impl BookAct {
    /// The name of its sentence in the translations: `book-do-roll_again`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rule { remedy } => remedy.name(),
            Self::IllegalPlay => "illegal_play",
            Self::OrderClock => "order_clock",
            Self::WrongLength => "wrong_length",
            Self::MixDice => "mix_dice",
            Self::ReplaceEquipment => "replace_equipment",
            Self::RecordMatch => "record_match",
            Self::Absent => "absent",
            Self::Postpone => "postpone",
            Self::LeaveRoom => "leave_room",
            Self::Correct => "correct",
            Self::Dispute => "dispute",
        }
    }

    /// The command the button sends for that match, against that player, with what the director has written; none
    /// where they are asked for more first (a result, a length).
    #[must_use]
    pub fn command(
        self,
        clause: Clause,
        of: MatchId,
        against: Option<EntrantId>,
        written: &str,
    ) -> Option<TournamentCommand> {
        let (reason, text) = (written.to_owned(), written.to_owned());
        Some(match self {
            Self::Rule { remedy } => TournamentCommand::Ruling(RulingCommand::Rule {
                of: Some(of),
                rubber: None,
                about: against,
                clause,
                reason,
                remedy,
            }),
            Self::IllegalPlay => TournamentCommand::Ruling(RulingCommand::IllegalPlay { of, entrant: against? }),
            Self::OrderClock => TournamentCommand::Ruling(RulingCommand::OrderClock { of, settings: None, reason }),
            Self::MixDice => TournamentCommand::Ruling(RulingCommand::MixDice { of, entrant: against? }),
            Self::ReplaceEquipment => TournamentCommand::Ruling(RulingCommand::ReplaceEquipment { of, what: text }),
            Self::RecordMatch => TournamentCommand::Ruling(RulingCommand::RecordMatch { of }),
            Self::Absent => TournamentCommand::Call(CallCommand::Absent { of, entrant: against?, member: None }),
            Self::Postpone => TournamentCommand::Call(CallCommand::Postpone { of }),
            Self::LeaveRoom => TournamentCommand::Call(CallCommand::LeaveRoom { of, entrant: against? }),
            Self::Dispute => TournamentCommand::Ruling(RulingCommand::Dispute { of, text }),
            Self::WrongLength | Self::Correct => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::simulation::Simulation;
    use crate::{Format, LotSeed, TournamentFacts, TournamentStream};
    use tavola_base::{Decider, Time};

    #[test]
    fn the_book_has_every_irregularity_once() {
        let clauses: Vec<Clause> = book().iter().map(|entry| entry.clause).collect();
        assert_eq!(clauses.iter().collect::<BTreeSet<_>>().len(), clauses.len());
        let irregular = Clause::ALL.iter().filter(|clause| clause.id().starts_with("IRR"));
        assert!(irregular.clone().count() == 10 && irregular.clone().all(|clause| clauses.contains(clause)));
        assert!(book().iter().all(|entry| !entry.acts.is_empty()));
    }

    // rule: TRN-01
    // rule: IRR-10
    #[test]
    fn every_button_of_the_book_sends_a_command_that_is_carried_out_or_refused_for_a_reason() {
        let simulation = Simulation::new(Format::default(), 4, LotSeed::new([5; 32])).unwrap();
        let facts = TournamentFacts::house(Time::from_millis(1000), None);
        let of = MatchId::FIRST;
        let fold = |state, command| {
            let events = TournamentStream::decide(&state, command, &facts).unwrap();
            events.iter().fold(state, TournamentStream::evolve)
        };
        let called = fold(simulation.event().clone(), TournamentCommand::Call(CallCommand::Call { of, table: None }));
        let playing = fold(called.clone(), TournamentCommand::Call(CallCommand::Start { of }));
        let against = playing.pair(of).map(|pair| pair[0]);
        let mut sent = 0;
        for entry in book() {
            for act in entry.acts {
                let Some(command) = act.command(entry.clause, of, against, "seen by the referee") else { continue };
                let state = if matches!(act, BookAct::Absent | BookAct::Postpone) { &called } else { &playing };
                let answer = TournamentStream::decide(state, command, &facts);
                assert!(answer.is_ok(), "{} {act:?}: {:?}", entry.clause, answer.err());
                sent += 1;
            }
        }
        assert!(sent > 80, "{sent}");
    }
}
