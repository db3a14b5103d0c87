//! What a tournament is opened with: its name and place, its officials, its tables, how lateness is counted.

use serde::{Deserialize, Serialize};
use tavola_base::clock::ClockSettings;
use tavola_base::{Millis, PlayerId, Time};
use tavola_rules::RuleChoice;

use super::division::Division;
use crate::result::penalty::Lateness;
use crate::result::rating::Ramp;

/// Where the matches are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Venue {
    /// At official tables of wood (TRN-06).
    #[default]
    OverTheBoard,
    /// At the system's own tables: created, called, started, flagged and reported by themselves.
    Online,
}

/// What an absent player loses (TRN-12, TRN-14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Loses {
    /// Points.
    #[default]
    Points,
    /// Time of their clock.
    Clock,
}

/// What becomes of a score beyond the length of its match (MAT-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "SurplusPoints"))]
#[serde(rename_all = "snake_case")]
pub enum Surplus {
    /// It is refused: who has noted it looks again.
    #[default]
    Refuse,
    /// The winner has the match's length.
    Cut,
    /// It stands on the sheet as it was reported, and counts for nothing.
    Keep,
}

/// What somebody is out of who came so late that the match is lost (TRN-12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LateDisqualifies {
    /// That match.
    #[default]
    Match,
    /// The tournament, the consolation included.
    Event,
}

/// A member of the committee (TRN-02).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct CommitteeMember {
    /// The person's account.
    pub person: PlayerId,
    /// The name as published.
    pub name: String,
}

/// Who draws the rounds that follow the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Rounds {
    /// The house, as soon as one can be drawn.
    #[default]
    ByThemselves,
    /// The director.
    ByTheDirector,
}

/// What is told about the place (TRN-04, TRN-05).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Notes {
    /// Where it is and how one gets there.
    pub venue: String,
    /// What one wears.
    pub dress: String,
    /// Anything else.
    pub more: String,
    /// The languages that are spoken at the tables (TRN-04).
    pub languages: String,
}

/// What a tournament is opened with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "TournamentSettings"))]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// Its name.
    pub name: String,
    /// Where its matches are played.
    #[serde(default)]
    pub venue: Venue,
    /// When it begins.
    #[serde(default)]
    pub begins: Option<Time>,
    /// Who directs it from the beginning.
    #[serde(default)]
    pub directors: Vec<PlayerId>,
    /// The first division or divisions; more can be added.
    #[serde(default)]
    pub divisions: Vec<Division>,
    /// How many official tables there are, numbered from 1.
    #[serde(default)]
    pub tables: u32,
    /// How lateness is counted.
    #[serde(default)]
    pub lateness: Lateness,
    /// What lateness loses; without it time where the match has a clock over the board (TRN-14), else points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub late_loses: Option<Loses>,
    /// What somebody is out of who was too late.
    #[serde(default)]
    pub late_disqualifies: LateDisqualifies,
    /// What becomes of a score beyond the length.
    #[serde(default)]
    pub surplus: Surplus,
    /// How long after a ruling one may appeal.
    #[serde(default = "five_minutes")]
    pub appeal: Millis,
    /// Who draws later rounds.
    #[serde(default)]
    pub rounds: Rounds,
    /// How fast newcomers' ratings move.
    #[serde(default)]
    pub rating: Ramp,
    /// The currency of its fees, three letters.
    #[serde(default = "euro")]
    pub currency: String,
    /// What is told about the place.
    #[serde(default)]
    pub notes: Notes,
    /// The rules of its matches, the length apart; without them those of tournaments.
    #[serde(default)]
    pub rules: Option<RuleChoice>,
    /// The clock the director brings in where none was ordered before (TRN-24).
    #[serde(default = "usual_clock")]
    pub slow_play_clock: ClockSettings,
}

const fn five_minutes() -> Millis {
    Millis::seconds(5 * 60)
}

const fn usual_clock() -> ClockSettings {
    ClockSettings::USUAL
}

fn euro() -> String {
    "EUR".to_owned()
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            name: "Tournament".to_owned(),
            venue: Venue::OverTheBoard,
            begins: None,
            directors: Vec::new(),
            divisions: Vec::new(),
            tables: 0,
            lateness: Lateness::default(),
            late_loses: None,
            late_disqualifies: LateDisqualifies::Match,
            surplus: Surplus::Refuse,
            appeal: five_minutes(),
            rounds: Rounds::ByThemselves,
            rating: Ramp::Original,
            currency: euro(),
            notes: Notes::default(),
            rules: None,
            slow_play_clock: ClockSettings::USUAL,
        }
    }
}

/// What of a tournament's settings is set anew while it goes on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "TournamentTerms"))]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// Its name.
    pub name: String,
    /// When it begins.
    #[serde(default)]
    pub begins: Option<Time>,
    /// Who draws later rounds.
    #[serde(default)]
    pub rounds: Rounds,
    /// How lateness is counted.
    #[serde(default)]
    pub lateness: Lateness,
    /// What lateness loses; without it time where the match has a clock over the board (TRN-14), else points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub late_loses: Option<Loses>,
    /// What somebody is out of who was too late.
    #[serde(default)]
    pub late_disqualifies: LateDisqualifies,
    /// What becomes of a score beyond the length.
    #[serde(default)]
    pub surplus: Surplus,
    /// How fast newcomers' ratings move.
    #[serde(default)]
    pub rating: Ramp,
    /// The currency of its fees, three letters.
    #[serde(default = "euro")]
    pub currency: String,
}

impl Settings {
    /// What of them can be set anew, as it is.
    #[must_use]
    pub fn terms(&self) -> Terms {
        Terms {
            name: self.name.clone(),
            begins: self.begins,
            rounds: self.rounds,
            lateness: self.lateness,
            late_loses: self.late_loses,
            late_disqualifies: self.late_disqualifies,
            surplus: self.surplus,
            rating: self.rating,
            currency: self.currency.clone(),
        }
    }

    /// The settings on these terms.
    #[must_use]
    pub fn on(self, terms: Terms) -> Self {
        let Terms { name, begins, rounds, lateness, late_loses, late_disqualifies, surplus, rating, currency } = terms;
        Self { name, begins, rounds, lateness, late_loses, late_disqualifies, surplus, rating, currency, ..self }
    }
}
