//! GNU Backgammon as judge and opponent: an outside process asked over a local socket, one line a question.
//!
//! Nothing it says is ever learnt from; it measures what self-play has come to.

use std::io::{self, BufRead as _, BufReader, Write as _};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tavola_engine::{Cumulative, Outcomes};
use tavola_rules::{Position, Roll, legal_results};

/// Where Debian puts the program.
pub const PROGRAM: &str = "/usr/games/gnubg";

/// A running gnubg with a conversation open.
#[derive(Debug)]
pub struct Gnubg {
    process: Child,
    orders: PathBuf,
    asks: TcpStream,
    answers: BufReader<TcpStream>,
    line: String,
}

/// Why gnubg gave no usable answer.
#[derive(Debug, thiserror::Error)]
pub enum GnubgError {
    /// It could not be started or reached.
    #[error("cannot talk to gnubg: {0}")]
    Io(#[from] io::Error),
    /// It said something unexpected.
    #[error("gnubg answered {0:?}")]
    Answer(String),
}

impl Gnubg {
    /// Starts gnubg, playing checkers at `plies`, cubeless.
    ///
    /// # Errors
    /// Where it is not installed or does not listen within ten seconds.
    pub fn start(plies: u8) -> Result<Self, GnubgError> {
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
        let orders = std::env::temp_dir().join(format!("tavola-gnubg-{}-{port}", std::process::id()));
        std::fs::write(&orders, commands(plies, port))?;
        let process = Command::new(PROGRAM)
            .args(["-t", "-q", "-r", "-c"])
            .arg(&orders)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        let asks = connect(port)?;
        asks.set_nodelay(true)?;
        let answers = BufReader::new(asks.try_clone()?);
        Ok(Self { process, orders, asks, answers, line: String::new() })
    }

    fn ask(&mut self, question: &str) -> Result<&str, GnubgError> {
        self.asks.write_all(question.as_bytes())?;
        self.line.clear();
        self.answers.read_line(&mut self.line)?;
        Ok(self.line.trim())
    }

    /// What gnubg expects of `position` at `plies`, cubeless, seen by the player on roll.
    ///
    /// # Errors
    /// Where it does not answer with probabilities.
    pub fn outcomes(&mut self, position: &Position, plies: u8) -> Result<Outcomes, GnubgError> {
        let board = board(position, None);
        let answer = self.ask(&format!("evaluation fibsboard {board} PLIES {plies} CUBE OFF CUBELESS PRUNE ON\n"))?;
        let numbers: Vec<f32> = answer.split_whitespace().map_while(|word| word.parse().ok()).collect();
        let [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon, ..] = numbers[..] else {
            return Err(GnubgError::Answer(answer.to_owned()));
        };
        Ok(Cumulative { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon }.exclusive())
    }

    /// The position after gnubg's play, seen by the mover.
    ///
    /// # Errors
    /// Where its answer is no legal play.
    pub fn play(&mut self, position: &Position, roll: Roll) -> Result<Position, GnubgError> {
        let mut results = Vec::new();
        legal_results(position, roll, &mut results);
        if results.len() < 2 {
            return Ok(results.first().copied().unwrap_or(*position));
        }
        let answer = self.ask(&format!("{}\n", board(position, Some(roll))))?;
        after(position, answer)
            .and_then(|counts| results.iter().find(|result| result.counts()[..26] == counts[..26]).copied())
            .ok_or_else(|| GnubgError::Answer(answer.to_owned()))
    }
}

impl Drop for Gnubg {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
        std::fs::remove_file(&self.orders).ok();
    }
}

fn commands(plies: u8, port: u16) -> String {
    format!(
        "set threads 1\nset jacoby off\nset cache 0\n\
         set evaluation chequerplay evaluation plies {plies}\nset evaluation cubedecision evaluation plies {plies}\n\
         set evaluation chequerplay evaluation cubeful off\nexternal localhost:{port}\n"
    )
}

fn connect(port: u16) -> io::Result<TcpStream> {
    let mut last = io::Error::other("gnubg does not listen");
    for _ in 0..200 {
        match TcpStream::connect((Ipv4Addr::LOCALHOST, port)) {
            Ok(stream) => return Ok(stream),
            Err(error) => last = error,
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    Err(last)
}

/// The board line: money play, cube out of reach of both.
fn board(position: &Position, roll: Option<Roll>) -> String {
    let points: Vec<String> = position.counts()[..26].iter().map(i8::to_string).collect();
    let (high, low) = roll.map_or((0, 0), |roll| (roll.high().number(), roll.low().number()));
    let (own, their) = (position.own_off(), position.opponent_off());
    format!(
        "board:X:O:0:0:0:{}:1:{high}:{low}:{high}:{low}:1:1:1:0:1:-1:0:25:{own}:{their}:0:0:0:0:0:1",
        points.join(":")
    )
}

/// The counts after a play as gnubg writes it, such as `bar/20 13/8*(2)`; `None` for anything else.
fn after(position: &Position, text: &str) -> Option<[i8; 32]> {
    let mut counts = *position.counts();
    for word in text.split_whitespace() {
        let (route, times) = match word.split_once('(') {
            Some((route, times)) => (route, times.trim_end_matches(')').parse().ok()?),
            None => (word, 1),
        };
        let places: Vec<usize> = route.split('/').map(place).collect::<Option<_>>()?;
        for _ in 0..times {
            for leg in places.windows(2) {
                step(&mut counts, leg[0], leg[1]);
            }
        }
    }
    Some(counts)
}

fn place(text: &str) -> Option<usize> {
    match text.trim_end_matches('*') {
        "bar" | "25" => Some(25),
        "off" | "0" => Some(26),
        number => number.parse().ok().filter(|number| (1..=24).contains(number)),
    }
}

const fn step(counts: &mut [i8; 32], from: usize, to: usize) {
    counts[from] -= 1;
    if to <= 24 && counts[to] < 0 {
        counts[to] = 0;
        counts[0] -= 1;
    }
    counts[to] += 1;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plays_are_read_as_gnubg_writes_them() {
        let counts = after(&Position::START, "24/18/13 13/8(2)").expect("a play");
        assert_eq!((counts[24], counts[13], counts[8]), (1, 4, 5));
        assert!(after(&Position::START, "double").is_none());
    }
}
