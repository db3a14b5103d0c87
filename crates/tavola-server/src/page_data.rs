//! What the pages are made from: plain data, gathered by the handlers. How it looks is `pages`' business.

use tavola_club::{TableView, chouette::ChouetteView};

use crate::{
    chouettes::ChouetteSummary,
    errors::ErrorBody,
    ids::{InvitationToken, StreamId, Version},
    tables::Summary,
};

/// Who reads a page and how: everything a page may want to know about the request.
#[derive(Debug, Clone, Default)]
pub struct Reader {
    /// The request's `Cookie` header, for choices kept in cookies (`tavola_lang` and so on).
    pub cookies: String,
    /// The request's `Accept-Language` header.
    pub accept_language: String,
    /// The path asked for, with its query: where to come back to.
    pub path: String,
    /// The guest's name, if he has one already.
    pub name: Option<String>,
    /// The address people reach the club at, such as `http://127.0.0.1:8080`.
    pub origin: String,
}

/// The start page.
#[derive(Debug, Clone)]
pub struct StartData {
    /// The guest's tables, the latest first.
    pub tables: Vec<ListedTable>,
    /// The chouettes he is in or keeps, the latest first.
    pub chouettes: Vec<ListedChouette>,
}

/// A chouette in a list.
#[derive(Debug, Clone)]
pub struct ListedChouette {
    /// The chouette; its page is `/c/{id}`.
    pub id: StreamId,
    /// `waiting`, `playing` or `over`.
    pub status: crate::store::Status,
    /// Names, games, rules.
    pub summary: ChouetteSummary,
}

/// A table in a list.
#[derive(Debug, Clone)]
pub struct ListedTable {
    /// The table; its page is `/t/{id}`.
    pub id: StreamId,
    /// `waiting`, `playing` or `over`.
    pub status: crate::store::Status,
    /// Names, score, length.
    pub summary: Summary,
}

/// A table's page.
#[derive(Debug, Clone)]
pub struct TableData {
    /// The table.
    pub id: StreamId,
    /// Its version; the page's line begins there: `/t/{id}/live?from={version}`.
    pub version: Version,
    /// How the viewer sees it.
    pub view: TableView,
    /// For the host of a table that waits for a friend: the link is `/join/{token}`.
    pub invitation: Option<InvitationToken>,
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
    /// Whether the viewer keeps it: lets bots in, sets the stake, over the board enters for everybody.
    pub is_keeper: bool,
}

/// The page an invitation link leads to.
#[derive(Debug, Clone)]
pub struct JoinData {
    /// The token; a form posted to `/join/{token}` with an optional `name` takes the seat.
    pub token: InvitationToken,
    /// How a watcher sees the table.
    pub view: TableView,
}

/// A chouette's accounts.
#[derive(Debug, Clone)]
pub struct AccountsData {
    /// The chouette.
    pub id: StreamId,
    /// How the viewer sees it.
    pub view: ChouetteView,
}

/// The page an invitation to a chouette leads to.
#[derive(Debug, Clone)]
pub struct JoinChouetteData {
    /// The token; a form posted to `/join/{token}` with an optional `name` joins.
    pub token: InvitationToken,
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
}
