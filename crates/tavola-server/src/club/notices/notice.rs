//! What can be told, with what it is about. The words are made when it is shown, in its reader's language.

use serde::{Deserialize, Serialize};
use tavola_base::Time;

use crate::base::ids::{AccountId, StreamId};

/// How many characters of a name or a title are kept.
const LONGEST: usize = 80;
/// The longest address a notice leads to, in bytes.
const LONGEST_ADDRESS: usize = 300;

/// Where a notice leads: a path of the club.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Address(String);

impl Address {
    /// A path of the club; what is none leads to the notices.
    #[must_use]
    pub fn new(path: &str) -> Self {
        let is_path = path.starts_with('/') && !path.starts_with("//") && path.len() <= LONGEST_ADDRESS;
        let is_plain = path.bytes().all(|byte| byte.is_ascii_graphic() && !matches!(byte, b'\\' | b'"' | b'<' | b'>'));
        Self(if is_path && is_plain { path } else { "/notices" }.to_owned())
    }

    /// The path.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The answer to a challenge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// The match is on.
    Accepted,
    /// They would rather not.
    Declined,
}

/// What moderators have decided about somebody, or about their report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// They may not write for a while.
    Silenced,
    /// They may not play rated matches for a while.
    Unrated,
    /// Their account is closed.
    Closed,
    /// A restriction has been lifted.
    Lifted,
    /// They are reminded of the rules.
    Warned,
    /// Their report has been dealt with.
    Reported,
}

/// What has changed about an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AccountChange {
    /// The password.
    Password,
    /// A passkey was added.
    KeyAdded,
    /// A passkey was removed.
    KeyRemoved,
    /// The mail address.
    Mail,
    /// The name.
    Name,
    /// New recovery codes were made.
    Codes,
    /// A recovery code was used.
    CodeUsed,
    /// Somebody has signed in from a new browser.
    SignedIn,
    /// The account will be deleted.
    Deletion,
    /// A role was given or taken.
    Role,
    /// A token for programs was made.
    Token,
}

/// Something told to one account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Notice {
    /// It is their turn at a table by correspondence.
    YourTurn {
        /// The table.
        table: StreamId,
        /// Against whom they play.
        opponent: AccountId,
        /// Which of their turns: the table's version will do.
        turn: i64,
    },
    /// Their time at a table is nearly up.
    TimeShort {
        /// The table.
        table: StreamId,
        /// Against whom they play.
        opponent: AccountId,
        /// When it is up.
        until: Time,
    },
    /// Somebody wants to play them.
    Challenge {
        /// The challenge's own name.
        challenge: String,
        /// Who.
        from: AccountId,
        /// To how many points; none for money play.
        length: Option<u32>,
        /// Where it can be answered.
        at: Address,
    },
    /// Somebody has answered their challenge.
    ChallengeAnswered {
        /// The challenge's own name.
        challenge: String,
        /// Who.
        by: AccountId,
        /// How.
        answer: Answer,
        /// The table, or where challenges are.
        at: Address,
    },
    /// Somebody looks for an opponent as they like to play.
    Seek {
        /// The seek's own name.
        seek: String,
        /// Who.
        from: AccountId,
        /// To how many points; none for money play.
        length: Option<u32>,
        /// Where one joins.
        at: Address,
    },
    /// They have an appointment soon.
    Appointment {
        /// The appointment's own name.
        appointment: String,
        /// With whom; none for a standing hour of the club.
        with: Option<AccountId>,
        /// When.
        begins: Time,
        /// Where.
        at: Address,
    },
    /// A match of theirs has been adjourned.
    Adjourned {
        /// The table.
        table: StreamId,
        /// Against whom they play.
        opponent: AccountId,
    },
    /// The opponent of an adjourned match wants to go on, or it must go on before a time.
    ToResume {
        /// The table.
        table: StreamId,
        /// Against whom they play.
        opponent: AccountId,
        /// When it is lost otherwise, if it ever is.
        until: Option<Time>,
    },
    /// A match has been analysed.
    AnalysisReady {
        /// The match's own name.
        matched: String,
        /// Against whom it was, if that is known.
        opponent: Option<String>,
        /// The analysis.
        at: Address,
    },
    /// The last of their matches that waited for it has been analysed: many that came together are told of once.
    AnalysesReady {
        /// The own name of that last match.
        last: String,
    },
    /// A tournament calls them to their match.
    TournamentCall {
        /// The tournament.
        event: StreamId,
        /// What it is called.
        name: String,
        /// The match's number.
        number: u32,
        /// Against whom they play.
        opponent: String,
        /// The board or table, if it has one.
        board: Option<String>,
        /// Where they find it.
        at: Address,
    },
    /// Moderators have decided something.
    Moderation {
        /// The case's own name.
        case: String,
        /// What.
        decision: Decision,
        /// Reason, end and appeal.
        at: Address,
    },
    /// A report waits for a moderator: for those who may decide it.
    Report {
        /// The case's own name.
        case: String,
    },
    /// Something about their account has changed.
    Account {
        /// What.
        change: AccountChange,
        /// When.
        changed: Time,
    },
}

/// What a notice is about, for choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// One's turn.
    Turn,
    /// Time that is nearly up.
    Time,
    /// A challenge.
    Challenge,
    /// The answer to one's challenge.
    Answer,
    /// Somebody who seeks.
    Seek,
    /// An appointment.
    Appointment,
    /// Adjourned matches.
    Adjourned,
    /// Analyses.
    Analysis,
    /// Calls of tournaments.
    Tournament,
    /// Reports and decisions of moderators.
    Moderation,
    /// Changes of one's account.
    Account,
}

impl Kind {
    /// All of them, in the order of the page.
    pub const ALL: [Self; 11] = [
        Self::Turn,
        Self::Time,
        Self::Challenge,
        Self::Answer,
        Self::Seek,
        Self::Appointment,
        Self::Adjourned,
        Self::Tournament,
        Self::Analysis,
        Self::Moderation,
        Self::Account,
    ];

    /// The name, as forms and texts have it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Time => "time",
            Self::Challenge => "challenge",
            Self::Answer => "answer",
            Self::Seek => "seek",
            Self::Appointment => "appointment",
            Self::Adjourned => "adjourned",
            Self::Analysis => "analysis",
            Self::Tournament => "tournament",
            Self::Moderation => "moderation",
            Self::Account => "account",
        }
    }

    /// The kind of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Whether nobody can switch it off on the pages.
    #[must_use]
    pub const fn must_be_told(self) -> bool {
        matches!(self, Self::Moderation | Self::Account)
    }
}

impl Notice {
    /// What it is about.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::YourTurn { .. } => Kind::Turn,
            Self::TimeShort { .. } => Kind::Time,
            Self::Challenge { .. } => Kind::Challenge,
            Self::ChallengeAnswered { .. } => Kind::Answer,
            Self::Seek { .. } => Kind::Seek,
            Self::Appointment { .. } => Kind::Appointment,
            Self::Adjourned { .. } | Self::ToResume { .. } => Kind::Adjourned,
            Self::AnalysisReady { .. } | Self::AnalysesReady { .. } => Kind::Analysis,
            Self::TournamentCall { .. } => Kind::Tournament,
            Self::Moderation { .. } | Self::Report { .. } => Kind::Moderation,
            Self::Account { .. } => Kind::Account,
        }
    }

    /// The matter: of one matter an account is told one thing at a time.
    #[must_use]
    pub fn key(&self) -> String {
        let of = |name: &str| format!("{}:{}", self.kind().name(), plain(name));
        match self {
            Self::YourTurn { table, .. }
            | Self::TimeShort { table, .. }
            | Self::Adjourned { table, .. }
            | Self::ToResume { table, .. } => of(table.as_str()),
            Self::Challenge { challenge, .. } | Self::ChallengeAnswered { challenge, .. } => of(challenge),
            Self::Seek { seek, .. } => of(seek),
            Self::Appointment { appointment, .. } => of(appointment),
            Self::AnalysisReady { matched, .. } => of(matched),
            Self::AnalysesReady { .. } => of("all"),
            Self::TournamentCall { event, number, .. } => of(&format!("{event}-{number}")),
            Self::Moderation { case, .. } => of(case),
            Self::Report { case } => of(&format!("report-{case}")),
            Self::Account { change, changed } => of(&format!("{change:?}-{}", changed.millis())),
        }
    }

    /// Where it leads.
    #[must_use]
    pub fn address(&self) -> Address {
        match self {
            Self::YourTurn { table, .. }
            | Self::TimeShort { table, .. }
            | Self::Adjourned { table, .. }
            | Self::ToResume { table, .. } => Address::new(&format!("/t/{table}")),
            Self::Challenge { at, .. }
            | Self::ChallengeAnswered { at, .. }
            | Self::Seek { at, .. }
            | Self::Appointment { at, .. }
            | Self::AnalysisReady { at, .. }
            | Self::TournamentCall { at, .. }
            | Self::Moderation { at, .. } => Address::new(at.as_str()),
            Self::Report { case } => Address::new(&format!("/moderation/{}", plain(case))),
            Self::AnalysesReady { .. } => Address::new("/study"),
            Self::Account { .. } => Address::new("/account"),
        }
    }

    /// The same with names and titles no longer than a notice keeps them.
    #[must_use]
    pub fn bounded(mut self) -> Self {
        match &mut self {
            Self::AnalysisReady { opponent, .. } => opponent.iter_mut().for_each(shorten),
            Self::TournamentCall { name, opponent, board, .. } => {
                [name, opponent].into_iter().chain(board).for_each(shorten);
            }
            _ => {}
        }
        self
    }

    /// Whom it names, to be called by the name they have now.
    #[must_use]
    pub const fn person(&self) -> Option<&AccountId> {
        match self {
            Self::YourTurn { opponent, .. }
            | Self::TimeShort { opponent, .. }
            | Self::Adjourned { opponent, .. }
            | Self::ToResume { opponent, .. } => Some(opponent),
            Self::Challenge { from, .. } | Self::Seek { from, .. } => Some(from),
            Self::ChallengeAnswered { by, .. } => Some(by),
            Self::Appointment { with, .. } => with.as_ref(),
            _ => None,
        }
    }
}

/// A name as it stands in a key.
fn plain(name: &str) -> String {
    name.chars().filter(|c| c.is_ascii_alphanumeric() || "-_.".contains(*c)).take(LONGEST).collect()
}

fn shorten(text: &mut String) {
    if let Some((end, _)) = text.char_indices().nth(LONGEST) {
        text.truncate(end);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_leads_nowhere_outside_the_club() {
        for path in ["//evil.example", "https://evil.example", "/a b", "/\\evil", "/<script>", "", "/\n"] {
            assert_eq!(Address::new(path).as_str(), "/notices", "{path}");
        }
        assert_eq!(Address::new("/t/1?match=2#a").as_str(), "/t/1?match=2#a");
    }

    #[test]
    fn a_turn_takes_the_place_of_the_turn_before_and_a_challenge_of_no_other() {
        let turn = |turn| Notice::YourTurn { table: StreamId::new("t1"), opponent: AccountId::new("bea"), turn };
        assert_eq!(turn(1).key(), turn(2).key());
        let challenge = |name: &str| Notice::Challenge {
            challenge: name.to_owned(),
            from: AccountId::new("bea"),
            length: None,
            at: Address::new("/"),
        };
        assert_ne!(challenge("c1").key(), challenge("c2").key());
        assert_eq!(challenge("c1/../x\"").key(), "challenge:c1..x");
    }

    #[test]
    fn every_kind_has_a_name_of_its_own_that_is_read_back() {
        for kind in Kind::ALL {
            assert_eq!(Kind::named(kind.name()), Some(kind));
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.name());
        }
    }
}
