//! What the pages about one's own account are made from.

use tavola_base::Time;

use crate::{
    base::ids::AccountId,
    store::{AccountChange, Blocked, FormerName, Mailbox},
    web::pages::NamedCase,
};

/// Who a visitor is to the club.
#[derive(Debug, Clone, Default)]
pub struct AccountData {
    /// Whether they are a registered player.
    pub is_player: bool,
    /// The browsers in which they are at home, the latest first; none for who is no guest yet.
    pub browsers: Vec<ListedBrowser>,
    /// How many of their matches are under way or wait for somebody.
    pub left: usize,
    /// Whom they have blocked.
    pub blocked: Vec<Blocked>,
    /// Their account, if they have one.
    pub account: Option<AccountId>,
    /// What they have reported, and what was decided about them.
    pub cases: Vec<NamedCase>,
    /// Whether they judge what others report.
    pub is_moderator: bool,
    /// Whether they write articles.
    pub is_editor: bool,
    /// What opens the account.
    pub keys: KeysData,
    /// What changed about it, the latest first.
    pub changes: Vec<AccountChange>,
    /// What they were called before, the latest first.
    pub former: Vec<FormerName>,
    /// Where letters go.
    pub mail: MailData,
    /// Whether passkeys can be used here.
    pub passkeys: PasskeysAt,
    /// When the account is to be erased; none if it is not.
    pub leaving: Option<Time>,
}

/// A browser in a list.
#[derive(Debug, Clone)]
pub struct ListedBrowser {
    /// What the page calls it.
    pub name: String,
    /// Which browser it is; empty where nobody knows.
    pub family: String,
    /// Since when.
    pub began: Time,
    /// When it was last seen.
    pub seen: Time,
    /// Whether it is the reader's.
    pub here: bool,
}

/// What opens an account.
#[derive(Debug, Clone, Copy, Default)]
pub struct KeysData {
    /// Whether there is a password.
    pub has_password: bool,
    /// How many passkeys.
    pub passkeys: usize,
    /// How many recovery codes are left.
    pub codes: usize,
}

/// Where letters to an account go.
#[derive(Debug, Clone, Default)]
pub struct MailData {
    /// Whether the club sends letters at all.
    pub is_on: bool,
    /// Where to.
    pub mailbox: Option<Mailbox>,
}

/// Whether passkeys can be used where a page is read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum PasskeysAt {
    /// They cannot: the club has no domain, or is reached without TLS.
    #[default]
    Nowhere,
    /// They can.
    Here,
    /// At another address of the same page, on the same machine.
    Elsewhere(String),
}
