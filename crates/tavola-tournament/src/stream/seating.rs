//! Who sits where, kept up to date match by match: what [`crate::format::bracket::Bracket::resolve`] works out from the
//! beginning is changed here only where a result or a late place changes it.

use tavola_base::Time;

use super::agenda::Due;
use super::play::Phase;
use super::state::{Match, Tournament};
use crate::format::bracket::{Feed, MatchState, Need, Outcome, Seat};
use crate::format::late_places::LateSeat;
use crate::ids::{EntrantId, MatchId};

impl Match {
    /// Who goes on from here.
    pub(crate) fn winner(&self) -> Seat {
        match self.state {
            MatchState::Waiting | MatchState::Ready => Seat::Open,
            MatchState::Empty | MatchState::NotNeeded => Seat::Nobody,
            MatchState::Bye { through } => Seat::Known { entrant: through },
            MatchState::Played { winner, .. } => seat(winner),
        }
    }

    /// Who drops from here.
    pub(crate) fn loser(&self) -> Seat {
        match self.state {
            MatchState::Waiting if self.seats.contains(&Seat::Nobody) => Seat::Nobody,
            MatchState::Waiting | MatchState::Ready => Seat::Open,
            MatchState::Empty | MatchState::NotNeeded | MatchState::Bye { .. } => Seat::Nobody,
            MatchState::Played { drops, .. } => seat(drops),
        }
    }

    /// Whether it is neither played nor certain not to be.
    pub(crate) const fn is_undecided(&self) -> bool {
        matches!(self.state, MatchState::Waiting | MatchState::Ready)
    }
}

const fn seat(entrant: Option<EntrantId>) -> Seat {
    match entrant {
        Some(entrant) => Seat::Known { entrant },
        None => Seat::Nobody,
    }
}

impl Tournament {
    /// Brings these matches up to date and everything that hangs on them.
    pub(crate) fn settle(&mut self, changed: impl IntoIterator<Item = MatchId>, at: Time) {
        let mut open: Vec<MatchId> = changed.into_iter().collect();
        while let Some(id) = open.pop() {
            let Some(game) = self.game(id) else { continue };
            let before = (game.winner(), game.loser(), game.state, game.seats);
            let seats = game.fixture.feeds.map(|feed| self.fed(game, feed));
            let state = self.state_of(game, seats);
            if (state, seats) == (before.2, before.3) {
                continue;
            }
            self.put(id, seats, state, at);
            let Some(game) = self.game(id) else { continue };
            if (game.winner(), game.loser()) != (before.0, before.1) || before.3 != seats {
                open.extend(game.feeds.iter().copied());
            }
        }
    }

    fn fed(&self, of: &Match, feed: Feed) -> Seat {
        match feed {
            Feed::Entrant { entrant } => Seat::Known { entrant },
            Feed::Bye => Seat::Nobody,
            Feed::Late { place } => match self.division_of(of).map(|division| division.late.seat(place)) {
                Some(LateSeat::Kept) => Seat::Open,
                Some(LateSeat::Taken { by }) => Seat::Known { entrant: by },
                Some(LateSeat::Bye) | None => Seat::Nobody,
            },
            Feed::Winner { of } => self.game(of).map_or(Seat::Open, Match::winner),
            Feed::Loser { of } => self.game(of).map_or(Seat::Open, Match::loser),
        }
    }

    fn state_of(&self, game: &Match, seats: [Seat; 2]) -> MatchState {
        if let Need::SecondWins { of } = game.fixture.need
            && let Some(first) = self.game(of)
        {
            match (first.seats[1], first.winner()) {
                (_, Seat::Open) => return MatchState::Waiting,
                (second, winner) if second == winner && winner != Seat::Nobody => {}
                _ => return MatchState::NotNeeded,
            }
        }
        let outcome = self.division_of(game).and_then(|division| division.results.get(&game.fixture.id)).copied();
        match seats {
            [Seat::Open, _] | [_, Seat::Open] => MatchState::Waiting,
            [Seat::Nobody, Seat::Nobody] => MatchState::Empty,
            [Seat::Nobody, Seat::Known { entrant }] | [Seat::Known { entrant }, Seat::Nobody] => {
                MatchState::Bye { through: entrant }
            }
            [Seat::Known { entrant: first }, Seat::Known { entrant: second }] => match outcome {
                None => MatchState::Ready,
                Some(Outcome::BothOut) => MatchState::Played { winner: None, loser: None, drops: None },
                Some(Outcome::Won { winner } | Outcome::WonOpponentOut { winner })
                    if winner != first && winner != second =>
                {
                    MatchState::Ready
                }
                Some(outcome @ (Outcome::Won { winner } | Outcome::WonOpponentOut { winner })) => {
                    let loser = if winner == first { second } else { first };
                    let drops = matches!(outcome, Outcome::Won { .. }).then_some(loser);
                    MatchState::Played { winner: Some(winner), loser: Some(loser), drops }
                }
            },
        }
    }

    /// Notes a match's new seats and state, and what follows for calls and for what is due.
    fn put(&mut self, id: MatchId, seats: [Seat; 2], state: MatchState, at: Time) {
        self.forget_call(id);
        let act = self.version();
        let Some(game) = self.game_mut(id) else { return };
        let was_undecided = game.is_undecided();
        let before = std::mem::replace(&mut game.seats, seats);
        game.state = state;
        if before.iter().zip(seats).any(|(before, now)| before.entrant().is_some() && *before != now) {
            game.changed = act;
        }
        let is_undecided = game.is_undecided();
        let (key_division, key) = (game.division.clone(), (game.fixture.stage, game.fixture.round));
        if let Some(division) = self.divisions.get_mut(&key_division) {
            let open = division.undecided.entry(key).or_default();
            match (was_undecided, is_undecided) {
                (true, false) => *open = open.saturating_sub(1),
                (false, true) => *open += 1,
                _ => {}
            }
            if was_undecided != is_undecided && *open <= 1 {
                self.look_for_draw(&key_division, at);
            }
        }
        self.remember_call(id, at);
        self.look_at_lateness(id);
    }

    /// A match that can be called takes its place in the queue.
    pub(crate) fn remember_call(&mut self, id: MatchId, at: Time) {
        let Some(game) = self.game(id) else { return };
        if !game.is_ready() || game.status.phase != Phase::Planned {
            return;
        }
        let key = self.call_order(game);
        let is_out = |entrant: EntrantId| self.entry(entrant).is_some_and(|entry| !entry.is_in());
        let out = self.is_published(game) && game.pair().is_some_and(|pair| pair.into_iter().any(is_out));
        self.callable.insert(key);
        if out {
            self.agenda.set(Due::Walkover(id), at);
        }
    }

    /// A match leaves the queue of those that can be called.
    pub(crate) fn forget_call(&mut self, id: MatchId) {
        let Some(game) = self.game(id) else { return };
        let key = self.call_order(game);
        self.callable.remove(&key);
        self.agenda.clear(&Due::Walkover(id));
    }
}
