//! Laws of whole games: random players, every preset, both legalities; after every act each invariant is asked.
//!
//! `TAVOLA_GAMES` sets how many games are played; a hundred thousand are the house's proof.

use crate::invariant;
use crate::support::{Wander, games_from_env};
use tavola_rules::{
    Action, ActionKind, BackgammonRule, Board, BySide, CHECKERS, Clause, Conduct, Crawford, DoublingLimit, Ending,
    Game, Holland, Jacoby, Legality, Length, MatchLength, Origin, Phase, Play, Points, Position, Preset, Roll,
    RuleChoice, RuleSet, Score, Side, Step, StepGraph, Target, Turn, WinKind, certain_win, check_play, legal_plays,
};

/// No game takes so many acts: one in fact takes about a hundred and fifty.
const MOST_ACTS: usize = 20_000;

/// What was seen, so that a law cannot hold for want of cases.
#[derive(Default)]
struct Tally {
    games: usize,
    acts: usize,
    matches: usize,
    endings: [usize; 4],
    kinds: [usize; 3],
    takes: usize,
    beavers: usize,
    illegal: usize,
    challenges: usize,
    early: usize,
    mistakes: usize,
    annulled: usize,
    ties: usize,
    refusals: usize,
    hostile: usize,
}

fn all_rule_sets(wander: &mut Wander) -> Vec<RuleSet> {
    let length = |points: usize| Length::Points(MatchLength::new(points as u8).expect("a length"));
    let choices = Preset::ALL.into_iter().flat_map(|preset| {
        let is_match = preset.plays_to() != Length::Unlimited;
        let base = RuleChoice { length: is_match.then(|| length(3 + 2 * wander.below(4))), ..RuleChoice::of(preset) };
        let responses = tavola_rules::CubeResponses::Otter;
        let automatic = tavola_rules::AutomaticDoubles::UpTo(tavola_rules::AutomaticLimit::ONE);
        [
            base,
            RuleChoice { legality: Some(Legality::Called), ..base },
            RuleChoice { jacoby: Some(Jacoby::Off), responses: Some(responses), ..base },
            RuleChoice { automatic_doubles: Some(automatic), legality: Some(Legality::Called), ..base },
            RuleChoice { holland: Some(Holland::On), legality: Some(Legality::Called), ..base },
            RuleChoice { crawford: Some(Crawford::Off), ..base },
            RuleChoice { doubling_limit: Some(DoublingLimit::TavolaReale), ..base },
            RuleChoice { premature_roll: Some(tavola_rules::PrematureRoll::Stands), ..base },
        ]
    });
    choices.filter_map(|choice| RuleSet::new(choice).ok()).collect()
}

fn assert_invariants(game: &Game, thorough: bool) {
    assert!(invariant::checkers_are_conserved(game.board()), "{game:?}");
    assert!(invariant::board_is_sound(game.board()), "{game:?}");
    assert!(invariant::both_are_in_play_or_it_is_over(game), "{game:?}");
    assert!(invariant::somebody_can_act(game), "{game:?}");
    assert!(invariant::cube_lies_where_it_should(game), "{game:?}");
    assert!(invariant::crawford_game_has_no_doubling(game), "{game:?}");
    if thorough {
        assert!(invariant::permission_means_permission(game), "{game:?}");
        assert!(invariant::reads_back_as_written(game), "{game:?}");
    }
}

/// The pips a strict play may use up, and what it may cost the opponent.
fn assert_pips(before: &Game, after: &Game) {
    let Phase::ToPlay { side, roll, legality: Legality::Strict, .. } = *before.phase() else { return };
    let moved = u16::from(roll.high().number() + roll.low().number()) * if roll.is_double() { 2 } else { 1 };
    let (was, is) = (before.board().seen_by(side), after.board().seen_by(side));
    assert!(was.own_pips() >= is.own_pips() && was.own_pips() - is.own_pips() <= moved, "{before:?}");
    assert!(is.opponent_pips() >= was.opponent_pips(), "{before:?}");
}

/// A random player: usually does what is in order, sometimes what happens over the board.
struct Players<'a> {
    wander: &'a mut Wander,
    tally: &'a mut Tally,
}

impl Players<'_> {
    fn act(&mut self, game: &Game) -> (Side, Action) {
        let side = game.waits_for().unwrap_or(Side::White);
        if let Some(irregular) = self.irregular(game, side.opponent()) {
            return irregular;
        }
        loop {
            let kinds = game.legal_actions(side);
            let kind = self.wander.one_of(&kinds).expect("whoever is waited for can act");
            if let Some(action) = self.fill(game, side, kind) {
                return (side, action);
            }
        }
    }

    /// Mistakes over the board by the player not on turn, and mistaken doubles by either.
    fn irregular(&mut self, game: &Game, waiting: Side) -> Option<(Side, Action)> {
        let mistake = (waiting.opponent(), Action::DoubleByMistake);
        if self.wander.below(5) == 0 && game.may(mistake.0, ActionKind::DoubleByMistake).is_ok() {
            return Some(mistake);
        }
        if self.wander.below(20) > 0 {
            return None;
        }
        let acts = [(waiting, Action::RollEarly { roll: self.wander.roll() }), (waiting, Action::DoubleEarly)];
        let (side, action) = acts[self.wander.below(acts.len())];
        assert_eq!(action.kind().conduct(), Conduct::Irregular);
        game.may(side, action.kind()).is_ok().then_some((side, action))
    }

    /// An act of that kind, or `None` where the player thinks better of it.
    fn fill(&mut self, game: &Game, side: Side, kind: ActionKind) -> Option<Action> {
        let seldom = |wander: &mut Wander, one_in: usize| wander.below(one_in) == 0;
        Some(match kind {
            ActionKind::RollOpening => Action::RollOpening { white: self.wander.die(), black: self.wander.die() },
            ActionKind::CountTie => Action::CountTie,
            ActionKind::Roll => Action::Roll { roll: self.wander.roll() },
            ActionKind::Double if seldom(self.wander, 15) => Action::Double,
            ActionKind::Take => Action::Take,
            ActionKind::Drop if seldom(self.wander, 8) => Action::Drop,
            ActionKind::Beaver => Action::Beaver,
            ActionKind::Raccoon => Action::Raccoon,
            ActionKind::Otter => Action::Otter,
            ActionKind::Play => Action::Play { play: self.play(game) },
            ActionKind::Challenge => Action::Challenge,
            ActionKind::AcceptPlay => Action::AcceptPlay,
            ActionKind::Resign if seldom(self.wander, 150) => {
                Action::Resign { kind: self.wander.one_of(&game.resignable(side))? }
            }
            ActionKind::AcceptResignation => Action::AcceptResignation,
            ActionKind::RejectResignation => Action::RejectResignation,
            ActionKind::Claim if seldom(self.wander, 10) => Action::Claim { kind: game.claimable(side)? },
            ActionKind::AnnulDoubles if seldom(self.wander, 2) => Action::AnnulDoubles,
            _ => return None,
        })
    }

    fn play(&mut self, game: &Game) -> Play {
        let Phase::ToPlay { legality, .. } = *game.phase() else { return Play::NONE };
        if legality == Legality::Called && self.wander.below(12) == 0 {
            self.tally.illegal += 1;
            return self.any_steps();
        }
        self.wander.one_of(&game.legal_plays()).map_or(Play::NONE, |legal| legal.play)
    }

    /// Any act at all, as a broken or hostile client might send it.
    fn anything(&mut self) -> (Side, Action) {
        let wander = &mut *self.wander;
        let side = Side::BOTH[wander.below(2)];
        let kind = WinKind::ALL[wander.below(3)];
        let action = match ActionKind::ALL[wander.below(ActionKind::ALL.len())] {
            ActionKind::RollOpening => Action::RollOpening { white: wander.die(), black: wander.die() },
            ActionKind::CountTie => Action::CountTie,
            ActionKind::Roll => Action::Roll { roll: wander.roll() },
            ActionKind::Double => Action::Double,
            ActionKind::Take => Action::Take,
            ActionKind::Drop => Action::Drop,
            ActionKind::Beaver => Action::Beaver,
            ActionKind::Raccoon => Action::Raccoon,
            ActionKind::Otter => Action::Otter,
            ActionKind::Play => Action::Play { play: self.any_steps() },
            ActionKind::Challenge => Action::Challenge,
            ActionKind::AcceptPlay => Action::AcceptPlay,
            ActionKind::Resign => Action::Resign { kind },
            ActionKind::AcceptResignation => Action::AcceptResignation,
            ActionKind::RejectResignation => Action::RejectResignation,
            ActionKind::Claim => Action::Claim { kind },
            ActionKind::RollEarly => Action::RollEarly { roll: wander.roll() },
            ActionKind::DoubleEarly => Action::DoubleEarly,
            ActionKind::DoubleByMistake => Action::DoubleByMistake,
            ActionKind::AnnulDoubles => Action::AnnulDoubles,
            ActionKind::CorrectStart => Action::CorrectStart,
        };
        (side, action)
    }

    /// Whatever is tried leads to a sound game or is refused with a clause of the rulebook.
    fn try_anything(&mut self, game: &Game) {
        let (side, action) = self.anything();
        match game.apply(side, action) {
            Ok(after) => assert_invariants(&after, false),
            Err(refusal) => {
                assert_eq!(Clause::named(refusal.clause.id()), Some(refusal.clause));
                self.tally.hostile += 1;
            }
        }
    }

    /// What hands might do: one or two checkers anywhere forward, mostly on the board.
    fn any_steps(&mut self) -> Play {
        (0..self.wander.below(3)).fold(Play::NONE, |play, _| {
            let from = 2 + self.wander.below(24) as u8;
            let to = from.saturating_sub(1 + self.wander.below(9) as u8);
            let ends = Origin::new(from).zip(Target::new(to));
            ends.and_then(|(from, to)| play.followed_by(Step { from, to, hit: false })).unwrap_or(play)
        })
    }

    fn note(&mut self, action: &Action, after: &Game) {
        let tally = &mut *self.tally;
        tally.acts += 1;
        match action {
            Action::Take => tally.takes += 1,
            Action::Beaver => tally.beavers += 1,
            Action::Challenge => tally.challenges += 1,
            Action::RollEarly { .. } | Action::DoubleEarly => tally.early += 1,
            Action::DoubleByMistake => tally.mistakes += 1,
            Action::AnnulDoubles => tally.annulled += 1,
            Action::RollOpening { .. } if matches!(after.phase(), Phase::OpeningRoll { .. }) => tally.ties += 1,
            _ => {}
        }
    }

    /// Plays the game to its end; every step is checked.
    fn played_out(&mut self, mut game: Game) -> Game {
        assert_invariants(&game, true);
        for _ in 0..MOST_ACTS {
            if self.wander.below(4) == 0 {
                self.try_anything(&game);
            }
            let (side, action) = self.act(&game);
            match game.apply(side, action) {
                Ok(after) => {
                    if let Action::Play { .. } = action {
                        assert_pips(&game, &after);
                    }
                    self.note(&action, &after);
                    let thorough = self.wander.below(8) == 0;
                    assert_invariants(&after, thorough);
                    game = after;
                }
                Err(refusal) => {
                    // Only what depends on more than the kind of act may be refused here.
                    let known = matches!(
                        action.kind(),
                        ActionKind::Play | ActionKind::Challenge | ActionKind::Claim | ActionKind::Resign
                    );
                    assert!(known, "{action:?} {refusal} {game:?}");
                    self.tally.refusals += 1;
                }
            }
            if game.result().is_some() {
                return game;
            }
        }
        panic!("a game without end: {game:?}");
    }
}

/// The winner of the game gets what kind, cube and rules say, and nobody else anything.
fn assert_points(game: &Game, tally: &mut Tally) -> Points {
    let result = game.result().expect("the game is over");
    let (outcome, knobs) = (result.outcome, game.rules().knobs());
    let jacoby = knobs.jacoby == Jacoby::On && !outcome.cube.was_turned();
    let multiplier = if jacoby { 1 } else { outcome.kind.multiplier() };
    let points = outcome.points(knobs);
    assert_eq!(points.number(), u64::from(multiplier) * outcome.cube.value.number());
    assert!(result.ending != Ending::Dropped || outcome.kind == WinKind::Single);
    tally.games += 1;
    tally.kinds[usize::from(outcome.kind.multiplier()) - 1] += 1;
    let ending = match result.ending {
        Ending::BorneOff => 0,
        Ending::Dropped => 1,
        Ending::Resigned => 2,
        Ending::Claimed => 3,
        other => panic!("{other:?} cannot come from the board"),
    };
    tally.endings[ending] += 1;
    points
}

/// A match to its end, or some games of a session: points sum right, the match ends when it should.
fn play_series(rules: &RuleSet, wander: &mut Wander, tally: &mut Tally) {
    let mut score = Score::start(rules);
    let mut sums = BySide { white: 0u64, black: 0u64 };
    let most = if rules.match_length().is_some() { 200 } else { 5 };
    for _ in 0..most {
        let over = Players { wander, tally }.played_out(Game::new(rules, &score));
        let points = assert_points(&over, tally);
        sums[over.result().expect("over").outcome.winner] += points.number();
        score = over.score_after().expect("over");
        assert!(Side::BOTH.into_iter().all(|side| score.won(side).number() == sums[side]));
        let reached = rules
            .match_length()
            .and_then(|length| Side::BOTH.into_iter().find(|&side| sums[side] >= length.points().into()));
        assert_eq!(score.winner(), reached);
        if reached.is_some() {
            tally.matches += 1;
            return;
        }
    }
    assert!(rules.match_length().is_none(), "a match without end under {rules:?}");
}

// rule: HIT-07, END-01, MAT-01, MAT-02, CUB-07, OPT-02, IRR-01
#[test]
fn random_games_keep_every_invariant_end_and_sum_up() {
    let wanted = games_from_env(200);
    let mut wander = Wander::from(20_261_121);
    let mut tally = Tally::default();
    let rule_sets = all_rule_sets(&mut wander);
    assert!(Preset::ALL.into_iter().all(|preset| rule_sets.iter().any(|rules| rules.choice().preset == preset)));
    while tally.games < wanted {
        for rules in &rule_sets {
            play_series(rules, &mut wander, &mut tally);
        }
    }
    let Tally { games, acts, matches, endings, kinds, .. } = tally;
    println!("{games} games under {} rule sets, {matches} matches, {acts} acts", rule_sets.len());
    println!("borne off, dropped, resigned, claimed: {endings:?}; single, gammon, backgammon: {kinds:?}");
    println!(
        "{} takes, {} beavers, {} free plays, {} challenges, {} early acts, {} mistaken doubles, {} annulled, {} ties, {} refusals, {} hostile acts refused",
        tally.takes,
        tally.beavers,
        tally.illegal,
        tally.challenges,
        tally.early,
        tally.mistakes,
        tally.annulled,
        tally.ties,
        tally.refusals,
        tally.hostile
    );
    for seen in [tally.takes, tally.beavers, tally.illegal, tally.challenges, tally.early, tally.annulled, tally.ties] {
        assert!(seen > 0, "a law that met no case proves nothing");
    }
    assert!(endings.into_iter().chain(kinds).all(|seen| seen > 0));
}

// rule: HIT-07
#[test]
fn in_every_position_of_play_one_of_the_sides_can_move() {
    let mut wander = Wander::from(7);
    let mut position = Position::START;
    let rolls: Vec<_> = Roll::all().collect();
    for _ in 0..20_000 {
        let can_move = |position: &Position| rolls.iter().any(|&roll| !legal_plays(position, roll).is_empty());
        assert!(can_move(&position) || can_move(&position.flipped()), "{position:?}");
        let plays = legal_plays(&position, wander.roll());
        // The play that sends most back and keeps most points closed: as near to two closed boards as play comes.
        let closed = |position: &Position| (1..=6).filter(|&point| position.counts()[point] >= 2).count();
        let tight = plays
            .iter()
            .map(|play| play.result)
            .max_by_key(|after| 3 * usize::from(after.opponent_bar()) + closed(after));
        let next = tight.unwrap_or(position);
        let is_over = next.counts()[1..=25].iter().all(|&checkers| checkers <= 0);
        position = if is_over { Position::START } else { next.flipped() };
    }
}

/// White, whose win is certain, plays on: there is always a play that keeps it so, until it is won.
fn assert_claim_is_kept(mut board: Board, mut side: Side, kind: WinKind, wander: &mut Wander) {
    let rule = BackgammonRule::OnlyWithNoneOff;
    let still = |board: &Board, side: Side| {
        if board.is_finished(Side::White) {
            WinKind::on(board, Side::White, rule) >= kind
        } else {
            certain_win(board, Turn::OnRoll(side), Side::White, rule).is_some_and(|certain| certain >= kind)
        }
    };
    while !board.is_finished(Side::White) {
        assert!(!board.is_finished(Side::Black) && still(&board, side), "{side:?} to roll: {board:?}");
        let roll = wander.roll();
        let results: Vec<_> =
            legal_plays(&board.seen_by(side), roll).iter().map(|legal| Board::from_view(side, &legal.result)).collect();
        let next = if side == Side::White {
            results.iter().copied().find(|after| still(after, Side::Black))
        } else {
            wander.one_of(&results).or(Some(board))
        };
        board = next.unwrap_or_else(|| panic!("no play of {roll} keeps the {kind:?} certain: {board:?}"));
        side = side.opponent();
    }
}

// rule: END-09
#[test]
fn what_was_certain_is_won_whatever_is_rolled() {
    let mut wander = Wander::from(99);
    let mut kept = [0; 3];
    for _ in 0..games_from_env(400) {
        let (mut position, mut side) = (Position::START, Side::White);
        while position.counts()[1..=25].iter().any(|&checkers| checkers > 0) && position.opponent_off() < CHECKERS {
            let board = Board::from_view(side, &position);
            if let Some(kind) = certain_win(&board, Turn::OnRoll(side), Side::White, BackgammonRule::OnlyWithNoneOff) {
                kept[usize::from(kind.multiplier()) - 1] += 1;
                assert_claim_is_kept(board, side, kind, &mut wander);
                break;
            }
            let plays = legal_plays(&position, wander.roll());
            position = wander.one_of(&plays).map_or(position, |play| play.result).flipped();
            side = side.opponent();
        }
    }
    println!("certain single games, gammons, backgammons played out: {kept:?}");
    assert!(kept.into_iter().all(|seen| seen > 0));
}

/// One way through the steps of a roll, as a page walks it: at random.
fn walk(graph: &StepGraph, wander: &mut Wander) -> Play {
    let (mut node, mut play) = (0, Play::NONE);
    while let Some(edge) = wander.one_of(&graph.nodes[node].steps) {
        let step = Step { from: edge.from, to: edge.to, hit: edge.hit };
        play = play.followed_by(step).expect("no roll has more than four steps");
        node = edge.next;
    }
    play
}

// What a page lists, and what is moved by hand, is a way through the graph; it is sent step by step as it was walked.
#[test]
fn every_play_that_a_page_can_offer_is_accepted_as_it_is_sent() {
    let mut wander = Wander::from(31);
    let (mut on_bar, mut hits) = (0, 0);
    for _ in 0..games_from_env(12) {
        let mut position = Position::START;
        while position.own_off() < CHECKERS && position.opponent_off() < CHECKERS {
            let roll = wander.roll();
            let graph = StepGraph::of(&position, roll);
            let mut play = walk(&graph, &mut wander);
            for _ in 0..6 {
                let sent = check_play(&position, roll, &play).map(|legal| (legal.play, legal.result));
                assert_eq!(sent, Ok((play, play.result(&position))), "{position:?} {roll}");
                on_bar += usize::from(position.own_bar() > 1);
                hits += play.steps().iter().filter(|step| step.hit).count();
                play = walk(&graph, &mut wander);
            }
            position = play.result(&position).flipped();
        }
    }
    assert!(on_bar > 50 && hits > 500, "two on the bar {on_bar} times, {hits} hits");
}
