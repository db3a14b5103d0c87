//! Appeals to the committee, at once only (TRN-19), with members who are party replaced (TRN-02).

use tavola_base::{Arg, PlayerId};

use super::{Judged, TournamentActor, TournamentFacts};
use crate::ids::{EntrantId, MatchId};
use crate::ruling::{Appeal, Remedy, Ruling, RulingNumber, RulingState, Vote};
use crate::stream::command::{AppealCommand, Office};
use crate::stream::event::{EntryEvent, Fate, Happened, MatchEvent, RulingEvent};
use crate::stream::evolve::same;
use crate::stream::play::{How, Phase};
use crate::stream::refusal::{Reason, Term, TournamentRefusal};
use crate::stream::state::{Match, Tournament};

impl Tournament {
    pub(super) fn judge_appeal(&self, command: AppealCommand, facts: &TournamentFacts) -> Judged {
        match command {
            AppealCommand::Appeal { ruling, entrant } => self.appeal(ruling, entrant, facts),
            AppealCommand::Convene { ruling } => self.convene(ruling, facts),
            AppealCommand::ReplaceMember { ruling, member, by, name } => {
                self.replace_member(ruling, member, (by, name), facts)
            }
            AppealCommand::Hear { ruling, entrant } => {
                self.director_only(facts)?;
                let (_, appeal) = self.appealed(ruling)?;
                if !appeal.unheard().any(|side| side == entrant) {
                    return Err(Reason::NotToHear.of("entrant", entrant));
                }
                Ok(vec![Happened::Ruling(RulingEvent::Heard { ruling, entrant })])
            }
            AppealCommand::CastVote { ruling, member, vote } => self.cast_vote(ruling, member, vote, facts),
            AppealCommand::DecideAppeal { ruling } => self.decide_appeal(ruling, facts),
            AppealCommand::CloseAppeal { ruling, reason } => self.close_appeal(ruling, &reason, facts),
        }
    }

    fn known_ruling(&self, number: RulingNumber) -> Result<&Ruling, TournamentRefusal> {
        self.ruling(number).ok_or_else(|| Reason::NoRuling.of("ruling", number))
    }

    fn appealed(&self, number: RulingNumber) -> Result<(&Ruling, &Appeal), TournamentRefusal> {
        let ruling = self.known_ruling(number)?;
        match (&ruling.appeal, ruling.state) {
            (Some(appeal), RulingState::Appealed) => Ok((ruling, appeal)),
            _ => Err(Reason::AppealState.of("ruling", number).with("state", state_word(ruling.state))),
        }
    }

    /// Whose sides are heard in an appeal against a ruling.
    pub(crate) fn sides_of(&self, ruling: &Ruling) -> Vec<EntrantId> {
        ruling.sides(ruling.of.and_then(|id| self.pair(id)))
    }

    fn appeal(&self, number: RulingNumber, entrant: EntrantId, facts: &TournamentFacts) -> Judged {
        let ruling = self.known_ruling(number)?;
        if !self.sides_of(ruling).contains(&entrant) {
            return Err(Reason::NotConcerned.of("entrant", entrant).with("ruling", number));
        }
        let is_own = match &facts.actor {
            TournamentActor::Person(person) => self.known_entry(entrant)?.is_of(person),
            TournamentActor::House => false,
        };
        if !is_own {
            self.officials_only(facts)?;
        }
        if ruling.state == RulingState::Final {
            return Err(Reason::LateAppeal.into());
        }
        if ruling.state != RulingState::Holds {
            return Err(Reason::AppealState.of("ruling", number).with("state", state_word(ruling.state)));
        }
        if ruling.appealable_until(self.settings.appeal).is_none_or(|until| facts.now > until) {
            return Err(Reason::LateAppeal.into());
        }
        let members = self.who_sits()?;
        Ok(vec![Happened::Ruling(RulingEvent::Appealed { ruling: number, entrant, members })])
    }

    /// The director may convene the committee at any time, about a ruling that nobody has appealed against (TRN-02).
    fn convene(&self, number: RulingNumber, facts: &TournamentFacts) -> Judged {
        self.director_only(facts)?;
        let ruling = self.known_ruling(number)?;
        if !matches!(ruling.state, RulingState::Holds | RulingState::Final) {
            return Err(Reason::AppealState.of("ruling", number).with("state", state_word(ruling.state)));
        }
        let members = self.who_sits()?;
        Ok(vec![Happened::Ruling(RulingEvent::Convened { ruling: number, members })])
    }

    fn who_sits(&self) -> Result<Vec<PlayerId>, TournamentRefusal> {
        if self.committee.len() < 3 {
            return Err(Reason::NoCommittee.into());
        }
        Ok(self.committee.iter().map(|member| member.person.clone()).collect())
    }

    /// Whether somebody is party to a dispute: plays in the match, or ruled themselves.
    fn is_party(&self, ruling: &Ruling, person: &PlayerId) -> bool {
        ruling.is_party(person, self.sides_of(ruling).iter().filter_map(|entrant| self.entry(*entrant)))
    }

    /// Whether somebody who goes by a name only plays on one of the sides.
    fn is_party_by_name(&self, ruling: &Ruling, name: &str) -> bool {
        let sides = self.sides_of(ruling);
        let mut people = sides.iter().filter_map(|side| self.entry(*side)).flat_map(|entry| &entry.people);
        people.any(|person| same(&person.name) == same(name))
    }

    fn replace_member(
        &self,
        number: RulingNumber,
        member: PlayerId,
        (by, name): (PlayerId, Option<String>),
        facts: &TournamentFacts,
    ) -> Judged {
        self.director_only(facts)?;
        let (ruling, appeal) = self.appealed(number)?;
        if !appeal.members.contains(&member) {
            return Err(Reason::NoMember.of("member", member));
        }
        let called = || name.as_deref().map_or_else(|| (&by).into(), Arg::name);
        if appeal.members.contains(&by) {
            return Err(Reason::SitsAlready.of("member", called()));
        }
        if self.is_party(ruling, &by) || name.as_deref().is_some_and(|name| self.is_party_by_name(ruling, name)) {
            return Err(Reason::MemberIsParty.of("member", called()));
        }
        Ok(vec![Happened::Ruling(RulingEvent::MemberReplaced { ruling: number, member, successor: by, name })])
    }

    fn cast_vote(&self, number: RulingNumber, member: PlayerId, vote: Vote, facts: &TournamentFacts) -> Judged {
        let (ruling, appeal) = self.appealed(number)?;
        if facts.actor != TournamentActor::Person(member.clone()) {
            self.director_only(facts)?;
        }
        let sits = appeal.members.contains(&member);
        if !sits && !self.has_office(&member, Office::Director) {
            return Err(Reason::NoMember.of("member", member));
        }
        if sits && self.is_party(ruling, &member) {
            return Err(Reason::MemberIsParty.of("member", member));
        }
        if appeal.unheard().next().is_some() {
            return Err(Reason::NotHeard.into());
        }
        Ok(vec![Happened::Ruling(RulingEvent::VoteCast { ruling: number, member, vote })])
    }

    fn decide_appeal(&self, number: RulingNumber, facts: &TournamentFacts) -> Judged {
        self.director_only(facts)?;
        let (ruling, appeal) = self.appealed(number)?;
        if appeal.unheard().next().is_some() {
            return Err(Reason::NotHeard.into());
        }
        if !appeal.has_enough_votes(|voter| self.has_office(voter, Office::Director)) {
            return Err(Reason::TooFewVotes.into());
        }
        let votes: Vec<Vote> = appeal.counted(|voter| self.has_office(voter, Office::Director)).collect();
        let overturn = votes.iter().filter(|vote| **vote == Vote::Overturn).count();
        let uphold = votes.len() - overturn;
        // It takes a majority to overturn what the director has ruled: with equal votes it stands.
        let state = if overturn > uphold { RulingState::Overturned } else { RulingState::Upheld };
        let decided = Happened::Ruling(RulingEvent::AppealDecided { ruling: number, state });
        let reopened = if state == RulingState::Overturned { self.undone_by(ruling) } else { Vec::new() };
        Ok(std::iter::once(decided).chain(reopened).collect())
    }

    /// An appeal that too few can decide, or that is taken back, ends: the ruling stands. What can be decided is decided.
    fn close_appeal(&self, number: RulingNumber, reason: &str, facts: &TournamentFacts) -> Judged {
        self.director_only(facts)?;
        let (_, appeal) = self.appealed(number)?;
        if appeal.can_be_decided(|voter| self.has_office(voter, Office::Director)) {
            return Err(Reason::CanBeDecided.of("ruling", number));
        }
        if reason.trim().is_empty() {
            return Err(Reason::NoReason.into());
        }
        Ok(vec![Happened::Ruling(RulingEvent::AppealClosed { ruling: number, reason: reason.trim().to_owned() })])
    }

    /// What an overturned ruling leaves to be put right: who was disqualified is back, matches it ended are played on.
    fn undone_by(&self, ruling: &Ruling) -> Vec<Happened> {
        let Some(entrant) = ruling.sends_out() else { return self.reopened_by(ruling).into_iter().collect() };
        let is_lost = |game: &&Match| {
            let ended = matches!(&game.status.phase, Phase::Ended { report, .. } if report.how == How::Disqualified && report.winner != entrant);
            !game.is_gone && game.chair(entrant).is_some() && ended
        };
        let lost = self.matches.iter().filter(is_lost).map(|game| self.reopened(game.fixture.id));
        std::iter::once(Happened::Entry(EntryEvent::EntrantBack { entrant })).chain(lost).collect()
    }

    /// A match that an overturned ruling had ended is played on.
    fn reopened_by(&self, ruling: &Ruling) -> Option<Happened> {
        let id = ruling.of?;
        let ended = matches!(
            &self.game(id)?.status.phase,
            Phase::Ended { report, at, .. } if report.how == How::Ruling && *at == ruling.at
        );
        let ends =
            matches!(ruling.remedy, Remedy::LossOfMatch | Remedy::PenaltyPoints { .. } | Remedy::LossOfGame { .. });
        if !ended || !ends {
            return None;
        }
        Some(self.reopened(id))
    }

    fn reopened(&self, of: MatchId) -> Happened {
        let mut touched = self.correction(of, None);
        touched.retain(|touched| touched.fate != Fate::Unaffected);
        Happened::Match(MatchEvent::Reopened { of, touched })
    }
}

const fn state_word(state: RulingState) -> Term {
    match state {
        RulingState::Holds | RulingState::Final => Term::NotAppealed,
        RulingState::Appealed => Term::BeingHeard,
        RulingState::Upheld => Term::Upheld,
        RulingState::Overturned => Term::Overturned,
        RulingState::TakenBack => Term::TakenBack,
        RulingState::Undecided => Term::Undecided,
    }
}
