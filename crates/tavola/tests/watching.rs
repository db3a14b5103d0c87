//! `tavola health` and `tavola doctor --cluster` against nodes that say what a test wants them to.
#![expect(clippy::unwrap_used, reason = "a test stops where something is missing")]

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpListener;
use std::process::{Command, Output};
use std::time::SystemTime;

/// A node that answers whatever is asked with this status and text, as if it were so much later than it is.
fn node(status: &'static str, says: String, ahead: u64) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let mut asked = BufReader::new(stream.try_clone().unwrap()).lines();
            assert_eq!(asked.next().unwrap().unwrap(), "GET /health HTTP/1.1");
            asked.find(|line| line.as_ref().is_ok_and(String::is_empty));
            let date = httpdate::fmt_http_date(SystemTime::now() + std::time::Duration::from_secs(ahead));
            let length = says.len();
            let head =
                format!("HTTP/1.1 {status}\r\ndate: {date}\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n");
            stream.write_all(format!("{head}{says}").as_bytes()).unwrap();
        }
    });
    url
}

fn says(name: &str, schema: i64) -> String {
    let nodes = r#""nodes":["n1","n2"],"hints":"bus""#;
    format!(r#"{{"status":"ok","version":"0.1.0","schema":{schema},"node":"{name}",{nodes}}}"#)
}

fn tavola(arguments: &[&str]) -> (Option<i32>, String) {
    let Output { status, stdout, stderr } =
        Command::new(env!("CARGO_BIN_EXE_tavola")).args(arguments).output().unwrap();
    (status.code(), String::from_utf8([stdout, stderr].concat()).unwrap())
}

#[test]
fn health_tells_what_a_club_says_and_exits_by_it() {
    let well = node("200 OK", r#"{"status":"ok","version":"0.1.0"}"#.to_owned(), 0);
    assert_eq!(tavola(&["health", &well]), (Some(0), "ok, version 0.1.0\n".to_owned()));
    let trouble = r#"{"status":"trouble","version":"0.1.0","troubles":["The club cannot write."]}"#;
    let ill = node("503 Service Unavailable", trouble.to_owned(), 0);
    assert_eq!(tavola(&["health", &ill]), (Some(1), "trouble, version 0.1.0; The club cannot write.\n".to_owned()));
    assert_eq!(tavola(&["health", &node("200 OK", says("n1", 28), 0)]), (Some(0), "ok, version 0.1.0\n".to_owned()));
    let (code, said) = tavola(&["health", &node("200 OK", says("n1", 28).replace("bus", "database"), 0)]);
    assert!(code == Some(0) && said.contains("Hints between nodes go by the database"), "{said}");
    let (code, said) = tavola(&["health", &node("200 OK", "<html>hello</html>".to_owned(), 0)]);
    assert!(code == Some(1) && said.contains("is no club"), "{said}");
    let (code, said) = tavola(&["health", "http://127.0.0.1:9"]);
    assert!(code == Some(1) && said.contains("does not answer"), "{said}");
    let (code, said) = tavola(&["health", "club.example"]);
    assert!(code == Some(1) && said.contains("must look like http://"), "{said}");
}

#[test]
fn nodes_that_agree_are_in_a_table_and_all_is_well() {
    let (one, two) = (node("200 OK", says("n1", 28), 0), node("200 OK", says("n2", 28), 0));
    let (code, said) = tavola(&["doctor", "--cluster", &format!("{one},{two}")]);
    assert_eq!(code, Some(0), "{said}");
    assert_eq!(said.lines().count(), 3, "{said}");
    assert!(said.lines().skip(1).all(|line| line.starts_with("ok ")), "{said}");
}

#[test]
fn what_is_wrong_with_a_node_stands_below_it() {
    let (one, late) = (node("200 OK", says("n1", 30), 0), node("200 OK", says("n2", 28), 30));
    let (code, said) = tavola(&["doctor", "--cluster", &one, &late, "http://127.0.0.1:9"]);
    assert_eq!(code, Some(1));
    for wrong in ["+30 s off", "two releases apart", "no answer", "does not answer"] {
        assert!(said.contains(wrong), "{wrong}: {said}");
    }
    assert!(said.lines().nth(1).unwrap().starts_with("ok "), "{said}");
}
