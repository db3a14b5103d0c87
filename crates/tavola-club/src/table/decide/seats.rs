//! Opening the table, sitting down, getting ready, the next game, rematches, leaving.

use tavola_base::TableId;
use tavola_base::dice_proof::house_commitment;
use tavola_base::dice_proof::{
    ChainContext, ChainLength, DiceSource, Digest, LinkSource, MatchNumber, TranscriptChain,
};
use tavola_rules::Side;

use super::{Actor, Cause, Decided, Draft, Happening, Place, Stage, WhyNot};
use crate::table::seating::{SeatPlan, Sitter, SitterKind, Terms, invitation_digest};

impl Draft<'_> {
    pub(super) fn open(&mut self, terms: Terms) -> Decided {
        self.only_officials()?;
        if self.table.opened().is_some() {
            return Err(WhyNot::OpenedAlready);
        }
        let taken = |(place, plan): (Place, &SeatPlan)| match plan {
            SeatPlan::Taken { sitter } => Some((place, sitter.clone())),
            SeatPlan::Open | SeatPlan::Invited { .. } | SeatPlan::Later { .. } => None,
        };
        let planned: Vec<(Place, Sitter)> = terms.places().filter_map(taken).collect();
        let is_twice = |(index, (_, sitter)): (usize, &(Place, Sitter))| {
            planned[..index].iter().any(|(_, other)| other.player == sitter.player)
        };
        if planned.iter().enumerate().any(is_twice) {
            return Err(WhyNot::SamePlayerTwice);
        }
        let is_bot_in_pair =
            |(place, sitter): &(Place, Sitter)| terms.partners[place.side].is_some() && sitter.kind == SitterKind::Bot;
        if planned.iter().any(is_bot_in_pair) {
            return Err(WhyNot::BotInPair);
        }
        if !terms.may_have_tutor() {
            return Err(WhyNot::NotForTutor);
        }
        if !terms.may_be_rated() {
            return Err(WhyNot::NotForRating);
        }
        terms.first_game().map_err(WhyNot::BrokenStart)?;
        // A duplicate's dice have no links: the house's commitment stands in its terms.
        let links = terms.duplicate.is_none();
        let commitment = if links { self.commitment(&terms.table, MatchNumber::FIRST) } else { None };
        self.push(Happening::Opened { terms: Box::new(terms), commitment });
        planned.into_iter().try_for_each(|(place, sitter)| self.seat(place, sitter))
    }

    fn commitment(&self, table: &TableId, of: MatchNumber) -> Option<Digest> {
        match &self.facts.dice {
            DiceSource::None | DiceSource::Duplicate(_) => None,
            DiceSource::Told(told) => told.commitment,
            DiceSource::Sealed(secret) => Some(house_commitment(table, of, &secret.house_secret(table, of))),
        }
    }

    /// Sits down; a bot is ready at once.
    fn seat(&mut self, place: Place, sitter: Sitter) -> Decided {
        let (is_bot, Place { side, partner }) = (sitter.kind == SitterKind::Bot, place);
        self.push(Happening::Seated { side, sitter, partner });
        if is_bot { self.get_ready(place, None) } else { Ok(()) }
    }

    pub(super) fn take_seat(&mut self, side: Option<Side>, invitation: Option<&str>) -> Decided {
        let Actor::Player(sitter) = &self.facts.actor else { return Err(WhyNot::NobodyInParticular) };
        let opened = self.opened()?;
        let is_later = |plan: &SeatPlan| matches!(plan, SeatPlan::Later { .. });
        let gathers = matches!(opened.stage, Stage::Gathering { .. });
        if !gathers && !opened.free_places().any(|(_, plan)| is_later(plan)) {
            return Err(WhyNot::SeatsKept);
        }
        if self.place().is_ok() {
            return Err(WhyNot::SeatedAlready);
        }
        let brought = invitation.map(invitation_digest);
        let invited = |plan: &SeatPlan| plan.invitation().is_none_or(|kept| brought.as_ref() == Some(kept));
        let free: Vec<_> = opened
            .free_places()
            .filter(|(free, plan)| side.is_none_or(|side| side == free.side) && (gathers || is_later(plan)))
            .collect();
        if free.is_empty() {
            return Err(WhyNot::SeatTaken);
        }
        let kept = |plan: &SeatPlan| plan.invitation().is_some();
        // Who brings an invitation gets the seat it is for, if there is one.
        let by_invitation = free.iter().find(|(_, plan)| kept(plan) && invited(plan));
        let found = by_invitation.or_else(|| free.iter().find(|(_, plan)| invited(plan)));
        let (place, _) = *found.ok_or(WhyNot::WrongInvitation)?;
        self.seat_in_turn(place, sitter.clone())
    }

    /// Sits down where a bot cannot be one of a pair, nor play for ratings.
    fn seat_in_turn(&mut self, place: Place, sitter: Sitter) -> Decided {
        if sitter.kind == SitterKind::Bot && self.opened()?.seats[place.side].is_pair() {
            return Err(WhyNot::BotInPair);
        }
        if sitter.kind == SitterKind::Bot && self.opened()?.terms.rated {
            return Err(WhyNot::NotForRating);
        }
        self.seat(place, sitter)
    }

    /// The house or the director shows somebody to a seat, invited or not.
    pub(super) fn show_to_seat(&mut self, place: Place, sitter: Sitter) -> Decided {
        self.only_officials()?;
        let opened = self.opened()?;
        let is_later = matches!(opened.terms.plan(place), Some(SeatPlan::Later { .. }));
        if !is_later && !matches!(opened.stage, Stage::Gathering { .. }) {
            return Err(WhyNot::SeatsKept);
        }
        let seat = &opened.seats[place.side];
        if seat.person(place.partner).is_none() {
            return Err(WhyNot::NoPartner);
        }
        if seat.sitter(place.partner).is_some() {
            return Err(WhyNot::SeatTaken);
        }
        if opened.place_of(sitter.player.as_str()).is_some() {
            return Err(WhyNot::SamePlayerTwice);
        }
        self.seat_in_turn(place, sitter)
    }

    pub(super) fn ready(&mut self, anchor: Option<Digest>, length: ChainLength) -> Decided {
        let place = self.place()?;
        if !matches!(self.opened()?.stage, Stage::Gathering { .. }) {
            return Err(WhyNot::BegunAlready);
        }
        if self.opened()?.seats[place.side].is_ready {
            return Err(WhyNot::ReadyAlready);
        }
        if !self.opened()?.seats[place.side].is_full() {
            return Err(WhyNot::PartnerMissing);
        }
        if length > ChainLength::USUAL {
            return Err(WhyNot::ChainTooLong);
        }
        let own = anchor.map(|anchor| TranscriptChain { source: LinkSource::Client, anchor, length });
        self.get_ready(place, own)
    }

    /// `side` is ready, with its own chain or one the house draws; the match begins when both are.
    fn get_ready(&mut self, Place { side, partner }: Place, own: Option<TranscriptChain>) -> Decided {
        let opened = self.opened()?;
        let chain = match (opened.dice.commitment, own) {
            (None, _) => None,
            (Some(_), Some(own)) => Some(own),
            (Some(_), None) => Some(self.house_chain(side)?),
        };
        self.push(Happening::GotReady { side, chain, partner });
        let opened = self.opened()?;
        if Side::BOTH.into_iter().all(|side| opened.seats[side].is_ready) {
            self.push(Happening::MatchStarted { number: self.opened()?.of });
            self.push(Happening::GameStarted { number: 1 });
        }
        Ok(())
    }

    fn house_chain(&self, side: Side) -> Result<TranscriptChain, WhyNot> {
        let opened = self.opened()?;
        let context = ChainContext { table: &opened.terms.table, of: opened.of, side };
        let length = ChainLength::USUAL;
        let anchor = match &self.facts.dice {
            DiceSource::None | DiceSource::Duplicate(_) => None,
            DiceSource::Told(told) => told.anchors[side],
            DiceSource::Sealed(secret) => Some(secret.anchor(&context, secret.house_chain(&context), length)),
        };
        let anchor = anchor.ok_or(WhyNot::NoDice("the end of the chain the house draws"))?;
        Ok(TranscriptChain { source: LinkSource::House, anchor, length })
    }

    pub(super) fn next_game(&mut self) -> Decided {
        let side = self.side()?;
        let opened = self.opened()?;
        match opened.stage {
            Stage::Playing | Stage::Between { .. } if opened.is_adjourned() => return Err(WhyNot::Adjourned),
            Stage::Between { wants, .. } if wants[side] => return Err(WhyNot::AskedAlready),
            Stage::Between { .. } => {}
            Stage::Playing => return Err(WhyNot::GameOn),
            Stage::Gathering { .. } => return Err(WhyNot::NotBegun),
            Stage::Over { cause, .. } => return Err(WhyNot::MatchOver(cause)),
            Stage::Closed => return Err(WhyNot::Closed),
        }
        self.push(Happening::NextGameWanted { side });
        self.begin_game_if_wanted()
    }

    /// The next game begins when both want it; a bot always does.
    pub(super) fn begin_game_if_wanted(&mut self) -> Decided {
        let opened = self.opened()?;
        if let Stage::Between { wants, .. } = opened.stage
            && Side::BOTH.into_iter().all(|side| wants[side] || opened.seats[side].is_bot())
        {
            let number = opened.game_number + 1;
            self.push(Happening::GameStarted { number });
        }
        Ok(())
    }

    fn rematch_offer(&self) -> Result<Option<Side>, WhyNot> {
        let opened = self.opened()?;
        match opened.stage {
            // Its other table would not play it.
            Stage::Over { cause, .. } if opened.terms.duplicate.is_some() => Err(WhyNot::MatchOver(cause)),
            Stage::Over { .. } if Side::BOTH.into_iter().any(|side| opened.seats[side].has_left) => {
                Err(WhyNot::OpponentLeft)
            }
            Stage::Over { rematch, .. } => Ok(rematch),
            Stage::Gathering { .. } | Stage::Playing | Stage::Between { .. } | Stage::Closed => {
                Err(WhyNot::MatchNotOver)
            }
        }
    }

    pub(super) fn offer_rematch(&mut self) -> Decided {
        let side = self.side()?;
        match self.rematch_offer()? {
            Some(by) if by == side => Err(WhyNot::AskedAlready),
            Some(_) => self.agree_on_rematch(),
            None => {
                self.push(Happening::RematchOffered { side });
                let opponent_is_bot = self.opened()?.seats[side.opponent()].is_bot();
                if opponent_is_bot { self.agree_on_rematch() } else { Ok(()) }
            }
        }
    }

    pub(super) fn accept_rematch(&mut self) -> Decided {
        let side = self.side()?;
        match self.rematch_offer()? {
            Some(by) if by != side => self.agree_on_rematch(),
            _ => Err(WhyNot::NoRematchOffered),
        }
    }

    pub(super) fn decline_rematch(&mut self) -> Decided {
        let side = self.side()?;
        self.rematch_offer()?.ok_or(WhyNot::NoRematchOffered)?;
        self.push(Happening::RematchDeclined { side });
        Ok(())
    }

    fn agree_on_rematch(&mut self) -> Decided {
        let opened = self.opened()?;
        let commitment = self.commitment(&opened.terms.table, opened.of.next());
        self.push(Happening::RematchAgreed { commitment });
        let bots: Vec<Side> = Side::BOTH.into_iter().filter(|&side| self.is_bot(side)).collect();
        bots.into_iter().try_for_each(|side| self.get_ready(Place::first(side), None))
    }

    fn is_bot(&self, side: Side) -> bool {
        self.table.opened().is_some_and(|opened| opened.seats[side].is_bot())
    }

    pub(super) fn leave(&mut self) -> Decided {
        let Place { side, partner } = self.place()?;
        let opened = self.opened()?;
        let seat = &opened.seats[side];
        // One of a pair may go at any time: the other plays on.
        let stays = seat.person(partner.other()).is_some_and(|other| other.sitter.is_some() && !other.has_left);
        match opened.stage {
            Stage::Gathering { .. } => {
                self.push(Happening::Unseated { side, partner });
                Ok(())
            }
            Stage::Closed => Err(WhyNot::Closed),
            _ if seat.person(partner).is_some_and(|person| person.has_left) => Err(WhyNot::NothingChanges),
            _ if stays => {
                self.push(Happening::PartnerLeft { side, partner });
                Ok(())
            }
            Stage::Playing => self.lose(side, Cause::Left),
            Stage::Between { .. } if opened.is_match() => self.lose(side, Cause::Left),
            Stage::Between { .. } => self.end_match(None, Cause::SessionOver),
            Stage::Over { .. } if opened.seats[side].has_left => Err(WhyNot::NothingChanges),
            Stage::Over { .. } => {
                self.push(Happening::Left { side });
                let opponent = side.opponent();
                let nobody_stays = self.is_bot(opponent) || self.opened()?.seats[opponent].has_left;
                if nobody_stays {
                    self.push(Happening::Closed);
                }
                Ok(())
            }
        }
    }
}
