//! What is asked of every kind of stream in the same way.

use axum::routing::{get, post};
use serde::{Serialize, de::DeserializeOwned};

use super::{
    acts,
    endpoint::{Endpoint, reads, writes},
    lines,
};
use crate::{
    stream::rooms::Kind,
    web::{
        http::{stream, talk},
        tokens::Scope,
    },
};

/// What a kind of stream is called in the description.
pub(super) struct Names {
    /// The scope for acting.
    scope: Scope,
    /// The declared type of a view.
    view: &'static str,
    /// The declared type of a command.
    command: &'static str,
    /// The declared type of an event.
    event: &'static str,
}

/// Tables.
pub(super) const TABLE: Names =
    Names { scope: Scope::Play, view: "TableView", command: "TableCommand", event: "TableEvent" };
/// Chouettes.
pub(super) const CHOUETTE: Names =
    Names { scope: Scope::Play, view: "ChouetteView", command: "ChouetteCommand", event: "ChouetteEvent" };
/// Tournaments.
pub(super) const TOURNAMENT: Names =
    Names { scope: Scope::EventDirect, view: "TournamentView", command: "TournamentCommand", event: "TournamentEvent" };

/// The addresses of a kind of stream.
pub(super) fn of<K>(at: &str, names: &Names) -> Vec<Endpoint>
where
    K: Kind,
    K::Command: Serialize + DeserializeOwned,
    K::Event: Serialize,
{
    let Names { scope, view, command, event } = *names;
    vec![
        reads(at, "All that one may see of it", get(stream::view::<K>)).answers(view),
        writes(
            format!("{at}/acts"),
            "Does something; 409 with the present view where `expected` is not the present version",
            post(acts::act::<K>),
        )
        .needs(scope)
        .takes(format!("ApiAct<{command}>"))
        .answers("ApiAccepted"),
        writes(format!("{at}/would"), "Says whether it would be refused; nothing happens", post(stream::would::<K>))
            .needs(scope)
            .takes(format!("ApiQuestion<{command}>"))
            .answers("ApiVerdict"),
        reads(format!("{at}/talk"), "What is said there, as far as one hears it", get(talk::get::<K>))
            .answers("TalkView"),
        writes(
            format!("{at}/talk"),
            "Says something there: a phrase, or free words where both want them",
            post(talk::post::<K>),
        )
        .needs(Scope::Talk)
        .takes("ApiSay")
        .answers_nothing(),
        reads(
            format!("{at}/stream"),
            "Lines for as long as one listens: how it is, then whatever happens",
            get(lines::get::<K>),
        )
        .asks("from", "The version one has; without it none")
        .streams(format!("ApiLine<{event}, {view}>")),
    ]
}
