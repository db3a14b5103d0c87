//! Programs at the tables of a running club: both example bots in a rated match, and gnubg through `tavola external`.
#![expect(clippy::unwrap_used, reason = "a test stops where something is missing")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use serde_json::Value;

/// How long anything may take: a match is some hundred requests, on a machine that does much else at the same time.
const PATIENCE: Duration = Duration::from_secs(300);

/// A program that ends with this value, and what it prints.
struct Running {
    child: Child,
    lines: Receiver<String>,
}

impl Running {
    fn start(command: &mut Command) -> Self {
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
        let (told, lines) = channel();
        let out = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || out.lines().map_while(Result::ok).try_for_each(|line| told.send(line)));
        Self { child, lines }
    }

    /// What stands behind a word at the beginning of a line.
    fn says(&self, word: &str) -> String {
        let until = Instant::now() + PATIENCE;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let line = self.lines.recv_timeout(left).unwrap_or_else(|_| panic!("{word:?} is not said"));
            if let Some(rest) = line.strip_prefix(word) {
                return rest.trim().to_owned();
            }
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// A running club.
struct Club {
    address: String,
    server: Running,
    folder: tempfile::TempDir,
}

impl Club {
    fn open() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let server = Self::serve("127.0.0.1:0", folder.path());
        let address = server.says("The club is open: ");
        Self { address, server, folder }
    }

    fn serve(listen: &str, folder: &Path) -> Running {
        let mut serve = Command::new(env!("CARGO_BIN_EXE_tavola"));
        Running::start(serve.args(["serve", "--listen", listen, "--data-dir"]).arg(folder).stderr(Stdio::null()))
    }

    /// Ends at once, is away for a while, and is there again at the same address.
    fn restart(&mut self) {
        self.server.child.kill().unwrap();
        self.server.child.wait().unwrap();
        std::thread::sleep(Duration::from_secs(2));
        self.server = Self::serve(self.address.trim_start_matches("http://").trim_end_matches('/'), self.folder.path());
        self.server.says("The club is open: ");
    }

    /// What is answered to a request as a browser sends it: head and body.
    fn asked(&self, head: &str, body: &str) -> String {
        let host = self.address.trim_start_matches("http://");
        let mut stream = TcpStream::connect(host).unwrap();
        let request =
            format!("{head}\r\nhost: {host}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}", body.len());
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// A player and a token of theirs.
    fn player(&self, name: &str) -> String {
        const FORM: &str = "content-type: application/x-www-form-urlencoded";
        let register = format!("name={name}&password=quiet%2Banchor%2Bon%2Bthe%2Bbar");
        let answer = self.asked(&format!("POST /register HTTP/1.1\r\n{FORM}"), &register);
        let cookies = answer.lines().filter_map(|line| line.split_once(": "));
        let cookies = cookies.filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
        let cookies: Vec<_> = cookies.map(|(_, cookie)| cookie.split(';').next().unwrap()).collect();
        let head = format!("POST /account/tokens HTTP/1.1\r\n{FORM}\r\ncookie: {}", cookies.join("; "));
        let page = self.asked(&head, "name=bot&me%3Aread=yes&challenge%3Awrite=yes&play=yes");
        let at = page.find("tvl_").unwrap_or_else(|| panic!("no token: {page}"));
        page[at..at + 68].to_owned()
    }

    /// What is at an address of the API.
    fn gets(&self, token: &str, path: &str) -> Value {
        let head = format!("GET /api/v1{path} HTTP/1.1\r\nauthorization: Bearer {token}");
        let answer = self.asked(&head, "");
        let (_, body) = answer.split_once("\r\n\r\n").unwrap();
        serde_json::from_str(body).unwrap_or_else(|_| panic!("{answer}"))
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The first of these programs that is there; a note where none is.
fn first_of(programs: &[&'static str]) -> Option<&'static str> {
    let is_there = |program: &&str| {
        let mut asked = Command::new(program);
        asked.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        asked.status().is_ok_and(|status| status.success())
    };
    let found = programs.iter().copied().find(|program| is_there(program));
    if found.is_none() {
        eprintln!("{programs:?} is not there: nothing is tried");
    }
    found
}

/// The example bot in Rust, which is built along with the tests.
fn bot() -> Command {
    let folder = Path::new(env!("CARGO_BIN_EXE_tavola")).parent().unwrap();
    Command::new(folder.join("examples").join(format!("bot{}", std::env::consts::EXE_SUFFIX)))
}

#[test]
fn both_example_bots_play_a_rated_match_to_its_end() {
    let Some(interpreter) = first_of(&["python3"]) else { return };
    let club = Club::open();
    let (ada, bea) = (club.player("Ada"), club.player("Bea"));
    let mut python = Command::new(interpreter);
    python.arg(root().join("examples/bot.py")).arg(&club.address).env("TAVOLA_TOKEN", &ada);
    // Who came by a link counts for no rating while their account is new; in the lobby anybody does.
    let python = Running::start(python.args(["--seek", "1", "--rated", "--once"]));
    python.says("seeking ");
    let rust = Running::start(bot().args([&club.address, "--seek", "1"]).env("TAVOLA_TOKEN", &bea));
    let (one, other) = (python.says("over "), rust.says("over "));
    assert_eq!(one.split(' ').next(), other.split(' ').next(), "{one} {other}");
    // The rating moves a moment after the match has ended.
    let until = Instant::now() + PATIENCE;
    loop {
        let profile = club.gets(&ada, "/people/Ada");
        if let Some(rating) = profile["standings"][0]["rating"].as_f64() {
            assert!((rating - 1500.0).abs() > 0.1, "{profile}");
            break;
        }
        assert!(Instant::now() < until, "{profile}");
        std::thread::sleep(Duration::from_millis(50));
    }
    let played = club.gets(&bea, "/people/Bea/matches");
    assert_eq!((&played[0]["rated"], &played[0]["opponent"]["name"]), (&Value::Bool(true), &Value::from("Ada")));
}

#[test]
fn gnubg_plays_a_match_at_a_table_through_the_command_between() {
    let Some(program) = first_of(&["gnubg", "/usr/games/gnubg"]) else { return };
    let club = Club::open();
    let (ada, gnubg) = (club.player("Ada"), club.player("Gnubg"));
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let script = tempfile::NamedTempFile::new().unwrap();
    let set = "set evaluation chequerplay evaluation plies 0\nset evaluation cubedecision evaluation plies 0\n";
    std::fs::write(script.path(), format!("{set}external localhost:{port}\n")).unwrap();
    let mut listens = Command::new(program);
    listens.args(["-t", "-q", "-r", "-c"]).arg(script.path()).stderr(Stdio::null());
    let _gnubg = Running::start(&mut listens);
    let mut between = Command::new(env!("CARGO_BIN_EXE_tavola"));
    let at = format!("127.0.0.1:{port}");
    between.args(["external", "--club", &club.address, "--gnubg", &at, "--open", "1", "--once"]);
    let between = Running::start(between.env("TAVOLA_TOKEN", &gnubg));
    let link = between.says("join ").rsplit('/').next().unwrap().to_owned();
    let ada = Running::start(bot().args([&club.address, "--join", &link]).env("TAVOLA_TOKEN", &ada));
    let over = between.says("over ");
    assert!(ada.says("over ").starts_with(over.split(' ').next().unwrap()));
}

#[test]
fn the_command_between_outlives_a_club_that_is_killed_and_comes_back() {
    let mut club = Club::open();
    let (ada, seated) = (club.player("Ada"), club.player("Seated"));
    let at = format!("127.0.0.1:{}", TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port());
    // What answers gnubg answers as gnubg does.
    let mut answers = Command::new(env!("CARGO_BIN_EXE_tavola"));
    let _answers = Running::start(answers.args(["external", "--listen", &at, "--plies", "0"]).stderr(Stdio::null()));
    let mut between = Command::new(env!("CARGO_BIN_EXE_tavola"));
    between.args(["external", "--club", &club.address, "--gnubg", &at, "--open", "1", "--once"]);
    let between = Running::start(between.env("TAVOLA_TOKEN", &seated));
    let link = between.says("join ").rsplit('/').next().unwrap().to_owned();
    club.restart();
    let ada = Running::start(bot().args([&club.address, "--join", &link]).env("TAVOLA_TOKEN", &ada));
    let over = between.says("over ");
    assert!(ada.says("over ").starts_with(over.split(' ').next().unwrap()));
}
