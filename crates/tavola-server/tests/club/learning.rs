//! Learning from oneself: cards of one's own errors, the position of the day, a bot as strong as oneself.

use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_base::Millis;
use tavola_server::club::library::judge_next;

use crate::actors::{Club, Guest};
use crate::history::one_acts;

const FORM: &str = "application/x-www-form-urlencoded";

/// A match of one point between two people, played without thought, and judged deeply.
async fn judged_match<'a>(club: &'a Club) -> [Guest<'a>; 2] {
    let (mut ada, mut bea) = (club.guest("Ada").await, club.guest("Bea").await);
    let terms =
        json!({ "opponent": "friend", "rules": { "preset": "match", "length": { "points": 1 } }, "side": "white" });
    let table = ada.opens(terms).await;
    bea.posts(table.link.as_ref().unwrap(), &json!({})).await.is(StatusCode::OK);
    let mut guests = [ada, bea];
    while guests[0].sees(&table.path).await["state"] != "over" {
        one_acts(&mut guests, &table.path).await;
    }
    // Looking at the quiz finds the match and puts it into the queue.
    guests[0].gets("/quiz").await.is(StatusCode::OK);
    while judge_next(&club.app).await.unwrap() {}
    guests
}

/// The name of the card that is asked.
fn card(page: &str) -> Option<String> {
    let rest = page.split("name=\"card\" value=\"").nth(1)?;
    Some(rest.split('"').next()?.to_owned())
}

/// The answers that can be chosen from the list or the buttons.
fn choices(page: &str) -> Vec<String> {
    let found = page.split("name=\"answer\" value=\"").skip(1).filter_map(|rest| rest.split('"').next());
    found.map(str::to_owned).collect()
}

fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

fn due(page: &str) -> usize {
    page.split("data-due=\"").nth(1).and_then(|rest| rest.split('"').next()).map_or(0, |many| many.parse().unwrap())
}

async fn answers(guest: &mut Guest<'_>, card: &str, answer: &str) -> String {
    let body = format!("card={}&act=answer&answer={}", encoded(card), encoded(answer));
    guest.sends("/quiz", FORM, &body).await.is(StatusCode::OK).text
}

#[tokio::test]
async fn ones_own_errors_are_asked_again_sooner_where_one_forgets() {
    let club = Club::open().await;
    let [mut ada, mut bea] = judged_match(&club).await;
    let page = ada.gets("/quiz").await.is(StatusCode::OK).text;
    let (first, many) = (card(&page).expect("a card is due"), due(&page));
    assert!(many > 1, "who plays without thought errs");
    // Nothing tells what is right: no figures, no best play, no verdict.
    for told in ["study-candidates", "quiz-verdict", "data-right", "diagram-best", "equity"] {
        assert!(!page.contains(told), "{told}");
    }
    // Another's card is nobody's.
    let foreign = format!("card={}&act=answer&answer=wait", encoded(&first));
    club.guest("Eve").await.sends("/quiz", FORM, &foreign).await.is(StatusCode::NOT_FOUND);
    club.stranger().sends("/quiz", FORM, &foreign).await.is(StatusCode::UNAUTHORIZED);
    assert_ne!(card(&bea.gets("/quiz").await.is(StatusCode::OK).text), Some(first.clone()));
    // What cannot be read changes nothing.
    let nonsense = format!("card={}&act=answer&answer=nonsense", encoded(&first));
    let again = ada.sends("/quiz", FORM, &nonsense).await;
    assert!(again.status.is_client_error());
    assert_eq!(card(&again.text).as_ref(), Some(&first), "the card stays");
    assert!(again.text.contains("id=\"answer-wrong\" role=\"alert\""), "{}", again.text);
    assert!(!again.text.contains("id=\"answer\"") || again.text.contains("value=\"nonsense\""), "what was written too");
    // A wrong answer comes again within the hour, a right one later.
    let (mut wrong, mut right) = (None, None);
    for answer in choices(&page) {
        let told = answers(&mut ada, &first, &answer).await;
        let is_right = told.contains("data-right=\"true\"");
        assert!(told.contains("study-candidates") && told.contains("/study?match=1&amp;at="));
        if is_right {
            right = Some(answer)
        } else {
            wrong = Some(answer)
        }
        if right.is_some() && wrong.is_some() {
            break;
        }
    }
    let (wrong, right) = (wrong.expect("some answer is wrong"), right.expect("some answer is right"));
    let now = ada.gets("/quiz").await.text;
    assert_eq!(due(&now), many - 1, "it was answered, and the others are due");
    assert_ne!(card(&now), Some(first.clone()));
    // Skipped and retired cards are not due.
    let second = card(&now).unwrap();
    ada.sends("/quiz", FORM, &format!("card={}&act=skip", encoded(&second))).await.is(StatusCode::SEE_OTHER);
    let third = card(&ada.gets("/quiz").await.text);
    if let Some(third) = third {
        assert_ne!(third, second);
        ada.sends("/quiz", FORM, &format!("card={}&act=retire", encoded(&third))).await.is(StatusCode::SEE_OTHER);
        assert_ne!(card(&ada.gets("/quiz").await.text), Some(third));
    }
    // Begun again, all are due; then the same card answered wrongly is due before one that was answered rightly.
    ada.sends("/quiz", FORM, "act=reset").await.is(StatusCode::SEE_OTHER);
    let page = ada.gets("/quiz").await.text;
    assert_eq!(due(&page), many);
    answers(&mut ada, &first, &wrong).await;
    club.waits(Millis::seconds(3600)).await;
    assert_eq!(due(&ada.gets("/quiz").await.text), many, "what was forgotten is asked again");
    answers(&mut ada, &first, &right).await;
    club.waits(Millis::seconds(60)).await;
    assert_eq!(due(&ada.gets("/quiz").await.text), many - 1);
    ada.sends("/quiz", FORM, "act=burn").await.is(StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_position_of_the_day_is_answered_once_and_told_only_then() {
    let club = Club::open().await;
    let mut stranger = club.stranger();
    let empty = stranger.gets("/daily").await.is(StatusCode::OK).text;
    assert!(empty.contains("daily-empty") && choices(&empty).is_empty());
    let [mut ada, mut bea] = judged_match(&club).await;
    let page = ada.gets("/daily").await.is(StatusCode::OK).text;
    let all = choices(&page);
    assert!(all.len() > 1, "there is a question");
    for told in ["daily-shares", "study-candidates", "data-right", "Ada", "Bea"] {
        assert!(!page.contains(told), "{told} before the answer");
    }
    let day = page.split("name=\"day\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let answer = |text: &str| format!("day={day}&answer={}", encoded(text));
    ada.sends("/daily", FORM, &answer(&all[0])).await.is(StatusCode::SEE_OTHER);
    let told = ada.gets("/daily").await.is(StatusCode::OK).text;
    assert!(told.contains("daily-verdict") && told.contains("study-candidates") && choices(&told).is_empty());
    // The first answer counts; another day's is refused; what is no answer too.
    ada.sends("/daily", FORM, &answer(&all[1])).await.is(StatusCode::SEE_OTHER);
    let again = ada.gets("/daily").await.text;
    assert_eq!(again.matches("class=\"chosen\"").count(), told.matches("class=\"chosen\"").count());
    let early = format!("day=2020-01-01&answer={}", encoded(&all[0]));
    ada.sends("/daily", FORM, &early).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    let again = bea.sends("/daily", FORM, &answer("<b>nonsense")).await.is(StatusCode::BAD_REQUEST).text;
    assert!(again.contains("answer-wrong") && choices(&again) == all && !again.contains("<b>nonsense"));
    assert!(choices(&bea.gets("/daily").await.text).len() > 1, "who has not answered is asked");
    bea.sends("/daily", FORM, &answer(&all[1])).await.is(StatusCode::SEE_OTHER);
    let both = bea.gets("/daily").await.text;
    assert!(both.matches(">50<").count() == 2, "{both}");
    // Tomorrow another question; today's is told to everybody, and of the day after nobody is told.
    club.waits(Millis::seconds(86_400)).await;
    let yesterday = stranger.gets(&format!("/daily?day={day}")).await.is(StatusCode::OK).text;
    assert!(yesterday.contains("daily-shares") && choices(&yesterday).is_empty());
    assert_ne!(choices(&ada.gets("/daily").await.text), all);
    stranger.gets("/daily?day=2999-01-01").await.is(StatusCode::NOT_FOUND);
    stranger.gets("/daily?day=today").await.is(StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn who_wants_a_bot_as_strong_as_themselves_gets_one_by_their_judged_matches() {
    let club = Club::open().await;
    let form = "opponent=bot&preset=match&length=3&level=own";
    let mut eve = club.guest("Eve").await;
    let refused = eve.sends("/tables", FORM, form).await.is(StatusCode::UNPROCESSABLE_ENTITY).json();
    assert_eq!(refused["message_key"], "refused-no-own-level");
    assert!(!eve.gets("/").await.text.contains("level-own"));
    let [mut ada, _] = judged_match(&club).await;
    let start = ada.gets("/").await.is(StatusCode::OK).text;
    if !start.contains("level-own") {
        // A short match may have too few decisions: nothing is offered then.
        return;
    }
    let answer = ada.sends("/tables", FORM, form).await.is(StatusCode::SEE_OTHER);
    let table = answer.headers["location"].to_str().unwrap().to_owned();
    let view: Value = ada.sees(&table).await;
    let levels = [&view["seats"]["white"]["level"], &view["seats"]["black"]["level"]];
    assert!(levels.iter().any(|level| *level == "beginner"), "who plays without thought is a beginner: {levels:?}");
}
