//! A club as programs know it: requests of `/api/v1` and lines that come as they happen.

use std::cell::Cell;
use std::io::{BufRead as _, BufReader, Read as _};
use std::sync::mpsc::{Receiver, sync_channel};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use serde_json::Value;

/// The longest line that is read, in bytes.
const LONGEST: u64 = 4 * 1024 * 1024;
/// A club says something at least every seven seconds.
pub(super) const SILENCE: Duration = Duration::from_secs(20);
/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long a club may be away: at the first word, when the address may be wrong, and later, when it restarts.
const FIRST: Duration = Duration::from_secs(20);
const AWAY: Duration = Duration::from_secs(15 * 60);

/// A club and the token one acts by.
pub(super) struct Club {
    agent: ureq::Agent,
    root: String,
    token: String,
    /// Whether it has answered before.
    is_known: Cell<bool>,
}

impl Club {
    /// The club at an address.
    pub(super) fn new(address: &str, token: &str) -> Self {
        let config = ureq::Agent::config_builder().http_status_as_error(false).timeout_connect(Some(PATIENCE));
        let root = format!("{}/api/v1", address.trim_end_matches('/'));
        Self { agent: config.build().into(), root, token: token.to_owned(), is_known: Cell::new(false) }
    }

    /// What is at an address.
    pub(super) fn get(&self, path: &str) -> anyhow::Result<Value> {
        let (status, answer) = self.ask(path, None)?;
        if status != 200 {
            bail!("{path}: {}", detail(&answer))
        }
        Ok(answer)
    }

    /// Does something: the status and the answer. Waits where the club says so.
    pub(super) fn post(&self, path: &str, body: &Value) -> anyhow::Result<(u16, Value)> {
        self.ask(path, Some(body))
    }

    fn ask(&self, path: &str, body: Option<&Value>) -> anyhow::Result<(u16, Value)> {
        self.waiting(path, || {
            Ok(match self.once(path, body)? {
                (429 | 503, answer) => Asked::Later(answer["retry_after"].as_u64().unwrap_or(1).min(60)),
                answer => Asked::Answered(answer),
            })
        })
    }

    /// Asks until there is an answer, as long as the club may be away.
    fn waiting<T>(&self, path: &str, mut ask: impl FnMut() -> anyhow::Result<Asked<T>>) -> anyhow::Result<T> {
        let until = Instant::now() + if self.is_known.get() { AWAY } else { FIRST };
        let mut is_said = false;
        loop {
            let (seconds, why) = match ask() {
                Ok(Asked::Answered(answer)) => {
                    self.is_known.set(true);
                    return Ok(answer);
                }
                Ok(Asked::Later(seconds)) => (seconds, anyhow::anyhow!("the club is busy")),
                Err(error) => (1, error),
            };
            if Instant::now() > until {
                return Err(why).with_context(|| format!("cannot ask {path}"));
            }
            if !is_said {
                eprintln!("waiting for the club: {why:#}");
                is_said = true;
            }
            std::thread::sleep(Duration::from_secs(seconds));
        }
    }

    fn once(&self, path: &str, body: Option<&Value>) -> anyhow::Result<(u16, Value)> {
        let (url, bearer) = (format!("{}{path}", self.root), format!("Bearer {}", self.token));
        let mut answer = match body {
            Some(body) => {
                let request = self.agent.post(&url).header("authorization", &bearer);
                let request = request.header("content-type", "application/json");
                request.config().timeout_global(Some(PATIENCE)).build().send(serde_json::to_string(body)?)?
            }
            None => {
                let request = self.agent.get(&url).header("authorization", &bearer);
                request.config().timeout_global(Some(PATIENCE)).build().call()?
            }
        };
        let text = answer.body_mut().read_to_string()?;
        Ok((answer.status().as_u16(), serde_json::from_str(&text).unwrap_or(Value::Null)))
    }

    /// The lines of an address, until it says nothing any more.
    pub(super) fn lines(&self, path: &str) -> anyhow::Result<Receiver<Value>> {
        let (url, bearer) = (format!("{}{path}", self.root), format!("Bearer {}", self.token));
        let answer = self.waiting(path, || {
            let answer = self.agent.get(&url).header("authorization", &bearer).call()?;
            Ok(match answer.status().as_u16() {
                429 | 503 => Asked::Later(1),
                _ => Asked::Answered(answer),
            })
        })?;
        if answer.status() != 200 {
            bail!("{path} answers {}", answer.status());
        }
        let mut lines = BufReader::new(answer.into_body().into_reader());
        // Whoever listens decides how long silence may last: reading itself would wait for ever.
        let (told, heard) = sync_channel(64);
        std::thread::spawn(move || {
            loop {
                let mut line = String::new();
                match lines.by_ref().take(LONGEST).read_line(&mut line) {
                    Ok(1..) => {}
                    Ok(0) | Err(_) => return,
                }
                let Ok(line) = serde_json::from_str(&line) else { return };
                if told.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(heard)
    }
}

/// What comes of asking.
enum Asked<T> {
    Answered(T),
    /// To be asked again after so many seconds.
    Later(u64),
}

/// Why something was refused, in words.
pub(super) fn detail(answer: &Value) -> &str {
    answer["detail"].as_str().unwrap_or("refused without a reason")
}
