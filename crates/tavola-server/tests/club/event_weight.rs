//! What weighs at a tournament's desk: acts that ask first, rulings that concern somebody, what is sent twice.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::actors::{Answer, Club, Guest};
use crate::tournament::{acts, draws, opens};

const FORM: &str = "application/x-www-form-urlencoded";

fn coded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// Sends a page's form: the command and other fields.
async fn sends(guest: &mut Guest<'_>, event: &str, command: &Value, fields: &[(&str, &str)]) -> Answer {
    let fields = fields.iter().map(|(name, text)| format!("&{}={}", coded(name), coded(text)));
    let form = format!("command={}{}", coded(&command.to_string()), fields.collect::<String>());
    guest.sends(&format!("{event}/command"), FORM, &form).await
}

async fn in_the_hall(host: &mut Guest<'_>, names: &[&str]) -> String {
    let division = json!({ "id": "main", "format": { "type": "knock_out", "consolation": { "type": "none" } } });
    let event = opens(host, json!({ "venue": "over_the_board", "divisions": [division] })).await;
    for name in names {
        acts(host, &event, json!({ "type": "enter", "division": "main", "people": [{ "name": name }] })).await;
    }
    event
}

/// Somebody who enters with an account, and is let in.
async fn enters(host: &mut Guest<'_>, event: &str, guest: &mut Guest<'_>, name: &str) -> u64 {
    acts(guest, event, json!({ "type": "enter", "division": "main", "people": [{ "name": name }] })).await;
    let entrant = guest.sees(event).await["you"]["entrants"][0].as_u64().unwrap();
    acts(host, event, json!({ "type": "approve", "entrant": entrant })).await;
    entrant
}

// rule: TRN-08
#[tokio::test]
async fn a_form_of_weight_asks_first_and_acts_when_it_says_that_it_was_asked() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let event = in_the_hall(&mut ada, &["Bea", "Carl", "Dora", "Emil"]).await;
    acts(&mut ada, &event, json!({ "type": "draw", "division": "main" })).await;
    let other =
        json!({ "type": "rule", "about": 4, "clause": "TRN-21", "reason": "a fight", "remedy": { "type": "ban" } });
    let weighty = [
        (json!({ "type": "draw", "division": "main" }), "draw again"),
        (json!({ "type": "publish_draw", "division": "main" }), "can’t be drawn again"),
        (json!({ "type": "withdraw", "entrant": 3 }), "Withdraw Dora?"),
        (other, "Ban Emil?"),
    ];
    for (command, question) in weighty {
        let before = ada.sees(&event).await;
        let asked = sends(&mut ada, &event, &command, &[]).await.is(StatusCode::PRECONDITION_REQUIRED);
        assert!(asked.text.contains(question), "{command}: {}", asked.text);
        assert!(asked.text.contains(r#"name="sure" value="yes""#) && asked.text.contains(r#"name="command_id""#));
        assert_eq!(ada.sees(&event).await["log"], before["log"], "nothing is done by asking: {command}");
        sends(&mut ada, &event, &command, &[("sure", "yes")]).await.is(StatusCode::SEE_OTHER);
        assert_ne!(ada.sees(&event).await["log"], before["log"], "{command}");
    }
    let light = json!({ "type": "announce", "text": "dinner" });
    let answer = sends(&mut ada, &event, &light, &[]).await;
    assert_ne!(answer.status, StatusCode::PRECONDITION_REQUIRED, "what weighs nothing is not asked");
}

#[tokio::test]
async fn the_end_says_what_is_left_undone_before_it_is_done() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let divisions = json!([{ "id": "main", "format": { "type": "knock_out", "consolation": { "type": "none" } } }, { "id": "night", "name": "Night cup" }]);
    let event = opens(&mut ada, json!({ "venue": "over_the_board", "divisions": divisions })).await;
    for (division, name) in [("main", "Bea"), ("main", "Carl"), ("night", "Bea"), ("night", "Carl")] {
        acts(&mut ada, &event, json!({ "type": "enter", "division": division, "people": [{ "name": name }] })).await;
    }
    draws(&mut ada, &event).await;
    let winner = ada.sees(&event).await["matches"][0]["seats"][0]["entrant"].clone();
    acts(&mut ada, &event, json!({ "type": "result", "match": 1, "result": { "winner": winner } })).await;
    let desk = ada.gets(&format!("{event}/desk")).await.text;
    assert!(desk.contains("Not played to the end: Night cup") && desk.contains("leaving"), "{desk}");
    sends(&mut ada, &event, &json!({ "type": "finish" }), &[]).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    let finish = json!({ "type": "finish", "leaving": ["night"] });
    let asked = sends(&mut ada, &event, &finish, &[]).await.is(StatusCode::PRECONDITION_REQUIRED);
    assert!(asked.text.contains("although Night cup is not played to the end"), "{}", asked.text);
    sends(&mut ada, &event, &finish, &[("sure", "yes")]).await.is(StatusCode::SEE_OTHER);
    assert_eq!(ada.sees(&event).await["stage"], "finished");
}

#[tokio::test]
async fn what_would_be_refused_is_refused_and_not_asked() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let event = in_the_hall(&mut ada, &["Bea", "Carl"]).await;
    draws(&mut ada, &event).await;
    sends(&mut ada, &event, &json!({ "type": "finish" }), &[]).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    let mut eve = club.guest("Eve").await;
    let withdraw = json!({ "type": "withdraw", "entrant": 1 });
    sends(&mut eve, &event, &withdraw, &[]).await.is(StatusCode::UNPROCESSABLE_ENTITY);
}

// rule: TRN-19
#[tokio::test]
async fn a_player_sees_a_ruling_about_them_and_appeals_from_their_page_and_the_desk_says_so() {
    let club = Club::open().await;
    let (mut ada, mut bea, mut carl) = (club.guest("Ada").await, club.guest("Bea").await, club.guest("Carl").await);
    let event = in_the_hall(&mut ada, &[]).await;
    let [first, _] =
        [enters(&mut ada, &event, &mut bea, "Bea").await, enters(&mut ada, &event, &mut carl, "Carl").await];
    draws(&mut ada, &event).await;
    let rule = json!({ "type": "rule", "about": first, "clause": "TRN-25", "reason": "a shout", "remedy": { "type": "warning" } });
    acts(&mut ada, &event, rule).await;
    let me = format!("{event}/me");
    let hers = bea.gets(&me).await.is(StatusCode::OK).text;
    assert!(hers.contains("TRN-25") && hers.contains("a shout"), "{hers}");
    assert!(hers.contains("Appeal to the committee") && hers.contains("An appeal can be made until"), "{hers}");
    let his = carl.gets(&me).await.text;
    assert!(!his.contains("a shout"), "a warning is nobody else's");
    let appeal = json!({ "type": "appeal", "ruling": 1, "entrant": first });
    sends(&mut bea, &event, &appeal, &[("back", me.as_str())]).await.is(StatusCode::SEE_OTHER);
    assert!(!bea.gets(&me).await.text.contains("Appeal to the committee"));
    let desk = ada.gets(&format!("{event}/desk")).await.is(StatusCode::OK).text;
    assert!(desk.contains("Appeals to be decided") && desk.contains("/desk/book#ruling-1"), "{desk}");
    // Without the match that is open the appeal alone forbids the end, and the page offers none.
    let result = json!({ "type": "result", "match": 1, "result": { "winner": first } });
    acts(&mut ada, &event, result).await;
    let desk = ada.gets(&format!("{event}/desk")).await.text;
    assert!(!desk.contains("&quot;finish&quot;"), "{desk}");
    let book = ada.gets(&format!("{event}/desk/book")).await.text;
    assert!(book.contains("Replace a member") && book.contains("Close without a decision"), "{book}");
    let instead = json!({ "type": "replace_member", "ruling": 1, "member": "Carla" });
    let fields = [("&/by", "Franca Neri"), ("sure", "yes")];
    sends(&mut ada, &event, &instead, &fields).await.is(StatusCode::SEE_OTHER);
    assert!(ada.gets(&format!("{event}/desk/book")).await.text.contains("Franca Neri: uphold"));
    let close = json!({ "type": "close_appeal", "ruling": 1 });
    sends(&mut ada, &event, &close, &[("/reason", "the hall closes"), ("sure", "yes")]).await.is(StatusCode::SEE_OTHER);
    assert!(bea.gets(&me).await.text.contains("the hall closes"));
    assert!(ada.gets(&format!("{event}/desk")).await.text.contains("&quot;finish&quot;"));
}

// rule: TRN-21
#[tokio::test]
async fn the_page_of_who_has_withdrawn_or_was_disqualified_says_so() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let event = in_the_hall(&mut ada, &["Bea", "Carl", "Dora"]).await;
    draws(&mut ada, &event).await;
    acts(&mut ada, &event, json!({ "type": "withdraw", "entrant": 1 })).await;
    let rule = json!({ "type": "rule", "about": 2, "clause": "TRN-21", "reason": "a fight", "remedy": { "type": "disqualify" } });
    acts(&mut ada, &event, rule).await;
    let mut eve = club.stranger();
    let page = |entrant: u32| format!("{event}/player/{entrant}");
    assert!(eve.gets(&page(1)).await.is(StatusCode::OK).text.contains("withdrawn"));
    let out = eve.gets(&page(2)).await.is(StatusCode::OK).text;
    assert!(out.contains("disqualified") && out.contains("TRN-21"), "{out}");
    let draw = eve.gets(&event).await.text;
    assert!(
        draw.contains("Carl") && !draw.contains(">#2<"),
        "whoever was disqualified is still called by name: {draw}"
    );
}

#[tokio::test]
async fn bots_that_are_asked_for_twice_under_one_name_come_once() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let event = opens(&mut ada, json!({})).await;
    for (name, many) in [("b-1", 3), ("b-1", 3), ("b-2", 5)] {
        let form = format!("division=main&many={}&command_id={name}", if name == "b-2" { 2 } else { 3 });
        ada.sends(&format!("{event}/bots"), FORM, &form).await.is(StatusCode::SEE_OTHER);
        assert_eq!(ada.sees(&event).await["entries"].as_array().unwrap().len(), many);
    }
}
