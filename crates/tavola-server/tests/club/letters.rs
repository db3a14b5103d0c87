//! Mails of notices: what was not seen, once a day at most, never twice, and ended with one click; calendars at secret
//! addresses.

use axum::http::StatusCode;
use icalendar::Component as _;
use serde_json::json;
use tavola_base::Millis;
use tavola_server::{
    Config,
    base::ids::{AccountId, StreamId},
    club::{
        digest,
        notices::{Address, Notice},
    },
    store::{Mailbox, RowWrite},
    web::mail::send_waiting,
};

use crate::{
    actors::{Club, Guest},
    notices::account,
};

const FORM: &str = "application/x-www-form-urlencoded";
const GOOD: &str = "seven+checkers+on+the+bar";
const HOUR: Millis = Millis::seconds(3_600);
const DAY: Millis = Millis::seconds(86_400);

async fn with_letters() -> (Club, tempfile::TempDir) {
    let letters = tempfile::tempdir().unwrap();
    let config = Config {
        rate_per_second: 10_000,
        rate_burst: 10_000,
        mail: Some(format!("folder:{}", letters.path().display())),
        mail_from: Some("Tavola <club@mail.example>".to_owned()),
        ..Config::default()
    };
    (Club::with(config).await, letters)
}

/// What the link of somebody's mails ends in.
fn stop(name: &str) -> String {
    format!("{:0>32}", name.bytes().map(|byte| format!("{byte:02x}")).collect::<String>())
}

/// A player with a confirmed address.
async fn player<'a>(club: &'a Club, name: &str, locale: &str) -> (Guest<'a>, AccountId) {
    let mut player = club.stranger();
    player.sends("/register", FORM, &format!("name={name}&password={GOOD}")).await.is(StatusCode::SEE_OTHER);
    let her = account(club, &player).await;
    let mailbox = Mailbox {
        address: format!("{}@club.example", name.to_lowercase()),
        locale: locale.to_owned(),
        confirmed: club.clock.time(),
        wants_news: true,
        is_dead: false,
        stop: stop(name),
    };
    club.app.store().write(vec![RowWrite::mailbox(&her, &mailbox)]).await.unwrap();
    club.app.notices().see_all(&her, club.clock.time()).await.unwrap();
    (player, her)
}

/// What has been written and sent since one last looked, each as headers and text.
async fn sent(club: &Club, letters: &tempfile::TempDir) -> Vec<String> {
    digest::send_due(&club.app).await.unwrap();
    send_waiting(&club.app).await.unwrap();
    let mut all = Vec::new();
    for file in std::fs::read_dir(letters.path()).unwrap() {
        let path = file.unwrap().path();
        all.push(plain(&std::fs::read_to_string(&path).unwrap()));
        std::fs::remove_file(path).unwrap();
    }
    all
}

/// A letter as it is read: what is written in quoted-printable, decoded.
fn plain(letter: &str) -> String {
    let joined = letter.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = joined.as_bytes();
    while let Some((first, more)) = rest.split_first() {
        let hex = more.get(..2).and_then(|two| std::str::from_utf8(two).ok());
        match hex.and_then(|two| u8::from_str_radix(two, 16).ok()).filter(|_| *first == b'=') {
            Some(byte) => {
                bytes.push(byte);
                rest = &more[2..];
            }
            None => {
                bytes.push(*first);
                rest = more;
            }
        }
    }
    String::from_utf8(bytes).unwrap()
}

fn turn(table: u8, opponent: &AccountId) -> Notice {
    Notice::YourTurn { table: StreamId::new(format!("{table:032}")), opponent: opponent.clone(), turn: 1 }
}

#[tokio::test]
async fn what_was_not_seen_comes_once_a_day_by_mail_and_what_was_seen_never() {
    let (club, letters) = with_letters().await;
    let (mut ada, her) = player(&club, "Ada", "en").await;
    let (_, bea) = player(&club, "Bea", "en").await;
    for table in 1..=3 {
        club.app.notices().tell(&her, turn(table, &bea)).await;
    }
    ada.gets(&format!("/notices/turn:{:032}", 2)).await.is(StatusCode::SEE_OTHER);
    let mails = sent(&club, &letters).await;
    let [mail] = &mails[..] else { panic!("{mails:?}") };
    assert!(mail.contains("To: ada@club.example\r\n") && mail.contains("Subject: Tavola: 2 notices\r\n"), "{mail}");
    assert!(mail.contains("It is your turn against Bea") && !mail.contains(&format!("turn:{:032}", 2)), "{mail}");
    let stop = format!("/mail/stop/{}", stop("Ada"));
    assert!(mail.matches(&stop).count() == 2 && mail.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"));
    assert!(sent(&club, &letters).await.is_empty(), "once");
    // What comes later the same day waits for the next, at the hour that was chosen.
    club.app.notices().tell(&her, turn(4, &bea)).await;
    club.clock.advance(HOUR.times(15));
    assert!(sent(&club, &letters).await.is_empty());
    club.clock.advance(HOUR.times(9));
    let mails = sent(&club, &letters).await;
    assert!(mails.len() == 1 && mails[0].contains("Subject: Tavola: one notice\r\n"), "{mails:?}");
    // All seen, no mail; too old, no mail either.
    club.app.notices().tell(&her, turn(5, &bea)).await;
    ada.sends("/notices", FORM, "act=see_all").await.is(StatusCode::SEE_OTHER);
    club.clock.advance(DAY);
    assert!(sent(&club, &letters).await.is_empty());
}

#[tokio::test]
async fn a_mail_is_neither_lost_nor_sent_twice_when_the_server_stops() {
    let (club, letters) = with_letters().await;
    let (_, her) = player(&club, "Ada", "en").await;
    club.app.notices().tell(&her, turn(1, &her)).await;
    // Written, not sent.
    digest::send_due(&club.app).await.unwrap();
    let club = club.reopened(Millis::seconds(5)).await;
    digest::send_due(&club.app).await.unwrap();
    assert_eq!(sent(&club, &letters).await.len(), 1);
    let club = club.reopened(Millis::seconds(5)).await;
    assert!(sent(&club, &letters).await.is_empty());
    // Told, not written.
    club.app.notices().tell(&her, turn(2, &her)).await;
    let club = club.reopened(DAY).await;
    assert_eq!(sent(&club, &letters).await.len(), 1);
}

#[tokio::test]
async fn one_click_ends_the_mails_without_signing_in_and_without_an_address_there_are_none() {
    let (club, letters) = with_letters().await;
    let (_, her) = player(&club, "Ada", "it").await;
    let (_, nobody) = player(&club, "Carla", "en").await;
    club.app.store().write(vec![RowWrite::mailbox_gone(&nobody)]).await.unwrap();
    for account in [&her, &nobody] {
        club.app.notices().tell(account, turn(1, &her)).await;
    }
    let mails = sent(&club, &letters).await;
    assert!(mails.len() == 1 && mails[0].contains("Subject: Tavola: un avviso\r\n"), "{mails:?}");
    assert!(mails[0].contains("Niente più mail"), "{}", mails[0]);
    let stop = format!("/mail/stop/{}", stop("Ada"));
    // Looking at the link ends nothing: scanners do.
    club.stranger().gets(&stop).await.is(StatusCode::OK);
    club.app.notices().tell(&her, turn(2, &her)).await;
    club.clock.advance(DAY);
    assert_eq!(sent(&club, &letters).await.len(), 1);
    club.stranger().sends(&stop, FORM, "List-Unsubscribe=One-Click").await.is(StatusCode::OK);
    club.app.notices().tell(&her, turn(3, &her)).await;
    club.clock.advance(DAY);
    assert!(sent(&club, &letters).await.is_empty());
    // A link that is made up says and ends nothing.
    club.stranger().gets(&format!("/mail/stop/{}", "f".repeat(32))).await.is(StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_turn_is_mailed_at_once_to_whoever_chose_that_and_names_carry_nothing_in() {
    let (club, letters) = with_letters().await;
    let (mut ada, her) = player(&club, "Ada", "en").await;
    ada.sends("/notices", FORM, "act=choose&turn-page=yes&turn-mail=yes&tournament-mail=yes&turns=yes&hour=7")
        .await
        .is(StatusCode::SEE_OTHER);
    assert!(ada.gets("/notices?chosen=yes").await.text.contains("name=\"turns\" value=\"yes\" checked"));
    let call = Notice::TournamentCall {
        event: StreamId::new("0".repeat(32)),
        name: "Cup\r\nBcc: eve@club.example\r\n\r\n<b>x".to_owned(),
        number: 3,
        opponent: "Eve\u{2028}Subject: x".to_owned(),
        board: None,
        at: Address::new("/notices"),
    };
    club.app.notices().tell(&her, call).await;
    let mails = sent(&club, &letters).await;
    assert!(mails.len() == 1 && !mails[0].contains("\nBcc:") && !mails[0].contains("\nSubject: x"), "{mails:?}");
    club.app.notices().tell(&her, turn(1, &her)).await;
    assert!(sent(&club, &letters).await.is_empty(), "who is looking sees it first");
    club.clock.advance(Millis::seconds(60));
    let mails = sent(&club, &letters).await;
    assert!(mails.len() == 1 && mails[0].contains("Subject: Tavola: it is your turn\r\n"), "{mails:?}");
    assert!(sent(&club, &letters).await.is_empty());
    club.clock.advance(DAY);
    assert!(sent(&club, &letters).await.is_empty(), "and is not in the daily mail again");
}

#[tokio::test]
async fn ones_own_calendar_has_a_secret_address_that_can_be_changed_and_taken_away() {
    let club = Club::open().await;
    let mut ada = club.stranger();
    ada.sends("/register", FORM, &format!("name=Ada&password={GOOD}")).await.is(StatusCode::SEE_OTHER);
    let mut bea = club.stranger();
    let hostile = "Bea%2C%3B+BEGIN%3AVEVENT%5Cn";
    bea.sends("/register", FORM, &format!("name={hostile}&password={GOOD}")).await.is(StatusCode::SEE_OTHER);
    let at = club.clock.time() + DAY.times(7);
    let table = json!({ "opponent": "friend", "rules": { "preset": "match", "length": { "points": 5 } } });
    let asks = json!({ "to": "Ada", "table": table, "at": at });
    let challenge = bea.posts("/challenges", &asks).await.is(StatusCode::CREATED).json()["challenge"].clone();
    let path = format!("/challenges/{}", challenge.as_str().unwrap());
    ada.posts(&path, &json!({ "act": "accept" })).await.is(StatusCode::NO_CONTENT);
    assert!(ada.gets("/notices").await.text.contains("Make an address"));
    club.stranger().sends("/calendar", FORM, "act=make").await.is(StatusCode::UNAUTHORIZED);
    let address = async |ada: &mut Guest<'_>| {
        let page = ada.gets("/notices").await.text;
        page.split("/calendar/").nth(1).map(|rest| format!("/calendar/{}", &rest[..36]))
    };
    ada.sends("/calendar", FORM, "act=make").await.is(StatusCode::SEE_OTHER);
    let first = address(&mut ada).await.unwrap();
    let file = club.stranger().gets(&first).await.is(StatusCode::OK);
    assert_eq!(file.headers["content-type"], "text/calendar; charset=utf-8");
    let read: icalendar::Calendar = file.text.parse().unwrap();
    let events: Vec<_> = read.events().collect();
    let [event] = &events[..] else { panic!("{}", file.text) };
    assert_eq!(event.get_summary(), Some("Backgammon against Bea,; BEGIN:VEVENT\\n"));
    assert!(event.property_value("DTSTART").unwrap().ends_with('Z'));
    let uid = event.get_uid().unwrap().to_owned();
    club.clock.advance(HOUR);
    let again: icalendar::Calendar = club.stranger().gets(&first).await.text.parse().unwrap();
    assert_eq!(again.events().next().unwrap().get_uid(), Some(uid.as_str()));
    assert!(!file.text.replace("\r\n", "").contains('\n'));
    // Another address, and none.
    ada.sends("/calendar", FORM, "act=make").await.is(StatusCode::SEE_OTHER);
    let second = address(&mut ada).await.unwrap();
    club.stranger().gets(&first).await.is(StatusCode::NOT_FOUND);
    club.stranger().gets(&second).await.is(StatusCode::OK);
    ada.sends("/calendar", FORM, "act=revoke").await.is(StatusCode::SEE_OTHER);
    for gone in [&second, "/calendar/.ics", &format!("/calendar/{}.ics", "0".repeat(32)), "/calendar/x"] {
        club.stranger().gets(gone).await.is(StatusCode::NOT_FOUND);
    }
    assert!(address(&mut ada).await.is_none());
}

#[tokio::test]
async fn a_tournaments_hours_are_a_calendar_for_everybody() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let begins = club.clock.time() + DAY;
    let name = "Cup, \"Nord\"; BEGIN:VCALENDAR";
    let tournament = crate::tournament::opens(&mut ada, json!({ "name": name, "begins": begins })).await;
    assert!(club.stranger().gets(&tournament).await.text.contains("/calendar.ics"));
    let file = club.stranger().gets(&format!("{tournament}/calendar.ics")).await.is(StatusCode::OK).text;
    let read: icalendar::Calendar = file.parse().unwrap();
    assert_eq!(read.events().next().unwrap().get_summary(), Some(name));
    let begins = jiff::Timestamp::from_millisecond(i64::try_from(begins.millis()).unwrap()).unwrap();
    assert!(file.contains(&format!("DTSTART:{}\r\n", begins.strftime("%Y%m%dT%H%M%SZ"))), "{file}");
    // One without an hour has a calendar without an entry, and no way to it.
    let none = crate::tournament::opens(&mut ada, json!({})).await;
    assert!(!club.stranger().gets(&none).await.text.contains("/calendar.ics"));
    let file = club.stranger().gets(&format!("{none}/calendar.ics")).await.is(StatusCode::OK).text;
    assert!(file.starts_with("BEGIN:VCALENDAR\r\n") && !file.contains("VEVENT"));
}
