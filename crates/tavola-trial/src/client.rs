//! A client as plain as can be: one request a connection, from an address of this machine of its own.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

/// How long an answer is waited for.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);

/// Somebody who asks.
#[derive(Debug, Clone)]
pub struct Client {
    /// Where the house is.
    pub house: SocketAddr,
    from: Ipv4Addr,
    /// The cookie that came last.
    pub cookie: Option<String>,
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    /// Its number, such as 200.
    pub status: u16,
    /// Status line and fields.
    pub head: String,
    /// What follows them, out of its pieces.
    pub body: Vec<u8>,
}

impl Answer {
    /// The body as JSON; null if it is none.
    #[must_use]
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    /// Whether the house itself broke over it.
    #[must_use]
    pub const fn is_broken(&self) -> bool {
        matches!(self.status, 500 | 502)
    }
}

impl Client {
    /// A visitor the house does not know yet; the last part of their address tells visitors apart.
    #[must_use]
    pub const fn new(house: SocketAddr, from: u8) -> Self {
        Self { house, from: Ipv4Addr::new(127, 0, 0, from), cookie: None }
    }

    /// A connection.
    ///
    /// # Errors
    /// If there is none.
    pub async fn connect(&self) -> std::io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((self.from, 0).into())?;
        socket.connect(self.house).await
    }

    /// Asks for something.
    ///
    /// # Errors
    /// If no answer comes.
    pub async fn get(&mut self, path: &str) -> std::io::Result<Answer> {
        self.ask("GET", path, &[], b"").await
    }

    /// Sends JSON.
    ///
    /// # Errors
    /// If no answer comes.
    pub async fn post(&mut self, path: &str, body: &Value) -> std::io::Result<Answer> {
        self.ask("POST", path, &[("content-type", "application/json")], body.to_string().as_bytes()).await
    }

    /// Opens a table and says its id.
    ///
    /// # Errors
    /// If there is none, in words.
    pub async fn opens_table(&mut self, new: &Value) -> Result<String, String> {
        let answer = self.post("/tables", new).await.map_err(|why| format!("no table: {why}"))?;
        let id = answer.json()["id"].as_str().map(str::to_owned);
        id.ok_or_else(|| format!("no table was opened: {}", answer.status))
    }

    /// Any request; keeps the cookie that comes back.
    ///
    /// # Errors
    /// If no answer comes in time.
    pub async fn ask(
        &mut self,
        method: &str,
        path: &str,
        more: &[(&str, &str)],
        body: &[u8],
    ) -> std::io::Result<Answer> {
        let answer = tokio::time::timeout(REQUEST_TIMEOUT, self.exchange(method, path, more, body)).await;
        answer.map_err(|_| std::io::Error::from(std::io::ErrorKind::TimedOut))?
    }

    async fn exchange(
        &mut self,
        method: &str,
        path: &str,
        more: &[(&str, &str)],
        body: &[u8],
    ) -> std::io::Result<Answer> {
        let mut stream = self.connect().await?;
        let cookie = self.cookie.as_ref().map(|cookie| ("cookie", cookie.as_str()));
        let fields = more.iter().copied().chain(cookie).map(|(name, value)| format!("{name}: {value}\r\n"));
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-length: {}\r\n{}\r\n",
            self.house,
            body.len(),
            fields.collect::<String>(),
        );
        // Whoever is refused early cannot send the rest; the answer is there all the same.
        if stream.write_all(head.as_bytes()).await.is_ok() {
            stream.write_all(body).await.ok();
        }
        let mut text = Vec::new();
        let read = stream.read_to_end(&mut text).await;
        match self.read(&text) {
            Some(answer) => Ok(answer),
            None => Err(read.err().unwrap_or_else(|| std::io::ErrorKind::UnexpectedEof.into())),
        }
    }

    fn read(&mut self, text: &[u8]) -> Option<Answer> {
        let end = text.windows(4).position(|four| four == b"\r\n\r\n")?;
        let head = String::from_utf8_lossy(&text[..end]).into_owned();
        let field = |name: &str| {
            let line = head.lines().find(|line| line.to_ascii_lowercase().starts_with(name));
            line.and_then(|line| line.split_once(':')).map(|(_, value)| value.trim().to_owned())
        };
        if let Some(cookie) = field("set-cookie:") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        let status = head.split(' ').nth(1)?.parse().ok()?;
        let rest = text[end + 4..].to_vec();
        let body = if field("transfer-encoding:").is_some() { unchunked(&rest) } else { rest };
        Some(Answer { status, head, body })
    }
}

/// A body that came in pieces.
fn unchunked(mut rest: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    while let Some(end) = rest.windows(2).position(|two| two == b"\r\n") {
        let size = std::str::from_utf8(&rest[..end]).ok().and_then(|size| usize::from_str_radix(size.trim(), 16).ok());
        let Some(size) = size.filter(|&size| size > 0 && end + 2 + size <= rest.len()) else { break };
        body.extend_from_slice(&rest[end + 2..end + 2 + size]);
        rest = rest.get(end + 4 + size..).unwrap_or_default();
    }
    body
}
