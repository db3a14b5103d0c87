//! How much a page may send on its line.

use axum::extract::ws::close_code;

use super::{Line, Over, ServerMessage};
use crate::{
    stream::rooms::Kind,
    web::{errors::AppError, limits::Cost},
};

/// How many messages nobody understands are taken before the line is cut.
const MOST_BAD_MESSAGES: u32 = 20;

impl<K: Kind> Line<K> {
    /// Takes what a message costs; a line that sends more than anybody's page does is cut.
    pub(super) fn pay(&self, cost: Cost) -> Result<(), Over> {
        let (visitor, now) = (&self.visitor, self.app.now());
        if self.app.limits().may_ask(&visitor.asker(), visitor.network, cost, now) {
            return Ok(());
        }
        Err(Over::Close(close_code::POLICY, "too many messages"))
    }

    pub(super) fn may_act(&self) -> bool {
        self.app.limits().may_act(&self.visitor.asker(), self.app.now())
    }

    pub(super) async fn bad_message(&mut self, what: &str) -> Result<(), Over> {
        self.bad_messages += 1;
        if self.bad_messages > MOST_BAD_MESSAGES {
            return Err(Over::Close(close_code::POLICY, "too many messages nobody understands"));
        }
        let error = AppError::Malformed(what.to_owned());
        self.say(&ServerMessage::Error { error: error.body() }).await
    }
}
