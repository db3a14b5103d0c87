//! The mail of notices: once a day, at the hour somebody likes, what they have not seen; turns by post at once for whoever
//! wants that.
//!
//! The letter, that it was written, and that its notices wait for no other are one transaction: nothing is lost or said
//! twice, whenever the server stops.

use std::time::Duration;

use tavola_base::{Millis, Time};

use crate::{
    app::App,
    base::ids::AccountId,
    club::notices::{Choices, Kind, Told},
    store::RowWrite,
    web::{
        errors::AppError,
        http,
        i18n::Locale,
        mail::{Letter, Purpose},
        pages,
    },
};

/// How often is looked whether a mail is due.
const LOOK: Duration = Duration::from_secs(20);
/// How many accounts are looked at with one question.
const AT_ONCE: u16 = 200;
/// The most notices that a mail lists.
const MOST: usize = 20;
/// What was told longer ago is in no mail: it is in the list on the page.
const OLD: Millis = Millis::seconds(3 * 86_400);
/// Who is looking just now sees it without a mail.
const MOMENT: Millis = Millis::seconds(60);
const HOUR: u64 = 3_600_000;

/// Sends mails of notices until the server stops.
pub async fn run(app: App) {
    loop {
        tokio::select! {
            () = app.stopping() => return,
            () = tokio::time::sleep(LOOK) => {}
        }
        if let Err(error) = send_due(&app).await {
            tracing::warn!(%error, "the mails of notices could not be written");
        }
    }
}

/// Writes the mails that are due.
///
/// # Errors
/// If the database fails.
pub async fn send_due(app: &App) -> Result<(), AppError> {
    if !app.mail().is_on() {
        return Ok(());
    }
    let mut after = String::new();
    loop {
        let waiting = app.store().awaiting_mail(&after, AT_ONCE).await?;
        let Some((last, _)) = waiting.last() else { return Ok(()) };
        after = last.to_string();
        for (account, day) in &waiting {
            look_at(app, account, *day).await?;
        }
    }
}

async fn look_at(app: &App, account: &AccountId, last: i64) -> Result<(), AppError> {
    let (now, choices) = (app.now(), app.notices().choices(account).await?);
    let today = i64::try_from(now.millis() / (24 * HOUR)).unwrap_or(i64::MAX);
    let is_hour = now.millis() / HOUR % 24 >= u64::from(choices.hour());
    if last < today && is_hour {
        return send(app, account, Which::Daily(today)).await;
    }
    send(app, account, Which::AtOnce(choices)).await
}

/// What a mail is about.
enum Which {
    /// All that was not seen: the mail of that day.
    Daily(i64),
    /// Turns, for whoever wants to know at once.
    AtOnce(Choices),
}

impl Which {
    fn takes(&self, told: &Told, now: Time) -> bool {
        match self {
            Self::Daily(_) => now.since(told.at) < OLD,
            Self::AtOnce(choices) => {
                let is_turn = matches!(told.notice.kind(), Kind::Turn | Kind::Time);
                is_turn && choices.mails_turns_at_once() && now.since(told.at) >= MOMENT
            }
        }
    }

    const fn kind(&self) -> &'static str {
        match self {
            Self::Daily(_) => "digest",
            Self::AtOnce(_) => "turns",
        }
    }
}

async fn send(app: &App, account: &AccountId, which: Which) -> Result<(), AppError> {
    let now = app.now();
    let Some(locale) = app.mail().reader(account, Purpose::Notices).await? else { return Ok(()) };
    let told: Vec<Told> = app.notices().for_mail(account).await?;
    let told: Vec<Told> = told.into_iter().filter(|told| which.takes(told, now)).collect();
    let mut rows = match &which {
        Which::Daily(day) => {
            vec![RowWrite::digest_sent(account, *day), RowWrite::notices_mailed(account, now)]
        }
        Which::AtOnce(_) => told.iter().map(|told| RowWrite::notice_mailed(account, &told.key)).collect(),
    };
    if told.is_empty() {
        // What is too old for a mail waits for none; a day without a mail is not spent.
        let is_daily = matches!(which, Which::Daily(_));
        let rows = if is_daily { vec![RowWrite::notices_mailed(account, now)] } else { Vec::new() };
        return if rows.is_empty() { Ok(()) } else { Ok(app.store().write(rows).await.map(drop)?) };
    }
    let letter = letter(app, account, locale, which.kind(), told).await?;
    rows.extend(app.mail().letter_row(account, Purpose::Notices, letter, now).await?);
    app.store().write(rows).await?;
    Ok(())
}

/// The letter, with a line and an address for each notice.
async fn letter(
    app: &App,
    account: &AccountId,
    locale: Locale,
    kind: &str,
    told: Vec<Told>,
) -> Result<Letter, AppError> {
    let (many, now) = (told.len(), app.now());
    let mut lines = Vec::new();
    for told in told.into_iter().take(MOST) {
        let shown = http::notices::named(app, told).await?;
        let sentence = one_line(&pages::notice_sentence(locale, &shown, now));
        lines.push(format!("- {sentence}\n  {}", app.mail().link(&format!("/notices/{}", shown.key))));
    }
    let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    if many > MOST {
        lines.push(locale.say_with("digest-more", &[("n", number(many - MOST).into())]));
    }
    let args = [
        ("name", one_line(&app.accounts().name(account).await?).into()),
        ("n", number(many).into()),
        ("lines", lines.join("\n\n").into()),
        ("choices", app.mail().link("/notices?chosen=no#choices").into()),
        ("stop", app.mail().stop_link(account).await?.unwrap_or_default().into()),
    ];
    let say = |part: &str| locale.say_with(&format!("letter-{kind}-{part}"), &args);
    Ok(Letter::new(one_line(&say("subject")), say("text")))
}

/// A text without anything that could begin another line.
fn one_line(text: &str) -> String {
    text.split(|c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}')).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_one_line_begins_no_other() {
        assert_eq!(one_line("Ada\r\nBcc: eve@club.example\u{2028}x"), "Ada  Bcc: eve@club.example x");
    }
}
