//! gnubg at the tables of a club: each decision that waits for it goes to gnubg as a board line, its answer to the club.

use std::collections::HashSet;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use serde::Deserialize;
use serde_json::{Value, json};
use tavola_engine::cubeful::Plies;
use tavola_engine::{CubeGame, Engine};
use tavola_notation::{Contest, GnubgQuestion, Situation, Waiting, Written, read_play};
use tavola_rules::{BySide, CrawfordState, Cube, CubeOwner, CubeValue, OfferStep, Points, Roll, Setup, Side, WinKind};

use super::answers::Listens;
use super::club::{Club, SILENCE, detail};
use crate::commands::stakes::written_stakes;

/// How likely more than what is offered may be for a resignation to be accepted all the same.
const HARDLY: f32 = 0.005;
/// How long gnubg may take to start.
const STARTS: Duration = Duration::from_secs(20);
/// How long gnubg may think.
const THOUGHT: Duration = Duration::from_secs(120);

/// Where gnubg is to play, apart from where it has a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Wanted {
    /// A match to so many points with whoever follows the link.
    Friend(u8),
    /// One with the club's bot.
    Bot(u8),
    /// The seat of an invitation.
    Join(String),
}

/// A gnubg that listens for boards.
pub(super) struct Gnubg {
    questions: TcpStream,
    answers: BufReader<TcpStream>,
}

impl Gnubg {
    /// Connects to `external HOST:PORT`, which takes a moment to listen.
    pub(super) fn connect(at: &str) -> anyhow::Result<Self> {
        let until = Instant::now() + STARTS;
        let questions = loop {
            match TcpStream::connect(at) {
                Ok(stream) => break stream,
                Err(_) if Instant::now() < until => std::thread::sleep(Duration::from_millis(100)),
                Err(error) => {
                    let hint = format!("no gnubg answers at {at}; type `external localhost:PORT` in gnubg");
                    return Err(error).context(hint);
                }
            }
        };
        questions.set_nodelay(true)?;
        questions.set_read_timeout(Some(THOUGHT))?;
        let answers = BufReader::new(questions.try_clone()?);
        Ok(Self { questions, answers })
    }

    /// `roll`, `double`, `take`, `drop`, `beaver` or a play.
    fn ask(&mut self, situation: &Situation) -> anyhow::Result<String> {
        /// Far more than an answer.
        const LONGEST: u64 = 4096;
        self.questions.write_all(format!("{}\n", GnubgQuestion(situation)).as_bytes())?;
        let mut answer = String::new();
        let length =
            std::io::Read::take(&mut self.answers, LONGEST).read_line(&mut answer).context("gnubg is silent")?;
        if length == 0 {
            bail!("gnubg hung up");
        }
        Ok(answer.trim_matches(['\0', '\n', '\r', ' ']).to_owned())
    }
}

/// gnubg, the club, and what is between them.
pub(super) struct Seat {
    club: Club,
    gnubg: Gnubg,
    engine: Engine,
    /// The tables that are gnubg's, as long as their match goes on.
    playing: HashSet<String>,
}

impl Seat {
    /// Neither plays yet.
    pub(super) fn new(club: Club, gnubg: Gnubg) -> Self {
        Self { club, gnubg, engine: Engine::default(), playing: HashSet::new() }
    }

    /// Plays wherever gnubg is to act.
    pub(super) fn run(&mut self, wanted: Option<&Wanted>, listens: Listens) -> anyhow::Result<()> {
        if let Some(wanted) = wanted {
            self.wants(wanted)?;
        }
        loop {
            // Each line of events begins with every place there is: nothing is missed in between.
            let events = self.club.lines("/events")?;
            if self.listen(&events, listens)? {
                return Ok(());
            }
            std::thread::sleep(Duration::from_secs(1));
        }
    }

    fn wants(&mut self, wanted: &Wanted) -> anyhow::Result<()> {
        let (path, body) = match wanted {
            Wanted::Join(link) => {
                let token = link.rsplit('/').next().unwrap_or(link);
                (format!("/join/{token}"), json!({}))
            }
            Wanted::Friend(points) => ("/tables".to_owned(), opening("friend", *points)),
            Wanted::Bot(points) => ("/tables".to_owned(), opening("bot", *points)),
        };
        let (status, answer) = self.club.post(&path, &body)?;
        if !matches!(status, 200 | 201) {
            bail!("{}", detail(&answer));
        }
        let id = answer["id"].as_str().unwrap_or_default();
        self.playing.insert(id.to_owned());
        println!("table {id}");
        if let Some(link) = answer["join_url"].as_str() {
            println!("join {link}");
        }
        Ok(())
    }

    /// Acts at what the lines say; true if all is done.
    fn listen(&mut self, events: &Receiver<Value>, listens: Listens) -> anyhow::Result<bool> {
        while let Ok(event) = events.recv_timeout(SILENCE) {
            if event["type"] != "place" || event["kind"] != "table" {
                continue;
            }
            let Some(id) = event["id"].as_str() else { continue };
            // The end of a match is told also where others made its last act.
            let has_ended = event["over"] == true && self.playing.contains(id);
            if !has_ended && (event["to_act"] != true || event["over"] == true) {
                continue;
            }
            if self.play(id)? && listens == Listens::Once {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Acts at a table for as long as it is to; true if the match has come to its end.
    fn play(&mut self, id: &str) -> anyhow::Result<bool> {
        loop {
            let view = self.club.get(&format!("/tables/{id}"))?;
            let version = view["version"].clone();
            let view: View = serde_json::from_value(view).context("the view of a table")?;
            if view.is_over() {
                let score = &view.score.points;
                println!(
                    "over {id} {}-{}{}",
                    score.white.number(),
                    score.black.number(),
                    view.you.map_or("", |you| match you {
                        Side::White => ", gnubg is White",
                        Side::Black => ", gnubg is Black",
                    })
                );
                return Ok(self.playing.remove(id));
            }
            self.playing.insert(id.to_owned());
            let Some(command) = self.decide(&view)? else { return Ok(false) };
            let act = json!({ "command_id": command_id(id, &version), "command": command, "expected": version });
            match self.club.post(&format!("/tables/{id}/acts"), &act)? {
                // Another version: it is looked at again.
                (200 | 409, _) => {}
                (_, answer) => bail!("{}", detail(&answer)),
            }
        }
    }

    /// What is done now; none where others are to act.
    fn decide(&mut self, view: &View) -> anyhow::Result<Option<Value>> {
        let (may, Some(you)) = (|name: &str| view.legal.actions.iter().any(|action| action == name), view.you) else {
            return Ok(None);
        };
        if may("accept_resignation") {
            let accepts = self.accepts(view, you)?;
            return Ok(Some(json!({ "type": if accepts { "accept_resignation" } else { "reject_resignation" } })));
        }
        let simple = ["ready", "accept_play", "next_game"].into_iter().find(|name| may(name));
        if let Some(name) = simple {
            return Ok(Some(json!({ "type": name })));
        }
        Ok(match &view.phase {
            Phase::Opening if may("roll") => Some(json!({ "type": "roll" })),
            Phase::OnRoll { side } if *side == you && may("roll") => {
                let asked = may("double").then(|| view.situation(you, Waiting::RollOrDouble)).transpose()?;
                let answer = asked.map(|asked| self.gnubg.ask(&asked)).transpose()?;
                let doubles = answer.as_deref() == Some("double");
                Some(json!({ "type": if doubles { "double" } else { "roll" } }))
            }
            Phase::Doubled { to } if *to == you && may("take") => {
                let asked = view.situation(you.opponent(), Waiting::Answer(OfferStep::Double))?;
                Some(json!({ "type": match self.gnubg.ask(&asked)?.as_str() {
                    "beaver" if may("beaver") => "beaver",
                    "take" | "accept" | "beaver" => "take",
                    "drop" | "reject" | "pass" => "drop",
                    other => bail!("gnubg answers a double with {other:?}"),
                } }))
            }
            Phase::ToPlay { side, roll } if *side == you && may("play") => Some(self.plays(view, *side, *roll)?),
            _ => None,
        })
    }

    fn plays(&mut self, view: &View, side: Side, roll: Roll) -> anyhow::Result<Value> {
        if view.legal.plays == 0 {
            return Ok(json!({ "type": "play", "steps": [] }));
        }
        let situation = view.situation(side, Waiting::Play(roll))?;
        let answer = self.gnubg.ask(&situation)?;
        let play =
            read_play(&situation.position(), roll, &answer).with_context(|| format!("gnubg plays {answer:?}"))?;
        Ok(json!({ "type": "play", "steps": play.steps() }))
    }

    /// gnubg's protocol knows no resignations: one is accepted where hardly more can be won.
    fn accepts(&self, view: &View, you: Side) -> anyhow::Result<bool> {
        let kind = view.pending.iter().find_map(|pending| match pending {
            Pending::Resignation { kind } => Some(*kind),
            Pending::Other => None,
        });
        let on_roll = view.phase.on_roll().unwrap_or(you);
        let situation = view.situation(on_roll, Waiting::RollOrDouble)?;
        let game = CubeGame::new(&written_stakes(&Written::Situation(situation))?);
        let chances = self.engine.evaluate(&situation.position(), &game, Plies::ZERO).outcomes;
        let [_, gammon, backgammon, ..] = *(if on_roll == you { chances } else { chances.flipped() }).exclusive();
        Ok(match kind.unwrap_or(WinKind::Single) {
            WinKind::Single => gammon + backgammon < HARDLY,
            WinKind::Gammon => backgammon < HARDLY,
            WinKind::Backgammon => true,
        })
    }
}

/// The terms of a match.
fn opening(opponent: &str, points: u8) -> Value {
    json!({ "opponent": opponent, "rules": { "preset": "match", "length": { "points": points } } })
}

/// One name for what is done on a version: sent again it is done once.
fn command_id(table: &str, version: &Value) -> String {
    format!("external-{}-{table}-{version}", std::process::id())
}

/// What is looked at of a table.
#[derive(Debug, Deserialize)]
struct View {
    state: String,
    you: Option<Side>,
    score: Score,
    crawford: CrawfordState,
    cube: CubeSeen,
    board: Setup,
    phase: Phase,
    pending: Vec<Pending>,
    legal: Legal,
}

#[derive(Debug, Deserialize)]
struct Score {
    points: BySide<Points>,
    length: Option<u8>,
}

#[derive(Debug, Deserialize)]
struct CubeSeen {
    value: CubeValue,
    owner: CubeOwner,
}

#[derive(Debug, Deserialize)]
struct Legal {
    actions: Vec<String>,
    plays: u32,
}

#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Phase {
    Opening,
    OnRoll {
        side: Side,
    },
    Doubled {
        to: Side,
    },
    ToPlay {
        side: Side,
        roll: Roll,
    },
    #[serde(other)]
    Other,
}

impl Phase {
    fn on_roll(&self) -> Option<Side> {
        match self {
            Self::OnRoll { side } | Self::ToPlay { side, .. } => Some(*side),
            Self::Doubled { to } => Some(to.opponent()),
            Self::Opening | Self::Other => None,
        }
    }
}

#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Pending {
    Resignation {
        kind: WinKind,
    },
    #[serde(other)]
    Other,
}

impl View {
    fn is_over(&self) -> bool {
        matches!(self.state.as_str(), "over" | "closed")
    }

    /// The moment, with somebody on roll.
    fn situation(&self, on_roll: Side, waiting: Waiting) -> anyhow::Result<Situation> {
        let board = self.board.board().context("the board of a table")?;
        let won = self.score.points;
        let contest = match self.score.length {
            Some(length) => {
                let crawford_game = self.crawford == CrawfordState::Crawford;
                Contest::Match { length: length.into(), won, crawford_game }
            }
            None => Contest::Money { won, jacoby: false, beavers: false },
        };
        let cube = Cube { value: self.cube.value, owner: self.cube.owner };
        Ok(Situation { board, on_roll, waiting, cube, contest })
    }
}
