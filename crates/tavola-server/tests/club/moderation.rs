//! Reports and what becomes of them: told, with a reason and an end, appealed to another, and nobody judges their own case.

use axum::http::StatusCode;
use serde_json::json;
use tavola_base::Millis;
use tavola_server::store::{Role, RowWrite, StoredPasskey};

use crate::{
    actors::{Club, Guest},
    blocks::account,
    talk::{registers, says, two_who_talk},
};

const FORM: &str = "application/x-www-form-urlencoded";

pub(crate) async fn moderator<'a>(club: &'a Club, name: &str) -> Guest<'a> {
    let mut guest = club.guest(name).await;
    registers(&mut guest, name).await;
    let role = RowWrite::role(&account(&guest).await, Role::Moderator, club.clock.time());
    club.app.store().write(vec![role]).await.unwrap();
    guest
}

/// The address of the only case in the queue.
pub(crate) async fn case(moderator: &mut Guest<'_>) -> String {
    let page = moderator.gets("/moderation").await.is(StatusCode::OK).text;
    let at = page.find("/moderation/").unwrap_or_else(|| panic!("{page}"));
    page[at..].split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_report_is_decided_told_ends_and_is_appealed_to_another_moderator() {
    let club = Club::open().await;
    let (mut ada, mut bea, table) = two_who_talk(&club).await;
    let (mut max, mut zoe) = (moderator(&club, "Max").await, moderator(&club, "Zoe").await);
    says(&mut bea, &table.path, "<b>you fool</b>").await.is(StatusCode::NO_CONTENT);
    let report = json!({ "type": "report", "line": 1, "reason": "insults", "words": "look <i>here</i>" });
    let sends = async |guest: &mut Guest<'_>, id: &str| {
        guest.posts(&format!("{}/talk", table.path), &json!({ "command_id": id, "act": report })).await
    };
    sends(&mut ada, "r1").await.is(StatusCode::NO_CONTENT);
    assert_eq!(sends(&mut ada, "r2").await.json()["message_key"], json!("report-twice"));
    assert_eq!(sends(&mut bea, "r3").await.json()["message_key"], json!("report-oneself"));
    ada.gets("/moderation").await.is(StatusCode::FORBIDDEN);
    club.stranger().gets("/moderation").await.is(StatusCode::UNAUTHORIZED);
    let at = case(&mut max).await;
    let page = max.gets(&at).await.is(StatusCode::OK).text;
    assert!(page.contains("&lt;b&gt;you fool") && !page.contains("<b>you fool") && !page.contains("<i>here"), "{page}");
    ada.sends(&at, FORM, "verdict=closed&reason=x").await.is(StatusCode::FORBIDDEN);
    max.sends(&at, FORM, "verdict=no_words&days=2&reason=").await.is(StatusCode::UNPROCESSABLE_ENTITY);
    max.sends(&at, FORM, "verdict=no_words&days=2&reason=That+was+an+insult").await.is(StatusCode::SEE_OTHER);
    let refused = says(&mut bea, &table.path, "and another").await.is(StatusCode::UNPROCESSABLE_ENTITY).json();
    assert_eq!(refused["message_key"], json!("talk-restricted"));
    assert!(refused.to_string().contains("That was an insult"), "{refused}");
    let told = bea.gets("/account").await.text;
    assert!(told.contains("That was an insult") && told.contains(&format!("{at}/appeal")), "{told}");
    assert!(!told.contains("Max") && !told.contains("Ada"), "neither who decided nor who reported");
    assert!(ada.gets("/account").await.text.contains("No free words for a time"), "whoever reported is told");
    ada.sends(&format!("{at}/appeal"), FORM, "words=no").await.is(StatusCode::UNPROCESSABLE_ENTITY);
    bea.sends(&format!("{at}/appeal"), FORM, "words=It+was+a+joke").await.is(StatusCode::SEE_OTHER);
    max.sends(&at, FORM, "verdict=closed&reason=again").await.is(StatusCode::UNPROCESSABLE_ENTITY);
    zoe.sends(&at, FORM, "verdict=nothing&reason=Among+friends").await.is(StatusCode::SEE_OTHER);
    club.clock.advance(Millis::seconds(60));
    says(&mut bea, &table.path, "thank you").await.is(StatusCode::NO_CONTENT);
    bea.sends(&format!("{at}/appeal"), FORM, "words=more").await.is(StatusCode::UNPROCESSABLE_ENTITY);
    let log = zoe.gets(&at).await.text;
    for part in ["Reported", "Appealed", "Decided after the appeal", "It was a joke"] {
        assert!(log.contains(part), "{part}: {log}");
    }
}

#[tokio::test]
async fn a_restriction_ends_by_itself_and_nobody_decides_their_own_case() {
    let club = Club::open().await;
    let (mut ada, mut bea, table) = two_who_talk(&club).await;
    let role = RowWrite::role(&account(&ada).await, Role::Moderator, club.clock.time());
    club.app.store().write(vec![role]).await.unwrap();
    says(&mut bea, &table.path, "boo").await.is(StatusCode::NO_CONTENT);
    let report = json!({ "command_id": "r", "act": { "type": "report", "seat": "black", "reason": "unfair" } });
    ada.posts(&format!("{}/talk", table.path), &report).await.is(StatusCode::NO_CONTENT);
    let at = case(&mut ada).await;
    ada.sends(&at, FORM, "verdict=warning&reason=mine").await.is(StatusCode::UNPROCESSABLE_ENTITY);
    let mut max = moderator(&club, "Max").await;
    max.sends(&at, FORM, "verdict=no_words&days=1&reason=enough").await.is(StatusCode::SEE_OTHER);
    says(&mut bea, &table.path, "hm").await.is(StatusCode::UNPROCESSABLE_ENTITY);
    club.clock.advance(Millis::seconds(86_400));
    says(&mut bea, &table.path, "back again").await.is(StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn a_closed_account_is_out_at_once_told_why_and_can_appeal() {
    let club = Club::open().await;
    let (mut ada, mut bea, table) = two_who_talk(&club).await;
    let mut max = moderator(&club, "Max").await;
    says(&mut bea, &table.path, "spam spam spam").await.is(StatusCode::NO_CONTENT);
    let report = json!({ "command_id": "r", "act": { "type": "report", "line": 1, "reason": "spam" } });
    ada.posts(&format!("{}/talk", table.path), &report).await.is(StatusCode::NO_CONTENT);
    let at = case(&mut max).await;
    max.sends(&at, FORM, "verdict=closed&reason=Only+spam").await.is(StatusCode::SEE_OTHER);
    bea.gets("/me/sessions").await.is(StatusCode::UNAUTHORIZED);
    let entry = "name=Bea&password=quiet+anchor+on+the+bar";
    let closed = bea.sends("/login", FORM, entry).await.is(StatusCode::SEE_OTHER);
    assert!(closed.headers.get("set-cookie").is_none(), "nobody is signed in");
    let form = closed.headers["location"].to_str().unwrap().to_owned();
    let page = bea.gets(&form).await.is(StatusCode::OK).text;
    assert!(page.contains("Only spam") && page.contains(&format!("action=\"{form}\"")), "{page}");
    assert!(!page.contains("Max") && !page.contains("Ada"), "neither who decided nor who reported");
    bea.gets("/me/sessions").await.is(StatusCode::UNAUTHORIZED);
    club.stranger().gets(&format!("/appeal/{}", "0".repeat(64))).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    bea.sends("/appeal", FORM, "name=Bea&password=wrong&words=no").await.is(StatusCode::UNPROCESSABLE_ENTITY);
    bea.sends(&form, FORM, "words=It+was+not+me").await.is(StatusCode::SEE_OTHER);
    bea.sends(&form, FORM, "words=And+again").await.is(StatusCode::UNPROCESSABLE_ENTITY);
    let waiting = bea.sends("/login", FORM, entry).await.is(StatusCode::SEE_OTHER);
    let page = bea.gets(waiting.headers["location"].to_str().unwrap()).await.is(StatusCode::OK).text;
    assert!(!page.contains("<textarea"), "once: {page}");
    let mut zoe = moderator(&club, "Zoe").await;
    zoe.sends(&at, FORM, "verdict=warning&reason=Not+so+bad").await.is(StatusCode::SEE_OTHER);
    bea.sends("/login", FORM, entry).await.is(StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn who_has_passkeys_and_no_password_appeals_by_a_recovery_code_which_is_good_once() {
    let club = Club::open().await;
    let (mut ada, mut bea, table) = two_who_talk(&club).await;
    let mut max = moderator(&club, "Max").await;
    let codes = bea.sends("/account/codes", FORM, "").await.is(StatusCode::OK).text;
    let codes: Vec<&str> = codes.split("<code>").skip(1).map(|rest| rest.split('<').next().unwrap()).collect();
    // As after the last password was removed where there is a passkey.
    let her = account(&bea).await;
    let passkey = StoredPasskey {
        credential: "phone".to_owned(),
        name: "Phone".to_owned(),
        body: "{}".to_owned(),
        made: club.clock.time(),
        used: None,
    };
    let rows = vec![RowWrite::passkey(&her, &passkey), RowWrite::password_gone(&her)];
    club.app.store().write(rows).await.unwrap();
    says(&mut bea, &table.path, "spam spam spam").await.is(StatusCode::NO_CONTENT);
    let report = json!({ "command_id": "r", "act": { "type": "report", "line": 1, "reason": "spam" } });
    ada.posts(&format!("{}/talk", table.path), &report).await.is(StatusCode::NO_CONTENT);
    let at = case(&mut max).await;
    max.sends(&at, FORM, "verdict=closed&reason=Only+spam").await.is(StatusCode::SEE_OTHER);
    let appeals = |name: &str, key: &str| format!("name={name}&password={key}&words=It+was+not+me");
    let refused =
        |answer: crate::actors::Answer| answer.is(StatusCode::UNPROCESSABLE_ENTITY).json()["message_key"].clone();
    let mut lost = club.stranger();
    assert_eq!(refused(lost.sends("/appeal", FORM, &appeals("Bea", "quiet+anchor+on+the+bar")).await), "account-wrong");
    assert_eq!(
        refused(lost.sends("/appeal", FORM, &appeals("Ada", codes[0])).await),
        "account-wrong",
        "another's code"
    );
    lost.sends("/appeal", FORM, &appeals("Bea", codes[0])).await.is(StatusCode::SEE_OTHER);
    assert_eq!(refused(lost.sends("/appeal", FORM, &appeals("Bea", codes[0])).await), "account-wrong", "once");
    // The code lets nobody in while the account is closed, and another does once it is open.
    let back = lost.sends("/recover", FORM, &format!("name=Bea&code={}", codes[1])).await.is(StatusCode::SEE_OTHER);
    assert!(back.headers["location"].to_str().unwrap().starts_with("/appeal/"));
    lost.gets("/me/sessions").await.is(StatusCode::UNAUTHORIZED);
    let mut zoe = moderator(&club, "Zoe").await;
    zoe.sends(&at, FORM, "verdict=warning&reason=Not+so+bad").await.is(StatusCode::SEE_OTHER);
    lost.sends("/recover", FORM, &format!("name=Bea&code={}", codes[2])).await.is(StatusCode::SEE_OTHER);
    lost.gets("/me/sessions").await.is(StatusCode::OK);
}

#[tokio::test]
async fn the_way_to_a_challenge_leads_from_a_players_page_to_the_form_with_their_name() {
    let club = Club::open().await;
    let mut ada = club.stranger();
    ada.sends("/register", FORM, "name=Ada+Lovelace&password=quiet+anchor+on+the+bar").await.is(StatusCode::SEE_OTHER);
    let mut bea = club.stranger();
    bea.sends("/register", FORM, "name=Bea&password=quiet+anchor+on+the+bar").await.is(StatusCode::SEE_OTHER);
    let page = bea.gets("/people/Ada%20Lovelace").await.is(StatusCode::OK).text;
    let link = page.split("href=\"/challenges?to=").nth(1).unwrap().split('"').next().unwrap();
    let form = bea.gets(&format!("/challenges?to={link}")).await.is(StatusCode::OK).text;
    assert!(form.contains("value=\"Ada Lovelace\""), "{link}: {form}");
    assert!(!ada.gets("/people/Ada%20Lovelace").await.text.contains("/challenges?to="), "nobody challenges themselves");
}

#[tokio::test]
async fn who_is_barred_from_rated_play_reads_it_where_they_seek_and_the_log_is_in_words() {
    let club = Club::open().await;
    let (mut ada, mut bea, table) = two_who_talk(&club).await;
    let mut max = moderator(&club, "Max").await;
    let report = json!({ "command_id": "r", "act": { "type": "report", "seat": "black", "reason": "cheating" } });
    ada.posts(&format!("{}/talk", table.path), &report).await.is(StatusCode::NO_CONTENT);
    let waits = "A report waits";
    assert!(max.gets("/notices").await.text.contains(waits), "moderators are told");
    assert!(!ada.gets("/notices").await.text.contains(waits) && !bea.gets("/notices").await.text.contains(waits));
    assert!(!bea.gets("/").await.text.contains("can’t play rated matches"));
    let at = case(&mut max).await;
    let page = max.gets(&at).await.text;
    assert!(page.contains("href=\"/people/Bea/fair-play\"") && page.contains("href=\"/people/Ada\""), "{page}");
    max.sends(&at, FORM, "verdict=no_rated&days=2&reason=Too+good").await.is(StatusCode::SEE_OTHER);
    assert!(!max.gets("/notices").await.text.contains(waits), "what is decided waits no longer");
    let lobby = bea.gets("/").await.text;
    assert!(lobby.contains("can’t play rated matches until") && lobby.contains("Too good"), "{lobby}");
    let log = max.gets(&at).await.text;
    assert!(log.contains("Help from outside in play</span>") && log.contains("No rated play for a time: Too good"));
    assert!(!log.contains("no_rated:"), "{log}");
}
