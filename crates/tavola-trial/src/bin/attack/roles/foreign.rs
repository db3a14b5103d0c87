//! Another site's page, open in the same browser: it can send requests with the visitor's cookie, and must not get anything
//! done, nor open a line, nor put the club into a frame.

use serde_json::json;

use super::Report;
use tavola_trial::house::House;

pub(super) async fn play(house: &House) -> Report {
    let (mut client, mut report) = (house.visitor(16), Report::default());
    let new = json!({ "opponent": "bot", "rules": { "preset": "money" }, "name": "Victim" });
    let opened = client.post("/tables", &new).await;
    let Ok(opened) = opened else { return Report::fault("no table was opened") };
    let cookie = opened.head.to_ascii_lowercase();
    if !cookie.contains("httponly") || !cookie.contains("samesite") {
        report.blame("the cookie can be read or sent by other sites' pages".to_owned());
    }
    let id = opened.json()["id"].as_str().unwrap_or_default().to_owned();
    let order = json!({ "command_id": "foreign", "command": { "type": "leave" } }).to_string();
    let lines = [("connection", "upgrade"), ("upgrade", "websocket"), ("sec-websocket-version", "13")];
    let key = ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==");
    let evil: [&[(&str, &str)]; 4] = [
        &[("origin", "http://evil.example")],
        &[("origin", "null")],
        &[("sec-fetch-site", "cross-site")],
        &[("origin", "https://tavola.example.evil"), ("sec-fetch-site", "cross-site")],
    ];
    for foreign in evil {
        for (kind, body) in [
            ("application/json", order.as_str()),
            ("text/plain", order.as_str()),
            ("application/x-www-form-urlencoded", "name=x"),
        ] {
            let more: Vec<_> = foreign.iter().copied().chain([("content-type", kind)]).collect();
            for path in [format!("/t/{id}/command"), "/tables".to_owned(), "/me/name".to_owned(), "/events".to_owned()]
            {
                report.requests += 1;
                let answer = client.ask("POST", &path, &more, body.as_bytes()).await;
                if answer.is_ok_and(|answer| answer.status < 400) {
                    report.blame(format!("{path} obeys another site: {foreign:?}"));
                }
            }
        }
        let more: Vec<_> = foreign.iter().copied().chain(lines).chain([key]).collect();
        report.requests += 1;
        let answer = client.ask("GET", &format!("/t/{id}/live"), &more, b"").await;
        if foreign.iter().any(|(name, _)| *name == "origin") && answer.is_ok_and(|answer| answer.status == 101) {
            report.blame(format!("a line is opened for another site: {foreign:?}"));
        }
    }
    let page = client.get("/").await.map(|page| page.head.to_ascii_lowercase()).unwrap_or_default();
    if !page.contains("frame-ancestors") && !page.contains("x-frame-options") {
        report.blame("the club can be put into a frame".to_owned());
    }
    report
}
