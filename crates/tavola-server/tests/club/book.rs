//! The book, the clauses and the articles, as programs and strangers ask for them.

use atom_syndication::Feed;
use axum::http::{Request, StatusCode};
use serde_json::json;

use crate::actors::Club;

const MOVE: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";

// rule: SITE-04
#[tokio::test]
async fn a_play_is_checked_in_the_readers_language_and_nonsense_is_refused_in_words() {
    let club = Club::open().await;
    let mut stranger = club.stranger();
    let address = |id: &str, steps: &str| {
        let encoded = |text: &str| text.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>();
        format!("/rules/check?id={}&steps={}", encoded(id), encoded(steps))
    };
    let legal = json!([{ "from": 8, "to": 5 }, { "from": 6, "to": 5 }]).to_string();
    let said = stranger.gets(&address(MOVE, &legal)).await.is(StatusCode::OK).json();
    assert_eq!((said["legal"].as_bool(), said["clause"].as_str()), (Some(true), None));
    let half = json!([{ "from": 8, "to": 5 }]).to_string();
    let said = stranger.gets(&address(MOVE, &half)).await.is(StatusCode::OK).json();
    assert_eq!((said["legal"].as_bool(), said["clause"].as_str()), (Some(false), Some("MOV-07")));
    for (id, steps) in [
        (MOVE, "[{\"from\":99,\"to\":1}]"),
        (MOVE, "nonsense"),
        (MOVE, "[{},{},{},{},{}]"),
        ("nonsense", "[]"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", "[]"),
    ] {
        stranger.gets(&address(id, steps)).await.is(StatusCode::BAD_REQUEST);
    }
    // A checker that is not there, and one that goes backwards.
    for steps in ["[{\"from\":3,\"to\":2}]", "[{\"from\":6,\"to\":9}]"] {
        assert_eq!(stranger.gets(&address(MOVE, steps)).await.is(StatusCode::OK).json()["legal"], false);
    }
}

#[tokio::test]
async fn every_clause_has_a_page_and_what_is_none_has_not() {
    let club = Club::open().await;
    let mut stranger = club.stranger();
    for name in ["MOV-07", "mov-07", "CHO-13", "SITE-04"] {
        let page = stranger.gets(&format!("/rulebook/{name}")).await.is(StatusCode::OK).text;
        assert!(page.contains(&name.to_uppercase()) && page.contains("rel=\"canonical\""));
    }
    for name in ["MOV-99", "x", "%3Cscript%3E"] {
        stranger.gets(&format!("/rulebook/{name}")).await.is(StatusCode::NOT_FOUND);
    }
    stranger.gets("/rules/none").await.is(StatusCode::NOT_FOUND);
    let page = stranger.gets("/rules?q=%3Cscript%3Ealert(1)%3C/script%3E").await.is(StatusCode::OK).text;
    assert!(!page.contains("<script>alert"));
    stranger.gets(&format!("/rules?q={}", "a".repeat(5000))).await.is(StatusCode::OK);
}

// rule: SITE-03
#[tokio::test]
async fn articles_are_listed_newest_first_and_read_in_the_feed() {
    let club = Club::open().await;
    let mut stranger = club.stranger();
    let page = stranger.gets("/articles").await.is(StatusCode::OK).text;
    let dates: Vec<&str> = page.split("datetime=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert!(dates.len() >= 12 && dates.windows(2).all(|pair| pair[0] >= pair[1]), "{dates:?}");
    let start = stranger.gets("/").await.is(StatusCode::OK).text;
    assert!(start.contains("href=\"/articles/"), "the newest stand on the first page");
    let feed = stranger.gets("/articles/feed.xml").await.is(StatusCode::OK);
    assert!(feed.headers["content-type"].to_str().unwrap().starts_with("application/atom+xml"));
    let feed: Feed = feed.text.parse().unwrap();
    assert_eq!(feed.entries().len(), dates.len());
    for entry in feed.entries() {
        let address = entry.links()[0].href();
        let path = &address[address.find("/articles/").unwrap()..];
        let page = stranger.gets(path).await.is(StatusCode::OK).text;
        assert!(page.contains("\"@type\":\"Article\"") && page.contains("property=\"og:title\""), "{path}");
    }
    let narrowed = stranger.gets("/articles?tag=cube").await.is(StatusCode::OK).text;
    assert!(narrowed.matches("datetime=\"").count() < dates.len());
    assert!(stranger.gets("/articles?tag=%3Cscript%3E").await.is(StatusCode::OK).text.contains("no article"));
    stranger.gets("/articles/none").await.is(StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_search_engines_are_told_is_there() {
    let club = Club::open().await;
    let mut stranger = club.stranger();
    let request = Request::get("/sitemap.xml").header("host", "club.example");
    let map = stranger.asks(request, "").await.is(StatusCode::OK).text;
    let places: Vec<&str> = map.split("<loc>").skip(1).map(|rest| rest.split('<').next().unwrap()).collect();
    assert!(places.len() > 180, "{} places", places.len());
    for place in places.iter().step_by(9) {
        let path = place.strip_prefix("http://club.example").unwrap();
        stranger.gets(path).await.is(StatusCode::OK);
    }
    let faq = stranger.gets("/rules/questions").await.is(StatusCode::OK).text;
    assert!(faq.matches("\"@type\":\"Question\"").count() >= 13);
    let picture =
        stranger.gets("/position.png?id=XGID%3D-b----E-C---eE---c-e----B-%3A0%3A0%3A1%3A31%3A0%3A0%3A0%3A0%3A10").await;
    assert_eq!(picture.is(StatusCode::OK).headers["content-type"], "image/png");
    for name in ["about", "privacy", "terms"] {
        stranger.gets(&format!("/{name}")).await.is(StatusCode::OK);
    }
}
