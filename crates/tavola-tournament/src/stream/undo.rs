//! What an act would take to be undone: the opposite act, found when it happens (TRN-18).

use super::division::DivisionId;
use super::entry::EntryState;
use super::event::{Banned, Happened, Leaving};
use super::play::Status;
use super::settings::Notes;
use super::state::Tournament;
use crate::ids::{EntrantId, MatchId};
use crate::result::money::Cents;
use crate::ruling::RulingNumber;
use crate::stream::event::{DeskEvent, EntryEvent, MatchEvent, OrderEvent, RulingEvent};

/// How an act is undone.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Inverse {
    /// The entry goes back to what it was.
    Entry(EntrantId, EntryState),
    /// Somebody who has withdrawn is what they were before.
    Withdrawal(EntrantId, EntryState),
    /// A payment is taken back.
    Payment(EntrantId, Cents),
    /// A pool is left again.
    Pool(EntrantId, String),
    /// A match goes back to what it was; nothing after it is touched.
    Match(MatchId, Box<Status>),
    /// A result is taken back, with what hangs on it; the match goes back to what it was.
    Result(MatchId, Box<Status>),
    /// A ruling is taken back, with the match it fell in.
    Ruling(RulingNumber, Option<(MatchId, Box<Status>)>),
    /// A lot of the auction is not sold.
    Lot(DivisionId, usize),
    /// A play-off does not count.
    PlayOff(DivisionId, [EntrantId; 2]),
    /// An announcement is withdrawn.
    Announcement(u32),
    /// Notes become what they were.
    Notes(Notes),
    /// The number of tables becomes what it was.
    Tables(u32),
}

impl Inverse {
    /// The match that goes back to what it was, if it is one.
    pub(crate) const fn at_match(&self) -> Option<MatchId> {
        match self {
            Self::Match(id, _) | Self::Result(id, _) | Self::Ruling(_, Some((id, _))) => Some(*id),
            _ => None,
        }
    }
}

impl Tournament {
    /// What would undo an event that is about to be applied.
    pub(crate) fn inverse_of(&self, what: &Happened) -> Option<Inverse> {
        let before = |id: MatchId| self.game(id).map(|game| Box::new(game.status.clone()));
        match what {
            Happened::Entry(EntryEvent::EntryApproved { entrant })
            | Happened::Entry(EntryEvent::EntryRefused { entrant }) => {
                Some(Inverse::Entry(*entrant, EntryState::Requested))
            }
            Happened::Entry(EntryEvent::Entered { entry }) if entry.state == EntryState::Approved => {
                Some(Inverse::Entry(entry.entrant, EntryState::Out))
            }
            Happened::Entry(EntryEvent::EntrantOut { entrant, banned: Banned::No, how: Leaving::Withdrawn }) => {
                Some(Inverse::Withdrawal(*entrant, self.entry(*entrant)?.state))
            }
            Happened::Entry(EntryEvent::Paid { entrant, amount, .. }) => Some(Inverse::Payment(*entrant, *amount)),
            Happened::Entry(EntryEvent::LotSold { division, .. }) => {
                let index = self.divisions.get(division).map_or(0, |known| known.sold.len());
                Some(Inverse::Lot(division.clone(), index))
            }
            Happened::Entry(EntryEvent::PlayedOff { division, winner, loser }) => {
                Some(Inverse::PlayOff(division.clone(), [*winner, *loser]))
            }
            Happened::Entry(EntryEvent::PoolJoined { entrant, pool }) => Some(Inverse::Pool(*entrant, pool.clone())),
            Happened::Desk(DeskEvent::Announced { .. }) => {
                Some(Inverse::Announcement(u32::try_from(self.announcements.len() + 1).unwrap_or(u32::MAX)))
            }
            Happened::Desk(DeskEvent::NotesSet { .. }) => Some(Inverse::Notes(self.settings.notes.clone())),
            Happened::Desk(DeskEvent::TablesSet { .. }) => Some(Inverse::Tables(self.tables)),
            Happened::Ruling(RulingEvent::Ruled { ruling }) => {
                let of = ruling.of.and_then(|id| Some((id, before(id)?)));
                Some(Inverse::Ruling(ruling.number, of))
            }
            Happened::Match(MatchEvent::Ended { of, .. }) => Some(Inverse::Result(*of, before(*of)?)),
            Happened::Match(MatchEvent::Called { of, .. })
            | Happened::Match(MatchEvent::Missed { of, .. })
            | Happened::Match(MatchEvent::Arrived { of, .. })
            | Happened::Match(MatchEvent::Postponed { of, .. })
            | Happened::Match(MatchEvent::Started { of })
            | Happened::Match(MatchEvent::Scored { of, .. })
            | Happened::Match(MatchEvent::BreakTaken { of, .. })
            | Happened::Match(MatchEvent::LeftRoom { of, .. })
            | Happened::Match(MatchEvent::Returned { of, .. })
            | Happened::Match(MatchEvent::Reported { of, .. })
            | Happened::Match(MatchEvent::RubberEnded { of, .. })
            | Happened::Match(MatchEvent::LegEnded { of, .. })
            | Happened::Order(OrderEvent::Disputed { of, .. })
            | Happened::Order(OrderEvent::IllegalPlay { of, .. })
            | Happened::Order(OrderEvent::ClockOrdered { of, .. })
            | Happened::Order(OrderEvent::LengthSet { of, .. })
            | Happened::Order(OrderEvent::DiceMixed { of, .. })
            | Happened::Order(OrderEvent::RecordingOrdered { of }) => Some(Inverse::Match(*of, before(*of)?)),
            _ => None,
        }
    }
}
