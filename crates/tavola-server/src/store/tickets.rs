//! What is good once and for a while: links in letters, questions to passkeys. Only what their secrets come to is here.

use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError,
    reading::text,
    statement::{Clash, Holds, Insert, Statement, Value},
};
use crate::base::ids::AccountId;

static TICKETS: Insert = Insert {
    table: "tickets",
    columns: &[
        ("hash", Holds::Text),
        ("kind", Holds::Text),
        ("account_id", Holds::Text),
        ("body", Holds::Text),
        ("ends_at", Holds::Integer),
    ],
    key: 1,
    clash: Clash::Fails,
};

/// What a ticket is good for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum TicketKind {
    /// To get back in without one's keys.
    Reset,
    /// To be known by an address from now on, which is its body.
    Mail,
    /// To have the address before again, which is its body.
    MailBack,
    /// To say something against the closing of an account; its body is the case.
    Appeal,
    /// To answer a question for a new passkey.
    NewPasskey,
    /// To answer a question to any passkey.
    Passkey,
}

impl TicketKind {
    fn as_str(self) -> &'static str {
        self.into()
    }
}

/// Something that is good once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ticket {
    /// What its secret comes to.
    pub hash: String,
    /// What for.
    pub kind: TicketKind,
    /// Whose it is; an empty name for nobody's.
    pub account: AccountId,
    /// What goes with it.
    pub body: String,
    /// Until when.
    pub ends: Time,
}

impl RowWrite {
    /// A new ticket.
    #[must_use]
    pub fn ticket(ticket: &Ticket) -> Self {
        let Ticket { hash, kind, account, body, ends } = ticket;
        let texts = [hash.as_str(), kind.as_str(), account.as_str(), body.as_str()].map(Value::text);
        Self::put(&TICKETS, texts.into_iter().chain([Value::time(*ends)]).collect())
    }

    /// A ticket is used, if it still is good.
    #[must_use]
    pub fn ticket_used(hash: &str, kind: TicketKind, now: Time) -> Self {
        let used = Statement::new("DELETE FROM tickets WHERE hash = $1 AND kind = $2 AND ends_at > $3");
        Self::of(used.text(hash).text(kind.as_str()).time(now))
    }

    /// No ticket of a kind is good for an account any longer.
    #[must_use]
    pub fn tickets_void(account: &AccountId, kind: TicketKind) -> Self {
        let void = Statement::new("DELETE FROM tickets WHERE account_id = $1 AND kind = $2");
        Self::of(void.text(account.as_str()).text(kind.as_str()))
    }

    /// Those that are good no longer are forgotten.
    #[must_use]
    pub fn tickets_forgotten(now: Time) -> Self {
        Self::of(Statement::new("DELETE FROM tickets WHERE ends_at <= $1").time(now))
    }
}

impl Store {
    /// Whose a ticket is and what goes with it, if it is good; it stays so.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ticket(
        &self,
        hash: &str,
        kind: TicketKind,
        now: Time,
    ) -> Result<Option<(AccountId, String)>, StoreError> {
        let row = sqlx::query("SELECT account_id, body FROM tickets WHERE hash = $1 AND kind = $2 AND ends_at > $3")
            .bind(hash.to_owned())
            .bind(kind.as_str().to_owned())
            .bind(super::statement::stored(now))
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| Ok((AccountId::new(text(&row, 0)?), text(&row, 1)?))).transpose()
    }
}
