//! Disputes and rulings, each with its reason (TRN-01, TRN-19, TRN-21), and what directors order at a board.

use tavola_base::{Arg, Millis, PlayerId};
use tavola_rules::Clause;

use super::desk::checked_text;
use super::{Judged, TournamentActor, TournamentFacts};
use crate::format::davis_cup::Rubber;
use crate::ids::{EntrantId, MatchId};
use crate::ruling::{Grounds, Remedy, Ruling, RulingState};
use crate::stream::command::{Noticed, RulingCommand};
use crate::stream::entry::EntryState;
use crate::stream::event::{Banned, From, Happened, Leaving, MatchEvent, OrderEvent, RulingEvent};
use crate::stream::evolve::same;
use crate::stream::play::{How, OrderedClock, Phase, PhaseKind, Report, Source};
use crate::stream::refusal::{Reason, TournamentRefusal};
use crate::stream::state::{Match, Tournament};

/// What is ruled, before it has a number.
struct Verdict {
    of: Option<MatchId>,
    rubber: Option<Rubber>,
    about: Option<EntrantId>,
    clause: Clause,
    reason: String,
    grounds: Option<Grounds>,
    remedy: Remedy,
}

impl Verdict {
    /// What the system itself rules in a match.
    fn by_rule(of: MatchId, clause: Clause, grounds: Grounds, remedy: Remedy) -> Self {
        let (reason, grounds) = (grounds.to_string(), Some(grounds));
        Self { of: Some(of), rubber: None, about: None, clause, reason, grounds, remedy }
    }
}

impl Tournament {
    pub(super) fn judge_ruling(&self, command: RulingCommand, facts: &TournamentFacts) -> Judged {
        match command {
            RulingCommand::Dispute { of, text } => self.dispute(of, &text, facts),
            RulingCommand::Rule { of, rubber, about, clause, reason, remedy } => {
                self.rule(Verdict { of, rubber, about, clause, reason, grounds: None, remedy }, facts)
            }
            RulingCommand::IllegalPlay { of, entrant } => self.illegal_play(of, entrant, facts),
            RulingCommand::MixDice { of, entrant } => self.mix_dice(of, entrant, facts),
            RulingCommand::ReplaceEquipment { of, what } => self.replace_equipment(of, &what, facts),
            RulingCommand::OrderClock { of, settings, reason } => {
                self.officials_only(facts)?;
                self.order_clock(of, settings, &reason, facts)
            }
            RulingCommand::WrongLength { of, noted, score, noticed } => {
                self.wrong_length(of, noted, (score, noticed), facts)
            }
            RulingCommand::NameReferee { of, name } => self.name_referee(of, name.as_deref(), facts),
            RulingCommand::RecordMatch { of } => {
                self.director_only(facts)?;
                self.undisputed(of)?;
                Ok(vec![Happened::Order(OrderEvent::RecordingOrdered { of })])
            }
        }
    }

    fn dispute(&self, of: MatchId, text: &str, facts: &TournamentFacts) -> Judged {
        let game = self.undisputed(of)?;
        self.is_meant_to_be_played(game)?;
        if self.acting(game, facts).is_none() {
            self.officials_only(facts)?;
        }
        Ok(vec![Happened::Order(OrderEvent::Disputed { of, text: checked_text(text)?, other: None })])
    }

    fn rule(&self, mut verdict: Verdict, facts: &TournamentFacts) -> Judged {
        self.officials_only(facts)?;
        if verdict.reason.trim().is_empty() {
            return Err(Reason::NoReason.into());
        }
        let beyond_a_match = matches!(verdict.remedy, Remedy::Disqualify | Remedy::Ban) || verdict.of.is_none();
        if beyond_a_match {
            // A referee's powers are over one match (TRN-19).
            self.director_only(facts)?;
        }
        if let Some(of) = verdict.of {
            self.is_meant_to_be_played(self.known_match(of)?)?;
        }
        if verdict.remedy.needs_match() && verdict.of.is_none() {
            return Err(Reason::InWhichMatch.into());
        }
        if let Some(about) = verdict.about {
            self.known_entry(about)?;
        } else if verdict.remedy.needs_somebody() {
            return Err(Reason::AboutWhom.into());
        }
        if let (Some(of), Some(about)) = (verdict.of, verdict.about)
            && self.known_match(of)?.chair(about).is_none()
        {
            return Err(Reason::NotInMatch.of("entrant", about).with("match", of));
        }
        verdict.rubber = verdict.rubber.or_else(|| self.rubber_meant(&verdict));
        if let (Some(of), Some(rubber)) = (verdict.of, verdict.rubber)
            && !self.rubbers_to_play(of).contains(&rubber)
        {
            return Err(self.not_this_rubber(self.known_match(of)?));
        }
        let follow = self.carried_out(&verdict, facts)?;
        let ruling = self.ruling_of(verdict, facts);
        Ok(std::iter::once(Happened::Ruling(RulingEvent::Ruled { ruling: Box::new(ruling) })).chain(follow).collect())
    }

    /// Of a tie in which one match alone is being played, a ruling is about that one, unless it ends the tie.
    fn rubber_meant(&self, verdict: &Verdict) -> Option<Rubber> {
        let ends_all = matches!(verdict.remedy, Remedy::LossOfMatch | Remedy::Disqualify | Remedy::Ban);
        let open = self.rubbers_to_play(verdict.of.filter(|_| !ends_all)?);
        if let [rubber] = open.as_slice() { Some(*rubber) } else { None }
    }

    fn ruling_of(&self, verdict: Verdict, facts: &TournamentFacts) -> Ruling {
        let Verdict { of, rubber, about, clause, reason, grounds, remedy } = verdict;
        let by: Option<PlayerId> = match &facts.actor {
            TournamentActor::Person(person) => Some(person.clone()),
            TournamentActor::House => None,
        };
        let (number, at, state, appeal) = (self.next_ruling(), facts.now, RulingState::Holds, None);
        Ruling { number, at, by, of, rubber, about, clause, reason, grounds, remedy, state, appeal }
    }

    /// What the system itself does because of a ruling.
    fn carried_out(&self, verdict: &Verdict, facts: &TournamentFacts) -> Result<Vec<Happened>, TournamentRefusal> {
        let Some(about) = verdict.about else { return Ok(Vec::new()) };
        if let Remedy::Disqualify | Remedy::Ban = verdict.remedy {
            let state = self.known_entry(about)?.state;
            if matches!(state, EntryState::Out | EntryState::Disqualified) {
                return Err(Reason::EntryState.of("entrant", about).with("state", state.word()));
            }
            let banned = if verdict.remedy == Remedy::Ban { Banned::Yes } else { Banned::No };
            return Ok(self.leave(about, banned, Leaving::Disqualified));
        }
        let Some(of) = verdict.of else { return Ok(Vec::new()) };
        let game = self.known_match(of)?;
        let Some(other) = game.pair().into_iter().flatten().find(|&other| other != about) else {
            return Ok(Vec::new());
        };
        let is_over = matches!(game.status.phase, Phase::Ended { .. });
        if let Some(rubber) = verdict.rubber {
            // Points and time of one of a tie's matches are kept at its own board.
            let report = Report { how: How::Ruling, rubber: Some(rubber), ..Report::won_by(other) };
            let is_lost = verdict.remedy == Remedy::LossOfMatch && !is_over;
            return Ok(if is_lost { self.part_ended(game, report, Source::Director) } else { Vec::new() });
        }
        let points = match verdict.remedy {
            Remedy::PenaltyPoints { points } | Remedy::LossOfGame { points } => points,
            Remedy::LossOfMatch => u32::from(game.status.length),
            Remedy::Stands
            | Remedy::LegalPlay
            | Remedy::RollAgain
            | Remedy::VoidDoubles
            | Remedy::GiveTime { .. }
            | Remedy::ReplaceClock
            | Remedy::ReplaceEquipment
            | Remedy::MixDice
            | Remedy::RemoveSpectator
            | Remedy::Warning
            | Remedy::Disqualify
            | Remedy::Ban
            | Remedy::Settled => return Ok(Vec::new()),
        };
        if is_over {
            return Err(self.has_result(of, facts));
        }
        if verdict.remedy == Remedy::LossOfMatch && self.is_series(game) {
            let report = Report { how: How::Ruling, ..Report::won_by(other) };
            return Ok(vec![Happened::Match(MatchEvent::Ended { of, report, source: Source::Director })]);
        }
        Ok(self.won_by_points(game, other, points))
    }

    /// The match's end, if so many more points for `winner` end it; the winner has no more than the match's length.
    fn won_by_points(&self, game: &Match, winner: EntrantId, points: u32) -> Vec<Happened> {
        let Some(chair) = game.chair(winner) else { return Vec::new() };
        let length = u32::from(game.status.length);
        let has = game.status.sides[chair.index()].points.saturating_add(points);
        let lost = game.status.sides[chair.other().index()].points.min(length.saturating_sub(1));
        let report = Report { how: How::Ruling, ..Report::scored(winner, [length, lost]) };
        if has < length {
            return Vec::new();
        }
        self.part_ended(game, report, Source::Director)
    }

    /// The first complaint that is repeated warns, later ones cost a point each (IRR-09).
    fn illegal_play(&self, of: MatchId, entrant: EntrantId, facts: &TournamentFacts) -> Judged {
        let game = self.phase_of(of, &[PhaseKind::Playing])?;
        let chair = game.chair(entrant).ok_or_else(|| Reason::NotInMatch.of("entrant", entrant).with("match", of))?;
        if self.acting(game, facts) != game.seats[chair.other().index()].entrant() {
            self.officials_only(facts)?;
        }
        let count = game.status.sides[chair.index()].illegal_plays + 1;
        let noted = Happened::Order(OrderEvent::IllegalPlay { of, entrant, count });
        let remedy = match count {
            1 => return Ok(vec![noted]),
            2 => Remedy::Warning,
            _ => Remedy::PenaltyPoints { points: 1 },
        };
        let grounds = Grounds::IllegalPlays { count };
        let mut verdict = Verdict { about: Some(entrant), ..Verdict::by_rule(of, Clause::IRR_09, grounds, remedy) };
        verdict.rubber = self.rubber_meant(&verdict);
        let follow = self.carried_out(&verdict, facts)?;
        let ruling = Happened::Ruling(RulingEvent::Ruled { ruling: Box::new(self.ruling_of(verdict, facts)) });
        Ok([noted, ruling].into_iter().chain(follow).collect())
    }

    /// Whoever has come too late for a match is out of the tournament, by its terms (TRN-12).
    pub(super) fn out_by_lateness(&self, game: &Match, about: EntrantId, facts: &TournamentFacts) -> Vec<Happened> {
        let of = game.fixture.id;
        let verdict = Verdict::by_rule(of, Clause::TRN_12, Grounds::TooLate, Remedy::Disqualify);
        let ruling = self.ruling_of(Verdict { about: Some(about), ..verdict }, facts);
        let ruled = Happened::Ruling(RulingEvent::Ruled { ruling: Box::new(ruling) });
        let winner = game.pair().into_iter().flatten().find(|&other| other != about);
        // A match that was not called is not among those that end with the leaving.
        let own = winner.filter(|_| !game.is_on()).map(|winner| {
            let report = Report { how: How::Disqualified, ..Report::won_by(winner) };
            Happened::Match(MatchEvent::Ended { of, report, source: Source::Scoreboard })
        });
        std::iter::once(ruled).chain(self.leave(about, Banned::No, Leaving::Disqualified)).chain(own).collect()
    }

    /// A referee of its own for a match (TRN-19): neutral, so neither of those who play it.
    fn name_referee(&self, of: MatchId, name: Option<&str>, facts: &TournamentFacts) -> Judged {
        self.director_only(facts)?;
        let game = self.known_match(of)?;
        if matches!(game.status.phase, Phase::Ended { .. }) {
            return Err(Reason::IsOver.of("match", of));
        }
        let name = name.map(str::trim).filter(|name| !name.is_empty());
        let players = game.pair().into_iter().flatten().filter_map(|entrant| self.entry(entrant));
        let is_player = |name: &str| players.flat_map(|entry| &entry.people).any(|one| same(&one.name) == same(name));
        if let Some(name) = name
            && is_player(name)
        {
            return Err(Reason::NotNeutral.of("name", Arg::name(name)));
        }
        Ok(vec![Happened::Order(OrderEvent::RefereeNamed { of, name: name.map(str::to_owned) })])
    }

    fn mix_dice(&self, of: MatchId, entrant: EntrantId, facts: &TournamentFacts) -> Judged {
        let game = self.phase_of(of, &[PhaseKind::Called, PhaseKind::Playing])?;
        self.for_entrant(game, entrant, facts)?;
        let chooses = game.pair().into_iter().flatten().find(|&other| other != entrant).unwrap_or(entrant);
        Ok(vec![Happened::Order(OrderEvent::DiceMixed { of, entrant, chooses })])
    }

    fn replace_equipment(&self, of: MatchId, what: &str, facts: &TournamentFacts) -> Judged {
        let game = self.phase_of(of, &[PhaseKind::Called, PhaseKind::Playing])?;
        let what = what.trim();
        if what.is_empty() {
            return Err(Reason::WhatDefect.into());
        }
        let from = if self.is_official(facts) { From::AtOnce } else { From::NextGame };
        if from == From::NextGame && self.acting(game, facts).is_none() {
            return Err(Reason::PlayersOnly.into());
        }
        Ok(vec![Happened::Order(OrderEvent::EquipmentReplaced { of, what: what.to_owned(), from })])
    }

    /// A clock brought in: for the average of the points both still need (CLK-03).
    fn order_clock(
        &self,
        of: MatchId,
        settings: Option<tavola_base::clock::ClockSettings>,
        reason: &str,
        facts: &TournamentFacts,
    ) -> Judged {
        let game = self.known_match(of)?;
        self.is_meant_to_be_played(game)?;
        if reason.trim().is_empty() {
            return Err(Reason::NoReason.into());
        }
        if game.status.clock.is_some() {
            return Err(Reason::ClockThere.of("match", of));
        }
        if matches!(game.status.phase, Phase::Ended { .. } | Phase::Reported { .. }) {
            return Err(game.not_in_that_phase());
        }
        let settings = settings.unwrap_or(self.settings.slow_play_clock);
        let length = u32::from(game.status.length);
        let needed: u32 = game.status.sides.iter().map(|side| length.saturating_sub(side.points)).sum();
        let bank = Millis::new(settings.bank_per_point.times(needed.into()).number() / 2);
        let clock = OrderedClock { settings, bank };
        let (clause, reason, remedy) = (Clause::TRN_24, reason.to_owned(), Remedy::Stands);
        let verdict = Verdict { of: Some(of), rubber: None, about: None, clause, reason, grounds: None, remedy };
        let ruling = Happened::Ruling(RulingEvent::Ruled { ruling: Box::new(self.ruling_of(verdict, facts)) });
        Ok(vec![Happened::Order(OrderEvent::ClockOrdered { of, clock }), ruling])
    }

    /// Played to a wrong length (MAT-06): posted, it stands; noticed in play, the right length counts unless it has
    /// been passed: then the length noted by mistake does.
    fn wrong_length(
        &self,
        of: MatchId,
        noted: Option<u8>,
        (score, noticed): ([u32; 2], Noticed),
        facts: &TournamentFacts,
    ) -> Judged {
        self.officials_only(facts)?;
        let game = self.known_match(of)?;
        self.is_meant_to_be_played(game)?;
        if noted.is_some_and(|noted| !(1..=99).contains(&noted)) {
            return Err(Reason::BadLength.into());
        }
        let right = game.division_length(self);
        let is_posted = matches!(game.status.phase, Phase::Ended { .. });
        let has_passed = score.iter().any(|&points| points >= u32::from(right));
        let (length, grounds) = match noted {
            _ if is_posted => (game.status.length, Grounds::ResultPosted),
            Some(noted) if noticed == Noticed::Posted => (noted, Grounds::ResultPosted),
            Some(noted) if has_passed => (noted, Grounds::LengthPassed),
            Some(_) => (right, Grounds::NoticedInPlay),
            None => (right, Grounds::NothingNoted),
        };
        let verdict = Verdict::by_rule(of, Clause::MAT_06, grounds, Remedy::Stands);
        let ruling = Happened::Ruling(RulingEvent::Ruled { ruling: Box::new(self.ruling_of(verdict, facts)) });
        if is_posted {
            return Ok(vec![ruling]);
        }
        if noticed == Noticed::Posted && score.iter().all(|&points| points < u32::from(length)) {
            return Err(Reason::ScoreNotOver.of("match", of).with("length", length));
        }
        let set = Happened::Order(OrderEvent::LengthSet { of, length, score });
        let over = score.iter().position(|&points| points >= u32::from(length)).and_then(|index| {
            let winner = game.seats[index].entrant()?;
            let report = Report::scored(winner, [score[index], score[1 - index]]);
            Some(self.part_ended(game, report, Source::Director))
        });
        Ok([ruling, set].into_iter().chain(over.into_iter().flatten()).collect())
    }
}

impl Match {
    /// The length the bracket gives it.
    fn division_length(&self, event: &Tournament) -> u8 {
        event
            .division_of(self)
            .map_or(self.status.length, |division| Tournament::planned_length(division, &self.fixture))
    }
}
