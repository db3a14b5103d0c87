//! A chouette on the stage: members act by the commands of the wire.

use serde_json::{Value, json};
use tavola_base::{Decider, Explain, Millis, PlayerId, Time};
use tavola_rules::Die;

use crate::chouette::{
    Balance, Chouette, ChouetteActor, ChouetteCommand, ChouetteEvent, ChouetteFacts, ChouetteHappened, ChouetteRefusal,
    ChouetteStream, SealedDice,
};

pub(super) fn id(name: impl Into<String>) -> PlayerId {
    PlayerId::new(name)
}

pub(super) fn ids(names: &str) -> Vec<PlayerId> {
    names.chars().map(id).collect()
}

/// A chouette and the time on the wall.
#[derive(Debug, Clone)]
pub(super) struct Scene {
    pub(super) state: Chouette,
    pub(super) events: Vec<ChouetteEvent>,
    pub(super) now: Time,
    /// What the dice are made from, where they are not told.
    pub(super) sealed: Option<SealedDice>,
}

impl Scene {
    /// Over the board, by `rules`, in the order of `names`, the first game begun.
    pub(super) fn over_the_board(rules: Value, names: &str) -> Self {
        let mut scene = Self::opened(json!({"rules": rules, "play": "over_the_board"}), names);
        scene.does(&names[..1], json!({"type": "set_order", "order": ids(names)}));
        scene.does(&names[..1], json!({"type": "start_game"}));
        scene
    }

    /// Online, by `rules`, the order of `names` rolled for, the first game begun.
    pub(super) fn online(settings: Value, names: &str) -> Self {
        let mut scene = Self::opened(settings, names);
        for (place, name) in ids(names).iter().enumerate() {
            scene.rolls(name.as_str(), [6 - place as u8, 1], json!({"type": "roll_die"}));
        }
        assert_eq!(scene.order(), order_of(names));
        scene.does(&names[..1], json!({"type": "start_game"}));
        scene
    }

    pub(super) fn opened(settings: Value, names: &str) -> Self {
        let mut scene =
            Self { state: Chouette::default(), events: Vec::new(), now: Time::from_millis(1_000_000), sealed: None };
        scene.house(json!({"type": "open", "settings": settings})).unwrap();
        for name in ids(names) {
            scene.does(name.as_str(), json!({"type": "join"}));
        }
        scene
    }

    pub(super) fn house(&mut self, command: Value) -> Result<Vec<ChouetteHappened>, ChouetteRefusal> {
        self.decided(ChouetteActor::House, command, None)
    }

    /// A player's command, whatever comes of it.
    pub(super) fn tries(&mut self, who: &str, command: Value) -> Result<Vec<ChouetteHappened>, ChouetteRefusal> {
        self.decided(ChouetteActor::Player(id(who)), command, None)
    }

    /// A player's command that is in order.
    pub(super) fn does(&mut self, who: &str, command: Value) -> Vec<ChouetteHappened> {
        let shown = command.to_string();
        self.tries(who, command).unwrap_or_else(|refusal| panic!("{who} {shown}: {refusal}"))
    }

    pub(super) fn rolls(&mut self, who: &str, dice: [u8; 2], command: Value) -> Vec<ChouetteHappened> {
        let dice = dice.map(|number| Die::new(number).unwrap());
        let shown = command.to_string();
        let decided = self.decided(ChouetteActor::Player(id(who)), command, Some(dice));
        decided.unwrap_or_else(|refusal| panic!("{who} {shown}: {refusal}"))
    }

    /// The clause on which a player's command is refused.
    pub(super) fn refused(&mut self, who: &str, command: Value) -> String {
        let shown = command.to_string();
        match self.tries(who, command) {
            Ok(events) => panic!("{who} {shown} was accepted: {events:?}"),
            Err(refusal) => refusal.clause().map_or_else(String::new, |clause| clause.id().to_owned()),
        }
    }

    pub(super) fn decided(
        &mut self,
        actor: ChouetteActor,
        command: Value,
        dice: Option<[Die; 2]>,
    ) -> Result<Vec<ChouetteHappened>, ChouetteRefusal> {
        let command: ChouetteCommand = serde_json::from_value(command).expect("a command of the wire");
        let facts = ChouetteFacts { dice, ..ChouetteFacts::new(self.now, actor).with_sealed(self.sealed.clone()) };
        let events = ChouetteStream::decide(&self.state, command, &facts)?;
        assert!(!events.is_empty());
        for event in &events {
            let text = serde_json::to_string(event).unwrap();
            assert_eq!(&serde_json::from_str::<ChouetteEvent>(&text).unwrap(), event, "{text}");
            self.state = ChouetteStream::evolve(std::mem::take(&mut self.state), event);
        }
        self.events.extend(events.iter().cloned());
        Ok(events.into_iter().map(|event| event.what).collect())
    }

    pub(super) fn later(&mut self, seconds: u64) {
        self.now = self.now + Millis::seconds(seconds);
    }

    /// The order as the worked cases write it: `A | B, C, D`.
    pub(super) fn order(&self) -> String {
        let Some(line) = self.state.line() else { return String::new() };
        let queue: Vec<_> = line.queue.iter().map(PlayerId::as_str).collect();
        format!("{} | {}", line.the_box, queue.join(", "))
    }

    /// The points of the last game as the worked cases write them: `A+3 B-1`.
    pub(super) fn ledger(&self) -> String {
        let game = self.state.games().last().expect("a game was played");
        written(game.points.iter())
    }

    pub(super) fn captain(&self) -> String {
        self.state.game().map(|game| game.captain.to_string()).unwrap_or_default()
    }

    /// All double in order, which the box is then to answer.
    pub(super) fn all_double(&mut self, names: &str) {
        for name in ids(names) {
            self.does(name.as_str(), json!({"type": "double"}));
        }
    }

    pub(super) fn result(&mut self, winner: &str, kind: &str) {
        self.house(json!({"type": "result", "winner": winner, "kind": kind})).unwrap();
    }
}

fn written<'a>(points: impl Iterator<Item = (&'a PlayerId, &'a Balance)>) -> String {
    let signed = |(member, balance): (&PlayerId, &Balance)| {
        let sign = if balance.in_halves() < 0 { "" } else { "+" };
        format!("{member}{sign}{balance}")
    };
    points.map(signed).collect::<Vec<_>>().join(" ")
}

pub(super) fn order_of(names: &str) -> String {
    let queue: Vec<_> = names.chars().skip(1).map(String::from).collect();
    format!("{} | {}", &names[..1], queue.join(", "))
}

pub(super) fn galore() -> Value {
    json!({"game": {"preset": "chouette-galore"}})
}

pub(super) fn club() -> Value {
    json!({"game": {"preset": "chouette-club"}})
}

/// `chouette-galore` with a cube for each member.
pub(super) fn galore_with_many_cubes() -> Value {
    json!({"game": {"preset": "chouette-galore"}, "cubes": "multiple"})
}
