//! What an act would take to be undone: the opposite act, found when it happens (TRN-18).

use tavola_base::clock::ClockSettings;

use super::division::DivisionId;
use super::entry::{EntryState, Person};
use super::event::{Banned, Happened, Leaving};
use super::play::Status;
use super::settings::{Notes, Terms};
use super::state::Tournament;
use crate::format::davis_cup::Member;
use crate::ids::{EntrantId, MatchId};
use crate::result::money::Cents;
use crate::result::penalty::Lateness;
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
    /// The settings become what they were.
    Settings(Box<Terms>),
    /// What an entry says of its people is what it was.
    People(EntrantId, String, Vec<Person>),
    /// Somebody is not let off so much.
    Waiver(EntrantId, Cents),
    /// The number of tables becomes what it was.
    Tables(u32),
    /// A division has the clock again that it had; the matches named had the other one already, of their own.
    Clock(DivisionId, Option<ClockSettings>, Vec<MatchId>),
    /// Lateness counts at each of these matches as it did.
    Lateness(Vec<(MatchId, Option<Lateness>)>),
    /// Who was replaced plays again, and is missed where they were.
    Substitution(EntrantId, String, Vec<Person>, Vec<Absence>),
}

/// Somebody was missed at a match.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Absence {
    pub(crate) of: MatchId,
    /// Of a Davis Cup tie who of the pair; else nobody is named.
    pub(crate) members: Vec<Member>,
}

impl Inverse {
    /// The match that goes back to what it was, if it is one.
    pub(crate) const fn at_match(&self) -> Option<MatchId> {
        match self {
            Self::Match(id, _) | Self::Result(id, _) | Self::Ruling(_, Some((id, _))) => Some(*id),
            Self::Ruling(_, None)
            | Self::Entry(..)
            | Self::Withdrawal(..)
            | Self::Payment(..)
            | Self::Pool(..)
            | Self::Lot(..)
            | Self::PlayOff(..)
            | Self::Announcement(_)
            | Self::Notes(_)
            | Self::Settings(_)
            | Self::People(..)
            | Self::Waiver(..)
            | Self::Tables(_)
            | Self::Clock(..)
            | Self::Lateness(_)
            | Self::Substitution(..) => None,
        }
    }

    /// Whether going back to what was before this act would also take back what `later` has set.
    pub(crate) fn loses(&self, later: &Self) -> bool {
        match (self, later) {
            (Self::Settings(_), Self::Settings(_))
            | (Self::Notes(_), Self::Notes(_))
            | (Self::Tables(_), Self::Tables(_)) => true,
            (
                Self::People(one, ..) | Self::Substitution(one, ..),
                Self::People(other, ..) | Self::Substitution(other, ..),
            ) => one == other,
            (Self::Clock(one, ..), Self::Clock(other, ..)) => one == other,
            (Self::Lateness(ones), Self::Lateness(others)) => {
                ones.iter().any(|(of, _)| others.iter().any(|(other, _)| of == other))
            }
            (one, Self::Lateness(others)) => {
                one.at_match().is_some_and(|of| others.iter().any(|(other, _)| *other == of))
            }
            _ => false,
        }
    }
}

impl Tournament {
    /// What would undo an event that is about to be applied.
    pub(crate) fn inverse_of(&self, what: &Happened) -> Option<Inverse> {
        match what {
            Happened::Desk(what) => self.inverse_of_desk(what),
            Happened::Entry(what) => self.inverse_of_entry(what),
            // A draw is discarded, or stands.
            Happened::Draw(_) => None,
            Happened::Match(what) => self.inverse_of_match(what),
            Happened::Order(what) => self.inverse_of_order(what),
            Happened::Ruling(what) => self.inverse_of_ruling(what),
        }
    }

    fn before(&self, id: MatchId) -> Option<Box<Status>> {
        self.game(id).map(|game| Box::new(game.status.clone()))
    }

    fn inverse_of_desk(&self, what: &DeskEvent) -> Option<Inverse> {
        match what {
            DeskEvent::Announced { .. } => {
                Some(Inverse::Announcement(u32::try_from(self.announcements.len() + 1).unwrap_or(u32::MAX)))
            }
            DeskEvent::NotesSet { .. } => Some(Inverse::Notes(self.settings.notes.clone())),
            DeskEvent::SettingsChanged { .. } => Some(Inverse::Settings(Box::new(self.settings.terms()))),
            DeskEvent::TablesSet { .. } => Some(Inverse::Tables(self.tables)),
            DeskEvent::ClockSet { division, clock } => {
                let before = self.divisions.get(division)?.division.clock;
                Some(Inverse::Clock(division.clone(), before, self.waiting_with(division, *clock).collect()))
            }
            DeskEvent::Opened { .. }
            | DeskEvent::DivisionAdded { .. }
            | DeskEvent::DivisionChanged { .. }
            | DeskEvent::TableClosed { .. }
            | DeskEvent::TableOpened { .. }
            | DeskEvent::Appointed { .. }
            | DeskEvent::Dismissed { .. }
            | DeskEvent::CommitteeAppointed { .. }
            | DeskEvent::AnnouncementWithdrawn { .. }
            | DeskEvent::Finished { .. }
            | DeskEvent::Undone { .. } => None,
        }
    }

    fn inverse_of_entry(&self, what: &EntryEvent) -> Option<Inverse> {
        match what {
            EntryEvent::EntryApproved { entrant } | EntryEvent::EntryRefused { entrant } => {
                Some(Inverse::Entry(*entrant, EntryState::Requested))
            }
            EntryEvent::Entered { entry } => {
                (entry.state == EntryState::Approved).then_some(Inverse::Entry(entry.entrant, EntryState::Out))
            }
            EntryEvent::EntrantOut { entrant, banned: Banned::No, how: Leaving::Withdrawn } => {
                Some(Inverse::Withdrawal(*entrant, self.entry(*entrant)?.state))
            }
            EntryEvent::Paid { entrant, amount, .. } => Some(Inverse::Payment(*entrant, *amount)),
            EntryEvent::Refunded { entrant, amount } => Some(Inverse::Payment(*entrant, Cents::new(-amount.number()))),
            EntryEvent::Waived { entrant, amount } => Some(Inverse::Waiver(*entrant, *amount)),
            EntryEvent::Amended { entrant, .. } => {
                let entry = self.entry(*entrant)?;
                Some(Inverse::People(*entrant, entry.name.clone(), entry.people.clone()))
            }
            EntryEvent::Substituted { entrant, people, .. } => {
                let entry = self.entry(*entrant)?;
                let missed = self.absences(*entrant, people);
                Some(Inverse::Substitution(*entrant, entry.name.clone(), entry.people.clone(), missed))
            }
            EntryEvent::LotSold { division, .. } => {
                let index = self.divisions.get(division).map_or(0, |known| known.sold.len());
                Some(Inverse::Lot(division.clone(), index))
            }
            EntryEvent::PlayedOff { division, winner, loser } => {
                Some(Inverse::PlayOff(division.clone(), [*winner, *loser]))
            }
            EntryEvent::PoolJoined { entrant, pool } => Some(Inverse::Pool(*entrant, pool.clone())),
            // Whom a ruling sends out comes back with the ruling.
            EntryEvent::EntrantOut { entrant: _, banned: Banned::No | Banned::Yes, how: _ }
            | EntryEvent::EntrantBack { .. }
            | EntryEvent::Nominated { .. }
            | EntryEvent::CheckedIn { .. }
            | EntryEvent::LateJoined { .. } => None,
        }
    }

    fn inverse_of_match(&self, what: &MatchEvent) -> Option<Inverse> {
        match what {
            MatchEvent::Ended { of, .. } => Some(Inverse::Result(*of, self.before(*of)?)),
            MatchEvent::Called { of, .. }
            | MatchEvent::SecondTable { of, .. }
            | MatchEvent::Missed { of, .. }
            | MatchEvent::Arrived { of, .. }
            | MatchEvent::Postponed { of, .. }
            | MatchEvent::Started { of }
            | MatchEvent::Scored { of, .. }
            | MatchEvent::BreakTaken { of, .. }
            | MatchEvent::LeftRoom { of, .. }
            | MatchEvent::Returned { of, .. }
            | MatchEvent::Reported { of, .. }
            | MatchEvent::RubberEnded { of, .. }
            | MatchEvent::LegEnded { of, .. } => Some(Inverse::Match(*of, self.before(*of)?)),
            MatchEvent::LatenessSet { matches, .. } => {
                let before = matches.iter().filter_map(|&of| Some((of, self.game(of)?.status.lateness)));
                Some(Inverse::Lateness(before.collect()))
            }
            MatchEvent::Scheduled { .. }
            | MatchEvent::TableMade { .. }
            | MatchEvent::RubberCorrected { .. }
            | MatchEvent::Corrected { .. }
            | MatchEvent::Reopened { .. } => None,
        }
    }

    fn inverse_of_order(&self, what: &OrderEvent) -> Option<Inverse> {
        match what {
            OrderEvent::Disputed { of, .. }
            | OrderEvent::IllegalPlay { of, .. }
            | OrderEvent::ClockOrdered { of, .. }
            | OrderEvent::LengthSet { of, .. }
            | OrderEvent::DiceMixed { of, .. }
            | OrderEvent::RefereeNamed { of, .. }
            | OrderEvent::RecordingOrdered { of } => Some(Inverse::Match(*of, self.before(*of)?)),
            OrderEvent::EquipmentReplaced { .. } => None,
        }
    }

    fn inverse_of_ruling(&self, what: &RulingEvent) -> Option<Inverse> {
        match what {
            RulingEvent::Ruled { ruling } => {
                let of = ruling.of.and_then(|id| Some((id, self.before(id)?)));
                Some(Inverse::Ruling(ruling.number, of))
            }
            RulingEvent::RulingTakenBack { .. }
            | RulingEvent::Appealed { .. }
            | RulingEvent::Convened { .. }
            | RulingEvent::MemberReplaced { .. }
            | RulingEvent::Heard { .. }
            | RulingEvent::VoteCast { .. }
            | RulingEvent::AppealDecided { .. }
            | RulingEvent::AppealOver { .. }
            | RulingEvent::AppealClosed { .. } => None,
        }
    }
}
