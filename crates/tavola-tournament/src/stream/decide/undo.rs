//! What can be undone, and what has to be undone or corrected before it (TRN-18).

use tavola_base::Arg;

use super::entries::is_same_person;
use super::results::accepted;
use super::{Judged, TournamentFacts};
use crate::ids::{EntrantId, MatchId};
use crate::result::penalty::Lateness;
use crate::stream::entry::{Entry, EntryState, Person};
use crate::stream::event::{DeskEvent, DrawEvent, Fate, Follows, Happened, Leaving, MatchEvent, Touched};
use crate::stream::play::{Phase, Status};
use crate::stream::refusal::{Reason, TournamentRefusal};
use crate::stream::state::{LogEntry, Match, Tournament};
use crate::stream::undo::Inverse;
use crate::stream::view::DrawState;

/// Somebody who has left the tournament.
struct Gone {
    entrant: EntrantId,
    how: Leaving,
    /// What the entry was before.
    before: EntryState,
    /// The match that ended with it, if they were ruled out in one.
    own: Option<MatchId>,
}

/// Whether somebody has lost a match by leaving.
fn is_lost_by(gone: &Gone, game: &Match) -> bool {
    let ended = matches!(&game.status.phase, Phase::Ended { report, .. } if report.how == gone.how.how() && report.winner != gone.entrant);
    !game.is_gone && game.chair(gone.entrant).is_some() && ended
}

impl Tournament {
    pub(super) fn judge_undo(&self, act: u32, accepting: &[MatchId], facts: &TournamentFacts) -> Judged {
        self.director_only(facts)?;
        let inverse = self.can_undo(act)?;
        let gone = self.left_by(inverse);
        if let Some(later) = self.later_act(act, gone.as_ref()) {
            return Err(Reason::LaterAct.of("act", act).with("later", later));
        }
        let undone = Happened::Desk(DeskEvent::Undone { act });
        if let Some(gone) = gone {
            // What the leaving has lost makes way first, so that undoing it finds tables and players free.
            let reopened = self.reopened_for(&gone, accepting)?;
            let discarded = self.draw_with(act, &gone)?;
            return Ok(reopened.into_iter().chain([undone]).chain(discarded).collect());
        }
        if let Inverse::Entry(..) = inverse {
            return Ok(std::iter::once(undone).chain(self.draw_without(act, inverse)?).collect());
        }
        let ended = match inverse {
            Inverse::Result(id, _) => Some(id),
            Inverse::Ruling(_, Some((id, before))) | Inverse::Match(id, before) => {
                Some(id).filter(|_| self.has_ended_since(*id, before))
            }
            Inverse::Ruling(_, None)
            | Inverse::Entry(..)
            | Inverse::Withdrawal(..)
            | Inverse::Payment(..)
            | Inverse::Pool(..)
            | Inverse::Lot(..)
            | Inverse::PlayOff(..)
            | Inverse::Announcement(_)
            | Inverse::Notes(_)
            | Inverse::Settings(_)
            | Inverse::People(..)
            | Inverse::Waiver(..)
            | Inverse::Tables(_)
            | Inverse::Clock(..)
            | Inverse::Lateness(_)
            | Inverse::Substitution(..) => None,
        };
        let Some(&of) = ended else { return Ok(vec![undone]) };
        let touched = self.correction(of, None);
        accepted(&touched, accepting)?;
        let hangs = touched.iter().any(|touched| touched.fate != Fate::Unaffected);
        // What hangs on it makes way first, so that the match finds its table and its players free.
        let reopened = hangs.then_some(Happened::Match(MatchEvent::Reopened { of, touched }));
        Ok(reopened.into_iter().chain([undone]).collect())
    }

    /// The opposite of an act that can be undone, as far as what came later at its match does not stand in its way.
    fn can_undo(&self, act: u32) -> Result<&Inverse, TournamentRefusal> {
        let index = (act as usize).checked_sub(1);
        let entry = index
            .and_then(|index| self.log.get(index))
            .ok_or_else(|| Reason::NoAct.of("act", act).with("last", self.version()))?;
        if entry.is_undone {
            return Err(Reason::UndoneAlready.of("act", act));
        }
        let inverse = entry.inverse.as_ref().ok_or_else(|| Reason::NoOpposite.of("act", act))?;
        if let Some(first) = self.goes_along_with(act) {
            return Err(Reason::GoesAlong.of("act", act).with("first", first));
        }
        let changed = inverse.at_match().and_then(|id| self.game(id)).map_or(0, |game| game.changed);
        if changed > act {
            return Err(Reason::ChangedSince.of("act", act).with("later", changed));
        }
        if let Inverse::Entry(entrant, _) = inverse
            && matches!(self.known_entry(*entrant)?.state, EntryState::Out | EntryState::Disqualified)
        {
            // They have left since: taking back how they came in would leave a place on the bracket without anybody.
            self.in_state(*entrant, EntryState::Approved)?;
        }
        if let Some(later) = self.set_again(act, inverse) {
            return Err(Reason::SetAgain.of("act", act).with("later", later));
        }
        match inverse {
            Inverse::Substitution(entrant, _, people, _) => self.can_play_again(*entrant, people)?,
            Inverse::People(entrant, _, people) => self.nobody_of_them_elsewhere(*entrant, people)?,
            Inverse::Lateness(before) => self.one_has_not_begun(act, before)?,
            Inverse::Tables(tables) => self.nobody_beyond(*tables)?,
            _ => {}
        }
        self.draw_without(act, inverse)?;
        if let Some(gone) = self.left_by(inverse) {
            self.draw_with(act, &gone)?;
            self.is_missing(&gone)?;
        }
        Ok(inverse)
    }

    /// The last act that stands and would be lost with what an earlier one has set.
    fn set_again(&self, act: u32, inverse: &Inverse) -> Option<u32> {
        let after = (1_u32..).zip(&self.log).skip(act as usize).filter(|(_, later)| !later.is_undone);
        let lost = after.filter(|(_, later)| later.inverse.as_ref().is_some_and(|later| inverse.loses(later)));
        lost.last().map(|(number, _)| number)
    }

    /// Whether one of the matches still waits at which lateness was counted otherwise.
    fn one_has_not_begun(&self, act: u32, before: &[(MatchId, Option<Lateness>)]) -> Result<(), TournamentRefusal> {
        let games = || before.iter().filter_map(|(of, _)| self.game(*of));
        match games().find(|game| !game.status.phase.has_begun()).or_else(|| games().next()) {
            Some(game) if game.status.phase.has_begun() => Err(game.not_in_that_phase()),
            Some(_) => Ok(()),
            None => Err(Reason::NoOpposite.of("act", act)),
        }
    }

    /// Whether a match that had no result when it was so has one now.
    fn has_ended_since(&self, id: MatchId, before: &Status) -> bool {
        let is_over = self.game(id).is_some_and(|game| matches!(game.status.phase, Phase::Ended { .. }));
        is_over && !matches!(before.phase, Phase::Ended { .. })
    }

    /// Who comes back if an act is undone by this inverse, if anybody does.
    fn left_by(&self, inverse: &Inverse) -> Option<Gone> {
        match inverse {
            Inverse::Withdrawal(entrant, before) => {
                Some(Gone { entrant: *entrant, how: Leaving::Withdrawn, before: *before, own: None })
            }
            Inverse::Ruling(number, of) => {
                let entrant = self.ruling(*number)?.sends_out()?;
                let before = self.before_out.get(&entrant).copied().unwrap_or(EntryState::Approved);
                let own = of.as_ref().filter(|(id, before)| self.has_ended_since(*id, before)).map(|(id, _)| *id);
                Some(Gone { entrant, how: Leaving::Disqualified, before, own })
            }
            Inverse::Entry(..)
            | Inverse::Payment(..)
            | Inverse::Pool(..)
            | Inverse::Match(..)
            | Inverse::Result(..)
            | Inverse::Lot(..)
            | Inverse::PlayOff(..)
            | Inverse::Announcement(_)
            | Inverse::Notes(_)
            | Inverse::Settings(_)
            | Inverse::People(..)
            | Inverse::Waiver(..)
            | Inverse::Tables(_)
            | Inverse::Clock(..)
            | Inverse::Lateness(_)
            | Inverse::Substitution(..) => None,
        }
    }

    /// Whether an act can be undone now; what undoing it touches apart.
    pub(crate) fn can_be_undone(&self, act: u32) -> bool {
        self.can_undo(act).is_ok()
    }

    /// The last act of those that followed from `act`, or `act` itself.
    fn end_of_act(&self, act: u32) -> u32 {
        let follow = self.log.iter().skip(act as usize).take_while(|later| later.follows == Follows::Consequence);
        act.saturating_add(u32::try_from(follow.count()).unwrap_or(u32::MAX))
    }

    /// The last act at the same match after this one and what followed from it, if there is one. That the house has
    /// entered the result of somebody who was sent out is none: it goes when they come back.
    fn later_act(&self, act: u32, gone: Option<&Gone>) -> Option<u32> {
        let of = self.log.get((act as usize).checked_sub(1)?)?.of?;
        let is_lost = gone.is_some_and(|gone| self.game(of).is_some_and(|game| is_lost_by(gone, game)));
        let is_walkover =
            |later: &LogEntry| is_lost && later.by.is_none() && matches!(later.inverse, Some(Inverse::Result(..)));
        let after = (1_u32..).zip(&self.log).skip(self.end_of_act(act) as usize);
        let at_match = after.filter(|(_, later)| !later.is_undone && later.of == Some(of) && !is_walkover(later));
        at_match.last().map(|(number, _)| number)
    }

    /// The act from which the end of a match followed, if it followed from one at the same match: a tie's or a series' last
    /// result, a ruling. One is not undone without the other.
    fn goes_along_with(&self, act: u32) -> Option<u32> {
        let index = (act as usize).checked_sub(1)?;
        let entry = self.log.get(index)?;
        if entry.follows == Follows::Act || !matches!(entry.inverse, Some(Inverse::Result(..))) {
            return None;
        }
        let own = self.log[..index].iter().rposition(|earlier| earlier.follows == Follows::Act)?;
        let is_same = |earlier: &LogEntry| !earlier.is_undone && earlier.of == entry.of && earlier.inverse.is_some();
        let first = self.log[own..index].iter().position(is_same)?;
        u32::try_from(own + first + 1).ok()
    }

    /// Whether somebody who has left stays away: has not been entered again since, nor been banned by another ruling.
    fn is_missing(&self, gone: &Gone) -> Result<(), TournamentRefusal> {
        let state = match gone.how {
            Leaving::Withdrawn => EntryState::Out,
            Leaving::Disqualified => EntryState::Disqualified,
        };
        let entry = self.in_state(gone.entrant, state)?;
        if let Some(banned) = entry.people.iter().find(|person| self.is_banned_beside(&person.name, gone.entrant)) {
            return Err(Reason::Banned.of("name", Arg::name(&banned.name)));
        }
        let is_again = |other: &&Entry| {
            let stands = matches!(other.state, EntryState::Requested | EntryState::Approved);
            // Who has bought back in has two entries that stand.
            let is_rebuy = other.rebuy_of.is_some() || entry.rebuy_of.is_some();
            let is_same = |one: &Person| entry.people.iter().any(|person| is_same_person(one, person));
            stands && !is_rebuy && other.division == entry.division && other.people.iter().any(is_same)
        };
        let Some(again) = self.entries.iter().find(is_again) else { return Ok(()) };
        let refusal = Reason::EnteredTwice.of("name", Arg::name(&entry.name)).with("division", &entry.division);
        Err(refusal.with("again", again.entrant))
    }

    /// What taking a withdrawal back means for a draw made without them: one that is published stands, and they would have
    /// to be entered anew; one that is not falls.
    fn draw_with(&self, act: u32, gone: &Gone) -> Result<Option<Happened>, TournamentRefusal> {
        let &Gone { entrant, before: EntryState::Approved, .. } = gone else { return Ok(None) };
        let division = self.division(&self.known_entry(entrant)?.division)?;
        match division.draw {
            DrawState::Entries => Ok(None),
            _ if division.has(entrant) => Ok(None),
            DrawState::Drawn => {
                Ok(Some(Happened::Draw(DrawEvent::DrawDiscarded { division: division.division.id.clone() })))
            }
            DrawState::Published => Err(Reason::LeftOut.of("act", act).with("entrant", entrant)),
        }
    }

    /// The matches that somebody has lost by leaving are open again, as far as nobody has played on from them: those stay
    /// lost, and can be corrected one by one. The match in which they were ruled out is open in any case.
    fn reopened_for(&self, gone: &Gone, accepting: &[MatchId]) -> Result<Vec<Happened>, TournamentRefusal> {
        let lost = self.matches.iter().filter(|game| is_lost_by(gone, game)).map(|game| game.fixture.id);
        let lost: Vec<MatchId> = gone.own.into_iter().chain(lost.filter(|of| Some(*of) != gone.own)).collect();
        // A walkover is not played.
        let is_walkover = |of: MatchId| {
            self.game(of)
                .is_some_and(|game| matches!(&game.status.phase, Phase::Ended { report, .. } if report.how.is_out()))
        };
        let is_played_on =
            |one: &Touched| matches!(one.fate, Fate::Annulled | Fate::ToBeReplayed) && !is_walkover(one.of);
        let is_light = |one: &Touched| !is_played_on(one) || lost.contains(&one.of);
        let mut all: Vec<Touched> = Vec::new();
        let mut reopened = Vec::new();
        for &of in &lost {
            let mut touched = self.correction(of, None);
            touched.retain(|touched| touched.fate != Fate::Unaffected);
            let stays = all.iter().any(|above| above.of == of) || !touched.iter().all(is_light);
            if stays && gone.own != Some(of) {
                continue;
            }
            all.extend(&touched);
            reopened.push(Happened::Match(MatchEvent::Reopened { of, touched }));
        }
        accepted(&all, accepting)?;
        Ok(reopened)
    }

    /// What taking an entry back means for a draw: one that is published stands, one that is not falls.
    fn draw_without(&self, act: u32, inverse: &Inverse) -> Result<Option<Happened>, TournamentRefusal> {
        let Inverse::Entry(entrant, becomes) = inverse else { return Ok(None) };
        let Some(entry) = self.entry(*entrant).filter(|entry| entry.is_in() && *becomes != EntryState::Approved) else {
            return Ok(None);
        };
        let division = self.division(&entry.division)?;
        match division.draw {
            DrawState::Entries => Ok(None),
            DrawState::Drawn => Ok(Some(Happened::Draw(DrawEvent::DrawDiscarded { division: entry.division.clone() }))),
            DrawState::Published => Err(Reason::InTheDraw.of("act", act).with("entrant", *entrant)),
        }
    }
}
