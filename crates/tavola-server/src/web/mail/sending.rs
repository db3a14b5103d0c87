//! The post: letters go out by SMTP, or into a folder where somebody only wants to see them.

use std::{path::PathBuf, time::Duration};

use lettre::{
    AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor,
    message::{
        Mailbox,
        header::{ContentType, HeaderName, HeaderValue},
    },
    transport::smtp::AsyncSmtpTransportBuilder,
};
use tavola_base::Millis;

use super::Letter;
use crate::{
    app::App,
    base::trouble::Trouble,
    config::Config,
    store::{RowWrite, StoreError, StoredLetter},
};

/// How often is looked whether a letter waits.
const LOOK: Duration = Duration::from_secs(2);

/// How long the post may take for a letter.
const PATIENCE: Duration = Duration::from_secs(30);

/// After how long a letter is tried again, time after time; after the last it never is.
const AGAIN: [Millis; 6] = [
    Millis::seconds(60),
    Millis::seconds(5 * 60),
    Millis::seconds(30 * 60),
    Millis::seconds(2 * 3600),
    Millis::seconds(8 * 3600),
    Millis::seconds(24 * 3600),
];

/// By which way letters go out.
#[derive(Clone)]
pub(super) struct Post {
    from: Mailbox,
    way: Way,
}

#[derive(Clone)]
enum Way {
    Smtp(AsyncSmtpTransport<Tokio1Executor>),
    Folder(PathBuf),
}

impl std::fmt::Debug for Post {
    /// Says nothing of passwords.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Post(..)")
    }
}

/// Why a letter did not go out.
enum Unsent {
    /// It may later.
    Later(String),
    /// It never will: the other side does not take it.
    Never(String),
}

impl Post {
    /// The post of a club with these settings; none if it has none.
    pub(super) fn of(config: &Config) -> Option<Self> {
        let way = way(config.mail.as_deref()?)?;
        let from = config.mail_from.as_deref()?.parse().ok()?;
        Some(Self { from, way })
    }

    async fn send(&self, letter: &StoredLetter) -> Result<(), Unsent> {
        let message = self.message(letter).map_err(Unsent::Never)?;
        match &self.way {
            Way::Folder(folder) => {
                let path = folder.join(format!("{}.eml", letter.id));
                tokio::fs::write(path, message.formatted()).await.map_err(|error| Unsent::Later(error.to_string()))
            }
            Way::Smtp(smtp) => match tokio::time::timeout(PATIENCE, smtp.send(message)).await {
                Err(_) => Err(Unsent::Later("no answer in time".to_owned())),
                Ok(Ok(_)) => Ok(()),
                Ok(Err(error)) if error.is_permanent() => Err(Unsent::Never(error.to_string())),
                Ok(Err(error)) => Err(Unsent::Later(error.to_string())),
            },
        }
    }

    fn message(&self, stored: &StoredLetter) -> Result<Message, String> {
        let letter: Letter = serde_json::from_str(&stored.body).map_err(|error| error.to_string())?;
        let to = stored.address.parse().map_err(|error| format!("{error}"))?;
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(letter.subject)
            // Sent once more after a crash it is the same letter to whoever receives it.
            .message_id(Some(format!("<{}@{}>", stored.id, self.from.email.domain())))
            .header(ContentType::TEXT_PLAIN)
            .body(letter.text);
        let mut message = message.map_err(|error| error.to_string())?;
        if let Some(link) = letter.unsubscribe {
            let headers = message.headers_mut();
            let header = |name, value| HeaderValue::new(HeaderName::new_from_ascii_str(name), value);
            headers.insert_raw(header("List-Unsubscribe", format!("<{link}>")));
            headers.insert_raw(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()));
        }
        Ok(message)
    }
}

/// The way an address means, within the runtime: connections are kept, and closed by a task.
fn way(address: &str) -> Option<Way> {
    match folder(address) {
        Some(folder) => Some(Way::Folder(folder)),
        None => smtp(address).map(|smtp| Way::Smtp(smtp.build())),
    }
}

fn folder(address: &str) -> Option<PathBuf> {
    address.strip_prefix("folder:").map(PathBuf::from)
}

fn smtp(address: &str) -> Option<AsyncSmtpTransportBuilder> {
    AsyncSmtpTransport::<Tokio1Executor>::from_url(address).ok()
}

/// Whether letters can be sent by that way: `smtp://…`, `smtps://…`, `folder:…`.
pub(crate) fn is_way(address: &str) -> bool {
    folder(address).is_some() || smtp(address).is_some()
}

/// Whether letters can come from there.
pub(crate) fn is_sender(from: &str) -> bool {
    from.parse::<Mailbox>().is_ok()
}

/// Sends what waits, until the server stops.
pub(crate) async fn run(app: App) {
    let trouble = Trouble::new("letters could not be read", "letters can be read again");
    loop {
        tokio::select! {
            () = app.stopping() => return,
            () = tokio::time::sleep(LOOK) => {}
        }
        trouble.note(&send_waiting(&app).await);
    }
}

/// Sends what waits.
///
/// # Errors
/// If the database fails.
pub async fn send_waiting(app: &App) -> Result<(), StoreError> {
    let Some(post) = &app.mail().post else { return Ok(()) };
    for letter in app.store().letters_due(app.now()).await? {
        let sent = post.send(&letter).await;
        let rows = match sent {
            Ok(()) => vec![RowWrite::letter_done(&letter.id)],
            Err(Unsent::Later(why)) => later(app, &letter, &why),
            Err(Unsent::Never(why)) => never(&letter, &why),
        };
        app.store().write(rows).await?;
    }
    Ok(())
}

fn later(app: &App, letter: &StoredLetter, why: &str) -> Vec<RowWrite> {
    let tries = usize::try_from(letter.tries).unwrap_or(usize::MAX);
    let Some(again) = AGAIN.get(tries) else { return never(letter, why) };
    // Why is the post's own sentence, which may name the address: it is for whoever looks closely.
    tracing::debug!(letter = letter.id, why, "a letter could not be sent");
    tracing::warn!(letter = letter.id, tries = tries + 1, "a letter could not be sent and is tried again");
    vec![RowWrite::letter_later(&letter.id, app.now() + *again)]
}

fn never(letter: &StoredLetter, why: &str) -> Vec<RowWrite> {
    tracing::debug!(letter = letter.id, why, "a letter came back");
    tracing::warn!(letter = letter.id, "a letter came back; nothing more is sent to its address");
    vec![RowWrite::letter_done(&letter.id), RowWrite::mailbox_dead(&letter.account, &letter.address)]
}
