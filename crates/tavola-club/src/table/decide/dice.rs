//! Calling a roll, opening links, letting the dice fall.

use tavola_base::dice_proof::{
    ChainContext, DiceSource, Digest, DuplicateContext, LinkSource, RollContext, RollNumber, TranscriptLink,
    duplicate_roll, roll,
};
use tavola_rules::{Action, ActionKind, Die, Game, Phase, Roll, Side};

use super::{Decided, Draft, Happening, WhyNot};

impl Draft<'_> {
    /// A player rolls: their own turn's roll, or the opening roll, for which either may ask.
    pub(super) fn call_roll(&mut self, link: Option<Digest>) -> Decided {
        let side = self.side_in_game()?;
        if self.opened()?.dice.called.is_some() {
            return Err(WhyNot::DiceCalled);
        }
        if self.opened()?.awaits_opening() {
            return self.call(None, Some(side), link);
        }
        let game = self.opened()?.live_game().ok_or(WhyNot::NoGame)?;
        game.may(side, ActionKind::Roll)?;
        if self.roll_again(side)? {
            return Ok(());
        }
        self.call(Some(side), Some(side), link)
    }

    /// The timer makes the opening roll.
    pub(super) fn call_opening(&mut self) -> Decided {
        self.call(None, None, None)
    }

    fn call(&mut self, by: Option<Side>, asker: Option<Side>, link: Option<Digest>) -> Decided {
        let opened = self.opened()?;
        let number = opened.dice.number.next();
        let sealed = opened.dice.commitment.is_some();
        self.push(Happening::RollCalled { number, by });
        if sealed {
            if let (Some(side), Some(link)) = (asker, link) {
                self.open_own_link(side, link, None)?;
            }
            for side in Side::BOTH {
                self.open_house_link(side)?;
            }
        }
        self.let_dice_fall()
    }

    /// Whoever of a pair has the chain opens it, whoever has the dice in hand.
    pub(super) fn open_link(&mut self, number: RollNumber, link: Digest, seen: Option<Digest>) -> Decided {
        let side = self.place()?.side;
        let dice = self.opened()?.dice;
        match dice.called {
            Some(_) if dice.number == number => {}
            Some(_) => return Err(WhyNot::NotThatRoll(Some(dice.number))),
            None => return Err(WhyNot::NotThatRoll(None)),
        }
        self.open_own_link(side, link, seen)?;
        self.let_dice_fall()
    }

    fn open_own_link(&mut self, side: Side, link: Digest, seen: Option<Digest>) -> Decided {
        let opened = self.opened()?;
        let (number, called) = (opened.dice.number, opened.dice.called);
        if called.is_some_and(|called| called.links[side].is_some()) {
            return Err(WhyNot::LinkOpenedAlready);
        }
        let chain = opened.seats[side].chain.ok_or(WhyNot::NoOwnChain)?;
        if chain.committed.source != LinkSource::Client {
            return Err(WhyNot::NoOwnChain);
        }
        let context = ChainContext { table: &opened.terms.table, of: opened.of, side };
        chain.opened.opened(&context, number, link).map_err(WhyNot::BadLink)?;
        // What was shown to this seat must be what stands here: nobody can say afterwards that it was not.
        if seen.is_some() && seen != opened.log.as_ref().map(|log| log.digest) {
            return Err(WhyNot::AnotherLog);
        }
        self.push(Happening::LinkOpened { number, side, link, source: LinkSource::Client, seen });
        Ok(())
    }

    /// Opens the link of a seat whose chain the house has drawn.
    fn open_house_link(&mut self, side: Side) -> Decided {
        let opened = self.opened()?;
        let Some(chain) = opened.seats[side].chain else { return Ok(()) };
        if chain.committed.source != LinkSource::House {
            return Ok(());
        }
        let context = ChainContext { table: &opened.terms.table, of: opened.of, side };
        let number = opened.dice.number;
        let opened = match &self.facts.dice {
            DiceSource::None | DiceSource::Duplicate(_) => None,
            DiceSource::Told(told) => told.links[side],
            DiceSource::Sealed(secret) => secret
                .link(&context, secret.house_chain(&context), chain.committed.length, number)
                .map(|link| (link, LinkSource::House))
                .or_else(|| Some((context.default_link(number), LinkSource::Default))),
        };
        let (link, source) = opened.ok_or(WhyNot::NoDice("the link the house opens"))?;
        self.push(Happening::LinkOpened { number, side, link, source, seen: None });
        Ok(())
    }

    /// Opens what is missing after its time: from escrow, or the published default.
    pub(super) fn open_missing_links(&mut self) -> Decided {
        for side in self.opened()?.missing_links() {
            let TranscriptLink { link, source } = self.missing_link(side)?;
            let number = self.opened()?.dice.number;
            self.push(Happening::LinkOpened { number, side, link, source, seen: None });
        }
        self.let_dice_fall()
    }

    fn missing_link(&self, side: Side) -> Result<TranscriptLink, WhyNot> {
        let opened = self.opened()?;
        let context = ChainContext { table: &opened.terms.table, of: opened.of, side };
        let number = opened.dice.number;
        let published = TranscriptLink { link: context.default_link(number), source: LinkSource::Default };
        let Some(chain) = opened.seats[side].chain else { return Ok(published) };
        let from_escrow = match &self.facts.dice {
            DiceSource::Sealed(secret) => secret
                .escrow(side)
                .and_then(|seed| secret.link(&context, seed, chain.committed.length, number))
                // A deposit that does not fit the chain is worth nothing.
                .filter(|&link| chain.opened.opened(&context, number, link).is_ok())
                .map(|link| TranscriptLink { link, source: LinkSource::Escrow }),
            DiceSource::Told(told) => told.links[side].map(|(link, source)| TranscriptLink { link, source }),
            DiceSource::None | DiceSource::Duplicate(_) => None,
        };
        Ok(from_escrow.unwrap_or(published))
    }

    /// The dice fall once both links are open; dice without commitments fall at once.
    fn let_dice_fall(&mut self) -> Decided {
        let opened = self.opened()?;
        let Some(called) = opened.dice.called else { return Ok(()) };
        if opened.dice.commitment.is_some() && !opened.missing_links().is_empty() {
            return Ok(());
        }
        let (first, second) = self.dice()?;
        let roll = Roll::new(first, second);
        let is_early = |side| {
            let phase = opened.live_game().map(Game::phase);
            matches!(phase, Some(Phase::ToPlay { side: mover, .. }) if *mover != side)
        };
        let (side, action) = match called.by {
            None => (Side::White, Action::RollOpening { white: first, black: second }),
            Some(side) if is_early(side) => (side, Action::RollEarly { roll }),
            Some(side) => (side, Action::Roll { roll }),
        };
        self.apply(side, action)
    }

    fn dice(&self) -> Result<(Die, Die), WhyNot> {
        let opened = self.opened()?;
        match &self.facts.dice {
            DiceSource::None => None,
            DiceSource::Told(told) => told.dice,
            DiceSource::Duplicate(secret) => opened.terms.duplicate.as_ref().map(|duplicate| {
                let roll = opened.dice.number.number().saturating_sub(opened.dice.before_game.number());
                let context = DuplicateContext { set: &duplicate.set, of: opened.of, game: opened.game_number, roll };
                duplicate_roll(secret, &context)
            }),
            DiceSource::Sealed(secret) => {
                let table = &opened.terms.table;
                let anchor = |side| opened.seats[side].chain.map(|chain| chain.committed.anchor);
                let link = |side| opened.dice.called.and_then(|called| called.links[side]).map(|link| link.link);
                let missing = WhyNot::NoDice("both chains");
                let anchors = both(anchor).ok_or(missing.clone())?;
                let links = both(link).ok_or(missing)?;
                let context = RollContext { table, of: opened.of, number: opened.dice.number, anchors };
                Some(roll(&secret.house_secret(table, opened.of), &context, &links))
            }
        }
        .ok_or(WhyNot::NoDice("what falls"))
    }

    /// A roll before the opponent has ended their turn. Made of links it is the chain's next roll, called now: nobody
    /// can know it any sooner than a roll in time, and it is the only one there will be for that turn.
    pub(super) fn roll_early(&mut self) -> Decided {
        let side = self.side_in_game()?;
        let opened = self.opened()?;
        let game = opened.live_game().ok_or(WhyNot::NoGame)?;
        if opened.dice.called.is_some() {
            return Err(WhyNot::DiceCalled);
        }
        game.may(side, ActionKind::RollEarly)?;
        if opened.dice.commitment.is_some() || opened.terms.duplicate.is_some() {
            return self.call(Some(side), Some(side), None);
        }
        let (first, second) = self.dice()?;
        self.apply(side, Action::RollEarly { roll: Roll::new(first, second) })
    }
}

fn both<T>(of: impl Fn(Side) -> Option<T>) -> Option<tavola_rules::BySide<T>> {
    Some(tavola_rules::BySide { white: of(Side::White)?, black: of(Side::Black)? })
}
