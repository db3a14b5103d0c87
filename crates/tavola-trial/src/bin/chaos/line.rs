//! A live line of a scripted player: commands over the WebSocket, as the page sends them.

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tavola_server::base::ids::CommandId;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest as _, http::HeaderValue},
};

use crate::client::{Answer, Client};

/// How long an answer is waited for before the line counts as broken.
const REQUEST_TIMEOUT: std::time::Duration = std::time::Duration::from_secs(10);

type Broken = Box<dyn std::error::Error + Send + Sync>;

/// A line to one stream, opened when it is needed and again when it breaks.
#[derive(Debug, Default)]
pub(crate) struct Line(Option<WebSocketStream<TcpStream>>);

impl Line {
    /// Sends a command and waits for its answer.
    pub(crate) async fn send(
        &mut self,
        client: &Client,
        at: &str,
        id: &CommandId,
        command: &Value,
    ) -> Result<Answer, Broken> {
        let done = tokio::time::timeout(REQUEST_TIMEOUT, self.exchange(client, at, id, command)).await;
        let done = done.unwrap_or_else(|_| Err("no answer".into()));
        if done.is_err() {
            self.0 = None;
        }
        done
    }

    async fn exchange(&mut self, client: &Client, at: &str, id: &CommandId, command: &Value) -> Result<Answer, Broken> {
        let line = match &mut self.0 {
            Some(line) => line,
            none => none.insert(open(client, at).await?),
        };
        let order = json!({ "type": "command", "command_id": id, "command": command });
        line.send(Message::text(order.to_string())).await?;
        while let Some(message) = line.next().await {
            let Message::Text(text) = message? else { continue };
            let said: Value = serde_json::from_str(&text)?;
            if said["command_id"] != json!(id) {
                continue;
            }
            match said["type"].as_str() {
                Some("accepted") => return Ok(Answer { status: 200, body: said }),
                Some("refused") if said["code"] == "closing" => return Err("the server is closing".into()),
                Some("refused") => {
                    let status = match said["code"].as_str() {
                        Some("internal") => 500,
                        Some("away" | "busy") => 503,
                        _ => 409,
                    };
                    return Ok(Answer { status, body: said });
                }
                _ => {}
            }
        }
        Err("the line was closed".into())
    }
}

async fn open(client: &Client, at: &str) -> Result<WebSocketStream<TcpStream>, Broken> {
    let address = client.address();
    let mut request = format!("ws://{address}{at}/live").into_client_request()?;
    if let Some(cookie) = client.cookie() {
        request.headers_mut().insert("cookie", HeaderValue::from_str(cookie)?);
    }
    let (line, _) = client_async(request, TcpStream::connect(address).await?).await?;
    Ok(line)
}
