//! What the pages do, programs do too, or there is a reason why not.

use std::collections::BTreeSet;

use super::*;
use crate::protocol::served;

/// What stands in the API for an address of the pages.
enum Is {
    /// This, under `/api/v1`.
    There(&'static str),
    /// Nothing, for a reason.
    Not(&'static str),
}
use Is::{Not, There};

const PERSONS: &str = "keys, mail, name and data are a person's, in a browser where they have shown who they are";
const PICTURE: &str = "a page made from what is there already, or a file of the pages";
const COMPUTED: &str = "computed where it is asked, from no club's data: the program `tavola` does it at home";
const DEVICES: &str = "devices at tables have keys of their own: docs/device.md";
const BROWSERS: &str = "wishes of a browser, or what it needs to be an app";
const JUDGED: &str = "people judge people";
const DESKS: &str = "papers and desks of the people who direct; the commands themselves are acts";

/// By how an address begins; the first that fits holds.
const RULES: &[(&str, Is)] = &[
    ("GET /t/{id}/live", There("GET /tables/{id}/stream")),
    ("GET /t/{id}/view", There("GET /tables/{id}")),
    ("POST /t/{id}/command", There("POST /tables/{id}/acts")),
    ("POST /t/{id}/would", There("POST /tables/{id}/would")),
    ("POST /t/{id}/escrow", There("POST /tables/{id}/escrow")),
    ("GET /t/{id}/record", There("GET /tables/{id}/record")),
    ("GET /t/{id}/match/", There("GET /tables/{id}/match/{format}")),
    ("GET /t/{id}/proof.json", There("GET /tables/{id}/proof")),
    ("GET /t/{id}/study/report.json", There("GET /tables/{id}/report")),
    ("GET /t/{id}/talk", There("GET /tables/{id}/talk")),
    ("POST /t/{id}/talk", There("POST /tables/{id}/talk")),
    ("POST /t/{id}/next-week", There("POST /tables/{id}/next-week")),
    ("POST /t/{id}/orders", Not("a program needs no orders for when it is away")),
    ("POST /t/{id}/tutor", Not("a tutor is for people")),
    ("GET /t/{id}/", Not(PICTURE)),
    ("GET /t/{id}", There("GET /tables/{id}")),
    ("POST /tables", There("POST /tables")),
    ("GET /join/", Not(PICTURE)),
    ("POST /join/", There("POST /join/{token}")),
    ("GET /c/{id}/live", There("GET /chouettes/{id}/stream")),
    ("GET /c/{id}/sheet.csv", There("GET /chouettes/{id}/sheet")),
    ("GET /c/{id}/proof.json", There("GET /chouettes/{id}/proof")),
    ("GET /c/{id}/talk", There("GET /chouettes/{id}/talk")),
    ("POST /c/{id}/talk", There("POST /chouettes/{id}/talk")),
    ("POST /c/{id}/command", There("POST /chouettes/{id}/acts")),
    ("POST /c/{id}/would", There("POST /chouettes/{id}/would")),
    ("POST /c/{id}/escrow", Not("the house draws a program's dice in chouettes")),
    ("POST /c/{id}/again", Not("`POST /chouettes` opens another")),
    ("POST /c/{id}/bots", Not("the house's bots are seated by people")),
    ("GET /c/{id}/", Not(PICTURE)),
    ("GET /c/{id}", There("GET /chouettes/{id}")),
    ("GET /chouettes", There("GET /chouettes")),
    ("POST /chouettes", There("POST /chouettes")),
    ("GET /e/{id}/live", There("GET /tournaments/{id}/stream")),
    ("GET /e/{id}/talk", There("GET /tournaments/{id}/talk")),
    ("POST /e/{id}/talk", There("POST /tournaments/{id}/talk")),
    ("POST /e/{id}/command", There("POST /tournaments/{id}/acts")),
    ("POST /e/{id}/would", There("POST /tournaments/{id}/would")),
    ("GET /e/{id}/view", There("GET /tournaments/{id}")),
    ("GET /e/{id}/", Not(DESKS)),
    ("POST /e/{id}/", Not(DESKS)),
    ("GET /e/{id}", There("GET /tournaments/{id}")),
    ("GET /events", There("GET /tournaments")),
    ("POST /events", Not(DESKS)),
    ("POST /seeks/withdraw", There("POST /seeks/withdraw")),
    ("POST /seeks/{id}/join", There("POST /seeks/{id}/join")),
    ("POST /seeks", There("POST /seeks")),
    ("GET /lobby/live", There("GET /events")),
    ("POST /lobby/choices", Not(BROWSERS)),
    ("GET /challenges", There("GET /challenges")),
    ("POST /challenges/{id}", There("POST /challenges/{id}")),
    ("POST /challenges", There("POST /challenges")),
    ("GET /people/{name}/against/", There("GET /people/{name}/against/{other}")),
    ("GET /people/{name}/fair-play", Not(JUDGED)),
    ("GET /people/{name}/dice", Not(PICTURE)),
    ("POST /people/{name}/follow", Not(BROWSERS)),
    ("GET /people/{name}", There("GET /people/{name}")),
    ("GET /people", There("GET /people")),
    ("GET /dice", Not(PICTURE)),
    ("GET /tv", There("GET /tv")),
    ("GET /notices/live", There("GET /events")),
    ("GET /notices", There("GET /notices")),
    ("POST /notices", Not(BROWSERS)),
    ("POST /study", There("POST /matches")),
    ("GET /study/m/{id}/report.json", There("GET /matches/{id}/report")),
    ("GET /study/m/{id}/file/", There("GET /matches/{id}/file/{format}")),
    ("GET /study/m/", Not(PICTURE)),
    ("GET /study/s/", Not(PICTURE)),
    ("GET /study/statistics", Not(PICTURE)),
    ("GET /study", There("GET /matches")),
    ("GET /me/sessions", There("GET /me")),
    ("GET /me/", Not(BROWSERS)),
    ("POST /me/", Not(BROWSERS)),
    ("PUT /me/", Not(BROWSERS)),
    ("POST /push", Not(BROWSERS)),
    ("POST /calendar", Not(PERSONS)),
    ("GET /account", Not(PERSONS)),
    ("POST /account", Not(PERSONS)),
    ("GET /login", Not(PERSONS)),
    ("POST /login", Not(PERSONS)),
    ("GET /register", Not(PERSONS)),
    ("POST /register", Not(PERSONS)),
    ("GET /recover", Not(PERSONS)),
    ("POST /recover", Not(PERSONS)),
    ("POST /passkeys", Not(PERSONS)),
    ("GET /mail/", Not(PERSONS)),
    ("POST /mail/", Not(PERSONS)),
    ("GET /appeal", Not(JUDGED)),
    ("POST /appeal", Not(JUDGED)),
    ("GET /moderation", Not(JUDGED)),
    ("POST /moderation", Not(JUDGED)),
    ("GET /boards", Not(PICTURE)),
    ("GET /board", Not(DEVICES)),
    ("POST /board", Not(DEVICES)),
    ("GET /duplicates", Not(PICTURE)),
    ("POST /duplicates", Not("duplicate matches are arranged by people")),
    ("GET /position", Not(COMPUTED)),
    ("POST /position", Not(COMPUTED)),
    ("GET /variations", Not(COMPUTED)),
    ("POST /variations", Not(COMPUTED)),
    ("GET /openings", Not(COMPUTED)),
    ("GET /met", Not(COMPUTED)),
    ("GET /daily", Not("for people who learn")),
    ("POST /daily", Not("for people who learn")),
    ("GET /quiz", Not("for people who learn")),
    ("POST /quiz", Not("for people who learn")),
    ("POST /articles", Not("people write for people, and people approve what is said below")),
    ("GET /", Not(PICTURE)),
];

fn rule(address: &str) -> Option<(usize, &'static Is)> {
    RULES.iter().enumerate().find(|(_, (beginning, _))| address.starts_with(beginning)).map(|(nth, (_, is))| (nth, is))
}

#[test]
fn every_address_of_the_pages_has_an_operation_or_a_reason() {
    let described = described::described();
    let mut used = BTreeSet::new();
    for address in served() {
        let (nth, is) = rule(&address).unwrap_or_else(|| panic!("{address} has neither operation nor reason"));
        used.insert(nth);
        match is {
            There(operation) => {
                let (method, path) = operation.split_once(' ').unwrap();
                let item = &described["paths"][format!("/api/v1{path}")][method.to_lowercase()];
                assert!(item.is_object(), "{address}: {operation} is not described");
            }
            Not(reason) => assert!(!reason.is_empty(), "{address}"),
        }
    }
    let idle: Vec<_> =
        RULES.iter().enumerate().filter(|(nth, _)| !used.contains(nth)).map(|(_, rule)| rule.0).collect();
    assert!(idle.is_empty(), "no address of the pages begins so: {idle:?}");
}

/// The scopes that what changes something asks for; looking asks for none where pages show it to anybody.
#[test]
fn whatever_changes_something_needs_a_scope() {
    let described = described::described();
    let mut writes = 0;
    for (path, item) in described["paths"].as_object().unwrap() {
        if let Some(post) = item.get("post") {
            writes += 1;
            assert!(post["security"][0]["token"][0].is_string(), "{path}");
        }
    }
    assert!(writes > 15, "{writes}");
}
