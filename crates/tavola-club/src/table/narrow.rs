//! Making a table's [`TableView`], and narrowing its events.

use std::collections::BTreeMap;

use tavola_base::PlayerId;
use tavola_base::clock::Clock;
use tavola_base::dice_proof::Digest;
use tavola_base::{Millis, Time};
use tavola_rules::{
    ActionKind, Board, BySide, Clause, CrawfordState, Cube, Game, Legality, Phase, Points, Roll, Setup, Side,
    StepGraph, WinKind, legal_results,
};

use super::command::CommandName;
use super::event::{Happening, TableEvent};
use super::legal::{Outlook, legal_commands};
use super::pair::{Partner, Place, Seat};
use super::seating::{SeatPlan, Sitter, Terms, bot_level};
use super::state::{Opened, Stage, Table};
use crate::table::view::{
    AdjournedView, ClockView, CubeView, DiceView, HistoryKnown, HistoryView, LegalView, PaceView, PairView,
    PendingView, PersonView, PhaseView, ScoreView, SeatView, TableState, TableView, TurnRecord, TutorView, Viewer,
};

/// What `viewer` sees of a table at `now`; `None` for a table that has not been opened.
#[must_use]
pub fn view(table: &Table, viewer: Viewer, now: Time) -> Option<TableView> {
    table.opened().map(|opened| opened.view(viewer, now, 0))
}

/// The same for somebody who has the view of an earlier version: of the history only what has come since. Everything
/// for version 0, and for one that the table has not reached.
#[must_use]
pub fn view_since(table: &Table, viewer: Viewer, now: Time, version: u64) -> Option<TableView> {
    let version = if version > table.version() { 0 } else { version };
    table.opened().map(|opened| opened.view(viewer, now, version))
}

/// The event as a viewer may see it: without invitations and without the players' identifiers; `None` for what partners
/// say among themselves, told to anybody else. Every kind of event is named here, so that a new one is told to nobody before
/// somebody has said what of it is private.
#[must_use]
pub fn narrow(event: &TableEvent, viewer: Viewer) -> Option<TableEvent> {
    let mut event = event.clone();
    match &mut event.what {
        Happening::Opened { terms, commitment: _ } => hide_terms(terms),
        Happening::Seated { side: _, sitter: Sitter { player, name: _, kind: _ }, partner: _ } => {
            *player = PlayerId::default();
        }
        Happening::Advised { side, partner: _, text: _, steps: _ } if viewer.side() != Some(*side) => return None,
        Happening::Advised { side: _, partner: _, text: _, steps: _ }
        | Happening::PartnerLeft { side: _, partner: _ }
        | Happening::DicePassed { side: _, to: _ }
        | Happening::Unseated { side: _, partner: _ }
        | Happening::GotReady { side: _, chain: _, partner: _ }
        | Happening::MatchStarted { number: _ }
        | Happening::GameStarted { number: _ }
        | Happening::RollCalled { number: _, by: _ }
        | Happening::LinkOpened { number: _, side: _, link: _, source: _, seen: _ }
        | Happening::Acted { side: _, action: _ }
        | Happening::TakenBack { side: _ }
        | Happening::RolledAgain { side: _, number: _, roll: _ }
        | Happening::AnswerMissed { side: _ }
        | Happening::Decided { loser: _, cause: _ }
        | Happening::GameEnded { result: _, points: _ }
        | Happening::NextGameWanted { side: _ }
        | Happening::MatchEnded { winner: _, cause: _ }
        | Happening::DiceOpened { secret: _ }
        | Happening::RematchOffered { side: _ }
        | Happening::RematchDeclined { side: _ }
        | Happening::RematchAgreed { commitment: _ }
        | Happening::Left { side: _ }
        | Happening::Disconnected { side: _, partner: _ }
        | Happening::Connected { side: _, partner: _ }
        | Happening::Overdue { side: _ }
        | Happening::AdjournOffered { side: _ }
        | Happening::AdjournDeclined { side: _ }
        | Happening::Adjourned { absent: _ }
        | Happening::ResumeWanted { side: _ }
        | Happening::TakenUp
        | Happening::Rested { side: _, until: _ }
        | Happening::TimeGiven { time: _, reason: _ }
        | Happening::Resumed { down: _ }
        | Happening::ClockStopped { reason: _ }
        | Happening::ClockStarted
        | Happening::ClockOrdered { settings: _ }
        | Happening::Ruled { winner: _, reason: _ }
        | Happening::Closed => {}
    }
    Some(event)
}

fn hide_terms(terms: &mut Terms) {
    let Terms {
        table: _,
        rules: _,
        seats,
        partners,
        clock: _,
        pace: _,
        beginning: _,
        stake: _,
        tutor: _,
        duplicate: _,
        rated: _,
        watch: _,
    } = terms;
    let BySide { white, black } = seats;
    let beside = [&mut partners.white, &mut partners.black].into_iter().filter_map(Option::as_mut);
    for plan in [white, black].into_iter().chain(beside) {
        match plan {
            SeatPlan::Open => {}
            SeatPlan::Taken { sitter } => sitter.player = PlayerId::default(),
            SeatPlan::Invited { invitation } | SeatPlan::Later { invitation } => *invitation = Digest::new([0; 32]),
        }
    }
}

impl Opened {
    fn view(&self, viewer: Viewer, now: Time, known: u64) -> TableView {
        let game = self.game.as_ref();
        let board = game.map_or(Board::START, |game| *game.board());
        let seen = board.seen_by(Side::White);
        TableView {
            id: self.terms.table.clone(),
            version: self.version,
            now,
            you: viewer.side(),
            partner: viewer.place().filter(|place| self.seats[place.side].is_pair()).map(|place| place.partner),
            rules: self.terms.rules,
            stake: self.terms.stake.clone(),
            tutor: self.tutor_view(),
            duplicate: self.terms.duplicate.clone(),
            rated: self.terms.rated,
            watch: self.terms.watch,
            seats: BySide::from_fn(|side| self.seat_view(side)),
            state: self.state_view(),
            score: self.score_view(),
            match_number: self.of,
            game_number: self.game_number,
            crawford: self.crawford(),
            cube: self.cube_view(),
            board: Setup::from(board),
            pips: BySide { white: seen.own_pips(), black: seen.opponent_pips() },
            phase: self.phase_view(),
            pending: self.pending_view(),
            legal: self.legal_view(viewer.place(), now),
            last_turn: self.turns.iter().rev().find_map(|record| match record {
                TurnRecord::Turn(turn) => Some(turn.clone()),
                TurnRecord::Cube { .. }
                | TurnRecord::Challenged { .. }
                | TurnRecord::Rejected { .. }
                | TurnRecord::RolledEarly { .. }
                | TurnRecord::StartCorrected { .. } => None,
            }),
            clock: self.clock_view(now),
            pace: self.pace_view(),
            history: self.history_view(known),
            dice: self.dice_view(),
            talk: viewer.side().map(|side| self.seats[side].words.clone()).unwrap_or_default(),
        }
    }

    fn seat_view(&self, side: Side) -> SeatView {
        let seat = &self.seats[side];
        let first = seat.first.sitter.as_ref();
        let gone_since = seat.gone_since();
        let named = seat.name();
        SeatView {
            kind: first.filter(|_| seat.is_full()).map(|sitter| sitter.kind),
            level: first.and_then(|sitter| bot_level(&sitter.player)).map(str::to_owned),
            invited: Partner::BOTH.into_iter().any(|partner| self.is_kept(seat, Place { side, partner })),
            ready: seat.is_ready,
            connected: named.is_some() && !seat.has_left && gone_since.is_none(),
            gone_since,
            pair: seat.is_pair().then(|| self.pair_view(side)),
            name: named,
        }
    }

    /// Whether a free seat is kept for somebody invited.
    fn is_kept(&self, seat: &Seat, place: Place) -> bool {
        seat.sitter(place.partner).is_none() && self.terms.plan(place).is_some_and(|plan| plan.invitation().is_some())
    }

    fn tutor_view(&self) -> Option<TutorView> {
        let (tutor, helps) = (self.terms.tutor?, self.terms.tutored()?);
        Some(TutorView { limit: tutor.limit, helps, taken_back: self.learning.taken_back })
    }

    fn pair_view(&self, side: Side) -> PairView {
        let seat = &self.seats[side];
        let people = seat.people().map(|(partner, person)| PersonView {
            name: person.sitter.as_ref().map(|sitter| sitter.name.clone()),
            invited: self.is_kept(seat, Place { side, partner }),
            connected: person.sitter.is_some() && person.gone_since.is_none(),
            left: person.has_left,
        });
        PairView { people: people.collect(), dice: seat.holder, links: seat.link_holder() }
    }

    fn history_view(&self, version: u64) -> HistoryView {
        let ((known_games, games), (known_turns, turns)) = (self.games.since(version), self.turns.since(version));
        let count = |known: usize| u32::try_from(known).unwrap_or(u32::MAX);
        let after = HistoryKnown { version, games: count(known_games), turns: count(known_turns) };
        HistoryView { games, turns, after: (version > 0).then_some(after) }
    }

    const fn state_view(&self) -> TableState {
        match self.stage {
            Stage::Gathering { .. } => TableState::Waiting,
            Stage::Playing | Stage::Between { .. } => TableState::Playing,
            Stage::Over { .. } => TableState::Over,
            Stage::Closed => TableState::Closed,
        }
    }

    fn score_view(&self) -> ScoreView {
        let away = |side| self.score.away(side);
        ScoreView {
            points: BySide::from_fn(|side| self.score.won(side)),
            length: self.terms.rules.match_length().map(|length| length.points()),
            away: match (away(Side::White), away(Side::Black)) {
                (Some(white), Some(black)) => Some(BySide { white, black }),
                _ => None,
            },
        }
    }

    /// The Crawford state of the game on the board, also when it is over; before the first one, that of the first.
    fn crawford(&self) -> CrawfordState {
        self.game.as_ref().map_or(&self.score, Game::score).crawford()
    }

    fn cube_view(&self) -> CubeView {
        let cube = self.game.as_ref().map_or(Cube::START, Game::cube);
        let enabled = self.crawford() != CrawfordState::Crawford;
        CubeView { value: cube.value, owner: cube.owner, enabled }
    }

    fn phase_view(&self) -> PhaseView {
        match self.stage {
            Stage::Gathering { .. } => PhaseView::Waiting,
            Stage::Closed => {
                let (winner, cause) = self.ended.unzip();
                PhaseView::Closed { winner: winner.flatten(), cause }
            }
            Stage::Over { winner, cause, .. } => PhaseView::MatchOver { result: self.last_result(), winner, cause },
            Stage::Between { .. } => self
                .games
                .last()
                .map_or(PhaseView::Waiting, |game| PhaseView::GameOver { result: game.result, points: game.points }),
            Stage::Playing => self.game_phase_view(),
        }
    }

    fn game_phase_view(&self) -> PhaseView {
        if let Some(called) = self.dice.called {
            let (side, number) = (called.by, self.dice.number);
            return PhaseView::Rolling { side, number, missing: self.missing_links() };
        }
        let Some(game) = &self.game else { return PhaseView::Waiting };
        match *game.phase() {
            Phase::OpeningRoll { tie } => {
                PhaseView::Opening { tie, rolled: self.opening.filter(|_| tie.is_some()).map(|dice| dice.white) }
            }
            Phase::OnRoll { side } => PhaseView::OnRoll { side },
            Phase::Doubled { offer } => PhaseView::Doubled { by: offer.by(), to: offer.to(), offer },
            Phase::ToPlay { side, roll, legality, early } => {
                let free = legality == Legality::Called;
                PhaseView::ToPlay { side, roll, free, opening: self.opening, early }
            }
            Phase::PlayShown { side, roll, before, play, .. } => {
                PhaseView::PlayShown { side, roll, steps: play.steps().to_vec(), before: Setup::from(before) }
            }
            Phase::Over { result } => PhaseView::GameOver { result, points: Points::ZERO },
        }
    }

    fn pending_view(&self) -> Vec<PendingView> {
        let resignation = self.live_game().and_then(Game::resignation);
        let resigned =
            resignation.map(|resignation| PendingView::Resignation { by: resignation.by, kind: resignation.kind });
        let wanted = Side::BOTH.into_iter().filter_map(|by| match self.stage {
            Stage::Between { wants, .. } if wants[by] => Some(PendingView::NextGame { by }),
            Stage::Over { rematch: Some(side), .. } if side == by => Some(PendingView::Rematch { by }),
            Stage::Gathering { .. } | Stage::Playing | Stage::Between { .. } | Stage::Over { .. } | Stage::Closed => {
                None
            }
        });
        let adjourns = self.patience.offer.map(|by| PendingView::Adjourn { by });
        let wants = self.patience.adjourned.map(|adjourned| adjourned.wants).unwrap_or_default();
        let resumes = Side::BOTH.into_iter().filter(|by| wants[*by]).map(|by| PendingView::Resume { by });
        resigned.into_iter().chain(wanted).chain(adjourns).chain(resumes).collect()
    }

    fn legal_view(&self, place: Option<Place>, now: Time) -> LegalView {
        let side = place.map(|place| place.side);
        let outlook = Outlook::of(self, side);
        let actions = legal_commands(self, place, now, &outlook);
        let game = self.live_game().filter(|_| self.dice.called.is_none() && !self.is_adjourned());
        let (Some(side), Some(game)) = (side, game) else {
            return LegalView { actions, ..LegalView::default() };
        };
        let roll = match *game.phase() {
            Phase::ToPlay { side: mover, roll, .. } if mover == side && game.resignation().is_none() => Some(roll),
            Phase::OpeningRoll { .. }
            | Phase::OnRoll { .. }
            | Phase::Doubled { .. }
            | Phase::ToPlay { .. }
            | Phase::PlayShown { .. }
            | Phase::Over { .. } => None,
        };
        let position = game.board().seen_by(side);
        let mut results = Vec::new();
        if let Some(roll) = roll {
            legal_results(&position, roll, &mut results);
        }
        let claim = WinKind::ALL.into_iter().filter(|kind| Some(kind) <= outlook.claim.as_ref());
        LegalView {
            steps: roll.map(|roll: Roll| StepGraph::of(&position, roll)),
            plays: u32::try_from(results.len()).unwrap_or(u32::MAX),
            resign: outlook.resign.into_iter().filter(|&kind| self.rejected[side] < Some(kind)).collect(),
            claim: claim.collect(),
            why_not: why_not(game, side),
            actions,
        }
    }

    fn clock_view(&self, now: Time) -> Option<ClockView> {
        // Before the match begins the clock is shown as it will be set.
        let set = || self.terms.clock.map(|settings| Clock::new(settings, settings.bank(self.score.length())));
        let waits = matches!(self.stage, Stage::Gathering { .. });
        let clock = self.clock.clone().or_else(|| set().filter(|_| waits))?;
        let faces = clock.faces(now);
        let settings = clock.settings();
        Some(ClockView {
            mode: settings.mode,
            delay: settings.delay,
            running: clock.running(),
            delay_left: clock.running().map_or(Millis::ZERO, |side| faces[side].delay_left),
            bank: faces.map(|face| face.bank),
            lag_left: BySide::from_fn(|side| clock.lag_left(side)),
            stopped: clock.stopped(),
        })
    }

    fn pace_view(&self) -> PaceView {
        PaceView {
            limits: self.terms.pace,
            waiting_for: self.decides(),
            decide_by: self.decide_by(),
            absent_from: BySide::from_fn(|side| self.absent_from(side)),
            away: self.terms.pace.per_return.map(|_| self.patience.away),
            never_acted: Side::BOTH.into_iter().filter(|side| self.ends_unplayed(*side)).collect(),
            adjourned: self.patience.adjourned.map(|adjourned| AdjournedView {
                since: adjourned.since,
                absent: adjourned.absent,
                resume_by: self.resume_by(),
            }),
            post: self.terms.pace.post.map(|_| self.patience.post),
            post_ends: self.post_ends().map(|(_, at)| at),
            rests: BySide::from_fn(|side| self.patience.rests[side]),
        }
    }

    fn dice_view(&self) -> DiceView {
        DiceView {
            house_commitment: self.dice.commitment,
            house_secret: self.dice.secret,
            chains: BySide::from_fn(|side| self.seats[side].chain.map(|chain| chain.committed)),
            roll_number: self.dice.number,
            opened: BySide::from_fn(|side| {
                self.seats[side].chain.map(|chain| chain.opened.number()).unwrap_or_default()
            }),
            log: self.log.clone(),
            players: self.players.clone().filter(|_| Side::BOTH.into_iter().any(|side| self.seats[side].is_pair())),
        }
    }
}

/// Why acts that a player may look for are not in order.
fn why_not(game: &Game, side: Side) -> BTreeMap<CommandName, Clause> {
    [ActionKind::Roll, ActionKind::Double, ActionKind::Play, ActionKind::Resign, ActionKind::Claim]
        .into_iter()
        .filter_map(|kind| Some((CommandName::of(kind)?, game.may(side, kind).err()?.clause_for(kind))))
        .collect()
}
