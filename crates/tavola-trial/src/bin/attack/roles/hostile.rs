//! A visitor who wants the club to fall: what is sent is large, deep, odd, or simply much of it.

use std::time::{Duration, Instant};

use serde_json::json;
use tavola_trial::chance::Chance;

use super::Report;
use tavola_trial::client::{Answer, Client};
use tavola_trial::house::House;

/// From which address.
const FROM: u8 = 66;

pub(super) async fn play(house: &House, time: Duration) -> Report {
    let mut visitor = Visitor { client: house.visitor(FROM), chance: Chance::new(1), report: Report::default() };
    let end = Instant::now() + time;
    visitor.deep_forms().await;
    visitor.large_bodies().await;
    while Instant::now() < end {
        visitor.ids_of_nothing().await;
        visitor.odd_methods().await;
        visitor.made_up_cookies().await;
        visitor.floods().await;
    }
    visitor.report
}

struct Visitor {
    client: Client,
    chance: Chance,
    report: Report,
}

impl Visitor {
    async fn send(&mut self, method: &str, path: &str, more: &[(&str, &str)], body: &[u8]) -> Option<Answer> {
        self.report.requests += 1;
        let answer = self.client.ask(method, path, more, body).await;
        let shown: String = path.chars().take(40).collect();
        match answer {
            Ok(answer) if answer.is_broken() => {
                self.report.blame(format!("{method} {shown} is answered {}", answer.status));
                Some(answer)
            }
            Ok(answer) => Some(answer),
            // A connection that is refused or cut is an answer, too; whether the house lives is asked afterwards.
            Err(_) => None,
        }
    }

    async fn deep_forms(&mut self) {
        let kind = [("content-type", "application/x-www-form-urlencoded")];
        for (part, times) in [("%2Fa", 15_000), ("%2F0", 15_000), ("%2Fa%2F0", 7_000), ("/a", 30_000)] {
            let body = format!("command={{}}&{}=1", part.repeat(times));
            for path in ["/events", "/tables", "/chouettes"] {
                self.send("POST", path, &kind, body.as_bytes()).await;
            }
        }
        let many: String = (0..5_000).map(|number| format!("&%2Fx%2F{number}=1")).collect();
        self.send("POST", "/events", &kind, many.as_bytes()).await;
    }

    async fn large_bodies(&mut self) {
        let kind = [("content-type", "application/json")];
        for body in ["[".repeat(100_000), "{\"a\":".repeat(20_000), "9".repeat(60_000), " ".repeat(3_000_000)] {
            for path in ["/tables", "/chouettes", "/events", "/board"] {
                self.send("POST", path, &kind, body.as_bytes()).await;
            }
        }
    }

    async fn ids_of_nothing(&mut self) {
        for _ in 0..20 {
            let long = self.chance.one_in(3);
            let id: String = (0..if long { 2_000 } else { 32 })
                .map(|_| b"0123456789abcdef"[self.chance.below(16)] as char)
                .collect();
            for path in [
                format!("/board/{id}/log"),
                format!("/board/{id}/view"),
                format!("/t/{id}/view"),
                format!("/c/{id}/view"),
                format!("/e/{id}"),
                format!("/e/{id}/hints"),
                format!("/join/{id}"),
                format!("/static/{id}"),
                format!("/?x={id}"),
            ] {
                let answer = self.send("GET", &path, &[], b"").await;
                if answer.is_some_and(|answer| answer.status == 200)
                    && !path.starts_with("/?")
                    && !path.contains("/log")
                {
                    self.report.blame(format!("{} of nothing is answered 200", &path[..8]));
                }
            }
        }
    }

    async fn odd_methods(&mut self) {
        for method in ["BREW", "TRACE", "PROPFIND", "OPTIONS", "A-METHOD-OF-MY-OWN"] {
            self.send(method, "/", &[], b"").await;
        }
        for (path, more) in [
            ("/%00", ""),
            ("/%ff%fe", ""),
            ("/../../etc/passwd", ""),
            ("/static/..%2f..%2fCargo.toml", ""),
            ("/t/%2e%2e", "x"),
        ] {
            let answer = self.send("GET", path, &[("x-more", more)], b"").await;
            if answer.is_some_and(|answer| answer.body.windows(5).any(|five| five == b"root:" || five == b"[work")) {
                self.report.blame(format!("{path} shows a file of the machine"));
            }
        }
    }

    async fn made_up_cookies(&mut self) {
        for cookie in
            ["tavola=".to_owned() + &"0".repeat(64), "tavola=\u{1f}".into(), "x".repeat(6_000), "=;=;=".into()]
        {
            let before = self.client.cookie.replace(cookie);
            self.send("GET", "/", &[], b"").await;
            self.send("POST", "/me/name", &[("content-type", "application/json")], b"{\"name\":\"x\"}").await;
            self.client.cookie = before;
        }
    }

    /// Much of what costs: pages, codes, guests, tables of bots.
    async fn floods(&mut self) {
        let bots = json!({ "opponent": "bots", "rules": { "preset": "match", "length": { "points": 25 } } });
        let kind = [("content-type", "application/json")];
        for _ in 0..15 {
            self.client.cookie = None;
            self.send("POST", "/tables", &kind, bots.to_string().as_bytes()).await;
            self.send("GET", "/", &[], b"").await;
            self.send("GET", "/rules", &[], b"").await;
            self.send("GET", "/board/qr.svg?text=abc", &[], b"").await;
        }
    }
}
