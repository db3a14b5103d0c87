//! Rulings, appeals, and what they change.

use crate::stream::event::RulingEvent;
use tavola_base::{PlayerId, Time};

use crate::ids::EntrantId;
use crate::ruling::{Appeal, Remedy, Ruling, RulingNumber, RulingState};
use crate::stream::agenda::Due;
use crate::stream::settings::CommitteeMember;
use crate::stream::state::Tournament;

impl Tournament {
    /// Applies an event about a ruling or its appeal.
    pub(super) fn apply_ruling(&mut self, what: &RulingEvent, at: Time) {
        match what {
            RulingEvent::Ruled { ruling } => self.ruled(ruling),
            RulingEvent::RulingTakenBack { ruling } => {
                self.agenda.clear(&Due::AppealOver(*ruling));
                if let Some(ruling) = self.ruling_mut(*ruling) {
                    ruling.state = RulingState::TakenBack;
                }
            }
            RulingEvent::AppealOver { ruling } => {
                self.agenda.clear(&Due::AppealOver(*ruling));
                if let Some(known) = self.ruling_mut(*ruling) {
                    known.state = RulingState::Final;
                }
            }
            RulingEvent::Appealed { ruling, entrant, members } => self.heard_anew(*ruling, Some(*entrant), members, at),
            RulingEvent::Convened { ruling, members } => self.heard_anew(*ruling, None, members, at),
            RulingEvent::AppealDecided { ruling, state } => {
                if let Some(known) = self.ruling_mut(*ruling) {
                    known.state = *state;
                }
                if *state == RulingState::Overturned {
                    self.unmake(*ruling);
                }
            }
            RulingEvent::AppealClosed { ruling, reason } => {
                if let Some(known) = self.ruling_mut(*ruling) {
                    known.state = RulingState::Undecided;
                    if let Some(appeal) = &mut known.appeal {
                        appeal.closed = Some(reason.clone());
                    }
                }
            }
            RulingEvent::MemberReplaced { ruling, .. }
            | RulingEvent::Heard { ruling, .. }
            | RulingEvent::VoteCast { ruling, .. } => {
                if let Some(appeal) = self.ruling_mut(*ruling).and_then(|known| known.appeal.as_mut()) {
                    goes_on(appeal, what);
                }
            }
        }
    }

    /// A ruling is before the committee.
    fn heard_anew(&mut self, number: RulingNumber, by: Option<EntrantId>, members: &[PlayerId], at: Time) {
        self.agenda.clear(&Due::AppealOver(number));
        let sides = self.ruling(number).map(|known| self.sides_of(known)).unwrap_or_default();
        if let Some(known) = self.ruling_mut(number) {
            known.state = RulingState::Appealed;
            known.appeal = Some(Appeal::new(by, at, members.to_vec(), sides));
        }
    }

    fn ruled(&mut self, ruling: &Ruling) {
        if ruling.of.is_some() || ruling.about.is_some() {
            self.agenda.set(Due::AppealOver(ruling.number), ruling.at + self.settings.appeal);
        }
        if let Some(id) = ruling.of {
            self.change(id, |status| status.dispute = None);
            if let Some(about) = ruling.about {
                match ruling.remedy {
                    Remedy::PenaltyPoints { points } | Remedy::LossOfGame { points } => {
                        self.give_points(id, about, points);
                    }
                    Remedy::GiveTime { time } => self.side(id, about, |side| side.time_given += time),
                    Remedy::Stands
                    | Remedy::LegalPlay
                    | Remedy::RollAgain
                    | Remedy::VoidDoubles
                    | Remedy::ReplaceClock
                    | Remedy::ReplaceEquipment
                    | Remedy::MixDice
                    | Remedy::RemoveSpectator
                    | Remedy::Warning
                    | Remedy::LossOfMatch
                    | Remedy::Disqualify
                    | Remedy::Ban
                    | Remedy::Settled => {}
                }
            }
            if ruling.remedy == Remedy::MixDice {
                self.change(id, |status| status.dice_mixed += 1);
            }
        }
        self.rulings.push(ruling.clone());
    }

    /// An overturned ruling gives back the points and the time it gave; a match it ended is reopened by its own tournament.
    fn unmake(&mut self, number: RulingNumber) {
        let Some(ruling) = self.ruling(number).cloned() else { return };
        let (Some(id), Some(about)) = (ruling.of, ruling.about) else { return };
        let points = match ruling.remedy {
            Remedy::PenaltyPoints { points } | Remedy::LossOfGame { points } => points,
            Remedy::GiveTime { time } => {
                self.side(id, about, |side| side.time_given = side.time_given.less(time));
                return;
            }
            Remedy::Stands
            | Remedy::LegalPlay
            | Remedy::RollAgain
            | Remedy::VoidDoubles
            | Remedy::ReplaceClock
            | Remedy::ReplaceEquipment
            | Remedy::MixDice
            | Remedy::RemoveSpectator
            | Remedy::Warning
            | Remedy::LossOfMatch
            | Remedy::Disqualify
            | Remedy::Ban
            | Remedy::Settled => return,
        };
        let Some(other) = self.game(id).and_then(|game| game.chair(about)).map(|chair| chair.other().index()) else {
            return;
        };
        let Some(game) = self.game_mut(id) else { return };
        let side = &mut game.status.sides[other];
        side.points = side.points.saturating_sub(points);
        side.given = side.given.saturating_sub(points);
        if let Some(stood) = &mut game.stood {
            stood[other] = stood[other].saturating_sub(points);
        }
    }
}

fn goes_on(appeal: &mut Appeal, what: &RulingEvent) {
    match what {
        RulingEvent::MemberReplaced { member, successor, name, .. } => {
            let called = name.iter().map(|name| CommitteeMember { person: successor.clone(), name: name.clone() });
            appeal.successors.extend(called);
            appeal.members.iter_mut().filter(|known| *known == member).for_each(|known| *known = successor.clone());
            appeal.votes.retain(|(voter, _)| voter != member);
        }
        RulingEvent::Heard { entrant, .. } => appeal.heard.push(*entrant),
        RulingEvent::VoteCast { member, vote, .. } => {
            appeal.votes.retain(|(voter, _)| voter != member);
            appeal.votes.push((member.clone(), *vote));
        }
        RulingEvent::Ruled { .. }
        | RulingEvent::RulingTakenBack { .. }
        | RulingEvent::Appealed { .. }
        | RulingEvent::Convened { .. }
        | RulingEvent::AppealDecided { .. }
        | RulingEvent::AppealOver { .. }
        | RulingEvent::AppealClosed { .. } => {}
    }
}
