//! How a view is made.

use std::collections::BTreeMap;

use tavola_base::{PlayerId, Time};
use tavola_rules::{BySide, Legality, Phase, Points, Setup, Side};

use super::{
    AccountView, BoardView, ChouetteDiceView, ChouetteView, ChouetteViewer, ExtrasView, FairView, GameView, LedgerView,
    MemberView, OfferView, Role, RollView, RoundView, StageView,
};
use crate::balance::Balance;
use crate::chouette::decide;
use crate::chouette::edge::{Between, Camp};
use crate::chouette::in_play::{Advice, Extras, InPlay, Round};
use crate::chouette::ledger::Account;
use crate::chouette::legal::ChouetteLegal;
use crate::chouette::state::{Chouette, GameRecord, Presence, Stage};
use crate::stake::Currency;
use crate::table::view::{PendingView, PhaseView};

impl Chouette {
    /// What `viewer` may see at `now`.
    #[must_use]
    pub fn view(&self, viewer: &ChouetteViewer, now: Time) -> ChouetteView {
        let you = match viewer {
            ChouetteViewer::Member(member) => Some(member).filter(|id| self.joined.contains(id)).cloned(),
            ChouetteViewer::Watcher => None,
        };
        let person = match viewer {
            ChouetteViewer::Member(member) => Some(member),
            ChouetteViewer::Watcher => None,
        };
        ChouetteView {
            version: self.version,
            now,
            rules: self.settings.rules.clone(),
            play: self.settings.play,
            stake: self.stake.clone(),
            pace: self.settings.pace,
            keeper: self.settings.keeper.clone(),
            door: self.settings.door,
            voice: self.settings.voice.clone(),
            dice: self.dice_view(),
            stage: self.stage_view(),
            members: self.as_they_joined().map(|id| self.member_view(id)).collect(),
            line: self.line.clone(),
            game: self.game().map(|game| self.game_view(game, you.as_ref())),
            ledger: self.ledger_view(),
            games: self.games.iter().map(|game| GameRecord::clone(game)).collect(),
            legal: person.map(|person| self.legal(person, now)).unwrap_or_default(),
            legal_of: person.map(|_| self.legal_of_all(now)).unwrap_or_default(),
            said: self.said.clone(),
            recent: self.told(&self.recent, viewer),
            claims: person.map(|person| self.claims_seen_by(person)).unwrap_or_default(),
            claimable: self.claimable(),
            sequel: self.sequel.clone(),
            next_deadline: decide::next_deadline(self),
            you,
        }
    }

    /// Everybody who is there in the order in which they came, then who has gone.
    fn as_they_joined(&self) -> impl Iterator<Item = &PlayerId> {
        self.joined.iter().chain(self.members.keys().filter(|id| !self.joined.contains(id)))
    }

    fn dice_view(&self) -> Option<ChouetteDiceView> {
        let dice = &self.dice;
        let chain = |side: Side| dice.chains[side].as_ref();
        let called = dice.called.as_ref().map(|called| RollView {
            by: called.by.clone(),
            purpose: called.purpose,
            waiting: dice.missing(),
            until: decide::next_deadline(self),
        });
        Some(ChouetteDiceView {
            set: dice.set,
            house_commitment: dice.commitment?,
            chains: BySide::from_fn(|side| chain(side).map(|chain| chain.committed)),
            owners: BySide::from_fn(|side| chain(side).and_then(|chain| chain.owner.clone())),
            roll_number: dice.number,
            called,
            opened: BySide::from_fn(|side| chain(side).map(|chain| chain.opened.number()).unwrap_or_default()),
            log: dice.log.clone(),
            players: dice.players.clone(),
        })
    }

    /// Over the board one member enters what all of them do.
    fn legal_of_all(&self, now: Time) -> BTreeMap<PlayerId, ChouetteLegal> {
        let members = self.is_over_the_board().then_some(&self.joined).into_iter().flatten();
        members.map(|member| (member.clone(), self.legal(member, now))).collect()
    }

    fn ledger_view(&self) -> LedgerView {
        let account = |(currency, account): (&Currency, &Account)| AccountView {
            currency: currency.to_string(),
            balances: account.balances().clone(),
            debts: account.debts(),
            payments: account.payments(),
        };
        let won = |member: &PlayerId| self.ledger.points().get(member).copied().unwrap_or_default();
        LedgerView {
            points: self.members.keys().map(|member| (member.clone(), won(member))).collect(),
            accounts: self.ledger.accounts().iter().map(account).collect(),
            carried: self.settings.carried.accounts.clone(),
            stand: self.accounts,
        }
    }

    fn stage_view(&self) -> StageView {
        match &self.stage {
            Stage::Unopened => StageView::Unopened,
            Stage::Gathering => StageView::Gathering,
            Stage::Ordering { roll, until } => StageView::Ordering {
                to_roll: roll.to_roll(),
                rolled: roll.rolled().into_iter().map(|(id, die)| (id, die.number())).collect(),
                until: *until,
            },
            Stage::Between => StageView::Between,
            Stage::Seeking { asked, declined, until } => {
                StageView::Seeking { asked: asked.clone(), declined: declined.clone(), until: *until }
            }
            Stage::Playing(_) => StageView::Playing,
            Stage::Closed => StageView::Closed,
        }
    }

    fn member_view(&self, id: &PlayerId) -> MemberView {
        let name = self.members.get(id).map_or_else(String::new, |member| member.name.clone());
        let points = self.ledger.points().get(id).copied().unwrap_or_default();
        let in_game = self.game().map_or(Balance::ZERO, |game| game.points_of(id));
        let (presence, is_away) = (self.presence(id), self.away.contains_key(id));
        MemberView { id: id.clone(), name, presence, is_away, role: self.role(id), points, in_game }
    }

    fn role(&self, id: &PlayerId) -> Role {
        if self.presence(id) == Presence::Gone {
            return Role::Gone;
        }
        let Some(game) = self.game() else {
            let line = self.line.as_ref();
            return match line {
                Some(line) if line.the_box == *id => Role::Box,
                Some(line) if line.partner.as_ref() == Some(id) => Role::Partner,
                Some(line) if line.captain() == Some(id) => Role::Captain,
                Some(_) => Role::Member,
                None => Role::Waiting,
            };
        };
        match game.camp_of(id) {
            _ if game.the_box == *id => Role::Box,
            _ if game.partner.as_ref() == Some(id) => Role::Partner,
            _ if game.captain == *id && game.is_involved(id) => Role::Captain,
            _ if game.stand_in.as_ref() == Some(id) => Role::StandIn,
            Some(Camp::Team) => Role::Member,
            Some(Camp::Box) => Role::Giver,
            None if game.main_of(id).is_some() => Role::Out,
            None => Role::Waiting,
        }
    }

    fn game_view(&self, game: &InPlay, you: Option<&PlayerId>) -> GameView {
        let of_team = you.is_some_and(|id| self.is_of_the_team(id));
        let heard = |piece: &&Advice| you.is_some_and(|id| self.hears_advice(id, &piece.member));
        GameView {
            number: game.number,
            the_box: game.the_box.clone(),
            partner: game.partner.clone(),
            captain: game.captain.clone(),
            dropped_captains: game.dropped_captains.clone(),
            box_player: game.player(Camp::Box, self.queue()),
            team_player: game.player(Camp::Team, self.queue()),
            stake: game.stake.clone(),
            cubes: game.edges.clone(),
            board: (!self.is_over_the_board()).then(|| game.board_view()),
            held: game.turn.held.iter().cloned().collect(),
            fair: self.fair_chance_of(game).map(|(until, waiting)| FairView { waiting, until }),
            tie_waits: game.tie_waits(),
            round: game.round.as_ref().map(|round| self.round_view(game, round)),
            extras: game.extras_view(),
            settlements: game.talk.settlements.clone(),
            advice: game.talk.advice.iter().filter(heard).cloned().collect(),
            asked: if of_team { game.talk.asked.iter().cloned().collect() } else { Vec::new() },
            postings: game.postings.clone(),
        }
    }

    /// As they stand in the line, each once: the captain, then the queue.
    fn in_line(&self, members: &mut Vec<PlayerId>) {
        let captain = self.game().map(InPlay::captain);
        let place = |id: &PlayerId| self.queue().iter().position(|one| one == id).unwrap_or(usize::MAX);
        members.sort_by_key(|id| (captain != Some(id), place(id)));
        members.dedup();
    }

    fn round_view(&self, game: &InPlay, round: &Round) -> RoundView {
        let answers =
            |cube: &Between| game.edge(cube).map(|edge| self.answerer(game, edge, round.by.opponent()).clone());
        let offers: Vec<_> = round
            .offers
            .iter()
            .filter_map(|offered| {
                let answers = answers(&offered.cube)?;
                let (asked, refused) = (offered.offer.asked, offered.offer.refused);
                Some(OfferView { cube: offered.cube.clone(), asked, refused, answers })
            })
            .collect();
        let open = round.offers.iter().filter(|offered| offered.answer.is_none());
        let mut waiting: Vec<_> = open.filter_map(|offered| answers(&offered.cube)).collect();
        self.in_line(&mut waiting);
        let gathering = round.gathering.as_ref();
        let silent = gathering.map(|gathering| gathering.silent.iter().cloned().collect());
        let mut joining: Vec<_> = silent.unwrap_or_default();
        self.in_line(&mut joining);
        RoundView {
            by: round.by,
            step: round.step(),
            offers,
            waiting,
            joining,
            join_until: gathering.and_then(|gathering| gathering.until),
            answer_by: round.answer_by,
        }
    }
}

impl InPlay {
    fn board_view(&self) -> BoardView {
        let board = self.board.board();
        BoardView {
            position: Setup::from(*board),
            pips: BySide::from_fn(|side| board.seen_by(side).own_pips()),
            phase: self.phase_view(),
            resignation: self
                .board
                .resignation()
                .map(|offer| PendingView::Resignation { by: offer.by, kind: offer.kind }),
            last_turn: self.last_turn,
        }
    }

    fn phase_view(&self) -> PhaseView {
        match *self.board.phase() {
            Phase::OpeningRoll { tie } => PhaseView::Opening { tie, rolled: None },
            Phase::OnRoll { side } => PhaseView::OnRoll { side },
            Phase::Doubled { offer } => PhaseView::Doubled { by: offer.by(), to: offer.to(), offer },
            Phase::ToPlay { side, roll, legality, early } => {
                PhaseView::ToPlay { side, roll, free: legality == Legality::Called, opening: None, early }
            }
            Phase::PlayShown { side, roll, before, play, .. } => {
                PhaseView::PlayShown { side, roll, steps: play.steps().to_vec(), before: Setup::from(before) }
            }
            Phase::Over { result } => PhaseView::GameOver { result, points: Points::ZERO },
        }
    }

    pub(in crate::chouette) fn extras_view(&self) -> Option<ExtrasView> {
        match &self.extras {
            Extras::Asked { taker, silent, price, until } => Some(ExtrasView {
                taker: taker.clone(),
                waiting: silent.iter().cloned().collect(),
                price: *price,
                until: *until,
            }),
            Extras::None | Extras::Due { .. } => None,
        }
    }
}
