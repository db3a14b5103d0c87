//! Who is there, in which order, with which partner, for which stake.

use tavola_base::{PlayerId, TableId, Time};
use tavola_rules::{Clause, Die};

use super::{ChouetteFacts, Judged, Wanted};
use crate::balance::Balance;
use crate::chouette::claim::is_entered;
use crate::chouette::edge::{Camp, Edge};
use crate::chouette::event::{Accounts, GameEvent, Happened, LineEvent, MemberEvent, SessionEvent};
use crate::chouette::in_play::{Extras, InPlay};
use crate::chouette::ledger::{Posting, PostingCause};
use crate::chouette::line::Line;
use crate::chouette::order::OrderRoll;
use crate::chouette::payments::Payment;
use crate::chouette::refusal::ChouetteRefusal;
use crate::chouette::rules::{Leaving, PartnerLot};
use crate::chouette::state::{Chouette, Presence, Stage};
use crate::stake::{Currency, Stake};

/// How many can take part at once.
const MOST_MEMBERS: usize = 24;
/// A chouette is begun by so many at least (CHO-01).
const FEWEST_PLAYERS: usize = 3;
/// So many of them go on with it at least, box against captain.
const FEWEST_LEFT: usize = 2;

/// So long a name is that gets a number, at most.
const LONGEST_NUMBERED: usize = 58;

/// Whether two names are one to whoever reads or hears them.
fn same_name(one: &str, other: &str) -> bool {
    let plain = |name: &str| name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    plain(one) == plain(other)
}

impl Chouette {
    pub(super) fn join_in(&self, person: &PlayerId, name: Option<String>) -> Judged {
        let name = name.unwrap_or_else(|| person.to_string());
        if ![person.as_str(), &name].iter().all(|text| (1..=64).contains(&text.chars().count())) {
            return Err(ChouetteRefusal::BadText);
        }
        let member = person.clone();
        match self.presence(person) {
            Presence::Here => Err(ChouetteRefusal::JoinedAlready(member)),
            Presence::Leaving => Ok(vec![Happened::Member(MemberEvent::Stayed { member })]),
            Presence::Gone if self.joined.len() >= MOST_MEMBERS => Err(ChouetteRefusal::Full { most: MOST_MEMBERS }),
            Presence::Gone => {
                let name = self.told_apart(person, name)?;
                Ok(vec![Happened::Member(MemberEvent::Joined { member, name })])
            }
        }
    }

    /// The name by which somebody is told from all who have a part in the accounts. Whoever keeps the book enters another one
    /// if it is taken; whoever comes by themselves gets a number.
    fn told_apart(&self, person: &PlayerId, name: String) -> Result<String, ChouetteRefusal> {
        let others = || self.members.iter().filter(|(member, _)| *member != person).map(|(_, other)| &other.name);
        let is_taken = |name: &str| others().any(|other| same_name(other, name));
        if !is_taken(&name) {
            return Ok(name);
        }
        if is_entered(person) {
            return Err(ChouetteRefusal::NameTaken { name });
        }
        let short: String = name.chars().take(LONGEST_NUMBERED).collect();
        let numbered = (2..=self.members.len() + 2).map(|number| format!("{short} ({number})"));
        Ok(numbered.into_iter().find(|name| !is_taken(name)).unwrap_or(name))
    }

    pub(super) fn leave(&self, person: &PlayerId) -> Judged {
        let member = person.clone();
        let left = || Happened::Member(MemberEvent::Left { member: member.clone(), line: self.line_without(person) });
        let Some(game) = self.game() else {
            let asked = matches!(&self.stage, Stage::Seeking { asked: Some(asked), .. } if asked == person);
            return if asked { Err(ChouetteRefusal::DecideFirst) } else { Ok(vec![left()]) };
        };
        if self.presence(person) == Presence::Leaving {
            return Err(ChouetteRefusal::LeavingAlready);
        }
        if game.has_to_decide(person) {
            return Err(ChouetteRefusal::DecideFirst);
        }
        if !game.is_involved(person) {
            return Ok(vec![left()]);
        }
        let holds_cubes = game.partner.as_ref() != Some(person);
        match self.settings.rules.knobs().leaving {
            Leaving::Loses if holds_cubes => {
                let postings = game.losses_of(person);
                Ok(vec![Happened::Member(MemberEvent::LeftCubes { member: member.clone(), postings })])
            }
            Leaving::Loses | Leaving::PlaysOn => Ok(vec![Happened::Member(MemberEvent::Leaving { member })]),
        }
    }

    pub(super) fn line_without(&self, person: &PlayerId) -> Option<Line> {
        self.line.clone().and_then(|line| line.without(person))
    }

    pub(super) fn roll_die(&self, person: &PlayerId, die: Option<Die>, facts: &ChouetteFacts) -> Judged {
        let until = match &self.stage {
            Stage::Gathering if self.joined.len() < FEWEST_PLAYERS => return Err(ChouetteRefusal::TooFew),
            Stage::Gathering => self.answer_until(facts.now),
            Stage::Ordering { roll, until } if roll.to_roll().contains(person) => *until,
            Stage::Ordering { .. } => return Err(ChouetteRefusal::NoRollWaited),
            Stage::Unopened | Stage::Between | Stage::Seeking { .. } | Stage::Playing(_) | Stage::Closed => {
                return Err(ChouetteRefusal::OrderKnown);
            }
        };
        let die = match die {
            Some(die) => self.over_the_board_only().map(|()| die)?,
            None => facts.two_dice()?[0],
        };
        Ok(vec![Happened::Line(LineEvent::DieRolled { member: person.clone(), die, until })])
    }

    /// The order is entered over the board; online the dice decide, unless the house sets it.
    pub(super) fn set_order(&self, order: &[PlayerId], facts: &ChouetteFacts) -> Judged {
        if facts.house_only().is_err() {
            self.over_the_board_only()?;
        }
        if !matches!(self.stage, Stage::Gathering | Stage::Ordering { .. }) {
            return Err(ChouetteRefusal::OrderKnown);
        }
        let everybody = order.len() == self.joined.len() && self.joined.iter().all(|member| order.contains(member));
        match Line::of(order) {
            Some(_) if order.len() < FEWEST_PLAYERS => Err(ChouetteRefusal::TooFew),
            Some(line) if everybody => Ok(vec![Happened::Line(LineEvent::OrderDecided { line })]),
            _ => Err(ChouetteRefusal::OrderIncomplete),
        }
    }

    /// The line the dice have decided; whoever has joined meanwhile stands at the end.
    pub(super) fn line_rolled(&self, roll: &OrderRoll) -> Option<Line> {
        let mut order = roll.order();
        let later: Vec<_> = self.joined.iter().filter(|member| !order.contains(member)).cloned().collect();
        order.extend(later);
        Line::of(&order)
    }

    /// The stake is the house's to set, over the board anybody's; never while a game is played.
    pub(super) fn set_stake(&self, stake: Stake, facts: &ChouetteFacts) -> Judged {
        if !self.is_over_the_board() {
            facts.house_only()?;
        }
        if self.game().is_some() {
            return Err(ChouetteRefusal::GameInPlay);
        }
        Ok(vec![Happened::Session(SessionEvent::StakeSet { stake })])
    }

    /// The line, between two games.
    fn line_between_games(&self) -> Result<&Line, ChouetteRefusal> {
        match (&self.stage, &self.line) {
            (Stage::Playing(_), _) => Err(ChouetteRefusal::GameInPlay),
            (_, Some(line)) => Ok(line),
            (_, None) => Err(ChouetteRefusal::OrderUnknown),
        }
    }

    pub(super) fn seek_partner(&self, person: &PlayerId, now: Time) -> Judged {
        let line = self.line_between_games()?;
        if line.the_box != *person {
            return Err(ChouetteRefusal::BoxOnly(Clause::CHO_22));
        }
        if matches!(self.stage, Stage::Seeking { .. }) || line.partner.is_some() {
            return Err(ChouetteRefusal::PartnerAlready);
        }
        if !self.may_have_partner() {
            return Err(ChouetteRefusal::NoPartnerYet { from: self.settings.rules.knobs().partner_from });
        }
        let first = line.queue.first().ok_or(ChouetteRefusal::TooFew)?;
        Ok(vec![Happened::Line(LineEvent::PartnerAsked { member: first.clone(), until: self.answer_until(now) })])
    }

    pub(super) fn answer_partner(&self, person: &PlayerId, wanted: Wanted) -> Judged {
        let member = person.clone();
        match (&self.stage, wanted) {
            (Stage::Seeking { asked: Some(asked), .. }, _) if asked != person => Err(ChouetteRefusal::NotAsked),
            (Stage::Seeking { asked: Some(_), .. }, Wanted::Yes) => {
                Ok(vec![Happened::Line(LineEvent::PartnerFound { member })])
            }
            (Stage::Seeking { asked: Some(_), .. }, Wanted::No) => {
                Ok(vec![Happened::Line(LineEvent::PartnerDeclined { member })])
            }
            (
                Stage::Seeking { asked: None, .. }
                | Stage::Unopened
                | Stage::Gathering
                | Stage::Ordering { .. }
                | Stage::Between
                | Stage::Playing(_)
                | Stage::Closed,
                _,
            ) => Err(ChouetteRefusal::NotAsked),
        }
    }

    pub(super) fn draw_partner(&self, person: &PlayerId, fell_on: Option<PlayerId>, facts: &ChouetteFacts) -> Judged {
        let line = self.line_between_games()?;
        if line.the_box != *person {
            return Err(ChouetteRefusal::BoxOnly(Clause::CHO_22));
        }
        if !matches!(&self.stage, Stage::Seeking { asked: None, .. }) {
            return Err(ChouetteRefusal::LotTooEarly);
        }
        let skipped = match self.settings.rules.knobs().partner_lot {
            PartnerLot::WithoutCaptain => 1,
            PartnerLot::WithCaptain => 0,
        };
        let candidates = line.queue.get(skipped..).unwrap_or_default();
        match fell_on {
            Some(member) => {
                self.over_the_board_only()?;
                let drawn = candidates.contains(&member);
                if drawn {
                    Ok(vec![Happened::Line(LineEvent::PartnerFound { member })])
                } else {
                    Err(ChouetteRefusal::NotInTheLot(member))
                }
            }
            None => {
                let dice = facts.two_dice()?;
                Ok(vec![drawn_by(dice, candidates).map_or(Happened::Line(LineEvent::LotVoid { dice }), |member| {
                    Happened::Line(LineEvent::PartnerFound { member: member.clone() })
                })])
            }
        }
    }

    pub(super) fn end_partnership(&self, person: &PlayerId) -> Judged {
        let line = self.line_between_games()?;
        let theirs = line.the_box == *person || line.partner.as_ref() == Some(person);
        let ends = theirs && line.partner.is_some();
        if ends { Ok(vec![Happened::Line(LineEvent::PartnershipEnded)]) } else { Err(ChouetteRefusal::NoPartnership) }
    }

    pub(super) fn start_game(&self) -> Judged {
        if self.game().is_none() && self.joined.len() < self.fewest_players() {
            return Err(ChouetteRefusal::TooFew);
        }
        let line = self.line_between_games()?;
        if matches!(&self.stage, Stage::Seeking { asked: Some(_), .. }) {
            return Err(ChouetteRefusal::DecideFirst);
        }
        let team: Vec<_> = line.team().cloned().collect();
        if line.everybody().count() < self.fewest_players() || team.is_empty() {
            return Err(ChouetteRefusal::TooFew);
        }
        let number = u32::try_from(self.games.len()).unwrap_or(u32::MAX).saturating_add(1);
        Ok(vec![Happened::Game(GameEvent::GameStarted { number, line: line.clone(), team, stake: self.stake.clone() })])
    }

    /// A chouette is begun by three; once one has been played, the two who are left go on with the same book (CHO-01).
    pub(super) const fn fewest_players(&self) -> usize {
        if self.games.is_empty() { FEWEST_PLAYERS } else { FEWEST_LEFT }
    }

    pub(super) fn pay(&self, from: &PlayerId, to: &PlayerId, currency: Currency, amount: Balance) -> Judged {
        if self.accounts == Accounts::CarriedOn {
            return Err(ChouetteRefusal::GoesOnAlready);
        }
        for member in [from, to] {
            if !self.members.contains_key(member) {
                return Err(ChouetteRefusal::NotHere(member.clone()));
            }
        }
        if from == to {
            return Err(ChouetteRefusal::PaysThemselves);
        }
        if amount <= Balance::ZERO || amount > MOST_PAID {
            return Err(ChouetteRefusal::BadAmount);
        }
        Ok(vec![Happened::Session(SessionEvent::Paid {
            currency,
            payment: Payment { from: from.clone(), to: to.clone(), amount },
        })])
    }

    pub(super) fn undo(&self, steps: u32) -> Judged {
        self.over_the_board_only()?;
        let acts = self.journal.iter().filter(|event| event.origin.is_command()).count().saturating_sub(1);
        if steps == 0 || steps as usize > acts {
            return Err(ChouetteRefusal::NothingToUndo { acts });
        }
        Ok(vec![Happened::Session(SessionEvent::Undone { steps })])
    }

    pub(super) fn close(&self) -> Judged {
        if self.game().is_some() {
            Err(ChouetteRefusal::GameInPlay)
        } else {
            Ok(vec![Happened::Session(SessionEvent::Closed)])
        }
    }

    /// The same people go on elsewhere: once, when this session is over.
    pub(super) fn go_on(&self, chouette: TableId) -> Judged {
        match (&self.stage, &self.sequel) {
            (Stage::Closed, None) => {
                Ok(vec![Happened::Session(SessionEvent::GoesOn { chouette, accounts: Accounts::CarriedOn })])
            }
            (Stage::Closed, Some(_)) => Err(ChouetteRefusal::GoesOnAlready),
            (
                Stage::Unopened
                | Stage::Gathering
                | Stage::Ordering { .. }
                | Stage::Between
                | Stage::Seeking { .. }
                | Stage::Playing(_),
                _,
            ) => Err(ChouetteRefusal::NotOver),
        }
    }
}

/// The most that is handed over at once: far beyond any club, and exact in every reader of JSON.
const MOST_PAID: Balance = Balance::whole(1_000_000_000_000);

/// On whom a roll of two dice falls: each candidate has equally many of the 36 rolls, those left over fall on nobody.
fn drawn_by(dice: [Die; 2], candidates: &[PlayerId]) -> Option<&PlayerId> {
    let [first, second] = dice.map(|die| usize::from(die.number()) - 1);
    let share = 36usize.checked_div(candidates.len())?;
    candidates.get((first * 6 + second).checked_div(share)?)
}

impl InPlay {
    /// Whether somebody is in the middle of a decision: with a cube on offer, or asked for an additional one.
    pub(super) fn has_to_decide(&self, person: &PlayerId) -> bool {
        let offers = self.round.iter().flat_map(|round| &round.offers);
        let on_offer =
            offers.into_iter().any(|offered| offered.cube.member == *person || offered.cube.box_side == *person);
        let asked = matches!(&self.extras, Extras::Asked { silent, .. } if silent.contains(person));
        on_offer || asked
    }

    /// What somebody pays who leaves and loses their cubes as they lie.
    fn losses_of(&self, person: &PlayerId) -> Vec<Posting> {
        let lost = |edge: &Edge, camp: Camp| Posting {
            from: person.clone(),
            to: edge.end(camp.opponent()).clone(),
            points: Balance::whole(i64::try_from(edge.cube.value.number()).unwrap_or(i64::MAX)),
            cause: PostingCause::Left,
        };
        let of = |camp: Camp| {
            let theirs = self.edges.iter().filter(move |edge| edge.is_open() && edge.end(camp) == person);
            theirs.map(move |edge| lost(edge, camp))
        };
        of(Camp::Team).chain(of(Camp::Box)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // rule: CHO-22
    #[test]
    fn the_lot_gives_every_candidate_equally_many_rolls() {
        let candidates: Vec<_> = ('B'..'I').map(PlayerId::new).collect();
        let rolls = Die::ALL.iter().flat_map(|&first| Die::ALL.map(|second| [first, second]));
        let drawn: Vec<_> = rolls.filter_map(|dice| drawn_by(dice, &candidates)).collect();
        for candidate in &candidates {
            assert_eq!(drawn.iter().filter(|id| **id == candidate).count(), 5);
        }
    }
}
