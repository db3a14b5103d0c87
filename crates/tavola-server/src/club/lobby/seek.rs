//! A wish to play: on which terms, whom one would meet, and who suits whom.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tavola_base::{Millis, Time, clock::ClockSettings};
use tavola_rules::{MatchLength, RuleSet};

use crate::{
    base::ids::{AccountId, SeekId},
    club::table_opening::{NewTable, Opponent, PaceChoice},
    web::{errors::AppError, http::tournament::forms::kinds::Wrong},
};

/// The lengths of the quick buttons.
pub const QUICK: [u8; 3] = [1, 5, 7];

/// How far apart two ratings may be at once when both only pressed a quick button.
const FIRST_GAP: f64 = 100.0;
/// How much further each second of waiting lets them be.
const GAP_A_SECOND: f64 = 15.0;
/// After so long a wait anybody will do.
const PATIENCE: Millis = Millis::seconds(30);
/// A live table at which the match has not begun by then is closed again.
pub const FIRST_ACT: Millis = Millis::seconds(30);
/// Who may think for so long about a decision need not be there when somebody joins.
const BY_POST: Millis = Millis::seconds(24 * 3600);

/// How far from one's own rating the opponent's may be; as far as it likes where none is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Range(Option<u16>);

impl Range {
    /// Anybody.
    pub const ANYBODY: Self = Self(None);
    /// What a page offers, in points of rating.
    pub const OFFERED: [u16; 3] = [100, 200, 400];
    /// The widest that says anything.
    const WIDEST: u16 = 4000;

    /// So far either way; none if that is no range.
    #[must_use]
    pub fn within(points: u16) -> Option<Self> {
        (1..=Self::WIDEST).contains(&points).then_some(Self(Some(points)))
    }

    /// How far, if there is a bound.
    #[must_use]
    pub const fn points(self) -> Option<u16> {
        self.0
    }

    /// What a form says: nothing, or so many points.
    ///
    /// # Errors
    /// If that is no range.
    pub fn written(text: &str) -> Result<Self, AppError> {
        let wrong = || AppError::wrong_in_a_field("range", text, Wrong::Choice);
        if text.is_empty() { Ok(Self::ANYBODY) } else { text.parse().ok().and_then(Self::within).ok_or_else(wrong) }
    }

    fn takes(self, gap: f64) -> bool {
        self.0.is_none_or(|points| gap <= f64::from(points))
    }
}

/// How a seek came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// By a quick button: the house finds somebody near in rating, further away the longer it takes.
    Quick,
    /// By choosing the terms: it stands in the list until somebody joins, or seeks the same.
    Chosen,
}

/// How long a seek stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bond {
    /// As long as a page of its owner is open.
    Live,
    /// Whether its owner is there or not: there is time for each turn.
    Stored,
}

/// What somebody seeks.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Seek {
    /// Its name.
    pub id: SeekId,
    /// Whose it is.
    pub account: AccountId,
    /// How it came about.
    pub way: Way,
    /// What is to be played, and how.
    pub table: NewTable,
    /// Whom it is for.
    pub range: Range,
    /// Since when.
    pub since: Time,
}

/// What matters of somebody who might be met.
#[derive(Debug, Clone, Copy)]
pub struct Facts {
    /// How well they play.
    pub rating: f64,
    /// Whether they may play for it.
    pub rated: Rated,
}

/// Whether somebody may play rated matches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rated {
    /// They may.
    May,
    /// They may not: guests, and those whose conduct forbids it for a while.
    MayNot,
}

impl Seek {
    /// How long it stands.
    #[must_use]
    pub fn bond(&self) -> Bond {
        bond(&self.table)
    }

    /// What is played, as a name that two seeks share if they mean the same.
    pub(super) fn terms(&self) -> String {
        terms_of(&self.table)
    }

    /// Whether the two would be glad to meet, their blocks apart; how long each has waited counts for the quick ones.
    pub(super) fn suits(&self, own: Facts, other: &Self, others: Facts, now: Time) -> bool {
        let gap = (own.rating - others.rating).abs();
        let near = || self.allowed(now).max(other.allowed(now)) >= gap;
        let is_quick = self.way == Way::Quick && other.way == Way::Quick;
        self.account != other.account
            && self.terms() == other.terms()
            && self.is_open_to(own, others)
            && other.is_open_to(others, own)
            && (!is_quick || near())
    }

    /// Whether somebody may join, their blocks apart: by rating, and by being let play for it.
    pub(super) fn is_open_to(&self, own: Facts, others: Facts) -> bool {
        let may = own.rated == Rated::May && others.rated == Rated::May;
        self.range.takes((own.rating - others.rating).abs()) && (!is_rated(&self.table) || may)
    }

    fn allowed(&self, now: Time) -> f64 {
        let waited = now.since(self.since);
        if waited >= PATIENCE { f64::INFINITY } else { FIRST_GAP + GAP_A_SECOND * waited.number() as f64 / 1000.0 }
    }
}

/// How long a seek for a table stands: where nobody is hurried its owner need not be there.
#[must_use]
pub fn bond(table: &NewTable) -> Bond {
    let waits = table.waits();
    let is_unhurried = table.clock.is_none() && waits.decision.is_none_or(|span| span >= BY_POST);
    if is_unhurried { Bond::Stored } else { Bond::Live }
}

/// Whether ratings move by what is played there.
pub(super) const fn is_rated(table: &NewTable) -> bool {
    table.rated
}

/// The terms as a name: all of them but who sits where and what somebody is called.
fn terms_of(table: &NewTable) -> String {
    let mut terms = serde_json::to_value(table).unwrap_or_default();
    if let Value::Object(fields) = &mut terms {
        for field in ["side", "name", "opponent", "level", "tutor", "own_level"] {
            fields.remove(field);
        }
    }
    terms.to_string()
}

/// A table for two who find each other in the lobby: nobody chooses a side, and where there is a clock both come at once.
pub(super) fn for_the_lobby(table: &NewTable) -> NewTable {
    let mut table =
        NewTable { opponent: Opponent::Friend, side: None, name: None, level: None, tutor: None, ..table.clone() };
    if bond(&table) == Bond::Live {
        let waits = table.waits();
        table.pace = Some(tavola_club::table::Pace { idle: FIRST_ACT, ..waits });
    }
    table
}

/// What a quick button stands for: a match of that length with the usual clock.
///
/// # Errors
/// If there is no such button.
pub fn quick(length: u8) -> Result<NewTable, AppError> {
    let wrong = || AppError::Malformed(format!("there is no quick button for {length} points"));
    let points = MatchLength::try_from(length).ok().filter(|_| QUICK.contains(&length)).ok_or_else(wrong)?;
    let rules = RuleSet::match_to(points);
    let pace = Some(PaceChoice::Live.limits(&rules, 1));
    Ok(NewTable { clock: Some(ClockSettings::USUAL), pace, ..NewTable::of_rules(rules) })
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Time = Time::from_millis(1_000_000);

    fn seek(who: &str, length: u8) -> Seek {
        Seek {
            id: SeekId::fresh(),
            account: AccountId::new(who),
            way: Way::Quick,
            table: quick(length).unwrap(),
            range: Range::ANYBODY,
            since: NOW,
        }
    }

    const fn rated(rating: f64) -> Facts {
        Facts { rating, rated: Rated::May }
    }

    #[test]
    fn two_who_press_the_same_button_suit_each_other_and_nobody_suits_themselves() {
        let (ada, bea, carl) = (seek("ada", 5), seek("bea", 5), seek("carl", 7));
        let even = rated(1500.0);
        assert!(ada.suits(even, &bea, even, NOW));
        assert!(!ada.suits(even, &seek("ada", 5), even, NOW));
        assert!(!ada.suits(even, &carl, even, NOW), "other lengths are offered, never taken");
    }

    #[test]
    fn the_longer_somebody_waits_the_further_away_the_other_may_be() {
        let (ada, bea) = (seek("ada", 5), seek("bea", 5));
        let after = |seconds: u64| ada.suits(rated(1500.0), &bea, rated(1700.0), NOW + Millis::seconds(seconds));
        assert!(!after(0) && !after(6) && after(7));
        let far = |seconds: u64| ada.suits(rated(1500.0), &bea, rated(3000.0), NOW + Millis::seconds(seconds));
        assert!(!far(29) && far(30));
    }

    #[test]
    fn a_range_holds_for_both_whatever_the_wait() {
        let narrow = Seek { range: Range::within(100).unwrap(), way: Way::Chosen, ..seek("ada", 5) };
        let bea = seek("bea", 5);
        let later = NOW + Millis::seconds(600);
        assert!(narrow.suits(rated(1500.0), &bea, rated(1600.0), later));
        assert!(!narrow.suits(rated(1500.0), &bea, rated(1601.0), later));
        assert!(!bea.suits(rated(1601.0), &narrow, rated(1500.0), later));
        assert_eq!((Range::within(0), Range::within(4001)), (None, None));
    }

    #[test]
    fn a_clock_binds_a_seek_to_its_page_and_leisure_does_not() {
        assert_eq!(seek("ada", 1).bond(), Bond::Live);
        let unhurried = NewTable { clock: None, pace: None, ..quick(5).unwrap() };
        assert_eq!(Seek { table: unhurried, ..seek("ada", 5) }.bond(), Bond::Stored);
        assert!(quick(3).is_err());
        let table = for_the_lobby(&quick(5).unwrap());
        assert_eq!(table.waits().idle, FIRST_ACT);
    }
}
