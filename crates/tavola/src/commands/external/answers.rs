//! An opponent for gnubg, over its external-player protocol: it asks, this program answers.

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::ExitCode;

use anyhow::{Context as _, ensure};
use tavola_engine::cubeful::{CubeAnswer, Plies};
use tavola_engine::{CubeGame, Engine};
use tavola_notation::{GnubgBoard, MoveText, Situation, Waiting, Written};

use crate::commands::stakes::written_stakes;

/// For how many connections one listens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Listens {
    /// For the first one.
    Once,
    /// Until interrupted.
    Always,
}

/// Listens and answers.
pub(super) fn run(at: SocketAddr, plies: Plies, listens: Listens) -> anyhow::Result<ExitCode> {
    let engine = Engine::default();
    let listener = TcpListener::bind(at).with_context(|| format!("cannot listen on {at}"))?;
    eprintln!("listening on {}", listener.local_addr()?);
    for stream in listener.incoming() {
        if let Err(error) = converse(&engine, plies, stream?) {
            eprintln!("tavola: {error:#}");
        }
        if listens == Listens::Once {
            break;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Answers board after board until the other side hangs up.
fn converse(engine: &Engine, plies: Plies, stream: TcpStream) -> anyhow::Result<()> {
    /// Far more than a board line; a longer one is no board.
    const LONGEST: u64 = 4096;
    stream.set_nodelay(true)?;
    let mut answers = stream.try_clone()?;
    let mut questions = BufReader::new(stream);
    loop {
        let mut line = Vec::new();
        let length = std::io::Read::take(&mut questions, LONGEST).read_until(b'\n', &mut line)?;
        if length == 0 {
            return Ok(());
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim_matches(['\0', '\n', '\r', ' ']);
        if text.is_empty() {
            continue;
        }
        ensure!(line.ends_with(b"\n"), "a line has no end");
        let GnubgBoard(situation) = text.parse().with_context(|| format!("cannot read {text:?}"))?;
        let answer = decide(engine, plies, &situation)?;
        writeln!(answers, "{answer}")?;
    }
}

/// The word or play with which the engine answers.
fn decide(engine: &Engine, plies: Plies, situation: &Situation) -> anyhow::Result<String> {
    let game = CubeGame::new(&written_stakes(&Written::Situation(*situation))?);
    let position = situation.position();
    Ok(match situation.waiting {
        Waiting::Play(roll) => {
            let best = engine.best_plays(&position, roll, &game, plies);
            best.first().map(|best| MoveText(&best.play).to_string()).unwrap_or_default()
        }
        Waiting::RollOrDouble => {
            let doubles = game.may_double(game.cube()) && engine.cube_action(&position, &game, plies).doubles();
            if doubles { "double".to_owned() } else { "roll".to_owned() }
        }
        Waiting::Answer(_) => match engine.cube_action(&position, &game, plies).answer {
            CubeAnswer::Take => "take".to_owned(),
            CubeAnswer::Drop => "drop".to_owned(),
            CubeAnswer::Beaver => "beaver".to_owned(),
        },
        Waiting::Resignation { .. } => "reject".to_owned(),
    })
}
