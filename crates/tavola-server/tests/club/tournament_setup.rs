//! What a director chooses for a division by plain forms, and what is settled beside the matches.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::actors::{Club, Guest};
use crate::tournament::{acts, draws, opens};

const FORM: &str = "application/x-www-form-urlencoded";

fn coded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// Sends a form as a page has it.
async fn fills(guest: &mut Guest<'_>, tournament: &str, fields: &[(&str, &str)]) {
    let form: Vec<_> = fields.iter().map(|(name, text)| format!("{}={}", coded(name), coded(text))).collect();
    guest.sends(&format!("{tournament}/command"), FORM, &form.join("&")).await.is(StatusCode::SEE_OTHER);
}

/// The division as it stands, in a form's hidden field.
async fn plan(guest: &mut Guest<'_>, tournament: &str) -> String {
    guest.sees(tournament).await["divisions"][0]["division"].to_string()
}

async fn changes(guest: &mut Guest<'_>, tournament: &str, form: &str, fields: &[(&str, &str)]) -> Value {
    let plan = plan(guest, tournament).await;
    let all = [&[("form", form), ("plan", plan.as_str())], fields].concat();
    fills(guest, tournament, &all).await;
    guest.sees(tournament).await["divisions"][0]["division"].clone()
}

async fn enter(guest: &mut Guest<'_>, tournament: &str, names: &[&str]) {
    for name in names {
        acts(guest, tournament, json!({ "type": "enter", "division": "main", "people": [{ "name": name }] })).await;
    }
}

// rule: MAT-09
#[tokio::test]
async fn a_division_is_given_a_best_of_three_tie_breaks_and_a_swiss_order_by_form() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let division = json!({ "id": "main", "format": { "type": "swiss" } });
    let tournament = opens(&mut ada, json!({ "venue": "over_the_board", "divisions": [division] })).await;
    let page = ada.gets(&format!("{tournament}/desk/setup")).await.is(StatusCode::OK).text;
    for field in ["series", "tie_break", "order", "rounds"] {
        assert!(page.contains(&format!("name=\"{field}\"")), "{field}");
    }
    let set = [
        ("series", "best_of_three"),
        ("order", "fold"),
        ("rounds", "2"),
        ("tie_break", "median"),
        ("tie_break", "fewest_losses"),
        ("tie_break", ""),
        ("per_point", "6"),
    ];
    let changed = changes(&mut ada, &tournament, "change_details", &set).await;
    assert_eq!(changed["series"], "best_of_three");
    assert_eq!(changed["format"], json!({ "type": "swiss", "rounds": 2, "order": "fold" }));
    assert_eq!(changed["tie_breaks"], json!(["median", "fewest_losses"]));
    assert_eq!(changed["per_point"], 360_000);
    enter(&mut ada, &tournament, &["Bea", "Carl"]).await;
    draws(&mut ada, &tournament).await;
    let first = ada.sees(&tournament).await["matches"][0]["seats"][0]["entrant"].clone();
    acts(
        &mut ada,
        &tournament,
        json!({ "type": "result", "match": 1, "result": { "winner": first, "score": [7, 3] } }),
    )
    .await;
    let page = ada.gets(&format!("{tournament}/desk/match/1")).await.text;
    assert!(page.contains("7–3") && page.contains("Match 2 is played in"), "{page}");
    let public = ada.gets(&tournament).await.text;
    assert!(public.contains("best of three") && public.contains("Median Buchholz"), "{public}");
}

// rule: SWG-06
#[tokio::test]
async fn a_swing_is_given_its_points_and_chips_by_form() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let swing = json!({ "type": "swing", "points": 1000, "chips": { "type": "steps", "first": 100, "step": 100 } });
    let tournament = opens(&mut ada, json!({ "divisions": [{ "id": "main", "format": swing }] })).await;
    let set = [("points", "600"), ("chips", "100, 300"), ("limit", "table_stakes")];
    let changed = changes(&mut ada, &tournament, "change_details", &set).await["format"].clone();
    let chips = json!({ "type": "listed", "cpp": [100, 300] });
    assert_eq!(changed, json!({ "type": "swing", "points": 600, "chips": chips, "limit": "table_stakes" }));
}

#[tokio::test]
async fn players_are_auctioned_by_form_and_equals_play_one_point_off() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let division = json!({ "id": "main", "format": { "type": "round_robin" }, "tie_breaks": [] });
    let tournament = opens(&mut ada, json!({ "venue": "over_the_board", "divisions": [division] })).await;
    changes(&mut ada, &tournament, "hold_auction", &[("returned", "90")]).await;
    enter(&mut ada, &tournament, &["Bea", "Carl", "Dora"]).await;
    let page = ada.gets(&format!("{tournament}/desk/money")).await.text;
    assert!(page.contains("name=\"players\""), "{page}");
    let lot = [("form", "sell_lot"), ("division", "main"), ("players", "1"), ("players", "2"), ("buyer", "Zeno")];
    fills(&mut ada, &tournament, &[&lot[..], &[("price", "12,50"), ("bought_back", "50")]].concat()).await;
    let seen = ada.sees(&tournament).await["divisions"][0]["auction"][0].clone();
    assert_eq!((&seen["players"], &seen["price"], &seen["bought_back"]), (&json!([1, 2]), &json!(1250), &json!(5000)));
    assert!(ada.gets(&format!("{tournament}/desk/money")).await.text.contains("Zeno"));

    draws(&mut ada, &tournament).await;
    // Everybody wins once.
    for game in ada.sees(&tournament).await["matches"].as_array().unwrap() {
        let seats: Vec<u64> = (0..2).filter_map(|seat| game["seats"][seat]["entrant"].as_u64()).collect();
        let [one, other] = seats[..] else { continue };
        let winner = if one % 3 + 1 == other { one } else { other };
        let result = json!({ "winner": winner, "score": [7, 1] });
        acts(&mut ada, &tournament, json!({ "type": "result", "match": game["id"], "result": result })).await;
    }
    let page = ada.gets(&format!("{tournament}/desk/draw")).await.text;
    assert!(page.contains("Play-off") && page.contains("name=\"loser\""), "{page}");
    let off = [("form", "play_off"), ("division", "main"), ("winner", "2"), ("loser", "3")];
    fills(&mut ada, &tournament, &off).await;
    let places = ada.sees(&tournament).await["divisions"][0]["standings"].clone();
    let of = |entrant: u64| {
        places.as_array().unwrap().iter().find(|one| one["entrant"] == entrant).unwrap()["place"].clone()
    };
    assert!(of(2).as_u64() < of(3).as_u64(), "{places}");
}

// rule: TRN-02
#[tokio::test]
async fn a_member_of_the_committee_takes_his_seat_by_link_and_casts_his_own_vote() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let tournament = opens(&mut ada, json!({ "venue": "over_the_board", "divisions": [{ "id": "main" }] })).await;
    ada.sends(&format!("{tournament}/committee"), FORM, "names=Clio%0ADino%0AEnzo").await.is(StatusCode::SEE_OTHER);
    enter(&mut ada, &tournament, &["Bea", "Carl"]).await;
    draws(&mut ada, &tournament).await;
    acts(&mut ada, &tournament, json!({ "type": "call", "match": 1 })).await;
    let ruling = json!({ "type": "rule", "match": 1, "about": 1, "clause": "TRN-21", "reason": "noise", "remedy": { "type": "warning" } });
    acts(&mut ada, &tournament, ruling).await;
    acts(&mut ada, &tournament, json!({ "type": "appeal", "ruling": 1, "entrant": 1 })).await;
    for entrant in [1, 2] {
        acts(&mut ada, &tournament, json!({ "type": "hear", "ruling": 1, "entrant": entrant })).await;
    }
    let page = ada.gets(&format!("{tournament}/desk/setup")).await.text;
    let key = page.split("/seat/").nth(1).unwrap().split('"').next().unwrap().to_owned();

    let mut dino = club.stranger();
    dino.gets(&format!("{tournament}/seat/nonsense")).await.is(StatusCode::FORBIDDEN);
    let seat = format!("{tournament}/seat/{key}");
    assert!(dino.gets(&seat).await.is(StatusCode::OK).text.contains("member:dino"));
    dino.sends(&seat, FORM, "name=Dino&member=member:dino").await.is(StatusCode::SEE_OTHER);
    // Sent twice it is taken once; nobody else takes it.
    dino.sends(&seat, FORM, "name=Dino&member=member:dino").await.is(StatusCode::SEE_OTHER);
    let mut zeno = club.stranger();
    zeno.sends(&seat, FORM, "name=Zeno&member=member:dino").await.is(StatusCode::NOT_FOUND);
    let page = dino.gets(&format!("{tournament}/me")).await.text;
    assert!(page.contains("How do you vote?"), "{page}");
    let you = dino.sees(&tournament).await["you"]["player"].clone();
    let vote = json!({ "type": "cast_vote", "ruling": 1, "member": you, "vote": "overturn" });
    fills(&mut dino, &tournament, &[("command", &vote.to_string())]).await;
    assert!(dino.gets(&format!("{tournament}/me")).await.text.contains("Your vote: overturn"));
    let other = json!({ "type": "cast_vote", "ruling": 1, "member": "member:enzo", "vote": "overturn" });
    dino.commands(&tournament, other).await.is(StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn a_refusal_is_italian_with_what_it_speaks_of() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let tournament = opens(&mut ada, json!({ "venue": "over_the_board", "divisions": [{ "id": "main" }] })).await;
    enter(&mut ada, &tournament, &["Bea", "Carl"]).await;
    draws(&mut ada, &tournament).await;
    acts(&mut ada, &tournament, json!({ "type": "call", "match": 1 })).await;
    let command = coded(&json!({ "type": "call", "match": 1 }).to_string());
    let request = axum::http::Request::post(format!("{tournament}/command")).header("accept-language", "it");
    let request = request.header("content-type", FORM).header("accept", "text/html");
    let page = ada.asks(request, format!("command={command}")).await.is(StatusCode::UNPROCESSABLE_ENTITY).text;
    assert!(page.contains("L’incontro 1 è chiamato"), "{page}");
}

// rule: MAT-06, IRR-09
#[tokio::test]
async fn what_the_rules_themselves_decide_is_told_in_the_readers_language() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let division = json!({ "id": "main", "lengths": { "main": [7] } });
    let tournament = opens(&mut ada, json!({ "venue": "over_the_board", "divisions": [division] })).await;
    enter(&mut ada, &tournament, &["Bea", "Carl"]).await;
    draws(&mut ada, &tournament).await;
    acts(&mut ada, &tournament, json!({ "type": "start", "match": 1 })).await;
    for _ in 0..2 {
        acts(&mut ada, &tournament, json!({ "type": "illegal_play", "match": 1, "entrant": 1 })).await;
    }
    let score = json!([5, 2]);
    acts(&mut ada, &tournament, json!({ "type": "wrong_length", "match": 1, "noted": 9, "score": score })).await;
    for (language, repeated, length) in [
        ("en", "Illegal play number 2 in this match.", "Noticed during play: played on to the right length."),
        ("it", "Mossa irregolare numero 2 in questo incontro.", "Scoperto durante il gioco: si prosegue"),
    ] {
        let request = axum::http::Request::get(format!("{tournament}/desk/book")).header("accept-language", language);
        let page = ada.asks(request, "").await.is(StatusCode::OK).text;
        assert!(page.contains(repeated) && page.contains(length), "{language}: {page}");
    }
}

#[tokio::test]
async fn a_swiss_of_too_many_rounds_says_so_at_the_desk_before_the_draw_and_who_meets_again_after_it() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let division = json!({ "id": "main", "format": { "type": "swiss", "rounds": 3 } });
    let tournament = opens(&mut ada, json!({ "venue": "over_the_board", "divisions": [division] })).await;
    enter(&mut ada, &tournament, &["Bea", "Carl", "Dora", "Emil"]).await;
    let told = "4 players can’t play 4 rounds without some of them meeting twice: the maximum is 3.";
    for (rounds, is_told) in [("3", false), ("4", true)] {
        changes(&mut ada, &tournament, "change_details", &[("rounds", rounds)]).await;
        for page in ["desk/setup", "desk/draw"] {
            assert_eq!(
                ada.gets(&format!("{tournament}/{page}")).await.text.contains(told),
                is_told,
                "{rounds}: {page}"
            );
        }
    }
    draws(&mut ada, &tournament).await;
    for round in 0..3 {
        for of in [2 * round + 1, 2 * round + 2] {
            let game = ada.sees(&tournament).await["matches"][of - 1].clone();
            let result = json!({ "winner": game["seats"][0]["entrant"], "score": [7, 3] });
            acts(&mut ada, &tournament, json!({ "type": "result", "match": of, "result": result })).await;
        }
        club.waits(tavola_base::Millis::seconds(2)).await;
        let page = ada.gets(&format!("{tournament}/desk/draw")).await.text;
        assert_eq!(page.contains("These meet again"), round == 2, "after round {}", round + 1);
    }
    assert!(ada.gets(&format!("{tournament}/desk")).await.text.contains("they meet again"), "the board says so too");
}

#[tokio::test]
async fn a_division_that_is_changed_can_be_given_the_lengths_of_its_consolation_and_lose_them_again() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let tournament = opens(&mut ada, json!({ "venue": "over_the_board", "divisions": [{ "id": "main" }, { "id": "rounds", "format": { "type": "swiss" } }] })).await;
    let page = ada.gets(&format!("{tournament}/desk/setup")).await.text;
    assert!(page.contains("change-main-lengths-cons") && !page.contains("change-rounds-lengths-cons"), "{page}");
    let changed = changes(&mut ada, &tournament, "change_format", &[("lengths_consolation", "5, 3")]).await;
    assert_eq!(changed["lengths"]["consolation"], json!([5, 3]));
    let page = ada.gets(&format!("{tournament}/desk/setup")).await.text;
    let (_, form) = page.split_once("id=\"change-main\"").unwrap();
    let (form, _) = form.split_once("</form>").unwrap();
    assert!(form.contains("value=\"5, 3\""), "the form has what is set: {form}");
    changes(&mut ada, &tournament, "change_format", &[("lengths", "9")]).await;
    let lengths = ada.sees(&tournament).await["divisions"][0]["division"]["lengths"].clone();
    assert_eq!((&lengths["main"], &lengths["consolation"]), (&json!([9]), &json!([])), "emptied, they are the main's");
}

#[tokio::test]
async fn another_tournament_like_one_is_opened_by_its_director_with_nobody_in_it() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let fees = json!({ "entry": 2000 });
    let division = json!({ "id": "main", "name": "Open", "format": { "type": "swiss" }, "fees": fees });
    let tournament = opens(&mut ada, json!({ "venue": "over_the_board", "tables": 7, "divisions": [division] })).await;
    enter(&mut ada, &tournament, &["Bea", "Carl"]).await;
    let again = format!("{tournament}/again");
    club.guest("Eve").await.sends(&again, FORM, "name=Mine").await.is(StatusCode::FORBIDDEN);
    ada.sends(&again, FORM, "name=").await.is(StatusCode::BAD_REQUEST);
    let answer = ada.sends(&again, FORM, "name=Next%20month").await.is(StatusCode::SEE_OTHER);
    let desk = answer.headers["location"].to_str().unwrap().to_owned();
    let opened = desk.strip_suffix("/desk/setup").expect("to its settings").to_owned();
    assert_ne!(opened, tournament);
    let (old, new) = (ada.sees(&tournament).await, ada.sees(&opened).await);
    assert_eq!(new["settings"]["name"], "Next month");
    assert_eq!(new["divisions"][0]["division"], old["divisions"][0]["division"]);
    assert_eq!((&new["tables"], new["entries"].as_array().map(Vec::len)), (&old["tables"], Some(0)));
}
