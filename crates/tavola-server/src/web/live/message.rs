//! The messages on the line, all of them: two closed enums, JSON, told apart by `type`.

use serde::{Deserialize, Serialize};
use tavola_base::{Decider, PlayerId, Refusal, Time};

use crate::{
    base::ids::{CommandId, Version},
    club::talk::TalkView,
    stream::rooms::{Kind, Update},
    web::errors::{AppError, ErrorBody},
};

/// What a page says.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PageMessage<C> {
    /// Do this. Sent again with the same id, it is done once.
    Command {
        /// The page's name for it; a UUID will do.
        command_id: CommandId,
        /// The command itself.
        command: C,
        /// For whom, if for somebody else: the keeper of a chouette.
        #[serde(default, rename = "as", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional = nullable))]
        on_behalf: Option<PlayerId>,
    },
    /// Would this be refused, and why? Nothing happens.
    Would {
        /// The page's name for the question.
        ask: CommandId,
        /// The command itself.
        command: C,
        /// For whom, if for somebody else.
        #[serde(default, rename = "as", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional = nullable))]
        on_behalf: Option<PlayerId>,
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
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage<E, V> {
    /// What happened, and how it looks now.
    Update(Box<Update<E, V>>),
    /// A command was done; what it did is on disk.
    Accepted {
        /// The sender's name for the command.
        command_id: CommandId,
        /// The version it brought the stream to.
        version: Version,
    },
    /// A command was refused; nothing has happened.
    Refused {
        /// The sender's name for the command.
        command_id: CommandId,
        /// The kind of error: `refused` where the rules or the house refuse it.
        code: &'static str,
        /// Clause, sentence and what would be legal.
        #[serde(flatten)]
        refusal: Box<Refusal>,
    },
    /// The answer to a question.
    Would {
        /// The sender's name for the question.
        ask: CommandId,
        /// Why it would be refused; none if it would not.
        refusal: Option<Box<Refusal>>,
    },
    /// How many watch who do not play.
    Presence {
        /// How many.
        watchers: usize,
    },
    /// What is said there by those whom the reader hears.
    Talk(Box<TalkView>),
    /// A message was not understood.
    Error {
        /// Code and sentence.
        error: ErrorBody,
    },
    /// I am here.
    Pong {
        /// The server's time.
        now: Time,
    },
}

/// What the server says of a kind of stream.
pub type MessageOf<K> = ServerMessage<<K as Decider>::Event, <K as Kind>::View>;

impl<E, V> ServerMessage<E, V> {
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

pub(crate) fn house_refusal(error: &AppError) -> Refusal {
    let message_key = match error {
        AppError::TooFast => "refused-too-fast",
        AppError::Unknown | AppError::Forbidden => "refused-not-yours",
        AppError::Malformed(_) | AppError::Misread(_) => "refused-malformed",
        away if away.is_away() => "refused-away",
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
