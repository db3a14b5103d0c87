//! A table with a fixed clock and actors that speak in sentences.

use tavola_base::clock::ClockSettings;
use tavola_base::dice_proof::{ChainContext, ChainLength, DiceSource, Digest, RollNumber, TableSecret, ToldDice};
use tavola_base::{Decider, Millis, PlayerId, TableId, Time};
use tavola_club::table::{
    Actor, Opened, SeatPlan, Sitter, SitterKind, Table, TableCommand, TableEvent, TableFacts, TableRefusal, Tables,
    Terms,
};
use tavola_rules::{Action, BySide, Die, Game, Phase, RuleSet, Side, Step, WinKind};

/// Short chains: the tests are about the dice, not about hashing.
pub(crate) const CHAIN: ChainLength = match ChainLength::new(300) {
    Some(length) => length,
    None => ChainLength::USUAL,
};

pub(crate) const START: Time = Time::from_millis(1_800_000_000_000);

/// Where the dice of a table come from.
#[derive(Clone)]
pub(crate) enum Dice {
    /// From the test.
    Told,
    /// From commitments; each seat with a seed has its own chain.
    Sealed { secret: TableSecret, seeds: BySide<Option<Digest>> },
    /// From the secret of a duplicate.
    Duplicate(Digest),
}

/// A table under test.
#[derive(Clone)]
pub(crate) struct World {
    pub(crate) table: Table,
    pub(crate) events: Vec<TableEvent>,
    pub(crate) now: Time,
    pub(crate) dice: Dice,
    pub(crate) told: Option<(u8, u8)>,
    pub(crate) lag: Millis,
}

pub(crate) fn sitter(name: &str) -> Sitter {
    Sitter { player: PlayerId::new(format!("id-of-{name}")), name: name.to_owned(), kind: SitterKind::Person }
}

pub(crate) fn taken(name: &str) -> SeatPlan {
    SeatPlan::Taken { sitter: sitter(name) }
}

pub(crate) fn bot(name: &str) -> SeatPlan {
    SeatPlan::Taken { sitter: Sitter { kind: SitterKind::Bot, ..sitter(name) } }
}

pub(crate) fn terms(rules: RuleSet) -> Terms {
    Terms::new(TableId::new("table-1"), rules, BySide { white: taken("Anna"), black: taken("Bruno") })
}

pub(crate) fn rules(json: &str) -> RuleSet {
    serde_json::from_str(json).unwrap()
}

pub(crate) fn with_clock(mut terms: Terms, clock: ClockSettings) -> Terms {
    terms.clock = Some(clock);
    terms.pace.decision = None;
    terms
}

impl World {
    pub(crate) fn new(dice: Dice) -> Self {
        Self { table: Table::default(), events: Vec::new(), now: START, dice, told: None, lag: Millis::ZERO }
    }

    /// A table on these terms, both ready, dice told by the test.
    pub(crate) fn playing(terms: Terms) -> Self {
        let mut world = Self::new(Dice::Told);
        world.house(TableCommand::Open { terms: Box::new(terms) });
        for side in Side::BOTH {
            if !world.opened().is_playing() {
                let _ = world.try_by(Actor::Seat(side), ready());
            }
        }
        world
    }

    pub(crate) fn opened(&self) -> &Opened {
        self.table.opened().expect("the table is open")
    }

    pub(crate) fn game(&self) -> &Game {
        self.opened().game().expect("a game is on the board")
    }

    pub(crate) fn facts(&self, actor: Actor) -> TableFacts {
        let dice = match &self.dice {
            Dice::Told => {
                let dice = self.told.map(|(a, b)| (Die::new(a).unwrap(), Die::new(b).unwrap()));
                DiceSource::Told(Box::new(ToldDice { dice, ..ToldDice::default() }))
            }
            Dice::Sealed { secret, .. } => DiceSource::Sealed(secret.clone()),
            Dice::Duplicate(secret) => DiceSource::Duplicate(*secret),
        };
        TableFacts::new(self.now, actor).with_dice(dice).with_lag(self.lag)
    }

    pub(crate) fn try_by(&mut self, actor: Actor, command: TableCommand) -> Result<Vec<TableEvent>, TableRefusal> {
        let events = Tables::decide(&self.table, command, &self.facts(actor))?;
        for event in &events {
            self.table = Tables::evolve(std::mem::take(&mut self.table), event);
        }
        self.events.extend(events.iter().cloned());
        Ok(events)
    }

    pub(crate) fn house(&mut self, command: TableCommand) -> Vec<TableEvent> {
        self.try_by(Actor::House, command).expect("the house is not refused")
    }

    pub(crate) fn director(&mut self, command: TableCommand) -> Vec<TableEvent> {
        self.try_by(Actor::Director, command).expect("the director is not refused")
    }

    pub(crate) fn by(&mut self, side: Side, command: TableCommand) -> Vec<TableEvent> {
        self.try_by(Actor::Seat(side), command.clone()).unwrap_or_else(|why| panic!("{side:?} {command:?}: {why}"))
    }

    pub(crate) fn refused(&mut self, side: Side, command: TableCommand) -> TableRefusal {
        let before = self.table.clone();
        let refusal = self.try_by(Actor::Seat(side), command).expect_err("it is refused");
        assert_eq!(self.table, before, "a refusal changes nothing");
        refusal
    }

    pub(crate) fn rolls(&mut self, side: Side, dice: (u8, u8)) -> Vec<TableEvent> {
        self.told = Some(dice);
        self.by(side, TableCommand::Roll { link: None })
    }

    pub(crate) fn plays(&mut self, side: Side, text: &str) -> Vec<TableEvent> {
        self.by(side, play(text))
    }

    /// Plays whichever legal play comes first.
    pub(crate) fn plays_anything(&mut self, side: Side) -> Vec<TableEvent> {
        let steps = self.game().legal_plays().first().map(|legal| legal.play.steps().to_vec()).unwrap_or_default();
        self.by(side, TableCommand::Play { steps })
    }

    pub(crate) fn after(&mut self, span: Millis) -> &mut Self {
        self.now = self.now + span;
        self
    }

    pub(crate) fn seconds(&mut self, seconds: u64) -> &mut Self {
        self.after(Millis::seconds(seconds))
    }

    pub(crate) fn deadline(&self) -> Option<Time> {
        Tables::next_deadline(&self.table)
    }

    /// Waits for the next deadline and lets the timer do what is due.
    pub(crate) fn time_passes(&mut self) -> Vec<TableEvent> {
        self.now = self.deadline().expect("something falls due").max(self.now);
        self.house(TableCommand::Tick)
    }

    pub(crate) fn bank(&self, side: Side) -> String {
        self.opened().clock().unwrap().faces(self.now)[side].bank.to_string()
    }

    /// The side's own link for a roll, if it has a chain of its own.
    pub(crate) fn link(&self, side: Side, number: RollNumber) -> Option<Digest> {
        let Dice::Sealed { seeds, .. } = &self.dice else { return None };
        let opened = self.opened();
        let table = &opened.terms().table;
        ChainContext { table, of: opened.match_number(), side }.link(seeds[side]?, CHAIN, number)
    }

    pub(crate) fn phase(&self) -> Phase {
        *self.game().phase()
    }
}

pub(crate) const fn ready() -> TableCommand {
    TableCommand::Ready { anchor: None, length: CHAIN }
}

pub(crate) fn play(text: &str) -> TableCommand {
    let number = |text: &str| match text {
        "bar" => 25,
        "off" => 0,
        text => text.parse().unwrap(),
    };
    let steps = text.split_whitespace().map(|step| {
        let (from, to) = step.trim_end_matches('*').split_once('/').unwrap();
        Step {
            from: tavola_rules::Origin::new(number(from)).unwrap(),
            to: tavola_rules::Target::new(number(to)).unwrap(),
            hit: false,
        }
    });
    TableCommand::Play { steps: steps.collect() }
}

pub(crate) fn resign(kind: WinKind) -> TableCommand {
    TableCommand::Resign { kind }
}

/// Whether an act of that kind is among the events.
pub(crate) fn acted(events: &[TableEvent], action: Action) -> bool {
    events.iter().any(
        |event| matches!(&event.what, tavola_club::table::Happening::Acted { action: done, .. } if *done == action),
    )
}

/// A small generator of numbers for tests that play at random.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }

    pub(crate) fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    pub(crate) fn of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}
