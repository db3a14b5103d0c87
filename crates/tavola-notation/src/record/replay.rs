//! What is written, played through the rules: the record of it, and what did not fit.

mod ending;

use tavola_rules::{
    Action, Award, Board, BySide, Crawford, CrawfordState, CubeResponses, FirstTurn, Game, Jacoby, Length, MatchLength,
    Phase, Play, Points, Preset, Roll, RuleChoice, RuleSet, Score, Side, Start, WinKind, legal_play_to, legal_plays,
};

use super::draft::{Draft, DraftGame, Moves, Said, What};
use super::remark::{Place, Remark, Weight};
use super::{Act, GameRecord, Line, MatchRecord};
use crate::read_play::{UnreadablePlay, read_play, result_as_written};

/// A file that was read: the match, and every place where the file and the rules do not agree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The match.
    pub record: MatchRecord,
    /// What did not fit, in the order of the file.
    pub remarks: Vec<Remark>,
}

/// Plays a draft through the rules.
///
/// # Errors
/// If the rules of the match cannot be made of what the file says.
pub(crate) fn replay(draft: Draft) -> Result<Reading, String> {
    let rules = rules(&draft)?;
    let Draft { players, tags, games: drafts, mut remarks, .. } = draft;
    let mut score = Score::start(&rules);
    let mut games: Vec<GameRecord> = Vec::new();
    for (index, game) in drafts.iter().enumerate() {
        let is_first = index == 0;
        score = score_before(&rules, score, game, is_first, &mut remarks);
        if score.winner().is_some() {
            remarks.push(left_out(game.at, "the match is over; this game is left out".to_owned()));
            continue;
        }
        let after = drafts.get(index + 1).and_then(|next| next.won);
        let record = Playing::new(&rules, &score, game, &mut remarks).play(game, after);
        if let Some(after) = record.end.score_after() {
            score = after;
        }
        games.push(record);
    }
    remarks.sort_by_key(|remark| remark.at);
    Ok(Reading { record: MatchRecord { players, rules, tags, games }, remarks })
}

fn rules(draft: &Draft) -> Result<RuleSet, String> {
    let options = draft.options;
    let choice = match draft.length {
        None => RuleChoice {
            jacoby: options.jacoby.map(|is_on| if is_on { Jacoby::On } else { Jacoby::Off }),
            responses: Some(responses(draft)),
            ..RuleChoice::of(Preset::Money)
        },
        Some(points) => {
            let length = u8::try_from(points).ok().and_then(MatchLength::new);
            let length = length.ok_or_else(|| format!("a match to {points} points is longer than can be read"))?;
            let crawford = (options.crawford == Some(false)).then_some(Crawford::Off);
            RuleChoice { length: Some(Length::Points(length)), crawford, ..RuleChoice::of(Preset::Match) }
        }
    };
    RuleSet::new(choice).map_err(|broken| broken.to_string())
}

/// What may answer a double: everything that was done, and beavers where they are allowed.
fn responses(draft: &Draft) -> CubeResponses {
    let said = || draft.games.iter().flat_map(|game| &game.said).map(|said| &said.what);
    if said().any(|what| matches!(what, What::Raccoon)) {
        CubeResponses::Raccoon
    } else if draft.options.beavers == Some(true) || said().any(|what| matches!(what, What::Beaver)) {
        CubeResponses::Beaver
    } else {
        CubeResponses::TakeOrDrop
    }
}

/// The score before a game: the one that follows from the games before, unless the file says another.
fn score_before(rules: &RuleSet, follows: Score, game: &DraftGame, is_first: bool, remarks: &mut Vec<Remark>) -> Score {
    let Some(said) = game.won else { return follows };
    let won = said.map(|points| Points::new(points.into()));
    let mut score = follows;
    if won != BySide::from_fn(|side| follows.won(side)) {
        if !is_first {
            let (black, white) = (follows.won(Side::Black), follows.won(Side::White));
            let what = format!(
                "the score before the game is said to be {}-{}, and {black}-{white} by the games before: the file's counts",
                won.black, won.white
            );
            remarks.push(Remark { at: game.at, weight: Weight::Mended, what });
        }
        let before = match rules.match_length() {
            Some(length) => Score::presumed_before(length, won),
            None => CrawfordState::Pre,
        };
        score = Score::standing(rules, won, before);
    }
    match game.crawford {
        Some(false) if score.crawford() == CrawfordState::Crawford => Score::standing(rules, won, CrawfordState::Post),
        _ => score,
    }
}

const fn left_out(at: Place, what: String) -> Remark {
    Remark { at, weight: Weight::LeftOut, what }
}

/// One game while it is replayed.
struct Playing<'a> {
    rules: &'a RuleSet,
    score: &'a Score,
    start: Game,
    game: Game,
    lines: Vec<Line>,
    remarks: &'a mut Vec<Remark>,
    /// The board is not known any more: what follows is left out.
    is_lost: bool,
}

impl<'a> Playing<'a> {
    fn new(rules: &'a RuleSet, score: &'a Score, draft: &DraftGame, remarks: &'a mut Vec<Remark>) -> Self {
        let game = Self::first(rules, score, draft).unwrap_or_else(|why| {
            remarks.push(left_out(draft.at, why));
            Game::new(rules, score)
        });
        Self { rules, score, start: game, game, lines: Vec::new(), remarks, is_lost: false }
    }

    fn first(rules: &RuleSet, score: &Score, draft: &DraftGame) -> Result<Game, String> {
        let Some(board) = draft.start else { return Ok(Game::new(rules, score)) };
        let by = draft.on_roll.or_else(|| draft.said.first().map(|said| said.by)).unwrap_or(Side::White);
        let start = Start { board, turn: FirstTurn::OnRoll { side: by }, ..Start::STANDARD };
        Game::from_start(rules, score, start).map_err(|broken| broken.to_string())
    }

    fn play(mut self, draft: &DraftGame, after: Option<BySide<u32>>) -> GameRecord {
        let last = draft.said.iter().rposition(|said| !said.what.is_end());
        for (index, said) in draft.said.iter().enumerate().filter(|(_, said)| !said.what.is_end()) {
            if self.is_lost {
                break;
            }
            self.say(said, Some(index) == last);
        }
        self.finish(draft, after);
        GameRecord { start: self.start, lines: self.lines, end: self.game }
    }

    fn say(&mut self, said: &Said, is_last: bool) {
        if self.game.result().is_some() {
            return self.leave_out(said.at, "the game is over".to_owned());
        }
        match &said.what {
            What::Roll { roll, moves } => self.roll(said, *roll, moves, is_last),
            What::Double { to } => self.double(said, *to),
            What::Take => self.act(said, Act::Take, Action::Take),
            What::Drop => self.act(said, Act::Drop, Action::Drop),
            What::Beaver => self.act(said, Act::Beaver, Action::Beaver),
            What::Raccoon => self.act(said, Act::Raccoon, Action::Raccoon),
            What::Resigns { .. } | What::Wins { .. } | What::Loses { .. } => {}
        }
    }

    fn remark(&mut self, at: Place, weight: Weight, what: String) {
        self.remarks.push(Remark { at, weight, what });
    }

    fn leave_out(&mut self, at: Place, what: String) {
        self.remark(at, Weight::LeftOut, what);
    }

    fn act(&mut self, said: &Said, act: Act, action: Action) {
        match self.game.apply(said.by, action) {
            Ok(game) => self.done(said.at, said.by, act, game),
            Err(refusal) => self.leave_out(said.at, format!("this is not in order: {refusal}")),
        }
    }

    fn done(&mut self, at: Place, by: Side, act: Act, after: Game) {
        self.lines.push(Line { at, by, act, before: self.game });
        self.game = after;
    }

    fn double(&mut self, said: &Said, to: Option<u32>) {
        self.pass_the_turn_to(said);
        self.act(said, Act::Double, Action::Double);
        if let (Phase::Doubled { offer }, Some(to)) = (self.game.phase(), to)
            && offer.asked.number() != u64::from(to)
        {
            let asked = offer.asked.number();
            self.remark(said.at, Weight::Mended, format!("the cube is said to go to {to}; it goes to {asked}"));
        }
    }

    /// Makes it `said.by`'s turn, with a remark if it was not.
    fn pass_the_turn_to(&mut self, said: &Said) {
        let by = said.by;
        match *self.game.phase() {
            Phase::Doubled { offer } if offer.to() == by.opponent() || offer.doubler == by => {
                if offer.step != tavola_rules::OfferStep::Beaver {
                    self.remark(said.at, Weight::Mended, "the cube was taken without a word".to_owned());
                }
                let taker = Said { at: said.at, by: offer.to(), what: What::Take };
                self.act(&taker, Act::Take, Action::Take);
            }
            Phase::OnRoll { side } if side != by => {
                let what = "the opponent's turn is missing before this one".to_owned();
                self.remark(said.at, Weight::Mended, what);
                self.set_up(*self.game.board(), by);
            }
            _ => {}
        }
    }

    /// Goes on from a board that did not come about by the rules.
    fn set_up(&mut self, board: Board, on_roll: Side) {
        let start = Start { board, cube: self.game.cube(), turn: FirstTurn::OnRoll { side: on_roll } };
        match Game::from_start(self.rules, self.score, start) {
            Ok(game) => self.game = game,
            Err(_) => self.is_lost = true,
        }
    }

    fn roll(&mut self, said: &Said, roll: Roll, moves: &Moves, is_last: bool) {
        self.pass_the_turn_to(said);
        let action = match self.game.phase() {
            Phase::OpeningRoll { .. } if roll.is_double() => {
                let what = format!("the game opens with {roll}, which an opening roll cannot be (SET-07)");
                self.remark(said.at, Weight::Note, what);
                self.set_up(*self.game.board(), said.by);
                self.start = self.game;
                Action::Roll { roll }
            }
            Phase::OpeningRoll { .. } => match said.by {
                Side::White => Action::RollOpening { white: roll.high(), black: roll.low() },
                Side::Black => Action::RollOpening { white: roll.low(), black: roll.high() },
            },
            _ => Action::Roll { roll },
        };
        match self.game.apply(said.by, action) {
            Ok(game) => {
                let before = std::mem::replace(&mut self.game, game);
                self.move_checkers(said, roll, moves, is_last, before);
            }
            Err(refusal) => self.leave_out(said.at, format!("{roll} is not in order here: {refusal}")),
        }
    }

    fn move_checkers(&mut self, said: &Said, roll: Roll, moves: &Moves, is_last: bool, before: Game) {
        let position = self.game.board().seen_by(said.by);
        let text = moves.text();
        let plays = legal_plays(&position, roll);
        match moves {
            Moves::IllegalTo(board) => {
                self.remark(said.at, Weight::Note, format!("{roll} was played against the rules, and it stood"));
                return self.stand(said, roll, *board);
            }
            Moves::To(board) => return self.play_to(said, roll, *board),
            // Rolled, and given up at the sight of it.
            Moves::Hidden => return self.rolled(said, roll, before),
            _ if text.is_empty() && is_last && !plays.is_empty() => return self.rolled(said, roll, before),
            _ => {}
        }
        match (read_play(&position, roll, &text), &plays[..]) {
            (Ok(play), _) => self.act(said, Act::Play { roll, play }, Action::Play { play }),
            (Err(UnreadablePlay::Ambiguous(ways)), _) => self.first_of(said, roll, &ways),
            (Err(_), [only]) if text.is_empty() => {
                let what = format!("no play of {roll} is written: the only one there is was made");
                self.remark(said.at, Weight::Mended, what);
                self.act(said, Act::Play { roll, play: only.play }, Action::Play { play: only.play });
            }
            (Err(why), _) => self.as_written(said, roll, &text, &why),
        }
    }

    /// The play that leads to a board; one against the rules, if no legal one does.
    fn play_to(&mut self, said: &Said, roll: Roll, after: Board) {
        let position = self.game.board().seen_by(said.by);
        let cannot_move = legal_plays(&position, roll).is_empty() && after == *self.game.board();
        let play = legal_play_to(&position, roll, &after.seen_by(said.by)).or(cannot_move.then_some(Play::NONE));
        match play {
            Some(play) => self.act(said, Act::Play { roll, play }, Action::Play { play }),
            None => {
                self.remark(said.at, Weight::Note, format!("{roll} was played against the rules, and it stood"));
                self.stand(said, roll, after);
            }
        }
    }

    fn rolled(&mut self, said: &Said, roll: Roll, before: Game) {
        self.lines.push(Line { at: said.at, by: said.by, act: Act::Roll { roll }, before });
    }

    /// The marks of hits are missing, and more than one way to play it hits differently.
    fn first_of(&mut self, said: &Said, roll: Roll, ways: &[String]) {
        let position = self.game.board().seen_by(said.by);
        let Some(first) = ways.first() else { return };
        self.remark(said.at, Weight::Mended, format!("this can be {}: read as {first}", ways.join(" or ")));
        if let Ok(play) = read_play(&position, roll, first) {
            self.act(said, Act::Play { roll, play }, Action::Play { play });
        } else {
            self.is_lost = true;
        }
    }

    /// A play against the rules: it stood, if it can be made at all.
    fn as_written(&mut self, said: &Said, roll: Roll, text: &str, why: &UnreadablePlay) {
        let position = self.game.board().seen_by(said.by);
        match result_as_written(&position, text) {
            Some(after) => {
                self.remark(said.at, Weight::Note, format!("{roll}: {text:?} stands as written, though {why}"));
                self.stand(said, roll, Board::from_view(said.by, &after));
            }
            None => {
                let what = format!("{roll}: {text:?} cannot be played: {why}; the rest of the game is left out");
                self.leave_out(said.at, what);
                self.is_lost = true;
            }
        }
    }

    fn stand(&mut self, said: &Said, roll: Roll, after: Board) {
        self.lines.push(Line { at: said.at, by: said.by, act: Act::Illegal { roll, after }, before: self.game });
        if after.is_finished(said.by) {
            let kind = WinKind::on(&after, said.by, self.rules.knobs().backgammon);
            self.game = self.game.awarded(said.by, kind, Award::Ruling);
        } else {
            self.set_up(after, said.by.opponent());
        }
    }
}
