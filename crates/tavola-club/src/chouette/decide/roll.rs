//! Calling a roll, opening links, letting the dice fall: on the system's board, with dice made of commitments.

use tavola_base::dice_proof::{
    ChainLength, Digest, LinkSource, MatchNumber, RollNumber, RollPurpose, TranscriptChain, TranscriptLink,
};
use tavola_base::{Millis, PlayerId, Time};
use tavola_rules::{Phase, Side};

use super::{ChouetteActor, ChouetteFacts, Draft, Judged};
use crate::chouette::command::{
    ChouetteCommand, DiceCommand, HouseCommand, MemberCommand, PartnerCommand, TalkCommand,
};
use crate::chouette::dice::SealedDice;
use crate::chouette::edge::Camp;
use crate::chouette::event::{DiceEvent, Happened};
use crate::chouette::refusal::ChouetteRefusal;
use crate::chouette::state::{Chouette, Stage};

/// How long box and captain may leave the opening roll to each other before it makes itself.
const OPENING: Millis = Millis::seconds(15);

type Done = Result<(), ChouetteRefusal>;

impl Draft<'_> {
    /// What a command comes to with sealed dice: links opened, or a roll called; none if it is judged as any other.
    pub(super) fn by_sealed_dice(&mut self, command: &ChouetteCommand, sealed: &SealedDice) -> Option<Done> {
        if let ChouetteCommand::Dice(DiceCommand::OpenLink { number, link, seen }) = command {
            return Some(self.open_link(*number, (*link, *seen), sealed));
        }
        if matches!(command, ChouetteCommand::House(HouseCommand::Tick)) {
            return self.tick(sealed);
        }
        let (purpose, link) = asked_by(command)?;
        Some(self.facts.player().cloned().and_then(|player| self.call(player, purpose, link, sealed)))
    }

    /// The timer: links that have not come, an opening roll that nobody makes; none if neither is due.
    fn tick(&mut self, sealed: &SealedDice) -> Option<Done> {
        if self.state.dice.called.is_some() {
            return Some(self.open_missing_links(sealed));
        }
        self.state.opening_due().filter(|&due| due <= self.now)?;
        let the_box = self.facts.house_only().and_then(|()| Ok(self.state.playing()?.the_box.clone()));
        Some(the_box.and_then(|the_box| self.call(the_box, RollPurpose::Opening, None, sealed)))
    }

    /// A roll with sealed dice: judged first as if any dice fell, then called; nothing is opened before that.
    fn call(&mut self, by: PlayerId, purpose: RollPurpose, link: Option<Digest>, sealed: &SealedDice) -> Done {
        self.state.judge(command_of(purpose), &self.facts_of_roll(&by, Some([tavola_rules::Die::ALL[0]; 2])))?;
        for side in Side::BOTH {
            if self.state.dice.chains[side].is_none() {
                let chain = self.state.dice.house_chain(side, sealed);
                self.push(Happened::Dice(DiceEvent::ChainCommitted { side, member: None, chain }));
            }
        }
        let number = self.state.dice.number.next();
        self.push(Happened::Dice(DiceEvent::RollCalled { number, by: by.clone(), purpose }));
        if let Some(link) = link {
            self.open_own_link(&by, (link, None))?;
        }
        for side in self.state.dice.missing() {
            let chain = self.state.dice.chains[side].as_ref();
            if chain.is_none_or(|chain| chain.committed.source == LinkSource::House) {
                self.open_for(side, sealed);
            }
        }
        self.let_dice_fall(sealed)
    }

    /// A page opens its link of the roll that has been called, and says up to where its log goes.
    fn open_link(&mut self, number: RollNumber, link: (Digest, Option<Digest>), sealed: &SealedDice) -> Done {
        let person = self.facts.player()?.clone();
        if self.state.dice.called.is_none() || self.state.dice.number != number {
            return Err(ChouetteRefusal::NotThatRoll);
        }
        self.open_own_link(&person, link)?;
        self.let_dice_fall(sealed)
    }

    fn open_own_link(&mut self, person: &PlayerId, (link, seen): (Digest, Option<Digest>)) -> Done {
        let dice = &self.state.dice;
        let Some(side) = dice.side_of(person) else { return Err(ChouetteRefusal::NoOwnChain) };
        if !dice.missing().contains(&side) {
            return Err(ChouetteRefusal::LinkOpenedAlready);
        }
        let number = dice.number;
        if let Some(chain) = &dice.chains[side] {
            chain.opened.opened(&dice.context(side), number, link).map_err(ChouetteRefusal::BadLink)?;
        }
        if seen.is_some() && seen != dice.log.as_ref().map(|log| log.digest) {
            return Err(ChouetteRefusal::AnotherLog);
        }
        self.push(Happened::Dice(DiceEvent::LinkOpened { number, side, link, source: LinkSource::Client, seen }));
        Ok(())
    }

    fn open_for(&mut self, side: Side, sealed: &SealedDice) {
        let TranscriptLink { link, source } = self.state.dice.house_link(side, sealed);
        self.push(Happened::Dice(DiceEvent::LinkOpened {
            number: self.state.dice.number,
            side,
            link,
            source,
            seen: None,
        }));
    }

    /// The timer: links that have not come are opened from their deposit, or replaced by the published default.
    fn open_missing_links(&mut self, sealed: &SealedDice) -> Done {
        self.facts.house_only()?;
        if self.state.links_due().is_none_or(|due| self.now < due) {
            return Err(ChouetteRefusal::NothingDue);
        }
        for side in self.state.dice.missing() {
            self.open_for(side, sealed);
        }
        self.let_dice_fall(sealed)
    }

    fn let_dice_fall(&mut self, sealed: &SealedDice) -> Done {
        let Some(called) = self.state.dice.called.clone() else { return Ok(()) };
        let Some(dice) = self.state.dice.falls(sealed) else { return Ok(()) };
        self.push(Happened::Dice(DiceEvent::DiceFell { number: self.state.dice.number, dice }));
        let acts = self.state.judge(command_of(called.purpose), &self.facts_of_roll(&called.by, Some(dice)))?;
        self.act(acts);
        Ok(())
    }

    fn facts_of_roll(&self, by: &PlayerId, dice: Option<[tavola_rules::Die; 2]>) -> ChouetteFacts {
        ChouetteFacts { dice, ..ChouetteFacts::new(self.now, ChouetteActor::Player(by.clone())) }
    }

    /// Opens the secret of a set that has served, and commits the next.
    pub(super) fn turn_over_the_dice(&mut self) {
        let Some(sealed) = self.facts.sealed.clone().filter(|_| !self.state.is_over_the_board()) else { return };
        let dice = &self.state.dice;
        let next = if dice.is_sealed() {
            let busy = matches!(self.state.stage, Stage::Playing(_) | Stage::Ordering { .. } | Stage::Seeking { .. });
            if dice.number == RollNumber::default() || busy {
                return;
            }
            let set = dice.set;
            self.push(Happened::Dice(DiceEvent::DiceOpened {
                set,
                secret: sealed.secret.house_secret(&sealed.of, set),
            }));
            set.next()
        } else {
            MatchNumber::FIRST
        };
        if !matches!(self.state.stage, Stage::Closed) {
            let commitment = sealed.commitment(next);
            self.push(Happened::Dice(DiceEvent::DiceCommitted { of: sealed.of.clone(), set: next, commitment }));
        }
    }
}

/// The command by which a roll is made.
const fn command_of(purpose: RollPurpose) -> ChouetteCommand {
    match purpose {
        RollPurpose::Order => ChouetteCommand::Dice(DiceCommand::RollDie { die: None }),
        RollPurpose::Lot => ChouetteCommand::Partner(PartnerCommand::DrawPartner { member: None }),
        RollPurpose::Opening => ChouetteCommand::Dice(DiceCommand::RollOpening { link: None }),
        RollPurpose::Turn => ChouetteCommand::Dice(DiceCommand::Roll { link: None }),
    }
}

/// The roll a command asks for.
const fn asked_by(command: &ChouetteCommand) -> Option<(RollPurpose, Option<Digest>)> {
    match command {
        ChouetteCommand::Dice(DiceCommand::RollDie { die: None }) => Some((RollPurpose::Order, None)),
        ChouetteCommand::Dice(DiceCommand::RollOpening { link }) => Some((RollPurpose::Opening, *link)),
        ChouetteCommand::Dice(DiceCommand::Roll { link }) => Some((RollPurpose::Turn, *link)),
        ChouetteCommand::Partner(PartnerCommand::DrawPartner { member: None }) => Some((RollPurpose::Lot, None)),
        ChouetteCommand::Dice(
            DiceCommand::RollDie { die: Some(_) } | DiceCommand::CommitChain { .. } | DiceCommand::OpenLink { .. },
        )
        | ChouetteCommand::House(_)
        | ChouetteCommand::Session(_)
        | ChouetteCommand::Entry(_)
        | ChouetteCommand::Member(_)
        | ChouetteCommand::Partner(_)
        | ChouetteCommand::Board(_)
        | ChouetteCommand::Cube(_)
        | ChouetteCommand::Talk(_) => None,
    }
}

impl Chouette {
    /// When missing links are no longer waited for.
    pub(super) fn links_due(&self) -> Option<Time> {
        self.dice.called.as_ref().map(|called| called.at + self.settings.pace.link)
    }

    /// When the opening roll makes itself; only dice made of commitments can.
    pub(super) fn opening_due(&self) -> Option<Time> {
        let game = self.game().filter(|_| self.dice.is_sealed() && self.dice.called.is_none())?;
        let waits = matches!(game.board.phase(), Phase::OpeningRoll { .. }) && !game.tie_waits();
        waits.then(|| game.since + OPENING)
    }

    /// The box's or the captain's page commits its chain: before the first roll of the game or of the set.
    pub(super) fn commit_chain(&self, person: &PlayerId, set: MatchNumber, chain: (Digest, ChainLength)) -> Judged {
        let dice = &self.dice;
        if !dice.is_sealed() || dice.set != set || dice.number != RollNumber::default() {
            return Err(ChouetteRefusal::ChainTooLate);
        }
        let side = self.chain_side(person).ok_or(ChouetteRefusal::NoOwnChain)?;
        let owner = dice.chains[side].as_ref().and_then(|chain| chain.owner.as_ref());
        if owner == Some(person) {
            return Err(ChouetteRefusal::ChainTooLate);
        }
        let (anchor, length) = chain;
        if length > ChainLength::USUAL {
            return Err(ChouetteRefusal::ChainTooLong);
        }
        let chain = TranscriptChain { source: LinkSource::Client, anchor, length };
        Ok(vec![Happened::Dice(DiceEvent::ChainCommitted { side, member: Some(person.clone()), chain })])
    }

    /// The side whose chain is that person's to commit: the box's White, the captain's Black.
    pub(in crate::chouette) fn chain_side(&self, person: &PlayerId) -> Option<Side> {
        let (the_box, captain) = match (self.game(), &self.line) {
            (Some(game), _) => (&game.the_box, &game.captain),
            (None, Some(line)) => (&line.the_box, line.captain()?),
            (None, None) => return None,
        };
        let camp = if the_box == person {
            Camp::Box
        } else if captain == person {
            Camp::Team
        } else {
            return None;
        };
        Some(camp.side())
    }

    /// Whether a command may come between a roll's call and its fall.
    pub(super) fn not_between_call_and_fall(&self, command: &ChouetteCommand) -> Done {
        let harmless = matches!(
            command,
            ChouetteCommand::Member(MemberCommand::Join { .. })
                | ChouetteCommand::Member(MemberCommand::Pay { .. })
                | ChouetteCommand::Talk(TalkCommand::Advise { .. })
                | ChouetteCommand::Talk(TalkCommand::AskAdvice { .. })
                | ChouetteCommand::House(HouseCommand::Connected { .. })
                | ChouetteCommand::House(HouseCommand::Disconnected { .. })
                | ChouetteCommand::House(HouseCommand::Resumed { .. })
        );
        if harmless { Ok(()) } else { self.no_dice_called() }
    }

    /// Whether no roll is called and has not fallen yet.
    pub(super) fn no_dice_called(&self) -> Done {
        if self.dice.called.is_some() { Err(ChouetteRefusal::DiceCalled) } else { Ok(()) }
    }
}
