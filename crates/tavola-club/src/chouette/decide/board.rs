//! What happens on the board: rolls, plays, resignations, claims; or, over a wooden one, what is entered of it.

use tavola_base::{PlayerId, Time};
use tavola_rules::{Action, Clause, Die, Phase, Play, Step, WinKind};

use super::{ChouetteFacts, Judged};
use crate::chouette::command::BoardCommand;
use crate::chouette::edge::Camp;
use crate::chouette::event::{GameEvent, Happened};
use crate::chouette::in_play::{Extras, InPlay};
use crate::chouette::refusal::ChouetteRefusal;
use crate::chouette::state::Chouette;

impl Chouette {
    pub(super) fn judge_board(&self, command: BoardCommand, person: &PlayerId) -> Judged {
        let game = self.playing()?;
        match command {
            BoardCommand::CountTie => self.decide_tie(game, person, Happened::acted(Camp::Box, Action::CountTie)),
            BoardCommand::DeclineTie => self.decide_tie(game, person, Happened::Game(GameEvent::TieDeclined)),
            BoardCommand::Play { steps } => self.play(game, person, &steps),
            BoardCommand::Challenge => self.act(game, person, Action::Challenge),
            BoardCommand::AcceptPlay => self.act(game, person, Action::AcceptPlay),
            BoardCommand::Resign { kind: _ } if game.stand_in.as_ref() == Some(person) => {
                Err(ChouetteRefusal::NotInTheirPlace)
            }
            BoardCommand::Resign { kind } => self.act(game, person, Action::Resign { kind }),
            BoardCommand::AcceptResignation => self.act(game, person, Action::AcceptResignation),
            BoardCommand::RejectResignation => self.act(game, person, Action::RejectResignation),
            BoardCommand::Claim { kind } => self.act(game, person, Action::Claim { kind }),
        }
    }

    /// The side for which somebody rolls and moves (CHO-02).
    pub(super) fn moves_for(&self, game: &InPlay, person: &PlayerId) -> Result<Camp, ChouetteRefusal> {
        let camp = game.plays_for(person).ok_or(ChouetteRefusal::NoPart)?;
        let player = game.player(camp, self.queue());
        if player == *person { Ok(camp) } else { Err(ChouetteRefusal::NotThePlayer { player }) }
    }

    /// The side for which somebody acts on the board now, before the board judges the act.
    pub(in crate::chouette) fn acts_for(&self, game: &InPlay, person: &PlayerId) -> Result<Camp, ChouetteRefusal> {
        self.online_only()?;
        self.no_dice_called()?;
        let camp = self.moves_for(game, person)?;
        game.nothing_waits()?;
        Ok(camp)
    }

    fn act(&self, game: &InPlay, person: &PlayerId, action: Action) -> Judged {
        let camp = self.acts_for(game, person)?;
        game.board.apply(camp.side(), action)?;
        Ok(vec![Happened::acted(camp, action)])
    }

    fn play(&self, game: &InPlay, person: &PlayerId, steps: &[Step]) -> Judged {
        let play = Play::new(steps).ok_or(ChouetteRefusal::TooManySteps)?;
        let mut acts = self.act(game, person, Action::Play { play })?;
        // What is recorded is the play with the hits that were found on the board.
        if let [Happened::Game(GameEvent::Acted { camp, action })] = &mut acts[..]
            && let Some(found) = game.board.legal_plays().into_iter().find(|legal| same_steps(&legal.play, &play))
        {
            (*camp, *action) = (*camp, Action::Play { play: found.play });
        }
        Ok(acts)
    }

    pub(super) fn roll(&self, game: &InPlay, person: &PlayerId, facts: &ChouetteFacts) -> Judged {
        self.online_only()?;
        let camp = self.moves_for(game, person)?;
        if camp == Camp::Team {
            self.fair_chance(game, facts.now)?;
        }
        let [first, second] = facts.two_dice()?;
        self.act(game, person, Action::Roll { roll: tavola_rules::Roll::new(first, second) })
    }

    /// The captain rolls when the members have had time to offer their cubes (CHO-16).
    fn fair_chance(&self, game: &InPlay, now: Time) -> Result<(), ChouetteRefusal> {
        match self.fair_chance_of(game) {
            Some((until, waiting)) if now < until => Err(ChouetteRefusal::OthersMayOffer { waiting }),
            _ => Ok(()),
        }
    }

    /// Until when the captain's roll waits for members who may still offer, and who they are; none once that is over.
    pub(in crate::chouette) fn fair_chance_of(&self, game: &InPlay) -> Option<(Time, Vec<PlayerId>)> {
        let on_roll = matches!(game.board.phase(), Phase::OnRoll { .. } | Phase::PlayShown { .. });
        let teams = game.board.waits_for() == Some(Camp::Team.side()) && game.board.resignation().is_none();
        let bare = game.round.is_none() && !matches!(game.extras, Extras::Asked { .. });
        if !(on_roll && teams && bare) || game.fair_is_over || self.is_over_the_board() {
            return None;
        }
        let waiting = self.could_join(game, &game.player(Camp::Team, self.queue()));
        (!waiting.is_empty()).then(|| (game.since + self.settings.pace.fair, waiting))
    }

    pub(super) fn roll_opening(&self, game: &InPlay, person: &PlayerId, facts: &ChouetteFacts) -> Judged {
        let [white, black] = facts.two_dice()?;
        if game.tie_waits() {
            return Err(ChouetteRefusal::TieWaits);
        }
        self.act(game, person, Action::RollOpening { white, black })
    }

    fn decide_tie(&self, game: &InPlay, person: &PlayerId, decision: Happened) -> Judged {
        if !game.tie_waits() {
            return Err(ChouetteRefusal::NoTie);
        }
        if game.the_box != *person {
            return Err(ChouetteRefusal::BoxOnly(Clause::CHO_17));
        }
        Ok(vec![decision])
    }

    /// Over the board: an equal opening roll.
    pub(super) fn tie(&self, die: Die) -> Judged {
        self.over_the_board_only()?;
        let game = self.playing()?;
        if game.tie_waits() {
            return Err(ChouetteRefusal::TieWaits);
        }
        let untouched =
            game.turn.camp.is_none() && game.edges.iter().all(|edge| edge.is_open() && edge.owner().is_none());
        if !untouched || game.has_rolled {
            return Err(ChouetteRefusal::OpeningOver);
        }
        let action = Action::RollOpening { white: die, black: die };
        game.board.apply(Camp::Box.side(), action)?;
        Ok(vec![Happened::acted(Camp::Box, action)])
    }

    /// Over the board: the dice were rolled.
    pub(super) fn rolled(&self) -> Judged {
        self.over_the_board_only()?;
        let game = self.playing()?;
        game.nothing_waits()?;
        if game.tie_waits() {
            return Err(ChouetteRefusal::TieWaits);
        }
        Ok(vec![Happened::Game(GameEvent::Rolled)])
    }

    /// Over the board: the game has ended there.
    pub(super) fn result(&self, winner: Camp, kind: WinKind) -> Judged {
        self.over_the_board_only()?;
        let game = self.playing()?;
        game.nothing_waits()?;
        if game.tie_waits() {
            return Err(ChouetteRefusal::TieWaits);
        }
        Ok(vec![Happened::Game(GameEvent::ResultEntered { winner, kind })])
    }
}

impl Happened {
    pub(super) const fn acted(camp: Camp, action: Action) -> Self {
        Self::Game(GameEvent::Acted { camp, action })
    }
}

impl InPlay {
    /// Whether no cube and no additional cube waits for an answer.
    pub(super) fn nothing_waits(&self) -> Result<(), ChouetteRefusal> {
        match (&self.round, &self.extras) {
            (Some(_), _) => Err(ChouetteRefusal::CubesWait),
            (None, Extras::Asked { .. }) => Err(ChouetteRefusal::ExtrasWait),
            (None, _) => Ok(()),
        }
    }
}

fn same_steps(one: &Play, other: &Play) -> bool {
    let way = |play: &Play| play.steps().iter().map(|step| (step.from, step.to)).collect::<Vec<_>>();
    way(one) == way(other)
}
