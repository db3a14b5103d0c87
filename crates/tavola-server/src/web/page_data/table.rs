//! What the page of a table is made from.

use tavola_base::clock::ClockSettings;
use tavola_club::{TableView, table::Place};

use crate::{
    base::ids::{InvitationToken, StreamId, Version},
    club::{conduct::Record, ratings::Shown, talk::TalkView},
};

/// A table's page.
#[derive(Debug, Clone)]
pub struct TableData {
    /// The table.
    pub id: StreamId,
    /// Its version; the page's line begins there: `/t/{id}/live?from={version}`.
    pub version: Version,
    /// How the viewer sees it.
    pub view: TableView,
    /// The clock that was agreed on.
    pub clock: Option<ClockSettings>,
    /// For the host of a table that waits for friends: one for each free seat, the partner's first.
    pub invitations: Vec<Invitation>,
    /// What is said there; none where nobody can say anything.
    pub talk: Option<TalkView>,
    /// Whether it is shown as the best match being played now: the page goes on to the next by itself.
    pub on_tv: bool,
    /// What is said of ratings there; nothing where no club is.
    pub rating: Option<Shown>,
    /// Where the viewer stands who plays for rating here, so that it is known what leaving comes to.
    pub conduct: Option<Record>,
}

/// An invitation to a seat at a table: its link is `/join/{token}`.
#[derive(Debug, Clone)]
pub struct Invitation {
    /// What the link ends in.
    pub token: InvitationToken,
    /// Whom it is for.
    pub whose: Invited,
    /// The seat.
    pub place: Place,
}

/// What somebody invited to a table will be to the host.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Invited {
    /// Their partner in consultation doubles.
    Partner,
    /// An opponent.
    Opponent,
}
