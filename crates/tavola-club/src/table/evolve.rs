//! How each event changes a table.

mod absence;
mod record;

use tavola_base::clock::Clock;
use tavola_base::dice_proof::{ChainContext, DiceLog, LinkSource, LogHead, MatchNumber, OpenedLinks, TranscriptLink};
use tavola_base::{Millis, Time};
use tavola_rules::{Action, BySide, Game, Phase, Points, Score, Side};

use self::record::{acted_of, record_of};
use super::event::{Cause, Happening, TableEvent};
use super::log::line_of;
use super::pair::Partner;
use super::seating::Beginning;
use super::state::{CalledRoll, Chain, Decided, DiceState, Opened, Stage, Table, Waiting};
use super::tutor::Learning;
use super::waiting::{Adjourned, Patience};
use crate::table::view::{GameRecord, TurnRecord};

/// The table after `event`.
pub(super) fn evolve(table: Table, event: &TableEvent) -> Table {
    let opened = match (table.0, &event.what) {
        (None, Happening::Opened { terms, commitment }) => {
            Some(Box::new(Opened::new((**terms).clone(), *commitment, event.at)))
        }
        (opened, _) => opened,
    };
    Table(opened.map(|mut opened| {
        opened.version += 1;
        opened.apply(event);
        opened
    }))
}

impl Opened {
    fn apply(&mut self, event: &TableEvent) {
        let TableEvent { at, credit, kept, what } = event;
        let at = *at;
        match what {
            Happening::Opened { .. } | Happening::Ruled { .. } => {}
            Happening::Seated { side, sitter, partner } => self.seats[*side].sit(*partner, sitter.clone()),
            Happening::Unseated { side, partner } => self.seats[*side].get_up(*partner),
            Happening::GotReady { side, chain, partner } => {
                let seat = &mut self.seats[*side];
                (seat.is_ready, seat.chain_of) = (true, *partner);
                seat.pass_dice(*partner);
                seat.chain = chain.map(|committed| Chain {
                    committed,
                    opened: OpenedLinks::committed(committed.anchor, committed.length),
                });
            }
            Happening::MatchStarted { number } => {
                self.of = *number;
                self.begin_match(at);
                self.players = Some(BySide::from_fn(|side| self.seats[side].name().unwrap_or_default()));
                self.log = self.begin_log();
            }
            Happening::GameStarted { number } => self.begin_game(*number),
            Happening::RollCalled { number, by } => {
                self.dice.number = *number;
                self.dice.called = Some(CalledRoll { by: *by, at, links: BySide::default() });
            }
            Happening::LinkOpened { side, link, source, .. } => {
                self.open_link(*side, TranscriptLink { link: *link, source: *source })
            }
            Happening::Acted { side, action } => {
                self.learn(*side, action);
                self.act(*side, *action);
            }
            Happening::AnswerMissed { side } => self.act(*side, Action::RejectResignation),
            Happening::TakenBack { .. } => self.take_back(),
            Happening::RolledAgain { side, number, roll } => {
                self.learning.rolled(*number, *roll);
                self.act(*side, Action::Roll { roll: *roll });
            }
            Happening::Decided { loser, cause } => self.decide(*loser, *cause),
            Happening::GameEnded { points, .. } => self.end_game(*points, at),
            Happening::NextGameWanted { side } => {
                if let Stage::Between { wants, .. } = &mut self.stage {
                    wants[*side] = true;
                }
            }
            Happening::MatchEnded { winner, cause } => {
                self.ended = Some((*winner, *cause));
                self.dice.called = None;
                (self.patience.adjourned, self.patience.offer) = (None, None);
                self.stage = Stage::Over { since: at, winner: *winner, cause: *cause, rematch: None };
            }
            Happening::DiceOpened { secret } => self.dice.secret = Some(*secret),
            Happening::RematchOffered { side } => self.set_rematch(Some(*side)),
            Happening::RematchDeclined { .. } => self.set_rematch(None),
            Happening::RematchAgreed { commitment } => {
                self.of = self.of.next();
                self.ended = None;
                self.dice = DiceState { commitment: *commitment, ..DiceState::default() };
                (self.log, self.players) = (None, None);
                for side in Side::BOTH {
                    self.seats[side].is_ready = false;
                    self.seats[side].chain = None;
                }
                self.stage = Stage::Gathering { since: at };
            }
            Happening::Left { side } => {
                self.seats[*side].has_left = true;
                self.set_rematch(None);
            }
            Happening::PartnerLeft { side, partner } => self.seats[*side].leave(*partner, at),
            Happening::DicePassed { side, to } => self.seats[*side].pass_dice(*to),
            Happening::Advised { side, partner, text, steps } => {
                self.seats[*side].hear(*partner, text.clone(), steps.clone());
            }
            Happening::Disconnected { side, partner } => {
                self.note_line(*side, *partner, Some(at));
                if let Some(adjourned) =
                    self.patience.adjourned.as_mut().filter(|_| self.seats[*side].gone_since().is_some())
                {
                    adjourned.wants[*side] = false;
                }
            }
            Happening::Connected { side, partner } => self.come_back(*side, *partner, at),
            Happening::AdjournOffered { side } => self.patience.offer = Some(*side),
            Happening::AdjournDeclined { .. } => self.patience.offer = None,
            Happening::Adjourned { absent } => {
                self.patience.offer = None;
                self.patience.adjourned = Some(Adjourned { since: at, absent: *absent, wants: BySide::default() });
            }
            Happening::ResumeWanted { side } => {
                if let Some(adjourned) = &mut self.patience.adjourned {
                    adjourned.wants[*side] = true;
                }
            }
            Happening::TakenUp => self.take_up(at),
            Happening::Rested { side, until } => {
                self.seats[*side].is_overdue = false;
                self.patience.rest(*side, *until, at);
            }
            Happening::Overdue { side } => self.seats[*side].is_overdue = true,
            Happening::TimeGiven { time, .. } => self.with_clock(|clock| clock.give(*time)),
            Happening::Resumed { down } => {
                self.give_back(*down);
                self.patience.given_back = Some(at);
            }
            Happening::ClockStopped { reason } => self.with_clock(|clock| clock.stop(*reason, at)),
            Happening::ClockStarted => self.with_clock(Clock::release),
            Happening::ClockOrdered { settings } => {
                self.clock = Some(Clock::new(*settings, settings.bank_at(&self.score)));
            }
            Happening::Closed => self.stage = Stage::Closed,
        }
        self.write_log(what);
        if let (Some(log), Some(digest)) = (&mut self.log, kept) {
            log.digest = *digest;
        }
        self.follow(what, at, *credit);
    }

    /// The dice log of a match that begins; none for dice that come from elsewhere.
    fn begin_log(&self) -> Option<DiceLog> {
        let chain = |side: Side| self.seats[side].chain.map(|chain| chain.committed);
        let names = self.players.as_ref()?;
        Some(DiceLog::begin(&LogHead {
            table: &self.terms.table,
            of: self.of,
            commitment: self.dice.commitment?,
            players: BySide { white: &names.white, black: &names.black },
            chains: BySide { white: chain(Side::White)?, black: chain(Side::Black)? },
        }))
    }

    fn note_line(&mut self, side: Side, partner: Partner, gone_since: Option<Time>) {
        if let Some(person) = self.seats[side].person_mut(partner) {
            person.gone_since = gone_since;
        }
    }

    fn write_log(&mut self, what: &Happening) {
        let Some(log) = &mut self.log else { return };
        if let Some(line) = line_of(what, self.dice.number) {
            log.push(line);
        }
    }

    /// Clock and pace after an event.
    fn follow(&mut self, what: &Happening, at: Time, credit: Millis) {
        let runs = self.runs();
        self.with_clock(|clock| {
            if matches!(what, Happening::Acted { action: Action::Challenge, .. }) {
                clock.forget_turn();
            }
            clock.follow(runs, at, credit);
        });
        let side = self.decides();
        let is_awaited = side.is_some() || self.awaits_opening();
        // A director's stop of the clock and an act begin the wait anew; comings and goings do not.
        let afresh = matches!(
            what,
            Happening::Acted { .. }
                | Happening::AnswerMissed { .. }
                | Happening::TakenBack { .. }
                | Happening::RolledAgain { .. }
                | Happening::ClockStarted
        );
        let is_decision = match what {
            Happening::RollCalled { by, .. } => by.is_some(),
            other => acted_of(other).is_some_and(|(_, action)| !matches!(action, Action::Roll { .. })),
        };
        self.patience.decisions += u64::from(is_decision);
        self.follow_post(acted_of(what), at);
        if let Some((side, _)) = acted_of(what) {
            self.patience.acted[side] = true;
            // Who plays on does not want to stop.
            self.patience.offer = self.patience.offer.filter(|by| *by == side);
        }
        self.waiting = match self.waiting {
            _ if !is_awaited => None,
            Some(waiting) if waiting.side == side && !afresh => Some(waiting),
            _ => Some(Waiting { side, since: at }),
        };
    }

    fn with_clock(&mut self, change: impl FnOnce(&mut Clock)) {
        if let Some(clock) = &mut self.clock {
            change(clock);
        }
    }

    fn begin_match(&mut self, at: Time) {
        self.score = match self.of {
            MatchNumber::FIRST => self.terms.first_score(),
            _ => Score::start(&self.terms.rules),
        };
        self.games.clear(self.version);
        self.patience = Patience::of_match(&self.terms.pace, at);
        self.learning = Learning::default();
        self.game = None;
        self.game_number = 0;
        self.clock = self.terms.clock.map(|settings| Clock::new(settings, settings.bank(self.score.length())));
        if let (MatchNumber::FIRST, Some(Beginning { time_lost, .. })) = (self.of, self.terms.beginning) {
            self.with_clock(|clock| Side::BOTH.into_iter().for_each(|side| clock.take(side, time_lost[side])));
        }
    }

    fn begin_game(&mut self, number: u32) {
        self.game_number = number;
        self.dice.before_game = self.dice.number;
        let first = (self.of, number) == (MatchNumber::FIRST, 1);
        let ordinary = || Game::new(&self.terms.rules, &self.score);
        let game = if first { self.terms.first_game().unwrap_or_else(|_| ordinary()) } else { ordinary() };
        self.game = Some(game);
        self.decided = None;
        self.turns.clear(self.version);
        self.learning.begin_game();
        self.opening = None;
        self.rejected = BySide::default();
        Side::BOTH.into_iter().for_each(|side| self.seats[side].forget_plays());
        self.stage = Stage::Playing;
        // The first game's bank is the match's own.
        if !self.is_match() && number > 1 {
            let length = self.score.length();
            self.with_clock(|clock| clock.refill(clock.settings().bank(length)));
        }
    }

    fn open_link(&mut self, side: Side, link: TranscriptLink) {
        let number = self.dice.number;
        if let Some(called) = &mut self.dice.called {
            called.links[side] = Some(link);
        }
        let context = ChainContext { table: &self.terms.table, of: self.of, side };
        if let Some(chain) = self.seats[side].chain.as_mut().filter(|_| link.source != LinkSource::Default)
            && let Ok(opened) = chain.opened.opened(&context, number, link.link)
        {
            chain.opened = opened;
        }
    }

    fn act(&mut self, side: Side, action: Action) {
        let Some(before) = self.game else { return };
        let Ok(after) = before.apply(side, action) else { return };
        match action {
            Action::RollOpening { white, black } => {
                self.opening = Some(BySide { white, black });
                self.dice.called = None;
            }
            Action::Roll { .. } => {
                self.opening = None;
                self.dice.called = None;
                self.rejected = BySide::default();
            }
            Action::RollEarly { .. } => {
                self.dice.called = None;
                self.rejected = BySide::default();
            }
            Action::Play { .. } => {
                self.opening = None;
                self.seats[side].forget_plays();
            }
            Action::RejectResignation => {
                if let Some(resignation) = before.resignation() {
                    self.rejected[resignation.by] = Some(resignation.kind);
                }
            }
            Action::CountTie
            | Action::Double
            | Action::Take
            | Action::Drop
            | Action::Beaver
            | Action::Raccoon
            | Action::Otter
            | Action::Challenge
            | Action::AcceptPlay
            | Action::Resign { .. }
            | Action::AcceptResignation
            | Action::Claim { .. }
            | Action::DoubleEarly
            | Action::DoubleByMistake
            | Action::AnnulDoubles
            | Action::CorrectStart => {}
        }
        if let Some(record) = record_of(&before, &after, side, &action) {
            self.turns.push(self.version, record);
        }
        if matches!(action, Action::Challenge) {
            self.turns.pop_if(self.version, |record| matches!(record, TurnRecord::Turn(_)));
            self.turns.push(self.version, TurnRecord::Challenged { side });
        }
        self.game = Some(after);
    }

    fn decide(&mut self, loser: Side, cause: Cause) {
        self.dice.called = None;
        if let Some(game) = self.live_game().copied() {
            let kind = self.forfeit(&game, loser);
            let was_begun = !matches!(game.phase(), Phase::OpeningRoll { .. });
            self.decided = Some(Decided { cause, was_begun });
            self.game = Some(game.awarded(loser.opponent(), kind, cause.award()));
        }
    }

    fn end_game(&mut self, points: Points, at: Time) {
        let Some(game) = self.game else { return };
        let Some(result) = self.last_result() else { return };
        self.score =
            if points == Points::ZERO { self.score } else { self.score.after_game(result.outcome.winner, points) };
        let score = BySide::from_fn(|side| self.score.won(side));
        let crawford = game.score().crawford() == tavola_rules::CrawfordState::Crawford;
        let decided = self.decided.map(|decided| decided.cause);
        let was_played = !self.is_match() || self.decided.is_none_or(|decided| decided.was_begun);
        if was_played {
            let record = GameRecord { number: self.game_number, result, points, score, crawford, decided };
            self.games.push(self.version, record);
        }
        self.stage = Stage::Between { since: at, wants: BySide::default() };
    }

    fn set_rematch(&mut self, by: Option<Side>) {
        if let Stage::Over { rematch, .. } = &mut self.stage {
            *rematch = by;
        }
    }

    /// The server was down for that long: everything that runs began that much later.
    fn give_back(&mut self, down: Millis) {
        if let Stage::Gathering { since } | Stage::Between { since, .. } | Stage::Over { since, .. } = &mut self.stage {
            *since = *since + down;
        }
        if let Some(called) = &mut self.dice.called {
            called.at = called.at + down;
        }
        if let Some(waiting) = &mut self.waiting {
            waiting.since = waiting.since + down;
        }
        for side in Side::BOTH {
            let seat = &mut self.seats[side];
            for partner in Partner::BOTH {
                let gone = seat.person_mut(partner).and_then(|person| person.gone_since.as_mut());
                if let Some(since) = gone {
                    *since = *since + down;
                }
            }
            seat.is_overdue = false;
        }
        self.patience.give_back(down);
        self.with_clock(|clock| clock.put_off(down));
    }
}
