//! What the pages are made from: plain data, gathered by the handlers. How it looks is `pages`' business.

mod account;
mod articles;
mod fair_play;
mod learning;
mod library;
mod lobby;
mod notices;
mod people;
mod study;
mod study_room;
mod table;

use std::{collections::BTreeMap, sync::Arc};

use serde::Deserialize;
use tavola_base::{PlayerId, Time, clock::ClockSettings};
use tavola_club::{
    TableView,
    chouette::{ChouetteView, GameHistory},
};
use tavola_tournament::{MatchId, Report, Touched, TournamentView};

use crate::{
    base::ids::{InvitationToken, StreamId, Version},
    club::{
        chouette::ChouetteSummary, learning::OwnLevel, lobby::LobbyChoices, table::Summary,
        tournament::TournamentSummary, vacations::Vacation,
    },
    store::{Status, StoredToken},
    web::{articles::Article, errors::ErrorBody, pages::WhyNot},
};

pub use account::{AccountData, KeysData, ListedBrowser, MailData, PasskeysAt};
pub(crate) use articles::{ArticleData, ArticlesData, CommentsData, WritingData, WritingsData};
pub use fair_play::FairPlayData;
pub use learning::{Answered, DailyData, HintData, QuizData, Share, TutorAsks, WrongAnswer};
pub use library::{ImportedData, LibraryData, Matches, OwnerData, SearchText, StatisticsData, WrongSearch};
pub use lobby::{ChallengesData, ListedChallenge, ListedSeek, LobbyData, Whose};
pub use notices::{NoticesData, ShownNotice};
pub use people::{AgainstData, DiceData, MatchList, MatchSearch, PeopleData, ProfileData, Regard};
pub use study::{CubeLink, OfChouette, StudyData, StudyOf};
pub use study_room::{MetData, MetPart, PositionData, RolloutData, VariationsData, WrongPosition};
pub use table::{Invitation, Invited, TableData};

/// Who reads a page and how: everything a page may want to know about the request.
#[derive(Debug, Clone, Default)]
pub struct Reader {
    /// The request's `Cookie` header, for choices kept in cookies (`tavola_lang` and so on).
    pub cookies: String,
    /// The request's `Accept-Language` header.
    pub accept_language: String,
    /// The path asked for, with its query: where to come back to.
    pub path: String,
    /// The guest's name, if they have one already.
    pub name: Option<String>,
    /// Whether they are a registered player.
    pub is_player: bool,
    /// How many notices they have not seen; none for who has no account.
    pub unseen: Option<u32>,
    /// Whether they wait for company in the lobby, or are called to a table.
    pub is_waiting: bool,
    /// The address people reach the club at, such as `http://127.0.0.1:8080`.
    pub origin: String,
}

/// The tokens of an account.
#[derive(Debug, Clone)]
pub struct TokensData {
    /// The latest first.
    pub tokens: Vec<StoredToken>,
    /// The text of one that has just been made.
    pub fresh: Option<String>,
    /// Whether the account is a bot's.
    pub is_bot: bool,
}

/// The start page.
#[derive(Debug, Clone)]
pub struct StartData {
    /// The guest's tables, the latest first.
    pub tables: Vec<ListedTable>,
    /// The chouettes they are in or keep, the latest first.
    pub chouettes: Vec<ListedChouette>,
    /// In how many browsers the guest is at home; none for who is no guest yet.
    pub browsers: usize,
    /// How well the guest plays, where enough of it is judged.
    pub own: Option<OwnLevel>,
    /// Who seeks whom, and what goes on.
    pub lobby: LobbyData,
    /// What they have chosen for the lobby; none for who is no guest yet.
    pub choices: Option<LobbyChoices>,
    /// Their vacation, where they play by post.
    pub vacation: Option<Vacation>,
    /// The newest articles.
    pub(crate) articles: Vec<Arc<Article>>,
}

/// A chouette in a list.
#[derive(Debug, Clone)]
pub struct ListedChouette {
    /// The chouette; its page is `/c/{id}`.
    pub id: StreamId,
    /// `waiting`, `playing` or `over`.
    pub status: Status,
    /// Names, games, rules.
    pub summary: ChouetteSummary,
}

/// A table in a list.
#[derive(Debug, Clone)]
pub struct ListedTable {
    /// By post: whether the viewer is waited for.
    pub turn: Option<Whose>,
    /// The table; its page is `/t/{id}`.
    pub id: StreamId,
    /// `waiting`, `playing` or `over`.
    pub status: Status,
    /// Names, score, length.
    pub summary: Summary,
}

/// A chouette's page.
#[derive(Debug, Clone)]
pub struct ChouetteData {
    /// The chouette.
    pub id: StreamId,
    /// Its version; the page's line begins there: `/c/{id}/live?from={version}`.
    pub version: Version,
    /// How the viewer sees it.
    pub view: ChouetteView,
    /// For members and keeper: the link for others is `/join/{token}`.
    pub invitation: Option<InvitationToken>,
    /// Whether the viewer keeps it: lets bots in, sets the stake, over the board enter for everybody.
    pub is_keeper: bool,
}

/// The page an invitation link leads to.
#[derive(Debug, Clone)]
pub struct JoinData {
    /// The token; a form posted to `/join/{token}` with an optional `name` takes the seat.
    pub token: InvitationToken,
    /// What whoever invites is called: who has a seat from the beginning.
    pub inviter: String,
    /// In consultation doubles, what the invited will be to them.
    pub whose: Option<Invited>,
    /// Whether the seat can still be taken.
    pub may_sit: bool,
    /// How a watcher sees the table.
    pub view: TableView,
    /// The clock that was agreed on.
    pub clock: Option<ClockSettings>,
}

/// A chouette's accounts.
#[derive(Debug, Clone)]
pub struct AccountsData {
    /// The chouette.
    pub id: StreamId,
    /// How the viewer sees it.
    pub view: ChouetteView,
}

/// A game of a chouette as it went.
#[derive(Debug, Clone)]
pub struct HistoryData {
    /// The chouette.
    pub id: StreamId,
    /// How the viewer sees it: the names.
    pub view: ChouetteView,
    /// The game.
    pub game: GameHistory,
    /// How many games have begun.
    pub count: usize,
}

/// The page an invitation to a chouette leads to.
#[derive(Debug, Clone)]
pub struct JoinChouetteData {
    /// The token; a form posted to `/join/{token}` with an optional `name` joins.
    pub token: InvitationToken,
    /// The chouette.
    pub id: StreamId,
    /// How a watcher sees the chouette.
    pub view: ChouetteView,
}

/// The page for an error.
#[derive(Debug, Clone)]
pub struct ErrorData {
    /// The status of the answer.
    pub status: u16,
    /// What is wrong.
    pub error: ErrorBody,
    /// Where the form was that is refused, if it was one and says so.
    pub back: Option<String>,
}

/// An event's page.
#[derive(Debug, Clone)]
pub struct TournamentData {
    /// The event.
    pub id: StreamId,
    /// Its version.
    pub version: Version,
    /// How the viewer sees it.
    pub view: TournamentView,
    /// When the page is made.
    pub now: Time,
    /// What those are called who have done something under an account.
    pub names: BTreeMap<PlayerId, String>,
    /// For directors: what the links to the offices end in.
    pub keys: Option<OfficeKeys>,
    /// For the desk: at the devices of which matches the director is called, and since when.
    pub called: BTreeMap<MatchId, Time>,
}

/// What the links end in that make somebody a director or a referee.
#[derive(Debug, Clone)]
pub struct OfficeKeys {
    /// `/e/{id}/office/{director}`.
    pub director: String,
    /// `/e/{id}/office/{referee}`.
    pub referee: String,
    /// `/e/{id}/seat/{committee}`; events opened before there was one have none.
    pub committee: Option<String>,
}

/// A correction that is asked about.
#[derive(Debug, Clone)]
pub struct Correction {
    /// What the result is to be.
    pub report: Report,
    /// The matches it would touch.
    pub touched: Vec<Touched>,
    /// Why it cannot be done at all.
    pub refusal: Option<WhyNot>,
}

/// An act that might be undone.
#[derive(Debug, Clone)]
pub struct Undoing {
    /// Its number in the log.
    pub act: u32,
    /// The matches that would be touched.
    pub touched: Vec<Touched>,
    /// Why it cannot be undone at all.
    pub refusal: Option<WhyNot>,
}

/// What a sheet is printed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Paper {
    /// A4, across.
    #[default]
    A4,
    /// A poster for the wall.
    Poster,
    /// A4, with the first round and lines to write on.
    Blank,
}

/// A paper that is no bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Leaf {
    /// Who plays where, by name.
    Names,
    /// A slip for each match that is called or can be.
    Slips,
    /// A score sheet to write on.
    Score,
}

impl Leaf {
    /// As addresses have it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Names => "names",
            Self::Slips => "slips",
            Self::Score => "score",
        }
    }
}

impl Paper {
    /// As addresses have it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Poster => "poster",
            Self::Blank => "blank",
        }
    }
}

/// An event in a list.
#[derive(Debug, Clone)]
pub struct ListedTournament {
    /// The event; its page is `/e/{id}`.
    pub id: StreamId,
    /// `waiting`, `playing` or `over`.
    pub status: Status,
    /// Name and players.
    pub summary: TournamentSummary,
    /// Whether the reader works at its desk.
    pub is_official: bool,
}

impl ListedTournament {
    /// The name of its state in the translations.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self.status {
            Status::Waiting => "tournament-state-entries",
            Status::Playing => "tournament-state-drawn",
            Status::Over => "tournament-state-finished",
            Status::Broken => "tournament-state-broken",
        }
    }
}
