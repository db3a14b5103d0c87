//! A command traced from the click to the view, as a collector of OpenTelemetry is told of it.

use std::{
    io::{Read, Write},
    net::{TcpListener, TcpStream},
    sync::mpsc,
};

use axum::http::{Request, StatusCode};
use opentelemetry_proto::tonic::{collector::trace::v1::ExportTraceServiceRequest, trace::v1::Span};
use prost::Message as _;
use serde_json::json;
use tavola_server::base::{
    logging::{LogFormat, Wanted, as_wanted},
    trail::Trail,
};

use crate::{
    actors::{Club, two_at_a_table},
    line::{Line, listens},
};

/// A collector that keeps what it is sent; it has a thread of its own, as one on another machine would.
fn collector() -> (String, mpsc::Receiver<Vec<u8>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let (sent, kept) = mpsc::channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let (head, body) = request(stream.unwrap());
            assert!(head.starts_with("POST /v1/traces "), "{head}");
            if sent.send(body).is_err() {
                return;
            }
        }
    });
    (address, kept)
}

/// Reads one request and answers it.
fn request(mut stream: TcpStream) -> (String, Vec<u8>) {
    let (mut read, mut piece) = (Vec::new(), [0; 4096]);
    loop {
        let head = read.windows(4).position(|window| window == b"\r\n\r\n").map(|at| at + 4);
        let length = head.map(|end| {
            let head = String::from_utf8_lossy(&read[..end]).to_lowercase();
            let length =
                head.lines().find_map(|line| line.strip_prefix("content-length:")?.trim().parse::<usize>().ok());
            end + length.unwrap()
        });
        if let Some((end, _)) = head.zip(length).filter(|(_, all)| read.len() >= *all) {
            stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n").unwrap();
            return (String::from_utf8_lossy(&read[..end]).into_owned(), read.split_off(end));
        }
        let many = stream.read(&mut piece).unwrap();
        assert!(many > 0, "a whole request");
        read.extend_from_slice(&piece[..many]);
    }
}

fn spans(kept: &mpsc::Receiver<Vec<u8>>) -> Vec<Span> {
    let batches = kept.try_iter().map(|body| ExportTraceServiceRequest::decode(body.as_slice()).unwrap());
    let scopes = batches.flat_map(|batch| batch.resource_spans).flat_map(|of| of.scope_spans);
    scopes.flat_map(|scope| scope.spans).collect()
}

fn child<'a>(spans: &'a [Span], name: &str, parent: &[u8]) -> &'a Span {
    let found = spans.iter().find(|span| span.name == name && span.parent_span_id == parent);
    found.unwrap_or_else(|| panic!("no {name} in {spans:#?}"))
}

#[tokio::test]
async fn a_command_is_followed_from_the_request_to_the_page_of_whoever_watches() {
    let (address, kept) = collector();
    let trail = Trail::to(&address, Some("n1")).unwrap();
    let wanted = Wanted { filter: "warn", format: LogFormat::Text, node: None, trail: Some(&trail) };
    let told = tracing::subscriber::set_default(as_wanted(wanted, std::io::sink).unwrap());
    let club = Club::open().await;
    let (mut ada, bea, table) = two_at_a_table(&club, None).await;
    let mut page = Line::open(&bea, listens(&club).await, &table.path, "").await;
    page.hears("update").await.unwrap();
    let command = json!({ "command_id": "click", "command": { "type": "resign_match" } }).to_string();
    let asked = Request::post(format!("{}/command", table.path))
        .header("content-type", "application/json")
        .header("traceparent", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01");
    ada.asks(asked, command).await.is(StatusCode::OK);
    page.hears("update").await.unwrap();
    // What was sent ends its span a moment after it was heard; the line answers this afterwards.
    page.says(r#"{"type":"ping"}"#).await;
    page.hears("pong").await.unwrap();
    drop(page);
    drop(told);
    drop(trail);
    let spans = spans(&kept);
    let request = child(&spans, "request", &[0xb7, 0xad, 0x6b, 0x71, 0x69, 0x20, 0x33, 0x31]);
    assert_eq!(request.trace_id[..2], [0x0a, 0xf7], "the trace is the sender's");
    let submit = child(&spans, "submit", &request.span_id);
    let said = format!("{:?}", submit.attributes);
    assert!(said.contains("click") && said.contains("table"), "{said}");
    child(&spans, "decide", &submit.span_id);
    let append = child(&spans, "append", &submit.span_id);
    assert!(append.attributes.iter().any(|one| one.key == "batch"), "{append:?}");
    let publish = child(&spans, "publish", &submit.span_id);
    let view = child(&spans, "view", &publish.span_id);
    assert_eq!(view.trace_id, request.trace_id);
    let all = format!("{spans:?}");
    for secret in [ada.cookie.as_ref().unwrap(), "Ada", table.link.as_ref().unwrap()] {
        let secret = secret.rsplit(['=', '/']).next().unwrap();
        assert!(!all.contains(secret), "{secret} stands in a span");
    }
}

#[tokio::test]
async fn a_collector_that_is_away_holds_nobody_up() {
    let trail = Trail::to("http://127.0.0.1:9", None).unwrap();
    let wanted = Wanted { filter: "warn", format: LogFormat::Text, node: None, trail: Some(&trail) };
    let told = tracing::subscriber::set_default(as_wanted(wanted, std::io::sink).unwrap());
    let club = Club::open().await;
    two_at_a_table(&club, None).await;
    drop(told);
    drop(trail);
}
