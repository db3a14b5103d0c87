//! gnubg as an oracle: a process of its own that answers one board line after another.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use tavola_notation::{GnubgQuestion, Situation};

/// Whether plays are judged with the cube in mind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::commands) enum CubeUse {
    /// As if there were none.
    Cubeless,
    /// With it.
    Cubeful,
}

/// A running gnubg that listens for us. Ends with this value.
pub(super) struct Oracle {
    process: Child,
    script: PathBuf,
    questions: TcpStream,
    answers: BufReader<TcpStream>,
}

impl Oracle {
    /// Starts gnubg at that depth, judging plays with the cube in mind or without.
    pub(super) fn start(program: &str, plies: u8, cube: CubeUse) -> anyhow::Result<Self> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let script = std::env::temp_dir().join(format!("tavola-gnubg-{}-{port}", std::process::id()));
        std::fs::write(&script, commands(port, plies, cube))?;
        let process = Command::new(program)
            .args(["-t", "-q", "-r", "-c"])
            .arg(&script)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {program}"))?;
        let stream = connect(port)?;
        stream.set_nodelay(true)?;
        let answers = BufReader::new(stream.try_clone()?);
        Ok(Self { process, script, questions: stream, answers })
    }

    /// What gnubg answers: `roll`, `double`, `take`, `drop` or a play.
    pub(super) fn ask(&mut self, situation: &Situation) -> anyhow::Result<String> {
        let question = format!("{}\n", GnubgQuestion(situation));
        self.questions.write_all(question.as_bytes())?;
        let mut answer = String::new();
        if self.answers.read_line(&mut answer)? == 0 {
            bail!("gnubg hung up");
        }
        Ok(answer.trim_matches(['\0', '\n', '\r', ' ']).to_owned())
    }
}

impl Drop for Oracle {
    fn drop(&mut self) {
        // It is our own child and holds nothing worth saving; if it is gone already, so much the better.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_file(&self.script);
    }
}

fn commands(port: u16, plies: u8, cube: CubeUse) -> String {
    let cube = match cube {
        CubeUse::Cubeful => "on",
        CubeUse::Cubeless => "off",
    };
    format!(
        "set threads 1\nset jacoby off\nset beavers 0\n\
         set evaluation chequerplay evaluation plies {plies}\n\
         set evaluation chequerplay evaluation cubeful {cube}\n\
         set evaluation cubedecision evaluation plies {plies}\n\
         external localhost:{port}\n"
    )
}

/// gnubg takes a moment to listen.
fn connect(port: u16) -> anyhow::Result<TcpStream> {
    let until = Instant::now() + Duration::from_secs(60);
    loop {
        match TcpStream::connect(("127.0.0.1", port)) {
            Ok(stream) => return Ok(stream),
            Err(error) if Instant::now() > until => return Err(error).context("gnubg does not listen"),
            Err(_) => std::thread::sleep(Duration::from_millis(50)),
        }
    }
}
