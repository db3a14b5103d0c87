//! docs/protocol.md names every address and every message there is, and no others.

use std::collections::BTreeSet;

use tavola_club::{chouette::ChouetteCommand, table::TableCommand};
use tavola_server::web::live::PageMessage;

const PAPER: &str = include_str!("../../../../docs/protocol.md");
const ROUTER: &str = include_str!("../../src/web/http.rs");
const MESSAGES: &str = include_str!("../../src/web/live/message.rs");

/// `GET /t/{id}` and so on, as the paper has them: without what stands behind a question mark.
fn described() -> BTreeSet<String> {
    let quoted = PAPER.split('`').skip(1).step_by(2);
    let requests = quoted.filter(|text| ["GET /", "POST /", "PUT /"].iter().any(|method| text.starts_with(method)));
    requests.map(|text| text.split('?').next().unwrap_or(text).to_owned()).collect()
}

/// The same, as the router has them; what all kinds of streams share stands there once.
fn served() -> BTreeSet<String> {
    let code = ROUTER.split("#[cfg(test)]").next().unwrap_or(ROUTER);
    let kinds: Vec<&str> = code.split("streams::<").skip(1).filter_map(|rest| rest.split('"').nth(1)).collect();
    let mut found = BTreeSet::new();
    for route in code.split(".route(").skip(1) {
        let (path, handlers) = route.split_once('"').and_then(|(_, rest)| rest.split_once('"')).unwrap();
        for method in ["get", "post", "put"] {
            let is_served = handlers.lines().next().is_some_and(|line| line.contains(&format!("{method}(")));
            let paths = if path.starts_with("{at}") {
                kinds.iter().map(|kind| path.replace("{at}", kind)).collect()
            } else {
                vec![path.to_owned()]
            };
            found.extend(paths.iter().filter(|_| is_served).map(|path| format!("{} {path}", method.to_uppercase())));
        }
    }
    found
}

#[test]
fn every_address_is_described_and_every_address_described_is_there() {
    let (described, served) = (described(), served());
    assert!(served.len() > 60 && served.contains("GET /c/{id}/live"), "{served:?}");
    let missing: Vec<_> = served.difference(&described).collect();
    let made_up: Vec<_> = described.difference(&served).collect();
    assert_eq!((missing, made_up), (Vec::<&String>::new(), Vec::<&String>::new()), "missing, made up");
}

#[test]
fn the_messages_of_the_paper_are_understood() {
    let block = PAPER.split("```json page\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    for line in block.lines() {
        let table = serde_json::from_str::<PageMessage<TableCommand>>(line);
        let chouette = serde_json::from_str::<PageMessage<ChouetteCommand>>(line);
        assert!(table.is_ok() && chouette.is_ok(), "{line}: {table:?} {chouette:?}");
    }
}

#[test]
fn every_message_of_both_sides_is_described() {
    for side in ["pub enum PageMessage", "pub enum ServerMessage"] {
        let body = MESSAGES.split(side).nth(1).and_then(|rest| rest.split("\n}").next()).unwrap();
        let variants =
            body.lines().filter(|line| line.starts_with("    ") && line[4..].starts_with(char::is_uppercase));
        let names: Vec<String> = variants
            .map(|line| line.trim().chars().take_while(char::is_ascii_alphabetic).collect::<String>().to_lowercase())
            .collect();
        assert!(names.len() > 3, "{names:?}");
        for name in names {
            assert!(PAPER.contains(&format!("{{\"type\": \"{name}\"")), "{side}: {name}");
        }
    }
}
