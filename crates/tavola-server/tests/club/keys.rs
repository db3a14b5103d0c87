//! What opens an account, and how one gets back in: codes, links, letters, passwords; and leaving for good.

use axum::http::StatusCode;
use tavola_base::Millis;
use tavola_server::{
    Config,
    base::ids::{AccountId, StreamId, Version},
    web::{
        accounts::{housekeeping, leaving, name_key, orders::Order},
        mail::{Letter, Purpose, send_waiting},
    },
};

use crate::actors::{Answer, Club, Guest, with_a_bot};

const FORM: &str = "application/x-www-form-urlencoded";
const GOOD: &str = "quiet+anchor+on+the+bar";
const OTHER: &str = "seven+points+in+a+row";
const LONG: Millis = Millis::seconds(6 * 60);

async fn player<'a>(club: &'a Club, name: &str) -> Guest<'a> {
    let mut guest = club.stranger();
    guest.sends("/register", FORM, &format!("name={name}&password={GOOD}")).await.is(StatusCode::SEE_OTHER);
    guest
}

async fn account(club: &Club, name: &str) -> AccountId {
    club.app.store().player_called(&name_key(name)).await.unwrap().unwrap()
}

fn refused_by(answer: Answer) -> String {
    answer.is(StatusCode::UNPROCESSABLE_ENTITY).json()["message_key"].as_str().unwrap().to_owned()
}

/// The codes of a page that shows some.
fn codes(page: &str) -> Vec<String> {
    page.split("<code>").skip(1).map(|rest| rest.split('<').next().unwrap().to_owned()).collect()
}

/// A club whose letters fall into a folder.
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

/// What has been sent since one last looked, each as headers and text.
async fn sent(club: &Club, letters: &tempfile::TempDir) -> Vec<String> {
    send_waiting(&club.app).await.unwrap();
    let mut all: Vec<String> = Vec::new();
    for file in std::fs::read_dir(letters.path()).unwrap() {
        let path = file.unwrap().path();
        all.push(std::fs::read_to_string(&path).unwrap().replace("=\r\n", "").replace("=3D", "="));
        std::fs::remove_file(path).unwrap();
    }
    all
}

/// The path of the link in a letter.
fn link(letter: &str, of: &str) -> String {
    let at = letter.find(of).unwrap_or_else(|| panic!("no {of} in {letter}"));
    letter[at..].split_whitespace().next().unwrap().to_owned()
}

#[tokio::test]
async fn a_code_lets_one_in_once_and_everybody_else_out() {
    let club = Club::open().await;
    let mut ada = player(&club, "Ada").await;
    let page = ada.sends("/account/codes", FORM, "").await.is(StatusCode::OK).text;
    let codes = codes(&page);
    assert_eq!(codes.len(), 10);
    assert!(codes.iter().all(|code| code.len() == 19));
    assert!(!ada.gets("/account/codes").await.text.contains(&codes[0]), "shown once");
    let mut lost = club.stranger();
    for (name, code) in [("Ada", "0000-0000-0000-0000"), ("Bea", codes[0].as_str()), ("", ""), ("Ada", "")] {
        let wrong = lost.sends("/recover", FORM, &format!("name={name}&code={code}")).await;
        assert_eq!(refused_by(wrong), "account-code-wrong");
    }
    let form = format!("name=aDA&code={}", codes[0].to_lowercase().replace('-', "+"));
    lost.sends("/recover", FORM, &form).await.is(StatusCode::SEE_OTHER);
    ada.gets("/me/sessions").await.is(StatusCode::UNAUTHORIZED);
    assert!(lost.gets("/account").await.text.contains("A recovery code was used"), "the owner is told");
    assert_eq!(refused_by(club.stranger().sends("/recover", FORM, &form).await), "account-code-wrong", "once");
    // New ones make the old ones worthless.
    lost.sends("/account/codes", FORM, "").await.is(StatusCode::OK);
    let old = format!("name=Ada&code={}", codes[1]);
    assert_eq!(refused_by(club.stranger().sends("/recover", FORM, &old).await), "account-code-wrong");
}

#[tokio::test]
async fn whoever_wants_to_change_a_key_shows_first_who_they_are() {
    let club = Club::open().await;
    let mut ada = player(&club, "Ada").await;
    club.waits(LONG).await;
    for path in
        ["/account/password", "/account/codes", "/account/name", "/account/keys", "/account/leave", "/account/export"]
    {
        let answer = ada.gets(path).await.is(StatusCode::SEE_OTHER);
        assert!(answer.headers["location"].to_str().unwrap().starts_with("/account/prove?then="), "{path}");
    }
    ada.sends("/account/password", FORM, &format!("password={OTHER}")).await.is(StatusCode::SEE_OTHER);
    club.stranger().sends("/login", FORM, &format!("name=Ada&password={GOOD}")).await.is(StatusCode::SEE_OTHER);
    assert_eq!(refused_by(ada.sends("/account/prove", FORM, "password=x&then=/account/name").await), "account-wrong");
    let proved = ada.sends("/account/prove", FORM, &format!("password={GOOD}&then=//evil.example/")).await;
    assert_eq!(proved.is(StatusCode::SEE_OTHER).headers["location"], "/account", "nobody is led elsewhere");
    ada.sends("/account/password", FORM, &format!("password={OTHER}&others=yes")).await.is(StatusCode::SEE_OTHER);
    assert_eq!(ada.gets("/me/sessions").await.json().as_array().unwrap().len(), 1);
    club.stranger().sends("/login", FORM, &format!("name=Ada&password={OTHER}")).await.is(StatusCode::SEE_OTHER);
    let old = club.stranger().sends("/login", FORM, &format!("name=Ada&password={GOOD}")).await;
    assert_eq!(refused_by(old), "account-wrong");
    assert_eq!(refused_by(ada.sends("/account/password/remove", FORM, "").await), "account-last-key");
    // A guest has none of it.
    let mut guest = club.guest("Passer-by").await;
    guest.gets("/account/password").await.is(StatusCode::FORBIDDEN);
    club.stranger().gets("/account/codes").await.is(StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_browser_is_named_and_signed_out_by_its_owner_only() {
    let club = Club::open().await;
    let mut ada = player(&club, "Ada").await;
    let mut phone = club.stranger();
    let login = format!("name=Ada&password={GOOD}");
    let request = axum::http::Request::post("/login").header("content-type", FORM);
    let request = request.header("user-agent", "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0");
    phone.asks(request, login).await.is(StatusCode::SEE_OTHER);
    let page = ada.gets("/account").await.is(StatusCode::OK).text;
    assert!(page.contains("Firefox, Android"), "{page}");
    let name = page.split("name=\"browser\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let mut eve = player(&club, "Eve").await;
    eve.sends("/account/browsers/end", FORM, &format!("browser={name}")).await.is(StatusCode::SEE_OTHER);
    phone.gets("/me/sessions").await.is(StatusCode::OK);
    ada.sends("/account/browsers/end", FORM, &format!("browser={name}")).await.is(StatusCode::SEE_OTHER);
    phone.gets("/me/sessions").await.is(StatusCode::UNAUTHORIZED);
    ada.gets("/me/sessions").await.is(StatusCode::OK);
}

#[tokio::test]
async fn a_browser_that_stays_away_for_a_month_is_signed_out_and_a_guest_is_not() {
    let club = Club::open().await;
    let (mut ada, mut guest) = (player(&club, "Ada").await, club.guest("Passer-by").await);
    let days = |days: u64| Millis::seconds(days * 24 * 3600);
    club.clock.advance(days(20));
    ada.gets("/me/sessions").await.is(StatusCode::OK);
    club.clock.advance(days(20));
    ada.gets("/me/sessions").await.is(StatusCode::OK);
    club.clock.advance(days(31));
    ada.gets("/me/sessions").await.is(StatusCode::UNAUTHORIZED);
    guest.gets("/me/sessions").await.is(StatusCode::OK);
    club.clock.advance(days(330));
    guest.gets("/me/sessions").await.is(StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn others_guesses_do_not_keep_an_owner_out_where_they_were_before() {
    let club = Club::open().await;
    let mut ada = player(&club, "Ada").await;
    let device = ada.sends("/login", FORM, &format!("name=Ada&password={GOOD}")).await;
    let device = device.headers.get_all("set-cookie").iter().find_map(|cookie| {
        cookie.to_str().unwrap().split(';').next().filter(|one| one.starts_with("tavola_device=")).map(str::to_owned)
    });
    let device = device.expect("the browser is known again");
    let mut eve = club.stranger();
    while eve.sends("/login", FORM, "name=Ada&password=x").await.status == StatusCode::UNPROCESSABLE_ENTITY {}
    let login = format!("name=Ada&password={GOOD}");
    club.stranger().sends("/login", FORM, &login).await.is(StatusCode::TOO_MANY_REQUESTS);
    let mut known = club.stranger();
    known.cookie = Some(device.clone());
    known.sends("/login", FORM, &login).await.is(StatusCode::SEE_OTHER);
    // For another name it is worth nothing, nor is a forged one.
    player(&club, "Bea").await;
    while eve.sends("/login", FORM, "name=Bea&password=x").await.status == StatusCode::UNPROCESSABLE_ENTITY {}
    for cookie in [device.as_str(), "tavola_device=0a.0b", "tavola_device=x"] {
        let mut other = club.stranger();
        other.cookie = Some(cookie.to_owned());
        let form = format!("name=Bea&password={GOOD}");
        other.sends("/login", FORM, &form).await.is(StatusCode::TOO_MANY_REQUESTS);
    }
}

#[tokio::test]
async fn a_name_is_changed_a_few_times_and_the_owner_sees_it() {
    let club = Club::open().await;
    let mut ada = player(&club, "Ada").await;
    player(&club, "Bea").await;
    assert_eq!(refused_by(ada.sends("/account/name", FORM, "name=bEA").await), "name-taken");
    assert_eq!(refused_by(ada.sends("/account/name", FORM, "name=+").await), "name-missing");
    for name in ["Ada+1", "Ada+2", "Ada+3"] {
        ada.sends("/account/name", FORM, &format!("name={name}")).await.is(StatusCode::SEE_OTHER);
    }
    assert_eq!(refused_by(ada.sends("/account/name", FORM, "name=Ada+4").await), "account-name-often");
    let page = ada.gets("/account/name").await.text;
    assert!(page.contains("Ada 2") && page.contains(">Ada<"), "{page}");
}

#[tokio::test]
async fn a_link_of_the_staffs_is_good_once_and_only_a_button_uses_it() {
    let club = Club::open().await;
    let mut ada = player(&club, "Ada").await;
    let secret = "5".repeat(64);
    let order = Order::Reset { name: "Ada".to_owned(), hash: tavola_server::base::secret::digest(&secret) };
    club.app.accounts().carry_out(&order, club.app.now()).await.unwrap();
    let mut lost = club.stranger();
    lost.gets(&format!("/recover/{secret}")).await.is(StatusCode::OK);
    lost.sends(&format!("/recover/{secret}"), FORM, "").await.is(StatusCode::SEE_OTHER);
    lost.gets("/account/password").await.is(StatusCode::OK);
    ada.gets("/me/sessions").await.is(StatusCode::UNAUTHORIZED);
    assert_eq!(refused_by(club.stranger().sends(&format!("/recover/{secret}"), FORM, "").await), "account-link-gone");
    club.app.accounts().carry_out(&order, club.app.now()).await.unwrap();
    club.waits(Millis::seconds(3700)).await;
    assert_eq!(refused_by(club.stranger().gets(&format!("/recover/{secret}")).await), "account-link-gone");
}

#[tokio::test]
async fn an_address_counts_once_it_is_confirmed_and_its_change_is_told_to_both() {
    let (club, letters) = with_letters().await;
    let mut ada = player(&club, "Ada").await;
    let ask = async |ada: &mut Guest<'_>, address: &str| {
        ada.sends("/account/mail", FORM, &format!("address={address}")).await
    };
    assert_eq!(refused_by(ask(&mut ada, "a@b%0d%0aBcc:+c@d").await), "mail-no-address");
    ask(&mut ada, "ada@one.example").await.is(StatusCode::OK);
    let first = sent(&club, &letters).await;
    assert!(first.len() == 1 && first[0].contains("To: ada@one.example"), "{first:?}");
    assert!(!ada.gets("/account").await.text.contains("ada@one.example"), "not yet");
    let path = link(&first[0], "/mail/confirm/");
    club.stranger().gets(&path).await.is(StatusCode::OK);
    club.stranger().sends(&path, FORM, "").await.is(StatusCode::OK);
    assert_eq!(refused_by(club.stranger().sends(&path, FORM, "").await), "account-link-gone");
    assert!(ada.gets("/account").await.text.contains("ada@one.example"));
    assert!(sent(&club, &letters).await[0].contains("To: ada@one.example"), "the owner is told");
    // Changed by somebody else: both boxes hear of it, and the first can undo it.
    ask(&mut ada, "eve@two.example").await.is(StatusCode::OK);
    let path = link(&sent(&club, &letters).await[0], "/mail/confirm/");
    club.stranger().sends(&path, FORM, "").await.is(StatusCode::OK);
    let told = sent(&club, &letters).await;
    assert_eq!(told.len(), 2);
    let before = told.iter().find(|letter| letter.contains("To: ada@one.example")).unwrap();
    club.stranger().sends(&link(before, "/mail/undo/"), FORM, "").await.is(StatusCode::OK);
    ada.gets("/me/sessions").await.is(StatusCode::UNAUTHORIZED);
    let id = account(&club, "Ada").await;
    assert_eq!(club.app.store().mailbox_of(&id).await.unwrap().unwrap().address, "ada@one.example");
}

#[tokio::test]
async fn a_link_by_letter_is_good_for_a_quarter_of_an_hour_and_nobody_is_told_who_has_an_address() {
    let (club, letters) = with_letters().await;
    let mut ada = player(&club, "Ada").await;
    player(&club, "Bea").await;
    ada.sends("/account/mail", FORM, "address=ada@one.example").await.is(StatusCode::OK);
    let path = link(&sent(&club, &letters).await[0], "/mail/confirm/");
    club.stranger().sends(&path, FORM, "").await.is(StatusCode::OK);
    sent(&club, &letters).await;
    let mut answers = Vec::new();
    for name in ["Ada", "Bea", "Nobody"] {
        answers
            .push(club.stranger().sends("/recover/mail", FORM, &format!("name={name}")).await.is(StatusCode::OK).text);
    }
    assert!(answers.windows(2).all(|two| two[0] == two[1]));
    let mut found = Vec::new();
    for _ in 0..200 {
        found.extend(sent(&club, &letters).await);
        if !found.is_empty() {
            break;
        }
        tokio::task::yield_now().await;
    }
    assert!(found.len() == 1 && found[0].contains("To: ada@one.example"), "{found:?}");
    let path = link(&found[0], "/recover/");
    club.stranger().gets(&path).await.is(StatusCode::OK);
    club.waits(Millis::seconds(16 * 60)).await;
    assert_eq!(refused_by(club.stranger().sends(&path, FORM, "").await), "account-link-gone");
}

#[tokio::test]
async fn news_say_how_to_have_no_more_and_one_click_is_enough() {
    let (club, letters) = with_letters().await;
    let mut ada = player(&club, "Ada").await;
    ada.sends("/account/mail", FORM, "address=ada@one.example").await.is(StatusCode::OK);
    let path = link(&sent(&club, &letters).await[0], "/mail/confirm/");
    club.stranger().sends(&path, FORM, "").await.is(StatusCode::OK);
    sent(&club, &letters).await;
    let (id, now) = (account(&club, "Ada").await, club.app.now());
    let news = Letter::new("Your turn", "Bea has played.");
    assert!(club.app.mail().send(&id, Purpose::Notices, news.clone(), now).await.unwrap());
    // In the store until it is sent: a restart loses nothing.
    let club = club.reopened(Millis::seconds(5)).await;
    let letter = sent(&club, &letters).await.remove(0);
    assert!(letter.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{letter}");
    let stop = link(&letter, "/mail/stop/");
    let stop = stop.trim_end_matches('>');
    club.stranger().sends(stop, FORM, "List-Unsubscribe=One-Click").await.is(StatusCode::OK);
    assert!(!club.app.mail().send(&id, Purpose::Notices, news.clone(), now).await.unwrap());
    assert!(club.app.mail().send(&id, Purpose::Keys, news, now).await.unwrap());
}

#[tokio::test]
async fn everything_of_ones_own_can_be_had_and_nothing_that_opens_anything() {
    let club = Club::open().await;
    let mut ada = player(&club, "Ada").await;
    ada.opens(with_a_bot()).await;
    ada.sends("/account/codes", FORM, "").await.is(StatusCode::OK);
    let id = account(&club, "Ada").await;
    let bytes = leaving::export(&club.app, &id).await.unwrap();
    let mut zip = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
    let about: serde_json::Value = serde_json::from_reader(zip.by_name("tavola.json").unwrap()).unwrap();
    assert_eq!(about["data"]["account"][0]["name"], "Ada");
    assert_eq!(about["data"]["seats"].as_array().unwrap().len(), 1);
    assert_eq!(about["data"]["recovery_codes"].as_array().unwrap().len(), 10);
    let text = about.to_string();
    assert!(!text.contains("argon2") && !text.contains("\"hash\""), "{text}");
    ada.gets("/account/export").await.is(StatusCode::OK);
}

#[tokio::test]
async fn who_leaves_can_come_back_for_a_week_and_then_is_nobody() {
    let club = Club::open().await;
    let mut ada = player(&club, "Ada").await;
    let table = ada.opens(with_a_bot()).await;
    let id = account(&club, "Ada").await;
    ada.sends("/account/leave", FORM, "sure=yes").await.is(StatusCode::SEE_OTHER);
    ada.sends("/account/stay", FORM, "").await.is(StatusCode::SEE_OTHER);
    ada.sends("/account/leave", FORM, "sure=yes").await.is(StatusCode::SEE_OTHER);
    club.clock.advance(Millis::seconds(6 * 24 * 3600));
    housekeeping::tidy(&club.app).await.unwrap();
    assert!(club.app.store().is_player(&id).await.unwrap());
    club.clock.advance(Millis::seconds(2 * 24 * 3600));
    housekeeping::tidy(&club.app).await.unwrap();
    ada.gets("/me/sessions").await.is(StatusCode::UNAUTHORIZED);
    let mut bea = club.stranger();
    let form = format!("name=Ada&password={GOOD}");
    assert_eq!(refused_by(bea.sends("/login", FORM, &form).await), "account-wrong");
    let view = bea.gets(&format!("{}/view", table.path)).await.text;
    assert!(!view.contains("Ada") && view.contains("Closed account"), "{view}");
    assert!(!bea.gets(&table.path).await.text.contains(">Ada<"));
    for event in club.app.store().events_after(&StreamId::new(&table.path[3..]), Version::NONE).await.unwrap() {
        assert!(!event.body.contains("\"Ada\""), "{}", event.body);
    }
}
