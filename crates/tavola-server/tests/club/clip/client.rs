//! A client of the FIBS protocol over a real connection, which reads every line strictly.

use std::{net::SocketAddr, time::Duration};

use tavola_notation::FibsBoard;
use tavola_rules::{Origin, Side, Target, legal_plays};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

use super::lines::Reader;

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(10);

pub(crate) struct Client {
    stream: TcpStream,
    /// What has come and not been looked at.
    read: String,
    /// Everything that has come.
    pub(crate) all: String,
    /// How much of it has been read strictly.
    checked: usize,
    reader: Reader,
    /// The last board that was shown.
    board: String,
}

impl Client {
    pub(crate) async fn to(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).await.unwrap();
        let (read, all, board) = (String::new(), String::new(), String::new());
        Self { stream, read, all, checked: 0, reader: Reader::default(), board }
    }

    pub(crate) async fn says(&mut self, line: &str) {
        if let Some(play) = line.strip_prefix("move ") {
            self.reader.asks(play);
        }
        self.stream.write_all(format!("{line}\r\n").as_bytes()).await.unwrap();
    }

    /// Waits for more; false at the end.
    async fn more(&mut self, awaited: &str) -> bool {
        let mut bytes = [0; 4096];
        let read = tokio::time::timeout(PATIENCE, self.stream.read(&mut bytes)).await;
        let read = read.unwrap_or_else(|_| panic!("{awaited:?} does not come: {}", self.all)).unwrap_or(0);
        let more = String::from_utf8_lossy(&bytes[..read]).into_owned();
        self.all.push_str(&more);
        self.read.push_str(&more);
        self.check();
        read > 0
    }

    /// Every line that is complete is one of the protocol’s.
    fn check(&mut self) {
        while let Some(end) = self.all[self.checked..].find("\r\n") {
            let line = &self.all[self.checked..self.checked + end];
            if let Err(why) = self.reader.read(line) {
                panic!("{line:?}: {why}\n{}", self.all);
            }
            if line.starts_with("board:") {
                line.clone_into(&mut self.board);
            }
            self.checked += end + 2;
        }
        assert!(!self.all[self.checked..].contains('\n'), "a line ends with CR LF: {:?}", &self.all[self.checked..]);
    }

    /// What comes up to some text.
    pub(crate) async fn hears(&mut self, text: &str) -> String {
        while !self.read.contains(text) {
            assert!(self.more(text).await, "closed before {text:?}: {}", self.all);
        }
        let end = self.read.find(text).unwrap() + text.len();
        let rest = self.read.split_off(end);
        std::mem::replace(&mut self.read, rest)
    }

    /// The next whole line.
    pub(crate) async fn line(&mut self) -> String {
        while !self.read.contains("\r\n") {
            assert!(self.more("a line").await, "closed: {}", self.all);
        }
        let rest = self.read.split_off(self.read.find("\r\n").unwrap() + 2);
        std::mem::replace(&mut self.read, rest).trim_end_matches("\r\n").to_owned()
    }

    /// Says something and waits for what is answered.
    pub(crate) async fn asks(&mut self, says: &str, hears: &str) {
        self.says(says).await;
        self.hears(hears).await;
    }

    pub(crate) async fn is_closed(&mut self) -> bool {
        while self.more("the end").await {}
        true
    }

    /// A legal play of the board that was shown last, as clients write it; none if there is nothing to play.
    pub(crate) fn some_play(&self) -> Option<String> {
        let board: FibsBoard = self.board.parse().unwrap();
        let (situation, me) = (board.situation(), board.you());
        let play = legal_plays(&situation.position(), situation.roll()?).first()?.play;
        let shared = |point: u8| if me == Side::White { point } else { 25 - point };
        let from = |from| match from {
            Origin::Bar => "bar".to_owned(),
            Origin::Point(point) => shared(point.number()).to_string(),
        };
        let to = |to| match to {
            Target::Off => "off".to_owned(),
            Target::Point(point) => shared(point.number()).to_string(),
        };
        let steps: Vec<_> = play.steps().iter().map(|step| format!("{}-{}", from(step.from), to(step.to))).collect();
        Some(steps.join(" "))
    }
}
