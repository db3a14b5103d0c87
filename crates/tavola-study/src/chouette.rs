//! A chouette's games cube by cube: what the box and one member played against each other, on the common board and with
//! their own cube, as a match of one game. Judged like any other, it says what each decision was worth on that cube.

use tavola_base::Decider as _;
use tavola_club::chouette::{
    Between, Chouette, ChouetteEvent, ChouetteHappened as Happened, ChouetteStream, CubeAnswer, CubeEvent, Edge,
    EdgeKind, GameEvent,
};
use tavola_notation::record::{Act, GameRecord, Line, MatchRecord, Place};
use tavola_rules::{Action, BySide, FirstTurn, Game, Phase, RuleSet, Score, Side, Start};

/// One cube of one game that is over.
#[derive(Debug, Clone, PartialEq)]
pub struct CubeGame {
    /// Which game, from 1.
    pub number: u32,
    /// Between whom; the box plays White.
    pub between: Between,
    /// Whether the member began with it, or it was given in mid-game (CHO-10).
    pub kind: EdgeKind,
    /// The game on it.
    pub record: GameRecord,
}

impl CubeGame {
    /// The game as a match of its own.
    #[must_use]
    pub fn alone(self, players: BySide<String>) -> MatchRecord {
        MatchRecord { players, rules: *self.record.start.rules(), tags: Vec::new(), games: vec![self.record] }
    }
}

/// Every cube of every game that is over and was played here: over a wooden board only the cubes are known.
#[must_use]
pub fn games_by_cube(events: &[ChouetteEvent]) -> Vec<CubeGame> {
    let mut tale = Tale::default();
    let mut state = Chouette::default();
    for event in events {
        tale.follow(&state, &event.what);
        state = ChouetteStream::evolve(state, event);
        tale.take_up(&state);
    }
    tale.over
}

/// How far the games have been told.
#[derive(Debug, Default)]
struct Tale {
    /// The game that began last.
    number: u32,
    /// The cubes of the game that is being played.
    now: Vec<Told>,
    over: Vec<CubeGame>,
}

/// A cube on its way.
#[derive(Debug)]
struct Told {
    number: u32,
    between: Between,
    kind: EdgeKind,
    start: Option<Game>,
    lines: Vec<Line>,
    now: Option<Game>,
}

impl Tale {
    /// Cubes that have come onto the table.
    fn take_up(&mut self, state: &Chouette) {
        let Some(game) = state.game() else { return };
        for edge in game.cubes() {
            let is_known = self.now.iter().any(|told| told.is_of(edge));
            if !is_known {
                let (between, kind) = (edge.between.clone(), edge.kind);
                self.now.push(Told { number: self.number, between, kind, start: None, lines: Vec::new(), now: None });
            }
        }
    }

    /// What happens, seen from before it.
    fn follow(&mut self, state: &Chouette, what: &Happened) {
        if let Happened::Game(GameEvent::GameStarted { number, .. }) = what {
            (self.number, self.now) = (*number, Vec::new());
        }
        let Some(game) = state.game() else { return };
        let rules = state.settings().rules.game();
        match what {
            Happened::Game(GameEvent::Acted { camp, action: Action::Play { play } }) => {
                let Phase::ToPlay { side, roll, .. } = *game.board().phase() else { return };
                if side != camp.side() {
                    return;
                }
                for edge in game.cubes().iter().filter(|edge| edge.is_open()) {
                    let turn = FirstTurn::ToPlay { side, roll };
                    self.add(edge, rules, game.board(), turn, Act::Play { roll, play: *play });
                }
            }
            Happened::Cube(CubeEvent::Doubled { camp, cubes, .. }) => {
                for edge in game.cubes().iter().filter(|edge| cubes.contains(&edge.between)) {
                    self.add(edge, rules, game.board(), FirstTurn::OnRoll { side: camp.side() }, Act::Double);
                }
            }
            Happened::Cube(CubeEvent::CubesAnswered { results, .. }) => {
                for result in results {
                    let act = match result.answer {
                        CubeAnswer::Take => Act::Take,
                        CubeAnswer::Drop => Act::Drop,
                        CubeAnswer::Beaver => Act::Beaver,
                        CubeAnswer::Raccoon | CubeAnswer::Otter => Act::Raccoon,
                    };
                    self.now.iter_mut().filter(|told| told.between == result.cube).for_each(|told| told.answered(act));
                }
            }
            Happened::Game(GameEvent::GameEnded { .. }) => {
                let told = std::mem::take(&mut self.now);
                self.over.extend(told.into_iter().filter_map(Told::done));
            }
            _ => {}
        }
    }

    fn add(&mut self, edge: &Edge, rules: &RuleSet, board: &Game, turn: FirstTurn, act: Act) {
        let Some(told) = self.now.iter_mut().find(|told| told.is_of(edge)) else { return };
        let score = Score::start(rules);
        let start = Start { board: *board.board(), cube: edge.cube, turn };
        let Ok(before) = Game::from_start(rules, &score, start) else { return };
        // A game that begins here begins with the opening roll; a cube given later, with the position it was given in.
        let opens =
            told.lines.is_empty() && edge.kind == EdgeKind::Main && board.board() == Game::new(rules, &score).board();
        told.start.get_or_insert_with(|| if opens { Game::new(rules, &score) } else { before });
        let by = match turn {
            FirstTurn::ToPlay { side, .. } | FirstTurn::OnRoll { side } => side,
            FirstTurn::OpeningRoll => Side::White,
        };
        told.done_by(by, act, before);
    }
}

impl Told {
    fn is_of(&self, edge: &Edge) -> bool {
        self.between == edge.between && self.kind == edge.kind
    }

    /// The answer to the double that was its last line.
    fn answered(&mut self, act: Act) {
        let doubled = self.lines.last().filter(|line| matches!(line.act, Act::Double | Act::Beaver | Act::Raccoon));
        let (Some(by), Some(before)) = (doubled.map(|line| line.by.opponent()), self.now) else { return };
        self.done_by(by, act, before);
    }

    fn done_by(&mut self, by: Side, act: Act, before: Game) {
        self.lines.push(Line { at: Place::default(), by, act, before });
        let action = match act {
            Act::Play { play, .. } => Some(Action::Play { play }),
            Act::Double => Some(Action::Double),
            Act::Take => Some(Action::Take),
            Act::Drop => Some(Action::Drop),
            Act::Beaver => Some(Action::Beaver),
            Act::Raccoon => Some(Action::Raccoon),
            Act::Illegal { .. } | Act::Roll { .. } | Act::Resign { .. } => None,
        };
        self.now = Some(action.and_then(|action| before.apply(by, action).ok()).unwrap_or(before));
    }

    fn done(self) -> Option<CubeGame> {
        let Self { number, between, kind, start, lines, now } = self;
        let (start, end) = (start?, now?);
        Some(CubeGame { number, between, kind, record: GameRecord { start, lines, end } })
    }
}
