//! Matches judged by the house: only what is over, kept once, the same after a restart.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_base::Millis;
use tavola_club::chouette::EdgeKind;
use tavola_notation::record::Act;
use tavola_rules::{Action, Ending};
use tavola_server::web::accounts::leaving;
use tavola_study::chouette::games_by_cube;

use crate::actors::{Club, Guest, two_at_a_table};
use crate::blocks::account;
use crate::chouette::{bots_have_played, id_of};
use crate::history::one_acts;

/// Waits until nothing deeper is coming.
async fn is_ready(guest: &mut Guest<'_>, study: &str) -> Value {
    let (path, query) = study.split_once('?').map_or((study, String::new()), |(path, rest)| (path, format!("?{rest}")));
    for _ in 0..600 {
        let state = guest.gets(&format!("{path}/state{query}")).await.is(StatusCode::OK).json();
        if state["next"].is_null() {
            return state;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the analysis does not come to its end");
}

#[tokio::test]
async fn only_games_that_are_over_are_judged_and_the_report_outlives_a_restart() {
    let club = Club::open().await;
    let (ada, bea, table) = two_at_a_table(&club, None).await;
    let study = format!("{}/study", table.path);
    let mut guests = [ada, bea];
    for part in ["", "/state", "/report.json"] {
        guests[0].gets(&format!("{study}{part}")).await.is(StatusCode::NOT_FOUND);
    }
    let over = |view: &Value| view["history"]["games"].as_array().unwrap().len();
    while over(&guests[0].sees(&table.path).await) == 0 {
        one_acts(&mut guests, &table.path).await;
    }
    // The next game is under way when the first is asked for.
    for _ in 0..8 {
        one_acts(&mut guests, &table.path).await;
    }
    let state = is_ready(&mut guests[0], &study).await;
    assert_eq!(state["plies"], 2);
    let report = guests[1].gets(&format!("{study}/report.json")).await.is(StatusCode::OK).json();
    assert_eq!(report["games"].as_array().unwrap().len(), 1, "of the game that is being played nothing is told");
    assert!(report["games"][0]["lines"].as_array().unwrap().len() > 10);
    let page = guests[0].gets(&format!("{study}?at=1.3")).await.is(StatusCode::OK).text.clone();
    assert!(page.contains("id=\"decision\"") && page.contains("data-at=\"1.3\""));
    assert!(page.contains("id=\"keys\""), "the keys are listed");
    let alone = guests[0].gets(&format!("{study}?at=1.4&part=decision")).await.is(StatusCode::OK).text.clone();
    assert!(alone.starts_with("<section ") && alone.contains("data-at=\"1.4\"") && alone.contains("<svg"));
    for wrong in ["?at=9.9", "?at=x", "?at=1.0"] {
        guests[0].gets(&format!("{study}{wrong}")).await.is(StatusCode::OK);
    }
    guests[0].gets(&format!("{study}?match=2")).await.is(StatusCode::NOT_FOUND);
    let ada = account(&guests[0]).await;
    drop(guests);
    let club = club.reopened(Millis::seconds(5)).await;
    let mut stranger = club.stranger();
    let kept = stranger.gets(&format!("{study}/report.json")).await.is(StatusCode::OK).json();
    assert_eq!(kept, report, "it was kept, and is not made again");
    let names =
        |report: &Value| [&report["players"]["white"]["name"], &report["players"]["black"]["name"]].map(Clone::clone);
    assert!(names(&kept).contains(&json!("Ada")), "{:?}", names(&kept));
    // Nobody stays in it by name who has left for good.
    leaving::erase(&club.app, &[ada]).await.unwrap();
    let later = stranger.gets(&format!("{study}/report.json")).await.is(StatusCode::OK).json();
    assert!(names(&later).contains(&json!("Closed account")) && !later.to_string().contains("\"Ada\""), "{later}");
}

#[tokio::test]
async fn whoever_has_closed_the_page_is_told_when_the_analysis_is_ready_and_whoever_looks_is_not() {
    let club = Club::open().await;
    let (ada, bea, table) = two_at_a_table(&club, None).await;
    let study = format!("{}/study", table.path);
    let mut guests = [ada, bea];
    while guests[0].sees(&table.path).await["history"]["games"].as_array().unwrap().is_empty() {
        one_acts(&mut guests, &table.path).await;
    }
    for guest in &mut guests {
        guest.gets(&study).await.is(StatusCode::OK);
    }
    club.waits(Millis::seconds(10)).await;
    is_ready(&mut guests[1], &study).await;
    let [ada, bea] = &mut guests;
    let told = ada.gets("/notices").await.is(StatusCode::OK).text.clone();
    assert!(told.contains("has been analysed") && told.contains("/notices/analysis:"), "{told}");
    assert!(!bea.gets("/notices").await.is(StatusCode::OK).text.contains("has been analysed"));
    // Looked at again there is nothing that anybody would wait for.
    bea.gets(&study).await.is(StatusCode::OK);
    club.waits(Millis::seconds(10)).await;
    assert!(!bea.gets("/notices").await.is(StatusCode::OK).text.contains("has been analysed"));
}

#[tokio::test]
async fn a_position_is_looked_at_unless_one_plays_against_somebody() {
    let club = Club::open().await;
    let (mut ada, _, _) = two_at_a_table(&club, None).await;
    let mut stranger = club.stranger();
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
    let asked = format!("/position?id={id}&plies=0");
    let page = stranger.gets(&asked).await.is(StatusCode::OK).text.clone();
    let (best, other) = (page.find("8/5 6/5").unwrap(), page.find("24/23 13/10").unwrap());
    assert!(best < other, "the best comes first");
    // Every play leads on, with the other player on roll.
    assert!(page.contains("/position?id=XGID=-b---BD-B---eE---c-e----B-:0:0:-1:00:0:0:0:7:10&amp;plies=0"));
    // Where the browser looks, the server still rolls out.
    let here = stranger.gets(&format!("{asked}&look=here")).await.is(StatusCode::OK).text;
    assert!(here.contains("id=\"position-here\"") && here.contains("id=\"rollout-form\""), "{here}");
    let page = ada.gets(&asked).await.is(StatusCode::OK).text.clone();
    assert!(page.contains("You are playing against somebody") && !page.contains("24/23 13/10"));
    for (wrong, said) in
        [("hello", "a position id is"), ("%3Cb%3E", "&lt;b&gt;"), (&*"x".repeat(9000), "longer than any")]
    {
        let page = stranger.gets(&format!("/position?id={wrong}")).await.is(StatusCode::OK).text.clone();
        assert!(page.contains("role=\"alert\"") && page.contains(said), "{wrong:.20}");
    }
    let page = stranger.gets(&format!("/position?id={id}&roll=77")).await.is(StatusCode::OK).text.clone();
    assert!(page.contains("That is no roll") && !page.contains("<svg"), "no other position is shown");
    let picture = stranger.gets(&format!("/position.svg?id={id}")).await.is(StatusCode::OK).text.clone();
    assert!(picture.starts_with("<svg"));
    stranger.gets("/position.svg?id=hello").await.is(StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_bare_position_is_played_by_no_rule_that_was_not_said() {
    let club = Club::open().await;
    let mut stranger = club.stranger();
    let said = stranger.gets("/position/state?id=4HPwATDgc/ABMA").await.is(StatusCode::OK).json();
    assert_eq!(said["xgid"], "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", "neither Jacoby nor beavers");
}

#[tokio::test]
async fn what_a_text_is_is_said_while_it_is_written_and_fields_change_it() {
    let club = Club::open().await;
    let mut stranger = club.stranger();
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
    let said = stranger.gets(&format!("/position/state?id={id}")).await.is(StatusCode::OK).json();
    assert_eq!((said["xgid"].as_str(), said["wrong"].as_str()), (Some(id), None));
    assert!(said["steps"]["nodes"].as_array().unwrap().len() > 10);
    // Sixteen checkers, nothing at all, a game that is over.
    for (wrong, why) in [
        ("XGID=-b----F-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10", "16 checkers"),
        ("XGID=--------------------------:0:0:1:00:0:0:0:7:10", ""),
        ("", ""),
    ] {
        let said = stranger.gets(&format!("/position/state?id={wrong}")).await.is(StatusCode::OK).json();
        assert!(said["xgid"].is_null() && said["wrong"].as_str().unwrap().contains(why), "{said}");
    }
    let over = "XGID=-b----E-C---eE------------:0:0:1:00:0:0:0:7:10".replace("eE--", "----").replace("E-C", "---");
    let said = stranger.gets(&format!("/position/state?id={over}")).await.is(StatusCode::OK).json();
    assert!(said["wrong"].as_str().unwrap().contains("The game is over"), "{said}");
    let fields = "turn=black&roll=52&cube=2&owner=white&length=5&white=4&black=2&crawford=on";
    let said = stranger.gets(&format!("/position/state?id={id}&{fields}")).await.is(StatusCode::OK).json();
    assert_eq!(said["xgid"], "XGID=-b----E-C---eE---c-e----B-:1:1:-1:52:4:2:1:5:10");
    for wrong in ["length=5&white=5", "length=300", "length=x", "cube=3", "roll=7", "length=5&black=-1"] {
        let said = stranger.gets(&format!("/position/state?id={id}&{wrong}")).await.is(StatusCode::OK).json();
        assert!(said["xgid"].is_null() && said["wrong"].is_string(), "{wrong}: {said}");
    }
}

#[tokio::test]
async fn a_chouette_is_judged_cube_by_cube() {
    let club = Club::open().await;
    let (mut ada, chouette) = bots_have_played(&club, 3).await;
    let study = format!("{}/study", chouette.path);
    let events = club.app.chouettes().events(&id_of(&chouette)).await.unwrap();
    let cubes = games_by_cube(&events);
    assert_eq!(
        cubes.iter().filter(|cube| cube.kind == EdgeKind::Main).count(),
        3 * 3,
        "the box against three, three times"
    );
    for cube in &cubes {
        let lines = &cube.record.lines;
        assert!(lines.len() > 1, "{cube:?}");
        for line in lines {
            if let Act::Play { play, .. } = line.act {
                assert!(line.before.apply(line.by, Action::Play { play }).is_ok(), "{line:?}");
            }
        }
        // After a double nothing comes but its answer, and who has dropped plays no more.
        let after = |act: Act| lines.windows(2).filter(move |two| two[0].act == act);
        assert!(after(Act::Double).all(|two| matches!(two[1].act, Act::Take | Act::Drop | Act::Beaver)), "{lines:?}");
        assert_eq!(after(Act::Drop).count(), 0);
        let drops = lines.iter().any(|line| line.act == Act::Drop);
        assert_eq!(drops, cube.record.result().is_some_and(|result| result.ending == Ending::Dropped));
    }
    for asked in ["?game=2&cube=1", "?game=2&cube=3", ""] {
        let state = is_ready(&mut ada, &format!("{study}{asked}")).await;
        assert_eq!(state["plies"], 2, "{asked}");
        let page = ada.gets(&format!("{study}{asked}")).await.is(StatusCode::OK).text.clone();
        assert!(page.contains("id=\"decision\"") && page.contains("class=\"study-cubes\""), "{asked}");
        assert!(page.contains("?game=3&amp;cube=3"), "every cube is a click away");
    }
    ada.gets(&format!("{study}?game=2&cube=9")).await.is(StatusCode::NOT_FOUND);
    ada.gets(&format!("{study}?game=4")).await.is(StatusCode::NOT_FOUND);
    let history = ada.gets(&format!("{}/games/2", chouette.path)).await.is(StatusCode::OK).text.clone();
    assert!(history.contains("/study?game=2"));
}
