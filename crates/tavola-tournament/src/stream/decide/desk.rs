//! The tournament itself: opening, divisions, officials, tables, announcements, its end.

use std::collections::BTreeSet;

use tavola_rules::{MatchLength, Preset};

use super::{Judged, TournamentActor, TournamentFacts};
use crate::result::prize::Rate;
use crate::stream::command::{DeskCommand, Office};
use crate::stream::division::{Division, DivisionId, Format};
use crate::stream::event::{DeskEvent, Happened};
use crate::stream::play::TableNumber;
use crate::stream::refusal::{Reason, TournamentRefusal};
use crate::stream::settings::Settings;
use crate::stream::state::Tournament;
use crate::stream::view::DrawState;

/// The longest text anybody writes.
const TEXT: usize = crate::stream::bounds::TEXT as usize;

/// The shortest match of the Italian regulations (MAT-01).
const LEAST_BY_THE_REGULATIONS: u8 = 3;

/// A text that says something and ends.
pub(super) fn checked_text(text: &str) -> Result<String, TournamentRefusal> {
    let text = text.trim();
    if text.is_empty() || text.chars().count() > TEXT { Err(Reason::NoText.into()) } else { Ok(text.to_owned()) }
}

impl Tournament {
    pub(super) fn judge_desk(&self, command: DeskCommand, facts: &TournamentFacts) -> Judged {
        self.director_only(facts)?;
        let one = |what: DeskEvent| Ok(vec![what.into()]);
        match command {
            DeskCommand::AddDivision { division } => {
                checked_division(&division, self.settings())?;
                if self.divisions.contains_key(&division.id) {
                    return Err(Reason::DivisionKnown.of("division", &division.id));
                }
                one(DeskEvent::DivisionAdded { division })
            }
            DeskCommand::ChangeDivision { division } => {
                checked_division(&division, self.settings())?;
                if self.division(&division.id)?.draw != DrawState::Entries {
                    return Err(Reason::DrawnAlready.of("division", &division.id));
                }
                one(DeskEvent::DivisionChanged { division })
            }
            DeskCommand::ChangeSettings { settings } => {
                if settings.name.trim().is_empty() {
                    return Err(Reason::TournamentName.into());
                }
                if *settings == self.settings.terms() {
                    return Err(Reason::OfficeUnchanged.into());
                }
                one(DeskEvent::SettingsChanged { settings })
            }
            DeskCommand::SetClock { division, clock } => {
                if self.division(&division)?.division.clock == clock {
                    return Err(Reason::OfficeUnchanged.into());
                }
                one(DeskEvent::ClockSet { division, clock })
            }
            DeskCommand::SetNotes { notes } => one(DeskEvent::NotesSet { notes }),
            DeskCommand::SetTables { tables } => {
                self.nobody_beyond(tables)?;
                one(DeskEvent::TablesSet { tables })
            }
            DeskCommand::CloseTable { table } => {
                self.known_table(table)?;
                if let Some(of) = self.taken().at(table) {
                    return Err(Reason::TableTaken.of("table", table).with("match", of));
                }
                one(DeskEvent::TableClosed { table })
            }
            DeskCommand::OpenTable { table } => {
                if !self.closed_tables.contains(&table) {
                    return Err(Reason::NoTable.of("table", table));
                }
                one(DeskEvent::TableOpened { table })
            }
            DeskCommand::Appoint { office, person } => {
                if self.has_office(&person, office) {
                    return Err(Reason::OfficeUnchanged.into());
                }
                one(DeskEvent::Appointed { office, person })
            }
            DeskCommand::Dismiss { office, person } => {
                if !self.has_office(&person, office) {
                    return Err(Reason::OfficeUnchanged.into());
                }
                if office == Office::Director && self.directors().count() == 1 {
                    return Err(Reason::LastDirector.into());
                }
                one(DeskEvent::Dismissed { office, person })
            }
            DeskCommand::AppointCommittee { members } => {
                let different: BTreeSet<_> = members.iter().map(|member| &member.person).collect();
                if different.len() != members.len() || !(3..=5).contains(&members.len()) {
                    return Err(Reason::CommitteeSize.of("many", different.len()));
                }
                one(DeskEvent::CommitteeAppointed { members })
            }
            DeskCommand::Announce { text } => one(DeskEvent::Announced { text: checked_text(&text)? }),
            DeskCommand::WithdrawAnnouncement { number } => {
                let stands = self.announcements.iter().any(|(known, stands)| known.number == number && *stands);
                if !stands {
                    return Err(Reason::NoAnnouncement.of("number", number));
                }
                one(DeskEvent::AnnouncementWithdrawn { number })
            }
            DeskCommand::Finish { leaving } => self.finish(&leaving, facts),
        }
    }

    pub(super) fn open(settings: Settings, facts: &TournamentFacts) -> Judged {
        facts.house_only()?;
        if settings.name.trim().is_empty() || settings.name.chars().count() > 100 {
            return Err(Reason::TournamentName.into());
        }
        let mut ids = BTreeSet::new();
        for division in &settings.divisions {
            checked_division(division, &settings)?;
            if !ids.insert(&division.id) {
                return Err(Reason::DivisionKnown.of("division", &division.id));
            }
        }
        let commitment = facts.seed.ok_or(Reason::NoSeed)?.commitment();
        Ok(vec![Happened::Desk(DeskEvent::Opened { settings: Box::new(settings), commitment })])
    }

    fn finish(&self, leaving: &[DivisionId], facts: &TournamentFacts) -> Judged {
        let seed = facts.seed(self)?;
        match self.left_undone().refusal(leaving) {
            Some(refusal) => Err(refusal),
            None => Ok(vec![Happened::Desk(DeskEvent::Finished { seed: seed.opened() })]),
        }
    }

    /// Whether so many tables are enough for what is on: nobody is called to a table that is not there.
    pub(super) fn nobody_beyond(&self, tables: u32) -> Result<(), TournamentRefusal> {
        let taken = self.taken();
        let mut lost = (tables.saturating_add(1)..=self.tables).map(TableNumber::new);
        match lost.find_map(|table| Some((table, taken.at(table)?))) {
            Some((table, of)) => Err(Reason::TableTaken.of("table", table).with("match", of)),
            None => Ok(()),
        }
    }

    /// A table that exists and is in use.
    pub(super) fn known_table(&self, table: TableNumber) -> Result<(), TournamentRefusal> {
        let exists = (1..=self.tables).contains(&table.number()) && !self.closed_tables.contains(&table);
        if exists { Ok(()) } else { Err(Reason::NoTable.of("table", table)) }
    }
}

fn checked_division(division: &Division, settings: &Settings) -> Result<(), TournamentRefusal> {
    let wrong = |reason: Reason| Err(reason.of("division", &division.id));
    let id = division.id.as_str();
    if id.is_empty() || id.len() > 32 || !id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_') {
        return wrong(Reason::DivisionShape);
    }
    if division.lengths.main.is_empty()
        || division.lengths.named().any(|length| !(1..=MatchLength::LONGEST.points()).contains(&length))
    {
        return wrong(Reason::Lengths);
    }
    let is_by_the_regulations = settings.rules.is_some_and(|rules| rules.preset == Preset::Tournament);
    if is_by_the_regulations && division.lengths.named().any(|length| length < LEAST_BY_THE_REGULATIONS) {
        return wrong(Reason::TooShort);
    }
    if division.fees.returned > Rate::WHOLE || division.pools.iter().any(|pool| pool.returned > Rate::WHOLE) {
        return wrong(Reason::ReturnsTooMuch);
    }
    match &division.format {
        Format::Lives { lives: 0, .. } => wrong(Reason::NoLives),
        Format::Swing { points, chips, .. } if *points == 0 || !chips.is_rising() => wrong(Reason::SwingRises),
        Format::DavisCup { .. } if division.entrants.people() != 2 => wrong(Reason::DavisPairs),
        Format::KnockOut { .. }
        | Format::DoubleElimination { .. }
        | Format::Lives { .. }
        | Format::Swiss { .. }
        | Format::RoundRobin { .. }
        | Format::Swing { .. }
        | Format::DavisCup { .. } => Ok(()),
    }
}

/// Whether whoever acts is the house.
impl TournamentFacts {
    pub(super) fn is_house(&self) -> bool {
        self.actor == TournamentActor::House
    }
}
