//! The messages on the line, all of them: two closed enums, JSON, told apart by `type`.

use serde::{Deserialize, Serialize};
use tavola_club::{Refusal, Time, table::TableCommand};

use crate::{
    errors::{AppError, ErrorBody},
    ids::{CommandId, Version},
    tables::Update,
};

/// What a page says.
#[derive(Debug, Clone, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PageMessage {
    /// Do this. Sent again with the same id, it is done once.
    Command {
        /// The page's name for it; a UUID will do.
        command_id: CommandId,
        /// What.
        command: TableCommand,
    },
    /// I have this version: tell me what came after.
    Resume {
        /// The version.
        version: Version,
    },
    /// Are you there?
    Ping,
}

/// What the server says.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// What happened, and how it looks now.
    Update(Box<Update>),
    /// A command was done; what it did is on disk.
    Accepted {
        /// Which.
        command_id: CommandId,
        /// The version it brought the table to.
        version: Version,
    },
    /// A command was refused; nothing has happened.
    Refused {
        /// Which.
        command_id: CommandId,
        /// The kind of error: `refused` where the rules or the house refuse it.
        code: &'static str,
        /// Clause, sentence and what would be legal.
        #[serde(flatten)]
        refusal: Box<Refusal>,
    },
    /// How many watch who do not play.
    Presence {
        /// How many.
        watchers: usize,
    },
    /// A message was not understood.
    Error {
        /// Why.
        error: ErrorBody,
    },
    /// I am here.
    Pong {
        /// The server's time.
        now: Time,
    },
}

impl ServerMessage {
    /// The answer to a command that was not done.
    #[must_use]
    pub fn refused(command_id: CommandId, error: &AppError) -> Self {
        let refusal = match error {
            AppError::Refused(refusal) => refusal.clone(),
            other => Box::new(house_refusal(other)),
        };
        Self::Refused { command_id, code: error.code(), refusal }
    }
}

fn house_refusal(error: &AppError) -> Refusal {
    let message_key = match error {
        AppError::TooFast => "refused-too-fast",
        AppError::Unknown | AppError::Forbidden => "refused-not-yours",
        AppError::Malformed(_) => "refused-malformed",
        _ => "refused-trouble",
    };
    Refusal {
        clause: None,
        message_key,
        args: std::collections::BTreeMap::new(),
        message: error.body().message,
        legal: Vec::new(),
    }
}
