//! What weighs at a tournament's desk: acts that ask first, rulings that concern somebody, what is sent twice.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::actors::{Answer, Club, Guest};
use crate::tournament::{acts, draws, opens};

const FORM: &str = "application/x-www-form-urlencoded";

fn coded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// Presses a page's button: the command and other fields.
async fn sends(guest: &mut Guest<'_>, event: &str, command: &Value, fields: &[(&str, &str)]) -> Answer {
    fills(guest, event, &[&[("command", command.to_string().as_str())], fields].concat()).await
}

/// Sends a page's form.
async fn fills(guest: &mut Guest<'_>, event: &str, fields: &[(&str, &str)]) -> Answer {
    let form: Vec<_> = fields.iter().map(|(name, text)| format!("{}={}", coded(name), coded(text))).collect();
    guest.sends(&format!("{event}/command"), FORM, &form.join("&")).await
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
    let instead = [("form", "replace_member"), ("ruling", "1"), ("member", "Carla"), ("name", "Franca Neri")];
    fills(&mut ada, &event, &[&instead[..], &[("sure", "yes")]].concat()).await.is(StatusCode::SEE_OTHER);
    // Nobody votes before the side has been heard.
    assert!(!ada.gets(&format!("{event}/desk/book")).await.text.contains("Franca Neri: uphold"));
    acts(&mut ada, &event, json!({ "type": "hear", "ruling": 1, "entrant": first })).await;
    assert!(ada.gets(&format!("{event}/desk/book")).await.text.contains("Franca Neri: uphold"));
    let close = [("form", "close_appeal"), ("ruling", "1"), ("reason", "the hall closes"), ("sure", "yes")];
    fills(&mut ada, &event, &close).await.is(StatusCode::SEE_OTHER);
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

/// The name that a page gives its first form of a kind.
fn drawn(page: &str, kind: &str) -> String {
    let form = page.split("<form").find(|form| form.contains(&format!("name=\"form\" value=\"{kind}\""))).unwrap();
    form.split("name=\"command_id\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_form_of_the_desk_that_is_sent_twice_without_a_script_acts_once() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let event = in_the_hall(&mut ada, &[]).await;
    let page = ada.gets(&format!("{event}/desk/entries")).await.is(StatusCode::OK).text;
    let name = drawn(&page, "enter");
    let enters = |who: &'static str| [("form", "enter"), ("division", "main"), ("name", who)];
    // Pressed twice it is one entry; gone back to and filled in anew it is another.
    for (who, many) in [("Bea", 1), ("Bea", 1), ("Carl", 2), ("Carl", 2)] {
        let fields = [&enters(who)[..], &[("command_id", name.as_str())]].concat();
        fills(&mut ada, &event, &fields).await.is(StatusCode::SEE_OTHER);
        assert_eq!(ada.sees(&event).await["entries"].as_array().unwrap().len(), many, "{who}");
    }
    let again = ada.gets(&format!("{event}/desk/entries")).await.text;
    assert_ne!(drawn(&again, "enter"), name, "the next page's form is something new");
}

#[tokio::test]
async fn a_form_that_is_refused_leads_back_to_where_it_was() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let event = in_the_hall(&mut ada, &["Bea"]).await;
    for (way, form, back) in [
        ("committee", "names=Clio", "/desk/setup"),
        ("command", "form=announce&text=+", "/desk"),
        ("bots", "division=main&many=2", "/desk/entries"),
        ("devices/1", "form=time&side=white&seconds=1&reason=late", "/desk/match/1"),
    ] {
        let back = format!("{event}{back}");
        let request = axum::http::Request::post(format!("{event}/{way}")).header("accept", "text/html");
        let answer = ada.asks(request.header("content-type", FORM), format!("{form}&back={}", coded(&back))).await;
        assert!(answer.status.is_client_error(), "{way}: {}", answer.status);
        assert!(answer.text.contains(&format!("href=\"{back}\"")), "{way}: {}", answer.text);
    }
}

#[tokio::test]
async fn a_player_who_is_entered_is_not_asked_to_take_part() {
    let club = Club::open().await;
    let (mut ada, mut bea) = (club.guest("Ada").await, club.guest("Bea").await);
    let event = in_the_hall(&mut ada, &[]).await;
    let asks = "Ask to take part";
    assert!(bea.gets(&event).await.is(StatusCode::OK).text.contains(asks));
    acts(&mut bea, &event, json!({ "type": "enter", "division": "main", "people": [{ "name": "Bea" }] })).await;
    let page = bea.gets(&event).await.is(StatusCode::OK).text;
    assert!(!page.contains(asks) && page.contains("You are entered here"), "{page}");
    assert!(ada.gets(&event).await.text.contains(asks), "everybody else is");
    let entrant = bea.sees(&event).await["you"]["entrants"][0].clone();
    acts(&mut bea, &event, json!({ "type": "withdraw", "entrant": entrant })).await;
    assert!(bea.gets(&event).await.text.contains(asks), "who has withdrawn may ask again");
}

#[tokio::test]
async fn pages_tell_a_match_that_is_called_from_one_that_is_on() {
    let club = Club::open().await;
    let (mut ada, mut bea, mut carl) = (club.guest("Ada").await, club.guest("Bea").await, club.guest("Carl").await);
    let event = in_the_hall(&mut ada, &[]).await;
    enters(&mut ada, &event, &mut bea, "Bea").await;
    enters(&mut ada, &event, &mut carl, "Carl").await;
    draws(&mut ada, &event).await;
    acts(&mut ada, &event, json!({ "type": "call", "match": 1 })).await;
    let me = format!("{event}/me");
    assert!(bea.gets(&event).await.text.contains("One match called to the tables"));
    assert!(bea.gets(&me).await.text.contains("Called to the tables"));
    let desk = ada.gets(&format!("{event}/desk/match/1")).await.is(StatusCode::OK).text;
    assert!(!desk.contains("device-seconds"), "no device, no time on it: {desk}");
    acts(&mut ada, &event, json!({ "type": "start", "match": 1 })).await;
    assert!(bea.gets(&event).await.text.contains("One match in progress"));
    let hers = bea.gets(&me).await.text;
    assert!(!hers.contains("Called to the tables") && hers.contains("In progress"), "{hers}");
}

#[tokio::test]
async fn nothing_is_undone_from_the_pages_of_a_tournament_that_is_closed() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let played = in_the_hall(&mut ada, &["Bea", "Carl"]).await;
    draws(&mut ada, &played).await;
    acts(&mut ada, &played, json!({ "type": "result", "match": 1, "result": { "winner": 1 } })).await;
    let unplayed = in_the_hall(&mut ada, &["Bea"]).await;
    acts(&mut ada, &unplayed, json!({ "type": "withdraw", "entrant": 1 })).await;
    let pages = [format!("{played}/desk"), format!("{played}/desk/log"), format!("{unplayed}/desk/entries")];
    for page in &pages {
        assert!(ada.gets(page).await.is(StatusCode::OK).text.contains("?undo="), "{page}");
    }
    acts(&mut ada, &played, json!({ "type": "finish" })).await;
    acts(&mut ada, &unplayed, json!({ "type": "finish", "leaving": ["main"] })).await;
    for page in &pages {
        assert!(!ada.gets(page).await.is(StatusCode::OK).text.contains("?undo="), "{page}");
    }
}

#[tokio::test]
async fn a_director_is_told_that_they_can_correct_and_others_that_a_director_can() {
    let club = Club::open().await;
    let (mut ada, mut rea) = (club.guest("Ada").await, club.guest("Rea").await);
    let event = in_the_hall(&mut ada, &["Bea", "Carl"]).await;
    let referee = rea.sees(&event).await["you"]["player"].clone();
    acts(&mut ada, &event, json!({ "type": "appoint", "office": "referee", "person": referee })).await;
    draws(&mut ada, &event).await;
    acts(&mut ada, &event, json!({ "type": "result", "match": 1, "result": { "winner": 1 } })).await;
    let other = json!({ "type": "result", "match": 1, "result": { "winner": 2 } });
    for (who, said) in [(&mut ada, "on the bracket: correct it"), (&mut rea, "only the director can correct it")] {
        let answer = who.commands(&event, other.clone()).await.is(StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer.text.contains(said), "{}", answer.text);
    }
}

#[tokio::test]
async fn the_draws_page_schedules_only_rounds_that_wait_and_a_round_that_does_not_says_so() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let event = in_the_hall(&mut ada, &["Bea", "Carl"]).await;
    draws(&mut ada, &event).await;
    let page = format!("{event}/desk/draw");
    assert!(ada.gets(&page).await.is(StatusCode::OK).text.contains("value=\"main-1\""));
    acts(&mut ada, &event, json!({ "type": "call", "match": 1 })).await;
    let text = ada.gets(&page).await.text;
    assert!(!text.contains("main-1") && !text.contains("Set the time"), "{text}");
    let late =
        json!({ "type": "schedule", "division": "main", "stage": "main", "round": 1, "at": 2_000_000_000_000_u64 });
    let answer = ada.commands(&event, late).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.text.contains("nothing-to-schedule"), "{}", answer.text);
}
