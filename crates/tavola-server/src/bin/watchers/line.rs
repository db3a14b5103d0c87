//! A kept connection that asks for pages, sends commands and listens for hints, as a browser does.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::TcpStream,
};

/// A connection to the server.
pub(crate) struct Line {
    stream: BufReader<TcpStream>,
    cookie: String,
}

/// An answer.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) etag: String,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }
}

impl Line {
    pub(crate) async fn open(server: SocketAddr) -> std::io::Result<Self> {
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        Ok(Self { stream: BufReader::new(stream), cookie: String::new() })
    }

    /// Asks for a page, compressed, unless it is still the one with that mark.
    pub(crate) async fn page(&mut self, path: &str, etag: &str) -> std::io::Result<Answer> {
        self.ask(&format!(
            "GET {path} HTTP/1.1\r\nhost: watchers\r\naccept-encoding: gzip\r\nif-none-match: {etag}\r\n\r\n"
        ))
        .await
    }

    /// Asks for JSON.
    pub(crate) async fn get(&mut self, path: &str) -> std::io::Result<Value> {
        let cookie = self.cookie.clone();
        let answer = self.ask(&format!("GET {path} HTTP/1.1\r\nhost: watchers\r\ncookie: {cookie}\r\n\r\n")).await?;
        Ok(answer.json())
    }

    /// Sends JSON, and the cookie that came with an earlier answer.
    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> std::io::Result<Answer> {
        let (body, cookie) = (body.to_string(), self.cookie.clone());
        self.ask(&format!(
            "POST {path} HTTP/1.1\r\nhost: watchers\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            body.len()
        ))
        .await
    }

    /// Sends a command to an event.
    pub(crate) async fn command(&mut self, event: &str, number: u32, command: Value) -> std::io::Result<Answer> {
        let order = json!({ "command_id": format!("watchers-{number}"), "command": command });
        self.post(&format!("/e/{event}/command"), &order).await
    }

    /// Listens for hints from now on.
    pub(crate) async fn listen(&mut self, event: &str) -> std::io::Result<()> {
        let request = format!("GET /e/{event}/hints HTTP/1.1\r\nhost: watchers\r\naccept: text/event-stream\r\n\r\n");
        self.stream.get_mut().write_all(request.as_bytes()).await
    }

    /// The next version hinted at; none when the line is closed.
    pub(crate) async fn hint(&mut self) -> std::io::Result<Option<u64>> {
        let mut line = String::new();
        loop {
            line.clear();
            if self.stream.read_line(&mut line).await? == 0 {
                return Ok(None);
            }
            if let Some(version) = line.strip_prefix("data:").and_then(|text| text.trim().parse().ok()) {
                return Ok(Some(version));
            }
        }
    }

    async fn ask(&mut self, request: &str) -> std::io::Result<Answer> {
        self.stream.get_mut().write_all(request.as_bytes()).await?;
        let (mut status, mut etag, mut length, mut line) = (0, String::new(), 0, String::new());
        loop {
            line.clear();
            if self.stream.read_line(&mut line).await? == 0 {
                return Err(std::io::ErrorKind::UnexpectedEof.into());
            }
            let text = line.trim();
            if text.is_empty() {
                break;
            }
            let Some((name, value)) = text.split_once(": ") else {
                status = text.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
                continue;
            };
            match name.to_ascii_lowercase().as_str() {
                "etag" => value.clone_into(&mut etag),
                "content-length" => length = value.parse().unwrap_or(0),
                "set-cookie" => self.cookie = value.split(';').next().unwrap_or_default().to_owned(),
                _ => {}
            }
        }
        let mut body = vec![0; if status == 304 { 0 } else { length }];
        self.stream.read_exact(&mut body).await?;
        Ok(Answer { status, etag, body })
    }
}
