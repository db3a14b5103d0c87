//! What the staff asks for from the command line: carried out here, by the server if one runs.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tavola_base::{Millis, Time};

use super::{Accounts, End, Ends, name_key, tidy_name};
use crate::{
    app::App,
    base::{ids::AccountId, trouble::Trouble},
    club::{cases, talk},
    store::{Role, RowWrite, StoreError, StoredOrder, Ticket, TicketKind},
};

/// How often the server looks for orders.
const LOOK: Duration = Duration::from_secs(1);

/// For how long an answer is kept.
const KEPT: Millis = Millis::seconds(3600);

/// For how long a way back in that the staff has made is open.
pub const RESET_LASTS: Millis = Millis::seconds(3600);

/// What is asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// Give a player a role.
    Grant {
        /// The player's name.
        name: String,
        /// Which role.
        role: Role,
    },
    /// Take a role from a player.
    Revoke {
        /// The player's name.
        name: String,
        /// Which role.
        role: Role,
    },
    /// Give a player another name.
    Rename {
        /// The player's name.
        name: String,
        /// The other one.
        to: String,
    },
    /// Open a way back in: only what its secret comes to is told, and nobody's password is set.
    Reset {
        /// The player's name.
        name: String,
        /// What the secret comes to.
        hash: String,
    },
    /// Close a player's account: they cannot sign in, and are signed out everywhere.
    Close {
        /// The player's name.
        name: String,
        /// Why, in words that the player is told.
        #[serde(default)]
        reason: String,
    },
    /// Open it again.
    Reopen {
        /// The player's name.
        name: String,
    },
}

/// What came of an order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// It is done.
    Done,
    /// It is not, and why, in English.
    Refused(String),
}

impl Outcome {
    fn done_if(changed: u64, else_why: &str) -> Self {
        if changed > 0 { Self::Done } else { Self::Refused(else_why.to_owned()) }
    }
}

impl Order {
    fn about(&self) -> &str {
        match self {
            Self::Grant { name, .. }
            | Self::Revoke { name, .. }
            | Self::Rename { name, .. }
            | Self::Reset { name, .. }
            | Self::Close { name, .. }
            | Self::Reopen { name } => name,
        }
    }
}

impl Accounts {
    /// Does what is asked.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn carry_out(&self, order: &Order, now: Time) -> Result<Outcome, StoreError> {
        let name = order.about();
        let Some(account) = self.store.player_called(&name_key(name)).await? else {
            return Ok(Outcome::Refused(format!("no player is called {name}")));
        };
        match order {
            Order::Grant { role: Role::Player, .. } | Order::Revoke { role: Role::Player, .. } => {
                Ok(Outcome::Refused("every registered account is a player; close it instead".to_owned()))
            }
            Order::Grant { role, .. } => {
                let given = self.store.write(vec![RowWrite::role(&account, *role, now)]).await?;
                Ok(Outcome::done_if(given, "the player has that role already"))
            }
            Order::Revoke { role, .. } => {
                let taken = self.store.write(vec![RowWrite::role_taken(&account, *role)]).await?;
                Ok(Outcome::done_if(taken, "the player does not have that role"))
            }
            Order::Rename { to, .. } => self.renamed(&account, to, now).await,
            Order::Reset { hash, .. } => {
                let kind = TicketKind::Reset;
                let ticket = Ticket { hash: hash.clone(), kind, account, body: String::new(), ends: now + RESET_LASTS };
                self.store.write(vec![RowWrite::ticket(&ticket)]).await?;
                Ok(Outcome::Done)
            }
            Order::Close { reason, .. } => self.close(&account, reason, now).await,
            Order::Reopen { .. } => {
                if !self.store.is_closed(&account).await? {
                    return Ok(Outcome::Refused("the account is not closed".to_owned()));
                }
                match cases::reopening(&self.store, &account, now).await {
                    Ok(rows) => self.store.write(rows).await.map(|_| Outcome::Done),
                    Err(error) => Ok(Outcome::Refused(error.to_string())),
                }
            }
        }
    }

    async fn renamed(&self, account: &AccountId, to: &str, now: Time) -> Result<Outcome, StoreError> {
        match tidy_name(to).filter(|tidy| tidy == to) {
            None => Ok(Outcome::Refused(format!("nobody can be called {to:?}"))),
            Some(name) if self.change_name(account, &name, now).await? => Ok(Outcome::Done),
            Some(name) => Ok(Outcome::Refused(format!("another player has or had the name {name}"))),
        }
    }

    async fn close(&self, account: &AccountId, reason: &str, now: Time) -> Result<Outcome, StoreError> {
        let reason = talk::tidy(reason);
        if reason.chars().count() > cases::LONGEST_WORDS {
            return Ok(Outcome::Refused(format!("a reason has at most {} characters", cases::LONGEST_WORDS)));
        }
        let is_open = self.store.is_open(account).await?;
        let closed = if is_open { self.store.write(cases::closing(account, &reason, now)).await? } else { 0 };
        // Signed out in any case: a cookie may have come in between.
        self.end(End { account: account.clone(), which: Ends::All }).await?;
        Ok(Outcome::done_if(closed, "the account is closed already"))
    }
}

/// Carries out what waits, until the server stops.
pub(crate) async fn run(app: App) {
    let trouble = Trouble::new("orders could not be carried out", "orders are carried out again");
    loop {
        tokio::select! {
            () = app.stopping() => return,
            () = tokio::time::sleep(LOOK) => {}
        }
        trouble.note(&carry_out_waiting(&app).await);
    }
}

/// Carries out what waits.
///
/// # Errors
/// If the database fails.
pub async fn carry_out_waiting(app: &App) -> Result<(), StoreError> {
    for StoredOrder { id, body } in app.store().orders_waiting().await? {
        let outcome = match serde_json::from_str::<Order>(&body) {
            Ok(order) => app.accounts().carry_out(&order, app.now()).await?,
            Err(_) => Outcome::Refused("a server of this version cannot read that order".to_owned()),
        };
        tracing::info!(order = kind_of(&body), done = outcome == Outcome::Done, "an order of the staff");
        let answer = serde_json::to_string(&outcome).unwrap_or_default();
        let forgotten = RowWrite::orders_forgotten(app.now().less(KEPT));
        app.store().write(vec![RowWrite::order_answered(&id, &answer), forgotten]).await?;
    }
    Ok(())
}

/// What sort of order it is: names stay out of the log.
fn kind_of(body: &str) -> String {
    let read = serde_json::from_str::<serde_json::Value>(body).ok();
    read.and_then(|read| Some(read.get("order")?.as_str()?.to_owned())).unwrap_or_default()
}
