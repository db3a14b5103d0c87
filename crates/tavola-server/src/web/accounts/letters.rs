//! What letters have to do with accounts: an address is confirmed, changed and changed back; a link brings somebody back in.

use tavola_base::{Millis, Time};

use super::{Accounts, End, Ends};
use crate::{
    base::{
        ids::{AccountId, StreamId},
        random,
        secret::digest,
    },
    store::{Mailbox, RowWrite, StoreError, Ticket, TicketKind, What},
    web::{
        i18n::Locale,
        mail::{Letter, Purpose},
    },
};

/// For how long a link is good that makes an address an account's.
const CONFIRM_LASTS: Millis = Millis::seconds(24 * 3600);

/// For how long the address before can be had back.
const UNDO_LASTS: Millis = Millis::seconds(7 * 24 * 3600);

/// For how long a link is good that brings somebody back in.
const LINK_LASTS: Millis = Millis::seconds(15 * 60);

/// How long somebody has to write an appeal after they have shown who they are.
const APPEAL_LASTS: Millis = Millis::seconds(3600);

/// Whether a link was good.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Confirmed {
    /// It was.
    Yes,
    /// It has been used, or is too old.
    TooLate,
}

impl Accounts {
    /// Sends a link to an address that makes it the account's.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ask_for_address(
        &self,
        account: &AccountId,
        address: &str,
        locale: Locale,
        now: Time,
    ) -> Result<(), StoreError> {
        let body = format!("{} {address}", locale.code());
        let secret = self.ticket(TicketKind::Mail, account, body, now + CONFIRM_LASTS).await?;
        let letter = self.letter(account, locale, "confirm", &format!("/mail/confirm/{secret}"), "").await?;
        self.mail.send_to(account, address, &letter, now).await
    }

    /// Makes an address an account's, if its link is good. The one before is told, and how to change it back.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn confirm_address(&self, secret: &str, now: Time) -> Result<Confirmed, StoreError> {
        let Some((account, body)) = self.take_ticket(secret, TicketKind::Mail, now).await? else {
            return Ok(Confirmed::TooLate);
        };
        let (locale, address) = body.split_once(' ').unwrap_or(("en", &body));
        let before = self.store.mailbox_of(&account).await?;
        self.store
            .write(vec![
                RowWrite::mailbox(&account, &mailbox(address, locale, now)),
                RowWrite::tickets_void(&account, TicketKind::Reset),
            ])
            .await?;
        let detail = before.as_ref().map_or("", |before| &before.address);
        // The letter about the change goes to the new address, another to the one before.
        self.note(&account, What::Mail, detail, now).await?;
        if let Some(before) = before.filter(|before| before.address != address) {
            self.tell_before(&account, &before, now).await?;
        }
        Ok(Confirmed::Yes)
    }

    /// Sends no letters to an account any longer; its address is told, and how to change it back.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_address(&self, account: &AccountId, now: Time) -> Result<(), StoreError> {
        let Some(before) = self.store.mailbox_of(account).await? else { return Ok(()) };
        let void = RowWrite::tickets_void(account, TicketKind::Reset);
        self.store.write(vec![RowWrite::mailbox_gone(account), void]).await?;
        self.note(account, What::MailGone, &before.address, now).await?;
        self.tell_before(account, &before, now).await
    }

    /// Gives an account the address back that it had before, if the link is good. Everybody is signed out: whoever
    /// changed it was somebody else.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn undo_address(&self, secret: &str, now: Time) -> Result<Confirmed, StoreError> {
        let Some((account, body)) = self.take_ticket(secret, TicketKind::MailBack, now).await? else {
            return Ok(Confirmed::TooLate);
        };
        let (locale, address) = body.split_once(' ').unwrap_or(("en", &body));
        self.store
            .write(vec![
                RowWrite::mailbox(&account, &mailbox(address, locale, now)),
                RowWrite::tickets_void(&account, TicketKind::Reset),
            ])
            .await?;
        self.end(End { account: account.clone(), which: Ends::All }).await?;
        self.note(&account, What::Mail, "", now).await?;
        Ok(Confirmed::Yes)
    }

    /// Sends a link to whoever has a name, as it is compared, that brings them back in; nothing if nobody has it or they
    /// get no letters.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn send_link(&self, name_key: &str, now: Time) -> Result<(), StoreError> {
        let Some(account) = self.player_named(name_key).await?.0 else { return Ok(()) };
        let Some(locale) = self.mail.reader(&account, Purpose::Keys).await? else { return Ok(()) };
        self.store.write(vec![RowWrite::tickets_void(&account, TicketKind::Reset)]).await?;
        let secret = self.ticket(TicketKind::Reset, &account, String::new(), now + LINK_LASTS).await?;
        let letter = self.letter(&account, locale, "link", &format!("/recover/{secret}"), "").await?;
        self.mail.send(&account, Purpose::Keys, letter, now).await.map(drop)
    }

    /// Tells an account by letter that something has changed about it.
    pub(super) async fn tell(
        &self,
        account: &AccountId,
        what: What,
        detail: &str,
        now: Time,
    ) -> Result<(), StoreError> {
        let Some(locale) = self.mail.reader(account, Purpose::Keys).await? else { return Ok(()) };
        let key: &'static str = what.into();
        let said = locale.say_with(&format!("change-{key}"), &[("detail", detail.to_owned().into())]);
        let letter = self.letter(account, locale, "change", "/account", &said).await?;
        self.mail.send(account, Purpose::Keys, letter, now).await.map(drop)
    }

    async fn tell_before(&self, account: &AccountId, before: &Mailbox, now: Time) -> Result<(), StoreError> {
        let body = format!("{} {}", before.locale, before.address);
        let secret = self.ticket(TicketKind::MailBack, account, body, now + UNDO_LASTS).await?;
        let locale = Locale::of_code(&before.locale).unwrap_or_default();
        let letter = self.letter(account, locale, "before", &format!("/mail/undo/{secret}"), "").await?;
        self.mail.send_to(account, &before.address, &letter, now).await
    }

    /// The letter of a kind, with a link into the club.
    async fn letter(
        &self,
        account: &AccountId,
        locale: Locale,
        kind: &str,
        path: &str,
        said: &str,
    ) -> Result<Letter, StoreError> {
        let args = [
            ("name", self.name(account).await?.into()),
            ("link", self.mail.link(path).into()),
            ("said", said.to_owned().into()),
        ];
        let say = |part: &str| locale.say_with(&format!("letter-{kind}-{part}"), &args);
        Ok(Letter::new(say("subject"), say("text")))
    }

    /// A secret by which somebody whose account is closed can appeal for a while, in that case.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ticket_to_appeal(
        &self,
        account: &AccountId,
        case: &StreamId,
        now: Time,
    ) -> Result<String, StoreError> {
        self.store.write(vec![RowWrite::tickets_void(account, TicketKind::Appeal)]).await?;
        self.ticket(TicketKind::Appeal, account, case.to_string(), now + APPEAL_LASTS).await
    }

    async fn ticket(
        &self,
        kind: TicketKind,
        account: &AccountId,
        body: String,
        ends: Time,
    ) -> Result<String, StoreError> {
        let secret = random::hex(32);
        let ticket = Ticket { hash: digest(&secret), kind, account: account.clone(), body, ends };
        self.store.write(vec![RowWrite::ticket(&ticket)]).await?;
        Ok(secret)
    }

    async fn take_ticket(
        &self,
        secret: &str,
        kind: TicketKind,
        now: Time,
    ) -> Result<Option<(AccountId, String)>, StoreError> {
        let hash = digest(secret);
        let Some(found) = self.store.ticket(&hash, kind, now).await? else { return Ok(None) };
        let used = self.store.write(vec![RowWrite::ticket_used(&hash, kind, now)]).await?;
        Ok((used > 0).then_some(found))
    }
}

fn mailbox(address: &str, locale: &str, now: Time) -> Mailbox {
    let (address, locale, stop) = (address.to_owned(), locale.to_owned(), random::hex(16));
    Mailbox { address, locale, confirmed: now, wants_news: true, is_dead: false, stop }
}
