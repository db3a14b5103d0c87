//! A client as plain as can be: one request a connection.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

/// Talks to the server at an address.
#[derive(Debug, Clone)]
pub(crate) struct Client {
    address: SocketAddr,
    cookie: Option<String>,
}

/// An answer that came in whole.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Value,
}

impl Client {
    /// A visitor the server does not know yet.
    pub(crate) const fn new(address: SocketAddr) -> Self {
        Self { address, cookie: None }
    }

    /// Where the server is.
    pub(crate) const fn address(&self) -> SocketAddr {
        self.address
    }

    /// The cookie that came last.
    pub(crate) fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Sends a plain page's form.
    pub(crate) async fn post_form(&mut self, path: &str, form: &str) -> std::io::Result<Answer> {
        self.ask("POST", path, ("application/x-www-form-urlencoded", form)).await
    }

    /// Whether a `GET` is answered well.
    pub(crate) async fn is_answered(&self, path: &str) -> bool {
        self.clone().get(path).await.is_ok_and(|answer| answer.status == 200)
    }

    /// Asks for JSON.
    pub(crate) async fn get(&mut self, path: &str) -> std::io::Result<Answer> {
        self.ask("GET", path, ("application/json", "")).await
    }

    /// Sends JSON; keeps the cookie that comes back.
    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> std::io::Result<Answer> {
        self.ask("POST", path, ("application/json", &body.to_string())).await
    }

    async fn ask(&mut self, method: &str, path: &str, (kind, body): (&str, &str)) -> std::io::Result<Answer> {
        let mut stream = TcpStream::connect(self.address).await?;
        let cookie = self.cookie.as_ref().map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: {kind}\r\n\
             content-length: {}\r\n{cookie}\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        self.read(&String::from_utf8_lossy(&answer)).ok_or_else(|| std::io::ErrorKind::UnexpectedEof.into())
    }

    /// The answer, if all of it is there.
    fn read(&mut self, text: &str) -> Option<Answer> {
        let (head, body) = text.split_once("\r\n\r\n")?;
        let field =
            |name: &str| head.lines().find_map(|line| line.strip_prefix(name)).map(|value| value.trim().to_owned());
        let length: usize = field("content-length:")?.parse().ok()?;
        if body.len() != length {
            return None;
        }
        if let Some(cookie) = field("set-cookie:") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        let status = head.split(' ').nth(1)?.parse().ok()?;
        Some(Answer { status, body: serde_json::from_str(body).unwrap_or(Value::Null) })
    }
}
